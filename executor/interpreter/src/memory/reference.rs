//! Counted objects and the pointers that own them.

use super::heap::{self, Visitor};
use super::{Kind, Payload, Value};
use std::cell::Cell;
use std::marker::PhantomData;
use std::mem::ManuallyDrop;
use std::ops::Deref;
use std::ptr::NonNull;

/// What every object starts with.
#[repr(C)]
pub struct Header {
    pub(super) count: Cell<u32>,
    /// Place in the collector's list, or [`UNTRACKED`].
    pub(super) gc_index: Cell<u32>,
    /// Which of the tracked objects it is by age: finalisers of a cycle run by it.
    pub(super) birth: Cell<u32>,
    pub(super) kind: Kind,
    pub(super) flags: Cell<u8>,
}

pub(super) const UNTRACKED: u32 = u32::MAX;
/// The finaliser of this object has run (it runs once).
pub(super) const FINALIZED: u8 = 1;
/// A weak reference points here.
pub(super) const HAS_WEAKREF: u8 = 2;

/// An object in memory: header, then the data of its kind.
#[repr(C)]
pub struct Object<T> {
    pub(super) header: Header,
    pub(super) data: T,
}

/// The data of one kind of object.
///
/// # Safety
/// `KIND` must name this type and no other: casts rely on it (see `heap::dispatch`).
pub unsafe trait Data: 'static {
    const KIND: Kind;
    /// Whether the object can be part of a reference cycle.
    const TRACKED: bool = false;
    /// The same for one object of a tracked kind.
    fn is_tracked(&self) -> bool {
        true
    }
    /// Shows every value held, for the cycle collector. Skipping one is safe (a leak), inventing one is not possible.
    /// Returns false when the data could not be looked at (it is being changed right now).
    fn traverse(&self, _visit: Visitor) -> bool {
        true
    }
    /// Lets go of what may form cycles.
    fn clear(&self) {}
    /// True when a finaliser has to run before the object may go.
    fn needs_finalizer(&self) -> bool {
        false
    }
}

/// An owning, counted pointer to an object.
pub struct Ref<T: Data> {
    pub(super) pointer: NonNull<Object<T>>,
    own: PhantomData<Object<T>>,
}

impl<T: Data> Ref<T> {
    /// Moves `data` to the heap.
    #[inline]
    pub fn new(data: T) -> Ref<T> {
        // Written field by field where it stays: an object put together elsewhere would be read, to be moved, before
        // its parts have been stored.
        let tracked = T::TRACKED && data.is_tracked();
        let place = Box::leak(Box::<Object<T>>::new_uninit());
        // SAFETY: every field is written, through pointers derived from the place itself.
        let pointer = unsafe {
            let object = place.as_mut_ptr();
            (&raw mut (*object).header.count).write(Cell::new(1));
            (&raw mut (*object).header.gc_index).write(Cell::new(UNTRACKED));
            (&raw mut (*object).header.birth).write(Cell::new(0));
            (&raw mut (*object).header.kind).write(T::KIND);
            (&raw mut (*object).header.flags).write(Cell::new(0));
            (&raw mut (*object).data).write(data);
            NonNull::new_unchecked(object)
        };
        if tracked {
            heap::track(pointer.cast());
        }
        Ref { pointer, own: PhantomData }
    }

    /// # Safety
    /// `pointer` must be a live object of this type and the caller must hand over one count.
    #[inline]
    pub(super) unsafe fn from_raw(pointer: NonNull<Object<T>>) -> Ref<T> {
        Ref { pointer, own: PhantomData }
    }

    #[inline]
    pub fn same(&self, other: &Ref<T>) -> bool {
        self.pointer == other.pointer
    }

    /// Address, as `id()` shows it and as identity maps use it.
    #[inline]
    pub fn address(&self) -> usize {
        self.pointer.as_ptr() as usize
    }

    /// Shows this reference to the collector.
    #[inline]
    pub fn trace(&self, visit: Visitor) {
        let value =
            ManuallyDrop::new(Value { kind: T::KIND, payload: Payload::of_object(self.pointer.as_ptr().cast()) });
        visit(&value);
    }

    /// A new counted value for the same object.
    #[inline]
    pub fn value(&self) -> Value {
        Value::from(self.clone())
    }

    pub fn reference_count(&self) -> u32 {
        // SAFETY: a `Ref` always points to a live object.
        unsafe { self.pointer.as_ref().header.count.get() }
    }
}

impl<T: Data> Clone for Ref<T> {
    #[inline(always)]
    fn clone(&self) -> Self {
        // SAFETY: a `Ref` always points to a live object.
        unsafe { heap::retain(self.pointer.cast()) };
        Ref { pointer: self.pointer, own: PhantomData }
    }
}

impl<T: Data> Drop for Ref<T> {
    #[inline(always)]
    fn drop(&mut self) {
        // SAFETY: this `Ref` owned one count, which is given back exactly once.
        unsafe {
            heap::release(self.pointer.cast());
        }
    }
}

impl<T: Data> Deref for Ref<T> {
    type Target = T;
    #[inline(always)]
    fn deref(&self) -> &T {
        // SAFETY: a `Ref` always points to a live object, shared access only.
        unsafe { &self.pointer.as_ref().data }
    }
}

impl<T: Data> From<Ref<T>> for Value {
    #[inline(always)]
    fn from(reference: Ref<T>) -> Value {
        let reference = ManuallyDrop::new(reference);
        Value { kind: T::KIND, payload: Payload::of_object(reference.pointer.as_ptr().cast()) }
    }
}

impl<T: Data> PartialEq for Ref<T> {
    fn eq(&self, other: &Self) -> bool {
        self.same(other)
    }
}
impl<T: Data> Eq for Ref<T> {}
