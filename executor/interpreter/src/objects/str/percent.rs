//! `str % values`. <https://docs.python.org/3.13/library/stdtypes.html#printf-style-string-formatting>

use super::{Str, from_code_point};
use crate::memory::{Kind, Ref, Tuple, Value};
use crate::text::percent::{
    Amount, CHAR_REQUIRES, Field, NEEDS_MAPPING, NOT_ALL_CONVERTED, NOT_ENOUGH, PercentParser, Piece, STAR_WANTS_INT,
};
use crate::vm::{Res, Vm};

/// The values of a `%` operation, taken one by one.
pub struct Arguments {
    all: Value,
    items: Option<Ref<Tuple>>,
    next: usize,
    mapping: bool,
}

impl Arguments {
    /// `mapping` values may stay unused: anything that can be subscripted and is no text of the template's own kind.
    pub fn new(vm: &mut Vm, all: &Value) -> Arguments {
        let items = all.native_ref::<Tuple>();
        let text = matches!(all.unwrapped().kind(), Kind::Str | Kind::Tuple);
        let mapping = !text && vm.class_of(all).lookup(&vm.names.getitem).is_some() && all.kind() != Kind::Type;
        Arguments { all: all.clone(), items, next: 0, mapping }
    }

    /// The one value found under a key.
    pub fn single(value: Value) -> Arguments {
        Arguments { all: value, items: None, next: 0, mapping: true }
    }

    /// After a key nothing can be taken by position any more.
    pub fn exhaust(&mut self) {
        (self.items, self.next) = (None, 1);
    }

    pub fn is_mapping(&self) -> bool {
        self.mapping
    }

    /// Takes what bytes templates count as text out of the mappings.
    pub fn forget_mapping(&mut self) {
        self.mapping = false;
    }

    /// The value under a key.
    pub fn keyed(&self, vm: &mut Vm, key: &Value) -> Res {
        vm.get_item(&self.all, key)
    }

    pub fn take(&mut self, vm: &mut Vm) -> Res {
        let value = match &self.items {
            Some(items) => items.get(self.next).cloned(),
            None if self.next == 0 => Some(self.all.clone()),
            None => None,
        };
        self.next += 1;
        value.ok_or_else(|| vm.type_error(NOT_ENOUGH))
    }

    pub fn finish(&self, vm: &mut Vm, what: &str) -> Res<()> {
        let left = match &self.items {
            Some(items) => self.next < items.len(),
            None => self.next == 0 && !self.mapping,
        };
        if left { Err(vm.type_error(what)) } else { Ok(()) }
    }

    /// A `*` width or precision.
    fn star(&mut self, vm: &mut Vm, most: i64, kept_as: &str) -> Res<i64> {
        let value = self.take(vm)?;
        match value.unwrapped().kind() {
            Kind::Int | Kind::Bool | Kind::BigInt => match value.unwrapped().as_index() {
                Some(number) if number <= most && number >= -most - 1 => Ok(number),
                _ => Err(vm.overflow_error(format!("Python int too large to convert to C {kept_as}"))),
            },
            _ => Err(vm.type_error(STAR_WANTS_INT)),
        }
    }

    /// Reads the `*` amounts of a field, reports an error the template holds, and charges what the field may fill.
    pub fn prepare(&mut self, vm: &mut Vm, field: &mut Field) -> Res<char> {
        if field.width == Amount::Star {
            let width = self.star(vm, i64::MAX, "ssize_t")?;
            field.set_width(width);
        }
        if field.precision == Amount::Star {
            let precision = self.star(vm, i64::from(i32::MAX), "int")?;
            field.set_precision(precision);
        }
        let conversion = match &field.conversion {
            Ok(conversion) => *conversion,
            Err(error) => return Err(vm.text_error(error.clone())),
        };
        vm.charge(field.width_value())?;
        if conversion != 's' && conversion != 'r' && conversion != 'a' {
            vm.charge(field.precision_value().unwrap_or(0))?;
        }
        Ok(conversion)
    }
}

/// The conversions that lay out numbers, shared by text and bytes; `None` for other characters.
pub fn number_text(vm: &mut Vm, field: &Field, conversion: char, value: &Value) -> Res<Option<String>> {
    Ok(Some(match conversion {
        'd' | 'i' | 'u' | 'x' | 'X' | 'o' => {
            let number = integer(vm, conversion, value)?;
            let radix = match conversion {
                'x' | 'X' => 16,
                'o' => 8,
                _ => 10,
            };
            let (negative, digits) = vm.int_digits(&number, radix)?;
            field.render_int(negative, &digits)
        }
        'e' | 'E' | 'f' | 'F' | 'g' | 'G' => {
            let number = vm.float_of(value)?;
            field.render_float(number)
        }
        _ => return Ok(None),
    }))
}

fn integer(vm: &mut Vm, conversion: char, value: &Value) -> Res {
    let inner = value.unwrapped().clone();
    if crate::objects::int::to_big(&inner).is_some() {
        return Ok(inner);
    }
    let decimal = matches!(conversion, 'd' | 'i' | 'u');
    let converted = if decimal {
        // Anything that is a number will do: a float loses its fraction.
        let name = vm.names.int.clone();
        let is_number = inner.as_float().is_some()
            || vm.class_of(value).lookup(&name).is_some()
            || vm.class_of(value).lookup(&vm.names.index).is_some();
        if is_number && inner.kind() != Kind::Str { Some(crate::objects::int::parse::int_of(vm, value)) } else { None }
    } else if vm.class_of(value).lookup(&vm.names.index).is_some() {
        Some(vm.index_value(value))
    } else {
        None
    };
    match converted {
        Some(Err(raise)) if !vm.is_error(&raise, &vm.errors.TypeError) => Err(raise),
        Some(Ok(number)) => Ok(number),
        _ => {
            let found = vm.type_name(value);
            let wanted = if decimal { "a real number" } else { "an integer" };
            Err(vm.type_error(format!("%{conversion} format: {wanted} is required, not {found}")))
        }
    }
}

impl Vm {
    /// `str % args`
    pub(crate) fn percent_format(&mut self, whole: &Value, args: &Value) -> Res {
        let template: Ref<Str> = self.receiver(whole)?;
        let mut arguments = Arguments::new(self, args);
        let mut out = String::new();
        // The text of a field that is all there is stays the object it came as.
        let mut sole = None;
        self.charge(template.as_str().len())?;
        for piece in PercentParser::new(template.as_str()) {
            self.tick(1)?;
            match piece.map_err(|error| self.text_error(error))? {
                Piece::Literal(text) => {
                    self.reserve_text(&mut out, text.len())?;
                    out.push_str(text);
                }
                Piece::NeedMapping if !arguments.is_mapping() => return Err(self.type_error(NEEDS_MAPPING)),
                Piece::NeedMapping => {}
                Piece::Field(mut field) => {
                    let mut keyed = match field.key {
                        Some(key) => {
                            let key = self.text(key);
                            let value = arguments.keyed(self, &key)?;
                            Some(Arguments::single(value))
                        }
                        None => None,
                    };
                    if keyed.is_some() {
                        arguments.exhaust();
                    }
                    let source = keyed.as_mut().unwrap_or(&mut arguments);
                    let conversion = source.prepare(self, &mut field)?;
                    let value = source.take(self)?;
                    let (text, object) = self.percent_field(&field, conversion, &value)?;
                    self.reserve_text(&mut out, text.len())?;
                    sole = object.filter(|_| out.is_empty());
                    out.push_str(&text);
                }
            }
        }
        arguments.finish(self, NOT_ALL_CONVERTED)?;
        if !template.as_str().contains('%') {
            // Nothing was put in: it is the very same object.
            return Ok(whole.clone());
        }
        match sole.filter(|sole: &Value| sole.native::<Str>().is_some_and(|sole| sole.as_str() == out)) {
            Some(sole) => Ok(sole),
            None => Ok(self.text(out)),
        }
    }

    /// The text of a field, and the object it came as when it was asked for its text.
    fn percent_field(&mut self, field: &Field, conversion: char, value: &Value) -> Res<(String, Option<Value>)> {
        let object = match conversion {
            's' => self.str_value(value)?,
            'r' => self.repr_value(value)?,
            'a' => self.ascii_value(value)?,
            'c' => {
                let character = self.percent_character(value)?;
                return Ok((field.render_char(character.encode_utf8(&mut [0; 4])), None));
            }
            _ => {
                return match number_text(self, field, conversion, value)? {
                    Some(text) => Ok((text, None)),
                    None => Err(self.text_error(field.unsupported())),
                };
            }
        };
        let text = object.native_ref::<Str>().expect("it was asked for its text");
        Ok((field.render_text(text.as_str()), Some(object)))
    }

    fn percent_character(&mut self, value: &Value) -> Res<char> {
        if let Some(text) = value.native::<Str>() {
            let mut characters = text.as_str().chars();
            return match (characters.next(), characters.next()) {
                (Some(c), None) => Ok(c),
                _ => Err(self.type_error(CHAR_REQUIRES)),
            };
        }
        let number = match self.index_value(value) {
            Ok(number) => number,
            Err(raise) if self.is_error(&raise, &self.errors.TypeError) => return Err(self.type_error(CHAR_REQUIRES)),
            Err(raise) => return Err(raise),
        };
        let code = number.as_index().and_then(|code| u32::try_from(code).ok());
        code.and_then(from_code_point).ok_or_else(|| self.overflow_error("%c arg not in range(0x110000)"))
    }
}
