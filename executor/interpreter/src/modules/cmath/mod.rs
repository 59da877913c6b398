//! `cmath`. <https://docs.python.org/3.13/library/cmath.html>

mod functions;
mod nonfinite;

use crate::memory::{Ref, Tuple, Value};
use crate::objects::Module;
use crate::objects::complex::{Complex, as_complex};
use crate::objects::native::{Def, def};
use crate::objects::str::intern;
use crate::vm::numbers::complex_quotient;
use crate::vm::{Res, Vm};

/// Why a function has no value somewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Trouble {
    Domain,
    Range,
}

/// What a function gives.
type Answer = Result<Complex, Trouble>;

fn new(real: f64, imag: f64) -> Complex {
    Complex { real, imag }
}

fn boxed(z: Complex) -> Value {
    Value::from(Ref::new(z))
}

fn told(vm: &mut Vm, answer: Answer) -> Res<Complex> {
    answer.map_err(|trouble| match trouble {
        Trouble::Domain => vm.value_error("math domain error"),
        Trouble::Range => vm.overflow_error("math range error"),
    })
}

/// A function of one complex number.
macro_rules! unary {
    ($signature:literal, $doc:literal, $function:expr) => {
        def($signature, $doc, |vm, args| {
            let z = as_complex(vm, &args[0])?;
            told(vm, $function(z)).map(boxed)
        })
    };
}

/// A question about both parts.
macro_rules! question {
    ($signature:literal, $doc:literal, $function:expr) => {
        def($signature, $doc, |vm, args| {
            let z = as_complex(vm, &args[0])?;
            let question: fn(Complex) -> bool = $function;
            Ok(Value::bool(question(z)))
        })
    };
}

const FUNCTIONS: &[Def] = &[
    unary!("acos(z, /)", "Arc cosine.", functions::acos),
    unary!("acosh(z, /)", "Inverse hyperbolic cosine.", functions::acosh),
    unary!("asin(z, /)", "Arc sine.", functions::asin),
    unary!("asinh(z, /)", "Inverse hyperbolic sine.", functions::asinh),
    unary!("atan(z, /)", "Arc tangent.", functions::atan),
    unary!("atanh(z, /)", "Inverse hyperbolic tangent.", functions::atanh),
    unary!("cos(z, /)", "Cosine.", functions::cos),
    unary!("cosh(z, /)", "Hyperbolic cosine.", functions::cosh),
    unary!("exp(z, /)", "e to the power of z.", functions::exp),
    unary!("log10(z, /)", "Base-10 logarithm.", functions::log10),
    unary!("sin(z, /)", "Sine.", functions::sin),
    unary!("sinh(z, /)", "Hyperbolic sine.", functions::sinh),
    unary!("sqrt(z, /)", "Square root.", functions::sqrt),
    unary!("tan(z, /)", "Tangent.", functions::tan),
    unary!("tanh(z, /)", "Hyperbolic tangent.", functions::tanh),
    question!("isfinite(z, /)", "True when both parts are finite.", |z| z.real.is_finite() && z.imag.is_finite()),
    question!("isinf(z, /)", "True when a part is infinite.", |z| z.real.is_infinite() || z.imag.is_infinite()),
    question!("isnan(z, /)", "True when a part is not a number.", |z| z.real.is_nan() || z.imag.is_nan()),
    def("log(z, base=<unset>, /)", "Logarithm of z to the given base, or natural.", |vm, args| {
        let z = as_complex(vm, &args[0])?;
        let base = if args[1].is_undef() { None } else { Some(as_complex(vm, &args[1])?) };
        let numerator = functions::log(z);
        let Some(base) = base else { return told(vm, numerator).map(boxed) };
        // Beside a base, the logarithm of zero is minus infinity.
        let numerator = numerator.unwrap_or(new(f64::NEG_INFINITY, z.imag.atan2(z.real)));
        let quotient = functions::log(base).and_then(|below| complex_quotient(numerator, below).ok_or(Trouble::Domain));
        told(vm, quotient).map(boxed)
    }),
    def("phase(z, /)", "The angle of z, in radians.", |vm, args| {
        let z = as_complex(vm, &args[0])?;
        Ok(Value::float(z.imag.atan2(z.real)))
    }),
    def("polar(z, /)", "Length and angle of z.", |vm, args| {
        let z = as_complex(vm, &args[0])?;
        let length = z.real.hypot(z.imag);
        if length.is_infinite() && z.real.is_finite() && z.imag.is_finite() {
            return Err(vm.overflow_error("math range error"));
        }
        Ok(Value::from(Tuple::from_vec(vec![Value::float(length), Value::float(z.imag.atan2(z.real))])))
    }),
    def("rect(r, phi, /)", "The number of that length and angle.", |vm, args| {
        let (length, angle) = (vm.float_of(&args[0])?, vm.float_of(&args[1])?);
        told(vm, functions::rect(length, angle)).map(boxed)
    }),
    def("isclose(a, b, *, rel_tol=1e-09, abs_tol=0.0)", "True when a and b are close to each other.", |vm, args| {
        let (a, b) = (as_complex(vm, &args[0])?, as_complex(vm, &args[1])?);
        let (relative, absolute) = (vm.float_of(&args[2])?, vm.float_of(&args[3])?);
        if relative < 0.0 || absolute < 0.0 {
            return Err(vm.value_error("tolerances must be non-negative"));
        }
        if a == b {
            return Ok(Value::TRUE);
        }
        if [a.real, a.imag, b.real, b.imag].iter().any(|part| part.is_infinite()) {
            return Ok(Value::FALSE);
        }
        let apart = (a.real - b.real).hypot(a.imag - b.imag);
        let (size_a, size_b) = (a.real.hypot(a.imag), b.real.hypot(b.imag));
        let close = apart <= relative * size_b || apart <= relative * size_a || apart <= absolute;
        Ok(Value::bool(close))
    }),
];

/// Fills the module.
pub fn load(vm: &mut Vm, module: &Ref<Module>) -> Res<()> {
    vm.add_functions(module, FUNCTIONS);
    let constants = [
        ("pi", Value::float(std::f64::consts::PI)),
        ("e", Value::float(std::f64::consts::E)),
        ("tau", Value::float(std::f64::consts::TAU)),
        ("inf", Value::float(f64::INFINITY)),
        ("infj", Value::from(Ref::new(new(0.0, f64::INFINITY)))),
        ("nan", Value::float(f64::NAN)),
        ("nanj", Value::from(Ref::new(new(0.0, f64::NAN)))),
    ];
    for (name, value) in constants {
        module.dict.set_str(&intern(name), value);
    }
    Ok(())
}
