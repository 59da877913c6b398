//! `bool`. <https://docs.python.org/3.13/library/stdtypes.html#boolean-type-bool>

use crate::memory::Value;
use crate::objects::native::{Def, static_method};

/// Methods of the type.
pub const METHODS: &[Def] =
    &[static_method("__new__(cls, object=False, /)", "True for what counts as true.", |vm, args| {
        let base = vm.types.bool.clone();
        vm.check_new(&args[0], &base)?;
        vm.truth(&args[1]).map(Value::bool)
    })];
