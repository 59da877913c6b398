//! The table of times and ratios, and the same as JSON.

use std::fmt;

use serde::Serialize;

use crate::{
    measure::Run,
    statistics::{geometric_mean, median, spread},
};

/// What one engine made of one program.
#[derive(Debug, Serialize)]
pub struct Cell {
    /// Every run's user CPU in seconds, start-up taken off where asked.
    pub runs: Vec<f64>,
    pub median: Option<f64>,
    pub spread: Option<f64>,
    /// Median relative to the first engine's; absent where either failed or the checksums differ.
    pub ratio: Option<f64>,
    /// Why there is no ratio.
    pub problem: Option<String>,
}

/// One program in all engines, in the order of the engines; the first is the baseline.
#[derive(Debug, Serialize)]
pub struct Row {
    pub program: String,
    pub cells: Vec<Cell>,
}

/// Everything measured.
#[derive(Debug, Serialize)]
pub struct Report {
    pub engines: Vec<String>,
    /// User CPU of an empty program that was taken off, per engine; zeros where not asked.
    pub startup: Vec<f64>,
    pub runs: u32,
    pub programs: Vec<Row>,
    /// Per engine, over the programs that have a ratio.
    pub geometric_means: Vec<Option<f64>>,
}

impl Row {
    pub fn new(program: &str, results: &[Vec<Run>], startup: &[f64]) -> Self {
        let expected = results.first().and_then(|runs| runs.first()).map_or("", |run| run.stdout.as_str());
        let mut cells: Vec<Cell> = results
            .iter()
            .zip(startup)
            .map(|(runs, startup)| {
                // Not below a microsecond: a ratio with nothing is no ratio.
                let seconds: Vec<f64> = runs.iter().map(|run| (run.seconds - startup).max(1e-6)).collect();
                let problem = runs.iter().find_map(|run| problem_of(run, expected));
                Cell { median: median(&seconds), spread: spread(&seconds), runs: seconds, ratio: None, problem }
            })
            .collect();
        let baseline = cells.first().filter(|cell| cell.problem.is_none()).and_then(|cell| cell.median);
        for cell in &mut cells {
            if let (Some(baseline), Some(median), None) = (baseline, cell.median, &cell.problem) {
                cell.ratio = Some(median / baseline);
            }
        }
        Row { program: program.to_owned(), cells }
    }
}

/// A failed run, or one whose output is not the baseline's.
fn problem_of(run: &Run, expected: &str) -> Option<String> {
    if let Some(failure) = &run.failure {
        return Some(failure.clone());
    }
    (run.stdout != expected).then(|| {
        let (theirs, ours) = first_difference(expected, &run.stdout);
        format!("checksum differs: expected {theirs:?}, got {ours:?}")
    })
}

/// The first line in which two outputs differ.
fn first_difference<'a>(a: &'a str, b: &'a str) -> (&'a str, &'a str) {
    let (mut left, mut right) = (a.lines(), b.lines());
    loop {
        match (left.next(), right.next()) {
            (Some(x), Some(y)) if x == y => {}
            // Lines agree to the end of both: only the last line's end differs.
            (None, None) => return (a, b),
            (x, y) => return (x.unwrap_or("nothing more"), y.unwrap_or("nothing more")),
        }
    }
}

impl Report {
    pub fn new(engines: Vec<String>, startup: Vec<f64>, runs: u32, programs: Vec<Row>) -> Self {
        let geometric_means = (0..engines.len())
            .map(|engine| {
                let ratios: Vec<f64> = programs.iter().filter_map(|row| row.cells.get(engine)?.ratio).collect();
                geometric_mean(&ratios)
            })
            .collect();
        Report { engines, startup, runs, programs, geometric_means }
    }

    /// Whether every engine ran every program and printed the same.
    pub fn is_sound(&self) -> bool {
        self.programs.iter().all(|row| row.cells.iter().all(|cell| cell.problem.is_none()))
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = self.programs.iter().map(|row| row.program.len()).max().unwrap_or(0).max("geometric mean".len());
        let width = |engine: &str| engine.len().max(14);
        write!(f, "{:name$}", "")?;
        for engine in &self.engines {
            write!(f, "  {engine:>w$}", w = width(engine))?;
        }
        writeln!(f)?;
        for row in &self.programs {
            write!(f, "{:name$}", row.program)?;
            for (engine, (label, cell)) in self.engines.iter().zip(&row.cells).enumerate() {
                write!(f, "  {:>w$}", cell_text(cell, engine == 0), w = width(label))?;
            }
            let slower = row.cells.iter().skip(1).any(|cell| cell.ratio.is_some_and(|ratio| ratio > 1.0));
            writeln!(f, "{}", if slower { "  << slower" } else { "" })?;
        }
        write!(f, "{:name$}", "geometric mean")?;
        for (engine, (label, mean)) in self.engines.iter().zip(&self.geometric_means).enumerate() {
            let text = match mean {
                _ if engine == 0 => String::new(),
                Some(mean) => format!("{mean:.3}"),
                None => "-".to_owned(),
            };
            write!(f, "  {text:>w$}", w = width(label))?;
        }
        let runs = self.runs;
        let baseline = self.engines.first().map_or("", String::as_str);
        writeln!(f, "\n\nMedian user CPU of {runs} runs; ratios are to {baseline}, below 1 is faster.")?;
        if self.startup.iter().any(|seconds| *seconds > 0.0) {
            let taken: Vec<String> = self
                .engines
                .iter()
                .zip(&self.startup)
                .map(|(engine, seconds)| format!("{engine} {:.1} ms", seconds * 1e3))
                .collect();
            writeln!(f, "Start-up taken off: {}.", taken.join(", "))?;
        }
        for row in &self.programs {
            for (engine, cell) in self.engines.iter().zip(&row.cells) {
                if let Some(problem) = &cell.problem {
                    writeln!(f, "FAILED {} in {engine}: {problem}", row.program)?;
                }
            }
        }
        Ok(())
    }
}

fn cell_text(cell: &Cell, is_baseline: bool) -> String {
    match (cell.median, cell.ratio) {
        _ if cell.problem.is_some() => "failed".to_owned(),
        (Some(median), _) if is_baseline => format!("{median:.3} s"),
        (Some(median), Some(ratio)) => format!("{median:.3} s {ratio:.2}"),
        (Some(median), None) => format!("{median:.3} s -"),
        (None, _) => "-".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run(seconds: f64, stdout: &str) -> Run {
        Run { seconds, stdout: stdout.to_owned(), failure: None }
    }

    #[test]
    fn ratio_is_of_medians_less_startup() {
        let results = [vec![run(1.1, "5\n"); 3], vec![run(0.3, "5\n"), run(9.0, "5\n"), run(0.3, "5\n")]];
        let row = Row::new("p", &results, &[0.1, 0.05]);
        assert!((row.cells[1].ratio.unwrap() - 0.25).abs() < 1e-9);
        assert_eq!(row.cells[0].ratio, Some(1.0));
    }

    #[test]
    fn a_different_checksum_is_a_failure_without_a_ratio() {
        let results = [vec![run(1.0, "a\n5\n")], vec![run(0.1, "a\n6\n")]];
        let report = Report::new(
            vec!["base".to_owned(), "other".to_owned()],
            vec![0.0; 2],
            1,
            vec![Row::new("wrong", &results, &[0.0; 2])],
        );
        assert!(!report.is_sound());
        assert_eq!(report.geometric_means, [Some(1.0), None]);
        assert!(report.to_string().contains(r#"FAILED wrong in other: checksum differs: expected "5", got "6""#));
    }

    #[test]
    fn a_failed_baseline_leaves_no_ratio() {
        let failed = Run { seconds: 1.0, stdout: String::new(), failure: Some("exit status: 1".to_owned()) };
        let row = Row::new("p", &[vec![failed], vec![run(1.0, "")]], &[0.0; 2]);
        assert!(row.cells.iter().all(|cell| cell.ratio.is_none()));
    }

    #[test]
    fn marks_what_is_slower_and_means_the_rest() {
        let rows = [("fast", 0.5), ("slow", 2.0)]
            .map(|(name, seconds)| Row::new(name, &[vec![run(1.0, "x")], vec![run(seconds, "x")]], &[0.0; 2]));
        let report = Report::new(vec!["base".to_owned(), "other".to_owned()], vec![0.0; 2], 1, rows.into());
        let text = report.to_string();
        let line = |name: &str| text.lines().find(|line| line.starts_with(name)).unwrap();
        assert!(line("slow").ends_with("2.00  << slower") && line("fast").ends_with("0.50"));
        assert!(line("geometric mean").ends_with("1.000"));
        assert!(report.is_sound());
    }

    #[test]
    fn outputs_differ_where_one_ends() {
        assert_eq!(first_difference("a\nb\n", "a\n"), ("b", "nothing more"));
        assert_eq!(first_difference("a\n", "a"), ("a\n", "a"));
    }
}
