def abstractmethod(funcobj):
    """Mark a method as one that subclasses must provide."""
    funcobj.__isabstractmethod__ = True
    return funcobj


class abstractclassmethod(classmethod):
    """classmethod() of an abstract method."""

    __isabstractmethod__ = True

    def __new__(cls, *args, callable=None, **kwargs):
        return super().__new__(cls, *(args or (callable,)))

    def __init__(self, callable):
        callable.__isabstractmethod__ = True
        super().__init__(callable)


class abstractstaticmethod(staticmethod):
    """staticmethod() of an abstract method."""

    __isabstractmethod__ = True

    def __new__(cls, *args, callable=None, **kwargs):
        return super().__new__(cls, *(args or (callable,)))

    def __init__(self, callable):
        callable.__isabstractmethod__ = True
        super().__init__(callable)


class abstractproperty(property):
    """property() of an abstract method."""

    __isabstractmethod__ = True


def _abstract_names(cls, namespace):
    names = {name for name, value in namespace.items() if getattr(value, "__isabstractmethod__", False)}
    for base in cls.__bases__:
        for name in getattr(base, "__abstractmethods__", ()):
            value = getattr(cls, name, None)
            if getattr(value, "__isabstractmethod__", False):
                names.add(name)
    return frozenset(names)


_changes = 0
_match_like = _match_as


class _Data:
    # What an abstract class knows: the classes registered with it, those below it, and verdicts that are still true.
    __slots__ = ("registry", "below", "verdicts")

    def __init__(self):
        self.registry = []
        self.below = []
        self.verdicts = {}


def _match_by_flags(cls, flags):
    """What `__abc_tpflags__` says of the patterns that match."""
    if flags & 0x60 == 0x60:
        raise TypeError("__abc_tpflags__ cannot be both Py_TPFLAGS_SEQUENCE and Py_TPFLAGS_MAPPING")
    if flags & 0x60:
        _match_like(cls, "sequence" if flags & 0x20 else "mapping")
    del cls.__abc_tpflags__


class ABCMeta(type):
    """Metaclass of abstract base classes."""

    def __new__(mcls, name, bases, namespace, /, **kwargs):
        cls = super().__new__(mcls, name, bases, namespace, **kwargs)
        cls.__abstractmethods__ = _abstract_names(cls, namespace)
        cls._abc_impl = _Data()
        for base in cls.__bases__:
            data = base.__dict__.get("_abc_impl")
            if data is not None:
                data.below.append(cls)
        flags = cls.__dict__.get("__abc_tpflags__")
        if type(flags) is int:
            _match_by_flags(cls, flags)
        return cls

    def register(cls, subclass):
        """Make a class a virtual subclass."""
        global _changes
        if not isinstance(subclass, type):
            raise TypeError("Can only register classes")
        if issubclass(subclass, cls):
            return subclass
        if issubclass(cls, subclass):
            raise RuntimeError("Refusing to create an inheritance cycle")
        cls._abc_impl.registry.append(subclass)
        _match_like(subclass, cls)
        _changes += 1
        return subclass

    def __instancecheck__(cls, instance):
        own = type(instance)
        if cls.__subclasscheck__(own):
            return True
        claimed = getattr(instance, "__class__", own)
        return claimed is not own and isinstance(claimed, type) and cls.__subclasscheck__(claimed)

    def __subclasscheck__(cls, subclass):
        if not isinstance(subclass, type):
            raise TypeError("issubclass() arg 1 must be a class")
        # A class may have been made without this metaclass's `__new__`.
        data = cls.__dict__.get("_abc_impl") or _Data()
        known = data.verdicts.get(subclass)
        # That a class is one stays true; that it is none, until another is registered.
        if known is True or known is not None and known == _changes:
            return known is True
        verdict = _is_below(cls, subclass, data)
        data.verdicts[subclass] = True if verdict else _changes
        return verdict

    def _abc_registry_clear(cls):
        """Forget all classes that were registered."""
        cls._abc_impl.registry.clear()

    def _abc_caches_clear(cls):
        """Forget all verdicts."""
        cls._abc_impl.verdicts.clear()


def _is_below(cls, subclass, data):
    answer = cls.__subclasshook__(subclass)
    if answer is True or answer is False:
        return answer
    if answer is not NotImplemented:
        raise AssertionError("__subclasshook__ must return either False, True, or NotImplemented")
    if cls in type.mro(subclass):
        return True
    return any(issubclass(subclass, known) for known in (*data.registry, *data.below))


class ABC(metaclass=ABCMeta):
    """A class whose metaclass is ABCMeta."""

    __slots__ = ()


def get_cache_token():
    """A number that changes with each register()."""
    return _changes


def update_abstractmethods(cls):
    """Work out the abstract methods of a class again."""
    if not hasattr(cls, "__abstractmethods__"):
        return cls
    cls.__abstractmethods__ = _abstract_names(cls, dict(cls.__dict__))
    return cls
