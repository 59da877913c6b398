//! Processes that run guest code, so that nothing a program does can hurt the server.
//!
//! [`protocol`] is what is said between the two sides, [`guest`] is the worker's side, [`process`] the server's handle
//! of one worker, [`pool`] keeps some of them warm, [`walls`] is what the operating system refuses a worker. The binary
//! starts itself again as `safe-python worker`.

pub mod guest;
pub mod pool;
pub mod process;
pub mod protocol;
pub mod walls;
