//! `sub`, `subn` and `expand`. <https://docs.python.org/3.13/library/re.html#re.sub>

use super::match_::{self, Match};
use super::template::{self, Piece, TemplateError};
use super::text::{Search, Text};
use super::{Captures, Mode, Pattern, pattern, raise_pattern_error};
use crate::memory::Value;
use crate::objects::{Bytes, Str};
use crate::vm::{Raise, Res, Vm};

/// What takes the place of a match.
enum Replacement {
    /// The same for each match, whatever its type.
    Fixed(Value),
    Template(Vec<Piece>),
    Function(Value),
}

fn literal_bytes(text: &str) -> impl Iterator<Item = u8> + '_ {
    text.chars().map(|c| c as u32 as u8)
}

/// Parses a template; the text decides how, the pattern which groups there are.
fn parse(vm: &mut Vm, pattern: &Pattern, template: &Value) -> Res<Vec<Piece>> {
    if let Some(text) = template.native_ref::<Str>() {
        vm.tick(text.as_str().len() / 16)?;
        return template::parse(text.as_str(), &pattern.program).map_err(|error| template_error(vm, error, template));
    }
    if template.native_ref::<Bytes>().is_some() || template.kind() == crate::memory::Kind::ByteArray {
        let bytes = vm.bytes_of(template)?;
        return template::parse_bytes(&bytes, &pattern.program).map_err(|error| template_error(vm, error, template));
    }
    // Templates that were read are kept, and looked for first.
    vm.hash(template)?;
    let found = vm.type_name(template);
    Err(vm.type_error(format!("decoding to str: need a bytes-like object, {found} found")))
}

fn template_error(vm: &mut Vm, error: TemplateError, template: &Value) -> Raise {
    match error {
        TemplateError::Pattern(error) => raise_pattern_error(vm, &error, template),
        TemplateError::IndexError(message) => vm.index_error(message),
    }
}

impl Replacement {
    fn of(vm: &mut Vm, pattern: &Pattern, given: &Value) -> Res<Replacement> {
        if let Some(text) = given.native_ref::<Str>() {
            if !text.as_str().contains('\\') {
                return Ok(Replacement::Fixed(given.unwrapped().clone()));
            }
        } else if let Some(bytes) = given.native_ref::<Bytes>() {
            if !bytes.as_slice().contains(&b'\\') {
                return Ok(Replacement::Fixed(given.unwrapped().clone()));
            }
        } else if crate::builtins::attributes::is_callable(vm, given) {
            return Ok(Replacement::Function(given.clone()));
        }
        let pieces = parse(vm, pattern, given)?;
        if pieces.iter().all(|piece| matches!(piece, Piece::Literal(_))) {
            let text: String =
                pieces.iter().map(|piece| if let Piece::Literal(text) = piece { text.as_str() } else { "" }).collect();
            let bytes = given.native_ref::<Str>().is_none();
            let fixed =
                if bytes { Value::from(Bytes::new(literal_bytes(&text).collect::<Vec<u8>>())) } else { vm.text(text) };
            return Ok(Replacement::Fixed(fixed));
        }
        Ok(Replacement::Template(pieces))
    }
}

/// The result as it grows. `parts` counts what CPython would join, which its errors number.
enum Output {
    Str(String),
    Bytes(Vec<u8>),
}

impl Output {
    fn copy(&mut self, vm: &mut Vm, text: &Text, start: usize, end: usize) -> Res<()> {
        match (self, text) {
            (Output::Str(out), Text::Str(text)) => {
                let piece = text.as_str().get(start..end).unwrap_or_default();
                vm.reserve_text(out, piece.len())?;
                out.push_str(piece);
            }
            (Output::Bytes(out), Text::Bytes(bytes)) => {
                let bytes = bytes.as_slice();
                let piece = &bytes[start.min(bytes.len())..end.min(bytes.len())];
                vm.reserve(out, piece.len())?;
                out.extend_from_slice(piece);
            }
            _ => {}
        }
        Ok(())
    }

    fn add(&mut self, vm: &mut Vm, value: &Value, part: usize) -> Res<()> {
        match self {
            Output::Str(out) => match value.native_ref::<Str>() {
                Some(text) => {
                    vm.reserve_text(out, text.as_str().len())?;
                    out.push_str(text.as_str());
                    Ok(())
                }
                None => {
                    let found = vm.type_name(value);
                    Err(vm.type_error(format!("sequence item {part}: expected str instance, {found} found")))
                }
            },
            Output::Bytes(out) => match vm.bytes_of(value) {
                Ok(bytes) => {
                    vm.reserve(out, bytes.len())?;
                    out.extend_from_slice(&bytes);
                    Ok(())
                }
                Err(_) => {
                    let found = vm.type_name(value);
                    Err(vm.type_error(format!("sequence item {part}: expected a bytes-like object, {found} found")))
                }
            },
        }
    }

    fn expand(&mut self, vm: &mut Vm, pieces: &[Piece], text: &Text, found: &Captures) -> Res<()> {
        for piece in pieces {
            match (piece, &mut *self) {
                (Piece::Literal(literal), Output::Str(out)) => {
                    vm.reserve_text(out, literal.len())?;
                    out.push_str(literal);
                }
                (Piece::Literal(literal), Output::Bytes(out)) => {
                    vm.reserve(out, literal.len())?;
                    out.extend(literal_bytes(literal));
                }
                (Piece::Group(group), out) => {
                    if let Some((start, end)) = found.groups.get(*group).copied().flatten() {
                        out.copy(vm, text, start, end)?;
                    }
                }
            }
        }
        Ok(())
    }

    fn finish(self, vm: &Vm) -> Value {
        match self {
            Output::Str(text) => vm.text(text),
            Output::Bytes(bytes) => Value::from(Bytes::new(bytes)),
        }
    }

    fn like(text: &Text) -> Output {
        match text {
            Text::Str(_) => Output::Str(String::new()),
            Text::Bytes(_) => Output::Bytes(Vec::new()),
        }
    }
}

/// `pattern.subn(repl, string, count)`
pub fn substitute(vm: &mut Vm, args: &[Value]) -> Res<(Value, usize)> {
    let Some(pattern) = pattern::of(&args[0]) else { return Err(vm.type_error("a re.Pattern is required")) };
    let most = vm.index_of(&args[3])?;
    let replacement = Replacement::of(vm, pattern, &args[1])?;
    let text = Text::of(vm, pattern, &args[2])?;
    let _held = Text::hold(vm, &args[2])?;
    let size = text.size();
    let mut out = Output::like(&text);
    let mut search = Search::new(pattern, text, 0, size);
    let (mut last, mut count, mut parts) = (0, 0usize, 0);
    while most == 0 || (count as i64) < most {
        let Some(found) = search.next(vm, Mode::Search)? else { break };
        let Some((start, end)) = found.groups.first().copied().flatten() else { break };
        if last < start {
            out.copy(vm, &search.text, last, start)?;
            parts += 1;
        }
        match &replacement {
            Replacement::Fixed(value) => out.add(vm, value, parts)?,
            Replacement::Template(pieces) => out.expand(vm, pieces, &search.text, &found)?,
            Replacement::Function(function) => {
                let given = match_::make(vm, &args[0], &args[2], search.text.clone(), (0, size), found)?;
                let value = vm.call(function, &[given])?;
                if value.is_none() {
                    parts = parts.wrapping_sub(1);
                } else {
                    out.add(vm, &value, parts)?;
                }
            }
        }
        parts = parts.wrapping_add(1);
        last = end;
        count += 1;
    }
    if count == 0 {
        return Ok((search.text.slice(vm, 0, size)?, 0));
    }
    out.copy(vm, &search.text, last, size)?;
    Ok((out.finish(vm), count))
}

/// `match.expand(template)`
pub fn expand(vm: &mut Vm, this: &Match, template: &Value) -> Res {
    let Some(pattern) = pattern::of(&this.pattern) else { return Ok(Value::NONE) };
    let pieces = parse(vm, pattern, template)?;
    let mut out = match template.native_ref::<Str>() {
        Some(_) => Output::Str(String::new()),
        None => Output::Bytes(Vec::new()),
    };
    let text = this.text_now(vm)?;
    out.expand(vm, &pieces, &text, &this.found)?;
    Ok(out.finish(vm))
}
