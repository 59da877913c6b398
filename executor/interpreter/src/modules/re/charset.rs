//! Tests of one character: a bitmap for ASCII, ranges and categories beyond, and CPython's case folding.
//!
//! Ignoring case, the text's character is lowered and looked up in a set closed under lower case and under the pairs
//! that share an upper case. <https://docs.python.org/3.13/library/re.html#re.IGNORECASE>

use super::ast::{Category, SetItem};
use super::flag;
use crate::text::unicode;

/// How case is ignored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fold {
    None,
    Ascii,
    Unicode,
}

impl Fold {
    pub fn of(flags: u32) -> Fold {
        match flags {
            f if f & flag::IGNORECASE == 0 => Fold::None,
            f if f & flag::UNICODE != 0 => Fold::Unicode,
            _ => Fold::Ascii,
        }
    }

    #[inline]
    pub fn lower(self, code: u32) -> u32 {
        match self {
            Fold::None => code,
            Fold::Ascii if code < 128 => u32::from((code as u8).to_ascii_lowercase()),
            Fold::Ascii => code,
            Fold::Unicode => unicode::lower(code),
        }
    }

    pub fn is_cased(self, code: u32) -> bool {
        match self {
            Fold::None => false,
            Fold::Ascii => code < 128 && (code as u8).is_ascii_alphabetic(),
            Fold::Unicode => unicode::is_cased(code),
        }
    }
}

/// Whether a character belongs to a category; `wide` takes Unicode into account.
pub(super) fn in_category(category: Category, wide: bool, code: u32) -> bool {
    if code < 128 {
        let byte = code as u8;
        return match category {
            Category::Digit => byte.is_ascii_digit(),
            Category::Word => byte.is_ascii_alphanumeric() || byte == b'_',
            Category::Space if wide => unicode::is_space(code),
            Category::Space => matches!(byte, 9..=13 | 32),
        };
    }
    wide && match category {
        Category::Digit => unicode::is_decimal(code),
        Category::Space => unicode::is_space(code),
        Category::Word => unicode::is_alphanumeric(code),
    }
}

/// A test of one character.
#[derive(Clone, Debug)]
pub(super) struct CharTest {
    /// Bit n: whether ASCII character n passes.
    ascii: u128,
    rest: Rest,
}

/// The test for characters beyond ASCII.
#[derive(Clone, Debug)]
enum Rest {
    All(bool),
    Set { ranges: Vec<(u32, u32)>, categories: Vec<(Category, bool)>, negate: bool, wide: bool, fold: Fold },
}

impl CharTest {
    #[inline]
    pub fn matches(&self, code: u32) -> bool {
        if code < 128 { self.ascii >> code & 1 == 1 } else { self.rest.matches(code) }
    }

    /// Whether a character beyond ASCII can pass.
    pub fn may_match_wide(&self) -> bool {
        !matches!(self.rest, Rest::All(false))
    }

    pub fn matches_ascii(&self, byte: u8) -> bool {
        self.ascii >> byte & 1 == 1
    }

    pub fn any(dot_all: bool) -> CharTest {
        CharTest { ascii: if dot_all { u128::MAX } else { !(1 << b'\n') }, rest: Rest::All(true) }
    }

    /// `[...]` under the given flags.
    pub fn set(items: &[SetItem], negate: bool, flags: u32) -> CharTest {
        // A locale's folding tries both cases of the text's character, which matters for negated sets.
        let both_cases = flags & flag::LOCALE != 0 && flags & flag::IGNORECASE != 0;
        let mut fold = if both_cases { Fold::None } else { Fold::of(flags) };
        let wide = flags & flag::UNICODE != 0;
        let mut ranges: Vec<(u32, u32)> = Vec::new();
        let mut categories: Vec<(Category, bool)> = Vec::new();
        for item in items {
            match *item {
                SetItem::Range(first, last) => ranges.push((first, last)),
                SetItem::Category(category, positive) => categories.push((category, positive)),
            }
        }
        if fold != Fold::None && !ranges.iter().any(|range| any_cased(*range, fold)) {
            fold = Fold::None;
        }
        close_under_case(&mut ranges, fold);
        merge(&mut ranges);
        categories.dedup();
        let rest = if categories.is_empty() && ranges.iter().all(|range| range.1 < 128) && fold != Fold::Unicode {
            Rest::All(negate)
        } else {
            Rest::Set { ranges: ranges.clone(), categories: categories.clone(), negate, wide, fold }
        };
        let slow = Rest::Set { ranges, categories, negate, wide, fold };
        let passes = |code: &u32| {
            let byte = *code as u8;
            let upper = u32::from(byte.to_ascii_uppercase());
            let lower = u32::from(byte.to_ascii_lowercase());
            slow.matches(*code) || both_cases && (slow.matches(upper) || slow.matches(lower))
        };
        let ascii = (0..128).filter(passes).fold(0u128, |bits, code| bits | 1 << code);
        CharTest { ascii, rest }
    }
}

impl Rest {
    fn matches(&self, code: u32) -> bool {
        match self {
            Rest::All(all) => *all,
            Rest::Set { ranges, categories, negate, wide, fold } => {
                let code = fold.lower(code);
                let index = ranges.partition_point(|range| range.1 < code);
                let found = ranges.get(index).is_some_and(|range| range.0 <= code)
                    || categories.iter().any(|(category, positive)| in_category(*category, *wide, code) == *positive);
                found != *negate
            }
        }
    }
}

fn any_cased(range: (u32, u32), fold: Fold) -> bool {
    match fold {
        Fold::None => false,
        // What lies past the basic plane always counts as cased.
        _ if range.1 > 0xFFFF => true,
        Fold::Ascii => (range.0..=range.1.min(127)).any(|code| fold.is_cased(code)),
        Fold::Unicode => unicode::any_cased_in(range),
    }
}

fn close_under_case(ranges: &mut Vec<(u32, u32)>, fold: Fold) {
    let given = ranges.clone();
    match fold {
        Fold::None => {}
        Fold::Ascii => {
            for (first, last) in given {
                // CPython folds ranges past the basic plane as Unicode even when only ASCII is to be folded.
                if last > 0xFFFF && first < last {
                    ranges.extend(unicode::lowered_in((first, last)).map(|(_, lower)| (lower, lower)));
                }
                let (first, last) = (first.max(65), last.min(90));
                if first <= last {
                    ranges.push((first + 32, last + 32));
                }
            }
        }
        Fold::Unicode => {
            // CPython leaves a single character past the basic plane as it is, so that an upper-case one never matches.
            for &range in given.iter().filter(|range| range.0 < range.1 || range.0 <= 0xFFFF) {
                ranges.extend(unicode::lowered_in(range).map(|(_, lower)| (lower, lower)));
            }
            for range in ranges.clone() {
                ranges.extend(unicode::same_upper_in(range).map(|(_, other)| (other, other)));
            }
        }
    }
}

/// Sorts and joins ranges.
fn merge(ranges: &mut Vec<(u32, u32)>) {
    ranges.sort_unstable();
    let mut merged: Vec<(u32, u32)> = Vec::with_capacity(ranges.len());
    for &(first, last) in ranges.iter() {
        match merged.last_mut() {
            Some(before) if first <= before.1.saturating_add(1) => before.1 = before.1.max(last),
            _ => merged.push((first, last)),
        }
    }
    *ranges = merged;
}
