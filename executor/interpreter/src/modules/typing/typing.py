import abc as _abc
import collections as _collections
import collections.abc as _cabc
import functools as _functools
import operator as _operator
import re as _re
import sys as _sys
from types import GenericAlias as _BuiltinAlias, UnionType as _UnionType, FunctionType as _FunctionType
from types import BuiltinFunctionType as _BuiltinFunctionType, MethodType as _MethodType
from types import MappingProxyType as _MappingProxyType

TYPE_CHECKING = False
Text = str


class _NoDefaultType:
    __slots__ = ()

    def __repr__(self):
        return "typing.NoDefault"


_NoDefaultType.__name__ = _NoDefaultType.__qualname__ = "NoDefaultType"
_NoDefaultType.__module__ = "builtins"
NoDefault = _NoDefaultType()


def _caller(depth=2):
    return "__main__"


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


def _converted(item, module=None):
    """A type as it is kept among arguments: None and text have their own forms."""
    if item is None:
        return type(None)
    if isinstance(item, str):
        return ForwardRef(item, module=module)
    return item


def _checked(item, message, special=False, module=None):
    item = _converted(item, module)
    if isinstance(item, _GenericAlias) and item.__origin__ in (Generic, Protocol):
        raise TypeError(f"{item} is not valid as type argument")
    if item is Generic or item is Protocol or not special and (item is ClassVar or item is Final):
        raise TypeError(f"Plain {item} is not valid as type argument")
    if type(item) is tuple:
        raise TypeError(f"{message} Got {item!r:.100}.")
    return item


def _parameters_of(items):
    found = []
    for item in items:
        if isinstance(item, type):
            continue
        if isinstance(item, (tuple, list)):
            inner = _parameters_of(item)
        elif hasattr(item, "__typing_subst__"):
            inner = (item,)
        else:
            inner = getattr(item, "__parameters__", ())
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


class _Unions:
    __slots__ = ()

    def __or__(self, other):
        return Union[self, other]

    def __ror__(self, other):
        return Union[other, self]


_made = {}


def _remembered(owner, items, make):
    """What is made of the same types is the same object, as long as not too much is made."""
    key = (owner, items, tuple(map(type, items)) if isinstance(items, tuple) else type(items))
    try:
        return _made[key]
    except KeyError:
        value = make()
    except TypeError:
        # Something among them has no hash.
        return make()
    if len(_made) > 500:
        _made.clear()
    _made[key] = value
    return value


class _SpecialForm(_Unions):
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

    def __instancecheck__(self, instance):
        raise TypeError(f"{self} cannot be used with isinstance()")

    def __subclasscheck__(self, cls):
        raise TypeError(f"{self} cannot be used with issubclass()")

    def __getitem__(self, parameters):
        if self._make is None:
            raise TypeError(f"{self} is not subscriptable")
        return _remembered(self, parameters, lambda: self._make(self, parameters))


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
    if isinstance(parameters, tuple):
        if len(parameters) != 1:
            raise TypeError(f"{form} accepts only single type. Got {parameters!r:.100}.")
        parameters = parameters[0]
    item = _checked(parameters, f"{form} accepts only single type.", special=True)
    return _GenericAlias(form, (item,))


def _key_word(form, parameters):
    """What is said about a key of a dict."""
    message = f"{form._name} accepts only a single type."
    if isinstance(parameters, tuple):
        raise TypeError(f"{message} Got {parameters!r:.100}.")
    return _GenericAlias(form, (_checked(parameters, message, special=True),))


def _union(form, parameters):
    if parameters == ():
        raise TypeError("Cannot take a Union of no types.")
    items = [_checked(item, "Union[arg, ...]: each arg must be a type.") for item in _as_tuple(parameters)]
    flat = []
    for item in items:
        if isinstance(item, (_UnionAlias, _UnionType)):
            flat.extend(item.__args__)
        else:
            flat.append(item)
    flat = _without_repeats(flat)
    if len(flat) == 1:
        return flat[0]
    if len(flat) == 2 and type(None) in flat:
        return _UnionAlias(form, tuple(flat), name="Optional")
    return _UnionAlias(form, tuple(flat))


def _optional(form, parameter):
    item = _checked(parameter, "typing.Optional requires a single type.")
    return Union[item, type(None)]


def _literal(form, parameters):
    flat = []
    for item in _as_tuple(parameters):
        if isinstance(item, _LiteralAlias):
            flat.extend(item.__args__)
        else:
            flat.append(item)
    kept = []
    seen = []
    for item in flat:
        key = (type(item), item)
        if key not in seen:
            seen.append(key)
            kept.append(item)
    return _LiteralAlias(form, tuple(kept))


def _annotated(form, parameters):
    if not isinstance(parameters, tuple) or len(parameters) < 2:
        raise TypeError(
            "Annotated[...] should be used with at least two arguments (a type and an annotation)."
        )
    origin = parameters[0]
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
    return _GenericAlias(form, (*items, parameters[-1]))


def _unpack(form, parameters):
    return _UnpackAlias(form, (_checked(parameters, f"{form} accepts only single type."),))


def _plain(form, parameters):
    raise TypeError(f"{form} is not subscriptable")


Union = _SpecialForm("Union", _union, "One of several types.")
Optional = _SpecialForm("Optional", _optional, "A type or None.")
Literal = _SpecialForm("Literal", _literal, "One of several values.")
Annotated = _SpecialForm("Annotated", _annotated, "A type with more said about it.")
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


class ForwardRef:
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
            raise SyntaxError(f"Forward reference must be an expression -- got {arg!r}") from None
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
        value = eval(f"({text},)[0]" if text.startswith("*") else text, names)
        value = _checked(value, "Forward references must evaluate to types.", special=True)
        guard = recursive_guard | {self.__forward_arg__}
        self.__forward_value__ = _resolve(value, globalns, localns, type_params, guard)
        self.__forward_evaluated__ = True
        return self.__forward_value__

    def __eq__(self, other):
        if not isinstance(other, ForwardRef):
            return NotImplemented
        return (
            self.__forward_arg__ == other.__forward_arg__ and self.__forward_module__ == other.__forward_module__
        )

    def __hash__(self):
        return hash((self.__forward_arg__, self.__forward_module__))

    def __or__(self, other):
        return Union[self, other]

    def __ror__(self, other):
        return Union[other, self]

    def __repr__(self):
        module = "" if self.__forward_module__ is None else f", module={self.__forward_module__!r}"
        return f"ForwardRef({self.__forward_arg__!r}{module})"


class _Variable:
    __slots__ = ()

    def __repr__(self):
        if self.__infer_variance__:
            return self.__name__
        sign = "+" if self.__covariant__ else "-" if self.__contravariant__ else "~"
        return sign + self.__name__

    def __or__(self, other):
        return Union[self, other]

    def __ror__(self, other):
        return Union[other, self]

    def __getattr__(self, name):
        thunk = self.__dict__.get("_later", {}).get(name)
        if thunk is None:
            raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}", name=name, obj=self)
        value = thunk()
        setattr(self, name, value)
        return value

    def has_default(self):
        return "__default__" in self.__dict__.get("_later", ()) or self.__default__ is not NoDefault

    def __mro_entries__(self, bases):
        raise TypeError(f"Cannot subclass an instance of {type(self).__name__}")

    def __reduce__(self):
        return self.__name__

    def __copy__(self):
        return self

    def __deepcopy__(self, memo):
        return self


def _variances(self, covariant, contravariant, infer_variance):
    if covariant and contravariant:
        raise ValueError("Bivariant types are not supported.")
    if infer_variance and (covariant or contravariant):
        raise ValueError("Variance cannot be specified with infer_variance.")
    self.__covariant__ = bool(covariant)
    self.__contravariant__ = bool(contravariant)
    self.__infer_variance__ = bool(infer_variance)


def _no_subclass(name):
    def __init_subclass__(cls, **kwargs):
        raise TypeError(f"type 'typing.{name}' is not an acceptable base type")

    return classmethod(__init_subclass__)


class TypeVar(_Variable):
    """A type that is chosen later."""

    def __init__(
        self,
        name=NoDefault,
        *constraints,
        bound=None,
        default=NoDefault,
        covariant=False,
        contravariant=False,
        infer_variance=False,
    ):
        if name is NoDefault:
            raise TypeError("typevar() missing required argument 'name' (pos 1)")
        if not isinstance(name, str):
            raise TypeError(f"typevar() argument 'name' must be str, not {type(name).__name__}")
        _variances(self, covariant, contravariant, infer_variance)
        if len(constraints) == 1:
            raise TypeError("A single constraint is not allowed")
        if constraints and bound is not None:
            raise TypeError("Constraints cannot be combined with bound=...")
        self.__name__ = name
        self.__module__ = _caller()
        message = "TypeVar(name, constraint, ...): constraints must be types."
        self.__constraints__ = tuple(_checked(item, message) for item in constraints)
        self.__bound__ = None if bound is None else _checked(bound, "Bound must be a type.")
        self.__default__ = default

    __init_subclass__ = _no_subclass("TypeVar")

    def __typing_subst__(self, arg):
        arg = _checked(arg, "Parameters to generic types must be types.")
        if isinstance(arg, _UnpackAlias) or (isinstance(arg, _BuiltinAlias) and arg.__unpacked__):
            raise TypeError(f"{arg} is not valid as type argument")
        return arg

    def __typing_prepare_subst__(self, alias, args):
        parameters = alias.__parameters__
        place = parameters.index(self)
        if place == len(args) and self.has_default():
            args = (*args, self.__default__)
        return args


class TypeVarTuple(_Variable):
    """Several types that are chosen later."""

    def __init__(self, name=NoDefault, *, default=NoDefault):
        if name is NoDefault:
            raise TypeError("typevartuple() missing required argument 'name' (pos 1)")
        if not isinstance(name, str):
            raise TypeError(f"typevartuple() argument 'name' must be str, not {type(name).__name__}")
        self.__name__ = name
        self.__module__ = _caller()
        self.__default__ = default

    __init_subclass__ = _no_subclass("TypeVarTuple")

    def __repr__(self):
        return self.__name__

    def __iter__(self):
        yield Unpack[self]

    def __typing_subst__(self, arg):
        raise TypeError("Substitution of bare TypeVarTuple is not supported")


class ParamSpecArgs:
    """The positional arguments of a ParamSpec."""

    def __init__(self, origin):
        self.__origin__ = origin

    def __repr__(self):
        return f"{self.__origin__.__name__}.args"

    def __eq__(self, other):
        if not isinstance(other, ParamSpecArgs):
            return NotImplemented
        return self.__origin__ == other.__origin__

    __hash__ = object.__hash__


class ParamSpecKwargs:
    """The keyword arguments of a ParamSpec."""

    def __init__(self, origin):
        self.__origin__ = origin

    def __repr__(self):
        return f"{self.__origin__.__name__}.kwargs"

    def __eq__(self, other):
        if not isinstance(other, ParamSpecKwargs):
            return NotImplemented
        return self.__origin__ == other.__origin__

    __hash__ = object.__hash__


class ParamSpec(_Variable):
    """The parameters of a callable, chosen later."""

    def __init__(
        self,
        name=NoDefault,
        *,
        bound=None,
        default=NoDefault,
        covariant=False,
        contravariant=False,
        infer_variance=False,
    ):
        if name is NoDefault:
            raise TypeError("paramspec() missing required argument 'name' (pos 1)")
        if not isinstance(name, str):
            raise TypeError(f"paramspec() argument 'name' must be str, not {type(name).__name__}")
        _variances(self, covariant, contravariant, infer_variance)
        self.__name__ = name
        self.__module__ = _caller()
        self.__bound__ = _checked(bound, "Bound must be a type.")
        self.__default__ = default

    __init_subclass__ = _no_subclass("ParamSpec")

    @property
    def args(self):
        return ParamSpecArgs(self)

    @property
    def kwargs(self):
        return ParamSpecKwargs(self)

    def __typing_subst__(self, arg):
        if isinstance(arg, (list, tuple)):
            return tuple(_checked(item, "Expected a type.") for item in arg)
        if arg is ... or isinstance(arg, ParamSpec) or (isinstance(arg, _GenericAlias) and arg.__origin__ is Concatenate):
            return arg
        raise TypeError(
            "Expected a list of types, an ellipsis, ParamSpec, or Concatenate. "
            f"Got {arg}"
        )


class TypeAliasType:
    """What a type statement makes."""

    def __init__(self, name=NoDefault, value=NoDefault, *, type_params=()):
        for place, (given, word) in enumerate(((name, "name"), (value, "value")), 1):
            if given is NoDefault:
                raise TypeError(f"typealias() missing required argument '{word}' (pos {place})")
        if not isinstance(name, str):
            raise TypeError(f"typealias() argument 'name' must be str, not {type(name).__name__}")
        if not isinstance(type_params, tuple):
            raise TypeError(f"type_params must be a tuple")
        keep = object.__setattr__
        keep(self, "__name__", name)
        keep(self, "__type_params__", type_params)
        keep(self, "__module__", _caller())
        keep(self, "_thunk", None)
        keep(self, "_value", value)

    __init_subclass__ = _no_subclass("TypeAliasType")

    def __setattr__(self, name, value):
        if name in ("__name__", "__value__"):
            raise AttributeError(f"attribute '{name}' of 'typing.TypeAliasType' objects is not writable")
        if name in ("__type_params__", "__parameters__"):
            raise AttributeError(f"attribute '{name}' of 'typing.TypeAliasType' objects is not writable")
        message = f"'typing.TypeAliasType' object has no attribute '{name}' and no __dict__ for setting new attributes"
        raise AttributeError(message)

    def __or__(self, other):
        return _either(self, other)

    def __ror__(self, other):
        return _either(other, self)

    @property
    def __value__(self):
        if self._thunk is not None:
            object.__setattr__(self, "_value", self._thunk())
            object.__setattr__(self, "_thunk", None)
        return self._value

    @property
    def __parameters__(self):
        flat = []
        for one in self.__type_params__:
            if isinstance(one, TypeVarTuple):
                flat.extend(one)
            else:
                flat.append(one)
        return tuple(flat)

    def __getitem__(self, parameters):
        if not self.__type_params__:
            raise TypeError("Only generic type aliases are subscriptable")
        return _BuiltinAlias(self, _as_tuple(parameters))

    def __repr__(self):
        return self.__name__

    def __reduce__(self):
        return self.__name__


def _make_type_alias(name, parameters, thunk):
    alias = TypeAliasType(name, None, type_params=parameters)
    object.__setattr__(alias, "_thunk", thunk)
    return alias


def _make_type_variable(name, kind, bound, default):
    """A parameter of the syntax; its bound, or constraints, and its default are functions that tell when asked."""
    if kind == 1:
        made = TypeVarTuple(name)
    elif kind == 2:
        made = ParamSpec(name, infer_variance=True)
    else:
        made = TypeVar(name, infer_variance=True)
    for attribute, thunk in (("__constraints__" if kind == 3 else "__bound__", bound), ("__default__", default)):
        if thunk is None:
            if attribute == "__bound__" and kind != 1:
                made.__bound__ = None
        else:
            if attribute in made.__dict__:
                delattr(made, attribute)
            made.__dict__.setdefault("_later", {})[attribute] = thunk
    return made


def _make_generic(parameters):
    spread = []
    for one in parameters:
        if isinstance(one, TypeVarTuple):
            spread.extend(one)
        else:
            spread.append(one)
    return Generic[tuple(spread)]


class _BaseAlias(_Unions):
    def __init__(self, origin, *, inst=True, name=None):
        self._inst = inst
        self._name = name
        self.__origin__ = origin

    def __call__(self, *args, **kwargs):
        if not self._inst:
            raise TypeError(
                f"Type {self._name} cannot be instantiated; use {self.__origin__.__name__}() instead"
            )
        result = self.__origin__(*args, **kwargs)
        try:
            result.__orig_class__ = self
        except Exception:
            pass
        return result

    def __mro_entries__(self, bases):
        result = []
        if self.__origin__ not in bases:
            result.append(self.__origin__)
        place = bases.index(self)
        for other in bases[place + 1 :]:
            if isinstance(other, _BaseAlias) or (isinstance(other, type) and issubclass(other, Generic)):
                break
        else:
            result.append(Generic)
        return tuple(result)

    def __getattr__(self, name):
        if name in ("__origin__", "__args__"):
            raise AttributeError(name)
        if name.startswith("__") and name.endswith("__"):
            if name in ("__name__", "__qualname__"):
                return self.__dict__.get("_name") or self.__origin__.__name__
            if name not in ("__doc__", "__mro__", "__annotations__"):
                raise AttributeError(name)
        return getattr(self.__origin__, name)

    def __setattr__(self, name, value):
        if (name.startswith("__") and name.endswith("__")) or name in ("_name", "_inst", "_count", "_defaults"):
            object.__setattr__(self, name, value)
        else:
            setattr(self.__origin__, name, value)

    def __instancecheck__(self, instance):
        return self.__subclasscheck__(type(instance))

    def __subclasscheck__(self, cls):
        raise TypeError("Subscripted generics cannot be used with class and instance checks")

    def __dir__(self):
        own = [name for name in dir(self.__origin__) if not (name.startswith("__") and name.endswith("__"))]
        return sorted({*object.__dir__(self), *own})


def _substituted(alias, args, items):
    """The arguments with the variables of an alias replaced."""
    parameters = alias.__parameters__
    if not parameters:
        raise TypeError(f"{alias} is not a generic class")
    items = _as_tuple(items)
    if len(parameters) == 1 and isinstance(parameters[0], ParamSpec):
        only = items[0] if len(items) == 1 else items
        if len(items) != 1 or not (
            isinstance(only, (list, tuple, ParamSpec))
            or only is ...
            or isinstance(only, _GenericAlias) and only.__origin__ is Concatenate
        ):
            items = (tuple(items),)
    chosen = _assigned(alias, parameters, items)
    return _replaced(args, chosen)


def _assigned(alias, parameters, items):
    """Which variable stands for what."""
    for place, one in enumerate(parameters):
        if isinstance(one, TypeVarTuple):
            after = len(parameters) - place - 1
            if len(items) < len(parameters) - 1:
                raise TypeError(
                    f"Too few arguments for {alias}; actual {len(items)}, expected at least {len(parameters) - 1}"
                )
            chosen = dict(zip(parameters[:place], items))
            chosen[one] = tuple(_converted(item) for item in items[place : len(items) - after])
            if after:
                chosen.update(zip(parameters[place + 1 :], items[-after:]))
            break
    else:
        least = len(parameters)
        for one in reversed(parameters):
            if not one.has_default():
                break
            least -= 1
        if not least <= len(items) <= len(parameters):
            much = "many" if len(items) > len(parameters) else "few"
            expected = f"at least {least}" if len(items) < least else len(parameters)
            raise TypeError(f"Too {much} arguments for {alias}; actual {len(items)}, expected {expected}")
        items = (*items, *(one.__default__ for one in parameters[len(items) :]))
        chosen = dict(zip(parameters, items))
    for one, item in chosen.items():
        if not isinstance(one, TypeVarTuple):
            chosen[one] = one.__typing_subst__(item)
    return chosen


def _replaced(args, chosen):
    new = []
    for item in args:
        if isinstance(item, type) and not isinstance(item, _BuiltinAlias):
            new.append(item)
        elif isinstance(item, _Variable) and item in chosen:
            new.append(chosen[item])
        elif isinstance(item, _UnpackAlias) and item.__args__[0] in chosen:
            new.extend(chosen[item.__args__[0]])
        elif isinstance(item, (tuple, list)):
            new.append(type(item)(_replaced(item, chosen)))
        else:
            inner = getattr(item, "__parameters__", ())
            if isinstance(inner, tuple) and inner:
                spread = []
                for one in inner:
                    if isinstance(one, TypeVarTuple):
                        spread.extend(chosen.get(one, (one,)))
                    else:
                        spread.append(chosen.get(one, one))
                new.append(item[tuple(spread)])
            else:
                new.append(item)
    return tuple(new)


class _GenericAlias(_BaseAlias):
    def __init__(self, origin, args, *, inst=True, name=None):
        super().__init__(origin, inst=inst, name=name)
        self.__args__ = _as_tuple(args)
        self.__parameters__ = _parameters_of(self.__args__)
        if not name and isinstance(origin, type):
            self.__module__ = origin.__module__

    def __eq__(self, other):
        if not isinstance(other, _GenericAlias):
            return NotImplemented
        return self.__origin__ == other.__origin__ and self.__args__ == other.__args__

    def __hash__(self):
        return hash((self.__origin__, self.__args__))

    def __getitem__(self, items):
        if self.__origin__ in (Generic, Protocol):
            raise TypeError(f"Cannot subscript already-subscripted {self}")
        return self._copy_with(_substituted(self, self.__args__, items))

    def _copy_with(self, args):
        if self.__origin__ is Concatenate and isinstance(args[-1], (tuple, list)):
            # The parameters are all known now.
            return (*args[:-1], *args[-1])
        if self.__origin__ is Concatenate and getattr(args[-1], "__origin__", None) is Concatenate:
            args = (*args[:-1], *args[-1].__args__)
        return type(self)(self.__origin__, args, inst=self._inst, name=self._name)

    def __repr__(self):
        name = f"typing.{self._name}" if self._name else _type_repr(self.__origin__)
        shown = ", ".join(_type_repr(item) for item in self.__args__) if self.__args__ else "()"
        return f"{name}[{shown}]"

    def __reduce__(self):
        return _operator.getitem, (self.__origin__, self.__args__)

    def __mro_entries__(self, bases):
        if isinstance(self.__origin__, _SpecialForm):
            raise TypeError(f"Cannot subclass {self!r}")
        if self._name:
            return super().__mro_entries__(bases)
        if self.__origin__ is Generic:
            if Protocol in bases:
                return ()
            place = bases.index(self)
            for other in bases[place + 1 :]:
                if isinstance(other, _BaseAlias) and other is not self:
                    return ()
        return (self.__origin__,)

    def __iter__(self):
        yield Unpack[self]


class _UnionAlias(_GenericAlias):
    def _copy_with(self, args):
        return Union[args]

    def __eq__(self, other):
        if not isinstance(other, (_UnionAlias, _UnionType)):
            return NotImplemented
        return set(self.__args__) == set(other.__args__)

    def __hash__(self):
        return hash(frozenset(self.__args__))

    def __repr__(self):
        args = self.__args__
        if len(args) == 2:
            if args[0] is type(None):
                return f"typing.Optional[{_type_repr(args[1])}]"
            if args[1] is type(None):
                return f"typing.Optional[{_type_repr(args[0])}]"
        return f"typing.Union[{', '.join(_type_repr(item) for item in args)}]"

    def __instancecheck__(self, instance):
        return self.__subclasscheck__(type(instance))

    def __subclasscheck__(self, cls):
        return any(issubclass(cls, one) for one in self.__args__)


_UnionAlias.__name__ = _UnionAlias.__qualname__ = "_UnionGenericAlias"


class _LiteralAlias(_GenericAlias):
    def __eq__(self, other):
        if not isinstance(other, _LiteralAlias):
            return NotImplemented
        return {(type(a), a) for a in self.__args__} == {(type(a), a) for a in other.__args__}

    def __hash__(self):
        return hash(frozenset((type(a), a) for a in self.__args__))

    def __repr__(self):
        return f"typing.Literal[{', '.join(map(repr, self.__args__)) or '()'}]"


class _UnpackAlias(_GenericAlias):
    def __repr__(self):
        return f"typing.Unpack[{_type_repr(self.__args__[0])}]"

    @property
    def __typing_is_unpacked_typevartuple__(self):
        return isinstance(self.__args__[0], TypeVarTuple)

    def __getitem__(self, items):
        if isinstance(self.__args__[0], TypeVarTuple):
            return items
        return super().__getitem__(items)


class _AnnotatedAlias(_GenericAlias):
    def __init__(self, origin, metadata):
        if isinstance(origin, _AnnotatedAlias):
            metadata = origin.__metadata__ + metadata
            origin = origin.__origin__
        super().__init__(origin, origin, name="Annotated")
        self.__metadata__ = metadata

    def _copy_with(self, args):
        return _AnnotatedAlias(args[0], self.__metadata__)

    def __repr__(self):
        return f"typing.Annotated[{_type_repr(self.__origin__)}, {', '.join(repr(one) for one in self.__metadata__)}]"

    def __eq__(self, other):
        if not isinstance(other, _AnnotatedAlias):
            return NotImplemented
        return self.__origin__ == other.__origin__ and self.__metadata__ == other.__metadata__

    def __hash__(self):
        return hash((self.__origin__, self.__metadata__))

    def __reduce__(self):
        return _operator.getitem, (Annotated, (self.__origin__, *self.__metadata__))

    def __getattr__(self, name):
        if name in ("__name__", "__qualname__"):
            return "Annotated"
        return super().__getattr__(name)

    def __mro_entries__(self, bases):
        return (self.__origin__,)


class _CallableAlias(_GenericAlias):
    def __repr__(self):
        args = self.__args__
        if len(args) == 2 and (
            args[0] is ... or isinstance(args[0], ParamSpec) or getattr(args[0], "__origin__", None) is Concatenate
        ):
            shown = _type_repr(args[0])
        else:
            shown = "[" + ", ".join(_type_repr(item) for item in args[:-1]) + "]"
        return f"typing.Callable[{shown}, {_type_repr(args[-1])}]"

    def _copy_with(self, args):
        flat = []
        for item in args[:-1]:
            if isinstance(item, tuple):
                flat.extend(item)
            else:
                flat.append(item)
        return _CallableAlias(self.__origin__, (*flat, args[-1]), inst=self._inst, name=self._name)


class _SpecialAlias(_BaseAlias):
    """An alias of a class of the library, such as List."""

    def __init__(self, origin, count, *, inst=True, name=None, defaults=()):
        super().__init__(origin, inst=inst, name=name or origin.__name__)
        self._count = count
        self._defaults = defaults
        self.__module__ = "typing"

    def __getitem__(self, items):
        return _remembered(self, items, lambda: self._with(items))

    def _with(self, items):
        message = "Parameters to generic types must be types."
        items = tuple(_checked(item, message) for item in _as_tuple(items))
        given = len(items)
        if self._defaults and given < self._count and given + len(self._defaults) >= self._count:
            items = (*items, *self._defaults[given - self._count :])
        elif given != self._count:
            if not self._count:
                raise TypeError(f"{self} is not a generic class")
            much = "many" if given > self._count else "few"
            expected = self._count
            if self._defaults:
                expected = f"at least {self._count - len(self._defaults)}"
            raise TypeError(f"Too {much} arguments for {self}; actual {given}, expected {expected}")
        return _GenericAlias(self.__origin__, items, inst=self._inst, name=self._name)

    def __repr__(self):
        return "typing." + self._name

    def __subclasscheck__(self, cls):
        if isinstance(cls, _SpecialAlias):
            return issubclass(cls.__origin__, self.__origin__)
        if not isinstance(cls, _GenericAlias):
            return issubclass(cls, self.__origin__)
        return super().__subclasscheck__(cls)

    def __reduce__(self):
        return self._name


class _CallableSpecial(_SpecialAlias):
    def _with(self, items):
        if not isinstance(items, tuple) or len(items) != 2:
            raise TypeError("Callable must be used as Callable[[arg, ...], result].")
        given, result = items
        if isinstance(given, list):
            given = tuple(given)
        result = _checked(result, "Callable[args, result]: result must be a type.")
        if given is ... or isinstance(given, ParamSpec) or getattr(given, "__origin__", None) is Concatenate:
            return _CallableAlias(self.__origin__, (given, result), name="Callable")
        given = _as_tuple(given)
        message = "Callable[[arg, ...], result]: each arg must be a type."
        given = tuple(_checked(item, message) for item in given)
        return _CallableAlias(self.__origin__, (*given, result), name="Callable")


class _TupleSpecial(_SpecialAlias):
    def _with(self, items):
        items = _as_tuple(items)
        if len(items) >= 2 and items[-1] is ...:
            message = "Tuple[t, ...]: t must be a type."
            return _GenericAlias(tuple, (*(_checked(item, message) for item in items[:-1]), ...), name="Tuple")
        message = "Tuple[t0, t1, ...]: each t must be a type."
        return _GenericAlias(tuple, tuple(_checked(item, message) for item in items), name="Tuple")


def _check_variables(cls, items, what):
    if not items:
        raise TypeError(f"Parameter list to {cls.__qualname__}[...] cannot be empty")
    for item in items:
        if not isinstance(item, _Variable) and not isinstance(item, _UnpackAlias):
            raise TypeError(f"Parameters to {what}[...] must all be type variables or parameter specification variables.")
    if len(set(items)) != len(items):
        raise TypeError(f"Parameters to {what}[...] must all be unique")


def _generic_item(cls, items):
    items = _as_tuple(items)
    if cls in (Generic, Protocol):
        items = tuple(_converted(item) for item in items)
        _check_variables(cls, items, cls.__name__)
        return _GenericAlias(cls, items)
    parameters = cls.__parameters__
    if not parameters:
        raise TypeError(f"{cls} is not a generic class")
    if len(parameters) == 1 and isinstance(parameters[0], ParamSpec):
        only = items[0] if len(items) == 1 else None
        if not (
            isinstance(only, (list, tuple, ParamSpec))
            or only is ...
            or isinstance(only, _GenericAlias) and only.__origin__ is Concatenate
        ):
            items = (tuple(items),)
    chosen = _assigned(cls, parameters, tuple(_converted(item) for item in items))
    spread = []
    for one in parameters:
        if isinstance(one, TypeVarTuple):
            spread.extend(chosen[one])
        else:
            spread.append(chosen[one])
    return _GenericAlias(cls, tuple(spread))


class Generic:
    """A base of classes with type parameters."""

    __slots__ = ()
    _is_protocol = False

    def __class_getitem__(cls, items):
        return _generic_item(cls, items)

    def __init_subclass__(cls, *args, **kwargs):
        super().__init_subclass__(*args, **kwargs)
        bases = cls.__dict__.get("__orig_bases__")
        if bases is None:
            error = Generic in cls.__bases__ and cls.__name__ != "Protocol"
            bases = ()
        else:
            error = Generic in bases
        if error and cls.__name__ != "Protocol":
            raise TypeError("Cannot inherit from plain Generic")
        parameters = _parameters_of(bases)
        declared = None
        for base in bases:
            if isinstance(base, _GenericAlias) and base.__origin__ in (Generic, Protocol):
                if declared is not None and base.__origin__ is Generic:
                    raise TypeError("Cannot inherit from Generic[...] multiple times.")
                if base.__origin__ is Generic or base.__parameters__:
                    declared = base.__parameters__
                    what = base.__origin__.__name__
        if declared is not None:
            missing = [one for one in parameters if one not in declared]
            if missing:
                listed = ", ".join(map(str, missing))
                allowed = ", ".join(map(str, declared))
                raise TypeError(f"Some type variables ({listed}) are not listed in {what}[{allowed}]")
            parameters = declared
        cls.__parameters__ = tuple(parameters)


_NOT_MEMBERS = frozenset(
    (
        "__abstractmethods__",
        "__annotations__",
        "__dict__",
        "__doc__",
        "__init__",
        "__module__",
        "__new__",
        "__slots__",
        "__subclasshook__",
        "__weakref__",
        "__class_getitem__",
        "__match_args__",
        "__static_attributes__",
        "__firstlineno__",
        "__parameters__",
        "__orig_bases__",
        "__orig_class__",
        "_is_protocol",
        "_is_runtime_protocol",
        "__protocol_attrs__",
        "__non_callable_proto_members__",
        "__type_params__",
        "_abc_registry",
        "_abc_verdicts",
        "_abc_subclasses",
        "__qualname__",
    )
)


def _members(cls):
    """The names that a protocol asks for."""
    names = set()
    for base in cls.__mro__[:-1]:
        if base.__name__ in ("Protocol", "Generic") and base.__module__ == "typing":
            continue
        for name in (*base.__dict__, *base.__dict__.get("__annotations__", ())):
            if not name.startswith("_abc_") and name not in _NOT_MEMBERS:
                names.add(name)
    return names


def _protocol_init(self, *args, **kwargs):
    raise TypeError("Protocols cannot be instantiated")


class _ProtocolMeta(_abc.ABCMeta):
    def __new__(mcls, name, bases, namespace, /, **kwargs):
        if name != "Protocol" and Protocol in bases:
            for base in bases:
                fine = (
                    base in (object, Generic)
                    or base.__module__ in ("collections.abc", "contextlib")
                    or issubclass(base, Generic) and getattr(base, "_is_protocol", False)
                )
                if not fine:
                    raise TypeError(f"Protocols can only inherit from other protocols, got {base!r}")
        return super().__new__(mcls, name, bases, namespace, **kwargs)

    def __subclasscheck__(cls, other):
        if cls is Protocol:
            return type.__subclasscheck__(cls, other)
        if getattr(cls, "_is_protocol", False):
            if not isinstance(other, type):
                raise TypeError("issubclass() arg 1 must be a class")
            if not getattr(cls, "_is_runtime_protocol", False):
                raise TypeError("Instance and class checks can only be used with @runtime_checkable protocols")
            if cls.__non_callable_proto_members__:
                listed = str(sorted(cls.__non_callable_proto_members__))[1:-1]
                raise TypeError(
                    "Protocols with non-method members don't support issubclass()."
                    f" Non-method members: {listed}."
                )
        return super().__subclasscheck__(other)

    def __instancecheck__(cls, instance):
        if cls is Protocol:
            return type.__instancecheck__(cls, instance)
        if not getattr(cls, "_is_protocol", False):
            return super().__instancecheck__(instance)
        if not getattr(cls, "_is_runtime_protocol", False):
            raise TypeError("Instance and class checks can only be used with @runtime_checkable protocols")
        if _abc.ABCMeta.__subclasscheck__(cls, type(instance)):
            return True
        missing = object()
        for name in cls.__protocol_attrs__:
            value = getattr(instance, name, missing)
            if value is missing:
                return False
            if value is None and name not in cls.__non_callable_proto_members__:
                return False
        return True


def _protocol_hook(cls, other):
    if not cls.__dict__.get("_is_protocol", False):
        return NotImplemented
    for name in cls.__protocol_attrs__:
        for base in other.__mro__:
            if name in base.__dict__:
                if base.__dict__[name] is None:
                    return NotImplemented
                break
            annotations = base.__dict__.get("__annotations__", {})
            if name in annotations and issubclass(other, Generic) and getattr(other, "_is_protocol", False):
                break
        else:
            return NotImplemented
    return True


class Protocol(Generic, metaclass=_ProtocolMeta):
    """A base of classes that say what an object has to offer."""

    __slots__ = ()
    _is_protocol = True
    _is_runtime_protocol = False

    def __init_subclass__(cls, *args, **kwargs):
        super().__init_subclass__(*args, **kwargs)
        if not cls.__dict__.get("_is_protocol", False):
            cls._is_protocol = any(base is Protocol for base in cls.__bases__)
        if cls._is_protocol:
            cls.__protocol_attrs__ = _members(cls)
            if "__subclasshook__" not in cls.__dict__:
                cls.__subclasshook__ = classmethod(_protocol_hook)
            if cls.__init__ is Protocol.__init__ or cls.__init__ is object.__init__:
                cls.__init__ = _protocol_init
        elif cls.__init__ is _protocol_init:
            for base in cls.__mro__[1:]:
                found = base.__dict__.get("__init__", _protocol_init)
                if found is not _protocol_init:
                    cls.__init__ = found
                    break


def runtime_checkable(cls):
    """Let isinstance() look at what an object offers."""
    if not (isinstance(cls, type) and issubclass(cls, Generic)) or not getattr(cls, "_is_protocol", False):
        raise TypeError(f"@runtime_checkable can be only applied to protocol classes, got {cls!r}")
    cls._is_runtime_protocol = True
    cls.__non_callable_proto_members__ = {
        name for name in cls.__protocol_attrs__ if not callable(getattr(cls, name, None))
    }
    return cls


def is_protocol(tp, /):
    """Whether a class is a protocol."""
    return isinstance(tp, type) and getattr(tp, "_is_protocol", False) and tp is not Protocol and tp is not Generic


def get_protocol_members(tp, /):
    """The names that a protocol asks for."""
    if not is_protocol(tp):
        raise TypeError(f"{tp!r} is not a Protocol")
    return frozenset(tp.__protocol_attrs__)


@runtime_checkable
class SupportsInt(Protocol):
    """Has __int__."""

    __slots__ = ()

    @_abc.abstractmethod
    def __int__(self) -> int:
        pass


@runtime_checkable
class SupportsFloat(Protocol):
    """Has __float__."""

    __slots__ = ()

    @_abc.abstractmethod
    def __float__(self) -> float:
        pass


@runtime_checkable
class SupportsComplex(Protocol):
    """Has __complex__."""

    __slots__ = ()

    @_abc.abstractmethod
    def __complex__(self) -> complex:
        pass


@runtime_checkable
class SupportsBytes(Protocol):
    """Has __bytes__."""

    __slots__ = ()

    @_abc.abstractmethod
    def __bytes__(self) -> bytes:
        pass


@runtime_checkable
class SupportsIndex(Protocol):
    """Has __index__."""

    __slots__ = ()

    @_abc.abstractmethod
    def __index__(self) -> int:
        pass


T = TypeVar("T")
KT = TypeVar("KT")
VT = TypeVar("VT")
T_co = TypeVar("T_co", covariant=True)
V_co = TypeVar("V_co", covariant=True)
VT_co = TypeVar("VT_co", covariant=True)
T_contra = TypeVar("T_contra", contravariant=True)
CT_co = TypeVar("CT_co", covariant=True, bound=type)
AnyStr = TypeVar("AnyStr", bytes, str)
for _one in (T, KT, VT, T_co, V_co, VT_co, T_contra, CT_co, AnyStr):
    _one.__module__ = "typing"
del _one


@runtime_checkable
class SupportsAbs(Protocol[T_co]):
    """Has __abs__."""

    __slots__ = ()

    @_abc.abstractmethod
    def __abs__(self) -> T_co:
        pass


@runtime_checkable
class SupportsRound(Protocol[T_co]):
    """Has __round__."""

    __slots__ = ()

    @_abc.abstractmethod
    def __round__(self, ndigits: int = 0) -> T_co:
        pass


Hashable = _SpecialAlias(_cabc.Hashable, 0)
Sized = _SpecialAlias(_cabc.Sized, 0)
Awaitable = _SpecialAlias(_cabc.Awaitable, 1)
Coroutine = _SpecialAlias(_cabc.Coroutine, 3)
AsyncIterable = _SpecialAlias(_cabc.AsyncIterable, 1)
AsyncIterator = _SpecialAlias(_cabc.AsyncIterator, 1)
AsyncGenerator = _SpecialAlias(_cabc.AsyncGenerator, 2, defaults=(type(None),))
Iterable = _SpecialAlias(_cabc.Iterable, 1)
Iterator = _SpecialAlias(_cabc.Iterator, 1)
Reversible = _SpecialAlias(_cabc.Reversible, 1)
Container = _SpecialAlias(_cabc.Container, 1)
Collection = _SpecialAlias(_cabc.Collection, 1)
Callable = _CallableSpecial(_cabc.Callable, 2)
AbstractSet = _SpecialAlias(_cabc.Set, 1, name="AbstractSet")
MutableSet = _SpecialAlias(_cabc.MutableSet, 1)
Mapping = _SpecialAlias(_cabc.Mapping, 2)
MutableMapping = _SpecialAlias(_cabc.MutableMapping, 2)
Sequence = _SpecialAlias(_cabc.Sequence, 1)
MutableSequence = _SpecialAlias(_cabc.MutableSequence, 1)
MappingView = _SpecialAlias(_cabc.MappingView, 1)
KeysView = _SpecialAlias(_cabc.KeysView, 1)
ItemsView = _SpecialAlias(_cabc.ItemsView, 2)
ValuesView = _SpecialAlias(_cabc.ValuesView, 1)
Generator = _SpecialAlias(_cabc.Generator, 3, defaults=(type(None), type(None)))
if hasattr(_cabc, "ByteString"):
    ByteString = _SpecialAlias(_cabc.ByteString, 0)
Tuple = _TupleSpecial(tuple, -1, inst=False, name="Tuple")
List = _SpecialAlias(list, 1, inst=False, name="List")
Deque = _SpecialAlias(_collections.deque, 1, name="Deque")
Set = _SpecialAlias(set, 1, inst=False, name="Set")
FrozenSet = _SpecialAlias(frozenset, 1, inst=False, name="FrozenSet")
Dict = _SpecialAlias(dict, 2, inst=False, name="Dict")
DefaultDict = _SpecialAlias(_collections.defaultdict, 2, name="DefaultDict")
OrderedDict = _SpecialAlias(_collections.OrderedDict, 2)
Counter = _SpecialAlias(_collections.Counter, 1)
ChainMap = _SpecialAlias(_collections.ChainMap, 2)
Type = _SpecialAlias(type, 1, inst=False, name="Type")
Pattern = _SpecialAlias(_re.Pattern, 1)
Match = _SpecialAlias(_re.Match, 1)


def __getattr__(name):
    if name in ("ContextManager", "AsyncContextManager"):
        import contextlib

        origin = getattr(contextlib, "Abstract" + name)
        alias = _SpecialAlias(origin, 2, name=name, defaults=(bool | None,))
        globals()[name] = alias
        return alias
    raise AttributeError(f"module 'typing' has no attribute {name!r}")


def _nothing(name, parameters, result, is_property=False):
    """A method that only says what file objects have."""

    def method(*args, **kwargs):
        pass

    method.__name__ = name
    method.__annotations__ = {**parameters, "return": result}
    method = _abc.abstractmethod(method)
    return property(method) if is_property else method


def _file_methods(cls, properties, methods):
    for name, result in properties.items():
        method = _nothing(name, {}, result, True)
        method.fget.__qualname__ = f"{cls.__name__}.{name}"
        setattr(cls, name, method)
    for name, (parameters, result) in methods.items():
        method = _nothing(name, parameters, result)
        method.__qualname__ = f"{cls.__name__}.{name}"
        setattr(cls, name, method)


class IO(Generic[AnyStr]):
    """The type of file objects."""

    __slots__ = ()


class BinaryIO(IO[bytes]):
    """The type of files of bytes."""

    __slots__ = ()


class TextIO(IO[str]):
    """The type of files of text."""

    __slots__ = ()


_file_methods(
    IO,
    {"mode": str, "name": str, "closed": bool},
    {
        "close": ({}, None),
        "fileno": ({}, int),
        "flush": ({}, None),
        "isatty": ({}, bool),
        "read": ({"n": int}, AnyStr),
        "readable": ({}, bool),
        "readline": ({"limit": int}, AnyStr),
        "readlines": ({"hint": int}, List[AnyStr]),
        "seek": ({"offset": int, "whence": int}, int),
        "seekable": ({}, bool),
        "tell": ({}, int),
        "truncate": ({"size": int}, int),
        "writable": ({}, bool),
        "write": ({"s": AnyStr}, int),
        "writelines": ({"lines": List[AnyStr]}, None),
        "__enter__": ({}, IO[AnyStr]),
        "__exit__": ({"type": None, "value": None, "traceback": None}, None),
    },
)
_file_methods(BinaryIO, {}, {"write": ({"s": Union[bytes, bytearray]}, int), "__enter__": ({}, BinaryIO)})
_file_methods(
    TextIO,
    {"buffer": BinaryIO, "encoding": str, "errors": Optional[str], "line_buffering": bool, "newlines": Any},
    {"__enter__": ({}, TextIO)},
)


class NewType(_Unions):
    """A name of its own for a type."""

    def __init__(self, name, tp):
        self.__qualname__ = name
        self.__name__ = name.rpartition(".")[-1]
        self.__supertype__ = tp
        self.__module__ = _caller()

    def __call__(self, x):
        return x

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


class _NamedTupleMeta(type):
    def __new__(mcls, name, bases, namespace):
        for base in bases:
            if base is not _NamedTuple and base is not Generic:
                raise TypeError("can only inherit from a NamedTuple type and Generic")
        bases = tuple(tuple if base is _NamedTuple else base for base in bases)
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
            made.__class_getitem__ = classmethod(_generic_item)
        for key, value in namespace.items():
            if key in _NAMED_PROHIBITED:
                raise AttributeError("Cannot overwrite NamedTuple attribute " + key)
            if key not in _NAMED_SPECIAL and key not in made._fields:
                setattr(made, key, value)
                if hasattr(type(value), "__set_name__"):
                    type(value).__set_name__(value, made, key)
        made.__orig_bases__ = namespace.get("__orig_bases__", ())
        if Generic in bases:
            made.__init_subclass__()
        return made


_NAMED_PROHIBITED = frozenset(
    ("__new__", "__init__", "__slots__", "__getnewargs__", "_fields", "_field_defaults", "_make", "_replace", "_asdict")
)
_NAMED_SPECIAL = frozenset(("__module__", "__name__", "__annotations__", "__qualname__", "__orig_bases__"))


def _named_tuple(name, types, defaults, module):
    types = {field: _checked(one, f"field {field} annotation must be a type") for field, one in types}
    made = _collections.namedtuple(name, types, defaults=defaults, module=module)
    made.__annotations__ = types
    made.__new__.__annotations__ = types
    return made


_unset = object()


def NamedTuple(typename, fields=_unset, /, **kwargs):
    """A named tuple with types."""
    if fields is _unset:
        fields = kwargs.items()
    elif fields is None:
        fields = kwargs.items()
    elif kwargs:
        raise TypeError("Either list of fields or keywords can be provided to NamedTuple, not both")
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
        own = {key: _checked(one, message, special=True, module=made.__module__) for key, one in own.items()}
        for base in bases:
            annotations.update(base.__dict__.get("__annotations__", {}))
            required |= base.__dict__.get("__required_keys__", frozenset())
            optional |= base.__dict__.get("__optional_keys__", frozenset())
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
    namespace = {"__annotations__": dict({} if fields is _unset or fields is None else fields), "__module__": _caller()}
    made = _TypedDictMeta(typename, (), namespace, total=total)
    made.__orig_bases__ = (TypedDict,)
    return made


_TypedDict = type.__new__(_TypedDictMeta, "TypedDict", (), {})
TypedDict.__mro_entries__ = lambda bases: (_TypedDict,)


def is_typeddict(tp):
    """Whether a class is a TypedDict."""
    return isinstance(tp, _TypedDictMeta) and tp is not _TypedDict


def cast(typ, val):
    """The value, whatever it is."""
    return val


def assert_type(val, typ, /):
    """The value, whatever it is."""
    return val


def reveal_type(obj, /):
    """Say what type a value has, and give it back."""
    print(f"Runtime type is {type(obj).__name__!r}", file=_sys.stderr)
    return obj


def assert_never(arg, /):
    """A place that is never reached."""
    shown = repr(arg)
    if len(shown) > 100:
        shown = shown[:100] + "..."
    raise AssertionError(f"Expected code to be unreachable, but got: {shown}")


def final(f):
    """Mark a class or method as one that is not overridden."""
    try:
        f.__final__ = True
    except (AttributeError, TypeError):
        pass
    return f


def override(method, /):
    """Mark a method as one that overrides another."""
    try:
        method.__override__ = True
    except (AttributeError, TypeError):
        pass
    return method


def _overload_dummy(*args, **kwds):
    raise NotImplementedError(
        "You should not call an overloaded function. "
        "A series of @overload-decorated functions "
        "outside a stub module should always be followed "
        "by an implementation that is not @overload-ed."
    )


_overloads = {}


def overload(func):
    """One of several signatures of a function."""
    inner = getattr(func, "__func__", func)
    key = (getattr(inner, "__module__", None), getattr(inner, "__qualname__", None))
    _overloads.setdefault(key, []).append(func)
    return _overload_dummy


def get_overloads(func):
    """The signatures given for a function with overload()."""
    inner = getattr(func, "__func__", func)
    return list(_overloads.get((getattr(inner, "__module__", None), getattr(inner, "__qualname__", None)), ()))


def clear_overloads():
    """Forget all signatures given with overload()."""
    _overloads.clear()


def no_type_check(arg):
    """Mark annotations as something other than types."""
    if isinstance(arg, type):
        for value in list(arg.__dict__.values()):
            if isinstance(value, (_FunctionType, type)):
                value.__no_type_check__ = True
    try:
        arg.__no_type_check__ = True
    except TypeError:
        pass
    return arg


def no_type_check_decorator(decorator):
    """Let a decorator do what no_type_check() does as well."""

    @_functools.wraps(decorator)
    def wrapped(*args, **kwds):
        return no_type_check(decorator(*args, **kwds))

    return wrapped


def dataclass_transform(
    *, eq_default=True, order_default=False, kw_only_default=False, frozen_default=False, field_specifiers=(), **kwargs
):
    """Mark what makes classes like dataclasses."""

    def mark(cls_or_fn):
        cls_or_fn.__dataclass_transform__ = {
            "eq_default": eq_default,
            "order_default": order_default,
            "kw_only_default": kw_only_default,
            "frozen_default": frozen_default,
            "field_specifiers": field_specifiers,
            "kwargs": kwargs,
        }
        return cls_or_fn

    return mark


def get_origin(tp):
    """What stands in front of the brackets of a type."""
    if isinstance(tp, _AnnotatedAlias):
        return Annotated
    if isinstance(tp, (_BaseAlias, _BuiltinAlias, ParamSpecArgs, ParamSpecKwargs)):
        return tp.__origin__
    if tp is Generic:
        return Generic
    if isinstance(tp, _UnionType):
        return _UnionType
    return None


def get_args(tp):
    """What stands in the brackets of a type."""
    if isinstance(tp, _AnnotatedAlias):
        return (tp.__origin__, *tp.__metadata__)
    if isinstance(tp, (_GenericAlias, _BuiltinAlias)):
        args = tp.__args__
        if tp.__origin__ is _cabc.Callable:
            first = args[0]
            whole = len(args) == 2 and (
                first is ... or isinstance(first, ParamSpec) or getattr(first, "__origin__", None) is Concatenate
            )
            if not whole:
                args = (list(args[:-1]), args[-1])
        return args
    if isinstance(tp, _UnionType):
        return tp.__args__
    return ()


def _resolve(item, globalns, localns, type_params=None, guard=frozenset()):
    """A type with the ones named in text looked up."""
    if isinstance(item, str):
        item = ForwardRef(item)
    if isinstance(item, ForwardRef):
        return item._evaluate(globalns, localns, type_params, recursive_guard=guard)
    if isinstance(item, (_GenericAlias, _BuiltinAlias, _UnionType)):
        if isinstance(item, _AnnotatedAlias):
            return _AnnotatedAlias(_resolve(item.__origin__, globalns, localns, type_params, guard), item.__metadata__)
        if isinstance(item, _LiteralAlias):
            return item
        args = tuple(
            ForwardRef(one) if isinstance(one, str) and isinstance(item, _BuiltinAlias) else one
            for one in item.__args__
        )
        args = tuple(_resolve(one, globalns, localns, type_params, guard) for one in args)
        if args == item.__args__:
            return item
        if isinstance(item, _BuiltinAlias):
            return _BuiltinAlias(item.__origin__, args)
        if isinstance(item, _UnionType):
            return _functools.reduce(_operator.or_, args)
        return item._copy_with(args)
    return item


def _without_extras(item):
    if isinstance(item, _AnnotatedAlias):
        return _without_extras(item.__origin__)
    if isinstance(item, _GenericAlias) and isinstance(item.__origin__, _SpecialForm):
        if item.__origin__._name in ("Required", "NotRequired", "ReadOnly"):
            return _without_extras(item.__args__[0])
    if isinstance(item, (_GenericAlias, _BuiltinAlias, _UnionType)):
        args = tuple(_without_extras(one) for one in item.__args__)
        if args == item.__args__:
            return item
        if isinstance(item, _BuiltinAlias):
            return _BuiltinAlias(item.__origin__, args)
        if isinstance(item, _UnionType):
            return _functools.reduce(_operator.or_, args)
        return item._copy_with(args)
    return item


def _names_of(module):
    found = _sys.modules.get(module)
    return dict(getattr(found, "__dict__", {}))


def get_type_hints(obj, globalns=None, localns=None, include_extras=False):
    """The annotations of an object with the types named in text looked up."""
    if getattr(obj, "__no_type_check__", None):
        return {}
    hints = {}
    if isinstance(obj, type):
        for base in reversed(obj.__mro__):
            names = _names_of(base.__module__) if globalns is None else globalns
            own = dict(vars(base))
            annotations = base.__dict__.get("__annotations__", {})
            for name, value in annotations.items():
                if value is None:
                    value = type(None)
                hints[name] = _resolve(
                    value, names, own if localns is None else localns, getattr(base, "__type_params__", ())
                )
        return hints if include_extras else {name: _without_extras(value) for name, value in hints.items()}
    if isinstance(obj, type(_sys)):
        names = obj.__dict__ if globalns is None else globalns
    else:
        inner = obj
        while hasattr(inner, "__wrapped__"):
            inner = inner.__wrapped__
        names = _names_of(getattr(inner, "__module__", "")) if globalns is None else globalns
    annotations = getattr(obj, "__annotations__", None)
    if annotations is None:
        known = (_BuiltinFunctionType, _MethodType, type(str.join), type(object().__str__), type(object.__init__))
        if isinstance(obj, known):
            return {}
        raise TypeError(f"{obj!r} is not a module, class, method, or function.")
    for name, value in annotations.items():
        if value is None:
            value = type(None)
        hints[name] = _resolve(value, names, localns, getattr(obj, "__type_params__", ()))
    return hints if include_extras else {name: _without_extras(value) for name, value in hints.items()}


__all__ = [
    *("Annotated", "Any", "Callable", "ClassVar", "Concatenate", "Final", "ForwardRef", "Generic", "Literal"),
    *("Optional", "ParamSpec", "Protocol", "Tuple", "Type", "TypeVar", "TypeVarTuple", "Union", "AbstractSet"),
    *("ByteString", "Container", "ContextManager", "Hashable", "ItemsView", "Iterable", "Iterator", "KeysView"),
    *("Mapping", "MappingView", "MutableMapping", "MutableSequence", "MutableSet", "Sequence", "Sized"),
    *("ValuesView", "Awaitable", "AsyncIterator", "AsyncIterable", "Coroutine", "Collection", "AsyncGenerator"),
    *("AsyncContextManager", "Reversible", "SupportsAbs", "SupportsBytes", "SupportsComplex", "SupportsFloat"),
    *("SupportsIndex", "SupportsInt", "SupportsRound", "ChainMap", "Counter", "Deque", "Dict", "DefaultDict"),
    *("List", "OrderedDict", "Set", "FrozenSet", "NamedTuple", "TypedDict", "Generator", "BinaryIO", "IO"),
    *("Match", "Pattern", "TextIO", "AnyStr", "assert_type", "assert_never", "cast", "clear_overloads"),
    *("dataclass_transform", "final", "get_args", "get_origin", "get_overloads", "get_protocol_members"),
    *("get_type_hints", "is_protocol", "is_typeddict", "LiteralString", "Never", "NewType", "no_type_check"),
    *("no_type_check_decorator", "NoDefault", "NoReturn", "NotRequired", "overload", "override"),
    *("ParamSpecArgs", "ParamSpecKwargs", "ReadOnly", "Required", "reveal_type", "runtime_checkable", "Self"),
    *("Text", "TYPE_CHECKING", "TypeAlias", "TypeAliasType", "TypeGuard", "TypeIs", "Unpack"),
]
if "ByteString" not in globals():
    __all__.remove("ByteString")
