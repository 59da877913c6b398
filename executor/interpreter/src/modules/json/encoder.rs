//! Values as JSON text, written straight into one string.

use super::strings;
use crate::memory::{Kind, Ref, Tuple, Value};
use crate::objects::native::{Def, def};
use crate::objects::str::{intern, to_code_point};
use crate::objects::{Dict, Instance, List, Str};
use crate::text::float_repr::float_repr;
use crate::vm::{Res, Vm};
use std::collections::HashSet;

/// How to write.
struct Encoder {
    /// Called with what JSON has no form for.
    default: Value,
    ascii: bool,
    /// One level of indentation.
    indent: Option<Ref<Str>>,
    colon: Ref<Str>,
    comma: Ref<Str>,
    sort_keys: bool,
    skip_keys: bool,
    allow_nan: bool,
    /// Containers being written, to notice one inside itself; `None` when nobody looks.
    open: Option<HashSet<u64>>,
    level: usize,
    out: String,
}

const TOO_DEEP: &str = " while encoding a JSON object";

impl Encoder {
    fn push(&mut self, vm: &mut Vm, text: &str) -> Res<()> {
        vm.reserve_text(&mut self.out, text.len())?;
        self.out.push_str(text);
        Ok(())
    }

    fn float(&mut self, vm: &mut Vm, float: f64) -> Res<()> {
        if float.is_finite() {
            return self.push(vm, &float_repr(float));
        }
        if !self.allow_nan {
            let shown = float_repr(float);
            return Err(vm.value_error(format!("Out of range float values are not JSON compliant: {shown}")));
        }
        let name = if float.is_nan() {
            "NaN"
        } else if float > 0.0 {
            "Infinity"
        } else {
            "-Infinity"
        };
        self.push(vm, name)
    }

    /// A value that is no container, if it is one of those.
    fn scalar(&mut self, vm: &mut Vm, value: &Value) -> Res<bool> {
        match value.kind() {
            Kind::None => self.push(vm, "null")?,
            Kind::Bool => self.push(vm, if value.as_bool() == Some(true) { "true" } else { "false" })?,
            Kind::Str => {
                if let Some(text) = value.get::<Str>() {
                    strings::write(vm, &mut self.out, text.as_str(), self.ascii)?;
                }
            }
            Kind::Int => {
                let mut buffer = itoa::Buffer::new();
                self.push(vm, buffer.format(value.as_int().unwrap_or(0)))?;
            }
            Kind::BigInt => {
                let (negative, digits) = vm.int_digits(value, 10)?;
                self.push(vm, if negative { "-" } else { "" })?;
                self.push(vm, &digits)?;
            }
            Kind::Float => self.float(vm, value.as_float().unwrap_or(0.0))?,
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn value(&mut self, vm: &mut Vm, value: &Value) -> Res<()> {
        vm.tick(1)?;
        let inner = value.unwrapped();
        if self.scalar(vm, inner)? {
            return Ok(());
        }
        match inner.kind() {
            Kind::List | Kind::Tuple => vm.deeper_while(TOO_DEEP, |vm| self.list(vm, value, inner)),
            Kind::Dict => vm.deeper_while(TOO_DEEP, |vm| self.dict(vm, value, inner)),
            _ => vm.deeper_while(TOO_DEEP, |vm| {
                self.enter(vm, value)?;
                let default = self.default.clone();
                let instead = vm.call(&default, std::slice::from_ref(value))?;
                self.value(vm, &instead)?;
                self.leave(value);
                Ok(())
            }),
        }
    }

    fn enter(&mut self, vm: &mut Vm, value: &Value) -> Res<()> {
        let Some(open) = &mut self.open else { return Ok(()) };
        if open.insert(value.identity()) { Ok(()) } else { Err(vm.value_error("Circular reference detected")) }
    }

    fn leave(&mut self, value: &Value) {
        if let Some(open) = &mut self.open {
            open.remove(&value.identity());
        }
    }

    /// A line break and the indentation of this level, when there is one.
    fn new_line(&mut self, vm: &mut Vm) -> Res<()> {
        let Some(indent) = self.indent.clone() else { return Ok(()) };
        vm.reserve_text(&mut self.out, 1 + indent.as_str().len().saturating_mul(self.level))?;
        self.out.push('\n');
        for _ in 0..self.level {
            self.out.push_str(indent.as_str());
        }
        Ok(())
    }

    fn comma(&mut self, vm: &mut Vm) -> Res<()> {
        vm.reserve_text(&mut self.out, self.comma.as_str().len())?;
        self.out.push_str(self.comma.as_str());
        Ok(())
    }

    fn list(&mut self, vm: &mut Vm, value: &Value, inner: &Value) -> Res<()> {
        let length = vm.length(inner)?;
        if length == 0 {
            return self.push(vm, "[]");
        }
        self.enter(vm, value)?;
        self.push(vm, "[")?;
        self.level += 1;
        let mut place = 0;
        loop {
            // The list may change while `default` runs.
            let item = match inner.get::<List>() {
                Some(list) => list.get(place),
                None => inner.get::<Tuple>().and_then(|tuple| tuple.get(place).cloned()),
            };
            let Some(item) = item else { break };
            if place > 0 {
                self.comma(vm)?;
            }
            self.new_line(vm)?;
            self.value(vm, &item)?;
            place += 1;
        }
        self.level -= 1;
        self.new_line(vm)?;
        self.leave(value);
        self.push(vm, "]")
    }

    fn dict(&mut self, vm: &mut Vm, value: &Value, inner: &Value) -> Res<()> {
        let mut pairs = self.pairs(vm, value, inner)?;
        if pairs.is_empty() {
            return self.push(vm, "{}");
        }
        self.enter(vm, value)?;
        if self.sort_keys {
            pairs = sorted(vm, pairs)?;
        }
        self.push(vm, "{")?;
        self.level += 1;
        self.new_line(vm)?;
        let mut first = true;
        for (key, item) in &pairs {
            let start = self.out.len();
            if !first {
                self.comma(vm)?;
                self.new_line(vm)?;
            }
            if !self.key(vm, key)? {
                self.out.truncate(start);
                continue;
            }
            first = false;
            vm.reserve_text(&mut self.out, self.colon.as_str().len())?;
            self.out.push_str(self.colon.as_str());
            self.value(vm, item)?;
        }
        self.level -= 1;
        self.new_line(vm)?;
        self.leave(value);
        self.push(vm, "}")
    }

    fn pairs(&self, vm: &mut Vm, value: &Value, inner: &Value) -> Res<Vec<(Value, Value)>> {
        let Some(dict) = inner.get::<Dict>() else { return Ok(Vec::new()) };
        if value.get::<Instance>().is_none() {
            vm.charge(dict.len() * size_of::<(Value, Value)>())?;
            return Ok(dict.snapshot());
        }
        // A subclass may have its own idea of its items.
        if dict.is_empty() {
            return Ok(Vec::new());
        }
        let items = vm.call_method(value, &intern("items"), &[])?;
        let mut pairs = Vec::new();
        for item in vm.collect(&items)? {
            match item.get::<Tuple>().map(|tuple| &tuple[..]) {
                Some([key, item]) => pairs.push((key.clone(), item.clone())),
                _ => return Err(vm.value_error("items must return 2-tuples")),
            }
        }
        Ok(pairs)
    }

    /// Writes a key; false when it is one to leave out.
    fn key(&mut self, vm: &mut Vm, key: &Value) -> Res<bool> {
        let inner = key.unwrapped();
        match inner.kind() {
            Kind::Str => {
                self.scalar(vm, inner)?;
            }
            Kind::None | Kind::Bool | Kind::Int | Kind::BigInt | Kind::Float => {
                self.push(vm, "\"")?;
                self.scalar(vm, inner)?;
                self.push(vm, "\"")?;
            }
            _ if self.skip_keys => return Ok(false),
            _ => {
                let found = vm.type_name(key);
                return Err(vm.type_error(format!("keys must be str, int, float, bool or None, not {found}")));
            }
        }
        Ok(true)
    }
}

/// The pairs in the order of their keys.
fn sorted(vm: &mut Vm, mut pairs: Vec<(Value, Value)>) -> Res<Vec<(Value, Value)>> {
    vm.tick(pairs.len())?;
    if pairs.iter().all(|(key, _)| key.kind() == Kind::Str) {
        let text = |value: &Value| value.to_ref::<Str>();
        pairs.sort_by(|(left, _), (right, _)| match (text(left), text(right)) {
            (Some(left), Some(right)) => {
                left.as_str().chars().map(to_code_point).cmp(right.as_str().chars().map(to_code_point))
            }
            _ => std::cmp::Ordering::Equal,
        });
        return Ok(pairs);
    }
    let items = pairs.into_iter().map(|(key, value)| Value::from(Tuple::from_slice(&[key, value]))).collect();
    let list = List::new(items);
    vm.call_method(&list.value(), &intern("sort"), &[])?;
    let pair = |item: Value| match item.get::<Tuple>().map(|tuple| &tuple[..]) {
        Some([key, value]) => Some((key.clone(), value.clone())),
        _ => None,
    };
    Ok(list.snapshot().into_iter().filter_map(pair).collect())
}

fn separator(vm: &mut Vm, value: &Value, place: usize) -> Res<Ref<Str>> {
    match value.native_ref::<Str>() {
        Some(text) => Ok(text),
        None => Err(vm.bad_argument("make_encoder", &format!("argument {place}"), "str", value)),
    }
}

/// The functions of this file.
pub const FUNCTIONS: &[Def] = &[def(
    "_encode(o, default, ensure_ascii, indent, key_separator, item_separator, sort_keys, skipkeys, allow_nan, check_circular, /)",
    "The JSON text of a value.",
    |vm, args| {
        let indent = if args[3].is_none() { None } else { Some(separator(vm, &args[3], 4)?) };
        let mut encoder = Encoder {
            default: args[1].clone(),
            ascii: vm.truth(&args[2])?,
            indent,
            colon: separator(vm, &args[4], 5)?,
            comma: separator(vm, &args[5], 6)?,
            sort_keys: vm.truth(&args[6])?,
            skip_keys: vm.truth(&args[7])?,
            allow_nan: vm.truth(&args[8])?,
            open: vm.truth(&args[9])?.then(HashSet::new),
            level: 0,
            out: String::new(),
        };
        encoder.value(vm, &args[0])?;
        Ok(vm.text(encoder.out))
    },
)];
