# Names of encodings, the registry, error handlers and what registered ones may answer.
import codecs


def tell(call, *arguments):
    """Prints what a call gives, or how it fails."""
    try:
        result = call(*arguments)
    except Exception as error:
        result = f"{type(error).__name__}: {error}"
    print(ascii(arguments), "->", ascii(result))
    return result


for name in "utf-8 UTF8 u8 utf_8_sig ascii US-ASCII 646 latin-1 l1 iso8859-1 8859 utf-16 UTF-16LE utf_16_be utf-32 utf-7 cp1252 windows-1252 1252 cp437 ibm850 koi8-r KOI8_U mac_roman macintosh iso8859-15 latin9 cyrillic unicode_escape raw-unicode-escape rot13 rot_13 hex base64 base-64 tis-620 kz1048 cp037 ebcdic-cp-us hp_roman8 cp65001 utf".split():
    info = codecs.lookup(name)
    print(name, info.name, repr(info).split(" at ")[0], info._is_text_encoding, type(info).__name__, len(info))
    print(info[0] == info.encode, info[1] == info.decode, info[2] is info.streamreader, info[3] is info.streamwriter)
    for kind in info[2:] + (info.incrementalencoder, info.incrementaldecoder):
        print(*(f"{base.__module__}.{base.__qualname__}" for base in kind.__mro__))
for name in ("nope", "", "utf-8x", "utf 8", "utf--8", 1, None, "a\0b", "é"):
    try:
        print(name, codecs.lookup(name).name)
    except Exception as error:
        print(ascii(name), type(error).__name__, error)
print(codecs.lookup("utf-8") == codecs.lookup("UTF8"))
tell(codecs.CodecInfo, 1)
info = codecs.CodecInfo(1, 2)
print(tuple(info), info.name, info.incrementalencoder, info._is_text_encoding)

for name in ("hex", "base64", "rot13", "utf-8"):
    for value in (b"abc", "abc", b"6162", "YWJj\n", 1):
        tell(codecs.encode, value, name)
        tell(codecs.decode, value, name)
for arguments in (
    ("a", "nope"),
    ("é", "ascii", "nope"),
    ("a", "ascii", "nope"),
    (1,),
    ("é", "ascii"),
    ("a", "ascii", 1),
    ("a", 1),
    (),
):
    tell(codecs.encode, *arguments)
tell("".encode, "hex")
tell(b"".decode, "hex")
tell(b"x".decode, "rot13")
tell(bytes, "x", "base64")


def reported(error):
    print(type(error).__name__, error.encoding, ascii(error.object), error.start, error.end, error.reason)
    return f"<{error.start}>", error.end


codecs.register_error("report", reported)
print(codecs.lookup_error("report") is reported)
for text, name in (
    ("aéèb€", "ascii"),
    ("aé€", "latin-1"),
    ("€x\ud800", "cp1252"),
    ("a\ud800\udc00b", "utf-8"),
    ("a\ud800b", "utf-16"),
    ("a\ud800b", "utf-32-be"),
    ("x" * 300 + "é" * 300 + "y", "ascii"),
    ("\ud800", "utf-8-sig"),
):
    tell(text.encode, name, "report")
for data, name in (
    (b"a\xff\xfeb\xc3", "utf-8"),
    (b"a\x81b", "cp1252"),
    (b"a\xd8", "utf-16-be"),
    (b"\xff\xfea\0\0\xdcb\0c", "utf-16"),
    (b"\\x4 \\u12", "unicode_escape"),
    (b"\0\0\x11\0a", "utf-32-be"),
    (b"+A-b", "utf-7"),
    (b"\xe2\x82" + b"x" * 300 + b"\xe2\x82\xac\xff", "utf-8"),
    (b"\xff", "ascii"),
    (b"\xef\xbb\xbfa\xff", "utf-8-sig"),
):
    tell(data.decode, name, "report")
for answer in (
    1,
    ("a",),
    ("a", 1, 2),
    ("a", "b"),
    (1, 2),
    (b"zz", 2),
    ("é", 2),
    ("€", 2),
    ("q", -1),
    ("q", 9),
    ("q", -100),
    ("", 10**30),
    None,
    ("a", 1.0),
    ["a", 2],
    ("", 3),
):
    codecs.register_error("fixed", lambda error: answer)
    print(ascii(answer))
    tell("aéb".encode, "ascii", "fixed")
    tell(b"a\xffb".decode, "ascii", "fixed")
    tell("a\ud800b".encode, "utf-16-le", "fixed")
codecs.register_error("fails", lambda error: 1 / 0)
tell("é".encode, "ascii", "fails")
tell(codecs.register_error, "x", 1)
tell(codecs.register_error, 1, len)
tell(codecs.lookup_error, "nope")
tell(codecs.lookup_error, 1)

ERRORS = [
    UnicodeEncodeError("x", "aé€\U0001f600\ud800b", 1, 5, "r"),
    UnicodeDecodeError("x", b"a\xff\xfeb", 1, 3, "r"),
    UnicodeTranslateError("aé€b", 1, 3, "r"),
    ValueError("q"),
    1,
    UnicodeEncodeError,
]
for name in ("strict", "ignore", "replace", "xmlcharrefreplace", "backslashreplace", "namereplace"):
    print(name, codecs.lookup_error(name) is getattr(codecs, name + "_errors"))
    for error in ERRORS:
        tell(getattr(codecs, name + "_errors"), error)
ERRORS = [
    UnicodeEncodeError("utf-8", "a\udc80\udcffb", 1, 3, "r"),
    UnicodeEncodeError("utf-16-le", "a\ud800b", 1, 2, "r"),
    UnicodeEncodeError("x", "a\ud800b", 1, 2, "r"),
    UnicodeDecodeError("utf-8", b"a\xff\xfeb", 1, 3, "r"),
    UnicodeDecodeError("utf-8", b"a\xed\xa0\x80b", 1, 2, "r"),
    UnicodeDecodeError("utf-8", b"ab", 1, 2, "r"),
    UnicodeTranslateError("aé", 1, 2, "r"),
    ValueError("q"),
]
for name in ("surrogateescape", "surrogatepass"):
    for error in ERRORS:
        tell(codecs.lookup_error(name), error)


def search(name):
    print("asked for", name)
    if name.startswith("mine"):
        return codecs.CodecInfo(
            lambda text, errors="strict": (b"<" + text.encode() + b">" + errors.encode(), len(text)),
            lambda data, errors="strict": (bytes(data).decode()[::-1], len(data)),
            name="mine",
        )
    return {
        "five": 5,
        "ints": codecs.CodecInfo(lambda text: (5, 1), lambda data: (5, 1)),
        "long": codecs.CodecInfo(lambda text: 5, lambda data: ("x", 1, 2)),
        "plain": (lambda text: (b"T", 1), lambda data: ("T", 1), None, None),
    }.get(name)


codecs.register(search)
tell("abc".encode, "mine")
tell("abc".encode, "MINE")
tell(b"abc".decode, "mine too", "ignore")
tell(codecs.encode, "q", "mine", "odd")
for name in ("five", "ints", "long", "plain", "none"):
    tell("a".encode, name)
    tell(b"a".decode, name)
    tell(codecs.encode, "a", name)
tell(bytes, "abc", "mine")
tell(str, b"abc", "mine")
tell(codecs.getincrementaldecoder, "mine")
tell(codecs.getincrementalencoder, "mine")
tell(codecs.getreader, "mine")
print(codecs.unregister(search))
tell("abc".encode, "mine")
tell(codecs.register, 1)
tell(codecs.unregister, 1)
