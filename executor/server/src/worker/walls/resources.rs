//! What the kernel counts for a process.
//!
//! The number of processes is not among them: it counts all that the user runs, and threads with them, so that a
//! worker on a busy machine could not start the thread for its next program. The filter of system calls refuses new
//! processes instead.

use nix::sys::resource::{Resource, setrlimit};

/// Processor time of a worker's whole life. The server lets a worker go long before; a session may come this far.
pub const PROCESSOR_SECONDS: u64 = 3600;

/// Sets limits, and the same as what they can be raised to.
pub fn limit(address_space: Option<u64>) -> Result<(), String> {
    let fixed = [
        (Resource::RLIMIT_CORE, "core", 0),
        (Resource::RLIMIT_FSIZE, "fsize", 0),
        // Descriptors are numbered from 0: none can be added to stdin, stdout and stderr.
        (Resource::RLIMIT_NOFILE, "nofile", 3),
        (Resource::RLIMIT_CPU, "cpu", PROCESSOR_SECONDS),
        (Resource::RLIMIT_MEMLOCK, "memlock", 0),
        (Resource::RLIMIT_MSGQUEUE, "msgqueue", 0),
    ];
    let asked = address_space.map(|bytes| (Resource::RLIMIT_AS, "as", bytes));
    let failed: Vec<String> = fixed
        .into_iter()
        .chain(asked)
        .filter_map(|(resource, name, most)| {
            setrlimit(resource, most, most).err().map(|error| format!("{name}: {error}"))
        })
        .collect();
    if failed.is_empty() { Ok(()) } else { Err(failed.join(", ")) }
}
