//! `typing`. <https://docs.python.org/3.13/library/typing.html>
//!
//! The module is Python (the files beside this one); what the syntax makes goes through here.

use crate::compiler::code::Intrinsic;
use crate::memory::{Ref, Value};
use crate::objects::Module;
use crate::objects::native::{Def, def};
use crate::vm::{Res, Vm};

/// What `type` statements and type parameters make.
pub fn intrinsic(vm: &mut Vm, which: Intrinsic, args: &[Value]) -> Res {
    let name = match which {
        Intrinsic::TypeAlias => "_make_type_alias",
        Intrinsic::TypeVariable => "_make_type_variable",
        _ => "_make_generic",
    };
    let function = vm.module_attr("typing", name)?;
    vm.call(&function, args)
}

const FUNCTIONS: &[Def] = &[def("_either(one, other, /)", "What the operator | makes of types.", |vm, args| {
    vm.type_union(&args[0], &args[1])
})];

/// Fills the module.
pub fn load(vm: &mut Vm, module: &Ref<Module>) -> Res<()> {
    vm.add_functions(module, FUNCTIONS);
    let source = concat!(
        include_str!("forms.py"),
        include_str!("variables.py"),
        include_str!("aliases.py"),
        include_str!("generic.py"),
        include_str!("names.py"),
        include_str!("structures.py"),
        include_str!("functions.py"),
    );
    super::run_source(vm, module, "typing", source)
}
