//! Decimals from ints, floats, texts and tuples, and back.

use super::context::{self, Context};
use super::limbs::{self, BASE, Limbs, WIDTH};
use super::number::{Class, Number};
use super::object::{self, no_conversion};
use super::parse;
use super::settings::{FLOAT_OPERATION, INVALID_OPERATION, LEAST_TINY, MOST, Rounding};
use super::state::State;
use super::work::Work;
use crate::memory::{Kind, Tuple, Value};
use crate::objects::int::{from_big, to_big};
use crate::objects::{List, Str};
use crate::vm::{Raise, Res, Vm};
use dashu_int::IBig;
use dashu_int::ops::BitTest;
use std::rc::Rc;

/// An int as it is.
pub fn of_int(vm: &mut Vm, value: &Value) -> Res<Number> {
    if let Some(small) = value.as_index() {
        return Ok(Number::small(small));
    }
    let big = to_big(value).unwrap_or(IBig::ZERO);
    vm.charge(big.bit_len() / 8 * 3)?;
    // The limit on digits is for what programs read and write.
    let limit = std::mem::replace(&mut vm.most_int_digits, 0);
    let text = vm.big_to_text(&big);
    vm.most_int_digits = limit;
    let text = text?;
    let (negative, digits) = match text.strip_prefix('-') {
        Some(digits) => (true, digits),
        None => (false, text.as_str()),
    };
    Ok(Number::new(negative, limbs::read(digits.as_bytes()), 0))
}

/// A float as it is.
pub fn of_float(vm: &mut Vm, float: f64) -> Res<Number> {
    if float.is_nan() {
        return Ok(Number::nan());
    }
    let negative = float.is_sign_negative();
    if float.is_infinite() {
        return Ok(Number::infinity(negative));
    }
    let (mantissa, power) = crate::text::float_round::integer_ratio(float);
    let mut digits = limbs::from_u64(mantissa.unsigned_abs());
    let (mut factor, mut left) = (2_u64, i64::from(power));
    let mut exponent = 0;
    if power < 0 {
        // What is divided by two is multiplied by five, one place further behind the point.
        let halvings = i64::from(mantissa.unsigned_abs().trailing_zeros()).min(-left);
        digits = limbs::from_u64(mantissa.unsigned_abs().checked_shr(halvings as u32).unwrap_or(0));
        (factor, left) = (5, -left - halvings);
        exponent = -left;
    }
    let step = if factor == 2 { 59 } else { 25 };
    vm.tick(digits.len() + left as usize)?;
    while left > 0 {
        let times = left.min(step);
        limbs::scale(&mut digits, factor.pow(times as u32));
        left -= times;
    }
    if digits.is_empty() {
        exponent = 0;
    }
    Ok(Number::new(negative, digits, exponent))
}

/// Sign, digits and exponent.
pub fn of_tuple(vm: &mut Vm, parts: &[Value]) -> Res<Number> {
    let [sign, digits, exponent] = parts else {
        return Err(vm.value_error("argument must be a sequence of length 3"));
    };
    let negative = match long(vm, sign) {
        Ok(Some(0)) => false,
        Ok(Some(1)) => true,
        Err(raise) => return Err(raise),
        _ => return Err(vm.value_error("sign must be an integer with the value 0 or 1")),
    };
    let mut class = Class::Finite;
    let mut places = 0;
    if let Some(text) = exponent.native::<Str>() {
        class = match text.as_str() {
            "F" => return Ok(Number::infinity(negative)),
            "n" => Class::Quiet,
            "N" => Class::Signaling,
            _ => {
                return Err(vm.value_error("string argument in the third position must be 'F', 'n' or 'N'"));
            }
        };
    } else {
        places = match context::word(vm, exponent) {
            // Far beyond all that a number can have, and far from where sums run over.
            Ok(places) => places.clamp(-4 * MOST, 4 * MOST),
            Err(raise) if vm.is_error(&raise, &vm.errors.TypeError) => {
                return Err(vm.value_error("exponent must be an integer"));
            }
            Err(raise) => return Err(raise),
        };
    }
    let wrong = |vm: &Vm| vm.value_error("coefficient must be a tuple of digits");
    let Some(items) = sequence(digits) else { return Err(wrong(vm)) };
    vm.charge(items.len())?;
    vm.tick(items.len() / 4)?;
    let mut text = Vec::with_capacity(items.len());
    for item in &items {
        match long(vm, item)? {
            Some(digit @ 0..=9) => text.push(b'0' + digit as u8),
            _ => return Err(wrong(vm)),
        }
    }
    Ok(Number { negative, class, exponent: places, digits: limbs::read(&text) })
}

/// An int that fits a machine word; None for anything else.
fn long(vm: &Vm, value: &Value) -> Res<Option<i64>> {
    let inner = value.unwrapped();
    match inner.kind() {
        Kind::BigInt => Err(vm.overflow_error("Python int too large to convert to C long")),
        Kind::Int | Kind::Bool => Ok(inner.as_index()),
        _ => Ok(None),
    }
}

/// The items of a tuple or list.
fn sequence(value: &Value) -> Option<Vec<Value>> {
    if let Some(tuple) = value.native_ref::<Tuple>() {
        return Some(tuple.to_vec());
    }
    Some(value.native_ref::<List>()?.items.borrow().clone())
}

/// Whatever a decimal can be made of, as it is; `context` hears what is wrong with it.
pub fn exactly(vm: &mut Vm, state: &Rc<State>, context: &Context, value: &Value) -> Res<Number> {
    if let Some(text) = value.native_ref::<Str>() {
        let number = parse::exact(vm, text.as_str())?;
        return checked(vm, state, context, number);
    }
    let number = anything(vm, state, context, value)?;
    checked(vm, state, context, Ok(number))
}

/// A number of anything but text.
fn anything(vm: &mut Vm, state: &Rc<State>, context: &Context, value: &Value) -> Res<Number> {
    if let Some(number) = object::convert(vm, value)? {
        return Ok(number.into_owned());
    }
    if let Some(float) = value.unwrapped().as_float() {
        state.conclude(vm, context, FLOAT_OPERATION)?;
        return of_float(vm, float);
    }
    match sequence(value) {
        Some(parts) => of_tuple(vm, &parts),
        None => Err(no_conversion(vm, value)),
    }
}

/// Refuses numbers that cannot be kept, and text that is none.
fn checked(vm: &mut Vm, state: &State, context: &Context, number: Result<Number, u32>) -> Res<Number> {
    let met = match number {
        Ok(number) => {
            let highest = if number.digits.is_empty() { number.exponent } else { number.adjusted() };
            if !number.is_finite() || highest <= MOST && number.exponent >= LEAST_TINY {
                return Ok(number);
            }
            INVALID_OPERATION
        }
        Err(met) => met,
    };
    state.conclude(vm, context, met)?;
    Ok(Number::nan())
}

/// The same, rounded as a context says.
pub fn rounded(vm: &mut Vm, state: &Rc<State>, context: &Context, value: &Value) -> Res<Number> {
    let number = match value.native_ref::<Str>() {
        Some(text) => parse::plain(vm, text.as_str())?,
        None => Ok(anything(vm, state, context, value)?),
    };
    object::calculate(vm, state, context, |work| fitted(work, number))
}

fn fitted(work: &mut Work, number: Result<Number, u32>) -> Res<Number> {
    let number = match number {
        Ok(number) => number,
        Err(met) => return Ok(work.invalid(met)),
    };
    let most = work.settings.precision - i64::from(work.settings.clamp);
    if number.is_nan() && limbs::count(&number.digits) as i64 > most {
        return Ok(work.invalid(super::settings::CONVERSION_SYNTAX));
    }
    work.finish(number)
}

fn no_int(vm: &Vm, number: &Number, what: &str) -> Raise {
    if number.is_infinite() {
        vm.overflow_error(format!("cannot convert Infinity to integer{what}"))
    } else {
        vm.value_error(format!("cannot convert NaN to integer{what}"))
    }
}

/// The whole number nearest by a way of rounding, as an int.
pub fn to_int(vm: &mut Vm, number: &Number, rounding: Rounding) -> Res {
    if !number.is_finite() {
        return Err(no_int(vm, number, ""));
    }
    if number.exponent >= 0 {
        if let Some(small) = number.to_i64() {
            return Ok(Value::int(small));
        }
        return scaled_int(vm, number);
    }
    let mut work = Work::new(vm, super::settings::Settings::working(1, rounding));
    let (digits, _) = work.rounded_at(number, -number.exponent, rounding)?;
    scaled_int(vm, &Number::new(number.negative, digits, 0))
}

/// A number whose exponent is not negative.
fn scaled_int(vm: &mut Vm, number: &Number) -> Res {
    Ok(from_big(big(vm, number)?))
}

fn big(vm: &mut Vm, number: &Number) -> Res<IBig> {
    if number.digits.is_empty() {
        return Ok(IBig::ZERO);
    }
    let zeros = usize::try_from(number.exponent).unwrap_or(usize::MAX);
    let length = limbs::count(&number.digits).saturating_add(zeros);
    vm.charge(length.saturating_mul(2))?;
    let mut text = String::with_capacity(length);
    limbs::write(&number.digits, &mut text);
    text.extend(std::iter::repeat_n('0', zeros));
    let size = vm.big_of_digits(&text, 10)?;
    Ok(if number.negative { -size } else { size })
}

/// Numerator and denominator in lowest terms.
pub fn to_ratio(vm: &mut Vm, number: &Number) -> Res {
    if number.is_infinite() {
        return Err(vm.overflow_error("cannot convert Infinity to integer ratio"));
    }
    if number.is_nan() {
        return Err(vm.value_error("cannot convert NaN to integer ratio"));
    }
    let (above, below) = if number.digits.is_empty() {
        (IBig::ZERO, IBig::ONE)
    } else if number.exponent >= 0 {
        (big(vm, number)?, IBig::ONE)
    } else {
        let zeros = limbs::trailing_zeros(&number.digits) as i64;
        let spare = zeros.min(-number.exponent);
        let digits = limbs::shift_right(&number.digits, spare as usize).0;
        let above = big(vm, &Number::new(number.negative, digits, 0))?;
        let below = big(vm, &Number::new(false, limbs::from_u64(1), -number.exponent - spare))?;
        let common = vm.big_gcd(&above, &below)?;
        (vm.big_divide(&above, &common)?.0, vm.big_divide(&below, &common)?.0)
    };
    Ok(Value::from(Tuple::from_slice(&[from_big(above), from_big(below)])))
}

/// The nearest float.
pub fn to_float(vm: &mut Vm, number: &Number) -> Res<f64> {
    let sign = if number.negative { -1.0 } else { 1.0 };
    Ok(match number.class {
        Class::Signaling => return Err(vm.value_error("cannot convert signaling NaN to float")),
        Class::Quiet => f64::copysign(f64::NAN, sign),
        Class::Infinite => f64::INFINITY * sign,
        Class::Finite => {
            let length = limbs::count(&number.digits);
            vm.charge(length)?;
            vm.tick(length / 8)?;
            let mut text = String::with_capacity(length + 24);
            limbs::write(&number.digits, &mut text);
            if text.is_empty() {
                text.push('0');
            }
            text.push_str(&format!("e{}", number.exponent));
            crate::text::float_parse::parse_float(&text).unwrap_or(0.0) * sign
        }
    })
}

/// The digits one by one.
pub fn to_tuple(vm: &mut Vm, state: &State, number: &Number) -> Res {
    let mut text = String::new();
    let length = limbs::count(&number.digits);
    vm.charge(length.saturating_mul(3 * size_of::<Value>()))?;
    vm.tick(length / 4)?;
    limbs::write(&number.digits, &mut text);
    if number.is_infinite() || text.is_empty() && number.is_finite() {
        text.push('0');
    }
    let digits: Vec<Value> = text.bytes().map(|digit| Value::int(i64::from(digit - b'0'))).collect();
    let exponent = match number.class {
        Class::Finite => Value::int(number.exponent),
        Class::Infinite => vm.text("F"),
        Class::Quiet => vm.text("n"),
        Class::Signaling => vm.text("N"),
    };
    let parts = [Value::int(i64::from(number.negative)), Value::from(Tuple::from_vec(digits)), exponent];
    vm.call(&state.tuple, &parts)
}

/// The modulus of numeric hashes.
const MODULUS: u64 = (1 << 61) - 1;

fn times(a: u64, b: u64) -> u64 {
    (u128::from(a) * u128::from(b) % u128::from(MODULUS)) as u64
}

fn power(mut base: u64, mut exponent: u64) -> u64 {
    let mut result = 1;
    while exponent != 0 {
        if exponent & 1 == 1 {
            result = times(result, base);
        }
        base = times(base, base);
        exponent >>= 1;
    }
    result
}

/// The hash that equal numbers of all types have.
pub fn hash(vm: &mut Vm, value: &Value, number: &Number) -> Res<i64> {
    match number.class {
        Class::Signaling => return Err(vm.type_error("Cannot hash a signaling NaN value")),
        Class::Quiet => return Ok(crate::vm::compare::hash_pointer(value)),
        Class::Infinite => return Ok(if number.negative { -314_159 } else { 314_159 }),
        Class::Finite => {}
    }
    let mut digits = 0;
    for stretch in number.digits.rchunks(4096) {
        vm.tick(stretch.len() / 4)?;
        for limb in stretch.iter().rev() {
            digits = (times(digits, BASE % MODULUS) + limb % MODULUS) % MODULUS;
        }
    }
    let ten = if number.exponent >= 0 { 10 } else { power(10, MODULUS - 2) };
    let hash = times(digits, power(ten, number.exponent.unsigned_abs())) as i64;
    let hash = if number.negative { -hash } else { hash };
    Ok(if hash == -1 { -2 } else { hash })
}

/// The digits of a finite number as text, at least one.
pub fn digits(vm: &mut Vm, digits: &Limbs) -> Res<String> {
    let length = digits.len() * WIDTH;
    vm.charge(length)?;
    vm.tick(length / 64)?;
    let mut text = String::with_capacity(length.max(1));
    limbs::write(digits, &mut text);
    if text.is_empty() {
        text.push('0');
    }
    Ok(text)
}
