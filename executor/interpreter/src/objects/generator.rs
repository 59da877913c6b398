//! Generators, coroutines and asynchronous generators: a function's frame put aside.
//! <https://docs.python.org/3.13/reference/expressions.html#yield-expressions>

use super::native::{Def, class_method, def, getter, member, setter};
use super::{Exception, Function, Str, Type};
use crate::compiler::code::Op;
use crate::memory::{Data, Kind, Ref, Tuple, Value, Visitor};
use crate::vm::generators::Resumed;
use crate::vm::{Raise, Res, Vm};
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
        match self.state.get() {
            // Somebody is told that it was made for nothing.
            State::Created => self.flavor == Flavor::Coroutine,
            // Only a generator stopped inside a `try` or `with` has anything left to do, or one whose delegate has.
            State::Suspended => {
                self.function.code.handler_at(self.pc.get()).is_some()
                    || self.delegate().is_some_and(|delegate| delegate.kind() != Kind::Iter)
            }
            State::Running | State::Finished => false,
        }
    }
}

impl Generator {
    /// What it delegates to while it is suspended.
    pub fn delegate(&self) -> Option<Value> {
        if self.state.get() != State::Suspended {
            return None;
        }
        let instruction = self.function.code.instructions.get(self.pc.get() as usize)?;
        if instruction.op != Op::YieldFrom {
            return None;
        }
        let delegate = self.registers.borrow().get(instruction.a as usize)?.clone();
        if delegate.is_undef() { None } else { Some(delegate) }
    }
}

fn this(value: &Value) -> Ref<Generator> {
    value.to_ref::<Generator>().expect("methods of generators get generators")
}

/// What a step gave, with the end as a `StopIteration`.
pub fn step(vm: &mut Vm, resumed: Res<Resumed>) -> Res {
    match resumed? {
        Resumed::Yielded(value) => Ok(value),
        Resumed::Returned(value) => Err(vm.stop_iteration(value)),
    }
}

/// Says that exceptions are thrown as one object today.
fn warn_of_old_form(vm: &mut Vm, args: &[Value], what: &str) -> Res<()> {
    if args[1..].iter().all(Value::is_undef) {
        return Ok(());
    }
    let category = vm.errors.DeprecationWarning.clone();
    let message =
        format!("the (type, exc, tb) signature of {what}() is deprecated, use the single-arg signature instead.");
    vm.warn(&category, &message, 1)
}

/// What is thrown, as it was said: a class or an exception, perhaps a value and a traceback. Who has a `throw` of their
/// own get it as it is.
#[derive(Clone)]
pub struct Thrown([Value; 3]);

impl From<Ref<Exception>> for Thrown {
    fn from(exception: Ref<Exception>) -> Thrown {
        Thrown([Value::from(exception), Value::UNDEF, Value::UNDEF])
    }
}

impl Thrown {
    /// The arguments of `throw(type, value, traceback)`.
    pub fn told(vm: &mut Vm, args: &[Value]) -> Res<Thrown> {
        warn_of_old_form(vm, args, "throw")?;
        Ok(Thrown(std::array::from_fn(|place| args.get(place).cloned().unwrap_or(Value::UNDEF))))
    }

    /// What `athrow(*args)` was given, when its result is awaited at last.
    pub fn later(vm: &mut Vm, given: &Value) -> Res<Thrown> {
        let given = vm.collect(given)?;
        match given.len() {
            0 => Err(vm.type_error("athrow expected at least 1 argument, got 0")),
            1..=3 => Ok(Thrown(std::array::from_fn(|place| given.get(place).cloned().unwrap_or(Value::UNDEF)))),
            count => Err(vm.type_error(format!("athrow expected at most 3 arguments, got {count}"))),
        }
    }

    /// The arguments that there are.
    pub fn arguments(&self) -> &[Value] {
        let count = self.0.iter().take_while(|argument| !argument.is_undef()).count();
        &self.0[..count]
    }

    /// Whether it asks a generator to end.
    pub fn is_exit(&self, vm: &Vm) -> bool {
        let class = match self.0[0].get::<Exception>() {
            Some(exception) => Some(exception.class.borrow().clone()),
            None => self.0[0].to_ref::<Type>(),
        };
        class.is_some_and(|class| class.is_subtype(&vm.errors.GeneratorExit))
    }

    /// The exception it amounts to.
    pub fn exception(&self, vm: &mut Vm) -> Res<Ref<Exception>> {
        exception_of(vm, &self.0)
    }
}

fn exception_of(vm: &mut Vm, args: &[Value]) -> Res<Ref<Exception>> {
    let (kind, value, trace) = (&args[0], &args[1], &args[2]);
    let value = if value.is_undef() { &Value::NONE } else { value };
    if !trace.is_undef() && !trace.is_none() && !super::exception::trace::is_traceback(trace) {
        return Err(vm.type_error("throw() third argument must be a traceback object"));
    }
    if let Some(exception) = kind.to_ref::<Exception>() {
        if !value.is_none() {
            return Err(vm.type_error("instance exception may not have a separate value"));
        }
        return Ok(exception);
    }
    let is_exception_class = kind.borrow_ref::<Type>().is_some_and(|class| class.is_subtype(&vm.errors.BaseException));
    if !is_exception_class {
        let found = vm.class_of(kind).name();
        return Err(vm.type_error(format!(
            "exceptions must be classes or instances deriving from BaseException, not {}",
            found.as_str()
        )));
    }
    if let (Some(exception), Some(class)) = (value.to_ref::<Exception>(), kind.to_ref::<Type>())
        && exception.class.borrow().is_subtype(&class)
    {
        return Ok(exception);
    }
    let made = match value.to_ref::<Tuple>() {
        Some(arguments) => vm.call(kind, &arguments),
        None if value.is_none() => vm.call(kind, &[]),
        None => vm.call(kind, std::slice::from_ref(value)),
    };
    let raise = match made.map(Value::into_ref::<Exception>) {
        Ok(Ok(exception)) => return Ok(exception),
        Ok(Err(other)) => {
            let (shown, found) = (vm.repr_of(kind)?, vm.type_name(&other));
            let shown = shown.as_str();
            vm.type_error(format!("calling {shown} should have returned an instance of BaseException, not {found}"))
        }
        Err(raise) => raise,
    };
    // What keeps the exception from being made is thrown in its place.
    match raise {
        Raise::Exception(exception) => Ok(exception),
        Raise::Fault => Err(Raise::Fault),
    }
}

fn send(vm: &mut Vm, args: &[Value]) -> Res {
    let resumed = vm.resume(&this(&args[0]), Ok(args[1].clone()));
    step(vm, resumed)
}

fn throw(vm: &mut Vm, args: &[Value]) -> Res {
    let thrown = Thrown::told(vm, &args[1..])?;
    let resumed = vm.resume(&this(&args[0]), Err(thrown));
    step(vm, resumed)
}

fn close(vm: &mut Vm, args: &[Value]) -> Res {
    vm.close_generator(&this(&args[0]))
}

fn text(vm: &mut Vm, value: &Value, what: &str) -> Res<Ref<Str>> {
    match value.native_ref::<Str>() {
        Some(text) => Ok(text),
        None => Err(vm.type_error(format!("{what} must be set to a string object"))),
    }
}

fn set_name(vm: &mut Vm, args: &[Value]) -> Res {
    let name = text(vm, &args[1], "__name__")?;
    *this(&args[0]).name.borrow_mut() = name;
    Ok(Value::NONE)
}

fn set_qualname(vm: &mut Vm, args: &[Value]) -> Res {
    let name = text(vm, &args[1], "__qualname__")?;
    *this(&args[0]).qualname.borrow_mut() = name;
    Ok(Value::NONE)
}

/// The methods of generators. Frames and code are deliberately absent.
pub const METHODS: &[Def] = &[
    def("send(self, value, /)", "Send a value into the generator.", send),
    def("throw(self, typ, val=<unset>, tb=<unset>, /)", "Raise an exception in the generator.", throw),
    def("close(self, /)", "Raise GeneratorExit inside the generator.", close),
    class_method("__class_getitem__(cls, item, /)", "See PEP 585", super::generic_alias::class_item),
    def("__del__(self, /)", "Called when the instance is about to be destroyed.", |vm, args| {
        vm.finalize_generator(&args[0]).map(|()| Value::NONE)
    }),
    def("__repr__(self, /)", "Return repr(self).", |vm, args| vm.repr_of(&args[0]).map(Value::from)),
    getter("__name__", "", |_, args| Ok(this(&args[0]).name.borrow().value())),
    setter("__name__", set_name),
    getter("__qualname__", "", |_, args| Ok(this(&args[0]).qualname.borrow().value())),
    setter("__qualname__", set_qualname),
    getter("gi_running", "", |_, args| Ok(Value::bool(this(&args[0]).state.get() == State::Running))),
    getter("gi_suspended", "", |_, args| Ok(Value::bool(this(&args[0]).state.get() == State::Suspended))),
    getter("gi_yieldfrom", "object being iterated by yield from, or None", |_, args| {
        Ok(this(&args[0]).delegate().unwrap_or(Value::NONE))
    }),
];

/// The methods of coroutines.
pub const COROUTINE_METHODS: &[Def] = &[
    def("send(self, value, /)", "Send a value into the coroutine.", send),
    def("throw(self, typ, val=<unset>, tb=<unset>, /)", "Raise an exception in the coroutine.", throw),
    def("close(self, /)", "Raise GeneratorExit inside the coroutine.", close),
    def("__await__(self, /)", "Return an iterator to be used in await expression.", |vm, args| {
        Ok(super::asynchronous::coroutine_wrapper(vm, this(&args[0])))
    }),
    class_method("__class_getitem__(cls, item, /)", "See PEP 585", super::generic_alias::class_item),
    def("__del__(self, /)", "Called when the instance is about to be destroyed.", |vm, args| {
        vm.finalize_generator(&args[0]).map(|()| Value::NONE)
    }),
    def("__repr__(self, /)", "Return repr(self).", |vm, args| vm.repr_of(&args[0]).map(Value::from)),
    getter("__name__", "", |_, args| Ok(this(&args[0]).name.borrow().value())),
    setter("__name__", set_name),
    getter("__qualname__", "", |_, args| Ok(this(&args[0]).qualname.borrow().value())),
    setter("__qualname__", set_qualname),
    getter("cr_running", "", |_, args| Ok(Value::bool(this(&args[0]).state.get() == State::Running))),
    getter("cr_suspended", "", |_, args| Ok(Value::bool(this(&args[0]).state.get() == State::Suspended))),
    getter("cr_await", "", |_, args| Ok(this(&args[0]).delegate().unwrap_or(Value::NONE))),
];

/// The methods of asynchronous generators.
pub const ASYNC_METHODS: &[Def] = &[
    def("__aiter__(self, /)", "Return an awaitable, that resolves in asynchronous iterator.", |_, args| {
        Ok(args[0].clone())
    }),
    def("__anext__(self, /)", "Return a value or raise StopAsyncIteration.", |vm, args| {
        Ok(super::asynchronous::step(vm, this(&args[0]), Value::NONE))
    }),
    def("asend(self, value, /)", "Send a value into the generator.", |vm, args| {
        Ok(super::asynchronous::step(vm, this(&args[0]), args[1].clone()))
    }),
    def("athrow(self, /, *args)", "Raise an exception in the generator.", |vm, args| {
        let count = args[1].get::<Tuple>().map_or(0, |given| given.len());
        if count > 1 {
            warn_of_old_form(vm, &[Value::NONE, Value::NONE], "athrow")?;
        }
        Ok(super::asynchronous::throw(vm, this(&args[0]), args[1].clone()))
    }),
    def("aclose(self, /)", "Raise GeneratorExit inside the generator.", |vm, args| {
        let Raise::Exception(exit) = vm.error(&vm.errors.GeneratorExit, "") else { return Err(Raise::Fault) };
        Ok(super::asynchronous::close(vm, this(&args[0]), exit))
    }),
    class_method("__class_getitem__(cls, item, /)", "See PEP 585", super::generic_alias::class_item),
    def("__del__(self, /)", "Called when the instance is about to be destroyed.", |vm, args| {
        vm.finalize_generator(&args[0]).map(|()| Value::NONE)
    }),
    def("__repr__(self, /)", "Return repr(self).", |vm, args| vm.repr_of(&args[0]).map(Value::from)),
    getter("__name__", "", |_, args| Ok(this(&args[0]).name.borrow().value())),
    setter("__name__", set_name),
    getter("__qualname__", "", |_, args| Ok(this(&args[0]).qualname.borrow().value())),
    setter("__qualname__", set_qualname),
    member("ag_running", "", |_, args| Ok(Value::bool(this(&args[0]).awaited.get()))),
    getter("ag_suspended", "", |_, args| Ok(Value::bool(this(&args[0]).state.get() == State::Suspended))),
    getter("ag_await", "object being awaited on, or None", |_, args| {
        Ok(this(&args[0]).delegate().unwrap_or(Value::NONE))
    }),
];
