//! `itertools`: lazy iterators. <https://docs.python.org/3.13/library/itertools.html>

mod combinatoric;
mod filters;
mod grouping;
mod infinite;
mod joining;

use crate::memory::{Kind, Ref, Value};
use crate::objects::iter::NativeIter;
use crate::objects::native::Def;
use crate::objects::{Instance, Iter, Module, Type};
use crate::vm::{Res, Vm, slots};

/// Fills the module.
pub fn load(vm: &mut Vm, module: &Ref<Module>) -> Res<()> {
    let groups = [infinite::CLASSES, filters::CLASSES, joining::CLASSES, grouping::CLASSES, combinatoric::CLASSES];
    for (name, methods) in groups.into_iter().flatten() {
        let class = vm.native_class_with("itertools", name, Kind::Iter, None, true, methods);
        vm.add_methods(&class, slots::ITERATOR);
        module.dict.set_str(&crate::objects::str::intern(name), class.value());
    }
    for name in ["_grouper", "_tee"] {
        let class = vm.native_class_with("itertools", name, Kind::Iter, None, false, &[]);
        vm.add_methods(&class, slots::ITERATOR);
        module.dict.set_str(&crate::objects::str::intern(name), class.value());
    }
    vm.add_functions(module, joining::FUNCTIONS);
    Ok(())
}

/// The classes of a file: name and methods.
type Classes = &'static [(&'static str, &'static [Def])];

/// An iterator of the class that `__new__` was called with.
fn made(class: &Value, iter: impl NativeIter + 'static) -> Res {
    let class = class.to_ref::<Type>().expect("__new__ gets a class");
    let base = class.mro.borrow().iter().find(|base| !base.user).cloned();
    match base.filter(|_| class.user) {
        // Instances of a program's class have attributes of their own.
        Some(base) => Ok(Value::from(Instance::new(class, Iter::native(base, iter)))),
        None => Ok(Iter::native(class, iter)),
    }
}
