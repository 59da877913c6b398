//! `list[int]` and `int | None`. <https://docs.python.org/3.13/library/stdtypes.html#types-genericalias>

use super::foreign::ForeignData;
use super::iter::{Iter, Iteration};
use super::set::SetTable;
use super::str::intern;
use super::{Foreign, Instance, List, Set, Str, Type};
use crate::memory::{Kind, Ref, Tuple, Value, Visitor};
use crate::objects::native::{Def, def, getter, member, static_method};
use crate::vm::arguments::rest;
use crate::vm::operators::Binary;
use crate::vm::{Res, Vm};

/// The data of `list[int]`.
pub struct Alias {
    pub origin: Value,
    pub args: Ref<Tuple>,
    /// Type variables among the arguments.
    parameters: Ref<Tuple>,
    /// Whether a star stands in front.
    starred: bool,
}

/// What an alias answers for itself; all else is asked of what stands in front of the bracket.
const OWN: [&str; 12] = [
    "__class__",
    "__origin__",
    "__args__",
    "__unpacked__",
    "__parameters__",
    "__typing_unpacked_tuple_args__",
    "__mro_entries__",
    "__reduce_ex__",
    "__reduce__",
    "__copy__",
    "__deepcopy__",
    "__bases__",
];

impl ForeignData for Alias {
    fn traverse(&self, visit: Visitor) -> bool {
        visit(&self.origin);
        self.args.trace(visit);
        self.parameters.trace(visit);
        true
    }
}

/// The data of `int | str`.
pub struct Union {
    args: Ref<Tuple>,
}

impl ForeignData for Union {
    fn traverse(&self, visit: Visitor) -> bool {
        self.args.trace(visit);
        true
    }
}

/// `__class_getitem__` of the built-in collections.
pub fn class_item(vm: &mut Vm, args: &[Value]) -> Res {
    new_alias(vm, &args[0], &args[1])
}

/// `origin[item]`, where the item may be a tuple of several.
pub fn new_alias(vm: &mut Vm, origin: &Value, item: &Value) -> Res {
    let args = item.native_ref::<Tuple>().unwrap_or_else(|| Tuple::from_slice(std::slice::from_ref(item)));
    let parameters = parameters_of(vm, &args)?;
    let class = vm.types.generic_alias.clone();
    Ok(Value::from(Foreign::new(class, Alias { origin: origin.clone(), args, parameters, starred: false })))
}

fn alias(value: &Value) -> Option<&Alias> {
    value.native::<Foreign>()?.downcast()
}

/// Whether objects of the class are aliases.
pub fn makes_aliases(vm: &Vm, class: &Type) -> bool {
    class.layout == Kind::Foreign && class.is_subtype(&vm.types.generic_alias)
}

/// `collections.abc.Callable`
fn is_callable(origin: &Value) -> bool {
    origin.get::<Type>().is_some_and(|class| {
        class.name().as_str() == "Callable"
            && class
                .dict
                .get_str(&intern("__module__"))
                .is_some_and(|module| module.get::<Str>().is_some_and(|module| module.as_str() == "collections.abc"))
    })
}

/// A variable or an alias that stands for several parameters.
fn is_parameters(vm: &Vm, value: &Value) -> bool {
    matches!(vm.type_name(value).as_str(), "typing.ParamSpec" | "_ConcatenateGenericAlias")
}

fn union(value: &Value) -> Option<&Union> {
    value.get::<Foreign>()?.downcast()
}

fn parameters_of(vm: &mut Vm, args: &[Value]) -> Res<Ref<Tuple>> {
    let mut found: Vec<Value> = Vec::new();
    let (subst, parameters) = (intern("__typing_subst__"), intern("__parameters__"));
    for arg in args {
        if matches!(arg.kind(), Kind::Type | Kind::None | Kind::Str | Kind::Int | Kind::Ellipsis | Kind::List) {
            continue;
        }
        let inner = if vm.get_attr_opt(arg, &subst)?.is_some() {
            vec![arg.clone()]
        } else {
            let inner = vm.get_attr_opt(arg, &parameters)?;
            inner.and_then(|inner| inner.to_ref::<Tuple>()).map(|inner| inner.to_vec()).unwrap_or_default()
        };
        for parameter in inner {
            if !found.iter().any(|known| known.same(&parameter)) {
                found.push(parameter);
            }
        }
    }
    Ok(Tuple::from_vec(found))
}

/// Arguments of a tuple with a star in front stand for themselves, unless there may be any number of them.
fn spread(vm: &mut Vm, item: &Value) -> Res<Vec<Value>> {
    let items = item.to_ref::<Tuple>().unwrap_or_else(|| Tuple::from_slice(std::slice::from_ref(item)));
    let name = intern("__typing_unpacked_tuple_args__");
    let mut all = Vec::with_capacity(items.len());
    for item in items.iter() {
        let inside = if item.kind() == Kind::Type { None } else { vm.get_attr_opt(item, &name)? };
        match inside.and_then(|inside| inside.to_ref::<Tuple>()) {
            Some(inside) if inside.last().is_none_or(|last| last.kind() != Kind::Ellipsis) => {
                grow(vm, &mut all, &inside)?;
            }
            _ => all.push(item.clone()),
        }
    }
    Ok(all)
}

fn grow(vm: &mut Vm, all: &mut Vec<Value>, more: &[Value]) -> Res<()> {
    vm.tick(more.len())?;
    vm.charge((all.len() + more.len()) * size_of::<Value>())?;
    all.extend_from_slice(more);
    Ok(())
}

/// The arguments with type variables replaced by what was put in brackets.
fn substituted(vm: &mut Vm, whole: &Value, args: &[Value], parameters: &[Value], item: &Value) -> Res<Vec<Value>> {
    if parameters.is_empty() {
        let shown = vm.repr_of(whole)?;
        return Err(vm.type_error(format!("{} is not a generic class", shown.as_str())));
    }
    let mut items = spread(vm, item)?;
    // Each variable may gather several of the items, or add its default.
    for parameter in parameters {
        let prepare = vm.get_attr_opt(parameter, &intern("__typing_prepare_subst__"))?;
        if let Some(prepare) = prepare.filter(|prepare| !prepare.is_none()) {
            let given = Value::from(Tuple::from_vec(items));
            let prepared = vm.call(&prepare, &[whole.clone(), given])?;
            items = prepared.to_ref::<Tuple>().map_or_else(|| vec![prepared], |prepared| prepared.to_vec());
        }
    }
    if items.len() != parameters.len() {
        let shown = vm.repr_of(whole)?;
        let much = if items.len() > parameters.len() { "many" } else { "few" };
        let (shown, actual, expected) = (shown.as_str(), items.len(), parameters.len());
        return Err(vm.type_error(format!("Too {much} arguments for {shown}; actual {actual}, expected {expected}")));
    }
    let known = |parameter: &Value| parameters.iter().position(|known| known.same(parameter));
    let mut replaced = Vec::with_capacity(args.len());
    for arg in args {
        if arg.kind() == Kind::Type {
            replaced.push(arg.clone());
            continue;
        }
        let several = match vm.get_attr_opt(arg, &intern("__typing_is_unpacked_typevartuple__"))? {
            Some(several) => vm.truth(&several)?,
            None => false,
        };
        let new = match (vm.get_attr_opt(arg, &intern("__typing_subst__"))?, known(arg)) {
            (Some(replace), Some(place)) => vm.call(&replace, std::slice::from_ref(&items[place]))?,
            _ => replaced_inside(vm, arg, &known, &items)?,
        };
        match new.to_ref::<Tuple>() {
            Some(new) if several => grow(vm, &mut replaced, &new)?,
            _ => replaced.push(new),
        }
    }
    Ok(replaced)
}

/// What is generic itself, with those of its variables replaced that are known.
fn replaced_inside(vm: &mut Vm, arg: &Value, known: &dyn Fn(&Value) -> Option<usize>, items: &[Value]) -> Res {
    let inner = vm.get_attr_opt(arg, &intern("__parameters__"))?;
    let Some(inner) = inner.and_then(|inner| inner.to_ref::<Tuple>()).filter(|inner| !inner.is_empty()) else {
        return Ok(arg.clone());
    };
    let mut chosen = Vec::with_capacity(inner.len());
    for parameter in inner.iter() {
        let Some(item) = known(parameter).and_then(|place| items.get(place)) else {
            chosen.push(parameter.clone());
            continue;
        };
        match item.to_ref::<Tuple>() {
            // A variable that stands for several types can be walked.
            Some(item) if vm.class_of(parameter).lookup(&vm.names.iter).is_some() => grow(vm, &mut chosen, &item)?,
            _ => chosen.push(item.clone()),
        }
    }
    let item = Value::from(Tuple::from_vec(chosen));
    vm.deeper(|vm| vm.get_item(arg, &item))
}

/// The origin of an alias, for the attributes that are asked of it.
pub fn origin_for(value: &Value, name: &str) -> Option<Value> {
    if OWN.contains(&name) { None } else { alias(value).map(|alias| alias.origin.clone()) }
}

/// The alias that one with a star in front was made from.
pub fn without_star(value: &Value) -> Value {
    let Some(Alias { origin, args, parameters, .. }) = alias(value) else { return value.clone() };
    let plain = Alias { origin: origin.clone(), args: args.clone(), parameters: parameters.clone(), starred: false };
    match value.get::<Foreign>() {
        Some(object) => Value::from(Foreign::new(object.class.borrow().clone(), plain)),
        None => value.clone(),
    }
}

/// How a type shows inside brackets: without the module for built-in ones.
fn write_item(vm: &mut Vm, item: &Value, out: &mut String) -> Res<()> {
    match item.kind() {
        Kind::Ellipsis => out.push_str("..."),
        Kind::Type => {
            let class = item.get::<Type>().map(|class| vm.full_class_name(class)).unwrap_or_default();
            out.push_str(&class);
        }
        Kind::List => {
            out.push('[');
            for (place, item) in vm.collect(item)?.iter().enumerate() {
                if place > 0 {
                    out.push_str(", ");
                }
                vm.deeper(|vm| write_item(vm, item, out))?;
            }
            out.push(']');
        }
        _ => {
            let text = match named(vm, item)? {
                Some(name) => name,
                None => vm.deeper(|vm| vm.repr_of(item))?.as_str().to_owned(),
            };
            out.push_str(&text);
        }
    }
    Ok(())
}

/// What has a name and a module goes by them, unless it is an alias itself.
fn named(vm: &mut Vm, item: &Value) -> Res<Option<String>> {
    let has = |vm: &mut Vm, name: &str| vm.get_attr_opt(item, &intern(name));
    if has(vm, "__origin__")?.is_some() && has(vm, "__args__")?.is_some() {
        return Ok(None);
    }
    let (Some(name), Some(module)) = (has(vm, "__qualname__")?, has(vm, "__module__")?) else { return Ok(None) };
    if module.is_none() {
        return Ok(None);
    }
    let (name, module) = (vm.str_of(&name)?, vm.str_of(&module)?);
    Ok(Some(match module.as_str() {
        "builtins" => name.as_str().to_owned(),
        module => format!("{module}.{}", name.as_str()),
    }))
}

fn receiver<'v>(vm: &mut Vm, value: &'v Value) -> Res<&'v Alias> {
    alias(value).ok_or_else(|| vm.type_error("a generic alias is required"))
}

fn union_receiver<'v>(vm: &mut Vm, value: &'v Value) -> Res<&'v Union> {
    union(value).ok_or_else(|| vm.type_error("a union is required"))
}

/// Methods of the type.
pub const METHODS: &[Def] = &[
    static_method("__new__(cls, origin, args, /)", "origin[args]", |vm, args| {
        let made = new_alias(vm, &args[1], &args[2])?;
        match args[0].to_ref::<Type>() {
            Some(class) if class.user => Ok(Value::from(Instance::new(class, made))),
            _ => Ok(made),
        }
    }),
    member("__origin__", "What stands in front of the bracket.", |vm, args| Ok(receiver(vm, &args[0])?.origin.clone())),
    member("__args__", "What stands in the bracket.", |vm, args| Ok(receiver(vm, &args[0])?.args.value())),
    getter("__parameters__", "Type variables in the bracket.", |vm, args| {
        Ok(receiver(vm, &args[0])?.parameters.value())
    }),
    member("__unpacked__", "Whether a star stands in front.", |vm, args| {
        Ok(Value::bool(receiver(vm, &args[0])?.starred))
    }),
    getter("__typing_unpacked_tuple_args__", "The arguments of a tuple with a star.", |vm, args| {
        let this = receiver(vm, &args[0])?;
        let is_tuple = this.origin.borrow_ref::<Type>().is_some_and(|origin| origin.same(&vm.types.tuple));
        Ok(if this.starred && is_tuple { this.args.value() } else { Value::NONE })
    }),
    def("__call__(self, /, *args, **kwargs)", "Call self as a function.", |vm, args| {
        let origin = receiver(vm, &args[0])?.origin.clone();
        let keywords = vm.keyword_pairs(&args[2])?;
        let made = vm.call_with(&origin, rest(&args[1]), &keywords)?;
        if made.kind() == Kind::Instance {
            match vm.set_attr(&made, &intern("__orig_class__"), args[0].clone()) {
                Err(raise)
                    if !vm.is_error(&raise, &vm.errors.AttributeError)
                        && !vm.is_error(&raise, &vm.errors.TypeError) =>
                {
                    return Err(raise);
                }
                _ => {}
            }
        }
        Ok(made)
    }),
    def("__getitem__(self, item, /)", "Return self[key].", |vm, args| {
        let this = receiver(vm, &args[0])?;
        let (origin, inner, parameters) = (this.origin.clone(), this.args.clone(), this.parameters.clone());
        let starred = this.starred;
        let args = Tuple::from_vec(substituted(vm, &args[0], &inner, &parameters, &args[1])?);
        let parameters = parameters_of(vm, &args)?;
        let class = vm.types.generic_alias.clone();
        Ok(Value::from(Foreign::new(class, Alias { origin, args, parameters, starred })))
    }),
    def("__dir__(self, /)", "The names of the origin, and what an alias answers for itself.", |vm, args| {
        let origin = receiver(vm, &args[0])?.origin.clone();
        let mut names = vm.listed_names(&origin)?;
        for own in OWN {
            let own = intern(own).value();
            if !names.iter().any(|name| name.get::<Str>().map(Str::as_str) == own.get::<Str>().map(Str::as_str)) {
                names.push(own);
            }
        }
        Ok(Value::from(List::new(names)))
    }),
    def("__repr__(self, /)", "Return repr(self).", |vm, args| {
        let this = receiver(vm, &args[0])?;
        let (origin, inner) = (this.origin.clone(), this.args.clone());
        let mut out = if this.starred { "*".to_owned() } else { String::new() };
        write_item(vm, &origin, &mut out)?;
        out.push('[');
        // What a callable takes stands in brackets of its own, unless it is `...` or a parameter of such parameters.
        let takes = match inner.split_last() {
            Some((_, takes)) if is_callable(&origin) => takes.len(),
            _ => 0,
        };
        let bare = takes == 1 && (inner[0].kind() == Kind::Ellipsis || is_parameters(vm, &inner[0]));
        let bracketed = is_callable(&origin) && !bare && !inner.is_empty();
        if bracketed {
            out.push('[');
        }
        for (place, item) in inner.iter().enumerate() {
            if bracketed && place == takes {
                out.push_str("], ");
            } else if place > 0 {
                out.push_str(", ");
            }
            write_item(vm, item, &mut out)?;
        }
        out.push_str(if inner.is_empty() { "()]" } else { "]" });
        Ok(vm.text(out))
    }),
    def("__eq__(self, value, /)", "Return self==value.", |vm, args| {
        let (this, Some(other)) = (receiver(vm, &args[0])?, alias(&args[1])) else {
            return Ok(Value::NOT_IMPLEMENTED);
        };
        let equal = this.starred == other.starred
            && vm.equal(&this.origin, &other.origin)?
            && vm.equal(&this.args.value(), &other.args.value())?;
        Ok(Value::bool(equal))
    }),
    def("__hash__(self, /)", "Return hash(self).", |vm, args| {
        let this = receiver(vm, &args[0])?;
        let (origin, inner) = (this.origin.clone(), this.args.value());
        Ok(Value::int(vm.hash(&origin)? ^ vm.hash(&inner)?))
    }),
    def("__mro_entries__(self, bases, /)", "The origin stands in as the base.", |vm, args| {
        let origin = receiver(vm, &args[0])?.origin.clone();
        Ok(Value::from(Tuple::from_vec(vec![origin])))
    }),
    def("__iter__(self, /)", "Implement iter(self).", |vm, args| {
        let this = receiver(vm, &args[0])?;
        let (origin, args, parameters) = (this.origin.clone(), this.args.clone(), this.parameters.clone());
        let class = vm.types.generic_alias.clone();
        let starred = Value::from(Foreign::new(class, Alias { origin, args, parameters, starred: true }));
        let tuple = Tuple::from_vec(vec![starred]);
        let class = vm.types.generic_alias_iterator.clone();
        Ok(Iter::of_class(class, Iteration::Tuple { tuple, next: 0 }))
    }),
    def("__reduce__(self, /)", "What makes the alias again.", |vm, args| {
        let this = receiver(vm, &args[0])?;
        let plain = Value::from(Tuple::from_vec(vec![this.origin.clone(), this.args.value()]));
        let (class, starred) = (vm.types.generic_alias.value(), this.starred);
        if !starred {
            return Ok(Value::from(Tuple::from_vec(vec![class, plain])));
        }
        let parts = plain.to_ref::<Tuple>().unwrap_or_else(|| Tuple::from_vec(Vec::new()));
        let whole = vm.call(&class, &parts)?;
        let arguments = Value::from(Tuple::from_vec(vec![vm.iter(&whole)?]));
        let next = vm.module_attr("builtins", "next")?;
        Ok(Value::from(Tuple::from_vec(vec![next, arguments])))
    }),
    def("__instancecheck__(self, instance, /)", "Refused.", |vm, _| {
        Err(vm.type_error("isinstance() argument 2 cannot be a parameterized generic"))
    }),
    def("__subclasscheck__(self, class, /)", "Refused.", |vm, _| {
        Err(vm.type_error("issubclass() argument 2 cannot be a parameterized generic"))
    }),
    def("__or__(self, value, /)", "Return self|value.", |vm, args| vm.type_union(&args[0], &args[1])),
    def("__ror__(self, value, /)", "Return value|self.", |vm, args| vm.type_union(&args[1], &args[0])),
];

/// Methods of the type.
pub const UNION_METHODS: &[Def] = &[
    member("__args__", "The alternatives.", |vm, args| Ok(union_receiver(vm, &args[0])?.args.value())),
    getter("__parameters__", "Type variables among the alternatives.", |vm, args| {
        let inner = union_receiver(vm, &args[0])?.args.clone();
        parameters_of(vm, &inner).map(Value::from)
    }),
    def("__getitem__(self, item, /)", "Return self[key].", |vm, args| {
        let inner = union_receiver(vm, &args[0])?.args.clone();
        let parameters = parameters_of(vm, &inner)?;
        let replaced = substituted(vm, &args[0], &inner, &parameters, &args[1])?;
        let mut result = replaced.first().cloned().unwrap_or(Value::NONE);
        for other in replaced.iter().skip(1) {
            result = vm.binary(Binary::Or, &result, other)?;
        }
        Ok(result)
    }),
    def("__repr__(self, /)", "Return repr(self).", |vm, args| {
        let inner = union_receiver(vm, &args[0])?.args.clone();
        let none = vm.types.none.value();
        let mut out = String::new();
        for (place, item) in inner.iter().enumerate() {
            if place > 0 {
                out.push_str(" | ");
            }
            if item.same(&none) { out.push_str("None") } else { write_item(vm, item, &mut out)? }
        }
        Ok(vm.text(out))
    }),
    def("__eq__(self, value, /)", "Return self==value.", |vm, args| {
        let (Some(this), Some(other)) = (vm.union_members(&args[0]), vm.union_members(&args[1])) else {
            return Ok(Value::NOT_IMPLEMENTED);
        };
        let (this, other) = (set_of(vm, &this)?, set_of(vm, &other)?);
        vm.equal(&this, &other).map(Value::bool)
    }),
    def("__hash__(self, /)", "Return hash(self).", |vm, args| {
        let members = vm.union_members(&args[0]).unwrap_or_default();
        let set = set_of(vm, &members)?;
        let frozen = vm.freeze(set);
        vm.hash(&frozen).map(Value::int)
    }),
    def("__or__(self, value, /)", "Return self|value.", |vm, args| vm.type_union(&args[0], &args[1])),
    def("__ror__(self, value, /)", "Return value|self.", |vm, args| vm.type_union(&args[1], &args[0])),
];

fn set_of(vm: &mut Vm, members: &[Value]) -> Res {
    let set = Value::from(Set::new(SetTable::default()));
    for member in members {
        vm.set_add(&set, member.clone())?;
    }
    Ok(set)
}

impl Vm {
    /// `list[int]`
    pub fn generic_alias(&mut self, origin: &Value, args: &Value) -> Res {
        new_alias(self, origin, args)
    }

    /// `int | str`
    pub(crate) fn type_union(&mut self, a: &Value, b: &Value) -> Res {
        let mut members: Vec<Value> = Vec::new();
        for side in [a, b] {
            let alternatives = match side.kind() {
                Kind::None => vec![self.types.none.value()],
                Kind::Type => vec![side.clone()],
                _ => match self.union_members(side) {
                    Some(members) => members,
                    None if alias(side).is_some() || self.is_type_alias(side) => vec![side.clone()],
                    None => return Ok(Value::NOT_IMPLEMENTED),
                },
            };
            for one in alternatives {
                let mut known = false;
                for member in &members {
                    known = known || self.same_or_equal(member, &one)?;
                }
                if !known {
                    members.push(one);
                }
            }
        }
        if let [only] = members.as_slice() {
            return Ok(only.clone());
        }
        let class = self.types.union.clone();
        Ok(Value::from(Foreign::new(class, Union { args: Tuple::from_vec(members) })))
    }

    /// What a `type` statement made may stand in a union; variables make one of `typing`.
    fn is_type_alias(&self, value: &Value) -> bool {
        self.class_of(value).name().as_str() == "typing.TypeAliasType"
    }

    /// The members of a union, `None` for anything else.
    pub(crate) fn union_members(&self, value: &Value) -> Option<Vec<Value>> {
        union(value).map(|union| union.args.to_vec())
    }
}
