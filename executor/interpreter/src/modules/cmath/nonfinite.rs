//! What the functions give when a part is infinite or not a number: the rules of C's Annex G.

use super::{Answer, Trouble, new};
use crate::objects::complex::Complex;
use std::f64::consts::FRAC_PI_2;

const INF: f64 = f64::INFINITY;
const NAN: f64 = f64::NAN;

fn has_nan(z: Complex) -> bool {
    z.real.is_nan() || z.imag.is_nan()
}

fn has_inf(z: Complex) -> bool {
    z.real.is_infinite() || z.imag.is_infinite()
}

/// `size` with the signs of the cosine and sine of `angle`.
fn pointing(size: f64, angle: f64) -> Complex {
    new(size.copysign(angle.cos()), size.copysign(angle.sin()))
}

pub fn sqrt(z: Complex) -> Complex {
    if z.imag.is_infinite() {
        return new(INF, z.imag);
    }
    if z.real == INF {
        return new(INF, if z.imag.is_nan() { NAN } else { 0f64.copysign(z.imag) });
    }
    if z.real == -INF {
        return if z.imag.is_nan() { new(NAN, INF) } else { new(0.0, INF.copysign(z.imag)) };
    }
    new(NAN, NAN)
}

pub fn acos(z: Complex) -> Complex {
    if !has_nan(z) {
        return new(z.imag.abs().atan2(z.real), -INF.copysign(z.imag));
    }
    if z.real.is_infinite() {
        return new(NAN, INF);
    }
    if z.imag.is_infinite() {
        return new(NAN, -z.imag);
    }
    new(if z.real == 0.0 { FRAC_PI_2 } else { NAN }, NAN)
}

/// Far out the two are one.
pub fn acosh(z: Complex) -> Complex {
    log(z)
}

pub fn asinh(z: Complex) -> Complex {
    if !has_nan(z) {
        return new(INF.copysign(z.real), z.imag.atan2(z.real.abs()));
    }
    if z.real.is_infinite() {
        return new(z.real, NAN);
    }
    if z.imag.is_infinite() {
        return new(INF, NAN);
    }
    new(NAN, if z.imag == 0.0 { z.imag } else { NAN })
}

pub fn atanh(z: Complex) -> Complex {
    let real = match z.real {
        x if x.is_nan() => {
            if z.imag.is_infinite() {
                0.0
            } else {
                NAN
            }
        }
        x if x == 0.0 || has_inf(z) => 0f64.copysign(x),
        _ => NAN,
    };
    let imag = if z.imag.is_nan() || !has_inf(z) { NAN } else { FRAC_PI_2.copysign(z.imag) };
    new(real, imag)
}

pub fn log(z: Complex) -> Complex {
    match (has_inf(z), has_nan(z)) {
        (true, false) => new(INF, z.imag.atan2(z.real)),
        (true, true) => new(INF, NAN),
        (false, _) => new(NAN, NAN),
    }
}

pub fn exp(z: Complex) -> Answer {
    if z.imag.is_infinite() && (z.real.is_finite() || z.real == INF) {
        return Err(Trouble::Domain);
    }
    if z.real.is_finite() {
        return Ok(new(NAN, NAN));
    }
    Ok(if z.imag == 0.0 {
        new(if z.real == -INF { 0.0 } else { z.real }, z.imag)
    } else if z.real.is_infinite() && z.imag.is_finite() {
        pointing(z.real.exp(), z.imag)
    } else if z.real == -INF {
        new(0.0, 0.0)
    } else {
        new(z.real, NAN)
    })
}

pub fn cosh(z: Complex) -> Answer {
    if z.imag.is_infinite() && !z.real.is_nan() {
        return Err(Trouble::Domain);
    }
    Ok(if z.real.is_infinite() {
        if z.imag.is_nan() {
            new(INF, NAN)
        } else if z.imag == 0.0 {
            new(INF, if z.real > 0.0 { z.imag } else { -z.imag })
        } else {
            let result = pointing(INF, z.imag);
            new(result.real, if z.real > 0.0 { result.imag } else { -result.imag })
        }
    } else if z.real == 0.0 || z.imag == 0.0 {
        new(NAN, 0.0)
    } else {
        new(NAN, NAN)
    })
}

pub fn sinh(z: Complex) -> Answer {
    if z.imag.is_infinite() && !z.real.is_nan() {
        return Err(Trouble::Domain);
    }
    Ok(if z.real.is_infinite() {
        if z.imag.is_nan() {
            new(INF, NAN)
        } else if z.imag == 0.0 {
            new(z.real, z.imag)
        } else {
            let result = pointing(INF, z.imag);
            new(if z.real > 0.0 { result.real } else { -result.real }, result.imag)
        }
    } else if z.real == 0.0 {
        new(0.0, NAN)
    } else {
        new(NAN, if z.imag == 0.0 { z.imag } else { NAN })
    })
}

pub fn tanh(z: Complex) -> Answer {
    if z.imag.is_infinite() && z.real.is_finite() {
        return Err(Trouble::Domain);
    }
    Ok(if z.real.is_infinite() {
        let turn = if z.imag.is_finite() { (2.0 * z.imag).sin() } else { 0.0 };
        new(1f64.copysign(z.real), 0f64.copysign(turn))
    } else {
        new(NAN, if z.imag == 0.0 { z.imag } else { NAN })
    })
}

pub fn rect(length: f64, angle: f64) -> Answer {
    if angle.is_infinite() && length != 0.0 && !length.is_nan() {
        return Err(Trouble::Domain);
    }
    Ok(if length.is_infinite() && angle.is_finite() {
        if angle == 0.0 {
            new(length, if length > 0.0 { angle } else { -angle })
        } else {
            let result = pointing(INF, angle);
            if length > 0.0 { result } else { new(-result.real, -result.imag) }
        }
    } else if length == 0.0 {
        new(0.0, 0.0)
    } else if length.is_infinite() {
        new(INF, NAN)
    } else {
        new(NAN, if angle == 0.0 { 0.0 } else { NAN })
    })
}
