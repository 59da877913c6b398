//! Where in a text a match can begin at all: a literal prefix, or the set of first bytes.

use super::charset::CharTest;
use super::program::{At, Inst};
use memchr::memmem;

#[derive(Clone, Debug)]
pub(super) enum Prefilter {
    /// Anywhere.
    None,
    /// Only at the start of the text.
    TextStart,
    Literal(Box<memmem::Finder<'static>>),
    FirstByte(Box<[bool; 256]>),
}

impl Prefilter {
    pub fn new(code: &[Inst], is_bytes: bool) -> Prefilter {
        let mut prefix = Vec::new();
        for inst in code {
            match inst {
                Inst::Bytes(bytes) => prefix.extend_from_slice(bytes),
                Inst::Open { .. } | Inst::Close { .. } => {}
                Inst::At(At::TextStart) if prefix.is_empty() => return Prefilter::TextStart,
                _ => break,
            }
        }
        if !prefix.is_empty() {
            return Prefilter::Literal(Box::new(memmem::Finder::new(&prefix).into_owned()));
        }
        let mut bytes = [false; 256];
        let mut budget = 200;
        if first_bytes(code, 0, is_bytes, &mut bytes, &mut budget) && bytes.contains(&false) {
            return Prefilter::FirstByte(Box::new(bytes));
        }
        Prefilter::None
    }

    /// The next place at or after `from` where a match can begin.
    pub fn find(&self, text: &[u8], from: usize) -> Option<usize> {
        match self {
            Prefilter::None => Some(from),
            Prefilter::TextStart => (from == 0).then_some(0),
            Prefilter::Literal(finder) => finder.find(text.get(from..)?).map(|at| from + at),
            Prefilter::FirstByte(set) => {
                text.get(from..)?.iter().position(|byte| set[usize::from(*byte)]).map(|at| from + at)
            }
        }
    }
}

fn add_test(test: &CharTest, is_bytes: bool, bytes: &mut [bool; 256]) {
    for byte in 0..128u8 {
        bytes[usize::from(byte)] |= test.matches_ascii(byte);
    }
    if test.may_match_wide() {
        let first = if is_bytes { 0x80 } else { 0xC2 };
        bytes[first..].fill(true);
    }
}

/// Collects the bytes a match from `pc` can begin with; false when it may begin with nothing, or is too involved.
/// `budget` bounds the work, and so the recursion.
fn first_bytes(code: &[Inst], mut pc: usize, is_bytes: bool, bytes: &mut [bool; 256], budget: &mut usize) -> bool {
    loop {
        if *budget == 0 {
            return false;
        }
        *budget -= 1;
        match &code[pc] {
            Inst::Bytes(literal) => {
                bytes[usize::from(literal[0])] = true;
                return true;
            }
            Inst::One(test) => {
                add_test(test, is_bytes, bytes);
                return true;
            }
            Inst::Run(run) => {
                add_test(&run.test, is_bytes, bytes);
                if run.min > 0 {
                    return true;
                }
                pc += 1;
            }
            Inst::Split { first, second, .. } => {
                if !first_bytes(code, *first, is_bytes, bytes, budget) {
                    return false;
                }
                pc = *second;
            }
            Inst::Jump(target) => pc = *target,
            Inst::Enter { looped, .. } => match &code[*looped] {
                Inst::Loop(inner) => {
                    if !first_bytes(code, inner.body, is_bytes, bytes, budget) {
                        return false;
                    }
                    if inner.min > 0 {
                        return true;
                    }
                    pc = looped + 1;
                }
                _ => return false,
            },
            // A round that consumed nothing leads here: too involved.
            Inst::Loop(_) => return false,
            Inst::Open { .. } | Inst::Close { .. } | Inst::At(_) | Inst::Atomic | Inst::AtomicEnd => pc += 1,
            Inst::Look { after, .. } => pc = *after,
            Inst::Fail => return true,
            Inst::LookEnd | Inst::Backreference { .. } | Inst::Conditional { .. } | Inst::Match => return false,
        }
    }
}
