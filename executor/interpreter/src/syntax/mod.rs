//! From source text to a syntax tree, with mistakes worded as CPython words them.

mod errors;
mod fields;
mod nesting;
mod tokens;

use crate::compiler::CompileError;
use rustpython_ast::{Expr, ModModule};
use rustpython_text_size::{TextRange, TextSize};

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
}

impl From<CompileError> for SyntaxError {
    fn from(error: CompileError) -> SyntaxError {
        let class = if error.message == TOO_DEEP { "RecursionError" } else { "SyntaxError" };
        SyntaxError { class, message: error.message, range: error.range }
    }
}

/// Parses a program.
pub fn parse_program(text: &str) -> Result<ModModule, SyntaxError> {
    check_text(text)?;
    nesting::check(text)?;
    match rustpython_parser::parse_module(text) {
        Ok(parsed) => Ok(parsed.into_syntax()),
        Err(error) => Err(errors::translate(text, &error)),
    }
}

/// Parses an expression, as `eval` takes it.
pub fn parse_expression(text: &str) -> Result<Expr, SyntaxError> {
    check_text(text)?;
    nesting::check(text)?;
    match rustpython_parser::parse_expression(text) {
        Ok(parsed) => Ok(*parsed.into_syntax().body),
        Err(error) => Err(errors::translate(text, &error)),
    }
}

fn check_text(text: &str) -> Result<(), SyntaxError> {
    if u32::try_from(text.len()).is_err() {
        let range = TextRange::empty(TextSize::new(0));
        return Err(SyntaxError { class: "SyntaxError", message: "source text is too long".to_owned(), range });
    }
    if let Some(place) = text.find('\0') {
        let range = TextRange::empty(TextSize::new(place as u32));
        let message = "source code string cannot contain null bytes".to_owned();
        return Err(SyntaxError { class: "SyntaxError", message, range });
    }
    Ok(())
}
