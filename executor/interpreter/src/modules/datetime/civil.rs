//! The calendar: days, ordinals, ISO weeks. Pure arithmetic of the proleptic Gregorian calendar.

/// The first and last years there are.
pub const MIN_YEAR: i32 = 1;
pub const MAX_YEAR: i32 = 9999;
/// The ordinal of 9999-12-31.
pub const MAX_ORDINAL: i64 = 3_652_059;
/// The ordinal of 1970-01-01.
pub const EPOCH: i64 = 719_163;

pub const WEEKDAYS: [&str; 7] = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
pub const MONTHS: [&str; 12] = [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
];

/// The first three letters of a day's or month's name.
pub fn short(name: &'static str) -> &'static str {
    name.get(..3).unwrap_or(name)
}

pub fn is_leap(year: i64) -> bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
}

pub fn days_in_month(year: i64, month: i32) -> i32 {
    match month {
        2 if is_leap(year) => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

/// Days before the first of a month in its year.
pub fn days_before_month(year: i64, month: i32) -> i32 {
    (1..month).map(|month| days_in_month(year, month)).sum()
}

fn days_before_year(year: i64) -> i64 {
    let y = year - 1;
    y * 365 + y.div_euclid(4) - y.div_euclid(100) + y.div_euclid(400)
}

/// A day of the calendar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Date {
    pub year: i32,
    pub month: i32,
    pub day: i32,
}

impl Date {
    /// The day with a number; 0001-01-01 is 1.
    pub fn from_ordinal(ordinal: i64) -> Date {
        let days = ordinal - 1;
        let cycles = days.div_euclid(146_097);
        let rest = days.rem_euclid(146_097);
        let centuries = (rest / 36_524).min(3);
        let rest = rest - centuries * 36_524;
        let fours = rest / 1_461;
        let rest = rest - fours * 1_461;
        let years = (rest / 365).min(3);
        let mut day = (rest - years * 365) as i32 + 1;
        let year = cycles * 400 + centuries * 100 + fours * 4 + years + 1;
        let mut month = 1;
        while day > days_in_month(year, month) {
            day -= days_in_month(year, month);
            month += 1;
        }
        Date { year: year as i32, month, day }
    }

    pub fn ordinal(self) -> i64 {
        let year = i64::from(self.year);
        days_before_year(year) + i64::from(days_before_month(year, self.month)) + i64::from(self.day)
    }

    /// 0 for Monday.
    pub fn weekday(self) -> i32 {
        ((self.ordinal() + 6).rem_euclid(7)) as i32
    }

    /// 1 for the first of January.
    pub fn day_of_year(self) -> i32 {
        days_before_month(i64::from(self.year), self.month) + self.day
    }

    /// ISO year, week and weekday.
    pub fn iso(self) -> (i32, i32, i32) {
        let ordinal = self.ordinal();
        let mut year = self.year;
        if ordinal < iso_start(year) {
            year -= 1;
        } else if ordinal >= iso_start(year + 1) {
            year += 1;
        }
        let days = ordinal - iso_start(year);
        (year, (days / 7) as i32 + 1, (days % 7) as i32 + 1)
    }
}

/// The ordinal of the Monday that begins an ISO year.
fn iso_start(year: i32) -> i64 {
    let first = Date { year, month: 1, day: 1 };
    let (ordinal, weekday) = (first.ordinal(), i64::from(first.weekday()));
    if weekday > 3 { ordinal + 7 - weekday } else { ordinal - weekday }
}

/// Why a day cannot be told from its ISO calendar parts.
pub enum IsoError {
    Year,
    Week,
    Day,
    OutOfRange,
}

/// The day of an ISO year, week and weekday.
pub fn from_iso(year: i64, week: i64, day: i64) -> Result<Date, IsoError> {
    if !(i64::from(MIN_YEAR)..=i64::from(MAX_YEAR)).contains(&year) {
        return Err(IsoError::Year);
    }
    let year = year as i32;
    if !(1..=53).contains(&week) {
        return Err(IsoError::Week);
    }
    if week == 53 {
        let weekday = Date { year, month: 1, day: 1 }.weekday();
        if !(weekday == 3 || (weekday == 2 && is_leap(i64::from(year)))) {
            return Err(IsoError::Week);
        }
    }
    if !(1..=7).contains(&day) {
        return Err(IsoError::Day);
    }
    let ordinal = iso_start(year) + (week - 1) * 7 + day - 1;
    if !(1..=MAX_ORDINAL).contains(&ordinal) {
        return Err(IsoError::OutOfRange);
    }
    Ok(Date::from_ordinal(ordinal))
}

/// A time of day.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Clock {
    pub hour: i32,
    pub minute: i32,
    pub second: i32,
    pub micro: i32,
}

impl Clock {
    /// Whole seconds since midnight.
    pub fn seconds(self) -> i64 {
        i64::from(self.hour) * 3600 + i64::from(self.minute) * 60 + i64::from(self.second)
    }

    /// The time so many seconds after midnight (less than a day's).
    pub fn from_seconds(seconds: i64, micro: i32) -> Clock {
        Clock {
            hour: (seconds / 3600) as i32,
            minute: (seconds / 60 % 60) as i32,
            second: (seconds % 60) as i32,
            micro,
        }
    }
}

/// A duration: `0 <= seconds < 86400`, `0 <= micros < 1000000`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Delta {
    pub days: i32,
    pub seconds: i32,
    pub micros: i32,
}

/// Microseconds of a day.
pub const DAY: i128 = 86_400_000_000;

impl Delta {
    /// All of it in microseconds.
    pub fn total(self) -> i128 {
        i128::from(self.days) * DAY + i128::from(self.seconds) * 1_000_000 + i128::from(self.micros)
    }

    /// Whether it fits between midnight and midnight, as offsets of time zones must.
    pub fn is_offset(self) -> bool {
        self.total().abs() < DAY
    }

    /// `+HH:MM[:SS[.ffffff]]`, with any separator.
    pub fn offset_text(self, separator: &str) -> String {
        let total = self.total();
        let (sign, total) = if total < 0 { ('-', -total) } else { ('+', total) };
        let (seconds, micros) = (total / 1_000_000, total % 1_000_000);
        let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
        let mut text = format!("{sign}{hours:02}{separator}{minutes:02}");
        if seconds != 0 || micros != 0 {
            text.push_str(&format!("{separator}{seconds:02}"));
        }
        if micros != 0 {
            text.push_str(&format!(".{micros:06}"));
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ordinals_go_both_ways() {
        for ordinal in (1..=MAX_ORDINAL).step_by(97) {
            assert_eq!(Date::from_ordinal(ordinal).ordinal(), ordinal);
        }
        assert_eq!(Date { year: 2024, month: 2, day: 29 }.iso(), (2024, 9, 4));
        assert_eq!(Date::from_ordinal(EPOCH), Date { year: 1970, month: 1, day: 1 });
    }
}
