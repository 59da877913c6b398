//! Arithmetic of huge ints in pieces, each of which is quick, with a look at the clock between them.
//!
//! The library that multiplies and divides cannot be interrupted. Numbers up to [`PIECE`] words are handed to it as
//! they are; larger ones are cut up: Karatsuba's multiplication, Burnikel and Ziegler's division, Lehmer's greatest
//! common divisor, an integer root that doubles its precision.

use super::{Res, Vm};
use dashu_int::ops::{BitTest, DivRem, Gcd, UnsignedAbs};
use dashu_int::{IBig, Sign, UBig};

/// Words of 64 bits that are computed with at once: a few milliseconds of work.
const PIECE: usize = 8192;
const PIECE_BITS: usize = PIECE * 64;
/// How often the operands are held while numbers are cut to pieces and put together: themselves, their halves, the
/// three products, the result.
const IN_PIECES: usize = 6;
/// Below this the library's own divisor is quick enough.
const SMALL_GCD: usize = 1024;

/// Words a number takes.
pub fn words(number: &UBig) -> usize {
    number.bit_len() / 64 + 1
}

fn signed_words(number: &IBig) -> usize {
    number.bit_len() / 64 + 1
}

impl Vm {
    /// Room for an int of so many 64-bit words.
    pub fn charge_words(&mut self, words: usize) -> Res<()> {
        self.charge(words.saturating_mul(8))
    }

    /// Time for multiplying ints of so many words, by the cost of the algorithm that is used at that size.
    fn charge_multiplication(&mut self, left: usize, right: usize) -> Res<()> {
        let (small, large) = (left.min(right), left.max(right));
        if small < 32 {
            return self.tick(small * large / 64);
        }
        let cost = (small as f64).powf(0.6) * large as f64 / 16.0;
        self.tick(cost.min(1e15) as usize)
    }

    /// `x * y`
    pub fn big_multiply(&mut self, x: &IBig, y: &IBig) -> Res<IBig> {
        let (left, right) = (signed_words(x), signed_words(y));
        if left.max(right) <= PIECE {
            self.charge_words(left + right)?;
            self.charge_multiplication(left, right)?;
            return Ok(x * y);
        }
        self.charge_words((left + right).saturating_mul(IN_PIECES))?;
        let magnitude = self.product(&x.clone().unsigned_abs(), &y.clone().unsigned_abs())?;
        Ok(signed(magnitude, (*x < IBig::ZERO) != (*y < IBig::ZERO)))
    }

    /// Quotient and remainder, rounded down as Python does. `y` is not zero.
    pub fn big_divide(&mut self, x: &IBig, y: &IBig) -> Res<(IBig, IBig)> {
        let (left, right) = (signed_words(x), signed_words(y));
        if left <= PIECE {
            self.charge_words(left + right)?;
            self.charge_multiplication(right, left.saturating_sub(right) + 1)?;
            return Ok(super::numbers::floor_div_rem(x, y));
        }
        self.charge_words((left + right).saturating_mul(IN_PIECES))?;
        let (quotient, remainder) = self.quotient(&x.clone().unsigned_abs(), &y.clone().unsigned_abs())?;
        let (negative_x, negative_y) = (*x < IBig::ZERO, *y < IBig::ZERO);
        let (quotient, remainder) = (signed(quotient, negative_x != negative_y), signed(remainder, negative_x));
        let wrong_sign = remainder != IBig::ZERO && negative_x != negative_y;
        Ok(if wrong_sign { (quotient - IBig::ONE, remainder + y) } else { (quotient, remainder) })
    }

    /// `base ** exponent` of a result that has been charged.
    pub fn big_power(&mut self, base: &IBig, exponent: usize) -> Res<IBig> {
        let bits = base.bit_len().saturating_mul(exponent);
        if bits <= PIECE_BITS {
            self.charge_multiplication(bits / 128 + 1, bits / 128 + 1)?;
            return Ok(base.pow(exponent));
        }
        let mut result = IBig::ONE;
        for place in (0..exponent.bit_len()).rev() {
            result = self.big_multiply(&result, &result)?;
            if exponent >> place & 1 == 1 {
                result = self.big_multiply(&result, base)?;
            }
        }
        Ok(result)
    }

    /// The largest number that divides both.
    pub fn big_gcd(&mut self, x: &IBig, y: &IBig) -> Res<IBig> {
        let (mut a, mut b) = (x.clone().unsigned_abs(), y.clone().unsigned_abs());
        self.charge_words((words(&a) + words(&b)).saturating_mul(2))?;
        loop {
            if a < b {
                std::mem::swap(&mut a, &mut b);
            }
            if b == UBig::ZERO {
                return Ok(a.into());
            }
            if words(&b) <= SMALL_GCD {
                let rest = self.quotient(&a, &b)?.1;
                self.tick(words(&b))?;
                return Ok(if rest == UBig::ZERO { b } else { b.gcd(rest) }.into());
            }
            self.tick(words(&a) / 4)?;
            let shift = a.bit_len() - 62;
            let (high_a, high_b) = (leading(&a, shift), leading(&b, shift));
            match lehmer_step(high_a, high_b) {
                None => {
                    let rest = self.quotient(&a, &b)?.1;
                    a = std::mem::replace(&mut b, rest);
                }
                Some([s, t, u, v]) => {
                    let (x, y) = (IBig::from(a), IBig::from(b));
                    let next_a = &x * IBig::from(s) + &y * IBig::from(t);
                    let next_b = &x * IBig::from(u) + &y * IBig::from(v);
                    (a, b) = (next_a.unsigned_abs(), next_b.unsigned_abs());
                }
            }
        }
    }

    /// The integer part of the square root of a number that is not negative.
    pub fn big_root(&mut self, n: &IBig) -> Res<IBig> {
        if *n == IBig::ZERO {
            return Ok(IBig::ZERO);
        }
        // The last of the divisions needs as much: who cannot have it need not begin.
        self.charge_words(signed_words(n).saturating_mul(IN_PIECES * 3 / 2))?;
        let half = (n.bit_len() - 1) / 2;
        let mut root = IBig::ONE;
        let mut precision = 0;
        // Each round doubles the bits that are right.
        for place in (0..half.bit_len()).rev() {
            let before = precision;
            precision = half >> place;
            let part = n.clone() >> (2 * half - before - precision + 1);
            let quotient = self.big_divide(&part, &root)?.0;
            root = (root << (precision - before - 1)) + quotient;
        }
        let square = self.big_multiply(&root, &root)?;
        Ok(if square > *n { root - IBig::ONE } else { root })
    }

    fn product(&mut self, x: &UBig, y: &UBig) -> Res<UBig> {
        let (small, large) = if x.bit_len() <= y.bit_len() { (x, y) } else { (y, x) };
        if words(large) <= PIECE {
            self.charge_multiplication(words(small), words(large))?;
            return Ok(small * large);
        }
        if *small == UBig::ZERO {
            return Ok(UBig::ZERO);
        }
        self.tick(words(large) / 64)?;
        let half = large.bit_len().div_ceil(128) * 64;
        let (low, high) = large.clone().split_bits(half);
        if small.bit_len() <= half {
            let low = self.deeper(|vm| vm.product(small, &low))?;
            let high = self.deeper(|vm| vm.product(small, &high))?;
            return Ok((high << half) + low);
        }
        let (other_low, other_high) = small.clone().split_bits(half);
        let middle = self.deeper(|vm| vm.product(&(&low + &high), &(&other_low + &other_high)))?;
        let low = self.deeper(|vm| vm.product(&low, &other_low))?;
        let high = self.deeper(|vm| vm.product(&high, &other_high))?;
        let middle = middle - &low - &high;
        Ok((high << (2 * half)) + (middle << half) + low)
    }

    /// Quotient and remainder; the divisor is not zero.
    fn quotient(&mut self, x: &UBig, y: &UBig) -> Res<(UBig, UBig)> {
        if x < y {
            return Ok((UBig::ZERO, x.clone()));
        }
        if words(x) <= PIECE {
            self.charge_multiplication(words(y), words(x) - words(y) + 1)?;
            return Ok(x.div_rem(y));
        }
        // The divisor is shifted so that it can be halved down to pieces, its highest bit set.
        let mut size = y.bit_len();
        let mut halvings = 0;
        while size > PIECE_BITS / 2 {
            size = size.div_ceil(2);
            halvings += 1;
        }
        let size = (size.div_ceil(64).max(1) * 64) << halvings;
        let shift = size - y.bit_len();
        let divisor = y << shift;
        let mut digits = Vec::new();
        let mut rest = x << shift;
        while rest != UBig::ZERO {
            self.tick(words(&rest) / 64)?;
            let (low, high) = rest.split_bits(size);
            digits.push(low);
            rest = high;
        }
        let mut quotient = UBig::ZERO;
        let mut remainder = UBig::ZERO;
        for digit in digits.iter().rev() {
            let part = (remainder << size) + digit;
            let (next, rest) = self.halved_quotient(&part, &divisor, size)?;
            self.tick(words(&quotient) / 64)?;
            quotient = (quotient << size) + next;
            remainder = rest;
        }
        Ok((quotient, remainder >> shift))
    }

    /// Divides a number below `divisor << bits` by a divisor of exactly so many bits.
    fn halved_quotient(&mut self, x: &UBig, divisor: &UBig, bits: usize) -> Res<(UBig, UBig)> {
        if bits <= PIECE_BITS / 2 || !bits.is_multiple_of(128) {
            self.charge_multiplication(bits / 64, bits / 64)?;
            return Ok(x.div_rem(divisor));
        }
        let half = bits / 2;
        let (low, high) = x.clone().split_bits(half);
        let (quotient, rest) = self.deeper(|vm| vm.three_halves(&high, divisor, half))?;
        let (low, rest) = self.deeper(|vm| vm.three_halves(&((rest << half) + low), divisor, half))?;
        Ok(((quotient << half) + low, rest))
    }

    /// One half of a quotient: three halves are divided by two.
    fn three_halves(&mut self, x: &UBig, divisor: &UBig, half: usize) -> Res<(UBig, UBig)> {
        self.tick(half / 2048)?;
        let (low, high) = x.clone().split_bits(half);
        let (divisor_low, divisor_high) = divisor.clone().split_bits(half);
        let (mut quotient, rest) = if &high >> half < divisor_high {
            self.halved_quotient(&high, &divisor_high, half)?
        } else {
            let most = (UBig::ONE << half) - UBig::ONE;
            let rest = high + &divisor_high - (&divisor_high << half);
            (most, rest)
        };
        let mut rest = IBig::from((rest << half) + low) - IBig::from(self.product(&quotient, &divisor_low)?);
        while rest < IBig::ZERO {
            quotient -= UBig::ONE;
            rest += divisor;
        }
        Ok((quotient, rest.unsigned_abs()))
    }
}

fn signed(magnitude: UBig, negative: bool) -> IBig {
    IBig::from_parts(if negative { Sign::Negative } else { Sign::Positive }, magnitude)
}

fn leading(number: &UBig, shift: usize) -> i64 {
    i64::try_from(number >> shift).unwrap_or(i64::MAX)
}

/// Several steps of Euclid's algorithm on the leading bits of two numbers, as long as they are those of the whole
/// numbers: what to multiply these by. None when not one step is sure.
fn lehmer_step(mut x: i64, mut y: i64) -> Option<[i64; 4]> {
    let (mut s, mut t, mut u, mut v) = (1_i64, 0_i64, 0_i64, 1_i64);
    while y + u != 0 && y + v != 0 {
        let quotient = (x + s) / (y + u);
        if quotient != (x + t) / (y + v) {
            break;
        }
        let step = |a: i64, b: i64| Some((b, a.checked_sub(quotient.checked_mul(b)?)?));
        // Multipliers stay within half a word, so that products with them cost one pass.
        let ((next_s, next_u), (next_t, next_v), (next_x, next_y)) = (step(s, u)?, step(t, v)?, step(x, y)?);
        if next_u.unsigned_abs() > 1 << 31 || next_v.unsigned_abs() > 1 << 31 {
            break;
        }
        (s, u, t, v, x, y) = (next_s, next_u, next_t, next_v, next_x, next_y);
    }
    if t == 0 { None } else { Some([s, t, u, v]) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::host::Nowhere;
    use crate::{Limits, Policy};

    fn vm() -> Vm {
        let limits = Limits { memory: None, time: None, ..Limits::default() };
        Vm::new(limits, Policy::default(), Box::new(Nowhere))
    }

    /// A number of so many bits without much pattern.
    fn number(bits: usize, seed: u64) -> IBig {
        let mut state = seed;
        let words: Vec<u64> = (0..bits.div_ceil(64))
            .map(|_| {
                state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                state ^ state >> 29
            })
            .collect();
        (UBig::from_words(&words) >> (words.len() * 64 - bits)).into()
    }

    fn ok<T>(result: Res<T>) -> T {
        result.unwrap_or_else(|_| panic!("the arithmetic failed"))
    }

    #[test]
    fn pieces_make_the_same_whole() {
        let mut vm = vm();
        let sizes = [100, PIECE_BITS / 2 - 1, PIECE_BITS, PIECE_BITS + 1, 3 * PIECE_BITS + 77, 5 * PIECE_BITS];
        for (place, bits) in sizes.into_iter().enumerate() {
            for other in sizes {
                let (x, y) = (number(bits, place as u64), -number(other, 99 + other as u64));
                assert_eq!(ok(vm.big_multiply(&x, &y)), &x * &y);
                assert_eq!(ok(vm.big_divide(&x, &y)), super::super::numbers::floor_div_rem(&x, &y));
                assert_eq!(ok(vm.big_divide(&-&x, &y)), super::super::numbers::floor_div_rem(&-&x, &y));
            }
        }
    }

    #[test]
    fn divisors_and_roots() {
        let mut vm = vm();
        for bits in [10, 63, 64, 65, 70_000, 200_000] {
            let common = number(bits, 5);
            let (x, y) = (&common * number(90_000, 6), &common * number(80_000, 7));
            let expected = IBig::from(x.clone().unsigned_abs().gcd(y.clone().unsigned_abs()));
            assert_eq!(ok(vm.big_gcd(&x, &y)), expected);
            let root = ok(vm.big_root(&x));
            assert!(&root * &root <= x && (&root + IBig::ONE) * (&root + IBig::ONE) > x);
        }
        for small in 0..2000 {
            let small = IBig::from(small);
            let root = ok(vm.big_root(&small));
            assert!(&root * &root <= small && (&root + IBig::ONE) * (&root + IBig::ONE) > small);
        }
    }

    #[test]
    fn powers() {
        let mut vm = vm();
        let base = IBig::from(-7);
        assert_eq!(ok(vm.big_power(&base, 300_001)), base.pow(300_001));
    }
}
