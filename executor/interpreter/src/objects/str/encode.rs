//! `str.encode`, and decoding for `bytes.decode` and `str(bytes, encoding)`.

use super::Str;
use crate::memory::{Ref, Tuple, Value};
use crate::objects::native::{Def, def};
use crate::objects::{Bytes, Exception, Type};
use crate::text::codec::{self, Codec, Failure, Handler, Named, Problem};
use crate::vm::{Raise, Res, Vm};

/// Methods of the type.
pub const METHODS: &[Def] =
    &[def("encode(self, /, encoding='utf-8', errors='strict')", "The text as bytes.", |vm, args| {
        let text = vm.receiver::<Str>(&args[0])?;
        let encoding = vm.text_argument(&args[1], "encode", "argument 'encoding'")?;
        let errors = vm.text_argument(&args[2], "encode", "argument 'errors'")?;
        let bytes = vm.encode_text(&text, encoding.as_str(), errors.as_str())?;
        Ok(Value::from(Bytes::new(bytes)))
    })];

/// What is converted: text is encoded, bytes are decoded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    Text,
    Bytes,
}

impl Vm {
    /// Encodes text by the names of an encoding and an error handler; the exception of a codec has a note.
    pub fn encode_text(&mut self, text: &Ref<Str>, encoding: &str, errors: &str) -> Res<Vec<u8>> {
        let made = self.encode_plainly(text, encoding, errors);
        // What is registered was noted where it was called.
        let is_built_in = made.is_err() && matches!(codec::find(encoding), Named::Text(_));
        made.map_err(|raise| if is_built_in { self.noting_codec(raise, encoding, Origin::Text) } else { raise })
    }

    /// The same without a note.
    pub fn encode_plainly(&mut self, text: &Ref<Str>, encoding: &str, errors: &str) -> Res<Vec<u8>> {
        self.no_null(encoding)?;
        self.no_null(errors)?;
        let codec = match codec::find(encoding) {
            Named::Text(codec) => codec,
            Named::NotText(_) => return Err(self.not_text(encoding, "encode")),
            Named::Unknown => {
                let made = self.convert_registered(text.value(), encoding, errors, Origin::Text)?;
                return self.bytes_of(&made);
            }
        };
        self.charge(text.as_str().len().saturating_mul(if codec == Codec::Utf8 { 1 } else { 8 }))?;
        match codec::encode(codec, text.as_str(), &Handler::named(errors)) {
            Ok(bytes) => Ok(bytes),
            Err(Failure::UnknownHandler(name)) => self.encode_asking(codec, text, &name),
            Err(failure) => Err(self.codec_error(failure, Origin::Text, text.value())),
        }
    }

    /// The exception of a codec with a note that names it; CPython goes a short way for a few, which leaves none.
    pub(super) fn noting_codec(&mut self, raise: Raise, name: &str, origin: Origin) -> Raise {
        let plain = codec::normalize(name).replace('-', "_");
        let short = ["utf8", "utf_8", "utf16", "utf_16", "utf32", "utf_32", "ascii", "us_ascii"];
        let latin = ["latin1", "latin_1", "iso_8859_1", "iso8859_1"];
        let Raise::Exception(exception) = &raise else { return raise };
        if short.contains(&plain.as_str()) || latin.contains(&plain.as_str()) {
            return raise;
        }
        let verb = if origin == Origin::Text { "encoding" } else { "decoding" };
        let note = self.text(format!("{verb} with '{name}' codec failed"));
        match self.call_method(&exception.value(), &super::intern("add_note"), &[note]) {
            Ok(_) => raise,
            Err(other) => other,
        }
    }

    /// Decodes bytes by the names of an encoding and an error handler.
    pub fn decode_bytes(&mut self, bytes: &[u8], encoding: &str, errors: &str) -> Res<Ref<Str>> {
        self.no_null(encoding)?;
        self.no_null(errors)?;
        if bytes.is_empty() {
            return Ok(Str::ascii(""));
        }
        let codec = match codec::find(encoding) {
            Named::Text(codec) => codec,
            Named::NotText(_) => return Err(self.not_text(encoding, "decode")),
            Named::Unknown => {
                self.charge(bytes.len())?;
                let object = Value::from(Bytes::new(bytes));
                let made = self.convert_registered(object, encoding, errors, Origin::Bytes)?;
                return self.str_of(&made);
            }
        };
        self.decode_known(codec, bytes, errors).map_err(|raise| self.noting_codec(raise, encoding, Origin::Bytes))
    }

    /// Decodes bytes by a built-in encoding.
    pub fn decode_known(&mut self, codec: Codec, bytes: &[u8], errors: &str) -> Res<Ref<Str>> {
        let (codec, bytes) = match codec {
            // Mistakes are counted from behind the mark.
            Codec::Utf8Sig => (Codec::Utf8, bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes)),
            codec => (codec, bytes),
        };
        let width = match (codec, errors) {
            (Codec::Utf8, "backslashreplace") => 8,
            (Codec::Utf8, _) => 2,
            _ => 4,
        };
        self.charge(bytes.len().saturating_mul(width))?;
        if errors != "strict" {
            // Each byte may be an error of its own.
            self.tick(bytes.len() / 16)?;
        }
        match codec::decode(codec, bytes, &Handler::named(errors)) {
            Ok(text) => Ok(Str::new(text)),
            Err(Failure::UnknownHandler(name)) => self.decode_asking(codec, bytes, &name).map(Str::new),
            Err(failure) => {
                let object = Value::from(Bytes::new(bytes));
                Err(self.codec_error(failure, Origin::Bytes, object))
            }
        }
    }

    pub(super) fn not_text(&self, name: &str, verb: &str) -> Raise {
        self.error(
            &self.errors.LookupError,
            format!("'{name}' is not a text encoding; use codecs.{verb}() to handle arbitrary codecs"),
        )
    }

    /// Names that CPython hands to C end at a null.
    fn no_null(&mut self, name: &str) -> Res<()> {
        if name.contains('\0') { Err(self.value_error("embedded null character")) } else { Ok(()) }
    }

    pub(super) fn codec_error(&mut self, failure: Failure, origin: Origin, object: Value) -> Raise {
        match failure {
            Failure::Problem(problem) => self.unicode_error(problem, origin, object),
            Failure::UnknownHandler(name) => {
                self.error(&self.errors.LookupError, format!("unknown error handler name '{name}'"))
            }
            Failure::WrongHandler => {
                let name = self.unicode_error_class(origin).name();
                self.type_error(format!("don't know how to handle {} in error callback", name.as_str()))
            }
        }
    }

    fn unicode_error_class(&self, origin: Origin) -> Ref<Type> {
        match origin {
            Origin::Text => self.errors.UnicodeEncodeError.clone(),
            Origin::Bytes => self.errors.UnicodeDecodeError.clone(),
        }
    }

    pub(super) fn unicode_error(&mut self, problem: Problem, origin: Origin, object: Value) -> Raise {
        let class = self.unicode_error_class(origin);
        let args = [
            self.text(problem.encoding),
            object,
            Value::int(problem.start as i64),
            Value::int(problem.end as i64),
            self.text(problem.reason),
        ];
        match self.call(&class.value(), &args) {
            Ok(made) => match made.into_ref::<Exception>() {
                Ok(exception) => Raise::Exception(exception),
                Err(_) => Raise::Exception(Exception::new(class, Tuple::from_slice(&args))),
            },
            Err(raise) => raise,
        }
    }
}
