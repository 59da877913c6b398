__all__ = ["pickle", "constructor", "add_extension", "remove_extension", "clear_extension_cache"]

dispatch_table = {}
_extension_registry = {}
_inverted_registry = {}
_extension_cache = {}
_HEAPTYPE = 1 << 9


def pickle(ob_type, pickle_function, constructor_ob=None):
    """Say by which function objects of a type are taken apart."""
    if not callable(pickle_function):
        raise TypeError("reduction functions must be callable")
    dispatch_table[ob_type] = pickle_function
    if constructor_ob is not None:
        constructor(constructor_ob)


def constructor(object):
    """Make sure that an object can be called."""
    if not callable(object):
        raise TypeError("constructors must be callable")


def _of_complex(number):
    return complex, (number.real, number.imag)


def _of_union(union):
    from functools import reduce
    from operator import or_

    return reduce, (or_, union.__args__)


pickle(complex, _of_complex, complex)
pickle(type(int | str), _of_union)


def _reconstructor(cls, base, state):
    if base is object:
        return object.__new__(cls)
    made = base.__new__(cls, state)
    if base.__init__ != object.__init__:
        base.__init__(made, state)
    return made


def _built_in_base(cls):
    """The first class of the order that no program has made, or that makes its instances by itself."""
    for base in cls.__mro__:
        if hasattr(base, "__flags__") and not base.__flags__ & _HEAPTYPE:
            return base
        new = base.__new__
        if isinstance(new, type(len)) and new.__self__ is base:
            return base
    return object


def _reduce_ex(self, proto):
    assert proto < 2
    cls = self.__class__
    base = _built_in_base(cls)
    state = None
    if base is not object:
        if base is cls:
            raise TypeError(f"cannot pickle {cls.__name__!r} object")
        state = base(self)
    parts = _reconstructor, (cls, base, state)
    kept = "a class that defines __slots__ without defining __getstate__ cannot be pickled"
    try:
        getstate = self.__getstate__
    except AttributeError:
        if getattr(self, "__slots__", None):
            raise TypeError(f"cannot pickle {cls.__name__!r} object: {kept} with protocol {proto}") from None
        attributes = getattr(self, "__dict__", None)
    else:
        if getattr(self, "__slots__", None) and type(self).__getstate__ is object.__getstate__:
            raise TypeError(kept)
        attributes = getstate()
    return (*parts, attributes) if attributes else parts


def __newobj__(cls, *args):
    return cls.__new__(cls, *args)


def __newobj_ex__(cls, args, kwargs):
    return cls.__new__(cls, *args, **kwargs)


def _slotnames(cls):
    """The names that a class and its bases keep in slots."""
    known = cls.__dict__.get("__slotnames__")
    if known is not None:
        return known
    names = []
    if hasattr(cls, "__slots__"):
        for base in cls.__mro__:
            slots = base.__dict__.get("__slots__", ())
            for name in (slots,) if isinstance(slots, str) else slots:
                if name in ("__dict__", "__weakref__"):
                    continue
                if name.startswith("__") and not name.endswith("__"):
                    stripped = base.__name__.lstrip("_")
                    names.append(f"_{stripped}{name}" if stripped else name)
                else:
                    names.append(name)
    try:
        cls.__slotnames__ = names
    except Exception:
        pass
    return names


def add_extension(module, name, code):
    """Register a number for something that can be imported."""
    code = int(code)
    if not 1 <= code <= 0x7FFFFFFF:
        raise ValueError("code out of range")
    key = module, name
    if _extension_registry.get(key) == code and _inverted_registry.get(code) == key:
        return
    if key in _extension_registry:
        raise ValueError(f"key {key} is already registered with code {_extension_registry[key]}")
    if code in _inverted_registry:
        raise ValueError(f"code {code} is already in use for key {_inverted_registry[code]}")
    _extension_registry[key] = code
    _inverted_registry[code] = key


def remove_extension(module, name, code):
    """Take back what `add_extension` has registered."""
    key = module, name
    if _extension_registry.get(key) != code or _inverted_registry.get(code) != key:
        raise ValueError(f"key {key} is not registered with code {code}")
    del _extension_registry[key]
    del _inverted_registry[code]
    _extension_cache.pop(code, None)


def clear_extension_cache():
    """Forget what numbers were found to stand for."""
    _extension_cache.clear()
