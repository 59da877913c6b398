//! The corpus's cases of what is stopped and what is refused, each in a worker process behind its walls, as a server
//! runs them: what the caller is told, in what time, with how much memory in the process, and that the worker's next
//! call is answered.

use std::{
    fs,
    path::{Path, PathBuf},
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use conformance::{
    case::{self, Case},
    directive::{Expect, LimitKind},
    spec::Vocabulary,
};
use interpreter::{Limits, Status};
use server::worker::{
    process::{Ran, Worker, WorkerCommand},
    protocol::{Ended, Job, JobLimits},
};
use tokio_util::sync::CancellationToken;

/// How much later than its deadline a program may end, seen from the server.
const LATE: Duration = Duration::from_millis(100);
/// This machine may be busy: a program that was late is tried so many times in all.
const ATTEMPTS: usize = 4;
/// What a process may hold beside the limit and a quarter of it: the interpreter's own world, the text of the program.
const BESIDE: u64 = 24 << 20;

fn worker_command() -> WorkerCommand {
    WorkerCommand::new(PathBuf::from(env!("CARGO_BIN_EXE_safe-python")))
}

fn job(source: &str, file_name: String, limits: JobLimits) -> Job {
    let source = source.to_owned();
    Job { id: 0, source, file_name, inputs: serde_json::Map::new(), limits, modules: None, keep_world: false }
}

fn limits(case: &Case) -> JobLimits {
    let (asked, usual) = (&case.header.limits, Limits::default());
    JobLimits {
        time_ms: asked.time.or(usual.time).map(|time| time.as_millis() as u64),
        memory: asked.memory.or(usual.memory),
        recursion: asked.recursion.unwrap_or(usual.recursion),
        output: asked.output.or(usual.output),
    }
}

/// The most memory the process has held so far, in bytes; none where the system does not tell.
fn most_held(worker: &Worker) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{}/status", worker.process_id()?)).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    line.trim().trim_end_matches("kB").trim().parse::<u64>().ok().map(|kilobytes| kilobytes << 10)
}

/// What is wrong with how a program ended, if anything is.
fn judge(case: &Case, ended: &Ended) -> Result<(), String> {
    let error = ended.error.as_ref().map(|error| error.type_name.as_str());
    let expected = match &case.header.expect {
        Expect::Limit(LimitKind::Time) => ended.status == Status::TimeLimit,
        Expect::Limit(LimitKind::Memory) => ended.status == Status::MemoryLimit,
        Expect::Limit(LimitKind::Output) => ended.status == Status::OutputLimit,
        Expect::Limit(LimitKind::Recursion) => ended.status == Status::RecursionLimit,
        Expect::Limit(LimitKind::Steps) => ended.status == Status::StepLimit,
        Expect::Reject { error: wanted, .. } => ended.status == Status::Error && error == Some(wanted),
        // What they print is compared with CPython elsewhere.
        Expect::Agree | Expect::Differ(_) => matches!(ended.status, Status::Ok | Status::Error),
    };
    if expected { Ok(()) } else { Err(format!("it ends with {:?}, {error:?}", ended.status)) }
}

/// Runs a case in a fresh worker, and then a program that anybody might send next.
async fn attempt(case: &Case) -> Result<(), String> {
    let mut worker = Worker::start(&worker_command()).await.map_err(|error| error.to_string())?;
    let cancel = CancellationToken::new();
    let limits = limits(case);
    let started = Instant::now();
    let ran = worker.run(job(&case.source, case.file_name(), limits), &cancel, |_| ()).await;
    let took = started.elapsed();
    let ended = match ran {
        Ran::Ended(ended) => ended,
        other => return Err(format!("the caller hears {other:?}")),
    };
    judge(case, &ended)?;
    let deadline = limits.time().unwrap_or_default() + LATE;
    if took > deadline {
        return Err(format!("it takes {took:?}, and was to end within {deadline:?}"));
    }
    if let (Some(held), Some(limit)) = (most_held(&worker), limits.memory) {
        let bound = limit + limit / 4 + BESIDE;
        if held > bound {
            return Err(format!("its process held {} MB, and was to hold {} MB at most", held >> 20, bound >> 20));
        }
    }
    let mut printed = String::new();
    let next = job("print(sum(range(10)), 'after')", "next.py".to_owned(), limits);
    match worker.run(next, &cancel, |text| printed.push_str(text)).await {
        Ran::Ended(next) if next.status == Status::Ok && printed == "45 after\n" => Ok(()),
        other => Err(format!("the next call gives {other:?} and prints {printed:?}")),
    }
}

async fn prove(case: &Case) -> Result<(), String> {
    let mut last = Ok(());
    for _ in 0..ATTEMPTS {
        last = attempt(case).await;
        if last.is_ok() {
            break;
        }
    }
    last.map_err(|why| format!("{}: {why}", case.name))
}

#[tokio::test(flavor = "multi_thread")]
async fn limits_and_refusals_hold_in_workers() {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../cases");
    let vocabulary = Vocabulary::load().unwrap();
    let cases: Vec<Case> = case::discover(&corpus, &vocabulary)
        .unwrap()
        .cases
        .into_iter()
        .filter_map(Result::ok)
        .filter(|case| case.name.starts_with("limits/") || case.name.starts_with("policy/"))
        // A worker knows no limit of steps.
        .filter(|case| case.header.known_failure.is_none() && case.header.limits.steps.is_none())
        .collect();
    assert!(cases.len() > 800, "only {} cases were found", cases.len());
    let (cases, next) = (Arc::new(cases), Arc::new(AtomicUsize::new(0)));
    let at_once = thread::available_parallelism().map_or(2, usize::from);
    let mut provers = Vec::new();
    for _ in 0..at_once {
        let (cases, next) = (Arc::clone(&cases), Arc::clone(&next));
        provers.push(tokio::spawn(async move {
            let mut failures = Vec::new();
            while let Some(case) = cases.get(next.fetch_add(1, Ordering::Relaxed)) {
                failures.extend(prove(case).await.err());
            }
            failures
        }));
    }
    let mut failures = Vec::new();
    for prover in provers {
        failures.extend(prover.await.unwrap());
    }
    assert!(failures.is_empty(), "{} of {} cases:\n{}", failures.len(), cases.len(), failures.join("\n"));
}
