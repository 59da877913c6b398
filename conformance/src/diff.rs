//! Differences a person can read.

use similar::{ChangeTag, TextDiff};

use crate::recording::Shown;

/// Lines of one section's diff that are shown; the rest is counted.
const LONGEST_DIFF: usize = 60;

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
    let diff = TextDiff::from_lines(expected, actual);
    // When only invisible characters differ, the lines are shown escaped.
    let invisible = diff.iter_all_changes().filter(|change| change.tag() != ChangeTag::Equal).all(|change| {
        let line = change.value();
        let other = if change.tag() == ChangeTag::Delete { actual } else { expected };
        let bare = |line: &str| line.chars().filter(|c| !c.is_whitespace() && !c.is_control()).collect::<String>();
        other.lines().any(|candidate| bare(candidate) == bare(line))
    });
    let mut lines = Vec::new();
    for (number, group) in diff.grouped_ops(3).iter().enumerate() {
        if number > 0 {
            lines.push("    …".to_owned());
        }
        for op in group {
            for change in diff.iter_changes(op) {
                let mark = match change.tag() {
                    ChangeTag::Delete => '-',
                    ChangeTag::Insert => '+',
                    ChangeTag::Equal => ' ',
                };
                let value = change.value();
                let body = value.strip_suffix('\n').unwrap_or(value);
                let missing = if value.ends_with('\n') { "" } else { " (no newline at the end)" };
                let changed = change.tag() != ChangeTag::Equal;
                let odd = body.chars().any(|c| c.is_control() && c != '\t');
                if odd || (invisible && changed) {
                    lines.push(format!("  {mark} {}{missing}", body.escape_debug()));
                } else {
                    lines.push(format!("  {mark} {body}{}", if changed { missing } else { "" }));
                }
            }
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
}
