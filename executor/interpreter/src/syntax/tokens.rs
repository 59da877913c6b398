//! Tokens as CPython cuts them, with its complaints: only texts that failed to parse are looked at this way.

use super::{Extent, SyntaxError};
use crate::text::case::{is_name_part, is_name_start};
use crate::text::unicode::python_code;
use rustpython_text_size::{TextRange, TextSize};

/// What a token is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Name,
    Number,
    String,
    /// The prefix and opening quotes of an f-string.
    FStart,
    FMiddle,
    FEnd,
    Op,
    Newline,
    Indent,
    Dedent,
    /// The end of the text.
    End,
    /// The end of the text inside brackets, or the place of a tokenizer's error.
    Broken,
}

/// A piece of the text.
#[derive(Clone, Copy, Debug)]
pub struct Token {
    pub kind: Kind,
    pub start: usize,
    pub end: usize,
    /// Brackets open behind the token.
    pub level: usize,
}

/// The tokens of a text, up to its end or the first mistake.
pub struct Tokens {
    pub list: Vec<Token>,
    pub error: Option<SyntaxError>,
    pub end: End,
    /// The innermost bracket still open at the end of the text.
    pub unclosed: Option<usize>,
}

/// How the list of tokens ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// With the text, or with brackets open.
    Text,
    /// With a mistake that counts even if the parser stopped before it.
    Hard,
    /// With a mistake that only counts if the parser gets there.
    Soft,
}

impl Tokens {
    /// The complaint about the bracket still open at the end.
    pub fn never_closed(&self, text: &str) -> Option<SyntaxError> {
        let opened = self.unclosed?;
        let bracket = char::from(*text.as_bytes().get(opened)?);
        let mut error = mistake("SyntaxError", format!("'{bracket}' was never closed"), opened, opened);
        error.extent = Extent::Open;
        error.bare = text
            .get(opened..)
            .is_some_and(|rest| rest.trim_end_matches(['\n', '\r']).contains('\n') || rest.matches('\n').count() > 1);
        Some(error)
    }
}

/// An f-string being read.
struct Mode {
    quote: u8,
    triple: bool,
    raw: bool,
    start: usize,
    /// The bracket level outside of each replacement field being read, and whether its format part has begun.
    fields: Vec<(usize, bool)>,
    /// The format being read has had no field of its own yet: it may end with the line.
    fresh_format: bool,
}

struct Cutter<'a> {
    text: &'a str,
    bytes: &'a [u8],
    place: usize,
    list: Vec<Token>,
    brackets: Vec<usize>,
    indents: Vec<(usize, usize)>,
    modes: Vec<Mode>,
}

type Step<T = ()> = Result<T, SyntaxError>;

/// Cuts a text into tokens.
pub fn cut(text: &str) -> Tokens {
    let mut cutter = Cutter {
        text,
        bytes: text.as_bytes(),
        place: if text.starts_with('\u{FEFF}') { 3 } else { 0 },
        list: Vec::new(),
        brackets: Vec::new(),
        indents: vec![(0, 0)],
        modes: Vec::new(),
    };
    let error = cutter.run().err();
    let unclosed = cutter.brackets.last().copied();
    // At the text's end it is the open bracket that is told.
    let error =
        error.filter(|error| error.extent != Extent::Reading || unclosed.is_none() || cutter.place < text.len());
    if error.is_some() || unclosed.is_some() {
        cutter.push(Kind::Broken, cutter.place, cutter.place);
    }
    let end = match &error {
        None => End::Text,
        // What is wrong inside an f-string is not found before the parser is there.
        Some(error) if error.extent == Extent::Exact && cutter.modes.is_empty() => End::Hard,
        Some(_) => End::Soft,
    };
    Tokens { list: cutter.list, error, end, unclosed }
}

/// Where a mistake is: a class, a message and the bytes meant.
pub fn mistake(class: &'static str, message: impl Into<String>, start: usize, end: usize) -> SyntaxError {
    let (start, end) = (start.min(end) as u32, end as u32);
    SyntaxError::new(class, message, TextRange::new(TextSize::new(start), TextSize::new(end)))
}

/// A mistake at a place that is read right now.
fn wrong<T>(message: impl Into<String>, start: usize, end: usize) -> Step<T> {
    Err(SyntaxError { bare: true, ..mistake("SyntaxError", message, start, end) })
}

/// A mistake that only counts if the parser gets there.
fn soft<T>(class: &'static str, message: &str, place: usize, extent: Extent) -> Step<T> {
    Err(SyntaxError { extent, ..mistake(class, message, place, place) })
}

fn is_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_' || byte >= 128
}

impl Cutter<'_> {
    fn peek(&self, ahead: usize) -> u8 {
        self.bytes.get(self.place + ahead).copied().unwrap_or(0)
    }

    fn push(&mut self, kind: Kind, start: usize, end: usize) {
        self.list.push(Token { kind, start, end, level: self.brackets.len() });
    }

    fn at_end(&self) -> bool {
        self.place >= self.bytes.len()
    }

    fn line(&self, place: usize) -> usize {
        self.bytes[..place.min(self.bytes.len())].iter().filter(|byte| **byte == b'\n').count() + 1
    }

    fn run(&mut self) -> Step {
        let mut fresh = true;
        loop {
            if self.in_middle() {
                self.middle()?;
                continue;
            }
            if fresh && self.brackets.is_empty() && self.modes.is_empty() {
                fresh = false;
                if self.indentation()? {
                    fresh = true;
                    continue;
                }
            }
            while matches!(self.peek(0), b' ' | b'\t' | 12) {
                self.place += 1;
            }
            let mut line_end = None;
            if self.peek(0) == b'#' {
                // The token of the line's end begins with its comment.
                line_end = Some(self.place);
                if !self.modes.is_empty() && !self.modes.last().is_some_and(|mode| mode.triple) {
                    while !self.at_end() && self.peek(0) != b'\n' {
                        self.place += 1;
                    }
                    return Ok(());
                }
                while !self.at_end() && self.peek(0) != b'\n' {
                    self.place += 1;
                }
            }
            if self.at_end() {
                break;
            }
            let start = self.place;
            match self.peek(0) {
                b'\r' => self.place += 1,
                b'\n' => {
                    self.place += 1;
                    if self.brackets.is_empty() {
                        self.push(Kind::Newline, line_end.unwrap_or(start), start + 1);
                        fresh = true;
                    } else if let Some(mode) = self.modes.last()
                        && !mode.triple
                        && mode.fields.last().is_some_and(|(level, _)| *level + 1 == self.brackets.len())
                    {
                        // A line's end is fine between brackets, and in fields since 3.12.
                    }
                }
                b'\\' => self.continuation()?,
                b'0'..=b'9' => self.number()?,
                b'.' if self.peek(1).is_ascii_digit() => self.number()?,
                b'\'' | b'"' => self.string(start, "")?,
                byte if is_word(byte) => self.word()?,
                _ => self.operator()?,
            }
        }
        if !self.modes.is_empty() && self.brackets.is_empty() {
            return Ok(());
        }
        if self.brackets.is_empty() {
            let place = self.place;
            if self.list.last().is_some_and(|token| !matches!(token.kind, Kind::Newline | Kind::Dedent)) {
                self.push(Kind::Newline, place, place);
            }
            while self.indents.len() > 1 {
                self.indents.pop();
                self.push(Kind::Dedent, place, place);
            }
            self.push(Kind::End, place, place);
        }
        Ok(())
    }

    /// Reads a line's indentation; true for a line with nothing on it.
    fn indentation(&mut self) -> Step<bool> {
        let line = self.place;
        let (mut column, mut alternative) = (0, 0);
        // Where a backslash stands decides, not the lines it goes on with.
        let mut first = None;
        loop {
            match self.peek(0) {
                b' ' => (column, alternative) = (column + 1, alternative + 1),
                b'\t' => (column, alternative) = ((column / 8 + 1) * 8, alternative + 1),
                12 => (column, alternative) = (0, 0),
                b'\\' => {
                    first = first.or(Some((column, alternative)));
                    self.continuation()?;
                    continue;
                }
                _ => break,
            }
            self.place += 1;
        }
        if let Some((kept, _)) = first.filter(|(kept, _)| *kept > 0) {
            (column, alternative) = (kept, kept);
        }
        if self.at_end() {
            return Ok(false);
        }
        let mut behind = self.place;
        if self.bytes[behind] == b'#' {
            while behind < self.bytes.len() && self.bytes[behind] != b'\n' {
                behind += 1;
            }
        }
        if self.bytes.get(behind) == Some(&b'\r') {
            behind += 1;
        }
        if behind >= self.bytes.len() || self.bytes[behind] == b'\n' {
            self.place = (behind + 1).min(self.bytes.len());
            return Ok(!self.at_end());
        }
        let end =
            self.bytes[line..].iter().position(|byte| *byte == b'\n').map_or(self.bytes.len(), |length| line + length);
        let tabs = || soft("TabError", "inconsistent use of tabs and spaces in indentation", line, Extent::Open);
        let (top, top_alternative) = self.indents.last().copied().unwrap_or((0, 0));
        let place = self.place;
        if column == top {
            if alternative != top_alternative {
                return tabs();
            }
        } else if column > top {
            if alternative <= top_alternative {
                return tabs();
            }
            self.indents.push((column, alternative));
            self.push(Kind::Indent, line, place);
        } else {
            let mut closed = 0;
            while self.indents.last().is_some_and(|(top, _)| column < *top) {
                self.indents.pop();
                closed += 1;
            }
            let (top, top_alternative) = self.indents.last().copied().unwrap_or((0, 0));
            if column != top {
                let message = "unindent does not match any outer indentation level";
                return soft("IndentationError", message, end, Extent::LineEnd);
            }
            if alternative != top_alternative {
                return tabs();
            }
            for _ in 0..closed {
                self.push(Kind::Dedent, place, place);
            }
        }
        Ok(false)
    }

    /// A backslash and the line's end behind it.
    fn continuation(&mut self) -> Step {
        let start = self.place;
        self.place += 1;
        if self.peek(0) == b'\r' {
            self.place += 1;
        }
        if self.peek(0) == b'\n' && self.place + 1 == self.bytes.len() {
            self.place += 1;
            return soft("SyntaxError", "unexpected EOF while parsing", start + 2, Extent::Reading);
        }
        if self.peek(0) != b'\n' {
            let place = if self.at_end() { start } else { self.place };
            let message = "unexpected character after line continuation character";
            return soft("SyntaxError", message, place, Extent::Open);
        }
        self.place += 1;
        Ok(())
    }

    fn digits(&mut self) -> Step {
        loop {
            while self.peek(0).is_ascii_digit() {
                self.place += 1;
            }
            if self.peek(0) != b'_' {
                return Ok(());
            }
            self.place += 1;
            if !self.peek(0).is_ascii_digit() {
                return wrong("invalid decimal literal", self.place - 1, self.place - 1);
            }
        }
    }

    /// A number must not run into a word, keywords excepted.
    fn number_end(&mut self, what: &str) -> Step {
        if !is_word(self.peek(0)) || !self.peek(0).is_ascii() {
            return Ok(());
        }
        let rest = &self.text[self.place..];
        if ["and", "else", "for", "if", "in", "is", "or", "not"].iter().any(|word| rest.starts_with(word)) {
            return Ok(());
        }
        wrong(format!("invalid {what} literal"), self.place - 1, self.place - 1)
    }

    fn number(&mut self) -> Step {
        let start = self.place;
        let (what, allowed): (&str, fn(u8) -> bool) = match (self.peek(0), self.peek(1) | 32) {
            (b'0', b'x') => ("hexadecimal", |byte| byte.is_ascii_hexdigit()),
            (b'0', b'o') => ("octal", |byte| matches!(byte, b'0'..=b'7')),
            (b'0', b'b') => ("binary", |byte| matches!(byte, b'0' | b'1')),
            _ => ("decimal", |byte| byte.is_ascii_digit()),
        };
        if what != "decimal" {
            self.place += 2;
            loop {
                if self.peek(0) == b'_' {
                    self.place += 1;
                }
                if !allowed(self.peek(0)) {
                    if self.peek(0).is_ascii_digit() {
                        let digit = char::from(self.peek(0));
                        return wrong(format!("invalid digit '{digit}' in {what} literal"), self.place, self.place);
                    }
                    return wrong(format!("invalid {what} literal"), self.place - 1, self.place - 1);
                }
                while allowed(self.peek(0)) {
                    self.place += 1;
                }
                if self.peek(0) != b'_' {
                    break;
                }
            }
            if self.peek(0).is_ascii_digit() {
                let digit = char::from(self.peek(0));
                return wrong(format!("invalid digit '{digit}' in {what} literal"), self.place, self.place);
            }
            self.number_end(what)?;
            self.push(Kind::Number, start, self.place);
            return Ok(());
        }
        let mut what = "decimal";
        let mut zeros = start;
        if self.peek(0) != b'.' {
            while self.bytes.get(zeros).is_some_and(|byte| matches!(byte, b'0' | b'_')) {
                zeros += 1;
            }
            self.digits()?;
        }
        let whole = self.place;
        let mut fraction = false;
        if self.peek(0) == b'.' {
            self.place += 1;
            fraction = true;
            if self.peek(0).is_ascii_digit() {
                self.digits()?;
            }
        }
        if matches!(self.peek(0), b'e' | b'E') {
            let sign = usize::from(matches!(self.peek(1), b'+' | b'-'));
            if self.peek(1 + sign).is_ascii_digit() {
                self.place += 1 + sign;
                fraction = true;
                self.digits()?;
            } else if sign == 1 {
                let place = self.place + 1;
                return wrong("invalid decimal literal", place, place);
            }
        }
        if matches!(self.peek(0), b'j' | b'J') {
            self.place += 1;
            fraction = true;
            what = "imaginary";
        }
        if !fraction && self.bytes[start] == b'0' && zeros < whole {
            let message = "leading zeros in decimal integer literals are not permitted; \
                           use an 0o prefix for octal integers";
            return wrong(message, start, zeros);
        }
        self.number_end(what)?;
        self.push(Kind::Number, start, self.place);
        Ok(())
    }

    fn word(&mut self) -> Step {
        let start = self.place;
        while is_word(self.peek(0)) {
            self.place += 1;
            let prefix = &self.bytes[start..self.place];
            if matches!(self.peek(0), b'\'' | b'"') && prefix.len() < 3 {
                let prefix = prefix.to_ascii_lowercase();
                if let Ok(prefix) = std::str::from_utf8(&prefix)
                    && matches!(prefix, "r" | "b" | "u" | "f" | "br" | "rb" | "fr" | "rf")
                {
                    let prefix = prefix.to_owned();
                    return self.string(start, &prefix);
                }
            }
        }
        for (place, c) in self.text[start..self.place].char_indices() {
            let allowed = if place == 0 { is_name_start } else { is_name_part };
            let good = allowed(python_code(c));
            if !good {
                let place = start + place;
                let code = c as u32;
                if is_printable(c) {
                    return wrong(format!("invalid character '{c}' (U+{code:04X})"), place, place);
                }
                return wrong(format!("invalid non-printable character U+{code:04X}"), place, place);
            }
        }
        self.push(Kind::Name, start, self.place);
        Ok(())
    }

    fn string(&mut self, start: usize, prefix: &str) -> Step {
        let quote = self.peek(0);
        let triple = self.peek(1) == quote && self.peek(2) == quote;
        self.place += if triple { 3 } else { 1 };
        if prefix.contains('f') {
            self.push(Kind::FStart, start, self.place);
            self.modes.push(Mode {
                quote,
                triple,
                raw: prefix.contains('r'),
                start,
                fields: Vec::new(),
                fresh_format: false,
            });
            return Ok(());
        }
        if !triple && self.peek(0) == quote {
            self.place += 1;
            self.push(Kind::String, start, self.place);
            return Ok(());
        }
        let mut escaped_quote = false;
        loop {
            let byte = self.peek(0);
            if self.at_end() || (byte == b'\n' && !triple) {
                if self.modes.last().is_some_and(|mode| mode.quote == quote && mode.triple == triple) {
                    return wrong("f-string: expecting '}'", start, start);
                }
                let detected =
                    self.line(self.bytes.len().saturating_sub(1).min(if triple { usize::MAX } else { self.place }));
                let message = if triple {
                    format!("unterminated triple-quoted string literal (detected at line {detected})")
                } else {
                    let guess = if escaped_quote { "; perhaps you escaped the end quote?" } else { "" };
                    format!("unterminated string literal (detected at line {detected}){guess}")
                };
                return wrong(message, start, start);
            }
            if byte == b'\\' {
                escaped_quote |= self.peek(1) == quote;
                self.place += 2;
                continue;
            }
            self.place += 1;
            if byte == quote && (!triple || (self.peek(0) == quote && self.peek(1) == quote)) {
                self.place += if triple { 2 } else { 0 };
                self.push(Kind::String, start, self.place);
                return Ok(());
            }
        }
    }

    /// Whether the text part of an f-string, or of a format in it, is being read.
    fn in_middle(&self) -> bool {
        self.modes.last().is_some_and(|mode| {
            mode.fields.last().is_none_or(|(level, format)| *format && *level + 1 == self.brackets.len())
        })
    }

    fn middle(&mut self) -> Step {
        let Some(mode) = self.modes.last() else { return Ok(()) };
        let (quote, triple, raw, opened) = (mode.quote, mode.triple, mode.raw, mode.start);
        let in_format = !mode.fields.is_empty();
        let fresh_format = in_format && mode.fresh_format;
        let start = self.place;
        loop {
            let byte = self.peek(0);
            let ends = byte == quote && (!triple || (self.peek(1) == quote && self.peek(2) == quote));
            if self.at_end() || (byte == b'\n' && !triple && !fresh_format) {
                let detected =
                    self.line(self.bytes.len().saturating_sub(1).min(if triple { usize::MAX } else { self.place }));
                let kind = if triple { "triple-quoted f-string" } else { "f-string" };
                return wrong(format!("unterminated {kind} literal (detected at line {detected})"), opened, opened);
            }
            if byte == b'\n' && !triple {
                // The format ends with the line, and the field goes on.
                self.push(Kind::FMiddle, start, self.place);
                if let Some(last) = self.modes.last_mut().and_then(|mode| mode.fields.last_mut()) {
                    last.1 = false;
                }
                return Ok(());
            }
            if ends {
                if start < self.place {
                    self.push(Kind::FMiddle, start, self.place);
                }
                if in_format {
                    // The field is not closed: the string's end is read as what follows the format.
                    if let Some(mode) = self.modes.last_mut() {
                        mode.fields.clear();
                    }
                }
                let place = self.place;
                self.place += if triple { 3 } else { 1 };
                self.push(Kind::FEnd, place, self.place);
                self.modes.pop();
                return Ok(());
            }
            match byte {
                b'{' if self.peek(1) == b'{' && !in_format => self.place += 2,
                b'{' => {
                    if start < self.place {
                        self.push(Kind::FMiddle, start, self.place);
                    }
                    let level = self.brackets.len();
                    let depth = self.modes.last().map_or(0, |mode| mode.fields.len());
                    if depth >= 3 {
                        let place = self.place - 1;
                        return wrong("f-string: expressions nested too deeply", place, place);
                    }
                    if let Some(mode) = self.modes.last_mut() {
                        mode.fields.push((level, false));
                    }
                    self.brackets.push(self.place);
                    let place = self.place;
                    self.place += 1;
                    self.push(Kind::Op, place, place + 1);
                    return Ok(());
                }
                b'}' if in_format => {
                    if start < self.place {
                        self.push(Kind::FMiddle, start, self.place);
                    }
                    return self.operator();
                }
                b'}' if self.peek(1) == b'}' => self.place += 2,
                b'}' => {
                    let place = self.place;
                    return wrong("f-string: single '}' is not allowed", place, place);
                }
                b'\\' if !raw => {
                    self.place += 1;
                    if self.peek(0) == b'N' && self.peek(1) == b'{' {
                        while !self.at_end() && !matches!(self.peek(0), b'}' | b'\n') && self.peek(0) != quote {
                            self.place += 1;
                        }
                        self.place += usize::from(self.peek(0) == b'}');
                    } else if !matches!(self.peek(0), b'{' | b'}') {
                        self.place += 1;
                    }
                }
                b'\\' => self.place += if matches!(self.peek(1), b'{' | b'}') { 1 } else { 2 },
                _ => self.place += 1,
            }
        }
    }

    fn operator(&mut self) -> Step {
        let start = self.place;
        let rest = &self.bytes[start..];
        let byte = rest[0];
        let field = self.modes.last().and_then(|mode| mode.fields.last().copied());
        let at_field = field.is_some_and(|(level, _)| level + 1 == self.brackets.len());
        let mut length = 1;
        if at_field && matches!(byte, b':' | b'!' | b'}') && !(byte == b'!' && rest.get(1) == Some(&b'=')) {
            if byte == b':'
                && let Some(mode) = self.modes.last_mut()
            {
                mode.fresh_format = true;
                if let Some(last) = mode.fields.last_mut() {
                    last.1 = true;
                }
            }
        } else if ["**=", "//=", ">>=", "<<=", "..."].iter().any(|op| rest.starts_with(op.as_bytes())) {
            length = 3;
        } else if [
            "**", "//", ">>", "<<", "==", "!=", "<=", ">=", "<>", "->", ":=", "+=", "-=", "*=", "/=", "%=", "&=", "|=",
            "^=", "@=",
        ]
        .iter()
        .any(|op| rest.starts_with(op.as_bytes()))
        {
            length = 2;
        }
        match byte {
            b'(' | b'[' | b'{' => self.brackets.push(start),
            b')' | b']' | b'}' => {
                let closing = char::from(byte);
                if at_field && byte != b'}' {
                    return wrong(format!("f-string: unmatched '{closing}'"), start, start);
                }
                let Some(opened) = self.brackets.pop() else {
                    return wrong(format!("unmatched '{closing}'"), start, start);
                };
                let opening = char::from(self.bytes[opened]);
                if !matches!((opening, closing), ('(', ')') | ('[', ']') | ('{', '}')) {
                    self.brackets.push(opened);
                    let (line, this) = (self.line(opened), self.line(start));
                    let place = if line == this { String::new() } else { format!(" on line {line}") };
                    return wrong(
                        format!(
                            "closing parenthesis '{closing}' does not match opening parenthesis '{opening}'{place}"
                        ),
                        start,
                        start,
                    );
                }
                if at_field && let Some(mode) = self.modes.last_mut() {
                    mode.fields.pop();
                    mode.fresh_format = false;
                }
            }
            0..32 | 127 => {
                return wrong(format!("invalid non-printable character U+{byte:04X}"), start, start);
            }
            _ => {}
        }
        self.place += length;
        self.push(Kind::Op, start, self.place);
        Ok(())
    }
}

/// Whether CPython's `str.isprintable` holds, closely enough for a message.
fn is_printable(c: char) -> bool {
    !(c.is_control()
        || c.is_whitespace()
        || matches!(c as u32, 0xAD | 0x600..0x606 | 0x200B..0x2010 | 0x2028..0x202F | 0x2060..0x2070 | 0xFEFF
            | 0xE000..0xF900 | 0xF0000..))
}
