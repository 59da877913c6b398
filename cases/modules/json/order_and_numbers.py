# covers: json.dumps, json.loads
# Keys that are the same, order of keys, numbers at the edges, and what is read back.
import json

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

for value in (0.1 + 0.2, 1e16, 1e-7, -0.0, 1e22, 123456789012345678901234567890, 5e-324, 1.7976931348623157e308, True, None, [], {}, [[]], {"": ""}, "\u2028\ud83d\ude00/</", {"a": {"b": [1, {"c": []}]}}):
    text = json.dumps(value)
    print(text, json.loads(text) == value, type(json.loads(text)).__name__)
print(json.dumps({1: "a", "1": "b", True: "c", None: "d", 1.0: "e"}), json.loads('{"k": 1, "k": 2}'), json.dumps({"b": 1, "a": 2, "C": 3}, sort_keys=True))
for text in ("1.0", "1E5", "-1e-2", "123456789012345678901234567890", "1e999", "-1e999", "0.1e1", "  [ 1 , 2 ]  ", '{"a" : [ ] }', '"\\u0041\\n\\/\\b"', '"\\ud83d\\ude00"', '"\\ud83d"', "true", "null", "[[[[]]]]"):
    print(text, ascii(json.loads(text)))
for options in ({"indent": 2}, {"indent": "\t", "separators": (",", ": ")}, {"separators": (",", ":")}, {"ensure_ascii": False}, {"indent": 0}, {"indent": 2, "sort_keys": True}):
    print(json.dumps({"z": [1, {"y": "é"}], "a": ()}, **options))
deep = []
for _ in range(50):
    deep = [deep]
print(json.dumps(deep) == "[" * 51 + "]" * 51, json.loads("[" * 51 + "]" * 51) == deep)
for call in (lambda: json.dumps({1, 2}), lambda: json.dumps(b"x"), lambda: json.dumps({b"k": 1}), lambda: json.dumps(1j), lambda: json.dumps(range(3)), lambda: json.dumps(), lambda: json.dumps([1], indent="x", nothing=1), lambda: json.loads("[1, 2"), lambda: json.loads("{'a': 1}"), lambda: json.loads("[1] x"), lambda: json.loads(""), lambda: json.dumps(float("nan"), allow_nan=False)):
    show(call)
