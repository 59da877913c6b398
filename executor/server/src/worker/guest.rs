//! The worker's side: takes jobs on stdin, runs each in a world of its own, tells on stdout what happens.
//!
//! Three threads: one reads orders, so that a cancellation is heard while a program runs; one per job runs it, on a
//! stack made for deep programs and given back with it; one sends what is printed within moments, so that the words
//! of a program survive its being killed.

use std::{
    cell::RefCell,
    io::{self, Stdout},
    panic::{self, AssertUnwindSafe},
    process::{self, ExitCode},
    sync::{
        Arc, Condvar, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicU64, Ordering},
        mpsc,
    },
    thread,
    time::{Duration, Instant},
};

use interpreter::{Host, STACK_BYTES, Session, Stream};

use super::{
    protocol::{self, Ended, Job, News, Order},
    walls,
};
use crate::clock::{self, Clock};

/// Printed text waits this long for more of it.
const LINGER: Duration = Duration::from_millis(10);
/// Nor does more than this wait.
const BUFFER: usize = 64 << 10;

/// Serves orders until the server hangs up. `address_space` bounds the memory this process may map.
pub fn serve(address_space: Option<u64>) -> ExitCode {
    // Before anything else, and above all before the first thread.
    let walls = walls::raise(address_space);
    panic::set_hook(Box::new(|info| LAST_PANIC.set(info.to_string())));
    let link = Arc::new(Link::new());
    let flusher = Arc::clone(&link);
    if let Err(error) = thread::Builder::new().name("flush".to_owned()).spawn(move || flusher.keep_flushing()) {
        eprintln!("the worker gets no thread: {error}");
        return ExitCode::FAILURE;
    }
    link.send(&News::Ready(walls));
    let mut orders = io::stdin().lock();
    // The thread that keeps a world, once there was a job that wants one.
    let mut keeper: Option<mpsc::Sender<Task>> = None;
    loop {
        let task = match protocol::receive(&mut orders) {
            Ok(Some(Order::Run(job))) => Task::Run(job),
            Ok(Some(Order::Check(job))) => Task::Check(job),
            Ok(Some(Order::Cancel(id))) => {
                link.cancelled.store(id, Ordering::Relaxed);
                continue;
            }
            // The server is gone, or talks nonsense: nobody wants this process any more, whatever it is doing.
            Ok(None) => return ExitCode::SUCCESS,
            Err(error) => {
                eprintln!("the worker cannot read its orders: {error}");
                return ExitCode::FAILURE;
            }
        };
        let keep = matches!(&task, Task::Run(job) if job.keep_world);
        let tasks = match &keeper {
            Some(tasks) if keep => tasks.clone(),
            _ => {
                let (tasks, inbox) = mpsc::channel();
                let link = Arc::clone(&link);
                let guest = move || perform(&inbox, &link);
                let spawned = thread::Builder::new().name("guest".to_owned()).stack_size(STACK_BYTES).spawn(guest);
                if let Err(error) = spawned {
                    eprintln!("the worker gets no thread with a stack of {} MiB: {error}", STACK_BYTES >> 20);
                    return ExitCode::FAILURE;
                }
                tasks
            }
        };
        if tasks.send(task).is_err() {
            link.send(&News::Panicked("the thread that runs programs has ended".to_owned()));
        }
        // Without a world to keep the sender goes, and with it the thread once it is done.
        if keep {
            keeper = Some(tasks);
        }
    }
}

enum Task {
    Run(Box<Job>),
    Check(Box<Job>),
}

thread_local! {
    /// What the panic hook heard last: the message and the place, which the payload does not have.
    static LAST_PANIC: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Does tasks until no more can come.
fn perform(inbox: &mpsc::Receiver<Task>, link: &Arc<Link>) {
    let mut world = None;
    while let Ok(task) = inbox.recv() {
        let (Task::Run(job) | Task::Check(job)) = &task;
        link.current.store(job.id, Ordering::Relaxed);
        let performed = panic::catch_unwind(AssertUnwindSafe(|| match &task {
            Task::Run(job) => run(job, &mut world, link),
            Task::Check(job) => {
                let mut session = Session::new(job.limits.limits(), job.policy(), link.host());
                let found = session.check(&job.source);
                link.send(&News::Found(found));
            }
        }));
        link.flush();
        match performed {
            Ok(()) => link.send(&News::Done),
            Err(_) => {
                // What it was doing with its world nobody knows; dropping that could panic again.
                std::mem::forget(world.take());
                link.send(&News::Panicked(LAST_PANIC.take()));
            }
        }
    }
}

fn run(job: &Job, world: &mut Option<Session>, link: &Arc<Link>) {
    let started = Instant::now();
    let mut session = match world.take() {
        Some(mut session) => {
            session.set_limits(job.limits.limits());
            session
        }
        None => Session::new(job.limits.limits(), job.policy(), link.host()),
    };
    for (name, value) in &job.inputs {
        session.bind(name, value);
    }
    let outcome = session.run(&job.source, &job.file_name);
    link.flush();
    link.send(&News::Ended(Box::new(Ended::new(outcome, started.elapsed()))));
    // Nobody waits for what comes now: the caller has been answered.
    session.settle();
    if job.keep_world {
        *world = Some(session);
    }
}

/// The way to the server, shared by the threads.
struct Link {
    out: Mutex<Out>,
    printed: Condvar,
    /// The job that runs.
    current: AtomicU64,
    /// The last job that is to be stopped.
    cancelled: AtomicU64,
}

struct Out {
    to: Stdout,
    buffer: String,
    sent: Instant,
}

impl Link {
    fn new() -> Link {
        let out = Out { to: io::stdout(), buffer: String::new(), sent: Instant::now() };
        // Jobs count from one.
        let (current, cancelled) = (AtomicU64::new(0), AtomicU64::new(0));
        Link { out: Mutex::new(out), printed: Condvar::new(), current, cancelled }
    }

    fn host(self: &Arc<Self>) -> Box<dyn Host> {
        Box::new(WorkerHost { link: Arc::clone(self), clock: Clock::start() })
    }

    fn out(&self) -> MutexGuard<'_, Out> {
        // Nothing panics while it holds the lock; if it did, the buffer would still be text.
        self.out.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn send(&self, news: &News) {
        let mut out = self.out();
        hang_up_if_failed(protocol::send(&mut out.to, news));
    }

    fn flush(&self) {
        self.out().flush();
    }

    fn print(&self, text: &str) {
        let mut out = self.out();
        let was_empty = out.buffer.is_empty();
        out.buffer.push_str(text);
        // A program that says something now and then is heard at once; a chatty one in large pieces.
        if out.buffer.len() >= BUFFER || (was_empty && out.sent.elapsed() >= LINGER) {
            out.flush();
        } else if was_empty {
            self.printed.notify_one();
        }
    }

    fn keep_flushing(&self) {
        loop {
            let mut out = self.out();
            while out.buffer.is_empty() {
                out = self.printed.wait(out).unwrap_or_else(PoisonError::into_inner);
            }
            drop(out);
            thread::sleep(LINGER);
            self.flush();
        }
    }

    fn is_cancelled(&self) -> bool {
        self.cancelled.load(Ordering::Relaxed) == self.current.load(Ordering::Relaxed)
    }
}

impl Out {
    fn flush(&mut self) {
        if self.buffer.is_empty() {
            return;
        }
        hang_up_if_failed(protocol::send_output(&mut self.to, &self.buffer));
        self.buffer.clear();
        self.sent = Instant::now();
    }
}

/// Without a server there is nobody to work for.
fn hang_up_if_failed(sent: io::Result<()>) {
    if sent.is_err() {
        process::exit(1);
    }
}

struct WorkerHost {
    link: Arc<Link>,
    clock: Clock,
}

impl Host for WorkerHost {
    fn write(&mut self, _stream: Stream, text: &str) {
        self.link.print(text);
    }

    fn monotonic(&self) -> Duration {
        self.clock.monotonic()
    }

    fn wall_clock(&self) -> Duration {
        self.clock.wall()
    }

    fn sleep(&mut self, time: Duration) {
        // What was said before a pause is read during it.
        self.link.flush();
        self.clock.sleep(time, || self.link.is_cancelled());
    }

    fn entropy(&mut self, bytes: &mut [u8]) {
        clock::entropy(bytes);
    }

    fn cancelled(&self) -> bool {
        self.link.is_cancelled()
    }
}
