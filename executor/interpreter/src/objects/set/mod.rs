//! `set` and `frozenset`. <https://docs.python.org/3.13/library/stdtypes.html#set-types-set-frozenset>
//!
//! The table probes and grows as CPython's does, so that iteration order agrees with it.

use super::dict::{Found, quick_equal};
use crate::memory::{Data, Kind, Ref, Value, Visitor, let_go_in_order};
use std::cell::{Cell, RefCell};

/// One place of the table: an undefined key with hash 0 is free, with hash -1 removed.
#[derive(Clone)]
struct Place {
    hash: i64,
    key: Value,
}

const FREE: Place = Place { hash: 0, key: Value::UNDEF };
const REMOVED: Place = Place { hash: -1, key: Value::UNDEF };
/// Neighbours looked at before jumping on.
const LINEAR_PROBES: usize = 9;
const SMALLEST: usize = 8;

/// What a search in the table comes to.
#[derive(Clone, Copy)]
pub enum Probe {
    /// The member lies here.
    At(usize),
    /// Only guest code can tell whether the member here is the one.
    Ask(usize),
    /// It is not there; it would go here, where one was removed (`gap`) or nothing has been yet.
    Free { place: usize, gap: bool },
    /// It is not there, and there is no table yet.
    NoTable,
}

/// The members of a set.
#[derive(Clone, Default)]
pub struct SetTable {
    /// Empty, or a power of two of at least [`SMALLEST`].
    places: Vec<Place>,
    /// Places in use or removed.
    filled: usize,
    live: usize,
    /// Where `pop` looks next.
    finger: usize,
}

impl Drop for SetTable {
    fn drop(&mut self) {
        let_go_in_order(&mut self.places);
    }
}

impl SetTable {
    pub fn len(&self) -> usize {
        self.live
    }

    pub fn is_empty(&self) -> bool {
        self.live == 0
    }

    /// Members with their hashes, in iteration order.
    pub fn iter(&self) -> impl Iterator<Item = (i64, &Value)> {
        self.places.iter().filter(|place| !place.key.is_undef()).map(|place| (place.hash, &place.key))
    }

    /// The first member at or behind a place, and the place behind it.
    pub fn next_from(&self, mut place: usize) -> Option<(usize, &Value)> {
        while let Some(found) = self.places.get(place) {
            place += 1;
            if !found.key.is_undef() {
                return Some((place, &found.key));
            }
        }
        None
    }

    fn mask(&self) -> usize {
        self.places.len().max(SMALLEST) - 1
    }

    /// Searches a member; `refused` are places whose members guest code has already found to be different.
    #[inline]
    pub fn find(&self, hash: i64, key: &Value, refused: &[usize]) -> Found {
        match self.probe(hash, key, refused) {
            Probe::At(place) => Found::At(place),
            Probe::Ask(place) => Found::Ask(place),
            Probe::Free { .. } | Probe::NoTable => Found::Absent,
        }
    }

    /// [`Self::find`] for a small int: `None` where something else of the same hash has to be looked at.
    #[inline]
    pub fn find_int(&self, hash: i64, number: i64) -> Option<Found> {
        if self.places.is_empty() {
            return Some(Found::Absent);
        }
        let mask = self.places.len() - 1;
        let mut perturb = hash as u64;
        let mut slot = hash as usize & mask;
        loop {
            let probes = if slot + LINEAR_PROBES <= mask { LINEAR_PROBES } else { 0 };
            for (ahead, place) in self.places[slot..=slot + probes].iter().enumerate() {
                if place.hash == hash {
                    match place.key.as_int() {
                        Some(member) if member == number => return Some(Found::At(slot + ahead)),
                        Some(_) => {}
                        // Nothing has been here yet: the hash of a free place is 0.
                        None if place.key.is_undef() => return Some(Found::Absent),
                        None => return None,
                    }
                } else if place.hash == 0 && place.key.is_undef() {
                    return Some(Found::Absent);
                }
            }
            perturb >>= 5;
            slot = slot.wrapping_mul(5).wrapping_add(1).wrapping_add(perturb as usize) & mask;
        }
    }

    /// Searches a member, or the place where it would go: a gap is filled again, the last one met on the way to the
    /// first free place.
    #[inline]
    pub fn probe(&self, hash: i64, key: &Value, refused: &[usize]) -> Probe {
        if self.places.is_empty() {
            return Probe::NoTable;
        }
        let mask = self.places.len() - 1;
        let mut perturb = hash as u64;
        let mut slot = hash as usize & mask;
        let mut gap = None;
        loop {
            let probes = if slot + LINEAR_PROBES <= mask { LINEAR_PROBES } else { 0 };
            for (ahead, place) in self.places[slot..=slot + probes].iter().enumerate() {
                if place.hash == hash && place.key.kind() != Kind::Undef {
                    let near = slot + ahead;
                    if place.key.kind() == Kind::Int && place.key.same(key) {
                        return Probe::At(near);
                    }
                    if !refused.contains(&near) {
                        match quick_equal(&place.key, key) {
                            Some(true) => return Probe::At(near),
                            Some(false) => {}
                            None => return Probe::Ask(near),
                        }
                    }
                } else if place.key.is_undef() {
                    if place.hash == 0 {
                        return match gap {
                            Some(gap) => Probe::Free { place: gap, gap: true },
                            None => Probe::Free { place: slot + ahead, gap: false },
                        };
                    }
                    gap = Some(slot + ahead);
                }
            }
            perturb >>= 5;
            slot = slot.wrapping_mul(5).wrapping_add(1).wrapping_add(perturb as usize) & mask;
        }
    }

    pub fn key_at(&self, place: usize) -> &Value {
        &self.places[place].key
    }

    /// Adds a member that [`Self::probe`] has just found to be absent.
    pub fn insert_at(&mut self, probe: Probe, hash: i64, key: Value) {
        self.live += 1;
        match probe {
            Probe::Free { place, gap } => {
                self.places[place] = Place { hash, key };
                if gap {
                    return;
                }
            }
            _ => {
                if self.places.is_empty() {
                    self.places.resize(SMALLEST, FREE);
                }
                self.place_clean(hash, key);
            }
        }
        self.filled += 1;
        if self.filled * 5 >= self.mask() * 3 {
            let wanted = if self.live > 50_000 { self.live * 2 } else { self.live * 4 };
            self.resize(wanted);
        }
    }

    fn place_clean(&mut self, hash: i64, key: Value) {
        let mask = self.mask();
        let mut perturb = hash as u64;
        let mut slot = hash as usize & mask;
        loop {
            let probes = if slot + LINEAR_PROBES <= mask { LINEAR_PROBES } else { 0 };
            for near in slot..=slot + probes {
                let place = &mut self.places[near];
                if place.key.is_undef() && place.hash == 0 {
                    *place = Place { hash, key };
                    return;
                }
            }
            perturb >>= 5;
            slot = slot.wrapping_mul(5).wrapping_add(1).wrapping_add(perturb as usize) & mask;
        }
    }

    /// Rebuilds the table with room for more than `wanted` members.
    pub fn resize(&mut self, wanted: usize) {
        let mut size = SMALLEST;
        while size <= wanted {
            size <<= 1;
        }
        let old = std::mem::replace(&mut self.places, vec![FREE; size]);
        self.filled = self.live;
        for place in old {
            if !place.key.is_undef() {
                self.place_clean(place.hash, place.key);
            }
        }
    }

    /// Makes room before the members of another set are added, as CPython does.
    pub fn prepare_merge(&mut self, other: usize) {
        if (self.filled + other) * 5 >= self.mask() * 3 {
            self.resize((self.live + other) * 2);
        }
    }

    /// A copy as CPython makes one: of a size of its own, in the order of this one.
    pub fn copied(&self) -> SetTable {
        let mut copy = SetTable::default();
        copy.take_over(self);
        copy
    }

    /// Fills this empty table with the members of another. Tables of one size without gaps are copied as they stand.
    pub fn take_over(&mut self, other: &SetTable) {
        if other.is_empty() {
            return;
        }
        self.prepare_merge(other.len());
        if self.places.is_empty() {
            self.places.resize(SMALLEST, FREE);
        }
        if self.filled == 0 && self.places.len() == other.places.len() && other.filled == other.live {
            self.places.clone_from(&other.places);
        } else {
            for place in other.places.iter().filter(|place| !place.key.is_undef()) {
                self.place_clean(place.hash, place.key.clone());
            }
        }
        (self.filled, self.live) = (other.live, other.live);
    }

    /// Makes a table smaller that has become mostly gaps.
    pub fn tidy(&mut self) {
        if self.filled - self.live > self.mask() / 5 {
            self.resize(if self.live > 50_000 { self.live * 2 } else { self.live * 4 });
        }
    }

    /// Bytes that one more insertion may have to allocate; 0 when there is room.
    pub fn growth(&self) -> usize {
        if (self.filled + 1) * 5 < self.mask() * 3 { 0 } else { self.live * 8 * size_of::<Place>() }
    }

    pub fn remove_at(&mut self, place: usize) -> Value {
        self.live -= 1;
        std::mem::replace(&mut self.places[place], REMOVED).key
    }

    /// Removes some member.
    pub fn pop(&mut self) -> Option<Value> {
        if self.live == 0 {
            return None;
        }
        let mask = self.mask();
        let mut place = self.finger & mask;
        while self.places[place].key.is_undef() {
            place = if place >= mask { 0 } else { place + 1 };
        }
        self.finger = place + 1;
        Some(self.remove_at(place))
    }
}

/// The data of a `set`. Never keep a borrow across anything that may run guest code.
#[derive(Default)]
pub struct Set {
    pub table: RefCell<SetTable>,
}

fn traverse(table: &RefCell<SetTable>, visit: Visitor) -> bool {
    let Ok(table) = table.try_borrow() else { return false };
    table.iter().for_each(|(_, key)| visit(key));
    true
}

// SAFETY: `Kind::Set` names this type only.
#[expect(unsafe_code, reason = "the kind of each data type is declared beside it")]
unsafe impl Data for Set {
    const KIND: Kind = Kind::Set;
    const TRACKED: bool = true;
    fn traverse(&self, visit: Visitor) -> bool {
        traverse(&self.table, visit)
    }
    fn clear(&self) {
        let table = self.table.take();
        drop(table);
    }
}

impl Set {
    pub fn new(table: SetTable) -> Ref<Set> {
        Ref::new(Set { table: RefCell::new(table) })
    }
}

/// The data of a `frozenset`. The cell is only borrowed mutably while the set is being built.
pub struct FrozenSet {
    pub table: RefCell<SetTable>,
    /// The remembered hash.
    pub hash: Cell<Option<i64>>,
}

// SAFETY: `Kind::FrozenSet` names this type only.
#[expect(unsafe_code, reason = "the kind of each data type is declared beside it")]
unsafe impl Data for FrozenSet {
    const KIND: Kind = Kind::FrozenSet;
    const TRACKED: bool = true;
    fn traverse(&self, visit: Visitor) -> bool {
        traverse(&self.table, visit)
    }
}

impl FrozenSet {
    pub fn new(table: SetTable) -> Ref<FrozenSet> {
        Ref::new(FrozenSet { table: RefCell::new(table), hash: Cell::new(None) })
    }
}

pub mod methods;
