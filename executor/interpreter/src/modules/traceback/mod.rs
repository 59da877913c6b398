//! `traceback`. <https://docs.python.org/3.13/library/traceback.html>
//!
//! The text comes from what writes uncaught exceptions; the rest is Python (`traceback.py`).

use crate::compiler::code::Source;
use crate::memory::{Ref, Tuple, Value};
use crate::objects::exception::TraceEntry;
use crate::objects::exception::trace::entries_of;
use crate::objects::native::{Def, def};
use crate::objects::{Exception, List, Module, Str};
use crate::vm::{Res, Vm};
use std::rc::Rc;

fn exception(vm: &mut Vm, value: &Value) -> Res<Ref<Exception>> {
    value.to_ref::<Exception>().ok_or_else(|| vm.type_error("Exception expected for value"))
}

/// File, line, name, source and text of a part of a traceback.
fn described(vm: &mut Vm, entry: &TraceEntry) -> Res<[Value; 5]> {
    vm.tick(8)?;
    let line = entry.code.line_at(entry.pc);
    let source = entry.code.source.line_text(line).trim().to_owned();
    let mut text = String::new();
    vm.format_entries(std::slice::from_ref(entry), &mut text);
    vm.charge(text.len() + source.len() + 200)?;
    Ok([
        vm.text(&*entry.code.source.file_name),
        Value::int(i64::from(line)),
        entry.code.name.value(),
        vm.text(source),
        vm.text(text),
    ])
}

/// What a file holds of which calls run now.
fn running_source(vm: &Vm, file: &Value) -> Option<Rc<Source>> {
    let name = file.to_ref::<Str>()?;
    let source = vm.running_calls().map(|(entry, _)| entry.code.source.clone());
    source.into_iter().find(|source| !source.hidden && name.as_str() == &*source.file_name)
}

/// Where a call is that runs now, for modules that tell of it: nothing of the frame itself can be reached.
pub const PLACES: &[Def] = &[
    def("_place(level, /)", "File, line, name and module of the call that many levels above this one.", |vm, args| {
        let level = vm.index_of(&args[0])?;
        let found = usize::try_from(level).ok().and_then(|level| vm.running_calls().nth(level));
        let found = found.map(|(entry, globals)| (entry, globals.get_str(&vm.names.name)));
        let Some((entry, module)) = found else { return Ok(Value::NONE) };
        Ok(Value::from(Tuple::from_vec(vec![
            vm.text(&*entry.code.source.file_name),
            Value::int(i64::from(entry.code.line_at(entry.pc))),
            entry.code.name.value(),
            module.unwrap_or(Value::NONE),
        ])))
    }),
    def("_line(file, line, /)", "The text of a line of a file of which calls run now, else nothing.", |vm, args| {
        let line = vm.index_of(&args[1])?;
        let source = running_source(vm, &args[0]);
        let line = u32::try_from(line).ok().filter(|&line| line > 0);
        let text = source.zip(line).map(|(source, line)| source.line_text(line).to_owned()).unwrap_or_default();
        vm.charge(text.len())?;
        Ok(vm.text(text))
    }),
    def("_text(file, /)", "The text of a file of which calls run now, else nothing.", |vm, args| {
        let source = running_source(vm, &args[0]);
        let text = source.as_ref().map_or("", |source| &*source.text);
        vm.charge(text.len())?;
        Ok(vm.text(text))
    }),
];

const FUNCTIONS: &[Def] = &[
    def(
        "_calls()",
        "File, line, name and source of each call that runs now, and None, the outermost first.",
        |vm, _| {
            let entries: Vec<TraceEntry> = vm.running_calls().map(|(entry, _)| entry).collect();
            let mut found = Vec::new();
            for entry in entries.iter().rev() {
                let mut parts = described(vm, entry)?;
                // Only where an exception has passed are places in the line marked.
                parts[4] = Value::NONE;
                found.push(Value::from(Tuple::from_slice(&parts)));
            }
            Ok(Value::from(List::new(found)))
        },
    ),
    def("_whole(exception, /)", "The text of an exception and those behind it.", |vm, args| {
        let exception = exception(vm, &args[0])?;
        let text = vm.format_exception(&exception);
        vm.charge(text.len())?;
        Ok(vm.text(text))
    }),
    def("_only(exception, alone=False, /)", "The last lines of an exception's text.", |vm, args| {
        let exception = exception(vm, &args[0])?;
        let mut text = String::new();
        vm.format_last_lines(&exception, !args[1].same(&Value::TRUE), &mut text);
        vm.charge(text.len())?;
        Ok(vm.text(text))
    }),
    def(
        "_entries(traceback, /)",
        "File, line, name, source and text of each part, the outermost first.",
        |vm, args| {
            let mut found = Vec::new();
            for entry in entries_of(&args[0]).iter().rev() {
                found.push(Value::from(Tuple::from_slice(&described(vm, entry)?)));
            }
            Ok(Value::from(List::new(found)))
        },
    ),
];

/// Fills the module.
pub fn load(vm: &mut Vm, module: &Ref<Module>) -> Res<()> {
    vm.add_functions(module, FUNCTIONS);
    vm.add_functions(module, PLACES);
    super::run_source(vm, module, "traceback", include_str!("traceback.py"))
}
