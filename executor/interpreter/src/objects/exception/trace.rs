//! Where an exception has travelled: cheap notes while it travels, traceback objects for those who ask.
//! <https://docs.python.org/3.13/reference/datamodel.html#traceback-objects>

use crate::compiler::code::Code;
use crate::memory::Value;
use crate::objects::Foreign;
use crate::objects::foreign::ForeignData;
use crate::objects::native::{Def, getter};
use crate::vm::Vm;
use std::rc::Rc;

/// One line of a traceback: the code and the instruction in it.
#[derive(Clone)]
pub struct TraceEntry {
    pub code: Rc<Code>,
    pub pc: u32,
}

/// The travel of an exception so far.
#[derive(Default)]
pub struct Trace {
    /// Places that nobody has asked for yet, the innermost first; all are outside of those in `told`.
    fresh: Vec<TraceEntry>,
    /// The traceback object of the places behind them; undefined for none.
    told: Value,
}

/// A traceback as a value: it shows nothing of frames.
pub struct Traceback {
    entry: TraceEntry,
    /// The traceback of what was called there, or None.
    next: Value,
}

impl ForeignData for Traceback {
    fn is_tracked(&self) -> bool {
        false
    }
}

fn traceback(value: &Value) -> Option<&Traceback> {
    value.get::<Foreign>()?.downcast::<Traceback>()
}

impl Trace {
    pub fn is_empty(&self) -> bool {
        self.fresh.is_empty() && self.told.is_undef()
    }

    /// Adds the place where the exception leaves a call.
    pub fn push(&mut self, entry: TraceEntry) {
        self.fresh.push(entry);
    }

    /// Takes back the latest places as long as they lie in the source of this code.
    pub fn take_back(&mut self, code: &Code) {
        while self.fresh.last().is_some_and(|entry| Rc::ptr_eq(&entry.code.source, &code.source)) {
            self.fresh.pop();
        }
    }

    /// All places, the innermost first.
    pub fn entries(&self) -> Vec<TraceEntry> {
        let mut entries = entries_of(&self.told);
        entries.extend_from_slice(&self.fresh);
        entries
    }

    /// The innermost place.
    pub fn innermost(&self) -> Option<TraceEntry> {
        entries_of(&self.told).into_iter().next().or_else(|| self.fresh.first().cloned())
    }

    /// The traceback object, the same one each time; None without any place.
    pub fn object(&mut self, vm: &Vm) -> Value {
        for entry in self.fresh.drain(..) {
            let next = if self.told.is_undef() { Value::NONE } else { self.told.take() };
            self.told = Value::from(Foreign::new(vm.types.traceback.clone(), Traceback { entry, next }));
        }
        if self.told.is_undef() { Value::NONE } else { self.told.clone() }
    }

    /// The travel that a traceback object, or None, tells of.
    pub fn of(traceback: &Value) -> Trace {
        Trace { fresh: Vec::new(), told: if traceback.is_none() { Value::UNDEF } else { traceback.clone() } }
    }
}

/// True for a traceback object.
pub fn is_traceback(value: &Value) -> bool {
    traceback(value).is_some()
}

/// The places a traceback object tells of, the innermost first.
pub fn entries_of(value: &Value) -> Vec<TraceEntry> {
    let mut entries = Vec::new();
    let mut at = traceback(value);
    while let Some(part) = at {
        entries.push(part.entry.clone());
        at = traceback(&part.next);
    }
    entries.reverse();
    entries
}

/// The attributes of tracebacks: lines, but no frames.
pub const METHODS: &[Def] = &[
    getter("tb_lineno", "The line where this part of the traceback is.", |_, args| {
        let line = traceback(&args[0]).map(|part| part.entry.code.line_at(part.entry.pc));
        Ok(line.map_or(Value::NONE, |line| Value::int(i64::from(line))))
    }),
    getter("tb_next", "The next, inner part of the traceback.", |_, args| {
        Ok(traceback(&args[0]).map_or(Value::NONE, |part| part.next.clone()))
    }),
];
