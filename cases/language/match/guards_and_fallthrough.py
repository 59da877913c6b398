# Guards with side effects, order of cases, names bound by failed patterns, and no match at all.
log = []


def g(x):
    log.append(x)
    return x


def m(v):
    match v:
        case [a, b] if g(a > b):
            return f"desc {a}{b}"
        case [a, b] if g(a == b):
            return f"same {a}"
        case [a, _]:
            return f"asc {a}"
        case {"k": [*xs]} if len(xs) > 1:
            return f"many {xs}"
        case {"k": [x]} | {"j": x}:
            return f"one {x}"
        case str(s) if s.isdigit() and (n := int(s)) > 10:
            return f"big {n}"
        case "a" | "b" | "c" as letter:
            return f"letter {letter}"
        case int(n) | float(n) if n != n:
            return "nan"
        case (1 | 2) as small:
            return f"small {small}"
        case -1 | -2.5 | 1j:
            return "negative or imaginary"
        case True | None:
            return "single"
    return "no case"


for v in (
    [2, 1],
    [1, 1],
    (0, 9),
    {"k": [1, 2], "z": 0},
    {"k": [7]},
    {"j": 8},
    {"k": []},
    "42",
    "5",
    "b",
    float("nan"),
    2,
    True,
    1.0,
    -1,
    -2.5,
    1j,
    None,
    False,
    [],
    object,
    "ab",
    b"ab",
    range(2),
):
    print(m(v), end="; ")
print(log)
match [1, [2, 3]]:
    case [p, [q, r]] if p > 1:
        pass
    case [p, *rest]:
        print(p, q, r, rest)
x = "outer"
match 5:
    case x:
        print(x)
print(x)
for cmd in ("go north", "get lamp", "quit", "go", "", "drop a b c"):
    match cmd.split():
        case ["quit" | "exit"]:
            print("bye", end=" ")
        case ["go", ("north" | "south") as d]:
            print("to", d, end=" ")
        case ["go"]:
            print("where?", end=" ")
        case [("get" | "drop") as verb, *things]:
            print(verb, things, end=" ")
        case []:
            print("empty", end=" ")
        case _:
            print("?", end=" ")
print()
