//! `abs`, `divmod`, `pow`, `round`, `sum`, `bin`, `oct`, `hex`, `chr`, `ord`.

use crate::memory::{Kind, Value};
use crate::objects::native::{Def, def};
use crate::objects::str::{from_code_point, intern, to_code_point};
use crate::objects::{BigInt, ByteArray, Bytes, Complex, Str};
use crate::vm::operators::{Binary, is_number};
use crate::vm::{Res, Vm};

/// The definitions of this file.
pub const FUNCTIONS: &[Def] = &[
    def("abs(x, /)", "Return the absolute value of the argument.", |vm, args| absolute(vm, &args[0])),
    def("divmod(x, y, /)", "Return the tuple (x//y, x%y).", |vm, args| vm.binary(Binary::Divmod, &args[0], &args[1])),
    def("pow(base, exp, mod=None)", "Return base**exp, or base**exp % mod.", |vm, args| {
        if args[2].is_none() {
            return vm.binary(Binary::Power, &args[0], &args[1]);
        }
        power(vm, &args[0], &args[1], &args[2])
    }),
    def("round(number, ndigits=None)", "Round a number to a given precision in decimal digits.", round),
    def("sum(iterable, /, start=0)", "Return the sum of a start value and an iterable of numbers.", sum),
    def("bin(number, /)", "Return the binary representation of an integer.", |vm, args| radix(vm, &args[0], 2, "0b")),
    def("oct(number, /)", "Return the octal representation of an integer.", |vm, args| radix(vm, &args[0], 8, "0o")),
    def("hex(number, /)", "Return the hexadecimal representation of an integer.", |vm, args| {
        radix(vm, &args[0], 16, "0x")
    }),
    def("chr(i, /)", "Return the string of one character with that code point.", chr),
    def("ord(c, /)", "Return the code point of a one-character string.", ord),
];

/// `abs(value)`
pub fn absolute(vm: &mut Vm, value: &Value) -> Res {
    match value.kind() {
        Kind::Int | Kind::Bool => {
            let int = value.as_index().unwrap_or(0);
            Ok(match int.checked_abs() {
                Some(positive) => Value::int(positive),
                None => crate::objects::int::from_big(-dashu_int::IBig::from(int)),
            })
        }
        Kind::Float => Ok(Value::float(value.as_float().unwrap_or(0.0).abs())),
        Kind::BigInt => {
            let big = value.get::<BigInt>().map(|big| big.0.clone()).unwrap_or_default();
            Ok(crate::objects::int::from_big(if big < dashu_int::IBig::ZERO { -big } else { big }))
        }
        Kind::Complex => {
            let complex = value.get::<Complex>().copied().unwrap_or(Complex { real: 0.0, imag: 0.0 });
            let size = complex.real.hypot(complex.imag);
            if size.is_infinite() && complex.real.is_finite() && complex.imag.is_finite() {
                return Err(vm.overflow_error("absolute value too large"));
            }
            Ok(Value::float(size))
        }
        _ => {
            let name = vm.names.abs.clone();
            match vm.special(value, &name, &[])? {
                Some(result) => Ok(result),
                None => {
                    let found = vm.class_of(value).name();
                    Err(vm.type_error(format!("bad operand type for abs(): '{}'", found.as_str())))
                }
            }
        }
    }
}

/// `pow(base, exponent, modulus)`
pub fn power(vm: &mut Vm, base: &Value, exponent: &Value, modulus: &Value) -> Res {
    let own = base.kind() == Kind::Instance
        && vm.class_of(base).lookup(&vm.names.pow).is_some_and(|method| method.kind() != Kind::Native);
    let all_ints = !own
        && [base, exponent, modulus]
            .iter()
            .all(|value| matches!(value.unwrapped().kind(), Kind::Int | Kind::Bool | Kind::BigInt));
    if all_ints {
        return vm.int_power_modulo(base.unwrapped(), exponent.unwrapped(), modulus.unwrapped());
    }
    let operands = [base, exponent, modulus];
    for (place, operand) in operands.into_iter().enumerate() {
        match operand.unwrapped().kind() {
            // Only the first has a say of its own.
            kind if place == 0 && (own || !is_number(kind)) => {
                let name = vm.names.pow.clone();
                if let Some(result) = vm.special(base, &name, &[exponent.clone(), modulus.clone()])?
                    && !result.is_not_implemented()
                {
                    return Ok(result);
                }
            }
            Kind::Float => {
                return Err(vm.type_error("pow() 3rd argument not allowed unless all arguments are integers"));
            }
            // A built-in class is asked for its instance in the middle, too.
            Kind::Foreign if place == 1 => {
                if base.unwrapped().kind() == Kind::Complex {
                    return Err(vm.type_error("pow() 3rd argument not allowed unless all arguments are integers"));
                }
                let class = vm.class_of(operand);
                let name = vm.names.rpow.clone();
                if let Some(method) = class.lookup(&name).filter(|method| method.kind() == Kind::Native) {
                    let result = vm.call_special(&method, operand, &class, &[base.clone(), modulus.clone()])?;
                    if !result.is_not_implemented() {
                        return Ok(result);
                    }
                }
            }
            Kind::Complex if operands[..2].iter().all(|value| is_number(value.unwrapped().kind())) => {
                let huge =
                    |value: &Value| value.kind() == Kind::BigInt && crate::vm::numbers::to_float(value).is_none();
                if operands[..2].iter().any(|value| huge(value.unwrapped())) {
                    return Err(vm.overflow_error("int too large to convert to float"));
                }
                return Err(vm.value_error("complex modulo"));
            }
            _ => {}
        }
    }
    let names = operands.map(|value| format!("'{}'", vm.class_of(value).name().as_str()));
    Err(vm.type_error(format!("unsupported operand type(s) for ** or pow(): {}", names.join(", "))))
}

fn round(vm: &mut Vm, args: &[Value]) -> Res {
    let name = intern("__round__");
    let arguments: &[Value] = if args[1].is_none() { &[] } else { &args[1..2] };
    match vm.special(&args[0], &name, arguments)? {
        Some(result) => Ok(result),
        None => {
            let found = vm.class_of(&args[0]).name();
            Err(vm.type_error(format!("type {} doesn't define __round__ method", found.as_str())))
        }
    }
}

/// Floats are summed with Neumaier's compensation, as CPython does since 3.12.
fn sum(vm: &mut Vm, args: &[Value]) -> Res {
    let mut total = args[1].clone();
    for (class, words) in [
        (Kind::Str, "sum() can't sum strings [use ''.join(seq) instead]"),
        (Kind::Bytes, "sum() can't sum bytes [use b''.join(seq) instead]"),
        (Kind::ByteArray, "sum() can't sum bytearray [use b''.join(seq) instead]"),
    ] {
        if total.kind() == class {
            return Err(vm.type_error(words));
        }
    }
    let iterator = vm.iter(&args[0])?;
    let mut float: Option<(f64, f64)> = total.as_float().map(|start| (start, 0.0));
    while let Some(item) = vm.next(&iterator)? {
        if let Some((sum, correction)) = float {
            let addend = match item.kind() {
                Kind::Float => item.as_float(),
                Kind::Int | Kind::Bool => item.as_index().map(|int| int as f64),
                _ => None,
            };
            match addend {
                Some(addend) if item.kind() == Kind::Float => {
                    let next = sum + addend;
                    let lost = if sum.abs() >= addend.abs() { (sum - next) + addend } else { (addend - next) + sum };
                    float = Some((next, correction + lost));
                }
                Some(addend) => float = Some((sum + addend, correction)),
                None => {
                    total = vm.binary(Binary::Add, &Value::float(compensated(sum, correction)), &item)?;
                    float = total.as_float().map(|sum| (sum, 0.0));
                }
            }
            continue;
        }
        if let (Some(x), Some(y)) = (total.as_index(), item.as_index())
            && let Some(sum) = x.checked_add(y)
        {
            total = Value::int(sum);
            continue;
        }
        total = vm.binary(Binary::Add, &total, &item)?;
        if total.kind() == Kind::Float && item.kind() == Kind::Float {
            float = total.as_float().map(|sum| (sum, 0.0));
        }
    }
    Ok(match float {
        Some((sum, correction)) => Value::float(compensated(sum, correction)),
        None => total,
    })
}

fn compensated(sum: f64, correction: f64) -> f64 {
    if correction != 0.0 && correction.is_finite() { sum + correction } else { sum }
}

fn radix(vm: &mut Vm, value: &Value, radix: u32, prefix: &str) -> Res {
    let value = vm.index_value(value)?;
    let (negative, digits) = vm.int_digits(&value, radix)?;
    Ok(vm.text(format!("{}{prefix}{digits}", if negative { "-" } else { "" })))
}

fn chr(vm: &mut Vm, args: &[Value]) -> Res {
    let code = vm.index_value(&args[0])?;
    let Some(code) = code.as_index() else {
        return Err(vm.value_error("chr() arg not in range(0x110000)"));
    };
    if i32::try_from(code).is_err() {
        return Err(vm.value_error("chr() arg not in range(0x110000)"));
    }
    match u32::try_from(code).ok().and_then(from_code_point) {
        Some(character) => Ok(vm.character(character)),
        None => Err(vm.value_error("chr() arg not in range(0x110000)")),
    }
}

fn ord(vm: &mut Vm, args: &[Value]) -> Res {
    let (length, code) = if let Some(text) = args[0].native::<Str>() {
        (text.len(), text.as_str().chars().next().map_or(0, to_code_point))
    } else if let Some(bytes) = args[0].native::<Bytes>() {
        (bytes.as_slice().len(), bytes.as_slice().first().map_or(0, |byte| u32::from(*byte)))
    } else if let Some(bytes) = args[0].native::<ByteArray>() {
        let bytes = bytes.data.borrow();
        (bytes.len(), bytes.first().map_or(0, |byte| u32::from(*byte)))
    } else {
        let found = vm.class_of(&args[0]).name();
        return Err(vm.type_error(format!("ord() expected string of length 1, but {} found", found.as_str())));
    };
    if length != 1 {
        return Err(vm.type_error(format!("ord() expected a character, but string of length {length} found")));
    }
    Ok(Value::int(i64::from(code)))
}
