//! The engine of Python's `re`: pattern parser, compiler, matcher and replacement templates.
//!
//! Works on `&str` with byte offsets, or on bytes. Missing here: the module's Python face (Pattern and Match objects,
//! `sub`, `split`, cache), locale tables (`re.LOCALE` behaves as in the C locale).
//! <https://docs.python.org/3.13/library/re.html>

mod ast;
mod charset;
mod compiler;
mod escape;
mod group;
mod matcher;
mod memo;
mod parser;
mod prefilter;
mod program;
mod subject;
pub mod template;

#[cfg_attr(not(test), expect(unused_imports, reason = "for the Python face, which is not written yet"))]
pub use matcher::{Captures, Matcher, Mode, Stop};
#[cfg_attr(not(test), expect(unused_imports, reason = "for the Python face, which is not written yet"))]
pub use parser::{CompileError, PatternError};
#[cfg_attr(not(test), expect(unused_imports, reason = "for the Python face, which is not written yet"))]
pub use program::Program;

#[cfg(test)]
mod tests;

/// The bits of `re.RegexFlag`.
pub mod flag {
    pub const IGNORECASE: u32 = 2;
    pub const LOCALE: u32 = 4;
    pub const MULTILINE: u32 = 8;
    pub const DOTALL: u32 = 16;
    pub const UNICODE: u32 = 32;
    pub const VERBOSE: u32 = 64;
    pub const DEBUG: u32 = 128;
    pub const ASCII: u32 = 256;
    /// Those that say what a letter is; at most one holds.
    pub const TYPES: u32 = ASCII | LOCALE | UNICODE;
}
