# Level 0 keeps bytes as they are, in blocks. (Those of long input may be cut at other places than in the library.)
import zlib

for size in (0, 10, 30000, 65531, 200000):
    data = bytes(size)
    packed = zlib.compress(data, 0)
    packer = zlib.compressobj(0)
    parts = [packer.compress(data), packer.flush()]
    print(
        size,
        len(packed),
        [len(part) for part in parts],
        zlib.decompress(packed) == zlib.decompress(b"".join(parts)) == data,
    )
