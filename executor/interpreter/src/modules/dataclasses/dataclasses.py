import abc as _abc
import sys as _sys
import types as _types

__all__ = [
    "dataclass",
    "field",
    "Field",
    "FrozenInstanceError",
    "InitVar",
    "KW_ONLY",
    "MISSING",
    "fields",
    "asdict",
    "astuple",
    "make_dataclass",
    "replace",
    "is_dataclass",
]


class FrozenInstanceError(AttributeError):
    """An attribute of a frozen dataclass was to be changed."""


class _HAS_DEFAULT_FACTORY_CLASS:
    def __repr__(self):
        return "<factory>"


class _MISSING_TYPE:
    pass


class _KW_ONLY_TYPE:
    pass


class _FIELD_BASE:
    __slots__ = ("name",)

    def __init__(self, name):
        self.name = name

    def __repr__(self):
        return self.name


_HAS_DEFAULT_FACTORY = _HAS_DEFAULT_FACTORY_CLASS()
MISSING = _MISSING_TYPE()
KW_ONLY = _KW_ONLY_TYPE()
_FIELD = _FIELD_BASE("_FIELD")
_FIELD_CLASSVAR = _FIELD_BASE("_FIELD_CLASSVAR")
_FIELD_INITVAR = _FIELD_BASE("_FIELD_INITVAR")
_FIELDS = "__dataclass_fields__"
_PARAMS = "__dataclass_params__"
_POST_INIT_NAME = "__post_init__"


class InitVar:
    """A parameter of __init__() that becomes no field."""

    __slots__ = ("type",)

    def __init__(self, type):
        self.type = type

    def __repr__(self):
        if isinstance(self.type, type):
            name = self.type.__name__
        else:
            name = repr(self.type)
        return f"dataclasses.InitVar[{name}]"

    def __class_getitem__(cls, type):
        return InitVar(type)


def _guarded(function):
    """A repr that shows dots instead of an object inside itself."""
    running = set()

    def __repr__(self):
        key = id(self)
        if key in running:
            return "..."
        running.add(key)
        try:
            return function(self)
        finally:
            running.discard(key)

    __repr__.__qualname__ = function.__qualname__
    __repr__.__module__ = function.__module__
    __repr__.__wrapped__ = function
    return __repr__


class Field:
    """What is known about one field."""

    __slots__ = (
        "name",
        "type",
        "default",
        "default_factory",
        "repr",
        "hash",
        "init",
        "compare",
        "metadata",
        "kw_only",
        "_field_type",
    )

    def __init__(self, default, default_factory, init, repr, hash, compare, metadata, kw_only):
        self.name = None
        self.type = None
        self.default = default
        self.default_factory = default_factory
        self.init = init
        self.repr = repr
        self.hash = hash
        self.compare = compare
        self.metadata = _types.MappingProxyType({} if metadata is None else metadata)
        self.kw_only = kw_only
        self._field_type = None

    @_guarded
    def __repr__(self):
        names = ("name", "type", "default", "default_factory", "init", "repr", "hash", "compare", "metadata", "kw_only")
        shown = ",".join(f"{name}={getattr(self, name)!r}" for name in names)
        return f"Field({shown},_field_type={self._field_type})"

    def __set_name__(self, owner, name):
        function = getattr(type(self.default), "__set_name__", None)
        if function:
            function(self.default, owner, name)

    __class_getitem__ = classmethod(_types.GenericAlias)


class _DataclassParams:
    __slots__ = (
        "init",
        "repr",
        "eq",
        "order",
        "unsafe_hash",
        "frozen",
        "match_args",
        "kw_only",
        "slots",
        "weakref_slot",
    )

    def __init__(self, *values):
        for name, value in zip(self.__slots__, values):
            setattr(self, name, value)

    def __repr__(self):
        shown = ",".join(f"{name}={getattr(self, name)!r}" for name in self.__slots__)
        return f"_DataclassParams({shown})"


def field(
    *,
    default=MISSING,
    default_factory=MISSING,
    init=True,
    repr=True,
    hash=None,
    compare=True,
    metadata=None,
    kw_only=MISSING,
):
    """Say more about a field than its type and default."""
    if default is not MISSING and default_factory is not MISSING:
        raise ValueError("cannot specify both default and default_factory")
    return Field(default, default_factory, init, repr, hash, compare, metadata, kw_only)


def _make_builder():
    """The function that compiles methods, known to nobody else."""
    global _namespace
    namespace = _namespace
    del _namespace

    def build(cls, texts, names):
        """Compile functions; `names` are the values their texts refer to."""
        parameters = ", ".join(names)
        inner = "\n".join(texts.values())
        body = "\n".join("    " + line for line in inner.split("\n"))
        listed = ", ".join(texts)
        source = f"def __create_fn__({parameters}):\n{body}\n    return ({listed},)\n"
        made = namespace(source, cls.__module__)["__create_fn__"](**names)
        for function in made:
            function.__qualname__ = f"{cls.__qualname__}.{function.__name__}"
            function.__module__ = cls.__module__
        return dict(zip(texts, made))

    return build


_build = _make_builder()
del _make_builder


def _word(text):
    """The word that a text begins with, and what is behind it."""
    text = text.lstrip()
    length = 0
    while length < len(text) and (text[length].isalnum() or text[length] == "_"):
        length += 1
    return text[:length], text[length:].lstrip()


def _named(text, cls, home):
    """What an annotation written as text names: in the class's module, or behind a dot in the module of ours it names.

    Only how it begins is looked at, and classes and functions around it are not.
    """
    module, rest = _word(text)
    name = _word(rest[1:])[0] if rest.startswith(".") else ""
    known = getattr(_sys.modules.get(cls.__module__), "__dict__", {})
    if module and name:
        return vars(home).get(name) if known.get(module) is home else None
    return known.get(module)


def _is_class_variable(annotation, typing):
    return annotation is typing.ClassVar or getattr(annotation, "__origin__", None) is typing.ClassVar


def _is_init_variable(annotation):
    return annotation is InitVar or type(annotation) is InitVar


def _kind_of(cls, annotation):
    """Which kind of field an annotation stands for."""
    typing = _sys.modules.get("typing")
    if typing:
        meant = _named(annotation, cls, typing) if isinstance(annotation, str) else annotation
        if _is_class_variable(meant, typing):
            return _FIELD_CLASSVAR
    meant = _named(annotation, cls, _sys.modules[__name__]) if isinstance(annotation, str) else annotation
    return _FIELD_INITVAR if _is_init_variable(meant) else _FIELD


def _field_of(cls, name, annotation, kw_only):
    default = getattr(cls, name, MISSING)
    if isinstance(default, Field):
        made = default
    else:
        if isinstance(default, _types.MemberDescriptorType):
            default = MISSING
        made = field(default=default)
    made.name = name
    made.type = annotation
    kind = made._field_type = _kind_of(cls, annotation)
    if kind is not _FIELD and made.default_factory is not MISSING:
        raise TypeError(f"field {name} cannot have a default factory")
    if kind is _FIELD_CLASSVAR:
        if made.kw_only is not MISSING:
            raise TypeError(f"field {name} is a ClassVar but specifies kw_only")
    elif made.kw_only is MISSING:
        made.kw_only = kw_only
    if kind is _FIELD and made.default.__class__.__hash__ is None:
        raise ValueError(
            f"mutable default {type(made.default)} for field {name} is not allowed: use default_factory"
        )
    return made


def _init_text(fields, ordinary, keyword, frozen, has_post_init, slots, names):
    seen_default = None
    for one in ordinary:
        if one.init:
            if not (one.default is MISSING and one.default_factory is MISSING):
                seen_default = one
            elif seen_default:
                raise TypeError(f"non-default argument {one.name!r} follows default argument {seen_default.name!r}")
    own = "__dataclass_self__" if any(one.name == "self" for one in fields) else "self"
    lines = []
    names["__dataclass_HAS_DEFAULT_FACTORY__"] = _HAS_DEFAULT_FACTORY
    if frozen:
        names["__dataclass_set__"] = object.__setattr__

    def assignment(name, value):
        if frozen:
            return f"  __dataclass_set__({own}, {name!r}, {value})"
        return f"  {own}.{name} = {value}"

    for one in fields:
        default_name = f"__dataclass_dflt_{one.name}__"
        if one.default_factory is not MISSING:
            names[default_name] = one.default_factory
            if one.init:
                value = f"{default_name}() if {one.name} is __dataclass_HAS_DEFAULT_FACTORY__ else {one.name}"
            else:
                value = f"{default_name}()"
        elif one.init:
            if one.default is not MISSING:
                names[default_name] = one.default
            value = one.name
        elif slots and one.default is not MISSING:
            names[default_name] = one.default
            value = default_name
        else:
            continue
        if one._field_type is not _FIELD_INITVAR:
            lines.append(assignment(one.name, value))
    if has_post_init:
        given = ", ".join(one.name for one in fields if one._field_type is _FIELD_INITVAR)
        lines.append(f"  {own}.{_POST_INIT_NAME}({given})")

    def parameter(one):
        names[f"__dataclass_type_{one.name}__"] = one.type
        text = f"{one.name}: __dataclass_type_{one.name}__"
        if one.default is not MISSING:
            return f"{text}=__dataclass_dflt_{one.name}__"
        if one.default_factory is not MISSING:
            return f"{text}=__dataclass_HAS_DEFAULT_FACTORY__"
        return text

    parameters = [own, *(parameter(one) for one in ordinary if one.init)]
    keyword = [one for one in keyword if one.init]
    if keyword:
        parameters += ["*", *(parameter(one) for one in keyword)]
    body = "\n".join(lines) or "  pass"
    return f"def __init__({', '.join(parameters)}) -> None:\n{body}"


def _tuple_text(name, fields):
    return "(" + "".join(f"{name}.{one.name}," for one in fields) + ")"


def _set_new_attribute(cls, name, value):
    if name in cls.__dict__:
        return True
    setattr(cls, name, value)
    return False


def _shown_annotation(annotation):
    if isinstance(annotation, type) and not isinstance(annotation, _types.GenericAlias):
        if annotation.__module__ == "builtins":
            return annotation.__qualname__
        return f"{annotation.__module__}.{annotation.__qualname__}"
    shown = repr(annotation)
    if type(annotation).__module__ == "typing":
        shown = shown.replace("typing.", "")
    return shown


def _signature_text(ordinary, keyword):
    def one_text(one):
        text = f"{one.name}: {_shown_annotation(one.type)}"
        if one.default is not MISSING:
            return f"{text} = {one.default!r}"
        if one.default_factory is not MISSING:
            return f"{text} = <factory>"
        return text

    parts = [one_text(one) for one in ordinary if one.init]
    keyword = [one_text(one) for one in keyword if one.init]
    if keyword:
        parts += ["*", *keyword]
    return f"({', '.join(parts)})"


def _class_signature(cls, init, ordinary, keyword):
    """What is said of calling a class: worked out here for an `__init__` of ours, by `inspect` for all others."""
    plain = type(cls) is type and cls.__new__ is object.__new__
    if plain and init is not None and cls.__dict__.get("__init__") is init:
        return _signature_text(ordinary, keyword)
    from inspect import signature

    try:
        return str(signature(cls)).replace(" -> None", "")
    except (TypeError, ValueError):
        return ""


def _process_class(cls, init, repr, eq, order, unsafe_hash, frozen, match_args, kw_only, slots, weakref_slot):
    fields = {}
    any_frozen_base = False
    all_frozen_bases = None
    has_dataclass_bases = False
    # Only what has a module can be a class.
    cls.__module__
    setattr(
        cls,
        _PARAMS,
        _DataclassParams(init, repr, eq, order, unsafe_hash, frozen, match_args, kw_only, slots, weakref_slot),
    )
    for base in cls.__mro__[-1:0:-1]:
        base_fields = base.__dict__.get(_FIELDS)
        if base_fields is not None:
            has_dataclass_bases = True
            fields.update(base_fields)
            if all_frozen_bases is None:
                all_frozen_bases = True
            all_frozen_bases = all_frozen_bases and getattr(base, _PARAMS).frozen
            any_frozen_base = any_frozen_base or getattr(base, _PARAMS).frozen
    annotations = cls.__dict__.get("__annotations__", {})
    own = []
    seen_kw_only = False
    for name, annotation in annotations.items():
        meant = _named(annotation, cls, _sys.modules[__name__]) if isinstance(annotation, str) else annotation
        if meant is KW_ONLY:
            if seen_kw_only:
                raise TypeError(f"{name!r} is KW_ONLY, but KW_ONLY has already been specified")
            seen_kw_only = True
            kw_only = True
        else:
            own.append(_field_of(cls, name, annotation, kw_only))
    for one in own:
        fields[one.name] = one
        if isinstance(getattr(cls, one.name, None), Field):
            if one.default is MISSING:
                delattr(cls, one.name)
            else:
                setattr(cls, one.name, one.default)
    for name, value in cls.__dict__.items():
        if isinstance(value, Field) and name not in annotations:
            raise TypeError(f"{name!r} is a field but has no type annotation")
    if has_dataclass_bases:
        if any_frozen_base and not frozen:
            raise TypeError("cannot inherit non-frozen dataclass from a frozen one")
        if all_frozen_bases is False and frozen:
            raise TypeError("cannot inherit frozen dataclass from a non-frozen one")
    setattr(cls, _FIELDS, fields)
    class_hash = cls.__dict__.get("__hash__", MISSING)
    has_explicit_hash = not (class_hash is MISSING or (class_hash is None and "__eq__" in cls.__dict__))
    if order and not eq:
        raise ValueError("eq must be true if order is true")
    in_init = [one for one in fields.values() if one._field_type in (_FIELD, _FIELD_INITVAR)]
    ordinary = [one for one in in_init if one.init and not one.kw_only]
    keyword = [one for one in in_init if one.init and one.kw_only]
    real = [one for one in fields.values() if one._field_type is _FIELD]
    texts = {}
    names = {}
    if init:
        texts["__init__"] = _init_text(
            in_init, ordinary, keyword, frozen, hasattr(cls, _POST_INIT_NAME), slots, names
        )
    _set_new_attribute(cls, "__replace__", _replace)
    if repr:
        shown = ", ".join(f"{one.name}={{self.{one.name}!r}}" for one in real if one.repr)
        texts["__repr__"] = f"def __repr__(self):\n  return f\"{{self.__class__.__qualname__}}({shown})\""
    compared = [one for one in real if one.compare]
    if eq:
        test = " and ".join(f"self.{one.name}==other.{one.name}" for one in compared) or "True"
        texts["__eq__"] = (
            "def __eq__(self, other):\n  if self is other:\n    return True\n"
            f"  if other.__class__ is self.__class__:\n    return {test}\n  return NotImplemented"
        )
    if order:
        left, right = _tuple_text("self", compared), _tuple_text("other", compared)
        for name, sign in (("__lt__", "<"), ("__le__", "<="), ("__gt__", ">"), ("__ge__", ">=")):
            texts[name] = (
                f"def {name}(self, other):\n  if other.__class__ is self.__class__:\n"
                f"    return {left}{sign}{right}\n  return NotImplemented"
            )
    if frozen:
        names["__dataclass_cls__"] = cls
        names["__dataclass_FrozenInstanceError__"] = FrozenInstanceError
        names["__dataclass_names__"] = frozenset(one.name for one in real)
        test = "type(self) is __dataclass_cls__"
        if real:
            test += " or name in __dataclass_names__"
        for name, extra, verb in (("__setattr__", ", value", "assign to"), ("__delattr__", "", "delete")):
            texts[name] = (
                f"def {name}(self, name{extra}):\n  if {test}:\n"
                f"    raise __dataclass_FrozenInstanceError__(f\"cannot {verb} field {{name!r}}\")\n"
                f"  super(__dataclass_cls__, self).{name}(name{extra})"
            )
    hashed = [one for one in real if (one.compare if one.hash is None else one.hash)]
    hash_text = f"def __hash__(self):\n  return hash({_tuple_text('self', hashed)})"
    wants_hash = unsafe_hash or (eq and frozen)
    if wants_hash and not (has_explicit_hash and not unsafe_hash):
        if has_explicit_hash:
            raise TypeError(f"Cannot overwrite attribute __hash__ in class {cls.__name__}")
        texts["__hash__"] = hash_text
    made = _build(cls, texts, names) if texts else {}
    for name, function in made.items():
        if name == "__repr__":
            function = _guarded(function)
        if name == "__hash__":
            cls.__hash__ = function
        elif _set_new_attribute(cls, name, function):
            if name in ("__lt__", "__le__", "__gt__", "__ge__"):
                raise TypeError(
                    f"Cannot overwrite attribute {name} in class {cls.__name__} "
                    "Consider using functools.total_ordering"
                )
            if name in ("__setattr__", "__delattr__"):
                raise TypeError(f"Cannot overwrite attribute {name} in class {cls.__name__}")
    if eq and not frozen and not unsafe_hash and not has_explicit_hash:
        cls.__hash__ = None
    if not getattr(cls, "__doc__"):
        cls.__doc__ = cls.__name__ + _class_signature(cls, made.get("__init__"), ordinary, keyword)
    if match_args:
        _set_new_attribute(cls, "__match_args__", tuple(one.name for one in ordinary))
    if weakref_slot and not slots:
        raise TypeError("weakref_slot is True but slots is False")
    if slots:
        cls = _add_slots(cls, frozen, weakref_slot)
    _abc.update_abstractmethods(cls)
    return cls


def _slots_of(cls):
    slots = cls.__dict__.get("__slots__")
    if slots is None:
        return ("__weakref__", "__dict__") if hasattr(cls, "__weakref__") else ("__dict__",)
    if isinstance(slots, str):
        return (slots,)
    if hasattr(slots, "__next__"):
        raise TypeError(f"Slots of {cls.__name__!r} cannot be determined")
    return tuple(slots)


def _add_slots(cls, is_frozen, weakref_slot):
    if "__slots__" in cls.__dict__:
        raise TypeError(f"{cls.__name__} already specifies __slots__")
    namespace = dict(cls.__dict__)
    names = tuple(one.name for one in fields(cls))
    inherited = {slot for base in cls.__mro__[1:-1] for slot in _slots_of(base)}
    own = [name for name in (*names, *(("__weakref__",) if weakref_slot else ())) if name not in inherited]
    namespace["__slots__"] = tuple(own)
    for name in names:
        namespace.pop(name, None)
    namespace.pop("__dict__", None)
    namespace.pop("__weakref__", None)
    qualname = getattr(cls, "__qualname__", None)
    cls = type(cls)(cls.__name__, cls.__bases__, namespace)
    if qualname is not None:
        cls.__qualname__ = qualname
    if is_frozen:
        if "__getstate__" not in namespace:
            cls.__getstate__ = _dataclass_getstate
        if "__setstate__" not in namespace:
            cls.__setstate__ = _dataclass_setstate
    return cls


def _dataclass_getstate(self):
    return [getattr(self, one.name) for one in fields(self)]


def _dataclass_setstate(self, state):
    for one, value in zip(fields(self), state):
        object.__setattr__(self, one.name, value)


def dataclass(
    cls=None,
    /,
    *,
    init=True,
    repr=True,
    eq=True,
    order=False,
    unsafe_hash=False,
    frozen=False,
    match_args=True,
    kw_only=False,
    slots=False,
    weakref_slot=False,
):
    """Add the usual methods to a class that names its fields with their types."""

    def wrap(cls):
        return _process_class(
            cls, init, repr, eq, order, unsafe_hash, frozen, match_args, kw_only, slots, weakref_slot
        )

    return wrap if cls is None else wrap(cls)


def fields(class_or_instance):
    """The fields of a dataclass."""
    try:
        found = getattr(class_or_instance, _FIELDS)
    except AttributeError:
        raise TypeError("must be called with a dataclass type or instance") from None
    return tuple(one for one in found.values() if one._field_type is _FIELD)


def _is_dataclass_instance(obj):
    return hasattr(type(obj), _FIELDS)


def is_dataclass(obj):
    """Whether something is a dataclass or an instance of one."""
    cls = obj if isinstance(obj, type) else type(obj)
    return hasattr(cls, _FIELDS)


_ATOMIC = frozenset(
    (type(None), bool, int, float, str, complex, bytes, type(...), type(NotImplemented), type, range, property)
)


def asdict(obj, *, dict_factory=dict):
    """The fields of an instance as a dict, instances inside it as well."""
    if not _is_dataclass_instance(obj):
        raise TypeError("asdict() should be called on dataclass instances")
    return _asdict_inner(obj, dict_factory)


def _asdict_inner(obj, dict_factory):
    kind = type(obj)
    if kind in _ATOMIC:
        return obj
    if hasattr(kind, _FIELDS):
        pairs = [(one.name, _asdict_inner(getattr(obj, one.name), dict_factory)) for one in fields(obj)]
        return dict(pairs) if dict_factory is dict else dict_factory(pairs)
    if kind is list:
        return [_asdict_inner(item, dict_factory) for item in obj]
    if issubclass(kind, tuple):
        items = [_asdict_inner(item, dict_factory) for item in obj]
        return kind(*items) if hasattr(obj, "_fields") else kind(items)
    if issubclass(kind, dict):
        pairs = [(_asdict_inner(key, dict_factory), _asdict_inner(value, dict_factory)) for key, value in obj.items()]
        if hasattr(obj, "default_factory"):
            made = kind(obj.default_factory)
            for key, value in pairs:
                made[key] = value
            return made
        return kind(pairs)
    if issubclass(kind, list):
        return kind(_asdict_inner(item, dict_factory) for item in obj)
    from copy import deepcopy

    return deepcopy(obj)


def astuple(obj, *, tuple_factory=tuple):
    """The fields of an instance as a tuple, instances inside it as well."""
    if not _is_dataclass_instance(obj):
        raise TypeError("astuple() should be called on dataclass instances")
    return _astuple_inner(obj, tuple_factory)


def _astuple_inner(obj, tuple_factory):
    kind = type(obj)
    if kind in _ATOMIC:
        return obj
    if hasattr(kind, _FIELDS):
        return tuple_factory([_astuple_inner(getattr(obj, one.name), tuple_factory) for one in fields(obj)])
    if issubclass(kind, tuple):
        items = [_astuple_inner(item, tuple_factory) for item in obj]
        return kind(*items) if hasattr(obj, "_fields") else kind(items)
    if issubclass(kind, list):
        return kind([_astuple_inner(item, tuple_factory) for item in obj])
    if issubclass(kind, dict):
        pairs = [(_astuple_inner(key, tuple_factory), _astuple_inner(value, tuple_factory)) for key, value in obj.items()]
        if hasattr(obj, "default_factory"):
            made = kind(obj.default_factory)
            for key, value in pairs:
                made[key] = value
            return made
        return kind(pairs)
    from copy import deepcopy

    return deepcopy(obj)


def make_dataclass(
    cls_name,
    fields,
    *,
    bases=(),
    namespace=None,
    init=True,
    repr=True,
    eq=True,
    order=False,
    unsafe_hash=False,
    frozen=False,
    match_args=True,
    kw_only=False,
    slots=False,
    weakref_slot=False,
    module=None,
):
    """Make a dataclass of a list of names, (name, type) or (name, type, Field)."""
    import keyword

    namespace = {} if namespace is None else namespace
    seen = set()
    annotations = {}
    defaults = {}
    for item in fields:
        if isinstance(item, str):
            name, annotation = item, "typing.Any"
        elif len(item) == 2:
            name, annotation = item
        elif len(item) == 3:
            name, annotation, defaults[item[0]] = item
        else:
            raise TypeError(f"Invalid field: {item!r}")
        if not isinstance(name, str) or not name.isidentifier():
            raise TypeError(f"Field names must be valid identifiers: {name!r}")
        if keyword.iskeyword(name):
            raise TypeError(f"Field names must not be keywords: {name!r}")
        if name in seen:
            raise TypeError(f"Field name duplicated: {name!r}")
        seen.add(name)
        annotations[name] = annotation

    def body(ns):
        ns.update(namespace)
        ns.update(defaults)
        ns["__annotations__"] = annotations

    cls = _types.new_class(cls_name, bases, {}, body)
    cls.__module__ = (_place(1)[3] or "__main__") if module is None else module
    return dataclass(
        cls,
        init=init,
        repr=repr,
        eq=eq,
        order=order,
        unsafe_hash=unsafe_hash,
        frozen=frozen,
        match_args=match_args,
        kw_only=kw_only,
        slots=slots,
        weakref_slot=weakref_slot,
    )


def replace(obj, /, **changes):
    """A copy of an instance with some fields changed."""
    if not _is_dataclass_instance(obj):
        raise TypeError("replace() should be called on dataclass instances")
    return _replace(obj, **changes)


def _replace(self, /, **changes):
    for one in getattr(self, _FIELDS).values():
        if one._field_type is _FIELD_CLASSVAR:
            continue
        if not one.init:
            if one.name in changes:
                raise TypeError(
                    f"field {one.name} is declared with init=False, it cannot be specified with replace()"
                )
            continue
        if one.name not in changes:
            if one._field_type is _FIELD_INITVAR and one.default is MISSING:
                raise TypeError(f"InitVar {one.name!r} must be specified with replace()")
            changes[one.name] = getattr(self, one.name)
    return self.__class__(**changes)
