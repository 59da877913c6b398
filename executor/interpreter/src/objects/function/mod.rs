//! Functions that programs define, and functions bound to an object.

use super::{Dict, PyCell, Str};
use crate::compiler::code::Code;
use crate::memory::{Data, Kind, Ref, Tuple, Value, Visitor};
use std::cell::RefCell;
use std::rc::Rc;

/// The data of a function.
pub struct Function {
    pub code: Rc<Code>,
    pub globals: Ref<Dict>,
    pub builtins: Ref<Dict>,
    /// Values of the last positional parameters' defaults.
    pub defaults: RefCell<Option<Ref<Tuple>>>,
    pub keyword_defaults: RefCell<Option<Ref<Dict>>>,
    pub closure: Box<[Ref<PyCell>]>,
    pub name: RefCell<Ref<Str>>,
    pub qualname: RefCell<Ref<Str>>,
    pub module: RefCell<Value>,
    pub doc: RefCell<Value>,
    /// A dict, or undefined until asked for.
    pub annotations: RefCell<Value>,
    pub type_params: RefCell<Value>,
    pub dict: RefCell<Option<Ref<Dict>>>,
}

// SAFETY: `Kind::Function` names this type only.
#[expect(unsafe_code, reason = "the kind of each data type is declared beside it")]
unsafe impl Data for Function {
    const KIND: Kind = Kind::Function;
    const TRACKED: bool = true;
    fn traverse(&self, visit: Visitor) -> bool {
        let (Ok(defaults), Ok(keyword_defaults), Ok(annotations), Ok(dict)) = (
            self.defaults.try_borrow(),
            self.keyword_defaults.try_borrow(),
            self.annotations.try_borrow(),
            self.dict.try_borrow(),
        ) else {
            return false;
        };
        self.globals.trace(visit);
        self.builtins.trace(visit);
        if let Some(defaults) = &*defaults {
            defaults.trace(visit);
        }
        if let Some(keyword_defaults) = &*keyword_defaults {
            keyword_defaults.trace(visit);
        }
        self.closure.iter().for_each(|cell| cell.trace(visit));
        visit(&annotations);
        if let Some(dict) = &*dict {
            dict.trace(visit);
        }
        true
    }
    fn clear(&self) {
        let parts = (self.defaults.take(), self.keyword_defaults.take(), self.annotations.take(), self.dict.take());
        drop(parts);
    }
}

/// The data of a bound method.
pub struct Method {
    pub function: Value,
    pub this: Value,
}

// SAFETY: `Kind::Method` names this type only.
#[expect(unsafe_code, reason = "the kind of each data type is declared beside it")]
unsafe impl Data for Method {
    const KIND: Kind = Kind::Method;
    const TRACKED: bool = true;
    fn traverse(&self, visit: Visitor) -> bool {
        visit(&self.function);
        visit(&self.this);
        true
    }
}

impl Method {
    pub fn new(function: Value, this: Value) -> Value {
        Value::from(Ref::new(Method { function, this }))
    }
}

/// Methods of the type.
pub const METHODS: &[crate::objects::native::Def] = &[];

/// Methods of the type.
pub const METHOD_METHODS: &[crate::objects::native::Def] = &[];
