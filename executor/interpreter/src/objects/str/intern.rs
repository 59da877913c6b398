//! Names that are used as attributes, globals and keywords exist once, so that most comparisons are of pointers.

use super::Str;
use crate::memory::Ref;
use std::cell::RefCell;
use std::collections::HashSet;
use std::hash::{Hash, Hasher};

struct ByText(Ref<Str>);

impl Hash for ByText {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.as_str().hash(state);
    }
}
impl PartialEq for ByText {
    fn eq(&self, other: &Self) -> bool {
        self.0.as_str() == other.0.as_str()
    }
}
impl Eq for ByText {}
impl std::borrow::Borrow<str> for ByText {
    fn borrow(&self) -> &str {
        self.0.as_str()
    }
}

thread_local! {
    static NAMES: RefCell<HashSet<ByText>> = RefCell::new(HashSet::new());
}

/// Beyond this many names, those nobody uses are forgotten.
const SWEEP_AT: usize = 50_000;

/// The one string with this text.
pub fn intern(text: &str) -> Ref<Str> {
    NAMES.with(|names| {
        if let Some(known) = names.borrow().get(text) {
            return known.0.clone();
        }
        let name = Str::new(text);
        let mut names = names.borrow_mut();
        if names.len() >= SWEEP_AT && names.len().is_multiple_of(SWEEP_AT / 4) {
            names.retain(|name| name.0.reference_count() > 1);
        }
        names.insert(ByText(name.clone()));
        name
    })
}

/// The one string with the same text as this one.
pub fn intern_ref(text: &Ref<Str>) -> Ref<Str> {
    NAMES.with(|names| {
        if let Some(known) = names.borrow().get(text.as_str()) {
            return known.0.clone();
        }
        names.borrow_mut().insert(ByText(text.clone()));
        text.clone()
    })
}
