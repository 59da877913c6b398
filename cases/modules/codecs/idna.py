# Domain names with other letters: the codec idna, what it maps, refuses and says.
# covers: codecs.lookup
import codecs


def show(call):
    try:
        print(repr(call()))
    except Exception as error:
        print(type(error).__name__, error)


for name in (
    *("", "b\xfccher.example", "B\xdcCHER.Example", "fa\xdf.de", "m\xfcnchen\u3002de", "\xe9.", "x\u3000", "\u3392", "\u1e9e"),
    *("a..b", ".a", "a.", "\xe9..b", "\u3002", "a" * 64, "\xfc" * 60, "\xdf" * 40, "a" * 70 + ".\xe9", "xn--\xfc"),
    *("\u200c", "\xad", "q.\u200b.z", "\xfc\x80", "a\ud800", "\ue000", "\ufffe", "\u2028", "\u2ff0", "\U000e0001"),
    *("abc\u0627", "\u0627b", "\u06271", "1\u0627", "a.\u06271", "\u0627\u0628", "\u13a0", "\u0237", "\ufdfa"),
):
    show(lambda: name.encode("idna"))
for data in (
    *(b"xn--bcher-kva.example", b"XN--Bcher-Kva.DE", b"a..b", b".", b"abc.", b"xn--bcher-kva.", b"\xe9", b"xn--\xff"),
    *(b"xn--", b"xn--a", b"xn--zca.de", b"xn--a-", b"xn--A-b", b"xn--bcher-kva.xn--a", b"a.xn--\xff", b"xn--" + b"a" * 1100),
):
    show(lambda: data.decode("idna"))
show(lambda: "\xfc".encode("idna", "ignore"))
show(lambda: b"xn--tda".decode("idna", "replace"))
encoder = codecs.getincrementalencoder("idna")()
print([encoder.encode(part) for part in ("b\xfc", "cher.exa", "mple.x")], encoder.encode("", True))
decoder = codecs.getincrementaldecoder("idna")()
print([decoder.decode(part) for part in (b"xn--bch", b"er-kva.exa", b"mple")], decoder.decode(b"", True))
print(codecs.lookup("idna").name, codecs.lookup("idna").incrementalencoder)
