//! What `describe_sandbox` answers. Names are asked of the interpreter itself, in a worker, so that they are never
//! out of date.

use interpreter::{RefusedKind, refused};
use serde::Serialize;
use serde_json::Value;

use super::{
    arguments::Topic,
    hint,
    reply::{REPLY_CHARS, ReplyStatus, json_chars},
    settings::{LONGEST_TIMEOUT_MS, LimitsReply, SHOWN_CHARS, Settings},
};
use crate::worker::walls::Walls;

/// An answer, or as much of one as the topic asks for.
#[derive(Debug, Default, Serialize)]
pub struct Description {
    pub status: Option<ReplyStatus>,
    pub topic: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub module: Option<ModuleNames>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub modules: Option<Vec<Summary>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refused_modules: Option<Vec<Instead>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub builtins: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refused_builtins: Option<Vec<Instead>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub language: Option<Vec<&'static str>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub limits: Option<LimitsReply>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub limits_notes: Option<Vec<String>>,
    /// What the operating system refuses the processes that run programs.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub walls: Option<Walls>,
}

/// A module and what it is for.
#[derive(Debug, Serialize)]
pub struct Summary {
    pub name: &'static str,
    pub summary: &'static str,
}

/// Something refused and what to use for it.
#[derive(Debug, Serialize)]
pub struct Instead {
    pub name: &'static str,
    pub instead: &'static str,
}

/// A module's public names.
#[derive(Debug, Serialize)]
pub struct ModuleNames {
    pub name: String,
    pub names: Vec<String>,
}

const LANGUAGE: [&str; 6] = [
    "The language is Python 3.13: classes, generators, comprehensions, match, f-strings, decorators, exceptions.",
    "Nothing reaches the host: no files, network, processes, threads, environment variables or packages.",
    "eval, exec and compile work on the program's own text, under the same limits; frames, code objects and the \
     interpreter's internals are out of reach.",
    "`result` is what the program assigns to the variable `result`, else the value of its last expression.",
    "Sets come back as lists, tuples as lists, bytes as base64, dates as ISO text, decimals and fractions as text; \
     what has no JSON form comes back as null with its repr.",
    "Each call starts fresh; open a session to keep variables.",
];

impl Description {
    /// Everything about the topic that needs no worker.
    pub fn new(topic: Topic, settings: &Settings) -> Description {
        let about = |wanted| topic == Topic::All || topic == wanted;
        let instead = |kind| {
            let of_kind = refused().filter(|refusal| refusal.kind == kind);
            of_kind.map(|refusal| Instead { name: refusal.name, instead: refusal.instead }).collect::<Vec<_>>()
        };
        let mut description =
            Description { status: Some(ReplyStatus::Ok), topic: topic.name(), ..Description::default() };
        if about(Topic::Modules) {
            let modules = settings.modules();
            let summaries = modules.iter().map(|module| Summary { name: module.name, summary: module.summary });
            description.modules = Some(summaries.collect());
            description.refused_modules = Some(instead(RefusedKind::Module));
        }
        if about(Topic::Builtins) {
            description.refused_builtins = Some(instead(RefusedKind::Builtin));
        }
        if about(Topic::Language) {
            description.language = Some(LANGUAGE.to_vec());
        }
        if about(Topic::Limits) {
            description.limits = Some(settings.limits_reply(settings.default_timeout_ms()));
            description.limits_notes = Some(limits_notes(settings));
        }
        description
    }

    /// Whether the built-in names are still to be asked for.
    pub fn wants_builtins(topic: Topic) -> bool {
        matches!(topic, Topic::All | Topic::Builtins)
    }

    /// Whether the walls belong to the topic.
    pub fn wants_walls(topic: Topic) -> bool {
        matches!(topic, Topic::All | Topic::Limits)
    }

    /// Leaves out what does not fit.
    pub fn fit(mut self) -> Description {
        while json_chars(&self) > REPLY_CHARS {
            let Some(module) = &mut self.module else { break };
            module.names.truncate(module.names.len() * 4 / 5);
        }
        self
    }
}

fn limits_notes(settings: &Settings) -> Vec<String> {
    let mut notes = vec![
        format!("A call may ask for up to {LONGEST_TIMEOUT_MS} ms with timeout_ms; sleeping counts."),
        format!(
            "Replies show up to {SHOWN_CHARS} characters of logs and of the result each, head and tail; failures are \
             shown shorter."
        ),
        format!(
            "{} programs run at the same time, {} more calls wait for their turn.",
            settings.workers, settings.queue
        ),
        format!(
            "{} sessions may be open; one ends {} s after its last call.",
            settings.max_sessions,
            settings.session_lifetime.as_secs_f64()
        ),
        "No program can catch a limit. Programs run in processes of their own, which are killed when they overrun."
            .to_owned(),
    ];
    if let Some(bytes) = settings.limits.memory {
        notes.push(format!("A program that holds more than {} at once is stopped.", hint::size(bytes)));
    }
    if let Some(bytes) = settings.limits.output {
        notes.push(format!("A program that prints more than {} is stopped.", hint::size(bytes)));
    }
    notes
}

/// A program whose result is the public names of a module.
pub fn names_program(module: &str) -> String {
    format!("import {module} as _module\nresult = [_name for _name in dir(_module) if not _name.startswith('_')]\n")
}

/// The names a run of [`names_program`] found.
pub fn names(result: &Value) -> Vec<String> {
    let items = result.as_array().map(Vec::as_slice).unwrap_or_default();
    items.iter().filter_map(|item| item.as_str().map(str::to_owned)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_topic_tells_its_part_and_no_more() {
        let settings = Settings::default();
        let limits = serde_json::to_value(Description::new(Topic::Limits, &settings)).unwrap();
        assert_eq!(limits["limits"]["timeout_ms"], 5000);
        assert!(limits.get("modules").is_none() && limits.get("language").is_none());
        let all = Description::new(Topic::All, &settings).fit();
        assert!(all.refused_modules.as_ref().unwrap().iter().any(|refusal| refusal.name == "os"));
        assert!(json_chars(&all) <= REPLY_CHARS);
    }
}
