# What dumps makes of each type, keys of each type, and what it refuses.
import json

(
    print(
        json.dumps([1, 1.0, True, None, "a", [], {}, (1, 2), 1e100, -0.0, 10**30, 0.1, 1e16, 5e-324]),
        json.dumps({"b": 1, "a": [1, {"c": None}]}),
        json.dumps({1: "int", 1.5: "float", True: "bool", None: "none", "s": "str", 1e16: 0}),
        json.dumps("é\"\\\n\t\r\b\f\x01\x7f/\u2028😀\ud800"),
        json.dumps("é😀", ensure_ascii=False),
        json.dumps(float("inf")),
        json.dumps([float("nan"), -float("inf")]),
        json.dumps(""),
        json.dumps(5),
        json.dumps(None),
        json.dumps(()),
    ),
    print(json.dumps({"x": {"y": []}}, separators=(",", ":"))),
)


class S(str):
    pass


class I(int):
    def __repr__(self):
        return "never"


class D(dict):
    pass


print(
    json.dumps([S("s"), I(5), D(a=1), True + 1]),
    json.dumps({I(1): 2}),
    json.dumps({"k": range(2)}, default=list),
    json.dumps({1, 2} and [1], default=str),
    json.dumps([{1}, b"x"], default=lambda o: f"<{type(o).__name__}>"),
    json.dumps({"a": 1, (1, 2): 2, 3: 4}, skipkeys=True),
    json.dumps({"b": 1, "a": {"d": 1, "c": 2}}, sort_keys=True),
)
a = []
a.append(a)
for f in (
    lambda: json.dumps({1}),
    lambda: json.dumps(object),
    lambda: json.dumps(b"x"),
    lambda: json.dumps({(1,): 2}),
    lambda: json.dumps(a),
    lambda: json.dumps(float("nan"), allow_nan=False),
    lambda: json.dumps(1j),
    lambda: json.dumps({1: 1, "a": 2}, sort_keys=True),
    lambda: json.dumps([object], default=lambda o: o),
    lambda: json.dumps(range(3)),
    lambda: json.dumps(x for x in ()),
    lambda: json.dumps({"k": [1, {2}]}),
    lambda: json.dumps(1, 2),
    lambda: json.dumps(),
    lambda: json.dumps(1, bogus=2),
    lambda: json.dumps([print], default=lambda o: 1 / 0),
    lambda: json.dumps({None: 1, 2: 3}, sort_keys=True),
):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, str(e).split(" at 0x")[0])
