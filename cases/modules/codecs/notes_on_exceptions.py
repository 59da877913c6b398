# The note that an exception gets on its way through the registry of codecs, and the names for which it gets none.
# covers: codecs.encode, codecs.decode
import codecs

def note(call):
    try:
        print("fine", ascii(call()))
    except Exception as error:
        print(type(error).__name__, error, getattr(error, "__notes__", None))


for name in ("utf-8", "U8", "Utf_8", "latin1", "L1", "ISO-8859-1", "ascii", "646", "utf-16", "utf-16-le", "cp1252", "utf-7", "utf-8-sig"):
    note(lambda: "a\u1234\ud800".encode(name))
    note(lambda: codecs.encode("a\u1234\ud800", name))
    note(lambda: b"\x81\xff".decode(name))
    note(lambda: codecs.decode(b"\x81\xff", name))
note(lambda: codecs.encode("a", "hex"))
note(lambda: codecs.decode(b"z", "hex"))
note(lambda: "a".encode("hex"))
note(lambda: "a".encode("nope"))
note(lambda: "\xe9".encode("cp437", "nope"))
note(lambda: str(b"\x81", "cp1252"))
note(lambda: bytes("\u1234", "cp1252"))
note(lambda: codecs.lookup("cp1252").encode("\u1234"))


def find(name):
    failing = lambda text, errors="strict": 1 / 0
    return codecs.CodecInfo(failing, lambda data, errors="strict": 5, name=name) if name == "mine" else None


codecs.register(find)
note(lambda: "a".encode("mine"))
note(lambda: b"a".decode("mine"))
note(lambda: codecs.encode("a", "mine"))
