//! Thousands of calls of all kinds from eight clients at once: no wrong answer, no memory that piles up, no process
//! left behind. `cargo xtask soak` runs it; `SOAK_CALLS` says how many calls.
#![cfg(target_os = "linux")]

use std::{
    env, fs,
    path::PathBuf,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};

use rmcp::{RoleClient, ServiceExt, model::CallToolRequestParams, service::RunningService};
use serde_json::{Value, json};
use server::{
    mcp::{self, settings::Settings},
    worker::process::WorkerCommand,
};
use tokio::time;

const CLIENTS: usize = 8;

/// A program, and the status and (where it says something) the result that are right for it.
struct Kind {
    code: &'static str,
    timeout_ms: u64,
    status: &'static str,
    result: Option<i64>,
}

const fn kind(code: &'static str, timeout_ms: u64, status: &'static str, result: Option<i64>) -> Kind {
    Kind { code, timeout_ms, status, result }
}

const KINDS: [Kind; 10] = [
    kind("sum(range(1000))", 5000, "ok", Some(499_500)),
    kind("import json\nlen(json.dumps({str(i): [i] * 3 for i in range(200)}))", 5000, "ok", None),
    kind(
        "class A:\n    def __init__(self):\n        self.me = self\n\nlen([A() for _ in range(2000)])",
        5000,
        "ok",
        Some(2000),
    ),
    kind("d = {}\nd['missing']", 5000, "error", None),
    kind("import os", 5000, "error", None),
    kind("def f(n):\n    return f(n + 1)\nf(0)", 5000, "recursion_limit", None),
    kind("while True:\n    pass", 30, "time_limit", None),
    kind("x = []\nwhile True:\n    x.append('x' * 1000)", 5000, "memory_limit", None),
    kind("while True:\n    print('x' * 1000)", 5000, "output_limit", None),
    kind(
        "def g():\n    try:\n        while True:\n            yield\n    finally:\n        while True:\n            pass\nnext(g())",
        30,
        "time_limit",
        None,
    ),
];

type Client = RunningService<RoleClient, ()>;

async fn call(client: &Client, kind: &Kind) -> Value {
    let arguments = json!({"code": kind.code, "timeout_ms": kind.timeout_ms});
    let arguments = arguments.as_object().expect("an object").clone();
    let answer = client.call_tool(CallToolRequestParams::new("run_python").with_arguments(arguments)).await;
    answer.expect("an answer").structured_content.expect("structured content")
}

/// Children of this process, by their numbers.
fn children() -> Vec<u32> {
    let own = std::process::id();
    let processes = fs::read_dir("/proc").into_iter().flatten().flatten();
    processes
        .filter_map(|entry| entry.file_name().to_str()?.parse().ok())
        .filter(|pid: &u32| {
            let status = fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
            let parent = status.rsplit(')').next().and_then(|rest| rest.split_whitespace().nth(1));
            parent == Some(own.to_string().as_str())
        })
        .collect()
}

/// Bytes a process holds.
fn resident(pid: u32) -> usize {
    let pages = fs::read_to_string(format!("/proc/{pid}/statm")).unwrap_or_default();
    pages.split_whitespace().nth(1).and_then(|pages| pages.parse::<usize>().ok()).unwrap_or(0) * 4096
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "takes minutes: cargo xtask soak"]
async fn nothing_piles_up() {
    let calls: usize = env::var("SOAK_CALLS").ok().and_then(|calls| calls.parse().ok()).unwrap_or(10_000);
    let settings = Settings { workers: 1, queue: 64, ..Settings::default() };
    let memory = settings.limits.memory;
    let command = WorkerCommand::new(PathBuf::from(env!("CARGO_BIN_EXE_safe-python"))).for_memory(memory);
    let done = Arc::new(AtomicUsize::new(0));
    let mut tasks = Vec::new();
    let mut servers = Vec::new();
    let mut first = None;
    for number in 0..CLIENTS {
        // A server speaks with one client: each has its own, all on this machine.
        let (near, far) = tokio::io::duplex(1 << 16);
        let (input, output) = tokio::io::split(far);
        servers.push(tokio::spawn(mcp::serve_on(settings.clone(), command.clone(), input, output)));
        let client = ().serve(near).await.expect("a client");
        let done = Arc::clone(&done);
        tasks.push(tokio::spawn(async move {
            let mut place = number;
            while done.fetch_add(1, Ordering::SeqCst) < calls {
                place += 1;
                let kind = &KINDS[place * 7 % KINDS.len()];
                if place % 23 == 0 {
                    // A caller that loses patience; whatever comes of it is nobody's.
                    let _ = time::timeout(Duration::from_millis(20), call(&client, &KINDS[6])).await;
                    continue;
                }
                let reply = call(&client, kind).await;
                let lost = reply["status"] == "worker_lost";
                assert!(lost || reply["status"] == kind.status, "{}: {reply}", kind.code);
                if let (Some(result), false) = (kind.result, lost) {
                    assert_eq!(reply["result"], json!(result), "{reply}");
                }
            }
            let _ = client.cancel().await;
        }));
    }
    // Now and then a worker is killed under its caller, and the memory of the server is looked at.
    while done.load(Ordering::SeqCst) < calls {
        time::sleep(Duration::from_millis(500)).await;
        let held = resident(std::process::id());
        if done.load(Ordering::SeqCst) > calls / 4 && first.is_none() {
            first = Some(held);
        }
        if let Some(victim) = children().first() {
            let _ = nix::sys::signal::kill(nix::unistd::Pid::from_raw(*victim as i32), nix::sys::signal::SIGKILL);
        }
        let most = children().into_iter().map(resident).max().unwrap_or(0);
        println!("{} calls, server {} KiB, largest worker {} KiB", done.load(Ordering::SeqCst), held >> 10, most >> 10);
    }
    for task in tasks {
        task.await.expect("a client that was answered rightly");
    }
    for server in servers {
        server.await.expect("a server").expect("a good end");
    }
    let first = first.expect("more calls: the run was over before memory was looked at");
    let last = resident(std::process::id());
    println!("server: {} KiB after a quarter, {} KiB at the end", first >> 10, last >> 10);
    assert!(last < first + first / 10 + (1 << 20), "memory piles up");
    time::sleep(Duration::from_secs(1)).await;
    assert!(children().is_empty(), "processes are left behind: {:?}", children());
}
