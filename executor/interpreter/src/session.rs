//! One Python world, and running programs in it.

use crate::compiler::code::Source;
use crate::compiler::{self, Last};
use crate::memory::{Ref, Value};
use crate::objects::str::intern;
use crate::objects::{Dict, Exception, List, Module, Str};
use crate::vm::{Fault, Raise, Res, Vm};
use crate::{ErrorReport, Host, Limits, Outcome, Policy, ResultValue, Status, Stream};
use serde::{Deserialize, Serialize};

/// The native stack a thread needs to run a [`Session`]; the memory is only touched by programs that nest deeply.
pub const STACK_BYTES: usize = 512 << 20;

/// One Python world: `__main__`, the imported modules, the limits. It stays on the thread that made it, which
/// must have a stack of [`STACK_BYTES`].
pub struct Session {
    vm: Vm,
    main: Ref<Module>,
    /// A fault has stopped the run.
    stopped: bool,
    /// Dropped last, when nothing holds the world's classes any more.
    _remains: Remains,
}

/// What is left of a world once all its parts are dropped: cycles, above all its classes.
struct Remains;

impl Drop for Remains {
    fn drop(&mut self) {
        crate::memory::end_world();
    }
}

/// Something found without running anything.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Finding {
    /// 1-based.
    pub line: u32,
    /// 1-based, in characters.
    pub column: u32,
    pub message: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hint: Option<String>,
}

impl Session {
    pub fn new(limits: Limits, policy: Policy, host: Box<dyn Host>) -> Session {
        let mut vm = Vm::new(limits, policy, host);
        let main = vm.new_module("__main__");
        let builtins = crate::builtins::module(&mut vm);
        main.dict.set_str(&intern("__builtins__"), builtins);
        vm.modules.set_str(&intern("__main__"), main.value());
        Session { vm, main, stopped: false, _remains: Remains }
    }

    /// Sets the limits of the runs that follow; the depth of calls stays as the program left it.
    pub fn set_limits(&mut self, limits: Limits) {
        self.vm.limits = limits;
    }

    /// Binds a JSON value to a variable of `__main__`: objects become dicts, arrays lists.
    pub fn bind(&mut self, name: &str, value: &serde_json::Value) {
        let value = from_json(value);
        self.main.dict.set_str(&intern(name), value);
    }

    /// Runs source text as `__main__`, to the end of the program: functions of `atexit` and the finalisers of what is
    /// still alive run, too. The traceback calls it `file_name`.
    pub fn run(&mut self, source: &str, file_name: &str) -> Outcome {
        let mut outcome = self.run_part(source, file_name);
        if !self.stopped
            && let Err(raise) = self.vm.end_program(&self.main)
        {
            self.fail(raise, &mut outcome);
        }
        outcome.steps = self.vm.steps_used();
        outcome.peak_memory = self.vm.peak_memory();
        outcome
    }

    /// Runs source text as a part of a program that goes on: variables stay for the next run.
    pub fn run_part(&mut self, source: &str, file_name: &str) -> Outcome {
        self.vm.begin();
        self.stopped = false;
        let result_name = intern("result");
        let before = self.main.dict.remove_str(&result_name);
        let ended = self.execute(source, file_name);
        let explicit = self.main.dict.get_str(&result_name);
        if explicit.is_none()
            && let Some(before) = before
        {
            self.main.dict.set_str(&result_name, before);
        }
        let mut outcome =
            Outcome { status: Status::Ok, result: None, error: None, exit_code: None, steps: 0, peak_memory: 0 };
        match ended {
            Ok(last) => {
                let value = explicit.unwrap_or(last);
                if !value.is_none() && !value.is_undef() {
                    match self.describe(&value) {
                        Ok(result) => outcome.result = Some(result),
                        Err(raise) => self.fail(raise, &mut outcome),
                    }
                }
            }
            Err(raise) => self.fail(raise, &mut outcome),
        }
        outcome.steps = self.vm.steps_used();
        outcome.peak_memory = self.vm.peak_memory();
        outcome
    }

    /// Lets go of what a run that was stopped has left, which may take a while: the outcome does not wait for it. The
    /// next run, or dropping the session, does the same.
    pub fn settle(&mut self) {
        self.vm.let_all_go();
    }

    fn execute(&mut self, source: &str, file_name: &str) -> Res {
        let source = source.strip_prefix('\u{FEFF}').unwrap_or(source);
        let code = crate::builtins::compile_source(&mut self.vm, source, file_name, "exec", Last::Return, false)?;
        let function = self.vm.top_function(code, self.main.dict.clone());
        let result = self.vm.run_namespace(function, Value::UNDEF);
        match result {
            Err(Raise::Fault) => Err(Raise::Fault),
            result => {
                self.vm.finish_finalizers()?;
                result
            }
        }
    }

    fn describe(&mut self, value: &Value) -> Res<ResultValue> {
        let type_name = self.vm.class_of(value).name().as_str().to_owned();
        // A value that cannot be shown is no fault of a program that ran to its end.
        let repr = match self.vm.repr_of(value) {
            Ok(repr) => repr.as_str().to_owned(),
            Err(Raise::Fault) => return Err(Raise::Fault),
            Err(Raise::Exception(exception)) => {
                let error = exception.class.borrow().name();
                format!("<repr raised {}>", error.as_str())
            }
        };
        let json = match crate::json_form::to_json(&mut self.vm, value) {
            Err(Raise::Exception(_)) => serde_json::Value::Null,
            json => json?,
        };
        Ok(ResultValue { json, repr, type_name })
    }

    fn fail(&mut self, raise: Raise, outcome: &mut Outcome) {
        match raise {
            Raise::Exception(exception) => self.fail_exception(&exception, outcome),
            Raise::Fault => {
                let fault = self.vm.fault.take().unwrap_or(Fault::Internal("a fault without a reason".to_owned()));
                let (status, name, message, hint) = self.fault_text(&fault);
                outcome.status = status;
                outcome.error = Some(ErrorReport {
                    type_name: name.to_owned(),
                    traceback: format!("{name}: {message}\n"),
                    message,
                    hint,
                    ..ErrorReport::default()
                });
                self.vm.clear_frames();
                self.stopped = true;
            }
        }
    }

    fn fail_exception(&mut self, exception: &Ref<Exception>, outcome: &mut Outcome) {
        let class = exception.class.borrow().clone();
        if class.is_subtype(&self.vm.errors.SystemExit) {
            self.exit(exception, outcome);
            return;
        }
        let errors = &self.vm.errors;
        outcome.status = match () {
            () if class.is_subtype(&errors.RecursionError) => Status::RecursionLimit,
            () if class.is_subtype(&errors.MemoryError) => Status::MemoryLimit,
            () => Status::Error,
        };
        // Telling about the exception may itself run guest code, which gets a little time of its own.
        self.vm.extend_time();
        outcome.error = Some(self.vm.error_report(exception));
        if let Some(fault) = self.vm.fault.take() {
            let (_, name, message, _) = self.fault_text(&fault);
            if let Some(error) = &mut outcome.error {
                error.traceback.push_str(&format!("({name} while this was printed: {message})\n"));
            }
        }
    }

    fn exit(&mut self, exception: &Ref<Exception>, outcome: &mut Outcome) {
        let code = crate::vm::exceptions::extra(exception, "code").unwrap_or(Value::NONE);
        let number = match code.as_index() {
            Some(number) => (number & 0xFF) as i32,
            None if code.is_none() => 0,
            None => {
                let shown = match self.vm.str_of(&code) {
                    Ok(text) => self.vm.write(Stream::Stderr, &format!("{}\n", text.as_str())),
                    Err(raise) => Err(raise),
                };
                if let Err(Raise::Fault) = shown {
                    return self.fail(Raise::Fault, outcome);
                }
                1
            }
        };
        outcome.exit_code = Some(number);
        if number != 0 {
            outcome.status = Status::Error;
            let message = self.vm.exception_message(exception);
            outcome.error = Some(ErrorReport { type_name: "SystemExit".to_owned(), message, ..ErrorReport::default() });
        }
    }

    fn fault_text(&self, fault: &Fault) -> (Status, &'static str, String, Option<String>) {
        let limits = &self.vm.limits;
        match fault {
            Fault::Time => {
                let seconds = limits.time.map_or(0.0, |time| time.as_secs_f64());
                (
                    Status::TimeLimit,
                    "TimeLimitExceeded",
                    format!("the program ran longer than {seconds} s"),
                    Some("look for an endless loop, do less work, or ask for a longer time limit".to_owned()),
                )
            }
            Fault::Memory => {
                let bytes = limits.memory.unwrap_or(0);
                (
                    Status::MemoryLimit,
                    "MemoryLimitExceeded",
                    format!("the program held more than {} MB", bytes / (1 << 20)),
                    Some("keep less data at a time, or ask for a higher memory limit".to_owned()),
                )
            }
            Fault::Output => (
                Status::OutputLimit,
                "OutputLimitExceeded",
                format!("the program printed more than {} bytes", limits.output.unwrap_or(0)),
                Some("print less, or ask for a higher output limit".to_owned()),
            ),
            Fault::Steps => (
                Status::StepLimit,
                "StepLimitExceeded",
                format!("the program took more than {} steps", limits.steps.unwrap_or(0)),
                None,
            ),
            Fault::Cancelled => (Status::Cancelled, "Cancelled", "the caller cancelled the run".to_owned(), None),
            Fault::Internal(what) => (
                Status::InternalError,
                "InternalError",
                format!("a defect of the interpreter: {what}"),
                Some("this is not the program's fault; please report it".to_owned()),
            ),
        }
    }

    /// Looks at a program without running it: its syntax error, or what it names and cannot have.
    pub fn check(&mut self, source: &str) -> Vec<Finding> {
        self.vm.begin();
        let text = Source::new("<string>", source, false, 0);
        match crate::syntax::parse_program(source) {
            Err(error) => {
                let offset = error.range.start().to_u32().min(source.len() as u32);
                vec![Finding {
                    line: text.line(offset),
                    column: text.column(offset) + 1,
                    message: format!("{}: {}", error.class, error.message),
                    hint: None,
                }]
            }
            Ok(program) => {
                let mut findings = crate::check::refused(&program, &text, &self.vm.policy);
                if let Err(error) = compiler::compile_module(&program.body, text.clone(), Last::Drop, false) {
                    let offset = error.range.start().to_u32();
                    findings.push(Finding {
                        line: text.line(offset),
                        column: text.column(offset) + 1,
                        message: format!("SyntaxError: {}", error.message),
                        hint: None,
                    });
                }
                findings
            }
        }
    }
}

fn from_json(value: &serde_json::Value) -> Value {
    match value {
        serde_json::Value::Null => Value::NONE,
        serde_json::Value::Bool(truth) => Value::bool(*truth),
        serde_json::Value::Number(number) => match (number.as_i64(), number.as_u64()) {
            (Some(int), _) => Value::int(int),
            (None, Some(large)) => crate::objects::int::from_big(large.into()),
            _ => Value::float(number.as_f64().unwrap_or(f64::NAN)),
        },
        serde_json::Value::String(text) => Value::from(Str::new(text.as_str())),
        serde_json::Value::Array(items) => Value::from(List::new(items.iter().map(from_json).collect())),
        serde_json::Value::Object(entries) => {
            let dict = Dict::new();
            for (key, value) in entries {
                dict.set_str(&Str::new(key.as_str()), from_json(value));
            }
            dict.value()
        }
    }
}

/// The instructions a program is compiled to, as text for people; nothing for a text that does not compile.
pub fn listing(text: &str) -> Option<String> {
    let program = crate::syntax::parse_program(text).ok()?;
    let source = compiler::code::Source::new("<listing>", text, false, 0);
    let code = compiler::compile_module(&program.body, source, Last::Drop, false).ok()?;
    Some(code.listing())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::host::Nowhere;
    use crate::memory::{allocated, tracked_count};
    use crate::outcome::Status;

    /// Runs a program in a world of its own; the bytes held afterwards.
    fn after(source: &str) -> isize {
        let limits = Limits { memory: None, ..Limits::default() };
        let mut session = Session::new(limits, Policy::default(), Box::new(Nowhere));
        let outcome = session.run(source, "world.py");
        assert_eq!(outcome.status, Status::Ok, "{source}: {:?}", outcome.error);
        drop(session);
        assert_eq!(tracked_count(), 0, "objects are left of: {source}");
        allocated()
    }

    fn worlds_leave_nothing() {
        let imports = |name: &str| format!("import {name}\n");
        let mut programs: Vec<String> = crate::modules().iter().map(|module| imports(module.name)).collect();
        programs.push(
            "class Meta(type): pass\n\
             class Base(metaclass=Meta): pass\n\
             class Child(Base):\n    \
                 def __del__(self): pass\n\
             kept = [Child(), Base]\n\
             kept.append(kept)\n\
             def generate():\n    yield kept\n\
             waiting = generate()\n\
             next(waiting)\n"
                .to_owned(),
        );
        for program in programs {
            // Names and tables that a thread keeps come with the first worlds.
            after(&program);
            let before = after(&program);
            assert_eq!(after(&program), before, "bytes are left of: {program}");
        }
    }

    #[test]
    #[expect(clippy::disallowed_types, reason = "a world needs the stack of a thread of its own")]
    fn nothing_is_left_of_a_world() {
        let thread = std::thread::Builder::new().stack_size(STACK_BYTES).spawn(worlds_leave_nothing);
        thread.expect("a test has threads").join().expect("nothing is left");
    }
}
