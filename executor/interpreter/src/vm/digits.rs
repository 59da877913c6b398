//! Huge ints as digits and back, in pieces, with a look at the clock between them.

use super::{Raise, Res, Vm};
use dashu_int::IBig;
use dashu_int::ops::{BitTest, UnsignedAbs};

/// So many digits are handed to the library, which cannot be interrupted, at a time.
const PIECE: usize = 50_000;

impl Vm {
    /// An int of any size in decimal, within the limit on digits.
    pub fn big_to_text(&mut self, big: &IBig) -> Res<String> {
        let size = big.clone().unsigned_abs();
        let bits = size.bit_len();
        let limit = self.most_int_digits;
        // CPython counts in units of 30 bits, and roughly beyond a thousand of them.
        let units = bits.div_ceil(30);
        if limit != 0 && units >= 73 && limit / 90 <= (units - 11) / 10 {
            return Err(self.too_many_digits());
        }
        self.tick(bits / 64)?;
        self.charge(bits / 3)?;
        let mut text = String::new();
        let powers = self.powers_of(10, bits / 3)?;
        self.write_digits(IBig::from(size), powers.len(), &powers, &mut text)?;
        if limit != 0 && units <= 1000 && text.len() > limit {
            return Err(self.too_many_digits());
        }
        if *big < IBig::ZERO {
            text.insert(0, '-');
        }
        Ok(text)
    }

    /// The int of digits that have been looked at already.
    pub fn big_of_digits(&mut self, digits: &str, radix: u32) -> Res<IBig> {
        let powers = self.powers_of(radix, digits.len())?;
        self.read_digits(digits, radix, &powers)
    }

    /// `radix` to the power of [`PIECE`], of twice that and so on, as long as numbers of so many digits need them.
    fn powers_of(&mut self, radix: u32, digits: usize) -> Res<Vec<IBig>> {
        let mut powers = Vec::new();
        let mut covered = PIECE;
        while covered < digits {
            let next = match powers.last() {
                None => self.big_power(&IBig::from(radix), PIECE)?,
                Some(last) => {
                    let last: IBig = IBig::clone(last);
                    self.big_multiply(&last, &last)?
                }
            };
            powers.push(next);
            covered *= 2;
        }
        Ok(powers)
    }

    /// Writes a number below the square of the highest of the first `level` powers; zeros fill it up behind others.
    fn write_digits(&mut self, number: IBig, level: usize, powers: &[IBig], out: &mut String) -> Res<()> {
        self.tick(64)?;
        let Some(power) = level.checked_sub(1).and_then(|at| powers.get(at)) else {
            let text = number.to_string();
            if !out.is_empty() {
                out.extend(std::iter::repeat_n('0', PIECE.saturating_sub(text.len())));
            }
            if !out.is_empty() || text != "0" || powers.is_empty() {
                out.push_str(&text);
            }
            return Ok(());
        };
        let (high, low) = self.big_divide(&number, power)?;
        self.write_digits(high, level - 1, powers, out)?;
        self.write_digits(low, level - 1, powers, out)
    }

    fn read_digits(&mut self, digits: &str, radix: u32, powers: &[IBig]) -> Res<IBig> {
        self.tick(digits.len() / 64)?;
        let mut low_length = PIECE;
        let Some(at) = (0..powers.len()).rev().find(|at| PIECE << at < digits.len()) else {
            return match IBig::from_str_radix(digits, radix) {
                Ok(number) => Ok(number),
                Err(_) => Err(self.value_error("invalid digits")),
            };
        };
        low_length <<= at;
        let (high, low) = digits.split_at(digits.len() - low_length);
        let high = self.read_digits(high, radix, powers)?;
        let low = self.read_digits(low, radix, powers)?;
        let high = self.big_multiply(&high, &powers[at])?;
        Ok(high + low)
    }

    fn too_many_digits(&self) -> Raise {
        self.value_error(format!(
            "Exceeds the limit ({} digits) for integer string conversion; use sys.set_int_max_str_digits() to increase \
             the limit",
            self.most_int_digits
        ))
    }
}
