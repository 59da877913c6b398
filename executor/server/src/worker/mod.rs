//! Processes that run guest code, so that nothing a program does can hurt the server.
//!
//! [`protocol`] is what is said between the two sides, [`guest`] is the worker's side, [`process`] the server's handle
//! of one worker, [`pool`] keeps some of them warm. The binary starts itself again as `safe-python worker`.
//!
//! Missing: the second wall around each process (resource limits, seccomp, landlock). It belongs at the start of
//! [`guest::serve`], before the first frame is read.

pub mod guest;
pub mod pool;
pub mod process;
pub mod protocol;
