//! Counts every byte a thread holds: the measure behind the memory limit.
//!
//! The count is exact by construction because it sits in the allocator itself. What is refused *before* it is
//! allocated is decided by `Vm::charge`, which compares the wish with what is left.
//!
//! What counts is what a block takes, not what was asked for: small blocks come in sizes of their own, large ones are
//! whole pages straight from the system, which has them back at once and lets them grow where they are.

use std::alloc::{GlobalAlloc, Layout};
use std::cell::Cell;

thread_local! {
    static ALLOCATED: Cell<isize> = const { Cell::new(0) };
    static PEAK: Cell<isize> = const { Cell::new(0) };
}

/// Mimalloc, with a count per thread.
pub struct CountingAllocator(pub mimalloc::MiMalloc);

/// What a block of so many bytes takes: mimalloc's sizes are multiples of two words up to eight, then four to each
/// power of two.
#[inline(always)]
const fn taken(bytes: usize) -> usize {
    let words = bytes.div_ceil(8);
    if words <= 8 {
        return if words <= 1 { 8 } else { words.next_multiple_of(2) * 8 };
    }
    if bytes >= pages::LARGE {
        return bytes.next_multiple_of(pages::SIZE);
    }
    let shift = (words - 1).ilog2() - 2;
    ((((words - 1) >> shift) + 1) << shift) * 8
}

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
        add(taken(layout.size()));
        if pages::serve(&layout) {
            return pages::map(layout.size());
        }
        if layout.align() <= NATURAL_ALIGNMENT {
            if let Some(block) = shelf::take(layout.size()) {
                return block;
            }
            // SAFETY: any size is fine.
            return unsafe { libmimalloc_sys::mi_malloc(layout.size()) }.cast();
        }
        // SAFETY: the caller's contract is mimalloc's.
        unsafe { self.0.alloc(layout) }
    }

    #[inline]
    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        remove(taken(layout.size()));
        // SAFETY: the block is free, of this size, and mimalloc's.
        if layout.align() <= NATURAL_ALIGNMENT && unsafe { shelf::put(pointer, layout.size()) } {
            return;
        }
        if pages::serve(&layout) {
            // SAFETY: a block of such a layout was mapped.
            return unsafe { pages::unmap(pointer, layout.size()) };
        }
        // SAFETY: the pointer came from mimalloc.
        unsafe { libmimalloc_sys::mi_free(pointer.cast()) }
    }

    #[inline]
    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        add(taken(layout.size()));
        if pages::serve(&layout) {
            return pages::map(layout.size());
        }
        if layout.align() <= NATURAL_ALIGNMENT {
            // SAFETY: any size is fine.
            return unsafe { libmimalloc_sys::mi_zalloc(layout.size()) }.cast();
        }
        // SAFETY: the caller's contract is mimalloc's.
        unsafe { self.0.alloc_zeroed(layout) }
    }

    #[inline]
    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, new_size: usize) -> *mut u8 {
        // SAFETY: the caller vouches for the new size.
        let new = unsafe { Layout::from_size_align_unchecked(new_size, layout.align()) };
        if pages::serve(&layout) || pages::serve(&new) {
            if pages::serve(&layout) && pages::serve(&new) {
                remove(taken(layout.size()));
                add(taken(new_size));
                // SAFETY: a block of such a layout was mapped.
                return unsafe { pages::remap(pointer, layout.size(), new_size) };
            }
            // From the one allocator to the other: for a moment both blocks are there.
            // SAFETY: the caller's contract is the one of these.
            unsafe {
                let moved = self.alloc(new);
                if !moved.is_null() {
                    std::ptr::copy_nonoverlapping(pointer, moved, layout.size().min(new_size));
                    self.dealloc(pointer, layout);
                }
                return moved;
            }
        }
        remove(taken(layout.size()));
        add(taken(new_size));
        if layout.align() <= NATURAL_ALIGNMENT {
            if let Some(moved) = shelf::take(new_size) {
                // SAFETY: both blocks are there, and have these sizes.
                unsafe {
                    std::ptr::copy_nonoverlapping(pointer, moved, layout.size().min(new_size));
                    if !shelf::put(pointer, layout.size()) {
                        libmimalloc_sys::mi_free(pointer.cast());
                    }
                }
                return moved;
            }
            // SAFETY: the pointer came from mimalloc; any size is fine.
            return unsafe { libmimalloc_sys::mi_realloc(pointer.cast(), new_size) }.cast();
        }
        // SAFETY: the caller's contract is mimalloc's.
        unsafe { self.0.realloc(pointer, layout, new_size) }
    }
}

pub use shelf::{close as keep_no_blocks, open as keep_blocks};

/// Hands freed blocks that mimalloc keeps for the next wish back to the system.
#[cold]
pub fn give_back() {
    shelf::close();
    // Under Miri nothing has come from there.
    if cfg!(not(miri)) {
        // SAFETY: what is in use stays where it is.
        unsafe { libmimalloc_sys::mi_collect(true) };
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

/// Small blocks that have just been freed, at hand for the next wish of their size: the last one first, for it is still
/// in the processor's cache. (Mimalloc hands out the blocks of a page in turn.) Only threads that run programs keep some.
mod shelf {
    use std::cell::Cell;
    use std::ptr;

    /// Blocks up to this size are kept.
    const LARGEST: usize = 128;
    /// Mimalloc's sizes up to there, from 16 bytes on: see [`super::taken`].
    const SIZES: usize = LARGEST / 16;
    /// How many of a size are kept.
    const ROOM: u32 = 64;

    struct Shelf {
        /// The block that was freed last; in its first bytes is the address of the one before.
        first: [Cell<*mut u8>; SIZES],
        room: [Cell<u32>; SIZES],
    }

    thread_local! {
        static SHELF: Shelf = const { Shelf {
            first: [const { Cell::new(ptr::null_mut()) }; SIZES],
            room: [const { Cell::new(0) }; SIZES],
        } };
    }

    #[inline(always)]
    fn place(size: usize) -> Option<usize> {
        if size > 8 && size <= LARGEST { Some((size - 1) / 16) } else { None }
    }

    /// A block of this size, if one is kept.
    #[inline(always)]
    pub fn take(size: usize) -> Option<*mut u8> {
        let place = place(size)?;
        SHELF.with(|shelf| {
            let block = shelf.first[place].get();
            if block.is_null() {
                return None;
            }
            // SAFETY: `put` has written the address there, and nobody uses a block that is kept.
            shelf.first[place].set(unsafe { block.cast::<*mut u8>().read() });
            shelf.room[place].set(shelf.room[place].get() + 1);
            Some(block)
        })
    }

    /// Keeps a block; false when there is no room for it.
    ///
    /// # Safety
    /// The block is mimalloc's, was allocated for this size, and nobody uses it any more.
    #[inline(always)]
    pub unsafe fn put(block: *mut u8, size: usize) -> bool {
        let Some(place) = place(size) else { return false };
        SHELF.with(|shelf| {
            let room = shelf.room[place].get();
            if room == 0 {
                return false;
            }
            // SAFETY: a block has at least 16 bytes, so aligned, and is the shelf's now.
            unsafe { block.cast::<*mut u8>().write(shelf.first[place].get()) };
            shelf.first[place].set(block);
            shelf.room[place].set(room - 1);
            true
        })
    }

    /// From now on this thread keeps some.
    pub fn open() {
        SHELF.with(|shelf| {
            for (first, room) in shelf.first.iter().zip(&shelf.room) {
                if first.get().is_null() {
                    room.set(ROOM);
                }
            }
        });
    }

    /// Gives all of them back; from now on this thread keeps none.
    pub fn close() {
        SHELF.with(|shelf| {
            for (first, room) in shelf.first.iter().zip(&shelf.room) {
                room.set(0);
                while !first.get().is_null() {
                    let block = first.get();
                    // SAFETY: see `take`; the block came from mimalloc.
                    unsafe {
                        first.set(block.cast::<*mut u8>().read());
                        libmimalloc_sys::mi_free(block.cast());
                    }
                }
            }
        });
    }
}

/// Large blocks on Linux: mapped for themselves.
#[cfg(all(target_os = "linux", not(miri)))]
mod pages {
    use std::alloc::Layout;
    use std::ptr;

    /// The size of a page, or a divisor of it where pages are larger.
    pub const SIZE: usize = 4096;
    /// From here on a block is worth a call of the system.
    pub const LARGE: usize = 2 << 20;

    /// Whether a block of this layout is mapped.
    #[inline(always)]
    pub fn serve(layout: &Layout) -> bool {
        layout.size() >= LARGE && layout.align() <= SIZE
    }

    fn checked(found: *mut libc::c_void) -> *mut u8 {
        if found == libc::MAP_FAILED { ptr::null_mut() } else { found.cast() }
    }

    /// Fresh pages, all zero; null where there are none.
    #[cold]
    pub fn map(size: usize) -> *mut u8 {
        let (access, kind) = (libc::PROT_READ | libc::PROT_WRITE, libc::MAP_PRIVATE | libc::MAP_ANONYMOUS);
        // SAFETY: an anonymous mapping anywhere touches nothing that exists.
        checked(unsafe { libc::mmap(ptr::null_mut(), size.next_multiple_of(SIZE), access, kind, -1, 0) })
    }

    /// Gives pages back.
    ///
    /// # Safety
    /// They came from [`map`] or [`remap`] with this size, and nobody uses them any more.
    #[cold]
    pub unsafe fn unmap(pointer: *mut u8, size: usize) {
        // SAFETY: the caller vouches for it. It cannot fail for a whole mapping.
        unsafe { libc::munmap(pointer.cast(), size.next_multiple_of(SIZE)) };
    }

    /// The same pages, more or fewer, perhaps elsewhere.
    ///
    /// # Safety
    /// As for [`unmap`].
    #[cold]
    pub unsafe fn remap(pointer: *mut u8, size: usize, new_size: usize) -> *mut u8 {
        let (size, new_size) = (size.next_multiple_of(SIZE), new_size.next_multiple_of(SIZE));
        // SAFETY: the caller vouches for the old pages.
        checked(unsafe { libc::mremap(pointer.cast(), size, new_size, libc::MREMAP_MAYMOVE) })
    }
}

/// Elsewhere large blocks are mimalloc's.
#[cfg(not(all(target_os = "linux", not(miri))))]
mod pages {
    use std::alloc::Layout;

    pub const SIZE: usize = 4096;
    pub const LARGE: usize = 2 << 20;

    pub fn serve(_: &Layout) -> bool {
        false
    }
    pub fn map(_: usize) -> *mut u8 {
        std::ptr::null_mut()
    }
    /// # Safety
    /// Never called.
    pub unsafe fn unmap(_: *mut u8, _: usize) {}
    /// # Safety
    /// Never called.
    pub unsafe fn remap(_: *mut u8, _: usize, _: usize) -> *mut u8 {
        std::ptr::null_mut()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[cfg_attr(miri, ignore = "Miri runs no C")]
    fn blocks_take_what_mimalloc_gives_them() {
        for size in (1..5000).chain([10_000, 65_537, 100_000, 1 << 20, (2 << 20) - 1]) {
            // SAFETY: the block is given back at once.
            let given = unsafe {
                let block = libmimalloc_sys::mi_malloc(size);
                let given = libmimalloc_sys::mi_usable_size(block);
                libmimalloc_sys::mi_free(block);
                given
            };
            assert_eq!(taken(size), given, "{size}");
        }
    }

    #[test]
    #[cfg_attr(miri, ignore = "Miri runs no C")]
    fn blocks_are_kept_up_to_a_number_and_given_back() {
        keep_blocks();
        let before = allocated();
        for round in 1..4 {
            let blocks: Vec<Box<[u8; 40]>> = (0..300).map(|_| Box::new([round; 40])).collect();
            assert!(allocated() - before >= 300 * 48);
            assert!(blocks.iter().all(|block| block.iter().all(|byte| *byte == round)));
        }
        let mut grown: Vec<u64> = Vec::new();
        grown.extend([1, 2, 3, 4]);
        grown.extend([5, 6, 7, 8]);
        assert_eq!(grown, [1, 2, 3, 4, 5, 6, 7, 8]);
        drop(grown);
        assert_eq!(allocated(), before);
        keep_no_blocks();
        assert!(shelf::take(40).is_none());
    }

    #[cfg(target_os = "linux")]
    #[test]
    #[cfg_attr(miri, ignore = "Miri has an allocator of its own")]
    fn large_blocks_keep_what_is_in_them() {
        let before = allocated();
        let mut numbers: Vec<u64> = (0..400_000).collect();
        assert!(allocated() - before >= 3_200_000);
        for step in 0..4 {
            numbers.reserve_exact(400_000 << step);
            assert!(numbers.iter().enumerate().all(|(place, number)| place as u64 == *number));
            numbers.truncate(1000);
            numbers.shrink_to_fit();
            numbers.extend(1000..400_000);
        }
        let zeroed = vec![0u8; 5 << 20];
        assert!(zeroed.iter().all(|byte| *byte == 0));
        drop((numbers, zeroed));
        assert!(allocated() - before < 1000);
    }
}
