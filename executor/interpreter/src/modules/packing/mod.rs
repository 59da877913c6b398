//! `struct`. <https://docs.python.org/3.13/library/struct.html>
//!
//! Reading formats, packing and unpacking are native; the class `Struct` and what works on buffers is Python
//! (`struct.py`).

mod format;
pub(crate) use format::{from_half, to_half};

use crate::memory::{Ref, Tuple, Value};
use crate::objects::iter::NativeIter;
use crate::objects::native::{Def, def};
use crate::objects::str::intern;
use crate::objects::{ByteArray, Bytes, Dict, Foreign, Iter, Module, Str, Type};
use crate::vm::{Raise, Res, Vm};
use format::{Layout, Run};

fn error(vm: &mut Vm, message: impl AsRef<str>) -> Raise {
    match vm.module_attr("struct", "error") {
        Ok(class) => match class.to_ref::<Type>() {
            Some(class) => vm.error(&class, message),
            None => vm.value_error(message),
        },
        Err(raise) => raise,
    }
}

/// So many formats are kept read.
const MOST_KEPT: usize = 100;

fn layout_of(object: &Foreign) -> &Layout {
    object.downcast::<Layout>().expect("layouts are handed on as they were made")
}

/// The layout of a format, which may be one already.
fn layout(vm: &mut Vm, format: &Value) -> Res<Ref<Foreign>> {
    layout_by(vm, format, true)
}

/// The same; a format that is looked for among those that were read before has to have a hash.
fn layout_by(vm: &mut Vm, format: &Value, looked_for: bool) -> Res<Ref<Foreign>> {
    if let Some(object) = format.native_ref::<Foreign>().filter(|object| object.downcast::<Layout>().is_some()) {
        return Ok(object);
    }
    let kept = vm.module_attr("struct", "_kept")?.into_ref::<Dict>().ok();
    let plain = format.get::<Str>().is_some() || format.get::<Bytes>().is_some();
    if let (Some(kept), true) = (&kept, plain)
        && let Some(found) = vm.dict_get(kept, format)?
        && let Some(found) = found.native_ref::<Foreign>()
    {
        return Ok(found);
    }
    let bytes = if let Some(text) = format.native_ref::<Str>() {
        vm.encode_text(&text, "ascii", "strict")?
    } else if format.native::<Bytes>().is_some() {
        vm.bytes_of(format)?
    } else {
        if looked_for {
            vm.hash(format)?;
        }
        let found = vm.type_name(format);
        let found = found.rsplit('.').next().unwrap_or_default();
        return Err(vm.type_error(format!("Struct() argument 1 must be a str or bytes object, not {found}")));
    };
    vm.tick(bytes.len())?;
    vm.charge(bytes.len().saturating_mul(size_of::<Run>()))?;
    if bytes.contains(&0) {
        return Err(error(vm, "embedded null character"));
    }
    let made = match Layout::parse(&bytes) {
        Ok(layout) => layout,
        Err(message) => return Err(error(vm, message)),
    };
    let class = vm.module_attr("struct", "_Layout")?;
    let class = class.to_ref::<Type>().ok_or_else(|| vm.type_error("the class has been replaced"))?;
    let made = Foreign::new(class, made);
    if let (Some(kept), true) = (&kept, plain) {
        if kept.len() >= MOST_KEPT {
            vm.call_method(&kept.value(), &intern("clear"), &[])?;
        }
        vm.dict_set(kept, format.clone(), made.value())?;
    }
    Ok(made)
}

/// Why a value was not packed.
enum Misfit {
    Raise(Raise),
    Error(String),
    /// Too large for the field; what is said hangs on the value's type.
    Large(String),
}

impl From<Raise> for Misfit {
    fn from(raise: Raise) -> Misfit {
        Misfit::Raise(raise)
    }
}

fn has(vm: &Vm, value: &Value, method: &Ref<Str>) -> bool {
    vm.class_of(value).lookup(method).is_some()
}

fn pack_int(vm: &mut Vm, run: Run, value: &Value, big: bool) -> Result<[u8; 8], Misfit> {
    if value.as_index().is_none() && !has(vm, value, &vm.names.index.clone()) {
        return Err(Misfit::Error("required argument is not an integer".to_owned()));
    }
    let number = vm.index_value(value)?;
    let (signed, bits) = (run.letter.is_ascii_lowercase(), run.size as u32 * 8);
    let fits = match number.as_index() {
        Some(small) if run.letter == b'P' => Some(small),
        Some(small) if signed => Some(small).filter(|small| bits == 64 || *small >> (bits - 1) == *small >> 63),
        Some(small) => Some(small).filter(|small| *small >= 0 && (bits == 64 || small >> bits == 0)),
        None if signed || bits < 64 => None,
        None => {
            // One bit more than small numbers have.
            let arguments = [Value::int(8), vm.text("little")];
            match vm.call_method(&number, &intern("to_bytes"), &arguments) {
                Ok(bytes) => vm.bytes_of(&bytes)?.first_chunk::<8>().map(|bytes| i64::from_le_bytes(*bytes)),
                Err(raise) if vm.is_error(&raise, &vm.errors.OverflowError.clone()) => None,
                Err(raise) => return Err(raise.into()),
            }
        }
    };
    let Some(number) = fits else {
        if run.letter == b'P' {
            return Err(Misfit::Large("int too large to convert".to_owned()));
        }
        let letter = run.letter as char;
        let (low, high) =
            if signed { (-(1i128 << (bits - 1)), (1i128 << (bits - 1)) - 1) } else { (0, (1i128 << bits) - 1) };
        return Err(Misfit::Error(format!("'{letter}' format requires {low} <= number <= {high}")));
    };
    let mut bytes = number.to_le_bytes();
    if big {
        bytes[..run.size].reverse();
    }
    Ok(bytes)
}

fn pack_float(vm: &mut Vm, run: Run, value: &Value, layout: &Layout) -> Result<[u8; 8], Misfit> {
    let float = match value.as_float() {
        Some(float) => float,
        None => match vm.float_of(value) {
            Ok(float) => float,
            // Whatever went wrong, it is told in this way.
            Err(Raise::Exception(_)) => return Err(Misfit::Error("required argument is not a float".to_owned())),
            Err(raise) => return Err(raise.into()),
        },
    };
    // The bits by which NaNs are told apart here are nobody's business.
    let float = if float.is_nan() { f64::NAN.copysign(float) } else { float };
    let large = || Misfit::Large(format!("float too large to pack with {} format", run.letter as char));
    let mut bytes = [0; 8];
    match run.size {
        2 => bytes[..2].copy_from_slice(&to_half(float).ok_or_else(large)?.to_le_bytes()),
        4 => {
            let short = float as f32;
            if short.is_infinite() && float.is_finite() && !layout.native {
                return Err(large());
            }
            bytes[..4].copy_from_slice(&short.to_le_bytes());
        }
        _ => bytes = float.to_le_bytes(),
    }
    if layout.big {
        bytes[..run.size].reverse();
    }
    Ok(bytes)
}

/// Bytes of a text field, cut to its length.
fn text_argument(vm: &mut Vm, run: Run, value: &Value) -> Result<Vec<u8>, Misfit> {
    if value.native::<Bytes>().is_none() && value.native::<ByteArray>().is_none() {
        return Err(Misfit::Error(format!("argument for '{}' must be a bytes object", run.letter as char)));
    }
    Ok(vm.bytes_of(value)?)
}

fn pack_one(vm: &mut Vm, layout: &Layout, run: Run, value: &Value, field: &mut [u8]) -> Result<(), Misfit> {
    match run.letter {
        b's' => {
            let bytes = text_argument(vm, run, value)?;
            let length = bytes.len().min(field.len());
            field[..length].copy_from_slice(&bytes[..length]);
        }
        b'p' => {
            let bytes = text_argument(vm, run, value)?;
            let length = bytes.len().min(field.len().saturating_sub(1));
            if let Some((first, rest)) = field.split_first_mut() {
                *first = length.min(255) as u8;
                rest[..length].copy_from_slice(&bytes[..length]);
            }
        }
        b'c' => match value.native::<Bytes>().map(|bytes| bytes.as_slice().to_vec()).as_deref() {
            Some([byte]) => field[0] = *byte,
            _ => return Err(Misfit::Error("char format requires a bytes object of length 1".to_owned())),
        },
        b'?' => field[0] = u8::from(vm.truth(value)?),
        b'e' | b'f' | b'd' => field.copy_from_slice(&pack_float(vm, run, value, layout)?[..run.size]),
        _ => field.copy_from_slice(&pack_int(vm, run, value, layout.big)?[..run.size]),
    }
    Ok(())
}

/// Packs values; `name` is what errors call it.
fn pack(vm: &mut Vm, layout: &Layout, values: &[Value], name: &str) -> Res<Vec<u8>> {
    if values.len() != layout.values {
        let (wanted, found) = (layout.values, values.len());
        return Err(error(vm, format!("{name} expected {wanted} items for packing (got {found})")));
    }
    vm.tick(layout.size / 64 + values.len())?;
    vm.charge(layout.size)?;
    let mut out = vec![0; layout.size];
    let mut values = values.iter();
    for run in &layout.runs {
        for place in 0..run.count {
            let Some(value) = values.next() else { break };
            let start = run.offset + place * run.size;
            let field = &mut out[start..start + run.size];
            match pack_one(vm, layout, *run, value, field) {
                Ok(()) => {}
                Err(Misfit::Raise(raise)) => return Err(raise),
                Err(Misfit::Error(message)) => return Err(error(vm, message)),
                Err(Misfit::Large(message)) => {
                    let int = vm.class_of(value).is_subtype(&vm.types.int);
                    return Err(if int { error(vm, "int too large to convert") } else { vm.overflow_error(message) });
                }
            }
        }
    }
    Ok(out)
}

fn unpack_one(vm: &mut Vm, layout: &Layout, run: Run, field: &[u8]) -> Res {
    let mut bytes = [0; 8];
    let number = match run.letter {
        b's' | b'p' | b'c' | b'?' => &mut [][..],
        _ => &mut bytes[..run.size],
    };
    if !number.is_empty() {
        number.copy_from_slice(field);
        if layout.big {
            number.reverse();
        }
    }
    Ok(match run.letter {
        b's' | b'c' => Value::from(Bytes::new(field)),
        b'p' => {
            let (length, text) = field.split_first().map_or((0, field), |(first, rest)| (usize::from(*first), rest));
            Value::from(Bytes::new(&text[..length.min(text.len())]))
        }
        b'?' => Value::bool(field[0] != 0),
        b'e' => Value::float(from_half(u16::from_le_bytes([bytes[0], bytes[1]]))),
        b'f' => Value::float(f64::from(f32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]))),
        b'd' => Value::float(f64::from_le_bytes(bytes)),
        letter => {
            let unused = 64 - 8 * run.size as u32;
            let raw = u64::from_le_bytes(bytes);
            if letter.is_ascii_lowercase() {
                Value::int((raw << unused) as i64 >> unused)
            } else {
                match i64::try_from(raw) {
                    Ok(small) => Value::int(small),
                    Err(_) => {
                        let arguments = [Value::from(Bytes::new(&raw.to_le_bytes()[..])), vm.text("little")];
                        let int = vm.types.int.value();
                        vm.call_method(&int, &intern("from_bytes"), &arguments)?
                    }
                }
            }
        }
    })
}

fn unpack(vm: &mut Vm, layout: &Layout, bytes: &[u8]) -> Res {
    vm.tick(layout.values)?;
    let mut values = Vec::new();
    vm.reserve(&mut values, layout.values)?;
    for run in &layout.runs {
        for place in 0..run.count {
            let start = run.offset + place * run.size;
            vm.charge(run.size)?;
            values.push(unpack_one(vm, layout, *run, &bytes[start..start + run.size])?);
        }
    }
    Ok(Value::from(Tuple::from_vec(values)))
}

/// A part of a buffer, copied; its whole length beside it. `None` for a part that is not there.
fn part(
    vm: &mut Vm,
    buffer: &Value,
    pick: impl Fn(usize) -> Option<std::ops::Range<usize>>,
) -> Res<(Option<Vec<u8>>, usize)> {
    let copied = |vm: &mut Vm, bytes: &[u8]| -> Res<(Option<Vec<u8>>, usize)> {
        let Some(part) = pick(bytes.len()).and_then(|range| bytes.get(range)) else { return Ok((None, bytes.len())) };
        vm.charge(part.len())?;
        Ok((Some(part.to_vec()), bytes.len()))
    };
    if let Some(bytes) = buffer.native::<Bytes>() {
        return copied(vm, bytes.as_slice());
    }
    let bytes = vm.bytes_of(buffer)?;
    copied(vm, &bytes)
}

/// Bytes that hold a format many times.
struct Repeated {
    layout: Ref<Foreign>,
    bytes: Vec<u8>,
    at: usize,
}

impl NativeIter for Repeated {
    fn next(&mut self, vm: &mut Vm) -> Res<Option<Value>> {
        let layout = layout_of(&self.layout);
        let Some(bytes) = self.bytes.get(self.at..self.at + layout.size) else { return Ok(None) };
        self.at += layout.size;
        unpack(vm, layout, bytes).map(Some)
    }
    fn length_hint(&self) -> Option<usize> {
        Some((self.bytes.len() - self.at) / layout_of(&self.layout).size)
    }
}

const FUNCTIONS: &[Def] = &[
    def("calcsize(format, /)", "Return size in bytes of the struct described by the format string.", |vm, args| {
        let layout = layout(vm, &args[0])?;
        Ok(Value::int(layout_of(&layout).size as i64))
    }),
    def("pack(*args)", "Return a bytes object with the values packed by the format string.", |vm, args| {
        let given = args[0].to_ref::<Tuple>().unwrap_or_else(|| Tuple::from_vec(Vec::new()));
        let Some((format, values)) = given.split_first() else {
            return Err(vm.type_error("missing format argument"));
        };
        let layout = layout(vm, format)?;
        pack(vm, layout_of(&layout), values, "pack").map(|bytes| Value::from(Bytes::new(bytes)))
    }),
    def("_pack(format, values, name, /)", "Values as bytes, for a function of that name.", |vm, args| {
        let layout = layout(vm, &args[0])?;
        let values = args[1].to_ref::<Tuple>().unwrap_or_else(|| Tuple::from_vec(Vec::new()));
        let name = vm.str_of(&args[2])?;
        pack(vm, layout_of(&layout), &values, name.as_str()).map(|bytes| Value::from(Bytes::new(bytes)))
    }),
    def("unpack(format, buffer, /)", "Return a tuple with the values of the bytes.", |vm, args| {
        let layout = layout(vm, &args[0])?;
        let layout = layout_of(&layout);
        let size = layout.size;
        match part(vm, &args[1], |length| (length == size).then_some(0..size))? {
            (Some(bytes), _) => unpack(vm, layout, &bytes),
            (None, _) => Err(error(vm, format!("unpack requires a buffer of {size} bytes"))),
        }
    }),
    def(
        "unpack_from(format, /, buffer, offset=0)",
        "Return a tuple with the values from somewhere in a buffer.",
        |vm, args| {
            let layout = layout(vm, &args[0])?;
            let layout = layout_of(&layout);
            if !crate::objects::bytes::is_buffer(&args[1]) {
                vm.bytes_of(&args[1])?;
            }
            let (size, offset) = (layout.size, vm.index_of(&args[2])?);
            let start = |length: usize| {
                let place = if offset < 0 { offset.checked_add(length as i64)? } else { offset };
                usize::try_from(place).ok()
            };
            let found = part(vm, &args[1], |length| {
                let start = start(length).filter(|_| offset >= 0 || offset + size as i64 <= 0)?;
                Some(start..start.checked_add(size)?)
            })?;
            if let (Some(bytes), _) = found {
                return unpack(vm, layout, &bytes);
            }
            let length = found.1;
            if offset < 0 && offset + size as i64 > 0 {
                return Err(error(vm, format!("not enough data to unpack {size} bytes at offset {offset}")));
            }
            let Some(start) = start(length) else {
                return Err(error(vm, format!("offset {offset} out of range for {length}-byte buffer")));
            };
            let wanted = start.saturating_add(size);
            Err(error(
                vm,
                format!(
                    "unpack_from requires a buffer of at least {wanted} bytes for unpacking {size} bytes at offset {start} \
                 (actual buffer size is {length})"
                ),
            ))
        },
    ),
    def("iter_unpack(format, buffer, /)", "Return an iterator over the tuples of values in the bytes.", |vm, args| {
        let layout = layout(vm, &args[0])?;
        let size = layout_of(&layout).size;
        if size == 0 {
            return Err(error(vm, "cannot iteratively unpack with a struct of length 0"));
        }
        let bytes = vm.bytes_of(&args[1])?;
        if !bytes.len().is_multiple_of(size) {
            return Err(error(vm, format!("iterative unpacking requires a buffer of a multiple of {size} bytes")));
        }
        let class = vm.module_attr("struct", "_unpack_iterator")?;
        let class = class.to_ref::<Type>().ok_or_else(|| vm.type_error("the class has been replaced"))?;
        Ok(Iter::native(class, Repeated { layout, bytes, at: 0 }))
    }),
    def("_layout(format, looked_for, /)", "A format, read once.", |vm, args| {
        let looked_for = vm.truth(&args[1])?;
        Ok(layout_by(vm, &args[0], looked_for)?.value())
    }),
    def("_values(format, /)", "How many values a format has.", |vm, args| {
        let layout = layout(vm, &args[0])?;
        Ok(Value::int(layout_of(&layout).values as i64))
    }),
];

/// Fills the module.
pub fn load(vm: &mut Vm, module: &Ref<Module>) -> Res<()> {
    vm.add_functions_of(module, "_struct", FUNCTIONS);
    let class = vm.native_class("struct", "_Layout", &[]);
    module.dict.set_str(&intern("_Layout"), class.value());
    let class = vm.native_class_with("_struct", "unpack_iterator", crate::memory::Kind::Iter, None, false, &[]);
    vm.add_methods(&class, crate::vm::slots::ITERATOR);
    vm.add_methods(&class, crate::objects::iter::methods::CONTAINER_ITERATOR_METHODS);
    module.dict.set_str(&intern("_unpack_iterator"), class.value());
    module.dict.set_str(&intern("_kept"), Dict::new().value());
    super::run_source(vm, module, "struct", include_str!("struct.py"))
}
