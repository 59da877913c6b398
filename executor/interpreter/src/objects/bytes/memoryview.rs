//! `memoryview`: bytes of another object, seen and changed in place.
//! <https://docs.python.org/3.13/library/stdtypes.html#memory-views>

use super::{ByteArray, Bytes};
use crate::memory::{Kind, Tuple, Value, Visitor};
use crate::objects::foreign::ForeignData;
use crate::objects::native::{Def, def, getter, static_method};
use crate::objects::slice::Span;
use crate::objects::{Foreign, Iter, List, Slice, Str};
use crate::vm::compare::Comparison;
use crate::vm::{Raise, Res, Vm};
use smallvec::{SmallVec, smallvec};
use std::cell::{Cell, RefCell};

/// The object looked at. While this lives, a bytearray keeps its size.
pub(super) struct Source {
    object: Value,
}

impl Source {
    pub(super) fn new(object: Value) -> Source {
        if let Some(array) = object.native::<ByteArray>() {
            array.exports.set(array.exports.get() + 1);
        }
        Source { object }
    }
}

impl Drop for Source {
    fn drop(&mut self) {
        if let Some(array) = self.object.native::<ByteArray>() {
            array.exports.set(array.exports.get().saturating_sub(1));
        }
    }
}

/// The data of a `memoryview`.
pub struct MemoryView {
    /// `None` once released.
    source: RefCell<Option<Source>>,
    layout: Layout,
    hash: Cell<Option<i64>>,
}

/// Which bytes are seen, and as what.
#[derive(Clone)]
struct Layout {
    /// Byte offset of the first item.
    start: usize,
    /// How many items lie in each dimension.
    shape: SmallVec<[usize; 1]>,
    /// Bytes from one item to the next in each dimension.
    strides: SmallVec<[i64; 1]>,
    format: Format,
    readonly: bool,
}

impl ForeignData for MemoryView {
    fn traverse(&self, visit: Visitor) -> bool {
        let Ok(source) = self.source.try_borrow() else { return false };
        if let Some(source) = &*source {
            visit(&source.object);
        }
        true
    }
    fn clear(&self) {
        let source = self.source.take();
        drop(source);
    }
}

/// What an item is: a letter of `struct`, and whether an `@` stands in front of it.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Format(u8, bool);

/// What arrays of characters show: their items can be handed on, and not be read.
const CHARACTERS: Format = Format(b'w', false);

impl Format {
    /// An error when nothing is known of the items but their size.
    fn readable(self, vm: &Vm) -> Res<()> {
        if self == CHARACTERS { Err(unmade(vm, "memoryview: format w not supported")) } else { Ok(()) }
    }

    fn named(name: &str) -> Option<Format> {
        let bare = name.strip_prefix('@');
        match bare.unwrap_or(name).as_bytes() {
            [letter @ (b'B' | b'b' | b'c' | b'?' | b'h' | b'H' | b'i' | b'I' | b'l' | b'L')]
            | [letter @ (b'q' | b'Q' | b'n' | b'N' | b'P' | b'e' | b'f' | b'd')] => {
                Some(Format(*letter, bare.is_some()))
            }
            _ => None,
        }
    }

    fn size(self) -> usize {
        match self.0 {
            b'B' | b'b' | b'c' | b'?' => 1,
            b'h' | b'H' | b'e' => 2,
            b'i' | b'I' | b'f' | b'w' => 4,
            _ => 8,
        }
    }

    fn is_bytes(self) -> bool {
        matches!(self.0, b'B' | b'b' | b'c')
    }

    fn unpack(self, raw: &[u8]) -> Value {
        let mut wide = [0u8; 8];
        wide.iter_mut().zip(raw).for_each(|(to, from)| *to = *from);
        let unsigned = u64::from_le_bytes(wide);
        let shift = 64 - 8 * self.size() as u32;
        match self.0 {
            b'c' => Value::from(Bytes::new(raw.to_vec())),
            b'?' => Value::bool(unsigned != 0),
            b'e' => Value::float(crate::modules::packing::from_half(unsigned as u16)),
            b'f' => Value::float(f64::from(f32::from_bits(unsigned as u32))),
            b'd' => Value::float(f64::from_bits(unsigned)),
            b'b' | b'h' | b'i' | b'l' | b'q' | b'n' => Value::int((unsigned << shift) as i64 >> shift),
            _ => crate::objects::int::from_big(dashu_int::IBig::from(unsigned)),
        }
    }

    fn pack(self, vm: &mut Vm, value: &Value) -> Res<Vec<u8>> {
        let shown = self.0 as char;
        let wrong_type = |vm: &Vm| vm.type_error(format!("memoryview: invalid type for format '{shown}'"));
        let wrong_value = |vm: &Vm| vm.value_error(format!("memoryview: invalid value for format '{shown}'"));
        match self.0 {
            b'c' => match value.native::<Bytes>().map(|bytes| bytes.as_slice()) {
                Some([byte]) => Ok(vec![*byte]),
                Some(_) => Err(wrong_value(vm)),
                None => Err(wrong_type(vm)),
            },
            b'?' => Ok(vec![u8::from(vm.truth(value)?)]),
            b'e' | b'f' | b'd' => match vm.float_of(value) {
                Ok(number) if self.0 == b'e' => match crate::modules::packing::to_half(number) {
                    Some(half) => Ok(half.to_le_bytes().to_vec()),
                    None => Err(vm.overflow_error("float too large to pack with e format")),
                },
                Ok(number) if self.0 == b'f' => Ok((number as f32).to_le_bytes().to_vec()),
                Ok(number) => Ok(number.to_le_bytes().to_vec()),
                Err(raise) if vm.is_error(&raise, &vm.errors.TypeError) => Err(wrong_type(vm)),
                Err(raise) => Err(raise),
            },
            _ => {
                let number = match vm.index_value(value) {
                    Ok(number) => number,
                    Err(raise) if vm.is_error(&raise, &vm.errors.TypeError) => return Err(wrong_type(vm)),
                    Err(raise) => return Err(raise),
                };
                let big = crate::objects::int::to_big(&number).unwrap_or(dashu_int::IBig::ZERO);
                let bits = 8 * self.size() as u32;
                let signed = self.0.is_ascii_lowercase();
                let (low, high) =
                    if signed { (-(1i128 << (bits - 1)), (1i128 << (bits - 1)) - 1) } else { (0, (1i128 << bits) - 1) };
                match i128::try_from(&big) {
                    Ok(number) if (low..=high).contains(&number) => {
                        Ok((number as u64).to_le_bytes()[..self.size()].to_vec())
                    }
                    _ => Err(wrong_value(vm)),
                }
            }
        }
    }
}

/// What the text of `array` finds in its namespace.
pub const FUNCTIONS: &[Def] =
    &[def("_characters(view, /)", "The bytes of a view as characters of four bytes.", |vm, args| {
        let (object, layout) = open(vm, &args[0])?;
        let count = layout.count() / CHARACTERS.size();
        Ok(make(vm, object, Layout::row(layout.start, count, CHARACTERS.size() as i64, CHARACTERS, layout.readonly)))
    })];

/// Methods of the type.
pub const METHODS: &[Def] = &[
    static_method("__new__(cls, /, object)", "A view of a bytes-like object.", |vm, args| new_view(vm, &args[1])),
    getter("obj", "The object looked at.", |vm, args| Ok(open(vm, &args[0])?.0)),
    getter("nbytes", "How many bytes the items take.", |vm, args| {
        let layout = open(vm, &args[0])?.1;
        Ok(Value::int((layout.count() * layout.format.size()) as i64))
    }),
    getter("readonly", "Whether nothing can be changed.", |vm, args| Ok(Value::bool(open(vm, &args[0])?.1.readonly))),
    getter("itemsize", "Bytes of an item.", |vm, args| Ok(Value::int(open(vm, &args[0])?.1.format.size() as i64))),
    getter("format", "What an item is.", |vm, args| {
        let format = open(vm, &args[0])?.1.format;
        Ok(if format.1 { vm.text(format!("@{}", format.0 as char)) } else { vm.character(format.0 as char) })
    }),
    getter("ndim", "The number of dimensions.", |vm, args| Ok(Value::int(open(vm, &args[0])?.1.shape.len() as i64))),
    getter("shape", "The number of items in each dimension.", |vm, args| {
        let layout = open(vm, &args[0])?.1;
        Ok(numbers(layout.shape.iter().map(|count| *count as i64)))
    }),
    getter("strides", "Bytes from one item to the next in each dimension.", |vm, args| {
        let layout = open(vm, &args[0])?.1;
        Ok(numbers(layout.strides.iter().copied()))
    }),
    getter("suboffsets", "()", |vm, args| open(vm, &args[0]).map(|_| numbers(std::iter::empty()))),
    getter("c_contiguous", "Whether the items lie as in C.", |vm, args| {
        Ok(Value::bool(open(vm, &args[0])?.1.is_contiguous()))
    }),
    getter("f_contiguous", "Whether the items lie as in Fortran.", |vm, args| {
        Ok(Value::bool(open(vm, &args[0])?.1.is_fortran()))
    }),
    getter("contiguous", "Whether no bytes lie between items.", |vm, args| {
        let layout = open(vm, &args[0])?.1;
        Ok(Value::bool(layout.is_contiguous() || layout.is_fortran()))
    }),
    def("tobytes(self, /, order='C')", "The items as bytes.", |vm, args| {
        if !args[1].is_none() {
            let Some(order) = args[1].native_ref::<Str>() else {
                return Err(vm.bad_argument("tobytes", "argument 'order'", "str or None", &args[1]));
            };
            if order.as_str().contains('\0') {
                return Err(vm.value_error("embedded null character"));
            }
            if !matches!(order.as_str(), "C" | "F" | "A") {
                return Err(vm.value_error("order must be 'C', 'F' or 'A'"));
            }
        }
        let bytes = vm.gathered_bytes_of(&args[0])?;
        Ok(Value::from(Bytes::new(bytes)))
    }),
    def("tolist(self, /)", "The items as lists.", |vm, args| {
        let layout = open(vm, &args[0])?.1;
        let mut items = items(vm, &args[0])?;
        // The innermost dimension becomes lists first, of which the next makes lists.
        for count in layout.shape.iter().rev() {
            let mut rows = Vec::with_capacity(items.len() / (*count).max(1));
            let mut rest = items.into_iter().peekable();
            while rest.peek().is_some() {
                rows.push(Value::from(List::new(rest.by_ref().take(*count).collect())));
            }
            items = rows;
        }
        Ok(items.pop().unwrap_or_else(|| Value::from(List::new(Vec::new()))))
    }),
    def("hex(self, /, sep=<unset>, bytes_per_sep=1)", "The bytes in hexadecimal.", |vm, args| {
        let bytes = vm.gathered_bytes_of(&args[0])?;
        super::methods::hex(vm, &bytes, &args[1], &args[2])
    }),
    def("cast(self, /, format, shape=<unset>)", "The same bytes as items of another kind.", cast),
    def("toreadonly(self, /)", "A view that can change nothing.", |vm, args| {
        let (object, layout) = open(vm, &args[0])?;
        Ok(make(vm, object, Layout { readonly: true, ..layout }))
    }),
    def("release(self, /)", "Lets go of the object.", |vm, args| {
        release(vm, &args[0])?;
        Ok(Value::NONE)
    }),
    def("__enter__(self, /)", "The view itself.", |vm, args| open(vm, &args[0]).map(|_| args[0].clone())),
    def("__exit__(self, /, *exc_info)", "Lets go of the object.", |vm, args| {
        release(vm, &args[0])?;
        Ok(Value::NONE)
    }),
    def("__len__(self, /)", "Return len(self).", |vm, args| match open(vm, &args[0])?.1.shape.first() {
        Some(count) => Ok(Value::int(*count as i64)),
        None => Err(vm.type_error("0-dim memory has no length")),
    }),
    def("__getitem__(self, key, /)", "Return self[key].", get_item),
    def("__setitem__(self, key, value, /)", "Set self[key] to value.", set_item),
    def("__delitem__(self, key, /)", "Refused.", |vm, args| {
        let (_, layout) = open(vm, &args[0])?;
        Err(vm.type_error(if layout.readonly { "cannot modify read-only memory" } else { "cannot delete memory" }))
    }),
    def("__iter__(self, /)", "Implement iter(self).", |vm, args| {
        match open(vm, &args[0])?.1.shape.len() {
            0 => return Err(vm.type_error("invalid indexing of 0-dim memory")),
            1 => {}
            _ => return Err(unmade(vm, "multi-dimensional sub-views are not implemented")),
        }
        open(vm, &args[0])?.1.format.readable(vm)?;
        let items = crate::objects::iter::Iteration::Sequence { object: args[0].clone(), next: 0 };
        Ok(Iter::of_class(vm.types.memory_iterator.clone(), items))
    }),
    def("__eq__(self, value, /)", "Return self==value.", |vm, args| equality(vm, args, Comparison::Equal)),
    def("__ne__(self, value, /)", "Return self!=value.", |vm, args| equality(vm, args, Comparison::NotEqual)),
    def("__hash__(self, /)", "Return hash(self).", |vm, args| {
        let this = receiver(vm, &args[0])?;
        if let Some(known) = this.hash.get() {
            return Ok(Value::int(known));
        }
        let layout = open(vm, &args[0])?.1;
        if !layout.readonly {
            return Err(vm.value_error("cannot hash writable memoryview object"));
        }
        if !layout.format.is_bytes() {
            return Err(vm.value_error("memoryview: hashing is restricted to formats 'B', 'b' or 'c'"));
        }
        let bytes = vm.gathered_bytes_of(&args[0])?;
        let hash = crate::objects::str::hash_bytes(&bytes);
        receiver(vm, &args[0])?.hash.set(Some(hash));
        Ok(Value::int(hash))
    }),
    def("__repr__(self, /)", "Return repr(self).", |vm, args| {
        let released = receiver(vm, &args[0])?.source.borrow().is_none();
        let address = crate::vm::text::address(&args[0]);
        Ok(vm.text(if released { format!("<released memory at {address}>") } else { format!("<memory at {address}>") }))
    }),
];

/// How objects with bytes give a view of them, where a program asks for it by name.
pub const EXPORT: &[Def] = &[def(
    "__buffer__(self, flags, /)",
    "Return a buffer object that exposes the underlying memory of the object.",
    |vm, args| {
        let flags = vm.index_value(&args[1])?;
        let Some(flags) = flags.as_index() else {
            let found = vm.type_name(&args[1]);
            return Err(vm.overflow_error(format!("cannot fit '{found}' into an index-sized integer")));
        };
        if flags > i64::from(i32::MAX) {
            return Err(vm.overflow_error("buffer flags too large"));
        }
        let view = view_of(vm, &args[0])?;
        let is_view = args[0].kind() == Kind::Foreign;
        if flags & WRITABLE != 0 && open(vm, &view)?.1.readonly {
            let message =
                if is_view { "memoryview: underlying buffer is not writable" } else { "Object is not writable." };
            return Err(vm.error(&vm.errors.BufferError, message));
        }
        if is_view && flags & (FORMAT | SHAPE) == FORMAT {
            let message = "memoryview: cannot cast to unsigned bytes if the format flag is present";
            return Err(vm.error(&vm.errors.BufferError, message));
        }
        Ok(view)
    },
)];

/// The other way.
pub const TAKE_BACK: &[Def] = &[def(
    "__release_buffer__(self, buffer, /)",
    "Release the buffer object that exposes the underlying memory of the object.",
    |vm, args| {
        let Some(view) = args[1].get::<Foreign>().and_then(|object| object.downcast::<MemoryView>()) else {
            return Err(vm.type_error("expected a memoryview object"));
        };
        let object = view.source.borrow().as_ref().map(|source| source.object.clone());
        let Some(object) = object else {
            return Err(vm.value_error("memoryview's buffer has already been released"));
        };
        // A view of a view looks at what that one does.
        let own = match args[0].kind() {
            Kind::Foreign => open(vm, &args[0])?.0,
            _ => args[0].clone(),
        };
        if !object.same(&own) {
            return Err(vm.value_error("memoryview's buffer is not this object"));
        }
        release(vm, &args[1])?;
        Ok(Value::NONE)
    },
)];

/// `inspect.BufferFlags`
const WRITABLE: i64 = 1;
const FORMAT: i64 = 4;
const SHAPE: i64 = 8;

fn receiver<'v>(vm: &mut Vm, value: &'v Value) -> Res<&'v MemoryView> {
    value
        .get::<Foreign>()
        .and_then(|object| object.downcast::<MemoryView>())
        .ok_or_else(|| vm.type_error("a memoryview is required"))
}

/// Object and layout of a view that has not been released.
fn open(vm: &mut Vm, value: &Value) -> Res<(Value, Layout)> {
    let this = receiver(vm, value)?;
    let object = this.source.borrow().as_ref().map(|source| source.object.clone());
    match object {
        Some(object) => Ok((object, this.layout.clone())),
        None => Err(vm.value_error("operation forbidden on released memoryview object")),
    }
}

fn make(vm: &mut Vm, object: Value, layout: Layout) -> Value {
    let source = RefCell::new(Some(Source::new(object)));
    let class = vm.types.memoryview.clone();
    Value::from(Foreign::new(class, MemoryView { source, layout, hash: Cell::new(None) }))
}

fn new_view(vm: &mut Vm, object: &Value) -> Res {
    if !super::is_buffer(object) {
        let found = vm.type_name(object);
        return Err(vm.type_error(format!("memoryview: a bytes-like object is required, not '{found}'")));
    }
    match super::view_of_instance(vm, object, super::FULL_RO)? {
        Some(view) => new_view(vm, &view),
        None => view_of(vm, object),
    }
}

/// A view of what has bytes of its own, or of what another view looks at.
fn view_of(vm: &mut Vm, object: &Value) -> Res {
    if object.kind() == Kind::Foreign {
        let (object, layout) = open(vm, object)?;
        return Ok(make(vm, object, layout));
    }
    let count = super::buffer::buffer(vm, object)?.len();
    let readonly = object.native::<ByteArray>().is_none();
    Ok(make(vm, object.clone(), Layout::row(0, count, 1, Format(b'B', false), readonly)))
}

fn release(vm: &mut Vm, value: &Value) -> Res<()> {
    let source = receiver(vm, value)?.source.take();
    drop(source);
    Ok(())
}

fn numbers(items: impl Iterator<Item = i64>) -> Value {
    Value::from(Tuple::from_vec(items.map(Value::int).collect()))
}

/// What CPython has not made either.
fn unmade(vm: &Vm, message: &str) -> Raise {
    vm.error(&vm.errors.NotImplementedError, message)
}

impl Layout {
    /// Items of one dimension.
    fn row(start: usize, count: usize, stride: i64, format: Format, readonly: bool) -> Layout {
        Layout { start, shape: smallvec![count], strides: smallvec![stride], format, readonly }
    }

    fn count(&self) -> usize {
        self.shape.iter().product()
    }

    /// Whether the items lie one behind the other, the last dimension moving fastest.
    fn is_contiguous(&self) -> bool {
        self.lies_dense(self.shape.iter().zip(&self.strides).rev())
    }

    /// The same with the first dimension moving fastest.
    fn is_fortran(&self) -> bool {
        self.lies_dense(self.shape.iter().zip(&self.strides))
    }

    fn lies_dense<'a>(&self, dimensions: impl Iterator<Item = (&'a usize, &'a i64)>) -> bool {
        let mut wanted = self.format.size() as i64;
        self.shape.contains(&0)
            || dimensions.into_iter().all(|(count, stride)| {
                let fits = *count == 1 || *stride == wanted;
                wanted *= *count as i64;
                fits
            })
    }

    /// Byte offset of the item that has this number when all are counted.
    fn offset(&self, mut number: usize) -> usize {
        let mut offset = self.start as i64;
        for (count, stride) in self.shape.iter().zip(&self.strides).rev() {
            offset += (number % count) as i64 * stride;
            number /= count;
        }
        offset.max(0) as usize
    }

    /// A part of the first dimension.
    fn part(&self, span: Span) -> Layout {
        let mut part = self.clone();
        part.start = (self.start as i64 + span.start as i64 * self.strides[0]).max(0) as usize;
        part.shape[0] = span.count;
        part.strides[0] = self.strides[0] * span.step;
        part
    }
}

/// The bytes that a layout shows, one item behind the other.
fn shown(object: &Value, layout: &Layout) -> Vec<u8> {
    let size = layout.format.size();
    let count = layout.count();
    let gather = |bytes: &[u8]| -> Vec<u8> {
        if layout.is_contiguous() {
            return bytes.get(layout.start..layout.start + count * size).unwrap_or(&[]).to_vec();
        }
        let item = |place: usize| bytes.get(layout.offset(place)..layout.offset(place) + size).unwrap_or(&[]);
        (0..count).flat_map(item).copied().collect()
    };
    match (object.native::<Bytes>(), object.native::<ByteArray>()) {
        (Some(bytes), _) => gather(bytes.as_slice()),
        (None, Some(array)) => gather(&array.data.borrow()),
        (None, None) => Vec::new(),
    }
}

/// Whether a value is a `memoryview` of items that do not lie one behind the other.
pub fn is_scattered(value: &Value) -> bool {
    let view = value.get::<Foreign>().and_then(|object| object.downcast::<MemoryView>());
    view.is_some_and(|view| !view.layout.is_contiguous())
}

/// The bytes behind a `memoryview` that lie one behind the other; `None` for anything else.
pub fn memory_view_bytes(vm: &mut Vm, value: &Value) -> Res<Option<Vec<u8>>> {
    if is_scattered(value) { Ok(None) } else { gathered_bytes(vm, value) }
}

/// The bytes behind any `memoryview`; `None` for anything else.
pub fn gathered_bytes(vm: &mut Vm, value: &Value) -> Res<Option<Vec<u8>>> {
    if value.get::<Foreign>().is_none_or(|object| object.downcast::<MemoryView>().is_none()) {
        return Ok(None);
    }
    let (object, layout) = open(vm, value)?;
    vm.charge(layout.count() * layout.format.size())?;
    Ok(Some(shown(&object, &layout)))
}

fn items(vm: &mut Vm, value: &Value) -> Res<Vec<Value>> {
    let (object, layout) = open(vm, value)?;
    layout.format.readable(vm)?;
    vm.charge(layout.count() * size_of::<Value>())?;
    let bytes = shown(&object, &layout);
    Ok(bytes.chunks_exact(layout.format.size()).map(|raw| layout.format.unpack(raw)).collect())
}

/// The number of the item that a key names, all items counted.
fn place_of(vm: &mut Vm, layout: &Layout, key: &Value) -> Res<usize> {
    let dimensions = layout.shape.len();
    let is_index =
        |vm: &Vm, key: &Value| key.as_index().is_some() || vm.class_of(key).lookup(&vm.names.index).is_some();
    if dimensions == 0 {
        return match key.get::<Tuple>() {
            Some(parts) if parts.is_empty() => Ok(0),
            _ => Err(vm.type_error("invalid indexing of 0-dim memory")),
        };
    }
    if let Some(parts) = key.to_ref::<Tuple>() {
        if parts.iter().all(|part| is_index(vm, part)) {
            let count = parts.len();
            if count < dimensions {
                return Err(unmade(vm, "sub-views are not implemented"));
            }
            if count > dimensions {
                let message = format!("cannot index {dimensions}-dimension view with {count}-element tuple");
                return Err(vm.type_error(message));
            }
            let mut number = 0;
            for (dimension, part) in parts.iter().enumerate() {
                number = number * layout.shape[dimension] + place_in(vm, layout, dimension, part)?;
            }
            return Ok(number);
        }
        if parts.iter().all(|part| part.kind() == Kind::Slice) {
            return Err(unmade(vm, "multi-dimensional slicing is not implemented"));
        }
        return Err(vm.type_error("memoryview: invalid slice key"));
    }
    if !is_index(vm, key) {
        return Err(vm.type_error("memoryview: invalid slice key"));
    }
    if dimensions > 1 {
        return Err(unmade(vm, "multi-dimensional sub-views are not implemented"));
    }
    place_in(vm, layout, 0, key)
}

/// The place that an index names in a dimension.
fn place_in(vm: &mut Vm, layout: &Layout, dimension: usize, key: &Value) -> Res<usize> {
    let Some(index) = vm.index_value(key)?.as_index() else {
        let found = vm.type_name(key);
        return Err(vm.index_error(format!("cannot fit '{found}' into an index-sized integer")));
    };
    let count = layout.shape[dimension];
    let place = if index < 0 { index.saturating_add(count as i64) } else { index };
    match usize::try_from(place) {
        Ok(place) if place < count => Ok(place),
        _ => Err(vm.index_error(format!("index out of bounds on dimension {}", dimension + 1))),
    }
}

fn get_item(vm: &mut Vm, args: &[Value]) -> Res {
    let (object, layout) = open(vm, &args[0])?;
    if layout.shape.is_empty() && args[1].kind() == Kind::Ellipsis {
        return Ok(args[0].clone());
    }
    if let Some(slice) = args[1].to_ref::<Slice>()
        && let Some(count) = layout.shape.first()
    {
        let span = vm.slice_span(&slice, *count)?;
        return Ok(make(vm, object, layout.part(span)));
    }
    let place = place_of(vm, &layout, &args[1])?;
    // Guest code that said where may have released the view.
    open(vm, &args[0])?;
    layout.format.readable(vm)?;
    let raw = shown(&object, &Layout::row(layout.offset(place), 1, 1, layout.format, true));
    Ok(layout.format.unpack(&raw))
}

fn set_item(vm: &mut Vm, args: &[Value]) -> Res {
    let (object, layout) = open(vm, &args[0])?;
    if layout.readonly {
        return Err(vm.type_error("cannot modify read-only memory"));
    }
    let size = layout.format.size();
    let (target, bytes) = match args[1].to_ref::<Slice>() {
        Some(slice) => {
            if layout.shape.len() != 1 {
                let message = "memoryview slice assignments are currently restricted to ndim = 1";
                return Err(if layout.shape.is_empty() {
                    vm.type_error("invalid indexing of 0-dim memory")
                } else {
                    unmade(vm, message)
                });
            }
            let span = vm.slice_span(&slice, layout.shape[0])?;
            let view = super::view_of_instance(vm, &args[2], super::FULL_RO)?;
            let source = view.as_ref().unwrap_or(&args[2]);
            let bytes = vm.gathered_bytes_of(source)?;
            let (format, dimensions) = match source.get::<Foreign>().and_then(|object| object.downcast::<MemoryView>())
            {
                Some(view) => (view.layout.format.0, view.layout.shape.len()),
                None => (b'B', 1),
            };
            if bytes.len() != span.count * size || format != layout.format.0 || dimensions != 1 {
                return Err(vm.value_error("memoryview assignment: lvalue and rvalue have different structures"));
            }
            (layout.part(span), bytes)
        }
        None => {
            let whole = layout.shape.is_empty() && args[1].kind() == Kind::Ellipsis;
            let place = if whole { 0 } else { place_of(vm, &layout, &args[1])? };
            layout.format.readable(vm)?;
            let bytes = layout.format.pack(vm, &args[2])?;
            (Layout::row(layout.offset(place), 1, 1, layout.format, false), bytes)
        }
    };
    // Guest code that said where and what may have released the view.
    open(vm, &args[0])?;
    if let Some(array) = object.native::<ByteArray>() {
        let mut data = array.data.borrow_mut();
        for (place, raw) in bytes.chunks_exact(size).enumerate() {
            let offset = target.offset(place);
            if let Some(old) = data.get_mut(offset..offset + size) {
                old.copy_from_slice(raw);
            }
        }
    }
    Ok(Value::NONE)
}

fn cast(vm: &mut Vm, args: &[Value]) -> Res {
    let (object, layout) = open(vm, &args[0])?;
    let name = vm.text_argument(&args[1], "cast", "argument 'format'")?;
    vm.encode_text(&name, "ascii", "strict")?;
    if !layout.is_contiguous() {
        return Err(vm.type_error("memoryview: casts are restricted to C-contiguous views"));
    }
    let shape = args[2].defined();
    if (shape.is_some() || layout.shape.len() != 1) && layout.shape.contains(&0) {
        return Err(vm.type_error("memoryview: cannot cast view with zeros in shape or strides"));
    }
    let shape = match shape {
        Some(shape) if matches!(shape.unwrapped().kind(), Kind::List | Kind::Tuple) => Some(vm.collect(shape)?),
        Some(_) => return Err(vm.type_error("shape must be a list or a tuple")),
        None => None,
    };
    if let Some(shape) = &shape {
        if shape.len() > MOST_DIMENSIONS {
            return Err(vm.value_error("memoryview: number of dimensions must not exceed 64"));
        }
        if layout.shape.len() != 1 && shape.len() != 1 {
            return Err(vm.type_error("memoryview: cast must be 1D -> ND or ND -> 1D"));
        }
    }
    let Some(format) = Format::named(name.as_str()) else {
        return Err(vm.value_error(
            "memoryview: destination format must be a native single character format prefixed with an optional '@'",
        ));
    };
    if !layout.format.is_bytes() && !format.is_bytes() {
        return Err(vm.type_error("memoryview: cannot cast between two non-byte formats"));
    }
    let length = layout.count() * layout.format.size();
    if !length.is_multiple_of(format.size()) {
        return Err(vm.type_error("memoryview: length is not a multiple of itemsize"));
    }
    let mut made = Layout::row(layout.start, length / format.size(), format.size() as i64, format, layout.readonly);
    if let Some(shape) = shape {
        made.shape.clear();
        for count in &shape {
            if !matches!(count.unwrapped().kind(), Kind::Int | Kind::Bool | Kind::BigInt) {
                return Err(vm.type_error("memoryview.cast(): elements of shape must be integers"));
            }
            match usize::try_from(vm.index_of(count)?) {
                Ok(count) if count > 0 => made.shape.push(count),
                _ => return Err(vm.value_error("memoryview.cast(): elements of shape must be integers > 0")),
            }
        }
        let product = made.shape.iter().try_fold(1usize, |all, count| all.checked_mul(*count));
        if product.is_none_or(|product| i64::try_from(product).is_err()) {
            return Err(vm.value_error("memoryview.cast(): product(shape) > SSIZE_MAX"));
        }
        if product.and_then(|product| product.checked_mul(format.size())) != Some(length) {
            return Err(vm.type_error("memoryview: product(shape) * itemsize != buffer size"));
        }
        let mut stride = format.size() as i64;
        made.strides.clear();
        for count in made.shape.iter().rev() {
            made.strides.push(stride);
            stride *= *count as i64;
        }
        made.strides.reverse();
    }
    Ok(make(vm, object, made))
}

/// How many dimensions CPython allows.
const MOST_DIMENSIONS: usize = 64;

fn equality(vm: &mut Vm, args: &[Value], op: Comparison) -> Res {
    let shows_characters = |value: &Value| {
        let view = value.get::<Foreign>().and_then(|object| object.downcast::<MemoryView>());
        view.is_some_and(|view| view.layout.format == CHARACTERS)
    };
    if args.iter().any(shows_characters) {
        return Ok(Value::bool(op == Comparison::NotEqual));
    }
    if args[0].same(&args[1]) {
        return Ok(Value::bool(op == Comparison::Equal));
    }
    if !super::is_buffer(&args[1]) {
        return Ok(Value::NOT_IMPLEMENTED);
    }
    let other = match super::view_of_instance(vm, &args[1], super::FULL_RO) {
        Ok(view) => view.unwrap_or_else(|| args[1].clone()),
        Err(Raise::Fault) => return Err(Raise::Fault),
        Err(_) => return Ok(Value::NOT_IMPLEMENTED),
    };
    let args = &[args[0].clone(), other];
    let released = |vm: &mut Vm, value: &Value| value.kind() == Kind::Foreign && open(vm, value).is_err();
    if released(vm, &args[0]) || released(vm, &args[1]) {
        return Ok(Value::bool(op == Comparison::NotEqual));
    }
    let shape = open(vm, &args[0])?.1.shape;
    let same_shape = match args[1].kind() {
        Kind::Foreign => open(vm, &args[1])?.1.shape == shape,
        _ => shape.len() == 1,
    };
    if !same_shape {
        return Ok(Value::bool(op == Comparison::NotEqual));
    }
    let left = items(vm, &args[0])?;
    let right = if args[1].kind() == Kind::Foreign { items(vm, &args[1])? } else { vm.collect(&args[1])? };
    let (left, right) = (Value::from(List::new(left)), Value::from(List::new(right)));
    vm.compare(op, &left, &right)
}
