# Arguments that hashes refuse: names, buffers, numbers, in the order in which they are looked at.
# covers: hashlib.new, hashlib.pbkdf2_hmac, hmac.digest, hmac.compare_digest
import hashlib
import hmac


def show(call):
    try:
        print(str(call()).split(" at 0x")[0].split(" @ 0x")[0])
    except Exception as error:
        print(type(error).__name__, error, "|", repr(error.__context__))


for args, keywords in [
    (("nope",), {}),
    ((0,), {}),
    ((0,), {"x": 1}),
    (([],), {}),
    (("md5", 5), {}),
    (("md5", "a"), {}),
    (("md5", b"", 1), {}),
    (("BLAKE2b",), {}),
    (("sha-256",), {}),
    (("SHA3-256",), {}),
    (("a\0b",), {}),
]:
    show(lambda: hashlib.new(*args, **keywords))
for name in ("md5", "shake_128", "blake2b"):
    for method in ("digest", "hexdigest"):
        function = getattr(getattr(hashlib, name)(), method)
        for args, keywords in [((), {}), ((3,), {}), (("a",), {}), ((1, 2), {}), ((), {"x": 1}), ((), {"length": 3})]:
            show(lambda: function(*args, **keywords))
for args in [
    ("nope", b"a", b"b", 1),
    ("md5", 1, b"b", ""),
    ("md5", b"a", b"b", ""),
    ("md5", b"a", b"b", 0),
    ("md5", b"a", b"b", 1, ""),
    ("md5", b"a", b"b", 1, 0),
    ("md5", b"a", b"b", 2**70),
]:
    show(lambda: hashlib.pbkdf2_hmac(*args))
for keywords in [
    {"n": ""},
    {"salt": b"", "n": 3, "r": "", "p": 1},
    {"salt": b"", "n": 3, "r": 1, "p": 1},
    {"salt": b"", "n": 2, "r": 1, "p": 1, "maxmem": ""},
    {"salt": b"", "n": 2, "r": 1, "p": 1, "dklen": None},
]:
    show(lambda: hashlib.scrypt(b"", **keywords))
show(lambda: hashlib.scrypt("", n=""))
show(lambda: hashlib.blake2b(salt=b"x" * 20, depth="a"))
show(lambda: hashlib.blake2s(person=b"x" * 20, leaf_size=b"a"))
show(lambda: hashlib.sha256(usedforsecurity=type("B", (), {"__len__": lambda self: -1})()))
for args in [(0, 0, 0), (b"a", "a", "md5"), (b"a", 0, "md5"), (b"a", b"b", ""), (b"a", b"b", None), (0, b"", "md5")]:
    show(lambda: hmac.digest(*args))
for args in [(1,), (1, 2), (b"a", 5), (5, b"a"), ("é", "a"), (b"a", b"a")]:
    show(lambda: hmac.compare_digest(*args))
show(lambda: hmac.compare_digest(b=0))
one = hmac.new(b"k", b"a", "md5")
show(lambda: setattr(one, "x", 1))
show(lambda: delattr(one, "x"))
