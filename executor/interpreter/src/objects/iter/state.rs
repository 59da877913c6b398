//! `__reduce__` and `__setstate__` of iterators: what makes one again that stands at the same place.

use super::{EXHAUSTED, Iter, Iteration};
use crate::memory::{Kind, Ref, Tuple, Value};
use crate::objects::native::{Def, def};
use crate::objects::{List, Range, Str};
use crate::vm::{Res, Vm};

/// What all have.
pub const REDUCE: &[Def] = &[def("__reduce__(self, /)", "What makes the iterator again.", reduce)];

/// What those have that walk a sequence by numbers.
pub const SET_STATE: &[Def] = &[def("__setstate__(self, state, /)", "Go to a place.", set_state)];

/// `zip.__setstate__`
pub const SET_STRICT: &[Def] =
    &[def("__setstate__(self, state, /)", "Say whether all must be of one length.", |vm, args| {
        let strict = vm.truth(&args[1])?;
        let iter = vm.receiver::<Iter>(&args[0])?;
        if let Ok(mut state) = iter.state.try_borrow_mut()
            && let Iteration::Zip { strict: known, .. } = &mut *state
        {
            *known = strict;
        }
        Ok(Value::NONE)
    })];

fn tuple(items: Vec<Value>) -> Value {
    Value::from(Tuple::from_vec(items))
}

/// Function and arguments, and the place where there is one.
fn parts(function: Value, arguments: Vec<Value>, place: Option<Value>) -> Value {
    let mut all = vec![function, tuple(arguments)];
    all.extend(place);
    tuple(all)
}

fn reduce(vm: &mut Vm, args: &[Value]) -> Res {
    let iter = vm.receiver::<Iter>(&args[0])?;
    let iterate = vm.module_attr("builtins", "iter")?;
    let class = vm.class_of(&args[0]).value();
    let Ok(state) = iter.state.try_borrow() else {
        return Err(vm.value_error("iterator already executing"));
    };
    Ok(match &*state {
        Iteration::List { next: EXHAUSTED, .. } => parts(iterate, vec![Value::from(List::new(Vec::new()))], None),
        Iteration::List { list, next } => parts(iterate, vec![list.value()], Some(Value::int(*next as i64))),
        Iteration::ListReversed { next: 0, .. } => parts(iterate, vec![Value::from(List::new(Vec::new()))], None),
        Iteration::ListReversed { list, next } => {
            let reversed = vm.types.reversed.value();
            parts(reversed, vec![list.value()], Some(Value::int(*next as i64 - 1)))
        }
        Iteration::Tuple { tuple, next: 0 } if class.same(&vm.types.generic_alias_iterator.value()) => {
            let alias = tuple.first().map(crate::objects::generic_alias::without_star).unwrap_or(Value::NONE);
            parts(iterate, vec![alias], None)
        }
        Iteration::Tuple { .. } if class.same(&vm.types.generic_alias_iterator.value()) => {
            parts(iterate, vec![tuple(Vec::new())], None)
        }
        Iteration::Tuple { tuple, next } => parts(iterate, vec![tuple.value()], Some(Value::int(*next as i64))),
        Iteration::Str { text, offset } => {
            let place = text.as_str().get(..*offset).map_or(0, |before| before.chars().count());
            parts(iterate, vec![text.value()], Some(Value::int(place as i64)))
        }
        Iteration::Bytes { bytes, next } => parts(iterate, vec![bytes.clone()], Some(Value::int(*next as i64))),
        Iteration::Sequence { object, next } => parts(iterate, vec![object.clone()], Some(Value::int(*next))),
        Iteration::SequenceReversed { object, next } => parts(class, vec![object.clone()], Some(Value::int(*next))),
        Iteration::Callable { function, sentinel } => parts(iterate, vec![function.clone(), sentinel.clone()], None),
        Iteration::Map { function, sources, .. } => {
            let mut arguments = vec![function.clone()];
            arguments.extend(sources.iter().cloned());
            parts(class, arguments, None)
        }
        Iteration::Filter { function, source } => parts(class, vec![function.clone(), source.clone()], None),
        Iteration::Zip { sources, strict } => parts(class, sources.clone(), strict.then_some(Value::TRUE)),
        Iteration::Enumerate { source, next } => parts(class, vec![source.clone(), next.clone()], None),
        Iteration::Range { next, step, left } => {
            let (next, step, left) = (i128::from(*next), i128::from(*step), i128::from(*left));
            let big = |number: i128| crate::objects::int::from_big(dashu_int::IBig::from(number));
            let range = Range { start: big(next), stop: big(next + step * left), step: big(step) };
            parts(iterate, vec![Value::from(Ref::new(range))], Some(Value::NONE))
        }
        Iteration::BigRange { next, step, left } => {
            let big = crate::objects::int::from_big;
            let stop = next + step * left;
            let range = Range { start: big(next.clone()), stop: big(stop), step: big(step.clone()) };
            parts(iterate, vec![Value::from(Ref::new(range))], Some(Value::NONE))
        }
        Iteration::Dict { .. } | Iteration::DictReversed { .. } | Iteration::Set { .. } => {
            drop(state);
            let rest = remaining(vm, &iter)?;
            parts(iterate, vec![Value::from(List::new(rest))], None)
        }
        Iteration::Native(_) => {
            let shown = vm.type_name(&args[0]);
            return Err(vm.type_error(format!("cannot pickle '{shown}' object")));
        }
        Iteration::Done => {
            drop(state);
            let nothing = match vm.type_name(&args[0]).as_str() {
                "str_iterator" | "str_ascii_iterator" => Value::from(Str::new("")),
                "list_iterator" | "list_reverseiterator" => Value::from(List::new(Vec::new())),
                name if name.starts_with("dict_") || name.starts_with("set_") => Value::from(List::new(Vec::new())),
                _ => tuple(Vec::new()),
            };
            parts(iterate, vec![nothing], None)
        }
    })
}

/// What an iterator over a dict or a set has left; it stays where it is.
fn remaining(vm: &mut Vm, iter: &Ref<Iter>) -> Res<Vec<Value>> {
    let copied = {
        let Ok(state) = iter.state.try_borrow() else { return Ok(Vec::new()) };
        match &*state {
            &Iteration::Dict { ref dict, part, removals, place, length, left } => {
                Iteration::Dict { dict: dict.clone(), part, removals, place, length, left }
            }
            Iteration::DictReversed { dict, part, place, length } => {
                Iteration::DictReversed { dict: dict.clone(), part: *part, place: *place, length: *length }
            }
            Iteration::Set { set, place, length } => {
                Iteration::Set { set: set.clone(), place: *place, length: *length }
            }
            _ => return Ok(Vec::new()),
        }
    };
    vm.collect(&Iter::new(copied))
}

fn set_state(vm: &mut Vm, args: &[Value]) -> Res {
    let iter = vm.receiver::<Iter>(&args[0])?;
    let ranged = match iter.state.try_borrow().as_deref() {
        Ok(Iteration::Range { .. } | Iteration::BigRange { .. }) => true,
        Ok(_) => matches!(vm.type_name(&args[0]).as_str(), "range_iterator" | "longrange_iterator"),
        Err(_) => return Err(vm.value_error("iterator already executing")),
    };
    if ranged {
        return skip(vm, &iter, &args[1]);
    }
    if !matches!(args[1].unwrapped().kind(), Kind::Int | Kind::Bool | Kind::BigInt) {
        return Err(vm.type_error("an integer is required"));
    }
    let wanted = match args[1].unwrapped().as_index() {
        Some(wanted) => wanted,
        None => return Err(vm.overflow_error("Python int too large to convert to C ssize_t")),
    };
    let sequence = match iter.state.try_borrow().as_deref() {
        Ok(Iteration::SequenceReversed { object, .. }) => Some(object.clone()),
        _ => None,
    };
    let length = match sequence {
        Some(object) => vm.length(&object)? as i64,
        None => 0,
    };
    let Ok(mut state) = iter.state.try_borrow_mut() else { return Ok(Value::NONE) };
    let within = |length: usize| usize::try_from(wanted).unwrap_or(0).min(length);
    match &mut *state {
        Iteration::List { next: EXHAUSTED, .. } => {}
        Iteration::List { list, next } if wanted < 0 => *next = list.len(),
        Iteration::List { list, next } => *next = within(list.len()),
        Iteration::ListReversed { list, next } => {
            *next = usize::try_from(wanted.saturating_add(1)).unwrap_or(0).min(list.len());
        }
        Iteration::Tuple { tuple, next } => *next = within(tuple.len()),
        Iteration::Str { text, offset } => {
            let place = within(usize::MAX);
            let text = text.as_str();
            *offset = text.char_indices().nth(place).map_or(text.len(), |(offset, _)| offset);
        }
        Iteration::Bytes { bytes, next } => {
            let length = match (bytes.get::<crate::objects::Bytes>(), bytes.get::<crate::objects::ByteArray>()) {
                (Some(bytes), _) => bytes.as_slice().len(),
                (_, Some(bytes)) => bytes.data.borrow().len(),
                _ => 0,
            };
            *next = within(length);
        }
        Iteration::Sequence { next, .. } => *next = wanted.max(0),
        Iteration::SequenceReversed { next, .. } => *next = wanted.clamp(-1, (length - 1).max(-1)),
        _ => {}
    }
    Ok(Value::NONE)
}

/// Iterators over ranges go on from where they stand.
fn skip(vm: &mut Vm, iter: &Ref<Iter>, wanted: &Value) -> Res {
    let small = matches!(iter.state.try_borrow().as_deref(), Ok(Iteration::Range { .. } | Iteration::Done));
    if small {
        let wanted = vm.index_value(wanted)?;
        let Some(wanted) = wanted.as_index() else {
            return Err(vm.overflow_error("Python int too large to convert to C long"));
        };
        if let Ok(mut state) = iter.state.try_borrow_mut()
            && let Iteration::Range { next, step, left } = &mut *state
        {
            let skipped = u64::try_from(wanted).unwrap_or(0).min(*left);
            *next = next.wrapping_add(step.wrapping_mul(skipped as i64));
            *left -= skipped;
        }
        return Ok(Value::NONE);
    }
    let Some(wanted) = crate::objects::int::to_big(wanted.unwrapped()) else {
        let shown = vm.type_name(wanted);
        return Err(vm.type_error(format!("'<' not supported between instances of '{shown}' and 'int'")));
    };
    if let Ok(mut state) = iter.state.try_borrow_mut()
        && let Iteration::BigRange { next, step, left } = &mut *state
    {
        let skipped = wanted.max(dashu_int::IBig::ZERO).min(left.clone());
        *next += &*step * &skipped;
        *left -= skipped;
    }
    Ok(Value::NONE)
}
