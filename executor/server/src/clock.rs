//! The effects every host supplies the same way: clocks, sleep and entropy.

use std::{
    thread,
    time::{Duration, Instant, SystemTime},
};

/// How long a sleeping program may stay deaf to being cancelled.
const NAP: Duration = Duration::from_millis(10);

/// The time since this was made.
#[derive(Debug)]
pub struct Clock {
    started: Instant,
}

impl Clock {
    pub fn start() -> Clock {
        Clock { started: Instant::now() }
    }

    pub fn monotonic(&self) -> Duration {
        self.started.elapsed()
    }

    /// The time since 1970; zero where the machine's clock stands before that.
    pub fn wall(&self) -> Duration {
        SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default()
    }

    /// Sleeps in naps, and wakes early once `cancelled` says so.
    pub fn sleep(&self, time: Duration, cancelled: impl Fn() -> bool) {
        let end = Instant::now() + time;
        while !cancelled() {
            let left = end.saturating_duration_since(Instant::now());
            if left.is_zero() {
                break;
            }
            thread::sleep(left.min(NAP));
        }
    }
}

/// Fills `bytes` from the operating system's generator.
///
/// # Panics
/// Where the system has none, which no supported system does: weak randomness would be worse than none.
pub fn entropy(bytes: &mut [u8]) {
    if let Err(error) = getrandom::fill(bytes) {
        panic!("the operating system gives no random bytes: {error}");
    }
}
