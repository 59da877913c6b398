//! Introspection: what CPython has (for the spec) and what the sandbox has (for the API map).

use std::time::Duration;

use crate::{
    process::Pool,
    protocol::{Job, JobLimits},
    spec::{Api, ModuleSpec, TypeSpec, wanted_modules},
};

const PATIENCE: Duration = Duration::from_secs(60);

fn job(source: String) -> Job {
    Job {
        file_name: "probe.py".to_owned(),
        source,
        seed: None,
        limits: JobLimits::default(),
        repetition: 0,
        kill_after_ms: PATIENCE.as_millis() as u64,
    }
}

/// Asks a live oracle for builtins, types and modules.
pub fn cpython(oracle: &Pool) -> Result<Api, String> {
    let source = format!("MODULES = {:?}\n{}", wanted_modules()?, include_str!("probe.py"));
    let run = oracle.run(&job(source), PATIENCE * 2)?.map_err(|crash| format!("CPython {}", crash.describe()))?;
    if run.exit_code != 0 {
        return Err(format!("the introspection failed in CPython:\n{}", run.stderr));
    }
    serde_json::from_str(&run.stdout).map_err(|error| format!("the introspection printed no JSON: {error}"))
}

/// The generated file's text.
pub fn render(version: &str, api: &Api) -> String {
    let list = |names: &[String]| {
        let mut text = String::from("[\n");
        let mut line = String::from("   ");
        for name in names {
            if line.len() + name.len() + 4 > 118 {
                text += &line;
                text.push('\n');
                line = String::from("   ");
            }
            line += &format!(" \"{name}\",");
        }
        if !names.is_empty() {
            text += &line;
            text.push('\n');
        }
        text + "]"
    };
    let mut text = format!("# What CPython {version} has. Written by `cargo xtask spec`; do not edit.\n\n");
    text += &format!("builtins = {}\n", list(&api.builtins));
    for TypeSpec { name, expression, members } in &api.types {
        text += &format!("\n[[type]]\nname = \"{name}\"\nexpression = {expression:?}\nmembers = {}\n", list(members));
    }
    for ModuleSpec { name, members } in &api.modules {
        text += &format!("\n[[module]]\nname = \"{name}\"\nmembers = {}\n", list(members));
    }
    text
}

/// Which of these the sandbox has, as full names. An error tells what stopped the probe.
pub fn sandbox_module(sandbox: &Pool, module: &ModuleSpec) -> Result<Vec<String>, String> {
    let mut source = format!("import {0}\nprint({0:?})\n", module.name);
    for member in &module.members {
        let full = format!("{}.{member}", module.name);
        source += &format!("try:\n    {full}\n    print({full:?})\nexcept AttributeError:\n    pass\n");
    }
    lines(sandbox, source)
}

/// As [`sandbox_module`], for a type.
pub fn sandbox_type(sandbox: &Pool, kind: &TypeSpec) -> Result<Vec<String>, String> {
    let mut source = format!("probed = {}\nprint({:?})\n", kind.expression, kind.name);
    for member in &kind.members {
        let full = format!("{}.{member}", kind.name);
        source += &format!("try:\n    probed.{member}\n    print({full:?})\nexcept AttributeError:\n    pass\n");
    }
    lines(sandbox, source)
}

/// As [`sandbox_module`], for the builtins.
pub fn sandbox_builtins(sandbox: &Pool, names: &[String]) -> Result<Vec<String>, String> {
    let mut source = String::new();
    for name in names {
        source += &format!("try:\n    {name}\n    print({name:?})\nexcept NameError:\n    pass\n");
    }
    lines(sandbox, source)
}

fn lines(sandbox: &Pool, source: String) -> Result<Vec<String>, String> {
    let run = sandbox.run(&job(source), PATIENCE)?.map_err(|crash| crash.describe())?;
    match run.error {
        Some(error) if matches!(error.type_name.as_str(), "ImportError" | "ModuleNotFoundError") => Ok(Vec::new()),
        Some(error) => Err(format!("{}: {}", error.type_name, error.message)),
        None => Ok(run.stdout.lines().map(str::to_owned).collect()),
    }
}
