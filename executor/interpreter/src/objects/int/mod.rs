//! `int`: 64 bits inline, arbitrary size on the heap.
//! <https://docs.python.org/3.13/library/stdtypes.html#numeric-types-int-float-complex>

pub mod boolean;
pub mod methods;
pub mod parse;

use crate::memory::{Data, Kind, Ref, Value};
use dashu_int::IBig;

/// The data of an int outside the 64-bit range. Ints inside it are always inline.
pub struct BigInt(pub IBig);

// SAFETY: `Kind::BigInt` names this type only.
#[expect(unsafe_code, reason = "the kind of each data type is declared beside it")]
unsafe impl Data for BigInt {
    const KIND: Kind = Kind::BigInt;
}

/// An int of any size as a value, inline where it fits.
pub fn from_big(number: IBig) -> Value {
    match i64::try_from(&number) {
        Ok(small) => Value::int(small),
        Err(_) => Value::from(Ref::new(BigInt(number))),
    }
}

/// The number that an int or bool holds.
pub fn to_big(value: &Value) -> Option<IBig> {
    if let Some(small) = value.as_index() {
        return Some(IBig::from(small));
    }
    value.get::<BigInt>().map(|big| big.0.clone())
}
