//! Functions of ints: factorial, combinations, greatest common divisor, integer square root.

use crate::memory::{Kind, Tuple, Value};
use crate::objects::int::{from_big, to_big};
use crate::objects::native::{Def, def};
use crate::vm::{Res, Vm};
use dashu_int::IBig;
use dashu_int::ops::{BitTest, Gcd, UnsignedAbs};

/// The definitions of this file.
pub const FUNCTIONS: &[Def] = &[
    def("comb(n, k, /)", "Number of ways to choose k items from n.", |vm, args| {
        let (n, k) = (non_negative(vm, &args[0], "n")?, non_negative(vm, &args[1], "k")?);
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
        let (n, k) = (non_negative(vm, &args[0], "n")?, non_negative(vm, &args[1], "k")?);
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
            vm.tick(value.clone().unsigned_abs().bit_len() / 64 + 1)?;
            result = if result == IBig::ZERO || value == IBig::ZERO {
                IBig::from((result + value).unsigned_abs())
            } else {
                IBig::from(result.unsigned_abs().gcd(value.unsigned_abs()))
            };
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
            let words = |number: &IBig| number.clone().unsigned_abs().bit_len() / 64 + 1;
            vm.charge_words(words(&result) + words(&value))?;
            let divisor = IBig::from(result.clone().unsigned_abs().gcd(value.clone().unsigned_abs()));
            result = IBig::from((result / divisor * value).unsigned_abs());
        }
        Ok(from_big(result))
    }),
    def("isqrt(n, /)", "Integer part of the square root.", |vm, args| {
        let n = integer(vm, &args[0])?;
        if n < IBig::ZERO {
            return Err(vm.value_error("isqrt() argument must be nonnegative"));
        }
        let words = n.clone().unsigned_abs().bit_len() / 64 + 1;
        vm.charge_multiplication(words, words)?;
        Ok(from_big(integer_root(&n)))
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
    product(vm, 1, n as u64).map(from_big)
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
    multiply(vm, left, right)
}

fn multiply(vm: &mut Vm, left: IBig, right: IBig) -> Res<IBig> {
    let words = |number: &IBig| number.clone().unsigned_abs().bit_len() / 64 + 1;
    let (x, y) = (words(&left), words(&right));
    vm.charge_words(x + y)?;
    vm.charge_multiplication(x, y)?;
    Ok(left * right)
}

/// `n * (n-1) * ... ` with `k` factors.
fn falling(vm: &mut Vm, n: &IBig, k: u64) -> Res<IBig> {
    if let Ok(small) = u64::try_from(n) {
        return product(vm, small - k, small);
    }
    let mut result = IBig::ONE;
    for step in 0..k {
        result = multiply(vm, result, n - IBig::from(step))?;
        vm.tick(1)?;
    }
    Ok(result)
}

fn combinations(vm: &mut Vm, n: &IBig, k: u64) -> Res<IBig> {
    if k < 64 {
        let mut result = IBig::ONE;
        for step in 0..k {
            result = multiply(vm, result, n - IBig::from(step))? / IBig::from(step + 1);
        }
        return Ok(result);
    }
    let top = falling(vm, n, k)?;
    let bottom = product(vm, 1, k)?;
    Ok(top / bottom)
}

/// Newton's method from above.
pub fn integer_root(n: &IBig) -> IBig {
    if *n < IBig::from(2) {
        return n.clone();
    }
    let bits = n.clone().unsigned_abs().bit_len();
    let mut root = IBig::ONE << bits.div_ceil(2);
    loop {
        let next = (&root + n / &root) >> 1;
        if next >= root {
            return root;
        }
        root = next;
    }
}

/// Pairs of ints come as tuples elsewhere.
const _: fn(&Tuple) = |_| {};
