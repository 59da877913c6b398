# Forms in brackets, what they show, compare and refuse.
import typing, collections.abc
from typing import *
T = TypeVar('T'); K = TypeVar('K', bound=int); V = TypeVar('V', int, str); C = TypeVar('C', covariant=True)
P = ParamSpec('P'); Ts = TypeVarTuple('Ts')
def show(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__, e)
for s in '''List[int]|Dict[str, List[int]]|Optional[int]|Optional[str]|Union[int,str]|Union[int]|Union[int,None,str]|Union[int, Union[str, float]]|Tuple[int, ...]|Tuple[()]|Tuple[int,str]
Callable[[int], str]|Callable[..., int]|Callable[[], None]|Callable|List|Dict|Any|Type[int]|Literal[1,'a',None]|Literal[Literal[1,2],3]|ClassVar[int]|Final[int]|Annotated[int, 'x', 3]
List[T]|List[T][int]|Dict[K,V]|Dict[T, T][int]|T|K|V|C|P|Ts|T.__bound__|K.__bound__|V.__constraints__|P.args|P.kwargs|Callable[P, T]|Callable[P, T][[int,str], float]|Callable[Concatenate[int,P], T]
Generic[T]|Protocol[T]|List[int] == List[int]|Optional[int] == Union[None,int]|Optional[int] == (int | None)|int | List[int]|List[int] | None|Union[T,int]|Union[T,int][str]|hash(List[int]) == hash(List[int])
get_origin(List[int])|get_args(List[int])|get_args(Callable[[int],str])|get_origin(Union[int,str])|get_origin(int | str)|get_args(Optional[int])|get_origin(Annotated[int,1])|get_args(Annotated[int,1])|get_args(Literal[1,2])|get_origin(list[int])|get_args(dict[str,int])|get_origin(int)|get_args(int)
List[int]()|List()|Dict()|isinstance([], List)|isinstance([], List[int])|issubclass(list, Sequence)|isinstance(3, Union[int,str])|isinstance(3, Any)|isinstance(3, Optional[str])|isinstance({}, Mapping)|Deque()|OrderedDict()|DefaultDict(int)
Any()|Union()|Optional[int,str]|Union[()]|List[int,str]|Dict[int]|List[int][str]|Iterator[int]|Generator[int]|Generator[int,str,None]|AsyncGenerator[int]|ContextManager|Pattern[str]|Match[str]|Text|NoReturn|Never|Self|LiteralString|NoReturn[int]
NewType('UserId', int)|NewType('UserId', int)(5)|cast(int, 'x')|ForwardRef('X')|List['X']|Optional['X']|Annotated[int]|Unpack[Ts]|Tuple[Unpack[Ts]]|Generic[Unpack[Ts]]|Generic[int]|Generic[T,T]|Literal[1]==Literal[True]|List[1]|Union[1]|Optional[1]
TypeVar('A', int)|TypeVar('A', covariant=True, contravariant=True)|TypeVar('A', int, str, bound=int)|TypeVar(3)|TypeVar('A', default=int).__default__|T.__default__|T.has_default()|typing.NoDefault|List.__origin__|List.__name__|List[int].__name__|List._name|Callable.__origin__|Sequence[int]
assert_never(3)|TypeGuard[int]|TypeIs[int]|Required[int]|NotRequired[int]|ReadOnly[int]|Concatenate[int, P]|Concatenate[int]|AnyStr|SupportsInt|isinstance(3, SupportsInt)|isinstance('x', SupportsInt)|isinstance(3, SupportsIndex)|isinstance(3.5, SupportsRound)|isinstance(3, SupportsAbs)|isinstance('', Hashable)|isinstance([], Hashable)|isinstance([], Sized)|Hashable[int]
Union[int,str].__args__|Union[int, str].__origin__|Dict[str,T].__parameters__|TypeAlias|Type|Type[T]|Tuple|Set[int]|FrozenSet[int]|Counter[str]|ChainMap[str,int]|Deque[int]|Awaitable[int]|Coroutine[int,str,None]|AbstractSet[int]|IO[str]|TextIO|BinaryIO'''.replace('\n','|').replace(' | ',' ¦ ').split('|'):
    s = s.strip().replace('¦','|')
    if s == 'None': continue
    print(s, '=>', end=' ')
    show(lambda: eval(s))
print(sorted(n for n in typing.__all__) )
