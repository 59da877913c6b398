//! What is known about one function, class body or module while it is compiled, and emitting its instructions.

use super::code::{Capture, Code, CodeKind, FAR, Handler, Instr, NOT_SIMPLE, Op, Source};
use super::scope::{Place, Scope, ScopeId, ScopeKind, Scopes};
use super::site::Site;
use super::{CompileError, Compiler, Result};
use crate::memory::{Ref, Value};
use crate::objects::Str;
use crate::objects::str::intern;
use compact_str::CompactString;
use rustpython_ast::Stmt;
use rustpython_text_size::{TextRange, TextSize};
use std::collections::HashMap;
use std::rc::Rc;

pub type Register = u16;

/// A place to jump to, bound once the code before it is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Label(usize);

/// What a jump out of the code has to undo on the way, innermost last.
pub enum Block<'a> {
    Loop {
        exit: Label,
        again: Label,
        iterator: Option<Register>,
    },
    /// A `try` with `finally`: its body is compiled again on each way out.
    Finally {
        body: &'a [Stmt],
        guard: usize,
    },
    With {
        exit: Register,
        asynchronous: bool,
        guard: usize,
    },
    /// Inside `except`: the exception handled before is put back, the name unbound.
    Handler {
        saved: Register,
        name: Option<&'a str>,
        guard: usize,
        /// Of `except*`, which is only left at its end.
        star: bool,
    },
    /// Inside a `finally` that runs because of an exception.
    FinallyHandler {
        saved: Register,
        guard: usize,
    },
}

/// A guarded stretch of code that is still being emitted.
pub struct Guard {
    ranges: Vec<(u32, u32)>,
    open: Option<u32>,
}

/// One function, class body or module being compiled.
pub struct Unit<'a> {
    pub scope: ScopeId,
    /// Scopes of the comprehensions being compiled, innermost last.
    pub comprehensions: Vec<ScopeId>,
    pub kind: CodeKind,
    pub name: Ref<Str>,
    pub qualname: Ref<Str>,
    pub namespace: bool,
    instructions: Vec<Instr>,
    positions: Vec<(u32, u32)>,
    constants: Vec<Value>,
    pub(super) known_constants: HashMap<super::constant::Key, u32>,
    sites: Vec<Site>,
    pub codes: Vec<Rc<Code>>,
    handlers: Vec<Handler>,
    registers: HashMap<(ScopeId, CompactString), Register>,
    locals: Vec<Ref<Str>>,
    cells: Vec<(u16, Ref<Str>)>,
    captures: Vec<Capture>,
    first_temporary: u32,
    next_temporary: u32,
    most_registers: u32,
    /// Registers of local variables that certainly hold a value here.
    pub bound: Vec<bool>,
    /// Registers of variables that a `del` somewhere may unbind: never certain.
    deletable: Vec<bool>,
    labels: Vec<Option<u32>>,
    jumps: Vec<(u32, Label)>,
    pub blocks: Vec<Block<'a>>,
    guards: Vec<Guard>,
    pub parameters: [u16; 3],
    pub var_positional: bool,
    pub var_keyword: bool,
    pub first_line: u32,
    /// Of a class body: what its functions store in `self`.
    pub static_attributes: Vec<CompactString>,
    pub doc: Value,
    pub overflow: bool,
}

/// Registers of one block of code, with room for what one expression takes.
const MOST_TEMPORARIES: u32 = 60_000;

impl<'a> Unit<'a> {
    pub fn module(scopes: &'a Scopes, namespace: bool) -> Unit<'a> {
        let name = intern("<module>");
        let mut unit = Unit::new(scopes, 0, name.clone(), name, namespace);
        unit.first_line = 1;
        unit
    }

    /// Gives every variable of the frame its register: parameters first, then locals, then those of comprehensions.
    pub fn new(scopes: &'a Scopes, scope: ScopeId, name: Ref<Str>, qualname: Ref<Str>, namespace: bool) -> Unit<'a> {
        let mut unit = Unit {
            scope,
            comprehensions: Vec::new(),
            kind: CodeKind::Plain,
            name,
            qualname,
            namespace,
            instructions: Vec::new(),
            positions: Vec::new(),
            constants: Vec::new(),
            known_constants: HashMap::new(),
            sites: Vec::new(),
            codes: Vec::new(),
            handlers: Vec::new(),
            registers: HashMap::new(),
            locals: Vec::new(),
            cells: Vec::new(),
            captures: Vec::new(),
            first_temporary: 0,
            next_temporary: 0,
            most_registers: 0,
            bound: Vec::new(),
            deletable: Vec::new(),
            labels: Vec::new(),
            jumps: Vec::new(),
            blocks: Vec::new(),
            guards: Vec::new(),
            parameters: [0; 3],
            var_positional: false,
            var_keyword: false,
            first_line: 1,
            static_attributes: Vec::new(),
            doc: Value::NONE,
            overflow: false,
        };
        if namespace {
            unit.locals.push(intern(".namespace"));
            unit.bound.push(true);
            unit.deletable.push(false);
        }
        let own: &Scope = &scopes.all[scope];
        let plain = own.kind == ScopeKind::Function;
        for parameters in [true, false] {
            for (name, symbol) in &own.symbols {
                let here =
                    (symbol.assigned || symbol.parameter) && !symbol.declared_global && !symbol.declared_nonlocal;
                if plain && here && symbol.parameter == parameters {
                    unit.add_local(scope, name, symbol.captured, parameters, symbol.deleted);
                }
            }
        }
        if own.needs_class_cell && own.kind == ScopeKind::Class {
            unit.add_local(scope, "__class__", true, false, false);
        }
        // Comprehensions inside, found by their frame.
        for (inner, candidate) in scopes.all.iter().enumerate().skip(scope + 1) {
            if candidate.kind == ScopeKind::Comprehension && scopes.frame_of(inner) == scope {
                for (name, symbol) in &candidate.symbols {
                    if symbol.assigned && !symbol.declared_global && !symbol.declared_nonlocal {
                        unit.add_local(inner, name, symbol.captured, false, symbol.deleted);
                    }
                }
            }
        }
        unit.first_temporary = unit.locals.len() as u32;
        unit.next_temporary = unit.first_temporary;
        unit.most_registers = unit.first_temporary;
        unit
    }

    fn add_local(&mut self, scope: ScopeId, name: &str, captured: bool, parameter: bool, deleted: bool) {
        let register = self.locals.len();
        if register >= usize::from(u16::MAX) {
            self.overflow = true;
            return;
        }
        let interned = intern(name);
        self.locals.push(interned.clone());
        self.bound.push(parameter && !captured && !deleted);
        self.deletable.push(deleted);
        if captured {
            self.cells.push((register as u16, interned));
        }
        self.registers.insert((scope, name.into()), register as u16);
    }

    /// The registers of one comprehension's variables, and whether each is a cell.
    pub fn variables_of(&self, scope: ScopeId) -> Vec<(Register, bool)> {
        let mut all: Vec<(Register, bool)> = self
            .registers
            .iter()
            .filter(|((owner, _), _)| *owner == scope)
            .map(|(_, &register)| (register, self.cells.iter().any(|(cell, _)| *cell == register)))
            .collect();
        all.sort_unstable();
        all
    }

    pub fn register_of(&self, scope: ScopeId, name: &str) -> Option<Register> {
        self.registers.get(&(scope, CompactString::from(name))).copied()
    }

    /// Notes that a variable has been given a value.
    pub fn mark_bound(&mut self, register: Register) {
        if let Some(bound) = self.bound.get_mut(register as usize) {
            *bound = !self.deletable[register as usize];
        }
    }

    /// The scope that names are looked up from now.
    pub fn current_scope(&self) -> ScopeId {
        self.comprehensions.last().copied().unwrap_or(self.scope)
    }

    pub fn cell_registers(&self) -> Vec<Register> {
        self.cells.iter().map(|(register, _)| *register).collect()
    }

    pub fn set_captures(&mut self, captures: Vec<Capture>) {
        self.captures = captures;
    }

    pub fn into_code(mut self, source: Rc<Source>) -> Result<Rc<Code>> {
        let whole = TextRange::empty(TextSize::new(0));
        if self.overflow || self.most_registers > u32::from(u16::MAX) {
            return Err(CompileError::new(super::FULL, whole));
        }
        let mut far_jumps = HashMap::new();
        for &(at, label) in &self.jumps {
            let target = self.labels[label.0].expect("every label is bound");
            let offset = i64::from(target) - i64::from(at) - 1;
            let c = match i16::try_from(offset) {
                Ok(offset) if offset != FAR => offset,
                _ => {
                    far_jumps.insert(at, target);
                    FAR
                }
            };
            self.instructions[at as usize].c = c as u16;
        }
        let plain = self.kind == CodeKind::Plain
            && self.parameters[2] == 0
            && !self.var_positional
            && !self.var_keyword
            && !self.namespace;
        let simple = if plain { u32::from(self.parameters[1]) } else { NOT_SIMPLE };
        Ok(Rc::new(Code {
            name: self.name,
            qualname: self.qualname,
            source,
            kind: self.kind,
            instructions: self.instructions,
            positions: self.positions,
            constants: self.constants,
            sites: self.sites,
            codes: self.codes,
            handlers: self.handlers,
            far_jumps,
            registers: self.most_registers,
            locals: self.locals,
            captures: self.captures,
            free_names: Vec::new(),
            positional_only: self.parameters[0],
            positional: self.parameters[1],
            keyword_only: self.parameters[2],
            var_positional: self.var_positional,
            var_keyword: self.var_keyword,
            first_line: self.first_line,
            doc: self.doc,
            stands_for_c: std::cell::Cell::new(false),
            awaitable: std::cell::Cell::new(false),
            uses_namespace: self.namespace,
            simple,
        }))
    }
}

/// Emitting instructions into the current unit.
impl<'a> Compiler<'a> {
    pub fn emit(&mut self, op: Op, d: u8, a: u16, b: u16, c: u16) -> u32 {
        let at = self.unit.instructions.len() as u32;
        self.unit.instructions.push(Instr { op, d, a, b, c });
        self.unit.positions.push((self.position.start().to_u32(), self.position.end().to_u32()));
        at
    }

    pub fn here(&self) -> u32 {
        self.unit.instructions.len() as u32
    }

    pub fn last_instruction(&mut self) -> Option<&mut Instr> {
        self.unit.instructions.last_mut()
    }

    /// Runs with instructions attributed to another piece of the text.
    pub fn at<T>(&mut self, range: TextRange, body: impl FnOnce(&mut Self) -> T) -> T {
        let before = std::mem::replace(&mut self.position, range);
        let result = body(self);
        self.position = before;
        result
    }

    pub fn label(&mut self) -> Label {
        self.unit.labels.push(None);
        Label(self.unit.labels.len() - 1)
    }

    pub fn bind(&mut self, label: Label) {
        self.unit.labels[label.0] = Some(self.unit.instructions.len() as u32);
    }

    /// Emits a jumping instruction.
    pub fn jump(&mut self, op: Op, d: u8, a: u16, b: u16, label: Label) {
        let at = self.emit(op, d, a, b, 0);
        self.unit.jumps.push((at, label));
    }

    pub fn site(&mut self, name: &str) -> Result<usize> {
        let name = intern(name);
        self.unit.sites.push(Site::new(name));
        let site = self.unit.sites.len() - 1;
        if site >= 1 << 24 {
            return Err(CompileError::new("too many names in one block", self.position));
        }
        Ok(site)
    }

    /// Emits an instruction that has an inline cache.
    pub fn emit_site(&mut self, op: Op, a: u16, b: u16, name: &str) -> Result {
        let site = self.site(name)?;
        self.emit(op, (site >> 16) as u8, a, b, site as u16);
        Ok(())
    }

    pub fn add_constant(&mut self, value: Value) -> u32 {
        self.unit.constants.push(value);
        self.unit.constants.len() as u32 - 1
    }

    /// Whether it needs more registers than there are.
    pub fn is_full(&self) -> bool {
        self.unit.overflow
    }

    /// A fresh temporary register.
    pub fn temporary(&mut self) -> Register {
        let register = self.unit.next_temporary;
        self.unit.next_temporary += 1;
        self.unit.most_registers = self.unit.most_registers.max(self.unit.next_temporary);
        // What looks at the mark stops long before numbers run out.
        self.unit.overflow |= register >= MOST_TEMPORARIES;
        register.min(u32::from(u16::MAX - 1)) as u16
    }

    /// Where temporaries stand; give it back to [`Self::release`].
    pub fn mark(&self) -> u32 {
        self.unit.next_temporary
    }

    pub fn release(&mut self, mark: u32) {
        self.unit.next_temporary = mark;
    }

    pub fn is_temporary(&self, register: Register) -> bool {
        u32::from(register) >= self.unit.first_temporary
    }

    /// Starts guarding the code that follows.
    pub fn guard(&mut self) {
        let here = self.here();
        self.unit.guards.push(Guard { ranges: Vec::new(), open: Some(here) });
    }

    /// Ends the innermost guard: its code's exceptions go to `target`, which must be the next instruction.
    pub fn end_guard(&mut self) -> Guard {
        let here = self.here();
        let mut guard = self.unit.guards.pop().expect("guards are paired");
        if let Some(start) = guard.open.take()
            && start < here
        {
            guard.ranges.push((start, here));
        }
        guard
    }

    /// Enters a guard's handler into the table; the handler starts here.
    pub fn handle(&mut self, guard: &Guard, register: Register, clear_from: u32) {
        let target = self.here();
        for &(start, end) in &guard.ranges {
            let clear_from = clear_from as u16;
            self.unit.handlers.push(Handler { start, end, target, register, clear_from });
        }
    }

    /// How many guards are open.
    pub fn guards(&self) -> usize {
        self.unit.guards.len()
    }

    /// Suspends the guards from `from` on while code of a way out is emitted.
    pub fn suspend_guards(&mut self, from: usize) {
        let here = self.here();
        for guard in &mut self.unit.guards[from..] {
            if let Some(start) = guard.open.take()
                && start < here
            {
                guard.ranges.push((start, here));
            }
        }
    }

    /// Which guards cover the code emitted now.
    pub fn open_guards(&self) -> Vec<bool> {
        self.unit.guards.iter().map(|guard| guard.open.is_some()).collect()
    }

    /// Lets the same guards as before cover what follows.
    pub fn restore_guards(&mut self, open: &[bool]) {
        let here = self.here();
        for (guard, open) in self.unit.guards.iter_mut().zip(open) {
            if *open && guard.open.is_none() {
                guard.open = Some(here);
            }
        }
    }

    /// Starts compiling an inner block; [`Self::leave`] ends it.
    pub fn enter(&mut self, unit: Unit<'a>) {
        let outer = std::mem::replace(&mut self.unit, unit);
        self.outer.push(outer);
    }

    /// Ends an inner block; its code becomes one of the outer unit's.
    pub fn leave(&mut self) -> Result<u16> {
        let outer = self.outer.pop().expect("units are paired");
        let inner = std::mem::replace(&mut self.unit, outer);
        let scope = inner.scope;
        let source = self.source.clone();
        let mut inner = inner;
        let captures = self.captures_of(scope);
        inner.set_captures(captures);
        let names: Vec<Ref<Str>> = self.scopes.all[scope].free.iter().map(|name| intern(name)).collect();
        let code = inner.into_code(source)?;
        let code = match Rc::try_unwrap(code) {
            Ok(mut code) => {
                code.free_names = names;
                Rc::new(code)
            }
            Err(code) => code,
        };
        self.unit.codes.push(code);
        u16::try_from(self.unit.codes.len() - 1)
            .map_err(|_| CompileError::new("too many functions in one block", self.position))
    }

    /// Where the current unit finds the cells that an inner block wants.
    fn captures_of(&self, inner: ScopeId) -> Vec<Capture> {
        let parent = self.scopes.all[inner].parent.unwrap_or(0);
        self.scopes.all[inner]
            .free
            .iter()
            .map(|name| match self.scopes.place(parent, name) {
                Place::Cell(owner) => {
                    Capture::Register(self.unit.register_of(owner, name).expect("captured variables have registers"))
                }
                _ if self.scopes.all[self.unit.scope].kind == ScopeKind::Class
                    && name == "__class__"
                    && self.scopes.all[self.unit.scope].needs_class_cell =>
                {
                    Capture::Register(self.unit.register_of(self.unit.scope, name).expect("the class has a cell"))
                }
                _ => Capture::Free(self.free_index(name)),
            })
            .collect()
    }

    /// The place of a captured variable among the current function's cells.
    pub fn free_index(&self, name: &str) -> u16 {
        let free = &self.scopes.all[self.unit.scope].free;
        free.iter().position(|known| known == name).expect("captured variables are listed") as u16
    }
}
