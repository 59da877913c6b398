//! The server's handle of one worker process.

use std::{
    ffi::OsString,
    io,
    path::PathBuf,
    process::Stdio,
    time::{Duration, Instant},
};

use interpreter::Finding;
use serde::Serialize;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    process::{Child, ChildStdin, ChildStdout, Command},
    time,
};
use tokio_util::{bytes::BytesMut, sync::CancellationToken};

use super::{
    protocol::{self, Ended, Job, News, Order},
    walls::Walls,
};

/// What a worker may overrun its deadline by before it is killed. The interpreter stops by itself within a few
/// milliseconds; a caller is to be answered within 100.
const GRACE: Duration = Duration::from_millis(80);
/// What a cancelled worker may take to stop before it is killed.
const CANCEL_GRACE: Duration = Duration::from_millis(50);
/// What letting go of a job may take once its caller has been answered.
const CLEANUP_GRACE: Duration = Duration::from_secs(5);
/// A worker that has done so many jobs gives way to a new one, so that what little each leaves behind does not add up.
const MOST_JOBS: u64 = 500;
/// So does one whose program held so many bytes: freed memory goes back to the system late, if at all.
const MOST_MEMORY: u64 = 32 << 20;
/// What a worker may take to start, on a machine that is busy with other things.
const START_PATIENCE: Duration = Duration::from_secs(20);
/// A worker that has computed for so long gives way to a new one: the kernel counts its processor time.
const MOST_TIME: Duration = Duration::from_secs(600);
/// What a worker maps beside what its program may hold: the deep stack, the program text, room that the allocator
/// reserves and does not use.
const ADDRESS_SPACE: u64 = 4 << 30;

/// How workers are started: this program again, unless a test says otherwise.
#[derive(Clone, Debug)]
pub struct WorkerCommand {
    pub program: PathBuf,
    pub arguments: Vec<OsString>,
    /// Whether a worker without all its walls is refused.
    pub require_walls: bool,
}

impl WorkerCommand {
    pub fn new(program: PathBuf) -> WorkerCommand {
        WorkerCommand { program, arguments: vec!["worker".into()], require_walls: false }
    }

    /// Bounds the memory of workers whose programs may hold so many bytes; none is no bound.
    pub fn for_memory(mut self, limit: Option<u64>) -> WorkerCommand {
        if let Some(limit) = limit {
            // What moves to a larger place is there twice meanwhile.
            let bytes = ADDRESS_SPACE.saturating_add(limit.saturating_mul(2));
            self.arguments.extend(["--address-space".into(), bytes.to_string().into()]);
        }
        self
    }

    /// The running program.
    pub fn this_program() -> io::Result<WorkerCommand> {
        std::env::current_exe().map(WorkerCommand::new)
    }
}

/// One worker process. Dropping it kills the process.
#[derive(Debug)]
pub struct Worker {
    child: Child,
    orders: ChildStdin,
    news: NewsReader,
    jobs: u64,
    /// The most bytes a program held.
    peak_memory: u64,
    /// Time spent on jobs.
    busy: Duration,
    walls: Walls,
    condition: Condition,
}

/// Whether a worker can be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Condition {
    Ready,
    /// Its last job has been answered, and it still lets go of what that left.
    Settling,
    /// In the middle of a job, or not to be used again.
    Unsound,
}

/// How a job ended, seen from the server.
#[derive(Debug)]
pub enum Ran {
    Ended(Ended),
    /// The worker overran the deadline and was killed.
    Overran,
    Cancelled,
    /// The worker died, or the interpreter in it failed.
    Lost(String),
}

impl Worker {
    /// Starts a process and waits until it is ready.
    pub async fn start(command: &WorkerCommand) -> io::Result<Worker> {
        let mut process = Command::new(&command.program);
        process.args(&command.arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).kill_on_drop(true);
        if cfg!(unix) {
            // Guest code could not read it; what is not there needs no wall.
            process.env_clear();
        }
        let mut child = process.spawn()?;
        let missing = || io::Error::other("the worker has no pipes");
        let orders = child.stdin.take().ok_or_else(missing)?;
        let from = child.stdout.take().ok_or_else(missing)?;
        let news = NewsReader { from, buffer: BytesMut::new() };
        let walls = Walls::default();
        let (busy, peak_memory) = (Duration::ZERO, 0);
        let mut worker = Worker { child, orders, news, jobs: 0, peak_memory, busy, walls, condition: Condition::Ready };
        let first = time::timeout(START_PATIENCE, worker.news.next()).await;
        match first.map_err(|_| io::Error::other("the worker does not get ready"))?? {
            News::Ready(walls) if command.require_walls && !walls.complete() => {
                Err(io::Error::other(format!("walls are missing: {}", walls.missing.join("; "))))
            }
            News::Ready(walls) => {
                worker.walls = walls;
                Ok(worker)
            }
            other => Err(io::Error::other(format!("the worker begins with {other:?}"))),
        }
    }

    /// The walls around it.
    pub fn walls(&self) -> &Walls {
        &self.walls
    }

    /// The number the system knows the process by, while it is there.
    pub fn process_id(&self) -> Option<u32> {
        self.child.id()
    }

    /// Whether it can take another job, perhaps once it has settled.
    pub fn is_sound(&mut self) -> bool {
        self.condition != Condition::Unsound && matches!(self.child.try_wait(), Ok(None))
    }

    /// Whether a new process had better take its place.
    pub fn is_worn(&self) -> bool {
        self.jobs >= MOST_JOBS || self.peak_memory > MOST_MEMORY || self.busy > MOST_TIME
    }

    /// Runs one job. What it prints goes to `print`, which has all of it whatever becomes of the worker.
    pub async fn run(&mut self, job: Job, cancel: &CancellationToken, mut print: impl FnMut(&str)) -> Ran {
        let limit = job.limits.time();
        let started = Instant::now();
        let mut ended = None;
        let done = self.perform(job, Order::Run, limit, cancel, |news| match news {
            News::Output(text) => {
                print(&text);
                false
            }
            News::Ended(found) => {
                ended = Some(*found);
                true
            }
            _ => false,
        });
        let done = done.await;
        self.busy += started.elapsed();
        self.peak_memory = self.peak_memory.max(ended.as_ref().map_or(0, |ended| ended.peak_memory));
        // The program's own end counts, even when what came after it went wrong.
        match (ended, done) {
            (Some(ended), _) => Ran::Ended(ended),
            (None, Performed::Done) => Ran::Lost("the worker tells nothing about how the program ended".to_owned()),
            (None, Performed::Overran) => Ran::Overran,
            (None, Performed::Cancelled) => Ran::Cancelled,
            (None, Performed::Lost(why)) => Ran::Lost(why),
        }
    }

    /// Looks a program over.
    pub async fn check(&mut self, job: Job, cancel: &CancellationToken) -> Result<Vec<Finding>, Ran> {
        let limit = job.limits.time();
        let mut findings = None;
        let done = self.perform(job, Order::Check, limit, cancel, |news| {
            if let News::Found(found) = news {
                findings = Some(found);
            }
            findings.is_some()
        });
        let done = done.await;
        match (findings, done) {
            (Some(findings), _) => Ok(findings),
            (None, Performed::Done) => Err(Ran::Lost("the worker tells nothing about the program".to_owned())),
            (None, Performed::Overran) => Err(Ran::Overran),
            (None, Performed::Cancelled) => Err(Ran::Cancelled),
            (None, Performed::Lost(why)) => Err(Ran::Lost(why)),
        }
    }

    /// Waits until the process has let go of what its last job left: until then it takes no other. One that needs too
    /// long for it is killed.
    pub async fn settle(&mut self) {
        if self.condition != Condition::Settling {
            return;
        }
        match time::timeout(CLEANUP_GRACE, self.news.next()).await {
            Ok(Ok(News::Done)) => self.condition = Condition::Ready,
            _ => self.kill().await,
        }
    }

    /// Gives an order and follows the news until `hear` has what the caller waits for.
    async fn perform(
        &mut self,
        mut job: Job,
        order: impl FnOnce(Box<Job>) -> Order,
        limit: Option<Duration>,
        cancel: &CancellationToken,
        mut hear: impl FnMut(News) -> bool,
    ) -> Performed {
        self.settle().await;
        self.jobs += 1;
        job.id = self.jobs;
        // Until the job is done the process is in an unknown state: a caller that goes away takes it along.
        self.condition = Condition::Unsound;
        let mut deadline = limit.map(|limit| Instant::now() + limit + GRACE);
        let mut cancelled = false;
        if let Err(error) = self.order(&order(Box::new(job))).await {
            return self.lost(&error).await;
        }
        loop {
            let alarm = async {
                match deadline {
                    Some(deadline) => time::sleep_until(deadline.into()).await,
                    None => std::future::pending().await,
                }
            };
            tokio::select! {
                biased;
                news = self.news.next() => match news {
                    Ok(News::Done) => {
                        self.condition = Condition::Ready;
                        return if cancelled { Performed::Cancelled } else { Performed::Done };
                    }
                    Ok(News::Panicked(message)) => {
                        return Performed::Lost(format!("the interpreter failed: {message}"));
                    }
                    Ok(news) => {
                        if hear(news) {
                            self.condition = Condition::Settling;
                            return if cancelled { Performed::Cancelled } else { Performed::Done };
                        }
                    }
                    Err(error) => return self.lost(&error).await,
                },
                () = cancel.cancelled(), if !cancelled => {
                    cancelled = true;
                    deadline = Some(Instant::now() + CANCEL_GRACE);
                    if let Err(error) = self.order(&Order::Cancel(self.jobs)).await {
                        return self.lost(&error).await;
                    }
                }
                () = alarm => {
                    self.kill().await;
                    return if cancelled { Performed::Cancelled } else { Performed::Overran };
                }
            }
        }
    }

    async fn order(&mut self, order: &impl Serialize) -> io::Result<()> {
        self.orders.write_all(&protocol::frame(order)?).await?;
        self.orders.flush().await
    }

    /// Kills the process and waits for its end.
    async fn kill(&mut self) {
        self.condition = Condition::Unsound;
        // It may have died by itself.
        let _ = self.child.kill().await;
    }

    /// What became of a process that cannot be talked to.
    async fn lost(&mut self, error: &io::Error) -> Performed {
        self.condition = Condition::Unsound;
        let status = time::timeout(GRACE, self.child.wait()).await;
        self.kill().await;
        Performed::Lost(match status {
            Ok(Ok(status)) => format!("the worker process ended: {status}"),
            _ => format!("the worker process does not answer: {error}"),
        })
    }
}

enum Performed {
    Done,
    Overran,
    Cancelled,
    Lost(String),
}

/// Frames from a worker; a read that is given up loses nothing.
#[derive(Debug)]
struct NewsReader {
    from: ChildStdout,
    buffer: BytesMut,
}

impl NewsReader {
    async fn next(&mut self) -> io::Result<News> {
        loop {
            if let Some(head) = self.buffer.first_chunk::<4>() {
                let length = protocol::frame_length(*head)?;
                if self.buffer.len() >= 4 + length {
                    let frame = self.buffer.split_to(4 + length);
                    return Ok(serde_json::from_slice(&frame[4..])?);
                }
                self.buffer.reserve(4 + length - self.buffer.len());
            } else {
                self.buffer.reserve(16 << 10);
            }
            if self.from.read_buf(&mut self.buffer).await? == 0 {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
        }
    }
}
