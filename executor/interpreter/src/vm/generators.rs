//! Resuming generators and coroutines.
//! <https://docs.python.org/3.13/reference/expressions.html#generator-iterator-methods>

#![expect(unsafe_code, reason = "registers of generators are reached as those of other frames")]

use super::frame::{DISCARD, FrameKind};
use super::{Raise, Res, Vm};
use crate::memory::{Kind, Ref, Value};
use crate::objects::generator::{Flavor, State, Thrown};
use crate::objects::{Exception, Foreign, Generator};
use std::collections::VecDeque;

/// What one step of letting go of much is worth, in ticks.
const SETTLED_AT_ONCE: usize = 4_000;

/// What resuming a generator gave.
pub enum Resumed {
    Yielded(Value),
    Returned(Value),
}

impl Vm {
    /// Pushes the frame of a generator, with the value it gets for its `yield`.
    pub(crate) fn resume_frame(
        &mut self,
        generator: Ref<Generator>,
        sent: Value,
        dst: u32,
        kind: FrameKind,
    ) -> Res<()> {
        if self.machine.frames.len() >= self.recursion_limit as usize {
            return Err(self.recursion_error("maximum recursion depth exceeded"));
        }
        // The vector is not touched by anybody else before the generator stops.
        // SAFETY: nobody borrows the registers of a generator that does not run for longer than a look.
        let base = unsafe { (*generator.registers.as_ptr()).as_mut_ptr() };
        if generator.state.get() == State::Suspended {
            // SAFETY: the compiler names a register of this code for what is sent.
            unsafe { Value::put(base.add(generator.receiver.get() as usize), sent) };
        }
        generator.state.set(State::Running);
        // What is handled outside waits in the frame.
        let mut outside = Value::UNDEF;
        if !(self.handled.is_undef() && generator.handled.borrow().is_undef()) {
            outside = std::mem::replace(&mut self.handled, generator.handled.take());
            self.handled_outside.extend(outside.defined().cloned());
        }
        let (function, pc) = (generator.function.clone(), generator.pc.get());
        self.machine.push_at(function, base, pc, dst, kind, Value::from(generator), outside);
        Ok(())
    }

    /// Takes a generator that yields off the stack, and those that hand its value on by `yield from`. It will go on at
    /// `pc` with what is sent in register `receiver`. Gives what kind of frame it was and where the value goes.
    #[inline(always)]
    pub(crate) fn suspend(&mut self, mut pc: u32, mut receiver: u16) -> (FrameKind, u32) {
        loop {
            let Some(frame) = self.machine.frames.last_mut() else { return (FrameKind::Entry, DISCARD) };
            let (kind, dst) = (frame.kind, frame.dst);
            if let Some(generator) = frame.extra.get::<Generator>() {
                generator.pc.set(pc);
                generator.receiver.set(receiver);
                generator.state.set(State::Suspended);
                // What is handled inside waits with it; what was handled outside is back.
                if !(self.handled.is_undef() && frame.handled.is_undef()) {
                    let outside = frame.handled.take();
                    if !outside.is_undef() {
                        self.handled_outside.pop();
                    }
                    let inside = std::mem::replace(&mut self.handled, outside);
                    drop(generator.handled.replace(inside));
                }
            }
            // SAFETY: it is the frame just looked at.
            unsafe { self.machine.pop() };
            if kind != FrameKind::GeneratorFrom {
                return (kind, dst);
            }
            // The one below waits in its `yield from` and comes back to it.
            if let Some(frame) = self.machine.frames.last() {
                pc = frame.pc - 1;
                receiver = frame.function.code.instructions[pc as usize].b;
            }
        }
    }

    /// Marks the generator of the topmost frame, which ended, and lets its registers go.
    pub(crate) fn finish_generator(&mut self) {
        let Some(frame) = self.machine.frames.last_mut() else { return };
        if !(self.handled.is_undef() && frame.handled.is_undef()) {
            let outside = frame.handled.take();
            if !outside.is_undef() {
                self.handled_outside.pop();
            }
            let inside = std::mem::replace(&mut self.handled, outside);
            drop(inside);
        }
        if let Some(generator) = frame.extra.get::<Generator>() {
            generator.state.set(State::Finished);
            let registers = generator.registers.take();
            drop(registers);
        }
    }

    /// A `StopIteration` that leaves a generator becomes a `RuntimeError`.
    pub(crate) fn generator_raised(&mut self, generator: &Value, exception: &Ref<Exception>) -> Option<Raise> {
        let generator = generator.get::<Generator>()?;
        let class = exception.class.borrow().clone();
        let message = match generator.flavor {
            Flavor::Generator if class.is_subtype(&self.errors.StopIteration) => "generator raised StopIteration",
            Flavor::Coroutine if class.is_subtype(&self.errors.StopIteration) => "coroutine raised StopIteration",
            Flavor::AsyncGenerator if class.is_subtype(&self.errors.StopIteration) => {
                "async generator raised StopIteration"
            }
            Flavor::AsyncGenerator if class.is_subtype(&self.errors.StopAsyncIteration) => {
                "async generator raised StopAsyncIteration"
            }
            _ => return None,
        };
        let raise = self.runtime_error(message);
        if let Raise::Exception(error) = &raise {
            *error.cause.borrow_mut() = exception.value();
            error.set_context(exception.value());
            error.suppress_context.set(true);
        }
        Some(raise)
    }

    /// Sends a value into a generator, or throws something into it.
    pub fn resume(&mut self, generator: &Ref<Generator>, sent: Result<Value, Thrown>) -> Res<Resumed> {
        let sent = match sent {
            Ok(value) => Ok(value),
            Err(thrown) => match generator.delegate() {
                Some(delegate) => return self.hand_on(generator, &delegate, &thrown),
                None => Err(thrown.exception(self)?),
            },
        };
        match generator.state.get() {
            State::Running => {
                let what = match generator.flavor {
                    Flavor::Generator => "generator already executing",
                    Flavor::Coroutine => "coroutine already executing",
                    Flavor::AsyncGenerator => "async generator already executing",
                };
                return Err(self.value_error(what));
            }
            State::Finished => {
                return match sent {
                    Ok(_) if generator.flavor == Flavor::Coroutine => {
                        Err(self.runtime_error("cannot reuse already awaited coroutine"))
                    }
                    Ok(_) => Ok(Resumed::Returned(Value::NONE)),
                    Err(_) if generator.flavor == Flavor::Coroutine => {
                        Err(self.runtime_error("cannot reuse already awaited coroutine"))
                    }
                    Err(exception) => Err(Raise::Exception(exception)),
                };
            }
            State::Created => {
                let value = match &sent {
                    Ok(value) => value,
                    Err(exception) => return self.fail_unstarted(generator, exception.clone()),
                };
                if !value.is_none() {
                    let what = match generator.flavor {
                        Flavor::Generator => "generator",
                        Flavor::Coroutine => "coroutine",
                        Flavor::AsyncGenerator => "async generator",
                    };
                    return Err(self.type_error(format!("can't send non-None value to a just-started {what}")));
                }
            }
            State::Suspended => {}
        }
        self.tick(1)?;
        self.go_on(generator, sent)
    }

    /// Lets the body of a generator run on.
    fn go_on(&mut self, generator: &Ref<Generator>, sent: Result<Value, Ref<Exception>>) -> Res<Resumed> {
        let floor = self.machine.frames.len();
        let result = match sent {
            Ok(value) => {
                self.resume_frame(generator.clone(), value, DISCARD, FrameKind::GeneratorEntry)?;
                self.run()?
            }
            Err(exception) => {
                self.resume_frame(generator.clone(), Value::NONE, DISCARD, FrameKind::GeneratorEntry)?;
                // What the generator handles itself, not what is handled where it is resumed.
                if !self.handled.is_undef() {
                    self.set_context(&exception);
                }
                self.run_raising(Raise::Exception(exception), floor + 1)?
            }
        };
        Ok(if self.machine.yielded { Resumed::Yielded(result) } else { Resumed::Returned(result) })
    }

    /// A generator that waits in `yield from` hands on what is thrown into it, and goes on when that ends the delegate.
    fn hand_on(&mut self, generator: &Ref<Generator>, delegate: &Value, thrown: &Thrown) -> Res<Resumed> {
        self.tick(1)?;
        generator.state.set(State::Running);
        let handed = self.throw_into(delegate, thrown);
        generator.state.set(State::Suspended);
        let sent = match handed {
            Ok(Some(Resumed::Yielded(value))) => return Ok(Resumed::Yielded(value)),
            Ok(Some(Resumed::Returned(value))) => Ok(value),
            Ok(None) => {
                let exception = thrown.exception(self)?;
                if generator.delegate().is_none() {
                    // Making the exception has made the generator go on.
                    return self.resume(generator, Err(exception.into()));
                }
                Err(exception)
            }
            Err(Raise::Exception(exception)) => Err(exception),
            Err(Raise::Fault) => return Err(Raise::Fault),
        };
        // The delegation is over, one way or the other: go on behind it.
        let pc = generator.pc.get();
        let instruction = generator.function.code.instructions[pc as usize];
        generator.pc.set(pc + 1);
        let over = generator
            .registers
            .borrow_mut()
            .get_mut(instruction.a as usize)
            .map(|register| std::mem::replace(register, Value::UNDEF));
        drop(over);
        generator.receiver.set(instruction.c);
        self.go_on(generator, sent)
    }

    /// One step for `next()`: `Ok` what it yielded, `Err` what it returned.
    pub fn resume_for_next(&mut self, generator: &Ref<Generator>) -> Res<Result<Value, Value>> {
        Ok(match self.resume(generator, Ok(Value::NONE))? {
            Resumed::Yielded(value) => Ok(value),
            Resumed::Returned(value) => Err(value),
        })
    }

    /// An exception thrown into a generator that has not begun: its body never runs.
    fn fail_unstarted(&mut self, generator: &Ref<Generator>, exception: Ref<Exception>) -> Res<Resumed> {
        generator.state.set(State::Finished);
        let registers = generator.registers.take();
        drop(registers);
        let entry = crate::objects::exception::TraceEntry { code: generator.function.code.clone(), pc: u32::MAX };
        exception.trace.borrow_mut().push(entry);
        Err(Raise::Exception(exception))
    }

    /// Throws something into what a generator delegates to. `None` when that does not take it: it is to be raised where
    /// the generator waits.
    pub(crate) fn throw_into(&mut self, delegate: &Value, thrown: &Thrown) -> Res<Option<Resumed>> {
        let inner = delegate.to_ref::<Generator>();
        if thrown.is_exit(self) {
            let close = self.names.close.clone();
            match inner {
                Some(inner) => {
                    self.close_generator(&inner)?;
                }
                None => {
                    if let Some(method) = self.get_attr_opt(delegate, &close)? {
                        self.call(&method, &[])?;
                    }
                }
            }
            return Ok(None);
        }
        if let Some(inner) = inner {
            let thrown = thrown.clone();
            return self.deeper(|vm| vm.resume(&inner, Err(thrown))).map(Some);
        }
        let throw = self.names.throw.clone();
        match self.get_attr_opt(delegate, &throw)? {
            Some(method) => match self.call(&method, thrown.arguments()) {
                Ok(value) => Ok(Some(Resumed::Yielded(value))),
                Err(raise) => self.stop_value(raise).map(|value| Some(Resumed::Returned(value))),
            },
            None => Ok(None),
        }
    }

    /// `next(generator)`
    pub(crate) fn generator_next(&mut self, generator: &Value) -> Res<Option<Value>> {
        let generator = generator.to_ref::<Generator>().expect("only generators come here");
        if generator.flavor == Flavor::Generator && matches!(generator.state.get(), State::Created | State::Suspended) {
            self.tick(1)?;
            self.resume_frame(generator, Value::NONE, DISCARD, FrameKind::GeneratorEntry)?;
            let value = self.run()?;
            return Ok(self.machine.yielded.then_some(value));
        }
        match self.resume(&generator, Ok(Value::NONE))? {
            Resumed::Yielded(value) => Ok(Some(value)),
            // The value is seen only by who catches StopIteration; iteration itself just ends.
            Resumed::Returned(_) => Ok(None),
        }
    }

    /// One step of `yield from` or `await`: `Ok(value)` when the delegate yielded, `Err(result)` when it is done.
    pub(crate) fn delegate(&mut self, delegate: &Value, sent: Value) -> Res<Result<Value, Value>> {
        if let Some(inner) = delegate.to_ref::<Generator>()
            && inner.flavor != Flavor::AsyncGenerator
        {
            return match self.deeper(|vm| vm.resume(&inner, Ok(sent)))? {
                Resumed::Yielded(value) => Ok(Ok(value)),
                Resumed::Returned(value) => Ok(Err(value)),
            };
        }
        if sent.is_none() && delegate.kind() == Kind::Iter {
            // Not `next`, which drops the value of a `StopIteration`: here it is the result.
            return match self.next_raw(delegate) {
                Ok(Some(value)) => Ok(Ok(value)),
                Ok(None) => Ok(Err(Value::NONE)),
                Err(raise) => self.stop_value(raise).map(Err),
            };
        }
        let result = if sent.is_none() {
            let name = self.names.next.clone();
            self.call_method(delegate, &name, &[])
        } else {
            let name = self.names.send.clone();
            self.call_method(delegate, &name, &[sent])
        };
        match result {
            Ok(value) => Ok(Ok(value)),
            Err(raise) => self.stop_value(raise).map(Err),
        }
    }

    /// `generator.close()`
    pub fn close_generator(&mut self, generator: &Ref<Generator>) -> Res {
        match generator.state.get() {
            State::Finished => return Ok(Value::NONE),
            State::Created => {
                generator.state.set(State::Finished);
                let registers = generator.registers.take();
                drop(registers);
                return Ok(Value::NONE);
            }
            State::Suspended | State::Running => {}
        }
        let Raise::Exception(exit) = self.error(&self.errors.GeneratorExit, "") else { return Err(Raise::Fault) };
        match self.resume(generator, Err(exit.into())) {
            Ok(Resumed::Yielded(_)) => {
                let what = match generator.flavor {
                    Flavor::Generator => "generator ignored GeneratorExit",
                    Flavor::Coroutine => "coroutine ignored GeneratorExit",
                    Flavor::AsyncGenerator => "async generator ignored GeneratorExit",
                };
                Err(self.runtime_error(what))
            }
            Ok(Resumed::Returned(value)) => Ok(value),
            Err(raise)
                if self.is_error(&raise, &self.errors.GeneratorExit)
                    || self.is_error(&raise, &self.errors.StopIteration) =>
            {
                Ok(Value::NONE)
            }
            Err(raise) => Err(raise),
        }
    }

    /// What happens to a generator that is let go: it is closed, and a coroutine that has not begun is told of.
    pub(crate) fn finalize_generator(&mut self, object: &Value) -> Res<()> {
        let Some(generator) = object.to_ref::<Generator>() else { return Ok(()) };
        if generator.state.get() == State::Created && generator.flavor == Flavor::Coroutine {
            let name = generator.qualname.borrow().as_str().to_owned();
            return self.warn_never_awaited(&format!("coroutine '{name}'"), object);
        }
        self.close_generator(&generator).map(|_| ())
    }

    /// Somebody made something to be awaited and let it go.
    pub(crate) fn warn_never_awaited(&mut self, what: &str, source: &Value) -> Res<()> {
        let category = self.errors.RuntimeWarning.clone();
        self.warn_about(&category, &format!("{what} was never awaited"), 1, source)
    }

    /// Runs the finalisers of objects that nobody holds any more.
    pub(crate) fn run_finalizers(&mut self) -> Res<()> {
        while crate::memory::settle() {
            self.spend(SETTLED_AT_ONCE)?;
        }
        let mut waiting = VecDeque::from(crate::memory::take_finalizers());
        while let Some(value) = waiting.pop_front() {
            self.spend(1)?;
            let result = match (value.to_ref::<Generator>(), value.get::<Foreign>()) {
                (Some(_), _) => self.finalize_generator(&value),
                (None, Some(_)) => crate::objects::asynchronous::finalize(self, &value),
                (None, None) => {
                    let name = self.names.del.clone();
                    self.special(&value, &name, &[]).map(|_| ())
                }
            };
            match result {
                Ok(()) => {}
                Err(Raise::Fault) => return Err(Raise::Fault),
                Err(Raise::Exception(exception)) => self.report_ignored(&exception, &value)?,
            }
            // What only this object held may have a finaliser of its own.
            drop(value);
            if crate::memory::answer_attention(&self.fuel) {
                for (place, value) in crate::memory::take_finalizers().into_iter().enumerate() {
                    waiting.insert(place, value);
                }
            }
        }
        for reference in crate::memory::weakref::take_due() {
            crate::modules::weakref::call_back(self, &reference)?;
        }
        Ok(())
    }
}
