//! The parser's messages in CPython's words, at CPython's place.

use super::SyntaxError;
use rustpython_parser::{LexicalErrorType, ParseError, ParseErrorType};

/// Rewords an error of the parser.
pub fn translate(text: &str, error: &ParseError) -> SyntaxError {
    let mut class = "SyntaxError";
    let range = error.location;
    let message = match &error.error {
        ParseErrorType::Lexical(lexical) => match lexical {
            LexicalErrorType::IndentationError => {
                class = "IndentationError";
                "unindent does not match any outer indentation level".to_owned()
            }
            LexicalErrorType::UnclosedStringError => {
                let line = text[..range.start().to_usize()].matches('\n').count() + 1;
                format!("unterminated string literal (detected at line {line})")
            }
            LexicalErrorType::LineContinuationError => {
                "unexpected character after line continuation character".to_owned()
            }
            other => other.to_string(),
        },
        ParseErrorType::UnexpectedIndentation => {
            class = "IndentationError";
            "unexpected indent".to_owned()
        }
        ParseErrorType::EmptyGlobalNames | ParseErrorType::EmptyNonlocalNames => "invalid syntax".to_owned(),
        other => {
            let text = other.to_string();
            if text.starts_with("Expected an indented block") {
                class = "IndentationError";
                text.replacen("Expected", "expected", 1)
            } else {
                "invalid syntax".to_owned()
            }
        }
    };
    SyntaxError { class, message, range }
}
