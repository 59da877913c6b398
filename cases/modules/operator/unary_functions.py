# The functions of one argument, and call, index and length_hint.
# covers: operator.abs, operator.neg, operator.pos, operator.inv, operator.invert, operator.not_, operator.truth, operator.index, operator.length_hint, operator.call
import operator


class Own:
    def __abs__(self):
        return "abs"

    def __neg__(self):
        return "neg"

    def __pos__(self):
        return "pos"

    def __invert__(self):
        return "invert"

    def __bool__(self):
        return False

    def __index__(self):
        return 41

    def __length_hint__(self):
        return 9


class Bad:
    def __index__(self):
        return "x"

    def __bool__(self):
        return 5

    def __length_hint__(self):
        return -1


class Text:
    def __length_hint__(self):
        return "x"


class Fallback:
    def __length_hint__(self):
        return NotImplemented


for name in ("abs", "neg", "pos", "inv", "invert", "not_", "truth", "index", "length_hint"):
    function = getattr(operator, name)
    for value in (5, -5, 2.5, True, "ab", [], None, 1j, Own(), Bad(), Text(), Fallback(), range(3), iter([1, 2])):
        try:
            print(name, type(value).__name__, repr(function(value)))
        except Exception as error:
            print(name, type(value).__name__, type(error).__name__, error)
for call in (
    lambda: operator.length_hint(object(), 7),
    lambda: operator.length_hint(object(), "7"),
    lambda: operator.length_hint([1], default=3),
    lambda: operator.length_hint(),
    lambda: operator.length_hint((x for x in "a"), 5),
    lambda: operator.call(print, 1, 2, sep="-"),
    lambda: operator.call(int),
    lambda: operator.call(5),
    lambda: operator.call(),
    lambda: operator.call(dict, obj=1),
    lambda: operator.abs(),
    lambda: operator.neg(1, 2),
    lambda: operator.index(),
    lambda: operator.not_(a=1),
):
    try:
        print(call())
    except Exception as error:
        print(type(error).__name__, error)
