//! Class attributes that programs assign again and again, such as counters of instances.
//!
//! A change of a class makes everything remembered about it wrong. For an attribute that is plain data, and is
//! assigned a second time, it is cheaper never to remember it: then later assignments need not tell anybody.

use super::Type;
use crate::memory::Value;
use crate::objects::Str;
use rustc_hash::FxHashSet;
use std::cell::RefCell;

thread_local! {
    /// Hashes of the names that no cache may remember, in whatever class. Two names of one hash are no harm.
    static UNREMEMBERED: RefCell<FxHashSet<i64>> = RefCell::new(FxHashSet::default());
}

/// Beyond so many names all others are treated like any attribute.
const MOST: usize = 4_096;

/// True for a name whose values in classes must not be remembered.
pub fn unremembered(name: &Str) -> bool {
    UNREMEMBERED.with(|names| {
        let names = names.borrow();
        !names.is_empty() && names.contains(&name.hash())
    })
}

/// True when a new value for an attribute changes nothing that is remembered: old and new value are plain data, and
/// the class has been told before that this attribute varies.
pub(super) fn only_varies(class: &Type, name: &Str, old: &Value, new: &Value) -> bool {
    let text = name.as_str();
    if !(old.is_plain_data() && new.is_plain_data()) || (text.starts_with("__") && text.ends_with("__")) {
        return false;
    }
    let hash = name.hash();
    if class.varying.borrow().contains(&hash) {
        return true;
    }
    let noted = UNREMEMBERED.with(|names| {
        let mut names = names.borrow_mut();
        names.contains(&hash) || (names.len() < MOST && names.insert(hash))
    });
    if noted {
        class.varying.borrow_mut().push(hash);
    }
    false
}
