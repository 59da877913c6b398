//! `bisect`. <https://docs.python.org/3.13/library/bisect.html>

use crate::memory::{Ref, Value};
use crate::objects::native::{Def, def};
use crate::objects::str::intern;
use crate::objects::{Dict, List, Module};
use crate::vm::{Res, Vm};

/// Which side of equal items is meant.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    Left,
    Right,
}

/// The place of `x` in a sorted sequence. `args`: sequence, x, lo, hi, key.
fn place(vm: &mut Vm, args: &[Value], (mut low, high): (i64, i64), x: &Value, side: Side) -> Res<i64> {
    if low < 0 {
        return Err(vm.value_error("lo must be non-negative"));
    }
    // -1 is how the end is said to be that of the sequence, whoever says it.
    let mut high = if high == -1 { vm.length(&args[0])? as i64 } else { high };
    let class = vm.class_of(&args[0]);
    if args[0].native_ref::<Dict>().is_some() && !class.user {
        return Err(vm.type_error(format!("{} is not a sequence", class.name().as_str())));
    }
    if class.lookup(&vm.names.getitem).is_none() {
        return Err(vm.type_error(format!("'{}' object does not support indexing", class.name().as_str())));
    }
    let list = args[0].get::<List>();
    while low < high {
        vm.tick(1)?;
        let middle = low + (high - low) / 2;
        let item = match list.and_then(|list| list.get(middle as usize)) {
            Some(item) => item,
            None if args[0].native_ref::<Dict>().is_some() => {
                let found = vm.type_name(&args[0]);
                return Err(vm.type_error(format!("{found} is not a sequence")));
            }
            None => vm.get_item(&args[0], &Value::int(middle))?,
        };
        let item = if args[4].is_none() { item } else { vm.call(&args[4], &[item])? };
        let goes_right = match side {
            Side::Left => vm.less(&item, x)?,
            Side::Right => !vm.less(x, &item)?,
        };
        if goes_right { low = middle + 1 } else { high = middle }
    }
    Ok(low)
}

/// The arguments `lo` and `hi`.
fn bounds(vm: &mut Vm, args: &[Value]) -> Res<(i64, i64)> {
    let low = vm.index_of(&args[2])?;
    Ok((low, if args[3].is_none() { -1 } else { end_of(vm, &args[3])? }))
}

fn end_of(vm: &mut Vm, value: &Value) -> Res<i64> {
    if vm.class_of(value).lookup(&vm.names.index).is_none() {
        let found = vm.type_name(value);
        return Err(vm.type_error(format!("argument should be integer or None, not '{found}'")));
    }
    match vm.index_value(value)?.as_index() {
        Some(end) => Ok(end),
        None => {
            let found = vm.type_name(value);
            Err(vm.overflow_error(format!("cannot fit '{found}' into an index-sized integer")))
        }
    }
}

fn insert(vm: &mut Vm, args: &[Value], side: Side) -> Res {
    let bounds = bounds(vm, args)?;
    let x = if args[4].is_none() { args[1].clone() } else { vm.call(&args[4], &args[1..2])? };
    let place = Value::int(place(vm, args, bounds, &x, side)?);
    vm.call_method(&args[0], &intern("insert"), &[place, args[1].clone()])?;
    Ok(Value::NONE)
}

const FUNCTIONS: &[Def] = &[
    def("bisect_left(a, x, lo=0, hi=None, *, key=None)", "Where to insert x before equal items.", |vm, args| {
        let bounds = bounds(vm, args)?;
        place(vm, args, bounds, &args[1], Side::Left).map(Value::int)
    }),
    def("bisect_right(a, x, lo=0, hi=None, *, key=None)", "Where to insert x behind equal items.", |vm, args| {
        let bounds = bounds(vm, args)?;
        place(vm, args, bounds, &args[1], Side::Right).map(Value::int)
    }),
    def("insort_left(a, x, lo=0, hi=None, *, key=None)", "Insert x before equal items.", |vm, args| {
        insert(vm, args, Side::Left)
    }),
    def("insort_right(a, x, lo=0, hi=None, *, key=None)", "Insert x behind equal items.", |vm, args| {
        insert(vm, args, Side::Right)
    }),
];

/// Fills the module.
pub fn load(vm: &mut Vm, module: &Ref<Module>) -> Res<()> {
    vm.add_functions_of(module, "_bisect", FUNCTIONS);
    for (name, other) in [("bisect", "bisect_right"), ("insort", "insort_right")] {
        if let Some(function) = module.dict.get_str(&intern(other)) {
            module.dict.set_str(&intern(name), function);
        }
    }
    Ok(())
}
