//! `safe-python run`: a program in this very process, its prints on stdout as they are.

use std::{
    cell::RefCell,
    fs,
    io::{self, IsTerminal, Read, Write},
    mem::ManuallyDrop,
    panic::{self, AssertUnwindSafe},
    path::Path,
    process::ExitCode,
    rc::Rc,
    thread,
    time::{Duration, Instant},
};

use interpreter::{ErrorReport, Host, Limits, Outcome, Policy, STACK_BYTES, Session, Status, Stream};
use serde::Serialize;

use crate::{
    clock::{self, Clock},
    command_line::RunOptions,
    sandbox,
};

/// The command line is wrong.
const USAGE: u8 = 2;
/// A limit stopped the program.
const LIMIT: u8 = 3;
/// The interpreter itself failed; sysexits.h calls it EX_SOFTWARE.
const INTERNAL: u8 = 70;
/// Printed text is written in pieces of this size.
const BUFFER: usize = 64 << 10;
/// A longer file is no program.
const LONGEST_FILE: u64 = 64 << 20;

/// Runs the program of the command line.
pub fn run(options: &RunOptions) -> ExitCode {
    let policy = match sandbox::policy(&options.policy) {
        Ok(policy) => policy,
        Err(error) => return usage(&error),
    };
    let bytes = match read_program(&options.file) {
        Ok(bytes) => bytes,
        Err(error) => return usage(&error),
    };
    let limits = Limits {
        time: options.time_limit.0,
        memory: options.memory_limit.0,
        recursion: options.recursion_limit,
        output: options.output_limit.0,
        steps: None,
    };
    let name = program_name(&options.file);
    let json = options.json;
    let guest = thread::Builder::new()
        .name("guest".to_owned())
        .stack_size(STACK_BYTES)
        .spawn(move || perform(bytes, &name, limits, policy, json));
    match guest.map(thread::JoinHandle::join) {
        Ok(Ok(code)) => ExitCode::from(code),
        Ok(Err(_)) => {
            say(format_args!("InternalError: the interpreter failed"));
            ExitCode::from(INTERNAL)
        }
        Err(error) => {
            say(format_args!("error: there is no memory for a stack of {} MiB: {error}", STACK_BYTES >> 20));
            ExitCode::from(INTERNAL)
        }
    }
}

/// Reads a program from a file, or from stdin for `-`. The error says what to do.
pub fn read_program(file: &Path) -> Result<Vec<u8>, String> {
    let from_stdin = file == Path::new("-");
    let shown = if from_stdin { "stdin".to_owned() } else { format!("{}", file.display()) };
    let mut bytes = Vec::new();
    let read = if from_stdin {
        io::stdin().lock().take(LONGEST_FILE + 1).read_to_end(&mut bytes)
    } else {
        fs::File::open(file).and_then(|file| file.take(LONGEST_FILE + 1).read_to_end(&mut bytes))
    };
    match read {
        Err(error) => Err(format!("{shown} cannot be read: {error}; name a Python file, or - for stdin")),
        Ok(length) if length as u64 > LONGEST_FILE => {
            Err(format!("{shown} is longer than {} MiB; that is no program", LONGEST_FILE >> 20))
        }
        Ok(_) => Ok(bytes),
    }
}

/// What tracebacks call the program.
pub fn program_name(file: &Path) -> String {
    if file == Path::new("-") { "<stdin>".to_owned() } else { file.display().to_string() }
}

/// The program's text; a syntax error, worded as CPython's, where it is not UTF-8.
pub fn decode(bytes: Vec<u8>, name: &str) -> Result<String, ErrorReport> {
    let error = match String::from_utf8(bytes) {
        Ok(text) => {
            return Ok(match text.strip_prefix('\u{feff}') {
                Some(text) => text.to_owned(),
                None => text,
            });
        }
        Err(error) => error,
    };
    let at = error.utf8_error().valid_up_to();
    let before = &error.as_bytes()[..at];
    let line = before.iter().filter(|byte| **byte == b'\n').count() as u32 + 1;
    let message = format!(
        "Non-UTF-8 code starting with '\\x{:02x}' in file {name} on line {line}, but no encoding declared; see \
         https://peps.python.org/pep-0263/ for details",
        error.as_bytes()[at]
    );
    Err(ErrorReport {
        type_name: "SyntaxError".to_owned(),
        traceback: format!("  File \"{name}\", line {line}\nSyntaxError: {message}\n"),
        message,
        line: Some(line),
        hint: Some("save the program as UTF-8".to_owned()),
        ..ErrorReport::default()
    })
}

/// The whole outcome, as `--json` prints it.
#[derive(Serialize)]
struct Report<'a> {
    #[serde(flatten)]
    outcome: &'a Outcome,
    stdout: &'a str,
    stderr: &'a str,
    duration_ms: f64,
}

fn perform(bytes: Vec<u8>, name: &str, limits: Limits, policy: Policy, json: bool) -> u8 {
    let streams = Rc::new(RefCell::new(Streams::new(json)));
    let started = Instant::now();
    let outcome = match decode(bytes, name) {
        Ok(source) => {
            let host = TerminalHost { streams: Rc::clone(&streams), clock: Clock::start() };
            // A panic has told its message on stderr by itself.
            panic::catch_unwind(AssertUnwindSafe(|| {
                // The process ends soon, and its memory with it: there is nothing to let go of one by one.
                ManuallyDrop::new(Session::new(limits, policy, Box::new(host))).run(&source, name)
            }))
            .unwrap_or_else(|_| ended(Status::InternalError, None))
        }
        Err(error) => ended(Status::Error, Some(error)),
    };
    let duration_ms = started.elapsed().as_secs_f64() * 1000.0;
    let mut streams = streams.borrow_mut();
    streams.flush();
    let mut code = exit_code(&outcome);
    if json {
        let (stdout, stderr) = (&streams.kept_stdout, &streams.kept_stderr);
        let report = Report { outcome: &outcome, stdout, stderr, duration_ms };
        let written = serde_json::to_writer_pretty(&mut io::stdout().lock(), &report);
        let written = written.map_err(io::Error::from).and_then(|()| io::stdout().write_all(b"\n"));
        streams.broken = written.err();
    } else if let Some(error) = &outcome.error
        && (outcome.exit_code.is_none() || code == LIMIT)
        && streams.broken.is_none()
    {
        say_all(&traceback(error));
    } else if outcome.status == Status::InternalError {
        say(format_args!("InternalError: the interpreter failed"));
    }
    if let Some(error) = &streams.broken {
        // Whoever reads stdout has gone: as CPython, but in a line.
        let type_name = if error.kind() == io::ErrorKind::BrokenPipe { "BrokenPipeError" } else { "OSError" };
        say(format_args!("{type_name}: stdout cannot be written: {error}"));
        code = 1;
    }
    code
}

fn ended(status: Status, error: Option<ErrorReport>) -> Outcome {
    Outcome { status, result: None, error, exit_code: None, steps: 0, peak_memory: 0 }
}

fn exit_code(outcome: &Outcome) -> u8 {
    let raised = outcome.error.as_ref().is_some_and(|error| error.type_name == "MemoryError");
    match outcome.status {
        Status::MemoryLimit if raised => 1,
        Status::TimeLimit | Status::MemoryLimit | Status::OutputLimit | Status::StepLimit => LIMIT,
        Status::InternalError => INTERNAL,
        // As the operating system takes it: the last eight bits.
        Status::Ok => outcome.exit_code.unwrap_or(0) as u8,
        Status::Error | Status::RecursionLimit | Status::Cancelled => outcome.exit_code.unwrap_or(1) as u8,
    }
}

/// The traceback; its last line names the error, whatever the interpreter gave.
fn traceback(error: &ErrorReport) -> String {
    let mut text = error.traceback.clone();
    if !text.is_empty() && !text.ends_with('\n') {
        text.push('\n');
    }
    if text.is_empty() {
        text = format!("{}: {}\n", error.type_name, error.message);
    }
    text
}

fn usage(error: &str) -> ExitCode {
    say(format_args!("error: {error}"));
    ExitCode::from(USAGE)
}

/// A line on stderr, if anybody listens.
fn say(line: std::fmt::Arguments<'_>) {
    let _ = writeln!(io::stderr(), "{line}");
}

/// Text on stderr, if anybody listens.
fn say_all(text: &str) {
    let _ = io::stderr().write_all(text.as_bytes());
}

/// Where printed text goes: to the process's own streams, or kept for `--json`.
struct Streams {
    keep: bool,
    kept_stdout: String,
    kept_stderr: String,
    buffer: Vec<u8>,
    interactive: bool,
    /// Why nothing more can be written.
    broken: Option<io::Error>,
}

impl Streams {
    fn new(keep: bool) -> Streams {
        Streams {
            keep,
            kept_stdout: String::new(),
            kept_stderr: String::new(),
            buffer: Vec::new(),
            interactive: io::stdout().is_terminal(),
            broken: None,
        }
    }

    fn write(&mut self, stream: Stream, text: &str) {
        match stream {
            Stream::Stdout if self.keep => self.kept_stdout.push_str(text),
            Stream::Stderr if self.keep => self.kept_stderr.push_str(text),
            Stream::Stdout => {
                self.buffer.extend_from_slice(text.as_bytes());
                if self.buffer.len() >= BUFFER || (self.interactive && text.contains('\n')) {
                    self.flush();
                }
            }
            Stream::Stderr => {
                // What was printed before is seen before.
                self.flush();
                say_all(text);
            }
        }
    }

    fn flush(&mut self) {
        if self.broken.is_none() && !self.buffer.is_empty() {
            let mut stdout = io::stdout().lock();
            self.broken = stdout.write_all(&self.buffer).and_then(|()| stdout.flush()).err();
        }
        self.buffer.clear();
    }
}

struct TerminalHost {
    streams: Rc<RefCell<Streams>>,
    clock: Clock,
}

impl Host for TerminalHost {
    fn write(&mut self, stream: Stream, text: &str) {
        self.streams.borrow_mut().write(stream, text);
    }

    fn monotonic(&self) -> Duration {
        self.clock.monotonic()
    }

    fn wall_clock(&self) -> Duration {
        self.clock.wall()
    }

    fn sleep(&mut self, time: Duration) {
        self.streams.borrow_mut().flush();
        self.clock.sleep(time, || self.cancelled());
    }

    fn entropy(&mut self, bytes: &mut [u8]) {
        clock::entropy(bytes);
    }

    fn cancelled(&self) -> bool {
        // Nobody reads what it still has to say.
        self.streams.borrow().broken.is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exit_codes_are_those_of_the_manual() {
        let code = |status, exit_code| exit_code_of(status, exit_code);
        assert_eq!(code(Status::Ok, None), 0);
        assert_eq!(code(Status::Error, None), 1);
        assert_eq!(code(Status::RecursionLimit, None), 1);
        assert_eq!(code(Status::Error, Some(7)), 7);
        assert_eq!(code(Status::Error, Some(-1)), 255);
        assert_eq!(code(Status::TimeLimit, None), 3);
        assert_eq!(code(Status::OutputLimit, None), 3);
    }

    fn exit_code_of(status: Status, code: Option<i32>) -> u8 {
        exit_code(&Outcome { exit_code: code, ..ended(status, None) })
    }

    #[test]
    fn text_is_decoded() {
        assert_eq!(decode("\u{feff}x = 'ä'".into(), "a.py").unwrap(), "x = 'ä'");
        let error = decode(b"x\ny = '\xff'".to_vec(), "a.py").unwrap_err();
        assert_eq!(error.line, Some(2));
        assert!(error.traceback.ends_with("details\n") && error.message.contains("'\\xff'"));
    }

    #[test]
    fn the_last_line_names_the_error() {
        let bare = ErrorReport { type_name: "X".to_owned(), message: "m".to_owned(), ..ErrorReport::default() };
        assert_eq!(traceback(&bare), "X: m\n");
        let full = ErrorReport { traceback: "Traceback\nX: m".to_owned(), ..bare };
        assert_eq!(traceback(&full), "Traceback\nX: m\n");
    }
}
