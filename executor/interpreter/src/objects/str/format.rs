//! `str.format` and `str.format_map`. <https://docs.python.org/3.13/library/string.html#formatstrings>

use super::{Str, intern};
use crate::memory::{Ref, Value};
use crate::objects::native::{Def, def};
use crate::text::template::{
    AutoNumber, First, POSITIONAL_IN_MAP, Step, TOO_DEEP, TemplateParser, split_field_name, unknown_conversion,
};
use crate::vm::arguments::rest;
use crate::vm::{Raise, Res, Vm};

/// Methods of the type.
pub const METHODS: &[Def] = &[
    def("format(self, /, *args, **kwargs)", "The text with its {fields} filled in from the arguments.", |vm, args| {
        let template = vm.receiver::<Str>(&args[0])?;
        if !template.as_str().contains(['{', '}']) {
            // Nothing is put in: it is the very same object.
            return Ok(args[0].clone());
        }
        fill(vm, &template, Source { positional: Some(rest(&args[1])), named: &args[2] })
    }),
    def("format_map(self, mapping, /)", "The text with its {fields} filled in from a mapping.", |vm, args| {
        let template = vm.receiver::<Str>(&args[0])?;
        if !template.as_str().contains(['{', '}']) {
            // Nothing is put in: it is the very same object.
            return Ok(args[0].clone());
        }
        fill(vm, &template, Source { positional: None, named: &args[1] })
    }),
];

/// Where the values of fields come from; without positional values they come from the mapping alone.
#[derive(Clone, Copy)]
struct Source<'a> {
    positional: Option<&'a [Value]>,
    named: &'a Value,
}

fn fill(vm: &mut Vm, template: &Ref<Str>, source: Source) -> Res {
    let mut numbers = AutoNumber::default();
    let mut out = String::new();
    let sole = fill_into(vm, template.as_str(), source, &mut numbers, 2, &mut out)?;
    Ok(sole.unwrap_or_else(|| Value::from(Str::new(out))))
}

/// Writes the text; gives the text of a field that is all there is as the object it came as.
fn fill_into(
    vm: &mut Vm,
    template: &str,
    source: Source,
    numbers: &mut AutoNumber,
    levels: usize,
    out: &mut String,
) -> Res<Option<Value>> {
    if levels == 0 {
        return Err(vm.value_error(TOO_DEEP));
    }
    vm.charge(template.len())?;
    let mut sole = None;
    for piece in TemplateParser::new(template) {
        let piece = piece.map_err(|error| vm.text_error(error))?;
        vm.tick(1 + piece.literal.len() / 64)?;
        vm.reserve_text(out, piece.literal.len())?;
        out.push_str(piece.literal);
        let Some(field) = piece.field else { continue };
        let mut value = field_value(vm, field.name, source, numbers)?;
        match field.conversion {
            None => {}
            Some('r') => value = vm.repr_value(&value)?,
            Some('s') => value = vm.str_value(&value)?,
            Some('a') => value = vm.ascii_value(&value)?,
            Some(other) => return Err(vm.text_error(unknown_conversion(other))),
        }
        let text = if field.nested {
            let mut spec = String::new();
            fill_into(vm, field.spec, source, numbers, levels - 1, &mut spec)?;
            vm.format(&value, &spec)?
        } else {
            vm.format(&value, field.spec)?
        };
        let Some(written) = text.native_ref::<Str>() else { continue };
        vm.reserve_text(out, written.as_str().len())?;
        let first = out.is_empty();
        out.push_str(written.as_str());
        sole = first.then_some(text);
    }
    Ok(sole.filter(|sole| sole.native::<Str>().is_some_and(|sole| sole.as_str().len() == out.len())))
}

fn field_value(vm: &mut Vm, name: &str, source: Source, numbers: &mut AutoNumber) -> Res {
    let fail = |vm: &Vm, error| -> Raise { vm.text_error(error) };
    let (first, steps) = split_field_name(name).map_err(|error| fail(vm, error))?;
    let index = numbers.resolve(first).map_err(|error| fail(vm, error))?;
    let mut value = match (index, source.positional) {
        (Some(_), None) => return Err(vm.value_error(POSITIONAL_IN_MAP)),
        (Some(index), Some(values)) => match values.get(index) {
            Some(value) => value.clone(),
            None => {
                return Err(vm.index_error(format!("Replacement index {index} out of range for positional args tuple")));
            }
        },
        (None, _) => {
            let First::Name(name) = first else { return Err(vm.value_error(POSITIONAL_IN_MAP)) };
            let key = vm.text(name);
            vm.get_item(source.named, &key)?
        }
    };
    for step in steps {
        value = match step.map_err(|error| fail(vm, error))? {
            Step::Attribute(name) => vm.get_attr(&value, &intern(name))?,
            Step::Index(index) => vm.get_item(&value, &Value::int(index as i64))?,
            Step::Key(key) => {
                let key = vm.text(key);
                vm.get_item(&value, &key)?
            }
        };
    }
    Ok(value)
}
