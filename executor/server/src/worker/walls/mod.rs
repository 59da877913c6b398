//! The second wall: what the operating system refuses a worker, should the interpreter ever be broken out of.
//!
//! A worker raises its walls before it hears of any program, while it has one thread: later threads inherit them, and
//! nothing takes them down again. A wall this system does not have is named, never passed over in silence.

#[cfg(target_os = "linux")]
mod calls;
#[cfg(target_os = "linux")]
mod paths;
#[cfg(target_os = "linux")]
mod resources;
#[cfg(target_os = "linux")]
mod surroundings;

use serde::{Deserialize, Serialize};

/// Which walls stand in a worker, and which do not and why.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Walls {
    pub standing: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub missing: Vec<String>,
}

impl Walls {
    /// Whether nothing is missing.
    pub fn complete(&self) -> bool {
        self.missing.is_empty() && !self.standing.is_empty()
    }

    fn note(&mut self, wall: &str, raised: Result<(), String>) {
        match raised {
            Ok(()) => self.standing.push(wall.to_owned()),
            Err(why) => self.missing.push(format!("{wall}: {why}")),
        }
    }
}

/// Raises every wall there is around this process, which must have but one thread. `address_space` bounds the memory
/// that the process may map.
pub fn raise(address_space: Option<u64>) -> Walls {
    let mut walls = Walls::default();
    #[cfg(target_os = "linux")]
    {
        walls.note("no environment", surroundings::no_environment());
        walls.note("no open descriptors but the two pipes and stderr", surroundings::close_descriptors());
        walls.note("an empty working directory", surroundings::leave_directory());
        walls.note("no new privileges, no tracing (prctl)", surroundings::give_up_privileges());
        walls.note("no paths, no network (landlock)", paths::refuse());
        // After what still opens a descriptor.
        walls.note("limits of resources (setrlimit)", resources::limit(address_space));
        // Last: it refuses what the others need.
        walls.note("only the system calls that computing needs (seccomp)", calls::refuse());
    }
    #[cfg(not(target_os = "linux"))]
    {
        let _ = address_space;
        walls.missing.push("walls of the operating system: only Linux has them here".to_owned());
    }
    walls
}
