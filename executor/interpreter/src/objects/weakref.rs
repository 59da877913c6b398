//! Weak references: which objects are pointed at, and telling the pointers when the object goes.

use crate::memory::Value;
use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::{Rc, Weak};

/// What a weak reference object keeps: cleared when its target goes.
pub struct Target {
    /// Not counted; only turned into a value while `alive`.
    pub alive: std::cell::Cell<bool>,
    /// Called with the weak reference once the target is gone; undefined for none.
    pub callback: RefCell<Value>,
}

thread_local! {
    static TARGETS: RefCell<HashMap<usize, Vec<Weak<Target>>>> = RefCell::new(HashMap::new());
}

/// Notes that `target` points at the object at `address`.
pub fn remember(address: usize, target: &Rc<Target>) {
    TARGETS.with(|all| all.borrow_mut().entry(address).or_default().push(Rc::downgrade(target)));
}

/// Tells every weak reference to the object at `address` that it is going.
pub fn forget(address: usize) {
    let targets = TARGETS.try_with(|all| all.borrow_mut().remove(&address)).ok().flatten();
    for target in targets.into_iter().flatten() {
        if let Some(target) = target.upgrade() {
            target.alive.set(false);
        }
    }
}
