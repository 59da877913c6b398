from operator import index as _index

__all__ = ["calcsize", "pack", "pack_into", "unpack", "unpack_from", "iter_unpack", "Struct", "error"]


class error(Exception):
    """Something cannot be packed or unpacked."""


def _pack_into(format, buffer, offset, values):
    size = calcsize(format)
    try:
        view = memoryview(buffer).cast("B")
        fixed = view.readonly
    except TypeError:
        fixed = True
    if fixed:
        found = "None" if buffer is None else _c_name(buffer)
        raise TypeError(f"argument must be read-write bytes-like object, not {found}")
    offset = _index(offset)
    if not -1 << 63 <= offset < 1 << 63:
        raise IndexError("cannot fit 'int' into an index-sized integer")
    packed = _pack(format, values, "pack_into")
    length = len(view)
    if offset < 0:
        if offset + size > 0:
            raise error(f"no space to pack {size} bytes at offset {offset}")
        if offset + length < 0:
            raise error(f"offset {offset} out of range for {length}-byte buffer")
        offset += length
    if length - offset < size:
        raise error(
            f"pack_into requires a buffer of at least {size + offset} bytes for packing "
            f"{size} bytes at offset {offset} (actual buffer size is {length})"
        )
    view[offset : offset + size] = packed


def _into(format, arguments):
    if not arguments:
        raise error("pack_into expected buffer argument")
    if len(arguments) == 1:
        raise error("pack_into expected offset argument")
    buffer, offset, *values = arguments
    wanted = _values(format)
    if wanted != len(values):
        raise error(f"pack_into expected {wanted} items for packing (got {len(values)})")
    _pack_into(format, buffer, offset, tuple(values))


def pack_into(*arguments):
    """Put values into a buffer."""
    if not arguments:
        raise TypeError("missing format argument")
    _into(_layout(arguments[0], True), arguments[1:])


pack_into = _in_c(pack_into, "_struct")


class Struct:
    """A format, read once."""

    __slots__ = ("_layout", "_size", "_format", "__weakref__")

    def __init__(self, format):
        if isinstance(format, (str, bytes)):
            text = format.encode("ascii") if isinstance(format, str) else format
            self._format = text.decode("latin-1")
        self._layout = _layout(format, False)
        self._size = calcsize(self._layout)

    @property
    def format(self):
        """The format."""
        return self._format

    @property
    def size(self):
        """The number of bytes."""
        return self._size

    def __repr__(self):
        return f"{type(self).__name__}({self.format!r})"

    def pack(self, /, *v):
        """Values as bytes."""
        return _pack(self._layout, v, "pack")

    def pack_into(self, /, *v):
        """Put values into a buffer."""
        _into(self._layout, v)

    def unpack(self, buffer, /):
        """The values of bytes."""
        return unpack(self._layout, buffer)

    def unpack_from(self, buffer, offset=0):
        """The values that begin somewhere in a buffer."""
        return unpack_from(self._layout, buffer, offset)

    def iter_unpack(self, buffer, /):
        """The values of bytes that hold the format several times."""
        return iter_unpack(self._layout, buffer)


_in_c(Struct, "_struct", makes=True)
