//! Iteration. <https://docs.python.org/3.13/library/stdtypes.html#iterator-types>

use super::{Raise, Res, Vm};
use crate::memory::{Kind, Ref, Tuple, Value};
use crate::objects::dict::Part;
use crate::objects::iter::{EXHAUSTED, Iteration};
use crate::objects::native::is_built_in;
use crate::objects::{ByteArray, Bytes, Dict, DictView, Iter, List, Range, Str};
use dashu_int::IBig;

impl Vm {
    /// `iter(value)`
    pub fn iter(&mut self, value: &Value) -> Res {
        let state = match value.kind() {
            Kind::List => Iteration::List { list: value.to_ref::<List>().expect("the kind says so"), next: 0 },
            Kind::Tuple => Iteration::Tuple { tuple: value.to_ref::<Tuple>().expect("the kind says so"), next: 0 },
            Kind::Str => Iteration::Str { text: value.to_ref::<Str>().expect("the kind says so"), offset: 0 },
            Kind::Bytes | Kind::ByteArray => Iteration::Bytes { bytes: value.clone(), next: 0 },
            Kind::Dict => dict_iteration(value.to_ref::<Dict>().expect("the kind says so"), Part::Keys),
            Kind::DictView => {
                let view = value.get::<DictView>().expect("the kind says so");
                if view.ordered {
                    return Ok(crate::objects::dict::ordered::iterator(self, view.dict.clone(), view.part, false));
                }
                dict_iteration(view.dict.clone(), view.part)
            }
            Kind::Set | Kind::FrozenSet => {
                let length = self.set_table(value).map_or(0, |table| table.borrow().len());
                Iteration::Set { set: value.clone(), place: 0, length }
            }
            Kind::Range => {
                let range = value.get::<Range>().expect("the kind says so");
                match range.small() {
                    Some((start, stop, step)) => {
                        Iteration::Range { next: start, step, left: crate::objects::range::length(start, stop, step) }
                    }
                    None => {
                        let length = self.range_length(value)?;
                        let big = |value: &Value| crate::objects::int::to_big(value).unwrap_or(IBig::ZERO);
                        let range = value.get::<Range>().expect("the kind says so");
                        Iteration::BigRange { next: big(&range.start), step: big(&range.step), left: big(&length) }
                    }
                }
            }
            Kind::Iter => return Ok(value.clone()),
            Kind::Generator => {
                use crate::objects::generator::Flavor;
                let generator = value.get::<crate::objects::Generator>().expect("the kind says so");
                if generator.flavor == Flavor::Generator {
                    return Ok(value.clone());
                }
                return Err(self.not_iterable_error(value));
            }
            _ => return self.iter_special(value),
        };
        Ok(Iter::new(state))
    }

    fn not_iterable_error(&mut self, value: &Value) -> Raise {
        let class = self.class_of(value).name();
        self.type_error(format!("'{}' object is not iterable", class.as_str()))
    }

    fn iter_special(&mut self, value: &Value) -> Res {
        let class = self.class_of(value);
        match class.lookup(&self.names.iter) {
            Some(method) if method.is_none() => Err(self.not_iterable_error(value)),
            Some(method) => {
                let iterator = self.call_special(&method, value, &class, &[])?;
                if self.is_iterator(&iterator) {
                    return Ok(iterator);
                }
                let found = self.class_of(&iterator).name();
                Err(self.type_error(format!("iter() returned non-iterator of type '{}'", found.as_str())))
            }
            // What programs can subscript they can iterate over; of built-in types only what says so.
            None if class.lookup(&self.names.getitem).is_some_and(|found| !is_built_in(&found))
                && value.kind() != Kind::Type =>
            {
                Ok(Iter::new(Iteration::Sequence { object: value.clone(), next: 0 }))
            }
            None => Err(self.not_iterable_error(value)),
        }
    }

    /// True for what `next` takes.
    pub fn is_iterator(&self, value: &Value) -> bool {
        match value.kind() {
            Kind::Iter => true,
            Kind::Generator => value
                .get::<crate::objects::Generator>()
                .is_some_and(|generator| generator.flavor == crate::objects::generator::Flavor::Generator),
            _ => self.class_of(value).lookup(&self.names.next).is_some(),
        }
    }

    /// The next item, `None` at the end.
    pub fn next(&mut self, iterator: &Value) -> Res<Option<Value>> {
        match iterator.kind() {
            Kind::Iter => {
                self.tick(1)?;
                if let Some(item) = next_quick(iterator) {
                    return Ok(Some(item));
                }
                let iter = iterator.to_ref::<Iter>().expect("the kind says so");
                match self.next_of(&iter) {
                    // A function of `map` that raises it ends the iteration, too.
                    Err(raise) if self.is_error(&raise, &self.errors.StopIteration) => Ok(None),
                    result => result,
                }
            }
            Kind::Generator => self.generator_next(iterator),
            _ => {
                let class = self.class_of(iterator);
                let name = self.names.next.clone();
                let Some(method) = class.lookup(&name) else {
                    return Err(self.type_error(format!("'{}' object is not an iterator", class.name().as_str())));
                };
                match self.call_special(&method, iterator, &class, &[]) {
                    Ok(value) => Ok(Some(value)),
                    Err(raise) if self.is_error(&raise, &self.errors.StopIteration) => Ok(None),
                    Err(raise) => Err(raise),
                }
            }
        }
    }

    /// As [`Self::next`] for a native iterator, but a `StopIteration` that it raises is kept.
    pub(crate) fn next_raw(&mut self, iterator: &Value) -> Res<Option<Value>> {
        let iter = iterator.to_ref::<Iter>().expect("only native iterators come here");
        self.tick(1)?;
        self.next_of(&iter)
    }

    fn next_of(&mut self, iter: &Ref<Iter>) -> Res<Option<Value>> {
        let Ok(mut state) = iter.state.try_borrow_mut() else {
            return Err(self.value_error("iterator already executing"));
        };
        let found = match &mut *state {
            Iteration::Done => return Ok(None),
            Iteration::List { list, next } => {
                let item = list.get(*next);
                *next = if item.is_some() { *next + 1 } else { EXHAUSTED };
                item
            }
            Iteration::ListReversed { list, next } => {
                if *next == 0 {
                    None
                } else {
                    *next -= 1;
                    let item = list.get(*next);
                    if item.is_none() {
                        *next = 0;
                    }
                    item
                }
            }
            Iteration::Tuple { tuple, next } => {
                let item = tuple.get(*next).cloned();
                *next += 1;
                item
            }
            Iteration::Range { next, step, left } => {
                if *left == 0 {
                    None
                } else {
                    let value = *next;
                    *left -= 1;
                    *next = value.wrapping_add(*step);
                    Some(Value::int(value))
                }
            }
            Iteration::BigRange { next, step, left } => {
                if *left <= IBig::ZERO {
                    None
                } else {
                    let value = next.clone();
                    *left -= IBig::ONE;
                    *next += &*step;
                    Some(crate::objects::int::from_big(value))
                }
            }
            Iteration::Str { text, offset } => match text.as_str()[*offset..].chars().next() {
                Some(c) => {
                    *offset += c.len_utf8();
                    Some(self.character(c))
                }
                None => None,
            },
            Iteration::Bytes { bytes, next } => {
                let byte = match bytes.get::<Bytes>() {
                    Some(bytes) => bytes.as_slice().get(*next).copied(),
                    None => bytes.get::<ByteArray>().and_then(|bytes| bytes.data.borrow().get(*next).copied()),
                };
                *next += 1;
                byte.map(|byte| Value::int(i64::from(byte)))
            }
            Iteration::Dict { dict, part, removals, place, length, left } => {
                if dict.len() != *length {
                    *length = usize::MAX;
                    return Err(self.runtime_error("dictionary changed size during iteration"));
                }
                let table = dict.table.borrow();
                let found = table.next_place(*place);
                // As many have come as were removed; the only entry comes back to its old place.
                let is_back = *length == 1 && found.is_none() && table.removals() != *removals;
                if is_back || (found.is_some() && *left == 0) {
                    return Err(self.runtime_error("dictionary keys changed during iteration"));
                }
                match found {
                    Some(found) => {
                        *place = found + 1;
                        *left -= 1;
                        table.entry(found).map(|entry| part_of(*part, &entry.key, &entry.value))
                    }
                    None => None,
                }
            }
            Iteration::DictReversed { dict, part, place, length } => {
                if dict.len() != *length {
                    *length = usize::MAX;
                    return Err(self.runtime_error("dictionary changed size during iteration"));
                }
                let table = dict.table.borrow();
                match table.previous_place(*place) {
                    Some(found) => {
                        *place = found;
                        table.entry(found).map(|entry| part_of(*part, &entry.key, &entry.value))
                    }
                    None => None,
                }
            }
            Iteration::Set { set, place, length } => {
                let Some(table) = self.set_table(set) else { return Ok(None) };
                let table = table.borrow();
                if table.len() != *length {
                    *length = usize::MAX;
                    drop(table);
                    return Err(self.runtime_error("Set changed size during iteration"));
                }
                table.next_from(*place).map(|(next, key)| {
                    *place = next;
                    key.clone()
                })
            }
            // Everything from here on may run guest code: the state is out of the object meanwhile.
            _ => {
                drop(state);
                return self.next_calling(iter);
            }
        };
        if found.is_none() {
            drop(state);
            self.finish_iteration(iter);
        }
        Ok(found)
    }

    /// An exhausted iterator lets go of what it walked; it stays of its class.
    fn finish_iteration(&self, iter: &Ref<Iter>) {
        // One over a range holds nothing, and still tells of which; one from the end of a list can be set back.
        let stays = |state: &Iteration| {
            matches!(state, Iteration::Range { .. } | Iteration::BigRange { .. } | Iteration::ListReversed { .. })
        };
        if iter.state.try_borrow().as_deref().is_ok_and(stays) {
            return;
        }
        if iter.class.get().is_none() {
            let class = self.class_of(&iter.value());
            let _ = iter.class.set(class);
        }
        let old = iter.state.replace(Iteration::Done);
        drop(old);
    }

    fn next_calling(&mut self, iter: &Ref<Iter>) -> Res<Option<Value>> {
        // A clone of what is needed is taken, so that nothing is borrowed while guest code runs.
        enum Step {
            Sequence(Value, i64, bool),
            Callable(Value, Value),
            Map(Value, Vec<Value>, bool),
            Filter(Value, Value),
            Zip(Vec<Value>, bool),
            Enumerate(Value),
            Native,
        }
        let step = match &mut *iter.state.borrow_mut() {
            Iteration::Sequence { object, next } => {
                let place = *next;
                if place == i64::MAX {
                    return Err(self.overflow_error("iter index too large"));
                }
                *next += 1;
                Step::Sequence(object.clone(), place, true)
            }
            Iteration::SequenceReversed { object, next } => {
                let place = *next;
                *next -= 1;
                Step::Sequence(object.clone(), place, false)
            }
            Iteration::Callable { function, sentinel } => Step::Callable(function.clone(), sentinel.clone()),
            Iteration::Map { function, sources, strict } => Step::Map(function.clone(), sources.clone(), *strict),
            Iteration::Filter { function, source } => Step::Filter(function.clone(), source.clone()),
            Iteration::Zip { sources, strict } => Step::Zip(sources.clone(), *strict),
            Iteration::Enumerate { source, .. } => Step::Enumerate(source.clone()),
            _ => Step::Native,
        };
        match step {
            Step::Sequence(object, place, forward) => {
                if place < 0 {
                    self.finish_iteration(iter);
                    return Ok(None);
                }
                match self.get_item(&object, &Value::int(place)) {
                    Ok(item) => Ok(Some(item)),
                    Err(raise)
                        if self.is_error(&raise, &self.errors.IndexError)
                            || (forward && self.is_error(&raise, &self.errors.StopIteration)) =>
                    {
                        self.finish_iteration(iter);
                        Ok(None)
                    }
                    Err(raise) => Err(raise),
                }
            }
            Step::Callable(function, sentinel) => {
                let value = match self.call(&function, &[]) {
                    Ok(value) => value,
                    Err(raise) if self.is_error(&raise, &self.errors.StopIteration) => {
                        self.finish_iteration(iter);
                        return Ok(None);
                    }
                    Err(raise) => return Err(raise),
                };
                // The call may have gone through all there is.
                let exhausted = matches!(iter.state.try_borrow().as_deref(), Ok(Iteration::Done));
                if exhausted || self.same_or_equal(&value, &sentinel)? {
                    self.finish_iteration(iter);
                    return Ok(None);
                }
                Ok(Some(value))
            }
            Step::Map(function, sources, strict) => {
                let mut arguments = Vec::with_capacity(sources.len());
                for (place, source) in sources.iter().enumerate() {
                    match self.deeper(|vm| vm.next(source))? {
                        Some(value) => arguments.push(value),
                        None if strict => return self.strict_end("map", &sources, place, place > 0),
                        None => return Ok(None),
                    }
                }
                self.call(&function, &arguments).map(Some)
            }
            Step::Filter(function, source) => loop {
                let Some(value) = self.deeper(|vm| vm.next(&source))? else { return Ok(None) };
                self.tick(1)?;
                let keep = if function.is_none() {
                    self.truth(&value)?
                } else {
                    let verdict = self.call(&function, std::slice::from_ref(&value))?;
                    self.truth(&verdict)?
                };
                if keep {
                    return Ok(Some(value));
                }
            },
            Step::Zip(sources, strict) => {
                if sources.is_empty() {
                    return Ok(None);
                }
                let mut items = Vec::with_capacity(sources.len());
                for (place, source) in sources.iter().enumerate() {
                    match self.deeper(|vm| vm.next(source))? {
                        Some(value) => items.push(value),
                        None if strict => return self.strict_end("zip", &sources, place, place > 0),
                        None => return Ok(None),
                    }
                }
                Ok(Some(Value::from(Tuple::from_vec(items))))
            }
            Step::Enumerate(source) => {
                let Some(value) = self.deeper(|vm| vm.next(&source))? else { return Ok(None) };
                let number = match &*iter.state.borrow() {
                    Iteration::Enumerate { next, .. } => next.clone(),
                    _ => Value::int(0),
                };
                let following = match number.as_int().and_then(|number| number.checked_add(1)) {
                    Some(number) => Value::int(number),
                    None => self.binary(super::operators::Binary::Add, &number, &Value::int(1))?,
                };
                if let Iteration::Enumerate { next, .. } = &mut *iter.state.borrow_mut() {
                    *next = following;
                }
                Ok(Some(Value::from(Tuple::from_slice(&[number, value]))))
            }
            Step::Native => {
                // The iterator is taken out while it runs; meeting it there again is the program's mistake.
                let state = iter.state.replace(Iteration::Done);
                let Iteration::Native(mut native) = state else { return Ok(None) };
                let result = native.next(self);
                *iter.state.borrow_mut() = Iteration::Native(native);
                result
            }
        }
    }

    /// `zip(strict=True)` at the end of one source: all must end together.
    fn strict_end(&mut self, what: &str, sources: &[Value], ended: usize, shorter: bool) -> Res<Option<Value>> {
        if shorter {
            let plural = if ended == 1 { " ".to_owned() } else { "s 1-".to_owned() };
            return Err(
                self.value_error(format!("{what}() argument {} is shorter than argument{plural}{ended}", ended + 1))
            );
        }
        for (place, source) in sources.iter().enumerate().skip(1) {
            if self.next(source)?.is_some() {
                let plural = if place == 1 { " ".to_owned() } else { "s 1-".to_owned() };
                return Err(
                    self.value_error(format!("{what}() argument {} is longer than argument{plural}{place}", place + 1))
                );
            }
        }
        Ok(None)
    }

    /// All items of an iterable.
    pub fn collect(&mut self, source: &Value) -> Res<Vec<Value>> {
        match source.kind() {
            Kind::List => return Ok(source.get::<List>().map(List::snapshot).unwrap_or_default()),
            Kind::Tuple => return Ok(source.get::<Tuple>().map(|tuple| tuple.to_vec()).unwrap_or_default()),
            Kind::Dict => return Ok(source.get::<Dict>().map(Dict::keys).unwrap_or_default()),
            _ => {}
        }
        let iterator = self.iter(source)?;
        self.ask_length(source)?;
        let mut items = Vec::new();
        while let Some(item) = self.next(&iterator)? {
            if items.len() == items.capacity() {
                self.reserve(&mut items, 1)?;
            }
            items.push(item);
        }
        Ok(items)
    }

    /// All items of what is wanted as a sequence: its iterator is made into a list, as CPython does, and is asked itself
    /// for an iterator and how many items it expects to give.
    pub fn sequence_items(&mut self, source: &Value) -> Res<Vec<Value>> {
        if source.kind() != Kind::Instance {
            return self.collect(source);
        }
        let iterator = self.iter(source)?;
        self.collect(&iterator)
    }

    /// Asks an object of a program's class how many items it expects to give, as CPython does before it makes a list.
    /// The answer is not needed here, but the question can be seen.
    pub fn ask_length(&mut self, source: &Value) -> Res<()> {
        let too_long = match source.kind() {
            Kind::Instance => false,
            Kind::Range => return self.length(source).map(|_| ()),
            Kind::Iter => {
                let Some(iter) = source.get::<Iter>() else { return Ok(()) };
                let sequence = match iter.state.try_borrow().as_deref() {
                    Ok(Iteration::BigRange { left, .. }) if *left > IBig::from(i64::MAX) => Err(()),
                    Ok(Iteration::Sequence { object, .. } | Iteration::SequenceReversed { object, .. }) => {
                        Ok(Some(object.clone()))
                    }
                    _ => Ok(None),
                };
                match sequence {
                    Ok(Some(sequence)) => return self.ask_length(&sequence),
                    Ok(None) => false,
                    Err(()) => true,
                }
            }
            _ => return Ok(()),
        };
        if source.kind() == Kind::Iter {
            let refusal = || self.overflow_error("Python int too large to convert to C ssize_t");
            return if too_long { Err(refusal()) } else { Ok(()) };
        }
        let class = self.class_of(source);
        let (length, hint) = (self.names.len.clone(), self.names.length_hint.clone());
        if class.lookup(&length).is_some_and(|method| !is_built_in(&method)) {
            return match self.length(source) {
                Ok(_) => Ok(()),
                Err(raise) if self.is_error(&raise, &self.errors.TypeError) => Ok(()),
                Err(raise) => Err(raise),
            };
        }
        let Some(method) = class.lookup(&hint).filter(|method| !is_built_in(method)) else { return Ok(()) };
        let answer = match self.call_special(&method, source, &class, &[]) {
            Ok(answer) => answer,
            Err(raise) if self.is_error(&raise, &self.errors.TypeError) => return Ok(()),
            Err(raise) => return Err(raise),
        };
        if answer.is_not_implemented() {
            return Ok(());
        }
        self.checked_hint(&answer).map(|_| ())
    }

    /// What `__length_hint__` answered, which has to be a number of items.
    pub fn checked_hint(&mut self, answer: &Value) -> Res<i64> {
        match answer.unwrapped().as_index() {
            Some(count) if count < 0 => Err(self.value_error("__length_hint__() should return >= 0")),
            Some(count) => Ok(count),
            None if answer.unwrapped().kind() == Kind::BigInt => {
                Err(self.overflow_error("Python int too large to convert to C ssize_t"))
            }
            None => {
                let found = self.type_name(answer);
                Err(self.type_error(format!("__length_hint__ must be an integer, not {found}")))
            }
        }
    }

    /// `a, b = source`, or with a star: `behind` items after it, the list of the rest in between.
    pub(crate) fn unpack(&mut self, source: &Value, count: usize, behind: Option<usize>) -> Res<Vec<Value>> {
        if let (Some(behind), Kind::Tuple | Kind::List) = (behind, source.kind()) {
            let mut items = self.collect(source)?;
            if items.len() >= count + behind {
                let last = items.len() - behind;
                let rest = items.drain(count..last).collect();
                items.insert(count, Value::from(List::new(rest)));
                return Ok(items);
            }
        }
        let iterator = match self.iter(source) {
            Ok(iterator) => iterator,
            Err(raise) if self.is_error(&raise, &self.errors.TypeError) => {
                let class = self.class_of(source);
                if class.lookup(&self.names.iter).is_none() && class.lookup(&self.names.getitem).is_none() {
                    return Err(self.type_error(format!("cannot unpack non-iterable {} object", class.name().as_str())));
                }
                return Err(raise);
            }
            Err(raise) => return Err(raise),
        };
        let mut items = Vec::with_capacity(count + 1);
        while items.len() < count {
            match self.next(&iterator)? {
                Some(item) => items.push(item),
                None => {
                    let got = items.len();
                    return Err(self.value_error(match behind {
                        None => format!("not enough values to unpack (expected {count}, got {got})"),
                        Some(behind) => {
                            format!("not enough values to unpack (expected at least {}, got {got})", count + behind)
                        }
                    }));
                }
            }
        }
        let Some(behind) = behind else {
            if self.next(&iterator)?.is_some() {
                return Err(self.value_error(format!("too many values to unpack (expected {count})")));
            }
            return Ok(items);
        };
        let mut rest = Vec::new();
        while let Some(item) = self.next(&iterator)? {
            if rest.len() == rest.capacity() {
                self.reserve(&mut rest, 1)?;
            }
            rest.push(item);
        }
        if rest.len() < behind {
            return Err(self.value_error(format!(
                "not enough values to unpack (expected at least {}, got {})",
                count + behind,
                count + rest.len()
            )));
        }
        let last = rest.split_off(rest.len() - behind);
        items.push(Value::from(List::new(rest)));
        items.extend(last);
        Ok(items)
    }
}

/// The next item of the iterators met most, when there is one.
#[inline]
fn next_quick(iterator: &Value) -> Option<Value> {
    let mut state = iterator.get::<Iter>()?.state.try_borrow_mut().ok()?;
    match &mut *state {
        Iteration::Range { next, step, left } if *left != 0 => {
            let value = *next;
            *left -= 1;
            *next = value.wrapping_add(*step);
            Some(Value::int(value))
        }
        Iteration::List { list, next } => {
            let item = list.get(*next);
            *next = if item.is_some() { *next + 1 } else { EXHAUSTED };
            item
        }
        Iteration::Tuple { tuple, next } => {
            let item = tuple.get(*next)?.clone();
            *next += 1;
            Some(item)
        }
        _ => None,
    }
}

fn dict_iteration(dict: Ref<Dict>, part: Part) -> Iteration {
    let length = dict.len();
    let removals = dict.table.borrow().removals();
    Iteration::Dict { dict, part, removals, place: 0, length, left: length }
}

fn part_of(part: Part, key: &Value, value: &Value) -> Value {
    match part {
        Part::Keys => key.clone(),
        Part::Values => value.clone(),
        Part::Items => Value::from(Tuple::from_slice(&[key.clone(), value.clone()])),
    }
}
