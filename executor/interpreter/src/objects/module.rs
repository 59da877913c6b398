//! Modules as values.

use super::Dict;
use super::Str;
use super::Type;
use super::native::{Def, def, member, static_method};
use crate::memory::{Data, Kind, Ref, Value, Visitor};
use crate::objects::str::intern;
use crate::vm::{Raise, Vm};
use std::cell::RefCell;

/// The data of a module: its namespace, and its class where that is not `types.ModuleType` itself.
pub struct Module {
    pub class: RefCell<Option<Ref<Type>>>,
    pub dict: Ref<Dict>,
}

impl Module {
    /// The name the module gives itself, if it is text.
    pub fn name(&self) -> Option<Ref<Str>> {
        self.dict.get_str(&intern("__name__"))?.native_ref::<Str>()
    }
}

// SAFETY: `Kind::Module` names this type only.
#[expect(unsafe_code, reason = "the kind of each data type is declared beside it")]
unsafe impl Data for Module {
    const KIND: Kind = Kind::Module;
    const TRACKED: bool = true;
    fn traverse(&self, visit: Visitor) -> bool {
        let Ok(class) = self.class.try_borrow() else { return false };
        if let Some(class) = &*class {
            class.trace(visit);
        }
        self.dict.trace(visit);
        true
    }
}

impl Vm {
    /// The `AttributeError` of `del`, which goes by the class even of a module.
    pub(crate) fn nothing_to_delete(&mut self, object: &Value, name: &Ref<Str>) -> Raise {
        if object.get::<Module>().is_none() {
            return self.no_attribute(object, name);
        }
        let class = self.class_of(object).name();
        let message = format!("'{}' object has no attribute '{}'", class.as_str(), name.as_str());
        self.attribute_error(object, name, message)
    }
}

/// The methods of modules.
pub const METHODS: &[Def] = &[
    static_method("__new__(cls, /, *args, **kwargs)", "Create and return a new object.", |vm, args| {
        let class = args[0].to_ref::<Type>().filter(|class| !class.same(&vm.types.module));
        Ok(Value::from(Ref::new(Module { class: RefCell::new(class), dict: Dict::new() })))
    }),
    def("__init__(self, /, name, doc=None)", "Name an empty module.", |vm, args| {
        let Some(name) = args[1].native_ref::<Str>() else {
            let found = if args[1].is_none() { "None".to_owned() } else { vm.type_name(&args[1]) };
            return Err(vm.type_error(format!("module() argument 'name' must be str, not {found}")));
        };
        let Some(module) = args[0].get::<Module>() else { return Ok(Value::NONE) };
        vm.name_module(module, name.value(), args[2].clone());
        Ok(Value::NONE)
    }),
    def("__repr__(self, /)", "Return repr(self).", |vm, args| vm.repr_of(&args[0]).map(Value::from)),
    def("__dir__(self, /)", "The names in the module.", |vm, args| {
        let name = vm.names.dict.clone();
        let dict = vm.get_attr(&args[0], &name)?;
        let Some(dict) = dict.native_ref::<Dict>() else {
            return Err(vm.type_error("<module>.__dict__ is not a dictionary"));
        };
        // A function of the module may say what is in it.
        match dict.get_str(&vm.names.dir) {
            Some(lists) => vm.call(&lists, &[]),
            None => Ok(Value::from(super::List::new(dict.keys()))),
        }
    }),
    member("__dict__", "", |_, args| Ok(args[0].get::<Module>().map_or(Value::NONE, |module| module.dict.value()))),
];
