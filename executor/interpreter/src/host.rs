//! The only door: every effect a program can have goes through a [`Host`].

use std::time::Duration;

/// Which of the two text streams a program writes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stream {
    Stdout,
    Stderr,
}

/// What the interpreter asks of the world around it. The interpreter itself has no clock, no randomness and no files.
pub trait Host {
    /// Takes text the program printed. Called often; the host buffers as it likes.
    fn write(&mut self, stream: Stream, text: &str);
    /// Time since an arbitrary fixed point, never going back.
    fn monotonic(&self) -> Duration;
    /// Time since 1970-01-01 UTC.
    fn wall_clock(&self) -> Duration;
    /// Waits. Never called with more than is left of the time limit.
    fn sleep(&mut self, time: Duration);
    /// Fills `bytes` with unpredictable bytes.
    fn entropy(&mut self, bytes: &mut [u8]);
    /// True once the caller has given up on this run; asked a few thousand times a second.
    fn cancelled(&self) -> bool {
        false
    }
}

/// The host of unit tests: nothing is heard, and time stands still.
#[cfg(test)]
pub(crate) struct Nowhere;

#[cfg(test)]
impl Host for Nowhere {
    fn write(&mut self, _: Stream, _: &str) {}
    fn monotonic(&self) -> Duration {
        Duration::ZERO
    }
    fn wall_clock(&self) -> Duration {
        Duration::ZERO
    }
    fn sleep(&mut self, _: Duration) {}
    fn entropy(&mut self, _: &mut [u8]) {}
}
