//! Counts every byte a thread holds: the measure behind the memory limit.
//!
//! The count is exact by construction because it sits in the allocator itself. What is refused *before* it is
//! allocated is decided by `Vm::charge`, which compares the wish with what is left.

use std::alloc::{GlobalAlloc, Layout};
use std::cell::Cell;

thread_local! {
    static ALLOCATED: Cell<isize> = const { Cell::new(0) };
    static PEAK: Cell<isize> = const { Cell::new(0) };
}

/// Mimalloc, with a count per thread.
pub struct CountingAllocator(pub mimalloc::MiMalloc);

#[inline(always)]
fn add(bytes: usize) {
    // During thread teardown the counter may be gone; then nobody asks for it any more.
    let _ = ALLOCATED.try_with(|count| {
        let now = count.get() + bytes as isize;
        count.set(now);
        let _ = PEAK.try_with(|peak| {
            if now > peak.get() {
                peak.set(now);
            }
        });
    });
}

#[inline(always)]
fn remove(bytes: usize) {
    let _ = ALLOCATED.try_with(|count| count.set(count.get() - bytes as isize));
}

/// Alignment that mimalloc gives without being asked, whatever the size.
const NATURAL_ALIGNMENT: usize = 8;

// SAFETY: every call is handed on to mimalloc, which keeps the contract; counting allocates nothing. Blocks of its
// plain and of its aligned functions are freed alike.
unsafe impl GlobalAlloc for CountingAllocator {
    #[inline]
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        add(layout.size());
        if layout.align() <= NATURAL_ALIGNMENT {
            // SAFETY: any size is fine.
            return unsafe { libmimalloc_sys::mi_malloc(layout.size()) }.cast();
        }
        // SAFETY: the caller's contract is mimalloc's.
        unsafe { self.0.alloc(layout) }
    }

    #[inline]
    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        remove(layout.size());
        // SAFETY: the pointer came from mimalloc.
        unsafe { libmimalloc_sys::mi_free(pointer.cast()) }
    }

    #[inline]
    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        add(layout.size());
        if layout.align() <= NATURAL_ALIGNMENT {
            // SAFETY: any size is fine.
            return unsafe { libmimalloc_sys::mi_zalloc(layout.size()) }.cast();
        }
        // SAFETY: the caller's contract is mimalloc's.
        unsafe { self.0.alloc_zeroed(layout) }
    }

    #[inline]
    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, new_size: usize) -> *mut u8 {
        remove(layout.size());
        add(new_size);
        if layout.align() <= NATURAL_ALIGNMENT {
            // SAFETY: the pointer came from mimalloc; any size is fine.
            return unsafe { libmimalloc_sys::mi_realloc(pointer.cast(), new_size) }.cast();
        }
        // SAFETY: the caller's contract is mimalloc's.
        unsafe { self.0.realloc(pointer, layout, new_size) }
    }
}

/// Bytes this thread holds now (may dip below zero on threads that free what others made).
#[inline]
pub fn allocated() -> isize {
    ALLOCATED.with(Cell::get)
}

/// The most bytes this thread has held since [`reset_peak`].
pub fn peak() -> isize {
    PEAK.with(Cell::get)
}

/// Starts a new measurement of [`peak`].
pub fn reset_peak() {
    PEAK.with(|peak| peak.set(allocated()));
}
