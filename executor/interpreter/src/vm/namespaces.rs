//! Names in namespaces: those of class bodies and of executed text, and variables that hold nothing.

use super::{Raise, Res, Vm};
use crate::compiler::site::Site;
use crate::memory::{Ref, Value};
use crate::objects::{Dict, Function, Str};

impl Vm {
    pub(crate) fn unbound_local(&mut self, name: &Ref<Str>) -> Raise {
        let class = self.errors.UnboundLocalError.clone();
        let message =
            format!("cannot access local variable '{}' where it is not associated with a value", name.as_str());
        self.error(&class, message)
    }

    /// The error for a register that holds nothing: of a variable, or of what `super()` takes.
    #[cold]
    pub(crate) fn unbound_register(&mut self, name: &Ref<Str>, by_super: bool) -> Raise {
        if by_super { self.runtime_error("super(): arg[0] deleted") } else { self.unbound_local(name) }
    }

    /// The error for a cell that holds nothing, that of `super()` included.
    pub(crate) fn unbound_free(&mut self, name: &Ref<Str>, by_super: bool) -> Raise {
        if by_super {
            return self.runtime_error("super(): empty __class__ cell");
        }
        let class = self.errors.NameError.clone();
        let message = format!(
            "cannot access free variable '{}' where it is not associated with a value in enclosing scope",
            name.as_str()
        );
        let raise = self.error(&class, message);
        if let Raise::Exception(exception) = &raise {
            crate::vm::exceptions::set_extra(exception, "name", name.value());
        }
        raise
    }

    /// A name in a class body: its namespace, the globals, the builtins.
    pub(crate) fn find_name(&mut self, namespace: &Value, function: &Function, site: &Site) -> Res {
        if let Some(value) = self.namespace_get(namespace, &site.name)? {
            return Ok(value);
        }
        if let Some(value) = function.globals.get_str(&site.name) {
            return Ok(value);
        }
        function.builtins.get_str(&site.name).ok_or_else(|| self.name_error(&site.name))
    }

    pub(crate) fn namespace_get(&mut self, namespace: &Value, name: &Ref<Str>) -> Res<Option<Value>> {
        if let Some(dict) = namespace.get::<Dict>() {
            return Ok(dict.get_str(name));
        }
        match self.get_item(namespace, &name.value()) {
            Ok(value) => Ok(Some(value)),
            Err(raise) if self.is_error(&raise, &self.errors.KeyError) => Ok(None),
            Err(raise) => Err(raise),
        }
    }

    pub(crate) fn namespace_set(&mut self, namespace: &Value, name: &Ref<Str>, value: Value) -> Res<()> {
        match namespace.get::<Dict>() {
            Some(dict) => {
                dict.set_str(name, value);
                Ok(())
            }
            None => self.set_item(namespace, &name.value(), value),
        }
    }

    pub(crate) fn namespace_delete(&mut self, namespace: &Value, name: &Ref<Str>) -> Res<bool> {
        if let Some(dict) = namespace.get::<Dict>() {
            return Ok(dict.remove_str(name).is_some());
        }
        match self.delete_item(namespace, &name.value()) {
            Ok(()) => Ok(true),
            // Whatever a mapping says to that, the name is told not to be there.
            Err(Raise::Exception(_)) => Ok(false),
            Err(raise) => Err(raise),
        }
    }
}
