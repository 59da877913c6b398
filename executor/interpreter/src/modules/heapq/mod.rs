//! `heapq`. <https://docs.python.org/3.13/library/heapq.html>
//!
//! The heap itself is native; `merge`, `nlargest` and `nsmallest` are Python (`heapq.py`).

use crate::memory::{Ref, Value};
use crate::objects::native::{Def, def};
use crate::objects::{List, Module};
use crate::vm::{Res, Vm};

/// The list that a function works on, its first argument.
fn heap(vm: &mut Vm, args: &[Value], function: &str) -> Res<Ref<List>> {
    let place = if args.len() > 1 { "argument 1" } else { "argument" };
    args[0].native_ref::<List>().ok_or_else(|| vm.bad_argument(function, place, "list", &args[0]))
}

/// The item at a place: a comparison may have changed the list in between.
fn item(vm: &mut Vm, list: &List, place: usize, length: usize) -> Res {
    match list.get(place) {
        Some(item) if list.len() == length => Ok(item),
        _ => Err(vm.runtime_error("list changed size during iteration")),
    }
}

fn put(list: &List, place: usize, item: Value) {
    let old = match list.items.borrow_mut().get_mut(place) {
        Some(slot) => std::mem::replace(slot, item),
        None => item,
    };
    drop(old);
}

/// Which item belongs nearer to the root.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Order {
    Least,
    Greatest,
}

fn before(vm: &mut Vm, a: &Value, b: &Value, order: Order) -> Res<bool> {
    vm.tick(1)?;
    match order {
        Order::Least => vm.less(a, b),
        Order::Greatest => vm.less(b, a),
    }
}

/// Moves the item at `place` towards the root, no further than `start`.
fn rise(vm: &mut Vm, list: &List, start: usize, place: usize, order: Order) -> Res<()> {
    let length = list.len();
    let mut place = place;
    let moving = item(vm, list, place, length)?;
    while place > start {
        let above = (place - 1) / 2;
        let parent = item(vm, list, above, length)?;
        let rises = before(vm, &moving, &parent, order)?;
        let parent = item(vm, list, above, length)?;
        if !rises {
            break;
        }
        let moving = item(vm, list, place, length)?;
        put(list, above, moving);
        put(list, place, parent);
        place = above;
    }
    Ok(())
}

/// Moves the item at `place` down to a leaf, along the children that belong higher, and then up to where it fits.
fn sink(vm: &mut Vm, list: &List, place: usize, order: Order) -> Res<()> {
    let length = list.len();
    let start = place;
    let mut place = place;
    while place < length / 2 {
        let mut child = 2 * place + 1;
        if child + 1 < length {
            let (left, right) = (item(vm, list, child, length)?, item(vm, list, child + 1, length)?);
            if !before(vm, &left, &right, order)? {
                child += 1;
            }
        }
        let (upper, lower) = (item(vm, list, place, length)?, item(vm, list, child, length)?);
        put(list, place, lower);
        put(list, child, upper);
        place = child;
    }
    rise(vm, list, start, place, order)
}

fn heapify(vm: &mut Vm, list: &List, order: Order) -> Res {
    for place in (0..list.len() / 2).rev() {
        sink(vm, list, place, order)?;
    }
    Ok(Value::NONE)
}

fn pop(vm: &mut Vm, list: &List, order: Order) -> Res {
    let last = list.items.borrow_mut().pop();
    let Some(last) = last else { return Err(vm.index_error("index out of range")) };
    let Some(first) = list.get(0) else { return Ok(last) };
    put(list, 0, last);
    sink(vm, list, 0, order)?;
    Ok(first)
}

fn replace(vm: &mut Vm, list: &List, new: &Value, order: Order) -> Res {
    let Some(first) = list.get(0) else { return Err(vm.index_error("index out of range")) };
    put(list, 0, new.clone());
    sink(vm, list, 0, order)?;
    Ok(first)
}

const FUNCTIONS: &[Def] = &[
    def("heappush(heap, item, /)", "Push item onto heap, maintaining the heap invariant.", |vm, args| {
        let list = heap(vm, args, "heappush")?;
        if list.items.borrow().len() == list.items.borrow().capacity() {
            vm.charge(list.len() * size_of::<Value>())?;
        }
        list.items.borrow_mut().push(args[1].clone());
        let last = list.len() - 1;
        rise(vm, &list, 0, last, Order::Least)?;
        Ok(Value::NONE)
    }),
    def("heappop(heap, /)", "Pop the smallest item off the heap, maintaining the heap invariant.", |vm, args| {
        let list = heap(vm, args, "heappop")?;
        pop(vm, &list, Order::Least)
    }),
    def("heapify(heap, /)", "Transform list into a heap, in-place, in O(len(heap)) time.", |vm, args| {
        let list = heap(vm, args, "heapify")?;
        heapify(vm, &list, Order::Least)
    }),
    def(
        "heapreplace(heap, item, /)",
        "Pop and return the current smallest value, and add the new item.",
        |vm, args| {
            let list = heap(vm, args, "heapreplace")?;
            replace(vm, &list, &args[1], Order::Least)
        },
    ),
    def(
        "heappushpop(heap, item, /)",
        "Push item on the heap, then pop and return the smallest item from the heap.",
        |vm, args| {
            let list = heap(vm, args, "heappushpop")?;
            let Some(first) = list.get(0) else { return Ok(args[1].clone()) };
            if !vm.less(&first, &args[1])? {
                return Ok(args[1].clone());
            }
            if list.is_empty() {
                return Err(vm.index_error("index out of range"));
            }
            replace(vm, &list, &args[1], Order::Least)
        },
    ),
    def("_heapify_max(heap, /)", "Maxheap variant of heapify.", |vm, args| {
        let list = heap(vm, args, "_heapify_max")?;
        heapify(vm, &list, Order::Greatest)
    }),
    def("_heappop_max(heap, /)", "Maxheap variant of heappop.", |vm, args| {
        let list = heap(vm, args, "_heappop_max")?;
        pop(vm, &list, Order::Greatest)
    }),
    def("_heapreplace_max(heap, item, /)", "Maxheap variant of heapreplace.", |vm, args| {
        let list = heap(vm, args, "_heapreplace_max")?;
        replace(vm, &list, &args[1], Order::Greatest)
    }),
];

/// Fills the module.
pub fn load(vm: &mut Vm, module: &Ref<Module>) -> Res<()> {
    vm.add_functions_of(module, "_heapq", FUNCTIONS);
    super::run_source(vm, module, "heapq", include_str!("heapq.py"))
}
