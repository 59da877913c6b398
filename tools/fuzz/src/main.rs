//! `cargo xtask fuzz`: random calls, programs and texts, in the sandbox and in CPython, compared.
//!
//! Everything follows from the seed. What differs is made smaller and printed once per kind; what makes the
//! interpreter itself fail (a panic, a hang, a signal) is marked DEFECT.

mod api;
mod engine;
mod finding;
mod garbage;
mod properties;
mod random;
mod source;
mod texts;
mod values;

use std::{
    path::PathBuf,
    process::ExitCode,
    time::{Duration, Instant},
};

use clap::{Parser, ValueEnum};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use crate::{engine::Engines, finding::Findings, random::Random};

/// What is made up.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Kind {
    /// Calls of everything that can be called, with values of every kind
    Api,
    /// Programs made from a grammar
    Source,
    /// Damaged source text
    Text,
    /// Thousands of values of one subject after another: dates, numbers as text, patterns, seeded streams
    Properties,
}

/// Compare the sandbox with CPython on things nobody wrote.
#[derive(Parser)]
#[command(name = "cargo xtask fuzz")]
struct Options {
    #[arg(long, value_enum, default_value = "api")]
    kind: Kind,

    /// How long to go on
    #[arg(long, default_value_t = 60)]
    seconds: u64,

    /// The same seed makes the same things
    #[arg(long, default_value_t = 1)]
    seed: u64,

    /// Only what has this in its name: `str.`, `math` (or one of several, with commas between); or `core` (what needs no
    /// import), `modules` (what does), `builtins`, `operators`; or a subject of the properties
    filter: Option<String>,

    /// Show only what makes the interpreter itself fail
    #[arg(long)]
    defects: bool,

    /// The CPython to compare with
    #[arg(long, value_name = "PATH")]
    python: PathBuf,

    /// The folder of the corpus, whose programs are damaged
    #[arg(long, value_name = "PATH", default_value = "cases")]
    cases: PathBuf,

    /// The sandbox
    #[arg(long, value_name = "PATH")]
    safe_python: PathBuf,
}

fn main() -> ExitCode {
    match fuzz(&Options::parse()) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Fuzzes; false when there is anything to be mended.
fn fuzz(options: &Options) -> Result<bool, String> {
    let engines = Engines::new(options.python.clone(), options.safe_python.clone())?;
    let progress = ProgressBar::with_draw_target(Some(options.seconds), ProgressDrawTarget::stderr());
    if let Ok(style) = ProgressStyle::with_template("{bar:30} {pos}/{len} s {msg}") {
        progress.set_style(style);
    }
    let start = Instant::now();
    let time = Duration::from_secs(options.seconds);
    let mut random = Random::new(options.seed);
    let mut findings = Findings::new(progress.clone(), options.defects);
    let mut total = 0;
    let goes_on = |made: usize, findings: &Findings| {
        total = made;
        progress.set_position(start.elapsed().as_secs().min(options.seconds));
        progress.set_message(format!("{made} made, {} kinds of differences", findings.kinds()));
        start.elapsed() < time
    };
    let mut counts = String::new();
    match options.kind {
        Kind::Api => {
            counts = api::run(&engines, &mut random, options.filter.as_deref(), &mut findings, goes_on)?;
        }
        Kind::Source => source::run(&engines, &mut random, &mut findings, goes_on)?,
        Kind::Text => garbage::run(&engines, &mut random, &options.cases, &mut findings, goes_on)?,
        Kind::Properties => {
            counts = properties::run(&engines, &mut random, options.filter.as_deref(), &mut findings, goes_on)?;
        }
    }
    progress.finish_and_clear();
    print!("{counts}");
    println!(
        "seed {}: {total} made, {} kinds of differences, {} of them defects",
        options.seed,
        findings.kinds(),
        findings.severe()
    );
    Ok(findings.kinds() == 0)
}
