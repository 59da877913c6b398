//! Running the corpus: one libtest-mimic trial per case, each asking the workers and the judge.

use std::{
    fs,
    sync::{Arc, Mutex},
    time::{Duration, Instant},
};

use indicatif::{ProgressBar, ProgressStyle};
use libtest_mimic::{Arguments, Completion, Conclusion, Failed, FormatSetting, Trial};

use crate::{
    case::{BrokenCase, Case, area},
    judge::{self, Evidence, Oracle, PINNED},
    observation::{Crash, Run},
    process::Pool,
    protocol::{Job, JobLimits},
    recording::Recording,
    report::CaseRecord,
    verdict::{Judgement, Verdict},
};

/// How long a sandbox may outlive its own time limit before it is killed.
const GRACE: Duration = Duration::from_secs(10);
/// The interpreter's default time limit.
const DEFAULT_TIME: Duration = Duration::from_secs(5);
/// How long CPython may take for a case without a longer limit of its own.
const ORACLE_TIME: Duration = Duration::from_secs(20);

/// Where CPython's side comes from in this run.
pub enum OracleSource {
    Live { pool: Pool, version: String },
    Recorded,
}

impl OracleSource {
    /// The minor version cases are skipped by.
    fn minor_version(&self) -> (u32, u32) {
        let OracleSource::Live { version, .. } = self else { return PINNED };
        let mut numbers = version.split('.').map(|part| part.parse().unwrap_or(0));
        (numbers.next().unwrap_or(0), numbers.next().unwrap_or(0))
    }
}

/// What the command line decides about a run.
#[derive(Clone, Debug, Default)]
pub struct Plan {
    pub filter: Option<String>,
    pub exact: bool,
    pub skip: Vec<String>,
    pub list: bool,
    pub jobs: Option<usize>,
    pub bless: bool,
    /// Kill after this long, both sides, whatever the case's limits; for testing the harness.
    pub kill_after: Option<Duration>,
    /// Shows a bar instead of a line per case.
    pub bar: bool,
}

/// What trials share.
struct Shared {
    oracle: OracleSource,
    sandbox: Pool,
    plan: Plan,
    records: Mutex<Vec<CaseRecord>>,
    progress: ProgressBar,
}

/// The end of a run.
pub struct Finished {
    pub conclusion: Conclusion,
    pub records: Vec<CaseRecord>,
    pub elapsed: Duration,
}

/// Runs what the plan selects.
pub fn run(
    cases: Vec<Result<Case, BrokenCase>>,
    oracle: OracleSource,
    sandbox: Pool,
    plan: Plan,
) -> Result<Finished, String> {
    let started = Instant::now();
    let log = tempfile::NamedTempFile::new().map_err(|error| format!("cannot write a log: {error}"))?;
    let arguments = Arguments {
        filter: plan.filter.clone(),
        exact: plan.exact,
        skip: plan.skip.clone(),
        list: plan.list,
        test_threads: plan.jobs,
        format: Some(FormatSetting::Pretty),
        // Behind a progress bar the lines of the cases go to a file nobody reads; the report shows the failures.
        logfile: plan.bar.then(|| log.path().to_string_lossy().into_owned()),
        ..Arguments::default()
    };
    let selected = |name: &str| !arguments.is_filtered_out(&Trial::test(name, || Ok(())));
    let count = cases.iter().filter(|case| selected(name_of(case))).count();
    if count == 0 && !plan.list {
        return Err(match &plan.filter {
            Some(filter) => format!("no case has `{filter}` in its name; --list shows the names"),
            None => "the corpus has no cases".to_owned(),
        });
    }
    let progress = if plan.bar { progress_bar(count as u64) } else { ProgressBar::hidden() };
    let shared = Arc::new(Shared { oracle, sandbox, plan, records: Mutex::default(), progress });
    let trials = cases
        .into_iter()
        .map(|case| {
            let shared = Arc::clone(&shared);
            let name = name_of(&case).to_owned();
            Trial::ignorable_test(name, move || shared.trial(case))
        })
        .collect();
    let conclusion = libtest_mimic::run(&arguments, trials);
    shared.progress.finish_and_clear();
    let mut records = std::mem::take(&mut *lock(&shared.records));
    records.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(Finished { conclusion, records, elapsed: started.elapsed() })
}

fn name_of(case: &Result<Case, BrokenCase>) -> &str {
    match case {
        Ok(case) => &case.name,
        Err(broken) => &broken.name,
    }
}

fn progress_bar(count: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:30} {pos}/{len} {elapsed} {wide_msg}")
        .unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(count).with_style(style)
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
}

impl Shared {
    fn trial(&self, case: Result<Case, BrokenCase>) -> Result<Completion, Failed> {
        let started = Instant::now();
        let (name, covers, judgement) = match case {
            Err(broken) => (broken.name, Vec::new(), Judgement::new(Verdict::CaseError, broken.message)),
            Ok(case) => {
                let judgement = self.case(&case).unwrap_or_else(|error| Judgement::new(Verdict::CaseError, error));
                (case.name, case.covers, judgement)
            }
        };
        let record = CaseRecord {
            area: area(&name),
            name,
            verdict: judgement.verdict,
            message: judgement.message.clone(),
            seconds: started.elapsed().as_secs_f64(),
            covers,
        };
        self.progress.set_message(record.name.clone());
        self.progress.inc(1);
        if !judgement.verdict.passes() && self.plan.bar {
            self.progress.println(format!("{}: {}", judgement.verdict.label(), record.name));
        }
        lock(&self.records).push(record);
        match judgement.verdict {
            Verdict::Skipped => Ok(Completion::ignored_with(judgement.message)),
            verdict if verdict.passes() => Ok(Completion::Completed),
            verdict => Err(format!("{}: {}", verdict.label(), judgement.message.trim_end()).into()),
        }
    }

    /// Runs one case on both sides; an error is one of the harness or of the machine.
    fn case(&self, case: &Case) -> Result<Judgement, String> {
        if let Some((major, minor)) = case.header.python
            && self.oracle.minor_version() < (major, minor)
        {
            return Ok(Judgement::new(Verdict::Skipped, format!("needs CPython {major}.{minor}")));
        }
        let sandbox = self.run_sandbox(case)?;
        let oracle = match &self.oracle {
            _ if judge::needs_no_oracle(case) => Oracle::None,
            OracleSource::Recorded => Oracle::Recorded,
            OracleSource::Live { pool, version } => {
                let first = self.run_oracle(pool, case, 0)?;
                // What had to be killed once is not waited for twice.
                let hangs = matches!(first, Err(Crash::Timeout { .. }));
                let second = if hangs { first.clone() } else { self.run_oracle(pool, case, 1)? };
                let runs = Box::new([first, second]);
                Oracle::Live { version, runs }
            }
        };
        let recording = match fs::read_to_string(case.recording_path()) {
            Ok(text) => Some(Recording::parse(&text)),
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => None,
            Err(error) => Some(Err(error.to_string())),
        };
        let mut evidence = Evidence { oracle, recording, sandbox };
        if self.plan.bless {
            match judge::bless(case, &evidence) {
                Ok(recording) => {
                    self.write(case, recording.as_ref())?;
                    evidence.recording = recording.map(Ok);
                }
                Err(error) => return Ok(Judgement::new(Verdict::CaseError, format!("cannot be recorded: {error}"))),
            }
        }
        Ok(judge::judge(case, &evidence))
    }

    fn write(&self, case: &Case, recording: Option<&Recording>) -> Result<(), String> {
        let path = case.recording_path();
        let failed = |error: std::io::Error| format!("cannot write {}: {error}", path.display());
        match recording {
            Some(recording) => {
                let text = recording.render();
                let unchanged = fs::read_to_string(&path).is_ok_and(|old| old == text);
                if unchanged { Ok(()) } else { fs::write(&path, text).map_err(failed) }
            }
            None if path.exists() => fs::remove_file(&path).map_err(failed),
            None => Ok(()),
        }
    }

    fn run_sandbox(&self, case: &Case) -> Result<Run, String> {
        let own = case.header.limits.time.unwrap_or(DEFAULT_TIME);
        let patience = self.plan.kill_after.unwrap_or(own + GRACE);
        self.sandbox.run(&job(case, 0, patience), patience)
    }

    fn run_oracle(&self, pool: &Pool, case: &Case, repetition: u32) -> Result<Run, String> {
        let patience = self.plan.kill_after.unwrap_or(ORACLE_TIME);
        // The zygote kills its child; only when the zygote itself hangs is it killed too.
        pool.run(&job(case, repetition, patience), patience * 2 + GRACE)
    }
}

fn job(case: &Case, repetition: u32, patience: Duration) -> Job {
    let limits = &case.header.limits;
    Job {
        file_name: case.file_name(),
        source: case.source.clone(),
        seed: case.header.seed,
        limits: JobLimits {
            time_ms: limits.time.map(|time| time.as_millis() as u64),
            memory: limits.memory,
            output: limits.output,
            recursion: limits.recursion,
            steps: limits.steps,
        },
        repetition,
        kill_after_ms: patience.as_millis() as u64,
    }
}
