//! What a person and a program read after a run: a table by area, the slowest cases, JSON.

use std::{collections::BTreeMap, fmt::Write as _, fs, path::Path, time::Duration};

use serde::Serialize;

use crate::{process::Identity, verdict::Verdict};

/// One case's line in the reports.
#[derive(Clone, Debug, Serialize)]
pub struct CaseRecord {
    pub name: String,
    pub area: String,
    pub verdict: Verdict,
    pub message: String,
    pub seconds: f64,
    pub covers: Vec<String>,
}

/// Who answered in a run.
#[derive(Clone, Debug)]
pub struct Parties {
    pub sandbox: Identity,
    /// `live CPython 3.13.0` or `recorded`.
    pub oracle: String,
}

/// How many cases came to which verdict.
pub fn counts<'a>(records: impl IntoIterator<Item = &'a CaseRecord>) -> BTreeMap<Verdict, usize> {
    let mut counts = BTreeMap::new();
    for record in records {
        *counts.entry(record.verdict).or_default() += 1;
    }
    counts
}

/// The table by area. A column appears only when a case is in it.
pub fn by_area(records: &[CaseRecord]) -> String {
    let mut areas: BTreeMap<&str, Vec<&CaseRecord>> = BTreeMap::new();
    for record in records {
        areas.entry(&record.area).or_default().push(record);
    }
    let total = counts(records);
    let columns: Vec<Verdict> = Verdict::ALL.into_iter().filter(|verdict| total.contains_key(verdict)).collect();
    let width = areas.keys().map(|area| area.len()).max().unwrap_or(0).max("area".len());
    let mut text = format!("{:width$}  cases", "area");
    for verdict in &columns {
        let _ = write!(text, "  {}", verdict.label());
    }
    text.push('\n');
    let mut line = |area: &str, count: usize, counts: &BTreeMap<Verdict, usize>| {
        let _ = write!(text, "{area:width$}  {count:5}");
        for verdict in &columns {
            let column = verdict.label().len();
            match counts.get(verdict) {
                Some(count) => _ = write!(text, "  {count:column$}"),
                None => _ = write!(text, "  {:>column$}", "·"),
            }
        }
        text.push('\n');
    };
    for (area, records) in &areas {
        line(area, records.len(), &counts(records.iter().copied()));
    }
    line("all", records.len(), &total);
    text
}

/// The cases that took longest, those above a tenth of a second.
pub fn slowest(records: &[CaseRecord], how_many: usize) -> String {
    let mut slow: Vec<&CaseRecord> = records.iter().filter(|record| record.seconds > 0.1).collect();
    slow.sort_by(|a, b| b.seconds.total_cmp(&a.seconds));
    let mut text = String::new();
    for record in slow.iter().take(how_many) {
        let _ = writeln!(text, "{:8.2} s  {}", record.seconds, record.name);
    }
    text
}

#[derive(Serialize)]
struct JsonReport<'a> {
    sandbox: String,
    oracle: &'a str,
    seconds: f64,
    counts: BTreeMap<Verdict, usize>,
    cases: &'a [CaseRecord],
}

/// Writes the whole report as JSON.
pub fn write_json(path: &Path, parties: &Parties, records: &[CaseRecord], elapsed: Duration) -> Result<(), String> {
    let report = JsonReport {
        sandbox: format!("{} {}", parties.sandbox.implementation, parties.sandbox.version),
        oracle: &parties.oracle,
        seconds: elapsed.as_secs_f64(),
        counts: counts(records),
        cases: records,
    };
    let mut text = serde_json::to_string_pretty(&report).map_err(|error| error.to_string())?;
    text.push('\n');
    fs::write(path, text).map_err(|error| format!("cannot write {}: {error}", path.display()))
}
