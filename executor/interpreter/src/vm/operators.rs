//! Unary and binary operators. <https://docs.python.org/3.13/reference/datamodel.html#emulating-numeric-types>

use super::{Raise, Res, Vm};
use crate::memory::{Kind, Ref, Tuple, Value};
use crate::objects::native::is_built_in;
use crate::objects::{ByteArray, Bytes, Dict, Foreign, List, Set, Str};

/// A binary operator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Binary {
    Add,
    Subtract,
    Multiply,
    Divide,
    FloorDivide,
    Modulo,
    Power,
    LeftShift,
    RightShift,
    And,
    Or,
    Xor,
    MatrixMultiply,
    Divmod,
}

/// A unary operator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unary {
    Negative,
    Positive,
    Invert,
}

impl Binary {
    /// As it stands in the text, and in errors.
    pub fn symbol(self) -> &'static str {
        match self {
            Binary::Add => "+",
            Binary::Subtract => "-",
            Binary::Multiply => "*",
            Binary::Divide => "/",
            Binary::FloorDivide => "//",
            Binary::Modulo => "%",
            Binary::Power => "** or pow()",
            Binary::LeftShift => "<<",
            Binary::RightShift => ">>",
            Binary::And => "&",
            Binary::Or => "|",
            Binary::Xor => "^",
            Binary::MatrixMultiply => "@",
            Binary::Divmod => "divmod()",
        }
    }
}

impl Vm {
    fn names_of(&self, op: Binary) -> (&Ref<Str>, &Ref<Str>, Option<&Ref<Str>>) {
        let n = &self.names;
        match op {
            Binary::Add => (&n.add, &n.radd, Some(&n.iadd)),
            Binary::Subtract => (&n.sub, &n.rsub, Some(&n.isub)),
            Binary::Multiply => (&n.mul, &n.rmul, Some(&n.imul)),
            Binary::Divide => (&n.truediv, &n.rtruediv, Some(&n.itruediv)),
            Binary::FloorDivide => (&n.floordiv, &n.rfloordiv, Some(&n.ifloordiv)),
            Binary::Modulo => (&n.mod_, &n.rmod, Some(&n.imod)),
            Binary::Power => (&n.pow, &n.rpow, Some(&n.ipow)),
            Binary::LeftShift => (&n.lshift, &n.rlshift, Some(&n.ilshift)),
            Binary::RightShift => (&n.rshift, &n.rrshift, Some(&n.irshift)),
            Binary::And => (&n.and, &n.rand, Some(&n.iand)),
            Binary::Or => (&n.or, &n.ror, Some(&n.ior)),
            Binary::Xor => (&n.xor, &n.rxor, Some(&n.ixor)),
            Binary::MatrixMultiply => (&n.matmul, &n.rmatmul, Some(&n.imatmul)),
            Binary::Divmod => (&n.divmod, &n.rdivmod, None),
        }
    }

    /// `a op b`
    pub fn binary(&mut self, op: Binary, a: &Value, b: &Value) -> Res {
        if !has_own_operators(a) && !has_own_operators(b) {
            let result = self.builtin_binary(op, a, b)?;
            if !result.is_not_implemented() {
                return Ok(result);
            }
            return Err(self.unsupported(op, a, b, ""));
        }
        let result = self.dispatch_binary(op, a, b)?;
        if result.is_not_implemented() { Err(self.unsupported(op, a, b, "")) } else { Ok(result) }
    }

    #[cold]
    pub(crate) fn unsupported(&mut self, op: Binary, a: &Value, b: &Value, suffix: &str) -> Raise {
        let (left, right) = (self.class_of(a).name(), self.class_of(b).name());
        // Concatenation has words of its own.
        if op == Binary::Add && is_sequence(a.unwrapped()) {
            return match a.unwrapped().kind() {
                Kind::Bytes | Kind::ByteArray => {
                    self.type_error(format!("can't concat {} to {}", right.as_str(), left.as_str()))
                }
                kind => {
                    // A subclass goes by its base here.
                    let base = match kind {
                        Kind::Str => "str",
                        Kind::List => "list",
                        _ => "tuple",
                    };
                    self.type_error(format!("can only concatenate {base} (not \"{}\") to {base}", right.as_str()))
                }
            };
        }
        if op == Binary::Multiply {
            let is_sequence = |value: &Value| is_sequence(value.unwrapped()) || is_array(&self.class_of(value));
            if is_sequence(a) {
                return self.type_error(format!("can't multiply sequence by non-int of type '{}'", right.as_str()));
            }
            // In place, the right side is asked only when the left one is not even like a sequence.
            let like_sequence =
                matches!(a.unwrapped().kind(), Kind::Dict | Kind::Set | Kind::FrozenSet | Kind::Range | Kind::DictView)
                    || self.class_of(a).same(&self.types.memoryview)
                    || self.class_of(a).same(&self.types.mappingproxy)
                    || self.class_of(a).user;
            if is_sequence(b) && !(suffix == "=" && like_sequence) {
                return self.type_error(format!("can't multiply sequence by non-int of type '{}'", left.as_str()));
            }
        }
        let symbol = op.symbol();
        let symbol = if suffix.is_empty() {
            symbol.to_owned()
        } else if op == Binary::Power {
            "**=".to_owned()
        } else {
            format!("{symbol}{suffix}")
        };
        let old_print = op == Binary::RightShift
            && suffix.is_empty()
            && a.get::<crate::objects::Native>()
                .is_some_and(|native| native.owner.is_none() && native.def.name() == "print");
        let hint = if old_print { ". Did you mean \"print(<message>, file=<output_stream>)\"?" } else { "" };
        self.type_error(format!(
            "unsupported operand type(s) for {symbol}: '{}' and '{}'{hint}",
            left.as_str(),
            right.as_str()
        ))
    }

    /// Special methods of both operands, the right one's first when its class is a subclass of the left one's.
    fn dispatch_binary(&mut self, op: Binary, a: &Value, b: &Value) -> Res {
        if let Some(foreign) = a.borrow_ref::<Foreign>().or_else(|| b.borrow_ref::<Foreign>())
            && let Some(result) = foreign.data.binary(self, op, a, b)
        {
            return result;
        }
        let (forward, backward, _) = self.names_of(op);
        let (forward, backward) = (forward.clone(), backward.clone());
        let (left, right) = (self.class_of(a), self.class_of(b));
        // An array is repeated only by what can say how often; otherwise its method is not asked.
        let asked = |class: &Ref<crate::objects::Type>, other: &Value| {
            op != Binary::Multiply || !is_array(class) || self.counts(other)
        };
        let right_method = if left.same(&right) { None } else { right.lookup(&backward).filter(|_| asked(&right, a)) };
        let left_method = left.lookup(&forward).filter(|_| asked(&left, b));
        if let Some(method) = &right_method
            && right.is_subtype(&left)
            && !left.lookup(&backward).is_some_and(|inherited| inherited.same(method))
        {
            let result = self.call_special(method, b, &right, std::slice::from_ref(a))?;
            if !result.is_not_implemented() {
                return Ok(result);
            }
            return match &left_method {
                Some(method) => self.call_special(method, a, &left, std::slice::from_ref(b)),
                None => Ok(Value::NOT_IMPLEMENTED),
            };
        }
        if let Some(method) = &left_method {
            // Concatenation and repetition refuse by themselves only after the right operand has been asked.
            let own = matches!(op, Binary::Add | Binary::Multiply);
            let result = if own && is_built_in(method) && is_sequence(a.unwrapped()) {
                self.builtin_binary(op, a, b)?
            } else {
                self.call_special(method, a, &left, std::slice::from_ref(b))?
            };
            if !result.is_not_implemented() {
                return Ok(result);
            }
        }
        if let Some(method) = &right_method {
            if op == Binary::Multiply && is_built_in(method) && is_sequence(b.unwrapped()) {
                return self.builtin_binary(op, a, b);
            }
            return self.call_special(method, b, &right, std::slice::from_ref(a));
        }
        Ok(Value::NOT_IMPLEMENTED)
    }

    /// Whether a value can say how often something is repeated.
    fn counts(&self, value: &Value) -> bool {
        self.class_of(value).lookup(&self.names.index).is_some()
    }

    /// Calls a special method found on a class.
    pub fn call_special(
        &mut self,
        method: &Value,
        object: &Value,
        class: &Ref<crate::objects::Type>,
        arguments: &[Value],
    ) -> Res {
        match method.kind() {
            Kind::Function | Kind::Native => {
                let mut all: smallvec::SmallVec<[Value; 4]> = smallvec::SmallVec::new();
                all.push(object.clone());
                all.extend(arguments.iter().cloned());
                self.call_bound(method, &all)
            }
            _ => {
                let bound = self.bind_attribute(method, object, class)?;
                self.call(&bound, arguments)
            }
        }
    }

    /// Calls the special method `name` of an object, if its class has one.
    pub fn special(&mut self, object: &Value, name: &Ref<Str>, arguments: &[Value]) -> Res<Option<Value>> {
        let class = self.class_of(object);
        match class.lookup(name) {
            Some(method) if !method.is_none() => self.call_special(&method, object, &class, arguments).map(Some),
            // None switches these off; any other is called as it stands.
            Some(_) if !matches!(name.as_str(), "__iter__" | "__contains__" | "__reversed__" | "__hash__") => {
                Err(self.type_error("'NoneType' object is not callable"))
            }
            _ => Ok(None),
        }
    }

    /// `a op= b`. With `in_place`, `a` is the very register that gets the result.
    pub(crate) fn augmented(&mut self, op: Binary, a: &mut Value, b: &Value, in_place: bool) -> Res {
        if op == Binary::Add
            && matches!(a.kind(), Kind::List | Kind::ByteArray)
            && let Some(result) = self.added_by_the_right(a, b)?
        {
            return Ok(result);
        }
        match (op, a.kind(), b.kind()) {
            (Binary::Add, Kind::Str, Kind::Str) if in_place => return self.append_text(a, b),
            (Binary::Add, Kind::List, _) => {
                let list = a.clone();
                self.list_extend(&list, b)?;
                return Ok(list);
            }
            (Binary::Multiply, Kind::List, Kind::Int | Kind::Bool) => {
                let list = a.clone();
                self.list_repeat_in_place(&list, b.as_index().unwrap_or(0))?;
                return Ok(list);
            }
            (Binary::Multiply, Kind::ByteArray, Kind::Int | Kind::Bool) => {
                let target = a.clone();
                let repeated = self.repeat(&target, b)?;
                let bytes = self.bytes_of(&repeated)?;
                if let Some(array) = target.get::<ByteArray>() {
                    if array.data.borrow().len() != bytes.len() {
                        array.check_resize(self)?;
                    }
                    *array.data.borrow_mut() = bytes;
                }
                return Ok(target);
            }
            (Binary::Add, Kind::ByteArray, _) => {
                let target = a.clone();
                let Some(bytes) = crate::objects::bytes::bytes_if_any(self, b)? else {
                    return Err(self.unsupported(op, a, b, "="));
                };
                if let Some(array) = target.get::<ByteArray>() {
                    // CPython holds on to the right side while it resizes the left one: it cannot be the same.
                    if target.same(b) && !bytes.is_empty() {
                        return Err(array.exported(self));
                    }
                    if !bytes.is_empty() {
                        array.check_resize(self)?;
                    }
                    let mut data = array.data.borrow_mut();
                    self.reserve(&mut *data, bytes.len())?;
                    data.extend(bytes);
                }
                return Ok(target);
            }
            (Binary::Or, Kind::Dict, _) => {
                let target = a.clone();
                self.update_mapping(&target, b)?;
                return Ok(target);
            }
            (Binary::Or | Binary::And | Binary::Subtract | Binary::Xor, Kind::Set, Kind::Set | Kind::FrozenSet) => {
                let target = a.clone();
                self.set_augment(op, &target, b)?;
                return Ok(target);
            }
            _ => {}
        }
        let a = &*a;
        if has_own_operators(a) {
            let name = self.names_of(op).2.cloned();
            if let Some(name) = name {
                let class = self.class_of(a);
                let refused = op == Binary::Multiply && is_array(&class) && !self.counts(b);
                if let Some(method) = class.lookup(&name).filter(|_| !refused) {
                    let result = self.call_special(&method, a, &class, std::slice::from_ref(b))?;
                    if !result.is_not_implemented() {
                        return Ok(result);
                    }
                }
            }
        }
        if !has_own_operators(a) && !has_own_operators(b) {
            let result = self.builtin_binary(op, a, b)?;
            if !result.is_not_implemented() {
                return Ok(result);
            }
            return Err(self.unsupported(op, a, b, "="));
        }
        let result = self.dispatch_binary(op, a, b)?;
        if result.is_not_implemented() { Err(self.unsupported(op, a, b, "=")) } else { Ok(result) }
    }

    /// What the right side of `+=` makes of it, where a program's class has a say: sequences are no numbers, and numbers
    /// come first.
    fn added_by_the_right(&mut self, a: &Value, b: &Value) -> Res<Option<Value>> {
        if b.kind() != Kind::Instance {
            return Ok(None);
        }
        let class = self.class_of(b);
        let name = self.names_of(Binary::Add).1.clone();
        match class.lookup(&name).filter(|method| method.kind() != Kind::Native) {
            Some(method) => {
                let result = self.call_special(&method, b, &class, std::slice::from_ref(a))?;
                Ok(Some(result).filter(|result| !result.is_not_implemented()))
            }
            None => Ok(None),
        }
    }

    /// `a op b` in place where the left operand's class wants it, for `operator.iadd` and its like.
    pub fn binary_in_place(&mut self, op: Binary, a: &Value, b: &Value) -> Res {
        let mut left = a.clone();
        self.augmented(op, &mut left, b, false)
    }

    /// `s += t`: linear however often it is repeated, for every kind of variable.
    fn append_text(&mut self, a: &mut Value, b: &Value) -> Res {
        let addition = b.get::<Str>().map_or(0, |text| text.as_str().len());
        let growth = a.borrow_ref::<Str>().map_or(0, |text| text.growth(addition));
        if growth > 1024 {
            self.charge(growth)?;
        }
        if a.reference_count() == 2 {
            // The other owner may be the variable that the next instruction is going to overwrite.
            self.release_stored_copy(a);
        }
        if let Some(other) = b.to_ref::<Str>()
            && a.is::<Str>()
            && let Ok(mut text) = a.take().into_ref::<Str>()
        {
            let grown = text.push(&other);
            *a = Value::from(text);
            if grown {
                return Ok(a.take());
            }
        }
        self.builtin_binary(Binary::Add, a, b)
    }

    /// The operators of the built-in types, with each other only.
    pub fn builtin_binary(&mut self, op: Binary, a: &Value, b: &Value) -> Res {
        let (whole_a, a, whole_b, b) = (a, a.unwrapped(), b, b.unwrapped());
        if is_number(a.kind()) && is_number(b.kind()) {
            return self.number_binary(op, a, b);
        }
        match (op, a.kind(), b.kind()) {
            (Binary::Add, Kind::Str, Kind::Str) => self.concat_text(a, b),
            (Binary::Add, Kind::List, Kind::List) => {
                let (left, right) = (a.get::<List>(), b.get::<List>());
                let (Some(left), Some(right)) = (left, right) else { return Ok(Value::NOT_IMPLEMENTED) };
                let mut items = Vec::new();
                self.reserve(&mut items, left.len() + right.len())?;
                items.extend_from_slice(&left.items.borrow());
                items.extend_from_slice(&right.items.borrow());
                Ok(Value::from(List::new(items)))
            }
            (Binary::Add, Kind::Tuple, Kind::Tuple) => {
                let (left, right) = (a.get::<Tuple>(), b.get::<Tuple>());
                let (Some(left), Some(right)) = (left, right) else { return Ok(Value::NOT_IMPLEMENTED) };
                if right.is_empty() {
                    return Ok(a.clone());
                }
                if left.is_empty() {
                    return Ok(b.clone());
                }
                let mut items = Vec::new();
                // Once in a vector and once in the tuple.
                self.charge((left.len() + right.len()) * 2 * size_of::<Value>())?;
                self.reserve(&mut items, left.len() + right.len())?;
                items.extend_from_slice(left);
                items.extend_from_slice(right);
                Ok(Value::from(Tuple::from_vec(items)))
            }
            (Binary::Add, Kind::Bytes | Kind::ByteArray, Kind::Bytes | Kind::ByteArray) => {
                let (mut left, right) = (self.bytes_of(a)?, self.bytes_of(b)?);
                self.charge(left.len() + right.len())?;
                left.extend(right);
                Ok(if a.kind() == Kind::Bytes {
                    Value::from(Bytes::new(left))
                } else {
                    Value::from(ByteArray::new(left))
                })
            }
            (Binary::Add, Kind::Bytes | Kind::ByteArray, Kind::Foreign | Kind::Instance)
                if crate::objects::bytes::is_buffer(b) =>
            {
                match crate::objects::bytes::bytes_if_any(self, b)? {
                    Some(right) => self.builtin_binary(op, a, &Value::from(Bytes::new(right))),
                    None => Err(self.unsupported(op, a, b, "")),
                }
            }
            (Binary::Multiply, Kind::Str | Kind::List | Kind::Tuple | Kind::Bytes | Kind::ByteArray, _) => {
                self.repeat(a, b)
            }
            (Binary::Multiply, _, Kind::Str | Kind::List | Kind::Tuple | Kind::Bytes | Kind::ByteArray) => {
                self.repeat(b, a)
            }
            // What is put in may say itself how it looks.
            (Binary::Modulo, Kind::Str, _) => self.percent_format(whole_a, whole_b),
            (Binary::Modulo, Kind::Bytes | Kind::ByteArray, _) => self.percent_format_bytes(a, whole_b),
            (
                Binary::Or | Binary::And | Binary::Subtract | Binary::Xor,
                Kind::Set | Kind::FrozenSet | Kind::DictView,
                _,
            )
            | (Binary::Or | Binary::And | Binary::Subtract | Binary::Xor, _, Kind::DictView) => {
                // Errors name the class of what cannot be walked.
                let (left, right) = (a.kind() == Kind::DictView, b.kind() == Kind::DictView);
                self.set_binary(op, if right { whole_a } else { a }, if left { whole_b } else { b })
            }
            (Binary::Or, Kind::Dict, Kind::Dict) => {
                let copy = self.dict_copy(whole_a)?;
                let copy = Value::from(copy);
                self.update_mapping(&copy, whole_b)?;
                Ok(copy)
            }
            (Binary::Or, Kind::Type | Kind::None, Kind::Type | Kind::None | Kind::Foreign | Kind::Instance)
            | (Binary::Or, Kind::Foreign | Kind::Instance, Kind::Type | Kind::None) => {
                if a.is_none() && b.is_none() {
                    return Ok(Value::NOT_IMPLEMENTED);
                }
                self.type_union(whole_a, whole_b)
            }
            _ => Ok(Value::NOT_IMPLEMENTED),
        }
    }

    fn concat_text(&mut self, a: &Value, b: &Value) -> Res {
        let (Some(left), Some(right)) = (a.get::<Str>(), b.get::<Str>()) else { return Ok(Value::NOT_IMPLEMENTED) };
        if right.is_empty() {
            return Ok(a.clone());
        }
        if left.is_empty() {
            return Ok(b.clone());
        }
        let length = left.as_str().len() + right.as_str().len();
        self.charge(length)?;
        let ascii = left.is_ascii() && right.is_ascii();
        Ok(Value::from(Str::joined(length, ascii, [left.as_str(), right.as_str()].into_iter())))
    }

    /// `sequence * count`
    pub fn repeat(&mut self, sequence: &Value, count: &Value) -> Res {
        let count = match count.unwrapped().kind() {
            Kind::Int | Kind::Bool => count.unwrapped().as_index().unwrap_or(0).max(0) as usize,
            Kind::BigInt => return Err(self.overflow_error("cannot fit 'int' into an index-sized integer")),
            _ if has_own_operators(count) && self.class_of(count).lookup(&self.names.index).is_some() => {
                let Some(number) = self.index_value(count)?.as_index() else {
                    let found = self.type_name(count);
                    return Err(self.overflow_error(format!("cannot fit '{found}' into an index-sized integer")));
                };
                number.max(0) as usize
            }
            _ => return Ok(Value::NOT_IMPLEMENTED),
        };
        let too_long = |length: usize, size: usize| {
            length
                .checked_mul(count)
                .and_then(|total| total.checked_mul(size))
                .filter(|total| *total <= isize::MAX as usize)
        };
        macro_rules! sized {
            ($length:expr, $size:expr) => {
                match too_long($length, $size) {
                    Some(bytes) => self.charge(bytes)?,
                    None => return Err(self.error(&self.errors.MemoryError, "")),
                }
            };
        }
        match sequence.kind() {
            // What never changes need not be made twice.
            Kind::Str | Kind::Tuple | Kind::Bytes if count == 1 => Ok(sequence.clone()),
            Kind::Str => {
                let text = sequence.get::<Str>().expect("the kind says so");
                sized!(text.as_str().len(), 1);
                let repeated = text.as_str().repeat(count);
                Ok(Value::from(if text.is_ascii() { Str::ascii(repeated) } else { Str::new(repeated) }))
            }
            Kind::List => {
                let list = sequence.get::<List>().expect("the kind says so");
                sized!(list.len(), size_of::<Value>());
                let items = list.items.borrow();
                if items.is_empty() {
                    return Ok(Value::from(List::new(Vec::new())));
                }
                let mut repeated = Vec::with_capacity(items.len() * count);
                for _ in 0..count {
                    repeated.extend_from_slice(&items);
                }
                Ok(Value::from(List::new(repeated)))
            }
            Kind::Tuple => {
                let tuple = sequence.get::<Tuple>().expect("the kind says so");
                sized!(tuple.len(), size_of::<Value>());
                if tuple.is_empty() {
                    return Ok(sequence.clone());
                }
                let mut repeated = Vec::with_capacity(tuple.len() * count);
                for _ in 0..count {
                    repeated.extend_from_slice(tuple);
                }
                Ok(Value::from(Tuple::from_vec(repeated)))
            }
            Kind::Bytes | Kind::ByteArray => {
                let bytes = self.bytes_of(sequence)?;
                sized!(bytes.len(), 1);
                let repeated = bytes.repeat(count);
                Ok(if sequence.kind() == Kind::Bytes {
                    Value::from(Bytes::new(repeated))
                } else {
                    Value::from(ByteArray::new(repeated))
                })
            }
            _ => Ok(Value::NOT_IMPLEMENTED),
        }
    }

    fn list_repeat_in_place(&mut self, list: &Value, count: i64) -> Res<()> {
        let Some(list) = list.get::<List>() else { return Ok(()) };
        let length = list.len();
        let wanted = length.saturating_mul(count.max(0) as usize);
        self.charge(wanted.saturating_mul(size_of::<Value>()))?;
        let mut items = list.items.borrow_mut();
        if count <= 0 {
            let old = std::mem::take(&mut *items);
            drop(items);
            drop(old);
            return Ok(());
        }
        for _ in 1..count {
            items.extend_from_within(..length);
        }
        Ok(())
    }

    /// `-a`, `+a`, `~a`
    pub fn unary(&mut self, op: Unary, a: &Value) -> Res {
        if has_own_operators(a) {
            let name = match op {
                Unary::Negative => self.names.neg.clone(),
                Unary::Positive => self.names.pos.clone(),
                Unary::Invert => self.names.invert.clone(),
            };
            if let Some(result) = self.special(a, &name, &[])? {
                return Ok(result);
            }
        } else if let Some(result) = self.number_unary(op, a)? {
            return Ok(result);
        }
        let symbol = match op {
            Unary::Negative => "-",
            Unary::Positive => "+",
            Unary::Invert => "~",
        };
        let class = self.class_of(a).name();
        Err(self.type_error(format!("bad operand type for unary {symbol}: '{}'", class.as_str())))
    }

    /// `bool(value)`
    pub fn truth(&mut self, value: &Value) -> Res<bool> {
        Ok(match value.kind() {
            Kind::Undef | Kind::None => false,
            Kind::Bool | Kind::Int => value.as_index() != Some(0),
            Kind::Float => value.as_float() != Some(0.0),
            Kind::BigInt => true,
            Kind::Str => value.get::<Str>().is_some_and(|text| !text.is_empty()),
            Kind::Bytes => value.get::<Bytes>().is_some_and(|bytes| !bytes.as_slice().is_empty()),
            Kind::ByteArray => value.get::<ByteArray>().is_some_and(|bytes| !bytes.data.borrow().is_empty()),
            Kind::Complex => value.get::<crate::objects::Complex>().is_some_and(|c| c.real != 0.0 || c.imag != 0.0),
            Kind::List => value.get::<List>().is_some_and(|list| !list.is_empty()),
            Kind::Tuple => value.get::<Tuple>().is_some_and(|tuple| !tuple.is_empty()),
            Kind::Dict => value.get::<Dict>().is_some_and(|dict| !dict.is_empty()),
            Kind::Set => value.get::<Set>().is_some_and(|set| !set.table.borrow().is_empty()),
            Kind::NotImplemented => {
                let category = self.errors.DeprecationWarning.clone();
                self.warn(&category, "NotImplemented should not be used in a boolean context", 1)?;
                true
            }
            Kind::Range => self.range_length(value)?.as_int() != Some(0),
            Kind::FrozenSet | Kind::DictView => self.length(value)? != 0,
            _ => {
                let (boolean, length) = (self.names.bool.clone(), self.names.len.clone());
                if let Some(result) = self.special(value, &boolean, &[])? {
                    return match result.as_bool() {
                        Some(truth) => Ok(truth),
                        None => {
                            let found = self.class_of(&result).name();
                            Err(self.type_error(format!("__bool__ should return bool, returned {}", found.as_str())))
                        }
                    };
                }
                if self.class_of(value).lookup(&length).is_some() {
                    return Ok(self.length(value)? != 0);
                }
                true
            }
        })
    }
}

/// Kinds whose classes may define operators themselves.
#[inline]
pub fn has_own_operators(value: &Value) -> bool {
    matches!(value.kind(), Kind::Instance | Kind::Foreign | Kind::Exception | Kind::Type | Kind::Iter) && {
        // Classes have `|` only, unless a metaclass says more.
        !(value.kind() == Kind::Type && plain_metaclass(value))
            && !value.get::<crate::objects::Foreign>().is_some_and(|foreign| foreign.class.borrow().dict.is_empty())
    }
}

/// The class `array`, whose text is Python.
fn is_array(class: &Ref<crate::objects::Type>) -> bool {
    class.user && class.frozen.get() && class.name().as_str() == "array.array"
}

fn is_sequence(value: &Value) -> bool {
    matches!(value.kind(), Kind::Str | Kind::List | Kind::Tuple | Kind::Bytes | Kind::ByteArray)
}

fn plain_metaclass(value: &Value) -> bool {
    value.get::<crate::objects::Type>().is_some_and(|class| {
        let metaclass = class.metaclass.borrow();
        metaclass.get::<crate::objects::Type>().is_none_or(|meta| !meta.user)
    })
}

#[inline]
pub fn is_number(kind: Kind) -> bool {
    matches!(kind, Kind::Int | Kind::Bool | Kind::Float | Kind::BigInt | Kind::Complex)
}
