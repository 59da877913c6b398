

T = TypeVar("T")
KT = TypeVar("KT")
VT = TypeVar("VT")
T_co = TypeVar("T_co", covariant=True)
V_co = TypeVar("V_co", covariant=True)
VT_co = TypeVar("VT_co", covariant=True)
T_contra = TypeVar("T_contra", contravariant=True)
CT_co = TypeVar("CT_co", covariant=True, bound=type)
AnyStr = TypeVar("AnyStr", bytes, str)
for _one in (T, KT, VT, T_co, V_co, VT_co, T_contra, CT_co, AnyStr):
    _one.__module__ = "typing"
del _one


@runtime_checkable
class SupportsAbs(Protocol[T_co]):
    """Has __abs__."""

    __slots__ = ()

    @_abc.abstractmethod
    def __abs__(self) -> T_co:
        pass


@runtime_checkable
class SupportsRound(Protocol[T_co]):
    """Has __round__."""

    __slots__ = ()

    @_abc.abstractmethod
    def __round__(self, ndigits: int = 0) -> T_co:
        pass


Hashable = _SpecialGenericAlias(_cabc.Hashable, 0)
Sized = _SpecialGenericAlias(_cabc.Sized, 0)
Awaitable = _SpecialGenericAlias(_cabc.Awaitable, 1)
Coroutine = _SpecialGenericAlias(_cabc.Coroutine, 3)
AsyncIterable = _SpecialGenericAlias(_cabc.AsyncIterable, 1)
AsyncIterator = _SpecialGenericAlias(_cabc.AsyncIterator, 1)
AsyncGenerator = _SpecialGenericAlias(_cabc.AsyncGenerator, 2, defaults=(type(None),))
Iterable = _SpecialGenericAlias(_cabc.Iterable, 1)
Iterator = _SpecialGenericAlias(_cabc.Iterator, 1)
Reversible = _SpecialGenericAlias(_cabc.Reversible, 1)
Container = _SpecialGenericAlias(_cabc.Container, 1)
Collection = _SpecialGenericAlias(_cabc.Collection, 1)
Callable = _CallableType(_cabc.Callable, 2)
AbstractSet = _SpecialGenericAlias(_cabc.Set, 1, name="AbstractSet")
MutableSet = _SpecialGenericAlias(_cabc.MutableSet, 1)
Mapping = _SpecialGenericAlias(_cabc.Mapping, 2)
MutableMapping = _SpecialGenericAlias(_cabc.MutableMapping, 2)
Sequence = _SpecialGenericAlias(_cabc.Sequence, 1)
MutableSequence = _SpecialGenericAlias(_cabc.MutableSequence, 1)
MappingView = _SpecialGenericAlias(_cabc.MappingView, 1)
KeysView = _SpecialGenericAlias(_cabc.KeysView, 1)
ItemsView = _SpecialGenericAlias(_cabc.ItemsView, 2)
ValuesView = _SpecialGenericAlias(_cabc.ValuesView, 1)
Generator = _SpecialGenericAlias(_cabc.Generator, 3, defaults=(type(None), type(None)))
if hasattr(_cabc, "ByteString"):
    ByteString = _DeprecatedGenericAlias(_cabc.ByteString, 0, removal_version="3.14")
Tuple = _TupleType(tuple, -1, inst=False, name="Tuple")
List = _SpecialGenericAlias(list, 1, inst=False, name="List")
Deque = _SpecialGenericAlias(_collections.deque, 1, name="Deque")
Set = _SpecialGenericAlias(set, 1, inst=False, name="Set")
FrozenSet = _SpecialGenericAlias(frozenset, 1, inst=False, name="FrozenSet")
Dict = _SpecialGenericAlias(dict, 2, inst=False, name="Dict")
DefaultDict = _SpecialGenericAlias(_collections.defaultdict, 2, name="DefaultDict")
OrderedDict = _SpecialGenericAlias(_collections.OrderedDict, 2)
Counter = _SpecialGenericAlias(_collections.Counter, 1)
ChainMap = _SpecialGenericAlias(_collections.ChainMap, 2)
Type = _SpecialGenericAlias(type, 1, inst=False, name="Type")
Pattern = _SpecialGenericAlias(_re.Pattern, 1)
Match = _SpecialGenericAlias(_re.Match, 1)


def __getattr__(name):
    if name in ("ContextManager", "AsyncContextManager"):
        import contextlib

        origin = getattr(contextlib, "Abstract" + name)
        alias = _SpecialGenericAlias(origin, 2, name=name, defaults=(bool | None,))
        globals()[name] = alias
        return alias
    raise AttributeError(f"module 'typing' has no attribute {name!r}")


class IO(Generic[AnyStr]):
    """The type of file objects."""

    __slots__ = ()

    @property
    @_abc.abstractmethod
    def mode(self) -> str: ...

    @property
    @_abc.abstractmethod
    def name(self) -> str: ...

    @_abc.abstractmethod
    def close(self) -> None: ...

    @property
    @_abc.abstractmethod
    def closed(self) -> bool: ...

    @_abc.abstractmethod
    def fileno(self) -> int: ...

    @_abc.abstractmethod
    def flush(self) -> None: ...

    @_abc.abstractmethod
    def isatty(self) -> bool: ...

    @_abc.abstractmethod
    def read(self, n: int = -1) -> AnyStr: ...

    @_abc.abstractmethod
    def readable(self) -> bool: ...

    @_abc.abstractmethod
    def readline(self, limit: int = -1) -> AnyStr: ...

    @_abc.abstractmethod
    def readlines(self, hint: int = -1) -> List[AnyStr]: ...

    @_abc.abstractmethod
    def seek(self, offset: int, whence: int = 0) -> int: ...

    @_abc.abstractmethod
    def seekable(self) -> bool: ...

    @_abc.abstractmethod
    def tell(self) -> int: ...

    @_abc.abstractmethod
    def truncate(self, size: Optional[int] = None) -> int: ...

    @_abc.abstractmethod
    def writable(self) -> bool: ...

    @_abc.abstractmethod
    def write(self, s: AnyStr) -> int: ...

    @_abc.abstractmethod
    def writelines(self, lines: List[AnyStr]) -> None: ...

    @_abc.abstractmethod
    def __enter__(self) -> "IO[AnyStr]": ...

    @_abc.abstractmethod
    def __exit__(self, type, value, traceback) -> None: ...


class BinaryIO(IO[bytes]):
    """The type of files of bytes."""

    __slots__ = ()

    @_abc.abstractmethod
    def write(self, s: Union[bytes, bytearray]) -> int: ...

    @_abc.abstractmethod
    def __enter__(self) -> "BinaryIO": ...


class TextIO(IO[str]):
    """The type of files of text."""

    __slots__ = ()

    @property
    @_abc.abstractmethod
    def buffer(self) -> BinaryIO: ...

    @property
    @_abc.abstractmethod
    def encoding(self) -> str: ...

    @property
    @_abc.abstractmethod
    def errors(self) -> Optional[str]: ...

    @property
    @_abc.abstractmethod
    def line_buffering(self) -> bool: ...

    @property
    @_abc.abstractmethod
    def newlines(self) -> Any: ...

    @_abc.abstractmethod
    def __enter__(self) -> "TextIO": ...
