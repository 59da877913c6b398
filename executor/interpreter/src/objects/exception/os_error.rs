//! `OSError`: a number, its text, and what they speak of.
//! <https://docs.python.org/3.13/library/exceptions.html#OSError>

use super::Exception;
use super::base::{given, new_exception, no_keywords, plain_str, reduced, set_args};
use super::members::{objects, this};
use crate::memory::{Kind, Ref, Tuple, Value};
use crate::objects::native::{Def, def, getter, setter, static_method};
use crate::objects::{Dict, StaticMethod, Type};
use crate::vm::exceptions::{extra, remove_extra, set_extra};
use crate::vm::{Res, Vm};

pub const MEMBERS: &[Def] = objects!("errno", "strerror", "filename", "filename2");

/// The arguments are read when the object is made, unless a class has an `__init__` of its own and no `__new__`:
/// then they are read when that asks for it.
pub const NEW: &[Def] =
    &[static_method("__new__(cls, *args, **kwargs)", "Create and return a new object.", |vm, args| {
        let made = new_exception(vm, args)?;
        let class = made.class.borrow().clone();
        if reads_late(vm, &class) {
            *made.args.borrow_mut() = Tuple::from_vec(Vec::new());
            return Ok(Value::from(made));
        }
        if class.same(&vm.errors.OSError) {
            if args[2].get::<Dict>().is_some_and(|keywords| !keywords.is_empty()) {
                return Err(vm.type_error("OSError() takes no keyword arguments"));
            }
            let given = given(&args[1]);
            if (2..=5).contains(&given.len())
                && let Some(narrower) = by_errno(vm, &given[0])
            {
                *made.class.borrow_mut() = narrower;
            }
        } else {
            no_keywords(vm, &made.value(), &args[2])?;
        }
        read(vm, &made, &given(&args[1]))?;
        Ok(Value::from(made))
    })];

pub const INIT: &[Def] = &[def("__init__(self, *args, **kwargs)", "Initialize self.", |vm, args| {
    let exception = this(&args[0]);
    let class = exception.class.borrow().clone();
    if reads_late(vm, &class) {
        no_keywords(vm, &args[0], &args[2])?;
        set_args(&args[0], &args[1]);
        read(vm, &exception, &given(&args[1]))?;
    }
    Ok(Value::NONE)
})];

fn reads_late(vm: &Vm, class: &Ref<Type>) -> bool {
    let is_ours = |name| {
        let found = class.lookup(name);
        // `__new__` of a built-in class is a static method that holds its function.
        let held = found.as_ref().and_then(|found| found.get::<StaticMethod>()).map(StaticMethod::function);
        held.or(found).is_some_and(|function| function.kind() == Kind::Native)
    };
    !is_ours(&vm.names.init) && is_ours(&vm.names.new)
}

/// Keeps what two to five arguments say.
fn read(vm: &mut Vm, exception: &Ref<Exception>, args: &Tuple) -> Res<()> {
    if !(2..=5).contains(&args.len()) {
        return Ok(());
    }
    set_extra(exception, "errno", args[0].clone());
    set_extra(exception, "strerror", args[1].clone());
    let Some(file) = args.get(2).filter(|file| !file.is_none()) else { return Ok(()) };
    let is_blocking = exception.class.borrow().same(&vm.errors.BlockingIOError);
    if is_blocking && is_number(vm, file) {
        let written = written_of(vm, file)?;
        set_extra(exception, WRITTEN, Value::int(written));
        return Ok(());
    }
    set_extra(exception, "filename", file.clone());
    if let Some(second) = args.get(4).filter(|file| !file.is_none()) {
        set_extra(exception, "filename2", second.clone());
    }
    let old = exception.args.replace(Tuple::from_slice(&args[..2]));
    drop(old);
    Ok(())
}

fn is_number(vm: &Vm, value: &Value) -> bool {
    let class = vm.class_of(value);
    if value.native::<super::super::Complex>().is_some() {
        return true;
    }
    [&vm.names.index, &vm.names.int, &vm.names.float].iter().any(|name| class.lookup(name).is_some())
}

/// Where the number of characters is kept.
const WRITTEN: &str = "characters_written";

fn written_of(vm: &mut Vm, value: &Value) -> Res<i64> {
    match vm.index_value(value)?.as_index() {
        Some(number) => Ok(number),
        None => Err(vm.value_error("cannot fit 'int' into an index-sized integer")),
    }
}

/// The subclass of `OSError` that an error number stands for (numbers of Linux).
fn by_errno(vm: &Vm, errno: &Value) -> Option<Ref<Type>> {
    let errors = &vm.errors;
    Some(
        match errno.unwrapped().as_index() {
            Some(1 | 13) => &errors.PermissionError,
            Some(2) => &errors.FileNotFoundError,
            Some(3) => &errors.ProcessLookupError,
            Some(4) => &errors.InterruptedError,
            Some(10) => &errors.ChildProcessError,
            Some(11 | 114 | 115) => &errors.BlockingIOError,
            Some(17) => &errors.FileExistsError,
            Some(20) => &errors.NotADirectoryError,
            Some(21) => &errors.IsADirectoryError,
            Some(32 | 108) => &errors.BrokenPipeError,
            Some(103) => &errors.ConnectionAbortedError,
            Some(104) => &errors.ConnectionResetError,
            Some(110) => &errors.TimeoutError,
            Some(111) => &errors.ConnectionRefusedError,
            _ => return None,
        }
        .clone(),
    )
}

pub const METHODS: &[Def] = &[
    def("__str__(self, /)", "Return str(self).", |vm, args| {
        let exception = this(&args[0]);
        let (number, text) = (extra(&exception, "errno"), extra(&exception, "strerror"));
        let file = extra(&exception, "filename");
        if file.is_none() && (number.is_none() || text.is_none()) {
            return plain_str(vm, &exception);
        }
        let number = vm.str_of(&number.unwrap_or(Value::NONE))?;
        let text = vm.str_of(&text.unwrap_or(Value::NONE))?;
        let mut shown = format!("[Errno {}] {}", number.as_str(), text.as_str());
        if let Some(file) = file {
            shown.push_str(&format!(": {}", vm.repr_of(&file)?.as_str()));
            if let Some(second) = extra(&exception, "filename2") {
                shown.push_str(&format!(" -> {}", vm.repr_of(&second)?.as_str()));
            }
        }
        Ok(vm.text(shown))
    }),
    getter(WRITTEN, "", |vm, args| match extra(&this(&args[0]), WRITTEN) {
        Some(number) if number.as_int() != Some(-1) => Ok(number),
        _ => Err(vm.error(&vm.errors.AttributeError, WRITTEN)),
    }),
    setter(WRITTEN, |vm, args| {
        let exception = this(&args[0]);
        if !args[1].is_undef() {
            let number = written_of(vm, &args[1])?;
            set_extra(&exception, WRITTEN, Value::int(number));
            return Ok(Value::NONE);
        }
        match remove_extra(&exception, WRITTEN) {
            Some(number) if number.as_int() != Some(-1) => Ok(Value::NONE),
            _ => Err(vm.error(&vm.errors.AttributeError, WRITTEN)),
        }
    }),
    def("__reduce__(self, /)", "Helper for pickle.", |vm, args| {
        let exception = this(&args[0]);
        let mut given = exception.args.borrow().clone();
        if given.len() == 2
            && let Some(file) = extra(&exception, "filename")
        {
            let mut all = vec![given[0].clone(), given[1].clone(), file];
            if let Some(second) = extra(&exception, "filename2") {
                all.extend([Value::NONE, second]);
            }
            given = Tuple::from_vec(all);
        }
        let state = exception.dict.borrow().as_ref().map_or(Value::NONE, Ref::value);
        Ok(reduced(vm, &args[0], given, state))
    }),
];
