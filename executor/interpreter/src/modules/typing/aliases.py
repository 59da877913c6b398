

class _BaseGenericAlias(_Unions):
    def __init__(self, origin, *, inst=True, name=None):
        self._inst = inst
        self._name = name
        self.__origin__ = origin

    def __call__(self, *args, **kwargs):
        if not self._inst:
            raise TypeError(
                f"Type {self._name} cannot be instantiated; use {self.__origin__.__name__}() instead"
            )
        result = self.__origin__(*args, **kwargs)
        try:
            result.__orig_class__ = self
        except Exception:
            pass
        return result

    def __mro_entries__(self, bases):
        result = []
        if self.__origin__ not in bases:
            result.append(self.__origin__)
        place = bases.index(self)
        for other in bases[place + 1 :]:
            if isinstance(other, _BaseGenericAlias) or (isinstance(other, type) and issubclass(other, Generic)):
                break
        else:
            result.append(Generic)
        return tuple(result)

    def __getattr__(self, name):
        if name in ("__origin__", "__args__"):
            raise AttributeError(name)
        if name.startswith("__") and name.endswith("__"):
            if name in ("__name__", "__qualname__"):
                return self.__dict__.get("_name") or self.__origin__.__name__
            if name not in ("__doc__", "__mro__", "__annotations__"):
                raise AttributeError(name)
        return getattr(self.__origin__, name)

    def __setattr__(self, name, value):
        if (name.startswith("__") and name.endswith("__")) or name in ("_name", "_inst", "_count", "_defaults"):
            object.__setattr__(self, name, value)
        else:
            setattr(self.__origin__, name, value)

    def __instancecheck__(self, instance):
        return self.__subclasscheck__(type(instance))

    def __subclasscheck__(self, cls):
        raise TypeError("Subscripted generics cannot be used with class and instance checks")

    def __dir__(self):
        own = [name for name in dir(self.__origin__) if not (name.startswith("__") and name.endswith("__"))]
        return sorted({*object.__dir__(self), *own})


def _prepared(alias, parameters, items):
    """One item for each variable: one that stands for several types gathers them, others may add their default."""
    for one in parameters:
        prepare = getattr(one, "__typing_prepare_subst__", None)
        if prepare:
            items = prepare(alias, items)
    if len(items) != len(parameters):
        much = "many" if len(items) > len(parameters) else "few"
        raise TypeError(f"Too {much} arguments for {alias}; actual {len(items)}, expected {len(parameters)}")
    return items


def _substituted(alias, args, items):
    """The arguments with the variables of an alias replaced."""
    parameters = alias.__parameters__
    if not parameters:
        raise TypeError(f"{alias} is not a generic class")
    items = _prepared(alias, parameters, tuple(_spread(_as_tuple(items))))
    chosen = dict(zip(parameters, items))
    for one, item in chosen.items():
        if isinstance(one, TypeVarTuple):
            chosen[one] = tuple(_converted(each) for each in item)
        else:
            chosen[one] = one.__typing_subst__(item)
    return _replaced(args, chosen)


def _replaced(args, chosen):
    new = []
    for item in args:
        if isinstance(item, type) and not isinstance(item, _BuiltinAlias):
            new.append(item)
        elif isinstance(item, _Variable) and item in chosen:
            new.append(chosen[item])
        elif isinstance(item, _UnpackGenericAlias) and item.__args__[0] in chosen:
            new.extend(chosen[item.__args__[0]])
        elif isinstance(item, (tuple, list)):
            new.append(type(item)(_replaced(item, chosen)))
        else:
            inner = getattr(item, "__parameters__", ())
            if isinstance(inner, tuple) and inner:
                spread = []
                for one in inner:
                    if isinstance(one, TypeVarTuple):
                        spread.extend(chosen.get(one, (one,)))
                    else:
                        spread.append(chosen.get(one, one))
                new.append(item[tuple(spread)])
            else:
                new.append(item)
    return tuple(new)


class _GenericAlias(_BaseGenericAlias):
    def __init__(self, origin, args, *, inst=True, name=None):
        super().__init__(origin, inst=inst, name=name)
        self.__args__ = _as_tuple(args)
        self.__parameters__ = _parameters_of(self.__args__)
        if not name and isinstance(origin, type):
            self.__module__ = origin.__module__

    def __eq__(self, other):
        if not isinstance(other, _GenericAlias):
            return NotImplemented
        return self.__origin__ == other.__origin__ and self.__args__ == other.__args__

    def __hash__(self):
        return hash((self.__origin__, self.__args__))

    def __getitem__(self, items):
        if self.__origin__ in (Generic, Protocol):
            raise TypeError(f"Cannot subscript already-subscripted {self}")
        return self._copy_with(_substituted(self, self.__args__, items))

    def _copy_with(self, args):
        if self.__origin__ is Concatenate and isinstance(args[-1], (tuple, list)):
            # The parameters are all known now.
            return (*args[:-1], *args[-1])
        if self.__origin__ is Concatenate and getattr(args[-1], "__origin__", None) is Concatenate:
            args = (*args[:-1], *args[-1].__args__)
        return type(self)(self.__origin__, args, inst=self._inst, name=self._name)

    def __repr__(self):
        name = f"typing.{self._name}" if self._name else _type_repr(self.__origin__)
        shown = ", ".join(_type_repr(item) for item in self.__args__) if self.__args__ else "()"
        return f"{name}[{shown}]"

    def __reduce__(self):
        return _operator.getitem, (self.__origin__, self.__args__)

    def __mro_entries__(self, bases):
        if isinstance(self.__origin__, _SpecialForm):
            raise TypeError(f"Cannot subclass {self!r}")
        if self._name:
            return super().__mro_entries__(bases)
        if self.__origin__ is Generic:
            if Protocol in bases:
                return ()
            place = bases.index(self)
            for other in bases[place + 1 :]:
                if isinstance(other, _BaseGenericAlias) and other is not self:
                    return ()
        return (self.__origin__,)

    def __iter__(self):
        yield Unpack[self]


class _UnionGenericAlias(_GenericAlias):
    def _copy_with(self, args):
        return Union[args]

    def __eq__(self, other):
        if not isinstance(other, (_UnionGenericAlias, _UnionType)):
            return NotImplemented
        return set(self.__args__) == set(other.__args__)

    def __hash__(self):
        return hash(frozenset(self.__args__))

    def __repr__(self):
        args = self.__args__
        if len(args) == 2:
            if args[0] is type(None):
                return f"typing.Optional[{_type_repr(args[1])}]"
            if args[1] is type(None):
                return f"typing.Optional[{_type_repr(args[0])}]"
        return f"typing.Union[{', '.join(_type_repr(item) for item in args)}]"

    def __instancecheck__(self, instance):
        return self.__subclasscheck__(type(instance))

    def __subclasscheck__(self, cls):
        return any(issubclass(cls, one) for one in self.__args__)


_UnionGenericAlias.__name__ = _UnionGenericAlias.__qualname__ = "_UnionGenericAlias"


class _LiteralGenericAlias(_GenericAlias):
    def __eq__(self, other):
        if not isinstance(other, _LiteralGenericAlias):
            return NotImplemented
        return {(type(a), a) for a in self.__args__} == {(type(a), a) for a in other.__args__}

    def __hash__(self):
        return hash(frozenset((type(a), a) for a in self.__args__))

    def __repr__(self):
        return f"typing.Literal[{', '.join(map(repr, self.__args__)) or '()'}]"


class _UnpackGenericAlias(_GenericAlias):
    def __repr__(self):
        return f"typing.Unpack[{_type_repr(self.__args__[0])}]"

    @property
    def __typing_unpacked_tuple_args__(self):
        inside = self.__args__[0]
        if isinstance(inside, (_GenericAlias, _BuiltinAlias)):
            if inside.__origin__ is not tuple:
                raise TypeError("Unpack[...] must be used with a tuple type")
            return inside.__args__
        return None

    @property
    def __typing_is_unpacked_typevartuple__(self):
        return isinstance(self.__args__[0], TypeVarTuple)

    def __getitem__(self, items):
        if isinstance(self.__args__[0], TypeVarTuple):
            return items
        return super().__getitem__(items)


class _AnnotatedAlias(_GenericAlias):
    def __init__(self, origin, metadata):
        if isinstance(origin, _AnnotatedAlias):
            metadata = origin.__metadata__ + metadata
            origin = origin.__origin__
        super().__init__(origin, origin, name="Annotated")
        self.__metadata__ = metadata

    def _copy_with(self, args):
        return _AnnotatedAlias(args[0], self.__metadata__)

    def __repr__(self):
        return f"typing.Annotated[{_type_repr(self.__origin__)}, {', '.join(repr(one) for one in self.__metadata__)}]"

    def __eq__(self, other):
        if not isinstance(other, _AnnotatedAlias):
            return NotImplemented
        return self.__origin__ == other.__origin__ and self.__metadata__ == other.__metadata__

    def __hash__(self):
        return hash((self.__origin__, self.__metadata__))

    def __reduce__(self):
        return _operator.getitem, (Annotated, (self.__origin__, *self.__metadata__))

    def __getattr__(self, name):
        if name in ("__name__", "__qualname__"):
            return "Annotated"
        return super().__getattr__(name)

    def __mro_entries__(self, bases):
        return (self.__origin__,)


class _CallableGenericAlias(_GenericAlias):
    def __repr__(self):
        args = self.__args__
        if len(args) == 2 and (
            args[0] is ... or isinstance(args[0], ParamSpec) or getattr(args[0], "__origin__", None) is Concatenate
        ):
            shown = _type_repr(args[0])
        else:
            shown = "[" + ", ".join(_type_repr(item) for item in args[:-1]) + "]"
        return f"typing.Callable[{shown}, {_type_repr(args[-1])}]"

    def _copy_with(self, args):
        flat = []
        for item in args[:-1]:
            if isinstance(item, tuple):
                flat.extend(item)
            else:
                flat.append(item)
        return _CallableGenericAlias(self.__origin__, (*flat, args[-1]), inst=self._inst, name=self._name)


class _SpecialGenericAlias(_BaseGenericAlias):
    """An alias of a class of the library, such as List."""

    def __init__(self, origin, count, *, inst=True, name=None, defaults=()):
        super().__init__(origin, inst=inst, name=name or origin.__name__)
        self._count = count
        self._defaults = defaults
        self.__module__ = "typing"

    def __getitem__(self, items):
        return _remembered(self, items, lambda: self._with(items))

    def _with(self, items):
        message = "Parameters to generic types must be types."
        items = tuple(_checked(item, message) for item in _as_tuple(items))
        given = len(items)
        if self._defaults and given < self._count and given + len(self._defaults) >= self._count:
            items = (*items, *self._defaults[given - self._count :])
        elif given != self._count:
            if not self._count:
                raise TypeError(f"{self} is not a generic class")
            much = "many" if given > self._count else "few"
            expected = self._count
            if self._defaults:
                expected = f"at least {self._count - len(self._defaults)}"
            raise TypeError(f"Too {much} arguments for {self}; actual {given}, expected {expected}")
        return _GenericAlias(self.__origin__, items, inst=self._inst, name=self._name)

    def __repr__(self):
        return "typing." + self._name

    def __subclasscheck__(self, cls):
        if isinstance(cls, _SpecialGenericAlias):
            return issubclass(cls.__origin__, self.__origin__)
        if not isinstance(cls, _GenericAlias):
            return issubclass(cls, self.__origin__)
        return super().__subclasscheck__(cls)

    def __reduce__(self):
        return self._name


class _CallableType(_SpecialGenericAlias):
    def _with(self, items):
        if not isinstance(items, tuple) or len(items) != 2:
            raise TypeError("Callable must be used as Callable[[arg, ...], result].")
        given, result = items
        if isinstance(given, list):
            given = tuple(given)
        result = _checked(result, "Callable[args, result]: result must be a type.")
        if given is ... or isinstance(given, ParamSpec) or getattr(given, "__origin__", None) is Concatenate:
            return _CallableGenericAlias(self.__origin__, (given, result), name="Callable")
        given = _as_tuple(given)
        message = "Callable[[arg, ...], result]: each arg must be a type."
        given = tuple(_checked(item, message) for item in given)
        return _CallableGenericAlias(self.__origin__, (*given, result), name="Callable")


class _TupleType(_SpecialGenericAlias):
    def _with(self, items):
        items = _as_tuple(items)
        if len(items) >= 2 and items[-1] is ...:
            message = "Tuple[t, ...]: t must be a type."
            return _GenericAlias(tuple, (*(_checked(item, message) for item in items[:-1]), ...), name="Tuple")
        message = "Tuple[t0, t1, ...]: each t must be a type."
        return _GenericAlias(tuple, tuple(_checked(item, message) for item in items), name="Tuple")
