//! Weak references: which objects are pointed at, and telling the pointers when the object goes.

use super::heap::{call_attention, mark_weakly_referenced};
use super::{Uncounted, Value};
use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::mem::ManuallyDrop;
use std::rc::{Rc, Weak};

/// What a weak reference object keeps: cleared when its target goes.
pub struct Target {
    object: Uncounted,
    alive: Cell<bool>,
    /// The reference object itself, which owns this.
    reference: Cell<Uncounted>,
    /// Called with the weak reference once the target is gone; undefined for none.
    pub callback: RefCell<Value>,
    /// The target's hash, once somebody asked for it.
    pub hash: Cell<Option<i64>>,
}

impl Target {
    /// The object pointed at, while there is one.
    pub fn object(&self) -> Option<Value> {
        // SAFETY: `forget` clears the mark before the object goes; with a count of zero it is about to.
        unsafe { (self.alive.get() && self.object.borrow().reference_count() > 0).then(|| self.object.value()) }
    }

    /// The reference object, unless it is going itself.
    fn reference(&self) -> Option<Value> {
        let reference = self.reference.get();
        // SAFETY: the reference object owns this target, so its memory is there; a count of zero says that it is going.
        unsafe { (reference.borrow().reference_count() > 0).then(|| reference.value()) }
    }

    /// Says which object owns this.
    pub fn set_reference(&self, reference: &Value) {
        self.reference.set(Uncounted::of(reference));
    }
}

type Targets = HashMap<usize, Vec<Weak<Target>>>;

thread_local! {
    static TARGETS: RefCell<Targets> = RefCell::new(HashMap::new());
    /// References whose callback has to be called now.
    static DUE: RefCell<ManuallyDrop<Vec<Value>>> = const { RefCell::new(ManuallyDrop::new(Vec::new())) };
}

fn address(value: &Value) -> usize {
    value.identity() as usize
}

/// A new pointer at an object. Its owner is told by [`Target::set_reference`].
pub fn point_at(object: &Value, callback: Value) -> Rc<Target> {
    let target = Rc::new(Target {
        object: Uncounted::of(object),
        alive: Cell::new(true),
        reference: Cell::new(Uncounted::NONE),
        callback: RefCell::new(callback),
        hash: Cell::new(None),
    });
    mark_weakly_referenced(object);
    TARGETS.with(|all| {
        let mut all = all.borrow_mut();
        let known = all.entry(address(object)).or_default();
        known.retain(|other| other.strong_count() > 0);
        known.push(Rc::downgrade(&target));
    });
    target
}

/// The reference objects that point at an object.
pub fn references_to(object: &Value) -> Vec<Value> {
    let targets = TARGETS.with(|all| all.borrow().get(&address(object)).cloned()).unwrap_or_default();
    targets.iter().filter_map(|target| target.upgrade()?.reference()).collect()
}

/// Tells every weak reference to the object at `address` that it is going.
pub fn forget(address: usize) {
    let targets = TARGETS.try_with(|all| all.borrow_mut().remove(&address)).ok().flatten();
    for target in targets.into_iter().flatten() {
        let Some(target) = target.upgrade() else { continue };
        target.alive.set(false);
        if target.callback.borrow().is_undef() {
            continue;
        }
        if let Some(reference) = target.reference() {
            let _ = DUE.try_with(|due| due.borrow_mut().push(reference));
            call_attention();
        }
    }
}

/// References whose callback has to be called now; each is handed out once, the latest made first.
pub fn take_due() -> Vec<Value> {
    let mut due = DUE.with(|due| std::mem::take(&mut **due.borrow_mut()));
    due.reverse();
    due
}
