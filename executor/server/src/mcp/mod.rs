//! The MCP server: `safe-python serve`.
//!
//! [`tools`] says what there is, [`arguments`] reads what callers send, [`handler`] does it, [`reply`] shapes the
//! answers, [`sessions`] keep state for those who ask for it, [`describe`] tells what programs may use, [`wire`] reads
//! and writes the lines.

use std::{process::ExitCode, sync::Arc, thread, time::Duration};

use rmcp::{
    ServiceExt,
    service::{QuitReason, ServerInitializeError},
};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio_util::sync::CancellationToken;

use crate::{
    command_line::{LogLevel, ServeOptions},
    sandbox,
    worker::process::{Worker, WorkerCommand},
};

pub mod arguments;
pub mod describe;
pub mod handler;
pub mod hint;
pub mod reply;
pub mod sessions;
pub mod settings;
pub mod tools;
pub mod wire;

use handler::SafePython;
use settings::Settings;

/// After the end of input, what runs may take this long to end and be answered.
const LAST_WORDS: Duration = Duration::from_millis(250);

/// Serves stdin and stdout until the end of input.
pub fn serve(options: &ServeOptions) -> ExitCode {
    let settings = match sandbox::policy(&options.policy).and_then(|policy| Settings::new(options, policy)) {
        Ok(settings) => settings,
        Err(error) => {
            eprintln!("error: {error}");
            return ExitCode::from(2);
        }
    };
    log_to_stderr(options.log_level);
    let served = WorkerCommand::this_program().and_then(|command| {
        let mut command = command.for_memory(settings.limits.memory);
        command.require_walls = options.require_walls;
        // Few threads: this process waits, workers work.
        let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build()?;
        let served = runtime.block_on(async {
            if options.require_walls {
                let tried = Worker::start(&command).await;
                tried.map_err(|error| format!("--require-walls: {error}"))?;
            }
            let (input, output) = rmcp::transport::stdio_pipes();
            serve_on(settings, command, input, output).await
        });
        // A read of stdin may still be blocked; nobody waits for it.
        runtime.shutdown_background();
        Ok(served)
    });
    match served {
        Ok(Ok(())) => ExitCode::SUCCESS,
        Ok(Err(error)) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
        Err(error) => {
            eprintln!("error: the server cannot start: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Serves any pair of streams until the end of input.
pub async fn serve_on(
    settings: Settings,
    command: WorkerCommand,
    input: impl AsyncRead + Send + Unpin + 'static,
    output: impl AsyncWrite + Send + Unpin + 'static,
) -> Result<(), String> {
    let ended = CancellationToken::new();
    let shutdown = CancellationToken::new();
    let server = SafePython::new(Arc::new(settings), command, shutdown.clone());
    let transport = wire::Wire::new(input, output, ended.clone());
    // Without this the end of input would wait for whatever runs.
    let watch = tokio::spawn(async move {
        ended.cancelled().await;
        tokio::time::sleep(LAST_WORDS).await;
        shutdown.cancel();
    });
    let served = match server.serve(transport).await {
        Ok(running) => match running.waiting().await {
            Ok(QuitReason::JoinError(error)) | Err(error) => Err(format!("the server failed: {error}")),
            Ok(_) => Ok(()),
        },
        // Whoever hangs up before saying anything has nothing to complain about.
        Err(ServerInitializeError::ConnectionClosed(_) | ServerInitializeError::Cancelled) => Ok(()),
        Err(error) => Err(format!("the client and this server do not understand each other: {error}")),
    };
    watch.abort();
    served
}

fn log_to_stderr(level: LogLevel) {
    let level = match level {
        LogLevel::Off => return,
        LogLevel::Error => tracing::Level::ERROR,
        LogLevel::Warn => tracing::Level::WARN,
        LogLevel::Info => tracing::Level::INFO,
        LogLevel::Debug => tracing::Level::DEBUG,
    };
    // Only stderr: stdout belongs to the protocol.
    tracing_subscriber::fmt().with_max_level(level).with_writer(std::io::stderr).init();
}

/// One per core.
pub fn cores() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}
