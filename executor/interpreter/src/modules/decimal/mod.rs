//! `decimal`. <https://docs.python.org/3.13/library/decimal.html>
//!
//! Python (`decimal.py`), on top of native ints. CPython has it in C, where errors name a class with its module.

use crate::memory::Ref;
use crate::objects::Module;
use crate::vm::{Res, Vm};

/// Fills the module.
pub fn load(vm: &mut Vm, module: &Ref<Module>) -> Res<()> {
    super::run_source(vm, module, "decimal", include_str!("decimal.py"))?;
    super::name_as_native(module, &["Decimal", "Context"]);
    Ok(())
}
