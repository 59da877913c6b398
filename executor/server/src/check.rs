//! `safe-python check`: what is wrong with a program, found without running it.

use std::{
    io::{self, Write},
    process::ExitCode,
    thread,
    time::Duration,
};

use interpreter::{ErrorReport, Finding, Host, Limits, STACK_BYTES, Session, Stream};

use crate::{
    command_line::CheckOptions,
    run::{decode, program_name, read_program},
    sandbox,
};

/// Prints the findings, one per line as compilers do.
pub fn check(options: &CheckOptions) -> ExitCode {
    let read = sandbox::policy(&options.policy).and_then(|policy| Ok((policy, read_program(&options.file)?)));
    let (policy, bytes) = match read {
        Ok(read) => read,
        Err(error) => {
            eprintln!("error: {error}");
            return ExitCode::from(2);
        }
    };
    let name = program_name(&options.file);
    let for_guest = name.clone();
    let guest = thread::Builder::new().name("guest".to_owned()).stack_size(STACK_BYTES).spawn(move || {
        match decode(bytes, &for_guest) {
            Ok(source) => Session::new(Limits::default(), policy, Box::new(Silence)).check(&source),
            Err(error) => vec![finding(error)],
        }
    });
    let findings = match guest.map(thread::JoinHandle::join) {
        Ok(Ok(findings)) => findings,
        Ok(Err(_)) => {
            eprintln!("InternalError: the interpreter failed");
            return ExitCode::from(70);
        }
        Err(error) => {
            eprintln!("error: there is no memory for a stack of {} MiB: {error}", STACK_BYTES >> 20);
            return ExitCode::from(70);
        }
    };
    let text = if options.json { json(&findings) } else { lines(&name, &findings) };
    // Nothing is to be done about a reader who has gone.
    let _ = io::stdout().lock().write_all(text.as_bytes());
    ExitCode::from(u8::from(!findings.is_empty()))
}

fn finding(error: ErrorReport) -> Finding {
    Finding {
        line: error.line.unwrap_or(1),
        column: 1,
        message: format!("{}: {}", error.type_name, error.message),
        hint: error.hint,
    }
}

fn json(findings: &[Finding]) -> String {
    // Findings are plain data.
    serde_json::to_string_pretty(findings).unwrap_or_default() + "\n"
}

fn lines(name: &str, findings: &[Finding]) -> String {
    let mut text = String::new();
    for Finding { line, column, message, hint } in findings {
        text += &format!("{name}:{line}:{column}: {message}\n");
        if let Some(hint) = hint {
            text += &format!("    {hint}\n");
        }
    }
    text
}

/// A host for programs that do not run.
struct Silence;

impl Host for Silence {
    fn write(&mut self, _stream: Stream, _text: &str) {}

    fn monotonic(&self) -> Duration {
        Duration::ZERO
    }

    fn wall_clock(&self) -> Duration {
        Duration::ZERO
    }

    fn sleep(&mut self, _time: Duration) {}

    fn entropy(&mut self, bytes: &mut [u8]) {
        bytes.fill(0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn findings_are_lines() {
        let hint = Some("use json".to_owned());
        let found = Finding { line: 2, column: 5, message: "ImportError: no".to_owned(), hint };
        assert_eq!(lines("a.py", &[found]), "a.py:2:5: ImportError: no\n    use json\n");
    }
}
