//! `bytes`, `bytearray` and `memoryview`. <https://docs.python.org/3.13/library/stdtypes.html#bytes-objects>

mod ascii;
mod buffer;
mod bytearray;
mod construct;
pub mod memoryview;
pub mod methods;
mod percent;

pub use construct::bytes_from;
pub use memoryview::{gathered_bytes, is_scattered, memory_view_bytes};

use crate::memory::{Data, Kind, Ref, Value};
use crate::objects::native::{Def, is_built_in};
use crate::objects::str::intern;
use crate::objects::{Foreign, Instance, Type};
use crate::vm::{Raise, Res, Vm};
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
    /// How many memoryviews look at the bytes.
    pub exports: Cell<usize>,
}

// SAFETY: `Kind::ByteArray` names this type only.
#[expect(unsafe_code, reason = "the kind of each data type is declared beside it")]
unsafe impl Data for ByteArray {
    const KIND: Kind = Kind::ByteArray;
}

impl ByteArray {
    pub fn new(data: Vec<u8>) -> Ref<ByteArray> {
        Ref::new(ByteArray { data: RefCell::new(data), exports: Cell::new(0) })
    }
}

/// Methods of `bytes`, one table for each home.
pub const TABLES: &[&[Def]] = &[construct::BYTES, memoryview::EXPORT, methods::SHARED, ascii::SHARED];

/// Methods of `bytearray`, one table for each home.
pub const BYTEARRAY_TABLES: &[&[Def]] = &[
    construct::BYTEARRAY,
    memoryview::EXPORT,
    memoryview::TAKE_BACK,
    methods::SHARED,
    ascii::SHARED,
    bytearray::METHODS,
];

/// True for what [`Vm::bytes_of`] takes.
pub fn is_buffer(value: &Value) -> bool {
    value.native::<Bytes>().is_some()
        || value.native::<ByteArray>().is_some()
        || value.get::<Foreign>().is_some_and(|object| object.downcast::<memoryview::MemoryView>().is_some())
        || has_buffer_method(value)
}

/// Whether the class of an instance says in a way of its own how its bytes are had, with `__buffer__`.
fn has_buffer_method(value: &Value) -> bool {
    let Some(instance) = value.get::<Instance>() else { return false };
    let method = instance.class.borrow().lookup(&intern("__buffer__"));
    method.is_some_and(|method| !is_built_in(&method))
}

/// `inspect.BufferFlags`: which bytes an object is asked for.
pub const SIMPLE: i64 = 0;
pub const FULL_RO: i64 = 284;

/// The view that an instance gives of its bytes, `None` when it has no `__buffer__`.
pub fn view_of_instance(vm: &mut Vm, value: &Value, flags: i64) -> Res<Option<Value>> {
    if !has_buffer_method(value) {
        return Ok(None);
    }
    let view = vm.call_method(value, &intern("__buffer__"), &[Value::int(flags)])?;
    if view.get::<Foreign>().is_none_or(|object| object.downcast::<memoryview::MemoryView>().is_none()) {
        return Err(vm.type_error("__buffer__ returned non-memoryview object"));
    }
    Ok(Some(view))
}

/// The bytes of an object that has any to read; `None` where it has none, whatever it says of that.
pub fn bytes_if_any(vm: &mut Vm, value: &Value) -> Res<Option<Vec<u8>>> {
    if !is_buffer(value) {
        return Ok(None);
    }
    match vm.bytes_of(value) {
        Ok(bytes) => Ok(Some(bytes)),
        Err(Raise::Fault) => Err(Raise::Fault),
        Err(_) => Ok(None),
    }
}

fn is_mutable(value: &Value) -> bool {
    value.native::<ByteArray>().is_some()
}

/// Whether a class is `bytearray` or derived from it.
fn mutable_class(vm: &Vm, class: &Value) -> bool {
    class.borrow_ref::<Type>().is_some_and(|class| class.is_subtype(&vm.types.bytearray))
}

impl Vm {
    /// `item in bytes`
    pub(crate) fn bytes_contain(&mut self, container: &Value, item: &Value) -> Res<bool> {
        let bytes = buffer::buffer(self, container)?;
        self.tick(bytes.len() / 64)?;
        if is_buffer(item) {
            let part = self.bytes_of(item)?;
            return Ok(memchr::memmem::find(&bytes, &part).is_some());
        }
        let index = self.names.index.clone();
        if item.as_index().is_none() && self.class_of(item).lookup(&index).is_none() {
            let found = self.type_name(item);
            return Err(self.type_error(format!("a bytes-like object is required, not '{found}'")));
        }
        match self.index_value(item) {
            Ok(number) => match number.as_index().and_then(|number| u8::try_from(number).ok()) {
                Some(byte) => Ok(bytes.contains(&byte)),
                None => Err(self.value_error("byte must be in range(0, 256)")),
            },
            Err(Raise::Fault) => Err(Raise::Fault),
            // What has no index after all must have bytes.
            Err(_) => {
                let found = self.type_name(item);
                Err(self.type_error(format!("a bytes-like object is required, not '{found}'")))
            }
        }
    }
}
