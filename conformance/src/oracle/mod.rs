//! CPython's side: live, embedded with pyo3 (feature `live`), or recorded beside the cases.
//!
//! The live oracle is a *zygote*: a process that has initialised CPython, imported the usual modules and run one
//! throw-away case, and then forks a child per job. A child starts warm and dies with everything its case did.

#[cfg(feature = "live")]
mod embed;
#[cfg(feature = "live")]
mod zygote;

/// Whether this build can run CPython at all.
pub const LIVE: bool = cfg!(feature = "live");

/// Serves jobs until the main process hangs up. Returns the process's exit code.
pub fn worker() -> u8 {
    #[cfg(feature = "live")]
    return zygote::worker();
    #[cfg(not(feature = "live"))]
    {
        eprintln!("this build has no live oracle: build with `--features live`, or use `cargo xtask conformance`");
        2
    }
}
