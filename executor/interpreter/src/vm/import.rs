//! Importing. <https://docs.python.org/3.13/reference/import.html>
//!
//! Only what the registry of modules knows can be imported, and only what the policy allows.

use super::{Res, Vm};
use crate::memory::{Kind, Ref, Value};
use crate::objects::str::intern;
use crate::objects::{Dict, Module, Str};
use std::cell::RefCell;

/// Modules that are packages in CPython, and have no modules inside here or not all of them.
const PACKAGES: &[&str] = &[
    "collections",
    "json",
    "re",
    "importlib",
    "concurrent",
    "email",
    "html",
    "http",
    "urllib",
    "xml",
    "asyncio",
    "zoneinfo",
    "unittest",
    "logging",
];

impl Vm {
    /// `import a.b` gives `a`; `from a.b import c` gives `a.b`.
    pub(crate) fn import_statement(&mut self, name: &Ref<Str>, names: &Value, level: i64) -> Res {
        if let Some(frame) = self.machine.frames.last() {
            let (globals, builtins) = (frame.function.globals.clone(), frame.function.builtins.clone());
            let Some(import) = builtins.get_str(&intern("__import__")) else {
                return Err(self.error(&self.errors.ImportError.clone(), "__import__ not found"));
            };
            // A program may put its own in the place of the built-in one.
            if import.kind() != Kind::Native {
                let locals = self.locals();
                return self.call(&import, &[name.value(), globals.value(), locals, names.clone(), Value::int(level)]);
            }
        }
        self.import_by_name(name, names, level)
    }

    /// What the built-in `__import__` does.
    pub(crate) fn import_by_name(&mut self, name: &Ref<Str>, names: &Value, level: i64) -> Res {
        if name.is_empty() && level == 0 {
            return Err(self.value_error("Empty module name"));
        }
        if level > 0 {
            return Err(
                self.error(&self.errors.ImportError.clone(), "attempted relative import with no known parent package")
            );
        }
        let module = self.import_module(name.as_str())?;
        if !names.is_none() && is_package(name.as_str(), &module) {
            for wanted in self.collect(names)? {
                if wanted.native::<Str>().is_none() {
                    let found = self.type_name(&wanted);
                    return Err(self.type_error(format!("Item in ``from list'' must be str, not {found}")));
                }
            }
        }
        if names.is_none()
            && let Some((top, _)) = name.as_str().split_once('.')
        {
            return self.import_module(top);
        }
        Ok(module)
    }

    /// The module of a dotted name, loading it and what is above it.
    pub fn import_module(&mut self, name: &str) -> Res {
        let key = intern(name);
        if let Some(module) = self.modules.get_str(&key) {
            if module.is_none() {
                let message = format!("import of {name} halted; None in sys.modules");
                let raise = self.error(&self.errors.ModuleNotFoundError.clone(), message);
                if let super::Raise::Exception(exception) = &raise {
                    super::exceptions::set_extra(exception, "name", self.text(name));
                }
                return Err(raise);
            }
            return Ok(module);
        }
        if let Some((parent, child)) = name.rsplit_once('.') {
            let above = self.import_module(parent)?;
            if let Some(module) = self.modules.get_str(&key) {
                return Ok(module);
            }
            if !crate::modules::exists(name) {
                let mut message = format!("No module named {}", crate::text::repr::str_repr(name));
                if !is_package(parent, &above) {
                    message.push_str(&format!("; '{parent}' is not a package"));
                }
                let raise = self.error(&self.errors.ModuleNotFoundError.clone(), message);
                if let super::Raise::Exception(exception) = &raise {
                    super::exceptions::set_extra(exception, "name", self.text(name));
                }
                return Err(raise);
            }
            let module = self.load_module(name)?;
            let child = intern(child);
            if let Some(above) = above.get::<Module>() {
                above.dict.set_str(&child, module.clone());
            }
            return Ok(module);
        }
        self.load_module(name)
    }

    fn load_module(&mut self, name: &str) -> Res {
        let top = name.split('.').next().unwrap_or(name);
        let allowed = self
            .policy
            .modules
            .as_ref()
            .is_none_or(|modules| modules.iter().any(|module| module == name || module == top));
        if !allowed || !crate::modules::exists(name) {
            return Err(self.module_not_found(name));
        }
        let module = self.new_module(name);
        self.modules.set_str(&intern(name), module.value());
        if let Err(raise) = crate::modules::load(self, name, &module) {
            self.modules.remove_str(&intern(name));
            return Err(raise);
        }
        // A module may have put another object in its place.
        Ok(self.modules.get_str(&intern(name)).unwrap_or_else(|| module.value()))
    }

    /// An empty module with the attributes every module has.
    pub fn new_module(&mut self, name: &str) -> Ref<Module> {
        let module = Ref::new(Module { class: RefCell::new(None), dict: Dict::new() });
        let name = self.text(name);
        self.name_module(&module, name, Value::NONE);
        module.dict.set_str(&intern("__package__"), self.text(""));
        // Modules of the sandbox show no loader.
        module.dict.remove_str(&intern("__loader__"));
        module
    }

    /// Gives a module the attributes every module has.
    pub(crate) fn name_module(&mut self, module: &Module, name: Value, doc: Value) {
        let dict = &module.dict;
        dict.set_str(&self.names.name, name);
        dict.set_str(&self.names.doc, doc);
        for name in ["__package__", "__loader__", "__spec__"] {
            dict.set_str(&intern(name), Value::NONE);
        }
    }

    /// `ModuleNotFoundError`, with a hint at what there is instead.
    fn module_not_found(&mut self, name: &str) -> super::Raise {
        let class = self.errors.ModuleNotFoundError.clone();
        let hint = crate::modules::hint(name, &self.policy);
        let raise = self.refused(&class, format!("No module named {}", crate::text::repr::str_repr(name)), hint);
        if let super::Raise::Exception(exception) = &raise {
            super::exceptions::set_extra(exception, "name", self.text(name));
        }
        raise
    }

    /// `from module import name`
    pub(crate) fn import_from(&mut self, module: &Value, name: &Ref<Str>) -> Res {
        if let Some(value) = self.get_attr_opt(module, name)? {
            return Ok(value);
        }
        let this = self.get_attr_opt(module, &self.names.name.clone())?.and_then(|name| name.native_ref::<Str>());
        if let Some(this) = &this {
            let full = format!("{}.{}", this.as_str(), name.as_str());
            if let Some(module) = self.modules.get_str(&intern(&full)) {
                return Ok(module);
            }
            if module.kind() == Kind::Module && crate::modules::exists(&full) {
                return self.import_module(&full);
            }
        }
        let shown = this.as_deref().map_or("<unknown module name>", Str::as_str);
        let class = self.errors.ImportError.clone();
        let message = format!("cannot import name '{}' from '{shown}' (unknown location)", name.as_str());
        let raise = self.error(&class, message);
        if let super::Raise::Exception(exception) = &raise {
            super::exceptions::set_extra(exception, "name", self.text(shown));
            super::exceptions::set_extra(exception, "name_from", name.value());
            *exception.hint.borrow_mut() = crate::catalogue::attribute_hint(shown, name.as_str());
        }
        Err(raise)
    }

    /// `from module import *`
    pub(crate) fn import_star(&mut self, module: &Value, globals: &Ref<Dict>) -> Res<()> {
        let all = self.names.all.clone();
        let names = match self.get_attr_opt(module, &all)? {
            Some(names) => self.collect(&names)?,
            None => {
                let Some(this) = module.get::<Module>() else { return Ok(()) };
                let public = |key: &Value| key.get::<Str>().is_some_and(|key| !key.as_str().starts_with('_'));
                this.dict.keys().into_iter().filter(public).collect()
            }
        };
        for name in names {
            let Some(name) = name.to_ref::<Str>() else {
                return Err(self.type_error("Item in __all__ must be str"));
            };
            let name = crate::objects::str::intern_ref(&name);
            let value = self.get_attr(module, &name)?;
            globals.set_str(&name, value);
        }
        Ok(())
    }

    /// The namespace that code with one of its own runs in.
    pub(crate) fn frame_namespace(&self) -> Value {
        self.machine.namespace().unwrap_or(Value::NONE)
    }

    /// `locals()`
    pub fn locals(&mut self) -> Value {
        let Some(frame) = self.machine.frames.last() else { return Dict::new().value() };
        let function = frame.function.clone();
        // While a comprehension runs outside of a function, its variables are all that is shown.
        let own = !self.machine.in_comprehension();
        if own && function.code.uses_namespace {
            return self.frame_namespace();
        }
        if own && function.code.name.as_str() == "<module>" {
            return function.globals.value();
        }
        let dict = Dict::new();
        for (name, value) in self.machine.local_variables() {
            dict.set_str(&name, value);
        }
        dict.value()
    }

    /// `globals()`
    pub fn globals(&self) -> Ref<Dict> {
        self.machine.frames.last().map_or_else(Dict::new, |frame| frame.function.globals.clone())
    }

    /// The value of a module attribute, for native code that builds on another module.
    pub fn module_attr(&mut self, module: &str, name: &str) -> Res {
        let module = self.import_module(module)?;
        self.get_attr(&module, &intern(name))
    }
}

/// Whether other modules may stand below a module.
fn is_package(name: &str, module: &Value) -> bool {
    PACKAGES.contains(&name)
        || module.get::<Module>().is_some_and(|module| module.dict.get_str(&intern("__path__")).is_some())
}
