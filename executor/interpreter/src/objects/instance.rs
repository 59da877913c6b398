//! Instances of classes that programs define.

use super::Str;
use super::native::{Def, class_method, def, getter, setter, static_method};
use super::shape::Shape;
use super::{Dict, Type};
use crate::memory::{Data, Kind, Ref, Tuple, Value, Visitor};
use crate::vm::call::TRIVIAL_INIT;
use crate::vm::{Res, Vm};
use std::cell::RefCell;
use std::rc::Rc;

/// The data of an instance of a user class.
///
/// Attributes lie in `slots`, ordered by `shape`, until somebody asks for `__dict__` or deletes one; from then on they
/// lie in `dict`. A class derived from a built-in type keeps that type's data in `native`.
pub struct Instance {
    pub class: RefCell<Ref<Type>>,
    pub shape: RefCell<Rc<Shape>>,
    pub slots: RefCell<Vec<Value>>,
    pub dict: RefCell<Option<Ref<Dict>>>,
    /// The built-in value inside (a list for a subclass of `list`), undefined for plain classes.
    pub native: Value,
}

// SAFETY: `Kind::Instance` names this type only.
#[expect(unsafe_code, reason = "the kind of each data type is declared beside it")]
unsafe impl Data for Instance {
    const KIND: Kind = Kind::Instance;
    const TRACKED: bool = true;
    fn traverse(&self, visit: Visitor) -> bool {
        let (Ok(class), Ok(slots), Ok(dict)) =
            (self.class.try_borrow(), self.slots.try_borrow(), self.dict.try_borrow())
        else {
            return false;
        };
        class.trace(visit);
        slots.iter().for_each(&mut *visit);
        if let Some(dict) = &*dict {
            dict.trace(visit);
        }
        visit(&self.native);
        true
    }
    fn clear(&self) {
        let slots = self.slots.take();
        let dict = self.dict.take();
        drop(slots);
        drop(dict);
    }
    fn needs_finalizer(&self) -> bool {
        self.class.borrow().has_finalizer.get()
    }
}

impl Instance {
    #[inline]
    pub fn new(class: Ref<Type>, native: Value) -> Ref<Instance> {
        let shape = class.shape();
        let slots = RefCell::new(Vec::with_capacity(shape.widest.get()));
        Ref::new(Instance {
            class: RefCell::new(class),
            shape: RefCell::new(shape),
            slots,
            dict: RefCell::new(None),
            native,
        })
    }
}

impl Value {
    /// The built-in data of a value: its own, or that inside an instance of a subclass.
    #[inline]
    pub fn native<T: Data>(&self) -> Option<&T> {
        match self.get::<T>() {
            Some(data) => Some(data),
            None => self.get::<Instance>()?.native.get::<T>(),
        }
    }

    /// A counted pointer to the built-in data of a value, as [`Self::native`].
    pub fn native_ref<T: Data>(&self) -> Option<Ref<T>> {
        match self.borrow_ref::<T>() {
            Some(data) => Some(data.clone()),
            None => self.get::<Instance>()?.native.to_ref::<T>(),
        }
    }

    /// The value inside an instance of a subclass of a built-in type, else the value itself.
    #[inline]
    pub fn unwrapped(&self) -> &Value {
        match self.get::<Instance>() {
            Some(instance) if !instance.native.is_undef() => &instance.native,
            _ => self,
        }
    }
}

/// The methods of `object`.
pub const METHODS: &[Def] = &[
    static_method("__new__(cls, *args, **kwargs)", "Create and return a new object.", new_object),
    def("__init__(self, /, *args, **kwargs)", TRIVIAL_INIT, init_object),
    def("__repr__(self, /)", "Return repr(self).", |vm, args| {
        let mut out = String::new();
        vm.plain_repr(&args[0], &mut out);
        Ok(vm.text(out))
    }),
    def("__str__(self, /)", "Return str(self).", |vm, args| {
        let class = vm.class_of(&args[0]);
        let name = vm.names.repr.clone();
        match class.lookup(&name) {
            // What `__repr__` returns is judged by who asked for a string.
            Some(method) if !super::native::is_built_in(&method) => {
                vm.deeper(|vm| vm.call_special(&method, &args[0], &class, &[]))
            }
            _ => vm.repr_of(&args[0]).map(Value::from),
        }
    }),
    def("__format__(self, format_spec, /)", "Default object formatter.", |vm, args| {
        let spec = vm.text_argument(&args[1], "__format__", "argument")?;
        vm.format_object(&args[0], spec.as_str())
    }),
    def("__eq__(self, value, /)", "Return self==value.", |_, args| {
        Ok(if args[0].same(&args[1]) { Value::TRUE } else { Value::NOT_IMPLEMENTED })
    }),
    def("__ne__(self, value, /)", "Return self!=value.", |vm, args| {
        let eq = vm.names.eq.clone();
        match vm.special(&args[0], &eq, &args[1..2])? {
            Some(result) if !result.is_not_implemented() => Ok(Value::bool(!vm.truth(&result)?)),
            _ => Ok(Value::NOT_IMPLEMENTED),
        }
    }),
    def("__lt__(self, value, /)", "Return self<value.", |_, _| Ok(Value::NOT_IMPLEMENTED)),
    def("__le__(self, value, /)", "Return self<=value.", |_, _| Ok(Value::NOT_IMPLEMENTED)),
    def("__gt__(self, value, /)", "Return self>value.", |_, _| Ok(Value::NOT_IMPLEMENTED)),
    def("__ge__(self, value, /)", "Return self>=value.", |_, _| Ok(Value::NOT_IMPLEMENTED)),
    def("__hash__(self, /)", "Return hash(self).", |_, args| {
        Ok(Value::int(crate::vm::compare::hash_pointer(&args[0])))
    }),
    def("__getattribute__(self, name, /)", "Return getattr(self, name).", |vm, args| {
        let name = attribute_name(vm, &args[1])?;
        vm.plain_attr(&args[0], &name)
    }),
    def("__setattr__(self, name, value, /)", "Implement setattr(self, name, value).", |vm, args| {
        refuse_classes(vm, &args[0], "__setattr__")?;
        let name = attribute_name(vm, &args[1])?;
        vm.plain_set_attr(&args[0], &name, args[2].clone()).map(Value::from)
    }),
    def("__delattr__(self, name, /)", "Implement delattr(self, name).", |vm, args| {
        refuse_classes(vm, &args[0], "__delattr__")?;
        let name = attribute_name(vm, &args[1])?;
        vm.plain_delete_attr(&args[0], &name).map(Value::from)
    }),
    def("__dir__(self, /)", "Default dir() implementation.", |vm, args| {
        let names = crate::builtins::attributes::directory(vm, &args[0])?;
        Ok(Value::from(super::List::new(names)))
    }),
    def("__sizeof__(self, /)", "Size of object in memory, in bytes.", |_, _| Ok(Value::int(64))),
    class_method("__init_subclass__(cls, /)", "Called when a class is subclassed.", |_, _| Ok(Value::NONE)),
    class_method("__subclasshook__(cls, object, /)", "Abstract classes can override this.", |_, _| {
        Ok(Value::NOT_IMPLEMENTED)
    }),
    getter("__class__", "the object's class", |vm, args| Ok(vm.class_of(&args[0]).value())),
    setter("__class__", set_class),
];

/// The attribute that gives the attributes of an instance, and how they are replaced. Each class has one of its own that
/// has instances with a dict, and bases that have not.
pub static OWN_DICT: [Def; 2] =
    [getter("__dict__", "The attributes of the object, in a dict.", own_dict), setter("__dict__", set_own_dict)];

/// The attribute that gives the first weak reference to an object.
pub static OWN_WEAKREF: [Def; 1] =
    [getter("__weakref__", "The first weak reference to the object, or None.", |_, args| {
        Ok(crate::memory::weakref::references_to(&args[0]).first().cloned().unwrap_or(Value::NONE))
    })];

fn own_dict(vm: &mut Vm, args: &[Value]) -> Res {
    match vm.attributes_of(&args[0]) {
        Some(dict) => Ok(dict.value()),
        None => {
            let name = vm.names.dict.clone();
            Err(vm.no_attribute(&args[0], &name))
        }
    }
}

fn set_own_dict(vm: &mut Vm, args: &[Value]) -> Res {
    // What has a dict for itself does not let it be replaced through the attribute of another class.
    let refusal = match args[0].kind() {
        Kind::Type => Some("attribute '__dict__' of 'type' objects is not writable"),
        Kind::Module => Some("readonly attribute"),
        _ => None,
    };
    if let Some(refusal) = refusal {
        return Err(vm.error(&vm.errors.AttributeError, refusal));
    }
    if args[1].is_undef() && args[0].get::<Instance>().is_none() {
        return Err(vm.type_error("cannot delete __dict__"));
    }
    let given = if args[1].is_undef() { Some(Dict::new()) } else { args[1].native_ref::<Dict>() };
    let Some(dict) = given else {
        let found = vm.class_of(&args[1]).name();
        return Err(vm.type_error(format!("__dict__ must be set to a dictionary, not a '{}'", found.as_str())));
    };
    if let Some(instance) = args[0].get::<Instance>() {
        vm.instance_dict(instance);
        drop(instance.dict.replace(Some(dict)));
    } else if let Some(exception) = args[0].get::<crate::objects::Exception>() {
        drop(exception.dict.replace(Some(dict)));
    }
    Ok(Value::NONE)
}

/// Classes guard their attributes by themselves.
fn refuse_classes(vm: &mut Vm, object: &Value, what: &str) -> Res<()> {
    if object.kind() != Kind::Type {
        return Ok(());
    }
    let found = vm.type_name(object);
    Err(vm.type_error(format!("can't apply this {what} to {found} object")))
}

fn attribute_name(vm: &mut Vm, name: &Value) -> Res<Ref<Str>> {
    match name.native_ref::<Str>() {
        Some(name) => Ok(super::str::intern_ref(&name)),
        None => {
            let found = vm.class_of(name).name();
            Err(vm.type_error(format!("attribute name must be string, not '{}'", found.as_str())))
        }
    }
}

/// `object.__new__`: arguments are an error unless `__new__` or `__init__` is the class's own.
fn new_object(vm: &mut Vm, args: &[Value]) -> Res {
    let Some(class) = args[0].to_ref::<Type>() else {
        let found = vm.class_of(&args[0]).name();
        return Err(vm.type_error(format!("object.__new__(X): X is not a type object ({})", found.as_str())));
    };
    if class.layout != Kind::Instance && class.lookup(&vm.names.new).is_none_or(|new| vm.is_object_new(&new)) {
        return Err(vm.type_error(format!("cannot create '{}' instances", class.name().as_str())));
    }
    let has_arguments = args[1].get::<Tuple>().is_some_and(|given| !given.is_empty())
        || args[2].get::<Dict>().is_some_and(|given| !given.is_empty());
    if has_arguments {
        let new = class.lookup(&vm.names.new);
        if new.is_some_and(|new| !vm.is_object_new(&new)) {
            return Err(vm.type_error("object.__new__() takes exactly one argument (the type to instantiate)"));
        }
        let own_init = class.lookup(&vm.names.init).is_some_and(|init| !super::native::is_built_in(&init));
        if !own_init {
            return Err(vm.type_error(format!("{}() takes no arguments", class.name().as_str())));
        }
    }
    if let Some(raise) = vm.abstract_error(&class) {
        return Err(raise);
    }
    if class.layout != Kind::Instance {
        return Err(vm.type_error(format!("object.__new__({0}) is not safe, use {0}.__new__()", class.name().as_str())));
    }
    Ok(Value::from(Instance::new(class, Value::UNDEF)))
}

/// `__new__` of a class that has one of its own in CPython, and whose `__init__` does the work.
pub static MAKE: Def = static_method("__new__(cls, *args, **kwargs)", "Create and return a new object.", |vm, args| {
    let Some(class) = args[0].to_ref::<Type>() else { return Err(vm.type_error("a class is wanted")) };
    match vm.abstract_error(&class) {
        Some(raise) => Err(raise),
        None => Ok(Value::from(Instance::new(class, Value::UNDEF))),
    }
});

/// Whether a `__new__` only makes an instance.
pub fn only_makes(new: &Value) -> bool {
    let function = new.get::<crate::objects::StaticMethod>().map_or_else(|| new.clone(), |method| method.function());
    function.get::<crate::objects::Native>().is_some_and(|native| std::ptr::eq(native.def, &raw const MAKE))
}

/// `object.__init__`: arguments are an error unless a `__new__` of the class's own has taken them.
fn init_object(vm: &mut Vm, args: &[Value]) -> Res {
    let has_arguments = args[1].get::<Tuple>().is_some_and(|given| !given.is_empty())
        || args[2].get::<Dict>().is_some_and(|given| !given.is_empty());
    if has_arguments {
        let class = vm.class_of(&args[0]);
        let is_own = |native: &crate::objects::Native| native.owner.as_ref().is_some_and(|o| o.same(&vm.types.object));
        let init = class.lookup(&vm.names.init);
        let plain_init = init.is_some_and(|init| init.get::<crate::objects::Native>().is_some_and(is_own));
        let plain_new = class.lookup(&vm.names.new).is_some_and(|new| vm.is_object_new(&new));
        let name = class.name();
        // Built-in types that programs cannot make take anything.
        let base = class.mro.borrow().iter().find(|class| !class.user).cloned();
        let plain_base = base.is_none_or(|base| base.same(&vm.types.object));
        let name = match (plain_init, plain_new && plain_base) {
            (false, _) => "object",
            (true, true) => name.as_str(),
            (true, false) => return Ok(Value::NONE),
        };
        let wanted = "takes exactly one argument (the instance to initialize)";
        return Err(vm.type_error(format!("{name}.__init__() {wanted}")));
    }
    Ok(Value::NONE)
}

fn set_class(vm: &mut Vm, args: &[Value]) -> Res {
    if args[1].is_undef() {
        return Err(vm.type_error("can't delete __class__ attribute"));
    }
    let Some(class) = args[1].to_ref::<Type>() else {
        let found = vm.class_of(&args[1]).name();
        return Err(vm.type_error(format!("__class__ must be set to a class, not '{}' object", found.as_str())));
    };
    let own = vm.class_of(&args[0]);
    if let Some(module) = args[0].get::<super::Module>()
        && class.is_subtype(&vm.types.module)
    {
        drop(module.class.replace(Some(class).filter(|class| !class.same(&vm.types.module))));
        return Ok(Value::NONE);
    }
    if own.frozen.get() || class.frozen.get() {
        return Err(vm.type_error("__class__ assignment only supported for mutable types or ModuleType subclasses"));
    }
    vm.check_assignable(&own, &class, "__class__")?;
    match args[0].kind() {
        Kind::Instance => {
            let instance = args[0].get::<Instance>().expect("the kind says so");
            if own.has_dict.get() {
                // Attributes move to a dict: the slots of one class mean nothing to another.
                vm.instance_dict(instance);
            }
            drop(instance.class.replace(class));
        }
        Kind::Exception => {
            let exception = args[0].get::<crate::objects::Exception>().expect("the kind says so");
            drop(exception.class.replace(class));
        }
        Kind::Type => {
            let changed = args[0].get::<Type>().expect("the kind says so");
            drop(changed.metaclass.replace(class.value()));
            changed.changed();
        }
        Kind::Foreign => {
            let foreign = args[0].get::<super::Foreign>().expect("the kind says so");
            drop(foreign.class.replace(class));
        }
        _ => {}
    }
    Ok(Value::NONE)
}

/// `__getattribute__` once more: some types have it as their own.
pub const OWN_GETATTRIBUTE: &[Def] =
    &[def("__getattribute__(self, name, /)", "Return getattr(self, name).", |vm, args| {
        let name = attribute_name(vm, &args[1])?;
        vm.plain_attr(&args[0], &name)
    })];

/// `__setattr__` and `__delattr__` of classes.
pub const OWN_SETATTR: &[Def] = &[
    def("__setattr__(self, name, value, /)", "Implement setattr(self, name, value).", |vm, args| {
        vm.check_mutable(&args[0], &args[1])?;
        let name = attribute_name(vm, &args[1])?;
        vm.plain_set_attr(&args[0], &name, args[2].clone()).map(Value::from)
    }),
    def("__delattr__(self, name, /)", "Implement delattr(self, name).", |vm, args| {
        vm.check_mutable(&args[0], &args[1])?;
        let name = attribute_name(vm, &args[1])?;
        vm.plain_delete_attr(&args[0], &name).map(Value::from)
    }),
];

/// `__sizeof__` once more.
pub const OWN_SIZEOF: &[Def] =
    &[def("__sizeof__(self, /)", "Size of object in memory, in bytes.", |_, _| Ok(Value::int(64)))];

/// `__str__` of what shows itself as it is written.
pub const OWN_STR: &[Def] =
    &[def("__str__(self, /)", "Return str(self).", |vm, args| vm.repr_of(&args[0]).map(Value::from))];

/// Equality and hash of what goes by more than its identity and has no order.
pub const OWN_EQUAL: &[Def] = &[
    def("__eq__(self, value, /)", "Return self==value.", |vm, args| {
        vm.builtin_compare(crate::vm::compare::Comparison::Equal, &args[0], &args[1])
    }),
    def("__hash__(self, /)", "Return hash(self).", |vm, args| vm.hash(&args[0]).map(Value::int)),
];

/// Comparisons that know nothing, of types that CPython gives all or none.
pub const NO_ORDER: &[Def] = &[
    def("__ne__(self, value, /)", "Return self!=value.", |vm, args| {
        let equal = vm.names.eq.clone();
        match vm.special(&args[0], &equal, &args[1..2])? {
            Some(result) if !result.is_not_implemented() => Ok(Value::bool(!vm.truth(&result)?)),
            _ => Ok(Value::NOT_IMPLEMENTED),
        }
    }),
    def("__lt__(self, value, /)", "Return self<value.", |_, _| Ok(Value::NOT_IMPLEMENTED)),
    def("__le__(self, value, /)", "Return self<=value.", |_, _| Ok(Value::NOT_IMPLEMENTED)),
    def("__gt__(self, value, /)", "Return self>value.", |_, _| Ok(Value::NOT_IMPLEMENTED)),
    def("__ge__(self, value, /)", "Return self>=value.", |_, _| Ok(Value::NOT_IMPLEMENTED)),
];
