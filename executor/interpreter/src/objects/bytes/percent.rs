//! `bytes % values`. <https://docs.python.org/3.13/library/stdtypes.html#printf-style-bytes-formatting>
//!
//! The template and everything put into it are handled as text of one character a byte.

use super::buffer::{buffer, like};
use super::{ByteArray, Bytes};
use crate::memory::Value;
use crate::objects::str::percent::{Arguments, number_text};
use crate::text::percent::{Amount, Field, NEEDS_MAPPING, PercentParser, Piece};
use crate::vm::{Res, Vm};

fn wide(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| *byte as char).collect()
}

fn narrow(text: &str) -> Vec<u8> {
    text.chars().map(|c| c as u32 as u8).collect()
}

impl Vm {
    /// `bytes % args`
    pub(crate) fn percent_format_bytes(&mut self, template: &Value, args: &Value) -> Res {
        let text = wide(&buffer(self, template)?);
        let mut arguments = Arguments::new(self, args);
        if args.native::<Bytes>().is_some() || args.native::<ByteArray>().is_some() {
            arguments.forget_mapping();
        }
        let mut out = String::new();
        self.charge(text.len())?;
        for piece in PercentParser::new(&text) {
            self.tick(1)?;
            match piece.map_err(|error| self.text_error(error))? {
                Piece::Literal(text) => out.push_str(text),
                Piece::NeedMapping if !arguments.is_mapping() => return Err(self.type_error(NEEDS_MAPPING)),
                Piece::NeedMapping => {}
                Piece::Field(mut field) => {
                    if let Err(error) = &mut field.conversion
                        && error.message == "precision too big"
                    {
                        error.message = "prec too big".into();
                    }
                    let counted = match (field.width, field.precision) {
                        (_, Amount::Number(_)) | (Amount::Number(_), Amount::None) => {
                            text.chars().nth(field.index.wrapping_sub(1)).is_some_and(|before| before.is_ascii_digit())
                        }
                        _ => false,
                    };
                    let mut keyed = match field.key {
                        Some(key) => {
                            let key = Value::from(Bytes::new(narrow(key)));
                            let value = arguments.keyed(self, &key)?;
                            Some(Arguments::single(value))
                        }
                        None => None,
                    };
                    if keyed.is_some() {
                        arguments.exhaust();
                    }
                    let source = keyed.as_mut().unwrap_or(&mut arguments);
                    let conversion = source.prepare(self, &mut field)?;
                    let value = source.take(self)?;
                    let text = self.percent_bytes_field(&field, conversion, &value, counted)?;
                    self.charge(text.len())?;
                    out.push_str(&text);
                }
            }
        }
        arguments.finish(self, "not all arguments converted during bytes formatting")?;
        Ok(like(template, narrow(&out)))
    }

    /// `counted` says that the conversion stands behind the digits of a width or a precision.
    fn percent_bytes_field(&mut self, field: &Field, conversion: char, value: &Value, counted: bool) -> Res<String> {
        Ok(match conversion {
            's' | 'b' => {
                let bytes = self.bytes_inserted(value)?;
                field.render_text(&wide(&bytes))
            }
            'r' | 'a' => {
                let text = self.ascii_of(value)?;
                field.render_text(text.as_str())
            }
            'c' => {
                let byte = self.percent_byte(value)?;
                field.render_char(&wide(&[byte]))
            }
            'e' | 'E' | 'f' | 'F' | 'g' | 'G' if value.unwrapped().as_float().is_none() => match self.float_of(value) {
                Ok(number) => field.render_float(number),
                Err(crate::vm::Raise::Exception(_)) => {
                    let found = self.type_name(value);
                    return Err(self.type_error(format!("float argument required, not {found}")));
                }
                Err(raise) => return Err(raise),
            },
            // CPython makes one letter of the two before it looks at the value.
            _ => match number_text(self, field, if conversion == 'i' { 'd' } else { conversion }, value)? {
                Some(text) => text,
                // CPython fails while it words the refusal of what is not ASCII, unless it has just read a number.
                None if !conversion.is_ascii() && !counted => {
                    return Err(self.overflow_error("character argument not in range(0x110000)"));
                }
                None => {
                    let (code, index) = (conversion as u32, field.index);
                    let message = format!("unsupported format character '{conversion}' (0x{code:x}) at index {index}");
                    return Err(self.value_error(message));
                }
            },
        })
    }

    fn bytes_inserted(&mut self, value: &Value) -> Res<Vec<u8>> {
        if super::is_buffer(value) {
            return self.gathered_bytes_of(value);
        }
        let name = self.names.bytes.clone();
        match self.special(value, &name, &[])? {
            Some(result) if result.native::<Bytes>().is_some() => self.bytes_of(&result),
            Some(result) => {
                let found = self.type_name(&result);
                Err(self.type_error(format!("__bytes__ returned non-bytes (type {found})")))
            }
            None => {
                let found = self.type_name(value);
                Err(self.type_error(format!(
                    "%b requires a bytes-like object, or an object that implements __bytes__, not '{found}'"
                )))
            }
        }
    }

    fn percent_byte(&mut self, value: &Value) -> Res<u8> {
        const WANTED: &str = "%c requires an integer in range(256) or a single byte";
        if value.native::<Bytes>().is_some() || value.native::<ByteArray>().is_some() {
            return match self.bytes_of(value)?.as_slice() {
                [byte] => Ok(*byte),
                _ => Err(self.type_error(WANTED)),
            };
        }
        let number = match self.index_value(value) {
            Ok(number) => number,
            Err(raise) if self.is_error(&raise, &self.errors.TypeError) => return Err(self.type_error(WANTED)),
            Err(raise) => return Err(raise),
        };
        match number.as_index().and_then(|number| u8::try_from(number).ok()) {
            Some(byte) => Ok(byte),
            None => Err(self.overflow_error("%c arg not in range(256)")),
        }
    }
}
