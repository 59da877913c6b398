//! `codecs`. <https://docs.python.org/3.13/library/codecs.html>
//!
//! The conversions are native, one pair of functions an encoding; the registry, streams and incremental codecs are
//! Python (`codecs.py`, `encodings.py`). Missing: `open`, as there are no files.

use crate::memory::{Ref, Tuple, Value};
use crate::objects::native::{Def, def};
use crate::objects::{Bytes, Module, Str};
use crate::text::codec::{self, Codec, Named, Order};
use crate::vm::{Res, Vm};

fn pair(converted: Value, used: usize) -> Value {
    Value::from(Tuple::from_slice(&[converted, Value::int(used as i64)]))
}

fn errors_argument(vm: &mut Vm, value: &Value, function: &str) -> Res<String> {
    if value.is_none() {
        return Ok("strict".to_owned());
    }
    match value.native::<Str>() {
        Some(errors) => Ok(errors.as_str().to_owned()),
        None => Err(vm.bad_argument(function, "argument 2", "str or None", value)),
    }
}

fn encode(vm: &mut Vm, args: &[Value], function: &str, name: &str) -> Res {
    let text = vm.text_argument(&args[0], function, "argument 1")?;
    let errors = errors_argument(vm, &args[1], function)?;
    let bytes = vm.encode_plainly(&text, name, &errors)?;
    Ok(pair(Value::from(Bytes::new(bytes)), text.len()))
}

/// Text, and how many bytes were used: the beginning of a character at the end is not, unless the input is final.
fn decode_part(vm: &mut Vm, codec: Codec, bytes: &[u8], errors: &str, last: bool) -> Res<(Value, usize)> {
    vm.tick(bytes.len() / 64)?;
    let used = if last { bytes.len() } else { bytes.len() - codec::incomplete(codec, bytes) };
    let text = vm.decode_known(codec, &bytes[..used], errors)?;
    Ok((text.value(), used))
}

fn decode(vm: &mut Vm, args: &[Value], function: &str, codec: Codec) -> Res {
    let literal = matches!(codec, Codec::UnicodeEscape | Codec::RawUnicodeEscape);
    let bytes = match args[0].native_ref::<Str>().filter(|_| literal) {
        Some(text) => vm.encode_text(&text, "utf-8", "strict")?,
        None => vm.bytes_of(&args[0])?,
    };
    let errors = errors_argument(vm, &args[1], function)?;
    let last = match args.get(2) {
        Some(last) => vm.truth(last)?,
        None => true,
    };
    let (text, used) = decode_part(vm, codec, &bytes, &errors, last)?;
    Ok(pair(text, used))
}

/// Encoding where the caller says the order: 0 for the machine's with a mark, else without one.
fn encode_ordered(vm: &mut Vm, args: &[Value], function: &str, names: [&str; 3]) -> Res {
    let name = match vm.index_of(&args[2])? {
        0 => names[0],
        ..0 => names[1],
        _ => names[2],
    };
    encode(vm, args, function, name)
}

/// Decoding that tells the order it found: -1 little, 1 big, 0 none; or the one it was told.
fn decode_ordered(vm: &mut Vm, args: &[Value], function: &str, make: fn(Option<Order>) -> Codec) -> Res {
    let bytes = vm.bytes_of(&args[0])?;
    let errors = errors_argument(vm, &args[1], function)?;
    let wanted = vm.index_of(&args[2])?;
    let mut order = match wanted {
        0 => None,
        ..0 => Some(Order::Little),
        _ => Some(Order::Big),
    };
    let last = vm.truth(&args[3])?;
    let (text, used) = decode_part(vm, make(order), &bytes, &errors, last)?;
    if order.is_none() {
        let wide = make(None) == Codec::Utf32(None);
        let (little, big): (&[u8], &[u8]) =
            if wide { (b"\xff\xfe\0\0", b"\0\0\xfe\xff") } else { (b"\xff\xfe", b"\xfe\xff") };
        if bytes.starts_with(little) {
            order = Some(Order::Little);
        } else if bytes.starts_with(big) {
            order = Some(Order::Big);
        }
    }
    let order = match order {
        _ if wanted != 0 => wanted,
        None => 0,
        Some(Order::Little) => -1,
        Some(Order::Big) => 1,
    };
    Ok(Value::from(Tuple::from_slice(&[text, Value::int(used as i64), Value::int(order)])))
}

fn ask(vm: &mut Vm, verb: &str, args: &[Value]) -> Res {
    let ask = vm.module_attr("codecs", "_ask")?;
    let verb = vm.text(verb);
    vm.call(&ask, &[verb, args[0].clone(), args[1].clone(), args[2].clone()])
}

/// The two functions of an encoding.
macro_rules! both {
    ($encode:literal, $decode:literal, $last:literal, $name:literal, $codec:expr) => {
        [
            def(
                concat!($encode, "(str, errors=None, /)"),
                "Bytes, and how many characters they stand for.",
                |vm, args| encode(vm, args, $encode, $name),
            ),
            def(
                concat!($decode, "(data, errors=None, ", $last, "/)"),
                "Text, and how many bytes were used.",
                |vm, args| decode(vm, args, $decode, $codec),
            ),
        ]
    };
}

const FAMILIES: &[[Def; 2]] = &[
    both!("ascii_encode", "ascii_decode", "", "ascii", Codec::Ascii),
    both!("latin_1_encode", "latin_1_decode", "", "latin-1", Codec::Latin1),
    both!("utf_8_encode", "utf_8_decode", "final=False, ", "utf-8", Codec::Utf8),
    both!("utf_7_encode", "utf_7_decode", "final=False, ", "utf-7", Codec::Utf7),
    both!("utf_16_le_encode", "utf_16_le_decode", "final=False, ", "utf-16-le", Codec::Utf16(Some(Order::Little))),
    both!("utf_16_be_encode", "utf_16_be_decode", "final=False, ", "utf-16-be", Codec::Utf16(Some(Order::Big))),
    both!("utf_32_le_encode", "utf_32_le_decode", "final=False, ", "utf-32-le", Codec::Utf32(Some(Order::Little))),
    both!("utf_32_be_encode", "utf_32_be_decode", "final=False, ", "utf-32-be", Codec::Utf32(Some(Order::Big))),
    both!("unicode_escape_encode", "unicode_escape_decode", "final=True, ", "unicode-escape", Codec::UnicodeEscape),
    both!(
        "raw_unicode_escape_encode",
        "raw_unicode_escape_decode",
        "final=True, ",
        "raw-unicode-escape",
        Codec::RawUnicodeEscape
    ),
];

const FUNCTIONS: &[Def] = &[
    def(
        "utf_16_encode(str, errors=None, byteorder=0, /)",
        "Bytes, and how many characters they stand for.",
        |vm, args| encode_ordered(vm, args, "utf_16_encode", ["utf-16", "utf-16-le", "utf-16-be"]),
    ),
    def("utf_16_decode(data, errors=None, final=False, /)", "Text, and how many bytes were used.", |vm, args| {
        decode(vm, args, "utf_16_decode", Codec::Utf16(None))
    }),
    def(
        "utf_16_ex_decode(data, errors=None, byteorder=0, final=False, /)",
        "Text, how many bytes were used, and the order of bytes.",
        |vm, args| decode_ordered(vm, args, "utf_16_ex_decode", Codec::Utf16),
    ),
    def(
        "utf_32_encode(str, errors=None, byteorder=0, /)",
        "Bytes, and how many characters they stand for.",
        |vm, args| encode_ordered(vm, args, "utf_32_encode", ["utf-32", "utf-32-le", "utf-32-be"]),
    ),
    def("utf_32_decode(data, errors=None, final=False, /)", "Text, and how many bytes were used.", |vm, args| {
        decode(vm, args, "utf_32_decode", Codec::Utf32(None))
    }),
    def(
        "utf_32_ex_decode(data, errors=None, byteorder=0, final=False, /)",
        "Text, how many bytes were used, and the order of bytes.",
        |vm, args| decode_ordered(vm, args, "utf_32_ex_decode", Codec::Utf32),
    ),
    def("_charmap_encode(name, str, errors, /)", "Encodes by a single-byte encoding.", |vm, args| {
        let name = vm.str_of(&args[0])?;
        encode(vm, &args[1..], "charmap_encode", name.as_str())
    }),
    def("_charmap_decode(name, data, errors, /)", "Decodes by a single-byte encoding.", |vm, args| {
        let name = vm.str_of(&args[0])?;
        match codec::find(name.as_str()) {
            Named::Text(codec) => decode(vm, &args[1..], "charmap_decode", codec),
            _ => Err(vm.value_error("no such encoding")),
        }
    }),
    def("encode(obj, encoding='utf-8', errors='strict')", "Encodes an object by any codec.", |vm, args| {
        ask(vm, "encode", args)
    }),
    def("decode(obj, encoding='utf-8', errors='strict')", "Decodes an object by any codec.", |vm, args| {
        ask(vm, "decode", args)
    }),
    def("_load_internet()", "Makes what names of the internet are written with.", |vm, _| {
        let module = vm.import_module("codecs")?;
        if let Some(module) = module.to_ref::<Module>() {
            super::run_source(vm, &module, "codecs", include_str!("internet.py"))?;
        }
        Ok(Value::NONE)
    }),
    def("_name(char, /)", "The name of a character; None where it has none.", |vm, args| {
        let text = vm.str_of(&args[0])?;
        let name = text.as_str().chars().next().and_then(crate::text::properties::name);
        Ok(name.map_or(Value::NONE, |name| vm.text(name)))
    }),
    def("_plain(name, /)", "A name as the registry keeps it.", |vm, args| {
        let name = vm.str_of(&args[0])?;
        Ok(vm.text(codec::normalize(name.as_str())))
    }),
    def("_known(name, /)", "Kind, name and plain name of a built-in codec; None for others.", |vm, args| {
        let name = vm.str_of(&args[0])?;
        let (kind, name, plain) = match codec::find(name.as_str()) {
            Named::Unknown => return Ok(Value::NONE),
            Named::Text(codec) => ("text", codec.name(), codec.plain()),
            Named::NotText(name) => match name {
                "rot-13" => ("other", name, "rot_13".to_owned()),
                _ => ("other", name, format!("{name}_codec")),
            },
        };
        let parts = [vm.text(kind), vm.text(name), vm.text(plain)];
        Ok(Value::from(Tuple::from_slice(&parts)))
    }),
];

/// Fills the module.
pub fn load(vm: &mut Vm, module: &Ref<Module>) -> Res<()> {
    for family in FAMILIES {
        vm.add_functions_of(module, "_codecs", family);
    }
    vm.add_functions(module, FUNCTIONS);
    super::run_source(vm, module, "codecs", include_str!("codecs.py"))?;
    super::run_source(vm, module, "codecs", include_str!("encodings.py"))
}
