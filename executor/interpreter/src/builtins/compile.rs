//! `compile`, `eval` and `exec`: text to code, under the same policy and limits.

use crate::compiler::code::{Code, Source};
use crate::compiler::doubts::{self, Doubt};
use crate::compiler::{self, Last};
use crate::memory::{Tuple, Value};
use crate::objects::Exception;
use crate::syntax::{self, Extent, Stage, SyntaxError};
use crate::vm::exceptions::set_extra;
use crate::vm::{Raise, Res, Vm};
use rustpython_ast::Stmt;
use rustpython_text_size::{Ranged, TextRange, TextSize};
use std::borrow::Cow;
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
    compile_optimized(vm, (text, file_name, mode), last, namespace, 0)
}

/// [`compile_source`] without assertions (`optimize` is 1) or without assertions and docstrings (2).
pub fn compile_optimized(
    vm: &mut Vm,
    (text, file_name, mode): (&str, &str, &str),
    last: Last,
    namespace: bool,
    optimize: i64,
) -> Res<Rc<Code>> {
    vm.charge(text.len().saturating_mul(20))?;
    // Lines end in one way, in literals of several lines too.
    let text =
        &*if text.contains('\r') { text.replace("\r\n", "\n").replace('\r', "\n").into() } else { Cow::from(text) };
    vm.tick(text.len() / 16 + 1)?;
    let source = Source::new(file_name, text, namespace, optimize.max(0) as u8);
    let expression = mode == "eval";
    // The last line of a program is given an end; that of an expression or of a single statement is as it is.
    let open_end = mode != "exec";
    let mut doubts = Vec::new();
    // The library's own modules are beyond doubt.
    let doubtful = namespace || last == Last::Return;
    let compiled = match mode {
        "eval" => syntax::parse_expression(text).and_then(|body| {
            doubts = doubts::of_expression(&body, text);
            Ok(compiler::compile_expression(&body, source.clone(), namespace)?)
        }),
        _ => syntax::parse_program(text).and_then(|program| {
            // One statement is asked for, and there is none.
            if mode == "single"
                && program.body.is_empty()
                && let Err(error) = syntax::parse_expression(text)
            {
                return Err(error);
            }
            if mode == "single" {
                only_one(&program.body, text)?;
            }
            if doubtful {
                doubts = doubts::of_program(&program.body, text);
            }
            Ok(compiler::compile_module(&program.body, source.clone(), last, namespace)?)
        }),
    };
    for doubt in doubts {
        warn_of(vm, &source, doubt, namespace, (expression, open_end))?;
    }
    compiled.map_err(|error| {
        let error = if error.unexplained { syntax::explain(text, expression).unwrap_or(error) } else { error };
        syntax_error(vm, &source, &error, namespace, (expression, open_end))
    })
}

/// Whether a statement has a body of its own.
fn is_compound(statement: &Stmt) -> bool {
    matches!(
        statement,
        Stmt::If(_)
            | Stmt::For(_)
            | Stmt::While(_)
            | Stmt::Try(_)
            | Stmt::With(_)
            | Stmt::Match(_)
            | Stmt::FunctionDef(_)
            | Stmt::ClassDef(_)
    )
}

/// Refuses statements behind the line of the first one, and a body on the line of its head without a line's end.
fn only_one(body: &[Stmt], text: &str) -> Result<(), SyntaxError> {
    let Some(first) = body.first() else { return Ok(()) };
    let mut end = first.range().end();
    if is_compound(first) && body.len() == 1 && !text[first.range()].contains('\n') && !text.contains('\n') {
        let error = SyntaxError::from(compiler::CompileError::new("invalid syntax", TextRange::empty(end)));
        return Err(SyntaxError { unexplained: false, extent: Extent::Nowhere, stage: Stage::Parser, ..error });
    }
    for next in &body[1..] {
        let start = next.range().start();
        if text[TextRange::new(end, start)].contains('\n') {
            let (message, range) = if is_compound(first) {
                let word = text[start.to_usize()..].chars().take_while(|c| c.is_alphanumeric() || *c == '_').count();
                ("invalid syntax", TextRange::at(start, TextSize::new(word.max(1) as u32)))
            } else {
                let message = "multiple statements found while compiling a single statement";
                // The line's end begins with the comment in front of it.
                let rest = &text[end.to_usize()..];
                let line = rest.find('\n').map_or(rest, |line_end| &rest[..line_end]);
                let comment = line.find('#').unwrap_or(line.len());
                let place = |at: usize| end + TextSize::new(at as u32);
                (message, TextRange::new(place(comment), place(line.len() + 1)))
            };
            let error = compiler::CompileError { stage: Stage::Parser, ..compiler::CompileError::new(message, range) };
            return Err(SyntaxError { unexplained: false, ..SyntaxError::from(error) });
        }
        end = next.range().end();
    }
    Ok(())
}

/// Gives a `SyntaxWarning`; where warnings are errors, it is a `SyntaxError`.
fn warn_of(vm: &mut Vm, source: &Source, doubt: Doubt, dynamic: bool, ends: (bool, bool)) -> Res<()> {
    let warn = match vm.module_attr("warnings", "warn_explicit") {
        Err(raise) if vm.is_error(&raise, &vm.errors.ImportError) => return Ok(()),
        result => result?,
    };
    let line = source.line(doubt.range.start().to_u32());
    let arguments = [
        vm.text(doubt.message.as_str()),
        vm.errors.SyntaxWarning.value(),
        vm.text(&*source.file_name),
        Value::int(i64::from(line)),
    ];
    match vm.call(&warn, &arguments) {
        Err(raise) if vm.is_error(&raise, &vm.errors.SyntaxWarning) => {
            let error = SyntaxError::from(compiler::CompileError::new(doubt.message, doubt.range));
            Err(syntax_error(vm, source, &error, dynamic, ends))
        }
        result => result.map(|_| ()),
    }
}

/// The exception for a mistake in source text.
/// A text is dynamic unless it is the main program or a module; whether it is an expression, and whether its last line
/// is shown without an end that it has not.
fn syntax_error(
    vm: &mut Vm,
    source: &Source,
    error: &SyntaxError,
    dynamic: bool,
    (expression, open_end): (bool, bool),
) -> Raise {
    let class = match error.class {
        "RecursionError" => return vm.error(&vm.errors.RecursionError.clone(), error.message.as_str()),
        "MemoryError" => return vm.error(&vm.errors.MemoryError.clone(), error.message.as_str()),
        "IndentationError" => &vm.errors.IndentationError,
        "TabError" => &vm.errors.TabError,
        _ => &vm.errors.SyntaxError,
    };
    let length = source.text.len() as u32;
    let (start, end) = (error.range.start().to_u32(), error.range.end().to_u32());
    // The line end behind the text's last line counts as part of that line when reading stands there.
    let reading = error.extent == Extent::Reading;
    let place = |offset: u32| {
        let inside = offset.min(length);
        let mut line = source.line(inside);
        let mut column = source.column(inside) + (offset - inside).min(1);
        // A range that ends with a line's end ends on that line.
        // The end of the text is on its last line, which need not be empty.
        let nowhere = error.extent == Extent::Nowhere && inside == length;
        if line > 1 && column == 0 && (nowhere || (reading && inside == length) || (!reading && offset > start)) {
            line -= 1;
            column = source.line_text(line).len() as u32 + 1;
        } else if reading && !expression && inside == length && !source.line_text(line).is_empty() {
            column = source.line_text(line).len() as u32 + 1;
        }
        let text = source.line_text(line);
        let characters = match text.get(..column as usize) {
            Some(before) => before.chars().count(),
            None => text.chars().count() + column as usize - text.len(),
        };
        (i64::from(line), characters as i64)
    };
    let ((line, column), (end_line, end_column)) = (place(start), place(end));
    let (column, end_column) = match error.extent {
        Extent::Exact => (column + 1, end_column + 1),
        Extent::Open => (column + 1, 0),
        Extent::Reading => (column, -1),
        Extent::LineEnd => (column + 1, -1),
        Extent::UpToReading => (column + 1, end_column),
        Extent::Nowhere | Extent::Unplaced => (0, 0),
    };
    let shown = source.line_text(line as u32);
    // No text at all has no first line.
    let (line, end_line) = if length == 0 && dynamic { (0, 0) } else { (line, end_line) };
    let last = line as usize >= source.lines();
    let clipped = end_line > line && error.stage == Stage::Parser;
    let end_column = if clipped { end_column.min(shown.chars().count() as i64 + 1) } else { end_column };
    let text = match error.stage {
        Stage::Emission | Stage::Names | Stage::Future if dynamic => Value::NONE,
        _ if error.bare || (open_end && last && !source.text.ends_with('\n')) => vm.text(shown),
        _ => vm.text(format!("{shown}\n")),
    };
    let (message, file) = (vm.text(error.message.as_str()), vm.text(&*source.file_name));
    let details = Tuple::from_vec(vec![
        file.clone(),
        Value::int(line),
        Value::int(column),
        text.clone(),
        Value::int(end_line),
        Value::int(end_column),
    ]);
    let mut given = vec![message.clone()];
    if !matches!(error.stage, Stage::Names | Stage::Future) && error.extent != Extent::Unplaced {
        given.push(Value::from(details));
    }
    let exception = Exception::new(class.clone(), Tuple::from_vec(given));
    if error.extent == Extent::Unplaced {
        set_extra(&exception, "msg", message);
        return Raise::Exception(exception);
    }
    set_extra(&exception, "msg", message);
    set_extra(&exception, "filename", file);
    set_extra(&exception, "lineno", Value::int(line));
    set_extra(&exception, "offset", Value::int(column));
    set_extra(&exception, "text", text);
    set_extra(&exception, "end_lineno", Value::int(end_line));
    let end_column = if error.stage == Stage::Future { Value::NONE } else { Value::int(end_column) };
    set_extra(&exception, "end_offset", end_column);
    set_extra(&exception, "print_file_and_line", Value::NONE);
    Raise::Exception(exception)
}
