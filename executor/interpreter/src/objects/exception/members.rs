//! The attributes that some exception types keep for themselves, beside `args`.

use super::Exception;
use crate::memory::{Kind, Ref, Value};
use crate::objects::native::{Def, member, setter};
use crate::vm::exceptions::{extra, remove_extra, set_extra};
use crate::vm::{Res, Vm};

/// The exception a method is called on.
pub fn this(value: &Value) -> Ref<Exception> {
    value.to_ref::<Exception>().expect("methods of exceptions get exceptions")
}

/// Members that hold any object and are None while nobody has set them.
macro_rules! objects {
    ($($name:literal),*) => {
        &[$(
            crate::objects::native::member($name, "", |_, args| {
                Ok(crate::vm::exceptions::extra(&$crate::objects::exception::members::this(&args[0]), $name)
                    .unwrap_or(crate::memory::Value::NONE))
            }),
            crate::objects::native::setter($name, |_, args| {
                $crate::objects::exception::members::put(&args[0], $name, &args[1]);
                Ok(crate::memory::Value::NONE)
            }),
        )*]
    };
}
pub(super) use objects;

/// Sets a member, or deletes it.
pub fn put(exception: &Value, name: &'static str, value: &Value) {
    let exception = this(exception);
    if value.is_undef() {
        drop(remove_extra(&exception, name));
    } else {
        set_extra(&exception, name, value.clone());
    }
}

/// `start` and `end` of the Unicode errors, which are numbers in any state.
pub const POSITIONS: &[Def] = &[
    member("start", "exception start", |_, args| Ok(extra(&this(&args[0]), "start").unwrap_or(Value::int(0)))),
    setter("start", |vm, args| put_number(vm, "start", args)),
    member("end", "exception end", |_, args| Ok(extra(&this(&args[0]), "end").unwrap_or(Value::int(0)))),
    setter("end", |vm, args| put_number(vm, "end", args)),
];

fn put_number(vm: &mut Vm, name: &'static str, args: &[Value]) -> Res {
    if args[1].is_undef() {
        return Err(vm.type_error("can't delete numeric/char attribute"));
    }
    let given = args[1].unwrapped();
    let number = given.as_index();
    // What is refused leaves -1 behind.
    set_extra(&this(&args[0]), name, Value::int(number.unwrap_or(-1)));
    match number {
        Some(_) => Ok(Value::NONE),
        None if given.kind() == Kind::BigInt => Err(vm.overflow_error("Python int too large to convert to C ssize_t")),
        None => Err(vm.type_error("an integer is required")),
    }
}
