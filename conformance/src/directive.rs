//! A case's comment header: `# key: value` lines before the first line of code.
//!
//! The header is a contract, so it is read strictly: an unknown or misspelt key, a value that does not parse, a key
//! given twice (but for `covers`, whose names may take several lines), and a key that stands below the first statement
//! are all errors. Prose comments are free, as long as
//! they do not look like a directive (`# word: ...` with a lower-case word or hyphenated words).

use std::{fmt, time::Duration};

/// Every key there is, with what it means; the error for an unknown key lists them.
pub const KEYS: [(&str, &str); 7] = [
    ("covers", "names of the spec or the API, comma-separated"),
    ("expect", "agree | reject <ErrorType> [at parse|import|run] | limit <kind> | differ <reason>"),
    ("known-failure", "why it fails today; an unexpected pass is an error"),
    ("python", "the oldest oracle it runs on, as in >=3.12"),
    ("limits", "time=2s memory=64M output=64K recursion=200 steps=100000"),
    ("seed", "an integer both sides seed their random module with"),
    ("oracle", "skip <reason>: CPython must not run this case"),
];

/// When a refusal is to happen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Before anything has run.
    Parse,
    /// At an import statement or a call that imports.
    Import,
    /// At any other line.
    Run,
}

/// Which limit is to stop the case.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LimitKind {
    Memory,
    Time,
    Recursion,
    Output,
    Steps,
}

impl LimitKind {
    const ALL: [(&str, LimitKind); 5] = [
        ("memory", LimitKind::Memory),
        ("time", LimitKind::Time),
        ("recursion", LimitKind::Recursion),
        ("output", LimitKind::Output),
        ("steps", LimitKind::Steps),
    ];

    /// The word used in headers.
    pub fn name(self) -> &'static str {
        Self::ALL.iter().find(|(_, kind)| *kind == self).map_or("", |(name, _)| name)
    }
}

/// What the case is to show.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expect {
    /// The sandbox does what CPython does.
    Agree,
    /// CPython does it, the sandbox refuses with this uncaught error.
    Reject { error: String, phase: Option<Phase> },
    /// A limit stops it in the sandbox; CPython does not run it.
    Limit(LimitKind),
    /// Both run it and differ, deliberately, for this reason.
    Differ(String),
}

/// The limits a header sets; what it leaves out keeps the interpreter's default.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CaseLimits {
    pub time: Option<Duration>,
    pub memory: Option<u64>,
    pub output: Option<u64>,
    pub recursion: Option<u32>,
    pub steps: Option<u64>,
}

/// A whole header.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    /// What the case covers; empty when the path is to say it.
    pub covers: Vec<String>,
    pub expect: Expect,
    pub known_failure: Option<String>,
    /// Oldest oracle, as (3, 12).
    pub python: Option<(u32, u32)>,
    pub limits: CaseLimits,
    pub seed: Option<u64>,
    /// Why CPython must not run it.
    pub oracle_skip: Option<String>,
}

impl Default for Header {
    fn default() -> Self {
        Header {
            covers: Vec::new(),
            expect: Expect::Agree,
            known_failure: None,
            python: None,
            limits: CaseLimits::default(),
            seed: None,
            oracle_skip: None,
        }
    }
}

/// What is wrong with a header, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeaderError {
    /// 1-based.
    pub line: usize,
    pub message: String,
}

impl fmt::Display for HeaderError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.message)
    }
}

/// Reads the header of a case.
pub fn parse(source: &str) -> Result<Header, HeaderError> {
    let mut header = Header::default();
    let mut seen: Vec<&str> = Vec::new();
    let mut in_header = true;
    for (index, text) in source.lines().enumerate() {
        let line = index + 1;
        let fail = |message: String| Err(HeaderError { line, message });
        let trimmed = text.trim_start_matches('\u{feff}');
        if !trimmed.starts_with('#') {
            in_header &= trimmed.trim().is_empty();
            continue;
        }
        let Some((key, value)) = key_and_value(trimmed) else { continue };
        let Some((known, _)) = KEYS.iter().find(|(known, _)| *known == key) else {
            if in_header {
                return fail(unknown_key(key));
            }
            continue;
        };
        if !in_header {
            return fail(format!("the directive `{key}` must stand above the first line of code"));
        }
        if seen.contains(known) && key != "covers" {
            return fail(format!("the directive `{key}` is given twice"));
        }
        seen.push(known);
        if value.is_empty() {
            return fail(format!("the directive `{key}` has no value"));
        }
        if let Err(message) = apply(&mut header, known, value) {
            return fail(message);
        }
    }
    if header.oracle_skip.is_some() && !matches!(header.expect, Expect::Reject { .. }) {
        let message =
            "`oracle: skip` is for reject cases: anything else is proven by comparing with CPython".to_owned();
        return Err(HeaderError { line: 1, message });
    }
    Ok(header)
}

/// Splits `# key: value`; None for prose. A key is one lower-case word, or several joined by hyphens or underscores,
/// directly after the hash and at most one space.
fn key_and_value(comment: &str) -> Option<(&str, &str)> {
    let text = comment.strip_prefix('#')?;
    let (key, value) = text.split_once(':')?;
    if value.starts_with("//") {
        return None; // an address
    }
    let key = key.trim();
    let word = |c: char| c.is_ascii_alphabetic() || c == '-' || c == '_';
    if key.is_empty() || !key.chars().all(word) || !key.starts_with(|c: char| c.is_ascii_lowercase()) {
        // A known key in the wrong case is a misspelling, not prose.
        let lower = key.to_ascii_lowercase();
        if !KEYS.iter().any(|(known, _)| *known == lower) {
            return None;
        }
    }
    Some((key, value.trim()))
}

fn unknown_key(key: &str) -> String {
    let mut message = format!("unknown directive `{key}`");
    if let Some(near) = closest(key, KEYS.iter().map(|(known, _)| *known)) {
        message += &format!(", did you mean `{near}`?");
    }
    message += "\nThe directives are:\n";
    for (known, meaning) in KEYS {
        message += &format!("  # {known}: {meaning}\n");
    }
    message += "A remark that is not a directive starts with a capital letter or has no colon after its first word.";
    message
}

/// The candidate most like `word`, if any is like it.
pub fn closest<'a>(word: &str, candidates: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    candidates
        .map(|candidate| (similar::TextDiff::from_chars(word, candidate).ratio(), candidate))
        .filter(|(ratio, _)| *ratio > 0.6)
        .max_by(|a, b| a.0.total_cmp(&b.0))
        .map(|(_, candidate)| candidate)
}

fn apply(header: &mut Header, key: &str, value: &str) -> Result<(), String> {
    match key {
        "covers" => header.covers.extend(value.split(',').map(|name| name.trim().to_owned())),
        "expect" => header.expect = expect(value)?,
        "known-failure" => header.known_failure = Some(value.to_owned()),
        "python" => header.python = Some(python(value)?),
        "limits" => header.limits = limits(value)?,
        "seed" => header.seed = Some(value.parse().map_err(|_| format!("`{value}` is not a seed: write `seed: 7`"))?),
        "oracle" => match value.split_once(char::is_whitespace) {
            Some(("skip", reason)) => header.oracle_skip = Some(reason.trim().to_owned()),
            _ => return Err("write `oracle: skip <reason>`".to_owned()),
        },
        _ => unreachable!("every key of KEYS is handled"),
    }
    Ok(())
}

fn expect(value: &str) -> Result<Expect, String> {
    let (word, rest) = value.split_once(char::is_whitespace).map_or((value, ""), |(word, rest)| (word, rest.trim()));
    match (word, rest) {
        ("agree", "") => Ok(Expect::Agree),
        ("differ", "") => Err("write the reason: `expect: differ <reason>`".to_owned()),
        ("differ", reason) => Ok(Expect::Differ(reason.to_owned())),
        ("limit", kind) => LimitKind::ALL
            .iter()
            .find(|(name, _)| *name == kind)
            .map(|(_, kind)| Expect::Limit(*kind))
            .ok_or_else(|| format!("`{kind}` is no limit: memory, time, recursion, output or steps")),
        ("reject", rest) => {
            let words: Vec<&str> = rest.split_whitespace().collect();
            let phase = match words.as_slice() {
                [_] => None,
                [_, "at", "parse"] => Some(Phase::Parse),
                [_, "at", "import"] => Some(Phase::Import),
                [_, "at", "run"] => Some(Phase::Run),
                _ => return Err("write `expect: reject <ErrorType> [at parse|import|run]`".to_owned()),
            };
            let error = words[0];
            if !error.starts_with(|c: char| c.is_ascii_uppercase()) || !error.chars().all(|c| c.is_ascii_alphanumeric())
            {
                return Err(format!("`{error}` is not the name of an exception type"));
            }
            Ok(Expect::Reject { error: error.to_owned(), phase })
        }
        _ => Err(format!("`{value}` is no expectation: agree, reject <ErrorType>, limit <kind> or differ <reason>")),
    }
}

fn python(value: &str) -> Result<(u32, u32), String> {
    value
        .strip_prefix(">=")
        .and_then(|version| version.trim().split_once('.'))
        .and_then(|(major, minor)| Some((major.parse().ok()?, minor.parse().ok()?)))
        .ok_or_else(|| format!("`{value}` is not understood: write `python: >=3.12`"))
}

fn limits(value: &str) -> Result<CaseLimits, String> {
    let mut limits = CaseLimits::default();
    for word in value.split_whitespace() {
        let (name, amount) = word.split_once('=').ok_or_else(|| format!("`{word}` is no limit: write `time=2s`"))?;
        let bad =
            || format!("`{amount}` is no amount for `{name}`: write `time=2s memory=64M output=64K recursion=200`");
        match name {
            "time" => limits.time = Some(duration(amount).ok_or_else(bad)?),
            "memory" => limits.memory = Some(bytes(amount).ok_or_else(bad)?),
            "output" => limits.output = Some(bytes(amount).ok_or_else(bad)?),
            "recursion" => limits.recursion = Some(amount.parse().map_err(|_| bad())?),
            "steps" => limits.steps = Some(amount.parse().map_err(|_| bad())?),
            _ => return Err(format!("there is no limit `{name}`: time, memory, output, recursion, steps")),
        }
    }
    Ok(limits)
}

fn duration(text: &str) -> Option<Duration> {
    let (number, scale) = match text.strip_suffix("ms") {
        Some(number) => (number, 1),
        None => (text.strip_suffix('s')?, 1000),
    };
    Some(Duration::from_millis(number.parse::<u64>().ok()?.checked_mul(scale)?))
}

fn bytes(text: &str) -> Option<u64> {
    let (number, scale) = match text.as_bytes().last()? {
        b'K' => (&text[..text.len() - 1], 1 << 10),
        b'M' => (&text[..text.len() - 1], 1 << 20),
        b'G' => (&text[..text.len() - 1], 1 << 30),
        _ => (text, 1),
    };
    number.parse::<u64>().ok()?.checked_mul(scale)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn error(source: &str) -> String {
        parse(source).unwrap_err().to_string()
    }

    #[test]
    fn a_plain_program_agrees() {
        assert_eq!(parse("print(1)\n").unwrap(), Header::default());
    }

    #[test]
    fn every_directive_is_read() {
        let header = parse(
            "# Dumps with an indent.\n# covers: json.dumps, json.JSONEncoder\n# expect: reject ImportError at import\n\
             # known-failure: not yet\n# python: >=3.12\n# limits: time=250ms memory=64M output=64K\n# seed: 7\n\
             # oracle: skip it would reboot\n\nimport json\n# note: prose below the code is free\n",
        )
        .unwrap();
        assert_eq!(header.covers, ["json.dumps", "json.JSONEncoder"]);
        assert_eq!(header.expect, Expect::Reject { error: "ImportError".into(), phase: Some(Phase::Import) });
        assert_eq!(header.python, Some((3, 12)));
        assert_eq!(header.limits.time, Some(Duration::from_millis(250)));
        assert_eq!(header.limits.memory, Some(64 << 20));
        assert_eq!(header.limits.output, Some(64 << 10));
        assert_eq!(header.seed, Some(7));
        assert_eq!(header.oracle_skip.as_deref(), Some("it would reboot"));
    }

    #[test]
    fn a_misspelt_key_names_the_right_one() {
        assert!(error("# expct: agree\n").contains("did you mean `expect`?"));
        assert!(error("# Expect: agree\n").contains("unknown directive `Expect`"));
        assert!(error("# known_failure: x\n").contains("did you mean `known-failure`?"));
    }

    #[test]
    fn values_are_checked() {
        assert!(error("# expect: reject\n").contains("reject <ErrorType>"));
        assert!(error("# expect: limit disk\n").contains("no limit"));
        assert!(error("# expect: differ\n").contains("reason"));
        assert!(error("# limits: time=2\n").contains("no amount"));
        assert!(error("# python: 3.12\n").contains(">=3.12"));
        assert!(error("# seed: 1\n# seed: 2\n").contains("twice"));
        assert_eq!(parse("# covers: a, b\n# covers: c\n").unwrap().covers, ["a", "b", "c"]);
        assert!(error("x = 1\n# expect: agree\n").contains("above the first line of code"));
        assert!(error("# oracle: skip slow\n").contains("reject cases"));
    }
}
