//! The zygote: CPython, warm, one forked child per job.
//!
//! A child runs in its own session and in an empty folder, under resource limits, with its descriptors 1 and 2 on
//! files of its own. It reports over a pipe, and what it reports is its completion marker: a child that leaves in any
//! other way (`os._exit`, a signal) has not completed, whatever its exit code says.

use std::{
    fs::{self, File},
    io::{self, PipeReader, PipeWriter, Read, Seek, SeekFrom, Write},
    os::fd::AsFd,
    time::{Duration, Instant},
};

use nix::{
    errno::Errno,
    poll::{PollFd, PollFlags, PollTimeout, poll},
    sys::{
        resource::{Resource, setrlimit},
        signal::{Signal, kill},
        wait::{WaitStatus, waitpid},
    },
    unistd::{ForkResult, Pid, dup2_stderr, dup2_stdin, dup2_stdout, setsid},
};
use pyo3::{
    prelude::*,
    types::{PyCode, PyCodeMethods, PyDict, PyModule, PyTuple},
};
use serde::{Deserialize, Serialize};

use super::embed;
use crate::{
    observation::{Crash, Observation, Raised, Run},
    protocol::{self, Job, JobLimits, Reply},
};

const DRIVER: &str = include_str!("driver.py");

/// What a child may use. Far more than any sane case, far less than the machine has.
const ADDRESS_SPACE: u64 = 2 << 30;
const LARGEST_FILE: u64 = 64 << 20;
const OPEN_FILES: u64 = 64;

/// What a child reports about a completed run; the main process puts stdout and stderr beside it.
#[derive(Serialize, Deserialize)]
struct Report {
    exit_code: i32,
    error: Option<Raised>,
    result: Option<String>,
    guarded: Vec<String>,
}

/// Serves jobs until the main process hangs up.
pub fn worker() -> u8 {
    match serve() {
        Ok(()) => 0,
        Err(error) => {
            eprintln!("the live oracle cannot run: {error}");
            1
        }
    }
}

fn serve() -> Result<(), String> {
    let mut socket = protocol::worker_socket().map_err(|error| error.to_string())?;
    // From here on descriptor 0 is nothing a program could talk through.
    let null = File::open("/dev/null").map_err(|error| error.to_string())?;
    dup2_stdin(&null).map_err(|error| error.to_string())?;
    embed::initialise(env!("CONFORMANCE_PYTHON"))?;
    Python::attach(|py| -> Result<(), String> {
        let python_error = |error: PyErr| error.to_string();
        let code = std::ffi::CString::new(DRIVER).map_err(|error| error.to_string())?;
        let driver = PyModule::from_code(py, &code, c"<driver>", c"_conformance_driver").map_err(python_error)?;
        let version: String = driver.call_method0("warm_up").and_then(|v| v.extract()).map_err(python_error)?;
        let throw_away = Job {
            file_name: "warm.py".to_owned(),
            source: "import json\nclass C: pass\nprint(f'{json.dumps([1])}', [x for x in range(3)])\n1/0\n".to_owned(),
            seed: None,
            limits: JobLimits::default(),
            repetition: 0,
            kill_after_ms: 20_000,
        };
        run(py, &driver, &throw_away).map_err(|error| error.to_string())?.map_err(|crash| crash.describe())?;
        driver.call_method0("freeze").map_err(python_error)?;
        let ready = Reply::Ready { protocol: protocol::VERSION, implementation: "CPython".to_owned(), version };
        protocol::send(&mut socket, &ready).map_err(|error| error.to_string())?;
        while let Some(job) = protocol::receive::<Job>(&mut socket).map_err(|error| error.to_string())? {
            let reply = match run(py, &driver, &job).map_err(|error| error.to_string())? {
                Ok(observation) => Reply::Ran(Box::new(observation)),
                Err(crash) => Reply::Crashed(crash),
            };
            protocol::send(&mut socket, &reply).map_err(|error| error.to_string())?;
        }
        Ok(())
    })
}

/// Forks a child for one job and waits for it.
fn run(py: Python<'_>, driver: &Bound<'_, PyModule>, job: &Job) -> io::Result<Run> {
    let folder = tempfile::tempdir()?;
    let mut stdout = tempfile::tempfile()?;
    let mut stderr = tempfile::tempfile()?;
    let (reader, writer) = io::pipe()?;
    let child = match embed::fork_python(py)? {
        ForkResult::Parent { child } => child,
        ForkResult::Child => {
            drop(reader);
            let done = child_main(py, driver, job, folder.path(), (&stdout, &stderr), writer);
            embed::leave(if done.is_ok() { 0 } else { 70 })
        }
    };
    drop(writer);
    let (report, timed_out) = read_report(reader, Duration::from_millis(job.kill_after_ms))?;
    if timed_out {
        // The child is the leader of its own session and group.
        let _ = kill(Pid::from_raw(-child.as_raw()), Signal::SIGKILL);
        let _ = kill(child, Signal::SIGKILL);
    }
    let status = loop {
        match waitpid(child, None) {
            Err(Errno::EINTR) => {}
            status => break status?,
        }
    };
    if timed_out {
        return Ok(Err(Crash::Timeout { milliseconds: job.kill_after_ms }));
    }
    let stdout = read_whole(&mut stdout)?;
    let stderr = read_whole(&mut stderr)?;
    let report: Option<Report> = serde_json::from_slice(&report).ok();
    let Some(report) = report else {
        let detail = last_lines(&stderr);
        return Ok(Err(match status {
            WaitStatus::Signaled(_, signal, _) => Crash::Signal { number: signal as i32, detail },
            WaitStatus::Exited(_, code) => Crash::Vanished { exit_code: Some(code), detail },
            _ => Crash::Vanished { exit_code: None, detail },
        }));
    };
    let mut left_behind: Vec<String> = fs::read_dir(folder.path())?
        .map(|entry| Ok(entry?.file_name().to_string_lossy().into_owned()))
        .collect::<io::Result<_>>()?;
    left_behind.sort();
    Ok(Ok(Observation {
        stdout,
        stderr,
        exit_code: report.exit_code,
        error: report.error,
        result: report.result,
        limit: None,
        guarded: report.guarded,
        left_behind,
    }))
}

/// Reads until every writer is gone; true when that took too long.
fn read_report(mut reader: PipeReader, patience: Duration) -> io::Result<(Vec<u8>, bool)> {
    let deadline = Instant::now() + patience;
    let mut bytes = Vec::new();
    loop {
        let left = deadline.saturating_duration_since(Instant::now());
        // Rounded up, so that the last millisecond is waited for and not spun through.
        let milliseconds = i32::try_from(left.as_micros().div_ceil(1000)).unwrap_or(i32::MAX);
        let timeout = PollTimeout::try_from(milliseconds).unwrap_or(PollTimeout::MAX);
        match poll(&mut [PollFd::new(reader.as_fd(), PollFlags::POLLIN)], timeout) {
            Err(Errno::EINTR) => continue,
            Err(error) => return Err(error.into()),
            Ok(0) => return Ok((bytes, true)),
            Ok(_) => {}
        }
        let mut chunk = [0; 65536];
        match reader.read(&mut chunk)? {
            0 => return Ok((bytes, false)),
            count => bytes.extend_from_slice(&chunk[..count]),
        }
    }
}

/// The text of a captured descriptor. Bytes that are not UTF-8 are shown as `\xNN`.
fn read_whole(file: &mut File) -> io::Result<String> {
    let mut bytes = Vec::new();
    file.seek(SeekFrom::Start(0))?;
    file.read_to_end(&mut bytes)?;
    let mut text = String::with_capacity(bytes.len());
    for chunk in bytes.utf8_chunks() {
        text.push_str(chunk.valid());
        for byte in chunk.invalid() {
            text.push_str(&format!("\\x{byte:02x}"));
        }
    }
    Ok(text)
}

fn last_lines(text: &str) -> String {
    let lines: Vec<&str> = text.lines().collect();
    lines[lines.len().saturating_sub(10)..].join("\n")
}

/// Everything the forked child does.
fn child_main(
    py: Python<'_>,
    driver: &Bound<'_, PyModule>,
    job: &Job,
    folder: &std::path::Path,
    (stdout, stderr): (&File, &File),
    mut report_to: PipeWriter,
) -> Result<(), Box<dyn std::error::Error>> {
    setsid()?;
    #[cfg(target_os = "linux")]
    nix::sys::prctl::set_pdeathsig(Signal::SIGKILL)?;
    dup2_stdout(stdout)?;
    dup2_stderr(stderr)?;
    std::env::set_current_dir(folder)?;
    let seconds = job.kill_after_ms.div_ceil(1000) + 1;
    for (resource, limit) in [
        (Resource::RLIMIT_CORE, 0),
        (Resource::RLIMIT_CPU, seconds),
        (Resource::RLIMIT_AS, ADDRESS_SPACE),
        (Resource::RLIMIT_FSIZE, LARGEST_FILE),
        (Resource::RLIMIT_NOFILE, OPEN_FILES),
    ] {
        let set = setrlimit(resource, limit, limit);
        // Not every system lets the address space be limited.
        if resource != Resource::RLIMIT_AS || cfg!(target_os = "linux") {
            set?;
        }
    }
    let report = run_case(py, driver, job)?;
    report_to.write_all(&serde_json::to_vec(&report)?)?;
    Ok(())
}

/// Runs the case with no Python frame below its own, so that recursion limits and tracebacks are those of
/// `python FILE`.
fn run_case(py: Python<'_>, driver: &Bound<'_, PyModule>, job: &Job) -> PyResult<Report> {
    let arguments = (&job.source, &job.file_name, job.seed, job.limits.recursion, job.repetition);
    let prepared = driver.call_method1("prepare", arguments)?;
    let prepared = prepared.cast_into::<PyTuple>()?;
    let globals = prepared.get_item(1)?.cast_into::<PyDict>()?;
    let compiled = prepared.get_item(0)?;
    let raised: Option<Bound<'_, PyAny>> = if let Ok(code) = compiled.cast::<PyCode>() {
        code.run(Some(&globals), Some(&globals)).err().map(|error| error.into_value(py).into_bound(py).into_any())
    } else {
        Some(compiled)
    };
    drop((globals, prepared));
    let finished = driver.call_method1("finish", (raised,))?;
    type Finished = (i32, Option<(String, String, Option<u32>)>, Option<String>, Vec<String>);
    let (exit_code, error, result, guarded): Finished = finished.extract()?;
    let error = error.map(|(type_name, message, line)| Raised { type_name, message, line });
    Ok(Report { exit_code, error, result, guarded })
}
