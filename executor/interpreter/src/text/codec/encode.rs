//! Text to bytes.

use super::charmap_tables::MISSING;
use super::{Codec, Failure, Handler, Order, Problem, utf7};
use crate::text::unicode::python_code;

const SURROGATES: std::ops::Range<u32> = 0xD800..0xE000;
const NO_SURROGATES: &str = "surrogates not allowed";

/// Encodes text; lone surrogates come as their private characters.
pub fn encode(codec: Codec, text: &str, handler: &Handler) -> Result<Vec<u8>, Failure> {
    match codec {
        Codec::Utf8 => utf8(text, handler, Vec::with_capacity(text.len())),
        Codec::Utf8Sig => utf8(text, handler, b"\xef\xbb\xbf".to_vec()),
        Codec::Utf7 => Ok(utf7::encode(text)),
        Codec::Utf16(order) => wide(text, handler, order, 2),
        Codec::Utf32(order) => wide(text, handler, order, 4),
        Codec::Ascii => {
            let byte = |code: u32| (code < 0x80).then_some(code as u8);
            narrow(text, handler, byte, true, ("ascii", "ordinal not in range(128)"))
        }
        Codec::Latin1 => {
            let byte = |code: u32| u8::try_from(code).ok();
            narrow(text, handler, byte, true, ("latin-1", "ordinal not in range(256)"))
        }
        Codec::Charmap(map) => {
            let byte = |code: u32| {
                if map.ascii && code < 0x80 {
                    return Some(code as u8);
                }
                let code = u16::try_from(code).ok().filter(|code| *code != MISSING)?;
                map.table.iter().rposition(|known| *known == code).map(|place| place as u8)
            };
            narrow(text, handler, byte, map.ascii, ("charmap", "character maps to <undefined>"))
        }
        Codec::UnicodeEscape => Ok(escaped(text, |code| !(0x20..0x7F).contains(&code) || code == u32::from(b'\\'))),
        Codec::RawUnicodeEscape => Ok(escaped(text, |code| code > 0xFF)),
    }
}

fn utf8(text: &str, handler: &Handler, mut out: Vec<u8>) -> Result<Vec<u8>, Failure> {
    // Surrogates are the characters whose UTF-8 begins with F4 8F 80..9F.
    let special = text.as_bytes().windows(2).any(|pair| pair == [0xF4, 0x8F]);
    if !special || !text.chars().any(|c| SURROGATES.contains(&python_code(c))) {
        out.extend_from_slice(text.as_bytes());
        return Ok(out);
    }
    let characters: Vec<char> = text.chars().collect();
    let mut at = 0;
    while let Some(&c) = characters.get(at) {
        if !SURROGATES.contains(&python_code(c)) {
            out.extend_from_slice(c.encode_utf8(&mut [0; 4]).as_bytes());
            at += 1;
            continue;
        }
        let run = characters[at..].iter().take_while(|c| SURROGATES.contains(&python_code(**c))).count();
        let problem = Problem { encoding: "utf-8", start: at, end: at + run, reason: NO_SURROGATES };
        replace(&characters, problem, handler, &mut out, |out, code| {
            if code < 0x80 {
                out.push(code as u8);
                return true;
            }
            false
        })?;
        at += run;
    }
    Ok(out)
}

fn narrow(
    text: &str,
    handler: &Handler,
    byte: impl Fn(u32) -> Option<u8>,
    ascii: bool,
    (encoding, reason): (&'static str, &'static str),
) -> Result<Vec<u8>, Failure> {
    if ascii && text.is_ascii() {
        return Ok(text.as_bytes().to_vec());
    }
    let characters: Vec<char> = text.chars().collect();
    let mut out = Vec::with_capacity(characters.len());
    let mut at = 0;
    while let Some(&c) = characters.get(at) {
        if let Some(byte) = byte(python_code(c)) {
            out.push(byte);
            at += 1;
            continue;
        }
        let run = characters[at..].iter().take_while(|c| byte(python_code(**c)).is_none()).count();
        let problem = Problem { encoding, start: at, end: at + run, reason };
        replace(&characters, problem, handler, &mut out, |out, code| match byte(code) {
            Some(byte) => {
                out.push(byte);
                true
            }
            None => false,
        })?;
        at += run;
    }
    Ok(out)
}

fn wide(text: &str, handler: &Handler, order: Option<Order>, width: usize) -> Result<Vec<u8>, Failure> {
    let mut out = Vec::with_capacity(text.len() * width);
    let big = order == Some(Order::Big);
    let encoding = match (width, order) {
        (2, None) => "utf-16",
        (2, Some(Order::Little)) => "utf-16-le",
        (2, Some(Order::Big)) => "utf-16-be",
        (_, None) => "utf-32",
        (_, Some(Order::Little)) => "utf-32-le",
        (_, Some(Order::Big)) => "utf-32-be",
    };
    let push = |out: &mut Vec<u8>, unit: u32| match (width, big) {
        (2, false) => out.extend((unit as u16).to_le_bytes()),
        (2, true) => out.extend((unit as u16).to_be_bytes()),
        (_, false) => out.extend(unit.to_le_bytes()),
        (_, true) => out.extend(unit.to_be_bytes()),
    };
    let push_code = |out: &mut Vec<u8>, code: u32| {
        if width == 2 && code > 0xFFFF {
            push(out, 0xD800 + ((code - 0x1_0000) >> 10));
            push(out, 0xDC00 + ((code - 0x1_0000) & 0x3FF));
        } else {
            push(out, code);
        }
    };
    if order.is_none() {
        push(&mut out, 0xFEFF);
    }
    let mut characters: Vec<char> = Vec::new();
    for (at, c) in text.chars().enumerate() {
        let code = python_code(c);
        if !SURROGATES.contains(&code) {
            push_code(&mut out, code);
            continue;
        }
        if *handler == Handler::SurrogatePass {
            push(&mut out, code);
            continue;
        }
        if characters.is_empty() {
            characters = text.chars().collect();
        }
        let problem = Problem { encoding, start: at, end: at + 1, reason: NO_SURROGATES };
        if *handler == Handler::SurrogateEscape {
            // A single byte is no unit.
            return Err(Failure::Problem(problem));
        }
        replace(&characters, problem, handler, &mut out, |out, code| {
            push(out, code);
            true
        })?;
    }
    Ok(out)
}

/// Lets the handler stand in for the characters of a problem. `push` writes a code of its text, false when it cannot.
fn replace(
    characters: &[char],
    mut problem: Problem,
    handler: &Handler,
    out: &mut Vec<u8>,
    push: impl Fn(&mut Vec<u8>, u32) -> bool,
) -> Result<(), Failure> {
    let run = characters.get(problem.start..problem.end).unwrap_or(&[]);
    let mut text = String::new();
    match handler {
        Handler::Ignore => return Ok(()),
        Handler::Replace => text.extend(run.iter().map(|_| '?')),
        Handler::BackslashReplace => run.iter().for_each(|c| push_escape(&mut text, python_code(*c))),
        Handler::XmlCharRefReplace => run.iter().for_each(|c| text.push_str(&format!("&#{};", python_code(*c)))),
        Handler::NameReplace => run.iter().for_each(|c| match crate::text::properties::name(*c) {
            Some(name) => text.push_str(&format!("\\N{{{name}}}")),
            None => push_escape(&mut text, python_code(*c)),
        }),
        Handler::SurrogateEscape => {
            for c in run {
                let code = python_code(*c);
                if !(0xDC80..0xDD00).contains(&code) {
                    return Err(Failure::Problem(problem));
                }
                out.push(code as u8);
                problem.start += 1;
            }
            return Ok(());
        }
        Handler::SurrogatePass if problem.encoding == "utf-8" => {
            for c in run {
                let code = python_code(*c);
                out.extend([0xE0 | (code >> 12) as u8, 0x80 | (code >> 6 & 0x3F) as u8, 0x80 | (code & 0x3F) as u8]);
            }
            return Ok(());
        }
        Handler::Unknown(name) => return Err(Failure::UnknownHandler(name.clone())),
        Handler::Strict | Handler::SurrogatePass => return Err(Failure::Problem(problem)),
    }
    for c in text.chars() {
        if !push(out, c as u32) {
            return Err(Failure::Problem(problem));
        }
    }
    Ok(())
}

/// `\xe9`, `\u20ac`, `\U0001f600`
pub(super) fn push_escape(out: &mut String, code: u32) {
    out.push_str(&match code {
        0..0x100 => format!("\\x{code:02x}"),
        0x100..0x1_0000 => format!("\\u{code:04x}"),
        _ => format!("\\U{code:08x}"),
    });
}

fn escaped(text: &str, needs: impl Fn(u32) -> bool) -> Vec<u8> {
    let mut out = Vec::with_capacity(text.len());
    let mut escape = String::new();
    for code in text.chars().map(python_code) {
        if !needs(code) {
            out.push(code as u8);
            continue;
        }
        escape.clear();
        match code {
            0x09 => escape.push_str("\\t"),
            0x0A => escape.push_str("\\n"),
            0x0D => escape.push_str("\\r"),
            0x5C => escape.push_str("\\\\"),
            _ => push_escape(&mut escape, code),
        }
        out.extend_from_slice(escape.as_bytes());
    }
    out
}
