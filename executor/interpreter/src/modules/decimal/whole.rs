//! Other exponents for the same number: quantizing, whole numbers, normal forms, scaling.

use super::limbs::{self, Rest};
use super::number::Number;
use super::settings::{CLAMPED, DIVISION_BY_ZERO, INEXACT, INVALID_OPERATION, ROUNDED, Rounding, SUBNORMAL};
use super::work::Work;
use crate::vm::Res;

impl Work<'_> {
    /// The number with the exponent of another.
    pub fn quantize(&mut self, x: &Number, pattern: &Number) -> Res<Number> {
        if !x.is_finite() || !pattern.is_finite() {
            if let Some(nan) = self.nan_among(&[x, pattern]) {
                return Ok(nan);
            }
            let both = x.is_infinite() && pattern.is_infinite();
            return Ok(if both { x.clone() } else { self.invalid(INVALID_OPERATION) });
        }
        let mut wanted = pattern.exponent;
        let settings = self.settings;
        if wanted < settings.tiny() || wanted > settings.most {
            return Ok(self.invalid(INVALID_OPERATION));
        }
        if x.digits.is_empty() {
            return Ok(self.zero(x.negative, wanted));
        }
        if x.adjusted() > settings.most || x.adjusted() - wanted + 1 > settings.precision {
            return Ok(self.invalid(INVALID_OPERATION));
        }
        let gap = x.exponent - wanted;
        let mut met = 0;
        let mut digits = if gap >= 0 {
            self.shifted(&x.digits, gap)?
        } else {
            let (digits, rest) = self.rounded_at(x, -gap, settings.rounding)?;
            met |= if rest == Rest::Zero { ROUNDED } else { INEXACT | ROUNDED };
            digits
        };
        if !digits.is_empty() {
            let count = limbs::count(&digits) as i64;
            if count > settings.precision {
                return Ok(self.invalid(INVALID_OPERATION));
            }
            if count + wanted - 1 < settings.least {
                met |= SUBNORMAL;
            }
        }
        if settings.clamp && wanted > settings.top() {
            digits = self.shifted(&digits, wanted - settings.top())?;
            wanted = settings.top();
            met |= CLAMPED;
        }
        self.met |= met;
        Ok(Number::new(x.negative, digits, wanted))
    }

    /// Rounded, and without zeros at its end.
    pub fn normalize(&mut self, x: &Number) -> Res<Number> {
        if let Some(nan) = self.nan_among(&[x]) {
            return Ok(nan);
        }
        let number = self.finish(x.clone())?;
        if !number.is_finite() {
            return Ok(number);
        }
        if number.digits.is_empty() {
            return Ok(Number::zero(number.negative, 0));
        }
        let most = if self.settings.clamp { self.settings.top() } else { self.settings.most };
        let spare = (limbs::trailing_zeros(&number.digits) as i64).min((most - number.exponent).max(0));
        let digits = self.cut(&number.digits, spare)?.0;
        Ok(Number::new(number.negative, digits, number.exponent + spare))
    }

    /// The nearest whole number; `exact` tells when digits are lost.
    pub fn to_whole(&mut self, x: &Number, rounding: Rounding, exact: bool) -> Res<Number> {
        if let Some(nan) = self.nan_among(&[x]) {
            return Ok(nan);
        }
        if !x.is_finite() || x.exponent >= 0 {
            return Ok(x.clone());
        }
        let (digits, rest) = self.rounded_at(x, -x.exponent, rounding)?;
        if exact && !x.digits.is_empty() {
            self.met |= if rest == Rest::Zero { ROUNDED } else { INEXACT | ROUNDED };
        }
        Ok(Number::new(x.negative, digits, 0))
    }

    /// The exponent of the first digit.
    pub fn logb(&mut self, x: &Number) -> Res<Number> {
        if let Some(nan) = self.nan_among(&[x]) {
            return Ok(nan);
        }
        if x.is_infinite() {
            return Ok(Number::infinity(false));
        }
        if x.digits.is_empty() {
            self.met |= DIVISION_BY_ZERO;
            return Ok(Number::infinity(true));
        }
        self.finish(Number::small(x.adjusted()))
    }

    /// A whole number without exponent between bounds, as an operand that counts digits.
    pub fn count_operand(&mut self, y: &Number, most: i64) -> Option<i64> {
        if !y.is_finite() || y.exponent != 0 {
            return None;
        }
        y.to_i64().filter(|count| count.unsigned_abs() <= most.unsigned_abs())
    }

    /// The number with its exponent raised.
    pub fn scaleb(&mut self, x: &Number, y: &Number) -> Res<Number> {
        if let Some(nan) = self.nan_among(&[x, y]) {
            return Ok(nan);
        }
        let most = 2 * (self.settings.most + self.settings.precision);
        let Some(count) = self.count_operand(y, most) else { return Ok(self.invalid(INVALID_OPERATION)) };
        if x.is_infinite() {
            return Ok(x.clone());
        }
        self.finish(Number { exponent: x.exponent + count, ..x.clone() })
    }
}
