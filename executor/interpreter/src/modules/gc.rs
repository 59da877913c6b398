//! `gc`. <https://docs.python.org/3.13/library/gc.html>
//!
//! Thresholds and flags are kept for those who ask, and change nothing; a threshold of 0 stops the collector as in CPython.
//! Missing on purpose: `get_objects`, `get_referents`, `get_referrers`, which would show what is out of reach.

use crate::memory::{self, Kind, Ref, Tuple, Value};
use crate::objects::native::{Def, def};
use crate::objects::str::intern;
use crate::objects::{Dict, List, Module};
use crate::vm::{Res, Vm};

const THRESHOLDS: &str = "_thresholds";
const FLAGS: &str = "_flags";

/// Keeps a setting in the module.
fn keep(vm: &mut Vm, name: &str, value: Value) -> Res {
    if let Some(module) = vm.import_module("gc")?.to_ref::<Module>() {
        module.dict.set_str(&intern(name), value);
    }
    Ok(Value::NONE)
}

/// Objects that cannot be part of a cycle are not looked at: among containers, those that hold only such objects and
/// can hold no others.
fn tracked(value: &Value) -> bool {
    let plain = [Kind::None, Kind::Bool, Kind::Int, Kind::BigInt, Kind::Float, Kind::Str, Kind::Bytes];
    match value.get::<Tuple>() {
        // A tuple of tuples counts as one that could.
        Some(items) => items.iter().any(|item| !plain.contains(&item.kind())),
        None => !plain.contains(&value.kind()),
    }
}

const FUNCTIONS: &[Def] = &[
    def(
        "collect(generation=2)",
        "Let go of cycles nothing refers to; gives how many objects that were.",
        |vm, args| {
            let generation = vm.index_of(&args[0])?;
            if !(0..=2).contains(&generation) {
                return Err(vm.value_error("invalid generation"));
            }
            vm.tick(memory::tracked_count() / 16)?;
            let mut freed = vm.collect_garbage();
            vm.run_finalizers()?;
            if freed == 0 {
                // What had a finaliser goes once that has run.
                freed = vm.collect_garbage();
            }
            Ok(Value::int(freed as i64))
        },
    ),
    def("enable()", "Look for cycles from time to time.", |vm, _| {
        vm.gc_enabled = true;
        Ok(Value::NONE)
    }),
    def("disable()", "Look for cycles only when told or when memory runs short.", |vm, _| {
        vm.gc_enabled = false;
        Ok(Value::NONE)
    }),
    def("isenabled()", "True when cycles are looked for from time to time.", |vm, _| Ok(Value::bool(vm.gc_enabled))),
    def("get_count()", "How many objects are new, and two zeros.", |_, _| {
        let new = Value::int(memory::gc_debt() as i64);
        Ok(Value::from(Tuple::from_vec(vec![new, Value::int(0), Value::int(0)])))
    }),
    def("get_threshold()", "The thresholds as they were set.", |vm, _| vm.module_attr("gc", THRESHOLDS)),
    def(
        "set_threshold(*thresholds)",
        "Sets the thresholds; with 0, cycles are looked for only when told.",
        |vm, args| {
            let given = args[0].to_ref::<Tuple>().unwrap_or_else(|| Tuple::from_vec(Vec::new()));
            if !(1..=3).contains(&given.len()) {
                return Err(vm.type_error("gc.set_threshold requires 1 to 3 arguments"));
            }
            let before = vm.module_attr("gc", THRESHOLDS)?;
            let mut all: Vec<Value> = before.to_ref::<Tuple>().map(|all| all.to_vec()).unwrap_or_default();
            for (place, threshold) in given.iter().enumerate() {
                let number = vm.c_int_argument(threshold)?;
                if let Some(known) = all.get_mut(place) {
                    *known = Value::int(number);
                }
            }
            let stopped = all.first().and_then(Value::as_int) == Some(0);
            vm.gc_stopped = stopped;
            keep(vm, THRESHOLDS, Value::from(Tuple::from_vec(all)))
        },
    ),
    def("get_debug()", "The flags of debugging as they were set.", |vm, _| vm.module_attr("gc", FLAGS)),
    def("set_debug(flags, /)", "Keeps flags of debugging.", |vm, args| {
        let flags = vm.c_int_argument(&args[0])?;
        keep(vm, FLAGS, Value::int(flags))
    }),
    def("is_tracked(obj, /)", "True when the collector looks at an object.", |_, args| {
        Ok(Value::bool(tracked(&args[0])))
    }),
    def("is_finalized(obj, /)", "False: who can still ask has it alive.", |_, _| Ok(Value::FALSE)),
    def("get_stats()", "What the collector did, by generation: nothing is counted.", |vm, _| {
        let mut generations = Vec::new();
        for _ in 0..3 {
            let counts = Dict::new();
            for name in ["collections", "collected", "uncollectable"] {
                counts.set_str(&intern(name), Value::int(0));
            }
            vm.charge(256)?;
            generations.push(counts.value());
        }
        Ok(Value::from(List::new(generations)))
    }),
    def("freeze()", "Nothing is ever frozen.", |_, _| Ok(Value::NONE)),
    def("unfreeze()", "Nothing is ever frozen.", |_, _| Ok(Value::NONE)),
    def("get_freeze_count()", "Nothing is ever frozen.", |_, _| Ok(Value::int(0))),
];

/// Fills the module.
pub fn load(vm: &mut Vm, module: &Ref<Module>) -> Res<()> {
    vm.add_functions(module, FUNCTIONS);
    for name in ["garbage", "callbacks"] {
        module.dict.set_str(&intern(name), Value::from(List::new(Vec::new())));
    }
    for (name, flag) in [
        ("DEBUG_STATS", 1),
        ("DEBUG_COLLECTABLE", 2),
        ("DEBUG_UNCOLLECTABLE", 4),
        ("DEBUG_SAVEALL", 32),
        ("DEBUG_LEAK", 38),
    ] {
        module.dict.set_str(&intern(name), Value::int(flag));
    }
    // What CPython starts with.
    let thresholds = Tuple::from_vec([2000, 10, 10].map(Value::int).to_vec());
    module.dict.set_str(&intern(THRESHOLDS), Value::from(thresholds));
    module.dict.set_str(&intern(FLAGS), Value::int(0));
    Ok(())
}
