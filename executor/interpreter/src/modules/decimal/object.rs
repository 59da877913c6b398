//! `Decimal` objects, and what can stand in for one.

use super::context::{self, Context};
use super::convert;
use super::number::Number;
use super::operators;
use super::state::{State, state};
use super::work::Work;
use crate::memory::{Kind, Value};
use crate::objects::foreign::ForeignData;
use crate::objects::{Foreign, Instance, Type};
use crate::vm::compare::Comparison;
use crate::vm::operators::Binary;
use crate::vm::{Raise, Res, Vm};
use std::borrow::Cow;
use std::rc::Rc;

/// The data of a `Decimal`.
pub struct Decimal {
    pub number: Number,
    pub state: Rc<State>,
}

impl ForeignData for Decimal {
    fn is_tracked(&self) -> bool {
        false
    }
    fn binary(&self, vm: &mut Vm, op: Binary, a: &Value, b: &Value) -> Option<Res> {
        operators::quick(vm, &self.state, op, a, b)
    }
    fn compare(&self, vm: &mut Vm, op: Comparison, a: &Value, b: &Value) -> Option<Res> {
        operators::quick_comparison(vm, &self.state, op, a, b)
    }
}

impl Decimal {
    pub fn new(number: Number, state: Rc<State>) -> Decimal {
        Decimal { number, state }
    }
}

/// The data of a decimal, or of an instance of a subclass.
#[inline]
pub fn data(value: &Value) -> Option<&Decimal> {
    value.native::<Foreign>()?.downcast::<Decimal>()
}

/// The receiver of a method.
#[inline]
pub fn this<'a>(vm: &Vm, args: &'a [Value]) -> Res<&'a Decimal> {
    args.first().and_then(data).ok_or_else(|| vm.type_error("argument must be a Decimal"))
}

/// What counts as a decimal in arithmetic: one, or an int.
#[inline]
pub fn convert<'a>(vm: &mut Vm, value: &'a Value) -> Res<Option<Cow<'a, Number>>> {
    if let Some(decimal) = data(value) {
        return Ok(Some(Cow::Borrowed(&decimal.number)));
    }
    let inner = value.unwrapped();
    match inner.kind() {
        Kind::Int | Kind::Bool => Ok(Some(Cow::Owned(Number::small(inner.as_index().unwrap_or(0))))),
        Kind::BigInt => convert::of_int(vm, inner).map(|number| Some(Cow::Owned(number))),
        _ => Ok(None),
    }
}

/// An operand of a method.
pub fn operand<'a>(vm: &mut Vm, value: &'a Value) -> Res<Cow<'a, Number>> {
    match convert(vm, value)? {
        Some(number) => Ok(number),
        None => Err(no_conversion(vm, value)),
    }
}

pub fn no_conversion(vm: &Vm, value: &Value) -> Raise {
    let found = vm.type_name(value);
    vm.type_error(format!("conversion from {found} to Decimal is not supported"))
}

/// Works out a number under a context, and notes there what was met.
#[inline]
pub fn calculate(
    vm: &mut Vm,
    state: &State,
    context: &Context,
    body: impl FnOnce(&mut Work) -> Res<Number>,
) -> Res<Number> {
    let mut work = Work::new(vm, context.settings.get());
    let number = body(&mut work)?;
    let met = work.met;
    state.conclude(vm, context, met)?;
    Ok(number)
}

/// The same under the context in use, as an object.
#[inline]
pub fn calculate_now(vm: &mut Vm, state: &Rc<State>, body: impl FnOnce(&mut Work) -> Res<Number>) -> Res {
    let current = state.current();
    let Some(context) = context::data(&current) else { return Err(Raise::Fault) };
    Ok(state.make(calculate(vm, state, context, body)?))
}

/// The same under a context that is given, or None.
pub fn calculate_in(
    vm: &mut Vm,
    state: &Rc<State>,
    context: &Value,
    body: impl FnOnce(&mut Work) -> Res<Number>,
) -> Res {
    let context = context::given(vm, state, context)?;
    let Some(context) = context::data(&context) else { return Err(Raise::Fault) };
    Ok(state.make(calculate(vm, state, context, body)?))
}

/// A number as an object of a class that `__new__` was asked for.
pub fn in_class(state: &Rc<State>, class: &Value, number: Number) -> Value {
    let made = state.make(number);
    match class.to_ref::<Type>() {
        Some(class) if class.user => Value::from(Instance::new(class, made)),
        _ => made,
    }
}

/// `Decimal(value, context)`
pub fn new(vm: &mut Vm, args: &[Value]) -> Res {
    let state = state(vm)?;
    let context = context::given(vm, &state, &args[2])?;
    let Some(context) = context::data(&context) else { return Err(Raise::Fault) };
    let value = &args[1];
    let plain = args[0].borrow_ref::<Type>().is_none_or(|class| !class.user);
    if plain && value.get::<Foreign>().is_some_and(|given| given.downcast::<Decimal>().is_some()) {
        return Ok(value.clone());
    }
    let number = convert::exactly(vm, &state, context, value)?;
    Ok(in_class(&state, &args[0], number))
}
