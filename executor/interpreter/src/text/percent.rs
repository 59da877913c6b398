//! `%` formatting of str and bytes: the parser of the template and the layout of one converted argument.
//!
//! The caller walks [`PercentParser`], fetches arguments and converts them in this order for each [`Field`]: the key
//! (TypeError "format requires a mapping" comes before the key is read, hence [`Piece::NeedMapping`]), a `*` width, a
//! `*` precision, then the conversion; errors of the template itself are carried in the field so that they are raised
//! at that same point. <https://docs.python.org/3.13/library/stdtypes.html#printf-style-string-formatting>

use super::TextError;
use super::float_repr::{FloatForm, FloatOptions, float_text};
use super::format_spec::truncate;

pub const NOT_ENOUGH: &str = "not enough arguments for format string";
pub const NOT_ALL_CONVERTED: &str = "not all arguments converted during string formatting";
pub const NEEDS_MAPPING: &str = "format requires a mapping";
pub const STAR_WANTS_INT: &str = "* wants int";
pub const CHAR_REQUIRES: &str = "%c requires int or char";

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Flags {
    pub left: bool,
    pub sign: bool,
    pub blank: bool,
    pub alternate: bool,
    pub zero: bool,
}

/// A width or a precision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Amount {
    None,
    Number(usize),
    /// Taken from the arguments: [`Field::set_width`], [`Field::set_precision`].
    Star,
}

/// One `%...` field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field<'a> {
    pub key: Option<&'a str>,
    pub flags: Flags,
    pub width: Amount,
    pub precision: Amount,
    /// The conversion character, or the error to raise once the stars have been read.
    pub conversion: Result<char, TextError>,
    /// Where the conversion character stands, counted in characters.
    pub index: usize,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece<'a> {
    Literal(&'a str),
    /// A key follows: the arguments must be a mapping, else TypeError [`NEEDS_MAPPING`].
    NeedMapping,
    Field(Field<'a>),
}

/// Reads a template piece by piece; an error ends it.
pub struct PercentParser<'a> {
    text: &'a str,
    /// Byte offset of what is unread and the number of characters before it.
    at: usize,
    characters: usize,
    mapping_checked: bool,
}

impl<'a> PercentParser<'a> {
    pub fn new(text: &'a str) -> Self {
        PercentParser { text, at: 0, characters: 0, mapping_checked: false }
    }

    fn peek(&self) -> Option<char> {
        self.text[self.at..].chars().next()
    }

    fn bump(&mut self) -> Option<char> {
        let c = self.peek()?;
        self.at += c.len_utf8();
        self.characters += 1;
        Some(c)
    }

    fn literal(&mut self) -> &'a str {
        let rest = &self.text[self.at..];
        let literal = &rest[..rest.find('%').unwrap_or(rest.len())];
        self.at += literal.len();
        self.characters += literal.chars().count();
        literal
    }

    /// Reads `(key)`, whose parentheses nest; the opening one is read.
    fn key(&mut self) -> Result<&'a str, TextError> {
        let start = self.at;
        let mut open = 1;
        while let Some(c) = self.bump() {
            match c {
                '(' => open += 1,
                ')' => open -= 1,
                _ => {}
            }
            if open == 0 {
                return Ok(&self.text[start..self.at - 1]);
            }
        }
        Err(TextError::value("incomplete format key"))
    }

    fn flags(&mut self) -> Flags {
        let mut flags = Flags::default();
        loop {
            match self.peek() {
                Some('-') => flags.left = true,
                Some('+') => flags.sign = true,
                Some(' ') => flags.blank = true,
                Some('#') => flags.alternate = true,
                Some('0') => flags.zero = true,
                _ => return flags,
            }
            self.bump();
        }
    }

    /// Reads digits or a star; `None` digits mean none were there.
    fn amount(&mut self, limit: usize, message: &str) -> Result<Amount, TextError> {
        if self.peek() == Some('*') {
            self.bump();
            return Ok(Amount::Star);
        }
        let mut amount = Amount::None;
        while let Some(digit) = self.peek().and_then(|c| c.to_digit(10)) {
            self.bump();
            let so_far = if let Amount::Number(n) = amount { n } else { 0 };
            if so_far > (limit - digit as usize) / 10 {
                return Err(TextError::value(message));
            }
            amount = Amount::Number(so_far * 10 + digit as usize);
        }
        Ok(amount)
    }

    fn field(&mut self) -> Result<Piece<'a>, TextError> {
        let mut field = Field {
            key: None,
            flags: Flags::default(),
            width: Amount::None,
            precision: Amount::None,
            conversion: Err(TextError::value("incomplete format")),
            index: 0,
        };
        if self.peek() == Some('(') {
            self.bump();
            field.key = Some(self.key()?);
        }
        field.flags = self.flags();
        match self.amount(isize::MAX as usize, "width too big") {
            Ok(width) => field.width = width,
            Err(error) => return Ok(Piece::Field(Field { conversion: Err(error), ..field })),
        }
        if self.peek() == Some('.') {
            self.bump();
            match self.amount(i32::MAX as usize, "precision too big") {
                Ok(Amount::None) => field.precision = Amount::Number(0),
                Ok(precision) => field.precision = precision,
                Err(error) => return Ok(Piece::Field(Field { conversion: Err(error), ..field })),
            }
        }
        if matches!(self.peek(), Some('h' | 'l' | 'L')) {
            self.bump();
        }
        field.index = self.characters;
        if let Some(c) = self.bump() {
            field.conversion = Ok(c);
        }
        Ok(Piece::Field(field))
    }
}

impl<'a> Iterator for PercentParser<'a> {
    type Item = Result<Piece<'a>, TextError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.at >= self.text.len() {
            return None;
        }
        if self.peek() != Some('%') {
            return Some(Ok(Piece::Literal(self.literal())));
        }
        let rest = &self.text[self.at + 1..];
        if rest.starts_with('%') {
            self.bump();
            let literal = &self.text[self.at..self.at + 1];
            self.bump();
            return Some(Ok(Piece::Literal(literal)));
        }
        if rest.starts_with('(') && !self.mapping_checked {
            self.mapping_checked = true;
            return Some(Ok(Piece::NeedMapping));
        }
        self.mapping_checked = false;
        self.bump();
        let piece = self.field();
        if piece.is_err() {
            self.at = self.text.len();
        }
        Some(piece)
    }
}

impl Field<'_> {
    /// Supplies a `*` width; a negative one aligns to the left.
    pub fn set_width(&mut self, width: i64) {
        if width < 0 {
            self.flags.left = true;
        }
        self.width = Amount::Number(usize::try_from(width.unsigned_abs()).unwrap_or(usize::MAX));
    }

    /// Supplies a `*` precision; a negative one counts as zero.
    pub fn set_precision(&mut self, precision: i64) {
        self.precision = Amount::Number(usize::try_from(precision.max(0)).unwrap_or(usize::MAX));
    }

    pub fn precision_value(&self) -> Option<usize> {
        if let Amount::Number(n) = self.precision { Some(n) } else { None }
    }

    pub fn width_value(&self) -> usize {
        if let Amount::Number(n) = self.width { n } else { 0 }
    }

    /// ValueError "unsupported format character 'y' (0x79) at index 1".
    pub fn unsupported(&self) -> TextError {
        let c = self.conversion.as_ref().copied().unwrap_or('?');
        let code = super::unicode::python_code(c);
        let shown = if (0x1F..=0x7E).contains(&code) { c } else { '?' };
        TextError::value(format!("unsupported format character '{shown}' (0x{code:x}) at index {}", self.index))
    }

    /// Lays out `%s`, `%r`, `%a` text: cut to the precision, then padded.
    pub fn render_text(&self, text: &str) -> String {
        self.render_char(truncate(text, self.precision_value()))
    }

    /// Lays out `%c`: the precision plays no part.
    pub fn render_char(&self, text: &str) -> String {
        self.fill(' ', "", "", text)
    }

    /// Lays out `%d`, `%x` and so on from the magnitude's digits (lower case, in the radix of the conversion).
    pub fn render_int(&self, negative: bool, digits: &str) -> String {
        let conversion = self.conversion.as_ref().copied().unwrap_or('d');
        let mut text = "0".repeat(self.precision_value().unwrap_or(0).saturating_sub(digits.len()));
        text.push_str(digits);
        if conversion == 'X' {
            text.make_ascii_uppercase();
        }
        let prefix = match conversion {
            'x' if self.flags.alternate => "0x",
            'X' if self.flags.alternate => "0X",
            'o' if self.flags.alternate => "0o",
            _ => "",
        };
        self.fill(self.number_fill(), self.sign_text(negative), prefix, &text)
    }

    /// Lays out `%e`, `%f`, `%g` and their upper-case forms.
    pub fn render_float(&self, value: f64) -> String {
        let conversion = self.conversion.as_ref().copied().unwrap_or('f');
        let form = match conversion.to_ascii_lowercase() {
            'e' => FloatForm::Exponent,
            'g' => FloatForm::General,
            _ => FloatForm::Fixed,
        };
        let options = FloatOptions {
            alternate: self.flags.alternate,
            upper: conversion.is_ascii_uppercase(),
            ..FloatOptions::default()
        };
        let text = float_text(value, form, self.precision_value().unwrap_or(6), options);
        match text.strip_prefix('-') {
            Some(magnitude) => self.fill(self.number_fill(), "-", "", magnitude),
            None => self.fill(self.number_fill(), self.sign_text(false), "", &text),
        }
    }

    fn number_fill(&self) -> char {
        if self.flags.zero { '0' } else { ' ' }
    }

    fn sign_text(&self, negative: bool) -> &'static str {
        match (negative, self.flags) {
            (true, _) => "-",
            (_, Flags { sign: true, .. }) => "+",
            (_, Flags { blank: true, .. }) => " ",
            _ => "",
        }
    }

    fn fill(&self, fill: char, sign: &str, prefix: &str, text: &str) -> String {
        let used = sign.len() + prefix.len() + text.chars().count();
        let missing = self.width_value().saturating_sub(used);
        let mut out = String::with_capacity(sign.len() + prefix.len() + text.len() + missing);
        if !self.flags.left && fill == ' ' {
            out.extend(std::iter::repeat_n(' ', missing));
        }
        out.push_str(sign);
        out.push_str(prefix);
        if !self.flags.left && fill != ' ' {
            out.extend(std::iter::repeat_n(fill, missing));
        }
        out.push_str(text);
        if self.flags.left {
            out.extend(std::iter::repeat_n(' ', missing));
        }
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn field(text: &str) -> Field<'_> {
        match PercentParser::new(text).next() {
            Some(Ok(Piece::Field(field))) => field,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn layout() {
        assert_eq!(field("%+05d").render_int(false, "42"), "+0042");
        assert_eq!(field("%-#8x").render_int(true, "ff"), "-0xff   ");
        assert_eq!(field("%08.3d").render_int(true, "3"), "-0000003");
        assert_eq!(field("%.2s").render_text("abc"), "ab");
        assert_eq!(field("%05f").render_float(f64::NEG_INFINITY), "-0inf");
        assert_eq!(field("%#.0f").render_float(1.5), "2.");
    }

    #[test]
    fn parse() {
        let pieces: Vec<_> = PercentParser::new("a%%%(k(x))s").map(Result::unwrap).collect();
        assert_eq!(pieces.len(), 4);
        assert_eq!(pieces[2], Piece::NeedMapping);
        assert!(matches!(&pieces[3], Piece::Field(Field { key: Some("k(x)"), conversion: Ok('s'), .. })));
        assert_eq!(field("%é").unsupported().message, "unsupported format character '?' (0xe9) at index 1");
        assert_eq!(field("%5").conversion.unwrap_err().message, "incomplete format");
        let error = PercentParser::new("%(a").nth(1).unwrap().unwrap_err();
        assert_eq!(error.message, "incomplete format key");
    }
}
