import operator as _operator
from itertools import chain as _chain
from itertools import repeat as _repeat
from itertools import starmap as _starmap
from keyword import iskeyword as _iskeyword

__all__ = [
    "ChainMap",
    "Counter",
    "OrderedDict",
    "UserDict",
    "UserList",
    "UserString",
    "defaultdict",
    "deque",
    "namedtuple",
]


class defaultdict(dict):
    """A dict that makes the value of a missing key."""

    __slots__ = ("default_factory",)

    def __init__(self, /, *args, **kwargs):
        default_factory, *args = args or (None,)
        if default_factory is not None and not callable(default_factory):
            raise TypeError("first argument must be callable or None")
        self.default_factory = default_factory
        dict.__init__(self, *args, **kwargs)

    def __getattr__(self, name):
        # It is a member of a C structure: deleted, it is None.
        if name == "default_factory":
            return None
        return dict.__getattribute__(self, name)

    def __reduce__(self):
        arguments = () if self.default_factory is None else (self.default_factory,)
        return type(self), arguments, None, None, iter(self.items())

    def copy(self):
        return type(self)(self.default_factory, self)

    def __copy__(self):
        return type(self)(self.default_factory, self)

    def __or__(self, value, /):
        if not isinstance(value, dict):
            return NotImplemented
        new = type(self)(self.default_factory, self)
        new.update(value)
        return new

    def __ror__(self, value, /):
        if not isinstance(value, dict):
            return NotImplemented
        new = type(self)(self.default_factory, value)
        new.update(self)
        return new


_MISSING = object()


def _fill(target, source):
    """Put what is in a mapping or in pairs where it belongs, by the methods of the target."""
    if type(source) is dict:
        for key, value in source.items():
            target[key] = value
    elif hasattr(source, "keys"):
        for key in source.keys():
            target[key] = source[key]
    elif hasattr(source, "items"):
        for key, value in source.items():
            target[key] = value
    else:
        for pair in source:
            found = list(iter(pair))
            if len(found) != 2:
                wanted = "need more than %d value%s to unpack" % (len(found), "" if len(found) == 1 else "s")
                raise ValueError(wanted if len(found) < 2 else "too many values to unpack (expected 2)")
            target[found[0]] = found[1]


def _missing(key):
    """The error for a key of an OrderedDict: a tuple is taken for the arguments of the exception, None for none."""
    return KeyError(*key) if type(key) is tuple else KeyError() if key is None else KeyError(key)


class OrderedDict(dict):
    """A dict that knows how to move its entries."""

    def __init__(self, /, *args, **kwargs):
        if len(args) > 1:
            raise TypeError(f"expected at most 1 arguments, got {len(args)}")
        for source in args:
            _fill(self, source)
        for key, value in kwargs.items():
            self[key] = value

    def update(self, /, *args, **kwargs):
        if len(args) > 1:
            raise TypeError(f"update() takes at most 1 positional argument ({len(args)} given)")
        for source in args:
            _fill(self, source)
        for key, value in kwargs.items():
            self[key] = value

    def move_to_end(self, key, last=True):
        try:
            value = dict.pop(self, key)
        except KeyError:
            # A tuple is taken for the arguments of the exception.
            raise _missing(key) from None
        if last:
            dict.__setitem__(self, key, value)
        else:
            rest = list(dict.items(self))
            dict.clear(self)
            dict.__setitem__(self, key, value)
            dict.update(self, rest)

    def popitem(self, last=True):
        if not self:
            raise KeyError("dictionary is empty")
        key = next(OrderedDict.__reversed__(self) if last else OrderedDict.__iter__(self))
        return key, dict.pop(self, key)

    def pop(self, key, default=_MISSING):
        hash(key)
        if default is not _MISSING:
            return dict.pop(self, key, default)
        if key not in self:
            raise _missing(key)
        return dict.pop(self, key)

    def setdefault(self, key, default=None):
        if type(self) is OrderedDict:
            return dict.setdefault(self, key, default)
        if key in self:
            return self[key]
        self[key] = default
        return default

    def clear(self):
        dict.clear(self)

    def keys(self):
        return dict.keys(self)

    def values(self):
        return dict.values(self)

    def items(self):
        return dict.items(self)

    def copy(self):
        new = type(self)()
        if type(self) is OrderedDict:
            dict.update(new, self)
        else:
            for key in list(dict.keys(self)):
                new[key] = self[key]
        return new

    @classmethod
    def fromkeys(cls, /, iterable, value=None):
        self = cls()
        for key in iterable:
            self[key] = value
        return self

    def __reduce__(self):
        return type(self), (), vars(self) or None, None, iter(self.items())

    def __eq__(self, value, /):
        if not isinstance(value, dict):
            return NotImplemented
        if not isinstance(value, OrderedDict):
            return dict.__eq__(self, value)
        if not dict.__eq__(self, value) or len(self) != len(value):
            return False
        for own, other in zip(OrderedDict.__iter__(self), OrderedDict.__iter__(value)):
            if own is not other and own != other:
                return False
        return True

    def __ne__(self, value, /):
        result = OrderedDict.__eq__(self, value)
        return result if result is NotImplemented else not result

    __hash__ = None

    def __repr__(self):
        name = type(self).__name__
        if not self:
            return f"{name}()"
        if id(self) in _shown:
            return "..."
        _shown.add(id(self))
        try:
            items = dict.items(self) if type(self) is OrderedDict else [(key, self[key]) for key in list(self.keys())]
            return f"{name}({dict(items)!r})"
        finally:
            _shown.discard(id(self))

    def __or__(self, value, /):
        if not isinstance(value, dict):
            return NotImplemented
        new = type(self)(self)
        new.update(value)
        return new

    def __ror__(self, value, /):
        if not isinstance(value, dict) or not isinstance(self, OrderedDict):
            return NotImplemented
        new = type(self)(value)
        new.update(self)
        return new

    def __ior__(self, value, /):
        self.update(value)
        return self


_shown = set()
_in_c(defaultdict, "collections")
_in_c(OrderedDict, "collections")


# What fields say of themselves: classes share it.
_docs = {}


def namedtuple(typename, field_names, *, rename=False, defaults=None, module=None):
    """A tuple class whose items have names."""
    if isinstance(field_names, str):
        field_names = field_names.replace(",", " ").split()
    field_names = list(map(str, field_names))
    typename = str(typename)
    if rename:
        seen = set()
        for place, name in enumerate(field_names):
            if not name.isidentifier() or _iskeyword(name) or name.startswith("_") or name in seen:
                field_names[place] = f"_{place}"
            seen.add(name)
    for name in [typename] + field_names:
        if not name.isidentifier():
            raise ValueError(f"Type names and field names must be valid identifiers: {name!r}")
        if _iskeyword(name):
            raise ValueError(f"Type names and field names cannot be a keyword: {name!r}")
    seen = set()
    for name in field_names:
        if name.startswith("_") and not rename:
            raise ValueError(f"Field names cannot start with an underscore: {name!r}")
        if name in seen:
            raise ValueError(f"Encountered duplicate field name: {name!r}")
        seen.add(name)
    field_defaults = {}
    if defaults is not None:
        defaults = tuple(defaults)
        if len(defaults) > len(field_names):
            raise TypeError("Got more default values than field names")
        field_defaults = dict(zip(field_names[len(field_names) - len(defaults) :], defaults))
    fields = tuple(field_names)
    count = len(fields)
    parameters = ", ".join(fields)
    if count == 1:
        parameters += ","
    make = tuple.__new__
    scope = {"_make": make, "__builtins__": {}, "__name__": f"namedtuple_{typename}"}
    create = eval(f"lambda _cls, {parameters}: _make(_cls, ({parameters}))", scope) if count else eval(
        "lambda _cls: _make(_cls, ())", scope
    )
    create.__name__ = "__new__"
    create.__qualname__ = f"{typename}.__new__"
    create.__doc__ = f"Create new instance of {typename}({', '.join(fields)})"
    if defaults is not None:
        create.__defaults__ = defaults

    def _make(cls, iterable):
        result = make(cls, iterable)
        if len(result) != count:
            raise TypeError(f"Expected {count} arguments, got {len(result)}")
        return result

    def _replace(self, /, **changes):
        result = self._make(map(changes.pop, fields, self))
        if changes:
            raise TypeError(f"Got unexpected field names: {list(changes)!r}")
        return result

    def __repr__(self):
        parts = ", ".join([f"{name}={value!r}" for name, value in zip(fields, self)])
        return f"{self.__class__.__name__}({parts})"

    def _asdict(self):
        return dict(zip(self._fields, self))

    def __getnewargs__(self):
        return tuple(self)

    for method in (_make, _replace, __repr__, _asdict, __getnewargs__):
        method.__qualname__ = f"{typename}.{method.__name__}"
    namespace = {
        "__doc__": f"{typename}({', '.join(fields)})",
        "__slots__": (),
        "_fields": fields,
        "_field_defaults": field_defaults,
        "__new__": create,
        "_make": classmethod(_make),
        "__replace__": _replace,
        "_replace": _replace,
        "__repr__": __repr__,
        "_asdict": _asdict,
        "__getnewargs__": __getnewargs__,
        "__match_args__": fields,
    }
    for place, name in enumerate(fields):
        namespace[name] = _tuplegetter(place, _docs.setdefault(place, f"Alias for field number {place}"))
    result = type(typename, (tuple,), namespace)
    result.__module__ = _place(1)[3] if module is None else module
    return result


class Counter(dict):
    """Counts of hashable items."""

    def __init__(self, iterable=None, /, **kwds):
        super().__init__()
        self.update(iterable, **kwds)

    def __missing__(self, key):
        return 0

    def total(self):
        return sum(self.values())

    def most_common(self, n=None):
        if n is None:
            return sorted(self.items(), key=_operator.itemgetter(1), reverse=True)
        if n == 1:
            return [max(self.items(), key=_operator.itemgetter(1))] if self else []
        found = sorted(self.items(), key=_operator.itemgetter(1), reverse=True)
        return found if n >= len(found) else found[: max(n, 0)]

    def elements(self):
        return _chain.from_iterable(_starmap(_repeat, self.items()))

    @classmethod
    def fromkeys(cls, iterable, v=None):
        raise NotImplementedError("Counter.fromkeys() is undefined.  Use Counter(iterable) instead.")

    def update(self, iterable=None, /, **kwds):
        if iterable is not None:
            if hasattr(iterable, "items") and hasattr(iterable, "keys"):
                if self:
                    for key, count in iterable.items():
                        self[key] = count + self.get(key, 0)
                else:
                    dict.update(self, iterable)
            else:
                _count_elements(self, iterable)
        if kwds:
            self.update(kwds)

    def subtract(self, iterable=None, /, **kwds):
        if iterable is not None:
            if hasattr(iterable, "items") and hasattr(iterable, "keys"):
                for key, count in iterable.items():
                    self[key] = self.get(key, 0) - count
            else:
                for key in iterable:
                    self[key] = self.get(key, 0) - 1
        if kwds:
            self.subtract(kwds)

    def copy(self):
        return self.__class__(self)

    __copy__ = copy

    def __delitem__(self, elem):
        if elem in self:
            dict.__delitem__(self, elem)

    def __repr__(self):
        if not self:
            return f"{self.__class__.__name__}()"
        try:
            shown = dict(self.most_common())
        except TypeError:
            shown = dict(self)
        return f"{self.__class__.__name__}({shown!r})"

    def __eq__(self, other):
        if not isinstance(other, Counter):
            return NotImplemented
        return all(self[key] == other[key] for each in (self, other) for key in each)

    def __ne__(self, other):
        if not isinstance(other, Counter):
            return NotImplemented
        return not self == other

    __hash__ = None

    def __le__(self, other):
        if not isinstance(other, Counter):
            return NotImplemented
        return all(self[key] <= other[key] for each in (self, other) for key in each)

    def __lt__(self, other):
        if not isinstance(other, Counter):
            return NotImplemented
        return self <= other and self != other

    def __ge__(self, other):
        if not isinstance(other, Counter):
            return NotImplemented
        return all(self[key] >= other[key] for each in (self, other) for key in each)

    def __gt__(self, other):
        if not isinstance(other, Counter):
            return NotImplemented
        return self >= other and self != other

    def _positive(self, pairs):
        result = Counter()
        for key, count in pairs:
            if count > 0:
                result[key] = count
        return result

    def __add__(self, other):
        if not isinstance(other, Counter):
            return NotImplemented
        pairs = [(key, count + other[key]) for key, count in self.items()]
        pairs += [(key, count) for key, count in other.items() if key not in self]
        return self._positive(pairs)

    def __sub__(self, other):
        if not isinstance(other, Counter):
            return NotImplemented
        pairs = [(key, count - other[key]) for key, count in self.items()]
        pairs += [(key, -count) for key, count in other.items() if key not in self]
        return self._positive(pairs)

    def __or__(self, other):
        if not isinstance(other, Counter):
            return NotImplemented
        pairs = [(key, max(count, other[key])) for key, count in self.items()]
        pairs += [(key, count) for key, count in other.items() if key not in self]
        return self._positive(pairs)

    def __and__(self, other):
        if not isinstance(other, Counter):
            return NotImplemented
        return self._positive([(key, min(count, other[key])) for key, count in self.items()])

    def __pos__(self):
        return self._positive(self.items())

    def __neg__(self):
        return self._positive([(key, 0 - count) for key, count in self.items() if count < 0])

    def _keep_positive(self):
        for key in [key for key, count in self.items() if not count > 0]:
            del self[key]
        return self

    def __iadd__(self, other):
        for key, count in other.items():
            self[key] += count
        return self._keep_positive()

    def __isub__(self, other):
        for key, count in other.items():
            self[key] -= count
        return self._keep_positive()

    def __ior__(self, other):
        for key, count in other.items():
            if count > self[key]:
                self[key] = count
        return self._keep_positive()

    def __iand__(self, other):
        for key, count in self.items():
            if other[key] < count:
                self[key] = other[key]
        return self._keep_positive()


import collections.abc as _abc

_abc.MutableSequence.register(deque)


class ChainMap(_abc.MutableMapping):
    """Several mappings seen as one; writes go to the first."""

    def __init__(self, *maps):
        self.maps = list(maps) or [{}]

    def __missing__(self, key):
        raise KeyError(key)

    def __getitem__(self, key):
        for mapping in self.maps:
            try:
                return mapping[key]
            except KeyError:
                pass
        return self.__missing__(key)

    def get(self, key, default=None):
        return self[key] if key in self else default

    def __len__(self):
        return len(set().union(*self.maps))

    def __iter__(self):
        return iter(dict.fromkeys(key for layer in reversed(self.maps) for key in layer))

    def __contains__(self, key):
        return any(key in mapping for mapping in self.maps)

    def __bool__(self):
        return any(self.maps)

    def __repr__(self):
        return f"{self.__class__.__name__}({', '.join(map(repr, self.maps))})"

    @classmethod
    def fromkeys(cls, iterable, value=None, /):
        return cls(dict.fromkeys(iterable, value))

    def copy(self):
        return self.__class__(self.maps[0].copy(), *self.maps[1:])

    __copy__ = copy

    def new_child(self, m=None, **kwargs):
        if m is None:
            m = kwargs
        elif kwargs:
            m.update(kwargs)
        return self.__class__(m, *self.maps)

    @property
    def parents(self):
        return self.__class__(*self.maps[1:])

    def __setitem__(self, key, value):
        self.maps[0][key] = value

    def __delitem__(self, key):
        try:
            del self.maps[0][key]
        except KeyError:
            raise KeyError(f"Key not found in the first mapping: {key!r}")

    def popitem(self):
        try:
            return self.maps[0].popitem()
        except KeyError:
            raise KeyError("No keys found in the first mapping.")

    def pop(self, key, *args):
        try:
            return self.maps[0].pop(key, *args)
        except KeyError:
            raise KeyError(f"Key not found in the first mapping: {key!r}")

    def clear(self):
        self.maps[0].clear()

    def __ior__(self, other):
        self.maps[0].update(other)
        return self

    def __or__(self, other):
        if not isinstance(other, _abc.Mapping):
            return NotImplemented
        result = self.copy()
        result.maps[0].update(other)
        return result

    def __ror__(self, other):
        if not isinstance(other, _abc.Mapping):
            return NotImplemented
        result = dict(other)
        for mapping in reversed(self.maps):
            result.update(mapping)
        return self.__class__(result)
