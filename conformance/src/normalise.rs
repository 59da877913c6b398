//! The one place where text is changed before it is compared.
//!
//! Everything a program prints is compared byte for byte, with one exception: in stderr, the lines CPython draws
//! below a source line to mark a column (`    ~~~~^^^^`) are left out. Their extent is an implementation detail of
//! CPython's compiler that changes between its minor versions; the line number and the source line above them are
//! compared.

/// stderr without its marker lines.
pub fn stderr(text: &str) -> String {
    text.split_inclusive('\n').filter(|line| !is_marker(line)).collect()
}

/// A marker line has four columns of indentation (after an exception group's `| `), then only `~`, `^` and spaces,
/// at least one of them a mark.
fn is_marker(line: &str) -> bool {
    let body = line.trim_end_matches(['\r', '\n']);
    let inner = body.trim_start().strip_prefix("| ").unwrap_or(body);
    inner.starts_with("    ") && inner.contains(['~', '^']) && inner.chars().all(|c| matches!(c, '~' | '^' | ' '))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_marker_lines_go() {
        let text =
            "Traceback (most recent call last):\n  File \"a.py\", line 1, in <module>\n    1/0\n    ~^~\nE: ^^\n^^^\n";
        let kept = "Traceback (most recent call last):\n  File \"a.py\", line 1, in <module>\n    1/0\nE: ^^\n^^^\n";
        assert_eq!(stderr(text), kept);
    }

    #[test]
    fn markers_inside_a_group_go_too() {
        assert_eq!(stderr("  |     ~~^~~\n  | E\n"), "  | E\n");
        assert_eq!(stderr("    |     ~~^~~\n    | E\n"), "    | E\n");
    }
}
