//! Each wall around a worker, tried from inside: this program starts itself again, raises the walls, and does what
//! they forbid.
#![cfg(target_os = "linux")]

use std::{
    env, fs, io,
    net::{TcpListener, UdpSocket},
    os::unix::{net::UnixListener, process::ExitStatusExt},
    process::{Command, Output, Stdio},
    thread,
};

use server::worker::walls;

/// What the inner process is to try.
const ATTEMPT: &str = "ATTEMPT";
/// The signal of a call that the filter does not know.
const SIGSYS: i32 = 31;

/// Runs nothing in an ordinary test run; in the inner process it raises the walls and tries to cross them.
#[test]
fn inner() {
    let Ok(attempt) = env::var(ATTEMPT) else { return };
    let walls = walls::raise(Some(2 << 30));
    println!("missing: {:?}", walls.missing);
    let tried: io::Result<()> = match attempt.as_str() {
        "nothing" => Ok(()),
        "a thread" => thread::spawn(|| ()).join().map_err(|_| io::Error::other("panic")),
        "memory" => {
            let room = vec![1_u8; 64 << 20];
            assert_eq!(room.iter().map(|byte| u64::from(*byte)).sum::<u64>(), 64 << 20);
            Ok(())
        }
        "much memory" => {
            let mut room: Vec<u8> = Vec::new();
            room.try_reserve_exact(3 << 30).map_err(io::Error::other)
        }
        "reading a file" => fs::read("/etc/hostname").map(drop),
        "listing a folder" => fs::read_dir("/").map(drop),
        "writing a file" => fs::write("crossed", "x"),
        "asking about a file" => fs::metadata("/etc/passwd").map(drop),
        "removing a file" => fs::remove_file("/tmp/there-is-no-such-file"),
        "a folder" => fs::create_dir("/tmp/crossed"),
        "moving on" => env::set_current_dir("/"),
        "a process" => Command::new("/bin/true").status().map(drop),
        "listening" => TcpListener::bind("127.0.0.1:0").map(drop),
        "a datagram" => UdpSocket::bind("127.0.0.1:0").map(drop),
        "a local socket" => UnixListener::bind("crossed").map(drop),
        other => panic!("what is {other}?"),
    };
    println!("tried: {tried:?}");
}

fn attempt(what: &str) -> Output {
    let this = env::current_exe().unwrap();
    let mut command = Command::new(this);
    command.args(["--exact", "inner", "--nocapture", "--test-threads=1"]).stdin(Stdio::null());
    command.env_clear().env(ATTEMPT, what).output().unwrap()
}

fn told(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

#[test]
fn what_computing_needs_still_works() {
    for what in ["nothing", "a thread", "memory"] {
        let output = attempt(what);
        assert!(told(&output).contains("tried: Ok(())"), "{what}: {output:?}");
    }
}

#[test]
fn nothing_crosses() {
    // Where this system has no filter of calls, other walls hold some of these; that is what --require-walls is for.
    if told(&attempt("nothing")).contains("seccomp") {
        eprintln!("this system has no seccomp: the walls cannot be tried");
        return;
    }
    let attempts = [
        "much memory",
        "reading a file",
        "listing a folder",
        "writing a file",
        "asking about a file",
        "removing a file",
        "a folder",
        "moving on",
        "a process",
        "listening",
        "a datagram",
        "a local socket",
    ];
    for what in attempts {
        let output = attempt(what);
        let refused = told(&output).contains("tried: Err(") || output.status.signal() == Some(SIGSYS);
        assert!(refused, "{what} is possible: {output:?}");
    }
    assert!(!fs::exists("/tmp/crossed").unwrap());
}
