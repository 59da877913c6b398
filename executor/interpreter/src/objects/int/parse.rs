//! `int(x)` and `int(text, base)`. <https://docs.python.org/3.13/library/functions.html#int>

use super::methods::int_of_number;
use super::{from_big, to_big};
use crate::memory::{Kind, Value};
use crate::objects::{ByteArray, Bytes, Str};
use crate::text::unicode::{decimal_value, is_space, python_code};
use crate::vm::{Raise, Res, Vm};

/// `int(value)`
pub fn int_of(vm: &mut Vm, value: &Value) -> Res {
    match value.kind() {
        Kind::Int | Kind::BigInt => return Ok(value.clone()),
        Kind::Bool | Kind::Float => return int_of_number(vm, value),
        Kind::Str => return int_of_text(vm, value, 10),
        _ => {}
    }
    let name = vm.names.int.clone();
    if let Some(result) = vm.special(value, &name, &[])? {
        if to_big(result.unwrapped()).is_some() || result.unwrapped().kind() == Kind::Bool {
            if !matches!(result.kind(), Kind::Int | Kind::BigInt) {
                let found = vm.type_name(&result);
                vm.warn_of_subclass(&format!("__int__ returned non-int (type {found})"), "int")?;
            }
            return vm.index_value(result.unwrapped());
        }
        let found = vm.type_name(&result);
        return Err(vm.type_error(format!("__int__ returned non-int (type {found})")));
    }
    let name = vm.names.index.clone();
    if vm.class_of(value).lookup(&name).is_some() {
        return vm.index_value(value);
    }
    let name = vm.names.trunc.clone();
    if vm.class_of(value).lookup(&name).is_some() {
        let category = vm.errors.DeprecationWarning.clone();
        vm.warn(&category, "The delegation of int() to __trunc__ is deprecated.", 1)?;
    }
    if let Some(result) = vm.special(value, &name, &[])? {
        return match vm.index_value(&result) {
            Ok(number) => Ok(number),
            Err(raise) if vm.is_error(&raise, &vm.errors.TypeError) => {
                let found = vm.type_name(&result);
                Err(vm.type_error(format!("__trunc__ returned non-Integral (type {found})")))
            }
            Err(raise) => Err(raise),
        };
    }
    if value.native::<Str>().is_some() {
        return int_of_text(vm, value, 10);
    }
    if let Some(bytes) = crate::objects::bytes::bytes_if_any(vm, value)? {
        return int_of_text(vm, &Value::from(Bytes::new(bytes)), 10);
    }
    let found = vm.type_name(value);
    Err(vm.type_error(format!("int() argument must be a string, a bytes-like object or a real number, not '{found}'")))
}

/// `int(value, base)`
pub fn int_in_base(vm: &mut Vm, value: &Value, base: &Value) -> Res {
    let base = match vm.index_value(base)?.as_index() {
        Some(base @ (0 | 2..=36)) => base as u32,
        _ => return Err(vm.value_error("int() base must be >= 2 and <= 36, or 0")),
    };
    if value.native::<Str>().is_some() || value.native::<Bytes>().is_some() || value.native::<ByteArray>().is_some() {
        return int_of_text(vm, value, base);
    }
    Err(vm.type_error("int() can't convert non-string with explicit base"))
}

fn invalid(vm: &mut Vm, value: &Value, base: u32) -> Raise {
    // What has bytes shows as those.
    let held = match (value.native_ref::<Bytes>(), value.native::<ByteArray>()) {
        (Some(bytes), _) => bytes.value(),
        (None, Some(array)) => Value::from(Bytes::new(array.data.borrow().clone())),
        (None, None) => value.clone(),
    };
    let shown = match vm.repr_of(&held) {
        Ok(shown) => shown,
        Err(raise) => return raise,
    };
    let shown: String = shown.as_str().chars().take(200).collect();
    vm.value_error(format!("invalid literal for int() with base {base}: {shown}"))
}

fn int_of_text(vm: &mut Vm, value: &Value, base: u32) -> Res {
    let text = match value.native_ref::<Str>() {
        Some(text) => ascii_form(text.as_str()),
        None => String::from_utf8(vm.bytes_of(value)?).ok().filter(|text| text.is_ascii()),
    };
    let Some(text) = text else { return Err(invalid(vm, value, base)) };
    vm.tick(text.len() / 32)?;
    match digits_of(&text, base) {
        None => Err(invalid(vm, value, base)),
        Some((negative, digits, radix)) => {
            let limit = vm.most_int_digits;
            if !radix.is_power_of_two() && limit != 0 && digits.len() > limit {
                return Err(vm.value_error(format!(
                    "Exceeds the limit ({limit} digits) for integer string conversion: value has {} digits; \
                     use sys.set_int_max_str_digits() to increase the limit",
                    digits.len()
                )));
            }
            if digits.len() <= 10 {
                let small = i64::from_str_radix(&digits, radix).unwrap_or(0);
                return Ok(Value::int(if negative { -small } else { small }));
            }
            vm.charge(digits.len())?;
            let number = vm.big_of_digits(&digits, radix)?;
            Ok(from_big(if negative { -number } else { number }))
        }
    }
}

/// The text in ASCII: digits of every script as 0-9, blanks as blanks. `None` when anything else is in it.
fn ascii_form(text: &str) -> Option<String> {
    if text.is_ascii() {
        return Some(text.to_owned());
    }
    text.chars()
        .map(|c| match c {
            c if c.is_ascii() => Some(c),
            c if is_space(python_code(c)) => Some(' '),
            c => decimal_value(c as u32).and_then(|digit| char::from_digit(digit, 10)),
        })
        .collect()
}

/// Sign, digits without underscores, and radix of a literal.
fn digits_of(text: &str, base: u32) -> Option<(bool, String, u32)> {
    let text = text.trim_matches(|c: char| matches!(c, '\t'..='\r' | ' '));
    let (negative, body) = match text.as_bytes().first()? {
        b'-' => (true, &text[1..]),
        b'+' => (false, &text[1..]),
        _ => (false, text),
    };
    let prefix = match body.as_bytes() {
        [b'0', b'x' | b'X', ..] => 16,
        [b'0', b'o' | b'O', ..] => 8,
        [b'0', b'b' | b'B', ..] => 2,
        _ => 0,
    };
    let prefixed = prefix != 0 && (base == 0 || base == prefix);
    let radix = if prefixed {
        prefix
    } else if base == 0 {
        10
    } else {
        base
    };
    // One underscore may follow the prefix.
    let body = if prefixed { body[2..].strip_prefix('_').unwrap_or(&body[2..]) } else { body };
    let mut digits = String::with_capacity(body.len());
    let mut after_digit = false;
    for c in body.chars() {
        if c == '_' {
            if !after_digit {
                return None;
            }
            after_digit = false;
        } else {
            c.to_digit(radix)?;
            digits.push(c);
            after_digit = true;
        }
    }
    if !after_digit {
        return None;
    }
    // As in source text, decimal numbers do not begin with 0 when the text decides about the base.
    if base == 0 && !prefixed && digits.len() > 1 && digits.starts_with('0') && digits.bytes().any(|d| d != b'0') {
        return None;
    }
    Some((negative, digits, radix))
}
