# covers: zlib.ZLIB_VERSION, zlib.ZLIB_RUNTIME_VERSION, zlib.Z_DEFAULT_STRATEGY, zlib.Z_FILTERED, zlib.Z_FIXED, zlib.Z_HUFFMAN_ONLY, zlib.Z_RLE, zlib.Z_FINISH
# covers: zlib.Z_NO_FLUSH, zlib.Z_PARTIAL_FLUSH, zlib.Z_SYNC_FLUSH, zlib.Z_FULL_FLUSH, zlib.Z_BLOCK, zlib.Z_TREES
# Flushing in the middle, and strategies.
import zlib

data = bytes(range(64)) * 4 + b"a" * 100
print({name: getattr(zlib, name) for name in sorted(dir(zlib)) if name.startswith("Z_")})
for strategy in (zlib.Z_DEFAULT_STRATEGY, zlib.Z_FILTERED, zlib.Z_HUFFMAN_ONLY, zlib.Z_RLE, zlib.Z_FIXED):
    c = zlib.compressobj(strategy=strategy)
    packed = c.compress(data) + c.flush()
    print(strategy, len(packed), zlib.decompress(packed) == data)
for mode in (zlib.Z_NO_FLUSH, zlib.Z_PARTIAL_FLUSH, zlib.Z_SYNC_FLUSH, zlib.Z_FULL_FLUSH, zlib.Z_FINISH):
    c = zlib.compressobj()
    d = zlib.decompressobj()
    first = c.compress(data) + c.flush(mode)
    print(mode, len(first), d.decompress(first) == data, d.eof)
    if mode != zlib.Z_FINISH:
        print(len(d.decompress(c.compress(b"end") + c.flush())), d.eof)
print(isinstance(zlib.ZLIB_VERSION, str), isinstance(zlib.ZLIB_RUNTIME_VERSION, str))
