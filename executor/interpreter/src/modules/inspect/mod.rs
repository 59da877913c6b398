//! `inspect`. <https://docs.python.org/3.13/library/inspect.html>
//!
//! What cannot be seen from Python is read here: parameters and the kind of a function. The rest is `inspect.py`.

use crate::compiler::code::CodeKind;
use crate::memory::{Ref, Tuple, Value};
use crate::objects::generator::State;
use crate::objects::native::{Def, Signature, def};
use crate::objects::{Function, Generator, List, Method, Module, Native};
use crate::vm::{Res, Vm};

const POSITIONAL_ONLY: i64 = 0;
const POSITIONAL_OR_KEYWORD: i64 = 1;
const VAR_POSITIONAL: i64 = 2;
const KEYWORD_ONLY: i64 = 3;
const VAR_KEYWORD: i64 = 4;

/// `(name, kind)`, with the default behind them where there is one.
fn parameter(name: Value, kind: i64, default: Option<Value>) -> Value {
    let mut parts = vec![name, Value::int(kind)];
    parts.extend(default);
    Value::from(Tuple::from_vec(parts))
}

fn of_function(function: &Function) -> Vec<Value> {
    let code = &function.code;
    let defaults = function.defaults.borrow().clone();
    let keyword_defaults = function.keyword_defaults.borrow().clone();
    let (positional, keyword_only) = (code.positional as usize, code.keyword_only as usize);
    let given = defaults.as_ref().map_or(0, |defaults| defaults.len());
    let mut found = Vec::new();
    for (place, name) in code.locals.iter().take(positional).enumerate() {
        let kind = if place < code.positional_only as usize { POSITIONAL_ONLY } else { POSITIONAL_OR_KEYWORD };
        let default = (place + given).checked_sub(positional);
        let default = default.and_then(|at| defaults.as_ref()?.get(at).cloned());
        found.push(parameter(name.value(), kind, default));
    }
    let mut rest = code.locals.iter().skip(positional);
    if code.var_positional
        && let Some(name) = rest.next()
    {
        found.push(parameter(name.value(), VAR_POSITIONAL, None));
    }
    for name in rest.by_ref().take(keyword_only) {
        let default = keyword_defaults.as_ref().and_then(|defaults| defaults.get_str(name));
        found.push(parameter(name.value(), KEYWORD_ONLY, default));
    }
    if code.var_keyword
        && let Some(name) = rest.next()
    {
        found.push(parameter(name.value(), VAR_KEYWORD, None));
    }
    found
}

fn of_native(vm: &mut Vm, signature: &Signature) -> Vec<Value> {
    let mut found = Vec::new();
    let shown = |default: &Value| if default.is_undef() { Value::NONE } else { default.clone() };
    for (place, name) in signature.positional.iter().enumerate() {
        let kind = if place < signature.positional_only { POSITIONAL_ONLY } else { POSITIONAL_OR_KEYWORD };
        let default = place.checked_sub(signature.required).and_then(|at| signature.defaults.get(at)).map(shown);
        found.push(parameter(vm.text(*name), kind, default));
    }
    if let Some(name) = signature.var_positional {
        found.push(parameter(vm.text(name), VAR_POSITIONAL, None));
    }
    for (name, default) in signature.keyword_only.iter().zip(&signature.keyword_defaults) {
        found.push(parameter(vm.text(*name), KEYWORD_ONLY, default.as_ref().map(shown)));
    }
    if let Some(name) = signature.var_keyword {
        found.push(parameter(vm.text(name), VAR_KEYWORD, None));
    }
    found
}

/// The line a generator stands in; that of its function before it starts and once it has ended.
fn line_of(generator: &Generator) -> u32 {
    let code = &generator.function.code;
    match generator.state.get() {
        State::Created | State::Finished => code.first_line,
        State::Suspended | State::Running => {
            // What it delegates to is what it comes back to; otherwise it comes back behind where it stopped.
            let back = u32::from(generator.delegate().is_none());
            code.line_at(generator.pc.get().saturating_sub(back))
        }
    }
}

const FUNCTIONS: &[Def] = &[
    def("_parameters(function, /)", "The parameters of a function, None for anything else.", |vm, args| {
        let found = match (args[0].get::<Function>(), args[0].get::<Native>()) {
            (Some(function), _) => of_function(function),
            (None, Some(native)) => of_native(vm, native.signature()),
            (None, None) => {
                // A built-in method that is bound: what it is bound to is not among its parameters.
                let method = args[0].get::<Method>().map(|method| method.function.clone());
                let Some(native) = method.as_ref().and_then(|function| function.get::<Native>()) else {
                    return Ok(Value::NONE);
                };
                let mut found = of_native(vm, native.signature());
                found.drain(..1.min(found.len()));
                found
            }
        };
        Ok(Value::from(List::new(found)))
    }),
    def("_kind(function, /)", "What calling a function makes.", |vm, args| {
        let Some(function) = args[0].get::<Function>() else { return Ok(Value::NONE) };
        Ok(vm.text(match function.code.kind {
            CodeKind::Plain => "plain",
            CodeKind::Generator => "generator",
            CodeKind::Coroutine => "coroutine",
            CodeKind::AsyncGenerator => "async generator",
        }))
    }),
    def("_state(generator, /)", "What a generator or coroutine does just now.", |vm, args| {
        let Some(generator) = args[0].get::<Generator>() else {
            let found = vm.type_name(&args[0]);
            return Err(vm.type_error(format!("a generator or coroutine is required, not '{found}'")));
        };
        Ok(vm.text(match generator.state.get() {
            State::Created => "CREATED",
            State::Suspended => "SUSPENDED",
            State::Running => "RUNNING",
            State::Finished => "CLOSED",
        }))
    }),
    def("_place(object, /)", "The file and the line of a function, or where a coroutine stands.", |vm, args| {
        let (code, line) = match (args[0].get::<Function>(), args[0].get::<Generator>()) {
            (Some(function), _) => (&function.code, function.code.first_line),
            (None, Some(generator)) => (&generator.function.code, line_of(generator)),
            (None, None) => return Ok(Value::NONE),
        };
        let file = vm.text(&*code.source.file_name);
        Ok(Value::from(Tuple::from_vec(vec![file, Value::int(i64::from(line))])))
    }),
    def("_source(function, /)", "The text and the first line of a function, None for others.", |vm, args| {
        let Some(function) = args[0].get::<Function>() else { return Ok(Value::NONE) };
        let text = vm.text(&*function.code.source.text);
        let line = Value::int(i64::from(function.code.first_line));
        Ok(Value::from(Tuple::from_vec(vec![text, line])))
    }),
];

/// Fills the module.
pub fn load(vm: &mut Vm, module: &Ref<Module>) -> Res<()> {
    vm.add_functions(module, FUNCTIONS);
    super::run_source(vm, module, "inspect", include_str!("inspect.py"))
}
