# covers: codecs.lookup, codecs.encode, codecs.decode, codecs.getencoder, codecs.getdecoder, codecs.register
# covers: codecs.lookup_error, codecs.register_error, codecs.CodecInfo, codecs.strict_errors
# covers: codecs.ignore_errors, codecs.replace_errors, codecs.xmlcharrefreplace_errors
# covers: codecs.backslashreplace_errors, codecs.namereplace_errors
# Encodings by name, and what to do with what does not fit.
import codecs

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

for name in ("utf-8", "UTF8", "u8", "latin1", "iso-8859-1", "ascii", "us-ascii", "utf_16", "cp1252", "rot13", "hex", "base64", "nope", "", "utf-8-sig", "unicode_escape", "raw-unicode-escape"):
    show(lambda: codecs.lookup(name).name)
info = codecs.lookup("utf-8")
print(type(info).__name__, isinstance(info, tuple), len(info), info.encode("é"), info.decode(b"\xc3\xa9"), info.incrementalencoder is not None, info.name)
print(codecs.encode("é", "latin-1"), codecs.decode(b"\xe9", "latin-1"), codecs.encode("abc", "rot13"), codecs.encode(b"ab", "hex"), codecs.decode("6162", "hex"), codecs.encode(b"ab", "base64"), codecs.encode("é"), codecs.decode(b"x", errors="ignore"))
print(codecs.getencoder("ascii")("é", "replace"), codecs.getdecoder("ascii")(b"\xff", "replace"))
text = "a\xe9\u20ac\U0001f600"
for errors in ("ignore", "replace", "xmlcharrefreplace", "backslashreplace", "namereplace", "surrogateescape", "strict", "nope"):
    show(text.encode, "ascii", errors)
    show(b"a\xff\xc3".decode, "utf-8", errors)
for name in ("strict", "ignore", "replace", "xmlcharrefreplace", "backslashreplace", "namereplace"):
    handler = codecs.lookup_error(name)
    print(name, handler is getattr(codecs, name + "_errors"))
    show(handler, UnicodeEncodeError("ascii", "xé", 1, 2, "why"))
    show(handler, UnicodeDecodeError("ascii", b"x\xff", 1, 2, "why"))
    show(handler, UnicodeTranslateError("xé", 1, 2, "why"))
    show(handler, 5)
codecs.register_error("mine", lambda error: (f"<{error.end - error.start}>", error.end))
print(text.encode("ascii", "mine"), codecs.lookup_error("mine") is not None)
codecs.register_error("bad", lambda error: 5)
codecs.register_error("back", lambda error: ("?", -1))
show(lambda: "é".encode("ascii", "bad"))
show(lambda: "éx".encode("ascii", "back"))
show(codecs.lookup_error, "nope")
show(codecs.register_error, "x", 5)
show(codecs.register, 5)


def search(name):
    if name == "shout":
        return codecs.CodecInfo(lambda s, e="strict": (s.upper().encode(), len(s)), lambda b, e="strict": (bytes(b).decode().lower(), len(b)), name="shout")


codecs.register(search)
print("abc".encode("shout"), b"ABC".decode("shout"), codecs.lookup("shout").name)
codecs.unregister(search)
show(lambda: "x".encode("shout"))
