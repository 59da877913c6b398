//! `str.isalpha` and the other questions a string answers about its characters.

use super::Str;
use crate::memory::Value;
use crate::objects::native::{Def, def};
use crate::text::{case, unicode};
use crate::vm::{Res, Vm};

/// Methods of the type.
pub const METHODS: &[Def] = &[
    def("isalnum(self, /)", "True if there are characters and all are letters or numbers.", |vm, args| {
        all(vm, &args[0], unicode::is_alphanumeric)
    }),
    def("isalpha(self, /)", "True if there are characters and all are letters.", |vm, args| {
        all(vm, &args[0], case::is_alphabetic)
    }),
    def("isascii(self, /)", "True if all characters are ASCII, or there are none.", |vm, args| {
        Ok(Value::bool(vm.receiver::<Str>(&args[0])?.is_ascii()))
    }),
    def("isdecimal(self, /)", "True if there are characters and all are decimal digits.", |vm, args| {
        all(vm, &args[0], unicode::is_decimal)
    }),
    def("isdigit(self, /)", "True if there are characters and all are digits.", |vm, args| {
        all(vm, &args[0], case::is_digit)
    }),
    def("isidentifier(self, /)", "True if the string could be a name; keywords count, too.", |vm, args| {
        let text = vm.receiver::<Str>(&args[0])?;
        vm.tick(text.as_str().len() / 32)?;
        Ok(Value::bool(case::is_identifier(text.as_str())))
    }),
    def("islower(self, /)", "True if some character has case and all of these are lower case.", |vm, args| {
        cased(vm, &args[0], case::is_lower, |code| case::is_upper(code) || case::is_title(code))
    }),
    def("isnumeric(self, /)", "True if there are characters and all are numbers.", |vm, args| {
        all(vm, &args[0], case::is_numeric)
    }),
    def("isprintable(self, /)", "True if repr() would show every character as it stands.", |vm, args| {
        let text = vm.receiver::<Str>(&args[0])?;
        vm.tick(text.as_str().len() / 32)?;
        Ok(Value::bool(text.as_str().chars().all(|c| unicode::is_printable(unicode::python_code(c)))))
    }),
    def("isspace(self, /)", "True if there are characters and all are blank.", |vm, args| {
        all(vm, &args[0], unicode::is_space)
    }),
    def("istitle(self, /)", "True if every word begins with a capital and goes on in lower case.", |vm, args| {
        let text = vm.receiver::<Str>(&args[0])?;
        vm.tick(text.as_str().len() / 32)?;
        Ok(Value::bool(case::is_title_text(text.as_str())))
    }),
    def("isupper(self, /)", "True if some character has case and all of these are upper case.", |vm, args| {
        cased(vm, &args[0], case::is_upper, |code| case::is_lower(code) || case::is_title(code))
    }),
];

fn all(vm: &mut Vm, text: &Value, test: fn(u32) -> bool) -> Res {
    let text = vm.receiver::<Str>(text)?;
    vm.tick(text.as_str().len() / 32)?;
    Ok(Value::bool(!text.is_empty() && text.as_str().chars().map(unicode::python_code).all(test)))
}

fn cased(vm: &mut Vm, text: &Value, wanted: fn(u32) -> bool, other: fn(u32) -> bool) -> Res {
    let text = vm.receiver::<Str>(text)?;
    vm.tick(text.as_str().len() / 32)?;
    let mut any = false;
    for code in text.as_str().chars().map(unicode::python_code) {
        if other(code) {
            return Ok(Value::FALSE);
        }
        any |= wanted(code);
    }
    Ok(Value::bool(any))
}
