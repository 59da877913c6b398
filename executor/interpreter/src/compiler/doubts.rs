//! Programs that are likely not the ones meant: CPython warns of them when it compiles.

use super::expression::is_folded;
use rustpython_ast::visitor::{Visitor, walk_expr, walk_f_string, walk_stmt};
use rustpython_ast::{self as ast, CmpOp, Expr, Stmt};
use rustpython_text_size::{Ranged, TextRange, TextSize};

/// A `SyntaxWarning` to be given.
pub struct Doubt {
    pub range: TextRange,
    pub message: String,
}

/// What is doubtful in a program, in the order in which CPython tells it: escapes first.
pub fn of_program(body: &[Stmt], source: &str) -> Vec<Doubt> {
    let mut doubts = Doubts::new(source);
    body.iter().for_each(|stmt| doubts.visit_stmt(stmt));
    doubts.all()
}

/// What is doubtful in an expression.
pub fn of_expression(body: &Expr, source: &str) -> Vec<Doubt> {
    let mut doubts = Doubts::new(source);
    doubts.visit_expr(body);
    doubts.all()
}

struct Doubts<'a> {
    source: &'a str,
    escapes: Vec<Doubt>,
    others: Vec<Doubt>,
}

impl<'a> Doubts<'a> {
    fn new(source: &'a str) -> Doubts<'a> {
        Doubts { source, escapes: Vec::new(), others: Vec::new() }
    }

    fn all(mut self) -> Vec<Doubt> {
        self.escapes.append(&mut self.others);
        self.escapes
    }

    fn doubt(&mut self, range: TextRange, message: String) {
        self.others.push(Doubt { range, message });
    }

    /// Looks at the escapes in a piece of a literal; `token` is the whole literal.
    fn escapes_in(&mut self, piece: TextRange, token: TextRange, is_bytes: bool) {
        let source: &'a str = self.source;
        // What a backslash at the end of a piece escapes stands behind the piece.
        let end = piece.end().to_usize().min(source.len());
        let mut place = piece.start().to_usize();
        while let Some(found) = source[place..end].find('\\') {
            let behind = place + found + 1;
            let Some(escaped) = source[behind..].chars().next() else { return };
            place = behind + escaped.len_utf8();
            let known = match escaped {
                '\n' | '\r' | '\\' | '\'' | '"' | 'a' | 'b' | 'f' | 'n' | 'r' | 't' | 'v' | 'x' => true,
                'N' | 'u' | 'U' => !is_bytes,
                '0'..='7' => {
                    let digits: String = source[behind..].chars().take(3).take_while(|c| c.is_digit(8)).collect();
                    if digits.len() == 3 && digits.starts_with(['4', '5', '6', '7']) {
                        self.escape(token, format!("invalid octal escape sequence '\\{digits}'"));
                    }
                    true
                }
                _ => false,
            };
            if !known {
                self.escape(token, format!("invalid escape sequence '\\{escaped}'"));
                // Of each literal the first is told.
                return;
            }
            if place >= end {
                return;
            }
        }
    }

    fn escape(&mut self, range: TextRange, message: String) {
        self.escapes.push(Doubt { range, message });
    }

    /// A keyword that stands at a number without a blank.
    fn number(&mut self, range: TextRange) {
        let source: &'a str = self.source;
        let behind = &source[range.end().to_usize().min(source.len())..];
        if ["and", "else", "for", "if", "in", "is", "or", "not"].iter().any(|word| behind.starts_with(word)) {
            let text = &source[range];
            let kind = match text.as_bytes() {
                [b'0', b'x' | b'X', ..] => "hexadecimal",
                [b'0', b'o' | b'O', ..] => "octal",
                [b'0', b'b' | b'B', ..] => "binary",
                [.., b'j' | b'J'] => "imaginary",
                _ => "decimal",
            };
            self.escape(range, format!("invalid {kind} literal"));
        }
    }

    /// Looks at the text between the fields of an f-string, and at that in their formats.
    fn f_string_escapes(&mut self, elements: &ast::InterpolatedStringElements) {
        for element in elements {
            match element {
                ast::InterpolatedStringElement::Literal(piece) => {
                    let start = TextRange::at(piece.range().start(), TextSize::new(0));
                    self.escapes_in(piece.range(), start, false);
                }
                ast::InterpolatedStringElement::Interpolation(field) => {
                    if let Some(spec) = &field.format_spec {
                        self.f_string_escapes(&spec.elements);
                    }
                }
            }
        }
    }

    fn compare(&mut self, node: &ast::ExprCompare) {
        let mut left = &*node.left;
        for (op, right) in node.ops.iter().zip(&node.comparators) {
            let (word, instead) = match op {
                CmpOp::Is => ("is", "=="),
                CmpOp::IsNot => ("is not", "!="),
                _ => {
                    left = right;
                    continue;
                }
            };
            if let Some(literal) = [left, right].into_iter().find(|side| has_equals(side)) {
                let kind = type_of(literal).unwrap_or("str");
                self.doubt(node.range, format!("\"{word}\" with '{kind}' literal. Did you mean \"{instead}\"?"));
                return;
            }
            left = right;
        }
    }

    fn subscript(&mut self, node: &ast::ExprSubscript) {
        let Some(kind) = type_of(&node.value) else { return };
        match kind {
            "str" | "bytes" | "tuple" | "list" => {
                let Some(index) = type_of(&node.slice) else { return };
                if !matches!(index, "int" | "bool") {
                    let trouble = "indices must be integers or slices, not";
                    self.doubt(node.range, format!("{kind} {trouble} {index}; perhaps you missed a comma?"));
                }
            }
            "dict" => {}
            _ => {
                let message = format!("'{kind}' object is not subscriptable; perhaps you missed a comma?");
                self.doubt(node.range, message);
            }
        }
    }
}

impl<'a> Visitor<'a> for Doubts<'a> {
    fn visit_stmt(&mut self, stmt: &'a Stmt) {
        if let Stmt::Assert(node) = stmt
            && let Expr::Tuple(tuple) = &*node.test
            && !tuple.elts.is_empty()
        {
            self.doubt(node.range, "assertion is always true, perhaps remove parentheses?".to_owned());
        }
        walk_stmt(self, stmt);
    }

    fn visit_expr(&mut self, expr: &'a Expr) {
        match expr {
            Expr::Compare(node) => self.compare(node),
            Expr::Subscript(node) if node.ctx == ast::ExprContext::Load => self.subscript(node),
            Expr::Call(node) => {
                if let Some(kind) = type_of(&node.func).filter(|kind| *kind != "function") {
                    let message = format!("'{kind}' object is not callable; perhaps you missed a comma?");
                    self.doubt(node.range, message);
                }
            }
            Expr::NumberLiteral(node) => self.number(node.range),
            _ => {}
        }
        walk_expr(self, expr);
    }

    fn visit_string_literal(&mut self, literal: &'a ast::StringLiteral) {
        if !literal.flags.prefix().is_raw() {
            self.escapes_in(literal.range, literal.range, false);
        }
    }

    fn visit_bytes_literal(&mut self, literal: &'a ast::BytesLiteral) {
        if !literal.flags.prefix().is_raw() {
            self.escapes_in(literal.range, literal.range, true);
        }
    }

    fn visit_f_string(&mut self, literal: &'a ast::FString) {
        if !literal.flags.prefix().is_raw() {
            self.f_string_escapes(&literal.elements);
        }
        walk_f_string(self, literal);
    }
}

/// A literal that `is` does not fit: neither None nor a bool nor an ellipsis.
fn has_equals(expr: &Expr) -> bool {
    is_folded(expr) && !matches!(expr, Expr::NoneLiteral(_) | Expr::BooleanLiteral(_) | Expr::EllipsisLiteral(_))
}

/// The type that an expression certainly has.
fn type_of(expr: &Expr) -> Option<&'static str> {
    Some(match expr {
        Expr::NoneLiteral(_) => "NoneType",
        Expr::EllipsisLiteral(_) => "ellipsis",
        Expr::BooleanLiteral(_) => "bool",
        Expr::NumberLiteral(node) => match node.value {
            ast::Number::Int(_) => "int",
            ast::Number::Float(_) => "float",
            ast::Number::Complex { .. } => "complex",
        },
        Expr::UnaryOp(node) if is_folded(expr) && node.op != ast::UnaryOp::Not => return type_of(&node.operand),
        Expr::StringLiteral(_) | Expr::FString(_) => "str",
        Expr::BytesLiteral(_) => "bytes",
        Expr::Tuple(_) => "tuple",
        Expr::List(_) | Expr::ListComp(_) => "list",
        Expr::Dict(_) | Expr::DictComp(_) => "dict",
        Expr::Set(_) | Expr::SetComp(_) => "set",
        Expr::Generator(_) => "generator",
        Expr::Lambda(_) => "function",
        _ => return None,
    })
}
