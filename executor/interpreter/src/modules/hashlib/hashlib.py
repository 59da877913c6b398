class _UnsupportedDigestmodError(ValueError):
    """OpenSSL does not have the algorithm."""


_UnsupportedDigestmodError.__name__ = _UnsupportedDigestmodError.__qualname__ = "UnsupportedDigestmodError"
_UnsupportedDigestmodError.__module__ = "_hashlib"


def _unsupported():
    return _UnsupportedDigestmodError("[digital envelope routines] unsupported")


algorithms_guaranteed = {
    *("md5", "sha1", "sha224", "sha256", "sha384", "sha512", "sha3_224", "sha3_256", "sha3_384", "sha3_512"),
    *("shake_128", "shake_256", "blake2b", "blake2s"),
}
algorithms_available = algorithms_guaranteed | {"sha512_224", "sha512_256"}
__all__ = (*sorted(algorithms_guaranteed), "new", "algorithms_guaranteed", "algorithms_available", "pbkdf2_hmac", "file_digest")


def _openers():
    def make(name):
        def opener(string=b"", *, usedforsecurity: "bool" = True):
            return _start(name, string)

        opener.__name__ = opener.__qualname__ = f"openssl_{name}"
        opener.__doc__ = f"A {name} hash, fed with some bytes."
        return _in_c(opener, "_hashlib")

    for name in algorithms_guaranteed:
        if not name.startswith("blake2"):
            globals()[name] = make(name)


_openers()

blake2b, blake2s = _blake2b, _blake2s


def _openssl_new(name, string=b"", *, usedforsecurity: "bool" = True):
    made = _start(name, string)
    if made is None:
        raise _unsupported()
    return made


_openssl_new.__name__ = _openssl_new.__qualname__ = "new"
_openssl_new = _in_c(_openssl_new, "_hashlib")


def new(name, data=b"", **kwargs):
    """A hash by the name of its algorithm."""
    if name in {"blake2b", "blake2s"}:
        return globals()[name](data, **kwargs)
    try:
        return _openssl_new(name, data, **kwargs)
    except _UnsupportedDigestmodError:
        raise ValueError(f"unsupported hash type {name}")


# That is what tracebacks and refusals call it.
new.__qualname__ = "__hash_new"


def pbkdf2_hmac(hash_name: "str", password: "buffer", salt: "buffer", iterations: "long", dklen=None):
    """A key derived from a password."""
    made = _start(hash_name, b"")
    if made is None:
        raise _unsupported()
    if iterations < 1:
        raise ValueError("iteration value must be greater than 0.")
    if iterations > 0x7FFFFFFF:
        raise OverflowError("iteration value is too great.")
    dklen = made.digest_size if dklen is None else _long(dklen)
    if dklen < 1:
        raise ValueError("key length must be greater than 0.")
    if dklen > 0x7FFFFFFF:
        raise OverflowError("key length is too great.")
    made = _pbkdf2(hash_name, password, salt, iterations, dklen)
    if made is None:
        raise _unsupported()
    return made


pbkdf2_hmac = _in_c(pbkdf2_hmac, "_hashlib")


@_in_c
def _long(number: "long", /):
    """A number that C keeps in a long."""
    return number


def _unsigned(name, value):
    if value is None or value < 0 or value >= 1 << 64:
        raise TypeError(f"{name} is required and must be an unsigned int")
    return value


def scrypt(password: "buffer", *, salt=None, n=None, r=None, p=None, maxmem: "long" = 0, dklen: "long" = 64):
    """A key derived from a password, at the cost of memory."""
    for name, value in (("n", n), ("r", r), ("p", p)):
        if value is not None and not isinstance(value, int):
            raise TypeError(f"scrypt() argument {name!r} must be int, not {_c_name(value)}")
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


scrypt = _in_c(scrypt, "_hashlib")


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
