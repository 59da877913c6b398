# What survives dumps and loads, and what changes on the way.
import json

for v in (
    0,
    -0.0,
    1e16,
    1.0,
    123456789012345678901234567890,
    0.1 + 0.2,
    1e-7,
    5e-324,
    True,
    None,
    "",
    "\u2028\x7f",
    "\ud83d",
    [],
    [[]],
    {},
    {"": {}},
    (1, (2,)),
    {1: 1, "1": 2},
    {None: 0, True: 1, 2.5: 2},
    "a\\b/\"c",
    [None] * 3,
    {"z": 1, "a": 2},
):
    t = json.dumps(v)
    b = json.loads(t)
    print(t, b == v, type(b).__name__, end="; ")
print()
print(
    json.dumps(json.loads('{"b": [1, {"a": null}], "a": 1.50}'), sort_keys=True),
    json.loads('{"a":1}') | {"b": 2},
    json.loads('[1e2, 1E2, -1, 10]'),
    json.loads('"\\u0041"'),
    json.loads(json.dumps(json.dumps({"in": 1}))),
    len(json.dumps("é" * 3)),
    json.dumps("é" * 3, ensure_ascii=False),
)
deep = None
for _ in range(200):
    deep = [deep]
print(json.dumps(deep).count("["), json.loads(json.dumps(deep)) == deep)
