//! A restricted Python: it can compute anything and touch nothing.
//!
//! A [`Session`] is one Python world (its `__main__`, its modules). It runs source text under [`Limits`] and a
//! [`Policy`], reaches the outside only through a [`Host`], and answers with an [`Outcome`].

#![expect(unused_unsafe, reason = "the kind dispatch is one macro for safe and unsafe arms")]
#![expect(
    clippy::new_ret_no_self,
    clippy::type_complexity,
    clippy::reversed_empty_ranges,
    clippy::manual_rotate,
    clippy::needless_range_loop,
    clippy::nonminimal_bool,
    clippy::wrong_self_convention,
    reason = "objects are made as counted pointers; the rest is to be mended file by file"
)]

mod builtins;
mod catalogue;
mod check;
mod compiler;
mod host;
mod json_form;
mod limits;
mod memory;
mod modules;
mod objects;
mod outcome;
mod session;
mod syntax;
mod text;
mod vm;

pub use catalogue::{ModuleInfo, Refusal, RefusedKind, modules, refused};
pub use host::{Host, Stream};
pub use limits::{Limits, Policy};
pub use outcome::{ErrorReport, Outcome, ResultValue, Status};
pub use session::{Finding, STACK_BYTES, Session, listing};

/// Every byte of a process that links this crate is counted per thread; see [`Limits::memory`]. Tools that watch
/// memory bring an allocator of their own.
#[cfg(not(any(miri, sanitized)))]
#[global_allocator]
static ALLOCATOR: memory::CountingAllocator = memory::CountingAllocator(mimalloc::MiMalloc);
