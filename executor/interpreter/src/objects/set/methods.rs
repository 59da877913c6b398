//! Methods of `set` and `frozenset`.

use super::{Set, SetTable};
use crate::memory::{Kind, Tuple, Value};
use crate::objects::List;
use crate::objects::native::{Def, class_method, def, static_method};
use crate::vm::arguments::rest;
use crate::vm::operators::Binary;
use crate::vm::{Res, Vm};

macro_rules! shared {
    ($($more:expr,)*) => {
        &[
            class_method("__class_getitem__(cls, item, /)", "set[int]", crate::objects::generic_alias::class_item),
            def("union(self, /, *others)", "The members of this and all others.", union),
            def("intersection(self, /, *others)", "The members that all have.", intersection),
            def("difference(self, /, *others)", "The members that no other has.", difference),
            def("symmetric_difference(self, other, /)", "The members of exactly one of both.", |vm, args| {
                vm.set_operation(Binary::Xor, &args[0], &args[1])
            }),
            def("isdisjoint(self, other, /)", "True if nothing is in both.", |vm, args| {
                vm.set_is_disjoint(&args[0], &args[1]).map(Value::bool)
            }),
            def("issubset(self, other, /)", "True if the other has all members.", |vm, args| {
                if vm.set_table(&args[1]).is_some() {
                    return vm.is_subset(&args[0], args[1].unwrapped()).map(Value::bool);
                }
                let others = Value::from(Tuple::from_vec(vec![args[1].clone()]));
                let both = intersection(vm, &[args[0].clone(), others])?;
                Ok(Value::bool(vm.length(&both)? == vm.length(args[0].unwrapped())?))
            }),
            def("__reduce__(self, /)", "What makes the set again.", |vm, args| {
                let members = Value::from(List::new(vm.collect(args[0].unwrapped())?));
                let class = vm.class_of(&args[0]).value();
                let getstate = vm.get_attr(&args[0], &crate::objects::str::intern("__getstate__"))?;
                let state = vm.call(&getstate, &[])?;
                let arguments = Value::from(Tuple::from_vec(vec![members]));
                Ok(Value::from(Tuple::from_vec(vec![class, arguments, state])))
            }),
            def("issuperset(self, other, /)", "True if all of the other are members.", |vm, args| {
                if vm.set_table(&args[1]).is_some() {
                    return vm.is_subset(args[1].unwrapped(), &args[0]).map(Value::bool);
                }
                let iterator = vm.iter(&args[1])?;
                while let Some(item) = vm.next(&iterator)? {
                    if !vm.set_contains(&args[0], &item)? {
                        return Ok(Value::FALSE);
                    }
                }
                Ok(Value::TRUE)
            }),
            $($more,)*
        ]
    };
}

/// Methods of the type.
pub const METHODS: &[Def] = shared![
    static_method("__new__(cls, *args, **kwargs)", "An empty set; __init__ fills it.", |vm, args| {
        let class = vm.types.set.clone();
        vm.wrap_native(&args[0], &class, Value::from(Set::new(SetTable::default())))
    }),
    def("__init__(self, iterable=(), /)", "Fills the set with the items of an iterable.", |vm, args| {
        let set = vm.receiver::<Set>(&args[0])?;
        let old = set.table.take();
        drop(old);
        vm.set_update(&args[0], &args[1])?;
        Ok(Value::NONE)
    }),
    def("copy(self, /)", "A new set of the same members.", |vm, args| copied(vm, &args[0])),
    def("add(self, object, /)", "Adds a member.", |vm, args| {
        vm.set_add(&args[0], args[1].clone())?;
        Ok(Value::NONE)
    }),
    def("clear(self, /)", "Removes all members.", |vm, args| {
        let set = vm.receiver::<Set>(&args[0])?;
        let old = set.table.take();
        drop(old);
        Ok(Value::NONE)
    }),
    def("discard(self, object, /)", "Removes a member if it is there.", |vm, args| {
        vm.set_discard(&args[0], &args[1])?;
        Ok(Value::NONE)
    }),
    def("remove(self, object, /)", "Removes a member, which must be there.", |vm, args| {
        if vm.set_discard(&args[0], &args[1])? { Ok(Value::NONE) } else { Err(vm.key_error(&args[1])) }
    }),
    def("pop(self, /)", "Removes some member and returns it.", |vm, args| {
        let set = vm.receiver::<Set>(&args[0])?;
        let popped = set.table.borrow_mut().pop();
        match popped {
            Some(member) => Ok(member),
            None => {
                let message = vm.text("pop from an empty set");
                Err(vm.key_error(&message))
            }
        }
    }),
    def("update(self, /, *others)", "Adds the members of all others.", |vm, args| {
        for other in others(&args[1]) {
            vm.set_update(&args[0], &other)?;
        }
        Ok(Value::NONE)
    }),
    def("intersection_update(self, /, *others)", "Keeps the members that all have.", |vm, args| {
        let result = intersection(vm, args)?;
        let set = vm.receiver::<Set>(&args[0])?;
        let table = vm.set_table(&result).map(|table| table.take()).unwrap_or_default();
        let old = set.table.replace(table);
        drop(old);
        Ok(Value::NONE)
    }),
    def("difference_update(self, /, *others)", "Removes the members of all others.", |vm, args| {
        for other in others(&args[1]) {
            vm.set_remove_all(&args[0], &other)?;
        }
        Ok(Value::NONE)
    }),
    def("symmetric_difference_update(self, other, /)", "Keeps the members of exactly one of both.", |vm, args| {
        vm.set_exchange(&args[0], &args[1])?;
        Ok(Value::NONE)
    }),
];

/// Methods of the type.
pub const FROZEN_METHODS: &[Def] = shared![
    static_method("__new__(cls, iterable=(), /)", "A frozenset of the items of an iterable.", |vm, args| {
        let class = vm.types.frozenset.clone();
        let value = if args[1].kind() == Kind::FrozenSet {
            args[1].clone()
        } else {
            let set = vm.set_from(&args[1])?;
            vm.freeze(set)
        };
        vm.wrap_native(&args[0], &class, value)
    }),
    def("copy(self, /)", "The frozenset itself.", |vm, args| copied(vm, &args[0])),
];

fn others(tuple: &Value) -> Vec<Value> {
    rest(tuple).to_vec()
}

/// A copy; a frozenset is its own.
fn copied(vm: &mut Vm, set: &Value) -> Res {
    if set.kind() == Kind::FrozenSet { Ok(set.clone()) } else { another(vm, set) }
}

/// A set of the same members, as operations with nothing give it.
fn another(vm: &mut Vm, set: &Value) -> Res {
    let copy = Value::from(Set::new(vm.set_copy(set)?));
    Ok(vm.frozen_like(set, copy))
}

fn union(vm: &mut Vm, args: &[Value]) -> Res {
    let result = Value::from(Set::new(vm.set_copy(&args[0])?));
    for other in others(&args[1]) {
        vm.set_update(&result, &other)?;
    }
    Ok(vm.frozen_like(&args[0], result))
}

fn intersection(vm: &mut Vm, args: &[Value]) -> Res {
    let others = others(&args[1]);
    if others.is_empty() {
        return another(vm, &args[0]);
    }
    let mut result = args[0].unwrapped().clone();
    for other in others {
        if vm.set_table(&other).is_some() {
            result = vm.set_operation(Binary::And, &result, other.unwrapped())?;
            continue;
        }
        let common = Value::from(Set::new(SetTable::default()));
        let iterator = vm.iter(&other)?;
        while let Some(item) = vm.next(&iterator)? {
            if vm.set_add_common(&common, &result, item)? {
                break;
            }
        }
        result = vm.frozen_like(&result, common);
    }
    Ok(result)
}

fn difference(vm: &mut Vm, args: &[Value]) -> Res {
    let others = others(&args[1]);
    let Some((first, rest)) = others.split_first() else { return another(vm, &args[0]) };
    let left = vm.set_difference(&args[0], first)?;
    if rest.is_empty() {
        return Ok(left);
    }
    let result = Value::from(Set::new(vm.set_table(&left).map(|table| table.take()).unwrap_or_default()));
    for other in rest {
        vm.set_remove_all(&result, other)?;
    }
    Ok(vm.frozen_like(&left, result))
}
