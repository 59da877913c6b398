//! `slice`. <https://docs.python.org/3.13/library/functions.html#slice>

use crate::memory::{Data, Kind, Value, Visitor};

/// The data of a `slice`.
pub struct Slice {
    pub start: Value,
    pub stop: Value,
    pub step: Value,
}

// SAFETY: `Kind::Slice` names this type only.
#[expect(unsafe_code, reason = "the kind of each data type is declared beside it")]
unsafe impl Data for Slice {
    const KIND: Kind = Kind::Slice;
    const TRACKED: bool = true;
    fn traverse(&self, visit: Visitor) -> bool {
        visit(&self.start);
        visit(&self.stop);
        visit(&self.step);
        true
    }
}

/// Where a slice falls on a sequence: already clipped to its length.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span {
    pub start: usize,
    /// How many items the slice picks.
    pub count: usize,
    pub step: i64,
    /// `stop` clipped to the sequence; for assignment to an empty slice it can lie before `start`.
    pub stop: i64,
}

impl Span {
    /// The indices picked, in order.
    pub fn indices(self) -> impl DoubleEndedIterator<Item = usize> + ExactSizeIterator {
        (0..self.count).map(move |n| (self.start as i64 + n as i64 * self.step) as usize)
    }

    /// Clips bounds that have already been made ints; `None` stands for a bound left out.
    /// `step` is not zero.
    pub fn clip(start: Option<i64>, stop: Option<i64>, step: i64, length: usize) -> Span {
        let length = length as i64;
        let (low, high) = if step < 0 { (-1, length - 1) } else { (0, length) };
        let clip = |bound: i64| {
            let bound = if bound < 0 { bound.saturating_add(length) } else { bound };
            bound.clamp(low, high)
        };
        let first = start.map_or(if step < 0 { high } else { low }, clip);
        let stop = stop.map_or(if step < 0 { low } else { high }, clip);
        let count = if step < 0 {
            if stop < first { (first - stop - 1) / step.saturating_neg() + 1 } else { 0 }
        } else if first < stop {
            (stop - first - 1) / step + 1
        } else {
            0
        };
        Span { start: first.max(0) as usize, count: count as usize, step, stop }
    }
}

/// Methods of the type.
pub const METHODS: &[crate::objects::native::Def] = &[];
