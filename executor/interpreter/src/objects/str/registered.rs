//! Error handlers and encodings that programs registered with `codecs`.
//!
//! The tables are in the namespace of that module (`modules/codecs/codecs.py`): before it is imported, nothing can have
//! been registered.

use super::Str;
use super::encode::Origin;
use crate::memory::{Ref, Tuple, Value};
use crate::objects::str::intern;
use crate::objects::{Bytes, Dict, Module};
use crate::text::codec::{self, Codec, Failure, Handler, Order, Problem};
use crate::vm::exceptions::extra;
use crate::vm::{Raise, Res, Vm};

/// So much is converted at once between two problems.
const WINDOW: usize = 256;

/// What a handler answered: text or bytes instead, and where to go on, in bytes that it may have exchanged.
struct Answer {
    instead: Value,
    at: usize,
    object: Value,
}

/// The encoding for what follows the first piece: without a mark in front.
fn continued(codec: Codec) -> Codec {
    match codec {
        Codec::Utf8Sig => Codec::Utf8,
        Codec::Utf16(None) => Codec::Utf16(Some(Order::Little)),
        Codec::Utf32(None) => Codec::Utf32(Some(Order::Little)),
        codec => codec,
    }
}

/// The same for bytes that are read, and the length of the mark.
fn after_mark(codec: Codec, bytes: &[u8]) -> (Codec, usize) {
    let marks: &[(&[u8], Codec)] = match codec {
        Codec::Utf16(None) => {
            &[(b"\xff\xfe", Codec::Utf16(Some(Order::Little))), (b"\xfe\xff", Codec::Utf16(Some(Order::Big)))]
        }
        Codec::Utf32(None) => {
            &[(b"\xff\xfe\0\0", Codec::Utf32(Some(Order::Little))), (b"\0\0\xfe\xff", Codec::Utf32(Some(Order::Big)))]
        }
        _ => &[],
    };
    let found = marks.iter().find(|(mark, _)| bytes.starts_with(mark));
    found.map_or((continued(codec), 0), |(mark, codec)| (*codec, mark.len()))
}

impl Vm {
    fn codecs_table(&self, name: &str) -> Option<Value> {
        let module = self.modules.get_str(&intern("codecs"))?.to_ref::<Module>()?;
        module.dict.get_str(&intern(name))
    }

    fn registered_handler(&mut self, name: &str) -> Res {
        let table = self.codecs_table("_handlers").and_then(|table| table.into_ref::<Dict>().ok());
        match table.and_then(|table| table.get_str(&intern(name))) {
            Some(handler) => Ok(handler),
            None => Err(self.error(&self.errors.LookupError, format!("unknown error handler name '{name}'"))),
        }
    }

    fn ask_handler(
        &mut self,
        handler: &Value,
        problem: Problem,
        origin: Origin,
        object: &Value,
        size: usize,
    ) -> Res<Answer> {
        let error = match self.unicode_error(problem, origin, object.clone()) {
            Raise::Exception(exception) => exception,
            fault => return Err(fault),
        };
        let answer = self.call(handler, &[error.value()])?;
        let parts = answer.native_ref::<Tuple>().filter(|parts| parts.len() == 2);
        let fits = |value: &Value| {
            value.native::<Str>().is_some() || origin == Origin::Text && value.native::<Bytes>().is_some()
        };
        let Some(parts) = parts.filter(|parts| fits(&parts[0])) else {
            return Err(self.type_error(match origin {
                Origin::Text => "encoding error handler must return (str/bytes, int) tuple",
                Origin::Bytes => "decoding error handler must return (str, int) tuple",
            }));
        };
        let place = self.index_of(&parts[1])?;
        let (object, size) = match origin {
            Origin::Text => (object.clone(), size),
            Origin::Bytes => {
                let Some(object) = extra(&error, "object") else {
                    return Err(self.type_error("object attribute not set"));
                };
                match object.native::<Bytes>().map(|bytes| bytes.as_slice().len()) {
                    Some(size) => (object, size),
                    None => return Err(self.type_error("object attribute must be bytes")),
                }
            }
        };
        let place = if place < 0 { place.saturating_add(size as i64) } else { place };
        match usize::try_from(place).ok().filter(|at| *at <= size) {
            Some(at) => Ok(Answer { instead: parts[0].clone(), at, object }),
            None => Err(self.index_error(format!("position {place} from error handler out of bounds"))),
        }
    }

    /// Encodes text that holds what the encoding lacks, asking a registered handler about each such place.
    pub(super) fn encode_asking(&mut self, codec: Codec, text: &Ref<Str>, name: &str) -> Res<Vec<u8>> {
        let handler = self.registered_handler(name)?;
        self.charge(text.as_str().len().saturating_mul(4))?;
        let characters: Vec<char> = text.as_str().chars().collect();
        let (mut out, mut at, mut window) = (Vec::new(), 0, WINDOW);
        let mut now = codec;
        while at < characters.len() {
            let end = at.saturating_add(window).min(characters.len());
            self.tick((end - at) / 16)?;
            let piece: String = characters[at..end].iter().collect();
            let mut problem = match codec::encode(now, &piece, &Handler::Strict) {
                Ok(bytes) => {
                    self.append(&mut out, &bytes)?;
                    (at, now, window) = (end, continued(now), WINDOW);
                    continue;
                }
                Err(Failure::Problem(problem)) => problem,
                Err(failure) => return Err(self.codec_error(failure, Origin::Text, text.value())),
            };
            if at + problem.end == end && end < characters.len() {
                // It may go on behind the window.
                window *= 2;
                continue;
            }
            let good: String = characters[at..at + problem.start].iter().collect();
            if let Ok(bytes) = codec::encode(now, &good, &Handler::Strict) {
                self.append(&mut out, &bytes)?;
            }
            problem.encoding =
                if let Codec::Utf16(None) | Codec::Utf32(None) = codec { codec.name() } else { problem.encoding };
            (problem.start, problem.end) = (problem.start + at, problem.end + at);
            now = continued(now);
            let answer = self.ask_handler(&handler, problem.clone(), Origin::Text, &text.value(), characters.len())?;
            match self.written(now, &answer.instead) {
                Some(bytes) => self.append(&mut out, &bytes)?,
                None => return Err(self.unicode_error(problem, Origin::Text, text.value())),
            }
            (at, window) = (answer.at, WINDOW);
        }
        Ok(out)
    }

    /// What a handler gave instead, as bytes of the encoding; `None` when it cannot stand there either.
    fn written(&mut self, codec: Codec, instead: &Value) -> Option<Vec<u8>> {
        let (wide, width) = match codec {
            Codec::Utf16(_) => (true, 2),
            Codec::Utf32(_) => (true, 4),
            codec => (codec == Codec::Utf8, 1),
        };
        if let Some(bytes) = instead.native::<Bytes>() {
            return Some(bytes.as_slice().to_vec()).filter(|bytes| bytes.len().is_multiple_of(width));
        }
        let text = instead.native_ref::<Str>()?;
        if wide && !text.is_ascii() {
            return None;
        }
        codec::encode(codec, text.as_str(), &Handler::Strict).ok()
    }

    fn append(&mut self, out: &mut Vec<u8>, bytes: &[u8]) -> Res<()> {
        self.reserve(out, bytes.len())?;
        out.extend_from_slice(bytes);
        Ok(())
    }

    /// Decodes bytes that hold mistakes, asking a registered handler about each.
    pub(super) fn decode_asking(&mut self, codec: Codec, bytes: &[u8], name: &str) -> Res<String> {
        let handler = self.registered_handler(name)?;
        let (codec, mut at) = after_mark(codec, bytes);
        let mut bytes = Bytes::new(bytes);
        // Where a character's meaning hangs on what came before, everything that is left is read at once.
        let whole = matches!(codec, Codec::Utf7 | Codec::UnicodeEscape | Codec::RawUnicodeEscape);
        let first = if whole { usize::MAX } else { WINDOW };
        let (mut out, mut window) = (String::new(), first);
        while at < bytes.as_slice().len() {
            let (object, source) = (bytes.value(), bytes.as_slice());
            let end = at.saturating_add(window).min(source.len());
            self.tick((end - at) / 16)?;
            let mut problem = match codec::decode(codec, &source[at..end], &Handler::Strict) {
                Ok(text) => {
                    self.charge(out.len() + text.len())?;
                    out.push_str(&text);
                    (at, window) = (end, first);
                    continue;
                }
                Err(Failure::Problem(problem)) => problem,
                Err(failure) => return Err(self.codec_error(failure, Origin::Bytes, object)),
            };
            if at + problem.end == end && end < source.len() {
                window *= 2;
                continue;
            }
            if let Ok(text) = codec::decode(codec, &source[at..at + problem.start], &Handler::Strict) {
                out.push_str(&text);
            }
            (problem.start, problem.end) = (problem.start + at, problem.end + at);
            let answer = self.ask_handler(&handler, problem, Origin::Bytes, &object, source.len())?;
            if let Some(text) = answer.instead.native_ref::<Str>() {
                self.charge(out.len() + text.as_str().len())?;
                out.push_str(text.as_str());
            }
            (at, window) = (answer.at, first);
            if let Some(exchanged) = answer.object.native_ref::<Bytes>() {
                bytes = exchanged;
            }
        }
        Ok(out)
    }

    /// The codec that a program registered under that name, once `codecs` is imported.
    fn registered_codec(&mut self, name: &str) -> Res {
        if matches!(&*codec::normalize(name), "idna" | "punycode") {
            self.module_attr("codecs", "_search")?;
        }
        if let Some(search) = self.codecs_table("_search") {
            let plain = self.text(codec::normalize(name));
            let found = self.call(&search, &[plain])?;
            if !found.is_none() {
                return Ok(found);
            }
        }
        Err(self.error(&self.errors.LookupError, format!("unknown encoding: {name}")))
    }

    /// Converts by an encoding that a program registered.
    pub(super) fn convert_registered(&mut self, object: Value, name: &str, errors: &str, origin: Origin) -> Res {
        let found = self.registered_codec(name)?;
        let (verb, place, wanted) = match origin {
            Origin::Text => ("encode", 0, "bytes"),
            Origin::Bytes => ("decode", 1, "str"),
        };
        if let Ok(text) = self.get_attr(&found, &intern("_is_text_encoding"))
            && !self.truth(&text)?
        {
            return Err(self.not_text(name, verb));
        }
        let function = self.get_item(&found, &Value::int(place))?;
        let mut arguments = vec![object];
        if errors != "strict" {
            arguments.push(self.text(errors));
        }
        let result = self.call(&function, &arguments).map_err(|raise| self.noting_codec(raise, name, origin))?;
        let Some(parts) = result.native_ref::<Tuple>().filter(|parts| parts.len() == 2) else {
            let gap = if origin == Origin::Text { " " } else { "" };
            return Err(self.type_error(format!("{verb}r must return a tuple (object,{gap}integer)")));
        };
        let fits = match origin {
            Origin::Text => parts[0].native::<Bytes>().is_some(),
            Origin::Bytes => parts[0].native::<Str>().is_some(),
        };
        if !fits {
            let found = self.type_name(&parts[0]);
            return Err(self.type_error(format!(
                "'{name}' {verb}r returned '{found}' instead of '{wanted}'; use codecs.{verb}() to {verb} to arbitrary types"
            )));
        }
        Ok(parts[0].clone())
    }
}
