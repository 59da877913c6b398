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

/// Longer texts are written before the last item is reached.
const PIECE: usize = 16 << 10;

fn print(vm: &mut Vm, args: &[Value]) -> Res {
    let separator = text_option(vm, &args[1], "sep")?;
    let end = text_option(vm, &args[2], "end")?;
    let file = if args[3].is_none() { replaced_stdout(vm) } else { Some(args[3].clone()) };
    let mut text = String::new();
    let printed = write_items(vm, args, separator.as_deref().unwrap_or(" "), file.is_none(), &mut text);
    if printed.is_ok() {
        vm.reserve_text(&mut text, end.as_deref().map_or(1, str::len))?;
        text.push_str(end.as_deref().unwrap_or("\n"));
    }
    // What came before an item that cannot be shown is printed.
    match file {
        None => vm.write(Stream::Stdout, &text)?,
        Some(_) if printed.is_err() && text.is_empty() => {}
        Some(file) => {
            let text = vm.text(text);
            vm.call_method(&file, &intern("write"), &[text])?;
            if printed.is_ok() && vm.truth(&args[4])? {
                vm.call_method(&file, &intern("flush"), &[])?;
            }
        }
    }
    printed?;
    Ok(Value::NONE)
}

/// Puts items and what is between them into a text, which goes out in pieces where it may.
fn write_items(vm: &mut Vm, args: &[Value], separator: &str, may_write: bool, text: &mut String) -> Res<()> {
    let Some(items) = args[0].get::<Tuple>() else { return Ok(()) };
    for (place, item) in items.iter().enumerate() {
        vm.tick(1)?;
        if place > 0 {
            vm.reserve_text(text, separator.len())?;
            text.push_str(separator);
        }
        let item = vm.str_of(item)?;
        vm.reserve_text(text, item.as_str().len())?;
        text.push_str(item.as_str());
        if may_write && text.len() > PIECE {
            vm.write(Stream::Stdout, text)?;
            text.clear();
        }
    }
    Ok(())
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
