//! Functions of floats: powers and logarithms, trigonometry, rounding, the bits of a float.

use crate::memory::{Kind, Ref, Tuple, Value};
use crate::objects::BigInt;
use crate::objects::int::{from_big, to_big};
use crate::objects::native::{Def, def};
use crate::objects::str::intern;
use crate::vm::numbers::{float_to_big, frexp, ldexp};
use crate::vm::{Res, Vm};
use dashu_int::IBig;
use dashu_int::ops::{BitTest, UnsignedAbs};

/// A function of one float whose domain errors show as NaN and whose overflow shows as an infinity.
macro_rules! unary {
    ($signature:literal, $doc:literal, $function:expr) => {
        def($signature, $doc, |vm, args| {
            let x = vm.float_of(&args[0])?;
            let function: fn(f64) -> f64 = $function;
            checked(vm, function(x), &[x])
        })
    };
}

/// NaN from numbers is a domain error, an infinity from finite numbers a range error.
fn checked(vm: &mut Vm, result: f64, arguments: &[f64]) -> Res {
    if result.is_nan() && !arguments.iter().any(|x| x.is_nan()) {
        return Err(vm.value_error("math domain error"));
    }
    if result.is_infinite() && arguments.iter().all(|x| x.is_finite()) {
        return Err(vm.overflow_error("math range error"));
    }
    Ok(Value::float(result))
}

/// The definitions of this file.
pub const FUNCTIONS: &[Def] = &[
    unary!("acos(x, /)", "Arc cosine, in radians.", f64::acos),
    unary!("acosh(x, /)", "Inverse hyperbolic cosine.", super::hyperbolic::acosh),
    unary!("asin(x, /)", "Arc sine, in radians.", f64::asin),
    unary!("asinh(x, /)", "Inverse hyperbolic sine.", super::hyperbolic::asinh),
    unary!("atan(x, /)", "Arc tangent, in radians.", f64::atan),
    def("atan2(y, x, /)", "Arc tangent of y/x, in radians, in the right quadrant.", |vm, args| {
        let (y, x) = (vm.float_of(&args[0])?, vm.float_of(&args[1])?);
        Ok(Value::float(y.atan2(x)))
    }),
    def("atanh(x, /)", "Inverse hyperbolic tangent.", |vm, args| {
        let x = vm.float_of(&args[0])?;
        if x.abs() >= 1.0 {
            return Err(vm.value_error("math domain error"));
        }
        Ok(Value::float(super::hyperbolic::atanh(x)))
    }),
    unary!("cbrt(x, /)", "Cube root.", f64::cbrt),
    unary!("cos(x, /)", "Cosine of x radians.", f64::cos),
    unary!("cosh(x, /)", "Hyperbolic cosine.", f64::cosh),
    def("degrees(x, /)", "Convert radians to degrees.", |vm, args| {
        Ok(Value::float(vm.float_of(&args[0])? * (180.0 / std::f64::consts::PI)))
    }),
    unary!("erf(x, /)", "Error function.", super::special::erf),
    unary!("erfc(x, /)", "Complementary error function.", super::special::erfc),
    unary!("exp(x, /)", "e to the power of x.", f64::exp),
    unary!("exp2(x, /)", "2 to the power of x.", f64::exp2),
    unary!("expm1(x, /)", "exp(x)-1, exact for small x.", f64::exp_m1),
    def("fabs(x, /)", "Absolute value of the float x.", |vm, args| Ok(Value::float(vm.float_of(&args[0])?.abs()))),
    def("fma(x, y, z, /)", "Fused multiply-add: x*y+z with one rounding.", |vm, args| {
        let (x, y, z) = (vm.float_of(&args[0])?, vm.float_of(&args[1])?, vm.float_of(&args[2])?);
        let result = x.mul_add(y, z);
        if result.is_nan() && !x.is_nan() && !y.is_nan() && !z.is_nan() {
            return Err(vm.value_error("invalid operation in fma"));
        }
        if result.is_infinite() && x.is_finite() && y.is_finite() && z.is_finite() {
            return Err(vm.overflow_error("overflow in fma"));
        }
        Ok(Value::float(result))
    }),
    def("fmod(x, y, /)", "Remainder of x/y with the sign of x.", |vm, args| {
        let (x, y) = (vm.float_of(&args[0])?, vm.float_of(&args[1])?);
        checked(vm, x % y, &[x, y])
    }),
    def("frexp(x, /)", "Mantissa and exponent of x.", |vm, args| {
        let x = vm.float_of(&args[0])?;
        let (mantissa, exponent) = frexp(x);
        Ok(Value::from(Tuple::from_vec(vec![Value::float(mantissa), Value::int(exponent)])))
    }),
    def("ldexp(x, i, /)", "x * (2**i).", |vm, args| {
        let x = vm.float_of(&args[0])?;
        if !matches!(args[1].unwrapped().kind(), Kind::Int | Kind::Bool | Kind::BigInt) {
            return Err(vm.type_error("Expected an int as second argument to ldexp."));
        }
        let exponent = vm.slice_bound(args[1].unwrapped())?.clamp(-100_000, 100_000);
        let result = if x == 0.0 || !x.is_finite() { x } else { scale(x, exponent) };
        if result.is_infinite() && x.is_finite() {
            return Err(vm.overflow_error("math range error"));
        }
        Ok(Value::float(result))
    }),
    def("gamma(x, /)", "Gamma function.", |vm, args| {
        let x = vm.float_of(&args[0])?;
        if x == f64::NEG_INFINITY || (x <= 0.0 && x == x.floor() && x.is_finite()) {
            return Err(vm.value_error("math domain error"));
        }
        // Whole numbers are factorials.
        if x == x.floor() && (1.0..=23.0).contains(&x) {
            let mut product = 1.0;
            for factor in 2..x as u32 {
                product *= f64::from(factor);
            }
            return Ok(Value::float(product));
        }
        let result = super::special::gamma(x);
        if result.is_infinite() && x.is_finite() {
            return Err(vm.overflow_error("math range error"));
        }
        Ok(Value::float(result))
    }),
    def("lgamma(x, /)", "Natural logarithm of the absolute value of the Gamma function.", |vm, args| {
        let x = vm.float_of(&args[0])?;
        if x.is_infinite() {
            return Ok(Value::float(f64::INFINITY));
        }
        if x <= 0.0 && x == x.floor() {
            return Err(vm.value_error("math domain error"));
        }
        let result = super::special::lgamma(x);
        if result.is_infinite() {
            return Err(vm.overflow_error("math range error"));
        }
        Ok(Value::float(result))
    }),
    def("hypot(*coordinates)", "Euclidean distance of a point from the origin.", |vm, args| {
        let coordinates = vm.collect(&args[0])?;
        let mut floats = Vec::with_capacity(coordinates.len());
        for coordinate in &coordinates {
            floats.push(vm.float_of(coordinate)?);
        }
        Ok(Value::float(norm(&floats)))
    }),
    def("dist(p, q, /)", "Euclidean distance between two points.", |vm, args| {
        let (p, q) = (vm.collect(&args[0])?, vm.collect(&args[1])?);
        if p.len() != q.len() {
            return Err(vm.value_error("both points must have the same number of dimensions"));
        }
        let mut differences = Vec::with_capacity(p.len());
        for (x, y) in p.iter().zip(&q) {
            differences.push(vm.float_of(x)? - vm.float_of(y)?);
        }
        Ok(Value::float(norm(&differences)))
    }),
    def("isclose(a, b, *, rel_tol=1e-09, abs_tol=0.0)", "Whether two numbers are close.", |vm, args| {
        let (a, b) = (vm.float_of(&args[0])?, vm.float_of(&args[1])?);
        let (relative, absolute) = (vm.float_of(&args[2])?, vm.float_of(&args[3])?);
        if relative < 0.0 || absolute < 0.0 {
            return Err(vm.value_error("tolerances must be non-negative"));
        }
        if a == b {
            return Ok(Value::TRUE);
        }
        if a.is_infinite() || b.is_infinite() {
            return Ok(Value::FALSE);
        }
        let difference = (b - a).abs();
        let close = difference <= (relative * b).abs() || difference <= (relative * a).abs() || difference <= absolute;
        Ok(Value::bool(close))
    }),
    def("isfinite(x, /)", "True if x is neither an infinity nor a NaN.", |vm, args| {
        Ok(Value::bool(vm.float_of(&args[0])?.is_finite()))
    }),
    def("isinf(x, /)", "True if x is an infinity.", |vm, args| Ok(Value::bool(vm.float_of(&args[0])?.is_infinite()))),
    def("isnan(x, /)", "True if x is a NaN.", |vm, args| Ok(Value::bool(vm.float_of(&args[0])?.is_nan()))),
    def("copysign(x, y, /)", "x with the sign of y.", |vm, args| {
        let (x, y) = (vm.float_of(&args[0])?, vm.float_of(&args[1])?);
        Ok(Value::float(x.copysign(y)))
    }),
    def("log(x, base=<unset>, /)", "Logarithm of x to the given base, or natural.", |vm, args| {
        let numerator = logarithm(vm, &args[0], f64::ln)?;
        if args[1].is_undef() {
            return Ok(Value::float(numerator));
        }
        let denominator = logarithm(vm, &args[1], f64::ln)?;
        if denominator == 0.0 {
            return Err(vm.zero_division("float division by zero"));
        }
        Ok(Value::float(numerator / denominator))
    }),
    def("log1p(x, /)", "Natural logarithm of 1+x, exact for small x.", |vm, args| {
        let x = vm.float_of(&args[0])?;
        if x <= -1.0 {
            return Err(vm.value_error("math domain error"));
        }
        Ok(Value::float(x.ln_1p()))
    }),
    def("log2(x, /)", "Base-2 logarithm.", |vm, args| logarithm(vm, &args[0], f64::log2).map(Value::float)),
    def("log10(x, /)", "Base-10 logarithm.", |vm, args| logarithm(vm, &args[0], f64::log10).map(Value::float)),
    def("modf(x, /)", "Fractional and integer parts of x.", |vm, args| {
        let x = vm.float_of(&args[0])?;
        let (fraction, whole) =
            if x.is_infinite() { (0f64.copysign(x), x) } else { ((x - x.trunc()).copysign(x), x.trunc()) };
        Ok(Value::from(Tuple::from_vec(vec![Value::float(fraction), Value::float(whole)])))
    }),
    def("pow(x, y, /)", "x to the power of y, as floats.", |vm, args| {
        let (x, y) = (vm.float_of(&args[0])?, vm.float_of(&args[1])?);
        let result = x.powf(y);
        if x == 0.0 && y < 0.0 && y.is_finite() {
            return Err(vm.value_error("math domain error"));
        }
        checked(vm, result, &[x, y])
    }),
    def("radians(x, /)", "Convert degrees to radians.", |vm, args| {
        Ok(Value::float(vm.float_of(&args[0])? * (std::f64::consts::PI / 180.0)))
    }),
    def("remainder(x, y, /)", "Difference between x and the closest multiple of y.", |vm, args| {
        let (x, y) = (vm.float_of(&args[0])?, vm.float_of(&args[1])?);
        if x.is_nan() || y.is_nan() {
            return Ok(Value::float(f64::NAN));
        }
        checked(vm, libm::remainder(x, y), &[x, y])
    }),
    unary!("sin(x, /)", "Sine of x radians.", f64::sin),
    unary!("sinh(x, /)", "Hyperbolic sine.", f64::sinh),
    def("sqrt(x, /)", "Square root.", |vm, args| {
        let x = vm.float_of(&args[0])?;
        checked(vm, x.sqrt(), &[x])
    }),
    unary!("tan(x, /)", "Tangent of x radians.", f64::tan),
    unary!("tanh(x, /)", "Hyperbolic tangent.", f64::tanh),
    def("ceil(x, /)", "The smallest integer that is not smaller than x.", |vm, args| {
        whole(vm, &args[0], "__ceil__", f64::ceil)
    }),
    def("floor(x, /)", "The largest integer that is not larger than x.", |vm, args| {
        whole(vm, &args[0], "__floor__", f64::floor)
    }),
    def("trunc(x, /)", "x without its fraction.", |vm, args| {
        if let Some(x) = args[0].as_float() {
            return float_to_int(vm, x.trunc());
        }
        match own_rounding(vm, &args[0], "__trunc__")? {
            Some(result) => Ok(result),
            None => {
                let found = vm.class_of(&args[0]).name();
                Err(vm.type_error(format!("type {} doesn't define __trunc__ method", found.as_str())))
            }
        }
    }),
    def("nextafter(x, y, /, *, steps=None)", "The float a number of steps after x towards y.", |vm, args| {
        let (x, y) = (vm.float_of(&args[0])?, vm.float_of(&args[1])?);
        let steps = if args[2].is_none() {
            1
        } else {
            let steps = vm.index_value(&args[2])?;
            match steps.as_index() {
                Some(steps) if steps >= 0 => steps as u64,
                Some(_) => return Err(vm.value_error("steps must be a non-negative integer")),
                None if steps.get::<BigInt>().is_some_and(|big| big.0 < IBig::ZERO) => {
                    return Err(vm.value_error("steps must be a non-negative integer"));
                }
                None => u64::MAX,
            }
        };
        Ok(Value::float(if steps == 0 { x } else { next_after(x, y, steps) }))
    }),
    def("ulp(x, /)", "The value of the least significant bit of x.", |vm, args| {
        let x = vm.float_of(&args[0])?.abs();
        if !x.is_finite() {
            return Ok(Value::float(x));
        }
        let next = next_after(x, f64::INFINITY, 1);
        Ok(Value::float(if next.is_infinite() { x - next_after(x, 0.0, 1) } else { next - x }))
    }),
];

/// `x * 2**exponent` with one rounding.
fn scale(x: f64, exponent: i64) -> f64 {
    let (mantissa, own) = frexp(x);
    let total = own + exponent;
    if total > 1025 {
        return f64::INFINITY.copysign(x);
    }
    if total < -1100 {
        return 0f64.copysign(x);
    }
    if total >= -1021 {
        return ldexp(mantissa, total);
    }
    // A subnormal result: the mantissa is scaled as an int, and the last step rounds.
    ldexp(mantissa, -1021) * 2f64.powi((total + 1021) as i32)
}

/// An int from a whole float.
fn float_to_int(vm: &mut Vm, x: f64) -> Res {
    if x.is_nan() {
        return Err(vm.value_error("cannot convert float NaN to integer"));
    }
    if x.is_infinite() {
        return Err(vm.overflow_error("cannot convert float infinity to integer"));
    }
    if x.abs() < 9e18 {
        return Ok(Value::int(x as i64));
    }
    Ok(from_big(float_to_big(x)))
}

fn whole(vm: &mut Vm, value: &Value, name: &str, round: fn(f64) -> f64) -> Res {
    if let Some(x) = value.as_float() {
        return float_to_int(vm, round(x));
    }
    if let Some(result) = own_rounding(vm, value, name)? {
        return Ok(result);
    }
    let x = vm.float_of(value)?;
    float_to_int(vm, round(x))
}

/// What an object's own `__floor__` and the like say; None in their place is called like anything else.
fn own_rounding(vm: &mut Vm, value: &Value, name: &str) -> Res<Option<Value>> {
    let name = intern(name);
    if vm.class_of(value).lookup(&name).is_some_and(|method| method.is_none()) {
        return vm.call(&Value::NONE, &[]).map(Some);
    }
    vm.special(value, &name, &[])
}

/// A logarithm; ints of any size have one.
fn logarithm(vm: &mut Vm, value: &Value, log: fn(f64) -> f64) -> Res<f64> {
    let inner = value.unwrapped();
    if let Kind::BigInt = inner.kind()
        && let Some(big) = to_big(inner)
    {
        if big <= IBig::ZERO {
            return Err(vm.value_error("math domain error"));
        }
        if let Some(x) = crate::vm::numbers::big_to_float(&big) {
            return Ok(log(x));
        }
        // A fraction of at least a half, and a power of two. The last bit stands for all that are cut off, so that the
        // fraction is rounded as the whole number would be.
        let magnitude = big.unsigned_abs();
        let bits = magnitude.bit_len();
        let rest = magnitude.trailing_zeros().is_some_and(|zeros| zeros < bits - 64);
        let top = u64::try_from(&(magnitude >> (bits - 64))).unwrap_or(u64::MAX) | u64::from(rest);
        let (mut fraction, mut exponent) = (top as f64 / 2f64.powi(64), bits as f64);
        if fraction == 1.0 {
            (fraction, exponent) = (0.5, exponent + 1.0);
        }
        return Ok(log(fraction) + log(2.0) * exponent);
    }
    let x = vm.float_of(value)?;
    if x <= 0.0 {
        return Err(vm.value_error("math domain error"));
    }
    Ok(log(x))
}

/// The length of a vector, scaled so that nothing overflows and summed with the rounding errors kept.
fn norm(coordinates: &[f64]) -> f64 {
    let largest = coordinates.iter().fold(0.0f64, |largest, x| largest.max(x.abs()));
    if coordinates.iter().any(|x| x.is_infinite()) {
        return f64::INFINITY;
    }
    if coordinates.iter().any(|x| x.is_nan()) {
        return f64::NAN;
    }
    if largest == 0.0 || coordinates.len() <= 1 {
        return largest;
    }
    let (_, exponent) = frexp(largest);
    let down = |x: f64| scale(x, -exponent);
    // Squares as sums of two floats, added with compensation.
    let (mut sum, mut low) = (1.0, 0.0);
    for x in coordinates {
        let x = down(*x);
        let square = x * x;
        let error = x.mul_add(x, -square);
        let next = sum + square;
        low += (sum - next) + square;
        low += error;
        sum = next;
    }
    let root = (sum - 1.0 + low).sqrt();
    // One step of correction.
    let square = root * root;
    let error = root.mul_add(root, -square);
    let rest = (sum - 1.0 - square) + (low - error);
    scale(root + rest / (2.0 * root), exponent)
}

fn next_after(x: f64, y: f64, steps: u64) -> f64 {
    if x.is_nan() || y.is_nan() {
        return f64::NAN;
    }
    if x == y || steps == 0 {
        return if steps == 0 { x } else { y };
    }
    // Floats in order, as ints: negative ones mirrored.
    let to_order = |x: f64| {
        let bits = x.to_bits() as i64;
        if bits < 0 { i64::MIN.wrapping_sub(bits) } else { bits }
    };
    let from_order = |order: i64| {
        let bits = if order < 0 { i64::MIN.wrapping_sub(order) } else { order };
        f64::from_bits(bits as u64)
    };
    let (from, to) = (to_order(x), to_order(y));
    let distance = (i128::from(to) - i128::from(from)).unsigned_abs();
    if u128::from(steps) >= distance {
        return y;
    }
    let step = i128::from(steps) * if to > from { 1 } else { -1 };
    let reached = from_order((i128::from(from) + step) as i64);
    if reached == 0.0 && x < 0.0 { -0.0 } else { reached }
}

/// Kept beside the functions that make ints from floats.
const _: fn(Ref<BigInt>) = |_| {};
