//! JSON text as values.

use super::decode_error;
use crate::memory::{Ref, Tuple, Value};
use crate::objects::native::{Def, def};
use crate::objects::str::from_code_point;
use crate::objects::{Dict, List, Str};
use crate::vm::{Raise, Res, Vm};

/// What the decoder was told to do.
struct Options {
    strict: bool,
    object_hook: Option<Value>,
    object_pairs_hook: Option<Value>,
    parse_float: Option<Value>,
    parse_int: Option<Value>,
    parse_constant: Option<Value>,
}

/// Why reading stops.
enum Stop {
    /// Nothing that could be a value begins at this byte.
    NoValue(usize),
    /// A `JSONDecodeError` with this message at this byte.
    Bad(&'static str, usize),
    Raise(Raise),
}

impl From<Raise> for Stop {
    fn from(raise: Raise) -> Stop {
        Stop::Raise(raise)
    }
}

type Step<T = Value> = Result<T, Stop>;

/// Places in the table of keys met before.
const KEYS: usize = 128;

struct Scanner<'t> {
    text: &'t str,
    bytes: &'t [u8],
    at: usize,
    options: &'t Options,
    /// Keys met before, by a rough hash: most documents repeat few keys.
    keys: Vec<Option<Ref<Str>>>,
}

/// Runs a step one level deeper.
fn deeper(vm: &mut Vm, what: &str, body: impl FnOnce(&mut Vm) -> Step) -> Step {
    let mut stopped = None;
    let result = vm.deeper_while(what, |vm| match body(vm) {
        Ok(value) => Ok(value),
        Err(Stop::Raise(raise)) => Err(raise),
        Err(stop) => {
            stopped = Some(stop);
            Ok(Value::NONE)
        }
    });
    match stopped {
        Some(stop) => Err(stop),
        None => Ok(result?),
    }
}

impl<'t> Scanner<'t> {
    fn new(text: &'t str, at: usize, options: &'t Options) -> Scanner<'t> {
        Scanner { text, bytes: text.as_bytes(), at, options, keys: Vec::new() }
    }

    fn peek(&self) -> Option<u8> {
        self.bytes.get(self.at).copied()
    }

    fn skip_blanks(&mut self) {
        while matches!(self.peek(), Some(b' ' | b'\t' | b'\n' | b'\r')) {
            self.at += 1;
        }
    }

    fn value(&mut self, vm: &mut Vm) -> Step {
        vm.tick(1)?;
        match self.peek() {
            Some(b'"') => {
                self.at += 1;
                Ok(Value::from(self.string(vm, false)?))
            }
            Some(b'{') => deeper(vm, " while decoding a JSON object from a unicode string", |vm| self.object(vm)),
            Some(b'[') => deeper(vm, " while decoding a JSON array from a unicode string", |vm| self.array(vm)),
            Some(b'n') if self.word("null") => Ok(Value::NONE),
            Some(b't') if self.word("true") => Ok(Value::TRUE),
            Some(b'f') if self.word("false") => Ok(Value::FALSE),
            Some(b'N') if self.word("NaN") => self.constant(vm, "NaN", crate::objects::float::fresh_nan()),
            Some(b'I') if self.word("Infinity") => self.constant(vm, "Infinity", f64::INFINITY),
            Some(b'-') if self.word("-Infinity") => self.constant(vm, "-Infinity", f64::NEG_INFINITY),
            Some(b'-' | b'0'..=b'9') => self.number(vm),
            _ => Err(Stop::NoValue(self.at)),
        }
    }

    /// Passes over a word if it comes next.
    fn word(&mut self, word: &str) -> bool {
        let found = self.bytes.get(self.at..).is_some_and(|rest| rest.starts_with(word.as_bytes()));
        if found {
            self.at += word.len();
        }
        found
    }

    fn constant(&mut self, vm: &mut Vm, name: &str, value: f64) -> Step {
        match &self.options.parse_constant {
            Some(parse) => {
                let name = vm.text(name);
                Ok(vm.call(parse, &[name])?)
            }
            None => Ok(Value::float(value)),
        }
    }

    fn digits(&self, mut at: usize) -> usize {
        while self.bytes.get(at).is_some_and(u8::is_ascii_digit) {
            at += 1;
        }
        at
    }

    fn number(&mut self, vm: &mut Vm) -> Step {
        let start = self.at;
        let first = if self.peek() == Some(b'-') { start + 1 } else { start };
        let mut end = match self.bytes.get(first) {
            Some(b'0') => first + 1,
            Some(b'1'..=b'9') => self.digits(first),
            _ => return Err(Stop::NoValue(start)),
        };
        let mut float = false;
        if self.bytes.get(end) == Some(&b'.') {
            let fraction = self.digits(end + 1);
            if fraction > end + 1 {
                float = true;
                end = fraction;
            }
        }
        if matches!(self.bytes.get(end), Some(b'e' | b'E')) {
            let sign = usize::from(matches!(self.bytes.get(end + 1), Some(b'+' | b'-')));
            let exponent = self.digits(end + 1 + sign);
            if exponent > end + 1 + sign {
                float = true;
                end = exponent;
            }
        }
        self.at = end;
        let text = self.text.get(start..end).unwrap_or_default();
        let parse = if float { &self.options.parse_float } else { &self.options.parse_int };
        if let Some(parse) = parse {
            let text = vm.text(text);
            return Ok(vm.call(parse, &[text])?);
        }
        if float {
            return Ok(Value::float(text.parse().unwrap_or(0.0)));
        }
        if let Ok(small) = text.parse::<i64>() {
            return Ok(Value::int(small));
        }
        let (class, text) = (vm.types.int.value(), vm.text(text));
        Ok(vm.call(&class, &[text])?)
    }

    /// The rest of a string, behind its opening quote.
    fn string(&mut self, vm: &mut Vm, key: bool) -> Step<Ref<Str>> {
        let begin = self.at;
        let rest = self.bytes.get(begin..).unwrap_or_default();
        let mut end = 0;
        while let Some(byte) = rest.get(end) {
            if *byte == b'"' || *byte == b'\\' || *byte < 0x20 {
                break;
            }
            end += 1;
        }
        if rest.get(end) == Some(&b'"') {
            let text = self.text.get(begin..begin + end).unwrap_or_default();
            self.at = begin + end + 1;
            if key {
                return Ok(self.known_key(text));
            }
            vm.charge(text.len())?;
            return Ok(Str::new(text));
        }
        let text = self.escaped(vm, begin, begin + end)?;
        Ok(Str::new(text))
    }

    /// A string with escapes; `at` is where the plain text from `begin` on stops.
    fn escaped(&mut self, vm: &mut Vm, begin: usize, mut at: usize) -> Step<String> {
        let mut out = String::new();
        let mut plain = begin;
        loop {
            let byte = self.bytes.get(at).copied();
            match byte {
                Some(b'"' | b'\\') => {
                    let piece = self.text.get(plain..at).unwrap_or_default();
                    vm.reserve_text(&mut out, piece.len() + 4)?;
                    out.push_str(piece);
                    if byte == Some(b'"') {
                        self.at = at + 1;
                        return Ok(out);
                    }
                    let (c, next) = self.escape(begin, at + 1)?;
                    out.push(c);
                    (at, plain) = (next, next);
                }
                Some(..0x20) if self.options.strict => return Err(Stop::Bad("Invalid control character at", at)),
                Some(_) => at += 1,
                None => return Err(Stop::Bad("Unterminated string starting at", begin.wrapping_sub(1))),
            }
        }
    }

    /// The character of an escape, and what follows it; `at` is behind the backslash.
    fn escape(&self, begin: usize, at: usize) -> Step<(char, usize)> {
        let c = match self.bytes.get(at) {
            None => return Err(Stop::Bad("Unterminated string starting at", begin.wrapping_sub(1))),
            Some(c @ (b'"' | b'\\' | b'/')) => char::from(*c),
            Some(b'b') => '\u{8}',
            Some(b'f') => '\u{c}',
            Some(b'n') => '\n',
            Some(b'r') => '\r',
            Some(b't') => '\t',
            Some(b'u') => return self.unicode_escape(at + 1),
            Some(_) => return Err(Stop::Bad("Invalid \\escape", at - 1)),
        };
        Ok((c, at + 1))
    }

    fn four_digits(&self, at: usize) -> Option<u32> {
        let digits = self.bytes.get(at..at + 4)?;
        digits.iter().try_fold(0, |code, digit| Some(code << 4 | char::from(*digit).to_digit(16)?))
    }

    fn unicode_escape(&self, at: usize) -> Step<(char, usize)> {
        // CPython wants a character behind the digits, and names the place of the `u`.
        let code = match self.four_digits(at) {
            Some(code) if at + 4 < self.bytes.len() => code,
            _ => return Err(Stop::Bad("Invalid \\uXXXX escape", at - 1)),
        };
        let mut next = at + 4;
        let mut full = code;
        if (0xD800..0xDC00).contains(&code)
            && self.bytes.get(next..next + 2) == Some(b"\\u")
            && let Some(low) = self.four_digits(next + 2)
            && (0xDC00..0xE000).contains(&low)
            && next + 6 < self.bytes.len()
        {
            full = 0x1_0000 + ((code - 0xD800) << 10) + (low - 0xDC00);
            next += 6;
        }
        Ok((from_code_point(full).unwrap_or(char::REPLACEMENT_CHARACTER), next))
    }

    /// The string of a key, the same object for the same text where that is easy.
    fn known_key(&mut self, text: &str) -> Ref<Str> {
        if self.keys.is_empty() {
            self.keys.resize(KEYS, None);
        }
        let bytes = text.as_bytes();
        let end = |place: usize| bytes.get(place).copied().map_or(0, usize::from);
        let rough = end(0) ^ end(bytes.len() / 2) << 1 ^ end(bytes.len().wrapping_sub(1)) << 2 ^ bytes.len() << 3;
        let Some(slot) = self.keys.get_mut(rough % KEYS) else { return Str::new(text) };
        match slot {
            Some(known) if known.as_str() == text => known.clone(),
            _ => slot.insert(Str::new(text)).clone(),
        }
    }

    fn array(&mut self, vm: &mut Vm) -> Step {
        self.at += 1;
        self.skip_blanks();
        let mut items = Vec::new();
        if self.peek() == Some(b']') {
            self.at += 1;
            return Ok(Value::from(List::new(items)));
        }
        loop {
            let item = self.value(vm)?;
            if items.len() == items.capacity() {
                vm.reserve(&mut items, 1)?;
            }
            items.push(item);
            self.skip_blanks();
            let comma = self.at;
            match self.peek() {
                Some(b']') => break,
                Some(b',') => self.at += 1,
                _ => return Err(Stop::Bad("Expecting ',' delimiter", self.at)),
            }
            self.skip_blanks();
            if self.peek() == Some(b']') {
                return Err(Stop::Bad("Illegal trailing comma before end of array", comma));
            }
        }
        self.at += 1;
        Ok(Value::from(List::new(items)))
    }

    fn object(&mut self, vm: &mut Vm) -> Step {
        self.at += 1;
        self.skip_blanks();
        let dict = Dict::new();
        let mut pairs = Vec::new();
        let in_pairs = self.options.object_pairs_hook.is_some();
        if self.peek() != Some(b'}') {
            loop {
                if self.peek() != Some(b'"') {
                    return Err(Stop::Bad("Expecting property name enclosed in double quotes", self.at));
                }
                self.at += 1;
                let key = self.string(vm, true)?;
                self.skip_blanks();
                if self.peek() != Some(b':') {
                    return Err(Stop::Bad("Expecting ':' delimiter", self.at));
                }
                self.at += 1;
                self.skip_blanks();
                let value = self.value(vm)?;
                if in_pairs {
                    vm.reserve(&mut pairs, 1)?;
                    pairs.push(Value::from(Tuple::from_slice(&[key.value(), value])));
                } else {
                    dict.set_str(&key, value);
                }
                self.skip_blanks();
                let comma = self.at;
                match self.peek() {
                    Some(b'}') => break,
                    Some(b',') => self.at += 1,
                    _ => return Err(Stop::Bad("Expecting ',' delimiter", self.at)),
                }
                self.skip_blanks();
                if self.peek() == Some(b'}') {
                    return Err(Stop::Bad("Illegal trailing comma before end of object", comma));
                }
            }
        }
        self.at += 1;
        if let Some(hook) = &self.options.object_pairs_hook {
            return Ok(vm.call(hook, &[Value::from(List::new(pairs))])?);
        }
        if let Some(hook) = &self.options.object_hook {
            return Ok(vm.call(hook, &[Value::from(dict)])?);
        }
        Ok(Value::from(dict))
    }
}

fn options(vm: &mut Vm, args: &[Value]) -> Res<Options> {
    let given = |value: &Value| if value.is_none() { None } else { Some(value.clone()) };
    Ok(Options {
        strict: vm.truth(&args[0])?,
        object_hook: given(&args[1]),
        object_pairs_hook: given(&args[2]),
        parse_float: given(&args[3]),
        parse_int: given(&args[4]),
        parse_constant: given(&args[5]),
    })
}

fn text(vm: &mut Vm, value: &Value) -> Res<Ref<Str>> {
    match value.native_ref::<Str>() {
        Some(text) => Ok(text),
        None => {
            let found = vm.type_name(value);
            Err(vm.type_error(format!("first argument must be a string, not {found}")))
        }
    }
}

/// The exception for a stop, with its position in characters.
fn raise(vm: &mut Vm, stop: Stop, source: &Ref<Str>, document: &Value) -> Raise {
    let index = |at: usize| if at == usize::MAX { -1 } else { source.char_index(at.min(source.as_str().len())) as i64 };
    match stop {
        Stop::Raise(raise) => raise,
        Stop::NoValue(at) => vm.stop_iteration(Value::int(index(at))),
        Stop::Bad(message, at) => decode_error(vm, message, document, index(at)),
    }
}

/// The functions of this file.
pub const FUNCTIONS: &[Def] = &[
    def(
        "_scan(string, idx, strict, object_hook, object_pairs_hook, parse_float, parse_int, parse_constant, /)",
        "The value that begins at an index, and where it ends.",
        |vm, args| {
            let index = vm.index_of(&args[1])?;
            let source = text(vm, &args[0])?;
            let Ok(index) = usize::try_from(index) else { return Err(vm.value_error("idx cannot be negative")) };
            let options = options(vm, &args[2..])?;
            if index > source.len() {
                return Err(vm.stop_iteration(Value::int(index as i64)));
            }
            let mut scanner = Scanner::new(source.as_str(), source.byte_offset(index), &options);
            match scanner.value(vm) {
                Ok(value) => {
                    let end = source.char_index(scanner.at) as i64;
                    Ok(Value::from(Tuple::from_slice(&[value, Value::int(end)])))
                }
                Err(stop) => Err(raise(vm, stop, &source, &args[0])),
            }
        },
    ),
    def(
        "_decode(string, strict, object_hook, object_pairs_hook, parse_float, parse_int, parse_constant, /)",
        "The one value that a text holds.",
        |vm, args| {
            let source = text(vm, &args[0])?;
            let options = options(vm, &args[1..])?;
            let mut scanner = Scanner::new(source.as_str(), 0, &options);
            scanner.skip_blanks();
            let value = match scanner.value(vm) {
                Ok(value) => value,
                Err(Stop::NoValue(at)) => {
                    return Err(raise(vm, Stop::Bad("Expecting value", at), &source, &args[0]));
                }
                Err(stop) => return Err(raise(vm, stop, &source, &args[0])),
            };
            scanner.skip_blanks();
            if scanner.at != source.as_str().len() {
                return Err(raise(vm, Stop::Bad("Extra data", scanner.at), &source, &args[0]));
            }
            Ok(value)
        },
    ),
    def("scanstring(string, end, strict=True, /)", "Scan the string s for a JSON string.", |vm, args| {
        let index = vm.index_of(&args[1])?;
        let source = text(vm, &args[0])?;
        let options = Options {
            strict: vm.truth(&args[2])?,
            object_hook: None,
            object_pairs_hook: None,
            parse_float: None,
            parse_int: None,
            parse_constant: None,
        };
        let at = usize::try_from(index).ok().filter(|index| *index <= source.len());
        let Some(at) = at else { return Err(vm.value_error("end is out of bounds")) };
        let mut scanner = Scanner::new(source.as_str(), source.byte_offset(at), &options);
        match scanner.string(vm, false) {
            Ok(found) => {
                let end = source.char_index(scanner.at) as i64;
                Ok(Value::from(Tuple::from_slice(&[found.value(), Value::int(end)])))
            }
            Err(stop) => Err(raise(vm, stop, &source, &args[0])),
        }
    }),
];
