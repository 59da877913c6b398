//! Building the conformance program, with CPython inside where there is one, and running it.

use std::{ffi::OsString, path::Path};

use crate::{
    cargo,
    python::{self, Found, Python},
};

/// Runs the corpus; the arguments go to the program.
pub fn run(arguments: &[String]) -> Result<(), String> {
    let choice = oracle_choice(arguments)?;
    let blessing = arguments.iter().any(|argument| argument == "--bless");
    let helping = arguments.iter().any(|argument| argument == "--help" || argument == "-h");
    let mut extra: Vec<String> = Vec::new();
    let mut live: Option<Python> = None;
    if choice == "recorded" || helping {
        extra.extend(["--oracle-note".to_owned(), "as asked".to_owned()]);
    } else {
        let found = python::find();
        // Another version is only used by those who name it and ask for live.
        live = found.fit.clone().or_else(|| found.chosen.clone().filter(|_| choice == "live"));
        match &live {
            Some(_) => println!("{}", found.describe_choice()),
            None if choice == "live" || blessing => return Err(found.describe()),
            None => {
                eprintln!("{}", found.describe());
                extra.extend(["--oracle-note".to_owned(), found.why_not()]);
            }
        }
    }
    if let Some(python) = &live {
        match build(Some(python)) {
            Ok(()) => {}
            Err(error) if choice == "live" || blessing => return Err(error),
            Err(error) => {
                eprintln!("{error}\nThe live oracle cannot be built; going on with the recordings.");
                extra.extend(["--oracle-note".to_owned(), "the live oracle could not be built".to_owned()]);
                live = None;
            }
        }
    }
    if live.is_none() {
        build(None)?;
    }
    let mut whole: Vec<OsString> = Vec::new();
    if !arguments.iter().any(|argument| argument == "--cases" || argument.starts_with("--cases=")) {
        whole.extend(["--cases".into(), cargo::root().join("cases").into_os_string()]);
    }
    whole.extend(arguments.iter().map(OsString::from));
    whole.extend(extra.into_iter().map(OsString::from));
    start(live.as_ref(), &whole)
}

/// Writes the generated part of the spec.
pub fn write_spec() -> Result<(), String> {
    let found = python::find();
    let python = found.fit.clone().ok_or_else(|| found.describe())?;
    build(Some(&python))?;
    let file = cargo::root().join("conformance").join("spec").join("generated").join("api.toml");
    start(Some(&python), &["write-spec".into(), file.into_os_string()])
}

impl Found {
    fn describe_choice(&self) -> String {
        match (&self.fit, &self.chosen) {
            (Some(_), _) => format!("oracle found: {}", self.describe()),
            (None, Some(python)) => format!("oracle as named: {}", python.executable.display()),
            (None, None) => String::new(),
        }
    }
}

fn oracle_choice(arguments: &[String]) -> Result<&str, String> {
    let mut choice = "auto";
    let mut rest = arguments.iter();
    while let Some(argument) = rest.next() {
        if argument == "--oracle" {
            choice = rest.next().map(String::as_str).ok_or("--oracle needs live, recorded or auto")?;
        } else if let Some(value) = argument.strip_prefix("--oracle=") {
            choice = value;
        }
    }
    match choice {
        "live" | "recorded" | "auto" => Ok(choice),
        other => Err(format!("there is no oracle `{other}`: live, recorded or auto")),
    }
}

fn build(python: Option<&Python>) -> Result<(), String> {
    let mut arguments = vec!["build", "--quiet", "--package", "conformance"];
    match python {
        None => cargo::run(&arguments),
        Some(python) => {
            arguments.extend(["--features", "live"]);
            cargo_with_python(&arguments, python)
        }
    }
}

/// Runs cargo with pyo3 told which CPython to link.
pub fn cargo_with_python(arguments: &[&str], python: &Python) -> Result<(), String> {
    let mut command = cargo::command(arguments);
    command.env("PYO3_PYTHON", &python.executable);
    if let Some(library) = &python.library {
        command.env("LD_LIBRARY_PATH", search_path(library)?);
    }
    cargo::finish(command, &format!("cargo {}", arguments.join(" ")))
}

fn start(live: Option<&Python>, arguments: &[OsString]) -> Result<(), String> {
    // Cargo keeps the artefacts of both builds; this name is whichever was asked for last.
    let program = cargo::target_folder().join("debug").join("conformance");
    let mut command = std::process::Command::new(&program);
    command.args(arguments);
    if let Some(library) = live.and_then(|python| python.library.as_deref()) {
        // An exported search path would override the one in the binary, so ours goes in front of it.
        command.env("LD_LIBRARY_PATH", search_path(library)?);
    }
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) if status.code().is_some_and(|code| code == 101 || code == 2) => {
            Err("conformance failed; see above".to_owned())
        }
        Ok(status) => Err(format!("the conformance program failed ({status})")),
        Err(error) => Err(format!("{} cannot be started: {error}", program.display())),
    }
}

fn search_path(library: &Path) -> Result<OsString, String> {
    let old = std::env::var_os("LD_LIBRARY_PATH").unwrap_or_default();
    let folders = std::iter::once(library.to_owned()).chain(std::env::split_paths(&old).filter(|p| p != Path::new("")));
    std::env::join_paths(folders).map_err(|error| error.to_string())
}
