__all__ = ["calcsize", "pack", "pack_into", "unpack", "unpack_from", "iter_unpack", "Struct", "error"]


class error(Exception):
    """Something cannot be packed or unpacked."""


error.__module__ = "struct"
_STANDARD = {"b": 1, "B": 1, "h": 2, "H": 2, "i": 4, "I": 4, "l": 4, "L": 4, "q": 8, "Q": 8}
_NATIVE = {**_STANDARD, "l": 8, "L": 8, "n": 8, "N": 8, "P": 8}
_FLOATS = {"e": 2, "f": 4, "d": 8}
_BLANKS = " \t\n\r\x0b\x0c"


def _text_of(format):
    if isinstance(format, str):
        try:
            format.encode("ascii")
        except UnicodeEncodeError:
            raise UnicodeEncodeError("ascii", format, 0, 1, "ordinal not in range(128)") from None
        return format
    if isinstance(format, (bytes, bytearray)):
        return bytes(format).decode("latin-1")
    raise TypeError(f"Struct() argument 1 must be a str or bytes object, not {type(format).__name__}")


def _parsed(format):
    """Byte order, whole size, and (code, count, size, offset) of every item."""
    text = _text_of(format)
    order, aligned = "little", True
    if text[:1] in ("@", "=", "<", ">", "!"):
        order = "big" if text[0] in ">!" else "little"
        aligned = text[0] == "@"
        text = text[1:]
    sizes = _NATIVE if aligned else _STANDARD
    items = []
    offset = place = 0
    while place < len(text):
        letter = text[place]
        if letter in _BLANKS:
            place += 1
            continue
        count = 1
        if letter.isdigit():
            start = place
            while place < len(text) and text[place].isdigit():
                place += 1
            count = int(text[start:place])
            if place >= len(text):
                raise error("repeat count given without format specifier")
            letter = text[place]
        place += 1
        if letter in sizes:
            size = sizes[letter]
        elif letter in _FLOATS:
            size = _FLOATS[letter]
        elif letter in "xcsp?":
            size = 1
        else:
            raise error("bad char in struct format")
        if aligned and size > 1:
            offset += -offset % size
        if letter in "sp":
            items.append((letter, count, count, offset))
            offset += count
        elif letter == "x":
            offset += count
        else:
            for _ in range(count):
                items.append((letter, 1, size, offset))
                offset += size
        if offset > 1 << 40:
            raise error("total struct size too long")
    return order, offset, items


def _packed_int(letter, size, value, order):
    if not isinstance(value, int):
        if not hasattr(type(value), "__index__"):
            raise error("required argument is not an integer")
        value = value.__index__()
    signed = letter.islower()
    low, high = (-(1 << 8 * size - 1), (1 << 8 * size - 1) - 1) if signed else (0, (1 << 8 * size) - 1)
    if not low <= value <= high:
        raise error(f"'{letter}' format requires {low} <= number <= {high}")
    return value.to_bytes(size, order, signed=signed)


def _half(value):
    """A float in two bytes, as an int."""
    import math

    sign = 0x8000 if math.copysign(1.0, value) < 0 else 0
    value = abs(value)
    if value != value:
        return sign | 0x7E00
    if value == math.inf:
        return sign | 0x7C00
    if value == 0:
        return sign
    mantissa, exponent = math.frexp(value)
    exponent -= 1
    if exponent < -25:
        return sign
    shift = max(exponent, -14)
    scaled = value / 2.0**shift * 1024
    whole = round(scaled)
    bits = whole + ((shift + 14) << 10) if shift > -14 or whole >= 1024 else whole
    if bits >= 0x7C00:
        raise OverflowError("float too large to pack with e format")
    return sign | bits


def _from_half(bits):
    sign = -1.0 if bits & 0x8000 else 1.0
    exponent, fraction = bits >> 10 & 31, bits & 1023
    if exponent == 31:
        return sign * float("inf") if not fraction else float("nan")
    if exponent == 0:
        return sign * fraction * 2.0**-24
    return sign * (1 + fraction / 1024) * 2.0 ** (exponent - 15)


def _packed_float(letter, value, order, native):
    try:
        value = float(value) if not isinstance(value, (str, bytes, bytearray)) else None
    except TypeError:
        value = None
    if value is None:
        raise error("required argument is not a float")
    if letter == "e":
        return _half(value).to_bytes(2, order)
    room = bytearray(_FLOATS[letter])
    view = memoryview(room).cast(letter)
    if letter == "f" and not native and abs(value) > 3.4028235677973366e38 and abs(value) != float("inf"):
        raise OverflowError("float too large to pack with f format")
    view[0] = value
    view.release()
    return bytes(room) if order == "little" else bytes(reversed(room))


def _unpacked(data, order, items, start):
    found = []
    for letter, count, size, offset in items:
        offset += start
        part = data[offset : offset + size]
        if letter == "s":
            found.append(bytes(part))
        elif letter == "p":
            found.append(bytes(part[1 : 1 + part[0]]) if count else b"")
        elif letter == "c":
            found.append(bytes(part))
        elif letter == "?":
            found.append(part[0] != 0)
        elif letter == "e":
            found.append(_from_half(int.from_bytes(part, order)))
        elif letter in "fd":
            raw = bytes(part) if order == "little" else bytes(reversed(part))
            found.append(memoryview(raw).cast(letter)[0])
        else:
            found.append(int.from_bytes(part, order, signed=letter.islower()))
    return tuple(found)


class Struct:
    """A format, read once."""

    def __init__(self, format):
        self._order, self.size, self._items = _parsed(format)
        self.format = _text_of(format)
        self._native = self.format[:1] not in ("=", "<", ">", "!")

    def __repr__(self):
        return f"{type(self).__name__}({self.format!r})"

    def pack(self, *v):
        """Values as bytes."""
        return self._packed(v, "pack")

    def _packed(self, values, name, before=0):
        if len(values) != len(self._items):
            raise error(f"{name} expected {len(self._items)} items for packing (got {len(values)})")
        room = bytearray(self.size)
        order = self._order
        for (letter, count, size, offset), value in zip(self._items, values):
            if letter == "s":
                if not isinstance(value, (bytes, bytearray)):
                    raise error("argument for 's' must be a bytes object")
                part = bytes(value[:count]).ljust(count, b"\0")
            elif letter == "p":
                if not isinstance(value, (bytes, bytearray)):
                    raise error("argument for 'p' must be a bytes object")
                part = bytes(value[: min(max(count - 1, 0), 255)])
                part = (bytes([len(part)]) + part).ljust(count, b"\0")[:count]
            elif letter == "c":
                if not isinstance(value, (bytes, bytearray)) or len(value) != 1:
                    raise error("char format requires a bytes object of length 1")
                part = value
            elif letter == "?":
                part = b"\1" if value else b"\0"
            elif letter in "efd":
                part = _packed_float(letter, value, order, self._native)
            else:
                part = _packed_int(letter, size, value, order)
            room[offset : offset + size] = part
        return bytes(room)

    def pack_into(self, buffer, offset, *v):
        """Put values into a buffer."""
        if offset < 0:
            if offset + self.size > 0:
                raise error(f"no space to pack {self.size} bytes at offset {offset}")
            if offset + len(buffer) < 0:
                raise error(f"offset {offset} out of range for {len(buffer)}-byte buffer")
            offset += len(buffer)
        if len(buffer) - offset < self.size:
            raise error(
                f"pack_into requires a buffer of at least {self.size + offset} bytes for packing "
                f"{self.size} bytes at offset {offset} (actual buffer size is {len(buffer)})"
            )
        buffer[offset : offset + self.size] = self._packed(v, "pack_into")

    def unpack(self, buffer):
        """The values of bytes."""
        data = memoryview(buffer).cast("B")
        if len(data) != self.size:
            raise error(f"unpack requires a buffer of {self.size} bytes")
        return _unpacked(data, self._order, self._items, 0)

    def unpack_from(self, buffer, offset=0):
        """The values that begin somewhere in a buffer."""
        data = memoryview(buffer).cast("B")
        if offset < 0:
            if offset + self.size > 0:
                raise error(f"not enough data to unpack {self.size} bytes")
            if offset + len(data) < 0:
                raise error(f"offset {offset} out of range for {len(data)}-byte buffer")
            offset += len(data)
        if len(data) - offset < self.size:
            raise error(
                f"unpack_from requires a buffer of at least {self.size + offset} bytes for unpacking "
                f"{self.size} bytes at offset {offset} (actual buffer size is {len(data)})"
            )
        return _unpacked(data, self._order, self._items, offset)

    def iter_unpack(self, buffer):
        """The values of bytes that hold the format several times."""
        data = memoryview(buffer).cast("B")
        if self.size == 0:
            raise error("cannot iteratively unpack with a struct of length 0")
        if len(data) % self.size:
            raise error(f"iterative unpacking requires a buffer of a multiple of {self.size} bytes")
        return (
            _unpacked(data, self._order, self._items, start) for start in range(0, len(data), self.size)
        )


_known = {}


def _struct(format):
    try:
        return _known[format]
    except (KeyError, TypeError):
        made = Struct(format)
        if len(_known) > 100:
            _known.clear()
        _known[format] = made
        return made


def calcsize(format, /):
    """How many bytes a format takes."""
    return _struct(format).size


def pack(format, /, *values):
    """Values as bytes."""
    return _struct(format).pack(*values)


def pack_into(format, buffer, offset, /, *values):
    """Put values into a buffer."""
    _struct(format).pack_into(buffer, offset, *values)


def unpack(format, buffer, /):
    """The values of bytes."""
    return _struct(format).unpack(buffer)


def unpack_from(format, /, buffer, offset=0):
    """The values that begin somewhere in a buffer."""
    return _struct(format).unpack_from(buffer, offset)


def iter_unpack(format, buffer, /):
    """The values of bytes that hold the format several times."""
    return _struct(format).iter_unpack(buffer)
