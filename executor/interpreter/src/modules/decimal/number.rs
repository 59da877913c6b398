//! A decimal number: sign, digits, exponent; or something that is none.

use super::limbs::{self, Limbs};

/// What a number is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Class {
    Finite,
    Infinite,
    Quiet,
    Signaling,
}

/// A number, or an infinity, or a NaN whose digits are its payload.
#[derive(Clone, Debug)]
pub struct Number {
    pub negative: bool,
    pub class: Class,
    /// Of the last digit; 0 for what is not finite.
    pub exponent: i64,
    pub digits: Limbs,
}

impl Number {
    pub fn new(negative: bool, digits: Limbs, exponent: i64) -> Number {
        Number { negative, class: Class::Finite, exponent, digits }
    }

    pub fn small(number: i64) -> Number {
        Number::new(number < 0, limbs::from_u64(number.unsigned_abs()), 0)
    }

    pub fn zero(negative: bool, exponent: i64) -> Number {
        Number::new(negative, Limbs::new(), exponent)
    }

    pub fn infinity(negative: bool) -> Number {
        Number { negative, class: Class::Infinite, exponent: 0, digits: Limbs::new() }
    }

    pub fn nan() -> Number {
        Number { negative: false, class: Class::Quiet, exponent: 0, digits: Limbs::new() }
    }

    #[inline]
    pub fn is_finite(&self) -> bool {
        self.class == Class::Finite
    }

    #[inline]
    pub fn is_infinite(&self) -> bool {
        self.class == Class::Infinite
    }

    #[inline]
    pub fn is_nan(&self) -> bool {
        matches!(self.class, Class::Quiet | Class::Signaling)
    }

    #[inline]
    pub fn is_zero(&self) -> bool {
        self.is_finite() && self.digits.is_empty()
    }

    /// How many digits are written: one for zero.
    #[inline]
    pub fn length(&self) -> i64 {
        limbs::count(&self.digits).max(1) as i64
    }

    /// The exponent of the first digit.
    #[inline]
    pub fn adjusted(&self) -> i64 {
        if self.is_finite() { self.exponent + self.length() - 1 } else { 0 }
    }

    /// With another sign.
    pub fn signed(&self, negative: bool) -> Number {
        Number { negative, ..self.clone() }
    }

    /// Whether it is finite and has no digits behind the point other than zeros.
    pub fn is_whole(&self) -> bool {
        self.is_finite()
            && (self.exponent >= 0
                || self.digits.is_empty()
                || limbs::trailing_zeros(&self.digits) as i64 >= -self.exponent)
    }

    /// Whether a whole number is odd.
    pub fn is_odd(&self) -> bool {
        self.exponent <= 0
            && usize::try_from(-self.exponent).is_ok_and(|place| limbs::digit(&self.digits, place) % 2 == 1)
    }

    /// A whole number as an int, when it fits.
    pub fn to_i64(&self) -> Option<i64> {
        if !self.is_whole() {
            return None;
        }
        let size = if self.digits.is_empty() {
            0
        } else if self.exponent >= 0 {
            let power = 10_u128.checked_pow(u32::try_from(self.exponent).ok()?)?;
            limbs::to_u128(&self.digits)?.checked_mul(power)?
        } else {
            let places = usize::try_from(-self.exponent).ok()?;
            limbs::to_u128(&limbs::shift_right(&self.digits, places).0)?
        };
        let size = i128::try_from(size).ok()?;
        i64::try_from(if self.negative { -size } else { size }).ok()
    }
}
