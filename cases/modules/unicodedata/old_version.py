# The properties of characters as they were in Unicode 3.2, by unicodedata.ucd_3_2_0.
# covers: unicodedata.ucd_3_2_0, unicodedata.UCD
import unicodedata


def show(call):
    try:
        print(repr(call()))
    except Exception as error:
        print(type(error).__name__, error)


old = unicodedata.ucd_3_2_0
print(old.unidata_version, type(old))
ASKED = ("category", "bidirectional", "combining", "decomposition", "east_asian_width", "mirrored")
for char in "a+\xa7\xad\xb2\u0220\u0221\u0237\u1369\u231a\u29a1\u4db6\U0001f600\U0001d7d8\U0002f868":
    numbers = [getattr(old, name)(char, None) for name in ("decimal", "digit", "numeric", "name")]
    print(f"{ord(char):x}", [getattr(old, name)(char) for name in ASKED], numbers)
print([old.normalize("NFD", chr(code)) for code in (0x2F868, 0x2F874, 0x2F91F, 0x2F95F, 0x2F9BF)])
print(ascii([old.normalize(form, "\ufb01\u0958\u1e9b\u0323\uac00\U00011099") for form in ("NFC", "NFD", "NFKC", "NFKD")]))
show(lambda: old.is_normalized("NFC", "e\u0301"))
show(lambda: old.lookup("GRINNING FACE"))
show(lambda: old.lookup("NULL"))
show(lambda: old.lookup("KEYCAP DIGIT ONE"))
show(lambda: old.lookup("HANGUL SYLLABLE GA"))
show(lambda: old.name("\u0237"))
show(lambda: old.decimal("x"))
show(lambda: old.category())
show(lambda: old.category("ab"))
show(lambda: old.nope)
show(lambda: type(old)())
show(lambda: type(old).category)
show(lambda: type(old).unidata_version)
show(lambda: type(old).category(1))
