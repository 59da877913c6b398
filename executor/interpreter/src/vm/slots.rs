//! The special methods of the built-in types: what `int.__add__` or `super().__setitem__` is.
//!
//! Each is declared once here and works on the built-in data inside its receiver, so that one definition serves all
//! types that have the operation.

use super::compare::Comparison;
use super::operators::{Binary, Unary};
use super::{Res, Vm};
use crate::memory::{Kind, Value};
use crate::objects::native::{Def, def};

macro_rules! binary {
    ($name:literal, $op:ident) => {
        def(concat!($name, "(self, value, /)"), "Return self op value.", |vm, args| {
            if is_wider(&args[1], &args[0]) {
                return Ok(Value::NOT_IMPLEMENTED);
            }
            vm.builtin_binary(Binary::$op, &args[0], &args[1])
        })
    };
}

macro_rules! reflected {
    ($name:literal, $op:ident) => {
        def(concat!($name, "(self, value, /)"), "Return value op self.", |vm, args| {
            if is_wider(&args[1], &args[0]) {
                return Ok(Value::NOT_IMPLEMENTED);
            }
            vm.builtin_binary(Binary::$op, &args[1], &args[0])
        })
    };
}

macro_rules! augmented {
    ($name:literal, $op:ident) => {
        def(concat!($name, "(self, value, /)"), "Implement the augmented assignment.", |vm, args| {
            let mut inner = args[0].unwrapped().clone();
            if inner.kind() == Kind::Dict {
                // Errors name the class of what is given.
                vm.update_mapping(&inner, &args[1])?;
                return Ok(args[0].clone());
            }
            let named = inner.kind() == Kind::ByteArray;
            let other = if named { &args[1] } else { args[1].unwrapped() };
            let result = vm.augmented(Binary::$op, &mut inner, other, false)?;
            drop(result);
            Ok(args[0].clone())
        })
    };
}

macro_rules! comparison {
    ($name:literal, $op:ident) => {
        def(concat!($name, "(self, value, /)"), "Return self op value.", |vm, args| {
            if is_wider(&args[1], &args[0]) || is_for_the_other(&args[1], &args[0]) {
                return Ok(Value::NOT_IMPLEMENTED);
            }
            if args[0].unwrapped().kind() == Kind::ByteArray && args[1].kind() == Kind::Foreign {
                if let Some(bytes) = crate::objects::bytes::memory_view_bytes(vm, &args[1])? {
                    let bytes = Value::from(crate::objects::Bytes::new(bytes));
                    return vm.builtin_compare(Comparison::$op, &args[0], &bytes);
                }
            }
            vm.builtin_compare(Comparison::$op, &args[0], &args[1])
        })
    };
}

const COMPARE: &[Def] = &[
    comparison!("__lt__", Less),
    comparison!("__le__", LessEqual),
    comparison!("__eq__", Equal),
    comparison!("__ne__", NotEqual),
    comparison!("__gt__", Greater),
    comparison!("__ge__", GreaterEqual),
];

const HASH: &[Def] = &[def("__hash__(self, /)", "Return hash(self).", |vm, args| {
    let inner = args[0].unwrapped().clone();
    if inner.as_float().is_some_and(f64::is_nan) {
        // A NaN goes by what object it is.
        return Ok(Value::int(crate::vm::compare::hash_pointer(&args[0])));
    }
    vm.hash(&inner).map(Value::int)
})];

const REPR: &[Def] = &[def("__repr__(self, /)", "Return repr(self).", |vm, args| {
    let mut out = String::new();
    vm.write_repr(&args[0], &mut out)?;
    Ok(vm.text(out))
})];

/// `int.__repr__` knows of bools only that they are ints.
const INT_REPR: &[Def] = &[def("__repr__(self, /)", "Return repr(self).", |vm, args| {
    let number = vm.index_value(args[0].unwrapped())?;
    vm.repr_of(&number).map(Value::from)
})];

const NUMBER: &[Def] = &[
    binary!("__add__", Add),
    reflected!("__radd__", Add),
    binary!("__sub__", Subtract),
    reflected!("__rsub__", Subtract),
    binary!("__mul__", Multiply),
    reflected!("__rmul__", Multiply),
    binary!("__truediv__", Divide),
    reflected!("__rtruediv__", Divide),
    def("__pow__(self, value, mod=None, /)", "Return pow(self, value, mod).", |vm, args| {
        let kind = args[0].unwrapped().kind();
        let float = kind == Kind::Float && !args[2].is_none();
        if kind == Kind::Complex && !args[2].is_none() {
            return no_complex_modulo(vm, &args[1]);
        }
        if !float && (is_wider(&args[1], &args[0]) || (!args[2].is_none() && is_wider(&args[2], &args[0]))) {
            return Ok(Value::NOT_IMPLEMENTED);
        }
        if args[2].is_none() {
            return vm.builtin_binary(Binary::Power, &args[0], &args[1]);
        }
        if let Some(raise) = no_modulus(vm, &args[0]) {
            return Err(raise);
        }
        crate::builtins::power(vm, &args[0], &args[1], &args[2])
    }),
    def("__rpow__(self, value, mod=None, /)", "Return pow(value, self, mod).", |vm, args| {
        let kind = args[0].unwrapped().kind();
        let float = kind == Kind::Float && !args[2].is_none();
        if kind == Kind::Complex && !args[2].is_none() {
            return no_complex_modulo(vm, &args[1]);
        }
        if !float && (is_wider(&args[1], &args[0]) || (!args[2].is_none() && is_wider(&args[2], &args[0]))) {
            return Ok(Value::NOT_IMPLEMENTED);
        }
        if !args[2].is_none()
            && let Some(raise) = no_modulus(vm, &args[0])
        {
            return Err(raise);
        }
        if !args[2].is_none() {
            return crate::builtins::power(vm, &args[1], &args[0], &args[2]);
        }
        vm.builtin_binary(Binary::Power, &args[1], &args[0])
    }),
    def("__neg__(self, /)", "-self", |vm, args| unary(vm, Unary::Negative, &args[0])),
    def("__pos__(self, /)", "+self", |vm, args| unary(vm, Unary::Positive, &args[0])),
    def("__abs__(self, /)", "abs(self)", |vm, args| {
        let inner = args[0].unwrapped().clone();
        crate::builtins::absolute(vm, &inner)
    }),
    def("__bool__(self, /)", "True if self else False", |vm, args| {
        let inner = args[0].unwrapped().clone();
        vm.truth(&inner).map(Value::bool)
    }),
];

const BOOL: &[Def] = &[def("__bool__(self, /)", "True if self else False", |vm, args| {
    let inner = args[0].unwrapped().clone();
    vm.truth(&inner).map(Value::bool)
})];

const REAL: &[Def] = &[
    binary!("__floordiv__", FloorDivide),
    reflected!("__rfloordiv__", FloorDivide),
    binary!("__mod__", Modulo),
    reflected!("__rmod__", Modulo),
    binary!("__divmod__", Divmod),
    reflected!("__rdivmod__", Divmod),
    def("__int__(self, /)", "int(self)", |vm, args| {
        crate::objects::int::methods::int_of_number(vm, args[0].unwrapped())
    }),
    def("__float__(self, /)", "float(self)", |vm, args| {
        let inner = args[0].unwrapped().clone();
        vm.float_of(&inner).map(Value::float)
    }),
];

const INTEGER: &[Def] = &[
    binary!("__and__", And),
    reflected!("__rand__", And),
    binary!("__or__", Or),
    reflected!("__ror__", Or),
    binary!("__xor__", Xor),
    reflected!("__rxor__", Xor),
    binary!("__lshift__", LeftShift),
    reflected!("__rlshift__", LeftShift),
    binary!("__rshift__", RightShift),
    reflected!("__rrshift__", RightShift),
    def("__invert__(self, /)", "~self", |vm, args| unary(vm, Unary::Invert, &args[0])),
    def("__index__(self, /)", "Return self converted to an integer.", |vm, args| vm.index_value(args[0].unwrapped())),
];

const LOGIC: &[Def] = &[
    binary!("__and__", And),
    reflected!("__rand__", And),
    binary!("__or__", Or),
    reflected!("__ror__", Or),
    binary!("__xor__", Xor),
    reflected!("__rxor__", Xor),
    def("__invert__(self, /)", "~self", |vm, args| unary(vm, Unary::Invert, &args[0])),
];

macro_rules! of_sets {
    ($name:literal, $op:ident) => {
        def(concat!($name, "(self, value, /)"), "Return self op value.", |vm, args| {
            if is_for_the_other(&args[1], &args[0]) {
                return Ok(Value::NOT_IMPLEMENTED);
            }
            vm.builtin_binary(Binary::$op, &args[0], &args[1])
        })
    };
    ($name:literal, $op:ident, reflected) => {
        def(concat!($name, "(self, value, /)"), "Return value op self.", |vm, args| {
            if is_for_the_other(&args[1], &args[0]) {
                return Ok(Value::NOT_IMPLEMENTED);
            }
            vm.builtin_binary(Binary::$op, &args[1], &args[0])
        })
    };
}

const SET: &[Def] = &[
    of_sets!("__and__", And),
    of_sets!("__rand__", And, reflected),
    of_sets!("__or__", Or),
    of_sets!("__ror__", Or, reflected),
    of_sets!("__xor__", Xor),
    of_sets!("__rxor__", Xor, reflected),
    of_sets!("__sub__", Subtract),
    of_sets!("__rsub__", Subtract, reflected),
];

macro_rules! set_augmented {
    ($name:literal, $op:ident) => {
        def(concat!($name, "(self, value, /)"), "Implement the augmented assignment.", |vm, args| {
            if !matches!(args[1].unwrapped().kind(), Kind::Set | Kind::FrozenSet) {
                return Ok(Value::NOT_IMPLEMENTED);
            }
            let mut inner = args[0].unwrapped().clone();
            drop(vm.augmented(Binary::$op, &mut inner, args[1].unwrapped(), false)?);
            Ok(args[0].clone())
        })
    };
}

const SET_AUGMENTED: &[Def] = &[
    set_augmented!("__iand__", And),
    set_augmented!("__ior__", Or),
    set_augmented!("__ixor__", Xor),
    set_augmented!("__isub__", Subtract),
];

const SIZED: &[Def] = &[
    def("__len__(self, /)", "Return len(self).", |vm, args| {
        let inner = args[0].unwrapped().clone();
        vm.length(&inner).map(|length| Value::int(length as i64))
    }),
    def("__contains__(self, key, /)", "Return bool(key in self).", |vm, args| {
        let inner = args[0].unwrapped().clone();
        vm.contains(&inner, &args[1]).map(Value::bool)
    }),
];

const ITERABLE: &[Def] = &[def("__iter__(self, /)", "Implement iter(self).", |vm, args| {
    let inner = args[0].unwrapped().clone();
    vm.iter(&inner)
})];

pub const ITERATOR: &[Def] = &[
    def("__iter__(self, /)", "Implement iter(self).", |_, args| Ok(args[0].clone())),
    def("__next__(self, /)", "Implement next(self).", |vm, args| {
        let inner = args[0].unwrapped().clone();
        match vm.next(&inner)? {
            Some(value) => Ok(value),
            None => Err(vm.stop_iteration(Value::NONE)),
        }
    }),
];

const GETITEM: &[Def] = &[def("__getitem__(self, key, /)", "Return self[key].", |vm, args| {
    let inner = args[0].unwrapped().clone();
    // A dict subclass may say what stands for a missing key.
    if inner.kind() == Kind::Dict && args[0].kind() == Kind::Instance {
        let dict = inner.to_ref().expect("the kind says so");
        if let Some(value) = vm.dict_get(&dict, &args[1])? {
            return Ok(value);
        }
        let missing = vm.names.missing.clone();
        return match vm.special(&args[0], &missing, &args[1..2])? {
            Some(value) => Ok(value),
            None => Err(vm.key_error(&args[1])),
        };
    }
    vm.get_item(&inner, &args[1])
})];

const SETITEM: &[Def] = &[
    def("__setitem__(self, key, value, /)", "Set self[key] to value.", |vm, args| {
        let inner = args[0].unwrapped().clone();
        vm.set_item(&inner, &args[1], args[2].clone()).map(Value::from)
    }),
    def("__delitem__(self, key, /)", "Delete self[key].", |vm, args| {
        let inner = args[0].unwrapped().clone();
        vm.delete_item(&inner, &args[1]).map(Value::from)
    }),
];

const CONCAT: &[Def] = &[
    def("__add__(self, value, /)", "Return self+value.", |vm, args| {
        let result = vm.builtin_binary(Binary::Add, &args[0], &args[1])?;
        if result.is_not_implemented() { Err(vm.unsupported(Binary::Add, &args[0], &args[1], "")) } else { Ok(result) }
    }),
    def("__mul__(self, value, /)", "Return self*value.", repeated),
    def("__rmul__(self, value, /)", "Return value*self.", repeated),
];

const CONCAT_AUGMENTED: &[Def] = &[
    augmented!("__iadd__", Add),
    def("__imul__(self, value, /)", "Implement self*=value.", |vm, args| {
        let count = count_of(vm, &args[1])?;
        let mut inner = args[0].unwrapped().clone();
        drop(vm.augmented(Binary::Multiply, &mut inner, &count, false)?);
        Ok(args[0].clone())
    }),
];

/// How often a sequence is repeated; what is too large is told of by its own class.
fn count_of(vm: &mut Vm, value: &Value) -> Res {
    let count = vm.index_value(value)?;
    if count.as_index().is_none() {
        let found = vm.type_name(value);
        return Err(vm.overflow_error(format!("cannot fit '{found}' into an index-sized integer")));
    }
    Ok(count)
}

fn repeated(vm: &mut Vm, args: &[Value]) -> Res {
    let count = count_of(vm, &args[1])?;
    vm.builtin_binary(Binary::Multiply, &args[0], &count)
}

const PERCENT: &[Def] = &[
    binary!("__mod__", Modulo),
    def("__rmod__(self, value, /)", "Return value%self.", |vm, args| {
        if args[0].unwrapped().kind() != args[1].unwrapped().kind() {
            return Ok(Value::NOT_IMPLEMENTED);
        }
        vm.builtin_binary(Binary::Modulo, &args[1], &args[0])
    }),
];

const FORMAT: &[Def] =
    &[def("__format__(self, format_spec, /)", "Return a formatted version of the object.", |vm, args| {
        let spec = vm.text_argument(&args[1], "__format__", "argument")?;
        vm.format_builtin(&args[0], spec.as_str())
    })];

const STR: &[Def] = &[def("__str__(self, /)", "Return str(self).", |vm, args| {
    let inner = args[0].unwrapped().clone();
    vm.str_of(&inner).map(Value::from)
})];

const DICT: &[Def] = &[binary!("__or__", Or), reflected!("__ror__", Or), augmented!("__ior__", Or)];

const TYPE: &[Def] = &[
    def("__or__(self, value, /)", "Return self|value.", |vm, args| vm.type_union(&args[0], &args[1])),
    def("__ror__(self, value, /)", "Return value|self.", |vm, args| match args[1].kind() {
        Kind::Type | Kind::None | Kind::Foreign => vm.builtin_binary(Binary::Or, &args[1], &args[0]),
        _ => Ok(Value::NOT_IMPLEMENTED),
    }),
];

/// A power of a complex number with a modulus: the other operand is looked at before it is refused.
fn no_complex_modulo(vm: &mut Vm, other: &Value) -> Res {
    let other = other.unwrapped();
    if !super::operators::is_number(other.kind()) {
        return Ok(Value::NOT_IMPLEMENTED);
    }
    if other.kind() == Kind::BigInt && super::numbers::to_float(other).is_none() {
        return Err(vm.overflow_error("int too large to convert to float"));
    }
    Err(vm.value_error("complex modulo"))
}

/// Only integers have a power with a modulus.
fn no_modulus(vm: &Vm, value: &Value) -> Option<super::Raise> {
    match value.unwrapped().kind() {
        Kind::Float => Some(vm.type_error("pow() 3rd argument not allowed unless all arguments are integers")),
        Kind::Complex => Some(vm.value_error("complex modulo")),
        _ => None,
    }
}

fn unary(vm: &mut Vm, op: Unary, value: &Value) -> Res {
    match vm.number_unary(op, value)? {
        Some(result) => Ok(result),
        None => Ok(Value::NOT_IMPLEMENTED),
    }
}

/// Whether `other` is of a number type that knows more numbers than that of `this`, or of none at all: another does
/// the work then.
/// What the other side has to do: views of dicts know sets, bytearrays know bytes, and not the other way round.
fn is_for_the_other(other: &Value, this: &Value) -> bool {
    match this.unwrapped().kind() {
        Kind::Set | Kind::FrozenSet => other.kind() == Kind::DictView,
        Kind::Bytes => other.unwrapped().kind() != Kind::Bytes,
        _ => false,
    }
}

fn is_wider(other: &Value, this: &Value) -> bool {
    let width = |value: &Value| match value.unwrapped().kind() {
        Kind::Int | Kind::Bool | Kind::BigInt => 1,
        Kind::Float => 2,
        Kind::Complex => 3,
        _ => 0,
    };
    width(this) > 0 && (width(other) > width(this) || width(other) == 0)
}

/// True for the name of a special method that stands for an operation.
pub fn is_slot(name: &str) -> bool {
    name.starts_with("__")
        && name.ends_with("__")
        && !matches!(
            name,
            "__format__"
                | "__sizeof__"
                | "__reduce__"
                | "__reduce_ex__"
                | "__dir__"
                | "__init_subclass__"
                | "__subclasshook__"
                | "__class_getitem__"
                | "__getnewargs__"
                | "__getinitargs__"
                | "__round__"
                | "__trunc__"
                | "__floor__"
                | "__ceil__"
                | "__reversed__"
                | "__length_hint__"
                | "__new__"
                | "__prepare__"
                | "__instancecheck__"
                | "__subclasscheck__"
                | "__enter__"
                | "__exit__"
                | "__complex__"
                | "__bytes__"
                | "__missing__"
                | "__copy__"
                | "__deepcopy__"
                | "__setstate__"
                | "__getstate__"
                | "__mro_entries__"
                | "__set_name__"
                | "__alloc__"
                | "__replace__"
                | "__typing_subst__"
                | "__typing_prepare_subst__"
        )
}

/// Gives every built-in class the special methods its operations stand for.
pub fn fill(vm: &mut Vm) {
    let t = &vm.types;
    let number: &[&[Def]] = &[COMPARE, HASH, REPR, NUMBER, REAL, FORMAT];
    let table: Vec<(crate::memory::Ref<crate::objects::Type>, Vec<&'static [Def]>)> = vec![
        (t.int.clone(), [number, &[INTEGER, INT_REPR]].concat()),
        (t.bool.clone(), vec![LOGIC, REPR]),
        (t.float.clone(), number.to_vec()),
        (t.complex.clone(), vec![COMPARE, HASH, REPR, NUMBER, FORMAT]),
        (t.str.clone(), vec![COMPARE, HASH, REPR, SIZED, ITERABLE, GETITEM, CONCAT, PERCENT, FORMAT, STR]),
        (t.bytes.clone(), vec![COMPARE, HASH, REPR, SIZED, ITERABLE, GETITEM, CONCAT, PERCENT]),
        (
            t.bytearray.clone(),
            vec![COMPARE, REPR, SIZED, ITERABLE, GETITEM, SETITEM, CONCAT, CONCAT_AUGMENTED, PERCENT],
        ),
        (t.list.clone(), vec![COMPARE, REPR, SIZED, ITERABLE, GETITEM, SETITEM, CONCAT, CONCAT_AUGMENTED]),
        (t.tuple.clone(), vec![COMPARE, HASH, REPR, SIZED, ITERABLE, GETITEM, CONCAT]),
        (t.dict.clone(), vec![COMPARE, REPR, SIZED, ITERABLE, GETITEM, SETITEM, DICT]),
        (t.set.clone(), vec![COMPARE, REPR, SIZED, ITERABLE, SET, SET_AUGMENTED]),
        (t.frozenset.clone(), vec![COMPARE, HASH, REPR, SIZED, ITERABLE, SET]),
        (t.range.clone(), vec![COMPARE, HASH, REPR, SIZED, ITERABLE, GETITEM, BOOL]),
        (t.slice.clone(), vec![COMPARE, HASH, REPR]),
        (t.dict_keys.clone(), vec![COMPARE, REPR, SIZED, ITERABLE, SET]),
        (t.dict_items.clone(), vec![COMPARE, REPR, SIZED, ITERABLE, SET]),
        (t.dict_values.clone(), vec![REPR, SIZED, ITERABLE]),
        (t.odict_keys.clone(), vec![COMPARE, REPR, SIZED, ITERABLE, SET]),
        (t.odict_items.clone(), vec![COMPARE, REPR, SIZED, ITERABLE, SET]),
        (t.odict_values.clone(), vec![REPR, SIZED, ITERABLE]),
        (t.type_.clone(), vec![TYPE, REPR]),
        (t.none.clone(), vec![REPR, BOOL]),
        (t.not_implemented.clone(), vec![REPR, BOOL]),
        (t.ellipsis.clone(), vec![REPR]),
        (t.generator.clone(), vec![ITERATOR]),
    ];
    let iterators: Vec<_> = vm.types.all().into_iter().filter(|class| class.layout == Kind::Iter).collect();
    for (class, groups) in table {
        for group in groups {
            vm.add_methods(&class, group);
        }
    }
    for class in iterators {
        vm.add_methods(&class, ITERATOR);
    }
    for class in [
        vm.types.list.clone(),
        vm.types.dict.clone(),
        vm.types.set.clone(),
        vm.types.bytearray.clone(),
        vm.types.dict_keys.clone(),
        vm.types.dict_items.clone(),
        vm.types.odict_keys.clone(),
        vm.types.odict_items.clone(),
    ] {
        let name = vm.names.hash.clone();
        class.dict.set_str(&name, Value::NONE);
    }
}
