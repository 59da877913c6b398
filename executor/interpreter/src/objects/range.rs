//! `range`. <https://docs.python.org/3.13/library/stdtypes.html#ranges>

use crate::memory::{Data, Kind, Ref, Value, Visitor};
use crate::objects::Iter;
use crate::objects::int::to_big;
use crate::objects::iter::Iteration;
use crate::objects::native::{Def, def, member, static_method};
use crate::vm::arguments::rest;
use crate::vm::operators::Binary;
use crate::vm::{Res, Vm};

/// The data of a `range`. Bounds are ints of any size; [`Range::small`] is the usual case.
pub struct Range {
    pub start: Value,
    pub stop: Value,
    pub step: Value,
}

// SAFETY: `Kind::Range` names this type only.
#[expect(unsafe_code, reason = "the kind of each data type is declared beside it")]
unsafe impl Data for Range {
    const KIND: Kind = Kind::Range;
    fn traverse(&self, visit: Visitor) -> bool {
        visit(&self.start);
        visit(&self.stop);
        visit(&self.step);
        true
    }
}

impl Range {
    /// Start, stop and step, when all three fit 64 bits.
    pub fn small(&self) -> Option<(i64, i64, i64)> {
        Some((self.start.as_int()?, self.stop.as_int()?, self.step.as_int()?))
    }
}

/// How many numbers a range of 64-bit bounds has.
pub fn length(start: i64, stop: i64, step: i64) -> u64 {
    if step > 0 && start < stop {
        (stop.wrapping_sub(start) as u64 - 1) / step as u64 + 1
    } else if step < 0 && start > stop {
        (start.wrapping_sub(stop) as u64 - 1) / step.unsigned_abs() + 1
    } else {
        0
    }
}

/// Methods of the type.
pub const METHODS: &[Def] = &[
    static_method("__new__(cls, *args)", "The numbers from start up to stop, by step.", |vm, args| {
        let value = new_range(vm, rest(&args[1]))?;
        let class = vm.types.range.clone();
        vm.wrap_native(&args[0], &class, value)
    }),
    member("start", "The first number.", |vm, args| Ok(vm.receiver::<Range>(&args[0])?.start.clone())),
    member("stop", "Where the numbers end.", |vm, args| Ok(vm.receiver::<Range>(&args[0])?.stop.clone())),
    member("step", "What lies between two numbers.", |vm, args| Ok(vm.receiver::<Range>(&args[0])?.step.clone())),
    def("__reduce__(self, /)", "Helper for pickle.", |vm, args| {
        let range = vm.receiver::<Range>(&args[0])?;
        let parts = crate::memory::Tuple::from_vec(vec![range.start.clone(), range.stop.clone(), range.step.clone()]);
        Ok(Value::from(crate::memory::Tuple::from_vec(vec![vm.types.range.value(), Value::from(parts)])))
    }),
    def("count(self, value, /)", "How often a value is in the range.", |vm, args| {
        if is_int(&args[1]) {
            return Ok(Value::int(i64::from(vm.contains(&args[0], &args[1])?)));
        }
        let iterator = vm.iter(&args[0])?;
        let mut count = 0;
        while let Some(number) = vm.next(&iterator)? {
            if vm.equal(&number, &args[1])? {
                count += 1;
            }
        }
        Ok(Value::int(count))
    }),
    def("index(self, value, /)", "The place of a value, which must be there.", |vm, args| {
        if is_int(&args[1]) {
            if vm.contains(&args[0], &args[1])? {
                let range = vm.receiver::<Range>(&args[0])?;
                let distance = vm.binary(Binary::Subtract, &args[1], &range.start)?;
                return vm.binary(Binary::FloorDivide, &distance, &range.step);
            }
            let shown = vm.repr_of(&args[1])?;
            return Err(vm.value_error(format!("{} is not in range", shown.as_str())));
        }
        let iterator = vm.iter(&args[0])?;
        let mut place = 0;
        while let Some(number) = vm.next(&iterator)? {
            if vm.equal(&number, &args[1])? {
                return Ok(Value::int(place));
            }
            place += 1;
        }
        Err(vm.value_error("sequence.index(x): x not in sequence"))
    }),
    def("__reversed__(self, /)", "An iterator from the last number.", |vm, args| {
        let range = vm.receiver::<Range>(&args[0])?;
        if let Some((start, stop, step)) = range.small()
            && let Some(step_back) = step.checked_neg()
        {
            let left = length(start, stop, step);
            let next = start.wrapping_add(step.wrapping_mul(left.wrapping_sub(1) as i64));
            return Ok(Iter::new(Iteration::Range { next, step: step_back, left }));
        }
        let left = vm.range_length(&args[0])?;
        let (Some(start), Some(step), Some(left)) = (to_big(&range.start), to_big(&range.step), to_big(&left)) else {
            return Ok(Value::NOT_IMPLEMENTED);
        };
        let next = start + &step * (&left - dashu_int::IBig::ONE);
        Ok(Iter::new(Iteration::BigRange { next, step: -step, left }))
    }),
];

fn is_int(value: &Value) -> bool {
    matches!(value.kind(), Kind::Int | Kind::Bool | Kind::BigInt)
}

/// `range(stop)`, `range(start, stop, step)`
pub fn new_range(vm: &mut Vm, bounds: &[Value]) -> Res {
    let (start, stop, step) = match bounds {
        [stop] => (Value::int(0), vm.index_value(stop)?, Value::int(1)),
        [start, stop] => (vm.index_value(start)?, vm.index_value(stop)?, Value::int(1)),
        [start, stop, step] => (vm.index_value(start)?, vm.index_value(stop)?, vm.index_value(step)?),
        [] => return Err(vm.type_error("range expected at least 1 argument, got 0")),
        more => return Err(vm.type_error(format!("range expected at most 3 arguments, got {}", more.len()))),
    };
    if step.as_int() == Some(0) {
        return Err(vm.value_error("range() arg 3 must not be zero"));
    }
    Ok(Value::from(Ref::new(Range { start, stop, step })))
}
