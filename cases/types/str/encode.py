# Encodings and error handlers.
for enc in (
    "utf-8",
    "utf-16",
    "utf-16-le",
    "utf-16-be",
    "utf-32",
    "ascii",
    "latin-1",
    "UTF8",
    "iso-8859-1",
    "cp1252",
    "utf-8-sig",
    "utf_7",
):
    try:
        print(enc, "aé€".encode(enc))
    except Exception as e:
        print(enc, "|", type(e).__name__, e)
for h in (
    "strict",
    "ignore",
    "replace",
    "xmlcharrefreplace",
    "backslashreplace",
    "namereplace",
    "surrogatepass",
    "surrogateescape",
    "nope",
):
    for s, enc in (("a\xe9\u20ac\U0001f600z", "ascii"), ("x\ud800y", "utf-8")):
        try:
            print(h, enc, s.encode(enc, h))
        except Exception as e:
            print(h, enc, "|", type(e).__name__, e)
print(
    "".encode(),
    "a".encode(errors="ignore"),
    "é".encode(encoding="utf-8").decode(),
    b"\xff\x80a".decode("utf-8", "surrogateescape").encode("utf-8", "surrogateescape"),
    "\x00\x7f".encode("ascii"),
)
try:
    "é€".encode("ascii")
except UnicodeEncodeError as e:
    print(e.encoding, ascii(e.object), e.start, e.end, e.reason)
for a in (("nope",), (5,), ("utf-8", 5)):
    try:
        "a".encode(*a)
    except Exception as e:
        print(type(e).__name__, e)
