//! `print`.

use crate::Stream;
use crate::memory::{Tuple, Value};
use crate::objects::native::{Def, def};
use crate::objects::str::intern;
use crate::objects::{Module, Str};
use crate::vm::{Res, Vm};

/// The definitions of this file.
pub const FUNCTIONS: &[Def] = &[def(
    "print(*args, sep=None, end=None, file=None, flush=False)",
    "Prints the values to a stream, or to sys.stdout by default.",
    print,
)];

fn print(vm: &mut Vm, args: &[Value]) -> Res {
    let separator = text_option(vm, &args[1], "sep")?;
    let end = text_option(vm, &args[2], "end")?;
    let mut text = String::new();
    if let Some(items) = args[0].get::<Tuple>() {
        for (place, item) in items.iter().enumerate() {
            if place > 0 {
                text.push_str(separator.as_deref().unwrap_or(" "));
            }
            text.push_str(vm.str_of(item)?.as_str());
        }
    }
    text.push_str(end.as_deref().unwrap_or("\n"));
    let file = if args[3].is_none() { replaced_stdout(vm) } else { Some(args[3].clone()) };
    match file {
        None => vm.write(Stream::Stdout, &text)?,
        Some(file) => {
            let text = vm.text(text);
            vm.call_method(&file, &intern("write"), &[text])?;
            if vm.truth(&args[4])? {
                vm.call_method(&file, &intern("flush"), &[])?;
            }
        }
    }
    Ok(Value::NONE)
}

/// `sys.stdout`, when the program has put something else there.
fn replaced_stdout(vm: &mut Vm) -> Option<Value> {
    let sys = vm.modules.get_str(&intern("sys"))?;
    let sys = sys.get::<Module>()?;
    let now = sys.dict.get_str(&intern("stdout"))?;
    match sys.dict.get_str(&intern("__stdout__")) {
        Some(original) if original.same(&now) => None,
        _ => Some(now),
    }
}

fn text_option(vm: &mut Vm, value: &Value, name: &str) -> Res<Option<String>> {
    if value.is_none() {
        return Ok(None);
    }
    match value.native::<Str>() {
        Some(text) => Ok(Some(text.as_str().to_owned())),
        None => {
            let found = vm.class_of(value).name();
            Err(vm.type_error(format!("{name} must be None or a string, not {}", found.as_str())))
        }
    }
}
