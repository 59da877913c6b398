//! Comprehensions and generator expressions.
//! <https://docs.python.org/3.13/reference/expressions.html#displays-for-lists-sets-and-dictionaries>

use super::code::{FIRST_GOES, Intrinsic, NO_REGISTER, Op};
use super::scope::node_key;
use super::unit::Register;
use super::{Compiler, Result};
use rustpython_ast::{self as ast, Expr};
use rustpython_text_size::Ranged;

/// What is done with each element.
#[derive(Clone, Copy)]
enum Element<'a> {
    List(&'a Expr),
    Set(&'a Expr),
    Dict(&'a Expr, &'a Expr),
    Yield(&'a Expr),
}

impl<'a> Compiler<'a> {
    /// A list, set or dict comprehension, inlined into the frame around it.
    pub fn comprehension(&mut self, expr: &'a Expr, dst: Register) -> Result {
        let (key, generators, element, build) = match expr {
            Expr::ListComp(node) => (node_key(node), &node.generators, Element::List(&node.elt), Op::BuildList),
            Expr::SetComp(node) => (node_key(node), &node.generators, Element::Set(&node.elt), Op::BuildSet),
            Expr::DictComp(node) => {
                (node_key(node), &node.generators, Element::Dict(&node.key, &node.value), Op::BuildDict)
            }
            _ => unreachable!("only comprehensions come here"),
        };
        let result = if self.is_temporary(dst) { dst } else { self.temporary() };
        let iterator = self.temporary();
        self.expression(&generators[0].iter, iterator)?;
        self.start_iteration(&generators[0], iterator);
        self.emit(build, 0, result, 0, 0);
        let scope = self.scopes.by_node[&key];
        let bound = self.unit.bound.clone();
        self.unit.comprehensions.push(scope);
        let variables = self.unit.variables_of(scope);
        for (register, cell) in &variables {
            if *cell {
                self.emit(Op::Clear, 0, *register, 0, 0);
                self.emit(Op::MakeCell, 0, *register, 0, 0);
            }
        }
        let start = self.here();
        self.generators(generators, iterator, element, result)?;
        self.unit.comprehensions.pop();
        self.unit.inlined.push(start..self.here());
        self.unit.bound = bound;
        for (register, _) in variables {
            self.emit(Op::Clear, 0, register, 0, 0);
        }
        if result != dst {
            self.emit(Op::Take, 0, dst, result, 0);
        }
        Ok(())
    }

    /// A generator expression: a generator function that gets the first iterator as its argument.
    pub fn generator_expression(&mut self, node: &'a ast::ExprGenerator, dst: Register) -> Result {
        let base = self.temporary();
        let iterator = self.temporary();
        let scope = self.scopes.by_node[&node_key(node)];
        let first = &node.generators[0];
        self.enter_function(scope, "<genexpr>", None, node.range.start().to_u32());
        self.unit.parameters = [1, 1, 0];
        self.unit.mark_bound(0);
        self.generators(&node.generators, 0, Element::Yield(&node.elt), 0)?;
        self.emit(Op::ReturnNone, 0, 0, 0, 0);
        let code = self.leave()?;
        self.emit(Op::MakeFunction, 0, base, code, 0);
        self.expression(&first.iter, iterator)?;
        self.start_iteration(first, iterator);
        self.emit(Op::Call, 0, base, 1, dst);
        Ok(())
    }

    fn start_iteration(&mut self, generator: &'a ast::Comprehension, iterator: Register) {
        self.at(generator.iter.range(), |this| {
            if generator.is_async {
                this.intrinsic(Intrinsic::AsyncIter, iterator, iterator, 1);
            } else {
                this.emit(Op::GetIter, 0, iterator, iterator, 0);
            }
        });
    }

    /// The loops from the first of `generators` inwards; its iterator is in a register already.
    fn generators(
        &mut self,
        generators: &'a [ast::Comprehension],
        iterator: Register,
        element: Element<'a>,
        result: Register,
    ) -> Result {
        let Some((first, rest)) = generators.split_first() else { return self.element(element, result) };
        let mark = self.mark();
        let direct = if first.is_async { None } else { self.direct_register(&first.target) };
        let item = direct.unwrap_or_else(|| self.temporary());
        let (body, next, done) = (self.label(), self.label(), self.label());
        if first.is_async {
            let error = self.temporary();
            self.bind(next);
            self.async_next(iterator, item, error, done);
        } else {
            self.jump(Op::Jump, 0, 0, 0, next);
            self.bind(body);
        }
        match direct {
            Some(register) => self.unit.mark_bound(register),
            None => self.store_temporary(&first.target, item)?,
        }
        for test in &first.ifs {
            self.jump_if(test, false, next)?;
        }
        if let Some(inner) = rest.first() {
            let iterator = self.temporary();
            self.expression(&inner.iter, iterator)?;
            self.start_iteration(inner, iterator);
            self.generators(rest, iterator, element, result)?;
        } else {
            self.element(element, result)?;
        }
        if first.is_async {
            self.jump(Op::Jump, 0, 0, 0, next);
            self.bind(done);
            self.emit(Op::Clear, 0, iterator, 0, 0);
        } else {
            self.bind(next);
            self.at(first.iter.range(), |this| this.jump(Op::ForIter, 0, iterator, item, body));
        }
        self.release(mark);
        Ok(())
    }

    fn element(&mut self, element: Element<'a>, result: Register) -> Result {
        let mark = self.mark();
        match element {
            Element::List(value) => {
                let value = self.operand(value)?;
                self.emit(Op::ListAppend, self.goes(value, NO_REGISTER, FIRST_GOES), result, value, 0);
            }
            Element::Set(value) => {
                let value = self.operand(value)?;
                self.emit(Op::SetAdd, self.goes(value, NO_REGISTER, FIRST_GOES), result, value, 0);
            }
            Element::Dict(key, value) => {
                let key = self.operand(key)?;
                let value = self.operand(value)?;
                self.dict_add(result, key, value);
            }
            Element::Yield(value) => {
                let value = self.operand(value)?;
                let value = self.yielded(value);
                let sent = self.temporary();
                self.emit(Op::Yield, self.goes(value, sent, FIRST_GOES), value, 0, sent);
            }
        }
        self.release(mark);
        Ok(())
    }
}
