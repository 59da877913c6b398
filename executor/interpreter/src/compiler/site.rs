//! Inline caches: what an attribute or global name in the code found last.
//!
//! An entry is good while its two guards hold: a version (of a class or of a dict's layout) and an address (of a shape,
//! a class). A place that sees objects of several classes keeps an entry for each, up to [`MORE`] beside the first.

use crate::memory::{Ref, Uncounted};
use crate::objects::Str;
use crate::objects::shape::Shape;
use std::cell::{Cell, OnceCell, RefCell};
use std::rc::Rc;

/// What an inline cache remembers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CacheKind {
    Empty,
    /// instance slot `slot` while the class version is `version` and the shape `guard`
    Slot,
    /// instance slot that a store adds: the shape becomes `new_shape`
    SlotNew,
    /// the plain class attribute `value`
    ClassValue,
    /// the function `value` of the class, to be called with the object in front
    Method,
    /// the method `value` of a built-in kind, numbered `slot`
    NativeMethod,
    /// the property `value`
    Property,
    /// entry `slot` of the globals while their layout version is `version`
    Global,
    /// entry `slot` of the builtins while the layout versions are `version` and `version2`
    Builtin,
    /// entry `slot` of a module's dict while its layout version is `version`
    Module,
    /// what the class at `guard` itself gives: `value`
    OfClass,
    /// the function `value` that `super()` finds behind the class at `guard`
    Super,
}

/// One thing remembered.
pub struct Cache {
    pub kind: Cell<CacheKind>,
    pub slot: Cell<u32>,
    pub version: Cell<u64>,
    /// Address of a shape or class; it lives as long as the class whose version is the other guard.
    pub guard: Cell<usize>,
    pub version2: Cell<u64>,
    /// Kept alive by the class whose version guards the cache.
    pub value: Cell<Uncounted>,
    pub new_shape: RefCell<Option<Rc<Shape>>>,
}

impl Cache {
    fn new() -> Cache {
        Cache {
            kind: Cell::new(CacheKind::Empty),
            slot: Cell::new(0),
            version: Cell::new(0),
            guard: Cell::new(0),
            version2: Cell::new(0),
            value: Cell::new(Uncounted::NONE),
            new_shape: RefCell::new(None),
        }
    }

    #[inline(always)]
    fn holds(&self, version: u64, guard: usize) -> bool {
        self.version.get() == version && self.guard.get() == guard
    }
}

/// Entries beside the first.
const MORE: usize = 3;

/// An attribute or global name in the code, with its cache.
pub struct Site {
    pub name: Ref<Str>,
    pub first: Cache,
    more: OnceCell<Box<[Cache; MORE]>>,
    /// Which entry goes next when all are taken.
    turn: Cell<u8>,
}

impl Site {
    pub fn new(name: Ref<Str>) -> Site {
        Site { name, first: Cache::new(), more: OnceCell::new(), turn: Cell::new(0) }
    }

    /// The entry whose guards hold. No entry has an address of 0.
    #[inline(always)]
    pub fn cache(&self, version: u64, guard: usize) -> Option<&Cache> {
        if self.first.holds(version, guard) { Some(&self.first) } else { self.other(version, guard) }
    }

    #[inline(never)]
    fn other(&self, version: u64, guard: usize) -> Option<&Cache> {
        self.more.get()?.iter().find(|cache| cache.holds(version, guard))
    }

    /// An entry to be filled under these guards: the one for the same address, an empty one, or the next in turn.
    pub fn fill(&self, kind: CacheKind, version: u64, guard: usize) -> &Cache {
        let cache = self.free_entry(guard);
        cache.kind.set(kind);
        cache.version.set(version);
        cache.guard.set(guard);
        cache
    }

    fn free_entry(&self, guard: usize) -> &Cache {
        let fits = |cache: &Cache| cache.kind.get() == CacheKind::Empty || cache.guard.get() == guard;
        if fits(&self.first) {
            return &self.first;
        }
        let more = self.more.get_or_init(|| Box::new(std::array::from_fn(|_| Cache::new())));
        more.iter().find(|cache| fits(cache)).unwrap_or_else(|| {
            let turn = self.turn.get();
            self.turn.set(turn.wrapping_add(1));
            match turn as usize % (MORE + 1) {
                0 => &self.first,
                place => &more[place - 1],
            }
        })
    }
}
