//! `map`, `filter`, `zip`, `enumerate`, `reversed`, and what iterators tell about their length.

use super::{Iter, Iteration};
use crate::memory::{Kind, Value};
use crate::objects::Dict;
use crate::objects::native::{Def, class_method, def, static_method};
use crate::vm::arguments::rest;
use crate::vm::{Res, Vm};

/// Methods of the type.
pub const MAP_METHODS: &[Def] = &[static_method(
    "__new__(cls, /, *args)",
    "The results of a function on the items of one or more iterables, lazily.",
    |vm, args| {
        let given = rest(&args[1]);
        let Some((function, sources)) = given.split_first().filter(|(_, sources)| !sources.is_empty()) else {
            return Err(vm.type_error("map() must have at least two arguments."));
        };
        let sources = iterators(vm, sources)?;
        let iter = Iter::new(Iteration::Map { function: function.clone(), sources, strict: false });
        let class = vm.types.map.clone();
        vm.wrap_native(&args[0], &class, iter)
    },
)];

/// Methods of the type.
pub const FILTER_METHODS: &[Def] = &[static_method(
    "__new__(cls, function, iterable, /)",
    "The items for which a function is true (or that are true themselves), lazily.",
    |vm, args| {
        let source = vm.iter(&args[2])?;
        let iter = Iter::new(Iteration::Filter { function: args[1].clone(), source });
        let class = vm.types.filter.clone();
        vm.wrap_native(&args[0], &class, iter)
    },
)];

/// Methods of the type.
pub const ZIP_METHODS: &[Def] = &[static_method(
    "__new__(cls, /, *iterables, strict=False)",
    "Tuples of the first items, the second items, and so on, lazily.",
    |vm, args| {
        let strict = vm.truth(&args[2])?;
        let given = rest(&args[1]);
        let sources = iterators(vm, given)?;
        let class = vm.types.zip.clone();
        vm.wrap_native(&args[0], &class, Iter::new(Iteration::Zip { sources, strict }))
    },
)];

/// Methods of the type.
pub const ENUMERATE_METHODS: &[Def] = &[
    static_method("__new__(cls, iterable, start=0)", "Pairs of a number and an item, lazily.", |vm, args| {
        let next = vm.index_value(&args[2])?;
        let source = vm.iter(&args[1])?;
        let class = vm.types.enumerate.clone();
        vm.wrap_native(&args[0], &class, Iter::new(Iteration::Enumerate { source, next }))
    }),
    class_method("__class_getitem__(cls, item, /)", "enumerate[int]", crate::objects::generic_alias::class_item),
];

/// Methods of the type.
pub const REVERSED_METHODS: &[Def] = &[
    static_method("__new__(cls, object, /)", "The items of a sequence from the last.", |vm, args| {
        let class = vm.types.reversed.clone();
        let value = reversed(vm, &args[1])?;
        if args[0].same(&class.value()) { Ok(value) } else { vm.wrap_native(&args[0], &class, value) }
    }),
    def("__length_hint__(self, /)", "How many items are left.", length_hint),
];

/// What the iterators of built-in containers have besides `__next__`.
pub const CONTAINER_ITERATOR_METHODS: &[Def] =
    &[def("__length_hint__(self, /)", "How many items are left.", length_hint)];

fn iterators(vm: &mut Vm, sources: &[Value]) -> Res<Vec<Value>> {
    sources.iter().map(|source| vm.iter(source)).collect()
}

/// `reversed(object)`
pub fn reversed(vm: &mut Vm, object: &Value) -> Res {
    let class = vm.class_of(object);
    let name = vm.names.reversed.clone();
    let refused = |vm: &mut Vm| {
        let found = vm.type_name(object);
        vm.type_error(format!("'{found}' object is not reversible"))
    };
    match class.lookup(&name) {
        Some(method) if method.is_none() => return Err(refused(vm)),
        Some(method) => return vm.call_special(&method, object, &class, &[]),
        None => {}
    }
    let sequence = class.lookup(&vm.names.getitem).is_some() && object.native::<Dict>().is_none();
    // What a built-in class gives by keys alone has no length.
    let by_keys = !class.user && class.lookup(&vm.names.len).is_none();
    if !sequence || by_keys || object.kind() == Kind::Type {
        return Err(refused(vm));
    }
    let length = vm.length(object)?;
    Ok(Iter::new(Iteration::SequenceReversed { object: object.clone(), next: length as i64 - 1 }))
}

fn length_hint(vm: &mut Vm, args: &[Value]) -> Res {
    let iter = vm.receiver::<Iter>(&args[0])?;
    let Ok(state) = iter.state.try_borrow() else { return Ok(Value::int(0)) };
    let left = |length: usize, next: usize| length.saturating_sub(next);
    let sequence = match &*state {
        Iteration::List { list, next } => left(list.len(), *next),
        // Back places that the list no longer has are no hint.
        Iteration::ListReversed { list, next } if *next <= list.len() => *next,
        Iteration::ListReversed { .. } => 0,
        Iteration::Tuple { tuple, next } => left(tuple.len(), *next),
        Iteration::Range { left, .. } => return Ok(Value::int(i64::try_from(*left).unwrap_or(i64::MAX))),
        Iteration::BigRange { left, .. } => return Ok(crate::objects::int::from_big(left.clone())),
        Iteration::Str { text, offset } => text.as_str().get(*offset..).map_or(0, |rest| rest.chars().count()),
        Iteration::Dict { dict, place, length, .. } if dict.len() == *length => {
            let table = dict.table.borrow();
            (*place..table.places()).filter(|place| table.entry(*place).is_some()).count()
        }
        Iteration::DictReversed { dict, place, length, .. } if dict.len() == *length => {
            let table = dict.table.borrow();
            (0..*place).filter(|place| table.entry(*place).is_some()).count()
        }
        Iteration::Set { set, place, length } => {
            let Some(table) = vm.set_table(set) else { return Ok(Value::int(0)) };
            let table = table.borrow();
            let (mut place, mut count) = (*place, 0);
            while let Some((next, _)) = table.next_from(place) {
                (place, count) = (next, count + 1);
            }
            if table.len() == *length { count } else { 0 }
        }
        Iteration::Bytes { bytes, next } => {
            let (bytes, next) = (bytes.clone(), *next);
            drop(state);
            let length = vm.length(&bytes)?;
            return Ok(Value::int(left(length, next) as i64));
        }
        Iteration::SequenceReversed { next: ..0, .. } => 0,
        Iteration::SequenceReversed { object, next } => {
            let (object, next) = (object.clone(), *next as usize);
            drop(state);
            // Places that the sequence no longer has are no hint.
            let within = next < vm.length(&object)?;
            return Ok(Value::int(if within { next as i64 + 1 } else { 0 }));
        }
        Iteration::Sequence { object, next } => {
            let (object, next) = (object.clone(), *next);
            drop(state);
            let length = vm.length(&object)?;
            return Ok(Value::int(left(length, usize::try_from(next).unwrap_or(0)) as i64));
        }
        Iteration::Native(native) => native.length_hint().unwrap_or(0),
        _ => 0,
    };
    Ok(Value::int(sequence as i64))
}
