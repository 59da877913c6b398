//! `strftime` of dates and times: what only they know is filled in, the rest is `time.strftime`.

use super::{datetime_, time_, zone};
use crate::memory::Value;
use crate::modules::time::format::{Broken, format};
use crate::objects::Str;
use crate::objects::str::intern;
use crate::vm::{Res, Vm};

/// The text of a date, time or datetime. `asked` is what its zone is asked about.
pub fn of_object(vm: &mut Vm, value: &Value, asked: &Value, template: &str) -> Res {
    // CPython's own text ends at a NUL, too.
    let template = template.split('\0').next().unwrap_or_default();
    // The parts come first: a zone is asked for its daylight saving before anything else.
    let broken = match time_::of(value) {
        Some(time) => Broken {
            year: 1900,
            month: 1,
            day: 1,
            hour: i64::from(time.clock.hour),
            minute: i64::from(time.clock.minute),
            second: i64::from(time.clock.second),
            weekday: 0,
            day_of_year: 1,
            zone: Some(String::new()),
        },
        None => {
            let parts = vm.call_method(value, &intern("timetuple"), &[])?;
            Broken::of_tuple(vm, &parts)?
        }
    };
    let prepared = prepare(vm, value, asked, template)?;
    let out = format(vm, &prepared, &broken)?;
    Ok(vm.text(out))
}

/// Fills in `%z`, `%:z`, `%Z` and `%f`.
fn prepare(vm: &mut Vm, value: &Value, asked: &Value, template: &str) -> Res<String> {
    let mut out = String::with_capacity(template.len());
    let mut rest = template;
    while let Some(place) = rest.find('%') {
        let (plain, directive) = rest.split_at(place);
        out.push_str(plain);
        let mut characters = directive.chars();
        characters.next();
        match characters.next() {
            Some('z') => out.push_str(&offset(vm, value, asked, "")?),
            Some(':') if characters.as_str().starts_with('z') => {
                characters.next();
                out.push_str(&offset(vm, value, asked, ":")?);
            }
            Some('Z') => {
                let name = zone::name(vm, &zone_of(value), asked)?;
                if let Some(name) = name.native_ref::<Str>() {
                    // The name is text, not a template.
                    out.push_str(&name.as_str().replace('%', "%%"));
                }
            }
            Some('f') => {
                let micro = datetime_::of(value)
                    .map(|moment| moment.clock.micro)
                    .or_else(|| time_::of(value).map(|time| time.clock.micro));
                out.push_str(&format!("{:06}", micro.unwrap_or(0)));
            }
            Some(other) => {
                out.push('%');
                out.push(other);
            }
            None => out.push('%'),
        }
        rest = characters.as_str();
    }
    out.push_str(rest);
    Ok(out)
}

fn zone_of(value: &Value) -> Value {
    match (datetime_::of(value), time_::of(value)) {
        (Some(moment), _) => moment.zone.clone(),
        (_, Some(time)) => time.zone.clone(),
        _ => Value::NONE,
    }
}

fn offset(vm: &mut Vm, value: &Value, asked: &Value, separator: &str) -> Res<String> {
    let offset = zone::offset(vm, &zone_of(value), asked)?;
    Ok(offset.map(|offset| offset.offset_text(separator)).unwrap_or_default())
}
