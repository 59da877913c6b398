//! Subscripts, membership, and dicts whose keys may be compared by guest code.

use super::operators::has_own_operators;
use super::{Res, Vm};
use crate::memory::{Kind, Ref, Tuple, Value, let_go_backwards, let_go_in_order};
use crate::objects::dict::{Found, Part};
use crate::objects::slice::Span;
use crate::objects::{ByteArray, Bytes, Dict, DictView, List, Slice, Str, Type};

impl Vm {
    /// The value of a key, if it is there. Guest `__eq__` may run; a table it changes is searched again.
    pub fn dict_get(&mut self, dict: &Ref<Dict>, key: &Value) -> Res<Option<Value>> {
        let hash = self.hash(key)?;
        self.dict_get_hashed(dict, hash, key)
    }

    /// [`Self::dict_get`] of a key whose hash somebody remembers.
    pub fn dict_get_hashed(&mut self, dict: &Ref<Dict>, hash: i64, key: &Value) -> Res<Option<Value>> {
        Ok(self.dict_find(dict, hash, key)?.map(|place| dict.table.borrow().value_at(place).clone()))
    }

    #[inline]
    pub(super) fn dict_find(&mut self, dict: &Ref<Dict>, hash: i64, key: &Value) -> Res<Option<usize>> {
        match dict.table.borrow().find(hash, key, &[]) {
            Found::At(place) => return Ok(Some(place)),
            Found::Absent => return Ok(None),
            Found::Ask(_) => {}
        }
        self.dict_search(dict, hash, key)
    }

    /// [`Self::dict_find`] where guest code compares keys.
    #[inline(never)]
    fn dict_search(&mut self, dict: &Ref<Dict>, hash: i64, key: &Value) -> Res<Option<usize>> {
        let mut refused: Vec<usize> = Vec::new();
        let mut version = 0;
        loop {
            let (found, candidate, now) = {
                let table = dict.table.borrow();
                let found = table.find(hash, key, &refused);
                let candidate = match found {
                    Found::Ask(place) => table.entry(place).map(|entry| entry.key.clone()),
                    _ => None,
                };
                let now = if candidate.is_some() { table.version() } else { 0 };
                (found, candidate, now)
            };
            match (found, candidate) {
                (Found::At(place), _) => return Ok(Some(place)),
                (Found::Ask(place), Some(candidate)) => {
                    if now != version {
                        refused.clear();
                        version = now;
                    }
                    let equal = self.equal(&candidate, key)?;
                    if dict.table.borrow().known_version() != version {
                        refused.clear();
                        version = 0;
                        self.tick(1)?;
                        continue;
                    }
                    if equal {
                        return Ok(Some(place));
                    }
                    refused.push(place);
                }
                _ => return Ok(None),
            }
        }
    }

    /// `dict[key] = value`
    pub fn dict_set(&mut self, dict: &Ref<Dict>, key: Value, value: Value) -> Res<()> {
        let hash = self.hash(&key)?;
        self.dict_set_hashed(dict, hash, key, value)
    }

    /// [`Self::dict_set`] of a key whose hash somebody remembers.
    pub fn dict_set_hashed(&mut self, dict: &Ref<Dict>, hash: i64, key: Value, value: Value) -> Res<()> {
        match self.dict_find(dict, hash, &key)? {
            Some(place) => {
                let old = dict.table.borrow_mut().replace_at(place, value);
                drop(old);
            }
            None => {
                let growth = dict.table.borrow().growth();
                if growth > 0 {
                    self.charge(growth)?;
                }
                dict.table.borrow_mut().insert_new(hash, key, value);
            }
        }
        Ok(())
    }

    /// The value of a key; one that is absent is set to `default` first.
    pub fn dict_set_default(&mut self, dict: &Ref<Dict>, key: Value, default: Value) -> Res {
        let hash = self.hash(&key)?;
        if let Some(place) = self.dict_find(dict, hash, &key)? {
            return Ok(dict.table.borrow().value_at(place).clone());
        }
        let growth = dict.table.borrow().growth();
        if growth > 0 {
            self.charge(growth)?;
        }
        dict.table.borrow_mut().insert_new(hash, key, default.clone());
        Ok(default)
    }

    /// Removes a key; its value, if it was there.
    pub fn dict_remove(&mut self, dict: &Ref<Dict>, key: &Value) -> Res<Option<Value>> {
        let hash = self.hash(key)?;
        match self.dict_find(dict, hash, key)? {
            Some(place) => {
                let (old_key, value) = dict.table.borrow_mut().remove_at(place);
                drop(old_key);
                Ok(Some(value))
            }
            None => Ok(None),
        }
    }

    /// A copy with the same order.
    pub fn dict_copy(&mut self, source: &Value) -> Res<Ref<Dict>> {
        let copy = Dict::new();
        if source.kind() == Kind::Instance {
            self.update_mapping(&copy.value(), source)?;
            return Ok(copy);
        }
        let Some(source) = source.native_ref::<Dict>() else { return Ok(copy) };
        let length = source.len();
        self.tick(length)?;
        self.charge(length * 64)?;
        let table = source.table.borrow();
        let mut target = copy.table.borrow_mut();
        target.reserve(length);
        for entry in table.iter() {
            target.insert_new(entry.hash, entry.key.clone(), entry.value.clone());
        }
        drop(target);
        Ok(copy)
    }

    /// `object[key]`
    pub fn get_item(&mut self, object: &Value, key: &Value) -> Res {
        match object.kind() {
            Kind::Dict => {
                let dict = object.borrow_ref::<Dict>().expect("the kind says so");
                if let Some(name) = key.borrow_ref::<Str>() {
                    return dict.get_str(name).ok_or_else(|| self.key_error(key));
                }
                match self.dict_get(&dict.clone(), key)? {
                    Some(value) => Ok(value),
                    None => Err(self.key_error(key)),
                }
            }
            Kind::List | Kind::Tuple | Kind::Str | Kind::Bytes | Kind::ByteArray | Kind::Range => {
                if let Some(slice) = key.to_ref::<Slice>() {
                    return self.slice_item(object, &slice);
                }
                self.sequence_item(object, key)
            }
            Kind::Type => {
                let class = object.to_ref::<Type>().expect("the kind says so");
                if has_own_operators(object)
                    && let Some(result) =
                        self.special(object, &self.names.getitem.clone(), std::slice::from_ref(key))?
                {
                    return Ok(result);
                }
                let name = self.names.class_getitem.clone();
                match class.lookup(&name) {
                    None if class.same(&self.types.type_) => {
                        crate::objects::generic_alias::new_alias(self, object, key)
                    }
                    Some(method) if !method.is_none() => {
                        let method = self.get_attr(object, &name)?;
                        self.call(&method, std::slice::from_ref(key))
                    }
                    _ => Err(self.type_error(format!("type '{}' is not subscriptable", class.name().as_str()))),
                }
            }
            _ => {
                let name = self.names.getitem.clone();
                match self.special(object, &name, std::slice::from_ref(key))? {
                    Some(value) => Ok(value),
                    None => {
                        let class = self.class_of(object).name();
                        Err(self.type_error(format!("'{}' object is not subscriptable", class.as_str())))
                    }
                }
            }
        }
    }

    /// The item of a built-in sequence at an int.
    fn sequence_item(&mut self, object: &Value, key: &Value) -> Res {
        let what = match object.kind() {
            Kind::List => "list",
            Kind::Tuple => "tuple",
            Kind::Str => "string",
            Kind::Bytes => "byte",
            Kind::ByteArray => "bytearray",
            _ => "range",
        };
        if object.kind() == Kind::Range && self.is_index(key) {
            let index = self.index_value(key)?;
            return self.range_item(object, index.unwrapped());
        }
        let index = self.sequence_index(object, key)?;
        let length = self.length(object)?;
        let place = if index < 0 { index + length as i64 } else { index };
        if place < 0 || place >= length as i64 {
            return Err(self.index_error(match object.kind() {
                Kind::Bytes => "index out of range".to_owned(),
                _ => format!("{what} index out of range"),
            }));
        }
        let place = place as usize;
        Ok(match object.kind() {
            Kind::List => object.get::<List>().and_then(|list| list.get(place)).unwrap_or_default(),
            Kind::Tuple => object.get::<Tuple>().and_then(|tuple| tuple.get(place).cloned()).unwrap_or_default(),
            Kind::Str => {
                let c = object.get::<Str>().map_or('\0', |text| text.char_at(place));
                self.character(c)
            }
            Kind::Bytes => Value::int(object.get::<Bytes>().map_or(0, |bytes| i64::from(bytes.as_slice()[place]))),
            _ => Value::int(object.get::<ByteArray>().map_or(0, |bytes| i64::from(bytes.data.borrow()[place]))),
        })
    }

    /// A subscript as a 64-bit int.
    fn sequence_index(&mut self, object: &Value, key: &Value) -> Res<i64> {
        if let Some(index) = key.as_index() {
            return Ok(index);
        }
        if !self.is_index(key) {
            let class = self.class_of(key).name();
            let shown = self.class_of(object).name();
            return Err(self.type_error(match object.kind() {
                Kind::Str => format!("string indices must be integers, not '{}'", class.as_str()),
                Kind::Bytes => format!("byte indices must be integers or slices, not {}", class.as_str()),
                _ => format!("{} indices must be integers or slices, not {}", shown.as_str(), class.as_str()),
            }));
        }
        match self.index_value(key)?.as_index() {
            Some(index) => Ok(index),
            None => {
                let class = self.class_of(key).name();
                Err(self.index_error(format!("cannot fit '{}' into an index-sized integer", class.as_str())))
            }
        }
    }

    /// Where a slice falls on a sequence of that length.
    pub fn slice_span(&mut self, slice: &Slice, length: usize) -> Res<Span> {
        let (start, stop, step) = self.slice_bounds(slice)?;
        Ok(Span::clip(start, stop, step, length))
    }

    /// Start, stop and step of a slice; `None` for a bound that is left out.
    fn slice_bounds(&mut self, slice: &Slice) -> Res<(Option<i64>, Option<i64>, i64)> {
        let step = if slice.step.is_none() { 1 } else { self.slice_bound(&slice.step)? };
        if step == 0 {
            return Err(self.value_error("slice step cannot be zero"));
        }
        let start = if slice.start.is_none() { None } else { Some(self.slice_bound(&slice.start)?) };
        let stop = if slice.stop.is_none() { None } else { Some(self.slice_bound(&slice.stop)?) };
        Ok((start, stop, step))
    }

    /// A bound as an int, clipped to 64 bits.
    pub fn slice_bound(&mut self, bound: &Value) -> Res<i64> {
        if let Some(bound) = bound.as_index() {
            return Ok(bound);
        }
        if !self.is_index(bound) {
            return Err(self.type_error("slice indices must be integers or None or have an __index__ method"));
        }
        let value = self.index_value(bound)?;
        Ok(match value.as_index() {
            Some(bound) => bound,
            None if super::compare::number_order(&value, &Value::int(0)) == Some(std::cmp::Ordering::Less) => i64::MIN,
            None => i64::MAX,
        })
    }

    /// Whether a value is an int or says that it stands for one.
    pub(crate) fn is_index(&self, value: &Value) -> bool {
        value.unwrapped().kind() == Kind::BigInt
            || value.unwrapped().as_index().is_some()
            || self.class_of(value).lookup(&self.names.index).is_some()
    }

    /// `object[start:stop]`
    pub(crate) fn get_slice(&mut self, object: &Value, start: Value, stop: Value) -> Res {
        let slice = Ref::new(Slice { start, stop, step: Value::NONE });
        self.get_item(object, &Value::from(slice))
    }

    fn slice_item(&mut self, object: &Value, slice: &Slice) -> Res {
        if object.kind() == Kind::Range {
            return self.range_slice(object, slice);
        }
        let length = self.length(object)?;
        let span = self.slice_span(slice, length)?;
        self.charge(span.count.saturating_mul(if object.kind() == Kind::Str { 1 } else { size_of::<Value>() }))?;
        let end = span.start + span.count;
        Ok(match object.kind() {
            Kind::List => {
                let list = object.get::<List>().expect("the kind says so");
                let items = list.items.borrow();
                Value::from(List::new(if span.step == 1 {
                    items.get(span.start..end).unwrap_or(&[]).to_vec()
                } else {
                    span.indices().filter_map(|place| items.get(place).cloned()).collect()
                }))
            }
            Kind::Tuple => {
                let tuple = object.get::<Tuple>().expect("the kind says so");
                if span.step == 1 && span.count == tuple.len() {
                    return Ok(object.clone());
                }
                let items: Vec<Value> = span.indices().filter_map(|place| tuple.get(place).cloned()).collect();
                Value::from(Tuple::from_vec(items))
            }
            Kind::Str => {
                let text = object.get::<Str>().expect("the kind says so");
                if span.step == 1 {
                    if span.count == 1 {
                        return Ok(self.character(text.char_at(span.start)));
                    }
                    if span.count == text.len() {
                        return Ok(object.clone());
                    }
                    let part = if span.count == 0 { "" } else { text.slice(span.start, end) };
                    return Ok(Value::from(if text.is_ascii() { Str::ascii(part) } else { Str::new(part) }));
                }
                if text.is_ascii() {
                    let bytes = text.as_str().as_bytes();
                    let picked: String = span.indices().map(|place| bytes[place] as char).collect();
                    return Ok(Value::from(Str::ascii(picked)));
                }
                let all: Vec<char> = text.as_str().chars().collect();
                let picked: String = span.indices().map(|place| all[place]).collect();
                Value::from(Str::new(picked))
            }
            Kind::Bytes => {
                let bytes = object.get::<Bytes>().expect("the kind says so").as_slice();
                if span.step == 1 && span.count == bytes.len() {
                    return Ok(object.clone());
                }
                Value::from(Bytes::new(span.indices().map(|place| bytes[place]).collect::<Vec<u8>>()))
            }
            _ => {
                let bytes = object.get::<ByteArray>().expect("the kind says so").data.borrow();
                Value::from(ByteArray::new(span.indices().map(|place| bytes[place]).collect()))
            }
        })
    }

    /// `object[key] = value`
    pub fn set_item(&mut self, object: &Value, key: &Value, value: Value) -> Res<()> {
        match object.kind() {
            Kind::Dict => {
                let dict = object.to_ref::<Dict>().expect("the kind says so");
                self.dict_set(&dict, key.clone(), value)
            }
            Kind::List => {
                if let Some(slice) = key.to_ref::<Slice>() {
                    return self.list_set_slice(object, &slice, &value);
                }
                let index = self.sequence_index(object, key)?;
                let list = object.get::<List>().expect("the kind says so");
                let length = list.len() as i64;
                let place = if index < 0 { index + length } else { index };
                if place < 0 || place >= length {
                    return Err(self.index_error("list assignment index out of range"));
                }
                let old = std::mem::replace(&mut list.items.borrow_mut()[place as usize], value);
                drop(old);
                Ok(())
            }
            Kind::ByteArray => self.bytearray_set_item(object, key, &value),
            _ => {
                let name = self.names.setitem.clone();
                match self.special(object, &name, &[key.clone(), value])? {
                    Some(_) => Ok(()),
                    None => {
                        self.is_place(object, key)?;
                        let class = self.class_of(object).name();
                        Err(self.type_error(format!("'{}' object does not support item assignment", class.as_str())))
                    }
                }
            }
        }
    }

    fn list_set_slice(&mut self, object: &Value, slice: &Slice, value: &Value) -> Res<()> {
        let list = object.to_ref::<List>().expect("only lists come here");
        let (start, stop, step) = self.slice_bounds(slice)?;
        let items = match self.sequence_items(value) {
            Ok(items) => items,
            Err(raise) if self.is_error(&raise, &self.errors.TypeError) && self.iter(value).is_err() => {
                return Err(self.type_error("must assign iterable to extended slice"));
            }
            Err(raise) => return Err(raise),
        };
        // Giving the items may have changed the list.
        let span = Span::clip(start, stop, step, list.len());
        if span.step == 1 {
            self.charge(items.len() * size_of::<Value>())?;
            let mut target = list.items.borrow_mut();
            let start = span.start.min(target.len());
            let end = (start + span.count).min(target.len());
            let mut removed: Vec<Value> = target.splice(start..end, items).collect();
            drop(target);
            let_go_backwards(&mut removed);
            return Ok(());
        }
        if items.len() != span.count {
            return Err(self.value_error(format!(
                "attempt to assign sequence of size {} to extended slice of size {}",
                items.len(),
                span.count
            )));
        }
        for (place, item) in span.indices().zip(items) {
            let old = list.items.borrow_mut().get_mut(place).map(|old| std::mem::replace(old, item));
            drop(old);
        }
        Ok(())
    }

    /// `del object[key]`
    pub fn delete_item(&mut self, object: &Value, key: &Value) -> Res<()> {
        match object.kind() {
            Kind::Dict => {
                let dict = object.to_ref::<Dict>().expect("the kind says so");
                match self.dict_remove(&dict, key)? {
                    Some(old) => {
                        drop(old);
                        Ok(())
                    }
                    None => Err(self.key_error(key)),
                }
            }
            Kind::List => {
                let list = object.to_ref::<List>().expect("the kind says so");
                if let Some(slice) = key.to_ref::<Slice>() {
                    let span = self.slice_span(&slice, list.len())?;
                    self.tick(list.len() / 16)?;
                    self.charge(span.count * size_of::<Value>())?;
                    let mut removed = remove_span(&mut list.items.borrow_mut(), &span);
                    if span.step == 1 {
                        let_go_backwards(&mut removed)
                    } else {
                        let_go_in_order(&mut removed)
                    }
                    return Ok(());
                }
                let index = self.sequence_index(object, key)?;
                let length = list.len() as i64;
                let place = if index < 0 { index + length } else { index };
                if place < 0 || place >= length {
                    return Err(self.index_error("list assignment index out of range"));
                }
                self.tick(list.len() / 64)?;
                let old = list.items.borrow_mut().remove(place as usize);
                drop(old);
                Ok(())
            }
            Kind::ByteArray => self.bytearray_delete_item(object, key),
            _ => {
                let name = self.names.delitem.clone();
                match self.special(object, &name, std::slice::from_ref(key))? {
                    Some(_) => Ok(()),
                    None => {
                        let by_place = self.is_place(object, key)?;
                        let class = self.class_of(object).name();
                        let words = if by_place { "doesn't" } else { "does not" };
                        Err(self.type_error(format!("'{}' object {words} support item deletion", class.as_str())))
                    }
                }
            }
        }
    }

    /// Whether a key would be a place in an object, as CPython sees it: then it is looked at before the refusal.
    fn is_place(&mut self, object: &Value, key: &Value) -> Res<bool> {
        let class = self.class_of(object);
        let t = &self.types;
        let sequences = [&t.str, &t.bytes, &t.tuple, &t.set, &t.frozenset, &t.range, &t.dict_keys, &t.dict_values];
        let more = [&t.dict_items, &t.mappingproxy, &self.errors.ExceptionGroup];
        let sequence = class.user || sequences.into_iter().chain(more).any(|s| class.same(s));
        if !sequence || (key.as_index().is_none() && self.class_of(key).lookup(&self.names.index).is_none()) {
            return Ok(false);
        }
        if self.index_value(key)?.as_index().is_none() {
            let found = self.type_name(key);
            return Err(self.index_error(format!("cannot fit '{found}' into an index-sized integer")));
        }
        Ok(true)
    }

    /// `item in container`
    pub fn contains(&mut self, container: &Value, item: &Value) -> Res<bool> {
        match container.kind() {
            Kind::Dict => {
                let dict = container.borrow_ref::<Dict>().expect("the kind says so");
                if let Some(name) = item.borrow_ref::<Str>() {
                    return Ok(dict.table.borrow().find_str(name).is_some());
                }
                let dict = dict.clone();
                Ok(self.dict_get(&dict, item)?.is_some())
            }
            Kind::Set | Kind::FrozenSet => self.set_contains(container, item),
            Kind::List | Kind::Tuple => {
                let mut place = 0;
                loop {
                    let candidate = match container.get::<List>() {
                        Some(list) => list.get(place),
                        None => container.get::<Tuple>().and_then(|tuple| tuple.get(place).cloned()),
                    };
                    let Some(candidate) = candidate else { return Ok(false) };
                    self.tick(1)?;
                    if self.same_or_equal(&candidate, item)? {
                        return Ok(true);
                    }
                    place += 1;
                }
            }
            Kind::Str => {
                let text = container.get::<Str>().expect("the kind says so");
                match item.native::<Str>() {
                    Some(part) => {
                        self.tick(text.as_str().len() / 32)?;
                        Ok(text.as_str().contains(part.as_str()))
                    }
                    None => {
                        let class = self.class_of(item).name();
                        Err(self.type_error(format!(
                            "'in <string>' requires string as left operand, not {}",
                            class.as_str()
                        )))
                    }
                }
            }
            Kind::Bytes | Kind::ByteArray => self.bytes_contain(container, item),
            Kind::Range => self.range_contains(container, item),
            Kind::DictView => self.view_contains(container, item),
            _ => {
                let class = self.class_of(container);
                let name = self.names.contains.clone();
                match class.lookup(&name) {
                    Some(method) if method.is_none() => {
                        Err(self.type_error(format!("'{}' object is not a container", class.name().as_str())))
                    }
                    Some(method) => {
                        let result = self.call_special(&method, container, &class, std::slice::from_ref(item))?;
                        self.truth(&result)
                    }
                    None => {
                        let iterator = match self.iter(container) {
                            Ok(iterator) => iterator,
                            Err(raise) if self.is_error(&raise, &self.errors.TypeError) => {
                                let shown = class.name();
                                return Err(
                                    self.type_error(format!("argument of type '{}' is not iterable", shown.as_str()))
                                );
                            }
                            Err(raise) => return Err(raise),
                        };
                        while let Some(candidate) = self.next(&iterator)? {
                            self.tick(1)?;
                            if self.same_or_equal(&candidate, item)? {
                                return Ok(true);
                            }
                        }
                        Ok(false)
                    }
                }
            }
        }
    }

    fn view_contains(&mut self, view: &Value, item: &Value) -> Res<bool> {
        let Some(view) = view.to_ref::<DictView>() else { return Ok(false) };
        match view.part {
            Part::Keys => Ok(self.dict_get(&view.dict, item)?.is_some()),
            Part::Values => {
                for (_, value) in view.dict.snapshot() {
                    self.tick(1)?;
                    if self.same_or_equal(&value, item)? {
                        return Ok(true);
                    }
                }
                Ok(false)
            }
            Part::Items => {
                let Some(pair) = item.native_ref::<Tuple>() else { return Ok(false) };
                let [key, value] = &pair[..] else { return Ok(false) };
                match self.dict_get(&view.dict, key)? {
                    Some(found) => self.same_or_equal(&found, value),
                    None => Ok(false),
                }
            }
        }
    }

    /// `len(value)`
    pub fn length(&mut self, value: &Value) -> Res<usize> {
        Ok(match value.kind() {
            Kind::Str => value.get::<Str>().map_or(0, Str::len),
            Kind::List => value.get::<List>().map_or(0, List::len),
            Kind::Tuple => value.get::<Tuple>().map_or(0, |tuple| tuple.len()),
            Kind::Dict => value.get::<Dict>().map_or(0, Dict::len),
            Kind::Set | Kind::FrozenSet => self.set_table(value).map_or(0, |table| table.borrow().len()),
            Kind::Bytes => value.get::<Bytes>().map_or(0, |bytes| bytes.as_slice().len()),
            Kind::ByteArray => value.get::<ByteArray>().map_or(0, |bytes| bytes.data.borrow().len()),
            Kind::DictView => value.get::<DictView>().map_or(0, |view| view.dict.len()),
            Kind::Range => {
                let length = self.range_length(value)?;
                match length.as_int() {
                    Some(length) => length as usize,
                    None => return Err(self.overflow_error("Python int too large to convert to C ssize_t")),
                }
            }
            _ => {
                let name = self.names.len.clone();
                let Some(result) = self.special(value, &name, &[])? else {
                    let class = self.class_of(value).name();
                    return Err(self.type_error(format!("object of type '{}' has no len()", class.as_str())));
                };
                let result = self.index_value_of_len(&result)?;
                match result.as_index() {
                    Some(length) if length >= 0 => length as usize,
                    Some(_) => return Err(self.value_error("__len__() should return >= 0")),
                    None if self.less(&result, &Value::int(0))? => {
                        return Err(self.value_error("__len__() should return >= 0"));
                    }
                    None => return Err(self.overflow_error("cannot fit 'int' into an index-sized integer")),
                }
            }
        })
    }

    fn index_value_of_len(&mut self, result: &Value) -> Res {
        if result.as_index().is_some() {
            return Ok(result.clone());
        }
        self.index_value(result)
    }

    /// `list.extend(source)`
    pub fn list_extend(&mut self, list: &Value, source: &Value) -> Res<()> {
        let Some(target) = list.native_ref::<List>() else { return Ok(()) };
        if let Some(source) = source.get::<List>()
            && !std::ptr::eq(&raw const *target, source)
        {
            let items = source.items.borrow();
            let mut target = target.items.borrow_mut();
            self.spend(items.len() / 8)?;
            self.reserve(&mut *target, items.len())?;
            target.extend_from_slice(&items);
            return Ok(());
        }
        let items = match source.kind() {
            Kind::List => source.get::<List>().map(List::snapshot).unwrap_or_default(),
            // Added to itself, a list is not walked as its class says.
            Kind::Instance if source.native::<List>().is_some_and(|own| std::ptr::eq(&raw const *target, own)) => {
                target.snapshot()
            }
            Kind::Tuple => source.get::<Tuple>().map(|tuple| tuple.to_vec()).unwrap_or_default(),
            _ => {
                let iterator = self.iter(source)?;
                self.ask_length(source)?;
                while let Some(item) = self.next(&iterator)? {
                    let mut items = target.items.borrow_mut();
                    if items.len() == items.capacity() {
                        self.reserve(&mut *items, 1)?;
                    }
                    items.push(item);
                }
                return Ok(());
            }
        };
        self.tick(items.len() / 8)?;
        let mut target = target.items.borrow_mut();
        self.reserve(&mut *target, items.len())?;
        target.extend(items);
        Ok(())
    }

    /// `[*source]` and `f(*source)`, whose error names the function.
    pub(crate) fn extend_display(&mut self, list: &Value, source: &Value, function: &Value) -> Res<()> {
        match self.list_extend(list, source) {
            Err(raise) if self.is_error(&raise, &self.errors.TypeError) && self.not_iterable(source) => {
                let class = self.class_of(source).name();
                if function.is_undef() {
                    return Err(self.type_error(format!("Value after * must be an iterable, not {}", class.as_str())));
                }
                let shown = self.callable_name(function);
                Err(self.type_error(format!("{shown} argument after * must be an iterable, not {}", class.as_str())))
            }
            result => result,
        }
    }

    fn not_iterable(&self, source: &Value) -> bool {
        let class = self.class_of(source);
        let sequence = class.lookup(&self.names.getitem).is_some() && !class.same(&self.types.union);
        class.lookup(&self.names.iter).is_none() && !sequence
    }
}

/// Removes the items of a slice, and gives them in the order they were in.
fn remove_span(items: &mut Vec<Value>, span: &Span) -> Vec<Value> {
    let mut left = span.count;
    // An empty slice may begin anywhere.
    let Some(last) = left.checked_sub(1) else { return Vec::new() };
    let stride = span.step.unsigned_abs() as usize;
    let mut next = if span.step < 0 { span.start - last * stride } else { span.start };
    if stride == 1 {
        return items.drain(next..next + left).collect();
    }
    let mut removed = Vec::with_capacity(left);
    let mut place = 0;
    items.retain_mut(|item| {
        let goes = left > 0 && place == next;
        place += 1;
        if goes {
            removed.push(std::mem::take(item));
            next += stride;
            left -= 1;
        }
        !goes
    });
    removed
}
