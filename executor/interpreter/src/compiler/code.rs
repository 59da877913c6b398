//! Bytecode: registers, 64-bit instructions, inline caches, and the table of exception handlers.
//!
//! An instruction is `op:8 d:8 a:16 b:16 c:16`. Registers `0..parameters` are the arguments, then come the other
//! local variables, then temporaries. Jumps are relative to the next instruction, in `c`; one that does not fit
//! 16 bits is found in [`Code::far_jumps`].

use crate::compiler::site::Site;
use crate::memory::{Ref, Value};
use crate::objects::Str;
use std::collections::HashMap;
use std::rc::Rc;

/// What an instruction does. `R[x]` is a register, `K[x]` a constant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Op {
    /// R[a] = R[b]
    Move,
    /// R[a] = R[b], and R[b] is no longer needed
    Take,
    /// R[a] = K[b + c<<16]
    Constant,
    /// R[a] becomes unset
    Clear,
    /// UnboundLocalError unless R[a] is set
    CheckBound,
    /// R[a] becomes a cell that holds what was there
    MakeCell,
    /// R[a] = cell R[b]
    GetCell,
    /// cell R[a] = R[b]; d = 1: which goes
    SetCell,
    /// empties the cell R[a]
    DeleteCell,
    /// R[a] = closure[b]
    GetFree,
    /// closure[b] = R[a]; d = 1: which goes
    SetFree,
    /// empties closure[b]
    DeleteFree,
    /// R[a] = global at site
    GetGlobal,
    /// global at site = R[a]; b = 1: which goes
    SetGlobal,
    /// delete global at site
    DeleteGlobal,
    /// class bodies: R[a] = name at site, looked up in R[0], then the globals
    GetName,
    /// b = 1: R[a] goes
    SetName,
    DeleteName,
    /// class bodies: R[a] = name at site, looked up in R[0], then closure[b] of the ext word
    GetNameOrFree,

    // R[a] = R[b] op R[c]; d: [`AUGMENTED`], [`FIRST_GOES`], [`SECOND_GOES`]
    Add,
    Subtract,
    Multiply,
    Divide,
    FloorDivide,
    Modulo,
    Power,
    LeftShift,
    RightShift,
    BitAnd,
    BitOr,
    BitXor,
    MatrixMultiply,
    // R[a] = R[b] op K[c]
    AddK,
    SubtractK,
    MultiplyK,
    DivideK,
    FloorDivideK,
    ModuloK,
    PowerK,
    LeftShiftK,
    RightShiftK,
    BitAndK,
    BitOrK,
    BitXorK,
    // R[a] = op R[b]
    Negative,
    Positive,
    Invert,
    Not,

    // R[a] = R[b] op R[c]
    Less,
    LessEqual,
    Equal,
    NotEqual,
    Greater,
    GreaterEqual,
    Is,
    IsNot,
    In,
    NotIn,

    /// forward or backward by c
    Jump,
    /// when R[a] is true
    JumpIfTrue,
    JumpIfFalse,
    JumpIfNone,
    JumpIfNotNone,
    // when (R[a] op R[b]) is as `d` says: [`WHEN`]
    JumpLess,
    JumpLessEqual,
    JumpEqual,
    JumpNotEqual,
    JumpGreater,
    JumpGreaterEqual,
    JumpIs,
    JumpIn,
    // when (R[a] op K[b]) is as `d` says: [`WHEN`]
    JumpLessK,
    JumpLessEqualK,
    JumpEqualK,
    JumpNotEqualK,
    JumpGreaterK,
    JumpGreaterEqualK,

    /// R[a] = iter(R[b])
    GetIter,
    /// R[b] = next(R[a]) and jump by c, or R[a] is exhausted: clear it and go on
    ForIter,

    /// R[a] = R[b].site
    GetAttr,
    /// R[a].site = R[b]
    SetAttr,
    /// del R[a].site
    DeleteAttr,
    /// R[a], R[a+1] = function and object for calling R[b].site, or the attribute and nothing
    GetMethod,
    /// R[a] = super().site with class R[a], object R[b]
    GetSuper,
    /// R[a] = R[b][R[c]]
    GetItem,
    /// R[a] = R[b][K[c]]
    GetItemK,
    /// R[a][R[b]] = R[c]
    SetItem,
    /// del R[a][R[b]]
    DeleteItem,
    /// R[a] = slice(R[b], R[b+1], R[b+2])
    BuildSlice,
    /// R[a] = R[b][R[c]:R[c+1]]
    GetSlice,

    /// R[c] = R[a](R[a+1] .. R[a+b])
    Call,
    /// R[c] = R[a](R[a+1], R[a+2] .. R[a+1+b]), where R[a+1] may be unset
    CallMethod,
    /// as Call or (d = 1) CallMethod, with the last values named by the tuple K[ext]
    CallKeywords,
    /// R[c] = R[a](*R[a+1], **R[a+2])
    CallUnpacked,
    /// returns R[a]
    Return,
    /// returns None
    ReturnNone,
    /// R[a] = function of code b; d: 1 defaults in R[a+1], 2 keyword defaults in R[a+2], 4 annotations in R[a+3]
    MakeFunction,

    // R[a] = display of R[b] .. R[b+c-1]
    BuildList,
    BuildTuple,
    BuildSet,
    /// from c pairs
    BuildDict,
    BuildString,
    /// R[a] = format(R[b]), d the conversion ('r', 's', 'a' or 0), c the register of the spec or [`NO_REGISTER`]
    FormatValue,
    ListAppend,
    ListExtend,
    /// R[a] = tuple(R[b])
    ListToTuple,
    SetAdd,
    SetUpdate,
    /// R[a][R[b]] = R[c]
    DictAdd,
    DictUpdate,
    /// `**` in a call: R[a].update(R[b]), a double key is an error that names function R[c]
    DictMerge,
    /// R[a] .. R[a+c-1] = R[b]
    Unpack,
    /// R[a] .. = R[b], c before the star, d behind it
    UnpackStar,

    /// d = 0: the exception being handled again; 1: raise R[a]; 2: raise R[a] from R[b]
    Raise,
    /// goes on raising R[a]
    Reraise,
    /// R[b] = the exception handled before; R[a] is the one handled now
    EnterHandler,
    /// the exception handled before is R[a] again
    LeaveHandler,
    /// jumps by c unless exception R[a] matches class R[b]
    JumpUnlessMatch,
    /// R[a] = bound `__exit__`, R[c] = `__enter__()` of R[b]; d = 1 for the asynchronous form
    WithEnter,
    /// R[c] = R[a](*sys.exc_info of R[b]), or with three None when R[b] is unset
    WithExit,
    /// AssertionError, with R[a] as its argument when d = 1
    AssertFail,

    /// hands out R[a]; what is sent in comes into R[c]
    Yield,
    /// delegates to R[a], sending R[b]; its result comes into R[c]
    YieldFrom,
    /// R[a] = operation c of R[b] .. R[b+d-1] (see [`Intrinsic`])
    Intrinsic,
    /// only read by the instruction before it
    Ext,
}

/// Operations that are rare enough to share one instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u16)]
pub enum Intrinsic {
    /// name, list of names or None, level -> module
    Import,
    /// module, name -> attribute or submodule
    ImportFrom,
    /// module -> None; binds its public names in the globals
    ImportStar,
    /// subject -> bool
    MatchSequence,
    MatchMapping,
    /// subject, tuple of keys -> tuple of values or None
    MatchKeys,
    /// subject, class, count, tuple of keyword names -> tuple of values or None
    MatchClass,
    /// dict, tuple of keys -> dict without them
    DictWithout,
    /// exception, classes -> (rest or None, matched or None)
    SplitGroup,
    /// list of exceptions, original -> exception to raise or None
    JoinGroup,
    /// value -> its iterator for `yield from`
    YieldFromIter,
    /// value -> its awaitable's iterator
    Awaitable,
    /// value -> asynchronous iterator
    AsyncIter,
    /// asynchronous iterator -> awaitable of the next item
    AsyncNext,
    /// value -> the value as an asynchronous generator hands it out
    WrapYield,
    /// raises unless the exception is StopAsyncIteration
    EndAsyncFor,
    /// the value of an expression statement of the main program
    Show,
    /// dict of annotations of this namespace
    Annotations,
    /// name, type parameters, function that computes the value -> alias
    TypeAlias,
    /// name, bound or None, kind, default
    TypeVariable,
    /// type parameters -> Generic[...]
    Generic,
    /// length check of a subject: value -> int
    Length,
    /// set of constants, in the order written -> the set in the order CPython gives it
    ConstantSet,
}

/// In the `d` of arithmetic: the augmented form.
pub const AUGMENTED: u8 = 1;
/// In the `d` of a jump that compares: jump when the comparison is true.
pub const WHEN: u8 = 1;
/// In `d`: the first register that the instruction reads is a temporary that is not read again. It is emptied, so that
/// objects live no longer than in CPython. What computes on numbers looks at it only when they are none.
pub const FIRST_GOES: u8 = 2;
/// The same of the second register that it reads.
pub const SECOND_GOES: u8 = 4;
/// The same of the third.
pub const THIRD_GOES: u8 = 8;

/// In `FormatValue`: no format specification.
pub const NO_REGISTER: u16 = u16::MAX;
/// In the `c` of a jump: look at [`Code::far_jumps`].
pub const FAR: i16 = i16::MIN;

/// One instruction.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct Instr {
    pub op: Op,
    pub d: u8,
    pub a: u16,
    pub b: u16,
    pub c: u16,
}

impl Instr {
    /// `b` and `c` as one number.
    #[inline(always)]
    pub fn wide(self) -> u32 {
        self.b as u32 | (self.c as u32) << 16
    }

    /// The inline-cache site: `c`, extended by `d`.
    #[inline(always)]
    pub fn site(self) -> usize {
        self.c as usize | (self.d as usize) << 16
    }
}

/// Instructions `start..end` are guarded: an exception there lands in register `register` and at `target`.
/// Registers from `clear_from` on are dropped on the way.
#[derive(Clone, Copy, Debug)]
pub struct Handler {
    pub start: u32,
    pub end: u32,
    pub target: u32,
    pub register: u16,
    pub clear_from: u16,
}

/// Where a function gets a variable of the function around it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Capture {
    /// The cell in a register of the enclosing function.
    Register(u16),
    /// The enclosing function's own captured variable.
    Free(u16),
}

/// What calling the code gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CodeKind {
    Plain,
    Generator,
    Coroutine,
    AsyncGenerator,
}

/// The text that code was compiled from.
pub struct Source {
    pub file_name: Rc<str>,
    pub text: Box<str>,
    /// Byte offset of each line's start.
    pub lines: Vec<u32>,
    /// Text that a program has made: tracebacks do not show its lines.
    pub hidden: bool,
    /// Assertions are left out from 1 on, docstrings from 2 on.
    pub optimize: u8,
}

impl Source {
    pub fn new(file_name: &str, text: &str, hidden: bool, optimize: u8) -> Rc<Source> {
        let mut lines = vec![0];
        let bytes = text.as_bytes();
        for (place, &byte) in bytes.iter().enumerate() {
            if byte == b'\n' || (byte == b'\r' && bytes.get(place + 1) != Some(&b'\n')) {
                lines.push(place as u32 + 1);
            }
        }
        Rc::new(Source { file_name: file_name.into(), text: text.into(), lines, hidden, optimize })
    }

    /// 1-based line of a byte offset.
    pub fn line(&self, offset: u32) -> u32 {
        self.lines.partition_point(|&start| start <= offset) as u32
    }

    /// 0-based column, in bytes, of a byte offset.
    pub fn column(&self, offset: u32) -> u32 {
        offset - self.lines[self.line(offset) as usize - 1]
    }

    /// How many lines there are.
    pub fn lines(&self) -> usize {
        self.lines.len()
    }

    /// The text of a 1-based line, without its end.
    pub fn line_text(&self, line: u32) -> &str {
        let Some(&start) = self.lines.get(line as usize - 1) else { return "" };
        let end = self.lines.get(line as usize).map_or(self.text.len(), |&end| end as usize);
        self.text[start as usize..end].trim_end_matches(['\n', '\r'])
    }
}

/// A compiled function, class body, module or expression.
pub struct Code {
    pub name: Ref<Str>,
    pub qualname: Ref<Str>,
    pub source: Rc<Source>,
    pub kind: CodeKind,
    pub instructions: Vec<Instr>,
    /// Start and end offset in the source, per instruction.
    pub positions: Vec<(u32, u32)>,
    pub constants: Vec<Value>,
    pub sites: Vec<Site>,
    pub codes: Vec<Rc<Code>>,
    pub handlers: Vec<Handler>,
    pub far_jumps: HashMap<u32, u32>,
    pub registers: u32,
    /// Names of the variables in the first registers.
    pub locals: Vec<Ref<Str>>,
    pub captures: Vec<Capture>,
    pub free_names: Vec<Ref<Str>>,
    pub positional_only: u16,
    /// Positional parameters, the positional-only ones included.
    pub positional: u16,
    pub keyword_only: u16,
    pub var_positional: bool,
    pub var_keyword: bool,
    pub first_line: u32,
    pub doc: Value,
    /// Body of a class, or code run with a namespace of its own: R[0] is that namespace.
    pub uses_namespace: bool,
    /// Positional parameters of a plain function that takes nothing else, [`NOT_SIMPLE`] otherwise: a call with as
    /// many arguments moves them and is done.
    pub simple: u32,
    /// It does what C code does in CPython: tracebacks do not tell of it.
    pub stands_for_c: std::cell::Cell<bool>,
    /// Its generators can be awaited: `types.coroutine` has been asked for it.
    pub awaitable: std::cell::Cell<bool>,
}

pub const NOT_SIMPLE: u32 = u32::MAX;

impl Code {
    /// The innermost handler around an instruction. Inner ones come first in the table.
    pub fn handler_at(&self, pc: u32) -> Option<&Handler> {
        self.handlers.iter().find(|handler| handler.start <= pc && pc < handler.end)
    }

    /// The 1-based source line of an instruction.
    pub fn line_at(&self, pc: u32) -> u32 {
        self.positions.get(pc as usize).map_or(self.first_line, |&(start, _)| self.source.line(start))
    }

    /// Where a jump at `pc` leads.
    pub fn jump_target(&self, pc: u32) -> u32 {
        let offset = self.instructions[pc as usize].c as i16;
        if offset == FAR { self.far_jumps[&pc] } else { (pc as i64 + 1 + offset as i64) as u32 }
    }

    /// The instructions as text, for tests and for people.
    pub fn listing(&self) -> String {
        use std::fmt::Write;
        let mut text = format!("{} ({} registers)\n", self.qualname.as_str(), self.registers);
        for (pc, i) in self.instructions.iter().enumerate() {
            let _ =
                write!(text, "{:4} {pc:4} {:?} a={} b={} c={} d={}", self.line_at(pc as u32), i.op, i.a, i.b, i.c, i.d);
            if format!("{:?}", i.op).starts_with("Jump") || i.op == Op::ForIter {
                let _ = write!(text, " -> {}", self.jump_target(pc as u32));
            }
            text.push('\n');
        }
        for handler in &self.handlers {
            let _ = writeln!(text, "     {handler:?}");
        }
        for code in &self.codes {
            text.push_str(&code.listing());
        }
        text
    }
}
