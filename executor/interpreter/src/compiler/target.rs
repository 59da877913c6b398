//! What can be assigned to and deleted. <https://docs.python.org/3.13/reference/simple_stmts.html#assignment-statements>

use super::code::{FIRST_GOES, NO_REGISTER, Op, SECOND_GOES, THIRD_GOES};
use super::scope::Place;
use super::unit::Register;
use super::{CompileError, Compiler, Result};
use rustpython_ast::{self as ast, Expr};
use rustpython_text_size::{Ranged, TextRange};

impl<'a> Compiler<'a> {
    /// The register of a plain local variable, into which a value can be computed directly.
    pub fn direct_register(&self, target: &Expr) -> Option<Register> {
        let Expr::Name(node) = target else { return None };
        match self.place(&node.id) {
            Place::Local(owner) => self.unit.register_of(owner, &self.mangled(&node.id)),
            _ => None,
        }
    }

    /// target = R[value]
    pub fn store(&mut self, target: &'a Expr, value: Register) -> Result {
        self.store_with(target, value, false)
    }

    /// target = R[value], a temporary that is empty afterwards.
    pub fn store_temporary(&mut self, target: &'a Expr, value: Register) -> Result {
        self.store_with(target, value, true)
    }

    fn store_with(&mut self, target: &'a Expr, value: Register, goes: bool) -> Result {
        let before = std::mem::replace(&mut self.position, target.range());
        let mark = self.mark();
        let result = match target {
            Expr::Name(node) if goes => self.store_last(&node.id, value),
            Expr::Name(node) => self.store_name(&node.id, value),
            Expr::Attribute(node) => {
                self.note_static_attribute(node);
                let object = self.operand(&node.value)?;
                let name = self.mangled(&node.attr.id);
                self.position = node.range;
                self.emit_site(Op::SetAttr, object, value, &name)?;
                self.let_go(object, NO_REGISTER);
                if goes {
                    self.emit(Op::Clear, 0, value, 0, 0);
                }
                Ok(())
            }
            Expr::Subscript(node) => {
                let object = self.operand(&node.value)?;
                let index = self.subscript_index(&node.slice)?;
                self.position = node.range;
                let flags = self.goes(object, NO_REGISTER, FIRST_GOES) | self.goes(index, NO_REGISTER, SECOND_GOES);
                self.emit(Op::SetItem, flags | if goes { THIRD_GOES } else { 0 }, object, index, value);
                Ok(())
            }
            Expr::Tuple(ast::ExprTuple { elts, range, .. }) | Expr::List(ast::ExprList { elts, range, .. }) => {
                self.unpack(elts, value, *range, goes)
            }
            Expr::Starred(node) => {
                Err(CompileError::new("starred assignment target must be in a list or tuple", node.range))
            }
            other => Err(CompileError::new("cannot assign to expression", other.range())),
        };
        self.release(mark);
        self.position = before;
        result
    }

    /// Tells the innermost class around that one of its functions stores something in `self`.
    fn note_static_attribute(&mut self, node: &ast::ExprAttribute) {
        if !matches!(&*node.value, Expr::Name(name) if name.id.as_str() == "self") {
            return;
        }
        let scopes = self.scopes;
        let around = self.outer.iter_mut().rev();
        let class = around.into_iter().find(|unit| scopes.all[unit.scope].kind == super::scope::ScopeKind::Class);
        if let Some(class) = class {
            class.static_attributes.insert(node.attr.id.as_str().into());
        }
    }

    fn unpack(&mut self, targets: &'a [Expr], value: Register, range: TextRange, goes: bool) -> Result {
        let goes = if goes { FIRST_GOES } else { 0 };
        let stars: Vec<usize> =
            targets.iter().enumerate().filter(|(_, t)| t.is_starred_expr()).map(|(place, _)| place).collect();
        if stars.len() > 1 {
            return Err(CompileError::new("multiple starred expressions in assignment", range));
        }
        let first = self.mark() as Register;
        for _ in targets {
            self.temporary();
        }
        match stars.first() {
            None => {
                self.emit(Op::Unpack, goes, first, value, targets.len() as u16);
            }
            Some(&star) => {
                let behind = targets.len() - star - 1;
                let Ok(behind) = u8::try_from(behind) else {
                    return Err(CompileError::new("too many expressions in star-unpacking assignment", range));
                };
                self.emit(Op::UnpackStar, behind, first, value, star as u16);
                if goes != 0 {
                    self.emit(Op::Clear, 0, value, 0, 0);
                }
            }
        }
        for (place, target) in targets.iter().enumerate() {
            let target = match target {
                Expr::Starred(starred) => &*starred.value,
                other => other,
            };
            self.store_temporary(target, first + place as Register)?;
        }
        Ok(())
    }

    /// A name = R[value]
    pub fn store_name(&mut self, name: &str, value: Register) -> Result {
        self.store_name_with(name, value, false)
    }

    /// A name = R[value], a temporary that is empty afterwards.
    pub fn store_last(&mut self, name: &str, value: Register) -> Result {
        self.store_name_with(name, value, true)
    }

    fn store_name_with(&mut self, name: &str, value: Register, goes: bool) -> Result {
        let place = self.place(name);
        let mangled = self.mangled(name);
        match place {
            Place::Local(owner) => {
                let register = self.unit.register_of(owner, &mangled).expect("local variables have registers");
                if register != value {
                    self.emit(if goes { Op::Take } else { Op::Move }, 0, register, value, 0);
                }
                self.unit.mark_bound(register);
            }
            Place::Cell(owner) => {
                let register = self.unit.register_of(owner, &mangled).expect("captured variables have registers");
                self.emit(Op::SetCell, u8::from(goes), register, value, 0);
            }
            Place::Free => {
                let index = self.free_index(&mangled);
                self.emit(Op::SetFree, u8::from(goes), value, index, 0);
            }
            Place::Global => self.emit_site(Op::SetGlobal, value, u16::from(goes), &mangled)?,
            Place::Name | Place::NameOrFree => self.emit_site(Op::SetName, value, u16::from(goes), &mangled)?,
        }
        Ok(())
    }

    pub fn delete(&mut self, target: &'a Expr) -> Result {
        let before = std::mem::replace(&mut self.position, target.range());
        let mark = self.mark();
        match target {
            Expr::Name(node) => self.delete_name(&node.id, true)?,
            Expr::Attribute(node) => {
                let object = self.operand(&node.value)?;
                let name = self.mangled(&node.attr.id);
                self.position = node.range;
                self.emit_site(Op::DeleteAttr, object, 0, &name)?;
                self.let_go(object, NO_REGISTER);
            }
            Expr::Subscript(node) => {
                let object = self.operand(&node.value)?;
                let index = self.subscript_index(&node.slice)?;
                self.position = node.range;
                self.emit(Op::DeleteItem, 0, object, index, 0);
                self.let_go(object, NO_REGISTER);
                self.let_go(index, NO_REGISTER);
            }
            Expr::Tuple(ast::ExprTuple { elts, .. }) | Expr::List(ast::ExprList { elts, .. }) => {
                for element in elts {
                    self.delete(element)?;
                }
            }
            other => return Err(CompileError::new("cannot delete expression", other.range())),
        }
        self.release(mark);
        self.position = before;
        Ok(())
    }

    /// Unbinds a name; with `check`, one that is not bound is an error.
    pub fn delete_name(&mut self, name: &str, check: bool) -> Result {
        let mangled = self.mangled(name);
        match self.place(name) {
            Place::Local(owner) => {
                let register = self.unit.register_of(owner, &mangled).expect("local variables have registers");
                if check {
                    self.emit(Op::CheckBound, 0, register, 0, 0);
                }
                self.emit(Op::Clear, 0, register, 0, 0);
                self.unit.bound[register as usize] = false;
            }
            Place::Cell(owner) => {
                let register = self.unit.register_of(owner, &mangled).expect("captured variables have registers");
                self.emit(Op::DeleteCell, u8::from(check), register, 0, 0);
            }
            Place::Free => {
                let index = self.free_index(&mangled);
                self.emit(Op::DeleteFree, u8::from(check), 0, index, 0);
            }
            // The name may be gone already: `d` has no room beside the site, so that the error is asked for by `a`.
            Place::Global => self.emit_site(Op::DeleteGlobal, u16::from(check), 0, &mangled)?,
            Place::Name | Place::NameOrFree => self.emit_site(Op::DeleteName, u16::from(check), 0, &mangled)?,
        }
        Ok(())
    }
}
