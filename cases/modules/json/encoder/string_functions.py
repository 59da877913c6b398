# covers: json.encoder.encode_basestring, json.encoder.encode_basestring_ascii, json.encoder.py_encode_basestring
# covers: json.encoder.py_encode_basestring_ascii, json.encoder.c_encode_basestring
# covers: json.encoder.c_encode_basestring_ascii, json.encoder.ESCAPE, json.encoder.ESCAPE_ASCII
# covers: json.encoder.ESCAPE_DCT, json.encoder.HAS_UTF8, json.encoder.INFINITY, json.encoder.c_make_encoder
# The functions that quote strings, and the tables they go by.
from json import encoder

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

for text in ("", "abc", 'q"\\/', "\n\r\t\b\f\x00\x1f\x7f", "é€😀", "\u2028", "\ud800"):
    for function in (encoder.encode_basestring, encoder.encode_basestring_ascii, encoder.py_encode_basestring, encoder.py_encode_basestring_ascii):
        print(ascii(function(text)), end=" ")
    print(encoder.c_encode_basestring(text) == encoder.encode_basestring(text), encoder.c_encode_basestring_ascii(text) == encoder.encode_basestring_ascii(text))
show(encoder.encode_basestring, 5)
show(encoder.encode_basestring_ascii, b"x")
print(encoder.INFINITY, encoder.ESCAPE.pattern, encoder.ESCAPE_ASCII.pattern, encoder.HAS_UTF8.pattern)
print(len(encoder.ESCAPE_DCT), encoder.ESCAPE_DCT["\n"], encoder.ESCAPE_DCT["\x01"], list(encoder.ESCAPE_DCT)[:3])
print(encoder.ESCAPE.findall('a"b\nc'), encoder.ESCAPE_ASCII.findall("aéb"))
make = encoder.c_make_encoder({}, None, encoder.encode_basestring_ascii, None, ": ", ", ", False, False, True)
print("".join(make([1, {"k": None}], 0)))
show(encoder.c_make_encoder, 5, None, encoder.encode_basestring_ascii, None, ": ", ", ", False, False, True)
