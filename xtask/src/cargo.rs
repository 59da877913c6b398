//! Calling cargo, and where the repository is.

use std::{
    path::{Path, PathBuf},
    process::Command,
};

/// The root of the repository.
pub fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_owned()
}

/// Where cargo puts what it builds.
pub fn target_folder() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), Into::into)
}

/// A cargo command in the root of the repository.
pub fn command(arguments: &[&str]) -> Command {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command.args(arguments).current_dir(root());
    command
}

/// The cargo that a shell would find, which knows other toolchains (`+nightly`) where rustup put it there.
pub fn from_shell(arguments: &[&str]) -> Command {
    let mut command = Command::new("cargo");
    command.args(arguments).current_dir(root()).env_remove("CARGO").env_remove("RUSTUP_TOOLCHAIN");
    command
}

/// Whether such a command of cargo's works here.
pub fn has(arguments: &[&str]) -> bool {
    from_shell(arguments).output().is_ok_and(|output| output.status.success())
}

/// Runs cargo; its failure is the error.
pub fn run(arguments: &[&str]) -> Result<(), String> {
    finish(command(arguments), &format!("cargo {}", arguments.join(" ")))
}

/// Runs a command; its failure is the error.
pub fn finish(mut command: Command, name: &str) -> Result<(), String> {
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("`{name}` failed ({status})")),
        Err(error) => Err(format!("`{name}` cannot be started: {error}")),
    }
}

/// Says what comes now.
pub fn step(name: &str) {
    println!("\n== {name}");
}
