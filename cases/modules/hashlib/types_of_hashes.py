# The types of hashes, and what the functions that make them take.
# covers: hashlib.md5, hashlib.sha256, hashlib.pbkdf2_hmac
import hashlib


def show(call):
    try:
        print(repr(call()))
    except Exception as error:
        print(type(error).__name__, error)


for name in ("md5", "sha512", "sha3_256", "shake_128", "blake2b", "blake2s"):
    made = hashlib.new(name)
    print(type(made), repr(made).partition(" at ")[0].partition(" @ ")[0], made.name)
show(lambda: hashlib.md5(1, 2))
show(lambda: hashlib.md5(nope=1))
show(lambda: hashlib.sha256("a"))
show(lambda: hashlib.sha256)
show(lambda: hashlib.md5().nope)
show(lambda: hashlib.md5().update())
show(lambda: hashlib.pbkdf2_hmac(1, b"", b"", 1))
show(lambda: hashlib.pbkdf2_hmac("md5", b"", b""))
show(lambda: hashlib.pbkdf2_hmac("md5", 5, b"", 1))
show(lambda: hashlib.pbkdf2_hmac("md5", b"", b"", "1"))
show(lambda: type(hashlib.md5())())
