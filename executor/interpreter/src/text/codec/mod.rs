//! Text encodings: names, error handlers, and the two directions. Pure functions; `vm` turns failures into exceptions.
//!
//! Missing: the multi-byte encodings of East Asia, `punycode`, `idna`. Handlers and encodings that programs register are
//! in `objects/str/registered.rs`.
//! <https://docs.python.org/3.13/library/codecs.html#standard-encodings>

mod charmap_tables;
mod decode;
mod encode;
mod incomplete;
mod utf7;

use charmap_tables::{ALIASES, CHARMAPS};
pub use decode::decode;
pub use encode::encode;
pub use incomplete::incomplete;

/// Which byte of a unit comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    Little,
    Big,
}

/// A single-byte encoding.
#[derive(Debug, PartialEq)]
pub struct Charmap {
    /// The name as [`find`] normalises names.
    plain: &'static str,
    /// The name programs see.
    name: &'static str,
    /// ASCII stands for itself, in both directions.
    ascii: bool,
    table: [u16; 256],
}

/// An encoding.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Codec {
    Utf8,
    /// UTF-8 with a mark in front.
    Utf8Sig,
    Utf7,
    /// Without an order: little, with a mark in front that decoding obeys.
    Utf16(Option<Order>),
    Utf32(Option<Order>),
    Ascii,
    Latin1,
    Charmap(&'static Charmap),
    UnicodeEscape,
    RawUnicodeEscape,
}

/// What is done about what cannot be converted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Handler {
    Strict,
    Ignore,
    Replace,
    BackslashReplace,
    XmlCharRefReplace,
    NameReplace,
    SurrogateEscape,
    SurrogatePass,
    Unknown(String),
}

/// Why a conversion stopped: the arguments of a `UnicodeError`. Places are characters or bytes, whichever was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    pub encoding: &'static str,
    pub start: usize,
    pub end: usize,
    pub reason: &'static str,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Failure {
    Problem(Problem),
    UnknownHandler(String),
    /// The handler only works in the other direction.
    WrongHandler,
}

/// How a name was found.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Named {
    Text(Codec),
    /// A codec that does not turn text into bytes, by its normalised name.
    NotText(&'static str),
    Unknown,
}

impl Handler {
    pub fn named(name: &str) -> Handler {
        match name {
            "strict" => Handler::Strict,
            "ignore" => Handler::Ignore,
            "replace" => Handler::Replace,
            "backslashreplace" => Handler::BackslashReplace,
            "xmlcharrefreplace" => Handler::XmlCharRefReplace,
            "namereplace" => Handler::NameReplace,
            "surrogateescape" => Handler::SurrogateEscape,
            "surrogatepass" => Handler::SurrogatePass,
            _ => Handler::Unknown(name.to_owned()),
        }
    }
}

impl Codec {
    /// The name in the form that [`normalize`] gives, where the registry's module of the encoding has it.
    pub fn plain(self) -> String {
        match self {
            Codec::Latin1 => "latin_1".to_owned(),
            Codec::Charmap(map) => map.plain.to_owned(),
            codec => codec.name().replace('-', "_"),
        }
    }

    /// The name programs see.
    pub fn name(self) -> &'static str {
        match self {
            Codec::Utf8 => "utf-8",
            Codec::Utf8Sig => "utf-8-sig",
            Codec::Utf7 => "utf-7",
            Codec::Utf16(None) => "utf-16",
            Codec::Utf16(Some(Order::Little)) => "utf-16-le",
            Codec::Utf16(Some(Order::Big)) => "utf-16-be",
            Codec::Utf32(None) => "utf-32",
            Codec::Utf32(Some(Order::Little)) => "utf-32-le",
            Codec::Utf32(Some(Order::Big)) => "utf-32-be",
            Codec::Ascii => "ascii",
            Codec::Latin1 => "iso8859-1",
            Codec::Charmap(map) => map.name,
            Codec::UnicodeEscape => "unicode-escape",
            Codec::RawUnicodeEscape => "raw-unicode-escape",
        }
    }
}

/// A name as encodings are registered: letters, digits and dots, with single underscores between.
pub fn normalize(name: &str) -> String {
    let mut plain = String::with_capacity(name.len());
    for c in name.chars() {
        if c.is_ascii_alphanumeric() || c == '.' {
            plain.push(c.to_ascii_lowercase());
        } else if !plain.is_empty() && !plain.ends_with('_') {
            plain.push('_');
        }
    }
    plain.truncate(plain.trim_end_matches('_').len());
    plain
}

fn alias(plain: &str) -> Option<&'static str> {
    let place = ALIASES.binary_search_by_key(&plain, |&(alias, _)| alias).ok()?;
    ALIASES.get(place).map(|&(_, name)| name)
}

/// Finds an encoding by any of its names.
pub fn find(name: &str) -> Named {
    let plain = normalize(name);
    let undotted = plain.replace('.', "_");
    // A dot stands for an underscore in other names of an encoding, but not in its own.
    let known = alias(&plain).or_else(|| alias(&undotted)).unwrap_or(&plain);
    Named::Text(match known {
        "utf_8" => Codec::Utf8,
        "utf_8_sig" => Codec::Utf8Sig,
        "utf_7" => Codec::Utf7,
        "utf_16" => Codec::Utf16(None),
        "utf_16_le" => Codec::Utf16(Some(Order::Little)),
        "utf_16_be" => Codec::Utf16(Some(Order::Big)),
        "utf_32" => Codec::Utf32(None),
        "utf_32_le" => Codec::Utf32(Some(Order::Little)),
        "utf_32_be" => Codec::Utf32(Some(Order::Big)),
        "ascii" => Codec::Ascii,
        "latin_1" => Codec::Latin1,
        "unicode_escape" => Codec::UnicodeEscape,
        "raw_unicode_escape" => Codec::RawUnicodeEscape,
        "hex_codec" => return Named::NotText("hex"),
        "base64_codec" => return Named::NotText("base64"),
        "bz2_codec" => return Named::NotText("bz2"),
        "zlib_codec" => return Named::NotText("zlib"),
        "quopri_codec" => return Named::NotText("quopri"),
        "uu_codec" => return Named::NotText("uu"),
        "rot_13" => return Named::NotText("rot-13"),
        known => match CHARMAPS.iter().find(|map| map.plain == known) {
            Some(map) => Codec::Charmap(map),
            None => return Named::Unknown,
        },
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn encoded(text: &str, name: &str, handler: &str) -> Result<Vec<u8>, Failure> {
        let Named::Text(codec) = find(name) else { panic!("{name}") };
        encode(codec, text, &Handler::named(handler))
    }

    fn decoded(bytes: &[u8], name: &str, handler: &str) -> Result<String, Failure> {
        let Named::Text(codec) = find(name) else { panic!("{name}") };
        decode(codec, bytes, &Handler::named(handler))
    }

    #[test]
    fn encodings() {
        assert_eq!(encoded("a€", "UTF-16", "strict").unwrap(), b"\xff\xfea\x00\xac\x20");
        assert_eq!(encoded("é€ÿ", "windows-1252", "strict").unwrap(), b"\xe9\x80\xff");
        assert_eq!(encoded("aé€", "utf-7", "strict").unwrap(), b"a+AOkgrA-");
        assert_eq!(encoded("é€", "ascii", "xmlcharrefreplace").unwrap(), b"&#233;&#8364;");
        let problem = Problem { encoding: "latin-1", start: 2, end: 4, reason: "ordinal not in range(256)" };
        assert_eq!(encoded("éa€€b", "latin1", "strict"), Err(Failure::Problem(problem)));
    }

    #[test]
    fn decodings() {
        assert_eq!(decoded(b"a\xff\xfea", "utf8", "replace").unwrap(), "a\u{fffd}\u{fffd}a");
        assert_eq!(decoded(b"\xed\xa0\x80", "utf8", "surrogatepass").unwrap(), "\u{10F000}");
        assert_eq!(decoded(b"\xfe\xff\x00a", "utf16", "strict").unwrap(), "a");
        assert_eq!(decoded(b"a+AOkgrA-", "utf7", "strict").unwrap(), "aé€");
        assert_eq!(decoded(b"\\x41\\u00e9\\N{BULLET}", "unicode_escape", "strict").unwrap(), "Aé•");
        let problem = Problem { encoding: "utf-8", start: 0, end: 2, reason: "unexpected end of data" };
        assert_eq!(decoded(b"\xe2\x82", "utf8", "strict"), Err(Failure::Problem(problem)));
    }
}
