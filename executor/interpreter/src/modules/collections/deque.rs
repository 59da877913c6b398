//! `collections.deque`. <https://docs.python.org/3.13/library/collections.html#collections.deque>

use crate::memory::{Kind, Tuple, Value, Visitor, let_go_in_order};
use crate::objects::foreign::ForeignData;
use crate::objects::iter::{Iteration, NativeIter};
use crate::objects::native::{Def, class_method, def, getter, static_method};
use crate::objects::str::intern;
use crate::objects::{Foreign, Instance, Iter, List, Type};
use crate::vm::compare::Comparison;
use crate::vm::{Res, Vm};
use std::cell::{Cell, RefCell};
use std::collections::VecDeque;

/// Items at both ends.
struct Deque {
    items: RefCell<VecDeque<Value>>,
    most: Cell<Option<usize>>,
    /// Counts changes, so that iterators notice.
    changes: Cell<u64>,
}

impl ForeignData for Deque {
    fn traverse(&self, visit: Visitor) -> bool {
        let Ok(items) = self.items.try_borrow() else { return false };
        items.iter().for_each(visit);
        true
    }
    fn clear(&self) {
        let_go_in_order(&mut Vec::from(self.items.take()));
    }
}

impl Drop for Deque {
    fn drop(&mut self) {
        let_go_in_order(&mut Vec::from(std::mem::take(self.items.get_mut())));
    }
}

fn deque(value: &Value) -> &Deque {
    value.native::<Foreign>().and_then(|object| object.downcast::<Deque>()).expect("methods of deque get deques")
}

fn is_deque(value: &Value) -> bool {
    value.native::<Foreign>().is_some_and(|object| object.downcast::<Deque>().is_some())
}

impl Deque {
    fn changed(&self) {
        self.changes.set(self.changes.get() + 1);
    }

    /// Adds at one end; a full deque loses an item at the other.
    fn push(&self, vm: &mut Vm, item: Value, left: bool) -> Res<()> {
        let (length, capacity) = {
            let items = self.items.borrow();
            (items.len(), items.capacity())
        };
        if length == capacity {
            vm.charge(length * 2 * size_of::<Value>())?;
        }
        self.changed();
        let dropped = {
            let mut items = self.items.borrow_mut();
            if left {
                items.push_front(item);
            } else {
                items.push_back(item);
            }
            match self.most.get() {
                Some(most) if items.len() > most => {
                    if left {
                        items.pop_back()
                    } else {
                        items.pop_front()
                    }
                }
                _ => None,
            }
        };
        drop(dropped);
        Ok(())
    }

    fn snapshot(&self) -> Vec<Value> {
        self.items.borrow().iter().cloned().collect()
    }
}

fn in_class(vm: &mut Vm, class: &Value, data: Deque) -> Res {
    let class = class.to_ref::<Type>().expect("__new__ gets a class");
    if class.user {
        let base = vm.module_attr("collections", "deque")?;
        let base = base.to_ref::<Type>().ok_or_else(|| vm.type_error("deque has been replaced"))?;
        return Ok(Value::from(Instance::new(class, Value::from(Foreign::new(base, data)))));
    }
    Ok(Value::from(Foreign::new(class, data)))
}

/// The place of an index, or an `IndexError`.
fn place(vm: &mut Vm, this: &Deque, index: &Value) -> Res<usize> {
    if vm.class_of(index).lookup(&vm.names.index).is_none() {
        let found = vm.class_of(index).name();
        return Err(vm.type_error(format!("sequence index must be integer, not '{}'", found.as_str())));
    }
    let length = this.items.borrow().len() as i64;
    let index = vm.index_of(index)?;
    let index = if index < 0 { index + length } else { index };
    if index < 0 || index >= length {
        return Err(vm.index_error("deque index out of range"));
    }
    Ok(index as usize)
}

fn extend(vm: &mut Vm, this: &Value, source: &Value, left: bool) -> Res<()> {
    if this.unwrapped().same(source.unwrapped()) {
        for item in deque(this).snapshot() {
            deque(this).push(vm, item, left)?;
        }
        return Ok(());
    }
    let iterator = vm.iter(source)?;
    while let Some(item) = vm.next(&iterator)? {
        deque(this).push(vm, item, left)?;
    }
    Ok(())
}

fn compare(vm: &mut Vm, args: &[Value], op: Comparison) -> Res {
    if !is_deque(&args[1]) {
        return Ok(Value::NOT_IMPLEMENTED);
    }
    let left = Value::from(List::new(deque(&args[0]).snapshot()));
    let right = Value::from(List::new(deque(&args[1]).snapshot()));
    vm.compare(op, &left, &right)
}

/// The place of the first item equal to one, between bounds.
fn search(vm: &mut Vm, this: &Value, wanted: &Value, start: usize, stop: usize) -> Res<Option<usize>> {
    search_for(vm, this, wanted, start, stop, false)
}

/// The same; a comparison that changes the deque is another error where what is found goes.
fn search_for(
    vm: &mut Vm,
    this: &Value,
    wanted: &Value,
    start: usize,
    stop: usize,
    removes: bool,
) -> Res<Option<usize>> {
    let changes = deque(this).changes.get();
    let mut at = start;
    loop {
        let item = deque(this).items.borrow().get(at).filter(|_| at < stop).cloned();
        let Some(item) = item else { return Ok(None) };
        vm.tick(1)?;
        let equal = vm.same_or_equal(&item, wanted)?;
        let changed = deque(this).changes.get() != changes;
        if changed && removes {
            return Err(vm.index_error("deque mutated during iteration"));
        }
        if equal {
            return Ok(Some(at));
        }
        if changed {
            return Err(vm.runtime_error("deque mutated during iteration"));
        }
        at += 1;
    }
}

struct DequeIter {
    deque: Value,
    next: usize,
    changes: u64,
    backwards: bool,
}

impl NativeIter for DequeIter {
    fn next(&mut self, vm: &mut Vm) -> Res<Option<Value>> {
        let this = deque(&self.deque);
        let length = this.items.borrow().len();
        if self.next >= length && this.changes.get() == self.changes {
            return Ok(None);
        }
        if this.changes.get() != self.changes {
            return Err(vm.runtime_error("deque mutated during iteration"));
        }
        let at = if self.backwards { length - 1 - self.next } else { self.next };
        self.next += 1;
        let item = this.items.borrow().get(at).cloned();
        Ok(item)
    }
    fn length_hint(&self) -> Option<usize> {
        Some(deque(&self.deque).items.borrow().len().saturating_sub(self.next))
    }
    fn traverse(&self, visit: Visitor) {
        visit(&self.deque);
    }
}

fn iterate(vm: &mut Vm, this: &Value, backwards: bool) -> Res {
    let iter = DequeIter { deque: this.clone(), next: 0, changes: deque(this).changes.get(), backwards };
    let name = if backwards { "_deque_reverse_iterator" } else { "_deque_iterator" };
    match vm.module_attr("collections", name)?.to_ref::<Type>() {
        Some(class) => Ok(Iter::native(class, iter)),
        None => Ok(Iter::new(Iteration::Native(Box::new(iter)))),
    }
}

fn new_iterator(vm: &mut Vm, args: &[Value], backwards: bool) -> Res {
    if !is_deque(&args[1]) {
        let name = vm.type_name(&args[1]);
        let wanted = "collections.deque";
        return Err(vm.type_error(format!("argument 1 must be {wanted}, not {name}")));
    }
    let made = iterate(vm, &args[1], backwards)?;
    for _ in 0..vm.index_of(&args[2])?.max(0) {
        if vm.next(&made)?.is_none() {
            break;
        }
    }
    Ok(made)
}

/// The constructor of iterators.
pub const FORWARDS: &[Def] =
    &[static_method("__new__(cls, deque, index=0, /)", "Make an iterator.", |vm, args| new_iterator(vm, args, false))];
/// The constructor of iterators from the end.
pub const BACKWARDS: &[Def] =
    &[static_method("__new__(cls, deque, index=0, /)", "Make an iterator.", |vm, args| new_iterator(vm, args, true))];

/// The methods of `deque`.
pub const METHODS: &[Def] = &[
    static_method("__new__(cls, *args, **kwargs)", "Make an empty deque.", |vm, args| {
        let data = Deque { items: RefCell::default(), most: Cell::new(None), changes: Cell::new(0) };
        in_class(vm, &args[0], data)
    }),
    def("__init__(self, iterable=(), maxlen=None)", "Fill the deque.", |vm, args| {
        let most = if args[2].is_none() {
            None
        } else {
            if !matches!(args[2].unwrapped().kind(), Kind::Int | Kind::Bool | Kind::BigInt) {
                return Err(vm.type_error("an integer is required"));
            }
            let most = vm.index_of(&args[2])?;
            if most < 0 {
                return Err(vm.value_error("maxlen must be non-negative"));
            }
            Some(most as usize)
        };
        let old = deque(&args[0]).items.take();
        drop(old);
        deque(&args[0]).most.set(most);
        extend(vm, &args[0], &args[1], false)?;
        Ok(Value::NONE)
    }),
    def("append(self, item, /)", "Add an element to the right side of the deque.", |vm, args| {
        deque(&args[0]).push(vm, args[1].clone(), false).map(Value::from)
    }),
    def("appendleft(self, item, /)", "Add an element to the left side of the deque.", |vm, args| {
        deque(&args[0]).push(vm, args[1].clone(), true).map(Value::from)
    }),
    def("pop(self, /)", "Remove and return the rightmost element.", |vm, args| {
        deque(&args[0]).changed();
        let item = deque(&args[0]).items.borrow_mut().pop_back();
        item.ok_or_else(|| vm.index_error("pop from an empty deque"))
    }),
    def("popleft(self, /)", "Remove and return the leftmost element.", |vm, args| {
        deque(&args[0]).changed();
        let item = deque(&args[0]).items.borrow_mut().pop_front();
        item.ok_or_else(|| vm.index_error("pop from an empty deque"))
    }),
    def("clear(self, /)", "Remove all elements from the deque.", |_, args| {
        deque(&args[0]).changed();
        let items = deque(&args[0]).items.take();
        let_go_in_order(&mut Vec::from(items));
        Ok(Value::NONE)
    }),
    def("copy(self, /)", "Return a shallow copy of a deque.", copy),
    def("__copy__(self, /)", "Return a shallow copy of a deque.", copy),
    def("__reduce__(self, /)", "What makes the deque again.", |vm, args| {
        let tuple = |items| Value::from(Tuple::from_vec(items));
        let class = vm.class_of(&args[0]).value();
        let most = deque(&args[0]).most.get().map(|most| tuple(vec![tuple(Vec::new()), Value::int(most as i64)]));
        let getstate = vm.get_attr(&args[0], &intern("__getstate__"))?;
        let state = vm.call(&getstate, &[])?;
        let items = vm.iter(&args[0])?;
        Ok(tuple(vec![class, most.unwrap_or_else(|| tuple(Vec::new())), state, items]))
    }),
    def("count(self, value, /)", "Return number of occurrences of value.", |vm, args| {
        let mut count = 0;
        let mut start = 0;
        let changes = deque(&args[0]).changes.get();
        while let Some(found) = search(vm, &args[0], &args[1], start, usize::MAX)? {
            if deque(&args[0]).changes.get() != changes {
                return Err(vm.runtime_error("deque mutated during iteration"));
            }
            count += 1;
            start = found + 1;
        }
        Ok(Value::int(count))
    }),
    def("extend(self, iterable, /)", "Extend the right side with elements from the iterable.", |vm, args| {
        extend(vm, &args[0], &args[1], false).map(Value::from)
    }),
    def("extendleft(self, iterable, /)", "Extend the left side with elements from the iterable.", |vm, args| {
        extend(vm, &args[0], &args[1], true).map(Value::from)
    }),
    def("index(self, value, start=0, stop=9223372036854775807, /)", "Return first index of value.", |vm, args| {
        let length = deque(&args[0]).items.borrow().len();
        let bounds = crate::objects::list::methods::search_bounds(vm, &args[2], &args[3], length)?;
        match search(vm, &args[0], &args[1], bounds.0, bounds.1)? {
            Some(found) => Ok(Value::int(found as i64)),
            None => {
                let shown = vm.repr_of(&args[1])?;
                Err(vm.value_error(format!("{} is not in deque", shown.as_str())))
            }
        }
    }),
    def("insert(self, index, value, /)", "Insert value before index.", |vm, args| {
        let this = deque(&args[0]);
        let length = this.items.borrow().len();
        let index = vm.index_of(&args[1])?;
        if this.most.get() == Some(length) {
            return Err(vm.index_error("deque already at its maximum size"));
        }
        let index = if index < 0 { (index + length as i64).max(0) } else { index }.min(length as i64);
        vm.charge(size_of::<Value>() * length)?;
        this.changed();
        this.items.borrow_mut().insert(index as usize, args[2].clone());
        Ok(Value::NONE)
    }),
    def("remove(self, value, /)", "Remove first occurrence of value.", |vm, args| {
        match search_for(vm, &args[0], &args[1], 0, usize::MAX, true)? {
            Some(found) => {
                deque(&args[0]).changed();
                let removed = deque(&args[0]).items.borrow_mut().remove(found);
                drop(removed);
                Ok(Value::NONE)
            }
            None => {
                let shown = vm.repr_of(&args[1])?;
                Err(vm.value_error(format!("{} is not in deque", shown.as_str())))
            }
        }
    }),
    def("reverse(self, /)", "Reverse *IN PLACE*.", |vm, args| {
        let this = deque(&args[0]);
        vm.tick(this.items.borrow().len() / 16)?;
        this.items.borrow_mut().make_contiguous().reverse();
        Ok(Value::NONE)
    }),
    def("rotate(self, n=1, /)", "Rotate the deque n steps to the right.", |vm, args| {
        let steps = vm.index_of(&args[1])?;
        let this = deque(&args[0]);
        let length = this.items.borrow().len() as i64;
        if length > 1 {
            vm.tick(length as usize / 64)?;
            this.changed();
            this.items.borrow_mut().rotate_right(steps.rem_euclid(length) as usize);
        }
        Ok(Value::NONE)
    }),
    def("__len__(self, /)", "Return len(self).", |_, args| Ok(Value::int(deque(&args[0]).items.borrow().len() as i64))),
    def("__bool__(self, /)", "True if self else False", |_, args| {
        Ok(Value::bool(!deque(&args[0]).items.borrow().is_empty()))
    }),
    def("__getitem__(self, key, /)", "Return self[key].", |vm, args| {
        let place = place(vm, deque(&args[0]), &args[1])?;
        let item = deque(&args[0]).items.borrow().get(place).cloned();
        item.ok_or_else(|| vm.index_error("deque index out of range"))
    }),
    def("__setitem__(self, key, value, /)", "Set self[key] to value.", |vm, args| {
        let place = place(vm, deque(&args[0]), &args[1])?;
        let old = match deque(&args[0]).items.borrow_mut().get_mut(place) {
            Some(item) => std::mem::replace(item, args[2].clone()),
            None => Value::NONE,
        };
        drop(old);
        Ok(Value::NONE)
    }),
    def("__delitem__(self, key, /)", "Delete self[key].", |vm, args| {
        let place = place(vm, deque(&args[0]), &args[1])?;
        deque(&args[0]).changed();
        let removed = deque(&args[0]).items.borrow_mut().remove(place);
        drop(removed);
        Ok(Value::NONE)
    }),
    def("__contains__(self, key, /)", "Return bool(key in self).", |vm, args| {
        Ok(Value::bool(search(vm, &args[0], &args[1], 0, usize::MAX)?.is_some()))
    }),
    def("__iter__(self, /)", "Implement iter(self).", |vm, args| iterate(vm, &args[0], false)),
    def("__reversed__(self, /)", "Return a reverse iterator over the deque.", |vm, args| iterate(vm, &args[0], true)),
    def("__add__(self, value, /)", "Return self+value.", |vm, args| {
        if !is_deque(&args[1]) {
            let found = vm.class_of(&args[1]).name();
            return Err(vm.type_error(format!("can only concatenate deque (not \"{}\") to deque", found.as_str())));
        }
        let made = copy(vm, args)?;
        extend(vm, &made, &args[1], false)?;
        Ok(made)
    }),
    def("__iadd__(self, value, /)", "Implement self+=value.", |vm, args| {
        extend(vm, &args[0], &args[1], false)?;
        Ok(args[0].clone())
    }),
    def("__mul__(self, value, /)", "Return self*value.", |vm, args| {
        let count = repetitions(vm, &args[1])?;
        let made = copy(vm, args)?;
        repeat(vm, &made, count)?;
        Ok(made)
    }),
    def("__rmul__(self, value, /)", "Return value*self.", |vm, args| {
        let count = repetitions(vm, &args[1])?;
        let made = copy(vm, args)?;
        repeat(vm, &made, count)?;
        Ok(made)
    }),
    def("__imul__(self, value, /)", "Implement self*=value.", |vm, args| {
        let count = repetitions(vm, &args[1])?;
        repeat(vm, &args[0], count)?;
        Ok(args[0].clone())
    }),
    def("__eq__(self, value, /)", "Return self==value.", |vm, args| compare(vm, args, Comparison::Equal)),
    def("__ne__(self, value, /)", "Return self!=value.", |vm, args| compare(vm, args, Comparison::NotEqual)),
    def("__lt__(self, value, /)", "Return self<value.", |vm, args| compare(vm, args, Comparison::Less)),
    def("__le__(self, value, /)", "Return self<=value.", |vm, args| compare(vm, args, Comparison::LessEqual)),
    def("__gt__(self, value, /)", "Return self>value.", |vm, args| compare(vm, args, Comparison::Greater)),
    def("__ge__(self, value, /)", "Return self>=value.", |vm, args| compare(vm, args, Comparison::GreaterEqual)),
    def("__repr__(self, /)", "Return repr(self).", |vm, args| {
        let name = vm.class_of(&args[0]).plain_name();
        let identity = args[0].identity();
        if vm.repr_stack.contains(&identity) {
            return Ok(vm.text("[...]"));
        }
        vm.repr_stack.push(identity);
        let shown = vm.deeper(|vm| {
            let items = Value::from(List::new(vm.collect(&args[0])?));
            vm.repr_of(&items)
        });
        vm.repr_stack.pop();
        let shown = shown?;
        let most = deque(&args[0]).most.get().map_or(String::new(), |most| format!(", maxlen={most}"));
        Ok(vm.text(format!("{name}({}{most})", shown.as_str())))
    }),
    getter("maxlen", "maximum size of a deque or None if unbounded", |_, args| {
        Ok(deque(&args[0]).most.get().map_or(Value::NONE, |most| Value::int(most as i64)))
    }),
    class_method("__class_getitem__(cls, item, /)", "See PEP 585.", |vm, args| vm.generic_alias(&args[0], &args[1])),
];

/// A deque of the same class and length at most, made by the class itself where it is one of the program's.
fn copy(vm: &mut Vm, args: &[Value]) -> Res {
    let class = vm.class_of(&args[0]);
    let most = deque(&args[0]).most.get();
    if class.user {
        let mut given = vec![args[0].clone()];
        given.extend(most.map(|most| Value::int(most as i64)));
        let made = vm.call(&class.value(), &given)?;
        if !is_deque(&made) {
            let found = vm.type_name(&made);
            let message = format!("{}() must return a deque, not {found}", class.name().as_str());
            return Err(vm.type_error(message));
        }
        return Ok(made);
    }
    vm.charge(deque(&args[0]).items.borrow().len() * size_of::<Value>())?;
    let items = deque(&args[0]).items.borrow().clone();
    let data = Deque { items: RefCell::new(items), most: Cell::new(most), changes: Cell::new(0) };
    in_class(vm, &class.value(), data)
}

fn repetitions(vm: &mut Vm, count: &Value) -> Res<usize> {
    if vm.class_of(count).lookup(&vm.names.index).is_none() {
        let found = vm.type_name(count);
        return Err(vm.type_error(format!("can't multiply sequence by non-int of type '{found}'")));
    }
    Ok(vm.index_of(count)?.max(0) as usize)
}

/// Makes of a deque as many of it behind each other.
fn repeat(vm: &mut Vm, this: &Value, count: usize) -> Res<()> {
    let items = deque(this).snapshot();
    let most = deque(this).most.get().unwrap_or(usize::MAX);
    let length = items.len().saturating_mul(count);
    vm.charge(length.min(most).saturating_mul(size_of::<Value>()))?;
    vm.spend(length.min(most) / 16)?;
    let kept = length.min(most);
    let repeated = (length - kept..length).filter_map(|place| items.get(place % items.len()).cloned()).collect();
    let old = deque(this).items.replace(repeated);
    deque(this).changed();
    drop(old);
    Ok(())
}
