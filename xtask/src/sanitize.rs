//! The corpus under AddressSanitizer: a use of memory that is gone, or never was, ends a program with a report.

use crate::cargo;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Cases run one after the other in one process, so that what one leaves behind meets the next.
const BATCH: usize = 20;

/// The target that the nightly toolchain compiles for is named, so that build scripts stay without the sanitizer.
const TARGET: &str = "x86_64-unknown-linux-gnu";

/// Runs the cases whose path contains a filter. Limits are left out: nothing counts memory here.
pub fn run(arguments: &[String]) -> Result<(), String> {
    if !cfg!(all(target_os = "linux", target_arch = "x86_64")) || !cargo::has(&["+nightly", "--version"]) {
        println!("SKIPPED: AddressSanitizer needs Linux on x86-64 and a nightly toolchain; `rustup install nightly`");
        return Ok(());
    }
    let folder = cargo::target_folder().join("sanitized");
    let mut build = cargo::from_shell(&["+nightly", "build", "--package", "interpreter", "--example", "run"]);
    build.args(["--target", TARGET, "--target-dir"]).arg(&folder);
    build.env("RUSTFLAGS", "-Zsanitizer=address --cfg sanitized");
    cargo::finish(build, "cargo +nightly build --example run")?;
    let runner = folder.join(TARGET).join("debug/examples/run");
    let filter = arguments.first().map_or("", String::as_str);
    let mut cases = Vec::new();
    collect(&cargo::root().join("cases"), &mut cases)?;
    cases.retain(|case| {
        let text = case.to_string_lossy();
        !text.contains("/limits/") && text.contains(filter)
    });
    cases.sort();
    if cases.is_empty() {
        return Err(format!("no case has `{filter}` in its path"));
    }
    let mut found = 0;
    for (place, batch) in cases.chunks(BATCH).enumerate() {
        println!("{} of {}", place * BATCH + batch.len(), cases.len());
        found += usize::from(!is_sound(&runner, batch)?);
    }
    if found > 0 { Err(format!("{found} batches of cases touched memory they must not; see above")) } else { Ok(()) }
}

fn collect(folder: &Path, cases: &mut Vec<PathBuf>) -> Result<(), String> {
    let wrong = |error: std::io::Error| format!("{} cannot be read: {error}", folder.display());
    for entry in std::fs::read_dir(folder).map_err(wrong)? {
        let path = entry.map_err(wrong)?.path();
        if path.is_dir() {
            collect(&path, cases)?;
        } else if path.extension().is_some_and(|extension| extension == "py") {
            cases.push(path);
        }
    }
    Ok(())
}

/// Runs cases in one process; a report of the sanitizer, or a death by a signal, is shown.
fn is_sound(runner: &Path, cases: &[PathBuf]) -> Result<bool, String> {
    let mut command = Command::new(runner);
    // Reference cycles that outlive their session are counted elsewhere; here it is what is touched that matters.
    command.args(cases).env("ASAN_OPTIONS", "detect_leaks=0:abort_on_error=0:exitcode=99");
    let output = command.output().map_err(|error| format!("{} cannot be started: {error}", runner.display()))?;
    if output.status.code().is_some_and(|code| code != 99) {
        return Ok(true);
    }
    let log = String::from_utf8_lossy(&output.stderr);
    let report = log.find("ERROR: AddressSanitizer").map_or("", |start| &log[start..]);
    println!("{}\n{}", output.status, report.lines().take(60).collect::<Vec<_>>().join("\n"));
    println!("one of:");
    cases.iter().for_each(|case| println!("  {}", case.display()));
    Ok(false)
}
