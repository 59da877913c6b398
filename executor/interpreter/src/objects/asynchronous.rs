//! What awaiting a coroutine or a step of an asynchronous generator goes through.
//! <https://docs.python.org/3.13/reference/expressions.html#asynchronous-generator-functions>
//!
//! A value that an asynchronous generator yields is wrapped, to tell it from what its awaits hand out.

use super::foreign::ForeignData;
use super::generator::{Generator, State};
use super::iter::NativeIter;
use super::{Exception, Foreign, Iter};
use crate::memory::{Ref, Value, Visitor};
use crate::vm::generators::Resumed;
use crate::vm::{Raise, Res, Vm};

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

/// The iterator behind `coroutine.__await__()`.
struct Wrapper {
    coroutine: Ref<Generator>,
}

impl NativeIter for Wrapper {
    fn next(&mut self, vm: &mut Vm) -> Res<Option<Value>> {
        match vm.resume(&self.coroutine, Ok(Value::NONE))? {
            Resumed::Yielded(value) => Ok(Some(value)),
            Resumed::Returned(value) => Err(vm.stop_iteration(value)),
        }
    }
    fn traverse(&self, visit: Visitor) {
        self.coroutine.trace(visit);
    }
}

/// An iterator that runs a coroutine.
pub fn coroutine_wrapper(coroutine: Ref<Generator>) -> Value {
    Iter::new(super::iter::Iteration::Native(Box::new(Wrapper { coroutine })))
}

/// One awaited step of an asynchronous generator.
struct Step {
    generator: Ref<Generator>,
    /// What goes in at the start; taken once.
    first: Option<Result<Value, Ref<Exception>>>,
    closing: bool,
    done: bool,
}

impl NativeIter for Step {
    fn next(&mut self, vm: &mut Vm) -> Res<Option<Value>> {
        if self.done {
            return Err(vm.runtime_error("cannot reuse already awaited __anext__()/asend()"));
        }
        let sent = self.first.take().unwrap_or(Ok(Value::NONE));
        if self.generator.state.get() == State::Finished && !self.closing {
            self.done = true;
            return Err(match sent {
                Ok(_) => vm.error(&vm.errors.StopAsyncIteration, ""),
                Err(exception) => Raise::Exception(exception),
            });
        }
        let resumed = vm.resume(&self.generator, sent);
        match resumed {
            Ok(Resumed::Yielded(value)) => match unwrap(&value) {
                Some(_) if self.closing => {
                    self.done = true;
                    Err(vm.runtime_error("async generator ignored GeneratorExit"))
                }
                Some(value) => {
                    self.done = true;
                    Err(vm.stop_iteration(value))
                }
                None => Ok(Some(value)),
            },
            Ok(Resumed::Returned(_)) => {
                self.done = true;
                if self.closing {
                    return Err(vm.stop_iteration(Value::NONE));
                }
                Err(vm.error(&vm.errors.StopAsyncIteration, ""))
            }
            Err(raise) => {
                self.done = true;
                let ended =
                    vm.is_error(&raise, &vm.errors.GeneratorExit) || vm.is_error(&raise, &vm.errors.StopAsyncIteration);
                if self.closing && ended {
                    return Err(vm.stop_iteration(Value::NONE));
                }
                Err(raise)
            }
        }
    }
    fn traverse(&self, visit: Visitor) {
        self.generator.trace(visit);
    }
}

/// An awaitable for one step: its result is what the generator yields.
pub fn step(generator: Ref<Generator>, first: Result<Value, Ref<Exception>>) -> Value {
    let step = Step { generator, first: Some(first), closing: false, done: false };
    Iter::new(super::iter::Iteration::Native(Box::new(step)))
}

/// An awaitable that ends the generator.
pub fn close(generator: Ref<Generator>, exit: Ref<Exception>) -> Value {
    let step = Step { generator, first: Some(Err(exit)), closing: true, done: false };
    Iter::new(super::iter::Iteration::Native(Box::new(step)))
}
