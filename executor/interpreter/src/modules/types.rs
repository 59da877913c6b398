//! `types`. <https://docs.python.org/3.13/library/types.html>

use crate::compiler::code::CodeKind;
use crate::memory::{Ref, Value};
use crate::objects::native::{Def, def};
use crate::objects::{Function, Generator, Module};
use crate::vm::{Res, Vm};

const FUNCTIONS: &[Def] = &[
    def("_lets_await(function, /)", "Let the generators of a function be awaited, if it makes any.", |_, args| {
        let Some(function) = args[0].get::<Function>() else { return Ok(Value::FALSE) };
        let makes = function.code.kind == CodeKind::Generator;
        if makes {
            function.awaitable.set(true);
        }
        Ok(Value::bool(makes))
    }),
    def("_is_awaitable(generator, /)", "Whether a generator may be awaited.", |_, args| {
        Ok(Value::bool(args[0].get::<Generator>().is_some_and(|generator| generator.function.awaitable.get())))
    }),
];

/// Fills the module.
pub fn load(vm: &mut Vm, module: &Ref<Module>) -> Res<()> {
    vm.add_functions(module, FUNCTIONS);
    super::run_source(vm, module, "types", include_str!("types.py"))
}
