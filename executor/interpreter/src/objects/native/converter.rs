//! What a function of C makes of an argument before its body runs; in our own Python text an annotation says it.

use crate::memory::Value;
use crate::objects::Str;
use crate::objects::bytes::is_buffer;
use crate::vm::{Res, Vm};

/// How an argument is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Converter {
    /// Any int.
    Index,
    /// An int of 32 bits.
    Int,
    /// An int of 64 bits.
    Long,
    /// A place or a size.
    Size,
    /// A size, where None stands for all.
    Amount,
    /// How often something is repeated.
    Count,
    /// A size, or None.
    SizeOrNone,
    Str,
    StrOrNone,
    /// The same, of which C takes the bytes up to a null.
    TextOrNone,
    /// Its truth.
    Bool,
    /// Something with bytes.
    Buffer,
    /// Text of one character.
    Character,
}

impl Converter {
    /// The one that an annotation names.
    pub fn named(name: &str) -> Option<Converter> {
        Some(match name {
            "index" => Converter::Index,
            "int" => Converter::Int,
            "long" => Converter::Long,
            "size" => Converter::Size,
            "amount" => Converter::Amount,
            "count" => Converter::Count,
            "size or None" => Converter::SizeOrNone,
            "str" => Converter::Str,
            "str or None" => Converter::StrOrNone,
            "text or None" => Converter::TextOrNone,
            "bool" => Converter::Bool,
            "buffer" => Converter::Buffer,
            "character" => Converter::Character,
            _ => return None,
        })
    }

    /// The argument as the body gets it; `at` says the function and the place, for errors.
    pub fn apply(self, vm: &mut Vm, value: &Value, at: impl FnOnce() -> (String, String)) -> Res {
        let wanted = match self {
            Converter::Index => return vm.index_value(value),
            Converter::Int => return vm.c_int_argument(value).map(Value::int),
            Converter::Size => return vm.index_of(value).map(Value::int),
            Converter::Bool => return vm.truth(value).map(Value::bool),
            Converter::Long => {
                let whole = vm.index_value(value)?;
                return match whole.as_index() {
                    Some(number) => Ok(Value::int(number)),
                    None => Err(vm.overflow_error("Python int too large to convert to C long")),
                };
            }
            Converter::SizeOrNone if value.is_none() => return Ok(Value::NONE),
            Converter::Amount if value.is_none() => return Ok(Value::int(-1)),
            Converter::Amount | Converter::SizeOrNone | Converter::Count => {
                if self != Converter::Count
                    && value.as_index().is_none()
                    && vm.class_of(value).lookup(&vm.names.index).is_none()
                {
                    let found = vm.type_name(value);
                    return Err(vm.type_error(format!("argument should be integer or None, not '{found}'")));
                }
                let whole = vm.index_value(value)?;
                return match whole.as_index() {
                    Some(number) => Ok(Value::int(number)),
                    None => {
                        let found = vm.type_name(value);
                        Err(vm.overflow_error(format!("cannot fit '{found}' into an index-sized integer")))
                    }
                };
            }
            Converter::Buffer => {
                if is_buffer(value) {
                    return Ok(value.clone());
                }
                let found = vm.type_name(value);
                return Err(vm.type_error(format!("a bytes-like object is required, not '{found}'")));
            }
            Converter::Str if value.native::<Str>().is_some() => return Ok(value.clone()),
            Converter::Str => "str",
            Converter::StrOrNone if value.is_none() || value.native::<Str>().is_some() => return Ok(value.clone()),
            Converter::TextOrNone if value.is_none() => return Ok(Value::NONE),
            Converter::TextOrNone => {
                if let Some(text) = value.native_ref::<Str>() {
                    vm.encode_text(&text, "utf-8", "strict")?;
                    return match text.as_str().contains('\0') {
                        true => Err(vm.value_error("embedded null character")),
                        false => Ok(value.clone()),
                    };
                }
                "str or None"
            }
            Converter::StrOrNone => "str or None",
            Converter::Character => {
                if value.native::<Str>().is_some_and(|text| text.len() == 1) {
                    return Ok(value.clone());
                }
                "a unicode character"
            }
        };
        let (function, place) = at();
        Err(vm.bad_argument(&function, &place, wanted, value))
    }
}
