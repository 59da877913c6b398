//! What running a case showed, on either side.

use serde::{Deserialize, Serialize};

use crate::directive::LimitKind;

/// An exception nothing caught.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Raised {
    /// `type(exception).__name__`.
    pub type_name: String,
    pub message: String,
    /// 1-based line of the case where it happened, if known.
    pub line: Option<u32>,
}

/// One run of a case that came to an end in good order (normal, an exception, or a limit).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Observation {
    pub stdout: String,
    /// What the program wrote to stderr and then the traceback of an uncaught exception.
    pub stderr: String,
    /// As a process that ran the program would have ended: 0, 1 for an exception, or `SystemExit`'s code.
    pub exit_code: i32,
    pub error: Option<Raised>,
    /// `repr(result)` when the program ended well and has a variable of that name (the sandbox: or a last
    /// expression's value).
    pub result: Option<String>,
    /// The limit that stopped it. Only the sandbox has limits.
    pub limit: Option<LimitKind>,
    /// Operations the oracle's audit hook refused to let happen: proof that CPython would have performed them.
    pub guarded: Vec<String>,
    /// Files found afterwards in the folder that was empty before.
    pub left_behind: Vec<String>,
}

/// A run that did not come to an end in good order. Never excused by `known-failure`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Crash {
    /// A signal ended the process.
    Signal { number: i32, detail: String },
    /// The interpreter panicked or reported a defect of its own.
    Panic { message: String },
    /// It did not stop and was killed.
    Timeout { milliseconds: u64 },
    /// The process ended without its completion marker.
    Vanished { exit_code: Option<i32>, detail: String },
}

impl Crash {
    /// The name of the class, as reports count it.
    pub fn class(&self) -> &'static str {
        match self {
            Crash::Signal { .. } => "signal",
            Crash::Panic { .. } => "panic",
            Crash::Timeout { .. } => "timeout",
            Crash::Vanished { .. } => "vanished",
        }
    }

    /// One sentence, and what is known about the cause.
    pub fn describe(&self) -> String {
        let (what, detail) = match self {
            Crash::Signal { number, detail } => (format!("was ended by signal {}", signal_name(*number)), detail),
            Crash::Panic { message } => ("panicked".to_owned(), message),
            Crash::Timeout { milliseconds } => {
                return format!("did not stop within {milliseconds} ms and was killed");
            }
            Crash::Vanished { exit_code: Some(code), detail } => {
                (format!("left with exit code {code} and no completion marker"), detail)
            }
            Crash::Vanished { exit_code: None, detail } => ("went away without a completion marker".to_owned(), detail),
        };
        if detail.trim().is_empty() { what } else { format!("{what}:\n{}", detail.trim_end()) }
    }
}

/// `SIGSEGV` for 11.
fn signal_name(number: i32) -> String {
    match nix::sys::signal::Signal::try_from(number) {
        Ok(signal) => format!("{number} ({signal})"),
        Err(_) => number.to_string(),
    }
}

/// How a run ended, either way.
pub type Run = Result<Observation, Crash>;
