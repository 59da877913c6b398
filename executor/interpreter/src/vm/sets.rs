//! Sets, whose members may be compared by guest code, and their operations with dict views.
//! <https://docs.python.org/3.13/library/stdtypes.html#set-types-set-frozenset>
//!
//! Steps and table sizes are CPython's, since the order in which a set shows its members follows from them.

use super::operators::Binary;
use super::{Res, Vm};
use crate::memory::{Kind, Ref, Value};
use crate::objects::dict::{Found, Part};
use crate::objects::set::{Probe, SetTable};
use crate::objects::{Dict, DictView, FrozenSet, Set};
use std::cell::RefCell;

impl Vm {
    /// The table of a set or frozenset, or of an instance of a subclass.
    pub fn set_table<'v>(&self, value: &'v Value) -> Option<&'v RefCell<SetTable>> {
        match value.native::<Set>() {
            Some(set) => Some(&set.table),
            None => value.native::<FrozenSet>().map(|set| &set.table),
        }
    }

    #[inline]
    fn set_find(&mut self, set: &Value, hash: i64, key: &Value) -> Res<Option<usize>> {
        let Some(table) = self.set_table(set) else { return Ok(None) };
        let quick = key.as_int().and_then(|number| table.borrow().find_int(hash, number));
        match quick.unwrap_or_else(|| table.borrow().find(hash, key, &[])) {
            Found::At(place) => return Ok(Some(place)),
            Found::Absent => return Ok(None),
            Found::Ask(_) => {}
        }
        Ok(self.set_search(set, hash, key)?.0)
    }

    /// Searches where guest code compares. Also the places whose members it found to be different.
    #[inline(never)]
    fn set_search(&mut self, set: &Value, hash: i64, key: &Value) -> Res<(Option<usize>, Vec<usize>)> {
        let mut refused: Vec<usize> = Vec::new();
        loop {
            let (found, candidate, length) = {
                let Some(table) = self.set_table(set) else { return Ok((None, refused)) };
                let table = table.borrow();
                let found = table.find(hash, key, &refused);
                let candidate = match found {
                    Found::Ask(place) => Some(table.key_at(place).clone()),
                    _ => None,
                };
                (found, candidate, table.len())
            };
            match (found, candidate) {
                (Found::At(place), _) => return Ok((Some(place), refused)),
                (Found::Ask(place), Some(candidate)) => {
                    let equal = self.equal(&candidate, key)?;
                    let unchanged = self.set_table(set).is_some_and(|table| {
                        let table = table.borrow();
                        table.len() == length && table.iter().count() > 0 && table.key_at(place).same(&candidate)
                    });
                    if !unchanged {
                        refused.clear();
                        self.tick(1)?;
                        continue;
                    }
                    if equal {
                        return Ok((Some(place), refused));
                    }
                    refused.push(place);
                }
                _ => return Ok((None, refused)),
            }
        }
    }

    /// `key in set`; an unhashable set is looked up as a frozenset, as CPython does.
    pub fn set_contains(&mut self, set: &Value, key: &Value) -> Res<bool> {
        let hash = self.hash_member(key)?;
        Ok(self.set_find(set, hash, key)?.is_some())
    }

    #[inline]
    fn hash_member(&mut self, key: &Value) -> Res<i64> {
        if matches!(key.kind(), Kind::Int | Kind::Str) {
            return self.hash(key);
        }
        match (self.hash(key), key.unwrapped().get::<Set>()) {
            (Err(raise), Some(set)) if self.is_error(&raise, &self.errors.TypeError) => {
                let table = set.table.borrow().clone();
                let frozen = Value::from(FrozenSet::new(table));
                self.hash(&frozen)
            }
            (hash, _) => hash,
        }
    }

    /// Adds a member; false when it was there.
    pub fn set_add(&mut self, set: &Value, key: Value) -> Res<bool> {
        let hash = self.hash(&key)?;
        self.set_add_hashed(set, hash, key)
    }

    fn set_add_hashed(&mut self, set: &Value, hash: i64, key: Value) -> Res<bool> {
        let Some(table) = self.set_table(set) else { return Ok(false) };
        let growth = table.borrow().growth();
        if growth > 0 {
            self.charge(growth)?;
        }
        if let Some(table) = self.set_table(set) {
            let mut table = table.borrow_mut();
            match table.probe(hash, &key, &[]) {
                Probe::At(_) => return Ok(false),
                Probe::Ask(_) => {}
                free => {
                    table.insert_at(free, hash, key);
                    return Ok(true);
                }
            }
        }
        // Guest code has to be asked about members of the same hash.
        let (found, refused) = self.set_search(set, hash, &key)?;
        if found.is_some() {
            return Ok(false);
        }
        if let Some(table) = self.set_table(set) {
            let mut table = table.borrow_mut();
            let free = table.probe(hash, &key, &refused);
            table.insert_at(free, hash, key);
        }
        Ok(true)
    }

    /// Removes a member; false when it was not there.
    pub fn set_discard(&mut self, set: &Value, key: &Value) -> Res<bool> {
        let hash = self.hash_member(key)?;
        self.set_discard_hashed(set, hash, key)
    }

    fn set_discard_hashed(&mut self, set: &Value, hash: i64, key: &Value) -> Res<bool> {
        match self.set_find(set, hash, key)? {
            Some(place) => {
                let removed = self.set_table(set).map(|table| table.borrow_mut().remove_at(place));
                drop(removed);
                Ok(true)
            }
            None => Ok(false),
        }
    }

    /// Members with their hashes, as they are now.
    pub fn set_members(&self, set: &Value) -> Vec<(i64, Value)> {
        self.set_table(set)
            .map(|table| table.borrow().iter().map(|(hash, key)| (hash, key.clone())).collect())
            .unwrap_or_default()
    }

    /// What a set or a dict remembers of its members: their hashes with them. Others are asked for their items.
    pub fn hashed_members(&self, source: &Value) -> Option<Vec<(i64, Value)>> {
        if self.set_table(source).is_some() {
            return Some(self.set_members(source));
        }
        let dict = source.get::<Dict>()?;
        Some(dict.table.borrow().iter().map(|entry| (entry.hash, entry.key.clone())).collect())
    }

    /// Adds all items of an iterable.
    pub fn set_update(&mut self, set: &Value, source: &Value) -> Res<()> {
        if let Some(other) = self.set_table(source) {
            let Some(own) = self.set_table(set) else { return Ok(()) };
            if std::ptr::eq(own, other) {
                return Ok(());
            }
            self.tick(other.borrow().len())?;
            if own.borrow().is_empty() {
                self.charge(other.borrow().len() * 64)?;
                own.borrow_mut().take_over(&other.borrow());
                return Ok(());
            }
            let members = self.set_members(source);
            own.borrow_mut().prepare_merge(members.len());
            for (hash, key) in members {
                self.set_add_hashed(set, hash, key)?;
            }
            return Ok(());
        }
        if let Some(dict) = source.get::<Dict>() {
            if let Some(own) = self.set_table(set) {
                own.borrow_mut().prepare_merge(dict.len());
            }
            for (hash, key) in self.hashed_members(source).unwrap_or_default() {
                self.set_add_hashed(set, hash, key)?;
            }
            return Ok(());
        }
        let iterator = self.iter(source)?;
        while let Some(item) = self.next(&iterator)? {
            self.set_add(set, item)?;
        }
        Ok(())
    }

    /// A set of the items of an iterable.
    pub fn set_from(&mut self, source: &Value) -> Res {
        let set = Value::from(Set::new(SetTable::default()));
        self.set_update(&set, source)?;
        Ok(set)
    }

    /// A new set (or frozenset, when the left operand is one) with these members.
    fn set_like(&mut self, model: &Value, members: Vec<(i64, Value)>) -> Res {
        let set = Value::from(Set::new(SetTable::default()));
        for (hash, key) in members {
            self.tick(1)?;
            self.set_add_hashed(&set, hash, key)?;
        }
        Ok(self.frozen_like(model, set))
    }

    /// A set that nobody else has seen, frozen where the model is a frozenset.
    pub fn frozen_like(&mut self, model: &Value, set: Value) -> Value {
        if model.unwrapped().kind() == Kind::FrozenSet { self.freeze(set) } else { set }
    }

    /// A frozenset of the members of a set that nobody else has seen.
    pub fn freeze(&mut self, set: Value) -> Value {
        let table = self.set_table(&set).map(|table| table.take()).unwrap_or_default();
        Value::from(FrozenSet::new(table))
    }

    fn is_same_set(&self, a: &Value, b: &Value) -> bool {
        matches!((self.set_table(a), self.set_table(b)), (Some(a), Some(b)) if std::ptr::eq(a, b))
    }

    /// A copy of a set's table.
    pub fn set_copy(&mut self, set: &Value) -> Res<SetTable> {
        let length = self.set_table(set).map_or(0, |table| table.borrow().len());
        self.tick(length)?;
        self.charge(length * 64)?;
        Ok(self.set_table(set).map(|table| table.borrow().copied()).unwrap_or_default())
    }

    /// `set.difference_update(other)`
    pub fn set_remove_all(&mut self, set: &Value, other: &Value) -> Res<()> {
        if let (Some(own), Some(table)) = (self.set_table(set), self.set_table(other)) {
            if std::ptr::eq(own, table) {
                let old = own.take();
                drop(old);
                return Ok(());
            }
            // Of a much larger one, what both have is found first.
            let much_larger = table.borrow().len() >> 3 > own.borrow().len();
            let common = if much_larger { self.set_operation(Binary::And, set, other)? } else { other.clone() };
            for (hash, key) in self.set_members(&common) {
                self.tick(1)?;
                self.set_discard_hashed(set, hash, &key)?;
            }
        } else {
            let iterator = self.iter(other)?;
            while let Some(key) = self.next(&iterator)? {
                let hash = self.hash(&key)?;
                self.set_discard_hashed(set, hash, &key)?;
            }
        }
        if let Some(table) = self.set_table(set) {
            table.borrow_mut().tidy();
        }
        Ok(())
    }

    /// `a | b`, `a & b`, `a - b`, `a ^ b` of sets and dict views.
    pub(crate) fn set_binary(&mut self, op: Binary, a: &Value, b: &Value) -> Res {
        let setlike = |value: &Value| match value.kind() {
            Kind::Set | Kind::FrozenSet => true,
            Kind::DictView => value.get::<DictView>().is_some_and(|view| view.part != Part::Values),
            _ => false,
        };
        // Views of keys and items work with any iterable.
        if [a, b].into_iter().any(|side| side.kind() == Kind::DictView && setlike(side)) {
            return self.view_operation(op, a, b);
        }
        if !setlike(a) || !setlike(b) {
            return Ok(Value::NOT_IMPLEMENTED);
        }
        self.set_operation(op, a, b)
    }

    /// A set operation of which one side is a view of keys or items, in CPython's steps.
    fn view_operation(&mut self, op: Binary, a: &Value, b: &Value) -> Res {
        if op == Binary::And {
            let of_values = |view: &Value| view.get::<DictView>().is_none_or(|view| view.part == Part::Values);
            let (view, other) = if of_values(a) { (b, a) } else { (a, b) };
            let own = self.length(view)?;
            if self.set_table(other).is_some() {
                let size = self.length(other.unwrapped())?;
                if other.kind() != Kind::Instance && own <= size {
                    let result = Value::from(Set::new(SetTable::default()));
                    let iterator = self.iter(view)?;
                    while let Some(item) = self.next(&iterator)? {
                        if self.set_add_common(&result, other, item)? {
                            break;
                        }
                    }
                    return Ok(result);
                }
            }
            if !of_values(other) && self.length(other)? > own {
                return self.set_of_common(other, view);
            }
            return self.set_of_common(view, other);
        }
        if let (Binary::Xor, Some(left), Some(right)) = (op, a.get::<DictView>(), b.get::<DictView>())
            && left.part == Part::Items
            && right.part == Part::Items
        {
            return self.items_of_one(&left.dict.clone(), &right.dict.clone());
        }
        let result = self.set_of_view(a)?;
        match op {
            Binary::Or => self.set_update(&result, b)?,
            Binary::Subtract => self.set_remove_all(&result, b)?,
            _ => {
                let other = if self.set_table(b).is_some() { b.clone() } else { self.set_of_view(b)? };
                self.set_exchange(&result, &other)?;
            }
        }
        Ok(result)
    }

    /// The items that only one of two dicts has: values are compared first, so that equal ones need no hash.
    fn items_of_one(&mut self, a: &Ref<Dict>, b: &Ref<Dict>) -> Res {
        let rest = self.dict_copy(&a.value())?;
        let result = Value::from(Set::new(SetTable::default()));
        let iterator =
            self.iter(&Value::from(Ref::new(DictView { dict: b.clone(), part: Part::Items, ordered: false })))?;
        while let Some(item) = self.next(&iterator)? {
            let pair = self.collect(&item)?;
            let [key, value] = &pair[..] else { continue };
            let same = match self.dict_get(&rest, key)? {
                Some(known) => self.same_or_equal(&known, value)?,
                None => false,
            };
            if same {
                self.dict_remove(&rest, key)?;
            } else {
                self.set_add(&result, item)?;
            }
        }
        let left = Value::from(Ref::new(DictView { dict: rest, part: Part::Items, ordered: false }));
        self.set_update(&result, &left)?;
        Ok(result)
    }

    /// The items of `walked` that are in `asked`, as a set.
    fn set_of_common(&mut self, asked: &Value, walked: &Value) -> Res {
        let result = Value::from(Set::new(SetTable::default()));
        let iterator = self.iter(walked)?;
        while let Some(item) = self.next(&iterator)? {
            if self.contains(asked, &item)? {
                self.set_add(&result, item)?;
            }
        }
        Ok(result)
    }

    fn set_of_view(&mut self, view: &Value) -> Res {
        match view.get::<DictView>() {
            Some(keys) if keys.part == Part::Keys => self.set_from(&keys.dict.value()),
            _ => self.set_from(view),
        }
    }

    /// A new set of the members that another set, a dict or an iterable does not have.
    pub fn set_difference(&mut self, a: &Value, other: &Value) -> Res {
        let dict = other.to_ref::<Dict>();
        let size = |value: &Value| self.set_table(value).map(|table| table.borrow().len());
        let own = size(a).unwrap_or(0);
        if size(other).or(dict.as_ref().map(|dict| dict.len())).is_none_or(|length| own >> 2 > length) {
            // Much is kept: a copy loses what the other has.
            let result = Value::from(Set::new(self.set_copy(a)?));
            self.set_remove_all(&result, other)?;
            return Ok(self.frozen_like(a, result));
        }
        let mut left = Vec::new();
        for (hash, key) in self.set_members(a) {
            self.tick(1)?;
            let found = match &dict {
                Some(dict) => self.dict_find(dict, hash, &key)?,
                None => self.set_find(other, hash, &key)?,
            };
            if found.is_none() {
                left.push((hash, key));
            }
        }
        self.set_like(a, left)
    }

    /// Adds what a set has to another one, as `intersection` does with the items of an iterable; true when all it has
    /// is there.
    pub fn set_add_common(&mut self, common: &Value, set: &Value, item: Value) -> Res<bool> {
        let hash = self.hash(&item)?;
        if self.set_find(set, hash, &item)?.is_none() {
            return Ok(false);
        }
        self.set_add_hashed(common, hash, item)?;
        Ok(self.length(common)? >= self.length(set)?)
    }

    /// Whether nothing is in both. Of two sets the smaller one is walked.
    pub fn set_is_disjoint(&mut self, a: &Value, other: &Value) -> Res<bool> {
        if let (Some(own), Kind::Set | Kind::FrozenSet, Some(table)) =
            (self.set_table(a), other.kind(), self.set_table(other))
        {
            let (walked, asked) = if table.borrow().len() > own.borrow().len() { (a, other) } else { (other, a) };
            for (hash, key) in self.set_members(walked) {
                self.tick(1)?;
                if self.set_find(asked, hash, &key)?.is_some() {
                    return Ok(false);
                }
            }
            return Ok(true);
        }
        let iterator = self.iter(other)?;
        while let Some(item) = self.next(&iterator)? {
            let hash = self.hash(&item)?;
            if self.set_find(a, hash, &item)?.is_some() {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// A set operation; `b` is a set.
    pub fn set_operation(&mut self, op: Binary, a: &Value, b: &Value) -> Res {
        match op {
            Binary::Or => {
                let result = Value::from(Set::new(self.set_copy(a)?));
                self.set_update(&result, b)?;
                Ok(self.frozen_like(a, result))
            }
            Binary::And => {
                if self.is_same_set(a, b) {
                    let copy = Value::from(Set::new(self.set_copy(a)?));
                    return Ok(self.frozen_like(a, copy));
                }
                let (left, right) = (self.set_members(a), self.set_members(b));
                // The smaller one is walked; the left one when they are the same size.
                let (walk, other) = if right.len() > left.len() { (left, b) } else { (right, a) };
                let mut both = Vec::new();
                for (hash, key) in walk {
                    self.tick(1)?;
                    if self.set_find(other, hash, &key)?.is_some() {
                        both.push((hash, key));
                    }
                }
                self.set_like(a, both)
            }
            Binary::Subtract => self.set_difference(a, b),
            _ => {
                let result = self.set_from(b)?;
                self.set_exchange(&result, a)?;
                Ok(self.frozen_like(a, result))
            }
        }
    }

    /// `a |= b` and its like.
    pub fn set_augment(&mut self, op: Binary, target: &Value, other: &Value) -> Res<()> {
        match op {
            Binary::Or => return self.set_update(target, other),
            Binary::Subtract => return self.set_remove_all(target, other),
            Binary::Xor => return self.set_exchange(target, other),
            _ => {}
        }
        let result = self.set_operation(op, target, other)?;
        let table = self.set_table(&result).map(|table| table.borrow().clone()).unwrap_or_default();
        if let Some(cell) = self.set_table(target) {
            let old = cell.replace(table);
            drop(old);
        }
        Ok(())
    }

    /// Removes the members that both have and adds those that only `other` has.
    pub fn set_exchange(&mut self, target: &Value, other: &Value) -> Res<()> {
        if self.is_same_set(target, other) {
            let old = self.set_table(target).map(|table| table.take());
            drop(old);
            return Ok(());
        }
        let members = match self.hashed_members(other) {
            Some(members) => members,
            None => {
                let other = self.set_from(other)?;
                self.set_members(&other)
            }
        };
        for (hash, key) in members {
            self.tick(1)?;
            if !self.set_discard_hashed(target, hash, &key)? {
                self.set_add_hashed(target, hash, key)?;
            }
        }
        Ok(())
    }

    /// Comparison of sets: equality, and order by inclusion.
    pub(crate) fn compare_sets(&mut self, op: super::compare::Comparison, a: &Value, b: &Value) -> Res {
        use super::compare::Comparison::{Equal, Greater, GreaterEqual, Less, LessEqual, NotEqual};
        let items = |value: &Value| value.get::<DictView>().is_some_and(|view| view.part == Part::Items);
        if items(a) || items(b) {
            return self.compare_views(op, a, b);
        }
        let as_set = |vm: &mut Vm, value: &Value| -> Res<Option<Value>> {
            match value.get::<DictView>() {
                Some(view) if view.part == Part::Values => Ok(None),
                Some(_) => vm.set_from(value).map(Some),
                None => Ok(Some(value.clone())),
            }
        };
        let (Some(x), Some(y)) = (as_set(self, a)?, as_set(self, b)?) else { return Ok(Value::NOT_IMPLEMENTED) };
        let length = |value: &Value| self.set_table(value).map_or(0, |table| table.borrow().len());
        let (left, right) = (length(&x), length(&y));
        let result = match op {
            Equal => left == right && self.is_subset(&x, &y)?,
            NotEqual => !(left == right && self.is_subset(&x, &y)?),
            LessEqual => left <= right && self.is_subset(&x, &y)?,
            Less => left < right && self.is_subset(&x, &y)?,
            GreaterEqual => right <= left && self.is_subset(&y, &x)?,
            Greater => right < left && self.is_subset(&y, &x)?,
        };
        Ok(Value::bool(result))
    }

    /// A comparison with a view of items, whose values need not be hashable: each is looked for in the other side.
    fn compare_views(&mut self, op: super::compare::Comparison, a: &Value, b: &Value) -> Res {
        use super::compare::Comparison::{Equal, Greater, GreaterEqual, Less, LessEqual, NotEqual};
        let values = |value: &Value| value.get::<DictView>().is_some_and(|view| view.part == Part::Values);
        if values(a) || values(b) {
            return Ok(Value::NOT_IMPLEMENTED);
        }
        let (left, right) = (self.length(a)?, self.length(b)?);
        let fits = match op {
            Equal | NotEqual => left == right,
            LessEqual => left <= right,
            Less => left < right,
            GreaterEqual => left >= right,
            Greater => left > right,
        };
        let (walked, asked) = if matches!(op, Greater | GreaterEqual) { (b, a) } else { (a, b) };
        let mut within = fits;
        if fits {
            let iterator = self.iter(walked)?;
            while let Some(item) = self.next(&iterator)? {
                if !self.contains(asked, &item)? {
                    within = false;
                    break;
                }
            }
        }
        Ok(Value::bool(within != (op == NotEqual)))
    }

    /// True when all members of `a` are in `b`.
    pub fn is_subset(&mut self, a: &Value, b: &Value) -> Res<bool> {
        for (hash, key) in self.set_members(a) {
            self.tick(1)?;
            if self.set_find(b, hash, &key)?.is_none() {
                return Ok(false);
            }
        }
        Ok(true)
    }
}
