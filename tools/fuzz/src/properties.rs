//! Programs that make thousands of values and print what becomes of them, a line each: the lines must be the same.
//!
//! There is one file per subject in `python/properties`. A line has a label, what was given and what came of it, with
//! tabs between; nothing it prints may depend on addresses, hashes of text or the clock.

use crate::{
    engine::{Engines, Run, Side},
    finding::{Finding, Findings},
    random::Random,
};

const SHARED: &str = include_str!("../python/properties/shared.py");
const SUBJECTS: [(&str, &str); 12] = [
    ("date_parsing", include_str!("../python/properties/date_parsing.py")),
    ("dates", include_str!("../python/properties/dates.py")),
    ("decimal_arithmetic", include_str!("../python/properties/decimal_arithmetic.py")),
    ("decimal_contexts", include_str!("../python/properties/decimal_contexts.py")),
    ("float_text", include_str!("../python/properties/float_text.py")),
    ("fractions_and_statistics", include_str!("../python/properties/fractions_and_statistics.py")),
    ("int_arithmetic", include_str!("../python/properties/int_arithmetic.py")),
    ("json_documents", include_str!("../python/properties/json_documents.py")),
    ("number_parsing", include_str!("../python/properties/number_parsing.py")),
    ("patterns", include_str!("../python/properties/patterns.py")),
    ("random_streams", include_str!("../python/properties/random_streams.py")),
    ("tools_for_iteration", include_str!("../python/properties/tools_for_iteration.py")),
];
/// Characters shown of anything: a long document says no more than its beginning.
const SHOWN: usize = 600;

/// Compares the lines of every subject, in turns, for as long as `goes_on` says so; says how many each had.
pub fn run(
    engines: &Engines,
    random: &mut Random,
    filter: Option<&str>,
    findings: &mut Findings,
    mut goes_on: impl FnMut(usize, &Findings) -> bool,
) -> Result<String, String> {
    let wanted = filter.unwrap_or_default();
    let mut counted: Vec<(&str, &str, usize)> =
        SUBJECTS.iter().filter(|(name, _)| name.contains(wanted)).map(|(name, text)| (*name, *text, 0)).collect();
    if counted.is_empty() {
        let names: Vec<&str> = SUBJECTS.iter().map(|(name, _)| *name).collect();
        return Err(format!("no subject has that in its name; there are {}", names.join(", ")));
    }
    let mut made = 0;
    'rounds: loop {
        for (name, text, count) in &mut counted {
            if !goes_on(made, findings) {
                break 'rounds;
            }
            let seed = random.below(2_000_000_000);
            let (theirs, ours) = engines.both(&format!("SEED = {seed}\n{SHARED}\n\n{text}"))?;
            let lines = theirs.stdout.lines().count();
            made += lines;
            *count += lines;
            for difference in differences(name, seed, &theirs, &ours) {
                findings.take(difference, Ok)?;
            }
        }
    }
    Ok(counted.iter().map(|(name, _, count)| format!("  {count:>8} values: {name}\n")).collect())
}

/// What the sides made of one value.
struct Difference {
    subject: String,
    label: String,
    seed: usize,
    given: String,
    theirs: String,
    ours: String,
    severe: bool,
}

fn differences(subject: &str, seed: usize, theirs: &Run, ours: &Run) -> Vec<Difference> {
    let difference = |label: &str, given: &str, theirs: &str, ours: &str, severe| {
        let [given, theirs, ours] = [given, theirs, ours].map(|text| text.chars().take(SHOWN).collect());
        Difference { subject: subject.to_owned(), label: label.to_owned(), seed, given, theirs, ours, severe }
    };
    let mut found = Vec::new();
    for (their_line, our_line) in theirs.stdout.lines().zip(ours.stdout.lines()).filter(|(a, b)| a != b) {
        let mut parts = their_line.splitn(3, '\t');
        let [label, given, value] = [(); 3].map(|()| parts.next().unwrap_or_default());
        match our_line.strip_prefix(&format!("{label}\t{given}\t")) {
            Some(our_value) => found.push(difference(label, given, value, our_value, false)),
            // What is shown of a value, or how many were drawn, differs: what follows may only be a consequence.
            None => found.push(difference(label, "the line", their_line, our_line, false)),
        }
    }
    let [their_end, our_end] = [theirs, ours].map(|run| {
        let last = run.stderr.trim_end().lines().next_back().unwrap_or_default();
        let why = if run.end == crate::engine::End::Exit(0) { "" } else { last };
        format!("{:?} after {} lines {why}", run.end, run.stdout.lines().count())
    });
    let defect = ours.is_defect(Side::Sandbox);
    if defect || their_end != our_end {
        found.push(difference("the end", "of the program", &their_end, &our_end, defect));
    }
    found
}

impl Finding for Difference {
    fn kind(&self) -> String {
        // The type of an error tells two mistakes of one function apart.
        let class = |outcome: &str| outcome.strip_prefix('!').map(|rest| rest.split(':').next().map(str::to_owned));
        format!("{} | {} | {:?} | {:?}", self.subject, self.label, class(&self.theirs), class(&self.ours))
    }

    fn is_severe(&self) -> bool {
        self.severe
    }

    fn show(&self) -> String {
        format!(
            "{}: {} (SEED = {})\n  given:       {}\n  CPython:     {}\n  safe-python: {}",
            self.subject, self.label, self.seed, self.given, self.theirs, self.ours
        )
    }
}
