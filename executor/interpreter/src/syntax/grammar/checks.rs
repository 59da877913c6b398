//! What the grammar's text cannot say: checks of what an alternative matched.

use super::follow::{Follower, Named, Step, Stop};
use crate::syntax::tokens::Kind;
use crate::text::codec::{self, Codec, Failure, Handler};
use crate::vm::text::MAX_INT_DIGITS;

/// What an assignment is for: it decides what may be its target.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Use {
    Assign,
    Delete,
    Loop,
}

/// Checks a match: what it is called, or nothing if it is no match after all.
pub fn check(follower: &Follower, name: &str, range: (usize, usize), named: [Named; 2]) -> Step<Option<&'static str>> {
    let [a, b] = named;
    match name {
        "strings" => strings(follower, range).map(Some),
        "fstring" => fstring(follower, range).map(|()| Some("f-string_expression")),
        "number" => number(follower, range.0).map(|()| Some("literal")),
        "imaginary" | "real" => {
            let imaginary = follower.word(range.1 - 1).ends_with(['j', 'J']);
            if imaginary == (name == "imaginary") {
                return Ok(Some("literal"));
            }
            let place = (None, range.1 - 1, range.1);
            span(follower, place, place, format!("{name} number required in complex literal"))
        }
        "conversion" => conversion(follower, range.0).map(|()| Some("")),
        "star_target" => target(follower, a, Use::Assign).map(|()| None),
        "del_target" => target(follower, a, Use::Delete).map(|()| None),
        "for_target" => target(follower, a, Use::Loop).map(|()| None),
        "legacy" => {
            let word = follower.word(a.1);
            if matches!(word, "print" | "exec") {
                return span(
                    follower,
                    a,
                    b,
                    format!("Missing parentheses in call to '{word}'. Did you mean {word}(...)?"),
                );
            }
            Ok(None)
        }
        "comma" => {
            let level = follower.tokens.list.get(b.2.wrapping_sub(1)).map_or(0, |token| token.level);
            let legacy = follower.called(a) == "name" && matches!(follower.word(a.1), "print" | "exec");
            if legacy || level == 0 {
                return Ok(None);
            }
            span(follower, a, b, "invalid syntax. Perhaps you forgot a comma?".to_owned())
        }
        "bare_generator" => {
            let arguments = positional(follower, a);
            match arguments[..] {
                [.., last] if arguments.len() > 1 => {
                    let part = &follower.parts[last];
                    let last = (Some(last), part.start, part.end);
                    span(follower, last, b, "Generator expression must be parenthesized".to_owned())
                }
                _ => Ok(None),
            }
        }
        "argument_order" => {
            let unpacked = (a.1..a.2)
                .any(|place| follower.word(place) == "**" && (place == a.1 || follower.word(place - 1) == ","));
            let what = if unpacked { "keyword argument unpacking" } else { "keyword argument" };
            Err(follower.last(format!("positional argument follows {what}")))
        }
        "bound_star" | "bound_double" => {
            let kind = if name == "bound_star" { "TypeVarTuple" } else { "ParamSpec" };
            let what = if follower.called(b) == "tuple" { "constraints" } else { "bound" };
            let (start, _) = follower.bytes(a);
            Err(Stop::Mistake(follower.from("SyntaxError", format!("cannot use {what} with {kind}"), start)))
        }
        "pair_colon" => {
            let (_, end) = follower.bytes(a);
            let mut error = follower.mistake(
                "SyntaxError",
                "':' expected after dictionary key".to_owned(),
                end.saturating_sub(1),
                end,
            );
            error.extent = crate::syntax::Extent::Open;
            Err(Stop::Mistake(error))
        }
        _ => Ok(None),
    }
}

fn span<T>(follower: &Follower, from: Named, to: Named, message: String) -> Step<T> {
    let ((start, _), (_, end)) = (follower.bytes(from), follower.bytes(to));
    Err(Stop::Mistake(follower.mistake("SyntaxError", message, start, end)))
}

/// The positional arguments among those matched.
fn positional(follower: &Follower, arguments: Named) -> Vec<usize> {
    let Some(part) = arguments.0 else { return Vec::new() };
    if !follower.parts[part].kind.is_empty() {
        return vec![part];
    }
    follower.parts[part].children.iter().copied().filter(|child| !follower.parts[*child].kind.is_empty()).collect()
}

/// Complains about the first thing inside a target that cannot be one.
fn target(follower: &Follower, found: Named, purpose: Use) -> Step<()> {
    let Some(wrong) = found.0.and_then(|part| wrong_target(follower, part, purpose)) else { return Ok(()) };
    let part = &follower.parts[wrong];
    let named = (Some(wrong), part.start, part.end);
    let verb = if purpose == Use::Delete { "delete" } else { "assign to" };
    span(follower, named, named, format!("cannot {verb} {}", follower.called(named)))
}

fn wrong_target(follower: &Follower, part: usize, purpose: Use) -> Option<usize> {
    let found = &follower.parts[part];
    match found.kind {
        "name" | "attribute" | "subscript" => None,
        "list" | "tuple" | "" => found.children.iter().find_map(|child| wrong_target(follower, *child, purpose)),
        "starred" if purpose == Use::Delete => Some(part),
        "starred" => wrong_target(follower, *found.children.first()?, purpose),
        "comparison" if purpose == Use::Loop => {
            let left = *found.children.first()?;
            // The first operator stands in the part behind the left side.
            let operator = found.children.get(1).map_or(0, |child| follower.parts[*child].start);
            let is_in = follower.word(operator) == "in";
            is_in.then(|| wrong_target(follower, left, purpose))?
        }
        _ => Some(part),
    }
}

fn conversion(follower: &Follower, mark: usize) -> Step<()> {
    let name = follower.word(mark + 1);
    let (Some(first), Some(second)) = (follower.tokens.list.get(mark), follower.tokens.list.get(mark + 1)) else {
        return Ok(());
    };
    let error = |message: String| {
        let error = follower.mistake("SyntaxError", format!("f-string: {message}"), second.start, second.end);
        Err(Stop::Mistake(error))
    };
    if first.end != second.start {
        // The word is CPython's.
        let message = "f-string: conversion type must come right after the exclamanation mark";
        return Err(Stop::Mistake(follower.mistake("SyntaxError", message.to_owned(), first.start, second.end)));
    }
    if !matches!(name, "s" | "r" | "a") {
        return error(format!("invalid conversion character '{name}': expected 's', 'r', or 'a'"));
    }
    Ok(())
}

fn number(follower: &Follower, place: usize) -> Step<()> {
    let word = follower.word(place);
    let digits = word.bytes().filter(u8::is_ascii_digit).count();
    if digits > MAX_INT_DIGITS && word.bytes().all(|byte| byte.is_ascii_digit() || byte == b'_') {
        let message = format!(
            "Exceeds the limit ({MAX_INT_DIGITS} digits) for integer string conversion: value has {digits} digits; \
             use sys.set_int_max_str_digits() to increase the limit \
             - Consider hexadecimal for huge integer literals to avoid decimal conversion limits."
        );
        let (start, end) = follower.bytes((None, place, place + 1));
        let mut error = follower.mistake("SyntaxError", message, start, end);
        error.extent = crate::syntax::Extent::Open;
        return Err(Stop::Mistake(error));
    }
    Ok(())
}

/// Literals in a row: they must be of one sort, and their escapes must be right.
fn strings(follower: &Follower, (start, end): (usize, usize)) -> Step<&'static str> {
    let mut sorts = [false; 2];
    let mut depth = 0;
    let mut formatted = false;
    for place in start..end {
        let Some(token) = follower.tokens.list.get(place) else { break };
        let word = follower.word(place);
        if depth == 0 && matches!(token.kind, Kind::String | Kind::FStart) {
            let prefix = word.split(['"', '\'']).next().unwrap_or("");
            sorts[usize::from(prefix.contains(['b', 'B']))] = true;
        }
        match token.kind {
            Kind::FStart => {
                depth += 1;
                formatted = true;
            }
            Kind::FEnd => depth -= 1,
            _ => {}
        }
    }
    if sorts == [true, true] {
        return Err(follower.last("cannot mix bytes and nonbytes literals".to_owned()));
    }
    for place in start..end {
        let Some(token) = follower.tokens.list.get(place) else { break };
        let word = follower.word(place);
        if token.kind == Kind::String {
            let quote = word.find(['"', '\'']).unwrap_or(0);
            let prefix = word[..quote].to_lowercase();
            let length = if word.get(quote..quote + 3).is_some_and(|q| q == "\"\"\"" || q == "'''") { 3 } else { 1 };
            let body = word.get(quote + length..word.len().saturating_sub(length)).unwrap_or("");
            let bytes = prefix.contains('b');
            if bytes && !body.is_ascii() {
                let (start, end) = follower.bytes((None, place, place + 1));
                let message = "bytes can only contain ASCII literal characters".to_owned();
                return Err(Stop::Mistake(follower.mistake("SyntaxError", message, start, end)));
            }
            if !prefix.contains('r')
                && let Some(message) = wrong_escape(body, bytes)
            {
                let (start, end) = follower.bytes((None, place, place + 1));
                return Err(Stop::Mistake(follower.mistake("SyntaxError", message, start, end)));
            }
        }
    }
    Ok(if formatted { "f-string_expression" } else { "literal" })
}

/// The text parts of an f-string itself, not of those within its fields.
fn fstring(follower: &Follower, (start, end): (usize, usize)) -> Step<()> {
    let raw = follower.word(start).to_lowercase().contains('r');
    let mut depth = 0;
    for place in start..end {
        match follower.tokens.list.get(place).map(|token| token.kind) {
            Some(Kind::FStart) => depth += 1,
            Some(Kind::FEnd) => depth -= 1,
            Some(Kind::FMiddle) if depth == 1 && !raw => {
                if let Some(message) = wrong_escape(follower.word(place), false) {
                    return Err(follower.last(message));
                }
            }
            _ => {}
        }
    }
    Ok(())
}

/// What is wrong with the escapes of a literal.
fn wrong_escape(body: &str, bytes: bool) -> Option<String> {
    if bytes {
        let mut rest = body.as_bytes();
        let mut message = None;
        let mut at = 0;
        while let Some(byte) = rest.first() {
            let step = match (byte, rest.get(1)) {
                (b'\\', Some(b'x')) => {
                    let good = rest.get(2..4).is_some_and(|digits| digits.iter().all(u8::is_ascii_hexdigit));
                    if !good {
                        message = Some(format!("(value error) invalid \\x escape at position {at}"));
                        break;
                    }
                    4
                }
                (b'\\', _) => 2,
                _ => 1,
            };
            at += step;
            rest = rest.get(step..).unwrap_or(&[]);
        }
        message
    } else {
        // The positions count characters beyond ASCII as the escapes they are turned into.
        let mut plain = Vec::new();
        for c in body.chars() {
            if c.is_ascii() {
                plain.push(c as u8);
            } else {
                if plain.last() == Some(&b'\\')
                    && plain.iter().rev().take_while(|byte| **byte == b'\\').count() % 2 == 1
                {
                    plain.extend(b"u005c");
                }
                plain.extend(format!("\\U{:08x}", c as u32).bytes());
            }
        }
        match codec::decode(Codec::UnicodeEscape, &plain, &Handler::Strict) {
            Err(Failure::Problem(problem)) => {
                let (start, end) = (problem.start, problem.end.saturating_sub(1));
                let place = if start == end {
                    format!("byte 0x{:02x} in position {start}", plain.get(start).copied().unwrap_or(0))
                } else {
                    format!("bytes in position {start}-{end}")
                };
                Some(format!("(unicode error) 'unicodeescape' codec can't decode {place}: {}", problem.reason))
            }
            _ => None,
        }
    }
}
