//! What a pattern is applied to: a str or bytes of a program, held while it is searched.

use super::{Captures, Matcher, Mode, Pattern, Stop};
use crate::memory::{Ref, Value};
use crate::objects::bytes::is_buffer;
use crate::objects::{Bytes, Str};
use crate::vm::{Raise, Res, Vm};

/// The text searched, kept alive by a count of its own. Positions are byte offsets.
#[derive(Clone)]
pub enum Text {
    Str(Ref<Str>),
    Bytes(Ref<Bytes>),
}

impl Text {
    /// The text of a `string` argument, which must fit the pattern.
    pub fn of(vm: &mut Vm, pattern: &Pattern, value: &Value) -> Res<Text> {
        let text = Text::any(vm, value)?;
        match (&text, pattern.program.is_bytes()) {
            (Text::Bytes(_), false) => Err(vm.type_error("cannot use a string pattern on a bytes-like object")),
            (Text::Str(_), true) => Err(vm.type_error("cannot use a bytes pattern on a string-like object")),
            _ => Ok(text),
        }
    }

    /// A str or bytes-like object.
    pub fn any(vm: &mut Vm, value: &Value) -> Res<Text> {
        if let Some(text) = value.native_ref::<Str>() {
            return Ok(Text::Str(text));
        }
        if let Some(bytes) = value.native_ref::<Bytes>() {
            return Ok(Text::Bytes(bytes));
        }
        if is_buffer(value) {
            match vm.bytes_of(value) {
                Ok(bytes) => return Ok(Text::Bytes(Bytes::new(bytes))),
                // Why its bytes are not to be had is not told.
                Err(Raise::Exception(_)) => {}
                Err(raise) => return Err(raise),
            }
        }
        let found = vm.type_name(value);
        Err(vm.type_error(format!("expected string or bytes-like object, got '{found}'")))
    }

    /// Length in bytes.
    pub fn size(&self) -> usize {
        match self {
            Text::Str(text) => text.as_str().len(),
            Text::Bytes(bytes) => bytes.as_slice().len(),
        }
    }

    /// What Python calls the length.
    pub fn length(&self) -> usize {
        match self {
            Text::Str(text) => text.len(),
            Text::Bytes(bytes) => bytes.as_slice().len(),
        }
    }

    /// A Python index as a byte offset.
    pub fn offset(&self, index: usize) -> usize {
        match self {
            Text::Str(text) => text.byte_offset(index),
            Text::Bytes(_) => index,
        }
    }

    /// A byte offset as a Python index.
    pub fn index(&self, offset: usize) -> usize {
        match self {
            Text::Str(text) => text.char_index(offset),
            Text::Bytes(_) => offset,
        }
    }

    /// A piece as a value.
    pub fn slice(&self, vm: &mut Vm, start: usize, end: usize) -> Res {
        vm.charge(end.saturating_sub(start))?;
        Ok(match self {
            Text::Str(text) if start == 0 && end == text.as_str().len() => text.value(),
            Text::Str(text) if text.is_ascii() => {
                Value::from(Str::ascii(text.as_str().get(start..end).unwrap_or_default()))
            }
            Text::Str(text) => vm.text(text.as_str().get(start..end).unwrap_or_default()),
            Text::Bytes(bytes) if start == 0 && end == bytes.as_slice().len() => bytes.value(),
            Text::Bytes(bytes) => {
                let bytes = bytes.as_slice();
                Value::from(Bytes::new(&bytes[start.min(bytes.len())..end.min(bytes.len())]))
            }
        })
    }

    /// What keeps a text that can change as long as it is, while guest code may run between two matches.
    pub fn hold(vm: &mut Vm, value: &Value) -> Res<Option<Value>> {
        if value.native::<Str>().is_some() || value.native::<Bytes>().is_some() {
            return Ok(None);
        }
        let class = vm.types.memoryview.value();
        vm.call(&class, std::slice::from_ref(value)).map(Some)
    }

    /// An empty text of the same type.
    pub fn empty(&self, vm: &Vm) -> Value {
        match self {
            Text::Str(_) => vm.text(""),
            Text::Bytes(_) => Value::from(Bytes::new(Vec::new())),
        }
    }

    /// `pos` and `endpos` as byte offsets, clipped to the text.
    pub fn bounds(&self, vm: &mut Vm, start: &Value, end: &Value) -> Res<(usize, usize)> {
        let (start, end) = (vm.index_of(start)?, vm.index_of(end)?);
        if start <= 0 && end == i64::MAX {
            return Ok((0, self.size()));
        }
        let length = self.length() as i64;
        let clip = |index: i64| self.offset(index.clamp(0, length) as usize);
        Ok((clip(start), clip(end)))
    }
}

/// A search that goes on from match to match.
pub struct Search<'p> {
    matcher: Matcher<'p>,
    pub text: Text,
    pub at: usize,
    pub end: usize,
    pub must_advance: bool,
}

impl<'p> Search<'p> {
    pub fn new(pattern: &'p Pattern, text: Text, start: usize, end: usize) -> Search<'p> {
        Search { matcher: Matcher::new(&pattern.program), text, at: start, end, must_advance: false }
    }

    /// The next match. The one after it begins where this ends, and is not empty there if this one is.
    pub fn next(&mut self, vm: &mut Vm, mode: Mode) -> Res<Option<Captures>> {
        if self.at > self.end {
            return Ok(None);
        }
        let found = self.once(vm, mode)?;
        if let Some((start, end)) = found.as_ref().and_then(|found| found.groups.first().copied().flatten()) {
            self.must_advance = start == end;
            self.at = end;
        }
        Ok(found)
    }

    fn once(&mut self, vm: &mut Vm, mode: Mode) -> Res<Option<Captures>> {
        vm.tick(1)?;
        let mut raised = None;
        let mut steps = |count: usize| {
            vm.tick(count / 2).map_err(|raise| {
                raised = Some(raise);
                Stop::Host
            })
        };
        let (at, end, must_advance) = (self.at, self.end, self.must_advance);
        let found = match &self.text {
            Text::Str(text) => self.matcher.match_str(text.as_str(), at, end, mode, must_advance, &mut steps),
            Text::Bytes(text) => self.matcher.match_bytes(text.as_slice(), at, end, mode, must_advance, &mut steps),
        };
        match found {
            Ok(found) => Ok(found),
            Err(Stop::Host) => Err(raised.unwrap_or(Raise::Fault)),
            Err(Stop::Memory) => Err(vm.error(&vm.errors.MemoryError.clone(), "")),
        }
    }
}
