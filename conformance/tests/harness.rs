//! The harness, tested end to end: small corpora of its own, a scripted stand-in for the sandbox, and, in a build
//! with the feature `live`, a real CPython.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

/// A corpus in a temporary folder.
struct Corpus {
    folder: tempfile::TempDir,
}

/// What a run of the program came to.
struct Ran {
    success: bool,
    text: String,
}

impl Corpus {
    fn new() -> Corpus {
        Corpus { folder: tempfile::tempdir().unwrap() }
    }

    fn with(self, name: &str, source: &str) -> Corpus {
        let path = self.folder.path().join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, source).unwrap();
        self
    }

    fn read(&self, name: &str) -> String {
        fs::read_to_string(self.folder.path().join(name)).unwrap()
    }

    /// Runs the corpus against the scripted stand-in.
    fn run(&self, arguments: &[&str]) -> Ran {
        let program = scripted();
        self.run_here(&[&["--sandbox", program.to_str().unwrap()], arguments].concat())
    }

    /// Runs the corpus against the sandbox itself, unless the arguments say otherwise.
    fn run_here(&self, arguments: &[&str]) -> Ran {
        let output = Command::new(env!("CARGO_BIN_EXE_conformance"))
            .arg("--cases")
            .arg(self.folder.path())
            .args(arguments)
            .output()
            .unwrap();
        let text = format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
        Ran { success: output.status.success(), text }
    }
}

/// Cargo builds the examples of a package with its tests.
fn scripted() -> PathBuf {
    Path::new(env!("CARGO_BIN_EXE_conformance")).with_file_name("examples").join("scripted")
}

impl Ran {
    #[track_caller]
    fn passes(&self, parts: &[&str]) {
        assert!(self.success, "{}", self.text);
        self.has(parts);
    }

    #[track_caller]
    fn fails(&self, parts: &[&str]) {
        assert!(!self.success, "{}", self.text);
        self.has(parts);
    }

    #[track_caller]
    fn has(&self, parts: &[&str]) {
        for part in parts {
            assert!(self.text.contains(part), "`{part}` is missing in\n{}", self.text);
        }
    }
}

const HELLO: &str = "oracle: CPython 3.13.0\nexit: 0\n--- stdout\n|hello\n";

mod recorded {
    use super::*;

    const RECORDED: &[&str] = &["--oracle", "recorded"];

    #[test]
    fn agreement_is_green_and_loud_about_its_oracle() {
        let ran = Corpus::new()
            .with("language/hello.py", "#: stdout hello\nprint('hello')\n")
            .with("language/hello.expected", HELLO)
            .run(RECORDED);
        ran.passes(&["test result: ok. 1 passed; 0 failed;", "agree"]);
        let loud = "RECORDED ORACLE";
        assert!(ran.text.lines().next().unwrap().contains(loud) && ran.text.lines().last().unwrap().contains(loud));
    }

    #[test]
    fn a_broken_builtin_is_red_with_a_readable_diff() {
        let ran = Corpus::new()
            .with("language/hello.py", "#: stdout hullo\nprint('hello')\n")
            .with("language/hello.expected", HELLO)
            .run(RECORDED);
        ran.fails(&["diverge:", "  - hello\n  + hullo\n", "CPython 3.13.0 (recorded)", "0 passed; 1 failed"]);
    }

    #[test]
    fn tracebacks_and_results_are_compared() {
        let recording = "oracle: CPython 3.13.0\nexit: 1\n--- stderr\n|Traceback (most recent call last):\n\
                         |  File \"div.py\", line 2, in <module>\n|    1/0\n|ZeroDivisionError: division by zero\n";
        let corpus = Corpus::new()
            .with("language/div.py", "#: raise 2 ZeroDivisionError: division by zero\n1/0\n")
            .with("language/div.expected", recording)
            .with("language/value.py", "#: result 41\nresult = 42\n")
            .with("language/value.expected", "oracle: CPython 3.13.0\nexit: 0\n--- result\n:42\n");
        corpus.run(&["--oracle", "recorded", "div"]).passes(&["1 passed"]);
        corpus.run(RECORDED).fails(&["repr of `result`", "- 42", "+ 41", "1 passed; 1 failed"]);
    }

    #[test]
    fn every_crash_class_is_told_and_never_excused() {
        let excuse = "# known-failure: not there yet\n";
        let corpus = Corpus::new()
            .with("language/signal.py", &format!("{excuse}#: abort goodbye\n"))
            .with("language/panic.py", &format!("{excuse}#: panic src/vm.rs:1\n"))
            .with("language/hang.py", &format!("{excuse}#: hang\n"))
            .with("language/vanish.py", &format!("{excuse}#: vanish 0\n"))
            .with("language/well.py", "#: noise this is no protocol\n#: stdout hello\n")
            .with("language/well.expected", HELLO);
        // One job at a time: the same pool must recover from each of them.
        let ran = corpus.run(&["--oracle", "recorded", "--jobs", "1", "--kill-after", "2000"]);
        ran.fails(&[
            "signal: the sandbox was ended by signal 6 (SIGABRT):\nlast words: goodbye",
            "panic: the sandbox panicked:\npanicked at src/vm.rs:1",
            "timeout: the sandbox did not stop within 2000 ms",
            "vanished: the sandbox left with exit code 0 and no completion marker",
            "1 passed; 4 failed",
        ]);
    }

    #[test]
    fn the_sandbox_itself_answers() {
        let ran = Corpus::new().with("limits/a.py", "# expect: limit time\npass\n").run_here(RECORDED);
        // What it answers is the corpus's business; that it starts and stays is the harness's.
        ran.fails(&["0 passed; 1 failed"]);
        assert!(!["signal:", "timeout:", "vanished:"].iter().any(|class| ran.text.contains(class)), "{}", ran.text);
    }

    #[test]
    fn a_misspelt_directive_is_an_error() {
        Corpus::new()
            .with("language/typo.py", "# expct: agree\n")
            .run(RECORDED)
            .fails(&["case error:", "typo.py: line 1: unknown directive `expct`, did you mean `expect`?"]);
    }

    #[test]
    fn an_unknown_name_is_an_error() {
        Corpus::new()
            .with("language/a.py", "# covers: json.dumpz\n")
            .with("odd/b.py", "pass\n")
            .run(RECORDED)
            .fails(&["`json.dumpz`", "did you mean `json.dump`?", "b.py: its path does not say what it covers"]);
    }

    #[test]
    fn no_recording_is_a_failure_and_an_orphan_too() {
        let corpus = Corpus::new().with("language/a.py", "pass\n").with("language/old.expected", HELLO);
        corpus.run(RECORDED).fails(&["it has no recording", "--bless", "old.expected records a case that is gone"]);
    }

    #[test]
    fn refusals_need_the_right_error_at_the_right_place() {
        let performed = "oracle: CPython 3.13.0\nended: ended normally\n";
        let import = "#: raise 3 ImportError: no os here\nimport os\n";
        Corpus::new()
            .with("policy/right.py", &format!("# expect: reject ImportError at import\n{import}"))
            .with("policy/right.expected", performed)
            .run(RECORDED)
            .passes(&["rejected as specified"]);
        Corpus::new()
            .with("policy/type.py", &format!("# expect: reject OSError\n{import}"))
            .with("policy/type.expected", performed)
            .with("policy/phase.py", &format!("# expect: reject ImportError at run\n{import}"))
            .with("policy/phase.expected", performed)
            .with("policy/vacuous.py", &format!("# expect: reject ImportError\n{import}"))
            .with("policy/vacuous.expected", "oracle: CPython 3.13.0\nended: raised ImportError\n")
            .with("policy/effect.py", &format!("# expect: reject ImportError\n#: leave hole.txt\n{import}"))
            .with("policy/effect.expected", performed)
            .run(RECORDED)
            .fails(&[
                "expected a refusal with OSError; it raised ImportError: no os here",
                "ImportError came, but at import and not at run",
                "vacuous: CPython itself raises ImportError",
                "leave files behind: hole.txt",
                "0 passed; 4 failed",
            ]);
    }

    #[test]
    fn limits_are_judged_without_an_oracle() {
        let corpus = Corpus::new()
            .with("limits/right.py", "# expect: limit time\n# limits: time=1s\n#: limit time\nwhile True: pass\n")
            .with("limits/wrong.py", "# expect: limit memory\n#: limit time\nwhile True: pass\n");
        corpus.run(&["--oracle", "recorded", "right"]).passes(&["limited as specified"]);
        corpus.run(RECORDED).fails(&["expected the memory limit to stop it; it stopped at its time limit"]);
    }

    #[test]
    fn known_failures_are_strict() {
        let corpus = Corpus::new()
            .with("language/fails.py", "# known-failure: greets wrongly\n#: stdout hullo\n")
            .with("language/fails.expected", HELLO)
            .with("language/passes.py", "# known-failure: greets wrongly\n#: stdout hello\n")
            .with("language/passes.expected", HELLO);
        corpus.run(&["--oracle", "recorded", "fails"]).passes(&["known failure"]);
        corpus.run(RECORDED).fails(&["it passes (agree): remove the line `# known-failure: greets wrongly`"]);
    }

    #[test]
    fn a_divergence_is_pinned() {
        let recording = format!("{HELLO}--- sandbox exit 0\n--- sandbox stdout\n|hullo\n");
        let script = |text: &str| format!("# expect: differ we greet otherwise\n#: stdout {text}\n");
        let run = |text: &str| {
            Corpus::new().with("language/a.py", &script(text)).with("language/a.expected", &recording).run(RECORDED)
        };
        run("hullo").passes(&["recorded divergence"]);
        run("hallo").fails(&["in another way than was recorded"]);
        run("hello").fails(&["agrees with CPython now: remove the line"]);
    }

    #[test]
    fn blessing_needs_a_live_oracle_and_filters_must_match() {
        let corpus = Corpus::new().with("language/a.py", "#: stdout hello\n").with("language/a.expected", HELLO);
        corpus.run(&["--oracle", "recorded", "--bless"]).fails(&["--bless writes recordings from the live oracle"]);
        corpus.run(&["--oracle", "recorded", "zzz"]).fails(&["no case has `zzz` in its name"]);
        corpus.run(&["--oracle", "recorded", "--partition", "2/1"]).fails(&["write 2/4"]);
    }

    #[test]
    fn reports_are_written() {
        let corpus = Corpus::new().with("language/a.py", "#: stdout hello\n").with("language/a.expected", HELLO);
        let file = corpus.folder.path().join("report.json");
        corpus.run(&["--oracle", "recorded", "--json", file.to_str().unwrap(), "--api"]).passes(&["specified"]);
        let report: serde_json::Value = serde_json::from_str(&corpus.read("report.json")).unwrap();
        assert_eq!(report["counts"]["agree"], 1);
        assert_eq!(report["cases"][0]["verdict"], "agree");
        assert_eq!(report["cases"][0]["covers"][0], "language");
    }
}

#[cfg(feature = "live")]
mod live {
    use super::*;

    const LIVE: &[&str] = &["--oracle", "live"];
    const BLESS: &[&str] = &["--oracle", "live", "--bless"];

    #[test]
    fn a_case_is_blessed_checked_and_drifts() {
        let corpus = Corpus::new().with("language/a.py", "#: stdout hello\nprint('hello')\n");
        corpus.run(LIVE).fails(&["it has no recording yet"]);
        corpus.run(BLESS).passes(&["live oracle: CPython 3.13"]);
        assert!(corpus.read("language/a.expected").ends_with("exit: 0\n--- stdout\n|hello\n"));
        corpus.run(LIVE).passes(&["1 passed"]);
        let corpus = corpus.with("language/a.py", "#: stdout bye\nprint('bye')\n");
        corpus.run(LIVE).fails(&["has drifted", "- hello", "+ bye"]);
    }

    #[test]
    fn tracebacks_are_those_of_python_itself() {
        let corpus = Corpus::new().with("language/t.py", "#: raise 5 x\ndef f(n):\n    return n / 0  # note\n\nf(1)\n");
        corpus.run(BLESS);
        let recording = corpus.read("language/t.expected");
        assert!(
            recording.ends_with(
                "exit: 1\n--- stderr\n|Traceback (most recent call last):\n|  File \"t.py\", line 5, in <module>\n|    f(1)\n\
                 |  File \"t.py\", line 3, in f\n|    return n / 0  # note\n|ZeroDivisionError: division by zero\n"
            ),
            "{recording}"
        );
    }

    #[test]
    fn the_program_ends_as_under_python() {
        let corpus = Corpus::new()
            .with("language/exit.py", "#: exit 3\n#: stdout bye\nimport atexit, sys\natexit.register(print, 'bye')\nsys.exit(3)\n")
            .with("language/message.py", "#: exit 1\n#: stderr why\nraise SystemExit('why')\n")
            .with("language/fd.py", "#: stdout raw\nimport os\nos.write(1, b'raw\\n')\n")
            .with("language/final.py", "#: stdout gone\nclass D:\n    def __del__(self): print('gone')\nd = D()\n")
            .with("language/depth.py", "#: stdout 1000\nimport sys\ndef f(n):\n    global top\n    top = n\n    f(n + 1)\ntry:\n    f(2)\nexcept RecursionError:\n    print(top)\n")
            .with("language/parse.py", "#: stderr   File \"parse.py\", line 2\n#: stderr     x =\n#: stderr SyntaxError: invalid syntax\n#: exit 1\nx =\n".replace("line 2", "line 5").as_str());
        corpus.run(BLESS).passes(&["6 passed"]);
    }

    #[test]
    fn seeds_agree_with_themselves() {
        let corpus = Corpus::new().with("language/s.py", "# seed: 7\nimport random\nprint(random.random())\n");
        corpus.run(BLESS);
        assert!(corpus.read("language/s.expected").contains("0.32383276483316237"));
    }

    #[test]
    fn volatile_cases_are_errors() {
        let corpus = Corpus::new()
            .with("language/address.py", "print(object())\n")
            .with("language/random.py", "import random\nprint(random.random())\n")
            .with("language/time.py", "import time\nprint(time.perf_counter_ns())\n");
        let ran = corpus.run(BLESS);
        ran.fails(&["0 passed; 3 failed", "disagrees with itself"]);
        assert!(!corpus.folder.path().join("language/address.expected").exists());
    }

    #[test]
    fn leaving_without_a_marker_is_no_success() {
        Corpus::new()
            .with("language/zero.py", "import os\nos._exit(0)\n")
            .with("language/abort.py", "import os\nos.abort()\n")
            .with(
                "language/hang.py",
                "while True:\n    try:\n        while True: pass\n    except BaseException: pass\n",
            )
            .with("language/sleep.py", "sum(range(10 ** 12))\n")
            .run(&["--oracle", "live", "--bless", "--kill-after", "2000"])
            .fails(&[
                "left with exit code 0 and no completion marker",
                "was ended by signal 6 (SIGABRT)",
                "did not stop within 2000 ms",
                "0 passed; 4 failed",
            ]);
    }

    #[test]
    fn what_reaches_outside_is_held_back() {
        let bait = tempfile::tempdir().unwrap();
        let victim = bait.path().join("victim");
        fs::write(&victim, "alive").unwrap();
        let path = victim.to_str().unwrap();
        let reject = "# expect: reject ImportError\n#: raise 3 ImportError: no\n";
        let corpus = Corpus::new()
            .with("policy/remove.py", &format!("{reject}import os; os.remove({path:?})\n"))
            .with("policy/write.py", &format!("{reject}open({path:?}, 'w').write('dead')\n"))
            .with("policy/spawn.py", &format!("{reject}import subprocess; subprocess.run(['rm', {path:?}])\n"))
            .with("policy/system.py", &format!("{reject}import os; os.system('rm {path}')\n"))
            .with("policy/socket.py", &format!("{reject}import socket; socket.create_connection(('127.0.0.1', 9))\n"))
            .with("policy/own.py", &format!("{reject}open('mine', 'w').write('x'); import os; os.remove('mine')\n"))
            .with("policy/ctypes.py", &format!("{reject}import ctypes; ctypes.sizeof(ctypes.c_int)\n"));
        corpus.run(BLESS).passes(&["7 passed"]);
        assert_eq!(fs::read_to_string(&victim).unwrap(), "alive");
        let ended = |name: &str| corpus.read(&format!("policy/{name}.expected")).lines().nth(1).unwrap().to_owned();
        assert_eq!(ended("remove"), "ended: was held back at os.remove");
        assert_eq!(ended("write"), "ended: was held back at open");
        assert_eq!(ended("spawn"), "ended: was held back at subprocess.Popen");
        assert_eq!(ended("system"), "ended: was held back at os.system");
        assert!(ended("socket").starts_with("ended: was held back at socket."));
        assert_eq!(ended("own"), "ended: ended normally");
        assert_eq!(ended("ctypes"), "ended: ended normally");
    }

    #[test]
    fn cpython_in_place_of_the_sandbox_agrees_and_refuses_nothing() {
        let corpus = Corpus::new()
            .with(
                "language/a.py",
                "# limits: recursion=150\ndef f(n):\n    return f(n + 1)\nresult = {1: 'x'}\nprint(result)\nf(0)\n",
            )
            .with("policy/b.py", "# expect: reject ImportError\nimport os\nprint(os.sep)\n")
            .with("limits/c.py", "# expect: limit time\n# limits: time=100ms\nwhile True: pass\n");
        let cpython = format!("{} worker-oracle", env!("CARGO_BIN_EXE_conformance"));
        let ran = corpus.run_here(&["--oracle", "live", "--bless", "--kill-after", "2000", "--sandbox", &cpython]);
        ran.fails(&[
            "test language/a ... ok",
            "expected a refusal with ImportError; it ended with exit code 0",
            "did not stop within 2000 ms",
            "1 passed; 2 failed",
        ]);
        assert!(corpus.read("language/a.expected").contains("[Previous line repeated 146 more times]"));
    }

    #[test]
    fn a_vacuous_refusal_is_an_error() {
        Corpus::new()
            .with(
                "policy/v.py",
                "# expect: reject ModuleNotFoundError\n#: raise 3 ModuleNotFoundError: no\nimport nowhere\n",
            )
            .run(BLESS)
            .fails(&["vacuous: CPython itself raises ModuleNotFoundError"]);
    }

    #[test]
    fn an_agreeing_case_stays_inside() {
        Corpus::new()
            .with("language/x.py", "import os\nos.system('true')\n")
            .run(BLESS)
            .fails(&["it tries to os.system, which reaches outside the program"]);
    }
}
