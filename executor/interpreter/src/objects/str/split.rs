//! `str.split`, `str.join` and their kin.

use super::Str;
use crate::memory::{Kind, Ref, Tuple, Value};
use crate::objects::List;
use crate::objects::native::{Def, def};
use crate::text::search::find;
use crate::text::unicode::{is_space, python_code};
use crate::vm::{Res, Vm};

/// Methods of the type.
pub const METHODS: &[Def] = &[
    def("split(self, /, sep=None, maxsplit=-1)", "The parts between separators, from the left.", |vm, args| {
        let text = vm.receiver::<Str>(&args[0])?;
        let limit = vm.limit_argument(&args[2])?;
        vm.tick(text.as_str().len() / 16)?;
        match separator(vm, &args[1])? {
            None => {
                let parts = blank_parts(vm, text.as_str(), limit)?;
                list_of(vm, &text, parts)
            }
            Some(separator) => {
                let parts = parts(vm, text.as_str(), separator.as_str(), limit)?;
                list_of(vm, &text, parts)
            }
        }
    }),
    def("rsplit(self, /, sep=None, maxsplit=-1)", "The parts between separators, from the right.", |vm, args| {
        let text = vm.receiver::<Str>(&args[0])?;
        let limit = vm.limit_argument(&args[2])?;
        vm.tick(text.as_str().len() / 16)?;
        let mut parts: Vec<&str> = match separator(vm, &args[1])? {
            None => blank_parts_from_right(vm, text.as_str(), limit)?,
            Some(separator) => {
                let mut parts = Vec::new();
                for part in text.as_str().rsplitn(limit.saturating_add(1), separator.as_str()) {
                    vm.reserve(&mut parts, 1)?;
                    parts.push(part);
                }
                parts.reverse();
                return list_of(vm, &text, parts);
            }
        };
        parts.reverse();
        list_of(vm, &text, parts)
    }),
    def("splitlines(self, /, keepends=False)", "The lines, without or with their ends.", |vm, args| {
        let text = vm.receiver::<Str>(&args[0])?;
        let keep = vm.truth(&args[1])?;
        vm.tick(text.as_str().len() / 16)?;
        let lines = lines(vm, text.as_str(), keep)?;
        list_of(vm, &text, lines)
    }),
    def("partition(self, sep, /)", "What is before, at and behind the first separator.", |vm, args| {
        let text = vm.receiver::<Str>(&args[0])?;
        let separator = required_separator(vm, &args[1])?;
        vm.charge(text.as_str().len())?;
        Ok(match text.as_str().split_once(separator.as_str()) {
            Some((before, behind)) => triple(part(&text, before), separator.value(), part(&text, behind)),
            None => triple(args[0].clone(), Value::from(Str::ascii("")), Value::from(Str::ascii(""))),
        })
    }),
    def("rpartition(self, sep, /)", "What is before, at and behind the last separator.", |vm, args| {
        let text = vm.receiver::<Str>(&args[0])?;
        let separator = required_separator(vm, &args[1])?;
        vm.charge(text.as_str().len())?;
        Ok(match text.as_str().rsplit_once(separator.as_str()) {
            Some((before, behind)) => triple(part(&text, before), separator.value(), part(&text, behind)),
            None => triple(Value::from(Str::ascii("")), Value::from(Str::ascii("")), args[0].clone()),
        })
    }),
    def("join(self, iterable, /)", "The strings of an iterable with this one between them.", |vm, args| {
        let separator = vm.receiver::<Str>(&args[0])?;
        join(vm, &separator, &args[1])
    }),
];

fn separator(vm: &mut Vm, value: &Value) -> Res<Option<Ref<Str>>> {
    if value.is_none() {
        return Ok(None);
    }
    match value.native_ref::<Str>() {
        Some(text) if text.is_empty() => Err(vm.value_error("empty separator")),
        Some(text) => Ok(Some(text)),
        None => {
            let found = vm.type_name(value);
            Err(vm.type_error(format!("must be str or None, not {found}")))
        }
    }
}

fn required_separator(vm: &mut Vm, value: &Value) -> Res<Ref<Str>> {
    match value.native_ref::<Str>() {
        Some(text) if text.is_empty() => Err(vm.value_error("empty separator")),
        Some(text) => Ok(text),
        None => {
            let found = vm.type_name(value);
            Err(vm.type_error(format!("must be str, not {found}")))
        }
    }
}

fn part(whole: &Str, part: &str) -> Value {
    Value::from(if whole.is_ascii() { Str::ascii(part) } else { Str::new(part) })
}

fn triple(a: Value, b: Value, c: Value) -> Value {
    Value::from(Tuple::from_vec(vec![a, b, c]))
}

/// The parts as a list of strings; the text itself where nothing was split off.
fn list_of(vm: &mut Vm, whole: &Ref<Str>, parts: Vec<&str>) -> Res {
    // A string object takes about a hundred bytes besides its text.
    vm.charge(parts.len().saturating_mul(100).saturating_add(whole.as_str().len()))?;
    let items = parts
        .into_iter()
        .map(|text| match text.as_bytes() {
            _ if text.len() == whole.as_str().len() => whole.value(),
            [byte] => vm.character(*byte as char),
            _ => part(whole, text),
        })
        .collect();
    Ok(Value::from(List::new(items)))
}

/// The parts between separators, at most `limit` of which are split off.
fn parts<'a>(vm: &mut Vm, text: &'a str, separator: &str, limit: usize) -> Res<Vec<&'a str>> {
    let mut parts = Vec::new();
    let mut rest = text;
    while parts.len() < limit
        && let Some(place) = find(rest, separator)
    {
        vm.reserve(&mut parts, 1)?;
        parts.push(&rest[..place]);
        rest = &rest[place + separator.len()..];
    }
    vm.reserve(&mut parts, 1)?;
    parts.push(rest);
    Ok(parts)
}

fn blank(c: char) -> bool {
    is_space(python_code(c))
}

fn blank_parts<'a>(vm: &mut Vm, text: &'a str, limit: usize) -> Res<Vec<&'a str>> {
    let mut parts = Vec::new();
    if text.is_ascii() && limit == usize::MAX {
        // `str.split_ascii_whitespace` has another idea of what is blank: U+001C to U+001F, U+000B.
        let is_blank = |byte: &u8| matches!(byte, 9..=13 | 28..=32);
        let words = text.as_bytes().split(is_blank).filter(|word| !word.is_empty());
        for word in words.filter_map(|word| std::str::from_utf8(word).ok()) {
            vm.reserve(&mut parts, 1)?;
            parts.push(word);
        }
        return Ok(parts);
    }
    let mut rest = text.trim_start_matches(blank);
    while !rest.is_empty() {
        if parts.len() == limit {
            vm.reserve(&mut parts, 1)?;
            parts.push(rest);
            break;
        }
        let end = rest.find(blank).unwrap_or(rest.len());
        vm.reserve(&mut parts, 1)?;
        parts.push(&rest[..end]);
        rest = rest[end..].trim_start_matches(blank);
    }
    Ok(parts)
}

fn blank_parts_from_right<'a>(vm: &mut Vm, text: &'a str, limit: usize) -> Res<Vec<&'a str>> {
    let mut parts = Vec::new();
    let mut rest = text.trim_end_matches(blank);
    while !rest.is_empty() {
        if parts.len() == limit {
            vm.reserve(&mut parts, 1)?;
            parts.push(rest);
            break;
        }
        let start = rest.char_indices().rev().find(|(_, c)| blank(*c)).map_or(0, |(at, c)| at + c.len_utf8());
        vm.reserve(&mut parts, 1)?;
        parts.push(&rest[start..]);
        rest = rest[..start].trim_end_matches(blank);
    }
    Ok(parts)
}

/// Lines end at any of Unicode's line boundaries.
pub fn lines<'a>(vm: &mut Vm, text: &'a str, keep: bool) -> Res<Vec<&'a str>> {
    if text.is_ascii() {
        return ascii_lines(vm, text, keep);
    }
    let mut lines = Vec::new();
    let mut start = 0;
    let mut characters = text.char_indices().peekable();
    while let Some((offset, c)) = characters.next() {
        let ends = matches!(c, '\n' | '\x0b' | '\x0c' | '\r' | '\x1c' | '\x1d' | '\x1e')
            || matches!(c, '\u{85}' | '\u{2028}' | '\u{2029}');
        if !ends {
            continue;
        }
        let mut end = offset + c.len_utf8();
        if c == '\r' && characters.next_if(|(_, next)| *next == '\n').is_some() {
            end += 1;
        }
        vm.reserve(&mut lines, 1)?;
        lines.push(&text[start..if keep { end } else { offset }]);
        start = end;
    }
    if start < text.len() {
        vm.reserve(&mut lines, 1)?;
        lines.push(&text[start..]);
    }
    Ok(lines)
}

fn ascii_lines<'a>(vm: &mut Vm, text: &'a str, keep: bool) -> Res<Vec<&'a str>> {
    let bytes = text.as_bytes();
    let mut lines = Vec::new();
    let mut start = 0;
    while let Some(length) = bytes[start..].iter().position(|byte| matches!(byte, 10..=13 | 28..=30)) {
        let stop = start + length;
        let end = stop + if bytes[stop..].starts_with(b"\r\n") { 2 } else { 1 };
        vm.reserve(&mut lines, 1)?;
        lines.push(&text[start..if keep { end } else { stop }]);
        start = end;
    }
    if start < text.len() {
        vm.reserve(&mut lines, 1)?;
        lines.push(&text[start..]);
    }
    Ok(lines)
}

/// `separator.join(source)`
pub fn join(vm: &mut Vm, separator: &Ref<Str>, source: &Value) -> Res {
    let items = match vm.collect(source) {
        Ok(items) => items,
        Err(raise) => {
            let class = vm.class_of(source);
            let iterable = class.lookup(&vm.names.iter).is_some() || class.lookup(&vm.names.getitem).is_some();
            return Err(if iterable || !vm.is_error(&raise, &vm.errors.TypeError) {
                raise
            } else {
                vm.type_error("can only join an iterable")
            });
        }
    };
    if let [only] = items.as_slice()
        && only.kind() == Kind::Str
    {
        return Ok(only.clone());
    }
    vm.tick(items.len() / 4)?;
    let mut length = separator.as_str().len().saturating_mul(items.len().saturating_sub(1));
    let mut ascii = separator.is_ascii() || items.len() < 2;
    for (place, item) in items.iter().enumerate() {
        match item.native::<Str>() {
            Some(text) => {
                length = length.saturating_add(text.as_str().len());
                ascii &= text.is_ascii();
            }
            None => {
                let found = vm.type_name(item);
                return Err(vm.type_error(format!("sequence item {place}: expected str instance, {found} found")));
            }
        }
    }
    vm.charge(length)?;
    let mut out = compact_str::CompactString::with_capacity(length);
    for (place, item) in items.iter().enumerate() {
        if place > 0 {
            out.push_str(separator.as_str());
        }
        if let Some(text) = item.native::<Str>() {
            out.push_str(text.as_str());
        }
    }
    Ok(Value::from(if ascii { Str::ascii(out) } else { Str::new(out) }))
}
