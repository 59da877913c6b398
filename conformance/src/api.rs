//! The API map: of everything the spec names, what exists here, what a case covers, what passes.

use std::collections::{BTreeMap, BTreeSet};

use crate::{probe, process::Pool, report::CaseRecord, spec::Vocabulary};

#[derive(Default)]
struct Row {
    specified: usize,
    here: usize,
    /// Not here on purpose: the interpreter's policy names it.
    refused: usize,
    covered: usize,
    passing: usize,
    /// Names no case covers.
    uncovered: Vec<String>,
    /// The sandbox could not be asked.
    unknown: Option<String>,
}

/// One line: how much of the spec has a case.
pub fn summary(vocabulary: &Vocabulary, records: &[CaseRecord]) -> String {
    let covered: BTreeSet<&str> = records.iter().flat_map(|record| &record.covers).map(String::as_str).collect();
    let (mut all, mut with_case) = (0, 0);
    for (name, _) in vocabulary.names() {
        all += 1;
        with_case += usize::from(covered.contains(name));
    }
    format!("spec: {with_case} of {all} names have a case of their own (--api shows which)\n")
}

/// Draws the table. Only cases of this run count, so a filter makes it smaller than the truth.
pub fn table(
    vocabulary: &Vocabulary,
    sandbox: &Pool,
    records: &[CaseRecord],
    list_uncovered: bool,
) -> Result<String, String> {
    let mut here: BTreeSet<String> = BTreeSet::new();
    let mut unknown: BTreeMap<String, String> = BTreeMap::new();
    let mut take = |area: String, found: Result<Vec<String>, String>| match found {
        Ok(names) => here.extend(names),
        Err(why) => _ = unknown.insert(area, why.lines().next().unwrap_or_default().to_owned()),
    };
    take("builtins".to_owned(), probe::sandbox_builtins(sandbox, &vocabulary.api.builtins));
    for kind in &vocabulary.api.types {
        take(format!("types/{}", kind.name), probe::sandbox_type(sandbox, kind));
    }
    for module in &vocabulary.api.modules {
        take(format!("modules/{}", module.name), probe::sandbox_module(sandbox, module));
    }

    let refused: BTreeSet<&str> = interpreter::refused().map(|refusal| refusal.name).collect();

    // A name is covered when a case names it, passing when every case that does passes.
    let mut covered: BTreeMap<&str, bool> = BTreeMap::new();
    for record in records {
        for name in &record.covers {
            *covered.entry(name).or_insert(true) &= record.verdict.passes();
        }
    }
    let mut rows: BTreeMap<&str, Row> = BTreeMap::new();
    for (name, area) in vocabulary.names() {
        let row = rows.entry(area).or_default();
        row.specified += 1;
        if here.contains(name) {
            row.here += 1;
        } else if refused.contains(name) {
            row.refused += 1;
        }
        row.unknown = unknown.get(area).cloned();
        match covered.get(name) {
            Some(passes) => {
                row.covered += 1;
                row.passing += usize::from(*passes);
            }
            None => row.uncovered.push(name.to_owned()),
        }
    }
    let mut text =
        format!("{:24} {:>9} {:>6} {:>8} {:>8} {:>8}\n", "area", "specified", "here", "refused", "covered", "passing");
    for (area, row) in &rows {
        let here = match &row.unknown {
            Some(_) => "?".to_owned(),
            // A clause is not there or missing; its cases tell.
            None if vocabulary.clauses.iter().any(|clause| clause.id == **area) => "-".to_owned(),
            None => row.here.to_string(),
        };
        text +=
            &format!("{area:24} {:9} {here:>6} {:8} {:8} {:8}", row.specified, row.refused, row.covered, row.passing);
        if let Some(why) = &row.unknown {
            text += &format!("   could not be asked: {why}");
        }
        text.push('\n');
        if list_uncovered && !row.uncovered.is_empty() {
            text += &format!("    without a case: {}\n", row.uncovered.join(", "));
        }
    }
    Ok(text)
}
