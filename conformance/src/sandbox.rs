//! The sandbox worker: runs each job in a new [`Session`] and reports what it showed.
//!
//! How the interpreter's API maps onto an [`Observation`]: what the host was given for stdout is `stdout`; what it
//! was given for stderr, and then `Outcome::error`'s traceback, is `stderr`; a limit's status is `limit`;
//! `RecursionLimit` is an ordinary uncaught `RecursionError` as well; `InternalError` is a panic.

use std::{
    cell::RefCell,
    fs, panic,
    path::{Path, PathBuf},
    rc::Rc,
    thread,
    time::{Duration, Instant, SystemTime},
};

use interpreter::{Host, Limits, Outcome, Policy, STACK_BYTES, Session, Status, Stream};
use nix::sys::resource::{Resource, setrlimit};

use crate::{
    directive::LimitKind,
    observation::{Crash, Observation, Raised, Run},
    protocol::{self, Job, Reply},
};

/// Address space of a worker: the deep stack, and far more than any case's memory limit. A runaway allocation ends
/// the worker, not the machine.
const ADDRESS_SPACE: u64 = 6 << 30;

/// Serves jobs until the main process hangs up. Returns the process's exit code.
pub fn worker() -> u8 {
    // Best effort: where the limit cannot be set the main process's patience still holds.
    let _ = setrlimit(Resource::RLIMIT_AS, ADDRESS_SPACE, ADDRESS_SPACE);
    let _ = setrlimit(Resource::RLIMIT_CORE, 0, 0);
    let served = thread::Builder::new().name("guest".to_owned()).stack_size(STACK_BYTES).spawn(serve);
    match served.map(thread::JoinHandle::join) {
        Ok(Ok(Ok(()))) => 0,
        Ok(Ok(Err(error))) => {
            eprintln!("the sandbox worker lost its main process: {error}");
            1
        }
        Ok(Err(_)) => 1,
        Err(error) => {
            eprintln!("the sandbox worker got no thread with a stack of {} MiB: {error}", STACK_BYTES >> 20);
            1
        }
    }
}

fn serve() -> std::io::Result<()> {
    let mut socket = protocol::worker_socket()?;
    // Everything a program might try to leave behind would land here.
    let folder = tempfile::tempdir()?;
    std::env::set_current_dir(folder.path())?;
    panic::set_hook(Box::new(|info| {
        // To stderr as well: a panic that aborts has no other way to be heard.
        eprintln!("{info}");
        LAST_PANIC.set(info.to_string());
    }));
    let version = env!("CARGO_PKG_VERSION").to_owned();
    let ready = Reply::Ready { protocol: protocol::VERSION, implementation: "safe-python".to_owned(), version };
    protocol::send(&mut socket, &ready)?;
    while let Some(job) = protocol::receive::<Job>(&mut socket)? {
        let reply = match run(&job) {
            Ok(mut observation) => {
                observation.left_behind = empty(folder.path())?;
                Reply::Ran(Box::new(observation))
            }
            Err(crash) => Reply::Crashed(crash),
        };
        protocol::send(&mut socket, &reply)?;
    }
    Ok(())
}

thread_local! {
    /// What the panic hook heard last: the message and the place, which the payload does not have.
    static LAST_PANIC: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Runs one job; a panic of the interpreter is caught and told.
fn run(job: &Job) -> Run {
    let printed = Rc::new(RefCell::new(Printed::default()));
    let outcome = panic::catch_unwind(panic::AssertUnwindSafe(|| execute(job, Rc::clone(&printed))));
    let outcome = outcome.map_err(|_| Crash::Panic { message: LAST_PANIC.take() })?;
    let printed = printed.take();
    observe(outcome, printed)
}

#[derive(Default)]
struct Printed {
    stdout: String,
    stderr: String,
}

fn execute(job: &Job, printed: Rc<RefCell<Printed>>) -> Outcome {
    let defaults = Limits::default();
    let limits = Limits {
        time: job.limits.time_ms.map(Duration::from_millis).or(defaults.time),
        memory: job.limits.memory.or(defaults.memory),
        recursion: job.limits.recursion.unwrap_or(defaults.recursion),
        output: job.limits.output.or(defaults.output),
        steps: job.limits.steps.or(defaults.steps),
    };
    let host = CaptureHost { printed, started: Instant::now(), entropy: job.seed.unwrap_or(0) };
    let mut session = Session::new(limits, Policy::default(), Box::new(host));
    if let Some(seed) = job.seed {
        let prelude = session.run_part(&format!("import random\nrandom.seed({seed})\ndel random\n"), "<seed>");
        if prelude.status != Status::Ok {
            return prelude;
        }
    }
    session.run(&job.source, &job.file_name)
}

fn observe(outcome: Outcome, printed: Printed) -> Run {
    let limit = match outcome.status {
        Status::Ok | Status::Error => None,
        Status::TimeLimit => Some(LimitKind::Time),
        Status::MemoryLimit => Some(LimitKind::Memory),
        Status::OutputLimit => Some(LimitKind::Output),
        Status::RecursionLimit => Some(LimitKind::Recursion),
        Status::StepLimit => Some(LimitKind::Steps),
        Status::Cancelled => {
            return Err(Crash::Panic { message: "the run reports that it was cancelled; nobody did".to_owned() });
        }
        Status::InternalError => {
            let reported = outcome.error.map(|error| error.message).unwrap_or_default();
            let message = format!("internal error: {reported}\n{}", printed.stderr);
            return Err(Crash::Panic { message });
        }
    };
    let failed = outcome.status != Status::Ok;
    let mut stderr = printed.stderr;
    let error = outcome.error.map(|report| {
        stderr += &report.traceback;
        Raised { type_name: report.type_name, message: report.message, line: report.line }
    });
    Ok(Observation {
        stdout: printed.stdout,
        stderr,
        exit_code: outcome.exit_code.unwrap_or(i32::from(failed)),
        error,
        result: outcome.result.map(|value| value.repr).filter(|_| !failed),
        limit,
        guarded: Vec::new(),
        left_behind: Vec::new(),
    })
}

/// Names what is in the folder, and removes it.
fn empty(folder: &Path) -> std::io::Result<Vec<String>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path: PathBuf = entry?.path();
        found.push(path.file_name().unwrap_or_default().to_string_lossy().into_owned());
        if path.is_dir() { fs::remove_dir_all(&path)? } else { fs::remove_file(&path)? }
    }
    found.sort();
    Ok(found)
}

/// Keeps what is printed. Clocks are real; entropy is a stream that the seed decides, so that two runs agree.
struct CaptureHost {
    printed: Rc<RefCell<Printed>>,
    started: Instant,
    entropy: u64,
}

impl Host for CaptureHost {
    fn write(&mut self, stream: Stream, text: &str) {
        let mut printed = self.printed.borrow_mut();
        match stream {
            Stream::Stdout => printed.stdout.push_str(text),
            Stream::Stderr => printed.stderr.push_str(text),
        }
    }

    fn monotonic(&self) -> Duration {
        self.started.elapsed()
    }

    fn wall_clock(&self) -> Duration {
        SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default()
    }

    fn sleep(&mut self, time: Duration) {
        thread::sleep(time);
    }

    fn entropy(&mut self, bytes: &mut [u8]) {
        for byte in bytes {
            // SplitMix64, one byte of each step.
            self.entropy = self.entropy.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let mut mixed = self.entropy;
            mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
            *byte = ((mixed ^ (mixed >> 31)) & 0xff) as u8;
        }
    }
}

#[cfg(test)]
mod tests {
    use interpreter::{ErrorReport, ResultValue};

    use super::*;

    fn outcome(status: Status) -> Outcome {
        Outcome { status, result: None, error: None, exit_code: None, steps: 0, peak_memory: 0 }
    }

    fn printed(stdout: &str, stderr: &str) -> Printed {
        Printed { stdout: stdout.to_owned(), stderr: stderr.to_owned() }
    }

    #[test]
    fn an_error_is_shown_below_what_went_to_stderr() {
        let report = ErrorReport {
            type_name: "ValueError".to_owned(),
            message: "no".to_owned(),
            line: Some(3),
            traceback: "Traceback (most recent call last):\nValueError: no\n".to_owned(),
            ..ErrorReport::default()
        };
        let outcome = Outcome { error: Some(report), ..outcome(Status::Error) };
        let shown = observe(outcome, printed("out\n", "warned\n")).unwrap();
        assert_eq!(shown.stdout, "out\n");
        assert_eq!(shown.stderr, "warned\nTraceback (most recent call last):\nValueError: no\n");
        assert_eq!((shown.exit_code, shown.limit), (1, None));
        assert_eq!(shown.error.unwrap().type_name, "ValueError");
    }

    #[test]
    fn exit_codes_and_results_pass_through() {
        let result = ResultValue { json: 42.into(), repr: "42".to_owned(), type_name: "int".to_owned() };
        let well = Outcome { result: Some(result.clone()), ..outcome(Status::Ok) };
        let shown = observe(well, Printed::default()).unwrap();
        assert_eq!((shown.exit_code, shown.result.as_deref()), (0, Some("42")));
        let exited = Outcome { result: Some(result), exit_code: Some(3), ..outcome(Status::Error) };
        let shown = observe(exited, Printed::default()).unwrap();
        assert_eq!((shown.exit_code, shown.result), (3, None));
    }

    #[test]
    fn limits_are_ends_and_defects_are_crashes() {
        for (status, kind) in [
            (Status::TimeLimit, LimitKind::Time),
            (Status::MemoryLimit, LimitKind::Memory),
            (Status::OutputLimit, LimitKind::Output),
            (Status::RecursionLimit, LimitKind::Recursion),
            (Status::StepLimit, LimitKind::Steps),
        ] {
            assert_eq!(observe(outcome(status), Printed::default()).unwrap().limit, Some(kind));
        }
        let defect = observe(outcome(Status::InternalError), printed("", "oops")).unwrap_err();
        assert!(matches!(&defect, Crash::Panic { message } if message.contains("oops")));
    }

    #[test]
    fn entropy_is_what_the_seed_says() {
        let draw = |seed| {
            let printed = Rc::default();
            let mut host = CaptureHost { printed, started: Instant::now(), entropy: seed };
            let mut bytes = [0; 16];
            host.entropy(&mut bytes);
            bytes
        };
        assert_eq!(draw(7), draw(7));
        assert_ne!(draw(7), draw(8));
    }

    #[test]
    fn what_is_left_behind_is_named_and_removed() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("b"), "").unwrap();
        fs::create_dir(folder.path().join("a")).unwrap();
        assert_eq!(empty(folder.path()).unwrap(), ["a", "b"]);
        assert!(empty(folder.path()).unwrap().is_empty());
    }
}
