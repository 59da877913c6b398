# covers: hashlib.md5, hashlib.sha1, hashlib.sha224, hashlib.sha256, hashlib.sha384, hashlib.sha512, hashlib.sha3_224
# covers: hashlib.sha3_256, hashlib.sha3_384, hashlib.sha3_512, hashlib.shake_128, hashlib.shake_256, hashlib.new
# covers: hashlib.algorithms_guaranteed, hashlib.algorithms_available
# Digests of the same bytes by every algorithm.
import hashlib

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

print(sorted(hashlib.algorithms_guaranteed), hashlib.algorithms_guaranteed <= hashlib.algorithms_available)
for name in sorted(hashlib.algorithms_guaranteed):
    h = getattr(hashlib, name)(b"abc")
    size = (9,) if name.startswith("shake") else ()
    print(h.name, h.digest_size, h.block_size, h.hexdigest(*size), h.digest(*size)[:4])
    other = hashlib.new(name)
    other.update(b"a")
    twin = other.copy()
    other.update(bytearray(b"bc"))
    twin.update(memoryview(b"bc"))
    print(other.hexdigest(*size) == h.hexdigest(*size) == twin.hexdigest(*size), hashlib.new(name.upper() if "_" not in name and "blake" not in name else name, b"").name)
s = hashlib.sha256()
for chunk in (b"", b"x" * 1000, b"y"):
    s.update(chunk)
print(s.hexdigest(), s.hexdigest() == s.hexdigest(), hashlib.sha256(b"x", usedforsecurity=False).hexdigest()[:8])
for call in (lambda: hashlib.md5("text"), lambda: hashlib.md5(5), lambda: hashlib.md5(None), lambda: s.update("x"), lambda: hashlib.new("nope"), lambda: hashlib.shake_128(b"x").digest(), lambda: hashlib.shake_128(b"").hexdigest(0), lambda: hashlib.new("sha256", "x")):
    show(call)
