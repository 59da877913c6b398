import enum as _enum
import hashlib as _hashlib
import random as _random
import time as _time

RESERVED_NCS, RFC_4122, RESERVED_MICROSOFT, RESERVED_FUTURE = (
    *("reserved for NCS compatibility", "specified in RFC 4122"),
    *("reserved for Microsoft compatibility", "reserved for future definition"),
)


class SafeUUID(_enum.Enum):
    """Whether an id was made safely."""

    safe = 0
    unsafe = -1
    unknown = None


class UUID:
    """An id that is like no other."""

    __slots__ = ("int", "is_safe", "__weakref__")

    def __init__(
        self,
        hex=None,
        bytes=None,
        bytes_le=None,
        fields=None,
        int=None,
        version=None,
        *,
        is_safe=SafeUUID.unknown,
    ):
        if [hex, bytes, bytes_le, fields, int].count(None) != 4:
            raise TypeError("one of the hex, bytes, bytes_le, fields, or int arguments must be given")
        if hex is not None:
            hex = hex.replace("urn:", "").replace("uuid:", "").strip("{}").replace("-", "")
            if len(hex) != 32:
                raise ValueError("badly formed hexadecimal UUID string")
            int = _int(hex, 16)
        if bytes_le is not None:
            if len(bytes_le) != 16:
                raise ValueError("bytes_le is not a 16-char string")
            bytes = bytes_le[3::-1] + bytes_le[5:3:-1] + bytes_le[7:5:-1] + bytes_le[8:]
        if bytes is not None:
            if len(bytes) != 16:
                raise ValueError("bytes is not a 16-char string")
            assert isinstance(bytes, _bytes), repr(bytes)
            int = _int.from_bytes(bytes)
        if fields is not None:
            if len(fields) != 6:
                raise ValueError("fields is not a 6-tuple")
            int = 0
            sizes = (32, 16, 16, 8, 8, 48)
            for number, (value, size) in enumerate(zip(fields, sizes), 1):
                if not 0 <= value < 1 << size:
                    raise ValueError(f"field {number} out of range (need {"an" if size == 8 else "a"} {size}-bit value)")
                int = int << size | value
        if int is not None and not 0 <= int < 1 << 128:
            raise ValueError("int is out of range (need a 128-bit value)")
        if version is not None:
            if not 1 <= version <= 5:
                raise ValueError("illegal version number")
            int &= ~(0xC000 << 48)
            int |= 0x8000 << 48
            int &= ~(0xF000 << 64)
            int |= version << 76
        object.__setattr__(self, "int", int)
        object.__setattr__(self, "is_safe", is_safe)

    def __eq__(self, other):
        return self.int == other.int if isinstance(other, UUID) else NotImplemented

    def __lt__(self, other):
        return self.int < other.int if isinstance(other, UUID) else NotImplemented

    def __gt__(self, other):
        return self.int > other.int if isinstance(other, UUID) else NotImplemented

    def __le__(self, other):
        return self.int <= other.int if isinstance(other, UUID) else NotImplemented

    def __ge__(self, other):
        return self.int >= other.int if isinstance(other, UUID) else NotImplemented

    def __hash__(self):
        return hash(self.int)

    def __int__(self):
        return self.int

    def __repr__(self):
        return f"{self.__class__.__name__}({str(self)!r})"

    def __setattr__(self, name, value):
        raise TypeError("UUID objects are immutable")

    def __copy__(self):
        return self

    def __deepcopy__(self, memo):
        return self

    def __str__(self):
        hex = f"{self.int:032x}"
        return f"{hex[:8]}-{hex[8:12]}-{hex[12:16]}-{hex[16:20]}-{hex[20:]}"

    @property
    def bytes(self):
        return self.int.to_bytes(16)

    @property
    def bytes_le(self):
        bytes = self.bytes
        return bytes[3::-1] + bytes[5:3:-1] + bytes[7:5:-1] + bytes[8:]

    @property
    def fields(self):
        return (
            *(self.time_low, self.time_mid, self.time_hi_version),
            *(self.clock_seq_hi_variant, self.clock_seq_low, self.node),
        )

    time_low = property(lambda self: self.int >> 96)
    time_mid = property(lambda self: self.int >> 80 & 0xFFFF)
    time_hi_version = property(lambda self: self.int >> 64 & 0xFFFF)
    clock_seq_hi_variant = property(lambda self: self.int >> 56 & 0xFF)
    clock_seq_low = property(lambda self: self.int >> 48 & 0xFF)
    time = property(lambda self: (self.time_hi_version & 0x0FFF) << 48 | self.time_mid << 32 | self.time_low)
    clock_seq = property(lambda self: (self.clock_seq_hi_variant & 0x3F) << 8 | self.clock_seq_low)
    node = property(lambda self: self.int & 0xFFFFFFFFFFFF)
    hex = property(lambda self: f"{self.int:032x}")
    urn = property(lambda self: "urn:uuid:" + str(self))

    @property
    def variant(self):
        if not self.int & 0x8000 << 48:
            return RESERVED_NCS
        if not self.int & 0x4000 << 48:
            return RFC_4122
        if not self.int & 0x2000 << 48:
            return RESERVED_MICROSOFT
        return RESERVED_FUTURE

    @property
    def version(self):
        if self.variant == RFC_4122:
            return _int(self.int >> 76 & 0xF)


_int = int_ = int
_bytes = bytes_ = bytes
Enum = _enum.Enum
_node = None
_last_timestamp = None


def getnode():
    """A number for this machine: a random one."""
    global _node
    if _node is None:
        _node = _random.SystemRandom().getrandbits(48) | 1 << 40
    return _node


def uuid1(node=None, clock_seq=None):
    """An id of the time and a machine."""
    global _last_timestamp
    timestamp = _time.time_ns() // 100 + 0x01B21DD213814000
    if _last_timestamp is not None and timestamp <= _last_timestamp:
        timestamp = _last_timestamp + 1
    _last_timestamp = timestamp
    if clock_seq is None:
        clock_seq = _random.SystemRandom().getrandbits(14)
    if node is None:
        node = getnode()
    parts = (
        *(timestamp & 0xFFFFFFFF, timestamp >> 32 & 0xFFFF, timestamp >> 48 & 0x0FFF),
        *(clock_seq >> 8 & 0x3F, clock_seq & 0xFF, node),
    )
    return UUID(fields=parts, version=1)


def uuid3(namespace, name):
    """An id of a name, by MD5."""
    if isinstance(name, str):
        name = name.encode()
    return UUID(bytes=_hashlib.md5(namespace.bytes + name).digest()[:16], version=3)


def uuid4():
    """A random id."""
    return UUID(int=_random.SystemRandom().getrandbits(128), version=4)


def uuid5(namespace, name):
    """An id of a name, by SHA-1."""
    if isinstance(name, str):
        name = name.encode()
    return UUID(bytes=_hashlib.sha1(namespace.bytes + name).digest()[:16], version=5)


NAMESPACE_DNS = UUID("6ba7b810-9dad-11d1-80b4-00c04fd430c8")
NAMESPACE_URL = UUID("6ba7b811-9dad-11d1-80b4-00c04fd430c8")
NAMESPACE_OID = UUID("6ba7b812-9dad-11d1-80b4-00c04fd430c8")
NAMESPACE_X500 = UUID("6ba7b814-9dad-11d1-80b4-00c04fd430c8")
