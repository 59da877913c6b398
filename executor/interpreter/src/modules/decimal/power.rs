//! Powers and square roots.

use super::compare::order;
use super::limbs::{self, Limbs, Rest, WIDTH};
use super::number::Number;
use super::product::{multiply, square};
use super::quotient::{divide, root};
use super::settings::{INEXACT, INVALID_OPERATION, ROUNDED, Rounding, Settings};
use super::work::Work;
use crate::vm::Res;
use std::cmp::Ordering;

/// How many digits more than wanted a power with an exponent that is not whole is worked out to.
const SPARE: i64 = 4 + 19;

impl Work<'_> {
    /// `x ** y`
    pub fn power(&mut self, x: &Number, y: &Number) -> Res<Number> {
        if let Some(nan) = self.nan_among(&[x, y]) {
            return Ok(nan);
        }
        if y.is_zero() {
            return Ok(if x.is_zero() { self.invalid(INVALID_OPERATION) } else { Number::small(1) });
        }
        let whole = y.is_whole();
        let mut negative = false;
        if x.negative {
            if whole {
                negative = y.is_odd();
            } else if !x.is_zero() {
                return Ok(self.invalid(INVALID_OPERATION));
            }
        }
        if x.is_zero() {
            return Ok(if y.negative { Number::infinity(negative) } else { Number::zero(negative, 0) });
        }
        if x.is_infinite() {
            return Ok(if y.negative { Number::zero(negative, 0) } else { Number::infinity(negative) });
        }
        let x = &x.signed(false);
        let against_one = order(self.vm, x, &Number::small(1))?;
        if against_one == Ordering::Equal {
            return self.power_of_one(x, y, negative);
        }
        let grows = (against_one == Ordering::Greater) != y.negative;
        if y.is_infinite() {
            return Ok(if grows { Number::infinity(false) } else { Number::zero(false, 0) });
        }
        if let Some(beyond) = self.power_beyond_bounds(x, y, negative, grows)? {
            return Ok(beyond);
        }
        match y.to_i64() {
            Some(times) => self.whole_power(x, times, negative),
            None => self.real_power(x, y, negative),
        }
    }

    fn power_of_one(&mut self, x: &Number, y: &Number, negative: bool) -> Res<Number> {
        let precision = self.settings.precision;
        let mut exponent = 1 - precision;
        if y.is_whole() {
            let times = if y.negative { 0 } else { y.to_i64().unwrap_or(precision).min(precision) };
            let natural = i128::from(x.exponent) * i128::from(times);
            if natural < i128::from(exponent) {
                self.met |= ROUNDED;
            } else {
                exponent = natural as i64;
            }
        } else {
            self.met |= INEXACT | ROUNDED;
        }
        let digits = self.shifted(&[1], -exponent)?;
        Ok(Number::new(negative, digits, exponent))
    }

    /// The result where the sizes of the operands alone tell that it lies beyond all bounds. They are told apart from
    /// the rest as CPython does it: what is found out later to be too small is rounded twice.
    fn power_beyond_bounds(&mut self, x: &Number, y: &Number, negative: bool, grows: bool) -> Res<Option<Number>> {
        let width = |number: i64| i64::from(number.unsigned_abs().checked_ilog10().unwrap_or(0)) + 1;
        // A bound for the exponent of the logarithm.
        let adjusted = x.adjusted();
        let logarithm = if adjusted > 0 {
            width(adjusted) - 1
        } else if adjusted < -1 {
            width(-adjusted - 1) - 1
        } else {
            let settings = Settings::working(2, Rounding::Down);
            let (distance, _) = self.under(settings, |work| work.subtract(x, &Number::small(1)))?;
            distance.adjusted() - if adjusted == 0 { 2 } else { 1 }
        };
        let (most, tiny) = (self.settings.most, self.settings.tiny());
        if y.adjusted() + logarithm <= width(if grows { most } else { tiny }) {
            return Ok(None);
        }
        let exponent = if grows { most + 1 } else { tiny - 1 };
        self.finish(Number::new(negative, limbs::from_u64(1), exponent)).map(Some)
    }

    /// e to the power of a product, each step rounded to some digits more.
    fn real_power(&mut self, x: &Number, y: &Number, negative: bool) -> Res<Number> {
        let precision = self.settings.precision.max(x.length()).saturating_add(SPARE);
        let (power, met) = self.under(Settings::working(precision, Rounding::HalfEven), |work| {
            let logarithm = work.logarithm(x, false)?;
            let product = work.multiply(&logarithm, y)?;
            // Only the last step tells what it met.
            work.met = 0;
            work.exp(&product)
        })?;
        self.met |= met | INEXACT | ROUNDED;
        if power.is_infinite() { self.overflow(negative) } else { self.finish(power.signed(negative)) }
    }

    fn whole_power(&mut self, x: &Number, times: i64, negative: bool) -> Res<Number> {
        let count = times.unsigned_abs();
        // A few digits more than are asked for, and each step rounded to them.
        let mut precision = self.settings.precision + i64::from(count.ilog10()) + 3;
        if times < 0 {
            precision += 1;
        }
        // Too small a result is zero on the way already; too large a one is not.
        let usual = self.settings;
        let settings = Settings { least: usual.least, ..Settings::working(precision, Rounding::HalfEven) };
        let (power, met) = self.under(settings, |work| {
            let base = if times < 0 { work.divide(&Number::small(1), x)? } else { x.clone() };
            let mut power = base.clone();
            for bit in (0..count.ilog2()).rev() {
                power = work.multiply(&power, &power)?;
                if count >> bit & 1 == 1 {
                    power = work.multiply(&power, &base)?;
                }
                if power.is_infinite() || power.is_zero() {
                    break;
                }
            }
            Ok(power)
        })?;
        self.met |= met;
        if power.is_infinite() { self.overflow(negative) } else { self.finish(power.signed(negative)) }
    }

    /// `pow(x, y, modulo)` of whole numbers.
    pub fn power_modulo(&mut self, x: &Number, y: &Number, modulo: &Number) -> Res<Number> {
        if let Some(nan) = self.nan_among(&[x, y, modulo]) {
            return Ok(nan);
        }
        let whole = x.is_whole() && y.is_whole() && modulo.is_whole();
        if !whole || y.negative && !y.is_zero() || modulo.is_zero() || x.is_zero() && y.is_zero() {
            return Ok(self.invalid(INVALID_OPERATION));
        }
        if modulo.adjusted() >= self.settings.precision {
            return Ok(self.invalid(INVALID_OPERATION));
        }
        let negative = x.negative && y.is_odd();
        let modulus = self.to_whole_digits(modulo)?;
        let one = [1];
        let mut result = divide(self.vm, &one, &modulus)?.1;
        let mut base = self.digits_modulo(&x.digits, x.exponent, &modulus)?;
        // The exponent from its last decimal digit on.
        let places = y.exponent.max(0);
        let digits = if y.exponent < 0 { self.cut(&y.digits, -y.exponent)?.0 } else { y.digits.clone() };
        let ten_times = |work: &mut Self, base: &Limbs| work.small_power_modulo(base, 10, &modulus);
        for _ in 0..places {
            self.vm.tick(1)?;
            base = ten_times(self, &base)?;
        }
        for place in 0..limbs::count(&digits) {
            let part = self.small_power_modulo(&base, limbs::digit(&digits, place), &modulus)?;
            let product = multiply(self.vm, &result, &part)?;
            result = divide(self.vm, &product, &modulus)?.1;
            base = ten_times(self, &base)?;
        }
        Ok(Number::new(negative, result, 0))
    }

    fn to_whole_digits(&mut self, x: &Number) -> Res<Limbs> {
        if x.exponent < 0 { Ok(self.cut(&x.digits, -x.exponent)?.0) } else { self.shifted(&x.digits, x.exponent) }
    }

    /// Digits times a power of ten, modulo a number.
    fn digits_modulo(&mut self, digits: &[u64], exponent: i64, modulus: &[u64]) -> Res<Limbs> {
        if exponent < 0 {
            let whole = self.cut(digits, -exponent)?.0;
            return Ok(divide(self.vm, &whole, modulus)?.1);
        }
        let mut result = divide(self.vm, digits, modulus)?.1;
        let mut factor = divide(self.vm, &[10], modulus)?.1;
        let mut left = exponent;
        while left > 0 {
            if left & 1 == 1 {
                let product = multiply(self.vm, &result, &factor)?;
                result = divide(self.vm, &product, modulus)?.1;
            }
            let squared = square(self.vm, &factor)?;
            factor = divide(self.vm, &squared, modulus)?.1;
            left >>= 1;
        }
        Ok(result)
    }

    fn small_power_modulo(&mut self, base: &[u64], times: u8, modulus: &[u64]) -> Res<Limbs> {
        let mut result = divide(self.vm, &[1], modulus)?.1;
        for bit in (0..4).rev() {
            let squared = square(self.vm, &result)?;
            result = divide(self.vm, &squared, modulus)?.1;
            if times >> bit & 1 == 1 {
                let product = multiply(self.vm, &result, base)?;
                result = divide(self.vm, &product, modulus)?.1;
            }
        }
        Ok(result)
    }

    /// The square root, rounded half to even.
    pub fn square_root(&mut self, x: &Number) -> Res<Number> {
        if let Some(nan) = self.nan_among(&[x]) {
            return Ok(nan);
        }
        let ideal = x.exponent >> 1;
        if x.is_zero() {
            return self.finish(Number::zero(x.negative, ideal));
        }
        if x.negative {
            return Ok(self.invalid(INVALID_OPERATION));
        }
        if x.is_infinite() {
            return Ok(x.clone());
        }
        let odd = x.exponent & 1;
        // One digit more than is wanted, and whether any come behind it.
        let size = (x.length() + odd + 1) >> 1;
        let shift = self.settings.precision + 1 - size;
        let places = 2 * shift + odd;
        let (radicand, rest) =
            if places >= 0 { (self.shifted(&x.digits, places)?, Rest::Zero) } else { self.cut(&x.digits, -places)? };
        let mut digits = root(self.vm, &radicand)?;
        let mut exponent = ideal - shift;
        let squared = square(self.vm, &digits)?;
        if rest == Rest::Zero && limbs::compare(&squared, &radicand) == Ordering::Equal {
            if shift >= 0 {
                digits = self.cut(&digits, shift)?.0;
            } else {
                digits = self.shifted(&digits, -shift)?;
            }
            exponent = ideal;
        } else if digits.first().is_none_or(|low| low % 5 == 0) {
            limbs::increment(&mut digits);
        }
        self.rounding_as(Rounding::HalfEven, |work| work.finish(Number::new(false, digits, exponent)))
    }
}

const _: () = assert!(WIDTH == 18);
