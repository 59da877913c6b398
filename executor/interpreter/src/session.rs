//! One Python world, and running programs in it.

use serde::{Deserialize, Serialize};

use crate::{Host, Limits, Outcome, Policy, Status};

/// The native stack a thread needs to run a [`Session`]; the memory is only touched by programs that nest deeply.
pub const STACK_BYTES: usize = 512 << 20;

/// One Python world: `__main__`, the imported modules, the limits. It stays on the thread that made it, which
/// must have a stack of [`STACK_BYTES`].
pub struct Session {
    host: Box<dyn Host>,
}

/// An error found without running anything.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Finding {
    /// 1-based.
    pub line: u32,
    /// 1-based, in characters.
    pub column: u32,
    /// What is wrong, as `ErrorName: message` where Python would raise an error.
    pub message: String,
    /// What to do instead, where the sandbox knows.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hint: Option<String>,
}

impl Session {
    pub fn new(_limits: Limits, _policy: Policy, host: Box<dyn Host>) -> Session {
        Session { host }
    }

    /// Sets the limits of the runs that follow; what is held already counts against the new memory limit.
    pub fn set_limits(&mut self, _limits: Limits) {}

    /// Looks a program over without running it: syntax errors, imports that are not available, refused names.
    pub fn check(&mut self, _source: &str, _file_name: &str) -> Vec<Finding> {
        Vec::new()
    }

    /// Binds a JSON value to a variable of `__main__`: objects become dicts, arrays lists.
    pub fn bind(&mut self, _name: &str, _value: &serde_json::Value) {}

    /// Runs source text as `__main__`. The traceback calls it `file_name`. Variables stay for the next run.
    pub fn run(&mut self, _source: &str, _file_name: &str) -> Outcome {
        self.host.write(crate::Stream::Stderr, "the virtual machine is not in place yet\n");
        Outcome { status: Status::InternalError, result: None, error: None, exit_code: None, steps: 0, peak_memory: 0 }
    }
}
