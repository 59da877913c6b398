//! `operator`. <https://docs.python.org/3.13/library/operator.html>

use crate::memory::{Ref, Tuple, Value, Visitor};
use crate::objects::foreign::ForeignData;
use crate::objects::native::{Def, def, static_method};
use crate::objects::str::intern;
use crate::objects::{Dict, Foreign, List, Module, Str, Type};
use crate::vm::compare::Comparison;
use crate::vm::operators::{Binary, Unary};
use crate::vm::{Raise, Res, Vm};

macro_rules! binary {
    ($signature:literal, $doc:literal, $op:ident) => {
        def($signature, $doc, |vm, args| vm.binary(Binary::$op, &args[0], &args[1]))
    };
}

macro_rules! in_place {
    ($signature:literal, $doc:literal, $op:ident) => {
        def($signature, $doc, |vm, args| vm.binary_in_place(Binary::$op, &args[0], &args[1]))
    };
}

macro_rules! comparison {
    ($signature:literal, $doc:literal, $op:ident) => {
        def($signature, $doc, |vm, args| vm.compare(Comparison::$op, &args[0], &args[1]))
    };
}

const FUNCTIONS: &[Def] = &[
    comparison!("lt(a, b, /)", "Same as a < b.", Less),
    comparison!("le(a, b, /)", "Same as a <= b.", LessEqual),
    comparison!("eq(a, b, /)", "Same as a == b.", Equal),
    comparison!("ne(a, b, /)", "Same as a != b.", NotEqual),
    comparison!("ge(a, b, /)", "Same as a >= b.", GreaterEqual),
    comparison!("gt(a, b, /)", "Same as a > b.", Greater),
    def("not_(a, /)", "Same as not a.", |vm, args| vm.truth(&args[0]).map(|truth| Value::bool(!truth))),
    def("truth(a, /)", "Return True if a is true, False otherwise.", |vm, args| vm.truth(&args[0]).map(Value::bool)),
    def("is_(a, b, /)", "Same as a is b.", |_, args| Ok(Value::bool(args[0].same(&args[1])))),
    def("is_not(a, b, /)", "Same as a is not b.", |_, args| Ok(Value::bool(!args[0].same(&args[1])))),
    def("abs(a, /)", "Same as abs(a).", |vm, args| crate::builtins::absolute(vm, &args[0])),
    binary!("add(a, b, /)", "Same as a + b.", Add),
    binary!("and_(a, b, /)", "Same as a & b.", And),
    binary!("floordiv(a, b, /)", "Same as a // b.", FloorDivide),
    def("index(a, /)", "Same as a.__index__().", |vm, args| vm.index_value(&args[0])),
    def("inv(a, /)", "Same as ~a.", |vm, args| vm.unary(Unary::Invert, &args[0])),
    def("invert(a, /)", "Same as ~a.", |vm, args| vm.unary(Unary::Invert, &args[0])),
    binary!("lshift(a, b, /)", "Same as a << b.", LeftShift),
    binary!("mod(a, b, /)", "Same as a % b.", Modulo),
    binary!("mul(a, b, /)", "Same as a * b.", Multiply),
    binary!("matmul(a, b, /)", "Same as a @ b.", MatrixMultiply),
    def("neg(a, /)", "Same as -a.", |vm, args| vm.unary(Unary::Negative, &args[0])),
    binary!("or_(a, b, /)", "Same as a | b.", Or),
    def("pos(a, /)", "Same as +a.", |vm, args| vm.unary(Unary::Positive, &args[0])),
    binary!("pow(a, b, /)", "Same as a ** b.", Power),
    binary!("rshift(a, b, /)", "Same as a >> b.", RightShift),
    binary!("sub(a, b, /)", "Same as a - b.", Subtract),
    binary!("truediv(a, b, /)", "Same as a / b.", Divide),
    binary!("xor(a, b, /)", "Same as a ^ b.", Xor),
    def("concat(a, b, /)", "Same as a + b, for sequences.", |vm, args| {
        sequence(vm, &args[0])?;
        vm.binary(Binary::Add, &args[0], &args[1])
    }),
    def("contains(a, b, /)", "Same as b in a.", |vm, args| vm.contains(&args[0], &args[1]).map(Value::bool)),
    def("countOf(a, b, /)", "How often b occurs in a.", |vm, args| {
        let iterator = searched(vm, &args[0])?;
        let mut count = 0;
        while let Some(item) = vm.next(&iterator)? {
            count += i64::from(vm.same_or_equal(&item, &args[1])?);
        }
        Ok(Value::int(count))
    }),
    def("delitem(a, b, /)", "Same as del a[b].", |vm, args| vm.delete_item(&args[0], &args[1]).map(Value::from)),
    def("getitem(a, b, /)", "Same as a[b].", |vm, args| vm.get_item(&args[0], &args[1])),
    def("indexOf(a, b, /)", "The first index of b in a.", |vm, args| {
        let iterator = searched(vm, &args[0])?;
        let mut place = 0;
        while let Some(item) = vm.next(&iterator)? {
            if vm.same_or_equal(&item, &args[1])? {
                return Ok(Value::int(place));
            }
            place += 1;
        }
        Err(vm.value_error("sequence.index(x): x not in sequence"))
    }),
    def("setitem(a, b, c, /)", "Same as a[b] = c.", |vm, args| {
        vm.set_item(&args[0], &args[1], args[2].clone()).map(Value::from)
    }),
    def("length_hint(obj, default=0, /)", "An estimate of the number of items.", |vm, args| {
        let default = vm.index_of(&args[1])?;
        if vm.class_of(&args[0]).lookup(&vm.names.len).is_some() {
            match vm.length(&args[0]) {
                Err(raise) if vm.is_error(&raise, &vm.errors.TypeError) => {}
                length => return length.map(|length| Value::int(length as i64)),
            }
        }
        let name = vm.names.length_hint.clone();
        match vm.special(&args[0], &name, &[]) {
            Ok(Some(hint)) if !hint.is_not_implemented() => vm.checked_hint(&hint).map(Value::int),
            Err(raise) if !vm.is_error(&raise, &vm.errors.TypeError) => Err(raise),
            _ => Ok(Value::int(default)),
        }
    }),
    def("call(obj, /, *args, **kwargs)", "Same as obj(*args, **kwargs).", |vm, args| {
        let given = args[1].to_ref::<Tuple>().unwrap_or_else(|| Tuple::from_vec(Vec::new()));
        let keywords = vm.keyword_pairs(&args[2])?;
        vm.call_with(&args[0], &given, &keywords)
    }),
    in_place!("iadd(a, b, /)", "Same as a += b.", Add),
    in_place!("iand(a, b, /)", "Same as a &= b.", And),
    def("iconcat(a, b, /)", "Same as a += b, for sequences.", |vm, args| {
        let adds = vm.class_of(&args[0]).lookup(&intern("__iadd__")).is_some();
        let is_sequence =
            |value: &Value| value.native::<Dict>().is_none() && vm.class_of(value).lookup(&vm.names.getitem).is_some();
        let both = adds && args[..2].iter().all(is_sequence);
        if !both {
            sequence(vm, &args[0])?;
        }
        vm.binary_in_place(Binary::Add, &args[0], &args[1])
    }),
    in_place!("ifloordiv(a, b, /)", "Same as a //= b.", FloorDivide),
    in_place!("ilshift(a, b, /)", "Same as a <<= b.", LeftShift),
    in_place!("imod(a, b, /)", "Same as a %= b.", Modulo),
    in_place!("imul(a, b, /)", "Same as a *= b.", Multiply),
    in_place!("imatmul(a, b, /)", "Same as a @= b.", MatrixMultiply),
    in_place!("ior(a, b, /)", "Same as a |= b.", Or),
    in_place!("ipow(a, b, /)", "Same as a **= b.", Power),
    in_place!("irshift(a, b, /)", "Same as a >>= b.", RightShift),
    in_place!("isub(a, b, /)", "Same as a -= b.", Subtract),
    in_place!("itruediv(a, b, /)", "Same as a /= b.", Divide),
    in_place!("ixor(a, b, /)", "Same as a ^= b.", Xor),
];

/// An iterator over what is searched.
fn searched(vm: &mut Vm, value: &Value) -> Res {
    match vm.iter(value) {
        Err(raise) if vm.is_error(&raise, &vm.errors.TypeError) => {
            let found = vm.type_name(value);
            Err(vm.type_error(format!("argument of type '{found}' is not iterable")))
        }
        result => result,
    }
}

fn sequence(vm: &mut Vm, value: &Value) -> Res<()> {
    let joins = vm.class_of(value).lookup(&vm.names.add).is_some();
    if joins && vm.class_of(value).lookup(&vm.names.getitem).is_some() {
        return Ok(());
    }
    Err(no_sequence(vm, value))
}

fn no_sequence(vm: &mut Vm, value: &Value) -> Raise {
    let found = vm.class_of(value).name();
    vm.type_error(format!("'{}' object can't be concatenated", found.as_str()))
}

/// What `attrgetter`, `itemgetter` and `methodcaller` remember.
enum Getter {
    Attributes(Vec<Value>),
    Items(Vec<Value>),
    Method { name: Ref<Str>, arguments: Vec<Value>, keywords: Vec<(Ref<Str>, Value)> },
}

impl ForeignData for Getter {
    fn traverse(&self, visit: Visitor) -> bool {
        match self {
            Getter::Attributes(values) | Getter::Items(values) => values.iter().for_each(visit),
            Getter::Method { arguments, keywords, .. } => {
                arguments.iter().for_each(&mut *visit);
                keywords.iter().for_each(|(_, value)| visit(value));
            }
        }
        true
    }
}

fn getter(value: &Value) -> Option<&Getter> {
    match value.get::<Foreign>() {
        Some(object) => object.downcast::<Getter>(),
        None => value.native::<Foreign>().and_then(|object| object.downcast::<Getter>()),
    }
}

fn made(class: &Value, data: Getter) -> Res {
    let class = class.to_ref::<Type>().expect("__new__ gets a class");
    Ok(Value::from(Foreign::new(class, data)))
}

const ATTRGETTER: &[Def] = &[
    static_method("__new__(cls, /, *attrs)", "A callable that reads attributes.", |vm, args| {
        let names = vm.collect(&args[1])?;
        if names.is_empty() {
            return Err(vm.type_error("attrgetter expected 1 argument, got 0"));
        }
        if names.iter().any(|name| name.native::<Str>().is_none()) {
            return Err(vm.type_error("attribute name must be a string"));
        }
        made(&args[0], Getter::Attributes(names))
    }),
    def("__call__(self, /, *args, **kwargs)", "Read the attributes of an object.", call_getter),
    def("__repr__(self, /)", "Return repr(self).", show),
    def("__reduce__(self, /)", "What makes the getter again.", reduce),
];

const ITEMGETTER: &[Def] = &[
    static_method("__new__(cls, /, *items)", "A callable that reads items.", |vm, args| {
        let items = vm.collect(&args[1])?;
        if items.is_empty() {
            return Err(vm.type_error("itemgetter expected 1 argument, got 0"));
        }
        made(&args[0], Getter::Items(items))
    }),
    def("__call__(self, /, *args, **kwargs)", "Read the items of an object.", call_getter),
    def("__repr__(self, /)", "Return repr(self).", show),
    def("__reduce__(self, /)", "What makes the getter again.", reduce),
];

const METHODCALLER: &[Def] = &[
    static_method("__new__(cls, /, *args, **kwargs)", "A callable that calls a method.", |vm, args| {
        let mut arguments = vm.collect(&args[1])?;
        if arguments.is_empty() {
            return Err(vm.type_error("methodcaller needs at least one argument, the method name"));
        }
        let Some(name) = arguments.remove(0).native_ref::<Str>() else {
            return Err(vm.type_error("method name must be a string"));
        };
        let keywords = vm.keyword_pairs(&args[2])?;
        made(&args[0], Getter::Method { name, arguments, keywords })
    }),
    def("__call__(self, /, *args, **kwargs)", "Call the method on an object.", call_getter),
    def("__repr__(self, /)", "Return repr(self).", show),
    def("__reduce__(self, /)", "What makes the getter again.", reduce),
];

fn attribute(vm: &mut Vm, object: &Value, path: &Value) -> Res {
    let mut value = object.clone();
    if let Some(path) = path.native_ref::<Str>() {
        for name in path.as_str().split('.') {
            value = vm.get_attr(&value, &intern(name))?;
        }
    }
    Ok(value)
}

fn call_getter(vm: &mut Vm, args: &[Value]) -> Res {
    let this = args[0].clone();
    if args[2].get::<Dict>().is_some_and(|named| !named.is_empty()) {
        let class = vm.class_of(&this).name();
        let shown = class.as_str().rsplit('.').next().unwrap_or_default();
        return Err(vm.type_error(format!("{shown}() takes no keyword arguments")));
    }
    let given = vm.collect(&args[1])?;
    let [object] = &given[..] else {
        let class = vm.class_of(&this).name();
        let shown = class.as_str().rsplit('.').next().unwrap_or_default();
        return Err(vm.type_error(format!("{shown} expected 1 argument, got {}", given.len())));
    };
    match getter(&this) {
        Some(Getter::Attributes(names)) => match &names[..] {
            [one] => attribute(vm, object, one),
            _ => {
                let mut values = Vec::with_capacity(names.len());
                for name in names {
                    values.push(attribute(vm, object, name)?);
                }
                Ok(Value::from(Tuple::from_vec(values)))
            }
        },
        Some(Getter::Items(items)) => match &items[..] {
            [one] => vm.get_item(object, one),
            _ => {
                let mut values = Vec::with_capacity(items.len());
                for item in items {
                    values.push(vm.get_item(object, item)?);
                }
                Ok(Value::from(Tuple::from_vec(values)))
            }
        },
        Some(Getter::Method { name, arguments, keywords }) => {
            let method = vm.get_attr(object, name)?;
            vm.call_with(&method, arguments, keywords)
        }
        None => Err(vm.type_error("not a getter")),
    }
}

fn reduce(vm: &mut Vm, args: &[Value]) -> Res {
    let class = vm.class_of(&args[0]).value();
    let (class, arguments) = match getter(&args[0]) {
        Some(Getter::Attributes(values) | Getter::Items(values)) => (class, values.clone()),
        Some(Getter::Method { name, arguments, keywords }) if keywords.is_empty() => {
            (class, std::iter::once(name.value()).chain(arguments.iter().cloned()).collect())
        }
        Some(Getter::Method { name, arguments, keywords }) => {
            let (arguments, keywords) = (arguments.clone(), keywords.clone());
            let partial = vm.module_attr("functools", "partial")?;
            (vm.call_with(&partial, &[class, name.value()], &keywords)?, arguments)
        }
        None => return Err(vm.type_error("not a getter")),
    };
    Ok(Value::from(Tuple::from_vec(vec![class, Value::from(Tuple::from_vec(arguments))])))
}

fn show(vm: &mut Vm, args: &[Value]) -> Res {
    let class = vm.class_of(&args[0]);
    let mut parts = Vec::new();
    let this = args[0].clone();
    match getter(&this) {
        Some(Getter::Attributes(values) | Getter::Items(values)) => {
            for value in values {
                parts.push(vm.repr_of(value)?.as_str().to_owned());
            }
        }
        Some(Getter::Method { name, arguments, keywords }) => {
            parts.push(vm.repr_of(&name.value())?.as_str().to_owned());
            for value in arguments {
                parts.push(vm.repr_of(value)?.as_str().to_owned());
            }
            for (name, value) in keywords {
                parts.push(format!("{}={}", name.as_str(), vm.repr_of(value)?.as_str()));
            }
        }
        None => {}
    }
    Ok(vm.text(format!("{}({})", vm.full_class_name(&class), parts.join(", "))))
}

/// Fills the module.
pub fn load(vm: &mut Vm, module: &Ref<Module>) -> Res<()> {
    vm.add_functions_of(module, "_operator", FUNCTIONS);
    // Each also goes by the name of its special method.
    for name in module.dict.keys() {
        let Some(text) = name.get::<Str>().map(|name| name.as_str().trim_end_matches('_').to_owned()) else { continue };
        let skipped = ["countOf", "indexOf", "is", "is_not", "length_hint", "truth"];
        if text.starts_with('_') || skipped.contains(&text.as_str()) {
            continue;
        }
        if let Some(value) = name.to_ref::<Str>().and_then(|name| module.dict.get_str(&name)) {
            module.dict.set_str(&intern(&format!("__{text}__")), value);
        }
    }
    for (name, methods) in [("attrgetter", ATTRGETTER), ("itemgetter", ITEMGETTER), ("methodcaller", METHODCALLER)] {
        let class = vm.native_class("operator", name, methods);
        module.dict.set_str(&intern(name), class.value());
    }
    let mut public: Vec<Value> = module.dict.keys();
    public.retain(|name| name.get::<Str>().is_some_and(|name| !name.as_str().starts_with('_')));
    public.sort_by(|a, b| a.get::<Str>().map(Str::as_str).cmp(&b.get::<Str>().map(Str::as_str)));
    module.dict.set_str(&intern("__all__"), Value::from(List::new(public)));
    Ok(())
}
