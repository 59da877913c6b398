from operator import index as _index

algorithms_guaranteed = {
    *("md5", "sha1", "sha224", "sha256", "sha384", "sha512", "sha3_224", "sha3_256", "sha3_384", "sha3_512"),
    *("shake_128", "shake_256", "blake2b", "blake2s"),
}
algorithms_available = algorithms_guaranteed | {"sha512_224", "sha512_256"}
__all__ = (*sorted(algorithms_guaranteed), "new", "algorithms_guaranteed", "algorithms_available", "pbkdf2_hmac", "file_digest")


def _openers():
    def make(name):
        def opener(string=b"", *, usedforsecurity=True):
            return _start(name, string)

        opener.__name__ = opener.__qualname__ = f"openssl_{name}"
        opener.__doc__ = f"A {name} hash, fed with some bytes."
        return _in_c(opener, "_hashlib")

    for name in algorithms_guaranteed:
        if not name.startswith("blake2"):
            globals()[name] = make(name)


_openers()

blake2b, blake2s = _blake2b, _blake2s


def new(name, data=b"", **kwargs):
    """A hash by the name of its algorithm."""
    if isinstance(name, str) and name.lower() in ("blake2b", "blake2s"):
        return globals()[name.lower()](data, **kwargs)
    made = _start(name, data)
    if made is None:
        raise ValueError(f"unsupported hash type {name}")
    return made


@_in_c
def pbkdf2_hmac(hash_name, password, salt, iterations, dklen=None):
    """A key derived from a password."""
    if not isinstance(hash_name, str):
        raise TypeError(f"pbkdf2_hmac() argument 'hash_name' must be str, not {type(hash_name).__name__}")
    for data in (password, salt):
        try:
            memoryview(data)
        except TypeError:
            raise TypeError(f"a bytes-like object is required, not '{type(data).__name__}'") from None
    iterations = _index(iterations)
    if iterations < 1:
        raise ValueError("iteration value must be greater than 0.")
    if dklen is None:
        dklen = new(hash_name).digest_size
    if dklen < 1:
        raise ValueError("key length must be greater than 0.")
    made = _pbkdf2(hash_name, password, salt, iterations, dklen)
    if made is None:
        raise ValueError(f"unsupported hash type {hash_name}")
    return made


def _unsigned(name, value):
    if value is not None and not isinstance(value, int):
        raise TypeError(f"scrypt() argument {name!r} must be int, not {type(value).__name__}")
    if value is None or value < 0 or value >= 1 << 64:
        raise TypeError(f"{name} is required and must be an unsigned int")
    return value


@_in_c
def scrypt(password, *, salt=None, n=None, r=None, p=None, maxmem=0, dklen=64):
    """A key derived from a password, at the cost of memory."""
    if salt is None:
        raise TypeError("salt is required")
    n = _unsigned("n", n)
    if n < 2 or n & (n - 1):
        raise ValueError("n must be a power of 2.")
    r, p = _unsigned("r", r), _unsigned("p", p)
    most = (1 << 31) - 1
    if not 0 <= maxmem <= most:
        raise ValueError(f"maxmem must be positive and smaller than {most}")
    if not 1 <= dklen <= most:
        raise ValueError(f"dklen must be greater than 0 and smaller than {most}")
    if r == 0 or p == 0 or p > ((1 << 30) - 1) // r:
        raise ValueError("Invalid parameter combination for n, r, p, maxmem.")
    size = 128 * r
    if n >= 1 << 16 * r or p * size + size * (n + 2) > (maxmem or 1 << 25):
        raise ValueError("[digital envelope routines] memory limit exceeded")
    blocks = _pbkdf2("sha256", password, salt, 1, p * size)
    mixed = b"".join(_mix(blocks[start : start + size], n) for start in range(0, p * size, size))
    return _pbkdf2("sha256", password, mixed, 1, dklen)


def file_digest(fileobj, digest, /, *, _bufsize=2**18):
    """The hash of what is left in a file object."""
    made = new(digest) if isinstance(digest, str) else digest()
    if hasattr(fileobj, "getbuffer"):
        made.update(fileobj.getbuffer())
        return made
    if not (hasattr(fileobj, "readinto") and hasattr(fileobj, "readable") and fileobj.readable()):
        raise ValueError(f"'{fileobj!r}' is not a file-like object in binary reading mode.")
    while data := fileobj.read(_bufsize):
        made.update(data)
    return made
