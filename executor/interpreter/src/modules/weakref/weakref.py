import atexit as _atexit
import collections.abc as _cabc
from types import GenericAlias as _GenericAlias

__all__ = [
    "ref",
    "proxy",
    "getweakrefcount",
    "getweakrefs",
    "WeakKeyDictionary",
    "ReferenceType",
    "ProxyType",
    "CallableProxyType",
    "ProxyTypes",
    "WeakValueDictionary",
    "WeakSet",
    "WeakMethod",
    "finalize",
]


def _target(proxy):
    found = _referent(proxy)
    if found is None:
        raise ReferenceError("weakly-referenced object no longer exists")
    return found


def _plain(item):
    return _target(item) if type(item) in ProxyTypes else item


class _Proxy:
    # What both kinds of proxies have; the operators follow.

    def __getattribute__(self, name, /):
        return getattr(_target(self), name)

    def __setattr__(self, name, value, /):
        setattr(_target(self), name, value)

    def __delattr__(self, name, /):
        delattr(_target(self), name)

    def __repr__(self):
        found = _referent(self)
        if found is None:
            return f"<weakproxy at {id(self):#x}; dead>"
        return f"<weakproxy at {id(self):#x}; to '{_full_name(type(found))}' at {id(found):#x}>"

    def __next__(self):
        found = _target(self)
        if not hasattr(type(found), "__next__"):
            raise TypeError(f"Weakref proxy referenced a non-iterator '{_c_name(found)}' object")
        return next(found)

    def __pow__(self, value, mod=None, /):
        return pow(_target(self), _plain(value), _plain(mod))

    def __rpow__(self, value, mod=None, /):
        return pow(_plain(value), _target(self), _plain(mod))

    __hash__ = None


def _full_name(cls):
    return cls.__qualname__ if cls.__module__ in ("builtins", "__main__") else f"{cls.__module__}.{cls.__qualname__}"


class _PlainProxy:
    # What only proxies of what cannot be called have.

    def __bytes__(self, /):
        return _target(self).__bytes__()

    def __reversed__(self, /):
        return _target(self).__reversed__()


class _CallableProxy:
    def __call__(self, /, *args, **kwargs):
        return _target(self)(*args, **kwargs)


def _forward_all():
    import operator

    one = {
        **{name: getattr(operator, name) for name in ("__neg__", "__pos__", "__abs__", "__invert__", "__index__")},
        **{"__str__": str, "__len__": len, "__iter__": iter, "__bool__": bool, "__int__": int, "__float__": float},
    }
    two = ("add", "sub", "mul", "truediv", "floordiv", "mod", "and", "or", "xor", "lshift", "rshift", "matmul")

    def unary(function):
        return lambda self, /: function(_target(self))

    def binary(function):
        return lambda self, value, /: function(_target(self), _plain(value))

    def swapped(function):
        return lambda self, value, /: function(_plain(value), _target(self))

    for name, function in one.items():
        setattr(_Proxy, name, unary(function))
    for name, function in {"divmod": divmod, **{name: getattr(operator, f"__{name}__") for name in two}}.items():
        setattr(_Proxy, f"__{name}__", binary(function))
        setattr(_Proxy, f"__r{name}__", swapped(function))
    for name in (*two, "pow"):
        setattr(_Proxy, f"__i{name}__", binary(getattr(operator, f"__i{name}__")))
    for name in ("eq", "ne", "lt", "le", "gt", "ge"):
        setattr(_Proxy, f"__{name}__", binary(getattr(operator, name)))
    _Proxy.__hash__ = None
    _Proxy.__contains__ = lambda self, key, /: key in _target(self)
    _Proxy.__getitem__ = lambda self, key, /: _target(self)[key]
    _Proxy.__setitem__ = lambda self, key, value, /: operator.setitem(_target(self), key, value)
    _Proxy.__delitem__ = lambda self, key, /: operator.delitem(_target(self), key)


_forward_all()
_in_c(ProxyType, "weakref", "ProxyType", (_Proxy, _PlainProxy), True)
_in_c(CallableProxyType, "weakref", "CallableProxyType", (_Proxy, _CallableProxy), True)
ProxyTypes = (ProxyType, CallableProxyType)


class WeakMethod(ref):
    """A weak reference to a bound method."""

    def __new__(cls, meth, callback=None):
        try:
            owner = meth.__self__
            function = meth.__func__
        except AttributeError:
            raise TypeError(f"argument should be a bound method, not {type(meth)}") from None

        def gone(_):
            self = self_reference()
            if self is not None and self._alive:
                self._alive = False
                if callback is not None:
                    callback(self)

        self = ref.__new__(cls, owner, gone)
        self._function = ref(function, gone)
        self._class = type(meth)
        self._alive = True
        self_reference = ref(self)
        return self

    def __init__(self, meth, callback=None):
        pass

    def __call__(self):
        owner = super().__call__()
        function = self._function()
        if owner is None or function is None:
            return None
        return self._class(function, owner)

    def __eq__(self, other):
        if isinstance(other, WeakMethod):
            if not self._alive or not other._alive:
                return self is other
            return ref.__eq__(self, other) and self._function == other._function
        return NotImplemented

    __hash__ = ref.__hash__


class KeyedRef(ref):
    """A weak reference that knows the key of its object."""

    def __new__(cls, ob, callback, key):
        self = super().__new__(cls, ob, callback)
        self.key = key
        return self

    def __init__(self, ob, callback, key):
        pass


class WeakValueDictionary(_cabc.MutableMapping):
    """A dict that lets go of values that nobody else holds."""

    def __init__(self, other=(), /, **kw):
        data = self.data = {}

        def remove(reference):
            if data.get(reference.key) is reference:
                del data[reference.key]

        self._remove = remove
        self.update(other, **kw)

    def __getitem__(self, key):
        found = self.data[key]()
        if found is None:
            raise KeyError(key)
        return found

    def __setitem__(self, key, value):
        self.data[key] = KeyedRef(value, self._remove, key)

    def __delitem__(self, key):
        del self.data[key]

    def __len__(self):
        return len(self.data)

    def __contains__(self, key):
        found = self.data.get(key)
        return found is not None and found() is not None

    def __repr__(self):
        return f"<{type(self).__name__} at {id(self):#x}>"

    def copy(self):
        return WeakValueDictionary(self)

    __copy__ = copy

    def __deepcopy__(self, memo):
        from copy import deepcopy

        new = type(self)()
        for key, value in self.items():
            new[deepcopy(key, memo)] = value
        return new

    def get(self, key, default=None):
        found = self.data.get(key)
        found = None if found is None else found()
        return default if found is None else found

    def keys(self):
        for key, reference in list(self.data.items()):
            if reference() is not None:
                yield key

    __iter__ = keys

    def items(self):
        for key, reference in list(self.data.items()):
            value = reference()
            if value is not None:
                yield key, value

    def values(self):
        for reference in list(self.data.values()):
            value = reference()
            if value is not None:
                yield value

    def itervaluerefs(self):
        yield from list(self.data.values())

    def valuerefs(self):
        return list(self.data.values())

    def popitem(self):
        while True:
            key, reference = self.data.popitem()
            value = reference()
            if value is not None:
                return key, value

    def pop(self, key, *args):
        try:
            found = self.data.pop(key)()
        except KeyError:
            found = None
        if found is None:
            if args:
                return args[0]
            raise KeyError(key)
        return found

    def setdefault(self, key, default=None):
        found = self.get(key)
        if found is None:
            self[key] = default
            return default
        return found

    def update(self, other=None, /, **kwargs):
        if other is not None:
            for key, value in dict(other).items():
                self[key] = value
        for key, value in kwargs.items():
            self[key] = value

    def __ior__(self, other):
        self.update(other)
        return self

    def __or__(self, other):
        if isinstance(other, _cabc.Mapping):
            made = self.copy()
            made.update(other)
            return made
        return NotImplemented

    def __ror__(self, other):
        if isinstance(other, _cabc.Mapping):
            made = type(self)()
            made.update(other)
            made.update(self)
            return made
        return NotImplemented


class WeakKeyDictionary(_cabc.MutableMapping):
    """A dict that lets go of keys that nobody else holds."""

    def __init__(self, dict=None):
        data = self.data = {}

        def remove(reference):
            data.pop(reference, None)

        self._remove = remove
        if dict is not None:
            self.update(dict)

    def __getitem__(self, key):
        return self.data[ref(key)]

    def __setitem__(self, key, value):
        self.data[ref(key, self._remove)] = value

    def __delitem__(self, key):
        del self.data[ref(key)]

    def __len__(self):
        return len(self.data)

    def __contains__(self, key):
        try:
            reference = ref(key)
        except TypeError:
            return False
        return reference in self.data

    def __repr__(self):
        return f"<{type(self).__name__} at {id(self):#x}>"

    def copy(self):
        return WeakKeyDictionary(self)

    __copy__ = copy

    def __deepcopy__(self, memo):
        from copy import deepcopy

        new = type(self)()
        for key, value in self.items():
            new[key] = deepcopy(value, memo)
        return new

    def get(self, key, default=None):
        return self.data.get(ref(key), default)

    def keys(self):
        for reference in list(self.data):
            key = reference()
            if key is not None:
                yield key

    __iter__ = keys

    def items(self):
        for reference, value in list(self.data.items()):
            key = reference()
            if key is not None:
                yield key, value

    def values(self):
        for reference, value in list(self.data.items()):
            if reference() is not None:
                yield value

    def keyrefs(self):
        return list(self.data)

    def popitem(self):
        while True:
            reference, value = self.data.popitem()
            key = reference()
            if key is not None:
                return key, value

    def pop(self, key, *args):
        return self.data.pop(ref(key), *args)

    def setdefault(self, key, default=None):
        return self.data.setdefault(ref(key, self._remove), default)

    def update(self, dict=None, /, **kwargs):
        self.data
        if dict is not None:
            items = dict.items() if hasattr(dict, "items") else {}.__class__(dict).items()
            for key, value in items:
                self[key] = value
        if kwargs:
            self.update(kwargs)

    def __ior__(self, other):
        self.update(other)
        return self

    def __or__(self, other):
        if isinstance(other, _cabc.Mapping):
            made = self.copy()
            made.update(other)
            return made
        return NotImplemented

    def __ror__(self, other):
        if isinstance(other, _cabc.Mapping):
            made = type(self)()
            made.update(other)
            made.update(self)
            return made
        return NotImplemented


class WeakSet:
    """A set that lets go of items that nobody else holds."""

    def __init__(self, data=None):
        items = self.data = set()
        self._remove = items.discard
        if data is not None:
            self.update(data)

    def __iter__(self):
        for reference in list(self.data):
            item = reference()
            if item is not None:
                yield item

    def __len__(self):
        return len(self.data)

    def __contains__(self, item):
        try:
            reference = ref(item)
        except TypeError:
            return False
        return reference in self.data

    def add(self, item):
        self.data.add(ref(item, self._remove))

    def clear(self):
        self.data.clear()

    def copy(self):
        return type(self)(self)

    def pop(self):
        while True:
            try:
                reference = self.data.pop()
            except KeyError:
                raise KeyError("pop from empty WeakSet") from None
            item = reference()
            if item is not None:
                return item

    def remove(self, item):
        self.data.remove(ref(item))

    def discard(self, item):
        self.data.discard(ref(item))

    def update(self, other):
        for item in other:
            self.add(item)

    def __ior__(self, other):
        self.update(other)
        return self

    def difference(self, other):
        made = self.copy()
        made.difference_update(other)
        return made

    __sub__ = difference

    def difference_update(self, other):
        if self is other:
            self.data.clear()
        else:
            self.data.difference_update(ref(item) for item in other)

    def __isub__(self, other):
        self.difference_update(other)
        return self

    def intersection(self, other):
        return type(self)(item for item in other if item in self)

    __and__ = intersection

    def intersection_update(self, other):
        self.data.intersection_update(ref(item) for item in other)

    def __iand__(self, other):
        self.intersection_update(other)
        return self

    def issubset(self, other):
        return self.data.issubset(ref(item) for item in other)

    __le__ = issubset

    def __lt__(self, other):
        return self.data < set(map(ref, other))

    def issuperset(self, other):
        return self.data.issuperset(ref(item) for item in other)

    __ge__ = issuperset

    def __gt__(self, other):
        return self.data > set(map(ref, other))

    def __eq__(self, other):
        if not isinstance(other, type(self)):
            return NotImplemented
        return self.data == set(map(ref, other))

    def symmetric_difference(self, other):
        made = self.copy()
        made.symmetric_difference_update(other)
        return made

    __xor__ = symmetric_difference

    def symmetric_difference_update(self, other):
        if self is other:
            self.data.clear()
        else:
            self.data.symmetric_difference_update(ref(item, self._remove) for item in other)

    def __ixor__(self, other):
        self.symmetric_difference_update(other)
        return self

    def union(self, other):
        return type(self)(item for source in (self, other) for item in source)

    __or__ = union

    def isdisjoint(self, other):
        return len(self.intersection(other)) == 0

    def __repr__(self):
        return repr(self.data)

    __class_getitem__ = classmethod(_GenericAlias)


WeakSet.__module__ = "_weakrefset"
_cabc.MutableSet.register(WeakSet)


class finalize:
    """Calls a function once an object is gone."""

    __slots__ = ()
    _registry = {}
    _count = 0

    class _Info:
        __slots__ = ("weakref", "func", "args", "kwargs", "atexit", "index")

    def __init__(self, obj, func, /, *args, **kwargs):
        info = self._Info()
        info.weakref = ref(obj, self)
        info.func = func
        info.args = args
        info.kwargs = kwargs or None
        info.atexit = True
        if not finalize._count:
            _atexit.register(finalize._exitfunc)
        finalize._count += 1
        info.index = finalize._count
        self._registry[self] = info

    @classmethod
    def _exitfunc(cls):
        due, seen = [], None
        while True:
            if seen != cls._count:
                # One that is called may make others: the latest of all is next.
                seen = cls._count
                due = sorted(
                    (known for known, info in cls._registry.items() if info.atexit),
                    key=lambda known: cls._registry[known].index,
                )
            if not due:
                return
            try:
                due.pop()()
            except Exception:
                import traceback

                traceback.print_exc()

    def __call__(self, _=None):
        """Call the function now, unless that has been done."""
        info = self._registry.pop(self, None)
        if info is not None:
            return info.func(*info.args, **(info.kwargs or {}))

    def detach(self):
        """Forget about the function: gives (object, function, args, kwargs)."""
        info = self._registry.get(self)
        found = info and info.weakref()
        if found is not None and self._registry.pop(self, None):
            return found, info.func, info.args, info.kwargs or {}

    def peek(self):
        """What is to be called: (object, function, args, kwargs)."""
        info = self._registry.get(self)
        found = info and info.weakref()
        if found is not None:
            return found, info.func, info.args, info.kwargs or {}

    @property
    def alive(self):
        """Whether the function has still to be called."""
        return self in self._registry

    @property
    def atexit(self):
        """Whether the function would be called at the end of the program."""
        info = self._registry.get(self)
        return bool(info) and info.atexit

    @atexit.setter
    def atexit(self, value):
        info = self._registry.get(self)
        if info:
            info.atexit = bool(value)

    def __repr__(self):
        info = self._registry.get(self)
        found = info and info.weakref()
        if found is None:
            return f"<{type(self).__name__} object at {id(self):#x}; dead>"
        return f"<{type(self).__name__} object at {id(self):#x}; for {type(found).__name__!r} at {id(found):#x}>"
