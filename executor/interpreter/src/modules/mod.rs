//! The importable modules.

pub mod random;
pub mod re;
