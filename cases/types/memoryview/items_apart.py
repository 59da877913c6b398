# A view whose items lie apart is taken where bytes are gathered, and refused where they have to lie together.


def tried(name, make):
    try:
        print(name, make())
    except (BufferError, TypeError, ValueError) as error:
        print(name, f"{type(error).__name__}: {error}")


apart = memoryview(b"aabb")[::2]
print(apart.contiguous, apart.tobytes(), apart == b"ab", apart.tolist(), apart.hex())
for value in (b"xaby", bytearray(b"xaby")):
    calls = {"replace": (apart, b"z"), "join": ([apart, b"z"],), "center": (9, apart), "maketrans": (apart, apart)}
    for name in "find index count startswith endswith removeprefix removesuffix split rsplit strip lstrip partition".split():
        tried(name, lambda: getattr(value, name)(apart))
    for name in "rfind __contains__ __add__ translate __eq__ __lt__ replace join center maketrans".split():
        if type(value) is bytes or name not in ("__eq__", "__lt__"):
            tried(name, lambda: getattr(value, name)(*calls.get(name, (apart,))))
target = bytearray(b"abc")
for name, make in {
    "bytes": lambda: bytes(apart), "bytearray": lambda: bytearray(apart), "extend": lambda: target.extend(apart),
    "from_bytes": lambda: int.from_bytes(apart), "int": lambda: int(apart), "float": lambda: float(apart),
    "str": lambda: str(apart, "ascii"), "%s": lambda: b"%s" % apart, "iadd": lambda: target.__iadd__(apart),
    "slice": lambda: (target.__setitem__(slice(0, 2), apart), target), "cast": lambda: apart.cast("B"),
    "eval": lambda: eval(apart), "compile": lambda: compile(apart, "f", "eval"), "list": lambda: list(apart),
    "add": lambda: b"x" + apart, "equal": lambda: b"ab" == apart, "in": lambda: apart in [b"ab"],
}.items():
    tried(name, make)
import base64, binascii, hashlib, re, struct, zlib
for name, make in {
    "hexlify": lambda: binascii.hexlify(apart), "b64": lambda: base64.b64encode(apart), "unpack": lambda: struct.unpack("2B", apart),
    "crc32": lambda: zlib.crc32(apart), "md5": lambda: hashlib.md5(apart),
    "match": lambda: re.match(b"a", apart),
}.items():
    tried(name, make)
