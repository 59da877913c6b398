//! `strftime`: the C library's directives, flags and widths, in the C locale.
//! <https://docs.python.org/3.13/library/time.html#time.strftime>

use crate::memory::{Tuple, Value};
use crate::modules::datetime::civil::{self, MONTHS, WEEKDAYS, days_before_month, is_leap, short};
use crate::vm::{Res, Vm};

/// A moment in parts, as `struct_time` has them.
#[derive(Clone, Debug, Default)]
pub struct Broken {
    pub year: i64,
    /// 1 for January.
    pub month: i64,
    pub day: i64,
    pub hour: i64,
    pub minute: i64,
    pub second: i64,
    /// 0 for Monday.
    pub weekday: i64,
    /// 1 for the first of January.
    pub day_of_year: i64,
    /// The zone's name, where it is not UTC; empty where nothing is known.
    pub zone: Option<String>,
}

impl Broken {
    /// The parts of a `struct_time` or a tuple of nine.
    pub fn of_tuple(vm: &mut Vm, value: &Value) -> Res<Broken> {
        super::broken(vm, value, "strftime")
    }

    /// Seconds since the epoch; parts outside their ranges carry over.
    pub fn timestamp(&self) -> i64 {
        let months = self.year * 12 + self.month - 1;
        let (year, month) = (months.div_euclid(12), months.rem_euclid(12) as i32 + 1);
        let before = year - 1;
        let days = before * 365 + before.div_euclid(4) - before.div_euclid(100)
            + before.div_euclid(400)
            + i64::from(days_before_month(year, month))
            + self.day;
        (days - civil::EPOCH) * 86_400 + self.hour * 3600 + self.minute * 60 + self.second
    }

    /// ISO year and week.
    fn iso(&self) -> (i64, i64) {
        let week = (self.day_of_year - 1 - self.weekday + 10) / 7;
        let weeks = |year: i64| {
            // A year has 53 weeks when it begins, or as a leap year ends, on a Thursday.
            let first = (1
                + 5 * ((year - 1).rem_euclid(4))
                + 4 * ((year - 1).rem_euclid(100))
                + 6 * ((year - 1).rem_euclid(400)))
            .rem_euclid(7);
            if first == 4 || (first == 3 && is_leap(year)) { 53 } else { 52 }
        };
        if week < 1 {
            (self.year - 1, weeks(self.year - 1))
        } else if week > weeks(self.year) {
            (self.year + 1, 1)
        } else {
            (self.year, week)
        }
    }
}

/// What stands between `%` and the directive's letter.
#[derive(Default)]
struct Flags {
    /// `-`, `_` or `0`.
    padding: Option<char>,
    upper: bool,
    swap: bool,
    width: usize,
}

impl Flags {
    fn number(&self, value: i64, digits: usize, fill: char) -> String {
        let fill = match self.padding {
            Some('-') => return self.padded(&value.to_string(), None),
            Some('_') => ' ',
            Some('0') => '0',
            _ => fill,
        };
        let width = digits.max(self.width);
        let (sign, magnitude) =
            if value < 0 { ("-", value.unsigned_abs().to_string()) } else { ("", value.to_string()) };
        let missing = width.saturating_sub(magnitude.len() + sign.len());
        let fill: String = std::iter::repeat_n(fill, missing).collect();
        if fill.starts_with(' ') { format!("{fill}{sign}{magnitude}") } else { format!("{sign}{fill}{magnitude}") }
    }

    fn text(&self, text: &str) -> String {
        if self.upper { self.padded(&text.to_uppercase(), None) } else { self.padded(text, None) }
    }

    /// Text for which `#` means lower case.
    fn swapped(&self, text: &str) -> String {
        if self.swap { self.padded(&text.to_lowercase(), None) } else { self.text(text) }
    }

    /// Text for which `#` means upper case.
    fn raised(&self, text: &str) -> String {
        if self.swap { self.padded(&text.to_uppercase(), None) } else { self.text(text) }
    }

    fn padded(&self, text: &str, fill: Option<char>) -> String {
        let fill = fill.unwrap_or(if self.padding == Some('0') { '0' } else { ' ' });
        let missing = self.width.saturating_sub(text.chars().count());
        std::iter::repeat_n(fill, missing).chain(text.chars()).collect()
    }
}

/// CPython's buffer grows up to this for each byte of the template; what is longer comes out empty.
const GROWTH: usize = 256;

/// The text of a moment.
pub fn format(vm: &mut Vm, template: &str, broken: &Broken) -> Res<String> {
    let mut limit = 1024;
    while limit < GROWTH.saturating_mul(template.len()) {
        limit *= 2;
    }
    let mut out = String::with_capacity(template.len() + 16);
    let mut rest = template;
    while let Some(place) = rest.find('%') {
        let (plain, directive) = rest.split_at(place);
        vm.tick(1)?;
        vm.reserve_text(&mut out, plain.len())?;
        out.push_str(plain);
        let mut flags = Flags::default();
        let mut behind = directive.get(1..).unwrap_or_default();
        while let Some(flag) = behind.chars().next().filter(|c| "_-0^#".contains(*c)) {
            match flag {
                '^' => flags.upper = true,
                '#' => flags.swap = true,
                padding => flags.padding = Some(padding),
            }
            behind = behind.get(1..).unwrap_or_default();
        }
        while let Some(digit) = behind.chars().next().and_then(|c| c.to_digit(10)) {
            flags.width = flags.width.saturating_mul(10).saturating_add(digit as usize);
            behind = behind.get(1..).unwrap_or_default();
        }
        if flags.width >= limit {
            return Ok(String::new());
        }
        let modifier = behind.chars().next().filter(|c| matches!(c, 'E' | 'O'));
        let letter = behind.get(usize::from(modifier.is_some())..).and_then(|text| text.chars().next());
        let text = letter.and_then(|letter| directive_text(letter, modifier, &flags, broken));
        match (text, letter) {
            (Some(text), _) => {
                vm.reserve_text(&mut out, text.len())?;
                out.push_str(&text);
                rest = behind.get(usize::from(modifier.is_some()) + 1..).unwrap_or_default();
            }
            // What is no directive stands for itself.
            (None, letter) => {
                let shown =
                    directive.len() - behind.len() + usize::from(modifier.is_some()) + letter.map_or(0, char::len_utf8);
                let (text, behind) = directive.split_at(shown);
                let text = text.rfind('%').and_then(|place| text.get(place..)).unwrap_or(text);
                out.push_str(&flags.text(text));
                rest = behind;
            }
        }
        if out.len() >= limit {
            return Ok(String::new());
        }
    }
    out.push_str(rest);
    Ok(if out.len() >= limit { String::new() } else { out })
}

fn name(names: &[&'static str], place: i64) -> &'static str {
    usize::try_from(place).ok().and_then(|place| names.get(place)).copied().unwrap_or("?")
}

/// The week of the year, with weeks that begin on a day `shift` days before Monday.
fn week(broken: &Broken, first: i64) -> i64 {
    (broken.day_of_year - 1 + 7 - (broken.weekday - first).rem_euclid(7)) / 7
}

/// One directive; `None` for a letter that is none.
fn directive_text(letter: char, modifier: Option<char>, flags: &Flags, broken: &Broken) -> Option<String> {
    let refused = match modifier {
        Some('E') => "%aADFbhBdeHIkljmMSUVgGWw",
        Some('O') => "%aADFcxXY",
        _ => "",
    };
    if refused.contains(letter) {
        return None;
    }
    let hour_12 = (broken.hour + 11).rem_euclid(12) + 1;
    let half = if broken.hour >= 12 { "PM" } else { "AM" };
    let Broken { year, month, day, hour, minute, second, .. } = *broken;
    let short_year = year.rem_euclid(100);
    Some(match letter {
        '%' => flags.padded("%", None),
        'n' => flags.padded("\n", None),
        't' => flags.padded("\t", None),
        'a' => flags.raised(short(name(&WEEKDAYS, broken.weekday))),
        'A' => flags.raised(name(&WEEKDAYS, broken.weekday)),
        'b' | 'h' => flags.raised(short(name(&MONTHS, month - 1))),
        'B' => flags.raised(name(&MONTHS, month - 1)),
        'c' => {
            let weekday = short(name(&WEEKDAYS, broken.weekday));
            let month = short(name(&MONTHS, month - 1));
            flags.text(&format!("{weekday} {month} {day:2} {hour:02}:{minute:02}:{second:02} {year}"))
        }
        'C' => flags.number(year.div_euclid(100), 1, '0'),
        'd' => flags.number(day, 2, '0'),
        'D' | 'x' => flags.text(&format!("{month:02}/{day:02}/{short_year:02}")),
        'e' => flags.number(day, 2, ' '),
        'F' => flags.text(&format!("{year}-{month:02}-{day:02}")),
        'g' => flags.number(broken.iso().0.rem_euclid(100), 2, '0'),
        'G' => flags.number(broken.iso().0, 1, '0'),
        'H' => flags.number(hour, 2, '0'),
        'I' => flags.number(hour_12, 2, '0'),
        'j' => flags.number(broken.day_of_year, 3, '0'),
        'k' => flags.number(hour, 2, ' '),
        'l' => flags.number(hour_12, 2, ' '),
        'm' => flags.number(month, 2, '0'),
        'M' => flags.number(minute, 2, '0'),
        'p' => flags.swapped(half),
        'P' => flags.padded(&half.to_lowercase(), None),
        'r' => flags.text(&format!("{hour_12:02}:{minute:02}:{second:02} {half}")),
        'R' => flags.text(&format!("{hour:02}:{minute:02}")),
        's' => flags.number(broken.timestamp(), 1, ' '),
        'S' => flags.number(second, 2, '0'),
        'T' | 'X' => flags.text(&format!("{hour:02}:{minute:02}:{second:02}")),
        'u' => flags.number(broken.weekday + 1, 1, '0'),
        'U' => flags.number(week(broken, -1), 2, '0'),
        'V' => flags.number(broken.iso().1, 2, '0'),
        'w' => flags.number((broken.weekday + 1) % 7, 1, '0'),
        'W' => flags.number(week(broken, 0), 2, '0'),
        'y' => flags.number(short_year, 2, '0'),
        'Y' => flags.number(year, 1, '0'),
        'z' if broken.zone.as_deref() == Some("") => String::new(),
        'z' => flags.text("+0000"),
        'Z' => flags.swapped(broken.zone.as_deref().unwrap_or("UTC")),
        _ => return None,
    })
}

/// The items of a tuple argument, if it is one.
pub fn items(value: &Value) -> Option<Vec<Value>> {
    value.native_ref::<Tuple>().map(|tuple| tuple.to_vec())
}
