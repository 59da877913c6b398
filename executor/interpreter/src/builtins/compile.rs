//! `compile`, `eval` and `exec`: text to code, under the same policy and limits.

use crate::compiler::code::{Code, Source};
use crate::compiler::{self, Last};
use crate::memory::{Tuple, Value};
use crate::objects::{Exception, Str};
use crate::syntax::{self, SyntaxError};
use crate::vm::exceptions::set_extra;
use crate::vm::{Raise, Res, Vm};
use std::rc::Rc;

/// Compiles source text; a mistake in it is a Python `SyntaxError`.
pub fn compile_source(
    vm: &mut Vm,
    text: &str,
    file_name: &str,
    mode: &str,
    last: Last,
    namespace: bool,
) -> Res<Rc<Code>> {
    vm.charge(text.len().saturating_mul(20))?;
    vm.tick(text.len() / 16 + 1)?;
    let source = Source::new(file_name, text);
    let compiled = match mode {
        "eval" => syntax::parse_expression(text)
            .and_then(|body| Ok(compiler::compile_expression(&body, source.clone(), namespace)?)),
        _ => syntax::parse_program(text)
            .and_then(|program| Ok(compiler::compile_module(&program.body, source.clone(), last, namespace)?)),
    };
    compiled.map_err(|error| syntax_error(vm, &source, &error))
}

/// The exception for a mistake in source text.
fn syntax_error(vm: &mut Vm, source: &Source, error: &SyntaxError) -> Raise {
    let class = match error.class {
        "RecursionError" => return vm.error(&vm.errors.RecursionError.clone(), error.message.as_str()),
        "MemoryError" => return vm.error(&vm.errors.MemoryError.clone(), error.message.as_str()),
        "IndentationError" => &vm.errors.IndentationError,
        "TabError" => &vm.errors.TabError,
        _ => &vm.errors.SyntaxError,
    };
    let clamp = |offset: u32| offset.min(source.text.len() as u32);
    let (start, end) = (clamp(error.range.start().to_u32()), clamp(error.range.end().to_u32()));
    let place = |offset: u32| {
        let line = source.line(offset);
        let text = source.line_text(line);
        let column = (source.column(offset) as usize).min(text.len());
        let characters = text.get(..column).map_or(column, |before| before.chars().count());
        (i64::from(line), characters as i64 + 1)
    };
    let ((line, column), (end_line, end_column)) = (place(start), place(end));
    let text = vm.text(format!("{}\n", source.line_text(line as u32)));
    let (message, file) = (vm.text(error.message.as_str()), vm.text(&*source.file_name));
    let details = Tuple::from_vec(vec![
        file.clone(),
        Value::int(line),
        Value::int(column),
        text.clone(),
        Value::int(end_line),
        Value::int(end_column),
    ]);
    let exception = Exception::new(class.clone(), Tuple::from_vec(vec![message.clone(), Value::from(details)]));
    set_extra(&exception, "msg", message);
    set_extra(&exception, "filename", file);
    set_extra(&exception, "lineno", Value::int(line));
    set_extra(&exception, "offset", Value::int(column));
    set_extra(&exception, "text", text);
    set_extra(&exception, "end_lineno", Value::int(end_line));
    set_extra(&exception, "end_offset", Value::int(end_column));
    set_extra(&exception, "print_file_and_line", Value::NONE);
    let _ = Str::new("");
    Raise::Exception(exception)
}
