//! `len`, `iter`, `next`, `all`, `any`, `min`, `max`, `sorted`, `aiter`, `anext`.

use crate::memory::{Kind, Tuple, Value};
use crate::objects::iter::Iteration;
use crate::objects::native::{Def, def};
use crate::objects::str::intern;
use crate::objects::{Generator, Iter, List};
use crate::vm::compare::Comparison;
use crate::vm::{Res, Vm};

/// The definitions of this file.
pub const FUNCTIONS: &[Def] = &[
    def("len(obj, /)", "Return the number of items in a container.", |vm, args| {
        vm.length(&args[0]).map(|length| Value::int(length as i64))
    }),
    def("iter(object, sentinel=<unset>, /)", "Get an iterator from an object.", |vm, args| {
        if args[1].is_undef() {
            return vm.iter(&args[0]);
        }
        if !super::attributes::is_callable(vm, &args[0]) {
            return Err(vm.type_error("iter(v, w): v must be callable"));
        }
        Ok(Iter::new(Iteration::Callable { function: args[0].clone(), sentinel: args[1].clone() }))
    }),
    def("next(iterator, default=<unset>, /)", "Return the next item from the iterator.", next),
    def("all(iterable, /)", "Return True if bool(x) is True for all values x in the iterable.", |vm, args| {
        let iterator = vm.iter(&args[0])?;
        while let Some(item) = vm.next(&iterator)? {
            if !vm.truth(&item)? {
                return Ok(Value::FALSE);
            }
        }
        Ok(Value::TRUE)
    }),
    def("any(iterable, /)", "Return True if bool(x) is True for any x in the iterable.", |vm, args| {
        let iterator = vm.iter(&args[0])?;
        while let Some(item) = vm.next(&iterator)? {
            if vm.truth(&item)? {
                return Ok(Value::TRUE);
            }
        }
        Ok(Value::FALSE)
    }),
    def("min(*args, key=None, default=<unset>)", "Return the smallest item or argument.", |vm, args| {
        extreme(vm, args, "min", Comparison::Less)
    }),
    def("max(*args, key=None, default=<unset>)", "Return the largest item or argument.", |vm, args| {
        extreme(vm, args, "max", Comparison::Greater)
    }),
    def(
        "sorted(*args, **kwargs)",
        "Return a new sorted list of the items; key and reverse as list.sort().",
        |vm, args| {
            let given = args[0].get::<Tuple>().map(|given| given.to_vec()).unwrap_or_default();
            let [iterable] = &given[..] else {
                return Err(vm.type_error(format!("sorted expected 1 argument, got {}", given.len())));
            };
            let list = Value::from(List::new(vm.collect(iterable)?));
            let method = vm.get_attr(&list, &intern("sort"))?;
            let keywords = vm.keyword_pairs(&args[1])?;
            vm.call_with(&method, &[], &keywords)?;
            Ok(list)
        },
    ),
    def("aiter(async_iterable, /)", "Return an asynchronous iterator for an asynchronous iterable.", |vm, args| {
        let name = vm.names.aiter.clone();
        match vm.special(&args[0], &name, &[])? {
            Some(iterator) if vm.class_of(&iterator).lookup(&vm.names.anext).is_some() => Ok(iterator),
            Some(other) => {
                let found = vm.type_name(&other);
                Err(vm.type_error(format!("aiter() returned not an async iterator of type '{found}'")))
            }
            None => {
                let found = vm.class_of(&args[0]).name();
                Err(vm.type_error(format!("'{}' object is not an async iterable", found.as_str())))
            }
        }
    }),
    def("anext(aiterator, default=<unset>, /)", "Return the next item from the asynchronous iterator.", |vm, args| {
        let name = vm.names.anext.clone();
        match vm.special(&args[0], &name, &[])? {
            Some(awaitable) if args[1].is_undef() => Ok(awaitable),
            Some(awaitable) => Ok(crate::objects::asynchronous::with_default(vm, awaitable, args[1].clone())),
            None => {
                let found = vm.class_of(&args[0]).name();
                Err(vm.type_error(format!("'{}' object is not an async iterator", found.as_str())))
            }
        }
    }),
];

fn sort(vm: &mut Vm, list: &Value, key: &Value, reverse: &Value) -> Res<()> {
    let method = vm.get_attr(list, &intern("sort"))?;
    vm.call_with(&method, &[], &[(intern("key"), key.clone()), (intern("reverse"), reverse.clone())])?;
    Ok(())
}

/// The items of an iterable in order.
pub fn sorted(vm: &mut Vm, source: &Value) -> Res {
    let list = Value::from(List::new(vm.collect(source)?));
    sort(vm, &list, &Value::NONE, &Value::FALSE)?;
    Ok(list)
}

fn next(vm: &mut Vm, args: &[Value]) -> Res {
    // A generator's return value travels in the StopIteration.
    if let Some(generator) = args[0].to_ref::<Generator>()
        && generator.flavor == crate::objects::generator::Flavor::Generator
    {
        return match vm.resume_for_next(&generator)? {
            Ok(value) => Ok(value),
            Err(returned) if args[1].is_undef() => Err(vm.stop_iteration(returned)),
            Err(_) => Ok(args[1].clone()),
        };
    }
    if args[0].kind() != Kind::Iter {
        // A user's StopIteration is passed on as it is.
        let class = vm.class_of(&args[0]);
        let name = vm.names.next.clone();
        let Some(method) = class.lookup(&name) else {
            return Err(vm.type_error(format!("'{}' object is not an iterator", class.name().as_str())));
        };
        return match vm.call_special(&method, &args[0], &class, &[]) {
            Err(raise) if !args[1].is_undef() && vm.is_error(&raise, &vm.errors.StopIteration) => Ok(args[1].clone()),
            result => result,
        };
    }
    match vm.next(&args[0])? {
        Some(value) => Ok(value),
        None if args[1].is_undef() => Err(vm.stop_iteration(Value::NONE)),
        None => Ok(args[1].clone()),
    }
}

fn extreme(vm: &mut Vm, args: &[Value], name: &str, better: Comparison) -> Res {
    let Some(arguments) = args[0].get::<Tuple>() else { return Ok(Value::NONE) };
    let (key, default) = (&args[1], &args[2]);
    let source = match &arguments[..] {
        [] => return Err(vm.type_error(format!("{name} expected at least 1 argument, got 0"))),
        [one] => vm.iter(one)?,
        _ if !default.is_undef() => {
            return Err(
                vm.type_error(format!("Cannot specify a default for {name}() with multiple positional arguments"))
            );
        }
        _ => vm.iter(&args[0])?,
    };
    let mut best: Option<(Value, Value)> = None;
    while let Some(item) = vm.next(&source)? {
        let weight = if key.is_none() { item.clone() } else { vm.call(key, std::slice::from_ref(&item))? };
        let replaces = match &best {
            None => true,
            Some((_, known)) => vm.compare_truth(better, &weight, known)?,
        };
        if replaces {
            best = Some((item, weight));
        }
    }
    match best {
        Some((item, _)) => Ok(item),
        None if !default.is_undef() => Ok(default.clone()),
        None => Err(vm.value_error(format!("{name}() iterable argument is empty"))),
    }
}
