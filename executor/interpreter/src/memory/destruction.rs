//! Letting go of objects: without recursion, items of a sequence from the last to the first, and never so much at once
//! that a deadline would have to wait for it.

use super::heap::{Pointer, call_attention, destroy_now};
use super::reference::Object;
use super::{Kind, Str, Tuple, Value};
use std::cell::{Cell, RefCell};
use std::mem::ManuallyDrop;
use std::ptr::NonNull;

/// Nested drops beyond this wait in a list.
const MAX_DEPTH: u32 = 50;
/// Objects that go at once; what hangs on the last of them waits. This many take a few milliseconds.
const MOST_AT_ONCE: u32 = 50_000;
/// Items of a large container that go between two looks at how many have gone.
const PORTION: usize = if cfg!(miri) { 64 } else { 1_024 };
/// What a portion counts for even when nothing in it is an object that is counted for itself.
const PORTION_COST: u32 = 256;

/// A large container that is being emptied.
trait Pile {
    /// Lets go of some; false when nothing is left.
    fn shrink(&mut self) -> bool;
}

/// What waits to be let go of on this thread.
struct Destruction {
    depth: Cell<u32>,
    /// Objects that may still go before the rest waits.
    patience: Cell<u32>,
    /// What `patience` is at the start: [`MOST_AT_ONCE`], or nothing while everything is held.
    allowance: Cell<u32>,
    /// Whether there is anything in the two lists.
    waits: Cell<bool>,
    /// Objects whose count is zero.
    objects: RefCell<ManuallyDrop<Vec<Pointer>>>,
    piles: RefCell<ManuallyDrop<Vec<Box<dyn Pile>>>>,
}

thread_local! {
    static DESTRUCTION: Destruction = const { Destruction {
        depth: Cell::new(0),
        patience: Cell::new(MOST_AT_ONCE),
        allowance: Cell::new(MOST_AT_ONCE),
        waits: Cell::new(false),
        objects: RefCell::new(ManuallyDrop::new(Vec::new())),
        piles: RefCell::new(ManuallyDrop::new(Vec::new())),
    } };
}

impl Destruction {
    fn spend(&self, cost: u32) {
        self.patience.set(self.patience.get().saturating_sub(cost));
    }

    /// Lets go of what waits, while there is patience.
    #[inline(never)]
    #[cold]
    fn drain(&self) {
        while self.waits.get() {
            if self.patience.get() == 0 {
                return call_attention();
            }
            let next = self.objects.borrow_mut().pop();
            if let Some(next) = next {
                self.spend(1);
                destroy_now(next);
                continue;
            }
            let pile = self.piles.borrow_mut().pop();
            let Some(mut pile) = pile else {
                self.waits.set(false);
                return;
            };
            self.spend(PORTION_COST);
            if pile.shrink() {
                self.piles.borrow_mut().push(pile);
            }
        }
    }
}

#[inline(never)]
#[cold]
fn destroy_later(waiting: &Destruction, pointer: Pointer) {
    waiting.objects.borrow_mut().push(pointer);
    waiting.waits.set(true);
}

/// Drops an object whose count is zero, or keeps it alive for its finaliser.
#[inline(never)]
pub(super) fn destroy(pointer: Pointer) {
    // Text is what goes most often, and nothing hangs on it.
    // SAFETY: the count is zero; the kind names the type.
    unsafe {
        let header = pointer.as_ref();
        if header.kind == Kind::Str && header.flags.get() == 0 {
            Str::destroy(pointer);
            return;
        }
    }
    DESTRUCTION.with(|waiting| {
        let depth = waiting.depth.get();
        let patience = if depth == 0 { waiting.allowance.get() } else { waiting.patience.get() };
        if depth >= MAX_DEPTH || patience == 0 {
            return destroy_later(waiting, pointer);
        }
        waiting.patience.set(patience - 1);
        waiting.depth.set(depth + 1);
        destroy_now(pointer);
        if depth == 0 && waiting.waits.get() {
            waiting.drain();
        }
        waiting.depth.set(depth);
    });
}

/// Lets go of the items of a sequence, from the last to the first.
#[inline]
pub fn let_go_backwards(items: &mut Vec<Value>) {
    if items.len() > PORTION {
        return pile_up(std::mem::take(items));
    }
    // SAFETY: the vector forgets its items before they are dropped, each once.
    unsafe {
        let (first, length) = (items.as_mut_ptr(), items.len());
        items.set_len(0);
        drop_backwards(first, length);
    }
}

/// Lets go of items in their order; a few of them are left to whoever drops the vector.
#[inline]
pub fn let_go_in_order<T: 'static>(items: &mut Vec<T>) {
    if items.len() > PORTION {
        pile_up(std::mem::take(items).into_iter());
    }
}

#[inline(never)]
#[cold]
fn pile_up(pile: impl Pile + 'static) {
    let pile: Box<dyn Pile> = Box::new(pile);
    DESTRUCTION.with(|waiting| {
        waiting.piles.borrow_mut().push(pile);
        waiting.waits.set(true);
        let depth = waiting.depth.get();
        if depth > 0 {
            // The outermost drop comes to it, unless it has had enough.
            return;
        }
        waiting.patience.set(waiting.allowance.get());
        waiting.depth.set(1);
        waiting.drain();
        waiting.depth.set(0);
    });
}

/// # Safety
/// So many values from `first` on are dropped: nobody may use them any more.
#[inline]
unsafe fn drop_backwards(first: *mut Value, length: usize) {
    for place in (0..length).rev() {
        // SAFETY: the caller vouches for the values.
        unsafe { std::ptr::drop_in_place(first.add(place)) };
    }
}

impl Pile for Vec<Value> {
    fn shrink(&mut self) -> bool {
        let kept = self.len().saturating_sub(PORTION);
        let portion = self.len() - kept;
        // SAFETY: the vector forgets the items before they are dropped, each once.
        unsafe {
            self.set_len(kept);
            drop_backwards(self.as_mut_ptr().add(kept), portion);
        }
        kept > 0
    }
}

impl<T> Pile for std::vec::IntoIter<T> {
    fn shrink(&mut self) -> bool {
        self.take(PORTION).for_each(drop);
        self.len() > 0
    }
}

/// A large tuple of which the first items are left.
struct TuplePile {
    tuple: NonNull<Object<Tuple>>,
    left: usize,
}

impl Pile for TuplePile {
    fn shrink(&mut self) -> bool {
        let kept = self.left.saturating_sub(PORTION);
        // SAFETY: this pile alone knows the tuple and how many items are left; the last portion takes the block along.
        unsafe {
            let first = Tuple::first_item(self.tuple);
            drop_backwards(first.add(kept), self.left - kept);
            self.left = kept;
            if kept == 0 {
                Tuple::free(self.tuple);
            }
        }
        kept > 0
    }
}

/// # Safety
/// The tuple's count is zero, and nobody reaches it any more.
pub(super) unsafe fn destroy_tuple(tuple: NonNull<Object<Tuple>>) {
    // SAFETY: the caller vouches for the tuple.
    unsafe {
        let length = tuple.as_ref().data.len();
        if length > PORTION {
            return pile_up(TuplePile { tuple, left: length });
        }
        drop_backwards(Tuple::first_item(tuple), length);
        Tuple::free(tuple);
    }
}

/// Lets go of nothing more, however little is held by it, until [`resume_drops`]: who is to answer in time does not
/// wait for what a program has heaped up.
pub fn hold_drops() {
    DESTRUCTION.with(|waiting| {
        waiting.allowance.set(0);
        waiting.patience.set(0);
    });
}

/// Undoes [`hold_drops`].
pub fn resume_drops() {
    DESTRUCTION.with(|waiting| waiting.allowance.set(MOST_AT_ONCE));
}

/// Lets go of some of what waits; true when there is more. Takes a few milliseconds at most.
pub fn settle() -> bool {
    DESTRUCTION.with(|waiting| {
        if waiting.depth.get() > 0 {
            return false;
        }
        waiting.patience.set(waiting.allowance.get());
        if waiting.patience.get() == 0 {
            return false;
        }
        waiting.depth.set(1);
        waiting.drain();
        waiting.depth.set(0);
        waiting.waits.get()
    })
}

/// Gives the room of the lists back, at the end of a world.
pub(super) fn forget_lists() {
    DESTRUCTION.with(|waiting| {
        drop(std::mem::take(&mut **waiting.objects.borrow_mut()));
        drop(std::mem::take(&mut **waiting.piles.borrow_mut()));
    });
}
