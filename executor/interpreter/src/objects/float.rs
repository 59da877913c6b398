//! `float`. <https://docs.python.org/3.13/library/functions.html#float>

use std::cell::Cell;

thread_local! {
    static NAN_SERIAL: Cell<u64> = const { Cell::new(0) };
}

/// A NaN with bits of its own. Floats have no identity here, so each `float('nan')` gets another payload: `is` and
/// `in` then tell two of them apart, as they do in CPython.
pub fn fresh_nan() -> f64 {
    let serial = NAN_SERIAL.with(|count| {
        count.set(count.get() + 1);
        count.get()
    });
    f64::from_bits(0x7FF8_0000_0000_0000 | (serial & 0x7_FFFF_FFFF_FFFF))
}

/// Methods of the type.
pub const METHODS: &[crate::objects::native::Def] = &[];
