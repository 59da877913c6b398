//! From syntax tree to bytecode, in two passes: [`scope`] says where names live, the rest emits instructions.

mod call;
pub mod code;
mod comprehension;
mod constant;
pub mod doubts;
mod expression;
mod function;
mod loops;
mod mistakes;
mod pattern;
mod resolve;
mod scope;
pub mod site;
mod statement;
mod surrogates;
mod target;
mod try_;
mod unit;

use crate::syntax::Stage;
use code::{Code, Source};
use rustpython_ast as ast;
use rustpython_text_size::{TextRange, TextSize};
use scope::Scopes;
use std::rc::Rc;
use unit::Unit;

/// A mistake found while compiling: a `SyntaxError`.
#[derive(Clone, Debug)]
pub struct CompileError {
    pub message: String,
    pub range: TextRange,
    pub stage: Stage,
}

impl CompileError {
    pub fn new(message: impl Into<String>, range: TextRange) -> CompileError {
        CompileError { message: message.into(), range, stage: Stage::Emission }
    }

    /// One of which only the line's start is told.
    pub fn of_line(message: impl Into<String>, range: TextRange) -> CompileError {
        CompileError { message: message.into(), range: TextRange::empty(range.start()), stage: Stage::Future }
    }

    /// Something that the parser has let pass and should not have: the grammar has the words for it.
    pub fn of_grammar(range: TextRange) -> CompileError {
        CompileError { message: "invalid syntax".to_owned(), range, stage: Stage::Parser }
    }
}

type Result<T = ()> = std::result::Result<T, CompileError>;

/// What to do with the value of the last expression statement of a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Last {
    /// Nothing: `exec` and imported modules.
    Drop,
    /// It is the code's return value: `eval`, and the main program.
    Return,
    /// It is shown, and so is that of every other such statement: `compile` in the mode `single`.
    Show,
}

/// Compiles whole programs and their parts.
pub(crate) struct Compiler<'a> {
    scopes: &'a Scopes,
    source: Rc<Source>,
    /// The function, class or module being compiled; the ones around it wait in `outer`.
    unit: Unit<'a>,
    outer: Vec<Unit<'a>>,
    /// Somewhere in the text there is a `:=`: operands must not be read late.
    walrus: bool,
    /// `from __future__ import annotations`: annotations are kept as text.
    text_annotations: bool,
    /// Where the instruction being emitted comes from.
    position: TextRange,
    depth: u32,
    /// Expression statements show their values.
    interactive: bool,
}

/// Compiles a program.
pub fn compile_module(body: &[ast::Stmt], source: Rc<Source>, last: Last, namespace: bool) -> Result<Rc<Code>> {
    let scopes = Scopes::of_module(body, namespace)?;
    first_mistake(&scopes, || {
        let mut compiler = Compiler::new(&scopes, source, namespace);
        compiler.module(body, last)?;
        compiler.finish()
    })
}

/// Compiles one expression, whose value the code returns.
pub fn compile_expression(body: &ast::Expr, source: Rc<Source>, namespace: bool) -> Result<Rc<Code>> {
    let scopes = Scopes::of_expression(body, namespace)?;
    first_mistake(&scopes, || {
        let mut compiler = Compiler::new(&scopes, source, namespace);
        let value = compiler.operand(body)?;
        compiler.emit(code::Op::Return, 0, value, 0, 0);
        compiler.finish()
    })
}

/// Emits code. Of what is wrong the first in the text is told.
fn first_mistake(scopes: &Scopes, emit: impl FnOnce() -> Result<Rc<Code>>) -> Result<Rc<Code>> {
    match (emit(), &scopes.mistake) {
        (Err(error), Some(known)) if error.range.start() < known.range.start() => Err(error),
        (_, Some(known)) => Err(known.clone()),
        (result, None) => result,
    }
}

impl<'a> Compiler<'a> {
    fn new(scopes: &'a Scopes, source: Rc<Source>, namespace: bool) -> Compiler<'a> {
        let walrus = source.text.contains(":=");
        let unit = Unit::module(scopes, namespace);
        let position = TextRange::empty(TextSize::new(0));
        Compiler {
            scopes,
            source,
            unit,
            outer: Vec::new(),
            walrus,
            text_annotations: false,
            position,
            depth: 0,
            interactive: false,
        }
    }

    fn finish(self) -> Result<Rc<Code>> {
        self.unit.into_code(self.source)
    }

    /// Guards every recursion whose depth the program's text decides.
    fn nested<T>(&mut self, range: TextRange, body: impl FnOnce(&mut Self) -> Result<T>) -> Result<T> {
        self.depth += 1;
        if self.depth > MAX_NESTING {
            return Err(CompileError::new(crate::syntax::TOO_DEEP, range));
        }
        if self.is_full() {
            return Err(CompileError::new(FULL, range));
        }
        let result = body(self);
        self.depth -= 1;
        result
    }
}

/// What is said of a block that needs more registers than there are.
const FULL: &str = "too many variables or values in one block";
/// How deep statements and expressions may nest, as in CPython.
const MAX_NESTING: u32 = 9_998;
