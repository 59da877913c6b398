//! `float`. <https://docs.python.org/3.13/library/functions.html#float>

use crate::memory::{Kind, Tuple, Value};
use crate::objects::int::from_big;
use crate::objects::int::methods::int_of_number;
use crate::objects::native::{Def, class_method, def, getter, static_method};
use crate::objects::{Str, Type};
use crate::text::{float_parse, float_round};
use crate::vm::{Raise, Res, Vm};
use dashu_int::IBig;
use std::cell::Cell;

thread_local! {
    static NAN_SERIAL: Cell<u64> = const { Cell::new(0) };
}

/// A NaN with bits of its own. Floats have no identity here, so each `float('nan')` gets another payload: `is` and
/// `in` then tell two of them apart, as they do in CPython.
pub fn fresh_nan() -> f64 {
    let serial = NAN_SERIAL.with(|count| {
        count.set(count.get() + 1);
        count.get()
    });
    f64::from_bits(0x7FF8_0000_0000_0000 | (serial & 0x7_FFFF_FFFF_FFFF))
}

/// Methods of the type.
pub const METHODS: &[Def] = &[
    static_method("__new__(cls, x=0, /)", "A number or text as a float.", |vm, args| {
        let value = float_of(vm, &args[1])?;
        let class = vm.types.float.clone();
        vm.wrap_native(&args[0], &class, Value::float(value))
    }),
    class_method("fromhex(cls, string, /)", "The float that a hexadecimal text stands for.", |vm, args| {
        let Some(text) = args[1].native::<Str>() else {
            return Err(vm.type_error("bad argument type for built-in operation"));
        };
        let value = float_parse::float_from_hex(text.as_str()).map_err(|error| vm.text_error(error))?;
        let exact = args[0].borrow_ref::<Type>().is_some_and(|class| class.same(&vm.types.float));
        if exact { Ok(Value::float(named(value))) } else { vm.call(&args[0], &[Value::float(value)]) }
    }),
    class_method("__getformat__(cls, typestr, /)", "How floats lie in memory.", |vm, args| {
        let name = vm.text_argument(&args[1], "__getformat__", "argument")?;
        match name.as_str() {
            "double" | "float" => Ok(vm.text("IEEE, little-endian")),
            _ => Err(vm.value_error("__getformat__() argument 1 must be 'double' or 'float'")),
        }
    }),
    def("hex(self, /)", "The exact value in hexadecimal.", |vm, args| {
        let text = float_parse::float_hex(this(&args[0]));
        Ok(vm.text(text))
    }),
    def("is_integer(self, /)", "True for a whole number.", |_, args| {
        let value = this(&args[0]);
        Ok(Value::bool(value.is_finite() && value == value.trunc()))
    }),
    def("as_integer_ratio(self, /)", "Two ints whose quotient is exactly this number.", |vm, args| {
        let value = this(&args[0]);
        if value.is_nan() {
            return Err(vm.value_error("cannot convert NaN to integer ratio"));
        }
        if value.is_infinite() {
            return Err(vm.overflow_error("cannot convert Infinity to integer ratio"));
        }
        let (mantissa, exponent) = float_round::integer_ratio(value);
        let power = IBig::ONE << exponent.unsigned_abs() as usize;
        let pair = if exponent < 0 {
            [Value::int(mantissa), from_big(power)]
        } else {
            [from_big(IBig::from(mantissa) * power), Value::int(1)]
        };
        Ok(Value::from(Tuple::from_slice(&pair)))
    }),
    def("conjugate(self, /)", "The number itself.", |_, args| Ok(Value::float(this(&args[0])))),
    getter("real", "The number itself.", |_, args| Ok(Value::float(this(&args[0])))),
    getter("imag", "0.0", |_, _| Ok(Value::float(0.0))),
    def("__trunc__(self, /)", "The number without its fraction, as an int.", |vm, args| {
        int_of_number(vm, &Value::float(this(&args[0])))
    }),
    def("__floor__(self, /)", "The largest int that is not larger.", |vm, args| {
        int_of_number(vm, &Value::float(this(&args[0]).floor()))
    }),
    def("__ceil__(self, /)", "The smallest int that is not smaller.", |vm, args| {
        int_of_number(vm, &Value::float(this(&args[0]).ceil()))
    }),
    def("__round__(self, ndigits=None, /)", "Rounds to an int, or to so many digits; ties to even.", |vm, args| {
        let value = this(&args[0]);
        if args[1].is_none() {
            return int_of_number(vm, &Value::float(float_round::round_half_even(value)));
        }
        let places = decimal_places(vm, &args[1])?;
        match float_round::round_to(value, places) {
            Some(rounded) => Ok(Value::float(rounded)),
            None => Err(vm.overflow_error("rounded value too large to represent")),
        }
    }),
    def("__getnewargs__(self, /)", "What a copy is made from.", |_, args| {
        Ok(Value::from(Tuple::from_vec(vec![Value::float(this(&args[0]))])))
    }),
];

fn this(value: &Value) -> f64 {
    value.unwrapped().as_float().unwrap_or(0.0)
}

/// A NaN gets bits of its own; its sign stays.
fn named(value: f64) -> f64 {
    if value.is_nan() { fresh_nan().copysign(value) } else { value }
}

/// `float(value)`
pub fn float_of(vm: &mut Vm, value: &Value) -> Res<f64> {
    match value.kind() {
        Kind::Float | Kind::Int | Kind::Bool | Kind::BigInt => return vm.float_of(value),
        Kind::Str => return float_of_text(vm, value),
        _ => {}
    }
    let class = vm.class_of(value);
    // An instance of a subclass may say itself what float it is.
    if let Some(method) = class.lookup(&vm.names.float) {
        let result = vm.call_special(&method, value, &class, &[])?;
        return match result.unwrapped().as_float() {
            Some(number) => {
                if result.kind() != Kind::Float {
                    let (own, found) = (vm.type_name(value), vm.type_name(&result));
                    vm.warn_of_subclass(&format!("{own}.__float__ returned non-float (type {found})"), "float")?;
                }
                Ok(number)
            }
            None => {
                let (own, found) = (vm.type_name(value), vm.type_name(&result));
                Err(vm.type_error(format!("{own}.__float__ returned non-float (type {found})")))
            }
        };
    }
    let number = matches!(value.unwrapped().kind(), Kind::Float | Kind::Int | Kind::BigInt);
    if number || class.lookup(&vm.names.index).is_some() { vm.float_of(value) } else { float_of_text(vm, value) }
}

/// The float that a text, or anything with bytes of text, stands for.
fn float_of_text(vm: &mut Vm, value: &Value) -> Res<f64> {
    let number = match value.native_ref::<Str>() {
        Some(text) => {
            vm.tick(text.as_str().len() / 16)?;
            float_parse::parse_float(text.as_str())
        }
        None => {
            let Some(bytes) = crate::objects::bytes::bytes_if_any(vm, value)? else {
                let found = vm.type_name(value);
                return Err(vm.type_error(format!("float() argument must be a string or a real number, not '{found}'")));
            };
            vm.tick(bytes.len() / 16)?;
            std::str::from_utf8(&bytes).ok().filter(|text| text.is_ascii()).and_then(float_parse::parse_float)
        }
    };
    match number {
        Some(number) => Ok(named(number)),
        None => Err(not_a_float(vm, value)),
    }
}

fn not_a_float(vm: &mut Vm, value: &Value) -> Raise {
    match vm.repr_of(value) {
        Ok(shown) => vm.value_error(format!("could not convert string to float: {}", shown.as_str())),
        Err(raise) => raise,
    }
}

/// A number of digits to round to, clipped to what matters for floats.
fn decimal_places(vm: &mut Vm, value: &Value) -> Res<i64> {
    let number = vm.index_value(value)?;
    match number.as_index() {
        Some(places) => Ok(places),
        None => Ok(if vm.less(&number, &Value::int(0))? { i64::MIN } else { i64::MAX }),
    }
}
