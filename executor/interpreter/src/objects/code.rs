//! Compiled code as a value: what `compile()` returns. It shows nothing of its insides.

use crate::compiler::code::Code;
use crate::memory::{Data, Kind};
use std::rc::Rc;

/// The data of a code object.
pub struct CodeObject(pub Rc<Code>);

// SAFETY: `Kind::Code` names this type only.
#[expect(unsafe_code, reason = "the kind of each data type is declared beside it")]
unsafe impl Data for CodeObject {
    const KIND: Kind = Kind::Code;
}
