//! Methods that `bytes` and `bytearray` share: searching, splitting, translating.

use super::buffer::{Buffer, buffer, byte_of, kept, like};
use crate::memory::{Tuple, Value};
use crate::objects::native::{Def, class_method, def, static_method};
use crate::objects::{Bytes, List, Str, Type};
use crate::vm::{Res, Vm};
use memchr::memmem;

/// Methods of both types.
pub const SHARED: &[Def] = &[
    class_method("fromhex(cls, string, /)", "The bytes that pairs of hexadecimal digits stand for.", from_hex),
    static_method("maketrans(frm, to, /)", "A table for translate().", |vm, args| {
        let (from, to) = (vm.bytes_of(&args[0])?, vm.bytes_of(&args[1])?);
        if from.len() != to.len() {
            return Err(vm.value_error("maketrans arguments must have same length"));
        }
        let mut table: Vec<u8> = (0..=255).collect();
        for (from, to) in from.iter().zip(&to) {
            table[usize::from(*from)] = *to;
        }
        Ok(Value::from(Bytes::new(table)))
    }),
    def("count(self, sub, start=None, end=None, /)", "How often a part occurs, without overlaps.", |vm, args| {
        let bytes = buffer(vm, &args[0])?;
        let bounds = vm.bounds(&args[2], &args[3], bytes.len())?;
        let sub = searched(vm, &args[1])?;
        let Some((start, end)) = bounds else { return Ok(Value::int(0)) };
        let Some(part) = bytes.get(start..end) else { return Ok(Value::int(0)) };
        vm.tick(part.len() / 32)?;
        let count = if sub.is_empty() { part.len() + 1 } else { memmem::find_iter(part, &sub).count() };
        Ok(Value::int(count as i64))
    }),
    def("find(self, sub, start=None, end=None, /)", "The first place of a part, -1 if it is not there.", |vm, args| {
        Ok(Value::int(place_of(vm, args, false)?.map_or(-1, |place| place as i64)))
    }),
    def("rfind(self, sub, start=None, end=None, /)", "The last place of a part, -1 if it is not there.", |vm, args| {
        Ok(Value::int(place_of(vm, args, true)?.map_or(-1, |place| place as i64)))
    }),
    def("index(self, sub, start=None, end=None, /)", "The first place of a part, which must be there.", |vm, args| {
        match place_of(vm, args, false)? {
            Some(place) => Ok(Value::int(place as i64)),
            None => Err(vm.value_error("subsection not found")),
        }
    }),
    def("rindex(self, sub, start=None, end=None, /)", "The last place of a part, which must be there.", |vm, args| {
        match place_of(vm, args, true)? {
            Some(place) => Ok(Value::int(place as i64)),
            None => Err(vm.value_error("subsection not found")),
        }
    }),
    def(
        "startswith(self, prefix, start=None, end=None, /)",
        "True if the bytes begin with a prefix, or with one of a tuple.",
        |vm, args| affix(vm, args, "startswith", |bytes, part| bytes.starts_with(part)),
    ),
    def(
        "endswith(self, suffix, start=None, end=None, /)",
        "True if the bytes end with a suffix, or with one of a tuple.",
        |vm, args| affix(vm, args, "endswith", |bytes, part| bytes.ends_with(part)),
    ),
    def("removeprefix(self, prefix, /)", "A copy without the prefix, if it has it.", |vm, args| {
        let (bytes, prefix) = (buffer(vm, &args[0])?, vm.bytes_of(&args[1])?);
        let part = bytes.strip_prefix(&*prefix).unwrap_or(&bytes).to_vec();
        Ok(kept(&args[0], part))
    }),
    def("removesuffix(self, suffix, /)", "A copy without the suffix, if it has it.", |vm, args| {
        let (bytes, suffix) = (buffer(vm, &args[0])?, vm.bytes_of(&args[1])?);
        let part = bytes.strip_suffix(&*suffix).unwrap_or(&bytes).to_vec();
        Ok(kept(&args[0], part))
    }),
    def("strip(self, bytes=None, /)", "A copy without blanks, or the bytes given, around it.", |vm, args| {
        strip(vm, args, true, true)
    }),
    def("lstrip(self, bytes=None, /)", "A copy without blanks, or the bytes given, in front.", |vm, args| {
        strip(vm, args, true, false)
    }),
    def("rstrip(self, bytes=None, /)", "A copy without blanks, or the bytes given, at the end.", |vm, args| {
        strip(vm, args, false, true)
    }),
    def("replace(self, old, new, count=-1, /)", "A copy with one part put in place of another.", replace),
    def("split(self, /, sep=None, maxsplit=-1)", "The parts between separators, from the left.", |vm, args| {
        let bytes = buffer(vm, &args[0])?;
        let limit = vm.limit_argument(&args[2])?;
        let parts = match separator(vm, &args[1])? {
            None => blank_parts(vm, &bytes, limit)?,
            Some(separator) => {
                let mut parts = Vec::new();
                let mut start = 0;
                for place in memmem::find_iter(&bytes, &separator).take(limit) {
                    vm.reserve(&mut parts, 1)?;
                    parts.push(&bytes[start..place]);
                    start = place + separator.len();
                }
                parts.push(&bytes[start..]);
                parts
            }
        };
        list_of(vm, &args[0], &parts)
    }),
    def("rsplit(self, /, sep=None, maxsplit=-1)", "The parts between separators, from the right.", |vm, args| {
        let bytes = buffer(vm, &args[0])?;
        let limit = vm.limit_argument(&args[2])?;
        let mut parts = match separator(vm, &args[1])? {
            None => blank_parts_from_right(vm, &bytes, limit)?,
            Some(separator) => {
                let mut parts = Vec::new();
                let mut end = bytes.len();
                while parts.len() < limit {
                    let Some(place) = memmem::rfind(&bytes[..end], &separator) else { break };
                    vm.tick((end - place) / 32 + 1)?;
                    vm.reserve(&mut parts, 1)?;
                    parts.push(&bytes[place + separator.len()..end]);
                    end = place;
                }
                parts.push(&bytes[..end]);
                parts
            }
        };
        parts.reverse();
        list_of(vm, &args[0], &parts)
    }),
    def("splitlines(self, /, keepends=False)", "The lines, without or with their ends.", |vm, args| {
        let bytes = buffer(vm, &args[0])?;
        let keep = vm.truth(&args[1])?;
        let mut parts = Vec::new();
        let mut start = 0;
        while start < bytes.len() {
            let rest = &bytes[start..];
            let length = memchr::memchr2(b'\n', b'\r', rest).unwrap_or(rest.len());
            let end = match &rest[length..] {
                [b'\r', b'\n', ..] => 2,
                [] => 0,
                _ => 1,
            };
            vm.reserve(&mut parts, 1)?;
            parts.push(&rest[..if keep { length + end } else { length }]);
            start += length + end;
        }
        list_of(vm, &args[0], &parts)
    }),
    def("partition(self, sep, /)", "What is before, at and behind the first separator.", |vm, args| {
        partition(vm, args, false)
    }),
    def("rpartition(self, sep, /)", "What is before, at and behind the last separator.", |vm, args| {
        partition(vm, args, true)
    }),
    def("join(self, iterable_of_bytes, /)", "The items of an iterable with these bytes between them.", join),
    def("translate(self, table, /, delete=<unset>)", "A copy without some bytes, the rest by a table.", translate),
    def("decode(self, /, encoding='utf-8', errors='strict')", "The bytes as text.", |vm, args| {
        let encoding = vm.text_argument(&args[1], "decode", "argument 'encoding'")?;
        let errors = vm.text_argument(&args[2], "decode", "argument 'errors'")?;
        let bytes = vm.bytes_of(&args[0])?;
        vm.decode_bytes(&bytes, encoding.as_str(), errors.as_str()).map(Value::from)
    }),
    def("hex(self, /, sep=<unset>, bytes_per_sep=1)", "The bytes in hexadecimal.", |vm, args| {
        let bytes = vm.bytes_of(&args[0])?;
        hex(vm, &bytes, &args[1], &args[2])
    }),
];

/// A part to look for: bytes, or one byte as an int.
fn searched(vm: &mut Vm, value: &Value) -> Res<Vec<u8>> {
    if value.unwrapped().as_index().is_none() && !super::is_buffer(value) {
        let index = vm.names.index.clone();
        if vm.class_of(value).lookup(&index).is_none() {
            let found = vm.type_name(value);
            return Err(vm.type_error(format!("argument should be integer or bytes-like object, not '{found}'")));
        }
    }
    if super::is_buffer(value) { vm.bytes_of(value) } else { Ok(vec![byte_of(vm, value)?]) }
}

fn place_of(vm: &mut Vm, args: &[Value], last: bool) -> Res<Option<usize>> {
    let bytes = buffer(vm, &args[0])?;
    let bounds = vm.bounds(&args[2], &args[3], bytes.len())?;
    let sub = searched(vm, &args[1])?;
    let Some((start, end)) = bounds else { return Ok(None) };
    let Some(part) = bytes.get(start..end) else { return Ok(None) };
    vm.tick(part.len() / 32)?;
    let found = if last { memmem::rfind(part, &sub) } else { memmem::find(part, &sub) };
    Ok(found.map(|place| place + start))
}

fn affix(vm: &mut Vm, args: &[Value], function: &str, test: fn(&[u8], &[u8]) -> bool) -> Res {
    let bytes = buffer(vm, &args[0])?;
    let bounds = vm.bounds(&args[2], &args[3], bytes.len())?;
    let part = bounds.and_then(|(start, end)| bytes.get(start..end));
    if let Some(all) = args[1].native::<Tuple>() {
        for item in all.iter() {
            let item = vm.bytes_of(item)?;
            if part.is_some_and(|part| test(part, &item)) {
                return Ok(Value::TRUE);
            }
        }
        return Ok(Value::FALSE);
    }
    if !super::is_buffer(&args[1]) {
        let found = vm.type_name(&args[1]);
        return Err(vm.type_error(format!("{function} first arg must be bytes or a tuple of bytes, not {found}")));
    }
    let wanted = vm.bytes_of(&args[1])?;
    Ok(Value::bool(part.is_some_and(|part| test(part, &wanted))))
}

fn blank(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t'..=b'\r')
}

fn strip(vm: &mut Vm, args: &[Value], left: bool, right: bool) -> Res {
    let bytes = buffer(vm, &args[0])?;
    let mut set = [false; 256];
    if args[1].is_none() {
        (0..=255).for_each(|byte| set[usize::from(byte)] = blank(byte));
    } else {
        vm.bytes_of(&args[1])?.iter().for_each(|byte| set[usize::from(*byte)] = true);
    }
    vm.tick(bytes.len() / 64)?;
    let unwanted = |byte: &u8| set[usize::from(*byte)];
    let start = if left { bytes.iter().take_while(|byte| unwanted(byte)).count() } else { 0 };
    let rest = &bytes[start..];
    let end = if right { rest.iter().rev().take_while(|byte| unwanted(byte)).count() } else { 0 };
    Ok(kept(&args[0], rest[..rest.len() - end].to_vec()))
}

fn replace(vm: &mut Vm, args: &[Value]) -> Res {
    let bytes = buffer(vm, &args[0])?;
    let (old, new) = (vm.bytes_of(&args[1])?, vm.bytes_of(&args[2])?);
    let limit = vm.limit_argument(&args[3])?;
    vm.tick(bytes.len() / 32)?;
    let found = if old.is_empty() { bytes.len() + 1 } else { memmem::find_iter(&bytes, &old).count() }.min(limit);
    vm.charge(bytes.len().saturating_add(new.len().saturating_mul(found)))?;
    let mut out = Vec::with_capacity(bytes.len());
    let mut start = 0;
    if old.is_empty() {
        for place in 0..found {
            out.extend_from_slice(&new);
            out.extend(bytes.get(place));
            start = (place + 1).min(bytes.len());
        }
    } else {
        for place in memmem::find_iter(&bytes, &old).take(found) {
            out.extend_from_slice(&bytes[start..place]);
            out.extend_from_slice(&new);
            start = place + old.len();
        }
    }
    out.extend_from_slice(&bytes[start..]);
    Ok(kept(&args[0], out))
}

fn separator(vm: &mut Vm, value: &Value) -> Res<Option<Vec<u8>>> {
    if value.is_none() {
        return Ok(None);
    }
    let separator = vm.bytes_of(value)?;
    if separator.is_empty() { Err(vm.value_error("empty separator")) } else { Ok(Some(separator)) }
}

fn list_of(vm: &mut Vm, model: &Value, parts: &[&[u8]]) -> Res {
    let total: usize = parts.iter().map(|part| part.len() + 64 + size_of::<Value>()).sum();
    vm.charge(total)?;
    Ok(Value::from(List::new(parts.iter().map(|part| like(model, part.to_vec())).collect())))
}

fn blank_parts<'a>(vm: &mut Vm, bytes: &'a [u8], limit: usize) -> Res<Vec<&'a [u8]>> {
    let mut parts = Vec::new();
    let blanks = |rest: &[u8]| rest.iter().take_while(|byte| blank(**byte)).count();
    let mut rest = &bytes[blanks(bytes)..];
    while !rest.is_empty() {
        if parts.len() == limit {
            vm.reserve(&mut parts, 1)?;
            parts.push(rest);
            break;
        }
        let end = rest.iter().position(|byte| blank(*byte)).unwrap_or(rest.len());
        vm.reserve(&mut parts, 1)?;
        parts.push(&rest[..end]);
        rest = &rest[end..];
        rest = &rest[blanks(rest)..];
    }
    Ok(parts)
}

fn blank_parts_from_right<'a>(vm: &mut Vm, bytes: &'a [u8], limit: usize) -> Res<Vec<&'a [u8]>> {
    let mut parts = Vec::new();
    let trimmed = |rest: &[u8]| rest.len() - rest.iter().rev().take_while(|byte| blank(**byte)).count();
    let mut rest = &bytes[..trimmed(bytes)];
    while !rest.is_empty() {
        if parts.len() == limit {
            vm.reserve(&mut parts, 1)?;
            parts.push(rest);
            break;
        }
        let start = rest.iter().rposition(|byte| blank(*byte)).map_or(0, |place| place + 1);
        vm.reserve(&mut parts, 1)?;
        parts.push(&rest[start..]);
        rest = &rest[..start];
        rest = &rest[..trimmed(rest)];
    }
    Ok(parts)
}

fn partition(vm: &mut Vm, args: &[Value], last: bool) -> Res {
    let bytes = buffer(vm, &args[0])?;
    let changing = super::is_mutable(&args[0]);
    let separator = if changing { vm.gathered_bytes_of(&args[1])? } else { vm.bytes_of(&args[1])? };
    if separator.is_empty() {
        return Err(vm.value_error("empty separator"));
    }
    let found = if last { memmem::rfind(&bytes, &separator) } else { memmem::find(&bytes, &separator) };
    let make = |part: &[u8]| like(&args[0], part.to_vec());
    let parts = match found {
        Some(place) => {
            let middle = if changing { make(&separator) } else { args[1].clone() };
            vec![make(&bytes[..place]), middle, make(&bytes[place + separator.len()..])]
        }
        None if last => vec![make(b""), make(b""), make(&bytes)],
        None => vec![make(&bytes), make(b""), make(b"")],
    };
    Ok(Value::from(Tuple::from_vec(parts)))
}

fn join(vm: &mut Vm, args: &[Value]) -> Res {
    // A bytearray keeps its size while it joins.
    let _kept = super::memoryview::Source::new(args[0].clone());
    let separator = vm.bytes_of(&args[0])?;
    let items = match vm.sequence_items(&args[1]) {
        Ok(items) => items,
        Err(raise) => {
            let class = vm.class_of(&args[1]);
            let iterable = class.lookup(&vm.names.iter).is_some() || class.lookup(&vm.names.getitem).is_some();
            return Err(if iterable || !vm.is_error(&raise, &vm.errors.TypeError) {
                raise
            } else {
                vm.type_error("can only join an iterable")
            });
        }
    };
    let mut out = Vec::new();
    for (place, item) in items.iter().enumerate() {
        vm.tick(1)?;
        let part = match item.native_ref::<Bytes>() {
            Some(bytes) => Some(Buffer::Shared(bytes)),
            None => super::bytes_if_any(vm, item)?.map(Buffer::Owned),
        };
        let Some(part) = part else {
            let found = vm.type_name(item);
            return Err(vm.type_error(format!("sequence item {place}: expected a bytes-like object, {found} found")));
        };
        if place > 0 {
            vm.reserve(&mut out, separator.len() + part.len())?;
            out.extend_from_slice(&separator);
        } else {
            vm.reserve(&mut out, part.len())?;
        }
        out.extend_from_slice(&part);
    }
    Ok(like(&args[0], out))
}

fn translate(vm: &mut Vm, args: &[Value]) -> Res {
    let table = if args[1].is_none() { None } else { Some(vm.bytes_of(&args[1])?) };
    if table.as_ref().is_some_and(|table| table.len() != 256) {
        return Err(vm.value_error("translation table must be 256 characters long"));
    }
    let gone = match args[2].defined() {
        Some(gone) => vm.bytes_of(gone)?,
        None => Vec::new(),
    };
    let mut keep = [true; 256];
    gone.iter().for_each(|byte| keep[usize::from(*byte)] = false);
    let bytes = vm.bytes_of(&args[0])?;
    vm.tick(bytes.len() / 16)?;
    let left = bytes.into_iter().filter(|byte| keep[usize::from(*byte)]);
    let out = match &table {
        Some(table) => left.map(|byte| table[usize::from(byte)]).collect(),
        None => left.collect(),
    };
    Ok(kept(&args[0], out))
}

fn from_hex(vm: &mut Vm, args: &[Value]) -> Res {
    let text = vm.text_argument(&args[1], "fromhex", "argument")?;
    vm.tick(text.as_str().len() / 16)?;
    vm.charge(text.as_str().len() / 2)?;
    let mut out = Vec::with_capacity(text.as_str().len() / 2);
    let mut characters = text.as_str().chars().enumerate();
    let wrong = |vm: &mut Vm, place: usize| {
        vm.value_error(format!("non-hexadecimal number found in fromhex() arg at position {place}"))
    };
    // What is no ASCII at all is refused before anything is read.
    if let Some(place) = text.as_str().chars().position(|c| !c.is_ascii()) {
        return Err(wrong(vm, place));
    }
    while let Some((place, c)) = characters.next() {
        if matches!(c, ' ' | '\t'..='\r') {
            continue;
        }
        let Some(high) = c.to_digit(16) else {
            return Err(wrong(vm, place));
        };
        match characters.next().and_then(|(_, c)| c.to_digit(16)) {
            Some(low) => out.push((high << 4 | low) as u8),
            None => return Err(wrong(vm, place + 1)),
        }
    }
    let class = &args[0];
    let made = if super::mutable_class(vm, class) {
        Value::from(super::ByteArray::new(out))
    } else {
        Value::from(Bytes::new(out))
    };
    let exact = class.borrow_ref::<Type>().is_none_or(|class| !class.user);
    if exact { Ok(made) } else { vm.call(class, &[made]) }
}

/// `bytes.hex(sep, bytes_per_sep)`: separators are counted from the right, from the left with a negative number.
pub fn hex(vm: &mut Vm, bytes: &[u8], separator: &Value, group: &Value) -> Res {
    let digits = hex_digits(vm, bytes, separator, group, false)?;
    Ok(Value::from(Str::ascii(digits.into_iter().map(char::from).collect::<String>())))
}

/// The same as bytes; they may be separated by any byte where it is `bytes` that are wanted.
pub fn hex_digits(vm: &mut Vm, bytes: &[u8], separator: &Value, group: &Value, as_bytes: bool) -> Res<Vec<u8>> {
    let group = vm.c_int_argument(group)?;
    let separator = match separator.defined() {
        None => None,
        Some(value) => {
            if vm.length(value)? != 1 {
                return Err(vm.value_error("sep must be length 1."));
            }
            let c = match value.native::<Str>() {
                Some(text) => match text.as_str().chars().next().and_then(|c| u8::try_from(c).ok()) {
                    Some(byte) if byte.is_ascii() || as_bytes => byte,
                    _ => return Err(vm.value_error("sep must be ASCII.")),
                },
                None => match value.native::<Bytes>() {
                    Some(bytes) => match bytes.as_slice().first() {
                        Some(byte) if !byte.is_ascii() && !as_bytes => return Err(vm.value_error("sep must be ASCII.")),
                        byte => byte.copied().unwrap_or(b' '),
                    },
                    None => return Err(vm.type_error("sep must be str or bytes.")),
                },
            };
            Some(c)
        }
    };
    // The copy that is looked at, and what is made of it.
    let width = if separator.is_some() { 3 } else { 2 };
    vm.charge(bytes.len().saturating_mul(width + 1))?;
    let mut out = Vec::with_capacity(bytes.len() * width);
    let size = usize::try_from(group.unsigned_abs()).unwrap_or(usize::MAX);
    for (place, byte) in bytes.iter().enumerate() {
        if let Some(separator) = separator
            && size > 0
            && place > 0
        {
            let distance = if group > 0 { bytes.len() - place } else { place };
            if distance % size == 0 {
                out.push(separator);
            }
        }
        for digit in [byte >> 4, byte & 15] {
            out.push(b"0123456789abcdef"[usize::from(digit)]);
        }
    }
    Ok(out)
}
