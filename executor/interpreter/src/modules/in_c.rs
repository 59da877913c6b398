//! Functions and classes of our own Python text that stand for such as CPython has in C.
//!
//! Programs can tell the two apart: by the words in which arguments are refused, by descriptors and their types, by
//! the module in a class's name, by tracebacks. A module's text says `@_in_c` in front of a function or class, and its
//! parameters become the signature of a native function whose body is the Python function. An annotation says what is
//! made of an argument before the body runs ([`Converter`]); `-> "by class"`, that arguments are refused as those that
//! have names.

use crate::memory::{Kind, Ref, Tuple, Value};
use crate::objects::descriptors::{GetSet, Property};
use crate::objects::native::{Converter, Def, DefKind, Signature, class_method, def};
use crate::objects::str::intern;
use crate::objects::{ClassMethod, Dict, Function, Native, StaticMethod, Str, Type};
use crate::vm::{Res, Vm};
use rustc_hash::FxHashMap;
use std::cell::RefCell;

/// What the text of each module finds in its namespace while it runs.
pub const FUNCTIONS: &[Def] = &[IN_C, C_NAME];

/// The name of a value's class as errors of C have it: with its module, where the class is one of C.
const C_NAME: Def = def("_c_name(value, /)", "The name of the class.", |vm, args| Ok(vm.text(vm.type_name(&args[0]))));

const IN_C: Def = def(
    "_in_c(thing, /, module=None, name=None, parts=(), final=False, makes=False)",
    "The function or class as if it were written in C.",
    |vm, args| {
        if let Some(function) = args[0].to_ref::<Function>() {
            let module = match args[1].get::<Str>() {
                Some(none) if none.is_empty() => Value::NONE,
                Some(_) => args[1].clone(),
                None => function.module.borrow().clone(),
            };
            return Ok({
                let name = function.name.borrow().clone();
                native(&function, name.as_str(), DefKind::Function, None, module).value()
            });
        }
        if let Some(class) = args[0].to_ref::<Type>() {
            for part in crate::vm::arguments::rest(&args[3]) {
                if let Some(part) = part.borrow_ref::<Type>() {
                    take_over(&class, part);
                }
            }
            stand_in(vm, &class, &args[1], &args[2]);
            if args[5].same(&Value::TRUE) {
                let new = Native::new(&crate::objects::instance::MAKE, Some(class.clone()), Value::NONE);
                class.dict.set_str(&vm.names.new.clone(), StaticMethod::new(new.value()));
                class.changed();
            }
            class.frozen.set(true);
            class.subclassable.set(!args[4].same(&Value::TRUE));
            return Ok(args[0].clone());
        }
        Err(vm.type_error("a function or a class is wanted"))
    },
);

/// Members of a class that others are put together from, where the class has none of its own.
fn take_over(class: &Type, part: &Type) {
    for (key, value) in part.dict.snapshot() {
        let Some(key) = key.into_ref::<Str>().ok() else { continue };
        let own = ["__dict__", "__weakref__", "__doc__", "__module__", "__qualname__", "__slots__"];
        if !own.contains(&key.as_str()) && class.dict.get_str(&key).is_none() {
            class.dict.set_str(&key, value);
        }
    }
}

/// Gives a class the look of one written in C.
fn stand_in(vm: &mut Vm, class: &Ref<Type>, module: &Value, name: &Value) {
    if module.kind() == Kind::Str {
        class.dict.set_str(&vm.names.module.clone(), module.clone());
        *class.module.borrow_mut() = module.clone();
    }
    if let Some(name) = name.to_ref::<Str>() {
        *class.name.borrow_mut() = name.clone();
        *class.qualname.borrow_mut() = name;
    }
    let home = class.dict.get_str(&vm.names.module).and_then(|home| home.to_ref::<Str>());
    if let Some(home) = home.filter(|home| home.as_str() != "builtins") {
        let full = intern(&format!("{}.{}", home.as_str(), class.name().as_str()));
        *class.name.borrow_mut() = full;
    }
    for (key, value) in class.dict.snapshot() {
        let Some(key) = key.into_ref::<Str>().ok() else { continue };
        if let Some(made) = member(class, &key, &value) {
            class.dict.set_str(&key, made);
        }
    }
    class.changed();
}

/// What a member of a class becomes; `None` for what stays as it is.
fn member(class: &Ref<Type>, key: &Ref<Str>, value: &Value) -> Option<Value> {
    let text = key.as_str();
    let private = text.starts_with('_') && !(text.starts_with("__") && text.ends_with("__"));
    let of_class = |function: &Value, kind| {
        let function = function.to_ref::<Function>()?;
        Some(native(&function, text, kind, Some(class.clone()), Value::NONE).value())
    };
    match value.kind() {
        Kind::Function if private => {
            let function = value.to_ref::<Function>()?;
            quiet(&function);
            None
        }
        Kind::Function => of_class(value, DefKind::Function),
        Kind::ClassMethod if text == "__class_getitem__" && is_alias_class(value) => {
            let function = Native::new(&CLASS_ITEM, Some(class.clone()), Value::NONE).value();
            Some(ClassMethod::new(function))
        }
        Kind::ClassMethod => {
            let function = of_class(&value.get::<ClassMethod>()?.function(), DefKind::ClassMethod)?;
            Some(ClassMethod::new(function))
        }
        Kind::StaticMethod => {
            let function = of_class(&value.get::<StaticMethod>()?.function(), DefKind::StaticMethod)?;
            Some(StaticMethod::new(function))
        }
        Kind::Property if !private => {
            let property = value.to_ref::<Property>()?;
            for function in [property.getter(), property.setter(), property.deleter()] {
                if let Some(function) = function.to_ref::<Function>() {
                    quiet(&function);
                }
            }
            let doc = property.doc.borrow().get::<Str>().map_or_else(String::new, |doc| doc.as_str().to_owned());
            let get = definition(text.to_owned(), doc, DefKind::Getter);
            let set = Some(get).filter(|_| !property.setter().is_none());
            let made = GetSet::Native { name: get.signature, owner: class.clone(), get, set, python: Some(property) };
            Some(Value::from(Ref::new(made)))
        }
        _ => None,
    }
}

static CLASS_ITEM: Def =
    class_method("__class_getitem__(cls, object, /)", "See PEP 585", crate::objects::generic_alias::class_item);

/// True for `classmethod(GenericAlias)`.
fn is_alias_class(value: &Value) -> bool {
    let class = value.get::<ClassMethod>().and_then(|method| method.function().to_ref::<Type>());
    class.is_some_and(|class| class.name().as_str() == "types.GenericAlias")
}

/// The native function over a Python one.
fn native(function: &Ref<Function>, name: &str, kind: DefKind, owner: Option<Ref<Type>>, module: Value) -> Ref<Native> {
    quiet(function);
    let doc = function.doc.borrow().get::<Str>().map_or_else(String::new, |doc| doc.as_str().to_owned());
    let definition = definition(format!("{name}{}", parameters(function)), doc, kind);
    let mut signature = Signature::parse(definition.signature);
    if let Some(defaults) = function.defaults.borrow().as_ref() {
        signature.defaults = defaults.to_vec();
    }
    if let Some(defaults) = function.keyword_defaults.borrow().as_ref() {
        let values = signature.keyword_only.iter().map(|name| defaults.get_str(&intern(name)));
        signature.keyword_defaults = values.collect();
    }
    contract(function, &mut signature);
    Native::of_python(definition, owner, module, signature, function.clone())
}

/// What annotations say of how arguments are taken.
fn contract(function: &Function, signature: &mut Signature) {
    let annotations = function.annotations.borrow();
    let Some(annotations) = annotations.get::<Dict>() else { return };
    let said = |name: &str| annotations.get_str(&intern(name)).and_then(|text| text.to_ref::<Str>());
    signature.by_class = said("return").is_some_and(|text| text.as_str() == "by class");
    let behind = usize::from(signature.var_positional.is_some());
    let by_name = signature.keyword_only.iter().map(|name| (behind, name));
    let names = signature.positional.iter().map(|name| (0, name)).chain(by_name).enumerate();
    let converters =
        names.filter_map(|(place, (behind, name))| Some((place + behind, Converter::named(said(name)?.as_str())?)));
    signature.converters = converters.collect();
}

/// Tracebacks do not tell of it.
fn quiet(function: &Function) {
    function.code.stands_for_c.set(true);
}

/// `(self, a, /, b=1, *args, c=None, **kwargs)`
fn parameters(function: &Function) -> String {
    let code = &function.code;
    let (positional, only) = (code.positional as usize, code.positional_only as usize);
    let name = |place: usize| code.locals.get(place).map_or("", |name| name.as_str());
    let defaults: Vec<Value> = function.defaults.borrow().as_ref().map_or_else(Vec::new, |all| all.to_vec());
    let required = positional - defaults.len().min(positional);
    let mut parts = Vec::new();
    for place in 0..positional {
        parts.push(match place.checked_sub(required).and_then(|place| defaults.get(place)) {
            Some(default) => format!("{}={}", name(place), default_text(default)),
            None => name(place).to_owned(),
        });
        if place + 1 == only {
            parts.push("/".to_owned());
        }
    }
    let mut next = positional;
    if code.var_positional {
        parts.push(format!("*{}", name(next)));
        next += 1;
    } else if code.keyword_only > 0 {
        parts.push("*".to_owned());
    }
    let by_name: Option<Ref<Dict>> = function.keyword_defaults.borrow().clone();
    for place in next..next + code.keyword_only as usize {
        let default = by_name.as_ref().and_then(|defaults| defaults.get_str(&intern(name(place))));
        parts.push(match default {
            Some(default) => format!("{}={}", name(place), default_text(&default)),
            None => name(place).to_owned(),
        });
    }
    if code.var_keyword {
        parts.push(format!("**{}", name(next + code.keyword_only as usize)));
    }
    format!("({})", parts.join(", "))
}

/// A default as `__text_signature__` shows it.
fn default_text(value: &Value) -> String {
    match value.kind() {
        Kind::None => "None".to_owned(),
        Kind::Bool => if value.same(&Value::TRUE) { "True" } else { "False" }.to_owned(),
        Kind::Int => value.as_int().map_or_else(|| "<unrepresentable>".to_owned(), |value| value.to_string()),
        Kind::Str => value.get::<Str>().map_or_else(String::new, |text| crate::text::repr::str_repr(text.as_str())),
        Kind::Bytes => "b''".to_owned(),
        Kind::Tuple if value.get::<Tuple>().is_some_and(|tuple| tuple.is_empty()) => "()".to_owned(),
        _ => "<unrepresentable>".to_owned(),
    }
}

thread_local! {
    /// Definitions live as long as the thread: there are as many as there are functions in our texts.
    static DEFINITIONS: RefCell<FxHashMap<(String, String, u8), &'static Def>> = RefCell::default();
}

fn definition(signature: String, doc: String, kind: DefKind) -> &'static Def {
    let key = (signature, doc, kind as u8);
    DEFINITIONS.with_borrow_mut(|known| {
        if let Some(found) = known.get(&key) {
            return *found;
        }
        let (signature, doc) = (&*key.0.clone().leak(), &*key.1.clone().leak());
        let made: &'static Def = Box::leak(Box::new(Def { signature, doc, kind, body: no_body }));
        known.insert(key, made);
        made
    })
}

fn no_body(vm: &mut Vm, _: &[Value]) -> Res {
    Err(vm.internal_error("the body of this function is Python"))
}
