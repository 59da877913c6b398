//! `math`. <https://docs.python.org/3.13/library/math.html>

mod floats;
mod hyperbolic;
mod integers;
mod special;
mod sums;

pub use hyperbolic::asinh;

use crate::memory::{Ref, Value};
use crate::objects::Module;
use crate::objects::str::intern;
use crate::vm::{Res, Vm};

/// Fills the module.
pub fn load(vm: &mut Vm, module: &Ref<Module>) -> Res<()> {
    vm.add_functions(module, floats::FUNCTIONS);
    vm.add_functions(module, integers::FUNCTIONS);
    vm.add_functions(module, sums::FUNCTIONS);
    let constants = [
        ("pi", std::f64::consts::PI),
        ("e", std::f64::consts::E),
        ("tau", std::f64::consts::TAU),
        ("inf", f64::INFINITY),
        ("nan", f64::NAN),
    ];
    for (name, value) in constants {
        module.dict.set_str(&intern(name), Value::float(value));
    }
    Ok(())
}
