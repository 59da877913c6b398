//! `weakref`. <https://docs.python.org/3.13/library/weakref.html>
//!
//! The references are native; proxies and the collections are Python (`weakref.py`).

use crate::memory::weakref::{Target, point_at, references_to};
use crate::memory::{Kind, Ref, Value, Visitor};
use crate::objects::foreign::ForeignData;
use crate::objects::instance::NO_ORDER;
use crate::objects::native::{Def, def, getter, static_method};
use crate::objects::str::intern;
use crate::objects::{Dict, Foreign, Instance, List, Module, Type};
use crate::vm::arguments::rest;
use crate::vm::{Res, Vm};
use std::rc::Rc;

/// A weak reference.
struct WeakRef {
    target: Rc<Target>,
}

impl ForeignData for WeakRef {
    fn traverse(&self, visit: Visitor) -> bool {
        let Ok(callback) = self.target.callback.try_borrow() else { return false };
        visit(&callback);
        true
    }
    fn clear(&self) {
        let callback = self.target.callback.replace(Value::UNDEF);
        drop(callback);
    }
}

fn target(value: &Value) -> Option<Rc<Target>> {
    let data = value.native::<Foreign>()?.downcast::<WeakRef>()?;
    Some(data.target.clone())
}

fn new(vm: &mut Vm, args: &[Value]) -> Res {
    let class = args[0].to_ref::<Type>().expect("__new__ gets a class");
    // What a subclass takes is for its `__init__` to look at; the class itself has none that takes keywords.
    let (given, named) = (rest(&args[1]), args[2].get::<Dict>().is_some_and(|named| !named.is_empty()));
    let (object, callback) = &one_or_two(vm, "__new__", given)?;
    if !vm.class_of(object).has_weak.get() {
        let found = vm.type_name(object);
        return Err(vm.type_error(format!("cannot create weak reference to '{found}' object")));
    }
    if named && !class.user {
        return Err(vm.type_error("ref() takes no keyword arguments"));
    }
    let callback = if callback.is_none() { Value::UNDEF } else { callback.clone() };
    if callback.is_undef() && !class.user {
        // One reference without a callback serves all who ask.
        if let Some(known) = references_to(object).into_iter().find(|known| is_shared(vm, known, &class)) {
            return Ok(known);
        }
    }
    vm.charge(200)?;
    let target = point_at(object, callback);
    let data = WeakRef { target: target.clone() };
    let made = if class.user {
        let base = vm.module_attr("weakref", "ReferenceType")?;
        let base = base.to_ref::<Type>().ok_or_else(|| vm.type_error("ReferenceType has been replaced"))?;
        Value::from(Instance::new(class, Value::from(Foreign::new(base, data))))
    } else {
        Value::from(Foreign::new(class, data))
    };
    target.set_reference(&made);
    Ok(made)
}

/// An object and a callback, as `ref` takes them apart for itself.
fn one_or_two(vm: &mut Vm, function: &str, given: &[Value]) -> Res<(Value, Value)> {
    match given {
        [object] => Ok((object.clone(), Value::NONE)),
        [object, callback] => Ok((object.clone(), callback.clone())),
        [] => Err(vm.type_error(format!("{function} expected at least 1 argument, got 0"))),
        more => Err(vm.type_error(format!("{function} expected at most 2 arguments, got {}", more.len()))),
    }
}

fn object_of(value: &Value) -> Option<Value> {
    target(value)?.object()
}

fn repr(vm: &mut Vm, args: &[Value]) -> Res {
    let address = args[0].identity();
    match object_of(&args[0]) {
        None => Ok(vm.text(format!("<weakref at {address:#x}; dead>"))),
        Some(object) => {
            let class = vm.class_of(&object);
            let name = match class.lookup(&intern("__name__")) {
                Some(found) => Some(vm.bind_attribute(&found, &object, &class)?),
                None => None,
            };
            let name = match name {
                Some(name) if name.kind() == Kind::Str => format!(" ({})", vm.str_of(&name)?.as_str()),
                _ => String::new(),
            };
            let class = vm.full_class_name(&class);
            let class = class.strip_prefix("__main__.").unwrap_or(&class);
            Ok(vm.text(format!("<weakref at {address:#x}; to '{class}' at {:#x}{name}>", object.identity())))
        }
    }
}

fn equal(vm: &mut Vm, args: &[Value]) -> Res {
    let (Some(_), Some(_)) = (target(&args[0]), target(&args[1])) else { return Ok(Value::NOT_IMPLEMENTED) };
    match (object_of(&args[0]), object_of(&args[1])) {
        (Some(a), Some(b)) => vm.deeper(|vm| vm.equal(&a, &b)).map(Value::bool),
        _ => Ok(Value::bool(args[0].same(&args[1]))),
    }
}

const REFERENCE: &[Def] = &[
    static_method("__new__(cls, *args, **kwargs)", "Point at an object without keeping it alive.", new),
    def("__init__(self, *args, **kwargs)", "Nothing more to do.", |vm, args| {
        if args[2].get::<Dict>().is_some_and(|named| !named.is_empty()) {
            return Err(vm.type_error("ref() takes no keyword arguments"));
        }
        one_or_two(vm, "__init__", rest(&args[1])).map(|_| Value::NONE)
    }),
    def("__call__(self, /, *args, **kwargs)", "The object, or None once it is gone.", |vm, args| {
        if args[2].get::<Dict>().is_some_and(|named| !named.is_empty()) {
            return Err(vm.type_error("weakref() takes no keyword arguments"));
        }
        match rest(&args[1]).len() {
            0 => Ok(object_of(&args[0]).unwrap_or(Value::NONE)),
            given => Err(vm.type_error(format!("weakref expected 0 arguments, got {given}"))),
        }
    }),
    def("__repr__(self, /)", "Return repr(self).", repr),
    def("__eq__(self, value, /)", "Return self==value.", equal),
    def("__hash__(self, /)", "Return hash(self).", |vm, args| {
        let Some(target) = target(&args[0]) else { return Err(vm.type_error("a weak reference is required")) };
        if let Some(known) = target.hash.get() {
            return Ok(Value::int(known));
        }
        let Some(object) = target.object() else { return Err(vm.type_error("weak object has gone away")) };
        let hash = vm.hash(&object)?;
        target.hash.set(Some(hash));
        Ok(Value::int(hash))
    }),
    getter("__callback__", "What is called once the object is gone.", |_, args| {
        let callback = target(&args[0]).map_or(Value::NONE, |target| target.callback.borrow().clone());
        Ok(if callback.is_undef() { Value::NONE } else { callback })
    }),
];

/// What stands for an object without keeping it alive; one without a callback serves all who ask.
fn proxy(vm: &mut Vm, args: &[Value]) -> Res {
    let (object, callback) = (&args[0], &args[1]);
    let name = match crate::builtins::attributes::is_callable(vm, object) {
        true => "CallableProxyType",
        false => "ProxyType",
    };
    let class = vm.module_attr("weakref", name)?;
    let class = class.to_ref::<Type>().ok_or_else(|| vm.type_error("the class of proxies has been replaced"))?;
    if !vm.class_of(object).has_weak.get() {
        let found = vm.type_name(object);
        return Err(vm.type_error(format!("cannot create weak reference to '{found}' object")));
    }
    let callback = if callback.is_none() { Value::UNDEF } else { callback.clone() };
    if callback.is_undef()
        && let Some(known) = references_to(object).into_iter().find(|known| is_shared(vm, known, &class))
    {
        return Ok(known);
    }
    vm.charge(200)?;
    let target = point_at(object, callback);
    let made = Value::from(Foreign::new(class, WeakRef { target: target.clone() }));
    target.set_reference(&made);
    Ok(made)
}

/// True for a reference of just this class that has no callback.
fn is_shared(vm: &Vm, reference: &Value, class: &Ref<Type>) -> bool {
    let plain = target(reference).is_some_and(|target| target.callback.borrow().is_undef());
    plain && vm.class_of(reference).same(class)
}

/// What points at an object: what is shared by all first, then the latest.
fn in_order(vm: &mut Vm, object: &Value) -> Vec<Value> {
    let mut all = references_to(object);
    all.reverse();
    let rank = |reference: &Value| {
        let shared = vm.class_of(reference);
        let proxy = shared.name().as_str().ends_with("ProxyType");
        if shared.user || !is_shared(vm, reference, &shared) { 2 } else { usize::from(proxy) }
    };
    all.sort_by_key(rank);
    all
}

const FUNCTIONS: &[Def] = &[
    def("proxy(object, callback=None, /)", "Something that stands for an object without keeping it alive.", proxy),
    def("_referent(proxy, /)", "What a proxy stands for, None once it is gone.", |_, args| {
        Ok(object_of(&args[0]).unwrap_or(Value::NONE))
    }),
    def("getweakrefcount(object, /)", "How many weak references point at an object.", |_, args| {
        Ok(Value::int(references_to(&args[0]).len() as i64))
    }),
    def("getweakrefs(object, /)", "The weak references that point at an object.", |vm, args| {
        Ok(Value::from(List::new(in_order(vm, &args[0]))))
    }),
];

/// Calls what waits for the end of an object.
pub fn call_back(vm: &mut Vm, reference: &Value) -> Res<()> {
    let Some(target) = target(reference) else { return Ok(()) };
    let callback = target.callback.replace(Value::UNDEF);
    if callback.is_undef() {
        return Ok(());
    }
    match vm.call(&callback, std::slice::from_ref(reference)) {
        Ok(_) => Ok(()),
        Err(crate::vm::Raise::Fault) => Err(crate::vm::Raise::Fault),
        Err(crate::vm::Raise::Exception(exception)) => vm.report_ignored(&exception, &callback),
    }
}

/// Fills the module.
pub fn load(vm: &mut Vm, module: &Ref<Module>) -> Res<()> {
    vm.add_functions_of(module, "_weakref", FUNCTIONS);
    let class = vm.native_class("weakref", "ReferenceType", REFERENCE);
    vm.add_methods(&class, NO_ORDER);
    module.dict.set_str(&intern("ReferenceType"), class.value());
    module.dict.set_str(&intern("ref"), class.value());
    for name in ["ProxyType", "CallableProxyType"] {
        let class = vm.native_class_with("weakref", name, Kind::Foreign, None, false, &[]);
        class.has_weak.set(false);
        module.dict.set_str(&intern(name), class.value());
    }
    super::run_source(vm, module, "weakref", include_str!("weakref.py"))
}
