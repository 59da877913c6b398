//! `tuple`: a length and its items in one piece of memory.

use super::heap::{self, Visitor};
use super::reference::{Data, Header, Object, Ref, UNTRACKED};
use super::{Kind, Value};
use std::alloc::{Layout, alloc, dealloc, handle_alloc_error};
use std::cell::Cell;
use std::ops::Deref;
use std::ptr::NonNull;

/// The data of a tuple; its items follow it in memory. Dereferences to a slice.
#[repr(C)]
pub struct Tuple {
    length: usize,
    hash: Cell<i64>,
    items: [Value; 0],
}

// SAFETY: `Kind::Tuple` names this type only.
unsafe impl Data for Tuple {
    const KIND: Kind = Kind::Tuple;
    const TRACKED: bool = true;
    fn traverse(&self, visit: Visitor) -> bool {
        self.iter().for_each(visit);
        true
    }
}

impl Tuple {
    fn layout(length: usize) -> Layout {
        let items = Layout::array::<Value>(length).expect("a tuple fits the address space");
        Layout::new::<Object<Tuple>>().extend(items).expect("a tuple fits the address space").0.pad_to_align()
    }

    /// A tuple of the iterator's items. The iterator must be exact about its length (shorter is a defect and panics).
    pub fn collect(items: impl ExactSizeIterator<Item = Value>) -> Ref<Tuple> {
        let length = items.len();
        let layout = Tuple::layout(length);
        // Items that need no tracking cannot be part of a cycle.
        let mut tracked = false;
        // SAFETY: the layout is not empty; the header and every item are written before the `Ref` exists. A panic in
        // the iterator leaks the block, nothing more.
        unsafe {
            let Some(pointer) = NonNull::new(alloc(layout).cast::<Object<Tuple>>()) else { handle_alloc_error(layout) };
            (&raw mut (*pointer.as_ptr()).header).write(Header {
                count: Cell::new(1),
                gc_index: Cell::new(UNTRACKED),
                birth: Cell::new(0),
                kind: Kind::Tuple,
                flags: Cell::new(0),
            });
            (&raw mut (*pointer.as_ptr()).data).write(Tuple { length, hash: Cell::new(-1), items: [] });
            let first = (&raw mut (*pointer.as_ptr()).data.items).cast::<Value>();
            let mut written = 0;
            for item in items.take(length) {
                tracked |= item.kind > Kind::Complex;
                first.add(written).write(item);
                written += 1;
            }
            assert_eq!(written, length, "the iterator promised more items");
            if tracked {
                heap::track(pointer.cast());
            }
            Ref::from_raw(pointer)
        }
    }

    pub fn from_vec(items: Vec<Value>) -> Ref<Tuple> {
        Tuple::collect(items.into_iter())
    }

    pub fn from_slice(items: &[Value]) -> Ref<Tuple> {
        Tuple::collect(items.iter().cloned())
    }

    /// The remembered hash, -1 while unknown.
    pub fn cached_hash(&self) -> &Cell<i64> {
        &self.hash
    }

    /// Where the items are.
    ///
    /// # Safety
    /// `tuple` must be live.
    pub(super) unsafe fn first_item(tuple: NonNull<Object<Tuple>>) -> *mut Value {
        // SAFETY: the caller vouches for the tuple.
        unsafe { (&raw mut (*tuple.as_ptr()).data.items).cast::<Value>() }
    }

    /// Gives the memory of a tuple back, whose items have been dropped.
    ///
    /// # Safety
    /// Nobody else can reach the tuple any more.
    pub(super) unsafe fn free(tuple: NonNull<Object<Tuple>>) {
        // SAFETY: the layout is the one it was allocated with.
        unsafe {
            let length = tuple.as_ref().data.length;
            dealloc(tuple.as_ptr().cast(), Tuple::layout(length));
        }
    }
}

impl Deref for Tuple {
    type Target = [Value];
    #[inline(always)]
    fn deref(&self) -> &[Value] {
        // SAFETY: `length` items were written right behind this data when the tuple was made.
        unsafe { std::slice::from_raw_parts((&raw const self.items).cast::<Value>(), self.length) }
    }
}
