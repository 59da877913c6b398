//! The bytes behind bytes-like objects, without copying where nothing can change them.

use super::{ByteArray, Bytes};
use crate::memory::{Ref, Value};
use crate::vm::{Res, Vm};
use std::ops::Deref;

/// Bytes that stay as they are while they are looked at.
pub enum Buffer {
    Shared(Ref<Bytes>),
    Owned(Vec<u8>),
}

impl Deref for Buffer {
    type Target = [u8];
    fn deref(&self) -> &[u8] {
        match self {
            Buffer::Shared(bytes) => bytes.as_slice(),
            Buffer::Owned(bytes) => bytes,
        }
    }
}

/// The bytes of a bytes-like object. What can change is copied.
pub fn buffer(vm: &mut Vm, value: &Value) -> Res<Buffer> {
    match value.native_ref::<Bytes>() {
        Some(bytes) => Ok(Buffer::Shared(bytes)),
        None => vm.bytes_of(value).map(Buffer::Owned),
    }
}

/// Bytes as an object of the model's own type.
pub fn like(model: &Value, bytes: Vec<u8>) -> Value {
    if super::is_mutable(model) { Value::from(ByteArray::new(bytes)) } else { Value::from(Bytes::new(bytes)) }
}

/// The same, where a model that never changes stands for its equal.
pub fn kept(model: &Value, bytes: Vec<u8>) -> Value {
    match model.get::<Bytes>() {
        Some(same) if same.as_slice() == bytes => model.clone(),
        _ => like(model, bytes),
    }
}

/// An int argument as one byte.
pub fn byte_of(vm: &mut Vm, value: &Value) -> Res<u8> {
    let number = vm.index_value(value)?;
    match number.as_index().and_then(|number| u8::try_from(number).ok()) {
        Some(byte) => Ok(byte),
        None => Err(vm.value_error("byte must be in range(0, 256)")),
    }
}
