//! Values, counted objects, the cycle collector and byte accounting.
//!
//! This folder is where `unsafe` lives. What it promises to the rest of the crate: a [`Value`] always names a live
//! object of the kind its tag says; objects never leave the thread that made them; dropping is iterative.

#![expect(unsafe_code, reason = "the one home of raw object memory; every site says why it is sound")]

mod allocator;
mod destruction;
mod heap;
mod kind;
mod reference;
#[cfg(test)]
mod tests;
mod text;
mod tuple;
mod value;
mod version;
pub mod weakref;

pub use allocator::{CountingAllocator, allocated, give_back, keep_blocks, peak, reset_peak};
pub use destruction::{hold_drops, let_go_backwards, let_go_in_order, resume_drops, settle};
pub use heap::{
    Fuel, Visitor, answer_attention, attend_with, call_attention, collect, end_world, gc_debt, take_finalizers,
    tracked_count,
};
pub(crate) use heap::{live_type, register_type};
pub use kind::Kind;
pub use reference::{Data, Ref};
pub use text::{Str, Text};
pub use tuple::Tuple;
pub use value::{Payload, Uncounted, Value};
pub use version::fresh_version;
