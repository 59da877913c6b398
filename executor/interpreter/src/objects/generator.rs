//! Generators, coroutines and asynchronous generators: a function's frame put aside.
//! <https://docs.python.org/3.13/reference/expressions.html#yield-expressions>

use super::{Function, Str};
use crate::memory::{Data, Kind, Ref, Value, Visitor};
use std::cell::{Cell, RefCell};

/// What kind of function made it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flavor {
    Generator,
    Coroutine,
    AsyncGenerator,
}

/// Where it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// Not started: a value sent in must be None.
    Created,
    Suspended,
    Running,
    Finished,
}

/// The data of a generator.
pub struct Generator {
    pub flavor: Flavor,
    pub function: Ref<Function>,
    pub state: Cell<State>,
    /// Its frame's registers. They stay here while it runs, too: the virtual machine works on them in place.
    pub registers: RefCell<Vec<Value>>,
    /// The next instruction.
    pub pc: Cell<u32>,
    /// The register that gets the value sent in.
    pub receiver: Cell<u16>,
    /// The exception being handled where it stopped, undefined for none.
    pub handled: RefCell<Value>,
    pub name: RefCell<Ref<Str>>,
    pub qualname: RefCell<Ref<Str>>,
    /// An asynchronous generator whose `__anext__` is being awaited.
    pub awaited: Cell<bool>,
}

// SAFETY: `Kind::Generator` names this type only.
#[expect(unsafe_code, reason = "the kind of each data type is declared beside it")]
unsafe impl Data for Generator {
    const KIND: Kind = Kind::Generator;
    const TRACKED: bool = true;
    fn traverse(&self, visit: Visitor) -> bool {
        if self.state.get() == State::Running {
            return false;
        }
        let (Ok(registers), Ok(handled)) = (self.registers.try_borrow(), self.handled.try_borrow()) else {
            return false;
        };
        self.function.trace(visit);
        registers.iter().for_each(&mut *visit);
        visit(&handled);
        true
    }
    fn clear(&self) {
        if self.state.get() != State::Running {
            let parts = (self.registers.take(), self.handled.take());
            self.state.set(State::Finished);
            drop(parts);
        }
    }
    fn needs_finalizer(&self) -> bool {
        // Only a generator stopped inside a `try` or `with` has anything left to do.
        self.state.get() == State::Suspended && self.function.code.handler_at(self.pc.get()).is_some()
    }
}

/// Methods of the type.
pub const METHODS: &[crate::objects::native::Def] = &[];

/// Methods of the type.
pub const COROUTINE_METHODS: &[crate::objects::native::Def] = &[];

/// Methods of the type.
pub const ASYNC_METHODS: &[crate::objects::native::Def] = &[];
