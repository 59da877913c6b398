# What annotations are, how they show and what they refuse.
import pprint, csv, abc, types, contextlib, typing, dataclasses, base64, hashlib, uuid, calendar, io, re, weakref, inspect, asyncio, time, queue, sys
from dataclasses import dataclass, field
from typing import *
def t(f):
    try: print(re.sub(' at 0x[0-9a-f]+','',repr(f())))
    except BaseException as e: print(type(e).__name__, re.sub(' at 0x[0-9a-f]+','',str(e)))
@dataclass
class P:
    x:int
    y:int=0
T_=TypeVar('T_'); t(lambda: List[int]); t(lambda: Dict[str,List[int]]); t(lambda: Optional[int]); t(lambda: Union[int,str,int]); t(lambda: Union[int]); t(lambda: Callable[[int],str]); t(lambda: Callable[...,Any]); t(lambda: Tuple[int,...]); t(lambda: Literal['a',1]); t(lambda: Annotated[int,'m']); t(lambda: T_); t(lambda: Generic[T_]); t(lambda: int|None); t(lambda: list[int]|None); t(lambda: get_origin(List[int])); t(lambda: get_args(Dict[str,int])); t(lambda: ClassVar[int]); t(lambda: Final[int]); t(lambda: Type[int]); t(lambda: Any); t(lambda: NoReturn); t(lambda: cast(int,'x')); t(lambda: NewType('U',int)(5)); t(lambda: NewType('U',int)); t(lambda: Optional[None]); t(lambda: List[int]()); t(lambda: isinstance([],List)); t(lambda: isinstance([],List[int])); t(lambda: Union[int,str]==Union[str,int]); t(lambda: get_type_hints(P)); t(lambda: list[T_][int]); t(lambda: Iterable[int]); t(lambda: Self); t(lambda: TypedDict('TD',{'a':int})(a=1)); t(lambda: NamedTuple('NT',[('a',int)])(1)); t(lambda: Union[()]); t(lambda: Literal[1]==Literal[1]); t(lambda: int|'str'); t(lambda: Callable[int]); t(lambda: TypeVar('X',bound=int).__bound__)
class NT(NamedTuple):
    a:int
    b:str='d'
t(lambda: NT(1)); t(lambda: NT.__annotations__); t(lambda: NT._field_defaults)
class TD(TypedDict,total=False): a:int; b:Required[str]
t(lambda: TD(a=1)); t(lambda: (TD.__required_keys__,TD.__optional_keys__,TD.__total__))
@runtime_checkable
class Pr(Protocol):
    def close(self)->None: ...
t(lambda: isinstance(io.StringIO(),Pr)); t(lambda: isinstance(3,Pr)); t(lambda: Pr())
class G(Generic[T_]):
    def __init__(s,v:T_): s.v=v
t(lambda: G[int](5).v); t(lambda: G[int]); t(lambda: G[int,str]); t(lambda: G.__parameters__); t(lambda: G[int].__origin__)
@overload
def ov(a:int)->int: ...
def ov(a): return a
t(lambda: ov(3)); t(lambda: get_overloads(ov)); t(lambda: assert_type(1,int)); t(lambda: assert_never(1));
