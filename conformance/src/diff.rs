//! Differences a person can read.

use similar::{DiffTag, TextDiff};

use crate::recording::Shown;

/// Lines of one section's diff that are shown; the rest is counted.
const LONGEST_DIFF: usize = 60;
/// Characters of one line that are shown, and how many of them before the first difference.
const WIDEST_LINE: usize = 160;
const LEAD: usize = 40;

/// Shows how two runs differ, section by section; None when they do not. `expected` comes from `oracle`.
pub fn shown(oracle: &str, expected: &Shown, actual_name: &str, actual: &Shown) -> Option<String> {
    let mut text = String::new();
    if expected.exit_code != actual.exit_code {
        text += &format!("exit code: {} in {oracle}, {} in {actual_name}\n", expected.exit_code, actual.exit_code);
    }
    section(&mut text, "stdout", &expected.stdout, &actual.stdout);
    section(&mut text, "stderr (without marker lines)", &expected.stderr, &actual.stderr);
    match (&expected.result, &actual.result) {
        // Without a variable `result` the sandbox may still hand back its last expression; CPython has no such thing.
        (None, _) => {}
        (Some(expected), Some(actual)) => section(&mut text, "repr of `result`", expected, actual),
        (Some(expected), None) => {
            text += &format!("the variable `result` is {expected} in {oracle} and missing in {actual_name}\n");
        }
    }
    if text.is_empty() { None } else { Some(format!("  - {oracle}\n  + {actual_name}\n{text}")) }
}

fn section(text: &mut String, name: &str, expected: &str, actual: &str) {
    if expected == actual {
        return;
    }
    text.push_str(&format!("{name}:\n"));
    let old: Vec<&str> = expected.split_inclusive('\n').collect();
    let new: Vec<&str> = actual.split_inclusive('\n').collect();
    let diff = TextDiff::from_slices(&old, &new);
    let mut lines = Vec::new();
    for (number, group) in diff.grouped_ops(3).iter().enumerate() {
        if number > 0 {
            lines.push("    …".to_owned());
        }
        for op in group {
            let (old, new) = (&old[op.old_range()], &new[op.new_range()]);
            if op.tag() == DiffTag::Equal {
                lines.extend(old.iter().map(|line| format!("    {}", draw(line, None))));
                continue;
            }
            // A changed line is drawn around the place where it begins to differ from the one it became.
            lines.extend(old.iter().enumerate().map(|(i, line)| format!("  - {}", draw(line, Some(new.get(i))))));
            lines.extend(new.iter().enumerate().map(|(i, line)| format!("  + {}", draw(line, Some(old.get(i))))));
        }
    }
    let hidden = lines.len().saturating_sub(LONGEST_DIFF);
    lines.truncate(LONGEST_DIFF);
    text.push_str(&lines.join("\n"));
    text.push('\n');
    if hidden > 0 {
        text.push_str(&format!("  … and {hidden} more lines\n"));
    }
}

/// One line as a person can see it. `partner` is there for a changed line: what it is compared with, if anything.
fn draw(line: &str, partner: Option<Option<&&str>>) -> String {
    let body = line.strip_suffix('\n').unwrap_or(line);
    let other = partner.flatten().map(|other| other.strip_suffix('\n').unwrap_or(other));
    let start = other.map_or(0, |other| body.chars().zip(other.chars()).take_while(|(a, b)| a == b).count());
    let first = if body.chars().count() > WIDEST_LINE { start.saturating_sub(LEAD) } else { 0 };
    // Only blanks differ: then they are drawn as escapes.
    let blanks = other.is_some_and(|other| without_blanks(other) == without_blanks(body));
    let solid = body.trim_end().chars().count();
    let mut text = String::new();
    if first > 0 {
        text.push('…');
    }
    for (index, c) in body.chars().enumerate().skip(first).take(WIDEST_LINE) {
        match c {
            '\t' if !blanks => text.push(c),
            ' ' if blanks && index >= solid => text.push_str("\\x20"),
            ' ' => text.push(c),
            c if c.is_control() || c.is_whitespace() => text.extend(c.escape_debug()),
            c => text.push(c),
        }
    }
    if body.chars().count() > first + WIDEST_LINE {
        text.push('…');
    }
    if partner.is_some() && !line.ends_with('\n') {
        text.push_str(" (no newline at the end)");
    }
    text
}

fn without_blanks(line: &str) -> String {
    line.chars().filter(|c| !c.is_whitespace() && !c.is_control()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn out(text: &str) -> Shown {
        Shown { stdout: text.to_owned(), ..Shown::default() }
    }

    #[test]
    fn equal_runs_have_no_diff() {
        assert_eq!(shown("CPython", &out("a\n"), "sandbox", &out("a\n")), None);
    }

    #[test]
    fn a_changed_line_is_marked_on_both_sides() {
        let diff = shown("CPython", &out("a\nb\n"), "sandbox", &out("a\nc\n")).unwrap();
        assert_eq!(diff, "  - CPython\n  + sandbox\nstdout:\n    a\n  - b\n  + c\n");
    }

    #[test]
    fn a_blank_at_the_end_becomes_visible() {
        let diff = shown("CPython", &out("a\tb\n"), "sandbox", &out("a b\n")).unwrap();
        assert!(diff.contains("- a\\tb"), "{diff}");
        let diff = shown("CPython", &out("a\n"), "sandbox", &out("a")).unwrap();
        assert!(diff.contains("+ a (no newline at the end)"), "{diff}");
    }

    #[test]
    fn a_long_line_is_shown_where_it_differs() {
        let line = |end: &str| format!("{}{end}{}\n", "x".repeat(500), "y".repeat(500));
        let diff = shown("CPython", &out(&line("A")), "sandbox", &out(&line("B"))).unwrap();
        let part = |end: &str| format!("…{}{end}{}…\n", "x".repeat(40), "y".repeat(119));
        assert_eq!(diff, format!("  - CPython\n  + sandbox\nstdout:\n  - {}  + {}", part("A"), part("B")));
    }

    #[test]
    fn control_characters_are_escaped_and_quotes_are_not() {
        let diff = shown("CPython", &out("it's\u{1b}\n"), "sandbox", &out("its\n")).unwrap();
        assert!(diff.contains("- it's\\u{1b}\n"), "{diff}");
    }
}
