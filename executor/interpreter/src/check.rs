//! Looking at a program without running it: what it names and would not get.

use crate::compiler::code::Source;
use crate::{Finding, Policy, RefusedKind};
use rustpython_ast::visitor::{Visitor, walk_except_handler, walk_expr, walk_parameter, walk_stmt};
use rustpython_ast::{ExceptHandler, Expr, ExprContext, ModModule, Parameter, Stmt};
use rustpython_text_size::Ranged;
use std::collections::HashSet;

/// The imports and the built-in functions of a program that would be refused, in the order of its text.
pub fn refused(program: &ModModule, source: &Source, policy: &Policy) -> Vec<Finding> {
    let mut look = Look { source, policy, found: Vec::new(), read: Vec::new(), bound: HashSet::new() };
    for stmt in &program.body {
        look.visit_stmt(stmt);
    }
    let Look { mut found, read, bound, .. } = look;
    for (name, offset, instead) in read {
        // A program may have an `open` of its own, and whether it is this one only running it can tell.
        if !bound.contains(name) {
            found.push(Finding {
                line: source.line(offset),
                column: source.column(offset) + 1,
                message: format!("PermissionError: {name}() is not available in this sandbox"),
                hint: Some(instead.to_owned()),
            });
        }
    }
    found.sort_by_key(|finding| (finding.line, finding.column));
    found
}

struct Look<'a> {
    source: &'a Source,
    policy: &'a Policy,
    found: Vec<Finding>,
    /// Refused names that are read, where, and what to use instead.
    read: Vec<(&'a str, u32, &'static str)>,
    /// Names the program gives a meaning of its own, anywhere.
    bound: HashSet<&'a str>,
}

impl<'a> Look<'a> {
    fn import(&mut self, name: &str, offset: u32) {
        let top = name.split('.').next().unwrap_or(name);
        let allowed = self.policy.modules.as_ref().is_none_or(|all| all.iter().any(|m| m == name || m == top));
        if allowed && crate::modules::exists(name) {
            return;
        }
        self.found.push(Finding {
            line: self.source.line(offset),
            column: self.source.column(offset) + 1,
            message: format!("ModuleNotFoundError: No module named '{name}'"),
            hint: Some(crate::modules::hint(name, self.policy)),
        });
    }
}

impl<'a> Visitor<'a> for Look<'a> {
    fn visit_stmt(&mut self, stmt: &'a Stmt) {
        match stmt {
            Stmt::Import(node) => {
                for alias in &node.names {
                    self.import(&alias.name.id, alias.range.start().to_u32());
                    self.bound.insert(alias.asname.as_ref().unwrap_or(&alias.name).id.as_str());
                }
            }
            Stmt::ImportFrom(node) => {
                if let Some(module) = &node.module
                    && node.level == 0
                {
                    self.import(&module.id, node.range().start().to_u32());
                }
                for alias in &node.names {
                    self.bound.insert(alias.asname.as_ref().unwrap_or(&alias.name).id.as_str());
                }
            }
            Stmt::FunctionDef(node) => {
                self.bound.insert(node.name.id.as_str());
            }
            Stmt::ClassDef(node) => {
                self.bound.insert(node.name.id.as_str());
            }
            _ => {}
        }
        walk_stmt(self, stmt);
    }

    fn visit_expr(&mut self, expr: &'a Expr) {
        if let Expr::Name(name) = expr {
            let id = name.id.as_str();
            if name.ctx != ExprContext::Load {
                self.bound.insert(id);
            } else if let Some(instead) = crate::catalogue::instead_of(RefusedKind::Builtin, id) {
                self.read.push((id, name.range.start().to_u32(), instead));
            }
        }
        walk_expr(self, expr);
    }

    fn visit_parameter(&mut self, parameter: &'a Parameter) {
        self.bound.insert(parameter.name.id.as_str());
        walk_parameter(self, parameter);
    }

    fn visit_except_handler(&mut self, handler: &'a ExceptHandler) {
        let ExceptHandler::ExceptHandler(inner) = handler;
        if let Some(name) = &inner.name {
            self.bound.insert(name.id.as_str());
        }
        walk_except_handler(self, handler);
    }
}
