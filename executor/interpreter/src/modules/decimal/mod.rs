//! `decimal`. <https://docs.python.org/3.13/library/decimal.html>
//!
//! Python (`decimal.py`), on top of native ints. CPython has it in C, where errors name a class with its module.

use crate::memory::Ref;
use crate::objects::str::intern;
use crate::objects::{Module, Type};
use crate::vm::{Res, Vm};

/// Fills the module.
pub fn load(vm: &mut Vm, module: &Ref<Module>) -> Res<()> {
    super::run_source(vm, module, "decimal", include_str!("decimal.py"))?;
    for name in ["Decimal", "Context"] {
        let class = module.dict.get_str(&intern(name)).and_then(|class| class.to_ref::<Type>());
        if let Some(class) = class {
            *class.name.borrow_mut() = intern(&format!("decimal.{name}"));
        }
    }
    Ok(())
}
