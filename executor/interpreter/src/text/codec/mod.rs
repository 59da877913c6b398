//! Text encodings: names, error handlers, and the two directions. Pure functions; `vm` turns failures into exceptions.
//!
//! Missing: the multi-byte encodings of East Asia, `punycode`, `idna`, handlers registered by programs.
//! <https://docs.python.org/3.13/library/codecs.html#standard-encodings>

mod charmap_tables;
mod decode;
mod encode;
mod utf7;

pub use decode::decode;
pub use encode::encode;

/// Which byte of a unit comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    Little,
    Big,
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
    /// One byte a character; the characters of the upper half.
    Charmap(&'static [u16; 128]),
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
    /// A codec that does not turn text into bytes.
    NotText,
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

/// Finds an encoding by any of its names.
pub fn find(name: &str) -> Named {
    let mut plain = String::with_capacity(name.len());
    for c in name.chars() {
        if c.is_ascii_alphanumeric() || c == '.' {
            plain.push(c.to_ascii_lowercase());
        } else if !plain.is_empty() && !plain.ends_with('_') {
            plain.push('_');
        }
    }
    let plain = plain.trim_end_matches('_');
    Named::Text(match plain {
        "utf_8" | "utf8" | "u8" | "utf" | "utf8_ucs2" | "utf8_ucs4" | "cp65001" => Codec::Utf8,
        "utf_8_sig" => Codec::Utf8Sig,
        "utf_7" | "utf7" | "u7" | "unicode_1_1_utf_7" => Codec::Utf7,
        "utf_16" | "utf16" | "u16" => Codec::Utf16(None),
        "utf_16_le" | "utf_16le" | "unicodelittleunmarked" => Codec::Utf16(Some(Order::Little)),
        "utf_16_be" | "utf_16be" | "unicodebigunmarked" => Codec::Utf16(Some(Order::Big)),
        "utf_32" | "utf32" | "u32" => Codec::Utf32(None),
        "utf_32_le" | "utf_32le" => Codec::Utf32(Some(Order::Little)),
        "utf_32_be" | "utf_32be" => Codec::Utf32(Some(Order::Big)),
        "ascii" | "646" | "us_ascii" | "us" | "ansi_x3.4_1968" | "ansi_x3_4_1968" | "ansi_x3.4_1986" | "cp367"
        | "csascii" | "ibm367" | "iso646_us" | "iso_646.irv_1991" | "iso_ir_6" => Codec::Ascii,
        "latin_1" | "latin1" | "latin" | "l1" | "8859" | "iso8859" | "iso8859_1" | "iso_8859_1" | "iso_ir_100"
        | "cp819" | "csisolatin1" | "ibm819" | "iso_8859_1_1987" => Codec::Latin1,
        "unicode_escape" | "unicodeescape" => Codec::UnicodeEscape,
        "raw_unicode_escape" | "rawunicodeescape" => Codec::RawUnicodeEscape,
        "hex" | "hex_codec" | "base64" | "base_64" | "base64_codec" | "bz2" | "bz2_codec" | "zip" | "zlib"
        | "zlib_codec" | "quopri" | "quopri_codec" | "quoted_printable" | "quotedprintable" | "uu" | "uu_codec"
        | "rot13" | "rot_13" => return Named::NotText,
        _ => match charmap(plain) {
            Some(table) => Codec::Charmap(table),
            None => return Named::Unknown,
        },
    })
}

fn charmap(plain: &str) -> Option<&'static [u16; 128]> {
    let latin = |name: &str| -> Option<&'static str> {
        Some(match name {
            "latin2" | "l2" => "iso8859_2",
            "latin3" | "l3" => "iso8859_3",
            "latin4" | "l4" => "iso8859_4",
            "cyrillic" => "iso8859_5",
            "arabic" => "iso8859_6",
            "greek" | "greek8" => "iso8859_7",
            "hebrew" => "iso8859_8",
            "latin5" | "l5" => "iso8859_9",
            "latin6" | "l6" => "iso8859_10",
            "thai" => "iso8859_11",
            "latin7" | "l7" => "iso8859_13",
            "latin8" | "l8" => "iso8859_14",
            "latin9" | "l9" => "iso8859_15",
            "latin10" | "l10" => "iso8859_16",
            "macroman" | "macintosh" => "mac_roman",
            _ => return None,
        })
    };
    let mut known = plain.to_owned();
    if let Some(name) = latin(plain) {
        known = name.to_owned();
    } else if let Some(number) = plain.strip_prefix("iso_8859_") {
        known = format!("iso8859_{number}");
    } else if let Some(number) = plain.strip_prefix("windows_").or_else(|| plain.strip_prefix("ibm")) {
        known = format!("cp{number}");
    } else if plain.len() > 2 && plain.bytes().all(|byte| byte.is_ascii_digit()) {
        known = format!("cp{plain}");
    }
    charmap_tables::CHARMAPS.iter().find(|(name, _)| *name == known).map(|(_, table)| table)
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
