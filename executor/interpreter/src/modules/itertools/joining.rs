//! `chain`, `zip_longest`, `tee`, `pairwise`.

use super::{Classes, made};
use crate::memory::{Tuple, Value, Visitor};
use crate::objects::Dict;
use crate::objects::iter::NativeIter;
use crate::objects::native::{Def, class_method, def, static_method};
use crate::objects::str::intern;
use crate::vm::{Res, Vm};
use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;

pub const CLASSES: Classes = &[
    (
        "chain",
        &[
            static_method("__new__(cls, *iterables)", "The items of one iterable after the other.", |vm, args| {
                let sources = vm.iter(&args[1])?;
                made(&args[0], Chain { sources, current: None })
            }),
            class_method("__class_getitem__(cls, item, /)", "See PEP 585.", crate::objects::generic_alias::class_item),
            class_method(
                "from_iterable(cls, iterable, /)",
                "chain() with the iterables from one iterable.",
                |vm, args| {
                    let sources = vm.iter(&args[1])?;
                    made(&args[0], Chain { sources, current: None })
                },
            ),
        ],
    ),
    (
        "zip_longest",
        &[static_method(
            "__new__(cls, *iterables, **keywords)",
            "Tuples of items, as long as the longest iterable.",
            |vm, args| {
                let keywords = args[2].to_ref::<Dict>();
                let fill = keywords.as_ref().and_then(|keywords| keywords.get_str(&intern("fillvalue")));
                if keywords.is_some_and(|keywords| keywords.len() > usize::from(fill.is_some())) {
                    return Err(vm.type_error("zip_longest() got an unexpected keyword argument"));
                }
                let mut sources = Vec::new();
                for iterable in vm.collect(&args[1])? {
                    sources.push(Some(vm.iter(&iterable)?));
                }
                made(&args[0], ZipLongest { sources, fill: fill.unwrap_or(Value::NONE) })
            },
        )],
    ),
    (
        "pairwise",
        &[static_method("__new__(cls, iterable, /)", "Overlapping pairs.", |vm, args| {
            let source = vm.iter(&args[1])?;
            made(&args[0], Pairwise { source, before: None })
        })],
    ),
];

pub const FUNCTIONS: &[Def] =
    &[def("tee(iterable, n=2, /)", "Independent iterators over the same items.", |vm, args| {
        let count = vm.index_of(&args[1])?;
        if count < 0 {
            return Err(vm.value_error("n must be >= 0"));
        }
        let source = vm.iter(&args[0])?;
        vm.charge((count as usize).saturating_mul(64))?;
        let shared = Rc::new(Shared { source, buffers: RefCell::new(vec![VecDeque::new(); count as usize]) });
        let class = vm.module_attr("itertools", "_tee")?;
        let mut copies = Vec::new();
        for place in 0..count as usize {
            vm.tick(1)?;
            copies.push(super::made(&class, Tee { shared: shared.clone(), place })?);
        }
        Ok(Value::from(Tuple::from_vec(copies)))
    })];

struct Chain {
    sources: Value,
    current: Option<Value>,
}

impl NativeIter for Chain {
    fn next(&mut self, vm: &mut Vm) -> Res<Option<Value>> {
        loop {
            vm.tick(1)?;
            if let Some(current) = &self.current {
                if let Some(item) = vm.next(current)? {
                    return Ok(Some(item));
                }
                self.current = None;
            }
            match vm.next(&self.sources)? {
                Some(source) => self.current = Some(vm.iter(&source)?),
                None => return Ok(None),
            }
        }
    }
    fn traverse(&self, visit: Visitor) {
        visit(&self.sources);
        self.current.iter().for_each(visit);
    }
}

struct ZipLongest {
    sources: Vec<Option<Value>>,
    fill: Value,
}

impl NativeIter for ZipLongest {
    fn next(&mut self, vm: &mut Vm) -> Res<Option<Value>> {
        if self.sources.iter().all(Option::is_none) {
            return Ok(None);
        }
        let mut items = Vec::with_capacity(self.sources.len());
        for place in 0..self.sources.len() {
            let item = match &self.sources[place] {
                Some(source) => vm.next(source)?,
                None => None,
            };
            if item.is_none() {
                self.sources[place] = None;
            }
            items.push(item);
        }
        if self.sources.iter().all(Option::is_none) {
            return Ok(None);
        }
        let fill = &self.fill;
        Ok(Some(Value::from(Tuple::from_vec(
            items.into_iter().map(|item| item.unwrap_or_else(|| fill.clone())).collect(),
        ))))
    }
    fn traverse(&self, visit: Visitor) {
        self.sources.iter().flatten().for_each(&mut *visit);
        visit(&self.fill);
    }
}

struct Pairwise {
    source: Value,
    before: Option<Value>,
}

impl NativeIter for Pairwise {
    fn next(&mut self, vm: &mut Vm) -> Res<Option<Value>> {
        let before = match self.before.take() {
            Some(before) => before,
            None => match vm.next(&self.source)? {
                Some(first) => first,
                None => return Ok(None),
            },
        };
        let Some(item) = vm.next(&self.source)? else { return Ok(None) };
        self.before = Some(item.clone());
        Ok(Some(Value::from(Tuple::from_vec(vec![before, item]))))
    }
    fn traverse(&self, visit: Visitor) {
        visit(&self.source);
        self.before.iter().for_each(visit);
    }
}

/// What the copies of a `tee` share: items that some of them have still to hand out.
struct Shared {
    source: Value,
    buffers: RefCell<Vec<VecDeque<Value>>>,
}

struct Tee {
    shared: Rc<Shared>,
    place: usize,
}

impl NativeIter for Tee {
    fn traverse(&self, visit: Visitor) {
        visit(&self.shared.source);
    }
    fn next(&mut self, vm: &mut Vm) -> Res<Option<Value>> {
        if let Some(item) = self.shared.buffers.borrow_mut()[self.place].pop_front() {
            return Ok(Some(item));
        }
        let Some(item) = vm.next(&self.shared.source)? else { return Ok(None) };
        for (place, buffer) in self.shared.buffers.borrow_mut().iter_mut().enumerate() {
            if place != self.place {
                buffer.push_back(item.clone());
            }
        }
        Ok(Some(item))
    }
}
