

class _BaseGenericAlias(_Final, _root=True):
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


def _for_each(alias, items):
    """What each parameter of an alias or a class is given: every one takes its part of the list for itself."""
    for one in alias.__parameters__:
        prepare = getattr(one, "__typing_prepare_subst__", None)
        if prepare is not None:
            items = prepare(alias, items)
    return items


def _replaced(alias, args, chosen):
    """The arguments of an alias with its variables replaced by what was chosen for them."""
    new = []
    for item in args:
        if isinstance(item, type):
            new.append(item)
            continue
        substitute = getattr(item, "__typing_subst__", None)
        if substitute:
            value = substitute(chosen[item])
        else:
            inner = getattr(item, "__parameters__", ())
            spread = []
            for one in inner:
                if isinstance(one, TypeVarTuple):
                    spread.extend(chosen[one])
                else:
                    spread.append(chosen[one])
            value = item[tuple(spread)] if inner else item
        if alias.__origin__ == _cabc.Callable and isinstance(value, tuple):
            new.extend(value)
        elif getattr(item, "__typing_is_unpacked_typevartuple__", False):
            new.extend(value)
        elif isinstance(item, tuple):
            new.append(tuple(_replaced(alias, item, chosen)))
        else:
            new.append(value)
    return new


class _GenericAlias(_BaseGenericAlias, _root=True):
    def __init__(self, origin, args, *, inst=True, name=None):
        super().__init__(origin, inst=inst, name=name)
        self.__args__ = _as_tuple(args)
        self.__parameters__ = _parameters_of(self.__args__, ordered=origin in (Generic, Protocol))
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
        if not self.__parameters__:
            raise TypeError(f"{self} is not a generic class")
        items = tuple(_converted(item) for item in _as_tuple(items))
        items = _for_each(self, tuple(_unpacked(items)))
        given, wanted = len(items), len(self.__parameters__)
        if given != wanted:
            much = "many" if given > wanted else "few"
            raise TypeError(f"Too {much} arguments for {self}; actual {given}, expected {wanted}")
        chosen = dict(zip(self.__parameters__, items))
        return self._copy_with(tuple(_replaced(self, self.__args__, chosen)))

    def __or__(self, other):
        return Union[self, other]

    def __ror__(self, other):
        return Union[other, self]

    def _copy_with(self, args):
        return type(self)(self.__origin__, args, inst=self._inst, name=self._name)

    def __repr__(self):
        name = f"typing.{self._name}" if self._name else _type_repr(self.__origin__)
        shown = ", ".join(_type_repr(item) for item in self.__args__) if self.__args__ else "()"
        return f"{name}[{shown}]"

    def __reduce__(self):
        origin = globals()[self._name] if self._name else self.__origin__
        args = self.__args__
        if len(args) == 1 and not isinstance(args[0], tuple):
            args = args[0]
        return _operator.getitem, (origin, args)

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


class _ConcatenateGenericAlias(_GenericAlias, _root=True):
    def _copy_with(self, args):
        last = args[-1]
        if isinstance(last, (list, tuple)):
            # The parameters are all known now.
            return (*args[:-1], *last)
        if isinstance(last, _ConcatenateGenericAlias):
            args = (*args[:-1], *last.__args__)
        return super()._copy_with(args)


class _UnionGenericAlias(_NotIterable, _GenericAlias, _root=True):
    def _copy_with(self, args):
        return Union[args]

    def __eq__(self, other):
        if not isinstance(other, (_UnionGenericAlias, _UnionType)):
            return NotImplemented
        try:
            return set(self.__args__) == set(other.__args__)
        except TypeError:
            # What has no hash is looked for.
            left = list(other.__args__)
            for item in self.__args__:
                if item not in left:
                    return False
                left.remove(item)
            return not left

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

    def __reduce__(self):
        function, (_, args) = super().__reduce__()
        return function, (Union, args)



class _LiteralGenericAlias(_GenericAlias, _root=True):
    def __eq__(self, other):
        if not isinstance(other, _LiteralGenericAlias):
            return NotImplemented
        return {(type(a), a) for a in self.__args__} == {(type(a), a) for a in other.__args__}

    def __hash__(self):
        return hash(frozenset((type(a), a) for a in self.__args__))

    def __repr__(self):
        return f"typing.Literal[{', '.join(map(_type_repr, self.__args__)) or '()'}]"


class _UnpackGenericAlias(_GenericAlias, _root=True):
    def __repr__(self):
        return f"typing.Unpack[{_type_repr(self.__args__[0])}]"

    @property
    def __typing_unpacked_tuple_args__(self):
        (item,) = self.__args__
        if not isinstance(item, (_GenericAlias, _BuiltinAlias)):
            return None
        if item.__origin__ is not tuple:
            raise TypeError("Unpack[...] must be used with a tuple type")
        return item.__args__

    @property
    def __typing_is_unpacked_typevartuple__(self):
        return isinstance(self.__args__[0], TypeVarTuple)

    def __getitem__(self, items):
        if self.__typing_is_unpacked_typevartuple__:
            return items
        return super().__getitem__(items)


class _AnnotatedAlias(_NotIterable, _GenericAlias, _root=True):
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


class _CallableGenericAlias(_NotIterable, _GenericAlias, _root=True):
    def _is_plain(self):
        """Whether what is taken stands there as one thing."""
        return len(self.__args__) == 2 and _stands_for_parameters(self.__args__[0])

    def __repr__(self):
        args = self.__args__
        if self._is_plain():
            shown = _type_repr(args[0])
        else:
            shown = "[" + ", ".join(_type_repr(item) for item in args[:-1]) + "]"
        return f"typing.Callable[{shown}, {_type_repr(args[-1])}]"

    def __reduce__(self):
        args = self.__args__
        if not self._is_plain():
            args = (list(args[:-1]), args[-1])
        return _operator.getitem, (Callable, args)


def _stands_for_parameters(item):
    return item is ... or isinstance(item, (ParamSpec, _ConcatenateGenericAlias))


class _SpecialGenericAlias(_NotIterable, _BaseGenericAlias, _root=True):
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

    def __or__(self, other):
        return Union[self, other]

    def __ror__(self, other):
        return Union[other, self]

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


class _CallableType(_SpecialGenericAlias, _root=True):
    def __getitem__(self, items):
        if isinstance(items, tuple) and len(items) == 2 and isinstance(items[0], list):
            # What is remembered needs a hash.
            items = (tuple(items[0]), items[1])
        return super().__getitem__(items)

    def _with(self, items):
        if not isinstance(items, tuple) or len(items) != 2:
            raise TypeError("Callable must be used as Callable[[arg, ...], result].")
        given, result = items
        result = _checked(result, "Callable[args, result]: result must be a type.")
        if _stands_for_parameters(given):
            return _CallableGenericAlias(self.__origin__, (given, result), name="Callable")
        given = tuple(_converted(item) for item in _as_tuple(given))
        return _CallableGenericAlias(self.__origin__, (*given, result), name="Callable")


class _TupleType(_SpecialGenericAlias, _root=True):
    def _with(self, items):
        items = _as_tuple(items)
        if len(items) >= 2 and items[-1] is ...:
            message = "Tuple[t, ...]: t must be a type."
            return self._of((*(_checked(item, message) for item in items[:-1]), ...))
        message = "Tuple[t0, t1, ...]: each t must be a type."
        return self._of(tuple(_checked(item, message) for item in items))

    def _of(self, items):
        return _GenericAlias(tuple, items, inst=self._inst, name="Tuple")


class _DeprecatedGenericAlias(_SpecialGenericAlias, _root=True):
    """An alias of a class that goes away."""

    def __init__(self, origin, count, *, removal_version, inst=True, name=None):
        super().__init__(origin, count, inst=inst, name=name)
        self.__removal_version__ = removal_version

    def __instancecheck__(self, inst):
        _is_deprecated(f"{self.__module__}.{self._name}", self.__removal_version__)
        return super().__instancecheck__(inst)


def _is_deprecated(name, version):
    import warnings

    message = f"{name!r} is deprecated and slated for removal in Python {version}"
    warnings.warn(message, DeprecationWarning, stacklevel=3)
