//! Bytes to text.

use super::charmap_tables::MISSING;
use super::{Codec, Failure, Handler, Order, Problem, encode, utf7};
use crate::text::unicode::stored_char;

/// Decodes bytes; lone surrogates become their private characters.
pub fn decode(codec: Codec, bytes: &[u8], handler: &Handler) -> Result<String, Failure> {
    match codec {
        Codec::Utf8 => utf8(bytes, 0, handler),
        Codec::Utf8Sig => match bytes.strip_prefix(b"\xef\xbb\xbf") {
            Some(_) => utf8(bytes, 3, handler),
            None => utf8(bytes, 0, handler),
        },
        Codec::Utf7 => utf7::decode(bytes, handler),
        Codec::Utf16(order) => wide(bytes, order, 2, handler),
        Codec::Utf32(order) => wide(bytes, order, 4, handler),
        Codec::Ascii => {
            let character = |byte: u8| byte.is_ascii().then_some(byte as char);
            narrow(bytes, handler, character, "ascii", "ordinal not in range(128)")
        }
        Codec::Latin1 => Ok(bytes.iter().map(|byte| *byte as char).collect()),
        Codec::Charmap(map) => {
            let character = |byte: u8| {
                let code = map.table.get(usize::from(byte)).copied().filter(|code| *code != MISSING)?;
                char::from_u32(u32::from(code))
            };
            narrow(bytes, handler, character, "charmap", "character maps to <undefined>")
        }
        Codec::UnicodeEscape => escapes(bytes, handler, false),
        Codec::RawUnicodeEscape => escapes(bytes, handler, true),
    }
}

fn utf8(bytes: &[u8], start: usize, handler: &Handler) -> Result<String, Failure> {
    let mut out = String::with_capacity(bytes.len());
    let mut at = start;
    while let Some(rest) = bytes.get(at..).filter(|rest| !rest.is_empty()) {
        let error = match std::str::from_utf8(rest) {
            Ok(text) => {
                out.push_str(text);
                break;
            }
            Err(error) => error,
        };
        let (good, _) = rest.split_at(error.valid_up_to());
        out.push_str(&String::from_utf8_lossy(good));
        let start = at + good.len();
        let first = bytes.get(start).copied().unwrap_or(0);
        let (end, reason) = match error.error_len() {
            None => (bytes.len(), "unexpected end of data"),
            Some(_) if !(0xC2..0xF5).contains(&first) => (start + 1, "invalid start byte"),
            Some(length) => (start + length, "invalid continuation byte"),
        };
        at = replace(bytes, Problem { encoding: "utf-8", start, end, reason }, handler, &mut out)?;
    }
    Ok(out)
}

fn narrow(
    bytes: &[u8],
    handler: &Handler,
    character: impl Fn(u8) -> Option<char>,
    encoding: &'static str,
    reason: &'static str,
) -> Result<String, Failure> {
    let mut out = String::with_capacity(bytes.len());
    for (at, byte) in bytes.iter().enumerate() {
        match character(*byte) {
            Some(c) => out.push(c),
            None => {
                replace(bytes, Problem { encoding, start: at, end: at + 1, reason }, handler, &mut out)?;
            }
        }
    }
    Ok(out)
}

fn wide(bytes: &[u8], order: Option<Order>, width: usize, handler: &Handler) -> Result<String, Failure> {
    let mut at = 0;
    let order = match order {
        Some(order) => order,
        None => {
            let little: &[u8] = if width == 2 { b"\xff\xfe" } else { b"\xff\xfe\x00\x00" };
            let big: &[u8] = if width == 2 { b"\xfe\xff" } else { b"\x00\x00\xfe\xff" };
            at = if bytes.starts_with(little) || bytes.starts_with(big) { width } else { 0 };
            if bytes.starts_with(big) { Order::Big } else { Order::Little }
        }
    };
    let encoding = match (width, order) {
        (2, Order::Little) => "utf-16-le",
        (2, Order::Big) => "utf-16-be",
        (_, Order::Little) => "utf-32-le",
        (_, Order::Big) => "utf-32-be",
    };
    let unit = |at: usize| -> Option<u32> {
        let raw = bytes.get(at..at + width)?;
        let join = |value: u32, byte: &u8| value << 8 | u32::from(*byte);
        Some(match order {
            Order::Little => raw.iter().rev().fold(0, join),
            Order::Big => raw.iter().fold(0, join),
        })
    };
    let mut out = String::with_capacity(bytes.len());
    while at < bytes.len() {
        let problem = |end: usize, reason| Problem { encoding, start: at, end, reason };
        let found = match unit(at) {
            None => Err(problem(bytes.len(), "truncated data")),
            Some(code @ 0xD800..0xDC00) if width == 2 => match unit(at + 2) {
                Some(low @ 0xDC00..0xE000) => Ok((0x1_0000 + ((code - 0xD800) << 10) + (low - 0xDC00), 4)),
                Some(_) => Err(problem(at + 2, "illegal UTF-16 surrogate")),
                None => Err(problem(bytes.len(), "unexpected end of data")),
            },
            Some(0xDC00..0xE000) if width == 2 => Err(problem(at + 2, "illegal encoding")),
            Some(0xD800..0xE000) => Err(problem(at + 4, "code point in surrogate code point range(0xd800, 0xe000)")),
            Some(code) if code > 0x10_FFFF => Err(problem(at + 4, "code point not in range(0x110000)")),
            Some(code) => Ok((code, width)),
        };
        match found {
            Ok((code, length)) => {
                out.extend(stored_char(code));
                at += length;
            }
            Err(problem) => at = replace(bytes, problem, handler, &mut out)?,
        }
    }
    Ok(out)
}

/// Lets the handler stand in for the bytes of a problem; returns where to go on.
pub(super) fn replace(bytes: &[u8], problem: Problem, handler: &Handler, out: &mut String) -> Result<usize, Failure> {
    let bad = bytes.get(problem.start..problem.end).unwrap_or(&[]);
    match handler {
        Handler::Ignore => {}
        Handler::Replace => out.push('\u{FFFD}'),
        Handler::BackslashReplace => bad.iter().for_each(|byte| encode::push_escape(out, u32::from(*byte))),
        Handler::SurrogateEscape => {
            // ASCII bytes cannot be smuggled; what follows the others is read again.
            let count = bad.iter().take_while(|byte| !byte.is_ascii()).count();
            if count == 0 {
                return Err(Failure::Problem(problem));
            }
            out.extend(bad[..count].iter().filter_map(|byte| stored_char(0xDC00 + u32::from(*byte))));
            return Ok(problem.start + count);
        }
        Handler::SurrogatePass => return pass_surrogate(bytes, problem, out),
        Handler::XmlCharRefReplace | Handler::NameReplace => return Err(Failure::WrongHandler),
        Handler::Unknown(name) => return Err(Failure::UnknownHandler(name.clone())),
        Handler::Strict => return Err(Failure::Problem(problem)),
    }
    Ok(problem.end)
}

fn pass_surrogate(bytes: &[u8], problem: Problem, out: &mut String) -> Result<usize, Failure> {
    let rest = bytes.get(problem.start..).unwrap_or(&[]);
    let found = match (problem.encoding, rest) {
        ("utf-8", [0xED, b @ 0xA0..=0xBF, c @ 0x80..=0xBF, ..]) => {
            Some((0xD000 | u32::from(b & 0x3F) << 6 | u32::from(c & 0x3F), 3))
        }
        ("utf-16-le", [low, high, ..]) => Some((u32::from(*high) << 8 | u32::from(*low), 2)),
        ("utf-16-be", [high, low, ..]) => Some((u32::from(*high) << 8 | u32::from(*low), 2)),
        ("utf-32-le", [low, high, 0, 0, ..]) | ("utf-32-be", [0, 0, high, low, ..]) => {
            Some((u32::from(*high) << 8 | u32::from(*low), 4))
        }
        _ => None,
    };
    match found.filter(|(code, _)| (0xD800..0xE000).contains(code)) {
        Some((code, length)) => {
            out.extend(stored_char(code));
            Ok(problem.start + length)
        }
        None => Err(Failure::Problem(problem)),
    }
}

/// Backslash escapes as in string literals; `raw` knows `\u` and `\U` only.
fn escapes(bytes: &[u8], handler: &Handler, raw: bool) -> Result<String, Failure> {
    let encoding = if raw { "rawunicodeescape" } else { "unicodeescape" };
    let mut out = String::with_capacity(bytes.len());
    let mut at = 0;
    while let Some(&byte) = bytes.get(at) {
        if byte != b'\\' {
            out.push(byte as char);
            at += 1;
            continue;
        }
        let start = at;
        let letter = bytes.get(at + 1).copied();
        at += 2;
        let simple = match letter {
            None if !raw => {
                let problem = Problem { encoding, start, end: bytes.len(), reason: "\\ at end of string" };
                at = replace(bytes, problem, handler, &mut out)?;
                continue;
            }
            Some(b'\n') if !raw => continue,
            Some(c @ (b'\\' | b'\'' | b'"')) if !raw => Some(c as char),
            Some(b'a') if !raw => Some('\x07'),
            Some(b'b') if !raw => Some('\x08'),
            Some(b'f') if !raw => Some('\x0c'),
            Some(b'n') if !raw => Some('\n'),
            Some(b'r') if !raw => Some('\r'),
            Some(b't') if !raw => Some('\t'),
            Some(b'v') if !raw => Some('\x0b'),
            _ => None,
        };
        if let Some(c) = simple {
            out.push(c);
            continue;
        }
        match letter {
            Some(b'0'..=b'7') if !raw => {
                let digits = bytes[start + 1..].iter().take(3).take_while(|d| (b'0'..=b'7').contains(*d)).count();
                let code = bytes[start + 1..start + 1 + digits].iter().fold(0, |n, d| n * 8 + u32::from(d - b'0'));
                out.extend(stored_char(code));
                at = start + 1 + digits;
            }
            Some(c @ (b'x' | b'u' | b'U')) if !raw || c != b'x' => {
                let (wanted, reason) = match c {
                    b'x' => (2, "truncated \\xXX escape"),
                    b'u' => (4, "truncated \\uXXXX escape"),
                    _ => (8, "truncated \\UXXXXXXXX escape"),
                };
                let rest = bytes.get(at..).unwrap_or(&[]);
                let digits = rest.iter().take(wanted).take_while(|d| d.is_ascii_hexdigit()).count();
                let code = rest[..digits]
                    .iter()
                    .filter_map(|d| (*d as char).to_digit(16))
                    .fold(0u64, |n, d| n << 4 | u64::from(d));
                let end = at + digits;
                if digits < wanted {
                    at = replace(bytes, Problem { encoding, start, end, reason }, handler, &mut out)?;
                } else if let Some(c) = u32::try_from(code).ok().and_then(stored_char) {
                    out.push(c);
                    at = end;
                } else {
                    let problem = Problem { encoding, start, end, reason: "illegal Unicode character" };
                    at = replace(bytes, problem, handler, &mut out)?;
                }
            }
            Some(b'N') if !raw => {
                let rest = bytes.get(at..).unwrap_or(&[]);
                let end = if rest.first() == Some(&b'{') { rest.iter().position(|c| *c == b'}') } else { None };
                let name = end.and_then(|end| std::str::from_utf8(&rest[1..end]).ok());
                match (name.and_then(crate::text::properties::named), end) {
                    (Some(c), Some(end)) => {
                        out.push(c);
                        at += end + 1;
                    }
                    (None, Some(length)) => {
                        let reason = "unknown Unicode character name";
                        let problem = Problem { encoding, start, end: at + length + 1, reason };
                        at = replace(bytes, problem, handler, &mut out)?;
                    }
                    _ => {
                        let end = if rest.first() == Some(&b'{') { bytes.len() } else { at };
                        let problem = Problem { encoding, start, end, reason: "malformed \\N character escape" };
                        at = replace(bytes, problem, handler, &mut out)?;
                    }
                }
            }
            _ => {
                out.push('\\');
                out.extend(letter.map(|byte| byte as char));
            }
        }
    }
    Ok(out)
}
