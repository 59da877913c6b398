from collections import namedtuple as _namedtuple

__all__ = [
    "update_wrapper",
    "wraps",
    "WRAPPER_ASSIGNMENTS",
    "WRAPPER_UPDATES",
    "total_ordering",
    "cache",
    "cmp_to_key",
    "lru_cache",
    "reduce",
    "partial",
    "partialmethod",
    "singledispatch",
    "singledispatchmethod",
    "cached_property",
]

WRAPPER_ASSIGNMENTS = ("__module__", "__name__", "__qualname__", "__doc__", "__annotations__", "__type_params__")
WRAPPER_UPDATES = ("__dict__",)


def update_wrapper(wrapper, wrapped, assigned=WRAPPER_ASSIGNMENTS, updated=WRAPPER_UPDATES):
    """Make a wrapper look like the function it wraps."""
    for name in assigned:
        if hasattr(wrapped, name):
            setattr(wrapper, name, getattr(wrapped, name))
    for name in updated:
        getattr(wrapper, name).update(getattr(wrapped, name, {}))
    wrapper.__wrapped__ = wrapped
    return wrapper


def wraps(wrapped, assigned=WRAPPER_ASSIGNMENTS, updated=WRAPPER_UPDATES):
    """update_wrapper() as a decorator."""
    return partial(update_wrapper, wrapped=wrapped, assigned=assigned, updated=updated)


def _missing_order(base):
    """For each order method, how the others follow from it."""

    def negated(self, other):
        verdict = getattr(type(self), base)(self, other)
        return verdict if verdict is NotImplemented else not verdict

    def or_equal(self, other):
        verdict = getattr(type(self), base)(self, other)
        if verdict is NotImplemented:
            return verdict
        return verdict or self == other

    def and_different(self, other):
        verdict = getattr(type(self), base)(self, other)
        if verdict is NotImplemented:
            return verdict
        return verdict and self != other

    def negated_and_different(self, other):
        verdict = getattr(type(self), base)(self, other)
        if verdict is NotImplemented:
            return verdict
        return not verdict and self != other

    def negated_or_equal(self, other):
        verdict = getattr(type(self), base)(self, other)
        if verdict is NotImplemented:
            return verdict
        return not verdict or self == other

    return {
        "__lt__": {"__gt__": negated_and_different, "__le__": or_equal, "__ge__": negated},
        "__le__": {"__ge__": negated_or_equal, "__lt__": and_different, "__gt__": negated},
        "__gt__": {"__lt__": negated_and_different, "__ge__": or_equal, "__le__": negated},
        "__ge__": {"__le__": negated_or_equal, "__gt__": and_different, "__lt__": negated},
    }[base]


def total_ordering(cls):
    """Add the order methods that a class does not define."""
    defined = {name for name in ("__lt__", "__le__", "__gt__", "__ge__") if getattr(cls, name) is not getattr(object, name)}
    if not defined:
        raise ValueError("must define at least one ordering operation: < > <= >=")
    base = max(defined)
    for name, function in _missing_order(base).items():
        if name not in defined:
            function.__name__ = name
            function.__qualname__ = f"{cls.__qualname__}.{name}"
            setattr(cls, name, function)
    return cls


_CacheInfo = _namedtuple("CacheInfo", ["hits", "misses", "maxsize", "currsize"])


def lru_cache(maxsize=128, typed=False):
    """Remember the results of a function for the arguments used last."""
    if isinstance(maxsize, int):
        if maxsize < 0:
            maxsize = 0
    elif callable(maxsize) and isinstance(typed, bool):
        function, maxsize = maxsize, 128
        wrapper = _lru_cache_wrapper(function, maxsize, typed)
        wrapper.cache_parameters = lambda: {"maxsize": maxsize, "typed": typed}
        return update_wrapper(wrapper, function)
    elif maxsize is not None:
        raise TypeError("Expected first argument to be an integer, a callable, or None")

    def decorating_function(function):
        if not callable(function):
            raise TypeError("the first argument must be callable")
        wrapper = _lru_cache_wrapper(function, maxsize, typed)
        wrapper.cache_parameters = lambda: {"maxsize": maxsize, "typed": typed}
        return update_wrapper(wrapper, function)

    return decorating_function


def cache(user_function, /):
    """Remember all results of a function."""
    return lru_cache(maxsize=None)(user_function)


class partialmethod:
    """A method with some of its arguments given."""

    def __init__(self, func, /, *args, **keywords):
        if not callable(func) and not hasattr(func, "__get__"):
            raise TypeError(f"{func!r} is not callable or a descriptor")
        if isinstance(func, partialmethod):
            self.func = func.func
            self.args = func.args + args
            self.keywords = {**func.keywords, **keywords}
        else:
            self.func = func
            self.args = args
            self.keywords = keywords

    def __repr__(self):
        parts = [repr(self.func), *map(repr, self.args)]
        parts += [f"{name}={value!r}" for name, value in self.keywords.items()]
        return f"functools.partialmethod({', '.join(parts)})"

    def __get__(self, obj, cls=None):
        getter = getattr(self.func, "__get__", None)
        if getter is not None:
            bound = getter(obj, cls)
            if bound is not self.func:
                return partial(bound, *self.args, **self.keywords)

        return self._make_unbound_method().__get__(obj, cls)

    def _make_unbound_method(self):
        def _method(this, /, *args, **keywords):
            return self.func(this, *self.args, *args, **{**self.keywords, **keywords})

        _method.__isabstractmethod__ = self.__isabstractmethod__
        _method.__partialmethod__ = self
        return _method

    @property
    def __isabstractmethod__(self):
        return getattr(self.func, "__isabstractmethod__", False)

    __class_getitem__ = classmethod(type(list[int]))


class cached_property:
    """A property computed once and then kept in the instance's dict."""

    def __init__(self, func):
        self.func = func
        self.attrname = None
        self.__doc__ = func.__doc__
        self.__module__ = func.__module__

    def __set_name__(self, owner, name):
        if self.attrname is None:
            self.attrname = name
        elif name != self.attrname:
            raise TypeError(
                f"Cannot assign the same cached_property to two different names ({self.attrname!r} and {name!r})."
            )

    def __get__(self, instance, owner=None):
        if instance is None:
            return self
        if self.attrname is None:
            raise TypeError("Cannot use cached_property instance without calling __set_name__ on it.")
        try:
            kept = instance.__dict__
        except AttributeError:
            raise TypeError(
                f"No '__dict__' attribute on {type(instance).__name__!r} "
                f"instance to cache {self.attrname!r} property."
            ) from None
        if self.attrname in kept:
            return kept[self.attrname]
        value = self.func(instance)
        kept[self.attrname] = value
        return value

    __class_getitem__ = classmethod(type(list[int]))


def _best_match(cls, registry):
    """The registered class that an argument's class fits most closely."""
    matches = [known for known in registry if known is not object and issubclass(cls, known)]
    for candidate in cls.__mro__:
        if candidate in registry and candidate is not object:
            return candidate
        # Abstract classes that only say they are bases stand behind the real ones.
        virtual = [known for known in matches if known not in cls.__mro__ and issubclass(candidate, known)]
        later = [known for known in virtual if not any(issubclass(base, known) for base in candidate.__bases__)]
        if later:
            best = later[0]
            for other in later[1:]:
                if issubclass(other, best):
                    best = other
                elif not issubclass(best, other):
                    raise RuntimeError(f"Ambiguous dispatch: {best} or {other}")
            return best
    return object


def singledispatch(func):
    """A function with variants by the class of its first argument."""
    registry = {}
    found = {}

    def dispatch(cls):
        if not isinstance(cls, type):
            raise TypeError(f"cannot create weak reference to {type(cls).__name__!r} object")
        try:
            return found[cls]
        except KeyError:
            implementation = registry[cls] if cls in registry else registry[_best_match(cls, registry)]
            found[cls] = implementation
            return implementation

    def _is_class(value):
        return isinstance(value, type)

    def _members(value):
        """The classes of a union, else nothing."""
        members = getattr(value, "__args__", None)
        if members and not isinstance(value, type) and all(map(_is_class, members)) and type(value).__name__ == "UnionType":
            return members
        return None

    def register(cls, func=None):
        members = _members(cls)
        if _is_class(cls) or members:
            if func is None:
                return lambda function: register(cls, function)
        else:
            if func is not None:
                raise TypeError(f"Invalid first argument to `register()`. {cls!r} is not a class or union type.")
            if not getattr(cls, "__annotations__", {}):
                raise TypeError(
                    f"Invalid first argument to `register()`: {cls!r}. "
                    f"Use either `@register(some_class)` or plain `@register` on an annotated function."
                )
            from typing import get_type_hints

            func = cls
            name, cls = next(iter(get_type_hints(func).items()))
            members = _members(cls)
            if not (_is_class(cls) or members):
                missing = "is not a class" if type(cls).__name__ != "UnionType" else "not all arguments are classes"
                raise TypeError(f"Invalid annotation for {name!r}. {cls!r} {missing}.")
        for each in members or (cls,):
            registry[each] = func
        found.clear()
        return func

    def wrapper(*args, **kwargs):
        if not args:
            raise TypeError(f"{name} requires at least 1 positional argument")
        return dispatch(args[0].__class__)(*args, **kwargs)

    name = getattr(func, "__name__", "singledispatch function")
    registry[object] = func
    wrapper.register = register
    wrapper.dispatch = dispatch
    from types import MappingProxyType

    wrapper.registry = MappingProxyType(registry)
    wrapper._clear_cache = found.clear
    return update_wrapper(wrapper, func)


class singledispatchmethod:
    """A method with variants by the class of its first argument behind self."""

    def __init__(self, func):
        if not callable(func) and not hasattr(func, "__get__"):
            raise TypeError(f"{func!r} is not callable or a descriptor")
        self.dispatcher = singledispatch(func)
        self.func = func

    def register(self, cls, method=None):
        return self.dispatcher.register(cls, func=method)

    def __get__(self, obj, cls=None):
        def method(*args, **kwargs):
            if not args:
                name = getattr(self.func, "__name__", "singledispatchmethod method")
                raise TypeError(f"{name} requires at least 1 positional argument")
            implementation = self.dispatcher.dispatch(args[0].__class__)
            if hasattr(implementation, "__get__"):
                implementation = implementation.__get__(obj, cls)
            return implementation(*args, **kwargs)

        method.__isabstractmethod__ = self.__isabstractmethod__
        method.register = self.register
        update_wrapper(method, self.func)
        return method

    @property
    def __isabstractmethod__(self):
        return getattr(self.func, "__isabstractmethod__", False)
