# The four normal forms, of single characters and of random heaps of marks.
import hashlib
import random
import unicodedata

FORMS = ("NFC", "NFD", "NFKC", "NFKD")
TEXTS = (
    *(
        "",
        "plain",
        "é",
        "e\u0301",
        "e\u0327\u0301",
        "e\u0301\u0327",
        "ﬁ²½",
        "Å\u212b\u2126",
        "가각힣",
        "\u1100\u1161\u11a8",
    ),
    *("\u1100\u1161\u11a7", "가\u11a8\u11a8", "\uac01\u11a8", "ﷺ", "\u0958", "\u0340\u0341\u0344", "\u1e9b\u0323"),
    *(
        "a\u0315\u0300\u05ae\u0300\u0062",
        "q\u0307\u0323",
        "\ud800e\u0301\udc00",
        "\U0001d15e",
        "\u2adc",
        "豈",
        "ｶﾞ",
        "①㎏",
    ),
    *("\u0301\u0301", "a" + "\u0301\u0323" * 40, "\u09c7\u09be", "\u0fb2\u0f81", "\U000110a5\U000110ba", "ŏ̄̆"),
)
for text in TEXTS:
    print(ascii(text), *(ascii(unicodedata.normalize(form, text)) for form in FORMS), end=" ")
    print(*(unicodedata.is_normalized(form, text) for form in FORMS))

digest = hashlib.md5()
codes = [
    *range(0xA0, 0x3400),
    *range(0xAC00, 0xAD00),
    *range(0xF900, 0x10000),
    *range(0x1D100, 0x1D800),
    *range(0x2F800, 0x2FA20),
]
for form in FORMS:
    for code in codes:
        made = unicodedata.normalize(form, chr(code))
        if made != chr(code):
            digest.update(ascii((code, made)).encode())
    print(form, digest.hexdigest())

source = random.Random(20)
pool = [code for code in codes if unicodedata.combining(chr(code)) or unicodedata.decomposition(chr(code))]
pool += [*range(0x1100, 0x1200)] * 4 + [*range(0xAC00, 0xAC40)] * 4 + [0x11A8, 0x41, 0x65] * 60
for _ in range(3000):
    text = "".join(chr(source.choice(pool)) for _ in range(source.randrange(1, 9)))
    for form in FORMS:
        digest.update(ascii((unicodedata.normalize(form, text), unicodedata.is_normalized(form, text))).encode())
print(digest.hexdigest())

text = "plain"
print(all(unicodedata.normalize(form, text) is text for form in FORMS))
