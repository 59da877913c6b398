//! Statements. <https://docs.python.org/3.13/reference/simple_stmts.html>

use super::code::{AUGMENTED, FIRST_GOES, Intrinsic, NO_REGISTER, Op, SECOND_GOES, THIRD_GOES};
use super::scope::ScopeKind;
use super::unit::{Block, Register};
use super::{CompileError, Compiler, Last, Result};
use crate::memory::Value;
use crate::objects::Str;
use rustpython_ast::{self as ast, Expr, Stmt};
use rustpython_text_size::{Ranged, TextRange};

impl<'a> Compiler<'a> {
    /// A whole program.
    pub fn module(&mut self, body: &'a [Stmt], last: Last) -> Result {
        let mut body = body;
        if annotates(body) {
            let register = self.temporary();
            self.intrinsic(Intrinsic::Annotations, register, register, 0);
            self.release(u32::from(register));
        }
        if let Some(text) = docstring(body).filter(|_| last != Last::Show && self.source.optimize < 2) {
            self.unit.doc = Value::from(Str::new(&text));
            let register = self.temporary();
            self.load_text(&text, register);
            self.store_last("__doc__", register)?;
            self.release(u32::from(register));
        }
        super::mistakes::block_nesting(body, 0)?;
        self.interactive = last == Last::Show;
        let mut tail = None;
        if last == Last::Return
            && let Some((Stmt::Expr(expr), init)) = body.split_last()
        {
            tail = Some(&*expr.value);
            body = init;
        }
        self.statements(body)?;
        match tail {
            Some(expr) => {
                let register = self.temporary();
                self.expression(expr, register)?;
                self.emit(Op::Return, 0, register, 0, 0);
            }
            None => {
                self.emit(Op::ReturnNone, 0, 0, 0, 0);
            }
        }
        Ok(())
    }

    pub fn statements(&mut self, body: &'a [Stmt]) -> Result {
        for statement in body {
            let mark = self.mark();
            self.nested(statement.range(), |this| {
                this.position = statement.range();
                this.statement(statement)
            })?;
            self.drop_temporaries(mark);
        }
        Ok(())
    }

    /// Frees the temporaries of a statement. One that was the last to get an object may hold it alone: it is cleared,
    /// so that the object goes as promptly as in CPython.
    fn drop_temporaries(&mut self, mark: u32) {
        self.release(mark);
        let Some(last) = self.last_instruction() else { return };
        let holds = matches!(
            last.op,
            Op::GetAttr | Op::GetItem | Op::GetItemK | Op::GetSlice | Op::SetAttr | Op::SetItem | Op::DeleteAttr
        );
        if holds {
            let last = *last;
            for register in [last.a, last.b] {
                if self.is_temporary(register) && matches!(last.op, Op::SetAttr | Op::SetItem | Op::DeleteAttr) {
                    self.emit(Op::Clear, 0, register, 0, 0);
                }
            }
        }
    }

    fn statement(&mut self, statement: &'a Stmt) -> Result {
        match statement {
            Stmt::Expr(node) => {
                if self.interactive && self.outer.is_empty() {
                    let register = self.temporary();
                    self.expression(&node.value, register)?;
                    self.intrinsic(Intrinsic::Show, register, register, 1);
                    return Ok(());
                }
                if self.constant_value(&node.value).is_some() {
                    return Ok(());
                }
                let register = self.temporary();
                self.expression(&node.value, register)?;
                // The result is an object nobody else may hold: it goes at once.
                match self.last_instruction() {
                    Some(last) if matches!(last.op, Op::Call | Op::CallMethod) && last.c == register => last.d = 1,
                    _ => {
                        self.emit(Op::Clear, 0, register, 0, 0);
                    }
                }
            }
            Stmt::Assign(node) => self.assign(node)?,
            Stmt::AugAssign(node) => self.augmented(node)?,
            Stmt::AnnAssign(node) => self.annotated(node)?,
            Stmt::Return(node) => self.return_(node)?,
            Stmt::If(node) => self.if_(node)?,
            Stmt::While(node) => self.while_loop(node)?,
            Stmt::For(node) => self.for_loop(node)?,
            Stmt::Break(node) => self.leave_loop(true, node.range)?,
            Stmt::Continue(node) => self.leave_loop(false, node.range)?,
            Stmt::FunctionDef(node) => self.function_definition(node)?,
            Stmt::ClassDef(node) => self.class_definition(node)?,
            Stmt::Try(node) => self.try_statement(node)?,
            Stmt::With(node) => self.with_statement(node, 0)?,
            Stmt::Raise(node) => self.raise(node)?,
            Stmt::Assert(node) => self.assert(node)?,
            Stmt::Delete(node) => {
                for target in &node.targets {
                    self.delete(target)?;
                }
            }
            Stmt::Import(node) => self.import(node)?,
            Stmt::ImportFrom(node) => self.import_from(node)?,
            Stmt::Match(node) => self.match_statement(node)?,
            Stmt::TypeAlias(node) => self.type_alias(node)?,
            Stmt::Global(_) | Stmt::Nonlocal(_) | Stmt::Pass(_) => {}
            Stmt::IpyEscapeCommand(node) => return Err(CompileError::new("invalid syntax", node.range)),
        }
        Ok(())
    }

    fn assign(&mut self, node: &'a ast::StmtAssign) -> Result {
        if let [target] = &*node.targets {
            if let Some(register) = self.direct_register(target) {
                self.expression(&node.value, register)?;
                self.unit.mark_bound(register);
                return Ok(());
            }
            // a, b = b, a needs no tuple.
            if let (Expr::Tuple(targets), Expr::Tuple(values)) = (target, &*node.value)
                && targets.elts.len() == values.elts.len()
                && targets.elts.len() <= 8
                && !targets.elts.iter().chain(&values.elts).any(Expr::is_starred_expr)
            {
                let first = self.mark() as Register;
                for value in &values.elts {
                    super::mistakes::whole_yield(value, &self.source)?;
                    let register = self.temporary();
                    self.expression(value, register)?;
                }
                for (place, target) in targets.elts.iter().enumerate() {
                    let value = first + place as Register;
                    self.store_temporary(target, value)?;
                }
                return Ok(());
            }
        }
        let value = self.operand(&node.value)?;
        for target in &node.targets {
            if node.targets.len() == 1 && self.is_temporary(value) {
                self.store_temporary(target, value)?;
            } else {
                self.store(target, value)?;
            }
        }
        if node.targets.len() > 1 && self.is_temporary(value) {
            self.emit(Op::Clear, 0, value, 0, 0);
        }
        Ok(())
    }

    fn augmented(&mut self, node: &'a ast::StmtAugAssign) -> Result {
        match &*node.target {
            Expr::Name(name) => {
                if let Some(register) = self.direct_register(&node.target) {
                    let operand = self.operand(&node.target)?;
                    self.position = node.range;
                    let rebinds = self.walrus && self.source.text[node.value.range()].contains(":=");
                    let left = if rebinds { operand } else { register };
                    self.binary_onto(node.op, left, &node.value, register, AUGMENTED)?;
                    return Ok(());
                }
                let value = self.temporary();
                self.at(name.range, |this| this.load_name(&name.id, value))?;
                self.position = node.range;
                self.binary_onto(node.op, value, &node.value, value, AUGMENTED)?;
                self.store_last(&name.id, value)?;
            }
            Expr::Attribute(attribute) => {
                let object = self.operand(&attribute.value)?;
                let name = self.mangled(&attribute.attr.id);
                let value = self.temporary();
                self.position = attribute.range;
                self.emit_site(Op::GetAttr, value, object, &name)?;
                self.position = node.range;
                self.binary_onto(node.op, value, &node.value, value, AUGMENTED)?;
                self.position = attribute.range;
                self.emit_site(Op::SetAttr, object, value, &name)?;
                self.emit(Op::Clear, 0, value, 0, 0);
                self.let_go(object, NO_REGISTER);
            }
            Expr::Subscript(subscript) => {
                let object = self.operand(&subscript.value)?;
                let index = self.subscript_index(&subscript.slice)?;
                let value = self.temporary();
                self.position = subscript.range;
                self.emit(Op::GetItem, 0, value, object, index);
                self.position = node.range;
                self.binary_onto(node.op, value, &node.value, value, AUGMENTED)?;
                self.position = subscript.range;
                let flags = self.goes(object, NO_REGISTER, FIRST_GOES) | self.goes(index, NO_REGISTER, SECOND_GOES);
                self.emit(Op::SetItem, flags | THIRD_GOES, object, index, value);
            }
            other => {
                return Err(CompileError::new(
                    "'expression' is an illegal expression for augmented assignment",
                    other.range(),
                ));
            }
        }
        Ok(())
    }

    fn annotated(&mut self, node: &'a ast::StmtAnnAssign) -> Result {
        if let Some(value) = &node.value {
            if let Some(register) = self.direct_register(&node.target) {
                self.expression(value, register)?;
                self.unit.mark_bound(register);
            } else {
                let register = self.operand(value)?;
                if self.is_temporary(register) {
                    self.store_temporary(&node.target, register)?;
                } else {
                    self.store(&node.target, register)?;
                }
            }
        }
        let function = self.scopes.all[self.unit.scope].kind == ScopeKind::Function;
        if function {
            return Ok(());
        }
        let mark = self.mark();
        if let Expr::Name(name) = &*node.target
            && node.simple
        {
            let value = self.temporary();
            self.annotation(&node.annotation, value)?;
            let annotations = self.temporary();
            self.intrinsic(Intrinsic::Annotations, annotations, annotations, 0);
            let key = self.temporary();
            let mangled = self.mangled(&name.id);
            self.load_text(&mangled, key);
            self.emit(Op::SetItem, FIRST_GOES | SECOND_GOES | THIRD_GOES, annotations, key, value);
        } else if !matches!(&*node.target, Expr::Name(_)) {
            let value = self.temporary();
            self.annotation(&node.annotation, value)?;
            if node.value.is_none()
                && let Expr::Attribute(attribute) = &*node.target
            {
                self.operand(&attribute.value)?;
            }
        }
        self.release(mark);
        Ok(())
    }

    /// R[dst] = an annotation, as its text under `from __future__ import annotations`.
    pub fn annotation(&mut self, expr: &'a Expr, dst: Register) -> Result {
        if self.text_annotations {
            let text = self.source.text[expr.range()].to_owned();
            self.load_text(&text, dst);
            return Ok(());
        }
        if let Expr::Starred(starred) = expr {
            let mark = self.mark();
            let items = self.temporary();
            self.expression(&starred.value, items)?;
            self.emit(Op::Unpack, 0, dst, items, 1);
            self.release(mark);
            return Ok(());
        }
        self.expression(expr, dst)
    }

    fn return_(&mut self, node: &'a ast::StmtReturn) -> Result {
        if self.scopes.all[self.unit.scope].kind != ScopeKind::Function {
            return Err(CompileError::new("'return' outside function", node.range));
        }
        if self.unit.kind == super::code::CodeKind::AsyncGenerator && node.value.is_some() {
            return Err(CompileError::new("'return' with value in async generator", node.range));
        }
        self.leave_star(0, node.range)?;
        let value = match &node.value {
            Some(value) => {
                let needs_copy = !self.unit.blocks.is_empty();
                let register = self.operand(value)?;
                if needs_copy && !self.is_temporary(register) {
                    // A `finally` on the way out may assign to the variable.
                    let copy = self.temporary();
                    self.emit(Op::Move, 0, copy, register, 0);
                    Some(copy)
                } else {
                    Some(register)
                }
            }
            None => None,
        };
        let open = self.open_guards();
        self.unwind_blocks(0)?;
        self.position = node.range;
        match value {
            Some(register) => self.emit(Op::Return, 0, register, 0, 0),
            None => self.emit(Op::ReturnNone, 0, 0, 0, 0),
        };
        self.restore_guards(&open);
        Ok(())
    }

    /// An `except*` block is not left by a jump.
    fn leave_star(&self, from: usize, range: TextRange) -> Result {
        if self.unit.blocks[from..].iter().any(|block| matches!(block, Block::Handler { star: true, .. })) {
            let message = "'break', 'continue' and 'return' cannot appear in an except* block";
            return Err(CompileError::new(message, range));
        }
        Ok(())
    }

    fn leave_loop(&mut self, exit_loop: bool, range: TextRange) -> Result {
        let found = self.unit.blocks.iter().rposition(|block| matches!(block, Block::Loop { .. }));
        let Some(place) = found else {
            self.leave_star(0, range)?;
            let message = if exit_loop { "'break' outside loop" } else { "'continue' not properly in loop" };
            return Err(CompileError::new(message, range));
        };
        self.leave_star(place + 1, range)?;
        let open = self.open_guards();
        self.unwind_blocks(place + 1)?;
        let Block::Loop { exit, again, iterator } = self.unit.blocks[place] else { unreachable!("it is a loop") };
        if exit_loop {
            if let Some(iterator) = iterator {
                self.emit(Op::Clear, 0, iterator, 0, 0);
            }
            self.jump(Op::Jump, 0, 0, 0, exit);
        } else {
            self.jump(Op::Jump, 0, 0, 0, again);
        }
        self.restore_guards(&open);
        Ok(())
    }

    /// Emits what has to happen when control leaves the blocks from `down_to` on, innermost first. Guards stay
    /// suspended: the caller emits its jump, then resumes them.
    fn unwind_blocks(&mut self, down_to: usize) -> Result {
        let mut taken: Vec<Block<'a>> = Vec::new();
        let position = self.position;
        while self.unit.blocks.len() > down_to {
            let block = self.unit.blocks.pop().expect("just looked");
            match &block {
                Block::Loop { iterator, .. } => {
                    if let Some(iterator) = iterator {
                        self.emit(Op::Clear, 0, *iterator, 0, 0);
                    }
                }
                Block::Finally { body, guard } => {
                    self.suspend_guards(*guard);
                    let bound = self.unit.bound.clone();
                    let body: &'a [Stmt] = body;
                    self.statements(body)?;
                    self.unit.bound = bound;
                }
                Block::With { exit, asynchronous, guard } => {
                    self.suspend_guards(*guard);
                    let mark = self.mark();
                    let (exit, asynchronous) = (*exit, *asynchronous);
                    self.leave_with(exit, asynchronous);
                    self.release(mark);
                }
                Block::Handler { saved, name, guard, .. } => {
                    self.suspend_guards(*guard);
                    let (saved, name) = (*saved, *name);
                    self.emit(Op::LeaveHandler, 0, saved, 0, 0);
                    if let Some(name) = name {
                        self.delete_name(name, false)?;
                    }
                }
                Block::FinallyHandler { saved, guard } => {
                    self.suspend_guards(*guard);
                    let saved = *saved;
                    self.emit(Op::LeaveHandler, 0, saved, 0, 0);
                }
            }
            self.position = position;
            taken.push(block);
        }
        self.unit.blocks.extend(taken.into_iter().rev());
        Ok(())
    }

    fn if_(&mut self, node: &'a ast::StmtIf) -> Result {
        let end = self.label();
        let mut next = self.label();
        self.jump_if(&node.test, false, next)?;
        let start = self.unit.bound.clone();
        self.statements(&node.body)?;
        let mut certain = if ends_flow(&node.body) { None } else { Some(self.unit.bound.clone()) };
        let mut has_else = false;
        let mut state = start;
        for clause in &node.elif_else_clauses {
            self.jump(Op::Jump, 0, 0, 0, end);
            self.bind(next);
            next = self.label();
            self.unit.bound.clone_from(&state);
            match &clause.test {
                Some(test) => {
                    self.position = test.range();
                    self.jump_if(test, false, next)?;
                    state.clone_from(&self.unit.bound);
                }
                None => has_else = true,
            }
            self.statements(&clause.body)?;
            if !ends_flow(&clause.body) {
                certain = Some(match certain {
                    Some(before) => both(&before, &self.unit.bound),
                    None => self.unit.bound.clone(),
                });
            }
        }
        self.bind(next);
        self.bind(end);
        self.unit.bound = match certain {
            Some(bound) if has_else => bound,
            Some(bound) => both(&bound, &state),
            None => state,
        };
        Ok(())
    }

    fn raise(&mut self, node: &'a ast::StmtRaise) -> Result {
        match (&node.exc, &node.cause) {
            (Some(exception), Some(cause)) => {
                let exception = self.operand(exception)?;
                let cause = self.operand(cause)?;
                self.emit(Op::Raise, 2, exception, cause, 0);
            }
            (Some(exception), None) => {
                let exception = self.operand(exception)?;
                self.emit(Op::Raise, 1, exception, 0, 0);
            }
            (None, _) => {
                self.emit(Op::Raise, 0, 0, 0, 0);
            }
        }
        Ok(())
    }

    fn assert(&mut self, node: &'a ast::StmtAssert) -> Result {
        if self.source.optimize > 0 {
            return Ok(());
        }
        let fine = self.label();
        self.jump_if(&node.test, true, fine)?;
        let bound = self.unit.bound.clone();
        self.position = node.test.range();
        match &node.msg {
            Some(message) => {
                let message = self.operand(message)?;
                self.emit(Op::AssertFail, 1, message, 0, 0);
            }
            None => {
                self.emit(Op::AssertFail, 0, 0, 0, 0);
            }
        }
        self.unit.bound = bound;
        self.bind(fine);
        Ok(())
    }

    fn import(&mut self, node: &'a ast::StmtImport) -> Result {
        for alias in &node.names {
            let mark = self.mark();
            let name = alias.name.id.as_str();
            let args = [self.temporary(), self.temporary(), self.temporary()];
            self.load_text(name, args[0]);
            self.load_none(args[1]);
            self.load_int(0, args[2]);
            self.intrinsic(Intrinsic::Import, args[0], args[0], 3);
            match &alias.asname {
                Some(target) => {
                    // `import a.b as c` binds the submodule.
                    for part in name.split('.').skip(1) {
                        self.load_text(part, args[1]);
                        self.intrinsic(Intrinsic::ImportFrom, args[0], args[0], 2);
                    }
                    self.store_last(&target.id, args[0])?;
                }
                None => self.store_last(name.split('.').next().unwrap_or(name), args[0])?,
            }
            self.release(mark);
        }
        Ok(())
    }

    fn import_from(&mut self, node: &'a ast::StmtImportFrom) -> Result {
        let module = node.module.as_ref().map_or("", |name| name.id.as_str());
        if module == "__future__" && node.level == 0 {
            self.future(node)?;
        }
        let args = [self.temporary(), self.temporary(), self.temporary()];
        let names: Vec<&str> = node.names.iter().map(|alias| alias.name.id.as_str()).collect();
        self.load_text(module, args[0]);
        self.load_names(&names, args[1])?;
        self.load_int(i64::from(node.level), args[2]);
        self.intrinsic(Intrinsic::Import, args[0], args[0], 3);
        if names == ["*"] {
            self.intrinsic(Intrinsic::ImportStar, args[1], args[0], 1);
            return Ok(());
        }
        for alias in &node.names {
            self.load_text(&alias.name.id, args[1]);
            self.intrinsic(Intrinsic::ImportFrom, args[2], args[0], 2);
            self.store_last(&alias.asname.as_ref().unwrap_or(&alias.name).id, args[2])?;
        }
        Ok(())
    }

    fn future(&mut self, node: &'a ast::StmtImportFrom) -> Result {
        const KNOWN: [&str; 10] = [
            "nested_scopes",
            "generators",
            "division",
            "absolute_import",
            "with_statement",
            "print_function",
            "unicode_literals",
            "barry_as_FLUFL",
            "generator_stop",
            "annotations",
        ];
        for alias in &node.names {
            let name = alias.name.id.as_str();
            if name == "annotations" {
                self.text_annotations = true;
            } else if name == "braces" {
                return Err(CompileError::of_line("not a chance", node.range));
            } else if !KNOWN.contains(&name) {
                return Err(CompileError::of_line(format!("future feature {name} is not defined"), node.range));
            }
        }
        Ok(())
    }
}

/// True when a statement of the block, or of a block inside that is no function or class, has an annotation.
pub fn annotates(body: &[Stmt]) -> bool {
    body.iter().any(|statement| match statement {
        Stmt::AnnAssign(_) => true,
        Stmt::For(node) => annotates(&node.body) || annotates(&node.orelse),
        Stmt::While(node) => annotates(&node.body) || annotates(&node.orelse),
        Stmt::With(node) => annotates(&node.body),
        Stmt::If(node) => annotates(&node.body) || node.elif_else_clauses.iter().any(|clause| annotates(&clause.body)),
        Stmt::Match(node) => node.cases.iter().any(|case| annotates(&case.body)),
        Stmt::Try(node) => {
            annotates(&node.body)
                || annotates(&node.orelse)
                || annotates(&node.finalbody)
                || node
                    .handlers
                    .iter()
                    .any(|rustpython_ast::ExceptHandler::ExceptHandler(handler)| annotates(&handler.body))
        }
        _ => false,
    })
}

/// The text of a docstring, without the indentation that all its lines share.
pub fn docstring(body: &[Stmt]) -> Option<String> {
    let Some(Stmt::Expr(node)) = body.first() else { return None };
    let Expr::StringLiteral(literal) = &*node.value else { return None };
    Some(without_margin(&crate::text::tabs::expand(literal.value.to_str(), 8)))
}

fn without_margin(text: &str) -> String {
    let (first, rest) = text.split_once('\n').map_or((text, None), |(first, rest)| (first, Some(rest)));
    let mut cleaned = first.trim_start_matches(' ').to_owned();
    let Some(rest) = rest else { return cleaned };
    let indentation = |line: &str| line.len() - line.trim_start_matches(' ').len();
    let margin = rest.split('\n').filter(|line| indentation(line) < line.len()).map(indentation).min().unwrap_or(0);
    for line in rest.split('\n') {
        cleaned.push('\n');
        cleaned.push_str(&line[margin.min(indentation(line))..]);
    }
    cleaned
}

/// True when control certainly does not come out at the end.
fn ends_flow(body: &[Stmt]) -> bool {
    matches!(body.last(), Some(Stmt::Return(_) | Stmt::Raise(_) | Stmt::Break(_) | Stmt::Continue(_)))
}

fn both(a: &[bool], b: &[bool]) -> Vec<bool> {
    a.iter().zip(b).map(|(a, b)| *a && *b).collect()
}
