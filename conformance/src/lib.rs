//! Runs every case of the corpus in the sandbox and in CPython, and judges whether they agree.
//!
//! The main process discovers, compares and reports; it never runs Python. It starts itself again as sandbox
//! workers ([`sandbox`]) and, with the feature `live`, as CPython zygotes ([`oracle`]), and talks to both with
//! length-prefixed JSON ([`protocol`]). README.md tells the life of a case.

#![deny(unsafe_code)]

pub mod api;
pub mod case;
pub mod cli;
pub mod diff;
pub mod directive;
pub mod judge;
pub mod normalise;
pub mod observation;
pub mod oracle;
pub mod probe;
pub mod process;
pub mod protocol;
pub mod recording;
pub mod report;
pub mod runner;
pub mod sandbox;
pub mod spec;
pub mod verdict;
