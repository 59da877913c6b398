//! The format specification mini-language: what stands after the colon in `f"{x:>10,.2f}"`.
//!
//! `[[fill]align][sign][z][#][0][width][grouping][.precision][type]`. Rendering is in `format_number`; strings are
//! rendered here. Missing: locale-aware `n` (it behaves as in the C locale).
//! <https://docs.python.org/3.13/library/string.html#formatspec>

use super::TextError;
use super::unicode::decimal_value;

/// What groups the integer digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grouping {
    None,
    Comma,
    Underscore,
    /// Underscores every four digits: binary, octal, hexadecimal.
    UnderscoreFour,
}

/// A parsed specification.
#[derive(Clone, Debug, PartialEq)]
pub struct Spec {
    pub fill: char,
    /// One of `<`, `>`, `=`, `^`.
    pub align: char,
    /// `+`, `-` or a blank, where one was written.
    pub sign: Option<char>,
    pub no_negative_zero: bool,
    pub alternate: bool,
    pub width: Option<usize>,
    pub grouping: Grouping,
    pub precision: Option<usize>,
    /// The presentation type; the caller's default where none was written.
    pub kind: Option<char>,
}

impl Spec {
    /// Parses for a value of the type named `type_name`: strings default to kind `s`, align `<`; integers to `d`,
    /// `>`; floats and complex numbers to no kind, `>`.
    pub fn parse(
        text: &str,
        default_kind: Option<char>,
        default_align: char,
        type_name: &str,
    ) -> Result<Spec, TextError> {
        let mut rest = text.chars();
        let mut spec = Spec {
            fill: ' ',
            align: default_align,
            sign: None,
            no_negative_zero: false,
            alternate: false,
            width: None,
            grouping: Grouping::None,
            precision: None,
            kind: default_kind,
        };
        let (mut fill_given, mut align_given) = (false, false);
        let mut ahead = rest.clone();
        match (ahead.next(), ahead.next()) {
            (Some(fill), Some(align)) if is_align(align) => {
                (spec.fill, spec.align) = (fill, align);
                (fill_given, align_given) = (true, true);
                rest = ahead;
            }
            (Some(align), _) if is_align(align) => {
                spec.align = align;
                align_given = true;
                rest.next();
            }
            _ => {}
        }
        if let Some(sign) = take_if(&mut rest, |c| matches!(c, ' ' | '+' | '-')) {
            spec.sign = Some(sign);
        }
        spec.no_negative_zero = take_if(&mut rest, |c| c == 'z').is_some();
        spec.alternate = take_if(&mut rest, |c| c == '#').is_some();
        if !fill_given && take_if(&mut rest, |c| c == '0').is_some() {
            spec.fill = '0';
            if !align_given && default_align == '>' {
                spec.align = '=';
            }
        }
        spec.width = take_integer(&mut rest)?;
        if take_if(&mut rest, |c| c == ',').is_some() {
            spec.grouping = Grouping::Comma;
        }
        if take_if(&mut rest, |c| c == '_').is_some() {
            if spec.grouping != Grouping::None {
                return Err(TextError::value("Cannot specify both ',' and '_'."));
            }
            spec.grouping = Grouping::Underscore;
        }
        if spec.grouping == Grouping::Underscore && rest.clone().next() == Some(',') {
            return Err(TextError::value("Cannot specify both ',' and '_'."));
        }
        if take_if(&mut rest, |c| c == '.').is_some() {
            spec.precision = take_integer(&mut rest)?;
            if spec.precision.is_none() {
                return Err(TextError::value("Format specifier missing precision"));
            }
        }
        if let Some(kind) = rest.next() {
            if rest.next().is_some() {
                return Err(TextError::value(format!(
                    "Invalid format specifier '{text}' for object of type '{type_name}'"
                )));
            }
            spec.kind = Some(kind);
        }
        spec.check_grouping()?;
        Ok(spec)
    }

    fn check_grouping(&mut self) -> Result<(), TextError> {
        let separator = match self.grouping {
            Grouping::None => return Ok(()),
            Grouping::Comma => ',',
            Grouping::Underscore | Grouping::UnderscoreFour => '_',
        };
        match self.kind {
            None | Some('d' | 'e' | 'f' | 'g' | 'E' | 'G' | '%' | 'F') => Ok(()),
            Some('b' | 'o' | 'x' | 'X') if separator == '_' => {
                self.grouping = Grouping::UnderscoreFour;
                Ok(())
            }
            Some(kind) => Err(TextError::value(format!("Cannot specify '{separator}' with '{}'.", shown_kind(kind)))),
        }
    }

    /// The error for a presentation type that the value's type does not know.
    pub fn unknown_kind(&self, type_name: &str) -> TextError {
        let kind = self.kind.map(shown_kind).unwrap_or_default();
        TextError::value(format!("Unknown format code '{kind}' for object of type '{type_name}'"))
    }
}

/// A kind as messages show it: itself when printable ASCII, else as a hexadecimal escape.
fn shown_kind(kind: char) -> String {
    if kind > ' ' && (kind as u32) < 128 {
        kind.to_string()
    } else {
        format!("\\x{:x}", super::unicode::python_code(kind))
    }
}

fn is_align(c: char) -> bool {
    matches!(c, '<' | '>' | '=' | '^')
}

fn take_if(rest: &mut std::str::Chars<'_>, test: impl Fn(char) -> bool) -> Option<char> {
    let mut ahead = rest.clone();
    let c = ahead.next().filter(|c| test(*c))?;
    *rest = ahead;
    Some(c)
}

/// Reads decimal digits of any script; `None` when there are none.
fn take_integer(rest: &mut std::str::Chars<'_>) -> Result<Option<usize>, TextError> {
    let mut value: Option<usize> = None;
    let mut ahead = rest.clone();
    while let Some(digit) = ahead.next().and_then(|c| decimal_value(c as u32)) {
        let so_far = value.unwrap_or(0);
        if so_far > (isize::MAX as usize - digit as usize) / 10 {
            return Err(TextError::value("Too many decimal digits in format string"));
        }
        value = Some(so_far * 10 + digit as usize);
        *rest = ahead.clone();
    }
    Ok(value)
}

/// `format(text, spec)` for a string.
pub fn format_str(text: &str, spec: &str) -> Result<String, TextError> {
    let spec = Spec::parse(spec, Some('s'), '<', "str")?;
    format_str_spec(text, &spec)
}

/// As [`format_str`], with the specification parsed already.
pub fn format_str_spec(text: &str, spec: &Spec) -> Result<String, TextError> {
    if spec.kind != Some('s') {
        return Err(spec.unknown_kind("str"));
    }
    let refused = match spec.sign {
        Some(' ') => Some("Space not allowed in string format specifier"),
        Some(_) => Some("Sign not allowed in string format specifier"),
        None if spec.no_negative_zero => Some("Negative zero coercion (z) not allowed in string format specifier"),
        None if spec.alternate => Some("Alternate form (#) not allowed in string format specifier"),
        None if spec.align == '=' => Some("'=' alignment not allowed in string format specifier"),
        None => None,
    };
    if let Some(message) = refused {
        return Err(TextError::value(message));
    }
    Ok(pad(truncate(text, spec.precision), spec.fill, spec.align, spec.width))
}

/// The first `limit` characters.
pub fn truncate(text: &str, limit: Option<usize>) -> &str {
    match limit.and_then(|limit| text.char_indices().nth(limit)) {
        Some((end, _)) => &text[..end],
        None => text,
    }
}

/// Aligns text in a field; `=` counts as `>`.
pub fn pad(text: &str, fill: char, align: char, width: Option<usize>) -> String {
    let missing = width.unwrap_or(0).saturating_sub(text.chars().count());
    let left = match align {
        '<' => 0,
        '^' => missing / 2,
        _ => missing,
    };
    let mut out = String::with_capacity(text.len() + missing * fill.len_utf8());
    out.extend(std::iter::repeat_n(fill, left));
    out.push_str(text);
    out.extend(std::iter::repeat_n(fill, missing - left));
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn message(spec: &str) -> String {
        format_str("x", spec).unwrap_err().message
    }

    #[test]
    fn strings() {
        assert_eq!(format_str("abc", "*^8").unwrap(), "**abc***");
        assert_eq!(format_str("abc", ".2").unwrap(), "ab");
        assert_eq!(format_str("abc", "05").unwrap(), "abc00");
    }

    #[test]
    fn errors() {
        assert_eq!(message("d"), "Unknown format code 'd' for object of type 'str'");
        assert_eq!(message(","), "Cannot specify ',' with 's'.");
        assert_eq!(message("10.."), "Format specifier missing precision");
        assert_eq!(message("10xx"), "Invalid format specifier '10xx' for object of type 'str'");
    }
}
