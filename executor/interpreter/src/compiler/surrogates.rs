//! Lone surrogates in string literals: the parser replaces `"\ud800"` by U+FFFD, here they come back.

use crate::objects::str::from_code_point;

/// The value of a literal with the surrogates its source text writes as escapes. `raw` is the source between the
/// quotes (or with them), without an `r` in front.
pub fn restore(value: &str, raw: &str) -> String {
    if !value.contains('\u{FFFD}') || !(raw.contains("\\u") || raw.contains("\\U")) {
        return value.to_owned();
    }
    let mut written = replacements(raw).into_iter();
    value.chars().map(|c| if c == '\u{FFFD}' { written.next().flatten().unwrap_or(c) } else { c }).collect()
}

/// What stands in the source for each U+FFFD of the value, in order: a surrogate, or `None` for the character itself.
fn replacements(raw: &str) -> Vec<Option<char>> {
    let mut found = Vec::new();
    let mut rest = raw;
    while let Some(c) = rest.chars().next() {
        rest = &rest[c.len_utf8()..];
        if c == '\u{FFFD}' {
            found.push(None);
        }
        if c != '\\' {
            continue;
        }
        let Some(kind) = rest.chars().next() else { break };
        rest = &rest[kind.len_utf8()..];
        let length = match kind {
            'u' => 4,
            'U' => 8,
            'N' => {
                let name = rest.strip_prefix('{').and_then(|rest| rest.split('}').next());
                if name.is_some_and(|name| name.eq_ignore_ascii_case("replacement character")) {
                    found.push(None);
                }
                continue;
            }
            _ => continue,
        };
        let Some(code) = rest.get(..length).and_then(|digits| u32::from_str_radix(digits, 16).ok()) else { continue };
        rest = &rest[length..];
        match code {
            0xD800..0xE000 => found.push(from_code_point(code)),
            0xFFFD => found.push(None),
            _ => {}
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::restore;

    #[test]
    fn surrogates_come_back() {
        assert_eq!(restore("a\u{FFFD}b", "a\\ud800b"), "a\u{10F000}b");
        assert_eq!(restore("\u{FFFD}\u{FFFD}\u{FFFD}", "\u{FFFD}\\uFFFD\\U0000dfff"), "\u{FFFD}\u{FFFD}\u{10F7FF}");
        assert_eq!(restore("\\ud800", "\\\\ud800"), "\\ud800");
    }
}
