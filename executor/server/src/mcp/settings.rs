//! What the server was told on its command line: limits, policy, sizes.

use std::time::Duration;

use interpreter::{ModuleInfo, Policy, modules};
use serde::Serialize;

use super::cores;
use crate::{command_line::ServeOptions, sandbox, worker::protocol::JobLimits};

/// The longest time a caller can ask for. Clients give up after a minute.
pub const LONGEST_TIMEOUT_MS: u64 = 30_000;
/// Characters of the longest program.
pub const LONGEST_CODE: usize = 100_000;
/// Characters of logs, and of a result, in a reply.
pub const SHOWN_CHARS: usize = 20_000;

/// The server's fixed choices.
#[derive(Clone, Debug)]
pub struct Settings {
    pub policy: Policy,
    pub limits: JobLimits,
    pub workers: usize,
    pub queue: usize,
    pub max_sessions: usize,
    pub session_lifetime: Duration,
}

/// The limits a program ran under, as replies tell them.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct LimitsReply {
    pub timeout_ms: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub memory_bytes: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub output_bytes: Option<u64>,
    pub recursion: u32,
}

impl Settings {
    /// The error says what to change on the command line.
    pub fn new(options: &ServeOptions, policy: Policy) -> Result<Settings, String> {
        let time_ms = options.time_limit.0.map(|time| time.as_millis() as u64);
        if !time_ms.is_some_and(|time| (1..=LONGEST_TIMEOUT_MS).contains(&time)) {
            return Err(format!(
                "--time-limit is between 1ms and {} s here, because clients give up on a call that takes longer",
                LONGEST_TIMEOUT_MS / 1000
            ));
        }
        let Some(session_lifetime) = options.session_lifetime.0 else {
            return Err("--session-lifetime needs a time: a session nobody uses must end one day".to_owned());
        };
        let limits = JobLimits {
            time_ms,
            memory: options.memory_limit.0,
            recursion: options.recursion_limit,
            output: options.output_limit.0,
        };
        Ok(Settings {
            policy,
            limits,
            workers: options.workers.map_or_else(cores, usize::from),
            queue: usize::from(options.queue),
            max_sessions: usize::from(options.max_sessions),
            session_lifetime,
        })
    }

    /// The time a program may take when its caller asks for none.
    pub fn default_timeout_ms(&self) -> u64 {
        self.limits.time_ms.unwrap_or(LONGEST_TIMEOUT_MS)
    }

    /// The limits with the caller's own time.
    pub fn limits_with(&self, timeout_ms: u64) -> JobLimits {
        JobLimits { time_ms: Some(timeout_ms), ..self.limits }
    }

    /// What replies say about these limits.
    pub fn limits_reply(&self, timeout_ms: u64) -> LimitsReply {
        let JobLimits { memory, recursion, output, .. } = self.limits;
        LimitsReply { timeout_ms, memory_bytes: memory, output_bytes: output, recursion }
    }

    /// The modules programs may import here.
    pub fn modules(&self) -> Vec<ModuleInfo> {
        let mut allowed = modules();
        allowed.retain(|module| module.available && sandbox::allows(&self.policy, module.name));
        allowed
    }
}

impl Default for Settings {
    fn default() -> Self {
        let limits =
            JobLimits { time_ms: Some(5000), memory: Some(128 << 20), recursion: 1000, output: Some(10 << 20) };
        Settings {
            policy: Policy::default(),
            limits,
            workers: cores(),
            queue: 64,
            max_sessions: 8,
            session_lifetime: Duration::from_secs(900),
        }
    }
}
