//! The methods of `Decimal`.

use super::compare::{as_number, total_order};
use super::context::{self, rounding};
use super::convert;
use super::logical;
use super::number::{Class, Number};
use super::object::{self, calculate_in, operand, this};
use super::settings::{Rounding, Settings};
use super::state::state;
use super::work::Work;
use super::{format, text};
use crate::memory::{Kind, Tuple, Value};
use crate::objects::native::{Def, class_method, def, getter, static_method};
use crate::vm::{Raise, Res, Vm};

type One = fn(&mut Work, &Number) -> Res<Number>;
type Two = fn(&mut Work, &Number, &Number) -> Res<Number>;

/// A function of the number under a context.
fn one(vm: &mut Vm, args: &[Value], body: One) -> Res {
    let decimal = this(vm, args)?;
    calculate_in(vm, &decimal.state, &args[1], |work| body(work, &decimal.number))
}

/// A function of the number and another under a context.
fn two(vm: &mut Vm, args: &[Value], body: Two) -> Res {
    let decimal = this(vm, args)?;
    context::given(vm, &decimal.state, &args[2])?;
    let other = operand(vm, &args[1])?;
    calculate_in(vm, &decimal.state, &args[2], |work| body(work, &decimal.number, &other))
}

/// What the number is, without a context.
fn tells(vm: &mut Vm, args: &[Value], test: fn(&Number) -> bool) -> Res {
    Ok(Value::bool(test(&this(vm, args)?.number)))
}

/// What the number is under a context.
fn tells_in(vm: &mut Vm, args: &[Value], test: fn(&Number, &Settings) -> bool) -> Res {
    let decimal = this(vm, args)?;
    let settings = settings(vm, args, 1)?;
    Ok(Value::bool(test(&decimal.number, &settings)))
}

/// The settings of the context given at a place, or of that in use.
fn settings(vm: &Vm, args: &[Value], place: usize) -> Res<Settings> {
    let state = &this(vm, args)?.state;
    let context = context::given(vm, state, args.get(place).unwrap_or(&Value::NONE))?;
    context::data(&context).map(|context| context.settings.get()).ok_or(Raise::Fault)
}

pub fn is_normal(number: &Number, settings: &Settings) -> bool {
    number.is_finite() && !number.is_zero() && number.adjusted() >= settings.least
}

pub fn is_subnormal(number: &Number, settings: &Settings) -> bool {
    number.is_finite() && !number.is_zero() && number.adjusted() < settings.least
}

/// What kind of number it is, in words.
pub fn class_name(number: &Number, settings: &Settings) -> String {
    let name = match number.class {
        Class::Signaling => return "sNaN".to_owned(),
        Class::Quiet => return "NaN".to_owned(),
        Class::Infinite => "Infinity",
        Class::Finite if number.is_zero() => "Zero",
        Class::Finite if is_subnormal(number, settings) => "Subnormal",
        Class::Finite => "Normal",
    };
    format!("{}{name}", if number.negative { '-' } else { '+' })
}

/// Whether both have the same exponent.
pub fn same_quantum(x: &Number, y: &Number) -> bool {
    if x.is_finite() && y.is_finite() {
        return x.exponent == y.exponent;
    }
    x.is_infinite() && y.is_infinite() || x.is_nan() && y.is_nan()
}

/// A copy with another sign, never rounded.
fn with_sign(vm: &mut Vm, args: &[Value], sign: fn(bool) -> bool) -> Res {
    let decimal = this(vm, args)?;
    Ok(decimal.state.make(decimal.number.signed(sign(decimal.number.negative))))
}

/// The number itself.
fn same(vm: &mut Vm, args: &[Value]) -> Res {
    this(vm, args)?;
    Ok(args[0].clone())
}

fn total(vm: &mut Vm, args: &[Value], magnitude: bool) -> Res {
    let decimal = this(vm, args)?;
    context::given(vm, &decimal.state, &args[2])?;
    let other = operand(vm, &args[1])?;
    let order = if magnitude {
        total_order(vm, &decimal.number.signed(false), &other.signed(false))?
    } else {
        total_order(vm, &decimal.number, &other)?
    };
    Ok(decimal.state.make(as_number(order)))
}

/// To the nearest whole number; `exact` tells when digits are lost.
fn whole(vm: &mut Vm, args: &[Value], exact: bool) -> Res {
    let decimal = this(vm, args)?;
    let usual = settings(vm, args, 2)?.rounding;
    let mode = if args[1].is_none() { usual } else { rounding(vm, &args[1])? };
    calculate_in(vm, &decimal.state, &args[2], |work| work.to_whole(&decimal.number, mode, exact))
}

fn quantize(vm: &mut Vm, args: &[Value]) -> Res {
    let decimal = this(vm, args)?;
    let usual = settings(vm, args, 3)?.rounding;
    let mode = if args[2].is_none() { usual } else { rounding(vm, &args[2])? };
    let pattern = operand(vm, &args[1])?;
    calculate_in(vm, &decimal.state, &args[3], |work| {
        work.rounding_as(mode, |work| work.quantize(&decimal.number, &pattern))
    })
}

fn fma(vm: &mut Vm, args: &[Value]) -> Res {
    let decimal = this(vm, args)?;
    context::given(vm, &decimal.state, &args[3])?;
    let (other, third) = (operand(vm, &args[1])?, operand(vm, &args[2])?);
    calculate_in(vm, &decimal.state, &args[3], |work| work.fma(&decimal.number, &other, &third))
}

fn to_text(vm: &mut Vm, args: &[Value], engineering: bool) -> Res<String> {
    let decimal = this(vm, args)?;
    let capitals = settings(vm, args, 1)?.capitals;
    text::shown(vm, &decimal.number, engineering, capitals)
}

fn round(vm: &mut Vm, args: &[Value]) -> Res {
    let decimal = this(vm, args)?;
    if args[1].is_none() || args[1].is_undef() {
        return convert::to_int(vm, &decimal.number, Rounding::HalfEven);
    }
    if !matches!(args[1].unwrapped().kind(), Kind::Int | Kind::Bool | Kind::BigInt) {
        return Err(vm.type_error("optional arg must be an integer"));
    }
    let places = context::word(vm, &args[1])?;
    let pattern = Number::new(false, super::limbs::from_u64(1), places.checked_neg().unwrap_or(i64::MAX));
    object::calculate_now(vm, &decimal.state, |work| work.quantize(&decimal.number, &pattern))
}

fn from_float(vm: &mut Vm, args: &[Value]) -> Res {
    let state = state(vm)?;
    let number = float_or_int(vm, &args[1])?;
    if args[0].same(&state.classes.decimal.value()) {
        return Ok(state.make(number));
    }
    let exact = state.make(number);
    vm.call(&args[0], &[exact])
}

/// The number of a float or an int.
pub fn float_or_int(vm: &mut Vm, value: &Value) -> Res<Number> {
    let inner = value.unwrapped();
    match inner.kind() {
        Kind::Int | Kind::Bool | Kind::BigInt => convert::of_int(vm, inner),
        Kind::Float => convert::of_float(vm, inner.as_float().unwrap_or(0.0)),
        _ => Err(vm.type_error("argument must be int or float")),
    }
}

fn reduce(vm: &mut Vm, args: &[Value]) -> Res {
    let text = vm.str_of(&args[0])?;
    let given = Value::from(Tuple::from_slice(&[text.value()]));
    Ok(Value::from(Tuple::from_slice(&[vm.class_of(&args[0]).value(), given])))
}

macro_rules! one {
    ($signature:literal, $doc:literal, |$work:ident, $x:ident| $body:expr) => {
        def(concat!($signature, "(self, /, context=None)"), $doc, |vm, args| one(vm, args, |$work, $x| $body))
    };
}

macro_rules! two {
    ($signature:literal, $doc:literal, |$work:ident, $x:ident, $y:ident| $body:expr) => {
        def(concat!($signature, "(self, /, other, context=None)"), $doc, |vm, args| {
            two(vm, args, |$work, $x, $y| $body)
        })
    };
}

macro_rules! tells {
    ($signature:literal, $doc:literal, |$x:ident| $body:expr) => {
        def(concat!($signature, "(self, /)"), $doc, |vm, args| tells(vm, args, |$x| $body))
    };
}

/// The methods with names, and those for conversions.
pub const METHODS: &[Def] = &[
    static_method("__new__(cls, value='0', context=None)", "Create and return a new object.", object::new),
    one!("exp", "e to that power.", |work, x| work.exp(x)),
    one!("ln", "The natural logarithm.", |work, x| work.logarithm(x, false)),
    one!("log10", "The logarithm to base ten.", |work, x| work.logarithm(x, true)),
    one!("sqrt", "The square root.", |work, x| work.square_root(x)),
    one!("logb", "The exponent of the first digit as a Decimal.", |work, x| work.logb(x)),
    one!("logical_invert", "Ones and zeros swapped.", |work, x| work.logical_invert(x)),
    one!("next_minus", "The next smaller number.", |work, x| work.neighbour(x, false)),
    one!("next_plus", "The next larger number.", |work, x| work.neighbour(x, true)),
    one!("normalize", "The number without zeros at its end.", |work, x| work.normalize(x)),
    two!("compare", "-1, 0 or 1 as a Decimal, or a NaN.", |work, x, y| work.compare(x, y, false)),
    two!("compare_signal", "As compare(), but every NaN signals.", |work, x, y| work.compare(x, y, true)),
    two!("max", "The larger of two numbers.", |work, x, y| work.choose(x, y, true, false)),
    two!("max_mag", "The number that lies further from zero.", |work, x, y| work.choose(x, y, true, true)),
    two!("min", "The smaller of two numbers.", |work, x, y| work.choose(x, y, false, false)),
    two!("min_mag", "The number that lies nearer to zero.", |work, x, y| work.choose(x, y, false, true)),
    two!("next_toward", "The next number in the direction of another.", |work, x, y| work.next_toward(x, y)),
    two!("remainder_near", "The remainder of the nearest whole quotient.", |work, x, y| work.remainder_near(x, y)),
    two!("logical_and", "The digits combined with and.", |work, x, y| work.logical(x, y, logical::AND)),
    two!("logical_or", "The digits combined with or.", |work, x, y| work.logical(x, y, logical::OR)),
    two!("logical_xor", "The digits combined with exclusive or.", |work, x, y| work.logical(x, y, logical::XOR)),
    two!("rotate", "The digits moved around in a circle.", |work, x, y| work.rotate(x, y)),
    two!("scaleb", "The number with its exponent raised.", |work, x, y| work.scaleb(x, y)),
    two!("shift", "The digits moved to one side.", |work, x, y| work.shift(x, y)),
    two!("copy_sign", "A copy with the sign of another number.", |_work, x, y| Ok(x.signed(y.negative))),
    def("compare_total(self, /, other, context=None)", "The place in an order of all representations.", |vm, args| {
        total(vm, args, false)
    }),
    def("compare_total_mag(self, /, other, context=None)", "As compare_total(), without signs.", |vm, args| {
        total(vm, args, true)
    }),
    def("same_quantum(self, /, other, context=None)", "Whether both have the same exponent.", |vm, args| {
        let decimal = this(vm, args)?;
        context::given(vm, &decimal.state, &args[2])?;
        let other = operand(vm, &args[1])?;
        Ok(Value::bool(same_quantum(&decimal.number, &other)))
    }),
    def("fma(self, /, other, third, context=None)", "self * other + third, rounded once.", fma),
    def("quantize(self, /, exp, rounding=None, context=None)", "The number with the exponent of another.", quantize),
    def("to_integral(self, /, rounding=None, context=None)", "As to_integral_value().", |vm, args| {
        whole(vm, args, false)
    }),
    def("to_integral_value(self, /, rounding=None, context=None)", "The nearest whole number.", |vm, args| {
        whole(vm, args, false)
    }),
    def(
        "to_integral_exact(self, /, rounding=None, context=None)",
        "The nearest whole number; says so when digits are lost.",
        |vm, args| whole(vm, args, true),
    ),
    def("to_eng_string(self, /, context=None)", "Text with exponents that are multiples of three.", |vm, args| {
        let text = to_text(vm, args, true)?;
        Ok(vm.text(text))
    }),
    def("number_class(self, /, context=None)", "What kind of number it is, in words.", |vm, args| {
        let settings = settings(vm, args, 1)?;
        let name = class_name(&this(vm, args)?.number, &settings);
        Ok(vm.text(name))
    }),
    def("is_normal(self, /, context=None)", "Whether it is finite, not zero and not subnormal.", |vm, args| {
        tells_in(vm, args, is_normal)
    }),
    def("is_subnormal(self, /, context=None)", "Whether it lies below the normal numbers.", |vm, args| {
        tells_in(vm, args, is_subnormal)
    }),
    tells!("is_canonical", "True.", |_x| true),
    tells!("is_finite", "Whether it is neither infinite nor NaN.", |x| x.is_finite()),
    tells!("is_infinite", "Whether it is infinite.", |x| x.is_infinite()),
    tells!("is_nan", "Whether it is a NaN.", |x| x.is_nan()),
    tells!("is_qnan", "Whether it is a quiet NaN.", |x| x.class == Class::Quiet),
    tells!("is_snan", "Whether it is a signaling NaN.", |x| x.class == Class::Signaling),
    tells!("is_signed", "Whether a minus stands in front.", |x| x.negative),
    tells!("is_zero", "Whether it is zero.", |x| x.is_zero()),
    def("adjusted(self, /)", "The exponent of the first digit.", |vm, args| {
        Ok(Value::int(this(vm, args)?.number.adjusted()))
    }),
    def("as_integer_ratio(self, /)", "Numerator and denominator in lowest terms.", |vm, args| {
        convert::to_ratio(vm, &this(vm, args)?.number)
    }),
    def("as_tuple(self, /)", "Sign, digits and exponent.", |vm, args| {
        let decimal = this(vm, args)?;
        convert::to_tuple(vm, &decimal.state, &decimal.number)
    }),
    def("canonical(self, /)", "The number itself.", same),
    def("conjugate(self, /)", "The number itself.", same),
    def("copy_abs(self, /)", "A copy without sign, never rounded.", |vm, args| with_sign(vm, args, |_| false)),
    def("copy_negate(self, /)", "A copy with the other sign, never rounded.", |vm, args| {
        with_sign(vm, args, |negative| !negative)
    }),
    def("radix(self, /)", "Ten.", |vm, args| Ok(this(vm, args)?.state.make(Number::small(10)))),
    class_method("from_float(type, f, /)", "A float, exactly.", from_float),
    getter("real", "the number itself", same),
    getter("imag", "zero", |vm, args| Ok(this(vm, args)?.state.make(Number::small(0)))),
    def("__hash__(self, /)", "Return hash(self).", |vm, args| {
        let hash = convert::hash(vm, &args[0], &this(vm, args)?.number)?;
        Ok(Value::int(hash))
    }),
    def("__repr__(self, /)", "Return repr(self).", |vm, args| {
        let text = to_text(vm, &args[..1], false)?;
        Ok(vm.text(format!("Decimal('{text}')")))
    }),
    def("__str__(self, /)", "Return str(self).", |vm, args| {
        let text = to_text(vm, &args[..1], false)?;
        Ok(vm.text(text))
    }),
    def("__format__(self, specifier, override=<unset>, /)", "The number as a format says.", format::method),
    def("__int__(self, /)", "int(self)", |vm, args| convert::to_int(vm, &this(vm, args)?.number, Rounding::Down)),
    def("__trunc__(self, /)", "The number without what is behind the point.", |vm, args| {
        convert::to_int(vm, &this(vm, args)?.number, Rounding::Down)
    }),
    def("__floor__(self, /)", "The nearest int below.", |vm, args| {
        convert::to_int(vm, &this(vm, args)?.number, Rounding::Floor)
    }),
    def("__ceil__(self, /)", "The nearest int above.", |vm, args| {
        convert::to_int(vm, &this(vm, args)?.number, Rounding::Ceiling)
    }),
    def("__round__(self, ndigits=None, /)", "The nearest number with so many places.", round),
    def("__float__(self, /)", "float(self)", |vm, args| {
        convert::to_float(vm, &this(vm, args)?.number).map(Value::float)
    }),
    def("__complex__(self, /)", "The number as a complex.", |vm, args| {
        let real = convert::to_float(vm, &this(vm, args)?.number)?;
        Ok(Value::from(crate::memory::Ref::new(crate::objects::Complex { real, imag: 0.0 })))
    }),
    def("__reduce__(self, /)", "How the number is made again.", reduce),
    def("__copy__(self, /)", "The number itself.", same),
    def("__deepcopy__(self, memo, /)", "The number itself.", same),
    def("__sizeof__(self, /)", "Size of object in memory, in bytes.", |vm, args| {
        Ok(Value::int(104 + this(vm, args)?.number.digits.len().saturating_sub(4) as i64 * 8))
    }),
];
