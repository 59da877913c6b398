import builtins as _builtins
import operator as _operator
from types import DynamicClassAttribute as _DynamicClassAttribute
from types import MappingProxyType as _MappingProxyType

__all__ = [
    *("EnumType", "EnumMeta", "EnumDict", "Enum", "IntEnum", "StrEnum", "Flag", "IntFlag", "ReprEnum"),
    *("auto", "unique", "property", "verify", "member", "nonmember", "FlagBoundary", "STRICT", "CONFORM", "EJECT"),
    *("KEEP", "global_flag_repr", "global_enum_repr", "global_str", "global_enum", "EnumCheck", "CONTINUOUS"),
    *("NAMED_FLAGS", "UNIQUE", "pickle_by_global_name", "pickle_by_enum_name"),
]

Enum = Flag = EJECT = ReprEnum = None
_unset = object()


class nonmember:
    """Keeps a value in the body of an enum from becoming a member."""

    def __init__(self, value):
        self.value = value


class member:
    """Makes something in the body of an enum a member."""

    def __init__(self, value):
        self.value = value


def _is_descriptor(obj):
    cls = type(obj)
    return hasattr(cls, "__get__") or hasattr(cls, "__set__") or hasattr(cls, "__delete__")


def _is_dunder(name):
    return len(name) > 4 and name[:2] == name[-2:] == "__" and name[2] != "_" and name[-3] != "_"


def _is_sunder(name):
    return len(name) > 2 and name[0] == name[-1] == "_" and name[1] != "_" and name[-2] != "_"


def _is_private(cls_name, name):
    prefix = f"_{cls_name}__"
    return len(name) > len(prefix) and name.startswith(prefix) and not name.endswith("__")


def _is_single_bit(number):
    return number > 0 and number & (number - 1) == 0


def _bits(number):
    """The single bits of a number, the lowest first."""
    while number:
        lowest = number & (~number + 1)
        yield lowest
        number ^= lowest


class auto:
    """Stands for a value that is worked out."""

    def __init__(self, value=_unset):
        self.value = _auto_null if value is _unset else value

    def __repr__(self):
        return "auto(%r)" % self.value


class _Null:
    def __repr__(self):
        return "_auto_null"


_auto_null = _Null()


class property(_DynamicClassAttribute):
    """An attribute of members that leaves its name free for a member."""

    member = None
    # What the name means in a base: a function of the member.
    _before = None

    def __get__(self, instance, ownerclass=None):
        if instance is None:
            found = self.member
        elif self.fget is not None:
            return self.fget(instance)
        elif self._before is not None:
            return self._before(instance)
        else:
            found = ownerclass._member_map_.get(self.name)
        if found is None:
            raise AttributeError(f"{ownerclass!r} has no attribute {self.name!r}")
        return found

    def _refuse(self, verb):
        raise AttributeError(f"<enum {self.clsname!r}> cannot {verb} attribute {self.name!r}")

    def __set__(self, instance, value):
        return self.fset(instance, value) if self.fset is not None else self._refuse("set")

    def __delete__(self, instance):
        return self.fdel(instance) if self.fdel is not None else self._refuse("delete")

    def __set_name__(self, ownerclass, name):
        self.name = name
        self.clsname = ownerclass.__name__


# Names that the body of an enum may give a meaning.
_SUNDER = frozenset(
    (
        *("_order_", "_generate_next_value_", "_numeric_repr_", "_missing_", "_ignore_", "_iter_member_"),
        *("_iter_member_by_value_", "_iter_member_by_def_", "_add_alias_", "_add_value_alias_"),
    )
)


class EnumDict(dict):
    """The namespace of the body of an enum."""

    def __init__(self):
        super().__init__()
        self._member_names = {}
        self._last_values = []
        self._ignore = []
        self._auto_called = False
        self._cls_name = None
        self._generate_next_value = None

    def __setitem__(self, key, value):
        if self._cls_name is not None and _is_private(self._cls_name, key):
            pass
        elif _is_sunder(key):
            if key not in _SUNDER and not key.startswith("_repr_"):
                raise ValueError(f"_sunder_ names, such as {key!r}, are reserved for future Enum use")
            if key == "_generate_next_value_":
                if self._auto_called:
                    raise TypeError("_generate_next_value_ must be defined before members")
                self._generate_next_value = value.__func__ if isinstance(value, staticmethod) else value
            elif key == "_ignore_":
                value = value.replace(",", " ").split() if isinstance(value, str) else list(value)
                self._ignore = value
                taken = set(value) & set(self._member_names)
                if taken:
                    raise ValueError(f"_ignore_ cannot specify already set names: {taken!r}")
        elif _is_dunder(key):
            if key == "__order__":
                key = "_order_"
        elif key in self._member_names:
            raise TypeError(f"{key!r} already defined as {self[key]!r}")
        elif key in self._ignore:
            pass
        elif isinstance(value, nonmember):
            value = value.value
        elif _is_descriptor(value) or self._is_nested(value):
            pass
        else:
            if key in self:
                raise TypeError(f"{key!r} already defined as {self[key]!r}")
            if isinstance(value, member):
                value = value.value
            if isinstance(value, auto):
                value = self._resolved(key, value)
            elif isinstance(value, tuple) and any(isinstance(one, auto) for one in value):
                parts = [self._resolved(key, one) if isinstance(one, auto) else one for one in value]
                try:
                    value = type(value)(parts)
                except TypeError:
                    value = type(value)(*parts)
            else:
                self._last_values.append(value)
            self._member_names[key] = None
        super().__setitem__(key, value)

    def _is_nested(self, value):
        """Whether a value is a class written in the body of the enum."""
        if self._cls_name is None or not isinstance(value, type):
            return False
        return f".{value.__qualname__}".endswith(f".{self._cls_name}.{value.__name__}")

    def _resolved(self, key, value):
        if value.value is _auto_null:
            generate = self._generate_next_value
            value.value = generate(key, 1, len(self._member_names), self._last_values[:])
            self._auto_called = True
        self._last_values.append(value.value)
        return value.value

    @_builtins.property
    def member_names(self):
        return list(self._member_names)

    def update(self, members, **more_members):
        pairs = ((name, members[name]) for name in members.keys()) if hasattr(members, "keys") else members
        for name, value in pairs:
            self[name] = value
        for name, value in more_members.items():
            self[name] = value


_EnumDict = EnumDict


# Enums whose members are being made.
_in_progress = set()


class _Maker:
    """Makes the members once their class is there, before __init_subclass__() is called."""

    def __init__(self, values, new, use_args, member_type, boundary):
        self.values = values
        self.new = new
        self.use_args = use_args
        self.member_type = member_type
        self.boundary = boundary

    def __set_name__(self, cls, name):
        type.__delattr__(cls, name)
        _in_progress.add(cls)
        try:
            for member_name, value in self.values.items():
                self.make(cls, member_name, value)
        finally:
            _in_progress.discard(cls)
        if Flag is not None and issubclass(cls, Flag):
            _finish_flag(cls)

    def make(self, cls, name, value):
        args = value if isinstance(value, tuple) else (value,)
        member_type = self.member_type
        if member_type is tuple:
            args = (args,)
        made = self.new(cls, *args) if self.use_args else self.new(cls)
        state = getattr(made, "__dict__", None)
        if state is None:
            raise TypeError("_value_ not set in __new__, unable to create it")
        if "_value_" not in state:
            if member_type is object:
                state["_value_"] = value
            else:
                try:
                    state["_value_"] = member_type(*args)
                except Exception as error:
                    raise TypeError("_value_ not set in __new__, unable to create it") from error
        value = state["_value_"]
        state["_name_"] = name
        state["__objclass__"] = cls
        type(made).__init__(made, *args)
        state["_sort_order_"] = len(cls._member_names_)
        known = None
        if Flag is None or not issubclass(cls, Flag):
            known = _known(cls, value)
        elif isinstance(value, int):
            known = cls._value2member_map_.get(value)
        if known is not None:
            made = known
        else:
            is_flag = Flag is not None and issubclass(cls, Flag)
            if not is_flag or isinstance(value, int) and _is_single_bit(value):
                cls._member_names_.append(name)
        cls._add_member_(name, made)
        _remember(cls, value, made)


def _shadowed(cls, name):
    """The descriptor of a base that a member takes the name of, what it is and where; None where there is none."""
    descriptor = kind = where = None
    for base in cls.__mro__[1:]:
        found = base.__dict__.get(name)
        if isinstance(found, _DynamicClassAttribute):
            return found, "enum", base
        if found is not None and _is_descriptor(found):
            descriptor, kind, where = found, kind or "desc", where or base
        elif found is not None:
            kind, where = "attr", base
    return descriptor, kind, where


def _known(cls, value):
    try:
        return cls._value2member_map_.get(value)
    except TypeError:
        for one in cls._member_map_.values():
            if one._value_ == value:
                return one
        return None


def _remember(cls, value, made):
    try:
        cls._value2member_map_.setdefault(value, made)
    except TypeError:
        cls._unhashable_values_.append(value)


def _finish_flag(cls):
    """Masks of a flag, and its members in the order of their values."""
    flags = all_bits = single = 0
    for one in cls._member_map_.values():
        value = one._value_
        if not isinstance(value, int):
            continue
        flags |= value
        if _is_single_bit(value):
            single |= value
    all_bits = 2 ** flags.bit_length() - 1
    set_ = type.__setattr__
    set_(cls, "_flag_mask_", flags)
    set_(cls, "_singles_mask_", single)
    set_(cls, "_all_bits_", all_bits)
    names = cls._member_names_
    ordered = sorted(names, key=lambda name: cls._member_map_[name]._value_)
    set_(cls, "_member_names_", names)
    set_(cls, "_in_order_", ordered == names)


class EnumType(type):
    """The class of enums."""

    @classmethod
    def __prepare__(metacls, cls, bases, **kwds):
        metacls._check_for_existing_members_(cls, bases)
        namespace = EnumDict()
        namespace._cls_name = cls
        member_type, first_enum = metacls._get_mixins_(cls, bases)
        if first_enum is not None:
            dict.__setitem__(
                namespace, "_generate_next_value_", getattr(first_enum, "_generate_next_value_", None)
            )
            namespace._generate_next_value = getattr(first_enum, "_generate_next_value_", None)
        return namespace

    def __new__(metacls, cls, bases, classdict, *, boundary=None, _simple=False, **kwds):
        if _simple:
            return super().__new__(metacls, cls, bases, classdict, **kwds)
        classdict.setdefault("_ignore_", []).append("_ignore_")
        ignored = classdict["_ignore_"]
        member_names = [name for name in classdict._member_names if name not in ignored]
        invalid = set(member_names) & {"mro", ""}
        if invalid:
            raise ValueError(f"invalid enum member name(s) {','.join(repr(name) for name in invalid)}")
        order = classdict.get("_order_")
        namespace = {
            key: value
            for key, value in classdict.items()
            if key not in classdict._member_names and key not in ignored and key != "_order_"
        }
        if isinstance(namespace.get("_generate_next_value_"), type(lambda: 0)):
            namespace["_generate_next_value_"] = staticmethod(namespace["_generate_next_value_"])
        member_type, first_enum = metacls._get_mixins_(cls, bases)
        new, save_new, use_args = metacls._find_new_(namespace, member_type, first_enum)
        values = {name: classdict[name] for name in member_names}
        namespace["_new_member_"] = new
        namespace["_use_args_"] = use_args
        namespace["_member_names_"] = []
        namespace["_member_map_"] = {}
        namespace["_value2member_map_"] = {}
        namespace["_unhashable_values_"] = []
        namespace["_member_type_"] = member_type
        namespace["_value_repr_"] = metacls._find_data_repr_(cls, bases)
        inherited = boundary or getattr(first_enum, "_boundary_", None)
        namespace["_boundary_"] = inherited
        namespace["_flag_mask_"] = 0
        namespace["_singles_mask_"] = 0
        namespace["_all_bits_"] = 0
        namespace["_in_order_"] = True
        if save_new:
            namespace["__new_member__"] = new
        namespace["_create_members_"] = _Maker(values, new, use_args, member_type, boundary)
        try:
            cls_obj = super().__new__(metacls, cls, bases, namespace, **kwds)
        except Exception as error:
            # That it happened in a `__set_name__` of ours tells nobody anything.
            if hasattr(error, "__notes__"):
                del error.__notes__
            raise
        set_ = type.__setattr__
        own = cls_obj.__dict__
        if ReprEnum is not None and ReprEnum in bases:
            if member_type is object:
                raise TypeError("ReprEnum subclasses must be mixed with a data type (i.e. int, str, float, etc.)")
            for name in ("__format__", "__str__"):
                if name not in namespace:
                    found = getattr(member_type, name)
                    if found is object.__str__:
                        found = member_type.__repr__
                    set_(cls_obj, name, found)
        for name in ("__repr__", "__str__", "__format__", "__reduce_ex__"):
            if name not in own:
                here = getattr(cls_obj, name)
                enum_method = getattr(first_enum, name, None)
                if here in (getattr(member_type, name, None), getattr(object, name, None)) and enum_method:
                    set_(cls_obj, name, enum_method)
        if Flag is not None and issubclass(cls_obj, Flag):
            for name in ("__or__", "__and__", "__xor__", "__ror__", "__rand__", "__rxor__", "__invert__"):
                if name not in own:
                    set_(cls_obj, name, getattr(Flag, name))
        if Enum is not None:
            set_(cls_obj, "__new__", Enum.__new__)
        if order is not None:
            if isinstance(order, str):
                order = order.replace(",", " ").split()
            found = list(cls_obj._member_names_)
            if Flag is not None and issubclass(cls_obj, Flag):
                order = [one for one in order if one in found]
            if order != found:
                raise TypeError(f"member order does not match _order_:\n  {found!r}\n  {order!r}")
        return cls_obj

    @_builtins.property
    def name(cls):
        found = cls._member_map_.get("name")
        if found is None:
            raise AttributeError(f"{cls!r} has no attribute 'name'")
        return found

    @_builtins.property
    def value(cls):
        found = cls._member_map_.get("value")
        if found is None:
            raise AttributeError(f"{cls!r} has no attribute 'value'")
        return found

    def __bool__(cls):
        return True

    def __call__(cls, value, names=_unset, *values, module=None, qualname=None, type=None, start=1, boundary=None):
        if cls._member_map_:
            if names is not _unset:
                return cls.__new__(cls, (value, names, *values))
            try:
                return cls._value2member_map_[value]
            except (KeyError, TypeError):
                pass
            return cls.__new__(cls, value)
        if names is _unset:
            if type is None:
                message = "specify `names=()` if you meant to create a new, empty, enum"
                raise TypeError(f"{cls} has no members; {message}")
            names = None
        return cls._create_(
            value, names, module=module, qualname=qualname, type=type, start=start, boundary=boundary
        )

    def __contains__(cls, value):
        """Whether a value is a member or the value of one."""
        if isinstance(value, cls):
            return True
        try:
            return value in cls._value2member_map_
        except TypeError:
            return value in cls._unhashable_values_

    def __delattr__(cls, attr):
        if attr in cls._member_map_:
            raise AttributeError(f"{cls.__name__!r} cannot delete member {attr!r}.")
        super().__delattr__(attr)

    def __setattr__(cls, name, value):
        if name in cls.__dict__.get("_member_map_", {}):
            raise AttributeError(f"cannot reassign member {name!r}")
        super().__setattr__(name, value)

    def __dir__(cls):
        names = {"__class__", "__contains__", "__doc__", "__getitem__", "__iter__", "__len__", "__members__"}
        names |= {"__module__", "__name__", "__qualname__", *cls._member_names_}
        if cls._new_member_ is not object.__new__:
            names.add("__new__")
        if cls.__init_subclass__ is not Enum.__init_subclass__:
            names.add("__init_subclass__")
        if cls._member_type_ is object:
            return sorted(names)
        return sorted(set(dir(cls._member_type_)) | names)

    def __getitem__(cls, name):
        """The member of that name."""
        return cls._member_map_[name]

    def __iter__(cls):
        """The members in the order of their definition."""
        return (cls._member_map_[name] for name in cls._member_names_)

    def __len__(cls):
        return len(cls._member_names_)

    @_builtins.property
    def __members__(cls):
        """The members by name, aliases included."""
        return _MappingProxyType(cls._member_map_)

    def __repr__(cls):
        if Flag is not None and issubclass(cls, Flag):
            return f"<flag {cls.__name__!r}>"
        return f"<enum {cls.__name__!r}>"

    def __reversed__(cls):
        return (cls._member_map_[name] for name in reversed(cls._member_names_))

    def _create_(cls, class_name, names, *, module=None, qualname=None, type=None, start=1, boundary=None):
        metacls = cls.__class__
        bases = (cls,) if type is None else (type, cls)
        _, first_enum = cls._get_mixins_(class_name, bases)
        classdict = metacls.__prepare__(class_name, bases)
        if isinstance(names, str):
            names = names.replace(",", " ").split()
        if isinstance(names, (tuple, list)) and names and isinstance(names[0], str):
            original, names = names, []
            last_values = []
            for count, name in enumerate(original):
                value = first_enum._generate_next_value_(name, start, count, last_values[:])
                last_values.append(value)
                names.append((name, value))
        if names is None:
            names = ()
        for item in names:
            if isinstance(item, str):
                name, value = item, names[item]
            else:
                name, value = item
            classdict[name] = value
        classdict["__module__"] = "__main__" if module is None else module
        if qualname is not None:
            classdict["__qualname__"] = qualname
        return metacls.__new__(metacls, class_name, bases, classdict, boundary=boundary)

    @classmethod
    def _check_for_existing_members_(mcls, class_name, bases):
        for chain in bases:
            for base in chain.__mro__:
                if isinstance(base, EnumType) and base._member_names_:
                    raise TypeError(f"<enum {class_name!r}> cannot extend {base!r}")

    @classmethod
    def _get_mixins_(mcls, class_name, bases):
        if not bases:
            return object, Enum
        first_enum = bases[-1]
        if not isinstance(first_enum, EnumType):
            raise TypeError("new enumerations should be created as `EnumName([mixin_type, ...] [data_type,] enum_type)`")
        member_type = mcls._find_data_type_(class_name, bases) or object
        return member_type, first_enum

    @classmethod
    def _find_data_repr_(mcls, class_name, bases):
        for chain in bases:
            for base in chain.__mro__:
                if base is object:
                    continue
                if isinstance(base, EnumType):
                    return base._value_repr_
                if "__repr__" in base.__dict__:
                    if (
                        "__dataclass_fields__" in base.__dict__
                        and "__dataclass_params__" in base.__dict__
                        and base.__dict__["__dataclass_params__"].repr
                    ):
                        return _dataclass_repr
                    return base.__dict__["__repr__"]
        return None

    @classmethod
    def _find_data_type_(mcls, class_name, bases):
        data_types = []
        for chain in bases:
            candidate = None
            for base in chain.__mro__:
                if base is object:
                    continue
                if isinstance(base, EnumType):
                    if base._member_type_ is not object:
                        if base._member_type_ not in data_types:
                            data_types.append(base._member_type_)
                        break
                elif "__new__" in base.__dict__ or "__dataclass_fields__" in base.__dict__:
                    found = candidate or base
                    if found not in data_types:
                        data_types.append(found)
                    break
                else:
                    candidate = candidate or base
        if len(data_types) > 1:
            raise TypeError(f"too many data types for {class_name!r}: {set(data_types)!r}")
        return data_types[0] if data_types else None

    @classmethod
    def _find_new_(mcls, classdict, member_type, first_enum):
        new = classdict.get("__new__")
        save_new = first_enum is not None and new is not None
        if isinstance(new, staticmethod):
            new = new.__func__
        if new is None:
            for method in ("__new_member__", "__new__"):
                for possible in (member_type, first_enum):
                    target = getattr(possible, method, None)
                    if target not in (None, object.__new__, getattr(Enum, "__new__", None)):
                        new = target
                        break
                if new is not None:
                    break
            else:
                new = object.__new__
        use_args = first_enum is not None and new is not object.__new__
        return new, save_new, use_args

    def _add_member_(cls, name, member):
        known = cls._member_map_.get(name, member)
        if known is not member:
            raise NameError(f"{name!r} is already bound: {known!r}")
        descriptor, kind, where = _shadowed(cls, name)
        if name in ("name", "value"):
            # The metaclass answers for the class, and `Enum` for its members.
            pass
        elif descriptor is None:
            type.__setattr__(cls, name, member)
        else:
            redirect = property()
            redirect.member = member
            redirect.__set_name__(cls, name)
            if kind != "attr":
                redirect.fget = getattr(descriptor, "fget", None)
                redirect.fset = getattr(descriptor, "fset", None)
                redirect.fdel = getattr(descriptor, "fdel", None)
            if kind == "attr":
                redirect._before = lambda member: getattr(where, name)
            elif kind == "desc":
                redirect._before = lambda member: getattr(member._value_, name)
            type.__setattr__(cls, name, redirect)
        cls._member_map_[name] = member


EnumMeta = EnumType


def _refusing(name):
    """What sets and deletes an attribute that stays as it is."""

    def set_(self, value):
        raise AttributeError(f"<enum 'Enum'> cannot set attribute {name!r}")

    def delete(self):
        raise AttributeError(f"<enum 'Enum'> cannot delete attribute {name!r}")

    return set_, delete


class Enum(metaclass=EnumType):
    """A fixed set of named values."""

    @classmethod
    def __signature__(cls):
        if cls._member_names_:
            return "(*values)"
        return "(new_class_name, /, names, *, module=None, qualname=None, type=None, start=1, boundary=None)"

    def __new__(cls, value):
        if type(value) is cls:
            return value
        try:
            return cls._value2member_map_[value]
        except KeyError:
            pass
        except TypeError:
            for one in cls._member_map_.values():
                if one._value_ == value:
                    return one
        if not cls._member_map_:
            if cls in _in_progress:
                raise TypeError("do not use `super().__new__; call the appropriate __new__ directly") from None
            if Enum is not None and cls is Enum or not cls._member_names_:
                hint = "; specify `names=()` if you meant to create a new, empty, enum"
                raise TypeError(f"{cls!r} has no members{hint}")
        failure = None
        try:
            result = cls._missing_(value)
        except Exception as error:
            failure = error
            result = None
        if isinstance(result, cls):
            return result
        if Flag is not None and issubclass(cls, Flag) and cls._boundary_ is EJECT and isinstance(result, int):
            return result
        invalid = ValueError(f"{value!r} is not a valid {cls.__qualname__}")
        if result is None and failure is None:
            raise invalid
        if failure is None:
            failure = TypeError(
                f"error in {cls.__name__}._missing_: returned {result!r} instead of None or a valid member"
            )
        if not isinstance(failure, ValueError):
            failure.__context__ = invalid
        raise failure

    def __init__(self, *args, **kwds):
        pass

    def _add_alias_(self, name):
        type(self)._add_member_(name, self)

    def _add_value_alias_(self, value):
        cls = type(self)
        known = _known(cls, value)
        if known is not None and known is not self:
            raise ValueError(f"{value!r} is already bound: {known!r}")
        _remember(cls, value, self)

    @staticmethod
    def _generate_next_value_(name, start, count, last_values):
        if not last_values:
            return start
        try:
            last_value = sorted(last_values).pop()
        except TypeError:
            raise TypeError("unable to sort non-numeric values") from None
        try:
            return last_value + 1
        except TypeError:
            raise TypeError(f"unable to increment {last_value!r}") from None

    @classmethod
    def _missing_(cls, value):
        return None

    def __repr__(self):
        shown = type(self)._value_repr_ or repr
        return f"<{type(self).__name__}.{self._name_}: {shown(self._value_)}>"

    def __str__(self):
        return f"{type(self).__name__}.{self._name_}"

    def __dir__(self):
        names = set() if self._member_type_ is object else set(object.__dir__(self))
        names |= {name for name in getattr(self, "__dict__", ()) if name[0] != "_" and name not in self._member_map_}
        for cls in type(self).__mro__:
            for name, found in cls.__dict__.items():
                if name[0] == "_":
                    continue
                if name not in self._member_map_ or getattr(found, "fget", None) is not None:
                    names.add(name)
                elif isinstance(found, property):
                    names.discard(name)
        return sorted({"__class__", "__doc__", "__eq__", "__hash__", "__module__", *names})

    def __format__(self, format_spec):
        return str.__format__(str(self), format_spec)

    def __hash__(self):
        return hash(self._name_)

    def __reduce_ex__(self, proto):
        return self.__class__, (self._value_,)

    def __deepcopy__(self, memo):
        return self

    def __copy__(self):
        return self

    # Native all the way, as programs read these in loops.
    name = _builtins.property(_operator.attrgetter("_name_"), *_refusing("name"), "The name of the member.")
    value = _builtins.property(_operator.attrgetter("_value_"), *_refusing("value"), "The value of the member.")


class ReprEnum(Enum):
    """An enum whose members show as their values, except in repr()."""


class IntEnum(int, ReprEnum):
    """An enum whose members are ints."""


class StrEnum(str, ReprEnum):
    """An enum whose members are text."""

    def __new__(cls, *values):
        if len(values) > 3:
            raise TypeError(f"too many arguments for str(): {values!r}")
        if len(values) == 1 and not isinstance(values[0], str):
            raise TypeError(f"{values[0]!r} is not a string")
        if len(values) >= 2 and not isinstance(values[1], str):
            raise TypeError(f"encoding must be a string, not {values[1]!r}")
        if len(values) == 3 and not isinstance(values[2], str):
            raise TypeError(f"errors must be a string, not {values[2]!r}")
        value = str(*values)
        made = str.__new__(cls, value)
        made._value_ = value
        return made

    @staticmethod
    def _generate_next_value_(name, start, count, last_values):
        return name.lower()


def pickle_by_global_name(self, proto):
    return self.name


def pickle_by_enum_name(self, proto):
    return getattr, (self.__class__, self._name_)


class FlagBoundary(StrEnum):
    """What becomes of bits that no member of a flag has."""

    STRICT = auto()
    CONFORM = auto()
    EJECT = auto()
    KEEP = auto()


STRICT, CONFORM, EJECT, KEEP = FlagBoundary


class Flag(Enum, boundary=STRICT):
    """An enum whose members can be combined."""

    _numeric_repr_ = repr

    @staticmethod
    def _generate_next_value_(name, start, count, last_values):
        if not last_values:
            return start if start is not None else 1
        last_value = max(last_values)
        try:
            high_bit = last_value.bit_length() - 1
        except Exception:
            raise TypeError(f"invalid flag value {last_value!r}") from None
        return 2 ** (high_bit + 1)

    @classmethod
    def _iter_member_by_value_(cls, value):
        for bit in _bits(value & cls._flag_mask_):
            found = cls._value2member_map_.get(bit)
            if found is not None:
                yield found

    @classmethod
    def _iter_member_(cls, value):
        found = cls._iter_member_by_value_(value)
        if not cls._in_order_:
            return iter(sorted(found, key=lambda one: one._sort_order_))
        return found

    @classmethod
    def _missing_(cls, value):
        if not isinstance(value, int):
            raise ValueError(f"{value!r} is not a valid {cls.__qualname__}")
        flags, all_bits = cls._flag_mask_, cls._all_bits_
        negative = value if value < 0 else None
        if not ~all_bits <= value <= all_bits or value & (all_bits ^ flags):
            boundary = cls._boundary_
            if boundary is STRICT:
                width = max(value.bit_length(), flags.bit_length())
                raise ValueError(
                    f"{cls!r} invalid value {value!r}\n    given {bin(value, width)}\n  allowed {bin(flags, width)}"
                )
            if boundary is CONFORM:
                value &= flags
            elif boundary is EJECT:
                return value
            elif boundary is KEEP and value < 0:
                value = max(all_bits + 1, 2 ** value.bit_length()) + value
        if value < 0:
            value = all_bits + 1 + value
        unknown = value & ~flags
        if cls._member_type_ is object:
            made = object.__new__(cls)
        else:
            made = cls._member_type_.__new__(cls, value)
        if "_value_" not in made.__dict__:
            made._value_ = value
        parts = [one._name_ for one in cls._iter_member_(value)]
        covered = 0
        for one in cls._iter_member_(value):
            covered |= one._value_
        aliases = [
            one
            for one in cls._member_map_.values()
            if one._value_ & ~covered and one._value_ & value == one._value_ and not _is_single_bit(one._value_)
        ]
        if unknown and cls._boundary_ is KEEP and unknown != value:
            made._name_ = "|".join([*parts, cls._numeric_repr_(unknown)])
        elif parts or aliases:
            made._name_ = "|".join([*parts, *(one._name_ for one in aliases)])
        else:
            made._name_ = None
        made.__objclass__ = cls
        made._sort_order_ = len(cls._member_names_)
        known = cls._value2member_map_.setdefault(value, made)
        if negative is not None:
            cls._value2member_map_[negative] = known
        return known

    def __contains__(self, other):
        """Whether all bits of another are set."""
        if not isinstance(other, self.__class__):
            raise TypeError(
                f"unsupported operand type(s) for 'in': {type(other).__qualname__!r} and {self.__class__.__qualname__!r}"
            )
        return other._value_ & self._value_ == other._value_

    def __iter__(self):
        """The members that are set."""
        yield from self._iter_member_(self._value_)

    def __len__(self):
        return self._value_.bit_count()

    def __repr__(self):
        shown = type(self)._value_repr_ or repr
        name = type(self).__name__
        if self._name_ is None:
            return f"<{name}: {shown(self._value_)}>"
        return f"<{name}.{self._name_}: {shown(self._value_)}>"

    def __str__(self):
        name = type(self).__name__
        if self._name_ is None:
            return f"{name}({self._value_!r})"
        return f"{name}.{self._name_}"

    def __bool__(self):
        return bool(self._value_)

    def _get_value(self, flag):
        if isinstance(flag, self.__class__):
            return flag._value_
        if self._member_type_ is not object and isinstance(flag, self._member_type_):
            return flag
        return NotImplemented

    def __or__(self, other):
        value = self._get_value(other)
        if value is NotImplemented:
            return NotImplemented
        for one in (self, other):
            if self._get_value(one) is None:
                raise TypeError(f"'{one}' cannot be combined with other flags with |")
        return self.__class__(self._value_ | value)

    def __and__(self, other):
        value = self._get_value(other)
        if value is NotImplemented:
            return NotImplemented
        return self.__class__(self._value_ & value)

    def __xor__(self, other):
        value = self._get_value(other)
        if value is NotImplemented:
            return NotImplemented
        return self.__class__(self._value_ ^ value)

    def __invert__(self):
        if self._boundary_ in (EJECT, KEEP):
            return self.__class__(~self._value_)
        return self.__class__(self._singles_mask_ & ~self._value_)

    __ror__ = __or__
    __rand__ = __and__
    __rxor__ = __xor__


class IntFlag(int, ReprEnum, Flag, boundary=KEEP):
    """A flag whose members are ints."""


def bin(num, max_bits=None):
    """The bits of a number, the sign in front."""
    number = _operator.index(num)
    if number >= 0:
        text = _builtins.bin(number + 2 ** number.bit_length())
        sign, digits = "0b0", text[3:]
    else:
        digits = _builtins.bin(~number ^ (2 ** number.bit_length() - 1) + 2 ** number.bit_length())[3:]
        sign = "0b1"
    if max_bits is not None and len(digits) < max_bits:
        digits = (sign[-1] * max_bits + digits)[-max_bits:]
    return f"{sign} {digits}"


def unique(enumeration):
    """Refuse an enum in which two names stand for one value."""
    repeated = [(name, one.name) for name, one in enumeration.__members__.items() if name != one.name]
    if repeated:
        details = ", ".join(f"{alias} -> {name}" for alias, name in repeated)
        raise ValueError(f"duplicate values found in {enumeration!r}: {details}")
    return enumeration


def _dataclass_repr(self):
    shown = self.__dataclass_fields__
    return ", ".join(f"{name}={getattr(self, name)!r}" for name in shown if shown[name].repr)


def global_enum_repr(self):
    """The module and name of a member."""
    module = self.__class__.__module__.split(".")[-1]
    return f"{module}.{self._name_}"


def global_flag_repr(self):
    """The module and names of a flag."""
    module = self.__class__.__module__.split(".")[-1]
    if self._name_ is None:
        return f"{module}.{type(self).__name__}({self._value_!r})"
    if _is_single_bit(self._value_):
        return f"{module}.{self._name_}"
    return "|".join(
        name if name[0].isdigit() else f"{module}.{name}" for name in self._name_.split("|")
    )


def global_str(self):
    """The name of a member."""
    if self._name_ is None:
        return f"{self.__class__.__name__}({self._value_!r})"
    return self._name_


def global_enum(cls, update_str=False):
    """Put the members of an enum into its module."""
    import sys

    cls.__repr__ = global_flag_repr if issubclass(cls, Flag) else global_enum_repr
    if not issubclass(cls, ReprEnum) or update_str:
        cls.__str__ = global_str
    module = sys.modules.get(cls.__module__)
    if module is not None:
        module.__dict__.update(cls.__members__)
    return cls


class EnumCheck(StrEnum):
    """What verify() can look at."""

    CONTINUOUS = "no skipped integer values"
    NAMED_FLAGS = "multi-flag aliases may not contain unnamed flags"
    UNIQUE = "one name per value"


CONTINUOUS, NAMED_FLAGS, UNIQUE = EnumCheck


class verify:
    """Refuse an enum that lacks certain properties."""

    def __init__(self, *checks):
        self.checks = checks

    def __call__(self, enumeration):
        name = enumeration.__name__
        is_flag = issubclass(enumeration, Flag)
        if not is_flag and not issubclass(enumeration, Enum):
            raise TypeError("the 'verify' decorator only works with Enum and Flag")
        for check in self.checks:
            if check is UNIQUE:
                repeated = [(alias, one.name) for alias, one in enumeration.__members__.items() if alias != one.name]
                if repeated:
                    details = ", ".join(f"{alias} -> {first}" for alias, first in repeated)
                    raise ValueError(f"aliases found in {enumeration!r}: {details}")
            elif check is CONTINUOUS:
                values = {one.value for one in enumeration}
                if len(values) < 2:
                    continue
                low, high = min(values), max(values)
                if is_flag:
                    missing = [2**bit for bit in range(low.bit_length(), high.bit_length() - 1) if 2**bit not in values]
                else:
                    missing = [value for value in range(low + 1, high) if value not in values]
                if missing:
                    kind = "flag" if is_flag else "enum"
                    listed = ", ".join(map(str, missing))
                    raise ValueError(f"invalid {kind} {name!r}: missing values {listed}")
            elif check is NAMED_FLAGS:
                values = [one.value for one in enumeration]
                names, missing = [], 0
                for alias, one in enumeration._member_map_.items():
                    if one.value < 0:
                        continue
                    lacking = [bit for bit in _bits(one.value) if bit not in values]
                    if lacking:
                        names.append(alias)
                        for bit in lacking:
                            missing |= bit
                if names:
                    if len(names) == 1:
                        aliases = f"alias {names[0]} is missing"
                    else:
                        aliases = f"aliases {', '.join(names[:-1])} and {names[-1]} are missing"
                    if _is_single_bit(missing):
                        value = f"value {hex(missing)}"
                    else:
                        value = f"combined values of {hex(missing)}"
                    raise ValueError(
                        f"invalid Flag {name!r}: {aliases} {value} [use enum.show_flag_values(value) for details]"
                    )
        return enumeration


def show_flag_values(value):
    """The bits of a flag."""
    return list(_bits(value))
