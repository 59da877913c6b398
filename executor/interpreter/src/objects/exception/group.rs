//! `BaseExceptionGroup` and `ExceptionGroup`.
//! <https://docs.python.org/3.13/library/exceptions.html#exception-groups>

use super::{Exception, Trace};
use crate::memory::{Kind, Ref, Tuple, Value};
use crate::objects::native::{Def, def, member, static_method};
use crate::objects::str::intern;
use crate::objects::{List, Str, Type};
use crate::vm::{Res, Vm};

/// The methods of exception groups.
pub const METHODS: &[Def] = &[
    static_method("__new__(cls, *args, **kwargs)", "Create and return a new object.", |vm, args| {
        let Some(class) = args[0].to_ref::<Type>() else { return Err(vm.type_error("X is not a type object")) };
        let given = args[1].to_ref::<Tuple>().unwrap_or_else(|| Tuple::from_vec(Vec::new()));
        let [message, members] = &given[..] else {
            return Err(vm.type_error(format!(
                "BaseExceptionGroup.__new__() takes exactly 2 arguments ({} given)",
                given.len()
            )));
        };
        if message.native::<Str>().is_none() {
            return Err(vm.bad_argument("BaseExceptionGroup.__new__", "argument 1", "str", message));
        }
        let is_sequence = match members.unwrapped().kind() {
            Kind::List | Kind::Tuple | Kind::Str | Kind::Bytes | Kind::ByteArray | Kind::Range => true,
            Kind::Instance => vm.class_of(members).lookup(&vm.names.getitem).is_some(),
            _ => crate::objects::bytes::is_buffer(members),
        };
        if !is_sequence {
            return Err(vm.type_error("second argument (exceptions) must be a sequence"));
        }
        let members = vm.collect(members)?;
        if members.is_empty() {
            return Err(vm.value_error("second argument (exceptions) must be a non-empty sequence"));
        }
        let mut all_plain = true;
        for (place, member) in members.iter().enumerate() {
            let Some(exception) = member.get::<Exception>() else {
                return Err(vm.value_error(format!("Item {place} of second argument (exceptions) is not an exception")));
            };
            all_plain &= exception.class.borrow().is_subtype(&vm.errors.Exception);
        }
        let mut class = class;
        if class.same(&vm.errors.BaseExceptionGroup) {
            if all_plain {
                class = vm.errors.ExceptionGroup.clone();
            }
        } else if class.is_subtype(&vm.errors.Exception) && !all_plain {
            let shown = class.name();
            return Err(vm.type_error(if class.same(&vm.errors.ExceptionGroup) {
                "Cannot nest BaseExceptions in an ExceptionGroup".to_owned()
            } else {
                format!("Cannot nest BaseExceptions in '{}'", shown.as_str())
            }));
        }
        let made = Exception::new(class, Tuple::from_slice(&given));
        crate::vm::exceptions::set_extra(&made, ".exceptions", Value::from(Tuple::from_vec(members)));
        Ok(Value::from(made))
    }),
    member("message", "The group's message.", |_, args| Ok(part(&args[0], 0))),
    member("exceptions", "The exceptions in the group.", |_, args| {
        Ok(Value::from(Tuple::from_vec(members_of(&args[0]))))
    }),
    def("__str__(self, /)", "Return str(self).", |vm, args| {
        let message = vm.str_of(&part(&args[0], 0))?;
        let count = members_of(&args[0]).len();
        let plural = if count == 1 { "" } else { "s" };
        Ok(vm.text(format!("{} ({count} sub-exception{plural})", message.as_str())))
    }),
    def("derive(self, excs, /)", "Make a group with the same message and other exceptions.", |vm, args| {
        let class = vm.errors.BaseExceptionGroup.value();
        vm.call(&class, &[part(&args[0], 0), args[1].clone()])
    }),
    def("split(self, matcher, /)", "Split into what matches and the rest.", |vm, args| {
        let (matched, rest) = split(vm, &args[0], &args[1])?;
        Ok(Value::from(Tuple::from_vec(vec![matched, rest])))
    }),
    def("subgroup(self, matcher, /)", "The part of the group that matches.", |vm, args| {
        Ok(split(vm, &args[0], &args[1])?.0)
    }),
    crate::objects::native::class_method("__class_getitem__(cls, item, /)", "See PEP 585.", |vm, args| {
        vm.generic_alias(&args[0], &args[1])
    }),
];

fn part(group: &Value, place: usize) -> Value {
    let Some(group) = group.get::<Exception>() else { return Value::NONE };
    let value = group.args.borrow().get(place).cloned();
    value.unwrap_or(Value::NONE)
}

/// The exceptions of a group.
pub fn members_of(group: &Value) -> Vec<Value> {
    let Some(group) = group.get::<Exception>() else { return Vec::new() };
    crate::vm::exceptions::extra(group, ".exceptions")
        .and_then(|members| members.get::<Tuple>().map(|members| members.to_vec()))
        .unwrap_or_default()
}

fn matches(vm: &mut Vm, exception: &Value, matcher: &Value) -> Res<bool> {
    match matcher.kind() {
        Kind::Type | Kind::Tuple => match vm.exception_matches(exception, matcher) {
            Err(raise) if vm.is_error(&raise, &vm.errors.TypeError) => Err(expected(vm)),
            result => result,
        },
        Kind::Function | Kind::Native | Kind::Method => {
            let verdict = vm.call(matcher, std::slice::from_ref(exception))?;
            vm.truth(&verdict)
        }
        _ if crate::builtins::attributes::is_callable(vm, matcher) => {
            let verdict = vm.call(matcher, std::slice::from_ref(exception))?;
            vm.truth(&verdict)
        }
        _ => Err(expected(vm)),
    }
}

fn expected(vm: &Vm) -> crate::vm::Raise {
    vm.type_error("expected an exception type, a tuple of exception types, or a callable (other than a class)")
}

fn split(vm: &mut Vm, group: &Value, matcher: &Value) -> Res<(Value, Value)> {
    if matches(vm, group, matcher)? {
        return Ok((group.clone(), Value::NONE));
    }
    let (mut matched, mut rest) = (Vec::new(), Vec::new());
    for member in members_of(group) {
        vm.tick(1)?;
        if is_group(vm, &member) {
            let (inner, outer) = vm.deeper(|vm| split(vm, &member, matcher))?;
            if !inner.is_none() {
                matched.push(inner);
            }
            if !outer.is_none() {
                rest.push(outer);
            }
        } else if matches(vm, &member, matcher)? {
            matched.push(member);
        } else {
            rest.push(member);
        }
    }
    Ok((derive(vm, group, matched)?, derive(vm, group, rest)?))
}

/// The part of a group that holds what these exceptions hold.
pub fn projection(vm: &mut Vm, group: &Value, parts: &[Value]) -> Res {
    let mut kept = Vec::new();
    for part in parts {
        leaves(vm, part, &mut kept)?;
    }
    project(vm, group, &kept)
}

fn leaves(vm: &mut Vm, exception: &Value, out: &mut Vec<Value>) -> Res<()> {
    vm.tick(1)?;
    if !is_group(vm, exception) {
        out.push(exception.clone());
        return Ok(());
    }
    for member in members_of(exception) {
        vm.deeper(|vm| leaves(vm, &member, out))?;
    }
    Ok(())
}

fn project(vm: &mut Vm, exception: &Value, kept: &[Value]) -> Res {
    vm.tick(kept.len() / 8 + 1)?;
    if !is_group(vm, exception) {
        let is_kept = kept.iter().any(|one| one.same(exception));
        return Ok(if is_kept { exception.clone() } else { Value::NONE });
    }
    let mut members = Vec::new();
    for member in members_of(exception) {
        let part = vm.deeper(|vm| project(vm, &member, kept))?;
        if !part.is_none() {
            members.push(part);
        }
    }
    derive(vm, exception, members)
}

fn is_group(vm: &Vm, exception: &Value) -> bool {
    exception
        .get::<Exception>()
        .is_some_and(|exception| exception.class.borrow().is_subtype(&vm.errors.BaseExceptionGroup))
}

/// A group like another one with these members; None without any.
fn derive(vm: &mut Vm, group: &Value, members: Vec<Value>) -> Res {
    if members.is_empty() {
        return Ok(Value::NONE);
    }
    let list = Value::from(List::new(members));
    let made = vm.call_method(group, &intern("derive"), &[list])?;
    let is_group = |new: &Ref<Exception>| new.class.borrow().is_subtype(&vm.errors.BaseExceptionGroup);
    let Some(new) = made.to_ref::<Exception>().filter(is_group) else {
        return Err(vm.type_error("derive must return an instance of BaseExceptionGroup"));
    };
    if let Some(old) = group.to_ref::<Exception>() {
        copy_metadata(vm, &old, &new);
    }
    Ok(made)
}

fn copy_metadata(vm: &mut Vm, old: &Ref<Exception>, new: &Ref<Exception>) {
    let trace = Trace::of(&vm.traceback_object(old));
    drop(new.trace.replace(trace));
    *new.cause.borrow_mut() = old.cause.borrow().clone();
    new.set_context(old.context());
    new.suppress_context.set(old.suppress_context.get());
    let notes = old.dict.borrow().as_ref().and_then(|dict| dict.get_str(&vm.names.notes));
    if let Some(notes) = notes {
        let copy = match (notes.get::<List>(), notes.get::<Tuple>()) {
            (Some(list), _) => list.snapshot(),
            (None, Some(tuple)) => tuple.to_vec(),
            // What is no sequence is no note.
            (None, None) => return,
        };
        vm.exception_dict(new).set_str(&vm.names.notes.clone(), Value::from(List::new(copy)));
    }
}
