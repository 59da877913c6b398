//! The two sides: how each runs a file, within what time and memory, and what is kept of it.

use std::{
    fs::File,
    io::{Read, Seek, SeekFrom},
    os::unix::process::ExitStatusExt,
    path::PathBuf,
    process::{Command, Stdio},
    thread,
    time::{Duration, Instant},
};

/// What CPython is kept from, and how it shows a traceback as if it had been started with the program alone.
const GUARD: &str = include_str!("../python/guard.py");

/// Bytes of address space of either process.
const ADDRESS_SPACE_KIB: u64 = 3 << 20;
/// Bytes kept of each stream.
const OUTPUT: u64 = 8 << 20;
/// How long the sandbox lets a program run.
const PATIENCE: Duration = Duration::from_secs(4);
/// What it may overrun that limit by, start and end of the process included, on a machine that does other things.
const GRACE: Duration = Duration::from_millis(2500);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    CPython,
    Sandbox,
}

/// How a process ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum End {
    Exit(i32),
    Signal(i32),
    /// It was killed after all patience.
    Hang,
}

/// What a program did.
#[derive(Clone, Debug)]
pub struct Run {
    pub stdout: String,
    pub stderr: String,
    pub end: End,
}

impl Run {
    /// The interpreter itself failed: a defect, whatever the other side says.
    pub fn is_defect(&self, side: Side) -> bool {
        side == Side::Sandbox
            && match self.end {
                End::Exit(code) => code == 70 || code == 101,
                End::Signal(_) | End::Hang => true,
            }
    }

    /// The limit that stopped the program in the sandbox, or the memory its guard left to CPython.
    pub fn is_limit(&self) -> bool {
        self.end == End::Exit(3)
    }
}

pub struct Engines {
    cpython: PathBuf,
    sandbox: PathBuf,
    folder: tempfile::TempDir,
}

impl Engines {
    pub fn new(cpython: PathBuf, sandbox: PathBuf) -> Result<Self, String> {
        let folder = tempfile::tempdir().map_err(|error| format!("no temporary folder: {error}"))?;
        std::fs::write(folder.path().join("guard.py"), GUARD).map_err(|error| error.to_string())?;
        Ok(Engines { cpython, sandbox, folder })
    }

    /// Runs the same text on both sides, at the same time.
    pub fn both(&self, program: &str) -> Result<(Run, Run), String> {
        thread::scope(|scope| {
            let theirs = scope.spawn(|| self.run(Side::CPython, program));
            let ours = self.run(Side::Sandbox, program);
            let theirs = theirs.join().map_err(|_| "a thread of the fuzzer failed".to_owned())?;
            Ok((theirs?, ours?))
        })
    }

    pub fn run(&self, side: Side, program: &str) -> Result<Run, String> {
        // Tracebacks name the file: it has the same name on both sides, in a folder of each side's own.
        let folder = self.folder.path().join(match side {
            Side::CPython => "theirs",
            Side::Sandbox => "ours",
        });
        std::fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
        std::fs::write(folder.join("fuzz.py"), program).map_err(|error| error.to_string())?;
        let mut command = Command::new("sh");
        command.args(["-c", &format!("ulimit -v {ADDRESS_SPACE_KIB}; ulimit -c 0; exec \"$@\""), "sh"]);
        match side {
            Side::CPython => command.arg(&self.cpython).args(["-S", "-B", "-P"]).arg(self.guard()),
            Side::Sandbox => {
                let time = PATIENCE.as_secs().to_string();
                command.arg(&self.sandbox).args([
                    "run",
                    "--memory-limit",
                    "256M",
                    "--output-limit",
                    "8M",
                    "--time-limit",
                    &time,
                ])
            }
        };
        command.arg("fuzz.py").current_dir(&folder).env_clear();
        command.envs([("PYTHONHASHSEED", "0"), ("LC_ALL", "C.UTF-8"), ("PYTHONIOENCODING", "utf-8:strict")]);
        command.envs([("TZ", "UTC"), ("PATH", "/usr/bin:/bin")]);
        finish(command)
    }

    fn guard(&self) -> PathBuf {
        self.folder.path().join("guard.py")
    }
}

/// Runs a command to its end or to the end of patience. Output goes to files: no pipe can fill up.
fn finish(mut command: Command) -> Result<Run, String> {
    let mut stdout = tempfile::tempfile().map_err(|error| error.to_string())?;
    let mut stderr = tempfile::tempfile().map_err(|error| error.to_string())?;
    let clone = |file: &File| file.try_clone().map_err(|error| error.to_string());
    command.stdin(Stdio::null()).stdout(clone(&stdout)?).stderr(clone(&stderr)?);
    let mut child = command.spawn().map_err(|error| format!("cannot start a side: {error}"))?;
    let deadline = Instant::now() + PATIENCE + GRACE;
    let mut pause = Duration::from_millis(1);
    let end = loop {
        match child.try_wait() {
            Ok(Some(status)) => {
                break status.signal().map_or_else(|| End::Exit(status.code().unwrap_or(-1)), End::Signal);
            }
            Ok(None) if Instant::now() < deadline => {
                thread::sleep(pause);
                pause = (pause * 2).min(Duration::from_millis(10));
            }
            _ => {
                // It fails only when the process is gone already.
                let _ = child.kill();
                let _ = child.wait();
                break End::Hang;
            }
        }
    };
    Ok(Run { stdout: read(&mut stdout)?, stderr: read(&mut stderr)?, end })
}

fn read(file: &mut File) -> Result<String, String> {
    let mut bytes = Vec::new();
    file.seek(SeekFrom::Start(0))
        .and_then(|_| file.take(OUTPUT).read_to_end(&mut bytes))
        .map_err(|error| error.to_string())?;
    // The sandbox keeps lone surrogates as private characters; CPython writes them as escapes.
    let escaped = String::from_utf8_lossy(&bytes).chars().fold(String::new(), |mut text, character| {
        match character as u32 {
            place @ 0x10_f000..0x10_f800 => text.push_str(&format!("\\u{:04x}", place - 0x10_f000 + 0xd800)),
            _ => text.push(character),
        }
        text
    });
    Ok(without_addresses(&escaped))
}

/// No two processes agree on addresses: ` at 0x7f...` becomes ` at 0x`.
pub fn without_addresses(text: &str) -> String {
    let text = text.replace(" @ 0x", " at 0x");
    let mut pieces = text.split(" at 0x");
    let mut result = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        result.push_str(" at 0x");
        result.push_str(piece.trim_start_matches(|c: char| c.is_ascii_hexdigit()));
    }
    result
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_go() {
        assert_eq!(without_addresses("<A object at 0x7fab>, <B at 0x1>"), "<A object at 0x>, <B at 0x>");
    }
}
