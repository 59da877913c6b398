# Text in letters, digits and hyphens: the codec punycode, its mistakes and what it does with error handlers.
# covers: codecs.lookup
import codecs


def show(call):
    try:
        print(repr(call()))
    except Exception as error:
        print(type(error).__name__, error)


for text in ("", "plain", "b\xfccher", "\u4ed6\u4eec\u4e3a\u4ec0\u4e48", "\U0001f600 x", "-a-", "\xfc-\xe9", "\ud800"):
    made = text.encode("punycode")
    print(ascii(text), made, made.decode("punycode") == text)
for data in (b"99999999", b"\xe9-a", b"a-\xe9", b"-", b"--", b"-a-b", b"A-B", b"zzzz", b"Zca", b"a b-", b"a.b"):
    for errors in ("strict", "ignore", "replace"):
        show(lambda: data.decode("punycode", errors))
show(lambda: b"a".decode("punycode", "nope"))
show(lambda: "\xfc".encode("punycode", "nope"))
info = codecs.lookup("PunyCode")
print(info.name, info.encode("\xe9"), info.decode("9ca"), info.incrementaldecoder("ignore").decode(b"bcher-kva."))
show(lambda: codecs.encode(5, "punycode"))
