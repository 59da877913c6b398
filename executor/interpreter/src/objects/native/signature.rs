//! Signatures of native functions, read from their text.

use super::Converter;
use crate::memory::Value;
use crate::objects::Str;

/// A parsed signature. Places are numbered as the body sees them (see [`super::NativeFn`]).
#[derive(Debug)]
pub struct Signature {
    /// Names of the positional parameters.
    pub positional: Vec<&'static str>,
    /// How many of them take no keyword.
    pub positional_only: usize,
    /// How many of them have no default.
    pub required: usize,
    pub var_positional: Option<&'static str>,
    pub keyword_only: Vec<&'static str>,
    pub var_keyword: Option<&'static str>,
    /// Defaults of the positional parameters behind the required ones.
    pub defaults: Vec<Value>,
    /// Defaults of the keyword-only parameters; `None` where one is required.
    pub keyword_defaults: Vec<Option<Value>>,
    /// What is made of arguments before the body runs, by their places.
    pub converters: Vec<(usize, Converter)>,
    /// CPython gives the function the class that defines it, and with that takes arguments apart as those that have
    /// names, though they have none: the errors are others.
    pub by_class: bool,
}

/// What stands behind a signature whose function is given the class that defines it.
pub const BY_CLASS: &str = " -> by class";

impl Signature {
    /// Reads `name(a, /, b=1, *args, c=None, **kwargs)`.
    pub fn parse(text: &'static str) -> Signature {
        let rest = text.split_once('(').map_or(")", |(_, rest)| rest);
        let (rest, by_class) = match rest.strip_suffix(BY_CLASS) {
            Some(rest) => (rest, true),
            None => (rest, false),
        };
        let body = rest.strip_suffix(')').unwrap_or(rest);
        let mut signature = Signature {
            positional: Vec::new(),
            positional_only: 0,
            required: 0,
            var_positional: None,
            keyword_only: Vec::new(),
            var_keyword: None,
            defaults: Vec::new(),
            keyword_defaults: Vec::new(),
            converters: Vec::new(),
            by_class,
        };
        let mut keyword_only = false;
        for part in split_parameters(body) {
            if part == "/" {
                signature.positional_only = signature.positional.len();
            } else if part == "*" {
                keyword_only = true;
            } else if let Some(name) = part.strip_prefix("**") {
                signature.var_keyword = Some(name);
            } else if let Some(name) = part.strip_prefix('*') {
                signature.var_positional = Some(name);
                keyword_only = true;
            } else {
                let (name, default) = match part.split_once('=') {
                    Some((name, default)) => (name.trim(), Some(parse_default(default.trim()))),
                    None => (part, None),
                };
                if keyword_only {
                    signature.keyword_only.push(name);
                    signature.keyword_defaults.push(default);
                } else {
                    signature.positional.push(name);
                    match default {
                        Some(default) => signature.defaults.push(default),
                        None => signature.required = signature.positional.len(),
                    }
                }
            }
        }
        signature
    }

    /// Number of places the body sees.
    #[inline]
    pub fn places(&self) -> usize {
        self.positional.len()
            + usize::from(self.var_positional.is_some())
            + self.keyword_only.len()
            + usize::from(self.var_keyword.is_some())
    }

    /// Only plain positional parameters: arguments can be passed on as they stand.
    #[inline]
    pub fn plain(&self) -> bool {
        self.var_positional.is_none() && self.keyword_only.is_empty() && self.var_keyword.is_none()
    }
}

/// Splits at commas outside quotes and brackets.
fn split_parameters(body: &'static str) -> Vec<&'static str> {
    let mut parts = Vec::new();
    let (mut start, mut depth, mut quote) = (0, 0, None);
    for (place, c) in body.char_indices() {
        match (quote, c) {
            (Some(open), c) if c == open => quote = None,
            (Some(_), _) => {}
            (None, '\'' | '"') => quote = Some(c),
            (None, '(' | '[' | '{') => depth += 1,
            (None, ')' | ']' | '}') => depth -= 1,
            (None, ',') if depth == 0 => {
                parts.push(body[start..place].trim());
                start = place + 1;
            }
            _ => {}
        }
    }
    parts.push(body[start..].trim());
    parts.retain(|part| !part.is_empty());
    parts
}

fn parse_default(text: &str) -> Value {
    match text {
        "None" => Value::NONE,
        "True" => Value::TRUE,
        "False" => Value::FALSE,
        "<unset>" => Value::UNDEF,
        "()" => Value::from(crate::memory::Tuple::from_vec(Vec::new())),
        _ => {
            if let Ok(int) = text.parse::<i64>() {
                Value::int(int)
            } else if let Ok(float) = text.parse::<f64>() {
                Value::float(float)
            } else {
                let inner = text.trim_matches(|c| c == '\'' || c == '"');
                Value::from(Str::new(inner.replace("\\n", "\n")))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_every_kind_of_parameter() {
        let signature = Signature::parse("f(a, /, b, c=' ', *args, d, e=1e-09, **kw)");
        assert_eq!(signature.positional, ["a", "b", "c"]);
        assert_eq!((signature.positional_only, signature.required), (1, 2));
        assert_eq!(signature.keyword_only, ["d", "e"]);
        assert_eq!(signature.keyword_defaults[1].as_ref().and_then(Value::as_float), Some(1e-9));
        assert_eq!(signature.places(), 7);
    }
}
