//! Exceptions as values. <https://docs.python.org/3.13/library/exceptions.html>

mod base;
mod families;
pub mod group;
mod members;
mod os_error;
mod syntax_error;
pub mod trace;
mod unicode_error;

pub use base::fill;

pub use trace::{Trace, TraceEntry};

use super::{Dict, Type};
use crate::memory::{Data, Kind, Ref, Tuple, Value, Visitor};
use std::cell::{Cell, RefCell};
use std::rc::Rc;

/// The data of an exception.
pub struct Exception {
    pub class: RefCell<Ref<Type>>,
    pub args: RefCell<Ref<Tuple>>,
    pub cause: RefCell<Value>,
    context: RefCell<Value>,
    /// Whether it has been the context of another.
    is_context: Cell<bool>,
    pub suppress_context: Cell<bool>,
    pub trace: RefCell<Trace>,
    /// Attributes given to it.
    pub dict: RefCell<Option<Ref<Dict>>>,
    /// Attributes that its type keeps (`errno`, `name`, `obj` ...), those that have been set.
    pub members: RefCell<Vec<(&'static str, Value)>>,
    /// Why the sandbox refused and what to use instead; for the report, invisible to programs.
    pub hint: RefCell<Option<String>>,
}

// SAFETY: `Kind::Exception` names this type only.
#[expect(unsafe_code, reason = "the kind of each data type is declared beside it")]
unsafe impl Data for Exception {
    const KIND: Kind = Kind::Exception;
    const TRACKED: bool = true;
    fn traverse(&self, visit: Visitor) -> bool {
        let (Ok(class), Ok(args), Ok(cause), Ok(context), Ok(dict), Ok(members)) = (
            self.class.try_borrow(),
            self.args.try_borrow(),
            self.cause.try_borrow(),
            self.context.try_borrow(),
            self.dict.try_borrow(),
            self.members.try_borrow(),
        ) else {
            return false;
        };
        class.trace(visit);
        args.trace(visit);
        visit(&cause);
        visit(&context);
        if let Some(dict) = &*dict {
            dict.trace(visit);
        }
        for (_, value) in &*members {
            visit(value);
        }
        true
    }
    fn clear(&self) {
        let parts = (self.cause.take(), self.context.take(), self.dict.take(), self.members.take());
        drop(parts);
    }
}

impl Exception {
    /// The exception that was being handled when this one was raised, or None.
    pub fn context(&self) -> Value {
        self.context.borrow().clone()
    }

    pub fn set_context(&self, context: Value) {
        if let Some(other) = context.get::<Exception>() {
            other.is_context.set(true);
        }
        drop(self.context.replace(context));
    }

    /// False when no exception leads to this one as its context, or its context's context ...
    pub fn is_context(&self) -> bool {
        self.is_context.get()
    }

    /// Whether it has the notes, the causes and the traceback of another one.
    pub fn travelled_like(&self, other: &Exception) -> bool {
        let notes = |exception: &Exception| {
            let dict = exception.dict.borrow().clone()?;
            dict.get_str(&crate::objects::str::intern("__notes__"))
        };
        let same_notes = match (notes(self), notes(other)) {
            (None, None) => true,
            (Some(a), Some(b)) => a.same(&b),
            _ => false,
        };
        let (mine, theirs) = (self.trace.borrow().entries(), other.trace.borrow().entries());
        let same_trace = mine.len() == theirs.len()
            && mine.iter().zip(theirs.iter()).all(|(a, b)| Rc::ptr_eq(&a.code, &b.code) && a.pc == b.pc);
        same_notes
            && same_trace
            && self.cause.borrow().same(&other.cause.borrow())
            && self.context.borrow().same(&other.context.borrow())
    }

    pub fn new(class: Ref<Type>, args: Ref<Tuple>) -> Ref<Exception> {
        Ref::new(Exception {
            class: RefCell::new(class),
            args: RefCell::new(args),
            cause: RefCell::new(Value::NONE),
            context: RefCell::new(Value::NONE),
            is_context: Cell::new(false),
            suppress_context: Cell::new(false),
            trace: RefCell::new(Trace::default()),
            dict: RefCell::new(None),
            members: RefCell::new(Vec::new()),
            hint: RefCell::new(None),
        })
    }
}
