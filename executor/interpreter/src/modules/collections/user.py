

def _bare_dict(mapping):
    """The dict that a mapping is or goes around, None for other things."""
    return mapping.data if isinstance(mapping, UserDict) else mapping if isinstance(mapping, dict) else None


class UserDict(_abc.MutableMapping):
    """A mapping around a dict, for subclassing."""

    def __init__(self, dict=None, /, **kwargs):
        self.data = {}
        if dict is not None:
            self.update(dict)
        if kwargs:
            self.update(kwargs)

    def __len__(self):
        return len(self.data)

    def __getitem__(self, key):
        if key in self.data:
            return self.data[key]
        if hasattr(self.__class__, "__missing__"):
            return self.__class__.__missing__(self, key)
        raise KeyError(key)

    def __setitem__(self, key, item):
        self.data[key] = item

    def __delitem__(self, key):
        del self.data[key]

    def __iter__(self):
        return iter(self.data)

    def __contains__(self, key):
        return key in self.data

    def get(self, key, default=None):
        return self[key] if key in self else default

    def __repr__(self):
        return repr(self.data)

    def __or__(self, other):
        other = _bare_dict(other)
        return NotImplemented if other is None else self.__class__(self.data | other)

    def __ror__(self, other):
        other = _bare_dict(other)
        return NotImplemented if other is None else self.__class__(other | self.data)

    def __ior__(self, other):
        self.data |= other.data if isinstance(other, UserDict) else other
        return self

    def copy(self):
        if self.__class__ is UserDict:
            return UserDict(self.data.copy())
        result = self.__copy__()
        # What a subclass does with each item is done again.
        result.data = {}
        result.update(self)
        return result

    def __copy__(self):
        result = self.__class__.__new__(self.__class__)
        result.__dict__.update(self.__dict__)
        result.data = self.data.copy()
        return result

    @classmethod
    def fromkeys(cls, iterable, value=None):
        result = cls()
        for key in iterable:
            result[key] = value
        return result


_END = (1 << 63) - 1


def _data_of(value, kind):
    return value.data if isinstance(value, kind) else value


class UserList(_abc.MutableSequence):
    """A sequence around a list, for subclassing."""

    def __init__(self, initlist=None):
        self.data = []
        if initlist is not None:
            self.data = list(_data_of(initlist, UserList))

    def __repr__(self):
        return repr(self.data)

    def __lt__(self, other):
        return self.data < _data_of(other, UserList)

    def __le__(self, other):
        return self.data <= _data_of(other, UserList)

    def __eq__(self, other):
        return self.data == _data_of(other, UserList)

    def __gt__(self, other):
        return self.data > _data_of(other, UserList)

    def __ge__(self, other):
        return self.data >= _data_of(other, UserList)

    __hash__ = None

    def __contains__(self, item):
        return item in self.data

    def __len__(self):
        return len(self.data)

    def __getitem__(self, i):
        return self.__class__(self.data[i]) if isinstance(i, slice) else self.data[i]

    def __setitem__(self, i, item):
        self.data[i] = item

    def __delitem__(self, i):
        del self.data[i]

    def __add__(self, other):
        return self.__class__(self.data + list(_data_of(other, UserList)))

    def __radd__(self, other):
        data = self.data
        return self.__class__(list(_data_of(other, UserList)) + data)

    def __iadd__(self, other):
        self.data += list(_data_of(other, UserList))
        return self

    def __mul__(self, n):
        return self.__class__(self.data * n)

    __rmul__ = __mul__

    def __imul__(self, n):
        self.data *= n
        return self

    def append(self, item):
        self.data.append(item)

    def insert(self, i, item):
        self.data.insert(i, item)

    def pop(self, i=-1):
        return self.data.pop(i)

    def remove(self, item):
        self.data.remove(item)

    def clear(self):
        self.data.clear()

    def copy(self):
        return self.__class__(self)

    def __copy__(self):
        result = self.__class__.__new__(self.__class__)
        result.__dict__.update(self.__dict__)
        result.__dict__["data"] = self.__dict__["data"][:]
        return result

    def count(self, item):
        return self.data.count(item)

    def index(self, item, *args):
        return self.data.index(item, *args)

    def reverse(self):
        self.data.reverse()

    def sort(self, /, *args, **kwds):
        self.data.sort(*args, **kwds)

    def extend(self, other):
        self.data.extend(_data_of(other, UserList))


class UserString(_abc.Sequence):
    """A sequence around a str, for subclassing."""

    def __init__(self, seq):
        self.data = seq if isinstance(seq, str) else seq.data[:] if isinstance(seq, UserString) else str(seq)

    def __str__(self):
        return str(self.data)

    def __repr__(self):
        return repr(self.data)

    def __int__(self):
        return int(self.data)

    def __float__(self):
        return float(self.data)

    def __complex__(self):
        return complex(self.data)

    def __hash__(self):
        return hash(self.data)

    def __eq__(self, string):
        return self.data == _data_of(string, UserString)

    def __lt__(self, string):
        return self.data < _data_of(string, UserString)

    def __le__(self, string):
        return self.data <= _data_of(string, UserString)

    def __gt__(self, string):
        return self.data > _data_of(string, UserString)

    def __ge__(self, string):
        return self.data >= _data_of(string, UserString)

    def __contains__(self, char):
        return _data_of(char, UserString) in self.data

    def __len__(self):
        return len(self.data)

    def __getitem__(self, index):
        return self.__class__(self.data[index])

    def __add__(self, other):
        other = _data_of(other, UserString)
        return self.__class__(self.data + (other if isinstance(other, str) else str(other)))

    def __radd__(self, other):
        return self.__class__((other if isinstance(other, str) else str(other)) + self.data)

    def __mul__(self, n):
        return self.__class__(self.data * n)

    __rmul__ = __mul__

    def __mod__(self, args):
        return self.__class__(self.data % args)

    def __rmod__(self, template):
        return self.__class__(str(template) % self)

    def capitalize(self):
        return self.__class__(self.data.capitalize())

    def casefold(self):
        return self.__class__(self.data.casefold())

    def center(self, width, *args):
        return self.__class__(self.data.center(width, *args))

    def expandtabs(self, tabsize=8):
        return self.__class__(self.data.expandtabs(tabsize))

    def ljust(self, width, *args):
        return self.__class__(self.data.ljust(width, *args))

    def lower(self):
        return self.__class__(self.data.lower())

    def lstrip(self, chars=None):
        return self.__class__(self.data.lstrip(chars))

    def removeprefix(self, prefix, /):
        return self.__class__(self.data.removeprefix(_data_of(prefix, UserString)))

    def removesuffix(self, suffix, /):
        return self.__class__(self.data.removesuffix(_data_of(suffix, UserString)))

    def replace(self, old, new, maxsplit=-1):
        return self.__class__(self.data.replace(_data_of(old, UserString), _data_of(new, UserString), maxsplit))

    def rjust(self, width, *args):
        return self.__class__(self.data.rjust(width, *args))

    def rstrip(self, chars=None):
        return self.__class__(self.data.rstrip(chars))

    def strip(self, chars=None):
        return self.__class__(self.data.strip(chars))

    def swapcase(self):
        return self.__class__(self.data.swapcase())

    def title(self):
        return self.__class__(self.data.title())

    def translate(self, *args):
        return self.__class__(self.data.translate(*args))

    def upper(self):
        return self.__class__(self.data.upper())

    def zfill(self, width):
        return self.__class__(self.data.zfill(width))

    def count(self, sub, start=0, end=_END):
        return self.data.count(_data_of(sub, UserString), start, end)

    def encode(self, encoding="utf-8", errors="strict"):
        return self.data.encode("utf-8" if encoding is None else encoding, "strict" if errors is None else errors)

    def endswith(self, suffix, start=0, end=_END):
        return self.data.endswith(suffix, start, end)

    def find(self, sub, start=0, end=_END):
        return self.data.find(_data_of(sub, UserString), start, end)

    def format(self, /, *args, **kwds):
        return self.data.format(*args, **kwds)

    def format_map(self, mapping):
        return self.data.format_map(mapping)

    def index(self, sub, start=0, end=_END):
        return self.data.index(_data_of(sub, UserString), start, end)

    def isalnum(self):
        return self.data.isalnum()

    def isalpha(self):
        return self.data.isalpha()

    def isascii(self):
        return self.data.isascii()

    def isdecimal(self):
        return self.data.isdecimal()

    def isdigit(self):
        return self.data.isdigit()

    def isidentifier(self):
        return self.data.isidentifier()

    def islower(self):
        return self.data.islower()

    def isnumeric(self):
        return self.data.isnumeric()

    def isprintable(self):
        return self.data.isprintable()

    def isspace(self):
        return self.data.isspace()

    def istitle(self):
        return self.data.istitle()

    def isupper(self):
        return self.data.isupper()

    def join(self, seq):
        return self.data.join(seq)

    def partition(self, sep):
        return self.data.partition(sep)

    def rfind(self, sub, start=0, end=_END):
        return self.data.rfind(_data_of(sub, UserString), start, end)

    def rindex(self, sub, start=0, end=_END):
        return self.data.rindex(_data_of(sub, UserString), start, end)

    def rpartition(self, sep):
        return self.data.rpartition(sep)

    def rsplit(self, sep=None, maxsplit=-1):
        return self.data.rsplit(sep, maxsplit)

    def split(self, sep=None, maxsplit=-1):
        return self.data.split(sep, maxsplit)

    def splitlines(self, keepends=False):
        return self.data.splitlines(keepends)

    def startswith(self, prefix, start=0, end=_END):
        return self.data.startswith(prefix, start, end)

    maketrans = staticmethod(str.maketrans)
