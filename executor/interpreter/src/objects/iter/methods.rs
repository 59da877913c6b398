//! `map`, `filter`, `zip`, `enumerate`, `reversed`.

/// Methods of the type.
pub const MAP_METHODS: &[crate::objects::native::Def] = &[];

/// Methods of the type.
pub const FILTER_METHODS: &[crate::objects::native::Def] = &[];

/// Methods of the type.
pub const ZIP_METHODS: &[crate::objects::native::Def] = &[];

/// Methods of the type.
pub const ENUMERATE_METHODS: &[crate::objects::native::Def] = &[];

/// Methods of the type.
pub const REVERSED_METHODS: &[crate::objects::native::Def] = &[];
