//! `try` and `with`. <https://docs.python.org/3.13/reference/compound_stmts.html#the-try-statement>
//!
//! Entering a guarded block costs nothing: a table says where exceptions of which instructions land.

use super::code::{FIRST_GOES, Intrinsic, Op};
use super::unit::{Block, Register};
use super::{CompileError, Compiler, Result};
use rustpython_ast::{self as ast, ExceptHandler, Stmt};

impl<'a> Compiler<'a> {
    pub fn try_statement(&mut self, node: &'a ast::StmtTry) -> Result {
        if node.finalbody.is_empty() {
            return self.try_except(node);
        }
        let mark = self.mark();
        let (error, saved, second) = (self.temporary(), self.temporary(), self.temporary());
        let clear_from = self.mark();
        let end = self.label();
        let before = self.unit.bound.clone();
        let outer = self.guards();
        self.guard();
        self.unit.blocks.push(Block::Finally { body: &node.finalbody, guard: outer });
        if node.handlers.is_empty() {
            self.statements(&node.body)?;
        } else {
            self.try_except(node)?;
        }
        self.unit.blocks.pop();
        let guard = self.end_guard();
        self.statements(&node.finalbody)?;
        let after = self.unit.bound.clone();
        self.jump(Op::Jump, 0, 0, 0, end);

        self.unit.bound = before;
        self.handle(&guard, error, clear_from);
        self.emit(Op::EnterHandler, 0, error, saved, 0);
        self.guard();
        self.unit.blocks.push(Block::FinallyHandler { saved, guard: outer });
        self.statements(&node.finalbody)?;
        self.unit.blocks.pop();
        let cleanup = self.end_guard();
        self.emit(Op::LeaveHandler, 0, saved, 0, 0);
        self.emit(Op::Reraise, 0, error, 0, 0);
        self.handle(&cleanup, second, clear_from);
        self.emit(Op::LeaveHandler, 0, saved, 0, 0);
        self.emit(Op::Reraise, 0, second, 0, 0);

        self.bind(end);
        self.unit.bound = after;
        self.release(mark);
        Ok(())
    }

    fn try_except(&mut self, node: &'a ast::StmtTry) -> Result {
        let mark = self.mark();
        let (error, saved, second) = (self.temporary(), self.temporary(), self.temporary());
        let clear_from = self.mark();
        let end = self.label();
        let before = self.unit.bound.clone();
        self.guard();
        self.statements(&node.body)?;
        let guard = self.end_guard();
        self.statements(&node.orelse)?;
        let mut after = self.unit.bound.clone();
        self.jump(Op::Jump, 0, 0, 0, end);

        self.handle(&guard, error, clear_from);
        self.emit(Op::EnterHandler, 0, error, saved, 0);
        let outer = self.guards();
        self.guard();
        if node.is_star {
            self.unit.bound.clone_from(&before);
            self.star_handlers(node, error, saved, outer)?;
            after = after.iter().zip(&before).map(|(a, b)| *a && *b).collect();
            self.emit(Op::LeaveHandler, 0, saved, 0, 0);
            self.emit(Op::Clear, 0, error, 0, 0);
            self.jump(Op::Jump, 0, 0, 0, end);
        } else {
            for (place, handler) in node.handlers.iter().enumerate() {
                let ExceptHandler::ExceptHandler(handler) = handler;
                self.unit.bound.clone_from(&before);
                let next = self.label();
                let inner = self.mark();
                match &handler.type_ {
                    Some(class) => {
                        let class = self.operand(class)?;
                        self.position = handler.range;
                        self.jump(Op::JumpUnlessMatch, 0, error, class, next);
                    }
                    None if place + 1 < node.handlers.len() => {
                        return Err(CompileError::new("default 'except:' must be last", handler.range));
                    }
                    None => {}
                }
                self.release(inner);
                self.handler_body(handler, error, saved, outer)?;
                if !matches!(handler.body.last(), Some(Stmt::Return(_) | Stmt::Raise(_))) {
                    after = after.iter().zip(&self.unit.bound).map(|(a, b)| *a && *b).collect();
                }
                self.emit(Op::LeaveHandler, 0, saved, 0, 0);
                self.emit(Op::Clear, 0, error, 0, 0);
                self.jump(Op::Jump, 0, 0, 0, end);
                self.bind(next);
            }
            self.emit(Op::Reraise, 0, error, 0, 0);
        }
        let cleanup = self.end_guard();
        self.handle(&cleanup, second, clear_from);
        self.emit(Op::LeaveHandler, 0, saved, 0, 0);
        self.emit(Op::Clear, 0, error, 0, 0);
        self.emit(Op::Reraise, 0, second, 0, 0);

        self.bind(end);
        self.unit.bound = after;
        self.release(mark);
        Ok(())
    }

    /// The body of `except ... as name`: the name is unbound at its end, however it ends.
    fn handler_body(
        &mut self,
        handler: &'a ast::ExceptHandlerExceptHandler,
        error: Register,
        saved: Register,
        outer: usize,
    ) -> Result {
        let name = handler.name.as_ref().map(|name| name.id.as_str());
        let Some(name) = name else {
            self.unit.blocks.push(Block::Handler { saved, name: None, guard: outer, star: false });
            self.statements(&handler.body)?;
            self.unit.blocks.pop();
            return Ok(());
        };
        self.store_name(name, error)?;
        let mark = self.mark();
        let third = self.temporary();
        let clear_from = self.mark();
        let done = self.label();
        self.guard();
        self.unit.blocks.push(Block::Handler { saved, name: Some(name), guard: outer, star: false });
        self.statements(&handler.body)?;
        self.unit.blocks.pop();
        let guard = self.end_guard();
        self.delete_name(name, false)?;
        self.jump(Op::Jump, 0, 0, 0, done);
        self.handle(&guard, third, clear_from);
        self.delete_name(name, false)?;
        self.emit(Op::Reraise, 0, third, 0, 0);
        self.bind(done);
        self.release(mark);
        Ok(())
    }

    /// `except*`: each handler gets the part of the group that matches; what is left or raised is joined again.
    fn star_handlers(&mut self, node: &'a ast::StmtTry, error: Register, _saved: Register, outer: usize) -> Result {
        let mark = self.mark();
        let (rest, matched) = (self.temporary(), self.temporary());
        let (raised, inner_saved, third) = (self.temporary(), self.temporary(), self.temporary());
        self.emit(Op::Move, 0, rest, error, 0);
        self.emit(Op::BuildList, 0, raised, 0, 0);
        for handler in &node.handlers {
            let ExceptHandler::ExceptHandler(handler) = handler;
            let (next, done) = (self.label(), self.label());
            let inner = self.mark();
            let arguments = [self.temporary(), self.temporary()];
            self.emit(Op::Move, 0, arguments[0], rest, 0);
            if let Some(class) = &handler.type_ {
                self.expression(class, arguments[1])?;
            }
            self.position = handler.range;
            self.intrinsic(Intrinsic::SplitGroup, arguments[0], arguments[0], 2);
            self.emit(Op::Unpack, FIRST_GOES, rest, arguments[0], 2);
            self.release(inner);
            self.jump(Op::JumpIfNone, 0, matched, 0, next);
            let clear_from = self.mark();
            self.emit(Op::EnterHandler, 0, matched, inner_saved, 0);
            let name = handler.name.as_ref().map(|name| name.id.as_str());
            if let Some(name) = name {
                self.store_name(name, matched)?;
            }
            self.guard();
            self.unit.blocks.push(Block::Handler { saved: inner_saved, name, guard: outer, star: true });
            self.statements(&handler.body)?;
            self.unit.blocks.pop();
            let guard = self.end_guard();
            self.jump(Op::Jump, 0, 0, 0, done);
            self.handle(&guard, third, clear_from);
            self.emit(Op::ListAppend, FIRST_GOES, raised, third, 0);
            self.bind(done);
            self.emit(Op::LeaveHandler, 0, inner_saved, 0, 0);
            if let Some(name) = name {
                self.delete_name(name, false)?;
            }
            self.bind(next);
        }
        let arguments = [self.temporary(), self.temporary(), self.temporary()];
        self.emit(Op::Move, 0, arguments[0], raised, 0);
        self.emit(Op::Move, 0, arguments[1], rest, 0);
        self.emit(Op::Move, 0, arguments[2], error, 0);
        self.intrinsic(Intrinsic::JoinGroup, arguments[0], arguments[0], 3);
        let fine = self.label();
        self.jump(Op::JumpIfNone, 0, arguments[0], 0, fine);
        self.emit(Op::Reraise, 0, arguments[0], 0, 0);
        self.bind(fine);
        self.release(mark);
        Ok(())
    }

    pub fn with_statement(&mut self, node: &'a ast::StmtWith, item: usize) -> Result {
        let Some(with) = node.items.get(item) else { return self.statements(&node.body) };
        let mark = self.mark();
        let (exit, value) = (self.temporary(), self.temporary());
        let (error, saved, second) = (self.temporary(), self.temporary(), self.temporary());
        let clear_from = self.mark();
        let asynchronous = u8::from(node.is_async);
        self.expression(&with.context_expr, value)?;
        self.position = rustpython_text_size::Ranged::range(&with.context_expr);
        self.emit(Op::WithEnter, asynchronous, exit, value, value);
        if node.is_async {
            self.delegate(value, value);
        }
        let (suppressed, end) = (self.label(), self.label());
        let before = self.unit.bound.clone();
        let outer = self.guards();
        self.guard();
        self.unit.blocks.push(Block::With { exit, asynchronous: node.is_async, guard: outer });
        if let Some(target) = &with.optional_vars {
            self.store_temporary(target, value)?;
        } else {
            self.emit(Op::Clear, 0, value, 0, 0);
        }
        self.with_statement(node, item + 1)?;
        self.unit.blocks.pop();
        let guard = self.end_guard();
        self.position = rustpython_text_size::Ranged::range(&with.context_expr);
        self.leave_with(exit, node.is_async);
        self.jump(Op::Jump, 0, 0, 0, end);

        self.handle(&guard, error, clear_from);
        self.emit(Op::EnterHandler, 0, error, saved, 0);
        self.guard();
        let result = self.temporary();
        self.emit(Op::WithExit, 1, exit, error, result);
        if node.is_async {
            self.await_exit(result);
        }
        self.jump(Op::JumpIfTrue, 0, result, 0, suppressed);
        let cleanup = self.end_guard();
        self.emit(Op::LeaveHandler, 0, saved, 0, 0);
        self.emit(Op::Reraise, 0, error, 0, 0);
        self.handle(&cleanup, second, clear_from);
        self.emit(Op::LeaveHandler, 0, saved, 0, 0);
        self.emit(Op::Clear, 0, error, 0, 0);
        self.emit(Op::Reraise, 0, second, 0, 0);

        self.bind(suppressed);
        self.emit(Op::LeaveHandler, 0, saved, 0, 0);
        self.emit(Op::Clear, 0, error, 0, 0);
        self.bind(end);
        self.emit(Op::Clear, 0, exit, 0, 0);
        // The body may have been left in the middle.
        self.unit.bound = before;
        self.release(mark);
        Ok(())
    }

    /// Calls `__exit__` with three None.
    pub fn leave_with(&mut self, exit: Register, asynchronous: bool) {
        let result = self.temporary();
        self.emit(Op::WithExit, 0, exit, 0, result);
        if asynchronous {
            self.await_exit(result);
        }
    }

    /// Awaits what `__aexit__` has returned.
    fn await_exit(&mut self, result: Register) {
        self.intrinsic(Intrinsic::AwaitableExit, result, result, 1);
        self.delegate(result, result);
    }
}
