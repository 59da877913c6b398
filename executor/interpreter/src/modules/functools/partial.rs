//! `functools.partial`.

use crate::memory::{Ref, Tuple, Value, Visitor};
use crate::objects::foreign::ForeignData;
use crate::objects::native::{Def, class_method, def, member, static_method};
use crate::objects::{Dict, Foreign, Instance, Type};
use crate::vm::{Res, Vm};
use std::cell::RefCell;

/// A function with some of its arguments.
struct Partial {
    state: RefCell<State>,
    dict: Ref<Dict>,
}

/// What is called.
#[derive(Clone)]
struct State {
    function: Value,
    arguments: Ref<Tuple>,
    keywords: Ref<Dict>,
}

impl ForeignData for Partial {
    fn traverse(&self, visit: Visitor) -> bool {
        let Ok(state) = self.state.try_borrow() else { return false };
        visit(&state.function);
        state.arguments.trace(visit);
        state.keywords.trace(visit);
        self.dict.trace(visit);
        true
    }
    fn clear(&self) {
        let empty = Tuple::from_vec(Vec::new());
        drop(self.state.replace(State { function: Value::NONE, arguments: empty, keywords: Dict::new() }));
    }
    fn dict(&self) -> Option<&Ref<Dict>> {
        Some(&self.dict)
    }
}

fn partial(value: &Value) -> Option<&Partial> {
    value.native::<Foreign>()?.downcast::<Partial>()
}

fn state(value: &Value) -> State {
    partial(value).expect("methods of partial get partials").state.borrow().clone()
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
                let inner = inner.state.borrow().clone();
                vm.spend(inner.arguments.len() / 16)?;
                let mut arguments = inner.arguments.to_vec();
                arguments.extend(given);
                let keywords = vm.dict_copy(&inner.keywords.value())?;
                vm.update_mapping(&keywords.value(), &own.value())?;
                (inner.function, arguments, keywords)
            }
            _ => (args[1].clone(), given, own),
        };
        let state = State { function, arguments: Tuple::from_vec(arguments), keywords };
        let data = Partial { state: RefCell::new(state), dict: Dict::new() };
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
        let this = state(&args[0]);
        let mut arguments = this.arguments.to_vec();
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
        let identity = args[0].identity();
        if vm.repr_stack.contains(&identity) {
            return Ok(vm.text("..."));
        }
        vm.repr_stack.push(identity);
        let parts = vm.deeper(|vm| shown_parts(vm, &state(&args[0])));
        vm.repr_stack.pop();
        let class = vm.class_of(&args[0]);
        let parts = parts?.join(", ");
        Ok(vm.text(format!("{}({parts})", vm.full_class_name(&class))))
    }),
    def("__reduce__(self, /)", "What makes the partial again.", |vm, args| {
        let class = vm.class_of(&args[0]).value();
        let dict = vm.get_attr_opt(&args[0], &vm.names.dict.clone())?;
        let dict = dict.filter(|dict| dict.get::<Dict>().is_some_and(|dict| !dict.is_empty()));
        let this = state(&args[0]);
        let dict = dict.unwrap_or(Value::NONE);
        let state = vec![this.function.clone(), this.arguments.value(), this.keywords.value(), dict];
        let function = Value::from(Tuple::from_vec(vec![this.function.clone()]));
        Ok(Value::from(Tuple::from_vec(vec![class, function, Value::from(Tuple::from_vec(state))])))
    }),
    member("func", "function object to use in future partial calls", |_, args| Ok(state(&args[0]).function)),
    member("args", "tuple of arguments to future partial calls", |_, args| Ok(state(&args[0]).arguments.value())),
    member("keywords", "dictionary of keyword arguments to future partial calls", |_, args| {
        Ok(state(&args[0]).keywords.value())
    }),
    class_method("__class_getitem__(cls, item, /)", "See PEP 585.", |vm, args| vm.generic_alias(&args[0], &args[1])),
];

/// The function and its arguments as they are shown.
fn shown_parts(vm: &mut Vm, this: &State) -> Res<Vec<String>> {
    let mut parts = Vec::with_capacity(1 + this.arguments.len() + this.keywords.len());
    for argument in this.arguments.iter() {
        parts.push(vm.repr_of(argument)?.as_str().to_owned());
    }
    for (name, value) in this.keywords.snapshot() {
        parts.push(format!("{}={}", vm.str_of(&name)?.as_str(), vm.repr_of(&value)?.as_str()));
    }
    parts.insert(0, vm.repr_of(&this.function)?.as_str().to_owned());
    Ok(parts)
}

/// What `copy` puts a partial together with: the class makes one, and it gets these very arguments. There is no
/// `__setstate__`, by which one that somebody has could be changed.
pub const PUT_TOGETHER: Def = def("_put_together(cls, function, args, keywords, /)", "A partial again.", |vm, args| {
    let made = vm.call(&args[0], &args[1..2])?;
    if let (Some(this), Some(arguments), Some(keywords)) =
        (partial(&made), args[2].to_ref::<Tuple>(), args[3].to_ref::<Dict>())
    {
        drop(this.state.replace(State { function: args[1].clone(), arguments, keywords }));
    }
    Ok(made)
});
