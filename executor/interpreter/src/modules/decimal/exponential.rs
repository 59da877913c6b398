//! Exponentials and logarithms, correctly rounded: worked out to some digits more than are wanted, and to more still
//! as long as these do not tell how to round.

use super::compare::order;
use super::fixed;
use super::limbs::{self, Limbs, WIDTH};
use super::number::Number;
use super::quotient::divide;
use super::settings::{INEXACT, INVALID_OPERATION, ROUNDED, Rounding, Settings};
use super::work::Work;
use crate::vm::Res;
use std::cmp::Ordering;

/// Digits of a result and their exponent; wrong by less than 10 to the power of `error` in the last place.
struct Approximate {
    negative: bool,
    digits: Limbs,
    exponent: i64,
    error: usize,
}

impl Approximate {
    /// Whether rounding to so many digits, and to fewer, does not depend on what is not known.
    fn is_settled(&self, precision: i64) -> bool {
        let spare = limbs::count(&self.digits) as i64 - precision;
        let Ok(spare) = usize::try_from(spare) else { return false };
        if spare < self.error + 2 {
            return false;
        }
        let first = limbs::digit(&self.digits, spare - 1) % 5;
        let mut others = (self.error..spare - 1).map(|place| limbs::digit(&self.digits, place));
        match first {
            0 => others.any(|digit| digit != 0),
            4 => others.any(|digit| digit != 9),
            _ => true,
        }
    }
}

impl Work<'_> {
    /// Works out a result to more and more digits until it can be rounded.
    fn until_settled(&mut self, approximate: impl Fn(&mut Work, i64) -> Res<Approximate>) -> Res<Number> {
        let mut extra = 3;
        loop {
            let found = approximate(self, extra)?;
            if found.is_settled(self.settings.precision) {
                let number = Number::new(found.negative, found.digits, found.exponent);
                return self.rounding_as(Rounding::HalfEven, |work| work.finish(number));
            }
            extra = 2 * extra + 10;
        }
    }

    /// e to the power of a number.
    pub fn exp(&mut self, x: &Number) -> Res<Number> {
        if let Some(nan) = self.nan_among(&[x]) {
            return Ok(nan);
        }
        if x.is_infinite() {
            return Ok(if x.negative { Number::zero(false, 0) } else { x.clone() });
        }
        if x.digits.is_empty() {
            return Ok(Number::small(1));
        }
        let precision = self.settings.precision;
        let adjusted = x.adjusted();
        if adjusted > 18 {
            // Beyond all bounds.
            let exponent = if x.negative { self.settings.tiny() - 2 } else { self.settings.most + 1 };
            let beyond = Number::new(false, limbs::from_u64(1), exponent);
            return self.rounding_as(Rounding::HalfEven, |work| work.finish(beyond));
        }
        // CPython takes what lies so near to one for one itself.
        let nothing = Number::new(false, limbs::from_u64(9), -precision - 4);
        if order(self.vm, &x.signed(false), &nothing)? != Ordering::Greater {
            self.met |= INEXACT | ROUNDED;
            let digits = self.shifted(&[1], precision - 1)?;
            return self.finish(Number::new(false, digits, 1 - precision));
        }
        self.until_settled(|work, extra| work.exp_digits(x, extra))
    }

    fn exp_digits(&mut self, x: &Number, extra: i64) -> Res<Approximate> {
        let wanted = self.settings.precision.saturating_add(extra + 11);
        self.room(wanted.saturating_mul(4))?;
        let groups = wanted as usize / WIDTH + 1;
        // Multiples of the logarithm of ten are taken off, which counts its error.
        let inner = groups + 1 + usize::from(x.adjusted() > 0) * 2;
        let ten = fixed::ln_ten(self.vm, inner)?;
        let size = fixed::from_number(self.vm, x, inner)?;
        let (times, mut rest) = divide(self.vm, &size, &ten)?;
        let mut power = limbs::to_u128(&times).and_then(|times| i64::try_from(times).ok()).unwrap_or(i64::MAX / 4);
        if x.negative {
            rest = limbs::subtract(&ten, &rest);
            power = -power - 1;
        }
        let rest = fixed::resized(&rest, inner, groups);
        let digits = fixed::exponential(self.vm, &rest, groups)?;
        Ok(Approximate { negative: false, digits, exponent: power - (groups * WIDTH) as i64, error: 10 })
    }

    /// The natural logarithm, or that to base ten.
    pub fn logarithm(&mut self, x: &Number, to_ten: bool) -> Res<Number> {
        if let Some(nan) = self.nan_among(&[x]) {
            return Ok(nan);
        }
        if x.is_zero() {
            return Ok(Number::infinity(true));
        }
        if x.negative {
            return Ok(self.invalid(INVALID_OPERATION));
        }
        if x.is_infinite() {
            return Ok(x.clone());
        }
        if limbs::is_power_of_ten(&x.digits) {
            if to_ten {
                let exact = Number::small(x.adjusted());
                return self.rounding_as(Rounding::HalfEven, |work| work.finish(exact));
            }
            if x.adjusted() == 0 {
                return Ok(Number::zero(false, 0));
            }
        }
        // How many zeros the logarithm has in front when the number is near one.
        let one = Number::small(1);
        let (distance, _) = self.under(Settings::working(5, Rounding::Down), |work| work.subtract(x, &one))?;
        let zeros = (-distance.adjusted()).max(0);
        let precision = self.settings.precision;
        if zeros > 20 && zeros > precision / 4 {
            return self.until_settled(|work, extra| work.ln_near_one(x, to_ten, precision + extra + 10));
        }
        self.until_settled(|work, extra| work.ln_digits(x, to_ten, zeros, extra))
    }

    /// By the series of the area tangent, for numbers so near to one that it takes a few terms.
    fn ln_near_one(&mut self, x: &Number, to_ten: bool, digits: i64) -> Res<Approximate> {
        let groups = digits as usize / WIDTH + 2;
        let ten = if to_ten { Some(fixed::ln_ten(self.vm, groups)?) } else { None };
        let (found, _) = self.under(Settings::working(digits, Rounding::HalfEven), |work| {
            let one = Number::small(1);
            let above = work.subtract(x, &one)?;
            let below = work.add(x, &one)?;
            let ratio = work.divide(&above, &below)?;
            let square = work.multiply(&ratio, &ratio)?;
            let (mut sum, mut power, mut odd) = (ratio.clone(), ratio, 1);
            loop {
                odd += 2;
                power = work.multiply(&power, &square)?;
                let term = work.divide(&power, &Number::small(odd))?;
                if term.is_zero() || term.adjusted() < sum.adjusted() - digits - 2 {
                    break;
                }
                sum = work.add(&sum, &term)?;
            }
            let sum = work.add(&sum, &sum)?;
            match ten {
                Some(ten) => work.divide(&sum, &Number::new(false, ten, -((groups * WIDTH) as i64))),
                None => Ok(sum),
            }
        })?;
        // All digits are there, so that the error counts from the last one.
        let missing = digits - found.length();
        let padded = self.shifted(&found.digits, missing.max(0))?;
        Ok(Approximate {
            negative: found.negative,
            digits: padded,
            exponent: found.exponent - missing.max(0),
            error: 3,
        })
    }

    fn ln_digits(&mut self, x: &Number, to_ten: bool, zeros: i64, extra: i64) -> Res<Approximate> {
        let wanted = self.settings.precision.saturating_add(zeros + extra + 14);
        self.room(wanted.saturating_mul(6))?;
        let groups = wanted as usize / WIDTH + 1;
        let power = x.adjusted();
        // The number between one and ten, whose logarithm is not negative.
        let front = Number::new(false, x.digits.clone(), 1 - x.length());
        let logarithm = self.ln_of_front(&front, groups)?;
        let inner = groups + 2;
        let mut multiple = fixed::ln_ten(self.vm, inner)?;
        let multiples = limbs::from_u64(power.unsigned_abs());
        multiple = super::product::multiply(self.vm, &multiple, &multiples)?;
        let multiple = fixed::resized(&multiple, inner, groups);
        let (negative, mut digits) = if power >= 0 {
            let mut sum = logarithm;
            limbs::add_to(&mut sum, &multiple);
            (false, sum)
        } else if limbs::compare(&multiple, &logarithm) == Ordering::Less {
            (false, limbs::subtract(&logarithm, &multiple))
        } else {
            (true, limbs::subtract(&multiple, &logarithm))
        };
        limbs::trim(&mut digits);
        if to_ten {
            let ten = fixed::ln_ten(self.vm, groups)?;
            self.room((groups * WIDTH * 3) as i64)?;
            let shifted = fixed::resized(&digits, 0, groups);
            digits = divide(self.vm, &shifted, &ten)?.0;
        }
        // Large logarithms of ten multiply its error.
        Ok(Approximate { negative, digits, exponent: -((groups * WIDTH) as i64), error: 12 })
    }

    /// The logarithm of a number from one up to ten, wrong in the last eleven digits at most. Each round makes three
    /// times as many digits right.
    fn ln_of_front(&mut self, front: &Number, groups: usize) -> Res<Limbs> {
        let target = groups * WIDTH;
        let mut rounds = vec![target];
        while let Some(digits) = rounds.last().copied()
            && digits > 54
        {
            rounds.push(digits / 3 + 9);
        }
        let lead = limbs::shift_right(&front.digits, (limbs::count(&front.digits)).saturating_sub(17)).0;
        let scale = limbs::POWERS.get(limbs::count(&lead).saturating_sub(1)).copied().unwrap_or(1);
        let lead = lead.first().copied().unwrap_or(1) as f64 / scale as f64;
        let start = libm::log(lead).max(0.0);
        // As a fixed-point number of one group.
        let mut known = Limbs::from_slice(&[(start.fract() * 1e18) as u64, start.trunc() as u64]);
        limbs::trim(&mut known);
        let mut width = 1;
        for digits in rounds.into_iter().rev() {
            let next = (digits / WIDTH + 1).min(groups) + 1;
            let mut y = fixed::resized(&known, width, next);
            limbs::trim(&mut y);
            let number = fixed::from_number(self.vm, front, next)?;
            let power = fixed::exponential(self.vm, &y, next)?;
            let mut sum = number.clone();
            limbs::add_to(&mut sum, &power);
            let above = limbs::compare(&number, &power) != Ordering::Less;
            let gap = if above { limbs::subtract(&number, &power) } else { limbs::subtract(&power, &number) };
            let mut doubled = fixed::resized(&limbs::add(&gap, &gap), 0, next);
            limbs::trim(&mut doubled);
            let step = divide(self.vm, &doubled, &sum)?.0;
            if above {
                limbs::add_to(&mut y, &step);
            } else if limbs::compare(&y, &step) == Ordering::Less {
                y = Limbs::new();
            } else {
                y = limbs::subtract(&y, &step);
            }
            known = y;
            width = next;
        }
        let mut known = fixed::resized(&known, width, groups);
        limbs::trim(&mut known);
        Ok(known)
    }
}
