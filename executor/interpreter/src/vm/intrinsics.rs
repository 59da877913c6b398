//! The rarer operations of the bytecode: imports, pattern matching, `with`, asynchronous iteration, type parameters.

use super::{Raise, Res, Vm};
use crate::compiler::code::Intrinsic;
use crate::memory::{Kind, Ref, Tuple, Value};
use crate::objects::generator::Flavor;
use crate::objects::type_::collection::Collection;
use crate::objects::{Dict, Exception, Generator, List, Set, Str, Type};

impl Vm {
    pub(crate) fn intrinsic(&mut self, which: Intrinsic, args: &[Value]) -> Res {
        match which {
            Intrinsic::Import => {
                let name = args[0].to_ref::<Str>().expect("the compiler passes a name");
                self.import_statement(&name, &args[1], args[2].as_int().unwrap_or(0))
            }
            Intrinsic::ImportFrom => {
                let name = args[1].to_ref::<Str>().expect("the compiler passes a name");
                self.import_from(&args[0], &name)
            }
            Intrinsic::ImportStar => {
                let frame = self.machine.frames.last().expect("code is running");
                let function = frame.function.clone();
                self.import_star(&args[0], &function.globals)?;
                Ok(Value::NONE)
            }
            Intrinsic::MatchSequence => {
                Ok(Value::bool(self.class_of(&args[0]).collection.get() == Collection::Sequence))
            }
            Intrinsic::MatchMapping => Ok(Value::bool(self.class_of(&args[0]).collection.get() == Collection::Mapping)),
            Intrinsic::MatchKeys => self.match_keys(&args[0], &args[1]),
            Intrinsic::MatchClass => self.match_class(&args[0], &args[1], args[2].as_int().unwrap_or(0), &args[3]),
            Intrinsic::DictWithout => {
                let copy = Dict::new();
                self.update_mapping(&copy.value(), &args[0])?;
                for key in self.collect(&args[1])? {
                    self.dict_remove(&copy, &key)?;
                }
                Ok(Value::from(copy))
            }
            Intrinsic::SplitGroup => self.split_group(&args[0], &args[1]),
            Intrinsic::JoinGroup => self.join_group(&args[0], &args[1], &args[2]),
            Intrinsic::YieldFromIter => match args[0].get::<Generator>() {
                Some(generator) if generator.flavor == Flavor::Coroutine => match self.runs_awaitable() {
                    true => Ok(args[0].clone()),
                    false => {
                        Err(self.type_error("cannot 'yield from' a coroutine object in a non-coroutine generator"))
                    }
                },
                _ => self.iter(&args[0]),
            },
            Intrinsic::Awaitable => self.awaitable(&args[0]),
            Intrinsic::AsyncIter => {
                let name = self.names.aiter.clone();
                match self.special(&args[0], &name, &[])? {
                    Some(iterator) if self.class_of(&iterator).lookup(&self.names.anext).is_some() => Ok(iterator),
                    Some(iterator) => {
                        let found = self.class_of(&iterator).name();
                        Err(self.type_error(format!(
                            "'async for' received an object from __aiter__ that does not implement __anext__: {}",
                            found.as_str()
                        )))
                    }
                    None => {
                        let found = self.class_of(&args[0]).name();
                        Err(self.type_error(format!(
                            "'async for' requires an object with __aiter__ method, got {}",
                            found.as_str()
                        )))
                    }
                }
            }
            Intrinsic::AsyncNext => {
                let name = self.names.anext.clone();
                match self.special(&args[0], &name, &[])? {
                    Some(awaitable) => match self.awaitable(&awaitable) {
                        Err(Raise::Exception(cause)) => {
                            let found = self.class_of(&awaitable).name();
                            let message =
                                format!("'async for' received an invalid object from __anext__: {}", found.as_str());
                            let raise = self.type_error(message);
                            if let Raise::Exception(exception) = &raise {
                                *exception.cause.borrow_mut() = cause.value();
                                exception.set_context(cause.value());
                                exception.suppress_context.set(true);
                            }
                            Err(raise)
                        }
                        result => result,
                    },
                    None => {
                        let found = self.class_of(&args[0]).name();
                        Err(self.type_error(format!(
                            "'async for' requires an iterator with __anext__ method, got {}",
                            found.as_str()
                        )))
                    }
                }
            }
            Intrinsic::EndAsyncFor => {
                let exception = args[0].to_ref::<Exception>().expect("the compiler passes an exception");
                if exception.class.borrow().is_subtype(&self.errors.StopAsyncIteration) {
                    Ok(Value::NONE)
                } else {
                    Err(Raise::Exception(exception))
                }
            }
            Intrinsic::WrapYield => Ok(crate::objects::asynchronous::wrap(self, args[0].clone())),
            Intrinsic::Show => {
                crate::builtins::show(self, &args[0])?;
                Ok(Value::NONE)
            }
            Intrinsic::Annotations => self.annotations_of_namespace(),
            Intrinsic::TypeAlias | Intrinsic::TypeVariable | Intrinsic::Generic => {
                crate::modules::typing::intrinsic(self, which, args)
            }
            Intrinsic::Length => {
                let length = self.length(&args[0])?;
                Ok(Value::int(length as i64))
            }
            Intrinsic::ConstantSet => {
                // CPython's compiler makes a frozenset of the members, a second one of the first one's members, and
                // the running program a copy of that. Each is laid out anew, and so is the order.
                let members = Value::from(List::new(self.collect(&args[0])?));
                let again = self.set_from(&members)?;
                Ok(Value::from(Set::new(self.set_copy(&again)?)))
            }
        }
    }

    fn match_keys(&mut self, subject: &Value, keys: &Value) -> Res {
        let mut values = Vec::new();
        let mut seen = Vec::new();
        for key in self.collect(keys)? {
            for other in &seen {
                if self.same_or_equal(other, &key)? {
                    let text = self.repr_of(&key)?;
                    return Err(self.value_error(format!("mapping pattern checks duplicate key ({})", text.as_str())));
                }
            }
            seen.push(key.clone());
            let found = match subject.to_ref::<Dict>() {
                Some(dict) => self.dict_get(&dict, &key)?,
                None => {
                    let get = crate::objects::str::intern("get");
                    let marker = Value::from(List::new(Vec::new()));
                    let found = self.call_method(subject, &get, &[key.clone(), marker.clone()])?;
                    if found.same(&marker) { None } else { Some(found) }
                }
            };
            match found {
                Some(value) => values.push(value),
                None => return Ok(Value::NONE),
            }
        }
        Ok(Value::from(Tuple::from_vec(values)))
    }

    fn match_class(&mut self, subject: &Value, class: &Value, count: i64, names: &Value) -> Res {
        let Some(target) = class.to_ref::<Type>() else {
            return Err(self.type_error("called match pattern must be a class"));
        };
        if !self.is_instance(subject, class)? {
            return Ok(Value::NONE);
        }
        let mut values = Vec::new();
        let mut seen: Vec<Ref<Str>> = Vec::new();
        let count = count.max(0) as usize;
        if count > 0 {
            let match_args = self.names.match_args.clone();
            let shown = target.name();
            let (allowed, itself) = match self.get_attr_opt(class, &match_args)? {
                Some(args) => match args.to_ref::<Tuple>() {
                    Some(args) => (args.to_vec(), false),
                    None => {
                        let found = self.class_of(&args).name();
                        return Err(self.type_error(format!(
                            "{}.__match_args__ must be a tuple (got {})",
                            shown.as_str(),
                            found.as_str()
                        )));
                    }
                },
                // These match as a whole.
                None if matches!(
                    target.layout,
                    Kind::Bool
                        | Kind::ByteArray
                        | Kind::Bytes
                        | Kind::Dict
                        | Kind::Float
                        | Kind::FrozenSet
                        | Kind::Int
                        | Kind::List
                        | Kind::Set
                        | Kind::Str
                        | Kind::Tuple
                ) =>
                {
                    (Vec::new(), true)
                }
                None => (Vec::new(), false),
            };
            let most = if itself { 1 } else { allowed.len() };
            if count > most {
                return Err(self.type_error(format!(
                    "{}() accepts {most} positional sub-pattern{} ({count} given)",
                    shown.as_str(),
                    if most == 1 { "" } else { "s" }
                )));
            }
            if itself {
                values.push(subject.clone());
            }
            for name in allowed.iter().take(count) {
                let Some(name) = name.to_ref::<Str>() else {
                    let found = self.class_of(name).name();
                    return Err(
                        self.type_error(format!("__match_args__ elements must be strings (got {})", found.as_str()))
                    );
                };
                if seen.iter().any(|known| known.as_str() == name.as_str()) {
                    return Err(self.type_error(format!(
                        "{}() got multiple sub-patterns for attribute '{}'",
                        shown.as_str(),
                        name.as_str()
                    )));
                }
                seen.push(name.clone());
                match self.get_attr_opt(subject, &name)? {
                    Some(value) => values.push(value),
                    None => return Ok(Value::NONE),
                }
            }
        }
        for name in self.collect(names)? {
            let name = name.to_ref::<Str>().expect("the compiler passes names");
            if seen.iter().any(|known| known.as_str() == name.as_str()) {
                return Err(self.type_error(format!(
                    "{}() got multiple sub-patterns for attribute '{}'",
                    target.name().as_str(),
                    name.as_str()
                )));
            }
            match self.get_attr_opt(subject, &name)? {
                Some(value) => values.push(value),
                None => return Ok(Value::NONE),
            }
        }
        Ok(Value::from(Tuple::from_vec(values)))
    }

    /// Whether the generator that runs may go on to coroutines.
    fn runs_awaitable(&self) -> bool {
        self.machine.frames.last().is_some_and(|frame| frame.function.code.awaitable.get())
    }

    /// The iterator behind `await value`.
    pub fn awaitable(&mut self, value: &Value) -> Res {
        if let Some(generator) = value.get::<Generator>()
            && (generator.flavor == Flavor::Coroutine || generator.function.code.awaitable.get())
        {
            return Ok(value.clone());
        }
        let name = self.names.await_.clone();
        match self.special(value, &name, &[])? {
            Some(iterator) => {
                if iterator.get::<Generator>().is_some_and(|generator| generator.flavor == Flavor::Coroutine) {
                    return Err(self.type_error("__await__() returned a coroutine"));
                }
                if !self.is_iterator(&iterator) {
                    let found = self.class_of(&iterator).name();
                    return Err(
                        self.type_error(format!("__await__() returned non-iterator of type '{}'", found.as_str()))
                    );
                }
                Ok(iterator)
            }
            None => {
                let found = self.class_of(value).name();
                Err(self.type_error(format!("object {} can't be used in 'await' expression", found.as_str())))
            }
        }
    }

    /// `__exit__` bound, and what `__enter__` returns.
    pub(crate) fn with_enter(&mut self, manager: &Value, asynchronous: bool) -> Res<(Value, Value)> {
        let class = self.class_of(manager);
        let names = &self.names;
        let (enter, exit) = if asynchronous { (&names.aenter, &names.aexit) } else { (&names.enter, &names.exit) };
        let (enter, exit) = (enter.clone(), exit.clone());
        let protocol = if asynchronous { "asynchronous context manager" } else { "context manager" };
        let missing = |vm: &Vm, what: &str| {
            let full = vm.full_class_name(&class);
            let name = full.rsplit_once('.').map_or(full.as_str(), |(_, name)| name);
            vm.type_error(format!("'{name}' object does not support the {protocol} protocol{what}"))
        };
        let Some(enter_method) = class.lookup(&enter) else { return Err(missing(self, "")) };
        let Some(exit_method) = class.lookup(&exit) else {
            return Err(missing(self, &format!(" (missed {} method)", exit.as_str())));
        };
        let exit_method = self.bind_attribute(&exit_method, manager, &class)?;
        let entered = self.call_special(&enter_method, manager, &class, &[])?;
        let entered = if asynchronous { self.awaitable_for(&entered, "__aenter__")? } else { entered };
        Ok((exit_method, entered))
    }

    fn awaitable_for(&mut self, value: &Value, what: &str) -> Res {
        match self.awaitable(value) {
            Err(raise) if self.is_error(&raise, &self.errors.TypeError) => {
                let found = self.class_of(value).name();
                Err(self.type_error(format!(
                    "'async with' received an object from {what} that does not implement __await__: {}",
                    found.as_str()
                )))
            }
            result => {
                result?;
                Ok(value.clone())
            }
        }
    }

    pub(crate) fn with_exit(&mut self, exit: &Value, exception: &Value) -> Res {
        match exception.to_ref::<Exception>() {
            Some(exception) => {
                let class = exception.class.borrow().value();
                let trace = self.traceback_object(&exception);
                self.call(exit, &[class, exception.value(), trace])
            }
            None => self.call(exit, &[Value::NONE, Value::NONE, Value::NONE]),
        }
    }

    /// The dict of annotations of the namespace that runs now.
    fn annotations_of_namespace(&mut self) -> Res {
        let name = self.names.annotations.clone();
        let frame = self.machine.frames.last().expect("code is running");
        let function = frame.function.clone();
        let namespace = if function.code.uses_namespace { self.frame_namespace() } else { function.globals.value() };
        if let Some(known) = self.namespace_get(&namespace, &name)? {
            return Ok(known);
        }
        let dict = Dict::new().value();
        self.namespace_set(&namespace, &name, dict.clone())?;
        Ok(dict)
    }

    /// `except*`: the parts of an exception that do not match and that match.
    fn split_group(&mut self, exception: &Value, classes: &Value) -> Res {
        let pair = |rest: Value, matched: Value| Ok(Value::from(Tuple::from_vec(vec![rest, matched])));
        if exception.is_none() {
            return pair(Value::NONE, Value::NONE);
        }
        let group = self.errors.BaseExceptionGroup.clone();
        let members = match classes.get::<Tuple>() {
            Some(all) => all.to_vec(),
            None => vec![classes.clone()],
        };
        for class in &members {
            if class.get::<Type>().is_some_and(|class| class.is_subtype(&group)) {
                return Err(self.type_error("catching ExceptionGroup with except* is not allowed. Use except instead."));
            }
        }
        let is_group = exception.get::<Exception>().is_some_and(|e| e.class.borrow().is_subtype(&group));
        if !is_group {
            return if self.exception_matches(exception, classes)? {
                let class = self.errors.ExceptionGroup.value();
                let list = Value::from(Tuple::from_vec(vec![exception.clone()]));
                let wrapped = self.call(&class, &[self.text(""), list])?;
                pair(Value::NONE, wrapped)
            } else {
                pair(exception.clone(), Value::NONE)
            };
        }
        self.exception_matches(exception, classes)?;
        let split = crate::objects::str::intern("split");
        let result = self.call_method(exception, &split, std::slice::from_ref(classes))?;
        match result.get::<Tuple>().map(|parts| parts.to_vec()).as_deref() {
            Some([matched, rest]) => pair(rest.clone(), matched.clone()),
            _ => Err(self.type_error("split must return a 2-tuple")),
        }
    }

    /// `except*`: what is raised when all handlers have run.
    fn join_group(&mut self, raised: &Value, rest: &Value, original: &Value) -> Res {
        let mut raised = self.collect(raised)?;
        if raised.is_empty() {
            return Ok(rest.clone());
        }
        let is_group = original
            .get::<Exception>()
            .is_some_and(|exception| exception.class.borrow().is_subtype(&self.errors.BaseExceptionGroup));
        if !is_group && rest.is_none() && raised.len() == 1 {
            return Ok(raised.remove(0));
        }
        // What was raised again as it was is put back where it stood in the group.
        let original_group = original.to_ref::<Exception>();
        let mut again = Vec::new();
        raised.retain(|one| {
            let is_same = match (one.get::<Exception>(), &original_group) {
                (Some(one), Some(original)) => one.travelled_like(original),
                _ => false,
            };
            if is_same {
                again.push(one.clone());
            }
            !is_same
        });
        if !rest.is_none() {
            again.push(rest.clone());
        }
        if is_group && !again.is_empty() {
            let back = crate::objects::exception::group::projection(self, original, &again)?;
            if raised.is_empty() {
                return Ok(back);
            }
            raised.push(back);
        } else {
            raised.append(&mut again);
        }
        if raised.len() == 1 {
            return Ok(raised.remove(0));
        }
        let class = self.errors.BaseExceptionGroup.value();
        let list = Value::from(List::new(raised));
        self.call(&class, &[self.text(""), list])
    }
}
