//! What a context says about results: precision, rounding, bounds; and the conditions that operations report.

/// The largest precision and exponent.
pub const MOST: i64 = 999_999_999_999_999_999;
/// The exponent of the least number there can be.
pub const LEAST_TINY: i64 = -MOST - (MOST - 1);

/// How digits are rounded off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rounding {
    Up,
    Down,
    Ceiling,
    Floor,
    HalfUp,
    HalfDown,
    HalfEven,
    ZeroFiveUp,
}

impl Rounding {
    pub const ALL: [(Rounding, &'static str); 8] = [
        (Rounding::Ceiling, "ROUND_CEILING"),
        (Rounding::Floor, "ROUND_FLOOR"),
        (Rounding::Up, "ROUND_UP"),
        (Rounding::Down, "ROUND_DOWN"),
        (Rounding::HalfUp, "ROUND_HALF_UP"),
        (Rounding::HalfDown, "ROUND_HALF_DOWN"),
        (Rounding::HalfEven, "ROUND_HALF_EVEN"),
        (Rounding::ZeroFiveUp, "ROUND_05UP"),
    ];

    pub fn name(self) -> &'static str {
        Rounding::ALL.iter().find(|(one, _)| *one == self).map_or("", |(_, name)| name)
    }

    pub fn named(name: &str) -> Option<Rounding> {
        Rounding::ALL.iter().find(|(_, known)| *known == name).map(|(one, _)| *one)
    }
}

/// The numbers of a context.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    pub precision: i64,
    pub rounding: Rounding,
    /// The bounds of adjusted exponents.
    pub least: i64,
    pub most: i64,
    pub capitals: bool,
    pub clamp: bool,
}

impl Settings {
    /// The exponent of the least subnormal number.
    pub fn tiny(&self) -> i64 {
        self.least - (self.precision - 1)
    }

    /// The largest exponent of a number with all digits.
    pub fn top(&self) -> i64 {
        self.most - (self.precision - 1)
    }

    /// Without bounds, for what is worked out on the way.
    pub fn working(precision: i64, rounding: Rounding) -> Settings {
        Settings { precision, rounding, least: -MOST, most: MOST, capitals: true, clamp: false }
    }
}

/// A set of conditions, one bit each.
pub type Conditions = u32;

pub const CLAMPED: Conditions = 1;
pub const CONVERSION_SYNTAX: Conditions = 1 << 1;
pub const DIVISION_BY_ZERO: Conditions = 1 << 2;
pub const DIVISION_IMPOSSIBLE: Conditions = 1 << 3;
pub const DIVISION_UNDEFINED: Conditions = 1 << 4;
pub const INEXACT: Conditions = 1 << 5;
pub const INVALID_CONTEXT: Conditions = 1 << 6;
pub const INVALID_OPERATION: Conditions = 1 << 7;
pub const OVERFLOW: Conditions = 1 << 8;
pub const ROUNDED: Conditions = 1 << 9;
pub const SUBNORMAL: Conditions = 1 << 10;
pub const UNDERFLOW: Conditions = 1 << 11;
pub const FLOAT_OPERATION: Conditions = 1 << 12;

/// The conditions whose signal is `InvalidOperation`.
pub const ALL_INVALID: Conditions =
    INVALID_OPERATION | CONVERSION_SYNTAX | DIVISION_IMPOSSIBLE | DIVISION_UNDEFINED | INVALID_CONTEXT;
