//! `count`, `cycle`, `repeat`.

use super::{Classes, made};
use crate::memory::{Value, Visitor};
use crate::objects::iter::NativeIter;
use crate::objects::native::{def, static_method};
use crate::vm::operators::{Binary, is_number};
use crate::vm::{Res, Vm};

pub const CLASSES: Classes = &[
    (
        "count",
        &[
            static_method("__new__(cls, start=0, step=1)", "Evenly spaced values.", |vm, args| {
                for value in &args[1..3] {
                    let numeric = is_number(value.unwrapped().kind())
                        || vm.class_of(value).lookup(&vm.names.add).is_some()
                            && value.kind() == crate::memory::Kind::Instance
                        || value.kind() == crate::memory::Kind::Foreign;
                    if !numeric {
                        return Err(vm.type_error("a number is required"));
                    }
                }
                made(&args[0], Count { next: args[1].clone(), step: args[2].clone() })
            }),
            def("__repr__(self, /)", "Return repr(self).", |vm, args| {
                let mut out = String::new();
                vm.plain_repr(&args[0], &mut out);
                Ok(vm.text(out))
            }),
        ],
    ),
    (
        "cycle",
        &[static_method("__new__(cls, iterable, /)", "The items over and over again.", |vm, args| {
            let source = vm.iter(&args[1])?;
            made(&args[0], Cycle { source: Some(source), saved: Vec::new(), next: 0 })
        })],
    ),
    (
        "repeat",
        &[static_method("__new__(cls, object, times=<unset>)", "The same object again and again.", |vm, args| {
            let left = if args[2].is_undef() { None } else { Some(vm.index_of(&args[2])?.max(0)) };
            made(&args[0], Repeat { object: args[1].clone(), left })
        })],
    ),
];

struct Count {
    next: Value,
    step: Value,
}

impl NativeIter for Count {
    fn next(&mut self, vm: &mut Vm) -> Res<Option<Value>> {
        let following = vm.binary(Binary::Add, &self.next, &self.step)?;
        Ok(Some(std::mem::replace(&mut self.next, following)))
    }
    fn traverse(&self, visit: Visitor) {
        visit(&self.next);
        visit(&self.step);
    }
}

struct Cycle {
    source: Option<Value>,
    saved: Vec<Value>,
    next: usize,
}

impl NativeIter for Cycle {
    fn next(&mut self, vm: &mut Vm) -> Res<Option<Value>> {
        if let Some(source) = &self.source {
            if let Some(item) = vm.next(source)? {
                vm.reserve(&mut self.saved, 1)?;
                self.saved.push(item.clone());
                return Ok(Some(item));
            }
            self.source = None;
        }
        if self.saved.is_empty() {
            return Ok(None);
        }
        let item = self.saved[self.next].clone();
        self.next = (self.next + 1) % self.saved.len();
        Ok(Some(item))
    }
    fn traverse(&self, visit: Visitor) {
        self.saved.iter().for_each(&mut *visit);
        self.source.iter().for_each(visit);
    }
}

struct Repeat {
    object: Value,
    left: Option<i64>,
}

impl NativeIter for Repeat {
    fn next(&mut self, _vm: &mut Vm) -> Res<Option<Value>> {
        match &mut self.left {
            Some(0) => return Ok(None),
            Some(left) => *left -= 1,
            None => {}
        }
        Ok(Some(self.object.clone()))
    }
    fn traverse(&self, visit: Visitor) {
        visit(&self.object);
    }
    fn length_hint(&self) -> Option<usize> {
        self.left.map(|left| left as usize)
    }
}
