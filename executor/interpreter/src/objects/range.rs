//! `range`. <https://docs.python.org/3.13/library/stdtypes.html#ranges>

use crate::memory::{Data, Kind, Value, Visitor};

/// The data of a `range`. Bounds are ints of any size; [`Range::small`] is the usual case.
pub struct Range {
    pub start: Value,
    pub stop: Value,
    pub step: Value,
}

// SAFETY: `Kind::Range` names this type only.
#[expect(unsafe_code, reason = "the kind of each data type is declared beside it")]
unsafe impl Data for Range {
    const KIND: Kind = Kind::Range;
    fn traverse(&self, visit: Visitor) -> bool {
        visit(&self.start);
        visit(&self.stop);
        visit(&self.step);
        true
    }
}

impl Range {
    /// Start, stop and step, when all three fit 64 bits.
    pub fn small(&self) -> Option<(i64, i64, i64)> {
        Some((self.start.as_int()?, self.stop.as_int()?, self.step.as_int()?))
    }
}

/// How many numbers a range of 64-bit bounds has.
pub fn length(start: i64, stop: i64, step: i64) -> u64 {
    if step > 0 && start < stop {
        (stop.wrapping_sub(start) as u64 - 1) / step as u64 + 1
    } else if step < 0 && start > stop {
        (start.wrapping_sub(stop) as u64 - 1) / step.unsigned_abs() + 1
    } else {
        0
    }
}

/// Methods of the type.
pub const METHODS: &[crate::objects::native::Def] = &[];
