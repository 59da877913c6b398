//! Case mappings and the character tests of `str`, by tables of exactly CPython 3.13's Unicode version.
//! <https://docs.python.org/3.13/library/stdtypes.html#str.casefold>

use super::case_tables::{
    ALPHABETIC, CASE_IGNORABLE, CASED, DIGIT, FOLD, ID_CONTINUE, ID_START, LOWERCASE, NUMERIC, TITLE, TITLECASE, UPPER,
    UPPER_LONG, UPPERCASE,
};
use super::unicode::{self, python_code};

fn contains(table: &[(u32, u32)], code: u32) -> bool {
    let index = table.partition_point(|&(_, last)| last < code);
    table.get(index).is_some_and(|&(first, _)| first <= code)
}

fn entry(table: &'static [(u32, &'static str)], code: u32) -> Option<&'static str> {
    table.binary_search_by_key(&code, |&(code, _)| code).ok().map(|index| table[index].1)
}

pub fn is_alphabetic(code: u32) -> bool {
    if code < 0x80 { (code as u8).is_ascii_alphabetic() } else { contains(ALPHABETIC, code) }
}

pub fn is_digit(code: u32) -> bool {
    if code < 0x80 { (code as u8).is_ascii_digit() } else { contains(DIGIT, code) }
}

pub fn is_numeric(code: u32) -> bool {
    if code < 0x80 { (code as u8).is_ascii_digit() } else { contains(NUMERIC, code) }
}

pub fn is_lower(code: u32) -> bool {
    if code < 0x80 { (code as u8).is_ascii_lowercase() } else { contains(LOWERCASE, code) }
}

pub fn is_upper(code: u32) -> bool {
    if code < 0x80 { (code as u8).is_ascii_uppercase() } else { contains(UPPERCASE, code) }
}

pub fn is_title(code: u32) -> bool {
    code >= 0x80 && contains(TITLECASE, code)
}

pub fn is_name_start(code: u32) -> bool {
    if code < 0x80 { (code as u8).is_ascii_alphabetic() || code == 0x5F } else { contains(ID_START, code) }
}

pub fn is_name_part(code: u32) -> bool {
    if code < 0x80 { (code as u8).is_ascii_alphanumeric() || code == 0x5F } else { contains(ID_CONTINUE, code) }
}

/// Adds the upper case of a character.
pub fn push_upper(out: &mut String, c: char) {
    let code = c as u32;
    if code < 0x80 {
        out.push(c.to_ascii_uppercase());
    } else if let Some(long) = entry(UPPER_LONG, code) {
        out.push_str(long);
    } else {
        let index = UPPER.partition_point(|&(_, last, _, _)| last < code);
        let mapped = match UPPER.get(index) {
            Some(&(first, _, step, distance)) if first <= code && (code - first).is_multiple_of(step) => {
                code.checked_add_signed(distance).and_then(char::from_u32)
            }
            _ => None,
        };
        out.push(mapped.unwrap_or(c));
    }
}

/// Adds the title case of a character.
pub fn push_title(out: &mut String, c: char) {
    match entry(TITLE, c as u32) {
        Some(mapped) => out.push_str(mapped),
        None => push_upper(out, c),
    }
}

/// Adds the lower case of a character that stands by itself.
pub fn push_lower(out: &mut String, c: char) {
    if c == '\u{130}' {
        out.push_str("i\u{307}");
    } else {
        out.push(char::from_u32(unicode::lower(c as u32)).unwrap_or(c));
    }
}

/// Adds the lower case of the character at a byte offset: a sigma at the end of a word is special.
fn push_lower_in(out: &mut String, text: &str, offset: usize, c: char) {
    if c == '\u{3A3}' {
        out.push(if is_final_sigma(text, offset) { '\u{3C2}' } else { '\u{3C3}' });
    } else {
        push_lower(out, c);
    }
}

fn is_final_sigma(text: &str, offset: usize) -> bool {
    let cased = |c: char| contains(CASED, c as u32);
    let seen_through = |c: &char| contains(CASE_IGNORABLE, *c as u32);
    let before = text[..offset].chars().rev().find(|c| !seen_through(c));
    let after = text[offset..].chars().skip(1).find(|c| !seen_through(c));
    before.is_some_and(cased) && !after.is_some_and(cased)
}

pub fn lower(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for (offset, c) in text.char_indices() {
        push_lower_in(&mut out, text, offset, c);
    }
    out
}

pub fn upper(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    text.chars().for_each(|c| push_upper(&mut out, c));
    out
}

pub fn casefold(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match entry(FOLD, c as u32) {
            Some(folded) => out.push_str(folded),
            None => push_lower(&mut out, c),
        }
    }
    out
}

pub fn capitalize(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for (offset, c) in text.char_indices() {
        if offset == 0 { push_title(&mut out, c) } else { push_lower_in(&mut out, text, offset, c) }
    }
    out
}

pub fn swapcase(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for (offset, c) in text.char_indices() {
        if is_upper(c as u32) {
            push_lower_in(&mut out, text, offset, c);
        } else if is_lower(c as u32) {
            push_upper(&mut out, c);
        } else {
            out.push(c);
        }
    }
    out
}

pub fn title(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut inside = false;
    for (offset, c) in text.char_indices() {
        if inside {
            push_lower_in(&mut out, text, offset, c)
        } else {
            push_title(&mut out, c)
        }
        inside = contains(CASED, c as u32);
    }
    out
}

/// `text.istitle()`
pub fn is_title_text(text: &str) -> bool {
    let (mut any, mut inside) = (false, false);
    for code in text.chars().map(python_code) {
        if is_upper(code) || is_title(code) {
            if inside {
                return false;
            }
            (any, inside) = (true, true);
        } else if is_lower(code) {
            if !inside {
                return false;
            }
            any = true;
        } else {
            inside = false;
        }
    }
    any
}

/// `text.isidentifier()`
pub fn is_identifier(text: &str) -> bool {
    let mut codes = text.chars().map(python_code);
    codes.next().is_some_and(is_name_start) && codes.all(is_name_part)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mappings() {
        assert_eq!(lower("ΌΔΟΣ ΣΑΣ"), "όδος σας");
        assert_eq!(upper("straße ŉ"), "STRASSE ʼN");
        assert_eq!(casefold("Straße ſ"), "strasse s");
        assert_eq!(title("ǆabc o'neil ﬁx"), "ǅabc O'Neil Fix");
        assert_eq!(capitalize("éCOLE"), "École");
        assert_eq!(swapcase("aBß"), "AbSS");
    }

    #[test]
    fn tests_of_characters() {
        assert!(is_identifier("naïve_1") && !is_identifier("1a") && !is_identifier(""));
        assert!(is_title_text("Ab Cd") && !is_title_text("AB") && !is_title_text("1"));
        assert!(is_numeric('½' as u32) && is_digit('²' as u32) && !is_digit('½' as u32));
    }
}
