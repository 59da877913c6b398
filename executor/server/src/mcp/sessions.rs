//! Sessions: a worker process of their own for callers who want variables to stay.

use std::{
    collections::{HashMap, VecDeque},
    fmt::Write,
    io,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use tokio::{sync, time};

use crate::{
    clock,
    worker::{pool::Pool, process::Worker},
};

/// Handles of sessions that ended, kept so that their owners are told why.
const REMEMBERED: usize = 256;
/// How often idle sessions are looked for.
const SWEEP: Duration = Duration::from_secs(1);

/// All open sessions.
#[derive(Debug)]
pub struct Sessions {
    pool: Arc<Pool>,
    lifetime: Duration,
    most: usize,
    table: Mutex<Table>,
}

#[derive(Debug, Default)]
struct Table {
    open: HashMap<String, Arc<Session>>,
    /// Sessions that are about to open.
    opening: usize,
    ended: VecDeque<(String, &'static str)>,
}

/// One session. Its calls run one after the other.
#[derive(Debug)]
pub struct Session {
    pub worker: sync::Mutex<Worker>,
    last_used: Mutex<Instant>,
}

impl Session {
    /// Counts the lifetime from now.
    pub fn touch(&self) {
        *self.last_used.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
    }

    fn idle_for(&self) -> Duration {
        self.last_used.lock().unwrap_or_else(PoisonError::into_inner).elapsed()
    }
}

impl Sessions {
    pub fn new(pool: Arc<Pool>, most: usize, lifetime: Duration) -> Arc<Sessions> {
        let sessions = Arc::new(Sessions { pool, lifetime, most, table: Mutex::default() });
        let swept = Arc::downgrade(&sessions);
        tokio::spawn(async move {
            loop {
                time::sleep(SWEEP).await;
                let Some(sessions) = swept.upgrade() else { return };
                sessions.sweep();
            }
        });
        sessions
    }

    /// Opens a session and returns its handle. The error says what to do.
    pub async fn open(&self) -> Result<String, String> {
        {
            let mut table = self.table();
            if table.open.len() + table.opening >= self.most {
                return Err(format!(
                    "{} sessions are open and no more may be: close one with close_session, or call run_python \
                     without a session",
                    self.most
                ));
            }
            table.opening += 1;
        }
        let started = self.pool.start().await;
        let mut table = self.table();
        table.opening -= 1;
        let worker = started.map_err(|error: io::Error| format!("no worker process can be started: {error}"))?;
        let handle = handle();
        let session = Session { worker: sync::Mutex::new(worker), last_used: Mutex::new(Instant::now()) };
        table.open.insert(handle.clone(), Arc::new(session));
        Ok(handle)
    }

    /// The session of a handle. The error says why there is none.
    pub fn find(&self, handle: &str) -> Result<Arc<Session>, String> {
        self.sweep();
        let table = self.table();
        if let Some(session) = table.open.get(handle) {
            session.touch();
            return Ok(Arc::clone(session));
        }
        let again = "open one with create_session, or leave session_id out";
        match table.ended.iter().find(|(ended, _)| ended == handle) {
            Some((_, why)) => Err(format!("the session {why}; its variables are gone: {again}")),
            None => Err(format!("there is no such session: {again}")),
        }
    }

    /// Ends a session; its process is killed once nothing runs in it.
    pub fn end(&self, handle: &str, why: &'static str) {
        end(&mut self.table(), handle, why);
    }

    fn sweep(&self) {
        let mut table = self.table();
        let expired: Vec<String> = table
            .open
            .iter()
            .filter(|(_, session)| session.worker.try_lock().is_ok() && session.idle_for() >= self.lifetime)
            .map(|(handle, _)| handle.clone())
            .collect();
        for handle in expired {
            end(&mut table, &handle, "has expired");
        }
    }

    fn table(&self) -> MutexGuard<'_, Table> {
        // Nothing panics while it holds the lock; the table would still be one.
        self.table.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn end(table: &mut Table, handle: &str, why: &'static str) {
    if table.open.remove(handle).is_none() {
        return;
    }
    if table.ended.len() == REMEMBERED {
        table.ended.pop_front();
    }
    table.ended.push_back((handle.to_owned(), why));
}

/// A handle nobody can guess.
fn handle() -> String {
    let mut bytes = [0; 16];
    clock::entropy(&mut bytes);
    bytes.iter().fold(String::new(), |mut text, byte| {
        // Writing to a string cannot fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}
