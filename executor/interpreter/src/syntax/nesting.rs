//! Bounds the nesting of the text before it is parsed: the parser recurses and has no guard of its own.
//!
//! The text is read once, without a tree. What nests does so in brackets, in fields of f-strings, to the right (behind
//! prefixes, `**`, `else` and `lambda`) or to the left (behind operators, calls, subscripts and attributes). Where it
//! is not certain that something has ended it goes on counting.

use super::SyntaxError;
use rustpython_text_size::{TextRange, TextSize};

/// Brackets deeper than this are refused, as CPython does.
const MAX_BRACKETS: usize = 200;
/// f-strings within each other, as CPython.
const MAX_F_STRINGS: usize = 149;
/// Longest chain of what nests to the right, over all brackets around it. Powers and lambdas take two places each in
/// CPython's parser.
const MAX_CHAIN: usize = 5_974;
/// Deepest nesting to the left.
const MAX_OPERATORS: usize = 9_997;
/// Alternatives of a pattern stand side by side and are only counted so that nothing is left out.
const MAX_ALTERNATIVES: usize = 200_000;
/// Deepest indentation, as CPython.
const MAX_INDENT: usize = 100;

/// Refuses text that nests too deep.
pub fn check(text: &str) -> Result<(), SyntaxError> {
    Reader { bytes: text.as_bytes(), place: 0, levels: vec![Level::new(Kind::Line, 0)], operand: false, pattern: false }
        .read()
}

/// What a level stands in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// No bracket at all.
    Line,
    /// A bracket that this one closes.
    Bracket(u8),
    /// The text of an f-string.
    FString { quote: u8, triple: bool, raw: bool },
    /// The expression in an f-string.
    Field,
    /// The format behind it, which is text with fields.
    Format,
}

/// Brackets or the like, and the expression that is being read in them.
#[derive(Debug)]
struct Level {
    kind: Kind,
    /// How deep the levels around nest to the right.
    around: usize,
    /// `-`, `+`, `~`, `await`, `**`: until the next operator.
    signs: usize,
    /// `not`: until `and` or `or`.
    nots: usize,
    /// `else` of conditionals: until the expression ends.
    elses: usize,
    /// Lambdas, until the expression ends, and whether their parameters are being read.
    lambdas: Vec<bool>,
    /// How deep the operand that is being read nests to the left.
    left: usize,
    /// The deepest so far.
    deepest: usize,
}

impl Level {
    fn new(kind: Kind, around: usize) -> Level {
        Level { kind, around, signs: 0, nots: 0, elses: 0, lambdas: Vec::new(), left: 0, deepest: 0 }
    }

    fn chain(&self) -> usize {
        self.around + self.signs + self.nots + self.elses + 2 * self.lambdas.len()
    }

    /// An operand begins that nests in none before it.
    fn next_operand(&mut self) {
        self.deepest = self.deepest.max(self.left);
        self.left = 0;
    }

    /// An expression begins beside the last one, unless that one was a parameter of a lambda or is not `complete`:
    /// where an operand is missing, the parser goes on within what waits for it.
    fn next_expression(&mut self, complete: bool) {
        self.next_operand();
        if complete && self.lambdas.last() != Some(&true) {
            (self.signs, self.nots, self.elses) = (0, 0, 0);
            self.lambdas.clear();
        }
    }
}

struct Reader<'a> {
    bytes: &'a [u8],
    place: usize,
    levels: Vec<Level>,
    /// Whether an operand stands just before.
    operand: bool,
    /// Whether the line begins with `case`.
    pattern: bool,
}

impl Reader<'_> {
    fn read(mut self) -> Result<(), SyntaxError> {
        let mut indents = vec![0];
        let mut line_start = true;
        while self.place < self.bytes.len() {
            if line_start && self.top().kind == Kind::Line {
                self.indent(&mut indents)?;
            }
            line_start = self.bytes[self.place..].first() == Some(&b'\n');
            match self.top().kind {
                Kind::FString { .. } | Kind::Format => self.string_text()?,
                Kind::Line | Kind::Bracket(_) | Kind::Field => self.code()?,
            }
        }
        Ok(())
    }

    fn top(&mut self) -> &mut Level {
        self.levels.last_mut().expect("the line is the lowest level")
    }

    fn indent(&self, indents: &mut Vec<usize>) -> Result<(), SyntaxError> {
        let rest = &self.bytes[self.place..];
        let width = rest.iter().take_while(|byte| matches!(byte, b' ' | b'\t')).count();
        if matches!(rest.get(width), None | Some(b'\n' | b'\r' | b'#')) {
            return Ok(());
        }
        while indents.last().is_some_and(|last| *last > width) {
            indents.pop();
        }
        if indents.last().is_some_and(|last| *last < width) {
            indents.push(width);
        }
        match indents.len() > MAX_INDENT {
            true => Err(error("IndentationError", "too many levels of indentation", self.place)),
            false => Ok(()),
        }
    }

    /// Reads one token of code.
    fn code(&mut self) -> Result<(), SyntaxError> {
        let (place, byte) = (self.place, self.bytes[self.place]);
        self.place += 1;
        let operand = self.operand;
        match byte {
            b' ' | b'\t' | b'\r' | b'\x0c' => {}
            b'#' => {
                while self.bytes.get(self.place).is_some_and(|byte| *byte != b'\n') {
                    self.place += 1;
                }
            }
            b'\\' => self.place = (self.place + 1).min(self.bytes.len()),
            b'\n' => {
                if self.top().kind == Kind::Line {
                    if operand || self.top().chain() == 0 {
                        self.levels[0] = Level::new(Kind::Line, 0);
                    }
                    self.operand = false;
                    self.pattern = false;
                }
            }
            b'\'' | b'"' => {
                self.place = skip_string(self.bytes, place);
                self.operand = true;
            }
            b'(' | b'[' | b'{' => {
                if operand {
                    self.behind_operand(place)?;
                }
                let closing = match byte {
                    b'(' => b')',
                    b'[' => b']',
                    _ => b'}',
                };
                self.open(Kind::Bracket(closing), place)?;
            }
            b')' | b']' | b'}' => self.close(byte, place)?,
            b',' | b';' => {
                self.top().next_expression(operand);
                self.operand = false;
            }
            b':' => {
                self.operand = false;
                let top = self.top();
                match top.lambdas.last_mut() {
                    _ if top.kind == Kind::Field => self.open(Kind::Format, place)?,
                    Some(parameters @ true) => {
                        *parameters = false;
                        top.next_operand();
                    }
                    _ => top.next_expression(operand),
                }
            }
            b'*' if self.bytes.get(self.place) == Some(&b'*') => {
                self.place += 1;
                self.top().signs += 2;
                self.chained(place)?;
            }
            b'-' | b'+' | b'*' | b'/' | b'%' | b'@' | b'&' | b'|' | b'^' | b'.' if operand => {
                // A point keeps the sign in front of its operand.
                if byte != b'.' {
                    self.top().signs = 0;
                }
                self.behind_operand(place)?;
            }
            b'<' | b'>' if self.bytes.get(self.place) == Some(&byte) => {
                self.place += 1;
                self.top().signs = 0;
                self.behind_operand(place)?;
            }
            b'-' | b'+' | b'~' | b'*' => {
                self.top().signs += 1;
                self.chained(place)?;
            }
            b'<' | b'>' | b'=' | b'!' => {
                self.top().next_operand();
                self.operand = false;
            }
            _ if byte.is_ascii_alphanumeric() || byte == b'_' || byte >= 0x80 => self.word(place)?,
            // The end of an ellipsis is one of an operand.
            b'.' => self.operand = self.bytes[..place].ends_with(b".."),
            _ => self.operand = false,
        }
        Ok(())
    }

    fn word(&mut self, start: usize) -> Result<(), SyntaxError> {
        let part = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_' || *byte >= 0x80;
        while self.bytes.get(self.place).is_some_and(part) {
            self.place += 1;
        }
        let word = &self.bytes[start..self.place];
        if let Some(quote @ (b'\'' | b'"')) = self.bytes.get(self.place)
            && word.len() <= 2
            && word.iter().any(|letter| matches!(letter, b'f' | b'F' | b't' | b'T'))
            && word.iter().all(|letter| matches!(letter, b'f' | b'F' | b't' | b'T' | b'r' | b'R'))
        {
            let raw = word.len() == 2;
            let triple = self.bytes[self.place..].starts_with(&[*quote; 3]);
            let quote_place = self.place;
            self.place += if triple { 3 } else { 1 };
            return self.open(Kind::FString { quote: *quote, triple, raw }, quote_place);
        }
        let operand = std::mem::take(&mut self.operand);
        let top = self.levels.last_mut().expect("the line is the lowest level");
        match word {
            b"await" => top.signs += 1,
            b"not" => top.nots += 1,
            b"lambda" => top.lambdas.push(true),
            b"and" | b"or" => {
                top.next_operand();
                if operand {
                    (top.signs, top.nots) = (0, 0);
                }
            }
            b"if" => top.next_operand(),
            b"else" => {
                top.next_operand();
                top.elses += usize::from(operand);
            }
            b"for" => top.next_expression(operand),
            b"case" if !operand && top.kind == Kind::Line && top.left == 0 => {
                self.operand = true;
                self.pattern = true;
            }
            b"in" | b"is" => top.next_operand(),
            _ => self.operand = true,
        }
        self.chained(start)
    }

    /// An operator, call, subscript or attribute makes what stands before it an operand of its own.
    fn behind_operand(&mut self, place: usize) -> Result<(), SyntaxError> {
        self.operand = false;
        let most = if self.pattern { MAX_ALTERNATIVES } else { MAX_OPERATORS };
        let top = self.top();
        top.left += 1;
        match top.left > most {
            true => Err(error("RecursionError", super::TOO_DEEP, place)),
            false => Ok(()),
        }
    }

    fn chained(&mut self, place: usize) -> Result<(), SyntaxError> {
        match self.top().chain() > MAX_CHAIN {
            // What CPython says when its parser's stack is full.
            true => Err(error("MemoryError", "Parser stack overflowed - Python source too complex to parse", place)),
            false => Ok(()),
        }
    }

    fn open(&mut self, kind: Kind, place: usize) -> Result<(), SyntaxError> {
        let around = self.top().chain();
        self.levels.push(Level::new(kind, around));
        self.operand = false;
        let count = |wanted: fn(&Kind) -> bool| self.levels.iter().filter(|level| wanted(&level.kind)).count();
        if count(|kind| matches!(kind, Kind::Bracket(_) | Kind::Field)) > MAX_BRACKETS {
            let message = match self.levels.iter().rev().nth(1) {
                Some(level) if level.kind == Kind::Format => "f-string: expressions nested too deeply",
                _ => "too many nested parentheses",
            };
            return Err(error("SyntaxError", message, place));
        }
        if count(|kind| matches!(kind, Kind::FString { .. })) > MAX_F_STRINGS {
            let range = TextRange::empty(TextSize::new(place as u32));
            return Err(SyntaxError::new("SyntaxError", "too many nested f-strings", range));
        }
        Ok(())
    }

    /// Ends the innermost level, which is an operand of the one around it.
    fn leave(&mut self) {
        if self.levels.len() > 1
            && let Some(inner) = self.levels.pop()
        {
            let deepest = inner.deepest.max(inner.left);
            let top = self.top();
            top.left = top.left.max(deepest);
            self.operand = true;
        }
    }

    fn close(&mut self, byte: u8, place: usize) -> Result<(), SyntaxError> {
        match self.top().kind {
            Kind::Bracket(closing) if closing == byte => self.leave(),
            Kind::Field if byte == b'}' => self.leave(),
            Kind::Line => self.operand = true,
            // The parser would go on with both open; what is wrong is told by the grammar.
            _ => return Err(SyntaxError { unexplained: true, ..error("SyntaxError", "invalid syntax", place) }),
        }
        Ok(())
    }

    /// Reads a piece of an f-string's text, or of the format in one of its fields.
    fn string_text(&mut self) -> Result<(), SyntaxError> {
        let strings = self.levels.iter().rposition(|level| matches!(level.kind, Kind::FString { .. }));
        let Some(string) = strings else {
            self.leave();
            return Ok(());
        };
        let Kind::FString { quote, triple, raw } = self.levels[string].kind else { return Ok(()) };
        let format = self.top().kind == Kind::Format;
        let (place, byte) = (self.place, self.bytes[self.place]);
        let next = self.bytes.get(place + 1).copied();
        self.place += 1;
        match byte {
            b'\\' if !raw && next == Some(b'N') && self.bytes.get(place + 2) == Some(&b'{') => {
                let name = self.bytes[place..].iter().position(|byte| matches!(byte, b'}' | b'\n'));
                self.place = name.map_or(self.bytes.len(), |length| place + length + 1);
            }
            b'\\' if !matches!(next, Some(b'{' | b'}')) => self.place = (place + 2).min(self.bytes.len()),
            b'{' if next == Some(b'{') && !format => self.place += 1,
            b'{' => self.open(Kind::Field, place)?,
            // The format ends, and the field with it.
            b'}' if format => {
                self.leave();
                self.leave();
            }
            b'\n' if !triple => {
                self.place = place;
                self.end_string(string);
            }
            _ if byte == quote && !triple => self.end_string(string),
            _ if byte == quote && self.bytes[place..].starts_with(&[quote; 3]) => {
                self.place = place + 3;
                self.end_string(string);
            }
            _ => {}
        }
        Ok(())
    }

    fn end_string(&mut self, string: usize) {
        while self.levels.len() > string {
            self.leave();
        }
    }
}

fn error(class: &'static str, message: &str, place: usize) -> SyntaxError {
    let range = TextRange::at(TextSize::new(place as u32), TextSize::new(1));
    SyntaxError::new(class, message, range)
}

/// The place behind a string literal without fields.
pub(super) fn skip_string(bytes: &[u8], start: usize) -> usize {
    let quote = bytes[start];
    let triple = bytes.get(start + 1) == Some(&quote) && bytes.get(start + 2) == Some(&quote);
    let mut place = start + if triple { 3 } else { 1 };
    while place < bytes.len() {
        match bytes[place] {
            b'\\' => place += 1,
            b'\n' if !triple => return place,
            byte if byte == quote => {
                if !triple {
                    return place + 1;
                }
                if bytes.get(place + 1) == Some(&quote) && bytes.get(place + 2) == Some(&quote) {
                    return place + 3;
                }
            }
            _ => {}
        }
        place += 1;
    }
    bytes.len()
}
