//! The engines that are compared, and how each is started.

use std::{
    env,
    ffi::OsString,
    fs,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

/// The version the sandbox is held against.
const CPYTHON: (u32, u32) = (3, 13);

/// A command that runs a program when its path is put behind.
pub struct Engine {
    pub name: String,
    command: Vec<OsString>,
}

impl Engine {
    /// CPython 3.13: PYO3_PYTHON, then python3.13 on PATH, then the folders of pyenv and uv.
    pub fn cpython() -> Result<Self, String> {
        let mut seen = Vec::new();
        for candidate in cpython_candidates() {
            match version_of(&candidate) {
                Some((major, minor, patch)) if (major, minor) == CPYTHON => {
                    return Ok(Engine {
                        name: format!("CPython {major}.{minor}.{patch}"),
                        // No site folder of the user, no bytecode written beside the programs.
                        command: vec![candidate.into(), "-s".into(), "-B".into()],
                    });
                }
                Some((major, minor, patch)) => seen.push(format!("{} is {major}.{minor}.{patch}", candidate.display())),
                None => seen.push(format!("{} does not run", candidate.display())),
            }
        }
        let (major, minor) = CPYTHON;
        let seen = if seen.is_empty() { "none was found".to_owned() } else { seen.join("; ") };
        Err(format!("CPython {major}.{minor} is what speed is compared with, and {seen}\nSet PYO3_PYTHON to one"))
    }

    /// The sandbox: the binary given, or one built now in release mode.
    pub fn sandbox(given: Option<&Path>) -> Result<Self, String> {
        let binary = match given {
            Some(path) if path.is_file() => path.to_owned(),
            Some(path) => return Err(format!("there is no file {}", path.display())),
            None => build_sandbox()?,
        };
        // Limits wide enough never to matter, but on: checking them is part of the cost.
        let limits = ["run", "--time-limit", "120", "--memory-limit", "4G"];
        let command = [binary.into_os_string()].into_iter().chain(limits.map(OsString::from)).collect();
        Ok(Engine { name: "safe-python".to_owned(), command })
    }

    /// Any other command, split at spaces.
    pub fn other(command: &str) -> Result<Self, String> {
        let words: Vec<OsString> = command.split_whitespace().map(OsString::from).collect();
        let first = words.first().ok_or("--against needs a command")?;
        let name = Path::new(first).file_name().unwrap_or(first).to_string_lossy().into_owned();
        Ok(Engine { name, command: words })
    }

    /// The command that runs `program`. The hash seed is fixed so that sets of strings print alike.
    pub fn command(&self, program: &Path) -> Command {
        let mut command = Command::new(&self.command[0]);
        command.args(&self.command[1..]).arg(program).env("PYTHONHASHSEED", "0").stdin(Stdio::null());
        command
    }
}

/// Builds `safe-python` and returns its path as cargo reports it.
fn build_sandbox() -> Result<PathBuf, String> {
    eprintln!("building safe-python ...");
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let output = Command::new(cargo)
        .args(["build", "--quiet", "--release", "--package", "server", "--bin", "safe-python"])
        .arg("--message-format=json-render-diagnostics")
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .stderr(Stdio::inherit())
        .output()
        .map_err(|error| format!("cannot start cargo: {error}"))?;
    if !output.status.success() {
        return Err("safe-python does not build".to_owned());
    }
    String::from_utf8_lossy(&output.stdout)
        .lines()
        .filter_map(executable_in)
        .next_back()
        .ok_or_else(|| "cargo built no safe-python".to_owned())
}

/// The executable named by one line of cargo's messages.
fn executable_in(line: &str) -> Option<PathBuf> {
    let message: serde_json::Value = serde_json::from_str(line).ok()?;
    message.get("executable")?.as_str().map(PathBuf::from)
}

fn cpython_candidates() -> Vec<PathBuf> {
    if let Some(named) = env::var_os("PYO3_PYTHON") {
        return vec![named.into()]; // Whoever names one means that one.
    }
    let (major, minor) = CPYTHON;
    let binary = format!("python{major}.{minor}");
    let path = env::var_os("PATH").unwrap_or_default();
    let home = env::var_os("HOME").map(PathBuf::from).unwrap_or_default();
    let pyenv = env::var_os("PYENV_ROOT").map_or_else(|| home.join(".pyenv"), PathBuf::from).join("versions");
    let uv = env::var_os("UV_PYTHON_INSTALL_DIR")
        .map_or_else(|| home.join(".local").join("share").join("uv").join("python"), PathBuf::from);
    let mut candidates: Vec<PathBuf> = env::split_paths(&path).map(|folder| folder.join(&binary)).collect();
    for (folder, prefix) in [(pyenv, format!("{major}.{minor}.")), (uv, format!("cpython-{major}.{minor}."))] {
        let mut versions: Vec<PathBuf> = fs::read_dir(folder)
            .into_iter()
            .flatten()
            .filter_map(|entry| Some(entry.ok()?.path()))
            .filter(|path| path.file_name().is_some_and(|name| name.to_string_lossy().starts_with(&prefix)))
            .collect();
        versions.sort();
        candidates.extend(versions.iter().rev().map(|version| version.join("bin").join(&binary)));
    }
    candidates.retain(|candidate| candidate.is_file());
    candidates
}

/// Asked of the interpreter itself: a version manager's shim may stand on PATH and know no such version.
fn version_of(python: &Path) -> Option<(u32, u32, u32)> {
    let question = "import sys; print(*sys.version_info[:3])";
    let output = Command::new(python).args(["-I", "-c", question]).stdin(Stdio::null()).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    let mut numbers = text.split_whitespace().map(|word| word.parse().ok());
    Some((numbers.next()??, numbers.next()??, numbers.next()??))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_engine_is_named_after_its_program() {
        let engine = Engine::other("/opt/some/pypy3 -X flag").unwrap();
        assert_eq!(engine.name, "pypy3");
        assert_eq!(engine.command(Path::new("a.py")).get_args().collect::<Vec<_>>(), ["-X", "flag", "a.py"]);
        assert!(Engine::other("  ").is_err());
    }

    #[test]
    fn reads_the_executable_from_cargos_messages() {
        let line = r#"{"reason":"compiler-artifact","executable":"/t/release/safe-python","fresh":true}"#;
        assert_eq!(executable_in(line), Some(PathBuf::from("/t/release/safe-python")));
        assert_eq!(executable_in(r#"{"reason":"compiler-artifact","executable":null}"#), None);
        assert_eq!(executable_in("not json"), None);
    }
}
