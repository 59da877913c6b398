# The properties of characters of every plane, and what they say one by one.
import hashlib
import unicodedata

FUNCTIONS = {
    "category": unicodedata.category,
    "bidirectional": unicodedata.bidirectional,
    "east_asian_width": unicodedata.east_asian_width,
    "combining": unicodedata.combining,
    "mirrored": unicodedata.mirrored,
    "decomposition": unicodedata.decomposition,
    "numeric": lambda char: unicodedata.numeric(char, None),
    "digit": lambda char: unicodedata.digit(char, None),
    "decimal": lambda char: unicodedata.decimal(char, None),
}

print(unicodedata.unidata_version)
for (
    char
) in "aA1 \n\0é²½Ⅷ٣五〇（«ﬁ가ﷺ\u0301\u05d0\u0627\u200f\ufeff😀\ud800\udfff\u0378\U000e0001\U0010ffff\U00020000":
    print(ascii(char), *(ascii(function(char)) for function in FUNCTIONS.values()))

# All characters that are likely to differ from their neighbours, and some of the rest.
CODES = [*range(0x3400), *range(0xA000, 0xB000, 3), *range(0xD7A0, 0xD810), *range(0xF900, 0x10000)]
CODES += [*range(0x10000, 0x12000), *range(0x16A00, 0x16C00), *range(0x1B000, 0x1B300), *range(0x1D000, 0x1DB00)]
CODES += [
    *range(0x1E000, 0x1FC00),
    *range(0x20000, 0x10F000, 0x3FB),
    *range(0x2F800, 0x2FA20),
    *range(0xE0000, 0xE0200),
]
for name, function in FUNCTIONS.items():
    digest = hashlib.md5()
    for start in range(0, len(CODES), 4096):
        digest.update(repr([function(chr(code)) for code in CODES[start : start + 4096]]).encode())
    print(name, digest.hexdigest())
print(sum(unicodedata.numeric(chr(code), 0) for code in CODES))
