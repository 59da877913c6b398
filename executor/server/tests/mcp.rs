//! The server as a client sees it: an rmcp client in this process, real workers.

use std::{
    path::PathBuf,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    time::{Duration, Instant},
};

use rmcp::{
    ClientHandler, RoleClient, ServiceExt,
    model::{
        CallToolRequest, CallToolRequestParams, CallToolResult, ClientRequest, PingRequest, ProgressNotificationParam,
        ServerResult,
    },
    service::{NotificationContext, PeerRequestOptions, RunningService},
};
use serde_json::{Value, json};
use server::{
    mcp::{self, settings::Settings},
    worker::process::WorkerCommand,
};
use tokio::{task::JoinHandle, time};

#[derive(Clone, Default)]
struct Recorder {
    progress: Arc<AtomicUsize>,
}

impl ClientHandler for Recorder {
    async fn on_progress(&self, _params: ProgressNotificationParam, _context: NotificationContext<RoleClient>) {
        self.progress.fetch_add(1, Ordering::SeqCst);
    }
}

struct Client {
    service: RunningService<RoleClient, Recorder>,
    server: JoinHandle<Result<(), String>>,
}

fn command() -> WorkerCommand {
    WorkerCommand::new(PathBuf::from(env!("CARGO_BIN_EXE_safe-python")))
}

async fn connect_to(settings: Settings, command: WorkerCommand) -> Client {
    let (near, far) = tokio::io::duplex(1 << 16);
    let (input, output) = tokio::io::split(far);
    let server = tokio::spawn(mcp::serve_on(settings, command, input, output));
    let service = Recorder::default().serve(near).await.unwrap();
    Client { service, server }
}

async fn connect() -> Client {
    connect_to(Settings::default(), command()).await
}

impl Client {
    async fn call(&self, tool: &'static str, arguments: Value) -> Value {
        let result = self.call_raw(tool, arguments).await;
        let structured = result.structured_content.expect("structured content");
        // The same JSON as text, for clients that forward only that.
        let text = result.content[0].as_text().expect("text content");
        assert_eq!(serde_json::from_str::<Value>(&text.text).unwrap(), structured);
        assert_eq!(result.is_error, Some(structured["status"] != "ok"), "{structured}");
        structured
    }

    async fn call_raw(&self, tool: &'static str, arguments: Value) -> CallToolResult {
        let arguments = arguments.as_object().unwrap().clone();
        self.service.call_tool(CallToolRequestParams::new(tool).with_arguments(arguments)).await.unwrap()
    }

    async fn run(&self, code: &str) -> Value {
        self.call("run_python", json!({"code": code})).await
    }

    async fn ping(&self) {
        let ping = ClientRequest::PingRequest(PingRequest::default());
        let pong = self.service.send_request(ping).await.unwrap();
        assert!(matches!(pong, ServerResult::EmptyResult(_)));
    }
}

fn error_type(reply: &Value) -> &str {
    reply["error"]["type"].as_str().unwrap_or_default()
}

#[tokio::test]
async fn tools_are_listed() {
    let client = connect().await;
    let tools = client.service.list_tools(None).await.unwrap();
    let names: Vec<_> = tools.tools.iter().map(|tool| tool.name.as_ref()).collect();
    assert_eq!(names, ["run_python", "check_python", "describe_sandbox", "create_session", "close_session"]);
    for tool in &tools.tools {
        let annotations = tool.annotations.as_ref().unwrap();
        assert_eq!(annotations.read_only_hint, Some(true));
        assert_eq!(annotations.destructive_hint, Some(false));
        assert_eq!(annotations.open_world_hint, Some(false));
        assert!(tool.output_schema.is_some());
    }
    let info = client.service.peer_info().unwrap();
    assert_eq!(info.server_info.as_ref().unwrap().name, "safe-python");
}

#[tokio::test]
async fn programs_give_results_and_logs() {
    let client = connect().await;
    let reply = client.run("def f(n):\n    return 1 if n < 2 else n * f(n - 1)\nf(5)").await;
    assert_eq!((&reply["status"], &reply["result"]), (&json!("ok"), &json!(120)));
    assert_eq!((&reply["result_type"], &reply["result_repr"]), (&json!("int"), &json!("120")));

    let primes = client.run("[n for n in range(2, 101) if all(n % d for d in range(2, n))]").await;
    assert_eq!(primes["result"].as_array().unwrap().len(), 25);

    let roots = "a, b, c = 1, 5, 6\nd = (b * b - 4 * a * c) ** 0.5\nresult = [(-b + d) / (2 * a), (-b - d) / (2 * a)]";
    assert_eq!(client.run(roots).await["result"], json!([-2.0, -3.0]));

    let printed = client.run("print('a')\nprint('b')").await;
    assert_eq!((&printed["logs"], &printed["logs_bytes"]), (&json!("a\nb\n"), &json!(4)));
    assert_eq!(client.run("x = 1").await["result"], json!(null));
    assert!(client.run("x = 1").await["hint"].as_str().unwrap().contains("print"));
}

#[tokio::test]
async fn inputs_become_variables() {
    let client = connect().await;
    let arguments = json!({"code": "sum(xs) + point['y']", "inputs": {"xs": [1, 2.5], "point": {"y": 10}}});
    assert_eq!(client.call("run_python", arguments).await["result"], json!(13.5));
}

#[tokio::test]
async fn logs_survive_an_error() {
    let client = connect().await;
    let reply = client.run("print('before')\nx = {}\nx['key']\n").await;
    assert_eq!((&reply["status"], &reply["logs"]), (&json!("error"), &json!("before\n")));
    assert_eq!((error_type(&reply), &reply["error"]["line"]), ("KeyError", &json!(3)));
    let traceback = reply["error"]["traceback"].as_str().unwrap();
    assert!(traceback.contains("line 3") && traceback.ends_with("KeyError: 'key'\n"), "{traceback}");

    let exit = client.run("print('bye')\nraise SystemExit(3)").await;
    assert_eq!((error_type(&exit), &exit["logs"]), ("SystemExit", &json!("bye\n")));
    let syntax = client.run("print('never')\nif\n").await;
    assert_eq!(
        (error_type(&syntax), &syntax["logs"], &syntax["error"]["line"]),
        ("SyntaxError", &json!(""), &json!(2))
    );
}

#[tokio::test]
async fn the_host_is_out_of_reach() {
    let client = connect().await;
    let import = client.run("import os").await;
    assert_eq!(import["status"], "error");
    assert!(matches!(error_type(&import), "ImportError" | "ModuleNotFoundError"), "{import}");
    assert!(import["error"]["hint"].is_string(), "{import}");
    assert_eq!(client.run("open('x')").await["status"], "error");
}

#[tokio::test]
async fn endless_programs_are_stopped_and_the_server_lives() {
    let client = connect().await;
    client.run("1").await;
    for code in ["print('in')\nwhile True: pass", "print('in')\nwhile True:\n try:\n  1/0\n except BaseException: pass"]
    {
        let started = Instant::now();
        let reply = client.call("run_python", json!({"code": code, "timeout_ms": 300})).await;
        let took = started.elapsed();
        assert_eq!((&reply["status"], &reply["logs"]), (&json!("time_limit"), &json!("in\n")));
        assert_eq!(reply["limits"]["timeout_ms"], 300);
        assert!(reply["error"]["hint"].as_str().unwrap().contains("30000"), "{reply}");
        assert!(took >= Duration::from_millis(250) && took < Duration::from_millis(800), "{took:?}");
        assert_eq!(client.run("1 + 1").await["result"], 2);
    }
}

#[tokio::test]
async fn other_limits_are_told_apart() {
    let client = connect().await;
    let reply = client.run("print('in')\nx = []\nwhile True: x.append('y' * 100000 + str(len(x)))").await;
    assert_eq!((&reply["status"], &reply["logs"]), (&json!("memory_limit"), &json!("in\n")));
    assert!(reply["error"]["hint"].as_str().unwrap().contains("128 MiB"), "{reply}");
    let reply = client.run("while True: print('y' * 1000)").await;
    assert_eq!((&reply["status"], &reply["logs_truncated"]), (&json!("output_limit"), &json!(true)));
    let reply = client.run("def f(): f()\nf()").await;
    assert_eq!((reply["status"].as_str(), error_type(&reply)), (Some("recursion_limit"), "RecursionError"));
    assert_eq!(client.run("1 + 1").await["result"], 2);
}

#[tokio::test]
async fn long_logs_and_results_are_cut() {
    let client = connect().await;
    let reply = client.run("for n in range(20000): print(n)\nlist(range(20000))").await;
    assert_eq!((&reply["status"], &reply["logs_truncated"]), (&json!("ok"), &json!(true)));
    let logs = reply["logs"].as_str().unwrap();
    assert!(logs.starts_with("0\n1\n") && logs.ends_with("19998\n19999\n") && logs.contains("characters cut"));
    assert!(logs.chars().count() <= 20_000);
    assert_eq!(reply["logs_bytes"], 108_890);
    assert_eq!(reply["result_truncated"], true);
    let result = reply["result"].as_str().unwrap();
    assert!(result.starts_with("[0,1,2") && result.ends_with("19999]") && result.chars().count() <= 20_000);
    assert!(reply.to_string().chars().count() <= 45_000);

    let failed = client.run("print('x' * 50000)\nraise ValueError('y' * 50000)").await;
    assert!(failed.to_string().chars().count() <= 10_000);
    assert_eq!(error_type(&failed), "ValueError");
}

#[tokio::test]
async fn wrong_arguments_are_explained() {
    let client = connect().await;
    for (arguments, expected) in [
        (json!({}), "code is missing"),
        (json!({"code": ["1"]}), "send a string"),
        (json!({"code": "1", "timeout_ms": 60_000}), "between 1 and 30000"),
        (json!({"code": "1", "timeout": 5}), "did you mean timeout_ms?"),
        (json!({"code": "1", "session_id": "nosuch"}), "create_session"),
    ] {
        let reply = client.call("run_python", arguments).await;
        assert_eq!(reply["status"], "invalid_input");
        assert!(reply["error"]["message"].as_str().unwrap().contains(expected), "{reply}");
    }
    let unknown = client.service.call_tool(CallToolRequestParams::new("run_ruby")).await.unwrap_err();
    assert!(unknown.to_string().contains("run_python"), "{unknown}");
}

#[tokio::test]
async fn calls_start_fresh_and_sessions_do_not() {
    let client = connect().await;
    client.run("x = 5").await;
    assert_eq!(error_type(&client.run("x").await), "NameError");

    let session = client.call("create_session", json!({})).await["session_id"].clone();
    let run = |code: &str| json!({"code": code, "session_id": session});
    client.call("run_python", run("x = 5\ndef f(): return x + 1")).await;
    assert_eq!(client.call("run_python", run("f()")).await["result"], 6);
    // An error loses nothing.
    client.call("run_python", run("1 / 0")).await;
    assert_eq!(client.call("run_python", run("x")).await["result"], 5);
    assert_eq!(error_type(&client.run("x").await), "NameError");

    client.call("close_session", json!({"session_id": session})).await;
    let closed = client.call("run_python", run("x")).await;
    assert_eq!(closed["status"], "invalid_input");
    assert!(closed["error"]["message"].as_str().unwrap().contains("was closed"), "{closed}");
}

#[tokio::test]
async fn sessions_are_few_and_expire() {
    let settings = Settings { max_sessions: 1, session_lifetime: Duration::from_millis(300), ..Settings::default() };
    let client = connect_to(settings, command()).await;
    let session = client.call("create_session", json!({})).await["session_id"].clone();
    assert_eq!(client.call("create_session", json!({})).await["status"], "busy");
    time::sleep(Duration::from_millis(400)).await;
    let expired = client.call("run_python", json!({"code": "1", "session_id": session})).await;
    assert!(expired["error"]["message"].as_str().unwrap().contains("has expired"), "{expired}");
    assert_eq!(client.call("create_session", json!({})).await["status"], "ok");
}

#[tokio::test]
async fn a_ping_is_answered_while_programs_run() {
    let client = Arc::new(connect_to(Settings { workers: 1, ..Settings::default() }, command()).await);
    client.run("1").await;
    let busy = tokio::spawn({
        let client = Arc::clone(&client);
        async move { client.call("run_python", json!({"code": "while True: pass", "timeout_ms": 1500})).await }
    });
    time::sleep(Duration::from_millis(100)).await;
    let started = Instant::now();
    client.ping().await;
    client.service.list_tools(None).await.unwrap();
    assert!(started.elapsed() < Duration::from_millis(100), "{:?}", started.elapsed());
    assert_eq!(busy.await.unwrap()["status"], "time_limit");
    // The client library asks for progress with every request.
    assert!(client.service.service().progress.load(Ordering::SeqCst) >= 1);
}

#[tokio::test]
async fn a_cancelled_program_makes_room_at_once() {
    let client = connect_to(Settings { workers: 1, ..Settings::default() }, command()).await;
    client.run("1").await;
    for code in ["while True: pass", "import time\ntime.sleep(20)"] {
        let arguments = json!({"code": code, "timeout_ms": 30_000}).as_object().unwrap().clone();
        let call = CallToolRequestParams::new("run_python").with_arguments(arguments);
        let request = ClientRequest::CallToolRequest(CallToolRequest::new(call));
        let handle = client.service.send_cancellable_request(request, PeerRequestOptions::no_options()).await.unwrap();
        time::sleep(Duration::from_millis(200)).await;
        let cancelled = Instant::now();
        handle.cancel(None).await.unwrap();
        // The only worker is free again.
        assert_eq!(client.run("2").await["result"], 2);
        assert!(cancelled.elapsed() < Duration::from_millis(300), "{:?}", cancelled.elapsed());
    }
}

#[tokio::test]
async fn more_calls_than_may_wait_are_refused() {
    let settings = Settings { workers: 1, queue: 1, ..Settings::default() };
    let client = Arc::new(connect_to(settings, command()).await);
    client.run("1").await;
    let calls: Vec<_> = (0..4)
        .map(|_| {
            let client = Arc::clone(&client);
            let arguments = json!({"code": "while True: pass", "timeout_ms": 300});
            tokio::spawn(async move { client.call("run_python", arguments).await["status"].clone() })
        })
        .collect();
    let mut statuses = Vec::new();
    for call in calls {
        statuses.push(call.await.unwrap().as_str().unwrap().to_owned());
    }
    statuses.sort();
    assert_eq!(statuses, ["busy", "busy", "time_limit", "time_limit"]);
}

#[tokio::test]
async fn programs_are_checked_without_running() {
    let client = connect().await;
    let clean = client.call("check_python", json!({"code": "print('never seen')"})).await;
    assert_eq!((&clean["clean"], &clean["findings"]), (&json!(true), &json!([])));
    let reply = client.call("check_python", json!({"code": "x = 1\nimport os\n"})).await;
    assert_eq!((&reply["clean"], &reply["findings"][0]["line"]), (&json!(false), &json!(2)));
    let syntax = client.call("check_python", json!({"code": "x = = 1"})).await;
    assert_eq!(syntax["findings"][0]["line"], 1);
}

#[tokio::test]
async fn the_sandbox_is_described() {
    let client = connect().await;
    let all = client.call("describe_sandbox", json!({})).await;
    let modules = all["modules"].as_array().unwrap();
    assert!(modules.iter().any(|module| module["name"] == "math"), "{all}");
    assert!(all["builtins"].as_array().unwrap().iter().any(|name| name == "print"), "{all}");
    assert!(all["refused_builtins"].as_array().unwrap().iter().any(|refused| refused["name"] == "open"));
    let math = client.call("describe_sandbox", json!({"topic": "limits", "module": "math"})).await;
    assert!(math["module"]["names"].as_array().unwrap().iter().any(|name| name == "isclose"), "{math}");
    assert!(math.get("language").is_none());
    assert_eq!(client.call("describe_sandbox", json!({"module": "os"})).await["status"], "error");
}

#[tokio::test]
async fn the_end_of_input_ends_the_server() {
    let client = connect().await;
    client.run("1").await;
    let call = CallToolRequestParams::new("run_python")
        .with_arguments(json!({"code": "while True: pass", "timeout_ms": 30_000}).as_object().unwrap().clone());
    let request = ClientRequest::CallToolRequest(CallToolRequest::new(call));
    let _handle = client.service.send_cancellable_request(request, PeerRequestOptions::no_options()).await.unwrap();
    time::sleep(Duration::from_millis(100)).await;
    let ended = Instant::now();
    client.service.cancel().await.unwrap();
    client.server.await.unwrap().unwrap();
    assert!(ended.elapsed() < Duration::from_secs(1), "{:?}", ended.elapsed());
}

/// Workers that misbehave, which real ones do not on demand.
#[cfg(unix)]
mod misbehaving {
    use super::*;

    /// Says it is ready, then does what the script says.
    fn worker(script: &str) -> WorkerCommand {
        let script = format!(r#"printf '\031\000\000\000{{"Ready":{{"standing":[]}}}}'; {script}"#);
        WorkerCommand { program: "/bin/sh".into(), arguments: vec!["-c".into(), script.into()], require_walls: false }
    }

    #[tokio::test]
    async fn a_worker_that_dies_costs_its_caller_one_reply() {
        let client = connect_to(Settings::default(), worker("head -c 8 > /dev/null; exit 7")).await;
        for _ in 0..3 {
            let reply = client.run("1").await;
            assert_eq!(reply["status"], "worker_lost");
            assert!(reply["error"]["message"].as_str().unwrap().contains("exit status: 7"), "{reply}");
            client.ping().await;
        }
    }

    #[tokio::test]
    async fn a_worker_that_overruns_is_killed_and_its_words_are_kept() {
        let script = r#"printf '\025\000\000\000{"Output":"so far\\n"}'; exec sleep 60"#;
        let client = connect_to(Settings::default(), worker(script)).await;
        time::sleep(Duration::from_millis(200)).await;
        let started = Instant::now();
        let reply = client.call("run_python", json!({"code": "1", "timeout_ms": 200})).await;
        assert_eq!((&reply["status"], &reply["logs"]), (&json!("time_limit"), &json!("so far\n")));
        assert!(started.elapsed() < Duration::from_millis(600), "{:?}", started.elapsed());
    }

    #[tokio::test]
    async fn a_worker_that_talks_nonsense_is_lost() {
        let client = connect_to(Settings::default(), worker("head -c 8 > /dev/null; echo nonsense")).await;
        assert_eq!(client.run("1").await["status"], "worker_lost");
    }

    #[tokio::test]
    async fn no_worker_at_all_is_told() {
        let command =
            WorkerCommand { program: "/nonexistent/worker".into(), arguments: Vec::new(), require_walls: false };
        let client = connect_to(Settings::default(), command).await;
        let reply = client.run("1").await;
        assert_eq!(reply["status"], "worker_lost");
        assert!(reply["error"]["message"].as_str().unwrap().contains("no worker process can be started"), "{reply}");
        assert_eq!(client.call("create_session", json!({})).await["status"], "busy");
    }
}
