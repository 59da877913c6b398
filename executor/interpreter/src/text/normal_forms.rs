//! The normal forms of Unicode: characters taken apart, marks in order, characters put together.
//! <https://www.unicode.org/reports/tr15/>

use super::old_properties;
use super::properties::{composition, decomposition, of};
use super::unicode::{python_code, stored_char};

/// A normal form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Form {
    /// Characters that only look different fall together (the K in NFKC).
    pub compatible: bool,
    /// Characters are put together (the C in NFC).
    pub composed: bool,
    /// Of Unicode 3.2.0: what came later is not taken apart.
    pub old: bool,
}

impl Form {
    /// The form called `NFC`, `NFD`, `NFKC` or `NFKD`.
    pub fn named(name: &str) -> Option<Form> {
        let (compatible, composed) = match name {
            "NFC" => (false, true),
            "NFD" => (false, false),
            "NFKC" => (true, true),
            "NFKD" => (true, false),
            _ => return None,
        };
        Some(Form { compatible, composed, old: false })
    }
}

// Syllables of Hangul are made of a lead, a vowel and perhaps a tail by arithmetic.
const SYLLABLES: u32 = 0xAC00;
const LEADS: u32 = 0x1100;
const VOWELS: u32 = 0x1161;
const TAILS: u32 = 0x11A7;
const LEAD_COUNT: u32 = 19;
const VOWEL_COUNT: u32 = 21;
const TAIL_COUNT: u32 = 28;
const SYLLABLE_COUNT: u32 = LEAD_COUNT * VOWEL_COUNT * TAIL_COUNT;

/// Gives the parts of a character to `take`, down to those that have none.
pub fn take_apart(code: u32, form: Form, take: &mut impl FnMut(u32)) {
    if code < 0xA0 {
        return take(code);
    }
    if form.old {
        if old_properties::is_newer(code) {
            return take(code);
        }
        if let Some(part) = old_properties::part(code) {
            return take(part);
        }
    }
    let place = code.wrapping_sub(SYLLABLES);
    if place < SYLLABLE_COUNT {
        take(LEADS + place / (VOWEL_COUNT * TAIL_COUNT));
        take(VOWELS + place / TAIL_COUNT % VOWEL_COUNT);
        if !place.is_multiple_of(TAIL_COUNT) {
            take(TAILS + place % TAIL_COUNT);
        }
        return;
    }
    let text = decomposition(code);
    let tagged = text.starts_with('<');
    if text.is_empty() || tagged && !form.compatible {
        return take(code);
    }
    for part in text.split(' ').skip(usize::from(tagged)) {
        if let Ok(part) = u32::from_str_radix(part, 16) {
            take_apart(part, form, take);
        }
    }
}

/// How many characters the text has when it is taken apart.
pub fn apart_length(text: &str, form: Form) -> usize {
    let mut count = 0;
    for c in text.chars() {
        take_apart(python_code(c), form, &mut |_| count += 1);
    }
    count
}

/// The text in a normal form.
pub fn normalize(text: &str, form: Form) -> String {
    let mut codes = Vec::with_capacity(text.len());
    for c in text.chars() {
        take_apart(python_code(c), form, &mut |code| codes.push((code, of(code).combining)));
    }
    order_marks(&mut codes);
    if form.composed {
        put_together(&mut codes);
    }
    codes.iter().filter_map(|&(code, _)| stored_char(code)).collect()
}

/// Sorts each run of marks by their class.
fn order_marks(codes: &mut [(u32, u8)]) {
    let mut start = 0;
    while start < codes.len() {
        let run = codes[start..].iter().take_while(|(_, class)| *class != 0).count();
        codes[start..start + run].sort_by_key(|(_, class)| *class);
        start += run + 1;
    }
}

fn pair(first: u32, second: u32) -> Option<u32> {
    if (LEADS..LEADS + LEAD_COUNT).contains(&first) && (VOWELS..VOWELS + VOWEL_COUNT).contains(&second) {
        return Some(SYLLABLES + ((first - LEADS) * VOWEL_COUNT + second - VOWELS) * TAIL_COUNT);
    }
    let place = first.wrapping_sub(SYLLABLES);
    if place < SYLLABLE_COUNT && place.is_multiple_of(TAIL_COUNT) && (TAILS + 1..TAILS + TAIL_COUNT).contains(&second) {
        return Some(first + second - TAILS);
    }
    composition(first, second)
}

/// Lets each character of class 0 take in what follows it, unless something of the same or a higher class is between.
fn put_together(codes: &mut Vec<(u32, u8)>) {
    let mut starter: Option<usize> = None;
    let mut kept = 0;
    for place in 0..codes.len() {
        let (code, class) = codes[place];
        if let Some(at) = starter {
            let open = kept == at + 1 || codes[kept - 1].1 < class && codes[kept - 1].1 != 0;
            if open && let Some(whole) = pair(codes[at].0, code) {
                codes[at].0 = whole;
                continue;
            }
        }
        if class == 0 {
            starter = Some(kept);
        }
        codes[kept] = (code, class);
        kept += 1;
    }
    codes.truncate(kept);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn form(name: &str, text: &str) -> String {
        normalize(text, Form::named(name).expect("a form"))
    }

    #[test]
    fn forms() {
        assert_eq!(form("NFD", "é각"), "e\u{301}\u{1100}\u{1161}\u{11a8}");
        assert_eq!(form("NFC", "e\u{301}\u{1100}\u{1161}\u{11a8}"), "é각");
        assert_eq!(form("NFKC", "ﬁ²"), "fi2");
        assert_eq!(form("NFC", "a\u{328}\u{301}\u{5ae}"), "ą\u{5ae}\u{301}");
        assert_eq!(form("NFC", "\u{212b}"), "Å");
    }
}
