//! Runs files one after the other, each in a world of its own: the smallest host there can be.

#![expect(
    clippy::disallowed_macros,
    clippy::disallowed_methods,
    clippy::disallowed_types,
    reason = "a host is where the interpreter ends and the world begins"
)]

use interpreter::{Host, Limits, Policy, Session, Stream};
use std::io::Write;
use std::time::{Duration, Instant, SystemTime};

/// What watches memory makes frames of native code larger.
const STACK: usize = if cfg!(sanitized) { 8 * interpreter::STACK_BYTES } else { interpreter::STACK_BYTES };

struct Terminal {
    start: Instant,
    out: std::io::BufWriter<std::io::Stdout>,
}

impl Host for Terminal {
    fn write(&mut self, stream: Stream, text: &str) {
        let _ = match stream {
            Stream::Stdout => self.out.write_all(text.as_bytes()),
            Stream::Stderr => std::io::stderr().write_all(text.as_bytes()),
        };
    }
    fn monotonic(&self) -> Duration {
        self.start.elapsed()
    }
    fn wall_clock(&self) -> Duration {
        SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default()
    }
    fn sleep(&mut self, time: Duration) {
        std::thread::sleep(time);
    }
    fn entropy(&mut self, bytes: &mut [u8]) {
        for (place, byte) in bytes.iter_mut().enumerate() {
            *byte = (self.start.elapsed().as_nanos() >> (place % 8)) as u8;
        }
    }
}

fn main() {
    let work = || std::env::args().skip(1).for_each(|file| run(&file));
    if let Ok(thread) = std::thread::Builder::new().stack_size(STACK).spawn(work) {
        let _ = thread.join();
    }
}

fn run(file: &str) {
    let text = std::fs::read_to_string(file).unwrap_or_default();
    let limits = Limits { time: Some(Duration::from_secs(60)), memory: Some(4 << 30), ..Limits::default() };
    let host = Terminal { start: Instant::now(), out: std::io::BufWriter::new(std::io::stdout()) };
    let mut session = Session::new(limits, Policy::default(), Box::new(host));
    let outcome = session.run(&text, file);
    if let Some(error) = &outcome.error {
        eprint!("{}", error.traceback);
    }
}
