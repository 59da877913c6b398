//! `re`: the engine (pattern parser, compiler, matcher, replacement templates) and its Python face.
//!
//! The engine works on `&str` with byte offsets, or on bytes. Missing: locale tables (`re.LOCALE` behaves as in the
//! C locale), the listing that `re.DEBUG` prints, the FutureWarnings of odd sets.
//! <https://docs.python.org/3.13/library/re.html>

mod ast;
mod cache;
mod charset;
mod compiler;
mod escape;
mod group;
mod match_;
mod matcher;
mod memo;
mod parser;
mod pattern;
mod prefilter;
mod program;
mod replace;
mod subject;
pub mod template;
mod text;

pub use matcher::{Captures, Matcher, Mode, Stop};
pub use parser::{CompileError, PatternError};
pub use pattern::Pattern;
pub use program::Program;

use crate::memory::{Ref, Value};
use crate::objects::str::intern;
use crate::objects::{Module, Type};
use crate::vm::{Raise, Res, Vm};

#[cfg(test)]
mod tests;

/// The bits of `re.RegexFlag`.
pub mod flag {
    pub const IGNORECASE: u32 = 2;
    pub const LOCALE: u32 = 4;
    pub const MULTILINE: u32 = 8;
    pub const DOTALL: u32 = 16;
    pub const UNICODE: u32 = 32;
    pub const VERBOSE: u32 = 64;
    pub const DEBUG: u32 = 128;
    pub const ASCII: u32 = 256;
    /// Those that say what a letter is; at most one holds.
    pub const TYPES: u32 = ASCII | LOCALE | UNICODE;
}

/// The classes of the module.
pub struct Classes {
    pub pattern: Ref<Type>,
    pub match_: Ref<Type>,
    pub scanner: Ref<Type>,
    /// `re.PatternError`.
    error: Value,
    cache: cache::Cache,
}

const STATE: &str = "re";

/// The module's classes, once it is loaded.
pub fn classes(vm: &mut Vm) -> Res<&mut Classes> {
    if vm.module_state.contains_key(STATE) {
        return match vm.module_state.get_mut(STATE).and_then(|state| state.downcast_mut::<Classes>()) {
            Some(classes) => Ok(classes),
            None => Err(Raise::Fault),
        };
    }
    Err(vm.internal_error("re is not loaded"))
}

/// `PatternError(message, pattern, position)`.
fn raise_pattern_error(vm: &mut Vm, error: &PatternError, pattern: &Value) -> Raise {
    let class = match classes(vm) {
        Ok(classes) => classes.error.clone(),
        Err(raise) => return raise,
    };
    // What has no place is found out later, when nobody knows the text any more.
    let (pattern, position) = match error.position {
        Some(position) => (pattern.clone(), Value::int(position as i64)),
        None => (Value::NONE, Value::NONE),
    };
    let message = vm.text(error.message.as_str());
    match vm.call(&class, &[message, pattern, position]) {
        Ok(exception) => vm.raise_value(&exception),
        Err(raise) => raise,
    }
}

/// Fills the module.
pub fn load(vm: &mut Vm, module: &Ref<Module>) -> Res<()> {
    let pattern = vm.native_class_with("re", "Pattern", crate::memory::Kind::Foreign, None, false, pattern::METHODS);
    let match_ = vm.native_class_with("re", "Match", crate::memory::Kind::Foreign, None, false, match_::METHODS);
    let scanner = vm.native_class_with(
        "_sre",
        "SRE_Scanner",
        crate::memory::Kind::Foreign,
        None,
        false,
        pattern::SCANNER_METHODS,
    );
    module.dict.set_str(&intern("Pattern"), pattern.value());
    module.dict.set_str(&intern("Match"), match_.value());
    vm.add_functions(module, cache::FUNCTIONS);
    super::run_source(vm, module, "re", include_str!("re.py"))?;
    let error = module.dict.get_str(&intern("PatternError")).unwrap_or(Value::NONE);
    let classes = Classes { pattern, match_, scanner, error, cache: cache::Cache::default() };
    vm.module_state.insert(STATE, Box::new(classes));
    Ok(())
}
