//! Properties of characters in Unicode 3.2.0, which internationalised domain names are bound to.

use super::old_properties_tables::{CATEGORIES, DECIMALS, DIRECTIONS, MIRRORED, NEWER, PARTS, WIDTHS};
use super::properties::{self, Properties};
use super::unicode::decimal_value;
use std::cmp::Ordering;

/// The entry of a range that a code lies in.
fn within<T: Copy>(table: &[(u32, u32, T)], code: u32) -> Option<T> {
    let place = table.binary_search_by(|&(first, last, _)| compared(first, last, code));
    place.ok().map(|place| table[place].2)
}

fn compared(first: u32, last: u32, code: u32) -> Ordering {
    if last < code {
        Ordering::Less
    } else if first > code {
        Ordering::Greater
    } else {
        Ordering::Equal
    }
}

/// Whether the character came later.
pub fn is_newer(code: u32) -> bool {
    NEWER.binary_search_by(|&(first, last)| compared(first, last, code)).is_ok()
}

/// The properties the character had.
pub fn of(code: u32) -> Properties {
    if is_newer(code) {
        return Properties { category: "Cn", direction: "", width: "N", combining: 0, mirrored: false };
    }
    let now = properties::of(code);
    Properties {
        category: within(CATEGORIES, code).unwrap_or(now.category),
        direction: within(DIRECTIONS, code).unwrap_or(now.direction),
        width: within(WIDTHS, code).unwrap_or(now.width),
        combining: now.combining,
        mirrored: within(MIRRORED, code).unwrap_or(now.mirrored),
    }
}

/// The decimal digit the character stood for.
pub fn decimal(code: u32) -> Option<u32> {
    if is_newer(code) {
        return None;
    }
    match DECIMALS.binary_search_by_key(&code, |&(known, _)| known) {
        Ok(place) => u32::try_from(DECIMALS[place].1).ok(),
        Err(_) => decimal_value(code),
    }
}

/// What stood for a character in its normal forms, where that was a mistake corrected later.
pub fn part(code: u32) -> Option<u32> {
    PARTS.binary_search_by_key(&code, |&(known, _)| known).ok().map(|place| PARTS[place].1)
}
