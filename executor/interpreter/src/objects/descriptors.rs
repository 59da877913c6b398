//! `property`, `staticmethod`, `classmethod`, `super`, and the descriptors behind native attributes and `__slots__`.
//! <https://docs.python.org/3.13/howto/descriptor.html>

use super::Str;
use super::native::{Def, DefKind, def, getter, member, setter, static_method};
use super::{Dict, Type};
use crate::memory::Tuple;
use crate::memory::{Data, Kind, Ref, Value, Visitor};
use crate::vm::call::TRIVIAL_INIT;
use crate::vm::{Res, Vm};
use std::cell::{Cell, RefCell};

/// The data of a `property`.
pub struct Property {
    /// What gets, sets and deletes; None where nothing does.
    functions: RefCell<[Value; 3]>,
    pub doc: RefCell<Value>,
    /// The text is that of the getter.
    doc_of_getter: Cell<bool>,
    pub name: RefCell<Value>,
}

impl Property {
    fn empty() -> Property {
        Property {
            functions: RefCell::new([Value::NONE, Value::NONE, Value::NONE]),
            doc: RefCell::new(Value::NONE),
            doc_of_getter: Cell::new(false),
            name: RefCell::new(Value::UNDEF),
        }
    }

    pub fn getter(&self) -> Value {
        self.functions.borrow()[0].clone()
    }

    pub fn setter(&self) -> Value {
        self.functions.borrow()[1].clone()
    }

    /// Sets what it stands for, or deletes it where the value is undefined.
    pub fn put(&self, vm: &mut Vm, object: &Value, value: Value) -> Res<()> {
        if !value.is_undef() {
            return vm.call(&self.setter(), &[object.clone(), value]).map(|_| ());
        }
        let deleter = self.deleter();
        if deleter.is_none() {
            return Err(vm.type_error("cannot delete attribute"));
        }
        vm.call(&deleter, std::slice::from_ref(object)).map(|_| ())
    }

    pub fn deleter(&self) -> Value {
        self.functions.borrow()[2].clone()
    }
}

// SAFETY: `Kind::Property` names this type only.
#[expect(unsafe_code, reason = "the kind of each data type is declared beside it")]
unsafe impl Data for Property {
    const KIND: Kind = Kind::Property;
    const TRACKED: bool = true;
    fn traverse(&self, visit: Visitor) -> bool {
        let (Ok(functions), Ok(doc)) = (self.functions.try_borrow(), self.doc.try_borrow()) else { return false };
        functions.iter().for_each(&mut *visit);
        visit(&doc);
        true
    }
}

/// The data of a `staticmethod`.
pub struct StaticMethod {
    /// Undefined until `__init__` has been called.
    function: RefCell<Value>,
    pub dict: RefCell<Option<Ref<Dict>>>,
}

impl StaticMethod {
    pub fn new(function: Value) -> Value {
        Value::from(Ref::new(StaticMethod { function: RefCell::new(function), dict: RefCell::new(None) }))
    }

    /// What it is made of, undefined until `__init__` has been called.
    pub fn function(&self) -> Value {
        self.function.borrow().clone()
    }
}

// SAFETY: `Kind::StaticMethod` names this type only.
#[expect(unsafe_code, reason = "the kind of each data type is declared beside it")]
unsafe impl Data for StaticMethod {
    const KIND: Kind = Kind::StaticMethod;
    const TRACKED: bool = true;
    fn traverse(&self, visit: Visitor) -> bool {
        let (Ok(dict), Ok(function)) = (self.dict.try_borrow(), self.function.try_borrow()) else { return false };
        visit(&function);
        if let Some(dict) = &*dict {
            dict.trace(visit);
        }
        true
    }
}

/// The data of a `classmethod`.
pub struct ClassMethod {
    /// Undefined until `__init__` has been called.
    function: RefCell<Value>,
    pub dict: RefCell<Option<Ref<Dict>>>,
}

impl ClassMethod {
    pub fn new(function: Value) -> Value {
        Value::from(Ref::new(ClassMethod { function: RefCell::new(function), dict: RefCell::new(None) }))
    }

    /// What it is made of, undefined until `__init__` has been called.
    pub fn function(&self) -> Value {
        self.function.borrow().clone()
    }
}

// SAFETY: `Kind::ClassMethod` names this type only.
#[expect(unsafe_code, reason = "the kind of each data type is declared beside it")]
unsafe impl Data for ClassMethod {
    const KIND: Kind = Kind::ClassMethod;
    const TRACKED: bool = true;
    fn traverse(&self, visit: Visitor) -> bool {
        let (Ok(dict), Ok(function)) = (self.dict.try_borrow(), self.function.try_borrow()) else { return false };
        visit(&function);
        if let Some(dict) = &*dict {
            dict.trace(visit);
        }
        true
    }
}

/// The data of a `super`: look behind `start` in the order of `object_type`, bound to `object`.
pub struct Super {
    pub start: Ref<Type>,
    /// The instance or class it is bound to; undefined for the unbound form.
    pub object: Value,
    pub object_type: Option<Ref<Type>>,
}

// SAFETY: `Kind::Super` names this type only.
#[expect(unsafe_code, reason = "the kind of each data type is declared beside it")]
unsafe impl Data for Super {
    const KIND: Kind = Kind::Super;
    const TRACKED: bool = true;
    fn traverse(&self, visit: Visitor) -> bool {
        self.start.trace(visit);
        visit(&self.object);
        if let Some(class) = &self.object_type {
            class.trace(visit);
        }
        true
    }
}

impl GetSet {
    /// Whether it is a `member_descriptor`; otherwise it is a `getset_descriptor`.
    pub fn is_member(&self) -> bool {
        match self {
            GetSet::Native { get, owner, name, .. } => {
                get.kind == DefKind::Member
                    // Of built-in functions these are computed, of methods they are members.
                    || (matches!(*name, "__name__" | "__objclass__")
                        && matches!(owner.name().as_str(), "method_descriptor" | "wrapper_descriptor"))
            }
            GetSet::Slot { .. } => true,
        }
    }
}

/// An attribute computed by native code, or a member declared in `__slots__`.
pub enum GetSet {
    Native {
        name: &'static str,
        owner: Ref<Type>,
        get: &'static Def,
        /// Absent: the attribute is read-only.
        set: Option<&'static Def>,
        /// A property of our own Python text that does the work in their place.
        python: Option<Ref<Property>>,
    },
    Slot {
        name: Ref<Str>,
        /// The name under which instances keep the value (private names are mangled).
        owner: Ref<Type>,
    },
}

// SAFETY: `Kind::GetSet` names this type only.
#[expect(unsafe_code, reason = "the kind of each data type is declared beside it")]
unsafe impl Data for GetSet {
    const KIND: Kind = Kind::GetSet;
    const TRACKED: bool = true;
    fn traverse(&self, visit: Visitor) -> bool {
        match self {
            GetSet::Native { owner, python, .. } => {
                owner.trace(visit);
                if let Some(property) = python {
                    property.trace(visit);
                }
            }
            GetSet::Slot { owner, .. } => owner.trace(visit),
        }
        true
    }
}

fn property(value: &Value) -> Ref<Property> {
    value.native_ref::<Property>().expect("methods of property get properties")
}

/// A property like another one with one function replaced; made by its class, which may be the program's.
fn with_function(vm: &mut Vm, args: &[Value], place: usize) -> Res {
    let old = property(&args[0]);
    let mut all: Vec<Value> = old.functions.borrow().to_vec();
    all[place] = args[1].clone();
    let inherited = old.doc_of_getter.get() && !all[0].is_none();
    all.push(if inherited { Value::NONE } else { old.doc.borrow().clone() });
    let class = vm.class_of(&args[0]).value();
    let made = vm.call(&class, &all)?;
    if let Some(made) = made.native_ref::<Property>() {
        *made.name.borrow_mut() = old.name.borrow().clone();
    }
    Ok(made)
}

/// The methods of `property`.
pub const PROPERTY_METHODS: &[Def] = &[
    static_method("__new__(cls, *args, **kwargs)", "Property attribute.", |_, args| {
        Ok(in_class(&args[0], Value::from(Ref::new(Property::empty()))))
    }),
    def("__init__(self, /, fget=None, fset=None, fdel=None, doc=None)", "Fills the property.", |vm, args| {
        let this = property(&args[0]);
        let old = this.functions.replace([args[1].clone(), args[2].clone(), args[3].clone()]);
        drop(old);
        let mut doc = args[4].clone();
        this.doc_of_getter.set(false);
        if doc.is_none() && !args[1].is_none() {
            let name = vm.names.doc.clone();
            doc = vm.get_attr_opt(&args[1], &name)?.unwrap_or(Value::NONE);
            this.doc_of_getter.set(!doc.is_none());
        }
        if args[0].kind() == Kind::Instance {
            // What the program's class says of itself must not show instead.
            let name = vm.names.doc.clone();
            match vm.set_attr(&args[0], &name, doc) {
                Err(raise) if !this.doc_of_getter.get() && vm.is_error(&raise, &vm.errors.AttributeError) => {}
                result => result?,
            }
            doc = Value::NONE;
        }
        let old = this.doc.replace(doc);
        drop(old);
        Ok(Value::NONE)
    }),
    def(
        "getter(self, object, /)",
        "Descriptor to obtain a copy of the property with a different getter.",
        |vm, args| with_function(vm, args, 0),
    ),
    def(
        "setter(self, object, /)",
        "Descriptor to obtain a copy of the property with a different setter.",
        |vm, args| with_function(vm, args, 1),
    ),
    def(
        "deleter(self, object, /)",
        "Descriptor to obtain a copy of the property with a different deleter.",
        |vm, args| with_function(vm, args, 2),
    ),
    def("__get__(self, instance, owner=None, /)", "Return an attribute of instance.", |vm, args| {
        asked_of_something(vm, args)?;
        if args[1].is_none() {
            return Ok(args[0].clone());
        }
        let class = vm.class_of(&args[1]);
        vm.bind_attribute(&property(&args[0]).value(), &args[1], &class)
    }),
    def("__set__(self, instance, value, /)", "Set an attribute of instance to value.", |vm, args| {
        let setter = property(&args[0]).setter();
        if setter.is_none() {
            return Err(vm.property_error(&args[0], &args[1], "setter"));
        }
        vm.call(&setter, &args[1..3])?;
        Ok(Value::NONE)
    }),
    def("__delete__(self, instance, /)", "Delete an attribute of instance.", |vm, args| {
        let deleter = property(&args[0]).deleter();
        if deleter.is_none() {
            return Err(vm.property_error(&args[0], &args[1], "deleter"));
        }
        vm.call(&deleter, &args[1..2])?;
        Ok(Value::NONE)
    }),
    def("__set_name__(self, /, *args)", "Told the name it is bound to.", |vm, args| {
        let given = args[1].to_ref::<Tuple>().unwrap_or_else(|| Tuple::from_vec(Vec::new()));
        let [_, name] = &given[..] else {
            let count = given.len();
            return Err(vm.type_error(format!("__set_name__() takes 2 positional arguments but {count} were given")));
        };
        *property(&args[0]).name.borrow_mut() = name.clone();
        Ok(Value::NONE)
    }),
    member("fget", "", |_, args| Ok(property(&args[0]).getter())),
    member("fset", "", |_, args| Ok(property(&args[0]).setter())),
    member("fdel", "", |_, args| Ok(property(&args[0]).deleter())),
    getter("__doc__", "", |_, args| Ok(property(&args[0]).doc.borrow().clone())),
    setter("__doc__", |_, args| {
        let doc = if args[1].is_undef() { Value::NONE } else { args[1].clone() };
        let old = property(&args[0]).doc.replace(doc);
        drop(old);
        Ok(Value::NONE)
    }),
    getter("__name__", "", |vm, args| {
        let this = property(&args[0]);
        let name = this.name.borrow().clone();
        if !name.is_undef() {
            return Ok(name);
        }
        let wanted = vm.names.name.clone();
        let getter = this.getter();
        match if getter.is_none() { None } else { vm.get_attr_opt(&getter, &wanted)? } {
            Some(name) => Ok(name),
            None => Err(vm.attribute_error(&args[0], &wanted, "'property' object has no attribute '__name__'")),
        }
    }),
    setter("__name__", |_, args| {
        let old = property(&args[0]).name.replace(args[1].clone());
        drop(old);
        Ok(Value::NONE)
    }),
    getter("__isabstractmethod__", "", |vm, args| {
        let this = property(&args[0]);
        let name = vm.names.isabstractmethod.clone();
        for function in &this.functions.borrow().clone() {
            if let Some(flag) = vm.get_attr_opt(function, &name)?
                && vm.truth(&flag)?
            {
                return Ok(Value::TRUE);
            }
        }
        Ok(Value::FALSE)
    }),
];

/// A built-in value as an instance of the class asked for, which may be a subclass.
fn in_class(class: &Value, value: Value) -> Value {
    match class.to_ref::<Type>() {
        Some(class) if class.user => Value::from(super::Instance::new(class, value)),
        _ => value,
    }
}

/// The function inside a static or class method, undefined until there is one.
fn inner(value: &Value) -> Value {
    match value.native::<StaticMethod>() {
        Some(method) => method.function(),
        None => value.native::<ClassMethod>().map_or(Value::UNDEF, ClassMethod::function),
    }
}

impl Vm {
    /// The function inside a static or class method, to be used.
    pub(crate) fn function_inside(&self, method: &Value) -> Res {
        let function = inner(method);
        if function.is_undef() {
            let what = if method.native::<StaticMethod>().is_some() { "staticmethod" } else { "classmethod" };
            return Err(self.runtime_error(format!("uninitialized {what} object")));
        }
        Ok(function)
    }
}

/// What a program sees of it.
fn shown_function(value: &Value) -> Value {
    inner(value).defined().cloned().unwrap_or(Value::NONE)
}

/// `__init__` of static and class methods: keeps the function and takes over its names and doc, as `functools.wraps`
/// does.
fn hold(vm: &mut Vm, args: &[Value]) -> Res {
    let slot = match args[0].native::<StaticMethod>() {
        Some(method) => &method.function,
        None => &args[0].native::<ClassMethod>().expect("methods get their own objects").function,
    };
    let old = slot.replace(args[1].clone());
    drop(old);
    if let Some(dict) = vm.attributes_of(&args[0]) {
        copy_names(vm, &args[1], &dict)?;
    }
    Ok(Value::NONE)
}

/// Takes over the names and the doc of a function, as `functools.wraps` does.
fn copy_names(vm: &mut Vm, function: &Value, dict: &Ref<Dict>) -> Res<()> {
    for name in ["__module__", "__name__", "__qualname__", "__doc__", "__annotations__"] {
        let name = super::str::intern(name);
        if let Some(value) = vm.get_attr_opt(function, &name)? {
            dict.set_str(&name, value);
        }
    }
    Ok(())
}

fn abstract_flag(vm: &mut Vm, args: &[Value]) -> Res {
    let name = vm.names.isabstractmethod.clone();
    match vm.get_attr_opt(&shown_function(&args[0]), &name)? {
        Some(flag) => Ok(Value::bool(vm.truth(&flag)?)),
        None => Ok(Value::FALSE),
    }
}

/// The methods of `staticmethod`.
pub const STATICMETHOD_METHODS: &[Def] = &[
    static_method("__new__(cls, *args, **kwargs)", "Convert a function to be a static method.", |_, args| {
        Ok(in_class(&args[0], StaticMethod::new(Value::UNDEF)))
    }),
    def("__init__(self, function, /)", "Keeps the function.", hold),
    def("__get__(self, instance, owner=None, /)", "Return the function.", |vm, args| {
        let function = vm.function_inside(&args[0])?;
        asked_of_something(vm, args)?;
        Ok(function)
    }),
    def("__call__(self, /, *args, **kwargs)", "Call self as a function.", |vm, args| {
        let given = args[1].to_ref::<Tuple>().unwrap_or_else(|| Tuple::from_vec(Vec::new()));
        let keywords = vm.keyword_pairs(&args[2])?;
        let function = vm.function_inside(&args[0])?;
        vm.deeper(|vm| vm.call_with(&function, &given, &keywords))
    }),
    def("__repr__(self, /)", "Return repr(self).", |vm, args| vm.repr_of(args[0].unwrapped()).map(Value::from)),
    member("__func__", "", |_, args| Ok(shown_function(&args[0]))),
    member("__wrapped__", "", |_, args| Ok(shown_function(&args[0]))),
    getter("__isabstractmethod__", "", abstract_flag),
];

/// The methods of `classmethod`.
pub const CLASSMETHOD_METHODS: &[Def] = &[
    static_method("__new__(cls, *args, **kwargs)", "Convert a function to be a class method.", |_, args| {
        Ok(in_class(&args[0], ClassMethod::new(Value::UNDEF)))
    }),
    def("__init__(self, function, /)", "Keeps the function.", hold),
    def("__get__(self, instance, owner=None, /)", "Return the function bound to the class.", |vm, args| {
        let function = vm.function_inside(&args[0])?;
        asked_of_something(vm, args)?;
        let class = if args[2].is_none() { vm.class_of(&args[1]).value() } else { args[2].clone() };
        Ok(super::Method::new(function, class))
    }),
    def("__repr__(self, /)", "Return repr(self).", |vm, args| vm.repr_of(args[0].unwrapped()).map(Value::from)),
    member("__func__", "", |_, args| Ok(shown_function(&args[0]))),
    member("__wrapped__", "", |_, args| Ok(shown_function(&args[0]))),
    getter("__isabstractmethod__", "", abstract_flag),
];

/// The methods of class methods of built-in classes, as their namespaces show them.
pub const CLASSMETHOD_DESCRIPTOR_METHODS: &[Def] = &[
    def(
        "__get__(self, instance, owner=None, /)",
        "Return an attribute of instance, which is of type owner.",
        |vm, args| {
            asked_of_something(vm, args)?;
            let class = if args[2].is_none() { vm.class_of(&args[1]).value() } else { args[2].clone() };
            bound_to_class(vm, &args[0], &class)
        },
    ),
    def("__call__(self, /, *args, **kwargs)", "Call self as a function.", |vm, args| {
        let given = args[1].to_ref::<Tuple>().unwrap_or_else(|| Tuple::from_vec(Vec::new()));
        let Some((class, given)) = given.split_first() else {
            let (name, home) = described(&args[0]);
            return Err(vm.type_error(format!("descriptor '{name}' of '{home}' object needs an argument")));
        };
        let keywords = vm.keyword_pairs(&args[2])?;
        let bound = bound_to_class(vm, &args[0], class)?;
        vm.deeper(|vm| vm.call_with(&bound, given, &keywords))
    }),
    def("__repr__(self, /)", "Return repr(self).", |vm, args| vm.repr_of(&args[0]).map(Value::from)),
    member("__name__", "", |vm, args| vm.get_attr(&inner(&args[0]), &super::str::intern("__name__"))),
    getter("__qualname__", "", |vm, args| vm.get_attr(&inner(&args[0]), &super::str::intern("__qualname__"))),
    getter("__doc__", "", |vm, args| vm.get_attr(&inner(&args[0]), &super::str::intern("__doc__"))),
    member("__objclass__", "", |vm, args| vm.get_attr(&inner(&args[0]), &super::str::intern("__objclass__"))),
    getter("__text_signature__", "", |vm, args| {
        vm.get_attr(&inner(&args[0]), &super::str::intern("__text_signature__"))
    }),
];

/// Whether a class method is one of a built-in class.
pub fn is_classmethod_descriptor(method: &ClassMethod) -> bool {
    method.function.borrow().get::<super::Native>().is_some_and(|native| native.def.kind == DefKind::ClassMethod)
}

/// The name of a class method of a built-in class, and that class's.
fn described(method: &Value) -> (String, String) {
    let function = inner(method);
    let native = function.get::<super::Native>().expect("class methods of built-in classes are native");
    let home = native.owner.as_ref().map_or_else(String::new, |owner| owner.name().as_str().to_owned());
    (native.def.name().to_owned(), home)
}

fn bound_to_class(vm: &mut Vm, method: &Value, class: &Value) -> Res {
    let (name, home) = described(method);
    let Some(class) = class.to_ref::<Type>() else {
        let found = vm.type_name(class);
        let needs = format!("descriptor '{name}' for type '{home}' needs a type, not a '{found}' as arg 2");
        return Err(vm.type_error(needs));
    };
    let function = inner(method);
    let owner = function.get::<super::Native>().and_then(|native| native.owner.clone());
    if owner.is_some_and(|owner| !class.is_subtype(&owner)) {
        let found = class.name();
        let requires = format!("descriptor '{name}' requires a subtype of '{home}' but received '{}'", found.as_str());
        return Err(vm.type_error(requires));
    }
    Ok(super::Method::new(function, class.value()))
}

/// `__get__` needs an instance or a class.
pub(crate) fn asked_of_something(vm: &mut Vm, args: &[Value]) -> Res<()> {
    if args[1].is_none() && args[2].is_none() {
        return Err(vm.type_error("__get__(None, None) is invalid"));
    }
    Ok(())
}

/// The compiler has made a call of `super` without arguments inside a method into something else.
fn no_arguments(vm: &mut Vm) -> crate::vm::Raise {
    let takes_any = vm.machine.frames.last().is_some_and(|frame| frame.function.code.positional > 0);
    vm.runtime_error(if takes_any { "super(): __class__ cell not found" } else { "super(): no arguments" })
}

/// The methods of `super`.
pub const SUPER_METHODS: &[Def] = &[
    static_method("__new__(cls, type=<unset>, object_or_type=<unset>, /)", "Attributes behind a class.", |vm, args| {
        if args[1].is_undef() {
            return Err(no_arguments(vm));
        }
        let made = vm.make_super(&args[1], &args[2])?;
        Ok(in_class(&args[0], made.value()))
    }),
    def("__init__(self, /, *args)", TRIVIAL_INIT, |vm, args| {
        let given = args[1].to_ref::<Tuple>().unwrap_or_else(|| Tuple::from_vec(Vec::new()));
        if given.len() > 2 {
            return Err(vm.type_error(format!("super() takes at most 2 arguments ({} given)", given.len())));
        }
        let Some(class) = given.first() else { return Err(no_arguments(vm)) };
        if class.kind() != Kind::Type {
            let found = vm.type_name(class);
            return Err(vm.type_error(format!("super() argument 1 must be type, not {found}")));
        }
        vm.make_super(class, given.get(1).unwrap_or(&Value::UNDEF))?;
        Ok(Value::NONE)
    }),
    def("__get__(self, instance, owner=None, /)", "Bind to an instance what is bound to none.", |vm, args| {
        asked_of_something(vm, args)?;
        let Some(this) = args[0].native::<Super>() else { return Ok(args[0].clone()) };
        if args[1].is_none() || this.object_type.is_some() {
            return Ok(args[0].clone());
        }
        let start = this.start.value();
        // One of a program's class is made by that class.
        if args[0].kind() == Kind::Instance {
            let class = vm.class_of(&args[0]).value();
            return vm.call(&class, &[start, args[1].clone()]);
        }
        vm.make_super(&start, &args[1]).map(Value::from)
    }),
    def("__repr__(self, /)", "Return repr(self).", |vm, args| vm.repr_of(args[0].unwrapped()).map(Value::from)),
    member("__thisclass__", "", |_, args| Ok(args[0].native::<Super>().map_or(Value::NONE, |this| this.start.value()))),
    member("__self__", "", |_, args| {
        let this = args[0].native::<Super>().map(|this| this.object.clone());
        Ok(this.filter(|object| !object.is_undef()).unwrap_or(Value::NONE))
    }),
    member("__self_class__", "", |_, args| {
        let class = args[0].native::<Super>().and_then(|this| this.object_type.as_ref().map(Ref::value));
        Ok(class.unwrap_or(Value::NONE))
    }),
];

/// The methods of attribute descriptors.
pub const GETSET_METHODS: &[Def] = &[
    def("__get__(self, instance, owner=None, /)", "Return an attribute of instance.", |vm, args| {
        if args[1].is_none() {
            return if args[2].is_none() {
                Err(vm.type_error("__get__(None, None) is invalid"))
            } else {
                Ok(args[0].clone())
            };
        }
        let class = applies(vm, &args[0], &args[1])?;
        vm.bind_attribute(&args[0], &args[1], &class)
    }),
    def("__set__(self, instance, value, /)", "Set an attribute of instance to value.", |vm, args| {
        applies(vm, &args[0], &args[1])?;
        vm.set_through(&args[0], &args[1], args[2].clone()).map(Value::from)
    }),
    def("__delete__(self, instance, /)", "Delete an attribute of instance.", |vm, args| {
        applies(vm, &args[0], &args[1])?;
        vm.delete_through(&args[0], &args[1]).map(Value::from)
    }),
    def("__repr__(self, /)", "Return repr(self).", |vm, args| vm.repr_of(&args[0]).map(Value::from)),
    member("__name__", "", |_, args| Ok(descriptor_name(&args[0]).value())),
    getter("__qualname__", "", |vm, args| {
        let owner = match args[0].get::<GetSet>() {
            Some(GetSet::Native { owner, .. } | GetSet::Slot { owner, .. }) => owner.qualname.borrow().clone(),
            None => super::str::intern(""),
        };
        let name = descriptor_name(&args[0]);
        Ok(vm.text(format!("{}.{}", owner.as_str(), name.as_str())))
    }),
    member("__objclass__", "", |_, args| {
        Ok(match args[0].get::<GetSet>() {
            Some(GetSet::Native { owner, .. } | GetSet::Slot { owner, .. }) => owner.value(),
            None => Value::NONE,
        })
    }),
    getter("__doc__", "", |vm, args| {
        Ok(match args[0].get::<GetSet>() {
            Some(GetSet::Native { get, .. }) if !get.doc.is_empty() => vm.text(get.doc),
            _ => Value::NONE,
        })
    }),
];

/// The class of an object to which a descriptor belongs.
pub(crate) fn applies(vm: &mut Vm, descriptor: &Value, object: &Value) -> Res<Ref<Type>> {
    let class = vm.class_of(object);
    match descriptor.get::<GetSet>() {
        Some(GetSet::Native { owner, .. } | GetSet::Slot { owner, .. }) if !class.is_subtype(owner) => {
            let (name, owner) = (descriptor_name(descriptor), owner.name());
            Err(vm.type_error(format!(
                "descriptor '{}' for '{}' objects doesn't apply to a '{}' object",
                name.as_str(),
                owner.as_str(),
                class.name().as_str()
            )))
        }
        _ => Ok(class),
    }
}

fn descriptor_name(value: &Value) -> Ref<Str> {
    match value.get::<GetSet>() {
        Some(GetSet::Native { name, .. }) => super::str::intern(name),
        Some(GetSet::Slot { name, .. }) => name.clone(),
        None => super::str::intern(""),
    }
}

impl Value {
    /// True for what is no descriptor, whatever classes it is stored in.
    pub fn is_plain_data(&self) -> bool {
        !matches!(
            self.kind(),
            Kind::Function
                | Kind::Native
                | Kind::StaticMethod
                | Kind::ClassMethod
                | Kind::Property
                | Kind::GetSet
                | Kind::Instance
                | Kind::Foreign
        )
    }
}
