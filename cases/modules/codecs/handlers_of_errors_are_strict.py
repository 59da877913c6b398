# The error handlers ask what an error really is, and keep within its object; a decoder goes on in what a handler put there.
import codecs

HANDLERS = ["ignore", "replace", "backslashreplace", "namereplace", "xmlcharrefreplace", "surrogateescape"]


class Pretender(str):
    __class__ = UnicodeEncodeError


def of(error, **changed):
    for name, value in changed.items():
        setattr(error, name, value)
    return error


errors = {
    "pretended": Pretender(),
    "no text": of(UnicodeEncodeError("ascii", "a", 0, 1, "why"), object=[]),
    "no bytes": of(UnicodeDecodeError("ascii", b"a", 0, 1, "why"), object="a"),
    "names": UnicodeEncodeError("ascii", "a\0\x80\u1234\ud800", 0, 5, "why"),
    "too far": UnicodeEncodeError("ascii", "a\x80", -5, 60, "why"),
    "behind": UnicodeTranslateError("a\u1234", 7, 9, "why"),
    "nothing": UnicodeDecodeError("utf-8", b"", 0, 1, "why"),
}
for name in HANDLERS:
    for what, error in errors.items():
        try:
            print(name, what, ascii(codecs.lookup_error(name)(error)))
        except Exception as raised:
            print(name, what, type(raised).__name__, ascii(str(raised)))


def exchanging(new, place):
    def handler(error):
        error.object = new
        return "\u4242", place

    codecs.register_error("exchanging", handler)


for new, place in [(b"", 0), (b"abc", 1), (b"abc", -1), (b"abc", 4), (42, 0), ("abc", 0)]:
    exchanging(new, place)
    for encoding, data in [("ascii", b"\xff"), ("utf-8", b"a\xff"), ("unicode-escape", b"\\u12g")]:
        try:
            print(encoding, ascii(data.decode(encoding, "exchanging")))
        except Exception as raised:
            print(encoding, type(raised).__name__, raised)
