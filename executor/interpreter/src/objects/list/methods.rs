//! Methods of `list`; sorting is in `sort`.

use super::List;
use crate::memory::{Value, let_go_backwards};
use crate::objects::Iter;
use crate::objects::iter::Iteration;
use crate::objects::native::{Def, class_method, def, static_method};
use crate::vm::{Res, Vm};

/// Methods of the type.
pub const METHODS: &[Def] = &[
    static_method("__new__(cls, *args, **kwargs)", "An empty list; __init__ fills it.", |vm, args| {
        let class = vm.types.list.clone();
        vm.wrap_native(&args[0], &class, Value::from(List::new(Vec::new())))
    }),
    def("__init__(self, iterable=(), /)", "Fills the list with the items of an iterable.", |vm, args| {
        let list = vm.receiver::<List>(&args[0])?;
        let mut old = list.items.take();
        let_go_backwards(&mut old);
        vm.list_extend(&list.value(), &args[1])?;
        Ok(Value::NONE)
    }),
    class_method("__class_getitem__(cls, item, /)", "list[int]", crate::objects::generic_alias::class_item),
    def("append(self, object, /)", "Adds an object at the end.", |vm, args| {
        let list = vm.receiver::<List>(&args[0])?;
        let mut items = list.items.borrow_mut();
        if items.len() == items.capacity() {
            vm.reserve(&mut *items, 1)?;
        }
        items.push(args[1].clone());
        Ok(Value::NONE)
    }),
    def("clear(self, /)", "Removes all items.", |vm, args| {
        let list = vm.receiver::<List>(&args[0])?;
        let mut old = list.items.take();
        let_go_backwards(&mut old);
        Ok(Value::NONE)
    }),
    def("copy(self, /)", "A new list of the same items.", |vm, args| {
        let list = vm.receiver::<List>(&args[0])?;
        vm.charge(list.len() * size_of::<Value>())?;
        Ok(Value::from(List::new(list.snapshot())))
    }),
    def("count(self, value, /)", "How many items are equal to a value.", |vm, args| {
        let list = vm.receiver::<List>(&args[0])?;
        let (mut place, mut count) = (0, 0);
        while let Some(item) = list.get(place) {
            vm.tick(1)?;
            if vm.same_or_equal(&item, &args[1])? {
                count += 1;
            }
            place += 1;
        }
        Ok(Value::int(count))
    }),
    def("extend(self, iterable, /)", "Adds the items of an iterable at the end.", |vm, args| {
        let list = vm.receiver::<List>(&args[0])?;
        vm.list_extend(&list.value(), &args[1])?;
        Ok(Value::NONE)
    }),
    def(
        "index(self, value, start=0, stop=9223372036854775807, /)",
        "The first place of a value, which must be there.",
        |vm, args| {
            let list = vm.receiver::<List>(&args[0])?;
            let (start, stop) = search_bounds(vm, &args[2], &args[3], list.len())?;
            let mut place = start;
            while place < stop {
                let Some(item) = list.get(place) else { break };
                vm.tick(1)?;
                if vm.same_or_equal(&item, &args[1])? {
                    return Ok(Value::int(place as i64));
                }
                place += 1;
            }
            let shown = vm.repr_of(&args[1])?;
            Err(vm.value_error(format!("{} is not in list", shown.as_str())))
        },
    ),
    def("insert(self, index, object, /)", "Puts an object in front of the item at an index.", |vm, args| {
        let list = vm.receiver::<List>(&args[0])?;
        let index = vm.index_of(&args[1])?;
        vm.tick(list.len() / 64)?;
        let mut items = list.items.borrow_mut();
        vm.reserve(&mut *items, 1)?;
        let length = items.len() as i64;
        let place = if index < 0 { index.saturating_add(length).max(0) } else { index.min(length) };
        items.insert(place as usize, args[2].clone());
        Ok(Value::NONE)
    }),
    def("pop(self, index=-1, /)", "Removes the item at an index, by default the last, and returns it.", |vm, args| {
        let list = vm.receiver::<List>(&args[0])?;
        let index = vm.index_of(&args[1])?;
        if list.is_empty() {
            return Err(vm.index_error("pop from empty list"));
        }
        let length = list.len();
        let place = if index < 0 { index + length as i64 } else { index };
        let Some(place) = usize::try_from(place).ok().filter(|place| *place < length) else {
            return Err(vm.index_error("pop index out of range"));
        };
        vm.tick((length - place) / 64)?;
        let item = list.items.borrow_mut().remove(place);
        Ok(item)
    }),
    def("remove(self, value, /)", "Removes the first item that is equal to a value.", |vm, args| {
        let list = vm.receiver::<List>(&args[0])?;
        let mut place = 0;
        while let Some(item) = list.get(place) {
            vm.tick(1)?;
            if vm.same_or_equal(&item, &args[1])? {
                // The comparison may have shortened the list.
                if place < list.len() {
                    let old = list.items.borrow_mut().remove(place);
                    drop(old);
                }
                return Ok(Value::NONE);
            }
            place += 1;
        }
        Err(vm.value_error("list.remove(x): x not in list"))
    }),
    def("reverse(self, /)", "Turns the list around.", |vm, args| {
        let list = vm.receiver::<List>(&args[0])?;
        vm.tick(list.len() / 16)?;
        list.items.borrow_mut().reverse();
        Ok(Value::NONE)
    }),
    def("sort(self, /, *, key=None, reverse=False)", "Sorts the list; equal items keep their order.", |vm, args| {
        let list = vm.receiver::<List>(&args[0])?;
        let reverse = vm.truth(&args[2])?;
        super::sort::sort_list(vm, &list, &args[1], reverse)?;
        Ok(Value::NONE)
    }),
    def("__reversed__(self, /)", "An iterator from the last item to the first.", |vm, args| {
        let list = vm.receiver::<List>(&args[0])?;
        let next = list.len();
        Ok(Iter::new(Iteration::ListReversed { list, next }))
    }),
];

/// `start` and `stop` of `index`, clipped to a sequence.
pub fn search_bounds(vm: &mut Vm, start: &Value, stop: &Value, length: usize) -> Res<(usize, usize)> {
    let mut clip = |bound: &Value| -> Res<usize> {
        // CPython does not take None here.
        if !vm.is_index(bound) {
            return Err(vm.type_error("slice indices must be integers or have an __index__ method"));
        }
        let bound = vm.slice_bound(bound)?;
        let bound = if bound < 0 { bound.saturating_add(length as i64).max(0) } else { bound };
        Ok((bound as usize).min(length))
    };
    Ok((clip(start)?, clip(stop)?))
}
