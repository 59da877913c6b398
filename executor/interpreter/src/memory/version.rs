//! Versions: numbers that name one state of one object.

use std::cell::Cell;

thread_local! {
    static VERSIONS: Cell<u64> = const { Cell::new(0) };
}

/// A number that no state of any class or dict of this thread has had: what inline caches compare. Never 0.
pub fn fresh_version() -> u64 {
    VERSIONS.with(|last| {
        last.set(last.get() + 1);
        last.get()
    })
}
