//! The shape of answers, and keeping them small enough for any client.
//!
//! Every answer goes out twice, as structured content and as the same JSON in text, because some clients forward only
//! one of them. `isError` is set exactly when `status` is not `ok`.

use interpreter::{ErrorReport, Finding, Status};
use rmcp::model::{CallToolResult, ContentBlock};
use serde::Serialize;
use serde_json::Value;

use super::{
    hint,
    settings::{LimitsReply, SHOWN_CHARS, Settings},
};
use crate::{
    clip::{Clip, clip},
    worker::protocol::{Ended, Shown},
};

/// Characters of a whole answer, at most: more than that floods a model's context.
pub const REPLY_CHARS: usize = 45_000;
/// Characters of an answer that tells of a failure: a common client cuts errors a little above this.
pub const ERROR_REPLY_CHARS: usize = 10_000;
/// Characters of a result's `repr`, and of an error's parts.
const REPR_CHARS: usize = 1000;
const MESSAGE_CHARS: usize = 1000;
const LINE_CHARS: usize = 200;
const TRACEBACK_CHARS: usize = 3000;

/// How a call ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ReplyStatus {
    Ok,
    /// The program raised, or does not parse.
    Error,
    TimeLimit,
    MemoryLimit,
    OutputLimit,
    RecursionLimit,
    /// The arguments are wrong; nothing ran.
    InvalidInput,
    /// The process that ran the program is gone.
    WorkerLost,
    /// Too many calls wait; nothing ran.
    Busy,
}

impl ReplyStatus {
    pub const NAMES: [&str; 9] = [
        "ok",
        "error",
        "time_limit",
        "memory_limit",
        "output_limit",
        "recursion_limit",
        "invalid_input",
        "worker_lost",
        "busy",
    ];
}

/// What `run_python` answers. What matters most comes first, for clients that cut.
#[derive(Clone, Debug, Serialize)]
pub struct RunReply {
    pub status: ReplyStatus,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error: Option<ErrorReply>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hint: Option<String>,
    pub result: Value,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result_type: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result_repr: Option<String>,
    pub result_truncated: bool,
    pub logs: String,
    pub logs_truncated: bool,
    pub logs_bytes: u64,
    pub duration_ms: f64,
    pub limits: LimitsReply,
}

/// What went wrong.
#[derive(Clone, Debug, Default, Serialize)]
pub struct ErrorReply {
    #[serde(rename = "type")]
    pub type_name: String,
    pub message: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub column: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub source_line: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub traceback: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hint: Option<String>,
}

impl ErrorReply {
    pub fn new(type_name: &str, message: impl Into<String>, hint: Option<String>) -> ErrorReply {
        ErrorReply { type_name: type_name.to_owned(), message: message.into(), hint, ..ErrorReply::default() }
    }

    fn bounded(report: ErrorReport) -> ErrorReply {
        ErrorReply {
            type_name: clip(&report.type_name, LINE_CHARS),
            message: clip(&report.message, MESSAGE_CHARS),
            line: report.line,
            column: report.column,
            source_line: report.source_line.map(|line| clip(&line, LINE_CHARS)),
            traceback: Some(clip(&report.traceback, TRACEBACK_CHARS)).filter(|text| !text.is_empty()),
            hint: report.hint.map(|hint| clip(&hint, MESSAGE_CHARS)),
        }
    }
}

/// A run's answer before it is cut to size.
#[derive(Debug)]
pub struct Draft {
    pub status: ReplyStatus,
    pub error: Option<ErrorReply>,
    pub hint: Option<String>,
    pub result: Option<Shown>,
    pub logs: Clip,
    pub duration_ms: f64,
    pub limits: LimitsReply,
}

impl Draft {
    /// The answer to a run that came to its own end or was stopped by the interpreter.
    pub fn ended(ended: Ended, logs: Clip, limits: LimitsReply, settings: &Settings) -> Draft {
        let status = match ended.status {
            Status::Ok => ReplyStatus::Ok,
            Status::Error => ReplyStatus::Error,
            Status::TimeLimit => ReplyStatus::TimeLimit,
            Status::MemoryLimit => ReplyStatus::MemoryLimit,
            Status::OutputLimit => ReplyStatus::OutputLimit,
            Status::RecursionLimit => ReplyStatus::RecursionLimit,
            // No tool sets a step limit, and a cancelled call has no reader; both are ends of time.
            Status::StepLimit | Status::Cancelled => ReplyStatus::TimeLimit,
            Status::InternalError => ReplyStatus::WorkerLost,
        };
        let mut error = ended.error.map(ErrorReply::bounded);
        if error.is_none() && status != ReplyStatus::Ok {
            error = Some(match ended.exit_code {
                Some(code) => ErrorReply::new("SystemExit", code.to_string(), None),
                None => ErrorReply::new("InternalError", "the interpreter does not say what happened", None),
            });
        }
        if let Some(error) = &mut error {
            // About limits the server knows best: which parameter or flag raises them.
            let about_limits = !matches!(status, ReplyStatus::Error | ReplyStatus::WorkerLost);
            if about_limits || error.hint.is_none() {
                error.hint = hint::for_failure(status, &error.type_name, &error.message, &limits, settings)
                    .or(error.hint.take());
            }
        }
        let mut hint = None;
        if status == ReplyStatus::Ok {
            hint = hint::for_success(ended.result.as_ref(), logs.is_empty());
        }
        let result = ended.result.filter(|_| status == ReplyStatus::Ok);
        Draft { status, error, hint, result, logs, duration_ms: ended.duration_ms, limits }
    }

    /// The answer to a run that did not come to an end, or never began.
    pub fn failed(status: ReplyStatus, error: ErrorReply, logs: Clip, duration_ms: f64, limits: LimitsReply) -> Draft {
        Draft { status, error: Some(error), hint: None, result: None, logs, duration_ms, limits }
    }

    /// Cuts logs and result until the whole fits.
    pub fn fit(self) -> RunReply {
        let most = if self.status == ReplyStatus::Ok { REPLY_CHARS } else { ERROR_REPLY_CHARS };
        let (mut logs, mut result) = (SHOWN_CHARS, SHOWN_CHARS);
        loop {
            let reply = self.cut(logs, result);
            // Escapes count too: a newline is two characters of JSON.
            let size = json_chars(&reply);
            if size <= most || logs + result < 200 {
                return reply;
            }
            let (logs_size, result_size) = (json_chars(&reply.logs), json_chars(&reply.result));
            if logs_size >= result_size { logs = logs * 4 / 5 } else { result = result * 4 / 5 }
        }
    }

    fn cut(&self, logs_chars: usize, result_chars: usize) -> RunReply {
        let (mut result, mut result_truncated) = (Value::Null, false);
        if let Some(shown) = &self.result {
            (result, result_truncated) = cut_result(shown, result_chars);
        }
        RunReply {
            status: self.status,
            error: self.error.clone(),
            hint: self.hint.clone(),
            result,
            result_type: self.result.as_ref().map(|shown| clip(&shown.type_name, LINE_CHARS)),
            result_repr: self.result.as_ref().map(|shown| clip(&shown.repr, REPR_CHARS)),
            result_truncated,
            logs: self.logs.render(logs_chars),
            logs_truncated: self.logs.is_cut(logs_chars),
            logs_bytes: self.logs.bytes(),
            duration_ms: (self.duration_ms * 1000.0).round() / 1000.0,
            limits: self.limits,
        }
    }
}

fn cut_result(shown: &Shown, most: usize) -> (Value, bool) {
    if shown.cut_from.is_none() && json_chars(&shown.json) <= most {
        return (shown.json.clone(), false);
    }
    let text = match &shown.json {
        Value::String(text) => text.clone(),
        other => other.to_string(),
    };
    // The notice of an earlier cut stands in the middle and goes first; what was cut then still counts.
    let clip = Clip::of(&text, most).cut_from(shown.cut_from.unwrap_or_default());
    (clip.render(most).into(), true)
}

/// What `check_python` answers.
#[derive(Debug, Serialize)]
pub struct CheckReply {
    pub status: ReplyStatus,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error: Option<ErrorReply>,
    /// Nothing was found.
    pub clean: bool,
    pub findings: Vec<Finding>,
    /// Findings left out because there are too many.
    pub omitted: usize,
}

impl CheckReply {
    /// Findings, as many as fit.
    pub fn found(mut findings: Vec<Finding>) -> CheckReply {
        let all = findings.len();
        for finding in &mut findings {
            finding.message = clip(&finding.message, MESSAGE_CHARS);
            finding.hint = finding.hint.take().map(|hint| clip(&hint, MESSAGE_CHARS));
        }
        loop {
            let omitted = all - findings.len();
            let reply = CheckReply { status: ReplyStatus::Ok, error: None, clean: all == 0, findings, omitted };
            if json_chars(&reply) <= SHOWN_CHARS {
                return reply;
            }
            findings = reply.findings;
            findings.truncate(findings.len() / 2);
        }
    }

    pub fn failed(status: ReplyStatus, error: ErrorReply) -> CheckReply {
        CheckReply { status, error: Some(error), clean: false, findings: Vec::new(), omitted: 0 }
    }
}

/// What the tools without a shape of their own answer when they fail.
#[derive(Debug, Serialize)]
pub struct FailureReply {
    pub status: ReplyStatus,
    pub error: ErrorReply,
}

/// Packs an answer for the client.
pub fn pack(reply: &impl Serialize, status: ReplyStatus) -> CallToolResult {
    // All replies are plain data with string keys.
    let value = serde_json::to_value(reply).unwrap_or(Value::Null);
    let content = vec![ContentBlock::text(value.to_string())];
    let mut result =
        if status == ReplyStatus::Ok { CallToolResult::success(content) } else { CallToolResult::error(content) };
    result.structured_content = Some(value);
    result
}

/// Characters of the JSON of something.
pub fn json_chars(value: &impl Serialize) -> usize {
    serde_json::to_string(value).map_or(0, |text| text.chars().count())
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn ended(status: Status, result: Option<Value>) -> Ended {
        let result =
            result.map(|json| Shown { repr: json.to_string(), json, cut_from: None, type_name: "list".to_owned() });
        Ended { status, result, error: None, exit_code: None, duration_ms: 1.23456, peak_memory: 0 }
    }

    fn reply(ended: Ended, logs: &str) -> RunReply {
        let settings = Settings::default();
        Draft::ended(ended, Clip::of(logs, SHOWN_CHARS), settings.limits_reply(5000), &settings).fit()
    }

    #[test]
    fn a_small_reply_is_whole() {
        let reply = reply(ended(Status::Ok, Some(json!([1]))), "hi\n");
        assert_eq!((reply.result, reply.logs.as_str(), reply.logs_bytes), (json!([1]), "hi\n", 3));
        assert!(!reply.logs_truncated && !reply.result_truncated && reply.hint.is_none());
    }

    #[test]
    fn nothing_at_all_gets_a_hint() {
        assert!(reply(ended(Status::Ok, None), "").hint.unwrap().contains("print"));
    }

    #[test]
    fn replies_fit_whatever_is_in_them() {
        let result = json!(vec!["\u{1}\"\\"; 2000]);
        let logs = "\u{1}\n\"".repeat(30_000);
        let large = reply(ended(Status::Ok, Some(result)), &logs);
        assert!(json_chars(&large) <= REPLY_CHARS);
        assert!(large.logs_truncated && large.logs.contains("characters cut"));
        assert_eq!(large.logs_bytes, 90_000);

        let failed = reply(ended(Status::TimeLimit, None), &logs);
        assert!(json_chars(&failed) <= ERROR_REPLY_CHARS);
        assert_eq!(failed.status, ReplyStatus::TimeLimit);
    }

    #[test]
    fn twenty_thousand_characters_are_shown() {
        let logs = "x".repeat(SHOWN_CHARS);
        let whole = reply(ended(Status::Ok, None), &logs);
        assert!(!whole.logs_truncated && whole.logs.len() == SHOWN_CHARS);
        let cut = reply(ended(Status::Ok, None), &(logs + "y"));
        assert!(cut.logs_truncated && cut.logs.chars().count() <= SHOWN_CHARS && cut.logs.ends_with("xy"));
    }

    #[test]
    fn a_failure_always_has_an_error() {
        let mut exit = ended(Status::Error, None);
        exit.exit_code = Some(3);
        let error = reply(exit, "").error.unwrap();
        assert_eq!((error.type_name.as_str(), error.message.as_str()), ("SystemExit", "3"));
        let packed = pack(&reply(ended(Status::MemoryLimit, None), ""), ReplyStatus::MemoryLimit);
        assert_eq!(packed.is_error, Some(true));
        assert_eq!(packed.structured_content.unwrap()["status"], "memory_limit");
    }

    #[test]
    fn names_are_those_on_the_wire() {
        let all = [
            ReplyStatus::Ok,
            ReplyStatus::Error,
            ReplyStatus::TimeLimit,
            ReplyStatus::MemoryLimit,
            ReplyStatus::OutputLimit,
            ReplyStatus::RecursionLimit,
            ReplyStatus::InvalidInput,
            ReplyStatus::WorkerLost,
            ReplyStatus::Busy,
        ];
        assert_eq!(serde_json::to_value(all).unwrap(), json!(ReplyStatus::NAMES));
    }

    #[test]
    fn many_findings_are_cut() {
        let finding = Finding { line: 1, column: 1, message: "m".repeat(900), hint: None };
        let reply = CheckReply::found(vec![finding; 100]);
        assert!(json_chars(&reply) <= SHOWN_CHARS);
        assert_eq!(reply.findings.len() + reply.omitted, 100);
    }
}
