//! What was found: each kind of difference once, with the number of times it was met.

use std::collections::HashMap;

use indicatif::ProgressBar;

/// A difference that can be told from others.
pub trait Finding {
    /// Two findings of one kind are likely one mistake.
    fn kind(&self) -> String;
    /// A panic, a hang, a killed process.
    fn is_severe(&self) -> bool;
    /// For people, ready to be pasted.
    fn show(&self) -> String;
}

pub struct Findings {
    met: HashMap<String, usize>,
    severe: usize,
    only_severe: bool,
    progress: ProgressBar,
}

impl Findings {
    pub fn new(progress: ProgressBar, only_severe: bool) -> Self {
        Findings { met: HashMap::new(), severe: 0, only_severe, progress }
    }

    fn is_new(&self, finding: &impl Finding) -> bool {
        (finding.is_severe() || !self.only_severe) && !self.met.contains_key(&finding.kind())
    }

    /// Takes what was found: the first of a kind is made small by `minimise` and shown, others are counted.
    pub fn take<F: Finding>(
        &mut self,
        finding: F,
        minimise: impl FnOnce(F) -> Result<F, String>,
    ) -> Result<(), String> {
        if self.is_new(&finding) {
            self.report(minimise(finding)?);
        } else {
            self.count(&finding);
        }
        Ok(())
    }

    /// One more of a kind that has been shown.
    fn count(&mut self, finding: &impl Finding) {
        *self.met.entry(finding.kind()).or_default() += 1;
    }

    /// Shows a finding of a new kind.
    fn report(&mut self, finding: impl Finding) {
        self.count(&finding);
        self.severe += usize::from(finding.is_severe());
        let mark = if finding.is_severe() { "DEFECT " } else { "" };
        self.progress.suspend(|| println!("--- {mark}{}", finding.show()));
    }

    pub fn kinds(&self) -> usize {
        self.met.len()
    }

    pub fn severe(&self) -> usize {
        self.severe
    }
}
