# Pairs of functions for each codec, what is converted, what is used up, what is refused.
import codecs


def tell(call, *arguments):
    """Prints what a call gives, or how it fails."""
    try:
        result = call(*arguments)
    except Exception as error:
        result = f"{type(error).__name__}: {error}"
    print(ascii(arguments), "->", ascii(result))
    return result


NAMES = "ascii latin_1 utf_8 utf_7 utf_16 utf_16_le utf_16_be utf_32 utf_32_le utf_32_be unicode_escape raw_unicode_escape".split()
for name in NAMES:
    print(name)
    encode, decode = getattr(codecs, name + "_encode"), getattr(codecs, name + "_decode")
    print(encode, decode, encode.__name__)
    for arguments in (
        ("abé",),
        ("",),
        ("\U0001f600€", "ignore"),
        ("\ud800", "replace"),
        ("\udc80x", "surrogateescape"),
        ("é", None),
        ("a", 1),
        (b"a",),
        (1,),
        (),
        ("a", "strict", 0, 1, 2),
    ):
        tell(encode, *arguments)
    for data in (
        b"ab\xe9",
        b"",
        b"ab\xe2\x82",
        b"\xff\xfea\0b\0",
        b"\\x4",
        b"\\u20ac\\",
        b"+IKw",
        b"+IKw-+",
        b"\xf0\x9f\x98",
        b"\x3d\xd8\x00",
        b"\xed\xa0",
    ):
        tell(decode, data)
        tell(decode, data, "replace")
        if name not in ("ascii", "latin_1"):
            tell(decode, data, "strict", True)
            tell(decode, data, "strict", False)
    for arguments in (("ab",), (1,), (bytearray(b"abcd"),), (b"a", 1), (b"abcd", None), ()):
        tell(decode, *arguments)

for name in ("utf_16", "utf_32"):
    encode, decode = getattr(codecs, name + "_encode"), getattr(codecs, name + "_ex_decode")
    little, big = name.replace("_", "-") + "-le", name.replace("_", "-") + "-be"
    for order in (0, -1, 1, 5):
        tell(encode, "ab", "strict", order)
        for text in ("ab", "\ufeffab"):
            for data in (text.encode(little), text.encode(big)):
                tell(decode, data, "replace", order)
                tell(decode, data[:-1], "replace", order, True)
    tell(decode, b"a")

for arguments in (
    ("abé",),
    ("ab", "strict", {97: 1, 98: b"xx"}),
    ("abc", "strict", {97: 1, 98: None}),
    ("abc", "ignore", {97: 1}),
    ("abc", "replace", {97: 1, 63: 33}),
    ("abc", "replace", {97: 1}),
    ("a", "strict", {97: "x"}),
    ("a", "strict", {97: 300}),
    ("€", "xmlcharrefreplace", dict(zip(range(128), range(128)))),
):
    tell(codecs.charmap_encode, *arguments)
for arguments in (
    (b"ab\xe9",),
    (b"ab", "strict", "xyz" * 33),
    (b"ab\xff", "strict", "xyz" * 33),
    (b"ab\xff", "replace", "xyz" * 33),
    (b"ab", "strict", {97: "xx", 98: 0x20AC}),
    (b"ab", "ignore", {97: None}),
    (b"a", "strict", {97: "\ufffe"}),
    (b"a", "strict", {97: 1.5}),
    (b"a", "strict", {97: 0x110000}),
):
    tell(codecs.charmap_decode, *arguments)
print(
    codecs.charmap_encode("cab", "strict", codecs.charmap_build("abc")),
    codecs.make_identity_dict(range(3)),
    codecs.make_encoding_map({1: 2, 3: 2, 4: 5}),
)
for data in (b"a\n\x00\xff'\"\\", b"'", b'"', b"", "a"):
    tell(codecs.escape_encode, data)
for arguments in (
    (b"a\\n\\x41\\101\\\\\\'\\\"\\\n",),
    ("a\\t",),
    (b"\\x4",),
    (b"\\xzz", "ignore"),
    (b"\\xzza", "replace"),
    (b"\\xz", "odd"),
    (b"\\",),
    (b"\\0\\12x",),
    (1,),
):
    tell(codecs.escape_decode, *arguments)
for data in (b"ab", "abé", 1):
    tell(codecs.readbuffer_encode, data)
print({name: getattr(codecs, name) for name in dir(codecs) if name.startswith("BOM")})
