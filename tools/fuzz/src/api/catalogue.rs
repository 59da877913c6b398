//! What there is to call: asked of both sides, kept where both have it.

use std::collections::HashSet;

use serde::Deserialize;

use crate::{
    api::instances::has_instances,
    engine::{End, Engines, Side},
};

/// Modules whose functions depend on nothing but their arguments.
const MODULES: [&str; 54] = [
    "abc",
    "argparse",
    "array",
    "base64",
    "binascii",
    "bisect",
    "calendar",
    "cmath",
    "codecs",
    "collections",
    "collections.abc",
    "colorsys",
    "contextlib",
    "copy",
    "csv",
    "dataclasses",
    "datetime",
    "decimal",
    "difflib",
    "enum",
    "fractions",
    "functools",
    "graphlib",
    "hashlib",
    "heapq",
    "hmac",
    "html",
    "inspect",
    "io",
    "itertools",
    "json",
    "keyword",
    "logging",
    "math",
    "numbers",
    "operator",
    "pprint",
    "queue",
    "random",
    "re",
    "reprlib",
    "shlex",
    "stat",
    "statistics",
    "string",
    "struct",
    "textwrap",
    "tomllib",
    "types",
    "typing",
    "unicodedata",
    "uuid",
    "weakref",
    "zlib",
];

/// What waits for somebody, ends the program, prints addresses, or has no answer that both sides could share.
const UNFIT: &[&str] = &[
    "input",
    "open",
    "exit",
    "quit",
    "help",
    "breakpoint",
    "exec",
    "compile",
    "id",
    "globals",
    "locals",
    "vars",
    "dir",
    "hash",
    "__class__",
    "__dir__",
    "__sizeof__",
    "__reduce__",
    "__reduce_ex__",
    "__getstate__",
    "__hash__",
    "__doc__",
    "print",
    "copyright",
    "credits",
    "license",
    "open_code",
    "text_encoding",
    "FileIO",
    "SystemRandom",
    "setstate",
    "seed",
    "getrandbits",
    // Its arguments are looked at when it is awaited, in CPython.
    "athrow",
    "randbytes",
    // What the time is, what chance gives, where things lie in memory, how many classes were registered.
    "now",
    "today",
    "utcnow",
    "uuid1",
    "uuid4",
    "getnode",
    "samples",
    "buffer_info",
    "get_cache_token",
    // Texts and members of built-in types are in words of our own; frames cannot be reached.
    "getdoc",
    "getmembers",
    "getmembers_static",
    "classify_class_attrs",
    "stack",
    "trace",
    "currentframe",
    "getouterframes",
    "getinnerframes",
    "getframeinfo",
    "findCaller",
    "CodeType",
    "FunctionType",
    "LambdaType",
    "FileHandler",
    // The C library of the other side is off by the last digit.
    "cbrt",
    // Its pattern has the comments and blanks of the text that it is written in.
    "pattern",
    "wordsep_re",
    // It opens a file.
    "sourcehook",
    "parse_known_intermixed_args",
    // Without arguments it reads those of the process.
    "parse_args",
    "parse_known_args",
    "parse_intermixed_args",
];

/// Something that can be called or read.
#[derive(Clone, Debug, Deserialize)]
pub struct Entry {
    /// The type or module; empty for built-in functions.
    pub owner: String,
    pub name: String,
    pub kind: String,
    /// Name, kind (0 by place, 1 either way, 2 `*args`, 3 by name, 4 `**kwargs`), whether there is a default.
    pub parameters: Option<Vec<(String, u8, bool)>>,
}

impl Entry {
    /// A built-in function, or a member of a type that needs no import.
    pub fn is_core(&self) -> bool {
        self.owner.is_empty() || (self.kind != "function" && !self.owner.contains('.'))
    }

    pub fn label(&self) -> String {
        if self.owner.is_empty() { self.name.clone() } else { format!("{}.{}", self.owner, self.name) }
    }
}

/// Everything both sides have, with CPython's signatures.
pub fn find(engines: &Engines, filter: Option<&str>) -> Result<Vec<Entry>, String> {
    let program = format!("MODULES = {MODULES:?}\n{}", include_str!("../../python/catalogue.py"));
    let ask = |side| {
        let run = engines.run(side, &program)?;
        if run.end != End::Exit(0) {
            return Err(format!("{side:?} cannot say what it has:\n{}", run.stderr));
        }
        run.stdout.lines().map(|line| serde_json::from_str(line).map_err(|error| error.to_string())).collect()
    };
    let theirs: Vec<Entry> = ask(Side::CPython)?;
    let ours: Vec<Entry> = ask(Side::Sandbox)?;
    let known: HashSet<String> = ours.iter().map(Entry::label).collect();
    let fits = |entry: &Entry| {
        let label = entry.label();
        known.contains(&label)
            // Methods are called on objects: on the class itself, each complains of an argument too few.
            && (entry.kind == "function" || entry.is_core() || has_instances(&entry.owner))
            // The generator of the module is seeded by chance; instances are not.
            && (entry.owner != "random" || entry.name == "Random")
            && !UNFIT.contains(&entry.name.as_str())
            && filter.is_none_or(|filter| match filter {
                "builtins" => entry.owner.is_empty(),
                "core" => entry.is_core(),
                "modules" => !entry.is_core(),
                _ => filter.split(',').any(|part| label.contains(part)),
            })
    };
    Ok(theirs.into_iter().filter(fits).collect())
}
