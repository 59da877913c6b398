//! Streams under way: `zlib.Compress`, `zlib.Decompress` and `zlib._ZlibDecompressor`.

use super::deflate::{Deflate, Flush, Wrapper};
use super::inflate::{Inflate, Pause};
use super::{WHILE_DECOMPRESSING, buffer, compress_with, decompress_with, error, options, read_form};
use crate::memory::{Ref, Value};
use crate::objects::foreign::ForeignData;
use crate::objects::native::{Def, def, getter, static_method};
use crate::objects::{Bytes, Foreign, Type};
use crate::vm::{Raise, Res, Vm};
use std::cell::{Cell, RefCell};

/// A compression; the state is gone when the stream has been finished.
struct Compressor {
    state: RefCell<Option<Deflate>>,
    /// A call found nothing to do: the library keeps its complaint for later errors.
    idle: Cell<bool>,
}

impl ForeignData for Compressor {}

/// A decompression.
struct Decompressor {
    state: RefCell<Inflate>,
    dictionary: Option<Vec<u8>>,
    unused: RefCell<Vec<u8>>,
    /// Input that waits: because enough came out, or, in the simple kind, because it was not asked for yet.
    tail: RefCell<Vec<u8>>,
    eof: Cell<bool>,
    needs_input: Cell<bool>,
}

impl ForeignData for Decompressor {}

const INVALID: &str = "Invalid initialization option";

fn made(vm: &mut Vm, class: &str, data: impl ForeignData) -> Res {
    let class = vm.module_attr("zlib", class)?;
    match class.to_ref::<Type>() {
        Some(class) => Ok(Value::from(Foreign::new(class, data))),
        None => Err(vm.type_error("the class has been replaced")),
    }
}

fn this<T: ForeignData>(value: &Value) -> Ref<Foreign> {
    let object = value.native_ref::<Foreign>().expect("methods of streams get streams");
    assert!(object.downcast::<T>().is_some(), "methods of streams get streams");
    object
}

/// `compressobj(...)`
pub fn compressor(vm: &mut Vm, args: &[Value]) -> Res {
    let mut numbers = [0; 5];
    for (number, argument) in numbers.iter_mut().zip(args) {
        *number = vm.c_int_argument(argument)?;
    }
    let dictionary = match args[5].defined() {
        Some(value) => Some(buffer(vm, value)?),
        None => None,
    };
    let [level, method, bits, memory, strategy] = numbers;
    let Some(options) = options(level, method, bits, memory, strategy) else { return Err(vm.value_error(INVALID)) };
    vm.charge(Deflate::memory(&options))?;
    let mut state = Deflate::new(options);
    if let Some(dictionary) = dictionary.filter(|dictionary| !dictionary.is_empty()) {
        if options.wrapper == Wrapper::Gzip {
            return Err(vm.value_error("Invalid dictionary"));
        }
        state.set_dictionary(&dictionary);
    }
    made(vm, "_Compress", Compressor { state: RefCell::new(Some(state)), idle: Cell::new(false) })
}

fn feed(vm: &mut Vm, object: &Foreign, input: &[u8], flush: Flush, doing: &str) -> Res {
    let Some(this) = object.downcast::<Compressor>() else { return Ok(Value::NONE) };
    if this.state.borrow().is_none() {
        let reason = if this.idle.get() { "buffer error" } else { "inconsistent stream state" };
        return Err(error(vm, -2, doing, reason));
    }
    let lend = |work: &mut dyn FnMut(&mut Deflate)| {
        if let Some(state) = this.state.borrow_mut().as_mut() {
            work(state);
        }
    };
    let out = compress_with(vm, input, flush, lend)?;
    if out.is_none() {
        this.idle.set(true);
    }
    if flush == Flush::Finish {
        *this.state.borrow_mut() = None;
    }
    Ok(Value::from(Bytes::new(out.unwrap_or_default())))
}

fn copy_compressor(vm: &mut Vm, args: &[Value]) -> Res {
    let object = this::<Compressor>(&args[0]);
    let Some(this) = object.downcast::<Compressor>() else { return Ok(Value::NONE) };
    vm.charge(1 << 19)?;
    let state = this.state.borrow().clone();
    if state.is_none() {
        return Err(vm.value_error("Inconsistent stream state"));
    }
    made(vm, "_Compress", Compressor { state: RefCell::new(state), idle: this.idle.clone() })
}

/// Methods of the type.
pub const COMPRESS: &[Def] = &[
    static_method("__new__(cls, *args, **kwargs)", "Streams come from compressobj().", |vm, _| {
        Err(vm.type_error("cannot create 'zlib.Compress' instances"))
    }),
    def("compress(self, data, /) -> by class", "Returns a bytes object containing compressed data.", |vm, args| {
        let object = this::<Compressor>(&args[0]);
        let input = buffer(vm, &args[1])?;
        feed(vm, &object, &input, Flush::No, "compressing data")
    }),
    def(
        "flush(self, mode=4, /) -> by class",
        "Return a bytes object containing any remaining compressed data.",
        |vm, args| {
            let object = this::<Compressor>(&args[0]);
            let mode = vm.c_int_argument(&args[1])?;
            if mode == 0 {
                return Ok(Value::from(Bytes::new(Vec::new())));
            }
            match Flush::numbered(mode) {
                Some(flush) if flush != Flush::Trees => feed(vm, &object, &[], flush, "flushing"),
                _ => {
                    let idle = object.downcast::<Compressor>().is_some_and(|this| this.idle.get());
                    let reason = if idle { "buffer error" } else { "inconsistent stream state" };
                    Err(error(vm, -2, "flushing", reason))
                }
            }
        },
    ),
    def("copy(self, /) -> by class", "Return a copy of the compression object.", copy_compressor),
    def("__copy__(self, /) -> by class", "Return a copy of the compression object.", copy_compressor),
    def("__deepcopy__(self, memo, /) -> by class", "Return a copy of the compression object.", copy_compressor),
];

fn decompressor_of(vm: &mut Vm, bits: &Value, dictionary: Option<Vec<u8>>) -> Res<Decompressor> {
    let bits = vm.c_int_argument(bits)?;
    let Some((accepted, window)) = read_form(bits) else { return Err(vm.value_error(INVALID)) };
    vm.charge(Inflate::MEMORY)?;
    let mut state = Inflate::new(accepted, window);
    if let (true, Some(dictionary)) = (state.is_raw(), &dictionary) {
        state.set_dictionary(dictionary);
    }
    Ok(Decompressor {
        state: RefCell::new(state),
        dictionary,
        unused: RefCell::default(),
        tail: RefCell::default(),
        eof: Cell::new(false),
        needs_input: Cell::new(true),
    })
}

fn dictionary_argument(vm: &mut Vm, value: &Value) -> Res<Option<Vec<u8>>> {
    if value.is_undef() {
        return Ok(None);
    }
    if !crate::objects::bytes::is_buffer(value) {
        return Err(vm.type_error("zdict argument must support the buffer protocol"));
    }
    vm.bytes_of(value).map(Some)
}

/// `decompressobj(...)`
pub fn decompressor(vm: &mut Vm, args: &[Value]) -> Res {
    let bits = Value::int(vm.c_int_argument(&args[0])?);
    let dictionary = dictionary_argument(vm, &args[1])?;
    let data = decompressor_of(vm, &bits, dictionary)?;
    made(vm, "_Decompress", data)
}

fn data_error(vm: &mut Vm, reason: &str) -> Raise {
    error(vm, -3, WHILE_DECOMPRESSING, reason)
}

/// Decompresses as far as it goes; whether the stream has ended, and what is left of the input.
fn read_on<'i>(vm: &mut Vm, this: &Decompressor, mut input: &'i [u8], most: usize) -> Res<(Vec<u8>, bool, &'i [u8])> {
    let lend = |work: &mut dyn FnMut(&mut Inflate)| work(&mut this.state.borrow_mut());
    let (mut out, mut result) = decompress_with(vm, &mut input, most, lend)?;
    if result == Ok(Pause::Dictionary) {
        let Some(dictionary) = &this.dictionary else { return Err(error(vm, 2, WHILE_DECOMPRESSING, "")) };
        if !this.state.borrow_mut().set_dictionary(dictionary) {
            return Err(error(vm, -3, "setting zdict", "invalid input data"));
        }
        (out, result) = decompress_with(vm, &mut input, most, lend)?;
    }
    match result {
        Ok(pause) => Ok((out, pause == Pause::End, input)),
        Err(reason) => Err(data_error(vm, reason)),
    }
}

/// Keeps what is behind the end of the stream, or what could not be read yet.
fn keep_rest(vm: &mut Vm, this: &Decompressor, ended: bool, rest: &[u8]) -> Res<()> {
    vm.charge(rest.len() + this.unused.borrow().len())?;
    if ended {
        this.eof.set(true);
        this.unused.borrow_mut().extend_from_slice(rest);
        this.tail.borrow_mut().clear();
    } else {
        *this.tail.borrow_mut() = rest.to_vec();
    }
    Ok(())
}

fn decompress(vm: &mut Vm, args: &[Value]) -> Res {
    let object = this::<Decompressor>(&args[0]);
    let Some(this) = object.downcast::<Decompressor>() else { return Ok(Value::NONE) };
    let input = buffer(vm, &args[1])?;
    let most = vm.index_of(&args[2])?;
    let most = match most {
        ..0 => return Err(vm.value_error("max_length must be non-negative")),
        0 => usize::MAX,
        most => most as usize,
    };
    let (out, ended, rest) = read_on(vm, this, &input, most)?;
    keep_rest(vm, this, ended, rest)?;
    Ok(Value::from(Bytes::new(out)))
}

fn flush(vm: &mut Vm, args: &[Value]) -> Res {
    let object = this::<Decompressor>(&args[0]);
    let Some(this) = object.downcast::<Decompressor>() else { return Ok(Value::NONE) };
    if vm.index_of(&args[1])? <= 0 {
        return Err(vm.value_error("length must be greater than zero"));
    }
    let input = this.tail.borrow().clone();
    let (out, ended, rest) = read_on(vm, this, &input, usize::MAX)?;
    keep_rest(vm, this, ended, rest)?;
    Ok(Value::from(Bytes::new(out)))
}

fn copy_decompressor(vm: &mut Vm, args: &[Value]) -> Res {
    let object = this::<Decompressor>(&args[0]);
    let Some(this) = object.downcast::<Decompressor>() else { return Ok(Value::NONE) };
    let kept = this.unused.borrow().len() + this.tail.borrow().len();
    vm.charge(Inflate::MEMORY + kept)?;
    let copy = Decompressor {
        state: this.state.clone(),
        dictionary: this.dictionary.clone(),
        unused: this.unused.clone(),
        tail: this.tail.clone(),
        eof: this.eof.clone(),
        needs_input: this.needs_input.clone(),
    };
    made(vm, "_Decompress", copy)
}

fn kept(vm: &mut Vm, value: &Value, which: fn(&Decompressor) -> &RefCell<Vec<u8>>) -> Res {
    let object = this::<Decompressor>(value);
    let bytes = object.downcast::<Decompressor>().map(|this| which(this).borrow().clone()).unwrap_or_default();
    vm.charge(bytes.len())?;
    Ok(Value::from(Bytes::new(bytes)))
}

fn flag(value: &Value, which: fn(&Decompressor) -> &Cell<bool>) -> Value {
    Value::bool(this::<Decompressor>(value).downcast::<Decompressor>().is_some_and(|this| which(this).get()))
}

/// Methods of the type.
pub const DECOMPRESS: &[Def] = &[
    static_method("__new__(cls, *args, **kwargs)", "Streams come from decompressobj().", |vm, _| {
        Err(vm.type_error("cannot create 'zlib.Decompress' instances"))
    }),
    def(
        "decompress(self, data, /, max_length=0)",
        "Return a bytes object containing the decompressed version of the data.",
        decompress,
    ),
    def(
        "flush(self, length=16384, /) -> by class",
        "Return a bytes object containing any remaining decompressed data.",
        flush,
    ),
    def("copy(self, /) -> by class", "Return a copy of the decompression object.", copy_decompressor),
    def("__copy__(self, /) -> by class", "Return a copy of the decompression object.", copy_decompressor),
    def("__deepcopy__(self, memo, /) -> by class", "Return a copy of the decompression object.", copy_decompressor),
    getter("unused_data", "", |vm, args| kept(vm, &args[0], |this| &this.unused)),
    getter("unconsumed_tail", "", |vm, args| kept(vm, &args[0], |this| &this.tail)),
    getter("eof", "", |_, args| Ok(flag(&args[0], |this| &this.eof))),
];

/// A stream that keeps its input until it is asked for more.
fn decompress_kept(vm: &mut Vm, args: &[Value]) -> Res {
    let object = this::<Decompressor>(&args[0]);
    let Some(this) = object.downcast::<Decompressor>() else { return Ok(Value::NONE) };
    let most = vm.index_of(&args[2])?;
    let new = buffer(vm, &args[1])?;
    if this.eof.get() {
        return Err(vm.error(&vm.errors.EOFError.clone(), "End of stream already reached"));
    }
    let mut input = this.tail.borrow().clone();
    vm.charge(input.len() + new.len())?;
    input.extend_from_slice(&new);
    let most = usize::try_from(most).unwrap_or(usize::MAX);
    let (out, ended, rest) = read_on(vm, this, &input, most)?;
    this.needs_input.set(!ended && rest.is_empty() && out.len() < most);
    keep_rest(vm, this, ended, rest)?;
    Ok(Value::from(Bytes::new(out)))
}

/// Methods of the type.
pub const SIMPLE: &[Def] = &[
    static_method("__new__(cls, wbits=15, zdict=<unset>)", "A decompressor that keeps its input.", |vm, args| {
        let dictionary = dictionary_argument(vm, &args[2])?;
        let data = decompressor_of(vm, &args[1], dictionary)?;
        made(vm, "_ZlibDecompressor", data)
    }),
    def(
        "decompress(self, /, data, max_length=-1)",
        "Decompress *data*, returning uncompressed data as bytes.",
        decompress_kept,
    ),
    getter("unused_data", "Data found after the end of the compressed stream.", |vm, args| {
        kept(vm, &args[0], |this| &this.unused)
    }),
    getter("eof", "True if the end-of-stream marker has been reached.", |_, args| Ok(flag(&args[0], |this| &this.eof))),
    getter("needs_input", "True if more input is needed before more decompressed data can be produced.", |_, args| {
        Ok(flag(&args[0], |this| &this.needs_input))
    }),
];
