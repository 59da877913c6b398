//! Looking at a program without running it.

use crate::compiler::code::Source;
use crate::{Finding, Policy};
use rustpython_ast::visitor::{Visitor, walk_stmt};
use rustpython_ast::{ModModule, Stmt};
use rustpython_text_size::Ranged;

struct Imports<'a> {
    source: &'a Source,
    policy: &'a Policy,
    found: Vec<Finding>,
}

impl Imports<'_> {
    fn look_at(&mut self, name: &str, offset: u32) {
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

impl<'a> Visitor<'a> for Imports<'_> {
    fn visit_stmt(&mut self, stmt: &'a Stmt) {
        match stmt {
            Stmt::Import(node) => {
                for alias in &node.names {
                    self.look_at(&alias.name.id, alias.range.start().to_u32());
                }
            }
            Stmt::ImportFrom(node) => {
                if let Some(module) = &node.module
                    && node.level == 0
                {
                    self.look_at(&module.id, node.range().start().to_u32());
                }
            }
            _ => walk_stmt(self, stmt),
        }
    }
}

/// The imports of a program that would be refused.
pub fn imports(program: &ModModule, source: &Source, policy: &Policy) -> Vec<Finding> {
    let mut imports = Imports { source, policy, found: Vec::new() };
    for stmt in &program.body {
        imports.visit_stmt(stmt);
    }
    imports.found
}
