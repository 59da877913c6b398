//! `cargo xtask bench`: the same programs in the sandbox and in CPython, compared by user CPU.
//!
//! Runs are interleaved (every engine runs a program once before any runs it again), so that a machine that slows down
//! slows all of them; the figure of a program is the median of its runs. Every program prints a checksum, and engines
//! that print different ones are not compared but reported: a fast wrong answer is no answer.

mod engine;
mod measure;
mod programs;
mod report;
mod statistics;

use std::{path::PathBuf, process::ExitCode};

use clap::Parser;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use crate::{
    engine::Engine,
    measure::{Run, run_once},
    programs::Program,
    report::{Report, Row},
};

/// Compare the speed of the sandbox with CPython's.
#[derive(Parser)]
#[command(name = "cargo xtask bench")]
struct Options {
    /// Only the programs whose name contains this
    filter: Option<String>,

    /// Another engine to run; the program's path is put behind the command. May be given several times
    #[arg(long, value_name = "COMMAND")]
    against: Vec<String>,

    /// How often each engine runs each program
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..))]
    runs: u32,

    /// Take the time of an empty program off every measurement
    #[arg(long)]
    subtract_startup: bool,

    /// Use this binary instead of building the sandbox in release mode
    #[arg(long, value_name = "PATH")]
    safe_python: Option<PathBuf>,

    /// Measure only CPython and the engines of --against
    #[arg(long, conflicts_with = "safe_python")]
    without_sandbox: bool,

    /// Write every measurement to this file as well
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
}

fn main() -> ExitCode {
    match bench(&Options::parse()) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Runs everything; false when an engine failed a program or printed another checksum.
fn bench(options: &Options) -> Result<bool, String> {
    let programs = programs::find(options.filter.as_deref())?;
    let mut engines = vec![Engine::cpython()?];
    if !options.without_sandbox {
        engines.push(Engine::sandbox(options.safe_python.as_deref())?);
    }
    for command in &options.against {
        engines.push(Engine::other(command)?);
    }
    let startup =
        if options.subtract_startup { startup_times(&engines, options.runs)? } else { vec![0.0; engines.len()] };

    let progress = progress_bar(programs.len() * engines.len() * options.runs as usize);
    let mut rows = Vec::new();
    for program in &programs {
        progress.set_message(program.name.clone());
        rows.push(measure_program(program, &engines, &startup, options.runs, &progress));
    }
    progress.finish_and_clear();

    let report = Report::new(engines.iter().map(|e| e.name.clone()).collect(), startup, options.runs, rows);
    print!("{report}");
    if let Some(path) = &options.json {
        let text = serde_json::to_string_pretty(&report).map_err(|error| error.to_string())?;
        std::fs::write(path, text + "\n").map_err(|error| format!("cannot write {}: {error}", path.display()))?;
    }
    Ok(report.is_sound())
}

/// One row of the table: every engine runs the program `runs` times, in turns.
fn measure_program(program: &Program, engines: &[Engine], startup: &[f64], runs: u32, progress: &ProgressBar) -> Row {
    let mut results: Vec<Vec<Run>> = vec![Vec::new(); engines.len()];
    for _ in 0..runs {
        for (engine, results) in engines.iter().zip(&mut results) {
            // An engine that failed once is not asked again: it would only cost time.
            if results.last().is_none_or(|run| run.failure.is_none()) {
                results.push(run_once(engine, &program.path));
            }
            progress.inc(1);
        }
    }
    Row::new(&program.name, &results, startup)
}

/// Median user CPU of a program with nothing in it.
fn startup_times(engines: &[Engine], runs: u32) -> Result<Vec<f64>, String> {
    let empty = std::env::temp_dir().join(format!("bench-empty-{}.py", std::process::id()));
    std::fs::write(&empty, "").map_err(|error| format!("cannot write {}: {error}", empty.display()))?;
    let mut times = vec![Vec::new(); engines.len()];
    for _ in 0..runs {
        for (engine, times) in engines.iter().zip(&mut times) {
            times.push(run_once(engine, &empty).seconds);
        }
    }
    // A file left in the temporary folder harms nobody.
    let _ = std::fs::remove_file(&empty);
    Ok(times.iter().map(|times| statistics::median(times).unwrap_or(0.0)).collect())
}

/// Drawn on a terminal only.
fn progress_bar(steps: usize) -> ProgressBar {
    let bar = ProgressBar::with_draw_target(Some(steps as u64), ProgressDrawTarget::stderr());
    if let Ok(style) = ProgressStyle::with_template("{bar:30} {pos}/{len} {msg} ({eta} left)") {
        bar.set_style(style);
    }
    bar
}
