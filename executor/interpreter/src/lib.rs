//! A restricted Python: it can compute anything and touch nothing.
//!
//! A [`Session`] is one Python world (its `__main__`, its modules). It runs source text under [`Limits`] and a
//! [`Policy`], reaches the outside only through a [`Host`], and answers with an [`Outcome`].

mod catalogue;
mod host;
mod limits;
mod outcome;
mod session;

pub use catalogue::{ModuleInfo, Refusal, RefusedKind, modules, refused};
pub use host::{Host, Stream};
pub use limits::{Limits, Policy};
pub use outcome::{ErrorReport, Outcome, ResultValue, Status};
pub use session::{Finding, STACK_BYTES, Session};
