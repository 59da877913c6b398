//! From source text to a syntax tree, with mistakes worded as CPython words them.

mod after_semicolon;
mod comments;
mod grammar;
mod nesting;
mod tokens;

pub use comments::without_comments;

use crate::compiler::CompileError;
use rustpython_ast::{Expr, ModModule};
use rustpython_parser::{ParseError, ParseErrorType};
use rustpython_text_size::{TextRange, TextSize};
use std::borrow::Cow;

/// What is said of text that nests deeper than can be compiled.
pub const TOO_DEEP: &str = "maximum recursion depth exceeded during compilation";

/// A mistake in the text: what a `SyntaxError` tells.
#[derive(Clone, Debug)]
pub struct SyntaxError {
    /// `SyntaxError`, `IndentationError` or `TabError`; `RecursionError` or `MemoryError` for what nests too deep.
    pub class: &'static str,
    pub message: String,
    /// Byte offsets in the text.
    pub range: TextRange,
    pub extent: Extent,
    /// The line is shown without its end: reading has gone on behind it.
    pub bare: bool,
    pub stage: Stage,
    /// The compiler found what the parser should not have let pass.
    pub unexplained: bool,
}

/// How a mistake's columns are told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extent {
    Exact,
    /// The end is not told.
    Open,
    /// At the place where reading stands, of which the column is counted from zero.
    Reading,
    /// Behind the line's end.
    LineEnd,
    /// The end is where reading stands.
    UpToReading,
    /// At the line's start, as if there were no column.
    Nowhere,
    /// Neither line nor column.
    Unplaced,
}

/// Who finds a mistake decides what else is told of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    Parser,
    /// The analysis of names, before code is emitted: the place is not among the exception's arguments.
    Names,
    /// The reading of `from __future__`, which tells no end.
    Future,
    /// Emission of code: the line is only told if it is in a file.
    Emission,
}

impl From<CompileError> for SyntaxError {
    fn from(error: CompileError) -> SyntaxError {
        let unexplained = error.stage == Stage::Parser;
        let class = if error.message == TOO_DEEP { "RecursionError" } else { "SyntaxError" };
        SyntaxError { stage: error.stage, unexplained, ..SyntaxError::new(class, error.message, error.range) }
    }
}

impl SyntaxError {
    fn new(class: &'static str, message: impl Into<String>, range: TextRange) -> SyntaxError {
        let message = message.into();
        SyntaxError {
            class,
            message,
            range,
            extent: Extent::Exact,
            bare: false,
            stage: Stage::Parser,
            unexplained: false,
        }
    }
}

/// Parses a program.
pub fn parse_program(text: &str) -> Result<ModModule, SyntaxError> {
    check_text(text)?;
    nesting::check(text).map_err(|error| match error.unexplained {
        true => explain(text, false).unwrap_or(error),
        false => error,
    })?;
    if let Some((changed, other)) = after_semicolon::renamed(text)
        && let Ok(parsed) = rustpython_parser::parse_module(&changed)
    {
        let mut module = parsed.into_syntax();
        after_semicolon::restore(&mut module, other);
        return Ok(module);
    }
    match rustpython_parser::parse_module(text) {
        Ok(parsed) => Ok(parsed.into_syntax()),
        Err(error) => Err(reworded(text, &error, false)),
    }
}

/// Parses an expression, as `eval` takes it.
pub fn parse_expression(text: &str) -> Result<Expr, SyntaxError> {
    check_text(text)?;
    nesting::check(text).map_err(|error| match error.unexplained {
        true => explain(text, true).unwrap_or(error),
        false => error,
    })?;
    if text.starts_with([' ', '\t'])
        && let Some(indented) = explain(text, true)
    {
        return Err(indented);
    }
    match rustpython_parser::parse_expression(text) {
        Ok(parsed) => Ok(*parsed.into_syntax().body),
        Err(error) => Err(reworded(text, &error, true)),
    }
}

/// The parser's error in CPython's words, at CPython's place.
fn reworded(text: &str, error: &ParseError, expression: bool) -> SyntaxError {
    if let Some(found) = explain(text, expression) {
        return found;
    }
    match &error.error {
        // CPython's parser lets it pass: its compiler complains.
        ParseErrorType::DuplicateKeywordArgumentError(name) => {
            let message = format!("keyword argument repeated: {name}");
            SyntaxError { stage: Stage::Emission, ..SyntaxError::new("SyntaxError", message, error.location) }
        }
        // The text is too deep to be followed.
        _ => SyntaxError::new("SyntaxError", "invalid syntax", error.location),
    }
}

/// What CPython's parser would say of a text that the parser has refused, or should have.
pub fn explain(text: &str, expression: bool) -> Option<SyntaxError> {
    if expression {
        return grammar::explain(text, &tokens::cut(text), "eval");
    }
    // A program's last line always has an end.
    let ended = if text.ends_with('\n') { Cow::Borrowed(text) } else { Cow::Owned(format!("{text}\n")) };
    grammar::explain(&ended, &tokens::cut(&ended), "file")
}

fn check_text(text: &str) -> Result<(), SyntaxError> {
    let start = TextRange::empty(TextSize::new(0));
    if u32::try_from(text.len()).is_err() {
        return Err(SyntaxError::new("SyntaxError", "source text is too long", start));
    }
    if text.starts_with('\u{FEFF}') {
        let error = SyntaxError::new("SyntaxError", "invalid non-printable character U+FEFF", start);
        return Err(SyntaxError { bare: true, ..error });
    }
    if text.contains('\0') {
        let error = SyntaxError::new("SyntaxError", "source code string cannot contain null bytes", start);
        return Err(SyntaxError { extent: Extent::Unplaced, ..error });
    }
    Ok(())
}
