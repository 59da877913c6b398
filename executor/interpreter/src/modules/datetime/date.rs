//! `datetime.date`. <https://docs.python.org/3.13/library/datetime.html#date-objects>

use super::arguments::{Parameters, bound_int, checked_date, ints_below};
use super::civil::{self, Date, IsoError, MAX_ORDINAL, WEEKDAYS, short};
use super::datetime_::{self, DateTime};
use super::{classes, data, duration, in_class, iso, strftime};
use crate::memory::{Ref, Tuple, Value};
use crate::objects::native::{Def, class_method, def, getter, static_method};
use crate::objects::str::{hash_bytes, intern};
use crate::objects::{Bytes, Foreign, Str, Type};
use crate::text::repr::str_repr;
use crate::vm::compare::Comparison;
use crate::vm::{Res, Vm};

/// The day of a date or datetime.
pub fn of(value: &Value) -> Option<Date> {
    data::<Date>(value).copied().or_else(|| data::<DateTime>(value).map(|moment| moment.date))
}

fn this(vm: &Vm, value: &Value) -> Res<Date> {
    of(value).ok_or_else(|| vm.type_error("a datetime.date is required"))
}

/// A date of a class, made as a call of the class would.
pub fn make(vm: &mut Vm, class: &Ref<Type>, date: Date) -> Res {
    let base = classes(vm)?.date.clone();
    if class.same(&base) {
        return Ok(Value::from(Foreign::new(base, date)));
    }
    let parts = [date.year, date.month, date.day].map(|part| Value::int(i64::from(part)));
    vm.call(&class.value(), &parts)
}

/// The class a class method was called on.
pub fn class_argument(vm: &Vm, value: &Value) -> Res<Ref<Type>> {
    value.to_ref::<Type>().ok_or_else(|| vm.type_error("a class is required"))
}

const PARAMETERS: Parameters =
    Parameters { function: "", names: &["year", "month", "day"], required: 3, positional: 3 };

fn new(vm: &mut Vm, args: &[Value]) -> Res {
    let base = classes(vm)?.date.clone();
    if let Some(date) = unpickled(&args[1]) {
        return Ok(in_class(&args[0], &base, date));
    }
    let bound = PARAMETERS.bind(vm, &args[1], &args[2], ints_below(3))?;
    let date = checked_date(vm, bound_int(&bound, 0, 0), bound_int(&bound, 1, 0), bound_int(&bound, 2, 0))?;
    Ok(in_class(&args[0], &base, date))
}

/// The day in the four bytes that `__reduce__` gives.
fn unpickled(args: &Value) -> Option<Date> {
    let [state] = &args.get::<Tuple>()?[..] else { return None };
    let [high, low, month @ 1..=12, day] = *state.native::<Bytes>()?.as_slice() else { return None };
    let date = Date { year: i32::from(high) << 8 | i32::from(low), month: month.into(), day: day.into() };
    let valid = (1..=9999).contains(&date.year)
        && (1..=civil::days_in_month(i64::from(date.year), date.month)).contains(&date.day);
    valid.then_some(date)
}

/// The bytes that a day is hashed and pickled as.
pub fn state(date: Date) -> [u8; 4] {
    [(date.year >> 8) as u8, date.year as u8, date.month as u8, date.day as u8]
}

/// `YYYY-MM-DD`
pub fn iso_text(date: Date) -> String {
    format!("{:04}-{:02}-{:02}", date.year, date.month, date.day)
}

/// The date with an ordinal, or an OverflowError.
pub fn checked_ordinal(vm: &Vm, ordinal: i64) -> Res<Date> {
    if (1..=MAX_ORDINAL).contains(&ordinal) {
        return Ok(Date::from_ordinal(ordinal));
    }
    Err(vm.overflow_error("date value out of range"))
}

fn shifted(vm: &mut Vm, value: &Value, days: i64) -> Res {
    let date = this(vm, value)?;
    let date = checked_ordinal(vm, date.ordinal() + days)?;
    let class = vm.class_of(value);
    make(vm, &class, date)
}

fn add(vm: &mut Vm, args: &[Value]) -> Res {
    match (data::<Date>(&args[0]), duration::of(&args[1])) {
        (Some(_), Some(delta)) => shifted(vm, &args[0], i64::from(delta.days)),
        _ => Ok(Value::NOT_IMPLEMENTED),
    }
}

fn subtract(vm: &mut Vm, args: &[Value]) -> Res {
    let Some(left) = of(&args[0]) else { return Ok(Value::NOT_IMPLEMENTED) };
    if datetime_::of(&args[0]).is_some() != datetime_::of(&args[1]).is_some() && of(&args[1]).is_some() {
        return Ok(Value::NOT_IMPLEMENTED);
    }
    if let Some(right) = of(&args[1]) {
        let delta = civil::Delta { days: (left.ordinal() - right.ordinal()) as i32, seconds: 0, micros: 0 };
        return duration::make(vm, delta);
    }
    match duration::of(&args[1]) {
        Some(delta) => shifted(vm, &args[0], -i64::from(delta.days)),
        None => Ok(Value::NOT_IMPLEMENTED),
    }
}

/// Dates compare with dates; datetimes have a say of their own.
fn compare(args: &[Value], op: Comparison) -> Value {
    match (data::<Date>(&args[0]), data::<Date>(&args[1])) {
        (Some(left), Some(right)) => Value::bool(op.holds(left.cmp(right))),
        _ => Value::NOT_IMPLEMENTED,
    }
}

/// A `str` argument, or "NAME() argument 1 must be str, not int".
pub fn text(vm: &mut Vm, value: &Value, function: &str) -> Res<Ref<Str>> {
    vm.text_argument(value, function, "argument 1")
}

/// The argument of `fromisoformat`.
pub fn iso_argument(vm: &mut Vm, value: &Value) -> Res<Ref<Str>> {
    value.native_ref::<Str>().ok_or_else(|| vm.type_error("fromisoformat: argument must be str"))
}

/// "Invalid isoformat string: 'x'"
pub fn iso_refused(vm: &Vm, text: &Str) -> crate::vm::Raise {
    vm.value_error(format!("Invalid isoformat string: {}", str_repr(text.as_str())))
}

/// The day of a timestamp, for `fromtimestamp`.
fn from_timestamp(vm: &mut Vm, args: &[Value]) -> Res {
    let class = class_argument(vm, &args[0])?;
    let seconds = super::datetime_::whole_seconds(vm, &args[1])?;
    let days = seconds.div_euclid(86_400) + civil::EPOCH;
    if !(1..=MAX_ORDINAL).contains(&days) {
        return Err(datetime_::year_refused(vm, seconds));
    }
    make(vm, &class, Date::from_ordinal(days))
}

fn replace(vm: &mut Vm, args: &[Value]) -> Res {
    let old = this(vm, &args[0])?;
    let mut parts = [old.year, old.month, old.day];
    for (part, given) in parts.iter_mut().zip(&args[1..]) {
        if !given.is_undef() {
            *part = vm.c_int_argument(given)? as i32;
        }
    }
    let class = vm.class_of(&args[0]);
    let base = classes(vm)?.date.clone();
    let [year, month, day] = parts;
    if class.same(&base) {
        let date = checked_date(vm, year, month, day)?;
        return Ok(Value::from(Foreign::new(base, date)));
    }
    vm.call(&class.value(), &parts.map(|part| Value::int(i64::from(part))))
}

/// `time.struct_time` of nine parts.
pub fn broken_down(vm: &mut Vm, date: Date, clock: civil::Clock, saving: i64) -> Res {
    let parts = [
        i64::from(date.year),
        i64::from(date.month),
        i64::from(date.day),
        i64::from(clock.hour),
        i64::from(clock.minute),
        i64::from(clock.second),
        i64::from(date.weekday()),
        i64::from(date.day_of_year()),
        saving,
    ];
    let class = vm.module_attr("time", "struct_time")?;
    vm.call(&class, &[Value::from(Tuple::from_slice(&parts.map(Value::int)))])
}

/// `Mon Jan  1 00:00:00 2024`
pub fn ctime(date: Date, clock: civil::Clock) -> String {
    let weekday = WEEKDAYS.get(date.weekday() as usize).copied().map_or("", short);
    let month = civil::MONTHS.get(date.month as usize - 1).copied().map_or("", short);
    let civil::Clock { hour, minute, second, .. } = clock;
    format!("{weekday} {month} {:2} {hour:02}:{minute:02}:{second:02} {:04}", date.day, date.year)
}

fn iso_calendar(vm: &mut Vm, args: &[Value]) -> Res {
    let (year, week, weekday) = this(vm, &args[0])?.iso();
    let class = classes(vm)?.iso_date.clone();
    let parts = [year, week, weekday].map(|part| Value::int(i64::from(part)));
    vm.call(&class, &[Value::from(Tuple::from_slice(&parts))])
}

fn from_iso_calendar(vm: &mut Vm, args: &[Value]) -> Res {
    let class = class_argument(vm, &args[0])?;
    let mut parts = [0; 3];
    for (place, (part, given)) in parts.iter_mut().zip(&args[1..]).enumerate() {
        if given.is_undef() {
            let name = ["year", "week", "day"][place];
            let message = format!("fromisocalendar() missing required argument '{name}' (pos {})", place + 1);
            return Err(vm.type_error(message));
        }
        *part = match super::arguments::int(vm, given) {
            Ok(number) => i64::from(number),
            Err(raise) if vm.is_error(&raise, &vm.errors.OverflowError.clone()) => {
                return Err(vm.value_error("ISO calendar component out of range"));
            }
            Err(raise) => return Err(raise),
        };
    }
    let [year, week, day] = parts;
    match civil::from_iso(year, week, day) {
        Ok(date) => make(vm, &class, date),
        Err(IsoError::Year) => Err(vm.value_error(format!("Year is out of range: {year}"))),
        Err(IsoError::Week) => Err(vm.value_error(format!("Invalid week: {week}"))),
        Err(IsoError::Day) => Err(vm.value_error(format!("Invalid day: {day} (range is [1, 7])"))),
        Err(IsoError::OutOfRange) => Err(vm.value_error(format!("year {} is out of range", year + 1))),
    }
}

/// `format(value, spec)`: `strftime`, or `str` for no specification. Shared by dates and times.
pub fn format(vm: &mut Vm, args: &[Value]) -> Res {
    let spec = text(vm, &args[1], "__format__")?;
    if spec.is_empty() {
        return vm.str_of(&args[0]).map(Value::from);
    }
    vm.call_method(&args[0], &intern("strftime"), &args[1..2])
}

/// The methods of `date`.
pub const METHODS: &[Def] = &[
    static_method("__new__(cls, *args, **kwargs)", "date(year, month, day) --> date object", new),
    class_method("fromtimestamp(cls, timestamp, /)", "Create a date from a POSIX timestamp.", from_timestamp),
    class_method(
        "fromordinal(cls, ordinal, /)",
        "int -> date corresponding to a proleptic Gregorian ordinal.",
        |vm, args| {
            let class = class_argument(vm, &args[0])?;
            let ordinal = i64::from(super::arguments::int(vm, &args[1])?);
            if ordinal < 1 {
                return Err(vm.value_error("ordinal must be >= 1"));
            }
            let date = Date::from_ordinal(ordinal);
            if date.year > civil::MAX_YEAR {
                return Err(vm.value_error(format!("year {} is out of range", date.year)));
            }
            make(vm, &class, date)
        },
    ),
    class_method(
        "fromisoformat(cls, object, /)",
        "str -> Construct a date from a string in ISO 8601 format.",
        |vm, args| {
            let class = class_argument(vm, &args[0])?;
            let text = iso_argument(vm, &args[1])?;
            match iso::date(text.as_str()) {
                Some((year, month, day)) => {
                    checked_date(vm, year, month, day)?;
                    make(vm, &class, Date { year, month, day })
                }
                None => Err(iso_refused(vm, &text)),
            }
        },
    ),
    class_method(
        "fromisocalendar(cls, year=<unset>, week=<unset>, day=<unset>)",
        "int, int, int -> Construct a date from the ISO year, week number and weekday.",
        from_iso_calendar,
    ),
    class_method(
        "today(cls, /)",
        "Current date or datetime:  same as self.__class__.fromtimestamp(time.time()).",
        |vm, args| {
            let now = vm.module_attr("time", "time")?;
            let now = vm.call(&now, &[])?;
            vm.call_method(&args[0], &intern("fromtimestamp"), &[now])
        },
    ),
    getter("year", "", |vm, args| Ok(Value::int(i64::from(this(vm, &args[0])?.year)))),
    getter("month", "", |vm, args| Ok(Value::int(i64::from(this(vm, &args[0])?.month)))),
    getter("day", "", |vm, args| Ok(Value::int(i64::from(this(vm, &args[0])?.day)))),
    def("ctime(self, /)", "Return ctime() style string.", |vm, args| {
        let date = this(vm, &args[0])?;
        Ok(vm.text(ctime(date, civil::Clock::default())))
    }),
    def("strftime(self, format)", "format -> strftime() style string.", |vm, args| {
        let format = text(vm, &args[1], "strftime")?;
        strftime::of_object(vm, &args[0], &args[0], format.as_str())
    }),
    def("__format__(self, format_spec, /)", "Formats self with strftime.", format),
    def("isoformat(self, /)", "Return string in ISO 8601 format, YYYY-MM-DD.", |vm, args| {
        Ok(vm.text(iso_text(this(vm, &args[0])?)))
    }),
    def(
        "isoweekday(self, /)",
        "Return the day of the week represented by the date.\nMonday == 1 ... Sunday == 7",
        |vm, args| Ok(Value::int(i64::from(this(vm, &args[0])?.weekday()) + 1)),
    ),
    def("isocalendar(self, /)", "Return a named tuple containing ISO year, week number, and weekday.", iso_calendar),
    def("toordinal(self, /)", "Return proleptic Gregorian ordinal.  January 1 of year 1 is day 1.", |vm, args| {
        Ok(Value::int(this(vm, &args[0])?.ordinal()))
    }),
    def(
        "weekday(self, /)",
        "Return the day of the week represented by the date.\nMonday == 0 ... Sunday == 6",
        |vm, args| Ok(Value::int(i64::from(this(vm, &args[0])?.weekday()))),
    ),
    def("timetuple(self, /)", "Return time tuple, compatible with time.localtime().", |vm, args| {
        let date = this(vm, &args[0])?;
        broken_down(vm, date, civil::Clock::default(), -1)
    }),
    def(
        "replace(self, /, year=<unset>, month=<unset>, day=<unset>)",
        "Return date with new specified fields.",
        replace,
    ),
    def("__replace__(self, /, year=<unset>, month=<unset>, day=<unset>)", "The same as replace().", replace),
    def("__repr__(self, /)", "Return repr(self).", |vm, args| {
        let Date { year, month, day } = this(vm, &args[0])?;
        Ok(vm.text(format!("{}({year}, {month}, {day})", vm.type_name(&args[0]))))
    }),
    def("__str__(self, /)", "Return str(self).", |vm, args| vm.call_method(&args[0], &intern("isoformat"), &[])),
    def("__hash__(self, /)", "Return hash(self).", |vm, args| Ok(Value::int(hash_bytes(&state(this(vm, &args[0])?))))),
    def("__add__(self, value, /)", "Return self+value.", add),
    def("__radd__(self, value, /)", "Return value+self.", add),
    def("__sub__(self, value, /)", "Return self-value.", subtract),
    def("__rsub__(self, value, /)", "Return value-self.", |vm, args| subtract(vm, &[args[1].clone(), args[0].clone()])),
    def("__eq__(self, value, /)", "Return self==value.", |_, args| Ok(compare(args, Comparison::Equal))),
    def("__ne__(self, value, /)", "Return self!=value.", |_, args| Ok(compare(args, Comparison::NotEqual))),
    def("__lt__(self, value, /)", "Return self<value.", |_, args| Ok(compare(args, Comparison::Less))),
    def("__le__(self, value, /)", "Return self<=value.", |_, args| Ok(compare(args, Comparison::LessEqual))),
    def("__gt__(self, value, /)", "Return self>value.", |_, args| Ok(compare(args, Comparison::Greater))),
    def("__ge__(self, value, /)", "Return self>=value.", |_, args| Ok(compare(args, Comparison::GreaterEqual))),
    def("__reduce__(self, /)", "__reduce__() -> (cls, state)", |vm, args| {
        let date = this(vm, &args[0])?;
        let state = Value::from(Tuple::from_slice(&[Value::from(Bytes::new(state(date).to_vec()))]));
        Ok(Value::from(Tuple::from_slice(&[vm.class_of(&args[0]).value(), state])))
    }),
];
