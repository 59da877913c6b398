//! A compiled pattern: instructions and what Python asks of a Pattern object.

use super::ast::{Greed, UNBOUNDED};
use super::charset::{CharTest, Fold};
use super::parser::{CompileError, NameLookup};
use super::prefilter::Prefilter;

/// A place in the text-only part of an anchor test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum At {
    TextStart,
    LineStart,
    TextEnd,
    /// At the end, or before the newline that ends the text.
    NearEnd,
    LineEnd,
    Boundary {
        wide: bool,
    },
    NotBoundary {
        wide: bool,
    },
}

/// Index into [`Program::points`]: a place where the matcher may remember what failed.
pub(super) type Point = u32;

/// A repetition of one character test.
#[derive(Clone, Debug)]
pub(super) struct Run {
    pub test: CharTest,
    pub min: u32,
    pub max: u32,
    pub greed: Greed,
    pub point: Point,
}

/// A general repetition; the instruction stands after its body.
#[derive(Clone, Debug)]
pub(super) struct Loop {
    /// Slots of the number of rounds and of where the last optional round began.
    pub slots: usize,
    pub min: u32,
    pub max: u32,
    pub lazy: bool,
    pub body: usize,
    pub point: Point,
}

impl Loop {
    /// The number of rounds that still makes a difference.
    pub fn most_rounds(&self) -> usize {
        if self.max == UNBOUNDED { self.min as usize } else { self.max as usize }
    }
}

#[derive(Clone, Debug)]
pub(super) enum Inst {
    /// These very bytes.
    Bytes(Box<[u8]>),
    One(CharTest),
    Run(Box<Run>),
    /// Go on with the first, then with the second.
    Split {
        first: usize,
        second: usize,
        point: Point,
    },
    Jump(usize),
    /// Begins a repetition: its loop instruction decides.
    Enter {
        slots: usize,
        looped: usize,
    },
    Loop(Box<Loop>),
    /// Remember the position as the start of a group.
    Open {
        slot: usize,
    },
    /// Remember it as the end of one.
    Close {
        slot: usize,
        group: usize,
    },
    At(At),
    Look {
        negate: bool,
        back: usize,
        after: usize,
    },
    LookEnd,
    Atomic,
    AtomicEnd,
    Backreference {
        group: usize,
        fold: Fold,
    },
    Conditional {
        group: usize,
        no: usize,
    },
    Fail,
    Match,
}

/// What distinguishes one visit of a point from another, besides the position.
#[derive(Clone, Debug, Default)]
pub(super) struct PointState {
    /// The loops around: their slots, how many round counts matter, and whether a round may be empty.
    pub loops: Vec<(usize, u64, bool)>,
    /// First number of this point's states.
    pub first: u64,
}

/// A compiled pattern.
#[derive(Clone, Debug)]
pub struct Program {
    pub(super) code: Vec<Inst>,
    pub(super) points: Vec<PointState>,
    /// How many states all points have; `None` when failures cannot be remembered.
    pub(super) states: Option<u64>,
    pub(super) slots: usize,
    pub(super) prefilter: Prefilter,
    pub(super) flags: u32,
    pub(super) groups: usize,
    pub(super) names: Vec<(String, usize)>,
    pub(super) is_bytes: bool,
    pub(super) warnings: Vec<String>,
}

impl Program {
    /// Compiles a str pattern. `lookup` resolves `\N{...}`.
    pub fn compile(pattern: &str, flags: u32, lookup: NameLookup<'_>) -> Result<Program, CompileError> {
        let codes: Vec<u32> = pattern.chars().map(crate::text::unicode::python_code).collect();
        super::compiler::compile(&codes, flags, false, lookup)
    }

    /// Compiles a bytes pattern.
    pub fn compile_bytes(pattern: &[u8], flags: u32) -> Result<Program, CompileError> {
        let codes: Vec<u32> = pattern.iter().copied().map(u32::from).collect();
        super::compiler::compile(&codes, flags, true, &|_| None)
    }

    /// All flags, those written inline included.
    pub fn flags(&self) -> u32 {
        self.flags
    }

    /// The number of capturing groups.
    pub fn groups(&self) -> usize {
        self.groups
    }

    /// Named groups in the order of their appearance.
    pub fn names(&self) -> &[(String, usize)] {
        &self.names
    }

    pub fn group_index(&self, name: &str) -> Option<usize> {
        self.names.iter().find(|(known, _)| known == name).map(|(_, index)| *index)
    }

    pub fn is_bytes(&self) -> bool {
        self.is_bytes
    }

    /// Texts of the FutureWarnings that CPython gives for this pattern.
    pub fn warnings(&self) -> &[String] {
        &self.warnings
    }

    /// An estimate of the memory the program holds.
    pub fn memory(&self) -> usize {
        self.code.len() * (size_of::<Inst>() + 64) + self.points.len() * 64
    }
}
