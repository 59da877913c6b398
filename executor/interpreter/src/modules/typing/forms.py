import abc as _abc
import collections as _collections
import collections.abc as _cabc
import functools as _functools
import operator as _operator
import re as _re
import sys as _sys
from types import GenericAlias as _BuiltinAlias, UnionType as _UnionType, FunctionType as _FunctionType
from types import BuiltinFunctionType as _BuiltinFunctionType, MethodType as _MethodType
from types import MappingProxyType as _MappingProxyType, GetSetDescriptorType as _GetSetDescriptorType

TYPE_CHECKING = False
Text = str


class NoDefaultType:
    """The type of NoDefault."""

    __slots__ = ()

    def __new__(cls, *args, **kwargs):
        if args or kwargs:
            raise TypeError("NoDefaultType takes no arguments")
        return NoDefault

    def __repr__(self):
        return "typing.NoDefault"

    def __reduce__(self):
        return "NoDefault"


NoDefault = object.__new__(NoDefaultType)
_in_c(NoDefaultType, "builtins", final=True)
del NoDefaultType


def _caller():
    """The module of what calls the function that asks."""
    return _place(2)[3] or "__main__"


def _type_repr(item):
    if isinstance(item, tuple):
        return "[" + ", ".join(_type_repr(one) for one in item) + "]"
    if isinstance(item, type) and not isinstance(item, _BuiltinAlias):
        if item.__module__ == "builtins":
            return item.__qualname__
        return f"{item.__module__}.{item.__qualname__}"
    if item is ...:
        return "..."
    if isinstance(item, _FunctionType):
        return item.__name__
    return repr(item)


def _converted(item, module=None, special=False):
    """A type as it is kept among arguments: None and text have their own forms."""
    if item is None:
        return type(None)
    if isinstance(item, str):
        return ForwardRef(item, module=module, is_class=special)
    return item


def _checked(item, message, argument=True, module=None, *, special=False):
    """Something that may stand as a type; what only goes around a type in a class is for those who say `special`."""
    item = _converted(item, module, special)
    outer = (Generic, Protocol) if special else (Generic, Protocol, ClassVar)
    if argument and not special:
        outer = (*outer, Final)
    if isinstance(item, _GenericAlias) and item.__origin__ in outer:
        raise TypeError(f"{item} is not valid as type argument")
    if item in (Any, LiteralString, NoReturn, Never, Self, TypeAlias):
        return item
    if special and item in (ClassVar, Final):
        return item
    if isinstance(item, _SpecialForm) or item in (Generic, Protocol):
        raise TypeError(f"Plain {item} is not valid as type argument")
    if type(item) is tuple:
        raise TypeError(f"{message} Got {item!r:.100}.")
    return item


def _in_order(parameter, before, behind_several):
    """Refuse a type parameter without a default behind one that has one."""
    if not parameter.has_default():
        if any(other.has_default() for other in before):
            message = f"Type parameter {parameter!r} without a default follows type parameter with a default"
            raise TypeError(message)
    elif behind_several:
        raise TypeError("Type parameter with a default follows TypeVarTuple")


def _parameters_of(items, ordered=False):
    found = []
    several = False
    for item in items:
        if isinstance(item, type):
            continue
        if isinstance(item, (tuple, list)):
            inner = _parameters_of(item)
        elif hasattr(item, "__typing_subst__"):
            inner = (item,)
            if ordered and item not in found:
                _in_order(item, found, several)
        else:
            inner = getattr(item, "__parameters__", ())
            several = several or getattr(item, "__typing_is_unpacked_typevartuple__", False)
        for one in inner:
            if one not in found:
                found.append(one)
    return tuple(found)


def _without_repeats(items):
    kept = []
    for item in items:
        if item not in kept:
            kept.append(item)
    return kept


def _as_tuple(item):
    return item if isinstance(item, tuple) else (item,)


class _Final:
    """A base of classes that programs make no classes of."""

    __slots__ = ("__weakref__",)

    def __init_subclass__(cls, /, *args, **kwds):
        if "_root" not in kwds:
            raise TypeError("Cannot subclass special typing classes")


class _NotIterable:
    """A base of what has brackets and no items."""

    __slots__ = ()
    __iter__ = None


_made = {}


def _remembered(owner, items, make):
    """What is made of the same types is the same object, as long as not too much is made."""
    key = (owner, items, tuple(map(type, items)) if isinstance(items, tuple) else type(items))
    try:
        hash(key)
    except TypeError:
        key = None
    if key is None:
        return make()
    if key in _made:
        return _made[key]
    value = make()
    if len(_made) > 500:
        _made.clear()
    _made[key] = value
    return value


class _SpecialForm(_Final, _NotIterable, _root=True):
    __slots__ = ("_name", "_make", "__doc__")

    def __init__(self, name, make=None, doc=None):
        self._name = name
        self._make = make
        self.__doc__ = doc

    def __getattr__(self, item):
        if item in ("__name__", "__qualname__"):
            return self._name
        raise AttributeError(item)

    def __mro_entries__(self, bases):
        raise TypeError(f"Cannot subclass {self!r}")

    def __repr__(self):
        return "typing." + self._name

    def __reduce__(self):
        return self._name

    def __copy__(self):
        return self

    def __deepcopy__(self, memo):
        return self

    def __call__(self, *args, **kwds):
        raise TypeError(f"Cannot instantiate {self!r}")

    def __or__(self, other):
        return Union[self, other]

    def __ror__(self, other):
        return Union[other, self]

    def __instancecheck__(self, instance):
        raise TypeError(f"{self} cannot be used with isinstance()")

    def __subclasscheck__(self, cls):
        raise TypeError(f"{self} cannot be used with issubclass()")

    def __getitem__(self, parameters):
        if self._make is None:
            raise TypeError(f"{self} is not subscriptable")
        return _remembered(self, parameters, lambda: self._make(self, parameters))


class _TypedCacheSpecialForm(_SpecialForm, _root=True):
    __slots__ = ("__doc__",)


class _AnyMeta(type):
    def __instancecheck__(self, instance):
        if self is Any:
            raise TypeError("typing.Any cannot be used with isinstance()")
        return super().__instancecheck__(instance)

    def __repr__(self):
        return "typing.Any" if self is Any else super().__repr__()


class Any(metaclass=_AnyMeta):
    """Any type at all."""

    def __new__(cls, *args, **kwargs):
        if cls is Any:
            raise TypeError("Any cannot be instantiated")
        return super().__new__(cls)


def _single(form, parameters):
    item = _checked(parameters, f"{form} accepts only single type.", special=form in (ClassVar, Final))
    return _GenericAlias(form, (item,))


def _key_word(form, parameters):
    """What is said about a key of a dict."""
    message = f"{form._name} accepts only a single type."
    if isinstance(parameters, tuple):
        raise TypeError(f"{message} Got {parameters!r:.100}.")
    return _GenericAlias(form, (_checked(parameters, message),))


def _union(form, parameters):
    if parameters == ():
        raise TypeError("Cannot take a Union of no types.")
    items = [_checked(item, "Union[arg, ...]: each arg must be a type.") for item in _as_tuple(parameters)]
    flat = []
    for item in items:
        if isinstance(item, (_UnionGenericAlias, _UnionType)):
            flat.extend(item.__args__)
        else:
            flat.append(item)
    try:
        flat = list(dict.fromkeys(flat))
    except TypeError:
        flat = _without_repeats(flat)
    if len(flat) == 1:
        return flat[0]
    if len(flat) == 2 and type(None) in flat:
        return _UnionGenericAlias(form, tuple(flat), name="Optional")
    return _UnionGenericAlias(form, tuple(flat))


def _optional(form, parameter):
    item = _checked(parameter, "typing.Optional requires a single type.")
    return Union[item, type(None)]


def _literal(form, parameters):
    flat = []
    for item in _as_tuple(parameters):
        if isinstance(item, _LiteralGenericAlias):
            flat.extend(item.__args__)
        else:
            flat.append(item)
    try:
        flat = [item for item, _ in dict.fromkeys((item, type(item)) for item in flat)]
    except TypeError:
        # What has no hash is nothing that a Literal should have, and is kept as it is.
        pass
    return _LiteralGenericAlias(form, tuple(flat))


def _annotated(form, parameters):
    if not isinstance(parameters, tuple) or len(parameters) < 2:
        raise TypeError(
            "Annotated[...] should be used with at least two arguments (a type and an annotation)."
        )
    origin = parameters[0]
    if getattr(origin, "__typing_is_unpacked_typevartuple__", False):
        raise TypeError("Annotated[...] should not be used with an unpacked TypeVarTuple")
    if not (isinstance(origin, _GenericAlias) and origin.__origin__ is Unpack):
        origin = _checked(origin, "Annotated[t, ...]: t must be a type.", special=True)
    return _AnnotatedAlias(origin, parameters[1:])


def _concatenate(form, parameters):
    if parameters == ():
        raise TypeError("Cannot take a Concatenate of no types.")
    parameters = _as_tuple(parameters)
    if not (parameters[-1] is ... or isinstance(parameters[-1], ParamSpec)):
        raise TypeError("The last parameter to Concatenate should be a ParamSpec variable or ellipsis.")
    message = "Concatenate[arg, ...]: each arg must be a type."
    items = tuple(_checked(item, message) for item in parameters[:-1])
    return _ConcatenateGenericAlias(form, (*items, parameters[-1]))


def _unpack(form, parameters):
    return _UnpackGenericAlias(form, (_checked(parameters, f"{form} accepts only single type."),))


def _plain(form, parameters):
    raise TypeError(f"{form} is not subscriptable")


Union = _SpecialForm("Union", _union, "One of several types.")
Optional = _SpecialForm("Optional", _optional, "A type or None.")
Literal = _TypedCacheSpecialForm("Literal", _literal, "One of several values.")
Annotated = _TypedCacheSpecialForm("Annotated", _annotated, "A type with more said about it.")
Concatenate = _SpecialForm("Concatenate", _concatenate, "Parameters put in front of a ParamSpec.")
ClassVar = _SpecialForm("ClassVar", _single, "A variable of the class.")
Final = _SpecialForm("Final", _single, "A name that is not bound again.")
TypeGuard = _SpecialForm("TypeGuard", _single, "What a function that tests a type returns.")
TypeIs = _SpecialForm("TypeIs", _single, "What a function that tells a type returns.")
Required = _SpecialForm("Required", _key_word, "A key that has to be there.")
NotRequired = _SpecialForm("NotRequired", _key_word, "A key that may be left out.")
ReadOnly = _SpecialForm("ReadOnly", _key_word, "A key that is not changed.")
Unpack = _SpecialForm("Unpack", _unpack, "The star in front of a type.")
NoReturn = _SpecialForm("NoReturn", None, "What a function that never returns gives.")
Never = _SpecialForm("Never", None, "The type without values.")
Self = _SpecialForm("Self", None, "The class around.")
LiteralString = _SpecialForm("LiteralString", None, "Text written in the program.")
TypeAlias = _SpecialForm("TypeAlias", None, "Marks a name for a type.")


class ForwardRef(_Final, _root=True):
    """A type named in text."""

    __slots__ = (
        "__forward_arg__",
        "__forward_evaluated__",
        "__forward_value__",
        "__forward_is_argument__",
        "__forward_is_class__",
        "__forward_module__",
    )

    def __init__(self, arg, is_argument=True, module=None, *, is_class=False):
        if not isinstance(arg, str):
            raise TypeError(f"Forward reference must be a string -- got {arg!r}")
        try:
            compile(f"({arg},)[0]" if arg.startswith("*") else arg, "<string>", "eval")
        except SyntaxError:
            raise SyntaxError(f"Forward reference must be an expression -- got {arg!r}")
        self.__forward_arg__ = arg
        self.__forward_evaluated__ = False
        self.__forward_value__ = None
        self.__forward_is_argument__ = is_argument
        self.__forward_is_class__ = is_class
        self.__forward_module__ = module

    def _evaluate(self, globalns, localns, type_params=None, *, recursive_guard=frozenset()):
        if self.__forward_arg__ in recursive_guard:
            return self
        names = dict(globalns or {})
        names.update(localns or {})
        for one in type_params or ():
            names.setdefault(one.__name__, one)
        text = self.__forward_arg__
        value = _checked(
            eval(f"({text},)[0]" if text.startswith("*") else text, names),
            "Forward references must evaluate to types.",
            self.__forward_is_argument__,
            special=self.__forward_is_class__,
        )
        guard = recursive_guard | {self.__forward_arg__}
        self.__forward_value__ = _resolve(value, globalns, localns, type_params, guard)
        self.__forward_evaluated__ = True
        return self.__forward_value__

    def __eq__(self, other):
        if not isinstance(other, ForwardRef):
            return NotImplemented
        if self.__forward_arg__ != other.__forward_arg__:
            return False
        if self.__forward_evaluated__ and other.__forward_evaluated__:
            return self.__forward_value__ == other.__forward_value__
        return self.__forward_module__ == other.__forward_module__

    def __hash__(self):
        return hash((self.__forward_arg__, self.__forward_module__))

    def __or__(self, other):
        return Union[self, other]

    def __ror__(self, other):
        return Union[other, self]

    def __repr__(self):
        module = "" if self.__forward_module__ is None else f", module={self.__forward_module__!r}"
        return f"ForwardRef({self.__forward_arg__!r}{module})"
