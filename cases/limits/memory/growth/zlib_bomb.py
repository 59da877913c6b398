# expect: limit memory
# limits: time=10s memory=32M output=64K
# A little that becomes a lot.
import zlib

packer = zlib.compressobj(9)
packed = b"".join(packer.compress(bytes(1000000)) for _ in range(100)) + packer.flush()
print(len(packed))
zlib.decompress(packed)
