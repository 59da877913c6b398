//! The `~~~~^^^^` under a line of a traceback.

use crate::compiler::code::{Code, Op};

/// Marks under the part of a line that an instruction stands for; `None` where that is the whole line.
///
/// The line is printed without its indentation, and so are the marks.
pub fn under(code: &Code, pc: u32, line: u32, text: &str) -> Option<String> {
    let &(start, end) = code.positions.get(pc as usize)?;
    let source = &code.source;
    let line_start = source.lines.get(line as usize - 1).copied()?;
    let line_end = line_start + text.len() as u32;
    let end = end.min(line_end);
    if start >= end || start < line_start {
        return None;
    }
    let indent = text.len() - text.trim_start().len();
    let from = (start - line_start) as usize;
    let to = (end - line_start) as usize;
    if from < indent {
        return None;
    }
    let piece = text.get(from..to)?;
    let op = code.instructions.get(pc as usize)?.op;
    let before = width(text.get(indent..from)?);
    let marks = match op {
        _ if is_binary(op) => binary_marks(code, pc, piece),
        Op::GetItem | Op::GetItemK | Op::GetSlice => bracket_marks(piece, '[', ']'),
        Op::Call | Op::CallMethod | Op::CallKeywords | Op::CallUnpacked => bracket_marks(piece, '(', ')'),
        _ => None,
    };
    let whole = from == indent && to == text.trim_end().len();
    match marks {
        Some(marks) => Some(format!("{}{marks}", " ".repeat(before))),
        None if whole => None,
        None => Some(format!("{}{}", " ".repeat(before), "^".repeat(width(piece)))),
    }
}

fn width(text: &str) -> usize {
    text.chars().count()
}

fn is_binary(op: Op) -> bool {
    (Op::Add as u8..=Op::BitXorK as u8).contains(&(op as u8))
}

/// `a + b`: the operator is pointed at, the operands underlined.
fn binary_marks(_code: &Code, _pc: u32, piece: &str) -> Option<String> {
    let operator = find_operator(piece)?;
    let (at, length) = operator;
    let total = width(piece);
    let at = width(&piece[..at]);
    Some(format!("{}{}{}", "~".repeat(at), "^".repeat(length), "~".repeat(total - at - length)))
}

/// The place of the lowest binary operator outside brackets and quotes: the last one of the weakest kind.
fn find_operator(piece: &str) -> Option<(usize, usize)> {
    let bytes = piece.as_bytes();
    let mut depth = 0;
    let mut quote = 0;
    let mut best: Option<(usize, usize, u8)> = None;
    let mut operand_before = false;
    let mut place = 0;
    while place < bytes.len() {
        let byte = bytes[place];
        if quote != 0 {
            if byte == quote {
                quote = 0;
            }
            place += 1;
            continue;
        }
        match byte {
            b'\'' | b'"' => {
                quote = byte;
                operand_before = true;
            }
            b'(' | b'[' | b'{' => {
                depth += 1;
                operand_before = false;
            }
            b')' | b']' | b'}' => {
                depth -= 1;
                operand_before = true;
            }
            b'+' | b'-' | b'*' | b'/' | b'%' | b'@' | b'&' | b'|' | b'^' | b'<' | b'>'
                if depth == 0 && operand_before =>
            {
                let double = bytes.get(place + 1) == Some(&byte) && matches!(byte, b'*' | b'/' | b'<' | b'>');
                let length = if double { 2 } else { 1 };
                let rank = match (byte, double) {
                    (b'|', _) => 0,
                    (b'^', _) => 1,
                    (b'&', _) => 2,
                    (b'<' | b'>', _) => 3,
                    (b'+' | b'-', _) => 4,
                    (b'*', true) => 6,
                    _ => 5,
                };
                let weaker = best.is_none_or(|(_, _, known)| if rank == 6 { rank < known } else { rank <= known });
                if weaker {
                    best = Some((place, length, rank));
                }
                operand_before = false;
                place += length;
                continue;
            }
            b' ' | b'\t' => {}
            b',' | b'=' | b'~' => operand_before = false,
            _ => operand_before = true,
        }
        place += 1;
    }
    best.map(|(at, length, _)| (at, length))
}

/// `f(x)` and `a[i]`: what is called or subscripted is underlined, the brackets pointed at.
fn bracket_marks(piece: &str, open: char, close: char) -> Option<String> {
    if !piece.ends_with(close) {
        return None;
    }
    // The bracket that the last one closes.
    let mut depth = 0;
    let mut start = None;
    for (place, c) in piece.char_indices().rev() {
        if c == close {
            depth += 1;
        } else if c == open {
            depth -= 1;
            if depth == 0 {
                start = Some(place);
                break;
            }
        }
    }
    let start = start?;
    let before = width(&piece[..start]);
    Some(format!("{}{}", "~".repeat(before), "^".repeat(width(piece) - before)))
}
