//! The arguments of `safe-python`, and reading sizes and times from them.

use std::{path::PathBuf, str::FromStr, time::Duration};

use clap::{Args, Parser, Subcommand, ValueEnum};

/// Runs untrusted Python: it can compute anything and touch nothing.
#[derive(Debug, Parser)]
#[command(name = "safe-python", version, about, arg_required_else_help = true)]
pub struct Arguments {
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Debug, Subcommand)]
pub enum Command {
    /// Serve the Model Context Protocol on stdin and stdout
    Serve(ServeOptions),
    /// Run a program
    ///
    /// What it prints goes to stdout, a traceback to stderr. The exit code is 0 when the program ran to its end, 1 when
    /// it raised, 2 when the command line is wrong, 3 when a limit stopped it, 70 when the interpreter itself failed;
    /// `sys.exit(n)` gives n.
    Run(RunOptions),
    /// Look a program over without running it
    ///
    /// The exit code is 0 when nothing was found and 1 when something was.
    Check(CheckOptions),
    /// List the modules programs may import
    Modules(ModulesOptions),
    /// Run guest code for `serve`, which starts this by itself
    #[command(hide = true)]
    Worker(WorkerOptions),
}

#[derive(Debug, Args)]
pub struct WorkerOptions {
    /// Bytes the process may map
    #[arg(long)]
    pub address_space: Option<u64>,
}

#[derive(Debug, Args)]
pub struct ServeOptions {
    #[command(flatten)]
    pub policy: PolicyOptions,
    /// Time a program may take when the caller asks for none; at most 30 s
    #[arg(long, value_name = "SECONDS", default_value = "5")]
    pub time_limit: Bound<Duration>,
    /// Memory a program, or a session, may hold
    #[arg(long, value_name = "SIZE", default_value = "128M")]
    pub memory_limit: Bound<u64>,
    /// Bytes a program may print before it is stopped; replies show 20,000 characters of them
    #[arg(long, value_name = "SIZE", default_value = "10M")]
    pub output_limit: Bound<u64>,
    /// Depth of calls at which RecursionError is raised
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u32).range(50..=1_000_000))]
    pub recursion_limit: u32,
    /// Programs that run at the same time [default: one per core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub workers: Option<u16>,
    /// Calls that may wait for a free worker; more are refused at once
    #[arg(long, value_name = "N", default_value_t = 64)]
    pub queue: u16,
    /// Sessions that may be open at the same time, each with a process of its own
    #[arg(long, value_name = "N", default_value_t = 8)]
    pub max_sessions: u16,
    /// How long a session lives after its last call
    #[arg(long, value_name = "SECONDS", default_value = "900")]
    pub session_lifetime: Bound<Duration>,
    /// Refuse to start where the operating system does not wall workers in completely
    #[arg(long)]
    pub require_walls: bool,
    /// What to tell on stderr
    #[arg(long, value_enum, default_value_t = LogLevel::Warn)]
    pub log_level: LogLevel,
}

#[derive(Debug, Args)]
pub struct RunOptions {
    /// The program, or - for stdin
    pub file: PathBuf,
    #[command(flatten)]
    pub policy: PolicyOptions,
    /// Time the program may take, in seconds; `none` lifts the limit
    #[arg(long, value_name = "SECONDS", default_value = "5")]
    pub time_limit: Bound<Duration>,
    /// Memory the program may hold, as 256M or 1G; `none` lifts the limit
    #[arg(long, value_name = "SIZE", default_value = "128M")]
    pub memory_limit: Bound<u64>,
    /// Bytes the program may print, as 10M; `none` lifts the limit
    #[arg(long, value_name = "SIZE", default_value = "10M")]
    pub output_limit: Bound<u64>,
    /// Depth of calls at which RecursionError is raised
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u32).range(50..=1_000_000))]
    pub recursion_limit: u32,
    /// Print the whole outcome as JSON, with what the program printed inside
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Args)]
pub struct CheckOptions {
    /// The program, or - for stdin
    pub file: PathBuf,
    #[command(flatten)]
    pub policy: PolicyOptions,
    /// Print the findings as JSON
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Args)]
pub struct ModulesOptions {
    #[command(flatten)]
    pub policy: PolicyOptions,
    /// Print the list as JSON
    #[arg(long)]
    pub json: bool,
}

/// Which modules programs may import.
#[derive(Clone, Debug, Default, Args)]
pub struct PolicyOptions {
    /// Allow only these modules
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    pub allow_modules: Vec<String>,
    /// Allow all modules but these
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    pub deny_modules: Vec<String>,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum LogLevel {
    Off,
    Error,
    Warn,
    Info,
    Debug,
}

/// A limit, or none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bound<T>(pub Option<T>);

impl FromStr for Bound<Duration> {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if text == "none" {
            return Ok(Bound(None));
        }
        let (number, unit) = match text.strip_suffix("ms") {
            Some(number) => (number, 0.001),
            None => (text.strip_suffix('s').unwrap_or(text), 1.0),
        };
        let wanted = "write seconds, as 10 or 0.5, or 500ms";
        let number: f64 = number.trim().parse().map_err(|_| wanted.to_owned())?;
        let time = Duration::try_from_secs_f64(number * unit).map_err(|_| wanted.to_owned())?;
        if time.is_zero() {
            return Err("a program needs more time than none at all".to_owned());
        }
        // A year is as good as for ever, and sums with it do not overflow.
        Ok(Bound(Some(time.min(Duration::from_secs(365 * 24 * 3600)))))
    }
}

impl FromStr for Bound<u64> {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if text == "none" {
            return Ok(Bound(None));
        }
        let digits = text.trim_end_matches(|c: char| c.is_ascii_alphabetic());
        let shift = match text[digits.len()..].to_ascii_uppercase().as_str() {
            "" | "B" => 0,
            "K" | "KB" | "KIB" => 10,
            "M" | "MB" | "MIB" => 20,
            "G" | "GB" | "GIB" => 30,
            _ => return Err("write a size as 65536, 64K, 256M or 1G".to_owned()),
        };
        let number: u64 = digits.trim().parse().map_err(|_| "write a size as 65536, 64K, 256M or 1G".to_owned())?;
        // Whoever writes 512 means 512M more often than half a kilobyte, which no program could start in.
        if digits.len() == text.len() && (1..1024).contains(&number) {
            return Err(format!("a size needs a unit: {number}M, {number}K, or {number}B for so many bytes"));
        }
        number.checked_mul(1 << shift).map(|size| Bound(Some(size))).ok_or_else(|| "that is too large".to_owned())
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    #[test]
    fn the_definition_is_sound() {
        Arguments::command().debug_assert();
    }

    #[test]
    fn times_are_read() {
        let read = |text: &str| text.parse::<Bound<Duration>>();
        assert_eq!(read("10"), Ok(Bound(Some(Duration::from_secs(10)))));
        assert_eq!(read("0.25"), Ok(Bound(Some(Duration::from_millis(250)))));
        assert_eq!(read("500ms"), Ok(Bound(Some(Duration::from_millis(500)))));
        assert_eq!(read("2s"), Ok(Bound(Some(Duration::from_secs(2)))));
        assert_eq!(read("none"), Ok(Bound(None)));
        for wrong in ["", "0", "-1", "ten", "1h", "nan", "inf", "1e400"] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn sizes_are_read() {
        let read = |text: &str| text.parse::<Bound<u64>>();
        assert_eq!(read("256M"), Ok(Bound(Some(256 << 20))));
        assert_eq!(read("64k"), Ok(Bound(Some(64 << 10))));
        assert_eq!(read("1GiB"), Ok(Bound(Some(1 << 30))));
        assert_eq!(read("0"), Ok(Bound(Some(0))));
        assert_eq!(read("none"), Ok(Bound(None)));
        assert_eq!(read("512B"), Ok(Bound(Some(512))));
        assert_eq!(read("65536"), Ok(Bound(Some(65536))));
        for wrong in ["", "M", "-1", "1.5M", "1T", "99999999999G", "512", "1"] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }
}
