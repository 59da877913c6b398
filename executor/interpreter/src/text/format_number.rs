//! `format()` of int, float and complex: signs, prefixes, digit grouping, zero padding.
//!
//! Missing: a locale other than C. <https://docs.python.org/3.13/library/string.html#formatspec>

use super::TextError;
use super::float_repr::{FloatForm, FloatOptions, float_text};
use super::format_spec::{Grouping, Spec, pad};

/// What a specification asks of an integer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IntForm {
    Decimal,
    Binary,
    Octal,
    Hex,
    HexUpper,
    /// The character of that code: [`format_char`].
    Char,
    /// Convert to float and use [`format_float_spec`].
    Float,
}

/// Raised by the caller for `c` with a value outside of Unicode (an OverflowError).
pub const CHAR_OUT_OF_RANGE: &str = "%c arg not in range(0x110000)";
/// Raised by the caller for `c` with a value outside of a C long (an OverflowError).
pub const CHAR_TOO_LARGE: &str = "Python int too large to convert to C long";

/// Parses an integer's specification and says which form it asks for. `type_name` is `int` or `bool`.
pub fn int_spec(text: &str, type_name: &str) -> Result<(Spec, IntForm), TextError> {
    let spec = Spec::parse(text, Some('d'), '>', type_name)?;
    let form = match spec.kind {
        Some('d' | 'n') => IntForm::Decimal,
        Some('b') => IntForm::Binary,
        Some('o') => IntForm::Octal,
        Some('x') => IntForm::Hex,
        Some('X') => IntForm::HexUpper,
        Some('c') => IntForm::Char,
        Some('e' | 'E' | 'f' | 'F' | 'g' | 'G' | '%') => return Ok((spec, IntForm::Float)),
        _ => return Err(spec.unknown_kind(type_name)),
    };
    if spec.precision.is_some() {
        return Err(TextError::value("Precision not allowed in integer format specifier"));
    }
    if spec.no_negative_zero {
        return Err(TextError::value("Negative zero coercion (z) not allowed in integer format specifier"));
    }
    if form == IntForm::Char {
        if spec.sign.is_some() {
            return Err(TextError::value("Sign not allowed with integer format specifier 'c'"));
        }
        if spec.alternate {
            return Err(TextError::value("Alternate form (#) not allowed with integer format specifier 'c'"));
        }
    }
    Ok((spec, form))
}

/// Renders an integer whose magnitude's digits, lower case and in the radix of `form`, are given.
pub fn format_int(spec: &Spec, form: IntForm, negative: bool, digits: &str) -> String {
    let prefix = match form {
        _ if !spec.alternate => "",
        IntForm::Binary => "0b",
        IntForm::Octal => "0o",
        IntForm::Hex => "0x",
        IntForm::HexUpper => "0X",
        _ => "",
    };
    let upper;
    let digits = if form == IntForm::HexUpper {
        upper = digits.to_ascii_uppercase();
        &upper
    } else {
        digits
    };
    lay_out(spec, negative, prefix, digits, "")
}

/// Renders type `c`: one character, right-aligned unless asked otherwise.
pub fn format_char(spec: &Spec, character: char) -> String {
    pad(character.encode_utf8(&mut [0; 4]), spec.fill, spec.align, spec.width)
}

/// `format(value, spec)` for a float.
pub fn format_float(value: f64, spec: &str) -> Result<String, TextError> {
    format_float_spec(value, &Spec::parse(spec, None, '>', "float")?, "float")
}

/// As [`format_float`], with the specification parsed already.
pub fn format_float_spec(value: f64, spec: &Spec, type_name: &str) -> Result<String, TextError> {
    let (form, upper) = match spec.kind {
        None => (FloatForm::Repr, false),
        Some('e') => (FloatForm::Exponent, false),
        Some('E') => (FloatForm::Exponent, true),
        Some('f' | '%') => (FloatForm::Fixed, false),
        Some('F') => (FloatForm::Fixed, true),
        Some('g' | 'n') => (FloatForm::General, false),
        Some('G') => (FloatForm::General, true),
        _ => return Err(spec.unknown_kind(type_name)),
    };
    let percent = spec.kind == Some('%');
    let text = number_text(
        if percent { value * 100.0 } else { value },
        form,
        spec,
        FloatOptions {
            alternate: spec.alternate,
            add_dot_zero: spec.kind.is_none(),
            no_negative_zero: spec.no_negative_zero,
            upper,
        },
    )?;
    let (negative, digits, mut rest) = split_number(&text);
    let with_percent;
    if percent {
        with_percent = format!("{rest}%");
        rest = &with_percent;
    }
    Ok(lay_out(spec, negative, "", digits, rest))
}

/// `format(value, spec)` for a complex number.
pub fn format_complex(re: f64, im: f64, spec: &str) -> Result<String, TextError> {
    format_complex_spec(re, im, &Spec::parse(spec, None, '>', "complex")?)
}

/// As [`format_complex`], with the specification parsed already.
pub fn format_complex_spec(re: f64, im: f64, spec: &Spec) -> Result<String, TextError> {
    let (form, upper) = match spec.kind {
        None => (FloatForm::Repr, false),
        Some('e') => (FloatForm::Exponent, false),
        Some('E') => (FloatForm::Exponent, true),
        Some('f') => (FloatForm::Fixed, false),
        Some('F') => (FloatForm::Fixed, true),
        Some('g' | 'n') => (FloatForm::General, false),
        Some('G') => (FloatForm::General, true),
        _ => return Err(spec.unknown_kind("complex")),
    };
    check_precision(spec)?;
    if spec.fill == '0' {
        return Err(TextError::value("Zero padding is not allowed in complex format specifier"));
    }
    if spec.align == '=' {
        return Err(TextError::value("'=' alignment flag is not allowed in complex format specifier"));
    }
    let skip_real = spec.kind.is_none() && re == 0.0 && re.is_sign_positive();
    let parens = spec.kind.is_none() && !skip_real;
    let options =
        FloatOptions { alternate: spec.alternate, add_dot_zero: false, no_negative_zero: spec.no_negative_zero, upper };
    let mut bare = Spec { fill: '\0', align: '<', width: None, ..spec.clone() };
    let mut out = String::new();
    if parens {
        out.push('(');
    }
    if !skip_real {
        let text = number_text(re, form, spec, options)?;
        let (negative, digits, rest) = split_number(&text);
        out.push_str(&lay_out(&bare, negative, "", digits, rest));
        bare.sign = Some('+');
    }
    let text = number_text(im, form, spec, options)?;
    let (negative, digits, rest) = split_number(&text);
    out.push_str(&lay_out(&bare, negative, "", digits, rest));
    out.push('j');
    if parens {
        out.push(')');
    }
    Ok(pad(&out, spec.fill, spec.align, spec.width))
}

fn check_precision(spec: &Spec) -> Result<(), TextError> {
    match spec.precision {
        Some(precision) if precision > i32::MAX as usize => Err(TextError::value("precision too big")),
        _ => Ok(()),
    }
}

/// The number's own text. A precision turns the shortest form into the general one.
fn number_text(value: f64, form: FloatForm, spec: &Spec, options: FloatOptions) -> Result<String, TextError> {
    check_precision(spec)?;
    Ok(match (form, spec.precision) {
        (FloatForm::Repr, None) => float_text(value, FloatForm::Repr, 0, options),
        (FloatForm::Repr, Some(precision)) => float_text(value, FloatForm::General, precision, options),
        (form, precision) => float_text(value, form, precision.unwrap_or(6), options),
    })
}

/// Splits `-12.5e+06` into sign, integer digits and the rest.
fn split_number(text: &str) -> (bool, &str, &str) {
    let (negative, text) = match text.strip_prefix('-') {
        Some(rest) => (true, rest),
        None => (false, text),
    };
    let end = text.bytes().take_while(u8::is_ascii_digit).count();
    (negative, &text[..end], &text[end..])
}

/// Sign, prefix, grouped digits and rest, padded to the width. Zero padding that sits after the sign is grouped too.
fn lay_out(spec: &Spec, negative: bool, prefix: &str, digits: &str, rest: &str) -> String {
    let sign = match (negative, spec.sign) {
        (true, _) => "-",
        (false, Some('+')) => "+",
        (false, Some(' ')) => " ",
        _ => "",
    };
    let around = sign.len() + prefix.len() + rest.len();
    let width = spec.width.unwrap_or(0);
    let least = if spec.fill == '0' && spec.align == '=' { width.saturating_sub(around) } else { 0 };
    let grouped = if digits.is_empty() { String::new() } else { group(digits, spec.grouping, least) };
    let missing = width.saturating_sub(around + grouped.len());
    let (left, middle, right) = match spec.align {
        '<' => (0, 0, missing),
        '^' => (missing / 2, 0, missing - missing / 2),
        '=' => (0, missing, 0),
        _ => (missing, 0, 0),
    };
    let mut out = String::with_capacity(around + grouped.len() + missing);
    out.extend(std::iter::repeat_n(spec.fill, left));
    out.push_str(sign);
    out.push_str(prefix);
    out.extend(std::iter::repeat_n(spec.fill, middle));
    out.push_str(&grouped);
    out.push_str(rest);
    out.extend(std::iter::repeat_n(spec.fill, right));
    out
}

/// Puts separators between groups, with leading zeros until the text is `least` wide.
fn group(digits: &str, grouping: Grouping, least: usize) -> String {
    let (separator, size) = match grouping {
        Grouping::None => {
            let zeros = least.saturating_sub(digits.len());
            let mut out = "0".repeat(zeros);
            out.push_str(digits);
            return out;
        }
        Grouping::Comma => (b',', 3),
        Grouping::Underscore => (b'_', 3),
        Grouping::UnderscoreFour => (b'_', 4),
    };
    let digits = digits.as_bytes();
    let (mut remaining, mut least) = (digits.len(), least as i64);
    let mut reversed: Vec<u8> = Vec::new();
    loop {
        let take = size.min(remaining.max(least.max(1) as usize));
        let from_digits = take.min(remaining);
        reversed.extend(digits[remaining - from_digits..remaining].iter().rev());
        reversed.extend(std::iter::repeat_n(b'0', take - from_digits));
        remaining -= from_digits;
        least -= take as i64;
        if remaining == 0 && least <= 0 {
            break;
        }
        least -= 1;
        reversed.push(separator);
    }
    reversed.iter().rev().map(|b| *b as char).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn int(digits: &str, spec: &str) -> String {
        let (spec, form) = int_spec(spec, "int").unwrap();
        format_int(&spec, form, false, digits)
    }

    #[test]
    fn integers() {
        assert_eq!(int("1234567", ","), "1,234,567");
        assert_eq!(int("1234", "010,"), "00,001,234");
        assert_eq!(int("ff", "#06x"), "0x00ff");
        assert_eq!(int("ff", "#X"), "0XFF");
        assert_eq!(int("12", "^+6"), " +12  ");
        assert_eq!(int_spec(".2", "int").unwrap_err().message, "Precision not allowed in integer format specifier");
    }

    #[test]
    fn floats() {
        for (value, spec, text) in [
            (1234.5678, ",.2f", "1,234.57"),
            (0.5, "%", "50.000000%"),
            (f64::INFINITY, "010", "0000000inf"),
            (1e22, "", "1e+22"),
            (2.5, ".0f", "2"),
            (-0.0001, "z.1f", "0.0"),
            (100000.0, "g", "100000"),
            (1e6, "g", "1e+06"),
            (1.0, ".3", "1.0"),
        ] {
            assert_eq!(format_float(value, spec).unwrap(), text, "{value} {spec}");
        }
    }
}
