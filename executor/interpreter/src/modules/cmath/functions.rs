//! The functions of finite numbers, after Kahan's "Branch cuts for complex elementary functions".

use super::{Answer, Trouble, new, nonfinite};
use crate::objects::complex::Complex;
use std::f64::consts::{E, FRAC_PI_2, LN_2, LN_10};

/// Parts above this may overflow when squared or doubled.
const LARGE: f64 = f64::MAX / 4.0;
/// ln(LARGE), rounded down: `exp` of more may overflow.
const LOG_LARGE: f64 = 708.396_418_532_264_1;

fn finite(z: Complex) -> bool {
    z.real.is_finite() && z.imag.is_finite()
}

fn checked(z: Complex) -> Answer {
    if z.real.is_infinite() || z.imag.is_infinite() { Err(Trouble::Range) } else { Ok(z) }
}

fn is_large(z: Complex) -> bool {
    z.real.abs() > LARGE || z.imag.abs() > LARGE
}

/// ln|2z| for a large z.
fn log_of_large(z: Complex) -> f64 {
    (z.real / 2.0).hypot(z.imag / 2.0).ln() + LN_2 * 2.0
}

/// A function of i·z, divided by i.
fn turned(z: Complex, function: fn(Complex) -> Answer) -> Answer {
    let result = function(new(-z.imag, z.real))?;
    Ok(new(result.imag, -result.real))
}

fn root(z: Complex) -> Complex {
    if !finite(z) {
        return nonfinite::sqrt(z);
    }
    if z.real == 0.0 && z.imag == 0.0 {
        return new(0.0, z.imag);
    }
    let (x, y) = (z.real.abs(), z.imag.abs());
    let size = if x < f64::MIN_POSITIVE && y < f64::MIN_POSITIVE {
        // Subnormal parts are scaled up so as to keep their digits.
        let (x, y) = (libm::ldexp(x, 53), libm::ldexp(y, 53));
        libm::ldexp((x + x.hypot(y)).sqrt(), -27)
    } else {
        let x = x / 8.0;
        2.0 * (x + x.hypot(y / 8.0)).sqrt()
    };
    let other = y / (2.0 * size);
    if z.real >= 0.0 { new(size, other.copysign(z.imag)) } else { new(other, size.copysign(z.imag)) }
}

pub fn sqrt(z: Complex) -> Answer {
    Ok(root(z))
}

pub fn acos(z: Complex) -> Answer {
    if !finite(z) {
        return Ok(nonfinite::acos(z));
    }
    if is_large(z) {
        let size = log_of_large(z);
        return Ok(new(z.imag.abs().atan2(z.real), size.copysign(-z.imag)));
    }
    let below = root(new(1.0 - z.real, -z.imag));
    let above = root(new(1.0 + z.real, z.imag));
    let imag = crate::modules::math::asinh(above.real * below.imag - above.imag * below.real);
    Ok(new(2.0 * below.real.atan2(above.real), imag))
}

pub fn acosh(z: Complex) -> Answer {
    if !finite(z) {
        return Ok(nonfinite::acosh(z));
    }
    if is_large(z) {
        return Ok(new(log_of_large(z), z.imag.atan2(z.real)));
    }
    let below = root(new(z.real - 1.0, z.imag));
    let above = root(new(z.real + 1.0, z.imag));
    let real = crate::modules::math::asinh(below.real * above.real + below.imag * above.imag);
    Ok(new(real, 2.0 * below.imag.atan2(above.real)))
}

pub fn asin(z: Complex) -> Answer {
    turned(z, asinh)
}

pub fn asinh(z: Complex) -> Answer {
    if !finite(z) {
        return Ok(nonfinite::asinh(z));
    }
    if is_large(z) {
        return Ok(new(log_of_large(z).copysign(z.real), z.imag.atan2(z.real.abs())));
    }
    let first = root(new(1.0 + z.imag, -z.real));
    let second = root(new(1.0 - z.imag, z.real));
    let real = crate::modules::math::asinh(first.real * second.imag - second.real * first.imag);
    Ok(new(real, z.imag.atan2(first.real * second.real - first.imag * second.imag)))
}

pub fn atan(z: Complex) -> Answer {
    turned(z, atanh)
}

pub fn atanh(z: Complex) -> Answer {
    if !finite(z) {
        return Ok(nonfinite::atanh(z));
    }
    if z.real.is_sign_negative() {
        let result = atanh(new(-z.real, -z.imag))?;
        return Ok(new(-result.real, -result.imag));
    }
    let (x, y) = (z.real, z.imag.abs());
    let bound = LARGE.sqrt();
    if x > bound || y > bound {
        let half = (x / 2.0).hypot(y / 2.0);
        return Ok(new(x / 4.0 / half / half, FRAC_PI_2.copysign(z.imag)));
    }
    if x == 1.0 && y < f64::MIN_POSITIVE.sqrt() {
        if y == 0.0 {
            return Err(Trouble::Domain);
        }
        let real = -(y.sqrt() / y.hypot(2.0).sqrt()).ln();
        return Ok(new(real, (2f64.atan2(-y) / 2.0).copysign(z.imag)));
    }
    let real = (4.0 * x / ((1.0 - x) * (1.0 - x) + y * y)).ln_1p() / 4.0;
    Ok(new(real, -(-2.0 * z.imag).atan2((1.0 - x) * (1.0 + x) - y * y) / 2.0))
}

pub fn cos(z: Complex) -> Answer {
    cosh(new(-z.imag, z.real))
}

pub fn cosh(z: Complex) -> Answer {
    if !finite(z) {
        return nonfinite::cosh(z);
    }
    let (sine, cosine) = (z.imag.sin(), z.imag.cos());
    if z.real.abs() > LOG_LARGE {
        let nearer = z.real - 1f64.copysign(z.real);
        return checked(new(cosine * nearer.cosh() * E, sine * nearer.sinh() * E));
    }
    checked(new(cosine * z.real.cosh(), sine * z.real.sinh()))
}

pub fn exp(z: Complex) -> Answer {
    if !finite(z) {
        return nonfinite::exp(z);
    }
    let (sine, cosine) = (z.imag.sin(), z.imag.cos());
    if z.real > LOG_LARGE {
        let size = (z.real - 1.0).exp();
        return checked(new(size * cosine * E, size * sine * E));
    }
    let size = z.real.exp();
    checked(new(size * cosine, size * sine))
}

pub fn log(z: Complex) -> Answer {
    if !finite(z) {
        return Ok(nonfinite::log(z));
    }
    let (x, y) = (z.real.abs(), z.imag.abs());
    let real = if is_large(z) {
        (x / 2.0).hypot(y / 2.0).ln() + LN_2
    } else if x < f64::MIN_POSITIVE && y < f64::MIN_POSITIVE {
        if x == 0.0 && y == 0.0 {
            return Err(Trouble::Domain);
        }
        libm::ldexp(x, 53).hypot(libm::ldexp(y, 53)).ln() - 53.0 * LN_2
    } else {
        let size = x.hypot(y);
        if (0.71..=1.73).contains(&size) {
            let (more, less) = if x > y { (x, y) } else { (y, x) };
            ((more - 1.0) * (more + 1.0) + less * less).ln_1p() / 2.0
        } else {
            size.ln()
        }
    };
    Ok(new(real, z.imag.atan2(z.real)))
}

pub fn log10(z: Complex) -> Answer {
    let result = log(z)?;
    Ok(new(result.real / LN_10, result.imag / LN_10))
}

pub fn sin(z: Complex) -> Answer {
    turned(z, sinh)
}

pub fn sinh(z: Complex) -> Answer {
    if !finite(z) {
        return nonfinite::sinh(z);
    }
    let (sine, cosine) = (z.imag.sin(), z.imag.cos());
    if z.real.abs() > LOG_LARGE {
        let nearer = z.real - 1f64.copysign(z.real);
        return checked(new(cosine * nearer.sinh() * E, sine * nearer.cosh() * E));
    }
    checked(new(cosine * z.real.sinh(), sine * z.real.cosh()))
}

pub fn tan(z: Complex) -> Answer {
    turned(z, tanh)
}

pub fn tanh(z: Complex) -> Answer {
    if !finite(z) {
        return nonfinite::tanh(z);
    }
    if z.real.abs() > LOG_LARGE {
        let imag = 4.0 * z.imag.sin() * z.imag.cos() * (-2.0 * z.real.abs()).exp();
        return Ok(new(1f64.copysign(z.real), imag));
    }
    let (wide, steep) = (z.real.tanh(), z.imag.tan());
    let narrow = 1.0 / z.real.cosh();
    let product = wide * steep;
    let below = 1.0 + product * product;
    Ok(new(wide * (1.0 + steep * steep) / below, ((steep / below) * narrow) * narrow))
}

/// The number of a length and an angle.
pub fn rect(length: f64, angle: f64) -> Answer {
    if !length.is_finite() || !angle.is_finite() {
        return nonfinite::rect(length, angle);
    }
    if angle == 0.0 {
        return Ok(new(length, length * angle));
    }
    Ok(new(length * angle.cos(), length * angle.sin()))
}
