//! One Python world, and running programs in it.

use crate::{Host, Limits, Outcome, Policy, Status};

/// The native stack a thread needs to run a [`Session`]; the memory is only touched by programs that nest deeply.
pub const STACK_BYTES: usize = 512 << 20;

/// One Python world: `__main__`, the imported modules, the limits. It stays on the thread that made it, which
/// must have a stack of [`STACK_BYTES`].
pub struct Session {
    host: Box<dyn Host>,
}

/// An error found without running anything.
#[derive(Clone, Debug)]
pub struct Finding {
    pub line: u32,
    pub column: u32,
    pub message: String,
    pub hint: Option<String>,
}

impl Session {
    pub fn new(_limits: Limits, _policy: Policy, host: Box<dyn Host>) -> Session {
        Session { host }
    }

    /// Binds a JSON value to a variable of `__main__`: objects become dicts, arrays lists.
    pub fn bind(&mut self, _name: &str, _value: &serde_json::Value) {}

    /// Runs source text as `__main__`. The traceback calls it `file_name`. Variables stay for the next run.
    pub fn run(&mut self, _source: &str, _file_name: &str) -> Outcome {
        self.host.write(crate::Stream::Stderr, "the virtual machine is not in place yet\n");
        Outcome { status: Status::InternalError, result: None, error: None, exit_code: None, steps: 0, peak_memory: 0 }
    }
}
