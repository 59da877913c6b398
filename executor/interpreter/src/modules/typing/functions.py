

def cast(typ, val):
    """The value, whatever it is."""
    return val


def assert_type(val, typ, /):
    """The value, whatever it is."""
    return val


def reveal_type(obj, /):
    """Say what type a value has, and give it back."""
    print(f"Runtime type is {type(obj).__name__!r}", file=_sys.stderr)
    return obj


def assert_never(arg, /):
    """A place that is never reached."""
    shown = repr(arg)
    if len(shown) > 100:
        shown = shown[:100] + "..."
    raise AssertionError(f"Expected code to be unreachable, but got: {shown}")


def final(f):
    """Mark a class or method as one that is not overridden."""
    try:
        f.__final__ = True
    except (AttributeError, TypeError):
        pass
    return f


def override(method, /):
    """Mark a method as one that overrides another."""
    try:
        method.__override__ = True
    except (AttributeError, TypeError):
        pass
    return method


def _overload_dummy(*args, **kwds):
    raise NotImplementedError(
        "You should not call an overloaded function. "
        "A series of @overload-decorated functions "
        "outside a stub module should always be followed "
        "by an implementation that is not @overload-ed."
    )


_overloads = {}


def overload(func):
    """One of several signatures of a function."""
    inner = getattr(func, "__func__", func)
    if isinstance(inner, _FunctionType):
        known = _overloads.setdefault(inner.__module__, {}).setdefault(inner.__qualname__, {})
        known[_first_line(inner)] = func
    return _overload_dummy


def get_overloads(func):
    """The signatures given for a function with overload()."""
    inner = getattr(func, "__func__", func)
    known = _overloads.get(inner.__module__)
    return [] if known is None else list(known.get(inner.__qualname__, {}).values())


def clear_overloads():
    """Forget all signatures given with overload()."""
    _overloads.clear()


def no_type_check(arg):
    """Mark annotations as something other than types."""
    if isinstance(arg, type):
        for name in dir(arg):
            value = getattr(arg, name)
            own = getattr(value, "__qualname__", None) == f"{arg.__qualname__}.{getattr(value, '__name__', '')}"
            if not own or getattr(value, "__module__", None) != arg.__module__:
                # It has been written elsewhere.
                continue
            if isinstance(value, _FunctionType):
                value.__no_type_check__ = True
            elif isinstance(value, _MethodType):
                value.__func__.__no_type_check__ = True
            elif isinstance(value, type):
                no_type_check(value)
    try:
        arg.__no_type_check__ = True
    except TypeError:
        pass
    return arg


def no_type_check_decorator(decorator):
    """Let a decorator do what no_type_check() does as well."""
    _is_deprecated("typing.no_type_check_decorator", "3.15")

    @_functools.wraps(decorator)
    def wrapped_decorator(*args, **kwds):
        return no_type_check(decorator(*args, **kwds))

    return wrapped_decorator


def dataclass_transform(
    *, eq_default=True, order_default=False, kw_only_default=False, frozen_default=False, field_specifiers=(), **kwargs
):
    """Mark what makes classes like dataclasses."""

    def decorator(cls_or_fn):
        cls_or_fn.__dataclass_transform__ = {
            "eq_default": eq_default,
            "order_default": order_default,
            "kw_only_default": kw_only_default,
            "frozen_default": frozen_default,
            "field_specifiers": field_specifiers,
            "kwargs": kwargs,
        }
        return cls_or_fn

    return decorator


def get_origin(tp):
    """What stands in front of the brackets of a type."""
    if isinstance(tp, _AnnotatedAlias):
        return Annotated
    if isinstance(tp, (_BaseGenericAlias, _BuiltinAlias, ParamSpecArgs, ParamSpecKwargs)):
        return tp.__origin__
    if tp is Generic:
        return Generic
    if isinstance(tp, _UnionType):
        return _UnionType
    return None


def get_args(tp):
    """What stands in the brackets of a type."""
    if isinstance(tp, _AnnotatedAlias):
        return (tp.__origin__, *tp.__metadata__)
    if isinstance(tp, (_GenericAlias, _BuiltinAlias)):
        args = tp.__args__
        if tp.__origin__ is _cabc.Callable and not (len(args) == 2 and _stands_for_parameters(args[0])):
            args = (list(args[:-1]), args[-1])
        return args
    if isinstance(tp, _UnionType):
        return tp.__args__
    return ()


def _resolve(item, globalns, localns, type_params=None, guard=frozenset()):
    """A type with the ones named in text looked up."""
    if isinstance(item, str):
        item = ForwardRef(item)
    if isinstance(item, ForwardRef):
        return item._evaluate(globalns, localns, type_params, recursive_guard=guard)
    if isinstance(item, (_GenericAlias, _BuiltinAlias, _UnionType)):
        if isinstance(item, _AnnotatedAlias):
            return _AnnotatedAlias(_resolve(item.__origin__, globalns, localns, type_params, guard), item.__metadata__)
        if isinstance(item, _LiteralGenericAlias):
            return item
        args = tuple(
            ForwardRef(one) if isinstance(one, str) and isinstance(item, _BuiltinAlias) else one
            for one in item.__args__
        )
        args = tuple(_resolve(one, globalns, localns, type_params, guard) for one in args)
        if isinstance(item, _BuiltinAlias) and item.__unpacked__:
            return Unpack[_BuiltinAlias(item.__origin__, args)]
        if args == item.__args__:
            return item
        if isinstance(item, _BuiltinAlias):
            return _BuiltinAlias(item.__origin__, args)
        if isinstance(item, _UnionType):
            return _functools.reduce(_operator.or_, args)
        return item._copy_with(args)
    return item


def _without_extras(item):
    if isinstance(item, _AnnotatedAlias):
        return _without_extras(item.__origin__)
    if isinstance(item, _GenericAlias) and isinstance(item.__origin__, _SpecialForm):
        if item.__origin__._name in ("Required", "NotRequired", "ReadOnly"):
            return _without_extras(item.__args__[0])
    if isinstance(item, (_GenericAlias, _BuiltinAlias, _UnionType)):
        args = tuple(_without_extras(one) for one in item.__args__)
        if args == item.__args__:
            return item
        if isinstance(item, _BuiltinAlias):
            return _BuiltinAlias(item.__origin__, args)
        if isinstance(item, _UnionType):
            return _functools.reduce(_operator.or_, args)
        return item._copy_with(args)
    return item


def _names_of(module):
    found = _sys.modules.get(module)
    return dict(getattr(found, "__dict__", {}))


def get_type_hints(obj, globalns=None, localns=None, include_extras=False):
    """The annotations of an object with the types named in text looked up."""
    if getattr(obj, "__no_type_check__", None):
        return {}
    hints = {}
    if isinstance(obj, type):
        for base in reversed(obj.__mro__):
            names = _names_of(base.__module__) if globalns is None else globalns
            own = dict(vars(base))
            annotations = base.__dict__.get("__annotations__", {})
            if isinstance(annotations, _GetSetDescriptorType):
                annotations = {}
            for name, value in annotations.items():
                if value is None:
                    value = type(None)
                if isinstance(value, str):
                    value = ForwardRef(value, is_argument=False, is_class=True)
                hints[name] = _resolve(
                    value, names, own if localns is None else localns, getattr(base, "__type_params__", ())
                )
        return hints if include_extras else {name: _without_extras(value) for name, value in hints.items()}
    if isinstance(obj, type(_sys)):
        names = obj.__dict__ if globalns is None else globalns
    else:
        inner = obj
        while hasattr(inner, "__wrapped__"):
            inner = inner.__wrapped__
        names = _names_of(getattr(inner, "__module__", "")) if globalns is None else globalns
    annotations = getattr(obj, "__annotations__", None)
    if annotations is None:
        known = (type(_sys), _BuiltinFunctionType, _MethodType, type(str.join), type(object().__str__), type(object.__init__))
        if isinstance(obj, known):
            return {}
        raise TypeError(f"{obj!r} is not a module, class, method, or function.")
    for name, value in annotations.items():
        if value is None:
            value = type(None)
        if isinstance(value, str):
            value = ForwardRef(value, is_argument=not isinstance(obj, type(_sys)))
        hints[name] = _resolve(value, names, localns, getattr(obj, "__type_params__", ()))
    return hints if include_extras else {name: _without_extras(value) for name, value in hints.items()}


__all__ = [
    *("Annotated", "Any", "Callable", "ClassVar", "Concatenate", "Final", "ForwardRef", "Generic", "Literal"),
    *("Optional", "ParamSpec", "Protocol", "Tuple", "Type", "TypeVar", "TypeVarTuple", "Union", "AbstractSet"),
    *("ByteString", "Container", "ContextManager", "Hashable", "ItemsView", "Iterable", "Iterator", "KeysView"),
    *("Mapping", "MappingView", "MutableMapping", "MutableSequence", "MutableSet", "Sequence", "Sized"),
    *("ValuesView", "Awaitable", "AsyncIterator", "AsyncIterable", "Coroutine", "Collection", "AsyncGenerator"),
    *("AsyncContextManager", "Reversible", "SupportsAbs", "SupportsBytes", "SupportsComplex", "SupportsFloat"),
    *("SupportsIndex", "SupportsInt", "SupportsRound", "ChainMap", "Counter", "Deque", "Dict", "DefaultDict"),
    *("List", "OrderedDict", "Set", "FrozenSet", "NamedTuple", "TypedDict", "Generator", "BinaryIO", "IO"),
    *("Match", "Pattern", "TextIO", "AnyStr", "assert_type", "assert_never", "cast", "clear_overloads"),
    *("dataclass_transform", "final", "get_args", "get_origin", "get_overloads", "get_protocol_members"),
    *("get_type_hints", "is_protocol", "is_typeddict", "LiteralString", "Never", "NewType", "no_type_check"),
    *("no_type_check_decorator", "NoDefault", "NoReturn", "NotRequired", "overload", "override"),
    *("ParamSpecArgs", "ParamSpecKwargs", "ReadOnly", "Required", "reveal_type", "runtime_checkable", "Self"),
    *("Text", "TYPE_CHECKING", "TypeAlias", "TypeAliasType", "TypeGuard", "TypeIs", "Unpack"),
]
if "ByteString" not in globals():
    __all__.remove("ByteString")
