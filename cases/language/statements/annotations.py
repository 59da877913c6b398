# Annotated assignments, with and without values, in modules, classes and functions.
x: int = 5
y: "forward" = "str"
z: list[int]
print(__annotations__)
try:
    print(z)
except NameError as e:
    print(e)


class C:
    a: int
    b: str = "b"
    c: dict[str, list[int]] = {}
    (d): int = 1

    def __init__(self):
        self.e: float = 1.5


print(C.__annotations__, C().e, hasattr(C, "a"))


def f(a: int, *args: str, k: "kw" = 1, **kw: dict) -> bool | None:
    local: undefined_name = 3
    return local


print(f(1), f.__annotations__)
box = {}
box["k"]: int = 7
print(box)
try:
    bad: undefined_name_here = 1
except NameError as e:
    print(e)
type_alias = int | str
print(
    type_alias,
    list[int],
    dict[str, int],
    isinstance(1, int | str),
    isinstance(None, int | None),
    tuple[int, ...],
)
