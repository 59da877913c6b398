//! Modules as values.

use super::Dict;
use super::Str;
use super::native::{Def, def, getter, static_method};
use crate::memory::{Data, Kind, Ref, Value, Visitor};

/// The data of a module: its name and its namespace.
pub struct Module {
    pub name: String,
    pub dict: Ref<Dict>,
}

// SAFETY: `Kind::Module` names this type only.
#[expect(unsafe_code, reason = "the kind of each data type is declared beside it")]
unsafe impl Data for Module {
    const KIND: Kind = Kind::Module;
    const TRACKED: bool = true;
    fn traverse(&self, visit: Visitor) -> bool {
        self.dict.trace(visit);
        true
    }
}

/// The methods of modules.
pub const METHODS: &[Def] = &[
    static_method("__new__(cls, name, doc=None)", "Make an empty module.", |vm, args| {
        let Some(name) = args[1].native_ref::<Str>() else {
            let found = vm.class_of(&args[1]).name();
            return Err(vm.type_error(format!("module() argument 'name' must be str, not {}", found.as_str())));
        };
        let module = vm.new_module(name.as_str());
        module.dict.set_str(&vm.names.doc.clone(), args[2].clone());
        Ok(Value::from(module))
    }),
    def("__repr__(self, /)", "Return repr(self).", |vm, args| vm.repr_of(&args[0]).map(Value::from)),
    def("__dir__(self, /)", "The names in the module.", |vm, args| {
        let names = crate::builtins::attributes::directory(vm, &args[0]);
        Ok(Value::from(super::List::new(names)))
    }),
    getter("__dict__", "", |_, args| Ok(args[0].get::<Module>().map_or(Value::NONE, |module| module.dict.value()))),
];
