//! Builtins that would reach outside: each refuses, and says what to do instead.

use crate::memory::Value;
use crate::objects::native::{Def, def};
use crate::vm::{Res, Vm};

/// The definitions of this file.
pub const FUNCTIONS: &[Def] = &[
    def(
        "open(file, mode='r', buffering=-1, encoding=None, errors=None, newline=None, closefd=True, opener=None)",
        "Not available: there are no files here.",
        |vm, _| refuse(vm, "open", "there are no files here: keep text in variables, or use io.StringIO or io.BytesIO"),
    ),
    def("input(prompt='', /)", "Not available: there is nobody to ask.", |vm, _| {
        refuse(vm, "input", "there is nobody to ask: put the values into the program, or pass them as inputs")
    }),
    def("breakpoint(*args, **kws)", "Not available: there is no debugger.", |vm, _| {
        refuse(vm, "breakpoint", "there is no debugger: print what you want to know")
    }),
    def("exit(code=None)", "Ends the program, as sys.exit() does.", |vm, args| leave(vm, &args[0])),
    def("quit(code=None)", "Ends the program, as sys.exit() does.", |vm, args| leave(vm, &args[0])),
];

fn refuse(vm: &mut Vm, name: &str, hint: &str) -> Res {
    let class = vm.errors.PermissionError.clone();
    Err(vm.refused(&class, format!("{name}() is not available in this sandbox"), hint))
}

fn leave(vm: &mut Vm, code: &Value) -> Res {
    let class = vm.errors.SystemExit.value();
    let exception = vm.call(&class, std::slice::from_ref(code))?;
    Err(vm.raise_value(&exception))
}
