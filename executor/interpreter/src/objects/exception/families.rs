//! Exceptions that make something of their arguments: a value, a code, a name.

use super::base::{given, no_keywords, plain_str, reduced, set_args};
use super::members::{objects, put, this};
use crate::memory::{Kind, Ref, Value};
use crate::objects::native::{Def, def};
use crate::objects::str::intern;
use crate::objects::{Dict, Str};
use crate::vm::exceptions::{extra, remove_extra, set_extra};
use crate::vm::{Res, Vm};

pub const STOP_MEMBERS: &[Def] = objects!("value");
pub const STOP_ITERATION: &[Def] = &[def("__init__(self, *args, **kwargs)", "Initialize self.", |vm, args| {
    no_keywords(vm, &args[0], &args[2])?;
    set_args(&args[0], &args[1]);
    put(&args[0], "value", given(&args[1]).first().unwrap_or(&Value::UNDEF));
    Ok(Value::NONE)
})];

pub const EXIT_MEMBERS: &[Def] = objects!("code");
pub const SYSTEM_EXIT: &[Def] = &[def("__init__(self, *args, **kwargs)", "Initialize self.", |vm, args| {
    no_keywords(vm, &args[0], &args[2])?;
    set_args(&args[0], &args[1]);
    match &given(&args[1])[..] {
        [] => {}
        [one] => put(&args[0], "code", one),
        _ => put(&args[0], "code", &args[1]),
    }
    Ok(Value::NONE)
})];

pub const KEY_ERROR: &[Def] = &[def("__str__(self, /)", "Return str(self).", |vm, args| {
    let exception = this(&args[0]);
    let given = exception.args.borrow().clone();
    match &given[..] {
        [one] => vm.repr_of(one).map(Value::from),
        _ => plain_str(vm, &exception),
    }
})];

/// Takes the keyword arguments a class knows; `told` is what its errors call it.
fn take_keywords(vm: &mut Vm, args: &[Value], told: &str, known: &[&'static str]) -> Res<()> {
    set_args(&args[0], &args[1]);
    let exception = this(&args[0]);
    let keywords = args[2].get::<Dict>().map(Dict::snapshot).unwrap_or_default();
    if keywords.len() > known.len() {
        let (most, plural) = (known.len(), if known.len() == 1 { "" } else { "s" });
        let count = keywords.len();
        return Err(vm.type_error(format!("{told}() takes at most {most} keyword argument{plural} ({count} given)")));
    }
    let mut values = vec![Value::UNDEF; known.len()];
    for (key, value) in keywords {
        let Some(key) = key.get::<Str>() else { continue };
        let Some(place) = known.iter().position(|name| *name == key.as_str()) else {
            let mut message = format!("{told}() got an unexpected keyword argument '{}'", key.as_str());
            if let Some(close) = crate::text::likeness::nearest(key.as_str(), known.iter().copied()) {
                message.push_str(&format!(". Did you mean '{close}'?"));
            }
            return Err(vm.type_error(message));
        };
        values[place] = value;
    }
    for (name, value) in known.iter().zip(values) {
        if value.is_undef() {
            drop(remove_extra(&exception, name));
        } else {
            set_extra(&exception, name, value);
        }
    }
    Ok(())
}

pub const NAME_MEMBERS: &[Def] = objects!("name");
pub const NAME_ERROR: &[Def] = &[
    def("__init__(self, *args, **kwargs)", "Initialize self.", |vm, args| {
        take_keywords(vm, args, "NameError", &["name"])?;
        Ok(Value::NONE)
    }),
    def("__str__(self, /)", "Return str(self).", |vm, args| plain_str(vm, &this(&args[0]))),
];

pub const ATTRIBUTE_MEMBERS: &[Def] = objects!("name", "obj");
pub const ATTRIBUTE_ERROR: &[Def] = &[
    def("__init__(self, *args, **kwargs)", "Initialize self.", |vm, args| {
        take_keywords(vm, args, "AttributeError", &["name", "obj"])?;
        Ok(Value::NONE)
    }),
    def("__str__(self, /)", "Return str(self).", |vm, args| plain_str(vm, &this(&args[0]))),
    def("__getstate__(self, /)", "Helper for pickle.", |vm, args| attribute_state(vm, &args[0])),
    def("__reduce__(self, /)", "Helper for pickle.", |vm, args| {
        let given = this(&args[0]).args.borrow().clone();
        let state = attribute_state(vm, &args[0])?;
        Ok(reduced(vm, &args[0], given, state))
    }),
];

/// What is kept of an `AttributeError`: all but the object, which is seldom one that can be written down.
fn attribute_state(vm: &mut Vm, exception: &Value) -> Res {
    let exception = this(exception);
    let own = exception.dict.borrow().clone();
    let state = with_own(vm, own)?;
    if let Some(name) = extra(&exception, "name") {
        state.set_str(&intern("name"), name);
    }
    let args = Value::from(exception.args.borrow().clone());
    state.set_str(&intern("args"), args);
    Ok(state.value())
}

/// A new dict with an exception's own attributes.
fn with_own(vm: &mut Vm, own: Option<Ref<Dict>>) -> Res<Ref<Dict>> {
    let Some(own) = own else { return Ok(Dict::new()) };
    vm.dict_copy(&own.value())
}

pub const IMPORT_MEMBERS: &[Def] = objects!("msg", "name", "path", "name_from");
pub const IMPORT_ERROR: &[Def] = &[def("__init__(self, *args, **kwargs)", "Initialize self.", |vm, args| {
    take_keywords(vm, args, "ImportError", &["name", "path", "name_from"])?;
    match &given(&args[1])[..] {
        [message] => put(&args[0], "msg", message),
        _ => put(&args[0], "msg", &Value::UNDEF),
    }
    Ok(Value::NONE)
})];
pub const IMPORT_METHODS: &[Def] = &[
    def("__str__(self, /)", "Return str(self).", |vm, args| {
        let exception = this(&args[0]);
        match extra(&exception, "msg") {
            Some(message) if message.kind() == Kind::Str => Ok(message),
            _ => plain_str(vm, &exception),
        }
    }),
    def("__reduce__(self, /)", "Helper for pickle.", |vm, args| {
        let exception = this(&args[0]);
        let own = exception.dict.borrow().clone();
        let kept: Vec<_> =
            ["name", "path", "name_from"].iter().filter_map(|name| Some((*name, extra(&exception, name)?))).collect();
        let state = if kept.is_empty() {
            own.as_ref().map_or(Value::NONE, Ref::value)
        } else {
            let state = with_own(vm, own)?;
            for (name, value) in kept {
                state.set_str(&intern(name), value);
            }
            state.value()
        };
        let given = exception.args.borrow().clone();
        Ok(reduced(vm, &args[0], given, state))
    }),
];
