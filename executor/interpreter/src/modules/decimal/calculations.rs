//! What a `Context` calculates: the operations with the context in front.

use super::compare::{as_number, total_order};
use super::context::this;
use super::convert;
use super::logical;
use super::methods::{class_name, float_or_int, is_normal, is_subnormal, same_quantum};
use super::number::{Class, Number};
use super::object::{self, calculate, operand};
use super::operators::divmod_in;
use super::settings::Settings;
use super::text;
use super::work::Work;
use crate::memory::Value;
use crate::objects::native::{Def, def};
use crate::vm::{Res, Vm};

fn one(vm: &mut Vm, args: &[Value], body: fn(&mut Work, &Number) -> Res<Number>) -> Res {
    let context = this(vm, args)?;
    let x = operand(vm, &args[1])?;
    let state = context.state()?;
    Ok(state.make(calculate(vm, &state, context, |work| body(work, &x))?))
}

fn two(vm: &mut Vm, args: &[Value], body: fn(&mut Work, &Number, &Number) -> Res<Number>) -> Res {
    let context = this(vm, args)?;
    let (x, y) = (operand(vm, &args[1])?, operand(vm, &args[2])?);
    let state = context.state()?;
    Ok(state.make(calculate(vm, &state, context, |work| body(work, &x, &y))?))
}

fn tells(vm: &mut Vm, args: &[Value], test: fn(&Number, &Settings) -> bool) -> Res {
    let settings = this(vm, args)?.settings.get();
    let x = operand(vm, &args[1])?;
    Ok(Value::bool(test(&x, &settings)))
}

fn shown(vm: &mut Vm, args: &[Value], engineering: bool) -> Res {
    let settings = this(vm, args)?.settings.get();
    let x = operand(vm, &args[1])?;
    let text = text::shown(vm, &x, engineering, settings.capitals)?;
    Ok(vm.text(text))
}

/// An argument that has to be a decimal itself.
fn decimal(vm: &Vm, args: &[Value]) -> Res {
    this(vm, args)?;
    match object::data(&args[1]) {
        Some(_) => Ok(args[1].clone()),
        None => Err(vm.type_error("argument must be a Decimal")),
    }
}

fn power(vm: &mut Vm, args: &[Value]) -> Res {
    let context = this(vm, args)?;
    let (x, y) = (operand(vm, &args[1])?, operand(vm, &args[2])?);
    let state = context.state()?;
    let number = if args[3].is_none() {
        calculate(vm, &state, context, |work| work.power(&x, &y))?
    } else {
        let modulo = operand(vm, &args[3])?;
        calculate(vm, &state, context, |work| work.power_modulo(&x, &y, &modulo))?
    };
    Ok(state.make(number))
}

macro_rules! one {
    ($name:literal, $doc:literal, |$work:ident, $x:ident| $body:expr) => {
        def(concat!($name, "(self, x, /)"), $doc, |vm, args| one(vm, args, |$work, $x| $body))
    };
}

macro_rules! two {
    ($name:literal, $doc:literal, |$work:ident, $x:ident, $y:ident| $body:expr) => {
        def(concat!($name, "(self, x, y, /)"), $doc, |vm, args| two(vm, args, |$work, $x, $y| $body))
    };
}

macro_rules! tells {
    ($name:literal, $doc:literal, $test:expr) => {
        def(concat!($name, "(self, x, /)"), $doc, |vm, args| tells(vm, args, $test))
    };
}

/// The operations.
pub const METHODS: &[Def] = &[
    one!("abs", "The number without its sign.", |work, x| work.signed(x, false)),
    one!("exp", "e to that power.", |work, x| work.exp(x)),
    one!("ln", "The natural logarithm.", |work, x| work.logarithm(x, false)),
    one!("log10", "The logarithm to base ten.", |work, x| work.logarithm(x, true)),
    one!("logb", "The exponent of the first digit as a Decimal.", |work, x| work.logb(x)),
    one!("logical_invert", "Ones and zeros swapped.", |work, x| work.logical_invert(x)),
    one!("minus", "The number with the other sign.", |work, x| work.signed(x, !x.negative)),
    one!("next_minus", "The next smaller number.", |work, x| work.neighbour(x, false)),
    one!("next_plus", "The next larger number.", |work, x| work.neighbour(x, true)),
    one!("normalize", "The number without zeros at its end.", |work, x| work.normalize(x)),
    one!("plus", "The number, rounded.", |work, x| work.signed(x, x.negative)),
    one!("sqrt", "The square root.", |work, x| work.square_root(x)),
    one!("to_integral", "As to_integral_value().", |work, x| work.to_whole(x, work.settings.rounding, false)),
    one!("to_integral_value", "The nearest whole number.", |work, x| {
        work.to_whole(x, work.settings.rounding, false)
    }),
    one!("to_integral_exact", "The nearest whole number; says so when digits are lost.", |work, x| {
        work.to_whole(x, work.settings.rounding, true)
    }),
    one!("copy_abs", "A copy without sign, never rounded.", |_work, x| Ok(x.signed(false))),
    one!("copy_negate", "A copy with the other sign, never rounded.", |_work, x| Ok(x.signed(!x.negative))),
    two!("add", "x + y", |work, x, y| work.add(x, y)),
    two!("compare", "-1, 0 or 1 as a Decimal, or a NaN.", |work, x, y| work.compare(x, y, false)),
    two!("compare_signal", "As compare(), but every NaN signals.", |work, x, y| work.compare(x, y, true)),
    two!("compare_total", "The place in an order of all representations.", |work, x, y| {
        total_order(work.vm, x, y).map(as_number)
    }),
    two!("compare_total_mag", "As compare_total(), without signs.", |work, x, y| {
        total_order(work.vm, &x.signed(false), &y.signed(false)).map(as_number)
    }),
    two!("copy_sign", "A copy with the sign of another number.", |_work, x, y| Ok(x.signed(y.negative))),
    two!("divide", "x / y", |work, x, y| work.divide(x, y)),
    two!("divide_int", "x // y", |work, x, y| work.divide_whole(x, y)),
    two!("logical_and", "The digits combined with and.", |work, x, y| work.logical(x, y, logical::AND)),
    two!("logical_or", "The digits combined with or.", |work, x, y| work.logical(x, y, logical::OR)),
    two!("logical_xor", "The digits combined with exclusive or.", |work, x, y| work.logical(x, y, logical::XOR)),
    two!("max", "The larger of two numbers.", |work, x, y| work.choose(x, y, true, false)),
    two!("max_mag", "The number that lies further from zero.", |work, x, y| work.choose(x, y, true, true)),
    two!("min", "The smaller of two numbers.", |work, x, y| work.choose(x, y, false, false)),
    two!("min_mag", "The number that lies nearer to zero.", |work, x, y| work.choose(x, y, false, true)),
    two!("multiply", "x * y", |work, x, y| work.multiply(x, y)),
    two!("next_toward", "The next number in the direction of another.", |work, x, y| work.next_toward(x, y)),
    two!("quantize", "The number with the exponent of another.", |work, x, y| work.quantize(x, y)),
    two!("remainder", "x % y", |work, x, y| work.remainder(x, y)),
    two!("remainder_near", "The remainder of the nearest whole quotient.", |work, x, y| work.remainder_near(x, y)),
    two!("rotate", "The digits moved around in a circle.", |work, x, y| work.rotate(x, y)),
    two!("scaleb", "The number with its exponent raised.", |work, x, y| work.scaleb(x, y)),
    two!("shift", "The digits moved to one side.", |work, x, y| work.shift(x, y)),
    two!("subtract", "x - y", |work, x, y| work.subtract(x, y)),
    tells!("is_finite", "Whether it is neither infinite nor NaN.", |x, _| x.is_finite()),
    tells!("is_infinite", "Whether it is infinite.", |x, _| x.is_infinite()),
    tells!("is_nan", "Whether it is a NaN.", |x, _| x.is_nan()),
    tells!("is_normal", "Whether it is finite, not zero and not subnormal.", is_normal),
    tells!("is_qnan", "Whether it is a quiet NaN.", |x, _| x.class == Class::Quiet),
    tells!("is_signed", "Whether a minus stands in front.", |x, _| x.negative),
    tells!("is_snan", "Whether it is a signaling NaN.", |x, _| x.class == Class::Signaling),
    tells!("is_subnormal", "Whether it lies below the normal numbers.", is_subnormal),
    tells!("is_zero", "Whether it is zero.", |x, _| x.is_zero()),
    def("is_canonical(self, x, /)", "True for every decimal.", |vm, args| decimal(vm, args).map(|_| Value::TRUE)),
    def("canonical(self, x, /)", "The number itself.", |vm, args| decimal(vm, args)),
    def("copy_decimal(self, x, /)", "The number as a Decimal.", |vm, args| {
        let context = this(vm, args)?;
        if object::data(&args[1]).is_some() {
            return Ok(args[1].clone());
        }
        let x = operand(vm, &args[1])?.into_owned();
        Ok(context.state()?.make(x))
    }),
    def("create_decimal(self, num='0', /)", "A number, rounded as the context says.", |vm, args| {
        let context = this(vm, args)?;
        let state = context.state()?;
        Ok(state.make(convert::rounded(vm, &state, context, &args[1])?))
    }),
    def("create_decimal_from_float(self, f, /)", "A float as a number, rounded as the context says.", |vm, args| {
        let context = this(vm, args)?;
        let state = context.state()?;
        let exact = float_or_int(vm, &args[1])?;
        Ok(state.make(calculate(vm, &state, context, |work| work.finish(exact))?))
    }),
    def("divmod(self, x, y, /)", "x // y and x % y", |vm, args| {
        let context = this(vm, args)?;
        let (x, y) = (operand(vm, &args[1])?, operand(vm, &args[2])?);
        let state = context.state()?;
        divmod_in(vm, &state, &args[0], &x, &y)
    }),
    def("fma(self, x, y, z, /)", "x * y + z, rounded once.", |vm, args| {
        let context = this(vm, args)?;
        let (x, y, z) = (operand(vm, &args[1])?, operand(vm, &args[2])?, operand(vm, &args[3])?);
        let state = context.state()?;
        Ok(state.make(calculate(vm, &state, context, |work| work.fma(&x, &y, &z))?))
    }),
    def("number_class(self, x, /)", "What kind of number it is, in words.", |vm, args| {
        let settings = this(vm, args)?.settings.get();
        let x = operand(vm, &args[1])?;
        Ok(vm.text(class_name(&x, &settings)))
    }),
    def("power(self, /, a, b, modulo=None)", "a ** b, or its remainder.", power),
    def("radix(self, /)", "Ten.", |vm, args| Ok(this(vm, args)?.state()?.make(Number::small(10)))),
    def("same_quantum(self, x, y, /)", "Whether both have the same exponent.", |vm, args| {
        this(vm, args)?;
        let (x, y) = (operand(vm, &args[1])?, operand(vm, &args[2])?);
        Ok(Value::bool(same_quantum(&x, &y)))
    }),
    def("to_eng_string(self, x, /)", "The number as text, with exponents that are multiples of three.", |vm, args| {
        shown(vm, args, true)
    }),
    def("to_sci_string(self, x, /)", "The number as text.", |vm, args| shown(vm, args, false)),
];
