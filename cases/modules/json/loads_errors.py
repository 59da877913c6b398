# JSONDecodeError wording and position for malformed text.
import json

for s in (
    "",
    " ",
    "{",
    "[",
    "[1",
    "[1,",
    "[1,]",
    "[,1]",
    '{"a"',
    '{"a":',
    '{"a":1',
    '{"a":1,',
    '{"a":1,}',
    "{'a': 1}",
    "{a: 1}",
    "{1: 2}",
    '"abc',
    '"a\nb"',
    '"\\x"',
    '"\\u12"',
    '"\\u12g4"',
    "tru",
    "nul",
    "True",
    "None",
    "01",
    "-",
    "+1",
    ".5",
    "1.",
    "1e",
    "[1 2]",
    '{"a" 1}',
    '{"a": 1 "b": 2}',
    "1 2",
    "[1]]",
    "{}x",
    "undefined",
    "'a'",
    "\ufeff1",
    '"\\',
    "[1,\n  2,\n  oops]",
    '{"a": [1, {"b": }]}',
    "[" * 3,
    "nan",
    "infinity",
    "--1",
    "0x10",
    '{"k": "v" // c\n}',
    "[\"a\",\n\"b\"\n\"c\"]",
    "\x0c1",
    '{"a": tru}',
    "[1, 2",
    '["',
    '{"',
):
    try:
        print(repr(s), json.loads(s))
    except json.JSONDecodeError as e:
        print(ascii(s), "|", e, "|", e.msg, e.pos, e.lineno, e.colno)
print(issubclass(json.JSONDecodeError, ValueError), json.JSONDecodeError("m", "ab\ncd", 4))
for v in (None, 5, [1], {"a": 1}):
    try:
        json.loads(v)
    except TypeError as e:
        print(e)
try:
    json.loads(b"\xff\xfe\xfa")
except (UnicodeDecodeError, ValueError) as e:
    print(type(e).__name__)
try:
    json.loads("[" * 100000)
except RecursionError as e:
    print(type(e).__name__)
