//! Text to float: `float("...")`, `float.fromhex` and `float.hex`.
//!
//! Decimal reading is the standard library's, which rounds correctly; what may stand around the digits is Python's.
//! <https://docs.python.org/3.13/library/functions.html#float>

use super::TextError;
use super::unicode::{decimal_value, is_space, python_code};

/// The value of a float literal as `float(text)` reads it: blanks around, underscores between digits, `inf`, `nan`,
/// decimal digits of any script. `None` where CPython raises "could not convert string to float: {repr}".
pub fn parse_float(text: &str) -> Option<f64> {
    // The separators U+001C..U+001F are blanks to str.isspace but not to C's isspace, which float uses for ASCII.
    let text = text.trim_matches(|c| is_space(python_code(c)) && !matches!(c, '\x1C'..='\x1F'));
    if text.is_ascii() { parse_ascii(text.as_bytes()) } else { parse_ascii(&ascii_digits(text)?) }
}

fn ascii_digits(text: &str) -> Option<Vec<u8>> {
    text.chars()
        .map(|c| if c.is_ascii() { Some(c as u8) } else { decimal_value(c as u32).map(|d| b'0' + d as u8) })
        .collect()
}

fn parse_ascii(text: &[u8]) -> Option<f64> {
    let mut clean = Vec::with_capacity(text.len());
    for (i, &byte) in text.iter().enumerate() {
        if byte != b'_' {
            clean.push(byte);
            continue;
        }
        let digit = |at: Option<usize>| at.and_then(|at| text.get(at)).is_some_and(u8::is_ascii_digit);
        if !digit(i.checked_sub(1)) || !digit(i.checked_add(1)) {
            return None;
        }
    }
    let (sign, body) = match clean.first() {
        Some(b'-') => (-1.0, &clean[1..]),
        Some(b'+') => (1.0, &clean[1..]),
        _ => (1.0, &clean[..]),
    };
    if body.eq_ignore_ascii_case(b"inf") || body.eq_ignore_ascii_case(b"infinity") {
        return Some(sign * f64::INFINITY);
    }
    if body.eq_ignore_ascii_case(b"nan") {
        return Some(f64::NAN.copysign(sign));
    }
    // Rust reads the same digits, point and exponent; it also knows words, which begin with a letter.
    if !body.first().is_some_and(|b| b.is_ascii_digit() || *b == b'.') {
        return None;
    }
    std::str::from_utf8(body).ok()?.parse::<f64>().ok().map(|value| sign * value)
}

/// `value.hex()`.
pub fn float_hex(value: f64) -> String {
    if !value.is_finite() {
        return super::float_repr::float_repr(value);
    }
    let sign = if value.is_sign_negative() { "-" } else { "" };
    if value == 0.0 {
        return format!("{sign}0x0.0p+0");
    }
    let bits = value.to_bits();
    let biased = ((bits >> 52) & 0x7FF) as i32;
    let fraction = bits & ((1 << 52) - 1);
    let (lead, exponent) = if biased == 0 { (0, -1022) } else { (1, biased - 1023) };
    format!("{sign}0x{lead}.{fraction:013x}p{exponent:+}")
}

/// `float.fromhex(text)`.
pub fn float_from_hex(text: &str) -> Result<f64, TextError> {
    let invalid = || TextError::value("invalid hexadecimal floating-point string");
    let too_large = || TextError::overflow("hexadecimal value too large to represent as a float");
    let text = text.trim_matches(|c: char| matches!(c, '\t'..='\r' | ' '));
    let (sign, body) = match text.as_bytes().first() {
        Some(b'-') => (-1.0, &text[1..]),
        Some(b'+') => (1.0, &text[1..]),
        _ => (1.0, text),
    };
    let lower = body.to_ascii_lowercase();
    match lower.as_str() {
        "inf" | "infinity" => return Ok(sign * f64::INFINITY),
        "nan" => return Ok(f64::NAN.copysign(sign)),
        _ => {}
    }
    let body = lower.strip_prefix("0x").unwrap_or(&lower);
    // That a number is too large is noticed before what stands behind it.
    let (mantissa, exponent, ends) = match body.split_once('p') {
        Some((mantissa, exponent)) => {
            let place = exponent.trim_start_matches(['+', '-']).find(|c: char| !c.is_ascii_digit());
            let signs = exponent.len() - exponent.trim_start_matches(['+', '-']).len();
            let (exponent, behind) = exponent.split_at(place.map_or(exponent.len(), |place| place + signs));
            (mantissa, read_exponent(exponent).ok_or_else(invalid)?, behind.is_empty())
        }
        None => (body, 0, true),
    };
    let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    let digits: Vec<u32> = whole
        .chars()
        .chain(fraction.chars())
        .map(|c| c.to_digit(16))
        .collect::<Option<_>>()
        .filter(|digits: &Vec<u32>| !digits.is_empty())
        .ok_or_else(invalid)?;
    let Some(first) = digits.iter().position(|d| *d != 0) else {
        return if ends { Ok(sign * 0.0) } else { Err(invalid()) };
    };
    // The top of the value is kept in 124 bits; a lower bit says whether anything was cut off.
    let (mut top, mut sticky, mut used) = (0u128, false, 0i64);
    for &digit in &digits[first..] {
        if used < 31 {
            top = top << 4 | u128::from(digit);
            used += 1;
        } else if digit != 0 {
            sticky = true;
        }
    }
    let skipped = (digits.len() - first) as i64 - used;
    let scale = exponent.saturating_add(4 * (skipped - fraction.len() as i64));
    let value = compose(top, sticky, scale).ok_or_else(too_large)?;
    if ends { Ok(sign * value) } else { Err(invalid()) }
}

/// An exponent with its sign; saturates, since anything so large is zero or too large anyway.
fn read_exponent(text: &str) -> Option<i64> {
    let (negative, digits) = match text.as_bytes().first()? {
        b'-' => (true, &text[1..]),
        b'+' => (false, &text[1..]),
        _ => (false, text),
    };
    if digits.is_empty() || !digits.bytes().all(|b| b.is_ascii_digit()) {
        return None;
    }
    let value = digits.bytes().fold(0i64, |n, b| (n * 10 + i64::from(b - b'0')).min(1 << 40));
    Some(if negative { -value } else { value })
}

/// `top * 2**scale`, a little more when `sticky`, rounded half to even; `None` when too large.
fn compose(top: u128, sticky: bool, scale: i64) -> Option<f64> {
    let bits = 128 - i64::from(top.leading_zeros());
    let exponent = scale.saturating_add(bits);
    if exponent > 1024 {
        return None;
    }
    // The place of the lowest bit a double of this size can hold.
    let lowest = (exponent - 53).max(-1074);
    let drop = lowest.saturating_sub(scale);
    let kept = match drop {
        ..=0 => top << drop.unsigned_abs().min(127),
        1..=127 => {
            let kept = top >> drop;
            let rest = top & ((1 << drop) - 1);
            let half = 1u128 << (drop - 1);
            let up = rest > half || rest == half && (sticky || kept & 1 == 1);
            kept + u128::from(up)
        }
        _ => 0,
    };
    // At most 2**53 times a power of two: exact, or infinite when the rounding carried past the end.
    let value = scale_by(kept as f64, lowest);
    value.is_finite().then_some(value)
}

/// `value * 2**exponent` for an integral value below 2**54 and an exponent of -1074 or more: each step is exact.
fn scale_by(mut value: f64, exponent: i64) -> f64 {
    let mut left = exponent.clamp(-1074, 1100);
    while left != 0 {
        let step = left.clamp(-500, 500);
        value *= f64::powi(2.0, step as i32);
        left -= step;
    }
    value
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decimal() {
        assert_eq!(parse_float(" 1_000.5e-1_0\n"), Some(1000.5e-10));
        assert_eq!(parse_float("٣.٥"), Some(3.5));
        assert_eq!(parse_float("-Infinity"), Some(f64::NEG_INFINITY));
        for bad in ["", "_1", "1_", "1__0", "1e", ".", "infinit", "1 2", "0x10", "+-1", "1._5"] {
            assert_eq!(parse_float(bad), None, "{bad}");
        }
    }

    #[test]
    fn hexadecimal() {
        assert_eq!(float_hex(1.0), "0x1.0000000000000p+0");
        assert_eq!(float_hex(-5e-324), "-0x0.0000000000001p-1022");
        for value in [1.0, 0.1, 5e-324, f64::MAX, f64::MIN_POSITIVE, 1e-310, -3.75] {
            assert_eq!(float_from_hex(&float_hex(value)), Ok(value));
        }
        assert_eq!(float_from_hex("0x.8p1"), Ok(1.0));
        assert_eq!(float_from_hex("0x1p-1075"), Ok(0.0));
        assert_eq!(float_from_hex("0x1.8p-1075"), Ok(5e-324));
        assert!(float_from_hex("0x1p1024").is_err() && float_from_hex("0x").is_err());
    }
}
