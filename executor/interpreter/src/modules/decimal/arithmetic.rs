//! Sums, products, quotients and remainders.

use super::limbs::{self, Limbs, Rest, trim};
use super::number::{Class, Number};
use super::product::multiply;
use super::quotient::divide;
use super::settings::{
    CLAMPED, DIVISION_BY_ZERO, DIVISION_IMPOSSIBLE, DIVISION_UNDEFINED, INVALID_OPERATION, Rounding,
};
use super::work::Work;
use crate::vm::Res;
use std::cmp::Ordering;

/// Quotient, remainder and its exponent.
struct Parts {
    quotient: Limbs,
    remainder: Limbs,
    exponent: i64,
}

impl Work<'_> {
    /// `x + y`
    pub fn add(&mut self, x: &Number, y: &Number) -> Res<Number> {
        self.sum(x, y, y.negative)
    }

    /// `x - y`
    pub fn subtract(&mut self, x: &Number, y: &Number) -> Res<Number> {
        self.sum(x, y, !y.negative)
    }

    fn sum(&mut self, x: &Number, y: &Number, y_negative: bool) -> Res<Number> {
        if !x.is_finite() || !y.is_finite() {
            if let Some(nan) = self.nan_among(&[x, y]) {
                return Ok(nan);
            }
            if x.is_infinite() && y.is_infinite() && x.negative != y_negative {
                return Ok(self.invalid(INVALID_OPERATION));
            }
            return Ok(Number::infinity(if x.is_infinite() { x.negative } else { y_negative }));
        }
        let sum = self.exact_or_near_sum(x, y, y_negative)?;
        self.finish(sum)
    }

    /// A sum that is exact, or rounds to the same as the exact one.
    fn exact_or_near_sum(&mut self, x: &Number, y: &Number, y_negative: bool) -> Res<Number> {
        let opposite = x.negative != y_negative;
        let lower = x.exponent.min(y.exponent);
        if x.digits.is_empty() && y.digits.is_empty() {
            let negative = if opposite { self.settings.rounding == Rounding::Floor } else { x.negative };
            return Ok(Number::zero(negative, lower));
        }
        if x.digits.is_empty() || y.digits.is_empty() {
            // Zeros are appended as far as there is room for them.
            let (number, negative) = if y.digits.is_empty() { (x, x.negative) } else { (y, y_negative) };
            let lowest = lower.max(number.exponent + number.length() - self.settings.precision - 1);
            if lowest >= number.exponent {
                return Ok(number.signed(negative));
            }
            let digits = self.shifted(&number.digits, number.exponent - lowest)?;
            return Ok(Number::new(negative, digits, lowest));
        }
        let (high, low, high_negative, low_negative) =
            if x.exponent >= y.exponent { (x, y, x.negative, y_negative) } else { (y, x, y_negative, x.negative) };
        let gap = high.exponent - low.exponent;
        if gap == 0 {
            let digits = Limbs::from_slice(&high.digits);
            return self.aligned_sum(digits, &low.digits, high_negative, low_negative, lower);
        }
        let (high_top, low_top) = (high.exponent + high.length(), low.exponent + low.length());
        // A number far below the last digit counts only as something other than zero.
        if high_top - low_top > self.settings.precision + 2 {
            let shift = (self.settings.precision + 3 - high.length()).max(2);
            if high.exponent - shift > low_top {
                let digits = self.shifted(&high.digits, shift)?;
                return self.aligned_sum(digits, &[1], high_negative, low_negative, high.exponent - shift);
            }
        }
        let digits = self.shifted(&high.digits, gap)?;
        self.aligned_sum(digits, &low.digits, high_negative, low_negative, lower)
    }

    #[inline]
    fn aligned_sum(
        &mut self,
        mut a: Limbs,
        b: &[u64],
        a_negative: bool,
        b_negative: bool,
        exponent: i64,
    ) -> Res<Number> {
        if a.len().max(b.len()) > 4 {
            self.room((a.len().max(b.len()) * limbs::WIDTH) as i64)?;
        }
        if a_negative == b_negative {
            limbs::add_to(&mut a, b);
            return Ok(Number::new(a_negative, a, exponent));
        }
        Ok(match limbs::compare(&a, b) {
            Ordering::Equal => Number::zero(self.settings.rounding == Rounding::Floor, exponent),
            Ordering::Greater => {
                limbs::subtract_from(&mut a, b);
                trim(&mut a);
                Number::new(a_negative, a, exponent)
            }
            Ordering::Less => Number::new(b_negative, limbs::subtract(b, &a), exponent),
        })
    }

    /// `x * y`
    pub fn multiply(&mut self, x: &Number, y: &Number) -> Res<Number> {
        if !x.is_finite() || !y.is_finite() {
            return Ok(self.special_product(x, y));
        }
        let product = multiply(self.vm, &x.digits, &y.digits)?;
        self.finish(Number::new(x.negative != y.negative, product, x.exponent + y.exponent))
    }

    fn special_product(&mut self, x: &Number, y: &Number) -> Number {
        if let Some(nan) = self.nan_among(&[x, y]) {
            return nan;
        }
        if x.is_zero() || y.is_zero() {
            return self.invalid(INVALID_OPERATION);
        }
        Number::infinity(x.negative != y.negative)
    }

    /// `x * y + z`, rounded once.
    pub fn fma(&mut self, x: &Number, y: &Number, z: &Number) -> Res<Number> {
        if [x, y, z].iter().any(|one| one.class == Class::Signaling) || x.is_nan() || y.is_nan() {
            return Ok(self.nan_among(&[x, y, z]).unwrap_or_else(Number::nan));
        }
        let product = if x.is_finite() && y.is_finite() {
            let digits = multiply(self.vm, &x.digits, &y.digits)?;
            Number::new(x.negative != y.negative, digits, x.exponent + y.exponent)
        } else {
            self.special_product(x, y)
        };
        if product.is_nan() { Ok(product) } else { self.add(&product, z) }
    }

    /// `x / y`
    pub fn divide(&mut self, x: &Number, y: &Number) -> Res<Number> {
        let negative = x.negative != y.negative;
        if !x.is_finite() || !y.is_finite() {
            if let Some(nan) = self.nan_among(&[x, y]) {
                return Ok(nan);
            }
            if x.is_infinite() {
                return Ok(if y.is_infinite() { self.invalid(INVALID_OPERATION) } else { Number::infinity(negative) });
            }
            self.met |= CLAMPED;
            return Ok(Number::zero(negative, self.settings.tiny()));
        }
        if y.digits.is_empty() {
            return Ok(self.by_zero(x, negative));
        }
        let ideal = x.exponent - y.exponent;
        if x.digits.is_empty() {
            return Ok(self.zero(negative, ideal));
        }
        let shift = y.length() - x.length() + self.settings.precision + 1;
        let exponent = ideal - shift;
        let (mut quotient, rest) = if shift >= 0 {
            let number = self.shifted(&x.digits, shift)?;
            divide(self.vm, &number, &y.digits)?
        } else {
            let divisor = self.shifted(&y.digits, -shift)?;
            divide(self.vm, &x.digits, &divisor)?
        };
        if !rest.is_empty() {
            // Keeps ties apart from what lies just above them.
            if quotient.first().is_none_or(|low| low % 5 == 0) {
                limbs::increment(&mut quotient);
            }
            return self.finish(Number::new(negative, quotient, exponent));
        }
        let spare = (limbs::trailing_zeros(&quotient) as i64).min((ideal - exponent).max(0));
        let quotient = self.cut(&quotient, spare)?.0;
        self.finish(Number::new(negative, quotient, exponent + spare))
    }

    fn by_zero(&mut self, x: &Number, negative: bool) -> Number {
        if x.digits.is_empty() {
            return self.invalid(DIVISION_UNDEFINED);
        }
        self.met |= DIVISION_BY_ZERO;
        Number::infinity(negative)
    }

    /// Whole quotient and remainder of finite numbers, the divisor not zero; None where the quotient has more digits
    /// than the precision.
    fn whole_parts(&mut self, x: &Number, y: &Number) -> Res<Option<Parts>> {
        let exponent = x.exponent.min(y.exponent);
        let gap = x.exponent + x.length() - y.exponent - y.length();
        if x.digits.is_empty() || gap < -1 {
            let remainder = self.shifted(&x.digits, x.exponent - exponent)?;
            return Ok(Some(Parts { quotient: Limbs::new(), remainder, exponent }));
        }
        if gap > self.settings.precision + 1 {
            return Ok(None);
        }
        let number = self.shifted(&x.digits, x.exponent - exponent)?;
        let divisor = self.shifted(&y.digits, y.exponent - exponent)?;
        let (quotient, remainder) = divide(self.vm, &number, &divisor)?;
        let fits = limbs::count(&quotient) as i64 <= self.settings.precision;
        Ok(fits.then_some(Parts { quotient, remainder, exponent }))
    }

    /// `x // y`
    pub fn divide_whole(&mut self, x: &Number, y: &Number) -> Res<Number> {
        if let Some(nan) = self.nan_among(&[x, y]) {
            return Ok(nan);
        }
        let negative = x.negative != y.negative;
        if x.is_infinite() {
            return Ok(if y.is_infinite() { self.invalid(INVALID_OPERATION) } else { Number::infinity(negative) });
        }
        if y.is_infinite() {
            return Ok(Number::zero(negative, 0));
        }
        if y.digits.is_empty() {
            return Ok(self.by_zero(x, negative));
        }
        match self.whole_parts(x, y)? {
            Some(parts) => self.finish(Number::new(negative, parts.quotient, 0)),
            None => Ok(self.invalid(DIVISION_IMPOSSIBLE)),
        }
    }

    /// `x % y`
    pub fn remainder(&mut self, x: &Number, y: &Number) -> Res<Number> {
        if let Some(nan) = self.nan_among(&[x, y]) {
            return Ok(nan);
        }
        if x.is_infinite() {
            return Ok(self.invalid(INVALID_OPERATION));
        }
        if y.is_infinite() {
            return self.finish(x.clone());
        }
        if y.digits.is_empty() {
            return Ok(self.invalid(if x.digits.is_empty() { DIVISION_UNDEFINED } else { INVALID_OPERATION }));
        }
        match self.whole_parts(x, y)? {
            Some(parts) => self.finish(Number::new(x.negative, parts.remainder, parts.exponent)),
            None => Ok(self.invalid(DIVISION_IMPOSSIBLE)),
        }
    }

    /// `x // y` and `x % y`
    pub fn divide_with_rest(&mut self, x: &Number, y: &Number) -> Res<(Number, Number)> {
        if let Some(nan) = self.nan_among(&[x, y]) {
            return Ok((nan.clone(), nan));
        }
        let negative = x.negative != y.negative;
        if x.is_infinite() {
            let bad = self.invalid(INVALID_OPERATION);
            return Ok((if y.is_infinite() { bad.clone() } else { Number::infinity(negative) }, bad));
        }
        if y.is_infinite() {
            return Ok((Number::zero(negative, 0), self.finish(x.clone())?));
        }
        if y.digits.is_empty() {
            let quotient = self.by_zero(x, negative);
            if x.digits.is_empty() {
                return Ok((quotient.clone(), quotient));
            }
            return Ok((quotient, self.invalid(INVALID_OPERATION)));
        }
        match self.whole_parts(x, y)? {
            Some(parts) => {
                let quotient = self.finish(Number::new(negative, parts.quotient, 0))?;
                Ok((quotient, self.finish(Number::new(x.negative, parts.remainder, parts.exponent))?))
            }
            None => {
                let bad = self.invalid(DIVISION_IMPOSSIBLE);
                Ok((bad.clone(), bad))
            }
        }
    }

    /// `x` minus the multiple of `y` nearest to it.
    pub fn remainder_near(&mut self, x: &Number, y: &Number) -> Res<Number> {
        if let Some(nan) = self.nan_among(&[x, y]) {
            return Ok(nan);
        }
        if x.is_infinite() {
            return Ok(self.invalid(INVALID_OPERATION));
        }
        if y.is_zero() {
            return Ok(self.invalid(if x.digits.is_empty() { DIVISION_UNDEFINED } else { INVALID_OPERATION }));
        }
        if y.is_infinite() {
            return self.finish(x.clone());
        }
        let exponent = x.exponent.min(y.exponent);
        if x.digits.is_empty() {
            return self.finish(Number::zero(x.negative, exponent));
        }
        let gap = x.adjusted() - y.adjusted();
        if gap > self.settings.precision + 1 {
            return Ok(self.invalid(DIVISION_IMPOSSIBLE));
        }
        let number = self.shifted(&x.digits, x.exponent - exponent)?;
        if gap < -2 {
            return self.finish(Number::new(x.negative, number, exponent));
        }
        let divisor = self.shifted(&y.digits, y.exponent - exponent)?;
        let (mut quotient, mut rest) = divide(self.vm, &number, &divisor)?;
        let mut negative = x.negative;
        let odd = quotient.first().is_some_and(|low| low % 2 == 1);
        match limbs::compare(&limbs::add(&rest, &rest), &divisor) {
            Ordering::Less => {}
            Ordering::Equal if !odd => {}
            _ => {
                rest = limbs::subtract(&divisor, &rest);
                negative = !negative;
                limbs::increment(&mut quotient);
            }
        }
        if limbs::count(&quotient) as i64 > self.settings.precision {
            return Ok(self.invalid(DIVISION_IMPOSSIBLE));
        }
        trim(&mut rest);
        self.finish(Number::new(negative, rest, exponent))
    }

    /// `-x`, `+x`, `abs(x)`: the number with a sign, rounded. A zero has none, unless rounding goes down.
    pub fn signed(&mut self, x: &Number, negative: bool) -> Res<Number> {
        if let Some(nan) = self.nan_among(&[x]) {
            return Ok(nan);
        }
        let negative = negative && (!x.is_zero() || self.settings.rounding == Rounding::Floor);
        self.finish(x.signed(negative))
    }

    /// Whether cutting off so much rounds up: for what is outside of a context.
    pub fn rounded_at(&mut self, x: &Number, places: i64, rounding: Rounding) -> Res<(Limbs, Rest)> {
        let (mut digits, rest) = self.cut(&x.digits, places)?;
        if super::work::goes_up(rounding, x.negative, &digits, rest) {
            limbs::increment(&mut digits);
        }
        Ok((digits, rest))
    }
}
