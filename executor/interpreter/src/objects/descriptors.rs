//! `property`, `staticmethod`, `classmethod`, `super`, and the descriptors behind native attributes and `__slots__`.
//! <https://docs.python.org/3.13/howto/descriptor.html>

use super::Str;
use super::native::Def;
use super::{Dict, Type};
use crate::memory::{Data, Kind, Ref, Value, Visitor};
use std::cell::RefCell;

/// The data of a `property`.
pub struct Property {
    pub getter: Value,
    pub setter: Value,
    pub deleter: Value,
    pub doc: RefCell<Value>,
    pub name: RefCell<Value>,
}

// SAFETY: `Kind::Property` names this type only.
#[expect(unsafe_code, reason = "the kind of each data type is declared beside it")]
unsafe impl Data for Property {
    const KIND: Kind = Kind::Property;
    const TRACKED: bool = true;
    fn traverse(&self, visit: Visitor) -> bool {
        visit(&self.getter);
        visit(&self.setter);
        visit(&self.deleter);
        true
    }
}

/// The data of a `staticmethod`.
pub struct StaticMethod {
    pub function: Value,
    pub dict: RefCell<Option<Ref<Dict>>>,
}

// SAFETY: `Kind::StaticMethod` names this type only.
#[expect(unsafe_code, reason = "the kind of each data type is declared beside it")]
unsafe impl Data for StaticMethod {
    const KIND: Kind = Kind::StaticMethod;
    const TRACKED: bool = true;
    fn traverse(&self, visit: Visitor) -> bool {
        visit(&self.function);
        true
    }
}

/// The data of a `classmethod`.
pub struct ClassMethod {
    pub function: Value,
    pub dict: RefCell<Option<Ref<Dict>>>,
}

// SAFETY: `Kind::ClassMethod` names this type only.
#[expect(unsafe_code, reason = "the kind of each data type is declared beside it")]
unsafe impl Data for ClassMethod {
    const KIND: Kind = Kind::ClassMethod;
    const TRACKED: bool = true;
    fn traverse(&self, visit: Visitor) -> bool {
        visit(&self.function);
        true
    }
}

/// The data of a `super`: look behind `start` in the order of `object_type`, bound to `object`.
pub struct Super {
    pub start: Ref<Type>,
    /// The instance or class it is bound to; undefined for the unbound form.
    pub object: Value,
    pub object_type: Option<Ref<Type>>,
}

// SAFETY: `Kind::Super` names this type only.
#[expect(unsafe_code, reason = "the kind of each data type is declared beside it")]
unsafe impl Data for Super {
    const KIND: Kind = Kind::Super;
    const TRACKED: bool = true;
    fn traverse(&self, visit: Visitor) -> bool {
        self.start.trace(visit);
        visit(&self.object);
        if let Some(class) = &self.object_type {
            class.trace(visit);
        }
        true
    }
}

/// An attribute computed by native code, or a member declared in `__slots__`.
pub enum GetSet {
    Native {
        name: &'static str,
        owner: Ref<Type>,
        get: &'static Def,
        /// Absent: the attribute is read-only.
        set: Option<&'static Def>,
    },
    Slot {
        name: Ref<Str>,
        /// The name under which instances keep the value (private names are mangled).
        owner: Ref<Type>,
    },
}

// SAFETY: `Kind::GetSet` names this type only.
#[expect(unsafe_code, reason = "the kind of each data type is declared beside it")]
unsafe impl Data for GetSet {
    const KIND: Kind = Kind::GetSet;
    const TRACKED: bool = true;
    fn traverse(&self, visit: Visitor) -> bool {
        match self {
            GetSet::Native { owner, .. } | GetSet::Slot { owner, .. } => owner.trace(visit),
        }
        true
    }
}

/// Methods of the type.
pub const PROPERTY_METHODS: &[crate::objects::native::Def] = &[];

/// Methods of the type.
pub const STATICMETHOD_METHODS: &[crate::objects::native::Def] = &[];

/// Methods of the type.
pub const CLASSMETHOD_METHODS: &[crate::objects::native::Def] = &[];

/// Methods of the type.
pub const SUPER_METHODS: &[crate::objects::native::Def] = &[];

/// Methods of the type.
pub const GETSET_METHODS: &[crate::objects::native::Def] = &[];
