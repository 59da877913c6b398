//! A stand-in for the sandbox that does what a case's `#:` comments say, for testing the harness itself.
//!
//! It also shows all that an implementation must do to be measured against the corpus (`--sandbox COMMAND`): say
//! `Ready` once, then answer every `Job` with `Ran` or `Crashed`, over the socket it finds as its standard input.

use std::{io::Result, thread, time::Duration};

use conformance::{
    directive::LimitKind,
    observation::{Crash, Observation, Raised},
    protocol::{self, Job, Reply},
};

fn main() -> Result<()> {
    let mut socket = protocol::worker_socket()?;
    let ready =
        Reply::Ready { protocol: protocol::VERSION, implementation: "scripted".to_owned(), version: "1".to_owned() };
    protocol::send(&mut socket, &ready)?;
    while let Some(job) = protocol::receive::<Job>(&mut socket)? {
        protocol::send(&mut socket, &act(&job)?)?;
    }
    Ok(())
}

fn act(job: &Job) -> Result<Reply> {
    let mut shown = Observation::default();
    for script in job.source.lines().filter_map(|line| line.strip_prefix("#: ")) {
        let (word, rest) = script.split_once(' ').unwrap_or((script, ""));
        match word {
            "stdout" => shown.stdout += &format!("{rest}\n"),
            "stderr" => shown.stderr += &format!("{rest}\n"),
            "result" => shown.result = Some(rest.to_owned()),
            "exit" => shown.exit_code = rest.parse().unwrap_or(0),
            "raise" => raise(&mut shown, job, rest),
            "limit" => {
                shown.exit_code = 1;
                shown.limit = match rest {
                    "memory" => Some(LimitKind::Memory),
                    "output" => Some(LimitKind::Output),
                    _ => Some(LimitKind::Time),
                };
            }
            "leave" => shown.left_behind.push(rest.to_owned()),
            "panic" => return Ok(Reply::Crashed(Crash::Panic { message: format!("panicked at {rest}") })),
            "abort" => {
                eprintln!("last words: {rest}");
                std::process::abort();
            }
            "vanish" => std::process::exit(rest.parse().unwrap_or(0)),
            "hang" => thread::sleep(Duration::from_secs(3600)),
            "noise" => println!("{rest}"),
            _ => {}
        }
    }
    Ok(Reply::Ran(Box::new(shown)))
}

/// `raise LINE Type: message`
fn raise(shown: &mut Observation, job: &Job, what: &str) {
    let (line, what) = what.split_once(' ').unwrap_or(("1", what));
    let (type_name, message) = what.split_once(": ").unwrap_or((what, ""));
    let line: u32 = line.parse().unwrap_or(1);
    let text = job.source.lines().nth(line as usize - 1).unwrap_or_default();
    shown.exit_code = 1;
    shown.stderr += &format!(
        "Traceback (most recent call last):\n  File \"{}\", line {line}, in <module>\n    {text}\n{what}\n",
        job.file_name
    );
    shown.error = Some(Raised { type_name: type_name.to_owned(), message: message.to_owned(), line: Some(line) });
}
