//! `slice`. <https://docs.python.org/3.13/library/functions.html#slice>

use crate::memory::{Data, Kind, Ref, Tuple, Value, Visitor};
use crate::objects::int::{from_big, to_big};
use crate::objects::native::{Def, def, member, static_method};
use crate::vm::arguments::rest;
use crate::vm::{Res, Vm};
use dashu_int::IBig;

/// The data of a `slice`.
pub struct Slice {
    pub start: Value,
    pub stop: Value,
    pub step: Value,
}

// SAFETY: `Kind::Slice` names this type only.
#[expect(unsafe_code, reason = "the kind of each data type is declared beside it")]
unsafe impl Data for Slice {
    const KIND: Kind = Kind::Slice;
    const TRACKED: bool = true;
    fn traverse(&self, visit: Visitor) -> bool {
        visit(&self.start);
        visit(&self.stop);
        visit(&self.step);
        true
    }
}

/// Where a slice falls on a sequence: already clipped to its length.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span {
    pub start: usize,
    /// How many items the slice picks.
    pub count: usize,
    pub step: i64,
    /// `stop` clipped to the sequence; for assignment to an empty slice it can lie before `start`.
    pub stop: i64,
}

impl Span {
    /// The indices picked, in order.
    pub fn indices(self) -> impl DoubleEndedIterator<Item = usize> + ExactSizeIterator {
        (0..self.count).map(move |n| (self.start as i64 + n as i64 * self.step) as usize)
    }

    /// Clips bounds that have already been made ints; `None` stands for a bound left out.
    /// `step` is not zero.
    pub fn clip(start: Option<i64>, stop: Option<i64>, step: i64, length: usize) -> Span {
        let length = length as i64;
        let (low, high) = if step < 0 { (-1, length - 1) } else { (0, length) };
        let clip = |bound: i64| {
            let bound = if bound < 0 { bound.saturating_add(length) } else { bound };
            bound.clamp(low, high)
        };
        let first = start.map_or(if step < 0 { high } else { low }, clip);
        let stop = stop.map_or(if step < 0 { low } else { high }, clip);
        let count = if step < 0 {
            if stop < first { (first - stop - 1) / step.saturating_neg() + 1 } else { 0 }
        } else if first < stop {
            (stop - first - 1) / step + 1
        } else {
            0
        };
        Span { start: first.max(0) as usize, count: count as usize, step, stop }
    }
}

/// Methods of the type.
pub const METHODS: &[Def] = &[
    static_method("__new__(cls, *args)", "A slice of start, stop and step.", |vm, args| {
        let (start, stop, step) = match rest(&args[1]) {
            [stop] => (Value::NONE, stop.clone(), Value::NONE),
            [start, stop] => (start.clone(), stop.clone(), Value::NONE),
            [start, stop, step] => (start.clone(), stop.clone(), step.clone()),
            [] => return Err(vm.type_error("slice expected at least 1 argument, got 0")),
            more => return Err(vm.type_error(format!("slice expected at most 3 arguments, got {}", more.len()))),
        };
        let class = vm.types.slice.clone();
        vm.wrap_native(&args[0], &class, Value::from(Ref::new(Slice { start, stop, step })))
    }),
    member("start", "The first index.", |vm, args| Ok(vm.receiver::<Slice>(&args[0])?.start.clone())),
    member("stop", "Where it ends.", |vm, args| Ok(vm.receiver::<Slice>(&args[0])?.stop.clone())),
    member("step", "What lies between two indices.", |vm, args| Ok(vm.receiver::<Slice>(&args[0])?.step.clone())),
    def("__reduce__(self, /)", "Return state information for pickling.", |vm, args| {
        let slice = vm.receiver::<Slice>(&args[0])?;
        let parts = Tuple::from_vec(vec![slice.start.clone(), slice.stop.clone(), slice.step.clone()]);
        Ok(Value::from(Tuple::from_vec(vec![vm.types.slice.value(), Value::from(parts)])))
    }),
    def("indices(self, length, /)", "Start, stop and step on a sequence of that length.", indices),
];

/// A bound of any size, `None` for one left out.
fn bound(vm: &mut Vm, value: &Value) -> Res<Option<IBig>> {
    if value.is_none() {
        return Ok(None);
    }
    // The words for what is no int come from where slices are used.
    vm.slice_bound(value)?;
    let number = vm.index_value(value)?;
    Ok(to_big(&number))
}

fn indices(vm: &mut Vm, args: &[Value]) -> Res {
    let slice = vm.receiver::<Slice>(&args[0])?;
    let length = vm.index_value(&args[1])?;
    if vm.less(&length, &Value::int(0))? {
        return Err(vm.value_error("length should not be negative"));
    }
    let indices = indices_on(vm, &slice, &length)?;
    Ok(Value::from(Tuple::from_slice(&indices)))
}

/// Start, stop and step on a sequence of any length.
pub fn indices_on(vm: &mut Vm, slice: &Slice, length: &Value) -> Res<[Value; 3]> {
    let length = to_big(length).unwrap_or(IBig::ZERO);
    let step = bound(vm, &slice.step)?.unwrap_or(IBig::ONE);
    if step == IBig::ZERO {
        return Err(vm.value_error("slice step cannot be zero"));
    }
    let backwards = step < IBig::ZERO;
    let (low, high) = if backwards { (-IBig::ONE, &length - IBig::ONE) } else { (IBig::ZERO, length.clone()) };
    let clip = |bound: Option<IBig>, default: &IBig| match bound {
        None => default.clone(),
        Some(bound) => {
            let bound = if bound < IBig::ZERO { bound + &length } else { bound };
            bound.max(low.clone()).min(high.clone())
        }
    };
    let start = clip(bound(vm, &slice.start)?, if backwards { &high } else { &low });
    let stop = clip(bound(vm, &slice.stop)?, if backwards { &low } else { &high });
    Ok([from_big(start), from_big(stop), from_big(step)])
}
