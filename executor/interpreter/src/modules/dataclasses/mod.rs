//! `dataclasses`. <https://docs.python.org/3.13/library/dataclasses.html>
//!
//! The methods of a dataclass are written out as text and compiled. That is done here, not by `exec`, which a host may
//! refuse; the module takes the function that does it out of its namespace before a program can see it.

use crate::memory::{Ref, Value};
use crate::objects::native::{Def, def};
use crate::objects::{Dict, Module, Str};
use crate::vm::{Res, Vm};

const FUNCTIONS: &[Def] = &[def("_namespace(source, module, /)", "What source text defines.", |vm, args| {
    let source = args[0].to_ref::<Str>().ok_or_else(|| vm.type_error("source must be str"))?;
    let globals = Dict::new();
    let name = vm.names.name.clone();
    globals.set_str(&name, args[1].clone());
    let last = crate::compiler::Last::Drop;
    let code = crate::builtins::compile_source(vm, source.as_str(), "<string>", "exec", last, false)?;
    let function = vm.top_function(code, globals.clone());
    vm.run_namespace(function, Value::UNDEF)?;
    Ok(globals.value())
})];

/// Fills the module.
pub fn load(vm: &mut Vm, module: &Ref<Module>) -> Res<()> {
    vm.add_functions(module, FUNCTIONS);
    vm.add_functions(module, super::traceback::PLACES);
    super::run_source(vm, module, "dataclasses", include_str!("dataclasses.py"))
}
