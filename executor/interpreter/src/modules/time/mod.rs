//! `time`. <https://docs.python.org/3.13/library/time.html>
//!
//! Clocks are the host's; local time is UTC. Missing on purpose: setting clocks, clocks of other threads.

pub mod format;
pub mod parse;

use crate::memory::{Ref, Tuple, Value};
use crate::modules::datetime::civil::{Date, EPOCH, MONTHS, WEEKDAYS, short};
use crate::objects::native::{Def, def};
use crate::objects::str::intern;
use crate::objects::{Instance, Module, Str};
use crate::vm::{Raise, Res, Vm};
use format::{Broken, items};
use std::time::Duration;

fn seconds(time: Duration) -> Value {
    Value::float(time.as_secs_f64())
}

fn nanoseconds(time: Duration) -> Value {
    Value::int(i64::try_from(time.as_nanos()).unwrap_or(i64::MAX))
}

const TOO_FAR: &str = "timestamp out of range for platform time_t";

/// A timestamp argument rounded down, None for now.
fn timestamp(vm: &mut Vm, value: &Value) -> Res<i64> {
    if value.is_none() {
        return Ok(i64::try_from(vm.host.wall_clock().as_secs()).unwrap_or(0));
    }
    if let Some(float) = value.unwrapped().as_float() {
        if float.is_nan() {
            return Err(vm.value_error("Invalid value NaN (not a number)"));
        }
        if !(-9.3e18..9.2e18).contains(&float) {
            return Err(vm.overflow_error(TOO_FAR));
        }
        return Ok(float.floor() as i64);
    }
    match vm.index_value(value)?.as_int() {
        Some(seconds) => Ok(seconds),
        None => Err(vm.overflow_error(TOO_FAR)),
    }
}

/// `OSError: [Errno 75] Value too large for defined data type`
pub fn too_large(vm: &mut Vm) -> Raise {
    os_error(vm, 75, "Value too large for defined data type")
}

fn os_error(vm: &mut Vm, number: i64, message: &str) -> Raise {
    let class = vm.errors.OSError.value();
    let arguments = [Value::int(number), vm.text(message)];
    match vm.call(&class, &arguments) {
        Ok(error) => vm.raise_value(&error),
        Err(raise) => raise,
    }
}

/// The parts of a timestamp in UTC.
fn broken_of(vm: &mut Vm, seconds: i64) -> Res<Broken> {
    let days = seconds.div_euclid(86_400) + EPOCH - 1;
    let (cycles, rest) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let date = Date::from_ordinal(rest + 1);
    let year = cycles * 400 + i64::from(date.year);
    if i32::try_from(year - 1900).is_err() {
        return Err(too_large(vm));
    }
    let clock = seconds.rem_euclid(86_400);
    Ok(Broken {
        year,
        month: i64::from(date.month),
        day: i64::from(date.day),
        hour: clock / 3600,
        minute: clock / 60 % 60,
        second: clock % 60,
        weekday: i64::from(date.weekday()),
        day_of_year: i64::from(date.day_of_year()),
        zone: None,
    })
}

fn structure(vm: &mut Vm, broken: &Broken, saving: i64, zone: Value, offset: Value) -> Res {
    let mut parts: Vec<Value> = [
        broken.year,
        broken.month,
        broken.day,
        broken.hour,
        broken.minute,
        broken.second,
        broken.weekday,
        broken.day_of_year,
        saving,
    ]
    .map(Value::int)
    .to_vec();
    parts.extend([zone, offset]);
    let class = vm.module_attr("time", "struct_time")?;
    vm.call(&class, &[Value::from(Tuple::from_vec(parts))])
}

fn moment(vm: &mut Vm, value: &Value, zone: &str) -> Res {
    let seconds = timestamp(vm, value)?;
    let broken = broken_of(vm, seconds)?;
    let zone = vm.text(zone);
    structure(vm, &broken, 0, zone, Value::int(0))
}

/// The parts of a tuple argument of the function, as they stand.
fn raw_parts(vm: &mut Vm, value: &Value, function: &str) -> Res<[i64; 9]> {
    let Some(items) = items(value) else {
        return Err(vm.type_error("Tuple or struct_time argument required"));
    };
    if items.len() != 9 {
        return Err(vm.type_error(format!("{function}(): illegal time tuple argument")));
    }
    let mut parts = [0; 9];
    for (part, item) in parts.iter_mut().zip(&items) {
        *part = match vm.index_value(item)?.as_index() {
            Some(number) if number > i64::from(i32::MAX) => {
                return Err(vm.overflow_error("signed integer is greater than maximum"));
            }
            Some(number) if number < i64::from(i32::MIN) => {
                return Err(vm.overflow_error("signed integer is less than minimum"));
            }
            Some(number) => number,
            None => return Err(vm.overflow_error("Python int too large to convert to C long")),
        };
    }
    // In C, years are counted from 1900.
    if parts[0] - 1900 < i64::from(i32::MIN) {
        return Err(vm.overflow_error("year out of range"));
    }
    Ok(parts)
}

/// The parts of a tuple argument, each in its range.
pub fn broken(vm: &mut Vm, value: &Value, function: &str) -> Res<Broken> {
    let [year, month, day, hour, minute, second, weekday, day_of_year, saving] = raw_parts(vm, value, function)?;
    // A zero stands for the first.
    let (month, day, day_of_year) = (
        if month == 0 { 1 } else { month },
        if day == 0 { 1 } else { day },
        if day_of_year == 0 { 1 } else { day_of_year },
    );
    let problem = if !(1..=12).contains(&month) {
        "month out of range"
    } else if !(1..=31).contains(&day) {
        "day of month out of range"
    } else if !(0..24).contains(&hour) {
        "hour out of range"
    } else if !(0..60).contains(&minute) {
        "minute out of range"
    } else if !(0..=61).contains(&second) {
        "seconds out of range"
    } else if weekday < -1 {
        "day of week out of range"
    } else if !(1..=366).contains(&day_of_year) {
        "day of year out of range"
    } else {
        let weekday = (weekday + 1) % 7;
        let zone = zone_name(vm, value, saving)?;
        return Ok(Broken { year, month, day, hour, minute, second, weekday: (weekday + 6) % 7, day_of_year, zone });
    };
    Err(vm.value_error(problem))
}

/// `tm_zone` of a `struct_time`; without one, a time that does not know about daylight saving has no zone.
fn zone_name(vm: &mut Vm, value: &Value, saving: i64) -> Res<Option<String>> {
    if value.get::<Instance>().is_some()
        && let Some(zone) = vm.get_attr_opt(value, &intern("tm_zone"))?.and_then(|zone| zone.native_ref::<Str>())
    {
        return Ok(Some(zone.as_str().to_owned()));
    }
    Ok(if saving < 0 { Some(String::new()) } else { None })
}

/// `Thu Jan  1 00:00:00 1970`
fn as_text(broken: &Broken) -> String {
    let weekday = WEEKDAYS.get(broken.weekday as usize).copied().map_or("", short);
    let month = MONTHS.get(broken.month as usize - 1).copied().map_or("", short);
    format!(
        "{weekday} {month}{:3} {:02}:{:02}:{:02} {}",
        broken.day, broken.hour, broken.minute, broken.second, broken.year
    )
}

fn sleep(vm: &mut Vm, args: &[Value]) -> Res {
    let time = if let Some(float) = args[0].unwrapped().as_float() {
        if float.is_nan() {
            return Err(vm.value_error("Invalid value NaN (not a number)"));
        }
        float
    } else {
        match vm.index_value(&args[0])?.as_int() {
            Some(seconds) => seconds as f64,
            None => return Err(vm.overflow_error("timestamp too large to convert to C PyTime_t")),
        }
    };
    if time.abs() >= 9_223_372_036.0 {
        return Err(vm.overflow_error("timestamp too large to convert to C PyTime_t"));
    }
    if time < 0.0 {
        return Err(vm.value_error("sleep length must be non-negative"));
    }
    vm.sleep(Duration::from_secs_f64(time))?;
    Ok(Value::NONE)
}

fn strptime(vm: &mut Vm, args: &[Value]) -> Res {
    for (place, value) in args.iter().enumerate() {
        if value.native_ref::<Str>().is_none() {
            let class = vm.class_of(value).value();
            let shown = vm.repr_of(&class)?;
            return Err(vm.type_error(format!("strptime() argument {place} must be str, not {}", shown.as_str())));
        }
    }
    let (Some(text), Some(format)) = (args[0].native_ref::<Str>(), args[1].native_ref::<Str>()) else {
        return Ok(Value::NONE);
    };
    let parsed = parse::parse(vm, &text, &format)?;
    let broken = Broken {
        year: parsed.year,
        month: parsed.month,
        day: parsed.day,
        hour: parsed.hour,
        minute: parsed.minute,
        second: parsed.second,
        weekday: parsed.weekday,
        day_of_year: parsed.day_of_year,
        zone: None,
    };
    let zone = parsed.zone.map_or(Value::NONE, |zone| vm.text(zone));
    let offset = parsed.offset.map_or(Value::NONE, |micros| Value::int(micros / 1_000_000));
    structure(vm, &broken, parsed.saving, zone, offset)
}

/// A clock by its number: the time of day, or one that only goes forward.
fn clock(vm: &mut Vm, value: &Value) -> Res<Duration> {
    match vm.index_of(value)? {
        REALTIME | TAI => Ok(vm.host.wall_clock()),
        MONOTONIC | MONOTONIC_RAW | BOOTTIME => Ok(vm.host.monotonic()),
        PROCESS | THREAD => Ok(vm.elapsed()),
        _ => Err(os_error(vm, 22, "Invalid argument")),
    }
}

const REALTIME: i64 = 0;
const MONOTONIC: i64 = 1;
const PROCESS: i64 = 2;
const THREAD: i64 = 3;
const MONOTONIC_RAW: i64 = 4;
const BOOTTIME: i64 = 7;
const TAI: i64 = 11;

const FUNCTIONS: &[Def] = &[
    def("time()", "Return the current time in seconds since the Epoch.", |vm, _| Ok(seconds(vm.host.wall_clock()))),
    def("time_ns()", "Return the current time in nanoseconds since the Epoch.", |vm, _| {
        Ok(nanoseconds(vm.host.wall_clock()))
    }),
    def("monotonic()", "Monotonic clock, cannot go backward.", |vm, _| Ok(seconds(vm.host.monotonic()))),
    def("monotonic_ns()", "Monotonic clock, cannot go backward, as nanoseconds.", |vm, _| {
        Ok(nanoseconds(vm.host.monotonic()))
    }),
    def("perf_counter()", "Performance counter for benchmarking.", |vm, _| Ok(seconds(vm.host.monotonic()))),
    def("perf_counter_ns()", "Performance counter for benchmarking as nanoseconds.", |vm, _| {
        Ok(nanoseconds(vm.host.monotonic()))
    }),
    def("process_time()", "Process time for profiling.", |vm, _| Ok(seconds(vm.elapsed()))),
    def("process_time_ns()", "Process time for profiling as nanoseconds.", |vm, _| Ok(nanoseconds(vm.elapsed()))),
    def("thread_time()", "Thread time for profiling.", |vm, _| Ok(seconds(vm.elapsed()))),
    def("thread_time_ns()", "Thread time for profiling as nanoseconds.", |vm, _| Ok(nanoseconds(vm.elapsed()))),
    def("clock_gettime(clk_id, /)", "Return the time of the specified clock.", |vm, args| {
        clock(vm, &args[0]).map(seconds)
    }),
    def("clock_gettime_ns(clk_id, /)", "Return the time of the specified clock as nanoseconds.", |vm, args| {
        clock(vm, &args[0]).map(nanoseconds)
    }),
    def("clock_getres(clk_id, /)", "Return the resolution of the specified clock.", |vm, args| {
        clock(vm, &args[0])?;
        Ok(Value::float(1e-9))
    }),
    def("tzset()", "Does nothing: local time is UTC.", |_, _| Ok(Value::NONE)),
    def("sleep(seconds, /)", "Delay execution for a given number of seconds.", sleep),
    def("gmtime(seconds=None, /)", "Convert seconds since the Epoch to a time tuple expressing UTC.", |vm, args| {
        moment(vm, &args[0], "GMT")
    }),
    def(
        "localtime(seconds=None, /)",
        "Convert seconds since the Epoch to a time tuple expressing local time.",
        |vm, args| moment(vm, &args[0], "UTC"),
    ),
    def("mktime(tuple, /)", "Convert a time tuple in local time to seconds since the Epoch.", |vm, args| {
        let [year, month, day, hour, minute, second, ..] = raw_parts(vm, &args[0], "mktime")?;
        let broken = Broken { year, month, day, hour, minute, second, ..Broken::default() };
        match broken_of(vm, broken.timestamp()) {
            Ok(_) => Ok(Value::float(broken.timestamp() as f64)),
            Err(_) => Err(vm.overflow_error("mktime argument out of range")),
        }
    }),
    def("asctime(tuple=None, /)", "Convert a time tuple to a string, e.g. 'Sat Jun 06 16:26:11 1998'.", |vm, args| {
        let parts = if args[0].is_none() { moment(vm, &Value::NONE, "UTC")? } else { args[0].clone() };
        let broken = broken(vm, &parts, "asctime")?;
        Ok(vm.text(as_text(&broken)))
    }),
    def(
        "ctime(seconds=None, /)",
        "Convert a time in seconds since the Epoch to a string in local time.",
        |vm, args| {
            let seconds = timestamp(vm, &args[0])?;
            let broken = broken_of(vm, seconds)?;
            Ok(vm.text(as_text(&broken)))
        },
    ),
    def(
        "strftime(format, tuple=<unset>, /)",
        "Convert a time tuple to a string according to a format specification.",
        |vm, args| {
            let format = vm.text_argument(&args[0], "strftime", "argument 1")?;
            let parts = if args[1].is_undef() { moment(vm, &Value::NONE, "UTC")? } else { args[1].clone() };
            let broken = broken(vm, &parts, "strftime")?;
            if format.as_str().contains('\0') {
                return Err(vm.value_error("embedded null character"));
            }
            let out = format::format(vm, format.as_str(), &broken)?;
            Ok(vm.text(out))
        },
    ),
    def(
        "strptime(string, format='%a %b %d %H:%M:%S %Y', /)",
        "Parse a string to a time tuple according to a format specification.",
        strptime,
    ),
];

/// Fills the module.
pub fn load(vm: &mut Vm, module: &Ref<Module>) -> Res<()> {
    vm.add_functions(module, FUNCTIONS);
    let zone = vm.text("UTC");
    let values = [
        ("tzname", Value::from(Tuple::from_slice(&[zone.clone(), zone]))),
        ("timezone", Value::int(0)),
        ("altzone", Value::int(0)),
        ("daylight", Value::int(0)),
        ("CLOCK_REALTIME", Value::int(REALTIME)),
        ("CLOCK_MONOTONIC", Value::int(MONOTONIC)),
        ("CLOCK_PROCESS_CPUTIME_ID", Value::int(PROCESS)),
        ("CLOCK_THREAD_CPUTIME_ID", Value::int(THREAD)),
        ("CLOCK_MONOTONIC_RAW", Value::int(MONOTONIC_RAW)),
        ("CLOCK_BOOTTIME", Value::int(BOOTTIME)),
        ("CLOCK_TAI", Value::int(TAI)),
        ("_STRUCT_TM_ITEMS", Value::int(11)),
    ];
    for (name, value) in values {
        module.dict.set_str(&intern(name), value);
    }
    super::run_source(vm, module, "time", include_str!("time.py"))?;
    super::name_as_native(module, &["struct_time"]);
    Ok(())
}
