//! The server proper: takes calls, has workers do them, answers.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use rmcp::{
    ErrorData, RoleServer, ServerHandler,
    model::{
        CacheScope, CallToolRequestParams, CallToolResponse, CallToolResult, Implementation, ListToolsResult,
        PaginatedRequestParams, ProgressNotificationParam, ServerCapabilities, ServerConfig, Tool,
    },
    service::RequestContext,
};
use serde::Serialize;
use serde_json::{Map, Value, json};
use tokio::{sync::SemaphorePermit, time};
use tokio_util::sync::CancellationToken;

use super::{
    arguments::{self, RunArguments},
    describe::{self, Description, ModuleNames},
    hint,
    reply::{self, CheckReply, Draft, ErrorReply, FailureReply, ReplyStatus, RunReply},
    sessions::Sessions,
    settings::{SHOWN_CHARS, Settings},
    tools,
};
use crate::{
    clip::Clip,
    worker::{
        pool::{Pool, Refused},
        process::{Ran, WorkerCommand},
        protocol::Job,
    },
};

/// How often a caller who wants to know is told that its program runs.
const PROGRESS: Duration = Duration::from_secs(1);
/// How long a client may keep the list of tools: it changes only when the server is started anew.
const TOOLS_FRESH_MS: u64 = 3_600_000;

/// The server of one client.
#[derive(Clone, Debug)]
pub struct SafePython {
    shared: Arc<Shared>,
}

#[derive(Debug)]
struct Shared {
    settings: Arc<Settings>,
    pool: Arc<Pool>,
    sessions: Arc<Sessions>,
    tools: Vec<Tool>,
    shutdown: CancellationToken,
}

impl SafePython {
    /// Starts the workers in the background. Tripping `shutdown` stops whatever runs.
    pub fn new(settings: Arc<Settings>, command: WorkerCommand, shutdown: CancellationToken) -> SafePython {
        let pool = Pool::new(command, settings.workers, settings.queue);
        let sessions = Sessions::new(Arc::clone(&pool), settings.max_sessions, settings.session_lifetime);
        let tools = tools::all(&settings);
        SafePython { shared: Arc::new(Shared { settings, pool, sessions, tools, shutdown }) }
    }
}

impl ServerHandler for SafePython {
    fn get_info(&self) -> ServerConfig {
        let implementation = Implementation::new("safe-python", env!("CARGO_PKG_VERSION"))
            .with_title("Safe Python")
            .with_description("Runs untrusted Python programs that can compute anything and touch nothing");
        ServerConfig::new(ServerCapabilities::builder().enable_tools().build())
            .with_server_info(implementation)
            .with_instructions(tools::instructions(&self.shared.settings))
    }

    async fn list_tools(
        &self,
        _request: Option<PaginatedRequestParams>,
        _context: RequestContext<RoleServer>,
    ) -> Result<ListToolsResult, ErrorData> {
        let tools = ListToolsResult::with_all_items(self.shared.tools.clone());
        Ok(tools.with_ttl_ms(TOOLS_FRESH_MS).with_cache_scope(CacheScope::Public))
    }

    fn get_tool(&self, name: &str) -> Option<Tool> {
        self.shared.tools.iter().find(|tool| tool.name == name).cloned()
    }

    async fn call_tool(
        &self,
        request: CallToolRequestParams,
        context: RequestContext<RoleServer>,
    ) -> Result<CallToolResponse, ErrorData> {
        let shared = Arc::clone(&self.shared);
        // In a task of its own: a panic here would otherwise leave the caller without any answer.
        match tokio::spawn(async move { shared.call(request, context).await }).await {
            Ok(answer) => answer.map(CallToolResponse::from),
            Err(error) => {
                tracing::error!("a call failed: {error}");
                let error = ErrorReply::new("InternalError", "the server failed at this call", None);
                let status = ReplyStatus::WorkerLost;
                Ok(reply::pack(&FailureReply { status, error }, status).into())
            }
        }
    }
}

impl Shared {
    async fn call(
        &self,
        request: CallToolRequestParams,
        context: RequestContext<RoleServer>,
    ) -> Result<CallToolResult, ErrorData> {
        let arguments = request.arguments.unwrap_or_default();
        // One token for both ways a call can be called off.
        let cancel = context.ct.child_token();
        let stop = cancel.clone();
        let shutdown = self.shutdown.clone();
        let watch = tokio::spawn(async move {
            shutdown.cancelled().await;
            stop.cancel();
        });
        let answer = match request.name.as_ref() {
            "run_python" => {
                let run = self.run_python(arguments, &cancel);
                let reply = with_progress(run, &context, self.settings.default_timeout_ms()).await;
                reply::pack(&reply, reply.status)
            }
            "check_python" => {
                let reply = self.check_python(arguments, &cancel).await;
                reply::pack(&reply, reply.status)
            }
            "describe_sandbox" => match self.describe_sandbox(arguments, &cancel).await {
                Ok(reply) => reply::pack(&reply, ReplyStatus::Ok),
                Err(failure) => reply::pack(&failure, failure.status),
            },
            "create_session" => match self.create_session(arguments).await {
                Ok(reply) => reply::pack(&reply, ReplyStatus::Ok),
                Err(failure) => reply::pack(&failure, failure.status),
            },
            "close_session" => match self.close_session(arguments) {
                Ok(reply) => reply::pack(&reply, ReplyStatus::Ok),
                Err(failure) => reply::pack(&failure, failure.status),
            },
            unknown => {
                watch.abort();
                let names: Vec<&str> = self.tools.iter().map(|tool| tool.name.as_ref()).collect();
                let message = format!("there is no tool {unknown:?}; there are {}", names.join(", "));
                return Err(ErrorData::invalid_params(message, None));
            }
        };
        watch.abort();
        Ok(answer)
    }

    async fn run_python(&self, arguments: Map<String, Value>, cancel: &CancellationToken) -> RunReply {
        let default_timeout = self.settings.default_timeout_ms();
        let failed = |status, error, timeout_ms| {
            let logs = Clip::new(SHOWN_CHARS);
            Draft::failed(status, error, logs, 0.0, self.settings.limits_reply(timeout_ms)).fit()
        };
        let arguments = match arguments::run(arguments) {
            Ok(arguments) => arguments,
            Err(message) => return failed(ReplyStatus::InvalidInput, invalid(message), default_timeout),
        };
        let timeout_ms = arguments.timeout_ms.unwrap_or(default_timeout);
        let slot = match self.slot(cancel).await {
            Ok(slot) => slot,
            Err((status, error)) => return failed(status, error, timeout_ms),
        };
        let session = match &arguments.session_id {
            None => None,
            Some(handle) => match self.sessions.find(handle) {
                Ok(session) => Some(session),
                Err(message) => return failed(ReplyStatus::InvalidInput, invalid(message), timeout_ms),
            },
        };
        let RunArguments { code, inputs, session_id, .. } = arguments;
        let job = self.job(code, inputs, timeout_ms, session.is_some());
        let mut logs = Clip::new(SHOWN_CHARS);
        let mut started = Instant::now();
        let ran = match &session {
            None => self.pool.run(&slot, job, cancel, |text| logs.push(text)).await,
            Some(session) => {
                let mut worker = session.worker.lock().await;
                started = Instant::now();
                let ran = worker.run(job, cancel, |text| logs.push(text)).await;
                session.touch();
                if !worker.is_sound()
                    && let Some(handle) = &session_id
                {
                    self.sessions.end(handle, "was lost when its process was stopped");
                }
                ran
            }
        };
        let limits = self.settings.limits_reply(timeout_ms);
        let duration_ms = started.elapsed().as_secs_f64() * 1000.0;
        let mut draft = match ran {
            Ran::Ended(ended) => Draft::ended(ended, logs, limits, &self.settings),
            Ran::Overran => {
                let message = format!("the program ran longer than {timeout_ms} ms");
                let error = ErrorReply::new("TimeLimitExceeded", message, Some(hint::time(timeout_ms)));
                Draft::failed(ReplyStatus::TimeLimit, error, logs, duration_ms, limits)
            }
            Ran::Cancelled => {
                let error = ErrorReply::new("Cancelled", "the call was cancelled", None);
                Draft::failed(ReplyStatus::Error, error, logs, duration_ms, limits)
            }
            Ran::Lost(why) => {
                tracing::error!("a worker is lost: {why}");
                let hint = hint::for_failure(ReplyStatus::WorkerLost, "", "", &limits, &self.settings);
                let error = ErrorReply::new("WorkerLost", why, hint);
                Draft::failed(ReplyStatus::WorkerLost, error, logs, duration_ms, limits)
            }
        };
        if let (Some(handle), Some(error)) = (&session_id, &mut draft.error)
            && self.sessions.find(handle).is_err()
        {
            let hint = error.hint.take().map(|hint| hint + " ").unwrap_or_default();
            error.hint = Some(hint + "The session and its variables are gone; open a new one with create_session.");
        }
        draft.fit()
    }

    async fn check_python(&self, arguments: Map<String, Value>, cancel: &CancellationToken) -> CheckReply {
        let code = match arguments::check(arguments) {
            Ok(code) => code,
            Err(message) => return CheckReply::failed(ReplyStatus::InvalidInput, invalid(message)),
        };
        let slot = match self.slot(cancel).await {
            Ok(slot) => slot,
            Err((status, error)) => return CheckReply::failed(status, error),
        };
        let job = self.job(code, Map::new(), self.settings.default_timeout_ms(), false);
        match self.pool.check(&slot, job, cancel).await {
            Ok(findings) => CheckReply::found(findings),
            Err(Ran::Overran) => {
                let hint = Some("Check a part of the program at a time.".to_owned());
                let error = ErrorReply::new("TimeLimitExceeded", "the program takes too long to check", hint);
                CheckReply::failed(ReplyStatus::TimeLimit, error)
            }
            Err(Ran::Cancelled) => {
                CheckReply::failed(ReplyStatus::Error, ErrorReply::new("Cancelled", "the call was cancelled", None))
            }
            Err(Ran::Lost(why)) => {
                CheckReply::failed(ReplyStatus::WorkerLost, ErrorReply::new("WorkerLost", why, None))
            }
            Err(Ran::Ended(_)) => {
                let error = ErrorReply::new("InternalError", "the program was run instead of checked", None);
                CheckReply::failed(ReplyStatus::WorkerLost, error)
            }
        }
    }

    async fn describe_sandbox(
        &self,
        arguments: Map<String, Value>,
        cancel: &CancellationToken,
    ) -> Result<impl Serialize + use<>, FailureReply> {
        let asked = arguments::describe(arguments).map_err(invalid_reply)?;
        let mut description = Description::new(asked.topic, &self.settings);
        if Description::wants_builtins(asked.topic) {
            // What cannot be asked now is left out rather than refused.
            description.builtins = self.names("builtins", cancel).await.ok();
        }
        if Description::wants_walls(asked.topic) {
            if self.pool.walls().is_none() {
                // Nobody has run anything yet. A worker that cannot start is told of by the first run.
                let _ = self.pool.start().await;
            }
            description.walls = self.pool.walls().cloned();
        }
        if let Some(name) = asked.module {
            let names = self.names(&name, cancel).await?;
            description.module = Some(ModuleNames { name, names });
        }
        Ok(description.fit())
    }

    async fn create_session(&self, arguments: Map<String, Value>) -> Result<Value, FailureReply> {
        arguments::nothing(arguments).map_err(invalid_reply)?;
        let opened = self.sessions.open().await;
        let handle = opened.map_err(|message| {
            let error = ErrorReply::new("SessionError", message, None);
            FailureReply { status: ReplyStatus::Busy, error }
        })?;
        let mut reply = json!({
            "status": ReplyStatus::Ok,
            "session_id": handle,
            "lifetime_seconds": self.settings.session_lifetime.as_secs_f64(),
        });
        if let Some(bytes) = self.settings.limits.memory {
            reply["memory_bytes"] = bytes.into();
        }
        Ok(reply)
    }

    fn close_session(&self, arguments: Map<String, Value>) -> Result<Value, FailureReply> {
        let handle = arguments::close_session(arguments).map_err(invalid_reply)?;
        self.sessions.find(&handle).map_err(invalid_reply)?;
        self.sessions.end(&handle, "was closed");
        Ok(json!({"status": ReplyStatus::Ok}))
    }

    /// The public names of a module, asked of the interpreter.
    async fn names(&self, module: &str, cancel: &CancellationToken) -> Result<Vec<String>, FailureReply> {
        let slot = self.slot(cancel).await.map_err(|(status, error)| FailureReply { status, error })?;
        let timeout_ms = self.settings.default_timeout_ms();
        let job = self.job(describe::names_program(module), Map::new(), timeout_ms, false);
        let ran = self.pool.run(&slot, job, cancel, |_| {}).await;
        let Ran::Ended(ended) = ran else {
            let error = ErrorReply::new("WorkerLost", "the module's names cannot be listed now; try again", None);
            return Err(FailureReply { status: ReplyStatus::WorkerLost, error });
        };
        let limits = self.settings.limits_reply(timeout_ms);
        let draft = Draft::ended(ended, Clip::new(0), limits, &self.settings);
        match draft.error {
            None => Ok(draft.result.map(|shown| describe::names(&shown.json)).unwrap_or_default()),
            Some(error) => Err(FailureReply { status: draft.status, error }),
        }
    }

    fn job(&self, source: String, inputs: Map<String, Value>, timeout_ms: u64, keep_world: bool) -> Job {
        Job {
            id: 0,
            source,
            file_name: "<program>".to_owned(),
            inputs,
            limits: self.settings.limits_with(timeout_ms),
            modules: self.settings.policy.modules.clone(),
            keep_world,
        }
    }

    async fn slot(&self, cancel: &CancellationToken) -> Result<SemaphorePermit<'_>, (ReplyStatus, ErrorReply)> {
        self.pool.slot(cancel).await.map_err(|refused| match refused {
            Refused::Full(waiting) => {
                let message = format!("{} programs run and {waiting} calls wait already", self.pool.size());
                let hint = Some("Send the call again when others have been answered.".to_owned());
                (ReplyStatus::Busy, ErrorReply::new("Busy", message, hint))
            }
            Refused::Cancelled => {
                (ReplyStatus::Error, ErrorReply::new("Cancelled", "the call was cancelled before it began", None))
            }
        })
    }
}

/// Waits for a reply and tells the caller every second that it is being worked on, if it gave a token for that.
async fn with_progress<T>(work: impl Future<Output = T>, context: &RequestContext<RoleServer>, timeout_ms: u64) -> T {
    let Some(token) = context.meta.get_progress_token() else { return work.await };
    let mut work = std::pin::pin!(work);
    let started = Instant::now();
    let mut tick = time::interval_at(time::Instant::now() + PROGRESS, PROGRESS);
    loop {
        tokio::select! {
            biased;
            reply = &mut work => return reply,
            _ = tick.tick() => {
                let seconds = started.elapsed().as_secs_f64();
                let progress = ProgressNotificationParam::new(token.clone(), seconds)
                    .with_total((timeout_ms as f64 / 1000.0).max(seconds))
                    .with_message(format!("running for {seconds:.0} s"));
                if let Err(error) = context.peer.notify_progress(progress).await {
                    tracing::debug!("progress does not reach the client: {error}");
                }
            }
        }
    }
}

fn invalid(message: String) -> ErrorReply {
    ErrorReply::new("InvalidInput", message, None)
}

fn invalid_reply(message: String) -> FailureReply {
    FailureReply { status: ReplyStatus::InvalidInput, error: invalid(message) }
}
