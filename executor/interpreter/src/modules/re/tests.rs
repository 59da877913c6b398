//! Tests of the engine as a whole: recorded answers of CPython, and bounds on time.
//!
//! `recorded.txt` is written by `tools/recordings/re_pairs.py`: kind, flags, pattern, text and perhaps a replacement
//! template, then the spans of match, fullmatch, search and finditer, and the template's pieces.

use super::template::{Piece, TemplateError};
use super::*;
use crate::text::unicode::{python_code, stored_char};

/// `\e9;` stands for U+00E9.
fn unescape(text: &str) -> String {
    let (mut out, mut rest) = (String::new(), text.chars());
    while let Some(c) = rest.next() {
        match c {
            '\\' => {
                let code: String = rest.by_ref().take_while(|c| *c != ';').collect();
                out.push(stored_char(u32::from_str_radix(&code, 16).unwrap()).unwrap());
            }
            c => out.push(c),
        }
    }
    out
}

fn escape(text: &str) -> String {
    let plain = |c: char| matches!(c, ' '..='~') && c != '\\';
    text.chars().map(|c| if plain(c) { c.to_string() } else { format!("\\{:x};", python_code(c)) }).collect()
}

fn latin1(text: &str) -> Vec<u8> {
    text.chars().map(|c| c as u32 as u8).collect()
}

fn show_pattern_error(error: &PatternError) -> String {
    let part = |n: Option<usize>| n.map_or("None".to_owned(), |n| n.to_string());
    format!("!re {} {} {}", escape(&error.text), part(error.line), part(error.column))
}

fn show(found: Option<&Captures>, place: &dyn Fn(usize) -> usize) -> String {
    let Some(captures) = found else { return "-".to_owned() };
    let mut out = String::new();
    for group in &captures.groups {
        match group {
            Some((start, end)) => out.push_str(&format!("{},{} ", place(*start), place(*end))),
            None => out.push_str("x "),
        }
    }
    out + &format!("L{}", captures.last_index.unwrap_or(0))
}

fn answer(fields: &[&str], memo: bool) -> String {
    let (flags, pattern, text) = (fields[1].parse().unwrap(), unescape(fields[2]), unescape(fields[3]));
    let (is_bytes, bytes) = (fields[0] == "b", latin1(&text));
    let names = |name: &str| (name == "EM DASH").then_some(0x2014);
    let compiled = match is_bytes {
        true => Program::compile_bytes(&latin1(&pattern), flags),
        false => Program::compile(&pattern, flags, &names),
    };
    let program = match compiled {
        Ok(program) => program,
        Err(CompileError::Pattern(error)) => return show_pattern_error(&error),
        Err(CompileError::ValueError(message)) => return format!("!V {message}"),
        Err(CompileError::OverflowError(message)) => return format!("!O {message}"),
        Err(CompileError::TooDeep) => return "too deep".to_owned(),
    };
    let place = |at: usize| if is_bytes { at } else { text[..at].chars().count() };
    let mut matcher = Matcher::new(&program);
    matcher.force_memo = memo;
    let mut find = |start, mode, advance| {
        let steps = &mut |_| Ok(());
        match is_bytes {
            true => matcher.match_bytes(&bytes, start, bytes.len(), mode, advance, steps).unwrap(),
            false => matcher.match_str(&text, start, text.len(), mode, advance, steps).unwrap(),
        }
    };
    let mut out = format!("{} {} ", program.flags(), program.groups());
    for mode in [Mode::Match, Mode::FullMatch, Mode::Search] {
        out += &(show(find(0, mode, false).as_ref(), &place) + "|");
    }
    let (mut start, mut advance) = (0, false);
    while let Some(captures) = find(start, Mode::Search, advance) {
        out += &(show(Some(&captures), &place) + ";");
        let (first, last) = captures.groups[0].unwrap();
        (start, advance) = (last, first == last);
    }
    if let Some(template) = fields.get(4).map(|text| unescape(text)) {
        let parsed = match is_bytes {
            true => template::parse_bytes(&latin1(&template), &program),
            false => template::parse(&template, &program),
        };
        out.push('#');
        match parsed {
            Ok(pieces) => out.extend(pieces.iter().map(|piece| match piece {
                Piece::Literal(text) => format!("'{}'", escape(text)),
                Piece::Group(group) => format!("<{group}>"),
            })),
            Err(TemplateError::Pattern(error)) => out += &show_pattern_error(&error),
            Err(TemplateError::IndexError(message)) => out += &format!("!I {}", escape(&message)),
        }
    }
    out
}

#[test]
fn recorded_answers_of_cpython() {
    for line in include_str!("recorded.txt").lines() {
        let (input, wanted) = line.split_once("\t=>\t").unwrap();
        let fields: Vec<&str> = input.split('\t').collect();
        for memo in [false, true] {
            let mut found = answer(&fields, memo);
            if found.contains("!re") {
                found.retain(|c| c != '(' && c != ')');
            }
            assert_eq!(found, wanted, "{input} memo {memo}");
        }
    }
}

#[test]
fn no_catastrophe() {
    let text = "a".repeat(5000);
    for pattern in ["(?:a+)+b", "(a|a)*b", "(?:a*)*b", "(a?){30}a{30}b", "(?:.*)*x", "(?=(?:a+)+b)a", ".*.*.*b"] {
        let program = Program::compile(pattern, 0, &|_| None).unwrap();
        let mut spent = 0;
        let found = Matcher::new(&program).match_str(&text, 0, text.len(), Mode::Search, false, &mut |n| {
            spent += n;
            if spent > 5_000_000 { Err(Stop::Host) } else { Ok(()) }
        });
        assert_eq!(found, Ok(None), "{pattern}");
    }
}

#[test]
fn the_host_can_stop_it() {
    let program = Program::compile(r"(a+)+\1c", 0, &|_| None).unwrap();
    let text = "a".repeat(40);
    let mut spent = 0;
    let found = Matcher::new(&program).match_str(&text, 0, text.len(), Mode::Search, false, &mut |n| {
        spent += n;
        if spent > 1_000_000 { Err(Stop::Host) } else { Ok(()) }
    });
    assert_eq!(found, Err(Stop::Host));
}

#[test]
fn nesting_is_bounded() {
    let deep = "(".repeat(100_000);
    assert_eq!(Program::compile(&deep, 0, &|_| None).err(), Some(CompileError::TooDeep));
    let fine = format!("{}a{}", "(?:".repeat(400), ")*".repeat(400));
    assert!(Program::compile(&fine, 0, &|_| None).is_ok());
}
