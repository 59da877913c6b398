//! Replacement templates of `sub` and `expand`: `\1`, `\g<name>`, escapes.
//! <https://docs.python.org/3.13/library/re.html#re.sub>

use super::parser::{CompileError, Parsed, Tokens, push_code};
use super::program::Program;
use crate::text::repr::str_repr;
use crate::text::unicode::python_code;

/// Group numbers from here on are refused outright.
const MOST_GROUPS: u64 = 1_073_741_823;

/// A piece of a replacement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    /// Text as code points: characters of a str, bytes of a bytes template.
    Literal(String),
    Group(usize),
}

/// Why a template was refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TemplateError {
    Pattern(super::PatternError),
    /// IndexError: "unknown group name 'x'".
    IndexError(String),
}

impl From<CompileError> for TemplateError {
    fn from(error: CompileError) -> Self {
        match error {
            CompileError::Pattern(error) => TemplateError::Pattern(error),
            CompileError::ValueError(message) | CompileError::OverflowError(message) => {
                TemplateError::IndexError(message)
            }
            CompileError::TooDeep => TemplateError::IndexError("template too deep".to_owned()),
        }
    }
}

/// Parses the template of a str pattern.
pub fn parse(template: &str, program: &Program) -> Result<Vec<Piece>, TemplateError> {
    let codes: Vec<u32> = template.chars().map(python_code).collect();
    parse_codes(&codes, false, program)
}

/// Parses the template of a bytes pattern; a literal's characters U+0000..U+00FF stand for bytes.
pub fn parse_bytes(template: &[u8], program: &Program) -> Result<Vec<Piece>, TemplateError> {
    let codes: Vec<u32> = template.iter().copied().map(u32::from).collect();
    parse_codes(&codes, true, program)
}

struct Template<'a> {
    tokens: Tokens<'a>,
    program: &'a Program,
    literal: String,
    pieces: Vec<Piece>,
}

fn parse_codes(codes: &[u32], is_bytes: bool, program: &Program) -> Result<Vec<Piece>, TemplateError> {
    let mut template =
        Template { tokens: Tokens::new(codes, is_bytes)?, program, literal: String::new(), pieces: Vec::new() };
    while let Some(token) = template.tokens.take()? {
        if !token.escaped {
            push_code(&mut template.literal, token.code);
            continue;
        }
        match char::from_u32(token.code).unwrap_or('\0') {
            'g' => template.named_group()?,
            '0' => {
                let mut text = "\\0".to_owned();
                template.tokens.take_digits(2, 8, &mut text)?;
                let code = u32::from_str_radix(&text[1..], 8).unwrap_or(0) & 0xFF;
                push_code(&mut template.literal, code);
            }
            c @ '1'..='9' => template.number(c)?,
            c => template.escape(c, token.code)?,
        }
    }
    template.flush();
    Ok(template.pieces)
}

impl Template<'_> {
    fn flush(&mut self) {
        if !self.literal.is_empty() {
            self.pieces.push(Piece::Literal(std::mem::take(&mut self.literal)));
        }
    }

    fn group(&mut self, index: u64, back: usize) -> Parsed<()> {
        if index > self.program.groups() as u64 {
            return Err(self.tokens.error(&format!("invalid group reference {index}"), back));
        }
        self.flush();
        self.pieces.push(Piece::Group(index as usize));
        Ok(())
    }

    /// `\g<name>` or `\g<number>`, after `\g`.
    fn named_group(&mut self) -> Result<(), TemplateError> {
        if !self.tokens.accept('<')? {
            return Err(self.tokens.error("missing <", 0).into());
        }
        let name = self.tokens.take_until('>', "group name")?;
        let back = name.chars().count() + 1;
        if !name.bytes().all(|b| b.is_ascii_digit()) {
            self.tokens.check_name(&name, 1)?;
            let Some(index) = self.program.group_index(&name) else {
                return Err(TemplateError::IndexError(format!("unknown group name {}", str_repr(&name))));
            };
            return Ok(self.group(index as u64, back)?);
        }
        let index = name.bytes().fold(0u64, |n, d| n.saturating_mul(10).saturating_add(u64::from(d - b'0')));
        if index >= MOST_GROUPS {
            let digits = name.trim_start_matches('0');
            return Err(self.tokens.error(&format!("invalid group reference {digits}"), back).into());
        }
        Ok(self.group(index, back)?)
    }

    /// `\12`: octal with three octal digits, else a group.
    fn number(&mut self, first: char) -> Parsed<()> {
        let mut text = format!("\\{first}");
        self.tokens.take_digits(1, 10, &mut text)?;
        let octal = text.len() == 3 && text.bytes().skip(1).all(|d| d < b'8');
        if octal && self.tokens.next_digit(8).is_some() {
            self.tokens.take_digits(1, 8, &mut text)?;
            match u32::from_str_radix(&text[1..], 8) {
                Ok(code) if code <= 0o377 => push_code(&mut self.literal, code),
                _ => {
                    let message = format!("octal escape value {text} outside of range 0-0o377");
                    return Err(self.tokens.error(&message, text.len()));
                }
            }
            return Ok(());
        }
        self.group(text[1..].parse().unwrap_or(u64::MAX), text.len() - 1)
    }

    fn escape(&mut self, c: char, code: u32) -> Parsed<()> {
        let simple = match c {
            'a' => 7,
            'b' => 8,
            'f' => 12,
            'n' => 10,
            'r' => 13,
            't' => 9,
            'v' => 11,
            '\\' => 92,
            c if c.is_ascii_alphabetic() => return Err(self.tokens.error(&format!("bad escape \\{c}"), 2)),
            // Any other character keeps its backslash.
            _ => {
                self.literal.push('\\');
                code
            }
        };
        push_code(&mut self.literal, simple);
        Ok(())
    }
}
