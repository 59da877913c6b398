//! Formats of `struct`: what stands where in packed bytes. <https://docs.python.org/3.13/library/struct.html#format-strings>

use crate::objects::foreign::ForeignData;

/// Fields of one kind beside each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Run {
    pub letter: u8,
    /// Bytes of one field.
    pub size: usize,
    pub offset: usize,
    pub count: usize,
}

/// A format that has been read.
#[derive(Debug, PartialEq, Eq)]
pub struct Layout {
    pub big: bool,
    /// Sizes and places are the machine's.
    pub native: bool,
    pub size: usize,
    pub runs: Vec<Run>,
    /// How many values there are.
    pub values: usize,
}

impl ForeignData for Layout {}

const BAD: &str = "bad char in struct format";
const TOO_LONG: &str = "total struct size too long";

fn size_of(letter: u8, native: bool) -> Option<usize> {
    Some(match letter {
        b'x' | b'c' | b'b' | b'B' | b'?' | b's' | b'p' => 1,
        b'h' | b'H' | b'e' => 2,
        b'i' | b'I' | b'f' => 4,
        b'l' | b'L' => 4 + 4 * usize::from(native),
        b'q' | b'Q' | b'd' => 8,
        b'n' | b'N' | b'P' if native => 8,
        _ => return None,
    })
}

impl Layout {
    /// Reads a format; what is wrong with it otherwise.
    pub fn parse(format: &[u8]) -> Result<Layout, &'static str> {
        let (mark, mut rest) = match format.split_first() {
            Some((mark @ (b'@' | b'=' | b'<' | b'>' | b'!'), rest)) => (*mark, rest),
            _ => (b'@', format),
        };
        let native = mark == b'@';
        let mut layout = Layout { big: matches!(mark, b'>' | b'!'), native, size: 0, runs: Vec::new(), values: 0 };
        while let Some((&first, behind)) = rest.split_first() {
            if first.is_ascii_whitespace() || first == 0x0B {
                rest = behind;
                continue;
            }
            let digits = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
            let count = rest[..digits].iter().try_fold(0usize, |count, digit| {
                count
                    .checked_mul(10)?
                    .checked_add(usize::from(digit - b'0'))
                    .filter(|count| *count <= isize::MAX as usize)
            });
            let count = if digits == 0 { 1 } else { count.ok_or(TOO_LONG)? };
            let Some((&letter, behind)) = rest[digits..].split_first() else {
                return Err("repeat count given without format specifier");
            };
            layout.add(letter, count)?;
            rest = behind;
        }
        Ok(layout)
    }

    fn add(&mut self, letter: u8, count: usize) -> Result<(), &'static str> {
        let size = size_of(letter, self.native).ok_or(BAD)?;
        if self.native {
            self.size = self.size.checked_next_multiple_of(size).ok_or(TOO_LONG)?;
        }
        let whole = size.checked_mul(count).and_then(|bytes| bytes.checked_add(self.size));
        let whole = whole.filter(|whole| *whole <= isize::MAX as usize).ok_or(TOO_LONG)?;
        let run = match letter {
            b'x' => None,
            // The count is the length of one text.
            b's' | b'p' => Some(Run { letter, size: count, offset: self.size, count: 1 }),
            _ => Some(Run { letter, size, offset: self.size, count }),
        };
        if let Some(run) = run.filter(|run| run.count > 0) {
            self.values = self.values.checked_add(run.count).ok_or(TOO_LONG)?;
            self.runs.push(run);
        }
        self.size = whole;
        Ok(())
    }
}

/// A float in two bytes; `None` when it is too large.
pub fn to_half(value: f64) -> Option<u16> {
    let sign = if value.is_sign_negative() { 0x8000 } else { 0 };
    let value = value.abs();
    if value.is_nan() {
        return Some(sign | 0x7E00);
    }
    if value.is_infinite() {
        return Some(sign | 0x7C00);
    }
    // Below 2 ** -14 all have the same exponent; rounding may carry over into the next one.
    let exponent = if value == 0.0 { -14 } else { (libm::frexp(value).1 - 1).max(-14) };
    let scaled = libm::ldexp(value, 10 - exponent).round_ties_even();
    let bits = scaled + f64::from((exponent + 14) << 10);
    (bits < 31744.0).then_some(sign | bits as u16)
}

/// The float of two bytes.
pub fn from_half(bits: u16) -> f64 {
    let sign = if bits & 0x8000 != 0 { -1.0 } else { 1.0 };
    let (exponent, fraction) = (i32::from(bits >> 10 & 31), f64::from(bits & 1023));
    match exponent {
        31 if fraction == 0.0 => sign * f64::INFINITY,
        31 => f64::NAN,
        0 => sign * libm::ldexp(fraction, -24),
        _ => sign * libm::ldexp(1024.0 + fraction, exponent - 25),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formats() {
        let layout = Layout::parse(b"@b3i2s").unwrap();
        assert_eq!((layout.size, layout.values), (18, 5));
        assert_eq!(Layout::parse(b"<bi").unwrap().size, 5);
        assert_eq!(Layout::parse(b"3"), Err("repeat count given without format specifier"));
        assert_eq!(Layout::parse(b"99999999999999999999x"), Err(TOO_LONG));
        assert_eq!(Layout::parse(b"<n"), Err(BAD));
    }

    #[test]
    fn halves() {
        for (value, bits) in
            [(1.0, 0x3C00), (-2.0, 0xC000), (65504.0, 0x7BFF), (6e-8, 1), (1e-8, 0), (2f64.powi(-14), 0x400)]
        {
            assert_eq!(to_half(value), Some(bits), "{value}");
        }
        assert_eq!(to_half(65520.0), None);
        for bits in (0..0x7C00).chain(0x8000..0xFC00) {
            assert_eq!(to_half(from_half(bits)), Some(bits));
        }
    }
}
