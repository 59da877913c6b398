//! `count`, `cycle`, `repeat`.

use super::{Classes, made};
use crate::memory::{Value, Visitor};
use crate::objects::Iter;
use crate::objects::iter::{Iteration, NativeIter};
use crate::objects::native::{def, static_method};
use crate::vm::operators::{Binary, is_number};
use crate::vm::{Res, Vm};

pub const CLASSES: Classes = &[
    (
        "count",
        &[
            static_method("__new__(cls, start=0, step=1)", "Evenly spaced values.", |vm, args| {
                for value in &args[1..3] {
                    let class = vm.class_of(value);
                    let turned = [&vm.names.index, &vm.names.int, &vm.names.float];
                    let numeric = is_number(value.unwrapped().kind())
                        || turned.into_iter().any(|method| class.lookup(method).is_some());
                    if !numeric {
                        return Err(vm.type_error("a number is required"));
                    }
                }
                // True and False count as the numbers they are.
                let [next, step] = [1, 2].map(|place: usize| match args[place].as_index() {
                    Some(number) => Value::int(number),
                    None => args[place].clone(),
                });
                made(&args[0], Count { next, step })
            }),
            def("__repr__(self, /)", "Return repr(self).", |vm, args| repr(vm, &args[0], "count")),
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
        &[
            static_method("__new__(cls, object, times=<unset>)", "The same object again and again.", |vm, args| {
                let left = if args[2].is_undef() { None } else { Some(vm.index_of(&args[2])?.max(0)) };
                made(&args[0], Repeat { object: args[1].clone(), left })
            }),
            def("__repr__(self, /)", "Return repr(self).", |vm, args| repr(vm, &args[0], "repeat")),
            def("__length_hint__(self, /)", "How many items are left.", |vm, args| {
                let iter = vm.receiver::<Iter>(&args[0])?;
                let left = match iter.state.try_borrow().as_deref() {
                    Ok(Iteration::Native(native)) => native.length_hint(),
                    _ => Some(0),
                };
                match left {
                    Some(left) => Ok(Value::int(i64::try_from(left).unwrap_or(i64::MAX))),
                    None => Err(vm.type_error("len() of unsized object")),
                }
            }),
        ],
    ),
];

/// `count(1, 2)`, with what the iterator would be made of now.
fn repr(vm: &mut Vm, this: &Value, name: &str) -> Res {
    let parts = match this.get::<Iter>().map(|iter| iter.state.borrow()).as_deref() {
        Some(Iteration::Native(native)) => native.made_of(),
        _ => Vec::new(),
    };
    let mut out = format!("{name}(");
    for (place, part) in parts.iter().enumerate() {
        let part = vm.deeper(|vm| vm.repr_of(part))?;
        vm.reserve_text(&mut out, part.as_str().len() + 3)?;
        out.push_str(if place > 0 { ", " } else { "" });
        out.push_str(part.as_str());
    }
    out.push(')');
    Ok(vm.text(out))
}

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
    fn made_of(&self) -> Vec<Value> {
        let by_one = self.step.as_int() == Some(1);
        if by_one { vec![self.next.clone()] } else { vec![self.next.clone(), self.step.clone()] }
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
    fn made_of(&self) -> Vec<Value> {
        [Some(self.object.clone()), self.left.map(Value::int)].into_iter().flatten().collect()
    }
}
