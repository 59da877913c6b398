//! A program's result as JSON, for the host. Never an error because a value has no JSON form: that is null.

use crate::memory::{Kind, Tuple, Value};
use crate::objects::{BigInt, Bytes, Dict, List, Str};
use crate::vm::{Res, Vm};
use serde_json::{Map, Number, Value as Json};

/// Deeper data is cut off with null.
const MAX_DEPTH: usize = 100;

/// The value as JSON: dicts become objects (keys as text), lists and tuples arrays, sets sorted arrays where they can
/// be sorted; ints beyond 2^53, NaN, infinities, Decimal, Fraction and dates become text, bytes base64.
pub fn to_json(vm: &mut Vm, value: &Value) -> Res<Json> {
    convert(vm, value, 0)
}

fn convert(vm: &mut Vm, value: &Value, depth: usize) -> Res<Json> {
    vm.tick(1)?;
    if depth > MAX_DEPTH {
        return Ok(Json::Null);
    }
    let value = value.unwrapped().clone();
    Ok(match value.kind() {
        Kind::Bool => Json::Bool(value.as_bool() == Some(true)),
        Kind::Int => {
            let int = value.as_int().unwrap_or(0);
            if int.unsigned_abs() <= 1 << 53 { Json::from(int) } else { Json::String(int.to_string()) }
        }
        Kind::BigInt => match value.get::<BigInt>() {
            Some(big) => Json::String(vm.big_to_text(&big.0).unwrap_or_default()),
            None => Json::Null,
        },
        Kind::Float => {
            let float = value.as_float().unwrap_or(f64::NAN);
            match Number::from_f64(float) {
                Some(number) => Json::Number(number),
                None => Json::String(crate::text::float_repr::float_repr(float)),
            }
        }
        Kind::Str => Json::String(value.get::<Str>().map_or_else(String::new, |text| text.as_str().to_owned())),
        Kind::Bytes => Json::String(base64(value.get::<Bytes>().map_or(&[][..], |bytes| bytes.as_slice()))),
        Kind::List | Kind::Tuple => {
            let items = match value.get::<List>() {
                Some(list) => list.snapshot(),
                None => value.get::<Tuple>().map(|tuple| tuple.to_vec()).unwrap_or_default(),
            };
            let mut array = Vec::with_capacity(items.len());
            for item in items {
                array.push(convert(vm, &item, depth + 1)?);
            }
            Json::Array(array)
        }
        Kind::Set | Kind::FrozenSet => {
            let members = Value::from(List::new(vm.set_members(&value).into_iter().map(|(_, key)| key).collect()));
            let sorted = crate::builtins::sorted(vm, &members).unwrap_or(members);
            convert(vm, &sorted, depth + 1)?
        }
        Kind::Dict => {
            let mut map = Map::new();
            for (key, entry) in value.get::<Dict>().map(Dict::snapshot).unwrap_or_default() {
                let name = vm.str_of(&key)?.as_str().to_owned();
                let entry = convert(vm, &entry, depth + 1)?;
                map.insert(name, entry);
            }
            Json::Object(map)
        }
        Kind::Instance | Kind::Foreign => {
            let class = vm.class_of(&value);
            let module = class.module.borrow().get::<Str>().map(|text| text.as_str().to_owned());
            match module.as_deref() {
                Some("datetime") => {
                    let name = crate::objects::str::intern("isoformat");
                    match vm.get_attr_opt(&value, &name)? {
                        Some(method) => {
                            let text = vm.call(&method, &[])?;
                            convert(vm, &text, depth + 1)?
                        }
                        None => Json::String(vm.str_of(&value)?.as_str().to_owned()),
                    }
                }
                Some("decimal" | "fractions" | "uuid") => Json::String(vm.str_of(&value)?.as_str().to_owned()),
                Some("collections") => {
                    let items = vm.collect(&value)?;
                    convert(vm, &Value::from(List::new(items)), depth + 1)?
                }
                _ => Json::Null,
            }
        }
        _ => Json::Null,
    })
}

fn base64(bytes: &[u8]) -> String {
    use base64::Engine;
    base64::engine::general_purpose::STANDARD.encode(bytes)
}
