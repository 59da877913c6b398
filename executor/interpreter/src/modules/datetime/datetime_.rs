//! `datetime.datetime`. <https://docs.python.org/3.13/library/datetime.html#datetime-objects>

use super::arguments::{self, Parameters, bound_int, checked_clock, checked_date};
use super::civil::{Clock, DAY, Date, Delta, EPOCH, MAX_ORDINAL};
use super::time_::{self, Time};
use super::{classes, data, date, duration, in_class, iso, zone};
use crate::memory::{Ref, Tuple, Value, Visitor};
use crate::objects::foreign::ForeignData;
use crate::objects::native::{Def, class_method, def, getter, static_method};
use crate::objects::str::{hash_bytes, intern};
use crate::objects::{Bytes, Foreign, Str, Type};
use crate::vm::compare::Comparison;
use crate::vm::{Raise, Res, Vm};

/// The data of a `datetime`.
#[derive(Clone)]
pub struct DateTime {
    pub date: Date,
    pub clock: Clock,
    pub fold: i32,
    pub zone: Value,
}

impl ForeignData for DateTime {
    fn traverse(&self, visit: Visitor) -> bool {
        visit(&self.zone);
        true
    }
}

/// The moment behind a value.
pub fn of(value: &Value) -> Option<&DateTime> {
    data::<DateTime>(value)
}

fn this<'v>(vm: &Vm, value: &'v Value) -> Res<&'v DateTime> {
    of(value).ok_or_else(|| vm.type_error("a datetime.datetime is required"))
}

impl DateTime {
    /// Microseconds since the day before 0001-01-01 began, by its own clock.
    fn micros(&self) -> i128 {
        i128::from(self.date.ordinal()) * DAY
            + i128::from(self.clock.seconds()) * 1_000_000
            + i128::from(self.clock.micro)
    }

    fn fields(&self) -> (Date, Clock) {
        (self.date, self.clock)
    }
}

/// The day and clock so many microseconds after the day before 0001-01-01 began.
fn split(vm: &Vm, micros: i128) -> Res<(Date, Clock)> {
    let (days, rest) = (micros.div_euclid(DAY), micros.rem_euclid(DAY));
    let date = date::checked_ordinal(vm, i64::try_from(days).unwrap_or(0))?;
    Ok((date, Clock::from_seconds((rest / 1_000_000) as i64, (rest % 1_000_000) as i32)))
}

/// A datetime of a class, made as a call of the class would.
pub fn make(vm: &mut Vm, class: &Ref<Type>, moment: DateTime) -> Res {
    let base = classes(vm)?.datetime.clone();
    if class.same(&base) {
        return Ok(Value::from(Foreign::new(base, moment)));
    }
    let Clock { hour, minute, second, micro } = moment.clock;
    let Date { year, month, day } = moment.date;
    let mut parts: Vec<Value> =
        [year, month, day, hour, minute, second, micro].map(|part| Value::int(i64::from(part))).to_vec();
    parts.push(moment.zone);
    let fold = (intern("fold"), Value::int(i64::from(moment.fold)));
    let keywords = if moment.fold != 0 { std::slice::from_ref(&fold) } else { &[] };
    vm.call_with(&class.value(), &parts, keywords)
}

/// A datetime of the same class and zone, so many microseconds later.
pub fn shifted(vm: &mut Vm, value: &Value, micros: i128) -> Res {
    let old = this(vm, value)?;
    let (date, clock) = split(vm, old.micros() + micros)?;
    let class = vm.class_of(value);
    let zone = old.zone.clone();
    make(vm, &class, DateTime { date, clock, fold: 0, zone })
}

const PARAMETERS: Parameters = Parameters {
    function: "",
    names: &["year", "month", "day", "hour", "minute", "second", "microsecond", "tzinfo", "fold"],
    required: 3,
    positional: 8,
};

fn new(vm: &mut Vm, args: &[Value]) -> Res {
    let base = classes(vm)?.datetime.clone();
    if let Some(moment) = unpickled(&args[1]) {
        return Ok(in_class(&args[0], &base, moment));
    }
    let bound = PARAMETERS.bind(vm, &args[1], &args[2], |vm, place, value| match place {
        7 => Ok(value.clone()),
        _ => Ok(Value::int(i64::from(arguments::int(vm, value)?))),
    })?;
    let part = |place| bound_int(&bound, place, 0);
    let date = checked_date(vm, part(0), part(1), part(2))?;
    let clock = Clock { hour: part(3), minute: part(4), second: part(5), micro: part(6) };
    let fold = part(8);
    let clock = checked_clock(vm, clock, fold)?;
    let zone = arguments::zone(vm, bound.get(7).unwrap_or(&Value::NONE))?;
    Ok(in_class(&args[0], &base, DateTime { date, clock, fold, zone }))
}

/// The moment in the ten bytes that `__reduce__` gives, and perhaps a zone.
fn unpickled(args: &Value) -> Option<DateTime> {
    let args = args.get::<Tuple>()?;
    let state = args.first()?.native::<Bytes>()?;
    let [high, low, month, day, hour @ ..24, minute @ ..60, second @ ..60, a, b, c] = *state.as_slice() else {
        return None;
    };
    let (fold, month) = (i32::from(month >> 7), month & 0x7F);
    let date = Date { year: i32::from(high) << 8 | i32::from(low), month: month.into(), day: day.into() };
    let micro = i32::from(a) << 16 | i32::from(b) << 8 | i32::from(c);
    let valid = (1..=9999).contains(&date.year)
        && (1..=12).contains(&date.month)
        && (1..=super::civil::days_in_month(i64::from(date.year), date.month)).contains(&date.day)
        && micro < 1_000_000
        && args.len() <= 2;
    let clock = Clock { hour: hour.into(), minute: minute.into(), second: second.into(), micro };
    valid.then(|| DateTime { date, clock, fold, zone: args.get(1).cloned().unwrap_or(Value::NONE) })
}

/// The bytes that a moment is hashed and pickled as.
fn state(moment: &DateTime) -> Vec<u8> {
    let mut bytes = date::state(moment.date).to_vec();
    bytes.extend(time_::state(moment.clock));
    bytes
}

/// A timestamp's whole seconds, rounded down.
pub fn whole_seconds(vm: &mut Vm, value: &Value) -> Res<i64> {
    let (seconds, _) = timestamp(vm, value, f64::floor)?;
    Ok(seconds)
}

/// A timestamp as seconds and microseconds; `round` makes the microseconds whole.
fn timestamp(vm: &mut Vm, value: &Value, round: fn(f64) -> f64) -> Res<(i64, i64)> {
    let too_far = "timestamp out of range for platform time_t";
    if let Some(float) = value.unwrapped().as_float() {
        if float.is_nan() {
            return Err(vm.value_error("Invalid value NaN (not a number)"));
        }
        let mut whole = float.trunc();
        let mut micros = round((float - whole) * 1e6);
        if micros >= 1e6 {
            micros -= 1e6;
            whole += 1.0;
        } else if micros < 0.0 {
            micros += 1e6;
            whole -= 1.0;
        }
        if !(-9.3e18..9.2e18).contains(&whole) {
            return Err(vm.overflow_error(too_far));
        }
        return Ok((whole as i64, micros as i64));
    }
    match vm.index_value(value)?.as_int() {
        Some(seconds) => Ok((seconds, 0)),
        None => Err(vm.overflow_error(too_far)),
    }
}

/// The error for a timestamp outside the years there are.
pub fn year_refused(vm: &mut Vm, seconds: i64) -> Raise {
    let year = year_of(seconds);
    if i32::try_from(year - 1900).is_err() {
        return crate::modules::time::too_large(vm);
    }
    vm.value_error(format!("year {year} is out of range"))
}

/// The year that a timestamp falls into, however far away.
fn year_of(seconds: i64) -> i64 {
    let days = i128::from(seconds).div_euclid(86_400) + i128::from(EPOCH) - 1;
    let (cycles, rest) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    cycles as i64 * 400 + i64::from(Date::from_ordinal(rest as i64 + 1).year)
}

/// Warns of a method that makes a time in UTC which does not say so.
fn old(vm: &mut Vm, name: &str, instead: &str) -> Res<()> {
    let class = vm.errors.DeprecationWarning.clone();
    let message = format!(
        "datetime.datetime.{name} is deprecated and scheduled for removal in a future version. Use timezone-aware \
         objects to represent datetimes in UTC: datetime.datetime.{instead}."
    );
    vm.warn(&class, &message, 1)
}

/// The day and clock of seconds since the epoch.
fn of_seconds(vm: &mut Vm, seconds: i64, micros: i64) -> Res<(Date, Clock)> {
    let days = i128::from(seconds).div_euclid(86_400) + i128::from(EPOCH);
    if !(1..=i128::from(MAX_ORDINAL)).contains(&days) {
        return Err(year_refused(vm, seconds));
    }
    Ok((Date::from_ordinal(days as i64), Clock::from_seconds(seconds.rem_euclid(86_400), micros as i32)))
}

/// A moment given in UTC, in a zone (None for the local one, which is UTC).
fn in_zone(vm: &mut Vm, class: &Value, utc: (Date, Clock), zone: Value) -> Res {
    let class = date::class_argument(vm, class)?;
    let (date, clock) = utc;
    let made = make(vm, &class, DateTime { date, clock, fold: 0, zone: zone.clone() })?;
    if zone.is_none() { Ok(made) } else { vm.call_method(&zone, &intern("fromutc"), &[made]) }
}

/// Now, in UTC.
fn now(vm: &mut Vm) -> Res<(Date, Clock)> {
    let now = vm.host.wall_clock();
    of_seconds(vm, i64::try_from(now.as_secs()).unwrap_or(0), i64::from(now.subsec_micros()))
}

fn from_timestamp(vm: &mut Vm, args: &[Value]) -> Res {
    let zone = arguments::zone(vm, &args[2])?;
    let (seconds, micros) = timestamp(vm, &args[1], crate::text::float_round::round_half_even)?;
    let utc = of_seconds(vm, seconds, micros)?;
    in_zone(vm, &args[0], utc, zone)
}

fn combine(vm: &mut Vm, args: &[Value]) -> Res {
    let class = date::class_argument(vm, &args[0])?;
    let missing = |vm: &Vm, name: &str, place: usize| {
        vm.type_error(format!("combine() missing required argument '{name}' (pos {place})"))
    };
    if args[1].is_undef() {
        return Err(missing(vm, "date", 1));
    }
    let Some(date) = date::of(&args[1]) else {
        return Err(vm.bad_argument("combine", "argument 1", "datetime.date", &args[1]));
    };
    if args[2].is_undef() {
        return Err(missing(vm, "time", 2));
    }
    let Some(time) = time_::of(&args[2]) else {
        return Err(vm.bad_argument("combine", "argument 2", "datetime.time", &args[2]));
    };
    let zone = if args[3].is_undef() { time.zone.clone() } else { arguments::zone(vm, &args[3])? };
    make(vm, &class, DateTime { date, clock: time.clock, fold: time.fold, zone })
}

fn from_iso(vm: &mut Vm, args: &[Value]) -> Res {
    let class = date::class_argument(vm, &args[0])?;
    let text = date::iso_argument(vm, &args[1])?;
    let Some(((year, month, day), time)) = iso::moment(text.as_str()) else {
        return Err(date::iso_refused(vm, &text));
    };
    let zone = time.zone(vm)?;
    let date = checked_date(vm, year, month, day)?;
    let clock = checked_clock(vm, time.clock, 0)?;
    make(vm, &class, DateTime { date, clock, fold: 0, zone })
}

fn strptime(vm: &mut Vm, args: &[Value]) -> Res {
    let text = vm.text_argument(&args[1], "strptime", "argument 1")?;
    let format = vm.text_argument(&args[2], "strptime", "argument 2")?;
    let parsed = crate::modules::time::parse::parse(vm, &text, &format)?;
    let mut parts: Vec<Value> =
        [parsed.year, parsed.month, parsed.day, parsed.hour, parsed.minute, parsed.second, parsed.micro]
            .map(Value::int)
            .to_vec();
    if let Some(micros) = parsed.offset {
        let offset = duration::from_micros(vm, i128::from(micros))?;
        let name = parsed.zone.as_deref().map(Str::new);
        parts.push(zone::make(vm, offset, name)?);
    }
    vm.call(&args[0], &parts)
}

/// The offset of a moment.
fn offset(vm: &mut Vm, value: &Value, moment: &DateTime) -> Res<Option<Delta>> {
    zone::offset(vm, &moment.zone, value)
}

fn iso_format(vm: &mut Vm, args: &[Value]) -> Res {
    let moment = this(vm, &args[0])?;
    let separator = match args[1].native_ref::<Str>() {
        Some(text) if text.len() == 1 => text,
        _ => return Err(vm.bad_argument("isoformat", "argument 1", "a unicode character", &args[1])),
    };
    let timespec = vm.text_argument(&args[2], "isoformat", "argument 2")?;
    let clock = time_::clock_text(vm, moment.clock, timespec.as_str())?;
    let mut out = format!("{}{}{clock}", date::iso_text(moment.date), separator.as_str());
    if let Some(offset) = offset(vm, &args[0], moment)? {
        out.push_str(&offset.offset_text(":"));
    }
    Ok(vm.text(out))
}

fn replace(vm: &mut Vm, args: &[Value]) -> Res {
    let old = this(vm, &args[0])?;
    let (Date { year, month, day }, Clock { hour, minute, second, micro }) = old.fields();
    let mut parts = [year, month, day, hour, minute, second, micro, old.fold];
    let given = args.get(1..8).unwrap_or(&[]).iter().chain(args.get(9));
    for (part, given) in parts.iter_mut().zip(given) {
        if !given.is_undef() {
            *part = vm.c_int_argument(given)? as i32;
        }
    }
    let [year, month, day, hour, minute, second, micro, fold] = parts;
    let date = checked_date(vm, year, month, day)?;
    let clock = checked_clock(vm, Clock { hour, minute, second, micro }, fold)?;
    let zone = if args[8].is_undef() { old.zone.clone() } else { arguments::zone(vm, &args[8])? };
    let class = vm.class_of(&args[0]);
    make(vm, &class, DateTime { date, clock, fold, zone })
}

fn as_timezone(vm: &mut Vm, args: &[Value]) -> Res {
    let moment = this(vm, &args[0])?.clone();
    let mut zone = arguments::zone(vm, &args[1])?;
    let local = |vm: &Vm| -> Res {
        let class = classes(vm)?.timezone.clone();
        Ok(Value::from(Foreign::new(class, zone::Zone { offset: Delta::default(), name: Some(Str::new("UTC")) })))
    };
    let known = offset(vm, &args[0], &moment)?;
    if !zone.is_none() && moment.zone.same(&zone) && known.is_some() {
        return Ok(args[0].clone());
    }
    if zone.is_none() {
        zone = local(vm)?;
    }
    if known.is_none() {
        // The day before and that behind are asked whether the clock is changed.
        [-1, 1].into_iter().try_for_each(|days| neighbour(vm, &moment, days))?;
    }
    // A moment without an offset is local time, and that is UTC.
    let (date, clock) = split(vm, moment.micros() - known.unwrap_or_default().total())?;
    let class = vm.class_of(&args[0]);
    let utc = make(vm, &class, DateTime { date, clock, fold: 0, zone: zone.clone() })?;
    vm.call_method(&zone, &intern("fromutc"), &[utc])
}

/// Fails where there is no such day beside that of a local moment.
fn neighbour(vm: &mut Vm, moment: &DateTime, days: i64) -> Res<()> {
    let epoch = i128::from(EPOCH) * DAY;
    let seconds = (moment.micros() - epoch).div_euclid(1_000_000) as i64 + days * 86_400;
    if (1..=9999).contains(&year_of(seconds)) { Ok(()) } else { Err(year_refused(vm, seconds)) }
}

fn to_timestamp(vm: &mut Vm, args: &[Value]) -> Res {
    let moment = this(vm, &args[0])?;
    let epoch = i128::from(EPOCH) * DAY;
    if moment.zone.is_none() {
        neighbour(vm, moment, if moment.fold == 0 { -1 } else { 1 })?;
        let whole = (moment.micros() - i128::from(moment.clock.micro) - epoch) / 1_000_000;
        return Ok(Value::float(whole as f64 + f64::from(moment.clock.micro) / 1e6));
    }
    let Some(offset) = offset(vm, &args[0], moment)? else {
        return Err(vm.type_error("can't subtract offset-naive and offset-aware datetimes"));
    };
    let micros = dashu_int::IBig::from(moment.micros() - offset.total() - epoch);
    let million = dashu_int::IBig::from(1_000_000);
    Ok(Value::float(crate::vm::numbers::divide_ints(&micros, &million).unwrap_or(0.0)))
}

fn add(vm: &mut Vm, args: &[Value]) -> Res {
    match (of(&args[0]), duration::of(&args[1])) {
        (Some(_), Some(delta)) => shifted(vm, &args[0], delta.total()),
        _ => Ok(Value::NOT_IMPLEMENTED),
    }
}

fn subtract(vm: &mut Vm, args: &[Value]) -> Res {
    let Some(left) = of(&args[0]) else { return Ok(Value::NOT_IMPLEMENTED) };
    if let Some(delta) = duration::of(&args[1]) {
        return shifted(vm, &args[0], -delta.total());
    }
    let Some(right) = of(&args[1]) else { return Ok(Value::NOT_IMPLEMENTED) };
    let mut micros = left.micros() - right.micros();
    if !left.zone.same(&right.zone) {
        match (offset(vm, &args[0], left)?, offset(vm, &args[1], right)?) {
            (None, None) => {}
            (Some(first), Some(second)) => micros -= first.total() - second.total(),
            _ => return Err(vm.type_error("can't subtract offset-naive and offset-aware datetimes")),
        }
    }
    let delta = duration::from_micros(vm, micros)?;
    duration::make(vm, delta)
}

/// True when the moment is one of two that its zone does not tell apart: then it equals none of another zone.
fn is_ambiguous(vm: &mut Vm, value: &Value, moment: &DateTime, known: Option<Delta>) -> Res<bool> {
    if moment.zone.is_none() || moment.zone.get::<Foreign>().is_some_and(|zone| zone.downcast::<zone::Zone>().is_some())
    {
        return Ok(false);
    }
    let class = vm.class_of(value);
    let flipped = make(vm, &class, DateTime { fold: 1 - moment.fold, ..moment.clone() })?;
    Ok(zone::offset(vm, &moment.zone, &flipped)? != known)
}

fn compare(vm: &mut Vm, args: &[Value], op: Comparison) -> Res {
    let (Some(left), Some(right)) = (of(&args[0]), of(&args[1])) else { return Ok(Value::NOT_IMPLEMENTED) };
    if left.zone.same(&right.zone) {
        return Ok(Value::bool(op.holds(left.fields().cmp(&right.fields()))));
    }
    let (first, second) = (offset(vm, &args[0], left)?, offset(vm, &args[1], right)?);
    let mut order = match (first, second) {
        (first, second) if first == second => left.fields().cmp(&right.fields()),
        (Some(first), Some(second)) => (left.micros() - first.total()).cmp(&(right.micros() - second.total())),
        _ => {
            return match op {
                Comparison::Equal => Ok(Value::FALSE),
                Comparison::NotEqual => Ok(Value::TRUE),
                _ => Err(vm.type_error("can't compare offset-naive and offset-aware datetimes")),
            };
        }
    };
    if matches!(op, Comparison::Equal | Comparison::NotEqual)
        && order.is_eq()
        && (is_ambiguous(vm, &args[0], left, first)? || is_ambiguous(vm, &args[1], right, second)?)
    {
        order = std::cmp::Ordering::Less;
    }
    Ok(Value::bool(op.holds(order)))
}

fn hash(vm: &mut Vm, args: &[Value]) -> Res {
    let moment = this(vm, &args[0])?;
    // The fold makes no difference to the hash.
    let offset = if moment.fold == 0 {
        offset(vm, &args[0], moment)?
    } else {
        let class = vm.class_of(&args[0]);
        let plain = make(vm, &class, DateTime { fold: 0, ..moment.clone() })?;
        zone::offset(vm, &moment.zone, &plain)?
    };
    match offset {
        None => Ok(Value::int(hash_bytes(&state(moment)))),
        Some(offset) => {
            let delta = duration::from_micros(vm, moment.micros() - offset.total())?;
            duration::hash(vm, delta).map(Value::int)
        }
    }
}

fn reduce(vm: &mut Vm, value: &Value, protocol: i64) -> Res {
    let moment = this(vm, value)?;
    let mut bytes = state(moment);
    if protocol > 3
        && moment.fold != 0
        && let Some(month) = bytes.get_mut(2)
    {
        *month |= 0x80;
    }
    let mut parts = vec![Value::from(Bytes::new(bytes))];
    if !moment.zone.is_none() {
        parts.push(moment.zone.clone());
    }
    Ok(Value::from(Tuple::from_slice(&[vm.class_of(value).value(), Value::from(Tuple::from_vec(parts))])))
}

/// The methods of `datetime`.
pub const METHODS: &[Def] = &[
    static_method(
        "__new__(cls, *args, **kwargs)",
        "datetime(year, month, day[, hour[, minute[, second[, microsecond[,tzinfo]]]]])\n\nThe year, month and day arguments are required. tzinfo may be None, or an\ninstance of a tzinfo subclass. The remaining arguments may be ints.",
        new,
    ),
    class_method(
        "now(cls, tz=None)",
        "Returns new datetime object representing current time local to tz.",
        |vm, args| {
            let zone = arguments::zone(vm, &args[1])?;
            let utc = now(vm)?;
            in_zone(vm, &args[0], utc, zone)
        },
    ),
    class_method("utcnow(cls, /)", "Return a new datetime representing UTC day and time.", |vm, args| {
        old(vm, "utcnow()", "now(datetime.UTC)")?;
        let utc = now(vm)?;
        in_zone(vm, &args[0], utc, Value::NONE)
    }),
    class_method(
        "fromtimestamp(cls, timestamp, tz=None)",
        "timestamp[, tz] -> tz's local time from POSIX timestamp.",
        from_timestamp,
    ),
    class_method(
        "utcfromtimestamp(cls, timestamp, /)",
        "Construct a naive UTC datetime from a POSIX timestamp.",
        |vm, args| {
            old(vm, "utcfromtimestamp()", "fromtimestamp(timestamp, datetime.UTC)")?;
            from_timestamp(vm, &[args[0].clone(), args[1].clone(), Value::NONE])
        },
    ),
    class_method(
        "strptime(cls, date_string, format, /)",
        "string, format -> new datetime parsed from a string (like time.strptime()).",
        strptime,
    ),
    class_method(
        "combine(cls, date=<unset>, time=<unset>, tzinfo=<unset>)",
        "date, time -> datetime with same date and time fields",
        combine,
    ),
    class_method(
        "fromisoformat(cls, object, /)",
        "string -> datetime from a string in most ISO 8601 formats",
        from_iso,
    ),
    getter("hour", "", |vm, args| Ok(Value::int(i64::from(this(vm, &args[0])?.clock.hour)))),
    getter("minute", "", |vm, args| Ok(Value::int(i64::from(this(vm, &args[0])?.clock.minute)))),
    getter("second", "", |vm, args| Ok(Value::int(i64::from(this(vm, &args[0])?.clock.second)))),
    getter("microsecond", "", |vm, args| Ok(Value::int(i64::from(this(vm, &args[0])?.clock.micro)))),
    getter("tzinfo", "", |vm, args| Ok(this(vm, &args[0])?.zone.clone())),
    getter("fold", "", |vm, args| Ok(Value::int(i64::from(this(vm, &args[0])?.fold)))),
    def("date(self, /)", "Return date object with same year, month and day.", |vm, args| {
        let date = this(vm, &args[0])?.date;
        let class = classes(vm)?.date.clone();
        date::make(vm, &class, date)
    }),
    def("time(self, /)", "Return time object with same time but with tzinfo=None.", |vm, args| {
        let DateTime { clock, fold, .. } = *this(vm, &args[0])?;
        time_::make(vm, Time { clock, fold, zone: Value::NONE })
    }),
    def("timetz(self, /)", "Return time object with same time and tzinfo.", |vm, args| {
        let DateTime { clock, fold, zone, .. } = this(vm, &args[0])?.clone();
        time_::make(vm, Time { clock, fold, zone })
    }),
    def("ctime(self, /)", "Return ctime() style string.", |vm, args| {
        let (date, clock) = this(vm, &args[0])?.fields();
        Ok(vm.text(date::ctime(date, clock)))
    }),
    def("timetuple(self, /)", "Return time tuple, compatible with time.localtime().", |vm, args| {
        let moment = this(vm, &args[0])?;
        let saving = match zone::saving(vm, &moment.zone, &args[0])? {
            None => -1,
            Some(saved) => i64::from(saved != Delta::default()),
        };
        date::broken_down(vm, moment.date, moment.clock, saving)
    }),
    def("utctimetuple(self, /)", "Return UTC time tuple, compatible with time.localtime().", |vm, args| {
        let moment = this(vm, &args[0])?;
        let micros = moment.micros() - offset(vm, &args[0], moment)?.unwrap_or_default().total();
        let (date, clock) = split(vm, micros)?;
        date::broken_down(vm, date, clock, 0)
    }),
    def("timestamp(self, /)", "Return POSIX timestamp as float.", to_timestamp),
    def(
        "isoformat(self, /, sep='T', timespec='auto')",
        "[sep] -> string in ISO 8601 format, YYYY-MM-DDT[HH[:MM[:SS[.mmm[uuu]]]]][+HH:MM].",
        iso_format,
    ),
    def("utcoffset(self, /)", "Return self.tzinfo.utcoffset(self).", |vm, args| {
        let moment = this(vm, &args[0])?;
        let offset = offset(vm, &args[0], moment)?;
        zone::optional(vm, offset)
    }),
    def("tzname(self, /)", "Return self.tzinfo.tzname(self).", |vm, args| {
        let moment = this(vm, &args[0])?;
        zone::name(vm, &moment.zone, &args[0])
    }),
    def("dst(self, /)", "Return self.tzinfo.dst(self).", |vm, args| {
        let moment = this(vm, &args[0])?;
        let saved = zone::saving(vm, &moment.zone, &args[0])?;
        zone::optional(vm, saved)
    }),
    def(
        "replace(self, /, year=<unset>, month=<unset>, day=<unset>, hour=<unset>, minute=<unset>, second=<unset>, microsecond=<unset>, tzinfo=<unset>, *, fold=<unset>)",
        "Return datetime with new specified fields.",
        replace,
    ),
    def(
        "__replace__(self, /, year=<unset>, month=<unset>, day=<unset>, hour=<unset>, minute=<unset>, second=<unset>, microsecond=<unset>, tzinfo=<unset>, *, fold=<unset>)",
        "The same as replace().",
        replace,
    ),
    def("astimezone(self, /, tz=None)", "tz -> convert to local time in new timezone tz", as_timezone),
    def("__repr__(self, /)", "Return repr(self).", |vm, args| {
        let moment = this(vm, &args[0])?;
        // Here the fold stands first; in the repr of a time it stands last.
        let (fold, zone) = (time_::shown_fold(moment.fold), time_::shown_zone(vm, &moment.zone)?);
        let Date { year, month, day } = moment.date;
        let clock = time_::shown_parts(moment.clock);
        Ok(vm.text(format!("{}({year}, {month}, {day}, {clock}{fold}{zone})", vm.type_name(&args[0]))))
    }),
    def("__str__(self, /)", "Return str(self).", |vm, args| {
        let space = vm.text(" ");
        vm.call_method(&args[0], &intern("isoformat"), &[space])
    }),
    def("__hash__(self, /)", "Return hash(self).", hash),
    def("__add__(self, value, /)", "Return self+value.", add),
    def("__radd__(self, value, /)", "Return value+self.", add),
    def("__sub__(self, value, /)", "Return self-value.", subtract),
    def("__rsub__(self, value, /)", "Return value-self.", |vm, args| subtract(vm, &[args[1].clone(), args[0].clone()])),
    def("__eq__(self, value, /)", "Return self==value.", |vm, args| compare(vm, args, Comparison::Equal)),
    def("__ne__(self, value, /)", "Return self!=value.", |vm, args| compare(vm, args, Comparison::NotEqual)),
    def("__lt__(self, value, /)", "Return self<value.", |vm, args| compare(vm, args, Comparison::Less)),
    def("__le__(self, value, /)", "Return self<=value.", |vm, args| compare(vm, args, Comparison::LessEqual)),
    def("__gt__(self, value, /)", "Return self>value.", |vm, args| compare(vm, args, Comparison::Greater)),
    def("__ge__(self, value, /)", "Return self>=value.", |vm, args| compare(vm, args, Comparison::GreaterEqual)),
    def("__reduce_ex__(self, protocol, /)", "__reduce_ex__(proto) -> (cls, state)", |vm, args| {
        let protocol = vm.index_of(&args[1])?;
        reduce(vm, &args[0], protocol)
    }),
    def("__reduce__(self, /)", "__reduce__() -> (cls, state)", |vm, args| reduce(vm, &args[0], 2)),
];
