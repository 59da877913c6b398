//! Source text that somebody damaged: both sides must refuse it alike, or compile it alike.

use std::path::Path;

use crate::{
    engine::{Engines, Side},
    finding::{Finding, Findings},
    random::Random,
    source,
    values::quoted,
};

/// Texts in one program.
const BATCH: usize = 120;
/// Rounds of making a text smaller.
const ROUNDS: usize = 12;
/// Lines of a text: mistakes are found in few.
const LINES: usize = 7;

const PROGRAM: &str = r#"
def T(number, text):
    try:
        compile(text, '<t>', 'exec')
        outcome = 'compiles'
    except SyntaxError as error:
        outcome = type(error).__name__ + repr(error.args)
    except (ValueError, OverflowError, RecursionError, MemoryError) as error:
        outcome = type(error).__name__
    print('@' + str(number), ascii(outcome))
"#;

/// Fuzzes texts for as long as `goes_on` says so. Their originals are programs made up and the corpus.
pub fn run(
    engines: &Engines,
    random: &mut Random,
    cases: &Path,
    findings: &mut Findings,
    mut goes_on: impl FnMut(usize, &Findings) -> bool,
) -> Result<(), String> {
    let corpus = corpus(cases);
    let mut made = 0;
    while goes_on(made, findings) {
        let texts: Vec<String> = (0..BATCH).map(|_| text(random, &corpus)).collect();
        made += texts.len();
        for difference in differences(engines, &texts)? {
            findings.take(difference, |difference| minimise(engines, difference))?;
        }
    }
    Ok(())
}

/// The corpus's programs, in an order that depends on nothing.
fn corpus(folder: &Path) -> Vec<String> {
    let files = walkdir::WalkDir::new(folder).sort_by_file_name().into_iter().flatten();
    files
        .filter(|file| file.path().extension().is_some_and(|extension| extension == "py"))
        .filter_map(|file| std::fs::read_to_string(file.path()).ok())
        .filter(|text| text.len() < 20_000)
        .collect()
}

fn text(random: &mut Random, corpus: &[String]) -> String {
    let whole =
        if corpus.is_empty() || random.chance(40) { source::program(random) } else { random.choose(corpus).clone() };
    let lines: Vec<&str> = whole.lines().collect();
    let start = random.below(lines.len().max(1));
    let mut end = (start + random.between(1, LINES)).min(lines.len());
    // A block that ends with its head is a mistake already: one is enough.
    while end < lines.len() && lines[end - 1].trim_end().ends_with(':') {
        end += 1;
    }
    let part = lines.get(start..end).unwrap_or_default();
    let indent = part.first().map_or(0, |line| line.len() - line.trim_start().len());
    let part: Vec<&str> = part.iter().map(|line| line.get(indent..).unwrap_or(line.trim_start())).collect();
    let mut tokens = tokens(&part.join("\n"));
    for _ in 0..random.between(1, 2) {
        damage(random, &mut tokens);
    }
    let mut text: String = tokens.concat();
    if random.chance(85) {
        text.push('\n');
    }
    text
}

/// Words, numbers, strings as far as quotes tell, and single signs.
fn tokens(text: &str) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    let mut wordy = false;
    for character in text.chars() {
        let is_word = character.is_alphanumeric() || character == '_';
        let is_gap = character == ' ' && found.last().is_some_and(|last| last.ends_with(' '));
        if (is_word && wordy) || is_gap {
            if let Some(last) = found.last_mut() {
                last.push(character);
            }
        } else {
            found.push(character.to_string());
        }
        wordy = is_word;
    }
    found
}

const PIECES: [&str; 92] = [
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    ",",
    ":",
    ";",
    ".",
    "=",
    "==",
    "!=",
    "<",
    "->",
    ":=",
    "+",
    "-",
    "*",
    "**",
    "/",
    "//",
    "%",
    "@",
    "~",
    "!",
    "?",
    "$",
    "`",
    "\\",
    "'",
    "\"",
    "'''",
    "\"\"\"",
    "f'",
    "f'{",
    "rb'",
    "u'",
    "#",
    "\n",
    "\n\n",
    "    ",
    "\t",
    " ",
    "  ",
    "0x",
    "0b2",
    "1_",
    "1__0",
    "01",
    "1e",
    "1.e5j",
    "1a",
    "if ",
    "else",
    "elif ",
    "for ",
    "in ",
    "while ",
    "def ",
    "class ",
    "lambda ",
    "return ",
    "yield ",
    "await ",
    "async ",
    "import ",
    "from ",
    "as ",
    "with ",
    "try:",
    "except ",
    "finally:",
    "raise ",
    "global ",
    "nonlocal ",
    "del ",
    "pass",
    "break",
    "not ",
    "is ",
    "None",
    "True",
    "match ",
    "case ",
    "type ",
    "print ",
    "exec ",
    "\u{e9}",
    "\u{20ac}",
    "\0",
    "\u{c}",
];

fn damage(random: &mut Random, tokens: &mut Vec<String>) {
    let at = random.below(tokens.len() + 1);
    let inside = at < tokens.len();
    match random.below(7) {
        0 | 1 if inside => _ = tokens.remove(at),
        2 if inside => tokens.insert(at, tokens[at].clone()),
        3 if inside => {
            let other = random.below(tokens.len());
            tokens.swap(at, other);
        }
        4 if inside => tokens[at] = random.pick(&PIECES).to_owned(),
        5 if inside => tokens.truncate(at),
        _ => tokens.insert(at, random.pick(&PIECES).to_owned()),
    }
}

struct Difference {
    text: String,
    theirs: String,
    ours: String,
    severe: bool,
}

fn differences(engines: &Engines, texts: &[String]) -> Result<Vec<Difference>, String> {
    let numbered: Vec<(usize, &String)> = texts.iter().enumerate().collect();
    let (theirs, ours) = std::thread::scope(|scope| {
        let theirs = scope.spawn(|| outcomes(engines, Side::CPython, &numbered));
        let ours = outcomes(engines, Side::Sandbox, &numbered);
        (theirs.join().unwrap_or_else(|_| Err("a thread of the fuzzer failed".to_owned())), ours)
    });
    let found = theirs?.into_iter().zip(ours?).zip(texts).filter(|((theirs, ours), _)| theirs != ours);
    Ok(found
        .map(|((theirs, ours), text)| Difference { text: text.clone(), theirs: theirs.0, ours: ours.0, severe: ours.1 })
        .collect())
}

/// What a side says of each text, and whether saying so was its end.
fn outcomes(engines: &Engines, side: Side, texts: &[(usize, &String)]) -> Result<Vec<(String, bool)>, String> {
    let mut found: Vec<(String, bool)> = Vec::new();
    while found.len() < texts.len() {
        let mut program = PROGRAM.to_owned();
        for (number, text) in &texts[found.len()..] {
            program.push_str(&format!("T({number}, {})\n", quoted(text)));
        }
        let run = engines.run(side, &program)?;
        let told = run.stdout.lines().filter_map(|line| line.strip_prefix('@')?.split_once(' '));
        found.extend(told.map(|(_, outcome)| (outcome.to_owned(), false)));
        if found.len() < texts.len() {
            let last = run.stderr.trim_end().lines().next_back().unwrap_or_default();
            found.push((format!("stopped: {:?}, {last}", run.end), run.is_defect(side)));
        }
    }
    Ok(found)
}

fn minimise(engines: &Engines, difference: Difference) -> Result<Difference, String> {
    let mut best = difference;
    let kind = best.kind();
    for _ in 0..ROUNDS {
        let tokens = tokens(&best.text);
        let mut smaller: Vec<String> = Vec::new();
        // Whole lines first, then halves, then single tokens.
        let lines: Vec<&str> = best.text.split_inclusive('\n').collect();
        for line in 0..lines.len() {
            smaller.push(lines[..line].concat() + &lines[line + 1..].concat());
        }
        for width in [8, 3, 1] {
            for start in 0..tokens.len() {
                let end = (start + width).min(tokens.len());
                smaller.push(tokens[..start].concat() + &tokens[end..].concat());
            }
        }
        smaller.retain(|text| text.len() < best.text.len());
        smaller.truncate(600);
        match differences(engines, &smaller)?
            .into_iter()
            .filter(|found| found.kind() == kind)
            .min_by_key(|f| f.text.len())
        {
            Some(found) => best = found,
            None => break,
        }
    }
    Ok(best)
}

impl Finding for Difference {
    /// The two messages; where they are one, it is the place that differs.
    fn kind(&self) -> String {
        let message = |outcome: &str| {
            let text = outcome.split(", ('<t>'").next().unwrap_or_default();
            text.chars().filter(|c| !c.is_ascii_digit()).take(70).collect::<String>()
        };
        format!("{} | {}", message(&self.theirs), message(&self.ours))
    }

    fn is_severe(&self) -> bool {
        self.severe
    }

    fn show(&self) -> String {
        format!(
            "text {}\n  CPython:     {}\n  safe-python: {}\n{}\n",
            quoted(&self.text),
            self.theirs,
            self.ours,
            self.text
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_lose_nothing() {
        let text = "if a1 ==  'b':\n    c\n";
        assert_eq!(tokens(text).concat(), text);
        assert_eq!(tokens("ab+1")[..], ["ab", "+", "1"]);
    }
}
