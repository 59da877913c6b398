# PEP 695 type parameters, type statements and generic annotations only need to run.
def first[T](xs: list[T]) -> T:
    return xs[0]


class Stack[T]:
    def __init__(self) -> None:
        self.items: list[T] = []

    def push(self, x: T) -> "Stack[T]":
        self.items.append(x)
        return self

    def pop(self) -> T:
        return self.items.pop()


type Pair[A, B] = tuple[A, B]
type Name = str
print(first([1, 2]), Stack().push(5).push(6).pop(), Stack[int]().push(1).items)
print(Pair.__name__, Name.__value__, Name, first.__type_params__, Stack.__type_params__)


def bounded[T: int, *Ts, **P](x: T, *r: *Ts) -> T:
    return x


print(bounded(3, 4), [str(t) for t in bounded.__type_params__])
print(
    list[int],
    dict[str, list[int]],
    tuple[()],
    list[int]([1, 2]),
    list[int].__origin__,
    dict[str, int].__args__,
    int | None,
    list[int] == list[int],
)


def f(a: int | None = None, *, b: "list[str]" = ()) -> dict[str, int]: ...


print(f.__annotations__)
try:
    list[int]().foo
except AttributeError as e:
    print(e)
try:
    int[5]
except TypeError as e:
    print(e)
try:
    isinstance([], list[int])
except TypeError as e:
    print(e)
