# Literal, capture, or, guard, sequence and star patterns.
def m(x):
    match x:
        case 0:
            return "zero"
        case True:
            return "true is 1"
        case -1 | 1.5 | 2 + 3j:
            return "number"
        case "a" | "b":
            return "letter"
        case b"x":
            return "bytes"
        case None:
            return "none"
        case []:
            return "empty seq"
        case [y]:
            return f"one {y}"
        case [1, *rest]:
            return f"one then {rest}"
        case (a, b) if a == b:
            return f"equal pair {a}"
        case [a, [b, *c], *_, d]:
            return f"nested {a} {b} {c} {d}"
        case (str() as s, int(n)):
            return f"str-int {s} {n}"
        case [_, _]:
            return "pair"
        case int() | float() as num if num > 100:
            return f"big {num}"
        case _:
            return f"other {x}"


for v in (
    0,
    0.0,
    False,
    True,
    1,
    -1,
    1.5,
    2 + 3j,
    "a",
    "ab",
    b"x",
    None,
    [],
    (),
    [9],
    [1, 2, 3],
    (4, 4),
    [1, [2, 3, 4], 5, 6],
    [7, "x", 8],
    [7, [8], 9],
    ("k", 3),
    ["k", "v"],
    101,
    100,
    "xy",
    range(2),
    {1, 2},
    bytearray(b"x"),
):
    print(type(v).__name__, m(v))
match [1, 2, 3]:
    case [x, *_] if x > 5:
        print("no")
    case [*_, last]:
        print(x, last)
match 5:
    case n if n < 0:
        pass
print(n)
match 1, "a":
    case 1, ("a" | "b") as which:
        print(which)


class K:
    RED = 1
    LIM = "lim"


import math

for v in (1, "lim", math.pi, 3):
    match v:
        case K.RED:
            print("red")
        case K.LIM:
            print("lim")
        case math.pi:
            print("pi")
        case other:
            print("captured", other)
match = 5
case = match
print(match + case)
