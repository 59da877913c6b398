//! `typing`. <https://docs.python.org/3.13/library/typing.html>
//!
//! The module is Python (the files beside this one); what the syntax makes goes through here.

mod type_alias;
mod variables;

use crate::compiler::code::Intrinsic;
use crate::memory::{Ref, Value};
use crate::objects::Module;
use crate::vm::{Res, Vm};

/// What `type` statements and type parameters make.
pub fn intrinsic(vm: &mut Vm, which: Intrinsic, args: &[Value]) -> Res {
    match which {
        Intrinsic::TypeAlias => type_alias::of_syntax(vm, args),
        Intrinsic::TypeVariable => variables::of_syntax(vm, args),
        _ => variables::ask(vm, "_make_generic", args),
    }
}

/// Fills the module.
pub fn load(vm: &mut Vm, module: &Ref<Module>) -> Res<()> {
    variables::add(vm, module);
    type_alias::add(vm, module);
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
