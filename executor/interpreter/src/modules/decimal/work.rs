//! One operation at work: the settings it follows, what it reports, and how its result is made to fit.

use super::limbs::{self, Limbs, Rest};
use super::number::{Class, Number};
use super::settings::{
    CLAMPED, Conditions, INEXACT, INVALID_OPERATION, OVERFLOW, ROUNDED, Rounding, SUBNORMAL, Settings, UNDERFLOW,
};
use crate::vm::{Res, Vm};

/// An operation at work.
pub struct Work<'vm> {
    pub vm: &'vm mut Vm,
    pub settings: Settings,
    /// The conditions met so far.
    pub met: Conditions,
}

impl Work<'_> {
    pub fn new(vm: &mut Vm, settings: Settings) -> Work<'_> {
        Work { vm, settings, met: 0 }
    }

    /// Follows other settings for a while; what is met meanwhile is told, not kept.
    pub fn under<T>(&mut self, settings: Settings, body: impl FnOnce(&mut Work) -> Res<T>) -> Res<(T, Conditions)> {
        let mut inner = Work { vm: self.vm, settings, met: 0 };
        let result = body(&mut inner)?;
        Ok((result, inner.met))
    }

    /// Rounds as said, for one result.
    pub fn rounding_as<T>(&mut self, rounding: Rounding, body: impl FnOnce(&mut Work) -> T) -> T {
        let usual = std::mem::replace(&mut self.settings.rounding, rounding);
        let result = body(self);
        self.settings.rounding = usual;
        result
    }

    /// Reports conditions; the result is no number.
    pub fn invalid(&mut self, conditions: Conditions) -> Number {
        self.met |= conditions;
        Number::nan()
    }

    /// Asks for room for so many digits, and time to go through them.
    #[inline]
    pub fn room(&mut self, digits: i64) -> Res<()> {
        if digits <= 72 {
            return Ok(());
        }
        let groups = usize::try_from(digits).unwrap_or(usize::MAX) / limbs::WIDTH;
        self.vm.charge(groups.saturating_mul(8))?;
        self.vm.tick(groups / 8)
    }

    /// The digits times a power of ten.
    pub fn shifted(&mut self, digits: &[u64], places: i64) -> Res<Limbs> {
        if digits.is_empty() {
            return Ok(Limbs::new());
        }
        self.room(places.saturating_add(limbs::count(digits) as i64))?;
        Ok(limbs::shift_left(digits, usize::try_from(places).unwrap_or(0)))
    }

    /// Cuts off the last digits.
    pub fn cut_off(&mut self, digits: &mut Limbs, places: i64) -> Res<Rest> {
        if digits.len() > 4 {
            self.room(limbs::count(digits) as i64)?;
        }
        Ok(limbs::cut_off(digits, usize::try_from(places).unwrap_or(usize::MAX)))
    }

    /// The digits without the last ones.
    pub fn cut(&mut self, digits: &[u64], places: i64) -> Res<(Limbs, Rest)> {
        self.room(limbs::count(digits) as i64)?;
        Ok(limbs::shift_right(digits, usize::try_from(places).unwrap_or(usize::MAX)))
    }

    /// The result of an operation on operands with a NaN among them.
    #[inline]
    pub fn nan_among(&mut self, operands: &[&Number]) -> Option<Number> {
        if operands.iter().all(|one| !one.is_nan()) {
            return None;
        }
        let signaling = operands.iter().find(|one| one.class == Class::Signaling);
        if signaling.is_some() {
            self.met |= INVALID_OPERATION;
        }
        let found = signaling.or_else(|| operands.iter().find(|one| one.is_nan()))?;
        Some(self.quiet(found))
    }

    /// A quiet NaN with as much of the payload as fits.
    pub fn quiet(&self, nan: &Number) -> Number {
        let most = self.settings.precision - i64::from(self.settings.clamp);
        let mut quiet = Number { class: Class::Quiet, ..nan.clone() };
        if limbs::count(&nan.digits) as i64 > most {
            quiet.digits = limbs::low_digits(&nan.digits, most.max(0) as usize);
        }
        quiet
    }

    /// A zero whose exponent fits.
    pub fn zero(&mut self, negative: bool, exponent: i64) -> Number {
        let lowest = self.settings.tiny();
        let highest = if self.settings.clamp { self.settings.top() } else { self.settings.most };
        if exponent < lowest || exponent > highest {
            self.met |= CLAMPED;
            return Number::zero(negative, exponent.max(lowest).min(highest));
        }
        Number::zero(negative, exponent)
    }

    /// A number made to fit.
    #[inline]
    pub fn finish(&mut self, number: Number) -> Res<Number> {
        if !number.is_finite() {
            return Ok(number);
        }
        if number.digits.is_empty() {
            return Ok(self.zero(number.negative, number.exponent));
        }
        let digits = number.length();
        let settings = &self.settings;
        let adjusted = number.exponent + digits - 1;
        if digits <= settings.precision && settings.least <= adjusted && adjusted <= settings.most && !settings.clamp {
            return Ok(number);
        }
        self.fit(number, digits)
    }

    fn fit(&mut self, number: Number, digits: i64) -> Res<Number> {
        let Settings { precision, rounding, least, most, clamp, .. } = self.settings;
        let Number { negative, mut exponent, digits: mut coefficient, .. } = number;
        let subnormal = exponent + digits - 1 < least;
        let lowest = (digits + exponent - precision).max(self.settings.tiny());
        let mut met = 0;
        if exponent < lowest {
            let rest = self.cut_off(&mut coefficient, lowest - exponent)?;
            exponent = lowest;
            if goes_up(rounding, negative, &coefficient, rest) {
                limbs::increment(&mut coefficient);
                if limbs::count(&coefficient) as i64 > precision {
                    self.cut_off(&mut coefficient, 1)?;
                    exponent += 1;
                }
            }
            met |= ROUNDED;
            if rest != Rest::Zero {
                met |= INEXACT;
            }
        }
        if !coefficient.is_empty() && exponent + limbs::count(&coefficient) as i64 - 1 > most {
            self.met |= met;
            return self.overflow(negative);
        }
        if subnormal {
            met |= SUBNORMAL;
            if met & INEXACT != 0 {
                met |= UNDERFLOW;
            }
            if coefficient.is_empty() {
                met |= CLAMPED;
            }
        }
        if clamp && exponent > self.settings.top() {
            let top = self.settings.top();
            coefficient = self.shifted(&coefficient, exponent - top)?;
            exponent = top;
            met |= CLAMPED;
        }
        self.met |= met;
        Ok(Number::new(negative, coefficient, exponent))
    }

    /// What becomes of a result that is too large.
    pub fn overflow(&mut self, negative: bool) -> Res<Number> {
        self.met |= OVERFLOW | INEXACT | ROUNDED;
        let stays = match self.settings.rounding {
            Rounding::Down | Rounding::ZeroFiveUp => true,
            Rounding::Floor => !negative,
            Rounding::Ceiling => negative,
            _ => false,
        };
        if !stays {
            return Ok(Number::infinity(negative));
        }
        self.room(self.settings.precision)?;
        Ok(Number::new(negative, limbs::nines(self.settings.precision as usize), self.settings.top()))
    }
}

/// Whether rounding off what is left makes the digits one more.
#[inline]
pub fn goes_up(rounding: Rounding, negative: bool, digits: &[u64], rest: Rest) -> bool {
    if rest == Rest::Zero {
        return false;
    }
    match rounding {
        Rounding::HalfEven => {
            rest == Rest::AboveHalf || rest == Rest::Half && digits.first().is_some_and(|low| low % 2 == 1)
        }
        Rounding::HalfUp => rest >= Rest::Half,
        Rounding::HalfDown => rest == Rest::AboveHalf,
        Rounding::Down => false,
        Rounding::Up => true,
        Rounding::Ceiling => !negative,
        Rounding::Floor => negative,
        Rounding::ZeroFiveUp => digits.first().is_none_or(|low| low % 5 == 0),
    }
}
