//! `safe-python`: untrusted Python on the command line and over MCP.
//!
//! [`command_line`] takes the arguments apart; `run`, `check` and `modules` are one file each. `serve` is [`mcp`],
//! whose guest code runs in [`worker`] processes and never in the server itself.
#![expect(clippy::result_large_err, clippy::large_enum_variant, reason = "once a call: clarity before bytes")]
#![deny(unsafe_code)]

pub mod check;
pub mod clip;
pub mod clock;
pub mod command_line;
pub mod mcp;
pub mod modules;
pub mod pages;
pub mod run;
pub mod sandbox;
pub mod worker;
