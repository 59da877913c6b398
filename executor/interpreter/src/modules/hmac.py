import hashlib as _hashlib

trans_5C = bytes(one ^ 0x5C for one in range(256))
trans_36 = bytes(one ^ 0x36 for one in range(256))
digest_size = None


def compare_digest(a, b, /):
    """a == b, in a time that does not tell where they differ."""
    if isinstance(a, str) and isinstance(b, str):
        if not (a.isascii() and b.isascii()):
            raise TypeError("comparing strings with non-ASCII characters is not supported")
        return a == b
    one, other = _bytes_of(a), _bytes_of(b)
    if one is None and other is None:
        found = f"'{_c_name(a)}' and '{_c_name(b)}'"
        raise TypeError(f"unsupported operand types(s) or combination of types: {found}")
    if one is None or other is None:
        raise TypeError(f"a bytes-like object is required, not '{_c_name(a if one is None else b)}'")
    return one == other


compare_digest = _in_c(compare_digest, "_hashlib")


def _bytes_of(value):
    try:
        return bytes(memoryview(value))
    except TypeError:
        return None


class HMAC:
    """A digest with a key."""

    __slots__ = ("_outer", "_inner", "block_size", "digest_size")
    blocksize = 64

    def __init__(self, key, msg=None, digestmod=""):
        if not isinstance(key, (bytes, bytearray)):
            raise TypeError(f"key: expected bytes or bytearray, but got {type(key).__name__!r}")
        if not digestmod:
            raise TypeError("Missing required argument 'digestmod'.")
        if callable(digestmod):
            make = digestmod
        elif isinstance(digestmod, str):
            make = lambda data=b"": _hashlib.new(digestmod, data)
        else:
            make = lambda data=b"": digestmod.new(data)
        self._outer = make()
        self._inner = make()
        self.digest_size = self._inner.digest_size
        self.block_size = getattr(self._inner, "block_size", self.blocksize)
        if len(key) > self.block_size:
            key = make(key).digest()
        block = bytes(key).ljust(self.block_size, b"\0")
        for digest, mask in ((self._outer, trans_5C), (self._inner, trans_36)):
            digest.update(block.translate(mask))
        if msg is not None:
            self.update(msg)

    @property
    def name(self):
        """The name of the algorithm."""
        return f"hmac-{self._inner.name}"

    def update(self, msg):
        """Feed more bytes."""
        self._inner.update(msg)

    def copy(self):
        """A copy that goes its own way."""
        other = self.__class__.__new__(self.__class__)
        other.digest_size = self.digest_size
        other.block_size = self.block_size
        other._inner = self._inner.copy()
        other._outer = self._outer.copy()
        return other

    def _current(self):
        last = self._outer.copy()
        last.update(self._inner.digest())
        return last

    def digest(self):
        """The digest so far."""
        return self._current().digest()

    def hexdigest(self):
        """The digest so far as hexadecimal digits."""
        return self._current().hexdigest()


def new(key, msg=None, digestmod=""):
    """A digest with a key."""
    return HMAC(key, msg, digestmod)


def digest(key, msg, digest):
    """The digest of a message with a key."""
    if isinstance(digest, str):
        for data in (key, msg):
            if _bytes_of(data) is None:
                raise TypeError(f"a bytes-like object is required, not '{_c_name(data)}'")
        if not digest:
            _hashlib.new(digest)
        return HMAC(key, msg, digest).digest()
    make = digest if callable(digest) else lambda data=b"": digest.new(data)
    inner, outer = make(), make()
    size = getattr(inner, "block_size", 64)
    if len(key) > size:
        key = make(key).digest()
    block = key.ljust(size, b"\0")
    inner.update(block.translate(trans_36))
    outer.update(block.translate(trans_5C))
    inner.update(msg)
    outer.update(inner.digest())
    return outer.digest()
