//! What a run hands back.

use serde::{Deserialize, Serialize};

/// How a run ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// The program ran to its end (or raised `SystemExit` with a false or zero code).
    Ok,
    /// An uncaught exception, a syntax error, or a `SystemExit` that says failure.
    Error,
    TimeLimit,
    /// The program held too much, or did not catch the `MemoryError` of one impossible request.
    MemoryLimit,
    OutputLimit,
    /// The uncaught exception was a `RecursionError`.
    RecursionLimit,
    /// The step limit was reached.
    StepLimit,
    /// The host cancelled the run.
    Cancelled,
    /// A defect of the interpreter itself.
    InternalError,
}

/// The value a program leaves behind.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct ResultValue {
    /// The value as JSON; null where it has no JSON form.
    pub json: serde_json::Value,
    /// `repr(value)`.
    pub repr: String,
    /// `type(value).__name__`.
    pub type_name: String,
}

/// An uncaught exception or a crossed limit, told so that a program's author can mend it.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct ErrorReport {
    /// Python's exception name, or `TimeLimitExceeded`, `MemoryLimitExceeded`, `OutputLimitExceeded`,
    /// `StepLimitExceeded`, `Cancelled`, `InternalError`.
    #[serde(rename = "type")]
    pub type_name: String,
    /// `str(exception)`.
    pub message: String,
    /// 1-based line in the program where it happened, if known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<u32>,
    /// 1-based column, if known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub column: Option<u32>,
    /// The text of that line.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub source_line: Option<String>,
    /// The traceback, as CPython prints it, last line `Name: message`; ends with a newline.
    pub traceback: String,
    /// What to do instead, where the sandbox knows.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hint: Option<String>,
}

/// Everything about one run, except what it printed (the host has that).
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Outcome {
    pub status: Status,
    /// The variable `result` if the program set it, else the value of its last expression statement, else none.
    pub result: Option<ResultValue>,
    pub error: Option<ErrorReport>,
    /// The code of an uncaught `SystemExit`: an int, or 1 when it was a message (which goes to stderr).
    pub exit_code: Option<i32>,
    /// Ticks used.
    pub steps: u64,
    /// The most bytes held at one moment.
    pub peak_memory: u64,
}
