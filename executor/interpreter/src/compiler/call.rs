//! Calls. <https://docs.python.org/3.13/reference/expressions.html#calls>

use super::code::{FIRST_GOES, NO_REGISTER, Op};
use super::constant::Key;
use super::scope::{Place, ScopeKind};
use super::unit::Register;
use super::{Compiler, Result};
use crate::memory::{Tuple, Value};
use crate::objects::str::intern;
use indexmap::IndexSet;
use rustpython_ast::{self as ast, Expr};
use rustpython_text_size::TextRange;
use std::collections::HashSet;

/// Arguments of which there are more are gathered as those with stars are.
const MOST_IN_REGISTERS: usize = 4_000;

impl<'a> Compiler<'a> {
    pub fn call(&mut self, node: &'a ast::ExprCall, dst: Register) -> Result {
        let plain = node.arguments.len() <= MOST_IN_REGISTERS
            && !node.arguments.args.iter().any(Expr::is_starred_expr)
            && node.arguments.keywords.iter().all(|keyword| keyword.arg.is_some());
        if let Expr::Attribute(attribute) = &*node.func
            && plain
        {
            return self.method_call(attribute, node, dst);
        }
        let base = self.temporary();
        if plain && self.super_arguments(&node.func, node, base)? {
            self.emit(Op::Call, 0, base, 2, dst);
            return Ok(());
        }
        self.expression(&node.func, base)?;
        if plain {
            self.plain_arguments(&node.arguments, node, base, dst, false)
        } else {
            self.unpacked_arguments(&node.arguments, node, base, dst)
        }
    }

    /// `super()` without arguments inside a method: R[base] = super, then the class and the first parameter.
    fn super_arguments(&mut self, func: &'a Expr, node: &'a ast::ExprCall, base: Register) -> Result<bool> {
        let Expr::Name(name) = func else { return Ok(false) };
        if name.id.as_str() != "super" || !node.arguments.is_empty() || self.place("super") != Place::Global {
            return Ok(false);
        }
        let (class, object) = (self.temporary(), self.temporary());
        if !self.load_class_and_self(class, object)? {
            return Ok(false);
        }
        self.expression(func, base)?;
        Ok(true)
    }

    /// R[class], R[object] = what zero-argument `super` stands for; false outside of methods.
    fn load_class_and_self(&mut self, class: Register, object: Register) -> Result<bool> {
        let scope = self.unit.scope;
        let own = &self.scopes.all[scope];
        if own.kind != ScopeKind::Function
            || !own.symbols.first().is_some_and(|(_, symbol)| symbol.parameter)
            || self.unit.parameters[1] == 0
            || self.scopes.place(scope, "__class__") != Place::Free
        {
            return Ok(false);
        }
        let index = self.free_index("__class__");
        self.emit(Op::GetFree, 1, class, index, 0);
        if self.unit.cell_registers().contains(&0) {
            self.emit(Op::GetCell, 0, object, 0, 0);
        } else {
            self.emit(Op::CheckBound, 1, 0, 0, 0);
            self.emit(Op::Move, 0, object, 0, 0);
        }
        Ok(true)
    }

    /// The place of an attribute: its name alone if that stands on a later line than what it belongs to.
    pub fn attribute_range(&self, node: &ast::ExprAttribute) -> TextRange {
        let same = self.source.line(node.range.start().to_u32()) == self.source.line(node.attr.range.end().to_u32());
        if same { node.range } else { node.attr.range }
    }

    /// `object.name(...)` without making a bound method.
    fn method_call(&mut self, attribute: &'a ast::ExprAttribute, node: &'a ast::ExprCall, dst: Register) -> Result {
        let base = self.temporary();
        let this = self.temporary();
        let name = self.mangled(&attribute.attr.id);
        if let Expr::Call(inner) = &*attribute.value
            && let Expr::Name(function) = &*inner.func
            && function.id.as_str() == "super"
            && inner.arguments.is_empty()
            && self.place("super") == Place::Global
            && self.load_class_and_self(base, this)?
        {
            self.at(self.attribute_range(attribute), |compiler| compiler.emit_site(Op::GetSuper, base, 0, &name))?;
        } else {
            let object = self.operand_in(&attribute.value, this)?;
            self.at(self.attribute_range(attribute), |compiler| {
                compiler.emit_site(Op::GetMethod, base, object, &name)
            })?;
        }
        self.plain_arguments(&node.arguments, node, base, dst, true)
    }

    /// Arguments without stars go into consecutive registers behind the function.
    fn plain_arguments(
        &mut self,
        arguments: &'a ast::Arguments,
        node: &'a ast::ExprCall,
        base: Register,
        dst: Register,
        method: bool,
    ) -> Result {
        for argument in &arguments.args {
            let register = self.temporary();
            self.expression(argument, register)?;
        }
        let mut names = IndexSet::new();
        for keyword in &arguments.keywords {
            let register = self.temporary();
            self.expression(&keyword.value, register)?;
            if let Some(name) = &keyword.arg
                && !names.insert(name.id.as_str())
            {
                let shown = &name.id;
                return Err(super::CompileError::new(format!("keyword argument repeated: {shown}"), keyword.range));
            }
        }
        let count = (arguments.args.len() + names.len()) as u16;
        self.position = match &*node.func {
            Expr::Attribute(attribute) if method => {
                TextRange::new(self.attribute_range(attribute).start(), node.range.end())
            }
            _ => node.range,
        };
        if names.is_empty() {
            self.emit(if method { Op::CallMethod } else { Op::Call }, 0, base, count, dst);
        } else {
            let key = Key::Tuple(names.iter().map(|name| Key::Text((*name).to_owned())).collect());
            let value = Tuple::collect(names.iter().map(|name| Value::from(intern(name))));
            let index = self.constant_index(key, Value::from(value));
            self.emit(Op::CallKeywords, u8::from(method), base, count, dst);
            self.emit(Op::Ext, 0, 0, index as u16, (index >> 16) as u16);
        }
        Ok(())
    }

    /// Arguments with stars are gathered in a list and a dict: R[base+1] and R[base+2].
    fn unpacked_arguments(
        &mut self,
        arguments: &'a ast::Arguments,
        node: &'a ast::ExprCall,
        base: Register,
        dst: Register,
    ) -> Result {
        let list = self.temporary();
        let dict = self.temporary();
        self.gather_arguments(arguments, &[], list, dict, base)?;
        self.position = node.range;
        self.emit(Op::CallUnpacked, 0, base, 0, dst);
        Ok(())
    }

    /// R[list] = tuple of `first` and the positional arguments, R[dict] = the keyword arguments (unset if none).
    pub fn gather_arguments(
        &mut self,
        arguments: &'a ast::Arguments,
        first: &[Register],
        list: Register,
        dict: Register,
        function: Register,
    ) -> Result {
        // What a lone star stands before is walked through last of all, behind the keywords.
        let alone = match &arguments.args[..] {
            [Expr::Starred(starred)] if first.is_empty() => Some(starred),
            _ => None,
        };
        if let Some(starred) = alone {
            self.expression(&starred.value, list)?;
        } else {
            self.emit(Op::BuildList, 0, list, 0, 0);
            for register in first {
                self.emit(Op::ListAppend, 0, list, *register, 0);
            }
            for argument in &arguments.args {
                let mark = self.mark();
                if let Expr::Starred(starred) = argument {
                    let value = self.operand(&starred.value)?;
                    let flags = self.goes(value, NO_REGISTER, FIRST_GOES);
                    self.emit(Op::ListExtend, flags, list, value, function);
                } else {
                    let value = self.operand(argument)?;
                    self.emit(Op::ListAppend, self.goes(value, NO_REGISTER, FIRST_GOES), list, value, 0);
                }
                self.release(mark);
            }
            self.emit(Op::ListToTuple, 0, list, list, 0);
        }
        if arguments.keywords.is_empty() {
            self.emit(Op::Clear, 0, dict, 0, 0);
        } else {
            self.gather_keywords(arguments, dict, function)?;
        }
        if alone.is_some() {
            let mark = self.mark();
            let items = self.temporary();
            self.emit(Op::BuildList, 0, items, 0, 0);
            // d = 1: the error names the function.
            self.emit(Op::ListExtend, 1 | FIRST_GOES, items, list, function);
            self.emit(Op::ListToTuple, 0, list, items, 0);
            self.release(mark);
        }
        Ok(())
    }

    /// R[dict] = the keyword arguments.
    fn gather_keywords(&mut self, arguments: &'a ast::Arguments, dict: Register, function: Register) -> Result {
        self.emit(Op::BuildDict, 0, dict, 0, 0);
        let mut seen = HashSet::new();
        for keyword in &arguments.keywords {
            let mark = self.mark();
            match &keyword.arg {
                Some(name) => {
                    if !seen.insert(name.id.as_str()) {
                        let shown = &name.id;
                        return Err(super::CompileError::new(
                            format!("keyword argument repeated: {shown}"),
                            keyword.range,
                        ));
                    }
                    // A dict of one, merged, so that a double name is found.
                    let key = self.temporary();
                    self.load_text(&name.id, key);
                    let value = self.temporary();
                    self.expression(&keyword.value, value)?;
                    let single = self.temporary();
                    self.emit(Op::BuildDict, 0, single, key, 1);
                    self.emit(Op::DictMerge, FIRST_GOES, dict, single, function);
                }
                None => {
                    let value = self.operand(&keyword.value)?;
                    let flags = self.goes(value, NO_REGISTER, FIRST_GOES);
                    self.emit(Op::DictMerge, flags, dict, value, function);
                }
            }
            self.release(mark);
        }
        Ok(())
    }
}
