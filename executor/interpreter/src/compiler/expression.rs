//! Expressions. <https://docs.python.org/3.13/reference/expressions.html>

use super::code::{FIRST_GOES, Intrinsic, NO_REGISTER, Op, SECOND_GOES, WHEN};
use super::constant::Key;
use super::scope::Place;
use super::surrogates;
use super::unit::{Label, Register};
use super::{CompileError, Compiler, Result};
use crate::memory::Value;
use crate::syntax::without_comments;
use rustpython_ast::{self as ast, BoolOp, CmpOp, Expr, FStringPart, InterpolatedStringElement, Operator, UnaryOp};
use rustpython_text_size::Ranged;

impl<'a> Compiler<'a> {
    /// Compiles an expression and says where its value is: a variable's own register, or a fresh temporary.
    pub fn operand(&mut self, expr: &'a Expr) -> Result<Register> {
        if let Expr::Name(node) = expr
            && let Place::Local(owner) = self.place(&node.id)
        {
            let name = self.mangled(&node.id);
            let register = self.unit.register_of(owner, &name).expect("local variables have registers");
            if !self.unit.bound[register as usize] {
                self.at(node.range, |this| this.emit(Op::CheckBound, 0, register, 0, 0));
                self.unit.mark_bound(register);
            }
            if !self.walrus {
                return Ok(register);
            }
            let copy = self.temporary();
            self.emit(Op::Move, 0, copy, register, 0);
            return Ok(copy);
        }
        let register = self.temporary();
        self.expression(expr, register)?;
        Ok(register)
    }

    /// [`Self::operand`] for what is computed into `dst` next: a temporary `dst` holds it until then, so that nothing is
    /// left behind.
    pub fn operand_in(&mut self, expr: &'a Expr, dst: Register) -> Result<Register> {
        let local = matches!(expr, Expr::Name(node) if matches!(self.place(&node.id), Place::Local(_)));
        if local && !self.walrus || !self.is_temporary(dst) {
            return self.operand(expr);
        }
        self.expression(expr, dst)?;
        Ok(dst)
    }

    /// `bit` when a register is a temporary other than `dst`: an instruction that reads it for the last time empties it.
    pub fn goes(&self, register: Register, dst: Register, bit: u8) -> u8 {
        if self.is_temporary(register) && register != dst { bit } else { 0 }
    }

    /// Empties a register that was read for the last time, unless it is a variable's or `dst`.
    pub fn let_go(&mut self, register: Register, dst: Register) {
        if self.goes(register, dst, 1) != 0 {
            self.emit(Op::Clear, 0, register, 0, 0);
        }
    }

    /// R[dst] = the expression. `dst` is written last, so it may be a variable that the expression reads.
    pub fn expression(&mut self, expr: &'a Expr, dst: Register) -> Result {
        let range = expr.range();
        self.nested(range, |this| {
            let before = std::mem::replace(&mut this.position, range);
            let result = this.expression_inner(expr, dst);
            this.position = before;
            result
        })
    }

    fn expression_inner(&mut self, expr: &'a Expr, dst: Register) -> Result {
        if let Some((key, value)) = self.constant_value(expr) {
            self.load_constant(key, value, dst);
            return Ok(());
        }
        let mark = self.mark();
        match expr {
            Expr::Name(node) => self.load_name(&node.id, dst)?,
            Expr::BinOp(node) => {
                self.binary(node.op, &node.left, &node.right, dst)?;
            }
            Expr::UnaryOp(node) => {
                let mut operand = self.operand_in(&node.operand, dst)?;
                if node.op == UnaryOp::Invert && node.operand.is_boolean_literal_expr() {
                    // CPython computes it while it compiles, where nobody is warned.
                    self.emit(Op::Positive, self.goes(operand, dst, FIRST_GOES), dst, operand, 0);
                    operand = dst;
                }
                let op = match node.op {
                    UnaryOp::Invert => Op::Invert,
                    UnaryOp::Not => Op::Not,
                    UnaryOp::UAdd => Op::Positive,
                    UnaryOp::USub => Op::Negative,
                };
                self.emit(op, self.goes(operand, dst, FIRST_GOES), dst, operand, 0);
            }
            Expr::BoolOp(node) => self.bool_op(node, dst)?,
            Expr::Compare(node) => self.compare(node, dst)?,
            Expr::If(node) => {
                super::mistakes::whole_yield(&node.body, &self.source)?;
                self.conditional(node, dst)?
            }
            Expr::Call(node) => self.call(node, dst)?,
            Expr::Attribute(node) => {
                let object = self.operand_in(&node.value, dst)?;
                let name = self.mangled(&node.attr.id);
                self.position = self.attribute_range(node);
                self.emit_site(Op::GetAttr, dst, object, &name)?;
                self.let_go(object, dst);
            }
            Expr::Subscript(node) => self.subscript(node, dst)?,
            Expr::List(node) => self.list_display(&node.elts, dst)?,
            Expr::Tuple(node) => {
                node.elts.iter().try_for_each(|part| super::mistakes::whole_yield(part, &self.source))?;
                self.tuple_display(&node.elts, dst)?
            }
            Expr::Set(node) => self.set_display(&node.elts, dst)?,
            Expr::Dict(node) => self.dict_display(node, dst)?,
            Expr::ListComp(_) | Expr::SetComp(_) | Expr::DictComp(_) => self.comprehension(expr, dst)?,
            Expr::Generator(node) => self.generator_expression(node, dst)?,
            Expr::Lambda(node) => self.lambda(node, dst)?,
            Expr::FString(node) => self.f_string(&node.value, dst)?,
            Expr::Named(node) => {
                self.expression(&node.value, dst)?;
                self.store(&node.target, dst)?;
            }
            Expr::Yield(node) => {
                let value = match &node.value {
                    Some(value) => self.operand(value)?,
                    None => {
                        let none = self.temporary();
                        self.load_none(none);
                        none
                    }
                };
                let value = self.yielded(value);
                self.emit(Op::Yield, self.goes(value, dst, FIRST_GOES), value, 0, dst);
            }
            Expr::YieldFrom(node) => {
                let iterator = self.temporary();
                self.expression(&node.value, iterator)?;
                self.intrinsic(Intrinsic::YieldFromIter, iterator, iterator, 1);
                self.delegate(iterator, dst);
            }
            Expr::Await(node) => {
                let iterator = self.temporary();
                self.expression(&node.value, iterator)?;
                self.await_value(iterator, dst);
            }
            Expr::Slice(node) => {
                let parts = self.slice_parts(node)?;
                self.emit(Op::BuildSlice, 0, dst, parts, 0);
            }
            Expr::Starred(node) => {
                return Err(CompileError::new("can't use starred expression here", node.range));
            }
            Expr::TString(node) => {
                return Err(CompileError::new("template strings are not part of Python 3.13", node.range));
            }
            Expr::NumberLiteral(node) if super::constant::digits_beyond_limit(&node.value).is_some() => {
                let digits = super::constant::digits_beyond_limit(&node.value).unwrap_or_default();
                let message = format!(
                    "Exceeds the limit ({} digits) for integer string conversion: value has {digits} digits; use \
                     sys.set_int_max_str_digits() to increase the limit - Consider hexadecimal for huge integer \
                     literals to avoid decimal conversion limits.",
                    crate::vm::text::MAX_INT_DIGITS
                );
                return Err(CompileError::new(message, node.range));
            }
            Expr::StringLiteral(_)
            | Expr::BytesLiteral(_)
            | Expr::NumberLiteral(_)
            | Expr::BooleanLiteral(_)
            | Expr::NoneLiteral(_)
            | Expr::EllipsisLiteral(_) => unreachable!("literals are constants"),
            Expr::IpyEscapeCommand(node) => return Err(CompileError::new("invalid syntax", node.range)),
        }
        self.release(mark);
        Ok(())
    }

    pub fn intrinsic(&mut self, which: Intrinsic, dst: Register, first: Register, count: u8) {
        self.emit(Op::Intrinsic, count, dst, first, which as u16);
    }

    /// What `yield` hands out: asynchronous generators wrap it.
    pub fn yielded(&mut self, value: Register) -> Register {
        if self.unit.kind != super::code::CodeKind::AsyncGenerator {
            return value;
        }
        let wrapped = self.temporary();
        self.intrinsic(Intrinsic::WrapYield, wrapped, value, 1);
        wrapped
    }

    /// Delegates to the iterator in a register until it is done.
    pub fn delegate(&mut self, iterator: Register, dst: Register) {
        let sent = self.temporary();
        self.load_none(sent);
        self.emit(Op::YieldFrom, 0, iterator, sent, dst);
    }

    /// Awaits the value in a register.
    pub fn await_value(&mut self, register: Register, dst: Register) {
        self.intrinsic(Intrinsic::Awaitable, register, register, 1);
        self.delegate(register, dst);
    }

    pub fn mangled(&self, name: &str) -> compact_str::CompactString {
        self.scopes.all[self.unit_scope()].mangled(name)
    }

    /// The scope that names are looked up from now (a comprehension's while one is being compiled).
    pub fn unit_scope(&self) -> usize {
        self.unit.current_scope()
    }

    pub fn place(&self, name: &str) -> Place {
        self.scopes.place(self.unit_scope(), &self.mangled(name))
    }

    pub fn load_name(&mut self, name: &str, dst: Register) -> Result {
        let place = self.place(name);
        let mangled = self.mangled(name);
        if name == "__debug__" {
            let debug = self.source.optimize == 0;
            self.load_constant(Key::Bool(debug), Value::bool(debug), dst);
            return Ok(());
        }
        match place {
            Place::Local(owner) => {
                let register = self.unit.register_of(owner, &mangled).expect("local variables have registers");
                if !self.unit.bound[register as usize] {
                    self.emit(Op::CheckBound, 0, register, 0, 0);
                    self.unit.mark_bound(register);
                }
                if register != dst {
                    self.emit(Op::Move, 0, dst, register, 0);
                }
            }
            Place::Cell(owner) => {
                let register = self.unit.register_of(owner, &mangled).expect("captured variables have registers");
                self.emit(Op::GetCell, 0, dst, register, 0);
            }
            Place::Free => {
                let index = self.free_index(&mangled);
                self.emit(Op::GetFree, 0, dst, index, 0);
            }
            Place::Global => self.emit_site(Op::GetGlobal, dst, 0, &mangled)?,
            Place::Name => self.emit_site(Op::GetName, dst, 0, &mangled)?,
            Place::NameOrFree => {
                let index = self.free_index(&mangled);
                self.emit_site(Op::GetNameOrFree, dst, index, &mangled)?;
            }
        }
        Ok(())
    }

    /// R[dst] = left op right; the instruction takes a constant right operand directly.
    fn binary(&mut self, op: Operator, left: &'a Expr, right: &'a Expr, dst: Register) -> Result {
        let a = self.operand_in(left, dst)?;
        self.binary_onto(op, a, right, dst, self.goes(a, dst, FIRST_GOES))
    }

    /// R[dst] = R[a] op right, with `flags` for `d`.
    pub fn binary_onto(&mut self, op: Operator, a: Register, right: &'a Expr, dst: Register, flags: u8) -> Result {
        let (plain, with_constant) = match op {
            Operator::Add => (Op::Add, Some(Op::AddK)),
            Operator::Sub => (Op::Subtract, Some(Op::SubtractK)),
            Operator::Mult => (Op::Multiply, Some(Op::MultiplyK)),
            Operator::MatMult => (Op::MatrixMultiply, None),
            Operator::Div => (Op::Divide, Some(Op::DivideK)),
            Operator::Mod => (Op::Modulo, Some(Op::ModuloK)),
            Operator::Pow => (Op::Power, Some(Op::PowerK)),
            Operator::LShift => (Op::LeftShift, Some(Op::LeftShiftK)),
            Operator::RShift => (Op::RightShift, Some(Op::RightShiftK)),
            Operator::BitOr => (Op::BitOr, Some(Op::BitOrK)),
            Operator::BitXor => (Op::BitXor, Some(Op::BitXorK)),
            Operator::BitAnd => (Op::BitAnd, Some(Op::BitAndK)),
            Operator::FloorDiv => (Op::FloorDivide, Some(Op::FloorDivideK)),
        };
        if let Some(with_constant) = with_constant
            && let Some(index) = self.constant_operand(right)
        {
            self.emit(with_constant, flags, dst, a, index);
        } else {
            let b = self.operand(right)?;
            self.emit(plain, flags | self.goes(b, dst, SECOND_GOES), dst, a, b);
        }
        Ok(())
    }

    /// `and` and `or` as values.
    fn bool_op(&mut self, node: &'a ast::ExprBoolOp, dst: Register) -> Result {
        // A variable must keep its value until the whole expression has one.
        let target = if self.is_temporary(dst) { dst } else { self.temporary() };
        let end = self.label();
        let op = if node.op == BoolOp::And { Op::JumpIfFalse } else { Op::JumpIfTrue };
        let mut bound = None;
        for (place, value) in node.values.iter().enumerate() {
            self.expression(value, target)?;
            if place == 0 {
                bound = Some(self.unit.bound.clone());
            }
            if place + 1 < node.values.len() {
                self.jump(op, 0, target, 0, end);
            }
        }
        self.bind(end);
        if let Some(bound) = bound {
            self.unit.bound = bound;
        }
        if target != dst {
            self.emit(Op::Take, 0, dst, target, 0);
        }
        Ok(())
    }

    fn compare(&mut self, node: &'a ast::ExprCompare, dst: Register) -> Result {
        if node.ops.len() == 1 {
            let left = self.operand_in(&node.left, dst)?;
            let right = self.operand(&node.comparators[0])?;
            let flags = self.goes(left, dst, FIRST_GOES) | self.goes(right, dst, SECOND_GOES);
            self.emit(compare_op(node.ops[0]), flags, dst, left, right);
            return Ok(());
        }
        let mut left = self.operand(&node.left)?;
        let mut operands = vec![(left, &*node.left)];
        let target = if self.is_temporary(dst) { dst } else { self.temporary() };
        let end = self.label();
        let last = node.ops.len() - 1;
        for (place, (op, comparator)) in node.ops.iter().zip(&node.comparators).enumerate() {
            let right = self.operand(comparator)?;
            operands.push((right, comparator));
            self.emit(compare_op(*op), 0, target, left, right);
            if place < last {
                self.jump(Op::JumpIfFalse, 0, target, 0, end);
            }
            left = right;
        }
        self.bind(end);
        for (register, expr) in operands {
            if self.constant_value(expr).is_none() {
                self.let_go(register, target);
            }
        }
        if target != dst {
            self.emit(Op::Take, 0, dst, target, 0);
        }
        Ok(())
    }

    fn conditional(&mut self, node: &'a ast::ExprIf, dst: Register) -> Result {
        let (otherwise, end) = (self.label(), self.label());
        self.jump_if(&node.test, false, otherwise)?;
        let bound = self.unit.bound.clone();
        self.expression(&node.body, dst)?;
        self.jump(Op::Jump, 0, 0, 0, end);
        self.bind(otherwise);
        self.unit.bound.clone_from(&bound);
        self.expression(&node.orelse, dst)?;
        self.unit.bound = bound;
        self.bind(end);
        Ok(())
    }

    /// Jumps to `label` when the truth of the expression is `when`; goes on otherwise.
    pub fn jump_if(&mut self, expr: &'a Expr, when: bool, label: Label) -> Result {
        self.nested(expr.range(), |this| {
            let before = std::mem::replace(&mut this.position, expr.range());
            let mark = this.mark();
            let result = this.jump_if_inner(expr, when, label);
            this.release(mark);
            this.position = before;
            result
        })
    }

    fn jump_if_inner(&mut self, expr: &'a Expr, when: bool, label: Label) -> Result {
        match expr {
            Expr::UnaryOp(node) if node.op == UnaryOp::Not => return self.jump_if(&node.operand, !when, label),
            Expr::BoolOp(node) => {
                let (last, init) = node.values.split_last().expect("a boolean operation has operands");
                // `and` is decided by a false operand, `or` by a true one.
                let decisive = node.op == BoolOp::Or;
                let skip = self.label();
                let mut bound = None;
                for value in init {
                    self.jump_if(value, decisive, if decisive == when { label } else { skip })?;
                    bound.get_or_insert_with(|| self.unit.bound.clone());
                }
                self.jump_if(last, when, label)?;
                self.bind(skip);
                if let Some(bound) = bound {
                    self.unit.bound = bound;
                }
                return Ok(());
            }
            Expr::Compare(node) if node.ops.len() == 1 => return self.jump_compare(node, when, label),
            Expr::BooleanLiteral(node) => {
                if node.value == when {
                    self.jump(Op::Jump, 0, 0, 0, label);
                }
                return Ok(());
            }
            _ => {}
        }
        let value = self.operand(expr)?;
        let flags = self.goes(value, NO_REGISTER, FIRST_GOES);
        self.jump(if when { Op::JumpIfTrue } else { Op::JumpIfFalse }, flags, value, 0, label);
        Ok(())
    }

    fn jump_compare(&mut self, node: &'a ast::ExprCompare, when: bool, label: Label) -> Result {
        let right = &node.comparators[0];
        let left = self.operand(&node.left)?;
        let first = self.goes(left, NO_REGISTER, FIRST_GOES);
        let is_none = matches!(right, Expr::NoneLiteral(_));
        match node.ops[0] {
            CmpOp::Is if is_none => {
                self.jump(if when { Op::JumpIfNone } else { Op::JumpIfNotNone }, first, left, 0, label);
                return Ok(());
            }
            CmpOp::IsNot if is_none => {
                self.jump(if when { Op::JumpIfNotNone } else { Op::JumpIfNone }, first, left, 0, label);
                return Ok(());
            }
            _ => {}
        }
        let with_constant = match node.ops[0] {
            CmpOp::Lt => Some(Op::JumpLessK),
            CmpOp::LtE => Some(Op::JumpLessEqualK),
            CmpOp::Gt => Some(Op::JumpGreaterK),
            CmpOp::GtE => Some(Op::JumpGreaterEqualK),
            CmpOp::Eq => Some(Op::JumpEqualK),
            CmpOp::NotEq => Some(Op::JumpNotEqualK),
            _ => None,
        };
        if let Some(op) = with_constant
            && let Some(index) = self.constant_operand(right)
        {
            self.jump(op, if when { WHEN } else { 0 } | first, left, index, label);
            return Ok(());
        }
        let right = self.operand(right)?;
        let (op, when) = match node.ops[0] {
            CmpOp::Lt => (Op::JumpLess, when),
            CmpOp::LtE => (Op::JumpLessEqual, when),
            CmpOp::Gt => (Op::JumpGreater, when),
            CmpOp::GtE => (Op::JumpGreaterEqual, when),
            CmpOp::Eq => (Op::JumpEqual, when),
            CmpOp::NotEq => (Op::JumpNotEqual, when),
            CmpOp::Is => (Op::JumpIs, when),
            CmpOp::IsNot => (Op::JumpIs, !when),
            CmpOp::In => (Op::JumpIn, when),
            CmpOp::NotIn => (Op::JumpIn, !when),
        };
        let flags = if when { WHEN } else { 0 } | first | self.goes(right, NO_REGISTER, SECOND_GOES);
        self.jump(op, flags, left, right, label);
        Ok(())
    }

    fn subscript(&mut self, node: &'a ast::ExprSubscript, dst: Register) -> Result {
        let object = self.operand_in(&node.value, dst)?;
        let first = self.goes(object, dst, FIRST_GOES);
        match &*node.slice {
            Expr::Slice(slice) if slice.step.is_none() => {
                let bounds = self.temporary();
                let upper = self.temporary();
                self.optional(slice.lower.as_deref(), bounds)?;
                self.optional(slice.upper.as_deref(), upper)?;
                self.position = node.range;
                self.emit(Op::GetSlice, first, dst, object, bounds);
            }
            index => {
                if let Some(constant) = self.constant_operand(index) {
                    self.position = node.range;
                    self.emit(Op::GetItemK, first, dst, object, constant);
                } else {
                    let index = self.subscript_index(index)?;
                    self.position = node.range;
                    let flags = first | self.goes(index, dst, SECOND_GOES);
                    self.emit(Op::GetItem, flags, dst, object, index);
                }
            }
        }
        Ok(())
    }

    /// What stands in brackets: `x[*a, b]` is a tuple.
    pub fn subscript_index(&mut self, index: &'a Expr) -> Result<Register> {
        if let Expr::Starred(_) = index {
            let register = self.temporary();
            self.tuple_display(std::slice::from_ref(index), register)?;
            return Ok(register);
        }
        self.operand(index)
    }

    fn optional(&mut self, expr: Option<&'a Expr>, dst: Register) -> Result {
        match expr {
            Some(expr) => self.expression(expr, dst)?,
            None => self.load_none(dst),
        }
        Ok(())
    }

    fn slice_parts(&mut self, node: &'a ast::ExprSlice) -> Result<Register> {
        let parts = [self.temporary(), self.temporary(), self.temporary()];
        for (part, expr) in parts.iter().zip([&node.lower, &node.upper, &node.step]) {
            self.optional(expr.as_deref(), *part)?;
        }
        Ok(parts[0])
    }

    /// Compiles expressions into consecutive registers and returns the first.
    fn consecutive(&mut self, elements: &'a [Expr]) -> Result<Register> {
        let first = self.mark() as Register;
        for element in elements {
            let register = self.temporary();
            self.expression(element, register)?;
        }
        Ok(first)
    }

    pub fn list_display(&mut self, elements: &'a [Expr], dst: Register) -> Result {
        self.sequence_display(elements, dst, Op::BuildList, Op::ListAppend, Op::ListExtend)
    }

    fn set_display(&mut self, elements: &'a [Expr], dst: Register) -> Result {
        if elements.len() < 3 || !elements.iter().all(is_folded) {
            return self.sequence_display(elements, dst, Op::BuildSet, Op::SetAdd, Op::SetUpdate);
        }
        let written = self.temporary();
        self.sequence_display(elements, written, Op::BuildSet, Op::SetAdd, Op::SetUpdate)?;
        self.intrinsic(Intrinsic::ConstantSet, dst, written, 1);
        Ok(())
    }

    pub fn tuple_display(&mut self, elements: &'a [Expr], dst: Register) -> Result {
        if elements.len() <= CHUNK && !elements.iter().any(Expr::is_starred_expr) {
            let first = self.consecutive(elements)?;
            self.emit(Op::BuildTuple, 0, dst, first, elements.len() as u16);
            return Ok(());
        }
        let list = self.temporary();
        self.list_display(elements, list)?;
        self.emit(Op::ListToTuple, 0, dst, list, 0);
        Ok(())
    }

    fn sequence_display(&mut self, elements: &'a [Expr], dst: Register, build: Op, append: Op, extend: Op) -> Result {
        if elements.len() <= CHUNK && !elements.iter().any(Expr::is_starred_expr) {
            let first = self.consecutive(elements)?;
            self.emit(build, 0, dst, first, elements.len() as u16);
            return Ok(());
        }
        // A variable must keep its value until the whole display has one.
        let target = if self.is_temporary(dst) { dst } else { self.temporary() };
        let plain = elements.iter().take_while(|element| !element.is_starred_expr()).count().min(CHUNK);
        let mark = self.mark();
        let first = self.consecutive(&elements[..plain])?;
        self.emit(build, 0, target, first, plain as u16);
        self.release(mark);
        for element in &elements[plain..] {
            let mark = self.mark();
            if let Expr::Starred(starred) = element {
                let value = self.operand(&starred.value)?;
                let flags = self.goes(value, NO_REGISTER, FIRST_GOES);
                self.emit(extend, flags, target, value, 0);
            } else {
                let value = self.operand(element)?;
                self.emit(append, self.goes(value, NO_REGISTER, FIRST_GOES), target, value, 0);
            }
            self.release(mark);
        }
        if target != dst {
            self.emit(Op::Take, 0, dst, target, 0);
        }
        Ok(())
    }

    fn dict_display(&mut self, node: &'a ast::ExprDict, dst: Register) -> Result {
        let plain = node.items.iter().all(|item| item.key.is_some());
        if plain && node.items.len() <= CHUNK {
            let first = self.mark() as Register;
            for item in &node.items {
                for part in item.key.iter().chain([&item.value]) {
                    let register = self.temporary();
                    self.expression(part, register)?;
                }
            }
            self.emit(Op::BuildDict, 0, dst, first, node.items.len() as u16);
            return Ok(());
        }
        let target = self.temporary();
        self.emit(Op::BuildDict, 0, target, 0, 0);
        for item in &node.items {
            let mark = self.mark();
            match &item.key {
                Some(key) => {
                    let key = self.operand(key)?;
                    let value = self.operand(&item.value)?;
                    self.dict_add(target, key, value);
                }
                None => {
                    let value = self.operand(&item.value)?;
                    self.emit(Op::DictUpdate, self.goes(value, NO_REGISTER, FIRST_GOES), target, value, 0);
                }
            }
            self.release(mark);
        }
        self.emit(Op::Take, 0, dst, target, 0);
        Ok(())
    }

    /// R[dict][R[key]] = R[value], the last time that these are read.
    pub fn dict_add(&mut self, dict: Register, key: Register, value: Register) {
        let flags = self.goes(key, NO_REGISTER, FIRST_GOES) | self.goes(value, NO_REGISTER, SECOND_GOES);
        self.emit(Op::DictAdd, flags, dict, key, value);
    }

    fn f_string(&mut self, value: &'a ast::FStringValue, dst: Register) -> Result {
        let mut pieces = Pieces { first: self.mark() as Register, count: 0, pending: String::new() };
        for part in value {
            match part {
                FStringPart::Literal(literal) => pieces.pending.push_str(&part_text(literal, &self.source.text)),
                FStringPart::FString(f_string) => self.f_elements(&f_string.elements, &mut pieces)?,
            }
        }
        self.finish_pieces(pieces, dst)
    }

    fn finish_pieces(&mut self, mut pieces: Pieces, dst: Register) -> Result {
        self.flush(&mut pieces);
        if pieces.count == 0 {
            self.load_text("", dst);
        } else if pieces.count == 1 {
            // A single formatted value is text already.
            self.emit(Op::Take, 0, dst, pieces.first, 0);
        } else {
            self.emit(Op::BuildString, 0, dst, pieces.first, pieces.count);
        }
        Ok(())
    }

    fn flush(&mut self, pieces: &mut Pieces) {
        if !pieces.pending.is_empty() {
            let register = self.temporary();
            let text = std::mem::take(&mut pieces.pending);
            self.load_text(&text, register);
            pieces.count += 1;
        }
    }

    fn f_elements(&mut self, elements: &'a ast::InterpolatedStringElements, pieces: &mut Pieces) -> Result {
        for element in elements {
            match element {
                InterpolatedStringElement::Literal(literal) => {
                    pieces.pending.push_str(&surrogates::restore(&literal.value, &self.source.text[literal.range]));
                }
                InterpolatedStringElement::Interpolation(node) => {
                    let mut conversion = node.conversion.to_byte().unwrap_or(0);
                    if let Some(debug) = &node.debug_text {
                        let range = node.expression.range();
                        let shown = [&*debug.leading, &self.source.text[range], &*debug.trailing].concat();
                        pieces.pending.push_str(&without_comments(&shown));
                        if conversion == 0 && node.format_spec.is_none() {
                            conversion = b'r';
                        }
                    }
                    self.flush(pieces);
                    if pieces.count as usize > CHUNK {
                        self.emit(Op::BuildString, 0, pieces.first, pieces.first, pieces.count);
                        self.release(u32::from(pieces.first) + 1);
                        pieces.count = 1;
                    }
                    let register = self.temporary();
                    let mark = self.mark();
                    let value = self.operand_in(&node.expression, register)?;
                    let spec = match &node.format_spec {
                        Some(spec) => {
                            let spec_register = self.temporary();
                            let inner = Pieces { first: self.mark() as Register, count: 0, pending: String::new() };
                            let mut inner = inner;
                            self.f_elements(&spec.elements, &mut inner)?;
                            self.finish_pieces(inner, spec_register)?;
                            spec_register
                        }
                        None => NO_REGISTER,
                    };
                    self.at(node.range, |this| this.emit(Op::FormatValue, conversion, register, value, spec));
                    self.release(mark);
                    pieces.count += 1;
                }
            }
        }
        Ok(())
    }
}

/// The registers of an f-string's parts, and literal text that waits to become one.
struct Pieces {
    first: Register,
    count: u16,
    pending: String,
}

/// Displays longer than this are built piece by piece.
const CHUNK: usize = 200;

pub fn compare_op(op: CmpOp) -> Op {
    match op {
        CmpOp::Eq => Op::Equal,
        CmpOp::NotEq => Op::NotEqual,
        CmpOp::Lt => Op::Less,
        CmpOp::LtE => Op::LessEqual,
        CmpOp::Gt => Op::Greater,
        CmpOp::GtE => Op::GreaterEqual,
        CmpOp::Is => Op::Is,
        CmpOp::IsNot => Op::IsNot,
        CmpOp::In => Op::In,
        CmpOp::NotIn => Op::NotIn,
    }
}

/// The text of a string literal.
pub fn literal_text(node: &ast::ExprStringLiteral, source: &str) -> String {
    node.value.iter().map(|part| part_text(part, source)).collect()
}

fn part_text(part: &ast::StringLiteral, source: &str) -> String {
    if part.flags.prefix().is_raw() {
        return part.value.to_string();
    }
    surrogates::restore(&part.value, &source[part.range])
}

/// Whether CPython makes a constant of an expression before the program runs.
pub(super) fn is_folded(expr: &Expr) -> bool {
    match expr {
        Expr::UnaryOp(node) => is_folded(&node.operand),
        Expr::BinOp(node) => is_folded(&node.left) && is_folded(&node.right),
        Expr::Tuple(node) => node.elts.iter().all(is_folded),
        _ => expr.is_literal_expr(),
    }
}
