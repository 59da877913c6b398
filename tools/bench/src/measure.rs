//! One run of one program: its user CPU, what it printed, and how it failed.

use std::path::Path;

use nix::sys::resource::{UsageWho, getrusage};

use crate::engine::Engine;

/// The outcome of one run.
#[derive(Clone, Debug)]
pub struct Run {
    /// User CPU of the process and of everything it waited for.
    pub seconds: f64,
    pub stdout: String,
    /// Why it does not count: it did not start, or its exit code and the end of its stderr.
    pub failure: Option<String>,
}

/// Runs the program to its end.
///
/// The time is the growth of this process's RUSAGE_CHILDREN, which is exactly the child's: runs never overlap.
pub fn run_once(engine: &Engine, program: &Path) -> Run {
    let before = children_seconds();
    let output = match engine.command(program).output() {
        Ok(output) => output,
        Err(error) => {
            return Run { seconds: 0.0, stdout: String::new(), failure: Some(format!("does not start: {error}")) };
        }
    };
    let seconds = children_seconds() - before;
    let failure = (!output.status.success()).then(|| {
        let stderr = String::from_utf8_lossy(&output.stderr);
        let last = stderr.trim_end().lines().next_back().unwrap_or("nothing on stderr");
        format!("{}: {last}", output.status)
    });
    Run { seconds, stdout: String::from_utf8_lossy(&output.stdout).into_owned(), failure }
}

fn children_seconds() -> f64 {
    getrusage(UsageWho::RUSAGE_CHILDREN).map_or(0.0, |usage| {
        let time = usage.user_time();
        time.tv_sec() as f64 + time.tv_usec() as f64 / 1e6
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keeps_output_and_failure_apart() {
        let folder = std::env::temp_dir();
        let echo = run_once(&Engine::other("echo checksum").unwrap(), &folder);
        assert!(echo.stdout.starts_with("checksum ") && echo.failure.is_none() && echo.seconds >= 0.0);
        let failing = run_once(&Engine::other("false").unwrap(), &folder);
        assert!(failing.failure.unwrap().contains("exit status: 1"));
        let missing = run_once(&Engine::other("no-such-engine").unwrap(), &folder);
        assert!(missing.failure.unwrap().starts_with("does not start"));
    }
}
