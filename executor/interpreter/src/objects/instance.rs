//! Instances of classes that programs define.

use super::shape::Shape;
use super::{Dict, Type};
use crate::memory::{Data, Kind, Ref, Value, Visitor};
use std::cell::RefCell;
use std::rc::Rc;

/// The data of an instance of a user class.
///
/// Attributes lie in `slots`, ordered by `shape`, until somebody asks for `__dict__` or deletes one; from then on they
/// lie in `dict`. A class derived from a built-in type keeps that type's data in `native`.
pub struct Instance {
    pub class: RefCell<Ref<Type>>,
    pub shape: RefCell<Rc<Shape>>,
    pub slots: RefCell<Vec<Value>>,
    pub dict: RefCell<Option<Ref<Dict>>>,
    /// The built-in value inside (a list for a subclass of `list`), undefined for plain classes.
    pub native: Value,
}

// SAFETY: `Kind::Instance` names this type only.
#[expect(unsafe_code, reason = "the kind of each data type is declared beside it")]
unsafe impl Data for Instance {
    const KIND: Kind = Kind::Instance;
    const TRACKED: bool = true;
    fn traverse(&self, visit: Visitor) -> bool {
        let (Ok(class), Ok(slots), Ok(dict)) =
            (self.class.try_borrow(), self.slots.try_borrow(), self.dict.try_borrow())
        else {
            return false;
        };
        class.trace(visit);
        slots.iter().for_each(&mut *visit);
        if let Some(dict) = &*dict {
            dict.trace(visit);
        }
        visit(&self.native);
        true
    }
    fn clear(&self) {
        let slots = self.slots.take();
        let dict = self.dict.take();
        drop(slots);
        drop(dict);
    }
    fn needs_finalizer(&self) -> bool {
        self.class.borrow().has_finalizer.get()
    }
}

impl Instance {
    #[inline]
    pub fn new(class: Ref<Type>, native: Value) -> Ref<Instance> {
        let shape = class.shape();
        let slots = RefCell::new(Vec::with_capacity(shape.widest.get()));
        Ref::new(Instance {
            class: RefCell::new(class),
            shape: RefCell::new(shape),
            slots,
            dict: RefCell::new(None),
            native,
        })
    }
}

impl Value {
    /// The built-in data of a value: its own, or that inside an instance of a subclass.
    #[inline]
    pub fn native<T: Data>(&self) -> Option<&T> {
        match self.get::<T>() {
            Some(data) => Some(data),
            None => self.get::<Instance>()?.native.get::<T>(),
        }
    }

    /// A counted pointer to the built-in data of a value, as [`Self::native`].
    pub fn native_ref<T: Data>(&self) -> Option<Ref<T>> {
        match self.borrow_ref::<T>() {
            Some(data) => Some(data.clone()),
            None => self.get::<Instance>()?.native.to_ref::<T>(),
        }
    }

    /// The value inside an instance of a subclass of a built-in type, else the value itself.
    #[inline]
    pub fn unwrapped(&self) -> &Value {
        match self.get::<Instance>() {
            Some(instance) if !instance.native.is_undef() => &instance.native,
            _ => self,
        }
    }
}

/// Methods of the type.
pub const METHODS: &[crate::objects::native::Def] = &[];
