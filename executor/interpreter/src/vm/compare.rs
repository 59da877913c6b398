//! Comparison and hashing. <https://docs.python.org/3.13/reference/expressions.html#value-comparisons>

use super::operators::has_own_operators;
use super::{Res, Vm};
use crate::memory::{Kind, Ref, Tuple, Value};
use crate::objects::{
    BigInt, ByteArray, Bytes, Complex, Dict, Foreign, FrozenSet, List, Method, Range, Slice, Str, Type,
};
use std::cmp::Ordering;

/// A comparison operator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Comparison {
    Less,
    LessEqual,
    Equal,
    NotEqual,
    Greater,
    GreaterEqual,
}

impl Comparison {
    pub fn symbol(self) -> &'static str {
        match self {
            Comparison::Less => "<",
            Comparison::LessEqual => "<=",
            Comparison::Equal => "==",
            Comparison::NotEqual => "!=",
            Comparison::Greater => ">",
            Comparison::GreaterEqual => ">=",
        }
    }

    /// The comparison with its sides exchanged.
    pub fn swapped(self) -> Comparison {
        match self {
            Comparison::Less => Comparison::Greater,
            Comparison::LessEqual => Comparison::GreaterEqual,
            Comparison::Greater => Comparison::Less,
            Comparison::GreaterEqual => Comparison::LessEqual,
            same => same,
        }
    }

    /// Whether an ordering satisfies it.
    pub fn holds(self, ordering: Ordering) -> bool {
        match self {
            Comparison::Less => ordering.is_lt(),
            Comparison::LessEqual => ordering.is_le(),
            Comparison::Equal => ordering.is_eq(),
            Comparison::NotEqual => ordering.is_ne(),
            Comparison::Greater => ordering.is_gt(),
            Comparison::GreaterEqual => ordering.is_ge(),
        }
    }
}

/// Order of an int and a float, exactly; `None` for NaN.
pub fn int_float_order(int: i64, float: f64) -> Option<Ordering> {
    if float.is_nan() {
        return None;
    }
    if int.unsigned_abs() <= 1 << 53 {
        return (int as f64).partial_cmp(&float);
    }
    if float >= 9_223_372_036_854_775_808.0 {
        return Some(Ordering::Less);
    }
    if float < -9_223_372_036_854_775_808.0 {
        return Some(Ordering::Greater);
    }
    let whole = float.trunc();
    match int.cmp(&(whole as i64)) {
        Ordering::Equal => 0.0.partial_cmp(&(float - whole)),
        order => Some(order),
    }
}

fn big_float_order(big: &dashu_int::IBig, float: f64) -> Option<Ordering> {
    if float.is_nan() {
        return None;
    }
    if float.is_infinite() {
        return Some(if float > 0.0 { Ordering::Less } else { Ordering::Greater });
    }
    let whole = super::numbers::float_to_big(float.trunc());
    match big.cmp(&whole) {
        Ordering::Equal => 0.0.partial_cmp(&float.fract()),
        order => Some(order),
    }
}

/// Order of two numbers; `None` when one is NaN or complex.
pub fn number_order(a: &Value, b: &Value) -> Option<Ordering> {
    if let (Some(x), Some(y)) = (a.as_index(), b.as_index()) {
        return Some(x.cmp(&y));
    }
    if let (Some(x), Some(y)) = (a.as_float(), b.as_float()) {
        return x.partial_cmp(&y);
    }
    if let (Some(x), Some(y)) = (a.as_index(), b.as_float()) {
        return int_float_order(x, y);
    }
    if let (Some(x), Some(y)) = (a.as_float(), b.as_index()) {
        return int_float_order(y, x).map(Ordering::reverse);
    }
    match (a.get::<BigInt>(), b.get::<BigInt>()) {
        (Some(x), Some(y)) => Some(x.0.cmp(&y.0)),
        (Some(x), None) => match b.as_float() {
            Some(float) => big_float_order(&x.0, float),
            None => Some(if x.0 > dashu_int::IBig::ZERO { Ordering::Greater } else { Ordering::Less }),
        },
        (None, Some(y)) => match a.as_float() {
            Some(float) => big_float_order(&y.0, float).map(Ordering::reverse),
            None => Some(if y.0 > dashu_int::IBig::ZERO { Ordering::Less } else { Ordering::Greater }),
        },
        (None, None) => None,
    }
}

fn complex_of(value: &Value) -> Option<(f64, f64)> {
    if let Some(complex) = value.get::<Complex>() {
        return Some((complex.real, complex.imag));
    }
    value.as_float().map(|real| (real, 0.0))
}

/// Ticks that looking through a value takes: none for what is small.
fn weight(value: &Value) -> usize {
    match value.kind() {
        Kind::Str => value.get::<Str>().map_or(0, |text| text.as_str().len() / 512),
        Kind::Bytes => value.get::<Bytes>().map_or(0, |bytes| bytes.as_slice().len() / 512),
        Kind::BigInt => value.get::<BigInt>().map_or(0, |big| dashu_int::ops::BitTest::bit_len(&big.0) / 8192),
        Kind::Tuple => value.get::<Tuple>().map_or(0, |tuple| tuple.len() / 64),
        _ => 0,
    }
}

/// Equality of two values where no guest code is involved; `None` where it may be.
pub fn simple_equal(a: &Value, b: &Value) -> Option<bool> {
    use Kind::{BigInt as Big, Bool, Complex as Cplx, Float, Int};
    match (a.kind(), b.kind()) {
        (Int | Bool | Float | Big, Int | Bool | Float | Big) => Some(number_order(a, b) == Some(Ordering::Equal)),
        (Cplx, Int | Bool | Float | Big | Cplx) | (Int | Bool | Float | Big, Cplx) => {
            let exact = |value: &Value| match value.kind() {
                Int | Bool | Big => crate::vm::numbers::to_float(value)
                    .filter(|float| number_order(value, &Value::float(*float)) == Some(Ordering::Equal))
                    .map(|real| (real, 0.0)),
                _ => complex_of(value),
            };
            Some(match (exact(a), exact(b)) {
                (Some(x), Some(y)) => x == y,
                _ => false,
            })
        }
        (Kind::Str, Kind::Str) => Some(a.get::<Str>()?.as_str() == b.get::<Str>()?.as_str()),
        (Kind::Bytes, Kind::Bytes) => Some(a.get::<Bytes>()?.as_slice() == b.get::<Bytes>()?.as_slice()),
        (Kind::Tuple, Kind::Tuple) => {
            let (x, y) = (a.get::<Tuple>()?, b.get::<Tuple>()?);
            if x.len() != y.len() {
                return Some(false);
            }
            // Nested tuples go the long way, which counts the depth.
            for (x, y) in x.iter().zip(y.iter()) {
                if x.kind() == Kind::Tuple || y.kind() == Kind::Tuple {
                    return None;
                }
                match if x.same(y) { Some(true) } else { simple_equal(x, y) } {
                    Some(true) => {}
                    other => return other,
                }
            }
            Some(true)
        }
        (Kind::Instance | Kind::Foreign | Kind::Exception, _)
        | (_, Kind::Instance | Kind::Foreign | Kind::Exception) => None,
        (x, y)
            if x == y
                && matches!(
                    x,
                    Kind::FrozenSet
                        | Kind::Range
                        | Kind::Slice
                        | Kind::Method
                        | Kind::List
                        | Kind::Dict
                        | Kind::Set
                        | Kind::Type
                        | Kind::Iter
                        | Kind::ByteArray
                ) =>
        {
            None
        }
        (Kind::Type, _) | (_, Kind::Type) => None,
        (Kind::FrozenSet, Kind::Set) | (Kind::Set, Kind::FrozenSet) => None,
        (Kind::Bytes, Kind::ByteArray) | (Kind::ByteArray, Kind::Bytes) => None,
        (Kind::DictView, _) | (_, Kind::DictView) => None,
        _ => Some(a.same(b)),
    }
}

impl Vm {
    /// `a == b`
    pub fn equal(&mut self, a: &Value, b: &Value) -> Res<bool> {
        self.compare_truth(Comparison::Equal, a, b)
    }

    /// `a is b or a == b`, as containers compare.
    pub fn same_or_equal(&mut self, a: &Value, b: &Value) -> Res<bool> {
        if a.same(b) {
            return Ok(true);
        }
        self.equal(a, b)
    }

    /// `a < b`
    pub fn less(&mut self, a: &Value, b: &Value) -> Res<bool> {
        self.compare_truth(Comparison::Less, a, b)
    }

    /// The truth of a comparison.
    pub fn compare_truth(&mut self, op: Comparison, a: &Value, b: &Value) -> Res<bool> {
        if let (Some(x), Some(y)) = (a.as_index(), b.as_index()) {
            self.spend(1)?;
            return Ok(op.holds(x.cmp(&y)));
        }
        self.spend(weight(a).min(weight(b)))?;
        if matches!(op, Comparison::Equal | Comparison::NotEqual)
            && let Some(equal) = simple_equal(a, b)
        {
            return Ok(equal == (op == Comparison::Equal));
        }
        let result = self.compare(op, a, b)?;
        match result.as_bool() {
            Some(truth) => Ok(truth),
            None => self.truth(&result),
        }
    }

    /// `a op b`, which may be any object.
    pub fn compare(&mut self, op: Comparison, a: &Value, b: &Value) -> Res {
        if !has_own_operators(a) && !has_own_operators(b) {
            let result = self.builtin_compare(op, a, b)?;
            if !result.is_not_implemented() {
                return Ok(result);
            }
            return self.compare_fallback(op, a, b);
        }
        if let Some(foreign) = a.borrow_ref::<Foreign>().or_else(|| b.borrow_ref::<Foreign>())
            && let Some(result) = foreign.data.compare(self, op, a, b)
        {
            return result;
        }
        let (left, right) = (self.class_of(a), self.class_of(b));
        let (name, swapped) = (self.comparison_name(op), self.comparison_name(op.swapped()));
        let mut tried_right = false;
        if !left.same(&right)
            && right.is_subtype(&left)
            && let Some(method) = right.lookup(&swapped)
        {
            tried_right = true;
            let result = self.call_comparison(&method, b, &right, a)?;
            if !result.is_not_implemented() {
                return Ok(result);
            }
        }
        if let Some(method) = left.lookup(&name) {
            let result = self.call_comparison(&method, a, &left, b)?;
            if !result.is_not_implemented() {
                return Ok(result);
            }
        }
        if !tried_right && let Some(method) = right.lookup(&swapped) {
            let result = self.call_comparison(&method, b, &right, a)?;
            if !result.is_not_implemented() {
                return Ok(result);
            }
        }
        self.compare_fallback(op, a, b)
    }

    /// Calls a method that compares. One that cannot be had knows nothing.
    fn call_comparison(&mut self, method: &Value, object: &Value, class: &Ref<Type>, other: &Value) -> Res {
        if matches!(method.kind(), Kind::Function | Kind::Native) {
            return self.call_special(method, object, class, std::slice::from_ref(other));
        }
        match self.bind_attribute(method, object, class) {
            Ok(bound) => self.call(&bound, std::slice::from_ref(other)),
            Err(super::Raise::Exception(_)) => Ok(Value::NOT_IMPLEMENTED),
            Err(fault) => Err(fault),
        }
    }

    fn comparison_name(&self, op: Comparison) -> Ref<Str> {
        match op {
            Comparison::Less => &self.names.lt,
            Comparison::LessEqual => &self.names.le,
            Comparison::Equal => &self.names.eq,
            Comparison::NotEqual => &self.names.ne,
            Comparison::Greater => &self.names.gt,
            Comparison::GreaterEqual => &self.names.ge,
        }
        .clone()
    }

    fn compare_fallback(&mut self, op: Comparison, a: &Value, b: &Value) -> Res {
        match op {
            Comparison::Equal => Ok(Value::bool(a.same(b))),
            Comparison::NotEqual => Ok(Value::bool(!a.same(b))),
            _ => {
                let (left, right) = (self.class_of(a).name(), self.class_of(b).name());
                Err(self.type_error(format!(
                    "'{}' not supported between instances of '{}' and '{}'",
                    op.symbol(),
                    left.as_str(),
                    right.as_str()
                )))
            }
        }
    }

    /// Comparison of the built-in types with each other only.
    pub fn builtin_compare(&mut self, op: Comparison, a: &Value, b: &Value) -> Res {
        let (a, b) = (a.unwrapped(), b.unwrapped());
        self.spend(weight(a).min(weight(b)))?;
        let equality = matches!(op, Comparison::Equal | Comparison::NotEqual);
        if equality && let Some(equal) = simple_equal(a, b) {
            if !equal && a.kind() != b.kind() && !both_numbers(a, b) {
                return Ok(Value::NOT_IMPLEMENTED);
            }
            return Ok(Value::bool(equal == (op == Comparison::Equal)));
        }
        if both_numbers(a, b) {
            if a.kind() == Kind::Complex || b.kind() == Kind::Complex {
                return Ok(Value::NOT_IMPLEMENTED);
            }
            return Ok(Value::bool(number_order(a, b).is_some_and(|order| op.holds(order))));
        }
        match (a.kind(), b.kind()) {
            (Kind::Str, Kind::Str) => {
                let (Some(x), Some(y)) = (a.get::<Str>(), b.get::<Str>()) else { return Ok(Value::NOT_IMPLEMENTED) };
                Ok(Value::bool(op.holds(crate::objects::str::order(x, y))))
            }
            (Kind::Bytes | Kind::ByteArray, Kind::Bytes | Kind::ByteArray) => {
                let (x, y) = (self.bytes_of(a)?, self.bytes_of(b)?);
                Ok(Value::bool(op.holds(x.cmp(&y))))
            }
            (Kind::List, Kind::List) | (Kind::Tuple, Kind::Tuple) => {
                let (a, b) = (a.clone(), b.clone());
                self.deeper_comparing(|vm| vm.compare_sequences(op, &a, &b))
            }
            (Kind::Dict, Kind::Dict) if equality => {
                let (a, b) = (a.clone(), b.clone());
                let equal = self.deeper_comparing(|vm| vm.dicts_equal(&a, &b))?;
                Ok(Value::bool(equal == (op == Comparison::Equal)))
            }
            (Kind::Set | Kind::FrozenSet | Kind::DictView, Kind::Set | Kind::FrozenSet | Kind::DictView) => {
                self.compare_sets(op, a, b)
            }
            (Kind::Range, Kind::Range) if equality => {
                let equal = self.ranges_equal(a, b)?;
                Ok(Value::bool(equal == (op == Comparison::Equal)))
            }
            (Kind::Slice, Kind::Slice) => {
                let parts = |value: &Value| {
                    value.get::<Slice>().map(|s| Tuple::from_vec(vec![s.start.clone(), s.stop.clone(), s.step.clone()]))
                };
                match (parts(a), parts(b)) {
                    (Some(x), Some(y)) => self.builtin_compare(op, &Value::from(x), &Value::from(y)),
                    _ => Ok(Value::NOT_IMPLEMENTED),
                }
            }
            (Kind::Method, Kind::Method) if equality => {
                let (Some(x), Some(y)) = (a.get::<Method>(), b.get::<Method>()) else {
                    return Ok(Value::NOT_IMPLEMENTED);
                };
                let equal = x.this.same(&y.this) && x.function.same(&y.function);
                Ok(Value::bool(equal == (op == Comparison::Equal)))
            }
            _ => Ok(Value::NOT_IMPLEMENTED),
        }
    }

    fn deeper_comparing<T>(&mut self, body: impl FnOnce(&mut Vm) -> Res<T>) -> Res<T> {
        match self.deeper(body) {
            Err(super::Raise::Exception(exception))
                if exception.class.borrow().same(&self.errors.RecursionError)
                    && exception.trace.borrow().is_empty() =>
            {
                Err(self.recursion_error("maximum recursion depth exceeded in comparison"))
            }
            result => result,
        }
    }

    /// Lists and tuples: the first difference decides.
    fn compare_sequences(&mut self, op: Comparison, a: &Value, b: &Value) -> Res {
        let length = |value: &Value| match value.get::<List>() {
            Some(list) => list.len(),
            None => value.get::<Tuple>().map_or(0, |tuple| tuple.len()),
        };
        let item = |value: &Value, place: usize| match value.get::<List>() {
            Some(list) => list.get(place),
            None => value.get::<Tuple>().and_then(|tuple| tuple.get(place).cloned()),
        };
        if length(a) != length(b) && matches!(op, Comparison::Equal | Comparison::NotEqual) {
            return Ok(Value::bool(op == Comparison::NotEqual));
        }
        let mut place = 0;
        loop {
            self.tick(1)?;
            let (Some(x), Some(y)) = (item(a, place), item(b, place)) else { break };
            if !self.same_or_equal(&x, &y)? {
                // What the comparison has taken out of a list decides nothing any more.
                let (Some(x), Some(y)) = (item(a, place), item(b, place)) else { break };
                return match op {
                    Comparison::Equal => Ok(Value::FALSE),
                    Comparison::NotEqual => Ok(Value::TRUE),
                    _ => self.compare(op, &x, &y),
                };
            }
            place += 1;
        }
        Ok(Value::bool(op.holds(length(a).cmp(&length(b)))))
    }

    fn dicts_equal(&mut self, a: &Value, b: &Value) -> Res<bool> {
        let (Some(x), Some(y)) = (a.native_ref::<Dict>(), b.native_ref::<Dict>()) else { return Ok(false) };
        if x.len() != y.len() {
            return Ok(false);
        }
        let mut place = 0;
        loop {
            self.tick(1)?;
            let Some((hash, key, value)) = x.entry_from(&mut place) else { return Ok(true) };
            match self.dict_get_hashed(&y, hash, &key)? {
                Some(other) => {
                    if !self.same_or_equal(&value, &other)? {
                        return Ok(false);
                    }
                }
                None => return Ok(false),
            }
        }
    }

    fn ranges_equal(&mut self, a: &Value, b: &Value) -> Res<bool> {
        let (x, y) = (self.range_key(a)?, self.range_key(b)?);
        self.equal(&x, &y)
    }

    /// What makes two ranges the same: length, first number, step.
    pub fn range_key(&mut self, range: &Value) -> Res {
        let length = self.range_length(range)?;
        let Some(range) = range.get::<Range>() else { return Ok(Value::NONE) };
        let (start, step) = (range.start.clone(), range.step.clone());
        let parts = match length.as_int() {
            Some(0) => [length, Value::NONE, Value::NONE],
            Some(1) => [length, start, Value::NONE],
            _ => [length, start, step],
        };
        Ok(Value::from(Tuple::from_slice(&parts)))
    }

    /// `hash(value)`
    pub fn hash(&mut self, value: &Value) -> Res<i64> {
        if value.kind() == Kind::BigInt {
            // A division is many times slower than a look.
            self.spend(weight(value) * 16)?;
        }
        Ok(match value.kind() {
            Kind::Str => value.get::<Str>().map_or(0, Str::hash),
            Kind::Int | Kind::Bool => hash_int(value.as_index().unwrap_or(0)),
            Kind::Float => hash_float(value.as_float().unwrap_or(0.0), value),
            Kind::BigInt => value.get::<BigInt>().map_or(0, |big| hash_big(&big.0)),
            Kind::Complex => value.get::<Complex>().map_or(0, |complex| {
                let imag = hash_float(complex.imag, value).wrapping_mul(1_000_003);
                fix(hash_float(complex.real, value).wrapping_add(imag))
            }),
            Kind::None => 0xFCA_86420,
            Kind::Ellipsis => 0xE111_0515,
            Kind::Bytes => value.get::<Bytes>().map_or(0, Bytes::hash),
            Kind::Tuple => {
                let tuple = value.to_ref::<Tuple>().expect("the kind says so");
                let known = tuple.cached_hash().get();
                if known != -1 {
                    return Ok(known);
                }
                let hash = self.deeper(|vm| vm.hash_tuple(&tuple))?;
                tuple.cached_hash().set(hash);
                hash
            }
            Kind::FrozenSet => {
                let set = value.to_ref::<FrozenSet>().expect("the kind says so");
                if let Some(known) = set.hash.get() {
                    return Ok(known);
                }
                let hash = hash_set(&set);
                set.hash.set(Some(hash));
                hash
            }
            Kind::Range => {
                let key = self.range_key(value)?;
                self.hash(&key)?
            }
            Kind::List | Kind::Dict | Kind::Set | Kind::ByteArray => return Err(self.unhashable(value)),
            Kind::DictView
                if value
                    .get::<crate::objects::DictView>()
                    .is_some_and(|v| v.part != crate::objects::dict::Part::Values) =>
            {
                return Err(self.unhashable(value));
            }
            Kind::Slice => {
                let Some(slice) = value.get::<Slice>() else { return Ok(0) };
                let parts = [slice.start.clone(), slice.stop.clone(), slice.step.clone()];
                match self.mix_hashes(&parts)? {
                    u64::MAX => 1_546_275_796,
                    hash => hash as i64,
                }
            }
            Kind::Instance | Kind::Foreign | Kind::Exception | Kind::Iter => self.hash_object(value)?,
            Kind::Type if !super::operators::has_own_operators(value) => hash_pointer(value),
            Kind::Type => self.hash_object(value)?,
            Kind::Method => {
                let Some(method) = value.get::<Method>() else { return Ok(0) };
                fix(hash_pointer(&method.this) ^ hash_pointer(&method.function))
            }
            _ => hash_pointer(value),
        })
    }

    fn unhashable(&mut self, value: &Value) -> super::Raise {
        let class = self.class_of(value).name();
        self.type_error(format!("unhashable type: '{}'", class.as_str()))
    }

    fn hash_object(&mut self, value: &Value) -> Res<i64> {
        let class = self.class_of(value);
        let name = self.names.hash.clone();
        match class.lookup(&name) {
            None => Ok(hash_pointer(value)),
            Some(method) if method.is_none() => Err(self.unhashable(value)),
            Some(method) => {
                let result = self.deeper(|vm| vm.call_special(&method, value, &class, &[]))?;
                match result.unwrapped().kind() {
                    Kind::Int | Kind::Bool => Ok(match result.unwrapped().as_index() {
                        Some(-1) => -2,
                        Some(hash) => hash,
                        None => 0,
                    }),
                    Kind::BigInt => self.hash(&result.unwrapped().clone()),
                    _ => Err(self.type_error("__hash__ method should return an integer")),
                }
            }
        }
    }

    /// xxHash's mixing, as CPython hashes tuples and slices.
    fn mix_hashes(&mut self, items: &[Value]) -> Res<u64> {
        const PRIME_1: u64 = 11_400_714_785_074_694_791;
        const PRIME_2: u64 = 14_029_467_366_897_019_727;
        let mut acc = PRIME_5;
        for item in items {
            self.spend(1)?;
            let lane = self.hash(item)? as u64;
            acc = acc.wrapping_add(lane.wrapping_mul(PRIME_2));
            acc = acc.rotate_left(31);
            acc = acc.wrapping_mul(PRIME_1);
        }
        Ok(acc)
    }

    fn hash_tuple(&mut self, tuple: &Tuple) -> Res<i64> {
        let acc = self.mix_hashes(tuple)?;
        let acc = acc.wrapping_add(tuple.len() as u64 ^ (PRIME_5 ^ 3_527_539));
        Ok(if acc == u64::MAX { 1_546_275_796 } else { acc as i64 })
    }
}

fn both_numbers(a: &Value, b: &Value) -> bool {
    super::operators::is_number(a.kind()) && super::operators::is_number(b.kind())
}

fn fix(hash: i64) -> i64 {
    if hash == -1 { -2 } else { hash }
}

/// What the hash of a tuple starts from.
const PRIME_5: u64 = 2_870_177_450_012_600_261;

/// The modulus of numeric hashes: 2^61 - 1.
const MODULUS: u64 = (1 << 61) - 1;

#[inline]
pub fn hash_int(value: i64) -> i64 {
    if (0..MODULUS as i64).contains(&value) {
        return value;
    }
    let hash = (value.unsigned_abs() % MODULUS) as i64;
    fix(if value < 0 { -hash } else { hash })
}

fn hash_big(value: &dashu_int::IBig) -> i64 {
    let (_, words) = value.as_sign_words();
    // 2^64 is 8 modulo 2^61 - 1.
    let hash =
        words.iter().rev().fold(0_u128, |hash, word| (hash * 8 + u128::from(*word)) % u128::from(MODULUS)) as i64;
    fix(if *value < dashu_int::IBig::ZERO { -hash } else { hash })
}

fn hash_float(value: f64, object: &Value) -> i64 {
    if value.is_infinite() {
        return if value > 0.0 { 314_159 } else { -314_159 };
    }
    if value.is_nan() {
        return hash_pointer(object);
    }
    if value == value.trunc() && value.abs() < 9e15 {
        return hash_int(value as i64);
    }
    let (mut mantissa, mut exponent) = super::numbers::frexp(value.abs());
    let mut hash: u64 = 0;
    while mantissa != 0.0 {
        hash = ((hash << 28) & MODULUS) | hash >> (61 - 28);
        mantissa *= 268_435_456.0;
        exponent -= 28;
        let digit = mantissa as u64;
        mantissa -= digit as f64;
        hash += digit;
        if hash >= MODULUS {
            hash -= MODULUS;
        }
    }
    let shift = exponent.rem_euclid(61) as u32;
    hash = ((hash << shift) & MODULUS) | hash >> (61 - shift);
    fix(if value < 0.0 { -(hash as i64) } else { hash as i64 })
}

/// The hash of an object by identity.
pub fn hash_pointer(value: &Value) -> i64 {
    let address = value.identity();
    fix((address >> 4 | address << 60) as i64)
}

fn hash_set(set: &FrozenSet) -> i64 {
    let table = set.table.borrow();
    let mut hash: u64 = 0;
    for (member, _) in table.iter() {
        let member = member as u64;
        hash ^= ((member ^ 89_869_747) ^ (member << 16)).wrapping_mul(3_644_798_167);
    }
    hash ^= (table.len() as u64 + 1).wrapping_mul(1_927_868_237);
    hash ^= (hash >> 11) ^ (hash >> 25);
    hash = hash.wrapping_mul(69_069).wrapping_add(907_133_923);
    if hash == u64::MAX { 590_923_713 } else { hash as i64 }
}

/// Kept so that byte arrays compare through one home.
const _: fn(&ByteArray) = |_| {};
