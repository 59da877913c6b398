//! Bounds the nesting of the text before it is parsed: the parser recurses and has no guard of its own.

use super::SyntaxError;
use rustpython_text_size::{TextRange, TextSize};

/// Brackets deeper than this are refused, as CPython does.
const MAX_BRACKETS: usize = 200;
/// Longest chain of prefix operators, and of anything else that nests without brackets.
const MAX_CHAIN: usize = 5_000;
/// Deepest indentation, as CPython.
const MAX_INDENT: usize = 100;

/// Looks at the text without parsing it: strings and comments are passed over.
pub fn check(text: &str) -> Result<(), SyntaxError> {
    let bytes = text.as_bytes();
    let mut open: Vec<usize> = Vec::new();
    // Prefix operators in a row, and words that nest to the right (`lambda`, `not`, `else` of conditionals).
    let mut chain = 0;
    // Lambdas nest across the commas of their parameters.
    let mut lambdas = 0;
    let mut indents: Vec<usize> = vec![0];
    let mut line_start = true;
    let mut place = 0;
    while place < bytes.len() {
        let byte = bytes[place];
        if line_start && open.is_empty() {
            let width = bytes[place..].iter().take_while(|byte| matches!(byte, b' ' | b'\t')).count();
            let first = bytes.get(place + width);
            if !matches!(first, None | Some(b'\n' | b'\r' | b'#')) {
                while indents.last().is_some_and(|last| *last > width) {
                    indents.pop();
                }
                if indents.last().is_some_and(|last| *last < width) {
                    indents.push(width);
                }
                if indents.len() > MAX_INDENT {
                    return Err(error("IndentationError", "too many levels of indentation", place));
                }
            }
            line_start = false;
        }
        match byte {
            b'#' => {
                while place < bytes.len() && bytes[place] != b'\n' {
                    place += 1;
                }
                continue;
            }
            b'\'' | b'"' => {
                place = skip_string(bytes, place);
                chain = 0;
                continue;
            }
            b'(' | b'[' | b'{' => {
                open.push(place);
                if open.len() > MAX_BRACKETS {
                    return Err(error("SyntaxError", "too many nested parentheses", place));
                }
            }
            b')' | b']' | b'}' => {
                open.pop();
                chain = 0;
                lambdas = 0;
            }
            b'\n' => {
                line_start = true;
                if open.is_empty() {
                    chain = 0;
                    lambdas = 0;
                }
            }
            b',' | b';' => chain = 0,
            b'-' | b'+' | b'~' | b'.' | b'*' => {
                chain += 1;
                if chain > MAX_CHAIN {
                    return Err(too_deep(bytes, place));
                }
            }
            _ if byte.is_ascii_alphabetic() => {
                let start = place;
                while place < bytes.len() && (bytes[place].is_ascii_alphanumeric() || bytes[place] == b'_') {
                    place += 1;
                }
                match &bytes[start..place] {
                    b"not" | b"if" | b"else" | b"await" | b"elif" => chain += 1,
                    b"lambda" => lambdas += 1,
                    _ => {}
                }
                if chain + lambdas > MAX_CHAIN {
                    return Err(too_deep(bytes, start));
                }
                continue;
            }
            _ => {}
        }
        place += 1;
    }
    Ok(())
}

/// What CPython says of a chain that goes too deep: prefixes fill its parser's stack, what stands behind an operand
/// goes too deep for its compiler.
fn too_deep(bytes: &[u8], place: usize) -> SyntaxError {
    let before = bytes[..place].iter().rev().find(|byte| !byte.is_ascii_whitespace());
    let behind_operand = !bytes[place].is_ascii_alphabetic()
        && before.is_some_and(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b')' | b']' | b'}' | b'_'))
        && bytes.get(place + 1) != Some(&b'*');
    match behind_operand {
        true => error("RecursionError", super::TOO_DEEP, place),
        false => error("MemoryError", "Parser stack overflowed - Python source too complex to parse", place),
    }
}

fn error(class: &'static str, message: &str, place: usize) -> SyntaxError {
    let range = TextRange::at(TextSize::new(place as u32), TextSize::new(1));
    SyntaxError::new(class, message, range)
}

/// The place behind a string literal. Fields of f-strings are passed over with the rest: they are bounded by the
/// parser's own limit on nested f-strings.
fn skip_string(bytes: &[u8], start: usize) -> usize {
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
