//! What programs may use and what they may not, as data that hosts can show before anything runs.

mod attributes;

use crate::modules::REGISTRY;

/// A module of the standard library that programs may import.
#[derive(Clone, Copy, Debug)]
pub struct ModuleInfo {
    /// The name to import.
    pub name: &'static str,
    /// One line about what it is for.
    pub summary: &'static str,
    /// Whether it is implemented; a known module that is not says so when it is imported.
    pub available: bool,
}

/// What kind of name is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RefusedKind {
    /// A module that would reach the host.
    Module,
    /// A built-in function that would.
    Builtin,
    /// A name of a module that is offered, or of a type: `io.open`, `function.__globals__`.
    Attribute,
}

/// Something CPython has and programs here may not use.
#[derive(Clone, Copy, Debug)]
pub struct Refusal {
    pub kind: RefusedKind,
    /// Its name in Python.
    pub name: &'static str,
    /// What to use instead.
    pub instead: &'static str,
}

/// The modules there are, in the order of their names.
pub fn modules() -> Vec<ModuleInfo> {
    let public = REGISTRY.iter().filter(|entry| !entry.name.starts_with('_'));
    let mut modules: Vec<ModuleInfo> =
        public.map(|entry| ModuleInfo { name: entry.name, summary: entry.summary, available: true }).collect();
    modules.sort_unstable_by_key(|module| module.name);
    modules
}

/// What to use instead of a refused name; a part of a refused module is refused as the whole.
pub fn instead_of(kind: RefusedKind, name: &str) -> Option<&'static str> {
    let top = name.split('.').next().unwrap_or(name);
    REFUSED.iter().find(|refusal| refusal.kind == kind && refusal.name == top).map(|refusal| refusal.instead)
}

/// What to say of a refused name of a module or a type.
pub fn attribute_hint(owner: &str, name: &str) -> Option<String> {
    let instead = attributes::instead_of(owner, name)?;
    Some(format!("'{owner}.{name}' is not available in this sandbox: {instead}."))
}

/// What is refused although CPython has it: modules, built-in functions, then names of modules and types.
pub fn refused() -> impl Iterator<Item = Refusal> {
    REFUSED.iter().copied().chain(attributes::all())
}

const fn module(name: &'static str, instead: &'static str) -> Refusal {
    Refusal { kind: RefusedKind::Module, name, instead }
}

const fn builtin(name: &'static str, instead: &'static str) -> Refusal {
    Refusal { kind: RefusedKind::Builtin, name, instead }
}

const NO_FILES: &str = "there are no files here: pass data in, return it as the result or print it";
const NO_NETWORK: &str = "there is no network here: fetch outside and pass the data in";
const NO_PROCESSES: &str = "there are no processes or threads here: compute in this program";
const NO_INTERNALS: &str = "the interpreter's internals are out of reach: write plain Python";

static REFUSED: [Refusal; 28] = [
    module("code", NO_INTERNALS),
    module("ctypes", NO_INTERNALS),
    module("glob", NO_FILES),
    module("http", NO_NETWORK),
    module("importlib", "write an import statement with one of the modules there are"),
    module("multiprocessing", NO_PROCESSES),
    module("os", NO_FILES),
    module("pathlib", "there are no files here; paths are plain strings: use str methods"),
    module("pickle", "use json: json.dumps and json.loads"),
    module("platform", NO_INTERNALS),
    module("pty", NO_PROCESSES),
    module("requests", NO_NETWORK),
    module("select", NO_NETWORK),
    module("shelve", NO_FILES),
    module("shutil", NO_FILES),
    module("signal", NO_PROCESSES),
    module("socket", NO_NETWORK),
    module("sqlite3", "there are no databases here: use dicts and lists"),
    module("ssl", NO_NETWORK),
    module("subprocess", NO_PROCESSES),
    module("tempfile", NO_FILES),
    module("threading", NO_PROCESSES),
    module("urllib", NO_NETWORK),
    module("webbrowser", NO_NETWORK),
    builtin("breakpoint", "print what you want to see"),
    builtin("help", "describe_sandbox names what there is"),
    builtin("input", "there is nobody to ask: pass data in"),
    builtin("open", NO_FILES),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_both_there_and_refused() {
        for refusal in refused().filter(|refusal| refusal.kind == RefusedKind::Module) {
            assert!(modules().iter().all(|module| module.name != refusal.name), "{}", refusal.name);
        }
    }
}
