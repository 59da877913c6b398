# covers: unicodedata.decimal, unicodedata.digit, unicodedata.numeric, unicodedata.name, unicodedata.lookup
# Numbers that characters stand for, and names both ways.
import unicodedata as u

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

for c in "7a٣²½ⅷ一Ⅻ๓\U0001d7d8":
    print(c, u.decimal(c, None), u.digit(c, "none"), u.numeric(c, -1), u.name(c, "?"))
for name in ("decimal", "digit", "numeric", "name"):
    show(getattr(u, name), "\0")
    show(getattr(u, name), "ab")
    show(getattr(u, name), "x", "default")
    show(getattr(u, name))
for name in ("LATIN SMALL LETTER A", "latin small letter a with acute", "HANGUL SYLLABLE GA", "CJK UNIFIED IDEOGRAPH-4E00", "GREEK SMALL LETTER FINAL SIGMA", "NULL", "LINE FEED", "nothing", "", "SPACE ", "GRINNING FACE", "KEYCAP DIGIT ONE", b"DIGIT ONE"):
    show(lambda: ascii(u.lookup(name)))
print([u.name(c, "none") for c in "가一\u3400\U00020000\uf900\ue000\n"], "\N{DIGIT NINE}\N{latin small letter b}")
show(u.lookup, 5)
