//! The next number up, down, or towards another.

use super::compare::order;
use super::limbs;
use super::number::Number;
use super::settings::{CLAMPED, INEXACT, OVERFLOW, ROUNDED, Rounding, SUBNORMAL, UNDERFLOW};
use super::work::Work;
use crate::vm::Res;
use std::cmp::Ordering;

impl Work<'_> {
    /// The next larger or smaller number.
    pub fn neighbour(&mut self, x: &Number, up: bool) -> Res<Number> {
        if let Some(nan) = self.nan_among(&[x]) {
            return Ok(nan);
        }
        if x.is_infinite() {
            if x.negative != up {
                return Ok(x.clone());
            }
            self.room(self.settings.precision)?;
            let digits = limbs::nines(self.settings.precision as usize);
            return Ok(Number::new(x.negative, digits, self.settings.top()));
        }
        let mut settings = self.settings;
        settings.rounding = if up { Rounding::Ceiling } else { Rounding::Floor };
        let (result, _) = self.under(settings, |work| {
            let rounded = work.finish(x.clone())?;
            if order(work.vm, &rounded, x)? != Ordering::Equal {
                return Ok(rounded);
            }
            let least = Number::new(!up, limbs::from_u64(1), work.settings.tiny() - 1);
            work.add(x, &least)
        })?;
        Ok(result)
    }

    /// The next number in the direction of another.
    pub fn next_toward(&mut self, x: &Number, y: &Number) -> Res<Number> {
        if let Some(nan) = self.nan_among(&[x, y]) {
            return Ok(nan);
        }
        let found = order(self.vm, x, y)?;
        if found == Ordering::Equal {
            return Ok(x.signed(y.negative));
        }
        let next = self.neighbour(x, found == Ordering::Less)?;
        if next.is_infinite() {
            self.met |= OVERFLOW | INEXACT | ROUNDED;
        } else if next.adjusted() < self.settings.least {
            self.met |= UNDERFLOW | SUBNORMAL | INEXACT | ROUNDED;
            if next.digits.is_empty() {
                self.met |= CLAMPED;
            }
        }
        Ok(next)
    }
}
