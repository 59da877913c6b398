//! Methods of `dict`.

use super::{Dict, DictView, Part};
use crate::memory::{Kind, Ref, Tuple, Value};
use crate::objects::iter::Iteration;
use crate::objects::native::{Def, class_method, def, static_method};
use crate::objects::{Iter, Type};
use crate::vm::arguments::rest;
use crate::vm::{Res, Vm};

/// Methods of the type.
pub const METHODS: &[Def] = &[
    static_method("__new__(cls, *args, **kwargs)", "An empty dict; __init__ fills it.", |vm, args| {
        let class = vm.types.dict.clone();
        vm.wrap_native(&args[0], &class, Dict::new().value())
    }),
    def("__init__(self, /, *args, **kwargs)", "Fills the dict from a mapping or pairs, then names.", |vm, args| {
        update(vm, args, "dict")
    }),
    class_method("__class_getitem__(cls, item, /)", "dict[str, int]", crate::objects::generic_alias::class_item),
    class_method("fromkeys(cls, iterable, value=None, /)", "A dict with these keys and one value.", from_keys),
    def("clear(self, /)", "Removes everything.", |vm, args| {
        let dict = vm.receiver::<Dict>(&args[0])?;
        let old = dict.table.take();
        drop(old);
        Ok(Value::NONE)
    }),
    def("copy(self, /)", "A new dict of the same keys and values.", |vm, args| {
        Ok(Value::from(vm.dict_copy(&args[0])?))
    }),
    def("get(self, key, default=None, /)", "The value of a key, or a default.", |vm, args| {
        let dict = vm.receiver::<Dict>(&args[0])?;
        Ok(vm.dict_get(&dict, &args[1])?.unwrap_or_else(|| args[2].clone()))
    }),
    def("setdefault(self, key, default=None, /)", "The value of a key, set to a default if absent.", |vm, args| {
        let dict = vm.receiver::<Dict>(&args[0])?;
        vm.dict_set_default(&dict, args[1].clone(), args[2].clone())
    }),
    def("pop(self, key, default=<unset>, /)", "Removes a key and returns its value, or a default.", |vm, args| {
        let dict = vm.receiver::<Dict>(&args[0])?;
        // In an empty dict nobody asks for the hash.
        let removed = if dict.is_empty() { None } else { vm.dict_remove(&dict, &args[1])? };
        match removed {
            Some(value) => Ok(value),
            None => match args[2].defined() {
                Some(default) => Ok(default.clone()),
                None => Err(vm.key_error(&args[1])),
            },
        }
    }),
    def("popitem(self, /)", "Removes the last key and returns it with its value.", |vm, args| {
        let dict = vm.receiver::<Dict>(&args[0])?;
        let removed = {
            let mut table = dict.table.borrow_mut();
            let place = table.previous_place(usize::MAX);
            place.map(|place| table.remove_at(place))
        };
        match removed {
            Some((key, value)) => Ok(Value::from(Tuple::from_vec(vec![key, value]))),
            None => {
                let message = vm.text("popitem(): dictionary is empty");
                Err(vm.key_error(&message))
            }
        }
    }),
    def("update(self, /, *args, **kwargs)", "Takes over a mapping or pairs, then names.", |vm, args| {
        update(vm, args, "update")
    }),
    def("keys(self, /)", "A view of the keys.", |vm, args| view(vm, &args[0], Part::Keys)),
    def("values(self, /)", "A view of the values.", |vm, args| view(vm, &args[0], Part::Values)),
    def("items(self, /)", "A view of the pairs.", |vm, args| view(vm, &args[0], Part::Items)),
    def("__reversed__(self, /)", "An iterator over the keys from the last.", |vm, args| {
        let dict = vm.receiver::<Dict>(&args[0])?;
        Ok(reversed(dict, Part::Keys))
    }),
];

fn view(vm: &mut Vm, object: &Value, part: Part) -> Res {
    let dict = vm.receiver::<Dict>(object)?;
    let ordered = super::ordered::is_ordered(vm, object);
    Ok(Value::from(Ref::new(DictView { dict, part, ordered })))
}

/// An iterator from the last entry to the first.
pub fn reversed(dict: Ref<Dict>, part: Part) -> Value {
    let (place, length) = (dict.table.borrow().places(), dict.len());
    Iter::new(Iteration::DictReversed { dict, part, place, length })
}

/// `dict(...)` and `update(...)`: at most one mapping or iterable, then keywords.
fn update(vm: &mut Vm, args: &[Value], function: &str) -> Res {
    let dict = vm.receiver::<Dict>(&args[0])?;
    match rest(&args[1]) {
        [] => {}
        [source] => vm.update_mapping(&dict.value(), source)?,
        more => {
            return Err(vm.type_error(format!("{function} expected at most 1 argument, got {}", more.len())));
        }
    }
    if let Some(keywords) = args[2].to_ref::<Dict>() {
        for (key, value) in keywords.snapshot() {
            vm.dict_set(&dict, key, value)?;
        }
    }
    Ok(Value::NONE)
}

fn from_keys(vm: &mut Vm, args: &[Value]) -> Res {
    let exact = args[0].borrow_ref::<Type>().is_some_and(|class| class.same(&vm.types.dict));
    let target = if exact { Dict::new().value() } else { vm.call(&args[0], &[])? };
    if target.kind() == Kind::Dict {
        let dict = vm.receiver::<Dict>(&target)?;
        // Dicts and sets remember the hashes of what is in them.
        let hashed = if args[1].kind() == Kind::Instance { None } else { vm.hashed_members(&args[1]) };
        if let Some(members) = hashed {
            for (hash, key) in members {
                vm.tick(1)?;
                vm.dict_set_hashed(&dict, hash, key, args[2].clone())?;
            }
            return Ok(target);
        }
        let iterator = vm.iter(&args[1])?;
        while let Some(key) = vm.next(&iterator)? {
            vm.dict_set(&dict, key, args[2].clone())?;
        }
        return Ok(target);
    }
    let iterator = vm.iter(&args[1])?;
    while let Some(key) = vm.next(&iterator)? {
        vm.set_item(&target, &key, args[2].clone())?;
    }
    Ok(target)
}
