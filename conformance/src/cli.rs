//! The command line, and the first and last thing a run says.

use std::{
    io::IsTerminal,
    path::{Path, PathBuf},
    process::ExitCode,
    time::Duration,
};

use clap::{Parser, ValueEnum};

use crate::{
    api, case, judge, oracle, probe,
    process::{Pool, WorkerKind},
    report::{self, Parties},
    runner::{self, OracleSource, Plan},
    sandbox,
    spec::Vocabulary,
};

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum OracleChoice {
    /// CPython embedded in this build.
    Live,
    /// The `.expected` files beside the cases.
    Recorded,
    /// Live where this build has CPython 3.13, else recorded.
    Auto,
}

/// Runs every case in the sandbox, compares with CPython, and reports.
#[derive(Debug, Parser)]
#[command(name = "conformance")]
struct Options {
    /// Run only cases that have this in their name.
    filter: Option<String>,
    #[arg(long, value_enum, default_value = "auto")]
    oracle: OracleChoice,
    /// Write the `.expected` files from the live oracle.
    #[arg(long)]
    bless: bool,
    /// Cases at a time.
    #[arg(long, value_name = "N")]
    jobs: Option<usize>,
    /// After the run, print the API map.
    #[arg(long)]
    api: bool,
    /// With the API map, name what no case covers.
    #[arg(long, requires = "api")]
    uncovered: bool,
    /// Write the whole report to a file.
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    /// The filter is a whole name.
    #[arg(long)]
    exact: bool,
    /// Leave out cases that have this in their name.
    #[arg(long, value_name = "PART")]
    skip: Vec<String>,
    /// Print the names and run nothing.
    #[arg(long)]
    list: bool,
    /// Run only every N-th case, beginning with the I-th.
    #[arg(long, value_name = "I/N", value_parser = partition)]
    partition: Option<(usize, usize)>,
    /// The corpus.
    #[arg(long, value_name = "FOLDER", default_value = "cases")]
    cases: PathBuf,
    /// Why there is no live oracle, for the first and last line.
    #[arg(long, value_name = "TEXT")]
    oracle_note: Option<String>,
    /// A program that speaks the worker protocol, in place of the sandbox; arguments behind blanks.
    #[arg(long, value_name = "COMMAND")]
    sandbox: Option<String>,
    /// Kill a case after this long on either side.
    #[arg(long, value_name = "MS")]
    kill_after: Option<u64>,
}

fn partition(text: &str) -> Result<(usize, usize), String> {
    match text.split_once('/').map(|(i, n)| (i.parse::<usize>(), n.parse::<usize>())) {
        Some((Ok(i), Ok(n))) if 1 <= i && i <= n => Ok((i, n)),
        _ => Err("write 2/4 for the second quarter".to_owned()),
    }
}

/// Dispatches: the hidden worker modes first, then the command line proper.
pub fn main() -> ExitCode {
    let mode = std::env::args().nth(1);
    let outcome = match mode.as_deref() {
        Some("worker-sandbox") => return ExitCode::from(sandbox::worker()),
        Some("worker-oracle") => return ExitCode::from(oracle::worker()),
        Some("write-spec") => write_spec(std::env::args().nth(2).map(PathBuf::from)),
        _ => conformance(Options::parse()),
    };
    outcome.unwrap_or_else(|error| {
        eprintln!("error: {error}");
        ExitCode::from(2)
    })
}

fn worker(mode: &str) -> Result<WorkerKind, String> {
    let program = std::env::current_exe().map_err(|error| format!("cannot find this program: {error}"))?;
    Ok(WorkerKind { program, arguments: vec![mode.to_owned()] })
}

/// A path that exists, or a program and its arguments.
fn command_line(command: &str) -> Result<WorkerKind, String> {
    if Path::new(command).exists() {
        return Ok(WorkerKind { program: command.into(), arguments: Vec::new() });
    }
    let mut words = command.split_whitespace();
    let program = words.next().ok_or("--sandbox needs a command")?;
    Ok(WorkerKind { program: program.into(), arguments: words.map(str::to_owned).collect() })
}

fn write_spec(path: Option<PathBuf>) -> Result<ExitCode, String> {
    let path = path.ok_or("write-spec needs the path of the file to write")?;
    let oracle = Pool::new(worker("worker-oracle")?)?;
    let version = oracle.identity().version.clone();
    if !judge::is_pinned(&version) {
        return Err(format!("the spec is written from CPython 3.13, and this is {version}"));
    }
    let api = probe::cpython(&oracle)?;
    std::fs::write(&path, probe::render(&version, &api))
        .map_err(|error| format!("cannot write {}: {error}", path.display()))?;
    println!(
        "{}: {} builtins, {} types, {} modules of CPython {version}",
        path.display(),
        api.builtins.len(),
        api.types.len(),
        api.modules.len()
    );
    Ok(ExitCode::SUCCESS)
}

/// Opens the oracle the options ask for; the text says which, and why.
fn open_oracle(options: &Options) -> Result<(OracleSource, String), String> {
    let recorded = |why: &str| {
        let mut text =
            "RECORDED ORACLE: no CPython runs; comparing with the .expected files beside the cases".to_owned();
        if !why.is_empty() {
            text += &format!(" ({why})");
        }
        (OracleSource::Recorded, text)
    };
    let note = options.oracle_note.as_deref().unwrap_or_default();
    if options.bless && options.oracle == OracleChoice::Recorded {
        return Err("--bless writes recordings from the live oracle: leave out --oracle recorded".to_owned());
    }
    let wants_live = options.oracle == OracleChoice::Live || options.bless;
    if options.oracle == OracleChoice::Recorded {
        return Ok(recorded(note));
    }
    if !oracle::LIVE {
        let how = "this build has no live oracle: `cargo xtask conformance` builds one where it finds CPython 3.13";
        let how = if note.is_empty() { how.to_owned() } else { format!("{how}; {note}") };
        return if wants_live { Err(how) } else { Ok(recorded(if note.is_empty() { &how } else { note })) };
    }
    let pool = Pool::new(worker("worker-oracle")?);
    let pool = match pool {
        Ok(pool) => pool,
        Err(error) if wants_live => return Err(error),
        Err(error) => return Ok(recorded(&error)),
    };
    let version = pool.identity().version.clone();
    let pinned = judge::is_pinned(&version);
    if options.bless && !pinned {
        return Err(format!("recordings are made with CPython 3.13, and this is {version}"));
    }
    if !pinned && !wants_live {
        return Ok(recorded(&format!("CPython {version} is not 3.13; --oracle live runs it all the same")));
    }
    let mut text = format!("live oracle: CPython {version} at {}", option_env!("CONFORMANCE_PYTHON").unwrap_or("?"));
    if !pinned {
        text += "; IT IS NOT 3.13: recordings are not checked, and differences may be the version's";
    }
    Ok((OracleSource::Live { pool, version }, text))
}

fn conformance(options: Options) -> Result<ExitCode, String> {
    let vocabulary = Vocabulary::load()?;
    let mut corpus = case::discover(&options.cases, &vocabulary)?;
    if let Some((part, of)) = options.partition {
        let mut index = 0;
        corpus.cases.retain(|_| {
            index += 1;
            (index - 1) % of == part - 1
        });
    }
    let (source, oracle_line) = open_oracle(&options)?;
    let oracle = match &source {
        OracleSource::Live { version, .. } => format!("live CPython {version}"),
        OracleSource::Recorded => "recorded".to_owned(),
    };
    let kind = match &options.sandbox {
        Some(command) => command_line(command)?,
        None => worker("worker-sandbox")?,
    };
    let sandbox = Pool::new(kind.clone())?;
    let parties = Parties { sandbox: sandbox.identity().clone(), oracle };
    let banner = Banner::new(&source, oracle_line);
    if !options.list {
        banner.print();
    }
    let plan = Plan {
        filter: options.filter.clone(),
        exact: options.exact,
        skip: options.skip.clone(),
        list: options.list,
        jobs: options.jobs,
        bless: options.bless,
        kill_after: options.kill_after.map(Duration::from_millis),
        bar: std::io::stdout().is_terminal() && !options.list,
    };
    let bar = plan.bar;
    let whole = plan.filter.is_none() && plan.skip.is_empty() && options.partition.is_none();
    let finished = runner::run(corpus.cases, source, sandbox, plan)?;
    if options.list {
        return Ok(ExitCode::SUCCESS);
    }
    if bar {
        print_on_terminal(&finished);
    }
    println!("{}", report::by_area(&finished.records));
    let slowest = report::slowest(&finished.records, 5);
    if !slowest.is_empty() {
        println!("slowest:\n{slowest}");
    }
    if whole {
        println!("{}", api::summary(&vocabulary, &finished.records));
    }
    if options.api {
        println!("{}", api::table(&vocabulary, &Pool::new(kind)?, &finished.records, options.uncovered)?);
    }
    if let Some(path) = &options.json {
        report::write_json(path, &parties, &finished.records, finished.elapsed)?;
    }
    let mut failed = finished.conclusion.has_failed();
    if whole {
        failed |= complain_about_orphans(&options.cases, &corpus.orphans);
    }
    banner.print();
    Ok(if failed { ExitCode::from(101) } else { ExitCode::SUCCESS })
}

fn complain_about_orphans(root: &Path, orphans: &[PathBuf]) -> bool {
    for path in orphans {
        let name = path.strip_prefix(root).unwrap_or(path).display();
        println!("error: {name} records a case that is gone: delete it, or rename it with its case\n");
    }
    !orphans.is_empty()
}

/// The line a run begins and ends with: nobody shall take the recorded oracle for CPython.
struct Banner {
    text: String,
    loud: bool,
}

impl Banner {
    fn new(source: &OracleSource, text: String) -> Banner {
        Banner { text, loud: matches!(source, OracleSource::Recorded) }
    }

    fn print(&self) {
        if !self.loud {
            println!("{}", self.text);
        } else if std::io::stdout().is_terminal() {
            println!("\x1b[1;33m!!! {} !!!\x1b[0m", self.text);
        } else {
            println!("!!! {} !!!", self.text);
        }
    }
}

/// What libtest-mimic prints where there is no progress bar.
fn print_on_terminal(finished: &runner::Finished) {
    for record in finished.records.iter().filter(|record| !record.verdict.passes()) {
        println!("\x1b[1m---- {}\x1b[0m \x1b[31m{}\x1b[0m", record.name, record.verdict.label());
        for line in record.message.lines() {
            match line.trim_start().chars().next() {
                Some('-') if line.starts_with("  -") => println!("\x1b[31m{line}\x1b[0m"),
                Some('+') if line.starts_with("  +") => println!("\x1b[32m{line}\x1b[0m"),
                _ => println!("{line}"),
            }
        }
        println!();
    }
    let end = &finished.conclusion;
    println!(
        "test result: {}. {} passed; {} failed; {} ignored; 0 measured; {} filtered out; finished in {:.2}s\n",
        if end.has_failed() { "\x1b[31mFAILED\x1b[0m" } else { "\x1b[32mok\x1b[0m" },
        end.num_passed,
        end.num_failed,
        end.num_ignored,
        end.num_filtered_out,
        finished.elapsed.as_secs_f64()
    );
}
