//! Mistakes in the replacement fields of f-strings, read from the tokens of the field the parser stopped in.

use super::SyntaxError;
use super::tokens::{self, Kind, Token};

/// What is wrong with the first bad field of an f-string that holds `place`, if its shape tells.
pub fn find(text: &str, list: &[Token], place: usize) -> Option<SyntaxError> {
    let mut opened: Vec<usize> = Vec::new();
    let mut strings = Vec::new();
    for (index, token) in list.iter().enumerate() {
        match token.kind {
            Kind::FStart => strings.push((token.start, opened.len())),
            Kind::FEnd => {
                strings.pop();
            }
            Kind::Op if word(text, token) == "{" => {
                let previous = index.checked_sub(1).and_then(|index| list.get(index));
                let is_field = previous.is_some_and(|token| matches!(token.kind, Kind::FStart | Kind::FMiddle))
                    || previous.is_some_and(|token| matches!(word(text, token), "}" | ":") && !strings.is_empty());
                if is_field
                    && list.get(index..).is_some_and(|rest| field_end(text, rest) >= place)
                    && token.start <= place
                {
                    opened.push(index);
                }
            }
            _ => {}
        }
    }
    opened.iter().rev().find_map(|index| field(text, list.get(*index..)?, place))
}

fn word<'a>(text: &'a str, token: &Token) -> &'a str {
    text.get(token.start..token.end).unwrap_or("")
}

/// Where a field that starts with its bracket ends.
fn field_end(text: &str, list: &[Token]) -> usize {
    let inside = list.first().map_or(0, |token| token.level);
    let end = list.iter().find(|token| word(text, token) == "}" && token.level + 1 == inside);
    end.map_or(text.len(), |token| token.end)
}

fn field(text: &str, list: &[Token], place: usize) -> Option<SyntaxError> {
    let error = |token: &Token, message: String| {
        Some(tokens::mistake("SyntaxError", format!("f-string: {message}"), token.start, token.end))
    };
    let inside = list.first()?.level;
    let first = list.get(1)?;
    let at = |index: usize| list.get(index).map_or("", |token| word(text, token));
    if matches!(at(1), "=" | "!" | ":" | "}") {
        return error(first, format!("valid expression required before '{}'", at(1)));
    }
    if at(1) == "lambda" {
        let colon = list.iter().find(|token| word(text, token) == ":" && token.level == inside)?;
        let message = "lambda expressions are not allowed without parentheses".to_owned();
        return Some(tokens::mistake("SyntaxError", format!("f-string: {message}"), first.start, colon.end));
    }
    // The `!` of a conversion, and what follows it.
    let mark = list.iter().position(|token| word(text, token) == "!" && token.level == inside);
    if let Some(mark) = mark
        && list.get(mark)?.start <= place
    {
        let name = list.get(mark + 1)?;
        if matches!(at(mark + 1), ":" | "}") {
            return error(name, "missing conversion character".to_owned());
        }
        if name.kind != Kind::Name {
            return error(name, "invalid conversion character".to_owned());
        }
        if !matches!(at(mark + 1), "s" | "r" | "a") {
            let shown = at(mark + 1);
            return error(name, format!("invalid conversion character '{shown}': expected 's', 'r', or 'a'"));
        }
        if !matches!(at(mark + 2), ":" | "}") {
            return error(list.get(mark + 2)?, "expecting ':' or '}'".to_owned());
        }
    }
    let stop = list.iter().position(|token| token.end > place).unwrap_or(list.len() - 1).max(1);
    let token = list.get(stop)?;
    if list.get(..stop)?.iter().any(|token| word(text, token) == ":" && token.level == inside) {
        return (token.kind == Kind::FEnd).then(|| error(token, "expecting '}', or format specs".to_owned()))?;
    }
    if stop == 1 || (stop == 2 && matches!(at(1), "*" | "**")) {
        return error(list.get(1)?, "expecting a valid expression after '{'".to_owned());
    }
    let equals = list.iter().position(|token| word(text, token) == "=" && token.level == inside);
    if let Some(equals) = equals
        && !matches!(at(equals + 1), "!" | ":" | "}")
    {
        return error(list.get(equals + 1)?, "expecting '!', or ':', or '}'".to_owned());
    }
    let previous = list.get(stop - 1)?;
    if token.level + usize::from(word(text, token) == "}") != inside {
        return None;
    }
    if matches!(token.kind, Kind::Name | Kind::Number) && previous.kind != Kind::Op {
        let message = "invalid syntax. Perhaps you forgot a comma?";
        return Some(tokens::mistake("SyntaxError", message, first.start, token.end));
    }
    error(if previous.kind == Kind::Op { previous } else { token }, "expecting '=', or '!', or ':', or '}'".to_owned())
}
