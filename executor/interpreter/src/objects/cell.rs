//! A variable shared between a function and the functions inside it.

use crate::memory::{Data, Kind, Ref, Value, Visitor};
use std::cell::RefCell;

/// The data of a closure cell; [`Value::UNDEF`] while unbound.
pub struct PyCell {
    pub value: RefCell<Value>,
}

// SAFETY: `Kind::Cell` names this type only.
#[expect(unsafe_code, reason = "the kind of each data type is declared beside it")]
unsafe impl Data for PyCell {
    const KIND: Kind = Kind::Cell;
    const TRACKED: bool = true;
    fn traverse(&self, visit: Visitor) -> bool {
        let Ok(value) = self.value.try_borrow() else { return false };
        visit(&value);
        true
    }
    fn clear(&self) {
        let value = self.value.take();
        drop(value);
    }
}

impl PyCell {
    pub fn new(value: Value) -> Ref<PyCell> {
        Ref::new(PyCell { value: RefCell::new(value) })
    }
}
