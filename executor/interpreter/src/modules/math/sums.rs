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

fn sum_of_products(vm: &mut Vm, args: &[Value]) -> Res {
    let (p, q) = (vm.collect(&args[0])?, vm.collect(&args[1])?);
    if p.len() != q.len() {
        return Err(vm.value_error("Inputs are not the same length"));
    }
    let floats = |items: &[Value]| {
        items.iter().any(|item| item.kind() == Kind::Float)
            && items.iter().all(|item| matches!(item.kind(), Kind::Float | Kind::Int | Kind::Bool))
    };
    let plain = |items: &[Value]| items.iter().all(|item| matches!(item.kind(), Kind::Float | Kind::Int | Kind::Bool));
    if (floats(&p) && plain(&q)) || (floats(&q) && plain(&p)) {
        // Each product is two floats without an error between them.
        let mut sum = Exact::default();
        let mut fits = true;
        for (x, y) in p.iter().zip(&q) {
            let (x, y) = (vm.float_of(x)?, vm.float_of(y)?);
            let product = x * y;
            let error = if product.is_finite() { x.mul_add(y, -product) } else { 0.0 };
            fits &= sum.add(product).is_ok() && sum.add(error).is_ok();
        }
        if fits && let Ok(total) = sum.total() {
            return Ok(Value::float(total));
        }
    }
    let mut total = Value::int(0);
    for (x, y) in p.iter().zip(&q) {
        let product = vm.binary(Binary::Multiply, x, y)?;
        total = vm.binary(Binary::Add, &total, &product)?;
    }
    Ok(total)
}
