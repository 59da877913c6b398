//! The importable modules.

pub mod random;
