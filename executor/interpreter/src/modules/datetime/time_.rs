//! `datetime.time`. <https://docs.python.org/3.13/library/datetime.html#time-objects>

use super::arguments::{self, Parameters, bound_int, checked_clock};
use super::civil::{Clock, Delta};
use super::{classes, data, date, duration, in_class, iso, strftime, zone};
use crate::memory::{Ref, Tuple, Value, Visitor};
use crate::objects::foreign::ForeignData;
use crate::objects::native::{Def, class_method, def, getter, static_method};
use crate::objects::str::{hash_bytes, intern};
use crate::objects::{Bytes, Foreign, Type};
use crate::vm::compare::Comparison;
use crate::vm::{Res, Vm};

/// The data of a `time`.
pub struct Time {
    pub clock: Clock,
    pub fold: i32,
    pub zone: Value,
}

impl ForeignData for Time {
    fn traverse(&self, visit: Visitor) -> bool {
        visit(&self.zone);
        true
    }
}

/// The time behind a value.
pub fn of(value: &Value) -> Option<&Time> {
    data::<Time>(value)
}

fn this<'v>(vm: &Vm, value: &'v Value) -> Res<&'v Time> {
    of(value).ok_or_else(|| vm.type_error("a datetime.time is required"))
}

/// A plain `time` object.
pub fn make(vm: &Vm, time: Time) -> Res {
    Ok(Value::from(Foreign::new(classes(vm)?.time.clone(), time)))
}

/// A time of a class, made as a call of the class would.
fn make_in(vm: &mut Vm, class: &Ref<Type>, time: Time) -> Res {
    let base = classes(vm)?.time.clone();
    if class.same(&base) {
        return Ok(Value::from(Foreign::new(base, time)));
    }
    let Clock { hour, minute, second, micro } = time.clock;
    let mut parts: Vec<Value> = [hour, minute, second, micro].map(|part| Value::int(i64::from(part))).to_vec();
    parts.push(time.zone);
    let fold = (intern("fold"), Value::int(i64::from(time.fold)));
    let keywords = if time.fold != 0 { std::slice::from_ref(&fold) } else { &[] };
    vm.call_with(&class.value(), &parts, keywords)
}

const PARAMETERS: Parameters = Parameters {
    function: "",
    names: &["hour", "minute", "second", "microsecond", "tzinfo", "fold"],
    required: 0,
    positional: 5,
};

fn new(vm: &mut Vm, args: &[Value]) -> Res {
    let base = classes(vm)?.time.clone();
    if let Some(time) = unpickled(&args[1]) {
        return Ok(in_class(&args[0], &base, time));
    }
    let bound = PARAMETERS.bind(vm, &args[1], &args[2], |vm, place, value| match place {
        4 => Ok(value.clone()),
        _ => Ok(Value::int(i64::from(arguments::int(vm, value)?))),
    })?;
    let part = |place| bound_int(&bound, place, 0);
    let clock = Clock { hour: part(0), minute: part(1), second: part(2), micro: part(3) };
    let fold = part(5);
    let clock = checked_clock(vm, clock, fold)?;
    let zone = arguments::zone(vm, bound.get(4).unwrap_or(&Value::NONE))?;
    Ok(in_class(&args[0], &base, Time { clock, fold, zone }))
}

/// The time in the six bytes that `__reduce__` gives, and perhaps a zone.
fn unpickled(args: &Value) -> Option<Time> {
    let args = args.get::<Tuple>()?;
    let state = args.first()?.native::<Bytes>()?;
    let [hour, minute @ ..60, second @ ..60, a, b, c] = *state.as_slice() else { return None };
    let (fold, hour) = (i32::from(hour >> 7), hour & 0x7F);
    let micro = i32::from(a) << 16 | i32::from(b) << 8 | i32::from(c);
    if hour > 23 || micro > 999_999 || args.len() > 2 {
        return None;
    }
    let clock = Clock { hour: hour.into(), minute: minute.into(), second: second.into(), micro };
    Some(Time { clock, fold, zone: args.get(1).cloned().unwrap_or(Value::NONE) })
}

/// The bytes that a time is hashed and pickled as.
pub fn state(clock: Clock) -> [u8; 6] {
    let Clock { hour, minute, second, micro } = clock;
    [hour as u8, minute as u8, second as u8, (micro >> 16) as u8, (micro >> 8) as u8, micro as u8]
}

/// `HH[:MM[:SS[.ffffff]]]` as far as `timespec` says.
pub fn clock_text(vm: &Vm, clock: Clock, timespec: &str) -> Res<String> {
    let Clock { hour, minute, second, micro } = clock;
    Ok(match timespec {
        "auto" if micro == 0 => format!("{hour:02}:{minute:02}:{second:02}"),
        "auto" | "microseconds" => format!("{hour:02}:{minute:02}:{second:02}.{micro:06}"),
        "milliseconds" => format!("{hour:02}:{minute:02}:{second:02}.{:03}", micro / 1000),
        "seconds" => format!("{hour:02}:{minute:02}:{second:02}"),
        "minutes" => format!("{hour:02}:{minute:02}"),
        "hours" => format!("{hour:02}"),
        _ if timespec.contains('\0') => return Err(vm.value_error("embedded null character")),
        _ => return Err(vm.value_error("Unknown timespec value")),
    })
}

/// `3, 4` or `3, 4, 5` or `3, 4, 5, 6`: the parts that a repr shows.
pub fn shown_parts(clock: Clock) -> String {
    let Clock { hour, minute, second, micro } = clock;
    if micro != 0 {
        format!("{hour}, {minute}, {second}, {micro}")
    } else if second != 0 {
        format!("{hour}, {minute}, {second}")
    } else {
        format!("{hour}, {minute}")
    }
}

/// `tzinfo` as a repr shows it.
pub fn shown_zone(vm: &mut Vm, zone: &Value) -> Res<String> {
    if zone.is_none() { Ok(String::new()) } else { Ok(format!(", tzinfo={}", vm.repr_of(zone)?.as_str())) }
}

/// `fold` as a repr shows it.
pub fn shown_fold(fold: i32) -> &'static str {
    if fold == 0 { "" } else { ", fold=1" }
}

fn replace(vm: &mut Vm, args: &[Value]) -> Res {
    let old = this(vm, &args[0])?;
    let mut parts = [old.clock.hour, old.clock.minute, old.clock.second, old.clock.micro, old.fold];
    let given = [&args[1], &args[2], &args[3], &args[4], &args[6]];
    for (part, given) in parts.iter_mut().zip(given) {
        if !given.is_undef() {
            *part = vm.c_int_argument(given)? as i32;
        }
    }
    let [hour, minute, second, micro, fold] = parts;
    let clock = checked_clock(vm, Clock { hour, minute, second, micro }, fold)?;
    let zone = if args[5].is_undef() { old.zone.clone() } else { arguments::zone(vm, &args[5])? };
    let class = vm.class_of(&args[0]);
    make_in(vm, &class, Time { clock, fold, zone })
}

/// The offset of a time: its zone is asked about None.
fn offset(vm: &mut Vm, time: &Time) -> Res<Option<Delta>> {
    zone::offset(vm, &time.zone, &Value::NONE)
}

fn compare(vm: &mut Vm, args: &[Value], op: Comparison) -> Res {
    let (Some(left), Some(right)) = (of(&args[0]), of(&args[1])) else { return Ok(Value::NOT_IMPLEMENTED) };
    if left.zone.same(&right.zone) {
        return Ok(Value::bool(op.holds(left.clock.cmp(&right.clock))));
    }
    let (first, second) = (offset(vm, left)?, offset(vm, right)?);
    if first == second {
        return Ok(Value::bool(op.holds(left.clock.cmp(&right.clock))));
    }
    match (first, second) {
        (Some(first), Some(second)) => {
            let at = |time: &Time, offset: Delta| {
                (time.clock.seconds() - i64::from(offset.days) * 86_400 - i64::from(offset.seconds), time.clock.micro)
            };
            Ok(Value::bool(op.holds(at(left, first).cmp(&at(right, second)))))
        }
        _ => match op {
            Comparison::Equal => Ok(Value::FALSE),
            Comparison::NotEqual => Ok(Value::TRUE),
            _ => Err(vm.type_error("can't compare offset-naive and offset-aware times")),
        },
    }
}

/// The methods of `time`.
pub const METHODS: &[Def] = &[
    static_method(
        "__new__(cls, *args, **kwargs)",
        "time([hour[, minute[, second[, microsecond[, tzinfo]]]]]) --> a time object",
        new,
    ),
    class_method("fromisoformat(cls, object, /)", "string -> time from a string in ISO 8601 format", |vm, args| {
        let class = date::class_argument(vm, &args[0])?;
        let text = date::iso_argument(vm, &args[1])?;
        let Some(parsed) = iso::time(text.as_str()) else { return Err(date::iso_refused(vm, &text)) };
        let zone = parsed.zone(vm)?;
        let clock = checked_clock(vm, parsed.clock, 0)?;
        make_in(vm, &class, Time { clock, fold: 0, zone })
    }),
    getter("hour", "", |vm, args| Ok(Value::int(i64::from(this(vm, &args[0])?.clock.hour)))),
    getter("minute", "", |vm, args| Ok(Value::int(i64::from(this(vm, &args[0])?.clock.minute)))),
    getter("second", "", |vm, args| Ok(Value::int(i64::from(this(vm, &args[0])?.clock.second)))),
    getter("microsecond", "", |vm, args| Ok(Value::int(i64::from(this(vm, &args[0])?.clock.micro)))),
    getter("tzinfo", "", |vm, args| Ok(this(vm, &args[0])?.zone.clone())),
    getter("fold", "", |vm, args| Ok(Value::int(i64::from(this(vm, &args[0])?.fold)))),
    def(
        "isoformat(self, /, timespec='auto')",
        "Return the time formatted according to ISO, as a string.",
        |vm, args| {
            let time = this(vm, &args[0])?;
            let timespec = vm.text_argument(&args[1], "isoformat", "argument 1")?;
            let mut out = clock_text(vm, time.clock, timespec.as_str())?;
            if let Some(offset) = offset(vm, time)? {
                out.push_str(&offset.offset_text(":"));
            }
            Ok(vm.text(out))
        },
    ),
    def("strftime(self, format)", "format -> strftime() style string.", |vm, args| {
        let format = date::text(vm, &args[1], "strftime")?;
        strftime::of_object(vm, &args[0], &Value::NONE, format.as_str())
    }),
    def("__format__(self, format_spec, /)", "Formats self with strftime.", date::format),
    def("utcoffset(self, /)", "Return self.tzinfo.utcoffset(self).", |vm, args| {
        let time = this(vm, &args[0])?;
        let offset = offset(vm, time)?;
        zone::optional(vm, offset)
    }),
    def("tzname(self, /)", "Return self.tzinfo.tzname(self).", |vm, args| {
        let time = this(vm, &args[0])?;
        zone::name(vm, &time.zone, &Value::NONE)
    }),
    def("dst(self, /)", "Return self.tzinfo.dst(self).", |vm, args| {
        let time = this(vm, &args[0])?;
        let saved = zone::saving(vm, &time.zone, &Value::NONE)?;
        zone::optional(vm, saved)
    }),
    def(
        "replace(self, /, hour=<unset>, minute=<unset>, second=<unset>, microsecond=<unset>, tzinfo=<unset>, *, fold=<unset>)",
        "Return time with new specified fields.",
        replace,
    ),
    def(
        "__replace__(self, /, hour=<unset>, minute=<unset>, second=<unset>, microsecond=<unset>, tzinfo=<unset>, *, fold=<unset>)",
        "The same as replace().",
        replace,
    ),
    def("__repr__(self, /)", "Return repr(self).", |vm, args| {
        let time = this(vm, &args[0])?;
        let (zone, fold) = (shown_zone(vm, &time.zone)?, shown_fold(time.fold));
        Ok(vm.text(format!("{}({}{zone}{fold})", vm.type_name(&args[0]), shown_parts(time.clock))))
    }),
    def("__str__(self, /)", "Return str(self).", |vm, args| vm.call_method(&args[0], &intern("isoformat"), &[])),
    def("__hash__(self, /)", "Return hash(self).", |vm, args| {
        let time = this(vm, &args[0])?;
        let clock = time.clock;
        match offset(vm, time)? {
            None => Ok(Value::int(hash_bytes(&state(clock)))),
            Some(offset) => {
                let total = i128::from(clock.seconds()) * 1_000_000 + i128::from(clock.micro) - offset.total();
                let delta = duration::from_micros(vm, total)?;
                duration::hash(vm, delta).map(Value::int)
            }
        }
    }),
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

fn reduce(vm: &mut Vm, value: &Value, protocol: i64) -> Res {
    let time = this(vm, value)?;
    let mut bytes = state(time.clock);
    if protocol > 3 && time.fold != 0 {
        bytes[0] |= 0x80;
    }
    let mut parts = vec![Value::from(Bytes::new(bytes.to_vec()))];
    if !time.zone.is_none() {
        parts.push(time.zone.clone());
    }
    Ok(Value::from(Tuple::from_slice(&[vm.class_of(value).value(), Value::from(Tuple::from_vec(parts))])))
}
