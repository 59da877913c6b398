# Indentation, separators, sorting and empty containers.
import json

data = {"name": "x", "list": [1, [2, {}], []], "nested": {"a": None, "b": {"c": True}}, "empty": {}, "t": ()}
for kw in (
    {"indent": 2},
    {"indent": 0},
    {"indent": "\t"},
    {"indent": 1, "sort_keys": True},
    {"indent": None},
    {"indent": 4, "separators": (";", "=")},
    {"indent": 2, "ensure_ascii": False},
    {"indent": -1},
    {"indent": ""},
    {"separators": (", ", ":")},
    {"indent": True},
):
    print(kw)
    print(json.dumps(data, **kw))
print(
    json.dumps([], indent=2),
    json.dumps({}, indent=2),
    json.dumps([[]], indent=2),
    json.dumps("s", indent=2),
    json.dumps({1: [{"é": 1}]}, indent=2),
)


class Enc(json.JSONEncoder):
    def default(self, o):
        if isinstance(o, complex):
            return [o.real, o.imag]
        return super().default(o)


print(
    json.dumps({"z": 1 + 2j}, cls=Enc),
    Enc(indent=1).encode([1j]),
    "".join(json.JSONEncoder().iterencode({"a": [1]})),
)
try:
    json.dumps({1}, cls=Enc)
except TypeError as e:
    print(e)
for bad in (2.5, [1]):
    try:
        json.dumps([1], indent=bad)
        print("accepted")
    except TypeError as e:
        print(e)
