//! The virtual machine: one Python world and the loop that runs its code.
//!
//! The contract for everything native: guest-decided loops call [`Vm::tick`], guest-sized allocations call
//! [`Vm::charge`] first, guest-deep recursion goes through [`Vm::deeper`], effects go through the host, and a failure
//! is either a Python exception or a fault ([`Raise`]), never a panic.

pub mod arguments;
pub mod attributes;
pub mod big_ints;
mod caches;
pub mod call;
mod class_of;
pub mod classes;
pub mod compare;
pub mod containers;
mod digits;
mod dispatch;
pub mod ending;
pub mod exceptions;
mod frame;
pub mod generators;
mod import;
mod intrinsics;
pub mod iterate;
mod layout;
mod mappings;
mod marks;
mod namespaces;
mod native_call;
pub mod numbers;
pub mod operators;
mod outline;
mod ranges;
mod sets;
pub mod slots;
mod super_;
pub mod text;
pub mod traceback;
pub mod types;

use crate::memory::{self, Ref, Text, Value};
use crate::objects::{Dict, Exception, Str};
use crate::{Host, Limits, Policy, Stream};
use std::collections::HashMap;
use std::time::Duration;

pub use types::{Errors, Names, Types};

/// Why native code stops.
pub enum Raise {
    /// A Python exception: guest code can catch it.
    Exception(Ref<Exception>),
    /// A limit or a defect: nothing catches it. What it was is in [`Vm::fault`].
    Fault,
}

/// What native code answers.
pub type Res<T = Value> = Result<T, Raise>;

/// A failure that guest code can never catch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    Time,
    Memory,
    Output,
    Steps,
    Cancelled,
    Internal(String),
}

/// One Python world.
pub struct Vm {
    pub types: Types,
    pub errors: Errors,
    pub names: Names,
    pub builtins: Ref<Dict>,
    /// `sys.modules`: what has been imported.
    pub modules: Ref<Dict>,
    pub host: Box<dyn Host>,
    pub limits: Limits,
    pub policy: Policy,
    pub fault: Option<Fault>,
    /// The exception being handled now, undefined for none; a generator begins with none. See
    /// [`Self::handled_exception`].
    pub handled: Value,
    /// What was handled outside of the generators that run, the innermost last, where anything was.
    pub(crate) handled_outside: Vec<Value>,
    /// What an instruction raised out of line, until the loop has left for it.
    raised: Option<Raise>,
    pub recursion_limit: u32,
    /// The most digits of an int that are read or written, 0 for any number.
    pub most_int_digits: usize,
    pub(crate) machine: frame::Machine,
    /// Ticks left before the next look at the clock and the limits. The heap draws it far below zero when something
    /// waits for attention.
    fuel: memory::Fuel,
    /// Ticks used up to the last look.
    steps: u64,
    started: Duration,
    /// Bytes the thread held before the program started.
    memory_base: isize,
    printed: u64,
    /// Allocations refused in this run.
    refusals: u32,
    /// The most bytes seen held since freed memory was last given back.
    most_held: isize,
    native_depth: u32,
    pub(crate) gc_enabled: bool,
    /// A threshold of 0 was set: as good as disabled.
    pub(crate) gc_stopped: bool,
    gc_threshold: usize,
    /// Objects being printed now, so that a list that contains itself ends.
    pub(crate) repr_stack: Vec<u64>,
    /// One string for each character up to U+00FF.
    pub(crate) characters: Vec<Ref<Str>>,
    /// Called when the program ends, the last first; some have been forgotten.
    pub(crate) exit_functions: Vec<Option<ending::ExitFunction>>,
    /// State that library modules keep, by module.
    pub module_state: HashMap<&'static str, Box<dyn std::any::Any>>,
}

/// Ticks between two looks at the clock.
const FUEL_SLICE: i64 = 4_000;
/// Native recursion (printing or comparing nested data) deeper than this is a `RecursionError`.
const MAX_NATIVE_DEPTH: u32 = 10_000;
/// `MemoryError`s a program may catch.
const MOST_REFUSALS: u32 = 100;
/// Tracked objects made before cycles are looked for.
const GC_THRESHOLD: usize = 20_000;

/// How the UTF-8 of the private characters begins that stand for lone surrogates.
const SURROGATE_START: [u8; 2] = [0xF4, 0x8F];

impl Vm {
    pub fn new(limits: Limits, policy: Policy, host: Box<dyn Host>) -> Vm {
        let memory_base = memory::allocated();
        let names = Names::new();
        let (types, errors) = types::create(&names);
        let started = host.monotonic();
        let characters = (0..=255u8).map(|byte| crate::objects::str::intern((byte as char).encode_utf8(&mut [0; 4])));
        let mut vm = Vm {
            types,
            errors,
            names,
            builtins: Dict::new(),
            modules: Dict::new(),
            host,
            raised: None,
            recursion_limit: limits.recursion,
            most_int_digits: text::MAX_INT_DIGITS,
            limits,
            policy,
            fault: None,
            handled: Value::UNDEF,
            handled_outside: Vec::new(),
            machine: frame::Machine::new(),
            fuel: memory::Fuel::new(FUEL_SLICE),
            steps: 0,
            started,
            memory_base,
            printed: 0,
            refusals: 0,
            most_held: 0,
            native_depth: 0,
            gc_enabled: true,
            gc_stopped: false,
            gc_threshold: GC_THRESHOLD,
            repr_stack: Vec::new(),
            characters: characters.collect(),
            exit_functions: Vec::new(),
            module_state: HashMap::new(),
        };
        types::fill(&mut vm);
        crate::builtins::install(&mut vm);
        vm
    }

    /// Starts the clock of a new run.
    pub fn begin(&mut self) {
        self.let_all_go();
        self.started = self.host.monotonic();
        self.steps = 0;
        self.fuel.set(FUEL_SLICE);
        memory::attend_with(&self.fuel);
        memory::keep_blocks();
        self.printed = 0;
        self.refusals = 0;
        self.fault = None;
        self.native_depth = 0;
        self.repr_stack.clear();
        memory::reset_peak();
    }

    /// Lets go of all that a program which was stopped had heaped up.
    pub fn let_all_go(&mut self) {
        memory::resume_drops();
        while memory::settle() {}
    }

    /// Counts work inside native loops: one tick is about what one bytecode loop round costs.
    #[inline(always)]
    pub fn tick(&mut self, work: usize) -> Res<()> {
        if self.burn(work) { self.look_around() } else { Ok(()) }
    }

    /// Counts work; true when it is time to [`Self::look_around`].
    #[inline(always)]
    pub(crate) fn burn(&mut self, work: usize) -> bool {
        let left = self.fuel.get() - work as i64;
        self.fuel.set(left);
        left < 0
    }

    /// True when it is time to [`Self::look_around`].
    #[inline(always)]
    pub(crate) fn attention(&self) -> bool {
        self.fuel.get() < 0
    }

    /// Checks every limit; called each few thousand ticks.
    #[inline(never)]
    #[cold]
    pub fn look_around(&mut self) -> Res<()> {
        let waits = memory::answer_attention(&self.fuel);
        if self.fault.is_none() && waits && self.fuel.get() >= 0 {
            // Only a finaliser waits: the rest is looked at when the slice is used up.
            return self.run_finalizers();
        }
        self.look_at_limits()?;
        // A collection may have left some, too.
        if waits || memory::answer_attention(&self.fuel) {
            self.run_finalizers()?;
        }
        Ok(())
    }

    /// Checks every limit and runs no guest code.
    fn look_at_limits(&mut self) -> Res<()> {
        if self.fault.is_some() {
            return Err(Raise::Fault);
        }
        self.steps += (FUEL_SLICE - self.fuel.get()) as u64;
        self.fuel.set(FUEL_SLICE);
        if self.limits.steps.is_some_and(|limit| self.steps > limit) {
            return Err(self.give_up(Fault::Steps));
        }
        if self.host.cancelled() {
            return Err(self.give_up(Fault::Cancelled));
        }
        if self.is_late() {
            return Err(self.give_up(Fault::Time));
        }
        if self.gc_enabled && !self.gc_stopped && memory::gc_debt() > self.gc_threshold {
            self.collect_garbage();
        }
        self.give_memory_back();
        if self.memory_left().is_some_and(|left| left < 0) {
            self.collect_garbage();
            if self.memory_left().is_some_and(|left| left < 0) {
                return Err(self.give_up(Fault::Memory));
            }
        }
        Ok(())
    }

    /// What a program has let go of goes back to the system when it is a quarter of what it may have: the process
    /// holds at most so much more than is counted, and nobody pays for it who does not come near.
    fn give_memory_back(&mut self) {
        let Some(limit) = self.limits.memory else { return };
        let held = memory::allocated();
        self.most_held = self.most_held.max(held);
        if (self.most_held - held) as i64 > (limit / 4) as i64 {
            memory::give_back();
            self.most_held = held;
        }
    }

    /// Looks for cycles, as long as there is time. Returns how many objects were freed.
    pub fn collect_garbage(&mut self) -> usize {
        // What waits to be let go of may be what is needed.
        while memory::settle() && !self.is_late() {}
        let freed = memory::collect(&mut || self.is_late());
        // The more lives on, the longer until the next look: the cost stays in proportion.
        self.gc_threshold = GC_THRESHOLD.max(memory::tracked_count() / 2);
        freed
    }

    /// Time since the run began.
    pub fn elapsed(&self) -> Duration {
        self.host.monotonic().saturating_sub(self.started)
    }

    fn is_late(&self) -> bool {
        self.limits.time.is_some_and(|limit| self.elapsed() > limit)
    }

    /// A little more time, to tell what went wrong.
    pub fn extend_time(&mut self) {
        let grace = Duration::from_millis(200);
        let limit = self.limits.time.unwrap_or_default();
        self.started = self.started.max(self.host.monotonic().saturating_sub(limit.saturating_sub(grace)));
    }

    /// Ticks used in this run.
    pub fn steps_used(&self) -> u64 {
        self.steps + (FUEL_SLICE - self.fuel.get()).clamp(0, FUEL_SLICE) as u64
    }

    fn memory_left(&self) -> Option<i64> {
        let limit = self.limits.memory?;
        Some(limit as i64 - (memory::allocated() - self.memory_base) as i64)
    }

    /// The most bytes held in this run.
    pub fn peak_memory(&self) -> u64 {
        (memory::peak() - self.memory_base).max(0) as u64
    }

    /// Asks for room before an allocation whose size the guest decides. What the whole budget could not hold is a
    /// `MemoryError`, as in CPython, and nothing is allocated; what it could hold but for the rest that the program
    /// holds is the end. Runs no guest code: borrows may be held across it.
    #[inline]
    pub fn charge(&mut self, bytes: usize) -> Res<()> {
        if bytes < 1024 { Ok(()) } else { self.charge_large(bytes) }
    }

    #[inline(never)]
    fn charge_large(&mut self, bytes: usize) -> Res<()> {
        if self.fits(bytes)? {
            return Ok(());
        }
        // A program that will not take no for an answer is stopped.
        self.refusals += 1;
        if self.limits.memory.is_some_and(|limit| bytes as u64 <= limit) || self.refusals > MOST_REFUSALS {
            return Err(self.give_up(Fault::Memory));
        }
        Err(self.error(&self.errors.MemoryError.clone(), ""))
    }

    /// Asks for room for something that grows: what does not fit is the end, for its parts all fitted.
    #[inline(never)]
    fn charge_growth(&mut self, bytes: usize) -> Res<()> {
        if bytes < 1024 || self.fits(bytes)? { Ok(()) } else { Err(self.give_up(Fault::Memory)) }
    }

    /// Whether so many bytes may be held besides what is; the work of filling them is counted.
    fn fits(&mut self, bytes: usize) -> Res<bool> {
        let Some(left) = self.memory_left() else { return self.spend(bytes / 512).map(|()| true) };
        if bytes as u64 > left.max(0) as u64 {
            self.spend(1)?;
            self.collect_garbage();
            if bytes as u64 > self.memory_left().unwrap_or(i64::MAX).max(0) as u64 {
                return Ok(false);
            }
        }
        self.spend(bytes / 512)?;
        Ok(true)
    }

    /// [`Self::tick`] that runs no guest code: finalisers wait for the next one that may.
    #[inline]
    pub(crate) fn spend(&mut self, work: usize) -> Res<()> {
        if !self.burn(work) {
            return Ok(());
        }
        let waits = memory::answer_attention(&self.fuel);
        let result = if self.fuel.get() < 0 { self.look_at_limits() } else { Ok(()) };
        if waits {
            memory::call_attention();
        }
        result
    }

    /// Grows a vector of values by at least `extra`, charging what that takes.
    #[inline]
    pub fn reserve<T>(&mut self, items: &mut Vec<T>, extra: usize) -> Res<()> {
        let wanted = items.len().saturating_add(extra);
        if wanted <= items.capacity() {
            return Ok(());
        }
        let bytes = wanted.max(items.capacity() * 2).saturating_mul(size_of::<T>());
        self.charge_growth(bytes)?;
        items.reserve(extra);
        Ok(())
    }

    /// [`Self::reserve`] for text: room for `extra` more bytes.
    #[inline]
    pub fn reserve_text(&mut self, text: &mut String, extra: usize) -> Res<()> {
        let wanted = text.len().saturating_add(extra);
        if wanted <= text.capacity() {
            return Ok(());
        }
        self.charge_growth(wanted.max(text.capacity() * 2))?;
        text.reserve(extra);
        Ok(())
    }

    /// Runs native code one level deeper; too deep is a `RecursionError`.
    pub fn deeper<T>(&mut self, body: impl FnOnce(&mut Vm) -> Res<T>) -> Res<T> {
        self.deeper_while("", body)
    }

    /// [`Self::deeper`] whose error says what went too deep: " while encoding a JSON object".
    pub fn deeper_while<T>(&mut self, what: &str, body: impl FnOnce(&mut Vm) -> Res<T>) -> Res<T> {
        self.native_depth += 1;
        if self.native_depth > MAX_NATIVE_DEPTH {
            self.native_depth -= 1;
            let class = self.errors.RecursionError.clone();
            return Err(self.error(&class, format!("maximum recursion depth exceeded{what}")));
        }
        let result = body(self);
        self.native_depth -= 1;
        result
    }

    /// Notes a failure that nothing catches.
    pub fn give_up(&mut self, fault: Fault) -> Raise {
        self.fault.get_or_insert(fault);
        // Whoever waits for the answer does not wait until all that the program holds is gone.
        memory::hold_drops();
        Raise::Fault
    }

    /// A defect of this interpreter.
    pub fn internal_error(&mut self, what: impl Into<String>) -> Raise {
        self.give_up(Fault::Internal(what.into()))
    }

    /// Writes for the program; beyond the output limit it ends.
    pub fn write(&mut self, stream: Stream, text: &str) -> Res<()> {
        self.tick(text.len() / 64 + 1)?;
        let bytes = text.as_bytes();
        let may_fail = stream == Stream::Stdout && bytes.contains(&SURROGATE_START[0]);
        if may_fail && bytes.windows(2).any(|two| two == SURROGATE_START) {
            // A lone surrogate cannot be written: encoding the text says so.
            self.encode_text(&Str::new(text), "utf-8", "strict")?;
        }
        if let Some(limit) = self.limits.output {
            let left = limit.saturating_sub(self.printed);
            if text.len() as u64 > left {
                let mut end = left as usize;
                while !text.is_char_boundary(end) {
                    end -= 1;
                }
                self.host.write(stream, &text[..end]);
                self.printed = limit;
                return Err(self.give_up(Fault::Output));
            }
        }
        self.printed += text.len() as u64;
        self.host.write(stream, text);
        Ok(())
    }

    /// Waits, charged to the time limit.
    pub fn sleep(&mut self, time: Duration) -> Res<()> {
        let end = self.host.monotonic().saturating_add(time);
        loop {
            let now = self.host.monotonic();
            if now >= end {
                return Ok(());
            }
            let left = self.limits.time.map_or(Duration::MAX, |limit| limit.saturating_sub(self.elapsed()));
            let slice = (end - now).min(left.saturating_add(Duration::from_millis(1))).min(Duration::from_millis(20));
            self.host.sleep(slice);
            self.look_around()?;
        }
    }

    /// The string of one character.
    pub fn character(&self, c: char) -> Value {
        match self.characters.get(c as usize) {
            Some(known) => known.value(),
            None => {
                let mut buffer = [0; 4];
                Value::from(Str::new(&*c.encode_utf8(&mut buffer)))
            }
        }
    }

    /// A `str` value.
    pub fn text(&self, text: impl Text) -> Value {
        Value::from(Str::new(text))
    }
}

impl Drop for Vm {
    fn drop(&mut self) {
        // Finalisers no longer run; what hangs in cycles goes with `memory::end_world`.
        self.let_all_go();
        self.machine.clear();
        self.exit_functions.clear();
        self.module_state.clear();
        let modules = std::mem::replace(&mut self.modules, Dict::new());
        let builtins = std::mem::replace(&mut self.builtins, Dict::new());
        drop((modules, builtins));
        self.handled = Value::UNDEF;
        self.handled_outside.clear();
        memory::attend_with(&memory::Fuel::new(0));
        drop(crate::memory::weakref::take_due());
    }
}
