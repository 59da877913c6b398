//! `types`. <https://docs.python.org/3.13/library/types.html>

use crate::compiler::code::CodeKind;
use crate::memory::{Ref, Value};
use crate::objects::native::{Def, def};
use crate::objects::{Function, Generator, Module};
use crate::vm::{Res, Vm};

const FUNCTIONS: &[Def] = &[
    def(
        "_lets_await(function, /)",
        "Whether what a function makes can be awaited; generators can from now on.",
        |_, args| {
            let Some(function) = args[0].get::<Function>() else { return Ok(Value::FALSE) };
            if function.code.kind == CodeKind::Generator {
                function.awaitable.set(true);
            }
            Ok(Value::bool(matches!(function.code.kind, CodeKind::Generator | CodeKind::Coroutine)))
        },
    ),
    def("_is_awaitable(generator, /)", "Whether a generator may be awaited.", |_, args| {
        Ok(Value::bool(args[0].get::<Generator>().is_some_and(|generator| generator.function.awaitable.get())))
    }),
];

/// Fills the module.
pub fn load(vm: &mut Vm, module: &Ref<Module>) -> Res<()> {
    vm.add_functions(module, FUNCTIONS);
    super::run_source(vm, module, "types", include_str!("types.py"))
}
