//! `bytes` and `bytearray`. <https://docs.python.org/3.13/library/stdtypes.html#bytes-objects>

use crate::memory::{Data, Kind, Ref};
use std::cell::{Cell, RefCell};

/// The data of a `bytes`.
pub struct Bytes {
    data: Box<[u8]>,
    hash: Cell<i64>,
}

// SAFETY: `Kind::Bytes` names this type only.
#[expect(unsafe_code, reason = "the kind of each data type is declared beside it")]
unsafe impl Data for Bytes {
    const KIND: Kind = Kind::Bytes;
}

impl Bytes {
    pub fn new(data: impl Into<Box<[u8]>>) -> Ref<Bytes> {
        Ref::new(Bytes { data: data.into(), hash: Cell::new(0) })
    }

    pub fn as_slice(&self) -> &[u8] {
        &self.data
    }

    pub fn hash(&self) -> i64 {
        if self.hash.get() == 0 {
            self.hash.set(super::str::hash_bytes(&self.data));
        }
        self.hash.get()
    }
}

/// The data of a `bytearray`.
pub struct ByteArray {
    pub data: RefCell<Vec<u8>>,
}

// SAFETY: `Kind::ByteArray` names this type only.
#[expect(unsafe_code, reason = "the kind of each data type is declared beside it")]
unsafe impl Data for ByteArray {
    const KIND: Kind = Kind::ByteArray;
}

impl ByteArray {
    pub fn new(data: Vec<u8>) -> Ref<ByteArray> {
        Ref::new(ByteArray { data: RefCell::new(data) })
    }
}

/// Methods of the type.
pub const METHODS: &[crate::objects::native::Def] = &[];

/// Methods of the type.
pub const BYTEARRAY_METHODS: &[crate::objects::native::Def] = &[];

/// The bytes behind a `memoryview`; `None` for anything else.
pub fn memory_view_bytes(_vm: &mut crate::vm::Vm, _value: &crate::memory::Value) -> crate::vm::Res<Option<Vec<u8>>> {
    Ok(None)
}

impl crate::vm::Vm {
    /// `item in bytes`
    pub(crate) fn bytes_contain(
        &mut self,
        container: &crate::memory::Value,
        item: &crate::memory::Value,
    ) -> crate::vm::Res<bool> {
        let bytes = self.bytes_of(container)?;
        self.tick(bytes.len() / 64)?;
        if let Some(byte) = item.as_index() {
            return match u8::try_from(byte) {
                Ok(byte) => Ok(bytes.contains(&byte)),
                Err(_) => Err(self.value_error("byte must be in range(0, 256)")),
            };
        }
        let part = self.bytes_of(item)?;
        Ok(part.is_empty() || bytes.windows(part.len()).any(|window| window == part))
    }

    /// `bytearray[key] = value`
    pub(crate) fn bytearray_set_item(
        &mut self,
        _object: &crate::memory::Value,
        _key: &crate::memory::Value,
        _value: &crate::memory::Value,
    ) -> crate::vm::Res<()> {
        Err(self.type_error("'bytearray' object does not support item assignment"))
    }

    /// `del bytearray[key]`
    pub(crate) fn bytearray_delete_item(
        &mut self,
        _object: &crate::memory::Value,
        _key: &crate::memory::Value,
    ) -> crate::vm::Res<()> {
        Err(self.type_error("'bytearray' object doesn't support item deletion"))
    }

    /// `bytes % args`
    pub(crate) fn percent_format_bytes(
        &mut self,
        _template: &crate::memory::Value,
        _args: &crate::memory::Value,
    ) -> crate::vm::Res {
        Ok(crate::memory::Value::NOT_IMPLEMENTED)
    }
}
