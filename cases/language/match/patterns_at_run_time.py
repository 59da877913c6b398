# Every kind of pattern against every kind of subject.
class Point:
    __match_args__ = ("x", "y")

    def __init__(self, x, y):
        self.x, self.y = x, y


class BadArgs:
    __match_args__ = ["x"]


class NotStr:
    __match_args__ = (5,)


class Twice:
    __match_args__ = ("x", "x")
    x = 1


def f(subject):
    match subject:
        case None:
            return "None"
        case True | False as b:
            return "bool", b
        case 0 | 1.5 | -2 | 3j | -1 - 2j:
            return "number", subject
        case "a" "b" | b"c":
            return "text"
        case int(n) if n > 100:
            return "big", n
        case int() | float():
            return "other number"
        case [] | ():
            return "empty"
        case [x]:
            return "one", x
        case [1, *rest, 9]:
            return "1 to 9", rest
        case (first, [second, *_], *others):
            return "nested", first, second, others
        case {"kind": str(kind), **rest}:
            return "kind", kind, rest
        case {"a": 1, "b": [_, y]}:
            return "a b", y
        case {}:
            return "mapping"
        case Point(0, y=0):
            return "origin"
        case Point(x=x) if x == 5:
            return "five"
        case Point(a, b):
            return "point", a, b
        case str() as s:
            return "str", s
        case Exception(args=[one]):
            return "error", one
        case set() | frozenset():
            return "set"
        case type(__name__=name):
            return "class", name
        case _:
            return "nothing"


for subject in [None, True, False, 0, 1.5, -2, 3j, -1 - 2j, 1, "ab", b"c", "c", 500, 5, 2.5, [], (), [7], (8,), [1, 2, 9], [1, 9], [2, [3]], [2, (3, 4), 5], "xy", b"xy", bytearray(b"x"), {"kind": "k", "z": 1}, {"kind": 5},
                {"a": 1, "b": "xy"}, {"a": 1, "b": [0, 5]}, {}, {1: 2}, Point(0, 0), Point(5, 1), Point(1, 2), ValueError("v"), ValueError("v", 1), {1}, frozenset(), int, range(1), range(3), iter([1]), memoryview(b"a"), object]:
    print(repr(subject) if not hasattr(subject, "x") and "object at" not in repr(subject) and "memory" not in repr(subject) else type(subject).__name__, "->", f(subject))
for source in ["BadArgs(1)", "NotStr(1)", "Twice(1, 1)", "Twice(1, x=1)", "Point(1, 2, 3)", "int(1, 2)", "int(real=5)", "object(1)", "Point(x=1, z=2)", "len(1)", "5 .x", "Undefined()"]:
    for subject in ["Point(1, 2)", "BadArgs()", "NotStr()", "Twice()", "5"]:
        try:
            exec(f"match {subject}:\n    case {source}: print('yes')\n    case _: pass")
        except Exception as error:
            print(source, subject, "|", type(error).__name__, error)
