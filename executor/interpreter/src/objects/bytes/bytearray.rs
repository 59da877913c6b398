//! What only `bytearray` can do: change. <https://docs.python.org/3.13/library/stdtypes.html#bytearray-objects>

use super::ByteArray;
use super::buffer::byte_of;
use super::construct::{bytes_of_items, ints_of};
use crate::memory::{Kind, Value};
use crate::objects::native::{Def, def};
use crate::objects::{Slice, Str};
use crate::vm::{Raise, Res, Vm};

/// Methods of the type.
pub const METHODS: &[Def] = &[
    def("__alloc__(self, /)", "Return the number of bytes actually allocated.", |vm, args| {
        let length = vm.receiver::<ByteArray>(&args[0])?.data.borrow().len();
        Ok(Value::int(if length == 0 { 0 } else { length as i64 + 1 }))
    }),
    def("append(self, item, /)", "Adds a byte at the end.", |vm, args| {
        let array = vm.receiver::<ByteArray>(&args[0])?;
        let byte = byte_of(vm, &args[1])?;
        array.check_resize(vm)?;
        let mut data = array.data.borrow_mut();
        vm.reserve(&mut *data, 1)?;
        data.push(byte);
        Ok(Value::NONE)
    }),
    def("extend(self, iterable_of_ints, /)", "Adds bytes at the end.", |vm, args| {
        let array = vm.receiver::<ByteArray>(&args[0])?;
        if args[1].native::<Str>().is_some() {
            return Err(vm.type_error("expected iterable of integers; got: 'str'"));
        }
        if super::is_scattered(&args[1]) {
            let found = vm.type_name(&args[1]);
            return Err(vm.type_error(format!("can't set bytearray slice from {found}")));
        }
        let bytes = if super::is_buffer(&args[1]) {
            match vm.gathered_bytes_of(&args[1]) {
                Err(Raise::Exception(_)) => {
                    let found = vm.type_name(&args[1]);
                    return Err(vm.type_error(format!("can't set bytearray slice from {found}")));
                }
                result => result?,
            }
        } else {
            let iterator = match vm.iter(&args[1]) {
                Err(raise) if vm.is_error(&raise, &vm.errors.TypeError) => {
                    let found = vm.type_name(&args[1]);
                    return Err(vm.type_error(format!("can't extend bytearray with {found}")));
                }
                result => result?,
            };
            vm.ask_length(&args[1])?;
            bytes_of_items(vm, &iterator, "bytearray")?
        };
        array.check_resize(vm)?;
        let mut data = array.data.borrow_mut();
        vm.reserve(&mut *data, bytes.len())?;
        data.extend(bytes);
        Ok(Value::NONE)
    }),
    def("insert(self, index, item, /)", "Puts a byte in front of the one at an index.", |vm, args| {
        let array = vm.receiver::<ByteArray>(&args[0])?;
        let index = vm.index_of(&args[1])?;
        let byte = byte_of(vm, &args[2])?;
        array.check_resize(vm)?;
        let mut data = array.data.borrow_mut();
        vm.reserve(&mut *data, 1)?;
        let length = data.len() as i64;
        let place = if index < 0 { index.saturating_add(length).max(0) } else { index.min(length) };
        data.insert(place as usize, byte);
        Ok(Value::NONE)
    }),
    def("pop(self, index=-1, /)", "Removes the byte at an index, by default the last, and returns it.", |vm, args| {
        let array = vm.receiver::<ByteArray>(&args[0])?;
        let index = vm.index_of(&args[1])?;
        let length = array.data.borrow().len();
        if length == 0 {
            return Err(vm.index_error("pop from empty bytearray"));
        }
        let place = if index < 0 { index + length as i64 } else { index };
        let Some(place) = usize::try_from(place).ok().filter(|place| *place < length) else {
            return Err(vm.index_error("pop index out of range"));
        };
        array.check_resize(vm)?;
        let byte = array.data.borrow_mut().remove(place);
        Ok(Value::int(i64::from(byte)))
    }),
    def("remove(self, value, /)", "Removes the first byte of a value.", |vm, args| {
        let array = vm.receiver::<ByteArray>(&args[0])?;
        let byte = byte_of(vm, &args[1])?;
        let place = array.data.borrow().iter().position(|known| *known == byte);
        match place {
            Some(place) => {
                array.check_resize(vm)?;
                array.data.borrow_mut().remove(place);
                Ok(Value::NONE)
            }
            None => Err(vm.value_error("value not found in bytearray")),
        }
    }),
    def("clear(self, /)", "Removes all bytes.", |vm, args| {
        let array = vm.receiver::<ByteArray>(&args[0])?;
        array.check_resize(vm)?;
        array.data.borrow_mut().clear();
        Ok(Value::NONE)
    }),
    def("copy(self, /)", "A new bytearray of the same bytes.", |vm, args| {
        let bytes = vm.bytes_of(&args[0])?;
        Ok(Value::from(ByteArray::new(bytes)))
    }),
    def("reverse(self, /)", "Turns the bytes around.", |vm, args| {
        let array = vm.receiver::<ByteArray>(&args[0])?;
        vm.tick(array.data.borrow().len() / 256)?;
        array.data.borrow_mut().reverse();
        Ok(Value::NONE)
    }),
    def("__reduce__(self, /)", "What makes the bytes again.", |vm, args| reduced(vm, &args[0], 2)),
    def("__reduce_ex__(self, proto=0, /)", "What makes the bytes again.", |vm, args| {
        let protocol = vm.c_int_argument(&args[1])?;
        reduced(vm, &args[0], protocol)
    }),
];

/// The class, the bytes (as text for the older protocols), and the state.
fn reduced(vm: &mut Vm, array: &Value, protocol: i64) -> Res {
    let bytes = vm.bytes_of(array)?;
    let arguments = if bytes.is_empty() {
        Vec::new()
    } else if protocol < 3 {
        let text: String = bytes.iter().map(|byte| char::from(*byte)).collect();
        vec![vm.text(text), vm.text("latin-1")]
    } else {
        vec![Value::from(super::Bytes::new(bytes))]
    };
    let getstate = vm.get_attr(array, &crate::objects::str::intern("__getstate__"))?;
    let state = vm.call(&getstate, &[])?;
    let arguments = Value::from(crate::memory::Tuple::from_vec(arguments));
    Ok(Value::from(crate::memory::Tuple::from_vec(vec![vm.class_of(array).value(), arguments, state])))
}

impl ByteArray {
    /// While a memoryview looks at the bytes their number cannot change.
    pub fn check_resize(&self, vm: &Vm) -> Res<()> {
        if self.exports.get() == 0 {
            return Ok(());
        }
        Err(self.exported(vm))
    }

    /// The refusal to change the number of bytes.
    pub fn exported(&self, vm: &Vm) -> Raise {
        vm.error(&vm.errors.BufferError, "Existing exports of data: object cannot be re-sized")
    }
}

impl Vm {
    /// The place of one byte.
    fn bytearray_place(&mut self, array: &ByteArray, key: &Value) -> Res<usize> {
        let index = self.names.index.clone();
        if key.as_index().is_none() && self.class_of(key).lookup(&index).is_none() {
            let found = self.type_name(key);
            return Err(self.type_error(format!("bytearray indices must be integers or slices, not {found}")));
        }
        let index = self.index_value(key)?;
        let length = array.data.borrow().len();
        let Some(index) = index.as_index() else {
            let found = self.type_name(key);
            return Err(self.index_error(format!("cannot fit '{found}' into an index-sized integer")));
        };
        let place = if index < 0 { index.saturating_add(length as i64) } else { index };
        match usize::try_from(place) {
            Ok(place) if place < length => Ok(place),
            _ => Err(self.index_error("bytearray index out of range")),
        }
    }

    /// `bytearray[key] = value`
    pub(crate) fn bytearray_set_item(&mut self, object: &Value, key: &Value, value: &Value) -> Res<()> {
        let array = self.receiver::<ByteArray>(object)?;
        let Some(slice) = key.to_ref::<Slice>() else {
            // The value comes before the place is looked for: asking for it may change the bytearray.
            let wrong_key = self.class_of(key).lookup(&self.names.index).is_none();
            let given = key;
            let key = if wrong_key { key.clone() } else { self.index_value(key)? };
            if !wrong_key && key.as_index().is_none() {
                let found = self.type_name(given);
                return Err(self.index_error(format!("cannot fit '{found}' into an index-sized integer")));
            }
            let byte = if wrong_key { 0 } else { byte_of(self, value)? };
            let place = self.bytearray_place(&array, &key)?;
            if let Some(old) = array.data.borrow_mut().get_mut(place) {
                *old = byte;
            }
            return Ok(());
        };
        let length = array.data.borrow().len();
        let span = self.slice_span(&slice, length)?;
        let class = self.class_of(value);
        let number =
            [&self.names.index, &self.names.int, &self.names.float].iter().any(|name| class.lookup(name).is_some())
                || value.unwrapped().kind() == Kind::Complex;
        if number || value.native::<Str>().is_some() {
            return Err(self.type_error("can assign only bytes, buffers, or iterables of ints in range(0, 256)"));
        }
        let bytes = ints_of(self, value, "bytearray")?;
        if span.step == 1 {
            if bytes.len() != span.count {
                array.check_resize(self)?;
            }
            self.charge(bytes.len())?;
            let mut data = array.data.borrow_mut();
            let start = span.start.min(data.len());
            let end = (start + span.count).min(data.len());
            data.splice(start..end, bytes);
            return Ok(());
        }
        if bytes.len() != span.count {
            if bytes.is_empty() {
                return self.bytearray_delete_item(object, key);
            }
            let (given, wanted) = (bytes.len(), span.count);
            return Err(
                self.value_error(format!("attempt to assign bytes of size {given} to extended slice of size {wanted}"))
            );
        }
        let mut data = array.data.borrow_mut();
        for (place, byte) in span.indices().zip(bytes) {
            if let Some(old) = data.get_mut(place) {
                *old = byte;
            }
        }
        Ok(())
    }

    /// `del bytearray[key]`
    pub(crate) fn bytearray_delete_item(&mut self, object: &Value, key: &Value) -> Res<()> {
        let array = self.receiver::<ByteArray>(object)?;
        let Some(slice) = key.to_ref::<Slice>() else {
            let place = self.bytearray_place(&array, key)?;
            array.check_resize(self)?;
            array.data.borrow_mut().remove(place);
            return Ok(());
        };
        let length = array.data.borrow().len();
        let span = self.slice_span(&slice, length)?;
        if span.count == 0 {
            return Ok(());
        }
        array.check_resize(self)?;
        let mut gone = vec![false; length];
        span.indices().for_each(|place| gone[place] = true);
        let mut place = 0;
        array.data.borrow_mut().retain(|_| {
            place += 1;
            !gone.get(place - 1).copied().unwrap_or(false)
        });
        Ok(())
    }
}
