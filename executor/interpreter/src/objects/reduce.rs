//! How objects are taken apart so that they can be made again: `__reduce_ex__`, `__reduce__`, `__getstate__`.
//! <https://docs.python.org/3.13/library/pickle.html#pickling-class-instances>
//!
//! Nothing here reads bytes: `copy` and programs that ask use it. What puts objects together is Python (`copyreg.py`).

use super::native::{Def, def};
use super::{Dict, Instance, List, Str};
use crate::memory::{Kind, Ref, Tuple, Value};
use crate::objects::str::intern;
use crate::vm::{Res, Vm};

/// What every object has.
pub const METHODS: &[Def] = &[
    def("__reduce__(self, /)", "Helper for pickle.", |vm, args| common(vm, &args[0], 0)),
    def("__reduce_ex__(self, protocol, /)", "Helper for pickle.", |vm, args| {
        let protocol = vm.c_int_argument(&args[1])?;
        let name = intern("__reduce__");
        let reduce = vm.get_attr(&args[0], &name)?;
        let class = vm.class_of(&args[0]).value();
        let own = vm.get_attr(&class, &name)?;
        let plain = vm.types.object.lookup(&name);
        if plain.is_some_and(|plain| plain.same(&own)) {
            return common(vm, &args[0], protocol);
        }
        vm.deeper(|vm| vm.call(&reduce, &[]))
    }),
    def("__getstate__(self, /)", "Helper for pickle.", |vm, args| plain_state(vm, &args[0], false)),
];

/// `__reduce__` of functions and methods: a name, or where to get it from.
pub const CALLABLE: &[Def] = &[def("__reduce__(self, /)", "Helper for pickle.", |vm, args| {
    let name = intern("__name__");
    let shown = vm.get_attr(&args[0], &name)?;
    let owner = match args[0].kind() {
        Kind::Method => vm.get_attr(&args[0], &intern("__self__"))?,
        _ => match args[0].get::<super::Native>() {
            Some(native) if native.owner.is_none() => return Ok(shown),
            _ => vm.get_attr(&args[0], &intern("__objclass__"))?,
        },
    };
    let get = vm.module_attr("builtins", "getattr")?;
    Ok(tuple(vec![get, tuple(vec![owner, shown])]))
})];

fn tuple(items: Vec<Value>) -> Value {
    Value::from(Tuple::from_vec(items))
}

fn common(vm: &mut Vm, object: &Value, protocol: i64) -> Res {
    if protocol >= 2 {
        return newly_made(vm, object);
    }
    let reduce = vm.module_attr("copyreg", "_reduce_ex")?;
    vm.deeper(|vm| vm.call(&reduce, &[object.clone(), Value::int(protocol)]))
}

/// By way of `__new__`: a function of `copyreg`, its arguments, the state, and what to add to it.
fn newly_made(vm: &mut Vm, object: &Value) -> Res {
    let class = vm.class_of(object);
    let makes = class.lookup(&vm.names.new).is_some_and(|new| {
        let makes = class.user || matches!(class.layout, Kind::Instance | Kind::Foreign);
        makes || !vm.is_object_new(&new)
    });
    let singleton = matches!(class.layout, Kind::None | Kind::Ellipsis | Kind::NotImplemented);
    if !makes && !singleton {
        return Err(vm.type_error(format!("cannot pickle '{}' object", class.name().as_str())));
    }
    let given = new_arguments(vm, object)?;
    let (list, dict) = (object.native::<List>().is_some(), object.native::<Dict>().is_some());
    let required = given.is_none() && !list && !dict;
    let mut arguments = vec![class.value()];
    let function = match given {
        Some((positional, Some(named))) if named.get::<Dict>().is_some_and(|named| !named.is_empty()) => {
            arguments.extend([positional.value(), named]);
            "__newobj_ex__"
        }
        Some((positional, _)) => {
            arguments.extend(positional.iter().cloned());
            "__newobj__"
        }
        None => "__newobj__",
    };
    let function = vm.module_attr("copyreg", function)?;
    let state = state_of(vm, object, required)?;
    let items = if list { vm.iter(object)? } else { Value::NONE };
    let pairs = if dict {
        let items = vm.get_attr(object, &intern("items"))?;
        let view = vm.call(&items, &[])?;
        vm.iter(&view)?
    } else {
        Value::NONE
    };
    Ok(tuple(vec![function, tuple(arguments), state, items, pairs]))
}

type NewArguments = (Ref<Tuple>, Option<Value>);

/// What `__getnewargs_ex__` or `__getnewargs__` says.
fn new_arguments(vm: &mut Vm, object: &Value) -> Res<Option<NewArguments>> {
    if let Some(told) = vm.special(object, &intern("__getnewargs_ex__"), &[])? {
        let found = vm.type_name(&told);
        let Some(pair) = told.native_ref::<Tuple>() else {
            return Err(vm.type_error(format!("__getnewargs_ex__ should return a tuple, not '{found}'")));
        };
        let [positional, named] = &pair[..] else {
            let length = pair.len();
            return Err(vm.value_error(format!("__getnewargs_ex__ should return a tuple of length 2, not {length}")));
        };
        let refusal = |vm: &mut Vm, which: &str, wanted: &str, value: &Value| {
            let found = vm.type_name(value);
            vm.type_error(format!(
                "{which} item of the tuple returned by __getnewargs_ex__ must be a {wanted}, not '{found}'"
            ))
        };
        let Some(positional) = positional.native_ref::<Tuple>() else {
            return Err(refusal(vm, "first", "tuple", positional));
        };
        if named.native::<Dict>().is_none() {
            return Err(refusal(vm, "second", "dict", named));
        }
        return Ok(Some((positional, Some(named.clone()))));
    }
    let Some(told) = vm.special(object, &intern("__getnewargs__"), &[])? else { return Ok(None) };
    match told.native_ref::<Tuple>() {
        Some(positional) => Ok(Some((positional, None))),
        None => {
            let found = vm.type_name(&told);
            Err(vm.type_error(format!("__getnewargs__ should return a tuple, not '{found}'")))
        }
    }
}

/// What `__getstate__` says; that of `object` is asked to be strict when nothing else tells how to make the object.
fn state_of(vm: &mut Vm, object: &Value, required: bool) -> Res {
    let name = intern("__getstate__");
    let class = vm.class_of(object);
    let plain = vm.types.object.lookup(&name);
    let own = class.lookup(&name);
    if object.kind() != Kind::Type
        && vm.own_attr(object, &name).is_none()
        && let (Some(own), Some(plain)) = (own, plain)
        && own.same(&plain)
    {
        return plain_state(vm, object, required);
    }
    let getstate = vm.get_attr(object, &name)?;
    vm.deeper(|vm| vm.call(&getstate, &[]))
}

/// The attributes: those of the dict, and with those in slots as a pair.
fn plain_state(vm: &mut Vm, object: &Value, required: bool) -> Res {
    let class = vm.class_of(object);
    if required {
        let built_in = class.mro.borrow().iter().find(|class| !class.user).cloned();
        let layout = built_in.map_or(Kind::Instance, |class| class.layout);
        let shown = class.name();
        // What C keeps in places of its own, ours keep in slots.
        if class.mro.borrow().iter().any(|base| base.user && base.frozen.get() && !base.members.borrow().is_empty()) {
            return Err(vm.type_error(format!("cannot pickle '{}' object", shown.as_str())));
        }
        match layout {
            Kind::Instance | Kind::None | Kind::Ellipsis | Kind::NotImplemented => {}
            Kind::Type => return Err(vm.type_error(format!("cannot pickle {} objects", shown.as_str()))),
            _ if class.same(&vm.types.memoryview) => {
                return Err(vm.type_error(format!("cannot pickle {} objects", shown.as_str())));
            }
            _ => return Err(vm.type_error(format!("cannot pickle '{}' object", shown.as_str()))),
        }
    }
    let dict = match object.get::<Instance>() {
        Some(instance) if class.has_dict.get() => Some(vm.instance_dict(instance)),
        Some(_) => None,
        None if object.kind() == Kind::Type => None,
        None => vm.own_dict(object, false),
    };
    let state = dict.filter(|dict| !dict.is_empty()).map_or(Value::NONE, |dict| dict.value());
    let mut members: Vec<Ref<Str>> = Vec::new();
    if class.user {
        let order = class.mro.borrow().clone();
        for base in order.iter().filter(|base| base.user) {
            vm.tick(1)?;
            members.extend(base.members.borrow().iter().cloned());
        }
    }
    let kept = Dict::new();
    for name in members {
        if let Some(value) = vm.get_attr_opt(object, &name)? {
            kept.set_str(&name, value);
        }
    }
    Ok(if kept.is_empty() { state } else { tuple(vec![state, kept.value()]) })
}
