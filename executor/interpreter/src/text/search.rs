//! Finding text in text.

use memchr::{memchr, memmem};

/// Below this length a search prepares nothing: it tries wherever the first byte occurs.
const SHORT: usize = 64;

/// Byte offset of the first occurrence.
#[inline]
pub fn find(text: &str, part: &str) -> Option<usize> {
    let (text, part) = (text.as_bytes(), part.as_bytes());
    match part {
        [] => Some(0),
        [byte] => memchr(*byte, text),
        [first, ..] if text.len() <= SHORT => {
            let mut start = 0;
            while let Some(place) = memchr(*first, &text[start..]) {
                start += place;
                if text[start..].starts_with(part) {
                    return Some(start);
                }
                start += 1;
            }
            None
        }
        _ => memmem::find(text, part),
    }
}

/// Byte offsets of the occurrences that do not overlap, from the left. `part` must not be empty.
pub fn occurrences<'a>(text: &'a str, part: &'a str) -> impl Iterator<Item = usize> + 'a {
    let mut start = 0;
    std::iter::from_fn(move || {
        let place = start + find(&text[start..], part)?;
        start = place + part.len();
        Some(place)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_the_first_occurrence() {
        assert_eq!(find("abcabc", "ca"), Some(2));
        assert_eq!(find("abc", "d"), None);
        assert_eq!(find("äöü", "ü"), Some(4));
        assert_eq!(find("aaab", "aab"), Some(1));
        let long = format!("{}needle", "hay".repeat(100));
        assert_eq!(find(&long, "needle"), Some(300));
        assert_eq!(find("", ""), Some(0));
    }

    #[test]
    fn occurrences_do_not_overlap() {
        assert_eq!(occurrences("aaaa", "aa").collect::<Vec<_>>(), [0, 2]);
    }
}
