//! From what both sides showed to a verdict. Nothing here runs anything.

use crate::{
    case::Case,
    diff,
    directive::{Expect, LimitKind, Phase},
    observation::{Crash, Observation, Run},
    recording::{Content, Recording, Shown},
    verdict::{Judgement, Verdict},
};

/// The CPython a recording is made with, and the one drift is checked against.
pub const PINNED: (u32, u32) = (3, 13);

/// What is known about a case after it ran.
pub struct Evidence<'a> {
    pub oracle: Oracle<'a>,
    /// The file beside the case: absent, unreadable, or its content.
    pub recording: Option<Result<Recording, String>>,
    pub sandbox: Run,
}

/// Where CPython's side comes from.
pub enum Oracle<'a> {
    /// Run just now, twice.
    Live { version: &'a str, runs: Box<[Run; 2]> },
    /// Only the recording.
    Recorded,
    /// The case has no CPython side.
    None,
}

/// Whether a case is judged without CPython.
pub fn needs_no_oracle(case: &Case) -> bool {
    matches!(case.header.expect, Expect::Limit(_)) || case.header.oracle_skip.is_some()
}

/// Judges a case.
pub fn judge(case: &Case, evidence: &Evidence<'_>) -> Judgement {
    let judgement = judge_plainly(case, evidence);
    let Some(reason) = &case.header.known_failure else { return judgement };
    match judgement.verdict {
        Verdict::Diverge => Judgement::new(Verdict::KnownFailure, format!("{reason}\n{}", judgement.message)),
        verdict if verdict.passes() => Judgement::new(
            Verdict::CaseError,
            format!("it passes ({}): remove the line `# known-failure: {reason}`", verdict.label()),
        ),
        _ => judgement,
    }
}

fn judge_plainly(case: &Case, evidence: &Evidence<'_>) -> Judgement {
    let expected = expectation(case, evidence);
    let sandbox = match (&evidence.sandbox, &expected) {
        (Ok(observation), _) => observation,
        (Err(crash), Ok(_)) => return crashed(crash),
        (Err(crash), Err(error)) => {
            let crash = crashed(crash);
            return Judgement::new(
                crash.verdict,
                format!(
                    "{}
and the case is wrong: {}",
                    crash.message, error.message
                ),
            );
        }
    };
    let expected = match expected {
        Ok(expected) => expected,
        Err(judgement) => return judgement,
    };
    if !sandbox.left_behind.is_empty() {
        let files = sandbox.left_behind.join(", ");
        return Judgement::new(Verdict::Diverge, format!("the sandbox let the program leave files behind: {files}"));
    }
    match &case.header.expect {
        Expect::Limit(kind) if sandbox.limit == Some(*kind) => Judgement::plain(Verdict::Limited),
        Expect::Limit(kind) => Judgement::new(
            Verdict::Diverge,
            format!("expected the {} limit to stop it; {}", kind.name(), told(sandbox)),
        ),
        Expect::Reject { error, phase } => rejected(case, sandbox, error, *phase),
        Expect::Agree => agree(sandbox, &expected),
        Expect::Differ(reason) => differ(sandbox, &expected, reason),
    }
}

fn crashed(crash: &Crash) -> Judgement {
    let verdict = match crash {
        Crash::Signal { .. } => Verdict::Signal,
        Crash::Panic { .. } => Verdict::Panic,
        Crash::Timeout { .. } => Verdict::Timeout,
        Crash::Vanished { .. } => Verdict::Vanished,
    };
    Judgement::new(verdict, format!("the sandbox {}", crash.describe()))
}

/// How a run ended, in a sentence.
fn told(observation: &Observation) -> String {
    if let Some(kind) = observation.limit {
        return format!("it stopped at its {} limit", kind.name());
    }
    match &observation.error {
        Some(error) => format!("it raised {}: {}", error.type_name, error.message),
        None => format!("it ended with exit code {}", observation.exit_code),
    }
}

/// CPython's side, from wherever it comes, checked.
#[derive(Default)]
struct Expected {
    /// What the diffs call it.
    name: String,
    /// What counts as agreement: the live run, and the recording where another patch release made it.
    cpython: Vec<Shown>,
    /// The recorded divergence.
    divergence: Option<Shown>,
}

/// Checks CPython's side and hands it over; an error is one of the case.
fn expectation(case: &Case, evidence: &Evidence<'_>) -> Result<Expected, Judgement> {
    let case_error = |message: String| Judgement::new(Verdict::CaseError, message);
    let recording = match &evidence.recording {
        None => None,
        Some(Ok(recording)) => Some(recording),
        Some(Err(error)) => return Err(case_error(format!("its recording is damaged: {error}"))),
    };
    let (content, version) = match &evidence.oracle {
        Oracle::None => return Ok(Expected::default()),
        Oracle::Live { version, runs } => (observe(case, version, runs).map_err(case_error)?, (*version).to_owned()),
        Oracle::Recorded => match recording {
            Some(recording) => (recording.content.clone(), recording.version.clone()),
            None => {
                let message = "it has no recording and no live CPython ran it: not tested.\nOn a machine with CPython \
                               3.13 run `cargo xtask conformance --bless` and commit the `.expected` file";
                return Err(case_error(message.to_owned()));
            }
        },
    };
    let live = matches!(evidence.oracle, Oracle::Live { .. });
    let mut name = format!("CPython {version}");
    if !live {
        name += " (recorded)";
    }
    let mut expected = Expected { name, ..Expected::default() };
    if live && is_pinned(&version) {
        check_drift(case, &content, &version, recording)?;
    }
    match content {
        Content::Performed { ended } => {
            if let Expect::Reject { error, .. } = &case.header.expect
                && ended == format!("raised {error}")
            {
                let message = format!("vacuous: CPython itself raises {error}, so this refusal proves nothing");
                return Err(case_error(message));
            }
        }
        Content::Compared { cpython, .. } => expected.cpython.push(cpython),
    }
    if let Some(Recording { version: recorded, content: Content::Compared { cpython, sandbox } }) = recording {
        expected.divergence = sandbox.clone();
        // Another patch release of the same minor version may word things differently; either is right.
        if live && is_pinned(&version) && *recorded != version {
            expected.cpython.push(cpython.clone());
        }
    }
    Ok(expected)
}

/// Whether a version such as `3.13.2` is of the pinned minor version.
pub fn is_pinned(version: &str) -> bool {
    version.starts_with(&format!("{}.{}.", PINNED.0, PINNED.1))
}

fn check_drift(case: &Case, live: &Content, version: &str, recording: Option<&Recording>) -> Result<(), Judgement> {
    let case_error = |message: String| Err(Judgement::new(Verdict::CaseError, message));
    let Some(recording) = recording else {
        return case_error(
            "it has no recording yet: run `cargo xtask conformance --bless`, read and commit it".to_owned(),
        );
    };
    let same = match (live, &recording.content) {
        (Content::Compared { cpython: a, .. }, Content::Compared { cpython: b, .. }) => {
            diff::shown("the recording", b, "CPython now", a)
        }
        (a, b) if a == b => None,
        (a, b) => Some(format!("recorded: {}\nnow: {}\n", one_line(b), one_line(a))),
    };
    match same {
        Some(difference) if recording.version == version => case_error(format!(
            "its recording {} has drifted: CPython {version} now shows something else. If the case was changed, run \
             `cargo xtask conformance --bless`\n{difference}",
            case.recording_path().file_name().unwrap_or_default().to_string_lossy()
        )),
        _ => Ok(()),
    }
}

fn one_line(content: &Content) -> String {
    match content {
        Content::Performed { ended } => format!("CPython {ended}"),
        Content::Compared { .. } => "a run to compare with".to_owned(),
    }
}

/// What two live runs come to; an error says why the case is no good.
pub fn observe(case: &Case, version: &str, [first, second]: &[Run; 2]) -> Result<Content, String> {
    if let Expect::Reject { .. } = case.header.expect {
        let (ended, again) = (ended(first)?, ended(second)?);
        if ended != again {
            return Err(format!("CPython {version} disagrees with itself: it {ended}, and then it {again}"));
        }
        return Ok(Content::Performed { ended });
    }
    let oracle = format!("CPython {version}");
    let whole = |run: &Run| match run {
        Ok(observation) if observation.guarded.is_empty() => Ok(Shown::from(observation)),
        Ok(observation) => Err(format!(
            "it tries to {}, which reaches outside the program; a case does that only with `expect: reject <ErrorType>`",
            observation.guarded.join(", ")
        )),
        Err(crash) => Err(format!("{oracle} {}", crash.describe())),
    };
    let (first, second) = (whole(first)?, whole(second)?);
    match diff::shown("the first run", &first, "the second run", &second) {
        Some(difference) => Err(format!(
            "{oracle} disagrees with itself, so there is nothing to agree with; make the case independent of time, \
             memory addresses and randomness (`# seed: 7`)\n{difference}"
        )),
        None => Ok(Content::Compared { cpython: first, sandbox: None }),
    }
}

/// How CPython ended when it ran what the sandbox refuses.
fn ended(run: &Run) -> Result<String, String> {
    match run {
        Ok(observation) if !observation.guarded.is_empty() => {
            Ok(format!("was held back at {}", observation.guarded[0]))
        }
        Ok(Observation { error: Some(error), .. }) => Ok(format!("raised {}", error.type_name)),
        Ok(Observation { exit_code: 0, .. }) => Ok("ended normally".to_owned()),
        Ok(Observation { exit_code, .. }) => Ok(format!("ended with exit code {exit_code}")),
        Err(Crash::Signal { number, .. }) => Ok(format!("ended by signal {number}")),
        Err(Crash::Vanished { exit_code: Some(code), .. }) => Ok(format!("left with exit code {code}")),
        Err(crash) => Err(format!("CPython {}", crash.describe())),
    }
}

/// The recording `--bless` writes; None when the case has no CPython side.
pub fn bless(case: &Case, evidence: &Evidence<'_>) -> Result<Option<Recording>, String> {
    let Oracle::Live { version, runs } = &evidence.oracle else { return Ok(None) };
    let mut content = observe(case, version, runs)?;
    if let (Expect::Reject { error, .. }, Content::Performed { ended }) = (&case.header.expect, &content)
        && *ended == format!("raised {error}")
    {
        return Err(format!("vacuous: CPython itself raises {error}"));
    }
    if let (Expect::Differ(_), Content::Compared { sandbox, .. }, Ok(shown)) =
        (&case.header.expect, &mut content, &evidence.sandbox)
    {
        *sandbox = Some(Shown::from(shown));
    }
    // The same content keeps the version it was first recorded with.
    if let Some(Ok(old)) = &evidence.recording
        && old.content == content
    {
        return Ok(Some(old.clone()));
    }
    Ok(Some(Recording { version: (*version).to_owned(), content }))
}

fn rejected(case: &Case, sandbox: &Observation, error: &str, phase: Option<Phase>) -> Judgement {
    let fail = |message: String| Judgement::new(Verdict::Diverge, message);
    let raised = match &sandbox.error {
        Some(raised) if sandbox.limit.is_none() && raised.type_name == error => raised,
        _ => return fail(format!("expected a refusal with {error}; {}\n{}", told(sandbox), sandbox.stderr)),
    };
    let text = raised.line.and_then(|line| case.source.lines().nth(line as usize - 1)).unwrap_or_default();
    let at_import = text.contains("import");
    let at_parse = sandbox.stdout.is_empty() && !sandbox.stderr.contains("Traceback (most recent call last):");
    let found = match () {
        () if at_parse => Phase::Parse,
        () if at_import => Phase::Import,
        () => Phase::Run,
    };
    match phase {
        Some(wanted) if wanted != found => fail(format!(
            "{error} came, but at {} and not at {}\n{}",
            phase_name(found),
            phase_name(wanted),
            sandbox.stderr
        )),
        _ => Judgement::plain(Verdict::Rejected),
    }
}

fn phase_name(phase: Phase) -> &'static str {
    match phase {
        Phase::Parse => "parse",
        Phase::Import => "import",
        Phase::Run => "run",
    }
}

/// The nearest difference: None when the run equals one of the alternatives.
fn difference(sandbox: &Observation, expected: &Expected) -> Option<String> {
    let shown = Shown::from(sandbox);
    let mut first = None;
    for alternative in &expected.cpython {
        let difference = diff::shown(&expected.name, alternative, "sandbox", &shown)?;
        first.get_or_insert(difference);
    }
    first
}

fn agree(sandbox: &Observation, expected: &Expected) -> Judgement {
    let stopped = match sandbox.limit {
        // An uncaught RecursionError or MemoryError is an ordinary end of a program.
        None | Some(LimitKind::Recursion) => String::new(),
        Some(LimitKind::Memory) if sandbox.error.as_ref().is_some_and(|error| error.type_name == "MemoryError") => {
            String::new()
        }
        Some(kind) => format!("the sandbox stopped at its {} limit\n", kind.name()),
    };
    match difference(sandbox, expected) {
        None if stopped.is_empty() => Judgement::plain(Verdict::Agree),
        difference => Judgement::new(Verdict::Diverge, stopped + &difference.unwrap_or_default()),
    }
}

fn differ(sandbox: &Observation, expected: &Expected, reason: &str) -> Judgement {
    if difference(sandbox, expected).is_none() {
        let message = format!("the sandbox agrees with CPython now: remove the line `# expect: differ {reason}`");
        return Judgement::new(Verdict::CaseError, message);
    }
    let Some(divergence) = &expected.divergence else {
        let message = "the divergence is not recorded: run `cargo xtask conformance --bless`, read and commit it";
        return Judgement::new(Verdict::CaseError, message);
    };
    match diff::shown("recorded divergence", divergence, "sandbox", &Shown::from(sandbox)) {
        None => Judgement::new(Verdict::RecordedDivergence, reason),
        Some(difference) => Judgement::new(
            Verdict::Diverge,
            format!("the sandbox differs from CPython in another way than was recorded\n{difference}"),
        ),
    }
}
