# covers: json.JSONDecoder, json.JSONDecodeError, json.decoder.JSONDecoder, json.decoder.JSONDecodeError
# Hooks for what is read, and where the text ends.
import decimal
import json
from json.decoder import JSONDecodeError, JSONDecoder

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

print(json.JSONDecoder is JSONDecoder, json.JSONDecodeError is JSONDecodeError, issubclass(JSONDecodeError, ValueError))
text = '{"a": 1, "b": [1.5, -2, NaN, Infinity, -Infinity], "a": {"c": null}}'
print(JSONDecoder(object_pairs_hook=list).decode(text), JSONDecoder(object_hook=lambda d: sorted(d)).decode(text))
print(JSONDecoder(parse_float=decimal.Decimal, parse_int=float, parse_constant=lambda s: f"<{s}>").decode(text))
print(json.loads(text, parse_float=str, parse_int=str), json.loads("1E400"), json.loads("-0"), json.loads("-0.0"))
decoder = JSONDecoder()
print(decoder.raw_decode('[1] rest'), decoder.raw_decode('  5') if False else decoder.raw_decode('xx"y"z', 2), decoder.decode("  [1]  "))
for call in (lambda: decoder.raw_decode(" 1"), lambda: decoder.raw_decode(""), lambda: decoder.decode("1 2"), lambda: decoder.raw_decode("1", -1), lambda: decoder.decode(b"1"),
             lambda: JSONDecoder(strict=True).decode('"a\tb"'), lambda: JSONDecoder(strict=False).decode('"a\tb\0"'), lambda: decoder.raw_decode("[]", 5),
             lambda: JSONDecoder(object_hook=lambda d: 1 / 0).decode("{}"), lambda: JSONDecoder(1)):
    show(call)
for bad in ('{"a":1,}', "[1,]", "{1:2}", '{"a" 1}', '{"a":}', "[1 2]", "tru", "nul", "-", "01", "1.", "1e", ".5", "+1", '"abc', '"\\x"', '"\\u12"', '"\\ud800\\u0041"', "[", "{", '{"a"', '{"a":1', "'a'", "\ufeff1", "]", "NaNx", "\n\n  x", '["a\nb"]'):
    try:
        print(repr(json.loads(bad)))
    except JSONDecodeError as error:
        print(repr(bad), error.msg, error.pos, error.lineno, error.colno, error.doc == bad)
error = JSONDecodeError("msg", "line\ntext", 6)
print(error, error.args, repr(error), error.__reduce__()[1])
show(lambda: JSONDecodeError("m"))
print(json.loads(b'"\xc3\xa9"'), json.loads(bytearray(b"[1]")), json.loads('"é"'.encode("utf-16")), json.loads('"x"'.encode("utf-32-le")), json.loads('1'.encode("utf-8-sig")))
show(json.loads, 5)
show(json.loads, None)
show(json.loads, "1", cls=JSONDecoder, nothing=1)
print(decoder.parse_string is not None, decoder.memo, decoder.strict, decoder.object_hook, decoder.parse_float is float)
