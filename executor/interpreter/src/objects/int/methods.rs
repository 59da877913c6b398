//! Methods of `int`.

use super::parse::{int_in_base, int_of};
use super::{from_big, to_big};
use crate::memory::{Tuple, Value};
use crate::objects::native::{Def, class_method, def, getter, static_method};
use crate::objects::{Bytes, Type};
use crate::vm::{Res, Vm};
use dashu_int::ops::{BitTest, UnsignedAbs};
use dashu_int::{IBig, UBig};

/// Methods of the type.
pub const METHODS: &[Def] = &[
    static_method(
        "__new__(cls, x=<unset>, /, base=<unset>)",
        "A number, or text in some base, as an int.",
        |vm, args| {
            let value = match (args[1].defined(), args[2].defined()) {
                (None, None) => Value::int(0),
                (None, Some(_)) => return Err(vm.type_error("int() missing string argument")),
                (Some(value), None) => int_of(vm, value)?,
                (Some(value), Some(base)) => int_in_base(vm, value, base)?,
            };
            let class = vm.types.int.clone();
            vm.wrap_native(&args[0], &class, value)
        },
    ),
    def("bit_length(self, /)", "How many bits the number takes without its sign.", |vm, args| {
        let magnitude = big(vm, &args[0])?.unsigned_abs();
        Ok(Value::int(magnitude.bit_len() as i64))
    }),
    def("bit_count(self, /)", "How many bits are set in the number without its sign.", |vm, args| {
        let magnitude = big(vm, &args[0])?.unsigned_abs();
        vm.tick(magnitude.bit_len() / 64)?;
        Ok(Value::int(magnitude.as_words().iter().map(|word| i64::from(word.count_ones())).sum()))
    }),
    def("to_bytes(self, /, length=1, byteorder='big', *, signed=False)", "The number as so many bytes.", to_bytes),
    class_method(
        "from_bytes(cls, /, bytes, byteorder='big', *, signed=False)",
        "The number that bytes stand for.",
        from_bytes,
    ),
    def("as_integer_ratio(self, /)", "The number and 1.", |vm, args| {
        let number = plain(vm, &args[0])?;
        Ok(Value::from(Tuple::from_vec(vec![number, Value::int(1)])))
    }),
    def("is_integer(self, /)", "True.", |_, _| Ok(Value::TRUE)),
    def("conjugate(self, /)", "The number itself.", |vm, args| plain(vm, &args[0])),
    getter("real", "The number itself.", |vm, args| plain(vm, &args[0])),
    getter("imag", "0", |_, _| Ok(Value::int(0))),
    getter("numerator", "The number itself.", |vm, args| plain(vm, &args[0])),
    getter("denominator", "1", |_, _| Ok(Value::int(1))),
    def("__trunc__(self, /)", "The number itself.", |vm, args| plain(vm, &args[0])),
    def("__floor__(self, /)", "The number itself.", |vm, args| plain(vm, &args[0])),
    def("__ceil__(self, /)", "The number itself.", |vm, args| plain(vm, &args[0])),
    def("__round__(self, ndigits=<unset>, /)", "Rounds to a power of ten, ties to even.", |vm, args| {
        let number = plain(vm, &args[0])?;
        match args[1].defined() {
            Some(digits) => round_to(vm, &number, digits),
            None => Ok(number),
        }
    }),
    def("__getnewargs__(self, /)", "What a copy is made from.", |vm, args| {
        let number = plain(vm, &args[0])?;
        Ok(Value::from(Tuple::from_vec(vec![number])))
    }),
];

/// The receiver as a plain int.
fn plain(vm: &mut Vm, value: &Value) -> Res {
    vm.index_value(value.unwrapped())
}

fn big(vm: &mut Vm, value: &Value) -> Res<IBig> {
    let number = plain(vm, value)?;
    Ok(to_big(&number).unwrap_or(IBig::ZERO))
}

/// `int(number)` of the built-in number types.
pub fn int_of_number(vm: &mut Vm, value: &Value) -> Res {
    if let Some(float) = value.as_float() {
        if float.is_nan() {
            return Err(vm.value_error("cannot convert float NaN to integer"));
        }
        if float.is_infinite() {
            return Err(vm.overflow_error("cannot convert float infinity to integer"));
        }
        return Ok(from_big(crate::vm::numbers::float_to_big(float.trunc())));
    }
    vm.index_value(value)
}

/// Rounds to `10 ** -digits`; a positive number of digits leaves an int alone.
fn round_to(vm: &mut Vm, number: &Value, digits: &Value) -> Res {
    let digits = vm.index_value(digits)?;
    let digits = to_big(&digits).unwrap_or(IBig::ZERO);
    if digits >= IBig::ZERO {
        return Ok(number.clone());
    }
    let value = to_big(number).unwrap_or(IBig::ZERO);
    let bits = value.clone().unsigned_abs().bit_len();
    // Beyond its own length the number rounds to 0; no need to make the power of ten.
    let places = usize::try_from(&-digits).unwrap_or(usize::MAX);
    if places > bits / 3 + 2 {
        return Ok(Value::int(0));
    }
    vm.charge_words(bits / 16 + 1)?;
    let unit = vm.big_power(&IBig::from(10), places)?;
    let (quotient, remainder) = vm.big_divide(&value, &unit)?;
    let twice: IBig = remainder * 2;
    let up = twice > unit || (twice == unit && quotient.bit(0));
    Ok(from_big((if up { quotient + IBig::ONE } else { quotient }) * unit))
}

/// True for little-endian.
fn byte_order(vm: &mut Vm, value: &Value, function: &str) -> Res<bool> {
    let order = vm.text_argument(value, function, "argument 'byteorder'")?;
    match order.as_str() {
        "little" => Ok(true),
        "big" => Ok(false),
        _ => Err(vm.value_error("byteorder must be either 'little' or 'big'")),
    }
}

fn to_bytes(vm: &mut Vm, args: &[Value]) -> Res {
    let number = big(vm, &args[0])?;
    let length = vm.index_of(&args[1])?;
    let little = byte_order(vm, &args[2], "to_bytes")?;
    let signed = vm.truth(&args[3])?;
    let Ok(length) = usize::try_from(length) else {
        return Err(vm.value_error("length argument must be non-negative"));
    };
    vm.charge(length)?;
    let negative = number < IBig::ZERO;
    if negative && !signed {
        return Err(vm.overflow_error("can't convert negative int to unsigned"));
    }
    // Bits the number takes, the sign apart.
    let magnitude = if negative { -&number - IBig::ONE } else { number.clone() };
    let needed = magnitude.clone().unsigned_abs().bit_len() + usize::from(signed);
    // -1 is all sign: it fits into nothing.
    let nothing = number == IBig::ZERO || (length == 0 && number == -IBig::ONE);
    if needed > length.saturating_mul(8) && !nothing {
        return Err(vm.overflow_error("int too big to convert"));
    }
    // Negative numbers are the complement of what is left without their sign.
    let mut bytes = magnitude.unsigned_abs().to_le_bytes().to_vec();
    bytes.resize(length, 0);
    if negative {
        bytes.iter_mut().for_each(|byte| *byte = !*byte);
    }
    if !little {
        bytes.reverse();
    }
    Ok(Value::from(Bytes::new(bytes)))
}

fn from_bytes(vm: &mut Vm, args: &[Value]) -> Res {
    let [class, source, order, signed] = args else { return Ok(Value::int(0)) };
    let little = byte_order(vm, order, "from_bytes")?;
    let signed = vm.truth(signed)?;
    let mut bytes = crate::objects::bytes::bytes_from(vm, source)?;
    vm.tick(bytes.len() / 8)?;
    if !little {
        bytes.reverse();
    }
    let negative = signed && bytes.last().is_some_and(|top| top & 0x80 != 0);
    if negative {
        bytes.iter_mut().for_each(|byte| *byte = !*byte);
    }
    let magnitude = IBig::from(UBig::from_le_bytes(&bytes));
    let number = from_big(if negative { -magnitude - IBig::ONE } else { magnitude });
    let exact = class.borrow_ref::<Type>().is_some_and(|class| class.same(&vm.types.int));
    if exact { Ok(number) } else { vm.call(class, &[number]) }
}
