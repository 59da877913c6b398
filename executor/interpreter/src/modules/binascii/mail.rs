//! Bytes as mail once carried them: uuencoded and quoted-printable.
//! <https://docs.python.org/3.13/library/binascii.html#binascii.a2b_uu>

use super::{ALPHABET_SIZE, ascii, buffer, error, made};
use crate::memory::Value;
use crate::objects::native::{Def, def};
use crate::vm::{Res, Vm};

/// What one uuencoded line may hold.
const UU_LINE: usize = 45;
/// The longest line of quoted-printable text, with the `=` that continues it.
const QP_LINE: usize = 76;
const HEX: &[u8; 16] = b"0123456789ABCDEF";

fn to_uu(vm: &mut Vm, args: &[Value]) -> Res {
    let bytes = buffer(vm, &args[0])?;
    let backtick = vm.truth(&args[1])?;
    if bytes.len() > UU_LINE {
        return Err(error(vm, "At most 45 bytes at once"));
    }
    let letter = |value: u8| if value == 0 && backtick { b'`' } else { value + b' ' };
    let mut line = vec![letter(bytes.len() as u8)];
    for group in bytes.chunks(3) {
        let part = |place: usize| u32::from(*group.get(place).unwrap_or(&0));
        let number = part(0) << 16 | part(1) << 8 | part(2);
        line.extend([18, 12, 6, 0].map(|shift| letter((number >> shift & 63) as u8)));
    }
    line.push(b'\n');
    made(vm, line)
}

fn from_uu(vm: &mut Vm, args: &[Value]) -> Res {
    let text = ascii(vm, &args[0])?;
    let mut letters = text.iter().copied();
    // Even nothing has an end, which counts as a letter.
    let length = usize::from(letters.next().unwrap_or(0).wrapping_sub(b' ') & 63);
    let mut bytes = Vec::with_capacity(length);
    let (mut held, mut bits) = (0u32, 0);
    while bytes.len() < length {
        let value = match letters.next() {
            // Blanks at the end of a line get lost on the way.
            None | Some(b'\n' | b'\r') => 0,
            Some(letter) if !(b' '..=b' ' + ALPHABET_SIZE).contains(&letter) => return Err(error(vm, "Illegal char")),
            Some(letter) => letter.wrapping_sub(b' ') & 63,
        };
        held = held << 6 | u32::from(value);
        bits += 6;
        if bits >= 8 {
            bits -= 8;
            bytes.push((held >> bits) as u8);
            held &= (1 << bits) - 1;
        }
    }
    if letters.any(|letter| !matches!(letter, b' ' | b'`' | b'\n' | b'\r')) {
        return Err(error(vm, "Trailing garbage"));
    }
    made(vm, bytes)
}

fn from_qp(vm: &mut Vm, args: &[Value]) -> Res {
    let text = ascii(vm, &args[0])?;
    let header = vm.truth(&args[1])?;
    vm.tick(text.len() / 8)?;
    vm.charge(text.len())?;
    let digit = |place: usize| text.get(place).and_then(|&letter| (letter as char).to_digit(16));
    let mut bytes = Vec::with_capacity(text.len());
    let mut place = 0;
    while place < text.len() {
        let letter = text[place];
        place += 1;
        match letter {
            b'_' if header => bytes.push(b' '),
            b'=' => match text.get(place) {
                None => break,
                // The line goes on behind the next end of a line.
                Some(b'\n' | b'\r') => {
                    place += text[place..].iter().position(|&letter| letter == b'\n').unwrap_or(text.len() - place);
                    place += 1;
                }
                Some(b'=') => {
                    bytes.push(b'=');
                    place += 1;
                }
                Some(_) => match (digit(place), digit(place + 1)) {
                    (Some(high), Some(low)) => {
                        bytes.push((high << 4 | low) as u8);
                        place += 2;
                    }
                    _ => bytes.push(b'='),
                },
            },
            _ => bytes.push(letter),
        }
    }
    made(vm, bytes)
}

/// How quoted-printable text is to be written.
struct Style {
    quote_tabs: bool,
    is_text: bool,
    header: bool,
}

impl Style {
    /// Whether a byte is written as `=XX`; `column` is what the line holds already.
    fn quotes(&self, bytes: &[u8], place: usize, column: usize) -> bool {
        let next = bytes.get(place + 1);
        match bytes[place] {
            b'=' | 0x7F.. => true,
            b'_' => self.header,
            b'.' => column == 0 && matches!(next, None | Some(b'\n' | b'\r' | 0)),
            b'\r' | b'\n' => !self.is_text,
            b'\t' | b' ' => self.quote_tabs || next.is_none(),
            byte => byte < b' ',
        }
    }
}

fn to_qp(vm: &mut Vm, args: &[Value]) -> Res {
    let bytes = buffer(vm, &args[0])?;
    let style = Style { quote_tabs: vm.truth(&args[1])?, is_text: vm.truth(&args[2])?, header: vm.truth(&args[3])? };
    vm.tick(bytes.len() / 4)?;
    vm.charge(bytes.len().saturating_mul(4))?;
    // Lines end as the first one does.
    let first = bytes.iter().position(|&byte| byte == b'\n');
    let returns = first.is_some_and(|place| place > 0 && bytes[place - 1] == b'\r');
    let end: &[u8] = if returns { b"\r\n" } else { b"\n" };
    let mut text = Vec::with_capacity(bytes.len());
    let mut column = 0;
    let mut place = 0;
    while place < bytes.len() {
        let byte = bytes[place];
        if style.quotes(&bytes, place, column) {
            if column + 3 >= QP_LINE {
                text.push(b'=');
                text.extend(end);
                column = 0;
            }
            text.extend([b'=', HEX[usize::from(byte >> 4)], HEX[usize::from(byte & 15)]]);
            place += 1;
            column += 3;
            continue;
        }
        let ends = byte == b'\n' || (byte == b'\r' && bytes.get(place + 1) == Some(&b'\n'));
        if style.is_text && ends {
            // A blank in front of the end would get lost.
            if let Some(&last @ (b' ' | b'\t')) = text.last() {
                text.pop();
                text.extend([b'=', HEX[usize::from(last >> 4)], HEX[usize::from(last & 15)]]);
            }
            text.extend(end);
            place += if byte == b'\r' { 2 } else { 1 };
            column = 0;
            continue;
        }
        let last_of_line = bytes.get(place + 1).is_none_or(|&next| next == b'\n');
        if !last_of_line && column + 1 >= QP_LINE {
            text.push(b'=');
            text.extend(end);
            column = 0;
        }
        if style.header && byte == b' ' {
            text.push(b'_');
        } else {
            text.push(byte);
        }
        place += 1;
        column += 1;
    }
    made(vm, text)
}

/// The functions of this file.
pub const FUNCTIONS: &[Def] = &[
    def("a2b_uu(data, /)", "Decode a line of uuencoded data.", from_uu),
    def("b2a_uu(data, /, *, backtick=False)", "Uuencode line of data.", to_uu),
    def("a2b_qp(data, header=False)", "Decode a string of qp-encoded data.", from_qp),
    def(
        "b2a_qp(data, quotetabs=False, istext=True, header=False)",
        "Encode a string using quoted-printable encoding.",
        to_qp,
    ),
];
