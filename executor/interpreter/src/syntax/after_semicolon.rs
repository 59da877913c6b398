//! `x; match = 1`: the parser takes a `match` behind a semicolon for the keyword and stops, though no `match` statement
//! can stand there. It is given another name to read, which is taken back in the tree.

use super::tokens::{self, Kind};
use rustpython_ast::visitor::transformer::{Transformer, walk_expr};
use rustpython_ast::{Expr, ModModule};

const WORD: &str = "match";

/// Names of the same length: one of them is in no text.
const OTHERS: [&str; 6] = ["mAtch", "maTch", "matCh", "matcH", "MatcH", "mATCH"];

/// The text with other names, and the name; `None` when there is nothing to rename.
pub fn renamed(text: &str) -> Option<(String, &'static str)> {
    if !text.contains(';') || !text.contains(WORD) {
        return None;
    }
    let other = OTHERS.into_iter().find(|other| !text.contains(other))?;
    let tokens = tokens::cut(text).list;
    let mut changed = text.to_owned();
    let mut found = false;
    for pair in tokens.windows(2) {
        let [before, name] = [pair[0], pair[1]];
        let behind = before.kind == Kind::Op && text.get(before.start..before.end) == Some(";");
        if behind && name.kind == Kind::Name && text.get(name.start..name.end) == Some(WORD) {
            changed.replace_range(name.start..name.end, other);
            found = true;
        }
    }
    found.then_some((changed, other))
}

/// Takes the other name back.
pub fn restore(module: &mut ModModule, other: &'static str) {
    let back = Back(other);
    for statement in &mut module.body {
        back.visit_stmt(statement);
    }
}

struct Back(&'static str);

impl Transformer for Back {
    fn visit_expr(&self, expr: &mut Expr) {
        if let Expr::Name(name) = expr
            && name.id.as_str() == self.0
        {
            name.id = WORD.into();
        }
        walk_expr(self, expr);
    }
}
