# Generic classes, protocols, named tuples, typed dicts and hints.
import typing, collections.abc
from typing import *
T = TypeVar('T'); K = TypeVar('K', bound=int); V = TypeVar('V', int, str); C = TypeVar('C', covariant=True)
P = ParamSpec('P'); Ts = TypeVarTuple('Ts')
def show(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__, e)
class Box(Generic[T]):
    def __init__(self, x: T): self.x = x
print(Box[int], Box[int](3).x, Box.__parameters__, Box.__orig_bases__, Box[int].__origin__, Box.__mro__, Box[T], Box[int](3).__orig_class__)
show(lambda: Box[int,str]); show(lambda: Box[int][str])
class Two(Box[T], Generic[T, K]): pass
print(Two[int,str], Two.__parameters__, Two.__mro__)
class IntBox(Box[int]): pass
show(lambda: IntBox[int]); print(IntBox.__mro__, IntBox.__orig_bases__)
def mk():
    class X(Generic): pass
show(mk)
class L(List[int]): pass
print(L.__mro__, L([1]))
class D(Dict[str, T]): pass
print(D.__mro__, D[int], D(a=1))
class M(Mapping[str, int]):
    def __getitem__(self,k): return 1
    def __iter__(self): return iter('a')
    def __len__(self): return 1
print(M.__mro__, dict(M()))
class Pr(Protocol):
    def go(self) -> int: ...
class Im:
    def go(self): return 3
show(lambda: Pr()); show(lambda: isinstance(Im(), Pr))
@runtime_checkable
class Rp(Protocol):
    x: int
    def go(self) -> int: ...
show(lambda: isinstance(Im(), Rp)); show(lambda: issubclass(Im, Rp))
Im.x = 3
show(lambda: isinstance(Im(), Rp)); 
class Ex(Pr): pass
show(lambda: Ex().go()); print(is_protocol(Pr), is_protocol(Ex), sorted(get_protocol_members(Rp)))
class NT(NamedTuple):
    "doc"
    a: int
    b: str = 'x'
    def m(self): return self.a
print(NT(1), NT(1,'y').m(), NT._fields, NT._field_defaults, NT.__annotations__, NT.__mro__, NT.__doc__)
show(lambda: NT()); 
N2 = NamedTuple('N2', [('a', int), ('b', str)])
print(N2(1,2), N2.__annotations__, N2.__module__)
def mk():
    class X(NamedTuple):
        a: int = 1
        b: int
show(mk)
class TD(TypedDict, total=False):
    a: Required[int]
    b: str
class TD2(TD):
    c: ReadOnly[int]
print(TD(a=1), TD.__required_keys__, TD.__optional_keys__, TD.__total__, TD.__annotations__, sorted(TD2.__required_keys__), sorted(TD2.__annotations__), TD2.__mro__, TD2.__readonly_keys__, TD2.__bases__, TD2.__orig_bases__)
show(lambda: isinstance({}, TD)); print(is_typeddict(TD), type(TD(a=1)))
X = TypedDict('X', {'a': int}); print(X, X.__annotations__)
def f(a: int, b: 'str' = 'x', *c: Optional['int'], d: None) -> 'List[int]': pass
print(get_type_hints(f))
class H:
    a: int
    b: 'H'
    c: ClassVar['int'] = 3
    d: Annotated[int, 'x']
print(get_type_hints(H), get_type_hints(H, include_extras=True))
show(lambda: get_type_hints(3))
@overload
def g(x: int) -> int: ...
show(lambda: g(3))
print(get_overloads(g))
def mk():
    class Y(Optional[int]): pass
show(mk)
def mk():
    class Y(Union): pass
show(mk)
def mk():
    class Y(Any): pass
    return Y, Y()is None
show(mk)
def mk():
    class Y(NewType('Q', int)): pass
show(mk)
@final
class Z: pass
print(Z.__final__)
UserId = NewType('UserId', int)
print(UserId, UserId.__name__, UserId.__supertype__, UserId | None, Optional[UserId])
print(typing.TYPE_CHECKING, typing.get_type_hints(Box.__init__))
type A[T] = list[T]
print(A, A.__value__, A.__type_params__, A[int], type(A))
class G[T, *Us, **Q]: pass
print(G.__parameters__, G.__orig_bases__, G.__mro__, G[int, str, [int]] )
show(lambda: issubclass(int, 3))
print({List[int]: 1}[List[int]], Optional[List['X']], Dict[str, 'X'], Literal['a'] | None, Callable[[T], K].__parameters__)
match NT(1,'q'):
    case NT(a, b): print(a, b)
