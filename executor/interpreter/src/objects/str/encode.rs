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

impl Vm {
    /// Encodes text by the names of an encoding and an error handler.
    pub fn encode_text(&mut self, text: &Ref<Str>, encoding: &str, errors: &str) -> Res<Vec<u8>> {
        self.no_null(encoding)?;
        self.no_null(errors)?;
        let codec = self.find_codec(encoding, "encode")?;
        self.charge(text.as_str().len().saturating_mul(if codec == Codec::Utf8 { 1 } else { 8 }))?;
        codec::encode(codec, text.as_str(), &Handler::named(errors)).map_err(|failure| {
            let class = self.errors.UnicodeEncodeError.clone();
            self.codec_error(failure, class, text.value())
        })
    }

    /// Decodes bytes by the names of an encoding and an error handler.
    pub fn decode_bytes(&mut self, bytes: &[u8], encoding: &str, errors: &str) -> Res<Ref<Str>> {
        self.no_null(encoding)?;
        self.no_null(errors)?;
        if bytes.is_empty() {
            return Ok(Str::ascii(""));
        }
        let codec = self.find_codec(encoding, "decode")?;
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
            Err(failure) => {
                let class = self.errors.UnicodeDecodeError.clone();
                let object = Value::from(Bytes::new(bytes));
                Err(self.codec_error(failure, class, object))
            }
        }
    }

    /// Names that CPython hands to C end at a null.
    fn no_null(&mut self, name: &str) -> Res<()> {
        if name.contains('\0') { Err(self.value_error("embedded null character")) } else { Ok(()) }
    }

    fn find_codec(&mut self, name: &str, direction: &str) -> Res<Codec> {
        match codec::find(name) {
            Named::Text(codec) => Ok(codec),
            Named::NotText => Err(self.error(
                &self.errors.LookupError,
                format!("'{name}' is not a text encoding; use codecs.{direction}() to handle arbitrary codecs"),
            )),
            Named::Unknown => Err(self.error(&self.errors.LookupError, format!("unknown encoding: {name}"))),
        }
    }

    fn codec_error(&mut self, failure: Failure, class: Ref<Type>, object: Value) -> Raise {
        match failure {
            Failure::Problem(problem) => self.unicode_error(problem, class, object),
            Failure::UnknownHandler(name) => {
                self.error(&self.errors.LookupError, format!("unknown error handler name '{name}'"))
            }
            Failure::WrongHandler => {
                let name = class.name();
                self.type_error(format!("don't know how to handle {} in error callback", name.as_str()))
            }
        }
    }

    fn unicode_error(&mut self, problem: Problem, class: Ref<Type>, object: Value) -> Raise {
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
