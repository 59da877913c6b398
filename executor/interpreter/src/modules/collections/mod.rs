//! `collections`. <https://docs.python.org/3.13/library/collections.html>
//!
//! `deque` and the hot parts of `defaultdict` and `Counter` are native; the rest is Python (`collections.py`).

mod deque;
mod field;

use crate::memory::{Kind, Ref, Value};
use crate::objects::native::{Def, def};
use crate::objects::str::intern;
use crate::objects::type_::collection::Collection;
use crate::objects::{Dict, Module, Type};
use crate::vm::operators::Binary;
use crate::vm::{Res, Vm, slots};

const FUNCTIONS: &[Def] =
    &[def("_count_elements(mapping, iterable, /)", "Count the items of an iterable.", |vm, args| {
        let iterator = vm.iter(&args[1])?;
        let Some(dict) = args[0].native_ref::<Dict>().filter(|_| is_plain(vm, &args[0])) else {
            return count_by_methods(vm, &args[0], &iterator);
        };
        while let Some(item) = vm.next(&iterator)? {
            let hash = vm.hash(&item)?;
            let next = match vm.dict_get_hashed(&dict, hash, &item)? {
                Some(count) => match count.as_int().and_then(|count| count.checked_add(1)) {
                    Some(next) => Value::int(next),
                    None => vm.binary(Binary::Add, &count, &Value::int(1))?,
                },
                None => Value::int(1),
            };
            vm.dict_set_hashed(&dict, hash, item, next)?;
        }
        Ok(Value::NONE)
    })];

/// True for a dict that gets and sets its items as a dict does.
fn is_plain(vm: &Vm, mapping: &Value) -> bool {
    let class = vm.class_of(mapping);
    let same = |name: &str| {
        let name = intern(name);
        let (own, plain) = (class.lookup(&name), vm.types.dict.lookup(&name));
        own.zip(plain).is_some_and(|(own, plain)| own.same(&plain))
    };
    same("get") && same("__setitem__")
}

fn count_by_methods(vm: &mut Vm, mapping: &Value, iterator: &Value) -> Res {
    let get = vm.get_attr(mapping, &intern("get"))?;
    while let Some(item) = vm.next(iterator)? {
        let known = vm.call(&get, &[item.clone(), Value::int(0)])?;
        let next = vm.binary(Binary::Add, &known, &Value::int(1))?;
        vm.set_item(mapping, &item, next)?;
    }
    Ok(Value::NONE)
}

const DEFAULTDICT: &[Def] = &[
    def("__repr__(self, /)", "Return repr(self).", |vm, args| {
        let name = vm.class_of(&args[0]).plain_name();
        let shown = vm.types.dict.lookup(&intern("__repr__")).expect("a dict can be shown");
        let items = vm.call(&shown, &args[..1])?;
        let factory = vm.get_attr(&args[0], &intern("default_factory"))?;
        let identity = factory.identity();
        let factory = if factory.is_none() {
            "None".to_owned()
        } else if vm.repr_stack.contains(&identity) {
            "...".to_owned()
        } else {
            vm.repr_stack.push(identity);
            let shown = vm.deeper(|vm| vm.repr_of(&factory));
            vm.repr_stack.pop();
            shown?.as_str().to_owned()
        };
        let items = vm.str_of(&items)?;
        Ok(vm.text(format!("{name}({factory}, {})", items.as_str())))
    }),
    def("__missing__(self, key, /)", "Called by __getitem__ for missing key.", |vm, args| {
        let factory = vm.get_attr(&args[0], &intern("default_factory"))?;
        if factory.is_none() {
            return Err(vm.key_error(&args[1]));
        }
        let value = vm.call(&factory, &[])?;
        vm.set_item(&args[0], &args[1], value.clone())?;
        Ok(value)
    }),
];

/// Fills the module.
pub fn load(vm: &mut Vm, module: &Ref<Module>) -> Res<()> {
    vm.add_functions(module, FUNCTIONS);
    let class = vm.native_class_with("collections", "deque", Kind::Foreign, None, true, deque::METHODS);
    let hash = vm.names.hash.clone();
    class.dict.set_str(&hash, Value::NONE);
    class.collection.set(Collection::Sequence);
    module.dict.set_str(&intern("deque"), class.value());
    let iterators = [("_deque_iterator", deque::FORWARDS), ("_deque_reverse_iterator", deque::BACKWARDS)];
    for (name, methods) in iterators {
        let class = vm.native_class_with("collections", name, Kind::Iter, None, false, methods);
        vm.add_methods(&class, slots::ITERATOR);
        vm.add_methods(&class, crate::objects::iter::methods::CONTAINER_ITERATOR_METHODS);
        module.dict.set_str(&intern(name), class.value());
    }
    let field = vm.native_class_with("collections", "_tuplegetter", Kind::Foreign, None, false, field::METHODS);
    module.dict.set_str(&intern("_tuplegetter"), field.value());
    vm.add_functions(module, super::traceback::PLACES);
    super::run_source(vm, module, "collections", concat!(include_str!("collections.py"), include_str!("user.py")))?;
    if let Some(class) = module.dict.get_str(&intern("OrderedDict")).and_then(|class| class.to_ref::<Type>()) {
        vm.add_methods(&class, crate::objects::dict::ordered::METHODS);
        class.changed();
    }
    if let Some(class) = module.dict.get_str(&intern("defaultdict")).and_then(|class| class.to_ref::<Type>()) {
        vm.add_methods(&class, DEFAULTDICT);
        class.changed();
    }
    Ok(())
}
