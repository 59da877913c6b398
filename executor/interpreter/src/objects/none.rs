//! `None`, `...` and `NotImplemented`: the one object of each type.

use crate::memory::{Tuple, Value};
use crate::objects::Dict;
use crate::objects::native::{Def, def, static_method};
use crate::vm::{Res, Vm};

/// The methods of `NoneType`.
pub const METHODS: &[Def] = &[
    static_method("__new__(cls, *args, **kwargs)", "The one None.", |vm, args| one(vm, args, "NoneType", Value::NONE)),
    def("__bool__(self, /)", "True if self else False", |_, _| Ok(Value::FALSE)),
];

/// The methods of the type of `...`.
pub const ELLIPSIS: &[Def] = &[
    static_method("__new__(cls, *args, **kwargs)", "The one ellipsis.", |vm, args| {
        one(vm, args, "EllipsisType", Value::ELLIPSIS)
    }),
    def("__reduce__(self, /)", "Its name.", |vm, _| Ok(vm.text("Ellipsis"))),
];

/// The methods of the type of `NotImplemented`.
pub const NOT_IMPLEMENTED: &[Def] = &[
    static_method("__new__(cls, *args, **kwargs)", "The one NotImplemented.", |vm, args| {
        one(vm, args, "NotImplementedType", Value::NOT_IMPLEMENTED)
    }),
    def("__reduce__(self, /)", "Its name.", |vm, _| Ok(vm.text("NotImplemented"))),
];

/// The one object, which takes no arguments.
fn one(vm: &mut Vm, args: &[Value], name: &str, object: Value) -> Res {
    let given = args[1].get::<Tuple>().is_some_and(|given| !given.is_empty())
        || args[2].get::<Dict>().is_some_and(|given| !given.is_empty());
    if given { Err(vm.type_error(format!("{name} takes no arguments"))) } else { Ok(object) }
}
