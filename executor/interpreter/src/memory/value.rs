//! A Python value: 16 bytes, a tag and a payload.

use super::reference::{Data, Header, Object, Ref};
use super::{Kind, heap};
use std::mem::ManuallyDrop;
use std::ptr::NonNull;

/// The second half of a [`Value`]: 64 bits, which the tag says how to read. They are kept as a pointer, so that one to
/// an object stays one, and so that a value is a pair of scalars, which functions take and give in two processor
/// registers.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub struct Payload(*mut Header);

const _: () = assert!(size_of::<usize>() == 8, "payloads need addresses of 64 bits");

impl Payload {
    #[inline(always)]
    pub const fn of_bits(bits: u64) -> Payload {
        Payload(std::ptr::without_provenance_mut(bits as usize))
    }

    #[inline(always)]
    pub const fn of_int(int: i64) -> Payload {
        Payload::of_bits(int as u64)
    }

    #[inline(always)]
    pub const fn of_float(float: f64) -> Payload {
        Payload::of_bits(float.to_bits())
    }

    #[inline(always)]
    pub const fn of_object(object: *mut Header) -> Payload {
        Payload(object)
    }

    #[inline(always)]
    pub fn bits(self) -> u64 {
        self.0.addr() as u64
    }

    #[inline(always)]
    pub fn int(self) -> i64 {
        self.bits() as i64
    }

    #[inline(always)]
    pub fn float(self) -> f64 {
        f64::from_bits(self.bits())
    }

    #[inline(always)]
    pub const fn object(self) -> *mut Header {
        self.0
    }
}

/// A Python value. None, booleans, ints of 64 bits and floats are inline; everything else is a counted pointer.
#[repr(C)]
pub struct Value {
    pub(crate) kind: Kind,
    pub(crate) payload: Payload,
}

impl Value {
    pub const UNDEF: Value = Value { kind: Kind::Undef, payload: Payload::of_bits(0) };
    pub const NONE: Value = Value { kind: Kind::None, payload: Payload::of_bits(0) };
    pub const TRUE: Value = Value { kind: Kind::Bool, payload: Payload::of_bits(1) };
    pub const FALSE: Value = Value { kind: Kind::Bool, payload: Payload::of_bits(0) };
    pub const ELLIPSIS: Value = Value { kind: Kind::Ellipsis, payload: Payload::of_bits(0) };
    pub const NOT_IMPLEMENTED: Value = Value { kind: Kind::NotImplemented, payload: Payload::of_bits(0) };

    #[inline(always)]
    pub const fn int(value: i64) -> Value {
        Value { kind: Kind::Int, payload: Payload::of_int(value) }
    }

    #[inline(always)]
    pub const fn float(value: f64) -> Value {
        Value { kind: Kind::Float, payload: Payload::of_float(value) }
    }

    #[inline(always)]
    pub const fn bool(value: bool) -> Value {
        Value { kind: Kind::Bool, payload: Payload::of_bits(value as u64) }
    }

    #[inline(always)]
    pub fn kind(&self) -> Kind {
        self.kind
    }

    #[inline(always)]
    pub fn is_undef(&self) -> bool {
        self.kind == Kind::Undef
    }

    #[inline(always)]
    pub fn is_none(&self) -> bool {
        self.kind == Kind::None
    }

    #[inline(always)]
    pub fn is_not_implemented(&self) -> bool {
        self.kind == Kind::NotImplemented
    }

    /// The int, when it is one of 64 bits (not a bool).
    #[inline(always)]
    pub fn as_int(&self) -> Option<i64> {
        if self.kind == Kind::Int { Some(self.payload.int()) } else { None }
    }

    #[inline(always)]
    pub fn as_float(&self) -> Option<f64> {
        if self.kind == Kind::Float { Some(self.payload.float()) } else { None }
    }

    #[inline(always)]
    pub fn as_bool(&self) -> Option<bool> {
        if self.kind == Kind::Bool { Some(self.payload.bits() != 0) } else { None }
    }

    /// A small int or a bool as an int.
    #[inline(always)]
    pub fn as_index(&self) -> Option<i64> {
        if matches!(self.kind, Kind::Int | Kind::Bool) { Some(self.payload.int()) } else { None }
    }

    /// The data, when this is an object of that kind exactly.
    #[inline(always)]
    pub fn get<T: Data>(&self) -> Option<&T> {
        if self.kind == T::KIND {
            // SAFETY: `Data` promises that the kind names this type; the value keeps the object alive.
            Some(unsafe { &(*self.payload.object().cast::<Object<T>>()).data })
        } else {
            None
        }
    }

    #[inline(always)]
    pub fn is<T: Data>(&self) -> bool {
        self.kind == T::KIND
    }

    /// A counted pointer to the object, when it is of that kind exactly.
    #[inline]
    pub fn to_ref<T: Data>(&self) -> Option<Ref<T>> {
        self.clone().into_ref().ok()
    }

    /// This value as a counted pointer, or itself back when it is of another kind.
    #[inline]
    pub fn into_ref<T: Data>(self) -> Result<Ref<T>, Value> {
        if self.kind == T::KIND {
            let value = ManuallyDrop::new(self);
            // SAFETY: the kind names this type, and the value's count is handed over.
            Ok(unsafe { Ref::from_raw(NonNull::new_unchecked(value.payload.object().cast())) })
        } else {
            Err(self)
        }
    }

    /// This value seen as a counted pointer, without touching the count.
    #[inline(always)]
    pub fn borrow_ref<T: Data>(&self) -> Option<&Ref<T>> {
        if self.kind == T::KIND {
            // SAFETY: a `Ref<T>` is exactly one non-null pointer (its other field has no size), which is what the
            // payload holds for this kind.
            Some(unsafe { &*(&raw const self.payload).cast::<Ref<T>>() })
        } else {
            None
        }
    }

    /// Python's `is`.
    #[inline(always)]
    pub fn same(&self, other: &Value) -> bool {
        self.kind == other.kind && self.payload.bits() == other.payload.bits()
    }

    /// A number that identifies the value while it lives, as `id()`.
    pub fn identity(&self) -> u64 {
        let bits = self.payload.bits();
        if self.kind.is_heap() { bits } else { (bits << 5) ^ ((self.kind as u64) << 1) ^ 0x5555_0000_0000 }
    }

    /// How many references an object has; 1 for inline values.
    pub fn reference_count(&self) -> u32 {
        // SAFETY: heap kinds hold a pointer to a live header.
        if self.kind.is_heap() { unsafe { (*self.payload.object()).count.get() } } else { 1 }
    }

    /// Takes the value, leaving [`Value::UNDEF`].
    #[inline(always)]
    pub fn take(&mut self) -> Value {
        // Tag and payload move one by one: as 16 bytes at once they would wait for both halves to be stored.
        let taken = Value { kind: self.kind, payload: self.payload };
        self.kind = Kind::Undef;
        self.payload = Payload::of_bits(0);
        taken
    }

    /// Puts a value into a place that holds nothing.
    ///
    /// # Safety
    /// `place` must be memory for a value; a value in it would be leaked.
    #[inline(always)]
    pub(crate) unsafe fn init(place: *mut Value, value: Value) {
        let value = ManuallyDrop::new(value);
        // SAFETY: the caller vouches for the place. The bytes between tag and payload need not be copied.
        unsafe {
            (&raw mut (*place).kind).write(value.kind);
            (&raw mut (*place).payload).write(value.payload);
        }
    }

    /// Puts a value into a place and lets go of what was there; true when that was the last of an object.
    ///
    /// # Safety
    /// `place` must hold a value.
    #[inline(always)]
    pub(crate) unsafe fn put(place: *mut Value, value: Value) -> bool {
        let value = ManuallyDrop::new(value);
        // SAFETY: the caller vouches for the place; the old value's count is given back exactly once.
        unsafe {
            let (kind, payload) = ((*place).kind, (*place).payload);
            (&raw mut (*place).kind).write(value.kind);
            (&raw mut (*place).payload).write(value.payload);
            kind.is_heap() && heap::release(NonNull::new_unchecked(payload.object()))
        }
    }

    /// `None` for [`Value::UNDEF`].
    #[inline]
    pub fn defined(&self) -> Option<&Value> {
        if self.is_undef() { None } else { Some(self) }
    }
}

impl Clone for Value {
    #[inline(always)]
    fn clone(&self) -> Value {
        if self.kind.is_heap() {
            // SAFETY: heap kinds hold a pointer to a live header.
            unsafe { heap::retain(NonNull::new_unchecked(self.payload.object())) };
        }
        Value { kind: self.kind, payload: self.payload }
    }
}

impl Drop for Value {
    #[inline(always)]
    fn drop(&mut self) {
        if self.kind.is_heap() {
            // SAFETY: this value owned one count, which is given back exactly once.
            unsafe {
                heap::release(NonNull::new_unchecked(self.payload.object()));
            }
        }
    }
}

impl Default for Value {
    fn default() -> Value {
        Value::UNDEF
    }
}

impl std::fmt::Debug for Value {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:?}({:#x})", self.kind, self.payload.bits())
    }
}

impl From<bool> for Value {
    fn from(value: bool) -> Value {
        Value::bool(value)
    }
}
impl From<i64> for Value {
    fn from(value: i64) -> Value {
        Value::int(value)
    }
}
impl From<f64> for Value {
    fn from(value: f64) -> Value {
        Value::float(value)
    }
}
impl From<()> for Value {
    fn from((): ()) -> Value {
        Value::NONE
    }
}

/// A value remembered without a count. Only somebody else's guard (a class version) keeps it alive.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct Uncounted {
    kind: Kind,
    payload: Payload,
}

impl Uncounted {
    pub const NONE: Uncounted = Uncounted { kind: Kind::None, payload: Payload::of_bits(0) };

    pub fn of(value: &Value) -> Uncounted {
        Uncounted { kind: value.kind, payload: value.payload }
    }

    /// A counted value again.
    ///
    /// # Safety
    /// The object must still be alive: the guard under which it was remembered holds.
    #[inline(always)]
    pub unsafe fn value(self) -> Value {
        let borrowed = ManuallyDrop::new(Value { kind: self.kind, payload: self.payload });
        Value::clone(&borrowed)
    }

    /// The value, not counted.
    ///
    /// # Safety
    /// The object must stay alive while the result is used: the guard under which it was remembered holds.
    #[inline(always)]
    pub unsafe fn borrow(&self) -> &Value {
        // SAFETY: both types are laid out alike (`repr(C)` pair of tag and payload), and the caller vouches for life.
        unsafe { &*(self as *const Uncounted).cast::<Value>() }
    }
}
