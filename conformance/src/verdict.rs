//! The possible ends of a case.

use serde::Serialize;

/// What a case came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// The sandbox showed what CPython shows.
    Agree,
    /// CPython performs it, the sandbox refused as the header says.
    Rejected,
    /// The limit the header names stopped it.
    Limited,
    /// The two differ, and the difference is the one that was recorded.
    RecordedDivergence,
    /// It fails, and its header says so.
    KnownFailure,
    /// The oracle is older than the case needs.
    Skipped,
    /// The two differ.
    Diverge,
    /// A signal ended the sandbox.
    Signal,
    /// The sandbox panicked.
    Panic,
    /// The sandbox did not stop.
    Timeout,
    /// The sandbox went away.
    Vanished,
    /// The case itself, or its recording, is wrong.
    CaseError,
}

impl Verdict {
    /// All of them, in the order reports list them.
    pub const ALL: [Verdict; 12] = [
        Verdict::Agree,
        Verdict::Rejected,
        Verdict::Limited,
        Verdict::RecordedDivergence,
        Verdict::KnownFailure,
        Verdict::Skipped,
        Verdict::Diverge,
        Verdict::Signal,
        Verdict::Panic,
        Verdict::Timeout,
        Verdict::Vanished,
        Verdict::CaseError,
    ];

    /// Whether the run stays green.
    pub fn passes(self) -> bool {
        self <= Verdict::Skipped
    }

    /// As people read it.
    pub fn label(self) -> &'static str {
        match self {
            Verdict::Agree => "agree",
            Verdict::Rejected => "rejected as specified",
            Verdict::Limited => "limited as specified",
            Verdict::RecordedDivergence => "recorded divergence",
            Verdict::KnownFailure => "known failure",
            Verdict::Skipped => "skipped",
            Verdict::Diverge => "diverge",
            Verdict::Signal => "signal",
            Verdict::Panic => "panic",
            Verdict::Timeout => "timeout",
            Verdict::Vanished => "vanished",
            Verdict::CaseError => "case error",
        }
    }
}

/// A verdict with what there is to say about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judgement {
    pub verdict: Verdict,
    /// For a failure: what happened and what to do. For a pass: a remark, mostly empty.
    pub message: String,
}

impl Judgement {
    /// A verdict without a remark.
    pub fn plain(verdict: Verdict) -> Judgement {
        Judgement { verdict, message: String::new() }
    }

    /// A verdict with an explanation.
    pub fn new(verdict: Verdict, message: impl Into<String>) -> Judgement {
        Judgement { verdict, message: message.into() }
    }
}
