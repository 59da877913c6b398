from abc import get_cache_token as _get_cache_token
from collections import namedtuple as _namedtuple
from types import GenericAlias as _GenericAlias
from types import MappingProxyType as _MappingProxyType
from types import UnionType as _UnionType

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
        return f"{type(self).__module__}.{type(self).__qualname__}({', '.join(parts)})"

    def __get__(self, obj, cls=None):
        getter = getattr(self.func, "__get__", None)
        if getter is not None and not isinstance(self.func, partial):
            bound = getter(obj, cls)
            if bound is not self.func:
                result = partial(bound, *self.args, **self.keywords)
                try:
                    result.__self__ = bound.__self__
                except AttributeError:
                    pass
                return result

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
        try:
            kept[self.attrname] = value
        except TypeError:
            raise TypeError(
                f"The '__dict__' attribute on {type(instance).__name__!r} instance "
                f"does not support item assignment for caching {self.attrname!r} property."
            ) from None
        return value

    __class_getitem__ = classmethod(type(list[int]))


def _merged(orders):
    """One order out of several that agrees with each of them."""
    result = []
    while True:
        orders = [order for order in orders if order]
        if not orders:
            return result
        for order in orders:
            candidate = order[0]
            if not any(candidate in other[1:] for other in orders):
                break
        else:
            raise RuntimeError("Inconsistent hierarchy")
        result.append(candidate)
        orders = [order[1:] if order[0] == candidate else order for order in orders]


def _order_with(cls, abstract):
    """The order in which methods of a class are looked up, with abstract classes put where they would be bases."""
    bases = cls.__bases__
    # Abstract classes stand behind the last base that is abstract itself.
    boundary = max((place + 1 for place, base in enumerate(bases) if hasattr(base, "__abstractmethods__")), default=0)
    before, behind = list(bases[:boundary]), list(bases[boundary:])
    here = [one for one in abstract if issubclass(cls, one) and not any(issubclass(base, one) for base in bases)]
    rest = [one for one in abstract if one not in here]
    orders = [_order_with(base, rest) for base in (*before, *here, *behind)]
    return _merged([[cls], *orders, before, here, behind])


def _full_order(cls, registered):
    """The order of a class with all the registered classes in it that it is a subclass of."""
    own = set(cls.__mro__)

    def is_virtual(one):
        known = one not in own and hasattr(one, "__mro__") and not isinstance(one, _GenericAlias)
        return known and issubclass(cls, one)

    virtual = [one for one in registered if is_virtual(one)]
    # A base of another one comes with that.
    virtual = [one for one in virtual if not any(one != other and one in other.__mro__ for other in virtual)]
    abstract = []
    for one in virtual:
        data = vars(one).get("_abc_impl")
        below = [sub for sub in (data.below if data else ()) if sub not in own and issubclass(cls, sub)]
        found = [[base for base in sub.__mro__ if base in virtual] for sub in below] or [[one]]
        for group in sorted(found, key=len, reverse=True):
            abstract.extend(base for base in group if base not in abstract)
    return _order_with(cls, abstract)


def _best_match(cls, registry):
    """The registered class that an argument's class fits most closely."""
    best = None
    for one in _full_order(cls, registry):
        if best is not None:
            virtual = one in registry and one not in cls.__mro__ and best not in cls.__mro__
            if virtual and not issubclass(best, one):
                raise RuntimeError(f"Ambiguous dispatch: {best} or {one}")
            return best
        if one in registry:
            best = one
    return best


def _is_union(value):
    from typing import Union, get_origin

    return get_origin(value) in (Union, _UnionType)


def _classes(value):
    """The classes that a function can be registered for: a class, or those of a union. None for other things."""
    if isinstance(value, type):
        return (value,)
    if not _is_union(value):
        return None
    from typing import get_args

    members = get_args(value)
    return members if all(isinstance(one, type) for one in members) else None


def singledispatch(func):
    """A function with variants by the class of its first argument."""
    registry = {}
    found = {}
    token = None

    def dispatch(cls):
        nonlocal token
        if not isinstance(cls, type):
            raise TypeError(f"cannot create weak reference to {type(cls).__name__!r} object")
        if token is not None and token != _get_cache_token():
            found.clear()
            token = _get_cache_token()
        try:
            return found[cls]
        except KeyError:
            implementation = registry[cls] if cls in registry else registry.get(_best_match(cls, registry))
            found[cls] = implementation
            return implementation

    def register(cls, func=None):
        nonlocal token
        classes = _classes(cls)
        if classes is not None:
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
            classes = _classes(cls)
            if classes is None:
                missing = "not all arguments are classes" if _is_union(cls) else "is not a class"
                raise TypeError(f"Invalid annotation for {name!r}. {cls!r} {missing}.")
        for each in classes:
            registry[each] = func
        if token is None and hasattr(cls, "__abstractmethods__"):
            token = _get_cache_token()
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
    wrapper.registry = _MappingProxyType(registry)
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
