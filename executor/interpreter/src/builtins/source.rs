//! The text of a program given as bytes: its encoding, and what is told of bytes that are no text.
//! <https://docs.python.org/3.13/reference/lexical_analysis.html#encoding-declarations>

use crate::memory::{Tuple, Value};
use crate::objects::Str;
use crate::text::codec::{Codec, Named, find};
use crate::vm::{Raise, Res, Vm};

const MARK: &[u8] = b"\xef\xbb\xbf";

/// The text of the source argument of `function`.
pub fn source_text(vm: &mut Vm, source: &Value, function: &str) -> Res<String> {
    if let Some(text) = source.native_ref::<Str>() {
        if text.as_str().chars().any(|c| (0xD800..0xE000).contains(&crate::objects::str::to_code_point(c))) {
            // Source is read as UTF-8, which has no lone surrogates.
            vm.encode_text(&text, "utf-8", "strict")?;
        }
        return Ok(text.as_str().to_owned());
    }
    let Some(bytes) = crate::objects::bytes::bytes_if_any(vm, source)? else {
        return Err(vm.type_error(format!(
            "{function}() arg 1 must be a string, bytes or {}",
            if function == "compile" { "AST object" } else { "code object" }
        )));
    };
    let (bytes, marked) = match bytes.strip_prefix(MARK) {
        Some(rest) => (rest, true),
        None => (&bytes[..], false),
    };
    let Some(encoding) = declared_encoding(bytes) else { return utf8(vm, bytes) };
    // What is wrong with an encoding is wrong with no line.
    let nowhere = [Value::int(0), Value::int(-1), Value::NONE];
    let normal = encoding.to_ascii_lowercase().replace('_', "-");
    if normal == "utf-8" || normal.starts_with("utf-8-") {
        return utf8(vm, bytes);
    }
    if marked {
        return Err(unreadable(vm, format!("encoding problem: {encoding} with BOM"), &nowhere));
    }
    match find(&encoding) {
        Named::Text(Codec::Utf8) => utf8(vm, bytes),
        Named::Text(codec) => match vm.decode_known(codec, bytes, "strict") {
            Ok(text) => Ok(text.as_str().to_owned()),
            Err(Raise::Exception(exception)) => {
                let message = vm.exception_message(&exception);
                Err(unreadable(vm, message, &nowhere))
            }
            Err(Raise::Fault) => Err(Raise::Fault),
        },
        _ => {
            let message = format!("unknown encoding: {encoding}");
            Err(unreadable(vm, message, &nowhere))
        }
    }
}

fn utf8(vm: &mut Vm, bytes: &[u8]) -> Res<String> {
    match std::str::from_utf8(bytes) {
        Ok(text) => Ok(text.to_owned()),
        Err(problem) => Err(not_utf8(vm, bytes, problem.valid_up_to())),
    }
}

/// What a comment in one of the first two lines says about the encoding; the second counts only behind a line of
/// nothing but a comment.
fn declared_encoding(bytes: &[u8]) -> Option<String> {
    for line in bytes.split(|byte| matches!(byte, b'\n' | b'\r')).take(2) {
        let start = line.iter().position(|byte| !matches!(byte, b' ' | b'\t' | b'\x0c'));
        let Some(start) = start else { continue };
        let comment = line[start..].strip_prefix(b"#")?;
        let comment = String::from_utf8_lossy(comment);
        if let Some((_, rest)) = comment.split_once("coding")
            && let Some(rest) = rest.strip_prefix([':', '='])
        {
            let rest = rest.trim_start_matches([' ', '\t']);
            let name = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.');
            let end = rest.find(|c| !name(c)).unwrap_or(rest.len());
            if end > 0 {
                return Some(rest[..end].to_owned());
            }
        }
    }
    None
}

/// The `SyntaxError` for a byte that is no UTF-8. Its place is counted from the quote in front of it, and its line is
/// shown with the replacement character where it is.
fn not_utf8(vm: &mut Vm, bytes: &[u8], place: usize) -> Raise {
    let before = &bytes[..place];
    let line = before.iter().filter(|byte| **byte == b'\n').count() + 1;
    let start = before.iter().rposition(|byte| *byte == b'\n').map_or(0, |at| at + 1);
    let end = bytes[place..].iter().position(|byte| *byte == b'\n').map_or(bytes.len(), |at| place + at);
    let quote = bytes[start..place].iter().rposition(|byte| matches!(byte, b'"' | b'\'')).map(|at| start + at);
    let (from, to) = match quote {
        Some(quote) => {
            let close = bytes[place..end].iter().position(|byte| *byte == bytes[quote]);
            (quote + 1, close.map_or(end, |at| place + at))
        }
        None => (start, end),
    };
    let reason = match vm.decode_known(Codec::Utf8, &bytes[from..to], "strict") {
        Err(Raise::Exception(exception)) => vm.exception_message(&exception),
        Err(Raise::Fault) => return Raise::Fault,
        Ok(_) => String::new(),
    };
    let shown = vm.text(String::from_utf8_lossy(&bytes[start..end]).into_owned());
    let column = |at: usize| Value::int(String::from_utf8_lossy(&bytes[start..at]).chars().count() as i64 + 1);
    let line = Value::int(line as i64);
    let (first, last) = (column(quote.unwrap_or(place)), column(to));
    unreadable(vm, format!("(unicode error) {reason}"), &[line.clone(), first, shown, line, last])
}

fn unreadable(vm: &mut Vm, message: String, place: &[Value]) -> Raise {
    let mut details = vec![vm.text("<string>")];
    details.extend_from_slice(place);
    let class = vm.errors.SyntaxError.value();
    let message = vm.text(message);
    match vm.call(&class, &[message, Value::from(Tuple::from_vec(details))]) {
        Ok(exception) => vm.raise_value(&exception),
        Err(raise) => raise,
    }
}
