import copyreg as _copyreg
import functools as _functools
import types as _types

__all__ = ["Error", "copy", "deepcopy", "replace"]


class Error(Exception):
    """Something cannot be copied."""


error = Error
_ATOMIC = frozenset(
    (
        *(type(None), int, float, bool, complex, str, bytes, type, range, type(Ellipsis), type(NotImplemented)),
        *(_types.FunctionType, _types.BuiltinFunctionType, _types.CodeType, property),
    )
)
_SHALLOW = {list: list.copy, dict: dict.copy, set: set.copy, bytearray: bytearray.copy}
_unset = object()


def copy(x):
    """A shallow copy: a new object that holds the same ones."""
    cls = type(x)
    if cls in _ATOMIC or cls is tuple or cls is frozenset:
        return x
    copier = _SHALLOW.get(cls)
    if copier is not None:
        return copier(x)
    if issubclass(cls, type) or cls is slice:
        return x
    copier = getattr(cls, "__copy__", None)
    if copier is not None:
        return copier(x)
    made = _reduced(x, cls)
    if isinstance(made, str):
        return x
    return _reconstruct(x, None, *made)


def _reduced(x, cls):
    """How an object is made again: a function, its arguments, and what to put into the result."""
    reducer = _copyreg.dispatch_table.get(cls)
    if reducer is not None:
        return reducer(x)
    if cls.__name__ == "ReferenceType" and cls.__module__ == "weakref":
        return cls.__name__
    if issubclass(cls, _functools.partial) and cls.__reduce__ is _functools.partial.__reduce__:
        # It takes no state: it is made of its parts.
        return _functools._put_together, (cls, x.func, x.args, x.keywords), x.__dict__ or None
    reducer = getattr(x, "__reduce_ex__", None)
    if reducer is not None:
        return reducer(4)
    reducer = getattr(x, "__reduce__", None)
    if reducer:
        return reducer()
    raise Error(f"un(deep)copyable object of type {cls}")


def deepcopy(x, memo=None, _nil=[]):
    """A copy of an object and of all it holds."""
    cls = type(x)
    if memo is None:
        if cls in _ATOMIC:
            return x
        memo = {}
    key = id(x)
    found = memo.get(key, _nil)
    if found is not _nil:
        return found
    if cls in _ATOMIC:
        return x
    copier = _DEEP.get(cls)
    if copier is not None:
        made = copier(x, memo)
    elif issubclass(cls, type):
        return x
    else:
        copier = getattr(x, "__deepcopy__", None)
        if copier is not None:
            made = copier(memo)
        else:
            parts = _reduced(x, cls)
            made = x if isinstance(parts, str) else _reconstruct(x, memo, *parts)
    if made is not x:
        memo[key] = made
        _keep_alive(x, memo)
    return made


def _keep_alive(x, memo):
    """The memo goes by address, so what was copied has to live as long as the memo."""
    key = id(memo)
    if key in memo:
        memo[key].append(x)
    else:
        memo[key] = [x]


def _deep_list(x, memo):
    made = []
    memo[id(x)] = made
    add = made.append
    for item in x:
        add(item if type(item) in _ATOMIC else deepcopy(item, memo))
    return made


def _deep_tuple(x, memo):
    items = [item if type(item) in _ATOMIC else deepcopy(item, memo) for item in x]
    if id(x) in memo:
        return memo[id(x)]
    for old, new in zip(x, items):
        if old is not new:
            return tuple(items)
    return x


def _deep_dict(x, memo):
    made = {}
    memo[id(x)] = made
    for key, value in x.items():
        made[key if type(key) in _ATOMIC else deepcopy(key, memo)] = (
            value if type(value) in _ATOMIC else deepcopy(value, memo)
        )
    return made


def _deep_slice(x, memo):
    return slice(*_deep_tuple((x.start, x.stop, x.step), memo))


def _deep_method(x, memo):
    return type(x)(x.__func__, deepcopy(x.__self__, memo))


_DEEP = {
    list: _deep_list,
    tuple: _deep_tuple,
    dict: _deep_dict,
    _types.MethodType: _deep_method,
    slice: _deep_slice,
}


def _reconstruct(x, memo, func, args, state=None, listiter=None, dictiter=None):
    deep = memo is not None
    if deep and args:
        args = tuple(deepcopy(arg, memo) for arg in args)
    made = func(*args)
    if deep:
        memo[id(x)] = made
    if state is not None:
        if deep:
            state = deepcopy(state, memo)
        if hasattr(made, "__setstate__"):
            made.__setstate__(state)
        else:
            slots = None
            if isinstance(state, tuple) and len(state) == 2:
                state, slots = state
            if state is not None:
                made.__dict__.update(state)
            if slots is not None:
                for name, value in slots.items():
                    setattr(made, name, value)
    if listiter is not None:
        for item in listiter:
            made.append(deepcopy(item, memo) if deep else item)
    if dictiter is not None:
        for key, value in dictiter:
            if deep:
                key, value = deepcopy(key, memo), deepcopy(value, memo)
            made[key] = value
    return made


def replace(obj, /, **changes):
    """A copy of an object with some of its parts changed."""
    cls = type(obj)
    function = getattr(cls, "__replace__", None)
    if function is None:
        raise TypeError(f"replace() does not support {cls.__name__} objects")
    return function(obj, **changes)
