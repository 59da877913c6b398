//! Functions written in Rust: how one is declared, and the object that programs see.
//!
//! A builtin is declared once, next to its body: a [`Def`] holds its signature as Python writes it, its doc line and
//! the function. Binding of arguments, error texts, `__doc__` and the API map all derive from it.

use super::{Function, Type};
use crate::memory::{Data, Kind, Ref, Tuple, Value, Visitor};
use crate::vm::{Res, Vm};
use std::cell::{Cell, OnceCell};

mod converter;
mod signature;
pub use converter::Converter;
pub use signature::{BY_CLASS, Signature};

/// A native body. `args` has one place for every parameter of the signature, in order, defaults filled in:
/// positional parameters, the tuple of `*args`, keyword-only parameters, the dict of `**kwargs`. A parameter whose
/// default is written `<unset>` is [`Value::UNDEF`] when not given.
pub type NativeFn = fn(&mut Vm, &[Value]) -> Res;

/// What a definition becomes in the namespace it is put in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DefKind {
    /// A function of a module, or a method of a type (then its first parameter is `self`).
    Function,
    /// The first parameter is the class.
    ClassMethod,
    /// A function in a class that takes no instance, `__new__` included.
    StaticMethod,
    /// A computed attribute: `args` is the instance.
    Getter,
    /// The same, of the kind that CPython keeps as a member of a C structure: it has another type and other errors.
    Member,
    /// The writing half of a computed attribute: instance and value (undefined for `del`).
    Setter,
}

/// One native function, declared next to its body.
pub struct Def {
    /// As in the docs: `isclose(a, b, *, rel_tol=1e-09, abs_tol=0.0)`.
    pub signature: &'static str,
    pub doc: &'static str,
    pub kind: DefKind,
    pub body: NativeFn,
}

/// A function of a module or a method of a type.
pub const fn def(signature: &'static str, doc: &'static str, body: NativeFn) -> Def {
    Def { signature, doc, kind: DefKind::Function, body }
}

/// A method whose first parameter is the class.
pub const fn class_method(signature: &'static str, doc: &'static str, body: NativeFn) -> Def {
    Def { signature, doc, kind: DefKind::ClassMethod, body }
}

/// A method that takes no instance; `__new__` is one, with the class as its first parameter.
pub const fn static_method(signature: &'static str, doc: &'static str, body: NativeFn) -> Def {
    Def { signature, doc, kind: DefKind::StaticMethod, body }
}

/// A computed attribute.
pub const fn getter(name: &'static str, doc: &'static str, body: NativeFn) -> Def {
    Def { signature: name, doc, kind: DefKind::Getter, body }
}

/// A computed attribute that CPython keeps as a member of a C structure.
pub const fn member(name: &'static str, doc: &'static str, body: NativeFn) -> Def {
    Def { signature: name, doc, kind: DefKind::Member, body }
}

/// How a computed attribute is set or deleted; stands behind the getter of the same name.
pub const fn setter(name: &'static str, body: NativeFn) -> Def {
    Def { signature: name, doc: "", kind: DefKind::Setter, body }
}

impl Def {
    /// The name in front of the signature's parenthesis.
    pub fn name(&self) -> &'static str {
        self.signature.split('(').next().unwrap_or(self.signature)
    }
}

/// The data of a built-in function.
pub struct Native {
    pub def: &'static Def,
    signature: OnceCell<Signature>,
    /// How many arguments can be passed on as they stand; [`UNKNOWN`] before the signature is read, [`NEVER`].
    exact: Cell<u8>,
    /// The type whose method it is; absent for functions of modules.
    pub owner: Option<Ref<Type>>,
    /// What `__module__` says: the module's name, or None.
    pub module: Value,
    /// The body, where it is of our own Python text; then that of the definition is never run.
    pub python: Option<Ref<Function>>,
}

// SAFETY: `Kind::Native` names this type only.
#[expect(unsafe_code, reason = "the kind of each data type is declared beside it")]
unsafe impl Data for Native {
    const KIND: Kind = Kind::Native;
    const TRACKED: bool = true;
    fn traverse(&self, visit: Visitor) -> bool {
        if let Some(owner) = &self.owner {
            owner.trace(visit);
        }
        if let Some(function) = &self.python {
            function.trace(visit);
        }
        if let Some(signature) = self.signature.get() {
            signature.defaults.iter().chain(signature.keyword_defaults.iter().flatten()).for_each(visit);
        }
        true
    }
}

impl Native {
    pub fn new(def: &'static Def, owner: Option<Ref<Type>>, module: Value) -> Ref<Native> {
        let (signature, exact) = (OnceCell::new(), Cell::new(UNKNOWN));
        Ref::new(Native { def, signature, exact, owner, module, python: None })
    }

    /// A function whose body is Python: the signature has the defaults of that.
    pub fn of_python(
        def: &'static Def,
        owner: Option<Ref<Type>>,
        module: Value,
        signature: Signature,
        function: Ref<Function>,
    ) -> Ref<Native> {
        let exact = Cell::new(NEVER);
        Ref::new(Native { def, signature: OnceCell::from(signature), exact, owner, module, python: Some(function) })
    }

    /// True when so many positional arguments need no binding.
    #[inline(always)]
    pub fn takes_exactly(&self, count: usize) -> bool {
        let exact = self.exact.get();
        if exact == UNKNOWN {
            let signature = self.signature();
            let places = u8::try_from(signature.places()).unwrap_or(NEVER);
            // What `__new__` is asked to make is looked at first.
            let makes = self.def.kind == DefKind::StaticMethod && self.def.name() == "__new__";
            self.exact.set(if signature.plain() && !makes { places } else { NEVER });
        }
        count == self.exact.get() as usize
    }

    /// The defaults that have to follow so many positional arguments, when no more is missing to a call.
    #[inline]
    pub fn defaults_behind(&self, count: usize) -> Option<&[Value]> {
        let signature = self.signature.get().filter(|_| self.python.is_none())?;
        let missing = signature.positional.len().checked_sub(count)?;
        let kept = signature.defaults.len().checked_sub(missing)?;
        if signature.plain() { Some(&signature.defaults[kept..]) } else { None }
    }

    /// The first parameter is the instance or the class.
    pub fn is_method(&self) -> bool {
        self.owner.is_some() && matches!(self.def.kind, DefKind::Function | DefKind::ClassMethod)
    }

    /// A special method that stands for an operation: CPython calls it a slot wrapper.
    pub fn is_wrapper(&self) -> bool {
        let Some(owner) = &self.owner else { return false };
        // A few are ordinary methods there.
        let plain = match self.def.name() {
            "__getitem__" => matches!(owner.layout, Kind::List | Kind::Dict),
            "__contains__" => matches!(owner.layout, Kind::Dict | Kind::Set | Kind::FrozenSet),
            _ => false,
        };
        !plain && self.def.kind == DefKind::Function && crate::vm::slots::is_slot(self.def.name())
    }

    /// How errors call it: `list.append`, `len`.
    pub fn shown_name(&self) -> String {
        match &self.owner {
            Some(owner) if self.is_method() => format!("{}.{}", owner.qualname.borrow().as_str(), self.def.name()),
            _ => self.def.name().to_owned(),
        }
    }

    /// The parsed signature.
    #[inline]
    pub fn signature(&self) -> &Signature {
        self.signature.get_or_init(|| Signature::parse(self.def.signature))
    }
}

/// True for a function written in Rust: quick paths know what those do, and those that only seem to be are others.
pub fn is_built_in(value: &Value) -> bool {
    value.get::<Native>().is_some_and(|native| native.python.is_none())
}

const UNKNOWN: u8 = 255;
const NEVER: u8 = 254;

fn this(value: &Value) -> Ref<Native> {
    // A bound method of a built-in type is of the same class.
    let function = value.get::<super::Method>().map_or(value, |method| &method.function);
    function.to_ref::<Native>().expect("methods of built-in functions get built-in functions")
}

/// The attributes of built-in functions and methods.
pub const METHODS: &[Def] = &[
    def("__call__(self, /, *args, **kwargs)", "Call self as a function.", |vm, args| {
        let given = args[1].to_ref::<Tuple>().unwrap_or_else(|| Tuple::from_vec(Vec::new()));
        let keywords = vm.keyword_pairs(&args[2])?;
        vm.deeper(|vm| vm.call_with(&args[0], &given, &keywords))
    }),
    def("__repr__(self, /)", "Return repr(self).", |vm, args| vm.repr_of(&args[0]).map(Value::from)),
    getter("__name__", "", |vm, args| Ok(vm.text(this(&args[0]).def.name()))),
    getter("__qualname__", "", |vm, args| {
        let native = this(&args[0]);
        let home = match args[0].get::<super::Method>() {
            // What is bound goes by the class of what it is bound to, or by the class that is.
            Some(method) => Some(method.this.to_ref::<Type>().unwrap_or_else(|| vm.class_of(&method.this))),
            None => native.owner.clone(),
        };
        Ok(vm.text(match home {
            Some(home) => format!("{}.{}", home.qualname.borrow().as_str(), native.def.name()),
            None => native.def.name().to_owned(),
        }))
    }),
    getter("__doc__", "", |vm, args| Ok(vm.text(this(&args[0]).def.doc))),
    getter("__self__", "", |vm, args| match args[0].get::<super::Method>() {
        Some(method) => Ok(method.this.clone()),
        // `__new__` is bound to the class, other static methods to nothing.
        None if this(&args[0]).def.name() == "__new__" => {
            Ok(this(&args[0]).owner.as_ref().map_or(Value::NONE, Ref::value))
        }
        None => {
            let module = this(&args[0]).module.to_ref::<super::Str>();
            let loaded = module.as_ref().and_then(|name| vm.modules.get_str(name));
            Ok(match (loaded, module) {
                (Some(module), _) => module,
                (None, Some(name)) if name.as_str() == "builtins" => crate::builtins::module(vm),
                _ => Value::NONE,
            })
        }
    }),
    getter("__objclass__", "", |_, args| {
        let native = this(&args[0]);
        Ok(native.owner.as_ref().map_or(Value::NONE, Ref::value))
    }),
    getter("__text_signature__", "", |vm, args| {
        let native = this(&args[0]);
        let inside = native.def.signature.split_once('(').map_or(")", |(_, inside)| inside);
        let inside = inside.strip_suffix(BY_CLASS).unwrap_or(inside);
        // What a function of a module is bound to has a mark of its own, as has the instance of a method.
        Ok(match &native.owner {
            None if inside == ")" => vm.text("($module)"),
            None => vm.text(format!("($module, {inside}")),
            Some(_) => vm.text(format!("({inside}").replacen("(self", "($self", 1).replacen("(cls", "($type", 1)),
        })
    }),
];

/// What functions of modules and what is bound have besides.
pub const MODULE: &[Def] = &[getter("__module__", "", |_, args| Ok(this(&args[0]).module.clone()))];

/// What methods of built-in types have besides, as long as they are bound to nothing.
pub const DESCRIPTOR: &[Def] = &[def(
    "__get__(self, instance, owner=None, /)",
    "Return an attribute of instance, which is of type owner.",
    |vm, args| {
        super::descriptors::asked_of_something(vm, args)?;
        let native = this(&args[0]);
        if args[1].is_none() || !native.is_method() {
            return Ok(args[0].clone());
        }
        if let Some(owner) = &native.owner
            && !vm.class_of(&args[1]).is_subtype(owner)
        {
            let (name, owner, found) = (native.def.name(), owner.name(), vm.type_name(&args[1]));
            let owner = owner.as_str();
            let message = format!("descriptor '{name}' for '{owner}' objects doesn't apply to a '{found}' object");
            return Err(vm.type_error(message));
        }
        Ok(super::Method::new(args[0].clone(), args[1].clone()))
    },
)];
