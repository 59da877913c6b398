//! What awaiting a coroutine or a step of an asynchronous generator goes through.
//! <https://docs.python.org/3.13/reference/expressions.html#asynchronous-generator-functions>
//!
//! A value that an asynchronous generator yields is wrapped, to tell it from what its awaits hand out.

use super::foreign::ForeignData;
use super::generator::{Generator, State, Thrown};
use super::native::{Def, def};
use super::{Exception, Foreign};
use crate::memory::{Ref, Value, Visitor};
use crate::vm::generators::Resumed;
use crate::vm::{Raise, Res, Vm};
use std::cell::{Cell, RefCell};

/// A value yielded by an asynchronous generator.
struct Wrapped(Value);

impl ForeignData for Wrapped {
    fn traverse(&self, visit: Visitor) -> bool {
        visit(&self.0);
        true
    }
}

/// Marks a value as yielded.
pub fn wrap(vm: &Vm, value: Value) -> Value {
    Value::from(Foreign::new(vm.types.object.clone(), Wrapped(value)))
}

fn unwrap(value: &Value) -> Option<Value> {
    value.get::<Foreign>()?.downcast::<Wrapped>().map(|wrapped| wrapped.0.clone())
}

/// Something that waits: an iterator that `await` goes through.
struct Waiting {
    what: What,
    done: Cell<bool>,
}

enum What {
    /// `coroutine.__await__()`
    Coroutine(Ref<Generator>),
    /// A step of an asynchronous generator: what goes in at the start is taken once.
    Step { generator: Ref<Generator>, first: RefCell<Option<First>>, kind: Kind },
    /// `anext` with a default.
    /// What is awaited becomes its iterator when it is first asked.
    Default { awaited: Value, iterator: RefCell<Option<Value>>, default: Value },
}

/// What goes into a step at its start.
enum First {
    Value(Value),
    Exception(Ref<Exception>),
    /// The arguments of `athrow`, which are looked at when the step begins.
    Throw(Value),
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Send,
    Throw,
    Close,
}

impl ForeignData for Waiting {
    fn traverse(&self, visit: Visitor) -> bool {
        match &self.what {
            What::Coroutine(coroutine) => coroutine.trace(visit),
            What::Step { generator, first, .. } => {
                let Ok(first) = first.try_borrow() else { return false };
                generator.trace(visit);
                match &*first {
                    Some(First::Value(value) | First::Throw(value)) => visit(value),
                    Some(First::Exception(exception)) => exception.trace(visit),
                    None => {}
                }
            }
            What::Default { awaited, iterator, default } => {
                let Ok(iterator) = iterator.try_borrow() else { return false };
                iterator.iter().for_each(&mut *visit);
                visit(awaited);
                visit(default);
            }
        }
        true
    }

    /// A step that was never begun is told of.
    fn needs_finalizer(&self) -> bool {
        match &self.what {
            What::Step { first, .. } => !self.done.get() && first.try_borrow().is_ok_and(|first| first.is_some()),
            _ => false,
        }
    }
}

/// Says that a step was made for nothing.
pub fn finalize(vm: &mut Vm, object: &Value) -> Res<()> {
    let Some(What::Step { generator, kind, .. }) =
        object.get::<Foreign>().and_then(|object| object.downcast::<Waiting>()).map(|waiting| &waiting.what)
    else {
        return Ok(());
    };
    let method = match kind {
        Kind::Send => "asend",
        Kind::Throw => "athrow",
        Kind::Close => "aclose",
    };
    let what = format!("coroutine method '{method}' of '{}'", generator.qualname.borrow().as_str());
    match vm.warn_never_awaited(&what, &generator.value()) {
        Err(Raise::Exception(exception)) => vm.report_ignored(&exception, &generator.value()),
        result => result,
    }
}

/// An iterator that runs a coroutine.
pub fn coroutine_wrapper(vm: &Vm, coroutine: Ref<Generator>) -> Value {
    make(vm.types.coroutine_wrapper.clone(), What::Coroutine(coroutine))
}

/// An awaitable for one step: its result is what the generator yields.
pub fn step(vm: &Vm, generator: Ref<Generator>, sent: Value) -> Value {
    let first = RefCell::new(Some(First::Value(sent)));
    make(vm.types.async_generator_asend.clone(), What::Step { generator, first, kind: Kind::Send })
}

/// An awaitable for a step that begins with an exception, as told by the arguments of `athrow`.
pub fn throw(vm: &Vm, generator: Ref<Generator>, arguments: Value) -> Value {
    let first = RefCell::new(Some(First::Throw(arguments)));
    make(vm.types.async_generator_athrow.clone(), What::Step { generator, first, kind: Kind::Throw })
}

/// An awaitable that ends the generator.
pub fn close(vm: &Vm, generator: Ref<Generator>, exit: Ref<Exception>) -> Value {
    let first = RefCell::new(Some(First::Exception(exit)));
    make(vm.types.async_generator_athrow.clone(), What::Step { generator, first, kind: Kind::Close })
}

/// An iterator that ends with the default where what is awaited says that there are no more items.
pub fn with_default(vm: &Vm, awaited: Value, default: Value) -> Value {
    make(vm.types.anext_awaitable.clone(), What::Default { awaited, iterator: RefCell::new(None), default })
}

fn make(class: Ref<super::Type>, what: What) -> Value {
    Value::from(Foreign::new(class, Waiting { what, done: Cell::new(false) }))
}

/// Goes on with a value or an exception: what is handed out, or a `StopIteration` with the result.
fn go(vm: &mut Vm, object: &Value, sent: Result<Value, Thrown>) -> Res {
    let object = object.to_ref::<Foreign>().expect("methods get their own objects");
    let waiting = object.downcast::<Waiting>().expect("methods get their own objects");
    match &waiting.what {
        What::Coroutine(coroutine) => match vm.resume(coroutine, sent)? {
            Resumed::Yielded(value) => Ok(value),
            Resumed::Returned(value) => Err(vm.stop_iteration(value)),
        },
        What::Default { awaited, iterator, default } => {
            let known = iterator.borrow().clone();
            let iterator = match known {
                Some(known) => known,
                None => {
                    let found = vm.awaitable(awaited)?;
                    *iterator.borrow_mut() = Some(found.clone());
                    found
                }
            };
            let iterator = &iterator;
            let resumed = match sent {
                Ok(value) => vm.delegate(iterator, value),
                Err(thrown) => match vm.throw_into(iterator, &thrown) {
                    Ok(Some(Resumed::Yielded(value))) => Ok(Ok(value)),
                    Ok(Some(Resumed::Returned(value))) => Ok(Err(value)),
                    Ok(None) => Err(Raise::Exception(thrown.exception(vm)?)),
                    Err(raise) => Err(raise),
                },
            };
            match resumed {
                Ok(Ok(value)) => Ok(value),
                Ok(Err(result)) => Err(vm.stop_iteration(result)),
                Err(raise) if vm.is_error(&raise, &vm.errors.StopAsyncIteration) => {
                    Err(vm.stop_iteration(default.clone()))
                }
                Err(raise) => Err(raise),
            }
        }
        What::Step { generator, first, kind } => {
            if waiting.done.get() {
                let what = if *kind == Kind::Send { "__anext__()/asend()" } else { "aclose()/athrow()" };
                return Err(vm.runtime_error(format!("cannot reuse already awaited {what}")));
            }
            let kept = first;
            let first = kept.take();
            if first.is_some() && generator.awaited.get() {
                waiting.done.set(true);
                let what = match kind {
                    Kind::Send => "anext",
                    Kind::Throw => "athrow",
                    Kind::Close => "aclose",
                };
                return Err(vm.runtime_error(format!("{what}(): asynchronous generator is already running")));
            }
            let begins = sent.is_ok();
            let sent = match (first, sent) {
                (first @ Some(First::Exception(_) | First::Throw(_)), Ok(value)) if !value.is_none() => {
                    kept.replace(first);
                    return Err(vm.runtime_error("can't send non-None value to a just-started coroutine"));
                }
                (Some(First::Exception(exception)), Ok(_)) => Err(exception.into()),
                (Some(First::Throw(arguments)), Ok(_)) => match Thrown::later(vm, &arguments) {
                    Ok(thrown) => Err(thrown),
                    Err(raise) => {
                        waiting.done.set(true);
                        return Err(raise);
                    }
                },
                (Some(First::Value(first)), Ok(value)) if value.is_none() => Ok(first),
                (_, sent) => sent,
            };
            generator.awaited.set(true);
            let result = step_through(vm, generator, sent, *kind, begins);
            if result.is_err() {
                waiting.done.set(true);
                generator.awaited.set(false);
            }
            result
        }
    }
}

/// One step; `by_itself` when nothing was thrown into the awaitable.
fn step_through(
    vm: &mut Vm,
    generator: &Ref<Generator>,
    sent: Result<Value, Thrown>,
    kind: Kind,
    by_itself: bool,
) -> Res {
    let closing = kind == Kind::Close;
    if generator.state.get() == State::Finished && !closing && by_itself {
        return Err(vm.error(&vm.errors.StopAsyncIteration, ""));
    }
    match vm.resume(generator, sent) {
        Ok(Resumed::Yielded(value)) => match unwrap(&value) {
            Some(_) if closing => Err(vm.runtime_error("async generator ignored GeneratorExit")),
            Some(value) => Err(vm.stop_iteration(value)),
            None => Ok(value),
        },
        Ok(Resumed::Returned(_)) if closing => Err(vm.stop_iteration(Value::NONE)),
        Ok(Resumed::Returned(_)) => Err(vm.error(&vm.errors.StopAsyncIteration, "")),
        Err(raise) => {
            let ended =
                vm.is_error(&raise, &vm.errors.GeneratorExit) || vm.is_error(&raise, &vm.errors.StopAsyncIteration);
            if closing && ended { Err(vm.stop_iteration(Value::NONE)) } else { Err(raise) }
        }
    }
}

/// The methods of all that waits.
pub const METHODS: &[Def] = &[
    def("__iter__(self, /)", "Implement iter(self).", |_, args| Ok(args[0].clone())),
    def("__next__(self, /)", "Implement next(self).", |vm, args| go(vm, &args[0], Ok(Value::NONE))),
    def("send(self, value, /)", "Send a value on.", |vm, args| go(vm, &args[0], Ok(args[1].clone()))),
    def("throw(self, typ, val=<unset>, tb=<unset>, /)", "Raise an exception where it waits.", |vm, args| {
        let thrown = Thrown::told(vm, &args[1..])?;
        go(vm, &args[0], Err(thrown))
    }),
    def("close(self, /)", "Raise GeneratorExit where it waits.", |vm, args| {
        let object = args[0].to_ref::<Foreign>().expect("methods get their own objects");
        let waiting = object.downcast::<Waiting>().expect("methods get their own objects");
        match &waiting.what {
            What::Coroutine(coroutine) => vm.close_generator(coroutine),
            _ if waiting.done.get() => Ok(Value::NONE),
            _ => {
                let Raise::Exception(exit) = vm.error(&vm.errors.GeneratorExit, "") else { return Err(Raise::Fault) };
                match go(vm, &args[0], Err(exit.into())) {
                    Ok(_) => Err(vm.runtime_error("coroutine ignored GeneratorExit")),
                    Err(raise) if vm.is_error(&raise, &vm.errors.GeneratorExit) => Ok(Value::NONE),
                    Err(raise) if vm.is_error(&raise, &vm.errors.StopIteration) => Ok(Value::NONE),
                    Err(raise) if vm.is_error(&raise, &vm.errors.StopAsyncIteration) => Ok(Value::NONE),
                    Err(raise) => Err(raise),
                }
            }
        }
    }),
];

/// Steps and the like are awaited as they are.
pub const AWAIT: &[Def] =
    &[def("__await__(self, /)", "Return an iterator to be used in await expression.", |_, args| Ok(args[0].clone()))];
