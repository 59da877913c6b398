//! `functools.partial`.

use crate::memory::{Ref, Tuple, Value, Visitor};
use crate::objects::foreign::ForeignData;
use crate::objects::native::{Def, class_method, def, member, static_method};
use crate::objects::{Dict, Foreign, Instance, Method, Str, Type};
use crate::vm::{Res, Vm};

/// A function with some of its arguments.
struct Partial {
    function: Value,
    arguments: Vec<Value>,
    keywords: Ref<Dict>,
    dict: Ref<Dict>,
}

impl ForeignData for Partial {
    fn traverse(&self, visit: Visitor) -> bool {
        visit(&self.function);
        self.arguments.iter().for_each(&mut *visit);
        self.keywords.trace(visit);
        self.dict.trace(visit);
        true
    }
    fn dict(&self) -> Option<&Ref<Dict>> {
        Some(&self.dict)
    }
}

fn partial(value: &Value) -> Option<&Partial> {
    value.native::<Foreign>()?.downcast::<Partial>()
}

/// A partial with attributes is not taken apart: they would be lost.
fn has_no_attributes(value: &Value) -> bool {
    value.get::<Instance>().is_none_or(|instance| {
        instance.slots.borrow().is_empty() && instance.dict.borrow().as_ref().is_none_or(|dict| dict.is_empty())
    })
}

const WILL_BE_A_METHOD: &str = "functools.partial will be a method descriptor in future Python versions; \
    wrap it in staticmethod() if you want to preserve the old behavior";

/// The methods of `partial`.
pub const METHODS: &[Def] = &[
    static_method("__new__(cls, func=<unset>, /, *args, **keywords)", "A function with some arguments.", |vm, args| {
        if args[1].is_undef() {
            return Err(vm.type_error("type 'partial' takes at least one argument"));
        }
        if !crate::builtins::attributes::is_callable(vm, &args[1]) {
            return Err(vm.type_error("the first argument must be callable"));
        }
        let given = vm.collect(&args[2])?;
        let own = args[3].to_ref::<Dict>().unwrap_or_else(Dict::new);
        // A partial of a partial is one partial.
        let (function, arguments, keywords) = match partial(&args[1]) {
            Some(inner) if inner.dict.is_empty() && has_no_attributes(&args[1]) => {
                vm.spend(inner.arguments.len() / 16)?;
                let mut arguments = inner.arguments.clone();
                arguments.extend(given);
                let keywords = vm.dict_copy(&inner.keywords.value())?;
                vm.update_mapping(&keywords.value(), &own.value())?;
                (inner.function.clone(), arguments, keywords)
            }
            _ => (args[1].clone(), given, own),
        };
        let data = Partial { function, arguments, keywords, dict: Dict::new() };
        let class = args[0].to_ref::<Type>().expect("__new__ gets a class");
        if class.user {
            let base = vm.module_attr("functools", "partial")?;
            let base = base.to_ref::<Type>().ok_or_else(|| vm.type_error("partial has been replaced"))?;
            let inner = Value::from(Foreign::new(base, data));
            return Ok(Value::from(Instance::new(class, inner)));
        }
        Ok(Value::from(Foreign::new(class, data)))
    }),
    def("__call__(self, /, *args, **keywords)", "Call the function with these arguments, too.", |vm, args| {
        let this = args[0].clone();
        let Some(this) = partial(&this) else { return Err(vm.type_error("not a partial")) };
        let mut arguments = this.arguments.clone();
        arguments.extend(vm.collect(&args[1])?);
        let merged = if this.keywords.is_empty() {
            args[2].clone()
        } else {
            let merged = vm.dict_copy(&this.keywords.value())?.value();
            vm.update_mapping(&merged, &args[2])?;
            merged
        };
        let keywords = vm.keyword_pairs(&merged)?;
        vm.call_with(&this.function, &arguments, &keywords)
    }),
    def("__get__(self, instance, owner=None, /)", "A partial in a class is no method in 3.13.", |vm, args| {
        crate::objects::descriptors::asked_of_something(vm, args)?;
        if !args[1].is_none() {
            let class = vm.errors.FutureWarning.clone();
            vm.warn(&class, WILL_BE_A_METHOD, 1)?;
        }
        Ok(args[0].clone())
    }),
    def("__repr__(self, /)", "Return repr(self).", |vm, args| {
        let this = args[0].clone();
        let class = vm.class_of(&this);
        let Some(this) = partial(&this) else { return Ok(vm.text("functools.partial(...)")) };
        let mut parts = vec![vm.repr_of(&this.function)?.as_str().to_owned()];
        for argument in &this.arguments {
            parts.push(vm.repr_of(argument)?.as_str().to_owned());
        }
        for (name, value) in this.keywords.snapshot() {
            let name = name.get::<Str>().map_or(String::new(), |name| name.as_str().to_owned());
            parts.push(format!("{name}={}", vm.repr_of(&value)?.as_str()));
        }
        Ok(vm.text(format!("{}({})", vm.full_class_name(&class), parts.join(", "))))
    }),
    def("__reduce__(self, /)", "What makes the partial again.", |vm, args| {
        let class = vm.class_of(&args[0]).value();
        let dict = vm.get_attr_opt(&args[0], &vm.names.dict.clone())?;
        let dict = dict.filter(|dict| dict.get::<Dict>().is_some_and(|dict| !dict.is_empty()));
        let Some(this) = partial(&args[0]) else { return Err(vm.type_error("not a partial")) };
        let given = Value::from(Tuple::from_slice(&this.arguments));
        let dict = dict.unwrap_or(Value::NONE);
        let state = vec![this.function.clone(), given, this.keywords.value(), dict];
        let function = Value::from(Tuple::from_vec(vec![this.function.clone()]));
        Ok(Value::from(Tuple::from_vec(vec![class, function, Value::from(Tuple::from_vec(state))])))
    }),
    member("func", "function object to use in future partial calls", |_, args| {
        Ok(partial(&args[0]).map_or(Value::NONE, |this| this.function.clone()))
    }),
    member("args", "tuple of arguments to future partial calls", |_, args| {
        Ok(Value::from(Tuple::from_slice(partial(&args[0]).map_or(&[], |this| &this.arguments))))
    }),
    member("keywords", "dictionary of keyword arguments to future partial calls", |_, args| {
        Ok(partial(&args[0]).map_or(Value::NONE, |this| this.keywords.value()))
    }),
    class_method("__class_getitem__(cls, item, /)", "See PEP 585.", |vm, args| vm.generic_alias(&args[0], &args[1])),
];

/// Bound methods are made elsewhere; a partial never becomes one.
const _: fn(&Method) = |_| {};
const _: fn(&mut Vm) -> Res<()> = |_| Ok(());
