//! Objects whose data only one module knows: deques, dates, compiled patterns.

use super::{Dict, Str, Type};
use crate::memory::{Data, Kind, Ref, Value, Visitor};
use crate::vm::compare::Comparison;
use crate::vm::operators::Binary;
use crate::vm::{Res, Vm};
use std::any::Any;
use std::cell::RefCell;

/// What a module's own object type provides. Use interior mutability for what changes, and never keep a borrow
/// across anything that may run guest code.
pub trait ForeignData: Any {
    /// Shows the values held to the cycle collector; false when they cannot be looked at just now (and none was shown).
    fn traverse(&self, _visit: Visitor) -> bool {
        true
    }
    /// Lets go of what may form cycles.
    fn clear(&self) {}
    /// Where attributes given to the object go, if it takes any.
    fn dict(&self) -> Option<&Ref<Dict>> {
        None
    }
    /// An attribute of the object's own that lies in no dict.
    fn attribute(&self, _name: &str) -> Option<Value> {
        None
    }
    /// Sets such an attribute, or deletes one that lies there when the value is undefined; None for any other.
    fn set_attribute(&self, _vm: &mut Vm, _name: &str, _value: &Value) -> Option<Res<()>> {
        None
    }
    /// False for data that holds nothing a cycle could go through.
    fn is_tracked(&self) -> bool {
        true
    }
    /// True when a finaliser has to run before the object may go.
    fn needs_finalizer(&self) -> bool {
        false
    }
    /// An operator on two operands, one of them of exactly this class, without looking for methods; None to have them
    /// looked for.
    fn binary(&self, _vm: &mut Vm, _op: Binary, _a: &Value, _b: &Value) -> Option<Res> {
        None
    }
    /// The same for a comparison.
    fn compare(&self, _vm: &mut Vm, _op: Comparison, _a: &Value, _b: &Value) -> Option<Res> {
        None
    }
}

/// The data of an object defined by a native module.
pub struct Foreign {
    pub class: RefCell<Ref<Type>>,
    pub data: Box<dyn ForeignData>,
}

// SAFETY: `Kind::Foreign` names this type only.
#[expect(unsafe_code, reason = "the kind of each data type is declared beside it")]
unsafe impl Data for Foreign {
    const KIND: Kind = Kind::Foreign;
    const TRACKED: bool = true;
    fn is_tracked(&self) -> bool {
        self.data.is_tracked()
    }
    fn traverse(&self, visit: Visitor) -> bool {
        let Ok(class) = self.class.try_borrow() else { return false };
        if !self.data.traverse(visit) {
            return false;
        }
        class.trace(visit);
        true
    }
    fn clear(&self) {
        self.data.clear();
    }
    fn needs_finalizer(&self) -> bool {
        self.data.needs_finalizer()
    }
}

impl Foreign {
    pub fn new(class: Ref<Type>, data: impl ForeignData) -> Ref<Foreign> {
        Ref::new(Foreign { class: RefCell::new(class), data: Box::new(data) })
    }

    /// An attribute of the object's own.
    pub fn own_attr(&self, name: &Ref<Str>) -> Option<Value> {
        self.data.attribute(name.as_str()).or_else(|| self.data.dict()?.get_str(name))
    }

    /// The data, when it is of that Rust type.
    pub fn downcast<T: ForeignData>(&self) -> Option<&T> {
        (&*self.data as &dyn Any).downcast_ref()
    }
}

impl Vm {
    /// Sets or deletes an attribute that the data of an object has for itself; None when it has none of that name.
    pub(crate) fn set_hidden_attr(&mut self, object: &Value, name: &Str, value: &Value) -> Option<Res<()>> {
        object.native_ref::<Foreign>()?.data.set_attribute(self, name.as_str(), value)
    }

    /// Whether the data of an object has such an attribute for itself.
    pub(crate) fn has_hidden_attr(object: &Value, name: &Str) -> bool {
        object.native_ref::<Foreign>().is_some_and(|foreign| foreign.data.attribute(name.as_str()).is_some())
    }
}
