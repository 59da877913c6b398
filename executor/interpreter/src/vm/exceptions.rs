//! Making, raising and matching exceptions. <https://docs.python.org/3.13/library/exceptions.html>

use super::{Raise, Res, Vm};
use crate::memory::{Ref, Tuple, Value};
use crate::objects::{Dict, Exception, Str, Type};

impl Vm {
    /// `warnings.warn(message, category, level)`, as if the line that runs now had called it. A program without
    /// `warnings` is not warned.
    pub fn warn(&mut self, category: &Ref<Type>, message: &str, level: i64) -> Res<()> {
        self.warn_about(category, message, level, &Value::NONE)
    }

    /// The same about an object, which whoever shows warnings may look at.
    pub fn warn_about(&mut self, category: &Ref<Type>, message: &str, level: i64, source: &Value) -> Res<()> {
        let warn = match self.module_attr("warnings", "warn") {
            Err(raise) if self.is_error(&raise, &self.errors.ImportError) => return Ok(()),
            result => result?,
        };
        let message = self.text(message);
        self.call(&warn, &[message, category.value(), Value::int(level), source.clone()]).map(|_| ())
    }

    /// An exception of a class with one text argument (none when the text is empty).
    #[cold]
    #[inline(never)]
    pub fn error(&self, class: &Ref<Type>, message: impl AsRef<str>) -> Raise {
        let message = message.as_ref();
        let args = if message.is_empty() { vec![] } else { vec![Value::from(Str::new(message))] };
        let exception = Exception::new(class.clone(), Tuple::from_vec(args));
        if class.is_subtype(&self.errors.ImportError)
            && let Some(message) = exception.args.borrow().first()
        {
            set_extra(&exception, "msg", message.clone());
        }
        Raise::Exception(exception)
    }

    #[cold]
    pub fn type_error(&self, message: impl AsRef<str>) -> Raise {
        self.error(&self.errors.TypeError, message)
    }

    #[cold]
    pub fn value_error(&self, message: impl AsRef<str>) -> Raise {
        self.error(&self.errors.ValueError, message)
    }

    #[cold]
    pub fn index_error(&self, message: impl AsRef<str>) -> Raise {
        self.error(&self.errors.IndexError, message)
    }

    #[cold]
    pub fn overflow_error(&self, message: impl AsRef<str>) -> Raise {
        self.error(&self.errors.OverflowError, message)
    }

    #[cold]
    pub fn zero_division(&self, message: impl AsRef<str>) -> Raise {
        self.error(&self.errors.ZeroDivisionError, message)
    }

    #[cold]
    pub fn runtime_error(&self, message: impl AsRef<str>) -> Raise {
        self.error(&self.errors.RuntimeError, message)
    }

    #[cold]
    pub fn recursion_error(&self, message: impl AsRef<str>) -> Raise {
        self.error(&self.errors.RecursionError, message)
    }

    /// `KeyError(key)`.
    #[cold]
    pub fn key_error(&self, key: &Value) -> Raise {
        let args = Tuple::from_vec(vec![key.clone()]);
        Raise::Exception(Exception::new(self.errors.KeyError.clone(), args))
    }

    /// `StopIteration(value)`, without an argument for None.
    #[cold]
    pub fn stop_iteration(&self, value: Value) -> Raise {
        let class = self.errors.StopIteration.clone();
        if value.is_none() {
            return Raise::Exception(Exception::new(class, Tuple::from_vec(Vec::new())));
        }
        let exception = Exception::new(class, Tuple::from_vec(vec![value.clone()]));
        set_extra(&exception, "value", value);
        Raise::Exception(exception)
    }

    /// `AttributeError` with its `name` and `obj`.
    #[cold]
    pub fn attribute_error(&self, object: &Value, name: &Ref<Str>, message: impl AsRef<str>) -> Raise {
        let raise = self.error(&self.errors.AttributeError, message);
        if let Raise::Exception(exception) = &raise {
            set_extra(exception, "name", name.value());
            set_extra(exception, "obj", object.clone());
        }
        raise
    }

    /// `NameError` for a name, with CPython's wording.
    #[cold]
    pub fn name_error(&self, name: &Ref<Str>) -> Raise {
        let message = match name.as_str() {
            "__build_class__" => "__build_class__ not found".to_owned(),
            // Of a long one as much is shown as C makes room for.
            name => {
                let shown = String::from_utf8_lossy(&name.as_bytes()[..name.len().min(200)]);
                format!("name '{shown}' is not defined")
            }
        };
        let raise = self.error(&self.errors.NameError, message);
        if let Raise::Exception(exception) = &raise {
            set_extra(exception, "name", name.value());
        }
        raise
    }

    /// A refusal of the sandbox: an ordinary exception with a hint for the report.
    #[cold]
    pub fn refused(&self, class: &Ref<Type>, message: impl AsRef<str>, hint: impl Into<String>) -> Raise {
        let raise = self.error(class, message);
        if let Raise::Exception(exception) = &raise {
            *exception.hint.borrow_mut() = Some(hint.into());
        }
        raise
    }

    /// True when the failure is an exception of that class.
    pub fn is_error(&self, raise: &Raise, class: &Ref<Type>) -> bool {
        match raise {
            Raise::Exception(exception) => exception.class.borrow().is_subtype(class),
            Raise::Fault => false,
        }
    }

    /// The value a `StopIteration` carries, or the failure back.
    pub fn stop_value(&self, raise: Raise) -> Res {
        match &raise {
            Raise::Exception(exception) if exception.class.borrow().is_subtype(&self.errors.StopIteration) => {
                Ok(extra(exception, "value").unwrap_or(Value::NONE))
            }
            _ => Err(raise),
        }
    }

    /// What `raise value` raises: an exception, or a new one of a class.
    pub fn to_exception(&mut self, value: &Value) -> Res<Ref<Exception>> {
        if let Some(exception) = value.to_ref::<Exception>() {
            return Ok(exception);
        }
        if let Some(class) = value.to_ref::<Type>()
            && class.is_subtype(&self.errors.BaseException)
        {
            let made = self.call(value, &[])?;
            return match made.into_ref::<Exception>() {
                Ok(exception) => Ok(exception),
                Err(other) => {
                    let (class, other) = (self.full_class_name(&class), self.class_of(&other));
                    let other = self.full_class_name(&other);
                    Err(self.type_error(format!(
                        "calling <class '{}'> should have returned an instance of BaseException, not <class '{}'>",
                        class, other
                    )))
                }
            };
        }
        Err(self.type_error("exceptions must derive from BaseException"))
    }

    /// `raise value`: the exception with the one being handled as its context.
    pub fn raise_value(&mut self, value: &Value) -> Raise {
        match self.to_exception(value) {
            Ok(exception) => Raise::Exception(exception),
            Err(raise) => raise,
        }
    }

    /// `raise value from cause`.
    pub fn raise_from(&mut self, value: &Value, cause: &Value) -> Raise {
        let exception = match self.to_exception(value) {
            Ok(exception) => exception,
            Err(raise) => return raise,
        };
        let is_class = cause.to_ref::<Type>().is_some_and(|class| class.is_subtype(&self.errors.BaseException));
        let cause = if cause.is_none() {
            Value::NONE
        } else if cause.get::<Exception>().is_none() && !is_class {
            return self.type_error("exception causes must derive from BaseException");
        } else {
            match self.to_exception(cause) {
                Ok(cause) => Value::from(cause),
                Err(raise) => return raise,
            }
        };
        *exception.cause.borrow_mut() = cause;
        exception.suppress_context.set(true);
        Raise::Exception(exception)
    }

    /// Gives an exception that starts to travel the one being handled as its context.
    pub(crate) fn set_context(&mut self, exception: &Ref<Exception>) {
        let Some(handled) = self.handled_exception() else { return };
        if handled.same(exception) {
            return;
        }
        if exception.is_context() {
            self.keep_apart(handled.clone(), exception);
        }
        exception.set_context(handled.value());
    }

    /// Cuts a chain of contexts in front of an exception that is about to become its start: it must not become a
    /// circle. A program can have made one already, which is left as it is.
    #[cold]
    fn keep_apart(&mut self, chain: Ref<Exception>, exception: &Ref<Exception>) {
        // One pointer goes at half the speed of the other: in a circle they meet.
        let (mut at, mut behind) = (chain.clone(), chain);
        let mut steps = 0;
        while let Ok(next) = at.context().into_ref::<Exception>() {
            if next.same(exception) {
                at.set_context(Value::NONE);
                break;
            }
            at = next;
            steps += 1;
            if steps % 2 == 0 {
                let Ok(next) = behind.context().into_ref::<Exception>() else { break };
                behind = next;
            }
            if at.same(&behind) {
                break;
            }
        }
        self.burn(steps);
    }

    /// Whether `except classes` catches an exception.
    pub fn exception_matches(&mut self, exception: &Value, classes: &Value) -> Res<bool> {
        let Some(exception) = exception.get::<Exception>() else { return Ok(false) };
        let own = exception.class.borrow().clone();
        if let Some(class) = classes.borrow_ref::<Type>() {
            if class.is_subtype(&self.errors.BaseException) {
                return Ok(own.is_subtype(class));
            }
        } else if let Some(all) = classes.borrow_ref::<Tuple>() {
            for class in all.iter() {
                match class.borrow_ref::<Type>() {
                    Some(class) if class.is_subtype(&self.errors.BaseException) => {}
                    _ => return Err(self.bad_handler()),
                }
            }
            return Ok(all.iter().any(|class| class.borrow_ref::<Type>().is_some_and(|class| own.is_subtype(class))));
        }
        Err(self.bad_handler())
    }

    fn bad_handler(&self) -> Raise {
        self.type_error("catching classes that do not inherit from BaseException is not allowed")
    }

    /// The dict of an exception's own attributes.
    pub fn exception_dict(&self, exception: &Exception) -> Ref<Dict> {
        exception.dict.borrow_mut().get_or_insert_with(Dict::new).clone()
    }

    /// `str(exception)`, or a stand-in when its `__str__` fails.
    pub fn exception_message(&mut self, exception: &Ref<Exception>) -> String {
        match self.str_of(&exception.value()) {
            Ok(text) => text.as_str().to_owned(),
            Err(_) => "<exception str() failed>".to_owned(),
        }
    }
}

/// Sets an attribute that an exception's own type keeps (`name`, `obj`, `errno` ...).
pub fn set_extra(exception: &Exception, name: &'static str, value: Value) {
    let mut members = exception.members.borrow_mut();
    let old = match members.iter_mut().find(|(known, _)| *known == name) {
        Some((_, place)) => std::mem::replace(place, value),
        None => {
            members.push((name, value));
            return;
        }
    };
    // What goes may run a finaliser.
    drop(members);
    drop(old);
}

/// Takes away an attribute set by [`set_extra`].
pub fn remove_extra(exception: &Exception, name: &str) -> Option<Value> {
    let mut members = exception.members.borrow_mut();
    let place = members.iter().position(|(known, _)| *known == name)?;
    Some(members.swap_remove(place).1)
}

/// Reads an attribute set by [`set_extra`].
pub fn extra(exception: &Exception, name: &str) -> Option<Value> {
    exception.members.borrow().iter().find(|(known, _)| *known == name).map(|(_, value)| value.clone())
}
