//! What exceptions can do, and the attributes that some of them add.

use super::{Exception, group};
use crate::memory::{Kind, Ref, Tuple, Value};
use crate::objects::native::{Def, def, getter, setter, static_method};
use crate::objects::str::intern;
use crate::objects::{Dict, Str, Type};
use crate::vm::exceptions::{extra, set_extra};
use crate::vm::{Res, Vm};

fn this(value: &Value) -> Ref<Exception> {
    value.to_ref::<Exception>().expect("methods of exceptions get exceptions")
}

const BASE: &[Def] = &[
    static_method("__new__(cls, *args, **kwargs)", "Create and return a new object.", |vm, args| {
        let Some(class) = args[0].to_ref::<Type>() else {
            return Err(vm.type_error("BaseException.__new__(X): X is not a type object"));
        };
        let given = args[1].to_ref::<Tuple>().unwrap_or_else(|| Tuple::from_vec(Vec::new()));
        let made = Exception::new(class.clone(), given.clone());
        prepare(vm, &class, &made, &given);
        Ok(Value::from(made))
    }),
    def("__init__(self, *args, **kwargs)", "Initialize self.", |vm, args| {
        let exception = this(&args[0]);
        let given = args[1].to_ref::<Tuple>().unwrap_or_else(|| Tuple::from_vec(Vec::new()));
        let class = exception.class.borrow().clone();
        let keywords = args[2].to_ref::<Dict>().unwrap_or_default_dict();
        accept_keywords(vm, &class, &exception, &keywords)?;
        let old = exception.args.replace(given.clone());
        drop(old);
        prepare(vm, &class, &exception, &given);
        Ok(Value::NONE)
    }),
    def("__repr__(self, /)", "Return repr(self).", |vm, args| {
        let mut out = String::new();
        vm.exception_repr(&args[0], &mut out)?;
        Ok(vm.text(out))
    }),
    def("__str__(self, /)", "Return str(self).", |vm, args| {
        let given = this(&args[0]).args.borrow().clone();
        match &given[..] {
            [] => Ok(vm.text("")),
            [one] => vm.str_of(one).map(Value::from),
            _ => vm.repr_of(&Value::from(given.clone())).map(Value::from),
        }
    }),
    getter("args", "The arguments given to the exception.", |_, args| {
        Ok(Value::from(this(&args[0]).args.borrow().clone()))
    }),
    setter("args", |vm, args| {
        let items = Tuple::from_vec(vm.collect(&args[1])?);
        let old = this(&args[0]).args.replace(items);
        drop(old);
        Ok(Value::NONE)
    }),
    getter("__cause__", "The exception this one was raised from.", |_, args| Ok(this(&args[0]).cause.borrow().clone())),
    setter("__cause__", |vm, args| {
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
        if !args[1].is_none() && args[1].kind() != Kind::Exception {
            return Err(vm.type_error("exception context must be None or derive from BaseException"));
        }
        this(&args[0]).set_context(args[1].clone());
        Ok(Value::NONE)
    }),
    getter("__suppress_context__", "Whether the context is left out of tracebacks.", |_, args| {
        Ok(Value::bool(this(&args[0]).suppress_context.get()))
    }),
    setter("__suppress_context__", |vm, args| {
        let on = vm.truth(&args[1])?;
        this(&args[0]).suppress_context.set(on);
        Ok(Value::NONE)
    }),
    getter("__traceback__", "Where the exception travelled.", |vm, args| Ok(vm.traceback_object(&this(&args[0])))),
    setter("__traceback__", |vm, args| set_traceback(vm, &args[0], &args[1])),
    getter("__dict__", "The exception's own attributes.", |vm, args| Ok(vm.exception_dict(&this(&args[0])).value())),
    def("with_traceback(self, object, /)", "Set self.__traceback__ and return self.", |vm, args| {
        set_traceback(vm, &args[0], &args[1])?;
        Ok(args[0].clone())
    }),
    def("add_note(self, object, /)", "Add a note to the exception.", |vm, args| {
        let Some(note) = args[1].native_ref::<Str>() else {
            let found = vm.class_of(&args[1]).name();
            return Err(vm.type_error(format!("note must be a str, not '{}'", found.as_str())));
        };
        vm.add_note(&this(&args[0]), note.as_str());
        Ok(Value::NONE)
    }),
    def("__setstate__(self, object, /)", "Restore attributes from a dict.", |vm, args| {
        let dict = vm.exception_dict(&this(&args[0])).value();
        if !args[1].is_none() {
            vm.update_mapping(&dict, &args[1])?;
        }
        Ok(Value::NONE)
    }),
];

fn set_traceback(vm: &mut Vm, exception: &Value, trace: &Value) -> Res {
    use crate::objects::Foreign;
    use crate::vm::traceback::Traceback;
    let exception = this(exception);
    if trace.is_none() {
        exception.trace.borrow_mut().clear();
        return Ok(Value::NONE);
    }
    match trace.get::<Foreign>().and_then(|object| object.downcast::<Traceback>()) {
        Some(trace) => {
            exception.trace.borrow_mut().clone_from(&trace.entries);
            Ok(Value::NONE)
        }
        None => Err(vm.type_error("__traceback__ must be a traceback or None")),
    }
}

/// A dict argument that may be absent.
trait OrEmpty {
    fn unwrap_or_default_dict(self) -> Ref<Dict>;
}

impl OrEmpty for Option<Ref<Dict>> {
    fn unwrap_or_default_dict(self) -> Ref<Dict> {
        self.unwrap_or_else(Dict::new)
    }
}

/// The keyword arguments that a few exception types take.
fn accept_keywords(vm: &mut Vm, class: &Ref<Type>, exception: &Exception, keywords: &Dict) -> Res<()> {
    let known: &[&str] = if class.is_subtype(&vm.errors.AttributeError) {
        &["name", "obj"]
    } else if class.is_subtype(&vm.errors.NameError) {
        &["name"]
    } else if class.is_subtype(&vm.errors.ImportError) {
        &["name", "path", "name_from"]
    } else {
        &[]
    };
    for (key, value) in keywords.snapshot() {
        let Some(key) = key.get::<Str>() else { continue };
        if known.is_empty() {
            return Err(vm.type_error(format!("{}() takes no keyword arguments", class.name().as_str())));
        }
        if !known.contains(&key.as_str()) {
            let shown = if class.is_subtype(&vm.errors.AttributeError) {
                "AttributeError"
            } else if class.is_subtype(&vm.errors.NameError) {
                "NameError"
            } else {
                "ImportError"
            };
            return Err(vm.type_error(format!("{shown}() got an unexpected keyword argument '{}'", key.as_str())));
        }
        set_extra(exception, key.as_str(), value);
    }
    Ok(())
}

/// What some types make of their positional arguments.
fn prepare(vm: &mut Vm, class: &Ref<Type>, exception: &Exception, args: &Tuple) {
    if class.is_subtype(&vm.errors.OSError) {
        if (2..=5).contains(&args.len()) {
            set_extra(exception, "errno", args[0].clone());
            set_extra(exception, "strerror", args[1].clone());
            if let Some(name) = args.get(2).filter(|name| !name.is_none()) {
                set_extra(exception, "filename", name.clone());
            }
            if args.len() > 2 {
                let shown = Tuple::from_slice(&args[..2]);
                *exception.args.borrow_mut() = shown;
            }
            if let Some(name) = args.get(4).filter(|name| !name.is_none()) {
                set_extra(exception, "filename2", name.clone());
            }
            if class.same(&vm.errors.OSError)
                && let Some(narrower) = by_errno(vm, args[0].as_int().unwrap_or(0))
            {
                *exception.class.borrow_mut() = narrower;
            }
        }
    } else if class.is_subtype(&vm.errors.SyntaxError) {
        if let Some(message) = args.first() {
            set_extra(exception, "msg", message.clone());
        }
        if let Some(details) = args.get(1).and_then(|details| details.get::<Tuple>()) {
            let names = ["filename", "lineno", "offset", "text", "end_lineno", "end_offset"];
            for (name, value) in names.iter().zip(details.iter()) {
                set_extra(exception, name, value.clone());
            }
        }
    } else if class.is_subtype(&vm.errors.ImportError) {
        if let [message] = &args[..] {
            set_extra(exception, "msg", message.clone());
        }
    } else if class.is_subtype(&vm.errors.UnicodeDecodeError) || class.is_subtype(&vm.errors.UnicodeEncodeError) {
        for (name, value) in ["encoding", "object", "start", "end", "reason"].iter().zip(args.iter()) {
            set_extra(exception, name, value.clone());
        }
    } else if class.is_subtype(&vm.errors.UnicodeTranslateError) {
        for (name, value) in ["object", "start", "end", "reason"].iter().zip(args.iter()) {
            set_extra(exception, name, value.clone());
        }
    }
}

/// The subclass of `OSError` that an error number stands for (numbers of Linux).
fn by_errno(vm: &Vm, errno: i64) -> Option<Ref<Type>> {
    let errors = &vm.errors;
    Some(
        match errno {
            1 | 13 => &errors.PermissionError,
            2 => &errors.FileNotFoundError,
            3 => &errors.ProcessLookupError,
            4 => &errors.InterruptedError,
            10 => &errors.ChildProcessError,
            11 | 114 | 115 => &errors.BlockingIOError,
            17 => &errors.FileExistsError,
            20 => &errors.NotADirectoryError,
            21 => &errors.IsADirectoryError,
            32 | 108 => &errors.BrokenPipeError,
            103 => &errors.ConnectionAbortedError,
            104 => &errors.ConnectionResetError,
            110 => &errors.TimeoutError,
            111 => &errors.ConnectionRefusedError,
            _ => return None,
        }
        .clone(),
    )
}

/// Attributes kept as extras: None while nobody has set them.
macro_rules! extras {
    ($($name:literal),*) => {
        &[$(
            getter($name, "", |_, args| Ok(extra(&this(&args[0]), $name).unwrap_or(Value::NONE))),
            setter($name, |_, args| {
                set_extra(&this(&args[0]), $name, if args[1].is_undef() { Value::NONE } else { args[1].clone() });
                Ok(Value::NONE)
            }),
        )*]
    };
}

const ATTRIBUTE_ERROR: &[Def] = extras!("name", "obj");
const NAME_ERROR: &[Def] = extras!("name");
const IMPORT_ERROR: &[Def] = extras!("name", "path", "name_from");
const IMPORT_ERROR_MESSAGE: &[Def] = &[
    getter("msg", "The message.", |_, args| {
        let exception = this(&args[0]);
        let given = exception.args.borrow();
        let only = if let [only] = &given[..] { only.clone() } else { Value::NONE };
        Ok(extra(&exception, "msg").unwrap_or(only))
    }),
    setter("msg", |_, args| {
        set_extra(&this(&args[0]), "msg", if args[1].is_undef() { Value::NONE } else { args[1].clone() });
        Ok(Value::NONE)
    }),
];
const OS_ERROR: &[Def] = extras!("errno", "strerror", "filename", "filename2");
const SYNTAX_ERROR: &[Def] =
    extras!("msg", "filename", "lineno", "offset", "text", "end_lineno", "end_offset", "print_file_and_line");
const UNICODE_ERROR: &[Def] = extras!("encoding", "object", "start", "end", "reason");

const OS_ERROR_STR: &[Def] = &[def("__str__(self, /)", "Return str(self).", |vm, args| {
    let exception = this(&args[0]);
    match (extra(&exception, "errno"), extra(&exception, "strerror")) {
        (Some(number), Some(text)) => {
            let number = vm.str_of(&number)?;
            let text = vm.str_of(&text)?;
            let mut shown = format!("[Errno {}] {}", number.as_str(), text.as_str());
            if let Some(name) = extra(&exception, "filename") {
                shown.push_str(&format!(": {}", vm.repr_of(&name)?.as_str()));
                if let Some(second) = extra(&exception, "filename2") {
                    shown.push_str(&format!(" -> {}", vm.repr_of(&second)?.as_str()));
                }
            }
            Ok(vm.text(shown))
        }
        _ => plain_str(vm, &exception),
    }
})];

fn plain_str(vm: &mut Vm, exception: &Ref<Exception>) -> Res {
    let given = exception.args.borrow().clone();
    match &given[..] {
        [] => Ok(vm.text("")),
        [one] => vm.str_of(one).map(Value::from),
        _ => vm.repr_of(&Value::from(given.clone())).map(Value::from),
    }
}

const KEY_ERROR: &[Def] = &[def("__str__(self, /)", "Return str(self).", |vm, args| {
    let exception = this(&args[0]);
    let given = exception.args.borrow().clone();
    match &given[..] {
        [one] => vm.repr_of(one).map(Value::from),
        _ => plain_str(vm, &exception),
    }
})];

const IMPORT_ERROR_STR: &[Def] = &[def("__str__(self, /)", "Return str(self).", |vm, args| {
    let exception = this(&args[0]);
    match extra(&exception, "msg") {
        Some(message) if message.kind() == Kind::Str => Ok(message),
        _ => plain_str(vm, &exception),
    }
})];

const SYNTAX_ERROR_STR: &[Def] = &[def("__str__(self, /)", "Return str(self).", |vm, args| {
    let exception = this(&args[0]);
    let message = match extra(&exception, "msg") {
        Some(message) => vm.str_of(&message)?.as_str().to_owned(),
        None => "None".to_owned(),
    };
    let line = extra(&exception, "lineno").filter(|line| !line.is_none());
    let file = extra(&exception, "filename").and_then(|file| file.to_ref::<Str>());
    let shown = match (file, line) {
        (Some(file), Some(line)) => {
            let file = file.as_str().rsplit('/').next().unwrap_or("").to_owned();
            format!("{message} ({file}, line {})", vm.str_of(&line)?.as_str())
        }
        (None, Some(line)) => format!("{message} (line {})", vm.str_of(&line)?.as_str()),
        (Some(file), None) => format!("{message} ({})", file.as_str()),
        (None, None) => message,
    };
    Ok(vm.text(shown))
})];

const STOP_ITERATION: &[Def] = &[getter("value", "The generator's return value.", |_, args| {
    let exception = this(&args[0]);
    if let Some(value) = extra(&exception, "value") {
        return Ok(value);
    }
    let value = exception.args.borrow().first().cloned();
    Ok(value.unwrap_or(Value::NONE))
})];

const SYSTEM_EXIT: &[Def] = &[
    getter("code", "The exit code.", |_, args| {
        let exception = this(&args[0]);
        if let Some(code) = extra(&exception, "code") {
            return Ok(code);
        }
        let given = exception.args.borrow().clone();
        Ok(match &given[..] {
            [] => Value::NONE,
            [one] => one.clone(),
            _ => Value::from(given.clone()),
        })
    }),
    setter("code", |_, args| {
        set_extra(&this(&args[0]), "code", args[1].clone());
        Ok(Value::NONE)
    }),
];

const UNICODE_ENCODE_ERROR_STR: &[Def] =
    &[def("__str__(self, /)", "Return str(self).", |vm, args| unicode_message(vm, &this(&args[0]), "encode"))];

const UNICODE_DECODE_ERROR_STR: &[Def] =
    &[def("__str__(self, /)", "Return str(self).", |vm, args| unicode_message(vm, &this(&args[0]), "decode"))];

const UNICODE_TRANSLATE_ERROR_STR: &[Def] =
    &[def("__str__(self, /)", "Return str(self).", |vm, args| unicode_message(vm, &this(&args[0]), "translate"))];

fn unicode_message(vm: &mut Vm, exception: &Ref<Exception>, verb: &str) -> Res {
    let of_text = verb != "decode";
    let number = |name: &str| extra(exception, name).and_then(|value| value.as_int()).unwrap_or(0);
    let (start, end) = (number("start"), number("end"));
    let Some(object) = extra(exception, "object") else { return Ok(vm.text("")) };
    let encoding = match extra(exception, "encoding") {
        Some(encoding) => vm.str_of(&encoding)?.as_str().to_owned(),
        None => String::new(),
    };
    let reason = match extra(exception, "reason") {
        Some(reason) => vm.str_of(&reason)?.as_str().to_owned(),
        None => String::new(),
    };
    let codec = if verb == "translate" { String::new() } else { format!("'{encoding}' codec ") };
    if end == start.saturating_add(1) {
        let item = if of_text {
            let text = object.get::<Str>().map(|text| (text.len(), text));
            match text {
                Some((length, text)) if (start as usize) < length => {
                    let code = crate::objects::str::to_code_point(text.char_at(start as usize));
                    match code {
                        0..=0xFF => format!("character '\\x{code:02x}'"),
                        0x100..=0xFFFF => format!("character '\\u{code:04x}'"),
                        _ => format!("character '\\U{code:08x}'"),
                    }
                }
                _ => "character".to_owned(),
            }
        } else {
            let bytes = vm.bytes_of(&object)?;
            format!("byte 0x{:02x}", bytes.get(start as usize).copied().unwrap_or(0))
        };
        return Ok(vm.text(format!("{codec}can't {verb} {item} in position {start}: {reason}")));
    }
    let (items, last) = (if of_text { "characters" } else { "bytes" }, end.saturating_sub(1));
    Ok(vm.text(format!("{codec}can't {verb} {items} in position {start}-{last}: {reason}")))
}

/// Fills the exception classes with their methods.
pub fn fill(vm: &mut Vm) {
    let errors = &vm.errors;
    let table: Vec<(Ref<Type>, &'static [Def])> = vec![
        (errors.BaseException.clone(), BASE),
        (errors.AttributeError.clone(), ATTRIBUTE_ERROR),
        (errors.NameError.clone(), NAME_ERROR),
        (errors.ImportError.clone(), IMPORT_ERROR),
        (errors.ImportError.clone(), IMPORT_ERROR_STR),
        (errors.ImportError.clone(), IMPORT_ERROR_MESSAGE),
        (errors.OSError.clone(), OS_ERROR),
        (errors.OSError.clone(), OS_ERROR_STR),
        (errors.KeyError.clone(), KEY_ERROR),
        (errors.SyntaxError.clone(), SYNTAX_ERROR),
        (errors.SyntaxError.clone(), SYNTAX_ERROR_STR),
        (errors.StopIteration.clone(), STOP_ITERATION),
        (errors.SystemExit.clone(), SYSTEM_EXIT),
        (errors.UnicodeDecodeError.clone(), UNICODE_ERROR),
        (errors.UnicodeDecodeError.clone(), UNICODE_DECODE_ERROR_STR),
        (errors.UnicodeEncodeError.clone(), UNICODE_ERROR),
        (errors.UnicodeEncodeError.clone(), UNICODE_ENCODE_ERROR_STR),
        (errors.UnicodeTranslateError.clone(), UNICODE_ERROR),
        (errors.UnicodeTranslateError.clone(), UNICODE_TRANSLATE_ERROR_STR),
        (errors.BaseExceptionGroup.clone(), group::METHODS),
    ];
    for (class, methods) in table {
        vm.add_methods(&class, methods);
    }
    let _ = intern;
}
