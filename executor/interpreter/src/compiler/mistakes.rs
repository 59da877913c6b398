//! Mistakes that the analysis of names meets on its way, and what the parser lets pass that CPython's does not.

use super::code::Source;
use super::constant::Key;
use super::scope::{Builder, ScopeKind, node_key};
use super::{CompileError, Result};
use crate::vm::text::MAX_INT_DIGITS;
use rustpython_ast::visitor::Visitor;
use rustpython_ast::{self as ast, Expr, Stmt};
use rustpython_text_size::{Ranged, TextRange, TextSize};
use std::collections::HashSet;

impl Builder {
    /// `__debug__` is the one name that nothing may bind.
    pub(super) fn not_debug(&mut self, name: &str, verb: &str, range: TextRange) {
        if name == "__debug__" {
            self.report(CompileError::new(format!("cannot {verb} __debug__"), range));
        }
    }

    pub(super) fn declare(&mut self, names: &[ast::Identifier], global: bool, range: TextRange) {
        let word = if global { "global" } else { "nonlocal" };
        for name in names {
            let shown = name.id.as_str();
            if self.scope().kind == ScopeKind::Module && !global {
                return self.fail("nonlocal declaration not allowed at module level", range);
            }
            let symbol = *self.symbol(shown);
            if symbol.parameter {
                return self.fail(format!("name '{shown}' is parameter and {word}"), range);
            }
            if (global && symbol.declared_nonlocal) || (!global && symbol.declared_global) {
                // The first of the declarations is the one told.
                let mangled = self.mangled(shown);
                let first = self.declared.iter().find(|(scope, name, _)| *scope == self.current && *name == mangled);
                let range = first.map_or(range, |(_, _, range)| *range);
                return self.fail(format!("name '{shown}' is nonlocal and global"), range);
            }
            if symbol.annotated {
                return self.fail(format!("annotated name '{shown}' can't be {word}"), range);
            }
            if symbol.assigned && !symbol.only_imported {
                return self.fail(format!("name '{shown}' is assigned to before {word} declaration"), range);
            }
            if symbol.used {
                return self.fail(format!("name '{shown}' is used prior to {word} declaration"), range);
            }
            let mangled = self.mangled(shown);
            self.declared.push((self.current, mangled, range));
            if global {
                self.symbol(shown).declared_global = true;
                // So it is for the module's own statements, which may run in a namespace of their own.
                let mangled = self.mangled(shown);
                self.scopes.all[0].symbols.entry(mangled).or_default().declared_global = true;
            } else {
                self.symbol(shown).declared_nonlocal = true;
                let mangled = self.mangled(shown);
                self.nonlocals.push((self.current, mangled, range));
            }
        }
    }

    pub(super) fn mark_yield(&mut self, range: TextRange, what: &str) {
        self.not_within("yield expression", range);
        let kind = self.scope().kind;
        match kind {
            ScopeKind::Function if self.scope().symbols.contains_key(".0") && what != "await" => {
                self.fail("'yield' inside generator expression", range);
            }
            ScopeKind::Function => {
                if what == "await" {
                    self.scope().has_await = true;
                } else {
                    self.scope().has_yield = true;
                }
            }
            ScopeKind::Comprehension if what != "await" => {
                let display = self.scope().display;
                self.fail(format!("'yield' inside {display} comprehension"), range);
            }
            ScopeKind::Comprehension => {
                let frame = self.scopes.frame_of(self.current);
                if self.scopes.all[frame].kind == ScopeKind::Function {
                    self.scopes.all[frame].has_await = true;
                }
            }
            ScopeKind::Module | ScopeKind::Class => {
                self.report(CompileError::new(format!("'{what}' outside function"), range))
            }
        }
    }

    pub(super) fn async_construct(&mut self, what: &str, range: TextRange) {
        let frame = self.scopes.frame_of(self.current);
        match self.scopes.all[frame].kind {
            ScopeKind::Function if self.scopes.all[frame].is_async => {}
            ScopeKind::Function if self.scopes.all[frame].symbols.contains_key(".0") => {
                self.scopes.all[frame].has_await = true;
            }
            ScopeKind::Function => self.report(CompileError::new(format!("'{what}' outside async function"), range)),
            _ if what == "await" => self.report(CompileError::new("'await' outside function", range)),
            _ => self.report(CompileError::new(format!("'{what}' outside async function"), range)),
        }
    }

    /// Reads something that must not hold `yield`, `await` and `:=`.
    pub(super) fn within(&mut self, region: Option<&'static str>, body: impl FnOnce(&mut Builder)) {
        let before = self.region;
        self.region = region.or(before);
        body(self);
        self.region = before;
    }

    pub(super) fn not_within(&mut self, what: &str, range: TextRange) {
        if let Some(region) = self.region {
            self.fail(format!("{what} cannot be used within {region}"), range);
        }
    }

    pub(super) fn type_parameter(&mut self, parameter: &ast::TypeParam) {
        let (bound, default, kind) = match parameter {
            ast::TypeParam::TypeVar(node) => (node.bound.as_deref(), node.default.as_deref(), "a TypeVar default"),
            ast::TypeParam::TypeVarTuple(node) => (None, node.default.as_deref(), "a TypeVarTuple default"),
            ast::TypeParam::ParamSpec(node) => (None, node.default.as_deref(), "a ParamSpec default"),
        };
        if let Some(bound) = bound {
            let region = if bound.is_tuple_expr() { "a TypeVar constraint" } else { "a TypeVar bound" };
            self.inside_annotation(node_key(bound), |builder| {
                builder.within(Some(region), |builder| builder.visit_expr(bound));
            });
        }
        if let Some(default) = default {
            self.inside_annotation(node_key(default), |builder| {
                builder.within(Some(kind), |builder| builder.visit_expr(default));
            });
        }
    }

    /// The parts of a comprehension: what it iterates over binds nothing, and its element is no unpacking.
    pub(super) fn comprehension_parts(&mut self, generators: &[ast::Comprehension], elements: &[&Expr]) {
        if let Some(starred) = elements.iter().find(|element| element.is_starred_expr()) {
            self.report(CompileError::of_grammar(starred.range()));
        }
        for generator in generators {
            let mut search = FindNamed(None);
            search.visit_expr(&generator.iter);
            if let Some(range) = search.0 {
                self.fail("assignment expression cannot be used in a comprehension iterable expression", range);
            }
        }
    }

    /// A list, set or dict that awaits while it is made needs an asynchronous function around it.
    pub(super) fn asynchronous_display(&mut self, range: TextRange) {
        let outer = &mut self.scopes.all[self.current];
        if outer.kind == ScopeKind::Comprehension {
            outer.has_await = true;
            return;
        }
        let fine = outer.is_async || outer.symbols.contains_key(".0");
        if !fine {
            let message = "asynchronous comprehension outside of an asynchronous function";
            self.report(CompileError::new(message, range));
        }
    }

    /// A class is not made from a bare generator.
    pub(super) fn class_arguments(&mut self, arguments: &ast::Arguments) {
        for argument in &arguments.args {
            if let Expr::Generator(generator) = argument
                && !generator.parenthesized
            {
                self.report(CompileError::of_grammar(generator.range));
            }
        }
    }

    /// Whether the star of `from ... import *` stands bare.
    pub(super) fn bare_star(&self, node: &ast::StmtImportFrom) -> bool {
        node.names.last().is_some_and(|alias| alias.range.end() == node.range.end())
    }

    /// Formats of f-strings hold fields only so deep.
    pub(super) fn format_nesting(&mut self, node: &ast::ExprFString) {
        fn too_deep(elements: &ast::InterpolatedStringElements, left: u32) -> Option<TextRange> {
            elements.interpolations().find_map(|field| match (&field.format_spec, left) {
                (_, 0) => Some(field.range),
                (Some(format), _) => too_deep(&format.elements, left - 1),
                (None, _) => None,
            })
        }
        for part in node.value.f_strings() {
            if let Some(range) = too_deep(&part.elements, 3) {
                self.report(CompileError::of_grammar(range));
            }
        }
    }

    /// A decimal number may only be so long.
    pub(super) fn number(&mut self, node: &ast::ExprNumberLiteral) {
        if let ast::Number::Int(int) = &node.value
            && int.as_u64().is_none()
        {
            let text = int.to_string();
            let digits = text.bytes().filter(u8::is_ascii_digit).count();
            if digits > MAX_INT_DIGITS && text.bytes().all(|byte| byte.is_ascii_digit() || byte == b'_') {
                self.report(CompileError::of_grammar(node.range));
            }
        }
    }

    /// Several classes to catch stand in parentheses.
    pub(super) fn handler_class(&mut self, handler: &ast::ExceptHandlerExceptHandler) {
        if let Some(Expr::Tuple(tuple)) = handler.type_.as_deref()
            && !tuple.parenthesized
        {
            self.report(CompileError::of_grammar(tuple.range));
        }
    }
}

/// Where the imports from `__future__` must have ended.
pub(super) fn future_end(body: &[ast::Stmt]) -> TextSize {
    let doc = |stmt: &&ast::Stmt| matches!(stmt, ast::Stmt::Expr(node) if node.value.is_string_literal_expr());
    let skipped = usize::from(body.first().as_ref().is_some_and(doc));
    let behind = body.iter().skip(skipped).find(|stmt| match stmt {
        ast::Stmt::ImportFrom(node) => node.module.as_ref().is_none_or(|module| module.id.as_str() != "__future__"),
        _ => true,
    });
    behind.map_or(TextSize::new(u32::MAX), |stmt| stmt.range().start())
}

/// The part of a pattern that matches anything, in words, and where it stands.
pub(super) fn irrefutable(pattern: &ast::Pattern) -> Option<(String, TextRange)> {
    match pattern {
        ast::Pattern::MatchAs(node) => match (&node.pattern, &node.name) {
            (Some(inner), _) => irrefutable(inner),
            (None, Some(name)) => Some((format!("name capture '{}'", name.id), node.range)),
            (None, None) => Some(("wildcard".to_owned(), node.range)),
        },
        ast::Pattern::MatchOr(node) => node.patterns.iter().find_map(irrefutable),
        _ => None,
    }
}

/// The first `:=` in an expression.
struct FindNamed(Option<TextRange>);

impl<'a> Visitor<'a> for FindNamed {
    fn visit_expr(&mut self, expr: &'a Expr) {
        match expr {
            Expr::Named(node) => self.0 = self.0.or(Some(node.range)),
            _ if self.0.is_some() => {}
            _ => ast::visitor::walk_expr(self, expr),
        }
    }
}

/// A mapping pattern asks for each key once; numbers of all kinds are one when they are equal.
pub(super) fn distinct_keys(
    node: &ast::PatternMatchMapping,
    source: &Source,
    constant: impl Fn(&Expr) -> Option<Key>,
) -> Result {
    let mut seen: HashSet<Key> = HashSet::new();
    for key in &node.keys {
        let Some(known) = constant(key).map(plain_number) else { continue };
        if !seen.insert(known) {
            let text = match key {
                Expr::StringLiteral(literal) => format!("'{}'", literal.value.to_str()),
                _ => source.text[key.range()].to_owned(),
            };
            return Err(CompileError::new(format!("mapping pattern checks duplicate key ({text})"), node.range));
        }
    }
    Ok(())
}

fn plain_number(key: Key) -> Key {
    match key {
        Key::Bool(value) => Key::Int(i64::from(value)),
        Key::Float(bits) => {
            let number = f64::from_bits(bits);
            let whole = number as i64;
            if whole as f64 == number && whole != i64::MAX { Key::Int(whole) } else { Key::Float(bits) }
        }
        Key::Complex(real, imaginary) if f64::from_bits(imaginary) == 0.0 => plain_number(Key::Float(real)),
        key => key,
    }
}

/// A `yield` without parentheses stands for a whole expression: the parser lets it be a part, which CPython's does not.
pub(super) fn whole_yield(part: &Expr, source: &Source) -> Result {
    if !matches!(part, Expr::Yield(_) | Expr::YieldFrom(_)) {
        return Ok(());
    }
    let range = part.range();
    let before = source.text[..range.start().to_usize()].trim_end();
    let behind = source.text[range.end().to_usize()..].trim_start();
    let is_part = before.ends_with(',') || behind.starts_with(',') || behind.starts_with("if");
    if is_part { Err(CompileError::of_grammar(range)) } else { Ok(()) }
}

/// How many blocks (loops, `with`, `try` and its handlers) may stand in each other.
const MAX_BLOCKS: usize = 21;

/// The blocks of a body, functions and classes in it left out, count no more than CPython has room for.
/// `around` is how many are taken already.
pub(super) fn block_nesting(body: &[Stmt], around: usize) -> Result {
    let enter = |depth: usize, range: TextRange| match depth > MAX_BLOCKS {
        true => Err(CompileError::new("too many statically nested blocks", range)),
        false => Ok(()),
    };
    for stmt in body {
        match stmt {
            Stmt::For(ast::StmtFor { range, body, orelse, .. })
            | Stmt::While(ast::StmtWhile { range, body, orelse, .. }) => {
                enter(around + 1, *range)?;
                block_nesting(body, around + 1)?;
                block_nesting(orelse, around)?;
            }
            Stmt::If(node) => {
                block_nesting(&node.body, around)?;
                node.elif_else_clauses.iter().try_for_each(|clause| block_nesting(&clause.body, around))?;
            }
            Stmt::Match(node) => node.cases.iter().try_for_each(|case| block_nesting(&case.body, around))?,
            Stmt::With(node) => {
                for (place, item) in node.items.iter().enumerate() {
                    enter(around + place + 1, item.context_expr.range())?;
                }
                block_nesting(&node.body, around + node.items.len())?;
            }
            Stmt::Try(node) => {
                let guarded = around + usize::from(!node.finalbody.is_empty());
                let body = guarded + usize::from(!node.handlers.is_empty());
                enter(body, node.range)?;
                block_nesting(&node.body, body)?;
                block_nesting(&node.orelse, guarded)?;
                for ast::ExceptHandler::ExceptHandler(handler) in &node.handlers {
                    enter(guarded + 2, handler.range)?;
                    block_nesting(&handler.body, guarded + 2)?;
                }
                block_nesting(&node.finalbody, guarded)?;
            }
            _ => {}
        }
    }
    Ok(())
}
