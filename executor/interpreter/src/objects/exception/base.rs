//! What every exception can do, and which class is filled with what.

use super::members::this;
use super::trace::{Trace, is_traceback};
use super::{Exception, families, group, os_error, syntax_error, unicode_error};
use crate::memory::{Kind, Ref, Tuple, Value};
use crate::objects::native::{Def, def, getter, member, setter, static_method};
use crate::objects::{Dict, Str, Type};
use crate::vm::{Res, Vm};

/// `__new__` as most exception classes have it.
const NEW: &[Def] = &[static_method("__new__(cls, *args, **kwargs)", "Create and return a new object.", |vm, args| {
    new_exception(vm, args).map(Value::from)
})];

/// `__init__` as most exception classes have it.
const INIT: &[Def] = &[def("__init__(self, *args, **kwargs)", "Initialize self.", |vm, args| {
    no_keywords(vm, &args[0], &args[2])?;
    set_args(&args[0], &args[1]);
    Ok(Value::NONE)
})];

/// The positional arguments of a constructor that takes any.
pub fn given(args: &Value) -> Ref<Tuple> {
    args.to_ref::<Tuple>().unwrap_or_else(|| Tuple::from_vec(Vec::new()))
}

/// What `BaseException.__new__` makes of a class and its arguments.
pub fn new_exception(vm: &mut Vm, args: &[Value]) -> Res<Ref<Exception>> {
    match args[0].to_ref::<Type>() {
        Some(class) => Ok(Exception::new(class, given(&args[1]))),
        None => Err(vm.type_error("BaseException.__new__(X): X is not a type object")),
    }
}

/// Refuses keyword arguments, which most exceptions do not take.
pub fn no_keywords(vm: &mut Vm, exception: &Value, keywords: &Value) -> Res<()> {
    if keywords.get::<Dict>().is_none_or(Dict::is_empty) {
        return Ok(());
    }
    let class = vm.class_of(exception).name();
    Err(vm.type_error(format!("{}() takes no keyword arguments", class.as_str())))
}

/// Gives an exception its `args`.
pub fn set_args(exception: &Value, args: &Value) {
    let old = this(exception).args.replace(given(args));
    drop(old);
}

const BASE: &[Def] = &[
    def("__repr__(self, /)", "Return repr(self).", |vm, args| {
        let mut out = String::new();
        vm.exception_repr(&args[0], &mut out)?;
        Ok(vm.text(out))
    }),
    def("__str__(self, /)", "Return str(self).", |vm, args| plain_str(vm, &this(&args[0]))),
    getter("args", "The arguments given to the exception.", |_, args| {
        Ok(Value::from(this(&args[0]).args.borrow().clone()))
    }),
    setter("args", |vm, args| {
        keep(vm, &args[1], "args")?;
        let items = Tuple::from_vec(vm.collect(&args[1])?);
        let old = this(&args[0]).args.replace(items);
        drop(old);
        Ok(Value::NONE)
    }),
    getter("__cause__", "The exception this one was raised from.", |_, args| Ok(this(&args[0]).cause.borrow().clone())),
    setter("__cause__", |vm, args| {
        keep(vm, &args[1], "__cause__")?;
        if !args[1].is_none() && args[1].kind() != Kind::Exception {
            return Err(vm.type_error("exception cause must be None or derive from BaseException"));
        }
        let exception = this(&args[0]);
        exception.suppress_context.set(true);
        let old = exception.cause.replace(args[1].clone());
        drop(old);
        Ok(Value::NONE)
    }),
    getter("__context__", "The exception being handled when this one was raised.", |_, args| {
        Ok(this(&args[0]).context())
    }),
    setter("__context__", |vm, args| {
        keep(vm, &args[1], "__context__")?;
        if !args[1].is_none() && args[1].kind() != Kind::Exception {
            return Err(vm.type_error("exception context must be None or derive from BaseException"));
        }
        this(&args[0]).set_context(args[1].clone());
        Ok(Value::NONE)
    }),
    member("__suppress_context__", "Whether the context is left out of tracebacks.", |_, args| {
        Ok(Value::bool(this(&args[0]).suppress_context.get()))
    }),
    setter("__suppress_context__", |vm, args| {
        if args[1].is_undef() {
            return Err(vm.type_error("can't delete numeric/char attribute"));
        }
        match args[1].as_bool() {
            Some(on) => this(&args[0]).suppress_context.set(on),
            None => return Err(vm.type_error("attribute value type must be bool")),
        }
        Ok(Value::NONE)
    }),
    getter("__traceback__", "Where the exception travelled.", |vm, args| Ok(vm.traceback_object(&this(&args[0])))),
    setter("__traceback__", |vm, args| {
        keep(vm, &args[1], "__traceback__")?;
        set_traceback(vm, &args[0], &args[1])
    }),
    getter("__dict__", "The exception's own attributes.", |vm, args| Ok(vm.exception_dict(&this(&args[0])).value())),
    setter("__dict__", |vm, args| {
        if args[1].is_undef() {
            return Err(vm.type_error("cannot delete __dict__"));
        }
        let Some(dict) = args[1].to_ref::<Dict>() else {
            let found = vm.type_name(&args[1]);
            return Err(vm.type_error(format!("__dict__ must be set to a dictionary, not a '{found}'")));
        };
        let old = this(&args[0]).dict.replace(Some(dict));
        drop(old);
        Ok(Value::NONE)
    }),
    def("with_traceback(self, object, /)", "Set self.__traceback__ and return self.", |vm, args| {
        set_traceback(vm, &args[0], &args[1])?;
        Ok(args[0].clone())
    }),
    def("add_note(self, object, /)", "Add a note to the exception.", |vm, args| {
        let Some(note) = args[1].native_ref::<Str>() else {
            let found = vm.class_of(&args[1]).name();
            return Err(vm.type_error(format!("note must be a str, not '{}'", found.as_str())));
        };
        vm.add_note(&this(&args[0]), note.as_str())?;
        Ok(Value::NONE)
    }),
    def("__reduce__(self, /)", "Helper for pickle.", |vm, args| {
        let exception = this(&args[0]);
        let given = exception.args.borrow().clone();
        let state = exception.dict.borrow().as_ref().map_or(Value::NONE, Ref::value);
        Ok(reduced(vm, &args[0], given, state))
    }),
    def("__setstate__(self, object, /)", "Restore attributes from a dict.", |vm, args| {
        if args[1].is_none() {
            return Ok(Value::NONE);
        }
        let Some(state) = args[1].native_ref::<Dict>() else {
            return Err(vm.type_error("state is not a dictionary"));
        };
        for (name, value) in state.snapshot() {
            vm.tick(1)?;
            let Some(name) = name.native_ref::<Str>() else {
                let found = vm.type_name(&name);
                return Err(vm.type_error(format!("attribute name must be string, not '{found}'")));
            };
            vm.set_attr(&args[0], &name, value)?;
        }
        Ok(Value::NONE)
    }),
];

/// What `__reduce__` gives: the class, the arguments, and a state unless it is None.
pub fn reduced(vm: &mut Vm, exception: &Value, args: Ref<Tuple>, state: Value) -> Value {
    let mut parts = vec![vm.class_of(exception).value(), Value::from(args)];
    if !state.is_none() {
        parts.push(state);
    }
    Value::from(Tuple::from_vec(parts))
}

/// Refuses to delete an attribute.
fn keep(vm: &mut Vm, value: &Value, name: &str) -> Res<()> {
    if value.is_undef() { Err(vm.type_error(format!("{name} may not be deleted"))) } else { Ok(()) }
}

fn set_traceback(vm: &mut Vm, exception: &Value, trace: &Value) -> Res {
    let exception = this(exception);
    if trace.is_none() {
        drop(exception.trace.take());
        return Ok(Value::NONE);
    }
    if !is_traceback(trace) {
        return Err(vm.type_error("__traceback__ must be a traceback or None"));
    }
    drop(exception.trace.replace(Trace::of(trace)));
    Ok(Value::NONE)
}

/// `BaseException.__str__`: the only argument, or all of them.
pub fn plain_str(vm: &mut Vm, exception: &Ref<Exception>) -> Res {
    let given = exception.args.borrow().clone();
    match &given[..] {
        [] => Ok(vm.text("")),
        [one] => vm.str_of(one).map(Value::from),
        _ => vm.repr_of(&Value::from(given.clone())).map(Value::from),
    }
}

/// Fills the exception classes with their methods.
pub fn fill(vm: &mut Vm) {
    // A class has a constructor of its own, if only the same one again; those that keep something inherit `__new__`.
    for class in vm.errors.all() {
        let errors = &vm.errors;
        if class.same(&errors.ExceptionGroup) {
            continue;
        }
        let keeping = [
            &errors.AttributeError,
            &errors.ImportError,
            &errors.KeyError,
            &errors.NameError,
            &errors.OSError,
            &errors.StopIteration,
            &errors.SyntaxError,
            &errors.SystemExit,
        ];
        if !keeping.iter().any(|base| class.is_subtype(base)) {
            vm.add_methods(&class, NEW);
        }
        vm.add_methods(&class, INIT);
    }
    let errors = &vm.errors;
    let table: Vec<(Ref<Type>, &'static [Def])> = vec![
        (errors.BaseException.clone(), BASE),
        (errors.StopIteration.clone(), families::STOP_ITERATION),
        (errors.StopIteration.clone(), families::STOP_MEMBERS),
        (errors.SystemExit.clone(), families::SYSTEM_EXIT),
        (errors.SystemExit.clone(), families::EXIT_MEMBERS),
        (errors.KeyError.clone(), families::KEY_ERROR),
        (errors.NameError.clone(), families::NAME_ERROR),
        (errors.NameError.clone(), families::NAME_MEMBERS),
        (errors.UnboundLocalError.clone(), families::NAME_ERROR),
        (errors.AttributeError.clone(), families::ATTRIBUTE_ERROR),
        (errors.AttributeError.clone(), families::ATTRIBUTE_MEMBERS),
        (errors.ImportError.clone(), families::IMPORT_ERROR),
        (errors.ImportError.clone(), families::IMPORT_METHODS),
        (errors.ImportError.clone(), families::IMPORT_MEMBERS),
        (errors.ModuleNotFoundError.clone(), families::IMPORT_ERROR),
        (errors.OSError.clone(), os_error::MEMBERS),
        (errors.OSError.clone(), os_error::METHODS),
        (errors.OSError.clone(), os_error::NEW),
        (errors.SyntaxError.clone(), syntax_error::MEMBERS),
        (errors.SyntaxError.clone(), syntax_error::METHODS),
        (errors.IndentationError.clone(), syntax_error::CONSTRUCTOR),
        (errors.TabError.clone(), syntax_error::CONSTRUCTOR),
        (errors.UnicodeDecodeError.clone(), unicode_error::DECODE),
        (errors.UnicodeEncodeError.clone(), unicode_error::ENCODE),
        (errors.UnicodeTranslateError.clone(), unicode_error::TRANSLATE),
        (errors.BaseExceptionGroup.clone(), group::METHODS),
    ];
    for (class, methods) in table {
        vm.add_methods(&class, methods);
        match class.name().as_str() {
            "UnicodeDecodeError" | "UnicodeEncodeError" | "UnicodeTranslateError" => {
                vm.add_methods(&class, unicode_error::MEMBERS);
                vm.add_methods(&class, super::members::POSITIONS);
            }
            _ => {}
        }
    }
    for class in vm.errors.all() {
        if class.is_subtype(&vm.errors.OSError) {
            vm.add_methods(&class, os_error::INIT);
        }
    }
}
