//! Numbers from text.

use super::limbs;
use super::number::{Class, Number};
use super::settings::{CONVERSION_SYNTAX, Conditions};
use crate::text::unicode;
use crate::vm::{Res, Vm};

/// The number a text says, or what is wrong with it.
type Parsed = Result<Number, Conditions>;

/// Space around is left off, underscores anywhere.
pub fn exact(vm: &mut Vm, text: &str) -> Res<Parsed> {
    if is_simple(text) {
        vm.tick(text.len() / 64)?;
        return number(vm, text.as_bytes());
    }
    let stripped = text.trim_matches(|c| unicode::is_space(unicode::python_code(c)));
    match ascii(vm, stripped, true)? {
        Some(text) => number(vm, text.as_bytes()),
        None => Ok(Err(CONVERSION_SYNTAX)),
    }
}

/// Nothing but the number.
pub fn plain(vm: &mut Vm, text: &str) -> Res<Parsed> {
    if is_simple(text) {
        vm.tick(text.len() / 64)?;
        return number(vm, text.as_bytes());
    }
    match ascii(vm, text, false)? {
        Some(text) => number(vm, text.as_bytes()),
        None => Ok(Err(CONVERSION_SYNTAX)),
    }
}

fn is_simple(text: &str) -> bool {
    text.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'+' | b'-' | b'.'))
}

/// With the digits of all scripts as ASCII.
fn ascii(vm: &mut Vm, text: &str, underscores: bool) -> Res<Option<String>> {
    vm.charge(text.len())?;
    vm.tick(text.len() / 8)?;
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        if c == '_' && underscores {
            continue;
        }
        if c.is_ascii() {
            out.push(c);
        } else {
            match unicode::decimal_value(unicode::python_code(c)) {
                Some(value) => out.push(char::from(b'0' + value as u8)),
                None => return Ok(None),
            }
        }
    }
    Ok(Some(out))
}

/// Sign, and then digits with an exponent, or an infinity, or a NaN with its payload.
fn number(vm: &mut Vm, text: &[u8]) -> Res<Parsed> {
    let (negative, rest) = match text {
        [b'-', rest @ ..] => (true, rest),
        [b'+', rest @ ..] => (false, rest),
        rest => (false, rest),
    };
    if rest.first().is_some_and(|first| first.is_ascii_alphabetic()) {
        return special(vm, negative, rest);
    }
    let digits_end = |text: &[u8]| text.iter().position(|byte| !byte.is_ascii_digit()).unwrap_or(text.len());
    let (whole, rest) = rest.split_at(digits_end(rest));
    let (fraction, rest) = match rest {
        [b'.', rest @ ..] => rest.split_at(digits_end(rest)),
        rest => (&rest[..0], rest),
    };
    if whole.is_empty() && fraction.is_empty() {
        return Ok(Err(CONVERSION_SYNTAX));
    }
    let exponent = match rest {
        [] => 0,
        [b'e' | b'E', rest @ ..] => match signed(rest) {
            Some(exponent) => exponent,
            None => return Ok(Err(CONVERSION_SYNTAX)),
        },
        _ => return Ok(Err(CONVERSION_SYNTAX)),
    };
    let exponent = exponent - fraction.len() as i64;
    if fraction.is_empty() {
        vm.charge(whole.len() / 2)?;
        return Ok(Ok(Number::new(negative, limbs::read(whole), exponent)));
    }
    let length = whole.len() + fraction.len();
    vm.charge(length * 2)?;
    let mut digits = smallvec::SmallVec::<[u8; 64]>::with_capacity(length);
    digits.extend_from_slice(whole);
    digits.extend_from_slice(fraction);
    Ok(Ok(Number::new(negative, limbs::read(&digits), exponent)))
}

/// An int with a sign; one beyond all bounds stays beyond them.
fn signed(text: &[u8]) -> Option<i64> {
    const BEYOND: i64 = 4_000_000_000_000_000_000;
    let (negative, digits) = match text {
        [b'-', digits @ ..] => (true, digits),
        [b'+', digits @ ..] => (false, digits),
        digits => (false, digits),
    };
    if digits.is_empty() || !digits.iter().all(u8::is_ascii_digit) {
        return None;
    }
    let size = digits
        .iter()
        .fold(0_i64, |size, digit| size.saturating_mul(10).saturating_add(i64::from(digit - b'0')).min(BEYOND));
    Some(if negative { -size } else { size })
}

fn special(vm: &mut Vm, negative: bool, text: &[u8]) -> Res<Parsed> {
    if text.eq_ignore_ascii_case(b"inf") || text.eq_ignore_ascii_case(b"infinity") {
        return Ok(Ok(Number::infinity(negative)));
    }
    let (class, rest) = match text {
        [b's' | b'S', rest @ ..] => (Class::Signaling, rest),
        rest => (Class::Quiet, rest),
    };
    let Some((name, payload)) = rest.split_at_checked(3) else { return Ok(Err(CONVERSION_SYNTAX)) };
    if !name.eq_ignore_ascii_case(b"nan") || !payload.iter().all(u8::is_ascii_digit) {
        return Ok(Err(CONVERSION_SYNTAX));
    }
    vm.charge(payload.len())?;
    Ok(Ok(Number { negative, class, exponent: 0, digits: limbs::read(payload) }))
}
