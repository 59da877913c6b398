//! `functools`. <https://docs.python.org/3.13/library/functools.html>
//!
//! `reduce`, `partial`, `cmp_to_key` and the cache are native; the rest is Python (`functools.py`).

mod cache;
mod partial;

use crate::memory::{Ref, Value, Visitor};
use crate::objects::foreign::ForeignData;
use crate::objects::native::{Def, def, member, setter};
use crate::objects::str::intern;
use crate::objects::{Foreign, Module, Type};
use crate::vm::compare::Comparison;
use crate::vm::{Res, Vm};
use std::cell::RefCell;

const FUNCTIONS: &[Def] = &[
    def("reduce(function, iterable, initial=<unset>, /)", "Combine the items two by two.", |vm, args| {
        let iterator = match vm.iter(&args[1]) {
            Err(raise) if vm.is_error(&raise, &vm.errors.TypeError) => {
                return Err(vm.type_error("reduce() arg 2 must support iteration"));
            }
            result => result?,
        };
        let mut total = if args[2].is_undef() {
            match vm.next(&iterator)? {
                Some(first) => first,
                None => return Err(vm.type_error("reduce() of empty iterable with no initial value")),
            }
        } else {
            args[2].clone()
        };
        while let Some(item) = vm.next(&iterator)? {
            total = vm.call(&args[0], &[total, item])?;
        }
        Ok(total)
    }),
    def("cmp_to_key(mycmp)", "Make a sort key of a comparison function.", |vm, args| {
        let class = vm.module_attr("functools", "_Key")?;
        let class = class.to_ref::<Type>().ok_or_else(|| vm.type_error("_Key has been replaced"))?;
        Ok(Value::from(Foreign::new(class, Key { compare: args[0].clone(), object: RefCell::new(Value::UNDEF) })))
    }),
];

/// A comparison function, and an object to compare with it once there is one.
struct Key {
    compare: Value,
    /// Undefined in what only makes keys.
    object: RefCell<Value>,
}

impl ForeignData for Key {
    fn traverse(&self, visit: Visitor) -> bool {
        visit(&self.compare);
        visit(&self.object.borrow());
        true
    }
}

fn key(value: &Value) -> Option<&Key> {
    value.get::<Foreign>()?.downcast::<Key>()
}

fn compare(vm: &mut Vm, args: &[Value], op: Comparison) -> Res {
    let (left, right) = (args[0].clone(), args[1].clone());
    let (Some(x), Some(y)) = (key(&left), key(&right)) else {
        return Err(vm.type_error("other argument must be K instance"));
    };
    let objects = [x.object.borrow().clone(), y.object.borrow().clone()];
    if objects.iter().any(Value::is_undef) {
        return Err(vm.error(&vm.errors.AttributeError.clone(), "object"));
    }
    let verdict = vm.call(&x.compare, &objects)?;
    vm.compare(op, &verdict, &Value::int(0))
}

const KEY: &[Def] = &[
    def("__lt__(self, other, /)", "Return self<other.", |vm, args| compare(vm, args, Comparison::Less)),
    def("__le__(self, other, /)", "Return self<=other.", |vm, args| compare(vm, args, Comparison::LessEqual)),
    def("__eq__(self, other, /)", "Return self==other.", |vm, args| compare(vm, args, Comparison::Equal)),
    def("__ne__(self, other, /)", "Return self!=other.", |vm, args| compare(vm, args, Comparison::NotEqual)),
    def("__gt__(self, other, /)", "Return self>other.", |vm, args| compare(vm, args, Comparison::Greater)),
    def("__ge__(self, other, /)", "Return self>=other.", |vm, args| compare(vm, args, Comparison::GreaterEqual)),
    member("obj", "Value wrapped by a key function.", |_, args| {
        let object = key(&args[0]).map_or(Value::NONE, |key| key.object.borrow().clone());
        Ok(if object.is_undef() { Value::NONE } else { object })
    }),
    setter("obj", |_, args| {
        if let Some(key) = key(&args[0]) {
            drop(key.object.replace(args[1].clone()));
        }
        Ok(Value::NONE)
    }),
    def("__call__(self, /, *args, **kwargs)", "The key of an object.", |vm, args| {
        let given = vm.collect(&args[1])?;
        let named = vm.keyword_pairs(&args[2])?;
        let object = match (&given[..], &named[..]) {
            ([object], []) => object.clone(),
            ([], [(name, object)]) if name.as_str() == "obj" => object.clone(),
            ([], []) => return Err(vm.type_error("K() missing required argument 'obj' (pos 1)")),
            ([], [(name, _)]) => {
                let name = name.as_str();
                return Err(vm.type_error(format!("K() got an unexpected keyword argument '{name}'")));
            }
            _ => {
                let count = given.len() + named.len();
                return Err(vm.type_error(format!("K() takes at most 1 argument ({count} given)")));
            }
        };
        let compare = key(&args[0]).map_or(Value::NONE, |key| key.compare.clone());
        let class = vm.class_of(&args[0]);
        Ok(Value::from(Foreign::new(class, Key { compare, object: RefCell::new(object) })))
    }),
];

/// Fills the module.
pub fn load(vm: &mut Vm, module: &Ref<Module>) -> Res<()> {
    vm.add_functions_of(module, "_functools", FUNCTIONS);
    vm.add_functions_of(module, "_functools", &[partial::PUT_TOGETHER]);
    let classes = [("_Key", KEY), ("partial", partial::METHODS), ("_lru_cache_wrapper", cache::METHODS)];
    for (name, methods) in classes {
        let shown = if name == "_Key" { "KeyWrapper" } else { name };
        let class = vm.native_class("functools", shown, methods);
        if name == "_Key" {
            class.dict.set_str(&vm.names.hash.clone(), Value::NONE);
        }
        if matches!(name, "partial" | "_lru_cache_wrapper") {
            class.has_dict.set(true);
            if name == "partial" {
                vm.add_methods(&class, &crate::objects::instance::OWN_DICT);
            }
        }
        module.dict.set_str(&intern(name), class.value());
    }
    super::run_source(vm, module, "functools", include_str!("functools.py"))
}
