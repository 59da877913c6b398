//! `string`. <https://docs.python.org/3.13/library/string.html>
//!
//! The grammar of format strings is the one of `str.format`; the rest is Python (`string.py`).

use crate::memory::{Kind, Ref, Tuple, Value};
use crate::objects::iter::NativeIter;
use crate::objects::native::{Def, def};
use crate::objects::str::intern;
use crate::objects::{Iter, Module, Str, Type};
use crate::text::TextError;
use crate::text::template::{First, Step, TemplateParser, split_field_name};
use crate::vm::{Res, Vm};

/// Items, and perhaps the error that ends them.
struct Items {
    items: std::vec::IntoIter<Value>,
    end: Option<TextError>,
}

impl NativeIter for Items {
    fn next(&mut self, vm: &mut Vm) -> Res<Option<Value>> {
        match (self.items.next(), self.end.take()) {
            (Some(item), end) => {
                self.end = end;
                Ok(Some(item))
            }
            (None, Some(error)) => Err(vm.text_error(error)),
            (None, None) => Ok(None),
        }
    }
    fn traverse(&self, visit: crate::memory::Visitor) {
        self.items.as_slice().iter().for_each(visit);
    }
}

/// An iterator of one of the two classes that there are.
fn iterator(vm: &mut Vm, class: &str, items: Vec<Value>, end: Option<TextError>) -> Res {
    let class = vm.module_attr("string", class)?;
    let class = class.to_ref::<Type>().ok_or_else(|| vm.type_error("the class has been replaced"))?;
    Ok(Iter::native(class, Items { items: items.into_iter(), end }))
}

const CLASSES: [&str; 2] = ["formatteriterator", "fieldnameiterator"];

fn text(vm: &mut Vm, value: &Value) -> Res<Ref<Str>> {
    match value.native_ref::<Str>() {
        Some(text) => Ok(text),
        None => {
            let found = vm.type_name(value);
            Err(vm.type_error(format!("expected str, got {found}")))
        }
    }
}

fn parse(vm: &mut Vm, args: &[Value]) -> Res {
    let template = text(vm, &args[0])?;
    let mut items = Vec::new();
    for piece in TemplateParser::new(template.as_str()) {
        vm.tick(1)?;
        let piece = match piece {
            Ok(piece) => piece,
            Err(error) => return iterator(vm, "_formatteriterator", items, Some(error)),
        };
        let literal = vm.text(piece.literal);
        let parts = match piece.field {
            Some(field) => [
                literal,
                vm.text(field.name),
                vm.text(field.spec),
                field.conversion.map_or(Value::NONE, |conversion| vm.character(conversion)),
            ],
            None => [literal, Value::NONE, Value::NONE, Value::NONE],
        };
        vm.reserve(&mut items, 1)?;
        items.push(Value::from(Tuple::from_slice(&parts)));
    }
    iterator(vm, "_formatteriterator", items, None)
}

fn split(vm: &mut Vm, args: &[Value]) -> Res {
    let name = text(vm, &args[0])?;
    let (first, steps) = match split_field_name(name.as_str()) {
        Ok(parts) => parts,
        Err(error) => return Err(vm.text_error(error)),
    };
    let first = match first {
        First::Auto => vm.text(""),
        First::Index(index) => Value::int(index as i64),
        First::Name(name) => vm.text(name),
    };
    let mut items = Vec::new();
    let mut end = None;
    for step in steps {
        let (attribute, key) = match step {
            Ok(Step::Attribute(name)) => (true, vm.text(name)),
            Ok(Step::Index(index)) => (false, Value::int(index as i64)),
            Ok(Step::Key(key)) => (false, vm.text(key)),
            Err(error) => {
                end = Some(error);
                break;
            }
        };
        vm.tick(1)?;
        vm.reserve(&mut items, 1)?;
        items.push(Value::from(Tuple::from_slice(&[Value::bool(attribute), key])));
    }
    let rest = iterator(vm, "_fieldnameiterator", items, end)?;
    Ok(Value::from(Tuple::from_slice(&[first, rest])))
}

const FUNCTIONS: &[Def] = &[
    def("_parse(format_string, /)", "The pieces of a format string.", parse),
    def("_split(field_name, /)", "What a field name starts with, and the steps behind it.", split),
];

/// Fills the module.
pub fn load(vm: &mut Vm, module: &Ref<Module>) -> Res<()> {
    vm.add_functions(module, FUNCTIONS);
    for name in CLASSES {
        let class = vm.native_class_with("builtins", name, Kind::Iter, None, false, &[]);
        vm.add_methods(&class, crate::vm::slots::ITERATOR);
        module.dict.set_str(&intern(&format!("_{name}")), class.value());
    }
    super::run_source(vm, module, "string", include_str!("string.py"))
}
