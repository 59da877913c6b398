//! `groupby`, `batched`.

use super::{Classes, made};
use crate::memory::{Tuple, Value, Visitor};
use crate::objects::iter::NativeIter;
use crate::objects::native::static_method;
use crate::vm::{Res, Vm};
use std::cell::RefCell;
use std::rc::Rc;

pub const CLASSES: Classes = &[
    (
        "groupby",
        &[static_method("__new__(cls, iterable, key=None)", "Runs of items with the same key.", |vm, args| {
            let source = vm.iter(&args[1])?;
            let state = Groups { source, key: args[2].clone(), pending: None, current: 0, target: Value::UNDEF };
            made(&args[0], GroupBy { state: Rc::new(RefCell::new(state)) })
        })],
    ),
    (
        "batched",
        &[static_method("__new__(cls, iterable, n, *, strict=False)", "Tuples of n items.", |vm, args| {
            let size = vm.index_of(&args[2])?;
            if size < 1 {
                return Err(vm.value_error("n must be at least one"));
            }
            let source = vm.iter(&args[1])?;
            let strict = vm.truth(&args[3])?;
            made(&args[0], Batched { source: Some(source), size: size as usize, strict })
        })],
    ),
];

struct Groups {
    source: Value,
    key: Value,
    /// An item that has been read but not handed out, with its key.
    pending: Option<(Value, Value)>,
    /// Which group is being handed out: older ones are over.
    current: u64,
    target: Value,
}

/// Reads the next item and its key. Nothing is borrowed while guest code runs.
fn advance(vm: &mut Vm, state: &Rc<RefCell<Groups>>) -> Res<bool> {
    let (source, key) = {
        let state = state.borrow();
        (state.source.clone(), state.key.clone())
    };
    let Some(item) = vm.next(&source)? else { return Ok(false) };
    let key = if key.is_none() { item.clone() } else { vm.call(&key, std::slice::from_ref(&item))? };
    state.borrow_mut().pending = Some((key, item));
    Ok(true)
}

struct GroupBy {
    state: Rc<RefCell<Groups>>,
}

impl NativeIter for GroupBy {
    fn next(&mut self, vm: &mut Vm) -> Res<Option<Value>> {
        self.state.borrow_mut().current += 1;
        loop {
            vm.tick(1)?;
            let (pending, target) = {
                let state = self.state.borrow();
                (state.pending.as_ref().map(|(key, _)| key.clone()), state.target.clone())
            };
            match pending {
                Some(key) if target.is_undef() || !vm.same_or_equal(&target, &key)? => {
                    let id = {
                        let mut state = self.state.borrow_mut();
                        state.target = key.clone();
                        state.current
                    };
                    let group = Group { state: self.state.clone(), id };
                    let class = vm.module_attr("itertools", "_grouper")?;
                    let group = super::made(&class, group)?;
                    return Ok(Some(Value::from(Tuple::from_vec(vec![key, group]))));
                }
                _ => {
                    self.state.borrow_mut().pending = None;
                    if !advance(vm, &self.state)? {
                        return Ok(None);
                    }
                }
            }
        }
    }
    fn traverse(&self, visit: Visitor) {
        if let Ok(state) = self.state.try_borrow() {
            visit(&state.source);
            visit(&state.key);
        }
    }
}

struct Group {
    state: Rc<RefCell<Groups>>,
    id: u64,
}

impl NativeIter for Group {
    fn next(&mut self, vm: &mut Vm) -> Res<Option<Value>> {
        if self.state.borrow().current != self.id {
            return Ok(None);
        }
        if self.state.borrow().pending.is_none() && !advance(vm, &self.state)? {
            return Ok(None);
        }
        let (key, target) = {
            let state = self.state.borrow();
            let Some((key, _)) = &state.pending else { return Ok(None) };
            (key.clone(), state.target.clone())
        };
        if !vm.same_or_equal(&target, &key)? {
            return Ok(None);
        }
        Ok(self.state.borrow_mut().pending.take().map(|(_, item)| item))
    }
}

struct Batched {
    source: Option<Value>,
    size: usize,
    strict: bool,
}

impl NativeIter for Batched {
    fn next(&mut self, vm: &mut Vm) -> Res<Option<Value>> {
        let Some(source) = self.source.clone() else { return Ok(None) };
        let mut items = Vec::new();
        while items.len() < self.size {
            match vm.next(&source)? {
                Some(item) => {
                    vm.reserve(&mut items, 1)?;
                    items.push(item);
                }
                None => {
                    self.source = None;
                    break;
                }
            }
        }
        if items.is_empty() {
            return Ok(None);
        }
        if self.strict && items.len() < self.size {
            return Err(vm.value_error("batched(): incomplete batch"));
        }
        Ok(Some(Value::from(Tuple::from_vec(items))))
    }
    fn traverse(&self, visit: Visitor) {
        self.source.iter().for_each(visit);
    }
}
