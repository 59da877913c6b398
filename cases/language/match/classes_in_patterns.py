# Patterns of every kind against values of every kind, and what __match_args__ may be.

def t(f, *a, **k):
    try:
        print(repr(f(*a, **k)))
    except BaseException as e:
        print(type(e).__name__ + ":", e)


class Pt:
    __match_args__ = ("x", "y")
    def __init__(s, x, y): s.x, s.y = x, y
class BadMA: __match_args__ = ["x"]
class BadMA2: __match_args__ = (1,)
class DupMA:
    __match_args__ = ("x", "x"); x = 1
class NoMA: pass
class Raisy:
    @property
    def x(s): raise ValueError("x")
def m(v):
    match v:
        case Pt(0, y=yy): return "pt0", yy
        case Pt(x, y) if x == y: return "eq", x
        case Pt(x=x): return "pt", x
        case {"k": [a, *_, b], **rest} if rest: return "map", a, b, rest
        case {"k": _}: return "k"
        case {}: return "emptymap"
        case [] : return "empty"
        case [1 | 2 as n, *r]: return "12", n, r
        case (a, b) | [a, b, _]: return "two", a, b
        case str() | bytes() as s: return "s", s
        case int(n) if n > 5: return "big", n
        case -1 | 0 | 1: return "unit"
        case 1.5 | 2j | -3.5 | 1+2j: return "num"
        case None | True | False: return "single"
        case set() | frozenset(): return "set"
        case object(__len__=l): return "len"
        case _: return "other"
for v in [Pt(0, 1), Pt(2, 2), Pt(3, 4), {"k": [1, 2, 3], "z": 1}, {"k": [1, 2]}, {"k": 5}, {}, [], [1, 2], [2], [7, 8], [7, 8, 9], (3, 4), "s", b"b", 9, 0, -1, True, 1.5, 2j, -3.5, 1+2j, None, {1}, range(2), bytearray(b"a"), Pt, iter([]), memoryview(b"ab"), 1.0, 0.0]:
    t(m, v)
def c(cls, *a):
    ns = {"C": cls, "v": a[0]}
    try:
        exec(a[1], ns); print(ns.get("r"))
    except BaseException as e: print(type(e).__name__ + ":", e)
for cls, v in [(BadMA, BadMA()), (BadMA2, BadMA2()), (DupMA, DupMA()), (NoMA, NoMA()), (Pt, Pt(1, 2)), (int, 5), (5, 5), (Raisy, Raisy()), (str, "a"), (bool, True), (list, [1]), (float, 1.5), (dict, {}), (tuple, ()), (type, int), (property, property())]:
    for pat in ["C()", "C(a)", "C(a, b)", "C(a, b, c)", "C(a, x=b)", "C(x=a)", "C(1, x=2)"]:
        c(cls, v, f"match v:\n  case {pat}: r = 1\n  case _: r = 0")
