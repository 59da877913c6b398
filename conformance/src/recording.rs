//! The recorded oracle: `NAME.expected` beside a case, what CPython did as reviewable text.
//!
//! ```text
//! oracle: CPython 3.13.0
//! exit: 1
//! --- stdout
//! |hello
//! --- stderr
//! |Traceback (most recent call last):
//! |  File "x.py", line 2, in <module>
//! |    1/0
//! |ZeroDivisionError: division by zero
//! ```
//!
//! A line of text stands behind `|`; one that ends without a newline behind `:`; one with control characters or
//! blanks at its end stands there as a JSON string, which holds its own newline. An empty section is left out.
//! Sections: `stdout`, `stderr`, `result` (the repr); for a recorded divergence also `sandbox exit N`, `sandbox
//! stdout` and so on, what the sandbox does instead. For a reject case only how CPython ended is recorded
//! (`ended:`), for what it prints may differ from machine to machine.

use std::fmt::Write as _;

use crate::{normalise, observation::Observation};

/// What is compared of a run.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Shown {
    pub exit_code: i32,
    pub stdout: String,
    /// Normalised.
    pub stderr: String,
    pub result: Option<String>,
}

impl From<&Observation> for Shown {
    fn from(observation: &Observation) -> Self {
        Shown {
            exit_code: observation.exit_code,
            stdout: observation.stdout.clone(),
            stderr: normalise::stderr(&observation.stderr),
            result: observation.result.clone(),
        }
    }
}

/// The content of one `.expected` file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Content {
    /// Compared with what the sandbox shows.
    Compared { cpython: Shown, sandbox: Option<Shown> },
    /// CPython performed what the sandbox refuses; one word or an error's name says how it ended.
    Performed { ended: String },
}

/// One `.expected` file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recording {
    /// Full version of the CPython that was recorded, such as `3.13.0`.
    pub version: String,
    pub content: Content,
}

impl Recording {
    /// The file's text.
    pub fn render(&self) -> String {
        let mut text = format!("oracle: CPython {}\n", self.version);
        match &self.content {
            Content::Performed { ended } => text += &format!("ended: {ended}\n"),
            Content::Compared { cpython, sandbox } => {
                render_shown(&mut text, "", cpython);
                if let Some(sandbox) = sandbox {
                    render_shown(&mut text, "sandbox ", sandbox);
                }
            }
        }
        text
    }

    /// Reads a file's text.
    pub fn parse(text: &str) -> Result<Recording, String> {
        let mut version = None;
        let mut ended = None;
        let mut cpython = Shown::default();
        let mut sandbox: Option<Shown> = None;
        let mut exit_seen = false;
        let mut section: Option<&str> = None;
        for (index, line) in text.lines().enumerate() {
            let bad = |what: &str| format!("line {}: {what}; write it anew with --bless", index + 1);
            if let Some(name) = line.strip_prefix("--- ") {
                section = Some(name);
            } else if let Some(name) = section {
                let piece = text_of(line).ok_or_else(|| bad("is no recorded text"))?;
                let (shown, name) = match name.strip_prefix("sandbox ") {
                    Some(name) => (sandbox.get_or_insert_default(), name),
                    None => (&mut cpython, name),
                };
                match name {
                    "stdout" => shown.stdout += &piece,
                    "stderr" => shown.stderr += &piece,
                    "result" => shown.result.get_or_insert_default().push_str(&piece),
                    _ => return Err(bad("belongs to an unknown section")),
                }
                continue;
            } else {
                let (key, value) = line.split_once(": ").ok_or_else(|| bad("is no `key: value`"))?;
                match key {
                    "oracle" => version = value.strip_prefix("CPython ").map(str::to_owned),
                    "ended" => ended = Some(value.to_owned()),
                    "exit" => {
                        exit_seen = true;
                        cpython.exit_code = value.parse().map_err(|_| bad("has no exit code"))?;
                    }
                    _ => return Err(bad("has an unknown key")),
                }
            }
            // `sandbox exit` is a section of its own so that the order of the file does not matter.
            if let Some(code) = section.and_then(|name| name.strip_prefix("sandbox exit ")) {
                sandbox.get_or_insert_default().exit_code = code.parse().map_err(|_| bad("has no exit code"))?;
            }
        }
        let version = version.ok_or("it does not say which CPython it is from; write it anew with --bless")?;
        let content = match ended {
            Some(ended) => Content::Performed { ended },
            None if exit_seen => Content::Compared { cpython, sandbox },
            None => return Err("it does not say how CPython ended; write it anew with --bless".to_owned()),
        };
        Ok(Recording { version, content })
    }
}

fn render_shown(text: &mut String, prefix: &str, shown: &Shown) {
    if prefix.is_empty() {
        let _ = writeln!(text, "exit: {}", shown.exit_code);
    } else {
        let _ = writeln!(text, "--- {prefix}exit {}", shown.exit_code);
    }
    let result = shown.result.as_deref();
    for (name, body) in [("stdout", Some(&*shown.stdout)), ("stderr", Some(&*shown.stderr)), ("result", result)] {
        let Some(body) = body.filter(|body| !body.is_empty() || name == "result") else { continue };
        let _ = writeln!(text, "--- {prefix}{name}");
        if body.is_empty() {
            text.push_str("\"\"\n");
        }
        for line in body.split_inclusive('\n') {
            text.push_str(&line_of(line));
            text.push('\n');
        }
    }
}

/// One line of text as it stands in the file.
fn line_of(line: &str) -> String {
    let (body, marker) = match line.strip_suffix('\n') {
        Some(body) => (body, '|'),
        None => (line, ':'),
    };
    if body.chars().any(|c| c.is_control() && c != '\t')
        || body.ends_with([' ', '\t'])
        || body.contains(['\u{2028}', '\u{2029}'])
    {
        serde_json::to_string(line).unwrap_or_default()
    } else {
        format!("{marker}{body}")
    }
}

fn text_of(line: &str) -> Option<String> {
    match line.chars().next()? {
        '|' => Some(format!("{}\n", &line[1..])),
        ':' => Some(line[1..].to_owned()),
        '"' => serde_json::from_str(line).ok(),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn round_trip(content: Content) -> String {
        let recording = Recording { version: "3.13.0".into(), content };
        let text = recording.render();
        assert_eq!(Recording::parse(&text).as_ref(), Ok(&recording), "{text}");
        text
    }

    #[test]
    fn every_text_survives() {
        for stdout in
            ["", "a\n", "a", "\n\n", "trailing \nnul\0\r\n", "--- stdout\nexit: 1\n", "\"q\"\n", "é\u{2028}\t\n"]
        {
            let shown = Shown { exit_code: 3, stdout: stdout.into(), stderr: "E\n".into(), result: Some("''".into()) };
            round_trip(Content::Compared { cpython: shown.clone(), sandbox: None });
            round_trip(Content::Compared { cpython: Shown::default(), sandbox: Some(shown) });
        }
        round_trip(Content::Performed { ended: "normally".into() });
    }

    #[test]
    fn it_reads_well() {
        let shown = Shown { stdout: "hello\n".into(), result: Some("42".into()), ..Shown::default() };
        let text = round_trip(Content::Compared { cpython: shown, sandbox: None });
        assert_eq!(text, "oracle: CPython 3.13.0\nexit: 0\n--- stdout\n|hello\n--- result\n:42\n");
    }

    #[test]
    fn damage_is_told() {
        assert!(Recording::parse("").unwrap_err().contains("--bless"));
        assert!(
            Recording::parse("oracle: CPython 3.13.0\nexit: 0\n--- stdout\nhello\n").unwrap_err().contains("line 4")
        );
    }
}
