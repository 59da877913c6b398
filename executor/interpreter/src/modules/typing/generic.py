

def _check_variables(cls, items, what):
    if not items:
        raise TypeError(f"Parameter list to {cls.__qualname__}[...] cannot be empty")
    for item in items:
        unpacked = getattr(item, "__typing_is_unpacked_typevartuple__", False)
        if not isinstance(item, (TypeVar, ParamSpec)) and not unpacked:
            raise TypeError(f"Parameters to {what}[...] must all be type variables or parameter specification variables.")
    if len(set(items)) != len(items):
        raise TypeError(f"Parameters to {what}[...] must all be unique")


def _generic_class_getitem(cls, args):
    items = tuple(_converted(item) for item in _as_tuple(args))
    if cls in (Generic, Protocol):
        _check_variables(cls, items, cls.__name__)
        return _GenericAlias(cls, items)
    parameters = cls.__parameters__
    items = _for_each(cls, items)
    if not parameters:
        raise TypeError(f"{cls} is not a generic class")
    given, wanted = len(items), len(parameters)
    if given != wanted:
        much = "many" if given > wanted else "few"
        raise TypeError(f"Too {much} arguments for {cls}; actual {given}, expected {wanted}")
    spread = []
    for one, item in zip(parameters, items):
        if isinstance(one, TypeVarTuple):
            spread.extend(item)
        else:
            spread.append(item)
    return _GenericAlias(cls, tuple(spread))


class Generic:
    """A base of classes with type parameters."""

    __slots__ = ()
    _is_protocol = False

    def __class_getitem__(cls, *args, **kwargs):
        return _generic_class_getitem(cls, *args, **kwargs)

    def __init_subclass__(cls, *args, **kwargs):
        super().__init_subclass__(*args, **kwargs)
        bases = cls.__dict__.get("__orig_bases__")
        if bases is None:
            error = Generic in cls.__bases__ and cls.__name__ != "Protocol" and type(cls) is not _TypedDictMeta
            bases = ()
        else:
            error = Generic in bases
        if error and cls.__name__ != "Protocol":
            raise TypeError("Cannot inherit from plain Generic")
        parameters = _parameters_of(bases)
        declared = None
        for base in bases:
            if isinstance(base, _GenericAlias) and base.__origin__ in (Generic, Protocol):
                if declared is not None and base.__origin__ is Generic:
                    raise TypeError("Cannot inherit from Generic[...] multiple times.")
                if base.__origin__ is Generic or base.__parameters__:
                    declared = base.__parameters__
                    what = base.__origin__.__name__
        if declared is not None:
            missing = [one for one in parameters if one not in declared]
            if missing:
                listed = ", ".join(map(str, missing))
                allowed = ", ".join(map(str, declared))
                raise TypeError(f"Some type variables ({listed}) are not listed in {what}[{allowed}]")
            parameters = declared
        cls.__parameters__ = tuple(parameters)


_NOT_MEMBERS = frozenset(
    (
        "__abstractmethods__",
        "__annotations__",
        "__dict__",
        "__doc__",
        "__init__",
        "__module__",
        "__new__",
        "__slots__",
        "__subclasshook__",
        "__weakref__",
        "__class_getitem__",
        "__match_args__",
        "__static_attributes__",
        "__firstlineno__",
        "__parameters__",
        "__orig_bases__",
        "__orig_class__",
        "_is_protocol",
        "_is_runtime_protocol",
        "__protocol_attrs__",
        "__non_callable_proto_members__",
        "__type_params__",
        "__qualname__",
    )
)


def _members(cls):
    """The names that a protocol asks for."""
    names = set()
    for base in cls.__mro__[:-1]:
        if base.__name__ in ("Protocol", "Generic"):
            continue
        for name in (*base.__dict__, *getattr(base, "__annotations__", ())):
            if not name.startswith("_abc_") and name not in _NOT_MEMBERS:
                names.add(name)
    return names


def _protocol_init(self, *args, **kwargs):
    cls = type(self)
    if cls._is_protocol:
        raise TypeError("Protocols cannot be instantiated")
    # A class has its own by now: this was asked for by `super()`.
    if cls.__init__ is not _protocol_init:
        return
    inherited = (base.__dict__.get("__init__", _protocol_init) for base in cls.__mro__)
    cls.__init__ = next(init for init in inherited if init is not _protocol_init)
    cls.__init__(self, *args, **kwargs)


# Classes of other modules that a protocol may inherit from.
_NEIGHBOURS = {
    "collections.abc": (
        *("Callable", "Awaitable", "Iterable", "Iterator", "AsyncIterable", "AsyncIterator", "Hashable", "Sized"),
        *("Container", "Collection", "Reversible", "Buffer"),
    ),
    "contextlib": ("AbstractContextManager", "AbstractAsyncContextManager"),
}
_UNCHECKED = "Instance and class checks can only be used with @runtime_checkable protocols"


def _asked_by_library():
    """Whether what asks is a module that passes on what others ask."""
    return _place(2)[3] in ("abc", "functools")


def _class_wanted(other):
    if not isinstance(other, type):
        raise TypeError("issubclass() arg 1 must be a class")


def _static(instance, name):
    """An attribute as it is stored, without what a program runs to find it."""
    from inspect import getattr_static

    return getattr_static(instance, name)


class _ProtocolMeta(_abc.ABCMeta):
    def __new__(mcls, name, bases, namespace, /, **kwargs):
        if name != "Protocol" and Protocol in bases:
            for base in bases:
                fine = (
                    base in (object, Generic)
                    or base.__name__ in _NEIGHBOURS.get(base.__module__, ())
                    or issubclass(base, Generic) and getattr(base, "_is_protocol", False)
                )
                if not fine:
                    raise TypeError(f"Protocols can only inherit from other protocols, got {base!r}")
        return super().__new__(mcls, name, bases, namespace, **kwargs)

    def __init__(cls, *args, **kwargs):
        super().__init__(*args, **kwargs)
        if getattr(cls, "_is_protocol", False):
            cls.__protocol_attrs__ = _members(cls)

    def __subclasscheck__(cls, other):
        if cls is Protocol:
            return type.__subclasscheck__(cls, other)
        if getattr(cls, "_is_protocol", False) and not _asked_by_library():
            if not getattr(cls, "_is_runtime_protocol", False):
                _class_wanted(other)
                raise TypeError(_UNCHECKED)
            if cls.__non_callable_proto_members__ and cls.__dict__.get("__subclasshook__") is _protocol_hook:
                _class_wanted(other)
                listed = str(sorted(cls.__non_callable_proto_members__))[1:-1]
                raise TypeError(
                    f"Protocols with non-method members don't support issubclass(). Non-method members: {listed}."
                )
        return _abc.ABCMeta.__subclasscheck__(cls, other)

    def __instancecheck__(cls, instance):
        if cls is Protocol:
            return type.__instancecheck__(cls, instance)
        if not getattr(cls, "_is_protocol", False):
            return _abc.ABCMeta.__instancecheck__(cls, instance)
        if not getattr(cls, "_is_runtime_protocol", False) and not _asked_by_library():
            raise TypeError(_UNCHECKED)
        if _abc.ABCMeta.__instancecheck__(cls, instance):
            return True
        for name in cls.__protocol_attrs__:
            try:
                value = _static(instance, name)
            except AttributeError:
                return False
            if value is None and name not in cls.__non_callable_proto_members__:
                return False
        return True


@classmethod
def _protocol_hook(cls, other):
    if not cls.__dict__.get("_is_protocol", False):
        return NotImplemented
    for name in cls.__protocol_attrs__:
        for base in other.__mro__:
            if name in base.__dict__:
                if base.__dict__[name] is None:
                    return NotImplemented
                break
            annotations = getattr(base, "__annotations__", {})
            if isinstance(annotations, _cabc.Mapping) and name in annotations:
                if issubclass(other, Generic) and getattr(other, "_is_protocol", False):
                    break
        else:
            return NotImplemented
    return True


class Protocol(Generic, metaclass=_ProtocolMeta):
    """A base of classes that say what an object has to offer."""

    __slots__ = ()
    _is_protocol = True
    _is_runtime_protocol = False

    def __init_subclass__(cls, *args, **kwargs):
        super().__init_subclass__(*args, **kwargs)
        if not cls.__dict__.get("_is_protocol", False):
            cls._is_protocol = any(base is Protocol for base in cls.__bases__)
        if "__subclasshook__" not in cls.__dict__:
            cls.__subclasshook__ = _protocol_hook
        if cls._is_protocol and cls.__init__ is Protocol.__init__:
            cls.__init__ = _protocol_init


def runtime_checkable(cls):
    """Let isinstance() look at what an object offers."""
    if not issubclass(cls, Generic) or not getattr(cls, "_is_protocol", False):
        raise TypeError(f"@runtime_checkable can be only applied to protocol classes, got {cls!r}")
    cls._is_runtime_protocol = True
    cls.__non_callable_proto_members__ = set()
    for name in cls.__protocol_attrs__:
        try:
            is_method = callable(getattr(cls, name, None))
        except Exception as error:
            raise TypeError(f"Failed to determine whether protocol member {name!r} is a method member") from error
        if not is_method:
            cls.__non_callable_proto_members__.add(name)
    return cls


def is_protocol(tp, /):
    """Whether a class is a protocol."""
    return isinstance(tp, type) and getattr(tp, "_is_protocol", False) and tp is not Protocol and tp is not Generic


def get_protocol_members(tp, /):
    """The names that a protocol asks for."""
    if not is_protocol(tp):
        raise TypeError(f"{tp!r} is not a Protocol")
    return frozenset(tp.__protocol_attrs__)


@runtime_checkable
class SupportsInt(Protocol):
    """Has __int__."""

    __slots__ = ()

    @_abc.abstractmethod
    def __int__(self) -> int:
        pass


@runtime_checkable
class SupportsFloat(Protocol):
    """Has __float__."""

    __slots__ = ()

    @_abc.abstractmethod
    def __float__(self) -> float:
        pass


@runtime_checkable
class SupportsComplex(Protocol):
    """Has __complex__."""

    __slots__ = ()

    @_abc.abstractmethod
    def __complex__(self) -> complex:
        pass


@runtime_checkable
class SupportsBytes(Protocol):
    """Has __bytes__."""

    __slots__ = ()

    @_abc.abstractmethod
    def __bytes__(self) -> bytes:
        pass


@runtime_checkable
class SupportsIndex(Protocol):
    """Has __index__."""

    __slots__ = ()

    @_abc.abstractmethod
    def __index__(self) -> int:
        pass


_in_c(Generic, "typing")
