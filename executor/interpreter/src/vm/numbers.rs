//! Arithmetic of int, float and complex. <https://docs.python.org/3.13/library/stdtypes.html#numeric-types-int-float-complex>

use super::operators::{Binary, Unary};
use super::{Raise, Res, Vm};
use crate::memory::{Kind, Ref, Tuple, Value};
use crate::objects::bytes::{FULL_RO, SIMPLE};
use crate::objects::int::{from_big, to_big};
use crate::objects::{BigInt, ByteArray, Bytes, Complex, Str};
use dashu_int::IBig;
use dashu_int::ops::{BitTest, UnsignedAbs};

/// Splits a float into a fraction in 0.5..1 and a power of two.
pub fn frexp(value: f64) -> (f64, i64) {
    if value == 0.0 || !value.is_finite() {
        return (value, 0);
    }
    let bits = value.to_bits();
    let exponent = (bits >> 52 & 0x7FF) as i64;
    if exponent == 0 {
        let (fraction, exponent) = frexp(value * 18_014_398_509_481_984.0);
        return (fraction, exponent - 54);
    }
    (f64::from_bits(bits & !(0x7FF << 52) | 1022 << 52), exponent - 1022)
}

/// A whole float as an int.
pub fn float_to_big(value: f64) -> IBig {
    let (fraction, exponent) = frexp(value);
    let mantissa = (fraction * 9_007_199_254_740_992.0) as i64;
    let shift = exponent - 53;
    if shift >= 0 { IBig::from(mantissa) << shift as usize } else { IBig::from(mantissa) >> (-shift) as usize }
}

/// The nearest float of an int of any size, ties to even; `None` beyond the range of floats.
pub fn big_to_float(value: &IBig) -> Option<f64> {
    let negative = *value < IBig::ZERO;
    let magnitude = value.clone().unsigned_abs();
    let bits = magnitude.bit_len();
    if bits <= 64 {
        let small = u64::try_from(&magnitude).ok()?;
        let float = small as f64;
        return Some(if negative { -float } else { float });
    }
    if bits > 1024 {
        return None;
    }
    // Keep 64 bits, the lowest one sticky: the conversion to float rounds them correctly.
    let shift = bits - 64;
    let top = u64::try_from(&(&magnitude >> shift)).ok()?;
    let sticky = magnitude.trailing_zeros().is_some_and(|zeros| zeros < shift);
    let float = (top | u64::from(sticky)) as f64 * 2f64.powi(shift as i32);
    if float.is_infinite() {
        return None;
    }
    Some(if negative { -float } else { float })
}

/// The float of an int, bool or float; `None` for anything else and beyond the range.
pub fn to_float(value: &Value) -> Option<f64> {
    match value.kind() {
        Kind::Float => value.as_float(),
        Kind::Int | Kind::Bool => value.as_index().map(|int| int as f64),
        Kind::BigInt => big_to_float(&value.get::<BigInt>()?.0),
        _ => None,
    }
}

const NOT_A_NEGATION: &str = "Bitwise inversion '~' on bool is deprecated and will be removed in Python 3.16. This \
    returns the bitwise inversion of the underlying int object and is usually not what you expect from negating a bool. \
    Use the 'not' operator for boolean negation or ~int(x) if you really want the bitwise inversion of the underlying \
    int.";

impl Vm {
    /// An arithmetic operator of two numbers.
    pub(crate) fn number_binary(&mut self, op: Binary, a: &Value, b: &Value) -> Res {
        if a.kind() == Kind::Complex || b.kind() == Kind::Complex {
            return self.complex_binary(op, a, b);
        }
        if a.kind() == Kind::Float || b.kind() == Kind::Float {
            return self.float_binary(op, a, b);
        }
        if a.kind() == Kind::Bool
            && b.kind() == Kind::Bool
            && let (Some(x), Some(y)) = (a.as_bool(), b.as_bool())
        {
            match op {
                Binary::And => return Ok(Value::bool(x & y)),
                Binary::Or => return Ok(Value::bool(x | y)),
                Binary::Xor => return Ok(Value::bool(x ^ y)),
                _ => {}
            }
        }
        if let (Some(x), Some(y)) = (a.as_index(), b.as_index())
            && let Some(result) = self.small_int_binary(op, x, y)?
        {
            return Ok(result);
        }
        self.big_binary(op, a, b)
    }

    /// Ints of 64 bits; `None` when the result does not fit.
    fn small_int_binary(&mut self, op: Binary, x: i64, y: i64) -> Res<Option<Value>> {
        let result = match op {
            Binary::Add => x.checked_add(y),
            Binary::Subtract => x.checked_sub(y),
            Binary::Multiply => x.checked_mul(y),
            Binary::Divide => return self.int_true_divide(&IBig::from(x), &IBig::from(y)).map(Some),
            Binary::FloorDivide | Binary::Modulo | Binary::Divmod => {
                if y == 0 {
                    return Err(self.int_division_by_zero(op));
                }
                match (x.checked_div_euclid(y), x.checked_rem(y)) {
                    (Some(_), Some(remainder)) => {
                        let wrong_sign = remainder != 0 && ((remainder < 0) != (y < 0));
                        let quotient = x / y - i64::from(wrong_sign);
                        let remainder = if wrong_sign { remainder + y } else { remainder };
                        match op {
                            Binary::FloorDivide => Some(quotient),
                            Binary::Modulo => Some(remainder),
                            _ => {
                                let pair = [Value::int(quotient), Value::int(remainder)];
                                return Ok(Some(Value::from(Tuple::from_slice(&pair))));
                            }
                        }
                    }
                    _ => None,
                }
            }
            Binary::And => Some(x & y),
            Binary::Or => Some(x | y),
            Binary::Xor => Some(x ^ y),
            Binary::RightShift if y >= 0 => Some(x >> y.min(63)),
            Binary::LeftShift if (0..63).contains(&y) && (x << y) >> y == x => Some(x << y),
            Binary::Power if y >= 0 => match u32::try_from(y) {
                Ok(exponent) => x.checked_pow(exponent),
                Err(_) if x == 0 || x == 1 => Some(x),
                Err(_) if x == -1 => Some(if y % 2 == 0 { 1 } else { -1 }),
                Err(_) => None,
            },
            _ => None,
        };
        Ok(result.map(Value::int))
    }

    #[cold]
    fn int_division_by_zero(&self, op: Binary) -> Raise {
        self.zero_division(match op {
            Binary::Modulo => "integer modulo by zero",
            Binary::Divide => "division by zero",
            _ => "integer division or modulo by zero",
        })
    }

    /// Ints of any size. What may take long or much memory is charged first.
    fn big_binary(&mut self, op: Binary, a: &Value, b: &Value) -> Res {
        let (Some(x), Some(y)) = (to_big(a), to_big(b)) else { return Ok(Value::NOT_IMPLEMENTED) };
        let (left, right) = (x.bit_len() / 64 + 1, y.bit_len() / 64 + 1);
        // What is to be computed with has been copied.
        self.charge_words(left + right)?;
        Ok(match op {
            Binary::Add => from_big(x + y),
            Binary::Subtract => from_big(x - y),
            Binary::Multiply => from_big(self.big_multiply(&x, &y)?),
            Binary::Divide => return self.int_true_divide(&x, &y),
            Binary::FloorDivide | Binary::Modulo | Binary::Divmod => {
                if y == IBig::ZERO {
                    return Err(self.int_division_by_zero(op));
                }
                let (quotient, remainder) = self.big_divide(&x, &y)?;
                match op {
                    Binary::FloorDivide => from_big(quotient),
                    Binary::Modulo => from_big(remainder),
                    _ => Value::from(Tuple::from_slice(&[from_big(quotient), from_big(remainder)])),
                }
            }
            Binary::And => from_big(x & y),
            Binary::Or => from_big(x | y),
            Binary::Xor => from_big(x ^ y),
            Binary::LeftShift => {
                if y < IBig::ZERO {
                    return Err(self.value_error("negative shift count"));
                }
                if x == IBig::ZERO {
                    return Ok(Value::int(0));
                }
                let Ok(shift) = usize::try_from(&y) else {
                    return Err(self.overflow_error("too many digits in integer"));
                };
                self.charge_words(left.saturating_add(shift / 64 + 1))?;
                from_big(x << shift)
            }
            Binary::RightShift => {
                if y < IBig::ZERO {
                    return Err(self.value_error("negative shift count"));
                }
                match usize::try_from(&y) {
                    Ok(shift) => from_big(x >> shift),
                    Err(_) => Value::int(if x < IBig::ZERO { -1 } else { 0 }),
                }
            }
            Binary::Power => return self.int_power(&x, &y),
            Binary::MatrixMultiply => Value::NOT_IMPLEMENTED,
        })
    }

    fn int_true_divide(&mut self, x: &IBig, y: &IBig) -> Res {
        if *y == IBig::ZERO {
            return Err(self.zero_division("division by zero"));
        }
        match divide_ints(x, y) {
            Some(result) => Ok(Value::float(result)),
            None => Err(self.overflow_error("integer division result too large for a float")),
        }
    }

    fn int_power(&mut self, base: &IBig, exponent: &IBig) -> Res {
        if *exponent < IBig::ZERO {
            return self.float_binary(Binary::Power, &from_big(base.clone()), &from_big(exponent.clone()));
        }
        let magnitude = base.clone().unsigned_abs();
        let bits = magnitude.bit_len();
        if bits <= 1 {
            let odd = exponent.bit(0);
            return Ok(from_big(if *exponent == IBig::ZERO {
                IBig::ONE
            } else if odd {
                base.clone()
            } else {
                IBig::from(magnitude)
            }));
        }
        let Ok(exponent) = usize::try_from(exponent) else {
            return Err(self.error(&self.errors.MemoryError, ""));
        };
        let words = bits.saturating_mul(exponent) / 64 + 1;
        self.charge_words(words)?;
        self.big_power(base, exponent).map(from_big)
    }

    /// `pow(base, exponent, modulus)`
    pub fn int_power_modulo(&mut self, base: &Value, exponent: &Value, modulus: &Value) -> Res {
        let (Some(base), Some(exponent), Some(modulus)) = (to_big(base), to_big(exponent), to_big(modulus)) else {
            return Ok(Value::NOT_IMPLEMENTED);
        };
        if modulus == IBig::ZERO {
            return Err(self.value_error("pow() 3rd argument cannot be 0"));
        }
        let size = IBig::from(modulus.clone().unsigned_abs());
        let mut base = self.big_divide(&base, &size)?.1;
        let mut exponent = exponent;
        if exponent < IBig::ZERO {
            base = match self.modular_inverse(&base, &size)? {
                Some(inverse) => inverse,
                None => return Err(self.value_error("base is not invertible for the given modulus")),
            };
            exponent = -exponent;
        }
        let mut result = self.big_divide(&IBig::ONE, &size)?.1;
        for place in (0..exponent.bit_len()).rev() {
            self.tick(1)?;
            let square = self.big_multiply(&result, &result)?;
            result = self.big_divide(&square, &size)?.1;
            if exponent.bit(place) {
                let product = self.big_multiply(&result, &base)?;
                result = self.big_divide(&product, &size)?.1;
            }
        }
        if modulus < IBig::ZERO && result != IBig::ZERO {
            result += modulus;
        }
        Ok(from_big(result))
    }

    fn modular_inverse(&mut self, value: &IBig, modulus: &IBig) -> Res<Option<IBig>> {
        let (mut old_r, mut r) = (value.clone(), modulus.clone());
        let (mut old_s, mut s) = (IBig::ONE, IBig::ZERO);
        while r != IBig::ZERO {
            let (quotient, remainder) = self.big_divide(&old_r, &r)?;
            old_r = std::mem::replace(&mut r, remainder);
            let next = old_s - self.big_multiply(&quotient, &s)?;
            old_s = std::mem::replace(&mut s, next);
        }
        if old_r == IBig::ONE { Ok(Some(self.big_divide(&old_s, modulus)?.1)) } else { Ok(None) }
    }

    fn float_operand(&mut self, value: &Value) -> Res<f64> {
        match to_float(value) {
            Some(float) => Ok(float),
            None => Err(self.overflow_error("int too large to convert to float")),
        }
    }

    pub(crate) fn float_binary(&mut self, op: Binary, a: &Value, b: &Value) -> Res {
        if matches!(
            op,
            Binary::LeftShift | Binary::RightShift | Binary::And | Binary::Or | Binary::Xor | Binary::MatrixMultiply
        ) {
            return Ok(Value::NOT_IMPLEMENTED);
        }
        let (x, y) = (self.float_operand(a)?, self.float_operand(b)?);
        Ok(match op {
            Binary::Add => Value::float(x + y),
            Binary::Subtract => Value::float(x - y),
            Binary::Multiply => Value::float(x * y),
            Binary::Divide => {
                if y == 0.0 {
                    return Err(self.zero_division(if a.kind() == Kind::Float || b.kind() == Kind::Float {
                        "float division by zero"
                    } else {
                        "division by zero"
                    }));
                }
                Value::float(x / y)
            }
            Binary::FloorDivide | Binary::Modulo | Binary::Divmod => {
                if y == 0.0 {
                    return Err(self.zero_division(match op {
                        Binary::Modulo => "float modulo by zero",
                        Binary::FloorDivide => "float floor division by zero",
                        _ => "float divmod()",
                    }));
                }
                let (quotient, remainder) = float_divmod(x, y);
                match op {
                    Binary::FloorDivide => Value::float(quotient),
                    Binary::Modulo => Value::float(remainder),
                    _ => Value::from(Tuple::from_slice(&[Value::float(quotient), Value::float(remainder)])),
                }
            }
            Binary::Power => return self.float_power(x, y),
            _ => Value::NOT_IMPLEMENTED,
        })
    }

    fn float_power(&mut self, x: f64, y: f64) -> Res {
        if x == 0.0 && y < 0.0 && y.is_finite() {
            return Err(self.zero_division("0.0 cannot be raised to a negative power"));
        }
        if x < 0.0 && x.is_finite() && y.is_finite() && y != y.floor() {
            let base = Complex { real: x, imag: 0.0 };
            return self.complex_power(base, Complex { real: y, imag: 0.0 });
        }
        let result = x.powf(y);
        if result.is_infinite() && x.is_finite() && y.is_finite() {
            return Err(self.errno_overflow());
        }
        Ok(Value::float(result))
    }

    /// `OverflowError(34, 'Numerical result out of range')`
    fn errno_overflow(&self) -> Raise {
        let args = Tuple::from_vec(vec![Value::int(34), Value::from(Str::new("Numerical result out of range"))]);
        Raise::Exception(crate::objects::Exception::new(self.errors.OverflowError.clone(), args))
    }

    fn complex_operand(&mut self, value: &Value) -> Res<Complex> {
        match value.get::<Complex>() {
            Some(complex) => Ok(*complex),
            None => Ok(Complex { real: self.float_operand(value)?, imag: 0.0 }),
        }
    }

    fn complex_binary(&mut self, op: Binary, a: &Value, b: &Value) -> Res {
        if matches!(op, Binary::FloorDivide | Binary::Modulo | Binary::Divmod) {
            return Ok(Value::NOT_IMPLEMENTED);
        }
        if matches!(
            op,
            Binary::LeftShift | Binary::RightShift | Binary::And | Binary::Or | Binary::Xor | Binary::MatrixMultiply
        ) {
            return Ok(Value::NOT_IMPLEMENTED);
        }
        let (x, y) = (self.complex_operand(a)?, self.complex_operand(b)?);
        let result = match op {
            Binary::Add => Complex { real: x.real + y.real, imag: x.imag + y.imag },
            Binary::Subtract => Complex { real: x.real - y.real, imag: x.imag - y.imag },
            Binary::Multiply => complex_product(x, y),
            Binary::Divide => match complex_quotient(x, y) {
                Some(quotient) => quotient,
                None => return Err(self.zero_division("complex division by zero")),
            },
            _ => return self.complex_power(x, y),
        };
        Ok(Value::from(Ref::new(result)))
    }

    fn complex_power(&mut self, x: Complex, y: Complex) -> Res {
        let result = if y.real == 0.0 && y.imag == 0.0 {
            Complex { real: 1.0, imag: 0.0 }
        } else if y.imag == 0.0 && y.real == y.real.floor() && y.real.abs() <= 100.0 {
            // Small whole exponents are multiplied out.
            let mut result = Complex { real: 1.0, imag: 0.0 };
            let mut base = x;
            let mut exponent = y.real.abs() as u32;
            while exponent > 0 {
                if exponent & 1 == 1 {
                    result = complex_product(result, base);
                }
                base = complex_product(base, base);
                exponent >>= 1;
            }
            if y.real < 0.0 {
                match complex_quotient(Complex { real: 1.0, imag: 0.0 }, result) {
                    Some(result) => result,
                    None => return Err(self.zero_division("0.0 to a negative or complex power")),
                }
            } else {
                result
            }
        } else if x.real == 0.0 && x.imag == 0.0 {
            if y.imag != 0.0 || y.real < 0.0 {
                return Err(self.zero_division("0.0 to a negative or complex power"));
            }
            Complex { real: 0.0, imag: 0.0 }
        } else {
            let size = x.real.hypot(x.imag);
            let mut length = size.powf(y.real);
            let angle = x.imag.atan2(x.real);
            let mut phase = angle * y.real;
            // The cosine of what is infinite is out of its domain, which is told as this.
            let mut outside = phase.is_infinite();
            if y.imag != 0.0 {
                length /= (angle * y.imag).exp();
                phase += y.imag * size.ln();
                outside |= phase.is_infinite();
            }
            if outside {
                return Err(self.zero_division("0.0 to a negative or complex power"));
            }
            Complex { real: length * phase.cos(), imag: length * phase.sin() }
        };
        if result.real.is_infinite() || result.imag.is_infinite() {
            return Err(self.overflow_error("complex exponentiation"));
        }
        Ok(Value::from(Ref::new(result)))
    }

    /// `~True` is not what it seems to be.
    #[cold]
    fn warn_of_inverted_bool(&mut self) -> Res<()> {
        let category = self.errors.DeprecationWarning.clone();
        self.warn(&category, NOT_A_NEGATION, 1)
    }

    /// `-a`, `+a`, `~a` of a number; `None` for anything else.
    pub(crate) fn number_unary(&mut self, op: Unary, a: &Value) -> Res<Option<Value>> {
        let a = a.unwrapped();
        Ok(match (op, a.kind()) {
            (Unary::Negative, Kind::Int | Kind::Bool) => {
                let value = a.as_index().unwrap_or(0);
                Some(value.checked_neg().map_or_else(|| from_big(-IBig::from(value)), Value::int))
            }
            (Unary::Positive, Kind::Int | Kind::Bool) => Some(Value::int(a.as_index().unwrap_or(0))),
            (Unary::Invert, Kind::Bool) => {
                self.warn_of_inverted_bool()?;
                Some(Value::int(!a.as_index().unwrap_or(0)))
            }
            (Unary::Invert, Kind::Int) => Some(Value::int(!a.as_index().unwrap_or(0))),
            (Unary::Negative, Kind::BigInt) => a.get::<BigInt>().map(|big| from_big(-&big.0)),
            (Unary::Positive, Kind::BigInt | Kind::Float | Kind::Complex) => Some(a.clone()),
            (Unary::Invert, Kind::BigInt) => a.get::<BigInt>().map(|big| from_big(-&big.0 - IBig::ONE)),
            (Unary::Negative, Kind::Float) => a.as_float().map(|float| Value::float(-float)),
            (Unary::Negative, Kind::Complex) => a
                .get::<Complex>()
                .map(|complex| Value::from(Ref::new(Complex { real: -complex.real, imag: -complex.imag }))),
            _ => None,
        })
    }

    /// `operator.index(value)`: an exact int.
    pub fn index_value(&mut self, value: &Value) -> Res {
        let inner = value.unwrapped();
        match inner.kind() {
            Kind::Int | Kind::BigInt => return Ok(inner.clone()),
            Kind::Bool => return Ok(Value::int(inner.as_index().unwrap_or(0))),
            _ => {}
        }
        let name = self.names.index.clone();
        match self.special(value, &name, &[])? {
            Some(result) => match result.unwrapped().kind() {
                Kind::Int | Kind::BigInt | Kind::Bool => {
                    if !matches!(result.kind(), Kind::Int | Kind::BigInt) {
                        let found = self.type_name(&result);
                        self.warn_of_subclass(&format!("__index__ returned non-int (type {found})"), "int")?;
                    }
                    self.index_value(&result.unwrapped().clone())
                }
                _ => {
                    let class = self.class_of(&result).name();
                    Err(self.type_error(format!("__index__ returned non-int (type {})", class.as_str())))
                }
            },
            None => {
                let class = self.class_of(value).name();
                Err(self.type_error(format!("'{}' object cannot be interpreted as an integer", class.as_str())))
            }
        }
    }

    /// Warns of a special method that gave an instance of a subclass.
    #[cold]
    pub(crate) fn warn_of_subclass(&mut self, what: &str, base: &str) -> Res<()> {
        let category = self.errors.DeprecationWarning.clone();
        let message = format!(
            "{what}.  The ability to return an instance of a strict subclass of {base} is deprecated, and may be removed \
             in a future version of Python."
        );
        self.warn(&category, &message, 1)
    }

    /// An int argument of 64 bits; one that is larger is an `OverflowError`.
    pub fn index_of(&mut self, value: &Value) -> Res<i64> {
        if let Some(index) = value.as_index() {
            return Ok(index);
        }
        match self.index_value(value)?.as_index() {
            Some(index) => Ok(index),
            None => Err(self.overflow_error("Python int too large to convert to C ssize_t")),
        }
    }

    /// A number argument as a float, as `math` takes it.
    pub fn float_of(&mut self, value: &Value) -> Res<f64> {
        let inner = value.unwrapped();
        match inner.kind() {
            Kind::Float | Kind::Int | Kind::Bool | Kind::BigInt => return self.float_operand(inner),
            _ => {}
        }
        let (float, index) = (self.names.float.clone(), self.names.index.clone());
        if let Some(result) = self.special(value, &float, &[])? {
            return match result.unwrapped().as_float() {
                Some(float) => Ok(float),
                None => {
                    let (class, found) = (self.class_of(value).name(), self.class_of(&result).name());
                    Err(self.type_error(format!(
                        "{}.__float__ returned non-float (type {})",
                        class.as_str(),
                        found.as_str()
                    )))
                }
            };
        }
        if self.class_of(value).lookup(&index).is_some() {
            let number = self.index_value(value)?;
            return self.float_operand(&number);
        }
        let class = self.class_of(value).name();
        Err(self.type_error(format!("must be real number, not {}", class.as_str())))
    }

    /// The bytes of a bytes-like object, also where they lie apart.
    pub fn gathered_bytes_of(&mut self, value: &Value) -> Res<Vec<u8>> {
        if let Some(view) = crate::objects::bytes::view_of_instance(self, value, FULL_RO)? {
            return self.gathered_bytes_of(&view);
        }
        match crate::objects::bytes::gathered_bytes(self, value)? {
            Some(bytes) => Ok(bytes),
            None => self.bytes_of(value),
        }
    }

    /// The bytes of a bytes-like object.
    pub fn bytes_of(&mut self, value: &Value) -> Res<Vec<u8>> {
        if let Some(bytes) = value.native::<Bytes>() {
            self.charge(bytes.as_slice().len())?;
            return Ok(bytes.as_slice().to_vec());
        }
        if let Some(bytes) = value.native::<ByteArray>() {
            self.charge(bytes.data.borrow().len())?;
            return Ok(bytes.data.borrow().clone());
        }
        if let Some(bytes) = crate::objects::bytes::memory_view_bytes(self, value)? {
            return Ok(bytes);
        }
        if let Some(view) = crate::objects::bytes::view_of_instance(self, value, SIMPLE)? {
            return self.bytes_of(&view);
        }
        if crate::objects::bytes::is_scattered(value) {
            return Err(self.error(&self.errors.BufferError, "memoryview: underlying buffer is not C-contiguous"));
        }
        let class = self.class_of(value).name();
        Err(self.type_error(format!("a bytes-like object is required, not '{}'", class.as_str())))
    }
}

/// Quotient rounded down, and the remainder that goes with it.
pub fn floor_div_rem(x: &IBig, y: &IBig) -> (IBig, IBig) {
    let (quotient, remainder) = (x / y, x % y);
    let wrong_sign = remainder != IBig::ZERO && ((remainder < IBig::ZERO) != (*y < IBig::ZERO));
    if wrong_sign { (quotient - IBig::ONE, remainder + y) } else { (quotient, remainder) }
}

/// `x / y` of ints, correctly rounded; `None` beyond the range of floats.
pub fn divide_ints(x: &IBig, y: &IBig) -> Option<f64> {
    if *x == IBig::ZERO {
        return Some(if *y < IBig::ZERO { -0.0 } else { 0.0 });
    }
    let negative = (*x < IBig::ZERO) != (*y < IBig::ZERO);
    let (x, y) = (x.clone().unsigned_abs(), y.clone().unsigned_abs());
    // Scale so that the quotient has 66 bits or a few more, or as many as a subnormal result may have.
    let difference = x.bit_len() as i64 - y.bit_len() as i64;
    if difference > 1030 {
        return None;
    }
    let shift = (66 - difference).min(1074 + 2);
    let (quotient, exact) = if shift >= 0 {
        let scaled = &x << shift as usize;
        (&scaled / &y, &scaled % &y == dashu_int::UBig::ZERO)
    } else {
        let scaled = &y << (-shift) as usize;
        (&x / &scaled, &x % &scaled == dashu_int::UBig::ZERO)
    };
    // The quotient times 2^-shift, rounded once: reduce to 64 bits with a sticky one.
    let bits = quotient.bit_len() as i64;
    // Bits that the result can hold: 53, fewer when subnormal.
    let lowest = (bits - 53).max(shift - 1074);
    if lowest <= 0 {
        let value = big_to_float(&IBig::from(quotient))? * 2f64.powi(-(shift as i32));
        return Some(if negative { -value } else { value });
    }
    let lowest = lowest as usize;
    let kept = &quotient >> lowest;
    let half = quotient.bit(lowest - 1);
    let rest = quotient.trailing_zeros().is_some_and(|zeros| zeros < lowest - 1) || !exact;
    let odd = kept.bit(0);
    let mut mantissa = u64::try_from(&kept).ok()?;
    if half && (rest || odd) {
        mantissa += 1;
    }
    let exponent = lowest as i64 - shift;
    let value = ldexp(mantissa as f64, exponent);
    if value.is_infinite() {
        return None;
    }
    Some(if negative { -value } else { value })
}

/// `value * 2**exponent`, exact where the result is.
pub fn ldexp(mut value: f64, mut exponent: i64) -> f64 {
    while exponent > 1000 {
        value *= 2f64.powi(1000);
        exponent -= 1000;
        if value.is_infinite() {
            return value;
        }
    }
    while exponent < -1000 {
        // One rounding only: go down in a step that stays normal, then to the end.
        if exponent < -2200 {
            return value * 0.0;
        }
        let step = (-exponent - 900).min(900);
        value *= 2f64.powi(-(step as i32));
        exponent += step;
    }
    value * 2f64.powi(exponent as i32)
}

/// `divmod` of floats, as CPython rounds it.
pub fn float_divmod(x: f64, y: f64) -> (f64, f64) {
    let mut remainder = x % y;
    let mut quotient = (x - remainder) / y;
    if remainder != 0.0 {
        if (y < 0.0) != (remainder < 0.0) {
            remainder += y;
            quotient -= 1.0;
        }
    } else {
        remainder = 0f64.copysign(y);
    }
    let floored = if quotient != 0.0 {
        let floor = quotient.floor();
        if quotient - floor > 0.5 { floor + 1.0 } else { floor }
    } else {
        0f64.copysign(x / y)
    };
    (floored, remainder)
}

fn complex_product(x: Complex, y: Complex) -> Complex {
    Complex { real: x.real * y.real - x.imag * y.imag, imag: x.real * y.imag + x.imag * y.real }
}

/// Division scaled by the larger part of the divisor; `None` by zero.
pub(crate) fn complex_quotient(x: Complex, y: Complex) -> Option<Complex> {
    if y.real.abs() >= y.imag.abs() {
        if y.real == 0.0 {
            return None;
        }
        let ratio = y.imag / y.real;
        let scale = y.real + y.imag * ratio;
        Some(Complex { real: (x.real + x.imag * ratio) / scale, imag: (x.imag - x.real * ratio) / scale })
    } else if y.imag.abs() >= y.real.abs() {
        let ratio = y.real / y.imag;
        let scale = y.real * ratio + y.imag;
        Some(Complex { real: (x.real * ratio + x.imag) / scale, imag: (x.imag * ratio - x.real) / scale })
    } else {
        Some(Complex { real: f64::NAN, imag: f64::NAN })
    }
}
