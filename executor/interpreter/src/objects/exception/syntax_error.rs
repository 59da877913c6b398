//! `SyntaxError`: a message and the place it speaks of.
//! <https://docs.python.org/3.13/library/exceptions.html#SyntaxError>

use super::base::{given, no_keywords, set_args};
use super::members::{objects, put, this};
use crate::memory::{Kind, Value};
use crate::objects::Str;
use crate::objects::native::{Def, def};
use crate::vm::exceptions::{extra, set_extra};
use crate::vm::{Res, Vm};

pub const MEMBERS: &[Def] =
    objects!("msg", "filename", "lineno", "offset", "text", "end_lineno", "end_offset", "print_file_and_line");

const DETAILS: [&str; 6] = ["filename", "lineno", "offset", "text", "end_lineno", "end_offset"];

pub const CONSTRUCTOR: &[Def] = &[def("__init__(self, *args, **kwargs)", "Initialize self.", init)];

fn init(vm: &mut Vm, args: &[Value]) -> Res {
    no_keywords(vm, &args[0], &args[2])?;
    set_args(&args[0], &args[1]);
    let given = given(&args[1]);
    if let Some(message) = given.first() {
        put(&args[0], "msg", message);
    }
    let [_, details] = &given[..] else { return Ok(Value::NONE) };
    let details = vm.collect(details)?;
    let exception = this(&args[0]);
    let count = details.len();
    if count < 4 {
        return Err(vm.type_error(format!("function takes at least 4 arguments ({count} given)")));
    }
    if count > 6 {
        return Err(vm.type_error(format!("function takes at most 6 arguments ({count} given)")));
    }
    for (name, value) in DETAILS.iter().zip(details) {
        set_extra(&exception, name, value);
    }
    if count == 5 {
        return Err(vm.type_error("end_offset must be provided when end_lineno is provided"));
    }
    Ok(Value::NONE)
}

pub const METHODS: &[Def] = &[
    def("__init__(self, *args, **kwargs)", "Initialize self.", init),
    def("__str__(self, /)", "Return str(self).", |vm, args| {
        let exception = this(&args[0]);
        let message = vm.str_of(&extra(&exception, "msg").unwrap_or(Value::NONE))?;
        let message = message.as_str();
        let line = extra(&exception, "lineno").filter(|line| matches!(line.kind(), Kind::Int | Kind::BigInt));
        // A number too large for C is told as -1.
        let line = line.map(|line| line.as_int().unwrap_or(-1));
        let file = extra(&exception, "filename").and_then(|file| file.native_ref::<Str>());
        let file = file.as_ref().map(|file| file.as_str().rsplit('/').next().unwrap_or_default());
        let shown = match (file, line) {
            (Some(file), Some(line)) => format!("{message} ({file}, line {line})"),
            (None, Some(line)) => format!("{message} (line {line})"),
            (Some(file), None) => format!("{message} ({file})"),
            (None, None) => message.to_owned(),
        };
        Ok(vm.text(shown))
    }),
];
