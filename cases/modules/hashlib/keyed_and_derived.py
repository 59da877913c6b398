# covers: hashlib.blake2b, hashlib.blake2s, hashlib.pbkdf2_hmac, hashlib.file_digest
# BLAKE2 with its options, keys out of passwords, digests of files in memory.
import hashlib
import io

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

for kind in (hashlib.blake2b, hashlib.blake2s):
    for options in ({}, {"digest_size": 5}, {"key": b"key"}, {"salt": b"salt"}, {"person": b"me"}, {"key": b"k", "salt": b"s", "person": b"p", "digest_size": 8}):
        print(kind(b"data", **options).hexdigest())
    print(kind.MAX_DIGEST_SIZE, kind.MAX_KEY_SIZE, kind.SALT_SIZE, kind.PERSON_SIZE)
    for bad in ({"digest_size": 0}, {"digest_size": 100}, {"key": b"k" * 65}, {"salt": b"s" * 17}, {"person": b"p" * 17}):
        show(lambda: kind(**bad))
for args in (("sha256", b"pw", b"salt", 1), ("sha1", b"pw", b"salt", 3, 30), ("md5", b"", b"", 2), ("sha512", bytearray(b"pw"), memoryview(b"s"), 2, 5)):
    print(hashlib.pbkdf2_hmac(*args).hex())
for args in (("sha256", b"p", b"s", 0), ("sha256", b"p", b"s", 1, 0), ("sha256", "p", b"s", 1)):
    show(hashlib.pbkdf2_hmac, *args)
print(hashlib.scrypt(b"password", salt=b"NaCl", n=1024, r=8, p=1, dklen=16).hex(), hashlib.scrypt(b"", salt=b"", n=16, r=1, p=1).hex()[:32], hashlib.scrypt(b"p", salt=b"s", n=2, r=1, p=2, dklen=10).hex())
for options in ({}, {"salt": b"s"}, {"salt": b"s", "n": 3, "r": 1, "p": 1}, {"salt": b"s", "n": 2}, {"salt": b"s", "n": 2, "r": 1}, {"salt": b"s", "n": 2, "r": 1, "p": 1, "dklen": 0}, {"salt": b"s", "n": 2, "r": 1, "p": 1, "maxmem": -1}, {"salt": b"s", "n": 2, "r": 1, "p": 1, "maxmem": 10}, {"salt": b"s", "n": 1 << 20, "r": 8, "p": 1}, {"salt": b"s", "n": "x", "r": 1, "p": 1}):
    show(hashlib.scrypt, b"p", **options)
print(hashlib.file_digest(io.BytesIO(b"in a file"), "sha256").hexdigest() == hashlib.sha256(b"in a file").hexdigest(), hashlib.file_digest(io.BytesIO(b""), hashlib.md5).hexdigest())
show(hashlib.file_digest, 5, "md5")
