//! Modules as values.

use super::Dict;
use crate::memory::{Data, Kind, Ref, Visitor};

/// The data of a module: its name and its namespace.
pub struct Module {
    pub name: String,
    pub dict: Ref<Dict>,
}

// SAFETY: `Kind::Module` names this type only.
#[expect(unsafe_code, reason = "the kind of each data type is declared beside it")]
unsafe impl Data for Module {
    const KIND: Kind = Kind::Module;
    const TRACKED: bool = true;
    fn traverse(&self, visit: Visitor) -> bool {
        self.dict.trace(visit);
        true
    }
}

/// Methods of the type.
pub const METHODS: &[crate::objects::native::Def] = &[];
