//! Counting references, and collecting cycles.

use super::destruction::{self, destroy};
use super::reference::{Data, FINALIZED, Header, Object, UNTRACKED};
use super::{Kind, Payload, Ref, Str, Tuple, Value};
use crate::objects::*;
use std::cell::{Cell, RefCell};
use std::collections::BTreeSet;
use std::mem::ManuallyDrop;
use std::ptr::NonNull;
use std::rc::Rc;

/// Called with each value an object holds.
pub type Visitor<'a> = &'a mut dyn FnMut(&Value);

/// Ticks left before the virtual machine looks around: shared with the heap, which may call for attention.
#[derive(Clone)]
pub struct Fuel(Rc<Cell<i64>>);

impl Fuel {
    pub fn new(ticks: i64) -> Fuel {
        Fuel(Rc::new(Cell::new(ticks)))
    }

    #[inline(always)]
    pub fn get(&self) -> i64 {
        self.0.get()
    }

    #[inline(always)]
    pub fn set(&self, ticks: i64) {
        self.0.set(ticks);
    }
}

pub(super) type Pointer = NonNull<Header>;

/// What one thread's objects share.
struct Heap {
    /// Every live object that can be part of a cycle; `Header::gc_index` points back here.
    tracked: RefCell<ManuallyDrop<Vec<Pointer>>>,
    /// Tracked objects made since the last collection.
    young: Cell<usize>,
    /// Tracked objects made at all.
    births: Cell<u32>,
    /// Objects kept alive because their finaliser has still to run.
    finalizers: RefCell<ManuallyDrop<Vec<Value>>>,
    /// The counter of the virtual machine that runs: drawn below zero when a finaliser waits.
    fuel: RefCell<ManuallyDrop<Option<Fuel>>>,
    /// Addresses of all classes: what a subclass list may be resolved against.
    types: RefCell<ManuallyDrop<BTreeSet<usize>>>,
}

/// What is added to the counter for attention: so far below zero that no work counts as much.
const CALL: i64 = i64::MIN / 4;

impl Heap {
    fn call_attention(&self) {
        if let Some(fuel) = &**self.fuel.borrow()
            && fuel.get() >= CALL / 2
        {
            fuel.set(fuel.get() + CALL);
        }
    }

    #[inline]
    fn destroy(&self, pointer: Pointer) {
        // SAFETY: the count is zero and the memory still there: nobody else can reach it, so it may be looked at,
        // revived (count one again, owned by the finaliser list), or dropped as the type its kind names.
        unsafe {
            let header = pointer.as_ref();
            if dispatch_needs_finalizer(pointer) && header.flags.get() & FINALIZED == 0 {
                return self.postpone(pointer);
            }
            if header.flags.get() & super::reference::HAS_WEAKREF != 0 {
                crate::memory::weakref::forget(pointer.as_ptr() as usize);
            }
            if header.kind == Kind::Type {
                self.types.borrow_mut().remove(&(pointer.as_ptr() as usize));
            }
            self.untrack(pointer);
            dispatch_drop(pointer);
        }
    }

    /// Keeps an object whose count is zero for its finaliser.
    ///
    /// # Safety
    /// Nobody else can reach the object.
    #[inline(never)]
    unsafe fn postpone(&self, pointer: Pointer) {
        // SAFETY: the caller vouches for the object, which the list owns from now on.
        unsafe {
            let header = pointer.as_ref();
            header.flags.set(header.flags.get() | FINALIZED);
            header.count.set(1);
            self.finalizers.borrow_mut().push(value_of(pointer));
        }
        self.call_attention();
    }

    fn untrack(&self, pointer: Pointer) {
        // SAFETY: both the object and the one that takes its place in the list are live.
        unsafe {
            let index = pointer.as_ref().gc_index.get();
            if index == UNTRACKED {
                return;
            }
            let mut tracked = self.tracked.borrow_mut();
            tracked.swap_remove(index as usize);
            if let Some(moved) = tracked.get(index as usize) {
                moved.as_ref().gc_index.set(index);
            }
            pointer.as_ref().gc_index.set(UNTRACKED);
            let young = self.young.get();
            self.young.set(young.saturating_sub(1));
        }
    }
}

thread_local! {
    static HEAP: Heap = const { Heap {
        tracked: RefCell::new(ManuallyDrop::new(Vec::new())),
        young: Cell::new(0),
        births: Cell::new(0),
        finalizers: RefCell::new(ManuallyDrop::new(Vec::new())),
        fuel: RefCell::new(ManuallyDrop::new(None)),
        types: RefCell::new(ManuallyDrop::new(BTreeSet::new())),
    } };
}

/// # Safety
/// `pointer` must be a live object.
#[inline(always)]
pub(super) unsafe fn retain(pointer: Pointer) {
    // SAFETY: the object is live. A count cannot overflow: 2^32 references would need 64 GiB of values.
    let count = unsafe { &pointer.as_ref().count };
    count.set(count.get().wrapping_add(1));
}

/// Gives a count back; true when it was the last.
///
/// # Safety
/// `pointer` must be a live object and the caller must own the count that it gives back.
#[inline(always)]
pub(super) unsafe fn release(pointer: Pointer) -> bool {
    // SAFETY: the object is live until its count is zero.
    let count = unsafe { &pointer.as_ref().count };
    let left = count.get().wrapping_sub(1);
    count.set(left);
    if left == 0 {
        destroy(pointer);
    }
    left == 0
}

/// Drops an object whose count is zero, or keeps it alive for its finaliser.
#[inline]
pub(super) fn destroy_now(pointer: Pointer) {
    HEAP.with(|heap| heap.destroy(pointer));
}

/// # Safety
/// `pointer` must be live, and the caller hands over one count.
unsafe fn value_of(pointer: Pointer) -> Value {
    // SAFETY: the object is live.
    Value { kind: unsafe { pointer.as_ref().kind }, payload: Payload::of_object(pointer.as_ptr()) }
}

pub(super) fn track(pointer: Pointer) {
    HEAP.with(|heap| {
        let mut tracked = heap.tracked.borrow_mut();
        // SAFETY: the object has just been made.
        unsafe {
            pointer.as_ref().gc_index.set(tracked.len() as u32);
            pointer.as_ref().birth.set(heap.births.get());
        }
        heap.births.set(heap.births.get().wrapping_add(1));
        tracked.push(pointer);
        heap.young.set(heap.young.get() + 1);
    });
}

/// Marks an object as having weak references to it.
pub(crate) fn mark_weakly_referenced(value: &Value) {
    if value.kind.is_heap() {
        // SAFETY: heap kinds hold a pointer to a live header.
        unsafe {
            let flags = &(*value.payload.object()).flags;
            flags.set(flags.get() | super::reference::HAS_WEAKREF);
        }
    }
}

/// Notes a class, so that [`live_type`] can find it again.
pub(crate) fn register_type(class: &Ref<Type>) {
    HEAP.with(|heap| {
        heap.types.borrow_mut().insert(class.address());
    });
}

/// The class at an address, if there (still) is one.
pub(crate) fn live_type(address: usize) -> Option<Ref<Type>> {
    HEAP.with(|heap| {
        if !heap.types.borrow().contains(&address) {
            return None;
        }
        // SAFETY: addresses stay in the list only while the class lives.
        unsafe {
            let pointer = NonNull::new_unchecked(address as *mut Header);
            if pointer.as_ref().count.get() == 0 {
                return None;
            }
            retain(pointer);
            Some(Ref::from_raw(pointer.cast()))
        }
    })
}

/// Tracked objects made and not dropped since the last collection.
pub fn gc_debt() -> usize {
    HEAP.with(|heap| heap.young.get())
}

pub fn tracked_count() -> usize {
    HEAP.with(|heap| heap.tracked.borrow().len())
}

/// Names the counter that a call for attention draws below zero: that of the virtual machine that runs next.
pub fn attend_with(fuel: &Fuel) {
    HEAP.with(|heap| **heap.fuel.borrow_mut() = Some(fuel.clone()));
}

/// True when a finaliser waits; the counter is as it would be had nobody called.
pub fn answer_attention(fuel: &Fuel) -> bool {
    let called = fuel.get() < CALL / 2;
    if called {
        fuel.set(fuel.get() - CALL);
    }
    called
}

/// Asks the virtual machine of this thread to look at what waits.
pub fn call_attention() {
    HEAP.with(Heap::call_attention);
}

/// Objects whose finaliser has to run now; each is handed out once.
pub fn take_finalizers() -> Vec<Value> {
    HEAP.with(|heap| std::mem::take(&mut **heap.finalizers.borrow_mut()))
}

/// Whether an object has still to be finalised.
///
/// # Safety
/// The object must be there; one with a count of zero is going already.
unsafe fn is_unfinished(pointer: Pointer) -> bool {
    // SAFETY: the caller vouches for the object.
    unsafe {
        let header = pointer.as_ref();
        header.count.get() > 0 && header.flags.get() & FINALIZED == 0 && dispatch_needs_finalizer(pointer)
    }
}

/// True while any object has a finaliser that has not run.
pub fn finalizers_are_left() -> bool {
    // SAFETY: everything tracked is there.
    HEAP.with(|heap| heap.tracked.borrow().iter().any(|pointer| unsafe { is_unfinished(*pointer) }))
}

/// Makes every object that has a finaliser wait for it now, though it is alive: those that the roots lead to first,
/// the nearest before the others and the items of sequences from the last, as CPython's collector meets them. Stops
/// early when it gets `late`.
pub fn take_all_finalizers(roots: &[Value], late: &mut dyn FnMut() -> bool) {
    HEAP.with(|heap| {
        let tracked = heap.tracked.borrow();
        let mut seen = vec![false; tracked.len()];
        let mut met: Vec<Pointer> = Vec::new();
        // SAFETY: everything tracked is there, and nothing here changes an object but its marks.
        unsafe {
            let mut meet = |value: &Value, met: &mut Vec<Pointer>| {
                if value.kind.is_heap()
                    && let Some(pointer) = NonNull::new(value.payload.object())
                    && let Some(seen) = seen.get_mut(pointer.as_ref().gc_index.get() as usize)
                    && !std::mem::replace(seen, true)
                {
                    met.push(pointer);
                }
            };
            roots.iter().for_each(|root| meet(root, &mut met));
            let mut next = 0;
            while let Some(pointer) = met.get(next).copied() {
                next += 1;
                if next % UNHURRIED == 0 && late() {
                    return;
                }
                let first = met.len();
                dispatch_traverse(pointer, &mut |value| meet(value, &mut met));
                if matches!(pointer.as_ref().kind, Kind::List | Kind::Tuple) {
                    met[first..].reverse();
                }
            }
            met.extend(tracked.iter().zip(&seen).filter(|(_, seen)| !**seen).map(|(pointer, _)| *pointer));
            for pointer in met.into_iter().filter(|pointer| is_unfinished(*pointer)) {
                let flags = &pointer.as_ref().flags;
                flags.set(flags.get() | FINALIZED);
                retain(pointer);
                heap.finalizers.borrow_mut().push(value_of(pointer));
            }
        }
    });
}

/// Lets go of what a world that is over has left: cycles, and objects whose finaliser now never runs. With the last
/// object the lists go, too, so that a thread that ends leaves nothing behind.
pub fn end_world() {
    destruction::resume_drops();
    // What has a finaliser is let off the first time it is met.
    loop {
        while destruction::settle() {}
        let freed = collect(&mut || false);
        let let_off = take_finalizers();
        // Nobody is left who could be called back.
        let due = super::weakref::take_due();
        if freed == 0 && let_off.is_empty() && due.is_empty() {
            break;
        }
    }
    HEAP.with(|heap| {
        heap.young.set(0);
        if !heap.tracked.borrow().is_empty() {
            return;
        }
        drop(std::mem::take(&mut **heap.tracked.borrow_mut()));
        destruction::forget_lists();
        drop(std::mem::take(&mut **heap.types.borrow_mut()));
        drop(heap.fuel.borrow_mut().take());
    });
    super::allocator::keep_no_blocks();
}

macro_rules! dispatch {
    ($pointer:expr, $object:ident => $body:expr, str => $str:expr, tuple => $tuple:expr) => {{
        let pointer: Pointer = $pointer;
        macro_rules! arm {
            ($type:ty) => {{
                let $object = pointer.cast::<Object<$type>>();
                $body
            }};
        }
        match unsafe { pointer.as_ref().kind } {
            Kind::Str => $str,
            Kind::BigInt => arm!(BigInt),
            Kind::Bytes => arm!(Bytes),
            Kind::ByteArray => arm!(ByteArray),
            Kind::Complex => arm!(Complex),
            Kind::List => arm!(List),
            Kind::Tuple => $tuple,
            Kind::Dict => arm!(Dict),
            Kind::Set => arm!(Set),
            Kind::FrozenSet => arm!(FrozenSet),
            Kind::Range => arm!(Range),
            Kind::Slice => arm!(Slice),
            Kind::DictView => arm!(DictView),
            Kind::Iter => arm!(Iter),
            Kind::Generator => arm!(Generator),
            Kind::Function => arm!(Function),
            Kind::Native => arm!(Native),
            Kind::Method => arm!(Method),
            Kind::Type => arm!(Type),
            Kind::Instance => arm!(Instance),
            Kind::Exception => arm!(Exception),
            Kind::Cell => arm!(PyCell),
            Kind::Module => arm!(Module),
            Kind::Property => arm!(Property),
            Kind::StaticMethod => arm!(StaticMethod),
            Kind::ClassMethod => arm!(ClassMethod),
            Kind::Super => arm!(Super),
            Kind::GetSet => arm!(GetSet),
            Kind::Code => arm!(CodeObject),
            Kind::Foreign => arm!(Foreign),
            Kind::Undef | Kind::None | Kind::Bool | Kind::Int | Kind::Float | Kind::Ellipsis | Kind::NotImplemented => {
                unreachable!("inline kinds have no header")
            }
        }
    }};
}

/// # Safety
/// The object's count is zero and nobody reaches it any more.
unsafe fn dispatch_drop(pointer: Pointer) {
    // SAFETY: each kind names the type it was boxed as; strings and tuples know their own layout.
    unsafe {
        dispatch!(pointer, object => drop(Box::from_raw(object.as_ptr())), str => Str::destroy(pointer),
            tuple => destruction::destroy_tuple(pointer.cast()));
    }
}

/// # Safety
/// The object is live, and so are all it holds.
unsafe fn dispatch_traverse(pointer: Pointer, visit: Visitor) -> bool {
    // SAFETY: each kind names the type it was boxed as.
    unsafe {
        dispatch!(pointer, object => object.as_ref().data.traverse(visit), str => true,
            tuple => pointer.cast::<Object<Tuple>>().as_ref().data.traverse(visit))
    }
}

/// # Safety
/// The object is live.
unsafe fn dispatch_clear(pointer: Pointer) {
    // SAFETY: each kind names the type it was boxed as.
    unsafe { dispatch!(pointer, object => object.as_ref().data.clear(), str => (), tuple => ()) }
}

/// # Safety
/// The object's memory is still there.
unsafe fn dispatch_needs_finalizer(pointer: Pointer) -> bool {
    // SAFETY: only these kinds have finalisers; each names the type it was boxed as.
    unsafe {
        match pointer.as_ref().kind {
            Kind::Instance => pointer.cast::<Object<Instance>>().as_ref().data.needs_finalizer(),
            Kind::Generator => pointer.cast::<Object<Generator>>().as_ref().data.needs_finalizer(),
            Kind::Foreign => pointer.cast::<Object<Foreign>>().as_ref().data.needs_finalizer(),
            _ => false,
        }
    }
}

/// How many objects are looked at between two looks at the time.
const UNHURRIED: usize = if cfg!(miri) { 64 } else { 4_096 };

/// Finds cycles that nothing outside them refers to, and lets them go. Objects in them that have a finaliser are
/// handed to [`take_finalizers`] first and looked at again next time. Returns how many objects were freed; none when
/// it gets `late`, which is asked now and then: nothing is lost, the next collection finds the same.
pub fn collect(late: &mut dyn FnMut() -> bool) -> usize {
    let held = HEAP.with(|heap| {
        heap.young.set(0);
        garbage(&heap.tracked.borrow(), late)
    });
    // SAFETY: every piece of garbage is live, for `held` has a count of each until the end.
    unsafe {
        let count = held.len();
        let mut unfinished: Vec<Pointer> = held.iter().copied().filter(|pointer| is_unfinished(*pointer)).collect();
        if !unfinished.is_empty() {
            // The oldest first, as CPython's collector has them in its list.
            unfinished.sort_unstable_by_key(|pointer| pointer.as_ref().birth.get());
            HEAP.with(|heap| {
                for pointer in unfinished {
                    let flags = &pointer.as_ref().flags;
                    flags.set(flags.get() | FINALIZED);
                    retain(pointer);
                    heap.finalizers.borrow_mut().push(value_of(pointer));
                }
                heap.call_attention();
            });
            held.into_iter().for_each(|pointer| _ = release(pointer));
            return 0;
        }
        for (place, pointer) in held.iter().enumerate() {
            if place % UNHURRIED == 0 && late() {
                break;
            }
            if pointer.as_ref().flags.get() & super::reference::HAS_WEAKREF != 0 {
                crate::memory::weakref::forget(pointer.as_ptr() as usize);
            }
            dispatch_clear(*pointer);
        }
        for (place, pointer) in held.into_iter().enumerate() {
            if place % UNHURRIED == 0 && late() {
                destruction::hold_drops();
            }
            release(pointer);
        }
        count
    }
}

/// The objects that only cycles of their own keep, each with a count for the caller; none when it gets `late`. It
/// takes eight bytes and no more for each object, since it runs where memory is short.
fn garbage(tracked: &[Pointer], late: &mut dyn FnMut() -> bool) -> Vec<Pointer> {
    /// Of an object that is reached.
    const ALIVE: u32 = u32::MAX;
    /// Of the last object in the list of those to be followed.
    const LAST: u32 = u32::MAX;
    /// Of an object that cannot be looked into now.
    const OPAQUE: u32 = u32::MAX - 1;
    let mut followed = 0;
    let mut too_late = || {
        followed += 1;
        followed % UNHURRIED == 0 && late()
    };
    // SAFETY (whole function): everything tracked is live, and nothing here changes an object.
    unsafe {
        let index_of = |value: &Value| -> Option<usize> {
            if !value.kind.is_heap() {
                return None;
            }
            let index = (*value.payload.object()).gc_index.get();
            if index == UNTRACKED { None } else { Some(index as usize) }
        };
        // How many references to each object are not explained by other tracked objects. What waits to be dropped has
        // none at all, and is none of our business.
        let mut outside: Vec<u32> = tracked.iter().map(|pointer| pointer.as_ref().count.get().max(1)).collect();
        // Those still to be followed, as a list through this.
        let mut next = vec![LAST; tracked.len()];
        for (place, pointer) in tracked.iter().enumerate() {
            if too_late() {
                return Vec::new();
            }
            let seen = dispatch_traverse(*pointer, &mut |value| {
                if let Some(index) = index_of(value) {
                    outside[index] = outside[index].saturating_sub(1);
                }
            });
            if !seen {
                next[place] = OPAQUE;
            }
        }
        // Everything reachable from an object with outside references is alive.
        let mut first = LAST;
        for place in 0..tracked.len() {
            if outside[place] > 0 || next[place] == OPAQUE {
                outside[place] = ALIVE;
                next[place] = first;
                first = place as u32;
            }
        }
        while first != LAST {
            if too_late() {
                return Vec::new();
            }
            let place = first as usize;
            first = next[place];
            dispatch_traverse(tracked[place], &mut |value| {
                if let Some(index) = index_of(value)
                    && outside[index] != ALIVE
                {
                    outside[index] = ALIVE;
                    next[index] = first;
                    first = index as u32;
                }
            });
        }
        drop(next);
        let mut held = Vec::with_capacity(outside.iter().filter(|count| **count != ALIVE).count());
        for (pointer, _) in tracked.iter().zip(&outside).filter(|(_, count)| **count != ALIVE) {
            retain(*pointer);
            held.push(*pointer);
        }
        held
    }
}
