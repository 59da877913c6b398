//! Iterators over the built-in types, and the lazy ones of `builtins`: map, filter, zip, enumerate, reversed.

pub mod methods;
pub mod state;

use super::dict::Part;
use super::{Dict, List, Str};
use crate::memory::{Data, Kind, Ref, Tuple, Value, Visitor};
use crate::vm::{Res, Vm};
use dashu_int::IBig;
use std::cell::{OnceCell, RefCell};

/// The place of an iterator over a list that has met the end, where it stays though the list may grow.
pub const EXHAUSTED: usize = usize::MAX;

/// Where an iterator stands. Exhausted ones become [`Iteration::Done`] and let go of what they held.
pub enum Iteration {
    List {
        list: Ref<List>,
        next: usize,
    },
    ListReversed {
        list: Ref<List>,
        next: usize,
    },
    Tuple {
        tuple: Ref<Tuple>,
        next: usize,
    },
    Range {
        next: i64,
        step: i64,
        left: u64,
    },
    BigRange {
        next: IBig,
        step: IBig,
        left: IBig,
    },
    Str {
        text: Ref<Str>,
        offset: usize,
    },
    /// bytes and bytearray: the object and the next index.
    Bytes {
        bytes: Value,
        next: usize,
    },
    /// The dict, its length at the start, how many items are still to come, and [`Table::removals`] at the start.
    ///
    /// [`Table::removals`]: crate::objects::dict::Table::removals
    Dict {
        dict: Ref<Dict>,
        part: Part,
        removals: u32,
        place: usize,
        length: usize,
        left: usize,
    },
    DictReversed {
        dict: Ref<Dict>,
        part: Part,
        place: usize,
        length: usize,
    },
    /// set and frozenset: the object, the next place and the length at the start.
    Set {
        set: Value,
        place: usize,
        length: usize,
    },
    /// The old protocol: `__getitem__` with 0, 1, 2 ...
    Sequence {
        object: Value,
        next: i64,
    },
    SequenceReversed {
        object: Value,
        next: i64,
    },
    /// `iter(callable, sentinel)`.
    Callable {
        function: Value,
        sentinel: Value,
    },
    Map {
        function: Value,
        sources: Vec<Value>,
        strict: bool,
    },
    Filter {
        function: Value,
        source: Value,
    },
    Zip {
        sources: Vec<Value>,
        strict: bool,
    },
    Enumerate {
        source: Value,
        next: Value,
    },
    /// A module's own iterator.
    Native(Box<dyn NativeIter>),
    Done,
}

/// An iterator that a native module defines.
pub trait NativeIter {
    /// The next item. `self` is out of the object while this runs: a program that asks the same iterator again from
    /// inside gets a `ValueError`.
    fn next(&mut self, vm: &mut Vm) -> Res<Option<Value>>;
    fn traverse(&self, _visit: Visitor) {}
    /// Items left, where known.
    fn length_hint(&self) -> Option<usize> {
        None
    }
    /// What `repr` shows between the parentheses, for those that show anything.
    fn made_of(&self) -> Vec<Value> {
        Vec::new()
    }
}

/// The data of an iterator.
pub struct Iter {
    pub state: RefCell<Iteration>,
    /// Its class; absent where the class follows from the state, until the iteration is over.
    pub class: OnceCell<Ref<super::Type>>,
}

// SAFETY: `Kind::Iter` names this type only.
#[expect(unsafe_code, reason = "the kind of each data type is declared beside it")]
unsafe impl Data for Iter {
    const KIND: Kind = Kind::Iter;
    const TRACKED: bool = true;
    fn traverse(&self, visit: Visitor) -> bool {
        let Ok(state) = self.state.try_borrow() else { return false };
        match &*state {
            Iteration::List { list, .. } | Iteration::ListReversed { list, .. } => list.trace(visit),
            Iteration::Tuple { tuple, .. } => tuple.trace(visit),
            Iteration::Dict { dict, .. } | Iteration::DictReversed { dict, .. } => dict.trace(visit),
            Iteration::Set { set: object, .. }
            | Iteration::Bytes { bytes: object, .. }
            | Iteration::Sequence { object, .. }
            | Iteration::SequenceReversed { object, .. } => visit(object),
            Iteration::Callable { function: one, sentinel: two }
            | Iteration::Filter { function: one, source: two }
            | Iteration::Enumerate { source: one, next: two } => {
                visit(one);
                visit(two);
            }
            Iteration::Map { function, sources, .. } => {
                visit(function);
                sources.iter().for_each(visit);
            }
            Iteration::Zip { sources, .. } => sources.iter().for_each(visit),
            Iteration::Native(native) => native.traverse(visit),
            Iteration::Range { .. } | Iteration::BigRange { .. } | Iteration::Str { .. } | Iteration::Done => {}
        }
        true
    }
    fn clear(&self) {
        let state = self.state.replace(Iteration::Done);
        drop(state);
    }
}

impl Iter {
    pub fn new(state: Iteration) -> Value {
        Value::from(Ref::new(Iter { state: RefCell::new(state), class: OnceCell::new() }))
    }

    /// An iterator of a class that its state does not tell.
    pub fn of_class(class: Ref<super::Type>, state: Iteration) -> Value {
        Value::from(Ref::new(Iter { state: RefCell::new(state), class: OnceCell::from(class) }))
    }

    /// An iterator that a module defines, with its own class.
    pub fn native(class: Ref<super::Type>, iter: impl NativeIter + 'static) -> Value {
        let state = RefCell::new(Iteration::Native(Box::new(iter)));
        Value::from(Ref::new(Iter { state, class: OnceCell::from(class) }))
    }
}
