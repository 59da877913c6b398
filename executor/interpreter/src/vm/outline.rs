//! What instructions do when the quick path in the loop does not fit: out of line, so that the loop stays small and its
//! variables stay in registers. Nothing here pushes or pops frames of the loop.
//!
//! Every function gets the registers of the topmost frame, the instruction that is being executed and, where it has
//! one, its inline cache; each puts the result where the instruction says.

#![expect(unsafe_code, reason = "registers are reached without bounds checks, as in the loop")]

use super::compare::Comparison;
use super::operators::{Binary, Unary};
use super::{Raise, Res, Vm};
use crate::compiler::code::{AUGMENTED, FIRST_GOES, Instr, NO_REGISTER, Op, SECOND_GOES, THIRD_GOES, WHEN};
use crate::compiler::site::Site;
use crate::memory::Value;

/// How the loop goes on.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Next {
    Go,
    /// It stops for a moment: for what [`Vm::raised`] holds or, when that is empty, to look around.
    Leave,
}

/// The same after an instruction that may jump.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Verdict {
    Stay,
    Jump,
    Leave,
}

type Registers = *mut Value;

/// # Safety
/// All of them: `base` must be the registers of the topmost frame, `i` its instruction that is being executed, and
/// `site` the inline cache of that instruction.
impl Vm {
    fn leave(&mut self, raise: Raise) -> Next {
        self.raised = Some(raise);
        Next::Leave
    }

    /// Puts a result into a register.
    #[inline(always)]
    unsafe fn settle(&mut self, base: Registers, register: u16, result: Res) -> Next {
        match result {
            Ok(value) => {
                // SAFETY: the caller vouches for the register.
                let last = unsafe { Value::put(base.add(register as usize), value) };
                if last && self.attention() { Next::Leave } else { Next::Go }
            }
            Err(raise) => self.leave(raise),
        }
    }

    #[inline(always)]
    fn decide(&mut self, result: Res<bool>) -> Verdict {
        match result {
            Ok(true) => Verdict::Jump,
            Ok(false) => Verdict::Stay,
            Err(raise) => {
                self.leave(raise);
                Verdict::Leave
            }
        }
    }

    /// An operator on what are not two numbers that the loop computes with itself.
    #[inline(never)]
    pub(super) unsafe fn operate(&mut self, base: Registers, i: &Instr, right: *const Value, op: Binary) -> Next {
        // SAFETY: see above; `right` is a register or a constant, which stay where they are.
        unsafe {
            let left = base.add(i.b as usize);
            let result = if i.d & AUGMENTED == 0 {
                self.binary(op, &*left, &*right)
            } else {
                // What grows in place looks at the next instruction.
                let code = &*self.machine.current.code;
                let at = (&raw const *i).offset_from(code.instructions.as_ptr()) as u32 + 1;
                self.machine.frames.last_mut().unwrap_unchecked().pc = at;
                // Both may be one register, which is about to be changed.
                let right = (*right).clone();
                self.augmented(op, &mut *left, &right, i.a == i.b)
            };
            goes(base, i, FIRST_GOES, i.b);
            goes(base, i, SECOND_GOES, i.c);
            self.settle(base, i.a, result)
        }
    }

    #[inline(never)]
    pub(super) unsafe fn unary_into(&mut self, base: Registers, i: &Instr, op: Unary) -> Next {
        // SAFETY: see above.
        unsafe {
            let result = self.unary(op, &*base.add(i.b as usize));
            goes(base, i, FIRST_GOES, i.b);
            self.settle(base, i.a, result)
        }
    }

    #[inline(never)]
    pub(super) unsafe fn not_into(&mut self, base: Registers, i: &Instr) -> Next {
        // SAFETY: see above.
        unsafe {
            let result = self.truth(&*base.add(i.b as usize)).map(|truth| Value::bool(!truth));
            goes(base, i, FIRST_GOES, i.b);
            self.settle(base, i.a, result)
        }
    }

    #[inline(never)]
    pub(super) unsafe fn compare_into(&mut self, base: Registers, i: &Instr, op: Comparison) -> Next {
        // SAFETY: see above.
        unsafe {
            let result = self.compare(op, &*base.add(i.b as usize), &*base.add(i.c as usize));
            goes(base, i, FIRST_GOES, i.b);
            goes(base, i, SECOND_GOES, i.c);
            self.settle(base, i.a, result)
        }
    }

    #[inline(never)]
    pub(super) unsafe fn compare_jump(
        &mut self,
        base: Registers,
        i: &Instr,
        right: *const Value,
        op: Comparison,
    ) -> Verdict {
        // SAFETY: see above; `right` is a register or a constant, which stay where they are.
        unsafe {
            let result = self.compare_truth(op, &*base.add(i.a as usize), &*right);
            goes(base, i, FIRST_GOES, i.a);
            goes(base, i, SECOND_GOES, i.b);
            self.decide(result.map(|truth| truth == (i.d & WHEN != 0)))
        }
    }

    #[inline(never)]
    pub(super) unsafe fn truth_jump(&mut self, base: Registers, i: &Instr, when: bool) -> Verdict {
        // SAFETY: see above.
        unsafe {
            let result = self.truth(&*base.add(i.a as usize));
            goes(base, i, FIRST_GOES, i.a);
            self.decide(result.map(|truth| truth == when))
        }
    }

    #[inline(never)]
    pub(super) unsafe fn contains_into(&mut self, base: Registers, i: &Instr) -> Next {
        // SAFETY: see above.
        unsafe {
            let result = self.contains(&*base.add(i.c as usize), &*base.add(i.b as usize));
            goes(base, i, FIRST_GOES, i.b);
            goes(base, i, SECOND_GOES, i.c);
            self.settle(base, i.a, result.map(|found| Value::bool(found == (i.op == Op::In))))
        }
    }

    #[inline(never)]
    pub(super) unsafe fn contains_jump(&mut self, base: Registers, i: &Instr) -> Verdict {
        // SAFETY: see above.
        unsafe {
            let result = self.contains(&*base.add(i.b as usize), &*base.add(i.a as usize));
            goes(base, i, FIRST_GOES, i.a);
            goes(base, i, SECOND_GOES, i.b);
            self.decide(result.map(|found| found == (i.d & WHEN != 0)))
        }
    }

    #[inline(never)]
    pub(super) unsafe fn iter_into(&mut self, base: Registers, i: &Instr) -> Next {
        // SAFETY: see above.
        unsafe {
            let result = self.iter(&*base.add(i.b as usize));
            self.settle(base, i.a, result)
        }
    }

    #[inline(never)]
    pub(super) unsafe fn next_into(&mut self, base: Registers, i: &Instr) -> Verdict {
        // SAFETY: see above. The iterator is held while it runs.
        unsafe {
            let iterator = (*base.add(i.a as usize)).clone();
            match self.next(&iterator) {
                Ok(Some(value)) => {
                    Value::put(base.add(i.b as usize), value);
                    Verdict::Jump
                }
                Ok(None) => {
                    drop(iterator);
                    Value::put(base.add(i.a as usize), Value::UNDEF);
                    if self.attention() { Verdict::Leave } else { Verdict::Stay }
                }
                Err(raise) => self.decide(Err(raise)),
            }
        }
    }

    #[inline(never)]
    pub(super) unsafe fn get_attr_into(&mut self, base: Registers, i: &Instr, site: &Site) -> Next {
        // SAFETY: see above.
        unsafe {
            let result = self.get_attr_caching(&*base.add(i.b as usize), site);
            self.settle(base, i.a, result)
        }
    }

    #[inline(never)]
    pub(super) unsafe fn set_attr_from(&mut self, base: Registers, i: &Instr, site: &Site) -> Next {
        // SAFETY: see above.
        let (object, value) = unsafe { ((*base.add(i.a as usize)).clone(), (*base.add(i.b as usize)).clone()) };
        match self.set_attr_caching(&object, site, value) {
            Ok(()) => Next::Go,
            Err(raise) => self.leave(raise),
        }
    }

    #[inline(never)]
    pub(super) unsafe fn method_into(&mut self, base: Registers, i: &Instr, site: &Site) -> Next {
        // SAFETY: see above.
        unsafe {
            let object = (*base.add(i.b as usize)).clone();
            match self.get_method_caching(&object, site) {
                Ok((function, this)) => {
                    Value::put(base.add(i.a as usize), function);
                    self.settle(base, i.a + 1, Ok(this))
                }
                Err(raise) => self.leave(raise),
            }
        }
    }

    #[inline(never)]
    pub(super) unsafe fn get_item_into(&mut self, base: Registers, i: &Instr, index: *const Value) -> Next {
        // SAFETY: see above; `index` is a register or a constant, which stay where they are.
        unsafe {
            let result = self.get_item(&*base.add(i.b as usize), &*index);
            goes(base, i, FIRST_GOES, i.b);
            goes(base, i, SECOND_GOES, i.c);
            self.settle(base, i.a, result)
        }
    }

    #[inline(never)]
    pub(super) unsafe fn set_item_from(&mut self, base: Registers, i: &Instr) -> Next {
        // SAFETY: see above.
        let result = unsafe {
            let value = &mut *base.add(i.c as usize);
            let value = if i.d & THIRD_GOES != 0 { value.take() } else { value.clone() };
            let (object, index) = ((*base.add(i.a as usize)).clone(), (*base.add(i.b as usize)).clone());
            let result = self.set_item(&object, &index, value);
            goes(base, i, FIRST_GOES, i.a);
            goes(base, i, SECOND_GOES, i.b);
            result
        };
        match result {
            Ok(()) => Next::Go,
            Err(raise) => self.leave(raise),
        }
    }

    #[inline(never)]
    pub(super) unsafe fn get_slice_into(&mut self, base: Registers, i: &Instr) -> Next {
        // SAFETY: see above.
        unsafe {
            let object = (*base.add(i.b as usize)).clone();
            let bound = |place: u16| (*base.add(place as usize)).take();
            let result = self.get_slice(&object, bound(i.c), bound(i.c + 1));
            goes(base, i, FIRST_GOES, i.b);
            drop(object);
            self.settle(base, i.a, result)
        }
    }

    #[inline(never)]
    pub(super) unsafe fn global_into(&mut self, base: Registers, i: &Instr, site: &Site) -> Next {
        let function = self.machine.function();
        let result = self.find_global(&function, site);
        // SAFETY: see above.
        unsafe { self.settle(base, i.a, result) }
    }

    #[inline(never)]
    pub(super) fn set_global(&mut self, site: &Site, value: Value) -> Next {
        let function = self.machine.function();
        match self.store_global(&function, site, value) {
            Ok(()) if self.attention() => Next::Leave,
            Ok(()) => Next::Go,
            Err(raise) => self.leave(raise),
        }
    }

    #[inline(never)]
    pub(super) unsafe fn build_string(&mut self, base: Registers, i: &Instr) -> Next {
        // SAFETY: see above.
        unsafe {
            let parts = std::slice::from_raw_parts(base.add(i.b as usize), i.c as usize);
            let result = self.join_parts(parts);
            self.settle(base, i.a, result)
        }
    }

    #[inline(never)]
    pub(super) unsafe fn format_into(&mut self, base: Registers, i: &Instr) -> Next {
        // SAFETY: see above.
        unsafe {
            let value = (*base.add(i.b as usize)).clone();
            let spec = if i.c == NO_REGISTER { Value::UNDEF } else { (*base.add(i.c as usize)).take() };
            let result = self.format_value(&value, i.d, &spec);
            drop(value);
            self.settle(base, i.a, result)
        }
    }
}

/// Empties a register that was read for the last time, if the instruction says so.
///
/// # Safety
/// As for the functions above.
#[inline(always)]
unsafe fn goes(base: Registers, i: &Instr, bit: u8, register: u16) {
    if i.d & bit != 0 {
        // SAFETY: the caller vouches for the register.
        unsafe { Value::put(base.add(register as usize), Value::UNDEF) };
    }
}
