//! Digits by themselves: logical operations, moving them to the side and around.

use super::limbs::{self, Limbs, POWERS, WIDTH};
use super::number::Number;
use super::settings::INVALID_OPERATION;
use super::work::Work;
use crate::vm::Res;

/// A digit of the result for two digits, in the lowest bit.
type Combine = fn(u8, u8) -> u8;

pub const AND: Combine = |a, b| a & b;
pub const OR: Combine = |a, b| a | b;
pub const XOR: Combine = |a, b| a ^ b;

/// So many digits are gone through between two looks at the limits.
const STRETCH: usize = 1 << 14;

impl Work<'_> {
    /// Whether it is a row of ones and zeros.
    fn is_logical(&mut self, x: &Number) -> Res<bool> {
        if !x.is_finite() || x.negative || x.exponent != 0 {
            return Ok(false);
        }
        for stretch in x.digits.chunks(STRETCH / WIDTH) {
            self.vm.tick(stretch.len() * 4)?;
            for limb in stretch {
                let mut limb = *limb;
                while limb != 0 {
                    if limb % 10 > 1 {
                        return Ok(false);
                    }
                    limb /= 10;
                }
            }
        }
        Ok(true)
    }

    /// Two rows of ones and zeros combined.
    pub fn logical(&mut self, x: &Number, y: &Number, combine: Combine) -> Res<Number> {
        let length = (x.length().max(y.length())) as usize;
        if !self.is_logical(x)? || !self.is_logical(y)? {
            return Ok(self.invalid(INVALID_OPERATION));
        }
        self.room(length as i64)?;
        let kept = length.min(self.settings.precision as usize);
        let mut digits = Limbs::from_elem(0, kept.div_ceil(WIDTH));
        for place in 0..kept {
            if place % STRETCH == 0 {
                self.vm.tick(kept.min(STRETCH) / 4)?;
            }
            let digit = combine(limbs::digit(&x.digits, place), limbs::digit(&y.digits, place));
            digits[place / WIDTH] += u64::from(digit) * POWERS[place % WIDTH];
        }
        limbs::trim(&mut digits);
        Ok(Number::new(false, digits, 0))
    }

    /// Ones and zeros swapped, as many as the precision has.
    pub fn logical_invert(&mut self, x: &Number) -> Res<Number> {
        if !self.is_logical(x)? {
            return Ok(self.invalid(INVALID_OPERATION));
        }
        self.room(self.settings.precision)?;
        let mut ones = limbs::nines(self.settings.precision as usize);
        self.vm.tick(ones.len())?;
        limbs::divide_small(&mut ones, 9);
        self.logical(&Number::new(false, ones, 0), x, XOR)
    }

    fn moved(&mut self, x: &Number, y: &Number, around: bool) -> Res<Number> {
        if let Some(nan) = self.nan_among(&[x, y]) {
            return Ok(nan);
        }
        let precision = self.settings.precision;
        let Some(places) = self.count_operand(y, precision) else { return Ok(self.invalid(INVALID_OPERATION)) };
        if x.is_infinite() {
            return Ok(x.clone());
        }
        let row = limbs::low_digits(&x.digits, precision as usize);
        let digits = if around {
            // To the right is to the left by the rest of the row.
            let left = if places < 0 { precision + places } else { places };
            let (high, _) = self.cut(&row, precision - left)?;
            let low = limbs::low_digits(&row, (precision - left) as usize);
            let low = self.shifted(&low, left)?;
            limbs::add(&low, &high)
        } else if places < 0 {
            self.cut(&row, -places)?.0
        } else {
            let low = limbs::low_digits(&row, (precision - places) as usize);
            self.shifted(&low, places)?
        };
        Ok(Number::new(x.negative, digits, x.exponent))
    }

    /// The digits moved around in a circle.
    pub fn rotate(&mut self, x: &Number, y: &Number) -> Res<Number> {
        self.moved(x, y, true)
    }

    /// The digits moved to one side.
    pub fn shift(&mut self, x: &Number, y: &Number) -> Res<Number> {
        self.moved(x, y, false)
    }
}
