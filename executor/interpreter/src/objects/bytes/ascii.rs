//! Case, character tests and padding of bytes, by ASCII alone.

use super::buffer::{buffer, kept, like};
use super::{ByteArray, Bytes};
use crate::memory::Value;
use crate::objects::native::{Def, def};
use crate::vm::{Res, Vm};

/// Methods of both types.
pub const SHARED: &[Def] = &[
    def("upper(self, /)", "A copy in upper case.", |vm, args| changed(vm, args, |bytes| bytes.make_ascii_uppercase())),
    def("lower(self, /)", "A copy in lower case.", |vm, args| changed(vm, args, |bytes| bytes.make_ascii_lowercase())),
    def("swapcase(self, /)", "A copy with upper and lower case exchanged.", |vm, args| {
        changed(vm, args, |bytes| {
            for byte in bytes.iter_mut() {
                *byte = if byte.is_ascii_lowercase() { byte.to_ascii_uppercase() } else { byte.to_ascii_lowercase() };
            }
        })
    }),
    def("capitalize(self, /)", "A copy with a capital in front, the rest in lower case.", |vm, args| {
        changed(vm, args, |bytes| {
            bytes.make_ascii_lowercase();
            bytes.iter_mut().take(1).for_each(|byte| byte.make_ascii_uppercase());
        })
    }),
    def("title(self, /)", "A copy in which every word begins with a capital.", |vm, args| {
        changed(vm, args, |bytes| {
            let mut inside = false;
            for byte in bytes.iter_mut() {
                *byte = if inside { byte.to_ascii_lowercase() } else { byte.to_ascii_uppercase() };
                inside = byte.is_ascii_alphabetic();
            }
        })
    }),
    def("isalnum(self, /)", "True if there are bytes and all are letters or digits.", |vm, args| {
        all(vm, args, |byte| byte.is_ascii_alphanumeric())
    }),
    def("isalpha(self, /)", "True if there are bytes and all are letters.", |vm, args| {
        all(vm, args, |byte| byte.is_ascii_alphabetic())
    }),
    def("isascii(self, /)", "True if all bytes are ASCII, or there are none.", |vm, args| {
        Ok(Value::bool(buffer(vm, &args[0])?.is_ascii()))
    }),
    def("isdigit(self, /)", "True if there are bytes and all are digits.", |vm, args| {
        all(vm, args, |byte| byte.is_ascii_digit())
    }),
    def("isspace(self, /)", "True if there are bytes and all are blank.", |vm, args| {
        all(vm, args, |byte| matches!(byte, b' ' | b'\t'..=b'\r'))
    }),
    def("islower(self, /)", "True if there are letters and all are lower case.", |vm, args| {
        let bytes = buffer(vm, &args[0])?;
        let any = bytes.iter().any(u8::is_ascii_lowercase);
        Ok(Value::bool(any && !bytes.iter().any(u8::is_ascii_uppercase)))
    }),
    def("isupper(self, /)", "True if there are letters and all are upper case.", |vm, args| {
        let bytes = buffer(vm, &args[0])?;
        let any = bytes.iter().any(u8::is_ascii_uppercase);
        Ok(Value::bool(any && !bytes.iter().any(u8::is_ascii_lowercase)))
    }),
    def("istitle(self, /)", "True if every word begins with a capital and goes on in lower case.", |vm, args| {
        let bytes = buffer(vm, &args[0])?;
        let (mut any, mut inside) = (false, false);
        for byte in bytes.iter() {
            let (upper, lower) = (byte.is_ascii_uppercase(), byte.is_ascii_lowercase());
            if (upper && inside) || (lower && !inside) {
                return Ok(Value::FALSE);
            }
            inside = upper || lower;
            any |= inside;
        }
        Ok(Value::bool(any))
    }),
    def("center(self, width, fillchar=<unset>, /)", "The bytes in the middle of a field.", |vm, args| {
        pad(vm, args, "center", |missing, width| missing / 2 + (missing & width & 1))
    }),
    def("ljust(self, width, fillchar=<unset>, /)", "The bytes at the left of a field.", |vm, args| {
        pad(vm, args, "ljust", |_, _| 0)
    }),
    def("rjust(self, width, fillchar=<unset>, /)", "The bytes at the right of a field.", |vm, args| {
        pad(vm, args, "rjust", |missing, _| missing)
    }),
    def("zfill(self, width, /)", "The bytes with zeros in front, behind a sign.", |vm, args| {
        let width = usize::try_from(vm.index_of(&args[1])?).unwrap_or(0);
        let mut bytes = vm.bytes_of(&args[0])?;
        let missing = width.saturating_sub(bytes.len());
        vm.charge(missing)?;
        let at = usize::from(matches!(bytes.first(), Some(b'+' | b'-')));
        bytes.splice(at..at, std::iter::repeat_n(b'0', missing));
        Ok(kept(&args[0], bytes))
    }),
    def("expandtabs(self, tabsize=8)", "A copy with tabs made blanks.", |vm, args| {
        let size = usize::try_from(vm.c_int_argument(&args[1])?).unwrap_or(0);
        let bytes = buffer(vm, &args[0])?;
        let tabs = bytes.iter().filter(|byte| **byte == b'\t').count();
        vm.charge(tabs.saturating_mul(size).saturating_add(bytes.len()))?;
        let mut out = Vec::with_capacity(bytes.len());
        let mut column = 0;
        for &byte in bytes.iter() {
            match byte {
                b'\t' if size > 0 => {
                    let blanks = size - column % size;
                    out.extend(std::iter::repeat_n(b' ', blanks));
                    column += blanks;
                }
                b'\t' => {}
                _ => {
                    out.push(byte);
                    column = if matches!(byte, b'\n' | b'\r') { 0 } else { column + 1 };
                }
            }
        }
        Ok(like(&args[0], out))
    }),
];

fn changed(vm: &mut Vm, args: &[Value], change: fn(&mut [u8])) -> Res {
    let mut bytes = vm.bytes_of(&args[0])?;
    vm.charge(bytes.len())?;
    change(&mut bytes);
    Ok(like(&args[0], bytes))
}

fn all(vm: &mut Vm, args: &[Value], test: fn(u8) -> bool) -> Res {
    let bytes = buffer(vm, &args[0])?;
    Ok(Value::bool(!bytes.is_empty() && bytes.iter().all(|byte| test(*byte))))
}

fn pad(vm: &mut Vm, args: &[Value], function: &str, left: fn(usize, usize) -> usize) -> Res {
    let width = vm.index_of(&args[1])?;
    let fill = match args[2].defined() {
        None => b' ',
        Some(value) => {
            let text = value.native::<Bytes>().is_some() || value.native::<ByteArray>().is_some();
            let bytes = if text { vm.bytes_of(value)? } else { Vec::new() };
            match bytes.as_slice() {
                [byte] => *byte,
                _ => return Err(vm.bad_argument(function, "argument 2", "a byte string of length 1", value)),
            }
        }
    };
    let bytes = vm.bytes_of(&args[0])?;
    let width = usize::try_from(width).unwrap_or(0);
    let missing = width.saturating_sub(bytes.len());
    vm.charge(missing)?;
    let before = left(missing, width);
    let mut out = vec![fill; before];
    out.extend_from_slice(&bytes);
    out.resize(bytes.len() + missing, fill);
    Ok(kept(&args[0], out))
}
