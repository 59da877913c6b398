//! Frames and the register stack.
//!
//! Registers live in chunks that never move, so that a slice of arguments stays good while native code runs.

#![expect(unsafe_code, reason = "the register stack hands out raw windows; the dispatch loop keeps them in bounds")]

use crate::compiler::code::Code;
use crate::compiler::site::Site;
use crate::memory::{Ref, Value};
use crate::objects::Function;
use std::alloc::{Layout, alloc_zeroed, dealloc, handle_alloc_error};
use std::rc::Rc;

/// What happens when a frame returns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FrameKind {
    /// The value goes to register `dst` of the frame below.
    Call,
    /// Native code called: the loop ends.
    Entry,
    /// `__init__` of the instance in `extra`, which goes to register `dst` of the frame below.
    Construct,
    /// A generator resumed by native code.
    GeneratorEntry,
    /// A generator resumed by a `for` loop of the frame below.
    GeneratorFor,
    /// A generator resumed by a `yield from` of the frame below, which is a generator's itself.
    GeneratorFrom,
}

/// The result goes nowhere.
pub const DISCARD: u32 = u32::MAX;

/// One call in progress.
pub struct Frame {
    pub function: Ref<Function>,
    pub code: *const Code,
    /// First register.
    pub base: *mut Value,
    /// Next instruction, kept while calls run above this frame.
    pub pc: u32,
    pub dst: u32,
    pub kind: FrameKind,
    /// Construct: the instance. Generators: the generator.
    pub extra: Value,
    /// Generators: what was handled outside.
    pub handled: Value,
}

/// Registers in one chunk: 16 bytes each.
const CHUNK: usize = 1 << 16;

struct Chunk {
    first: *mut Value,
    size: usize,
    /// Where the stack stood in the chunk below when this one was begun.
    resume: *mut Value,
}

/// What the loop reads at every other instruction: the parts of the topmost frame's code.
#[derive(Clone, Copy)]
pub struct Current {
    pub code: *const Code,
    pub constants: *const Value,
    pub sites: *const Site,
    pub function: *const Function,
}

impl Current {
    const NONE: Current = Current {
        code: std::ptr::null(),
        constants: std::ptr::null(),
        sites: std::ptr::null(),
        function: std::ptr::null(),
    };

    /// # Safety
    /// `code` must be the code of `function`, which must outlive what is done with the result.
    #[inline(always)]
    pub unsafe fn of(code: *const Code, function: &Ref<Function>) -> Current {
        // SAFETY: the caller vouches for both.
        let (constants, sites) = unsafe { ((*code).constants.as_ptr(), (*code).sites.as_ptr()) };
        Current { code, constants, sites, function: &raw const **function }
    }
}

/// The frames and their registers.
pub struct Machine {
    pub current: Current,
    pub frames: Vec<Frame>,
    chunks: Vec<Chunk>,
    /// The first free register. Every register from here to the end of the chunk is unset.
    pub top: *mut Value,
    pub limit: *mut Value,
    /// Whether the generator that stopped last has yielded (or returned).
    pub yielded: bool,
}

impl Machine {
    pub fn new() -> Machine {
        let mut machine = Machine {
            current: Current::NONE,
            frames: Vec::new(),
            chunks: Vec::new(),
            top: std::ptr::null_mut(),
            limit: std::ptr::null_mut(),
            yielded: false,
        };
        machine.add_chunk(CHUNK);
        machine
    }

    fn layout(size: usize) -> Layout {
        Layout::array::<Value>(size).expect("a chunk fits the address space")
    }

    #[cold]
    #[inline(never)]
    fn add_chunk(&mut self, size: usize) {
        let layout = Machine::layout(size);
        // SAFETY: the layout is not empty. All zero bits are `Value::UNDEF`.
        let first = unsafe { alloc_zeroed(layout) }.cast::<Value>();
        if first.is_null() {
            handle_alloc_error(layout);
        }
        self.chunks.push(Chunk { first, size, resume: self.top });
        self.top = first;
        // SAFETY: one past the end of the allocation.
        self.limit = unsafe { first.add(size) };
    }

    /// Pushes the frame of a call.
    #[inline(always)]
    pub fn push(&mut self, function: Ref<Function>, base: *mut Value, dst: u32, kind: FrameKind, extra: Value) {
        self.push_at(function, base, 0, dst, kind, extra, Value::UNDEF);
    }

    /// Pushes a frame that goes on at `pc`. It is written in place: built elsewhere and moved, it would be read before
    /// it has been stored.
    #[inline(always)]
    #[expect(clippy::too_many_arguments, reason = "the fields of a frame")]
    pub fn push_at(
        &mut self,
        function: Ref<Function>,
        base: *mut Value,
        pc: u32,
        dst: u32,
        kind: FrameKind,
        extra: Value,
        handled: Value,
    ) {
        if self.frames.len() == self.frames.capacity() {
            self.grow_frames();
        }
        // SAFETY: there is room for one more; every field is written.
        unsafe {
            let place = self.frames.as_mut_ptr().add(self.frames.len());
            (&raw mut (*place).code).write(Rc::as_ptr(&function.code));
            (&raw mut (*place).function).write(function);
            (&raw mut (*place).base).write(base);
            (&raw mut (*place).pc).write(pc);
            (&raw mut (*place).dst).write(dst);
            (&raw mut (*place).kind).write(kind);
            Value::init(&raw mut (*place).extra, extra);
            Value::init(&raw mut (*place).handled, handled);
            self.frames.set_len(self.frames.len() + 1);
        }
    }

    #[cold]
    #[inline(never)]
    fn grow_frames(&mut self) {
        self.frames.reserve(64);
    }

    /// The function of the topmost frame.
    pub fn function(&self) -> Ref<Function> {
        self.frames.last().expect("code is running").function.clone()
    }

    /// Drops the topmost frame.
    ///
    /// # Safety
    /// There must be one.
    #[inline(always)]
    pub unsafe fn pop(&mut self) {
        // SAFETY: the last element is live, and is no element any more before it is dropped.
        unsafe {
            let last = self.frames.len() - 1;
            self.frames.set_len(last);
            std::ptr::drop_in_place(self.frames.as_mut_ptr().add(last));
        }
    }

    /// A window of unset registers.
    #[inline(always)]
    pub fn window(&mut self, registers: usize) -> *mut Value {
        let left = (self.limit as usize - self.top as usize) / size_of::<Value>();
        if registers > left {
            self.add_chunk(CHUNK.max(registers));
        }
        let base = self.top;
        // SAFETY: there are that many registers left in the chunk.
        self.top = unsafe { base.add(registers) };
        base
    }

    /// Gives back the topmost window, whose registers are dropped.
    #[inline(always)]
    pub fn release(&mut self, base: *mut Value, registers: usize) {
        for place in 0..registers {
            // SAFETY: the window belongs to the caller and is `registers` wide.
            unsafe {
                let register = base.add(place);
                if !(*register).is_undef() {
                    drop((*register).take());
                }
            }
        }
        self.top = base;
        if let Some(chunk) = self.chunks.last()
            && chunk.first == base
            && self.chunks.len() > 1
        {
            self.drop_chunk();
        }
    }

    #[cold]
    fn drop_chunk(&mut self) {
        let Some(chunk) = self.chunks.pop() else { return };
        // SAFETY: allocated with this layout; every register in it is unset again.
        unsafe { dealloc(chunk.first.cast(), Machine::layout(chunk.size)) };
        self.top = chunk.resume;
        if let Some(below) = self.chunks.last() {
            // SAFETY: one past the end of that chunk.
            self.limit = unsafe { below.first.add(below.size) };
        }
    }

    /// The namespace register of the topmost frame.
    pub fn namespace(&self) -> Option<Value> {
        let frame = self.frames.last()?;
        // SAFETY: the frame is live, and code with a namespace keeps it in its first register.
        unsafe { if (*frame.code).uses_namespace { Some((*frame.base).clone()) } else { None } }
    }

    /// Names and values of the topmost frame's variables, those of enclosing functions included.
    pub fn local_variables(&self) -> Vec<(Ref<crate::objects::Str>, Value)> {
        let Some(frame) = self.frames.last() else { return Vec::new() };
        let mut found = Vec::new();
        // SAFETY: the frame is live and its window has a register for each local variable.
        unsafe {
            let code = &*frame.code;
            for (place, name) in code.locals.iter().enumerate() {
                let value = &*frame.base.add(place);
                let value = match value.get::<crate::objects::PyCell>() {
                    Some(cell) => cell.value.borrow().clone(),
                    None => value.clone(),
                };
                if !value.is_undef() && !name.as_str().starts_with('.') {
                    found.push((name.clone(), value));
                }
            }
            for (name, cell) in code.free_names.iter().zip(frame.function.closure.iter()) {
                let value = cell.value.borrow().clone();
                if !value.is_undef() {
                    found.push((name.clone(), value));
                }
            }
        }
        found
    }

    /// Whether a comprehension runs in the frame of the code around it.
    pub fn in_comprehension(&self) -> bool {
        self.frames.last().is_some_and(|frame| {
            let pc = frame.pc.saturating_sub(1);
            frame.function.code.comprehensions.iter().any(|range| range.contains(&pc))
        })
    }

    /// Drops what is left after a fault or at the end.
    pub fn clear(&mut self) {
        self.frames.clear();
    }
}

impl Drop for Machine {
    fn drop(&mut self) {
        while let Some(chunk) = self.chunks.pop() {
            // SAFETY: allocated with this layout; values left in it were leaked by a fault at worst.
            unsafe { dealloc(chunk.first.cast(), Machine::layout(chunk.size)) };
        }
    }
}
