//! What native methods do with their arguments: read them, and refuse them in CPython's words.

use super::{Raise, Res, Vm};
use crate::memory::{Data, Ref, Tuple, Value};
use crate::objects::native::Def;
use crate::objects::{Instance, Native, StaticMethod, Str, Type};

impl Vm {
    /// Wraps a new built-in value for `__new__`: `class` is the first argument, `base` the type whose `__new__` runs.
    pub fn wrap_native(&mut self, class: &Value, base: &Ref<Type>, value: Value) -> Res {
        let class = self.check_new(class, base)?;
        Ok(if class.same(base) { value } else { Value::from(Instance::new(class, value)) })
    }

    /// The class a `__new__` is asked for, which must be `base` or a subclass.
    pub fn check_new(&mut self, class: &Value, base: &Ref<Type>) -> Res<Ref<Type>> {
        let wanted = base.name();
        let wanted = wanted.as_str();
        let Some(class) = class.to_ref::<Type>() else {
            let found = self.class_of(class).name();
            return Err(self.type_error(format!("{wanted}.__new__(X): X is not a type object ({})", found.as_str())));
        };
        if class.same(base) {
            return Ok(class);
        }
        if class.is_subtype(base) {
            if base.user {
                return Ok(class);
            }
            // A built-in class in between with a constructor of its own has to be asked itself.
            let own = class.mro.borrow().iter().find(|class| !class.user).cloned();
            let (new, theirs) =
                (base.lookup(&self.names.new), own.as_ref().and_then(|own| own.lookup(&self.names.new)));
            if let (Some(own), Some(new), Some(theirs)) = (own, new, theirs)
                && !same_function(&new, &theirs)
            {
                // The first of its kind that has no constructor of a program's stands for it.
                let is_plain = |class: &&Ref<Type>| {
                    let new = class.lookup(&self.names.new).filter(|_| class.is_subtype(&own));
                    new.is_some_and(|new| built_in(&new).is_some())
                };
                let first = class.mro.borrow().iter().find(is_plain).cloned();
                let (found, own) = (class.name(), first.unwrap_or(own).name());
                let (found, own) = (found.as_str(), own.as_str());
                return Err(self.type_error(format!("{wanted}.__new__({found}) is not safe, use {own}.__new__()")));
            }
            return Ok(class);
        }
        let found = class.name();
        let found = found.as_str();
        Err(self.type_error(format!("{wanted}.__new__({found}): {found} is not a subtype of {wanted}")))
    }

    /// The built-in data of a method's receiver.
    pub fn receiver<T: Data>(&mut self, value: &Value) -> Res<Ref<T>> {
        match value.native_ref::<T>() {
            Some(data) => Ok(data),
            None => {
                let found = self.class_of(value).name();
                Err(self.type_error(format!("the method does not apply to a '{}' object", found.as_str())))
            }
        }
    }

    /// The name of a value's class, as errors show it.
    pub fn type_name(&self, value: &Value) -> String {
        self.class_of(value).name().as_str().to_owned()
    }

    /// "find() argument 1 must be str, not int"
    #[cold]
    pub fn bad_argument(&self, function: &str, place: &str, wanted: &str, found: &Value) -> Raise {
        let found = if found.is_none() { "None".to_owned() } else { self.type_name(found) };
        self.type_error(format!("{function}() {place} must be {wanted}, not {found}"))
    }

    /// A `str` argument; `place` is "argument 1", or "argument" for the only one.
    pub fn text_argument(&mut self, value: &Value, function: &str, place: &str) -> Res<Ref<Str>> {
        match value.native_ref::<Str>() {
            Some(text) => Ok(text),
            None => Err(self.bad_argument(function, place, "str", value)),
        }
    }

    /// A text that CPython takes as a C string: neither half a character nor a null is in it.
    pub fn c_text_argument(&mut self, value: &Value, function: &str, place: &str) -> Res<Ref<Str>> {
        let text = self.text_argument(value, function, place)?;
        if !text.is_ascii() {
            self.encode_text(&text, "utf-8", "strict")?;
        }
        if text.as_str().contains('\0') {
            return Err(self.value_error("embedded null character"));
        }
        Ok(text)
    }

    /// `start` and `end` arguments of the search methods: `None` when they lie so that nothing can be found.
    pub fn bounds(&mut self, start: &Value, end: &Value, length: usize) -> Res<Option<(usize, usize)>> {
        let clip = |bound: i64| {
            let bound = if bound < 0 { bound.saturating_add(length as i64).max(0) } else { bound };
            bound as usize
        };
        let start = if start.is_none() { 0 } else { clip(self.slice_bound(start)?) };
        let end = if end.is_none() { length } else { clip(self.slice_bound(end)?).min(length) };
        Ok(if start > end { None } else { Some((start, end)) })
    }

    /// An int argument that CPython keeps in 32 bits.
    pub fn c_int_argument(&mut self, value: &Value) -> Res<i64> {
        match self.index_value(value)?.as_index() {
            Some(number) if i32::try_from(number).is_ok() => Ok(number),
            _ => Err(self.overflow_error("Python int too large to convert to C int")),
        }
    }

    /// A count such as `maxsplit`: a negative one stands for no limit.
    pub fn limit_argument(&mut self, value: &Value) -> Res<usize> {
        let count = self.index_of(value)?;
        Ok(usize::try_from(count).unwrap_or(usize::MAX))
    }
}

/// The values gathered by `*args`.
pub fn rest(values: &Value) -> &[Value] {
    values.get::<Tuple>().map_or(&[], |tuple| &tuple[..])
}

/// What a static method of a built-in class is defined by.
fn built_in(value: &Value) -> Option<*const Def> {
    let function = value.get::<StaticMethod>().map_or_else(|| value.clone(), StaticMethod::function);
    function.get::<Native>().map(|native| std::ptr::from_ref(native.def))
}

/// True for two static methods of built-in classes with one body.
fn same_function(a: &Value, b: &Value) -> bool {
    a.same(b) || (built_in(a).is_some() && built_in(a) == built_in(b))
}
