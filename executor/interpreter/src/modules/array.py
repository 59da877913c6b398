import operator as _operator
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
# So many bytes are written at a time.
_BLOCK = 1 << 16


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
    kind = type(value)
    if isinstance(value, str) or not (hasattr(kind, "__float__") or hasattr(kind, "__index__")):
        raise TypeError(f"must be real number, not {_c_name(value)}")
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
    return ord(value)


# Characters are kept by their numbers, of which some are none of a character.
_CONVERT = {code: _letter if code in "uw" else _real if code in "fd" else _whole for code in typecodes}


def _position(key):
    if not hasattr(type(key), "__index__"):
        raise TypeError("array indices must be integers")
    key = _index(key)
    if not -_END - 1 <= key <= _END:
        raise IndexError("cannot fit 'int' into an index-sized integer")
    return key


class _arrayiterator:
    """Goes over the items, those included that come meanwhile."""

    __slots__ = ("_array", "_place")

    def __new__(cls, /, *args, **kwargs):
        raise TypeError("cannot create 'array.arrayiterator' instances")

    def _over(array):
        made = object.__new__(_arrayiterator)
        made._array, made._place = array, 0
        return made

    def __iter__(self):
        return self

    def __next__(self):
        array = self._array
        if array is None or self._place >= len(array._items):
            self._array = None
            raise StopIteration
        self._place += 1
        item = array._items[self._place - 1]
        return chr(item) if array._code in "uw" else item

    def __reduce__(self):
        return iter, ((self._array,) if self._array is not None else ((),)), self._place

    def __setstate__(self, state, /):
        self._place = max(state, 0)


_in_c(_arrayiterator, "array", "arrayiterator")


class array:
    """A sequence of numbers or characters of one kind."""

    __slots__ = ("_code", "_items", "_bytes", "__weakref__")
    __class_getitem__ = classmethod(_GenericAlias)
    __hash__ = None

    def __release_buffer__(self, buffer, /):
        if not isinstance(buffer, memoryview):
            raise TypeError("expected a memoryview object")
        buffer.release()

    def __buffer__(self, flags: "int", /):
        """A view of the items: while there is one, the bytes it shows are where the items are."""
        if isinstance(self._items, list):
            self._bytes = bytearray(self.tobytes())
            self._items = memoryview(self._bytes).cast(self._format())
        view = memoryview(self._bytes)
        return _characters(view) if self._code in "uw" else view.cast(self._code)

    def _format(self):
        """The letter of `struct` for an item as it is kept."""
        return "I" if self._code in "uw" else self._code

    def _values(self):
        """The items as programs see them."""
        items = self._items
        if self._code in "uw":
            return [chr(item) for item in items]
        return items if isinstance(items, list) else items.tolist()

    def _among(self, value):
        """The items among which a value is looked for: one that is not even equal to itself is nowhere."""
        return () if type(value) is float and value != value else self._values()

    def _list(self):
        """The items in a list again, which can grow and shrink; nobody may look at their bytes."""
        items = self._items
        if not isinstance(items, list):
            values = items.tolist()
            items.release()
            try:
                self._bytes.append(0)
            except BufferError:
                self._items = memoryview(self._bytes).cast(self._format())
                raise BufferError("cannot resize an array that is exporting buffers") from None
            self._items = items = values
            self._bytes = None
        return items

    def __new__(cls, /, *args, **kwargs):
        if kwargs and cls is array:
            raise TypeError("array.array() takes no keyword arguments")
        if not args:
            raise TypeError("array() takes at least 1 argument (0 given)")
        if len(args) > 2:
            raise TypeError(f"array() takes at most 2 arguments ({len(args)} given)")
        code = args[0]
        if not isinstance(code, str) or len(code) != 1:
            raise TypeError(f"array() argument 1 must be a unicode character, not {'None' if code is None else _c_name(code)}")
        source = args[1] if len(args) > 1 else ()
        if isinstance(source, str) and code not in "uw":
            raise TypeError(f"cannot use a str to initialize an array with typecode '{code}'")
        if isinstance(source, array) and source._code in "uw" and code not in "uw":
            raise TypeError(f"cannot use a unicode array to initialize an array with typecode '{code}'")
        if not isinstance(source, (list, tuple, str, bytes, bytearray, array)):
            source = iter(source)
        if code not in typecodes:
            raise ValueError("bad typecode (must be b, B, u, h, H, i, I, l, L, q, Q, f or d)")
        if code == "u":
            import warnings

            text = "The 'u' type code is deprecated and will be removed in Python 3.16"
            warnings.warn(text, DeprecationWarning, stacklevel=1)
        self = object.__new__(cls)
        self._code = code
        self._items = []
        self._bytes = None
        if isinstance(source, (bytes, bytearray)):
            self.frombytes(source)
        else:
            convert = _CONVERT[code]
            self._items.extend([convert(code, item) for item in source])
        return self

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
        made._bytes = None
        return made

    def _put(self, values):
        """Other items, as many as before, in the places of these."""
        for place, value in enumerate(values):
            self._items[place] = value

    def _item(self, value):
        return _CONVERT[self._code](self._code, value)

    def __repr__(self):
        name = type(self).__name__
        if not len(self._items):
            return f"{name}('{self._code}')"
        shown = self.tounicode() if self._code in "uw" else self._values()
        return f"{name}('{self._code}', {shown!r})"

    def __len__(self):
        return len(self._items)

    def __iter__(self):
        return _arrayiterator._over(self)

    def __contains__(self, value, /):
        return value in self._among(value)

    def __getitem__(self, key, /):
        if isinstance(key, slice):
            return self._like(list(self._items[key]))
        key = _position(key)
        if not -len(self._items) <= key < len(self._items):
            raise IndexError("array index out of range")
        item = self._items[key]
        return chr(item) if self._code in "uw" else item

    def __setitem__(self, key, value, /):
        if not isinstance(key, slice):
            key = _position(key)
            if not -len(self._items) <= key < len(self._items):
                raise IndexError("array assignment index out of range")
            self._items[key] = self._item(value)
            return
        if not isinstance(value, array):
            raise TypeError(f'can only assign array (not "{_c_name(value)}") to array slice')
        if value._code != self._code:
            raise TypeError("bad argument type for built-in operation")
        places = range(*key.indices(len(self._items)))
        if places.step != 1 and len(places) != len(value._items):
            had, wanted = len(value._items), len(places)
            raise ValueError(f"attempt to assign array of size {had} to extended slice of size {wanted}")
        values = list(value._items)
        if len(values) != len(places):
            self._list()[key] = values
        else:
            for place, item in zip(places, values):
                self._items[place] = item

    def __delitem__(self, key, /):
        if not isinstance(key, slice):
            key = _position(key)
            if not -len(self._items) <= key < len(self._items):
                raise IndexError("array assignment index out of range")
        del self._list()[key]

    def __add__(self, other, /):
        if not isinstance(other, array):
            raise TypeError(f'can only append array (not "{_c_name(other)}") to array')
        if other._code != self._code:
            raise TypeError("bad argument type for built-in operation")
        return self._like(list(self._items) + list(other._items))

    def __iadd__(self, other, /):
        if not isinstance(other, array):
            raise TypeError(f'can only extend array with array (not "{_c_name(other)}")')
        self.extend(other)
        return self

    def __mul__(self, value: "count", /):
        return self._like(list(self._items) * value)

    def __rmul__(self, value: "count", /):
        return self._like(list(self._items) * value)

    def __imul__(self, value: "count", /):
        items = self._list()
        items *= value
        return self

    def _compared(self, other, compare):
        """What a comparison says of two arrays: the first items that differ tell, or else the lengths."""
        if not isinstance(other, array):
            return NotImplemented
        characters = self._code in "uw" and other._code in "uw"
        mine, theirs = (list(one._items) if characters else one._values() for one in (self, other))
        if self._code in "fd" and other._code in "fd":
            for one, another in zip(mine, theirs):
                if not one == another:
                    return compare(one, another)
            return compare(len(mine), len(theirs))
        return compare(mine, theirs)

    def __ne__(self, value, /):
        return self._compared(value, _operator.ne)

    def __eq__(self, value, /):
        return self._compared(value, _operator.eq)

    def __lt__(self, value, /):
        return self._compared(value, _operator.lt)

    def __le__(self, value, /):
        return self._compared(value, _operator.le)

    def __gt__(self, value, /):
        return self._compared(value, _operator.gt)

    def __ge__(self, value, /):
        return self._compared(value, _operator.ge)

    def __copy__(self):
        return self._like(list(self._items))

    def __deepcopy__(self, unused, /):
        return self._like(list(self._items))

    def __reduce_ex__(self, value, /) -> "by class":
        return type(self), (self._code, list(self._values())), None

    def append(self, v, /):
        """Add one item at the end."""
        item = self._item(v)
        self._list().append(item)

    def extend(self, bb, /) -> "by class":
        """Add many items at the end."""
        if isinstance(bb, array):
            if bb._code != self._code:
                raise TypeError("can only extend with array of same kind")
            values = list(bb._items)
            self._list().extend(values)
            return
        for item in bb:
            item = self._item(item)
            self._list().append(item)

    def insert(self, i: "size", v, /):
        """Put an item before place i."""
        item = self._item(v)
        self._list().insert(i, item)

    def pop(self, i: "size" = -1, /):
        """Take an item out."""
        size = len(self._items)
        if not -size <= i < size:
            raise IndexError("pop index out of range" if size else "pop from empty array")
        item = self._list().pop(i)
        return chr(item) if self._code in "uw" else item

    def remove(self, v, /):
        """Take out the first item that is equal."""
        values = self._among(v)
        if v not in values:
            raise ValueError("array.remove(x): x not in array")
        place = values.index(v)
        del self._list()[place]

    def index(self, v, start=0, stop=_END, /):
        """Where the first item stands that is equal."""
        try:
            place = list(self._among(v)).index(v, start, stop)
        except ValueError:
            place = None
        if place is None:
            raise ValueError("array.index(x): x not in array")
        return place

    def count(self, v, /):
        """How many items are equal."""
        return list(self._among(v)).count(v)

    def clear(self):
        """Take out all items."""
        self._list().clear()

    def reverse(self):
        """Turn the order around."""
        self._put(list(self._items)[::-1])

    def tolist(self):
        """The items in a list."""
        return list(self._values())

    def fromlist(self, list, /):
        """Add the items of a list, all or none."""
        if not isinstance(list, type([])):
            raise TypeError("arg must be list")
        values = [self._item(item) for item in list]
        self._list().extend(values)

    def buffer_info(self):
        """A number that stands for the place of the items, and how many there are."""
        return id(self._items), len(self._items)

    def tobytes(self):
        """The items as the machine keeps them."""
        return _struct.pack(f"{len(self._items)}{self._format()}", *self._items)

    def frombytes(self, buffer: "buffer", /):
        """Add items kept as the machine keeps them."""
        with memoryview(buffer) as view:
            if not view.c_contiguous:
                raise BufferError("memoryview: underlying buffer is not C-contiguous")
            if view.itemsize != 1:
                raise TypeError("a bytes-like object is required")
            count, rest = divmod(view.nbytes, _SIZES[self._code])
            if rest:
                raise ValueError("bytes length not a multiple of item size")
            items = self._read(view, count)
            if items:
                self._list().extend(items)

    def _read(self, data, count):
        """The items that bytes stand for."""
        return _struct.unpack(f"{count}{self._format()}", data)

    def tounicode(self):
        """The characters as text."""
        if self._code not in "uw":
            raise ValueError("tounicode() may only be called on unicode type arrays ('u' or 'w')")
        if self._code == "w":
            return self.tobytes().decode("utf-32-le", "surrogatepass")
        for item in self._items:
            if item > 0x10FFFF:
                raise ValueError(f"character U+{item:x} is not in range [U+0000; U+10ffff]")
        return "".join([chr(item) for item in self._items])

    def fromunicode(self, ustr: "str", /):
        """Add the characters of a text."""
        if self._code not in "uw":
            raise ValueError("fromunicode() may only be called on unicode type arrays ('u' or 'w')")
        self._list().extend([ord(char) for char in ustr])

    def tofile(self, f, /) -> "by class":
        """Write the items as bytes."""
        data = self.tobytes()
        for start in range(0, len(data), _BLOCK):
            f.write(data[start : start + _BLOCK])

    def fromfile(self, f, n: "size", /) -> "by class":
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
        self._put(self._read(turned, len(self._items)))


_in_c(array)
_match_as(array, "sequence")
ArrayType = array
_MutableSequence.register(array)
