//! Strings as JSON writes them.

use crate::memory::Value;
use crate::objects::Str;
use crate::objects::native::{Def, def};
use crate::objects::str::to_code_point;
use crate::vm::{Res, Vm};

/// What stands for a character, or `None` when it stands for itself.
fn escape(byte: u8) -> Option<&'static str> {
    Some(match byte {
        b'"' => "\\\"",
        b'\\' => "\\\\",
        b'\n' => "\\n",
        b'\r' => "\\r",
        b'\t' => "\\t",
        0x0C => "\\f",
        0x08 => "\\b",
        _ => return None,
    })
}

const HEX: &[u8; 16] = b"0123456789abcdef";

fn push_hex(out: &mut String, unit: u32) {
    out.push_str("\\u");
    for shift in [12, 8, 4, 0] {
        out.push(HEX[(unit >> shift & 15) as usize] as char);
    }
}

/// Adds a string in quotes.
pub fn write(vm: &mut Vm, out: &mut String, text: &str, ascii: bool) -> Res<()> {
    vm.reserve_text(out, text.len() + 2)?;
    out.push('"');
    let mut rest = text;
    loop {
        let special =
            rest.bytes().position(|byte| byte < 0x20 || byte == b'"' || byte == b'\\' || (ascii && byte >= 0x7F));
        let Some(place) = special else { break };
        let (plain, behind) = rest.split_at(place);
        // An escape takes up to twelve bytes.
        vm.reserve_text(out, behind.len() + 14)?;
        out.push_str(plain);
        let Some(c) = behind.chars().next() else { break };
        match u8::try_from(c).ok().and_then(escape) {
            Some(escape) => out.push_str(escape),
            None => {
                let code = to_code_point(c);
                if code >= 0x1_0000 {
                    push_hex(out, 0xD800 + ((code - 0x1_0000) >> 10));
                    push_hex(out, 0xDC00 + ((code - 0x1_0000) & 0x3FF));
                } else {
                    push_hex(out, code);
                }
            }
        }
        rest = &behind[c.len_utf8()..];
    }
    out.push_str(rest);
    out.push('"');
    Ok(())
}

fn encoded(vm: &mut Vm, value: &Value, ascii: bool) -> Res {
    let Some(text) = value.native_ref::<Str>() else {
        let found = vm.type_name(value);
        return Err(vm.type_error(format!("first argument must be a string, not {found}")));
    };
    let mut out = String::new();
    write(vm, &mut out, text.as_str(), ascii)?;
    Ok(vm.text(out))
}

/// The functions of this file.
pub const FUNCTIONS: &[Def] = &[
    def("encode_basestring(string, /)", "Return a JSON representation of a Python string", |vm, args| {
        encoded(vm, &args[0], false)
    }),
    def(
        "encode_basestring_ascii(string, /)",
        "Return an ASCII-only JSON representation of a Python string",
        |vm, args| encoded(vm, &args[0], true),
    ),
];
