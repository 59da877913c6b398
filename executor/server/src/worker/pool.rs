//! A pool of warm workers: as many as may run at the same time, and a bounded queue before them.

use std::{
    collections::VecDeque,
    io,
    sync::{
        Arc, Mutex, MutexGuard, OnceLock, PoisonError,
        atomic::{AtomicUsize, Ordering},
    },
};

use interpreter::Finding;
use tokio::sync::{Semaphore, SemaphorePermit};
use tokio_util::sync::CancellationToken;

use super::{
    process::{Ran, Worker, WorkerCommand},
    protocol::Job,
    walls::Walls,
};

/// Workers, and who may use one.
#[derive(Debug)]
pub struct Pool {
    command: WorkerCommand,
    size: usize,
    /// The one that has rested longest first: another may still let go of what its last job left.
    idle: Mutex<VecDeque<Worker>>,
    slots: Semaphore,
    waiting: AtomicUsize,
    queue: usize,
    /// What the first worker told; the others are like it.
    walls: OnceLock<Walls>,
}

/// Why no slot was given.
#[derive(Debug, PartialEq, Eq)]
pub enum Refused {
    /// As many wait as may.
    Full(usize),
    Cancelled,
}

impl Pool {
    /// A pool of `size` workers, which start in the background, and `queue` waiting callers.
    pub fn new(command: WorkerCommand, size: usize, queue: usize) -> Arc<Pool> {
        let pool = Arc::new(Pool {
            command,
            size,
            idle: Mutex::default(),
            slots: Semaphore::new(size),
            waiting: AtomicUsize::new(0),
            queue,
            walls: OnceLock::new(),
        });
        for _ in 0..size {
            pool.refill();
        }
        pool
    }

    /// How many run at the same time.
    pub fn size(&self) -> usize {
        self.size
    }

    /// Waits for leave to run something.
    pub async fn slot(&self, cancel: &CancellationToken) -> Result<SemaphorePermit<'_>, Refused> {
        if let Ok(slot) = self.slots.try_acquire() {
            return Ok(slot);
        }
        let _place = Place::take(&self.waiting, self.queue).ok_or(Refused::Full(self.queue))?;
        tokio::select! {
            slot = self.slots.acquire() => slot.map_err(|_| Refused::Cancelled),
            () = cancel.cancelled() => Err(Refused::Cancelled),
        }
    }

    /// A new worker, outside the pool.
    pub async fn start(&self) -> io::Result<Worker> {
        let worker = Worker::start(&self.command).await?;
        self.walls.get_or_init(|| {
            for missing in &worker.walls().missing {
                tracing::warn!("a wall around programs is missing: {missing}");
            }
            worker.walls().clone()
        });
        Ok(worker)
    }

    /// The walls around workers, once one has started.
    pub fn walls(&self) -> Option<&Walls> {
        self.walls.get()
    }

    /// Runs a job in a warm worker. Needs a slot.
    pub async fn run(
        self: &Arc<Self>,
        _slot: &SemaphorePermit<'_>,
        job: Job,
        cancel: &CancellationToken,
        print: impl FnMut(&str),
    ) -> Ran {
        let mut worker = match self.take().await {
            Ok(worker) => worker,
            Err(error) => return Ran::Lost(format!("no worker process can be started: {error}")),
        };
        let ran = worker.run(job, cancel, print).await;
        self.give_back(worker);
        ran
    }

    /// Looks a program over in a warm worker. Needs a slot.
    pub async fn check(
        self: &Arc<Self>,
        _slot: &SemaphorePermit<'_>,
        job: Job,
        cancel: &CancellationToken,
    ) -> Result<Vec<Finding>, Ran> {
        let mut worker = match self.take().await {
            Ok(worker) => worker,
            Err(error) => return Err(Ran::Lost(format!("no worker process can be started: {error}"))),
        };
        let found = worker.check(job, cancel).await;
        self.give_back(worker);
        found
    }

    async fn take(&self) -> io::Result<Worker> {
        loop {
            let idle = self.idle().pop_front();
            let Some(mut worker) = idle else { return self.start().await };
            // Otherwise it died in its sleep.
            if worker.is_sound() {
                return Ok(worker);
            }
        }
    }

    fn give_back(self: &Arc<Self>, mut worker: Worker) {
        if !worker.is_sound() || worker.is_worn() {
            drop(worker);
            self.refill();
            return;
        }
        let mut idle = self.idle();
        // A replacement may have come while a caller helped itself to a new one.
        if idle.len() < self.size {
            idle.push_back(worker);
        }
    }

    /// Starts one more worker in the background.
    fn refill(self: &Arc<Self>) {
        let pool = Arc::clone(self);
        tokio::spawn(async move {
            match pool.start().await {
                Ok(worker) => {
                    let mut idle = pool.idle();
                    if idle.len() < pool.size {
                        idle.push_back(worker);
                    }
                }
                // The next call tries again, and tells its caller.
                Err(error) => tracing::error!("no worker process can be started: {error}"),
            }
        });
    }

    fn idle(&self) -> MutexGuard<'_, VecDeque<Worker>> {
        // Nothing panics while it holds the lock; the list would still be one.
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A place in the queue, given back when dropped.
struct Place<'a>(&'a AtomicUsize);

impl<'a> Place<'a> {
    fn take(waiting: &'a AtomicUsize, most: usize) -> Option<Place<'a>> {
        let taken = waiting.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |now| (now < most).then_some(now + 1));
        taken.ok().map(|_| Place(waiting))
    }
}

impl Drop for Place<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}
