//! Functions that programs define, and functions bound to an object.

use super::native::{Def, def, getter, member, setter, static_method};
use super::{Dict, Native, PyCell, Str};
use crate::compiler::code::Code;
use crate::memory::{Data, Kind, Ref, Tuple, Value, Visitor};
use crate::vm::{Res, Vm};
use std::cell::{Cell, RefCell};
use std::rc::Rc;

/// The data of a function.
pub struct Function {
    pub code: Rc<Code>,
    pub globals: Ref<Dict>,
    pub builtins: Ref<Dict>,
    /// Values of the last positional parameters' defaults.
    pub defaults: RefCell<Option<Ref<Tuple>>>,
    pub keyword_defaults: RefCell<Option<Ref<Dict>>>,
    pub closure: Box<[Ref<PyCell>]>,
    pub name: RefCell<Ref<Str>>,
    pub qualname: RefCell<Ref<Str>>,
    pub module: RefCell<Value>,
    pub doc: RefCell<Value>,
    /// A dict, or undefined until asked for.
    pub annotations: RefCell<Value>,
    pub type_params: RefCell<Value>,
    pub dict: RefCell<Option<Ref<Dict>>>,
    /// Its generators may be awaited: `types.coroutine` says so.
    pub awaitable: Cell<bool>,
}

// SAFETY: `Kind::Function` names this type only.
#[expect(unsafe_code, reason = "the kind of each data type is declared beside it")]
unsafe impl Data for Function {
    const KIND: Kind = Kind::Function;
    const TRACKED: bool = true;
    fn traverse(&self, visit: Visitor) -> bool {
        let (Ok(defaults), Ok(keyword_defaults), Ok(annotations), Ok(type_params), Ok(dict)) = (
            self.defaults.try_borrow(),
            self.keyword_defaults.try_borrow(),
            self.annotations.try_borrow(),
            self.type_params.try_borrow(),
            self.dict.try_borrow(),
        ) else {
            return false;
        };
        self.globals.trace(visit);
        self.builtins.trace(visit);
        if let Some(defaults) = &*defaults {
            defaults.trace(visit);
        }
        if let Some(keyword_defaults) = &*keyword_defaults {
            keyword_defaults.trace(visit);
        }
        self.closure.iter().for_each(|cell| cell.trace(visit));
        visit(&annotations);
        visit(&type_params);
        if let Some(dict) = &*dict {
            dict.trace(visit);
        }
        true
    }
    fn clear(&self) {
        let parts = (self.defaults.take(), self.keyword_defaults.take(), self.annotations.take(), self.dict.take());
        drop(parts);
    }
}

/// The data of a bound method.
pub struct Method {
    pub function: Value,
    pub this: Value,
    /// Made by `types.MethodType`: a method whatever the function is, where one of C would be another thing.
    given: bool,
}

// SAFETY: `Kind::Method` names this type only.
#[expect(unsafe_code, reason = "the kind of each data type is declared beside it")]
unsafe impl Data for Method {
    const KIND: Kind = Kind::Method;
    const TRACKED: bool = true;
    fn traverse(&self, visit: Visitor) -> bool {
        visit(&self.function);
        visit(&self.this);
        true
    }
}

impl Method {
    pub fn new(function: Value, this: Value) -> Value {
        Value::from(Ref::new(Method { function, this, given: false }))
    }

    /// The method of a built-in type that is bound here; `None` for what is a method like those of classes.
    pub fn built_in(&self) -> Option<&Native> {
        self.function.get::<Native>().filter(|_| !self.given)
    }
}

fn this(value: &Value) -> Ref<Function> {
    value.to_ref::<Function>().expect("methods of functions get functions")
}

/// The attributes of functions. What shows code, globals or cells is deliberately absent.
pub const METHODS: &[Def] = &[
    static_method("__new__(cls, *args, **kwargs)", "Refused: functions are made by `def` alone.", |vm, _| {
        Err(vm.type_error("cannot create 'function' instances"))
    }),
    def("__call__(self, /, *args, **kwargs)", "Call self as a function.", |vm, args| {
        let given = args[1].to_ref::<Tuple>().unwrap_or_else(|| Tuple::from_vec(Vec::new()));
        let keywords = vm.keyword_pairs(&args[2])?;
        vm.deeper(|vm| vm.call_with(&args[0], &given, &keywords))
    }),
    def(
        "__get__(self, instance, owner=None, /)",
        "Return an attribute of instance, which is of type owner.",
        |vm, args| {
            super::descriptors::asked_of_something(vm, args)?;
            Ok(if args[1].is_none() { args[0].clone() } else { Method::new(args[0].clone(), args[1].clone()) })
        },
    ),
    def("__repr__(self, /)", "Return repr(self).", |vm, args| vm.repr_of(&args[0]).map(Value::from)),
    getter("__name__", "", |_, args| Ok(this(&args[0]).name.borrow().value())),
    setter("__name__", |vm, args| {
        let name = text(vm, &args[1], "__name__")?;
        *this(&args[0]).name.borrow_mut() = name;
        Ok(Value::NONE)
    }),
    getter("__qualname__", "", |_, args| Ok(this(&args[0]).qualname.borrow().value())),
    setter("__qualname__", |vm, args| {
        let name = text(vm, &args[1], "__qualname__")?;
        *this(&args[0]).qualname.borrow_mut() = name;
        Ok(Value::NONE)
    }),
    getter("__module__", "", |_, args| Ok(this(&args[0]).module.borrow().clone())),
    setter("__module__", |_, args| {
        let module = if args[1].is_undef() { Value::NONE } else { args[1].clone() };
        let old = this(&args[0]).module.replace(module);
        drop(old);
        Ok(Value::NONE)
    }),
    getter("__doc__", "", |_, args| Ok(this(&args[0]).doc.borrow().clone())),
    setter("__doc__", |_, args| {
        let doc = if args[1].is_undef() { Value::NONE } else { args[1].clone() };
        let old = this(&args[0]).doc.replace(doc);
        drop(old);
        Ok(Value::NONE)
    }),
    getter("__defaults__", "", |_, args| {
        let function = this(&args[0]);
        let defaults = function.defaults.borrow().clone();
        Ok(defaults.map_or(Value::NONE, Value::from))
    }),
    setter("__defaults__", |vm, args| {
        let defaults = match args[1].to_ref::<Tuple>() {
            Some(defaults) => Some(defaults),
            None if args[1].is_none() || args[1].is_undef() => None,
            None => return Err(vm.type_error("__defaults__ must be set to a tuple object")),
        };
        let old = this(&args[0]).defaults.replace(defaults);
        drop(old);
        Ok(Value::NONE)
    }),
    getter("__kwdefaults__", "", |_, args| {
        let function = this(&args[0]);
        let defaults = function.keyword_defaults.borrow().clone();
        Ok(defaults.map_or(Value::NONE, Value::from))
    }),
    setter("__kwdefaults__", |vm, args| {
        let defaults = match args[1].to_ref::<Dict>() {
            Some(defaults) => Some(defaults),
            None if args[1].is_none() || args[1].is_undef() => None,
            None => return Err(vm.type_error("__kwdefaults__ must be set to a dict object")),
        };
        let old = this(&args[0]).keyword_defaults.replace(defaults);
        drop(old);
        Ok(Value::NONE)
    }),
    getter("__annotations__", "", |_, args| {
        let function = this(&args[0]);
        let mut annotations = function.annotations.borrow_mut();
        if annotations.is_undef() {
            *annotations = Dict::new().value();
        }
        Ok(annotations.clone())
    }),
    setter("__annotations__", |vm, args| {
        let annotations = if args[1].is_none() || args[1].is_undef() {
            Value::UNDEF
        } else if args[1].native::<Dict>().is_some() {
            args[1].clone()
        } else {
            return Err(vm.type_error("__annotations__ must be set to a dict object"));
        };
        let old = this(&args[0]).annotations.replace(annotations);
        drop(old);
        Ok(Value::NONE)
    }),
    getter("__type_params__", "", |_, args| {
        let found = this(&args[0]).type_params.borrow().clone();
        Ok(if found.is_undef() { Value::from(Tuple::from_vec(Vec::new())) } else { found })
    }),
    setter("__type_params__", |vm, args| {
        if args[1].native::<Tuple>().is_none() {
            return Err(vm.type_error("__type_params__ must be set to a tuple"));
        }
        let old = this(&args[0]).type_params.replace(args[1].clone());
        drop(old);
        Ok(Value::NONE)
    }),
    getter("__dict__", "", |vm, args| Ok(vm.own_dict(&args[0], true).map_or(Value::NONE, Value::from))),
    setter("__dict__", |vm, args| {
        if args[1].is_undef() {
            return Err(vm.type_error("cannot delete __dict__"));
        }
        let Some(dict) = args[1].to_ref::<Dict>() else {
            let found = vm.type_name(&args[1]);
            return Err(vm.type_error(format!("__dict__ must be set to a dictionary, not a '{found}'")));
        };
        let old = this(&args[0]).dict.replace(Some(dict));
        drop(old);
        Ok(Value::NONE)
    }),
];

fn text(vm: &mut Vm, value: &Value, what: &str) -> Res<Ref<Str>> {
    match value.native_ref::<Str>() {
        Some(text) => Ok(text),
        None => Err(vm.type_error(format!("{what} must be set to a string object"))),
    }
}

fn bound(value: &Value) -> Ref<Method> {
    value.to_ref::<Method>().expect("methods of bound methods get bound methods")
}

/// An attribute of the function behind a bound method.
fn behind(vm: &mut Vm, value: &Value, name: &str) -> Res {
    let function = bound(value).function.clone();
    vm.get_attr(&function, &super::str::intern(name))
}

/// What bound special methods of built-in types have besides.
pub const WRAPPER_METHODS: &[Def] = &[
    getter("__name__", "", |vm, args| behind(vm, &args[0], "__name__")),
    getter("__qualname__", "", |vm, args| behind(vm, &args[0], "__qualname__")),
    getter("__text_signature__", "", |vm, args| behind(vm, &args[0], "__text_signature__")),
    getter("__objclass__", "", |vm, args| behind(vm, &args[0], "__objclass__")),
];

/// What bound methods have that bound special methods of built-in types have not.
pub const METHOD_OWN: &[Def] = &[
    static_method("__new__(cls, function, instance, /)", "Bind a function to an instance.", |vm, args| {
        if !crate::builtins::attributes::is_callable(vm, &args[1]) {
            return Err(vm.type_error("first argument must be callable"));
        }
        if args[2].is_none() {
            return Err(vm.type_error("instance must not be None"));
        }
        Ok(Value::from(Ref::new(Method { function: args[1].clone(), this: args[2].clone(), given: true })))
    }),
    def("__get__(self, instance, owner=None, /)", "Return the method: it is bound already.", |vm, args| {
        super::descriptors::asked_of_something(vm, args)?;
        Ok(args[0].clone())
    }),
    member("__func__", "the function implementing a method", |vm, args| {
        let method = bound(&args[0]);
        if method.built_in().is_some() {
            let name = super::str::intern("__func__");
            return Err(vm.no_attribute(&args[0], &name));
        }
        Ok(method.function.clone())
    }),
];

/// The attributes of bound methods.
pub const METHOD_METHODS: &[Def] = &[
    def("__call__(self, /, *args, **kwargs)", "Call self as a function.", |vm, args| {
        let given = args[1].to_ref::<Tuple>().unwrap_or_else(|| Tuple::from_vec(Vec::new()));
        let keywords = vm.keyword_pairs(&args[2])?;
        vm.deeper(|vm| vm.call_with(&args[0], &given, &keywords))
    }),
    def("__repr__(self, /)", "Return repr(self).", |vm, args| vm.repr_of(&args[0]).map(Value::from)),
    member("__self__", "the instance to which a method is bound", |_, args| Ok(bound(&args[0]).this.clone())),
    getter("__doc__", "", |vm, args| behind(vm, &args[0], "__doc__")),
    def("__getattribute__(self, name, /)", "Return getattr(self, name).", |vm, args| {
        let Some(name) = args[1].native_ref::<Str>() else {
            let found = vm.type_name(&args[1]);
            return Err(vm.type_error(format!("attribute name must be string, not '{found}'")));
        };
        match vm.plain_attr(&args[0], &name) {
            Err(raise) if vm.is_error(&raise, &vm.errors.AttributeError) => {
                let function = bound(&args[0]).function.clone();
                match vm.own_attr(&function, &name) {
                    Some(value) => Ok(value),
                    None => Err(raise),
                }
            }
            result => result,
        }
    }),
];
