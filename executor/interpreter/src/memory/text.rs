//! `str`: its bytes lie right behind the rest of the object, in one piece of memory. Text that grows, or that comes in a
//! large buffer already, has its bytes apart.

use super::Kind;
use super::reference::{Data, Header, Object, Ref, UNTRACKED};
use crate::objects::str::Index;
use compact_str::CompactString;
use std::alloc::{Layout, alloc, dealloc, handle_alloc_error, realloc};
use std::borrow::Cow;
use std::cell::{Cell, OnceCell};
use std::mem::ManuallyDrop;
use std::ptr::{self, NonNull};

/// The data of a `str`, kept as UTF-8.
#[repr(C)]
pub struct Str {
    /// The first byte of the text.
    first: NonNull<u8>,
    /// Twice the number of bytes, and one more when all are ASCII.
    size: usize,
    /// Python's hash, 0 while unknown (a hash that is 0 is computed again, which is harmless).
    pub(crate) hash: Cell<i64>,
    /// Where the characters are, for text that is not ASCII.
    pub(crate) index: OnceCell<Box<Index>>,
    /// The bytes, or what is to be known of bytes that lie apart.
    tail: [Apart; 0],
}

/// Of text whose bytes lie apart.
struct Apart {
    /// The size of their buffer.
    capacity: usize,
    /// The size of the tail that the object was made with.
    tail: usize,
}

// SAFETY: `Kind::Str` names this type only.
unsafe impl Data for Str {
    const KIND: Kind = Kind::Str;
}

/// A buffer of so many bytes is taken over, not copied.
const LARGE: usize = 512;

/// What a string can be made of.
pub trait Text {
    /// Makes it; whether all is ASCII may be known.
    fn into_object(self, ascii: Option<bool>) -> Ref<Str>;
}

impl Text for &str {
    #[inline]
    fn into_object(self, ascii: Option<bool>) -> Ref<Str> {
        let ascii = ascii.unwrap_or_else(|| self.is_ascii());
        // SAFETY: the text fills the object.
        unsafe { Str::make(self.len(), ascii, |place| copy(self.as_ptr(), place, self.len())) }
    }
}

impl Text for &String {
    #[inline]
    fn into_object(self, ascii: Option<bool>) -> Ref<Str> {
        self.as_str().into_object(ascii)
    }
}

impl Text for String {
    fn into_object(self, ascii: Option<bool>) -> Ref<Str> {
        let wasted = self.capacity() - self.len();
        if self.len() < LARGE || wasted > self.len() / 4 {
            return self.as_str().into_object(ascii);
        }
        let ascii = ascii.unwrap_or_else(|| self.is_ascii());
        let mut text = ManuallyDrop::new(self.into_bytes());
        // SAFETY: a fresh object has room for the note; the buffer is the object's from here on.
        unsafe {
            let object = Str::allocate(text.len(), ascii, Str::tail_for(0));
            (*object.as_ptr()).data.first = NonNull::new_unchecked(text.as_mut_ptr());
            Str::apart(object).write(Apart { capacity: text.capacity(), tail: Str::tail_for(0) });
            Ref::from_raw(object)
        }
    }
}

impl Text for Cow<'_, str> {
    fn into_object(self, ascii: Option<bool>) -> Ref<Str> {
        match self {
            Cow::Borrowed(text) => text.into_object(ascii),
            Cow::Owned(text) => text.into_object(ascii),
        }
    }
}

impl Text for CompactString {
    #[inline]
    fn into_object(self, ascii: Option<bool>) -> Ref<Str> {
        self.as_str().into_object(ascii)
    }
}

impl Text for &CompactString {
    #[inline]
    fn into_object(self, ascii: Option<bool>) -> Ref<Str> {
        self.as_str().into_object(ascii)
    }
}

/// Copies bytes; few of them without a call.
///
/// # Safety
/// Both places must be valid for so many bytes, and apart from each other.
#[inline(always)]
unsafe fn copy(from: *const u8, to: *mut u8, length: usize) {
    // SAFETY: the ends of two reads or writes meet or overlap, and stay inside.
    unsafe {
        match length {
            8..=16 => {
                let (first, last) = (from.cast::<u64>().read_unaligned(), from.add(length - 8).cast::<u64>());
                let last = last.read_unaligned();
                to.cast::<u64>().write_unaligned(first);
                to.add(length - 8).cast::<u64>().write_unaligned(last);
            }
            4..8 => {
                let (first, last) = (from.cast::<u32>().read_unaligned(), from.add(length - 4).cast::<u32>());
                let last = last.read_unaligned();
                to.cast::<u32>().write_unaligned(first);
                to.add(length - 4).cast::<u32>().write_unaligned(last);
            }
            0 => (),
            1..4 => {
                let (first, middle, last) = (*from, *from.add(length / 2), *from.add(length - 1));
                *to = first;
                *to.add(length / 2) = middle;
                *to.add(length - 1) = last;
            }
            _ => ptr::copy_nonoverlapping(from, to, length),
        }
    }
}

impl Str {
    /// A string with this text.
    #[inline]
    pub fn new(text: impl Text) -> Ref<Str> {
        text.into_object(None)
    }

    /// For text known to be ASCII.
    #[inline]
    pub fn ascii(text: impl Text) -> Ref<Str> {
        text.into_object(Some(true))
    }

    /// Parts in a row, `length` bytes in all (another length is a defect and panics); `ascii` when each of them is.
    #[inline]
    pub fn joined<'a>(length: usize, ascii: bool, parts: impl Iterator<Item = &'a str>) -> Ref<Str> {
        // SAFETY: no part is written beyond the end, and all bytes are written.
        unsafe {
            Str::make(length, ascii, |place| {
                let mut filled = 0;
                parts.for_each(|part| {
                    assert!(part.len() <= length - filled, "the parts are longer than was said");
                    copy(part.as_ptr(), place.add(filled), part.len());
                    filled += part.len();
                });
                assert_eq!(filled, length, "the parts are shorter than was said");
            })
        }
    }

    /// ASCII text, each byte of it changed to another that is ASCII (its top bit does not count).
    #[inline]
    pub fn mapped(text: &str, change: impl Fn(u8) -> u8) -> Ref<Str> {
        // SAFETY: every byte is written, and all are ASCII.
        unsafe {
            Str::make(text.len(), true, |place| {
                for (at, byte) in text.bytes().enumerate() {
                    place.add(at).write(change(byte) & 0x7f);
                }
            })
        }
    }

    /// # Safety
    /// `fill` must write `length` bytes of text, and no others.
    #[inline(always)]
    unsafe fn make(length: usize, ascii: bool, fill: impl FnOnce(*mut u8)) -> Ref<Str> {
        // SAFETY: the tail has room for the bytes. A panic in `fill` leaks the block, nothing more.
        unsafe {
            let object = Str::allocate(length, ascii, Str::tail_for(length));
            fill((*object.as_ptr()).data.first.as_ptr());
            Ref::from_raw(object)
        }
    }

    /// The size of the tail that holds so many bytes.
    #[inline(always)]
    const fn tail_for(length: usize) -> usize {
        if length <= 16 { 16 } else { length.next_multiple_of(16) }
    }

    #[inline(always)]
    fn layout(tail: usize) -> Layout {
        let size = size_of::<Object<Str>>().checked_add(tail).expect("a string fits the address space");
        Layout::from_size_align(size, align_of::<Object<Str>>()).expect("a string fits the address space")
    }

    /// An object whose bytes are still to be written.
    #[inline(always)]
    fn allocate(length: usize, ascii: bool, tail: usize) -> NonNull<Object<Str>> {
        let layout = Str::layout(tail);
        // SAFETY: the layout is not empty; every field is written.
        unsafe {
            let Some(pointer) = NonNull::new(alloc(layout).cast::<Object<Str>>()) else { handle_alloc_error(layout) };
            let object = pointer.as_ptr();
            (&raw mut (*object).header).write(Header {
                count: Cell::new(1),
                gc_index: Cell::new(UNTRACKED),
                birth: Cell::new(0),
                kind: Kind::Str,
                flags: Cell::new(0),
            });
            let first = NonNull::new_unchecked((&raw mut (*object).data.tail).cast::<u8>());
            (&raw mut (*object).data.first).write(first);
            (&raw mut (*object).data.size).write(length << 1 | usize::from(ascii));
            (&raw mut (*object).data.hash).write(Cell::new(0));
            (&raw mut (*object).data.index).write(OnceCell::new());
            pointer
        }
    }

    /// # Safety
    /// The object must be live.
    unsafe fn apart(object: NonNull<Object<Str>>) -> NonNull<Apart> {
        // SAFETY: the tail is part of the object.
        unsafe { NonNull::new_unchecked((&raw mut (*object.as_ptr()).data.tail).cast()) }
    }

    #[inline]
    pub fn as_str(&self) -> &str {
        // SAFETY: so many bytes of text were written there, and stay as they are while `self` is borrowed.
        unsafe { str::from_utf8_unchecked(std::slice::from_raw_parts(self.first.as_ptr(), self.size >> 1)) }
    }

    #[inline]
    pub fn is_ascii(&self) -> bool {
        self.size & 1 != 0
    }
}

/// Growing in place.
impl Ref<Str> {
    /// The size of the buffer with the bytes, and of the object's tail when that is not the buffer.
    fn room(&self) -> (usize, Option<usize>) {
        // SAFETY: the object is live; what is not in the tail has a note there.
        unsafe {
            let apart = Str::apart(self.pointer);
            if self.first == apart.cast() {
                (Str::tail_for(self.size >> 1), None)
            } else {
                (apart.as_ref().capacity, Some(apart.as_ref().tail))
            }
        }
    }

    /// Bytes of memory that [`Ref::push`] would have to allocate for `extra` more bytes; 0 when there is room.
    pub fn growth(&self, extra: usize) -> usize {
        let wanted = (self.size >> 1) + extra;
        if wanted <= self.room().0 { 0 } else { wanted + wanted / 2 }
    }

    /// Adds text at the end. False, and nothing done, when somebody else holds the string.
    pub fn push(&mut self, other: &Str) -> bool {
        if self.reference_count() != 1 {
            return false;
        }
        let (length, extra) = (self.size >> 1, other.size >> 1);
        let wanted = length + extra;
        let (capacity, tail) = self.room();
        // SAFETY: nobody else knows the object, and `other`, being another, stays as it is. The bytes are in a buffer
        // of `capacity`, that of the object itself or one that was allocated with just this layout.
        unsafe {
            let object = self.pointer.as_ptr();
            if wanted > capacity {
                let new = Layout::array::<u8>((wanted + wanted / 2).max(64)).expect("a string fits the address space");
                let first = (*object).data.first.as_ptr();
                let moved = match tail {
                    Some(_) => realloc(first, Layout::array::<u8>(capacity).unwrap_unchecked(), new.size()),
                    None => alloc(new),
                };
                let Some(moved) = NonNull::new(moved) else { handle_alloc_error(new) };
                if tail.is_none() {
                    ptr::copy_nonoverlapping(first, moved.as_ptr(), length);
                }
                (*object).data.first = moved;
                Str::apart(self.pointer).write(Apart { capacity: new.size(), tail: tail.unwrap_or(capacity) });
            }
            copy(other.first.as_ptr(), (*object).data.first.as_ptr().add(length), extra);
            (*object).data.size = wanted << 1 | (self.size & other.size & 1);
            (*object).data.hash.set(0);
            (*object).data.index.take();
        }
        true
    }
}

impl Str {
    /// # Safety
    /// `pointer` must be a string whose count has reached zero.
    #[inline(always)]
    pub(super) unsafe fn destroy(pointer: NonNull<Header>) {
        // SAFETY: nobody else can reach the string any more; the layouts are those that were allocated.
        unsafe {
            let object = pointer.cast::<Object<Str>>();
            let data = &raw mut (*object.as_ptr()).data;
            if (*data).index.get().is_some() {
                (*data).index.take();
            }
            let apart = Str::apart(object);
            let tail = if (*data).first == apart.cast() {
                Str::tail_for((*data).size >> 1)
            } else {
                dealloc((*data).first.as_ptr(), Layout::array::<u8>(apart.as_ref().capacity).unwrap_unchecked());
                apart.as_ref().tail
            };
            dealloc(object.as_ptr().cast(), Str::layout(tail));
        }
    }
}
