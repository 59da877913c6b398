# cmp_to_key and total_ordering: what they give, and what they refuse.
# covers: functools.cmp_to_key, functools.total_ordering
from functools import cmp_to_key, total_ordering


def show(call):
    try:
        print(repr(call()))
    except Exception as error:
        print(type(error).__name__, error)


key = cmp_to_key(lambda a, b: len(a) - len(b))
for call in (
    lambda: sorted(["ccc", "a", "bb"], key=key),
    lambda: (key("a") < key("bb"), key("a") == key("b"), key("a") >= key("bb"), key("a") != key("b")),
    lambda: key("a").obj,
    lambda: key(obj="a").obj,
    lambda: key("a") < 5,
    lambda: key("a") == 5,
    lambda: hash(key("a")),
    lambda: key(),
    lambda: key("a", "b"),
    lambda: cmp_to_key(),
    lambda: cmp_to_key(mycmp=lambda a, b: 0)(1) == cmp_to_key(None)(2) if False else "skipped",
    lambda: cmp_to_key(5)(1) < cmp_to_key(5)(2),
    lambda: cmp_to_key(lambda a, b: "x")(1) < cmp_to_key(lambda a, b: "x")(2),
    lambda: cmp_to_key(lambda a, b: None)(1) < cmp_to_key(lambda a, b: None)(2),
    lambda: cmp_to_key(lambda a, b: -0.5)(1) < cmp_to_key(lambda a, b: -0.5)(2),
    lambda: max([3, 1, 2], key=cmp_to_key(lambda a, b: b - a)),
    lambda: type(key).__name__ + " " + type(key("a")).__name__,
    lambda: setattr(key("a"), "obj", 5),
):
    show(call)
for given in ("__lt__", "__le__", "__gt__", "__ge__"):
    operation = getattr(int, given)

    def make(name, operation=operation):
        def compare(self, other):
            return operation(self.value, other.value) if hasattr(other, "value") else NotImplemented

        compare.__name__ = name
        return total_ordering(type("Made", (), {name: compare, "__init__": lambda self, value: setattr(self, "value", value), "__eq__": lambda self, other: self.value == getattr(other, "value", None)}))

    Made = make(given)
    one, two = Made(1), Made(2)
    print(given, one < two, one <= two, one > two, one >= two, one <= one, two >= one)
    show(lambda: one < 5)
    show(lambda: one >= 5)
    for name in ("__lt__", "__le__", "__gt__", "__ge__"):
        print("  ", getattr(Made, name).__name__)
show(lambda: total_ordering(type("Empty", (), {})))
show(lambda: total_ordering(5))
show(lambda: total_ordering())
show(lambda: total_ordering(int) is int)
