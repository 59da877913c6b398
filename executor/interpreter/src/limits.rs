//! What a run may use, and what a program may name.

use std::time::Duration;

/// How much a run may use. Guest code can never catch the crossing of a limit (only `RecursionError` and a single
/// impossible allocation's `MemoryError` are ordinary exceptions, as in CPython).
#[derive(Clone, Debug)]
pub struct Limits {
    /// Wall-clock time of one run, sleeping included.
    pub time: Option<Duration>,
    /// Bytes the program may hold at one moment.
    pub memory: Option<u64>,
    /// Depth of Python calls at which `RecursionError` is raised, as `sys.getrecursionlimit()`.
    pub recursion: u32,
    /// Bytes printed, both streams together.
    pub output: Option<u64>,
    /// Ticks (calls and backward jumps, and work inside native loops): the same program takes the same number
    /// on every machine.
    pub steps: Option<u64>,
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            time: Some(Duration::from_secs(5)),
            memory: Some(128 << 20),
            recursion: 1000,
            output: Some(10 << 20),
            steps: None,
        }
    }
}

/// What programs may name, beyond the walls that always stand.
#[derive(Clone, Debug)]
pub struct Policy {
    /// Modules that may be imported; `None` means every module there is.
    pub modules: Option<Vec<String>>,
    /// Whether `eval`, `exec` and `compile` work (under the same policy and limits).
    pub dynamic_code: bool,
}

impl Default for Policy {
    fn default() -> Self {
        Policy { modules: None, dynamic_code: true }
    }
}
