//! `bytes(...)` and `bytearray(...)`. <https://docs.python.org/3.13/library/functions.html#func-bytes>

use super::{ByteArray, Bytes};
use crate::memory::{Kind, Tuple, Value};
use crate::objects::native::{Def, def, static_method};
use crate::objects::{Str, Type};
use crate::vm::{Res, Vm};

/// Methods of the type.
pub const BYTES: &[Def] = &[
    static_method(
        "__new__(cls, source=<unset>, encoding=<unset>, errors=<unset>)",
        "Bytes from text, ints, a count or what has bytes.",
        |vm, args| {
            let class = vm.types.bytes.clone();
            let source = &args[1];
            if source.kind() == Kind::Bytes && args[2].is_undef() && args[3].is_undef() {
                return vm.wrap_native(&args[0], &class, source.clone());
            }
            if let Some(source) = source.defined().filter(|_| args[2].is_undef() && args[3].is_undef())
                && let Some(bytes) = special_bytes(vm, source)?
            {
                // What `__bytes__` gives stays of its class.
                let exact = args[0].borrow_ref::<Type>().is_some_and(|asked| asked.same(&class));
                let bytes = if exact { bytes } else { bytes.unwrapped().clone() };
                return vm.wrap_native(&args[0], &class, bytes);
            }
            let bytes = made(vm, &args[1..], "bytes")?;
            vm.wrap_native(&args[0], &class, Value::from(Bytes::new(bytes)))
        },
    ),
    def("__bytes__(self, /)", "The bytes themselves.", |vm, args| Ok(vm.receiver::<Bytes>(&args[0])?.value())),
    def("__getnewargs__(self, /)", "What a copy is made from.", |vm, args| {
        let bytes = vm.receiver::<Bytes>(&args[0])?;
        Ok(Value::from(Tuple::from_vec(vec![bytes.value()])))
    }),
];

/// Methods of the type.
pub const BYTEARRAY: &[Def] = &[
    static_method("__new__(cls, *args, **kwargs)", "An empty bytearray; __init__ fills it.", |vm, args| {
        let class = vm.types.bytearray.clone();
        vm.wrap_native(&args[0], &class, Value::from(ByteArray::new(Vec::new())))
    }),
    def(
        "__init__(self, /, source=<unset>, encoding=<unset>, errors=<unset>)",
        "Fills the bytearray from text, ints, a count or what has bytes.",
        |vm, args| {
            let array = vm.receiver::<ByteArray>(&args[0])?;
            for (name, value) in ["encoding", "errors"].iter().zip(&args[2..]) {
                if let Some(value) = value.defined() {
                    vm.c_text_argument(value, "bytearray", &format!("argument '{name}'"))?;
                }
            }
            array.check_resize(vm)?;
            array.data.borrow_mut().clear();
            let bytes = made(vm, &args[1..], "bytearray")?;
            array.check_resize(vm)?;
            *array.data.borrow_mut() = bytes;
            Ok(Value::NONE)
        },
    ),
];

/// The bytes that `source`, `encoding` and `errors` ask for.
fn made(vm: &mut Vm, args: &[Value], what: &str) -> Res<Vec<u8>> {
    let [source, encoding, errors] = args else { return Ok(Vec::new()) };
    let text = |vm: &mut Vm, value: &Value, name: &str| match value.defined() {
        None => Ok(None),
        Some(value) => {
            let text = vm.c_text_argument(value, what, &format!("argument '{name}'"))?;
            Ok(Some(text.as_str().to_owned()))
        }
    };
    let (encoding, errors) = (text(vm, encoding, "encoding")?, text(vm, errors, "errors")?);
    let string = source.defined().and_then(|source| source.native_ref::<Str>());
    match (string, encoding, errors) {
        (Some(string), Some(encoding), errors) => {
            vm.encode_text(&string, &encoding, errors.as_deref().unwrap_or("strict"))
        }
        (Some(_), None, _) => Err(vm.type_error("string argument without an encoding")),
        (None, Some(_), _) => Err(vm.type_error("encoding without a string argument")),
        (None, None, Some(_)) => Err(vm.type_error("errors without a string argument")),
        (None, None, None) => match source.defined() {
            Some(source) => from_object(vm, source, what),
            None => Ok(Vec::new()),
        },
    }
}

fn from_object(vm: &mut Vm, source: &Value, what: &str) -> Res<Vec<u8>> {
    if !super::is_buffer(source) {
        let index = vm.names.index.clone();
        if vm.class_of(source).lookup(&index).is_some() {
            match vm.index_value(source) {
                Ok(count) => {
                    let Some(count) = count.as_index() else {
                        let found = vm.type_name(source);
                        return Err(vm.overflow_error(format!("cannot fit '{found}' into an index-sized integer")));
                    };
                    let Ok(count) = usize::try_from(count) else { return Err(vm.value_error("negative count")) };
                    vm.charge(count)?;
                    return Ok(vec![0; count]);
                }
                // What fails to be a count may still be walked.
                Err(raise) if vm.is_error(&raise, &vm.errors.TypeError) => {}
                Err(raise) => return Err(raise),
            }
        }
    }
    ints_of(vm, source, what)
}

fn special_bytes(vm: &mut Vm, source: &Value) -> Res<Option<Value>> {
    if source.kind() == Kind::Bytes {
        return Ok(Some(source.clone()));
    }
    let name = vm.names.bytes.clone();
    let Some(result) = vm.special(source, &name, &[])? else { return Ok(None) };
    if result.native::<Bytes>().is_some() {
        return Ok(Some(result));
    }
    let found = vm.type_name(&result);
    Err(vm.type_error(format!("__bytes__ returned non-bytes (type {found})")))
}

/// The bytes of an object as `bytes(object)` takes them, except that an int is no count.
pub fn bytes_from(vm: &mut Vm, source: &Value) -> Res<Vec<u8>> {
    match special_bytes(vm, source)? {
        Some(bytes) => vm.bytes_of(&bytes),
        None => ints_of(vm, source, "bytes"),
    }
}

/// The bytes of a bytes-like object or of an iterable of ints.
pub fn ints_of(vm: &mut Vm, source: &Value, what: &str) -> Res<Vec<u8>> {
    if super::is_buffer(source) {
        return vm.gathered_bytes_of(source);
    }
    let iterator = if source.native::<Str>().is_some() { None } else { iterator(vm, source)? };
    let Some(iterator) = iterator else {
        let found = vm.type_name(source);
        return Err(vm.type_error(format!("cannot convert '{found}' object to {what}")));
    };
    if what == "bytes" {
        vm.ask_length(source)?;
    }
    bytes_of_items(vm, &iterator, what)
}

/// The ints that an iterator gives, as bytes.
pub fn bytes_of_items(vm: &mut Vm, iterator: &Value, what: &str) -> Res<Vec<u8>> {
    let mut bytes = Vec::new();
    while let Some(item) = vm.next(iterator)? {
        let number = vm.index_value(&item)?;
        let Some(byte) = number.as_index().and_then(|number| u8::try_from(number).ok()) else {
            let noun = if what == "bytes" { "bytes" } else { "byte" };
            return Err(vm.value_error(format!("{noun} must be in range(0, 256)")));
        };
        if bytes.len() == bytes.capacity() {
            vm.reserve(&mut bytes, 1)?;
        }
        bytes.push(byte);
    }
    Ok(bytes)
}

/// An iterator, `None` for what is not iterable.
fn iterator(vm: &mut Vm, source: &Value) -> Res<Option<Value>> {
    match vm.iter(source) {
        Ok(iterator) => Ok(Some(iterator)),
        Err(raise) if vm.is_error(&raise, &vm.errors.TypeError) => Ok(None),
        Err(raise) => Err(raise),
    }
}
