//! Functions of ints: factorial, combinations, greatest common divisor, integer square root.

use crate::memory::{Kind, Tuple, Value};
use crate::objects::int::{from_big, to_big};
use crate::objects::native::{Def, def};
use crate::vm::{Res, Vm};
use dashu_int::IBig;
use dashu_int::ops::{BitTest, UnsignedAbs};

/// The definitions of this file.
pub const FUNCTIONS: &[Def] = &[
    def("comb(n, k, /)", "Number of ways to choose k items from n.", |vm, args| {
        let (n, k) = (vm.index_value(&args[0])?, vm.index_value(&args[1])?);
        let (n, k) = (non_negative(vm, &n, "n")?, non_negative(vm, &k, "k")?);
        if k > n {
            return Ok(Value::int(0));
        }
        let rest = &n - &k;
        let k = if rest < k { rest } else { k };
        let Ok(k) = u64::try_from(&k) else {
            return Err(vm.overflow_error("min(n - k, k) must not exceed 9223372036854775807"));
        };
        combinations(vm, &n, k).map(from_big)
    }),
    def("perm(n, k=None, /)", "Number of ways to arrange k items of n.", |vm, args| {
        if args[1].is_none() {
            return factorial(vm, &args[0]);
        }
        let (n, k) = (vm.index_value(&args[0])?, vm.index_value(&args[1])?);
        let (n, k) = (non_negative(vm, &n, "n")?, non_negative(vm, &k, "k")?);
        if k > n {
            return Ok(Value::int(0));
        }
        let Ok(k) = u64::try_from(&k) else {
            return Err(vm.overflow_error("k must not exceed 9223372036854775807"));
        };
        falling(vm, &n, k).map(from_big)
    }),
    def("factorial(n, /)", "n!", |vm, args| factorial(vm, &args[0])),
    def("gcd(*integers)", "Greatest common divisor.", |vm, args| {
        let mut result = IBig::ZERO;
        for value in vm.collect(&args[0])? {
            let value = integer(vm, &value)?;
            vm.tick(value.bit_len() / 64 + 1)?;
            result = vm.big_gcd(&result, &value)?;
        }
        Ok(from_big(result))
    }),
    def("lcm(*integers)", "Least common multiple.", |vm, args| {
        let mut result = IBig::ONE;
        for value in vm.collect(&args[0])? {
            let value = integer(vm, &value)?;
            if result == IBig::ZERO || value == IBig::ZERO {
                result = IBig::ZERO;
                continue;
            }
            let divisor = vm.big_gcd(&result, &value)?;
            let part = vm.big_divide(&result, &divisor)?.0;
            result = IBig::from(vm.big_multiply(&part, &value)?.unsigned_abs());
        }
        Ok(from_big(result))
    }),
    def("isqrt(n, /)", "Integer part of the square root.", |vm, args| {
        let n = integer(vm, &args[0])?;
        if n < IBig::ZERO {
            return Err(vm.value_error("isqrt() argument must be nonnegative"));
        }
        vm.big_root(&n).map(from_big)
    }),
];

fn integer(vm: &mut Vm, value: &Value) -> Res<IBig> {
    let value = vm.index_value(value)?;
    Ok(to_big(&value).unwrap_or(IBig::ZERO))
}

fn non_negative(vm: &mut Vm, value: &Value, name: &str) -> Res<IBig> {
    let number = integer(vm, value)?;
    if number < IBig::ZERO {
        return Err(vm.value_error(format!("{name} must be a non-negative integer")));
    }
    Ok(number)
}

fn factorial(vm: &mut Vm, value: &Value) -> Res {
    if value.unwrapped().kind() == Kind::Float {
        return Err(vm.type_error("'float' object cannot be interpreted as an integer"));
    }
    let n = integer(vm, value)?;
    if n < IBig::ZERO {
        return Err(vm.value_error("factorial() not defined for negative values"));
    }
    let Some(n) = i64::try_from(&n).ok() else {
        return Err(vm.overflow_error(format!("factorial() argument should not exceed {}", i64::MAX)));
    };
    charge_product(vm, n as f64, n as f64)?;
    product(vm, 1, n as u64).map(from_big)
}

/// Room for the product of `count` numbers, the largest of which is `largest`, the smallest 1 at the least.
fn charge_product(vm: &mut Vm, largest: f64, count: f64) -> Res<()> {
    // By Stirling's formula the logarithm of n! is n log n - n, and a little more.
    let rest = largest - count;
    let log = |n: f64| if n < 1.0 { 0.0 } else { n * n.log2() - n * std::f64::consts::LOG2_E };
    vm.charge_words(((log(largest) - log(rest)).max(0.0) / 64.0) as usize)
}

/// `low+1 ..= high` multiplied, by halves, so that the numbers multiplied are of like size.
fn product(vm: &mut Vm, low: u64, high: u64) -> Res<IBig> {
    if high <= low {
        return Ok(IBig::ONE);
    }
    if high - low <= 12 {
        let mut result = IBig::ONE;
        for factor in low + 1..=high {
            result *= IBig::from(factor);
        }
        return Ok(result);
    }
    let middle = low + (high - low) / 2;
    vm.tick(4)?;
    let left = vm.deeper(|vm| product(vm, low, middle))?;
    let right = vm.deeper(|vm| product(vm, middle, high))?;
    vm.big_multiply(&left, &right)
}

/// `n * (n-1) * ... ` with `k` factors.
fn falling(vm: &mut Vm, n: &IBig, k: u64) -> Res<IBig> {
    if let Ok(small) = u64::try_from(n) {
        charge_product(vm, small as f64, k as f64)?;
        return product(vm, small - k, small);
    }
    let mut result = IBig::ONE;
    for step in 0..k {
        result = vm.big_multiply(&result, &(n - IBig::from(step)))?;
        vm.tick(1)?;
    }
    Ok(result)
}

fn combinations(vm: &mut Vm, n: &IBig, k: u64) -> Res<IBig> {
    if k < 64 {
        let mut result = IBig::ONE;
        for step in 0..k {
            result = vm.big_multiply(&result, &(n - IBig::from(step)))? / IBig::from(step + 1);
        }
        return Ok(result);
    }
    let top = falling(vm, n, k)?;
    let bottom = product(vm, 1, k)?;
    Ok(vm.big_divide(&top, &bottom)?.0)
}

/// Pairs of ints come as tuples elsewhere.
const _: fn(&Tuple) = |_| {};
