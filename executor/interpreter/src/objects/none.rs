//! `None`, and making the other objects there are one of.

use crate::memory::{Tuple, Value};
use crate::objects::Dict;
use crate::objects::native::{Def, def, static_method};
use crate::vm::{Res, Vm};

/// The one object of a class, which is made without arguments.
fn only(vm: &mut Vm, args: &[Value], class: &str, object: Value) -> Res {
    let given = args[1].get::<Tuple>().is_some_and(|given| !given.is_empty())
        || args[2].get::<Dict>().is_some_and(|given| !given.is_empty());
    if given {
        return Err(vm.type_error(format!("{class} takes no arguments")));
    }
    Ok(object)
}

/// The methods of `ellipsis`.
pub const ELLIPSIS: &[Def] = &[static_method("__new__(cls, *args, **kwargs)", "The one Ellipsis.", |vm, args| {
    only(vm, args, "EllipsisType", Value::ELLIPSIS)
})];

/// The methods of `NotImplementedType`.
pub const NOT_IMPLEMENTED: &[Def] =
    &[static_method("__new__(cls, *args, **kwargs)", "The one NotImplemented.", |vm, args| {
        only(vm, args, "NotImplementedType", Value::NOT_IMPLEMENTED)
    })];

/// The methods of `NoneType`.
pub const METHODS: &[Def] = &[
    static_method("__new__(cls, *args, **kwargs)", "The one None.", |vm, args| only(vm, args, "NoneType", Value::NONE)),
    def("__bool__(self, /)", "True if self else False", |_, _| Ok(Value::FALSE)),
];
