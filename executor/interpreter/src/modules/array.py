import struct as _struct
from collections.abc import MutableSequence as _MutableSequence
from operator import index as _index
from types import GenericAlias as _GenericAlias

typecodes = "bBuwhHiIlLqQfd"
_SIZES = {"b": 1, "B": 1, "u": 4, "w": 4, "h": 2, "H": 2, "i": 4, "I": 4, "l": 8, "L": 8, "q": 8, "Q": 8, "f": 4, "d": 8}
_NAMES = {
    **{"b": "signed char", "B": "unsigned byte integer", "h": "signed short integer", "H": "unsigned short"},
    **{"i": "signed integer", "I": "unsigned int"},
}
_END = (1 << 63) - 1


def _whole(code, value):
    """An int that fits the code, or the error that tells why not."""
    value = _index(value)
    bits = _SIZES[code] * 8
    signed = code.islower()
    low, high = (-1 << bits - 1, (1 << bits - 1) - 1) if signed else (0, (1 << bits) - 1)
    if low <= value <= high:
        return value
    if code == "q":
        raise OverflowError("int too big to convert")
    if code == "Q":
        raise OverflowError("can't convert negative int to unsigned" if value < 0 else "int too big to convert")
    if code in "IL":
        if value < 0:
            raise OverflowError("can't convert negative value to unsigned int")
        if value >> 64:
            raise OverflowError("Python int too large to convert to C unsigned long")
    elif not -1 << 63 <= value < 1 << 63:
        raise OverflowError("Python int too large to convert to C long")
    # A narrow kind is first read as a wider one.
    wider = {"b": "h", "H": "i"}.get(code)
    if wider:
        _whole(wider, value)
    raise OverflowError(f"{_NAMES[code]} is {'less than minimum' if value < low else 'greater than maximum'}")


def _real(code, value):
    if isinstance(value, str) or not (hasattr(value, "__float__") or hasattr(value, "__index__")):
        raise TypeError(f"must be real number, not {type(value).__name__}")
    value = float(value)
    if code == "d":
        return value
    try:
        return _struct.unpack("f", _struct.pack("f", value))[0]
    except OverflowError:
        return float("inf") if value > 0 else float("-inf")


def _letter(code, value):
    if not isinstance(value, str) or len(value) != 1:
        raise TypeError("array item must be unicode character")
    return value


_CONVERT = {code: _letter if code in "uw" else _real if code in "fd" else _whole for code in typecodes}


def _position(key):
    if not hasattr(type(key), "__index__"):
        raise TypeError("array indices must be integers")
    return _index(key)


class array:
    """A sequence of numbers or characters of one kind."""

    __slots__ = ("_code", "_items", "__weakref__")
    __class_getitem__ = classmethod(_GenericAlias)
    __hash__ = None

    def __buffer__(self, flags, /):
        """A view of the bytes as they are now: it does not change with the array."""
        view = memoryview(self.tobytes())
        return view if self._code in "uw" else view.cast(self._code)

    def __new__(cls, *args, **kwargs):
        if kwargs and cls is array:
            raise TypeError("array.array() takes no keyword arguments")
        if not args:
            raise TypeError("array() takes at least 1 argument (0 given)")
        if len(args) > 2:
            raise TypeError(f"array() takes at most 2 arguments ({len(args)} given)")
        code = args[0]
        if not isinstance(code, str) or len(code) != 1:
            raise TypeError(f"array() argument 1 must be a unicode character, not {type(code).__name__}")
        source = args[1] if len(args) > 1 else ()
        if isinstance(source, str) and code not in "uw":
            raise TypeError(f"cannot use a str to initialize an array with typecode '{code}'")
        if isinstance(source, array) and source._code in "uw" and code not in "uw":
            raise TypeError(f"cannot use a unicode array to initialize an array with typecode '{code}'")
        if code not in typecodes:
            raise ValueError("bad typecode (must be b, B, u, h, H, i, I, l, L, q, Q, f or d)")
        if code == "u":
            import warnings

            text = "The 'u' type code is deprecated and will be removed in Python 3.16"
            warnings.warn(text, DeprecationWarning, stacklevel=2)
        self = object.__new__(cls)
        self._code = code
        self._items = []
        if isinstance(source, (bytes, bytearray)):
            self.frombytes(source)
        else:
            convert = _CONVERT[code]
            self._items.extend([convert(code, item) for item in source])
        return self

    def __init__(self, *args, **kwargs):
        pass

    @property
    def typecode(self):
        return self._code

    @property
    def itemsize(self):
        return _SIZES[self._code]

    def _like(self, items):
        """A plain array of the same kind whose items are known to fit."""
        made = object.__new__(array)
        made._code = self._code
        made._items = items
        return made

    def _item(self, value):
        return _CONVERT[self._code](self._code, value)

    def __repr__(self):
        name = type(self).__name__
        if not self._items:
            return f"{name}('{self._code}')"
        shown = self.tounicode() if self._code in "uw" else self._items
        return f"{name}('{self._code}', {shown!r})"

    def __len__(self):
        return len(self._items)

    def __iter__(self):
        place = 0
        while place < len(self._items):
            yield self._items[place]
            place += 1

    def __contains__(self, value, /):
        return value in self._items

    def __getitem__(self, key, /):
        if isinstance(key, slice):
            return self._like(self._items[key])
        key = _position(key)
        try:
            return self._items[key]
        except IndexError:
            raise IndexError("array index out of range") from None

    def __setitem__(self, key, value, /):
        if not isinstance(key, slice):
            key = _position(key)
            if not -len(self._items) <= key < len(self._items):
                raise IndexError("array assignment index out of range")
            self._items[key] = self._item(value)
            return
        if not isinstance(value, array):
            raise TypeError(f'can only assign array (not "{type(value).__name__}") to array slice')
        if value._code != self._code:
            raise TypeError("bad argument type for built-in operation")
        places = range(*key.indices(len(self._items)))
        if places.step != 1 and len(places) != len(value._items):
            had, wanted = len(value._items), len(places)
            raise ValueError(f"attempt to assign array of size {had} to extended slice of size {wanted}")
        self._items[key] = list(value._items)

    def __delitem__(self, key, /):
        if not isinstance(key, slice):
            key = _position(key)
            if not -len(self._items) <= key < len(self._items):
                raise IndexError("array assignment index out of range")
        del self._items[key]

    def __add__(self, other, /):
        if not isinstance(other, array):
            raise TypeError(f'can only append array (not "{type(other).__name__}") to array')
        if other._code != self._code:
            raise TypeError("bad argument type for built-in operation")
        return self._like(self._items + other._items)

    def __iadd__(self, other, /):
        if not isinstance(other, array):
            raise TypeError(f'can only extend array with array (not "{type(other).__name__}")')
        self.extend(other)
        return self

    def __mul__(self, count, /):
        return self._like(self._items * count)

    __rmul__ = __mul__

    def __imul__(self, count, /):
        self._items *= count
        return self

    def __eq__(self, other, /):
        return self._items == other._items if isinstance(other, array) else NotImplemented

    def __lt__(self, other, /):
        return self._items < other._items if isinstance(other, array) else NotImplemented

    def __le__(self, other, /):
        return self._items <= other._items if isinstance(other, array) else NotImplemented

    def __gt__(self, other, /):
        return self._items > other._items if isinstance(other, array) else NotImplemented

    def __ge__(self, other, /):
        return self._items >= other._items if isinstance(other, array) else NotImplemented

    def __copy__(self):
        return self._like(list(self._items))

    def __deepcopy__(self, memo, /):
        return self._like(list(self._items))

    def __bytes__(self):
        return self.tobytes()

    def __reduce_ex__(self, protocol, /):
        return type(self), (self._code, self.tounicode() if self._code in "uw" else list(self._items)), None

    def append(self, v, /):
        """Add one item at the end."""
        self._items.append(self._item(v))

    def extend(self, bb, /):
        """Add many items at the end."""
        if isinstance(bb, array):
            if bb._code != self._code:
                raise TypeError("can only extend with array of same kind")
            self._items.extend(list(bb._items))
            return
        for item in bb:
            self._items.append(self._item(item))

    def insert(self, i, v, /):
        """Put an item before place i."""
        self._items.insert(_index(i), self._item(v))

    def pop(self, i=-1, /):
        """Take an item out."""
        if not self._items:
            raise IndexError("pop from empty array")
        try:
            return self._items.pop(_index(i))
        except IndexError:
            raise IndexError("pop index out of range") from None

    def remove(self, v, /):
        """Take out the first item that is equal."""
        if v not in self._items:
            raise ValueError("array.remove(x): x not in array")
        self._items.remove(v)

    def index(self, v, start=0, stop=_END, /):
        """Where the first item stands that is equal."""
        try:
            return self._items.index(v, start, stop)
        except ValueError:
            raise ValueError("array.index(x): x not in array") from None

    def count(self, v, /):
        """How many items are equal."""
        return self._items.count(v)

    def clear(self):
        """Take out all items."""
        self._items.clear()

    def reverse(self):
        """Turn the order around."""
        self._items.reverse()

    def tolist(self):
        """The items in a list."""
        return list(self._items)

    def fromlist(self, list, /):
        """Add the items of a list, all or none."""
        if not isinstance(list, type([])):
            raise TypeError("arg must be list")
        self._items.extend([self._item(item) for item in list])

    def buffer_info(self):
        """A number that stands for the place of the items, and how many there are."""
        return id(self._items), len(self._items)

    def tobytes(self):
        """The items as the machine keeps them."""
        if self._code in "uw":
            return "".join(self._items).encode("utf-32-le", "surrogatepass")
        return _struct.pack(f"{len(self._items)}{self._code}", *self._items)

    def frombytes(self, buffer, /):
        """Add items kept as the machine keeps them."""
        if isinstance(buffer, array):
            buffer = buffer.tobytes()
        if not isinstance(buffer, (bytes, bytearray, memoryview)):
            raise TypeError(f"a bytes-like object is required, not '{type(buffer).__name__}'")
        data = bytes(buffer)
        count, rest = divmod(len(data), _SIZES[self._code])
        if rest:
            raise ValueError("bytes length not a multiple of item size")
        if self._code in "uw":
            self._items.extend(data.decode("utf-32-le", "surrogatepass"))
        else:
            self._items.extend(_struct.unpack(f"{count}{self._code}", data))

    def tounicode(self):
        """The characters as text."""
        if self._code not in "uw":
            raise ValueError("tounicode() may only be called on unicode type arrays ('u' or 'w')")
        return "".join(self._items)

    def fromunicode(self, ustr, /):
        """Add the characters of a text."""
        if not isinstance(ustr, str):
            raise TypeError(f"fromunicode() argument must be str, not {type(ustr).__name__}")
        if self._code not in "uw":
            raise ValueError("fromunicode() may only be called on unicode type arrays ('u' or 'w')")
        self._items.extend(ustr)

    def tofile(self, f, /):
        """Write the items as bytes."""
        f.write(self.tobytes())

    def fromfile(self, f, n, /):
        """Add n items read from a file of bytes."""
        if n < 0:
            raise ValueError("negative count")
        wanted = n * self.itemsize
        data = f.read(wanted)
        if not isinstance(data, bytes):
            raise TypeError("read() didn't return bytes")
        self.frombytes(data)
        if len(data) != wanted:
            raise EOFError("read() didn't return enough bytes")

    def byteswap(self):
        """Turn the bytes of each item around."""
        size = self.itemsize
        data = self.tobytes()
        turned = b"".join(data[place : place + size][::-1] for place in range(0, len(data), size))
        self._items.clear()
        self.frombytes(turned)


ArrayType = array
_MutableSequence.register(array)
