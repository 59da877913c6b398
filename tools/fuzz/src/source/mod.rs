//! Whole programs, made from a grammar of the language's parts, run on both sides.

mod expressions;
mod statements;

use crate::{
    engine::{Engines, Run, Side},
    finding::{Finding, Findings},
    random::Random,
};

/// Tries at making one program smaller.
const TRIES: usize = 300;

/// Fuzzes programs for as long as `goes_on` says so.
pub fn run(
    engines: &Engines,
    random: &mut Random,
    findings: &mut Findings,
    mut goes_on: impl FnMut(usize, &Findings) -> bool,
) -> Result<(), String> {
    let mut made = 0;
    while goes_on(made, findings) {
        let program = program(random);
        made += 1;
        let Some(difference) = difference(engines, program)? else { continue };
        findings.take(difference, |difference| minimise(engines, difference))?;
    }
    Ok(())
}

/// A program. It comes to an end: loops are bounded by what they run over.
pub fn program(random: &mut Random) -> String {
    statements::Writer::new(random).program()
}

#[derive(Clone, Debug)]
struct Difference {
    program: String,
    theirs: Run,
    ours: Run,
}

fn difference(engines: &Engines, program: String) -> Result<Option<Difference>, String> {
    let (theirs, ours) = engines.both(&program)?;
    let same = theirs.stdout == ours.stdout && theirs.stderr == ours.stderr && theirs.end == ours.end;
    // What exhausts the limits of either side is compared by nobody, unless the interpreter itself failed.
    let excused = ours.is_limit() || theirs.stderr.contains("MemoryError") || theirs.end == crate::engine::End::Hang;
    let differs = ours.is_defect(Side::Sandbox) || (!same && !excused);
    Ok(differs.then_some(Difference { program, theirs, ours }))
}

/// Takes statements away, with all that belongs to them, while a difference of the same kind stays.
fn minimise(engines: &Engines, difference: Difference) -> Result<Difference, String> {
    let mut best = difference;
    let kind = best.kind();
    let mut tries = 0;
    loop {
        let before = best.program.len();
        // From the end: what comes late needs what comes early, not the other way round.
        let mut line = best.program.lines().count();
        while line > 0 {
            line -= 1;
            for smaller in smaller(&best.program, line) {
                tries += 1;
                if tries > TRIES {
                    return Ok(best);
                }
                if let Some(found) = difference_of(engines, smaller, &kind)? {
                    best = found;
                    line = line.min(best.program.lines().count());
                    break;
                }
            }
        }
        if best.program.len() == before {
            return Ok(best);
        }
    }
}

/// The program without the statement of a line, and with only that statement's block.
fn smaller(program: &str, line: usize) -> Vec<String> {
    let lines: Vec<&str> = program.lines().collect();
    let mut found = vec![without(&lines, line)];
    if lines[line].ends_with(':') {
        let own = depth(lines[line]);
        let end = block_end(&lines, line);
        let inner = lines.get(line + 1).map_or(own, |first| depth(first));
        let block = lines[line + 1..end]
            .iter()
            .map(|text| format!("{}{}", " ".repeat(own), text.get(inner..).unwrap_or_default()));
        let kept: Vec<String> = lines[..line]
            .iter()
            .map(|text| (*text).to_owned())
            .chain(block)
            .chain(lines[end..].iter().map(|text| (*text).to_owned()))
            .collect();
        found.push(kept.join("\n") + "\n");
    }
    found
}

fn depth(line: &str) -> usize {
    line.len() - line.trim_start().len()
}

/// The first line behind a statement and its block.
fn block_end(lines: &[&str], start: usize) -> usize {
    let own = depth(lines[start]);
    (start + 1..lines.len()).find(|line| depth(lines[*line]) <= own).unwrap_or(lines.len())
}

fn difference_of(engines: &Engines, program: String, kind: &str) -> Result<Option<Difference>, String> {
    Ok(difference(engines, program)?.filter(|found| found.kind() == kind))
}

/// The program without the statement that begins on a line; what is left empty gets a `pass`.
fn without(lines: &[&str], start: usize) -> String {
    let own = depth(lines[start]);
    let end = block_end(lines, start);
    let opens = start > 0 && lines[start - 1].trim_end().ends_with(':') && depth(lines[start - 1]) < own;
    let closes = end >= lines.len() || depth(lines[end]) < own;
    let mut kept: Vec<String> = lines[..start].iter().map(|line| (*line).to_owned()).collect();
    if opens && closes {
        kept.push(format!("{}pass", " ".repeat(own)));
    }
    kept.extend(lines[end..].iter().map(|line| (*line).to_owned()));
    kept.join("\n") + "\n"
}

impl Finding for Difference {
    fn kind(&self) -> String {
        let last = |run: &Run| -> String {
            let line = run.stderr.trim_end().lines().next_back().unwrap_or_default();
            line.split(['\'', '"', '(']).next().unwrap_or_default().to_owned()
        };
        let (theirs, ours) = (last(&self.theirs), last(&self.ours));
        if theirs != ours || self.theirs.end != self.ours.end {
            return format!("{theirs} | {ours} | {:?}", self.ours.end);
        }
        if self.theirs.stdout == self.ours.stdout {
            return format!("traceback of {theirs}");
        }
        // The first line that differs, without its values.
        let shape = |line: &str| -> String { line.chars().filter(|c| !c.is_ascii_digit()).take(24).collect() };
        let pair = self.theirs.stdout.lines().zip(self.ours.stdout.lines()).find(|(a, b)| a != b);
        let (theirs, ours) = pair.unwrap_or(("more", "less"));
        format!("output {} | {}", shape(theirs), shape(ours))
    }

    fn is_severe(&self) -> bool {
        self.ours.is_defect(Side::Sandbox)
    }

    fn show(&self) -> String {
        let changes = |run: &Run| format!("{:?}\n{}{}", run.end, tail(&run.stdout), tail(&run.stderr));
        format!(
            "program\n{}=== CPython: {}=== safe-python: {}",
            self.program,
            changes(&self.theirs),
            changes(&self.ours)
        )
    }
}

/// The last lines of an output.
fn tail(text: &str) -> String {
    let lines: Vec<&str> = text.lines().collect();
    lines[lines.len().saturating_sub(12)..].iter().map(|line| format!("  {line}\n")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_block_goes_as_a_whole() {
        let lines = ["if a:", "    b", "    if c:", "        d", "e"];
        assert_eq!(without(&lines, 0), "e\n");
        assert_eq!(without(&lines, 3), "if a:\n    b\n    if c:\n        pass\ne\n");
        assert_eq!(without(&lines, 1), "if a:\n    if c:\n        d\ne\n");
    }

    #[test]
    fn the_same_seed_makes_the_same_program() {
        assert_eq!(program(&mut Random::new(5)), program(&mut Random::new(5)));
    }
}
