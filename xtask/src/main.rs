//! `cargo xtask`: everything a contributor or a CI job runs. No dependencies, so that it builds in a moment.

mod cargo;
mod conformance;
mod fuzz;
mod new_case;
mod new_module;
mod python;
mod sanitize;
mod tidy;

use std::process::ExitCode;

const HELP: &str = "\
cargo xtask <command>

  conformance [FILTER] [--oracle live|recorded|auto] [--bless] [--jobs N] [--api] [--json FILE] [--list]
              run the corpus here and in CPython; --bless records what CPython does
  test        unit and integration tests, then conformance
  ci          formatting, clippy with warnings as errors, tidy, dependencies, test
  miri        the tests of executor/interpreter/src/memory under Miri
  sanitize [FILTER]
              the corpus under AddressSanitizer
  tidy        the house rules no compiler checks
  new-case <PATH or API NAME>
              start a case: `cargo xtask new-case json.dumps`
  new-module <NAME> [--native]
              start a module: its file in Python or in Rust, its line in the registry, its first case
  spec        write conformance/spec/generated from CPython 3.13
  soak [N]    N calls of all kinds from eight clients at once, and nothing may pile up
  fuzz [--kind api|source|text] [--seconds N] [--seed S] [FILTER]
              random calls, programs or texts here and in CPython; --help of it says more
  bench ...   the benchmarks; everything after the word goes to them
  python      say which CPython the live oracle would use
";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let (command, rest) = match arguments.split_first() {
        Some((command, rest)) => (command.as_str(), rest),
        None => ("help", [].as_slice()),
    };
    let outcome = match command {
        "conformance" => conformance::run(rest),
        "test" => no_arguments(command, rest).and_then(|()| test()),
        "ci" => no_arguments(command, rest).and_then(|()| ci()),
        "miri" => no_arguments(command, rest).and_then(|()| miri()),
        "sanitize" => sanitize::run(rest),
        "tidy" => no_arguments(command, rest).and_then(|()| tidy::run()),
        "new-case" => new_case::run(rest),
        "new-module" => new_module::run(rest),
        "spec" => no_arguments(command, rest).and_then(|()| conformance::write_spec()),
        "bench" => {
            let mut whole = vec!["run", "--quiet", "--release", "--package", "bench", "--"];
            whole.extend(rest.iter().map(String::as_str));
            cargo::run(&whole)
        }
        "soak" => {
            let whole =
                ["test", "--release", "--package", "server", "--test", "soak", "--", "--ignored", "--nocapture"];
            let calls = rest.first().map_or("10000", String::as_str);
            let mut command = cargo::command(&whole);
            command.env("SOAK_CALLS", calls);
            cargo::finish(command, "cargo test --test soak")
        }
        "fuzz" => fuzz::run(rest),
        "python" => {
            println!("{}", python::find().describe());
            Ok(())
        }
        "help" | "--help" | "-h" => {
            print!("{HELP}");
            Ok(())
        }
        other => Err(format!("there is no command `{other}`\n\n{HELP}")),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn no_arguments(command: &str, rest: &[String]) -> Result<(), String> {
    match rest.first() {
        None => Ok(()),
        Some(word) => Err(format!("`cargo xtask {command}` takes no arguments, and `{word}` is one")),
    }
}

/// All tests. Conformance comes last so that its verdict is the last thing on the screen.
fn test() -> Result<(), String> {
    cargo::run(&["test"])?;
    if let Some(python) = python::find().fit {
        // The default build knows no CPython; the harness's own tests of the live oracle need one.
        conformance::cargo_with_python(&["test", "--package", "conformance", "--features", "live"], &python)?;
    }
    conformance::run(&[])
}

/// Licences, advisories and sources of what this is built from, as `deny.toml` wants them.
fn dependencies() -> Result<(), String> {
    if !cargo::has(&["deny", "--version"]) {
        println!(
            "SKIPPED: cargo-deny is not installed, so licences and advisories are unchecked; `cargo install cargo-deny`"
        );
        return Ok(());
    }
    cargo::run(&["deny", "--log-level", "error", "check", "--hide-inclusion-graph", "bans", "licenses", "sources"])?;
    if !cargo::has(&["deny", "fetch", "db"]) {
        println!(
            "SKIPPED: the list of known weaknesses cannot be fetched, so the dependencies are not compared with it"
        );
        return Ok(());
    }
    cargo::run(&["deny", "check", "--disable-fetch", "advisories"])
}

/// The tests of `memory/`, where the unsafe code lives, under Miri.
fn miri() -> Result<(), String> {
    if !cargo::has(&["+nightly", "miri", "setup"]) {
        println!(
            "SKIPPED: Miri is not installed, so unsafe code is unchecked; `rustup component add --toolchain nightly \
             miri rust-src`"
        );
        return Ok(());
    }
    let mut command = cargo::from_shell(&["+nightly", "miri", "test", "--package", "interpreter", "--lib", "memory::"]);
    // Objects are reached through headers: tree borrows allow what stacked borrows do not. The lists of a thread's heap
    // go with its last world, and these tests have none.
    command.env("MIRIFLAGS", "-Zmiri-tree-borrows -Zmiri-ignore-leaks");
    cargo::finish(command, "cargo miri test")
}

fn ci() -> Result<(), String> {
    cargo::step("formatting");
    cargo::run(&["fmt", "--all", "--check"]).map_err(|error| format!("{error}; run `cargo fmt --all`"))?;
    cargo::step("clippy");
    cargo::run(&["clippy", "--all-targets", "--", "--deny", "warnings"])?;
    if let Some(python) = python::find().fit {
        let live = ["--package", "conformance", "--features", "live"];
        let arguments = [&["clippy", "--all-targets"][..], &live, &["--", "--deny", "warnings"]].concat();
        conformance::cargo_with_python(&arguments, &python)?;
    }
    cargo::step("tidy");
    tidy::run()?;
    cargo::step("dependencies");
    dependencies()?;
    cargo::step("Miri");
    miri()?;
    cargo::step("test");
    test()
}
