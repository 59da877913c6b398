//! `takewhile`, `dropwhile`, `filterfalse`, `compress`, `islice`, `starmap`, `accumulate`.

use super::{Classes, made};
use crate::memory::{Value, Visitor};
use crate::objects::iter::NativeIter;
use crate::objects::native::static_method;
use crate::vm::operators::Binary;
use crate::vm::{Res, Vm};

pub const CLASSES: Classes = &[
    (
        "takewhile",
        &[static_method("__new__(cls, predicate, iterable, /)", "Items while the predicate holds.", |vm, args| {
            let source = vm.iter(&args[2])?;
            made(&args[0], TakeWhile { predicate: args[1].clone(), source, done: false })
        })],
    ),
    (
        "dropwhile",
        &[static_method("__new__(cls, predicate, iterable, /)", "Items from the first that fails.", |vm, args| {
            let source = vm.iter(&args[2])?;
            made(&args[0], DropWhile { predicate: args[1].clone(), source, started: false })
        })],
    ),
    (
        "filterfalse",
        &[static_method("__new__(cls, function, iterable, /)", "Items for which it is false.", |vm, args| {
            let source = vm.iter(&args[2])?;
            made(&args[0], FilterFalse { predicate: args[1].clone(), source })
        })],
    ),
    (
        "compress",
        &[static_method("__new__(cls, data, selectors)", "Items whose selector is true.", |vm, args| {
            let (data, selectors) = (vm.iter(&args[1])?, vm.iter(&args[2])?);
            made(&args[0], Compress { data, selectors })
        })],
    ),
    (
        "islice",
        &[static_method("__new__(cls, iterable=<unset>, /, *args)", "A slice of the items.", |vm, args| {
            if args[1].is_undef() {
                return Err(vm.type_error("islice expected at least 2 arguments, got 0"));
            }
            let bounds = vm.collect(&args[2])?;
            let (start, stop, step) = match &bounds[..] {
                [stop] => {
                    let stop = limit(vm, stop)?;
                    (0, inside(vm, stop)?, 1)
                }
                [start, stop] => {
                    let stop = limit(vm, stop)?;
                    (first(vm, start)?, inside(vm, stop)?, 1)
                }
                [start, stop, step] => {
                    let stop = limit(vm, stop)?;
                    let (start, stop) = (first(vm, start)?, inside(vm, stop)?);
                    let step = match step {
                        step if step.is_none() => 1,
                        step => match step.as_index() {
                            Some(step) if step > 0 => step,
                            _ => return Err(vm.value_error("Step for islice() must be a positive integer or None.")),
                        },
                    };
                    (start, stop, step)
                }
                [] => return Err(vm.type_error("islice expected at least 2 arguments, got 1")),
                _ => {
                    return Err(vm.type_error(format!("islice expected at most 4 arguments, got {}", bounds.len() + 1)));
                }
            };
            let source = vm.iter(&args[1])?;
            made(&args[0], Slice { source: Some(source), next: start, stop, step, seen: 0 })
        })],
    ),
    (
        "starmap",
        &[static_method(
            "__new__(cls, function, iterable, /)",
            "The function called with each item unpacked.",
            |vm, args| {
                let source = vm.iter(&args[2])?;
                made(&args[0], StarMap { function: args[1].clone(), source })
            },
        )],
    ),
    (
        "accumulate",
        &[static_method("__new__(cls, iterable, func=None, *, initial=None)", "Running totals.", |vm, args| {
            let source = vm.iter(&args[1])?;
            let initial = if args[3].is_none() { None } else { Some(args[3].clone()) };
            made(&args[0], Accumulate { source, function: args[2].clone(), total: Value::UNDEF, initial })
        })],
    ),
];

/// A bound as it is given: one that is no number at all has its own words.
fn bound(vm: &mut Vm, value: &Value, words: &str) -> Res<Option<i64>> {
    if value.is_none() {
        return Ok(None);
    }
    match vm.index_value(value).ok().and_then(|value| value.as_index()) {
        Some(bound) => Ok(Some(bound)),
        None => Err(vm.value_error(words)),
    }
}

/// Only -1, which says that there is no number, is told apart from other negative ones.
fn inside(vm: &mut Vm, bound: Option<i64>) -> Res<Option<i64>> {
    match bound {
        Some(bound) if bound < 0 => Err(vm.value_error(INDICES)),
        bound => Ok(bound),
    }
}

const INDICES: &str = "Indices for islice() must be None or an integer: 0 <= x <= sys.maxsize.";

fn first(vm: &mut Vm, value: &Value) -> Res<i64> {
    let first = bound(vm, value, INDICES)?;
    Ok(inside(vm, first)?.unwrap_or(0))
}

fn limit(vm: &mut Vm, value: &Value) -> Res<Option<i64>> {
    const WORDS: &str = "Stop argument for islice() must be None or an integer: 0 <= x <= sys.maxsize.";
    match bound(vm, value, WORDS)? {
        Some(-1) => Err(vm.value_error(WORDS)),
        stop => Ok(stop),
    }
}

fn holds(vm: &mut Vm, predicate: &Value, item: &Value) -> Res<bool> {
    let verdict = vm.call(predicate, std::slice::from_ref(item))?;
    vm.truth(&verdict)
}

struct TakeWhile {
    predicate: Value,
    source: Value,
    done: bool,
}

impl NativeIter for TakeWhile {
    fn next(&mut self, vm: &mut Vm) -> Res<Option<Value>> {
        if self.done {
            return Ok(None);
        }
        let Some(item) = vm.next(&self.source)? else { return Ok(None) };
        if holds(vm, &self.predicate, &item)? {
            return Ok(Some(item));
        }
        self.done = true;
        Ok(None)
    }
    fn traverse(&self, visit: Visitor) {
        visit(&self.predicate);
        visit(&self.source);
    }
}

struct DropWhile {
    predicate: Value,
    source: Value,
    started: bool,
}

impl NativeIter for DropWhile {
    fn next(&mut self, vm: &mut Vm) -> Res<Option<Value>> {
        loop {
            let Some(item) = vm.next(&self.source)? else { return Ok(None) };
            if self.started || !holds(vm, &self.predicate, &item)? {
                self.started = true;
                return Ok(Some(item));
            }
        }
    }
    fn traverse(&self, visit: Visitor) {
        visit(&self.predicate);
        visit(&self.source);
    }
}

struct FilterFalse {
    predicate: Value,
    source: Value,
}

impl NativeIter for FilterFalse {
    fn next(&mut self, vm: &mut Vm) -> Res<Option<Value>> {
        loop {
            let Some(item) = vm.next(&self.source)? else { return Ok(None) };
            let truth = if self.predicate.is_none() { vm.truth(&item)? } else { holds(vm, &self.predicate, &item)? };
            if !truth {
                return Ok(Some(item));
            }
        }
    }
    fn traverse(&self, visit: Visitor) {
        visit(&self.predicate);
        visit(&self.source);
    }
}

struct Compress {
    data: Value,
    selectors: Value,
}

impl NativeIter for Compress {
    fn next(&mut self, vm: &mut Vm) -> Res<Option<Value>> {
        loop {
            let Some(item) = vm.next(&self.data)? else { return Ok(None) };
            let Some(selector) = vm.next(&self.selectors)? else { return Ok(None) };
            if vm.truth(&selector)? {
                return Ok(Some(item));
            }
        }
    }
    fn traverse(&self, visit: Visitor) {
        visit(&self.data);
        visit(&self.selectors);
    }
}

struct Slice {
    source: Option<Value>,
    next: i64,
    stop: Option<i64>,
    step: i64,
    seen: i64,
}

impl NativeIter for Slice {
    fn next(&mut self, vm: &mut Vm) -> Res<Option<Value>> {
        let Some(source) = self.source.clone() else { return Ok(None) };
        while self.seen < self.next {
            if vm.next(&source)?.is_none() {
                self.source = None;
                return Ok(None);
            }
            self.seen += 1;
        }
        if self.stop.is_some_and(|stop| self.seen >= stop) {
            self.source = None;
            return Ok(None);
        }
        match vm.next(&source)? {
            Some(item) => {
                self.seen += 1;
                self.next = self.next.saturating_add(self.step).min(self.stop.unwrap_or(i64::MAX));
                Ok(Some(item))
            }
            None => {
                self.source = None;
                Ok(None)
            }
        }
    }
    fn traverse(&self, visit: Visitor) {
        self.source.iter().for_each(visit);
    }
}

struct StarMap {
    function: Value,
    source: Value,
}

impl NativeIter for StarMap {
    fn next(&mut self, vm: &mut Vm) -> Res<Option<Value>> {
        let Some(item) = vm.next(&self.source)? else { return Ok(None) };
        let arguments = vm.collect(&item)?;
        vm.call(&self.function, &arguments).map(Some)
    }
    fn traverse(&self, visit: Visitor) {
        visit(&self.function);
        visit(&self.source);
    }
}

struct Accumulate {
    source: Value,
    function: Value,
    /// Undefined before the first item.
    total: Value,
    initial: Option<Value>,
}

impl NativeIter for Accumulate {
    fn next(&mut self, vm: &mut Vm) -> Res<Option<Value>> {
        if let Some(initial) = self.initial.take() {
            self.total = initial.clone();
            return Ok(Some(initial));
        }
        let Some(item) = vm.next(&self.source)? else { return Ok(None) };
        self.total = if self.total.is_undef() {
            item
        } else if self.function.is_none() {
            vm.binary(Binary::Add, &self.total, &item)?
        } else {
            vm.call(&self.function, &[self.total.clone(), item])?
        };
        Ok(Some(self.total.clone()))
    }
    fn traverse(&self, visit: Visitor) {
        visit(&self.source);
        visit(&self.function);
        visit(&self.total);
        self.initial.iter().for_each(visit);
    }
}
