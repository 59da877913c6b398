//! `getattr`, `setattr`, `delattr`, `hasattr`, `isinstance`, `issubclass`, `callable`, `dir`, `vars`, `id`, `hash`,
//! `repr`, `ascii`, `format`.

use crate::memory::{Kind, Ref, Value};
use crate::objects::native::{Def, def};
use crate::objects::str::intern_ref;
use crate::objects::{Dict, Instance, List, Module, Str, Type};
use crate::vm::{Res, Vm};

/// The definitions of this file.
pub const FUNCTIONS: &[Def] = &[
    def("getattr(object, name, default=<unset>, /)", "Get a named attribute from an object.", |vm, args| {
        let name = attribute_name(vm, &args[1])?;
        if args[2].is_undef() {
            return vm.get_attr(&args[0], &name);
        }
        Ok(vm.get_attr_opt(&args[0], &name)?.unwrap_or_else(|| args[2].clone()))
    }),
    def("setattr(obj, name, value, /)", "Sets the named attribute on the given object.", |vm, args| {
        let name = attribute_name(vm, &args[1])?;
        vm.set_attr(&args[0], &name, args[2].clone()).map(Value::from)
    }),
    def("delattr(obj, name, /)", "Deletes the named attribute from the given object.", |vm, args| {
        let name = attribute_name(vm, &args[1])?;
        vm.delete_attr(&args[0], &name).map(Value::from)
    }),
    def("hasattr(obj, name, /)", "Return whether the object has an attribute with the given name.", |vm, args| {
        let name = attribute_name(vm, &args[1])?;
        Ok(Value::bool(vm.get_attr_opt(&args[0], &name)?.is_some()))
    }),
    def("isinstance(obj, class_or_tuple, /)", "Return whether an object is an instance of a class.", |vm, args| {
        vm.is_instance(&args[0], &args[1]).map(Value::bool)
    }),
    def("issubclass(cls, class_or_tuple, /)", "Return whether a class is derived from another class.", |vm, args| {
        vm.is_subclass(&args[0], &args[1]).map(Value::bool)
    }),
    def("callable(obj, /)", "Return whether the object is callable.", |vm, args| {
        Ok(Value::bool(is_callable(vm, &args[0])))
    }),
    def("dir(object=<unset>, /)", "Return a sorted list of the names an object has.", |vm, args| {
        let names = if args[0].is_undef() {
            let locals = vm.locals();
            match locals.native_ref::<Dict>() {
                Some(locals) => locals.keys(),
                None => {
                    let keys = vm.call_method(&locals, &vm.names.keys.clone(), &[])?;
                    vm.collect(&keys)?
                }
            }
        } else {
            vm.listed_names(&args[0])?
        };
        super::sorted(vm, &Value::from(List::new(names)))
    }),
    def("vars(object=<unset>, /)", "Return the __dict__ of an object, or the local variables.", |vm, args| {
        if args[0].is_undef() {
            return Ok(vm.locals());
        }
        let name = vm.names.dict.clone();
        match vm.get_attr_opt(&args[0], &name)? {
            Some(dict) => Ok(dict),
            None => Err(vm.type_error("vars() argument must have __dict__ attribute")),
        }
    }),
    def("id(obj, /)", "Return the identity of an object.", |_, args| {
        Ok(Value::int(args[0].identity() as i64 & i64::MAX))
    }),
    def("hash(obj, /)", "Return the hash value for the given object.", |vm, args| vm.hash(&args[0]).map(Value::int)),
    def("repr(obj, /)", "Return the canonical string representation of the object.", |vm, args| {
        vm.repr_value(&args[0])
    }),
    def("ascii(obj, /)", "Return an ASCII-only representation of an object.", |vm, args| vm.ascii_value(&args[0])),
    def("format(value, format_spec='', /)", "Return value formatted according to the specification.", |vm, args| {
        match args[1].native_ref::<Str>() {
            Some(spec) => vm.format(&args[0], spec.as_str()),
            None => {
                let found = vm.class_of(&args[1]).name();
                let found = if args[1].is_none() { "None" } else { found.as_str() };
                Err(vm.type_error(format!("format() argument 2 must be str, not {found}")))
            }
        }
    }),
];

impl Vm {
    /// What `dir` lists of an object.
    pub(crate) fn listed_names(&mut self, object: &Value) -> Res<Vec<Value>> {
        let name = self.names.dir.clone();
        match self.special(object, &name, &[])? {
            Some(names) => self.collect(&names),
            None => directory(self, object),
        }
    }
}

fn attribute_name(vm: &mut Vm, name: &Value) -> Res<Ref<Str>> {
    match name.native_ref::<Str>() {
        Some(name) => Ok(intern_ref(&name)),
        None => {
            let found = vm.class_of(name).name();
            Err(vm.type_error(format!("attribute name must be string, not '{}'", found.as_str())))
        }
    }
}

/// True for what can be called.
pub fn is_callable(vm: &Vm, value: &Value) -> bool {
    match value.kind() {
        Kind::Function | Kind::Native | Kind::Method | Kind::Type | Kind::StaticMethod => true,
        _ => vm.class_of(value).lookup(&vm.names.call).is_some(),
    }
}

/// What `object.__dir__()` lists: the object's own names and its class's.
pub fn directory(vm: &mut Vm, object: &Value) -> Res<Vec<Value>> {
    let dict = Dict::new();
    let add = |dict: &Dict, names: Vec<Value>| {
        for name in names {
            if let Some(name) = name.to_ref::<Str>() {
                dict.set_str(&name, Value::NONE);
            }
        }
    };
    if let Some(module) = object.get::<Module>() {
        return Ok(module.dict.keys());
    }
    if let Some(class) = object.get::<Type>() {
        for class in class.mro.borrow().iter() {
            add(&dict, class.dict.keys());
        }
        return Ok(dict.keys());
    }
    // What an object says that its class is counts, not what it is.
    let class = vm.claimed_class(object)?.unwrap_or_else(|| vm.class_of(object));
    for class in class.mro.borrow().iter() {
        add(&dict, class.dict.keys());
    }
    if let Some(instance) = object.get::<Instance>() {
        let names = instance.shape.borrow().names.iter().map(Ref::value).collect();
        add(&dict, names);
        if let Some(own) = &*instance.dict.borrow() {
            add(&dict, own.keys());
        }
    } else if let Some(own) = vm.own_dict(object, false) {
        add(&dict, own.keys());
    }
    Ok(dict.keys())
}
