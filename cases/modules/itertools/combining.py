# product, permutations, combinations and combinations_with_replacement: lengths and what is refused.
# covers: itertools.product, itertools.permutations, itertools.combinations, itertools.combinations_with_replacement
from itertools import combinations, combinations_with_replacement, permutations, product


def show(call):
    try:
        print(repr(call()))
    except Exception as error:
        print(type(error).__name__, error)


for call in (
    lambda: list(product("ab", [1, 2])),
    lambda: list(product()),
    lambda: list(product("ab", "")),
    lambda: list(product("ab", repeat=2)),
    lambda: list(product("ab", repeat=0)),
    lambda: list(product("a", "b", repeat=2)),
    lambda: list(product(repeat=3)),
    lambda: product("a", repeat=-1),
    lambda: product("a", repeat="2"),
    lambda: product("a", repeat=1.0),
    lambda: product("a", times=1),
    lambda: product("a", 5),
    lambda: list(permutations("abc", 2)),
    lambda: list(permutations("abc"))[:3],
    lambda: list(permutations("abc", None))[-1],
    lambda: list(permutations("ab", 0)),
    lambda: list(permutations("ab", 3)),
    lambda: permutations("ab", -1),
    lambda: permutations("ab", 1.0),
    lambda: permutations("ab", "1"),
    lambda: permutations(5),
    lambda: list(permutations(iterable="ab", r=1)),
    lambda: permutations(),
    lambda: list(combinations("abcd", 2)),
    lambda: list(combinations("ab", 0)),
    lambda: list(combinations("ab", 3)),
    lambda: combinations("ab", -1),
    lambda: combinations("ab", 1.5),
    lambda: combinations("ab", None),
    lambda: combinations("ab"),
    lambda: list(combinations(iterable="ab", r=True)),
    lambda: list(combinations_with_replacement("abc", 2)),
    lambda: list(combinations_with_replacement("", 1)),
    lambda: list(combinations_with_replacement("", 0)),
    lambda: list(combinations_with_replacement("ab", 3)),
    lambda: combinations_with_replacement("ab", -1),
    lambda: combinations_with_replacement("ab"),
    lambda: combinations("ab", 1, 2),
    lambda: [type(each).__name__ for each in (product(), permutations(""), combinations("", 0), combinations_with_replacement("", 0))],
):
    show(call)
