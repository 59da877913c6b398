//! `complex`. <https://docs.python.org/3.13/library/functions.html#complex>

use crate::memory::{Data, Kind};

/// The data of a `complex`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Complex {
    pub real: f64,
    pub imag: f64,
}

// SAFETY: `Kind::Complex` names this type only.
#[expect(unsafe_code, reason = "the kind of each data type is declared beside it")]
unsafe impl Data for Complex {
    const KIND: Kind = Kind::Complex;
}

/// Methods of the type.
pub const METHODS: &[crate::objects::native::Def] = &[];
