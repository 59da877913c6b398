//! Methods of dict views.

/// Methods of the type.
pub const KEYS_METHODS: &[crate::objects::native::Def] = &[];

/// Methods of the type.
pub const VALUES_METHODS: &[crate::objects::native::Def] = &[];

/// Methods of the type.
pub const ITEMS_METHODS: &[crate::objects::native::Def] = &[];
