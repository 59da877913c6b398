//! Inverse hyperbolic functions, by the formulas of FDLIBM over the logarithms that the machine has.
//!
//! Each range has the formula that loses no digits there; others give a last digit that CPython does not show.

use std::f64::consts::LN_2;

/// From here on one is nothing beside the square.
const LARGE: f64 = (1_u64 << 28) as f64;
/// Sizes are told apart by the upper half of their bits: what is that much larger is the first that is seen to be.
const SEEN: f64 = 1.0 + 1.0 / (1 << 20) as f64;
/// Below this the function is its argument.
const TINY: f64 = 1.0 / LARGE;

pub fn asinh(x: f64) -> f64 {
    let size = x.abs();
    if !x.is_finite() || size < TINY {
        return x;
    }
    let square = x * x;
    let result = if size >= LARGE * SEEN {
        size.ln() + LN_2
    } else if size >= 2.0 * SEEN {
        (2.0 * size + 1.0 / ((square + 1.0).sqrt() + size)).ln()
    } else {
        (size + square / (1.0 + (1.0 + square).sqrt())).ln_1p()
    };
    result.copysign(x)
}

/// Of what is at least one; there is none of other numbers.
pub fn acosh(x: f64) -> f64 {
    if x.is_nan() || x < 1.0 {
        f64::NAN
    } else if x > LARGE {
        if x.is_infinite() { x } else { x.ln() + LN_2 }
    } else if x > 2.0 {
        (2.0 * x - 1.0 / (x + (x * x - 1.0).sqrt())).ln()
    } else {
        let above = x - 1.0;
        (above + (2.0 * above + above * above).sqrt()).ln_1p()
    }
}

/// Of what lies between minus one and one.
pub fn atanh(x: f64) -> f64 {
    let size = x.abs();
    if size < TINY {
        return x;
    }
    let double = size + size;
    let result = if size < 0.5 {
        0.5 * (double + double * size / (1.0 - size)).ln_1p()
    } else {
        0.5 * (double / (1.0 - size)).ln_1p()
    };
    result.copysign(x)
}
