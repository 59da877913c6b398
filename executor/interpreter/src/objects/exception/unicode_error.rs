//! `UnicodeEncodeError`, `UnicodeDecodeError` and `UnicodeTranslateError`.
//! <https://docs.python.org/3.13/library/exceptions.html#UnicodeError>

use super::Exception;
use super::base::{given, no_keywords, set_args};
use super::members::{objects, this};
use crate::memory::{Kind, Ref, Value};
use crate::objects::native::{Def, def};
use crate::objects::str::to_code_point;
use crate::objects::{Bytes, Str};
use crate::vm::exceptions::{extra, set_extra};
use crate::vm::{Res, Vm};

/// The members that hold any object; `start` and `end` are numbers.
pub const MEMBERS: &[Def] = objects!("encoding", "object", "reason");

pub const ENCODE: &[Def] = &[
    def("__init__(self, *args, **kwargs)", "Initialize self.", |vm, args| {
        init(vm, args, &["encoding", "object", "start", "end", "reason"], false)
    }),
    def("__str__(self, /)", "Return str(self).", |vm, args| message(vm, &this(&args[0]), "encode")),
];
pub const DECODE: &[Def] = &[
    def("__init__(self, *args, **kwargs)", "Initialize self.", |vm, args| {
        init(vm, args, &["encoding", "object", "start", "end", "reason"], true)
    }),
    def("__str__(self, /)", "Return str(self).", |vm, args| message(vm, &this(&args[0]), "decode")),
];
pub const TRANSLATE: &[Def] = &[
    def("__init__(self, *args, **kwargs)", "Initialize self.", |vm, args| {
        init(vm, args, &["object", "start", "end", "reason"], false)
    }),
    def("__str__(self, /)", "Return str(self).", |vm, args| message(vm, &this(&args[0]), "translate")),
];

fn init(vm: &mut Vm, args: &[Value], names: &[&'static str], of_bytes: bool) -> Res {
    no_keywords(vm, &args[0], &args[2])?;
    set_args(&args[0], &args[1]);
    let given = given(&args[1]);
    if given.len() != names.len() {
        let (wanted, count) = (names.len(), given.len());
        return Err(vm.type_error(format!("function takes exactly {wanted} arguments ({count} given)")));
    }
    let mut values = Vec::new();
    for (place, (name, value)) in names.iter().zip(given.iter()).enumerate() {
        values.push(match *name {
            "start" | "end" => Value::int(vm.index_of(value)?),
            "object" if of_bytes => value.clone(),
            _ if value.native::<Str>().is_some() => value.clone(),
            _ => {
                let found = if value.is_none() { "None".to_owned() } else { vm.type_name(value) };
                return Err(vm.type_error(format!("argument {} must be str, not {found}", place + 1)));
            }
        });
    }
    let exception = this(&args[0]);
    for (name, value) in names.iter().zip(values) {
        let value = if of_bytes && *name == "object" && value.native::<Bytes>().is_none() {
            Value::from(Bytes::new(vm.bytes_of(&value)?))
        } else {
            value
        };
        set_extra(&exception, name, value);
    }
    Ok(Value::NONE)
}

fn message(vm: &mut Vm, exception: &Ref<Exception>, verb: &str) -> Res {
    let of_text = verb != "decode";
    let number = |name: &str| extra(exception, name).and_then(|value| value.as_int()).unwrap_or(0);
    let (start, end) = (number("start"), number("end"));
    let Some(object) = extra(exception, "object") else { return Ok(vm.text("")) };
    let reason = vm.str_of(&extra(exception, "reason").unwrap_or(Value::NONE))?;
    let reason = reason.as_str();
    let codec = if verb == "translate" {
        String::new()
    } else {
        let encoding = vm.str_of(&extra(exception, "encoding").unwrap_or(Value::NONE))?;
        format!("'{}' codec ", encoding.as_str())
    };
    let one = usize::try_from(start).ok().filter(|_| end == start.wrapping_add(1));
    let item = one.and_then(|place| {
        if of_text {
            let text = object.native::<Str>()?;
            (place < text.len()).then(|| match to_code_point(text.char_at(place)) {
                code @ 0..=0xFF => format!("character '\\x{code:02x}'"),
                code @ 0x100..=0xFFFF => format!("character '\\u{code:04x}'"),
                code => format!("character '\\U{code:08x}'"),
            })
        } else {
            let bytes = object.native::<Bytes>()?;
            bytes.as_slice().get(place).map(|byte| format!("byte 0x{byte:02x}"))
        }
    });
    let wanted = if of_text { Kind::Str } else { Kind::Bytes };
    if one.is_some() && object.unwrapped().kind() != wanted {
        let (wanted, found) = (if of_text { "str" } else { "bytes" }, vm.type_name(&object));
        return Err(vm.type_error(format!("object attribute must be {wanted}, not {found}")));
    }
    Ok(vm.text(match item {
        Some(item) => format!("{codec}can't {verb} {item} in position {start}: {reason}"),
        None => {
            let (items, last) = (if of_text { "characters" } else { "bytes" }, end.wrapping_sub(1));
            format!("{codec}can't {verb} {items} in position {start}-{last}: {reason}")
        }
    }))
}
