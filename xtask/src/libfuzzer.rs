//! libFuzzer on the interpreter: inputs that reach new code are kept and changed further.

use std::fs;

use crate::cargo;

const TARGETS: [&str; 2] = ["source", "text"];

/// Runs a target for some seconds (an hour unless said otherwise), beginning with the corpus and what earlier runs
/// found.
pub fn run(arguments: &[String]) -> Result<(), String> {
    let usage = "`cargo xtask libfuzzer source|text [SECONDS]`";
    let (target, seconds) = match arguments {
        [target] => (target.as_str(), "3600"),
        [target, seconds] => (target.as_str(), seconds.as_str()),
        _ => return Err(format!("it takes a target: {usage}")),
    };
    if !TARGETS.contains(&target) {
        return Err(format!("there is no target `{target}`: {usage}"));
    }
    if seconds.parse::<u32>().is_err() {
        return Err(format!("`{seconds}` is no number of seconds: {usage}"));
    }
    if !cargo::has(&["+nightly", "fuzz", "--version"]) {
        return Err("cargo-fuzz and a nightly compiler are needed: `rustup toolchain install nightly` and \
                    `cargo install cargo-fuzz`"
            .to_owned());
    }
    let home = cargo::root().join("tools/libfuzzer");
    let found = cargo::target_folder().join("libfuzzer").join(target);
    fs::create_dir_all(&found).map_err(|error| format!("{}: {error}", found.display()))?;
    let mut command = cargo::from_shell(&["+nightly", "fuzz", "run", "--sanitizer", "none", "--fuzz-dir"]);
    command.arg(&home).arg("--target-dir").arg(cargo::target_folder().join("libfuzzer/build")).arg(target).arg(&found);
    if target == "source" {
        for folder in ["language", "builtins", "types", "modules", "programs"] {
            command.arg(cargo::root().join("cases").join(folder));
        }
    }
    command.args(["--", "-timeout=60", "-rss_limit_mb=4000"]).arg(format!("-max_total_time={seconds}"));
    if target == "source" {
        command.arg(format!("-dict={}", home.join("python.dict").display())).arg("-max_len=3000");
    } else {
        command.arg("-max_len=400");
    }
    cargo::finish(command, "cargo fuzz run")
}
