# covers: unicodedata.normalize, unicodedata.is_normalized
# Four forms of the same text.
import unicodedata as u

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

for text in ("é", "e\u0301", "ﬁ", "Å", "가", "\u1100\u1161", "a\u0323\u0307", "a\u0307\u0323", "½", "①", "\u0344", "", "plain", "\u1e9b\u0323", "한글"):
    print(ascii(text), [ascii(u.normalize(form, text)) for form in ("NFC", "NFD", "NFKC", "NFKD")], [u.is_normalized(form, text) for form in ("NFC", "NFD", "NFKC", "NFKD")])
for args in (("nfc", "é"), ("", "x"), ("NFC", 5), (5, "x"), ("NFC",), (), ("NFC", b"x")):
    show(u.normalize, *args)
    show(u.is_normalized, *args)
print(u.normalize("NFC", "e\u0301") == "é", len(u.normalize("NFD", "é" * 1000)))
