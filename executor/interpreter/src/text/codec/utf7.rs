//! UTF-7: ASCII with runs of base64 between `+` and `-`. <https://www.rfc-editor.org/rfc/rfc2152>

use super::decode::replace;
use super::{Failure, Handler, Problem};
use crate::text::unicode::{python_code, stored_char};

const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

fn value(byte: u8) -> Option<u32> {
    DIGITS.iter().position(|digit| *digit == byte).map(|place| place as u32)
}

/// Characters that stand for themselves when encoding.
fn direct(code: u32) -> bool {
    matches!(code, 0x09 | 0x0A | 0x0D | 0x20..=0x7D) && code != 0x2B && code != 0x5C
}

pub(super) fn encode(text: &str) -> Vec<u8> {
    let mut out = Vec::with_capacity(text.len());
    let (mut bits, mut count, mut inside) = (0u32, 0, false);
    let flush = |out: &mut Vec<u8>, bits: &mut u32, count: &mut u32| {
        while *count >= 6 {
            *count -= 6;
            out.push(DIGITS[(*bits >> *count & 0x3F) as usize]);
        }
    };
    for code in text.chars().map(python_code) {
        if direct(code) || (code == 0x2B && !inside) {
            if inside {
                if count > 0 {
                    out.push(DIGITS[(bits << (6 - count) & 0x3F) as usize]);
                }
                (bits, count, inside) = (0, 0, false);
                if value(code as u8).is_some() || code == u32::from(b'-') {
                    out.push(b'-');
                }
            }
            out.push(code as u8);
            if code == 0x2B {
                out.push(b'-');
            }
            continue;
        }
        if !inside {
            out.push(b'+');
            inside = true;
        }
        let mut units = [0u16; 2];
        let units = match stored_char(code).filter(|_| code > 0xFFFF) {
            Some(c) => &*c.encode_utf16(&mut units),
            None => {
                units[0] = code as u16;
                &units[..1]
            }
        };
        for unit in units {
            bits = bits << 16 | u32::from(*unit);
            count += 16;
            flush(&mut out, &mut bits, &mut count);
        }
    }
    if inside {
        if count > 0 {
            out.push(DIGITS[(bits << (6 - count) & 0x3F) as usize]);
        }
        out.push(b'-');
    }
    out
}

pub(super) fn decode(bytes: &[u8], handler: &Handler) -> Result<String, Failure> {
    let mut out = String::with_capacity(bytes.len());
    let mut at = 0;
    while let Some(&byte) = bytes.get(at) {
        let problem = |start, end, reason| Problem { encoding: "utf7", start, end, reason };
        if byte != b'+' {
            if byte.is_ascii() {
                out.push(byte as char);
                at += 1;
            } else {
                at = replace(bytes, problem(at, at + 1, "unexpected special character"), handler, &mut out)?;
            }
            continue;
        }
        let start = at;
        at += 1;
        if bytes.get(at) == Some(&b'-') {
            out.push('+');
            at += 1;
            continue;
        }
        let (mut bits, mut count) = (0u32, 0);
        let mut high: Option<u32> = None;
        while let Some(digit) = bytes.get(at).and_then(|byte| value(*byte)) {
            at += 1;
            bits = bits << 6 | digit;
            count += 6;
            if count < 16 {
                continue;
            }
            count -= 16;
            let unit = bits >> count & 0xFFFF;
            match (high.take(), unit) {
                (Some(first), 0xDC00..0xE000) => {
                    out.extend(stored_char(0x1_0000 + ((first - 0xD800) << 10) + (unit - 0xDC00)));
                    continue;
                }
                (Some(first), _) => out.extend(stored_char(first)),
                (None, _) => {}
            }
            if (0xD800..0xDC00).contains(&unit) { high = Some(unit) } else { out.extend(stored_char(unit)) }
        }
        let loose = count >= 6 || bits & ((1 << count) - 1) != 0;
        let reason = match bytes.get(at) {
            None if loose || high.is_some() => Some("unterminated shift sequence"),
            None => None,
            Some(_) if at == start + 1 => Some("ill-formed sequence"),
            Some(_) if count >= 6 => Some("partial character in shift sequence"),
            Some(_) if loose => Some("non-zero padding bits in shift sequence"),
            Some(_) => None,
        };
        if let Some(reason) = reason {
            // The byte that ends the shift is part of the problem.
            let end = (at + 1).min(bytes.len());
            at = replace(bytes, problem(start, end, reason), handler, &mut out)?;
            continue;
        }
        out.extend(high.and_then(stored_char));
        if bytes.get(at) == Some(&b'-') {
            at += 1;
        }
    }
    Ok(out)
}

/// How many bytes at the end belong to a shift that is still open.
pub(super) fn open_shift(bytes: &[u8]) -> usize {
    let mut at = 0;
    while let Some(distance) = bytes[at..].iter().position(|byte| *byte == b'+') {
        let start = at + distance;
        let digits = bytes[start + 1..].iter().take_while(|byte| value(**byte).is_some()).count();
        at = start + 1 + digits;
        if at == bytes.len() {
            return bytes.len() - start;
        }
    }
    0
}
