//! Comments inside text that is shown again.

use super::nesting::skip_string;
use std::borrow::Cow;

/// The text of an expression as `f"{expression=}"` shows it: comments go, line ends stay.
/// CPython 3.13.0 takes a `#` inside a string for a comment, too; later releases do not.
pub fn without_comments(text: &str) -> Cow<'_, str> {
    if !text.contains('#') {
        return Cow::Borrowed(text);
    }
    let bytes = text.as_bytes();
    let mut kept = String::new();
    let (mut start, mut place) = (0, 0);
    while place < bytes.len() {
        match bytes[place] {
            b'#' => {
                kept.push_str(&text[start..place]);
                while place < bytes.len() && bytes[place] != b'\n' {
                    place += 1;
                }
                start = place;
            }
            b'\'' | b'"' => place = skip_string(bytes, place),
            _ => place += 1,
        }
    }
    kept.push_str(&text[start..]);
    Cow::Owned(kept)
}
