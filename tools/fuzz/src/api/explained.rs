//! Differences that are meant, or that nobody can see from a program that does not look for them.

/// A reason to let a difference pass: what it is about, and how to know it.
struct Reason {
    why: &'static str,
    applies: fn(call: &str, theirs: &str, ours: &str) -> bool,
}

const REASONS: [Reason; 10] = [
    Reason {
        why: "the tables of these encodings are as large as the interpreter: they are not offered",
        applies: |_, _, ours| ours.contains("!LookupError: unknown encoding: "),
    },
    Reason {
        why: "the order of a set goes by the addresses of its members, where they have no hash of their own",
        applies: |call, theirs, ours| goes_by_address(call) && same_letters(theirs, ours),
    },
    Reason {
        why: "two of the flags of a buffer are for C alone: CPython takes them for a mistake of its own",
        applies: |call, theirs, _| call.contains("__buffer__(") && theirs.contains("bad argument to internal function"),
    },
    Reason {
        why: "a null as the type of a format is taken for none by the C of floats",
        applies: |call, _, ours| call.contains("\\x00") && ours.contains("Unknown format code '\\\\x0'"),
    },
    Reason {
        why: "what is long has been cut, and addresses are of different lengths",
        applies: |_, theirs, ours| {
            let start = |text: &str| text.chars().take(3000).collect::<String>();
            theirs.len() > 3500 && ours.len() > 3500 && theirs.contains("0x") && start(theirs) == start(ours)
        },
    },
    Reason {
        why: "views show their addresses: sorted by what they show, they lie anyhow",
        applies: |call, theirs, ours| {
            let by_text = ["key=str)", "key=str,", "key=repr", "key=ascii"].iter().any(|key| call.contains(key));
            by_text && call.matches("memoryview(").count() > 1 && same_letters(theirs, ours)
        },
    },
    Reason {
        why: "what a method of a library class asks first of something that is no instance of it is a private matter",
        applies: |call, theirs, ours| {
            let missing = |text: &str, private: bool| {
                text.split_once("AttributeError: ").is_some_and(|(_, rest)| {
                    let name = rest.split_once("has no attribute '").map(|(_, name)| name);
                    name.is_some_and(|name| !private || name.starts_with('_') && !name.starts_with("__"))
                })
            };
            !call.contains("it.") && missing(theirs, true) && missing(ours, false)
        },
    },
    Reason {
        why: "here a traceback keeps nothing alive that was in the calls of it",
        applies: |_, theirs, ours| {
            theirs.starts_with("\"!KeyError: <weakref at 0x; to ")
                && ours.starts_with("'!KeyError: <weakref at 0x; dead>")
        },
    },
    Reason {
        why: "a text was shortened in the middle of an address",
        applies: |call, theirs, ours| {
            let halves = |text: &str| text.split_once("...").map(|(front, _)| front.to_owned());
            call.contains("repr") && theirs.contains("...") && halves(theirs) == halves(ours) && {
                [theirs, ours].iter().all(|text| text.contains("x7f") || text.contains("0x"))
            }
        },
    },
    Reason {
        why: "which of the unordered parts of a set is met first decides which of two errors is told",
        applies: |call, theirs, ours| {
            let errors = [theirs, ours];
            // One of the two is that of a part made to fail.
            goes_by_address(call)
                && errors.iter().all(|error| error.get(1..2) == Some("!"))
                && errors.iter().any(|error| error.contains("!Oddity: asked"))
        },
    },
];

/// Classes of the prelude whose instances have a hash of their own, or none; constants that have one.
const HASHED: [&str; 15] = [
    "Text",
    "Whole",
    "Real",
    "Rows",
    "Pair",
    "Table",
    "Always",
    "BadHash",
    "WrongHash",
    "Unhashable",
    "True",
    "False",
    "None",
    "Decimal",
    "Fraction",
];
/// Functions and classes among the values.
const CALLABLES: [&str; 10] = ["len", "print", "int", "str", "float", "list", "object", "type", "lambda", "fail"];

/// Whether two outcomes are the same but for the order of what is in them.
fn same_letters(theirs: &str, ours: &str) -> bool {
    let sorted = |text: &str| {
        let mut letters: Vec<char> = text.chars().collect();
        letters.sort_unstable();
        letters
    };
    sorted(theirs) == sorted(ours)
}

/// Whether there is a set in the call with a member that goes by its address.
fn goes_by_address(call: &str) -> bool {
    call.split("set([").skip(1).any(|behind| {
        let members = behind.split("])").next().unwrap_or(behind);
        let mut words = members.split(|c: char| !c.is_alphanumeric() && c != '_');
        members.contains("...")
            || words.any(|word| {
                let class = word.len() > 1 && word.starts_with(char::is_uppercase) && !HASHED.contains(&word);
                class || CALLABLES.contains(&word)
            })
    })
}

/// Why a difference is no mistake, if it is none.
pub fn why(call: &str, theirs: &str, ours: &str) -> Option<&'static str> {
    REASONS.iter().find(|reason| (reason.applies)(call, theirs, ours)).map(|reason| reason.why)
}
