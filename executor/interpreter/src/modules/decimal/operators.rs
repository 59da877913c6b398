//! The operators of decimals.

use super::compare::order;
use super::context;
use super::convert;
use super::limbs;
use super::number::{Class, Number};
use super::object::{self, Decimal, calculate_now, this};
use super::settings::{FLOAT_OPERATION, INVALID_OPERATION};
use super::state::State;
use super::work::Work;
use crate::memory::{Kind, Tuple, Value};
use crate::objects::native::{Def, def};
use crate::objects::str::intern;
use crate::objects::{Complex, Foreign};
use crate::vm::compare::Comparison;
use crate::vm::operators::Binary;
use crate::vm::{Raise, Res, Vm};
use std::borrow::Cow;
use std::rc::Rc;

type Operation = fn(&mut Work, &Number, &Number) -> Res<Number>;

fn operation(op: Binary) -> Option<Operation> {
    Some(match op {
        Binary::Add => |work, x, y| work.add(x, y),
        Binary::Subtract => |work, x, y| work.subtract(x, y),
        Binary::Multiply => |work, x, y| work.multiply(x, y),
        Binary::Divide => |work, x, y| work.divide(x, y),
        Binary::FloorDivide => |work, x, y| work.divide_whole(x, y),
        Binary::Modulo => |work, x, y| work.remainder(x, y),
        Binary::Power => |work, x, y| work.power(x, y),
        _ => return None,
    })
}

/// A decimal of exactly this class, or an int.
#[inline]
fn plain(value: &Value) -> Option<Cow<'_, Number>> {
    if let Some(foreign) = value.get::<Foreign>() {
        return foreign.downcast::<Decimal>().map(|decimal| Cow::Borrowed(&decimal.number));
    }
    (value.kind() == Kind::Int).then(|| Cow::Owned(Number::small(value.as_int().unwrap_or(0))))
}

/// An operator on decimals and ints, without looking for methods.
pub fn quick(vm: &mut Vm, state: &Rc<State>, op: Binary, a: &Value, b: &Value) -> Option<Res> {
    let body = operation(op)?;
    let (x, y) = (plain(a)?, plain(b)?);
    Some(calculate_now(vm, state, |work| body(work, &x, &y)))
}

/// A comparison of decimals and ints, without looking for methods.
pub fn quick_comparison(vm: &mut Vm, state: &Rc<State>, op: Comparison, a: &Value, b: &Value) -> Option<Res> {
    let (x, y) = (plain(a)?, plain(b)?);
    Some(compare_numbers(vm, state, op, &x, &y))
}

fn binary(vm: &mut Vm, args: &[Value], op: Binary, reflected: bool) -> Res {
    let Some(body) = operation(op) else { return Ok(Value::NOT_IMPLEMENTED) };
    let state = this(vm, args)?.state.clone();
    let (Some(x), Some(y)) = (object::convert(vm, &args[0])?, object::convert(vm, &args[1])?) else {
        return Ok(Value::NOT_IMPLEMENTED);
    };
    let (x, y) = if reflected { (y, x) } else { (x, y) };
    calculate_now(vm, &state, |work| body(work, &x, &y))
}

fn divmod(vm: &mut Vm, args: &[Value], reflected: bool) -> Res {
    let state = this(vm, args)?.state.clone();
    let (Some(x), Some(y)) = (object::convert(vm, &args[0])?, object::convert(vm, &args[1])?) else {
        return Ok(Value::NOT_IMPLEMENTED);
    };
    let (x, y) = if reflected { (y, x) } else { (x, y) };
    let current = state.current();
    divmod_in(vm, &state, &current, &x, &y)
}

/// Quotient and remainder under a context, as a tuple.
pub fn divmod_in(vm: &mut Vm, state: &Rc<State>, context: &Value, x: &Number, y: &Number) -> Res {
    let Some(context) = context::data(context) else { return Err(Raise::Fault) };
    let mut work = Work::new(vm, context.settings.get());
    let (quotient, rest) = work.divide_with_rest(x, y)?;
    let met = work.met;
    state.conclude(vm, context, met)?;
    Ok(Value::from(Tuple::from_slice(&[state.make(quotient), state.make(rest)])))
}

/// Any of three operands may be the decimal that is asked.
fn power(vm: &mut Vm, args: &[Value], reflected: bool) -> Res {
    let state = this(vm, args)?.state.clone();
    let (Some(x), Some(y)) = (object::convert(vm, &args[0])?, object::convert(vm, &args[1])?) else {
        return Ok(Value::NOT_IMPLEMENTED);
    };
    let (x, y) = if reflected { (y, x) } else { (x, y) };
    if args[2].is_none() {
        return calculate_now(vm, &state, |work| work.power(&x, &y));
    }
    let Some(modulo) = object::convert(vm, &args[2])? else { return Ok(Value::NOT_IMPLEMENTED) };
    calculate_now(vm, &state, |work| work.power_modulo(&x, &y, &modulo))
}

fn compare_numbers(vm: &mut Vm, state: &Rc<State>, op: Comparison, x: &Number, y: &Number) -> Res {
    if x.is_nan() || y.is_nan() {
        let equality = matches!(op, Comparison::Equal | Comparison::NotEqual);
        let signaling = x.class == Class::Signaling || y.class == Class::Signaling;
        if !equality || signaling {
            let current = state.current();
            let Some(context) = context::data(&current) else { return Err(Raise::Fault) };
            state.conclude(vm, context, INVALID_OPERATION)?;
        }
        return Ok(Value::bool(op == Comparison::NotEqual));
    }
    Ok(Value::bool(op.holds(order(vm, x, y)?)))
}

/// Comparisons with ints, floats, fractions and (for equality) complex numbers.
fn compare(vm: &mut Vm, args: &[Value], op: Comparison) -> Res {
    let decimal = this(vm, args)?;
    let (state, other) = (decimal.state.clone(), &args[1]);
    let mut x = Cow::Borrowed(&decimal.number);
    let equality = matches!(op, Comparison::Equal | Comparison::NotEqual);
    let inner = other.unwrapped();
    let y = if let Some(y) = object::convert(vm, other)? {
        y
    } else if inner.kind() == Kind::Float || equality && inner.kind() == Kind::Complex {
        let float = match inner.get::<Complex>() {
            Some(complex) if complex.imag != 0.0 => return Ok(Value::NOT_IMPLEMENTED),
            Some(complex) => complex.real,
            None => inner.as_float().unwrap_or(0.0),
        };
        let current = state.current();
        let Some(context) = context::data(&current) else { return Err(Raise::Fault) };
        if equality {
            context.flags.set(context.flags.get() | FLOAT_OPERATION);
        } else {
            state.conclude(vm, context, FLOAT_OPERATION)?;
        }
        Cow::Owned(convert::of_float(vm, float)?)
    } else if vm.is_instance(other, &state.rational)? {
        let above = vm.get_attr(other, &intern("numerator"))?;
        let below = vm.get_attr(other, &intern("denominator"))?;
        let (above, below) = (object::operand(vm, &above)?.into_owned(), object::operand(vm, &below)?.into_owned());
        if x.is_finite() {
            let digits = super::product::multiply(vm, &x.digits, &below.digits)?;
            x = Cow::Owned(Number::new(x.negative, digits, x.exponent));
        }
        Cow::Owned(above)
    } else {
        return Ok(Value::NOT_IMPLEMENTED);
    };
    compare_numbers(vm, &state, op, &x, &y)
}

fn signed(vm: &mut Vm, args: &[Value], sign: fn(bool) -> bool) -> Res {
    let decimal = this(vm, args)?;
    calculate_now(vm, &decimal.state, |work| work.signed(&decimal.number, sign(decimal.number.negative)))
}

macro_rules! both {
    ($forward:literal, $op:ident, forward) => {
        def(concat!($forward, "(self, value, /)"), "Return self op value.", |vm, args| {
            binary(vm, args, Binary::$op, false)
        })
    };
    ($backward:literal, $op:ident, backward) => {
        def(concat!($backward, "(self, value, /)"), "Return value op self.", |vm, args| {
            binary(vm, args, Binary::$op, true)
        })
    };
}

macro_rules! comparison {
    ($name:literal, $op:ident) => {
        def(concat!($name, "(self, value, /)"), "Return self op value.", |vm, args| compare(vm, args, Comparison::$op))
    };
}

/// The operators, and what else stands for syntax.
pub const METHODS: &[Def] = &[
    both!("__add__", Add, forward),
    both!("__radd__", Add, backward),
    both!("__sub__", Subtract, forward),
    both!("__rsub__", Subtract, backward),
    both!("__mul__", Multiply, forward),
    both!("__rmul__", Multiply, backward),
    both!("__truediv__", Divide, forward),
    both!("__rtruediv__", Divide, backward),
    both!("__floordiv__", FloorDivide, forward),
    both!("__rfloordiv__", FloorDivide, backward),
    both!("__mod__", Modulo, forward),
    both!("__rmod__", Modulo, backward),
    def("__divmod__(self, value, /)", "Return divmod(self, value).", |vm, args| divmod(vm, args, false)),
    def("__rdivmod__(self, value, /)", "Return divmod(value, self).", |vm, args| divmod(vm, args, true)),
    def("__pow__(self, value, mod=None, /)", "Return pow(self, value, mod).", |vm, args| power(vm, args, false)),
    def("__rpow__(self, value, mod=None, /)", "Return pow(value, self, mod).", |vm, args| power(vm, args, true)),
    comparison!("__eq__", Equal),
    comparison!("__ne__", NotEqual),
    comparison!("__lt__", Less),
    comparison!("__le__", LessEqual),
    comparison!("__gt__", Greater),
    comparison!("__ge__", GreaterEqual),
    def("__neg__(self, /)", "-self", |vm, args| signed(vm, args, |negative| !negative)),
    def("__pos__(self, /)", "+self", |vm, args| signed(vm, args, |negative| negative)),
    def("__abs__(self, /)", "abs(self)", |vm, args| signed(vm, args, |_| false)),
    def("__bool__(self, /)", "True if self else False", |vm, args| {
        let number = &this(vm, args)?.number;
        Ok(Value::bool(!number.is_finite() || !limbs::trimmed(&number.digits).is_empty()))
    }),
];
