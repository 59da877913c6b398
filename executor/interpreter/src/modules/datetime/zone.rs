//! `datetime.tzinfo` and `datetime.timezone`, and what dates and times ask of them.
//! <https://docs.python.org/3.13/library/datetime.html#tzinfo-objects>

use super::arguments::Parameters;
use super::civil::Delta;
use super::{classes, data, datetime_, duration, in_class};
use crate::memory::{Ref, Tuple, Value};
use crate::objects::foreign::ForeignData;
use crate::objects::native::{Def, def, static_method};
use crate::objects::str::intern;
use crate::objects::{Foreign, Str};
use crate::vm::compare::Comparison;
use crate::vm::{Res, Vm};

/// The data of a `timezone`.
pub struct Zone {
    pub offset: Delta,
    pub name: Option<Ref<Str>>,
}

impl ForeignData for Zone {}

struct Abstract;

impl ForeignData for Abstract {}

fn this<'v>(vm: &Vm, value: &'v Value) -> Res<&'v Zone> {
    data::<Zone>(value).ok_or_else(|| vm.type_error("a datetime.timezone is required"))
}

/// A `timezone` of that offset; without a name, the one of zero is `timezone.utc`.
pub fn make(vm: &Vm, offset: Delta, name: Option<Ref<Str>>) -> Res {
    let classes = classes(vm)?;
    if name.is_none() && offset == Delta::default() {
        return Ok(classes.utc.clone());
    }
    if !offset.is_offset() {
        return Err(vm.value_error(format!("{RANGE}, not {}.", delta_repr(offset))));
    }
    Ok(Value::from(Foreign::new(classes.timezone.clone(), Zone { offset, name })))
}

const RANGE: &str = "offset must be a timedelta strictly between -timedelta(hours=24) and timedelta(hours=24)";

fn delta_repr(delta: Delta) -> String {
    let parts: Vec<String> = [("days", delta.days), ("seconds", delta.seconds), ("microseconds", delta.micros)]
        .iter()
        .filter(|(_, amount)| *amount != 0)
        .map(|(name, amount)| format!("{name}={amount}"))
        .collect();
    let body = if parts.is_empty() { "0".to_owned() } else { parts.join(", ") };
    format!("datetime.timedelta({body})")
}

impl Zone {
    /// `UTC+HH:MM`, or the name given.
    fn text(&self) -> String {
        match &self.name {
            Some(name) => name.as_str().to_owned(),
            None if self.offset == Delta::default() => "UTC".to_owned(),
            None => format!("UTC{}", self.offset.offset_text(":")),
        }
    }
}

/// What a zone's `utcoffset` or `dst` says about a moment.
fn ask(vm: &mut Vm, zone: &Value, method: &str, moment: &Value) -> Res<Option<Delta>> {
    if zone.is_none() {
        return Ok(None);
    }
    if let Some(fixed) = zone.get::<Foreign>().and_then(|object| object.downcast::<Zone>()) {
        return Ok(if method == "utcoffset" { Some(fixed.offset) } else { None });
    }
    let found = vm.call_method(zone, &intern(method), std::slice::from_ref(moment))?;
    if found.is_none() {
        return Ok(None);
    }
    let Some(offset) = duration::of(&found) else {
        let found = vm.type_name(&found);
        return Err(vm.type_error(format!("tzinfo.{method}() must return None or timedelta, not '{found}'")));
    };
    if !offset.is_offset() {
        return Err(vm.value_error(format!("{RANGE}.")));
    }
    Ok(Some(offset))
}

/// How far local time is ahead of UTC; `None` for no zone, or one that does not say.
pub fn offset(vm: &mut Vm, zone: &Value, moment: &Value) -> Res<Option<Delta>> {
    ask(vm, zone, "utcoffset", moment)
}

/// The part of the offset that daylight saving makes.
pub fn saving(vm: &mut Vm, zone: &Value, moment: &Value) -> Res<Option<Delta>> {
    ask(vm, zone, "dst", moment)
}

/// The zone's name, None for no zone.
pub fn name(vm: &mut Vm, zone: &Value, moment: &Value) -> Res {
    if zone.is_none() {
        return Ok(Value::NONE);
    }
    if let Some(fixed) = zone.get::<Foreign>().and_then(|object| object.downcast::<Zone>()) {
        return Ok(vm.text(fixed.text()));
    }
    let found = vm.call_method(zone, &intern("tzname"), std::slice::from_ref(moment))?;
    if found.is_none() || found.native_ref::<Str>().is_some() {
        return Ok(found);
    }
    let found = vm.type_name(&found);
    Err(vm.type_error(format!("tzinfo.tzname() must return None or a string, not '{found}'")))
}

/// An optional duration as a value.
pub fn optional(vm: &Vm, delta: Option<Delta>) -> Res {
    match delta {
        Some(delta) => duration::make(vm, delta),
        None => Ok(Value::NONE),
    }
}

fn missing(vm: &Vm, method: &str) -> Res {
    let class = vm.errors.NotImplementedError.clone();
    Err(vm.error(&class, format!("a tzinfo subclass must implement {method}()")))
}

/// `tzinfo.fromutc`: a moment in UTC as one in this zone, by the zone's own account of its offsets.
fn from_utc(vm: &mut Vm, args: &[Value]) -> Res {
    check_moment(vm, args)?;
    let Some(offset) = offset(vm, &args[0], &args[1])? else {
        return Err(vm.value_error("fromutc: non-None utcoffset() result required"));
    };
    let Some(saved) = saving(vm, &args[0], &args[1])? else {
        return Err(vm.value_error("fromutc: non-None dst() result required"));
    };
    let standard = duration::from_micros(vm, offset.total() - saved.total())?;
    let result = datetime_::shifted(vm, &args[1], standard.total())?;
    let Some(saved) = saving(vm, &args[0], &result)? else {
        return Err(vm.value_error("fromutc: tz.dst() gave inconsistent results; cannot convert"));
    };
    if saved == Delta::default() { Ok(result) } else { datetime_::shifted(vm, &result, saved.total()) }
}

fn check_moment(vm: &mut Vm, args: &[Value]) -> Res<()> {
    let Some(moment) = datetime_::of(&args[1]) else {
        return Err(vm.type_error("fromutc: argument must be a datetime"));
    };
    if !moment.zone.same(&args[0]) {
        return Err(vm.value_error("fromutc: dt.tzinfo is not self"));
    }
    Ok(())
}

/// The methods of `tzinfo`.
pub const TZINFO: &[Def] = &[
    static_method("__new__(cls, *args, **kwargs)", "Abstract base class for time zone info objects.", |vm, args| {
        let base = classes(vm)?.tzinfo.clone();
        Ok(in_class(&args[0], &base, Abstract))
    }),
    def("tzname(self, object, /)", "datetime -> string name of time zone.", |vm, _| missing(vm, "tzname")),
    def(
        "utcoffset(self, object, /)",
        "datetime -> timedelta showing offset from UTC, negative values indicating West of UTC",
        |vm, _| missing(vm, "utcoffset"),
    ),
    def("dst(self, object, /)", "datetime -> DST offset as timedelta positive east of UTC.", |vm, _| {
        missing(vm, "dst")
    }),
    def("fromutc(self, object, /)", "datetime in UTC -> datetime in local time.", from_utc),
    def("__reduce__(self, /)", "-> (cls, state)", |vm, args| {
        let class = vm.class_of(&args[0]).value();
        let given = match vm.get_attr_opt(&args[0], &intern("__getinitargs__"))? {
            Some(method) => vm.call(&method, &[])?,
            None => Value::from(Tuple::from_vec(Vec::new())),
        };
        let state = vm.get_attr_opt(&args[0], &vm.names.dict.clone())?.unwrap_or(Value::NONE);
        let state = if state.is_none() || !vm.truth(&state)? { Value::NONE } else { state };
        Ok(Value::from(Tuple::from_slice(&[class, given, state])))
    }),
];

const PARAMETERS: Parameters =
    Parameters { function: "timezone", names: &["offset", "name"], required: 1, positional: 2 };

fn new(vm: &mut Vm, args: &[Value]) -> Res {
    let bound = PARAMETERS.bind(vm, &args[1], &args[2], |vm, place, value| {
        let fits = if place == 0 { duration::of(value).is_some() } else { value.native_ref::<Str>().is_some() };
        if fits {
            return Ok(value.clone());
        }
        let wanted = if place == 0 { "datetime.timedelta" } else { "str" };
        Err(vm.bad_argument("timezone", &format!("argument {}", place + 1), wanted, value))
    })?;
    let offset = bound.first().and_then(duration::of).unwrap_or_default();
    let name = bound.get(1).and_then(Value::native_ref::<Str>);
    make(vm, offset, name)
}

/// The argument of `utcoffset` and its like: a datetime or None.
fn check_argument(vm: &mut Vm, value: &Value, method: &str) -> Res<()> {
    if value.is_none() || datetime_::of(value).is_some() {
        return Ok(());
    }
    let found = vm.type_name(value);
    Err(vm.type_error(format!("{method}(dt) argument must be a datetime instance or None, not {found}")))
}

fn equal(args: &[Value], op: Comparison) -> Value {
    match (data::<Zone>(&args[0]), data::<Zone>(&args[1])) {
        (Some(left), Some(right)) => Value::bool(op.holds(left.offset.cmp(&right.offset))),
        _ => Value::NOT_IMPLEMENTED,
    }
}

/// The methods of `timezone`.
pub const TIMEZONE: &[Def] = &[
    static_method("__new__(cls, *args, **kwargs)", "Fixed offset from UTC implementation of tzinfo.", new),
    def("tzname(self, object, /)", "If name is specified when timezone is created, returns the name.", |vm, args| {
        check_argument(vm, &args[1], "tzname")?;
        Ok(vm.text(this(vm, &args[0])?.text()))
    }),
    def("utcoffset(self, object, /)", "Return fixed offset.", |vm, args| {
        check_argument(vm, &args[1], "utcoffset")?;
        duration::make(vm, this(vm, &args[0])?.offset)
    }),
    def("dst(self, object, /)", "Return None.", |vm, args| {
        check_argument(vm, &args[1], "dst")?;
        Ok(Value::NONE)
    }),
    def("fromutc(self, object, /)", "datetime in UTC -> datetime in local time.", |vm, args| {
        check_moment(vm, args)?;
        let offset = this(vm, &args[0])?.offset;
        datetime_::shifted(vm, &args[1], offset.total())
    }),
    def("__repr__(self, /)", "Return repr(self).", |vm, args| {
        let zone = this(vm, &args[0])?;
        if args[0].same(&classes(vm)?.utc) {
            return Ok(vm.text("datetime.timezone.utc"));
        }
        let mut out = format!("datetime.timezone({}", delta_repr(zone.offset));
        if let Some(name) = &zone.name {
            out.push_str(", ");
            out.push_str(&crate::text::repr::str_repr(name.as_str()));
        }
        out.push(')');
        Ok(vm.text(out))
    }),
    def("__str__(self, /)", "Return str(self).", |vm, args| Ok(vm.text(this(vm, &args[0])?.text()))),
    def("__hash__(self, /)", "Return hash(self).", |vm, args| {
        let offset = this(vm, &args[0])?.offset;
        duration::hash(vm, offset).map(Value::int)
    }),
    def("__eq__(self, value, /)", "Return self==value.", |_, args| Ok(equal(args, Comparison::Equal))),
    def("__ne__(self, value, /)", "Return self!=value.", |_, args| Ok(equal(args, Comparison::NotEqual))),
    def("__lt__(self, value, /)", "Return self<value.", |_, _| Ok(Value::NOT_IMPLEMENTED)),
    def("__le__(self, value, /)", "Return self<=value.", |_, _| Ok(Value::NOT_IMPLEMENTED)),
    def("__gt__(self, value, /)", "Return self>value.", |_, _| Ok(Value::NOT_IMPLEMENTED)),
    def("__ge__(self, value, /)", "Return self>=value.", |_, _| Ok(Value::NOT_IMPLEMENTED)),
    def("__getinitargs__(self, /)", "pickle support", |vm, args| {
        let zone = this(vm, &args[0])?;
        let mut parts = vec![duration::make(vm, zone.offset)?];
        parts.extend(zone.name.as_ref().map(Ref::value));
        Ok(Value::from(Tuple::from_vec(parts)))
    }),
];
