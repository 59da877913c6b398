//! Character questions as `str.isprintable`, `str.isalnum`, `str.isspace`, `str.isdecimal` and `re.IGNORECASE` answer
//! them, from tables of exactly CPython 3.13's Unicode version (15.1).
//!
//! Missing: full (multi-character) case mappings, names and normal forms; those live with `str` and `unicodedata`.
//! <https://docs.python.org/3.13/library/stdtypes.html#str.isprintable>

use super::unicode_tables::{ALPHANUMERIC, CASED, DECIMAL, LOWER, NOT_PRINTABLE, SAME_UPPER, SPACE};

/// Where a lone surrogate U+D800..U+DFFF is kept inside a Rust string: U+10F000..U+10F7FF.
pub const SURROGATE_BASE: u32 = 0x10_F000;

/// The code point a Python program sees for a stored character.
#[inline]
pub fn python_code(stored: char) -> u32 {
    let code = stored as u32;
    if (SURROGATE_BASE..SURROGATE_BASE + 0x800).contains(&code) { code - SURROGATE_BASE + 0xD800 } else { code }
}

/// The stored character for a Python code point; `None` above U+10FFFF.
#[inline]
pub fn stored_char(code: u32) -> Option<char> {
    if (0xD800..0xE000).contains(&code) { char::from_u32(code - 0xD800 + SURROGATE_BASE) } else { char::from_u32(code) }
}

fn contains(table: &[(u32, u32)], code: u32) -> bool {
    let index = table.partition_point(|&(_, last)| last < code);
    table.get(index).is_some_and(|&(first, _)| first <= code)
}

pub fn is_printable(code: u32) -> bool {
    if code < 0x7F { code >= 0x20 } else { !contains(NOT_PRINTABLE, code) }
}

pub fn is_alphanumeric(code: u32) -> bool {
    match code {
        0..0x80 => (code as u8).is_ascii_alphanumeric(),
        _ => contains(ALPHANUMERIC, code),
    }
}

pub fn is_space(code: u32) -> bool {
    match code {
        0..0x80 => matches!(code, 0x09..=0x0D | 0x1C..=0x20),
        _ => contains(SPACE, code),
    }
}

pub fn is_decimal(code: u32) -> bool {
    decimal_value(code).is_some()
}

/// The digit a decimal character of any script stands for.
pub fn decimal_value(code: u32) -> Option<u32> {
    if code < 0x80 {
        return (0x30..0x3A).contains(&code).then(|| code - 0x30);
    }
    let index = DECIMAL.partition_point(|&(_, last)| last < code);
    let &(first, _) = DECIMAL.get(index)?;
    (first <= code).then(|| (code - first) % 10)
}

/// Whether `re` sees another case of this character.
pub fn is_cased(code: u32) -> bool {
    if code < 0x80 { (code as u8).is_ascii_alphabetic() } else { contains(CASED, code) }
}

/// The simple (one to one) lower case.
pub fn lower(code: u32) -> u32 {
    if code < 0x80 {
        return (code as u8).to_ascii_lowercase() as u32;
    }
    let index = LOWER.partition_point(|&(_, last, _, _)| last < code);
    match LOWER.get(index) {
        Some(&(first, _, step, distance)) if first <= code && (code - first).is_multiple_of(step) => {
            code.checked_add_signed(distance).unwrap_or(code)
        }
        _ => code,
    }
}

/// Every character of a range with a lower case of its own, as (character, lower case).
pub fn lowered_in(range: (u32, u32)) -> impl Iterator<Item = (u32, u32)> {
    let start = LOWER.partition_point(move |&(_, last, _, _)| last < range.0);
    LOWER[start..].iter().take_while(move |run| run.0 <= range.1).flat_map(move |&(first, last, step, distance)| {
        (first..=last)
            .step_by(step as usize)
            .filter(move |code| *code >= range.0 && *code <= range.1)
            .filter_map(move |code| Some((code, code.checked_add_signed(distance)?)))
    })
}

/// Lower-case characters in the range, each with another that has the same upper case (`ſ` for `s`).
pub fn same_upper_in(range: (u32, u32)) -> impl Iterator<Item = (u32, u32)> {
    let start = SAME_UPPER.partition_point(move |&(code, _)| code < range.0);
    SAME_UPPER[start..].iter().take_while(move |pair| pair.0 <= range.1).copied()
}

/// Whether a range holds a character with another case.
pub fn any_cased_in(range: (u32, u32)) -> bool {
    let index = CASED.partition_point(|&(_, last)| last < range.0);
    CASED.get(index).is_some_and(|&(first, _)| first <= range.1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lower_case_and_its_relatives() {
        assert_eq!(lower('K' as u32), 'k' as u32);
        assert_eq!(lower(0x212A), 'k' as u32);
        assert_eq!(lower(0x0178), 0xFF);
        assert_eq!(same_upper_in(('s' as u32, 's' as u32)).collect::<Vec<_>>(), [('s' as u32, 0x17F)]);
        assert!(lowered_in((0x40, 0x60)).count() == 26);
    }

    #[test]
    fn kinds() {
        assert_eq!(decimal_value(0x0663), Some(3));
        assert!(is_space(0x3000) && !is_space(0x200B));
        assert!(!is_printable(0xAD) && is_printable(0xE9) && !is_printable(0xD800));
    }
}
