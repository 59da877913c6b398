def _function():
    yield


async def _coroutine():
    pass


async def _async_generator():
    yield


FunctionType = type(_function)
LambdaType = FunctionType
GeneratorType = type(_function())
_pending = _coroutine()
CoroutineType = type(_pending)
_pending.close()
AsyncGeneratorType = type(_async_generator())


class _Class:
    def method(self):
        pass

    __slots__ = ("member",)


MethodType = type(_Class().method)
BuiltinFunctionType = type(len)
BuiltinMethodType = BuiltinFunctionType
WrapperDescriptorType = type(object.__init__)
MethodWrapperType = type(object().__str__)
MethodDescriptorType = type(str.join)
ClassMethodDescriptorType = type(dict.__dict__["fromkeys"])
GetSetDescriptorType = type(type.__dict__["__name__"])
MemberDescriptorType = type(_Class.member)
MappingProxyType = type(type.__dict__)
NoneType = type(None)
EllipsisType = type(...)
NotImplementedType = type(NotImplemented)
GenericAlias = type(list[int])
UnionType = type(int | None)
CodeType = type(compile("None", "<types>", "eval"))
import builtins as _builtins
import operator as _operator

ModuleType = type(_builtins)
try:
    raise TypeError
except TypeError as _error:
    TracebackType = type(_error.__traceback__)


def _cell():
    value = None

    def read():
        return value

    return read


# Namespaces that are being shown just now.
_shown = set()


class SimpleNamespace:
    """An object with the attributes it was given."""

    def __init__(self, mapping_or_iterable=(), /, **kwargs):
        given = dict(mapping_or_iterable)
        if not all(isinstance(key, str) for key in given):
            raise TypeError("keywords must be strings")
        self.__dict__.update(given)
        self.__dict__.update(kwargs)

    def __repr__(self):
        name = "namespace" if type(self) is SimpleNamespace else type(self).__name__
        if id(self) in _shown:
            return f"{name}(...)"
        _shown.add(id(self))
        try:
            return f"{name}({', '.join(f'{key}={value!r}' for key, value in self.__dict__.items() if key)})"
        finally:
            _shown.discard(id(self))

    def _compared(name):
        def compare(self, value, /):
            if issubclass(type(self), SimpleNamespace) and issubclass(type(value), SimpleNamespace):
                return getattr(_operator, name)(self.__dict__, value.__dict__)
            return NotImplemented

        compare.__name__ = f"__{name}__"
        compare.__qualname__ = f"SimpleNamespace.__{name}__"
        return compare

    __eq__, __ne__, __lt__, __le__, __gt__, __ge__ = map(_compared, ("eq", "ne", "lt", "le", "gt", "ge"))
    del _compared
    __hash__ = None

    def __reduce__(self, /):
        return type(self), (), self.__dict__

    def __replace__(self, /, *args, **changes):
        if args:
            raise TypeError("__replace__() takes no positional arguments")
        result = type(self)()
        result.__dict__.update(self.__dict__)
        result.__dict__.update(changes)
        return result


_in_c(SimpleNamespace, "types")


def new_class(name, bases=(), kwds=None, exec_body=None):
    """Make a class as the class statement does."""
    given, bases = bases, resolve_bases(bases)
    metaclass, namespace, keywords = prepare_class(name, bases, kwds)
    if exec_body is not None:
        exec_body(namespace)
    if bases is not given:
        namespace["__orig_bases__"] = given
    return metaclass(name, bases, namespace, **keywords)


def resolve_bases(bases):
    """Replace bases that are no classes by what they stand for."""
    resolved = []
    changed = False
    for base in list(bases):
        if not isinstance(base, type) and hasattr(base, "__mro_entries__"):
            entries = base.__mro_entries__(bases)
            if not isinstance(entries, tuple):
                raise TypeError("__mro_entries__ must return a tuple")
            resolved.extend(entries)
            changed = True
        else:
            resolved.append(base)
    return tuple(resolved) if changed else bases


def prepare_class(name, bases=(), kwds=None):
    """The metaclass, namespace and keywords for a new class."""
    keywords = {} if kwds is None else dict(kwds)
    metaclass = keywords.pop("metaclass", type(bases[0]) if bases else type)
    if isinstance(metaclass, type):
        for base in bases:
            if issubclass(type(base), metaclass):
                metaclass = type(base)
            elif not issubclass(metaclass, type(base)):
                raise TypeError(
                    "metaclass conflict: the metaclass of a derived class must be a (non-strict) subclass of the "
                    "metaclasses of all its bases"
                )
    namespace = metaclass.__prepare__(name, bases, **keywords) if hasattr(metaclass, "__prepare__") else {}
    return metaclass, namespace, keywords


def get_original_bases(cls, /):
    """The bases as they were written."""
    try:
        return cls.__dict__.get("__orig_bases__", cls.__bases__)
    except AttributeError:
        raise TypeError(f"Expected an instance of type, not {type(cls).__name__!r}") from None


class DynamicClassAttribute:
    """An attribute that means one thing on an instance and another on the class."""

    def __init__(self, fget=None, fset=None, fdel=None, doc=None):
        self.fget = fget
        self.fset = fset
        self.fdel = fdel
        self.__doc__ = doc or getattr(fget, "__doc__", None)
        self.__isabstractmethod__ = bool(getattr(fget, "__isabstractmethod__", False))

    def __get__(self, instance, ownerclass=None):
        if instance is not None:
            return self._accessor(self.fget, "unreadable attribute")(instance)
        if not self.__isabstractmethod__:
            raise AttributeError
        return self

    def __set__(self, instance, value):
        self._accessor(self.fset, "can't set attribute")(instance, value)

    def __delete__(self, instance):
        self._accessor(self.fdel, "can't delete attribute")(instance)

    def _accessor(self, function, message):
        if function is None:
            raise AttributeError(message)
        return function

    def getter(self, fget):
        return type(self)(fget, self.fset, self.fdel, self.__doc__)

    def setter(self, fset):
        return type(self)(self.fget, fset, self.fdel, self.__doc__)

    def deleter(self, fdel):
        return type(self)(self.fget, self.fset, fdel, self.__doc__)


def _make_coroutine():
    class Wrapper:
        """Lets what behaves as a generator be awaited."""

        def __init__(self, generator):
            self._generator = generator
            self.__name__ = getattr(generator, "__name__", None)
            self.__qualname__ = getattr(generator, "__qualname__", None)

        def send(self, value):
            return self._generator.send(value)

        def throw(self, *args):
            return self._generator.throw(*args)

        def close(self):
            return self._generator.close()

        def __next__(self):
            return next(self._generator)

        def __iter__(self):
            return self

        __await__ = __iter__

    def handed_on(name):
        return property(lambda self: getattr(self._generator, name))

    for name, coroutine_name in [("gi_running", "cr_running"), ("gi_yieldfrom", "cr_await")]:
        setattr(Wrapper, name, handed_on(name))
        setattr(Wrapper, coroutine_name, handed_on(name))
    Wrapper.__name__ = Wrapper.__qualname__ = "_GeneratorWrapper"

    def coroutine(func):
        """Let a generator function be awaited."""
        if not callable(func):
            raise TypeError("types.coroutine() expects a callable")
        if type(func) is FunctionType and _lets_await(func):
            return func

        from collections.abc import Coroutine, Generator
        from functools import wraps

        @wraps(func)
        def wrapper(*args, **kwargs):
            made = func(*args, **kwargs)
            if isinstance(made, Generator) and not isinstance(made, Coroutine) and not _is_awaitable(made):
                return Wrapper(made)
            return made

        return wrapper

    return coroutine


# Nobody else is to have the class.
coroutine = _make_coroutine()
coroutine.__qualname__ = "coroutine"
del _make_coroutine


__all__ = [name for name in dir() if not name.startswith("_")]
