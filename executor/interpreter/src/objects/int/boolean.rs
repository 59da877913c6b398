//! `bool`. <https://docs.python.org/3.13/library/stdtypes.html#boolean-type-bool>

/// Methods of the type.
pub const METHODS: &[crate::objects::native::Def] = &[];
