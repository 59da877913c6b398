//! `print`.

use crate::Stream;
use crate::memory::{Kind, Tuple, Value};
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
    let separator = separator.as_deref().unwrap_or(" ");
    let end = end.as_deref().unwrap_or("\n");
    let items = args[0].to_ref::<Tuple>().unwrap_or_else(|| Tuple::from_vec(Vec::new()));
    let file = if args[3].is_none() { replaced_stdout(vm) } else { Some(args[3].clone()) };
    let Some(file) = file else {
        let mut text = String::new();
        for (place, item) in items.iter().enumerate() {
            vm.tick(1)?;
            if place > 0 {
                vm.reserve_text(&mut text, separator.len())?;
                text.push_str(separator);
            }
            if text.len() > PIECE
                || !matches!(item.kind(), Kind::Str | Kind::Int | Kind::Float | Kind::None | Kind::Bool)
            {
                // The conversion may print, or fail: what comes before it is out by then.
                vm.write(Stream::Stdout, &text)?;
                text.clear();
            }
            let item = vm.str_of(item)?;
            vm.reserve_text(&mut text, item.as_str().len())?;
            text.push_str(item.as_str());
        }
        vm.reserve_text(&mut text, end.len())?;
        text.push_str(end);
        vm.write(Stream::Stdout, &text)?;
        return Ok(Value::NONE);
    };
    if file.is_none() {
        return Ok(Value::NONE);
    }
    let write = vm.get_attr(&file, &intern("write"))?;
    for (place, item) in items.iter().enumerate() {
        if place > 0 {
            let separator = vm.text(separator);
            vm.call(&write, &[separator])?;
        }
        let shown = vm.str_of(item)?;
        vm.call(&write, &[shown.value()])?;
    }
    let end = vm.text(end);
    vm.call(&write, &[end])?;
    if vm.truth(&args[4])? {
        vm.call_method(&file, &intern("flush"), &[])?;
    }
    Ok(Value::NONE)
}

/// What an interactive statement does with its value.
pub fn show(vm: &mut Vm, value: &Value) -> Res<()> {
    let sys = vm.import_module("sys")?;
    if let Some(hook) = vm.get_attr_opt(&sys, &intern("displayhook"))? {
        vm.call(&hook, std::slice::from_ref(value))?;
        return Ok(());
    }
    if value.is_none() {
        return Ok(());
    }
    let shown = vm.repr_of(value)?;
    let shown = Tuple::from_vec(vec![shown.value()]);
    print(vm, &[Value::from(shown), Value::NONE, Value::NONE, Value::NONE, Value::FALSE])?;
    vm.builtins.set_str(&intern("_"), value.clone());
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
