//! The templates of `str.format`: `"{0.name[key]!r:>{width}}"`.
//!
//! Errors come out in CPython's order: the caller walks [`TemplateParser`] and fills each field before it asks for the
//! next piece. A nested specification ([`Field::nested`]) is itself a template, one level deep; past that CPython says
//! [`TOO_DEEP`]. Also the ground of `string.Formatter.parse` and `_string.formatter_field_name_split`.
//! <https://docs.python.org/3.13/library/string.html#formatstrings>

use super::TextError;
use super::unicode::decimal_value;

/// ValueError when specifications nest more than two levels.
pub const TOO_DEEP: &str = "Max string recursion exceeded";
/// ValueError of `format_map` with a positional field.
pub const POSITIONAL_IN_MAP: &str = "Format string contains positional fields";

/// A replacement field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Field<'a> {
    pub name: &'a str,
    pub conversion: Option<char>,
    pub spec: &'a str,
    /// The specification holds fields of its own.
    pub nested: bool,
}

/// Literal text, then perhaps a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece<'a> {
    pub literal: &'a str,
    pub field: Option<Field<'a>>,
}

/// Reads a template piece by piece; an error ends it.
pub struct TemplateParser<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> TemplateParser<'a> {
    pub fn new(text: &'a str) -> Self {
        TemplateParser { text, at: 0 }
    }

    fn bump(&mut self) -> Option<char> {
        let c = self.text[self.at..].chars().next()?;
        self.at += c.len_utf8();
        Some(c)
    }

    fn piece(&mut self) -> Result<Piece<'a>, TextError> {
        let rest = &self.text[self.at..];
        let Some(brace) = rest.find(['{', '}']) else {
            self.at = self.text.len();
            return Ok(Piece { literal: rest, field: None });
        };
        let (c, next) = (rest.as_bytes()[brace], rest.as_bytes().get(brace + 1));
        if c == b'}' && next != Some(&b'}') {
            return Err(TextError::value("Single '}' encountered in format string"));
        }
        if c == b'{' && next.is_none() {
            return Err(TextError::value("Single '{' encountered in format string"));
        }
        if next == Some(&c) {
            self.at += brace + 2;
            return Ok(Piece { literal: &rest[..=brace], field: None });
        }
        self.at += brace + 1;
        let field = self.field()?;
        Ok(Piece { literal: &rest[..brace], field: Some(field) })
    }

    fn field(&mut self) -> Result<Field<'a>, TextError> {
        let start = self.at;
        let end = loop {
            match self.bump() {
                None => break None,
                Some('{') => return Err(TextError::value("unexpected '{' in field name")),
                Some('[') => self.at += self.text[self.at..].find(']').unwrap_or(self.text.len() - self.at),
                Some(c @ ('}' | ':' | '!')) => break Some(c),
                Some(_) => {}
            }
        };
        let Some(end) = end else {
            return Err(TextError::value("expected '}' before end of string"));
        };
        let mut field = Field { name: &self.text[start..self.at - 1], conversion: None, spec: "", nested: false };
        if end == '}' {
            return Ok(field);
        }
        if end == '!' {
            field.conversion = self.bump();
            if field.conversion.is_none() {
                return Err(TextError::value("end of string while looking for conversion specifier"));
            }
            match self.bump() {
                Some('}') => return Ok(field),
                Some(':') | None => {}
                Some(_) => return Err(TextError::value("expected ':' after conversion specifier")),
            }
        }
        let start = self.at;
        let mut open = 1;
        while let Some(c) = self.bump() {
            match c {
                '{' => {
                    field.nested = true;
                    open += 1;
                }
                '}' => open -= 1,
                _ => {}
            }
            if open == 0 {
                field.spec = &self.text[start..self.at - 1];
                return Ok(field);
            }
        }
        Err(TextError::value("unmatched '{' in format spec"))
    }
}

impl<'a> Iterator for TemplateParser<'a> {
    type Item = Result<Piece<'a>, TextError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.at >= self.text.len() {
            return None;
        }
        let piece = self.piece();
        if piece.is_err() {
            self.at = self.text.len();
        }
        Some(piece)
    }
}

/// The error for a conversion other than `r`, `s`, `a`.
pub fn unknown_conversion(conversion: char) -> TextError {
    let code = super::unicode::python_code(conversion);
    TextError::value(if code > 32 && code < 127 {
        format!("Unknown conversion specifier {conversion}")
    } else {
        format!("Unknown conversion specifier \\x{code:x}")
    })
}

/// What a field name starts with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum First<'a> {
    /// Nothing written: the next positional argument.
    Auto,
    Index(usize),
    Name(&'a str),
}

/// A step from the first object to the value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step<'a> {
    Attribute(&'a str),
    /// `[3]`
    Index(usize),
    /// `[key]`
    Key(&'a str),
}

/// Splits `0.name[key]` into what it starts with and the steps that follow.
pub fn split_field_name(name: &str) -> Result<(First<'_>, FieldSteps<'_>), TextError> {
    let end = name.find(['.', '[']).unwrap_or(name.len());
    let (first, rest) = name.split_at(end);
    let first = match index(first)? {
        Some(index) => First::Index(index),
        None if first.is_empty() => First::Auto,
        None => First::Name(first),
    };
    Ok((first, FieldSteps { rest }))
}

/// The steps of a field name, read lazily as CPython does.
#[derive(Clone, Debug)]
pub struct FieldSteps<'a> {
    rest: &'a str,
}

impl<'a> FieldSteps<'a> {
    fn step(&mut self) -> Result<Step<'a>, TextError> {
        let rest = self.rest;
        let step = if let Some(after) = rest.strip_prefix('.') {
            let end = after.find(['.', '[']).unwrap_or(after.len());
            self.rest = &after[end..];
            Step::Attribute(&after[..end])
        } else if let Some(after) = rest.strip_prefix('[') {
            let Some(end) = after.find(']') else {
                return Err(TextError::value("Missing ']' in format string"));
            };
            self.rest = &after[end + 1..];
            let key = &after[..end];
            index(key)?.map_or(Step::Key(key), Step::Index)
        } else {
            return Err(TextError::value("Only '.' or '[' may follow ']' in format field specifier"));
        };
        match step {
            Step::Attribute("") | Step::Key("") => Err(TextError::value("Empty attribute in format string")),
            step => Ok(step),
        }
    }
}

impl<'a> Iterator for FieldSteps<'a> {
    type Item = Result<Step<'a>, TextError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.rest.is_empty() {
            return None;
        }
        let step = self.step();
        if step.is_err() {
            self.rest = "";
        }
        Some(step)
    }
}

/// A name made of decimal digits only is an index.
fn index(name: &str) -> Result<Option<usize>, TextError> {
    let mut value: Option<usize> = None;
    for c in name.chars() {
        let Some(digit) = decimal_value(c as u32) else { return Ok(None) };
        let so_far = value.unwrap_or(0);
        if so_far > (isize::MAX as usize - digit as usize) / 10 {
            return Err(TextError::value("Too many decimal digits in format string"));
        }
        value = Some(so_far * 10 + digit as usize);
    }
    Ok(value)
}

/// Numbers the fields that carry no number, and refuses to mix both ways. Shared by a template and its nested ones.
#[derive(Clone, Copy, Debug, Default)]
pub struct AutoNumber {
    automatic: Option<bool>,
    next: usize,
}

impl AutoNumber {
    /// The positional index a field means; `None` for a named field.
    pub fn resolve(&mut self, first: First<'_>) -> Result<Option<usize>, TextError> {
        let automatic = match first {
            First::Name(_) => return Ok(None),
            First::Auto => true,
            First::Index(_) => false,
        };
        match (*self.automatic.get_or_insert(automatic), first) {
            (false, First::Auto) => {
                Err(TextError::value("cannot switch from manual field specification to automatic field numbering"))
            }
            (true, First::Index(_)) => {
                Err(TextError::value("cannot switch from automatic field numbering to manual field specification"))
            }
            (_, First::Index(index)) => Ok(Some(index)),
            _ => {
                self.next += 1;
                Ok(Some(self.next - 1))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces() {
        let pieces: Vec<_> = TemplateParser::new("a{{b{0[}]!r:>{w}}c").map(Result::unwrap).collect();
        assert_eq!(pieces[0], Piece { literal: "a{", field: None });
        let field = Field { name: "0[}]", conversion: Some('r'), spec: ">{w}", nested: true };
        assert_eq!(pieces[1], Piece { literal: "b", field: Some(field) });
        assert_eq!(pieces[2].literal, "c");
    }

    #[test]
    fn errors() {
        for (text, message) in [
            ("{", "Single '{' encountered in format string"),
            ("a}b", "Single '}' encountered in format string"),
            ("{0", "expected '}' before end of string"),
            ("{0!", "end of string while looking for conversion specifier"),
            ("{0!r", "unmatched '{' in format spec"),
            ("{0!rx}", "expected ':' after conversion specifier"),
            ("{a{b}", "unexpected '{' in field name"),
        ] {
            assert_eq!(TemplateParser::new(text).next().unwrap().unwrap_err().message, message, "{text}");
        }
    }

    #[test]
    fn names() {
        let (first, steps) = split_field_name("0.a[1][k]").unwrap();
        assert_eq!(first, First::Index(0));
        let steps: Vec<_> = steps.map(Result::unwrap).collect();
        assert_eq!(steps, [Step::Attribute("a"), Step::Index(1), Step::Key("k")]);
        assert!(split_field_name("[a]b").unwrap().1.nth(1).unwrap().is_err());
    }
}
