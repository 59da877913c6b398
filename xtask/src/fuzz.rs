//! Building the fuzzer and what it fuzzes, and starting it with CPython beside.

use crate::{cargo, python};

/// Runs the fuzzer; the arguments go to it.
pub fn run(arguments: &[String]) -> Result<(), String> {
    cargo::run(&["build", "--quiet", "--package", "server", "--bin", "safe-python"])?;
    let found = python::find();
    // Nothing is embedded: any CPython of the version does, but the search knows the one others compare with.
    let python = found.fit.or(found.chosen).ok_or("the fuzzer needs CPython 3.13; see `cargo xtask python`")?;
    let folder = cargo::target_folder().join("debug");
    let mut command = cargo::command(&["run", "--quiet", "--package", "fuzz", "--"]);
    command.args(arguments);
    command.arg("--python").arg(python.executable).arg("--safe-python").arg(folder.join("safe-python"));
    command.arg("--cases").arg(cargo::root().join("cases"));
    cargo::finish(command, "fuzz")
}
