//! From a parsed pattern to instructions.
//!
//! Walks the tree recursively: the parser bounds its depth. <https://docs.python.org/3.13/library/re.html>

use super::ast::{Anchor, Greed, Node, Sequence, SetItem, UNBOUNDED};
use super::charset::{CharTest, Fold};
use super::flag;
use super::parser::{CompileError, NameLookup, PatternError, parse};
use super::prefilter::Prefilter;
use super::program::{At, Inst, Loop, Point, PointState, Program, Run};
use crate::text::unicode::stored_char;

struct Compiler {
    code: Vec<Inst>,
    points: Vec<PointState>,
    /// Where [`Program::states`] stands; `None` once failures cannot be remembered.
    states: Option<u64>,
    slots: usize,
    /// The loops around the current place.
    loops: Vec<(usize, u64, bool)>,
    is_bytes: bool,
}

type Compiled = Result<(), CompileError>;

pub(super) fn compile(
    codes: &[u32],
    flags: u32,
    is_bytes: bool,
    lookup: NameLookup<'_>,
) -> Result<Program, CompileError> {
    let pattern = parse(codes, flags, is_bytes, lookup)?;
    let mut compiler = Compiler {
        code: Vec::new(),
        points: Vec::new(),
        states: Some(0),
        // Two for the whole match, two per group, one for the last group closed.
        slots: 2 * pattern.groups + 3,
        loops: Vec::new(),
        is_bytes,
    };
    compiler.sequence(&pattern.body, pattern.flags)?;
    compiler.code.push(Inst::Match);
    let prefilter = Prefilter::new(&compiler.code, is_bytes);
    Ok(Program {
        code: compiler.code,
        points: compiler.points,
        states: compiler.states,
        slots: compiler.slots,
        prefilter,
        flags: flags | pattern.flags,
        groups: pattern.groups,
        names: pattern.names,
        is_bytes,
        warnings: pattern.warnings,
    })
}

/// The flags inside of a scoped group.
fn scoped(flags: u32, add: u32, remove: u32) -> u32 {
    let kept = if add & flag::TYPES != 0 { flags & !flag::TYPES } else { flags };
    (kept | add) & !remove
}

impl Compiler {
    fn point(&mut self) -> Point {
        let first = self.states.unwrap_or(0);
        let own = self.loops.iter().try_fold(1u64, |product, &(_, counts, nullable)| {
            product.checked_mul(counts)?.checked_mul(1 + u64::from(nullable))
        });
        self.states = self.states.zip(own).and_then(|(all, own)| all.checked_add(own)).filter(|n| *n < 1 << 31);
        self.points.push(PointState { loops: self.loops.clone(), first });
        (self.points.len() - 1) as Point
    }

    fn sequence(&mut self, sequence: &Sequence, flags: u32) -> Compiled {
        // Characters that stand side by side become one comparison.
        let mut literal = Vec::new();
        for node in &sequence.nodes {
            match node {
                Node::Literal(code) if !Fold::of(flags).is_cased(*code) => self.encode(*code, &mut literal),
                _ => {
                    self.flush(&mut literal);
                    self.node(node, flags)?;
                }
            }
        }
        self.flush(&mut literal);
        Ok(())
    }

    fn node(&mut self, node: &Node, flags: u32) -> Compiled {
        match node {
            Node::Literal(_) | Node::Any | Node::Set { .. } => {
                let test = char_test(node, flags);
                self.code.push(Inst::One(test));
            }
            Node::At(anchor) => self.code.push(Inst::At(at(*anchor, flags))),
            Node::Branch(items) => self.branch(items, flags)?,
            Node::Group { index: None, add, remove, body } => self.sequence(body, scoped(flags, *add, *remove))?,
            Node::Group { index: Some(index), body, .. } => {
                let group = *index as usize;
                self.code.push(Inst::Open { slot: 2 * group });
                self.sequence(body, flags)?;
                self.code.push(Inst::Close { slot: 2 * group + 1, group });
            }
            Node::Repeat { min, max, greed, body } => self.repeat(*min, *max, *greed, body, flags)?,
            Node::Atomic(body) => {
                self.code.push(Inst::Atomic);
                self.sequence(body, flags)?;
                self.code.push(Inst::AtomicEnd);
            }
            Node::Look { ahead, negate, body } => self.look(*ahead, *negate, body, flags)?,
            Node::Backreference(group) => {
                self.states = None;
                self.code.push(Inst::Backreference { group: *group as usize, fold: Fold::of(flags) });
            }
            Node::Conditional { group, yes, no } => self.conditional(*group as usize, yes, no.as_ref(), flags)?,
            Node::Fail => self.code.push(Inst::Fail),
        }
        Ok(())
    }

    fn encode(&self, code: u32, literal: &mut Vec<u8>) {
        if self.is_bytes {
            literal.push(code as u8);
            return;
        }
        let c = stored_char(code).unwrap_or(char::REPLACEMENT_CHARACTER);
        literal.extend_from_slice(c.encode_utf8(&mut [0; 4]).as_bytes());
    }

    fn flush(&mut self, literal: &mut Vec<u8>) {
        if !literal.is_empty() {
            self.code.push(Inst::Bytes(std::mem::take(literal).into()));
        }
    }

    fn branch(&mut self, items: &[Sequence], flags: u32) -> Compiled {
        let mut jumps = Vec::new();
        for (i, item) in items.iter().enumerate() {
            if i + 1 == items.len() {
                self.sequence(item, flags)?;
                break;
            }
            let point = self.point();
            let split = self.code.len();
            self.code.push(Inst::Fail);
            self.sequence(item, flags)?;
            jumps.push(self.code.len());
            self.code.push(Inst::Fail);
            self.code[split] = Inst::Split { first: split + 1, second: self.code.len(), point };
        }
        for jump in jumps {
            self.code[jump] = Inst::Jump(self.code.len());
        }
        Ok(())
    }

    fn repeat(&mut self, min: u32, max: u32, greed: Greed, body: &Sequence, flags: u32) -> Compiled {
        if let Some((node, flags)) = single(body, flags) {
            let run = Run { test: char_test(node, flags), min, max, greed, point: self.point() };
            self.code.push(Inst::Run(Box::new(run)));
            return Ok(());
        }
        if (min, max) == (0, 1) && greed != Greed::Possessive {
            return self.optional(greed, body, flags);
        }
        // A possessive repetition never looks back into a round, nor gives one up.
        let possessive = greed == Greed::Possessive;
        if possessive {
            self.code.push(Inst::Atomic);
        }
        let slots = self.slots;
        self.slots += 2;
        let nullable = body.width.0 == 0;
        let enter = self.code.len();
        self.code.push(Inst::Fail);
        let counts = if max == UNBOUNDED { u64::from(min) + 1 } else { u64::from(max) + 1 };
        self.loops.push((slots, counts, nullable));
        if possessive {
            self.code.push(Inst::Atomic);
        }
        self.sequence(body, flags)?;
        if possessive {
            self.code.push(Inst::AtomicEnd);
        }
        let point = self.point();
        self.loops.pop();
        self.code[enter] = Inst::Enter { slots, looped: self.code.len() };
        let looped = Loop { slots, min, max, lazy: greed == Greed::Lazy, body: enter + 1, point };
        self.code.push(Inst::Loop(Box::new(looped)));
        if possessive {
            self.code.push(Inst::AtomicEnd);
        }
        Ok(())
    }

    fn optional(&mut self, greed: Greed, body: &Sequence, flags: u32) -> Compiled {
        let point = self.point();
        let split = self.code.len();
        self.code.push(Inst::Fail);
        self.sequence(body, flags)?;
        let (inside, after) = (split + 1, self.code.len());
        let (first, second) = if greed == Greed::Lazy { (after, inside) } else { (inside, after) };
        self.code[split] = Inst::Split { first, second, point };
        Ok(())
    }

    fn look(&mut self, ahead: bool, negate: bool, body: &Sequence, flags: u32) -> Compiled {
        let mut back = 0;
        if !ahead {
            let whole = |message: &str| Err(CompileError::Pattern(PatternError::new(message.to_owned(), None, &[])));
            if body.width.0 > u64::from(u32::MAX) {
                return whole("looks too much behind");
            }
            if body.width.0 != body.width.1 {
                return whole("look-behind requires fixed-width pattern");
            }
            back = body.width.0 as usize;
        }
        let look = self.code.len();
        self.code.push(Inst::Fail);
        self.sequence(body, flags)?;
        self.code.push(Inst::LookEnd);
        self.code[look] = Inst::Look { negate, back, after: self.code.len() };
        Ok(())
    }

    fn conditional(&mut self, group: usize, yes: &Sequence, no: Option<&Sequence>, flags: u32) -> Compiled {
        self.states = None;
        let test = self.code.len();
        self.code.push(Inst::Fail);
        self.sequence(yes, flags)?;
        let mut target = self.code.len();
        if let Some(no) = no {
            let jump = self.code.len();
            self.code.push(Inst::Fail);
            target = self.code.len();
            self.sequence(no, flags)?;
            self.code[jump] = Inst::Jump(self.code.len());
        }
        self.code[test] = Inst::Conditional { group, no: target };
        Ok(())
    }
}

/// The one node of a body that is a single character test, with the flags that hold for it.
fn single(body: &Sequence, flags: u32) -> Option<(&Node, u32)> {
    match &body.nodes[..] {
        [node] if node.is_single() => Some((node, flags)),
        [Node::Group { index: None, add, remove, body }] => single(body, scoped(flags, *add, *remove)),
        _ => None,
    }
}

fn char_test(node: &Node, flags: u32) -> CharTest {
    match node {
        Node::Literal(code) => {
            let lower = Fold::of(flags).lower(*code);
            CharTest::set(&[SetItem::Range(lower, lower)], false, flags)
        }
        Node::Set { items, negate } => CharTest::set(items, *negate, flags),
        _ => CharTest::any(flags & flag::DOTALL != 0),
    }
}

fn at(anchor: Anchor, flags: u32) -> At {
    let lines = flags & flag::MULTILINE != 0;
    let wide = flags & flag::UNICODE != 0;
    match anchor {
        Anchor::Start if lines => At::LineStart,
        Anchor::Start | Anchor::TextStart => At::TextStart,
        Anchor::End if lines => At::LineEnd,
        Anchor::End => At::NearEnd,
        Anchor::TextEnd => At::TextEnd,
        Anchor::Boundary => At::Boundary { wide },
        Anchor::NotBoundary => At::NotBoundary { wide },
    }
}
