//! `complex`. <https://docs.python.org/3.13/library/functions.html#complex>

use crate::memory::{Data, Kind, Ref, Tuple, Value};
use crate::objects::Str;
use crate::objects::native::{Def, def, member, static_method};
use crate::text::float_parse::parse_float;
use crate::text::unicode::{decimal_value, is_space, python_code};
use crate::vm::{Res, Vm};

/// The data of a `complex`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Complex {
    pub real: f64,
    pub imag: f64,
}

// SAFETY: `Kind::Complex` names this type only.
#[expect(unsafe_code, reason = "the kind of each data type is declared beside it")]
unsafe impl Data for Complex {
    const KIND: Kind = Kind::Complex;
}

/// Methods of the type.
pub const METHODS: &[Def] = &[
    static_method(
        "__new__(cls, real=<unset>, imag=<unset>)",
        "A complex number of two parts, or from text.",
        |vm, args| {
            let value = complex_of(vm, &args[1], &args[2])?;
            let class = vm.types.complex.clone();
            vm.wrap_native(&args[0], &class, Value::from(Ref::new(value)))
        },
    ),
    def("conjugate(self, /)", "The number with its imaginary part turned around.", |vm, args| {
        let value = *vm.receiver::<Complex>(&args[0])?;
        Ok(Value::from(Ref::new(Complex { real: value.real, imag: -value.imag })))
    }),
    member("real", "The real part.", |vm, args| Ok(Value::float(vm.receiver::<Complex>(&args[0])?.real))),
    member("imag", "The imaginary part.", |vm, args| Ok(Value::float(vm.receiver::<Complex>(&args[0])?.imag))),
    def("__complex__(self, /)", "The number itself.", |vm, args| Ok(vm.receiver::<Complex>(&args[0])?.value())),
    def("__getnewargs__(self, /)", "What a copy is made from.", |vm, args| {
        let value = vm.receiver::<Complex>(&args[0])?;
        Ok(Value::from(Tuple::from_vec(vec![Value::float(value.real), Value::float(value.imag)])))
    }),
];

/// An underscore that does not stand between digits, which is told in other words; or a NUL where there are some.
fn misplaced_underscore(text: &str) -> bool {
    // The first character that means nothing is also the last that is looked at.
    let means = |c: &char| c.is_ascii() || is_space(python_code(*c)) || decimal_value(python_code(*c)).is_some();
    let characters: Vec<char> = text.chars().take_while(means).collect();
    let digit = |place: Option<usize>| {
        place.and_then(|place| characters.get(place)).is_some_and(|c| decimal_value(python_code(*c)).is_some())
    };
    let wrong = |place: usize| !digit(place.checked_sub(1)) || !digit(Some(place + 1));
    // Nobody looks for underscores behind a NUL.
    let end = characters.iter().position(|c| *c == '\0');
    let mut underscores = (0..end.unwrap_or(characters.len())).filter(|place| characters[*place] == '_').peekable();
    underscores.peek().is_some() && (end.is_some() || underscores.any(wrong))
}

/// `complex(real, imag)`
pub fn complex_of(vm: &mut Vm, real: &Value, imag: &Value) -> Res<Complex> {
    if let Some(text) = real.native::<Str>() {
        if !imag.is_undef() {
            return Err(vm.type_error("complex() can't take second arg if first is a string"));
        }
        vm.tick(text.as_str().len() / 16)?;
        let text = text.as_str();
        return match parse(text) {
            Some(complex) => Ok(complex),
            None if misplaced_underscore(text) => {
                let shown = vm.repr_of(real)?;
                Err(vm.value_error(format!("could not convert string to complex: {}", shown.as_str())))
            }
            None => Err(vm.value_error("complex() arg is a malformed string")),
        };
    }
    if imag.native::<Str>().is_some() {
        return Err(vm.type_error("complex() second arg can't be a string"));
    }
    let (mut first, whole) = match real.defined() {
        None => (Complex { real: 0.0, imag: 0.0 }, false),
        Some(real) => match special_complex(vm, real)? {
            Some(complex) => (complex, true),
            None => {
                (Complex { real: part(vm, real, "first argument must be a string or a number")?, imag: 0.0 }, false)
            }
        },
    };
    let Some(imag) = imag.defined() else { return Ok(first) };
    let second = match imag.native::<Complex>() {
        Some(complex) => *complex,
        None => Complex { real: part(vm, imag, "second argument must be a number")?, imag: 0.0 },
    };
    if imag.native::<Complex>().is_some() {
        first.real -= second.imag;
    }
    first.imag = if whole { second.real + first.imag } else { second.real };
    Ok(first)
}

/// Any number as a complex one.
pub fn as_complex(vm: &mut Vm, value: &Value) -> Res<Complex> {
    if let Some(complex) = value.native::<Complex>() {
        return Ok(*complex);
    }
    match special_complex(vm, value)? {
        Some(complex) => Ok(complex),
        None => Ok(Complex { real: vm.float_of(value)?, imag: 0.0 }),
    }
}

/// The value as a complex number, if it is one or its class makes one.
fn special_complex(vm: &mut Vm, value: &Value) -> Res<Option<Complex>> {
    if let Some(complex) = value.get::<Complex>() {
        return Ok(Some(*complex));
    }
    let name = vm.names.complex.clone();
    let Some(result) = vm.special(value, &name, &[])? else { return Ok(None) };
    match result.native::<Complex>() {
        Some(complex) => {
            let complex = *complex;
            if result.kind() != Kind::Complex {
                let found = vm.type_name(&result);
                vm.warn_of_subclass(&format!("__complex__ returned non-complex (type {found})"), "complex")?;
            }
            Ok(Some(complex))
        }
        None => {
            let found = vm.type_name(&result);
            Err(vm.type_error(format!("__complex__ returned non-complex (type {found})")))
        }
    }
}

fn part(vm: &mut Vm, value: &Value, wanted: &str) -> Res<f64> {
    let class = vm.class_of(value);
    let number = matches!(value.unwrapped().kind(), Kind::Float | Kind::Int | Kind::Bool | Kind::BigInt)
        || class.lookup(&vm.names.float).is_some()
        || class.lookup(&vm.names.index).is_some();
    if number {
        return vm.float_of(value);
    }
    let found = class.name();
    Err(vm.type_error(format!("complex() {wanted}, not '{}'", found.as_str())))
}

/// Reads `1+2j`, `-3j`, `(4)` and the like.
fn parse(text: &str) -> Option<Complex> {
    // As in a float, the separators U+001C..U+001F are no blanks here.
    let blank = |c: char| is_space(python_code(c)) && !matches!(c, '\x1C'..='\x1F');
    let text = text.trim_matches(blank);
    let text = match text.strip_prefix('(') {
        Some(inner) => inner.strip_suffix(')')?.trim_matches(blank),
        None => text,
    };
    let text: String = text
        .chars()
        .map(|c| if c.is_ascii() { Some(c) } else { char::from_digit(decimal_value(c as u32)?, 10) })
        .collect::<Option<_>>()?;
    let Some(body) = text.strip_suffix(['j', 'J']) else {
        return Some(Complex { real: number(&text)?, imag: 0.0 });
    };
    // The sign of the imaginary part is the last one that does not belong to an exponent.
    let bytes = body.as_bytes();
    let split = (1..bytes.len())
        .rev()
        .find(|&at| matches!(bytes[at], b'+' | b'-') && !matches!(bytes[at - 1], b'e' | b'E' | b'+' | b'-'));
    let (real, imag) = body.split_at(split.unwrap_or(0));
    let imag = match imag {
        "" | "+" => 1.0,
        "-" => -1.0,
        digits => number(digits)?,
    };
    Some(Complex { real: if real.is_empty() { 0.0 } else { number(real)? }, imag })
}

/// A float without blanks around it.
fn number(text: &str) -> Option<f64> {
    if text.contains(|c: char| is_space(c as u32)) { None } else { parse_float(text) }
}
