//! `strptime`: a format becomes a regular expression, and its groups become the parts of a moment.
//! <https://docs.python.org/3.13/library/datetime.html#strftime-and-strptime-behavior>

use crate::memory::{Ref, Value};
use crate::modules::datetime::civil::{self, Date, IsoError, MONTHS, WEEKDAYS, is_leap, short};
use crate::modules::re::{CompileError, Matcher, Mode, Program, Stop, flag};
use crate::objects::Str;
use crate::text::repr::str_repr;
use crate::text::unicode::{decimal_value, is_space, python_code};
use crate::vm::{Raise, Res, Vm};
use std::collections::HashMap;
use std::rc::Rc;

/// A parsed moment.
#[derive(Debug, Default)]
pub struct Parsed {
    pub year: i64,
    pub month: i64,
    pub day: i64,
    pub hour: i64,
    pub minute: i64,
    pub second: i64,
    pub micro: i64,
    pub weekday: i64,
    pub day_of_year: i64,
    /// 0 when a zone's name was read, else -1.
    pub saving: i64,
    pub zone: Option<String>,
    /// The offset in microseconds.
    pub offset: Option<i64>,
}

/// Formats compiled lately.
#[derive(Default)]
struct Formats(HashMap<String, Rc<Program>>);

const STATE: &str = "time.strptime";
const MOST_KEPT: usize = 64;

fn bad_directive(vm: &Vm, directive: char, format: &str) -> Raise {
    let directive = if directive == '\\' { '%' } else { directive };
    vm.value_error(format!("'{directive}' is a bad directive in format '{format}'"))
}

/// Alternatives, the longest first.
fn any_of(group: char, names: impl Iterator<Item = String>) -> String {
    let mut names: Vec<String> = names.map(|name| name.to_lowercase()).collect();
    names.sort_by_key(|name| std::cmp::Reverse(name.len()));
    format!("(?P<{group}>{})", names.join("|"))
}

/// The pattern of one directive.
fn directive(letter: char) -> Option<String> {
    let fixed = match letter {
        'd' => r"(?P<d>3[0-1]|[1-2]\d|0[1-9]|[1-9]| [1-9])",
        'f' => r"(?P<f>[0-9]{1,6})",
        'H' => r"(?P<H>2[0-3]|[0-1]\d|\d)",
        'I' => r"(?P<I>1[0-2]|0[1-9]|[1-9])",
        'G' => r"(?P<G>\d\d\d\d)",
        'j' => r"(?P<j>36[0-6]|3[0-5]\d|[1-2]\d\d|0[1-9]\d|00[1-9]|[1-9]\d|0[1-9]|[1-9])",
        'm' => r"(?P<m>1[0-2]|0[1-9]|[1-9])",
        'M' => r"(?P<M>[0-5]\d|\d)",
        'S' => r"(?P<S>6[0-1]|[0-5]\d|\d)",
        'U' => r"(?P<U>5[0-3]|[0-4]\d|\d)",
        'W' => r"(?P<W>5[0-3]|[0-4]\d|\d)",
        'w' => r"(?P<w>[0-6])",
        'u' => r"(?P<u>[1-7])",
        'V' => r"(?P<V>5[0-3]|0[1-9]|[1-4]\d|\d)",
        'y' => r"(?P<y>\d\d)",
        'Y' => r"(?P<Y>\d\d\d\d)",
        'z' => r"(?P<z>[+-]\d\d:?[0-5]\d(:?[0-5]\d(\.\d{1,6})?)?|(?-i:Z))",
        'p' => r"(?P<p>am|pm)",
        'Z' => r"(?P<Z>utc|gmt)",
        '%' => "%",
        'A' => return Some(any_of('A', WEEKDAYS.iter().map(|name| name.to_string()))),
        'a' => return Some(any_of('a', WEEKDAYS.iter().map(|name| short(name).to_owned()))),
        'B' => return Some(any_of('B', MONTHS.iter().map(|name| name.to_string()))),
        'b' => return Some(any_of('b', MONTHS.iter().map(|name| short(name).to_owned()))),
        'c' => return pattern("%a %b %d %H:%M:%S %Y").ok(),
        'x' => return pattern("%m/%d/%y").ok(),
        'X' => return pattern("%H:%M:%S").ok(),
        _ => return None,
    };
    Some(fixed.to_owned())
}

/// Why a format has no pattern.
enum Refused {
    Directive(char),
    Stray,
}

/// The pattern of a format.
fn pattern(format: &str) -> Result<String, Refused> {
    let mut escaped = String::with_capacity(format.len() * 2);
    let mut blank = false;
    for c in format.chars() {
        let is_blank = is_space(python_code(c));
        if is_blank {
            if !blank {
                escaped.push_str("\\s+");
            }
        } else {
            if r"\.^$*+?(){}[]|".contains(c) {
                escaped.push('\\');
            }
            escaped.push(c);
        }
        blank = is_blank;
    }
    let mut out = String::with_capacity(escaped.len() * 4);
    let mut characters = escaped.chars();
    while let Some(c) = characters.next() {
        if c != '%' {
            out.push(c);
            continue;
        }
        let letter = characters.next().ok_or(Refused::Stray)?;
        out.push_str(&directive(letter).ok_or(Refused::Directive(letter))?);
    }
    Ok(out)
}

/// As CPython says it, with its mistake in spelling.
const NO_YEAR: &str = "Parsing dates involving a day of month without a year specified is ambiguious\n\
    and fails to parse leap day. The default behavior will change in Python 3.15\n\
    to either always raise an exception or to use a different default year (TBD).\n\
    To avoid trouble, add a specific year to the input & format.\n\
    See https://github.com/python/cpython/issues/70647.";

/// A day of a month without a year is read as one of 1900, which will not stay so.
fn names_a_day_but_no_year(format: &str) -> bool {
    let mut letters = format.split('%').skip(1);
    let (mut day, mut year) = (false, false);
    while let Some(letter) = letters.next() {
        match letter.chars().next() {
            Some('d') => day = true,
            Some('Y' | 'y' | 'G' | 'c' | 'x') => year = true,
            // A doubled percent sign: what follows is text.
            None => drop(letters.next()),
            _ => {}
        }
    }
    day && !year
}

fn compiled(vm: &mut Vm, format: &str) -> Res<Rc<Program>> {
    let known = vm.module_state.get(STATE).and_then(|state| state.downcast_ref::<Formats>());
    if let Some(program) = known.and_then(|formats| formats.0.get(format)) {
        return Ok(program.clone());
    }
    vm.charge(format.len().saturating_mul(128))?;
    vm.tick(format.len())?;
    let pattern = match pattern(format) {
        Ok(pattern) => pattern,
        Err(refused) => {
            let (class, detail, raise) = match refused {
                Refused::Directive(letter) => {
                    (&vm.errors.KeyError, letter.to_string(), bad_directive(vm, letter, format))
                }
                Refused::Stray => {
                    let message = format!("stray % in format '{format}'");
                    (&vm.errors.IndexError, "string index out of range".to_owned(), vm.value_error(message))
                }
            };
            // It was another error before, of which nothing is told.
            if let (Raise::Exception(error), Raise::Exception(before)) = (&raise, vm.error(class, detail)) {
                error.set_context(before.value());
                error.suppress_context.set(true);
            }
            return Err(raise);
        }
    };
    if names_a_day_but_no_year(format) {
        let class = vm.errors.DeprecationWarning.clone();
        vm.warn(&class, NO_YEAR, 1)?;
    }
    let program = match Program::compile(&pattern, flag::IGNORECASE, &|_| None) {
        Ok(program) => Rc::new(program),
        Err(CompileError::Pattern(error)) => {
            let class = vm.module_attr("re", "PatternError")?;
            let position = error.position.map_or(Value::NONE, |position| Value::int(position as i64));
            let exception = vm.call(&class, &[vm.text(error.message), vm.text(pattern), position])?;
            return Err(vm.raise_value(&exception));
        }
        Err(_) => return Err(vm.value_error("bad format")),
    };
    let state = vm.module_state.entry(STATE).or_insert_with(|| Box::new(Formats::default()));
    if let Some(formats) = state.downcast_mut::<Formats>() {
        if formats.0.len() >= MOST_KEPT {
            formats.0.clear();
        }
        formats.0.insert(format.to_owned(), program.clone());
    }
    Ok(program)
}

/// Reads a moment; errors are CPython's.
pub fn parse(vm: &mut Vm, text: &Ref<Str>, format: &Ref<Str>) -> Res<Parsed> {
    let program = compiled(vm, format.as_str())?;
    let data = text.as_str();
    let mut raised = None;
    let mut steps = |count: usize| {
        vm.tick(count / 2).map_err(|raise| {
            raised = Some(raise);
            Stop::Host
        })
    };
    let found = Matcher::new(&program).match_str(data, 0, data.len(), Mode::Match, false, &mut steps);
    let found = match found {
        Ok(found) => found,
        Err(Stop::Host) => return Err(raised.unwrap_or(Raise::Fault)),
        Err(Stop::Memory) => return Err(vm.error(&vm.errors.MemoryError.clone(), "")),
    };
    let Some(found) = found else {
        let (data, format) = (str_repr(data), str_repr(format.as_str()));
        return Err(vm.value_error(format!("time data {data} does not match format {format}")));
    };
    let end = found.groups.first().copied().flatten().map_or(0, |(_, end)| end);
    if end != data.len() {
        let rest = data.get(end..).unwrap_or_default();
        return Err(vm.value_error(format!("unconverted data remains: {rest}")));
    }
    let mut groups = Vec::new();
    for (name, group) in program.names() {
        if let Some((start, end)) = found.groups.get(*group).copied().flatten()
            && let (Some(letter), Some(text)) = (name.chars().next(), data.get(start..end))
        {
            groups.push((*group, letter, text));
        }
    }
    groups.sort_unstable();
    let groups: Vec<(char, &str)> = groups.into_iter().map(|(_, letter, text)| (letter, text)).collect();
    assemble(vm, &groups)
}

/// The number that decimal digits of any script make; blanks do not count.
fn number(text: &str) -> i64 {
    text.chars().filter_map(|c| decimal_value(python_code(c))).fold(0, |number, digit| number * 10 + i64::from(digit))
}

/// The place of a name among names, in any case.
fn place(names: &[&'static str], wanted: &str, shorten: bool) -> i64 {
    let wanted = wanted.to_lowercase();
    let same = |name: &&str| {
        let name = if shorten { name.get(..3).unwrap_or(name) } else { name };
        name.to_lowercase() == wanted
    };
    names.iter().position(same).map_or(0, |place| place as i64)
}

/// `+HH[:]MM[[:]SS[.ffffff]]` in microseconds.
fn offset(vm: &Vm, text: &str) -> Res<i64> {
    if text == "Z" {
        return Ok(0);
    }
    let plain = |c: char| decimal_value(python_code(c)).and_then(|digit| char::from_digit(digit, 10)).unwrap_or(c);
    let mut digits: String = text.chars().map(plain).collect();
    if digits.as_bytes().get(3) == Some(&b':') {
        digits.remove(3);
        if digits.len() > 5 {
            if digits.as_bytes().get(5) != Some(&b':') {
                return Err(vm.value_error(format!("Inconsistent use of : in {text}")));
            }
            digits.remove(5);
        }
    }
    if let Some(seconds) = digits.get(5..7).filter(|seconds| seconds.starts_with(':')) {
        return Err(vm.value_error(format!("invalid literal for int() with base 10: '{seconds}'")));
    }
    let part = |from: usize, to: usize| number(digits.get(from..to.min(digits.len())).unwrap_or_default());
    let seconds = part(1, 3) * 3600 + part(3, 5) * 60 + if digits.len() > 5 { part(5, 7) } else { 0 };
    let fraction = digits.get(8..).unwrap_or_default();
    let micros = number(fraction) * 10i64.pow(6u32.saturating_sub(fraction.chars().count() as u32));
    let total = seconds * 1_000_000 + micros;
    Ok(if text.starts_with('-') { -total } else { total })
}

fn checked(vm: &Vm, year: i64, month: i64, day: i64) -> Res<Date> {
    if !(1..=9999).contains(&year) {
        return Err(vm.value_error(format!("year {year} is out of range")));
    }
    if !(1..=12).contains(&month) {
        return Err(vm.value_error("month must be in 1..12"));
    }
    if day < 1 || day > i64::from(civil::days_in_month(year, month as i32)) {
        return Err(vm.value_error("day is out of range for month"));
    }
    Ok(Date { year: year as i32, month: month as i32, day: day as i32 })
}

/// The day of the year of a weekday in a week counted from Sundays or Mondays.
fn day_in_week(vm: &Vm, year: i64, week: i64, weekday: i64, from_monday: bool) -> Res<i64> {
    let mut first = i64::from(checked(vm, year, 1, 1)?.weekday());
    let mut weekday = weekday;
    if !from_monday {
        first = (first + 1) % 7;
        weekday = (weekday + 1) % 7;
    }
    let before = (7 - first) % 7;
    Ok(if week == 0 { 1 + weekday - first } else { 1 + before + 7 * (week - 1) + weekday })
}

/// The moment that the groups stand for. Of two that tell the same part the later one counts.
fn assemble(vm: &mut Vm, groups: &[(char, &str)]) -> Res<Parsed> {
    let mut parsed = Parsed { month: 1, day: 1, saving: -1, ..Parsed::default() };
    let (mut year, mut iso_year, mut iso_week) = (None, None, None);
    let (mut weekday, mut day_of_year, mut counted_week) = (None, None, None);
    let afternoon = groups.iter().any(|(letter, text)| *letter == 'p' && text.to_lowercase() == "pm");
    for &(letter, text) in groups {
        match letter {
            'Y' => year = Some(number(text)),
            'y' => {
                let short = number(text);
                year = Some(if short <= 68 { short + 2000 } else { short + 1900 });
            }
            'G' => iso_year = Some(number(text)),
            'V' => iso_week = Some(number(text)),
            'm' => parsed.month = number(text),
            'B' => parsed.month = place(&MONTHS, text, false) + 1,
            'b' => parsed.month = place(&MONTHS, text, true) + 1,
            'd' => parsed.day = number(text),
            'H' => parsed.hour = number(text),
            'I' => parsed.hour = number(text) % 12 + if afternoon { 12 } else { 0 },
            'M' => parsed.minute = number(text),
            'S' => parsed.second = number(text),
            'f' => parsed.micro = number(text) * 10i64.pow(6u32.saturating_sub(text.len() as u32)),
            'A' => weekday = Some(place(&WEEKDAYS, text, false)),
            'a' => weekday = Some(place(&WEEKDAYS, text, true)),
            'w' => weekday = Some((number(text) + 6) % 7),
            'u' => weekday = Some(number(text) - 1),
            'j' => day_of_year = Some(number(text)),
            'W' => counted_week = Some((number(text), true)),
            'U' => counted_week = Some((number(text), false)),
            'z' => parsed.offset = Some(offset(vm, text)?),
            'Z' => {
                parsed.zone = Some(text.to_owned());
                parsed.saving = 0;
            }
            _ => {}
        }
    }
    if iso_year.is_some() {
        if day_of_year.is_some() {
            return Err(vm.value_error(
                "Day of the year directive '%j' is not compatible with ISO year directive '%G'. Use '%Y' instead.",
            ));
        }
        if iso_week.is_none() || weekday.is_none() {
            return Err(vm.value_error(
                "ISO year directive '%G' must be used with the ISO week directive '%V' and a weekday directive ('%A', '%a', '%w', or '%u').",
            ));
        }
    } else if iso_week.is_some() {
        return Err(vm.value_error(if year.is_none() || weekday.is_none() {
            "ISO week directive '%V' must be used with the ISO year directive '%G' and a weekday directive ('%A', '%a', '%w', or '%u')."
        } else {
            "ISO week directive '%V' is incompatible with the year directive '%Y'. Use the ISO year '%G' instead."
        }));
    }
    // 29 February without a year is looked at in a leap year.
    let leap_day = year.is_none() && parsed.month == 2 && parsed.day == 29;
    let mut full_year = year.take().unwrap_or(if leap_day { 1904 } else { 1900 });
    if let (None, Some(weekday)) = (day_of_year, weekday) {
        if let Some((week, from_monday)) = counted_week {
            day_of_year = Some(day_in_week(vm, full_year, week, weekday, from_monday)?);
        } else if let (Some(iso_year), Some(week)) = (iso_year, iso_week) {
            let date = match civil::from_iso(iso_year, week, weekday + 1) {
                Ok(date) => date,
                Err(IsoError::Year) => return Err(vm.value_error(format!("Year is out of range: {iso_year}"))),
                Err(IsoError::OutOfRange) => {
                    return Err(vm.value_error(format!("year {} is out of range", iso_year + 1)));
                }
                Err(_) => return Err(vm.value_error(format!("Invalid week: {week}"))),
            };
            (full_year, parsed.month, parsed.day) = (i64::from(date.year), i64::from(date.month), i64::from(date.day));
        }
        if let Some(day) = day_of_year.filter(|day| *day <= 0) {
            full_year -= 1;
            day_of_year = Some(day + if is_leap(full_year) { 366 } else { 365 });
        }
    }
    let date = match day_of_year {
        None => checked(vm, full_year, parsed.month, parsed.day)?,
        Some(day) => {
            let ordinal = checked(vm, full_year, 1, 1)?.ordinal() + day - 1;
            if ordinal > civil::MAX_ORDINAL {
                return Err(vm.value_error("year 10000 is out of range"));
            }
            Date::from_ordinal(ordinal)
        }
    };
    parsed.day_of_year = day_of_year.unwrap_or_else(|| i64::from(date.day_of_year()));
    parsed.weekday = weekday.unwrap_or_else(|| i64::from(date.weekday()));
    parsed.year = if leap_day { 1900 } else { i64::from(date.year) };
    (parsed.month, parsed.day) = (i64::from(date.month), i64::from(date.day));
    Ok(parsed)
}
