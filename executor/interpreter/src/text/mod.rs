//! Text in and out of Python values: the format mini-language, `%` formatting, `str.format` templates, `repr` of
//! strings, float text. Pure functions over Rust types; the objects wire them to Python values.

pub mod case;
mod case_tables;
pub mod codec;
pub mod float_parse;
pub mod float_repr;
pub mod float_round;
pub mod format_number;
pub mod format_spec;
pub mod likeness;
pub mod normal_forms;
pub mod old_properties;
mod old_properties_tables;
pub mod percent;
pub mod properties;
mod properties_tables;
pub mod repr;
pub mod search;
pub mod tabs;
pub mod template;
#[cfg(test)]
mod tests;
pub mod unicode;
mod unicode_tables;

/// The Python exception type a text error is raised as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ErrorKind {
    ValueError,
    OverflowError,
}

/// A failure worded as CPython words it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextError {
    pub kind: ErrorKind,
    pub message: String,
}

impl TextError {
    pub fn value(message: impl Into<String>) -> Self {
        TextError { kind: ErrorKind::ValueError, message: message.into() }
    }

    pub fn overflow(message: impl Into<String>) -> Self {
        TextError { kind: ErrorKind::OverflowError, message: message.into() }
    }
}
