//! Methods of `str`.

/// Methods of the type.
pub const METHODS: &[crate::objects::native::Def] = &[];

impl crate::vm::Vm {
    /// `str % args`
    pub(crate) fn percent_format(
        &mut self,
        _template: &crate::memory::Value,
        _args: &crate::memory::Value,
    ) -> crate::vm::Res {
        Ok(crate::memory::Value::NOT_IMPLEMENTED)
    }
}
