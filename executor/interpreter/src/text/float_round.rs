//! `round(float, ndigits)` and the exact ratio of a float.
//!
//! Rounding is done on the exact decimal expansion, half to even, then read back, as CPython does.
//! <https://docs.python.org/3.13/library/functions.html#round>

/// `round(value, places)`. `None` where CPython raises OverflowError "rounded value too large to represent".
pub fn round_to(value: f64, places: i64) -> Option<f64> {
    if !value.is_finite() || places > 323 {
        return Some(value);
    }
    if places < -308 {
        return Some(0.0_f64.copysign(value));
    }
    let rounded = if places >= 0 {
        format!("{value:.*}", places as usize).parse::<f64>().ok()?
    } else {
        round_tens(value, places.unsigned_abs() as usize)?
    };
    rounded.is_finite().then_some(rounded)
}

/// Rounds to a multiple of ten to the power `zeros`.
fn round_tens(value: f64, zeros: usize) -> Option<f64> {
    // Whole digits of the exact value, and whether anything follows the point.
    let magnitude = value.abs();
    let whole = format!("{:.0}", magnitude.trunc());
    let fraction = magnitude.fract() != 0.0;
    let padded = format!("{whole:0>width$}", width = zeros + 1);
    let (kept, dropped) = padded.split_at(padded.len() - zeros);
    let half = format!("5{}", "0".repeat(zeros - 1));
    let odd = kept.bytes().last().is_some_and(|d| d % 2 == 1);
    let up = match dropped.cmp(half.as_str()) {
        std::cmp::Ordering::Greater => true,
        std::cmp::Ordering::Equal => fraction || odd,
        std::cmp::Ordering::Less => false,
    };
    let mut digits = kept.as_bytes().to_vec();
    if up {
        let nines = digits.iter().rev().take_while(|d| **d == b'9').count();
        let end = digits.len() - nines;
        digits[end..].fill(b'0');
        match end.checked_sub(1) {
            Some(last) => digits[last] += 1,
            None => digits.insert(0, b'1'),
        }
    }
    let text = format!("{}e{zeros}", std::str::from_utf8(&digits).ok()?);
    text.parse::<f64>().ok().map(|rounded| rounded.copysign(value))
}

/// `round(value)` to an integral float, half to even; the caller turns it into an int.
pub fn round_half_even(value: f64) -> f64 {
    value.round_ties_even()
}

/// A finite value as `mantissa * 2**exponent` with an odd mantissa (or zero): the parts of `as_integer_ratio`.
pub fn integer_ratio(value: f64) -> (i64, i32) {
    if value == 0.0 || !value.is_finite() {
        return (0, 0);
    }
    let bits = value.to_bits();
    let biased = ((bits >> 52) & 0x7FF) as i32;
    let fraction = (bits & ((1 << 52) - 1)) as i64;
    let (mantissa, exponent) = if biased == 0 { (fraction, -1074) } else { (fraction | 1 << 52, biased - 1075) };
    let shift = mantissa.trailing_zeros();
    let mantissa = mantissa >> shift;
    (if value < 0.0 { -mantissa } else { mantissa }, exponent + shift as i32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounds_the_exact_value() {
        assert_eq!(round_to(2.675, 2), Some(2.67));
        assert_eq!(round_to(0.5, 0), Some(0.0));
        assert_eq!(round_to(25.0, -1), Some(20.0));
        assert_eq!(round_to(35.0, -1), Some(40.0));
        assert_eq!(round_to(995.0, -1), Some(1000.0));
        assert_eq!(round_to(5.0, -1), Some(0.0));
        assert_eq!(round_to(5.000001, -1), Some(10.0));
        assert_eq!(round_to(1.7e308, -308), None);
        assert_eq!(round_to(-1.0, -309).map(f64::to_bits), Some((-0.0f64).to_bits()));
    }

    #[test]
    fn ratios() {
        assert_eq!(integer_ratio(0.75), (3, -2));
        assert_eq!(integer_ratio(-4.0), (-1, 2));
    }
}
