//! ISO 8601 text as dates and times, in the forms that `fromisoformat` takes since Python 3.11.
//! <https://docs.python.org/3.13/library/datetime.html#datetime.datetime.fromisoformat>

use super::civil::{self, Clock, Delta};
use super::zone;
use crate::memory::Value;
use crate::vm::{Res, Vm};

/// Year, month and day as they are written; nobody has looked yet whether there is such a day.
pub type Day = (i32, i32, i32);

/// A time of day and the offset behind it.
pub struct ParsedTime {
    pub clock: Clock,
    /// Microseconds, signed.
    offset: Option<i64>,
}

impl ParsedTime {
    /// The `timezone` of the offset, or None.
    pub fn zone(&self, vm: &Vm) -> Res {
        let Some(micros) = self.offset else { return Ok(Value::NONE) };
        let days = micros.div_euclid(86_400_000_000);
        let rest = micros.rem_euclid(86_400_000_000);
        let offset = Delta { days: days as i32, seconds: (rest / 1_000_000) as i32, micros: (rest % 1_000_000) as i32 };
        zone::make(vm, offset, None)
    }
}

/// Reads digits from the front.
fn digits(text: &[u8], count: usize) -> Option<(i32, &[u8])> {
    let (front, rest) = text.split_at_checked(count)?;
    let number = front.iter().try_fold(0, |number, digit| match digit {
        b'0'..=b'9' => Some(number * 10 + i32::from(digit - b'0')),
        _ => None,
    })?;
    Some((number, rest))
}

/// A date alone.
pub fn date(text: &str) -> Option<Day> {
    let bytes = text.as_bytes();
    if !matches!(bytes.len(), 7 | 8 | 10) { None } else { day(bytes) }
}

fn day(text: &[u8]) -> Option<Day> {
    let (year, rest) = digits(text, 4)?;
    let (separated, rest) = match rest {
        [b'-', rest @ ..] => (true, rest),
        rest => (false, rest),
    };
    if let [b'W', rest @ ..] = rest {
        let (week, rest) = digits(rest, 2)?;
        let weekday = match rest {
            [] => 1,
            [b'-', rest @ ..] if separated => last_digit(rest)?,
            rest if !separated => last_digit(rest)?,
            _ => return None,
        };
        let date = civil::from_iso(i64::from(year), i64::from(week), i64::from(weekday)).ok()?;
        return Some((date.year, date.month, date.day));
    }
    let (month, rest) = digits(rest, 2)?;
    let rest = match rest {
        [b'-', rest @ ..] if separated => rest,
        rest if !separated => rest,
        _ => return None,
    };
    let (day, rest) = digits(rest, 2)?;
    rest.is_empty().then_some((year, month, day))
}

fn last_digit(text: &[u8]) -> Option<i32> {
    let (digit, rest) = digits(text, 1)?;
    rest.is_empty().then_some(digit)
}

/// `HH[:MM[:SS[.ffffff]]]`, with or without colons. Before an offset CPython lets a stray end pass (`lenient`).
fn clock(text: &[u8], lenient: bool) -> Option<Clock> {
    let mut parts = [0; 3];
    let (mut rest, mut separated, mut pointed) = (text, false, true);
    for (place, part) in parts.iter_mut().enumerate() {
        (*part, rest) = digits(rest, 2)?;
        if place == 0 {
            separated = rest.first() == Some(&b':');
        }
        match rest {
            [] => break,
            [_] => return if lenient { Some(made(parts, 0)) } else { None },
            [b':', behind @ ..] if separated && place < 2 => rest = behind,
            // A third colon, in front of the fraction, is let pass.
            [b':', behind @ ..] if separated => {
                (rest, separated) = (behind, false);
                pointed = false;
            }
            [b'.' | b',', ..] => break,
            _ if separated => return None,
            _ => {}
        }
    }
    let fraction = match rest {
        [] => return Some(made(parts, 0)),
        [b'.' | b',', fraction @ ..] if pointed => fraction,
        fraction => fraction,
    };
    let shown = fraction.len().min(6);
    let (number, behind) = digits(fraction, shown)?;
    let micro = number * 10i32.pow(6 - shown as u32);
    (lenient || behind.iter().all(u8::is_ascii_digit)).then(|| made(parts, micro))
}

fn made(parts: [i32; 3], micro: i32) -> Clock {
    let [hour, minute, second] = parts;
    Clock { hour, minute, second, micro }
}

fn clock_and_offset(text: &[u8]) -> Option<ParsedTime> {
    let place = text.iter().position(|byte| matches!(byte, b'+' | b'-' | b'Z'));
    let (front, zone) = text.split_at(place.unwrap_or(text.len()));
    let clock = clock(front, place.is_some())?;
    let offset = match zone {
        [] => None,
        [b'Z'] => Some(0),
        [b'Z', ..] => return None,
        [sign, rest @ ..] => {
            let offset = self::clock(rest, false)?;
            // As in CPython, a fraction alone makes no offset.
            let seconds = offset.seconds();
            let micros = if seconds == 0 { 0 } else { seconds * 1_000_000 + i64::from(offset.micro) };
            Some(if *sign == b'-' { -micros } else { micros })
        }
    };
    Some(ParsedTime { clock, offset })
}

/// A time alone, perhaps behind a `T`.
pub fn time(text: &str) -> Option<ParsedTime> {
    let bytes = text.as_bytes();
    clock_and_offset(bytes.strip_prefix(b"T").unwrap_or(bytes))
}

/// Where the date of a date and time ends.
fn separator(text: &[u8]) -> Option<usize> {
    let length = text.len();
    if length == 7 {
        return Some(7);
    }
    let digit = |place: usize| text.get(place).is_some_and(u8::is_ascii_digit);
    match (text.get(4)?, text.get(5)) {
        (b'-', Some(b'W')) => {
            if length > 8 && text.get(8) == Some(&b'-') {
                if length == 9 {
                    return None;
                }
                // `YYYY-Www-D` ends here, unless the dash already separates the time.
                return Some(if length > 10 && digit(10) { 8 } else { 10 });
            }
            Some(8)
        }
        (b'-', _) => Some(10),
        (b'W', _) => {
            let end = (7..length).find(|place| !digit(*place)).unwrap_or(length);
            Some(if end < 9 {
                end
            } else if end % 2 == 0 {
                7
            } else {
                8
            })
        }
        _ => Some(8),
    }
}

/// A date, and perhaps any one character and a time.
pub fn moment(text: &str) -> Option<(Day, ParsedTime)> {
    let bytes = text.as_bytes();
    if bytes.len() < 7 {
        return None;
    }
    let end = separator(bytes)?.min(bytes.len());
    let day = day(bytes.get(..end)?)?;
    let behind = text.get(end..)?;
    let mut rest = behind.chars();
    let Some(_) = rest.next() else {
        return Some((day, ParsedTime { clock: Clock::default(), offset: None }));
    };
    Some((day, clock_and_offset(rest.as_str().as_bytes())?))
}
