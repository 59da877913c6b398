//! Methods of `dict.keys()`, `.values()` and `.items()`.
//! <https://docs.python.org/3.13/library/stdtypes.html#dict-views>

use super::methods::reversed;
use super::{DictView, proxy};
use crate::memory::Value;
use crate::objects::native::{Def, def, getter};
use crate::vm::{Res, Vm};

/// Methods of the type.
pub const KEYS_METHODS: &[Def] = &[
    getter("mapping", "The dict itself, to be read only.", mapping),
    def("__reversed__(self, /)", "An iterator from the last key.", backwards),
    def("isdisjoint(self, other, /)", "True if nothing is in both.", disjoint),
];

/// Methods of the type.
pub const VALUES_METHODS: &[Def] = &[
    getter("mapping", "The dict itself, to be read only.", mapping),
    def("__reversed__(self, /)", "An iterator from the last value.", backwards),
];

/// Methods of the type.
pub const ITEMS_METHODS: &[Def] = &[
    getter("mapping", "The dict itself, to be read only.", mapping),
    def("__reversed__(self, /)", "An iterator from the last pair.", backwards),
    def("isdisjoint(self, other, /)", "True if nothing is in both.", disjoint),
];

fn mapping(vm: &mut Vm, args: &[Value]) -> Res {
    let view = vm.receiver::<DictView>(&args[0])?;
    Ok(proxy::of(vm, view.dict.value()))
}

fn backwards(vm: &mut Vm, args: &[Value]) -> Res {
    let view = vm.receiver::<DictView>(&args[0])?;
    if view.ordered {
        return Ok(super::ordered::iterator(vm, view.dict.clone(), view.part, true));
    }
    Ok(reversed(view.dict.clone(), view.part))
}

fn disjoint(vm: &mut Vm, args: &[Value]) -> Res {
    let iterator = vm.iter(&args[1])?;
    while let Some(item) = vm.next(&iterator)? {
        if vm.contains(&args[0], &item)? {
            return Ok(Value::FALSE);
        }
    }
    Ok(Value::TRUE)
}
