//! Modules as values.

use super::native::{Def, def, getter, static_method};
use super::str::intern;
use super::{Dict, Instance, Str, Type};
use crate::memory::{Data, Kind, Ref, Value, Visitor};
use crate::vm::{Raise, Res, Vm};

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

/// What a module's `__name__` looks like; a question mark where it has none.
pub fn shown_name(vm: &mut Vm, module: &Value) -> Res<String> {
    match vm.own_attr(module, &vm.names.name.clone()) {
        Some(name) => Ok(vm.deeper(|vm| vm.repr_of(&name))?.as_str().to_owned()),
        None => Ok("'?'".to_owned()),
    }
}

/// What is said of a module that has no attribute of that name.
pub fn lacks(vm: &Vm, module: &Value, attribute: &str) -> String {
    match vm.own_attr(module, &vm.names.name).and_then(|name| name.native_ref::<Str>()) {
        Some(name) => format!("module '{}' has no attribute '{attribute}'", name.as_str()),
        None => format!("module has no attribute '{attribute}'"),
    }
}

impl Vm {
    /// The `AttributeError` of `del`, which goes by the class even of a module.
    pub(crate) fn nothing_to_delete(&mut self, object: &Value, name: &Ref<Str>) -> Raise {
        if object.native_ref::<Module>().is_none() {
            return self.no_attribute(object, name);
        }
        let class = self.class_of(object).name();
        let message = format!("'{}' object has no attribute '{}'", class.as_str(), name.as_str());
        self.attribute_error(object, name, message)
    }
}

/// The methods of modules.
pub const METHODS: &[Def] = &[
    static_method("__new__(cls, *args, **kwargs)", "Create and return a new object.", |_, args| {
        let module = Value::from(Ref::new(Module { name: String::new(), dict: Dict::new() }));
        match args[0].to_ref::<Type>().filter(|class| class.user) {
            Some(class) => Ok(Value::from(Instance::new(class, module))),
            None => Ok(module),
        }
    }),
    def("__init__(self, name, doc=None)", "Give an empty module its name.", |vm, args| {
        let Some(name) = args[1].native_ref::<Str>() else {
            let found = if args[1].is_none() { "None".to_owned() } else { vm.type_name(&args[1]) };
            return Err(vm.type_error(format!("module() argument 'name' must be str, not {found}")));
        };
        let dict = match args[0].get::<Instance>() {
            Some(instance) => vm.instance_dict(instance),
            None => vm.receiver::<Module>(&args[0])?.dict.clone(),
        };
        dict.set_str(&vm.names.name.clone(), name.value());
        dict.set_str(&vm.names.doc.clone(), args[2].clone());
        for empty in ["__package__", "__loader__", "__spec__"] {
            dict.set_str(&intern(empty), Value::NONE);
        }
        Ok(Value::NONE)
    }),
    def("__repr__(self, /)", "Return repr(self).", |vm, args| {
        if args[0].kind() == Kind::Module {
            return vm.repr_of(&args[0]).map(Value::from);
        }
        let name = shown_name(vm, &args[0])?;
        Ok(vm.text(format!("<module {name}>")))
    }),
    def("__dir__(self, /)", "The names in the module.", |vm, args| {
        let names = crate::builtins::attributes::directory(vm, &args[0]);
        Ok(Value::from(super::List::new(names)))
    }),
    getter("__dict__", "", |vm, args| match args[0].get::<Instance>() {
        Some(instance) => Ok(vm.instance_dict(instance).value()),
        None => Ok(vm.receiver::<Module>(&args[0])?.dict.value()),
    }),
];
