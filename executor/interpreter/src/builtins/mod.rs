//! The built-in functions. <https://docs.python.org/3.13/library/functions.html>

pub mod attributes;
mod compile;
mod dynamic;
mod iteration;
mod numeric;
mod output;
mod refused;
mod source;

pub use compile::compile_source;
pub use iteration::sorted;
pub use numeric::{absolute, power};
pub use output::show;

use crate::memory::{Ref, Value};
use crate::objects::native::Def;
use crate::objects::str::intern;
use crate::objects::{Module, Native, Str};
use crate::vm::{Res, Vm};
use std::cell::RefCell;

impl Vm {
    /// Adds native functions to a namespace, as those of a module.
    pub fn add_functions(&mut self, module: &Ref<Module>, definitions: &'static [Def]) {
        self.add_functions_of(module, module.name().as_deref().map_or("", Str::as_str), definitions);
    }

    /// Adds functions that say they are of another module: CPython keeps its native ones in `_heapq` and the like.
    pub fn add_functions_of(&mut self, module: &Ref<Module>, home: &str, definitions: &'static [Def]) {
        let module_name = self.text(home);
        for definition in definitions {
            let native = Native::new(definition, None, module_name.clone());
            module.dict.set_str(&intern(definition.name()), native.value());
        }
    }

    /// Lets go of frames that a fault left behind.
    pub fn clear_frames(&mut self) {
        self.machine.clear();
        self.handled = Value::UNDEF;
        self.handled_outside.clear();
    }
}

/// Puts the built-in functions, types and exceptions into the builtins namespace.
pub fn install(vm: &mut Vm) {
    let builtins = vm.builtins.clone();
    let module_name = vm.names.builtins.value();
    let groups = [
        output::FUNCTIONS,
        numeric::FUNCTIONS,
        iteration::FUNCTIONS,
        attributes::FUNCTIONS,
        dynamic::FUNCTIONS,
        refused::FUNCTIONS,
    ];
    for definition in groups.into_iter().flatten() {
        let native = Native::new(definition, None, module_name.clone());
        builtins.set_str(&intern(definition.name()), native.value());
    }
    let t = &vm.types;
    let types = [
        &t.object,
        &t.type_,
        &t.int,
        &t.bool,
        &t.float,
        &t.complex,
        &t.str,
        &t.bytes,
        &t.bytearray,
        &t.list,
        &t.tuple,
        &t.dict,
        &t.set,
        &t.frozenset,
        &t.memoryview,
        &t.range,
        &t.slice,
        &t.property,
        &t.staticmethod,
        &t.classmethod,
        &t.super_,
        &t.map,
        &t.filter,
        &t.zip,
        &t.enumerate,
        &t.reversed,
    ];
    for class in types {
        builtins.set_str(&class.name(), class.value());
    }
    for class in vm.errors.all() {
        builtins.set_str(&class.name(), class.value());
    }
    for (name, class) in [("EnvironmentError", &vm.errors.OSError), ("IOError", &vm.errors.OSError)] {
        builtins.set_str(&intern(name), class.value());
    }
    for (name, value) in [
        ("None", Value::NONE),
        ("True", Value::TRUE),
        ("False", Value::FALSE),
        ("Ellipsis", Value::ELLIPSIS),
        ("NotImplemented", Value::NOT_IMPLEMENTED),
        ("__debug__", Value::TRUE),
    ] {
        builtins.set_str(&intern(name), value);
    }
    builtins.set_str(&vm.names.name.clone(), module_name);
}

/// The module object whose namespace is the builtins.
pub fn module(vm: &mut Vm) -> Value {
    let module = Ref::new(Module { class: RefCell::new(None), dict: vm.builtins.clone() });
    vm.modules.set_str(&intern("builtins"), module.value());
    module.value()
}

/// `import builtins`
pub fn load(_vm: &mut Vm, _module: &Ref<Module>) -> Res<()> {
    Ok(())
}
