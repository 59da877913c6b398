//! What the targets share: a thread with a deep stack that runs programs under small limits, and the complaint about
//! whatever must not happen: a panic, an internal error, a program that outlives its deadline.

use interpreter::{Host, Limits, Policy, STACK_BYTES, Session, Status, Stream};
use std::sync::{Mutex, OnceLock, mpsc};
use std::thread;
use std::time::{Duration, Instant};

/// What a program may take.
const TIME: Duration = Duration::from_millis(200);
/// What it may take beyond that, in a build full of counters on a machine that is busy.
const LATE: Duration = Duration::from_secs(3);
const MEMORY: u64 = 64 << 20;
/// A world is used for so many programs.
const PROGRAMS_OF_A_WORLD: usize = 200;

/// A program, and the text it finds in the variable `text`.
struct Task {
    source: String,
    text: Option<String>,
}

struct Muted(Instant);

impl Host for Muted {
    fn write(&mut self, _: Stream, _: &str) {}
    fn monotonic(&self) -> Duration {
        self.0.elapsed()
    }
    fn wall_clock(&self) -> Duration {
        Duration::from_secs(1_700_000_000)
    }
    fn sleep(&mut self, time: Duration) {
        thread::sleep(time);
    }
    fn entropy(&mut self, bytes: &mut [u8]) {
        bytes.fill(7);
    }
}

fn world() -> Session {
    let limits = Limits { time: Some(TIME), memory: Some(MEMORY), output: Some(64 << 10), ..Limits::default() };
    Session::new(limits, Policy::default(), Box::new(Muted(Instant::now())))
}

fn work(tasks: &mpsc::Receiver<Task>, done: &mpsc::Sender<()>) {
    let mut kept = None;
    let mut programs = 0;
    while let Ok(task) = tasks.recv() {
        let started = Instant::now();
        let mut session = kept.take().unwrap_or_else(world);
        if let Some(text) = &task.text {
            session.bind("text", &serde_json::Value::from(text.as_str()));
        }
        let outcome = session.run(&task.source, "fuzz.py");
        assert!(outcome.status != Status::InternalError, "{:?}", outcome.error);
        programs += 1;
        // Programs of the fuzzer's own have a world for themselves.
        if task.text.is_some() && programs % PROGRAMS_OF_A_WORLD != 0 {
            kept = Some(session);
        } else {
            drop(session);
        }
        assert!(started.elapsed() < TIME + LATE, "it took {:?}", started.elapsed());
        if done.send(()).is_err() {
            return;
        }
    }
}

/// Runs a program and waits for its end.
pub fn run(source: &str, text: Option<&str>) {
    static WORKER: OnceLock<Mutex<(mpsc::Sender<Task>, mpsc::Receiver<()>)>> = OnceLock::new();
    let worker = WORKER.get_or_init(|| {
        let ((tasks, inbox), (done, answers)) = (mpsc::channel(), mpsc::channel());
        // Counters make the frames of native code larger.
        let thread = thread::Builder::new().stack_size(4 * STACK_BYTES).spawn(move || work(&inbox, &done));
        thread.expect("there is a thread to be had");
        Mutex::new((tasks, answers))
    });
    let worker = worker.lock().expect("nothing panics here but the whole process");
    let task = Task { source: source.to_owned(), text: text.map(str::to_owned) };
    worker.0.send(task).expect("the worker lives as long as the process");
    worker.1.recv().expect("a panic has ended the process");
}
