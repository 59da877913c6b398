//! The house rules no compiler checks. Each finding says what to do.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use crate::cargo;

/// A file longer than this is about two things.
const LONGEST_FILE: usize = 800;
/// In the head comment of a file that is right to be longer.
const LONG_BECAUSE: &str = "tidy: long because ";
/// Where unsafe code may live.
const UNSAFE_HOMES: [&str; 3] =
    ["executor/interpreter/src/memory", "executor/interpreter/src/vm", "conformance/src/oracle/embed.rs"];
/// Names that say nothing about what is inside.
const EMPTY_NAMES: [&str; 6] = ["utils", "util", "helpers", "helper", "misc", "common"];
/// Folders of a person's machine, in two halves so that this file passes its own check.
const HOMES: [(&str, &str); 3] = [("/ho", "me/"), ("/ro", "ot/"), ("/Use", "rs/")];
/// Built or downloaded things that are no source.
const ARTEFACTS: [&str; 9] = ["whl", "so", "pyc", "o", "a", "rlib", "exe", "zip", "gz"];

/// Checks every file git knows or would add.
pub fn run() -> Result<(), String> {
    let root = cargo::root();
    let files = files(&root)?;
    let mut findings = Vec::new();
    for file in &files {
        let name = file.to_string_lossy().replace('\\', "/");
        if file.extension().and_then(|e| e.to_str()).is_some_and(|e| ARTEFACTS.contains(&e)) {
            findings.push(format!("{name}: is no source; remove it from the repository"));
            continue;
        }
        // What is not text is not checked further; what git lists but is gone is being deleted.
        let Ok(text) = fs::read_to_string(root.join(file)) else { continue };
        if name.ends_with(".rs") {
            rust(&name, &text, &mut findings);
        }
        // What is a workspace of its own has no lints of this one.
        let member = name.ends_with("Cargo.toml") && !text.contains("[workspace]");
        if member && !text.contains("[lints]\nworkspace = true") {
            findings.push(format!("{name}: add `[lints]` with `workspace = true`"));
        }
        paths(&root, &name, &text, &mut findings);
    }
    folders(&files, &mut findings);
    if findings.is_empty() {
        println!("tidy: {} files are in order", files.len());
        return Ok(());
    }
    Err(format!("tidy found {} things:\n  {}", findings.len(), findings.join("\n  ")))
}

fn files(root: &Path) -> Result<Vec<PathBuf>, String> {
    let output = Command::new("git")
        .args(["ls-files", "--cached", "--others", "--exclude-standard", "-z"])
        .current_dir(root)
        .output()
        .map_err(|error| format!("tidy needs git: {error}"))?;
    if !output.status.success() {
        return Err(format!("git cannot list the files: {}", String::from_utf8_lossy(&output.stderr)));
    }
    let text = String::from_utf8_lossy(&output.stdout);
    Ok(text.split('\0').filter(|name| !name.is_empty()).map(PathBuf::from).collect())
}

fn rust(name: &str, text: &str, findings: &mut Vec<String>) {
    if !text.starts_with("//!") {
        findings.push(format!("{name}: open it with a `//!` comment that says what it is about"));
    }
    let lines = text.lines().count();
    if lines > LONGEST_FILE
        && !text.lines().take_while(|line| line.starts_with("//!")).any(|l| l.contains(LONG_BECAUSE))
    {
        findings
            .push(format!("{name}: has {lines} lines; split it, or say `//! {LONG_BECAUSE}...` in its head comment"));
    }
    let stem = Path::new(name).file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
    if EMPTY_NAMES.contains(&stem) {
        findings.push(format!("{name}: name it after what is in it"));
    }
    let may_be_unsafe = UNSAFE_HOMES.iter().any(|home| name.starts_with(home));
    for (index, line) in text.lines().enumerate() {
        let code = line.split("//").next().unwrap_or_default();
        if code.contains(concat!("#[", "allow(")) || code.contains(concat!("#![", "allow(")) {
            findings.push(format!("{name}:{}: write `#[expect(lint, reason = \"...\")]`", index + 1));
        }
        let is_unsafe = ["{", "fn", "impl", "trait", "extern"].iter().any(|what| {
            let wanted = format!("unsafe {what}");
            let quoted_or_longer =
                |before: &str| before.contains('"') || before.ends_with(|c: char| c == '_' || c.is_alphanumeric());
            code.find(&wanted).is_some_and(|at| !quoted_or_longer(&code[..at]))
        });
        // An object type names its kind beside its data: the promise is one line, kept by the kind's own name.
        let names_a_kind = code.contains(concat!("unsafe ", "impl Data for"));
        if is_unsafe && !may_be_unsafe && !names_a_kind {
            findings.push(format!("{name}:{}: move this unsafe code into {}", index + 1, UNSAFE_HOMES.join(", ")));
        }
    }
}

fn paths(root: &Path, name: &str, text: &str, findings: &mut Vec<String>) {
    let here = root.to_string_lossy();
    // A case mentions paths as data, and so does what documents one.
    let is_data = name.starts_with("cases/");
    for (index, line) in text.lines().enumerate() {
        let home = HOMES.iter().map(|(a, b)| format!("{a}{b}")).find(|home| starts_a_path(line, home));
        if line.contains(&*here) || (home.is_some() && !is_data) {
            findings.push(format!("{name}:{}: has a path of somebody's machine", index + 1));
        }
    }
}

/// Whether `home` stands in the line and not in the middle of a longer path.
fn starts_a_path(line: &str, home: &str) -> bool {
    line.match_indices(home).any(|(at, _)| !line[..at].ends_with(|c: char| c.is_alphanumeric() || "_-.~$}".contains(c)))
}

fn folders(files: &[PathBuf], findings: &mut Vec<String>) {
    let mut tops: Vec<String> = files
        .iter()
        .filter(|file| file.components().count() > 1)
        .filter_map(|file| file.components().next()?.as_os_str().to_str().map(str::to_owned))
        .filter(|top| !top.starts_with('.'))
        .collect();
    tops.sort();
    tops.dedup();
    for top in tops {
        if !files.contains(&Path::new(&top).join("README.md")) {
            findings.push(format!("{top}/: add a README.md: what lives here, how to add to it, how to run it"));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn findings(name: &str, text: &str) -> usize {
        let mut findings = Vec::new();
        rust(name, text, &mut findings);
        findings.len()
    }

    #[test]
    fn each_rule_bites() {
        assert_eq!(findings("a/src/lib.rs", "//! Fine.\n"), 0);
        assert_eq!(findings("a/src/lib.rs", "fn f() {}\n"), 1);
        assert_eq!(findings("a/src/utils.rs", "//! Things.\n"), 1);
        assert_eq!(findings("a/src/lib.rs", &format!("//! Bare.\n#[{}(dead_code)]\n", "allow")), 1);
        let danger = format!("//! Danger.\nfn f() {{ {} {{ g() }} }}\n", "unsafe");
        assert_eq!(findings("a/src/lib.rs", &danger), 1);
        assert_eq!(findings("executor/interpreter/src/memory/header.rs", &danger), 0);
        let long = "\n".repeat(LONGEST_FILE + 1);
        assert_eq!(findings("a/src/lib.rs", &format!("//! Long.{long}")), 1);
        assert_eq!(findings("a/src/lib.rs", &format!("//! Table.\n//! {LONG_BECAUSE}it is one.{long}")), 0);
    }

    #[test]
    fn a_home_is_told_from_a_part_of_a_path() {
        let home = format!("{}{}", HOMES[0].0, HOMES[0].1);
        assert!(starts_a_path(&format!("at {home}someone"), &home));
        assert!(!starts_a_path(&format!("docs{home}page"), &home));
    }
}
