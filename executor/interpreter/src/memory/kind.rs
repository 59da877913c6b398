//! The tag of a value: what its payload is.

/// What a [`super::Value`] holds. Kinds from [`Kind::FIRST_HEAP`] on are counted objects.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Kind {
    /// No value: an unset register, a missing argument. Never visible to a program.
    Undef = 0,
    None,
    Bool,
    Int,
    Float,
    Ellipsis,
    NotImplemented,
    /// From here on: counted objects.
    Str,
    BigInt,
    Bytes,
    ByteArray,
    Complex,
    List,
    Tuple,
    Dict,
    Set,
    FrozenSet,
    Range,
    Slice,
    DictView,
    Iter,
    Generator,
    Function,
    Native,
    Method,
    Type,
    Instance,
    Exception,
    Cell,
    Module,
    Property,
    StaticMethod,
    ClassMethod,
    Super,
    GetSet,
    Code,
    Foreign,
}

impl Kind {
    pub const FIRST_HEAP: Kind = Kind::Str;

    #[inline(always)]
    pub fn is_heap(self) -> bool {
        self as u8 >= Kind::FIRST_HEAP as u8
    }
}
