

def _idfunc(x, /):
    return x


class NewType:
    """A name of its own for a type."""

    __call__ = _in_c(_idfunc, "_typing")

    def __init__(self, name, tp):
        self.__qualname__ = name
        if "." in name:
            name = name.rpartition(".")[-1]
        self.__name__ = name
        self.__supertype__ = tp
        self.__module__ = _caller()

    def __mro_entries__(self, bases):
        name = self.__name__

        class Dummy:
            def __init_subclass__(cls):
                other = cls.__name__
                raise TypeError(
                    "Cannot subclass an instance of NewType. Perhaps you were looking for: "
                    f"`{other} = NewType({other!r}, {name})`"
                )

        return (Dummy,)

    def __repr__(self):
        return f"{self.__module__}.{self.__qualname__}"

    def __reduce__(self):
        return self.__qualname__

    def __or__(self, other):
        return Union[self, other]

    def __ror__(self, other):
        return Union[other, self]


class _NamedTupleMeta(type):
    def __new__(mcls, name, bases, namespace):
        for base in bases:
            if base is not _NamedTuple and base is not Generic:
                raise TypeError("can only inherit from a NamedTuple type and Generic")
        bases = tuple(tuple if base is _NamedTuple else base for base in bases)
        if bases.count(tuple) > 1:
            raise TypeError("duplicate base class tuple")
        annotations = namespace.get("__annotations__", {})
        defaults = []
        for field in annotations:
            if field in namespace:
                defaults.append(field)
            elif defaults:
                raise TypeError(
                    f"Non-default namedtuple field {field} cannot follow default field"
                    f"{'s' if len(defaults) > 1 else ''} {', '.join(defaults)}"
                )
        made = _named_tuple(
            name, annotations.items(), [namespace[field] for field in defaults], namespace.get("__module__")
        )
        if Generic in bases:
            body = {key: value for key, value in vars(made).items() if key not in ("__dict__", "__weakref__")}
            made = type.__new__(type, name, bases, {**body, "__orig_bases__": namespace["__orig_bases__"]})
            made.__class_getitem__ = classmethod(_generic_class_getitem)
        for key, value in namespace.items():
            if key in _NAMED_PROHIBITED:
                raise AttributeError("Cannot overwrite NamedTuple attribute " + key)
            if key in _NAMED_SPECIAL:
                continue
            if key not in made._fields:
                setattr(made, key, value)
            if hasattr(type(value), "__set_name__"):
                try:
                    type(value).__set_name__(value, made, key)
                except BaseException as error:
                    kind = type(value).__name__
                    error.add_note(f"Error calling __set_name__ on {kind!r} instance {key!r} in {name!r}")
                    raise
        made.__orig_bases__ = namespace.get("__orig_bases__", ())
        if Generic in bases:
            made.__init_subclass__()
        return made


_NAMED_PROHIBITED = frozenset(
    ("__new__", "__init__", "__slots__", "__getnewargs__", "_fields", "_field_defaults", "_make", "_replace", "_asdict")
)
_NAMED_SPECIAL = frozenset(("__module__", "__name__", "__annotations__", "__qualname__", "__orig_bases__"))


def _named_tuple(name, types, defaults, module):
    types = [(field, _checked(one, f"field {field} annotation must be a type")) for field, one in types]
    made = _collections.namedtuple(name, [field for field, _ in types], defaults=defaults, module=module)
    made.__annotations__ = dict(types)
    made.__new__.__annotations__ = dict(types)
    return made


_unset = object()


def _goes_away(what, more=""):
    """Warns of a form that CPython will not have for long."""
    import warnings

    message = "{name} is deprecated and will be disallowed in Python {remove}. " + more
    warnings.warn(message.format(name=what, remove="3.15"), DeprecationWarning, stacklevel=3)


def _goes_away_empty(typename, fields, kind, empty):
    what = "Passing `None` as" if fields is None else "Failing to pass a value for"
    more = f"To create a {kind.__name__} class with 0 fields using the functional syntax, pass an empty "
    # What is told goes through `format` once more.
    shown = "[]" if empty == "list" else "{{}}"
    more += f"{empty}, e.g. `{typename} = {kind.__name__}({typename!r}, {shown})`."
    return what + " the 'fields' parameter", more


def NamedTuple(typename, fields=_unset, /, **kwargs):
    """A named tuple with types."""
    if fields is _unset and kwargs:
        _goes_away(
            "Creating NamedTuple classes using keyword arguments",
            "Use the class-based or functional syntax instead.",
        )
    elif fields is _unset or fields is None:
        if kwargs:
            raise TypeError(
                "Cannot pass `None` as the 'fields' parameter and also specify fields using keyword arguments"
            )
        _goes_away(*_goes_away_empty(typename, fields, NamedTuple, "list"))
    elif kwargs:
        raise TypeError("Either list of fields or keywords can be provided to NamedTuple, not both")
    if fields is _unset or fields is None:
        fields = kwargs.items()
    made = _named_tuple(typename, fields, (), _caller())
    made.__orig_bases__ = (NamedTuple,)
    return made


_NamedTuple = type.__new__(_NamedTupleMeta, "NamedTuple", (), {})
NamedTuple.__mro_entries__ = lambda bases: (_NamedTuple,)


def _qualified(item, allowed):
    """A type without the words around it that say how a key is treated."""
    words = set()
    while True:
        origin = getattr(item, "__origin__", None)
        if isinstance(item, _AnnotatedAlias):
            item = origin
        elif isinstance(origin, _SpecialForm) and origin._name in allowed:
            words.add(origin._name)
            item = item.__args__[0]
        else:
            return words


class _TypedDictMeta(type):
    def __new__(mcls, name, bases, namespace, total=True):
        for base in bases:
            if type(base) is not _TypedDictMeta and base is not Generic:
                raise TypeError("cannot inherit from both a TypedDict type and a non-TypedDict base class")
        generic = (Generic,) if any(issubclass(base, Generic) for base in bases) else ()
        made = type.__new__(mcls, name, (*generic, dict), namespace)
        if "__orig_bases__" not in made.__dict__:
            made.__orig_bases__ = bases
        annotations = {}
        required, optional, fixed, changing = set(), set(), set(), set()
        own = namespace.get("__annotations__", {})
        message = "TypedDict('Name', {f0: t0, f1: t1, ...}); each t must be a type"
        own = {key: _checked(one, message, module=made.__module__) for key, one in own.items()}
        for base in bases:
            annotations.update(base.__dict__.get("__annotations__", {}))
            needed = base.__dict__.get("__required_keys__", frozenset())
            left_out = base.__dict__.get("__optional_keys__", frozenset())
            required = (required | needed) - left_out
            optional = (optional - needed) | left_out
            fixed |= base.__dict__.get("__readonly_keys__", frozenset())
            changing |= base.__dict__.get("__mutable_keys__", frozenset())
        annotations.update(own)
        for key, one in own.items():
            words = _qualified(one, ("Required", "NotRequired", "ReadOnly"))
            needed = True if "Required" in words else False if "NotRequired" in words else total
            (required if needed else optional).add(key)
            (optional if needed else required).discard(key)
            if "ReadOnly" in words:
                if key in changing:
                    raise TypeError(f"Cannot override mutable key {key!r} with read-only key")
                fixed.add(key)
            else:
                changing.add(key)
                fixed.discard(key)
        made.__annotations__ = annotations
        made.__required_keys__ = frozenset(required)
        made.__optional_keys__ = frozenset(optional)
        made.__readonly_keys__ = frozenset(fixed)
        made.__mutable_keys__ = frozenset(changing)
        made.__total__ = total
        return made

    def __init__(cls, name, bases, namespace, total=True):
        pass

    def __call__(cls, *args, **kwargs):
        return dict(*args, **kwargs)

    def __subclasscheck__(cls, other):
        raise TypeError("TypedDict does not support instance and class checks")

    __instancecheck__ = __subclasscheck__


def TypedDict(typename, fields=_unset, /, *, total=True):
    """A dict whose keys and their types are known."""
    if fields is _unset or fields is None:
        _goes_away(*_goes_away_empty(typename, fields, TypedDict, "dictionary"))
    namespace = {"__annotations__": dict({} if fields is _unset or fields is None else fields), "__module__": _caller()}
    made = _TypedDictMeta(typename, (), namespace, total=total)
    made.__orig_bases__ = (TypedDict,)
    return made


_TypedDict = type.__new__(_TypedDictMeta, "TypedDict", (), {})
TypedDict.__mro_entries__ = lambda bases: (_TypedDict,)


def is_typeddict(tp):
    """Whether a class is a TypedDict."""
    return isinstance(tp, _TypedDictMeta) and tp is not _TypedDict
