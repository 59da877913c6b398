def abstractmethod(funcobj):
    """Mark a method as one that subclasses must provide."""
    funcobj.__isabstractmethod__ = True
    return funcobj


class abstractclassmethod(classmethod):
    """classmethod() of an abstract method."""

    __isabstractmethod__ = True

    def __init__(self, callable):
        callable.__isabstractmethod__ = True
        super().__init__(callable)


class abstractstaticmethod(staticmethod):
    """staticmethod() of an abstract method."""

    __isabstractmethod__ = True

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


def _issubclass(cls, subclass):
    return issubclass(subclass, cls)


_changes = 0
_match_like = _match_as


class ABCMeta(type):
    """Metaclass of abstract base classes."""

    def __new__(mcls, name, bases, namespace, /, **kwargs):
        cls = super().__new__(mcls, name, bases, namespace, **kwargs)
        cls.__abstractmethods__ = _abstract_names(cls, namespace)
        cls._abc_registry = []
        cls._abc_verdicts = {}
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
        cls._abc_registry.append(subclass)
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
        verdicts = cls.__dict__.get("_abc_verdicts")
        if verdicts is not None:
            known = verdicts.get(subclass)
            if known is not None and known[0] == _changes:
                return known[1]
        verdict = cls._abc_decide(subclass)
        if verdicts is not None:
            verdicts[subclass] = (_changes, verdict)
        return verdict

    def _abc_decide(cls, subclass):
        answer = cls.__subclasshook__(subclass)
        if answer is True or answer is False:
            return answer
        if answer is not NotImplemented:
            raise AssertionError("__subclasshook__ must return either False, True, or NotImplemented")
        if cls in type.mro(subclass):
            return True
        for known in cls.__dict__.get("_abc_registry", ()):
            if issubclass(subclass, known):
                return True
        for known in cls.__dict__.get("_abc_subclasses", ()):
            # A protocol that could not be asked is passed over as a class.
            ask = ABCMeta.__subclasscheck__ if getattr(known, "_is_protocol", False) else _issubclass
            if ask(known, subclass):
                return True
        return False

    def __init__(cls, name, bases, namespace, /, **kwargs):
        super().__init__(name, bases, namespace)
        for base in bases:
            if isinstance(base, ABCMeta):
                below = base.__dict__.get("_abc_subclasses")
                if below is None:
                    type.__setattr__(base, "_abc_subclasses", [cls])
                else:
                    below.append(cls)


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
