//! `dict`: insertion order, compact entries. <https://docs.python.org/3.13/library/stdtypes.html#mapping-types-dict>
//!
//! [`Table`] knows hashes and equality of simple keys; keys whose `__eq__` is guest code are compared by the virtual
//! machine, which calls back between two looks at the table (see `vm::containers`).

use super::Str;
use crate::memory::{Data, Kind, Ref, Value, Visitor, let_go_in_order};
use std::cell::{Cell, RefCell};

/// One key and its value, in insertion order. A removed entry has an undefined key.
pub struct Entry {
    pub hash: i64,
    pub key: Value,
    pub value: Value,
}

const EMPTY: u32 = u32::MAX;
const REMOVED: u32 = u32::MAX - 1;
/// Up to here entries are searched one by one, without an index.
const LINEAR: usize = 8;
/// How many entries a dict has room for at first.
const ROOM: u32 = 5;

/// The entries of a dict.
#[derive(Default)]
pub struct Table {
    entries: Vec<Entry>,
    /// How many places in front were removed: whoever takes entries from the front need not go over them again.
    first: usize,
    /// Open addressing into `entries`; empty while there are at most [`LINEAR`] entries.
    index: Vec<u32>,
    live: usize,
    /// How many entries, removed ones counted, there may be before removed ones go; see [`Table::make_room`].
    room: u32,
    /// How many entries have been removed, in a circle: iterators ask whether it has moved.
    removals: u32,
    /// Names this layout of keys (unique over all dicts of the thread), 0 when no one has asked for it.
    version: Cell<u64>,
}

impl Drop for Table {
    fn drop(&mut self) {
        let_go_in_order(&mut self.entries);
    }
}

/// What a search among keys found.
pub enum Found {
    At(usize),
    Absent,
    /// The key at this entry has the same hash, and only guest code can say whether it is equal.
    Ask(usize),
}

impl Table {
    /// A count that moves with each removal of an entry.
    pub fn removals(&self) -> u32 {
        self.removals
    }

    pub fn len(&self) -> usize {
        self.live
    }

    /// Number of entry places, removed ones included.
    pub fn places(&self) -> usize {
        self.entries.len()
    }

    pub fn entry(&self, place: usize) -> Option<&Entry> {
        self.entries.get(place).filter(|entry| !entry.key.is_undef())
    }

    /// The entries in order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &Entry> {
        self.entries.iter().filter(|entry| !entry.key.is_undef())
    }

    /// The first live entry at or behind `place`.
    #[inline]
    pub fn next_place(&self, place: usize) -> Option<usize> {
        let mut place = place.max(self.first);
        while let Some(entry) = self.entries.get(place) {
            if !entry.key.is_undef() {
                return Some(place);
            }
            place += 1;
        }
        None
    }

    /// The last live entry before `place`.
    pub fn previous_place(&self, mut place: usize) -> Option<usize> {
        place = place.min(self.entries.len());
        while place > 0 {
            place -= 1;
            if !self.entries[place].key.is_undef() {
                return Some(place);
            }
        }
        None
    }

    /// A number that changes whenever a key comes or goes; the same number means the same keys at the same places.
    #[inline]
    pub fn version(&self) -> u64 {
        let known = self.version.get();
        if known != 0 {
            return known;
        }
        let fresh = crate::memory::fresh_version();
        self.version.set(fresh);
        fresh
    }

    /// The version if one was handed out for the present layout, else 0.
    #[inline(always)]
    pub fn known_version(&self) -> u64 {
        self.version.get()
    }

    #[inline]
    fn search(&self, hash: i64, mut same: impl FnMut(&Value) -> Option<bool>, skip: usize) -> Found {
        if self.index.is_empty() {
            for (place, entry) in self.entries.iter().enumerate().skip(skip) {
                if entry.hash == hash && !entry.key.is_undef() {
                    match same(&entry.key) {
                        Some(true) => return Found::At(place),
                        Some(false) => {}
                        None => return Found::Ask(place),
                    }
                }
            }
            return Found::Absent;
        }
        let mask = self.index.len() - 1;
        let mut perturb = hash as u64;
        let mut slot = first_slot(hash, mask);
        // With `skip`, the places already asked about are passed over: they come again in the same order.
        loop {
            let place = self.index[slot];
            if place == EMPTY {
                return Found::Absent;
            }
            if place != REMOVED {
                let entry = &self.entries[place as usize];
                if entry.hash == hash {
                    match same(&entry.key) {
                        Some(true) => return Found::At(place as usize),
                        Some(false) => {}
                        None => return Found::Ask(place as usize),
                    }
                }
            }
            perturb >>= 5;
            slot = (slot.wrapping_mul(5).wrapping_add(perturb as usize).wrapping_add(1)) & mask;
        }
    }

    /// Searches a key; `refused` are places whose keys guest code has already found to be different.
    pub fn find(&self, hash: i64, key: &Value, refused: &[usize]) -> Found {
        if refused.is_empty() {
            self.search(hash, |other| quick_equal(other, key), 0)
        } else {
            let refused: Vec<Value> = refused.iter().filter_map(|&p| self.entry(p)).map(|e| e.key.clone()).collect();
            self.search(
                hash,
                |other| if refused.iter().any(|r| r.same(other)) { Some(false) } else { quick_equal(other, key) },
                0,
            )
        }
    }

    /// Searches a string key.
    #[inline]
    pub fn find_str(&self, key: &Ref<Str>) -> Option<usize> {
        let hash = key.hash();
        let found = self.search(
            hash,
            |other| match other.borrow_ref::<Str>() {
                Some(other) => Some(other.same(key) || other.as_str() == key.as_str()),
                // An instance of a subclass of str.
                None => Some(other.native::<Str>().is_some_and(|other| other.as_str() == key.as_str())),
            },
            0,
        );
        match found {
            Found::At(place) => Some(place),
            Found::Absent | Found::Ask(_) => None,
        }
    }

    #[inline(always)]
    pub fn value_at(&self, place: usize) -> &Value {
        &self.entries[place].value
    }

    /// Overwrites the value of a live entry and returns the old one.
    #[inline(always)]
    pub fn replace_at(&mut self, place: usize, value: Value) -> Value {
        std::mem::replace(&mut self.entries[place].value, value)
    }

    /// Bytes that one more insertion would have to allocate; 0 when there is room.
    #[inline]
    pub fn growth(&self) -> usize {
        if self.entries.len() < self.entries.capacity() { 0 } else { self.entries.len() * 2 * (size_of::<Entry>() + 8) }
    }

    /// Adds a key that is known to be absent.
    pub fn insert_new(&mut self, hash: i64, key: Value, value: Value) {
        self.version.set(0);
        if self.entries.len() >= self.room.max(ROOM) as usize {
            self.make_room();
        }
        let place = self.entries.len();
        self.entries.push(Entry { hash, key, value });
        self.live += 1;
        if place < LINEAR && self.index.is_empty() {
            return;
        }
        if (place + 1) * 3 > self.index.len() * 2 {
            self.rebuild_index();
        } else {
            self.link(hash, place as u32);
        }
    }

    fn link(&mut self, hash: i64, place: u32) {
        let mask = self.index.len() - 1;
        let mut perturb = hash as u64;
        let mut slot = first_slot(hash, mask);
        while self.index[slot] != EMPTY {
            perturb >>= 5;
            slot = (slot.wrapping_mul(5).wrapping_add(perturb as usize).wrapping_add(1)) & mask;
        }
        self.index[slot] = place;
    }

    fn rebuild_index(&mut self) {
        let size = (self.entries.len().max(LINEAR) * 2).next_power_of_two();
        self.index.clear();
        self.index.resize(size, EMPTY);
        for place in 0..self.entries.len() {
            if !self.entries[place].key.is_undef() {
                self.link(self.entries[place].hash, place as u32);
            }
        }
    }

    /// Removed entries go, and as many new ones as CPython has room for may come before they go again: programs that
    /// change what they iterate over can tell.
    #[cold]
    fn make_room(&mut self) {
        if self.live < self.entries.len() {
            self.compact();
        }
        let size = (self.live * 3).next_power_of_two().max(8);
        self.room = (size * 2 / 3) as u32;
    }

    fn compact(&mut self) {
        self.entries.retain(|entry| !entry.key.is_undef());
        self.first = 0;
        if !self.index.is_empty() {
            self.rebuild_index();
        }
    }

    /// Removes a live entry and returns key and value.
    pub fn remove_at(&mut self, place: usize) -> (Value, Value) {
        self.version.set(0);
        self.removals = self.removals.wrapping_add(1);
        let hash = self.entries[place].hash;
        if !self.index.is_empty() {
            let mask = self.index.len() - 1;
            let mut perturb = hash as u64;
            let mut slot = first_slot(hash, mask);
            while self.index[slot] != place as u32 {
                perturb >>= 5;
                slot = (slot.wrapping_mul(5).wrapping_add(perturb as usize).wrapping_add(1)) & mask;
            }
            self.index[slot] = REMOVED;
        }
        let entry = &mut self.entries[place];
        let removed = (entry.key.take(), entry.value.take());
        self.live -= 1;
        if self.live == 0 {
            self.entries.clear();
            self.index.clear();
            self.first = 0;
        } else if self.index.is_empty() && place + 1 == self.entries.len() {
            self.entries.pop();
        }
        if place == self.first && self.live > 0 {
            self.first = self.next_place(place).unwrap_or(0);
        }
        removed
    }

    /// Makes room for so many more entries.
    pub fn reserve(&mut self, extra: usize) {
        self.entries.reserve(extra);
    }
}

/// Where the search for a hash begins. What the mask would cut off counts, too: keys a power of two apart would all
/// begin at a few places otherwise, while small ints still lie side by side.
#[inline(always)]
fn first_slot(hash: i64, mask: usize) -> usize {
    (hash as usize ^ (hash as usize).wrapping_shr(mask.trailing_ones())) & mask
}

/// Equality of two keys where no guest code can be involved; `None` where it can.
#[inline]
pub fn quick_equal(a: &Value, b: &Value) -> Option<bool> {
    if a.same(b) {
        return Some(true);
    }
    match (a.kind(), b.kind()) {
        (Kind::Str, Kind::Str) => match (a.get::<Str>(), b.get::<Str>()) {
            (Some(a), Some(b)) => Some(a.as_str() == b.as_str()),
            _ => None,
        },
        (Kind::Int, Kind::Int) => Some(false),
        (Kind::Instance | Kind::Foreign, _) | (_, Kind::Instance | Kind::Foreign) => None,
        _ => crate::vm::compare::simple_equal(a, b),
    }
}

/// The data of a `dict`. Never keep a borrow across anything that may run guest code.
#[derive(Default)]
pub struct Dict {
    pub table: RefCell<Table>,
}

// SAFETY: `Kind::Dict` names this type only.
#[expect(unsafe_code, reason = "the kind of each data type is declared beside it")]
unsafe impl Data for Dict {
    const KIND: Kind = Kind::Dict;
    const TRACKED: bool = true;
    fn traverse(&self, visit: Visitor) -> bool {
        let Ok(table) = self.table.try_borrow() else { return false };
        for entry in table.iter() {
            visit(&entry.value);
            visit(&entry.key);
        }
        true
    }
    fn clear(&self) {
        let table = self.table.take();
        drop(table);
    }
}

impl Dict {
    pub fn new() -> Ref<Dict> {
        Ref::new(Dict::default())
    }

    pub fn len(&self) -> usize {
        self.table.borrow().len()
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The value of a string key.
    #[inline]
    pub fn get_str(&self, key: &Ref<Str>) -> Option<Value> {
        let table = self.table.borrow();
        table.find_str(key).map(|place| table.value_at(place).clone())
    }

    /// Sets the value of a string key.
    pub fn set_str(&self, key: &Ref<Str>, value: Value) {
        let mut table = self.table.borrow_mut();
        match table.find_str(key) {
            Some(place) => {
                let old = table.replace_at(place, value);
                drop(table);
                drop(old);
            }
            None => table.insert_new(key.hash(), key.value(), value),
        }
    }

    /// Removes a string key and returns its value.
    pub fn remove_str(&self, key: &Ref<Str>) -> Option<Value> {
        let mut table = self.table.borrow_mut();
        let place = table.find_str(key)?;
        Some(table.remove_at(place).1)
    }

    /// Keys and values as they are now.
    pub fn snapshot(&self) -> Vec<(Value, Value)> {
        self.table.borrow().iter().map(|entry| (entry.key.clone(), entry.value.clone())).collect()
    }

    /// Hash, key and value of the first entry at a place or behind it, and in `place` where the next search begins.
    pub fn entry_from(&self, place: &mut usize) -> Option<(i64, Value, Value)> {
        let table = self.table.borrow();
        let found = table.next_place(*place)?;
        *place = found + 1;
        table.entry(found).map(|entry| (entry.hash, entry.key.clone(), entry.value.clone()))
    }

    /// The keys as they are now.
    pub fn keys(&self) -> Vec<Value> {
        self.table.borrow().iter().map(|entry| entry.key.clone()).collect()
    }
}

/// Which part of a dict a view shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    Keys,
    Values,
    Items,
}

/// The data of `dict.keys()`, `.values()` and `.items()`.
pub struct DictView {
    pub dict: Ref<Dict>,
    pub part: Part,
    /// A view of an `OrderedDict`, which shows in its repr().
    pub ordered: bool,
}

// SAFETY: `Kind::DictView` names this type only.
#[expect(unsafe_code, reason = "the kind of each data type is declared beside it")]
unsafe impl Data for DictView {
    const KIND: Kind = Kind::DictView;
    const TRACKED: bool = true;
    fn traverse(&self, visit: Visitor) -> bool {
        self.dict.trace(visit);
        true
    }
}

pub mod methods;
pub mod ordered;
pub mod proxy;
pub mod views;
