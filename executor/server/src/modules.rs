//! `safe-python modules`: what programs may import.

use std::{
    io::{self, Write},
    process::ExitCode,
};

use interpreter::modules;
use serde_json::json;

use crate::{command_line::ModulesOptions, sandbox};

/// Prints the modules, one per line.
pub fn list(options: &ModulesOptions) -> ExitCode {
    let policy = match sandbox::policy(&options.policy) {
        Ok(policy) => policy,
        Err(error) => {
            eprintln!("error: {error}");
            return ExitCode::from(2);
        }
    };
    let mut modules = modules();
    modules.retain(|module| module.available && sandbox::allows(&policy, module.name));
    let text = if options.json {
        let list: Vec<_> = modules.iter().map(|m| json!({"name": m.name, "summary": m.summary})).collect();
        format!("{:#}\n", serde_json::Value::from(list))
    } else {
        let width = modules.iter().map(|module| module.name.len()).max().unwrap_or_default();
        modules.iter().map(|module| format!("{:width$}  {}\n", module.name, module.summary)).collect()
    };
    // Nothing is to be done about a reader who has gone.
    let _ = io::stdout().lock().write_all(text.as_bytes());
    ExitCode::SUCCESS
}
