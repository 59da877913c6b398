//! The loop that executes instructions.
//! tidy: long because one loop.

#![expect(unsafe_code, reason = "registers and inline caches are reached without bounds checks; see each macro")]
#![expect(clippy::undocumented_unsafe_blocks, reason = "one reason covers the loop: see `Vm::run`")]

use super::compare::Comparison;
use super::frame::{Current, DISCARD, Frame, FrameKind};
use super::operators::{Binary, Unary};
use super::outline::{Next, Verdict};
use super::{Raise, Res, Vm};
use crate::compiler::code::{Code, FAR, FIRST_GOES, Instr, Intrinsic, Op, SECOND_GOES, THIRD_GOES, WHEN};
use crate::compiler::site::CacheKind;
use crate::memory::{Kind, Ref, Tuple, Value};
use crate::objects::generator::State;
use crate::objects::iter::{EXHAUSTED, Iteration};
use crate::objects::{
    Dict, Exception, Function, Generator, Instance, Iter, List, Module, Native, Property, PyCell, Set, Str, Type,
};
use std::rc::Rc;

/// Why the instructions stop for a moment.
enum Leave {
    Raise(Raise),
    /// The fuel is used up, or a finaliser waits.
    Look,
    /// What was done out of line says why.
    Pending,
}

impl Vm {
    /// Runs the topmost frame until it returns.
    ///
    /// Why the unsafe code here is sound: the compiler only emits register numbers below `Code::registers`, constant,
    /// site and jump numbers that exist; a frame's window has that many registers and never moves; the frame owns its
    /// function, which owns the code, so `code`, `pc` and the tables stay valid while the frame is on the stack;
    /// native code cannot reach another frame's registers. Inline caches hold uncounted values that the class version
    /// they were taken under keeps alive.
    pub(crate) fn run(&mut self) -> Res {
        let floor = self.machine.frames.len();
        self.execute(floor)
    }

    /// [`Self::run`] for a frame into which an exception is thrown first.
    pub(crate) fn run_raising(&mut self, raise: Raise, floor: usize) -> Res {
        self.unwind_frames(raise, floor, true)?;
        self.execute(floor)
    }

    fn execute(&mut self, floor: usize) -> Res {
        // What a loop of native code below this one was at is restored when this one ends.
        let below = self.machine.current;
        let result = self.execute_frames(floor);
        self.machine.current = below;
        result
    }

    fn execute_frames(&mut self, floor: usize) -> Res {
        // Only these two live in registers of the processor; all else is read through `self.machine.current`.
        let mut base: *mut Value;
        // The instruction that is being executed; in front of the first one before that.
        let mut pc: *const Instr;

        macro_rules! load_frame {
            () => {{
                let frame = self.machine.frames.last().unwrap_unchecked();
                base = frame.base;
                let code = frame.code;
                pc = (*code).instructions.as_ptr().add(frame.pc as usize).wrapping_sub(1);
                self.machine.current = Current::of(code, &frame.function);
            }};
        }
        macro_rules! code {
            () => {
                (*self.machine.current.code)
            };
        }
        macro_rules! function {
            () => {
                (&*self.machine.current.function)
            };
        }
        macro_rules! site {
            ($i:expr) => {
                &*self.machine.current.sites.add($i.site())
            };
        }
        macro_rules! at {
            () => {
                (pc.wrapping_add(1).offset_from(code!().instructions.as_ptr()) as u32)
            };
        }
        macro_rules! save_pc {
            () => {{
                let at = at!();
                self.machine.frames.last_mut().unwrap_unchecked().pc = at;
            }};
        }
        unsafe {
            load_frame!();
            loop {
                // Instructions run in the inner loop until something has to be seen to out of their way.
                let leave = 'run: loop {
                    macro_rules! r {
                        ($i:expr) => {
                            (*base.add($i as usize))
                        };
                    }
                    macro_rules! k {
                        ($i:expr) => {
                            (*self.machine.current.constants.add($i as usize))
                        };
                    }
                    // Puts a value into a register, as the last thing an instruction does. What was there goes; when
                    // that was the last of an object with a finaliser, the finaliser runs.
                    macro_rules! set {
                        ($i:expr, $value:expr) => {{
                            let value: Value = $value;
                            if Value::put(&raw mut r!($i), value) && self.attention() {
                                break 'run Leave::Look;
                            }
                        }};
                    }
                    macro_rules! fail {
                        ($raise:expr) => {
                            break 'run Leave::Raise($raise)
                        };
                    }
                    macro_rules! get {
                        ($result:expr) => {
                            match $result {
                                Ok(value) => value,
                                Err(raise) => fail!(raise),
                            }
                        };
                    }
                    // The same where the instruction has more to do: what waits for attention gets it soon.
                    macro_rules! put {
                        ($i:expr, $value:expr) => {{
                            let value: Value = $value;
                            Value::put(&raw mut r!($i), value);
                        }};
                    }
                    // Lets a value go that a program could reach, as the last thing an instruction does.
                    macro_rules! let_go {
                        ($value:expr) => {{
                            drop($value);
                            if self.attention() {
                                break 'run Leave::Look;
                            }
                        }};
                    }
                    // Counts one step, as the last thing an instruction does.
                    macro_rules! tick {
                        () => {
                            if self.burn(1) {
                                break 'run Leave::Look;
                            }
                        };
                    }
                    macro_rules! jump {
                        ($i:expr) => {{
                            let offset = $i.c as i16;
                            if offset >= 0 {
                                pc = pc.wrapping_add(offset as usize);
                            } else if offset == FAR {
                                pc = far_jump(self.machine.current.code, pc);
                                tick!();
                            } else {
                                pc = pc.wrapping_offset(offset as isize);
                                tick!();
                            }
                        }};
                    }
                    // Empties a register that was read for the last time, if the instruction says so.
                    macro_rules! goes {
                        ($i:expr, $bit:expr, $register:expr) => {
                            if $i.d & $bit != 0 {
                                put!($register, Value::UNDEF);
                            }
                        };
                    }
                    // The value of a register, which is left empty if the instruction says so.
                    macro_rules! read {
                        ($goes:expr, $register:expr) => {
                            if $goes { r!($register).take() } else { r!($register).clone() }
                        };
                    }
                    macro_rules! arithmetic {
                        ($i:expr, $right:expr, $op:expr, $checked:ident, $float:expr) => {{
                            let (x, y) = (&r!($i.b), &$right);
                            let (left, right) = match (x.kind, y.kind) {
                                (Kind::Int, Kind::Int) => {
                                    if let Some(result) = x.payload.int().$checked(y.payload.int()) {
                                        set!($i.a, Value::int(result));
                                        continue;
                                    }
                                    outline!(self.operate(base, $i, y, $op));
                                    continue;
                                }
                                (Kind::Float, Kind::Float) => (x.payload.float(), y.payload.float()),
                                (Kind::Float, Kind::Int) => (x.payload.float(), y.payload.int() as f64),
                                (Kind::Int, Kind::Float) => (x.payload.int() as f64, y.payload.float()),
                                _ => {
                                    outline!(self.operate(base, $i, y, $op));
                                    continue;
                                }
                            };
                            set!($i.a, Value::float($float(left, right)));
                        }};
                    }
                    // What is done out of line keeps this loop small, and its variables in registers.
                    macro_rules! outline {
                        ($next:expr) => {
                            if let Next::Leave = $next {
                                break 'run Leave::Pending;
                            }
                        };
                    }
                    // The same for a jump.
                    macro_rules! decide {
                        ($i:expr, $verdict:expr) => {
                            match $verdict {
                                Verdict::Stay => {}
                                Verdict::Jump => jump!($i),
                                Verdict::Leave => break 'run Leave::Pending,
                            }
                        };
                    }
                    macro_rules! integer {
                        ($i:expr, $right:expr, $op:expr, |$x:ident, $y:ident| $result:expr) => {{
                            let (x, y) = (&r!($i.b), &$right);
                            if let (Kind::Int, Kind::Int) = (x.kind, y.kind) {
                                let ($x, $y) = (x.payload.int(), y.payload.int());
                                let result: Option<i64> = $result;
                                if let Some(result) = result {
                                    set!($i.a, Value::int(result));
                                    continue;
                                }
                            }
                            outline!(self.operate(base, $i, y, $op))
                        }};
                    }
                    macro_rules! divide {
                        ($i:expr, $right:expr) => {{
                            let (x, y) = (&r!($i.b), &$right);
                            let numbers = match (x.kind, y.kind) {
                                (Kind::Float, Kind::Float) => Some((x.payload.float(), y.payload.float())),
                                (Kind::Float, Kind::Int) => Some((x.payload.float(), y.payload.int() as f64)),
                                (Kind::Int, Kind::Float) => Some((x.payload.int() as f64, y.payload.float())),
                                (Kind::Int, Kind::Int)
                                    if x.payload.int().unsigned_abs() < 1 << 53
                                        && y.payload.int().unsigned_abs() < 1 << 53 =>
                                {
                                    Some((x.payload.int() as f64, y.payload.int() as f64))
                                }
                                _ => None,
                            };
                            match numbers {
                                Some((x, y)) if y != 0.0 => set!($i.a, Value::float(x / y)),
                                _ => outline!(self.operate(base, $i, y, Binary::Divide)),
                            }
                        }};
                    }
                    macro_rules! compare {
                        ($i:expr, $op:tt, $comparison:expr) => {{
                            let (x, y) = (&r!($i.b), &r!($i.c));
                            let truth = match (x.kind, y.kind) {
                                (Kind::Int, Kind::Int) => x.payload.int() $op y.payload.int(),
                                (Kind::Float, Kind::Float) => x.payload.float() $op y.payload.float(),
                                _ => {
                                    outline!(self.compare_into(base, $i, $comparison));
                                    continue;
                                }
                            };
                            set!($i.a, Value::bool(truth));
                        }};
                    }
                    macro_rules! jump_compare {
                        ($i:expr, $right:expr, $op:tt, $comparison:expr) => {{
                            let (x, y) = (&r!($i.a), &$right);
                            let truth = match (x.kind, y.kind) {
                                (Kind::Int, Kind::Int) => x.payload.int() $op y.payload.int(),
                                (Kind::Float, Kind::Float) => x.payload.float() $op y.payload.float(),
                                _ => {
                                    decide!($i, self.compare_jump(base, $i, y, $comparison));
                                    continue;
                                }
                            };
                            if truth == ($i.d & WHEN != 0) {
                                jump!($i);
                            }
                        }};
                    }
                    macro_rules! jump_truth {
                        ($i:expr, $when:expr) => {{
                            let value = &r!($i.a);
                            match value.kind {
                                Kind::Bool | Kind::Int => {
                                    if (value.payload.bits() != 0) == $when {
                                        jump!($i);
                                    }
                                }
                                Kind::None => {
                                    if !$when {
                                        jump!($i);
                                    }
                                }
                                _ => decide!($i, self.truth_jump(base, $i, $when)),
                            }
                        }};
                    }
                    // Puts the result of a call where it belongs and goes on in the frame that is on top now.
                    macro_rules! deliver {
                        ($value:expr, $dst:expr) => {{
                            let (value, dst): (Value, u32) = ($value, $dst);
                            if dst == DISCARD {
                                drop(value);
                            } else {
                                put!(dst, value);
                            }
                        }};
                    }
                    // Starts the general form of a call; arguments are cloned out of registers, which are cleared.
                    macro_rules! start {
                        ($start:expr, $first:expr, $count:expr, $dst:expr) => {{
                            let started = $start;
                            for place in $first..$first + $count {
                                let old = r!(place).take();
                                drop(old);
                            }
                            match started {
                                Ok(Some(value)) => {
                                    deliver!(value, $dst);
                                    tick!();
                                }
                                Ok(None) => {
                                    load_frame!();
                                    tick!();
                                }
                                Err(raise) => fail!(raise),
                            }
                        }};
                    }

                    // Leaves a generator's frame with a value; it will go on at `pc` with what is sent in register
                    // `receiver`.
                    macro_rules! yield_value {
                        ($value:expr, $pc:expr, $receiver:expr) => {{
                            let value: Value = $value;
                            let (kind, dst) = self.suspend($pc, $receiver);
                            if kind == FrameKind::GeneratorEntry {
                                self.machine.yielded = true;
                                return Ok(value);
                            }
                            load_frame!();
                            put!(dst, value);
                            // Back to the `for` loop: into its body.
                            let for_iter = *pc;
                            jump!(for_iter);
                        }};
                    }
                    // Calls a function that takes just these positional arguments: they move into its frame.
                    macro_rules! call_function {
                        ($callee:expr, $first:expr, $count:expr, $dst:expr) => {{
                            let function = (*$callee).borrow_ref::<Function>().unwrap_unchecked();
                            if function.code.simple as usize == $count {
                                if self.machine.frames.len() >= self.recursion_limit as usize {
                                    fail!(self.too_deep());
                                }
                                save_pc!();
                                let window = self.machine.window(function.code.registers as usize);
                                for place in 0..$count {
                                    Value::init(window.add(place), (*$callee.add($first + place)).take());
                                }
                                let function = (*$callee).take().into_ref::<Function>().unwrap_unchecked();
                                base = window;
                                let code = std::rc::Rc::as_ptr(&function.code);
                                pc = (*code).instructions.as_ptr().wrapping_sub(1);
                                self.machine.current = Current::of(code, &function);
                                self.machine.push(function, window, $dst, FrameKind::Call, Value::UNDEF);
                                tick!();
                                continue;
                            }
                        }};
                    }
                    // Calls a native function that takes just so many arguments.
                    macro_rules! call_native {
                        ($native:expr, $callee:expr, $first:expr, $count:expr, $last:expr, $dst:expr) => {{
                            // What it calls in turn, a warning above all, may ask where the program is.
                            save_pc!();
                            if $native.takes_exactly($count) {
                                let native: *const Native = $native;
                                let arguments = std::slice::from_raw_parts($callee.add($first), $count);
                                let result = ((*native).def.body)(self, arguments);
                                for place in 0..=$last {
                                    drop((*$callee.add(place)).take());
                                }
                                let value = get!(result);
                                deliver!(value, $dst);
                                tick!();
                                continue;
                            }
                            if let Some(defaults) = $native.defaults_behind($count) {
                                // Arguments and defaults meet in registers of their own.
                                let (native, defaults): (*const Native, *const [Value]) = ($native, defaults);
                                let total = $count + (&*defaults).len();
                                let window = self.machine.window(total);
                                for place in 0..$count {
                                    Value::init(window.add(place), (*$callee.add($first + place)).take());
                                }
                                for (place, default) in (&*defaults).iter().enumerate() {
                                    Value::init(window.add($count + place), default.clone());
                                }
                                let result = ((*native).def.body)(self, std::slice::from_raw_parts(window, total));
                                self.machine.release(window, total);
                                for place in 0..=$last {
                                    drop((*$callee.add(place)).take());
                                }
                                let value = get!(result);
                                deliver!(value, $dst);
                                tick!();
                                continue;
                            }
                        }};
                    }

                    pc = in_register(pc.wrapping_add(1));
                    let i = &*pc;
                    match i.op {
                        Op::Move => {
                            let value = r!(i.b).clone();
                            set!(i.a, value);
                        }
                        Op::Take => {
                            let value = r!(i.b).take();
                            set!(i.a, value);
                        }
                        Op::Constant => {
                            let value = k!(i.wide()).clone();
                            set!(i.a, value);
                        }
                        Op::Clear => set!(i.a, Value::UNDEF),
                        Op::CheckBound => {
                            if r!(i.a).is_undef() {
                                let name = (&code!().locals)[i.a as usize].clone();
                                fail!(self.unbound_register(&name, i.d != 0));
                            }
                        }
                        Op::MakeCell => {
                            let value = r!(i.a).take();
                            set!(i.a, Value::from(PyCell::new(value)));
                        }
                        Op::GetCell => {
                            let value = match r!(i.b).get::<PyCell>() {
                                Some(cell) => (*cell.value.as_ptr()).clone(),
                                None => Value::UNDEF,
                            };
                            if value.is_undef() {
                                let name = (&code!().locals)[i.b as usize].clone();
                                fail!(self.unbound_local(&name));
                            }
                            set!(i.a, value);
                        }
                        Op::SetCell => {
                            let value = read!(i.d != 0, i.b);
                            if let Some(cell) = r!(i.a).get::<PyCell>() {
                                let old = std::mem::replace(&mut *cell.value.as_ptr(), value);
                                drop(old);
                            }
                        }
                        Op::DeleteCell => {
                            let old = match r!(i.a).get::<PyCell>() {
                                Some(cell) => (*cell.value.as_ptr()).take(),
                                None => Value::UNDEF,
                            };
                            if old.is_undef() && i.d != 0 {
                                let name = (&code!().locals)[i.a as usize].clone();
                                fail!(self.unbound_local(&name));
                            }
                        }
                        Op::GetFree => {
                            let value = (*function!().closure[i.b as usize].value.as_ptr()).clone();
                            if value.is_undef() {
                                let name = (&code!().free_names)[i.b as usize].clone();
                                fail!(self.unbound_free(&name, i.d != 0));
                            }
                            set!(i.a, value);
                        }
                        Op::SetFree => {
                            let value = read!(i.d != 0, i.a);
                            let cell = &function!().closure[i.b as usize];
                            let old = std::mem::replace(&mut *cell.value.as_ptr(), value);
                            drop(old);
                        }
                        Op::DeleteFree => {
                            let old = (*function!().closure[i.b as usize].value.as_ptr()).take();
                            if old.is_undef() && i.d != 0 {
                                let name = (&code!().free_names)[i.b as usize].clone();
                                fail!(self.unbound_free(&name, false));
                            }
                        }
                        Op::GetGlobal => {
                            let site = site!(i);
                            let cache = &site.first;
                            let globals = &*function!().globals.table.as_ptr();
                            let version = globals.known_version();
                            if version != 0 && version == cache.version.get() {
                                if cache.kind.get() == CacheKind::Global {
                                    set!(i.a, globals.value_at(cache.slot.get() as usize).clone());
                                    continue;
                                }
                                let builtins = &*function!().builtins.table.as_ptr();
                                if builtins.known_version() == cache.version2.get() {
                                    set!(i.a, builtins.value_at(cache.slot.get() as usize).clone());
                                    continue;
                                }
                            }
                            outline!(self.global_into(base, i, site));
                        }
                        Op::SetGlobal => {
                            let site = site!(i);
                            let value = read!(i.b != 0, i.a);
                            let globals = &mut *function!().globals.table.as_ptr();
                            let version = globals.known_version();
                            let cache = &site.first;
                            if version != 0 && version == cache.version.get() && cache.kind.get() == CacheKind::Global {
                                let old = globals.replace_at(cache.slot.get() as usize, value);
                                let_go!(old);
                            } else {
                                outline!(self.set_global(site, value));
                            }
                        }
                        Op::DeleteGlobal => {
                            let site = site!(i);
                            let globals = function!().globals.clone();
                            if globals.remove_str(&site.name).is_none() && i.a != 0 {
                                fail!(self.name_error(&site.name));
                            }
                            let_go!(globals);
                        }
                        Op::GetName => {
                            let site = site!(i);
                            let function = self.machine.function();
                            let namespace = r!(0).clone();
                            let value = get!(self.find_name(&namespace, &function, site));
                            set!(i.a, value);
                        }
                        Op::GetNameOrFree => {
                            let site = site!(i);
                            let function = self.machine.function();
                            let namespace = r!(0).clone();
                            let value = match get!(self.namespace_get(&namespace, &site.name)) {
                                Some(value) => value,
                                None => function.closure[i.b as usize].value.borrow().clone(),
                            };
                            if value.is_undef() {
                                fail!(self.unbound_free(&site.name, false));
                            }
                            set!(i.a, value);
                        }
                        Op::SetName => {
                            let site = site!(i);
                            let (namespace, value) = (r!(0).clone(), read!(i.b != 0, i.a));
                            get!(self.namespace_set(&namespace, &site.name, value));
                        }
                        Op::DeleteName => {
                            let site = site!(i);
                            let namespace = r!(0).clone();
                            let found = get!(self.namespace_delete(&namespace, &site.name));
                            if !found && i.a != 0 {
                                fail!(self.name_error(&site.name));
                            }
                            let_go!(namespace);
                        }

                        Op::Add => arithmetic!(i, r!(i.c), Binary::Add, checked_add, |x: f64, y: f64| x + y),
                        Op::AddK => arithmetic!(i, k!(i.c), Binary::Add, checked_add, |x: f64, y: f64| x + y),
                        Op::Subtract => arithmetic!(i, r!(i.c), Binary::Subtract, checked_sub, |x: f64, y: f64| x - y),
                        Op::SubtractK => arithmetic!(i, k!(i.c), Binary::Subtract, checked_sub, |x: f64, y: f64| x - y),
                        Op::Multiply => arithmetic!(i, r!(i.c), Binary::Multiply, checked_mul, |x: f64, y: f64| x * y),
                        Op::MultiplyK => arithmetic!(i, k!(i.c), Binary::Multiply, checked_mul, |x: f64, y: f64| x * y),
                        Op::Divide => divide!(i, r!(i.c)),
                        Op::DivideK => divide!(i, k!(i.c)),
                        Op::FloorDivide => integer!(i, r!(i.c), Binary::FloorDivide, |x, y| floor_divide(x, y)),
                        Op::FloorDivideK => integer!(i, k!(i.c), Binary::FloorDivide, |x, y| floor_divide(x, y)),
                        Op::Modulo => integer!(i, r!(i.c), Binary::Modulo, |x, y| modulo(x, y)),
                        Op::ModuloK => integer!(i, k!(i.c), Binary::Modulo, |x, y| modulo(x, y)),
                        Op::Power => outline!(self.operate(base, i, &raw const r!(i.c), Binary::Power)),
                        Op::PowerK => outline!(self.operate(base, i, &raw const k!(i.c), Binary::Power)),
                        Op::LeftShift => integer!(i, r!(i.c), Binary::LeftShift, |x, y| left_shift(x, y)),
                        Op::LeftShiftK => integer!(i, k!(i.c), Binary::LeftShift, |x, y| left_shift(x, y)),
                        Op::RightShift => integer!(i, r!(i.c), Binary::RightShift, |x, y| right_shift(x, y)),
                        Op::RightShiftK => integer!(i, k!(i.c), Binary::RightShift, |x, y| right_shift(x, y)),
                        Op::BitAnd => integer!(i, r!(i.c), Binary::And, |x, y| Some(x & y)),
                        Op::BitAndK => integer!(i, k!(i.c), Binary::And, |x, y| Some(x & y)),
                        Op::BitOr => integer!(i, r!(i.c), Binary::Or, |x, y| Some(x | y)),
                        Op::BitOrK => integer!(i, k!(i.c), Binary::Or, |x, y| Some(x | y)),
                        Op::BitXor => integer!(i, r!(i.c), Binary::Xor, |x, y| Some(x ^ y)),
                        Op::BitXorK => integer!(i, k!(i.c), Binary::Xor, |x, y| Some(x ^ y)),
                        Op::MatrixMultiply => {
                            outline!(self.operate(base, i, &raw const r!(i.c), Binary::MatrixMultiply))
                        }
                        Op::Negative => {
                            let x = &r!(i.b);
                            match x.kind {
                                Kind::Int if x.payload.int() != i64::MIN => set!(i.a, Value::int(-x.payload.int())),
                                Kind::Float => set!(i.a, Value::float(-x.payload.float())),
                                _ => outline!(self.unary_into(base, i, Unary::Negative)),
                            }
                        }
                        Op::Positive => outline!(self.unary_into(base, i, Unary::Positive)),
                        Op::Invert => {
                            save_pc!();
                            outline!(self.unary_into(base, i, Unary::Invert))
                        }
                        Op::Not => {
                            let value = &r!(i.b);
                            match value.kind {
                                Kind::Bool | Kind::Int => set!(i.a, Value::bool(value.payload.bits() == 0)),
                                _ => outline!(self.not_into(base, i)),
                            }
                        }

                        Op::Less => compare!(i, <, Comparison::Less),
                        Op::LessEqual => compare!(i, <=, Comparison::LessEqual),
                        Op::Equal => compare!(i, ==, Comparison::Equal),
                        Op::NotEqual => compare!(i, !=, Comparison::NotEqual),
                        Op::Greater => compare!(i, >, Comparison::Greater),
                        Op::GreaterEqual => compare!(i, >=, Comparison::GreaterEqual),
                        Op::Is | Op::IsNot => {
                            let same = r!(i.b).same(&r!(i.c));
                            goes!(i, FIRST_GOES, i.b);
                            goes!(i, SECOND_GOES, i.c);
                            set!(i.a, Value::bool(same == (i.op == Op::Is)));
                        }
                        Op::In | Op::NotIn => outline!(self.contains_into(base, i)),

                        Op::Jump => jump!(i),
                        Op::JumpIfTrue => jump_truth!(i, true),
                        Op::JumpIfFalse => jump_truth!(i, false),
                        Op::JumpIfNone => {
                            if r!(i.a).is_none() {
                                jump!(i);
                            } else {
                                goes!(i, FIRST_GOES, i.a);
                            }
                        }
                        Op::JumpIfNotNone => {
                            if !r!(i.a).is_none() {
                                goes!(i, FIRST_GOES, i.a);
                                jump!(i);
                            }
                        }
                        Op::JumpLess => jump_compare!(i, r!(i.b), <, Comparison::Less),
                        Op::JumpLessEqual => jump_compare!(i, r!(i.b), <=, Comparison::LessEqual),
                        Op::JumpEqual => jump_compare!(i, r!(i.b), ==, Comparison::Equal),
                        Op::JumpNotEqual => jump_compare!(i, r!(i.b), !=, Comparison::NotEqual),
                        Op::JumpGreater => jump_compare!(i, r!(i.b), >, Comparison::Greater),
                        Op::JumpGreaterEqual => jump_compare!(i, r!(i.b), >=, Comparison::GreaterEqual),
                        Op::JumpLessK => jump_compare!(i, k!(i.b), <, Comparison::Less),
                        Op::JumpLessEqualK => jump_compare!(i, k!(i.b), <=, Comparison::LessEqual),
                        Op::JumpEqualK => jump_compare!(i, k!(i.b), ==, Comparison::Equal),
                        Op::JumpNotEqualK => jump_compare!(i, k!(i.b), !=, Comparison::NotEqual),
                        Op::JumpGreaterK => jump_compare!(i, k!(i.b), >, Comparison::Greater),
                        Op::JumpGreaterEqualK => jump_compare!(i, k!(i.b), >=, Comparison::GreaterEqual),
                        Op::JumpIs => {
                            let same = r!(i.a).same(&r!(i.b));
                            goes!(i, FIRST_GOES, i.a);
                            goes!(i, SECOND_GOES, i.b);
                            if same == (i.d & WHEN != 0) {
                                jump!(i);
                            }
                        }
                        Op::JumpIn => decide!(i, self.contains_jump(base, i)),

                        Op::GetIter => outline!(self.iter_into(base, i)),
                        Op::ForIter => {
                            let iterator = &r!(i.a);
                            if let Some(iter) = iterator.get::<Iter>() {
                                match &mut *iter.state.as_ptr() {
                                    Iteration::Range { next, step, left } => {
                                        if *left != 0 {
                                            let value = *next;
                                            *left -= 1;
                                            *next = value.wrapping_add(*step);
                                            put!(i.b, Value::int(value));
                                            jump!(i);
                                        } else {
                                            set!(i.a, Value::UNDEF);
                                        }
                                        continue;
                                    }
                                    Iteration::List { list, next } => {
                                        if let Some(value) = (&(*list.items.as_ptr())).get(*next) {
                                            *next += 1;
                                            let value = value.clone();
                                            put!(i.b, value);
                                            jump!(i);
                                        } else {
                                            *next = EXHAUSTED;
                                            set!(i.a, Value::UNDEF);
                                        }
                                        continue;
                                    }
                                    _ => {}
                                }
                            } else if iterator.kind == Kind::Generator {
                                let iterator = iterator.to_ref::<Generator>().unwrap_unchecked();
                                if iterator.flavor == crate::objects::generator::Flavor::Generator
                                    && matches!(iterator.state.get(), State::Created | State::Suspended)
                                {
                                    save_pc!();
                                    get!(self.resume_frame(
                                        iterator,
                                        Value::NONE,
                                        u32::from(i.b),
                                        FrameKind::GeneratorFor
                                    ));
                                    load_frame!();
                                    tick!();
                                    continue;
                                }
                            }
                            decide!(i, self.next_into(base, i));
                        }

                        Op::GetAttr => {
                            let site = site!(i);
                            let object = &r!(i.b);
                            if let Some(instance) = object.get::<Instance>() {
                                if let Some(cache) = site.cache(instance.class_version(), instance.shape_address()) {
                                    match cache.kind.get() {
                                        CacheKind::Slot => {
                                            let slots = &*instance.slots.as_ptr();
                                            let value = slots.get_unchecked(cache.slot.get() as usize).clone();
                                            if !value.is_undef() {
                                                set!(i.a, value);
                                                continue;
                                            }
                                        }
                                        CacheKind::ClassValue => {
                                            set!(i.a, cache.value.get().value());
                                            continue;
                                        }
                                        CacheKind::Property => {
                                            // A getter written in Python runs in a frame of this loop.
                                            let property = cache.value.get();
                                            let property = property.borrow().get::<Property>().unwrap_unchecked();
                                            let (getter, this) = (property.getter(), object.clone());
                                            save_pc!();
                                            match get!(self.start_call(&getter, &[this], &[], u32::from(i.a))) {
                                                Some(value) => set!(i.a, value),
                                                None => {
                                                    load_frame!();
                                                    tick!();
                                                }
                                            }
                                            continue;
                                        }
                                        _ => {}
                                    }
                                }
                            } else if let Some(class) = object.borrow_ref::<Type>() {
                                if let Some(cache) = site.cache(class.known_version(), class.address()) {
                                    set!(i.a, cache.value.get().value());
                                    continue;
                                }
                            } else if let Some(module) = object.get::<Module>() {
                                let table = &*module.dict.table.as_ptr();
                                if let Some(cache) = site.cache(table.known_version(), module.dict.address()) {
                                    set!(i.a, table.value_at(cache.slot.get() as usize).clone());
                                    continue;
                                }
                            }
                            outline!(self.get_attr_into(base, i, site));
                        }
                        Op::SetAttr => {
                            let site = site!(i);
                            if let Some(instance) = r!(i.a).get::<Instance>()
                                && let Some(cache) = site.cache(instance.class_version(), instance.shape_address())
                            {
                                match cache.kind.get() {
                                    CacheKind::Slot => {
                                        let value = r!(i.b).clone();
                                        let slots = &mut *instance.slots.as_ptr();
                                        let place = slots.get_unchecked_mut(cache.slot.get() as usize);
                                        if Value::put(place, value) && self.attention() {
                                            break 'run Leave::Look;
                                        }
                                        continue;
                                    }
                                    CacheKind::SlotNew => {
                                        if let Some(new_shape) = &*cache.new_shape.as_ptr() {
                                            let value = r!(i.b).clone();
                                            (*instance.slots.as_ptr()).push(value);
                                            *instance.shape.as_ptr() = new_shape.clone();
                                            continue;
                                        }
                                    }
                                    CacheKind::Property => {
                                        let property = cache.value.get();
                                        let property = property.borrow().get::<Property>().unwrap_unchecked();
                                        let setter = property.setter();
                                        let arguments = [r!(i.a).clone(), r!(i.b).clone()];
                                        save_pc!();
                                        if get!(self.start_call(&setter, &arguments, &[], DISCARD)).is_none() {
                                            load_frame!();
                                            tick!();
                                        }
                                        continue;
                                    }
                                    _ => {}
                                }
                            }
                            outline!(self.set_attr_from(base, i, site));
                        }
                        Op::DeleteAttr => {
                            let site = site!(i);
                            let object = r!(i.a).clone();
                            get!(self.delete_attr(&object, &site.name));
                            let_go!(object);
                        }
                        Op::GetMethod => {
                            let site = site!(i);
                            let object = &r!(i.b);
                            let cache = match object.kind {
                                Kind::Instance => {
                                    let instance = object.get::<Instance>().unwrap_unchecked();
                                    site.cache(instance.class_version(), instance.shape_address())
                                }
                                Kind::Type => {
                                    let class = object.borrow_ref::<Type>().unwrap_unchecked();
                                    site.cache(class.known_version(), class.address())
                                }
                                Kind::Module => {
                                    let module = object.get::<Module>().unwrap_unchecked();
                                    site.cache((*module.dict.table.as_ptr()).known_version(), module.dict.address())
                                }
                                kind => site.cache(0, kind as usize),
                            };
                            if let Some(cache) = cache {
                                match cache.kind.get() {
                                    CacheKind::Method | CacheKind::NativeMethod => {
                                        let function = cache.value.get().value();
                                        if i.b == i.a + 1 {
                                            // The object is in its place already.
                                            set!(i.a, function);
                                            continue;
                                        }
                                        let this = object.clone();
                                        put!(i.a, function);
                                        set!(i.a + 1, this);
                                        continue;
                                    }
                                    CacheKind::OfClass => {
                                        put!(i.a, cache.value.get().value());
                                        set!(i.a + 1, Value::UNDEF);
                                        continue;
                                    }
                                    CacheKind::Module => {
                                        let module = object.get::<Module>().unwrap_unchecked();
                                        let table = &*module.dict.table.as_ptr();
                                        put!(i.a, table.value_at(cache.slot.get() as usize).clone());
                                        set!(i.a + 1, Value::UNDEF);
                                        continue;
                                    }
                                    _ => {}
                                }
                            }
                            outline!(self.method_into(base, i, site));
                        }
                        Op::GetSuper => {
                            let site = site!(i);
                            if let Some(start) = r!(i.a).borrow_ref::<Type>()
                                && let Some(instance) = r!(i.a + 1).get::<Instance>()
                                && let Some(cache) = site.cache(instance.class_version(), start.address())
                            {
                                // The object is in its place already.
                                set!(i.a, cache.value.get().value());
                                continue;
                            }
                            let (class, object) = (r!(i.a).clone(), r!(i.a + 1).clone());
                            let (function, this) = get!(self.super_method_caching(&class, &object, site));
                            put!(i.a, function);
                            set!(i.a + 1, this);
                        }
                        Op::GetItem => {
                            let (object, index) = (&r!(i.b), &r!(i.c));
                            if index.kind == Kind::Int {
                                if let Some(list) = object.get::<List>() {
                                    let items = &*list.items.as_ptr();
                                    let mut place = index.payload.int();
                                    if place < 0 {
                                        place += items.len() as i64;
                                    }
                                    if let Some(value) = items.get(place as usize) {
                                        let value = value.clone();
                                        goes!(i, FIRST_GOES, i.b);
                                        set!(i.a, value);
                                        continue;
                                    }
                                } else if let Some(tuple) = object.get::<Tuple>() {
                                    let mut place = index.payload.int();
                                    if place < 0 {
                                        place += tuple.len() as i64;
                                    }
                                    if let Some(value) = tuple.get(place as usize) {
                                        let value = value.clone();
                                        goes!(i, FIRST_GOES, i.b);
                                        set!(i.a, value);
                                        continue;
                                    }
                                }
                            }
                            outline!(self.get_item_into(base, i, index));
                        }
                        Op::GetItemK => {
                            let (object, index) = (&r!(i.b), &k!(i.c));
                            if index.kind == Kind::Int
                                && let Some(list) = object.get::<List>()
                            {
                                let items = &*list.items.as_ptr();
                                let mut place = index.payload.int();
                                if place < 0 {
                                    place += items.len() as i64;
                                }
                                if let Some(value) = items.get(place as usize) {
                                    let value = value.clone();
                                    goes!(i, FIRST_GOES, i.b);
                                    set!(i.a, value);
                                    continue;
                                }
                            }
                            outline!(self.get_item_into(base, i, index));
                        }
                        Op::SetItem => {
                            if r!(i.b).kind == Kind::Int
                                && let Some(list) = r!(i.a).get::<List>()
                            {
                                let items = &mut *list.items.as_ptr();
                                let mut place = r!(i.b).payload.int();
                                if place < 0 {
                                    place += items.len() as i64;
                                }
                                if let Some(item) = items.get_mut(place as usize) {
                                    let value = read!(i.d & THIRD_GOES != 0, i.c);
                                    let old = std::mem::replace(item, value);
                                    goes!(i, FIRST_GOES, i.a);
                                    drop(old);
                                    continue;
                                }
                            }
                            outline!(self.set_item_from(base, i));
                        }
                        Op::DeleteItem => {
                            let (object, index) = (r!(i.a).clone(), r!(i.b).clone());
                            get!(self.delete_item(&object, &index));
                            let_go!((object, index));
                        }
                        Op::BuildSlice => {
                            let parts = (r!(i.b).take(), r!(i.b + 1).take(), r!(i.b + 2).take());
                            set!(
                                i.a,
                                Value::from(Ref::new(crate::objects::Slice {
                                    start: parts.0,
                                    stop: parts.1,
                                    step: parts.2,
                                }))
                            );
                        }
                        Op::GetSlice => outline!(self.get_slice_into(base, i)),

                        Op::Call => {
                            let callee = base.add(i.a as usize);
                            let count = i.b as usize;
                            let dst = if i.d == 0 { u32::from(i.c) } else { DISCARD };
                            match (*callee).kind {
                                Kind::Function => call_function!(callee, 1, count, dst),
                                Kind::Native => {
                                    let native = (*callee).get::<Native>().unwrap_unchecked();
                                    if native.owner.is_none() {
                                        call_native!(native, callee, 1, count, count, dst);
                                    }
                                }
                                Kind::Type => {
                                    let class = (*callee).borrow_ref::<Type>().unwrap_unchecked();
                                    let version = class.known_version();
                                    if version != 0 && class.construct_version.get() == version {
                                        let init = class.construct.get();
                                        let init = init.borrow();
                                        if let Some(function) = init.borrow_ref::<Function>()
                                            && function.code.simple as usize == count + 1
                                        {
                                            if self.machine.frames.len() >= self.recursion_limit as usize {
                                                fail!(self.too_deep());
                                            }
                                            save_pc!();
                                            let instance = Value::from(Instance::new(class.clone(), Value::UNDEF));
                                            let function = function.clone();
                                            let window = self.machine.window(function.code.registers as usize);
                                            Value::init(window, instance.clone());
                                            for place in 0..count {
                                                Value::init(window.add(1 + place), (*callee.add(1 + place)).take());
                                            }
                                            drop((*callee).take());
                                            self.machine.push(function, window, dst, FrameKind::Construct, instance);
                                            load_frame!();
                                            tick!();
                                            continue;
                                        }
                                    }
                                }
                                _ => {}
                            }
                            let function = (*callee).take();
                            let arguments = std::slice::from_raw_parts(callee.add(1), count);
                            save_pc!();
                            start!(self.start_call(&function, arguments, &[], dst), i.a as usize + 1, count, dst);
                        }
                        Op::CallMethod => {
                            let callee = base.add(i.a as usize);
                            let count = i.b as usize;
                            let dst = if i.d == 0 { u32::from(i.c) } else { DISCARD };
                            let has_this = !(*callee.add(1)).is_undef();
                            // With the object in front, or without the empty place for it.
                            let (first, total) = if has_this { (1, count + 1) } else { (2, count) };
                            match (*callee).kind {
                                Kind::Function => call_function!(callee, first, total, dst),
                                Kind::Native => {
                                    let native = (*callee).get::<Native>().unwrap_unchecked();
                                    if has_this || native.owner.is_none() {
                                        call_native!(native, callee, first, total, count + 1, dst);
                                    }
                                }
                                _ => {}
                            }
                            let function = (*callee).take();
                            let arguments = std::slice::from_raw_parts(callee.add(first), total);
                            save_pc!();
                            let started = if has_this {
                                self.start_bound(&function, arguments, &[], dst)
                            } else {
                                self.start_call(&function, arguments, &[], dst)
                            };
                            start!(started, i.a as usize + 1, count + 1, dst);
                        }
                        Op::CallKeywords => {
                            pc = pc.wrapping_add(1);
                            let ext = &*pc;
                            let names = k!(ext.wide()).get::<Tuple>().unwrap_unchecked();
                            let callee = base.add(i.a as usize);
                            let method = i.d != 0;
                            let has_this = method && !(*callee.add(1)).is_undef();
                            let first = if method && !has_this { 2 } else { 1 };
                            let total = i.b as usize + usize::from(has_this);
                            let count = i.b as usize + usize::from(method);
                            let positional = total - names.len();
                            let values = std::slice::from_raw_parts(callee.add(first + positional), names.len());
                            let keywords: Vec<(Ref<Str>, Value)> = names
                                .iter()
                                .zip(values)
                                .filter_map(|(name, value)| Some((name.to_ref::<Str>()?, value.clone())))
                                .collect();
                            let function = (*callee).take();
                            let arguments = std::slice::from_raw_parts(callee.add(first), positional);
                            let dst = u32::from(i.c);
                            save_pc!();
                            let started = if has_this {
                                self.start_bound(&function, arguments, &keywords, dst)
                            } else {
                                self.start_call(&function, arguments, &keywords, dst)
                            };
                            start!(started, i.a as usize + 1, count, dst);
                        }
                        Op::CallUnpacked => {
                            let callee = base.add(i.a as usize);
                            let function = (*callee).take();
                            let (arguments, keywords) = ((*callee.add(1)).take(), (*callee.add(2)).take());
                            let arguments = arguments.into_ref::<Tuple>().unwrap_unchecked();
                            let keywords = get!(self.keyword_pairs(&keywords));
                            let dst = u32::from(i.c);
                            save_pc!();
                            start!(self.start_call(&function, &arguments, &keywords, dst), 0usize, 0usize, dst);
                        }
                        Op::Return | Op::ReturnNone => {
                            let value = if i.op == Op::Return { r!(i.a).take() } else { Value::NONE };
                            let frame: *mut Frame = self.machine.frames.last_mut().unwrap_unchecked();
                            let (kind, dst) = ((*frame).kind, (*frame).dst);
                            match kind {
                                FrameKind::Call => {
                                    self.machine.release(base, code!().registers as usize);
                                    self.machine.pop();
                                    load_frame!();
                                    deliver!(value, dst);
                                    if self.attention() {
                                        break 'run Leave::Look;
                                    }
                                }
                                FrameKind::Entry => {
                                    self.machine.release(base, code!().registers as usize);
                                    self.machine.pop();
                                    return Ok(value);
                                }
                                FrameKind::Construct => {
                                    self.machine.release(base, code!().registers as usize);
                                    let made = (*frame).extra.take();
                                    self.machine.pop();
                                    load_frame!();
                                    if !value.is_none() {
                                        let class = self.class_of(&value).name();
                                        fail!(self.type_error(format!(
                                            "__init__() should return None, not '{}'",
                                            class.as_str()
                                        )));
                                    }
                                    deliver!(made, dst);
                                    if self.attention() {
                                        break 'run Leave::Look;
                                    }
                                }
                                FrameKind::GeneratorEntry => {
                                    self.finish_generator();
                                    self.machine.pop();
                                    self.machine.yielded = false;
                                    return Ok(value);
                                }
                                FrameKind::GeneratorFor => {
                                    self.finish_generator();
                                    self.machine.pop();
                                    load_frame!();
                                    // The `for` loop is done: its iterator goes, and the code behind it follows.
                                    let for_iter = *pc;
                                    set!(for_iter.a, Value::UNDEF);
                                }
                                FrameKind::GeneratorFrom => {
                                    self.finish_generator();
                                    self.machine.pop();
                                    load_frame!();
                                    // The `yield from` is done, and this is its value.
                                    let yield_from = *pc;
                                    put!(yield_from.a, Value::UNDEF);
                                    set!(yield_from.c, value);
                                }
                            }
                        }
                        Op::MakeFunction => {
                            let inner = (&code!().codes)[i.b as usize].clone();
                            let mut extras = [Value::UNDEF, Value::UNDEF, Value::UNDEF];
                            for (place, extra) in extras.iter_mut().enumerate() {
                                if i.d & (1 << place) != 0 {
                                    *extra = r!(i.a as usize + 1 + place).take();
                                }
                            }
                            let function = self.make_function(inner, i.d, extras, base);
                            set!(i.a, function);
                        }

                        Op::BuildList => {
                            let mut items = Vec::with_capacity(i.c as usize);
                            for place in 0..i.c {
                                items.push(r!(i.b + place).take());
                            }
                            set!(i.a, Value::from(List::new(items)));
                        }
                        Op::BuildTuple => {
                            let first = base.add(i.b as usize);
                            let tuple = Tuple::collect((0..i.c as usize).map(|place| (*first.add(place)).take()));
                            set!(i.a, Value::from(tuple));
                        }
                        Op::BuildSet => {
                            // What fails must leave this loop only, so the failure is taken up outside of it.
                            let set = Value::from(Set::new(Default::default()));
                            let added = (0..i.c).try_for_each(|place| {
                                let item = r!(i.b + place).take();
                                self.set_add(&set, item).map(|_| ())
                            });
                            get!(added);
                            set!(i.a, set);
                        }
                        Op::BuildDict => {
                            let dict = Dict::new();
                            let added = (0..i.c).try_for_each(|place| {
                                let (key, value) = (r!(i.b + 2 * place).take(), r!(i.b + 2 * place + 1).take());
                                self.dict_set(&dict, key, value)
                            });
                            get!(added);
                            set!(i.a, Value::from(dict));
                        }
                        Op::BuildString => outline!(self.build_string(base, i)),
                        Op::FormatValue => outline!(self.format_into(base, i)),
                        Op::ListAppend => {
                            let value = read!(i.d & FIRST_GOES != 0, i.b);
                            if let Some(list) = r!(i.a).get::<List>() {
                                let items = &mut *list.items.as_ptr();
                                if items.len() == items.capacity() {
                                    get!(self.reserve(items, 1));
                                }
                                items.push(value);
                            }
                        }
                        Op::ListExtend => {
                            let (list, source) = (r!(i.a).clone(), read!(i.d & FIRST_GOES != 0, i.b));
                            let function = if i.d & 1 != 0 { r!(i.c).clone() } else { Value::UNDEF };
                            get!(self.extend_display(&list, &source, &function));
                        }
                        Op::ListToTuple => {
                            let list = r!(i.b).take();
                            let items = match list.get::<List>() {
                                Some(list) => std::mem::take(&mut *list.items.as_ptr()),
                                None => Vec::new(),
                            };
                            set!(i.a, Value::from(Tuple::from_vec(items)));
                        }
                        Op::SetAdd => {
                            let (set, value) = (r!(i.a).clone(), read!(i.d & FIRST_GOES != 0, i.b));
                            get!(self.set_add(&set, value));
                        }
                        Op::SetUpdate => {
                            let (set, source) = (r!(i.a).clone(), read!(i.d & FIRST_GOES != 0, i.b));
                            get!(self.set_update(&set, &source));
                        }
                        Op::DictAdd => {
                            let key = read!(i.d & FIRST_GOES != 0, i.b);
                            let value = read!(i.d & SECOND_GOES != 0, i.c);
                            if let Some(dict) = r!(i.a).to_ref::<Dict>() {
                                get!(self.dict_set(&dict, key, value));
                            }
                        }
                        Op::DictUpdate => {
                            let (dict, source) = (r!(i.a).clone(), read!(i.d & FIRST_GOES != 0, i.b));
                            get!(self.update_display(&dict, &source));
                        }
                        Op::DictMerge => {
                            let source = read!(i.d & FIRST_GOES != 0, i.b);
                            let (dict, function) = (r!(i.a).clone(), r!(i.c).clone());
                            get!(self.merge_keywords(&dict, &source, &function));
                        }
                        Op::Unpack => {
                            let source = &r!(i.b);
                            let count = i.c as usize;
                            // The targets may be where the source is: it is held until all are filled.
                            if let Some(tuple) = source.borrow_ref::<Tuple>()
                                && tuple.len() == count
                            {
                                let tuple = tuple.clone();
                                goes!(i, FIRST_GOES, i.b);
                                for place in 0..count {
                                    Value::put(&raw mut r!(i.a as usize + place), tuple.get_unchecked(place).clone());
                                }
                                let_go!(tuple);
                                continue;
                            }
                            if let Some(list) = source.borrow_ref::<List>()
                                && (&*list.items.as_ptr()).len() == count
                            {
                                let list = list.clone();
                                goes!(i, FIRST_GOES, i.b);
                                for place in 0..count {
                                    let item = (&*list.items.as_ptr()).get_unchecked(place).clone();
                                    Value::put(&raw mut r!(i.a as usize + place), item);
                                }
                                let_go!(list);
                                continue;
                            }
                            let source = read!(i.d & FIRST_GOES != 0, i.b);
                            let items = get!(self.unpack(&source, count, None));
                            for (place, value) in items.into_iter().enumerate() {
                                put!(i.a as usize + place, value);
                            }
                        }
                        Op::UnpackStar => {
                            let source = r!(i.b).clone();
                            let items = get!(self.unpack(&source, i.c as usize, Some(i.d as usize)));
                            for (place, value) in items.into_iter().enumerate() {
                                put!(i.a as usize + place, value);
                            }
                        }

                        Op::Raise => {
                            let raise = match i.d {
                                0 => match self.handled_exception() {
                                    Some(exception) => {
                                        save_pc!();
                                        match self.unwind_again(Raise::Exception(exception), floor) {
                                            Ok(()) => {
                                                load_frame!();
                                                continue;
                                            }
                                            Err(raise) => return Err(raise),
                                        }
                                    }
                                    None => self.runtime_error("No active exception to reraise"),
                                },
                                1 => {
                                    let value = r!(i.a).clone();
                                    self.raise_value(&value)
                                }
                                _ => {
                                    let (value, cause) = (r!(i.a).clone(), r!(i.b).clone());
                                    self.raise_from(&value, &cause)
                                }
                            };
                            if let Raise::Exception(exception) = &raise {
                                self.set_context(exception);
                            }
                            fail!(raise);
                        }
                        Op::Reraise => {
                            let raise = match r!(i.a).take().into_ref::<Exception>() {
                                Ok(exception) => Raise::Exception(exception),
                                Err(_) => self.internal_error("nothing to raise again"),
                            };
                            save_pc!();
                            match self.unwind_again(raise, floor) {
                                Ok(()) => {
                                    load_frame!();
                                    continue;
                                }
                                Err(raise) => return Err(raise),
                            }
                        }
                        Op::EnterHandler => {
                            let exception = r!(i.a).clone();
                            set!(i.b, std::mem::replace(&mut self.handled, exception));
                        }
                        Op::LeaveHandler => {
                            let before = r!(i.a).take();
                            let old = std::mem::replace(&mut self.handled, before);
                            drop(old);
                        }
                        Op::JumpUnlessMatch => {
                            let (exception, classes) = (r!(i.a).clone(), r!(i.b).clone());
                            if !get!(self.exception_matches(&exception, &classes)) {
                                jump!(i);
                            }
                        }
                        Op::WithEnter => {
                            let manager = r!(i.b).clone();
                            let (exit, entered) = get!(self.with_enter(&manager, i.d != 0));
                            put!(i.a, exit);
                            set!(i.c, entered);
                        }
                        Op::WithExit => {
                            let exit = r!(i.a).clone();
                            let exception = if i.d != 0 { r!(i.b).clone() } else { Value::UNDEF };
                            let result = get!(self.with_exit(&exit, &exception));
                            set!(i.c, result);
                        }
                        Op::AssertFail => {
                            let class = self.errors.AssertionError.clone();
                            let raise = if i.d != 0 {
                                let message = r!(i.a).clone();
                                let args = Tuple::from_vec(vec![message]);
                                Raise::Exception(Exception::new(class, args))
                            } else {
                                self.error(&class, "")
                            };
                            fail!(raise);
                        }

                        Op::Yield => {
                            let value = read!(i.d & FIRST_GOES != 0, i.a);
                            yield_value!(value, at!(), i.c);
                        }
                        Op::YieldFrom => {
                            // The value sent in came into R[b]; the delegate in R[a] gets it.
                            let sent = r!(i.b).take();
                            save_pc!();
                            if sent.is_none()
                                && let Some(inner) = r!(i.a).borrow_ref::<Generator>()
                                && inner.flavor != crate::objects::generator::Flavor::AsyncGenerator
                                && matches!(inner.state.get(), State::Created | State::Suspended)
                            {
                                let inner = inner.clone();
                                get!(self.resume_frame(inner, sent, DISCARD, FrameKind::GeneratorFrom));
                                load_frame!();
                                tick!();
                                continue;
                            }
                            let delegate = r!(i.a).clone();
                            match get!(self.delegate(&delegate, sent)) {
                                // It yielded: so does this generator, and comes back to this instruction.
                                Ok(value) => yield_value!(value, at!() - 1, i.b),
                                Err(result) => {
                                    put!(i.a, Value::UNDEF);
                                    set!(i.c, result);
                                }
                            }
                        }
                        Op::Intrinsic => {
                            let which = std::mem::transmute::<u16, Intrinsic>(i.c);
                            let arguments: Vec<Value> = (0..i.d as u16).map(|place| r!(i.b + place).clone()).collect();
                            save_pc!();
                            let result = get!(self.intrinsic(which, &arguments));
                            set!(i.a, result);
                        }
                        Op::Ext => {}
                    }
                };
                save_pc!();
                let raise = match leave {
                    Leave::Raise(raise) => Some(raise),
                    Leave::Look => None,
                    Leave::Pending => self.raised.take(),
                };
                let raise = match raise {
                    Some(raise) => raise,
                    None => match self.look_around() {
                        Ok(()) => {
                            load_frame!();
                            continue;
                        }
                        Err(raise) => raise,
                    },
                };
                match self.unwind(raise, floor) {
                    Ok(()) => load_frame!(),
                    Err(raise) => return Err(raise),
                }
            }
        }
    }

    /// `name += text`: when the other owner of the text is the variable that the next instruction overwrites, that one
    /// lets go of it, so that the text can grow in place. Nothing can look at the variable in between.
    pub(crate) fn release_stored_copy(&mut self, value: &Value) {
        let Some(frame) = self.machine.frames.last() else { return };
        // SAFETY: the frame is live; its registers and tables are as the compiler laid them out.
        unsafe {
            let code = &*frame.code;
            let Some(next) = code.instructions.get(frame.pc as usize).copied() else { return };
            let is_register = |register: u16| std::ptr::eq(frame.base.add(register as usize), value);
            let register = |register: u16| &*frame.base.add(register as usize);
            let old = match next.op {
                Op::SetGlobal if is_register(next.a) => {
                    let mut table = frame.function.globals.table.borrow_mut();
                    match table.find_str(&code.sites[next.site()].name) {
                        Some(place) if table.value_at(place).same(value) => table.replace_at(place, Value::NONE),
                        _ => return,
                    }
                }
                Op::SetCell if is_register(next.b) => match register(next.a).get::<PyCell>() {
                    Some(cell) if cell.value.borrow().same(value) => cell.value.replace(Value::NONE),
                    _ => return,
                },
                Op::SetFree if is_register(next.a) => {
                    let cell = &frame.function.closure[next.b as usize];
                    if !cell.value.borrow().same(value) {
                        return;
                    }
                    cell.value.replace(Value::NONE)
                }
                Op::SetAttr if is_register(next.b) => {
                    let Some(instance) = register(next.a).get::<Instance>() else { return };
                    let Some(slot) = instance.shape.borrow().slot(&code.sites[next.site()].name) else { return };
                    let mut slots = instance.slots.borrow_mut();
                    match slots.get_mut(slot) {
                        Some(place) if place.same(value) => std::mem::replace(place, Value::NONE),
                        _ => return,
                    }
                }
                Op::SetItem if is_register(next.c) => match (register(next.a), register(next.b)) {
                    (object, key) if object.kind == Kind::List && key.kind == Kind::Int => {
                        let Some(list) = object.get::<List>() else { return };
                        let mut items = list.items.borrow_mut();
                        let index = key.payload.int();
                        let place = if index < 0 { index + items.len() as i64 } else { index };
                        match items.get_mut(place as usize) {
                            Some(place) if place.same(value) => std::mem::replace(place, Value::NONE),
                            _ => return,
                        }
                    }
                    (object, key) if object.kind == Kind::Dict && key.kind == Kind::Str => {
                        let (Some(dict), Some(key)) = (object.get::<Dict>(), key.borrow_ref::<Str>()) else { return };
                        let mut table = dict.table.borrow_mut();
                        match table.find_str(key) {
                            Some(place) if table.value_at(place).same(value) => table.replace_at(place, Value::NONE),
                            _ => return,
                        }
                    }
                    _ => return,
                },
                _ => return,
            };
            drop(old);
        }
    }

    #[cold]
    fn too_deep(&mut self) -> Raise {
        self.recursion_error("maximum recursion depth exceeded")
    }

    /// Finds the handler of an exception among the frames of this loop and makes that frame the topmost; an exception
    /// that leaves the loop comes back.
    #[inline(never)]
    #[cold]
    fn unwind(&mut self, raise: Raise, floor: usize) -> Result<(), Raise> {
        if let Raise::Exception(exception) = &raise
            && exception.trace.borrow().is_empty()
            && (!self.handled.is_undef() || !self.handled_outside.is_empty())
            && exception.context().is_none()
        {
            self.set_context(exception);
        }
        self.unwind_frames(raise, floor, true)
    }

    /// [`Self::unwind`] for an exception raised again: its traceback has this frame already.
    #[inline(never)]
    fn unwind_again(&mut self, raise: Raise, floor: usize) -> Result<(), Raise> {
        self.unwind_frames(raise, floor, false)
    }

    fn unwind_frames(&mut self, raise: Raise, floor: usize, mut note: bool) -> Result<(), Raise> {
        loop {
            let frame = self.machine.frames.last().expect("a loop runs a frame");
            let at = frame.pc.saturating_sub(1);
            // SAFETY: the frame's function keeps its code alive.
            let code = unsafe { &*frame.code };
            if let Raise::Exception(exception) = &raise {
                if note {
                    note_place(exception, &frame.function.code, at);
                }
                if let Some(handler) = code.handler_at(at) {
                    let base = frame.base;
                    for place in handler.clear_from as usize..code.registers as usize {
                        // SAFETY: the window has that many registers.
                        let old = unsafe { (*base.add(place)).take() };
                        drop(old);
                    }
                    // SAFETY: as above.
                    unsafe { *base.add(handler.register as usize) = exception.value() };
                    let target = handler.target;
                    if let Some(frame) = self.machine.frames.last_mut() {
                        frame.pc = target;
                    }
                    return Ok(());
                }
            }
            note = true;
            let mut raise_on = None;
            let (kind, base) = (frame.kind, frame.base);
            match kind {
                FrameKind::GeneratorEntry | FrameKind::GeneratorFor | FrameKind::GeneratorFrom => {
                    let generator = frame.extra.clone();
                    self.finish_generator();
                    if let Raise::Exception(exception) = &raise {
                        raise_on = self.generator_raised(&generator, exception);
                    }
                }
                _ => self.machine.release(base, code.registers as usize),
            }
            // SAFETY: the frame seen above is still the topmost.
            unsafe { self.machine.pop() };
            let ended = self.machine.frames.len() < floor;
            if let Some(other) = raise_on {
                if ended {
                    return Err(other);
                }
                return self.unwind_frames(other, floor, true);
            }
            if ended {
                return Err(raise);
            }
        }
    }
}

/// The instruction in front of the target of a jump too far for 16 bits.
///
/// # Safety
/// `pc` must be such a jump of the code.
#[inline(never)]
#[cold]
unsafe fn far_jump(code: *const Code, pc: *const Instr) -> *const Instr {
    // SAFETY: the caller vouches for both; the compiler lists the target of every such jump.
    unsafe {
        let first = (*code).instructions.as_ptr();
        let target = (&(*code).far_jumps)[&(pc.offset_from(first) as u32)];
        first.add(target as usize).wrapping_sub(1)
    }
}

/// The same pointer, but the compiler forgets where it comes from. Otherwise it keeps the old program counter to reach
/// the operands from, and the new one in memory, which each instruction then waits for.
#[inline(always)]
fn in_register(pc: *const Instr) -> *const Instr {
    #[cfg(all(any(target_arch = "x86_64", target_arch = "aarch64"), not(miri)))]
    #[expect(clippy::pointers_in_nomem_asm_block, reason = "nothing is read through it")]
    {
        let mut pc = pc;
        // SAFETY: no instruction at all.
        unsafe { std::arch::asm!("/* {0} */", inout(reg) pc, options(pure, nomem, nostack, preserves_flags)) };
        pc
    }
    #[cfg(not(all(any(target_arch = "x86_64", target_arch = "aarch64"), not(miri))))]
    pc
}

fn floor_divide(x: i64, y: i64) -> Option<i64> {
    if y == 0 {
        return None;
    }
    let quotient = x.checked_div(y)?;
    Some(if (x % y != 0) && ((x < 0) != (y < 0)) { quotient - 1 } else { quotient })
}

fn modulo(x: i64, y: i64) -> Option<i64> {
    if y == 0 {
        return None;
    }
    let remainder = x.checked_rem(y)?;
    Some(if remainder != 0 && ((remainder < 0) != (y < 0)) { remainder + y } else { remainder })
}

fn left_shift(x: i64, y: i64) -> Option<i64> {
    if !(0..63).contains(&y) {
        return None;
    }
    let shifted = x << y;
    if shifted >> y == x { Some(shifted) } else { None }
}

fn right_shift(x: i64, y: i64) -> Option<i64> {
    if y < 0 { None } else { Some(x >> y.min(63)) }
}

/// Adds a place to a traceback; what a function that stands for one in C did is left out, with its helpers.
fn note_place(exception: &Exception, code: &Rc<Code>, pc: u32) {
    let mut trace = exception.trace.borrow_mut();
    if code.stands_for_c.get() {
        trace.take_back(code);
    } else {
        trace.push(crate::objects::exception::TraceEntry { code: code.clone(), pc });
    }
}
