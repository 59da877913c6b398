//! Iterators of `collections.OrderedDict` and its views.
//! <https://docs.python.org/3.13/library/collections.html#collections.OrderedDict>

use super::{Dict, Part};
use crate::memory::{Kind, Ref, Tuple, Value, Visitor};
use crate::objects::Iter;
use crate::objects::iter::NativeIter;
use crate::objects::native::{Def, def};
use crate::vm::{Res, Vm};

/// What an `OrderedDict` has in other words than a dict.
pub const METHODS: &[Def] = &[
    def("__iter__(self, /)", "Implement iter(self).", |vm, args| {
        let dict = vm.receiver::<Dict>(&args[0])?;
        Ok(iterator(vm, dict, Part::Keys, false))
    }),
    def("__reversed__(self, /)", "od.__reversed__() <==> reversed(od)", |vm, args| {
        let dict = vm.receiver::<Dict>(&args[0])?;
        Ok(iterator(vm, dict, Part::Keys, true))
    }),
];

/// Whether an object is an `OrderedDict`.
pub fn is_ordered(vm: &Vm, object: &Value) -> bool {
    object.kind() == Kind::Instance
        && vm.class_of(object).mro.borrow().iter().any(|class| class.name().as_str() == "collections.OrderedDict")
}

/// An iterator over one part of an `OrderedDict`.
pub fn iterator(vm: &Vm, dict: Ref<Dict>, part: Part, backwards: bool) -> Value {
    let place = if backwards { usize::MAX } else { 0 };
    let keys = dict.table.borrow().version();
    Iter::native(vm.types.odict_iterator.clone(), Entries { dict, part, backwards, place, keys, done: 0 })
}

struct Entries {
    dict: Ref<Dict>,
    part: Part,
    backwards: bool,
    place: usize,
    /// Names the keys as they were.
    keys: u64,
    /// How many items it has given.
    done: usize,
}

impl NativeIter for Entries {
    fn next(&mut self, vm: &mut Vm) -> Res<Option<Value>> {
        let table = self.dict.table.borrow();
        if self.done == usize::MAX {
            return Ok(None);
        }
        if table.version() != self.keys {
            self.done = usize::MAX;
            return Err(vm.runtime_error("OrderedDict mutated during iteration"));
        }
        let found = if self.backwards { table.previous_place(self.place) } else { table.next_place(self.place) };
        let Some(entry) = found.and_then(|found| table.entry(found)) else {
            self.done = usize::MAX;
            return Ok(None);
        };
        self.place = found.map_or(0, |found| if self.backwards { found } else { found + 1 });
        self.done += 1;
        Ok(Some(match self.part {
            Part::Keys => entry.key.clone(),
            Part::Values => entry.value.clone(),
            Part::Items => Value::from(Tuple::from_slice(&[entry.key.clone(), entry.value.clone()])),
        }))
    }
    fn traverse(&self, visit: Visitor) {
        self.dict.trace(visit);
    }
    fn length_hint(&self) -> Option<usize> {
        Some(self.dict.len().saturating_sub(self.done))
    }
}
