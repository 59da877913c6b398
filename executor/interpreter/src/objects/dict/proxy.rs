//! `mappingproxy`.

/// Methods of the type.
pub const METHODS: &[crate::objects::native::Def] = &[];
