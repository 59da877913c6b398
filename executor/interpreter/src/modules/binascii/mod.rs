//! `binascii`. <https://docs.python.org/3.13/library/binascii.html>

mod mail;

use crate::memory::{Ref, Value};
use crate::objects::bytes::methods::hex_digits;
use crate::objects::native::{Def, def};
use crate::objects::{Bytes, Module, Str, Type};
use crate::vm::{Raise, Res, Vm};

/// How many letters base64 and uuencoding have.
const ALPHABET_SIZE: u8 = 64;
const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

fn error(vm: &mut Vm, message: impl Into<String>) -> Raise {
    match vm.module_attr("binascii", "Error") {
        Ok(class) => match class.to_ref::<Type>() {
            Some(class) => vm.error(&class, message.into()),
            None => vm.value_error(message.into()),
        },
        Err(raise) => raise,
    }
}

/// Bytes that stand for something: a buffer or ASCII text.
fn ascii(vm: &mut Vm, value: &Value) -> Res<Vec<u8>> {
    if let Some(text) = value.native::<Str>() {
        if !text.as_str().is_ascii() {
            return Err(vm.value_error("string argument should contain only ASCII characters"));
        }
        let text = text.as_str().as_bytes().to_vec();
        vm.charge(text.len())?;
        return Ok(text);
    }
    if !crate::objects::bytes::is_buffer(value) {
        let found = vm.type_name(value);
        return Err(vm.type_error(format!("argument should be bytes, buffer or ASCII string, not '{found}'")));
    }
    vm.bytes_of(value)
}

/// The bytes of a buffer argument, counted as work.
pub fn buffer(vm: &mut Vm, value: &Value) -> Res<Vec<u8>> {
    if !crate::objects::bytes::is_buffer(value) {
        let found = vm.type_name(value);
        return Err(vm.type_error(format!("a bytes-like object is required, not '{found}'")));
    }
    let bytes = vm.bytes_of(value)?;
    vm.tick(bytes.len() / 64)?;
    Ok(bytes)
}

fn made(vm: &mut Vm, bytes: Vec<u8>) -> Res {
    vm.charge(bytes.len())?;
    Ok(Value::from(Bytes::new(bytes)))
}

fn to_hex(vm: &mut Vm, args: &[Value]) -> Res {
    let bytes = buffer(vm, &args[0])?;
    let digits = hex_digits(vm, &bytes, &args[1], &args[2], true)?;
    made(vm, digits)
}

fn from_hex(vm: &mut Vm, args: &[Value]) -> Res {
    let text = ascii(vm, &args[0])?;
    if text.len() % 2 == 1 {
        return Err(error(vm, "Odd-length string"));
    }
    let digit = |byte: u8| (byte as char).to_digit(16);
    let mut bytes = Vec::with_capacity(text.len() / 2);
    for pair in text.chunks_exact(2) {
        match (digit(pair[0]), digit(pair[1])) {
            (Some(high), Some(low)) => bytes.push((high << 4 | low) as u8),
            _ => return Err(error(vm, "Non-hexadecimal digit found")),
        }
    }
    made(vm, bytes)
}

fn to_base64(vm: &mut Vm, args: &[Value]) -> Res {
    let bytes = buffer(vm, &args[0])?;
    let mut text = Vec::with_capacity(bytes.len().div_ceil(3) * 4 + 1);
    for group in bytes.chunks(3) {
        let number = (u32::from(group[0]) << 16)
            | (u32::from(*group.get(1).unwrap_or(&0)) << 8)
            | u32::from(*group.get(2).unwrap_or(&0));
        for place in 0..4 {
            text.push(if place <= group.len() { ALPHABET[(number >> (18 - 6 * place) & 63) as usize] } else { b'=' });
        }
    }
    if vm.truth(&args[1])? {
        text.push(b'\n');
    }
    made(vm, text)
}

fn from_base64(vm: &mut Vm, args: &[Value]) -> Res {
    let text = ascii(vm, &args[0])?;
    let strict = vm.truth(&args[1])?;
    let mut bytes = Vec::with_capacity(text.len() / 4 * 3);
    let (mut quad, mut left, mut pads) = (0, 0u8, 0);
    let mut padding_started = false;
    if strict && text.first() == Some(&b'=') {
        return Err(error(vm, "Leading padding not allowed"));
    }
    for (place, &byte) in text.iter().enumerate() {
        if byte == b'=' {
            padding_started = true;
            if strict && quad == 0 {
                return Err(error(vm, "Excess padding not allowed"));
            }
            if quad >= 2 {
                pads += 1;
                if quad + pads >= 4 {
                    if strict && place + 1 < text.len() {
                        return Err(error(vm, "Excess data after padding"));
                    }
                    return made(vm, bytes);
                }
            }
            continue;
        }
        let Some(value) = ALPHABET.iter().position(|&letter| letter == byte) else {
            if strict {
                return Err(error(vm, "Only base64 data is allowed"));
            }
            continue;
        };
        let value = value as u8;
        if strict && padding_started {
            return Err(error(vm, "Discontinuous padding not allowed"));
        }
        pads = 0;
        match quad {
            0 => left = value,
            1 => {
                bytes.push(left << 2 | value >> 4);
                left = value & 15;
            }
            2 => {
                bytes.push(left << 4 | value >> 2);
                left = value & 3;
            }
            _ => bytes.push(left << 6 | value),
        }
        quad = (quad + 1) % 4;
    }
    if quad == 1 {
        let count = bytes.len() / 3 * 4 + 1;
        return Err(error(
            vm,
            format!(
                "Invalid base64-encoded string: number of data characters ({count}) cannot be 1 more than a multiple of 4"
            ),
        ));
    }
    if quad != 0 {
        return Err(error(vm, "Incorrect padding"));
    }
    made(vm, bytes)
}

/// The checksum to go on from.
pub fn start_of(vm: &mut Vm, value: &Value) -> Res<u32> {
    let number = vm.index_value(value)?;
    if let Some(number) = number.as_index() {
        return Ok(number as u32);
    }
    // Of large ones the lowest bits count.
    let low = crate::objects::int::to_big(&number).map(|number| number & dashu_int::IBig::from(u32::MAX));
    Ok(low.and_then(|low| u32::try_from(low).ok()).unwrap_or(0))
}

/// `crc32(data, value=0)`, for `zlib` as well.
pub fn crc32_call(vm: &mut Vm, args: &[Value]) -> Res {
    let bytes = buffer(vm, &args[0])?;
    vm.tick(bytes.len() / 8)?;
    let start = start_of(vm, &args[1])?;
    Ok(Value::int(i64::from(crate::modules::zlib::checksum::crc32(start, &bytes))))
}

const FUNCTIONS: &[Def] = &[
    def("hexlify(data, sep=<unset>, bytes_per_sep=1)", "Hexadecimal representation of binary data.", to_hex),
    def("b2a_hex(data, sep=<unset>, bytes_per_sep=1)", "Hexadecimal representation of binary data.", to_hex),
    def("unhexlify(hexstr, /)", "Binary data of hexadecimal representation.", from_hex),
    def("a2b_hex(hexstr, /)", "Binary data of hexadecimal representation.", from_hex),
    def("b2a_base64(data, /, *, newline=True)", "Base64-code line of data.", to_base64),
    def("a2b_base64(data, /, *, strict_mode=False)", "Decode a line of base64 data.", from_base64),
    def("crc32(data, crc=0, /)", "Compute CRC-32 incrementally.", crc32_call),
    def("crc_hqx(data, crc, /)", "Compute CRC-CCITT incrementally.", |vm, args| {
        let bytes = buffer(vm, &args[0])?;
        let mut crc = start_of(vm, &args[1])? & 0xffff;
        for byte in bytes {
            crc ^= u32::from(byte) << 8;
            for _ in 0..8 {
                crc = if crc & 0x8000 != 0 { crc << 1 ^ 0x1021 } else { crc << 1 } & 0xffff;
            }
        }
        Ok(Value::int(i64::from(crc)))
    }),
];

/// Fills the module.
pub fn load(vm: &mut Vm, module: &Ref<Module>) -> Res<()> {
    vm.add_functions(module, FUNCTIONS);
    vm.add_functions(module, mail::FUNCTIONS);
    let text = "class Error(ValueError):\n    pass\n\n\nclass Incomplete(Exception):\n    pass\n";
    crate::modules::run_source(vm, module, "binascii", text)
}
