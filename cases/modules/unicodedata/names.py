# Names of characters, there and back.
import hashlib
import re
import unicodedata

for char in "a é€•가힣一\u4dbf\U00020000豈ﷺ😀\u0301\ufeff\ufffd\U000e01ef":
    print(ascii(char), unicodedata.name(char))
for char in "\0\n\x7f\x9f\ud800\ue000\u0378\u0897\U0010ffff":
    print(ascii(char), unicodedata.name(char, "nameless"), unicodedata.name(char, None))
    try:
        unicodedata.name(char)
    except ValueError as error:
        print(error)

for name in (
    *(
        "SPACE",
        "space",
        "Latin Small Letter E With Acute",
        b"EURO SIGN",
        "LATIN CAPITAL LETTER OI",
        "NULL",
        "LF",
        "ZWJ",
    ),
    *("NBSP", "BOM", "VS17", "HANGUL SYLLABLE GAG", "Hangul Syllable Gag", "CJK UNIFIED IDEOGRAPH-4E00"),
    *("cjk unified ideograph-4E00", "CJK UNIFIED IDEOGRAPH-4e00", "CJK UNIFIED IDEOGRAPH-FFFF", "KEYCAP DIGIT ONE"),
    *(
        "keycap number sign",
        "TAMIL SYLLABLE KAA",
        "",
        " SPACE",
        "SPACE ",
        "é",
        "NO SUCH NAME",
        b"\xff",
        b"SPACE\0",
        "A" * 257,
    ),
    *(
        "A" * 256,
        "ARABIC PEPET",
        "LATIN-SMALL-LETTER-A",
        "\ud800",
        1,
        None,
        bytearray(b"SPACE"),
        memoryview(b"SPACE"),
    ),
):
    try:
        print(name, ascii(unicodedata.lookup(name)))
    except Exception as error:
        print(type(error).__name__, ascii(error.args))

digest = hashlib.md5()
lost = []
for code in [*range(0x3000), *range(0xA000, 0xD800, 5), *range(0xF900, 0x10000), *range(0x1D000, 0x1FC00)]:
    name = unicodedata.name(chr(code), None)
    digest.update(f"{name}\n".encode())
    if name and unicodedata.lookup(name) != chr(code):
        lost.append(code)
print(digest.hexdigest(), lost)

# Names in patterns and codecs are the same ones.
print(re.findall(r"\N{BULLET}|[\N{LATIN SMALL LETTER A}-\N{LATIN SMALL LETTER C}]", "a•bcd"))
for name in ("ARABIC PEPET", "KEYCAP DIGIT ONE"):
    try:
        re.compile(rf"\N{{{name}}}")
    except re.error as error:
        print(error)
    print((b"\\N{" + name.encode() + b"}").decode("unicode_escape", "replace"))
print(b"\\N{EURO SIGN}\\N{hangul syllable gag}".decode("unicode_escape", "ignore"))
print("€\u0897é\n".encode("ascii", "namereplace"))
