//! `zlib`. <https://docs.python.org/3.13/library/zlib.html>
//!
//! Streams are those of the zlib library to the byte, except that level 0 cuts long input into other blocks.

mod alphabet;
pub mod checksum;
mod deflate;
mod inflate;
mod objects;
mod trees;

use super::binascii::{buffer, crc32_call, start_of};
use crate::memory::{Ref, Value};
use crate::objects::native::{Def, def};
use crate::objects::str::intern;
use crate::objects::{Bytes, Module, Type};
use crate::vm::{Raise, Res, Vm};
use deflate::{Deflate, Flush, Options, Strategy, Wrapper};
use inflate::{Accepted, Inflate, Pause};

/// `zlib.error` with what the library would say.
fn error(vm: &mut Vm, number: i32, doing: &str, reason: &str) -> Raise {
    let message = if reason.is_empty() {
        format!("Error {number} while {doing}")
    } else {
        format!("Error {number} while {doing}: {reason}")
    };
    plain_error(vm, &message)
}

fn plain_error(vm: &mut Vm, message: &str) -> Raise {
    match vm.module_attr("zlib", "error") {
        Ok(class) => match class.to_ref::<Type>() {
            Some(class) => vm.error(&class, message),
            None => vm.value_error(message),
        },
        Err(raise) => raise,
    }
}

/// Wrapper and window of a `wbits` argument for compression.
fn written_form(bits: i64) -> Option<(Wrapper, u32)> {
    let (wrapper, window) = match bits {
        -15..=-9 => (Wrapper::Raw, -bits),
        8 => (Wrapper::Zlib, 9),
        9..=15 => (Wrapper::Zlib, bits),
        25..=31 => (Wrapper::Gzip, bits - 16),
        _ => return None,
    };
    Some((wrapper, window as u32))
}

/// What a `wbits` argument for decompression accepts, and the window.
fn read_form(bits: i64) -> Option<(Accepted, usize)> {
    let (accepted, window) = match bits {
        -15..=-8 => (Accepted::Raw, -bits),
        0..=15 => (Accepted::Zlib, bits),
        16..=31 => (Accepted::Gzip, bits - 16),
        32..=47 => (Accepted::Either, bits - 32),
        _ => return None,
    };
    (window == 0 || window >= 8).then_some((accepted, window as usize))
}

fn options(level: i64, method: i64, bits: i64, memory: i64, strategy: i64) -> Option<Options> {
    let (wrapper, window) = written_form(bits)?;
    let level = if level == -1 { 6 } else { level };
    let strategies = [Strategy::Default, Strategy::Filtered, Strategy::HuffmanOnly, Strategy::Runs, Strategy::Fixed];
    let strategy = *strategies.get(usize::try_from(strategy).ok()?)?;
    if !(0..=9).contains(&level) || method != 8 || !(1..=9).contains(&memory) {
        return None;
    }
    Some(Options { level: level as usize, wrapper, window, memory: memory as u32, strategy })
}

/// Work of a compression that has written a block.
const BLOCK_WORK: usize = 4096;

/// Feeds a compression and collects what comes out; `None` when there was nothing to do. The state is lent out only while
/// no guest code can run.
fn compress_with(
    vm: &mut Vm,
    mut input: &[u8],
    flush: Flush,
    lend: impl Fn(&mut dyn FnMut(&mut Deflate)),
) -> Res<Option<Vec<u8>>> {
    vm.tick(input.len() / 32)?;
    let mut begun = false;
    lend(&mut |state| begun = state.start(input, flush));
    if !begun {
        return Ok(None);
    }
    let mut out = Vec::new();
    loop {
        // A stream that cannot be made smaller grows a little.
        vm.charge(input.len().min(1 << 20))?;
        let (mut again, mut made) = (false, Vec::new());
        lend(&mut |state| {
            again = state.advance(&mut input, flush);
            made = state.take();
        });
        vm.reserve(&mut out, made.len())?;
        out.extend_from_slice(&made);
        if !again {
            return Ok(Some(out));
        }
        vm.tick(BLOCK_WORK)?;
    }
}

/// So much is decompressed between two looks at the limits.
const PORTION: usize = 1 << 16;

/// Reads on until the input is used up or so much has come out; what is left of the input stays.
fn decompress_with(
    vm: &mut Vm,
    input: &mut &[u8],
    most: usize,
    lend: impl Fn(&mut dyn FnMut(&mut Inflate)),
) -> Res<(Vec<u8>, Result<Pause, &'static str>)> {
    let mut out = Vec::new();
    loop {
        let room = PORTION.min(most - out.len());
        vm.reserve(&mut out, room)?;
        let before = out.len();
        let mut result = Ok(Pause::Input);
        lend(&mut |state| result = state.run(input, &mut out, room));
        vm.tick((out.len() - before) / 32 + 1)?;
        match result {
            Ok(Pause::Output) if out.len() < most => {}
            result => return Ok((out, result)),
        }
    }
}

const WHILE_DECOMPRESSING: &str = "decompressing data";
const TRUNCATED: &str = "incomplete or truncated stream";

fn compress(vm: &mut Vm, args: &[Value]) -> Res {
    let input = buffer(vm, &args[0])?;
    let level = vm.c_int_argument(&args[1])?;
    let bits = vm.c_int_argument(&args[2])?;
    let Some(options) = options(level, 8, bits, 8, 0) else {
        return Err(plain_error(vm, "Bad compression level"));
    };
    vm.charge(Deflate::memory(&options))?;
    let state = std::cell::RefCell::new(Deflate::new(options));
    let out = compress_with(vm, &input, Flush::Finish, |work| work(&mut state.borrow_mut()))?;
    Ok(Value::from(Bytes::new(out.unwrap_or_default())))
}

fn decompress(vm: &mut Vm, args: &[Value]) -> Res {
    let bytes = buffer(vm, &args[0])?;
    let bits = vm.c_int_argument(&args[1])?;
    if vm.index_of(&args[2])? < 0 {
        return Err(vm.value_error("bufsize must be non-negative"));
    }
    let Some((accepted, window)) = read_form(bits) else {
        return Err(error(vm, -2, "preparing to decompress data", "inconsistent stream state"));
    };
    vm.charge(Inflate::MEMORY)?;
    let state = std::cell::RefCell::new(Inflate::new(accepted, window));
    let mut input = bytes.as_slice();
    match decompress_with(vm, &mut input, usize::MAX, |work| work(&mut state.borrow_mut()))? {
        (out, Ok(Pause::End)) => Ok(Value::from(Bytes::new(out))),
        (_, Ok(Pause::Dictionary)) => Err(error(vm, 2, WHILE_DECOMPRESSING, "")),
        (_, Ok(_)) => Err(error(vm, -5, WHILE_DECOMPRESSING, TRUNCATED)),
        (_, Err(reason)) => Err(error(vm, -3, WHILE_DECOMPRESSING, reason)),
    }
}

const FUNCTIONS: &[Def] = &[
    def("compress(data, /, level=-1, wbits=15)", "Returns a bytes object containing compressed data.", compress),
    def(
        "decompress(data, /, wbits=15, bufsize=16384)",
        "Returns a bytes object containing the uncompressed data.",
        decompress,
    ),
    def(
        "compressobj(level=-1, method=8, wbits=15, memLevel=8, strategy=0, zdict=<unset>)",
        "Return a compressor object.",
        objects::compressor,
    ),
    def("decompressobj(wbits=15, zdict=<unset>)", "Return a decompressor object.", objects::decompressor),
    def("crc32(data, value=0, /)", "Compute a CRC-32 checksum of data.", crc32_call),
    def("adler32(data, value=1, /)", "Compute an Adler-32 checksum of data.", |vm, args| {
        let bytes = buffer(vm, &args[0])?;
        let start = start_of(vm, &args[1])?;
        Ok(Value::int(i64::from(checksum::adler32(start, &bytes))))
    }),
];

const NUMBERS: &[(&str, i64)] = &[
    ("DEFLATED", 8),
    ("DEF_BUF_SIZE", 16_384),
    ("DEF_MEM_LEVEL", 8),
    ("MAX_WBITS", 15),
    ("Z_BEST_COMPRESSION", 9),
    ("Z_BEST_SPEED", 1),
    ("Z_BLOCK", 5),
    ("Z_DEFAULT_COMPRESSION", -1),
    ("Z_DEFAULT_STRATEGY", 0),
    ("Z_FILTERED", 1),
    ("Z_FINISH", 4),
    ("Z_FIXED", 4),
    ("Z_FULL_FLUSH", 3),
    ("Z_HUFFMAN_ONLY", 2),
    ("Z_NO_COMPRESSION", 0),
    ("Z_NO_FLUSH", 0),
    ("Z_PARTIAL_FLUSH", 1),
    ("Z_RLE", 3),
    ("Z_SYNC_FLUSH", 2),
    ("Z_TREES", 6),
];

/// Fills the module.
pub fn load(vm: &mut Vm, module: &Ref<Module>) -> Res<()> {
    vm.add_functions(module, FUNCTIONS);
    for (name, number) in NUMBERS {
        module.dict.set_str(&intern(name), Value::int(*number));
    }
    for name in ["ZLIB_VERSION", "ZLIB_RUNTIME_VERSION"] {
        let version = vm.text("1.2.13");
        module.dict.set_str(&intern(name), version);
    }
    for (name, methods) in
        [("Compress", objects::COMPRESS), ("Decompress", objects::DECOMPRESS), ("_ZlibDecompressor", objects::SIMPLE)]
    {
        let class = vm.native_class("zlib", name, methods);
        // The two classes of streams have no names in the module.
        let known = if name.starts_with('_') { name.to_owned() } else { format!("_{name}") };
        module.dict.set_str(&intern(&known), class.value());
    }
    super::run_source(vm, module, "zlib", "class error(Exception):\n    pass\n")
}
