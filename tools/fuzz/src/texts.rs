//! Strings that mean something to what reads them: format specs, templates, numbers, patterns, JSON.

use crate::{random::Random, values::Value};

/// A string for the reader named; often it is right, now and then it is not.
pub fn special(random: &mut Random, what: &str) -> Value {
    let mut text = match what {
        "spec" => spec(random),
        "percent" => percent(random),
        "template" => template(random),
        "number" => number(random),
        "regex" => regex(random, 0),
        "replacement" => random
            .pick(&["", "x", r"\1", r"\g<1>", r"\g<name>", r"<\g<0>>", r"\\", r"\n", r"\9", r"\g<", r"\x"])
            .to_owned(),
        "struct" => struct_format(random),
        "json" => json(random, 0),
        "strftime" => (0..random.between(1, 4)).map(|_| strftime_piece(random)).collect(),
        "iso" => iso(random),
        "encoding" => random
            .pick(&[
                "utf-8",
                "ascii",
                "latin-1",
                "utf8",
                "UTF-16",
                "utf-16-le",
                "utf-32",
                "cp1252",
                "utf-8-sig",
                "nope",
                "",
                "u8",
                "iso-8859-15",
                "cp437",
                "utf_16_be",
                "U8",
                "us-ascii",
                "idna",
                "rot13",
                "hex",
                "base64",
                "unicode_escape",
                "raw_unicode_escape",
                "utf-7",
                "koi8-r",
                "shift_jis",
                "utf-8\0",
            ])
            .to_owned(),
        "errors" => random
            .pick(&[
                "strict",
                "ignore",
                "replace",
                "backslashreplace",
                "xmlcharrefreplace",
                "surrogateescape",
                "surrogatepass",
                "namereplace",
                "nope",
                "",
            ])
            .to_owned(),
        "name" => random
            .pick(&["real", "upper", "a", "x", "__class__", "__name__", "", "nope", "__len__", "keys", "n\u{e9}"])
            .to_owned(),
        "csv" => random
            .pick(&["a,b\n1,2\n", "\"a\"\"b\",c", "'x',y", "a;b", "\"open", "a,\"b\nc\"\r\n", "", ",", "\0"])
            .to_owned(),
        _ => String::new(),
    };
    if random.chance(8) {
        text = damaged(random, &text);
    }
    let bytes_too = ["regex", "number", "json", "percent"].contains(&what);
    if bytes_too && random.chance(12) { Value::Bytes(text.into_bytes()) } else { Value::Text(text) }
}

/// One character taken away, doubled or replaced.
fn damaged(random: &mut Random, text: &str) -> String {
    let mut characters: Vec<char> = text.chars().collect();
    let new = *random.choose(&['0', ' ', '{', '}', '%', '(', ')', '\\', '\u{e9}', '-', '.', '9', ':', '!', '\0']);
    let at = random.below(characters.len() + 1);
    match random.below(3) {
        0 if at < characters.len() => _ = characters.remove(at),
        1 if at < characters.len() => characters[at] = new,
        _ => characters.insert(at, new),
    }
    characters.into_iter().collect()
}

fn spec(random: &mut Random) -> String {
    let mut text = String::new();
    if random.chance(30) {
        text.push_str(random.pick(&["", "*", "0", " ", "\u{e9}", "{", "x"]));
        text.push_str(random.pick(&["<", ">", "^", "="]));
    }
    for (percent, choices) in [
        (25, &["+", "-", " "][..]),
        (8, &["z"]),
        (15, &["#"]),
        (15, &["0"]),
        (40, &["1", "5", "10", "20", "0", "99999999999999999999", "2147483648"]),
        (15, &[",", "_"]),
        (35, &[".0", ".1", ".2", ".3", ".10", ".20", ".", ".99999999999999999999", ".400"]),
        (70, &["d", "f", "g", "e", "s", "x", "X", "b", "o", "c", "n", "%", "E", "F", "G", "r", "i", "z", "u"]),
    ] {
        if random.chance(percent) {
            text.push_str(random.pick(choices));
        }
    }
    text
}

fn percent(random: &mut Random) -> String {
    let mut text = String::new();
    for _ in 0..random.between(1, 2) {
        text.push_str(random.pick(&["", "a", " ", "%%"]));
        text.push('%');
        for (percent, choices) in [
            (20, &["(a)", "(b)", "()", "(a(b))", "(a"][..]),
            (25, &["-", "+", " ", "#", "0", "-0", "+ "]),
            (35, &["5", "10", "*", "99999999999999999999", "2147483648", "0"]),
            (30, &[".2", ".0", ".", ".*", ".20", ".99999999999999999999"]),
            (5, &["l", "h", "L", "ll"]),
            (
                97,
                &[
                    "d", "s", "r", "a", "f", "g", "e", "x", "X", "o", "c", "i", "u", "E", "F", "G", "b", "%", "y",
                    "\u{e9}",
                ],
            ),
        ] {
            if random.chance(percent) {
                text.push_str(random.pick(choices));
            }
        }
    }
    text
}

fn template(random: &mut Random) -> String {
    let mut text = String::new();
    for _ in 0..random.between(1, 3) {
        text.push_str(random.pick(&["", "a", "{{", "}}", " "]));
        text.push('{');
        text.push_str(random.pick(&["", "", "0", "1", "a", "b", "-1", " ", "00", "99999999999999999999", "\u{e9}"]));
        if random.chance(25) {
            text.push_str(
                random.pick(&[".real", "[0]", "[a]", ".a", "[-1]", "[]", ".", "[0", ".a.b", "[0]x", "[0][1]"]),
            );
        }
        if random.chance(25) {
            text.push_str(random.pick(&["!r", "!s", "!a", "!x", "!", "!rr", "!r "]));
        }
        if random.chance(45) {
            text.push(':');
            text.push_str(&if random.chance(20) { "{}".to_owned() } else { spec(random) });
        }
        if !random.chance(4) {
            text.push('}');
        }
    }
    text
}

fn number(random: &mut Random) -> String {
    let mut text = random.pick(&["", "", "", " ", "\n", "+", "-", "--", "- "]).to_owned();
    text.push_str(random.pick(&["", "", "", "0x", "0b", "0o", "0X", "0"]));
    for _ in 0..random.below(4) {
        text.push_str(random.pick(&[
            "1",
            "0",
            "12",
            "999",
            "_",
            "f",
            "z",
            ".",
            "e",
            "E+",
            "e-",
            "inf",
            "nan",
            "\u{661}",
            "\u{ff11}",
            "\u{1d7d8}",
            "infinity",
            "9007199254740993",
            "00",
            "j",
            "(",
            ")",
            "1e400",
            "5e-324",
            "\u{b2}",
            "+",
            "-",
            "179769313486231580793e289",
        ]));
    }
    text.push_str(random.pick(&["", "", "", " ", "\0", "_", "j", "\u{2003}"]));
    text
}

fn regex(random: &mut Random, depth: usize) -> String {
    let mut text = String::new();
    for _ in 0..random.between(1, 3) {
        let piece = match random.below(if depth > 2 { 8 } else { 14 }) {
            0..3 => random.pick(&["a", "b", "c", "x", " ", "\u{e9}", "1"]).to_owned(),
            3 => ".".to_owned(),
            4 => random
                .pick(&[
                    r"\d", r"\w", r"\s", r"\D", r"\W", r"\S", r"\b", r"\B", r"\A", r"\Z", r"\n", r"\x41", r"\q", r"\1",
                    r"\08", r"\u00e9",
                ])
                .to_owned(),
            5 => random
                .pick(&[
                    "[abc]",
                    "[^a]",
                    "[a-z]",
                    r"[\d_]",
                    "[]a]",
                    "[^]a]",
                    "[z-a]",
                    "[a-",
                    "[[:alpha:]]",
                    r"[\w-]",
                    "[a-\\d]",
                ])
                .to_owned(),
            6 => random.pick(&["^", "$", "|", ""]).to_owned(),
            7 => random
                .pick(&[
                    "(",
                    ")",
                    "*",
                    "{",
                    "}",
                    "(?",
                    "(?P<",
                    "(?P=name)",
                    "(?(1)a|b)",
                    "(?(2)a)",
                    "(?#x)",
                    "(?z)",
                    "(?i)",
                    "(?x) a b",
                ])
                .to_owned(),
            kind => {
                let open = ["(", "(?:", "(?P<name>", "(?=", "(?!", "(?<=", "(?<!", "(?i:", "(?>", "(?-i:"];
                let inner = regex(random, depth + 1);
                let open = if kind < 11 { "(" } else { random.pick(&open) };
                format!("{open}{inner})")
            }
        };
        text.push_str(&piece);
        if random.chance(35) {
            text.push_str(random.pick(&[
                "*", "+", "?", "*?", "+?", "??", "{2}", "{1,3}", "{,2}", "{2,}", "{3,1}", "*+", "++", "{1,2}?", "**",
            ]));
        }
    }
    text
}

fn struct_format(random: &mut Random) -> String {
    let mut text = random.pick(&["", "<", ">", "!", "=", "@"]).to_owned();
    for _ in 0..random.between(1, 3) {
        text.push_str(random.pick(&["", "", "2", "0", "10", " "]));
        text.push_str(random.pick(&[
            "b", "B", "h", "H", "i", "I", "l", "L", "q", "Q", "f", "d", "e", "s", "p", "c", "?", "x", "n", "N", "P",
            "z",
        ]));
    }
    text
}

fn json(random: &mut Random, depth: usize) -> String {
    let gap = random.pick(&["", "", " ", "\n"]);
    let body = match random.below(if depth > 2 { 6 } else { 10 }) {
        0 => {
            random.pick(&["true", "false", "null", "NaN", "Infinity", "-Infinity", "tru", "nul", "N", "-I"]).to_owned()
        }
        1 | 2 => random
            .pick(&[
                "0",
                "-0",
                "1",
                "12",
                "-1.5",
                "1e5",
                "1E+400",
                "01",
                "1.",
                ".5",
                "-",
                "1e",
                "12345678901234567890",
                "-0.0",
            ])
            .to_owned(),
        3..6 => random
            .pick(&[
                r#""""#,
                r#""a""#,
                r#""\n""#,
                r#""\u00e9""#,
                r#""\ud83d\ude00""#,
                r#""\ud83d""#,
                r#""\q""#,
                r#""\u12""#,
                "\"a\nb\"",
                "\"open",
                "'a'",
                "\"\u{e9}\"",
            ])
            .to_owned(),
        6..8 => {
            let items: Vec<String> = (0..random.below(3)).map(|_| json(random, depth + 1)).collect();
            format!(
                "[{}{}",
                items.join(random.pick(&[",", ",", ", ", " ", ",,"])),
                random.pick(&["]", "]", "]", "", ",]", "}"])
            )
        }
        _ => {
            let items: Vec<String> = (0..random.below(3))
                .map(|at| {
                    format!(
                        "{}{}{}",
                        random.pick(&["\"a\"", "\"b\"", "\"\"", "a", "1"]),
                        random.pick(&[":", ":", ": ", " : ", "", "="]),
                        json(random, depth + at + 1)
                    )
                })
                .collect();
            format!(
                "{{{}{}",
                items.join(random.pick(&[",", ",", " , ", " "])),
                random.pick(&["}", "}", "}", "", ",}", "]"])
            )
        }
    };
    format!("{gap}{body}{gap}")
}

fn strftime_piece(random: &mut Random) -> &'static str {
    random.pick(&[
        "%Y", "%m", "%d", "%H", "%M", "%S", "%f", "%j", "%a", "%A", "%b", "%B", "%p", "%I", "%y", "%U", "%W", "%w",
        "%u", "%G", "%V", "%Z", "%z", "%:z", "%%", "%c", "%x", "%X", "%D", "%F", "%T", "%e", "%q", "%", "-", " ", "T",
        "\u{e9}",
    ])
}

fn iso(random: &mut Random) -> String {
    let mut text = random
        .pick(&[
            "2024-02-29",
            "2023-02-29",
            "20240229",
            "2024-W05-1",
            "2024W051",
            "0001-01-01",
            "9999-12-31",
            "2024-1-1",
            "2024-13-01",
            "",
        ])
        .to_owned();
    if random.chance(60) {
        text.push_str(random.pick(&["T", " ", "x", ""]));
        text.push_str(random.pick(&[
            "12:30",
            "12:30:45",
            "12:30:45.123456",
            "123045",
            "24:00",
            "12",
            "12:3",
            "12:30:45,5",
            "23:59:60",
        ]));
        text.push_str(random.pick(&["", "", "Z", "+00:00", "-05:30", "+0530", "+25:00", "+01:02:03.5"]));
    }
    text
}
