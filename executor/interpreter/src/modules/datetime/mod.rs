//! `datetime`. <https://docs.python.org/3.13/library/datetime.html>
//!
//! One file for each class: `duration` (timedelta), `date`, `time_`, `datetime_`, `zone` (tzinfo and timezone). The local
//! time zone is UTC. Missing: pickling by protocol; `__reduce__` gives what it gives in CPython.

mod arguments;
pub mod civil;
mod date;
mod datetime_;
mod duration;
mod iso;
mod strftime;
mod time_;
mod zone;

pub use civil::{Clock, Date, Delta};

use crate::memory::{Ref, Value};
use crate::objects::foreign::ForeignData;
use crate::objects::str::intern;
use crate::objects::{Foreign, Instance, Module, Type};
use crate::vm::{Raise, Res, Vm};

/// The classes of the module.
#[derive(Clone)]
pub struct Classes {
    pub timedelta: Ref<Type>,
    pub date: Ref<Type>,
    pub time: Ref<Type>,
    pub datetime: Ref<Type>,
    pub tzinfo: Ref<Type>,
    pub timezone: Ref<Type>,
    /// What `isocalendar()` gives.
    iso_date: Value,
    /// `timezone.utc`.
    pub utc: Value,
}

const STATE: &str = "datetime";

/// The module's classes, once it is loaded.
pub fn classes(vm: &Vm) -> Res<&Classes> {
    vm.module_state.get(STATE).and_then(|state| state.downcast_ref::<Classes>()).ok_or(Raise::Fault)
}

/// What `__new__` of a native class makes for a class: for a subclass the data goes inside of an instance.
fn in_class(class: &Value, base: &Ref<Type>, data: impl ForeignData) -> Value {
    match class.to_ref::<Type>() {
        Some(class) if class.user => Value::from(Instance::new(class, Value::from(Foreign::new(base.clone(), data)))),
        _ => Value::from(Foreign::new(base.clone(), data)),
    }
}

/// The data of one of this module's objects, or of an instance of a subclass.
fn data<T: ForeignData>(value: &Value) -> Option<&T> {
    value.native::<Foreign>()?.downcast::<T>()
}

/// Fills the module.
pub fn load(vm: &mut Vm, module: &Ref<Module>) -> Res<()> {
    super::run_source(vm, module, "datetime", include_str!("datetime.py"))?;
    let kind = crate::memory::Kind::Foreign;
    let tzinfo = vm.native_class("datetime", "tzinfo", zone::TZINFO);
    let timezone = vm.native_class_with("datetime", "timezone", kind, Some(tzinfo.clone()), false, zone::TIMEZONE);
    let timedelta = vm.native_class("datetime", "timedelta", duration::METHODS);
    let date = vm.native_class("datetime", "date", date::METHODS);
    let time = vm.native_class("datetime", "time", time_::METHODS);
    let datetime = vm.native_class_with("datetime", "datetime", kind, Some(date.clone()), true, datetime_::METHODS);
    let utc = Value::from(Foreign::new(timezone.clone(), zone::Zone { offset: Delta::default(), name: None }));
    let iso_date = module.dict.get_str(&intern("IsoCalendarDate")).unwrap_or(Value::NONE);
    module.dict.remove_str(&intern("IsoCalendarDate"));
    let all = Classes { timedelta, date, time, datetime, tzinfo, timezone, iso_date, utc: utc.clone() };
    for (name, class) in [
        ("timedelta", &all.timedelta),
        ("date", &all.date),
        ("time", &all.time),
        ("datetime", &all.datetime),
        ("tzinfo", &all.tzinfo),
        ("timezone", &all.timezone),
    ] {
        module.dict.set_str(&intern(name), class.value());
    }
    module.dict.set_str(&intern("UTC"), utc);
    set_limits(&all);
    vm.module_state.insert(STATE, Box::new(all));
    Ok(())
}

/// `min`, `max` and `resolution` of each class.
fn set_limits(classes: &Classes) {
    let set = |class: &Ref<Type>, name: &str, value: Value| class.dict.set_str(&intern(name), value);
    let delta =
        |days, seconds, micros| Value::from(Foreign::new(classes.timedelta.clone(), Delta { days, seconds, micros }));
    let (first, last) = (Date { year: 1, month: 1, day: 1 }, Date { year: 9999, month: 12, day: 31 });
    let end = Clock { hour: 23, minute: 59, second: 59, micro: 999_999 };
    set(&classes.timedelta, "min", delta(-999_999_999, 0, 0));
    set(&classes.timedelta, "max", delta(999_999_999, 86_399, 999_999));
    set(&classes.timedelta, "resolution", delta(0, 0, 1));
    set(&classes.date, "min", Value::from(Foreign::new(classes.date.clone(), first)));
    set(&classes.date, "max", Value::from(Foreign::new(classes.date.clone(), last)));
    set(&classes.date, "resolution", delta(1, 0, 0));
    let time = |clock| time_::Time { clock, fold: 0, zone: Value::NONE };
    set(&classes.time, "min", Value::from(Foreign::new(classes.time.clone(), time(Clock::default()))));
    set(&classes.time, "max", Value::from(Foreign::new(classes.time.clone(), time(end))));
    set(&classes.time, "resolution", delta(0, 0, 1));
    let moment = |date, clock| datetime_::DateTime { date, clock, fold: 0, zone: Value::NONE };
    set(&classes.datetime, "min", Value::from(Foreign::new(classes.datetime.clone(), moment(first, Clock::default()))));
    set(&classes.datetime, "max", Value::from(Foreign::new(classes.datetime.clone(), moment(last, end))));
    set(&classes.datetime, "resolution", delta(0, 0, 1));
    let zone = |minutes: i32| {
        let offset = Delta { days: minutes.div_euclid(1440), seconds: minutes.rem_euclid(1440) * 60, micros: 0 };
        Value::from(Foreign::new(classes.timezone.clone(), zone::Zone { offset, name: None }))
    };
    set(&classes.timezone, "min", zone(-1439));
    set(&classes.timezone, "max", zone(1439));
    set(&classes.timezone, "utc", classes.utc.clone());
}

impl ForeignData for Delta {}
impl ForeignData for Date {}
