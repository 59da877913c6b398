//! Where a piece of a longer stream of bytes ends in the middle of a character.

use super::{Codec, Failure, Handler, Order, decode, utf7};

/// How many bytes at the end wait for more. What cannot become anything is no such end: it is an error as it stands.
pub fn incomplete(codec: Codec, bytes: &[u8]) -> usize {
    match codec {
        Codec::Utf8 | Codec::Utf8Sig => utf8(bytes),
        Codec::Utf16(order) => {
            let odd = bytes.len() % 2;
            let high = match (order.unwrap_or(Order::Little), bytes[..bytes.len() - odd].last_chunk::<2>()) {
                (Order::Little, Some([_, high])) | (Order::Big, Some([high, _])) => *high,
                _ => 0,
            };
            odd + if (0xD8..0xDC).contains(&high) { 2 } else { 0 }
        }
        Codec::Utf32(_) => bytes.len() % 4,
        Codec::Utf7 => utf7::open_shift(bytes),
        Codec::UnicodeEscape | Codec::RawUnicodeEscape => {
            // An escape that is cut off fails at the very end.
            match decode(codec, bytes, &Handler::Strict) {
                Err(Failure::Problem(problem)) if problem.end == bytes.len() => bytes.len() - problem.start,
                Ok(_) => bytes.iter().rev().take_while(|byte| **byte == b'\\').count() % 2,
                Err(_) => 0,
            }
        }
        Codec::Ascii | Codec::Latin1 | Codec::Charmap(_) => 0,
    }
}

fn utf8(bytes: &[u8]) -> usize {
    // The last byte that begins something.
    let Some(back) = bytes.iter().rev().take(3).position(|byte| !(0x80..0xC0).contains(byte)) else { return 0 };
    let tail = &bytes[bytes.len() - back - 1..];
    if let [0xED, 0xA0..0xC0] = tail {
        // Half of a surrogate, which a handler may let pass.
        return 2;
    }
    match std::str::from_utf8(tail) {
        Err(error) if error.valid_up_to() == 0 && error.error_len().is_none() => tail.len(),
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ends() {
        assert_eq!(incomplete(Codec::Utf8, b"a\xe2\x82"), 2);
        assert_eq!(incomplete(Codec::Utf8, b"a\xe2\x82\xac"), 0);
        assert_eq!(incomplete(Codec::Utf8, b"a\xed\xa0"), 2);
        assert_eq!(incomplete(Codec::Utf16(Some(Order::Little)), b"a\0\x3d\xd8\x00"), 3);
        assert_eq!(incomplete(Codec::Utf32(None), b"a\0\0\0b"), 1);
        assert_eq!(incomplete(Codec::UnicodeEscape, b"a\\u20"), 4);
    }
}
