//! Worker processes: starting them, asking them with a deadline, telling how they died, and keeping them warm.

use std::{
    fs::File,
    io::{self, Read, Seek, SeekFrom},
    os::{
        fd::OwnedFd,
        unix::{net::UnixStream, process::ExitStatusExt},
    },
    path::PathBuf,
    process::{Child, Command, ExitStatus},
    sync::Mutex,
    time::{Duration, Instant},
};

use crate::{
    observation::{Crash, Run},
    protocol::{self, Job, Reply},
};

/// How long a worker may take to get warm.
const START_TIME: Duration = Duration::from_secs(60);

/// How to start one kind of worker.
#[derive(Clone, Debug)]
pub struct WorkerKind {
    pub program: PathBuf,
    pub arguments: Vec<String>,
}

/// What a worker says about itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Identity {
    /// `CPython` or `safe-python`.
    pub implementation: String,
    pub version: String,
}

/// A live worker. Dropping it kills the process.
struct Worker {
    child: Child,
    socket: UnixStream,
    /// What the process wrote to descriptors 1 and 2 outside the protocol: panics, the loader's complaints.
    noise: File,
    identity: Identity,
}

impl Worker {
    fn start(kind: &WorkerKind) -> Result<Worker, String> {
        let failed = |error: io::Error| format!("cannot start {}: {error}", kind.program.display());
        let (socket, theirs) = UnixStream::pair().map_err(failed)?;
        let noise = tempfile::tempfile().map_err(failed)?;
        let child = Command::new(&kind.program)
            .args(&kind.arguments)
            .stdin(OwnedFd::from(theirs))
            .stdout(noise.try_clone().map_err(failed)?)
            .stderr(noise.try_clone().map_err(failed)?)
            // The environment of the person who runs the tests is none of the program's business. The search path
            // of the loader must stay: a live oracle may need it.
            .env_clear()
            .envs(std::env::vars_os().filter(|(name, _)| name == "LD_LIBRARY_PATH" || name == "DYLD_LIBRARY_PATH"))
            .envs([("LC_ALL", "C.UTF-8"), ("TZ", "UTC"), ("PATH", "/usr/bin:/bin"), ("RUST_BACKTRACE", "0")])
            .spawn()
            .map_err(failed)?;
        let identity = Identity { implementation: String::new(), version: String::new() };
        let mut worker = Worker { child, socket, noise, identity };
        match worker.read(START_TIME) {
            Ok(Reply::Ready { protocol: protocol::VERSION, implementation, version }) => {
                worker.identity = Identity { implementation, version };
                Ok(worker)
            }
            Ok(Reply::Ready { protocol, .. }) => {
                Err(format!("{} speaks protocol {protocol}, not {}", kind.program.display(), protocol::VERSION))
            }
            Ok(_) => Err(format!("{} answers before it is asked", kind.program.display())),
            Err(crash) => Err(format!("{} {}", kind.program.display(), crash.describe())),
        }
    }

    /// Waits for a reply; on any failure the process is dead afterwards and the failure classified.
    fn read(&mut self, time: Duration) -> Result<Reply, Crash> {
        let deadline = Instant::now() + time;
        let outcome = self
            .socket
            .set_read_timeout(Some(time))
            .and_then(|()| protocol::receive::<Reply>(&mut DeadlineReader { socket: &self.socket, deadline }));
        let reason = match outcome {
            Ok(Some(reply)) => return Ok(reply),
            Ok(None) => None,
            Err(error) => Some(error),
        };
        if let Some(error) = &reason
            && matches!(error.kind(), io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut)
        {
            self.kill();
            return Err(Crash::Timeout { milliseconds: time.as_millis() as u64 });
        }
        // The stream ended: the process is dead or about to be.
        let status = self.wait_briefly();
        let detail = self.read_noise();
        Err(match status {
            Some(status) if status.signal().is_some() => {
                Crash::Signal { number: status.signal().unwrap_or_default(), detail }
            }
            Some(status) => Crash::Vanished { exit_code: status.code(), detail },
            None => {
                self.kill();
                let cause = reason.map_or_else(String::new, |error| error.to_string());
                Crash::Vanished { exit_code: None, detail: format!("{cause}\n{detail}") }
            }
        })
    }

    fn wait_briefly(&mut self) -> Option<ExitStatus> {
        let deadline = Instant::now() + Duration::from_secs(5);
        loop {
            match self.child.try_wait() {
                Ok(Some(status)) => return Some(status),
                Ok(None) if Instant::now() < deadline => std::thread::sleep(Duration::from_millis(1)),
                _ => return None,
            }
        }
    }

    fn kill(&mut self) {
        // Both fail only when the process is already gone.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }

    /// The last lines of what the process said outside the protocol.
    fn read_noise(&mut self) -> String {
        let mut bytes = Vec::new();
        let read = self.noise.seek(SeekFrom::Start(0)).and_then(|_| self.noise.read_to_end(&mut bytes));
        if read.is_err() {
            return String::new();
        }
        let text = String::from_utf8_lossy(&bytes);
        let lines: Vec<&str> = text.lines().collect();
        lines[lines.len().saturating_sub(20)..].join("\n")
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        self.kill();
    }
}

/// Reads until a point in time, however the bytes trickle in.
struct DeadlineReader<'a> {
    socket: &'a UnixStream,
    deadline: Instant,
}

impl Read for DeadlineReader<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let left = self.deadline.saturating_duration_since(Instant::now());
        if left.is_zero() {
            return Err(io::ErrorKind::TimedOut.into());
        }
        self.socket.set_read_timeout(Some(left))?;
        (&mut &*self.socket).read(buffer)
    }
}

/// Workers of one kind: as many as are asked at the same moment, reused while they are well.
pub struct Pool {
    kind: WorkerKind,
    idle: Mutex<Vec<Worker>>,
    identity: Identity,
}

impl Pool {
    /// Starts the first worker, so that what does not work at all fails here.
    pub fn new(kind: WorkerKind) -> Result<Pool, String> {
        let first = Worker::start(&kind)?;
        let identity = first.identity.clone();
        Ok(Pool { kind, idle: Mutex::new(vec![first]), identity })
    }

    /// Who answers.
    pub fn identity(&self) -> &Identity {
        &self.identity
    }

    /// Runs a job. A worker that crashed, hung or lost its manners is replaced.
    pub fn run(&self, job: &Job, patience: Duration) -> Result<Run, String> {
        let idle = self.lock().pop();
        let mut worker = match idle {
            Some(worker) => worker,
            None => Worker::start(&self.kind)?,
        };
        if let Err(error) = protocol::send(&mut worker.socket, job) {
            // It died between two jobs; that is not this case's doing.
            drop(worker);
            worker = Worker::start(&self.kind)?;
            protocol::send(&mut worker.socket, job)
                .map_err(|again| format!("{} takes no jobs: {error}; {again}", self.kind.program.display()))?;
        }
        match worker.read(patience) {
            Ok(Reply::Ran(observation)) => {
                self.lock().push(worker);
                Ok(Ok(*observation))
            }
            Ok(Reply::Crashed(crash)) => {
                // A panic may have left the process in any state. A zygote's child is another process: it stays warm.
                if !matches!(crash, Crash::Panic { .. }) {
                    self.lock().push(worker);
                }
                Ok(Err(crash))
            }
            Ok(Reply::Ready { .. }) => Err(format!("{} speaks out of turn", self.kind.program.display())),
            Err(crash) => Ok(Err(crash)),
        }
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Vec<Worker>> {
        self.idle.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }
}
