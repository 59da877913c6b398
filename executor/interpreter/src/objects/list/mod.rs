//! `list`. <https://docs.python.org/3.13/library/stdtypes.html#lists>

use crate::memory::{Data, Kind, Ref, Value, Visitor, let_go_backwards};
use std::cell::RefCell;

/// The data of a `list`. Never keep a borrow across anything that may run guest code.
pub struct List {
    pub items: RefCell<Vec<Value>>,
}

// SAFETY: `Kind::List` names this type only.
#[expect(unsafe_code, reason = "the kind of each data type is declared beside it")]
unsafe impl Data for List {
    const KIND: Kind = Kind::List;
    const TRACKED: bool = true;
    fn traverse(&self, visit: Visitor) -> bool {
        let Ok(items) = self.items.try_borrow() else { return false };
        items.iter().for_each(visit);
        true
    }
    fn clear(&self) {
        let_go_backwards(&mut self.items.take());
    }
}

impl Drop for List {
    fn drop(&mut self) {
        let_go_backwards(self.items.get_mut());
    }
}

impl List {
    #[inline]
    pub fn new(items: Vec<Value>) -> Ref<List> {
        Ref::new(List { items: RefCell::new(items) })
    }

    pub fn len(&self) -> usize {
        self.items.borrow().len()
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The item at `index`, if there is one.
    pub fn get(&self, index: usize) -> Option<Value> {
        self.items.borrow().get(index).cloned()
    }

    /// The items as they are now.
    pub fn snapshot(&self) -> Vec<Value> {
        self.items.borrow().clone()
    }
}

pub mod methods;
pub mod sort;
