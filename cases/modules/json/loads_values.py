# Parsing values, duplicates, numbers, escapes and hooks.
import json

print(
    json.loads(' {"a": [1, 2.5, -0, 1e3, 1E-2, true, false, null], "b": {"c": ""}, "a2": {}} '),
    json.loads("[]"),
    json.loads('"\\u00e9\\n\\"\\/\\ud83d\\ude00\\ud800"').encode("utf-8", "backslashreplace"),
    json.loads("1" * 30),
    json.loads("-1.0"),
    json.loads("NaN"),
    json.loads("[Infinity, -Infinity]"),
    json.loads('{"k": 1, "k": 2}'),
    json.loads("\t\n\r 5 "),
    json.loads(b'{"x": "\xc3\xa9"}'),
    json.loads("1e400"),
    json.loads("-0.0"),
    json.loads("0"),
    json.loads("1.5E+3"),
    json.loads(bytearray(b"[1]")),
    type(json.loads("10")).__name__,
    type(json.loads("1e2")).__name__,
    json.loads('"\x7f é"'),
)
print(
    json.loads('{"a": 1, "b": {"c": 2}}', object_hook=lambda d: sorted(d)),
    json.loads('{"a": 1, "a": 2}', object_pairs_hook=list),
    json.loads("[1.5, 2]", parse_float=str, parse_int=lambda s: s + "!"),
    json.loads("[NaN]", parse_constant=lambda c: f"<{c}>"),
    json.loads('"a\tb"', strict=False),
    json.loads(json.dumps({"x": [1, "é", None, 1.5e-7]})),
    json.JSONDecoder().decode("[1]"),
    json.JSONDecoder().raw_decode('{"a": 1} tail'),
)
x = {"1": [True, {"n": None}], "é": "\u2028"}
print(json.loads(json.dumps(x)) == x, json.loads(json.dumps((1, {2: 3}))))
import io

buf = io.StringIO()
json.dump({"to": "file"}, buf)
print(buf.getvalue(), json.load(io.StringIO("[1, 2]")))
