//! Making a `str`, and the table of all its methods.

use super::{Str, case, encode, format, predicates, search, split};
use crate::memory::{Kind, Value};
use crate::objects::native::{Def, def, static_method};
use crate::vm::{Res, Vm};

/// Methods of the type, one table for each home.
pub const TABLES: &[&[Def]] = &[
    CONSTRUCTION,
    split::METHODS,
    case::METHODS,
    search::METHODS,
    predicates::METHODS,
    encode::METHODS,
    format::METHODS,
];

const CONSTRUCTION: &[Def] = &[
    static_method(
        "__new__(cls, object=<unset>, encoding=<unset>, errors=<unset>)",
        "The text of an object, or bytes decoded.",
        |vm, args| {
            let text = text_of(vm, &args[1], &args[2], &args[3])?;
            let class = vm.types.str.clone();
            let exact = args[0].borrow_ref::<crate::objects::Type>().is_some_and(|asked| asked.same(&class));
            let text = if exact { text } else { text.unwrapped().clone() };
            vm.wrap_native(&args[0], &class, text)
        },
    ),
    def("__getnewargs__(self, /)", "What a copy is made from.", |vm, args| {
        let text = vm.receiver::<Str>(&args[0])?.value();
        Ok(Value::from(crate::memory::Tuple::from_vec(vec![text])))
    }),
];

/// `str(object, encoding, errors)`
fn text_of(vm: &mut Vm, object: &Value, encoding: &Value, errors: &Value) -> Res {
    let names = |vm: &mut Vm| -> Res<_> {
        let name = |vm: &mut Vm, value: &Value, place: &str, default: &str| match value.defined() {
            Some(value) => Ok(vm.c_text_argument(value, "str", place)?.as_str().to_owned()),
            None => Ok(default.to_owned()),
        };
        Ok((name(vm, encoding, "argument 'encoding'", "utf-8")?, name(vm, errors, "argument 'errors'", "strict")?))
    };
    if encoding.is_undef() && errors.is_undef() {
        return match object.defined() {
            Some(object) => vm.str_value(object),
            None => Ok(Value::from(Str::ascii(""))),
        };
    }
    let (encoding, errors) = names(vm)?;
    let Some(object) = object.defined() else { return Ok(Value::from(Str::ascii(""))) };
    if object.native::<Str>().is_some() {
        return Err(vm.type_error("decoding str is not supported"));
    }
    match crate::objects::bytes::bytes_if_any(vm, object)? {
        Some(bytes) => Ok(Value::from(vm.decode_bytes(&bytes, &encoding, &errors)?)),
        None => {
            let found = vm.type_name(object);
            Err(vm.type_error(format!("decoding to str: need a bytes-like object, {found} found")))
        }
    }
}

impl Vm {
    /// `str(value)` as the object that a `__str__` of a program's class gives, which may be of a subclass.
    pub fn str_value(&mut self, value: &Value) -> Res {
        if matches!(value.kind(), Kind::Instance | Kind::Exception | Kind::Type) {
            let class = self.class_of(value);
            let name = self.names.str.clone();
            if let Some(method) = class.lookup(&name).filter(|method| method.kind() != Kind::Native) {
                let result = self.deeper(|vm| vm.call_special(&method, value, &class, &[]))?;
                if result.native::<Str>().is_some() {
                    return Ok(result);
                }
                let found = self.type_name(&result);
                return Err(self.type_error(format!("__str__ returned non-string (type {found})")));
            }
        }
        self.str_of(value).map(Value::from)
    }
}
