

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


Hashable = _SpecialAlias(_cabc.Hashable, 0)
Sized = _SpecialAlias(_cabc.Sized, 0)
Awaitable = _SpecialAlias(_cabc.Awaitable, 1)
Coroutine = _SpecialAlias(_cabc.Coroutine, 3)
AsyncIterable = _SpecialAlias(_cabc.AsyncIterable, 1)
AsyncIterator = _SpecialAlias(_cabc.AsyncIterator, 1)
AsyncGenerator = _SpecialAlias(_cabc.AsyncGenerator, 2, defaults=(type(None),))
Iterable = _SpecialAlias(_cabc.Iterable, 1)
Iterator = _SpecialAlias(_cabc.Iterator, 1)
Reversible = _SpecialAlias(_cabc.Reversible, 1)
Container = _SpecialAlias(_cabc.Container, 1)
Collection = _SpecialAlias(_cabc.Collection, 1)
Callable = _CallableSpecial(_cabc.Callable, 2)
AbstractSet = _SpecialAlias(_cabc.Set, 1, name="AbstractSet")
MutableSet = _SpecialAlias(_cabc.MutableSet, 1)
Mapping = _SpecialAlias(_cabc.Mapping, 2)
MutableMapping = _SpecialAlias(_cabc.MutableMapping, 2)
Sequence = _SpecialAlias(_cabc.Sequence, 1)
MutableSequence = _SpecialAlias(_cabc.MutableSequence, 1)
MappingView = _SpecialAlias(_cabc.MappingView, 1)
KeysView = _SpecialAlias(_cabc.KeysView, 1)
ItemsView = _SpecialAlias(_cabc.ItemsView, 2)
ValuesView = _SpecialAlias(_cabc.ValuesView, 1)
Generator = _SpecialAlias(_cabc.Generator, 3, defaults=(type(None), type(None)))
if hasattr(_cabc, "ByteString"):
    ByteString = _SpecialAlias(_cabc.ByteString, 0)
Tuple = _TupleSpecial(tuple, -1, inst=False, name="Tuple")
List = _SpecialAlias(list, 1, inst=False, name="List")
Deque = _SpecialAlias(_collections.deque, 1, name="Deque")
Set = _SpecialAlias(set, 1, inst=False, name="Set")
FrozenSet = _SpecialAlias(frozenset, 1, inst=False, name="FrozenSet")
Dict = _SpecialAlias(dict, 2, inst=False, name="Dict")
DefaultDict = _SpecialAlias(_collections.defaultdict, 2, name="DefaultDict")
OrderedDict = _SpecialAlias(_collections.OrderedDict, 2)
Counter = _SpecialAlias(_collections.Counter, 1)
ChainMap = _SpecialAlias(_collections.ChainMap, 2)
Type = _SpecialAlias(type, 1, inst=False, name="Type")
Pattern = _SpecialAlias(_re.Pattern, 1)
Match = _SpecialAlias(_re.Match, 1)


def __getattr__(name):
    if name in ("ContextManager", "AsyncContextManager"):
        import contextlib

        origin = getattr(contextlib, "Abstract" + name)
        alias = _SpecialAlias(origin, 2, name=name, defaults=(bool | None,))
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
