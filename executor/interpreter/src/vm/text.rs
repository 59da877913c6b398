//! Values as text: `repr`, `str`, `format`, and the three ways of formatting strings.

use super::{Raise, Res, Vm};
use crate::memory::{Kind, Ref, Tuple, Value};
use crate::objects::{
    BigInt, ByteArray, Bytes, ClassMethod, Complex, Dict, DictView, Exception, Foreign, FrozenSet, Function, Generator,
    GetSet, Instance, List, Method, Module, Native, Range, Set, Slice, StaticMethod, Str, Super, Type,
};
use crate::text::format_number::{self, IntForm};
use crate::text::{ErrorKind, TextError, float_repr, format_spec, repr};
use dashu_int::IBig;
use dashu_int::ops::{BitTest, UnsignedAbs};

/// Digits beyond which int and str are not converted into each other.
pub const MAX_INT_DIGITS: usize = 4300;

/// Bytes of a text that are shown at once.
const REPR_PIECE: usize = 8 << 10;

impl Vm {
    /// The exception that a text error stands for.
    pub fn text_error(&self, error: TextError) -> Raise {
        let class = match error.kind {
            ErrorKind::ValueError => &self.errors.ValueError,
            ErrorKind::OverflowError => &self.errors.OverflowError,
        };
        self.error(class, error.message)
    }

    /// `str(value)`
    pub fn str_of(&mut self, value: &Value) -> Res<Ref<Str>> {
        match value.kind() {
            Kind::Str => return Ok(value.to_ref::<Str>().expect("the kind says so")),
            Kind::Int
            | Kind::Bool
            | Kind::BigInt
            | Kind::Float
            | Kind::None
            | Kind::List
            | Kind::Dict
            | Kind::Tuple => {
                return self.repr_of(value);
            }
            _ => {}
        }
        let class = self.class_of(value);
        let name = self.names.str.clone();
        let Some(method) = class.lookup(&name) else { return self.repr_of(value) };
        let result = self.deeper(|vm| vm.call_special(&method, value, &class, &[]))?;
        match result.native_ref::<Str>() {
            Some(text) => Ok(text),
            None => {
                let found = self.class_of(&result).name();
                Err(self.type_error(format!("__str__ returned non-string (type {})", found.as_str())))
            }
        }
    }

    /// `repr(value)`
    pub fn repr_of(&mut self, value: &Value) -> Res<Ref<Str>> {
        let shown = self.repr_value(value)?;
        Ok(shown.native_ref::<Str>().expect("a repr is a text"))
    }

    /// `repr(value)` as the object that a `__repr__` gives, which may be of a subclass of `str`.
    pub fn repr_value(&mut self, value: &Value) -> Res {
        if matches!(value.kind(), Kind::Instance | Kind::Foreign | Kind::Exception | Kind::Iter)
            || (value.kind() == Kind::Type && super::operators::has_own_operators(value))
        {
            let class = self.class_of(value);
            let name = self.names.repr.clone();
            if let Some(method) = class.lookup(&name) {
                let result = self.deeper(|vm| vm.call_special(&method, value, &class, &[]))?;
                if result.native::<Str>().is_some() {
                    return Ok(result);
                }
                let found = self.class_of(&result).name();
                return Err(self.type_error(format!("__repr__ returned non-string (type {})", found.as_str())));
            }
        }
        let mut out = String::new();
        self.write_repr(value, &mut out)?;
        Ok(Value::from(Str::new(out)))
    }

    /// Adds the `repr` of a text, which may be much longer than itself: piece by piece, each charged.
    fn text_repr(&mut self, text: &str, out: &mut String) -> Res<()> {
        let quote = repr::quote_for(text.as_bytes());
        out.push(quote);
        let (mut rest, mut piece) = (text, String::new());
        while !rest.is_empty() {
            let (head, tail) = rest.split_at(rest.floor_char_boundary(REPR_PIECE));
            if tail.is_empty() && rest.len() == text.len() {
                repr::push_quoted(head, quote, false, out);
                break;
            }
            piece.clear();
            repr::push_quoted(head, quote, false, &mut piece);
            self.spend(REPR_PIECE / 16)?;
            self.reserve_text(out, piece.len())?;
            out.push_str(&piece);
            rest = tail;
        }
        out.push(quote);
        Ok(())
    }

    /// [`Self::text_repr`] for bytes: `b'...'`.
    fn bytes_repr(&mut self, bytes: &[u8], out: &mut String) -> Res<()> {
        let quote = repr::quote_for(bytes);
        out.push('b');
        out.push(quote);
        for head in bytes.chunks(REPR_PIECE) {
            self.spend(head.len() / 16)?;
            self.reserve_text(out, head.len() * 4)?;
            repr::push_quoted_bytes(head, quote, out);
        }
        out.push(quote);
        Ok(())
    }

    /// Adds the `repr` of a value to a text.
    pub fn write_repr(&mut self, value: &Value, out: &mut String) -> Res<()> {
        self.tick(1)?;
        if out.len() >= REPR_PIECE {
            // What is added without a look of its own is short.
            self.reserve_text(out, 64)?;
        }
        match value.kind() {
            Kind::Undef => out.push_str("<unset>"),
            Kind::None => out.push_str("None"),
            Kind::Bool => out.push_str(if value.as_bool() == Some(true) { "True" } else { "False" }),
            Kind::Int => {
                let mut buffer = itoa::Buffer::new();
                out.push_str(buffer.format(value.as_int().unwrap_or(0)));
            }
            Kind::Float => out.push_str(&float_repr::float_repr(value.as_float().unwrap_or(0.0))),
            Kind::Ellipsis => out.push_str("Ellipsis"),
            Kind::NotImplemented => out.push_str("NotImplemented"),
            Kind::BigInt => {
                let big = value.get::<BigInt>().expect("the kind says so");
                out.push_str(&self.big_to_text(&big.0)?);
            }
            Kind::Str => {
                self.text_repr(value.get::<Str>().expect("the kind says so").as_str(), out)?;
            }
            Kind::Bytes => {
                self.bytes_repr(value.get::<Bytes>().expect("the kind says so").as_slice(), out)?;
            }
            Kind::ByteArray => {
                out.push_str("bytearray(");
                let bytes = value.get::<ByteArray>().expect("the kind says so").data.borrow();
                let start = out.len();
                self.bytes_repr(&bytes, out)?;
                // Between double quotes a single one is escaped all the same.
                if out[start..].starts_with("b\"") {
                    let escaped = out[start..].replace('\'', "\\'");
                    out.truncate(start);
                    self.reserve_text(out, escaped.len())?;
                    out.push_str(&escaped);
                }
                out.push(')');
            }
            Kind::Complex => {
                let complex = value.get::<Complex>().expect("the kind says so");
                out.push_str(&float_repr::complex_repr(complex.real, complex.imag));
            }
            Kind::List | Kind::Tuple | Kind::Dict | Kind::Set | Kind::FrozenSet | Kind::DictView => {
                return self.container_repr(value, out);
            }
            Kind::Range => {
                let range = value.get::<Range>().expect("the kind says so");
                let parts = [range.start.clone(), range.stop.clone(), range.step.clone()];
                out.push_str("range(");
                self.write_repr(&parts[0], out)?;
                out.push_str(", ");
                self.write_repr(&parts[1], out)?;
                if parts[2].as_int() != Some(1) {
                    out.push_str(", ");
                    self.write_repr(&parts[2], out)?;
                }
                out.push(')');
            }
            Kind::Slice => {
                let slice = value.get::<Slice>().expect("the kind says so");
                let parts = [slice.start.clone(), slice.stop.clone(), slice.step.clone()];
                out.push_str("slice(");
                for (place, part) in parts.iter().enumerate() {
                    if place > 0 {
                        out.push_str(", ");
                    }
                    let part = self.deeper(|vm| vm.repr_of(part))?;
                    self.reserve_text(out, part.as_str().len())?;
                    out.push_str(part.as_str());
                }
                out.push(')');
            }
            Kind::Function => {
                let function = value.get::<Function>().expect("the kind says so");
                out.push_str(&format!("<function {} at {}>", function.qualname.borrow().as_str(), address(value)));
            }
            Kind::Native => {
                let native = value.get::<Native>().expect("the kind says so");
                match &native.owner {
                    Some(owner) if native.is_wrapper() => out.push_str(&format!(
                        "<slot wrapper '{}' of '{}' objects>",
                        native.def.name(),
                        owner.name().as_str()
                    )),
                    Some(owner) if native.is_method() => {
                        out.push_str(&format!(
                            "<method '{}' of '{}' objects>",
                            native.def.name(),
                            owner.name().as_str()
                        ));
                    }
                    // Those of classes are bound to the class.
                    Some(owner) => out.push_str(&format!(
                        "<built-in method {} of type object at {}>",
                        native.def.name(),
                        address(&owner.value())
                    )),
                    None => out.push_str(&format!("<built-in function {}>", native.def.name())),
                }
            }
            Kind::Method => {
                let method = value.get::<Method>().expect("the kind says so");
                let this = method.this.clone();
                match method.built_in() {
                    Some(native) if native.is_wrapper() => out.push_str(&format!(
                        "<method-wrapper '{}' of {} object at {}>",
                        native.def.name(),
                        self.class_of(&this).name().as_str(),
                        address(&this)
                    )),
                    Some(native) => {
                        let name = native.def.name();
                        match this.get::<Type>() {
                            Some(class) => out.push_str(&format!(
                                "<built-in method {name} of type object at {}>",
                                address(&class_value(class, &this))
                            )),
                            None => out.push_str(&format!(
                                "<built-in method {name} of {} object at {}>",
                                self.class_of(&this).name().as_str(),
                                address(&this)
                            )),
                        }
                    }
                    None => {
                        let function = method.function.clone();
                        let qualname = self.names.qualname.clone();
                        let name = match self.get_attr_opt(&function, &qualname)? {
                            None => self.get_attr_opt(&function, &self.names.name.clone())?,
                            name => name,
                        };
                        let name = name.and_then(|name| name.native_ref::<Str>());
                        out.push_str(&format!("<bound method {} of ", name.as_ref().map_or("?", |name| name.as_str())));
                        let this = self.deeper(|vm| vm.repr_of(&this))?;
                        out.push_str(this.as_str());
                        out.push('>');
                    }
                }
            }
            Kind::Type => {
                let class = value.get::<Type>().expect("the kind says so");
                out.push_str(&format!("<class '{}'>", self.full_class_name(class)));
            }
            Kind::Module => {
                let module = value.get::<Module>().expect("the kind says so");
                let name = module.dict.get_str(&self.names.name);
                let name = name.unwrap_or_else(|| self.text("?"));
                let shown = self.repr_of(&name)?;
                let given = name.native_ref::<Str>();
                let built_in = given.is_some_and(|name| crate::modules::exists(name.as_str()));
                let source = self.get_attr_opt(value, &crate::objects::str::intern("__file__"))?;
                match source {
                    _ if built_in => out.push_str(&format!("<module {} (built-in)>", shown.as_str())),
                    Some(source) => {
                        let source = self.repr_of(&source)?;
                        out.push_str(&format!("<module {} from {}>", shown.as_str(), source.as_str()));
                    }
                    None => out.push_str(&format!("<module {}>", shown.as_str())),
                }
            }
            Kind::Generator => {
                let generator = value.get::<Generator>().expect("the kind says so");
                let what = match generator.flavor {
                    crate::objects::generator::Flavor::Generator => "generator",
                    crate::objects::generator::Flavor::Coroutine => "coroutine",
                    crate::objects::generator::Flavor::AsyncGenerator => "async_generator",
                };
                let name = generator.qualname.borrow().clone();
                out.push_str(&format!("<{what} object {} at {}>", name.as_str(), address(value)));
            }
            Kind::Super => {
                let this = value.get::<Super>().expect("the kind says so");
                let start = this.start.name();
                match &this.object_type {
                    Some(class) => out.push_str(&format!(
                        "<super: <class '{}'>, <{} object>>",
                        start.as_str(),
                        class.name().as_str()
                    )),
                    None => out.push_str(&format!("<super: <class '{}'>, NULL>", start.as_str())),
                }
            }
            Kind::GetSet => match value.get::<GetSet>().expect("the kind says so") {
                member @ GetSet::Native { name, owner, .. } if member.is_member() => {
                    out.push_str(&format!("<member '{name}' of '{}' objects>", owner.name().as_str()));
                }
                GetSet::Native { name, owner, .. } => {
                    out.push_str(&format!("<attribute '{name}' of '{}' objects>", owner.name().as_str()));
                }
                GetSet::Slot { name, owner } => {
                    out.push_str(&format!("<member '{}' of '{}' objects>", name.as_str(), owner.name().as_str()));
                }
            },
            Kind::Code => {
                let code = value.get::<crate::objects::CodeObject>().expect("the kind says so").0.clone();
                let (name, file) = (code.name.as_str(), &code.source.file_name);
                let line = code.first_line.max(1);
                out.push_str(&format!("<code object {name} at {}, file \"{file}\", line {line}>", address(value)));
            }
            Kind::StaticMethod | Kind::ClassMethod => {
                let (what, function) = match (value.get::<StaticMethod>(), value.get::<ClassMethod>()) {
                    (Some(method), _) => ("staticmethod", method.function()),
                    (None, Some(method)) if crate::objects::descriptors::is_classmethod_descriptor(method) => {
                        let function = method.function();
                        return self.write_repr(&function, out);
                    }
                    (None, method) => ("classmethod", method.map_or(Value::NONE, ClassMethod::function)),
                };
                let function = function.defined().cloned().unwrap_or(Value::NONE);
                out.push_str(&format!("<{what}("));
                let function = self.deeper(|vm| vm.repr_of(&function))?;
                self.reserve_text(out, function.as_str().len())?;
                out.push_str(function.as_str());
                out.push_str(")>");
            }
            Kind::Exception => return self.exception_repr(value, out),
            Kind::Instance => {
                // An instance of a subclass of a built-in type without a `__repr__` of its own comes here through it.
                let inner = value.get::<Instance>().expect("the kind says so").native.clone();
                if inner.is_undef() {
                    self.plain_repr(value, out);
                } else {
                    self.native_repr(value, &inner, out)?;
                }
            }
            Kind::Foreign | Kind::Iter | Kind::Property | Kind::Cell => self.plain_repr(value, out),
        }
        Ok(())
    }

    /// `<module.Class object at 0x...>`
    pub fn plain_repr(&mut self, value: &Value, out: &mut String) {
        let class = self.class_of(value);
        if let Some(cell) = value.get::<crate::objects::PyCell>() {
            let held = cell.value.borrow().clone();
            let told = if held.is_undef() {
                "empty".to_owned()
            } else {
                format!("{} object at {}", self.type_name(&held), address(&held))
            };
            out.push_str(&format!("<cell at {}: {told}>", address(value)));
            return;
        }
        out.push_str(&format!("<{} object at {}>", self.full_class_name(&class), address(value)));
    }

    /// `module.Class`, without the module for built-in classes.
    pub fn full_class_name(&self, class: &Type) -> String {
        let module = class.module.borrow().clone();
        let own = if class.user { class.dict.get_str(&self.names.module) } else { None };
        let module = own.unwrap_or(module);
        match module.get::<Str>() {
            Some(module) if module.as_str() != "builtins" => {
                format!("{}.{}", module.as_str(), class.qualname.borrow().as_str())
            }
            _ => class.qualname.borrow().as_str().to_owned(),
        }
    }

    /// The repr of a subclass's instance by the built-in type's rules.
    fn native_repr(&mut self, value: &Value, inner: &Value, out: &mut String) -> Res<()> {
        match inner.kind() {
            Kind::Set | Kind::FrozenSet | Kind::ByteArray => {
                let class = self.class_of(value).name();
                let mut text = String::new();
                self.write_repr(inner, &mut text)?;
                // `Name({1, 2})` with the subclass's own name.
                out.push_str(class.as_str());
                match ["set(", "frozenset(", "bytearray("].iter().find_map(|own| text.strip_prefix(own)) {
                    Some(rest) => out.push_str(&format!("({rest}")),
                    None => out.push_str(&format!("({text})")),
                }
                Ok(())
            }
            _ => self.write_repr(inner, out),
        }
    }

    fn container_repr(&mut self, value: &Value, out: &mut String) -> Res<()> {
        let identity = value.identity();
        if self.repr_stack.contains(&identity) {
            out.push_str(match value.kind() {
                Kind::List => "[...]",
                Kind::Tuple => "(...)",
                Kind::Dict => "{...}",
                Kind::Set => "set(...)",
                Kind::FrozenSet => "frozenset(...)",
                _ => "...",
            });
            return Ok(());
        }
        self.repr_stack.push(identity);
        let result = self.deeper(|vm| vm.container_repr_inner(value, out));
        self.repr_stack.pop();
        match result {
            Err(Raise::Exception(exception))
                if exception.class.borrow().same(&self.errors.RecursionError)
                    && exception.trace.borrow().is_empty() =>
            {
                Err(self.recursion_error("maximum recursion depth exceeded while getting the repr of an object"))
            }
            result => result,
        }
    }

    fn item_repr(&mut self, item: &Value, out: &mut String) -> Res<()> {
        if out.len() > 4096 && out.len() == out.capacity() {
            self.charge(out.len())?;
        }
        match item.kind() {
            Kind::Instance | Kind::Foreign | Kind::Exception | Kind::Type | Kind::Iter => {
                let text = self.repr_of(item)?;
                out.push_str(text.as_str());
                Ok(())
            }
            _ => self.write_repr(item, out),
        }
    }

    fn container_repr_inner(&mut self, value: &Value, out: &mut String) -> Res<()> {
        match value.kind() {
            Kind::List => {
                let list = value.to_ref::<List>().expect("the kind says so");
                out.push('[');
                let mut place = 0;
                while let Some(item) = list.get(place) {
                    if place > 0 {
                        out.push_str(", ");
                    }
                    self.item_repr(&item, out)?;
                    place += 1;
                }
                out.push(']');
            }
            Kind::Tuple => {
                let tuple = value.to_ref::<Tuple>().expect("the kind says so");
                out.push('(');
                for (place, item) in tuple.iter().enumerate() {
                    if place > 0 {
                        out.push_str(", ");
                    }
                    self.item_repr(item, out)?;
                }
                out.push_str(if tuple.len() == 1 { ",)" } else { ")" });
            }
            Kind::Dict => {
                let dict = value.to_ref::<Dict>().expect("the kind says so");
                out.push('{');
                for (place, (key, value)) in dict.snapshot().into_iter().enumerate() {
                    if place > 0 {
                        out.push_str(", ");
                    }
                    self.item_repr(&key, out)?;
                    out.push_str(": ");
                    self.item_repr(&value, out)?;
                }
                out.push('}');
            }
            Kind::Set | Kind::FrozenSet => {
                let frozen = value.kind() == Kind::FrozenSet;
                let members = match value.get::<Set>() {
                    Some(set) => set.table.borrow().iter().map(|(_, key)| key.clone()).collect::<Vec<_>>(),
                    None => value
                        .get::<FrozenSet>()
                        .map(|set| set.table.borrow().iter().map(|(_, key)| key.clone()).collect())
                        .unwrap_or_default(),
                };
                if members.is_empty() {
                    out.push_str(if frozen { "frozenset()" } else { "set()" });
                    return Ok(());
                }
                out.push_str(if frozen { "frozenset({" } else { "{" });
                for (place, item) in members.iter().enumerate() {
                    if place > 0 {
                        out.push_str(", ");
                    }
                    self.item_repr(item, out)?;
                }
                out.push_str(if frozen { "})" } else { "}" });
            }
            _ => {
                let view = value.get::<DictView>().expect("the kind says so");
                let items = Value::from(List::new(self.collect(value)?));
                if view.ordered {
                    out.push('o');
                }
                out.push_str(match view.part {
                    crate::objects::dict::Part::Keys => "dict_keys(",
                    crate::objects::dict::Part::Values => "dict_values(",
                    crate::objects::dict::Part::Items => "dict_items(",
                });
                self.write_repr(&items, out)?;
                out.push(')');
            }
        }
        Ok(())
    }

    /// `ValueError('text')`
    pub fn exception_repr(&mut self, value: &Value, out: &mut String) -> Res<()> {
        let Some(exception) = value.to_ref::<Exception>() else { return Ok(()) };
        let name = exception.class.borrow().name();
        out.push_str(name.as_str());
        let args = exception.args.borrow().clone();
        match &args[..] {
            [one] => {
                out.push('(');
                self.deeper(|vm| vm.item_repr(one, out))?;
                out.push(')');
            }
            _ => self.deeper(|vm| vm.write_repr(&Value::from(args.clone()), out))?,
        }
        Ok(())
    }

    /// `ascii(value)`
    pub fn ascii_of(&mut self, value: &Value) -> Res<Ref<Str>> {
        let shown = self.ascii_value(value)?;
        Ok(shown.native_ref::<Str>().expect("a repr is a text"))
    }

    /// `ascii(value)` as an object: what `repr` gives, where there is nothing to escape.
    pub fn ascii_value(&mut self, value: &Value) -> Res {
        let shown = self.repr_value(value)?;
        let text = shown.native::<Str>().expect("a repr is a text");
        if text.is_ascii() {
            return Ok(shown);
        }
        // A character beyond ASCII takes two bytes or more, its escape ten or fewer.
        self.charge(text.as_str().len().saturating_mul(5))?;
        Ok(Value::from(Str::new(repr::escape_non_ascii(text.as_str()))))
    }

    /// `format(value, spec)` as the object that a `__format__` gives, which may be of a subclass of `str`.
    pub fn format(&mut self, value: &Value, spec: &str) -> Res {
        match value.kind() {
            Kind::Str if spec.is_empty() => return Ok(value.clone()),
            Kind::Str | Kind::Int | Kind::Bool | Kind::BigInt | Kind::Float | Kind::Complex => {
                return self.format_builtin(value, spec);
            }
            _ => {}
        }
        let class = self.class_of(value);
        let name = self.names.format.clone();
        match class.lookup(&name) {
            Some(method) => {
                let spec = self.text(spec);
                let result = self.deeper(|vm| vm.call_special(&method, value, &class, &[spec]))?;
                if result.native::<Str>().is_some() {
                    return Ok(result);
                }
                let found = self.class_of(&result).name();
                Err(self.type_error(format!("__format__ must return a str, not {}", found.as_str())))
            }
            None => self.format_object(value, spec),
        }
    }

    /// `object.__format__`: only an empty specification.
    pub fn format_object(&mut self, value: &Value, spec: &str) -> Res {
        if spec.is_empty() {
            return self.str_value(value);
        }
        let class = self.class_of(value).name();
        Err(self.type_error(format!("unsupported format string passed to {}.__format__", class.as_str())))
    }

    /// The format mini-language for the built-in scalar types.
    pub fn format_builtin(&mut self, value: &Value, spec: &str) -> Res {
        if spec.is_empty() {
            return self.str_value(value);
        }
        let formatted = self.format_unwrapped(value, spec);
        match formatted {
            // A text with nothing to fill or to cut is the very same object.
            Ok(text) if value.native::<Str>().is_some_and(|own| own.as_str() == text.as_str()) => Ok(value.clone()),
            // A refusal names the class that the program sees.
            Err(Raise::Exception(exception)) if value.kind() == Kind::Instance => {
                let (own, base) = (self.type_name(value), self.type_name(value.unwrapped()));
                let message = self.exception_message(&exception);
                let told = format!("for object of type '{base}'");
                if message.ends_with(&told) {
                    return Err(self.value_error(message.replace(&told, &format!("for object of type '{own}'"))));
                }
                Err(Raise::Exception(exception))
            }
            formatted => formatted.map(Value::from),
        }
    }

    fn format_unwrapped(&mut self, value: &Value, spec: &str) -> Res<Ref<Str>> {
        let value = value.unwrapped().clone();
        if spec.len() > 2
            && let Some(width) = largest_number(spec)
        {
            self.charge(width)?;
        }
        let text = match value.kind() {
            Kind::Str => {
                let text = value.get::<Str>().expect("the kind says so");
                format_spec::format_str(text.as_str(), spec)
            }
            Kind::Float => format_number::format_float(value.as_float().unwrap_or(0.0), spec),
            Kind::Complex => {
                let complex = value.get::<Complex>().expect("the kind says so");
                format_number::format_complex(complex.real, complex.imag, spec)
            }
            _ => return self.format_int(&value, spec),
        };
        match text {
            Ok(text) => Ok(Str::new(text)),
            Err(error) => Err(self.text_error(error)),
        }
    }

    fn format_int(&mut self, value: &Value, spec: &str) -> Res<Ref<Str>> {
        let type_name = if value.kind() == Kind::Bool { "bool" } else { "int" };
        let (spec, form) = match format_number::int_spec(spec, type_name) {
            Ok(parsed) => parsed,
            Err(error) => return Err(self.text_error(error)),
        };
        let text = match form {
            IntForm::Float => {
                let float = match super::numbers::to_float(value) {
                    Some(float) => float,
                    None => return Err(self.overflow_error("int too large to convert to float")),
                };
                match format_number::format_float_spec(float, &spec, type_name) {
                    Ok(text) => text,
                    Err(error) => return Err(self.text_error(error)),
                }
            }
            IntForm::Char => {
                let Some(code) = value.as_index() else {
                    return Err(self.overflow_error(format_number::CHAR_TOO_LARGE));
                };
                let character = u32::try_from(code).ok().and_then(crate::objects::str::from_code_point);
                match character {
                    Some(character) => format_number::format_char(&spec, character),
                    None => return Err(self.overflow_error(format_number::CHAR_OUT_OF_RANGE)),
                }
            }
            _ => {
                let radix = match form {
                    IntForm::Binary => 2,
                    IntForm::Octal => 8,
                    IntForm::Hex | IntForm::HexUpper => 16,
                    _ => 10,
                };
                let (negative, digits) = self.int_digits(value, radix)?;
                format_number::format_int(&spec, form, negative, &digits)
            }
        };
        Ok(Str::new(text))
    }

    /// Sign and digits of an int, lower case, in a radix of 2, 8, 10 or 16.
    pub fn int_digits(&mut self, value: &Value, radix: u32) -> Res<(bool, String)> {
        if let Some(small) = value.as_index() {
            let magnitude = small.unsigned_abs();
            let digits = match radix {
                2 => format!("{magnitude:b}"),
                8 => format!("{magnitude:o}"),
                16 => format!("{magnitude:x}"),
                _ => magnitude.to_string(),
            };
            return Ok((small < 0, digits));
        }
        if let Some(big) = value.get::<BigInt>() {
            // The number once more, its digits, and the text they become.
            let bits = dashu_int::ops::BitTest::bit_len(&big.0);
            let digits = bits / radix.ilog2() as usize + 1;
            self.charge(bits / 8 + digits.saturating_mul(3))?;
        }
        let Some(big) = crate::objects::int::to_big(value) else { return Ok((false, String::new())) };
        let negative = big < IBig::ZERO;
        if radix == 10 {
            let text = self.big_to_text(&big)?;
            return Ok((negative, text.trim_start_matches('-').to_owned()));
        }
        self.charge(big.clone().unsigned_abs().bit_len())?;
        Ok((negative, big.unsigned_abs().in_radix(radix as u8).to_string()))
    }

    /// A replacement field of an f-string.
    pub(crate) fn format_value(&mut self, value: &Value, conversion: u8, spec: &Value) -> Res {
        let converted;
        let value = match conversion {
            0 => value,
            b'r' => {
                converted = self.repr_value(value)?;
                &converted
            }
            b's' => {
                converted = self.str_value(value)?;
                &converted
            }
            _ => {
                converted = self.ascii_value(value)?;
                &converted
            }
        };
        self.format(value, spec.native::<Str>().map_or("", Str::as_str))
    }

    /// The parts of an f-string as one string.
    pub(crate) fn join_parts(&mut self, parts: &[Value]) -> Res {
        let mut length = 0;
        let mut ascii = true;
        for part in parts {
            if let Some(text) = part.native::<Str>() {
                length += text.as_str().len();
                ascii &= text.is_ascii();
            }
        }
        self.charge(length)?;
        let texts = parts.iter().filter_map(|part| part.native::<Str>()).map(Str::as_str);
        Ok(Value::from(Str::joined(length, ascii, texts)))
    }
}

fn class_value(_class: &Type, value: &Value) -> Value {
    value.clone()
}

/// An address as `repr` shows it.
pub fn address(value: &Value) -> String {
    format!("0x{:x}", value.identity())
}

/// The largest number written in a specification: what it may have to fill.
fn largest_number(spec: &str) -> Option<usize> {
    spec.split(|c: char| !c.is_ascii_digit()).filter(|part| part.len() > 3).filter_map(|part| part.parse().ok()).max()
}

/// Objects whose text only their module knows go through their class.
const _: fn(&Foreign) = |_| {};
