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
        let separator = separator(vm, &args[1])?;
        let mut parts = Parts::of(&text);
        match separator {
            None => parts.blank(vm, limit)?,
            Some(separator) => parts.separated(vm, separator.as_str(), limit)?,
        }
        Ok(parts.list())
    }),
    def("rsplit(self, /, sep=None, maxsplit=-1)", "The parts between separators, from the right.", |vm, args| {
        let text = vm.receiver::<Str>(&args[0])?;
        let limit = vm.limit_argument(&args[2])?;
        vm.tick(text.as_str().len() / 16)?;
        let separator = separator(vm, &args[1])?;
        let mut parts = Parts::of(&text);
        match separator {
            None => parts.blank_from_right(vm, limit)?,
            Some(separator) => {
                for part in text.as_str().rsplitn(limit.saturating_add(1), separator.as_str()) {
                    parts.push(vm, part)?;
                }
            }
        }
        parts.items.reverse();
        Ok(parts.list())
    }),
    def("splitlines(self, /, keepends=False)", "The lines, without or with their ends.", |vm, args| {
        let text = vm.receiver::<Str>(&args[0])?;
        let keep = vm.truth(&args[1])?;
        vm.tick(text.as_str().len() / 16)?;
        let mut lines = Parts::of(&text);
        each_line(text.as_str(), keep, |line| lines.push(vm, line))?;
        Ok(lines.list())
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

/// The parts of a text, as they are found.
struct Parts<'a> {
    whole: &'a Ref<Str>,
    items: Vec<Value>,
}

/// Parts are paid for so many at a time. A string object takes about a hundred bytes besides its text.
const BATCH: usize = 64;

/// So many parts need no second allocation.
const FEW: usize = 4;

impl<'a> Parts<'a> {
    fn of(whole: &'a Ref<Str>) -> Parts<'a> {
        Parts { whole, items: Vec::with_capacity(FEW) }
    }

    /// A part as a string of its own; the text itself where nothing was split off.
    fn push(&mut self, vm: &mut Vm, text: &str) -> Res<()> {
        if self.items.len() == self.items.capacity() {
            vm.reserve(&mut self.items, 1)?;
        }
        if self.items.len() % BATCH == BATCH - 1 {
            vm.charge(BATCH * 100)?;
        }
        vm.charge(text.len())?;
        self.items.push(match text.as_bytes() {
            _ if text.len() == self.whole.as_str().len() => self.whole.value(),
            [byte] => vm.character(*byte as char),
            _ => part(self.whole, text),
        });
        Ok(())
    }

    fn list(self) -> Value {
        Value::from(List::new(self.items))
    }

    /// The parts between separators, at most `limit` of which are split off.
    fn separated(&mut self, vm: &mut Vm, separator: &str, limit: usize) -> Res<()> {
        let mut rest = self.whole.as_str();
        while self.items.len() < limit
            && let Some(place) = find(rest, separator)
        {
            self.push(vm, &rest[..place])?;
            rest = &rest[place + separator.len()..];
        }
        self.push(vm, rest)
    }

    /// The parts between blanks, at most `limit` of which are split off.
    fn blank(&mut self, vm: &mut Vm, limit: usize) -> Res<()> {
        let text = self.whole.as_str();
        if self.whole.is_ascii() && limit == usize::MAX {
            // `str.split_ascii_whitespace` has another idea of what is blank: U+001C to U+001F, U+000B.
            let is_blank = |byte: &u8| matches!(byte, 9..=13 | 28..=32);
            let mut start = 0;
            for word in text.as_bytes().split(is_blank) {
                let end = start + word.len();
                if start < end {
                    self.push(vm, &text[start..end])?;
                }
                start = end + 1;
            }
            return Ok(());
        }
        let mut rest = text.trim_start_matches(blank);
        while !rest.is_empty() {
            if self.items.len() == limit {
                return self.push(vm, rest);
            }
            let end = rest.find(blank).unwrap_or(rest.len());
            self.push(vm, &rest[..end])?;
            rest = rest[end..].trim_start_matches(blank);
        }
        Ok(())
    }

    fn blank_from_right(&mut self, vm: &mut Vm, limit: usize) -> Res<()> {
        let mut rest = self.whole.as_str().trim_end_matches(blank);
        while !rest.is_empty() {
            if self.items.len() == limit {
                return self.push(vm, rest);
            }
            let start = rest.char_indices().rev().find(|(_, c)| blank(*c)).map_or(0, |(at, c)| at + c.len_utf8());
            self.push(vm, &rest[start..])?;
            rest = rest[..start].trim_end_matches(blank);
        }
        Ok(())
    }
}

fn blank(c: char) -> bool {
    is_space(python_code(c))
}

/// Lines end at any of Unicode's line boundaries; `keep` leaves them their ends.
fn each_line<'a>(text: &'a str, keep: bool, mut push: impl FnMut(&'a str) -> Res<()>) -> Res<()> {
    let bytes = text.as_bytes();
    let mut start = 0;
    let mut at = 0;
    // The boundaries that are not ASCII are U+0085, U+2028 and U+2029; their first bytes say that one may come.
    while let Some(length) = bytes[at..].iter().position(|byte| matches!(byte, 10..=13 | 28..=30 | 0xc2 | 0xe2)) {
        let stop = at + length;
        let width = match &bytes[stop..] {
            [b'\r', b'\n', ..] => 2,
            [0..=0x7f, ..] => 1,
            [0xc2, 0x85, ..] => 2,
            [0xe2, 0x80, 0xa8 | 0xa9, ..] => 3,
            _ => {
                at = stop + 1;
                continue;
            }
        };
        at = stop + width;
        push(&text[start..if keep { at } else { stop }])?;
        start = at;
    }
    if start < text.len() { push(&text[start..]) } else { Ok(()) }
}

/// `separator.join(source)`
pub fn join(vm: &mut Vm, separator: &Ref<Str>, source: &Value) -> Res {
    if let Some(list) = source.get::<List>() {
        return join_items(vm, separator, &list.items.borrow());
    }
    let items = match vm.sequence_items(source) {
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
    join_items(vm, separator, &items)
}

/// Runs no code of the program, so that the items may be borrowed.
fn join_items(vm: &mut Vm, separator: &Ref<Str>, items: &[Value]) -> Res {
    if let [only] = items
        && only.kind() == Kind::Str
    {
        return Ok(only.clone());
    }
    vm.spend(items.len() / 4)?;
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
    let texts = items.iter().enumerate().flat_map(|(place, item)| {
        [if place > 0 { separator.as_str() } else { "" }, item.native::<Str>().map_or("", Str::as_str)]
    });
    Ok(Value::from(Str::joined(length, ascii, texts)))
}
