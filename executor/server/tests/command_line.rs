//! The command line, by running the real binary.

use std::{
    io::Write,
    process::{Command, Output, Stdio},
    time::{Duration, Instant},
};

use serde_json::Value;

fn safe_python(arguments: &[&str], stdin: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_safe-python"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // What is not read is no failure of this test.
    let _ = child.stdin.take().unwrap().write_all(stdin.as_bytes());
    child.wait_with_output().unwrap()
}

fn run(program: &str, arguments: &[&str]) -> (Option<i32>, String, String) {
    let output = safe_python(&[&["run", "-"], arguments].concat(), program);
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (output.status.code(), text(output.stdout), text(output.stderr))
}

fn last_line(text: &str) -> &str {
    text.trim_end().rsplit('\n').next().unwrap_or_default()
}

#[test]
fn a_good_program_prints_and_exits_with_0() {
    let ended = run("print('hällo', end='')\n1 + 1", &[]);
    assert_eq!(ended, (Some(0), "hällo".to_owned(), String::new()));
}

#[test]
fn an_exception_exits_with_1_and_a_traceback() {
    let (code, stdout, stderr) = run("print('before')\n[][1]\n", &[]);
    assert_eq!((code, stdout.as_str()), (Some(1), "before\n"));
    assert!(stderr.starts_with("Traceback (most recent call last):\n"), "{stderr}");
    assert_eq!(last_line(&stderr), "IndexError: list index out of range");
    let (code, _, stderr) = run("if", &[]);
    assert_eq!(code, Some(1));
    assert!(last_line(&stderr).starts_with("SyntaxError: "), "{stderr}");
}

#[test]
fn exit_codes_of_the_program_pass_through() {
    assert_eq!(run("import sys\nsys.exit(7)", &[]).0, Some(7));
    assert_eq!(run("raise SystemExit", &[]).0, Some(0));
    let (code, _, stderr) = run("raise SystemExit('enough')", &[]);
    assert_eq!((code, stderr.as_str()), (Some(1), "enough\n"));
}

#[test]
fn limits_exit_with_3_and_say_which() {
    let started = Instant::now();
    let (code, stdout, stderr) = run("print('in')\nwhile True: pass", &["--time-limit", "0.2"]);
    assert_eq!((code, stdout.as_str()), (Some(3), "in\n"));
    assert!(last_line(&stderr).starts_with("TimeLimitExceeded: "), "{stderr}");
    assert!(started.elapsed() < Duration::from_secs(2));

    let (code, _, stderr) = run("x = None\nwhile True: x = (x, 1.5)", &["--memory-limit", "16M"]);
    assert_eq!(code, Some(3));
    assert!(last_line(&stderr).starts_with("MemoryLimitExceeded: "), "{stderr}");

    let (code, stdout, stderr) = run("while True: print('abc')", &["--output-limit", "1K"]);
    assert_eq!(code, Some(3));
    assert!(stdout.len() <= 1024 && last_line(&stderr).starts_with("OutputLimitExceeded: "), "{stderr}");

    let (code, _, stderr) = run("def f(n): return f(n + 1)\nf(0)", &["--recursion-limit", "100"]);
    assert_eq!(code, Some(1));
    assert!(last_line(&stderr).starts_with("RecursionError: "), "{stderr}");
}

#[test]
fn the_whole_outcome_is_json() {
    let (code, stdout, stderr) = run("print('hi')\n[1, 2]", &["--json"]);
    let outcome: Value = serde_json::from_str(&stdout).unwrap();
    assert_eq!((code, stderr.as_str()), (Some(0), ""));
    assert_eq!((&outcome["status"], &outcome["stdout"]), (&"ok".into(), &"hi\n".into()));
    assert_eq!(outcome["result"]["repr"], "[1, 2]");
    let (code, stdout, _) = run("1 / 0", &["--json"]);
    let outcome: Value = serde_json::from_str(&stdout).unwrap();
    assert_eq!((code, &outcome["error"]["type"]), (Some(1), &"ZeroDivisionError".into()));
}

#[test]
fn wrong_usage_exits_with_2_and_says_what_to_do() {
    for arguments in [
        &["run", "no such file"][..],
        &["run", "-", "--time-limit", "soon"],
        &["run", "-", "--memory-limit", "12X"],
        &["run", "-", "--allow-modules", "nosuch"],
        &["serve", "--time-limit", "60"],
        &["nosuch"],
        &[],
    ] {
        let output = safe_python(arguments, "");
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(!output.stderr.is_empty(), "{arguments:?}");
    }
}

#[test]
fn a_reader_who_leaves_is_no_panic() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_safe-python"))
        .args(["run", "-", "--output-limit", "none"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    child.stdin.take().unwrap().write_all(b"while True: print('abc')").unwrap();
    let output = child.wait_with_output().unwrap();
    let stderr = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1), "{stderr}");
    assert!(last_line(&stderr).starts_with("BrokenPipeError: ") && !stderr.contains("panicked"), "{stderr}");
}

#[test]
fn modules_are_listed_and_can_be_denied() {
    let text = |output: Output| String::from_utf8(output.stdout).unwrap();
    let listed = text(safe_python(&["modules"], ""));
    assert!(listed.lines().any(|line| line.starts_with("math ")), "{listed}");
    let denied = text(safe_python(&["modules", "--deny-modules", "math"], ""));
    assert!(!denied.lines().any(|line| line.starts_with("math ")), "{denied}");
    assert_eq!(run("import math", &["--deny-modules", "math"]).0, Some(1));
    assert_eq!(run("import math", &["--allow-modules", "math"]).0, Some(0));
}

#[test]
fn a_check_runs_nothing() {
    let output = safe_python(&["check", "-"], "print('never')\nimport os\n");
    let stdout = String::from_utf8(output.stdout).unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert!(stdout.starts_with("<stdin>:2:") && !stdout.contains("never"), "{stdout}");
    let clean = safe_python(&["check", "-", "--json"], "print('never')");
    assert_eq!((clean.status.code(), clean.stdout.as_slice()), (Some(0), &b"[]\n"[..]));
}

#[test]
fn the_server_ends_with_its_input() {
    let started = Instant::now();
    let silent = safe_python(&["serve"], "");
    assert_eq!((silent.status.code(), silent.stdout.len()), (Some(0), 0));
    let client =
        r#""params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"t","version":"1"}}"#;
    let lines = [
        format!(r#"{{"jsonrpc":"2.0","id":1,"method":"initialize",{client}}}"#),
        r#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#.to_owned(),
        r#"{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"run_python","arguments":{"code":"6 * 7"}}}"#
            .to_owned(),
        r#"{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":9}}"#.to_owned(),
        "{oops".to_owned(),
    ];
    let output = safe_python(&["serve"], &(lines.join("\n") + "\n"));
    assert_eq!(output.status.code(), Some(0));
    let stdout = String::from_utf8(output.stdout).unwrap();
    let answers: Vec<Value> = stdout.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let answer = |id: i64| answers.iter().find(|answer| answer["id"] == id).unwrap();
    assert_eq!(answer(2)["result"]["structuredContent"]["result"], 42);
    assert_eq!(answer(3)["error"]["code"], -32602);
    assert!(answers.iter().any(|answer| answer["error"]["code"] == -32700));
    assert!(started.elapsed() < Duration::from_secs(5));
}

#[test]
fn the_examples_do_what_their_readme_says() {
    let example = |name: &str, flags: &[&str]| {
        let file = format!("{}/../../examples/{name}", env!("CARGO_MANIFEST_DIR"));
        let output = safe_python(&[&["run", &file], flags].concat(), "");
        let text = |bytes| String::from_utf8(bytes).unwrap();
        (output.status.code(), text(output.stdout), text(output.stderr))
    };
    let (code, stdout, stderr) = example("payroll.py", &[]);
    assert_eq!((code, stderr.as_str()), (Some(0), ""));
    assert!(stdout.starts_with("Alan    51 h  2,782.62\n"), "{stdout}");
    let (code, stdout, _) = example("roots.py", &["--json"]);
    assert_eq!(code, Some(0));
    assert_eq!(serde_json::from_str::<Value>(&stdout).unwrap()["result"]["json"], serde_json::json!([-2.0, -3.0]));
    let (code, stdout, stderr) = example("endless.py", &["--time-limit", "0.2"]);
    assert_eq!((code, stdout.lines().count()), (Some(3), 1));
    assert!(last_line(&stderr).starts_with("TimeLimitExceeded: "));
    let (code, stdout, stderr) = example("refused.py", &[]);
    assert_eq!((code, stdout.as_str()), (Some(1), "so far, so good\n"));
    assert!(last_line(&stderr).contains("'os'"), "{stderr}");
}
