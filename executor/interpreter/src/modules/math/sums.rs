//! `fsum`, `prod`, `sumprod`.

use crate::memory::{Kind, Value};
use crate::objects::native::{Def, def};
use crate::vm::operators::Binary;
use crate::vm::{Res, Vm};

/// The definitions of this file.
pub const FUNCTIONS: &[Def] = &[
    def("fsum(seq, /)", "An accurate sum of floats.", |vm, args| {
        let iterator = vm.iter(&args[0])?;
        let mut sum = Exact::default();
        while let Some(item) = vm.next(&iterator)? {
            let x = vm.float_of(&item)?;
            if let Err(message) = sum.add(x) {
                return Err(vm.overflow_error(message));
            }
        }
        match sum.total() {
            Ok(total) => Ok(Value::float(total)),
            Err(message) if message.starts_with("-inf") => Err(vm.value_error(message)),
            Err(message) => Err(vm.overflow_error(message)),
        }
    }),
    def("prod(iterable, /, *, start=1)", "The product of all items.", |vm, args| {
        let iterator = vm.iter(&args[0])?;
        let mut total = args[1].clone();
        while let Some(item) = vm.next(&iterator)? {
            total = vm.binary(Binary::Multiply, &total, &item)?;
        }
        Ok(total)
    }),
    def("sumprod(p, q, /)", "The sum of products of two series of the same length.", sum_of_products),
];

/// A sum kept as floats that do not overlap (Shewchuk), so that nothing is lost.
#[derive(Default)]
pub struct Exact {
    partials: Vec<f64>,
    special: f64,
    infinite: f64,
    has_special: bool,
}

impl Exact {
    /// Adds a number.
    pub fn add(&mut self, x: f64) -> Result<(), &'static str> {
        let original = x;
        let mut x = x;
        let mut kept = 0;
        for place in 0..self.partials.len() {
            let mut y = self.partials[place];
            if x.abs() < y.abs() {
                std::mem::swap(&mut x, &mut y);
            }
            let high = x + y;
            let low = y - (high - x);
            if low != 0.0 {
                self.partials[kept] = low;
                kept += 1;
            }
            x = high;
        }
        self.partials.truncate(kept);
        if x != 0.0 {
            if !x.is_finite() {
                if original.is_finite() {
                    return Err("intermediate overflow in fsum");
                }
                if original.is_infinite() {
                    self.infinite += original;
                }
                self.special += original;
                self.has_special = true;
                self.partials.clear();
            } else {
                self.partials.push(x);
            }
        }
        Ok(())
    }

    /// The sum, rounded once.
    pub fn total(&self) -> Result<f64, &'static str> {
        if self.has_special {
            if self.infinite.is_nan() {
                return Err("-inf + inf in fsum");
            }
            return Ok(self.special);
        }
        let mut place = self.partials.len();
        if place == 0 {
            return Ok(0.0);
        }
        place -= 1;
        let mut high = self.partials[place];
        let mut low = 0.0;
        while place > 0 {
            let x = high;
            place -= 1;
            let y = self.partials[place];
            high = x + y;
            low = y - (high - x);
            if low != 0.0 {
                break;
            }
        }
        // Half-way cases look at what lies below.
        if place > 0 && ((low < 0.0 && self.partials[place - 1] < 0.0) || (low > 0.0 && self.partials[place - 1] > 0.0))
        {
            let doubled = low * 2.0;
            let x = high + doubled;
            if doubled == x - high {
                high = x;
            }
        }
        Ok(high)
    }
}

/// A float in three parts, each smaller than the last bit of the one before.
#[derive(Clone, Copy, Default)]
struct Triple {
    high: f64,
    low: f64,
    tiny: f64,
}

/// A sum and the error of its rounding.
fn exact_sum(a: f64, b: f64) -> (f64, f64) {
    let x = a + b;
    let z = x - a;
    (x, (a - (x - z)) + (b - z))
}

impl Triple {
    fn plus_product(self, x: f64, y: f64) -> Triple {
        let product = x * y;
        let error = x.mul_add(y, -product);
        let (high, rest) = exact_sum(self.high, product);
        let (first, second) = exact_sum(self.low, error);
        let (low, third) = exact_sum(first, rest);
        Triple { high, low, tiny: self.tiny + second + third }
    }

    fn rounded(self) -> f64 {
        let (high, low) = exact_sum(self.low, self.high);
        self.tiny + low + high
    }
}

/// Ints are multiplied as ints for as long as both series hold small ints, then floats as floats, then the rest as it
/// comes: the switches decide what is rounded, so they are CPython's.
fn sum_of_products(vm: &mut Vm, args: &[Value]) -> Res {
    let (p, q) = (vm.iter(&args[0])?, vm.iter(&args[1])?);
    let mut total = Value::int(0);
    let mut ints = Some(0i64);
    let mut floats = Some((Triple::default(), false));
    loop {
        let (left, right) = (vm.next(&p)?, vm.next(&q)?);
        let pair = match (left, right) {
            (Some(left), Some(right)) => Some((left, right)),
            (None, None) => None,
            _ => return Err(vm.value_error("Inputs are not the same length")),
        };
        if let Some(sum) = ints {
            let product = pair.as_ref().and_then(|(x, y)| x.as_int()?.checked_mul(y.as_int()?));
            if let Some(sum) = product.and_then(|product| product.checked_add(sum)) {
                ints = Some(sum);
                continue;
            }
            ints = None;
            total = Value::int(sum);
        }
        if let Some((sum, used)) = floats {
            let new = pair.as_ref().and_then(|(x, y)| {
                let (x, y) = float_pair(x, y)?;
                Some(sum.plus_product(x, y)).filter(|sum| sum.high.is_finite())
            });
            if let Some(sum) = new {
                floats = Some((sum, true));
                continue;
            }
            floats = None;
            if used {
                total = vm.binary(Binary::Add, &total, &Value::float(sum.rounded()))?;
            }
        }
        let Some((left, right)) = pair else { return Ok(total) };
        let product = vm.binary(Binary::Multiply, &left, &right)?;
        total = vm.binary(Binary::Add, &total, &product)?;
    }
}

/// Two floats, or one and an int.
fn float_pair(x: &Value, y: &Value) -> Option<(f64, f64)> {
    let number = |value: &Value| match value.kind() {
        Kind::Float | Kind::Int | Kind::Bool | Kind::BigInt => crate::vm::numbers::to_float(value),
        _ => None,
    };
    let either = x.kind() == Kind::Float || y.kind() == Kind::Float;
    if either { Some((number(x)?, number(y)?)) } else { None }
}
