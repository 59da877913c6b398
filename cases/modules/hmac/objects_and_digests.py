# covers: hmac.HMAC, hmac.new, hmac.digest, hmac.compare_digest, hmac.trans_36, hmac.trans_5C, hmac.digest_size
# Digests with a key, and comparing without giving hints.
import hashlib
import hmac

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

for name in ("md5", "sha1", "sha256", "sha3_256", "blake2b"):
    for key in (b"", b"key", b"k" * 200):
        h = hmac.new(key, b"message", name)
        print(h.name, h.digest_size, h.block_size, h.hexdigest()[:20], hmac.digest(key, b"message", name) == h.digest())
h = hmac.new(b"k", digestmod=hashlib.sha256)
h.update(b"a")
twin = h.copy()
h.update(b"b")
print(h.hexdigest() != twin.hexdigest(), type(h).__name__, isinstance(h, hmac.HMAC), hmac.new(b"k", b"ab", "sha256").digest() == h.digest(), hmac.HMAC(b"k", b"ab", "sha256").digest() == h.digest())
for args in ((b"a", b"a"), (b"a", b"b"), ("a", "a"), ("a", "b"), (b"a", bytearray(b"a")), ("é", "é"), ("a", b"a"), (5, 5), (b"", b""), (b"a", b"ab")):
    show(hmac.compare_digest, *args)
for call in (lambda: hmac.new(b"k"), lambda: hmac.new("k", b"", "md5"), lambda: hmac.new(b"k", "text", "md5"), lambda: hmac.new(b"k", b"", "nope"), lambda: hmac.new(b"k", b"", ""), lambda: hmac.digest("k", b"", "md5"), lambda: hmac.digest(b"k", b"m", "nope"), lambda: hmac.new(), lambda: h.update("x")):
    show(call)
print(len(hmac.trans_36), hmac.trans_36[:3], hmac.trans_5C[:3], hmac.digest_size, hmac.HMAC.blocksize, repr(h).split(" object")[0])
