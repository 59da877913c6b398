

class _Variable:
    __slots__ = ()

    def __repr__(self):
        if self.__infer_variance__:
            return self.__name__
        sign = "+" if self.__covariant__ else "-" if self.__contravariant__ else "~"
        return sign + self.__name__

    def has_default(self):
        return "__default__" in self.__dict__.get("_later", ()) or self.__default__ is not NoDefault

    def __getattr__(self, name):
        thunk = self.__dict__.get("_later", {}).get(name)
        if thunk is None:
            raise AttributeError(f"'typing.{type(self).__name__}' object has no attribute {name!r}", name=name, obj=self)
        value = thunk()
        setattr(self, name, value)
        return value

    def __mro_entries__(self, bases, /):
        raise TypeError(f"Cannot subclass an instance of {type(self).__name__}")

    def __reduce__(self):
        return self.__name__

    def __copy__(self):
        return self

    def __deepcopy__(self, memo, /):
        return self


def _variances(self, covariant, contravariant, infer_variance):
    if covariant and contravariant:
        raise ValueError("Bivariant types are not supported.")
    if infer_variance and (covariant or contravariant):
        raise ValueError("Variance cannot be specified with infer_variance.")
    self.__covariant__ = bool(covariant)
    self.__contravariant__ = bool(contravariant)
    self.__infer_variance__ = bool(infer_variance)


class TypeVar(_Variable, _Unions):
    """A type that is chosen later."""

    def __new__(
        cls,
        name,
        *constraints,
        bound=None,
        default=NoDefault,
        covariant=False,
        contravariant=False,
        infer_variance=False,
    ):
        if not isinstance(name, str):
            raise TypeError(f"typevar() argument 'name' must be str, not {type(name).__name__}")
        self = object.__new__(cls)
        _variances(self, covariant, contravariant, infer_variance)
        if len(constraints) == 1:
            raise TypeError("A single constraint is not allowed")
        if constraints and bound is not None:
            raise TypeError("Constraints cannot be combined with bound=...")
        self.__name__ = name
        self.__module__ = _caller()
        message = "TypeVar(name, constraint, ...): constraints must be types."
        self.__constraints__ = tuple(_checked(item, message) for item in constraints)
        self.__bound__ = None if bound is None else _checked(bound, "Bound must be a type.")
        self.__default__ = default
        return self

    def __typing_subst__(self, arg, /):
        arg = _checked(arg, "Parameters to generic types must be types.")
        if isinstance(arg, _UnpackGenericAlias) or (isinstance(arg, _BuiltinAlias) and arg.__unpacked__):
            raise TypeError(f"{arg} is not valid as type argument")
        return arg

    def __typing_prepare_subst__(self, alias, args, /):
        place = _place_of(self, alias.__parameters__)
        if place < len(args):
            return args
        if place == len(args) and self.has_default():
            return (*args, self.__default__)
        raise TypeError(f"Too few arguments for {alias}; actual {len(args)}, expected at least {place + 1}")


def _place_of(variable, parameters):
    for place, one in enumerate(parameters):
        if one is variable:
            return place
    raise ValueError("sequence.index(x): x not in sequence")


class TypeVarTuple(_Variable):
    """Several types that are chosen later."""

    def __new__(cls, name, *, default=NoDefault):
        if not isinstance(name, str):
            raise TypeError(f"typevartuple() argument 'name' must be str, not {type(name).__name__}")
        self = object.__new__(cls)
        self.__name__ = name
        self.__module__ = _caller()
        self.__default__ = default
        return self

    def __repr__(self):
        return self.__name__

    def __iter__(self):
        return iter((Unpack[self],))

    def __typing_subst__(self, arg, /):
        raise TypeError("Substitution of bare TypeVarTuple is not supported")

    def __typing_prepare_subst__(self, alias, args, /):
        parameters = alias.__parameters__
        before = parameters.index(self)
        after = len(parameters) - before - 1
        if any(isinstance(one, TypeVarTuple) for one in parameters[before + 1 :]):
            raise TypeError(f"More than one TypeVarTuple parameter in {alias}")
        # A tuple of any length among the arguments stands for as many as are missing on either side.
        endless = [place for place, one in enumerate(args) if _repeated(one) is not None]
        if len(endless) > 1:
            raise TypeError("More than one unpacked arbitrary-length tuple argument")
        filling = ()
        left, right = before, after
        if endless:
            filling = (_repeated(args[endless[0]]),)
            left = min(before, endless[0])
            right = min(after, len(args) - endless[0] - 1)
        elif left + right > len(args):
            least = len(parameters) - 1
            raise TypeError(f"Too few arguments for {alias}; actual {len(args)}, expected at least {least}")
        end = len(args) - right
        gathered = _spread([self.__default__]) if left == end and self.has_default() else args[left:end]
        return (
            *args[:left],
            *filling * (before - left),
            gathered,
            # CPython counts those on the left here, too.
            *filling * (after - right - left),
            *args[end:],
        )


def _inside(item):
    """The arguments of a tuple with a star in front."""
    return None if isinstance(item, type) else getattr(item, "__typing_unpacked_tuple_args__", None)


def _repeated(item):
    """The type of which such a tuple holds any number."""
    inside = _inside(item)
    return inside[0] if inside and len(inside) == 2 and inside[1] is ... else None


def _spread(items):
    """The arguments with those of such tuples in their place."""
    all = []
    for item in items:
        inside = _inside(item)
        if inside is None or inside and inside[-1] is ...:
            all.append(item)
        else:
            all.extend(inside)
    return all


class _PartOfParamSpec:
    """What the two kinds of arguments of a ParamSpec have in common."""

    def __new__(cls, origin):
        self = object.__new__(cls)
        self.__origin__ = origin
        return self

    def __repr__(self):
        origin = self.__origin__
        return f"{origin.__name__ if isinstance(origin, ParamSpec) else repr(origin)}.{self._kind}"

    def __eq__(self, value, /):
        if type(value) is not type(self):
            return NotImplemented
        return self.__origin__ == value.__origin__

    __hash__ = object.__hash__


class ParamSpecArgs:
    """The positional arguments of a ParamSpec."""

    _kind = "args"


class ParamSpecKwargs:
    """The keyword arguments of a ParamSpec."""

    _kind = "kwargs"


class ParamSpec(_Variable, _Unions):
    """The parameters of a callable, chosen later."""

    def __new__(
        cls,
        name,
        *,
        bound=None,
        default=NoDefault,
        covariant=False,
        contravariant=False,
        infer_variance=False,
    ):
        if not isinstance(name, str):
            raise TypeError(f"paramspec() argument 'name' must be str, not {type(name).__name__}")
        self = object.__new__(cls)
        _variances(self, covariant, contravariant, infer_variance)
        self.__name__ = name
        self.__module__ = _caller()
        self.__bound__ = _checked(bound, "Bound must be a type.")
        self.__default__ = default
        return self

    @property
    def args(self):
        return ParamSpecArgs(self)

    @property
    def kwargs(self):
        return ParamSpecKwargs(self)

    def __typing_subst__(self, arg, /):
        if isinstance(arg, (list, tuple)):
            return tuple(_checked(item, "Expected a type.") for item in arg)
        if _is_parameters(arg):
            return arg
        raise TypeError(
            "Expected a list of types, an ellipsis, ParamSpec, or Concatenate. "
            f"Got {arg}"
        )

    def __typing_prepare_subst__(self, alias, args, /):
        parameters = alias.__parameters__
        place = parameters.index(self)
        if place == len(args) and self.has_default():
            args = (*args, self.__default__)
        if place >= len(args):
            raise TypeError(f"Too few arguments for {alias}")
        if len(parameters) == 1 and not _is_parameters(args[0]):
            return (tuple(args),)
        if isinstance(args[place], list):
            return (*args[:place], tuple(args[place]), *args[place + 1 :])
        return args


def _is_parameters(item):
    """What may stand for the parameters of a callable."""
    if isinstance(item, _GenericAlias):
        return item.__origin__ is Concatenate
    return item is ... or isinstance(item, (tuple, list, ParamSpec))


class TypeAliasType:
    """What a type statement makes."""

    def __new__(cls, name, value, *, type_params=()):
        if not isinstance(name, str):
            raise TypeError(f"typealias() argument 'name' must be str, not {type(name).__name__}")
        if not isinstance(type_params, tuple):
            raise TypeError(f"type_params must be a tuple")
        self = object.__new__(cls)
        keep = object.__setattr__
        keep(self, "__name__", name)
        keep(self, "__type_params__", type_params)
        keep(self, "__module__", _caller())
        keep(self, "_thunk", None)
        keep(self, "_value", value)
        return self

    def __setattr__(self, name, value, /):
        if name in ("__name__", "__value__"):
            raise AttributeError(f"attribute '{name}' of 'typing.TypeAliasType' objects is not writable")
        if name in ("__type_params__", "__parameters__"):
            raise AttributeError(f"attribute '{name}' of 'typing.TypeAliasType' objects is not writable")
        message = f"'typing.TypeAliasType' object has no attribute '{name}' and no __dict__ for setting new attributes"
        raise AttributeError(message)

    def __or__(self, value, /):
        return _either(self, value)

    def __ror__(self, value, /):
        return _either(value, self)

    @property
    def __value__(self):
        if self._thunk is not None:
            object.__setattr__(self, "_value", self._thunk())
            object.__setattr__(self, "_thunk", None)
        return self._value

    @property
    def __parameters__(self):
        flat = []
        for one in self.__type_params__:
            if isinstance(one, TypeVarTuple):
                flat.extend(one)
            else:
                flat.append(one)
        return tuple(flat)

    def __getitem__(self, parameters, /):
        if not self.__type_params__:
            raise TypeError("Only generic type aliases are subscriptable")
        return _BuiltinAlias(self, _as_tuple(parameters))

    def __repr__(self):
        return self.__name__

    def __reduce__(self):
        return self.__name__


_in_c(TypeVar, "typing", None, (_Variable, _Unions), True)
_in_c(TypeVarTuple, "typing", None, (_Variable,), True)
_in_c(ParamSpec, "typing", None, (_Variable, _Unions), True)
_in_c(ParamSpecArgs, "typing", parts=(_PartOfParamSpec,), final=True)
_in_c(ParamSpecKwargs, "typing", parts=(_PartOfParamSpec,), final=True)
_in_c(TypeAliasType, "typing", final=True)


def _make_type_alias(name, parameters, thunk):
    alias = TypeAliasType(name, None, type_params=parameters)
    object.__setattr__(alias, "_thunk", thunk)
    return alias


def _make_type_variable(name, kind, bound, default):
    """A parameter of the syntax; its bound, or constraints, and its default are functions that tell when asked."""
    if kind == 1:
        made = TypeVarTuple(name)
    elif kind == 2:
        made = ParamSpec(name, infer_variance=True)
    else:
        made = TypeVar(name, infer_variance=True)
    for attribute, thunk in (("__constraints__" if kind == 3 else "__bound__", bound), ("__default__", default)):
        if thunk is None:
            if attribute == "__bound__" and kind != 1:
                made.__bound__ = None
        else:
            if attribute in made.__dict__:
                delattr(made, attribute)
            made.__dict__.setdefault("_later", {})[attribute] = thunk
    return made


def _make_generic(parameters):
    spread = []
    for one in parameters:
        if isinstance(one, TypeVarTuple):
            spread.extend(one)
        else:
            spread.append(one)
    return Generic[tuple(spread)]
