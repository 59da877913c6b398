//! Compiling patterns, and remembering those compiled lately; `escape`.

use super::pattern::{self, Pattern};
use super::{CompileError, Program, classes, raise_pattern_error};
use crate::memory::{Ref, Value};
use crate::objects::native::{Def, def};
use crate::objects::str::intern;
use crate::objects::{Bytes, Dict, Foreign, Str};
use crate::vm::{Raise, Res, Vm};
use std::collections::HashMap;

/// Compiled patterns kept; CPython keeps as many.
const MOST_KEPT: usize = 512;
/// Those asked for last, found by identity.
const RECENT: usize = 8;

/// Patterns compiled before.
#[derive(Default)]
pub struct Cache {
    /// The source object and flags of the latest calls, with the pattern.
    recent: Vec<(Value, u32, Value)>,
    /// By text; the key of a bytes pattern is kept apart by the flag.
    texts: HashMap<(String, u32, bool), Value>,
}

impl Cache {
    fn recent(&self, source: &Value, flags: u32) -> Option<Value> {
        self.recent
            .iter()
            .find(|(known, bits, _)| known.same(source) && *bits == flags)
            .map(|(_, _, found)| found.clone())
    }

    fn remember(&mut self, source: &Value, flags: u32, pattern: &Value) -> Option<(Value, u32, Value)> {
        let oldest = if self.recent.len() >= RECENT { Some(self.recent.remove(0)) } else { None };
        self.recent.push((source.clone(), flags, pattern.clone()));
        oldest
    }
}

/// Compiles a str or bytes, or finds it among those compiled before.
fn compile(vm: &mut Vm, source: &Value, flags: &Value) -> Res {
    if pattern::of(source).is_some() {
        if vm.truth(flags)? {
            return Err(vm.value_error("cannot process flags argument with a compiled pattern"));
        }
        return Ok(source.clone());
    }
    if source.native_ref::<Str>().is_none() {
        // Whatever it is, it was looked for among the known ones.
        vm.hash(source)?;
    }
    if vm.class_of(flags).lookup(&vm.names.index).is_none() {
        let found = vm.type_name(flags);
        return Err(vm.type_error(format!("unsupported operand type(s) for &: '{found}' and 'int'")));
    }
    let bits = vm.index_of(flags)? as u32;
    if let Some(found) = classes(vm)?.cache.recent(source, bits) {
        return Ok(found);
    }
    let inner = source.unwrapped().clone();
    let key = match (inner.get::<Str>(), inner.get::<Bytes>()) {
        (Some(text), _) => (text.as_str().to_owned(), bits, false),
        (_, Some(bytes)) => (bytes.as_slice().iter().map(|byte| char::from(*byte)).collect(), bits, true),
        _ => return Err(vm.type_error("first argument must be string or compiled pattern")),
    };
    let cache = &mut classes(vm)?.cache;
    if let Some(found) = cache.texts.get(&key).cloned() {
        let oldest = cache.remember(source, bits, &found);
        drop(oldest);
        return Ok(found);
    }
    let made = build(vm, source, &inner, bits)?;
    let cache = &mut classes(vm)?.cache;
    let forgotten = if cache.texts.len() >= MOST_KEPT { std::mem::take(&mut cache.texts) } else { HashMap::new() };
    cache.texts.insert(key, made.clone());
    let oldest = cache.remember(source, bits, &made);
    drop((forgotten, oldest));
    Ok(made)
}

fn build(vm: &mut Vm, source: &Value, inner: &Value, flags: u32) -> Res {
    let size = vm.length(inner)?;
    vm.tick(size)?;
    vm.charge(size.saturating_mul(64))?;
    let lookup = |name: &str| crate::text::properties::named(name).map(|c| c as u32);
    let compiled = match (inner.get::<Str>(), inner.get::<Bytes>()) {
        (Some(text), _) => Program::compile(text.as_str(), flags, &lookup),
        (_, Some(bytes)) => Program::compile_bytes(bytes.as_slice(), flags),
        _ => return Err(vm.type_error("first argument must be string or compiled pattern")),
    };
    let program = match compiled {
        Ok(program) => program,
        Err(error) => return Err(compile_error(vm, error, source)),
    };
    vm.charge(program.memory())?;
    for message in program.warnings() {
        // What has called a function of `re` is meant.
        let class = vm.errors.FutureWarning.clone();
        vm.warn(&class, message, 2)?;
    }
    let names = Dict::new();
    for (name, group) in program.names() {
        names.set_str(&intern(name), Value::int(*group as i64));
    }
    let class = classes(vm)?.pattern.clone();
    let data = Pattern { program, source: source.clone(), names: Value::from(names) };
    Ok(Value::from(Foreign::new(class, data)))
}

fn compile_error(vm: &mut Vm, error: CompileError, source: &Value) -> Raise {
    match error {
        CompileError::Pattern(error) => raise_pattern_error(vm, &error, source),
        CompileError::ValueError(message) => vm.value_error(message),
        CompileError::OverflowError(message) => vm.overflow_error(message),
        CompileError::TooDeep => vm.recursion_error("maximum recursion depth exceeded"),
    }
}

/// Whether `escape` puts a backslash in front.
fn is_special(code: u32) -> bool {
    char::from_u32(code).is_some_and(|c| "()[]{}?*+-|^$\\.&~# \t\n\r\u{b}\u{c}".contains(c))
}

fn escape_text(vm: &mut Vm, text: &Ref<Str>) -> Res {
    vm.charge(text.as_str().len() * 2)?;
    let mut out = String::with_capacity(text.as_str().len() + 8);
    for c in text.as_str().chars() {
        if is_special(c as u32) {
            out.push('\\');
        }
        out.push(c);
    }
    Ok(vm.text(out))
}

/// The functions of this file.
pub const FUNCTIONS: &[Def] = &[
    def("_compile(pattern, flags, /)", "Compile a pattern, or find it among those compiled before.", |vm, args| {
        compile(vm, &args[0], &args[1])
    }),
    def("_purge()", "Forget the patterns compiled before.", |vm, _| {
        let old = std::mem::take(&mut classes(vm)?.cache);
        drop(old);
        Ok(Value::NONE)
    }),
    def("_escape(pattern, /)", "Escape special characters.", |vm, args| {
        if let Some(text) = args[0].native_ref::<Str>() {
            return escape_text(vm, &text);
        }
        let bytes = match vm.bytes_of(&args[0]) {
            Err(raise) if vm.is_error(&raise, &vm.errors.TypeError) => {
                let found = vm.type_name(&args[0]);
                return Err(vm.type_error(format!("decoding to str: need a bytes-like object, {found} found")));
            }
            bytes => bytes?,
        };
        vm.charge(bytes.len() * 2)?;
        let mut out = Vec::with_capacity(bytes.len() + 8);
        for byte in bytes {
            if is_special(u32::from(byte)) {
                out.push(b'\\');
            }
            out.push(byte);
        }
        Ok(Value::from(Bytes::new(out)))
    }),
];
