//! The grammar as CPython's parser follows it: only to find the words for a mistake in a text that did not parse.

mod checks;
mod follow;
mod read;

pub use follow::explain;
