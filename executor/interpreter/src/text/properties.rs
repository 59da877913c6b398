//! Properties of characters and their names, as `unicodedata` answers them: Unicode 15.1.
//! <https://docs.python.org/3.13/library/unicodedata.html>

use super::properties_tables::{COMPOSITION, DECOMPOSITION, DIGIT, NUMERIC, RECORDS, RUNS, SEQUENCES};
use super::unicode::{python_code, stored_char};

/// What the Unicode data file says about a character.
#[derive(Clone, Copy, Debug)]
pub struct Properties {
    pub category: &'static str,
    pub direction: &'static str,
    pub width: &'static str,
    pub combining: u8,
    pub mirrored: bool,
}

/// The properties of a code point.
pub fn of(code: u32) -> Properties {
    let run = RUNS.partition_point(|&(first, _)| first <= code).saturating_sub(1);
    let record = RUNS.get(run).and_then(|&(_, record)| RECORDS.get(usize::from(record)));
    let (category, direction, width, combining, mirrored) = *record.unwrap_or(&("Cn", "", "N", 0, false));
    Properties { category, direction, width, combining, mirrored }
}

fn in_run<T: Copy>(table: &[(u32, u32, T)], code: u32) -> Option<(u32, T)> {
    let &(first, _, value) = table.get(table.partition_point(|&(_, last, _)| last < code))?;
    Some((code.checked_sub(first)?, value))
}

/// The number a character stands for.
pub fn numeric(code: u32) -> Option<f64> {
    in_run(NUMERIC, code).map(|(distance, value)| value + f64::from(distance))
}

/// The digit a character stands for.
pub fn digit(code: u32) -> Option<i64> {
    in_run(DIGIT, code).map(|(distance, value)| value + i64::from(distance))
}

/// What a character consists of, one step, as the data file writes it: `<compat> 0066 0069`.
pub fn decomposition(code: u32) -> &'static str {
    match DECOMPOSITION.binary_search_by_key(&code, |&(known, _)| known) {
        Ok(place) => DECOMPOSITION.get(place).map_or("", |&(_, text)| text),
        Err(_) => "",
    }
}

/// The character that two characters form.
pub fn composition(first: u32, second: u32) -> Option<u32> {
    let place = COMPOSITION.binary_search_by_key(&(first, second), |&(a, b, _)| (a, b)).ok()?;
    COMPOSITION.get(place).map(|&(_, _, whole)| whole)
}

/// The name of a stored character. The crate may know a newer Unicode: what was not assigned has no name.
pub fn name(stored: char) -> Option<String> {
    let code = python_code(stored);
    if (0xD800..0xE000).contains(&code) || of(code).category == "Cn" {
        return None;
    }
    unicode_names2::name(stored).map(|name| name.to_string())
}

/// The character of that name or alias.
pub fn named(name: &str) -> Option<char> {
    const UNIFIED: &str = "CJK UNIFIED IDEOGRAPH-";
    const SYLLABLE: &str = "HANGUL SYLLABLE ";
    let begins = |prefix: &str| name.get(..prefix.len()).is_some_and(|head| head.eq_ignore_ascii_case(prefix));
    // Only names that are made by rule must be written in capitals.
    if begins(UNIFIED) {
        let digits = name.strip_prefix(UNIFIED)?;
        let plain = digits.bytes().all(|byte| byte.is_ascii_digit() || (b'A'..=b'F').contains(&byte));
        let c = stored_char(u32::from_str_radix(digits, 16).ok()?)?;
        let ruled = self::name(c).is_some_and(|known| known.starts_with(UNIFIED));
        return Some(c).filter(|_| plain && ruled && (4..=5).contains(&digits.len()));
    }
    if begins(SYLLABLE) && name.bytes().any(|byte| byte.is_ascii_lowercase()) {
        return None;
    }
    unicode_names2::character(name).filter(|c| of(*c as u32).category != "Cn")
}

/// The text of that name: a character, or several.
pub fn text_named(name: &str) -> Option<String> {
    if let Some(c) = named(name) {
        return Some(c.to_string());
    }
    let name = name.to_ascii_uppercase();
    let place = SEQUENCES.binary_search_by_key(&name.as_str(), |&(known, _)| known).ok()?;
    SEQUENCES.get(place).map(|&(_, text)| text.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn properties_and_names() {
        let letter = of('é' as u32);
        assert_eq!((letter.category, letter.direction, letter.width), ("Ll", "L", "A"));
        assert_eq!(of(0x301).combining, 230);
        assert_eq!((numeric(0xBD), digit(0xB2), digit(0xBD)), (Some(0.5), Some(2), None));
        assert_eq!(decomposition(0xFB01), "<compat> 0066 0069");
        assert_eq!(composition('e' as u32, 0x301), Some('é' as u32));
        assert_eq!(name('€').as_deref(), Some("EURO SIGN"));
        assert_eq!(name('\u{897}'), None);
        assert_eq!(named("CJK UNIFIED IDEOGRAPH-4e00"), None);
        assert_eq!(text_named("keycap digit one").as_deref(), Some("1\u{fe0f}\u{20e3}"));
    }
}
