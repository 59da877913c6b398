//! `typing`. <https://docs.python.org/3.13/library/typing.html>
//!
//! The module is Python (the files beside this one); what the syntax makes goes through here.

mod type_alias;
mod variables;

use crate::compiler::code::Intrinsic;
use crate::memory::{Ref, Value};
use crate::objects::native::{Def, def};
use crate::objects::{Function, Module};
use crate::vm::{Res, Vm};

/// What `type` statements and type parameters make.
pub fn intrinsic(vm: &mut Vm, which: Intrinsic, args: &[Value]) -> Res {
    match which {
        Intrinsic::TypeAlias => type_alias::of_syntax(vm, args),
        Intrinsic::TypeVariable => variables::of_syntax(vm, args),
        _ => variables::ask(vm, "_make_generic", args),
    }
}

const FUNCTIONS: &[Def] = &[def("_first_line(function, /)", "The line on which a function begins.", |_, args| {
    Ok(args[0].get::<Function>().map_or(Value::NONE, |function| Value::int(i64::from(function.code.first_line))))
})];

/// The module of the code that runs, None where it has none.
fn caller(vm: &Vm) -> Value {
    let globals = vm.running_calls().next().map(|(_, globals)| globals);
    globals.and_then(|globals| globals.get_str(&vm.names.name)).unwrap_or(Value::NONE)
}

/// Fills the module.
pub fn load(vm: &mut Vm, module: &Ref<Module>) -> Res<()> {
    variables::add(vm, module);
    type_alias::add(vm, module);
    vm.add_functions(module, FUNCTIONS);
    vm.add_functions(module, super::traceback::PLACES);
    let source = concat!(
        include_str!("forms.py"),
        include_str!("substitution.py"),
        include_str!("aliases.py"),
        include_str!("generic.py"),
        include_str!("names.py"),
        include_str!("structures.py"),
        include_str!("functions.py"),
    );
    super::run_source(vm, module, "typing", source)
}
