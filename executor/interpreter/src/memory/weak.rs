//! A pointer that does not keep its object alive.

use super::{Uncounted, Value};
use std::cell::Cell;

/// A value remembered without a count, until it is told that the object goes ([`Self::clear`]).
///
/// Whoever holds one must see to it that it is told: `objects::weakref::forget` does for all objects marked as weakly
/// referenced, and an object that owns its pointer at itself outlives it.
pub struct WeakPointer(Cell<Option<Uncounted>>);

impl WeakPointer {
    /// Points at nothing yet.
    pub const fn empty() -> WeakPointer {
        WeakPointer(Cell::new(None))
    }

    pub fn point_at(&self, value: &Value) {
        self.0.set(Some(Uncounted::of(value)));
    }

    pub fn clear(&self) {
        self.0.set(None);
    }

    /// The object, unless it is gone or just going.
    pub fn get(&self) -> Option<Value> {
        let value = self.0.get()?;
        // SAFETY: the pointer is cleared before the memory goes; a count of zero says that the object is going.
        unsafe { (value.borrow().reference_count() > 0).then(|| value.value()) }
    }
}
