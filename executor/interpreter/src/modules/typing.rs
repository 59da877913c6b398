//! `typing`: type parameters and aliases of the syntax.

use crate::compiler::code::Intrinsic;
use crate::memory::Value;
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
