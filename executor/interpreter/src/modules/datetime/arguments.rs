//! Arguments of constructors, refused in the words of CPython's older argument parser.

use super::civil::days_in_month;
use super::{Clock, Date, classes};
use crate::memory::{Tuple, Value};
use crate::objects::{Dict, Str};
use crate::vm::{Res, Vm};

/// What a constructor takes.
pub struct Parameters {
    /// How messages call the function; empty where CPython's parser is not told.
    pub function: &'static str,
    pub names: &'static [&'static str],
    pub required: usize,
    /// How many may be given by position.
    pub positional: usize,
}

impl Parameters {
    /// Binds arguments in order, converting each before the next is looked at. What is not given is undefined.
    pub fn bind(
        &self,
        vm: &mut Vm,
        args: &Value,
        keywords: &Value,
        convert: impl Fn(&mut Vm, usize, &Value) -> Res,
    ) -> Res<Vec<Value>> {
        let given = args.to_ref::<Tuple>().unwrap_or_else(|| Tuple::from_vec(Vec::new()));
        let keywords = keywords.get::<Dict>().map(Dict::snapshot).unwrap_or_default();
        let total = given.len() + keywords.len();
        let shown = if self.function.is_empty() { "function".to_owned() } else { format!("{}()", self.function) };
        if total > self.names.len() {
            let kind = if given.is_empty() { "keyword " } else { "" };
            let plural = if self.names.len() == 1 { "" } else { "s" };
            let most = self.names.len();
            return Err(vm.type_error(format!("{shown} takes at most {most} {kind}argument{plural} ({total} given)")));
        }
        if given.len() > self.positional {
            let bound = if self.required < self.positional { "at most" } else { "exactly" };
            let (most, count) = (self.positional, given.len());
            return Err(vm.type_error(format!("{shown} takes {bound} {most} positional arguments ({count} given)")));
        }
        let mut bound = vec![Value::UNDEF; self.names.len()];
        let mut used = 0;
        for (place, name) in self.names.iter().enumerate() {
            let keyword = keywords
                .iter()
                .find(|(key, _)| key.get::<Str>().is_some_and(|key| key.as_str() == *name))
                .map(|(_, value)| value.clone());
            let value = match (given.get(place), keyword) {
                (Some(_), Some(_)) => {
                    return Err(vm.type_error(format!(
                        "argument for {shown} given by name ('{name}') and position ({})",
                        place + 1
                    )));
                }
                (Some(value), None) => value.clone(),
                (None, Some(value)) => {
                    used += 1;
                    value
                }
                (None, None) if place < self.required => {
                    return Err(
                        vm.type_error(format!("{shown} missing required argument '{name}' (pos {})", place + 1))
                    );
                }
                (None, None) => continue,
            };
            let converted = convert(vm, place, &value)?;
            if let Some(slot) = bound.get_mut(place) {
                *slot = converted;
            }
        }
        if used < keywords.len() {
            let unknown =
                keywords.iter().filter_map(|(key, _)| key.get::<Str>()).find(|key| !self.names.contains(&key.as_str()));
            if let Some(unknown) = unknown {
                let shown = if self.function.is_empty() { "this function".to_owned() } else { shown };
                let mut message = format!("{shown} got an unexpected keyword argument '{}'", unknown.as_str());
                let close = crate::text::likeness::nearest(unknown.as_str(), self.names.iter().copied());
                if let Some(close) = close.filter(|_| !self.function.is_empty()) {
                    message.push_str(&format!(". Did you mean '{close}'?"));
                }
                return Err(vm.type_error(message));
            }
        }
        Ok(bound)
    }
}

/// An argument that C takes as an `int`.
pub fn int(vm: &mut Vm, value: &Value) -> Res<i32> {
    let number = vm.index_value(value)?;
    let Some(number) = number.as_int() else {
        return Err(vm.overflow_error("Python int too large to convert to C long"));
    };
    i32::try_from(number).map_err(|_| {
        vm.overflow_error(if number > 0 {
            "signed integer is greater than maximum"
        } else {
            "signed integer is less than minimum"
        })
    })
}

/// [`int`] as a converter, for the place numbers below `count`; others pass as they are.
pub fn ints_below(count: usize) -> impl Fn(&mut Vm, usize, &Value) -> Res {
    move |vm, place, value| if place < count { Ok(Value::int(i64::from(int(vm, value)?))) } else { Ok(value.clone()) }
}

/// The bound int at a place, or what holds without one.
pub fn bound_int(bound: &[Value], place: usize, default: i32) -> i32 {
    bound.get(place).and_then(Value::as_index).map_or(default, |value| value as i32)
}

/// A day of the calendar, if it is one.
pub fn checked_date(vm: &Vm, year: i32, month: i32, day: i32) -> Res<Date> {
    if !(1..=9999).contains(&year) {
        return Err(vm.value_error(format!("year {year} is out of range")));
    }
    if !(1..=12).contains(&month) {
        return Err(vm.value_error("month must be in 1..12"));
    }
    if !(1..=days_in_month(i64::from(year), month)).contains(&day) {
        return Err(vm.value_error("day is out of range for month"));
    }
    Ok(Date { year, month, day })
}

/// A time of day, if it is one.
pub fn checked_clock(vm: &Vm, clock: Clock, fold: i32) -> Res<Clock> {
    let problem = if !(0..24).contains(&clock.hour) {
        "hour must be in 0..23"
    } else if !(0..60).contains(&clock.minute) {
        "minute must be in 0..59"
    } else if !(0..60).contains(&clock.second) {
        "second must be in 0..59"
    } else if !(0..1_000_000).contains(&clock.micro) {
        "microsecond must be in 0..999999"
    } else if !(0..=1).contains(&fold) {
        "fold must be either 0 or 1"
    } else {
        return Ok(clock);
    };
    Err(vm.value_error(problem))
}

/// A `tzinfo` argument; nothing given is None.
pub fn zone(vm: &mut Vm, value: &Value) -> Res {
    if value.is_undef() || value.is_none() {
        return Ok(Value::NONE);
    }
    let class = classes(vm)?.tzinfo.clone();
    if vm.class_of(value).is_subtype(&class) {
        return Ok(value.clone());
    }
    let found = vm.type_name(value);
    Err(vm.type_error(format!("tzinfo argument must be None or of a tzinfo subclass, not type '{found}'")))
}
