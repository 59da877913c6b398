//! Orders of numbers, and choosing one of two.

use super::limbs;
use super::number::{Class, Number};
use super::settings::INVALID_OPERATION;
use super::work::Work;
use crate::vm::{Res, Vm};
use std::cmp::Ordering;

/// The order of numbers that are no NaNs.
pub fn order(vm: &mut Vm, x: &Number, y: &Number) -> Res<Ordering> {
    let rank = |one: &Number| match (one.is_zero(), one.negative, one.is_infinite()) {
        (true, ..) => 0,
        (_, false, false) => 1,
        (_, false, true) => 2,
        (_, true, false) => -1,
        (_, true, true) => -2,
    };
    let (left, right) = (rank(x), rank(y));
    if left != right || left == 0 || x.is_infinite() {
        return Ok(left.cmp(&right));
    }
    let size = magnitudes(vm, x, y)?;
    Ok(if x.negative { size.reverse() } else { size })
}

/// The order of finite numbers other than zero without their signs.
fn magnitudes(vm: &mut Vm, x: &Number, y: &Number) -> Res<Ordering> {
    if x.exponent == y.exponent {
        return Ok(limbs::compare(&x.digits, &y.digits));
    }
    let (left, right) = (x.adjusted(), y.adjusted());
    if left != right {
        return Ok(left.cmp(&right));
    }
    // Both begin at the same place: the gap is not larger than the longer one.
    let gap = usize::try_from(x.exponent.abs_diff(y.exponent)).unwrap_or(usize::MAX);
    vm.charge(gap / 2)?;
    Ok(if x.exponent > y.exponent {
        limbs::compare(&limbs::shift_left(&x.digits, gap), &y.digits)
    } else {
        limbs::compare(&x.digits, &limbs::shift_left(&y.digits, gap))
    })
}

/// The place in an order of all representations.
pub fn total_order(vm: &mut Vm, x: &Number, y: &Number) -> Res<Ordering> {
    if x.negative != y.negative {
        return Ok(if x.negative { Ordering::Less } else { Ordering::Greater });
    }
    let class = |one: &Number| match one.class {
        Class::Finite => 0,
        Class::Infinite => 1,
        Class::Signaling => 2,
        Class::Quiet => 3,
    };
    let (left, right) = (x.signed(false), y.signed(false));
    let found = match class(x).cmp(&class(y)) {
        Ordering::Equal if x.is_nan() => limbs::compare(&x.digits, &y.digits),
        Ordering::Equal => order(vm, &left, &right)?.then(x.exponent.cmp(&y.exponent)),
        unequal => unequal,
    };
    Ok(if x.negative { found.reverse() } else { found })
}

/// -1, 0 or 1.
pub fn as_number(ordering: Ordering) -> Number {
    Number::small(ordering as i64)
}

impl Work<'_> {
    /// -1, 0 or 1, or a NaN; with `signal` every NaN is reported.
    pub fn compare(&mut self, x: &Number, y: &Number, signal: bool) -> Res<Number> {
        if let Some(nan) = self.nan_among(&[x, y]) {
            if signal {
                self.met |= INVALID_OPERATION;
            }
            return Ok(nan);
        }
        Ok(as_number(order(self.vm, x, y)?))
    }

    /// `max` and its kin.
    pub fn choose(&mut self, x: &Number, y: &Number, largest: bool, magnitude: bool) -> Res<Number> {
        if x.is_nan() || y.is_nan() {
            return match (x.class, y.class) {
                (Class::Quiet, Class::Finite | Class::Infinite) => self.finish(y.clone()),
                (Class::Finite | Class::Infinite, Class::Quiet) => self.finish(x.clone()),
                _ => Ok(self.nan_among(&[x, y]).unwrap_or_else(Number::nan)),
            };
        }
        let mut found =
            if magnitude { order(self.vm, &x.signed(false), &y.signed(false))? } else { order(self.vm, x, y)? };
        if found == Ordering::Equal {
            found = total_order(self.vm, x, y)?;
        }
        let first = found == Ordering::Equal || (found == Ordering::Greater) == largest;
        self.finish(if first { x.clone() } else { y.clone() })
    }
}
