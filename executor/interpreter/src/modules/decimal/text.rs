//! Numbers as text.

use super::convert;
use super::limbs;
use super::number::{Class, Number};
use crate::vm::{Res, Vm};

/// What stands for a number that is not finite.
pub fn special(number: &Number, vm: &mut Vm) -> Res<String> {
    let mut out = String::from(if number.negative { "-" } else { "" });
    out.push_str(match number.class {
        Class::Infinite => "Infinity",
        Class::Signaling => "sNaN",
        _ => "NaN",
    });
    vm.charge(number.digits.len() * limbs::WIDTH)?;
    limbs::write(&number.digits, &mut out);
    Ok(out)
}

/// In scientific notation, or in engineering notation, whose exponents are multiples of three.
pub fn shown(vm: &mut Vm, number: &Number, engineering: bool, capitals: bool) -> Res<String> {
    if !number.is_finite() {
        return special(number, vm);
    }
    let digits = convert::digits(vm, &number.digits)?;
    let left = number.exponent + digits.len() as i64;
    // The place of the point among the digits.
    let place = if number.exponent <= 0 && left > -6 {
        left
    } else if !engineering {
        1
    } else if number.digits.is_empty() {
        (left + 1).rem_euclid(3) - 1
    } else {
        (left - 1).rem_euclid(3) + 1
    };
    vm.charge(digits.len())?;
    let mut out = String::with_capacity(digits.len() + 32);
    if number.negative {
        out.push('-');
    }
    push_pointed(&mut out, &digits, place);
    if left != place {
        out.push(if capitals { 'E' } else { 'e' });
        out.push_str(&format!("{:+}", left - place));
    }
    Ok(out)
}

/// Digits with the point at a place, which lies at most a few places outside of them.
fn push_pointed(out: &mut String, digits: &str, place: i64) {
    match usize::try_from(place) {
        Err(_) | Ok(0) => {
            out.push_str("0.");
            out.extend(std::iter::repeat_n('0', place.unsigned_abs() as usize));
            out.push_str(digits);
        }
        Ok(place) if place >= digits.len() => {
            out.push_str(digits);
            out.extend(std::iter::repeat_n('0', place - digits.len()));
        }
        Ok(place) => {
            out.push_str(&digits[..place]);
            out.push('.');
            out.push_str(&digits[place..]);
        }
    }
}
