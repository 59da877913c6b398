//! Methods of `set` and `frozenset`.

/// Methods of the type.
pub const METHODS: &[crate::objects::native::Def] = &[];

/// Methods of the type.
pub const FROZEN_METHODS: &[crate::objects::native::Def] = &[];
