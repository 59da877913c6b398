//! `None`.

use crate::memory::{Tuple, Value};
use crate::objects::Dict;
use crate::objects::native::{Def, def, static_method};

/// The methods of `NoneType`.
pub const METHODS: &[Def] = &[
    static_method("__new__(cls, *args, **kwargs)", "The one None.", |vm, args| {
        let given = args[1].get::<Tuple>().is_some_and(|given| !given.is_empty())
            || args[2].get::<Dict>().is_some_and(|given| !given.is_empty());
        if given {
            return Err(vm.type_error("NoneType takes no arguments"));
        }
        Ok(Value::NONE)
    }),
    def("__bool__(self, /)", "True if self else False", |_, _| Ok(Value::FALSE)),
];
