//! `traceback`. <https://docs.python.org/3.13/library/traceback.html>
//!
//! The text comes from what writes uncaught exceptions; the rest is Python (`traceback.py`).

use crate::memory::{Ref, Tuple, Value};
use crate::objects::native::{Def, def};
use crate::objects::{Exception, List, Module};
use crate::vm::traceback::entries_of;
use crate::vm::{Res, Vm};

fn exception(vm: &mut Vm, value: &Value) -> Res<Ref<Exception>> {
    value.to_ref::<Exception>().ok_or_else(|| vm.type_error("Exception expected for value"))
}

const FUNCTIONS: &[Def] = &[
    def("_whole(exception, /)", "The text of an exception and those behind it.", |vm, args| {
        let exception = exception(vm, &args[0])?;
        let text = vm.format_exception(&exception);
        vm.charge(text.len())?;
        Ok(vm.text(text))
    }),
    def("_only(exception, /)", "The last lines of an exception's text.", |vm, args| {
        let exception = exception(vm, &args[0])?;
        let mut text = String::new();
        vm.format_exception_only(&exception, &mut text);
        vm.charge(text.len())?;
        Ok(vm.text(text))
    }),
    def(
        "_entries(traceback, /)",
        "File, line, name, source and text of each part, the outermost first.",
        |vm, args| {
            let mut found = Vec::new();
            for entry in entries_of(&args[0]).iter().rev() {
                vm.tick(8)?;
                let line = entry.code.line_at(entry.pc);
                let source = entry.code.source.line_text(line).trim().to_owned();
                let mut text = String::new();
                vm.format_entries(std::slice::from_ref(entry), &mut text);
                vm.charge(text.len() + source.len() + 200)?;
                let parts = [
                    vm.text(&*entry.code.source.file_name),
                    Value::int(i64::from(line)),
                    entry.code.name.value(),
                    vm.text(source),
                    vm.text(text),
                ];
                found.push(Value::from(Tuple::from_slice(&parts)));
            }
            Ok(Value::from(List::new(found)))
        },
    ),
];

/// Fills the module.
pub fn load(vm: &mut Vm, module: &Ref<Module>) -> Res<()> {
    vm.add_functions(module, FUNCTIONS);
    super::run_source(vm, module, "traceback", include_str!("traceback.py"))
}
