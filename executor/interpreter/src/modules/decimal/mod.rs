//! `decimal`. <https://docs.python.org/3.13/library/decimal.html>, and the specification it follows:
//! <https://speleotrove.com/decimal/decarith.html>
//!
//! Numbers: `limbs` (digits in groups of eighteen), `product`, `transform`, `quotient` and `fixed` compute with digits;
//! `number` is what has them, `settings` what a context says; `work` is an operation under way, and `arithmetic`,
//! `whole`, `compare`, `logical`, `neighbours`, `exponential`, `power` are the operations. Objects: `state` (the
//! classes, the context in use), `object` (Decimal, and what becomes one), `operators`, `methods`, `convert`, `text`,
//! `parse`, `format`; `context`, `calculations` (its methods), `signals` and `manager`. Exceptions are Python
//! (`classes.py`).

mod arithmetic;
mod calculations;
mod compare;
mod context;
mod convert;
mod exponential;
mod fixed;
mod format;
mod limbs;
mod logical;
mod manager;
mod methods;
mod neighbours;
mod number;
mod object;
mod operators;
mod parse;
mod power;
mod product;
mod quotient;
mod settings;
mod signals;
mod state;
mod text;
mod transform;
mod whole;
mod work;

use crate::memory::{Ref, Value};
use crate::objects::str::intern;
use crate::objects::{Module, Native};
use crate::vm::{Res, Vm};
use settings::{LEAST_TINY, MOST, Rounding};

/// Fills the module.
pub fn load(vm: &mut Vm, module: &Ref<Module>) -> Res<()> {
    let set = |name: &str, value: Value| module.dict.set_str(&intern(name), value);
    for (name, number) in [("MAX_PREC", MOST), ("MAX_EMAX", MOST), ("MIN_EMIN", -MOST), ("MIN_ETINY", LEAST_TINY)] {
        set(name, Value::int(number));
    }
    for (_, name) in Rounding::ALL {
        set(name, vm.text(name));
    }
    let classes = state::classes(vm);
    set("Decimal", classes.decimal.value());
    set("Context", classes.context.value());
    set("_SignalDictMixin", classes.mixin.value());
    super::run_source(vm, module, "decimal", include_str!("classes.py"))?;
    state::create(vm, module, classes)?;
    // CPython has them in a module of their own.
    let home = vm.text("_decimal");
    for function in manager::FUNCTIONS {
        set(function.name(), Native::new(function, None, home.clone()).value());
    }
    for name in ["_SignalDictMixin", "_SignalDict", "_Rational", "_numbers", "_namedtuple", "_MutableMapping"] {
        module.dict.remove_str(&intern(name));
    }
    Ok(())
}
