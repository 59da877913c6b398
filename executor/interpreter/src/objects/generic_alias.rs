//! `list[int]` and `int | None`. <https://docs.python.org/3.13/library/stdtypes.html#types-genericalias>

/// Methods of the type.
pub const METHODS: &[crate::objects::native::Def] = &[];

/// Methods of the type.
pub const UNION_METHODS: &[crate::objects::native::Def] = &[];

impl crate::vm::Vm {
    /// `int | str`
    pub(crate) fn type_union(&mut self, _a: &crate::memory::Value, _b: &crate::memory::Value) -> crate::vm::Res {
        Ok(crate::memory::Value::NOT_IMPLEMENTED)
    }

    /// The members of a union, `None` for anything else.
    pub(crate) fn union_members(&self, _value: &crate::memory::Value) -> Option<Vec<crate::memory::Value>> {
        None
    }
}

impl crate::vm::Vm {
    /// `list[int]`
    pub fn generic_alias(&mut self, _origin: &crate::memory::Value, _args: &crate::memory::Value) -> crate::vm::Res {
        Err(self.type_error("not subscriptable yet"))
    }
}
