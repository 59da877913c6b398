//! `match`. <https://docs.python.org/3.13/reference/compound_stmts.html#the-match-statement>

use super::code::{Intrinsic, Op};
use super::constant::Key;
use super::unit::{Label, Register};
use super::{CompileError, Compiler, Result};
use crate::memory::Value;
use rustpython_ast::{self as ast, Expr, Pattern, Singleton};
use rustpython_text_size::{Ranged, TextRange};
use std::collections::HashSet;

/// Names a pattern binds, and the registers that hold their values until the whole pattern has matched.
type Bindings<'a> = Vec<(&'a str, Register, TextRange)>;

impl<'a> Compiler<'a> {
    pub fn match_statement(&mut self, node: &'a ast::StmtMatch) -> Result {
        let subject = self.temporary();
        self.expression(&node.subject, subject)?;
        let end = self.label();
        let before = self.unit.bound.clone();
        let mut certain: Option<Vec<bool>> = None;
        let mut exhaustive = false;
        for (place, case) in node.cases.iter().enumerate() {
            let last = place + 1 == node.cases.len();
            let next = self.label();
            let mark = self.mark();
            self.unit.bound.clone_from(&before);
            self.position = case.pattern.range();
            if case.guard.is_none() && case.pattern.is_irrefutable() {
                if !last {
                    let (what, range) = super::mistakes::irrefutable(&case.pattern)
                        .unwrap_or_else(|| ("wildcard".to_owned(), case.pattern.range()));
                    return Err(CompileError::new(format!("{what} makes remaining patterns unreachable"), range));
                }
                exhaustive = true;
            }
            let mut bindings = Vec::new();
            self.pattern(&case.pattern, subject, next, &mut bindings)?;
            for (place, &(name, register, range)) in bindings.iter().enumerate() {
                let again = register == subject || bindings[place + 1..].iter().any(|later| later.1 == register);
                self.at(
                    range,
                    |this| if again { this.store_name(name, register) } else { this.store_last(name, register) },
                )?;
            }
            if let Some(guard) = &case.guard {
                self.jump_if(guard, false, next)?;
            }
            self.release(mark);
            self.emit(Op::Clear, 0, subject, 0, 0);
            self.statements(&case.body)?;
            certain = Some(match certain {
                Some(known) => known.iter().zip(&self.unit.bound).map(|(a, b)| *a && *b).collect(),
                None => self.unit.bound.clone(),
            });
            self.jump(Op::Jump, 0, 0, 0, end);
            self.bind(next);
        }
        self.emit(Op::Clear, 0, subject, 0, 0);
        self.bind(end);
        self.unit.bound = match certain {
            Some(known) if exhaustive => known,
            _ => before,
        };
        Ok(())
    }

    /// Goes to `fail` unless the subject matches. Temporaries stay in use until the case is done.
    fn pattern(&mut self, pattern: &'a Pattern, subject: Register, fail: Label, bindings: &mut Bindings<'a>) -> Result {
        self.nested(pattern.range(), |this| {
            this.position = pattern.range();
            this.pattern_inner(pattern, subject, fail, bindings)
        })
    }

    /// `range` is that of the pattern that binds the name.
    fn bind_name(
        &mut self,
        name: &'a ast::Identifier,
        range: TextRange,
        register: Register,
        bindings: &mut Bindings<'a>,
    ) -> Result {
        let text = name.id.as_str();
        if bindings.iter().any(|(known, ..)| *known == text) {
            return Err(CompileError::new(format!("multiple assignments to name '{text}' in pattern"), range));
        }
        bindings.push((text, register, range));
        Ok(())
    }

    fn pattern_inner(
        &mut self,
        pattern: &'a Pattern,
        subject: Register,
        fail: Label,
        bindings: &mut Bindings<'a>,
    ) -> Result {
        match pattern {
            Pattern::MatchValue(node) if node.value.is_f_string_expr() => {
                let message = "patterns may only match literals and attribute lookups";
                return Err(CompileError::new(message, node.range));
            }
            Pattern::MatchValue(node) if is_power(&node.value) => return Err(CompileError::of_grammar(node.range)),
            Pattern::MatchValue(node) => {
                let value = self.operand(&node.value)?;
                self.jump(Op::JumpEqual, 0, subject, value, fail);
            }
            Pattern::MatchSingleton(node) => {
                let value = self.temporary();
                match node.value {
                    Singleton::None => self.load_none(value),
                    Singleton::True => self.load_constant(Key::Bool(true), Value::TRUE, value),
                    Singleton::False => self.load_constant(Key::Bool(false), Value::FALSE, value),
                }
                self.jump(Op::JumpIs, 0, subject, value, fail);
            }
            Pattern::MatchAs(node) => {
                if let Some(inner) = &node.pattern {
                    self.pattern(inner, subject, fail, bindings)?;
                }
                if let Some(name) = &node.name {
                    self.bind_name(name, node.range, subject, bindings)?;
                }
            }
            Pattern::MatchStar(node) => {
                if let Some(name) = &node.name {
                    self.bind_name(name, node.range, subject, bindings)?;
                }
            }
            Pattern::MatchOr(node) => self.or_pattern(node, subject, fail, bindings)?,
            Pattern::MatchSequence(node) => self.sequence_pattern(node, subject, fail, bindings)?,
            Pattern::MatchMapping(node) => self.mapping_pattern(node, subject, fail, bindings)?,
            Pattern::MatchClass(node) => self.class_pattern(node, subject, fail, bindings)?,
        }
        Ok(())
    }

    fn or_pattern(
        &mut self,
        node: &'a ast::PatternMatchOr,
        subject: Register,
        fail: Label,
        bindings: &mut Bindings<'a>,
    ) -> Result {
        let matched = self.label();
        let mut common: Option<Bindings<'a>> = None;
        let last = node.patterns.len() - 1;
        for (place, alternative) in node.patterns.iter().enumerate() {
            if place < last
                && let Some((what, range)) = super::mistakes::irrefutable(alternative)
            {
                return Err(CompileError::new(format!("{what} makes remaining patterns unreachable"), range));
            }
            let next = if place == last { fail } else { self.label() };
            let mut own = Vec::new();
            self.pattern(alternative, subject, next, &mut own)?;
            match &common {
                None => {
                    let mut registers = Vec::new();
                    for (name, register, range) in &own {
                        let shared = self.temporary();
                        self.emit(Op::Move, 0, shared, *register, 0);
                        registers.push((*name, shared, *range));
                    }
                    common = Some(registers);
                }
                Some(shared) => {
                    let same = shared.len() == own.len()
                        && shared.iter().all(|(name, ..)| own.iter().any(|(other, ..)| other == name));
                    if !same {
                        return Err(CompileError::new("alternative patterns bind different names", node.range));
                    }
                    let moves: Vec<(Register, Register)> = shared
                        .iter()
                        .filter_map(|(name, target, _)| {
                            own.iter().find(|(other, ..)| other == name).map(|(_, source, _)| (*target, *source))
                        })
                        .collect();
                    for (target, source) in moves {
                        self.emit(Op::Move, 0, target, source, 0);
                    }
                }
            }
            if place < last {
                self.jump(Op::Jump, 0, 0, 0, matched);
                self.bind(next);
            }
        }
        self.bind(matched);
        for (name, register, range) in common.unwrap_or_default() {
            if bindings.iter().any(|(known, ..)| *known == name) {
                return Err(CompileError::new(format!("multiple assignments to name '{name}' in pattern"), range));
            }
            bindings.push((name, register, range));
        }
        Ok(())
    }

    fn sequence_pattern(
        &mut self,
        node: &'a ast::PatternMatchSequence,
        subject: Register,
        fail: Label,
        bindings: &mut Bindings<'a>,
    ) -> Result {
        let check = self.temporary();
        self.intrinsic(Intrinsic::MatchSequence, check, subject, 1);
        self.jump(Op::JumpIfFalse, 0, check, 0, fail);
        let stars: Vec<usize> = node
            .patterns
            .iter()
            .enumerate()
            .filter(|(_, pattern)| matches!(pattern, Pattern::MatchStar(_)))
            .map(|(place, _)| place)
            .collect();
        if stars.len() > 1 {
            return Err(CompileError::new("multiple starred names in sequence pattern", node.range));
        }
        let wanted = node.patterns.len() - stars.len();
        if stars.is_empty() || wanted > 0 {
            self.intrinsic(Intrinsic::Length, check, subject, 1);
            let length = self.temporary();
            self.load_int(wanted as i64, length);
            let op = if stars.is_empty() { Op::JumpEqual } else { Op::JumpGreaterEqual };
            self.jump(op, 0, check, length, fail);
        }
        // What nobody wants to see is not asked for.
        if node.patterns.iter().all(is_wildcard) {
            return Ok(());
        }
        if let Some(&star) = stars.first()
            && is_wildcard(&node.patterns[star])
        {
            return self.patterns_around(node, star, subject, fail, bindings);
        }
        let first = self.mark() as Register;
        for _ in &node.patterns {
            self.temporary();
        }
        match stars.first() {
            None => {
                self.emit(Op::Unpack, 0, first, subject, node.patterns.len() as u16);
            }
            Some(&star) => {
                let Ok(behind) = u8::try_from(node.patterns.len() - star - 1) else {
                    return Err(CompileError::new(
                        "too many expressions in star-unpacking sequence pattern",
                        node.range,
                    ));
                };
                self.emit(Op::UnpackStar, behind, first, subject, star as u16);
            }
        }
        for (place, pattern) in node.patterns.iter().enumerate() {
            self.pattern(pattern, first + place as Register, fail, bindings)?;
        }
        Ok(())
    }

    /// The patterns in front of and behind a star without a name: their items are asked for one by one.
    fn patterns_around(
        &mut self,
        node: &'a ast::PatternMatchSequence,
        star: usize,
        subject: Register,
        fail: Label,
        bindings: &mut Bindings<'a>,
    ) -> Result {
        let count = node.patterns.len();
        for (place, pattern) in node.patterns.iter().enumerate().filter(|(_, pattern)| !is_wildcard(pattern)) {
            let (item, index) = (self.temporary(), self.temporary());
            if place < star {
                self.load_int(place as i64, index);
            } else {
                let (length, back) = (self.temporary(), self.temporary());
                self.intrinsic(Intrinsic::Length, length, subject, 1);
                self.load_int((count - place) as i64, back);
                self.emit(Op::Subtract, 0, index, length, back);
            }
            self.emit(Op::GetItem, 0, item, subject, index);
            self.pattern(pattern, item, fail, bindings)?;
        }
        Ok(())
    }

    fn mapping_pattern(
        &mut self,
        node: &'a ast::PatternMatchMapping,
        subject: Register,
        fail: Label,
        bindings: &mut Bindings<'a>,
    ) -> Result {
        let check = self.temporary();
        self.intrinsic(Intrinsic::MatchMapping, check, subject, 1);
        self.jump(Op::JumpIfFalse, 0, check, 0, fail);
        if node.keys.is_empty() && node.rest.is_none() {
            return Ok(());
        }
        let args = [self.temporary(), self.temporary()];
        self.emit(Op::Move, 0, args[0], subject, 0);
        let first = self.mark() as Register;
        super::mistakes::distinct_keys(node, &self.source, |key| self.constant_value(key).map(|known| known.0))?;
        for key in &node.keys {
            let register = self.temporary();
            self.expression(key, register)?;
        }
        self.emit(Op::BuildTuple, 0, args[1], first, node.keys.len() as u16);
        let values = self.temporary();
        self.position = node.range;
        self.intrinsic(Intrinsic::MatchKeys, values, args[0], 2);
        self.jump(Op::JumpIfNone, 0, values, 0, fail);
        let first = self.mark() as Register;
        for _ in &node.keys {
            self.temporary();
        }
        self.emit(Op::Unpack, 0, first, values, node.keys.len() as u16);
        for (place, pattern) in node.patterns.iter().enumerate() {
            self.pattern(pattern, first + place as Register, fail, bindings)?;
        }
        if let Some(name) = &node.rest {
            let rest = self.temporary();
            self.intrinsic(Intrinsic::DictWithout, rest, args[0], 2);
            if name.id.as_str() == "_" {
                return Err(CompileError::of_grammar(name.range));
            }
            self.bind_name(name, node.range, rest, bindings)?;
        }
        Ok(())
    }

    fn class_pattern(
        &mut self,
        node: &'a ast::PatternMatchClass,
        subject: Register,
        fail: Label,
        bindings: &mut Bindings<'a>,
    ) -> Result {
        let args = [self.temporary(), self.temporary(), self.temporary(), self.temporary()];
        self.emit(Op::Move, 0, args[0], subject, 0);
        self.expression(&node.cls, args[1])?;
        let positional = &node.arguments.patterns;
        let keywords = &node.arguments.keywords;
        let mut names: Vec<&str> = Vec::new();
        let mut seen = HashSet::new();
        for keyword in keywords {
            let name = keyword.attr.id.as_str();
            if !seen.insert(name) {
                return Err(CompileError::new(
                    format!("attribute name repeated in class pattern: {name}"),
                    keyword.pattern.range(),
                ));
            }
            names.push(name);
        }
        self.load_int(positional.len() as i64, args[2]);
        self.load_names(&names, args[3])?;
        self.position = node.range;
        let values = self.temporary();
        self.intrinsic(Intrinsic::MatchClass, values, args[0], 4);
        self.jump(Op::JumpIfNone, 0, values, 0, fail);
        let count = positional.len() + keywords.len();
        let first = self.mark() as Register;
        for _ in 0..count {
            self.temporary();
        }
        self.emit(Op::Unpack, 0, first, values, count as u16);
        let patterns = positional.iter().chain(keywords.iter().map(|keyword| &keyword.pattern));
        for (place, pattern) in patterns.enumerate() {
            self.pattern(pattern, first + place as Register, fail, bindings)?;
        }
        Ok(())
    }
}

/// `-1 ** 2`, which looks like a negative number and is none.
fn is_power(value: &Expr) -> bool {
    matches!(value, Expr::UnaryOp(node) if !node.operand.is_number_literal_expr())
}

/// `_` or `*_`
fn is_wildcard(pattern: &Pattern) -> bool {
    match pattern {
        Pattern::MatchAs(node) => node.pattern.is_none() && node.name.is_none(),
        Pattern::MatchStar(node) => node.name.as_ref().is_none_or(|name| name.id.as_str() == "_"),
        _ => false,
    }
}
