//! `for` and `while`. <https://docs.python.org/3.13/reference/compound_stmts.html#the-while-statement>

use super::code::{Intrinsic, Op};
use super::unit::{Block, Register};
use super::{Compiler, Result};
use rustpython_ast::{self as ast, Stmt};
use rustpython_text_size::Ranged;

impl<'a> Compiler<'a> {
    /// The test stands at the end, so that each round takes one jump.
    pub fn while_loop(&mut self, node: &'a ast::StmtWhile) -> Result {
        let (body, test, exit, done) = (self.label(), self.label(), self.label(), self.label());
        let before = self.unit.bound.clone();
        self.jump_if(&node.test, false, done)?;
        let after_test = self.unit.bound.clone();
        self.bind(body);
        self.unit.blocks.push(Block::Loop { exit, again: test, iterator: None });
        self.statements(&node.body)?;
        self.unit.blocks.pop();
        self.bind(test);
        self.unit.bound.clone_from(&after_test);
        // What the body may leave unbound is not certain for the second test.
        self.unit.bound.clone_from(&before);
        self.jump_if(&node.test, true, body)?;
        self.bind(done);
        self.unit.bound = before;
        self.orelse(&node.orelse)?;
        self.bind(exit);
        Ok(())
    }

    fn orelse(&mut self, body: &'a [Stmt]) -> Result {
        let before = self.unit.bound.clone();
        self.statements(body)?;
        self.unit.bound = before;
        Ok(())
    }

    pub fn for_loop(&mut self, node: &'a ast::StmtFor) -> Result {
        if node.is_async {
            return self.async_for(node);
        }
        let mark = self.mark();
        let iterator = self.temporary();
        self.expression(&node.iter, iterator)?;
        self.at(node.iter.range(), |this| this.emit(Op::GetIter, 0, iterator, iterator, 0));
        let (body, next, exit) = (self.label(), self.label(), self.label());
        let direct = self.direct_register(&node.target);
        let item = direct.unwrap_or_else(|| self.temporary());
        let before = self.unit.bound.clone();
        self.jump(Op::Jump, 0, 0, 0, next);
        self.bind(body);
        match direct {
            Some(register) => self.unit.mark_bound(register),
            None => self.store_temporary(&node.target, item)?,
        }
        self.unit.blocks.push(Block::Loop { exit, again: next, iterator: Some(iterator) });
        self.statements(&node.body)?;
        self.unit.blocks.pop();
        self.bind(next);
        self.at(node.iter.range(), |this| this.jump(Op::ForIter, 0, iterator, item, body));
        self.unit.bound = before;
        self.orelse(&node.orelse)?;
        self.bind(exit);
        self.release(mark);
        Ok(())
    }

    fn async_for(&mut self, node: &'a ast::StmtFor) -> Result {
        let mark = self.mark();
        let iterator = self.temporary();
        let item = self.temporary();
        let error = self.temporary();
        self.expression(&node.iter, iterator)?;
        self.intrinsic(Intrinsic::AsyncIter, iterator, iterator, 1);
        let (next, exit, done) = (self.label(), self.label(), self.label());
        let before = self.unit.bound.clone();
        self.bind(next);
        self.async_next(iterator, item, error, done);
        self.store_temporary(&node.target, item)?;
        self.unit.blocks.push(Block::Loop { exit, again: next, iterator: Some(iterator) });
        self.statements(&node.body)?;
        self.unit.blocks.pop();
        self.jump(Op::Jump, 0, 0, 0, next);
        self.bind(done);
        self.emit(Op::Clear, 0, iterator, 0, 0);
        self.unit.bound = before;
        self.orelse(&node.orelse)?;
        self.bind(exit);
        self.release(mark);
        Ok(())
    }

    /// R[item] = await the next item; at the end of the iterator goes to `done`.
    pub fn async_next(&mut self, iterator: Register, item: Register, error: Register, done: super::unit::Label) {
        let got = self.label();
        self.guard();
        self.intrinsic(Intrinsic::AsyncNext, item, iterator, 1);
        let clear_from = self.mark();
        self.delegate(item, item);
        let guard = self.end_guard();
        self.jump(Op::Jump, 0, 0, 0, got);
        self.handle(&guard, error, clear_from);
        self.intrinsic(Intrinsic::EndAsyncFor, error, error, 1);
        self.jump(Op::Jump, 0, 0, 0, done);
        self.bind(got);
    }
}
