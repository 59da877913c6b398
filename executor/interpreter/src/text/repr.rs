//! `repr` and `ascii` of strings, `repr` of bytes.
//!
//! Lone surrogates, kept inside Rust strings as U+10F000..U+10F7FF, show as `\ud800`..`\udfff`.
//! <https://docs.python.org/3.13/library/functions.html#repr>

use super::unicode::{is_printable, python_code};

/// `repr(text)`.
pub fn str_repr(text: &str) -> String {
    quoted(text, false)
}

/// `ascii(text)`: as [`str_repr`] with everything outside of ASCII escaped.
pub fn str_ascii(text: &str) -> String {
    quoted(text, true)
}

/// Turns a finished `repr` into `ascii`: escapes what is not ASCII, adds no quotes.
pub fn escape_non_ascii(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        if c.is_ascii() { out.push(c) } else { push_escape(&mut out, python_code(c)) }
    }
    out
}

fn quoted(text: &str, ascii: bool) -> String {
    let quote = quote_for(text.as_bytes());
    let mut out = String::with_capacity(text.len() + 2);
    out.push(quote);
    push_quoted(text, quote, ascii, &mut out);
    out.push(quote);
    out
}

/// Adds text as it stands between quotes: a long one may come in pieces.
pub fn push_quoted(text: &str, quote: char, ascii: bool, out: &mut String) {
    for c in text.chars() {
        match c {
            '\n' => out.push_str("\\n"),
            '\r' => out.push_str("\\r"),
            '\t' => out.push_str("\\t"),
            '\\' => out.push_str("\\\\"),
            _ if c == quote => {
                out.push('\\');
                out.push(c);
            }
            ' '..='~' => out.push(c),
            _ => {
                let code = python_code(c);
                if ascii || !is_printable(code) { push_escape(out, code) } else { out.push(c) }
            }
        }
    }
}

/// Single quotes, unless only they occur inside.
pub fn quote_for(text: &[u8]) -> char {
    if text.contains(&b'\'') && !text.contains(&b'"') { '"' } else { '\'' }
}

fn push_escape(out: &mut String, code: u32) {
    let text = match code {
        0..0x100 => format!("\\x{code:02x}"),
        0x100..0x1_0000 => format!("\\u{code:04x}"),
        _ => format!("\\U{code:08x}"),
    };
    out.push_str(&text);
}

/// Adds bytes as they stand between quotes: many may come in pieces.
pub fn push_quoted_bytes(data: &[u8], quote: char, out: &mut String) {
    for &byte in data {
        match byte {
            b'\n' => out.push_str("\\n"),
            b'\r' => out.push_str("\\r"),
            b'\t' => out.push_str("\\t"),
            b'\\' => out.push_str("\\\\"),
            b' '..=b'~' if byte as char == quote => {
                out.push('\\');
                out.push(quote);
            }
            b' '..=b'~' => out.push(byte as char),
            _ => push_escape(out, u32::from(byte)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strings() {
        assert_eq!(str_repr("it's"), "\"it's\"");
        assert_eq!(str_repr("it's \"x\""), "'it\\'s \"x\"'");
        assert_eq!(str_repr("\0\x7f\n é \u{ad} \u{200b} 😀"), "'\\x00\\x7f\\n é \\xad \\u200b 😀'");
        assert_eq!(str_repr("\u{10F000}\u{10F7FF}"), "'\\ud800\\udfff'");
        assert_eq!(str_ascii("é😀"), "'\\xe9\\U0001f600'");
    }

    #[test]
    fn bytes() {
        let between = |data: &[u8]| {
            let mut out = String::new();
            push_quoted_bytes(data, quote_for(data), &mut out);
            (quote_for(data), out)
        };
        assert_eq!(between(b"a'\x00\xff\\"), ('"', "a'\\x00\\xff\\\\".to_owned()));
        assert_eq!(between(b"'\""), ('\'', "\\'\"".to_owned()));
    }
}
