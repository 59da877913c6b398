//! Variables of types: `TypeVar`, `TypeVarTuple`, `ParamSpec`, and what stands for the two parts of the last.
//!
//! What may stand for a variable is decided by functions of the Python text (`substitution.py`).

use crate::memory::{Kind, Ref, Tuple, Value, Visitor};
use crate::objects::foreign::ForeignData;
use crate::objects::native::{Def, def, getter, member, static_method};
use crate::objects::str::intern;
use crate::objects::{Dict, Foreign, Module, Str, Type};
use crate::vm::{Res, Vm};
use std::cell::RefCell;

/// Something said of a variable or an alias: the syntax leaves it to a function that is called when it is asked for.
pub struct Part(RefCell<(Value, bool)>);

impl Part {
    pub fn known(value: Value) -> Part {
        Part(RefCell::new((value, true)))
    }

    pub fn later(function: Value) -> Part {
        Part(RefCell::new((function, false)))
    }

    /// The value, for which the function may have to be called.
    pub fn get(&self, vm: &mut Vm) -> Res {
        let (value, known) = self.0.borrow().clone();
        if known {
            return Ok(value);
        }
        let found = vm.call(&value, &[])?;
        drop(self.0.replace((found.clone(), true)));
        Ok(found)
    }

    pub fn forget(&self) {
        drop(self.0.replace((Value::NONE, true)));
    }

    pub fn show(&self, visit: Visitor) -> bool {
        match self.0.try_borrow() {
            Ok(part) => {
                visit(&part.0);
                true
            }
            Err(_) => false,
        }
    }
}

struct Variable {
    name: Ref<Str>,
    covariant: bool,
    contravariant: bool,
    infer_variance: bool,
    bound: Part,
    constraints: Part,
    /// Undefined where there is none.
    default: Part,
    dict: Ref<Dict>,
}

impl ForeignData for Variable {
    fn traverse(&self, visit: Visitor) -> bool {
        if !(self.bound.show(visit) && self.constraints.show(visit) && self.default.show(visit)) {
            return false;
        }
        self.dict.trace(visit);
        true
    }
    fn clear(&self) {
        [&self.bound, &self.constraints, &self.default].into_iter().for_each(Part::forget);
    }
    fn dict(&self) -> Option<&Ref<Dict>> {
        Some(&self.dict)
    }
}

/// One of the two parts of a `ParamSpec`.
struct PartOfParameters {
    origin: Value,
}

impl ForeignData for PartOfParameters {
    fn traverse(&self, visit: Visitor) -> bool {
        visit(&self.origin);
        true
    }
}

/// Calls a function of the module's Python text.
pub fn ask(vm: &mut Vm, function: &str, arguments: &[Value]) -> Res {
    let function = vm.module_attr("typing", function)?;
    vm.call(&function, arguments)
}

/// A name that has to be text, as `typevar()` and its kin say it.
pub fn checked_name(vm: &mut Vm, function: &str, name: &Value) -> Res<Ref<Str>> {
    name.native_ref::<Str>().ok_or_else(|| {
        let found = if name.is_none() { "None".to_owned() } else { vm.type_name(name) };
        vm.type_error(format!("{function}() argument 'name' must be str, not {found}"))
    })
}

fn variances(vm: &mut Vm, args: &[Value]) -> Res<[bool; 3]> {
    let [covariant, contravariant, infer] = [vm.truth(&args[0])?, vm.truth(&args[1])?, vm.truth(&args[2])?];
    if covariant && contravariant {
        return Err(vm.value_error("Bivariant types are not supported."));
    }
    if infer && (covariant || contravariant) {
        return Err(vm.value_error("Variance cannot be specified with infer_variance."));
    }
    Ok([covariant, contravariant, infer])
}

fn empty() -> Value {
    Value::from(Tuple::from_vec(Vec::new()))
}

fn made(vm: &mut Vm, class: &Value, variable: Variable) -> Res {
    let class = class.to_ref::<Type>().ok_or_else(|| vm.type_error("a class of typing has been replaced"))?;
    let module = super::caller(vm);
    variable.dict.set_str(&vm.names.module.clone(), module);
    Ok(Value::from(Foreign::new(class, variable)))
}

fn variable<'v>(vm: &mut Vm, value: &'v Value) -> Res<&'v Variable> {
    let found = value.get::<Foreign>().and_then(|foreign| foreign.downcast::<Variable>());
    found.ok_or_else(|| vm.type_error("a variable of types is required"))
}

fn name_of_class(vm: &Vm, value: &Value) -> Ref<Str> {
    vm.class_of(value).qualname.borrow().clone()
}

fn either(vm: &mut Vm, one: &Value, other: &Value) -> Res {
    let union = vm.module_attr("typing", "Union")?;
    vm.get_item(&union, &Value::from(Tuple::from_vec(vec![one.clone(), other.clone()])))
}

const OR: Def = def("__or__(self, value, /)", "Return self|value.", |vm, args| either(vm, &args[0], &args[1]));
const ROR: Def = def("__ror__(self, value, /)", "Return value|self.", |vm, args| either(vm, &args[1], &args[0]));
const NAME: Def = member("__name__", "", |vm, args| Ok(variable(vm, &args[0])?.name.value()));
const COVARIANT: Def = member("__covariant__", "", |vm, args| Ok(Value::bool(variable(vm, &args[0])?.covariant)));
const CONTRAVARIANT: Def =
    member("__contravariant__", "", |vm, args| Ok(Value::bool(variable(vm, &args[0])?.contravariant)));
const INFER_VARIANCE: Def =
    member("__infer_variance__", "", |vm, args| Ok(Value::bool(variable(vm, &args[0])?.infer_variance)));
const DEFAULT: Def = getter("__default__", "The default value for this variable.", |vm, args| {
    let default = variable(vm, &args[0])?.default.get(vm)?;
    if default.is_undef() { vm.module_attr("typing", "NoDefault") } else { Ok(default) }
});
const HAS_DEFAULT: Def = def("has_default(self, /)", "Whether there is a default.", |vm, args| {
    let (default, known) = variable(vm, &args[0])?.default.0.borrow().clone();
    let none = vm.module_attr("typing", "NoDefault")?;
    Ok(Value::bool(!known || !(default.is_undef() || default.same(&none))))
});
const REDUCE: Def = def("__reduce__(self, /)", "The name.", |vm, args| Ok(variable(vm, &args[0])?.name.value()));
const MRO_ENTRIES: Def = def("__mro_entries__(self, bases, /)", "Refused.", |vm, args| {
    let class = name_of_class(vm, &args[0]);
    Err(vm.type_error(format!("Cannot subclass an instance of {}", class.as_str())))
});
const SIGNED_REPR: Def = def("__repr__(self, /)", "Return repr(self).", |vm, args| {
    let this = variable(vm, &args[0])?;
    let sign = match (this.infer_variance, this.covariant, this.contravariant) {
        (true, ..) => "",
        (_, true, _) => "+",
        (_, _, true) => "-",
        _ => "~",
    };
    Ok(vm.text(format!("{sign}{}", this.name.as_str())))
});

const TYPE_VAR: &[Def] = &[
    static_method(
        "__new__(cls, name, *constraints, bound=None, default=<unset>, covariant=False, contravariant=False, \
         infer_variance=False)",
        "A type that is chosen later.",
        |vm, args| {
            let name = checked_name(vm, "typevar", &args[1])?;
            let (constraints, bound) = (args[2].clone(), args[3].clone());
            let [covariant, contravariant, infer_variance] = variances(vm, &args[5..])?;
            let bound = if bound.is_none() {
                bound
            } else {
                let message = vm.text("Bound must be a type.");
                ask(vm, "_checked", &[bound, message])?
            };
            match constraints.get::<Tuple>().map_or(0, |constraints| constraints.len()) {
                1 => return Err(vm.type_error("A single constraint is not allowed")),
                2.. if !args[3].is_none() => {
                    return Err(vm.type_error("Constraints cannot be combined with bound=..."));
                }
                _ => {}
            }
            let (bound, constraints) = (Part::known(bound), Part::known(constraints));
            let (default, dict) = (Part::known(args[4].clone()), Dict::new());
            let variable =
                Variable { name, covariant, contravariant, infer_variance, bound, constraints, default, dict };
            made(vm, &args[0], variable)
        },
    ),
    SIGNED_REPR,
    OR,
    ROR,
    def("__typing_subst__(self, arg, /)", "What stands for it.", |vm, args| ask(vm, "_for_variable", args)),
    def(
        "__typing_prepare_subst__(self, alias, args, /)",
        "The arguments, with a default where one is missing.",
        |vm, args| ask(vm, "_prepared_for_variable", args),
    ),
    REDUCE,
    HAS_DEFAULT,
    MRO_ENTRIES,
    NAME,
    COVARIANT,
    CONTRAVARIANT,
    INFER_VARIANCE,
    getter("__bound__", "The bound.", |vm, args| variable(vm, &args[0])?.bound.get(vm)),
    getter("__constraints__", "The types it may be.", |vm, args| variable(vm, &args[0])?.constraints.get(vm)),
    DEFAULT,
];

const TYPE_VAR_TUPLE: &[Def] = &[
    static_method("__new__(cls, name, *, default=<unset>)", "Several types that are chosen later.", |vm, args| {
        let name = checked_name(vm, "typevartuple", &args[1])?;
        several(vm, &args[0], name, Part::known(args[2].clone()))
    }),
    def("__repr__(self, /)", "Return repr(self).", |vm, args| Ok(variable(vm, &args[0])?.name.value())),
    def("__iter__(self, /)", "Implement iter(self).", |vm, args| {
        let unpack = vm.module_attr("typing", "Unpack")?;
        let one = vm.get_item(&unpack, &args[0])?;
        vm.iter(&Value::from(Tuple::from_vec(vec![one])))
    }),
    def("__typing_subst__(self, arg, /)", "Refused.", |vm, _| {
        Err(vm.type_error("Substitution of bare TypeVarTuple is not supported"))
    }),
    def(
        "__typing_prepare_subst__(self, alias, args, /)",
        "The arguments, with those for it in a tuple.",
        |vm, args| ask(vm, "_prepared_for_several", args),
    ),
    REDUCE,
    HAS_DEFAULT,
    MRO_ENTRIES,
    NAME,
    DEFAULT,
];

fn several(vm: &mut Vm, class: &Value, name: Ref<Str>, default: Part) -> Res {
    let (bound, constraints, dict) = (Part::known(Value::NONE), Part::known(empty()), Dict::new());
    let (covariant, contravariant, infer_variance) = (false, false, false);
    made(vm, class, Variable { name, covariant, contravariant, infer_variance, bound, constraints, default, dict })
}

const PARAM_SPEC: &[Def] = &[
    static_method(
        "__new__(cls, name, *, bound=None, default=<unset>, covariant=False, contravariant=False, \
         infer_variance=False)",
        "The parameters of a callable, chosen later.",
        |vm, args| {
            let name = checked_name(vm, "paramspec", &args[1])?;
            let [covariant, contravariant, infer_variance] = variances(vm, &args[4..])?;
            let message = vm.text("Bound must be a type.");
            let bound = Part::known(ask(vm, "_checked", &[args[2].clone(), message])?);
            let (constraints, dict) = (Part::known(empty()), Dict::new());
            let default = Part::known(args[3].clone());
            let variable =
                Variable { name, covariant, contravariant, infer_variance, bound, constraints, default, dict };
            made(vm, &args[0], variable)
        },
    ),
    SIGNED_REPR,
    OR,
    ROR,
    def("__typing_subst__(self, arg, /)", "What stands for it.", |vm, args| ask(vm, "_for_parameters", args)),
    def("__typing_prepare_subst__(self, alias, args, /)", "The arguments, with those for it as one.", |vm, args| {
        ask(vm, "_prepared_for_parameters", args)
    }),
    HAS_DEFAULT,
    REDUCE,
    MRO_ENTRIES,
    NAME,
    member("__bound__", "", |vm, args| variable(vm, &args[0])?.bound.get(vm)),
    COVARIANT,
    CONTRAVARIANT,
    INFER_VARIANCE,
    getter("args", "Represents positional arguments.", |vm, args| part(vm, "ParamSpecArgs", &args[0])),
    getter("kwargs", "Represents keyword arguments.", |vm, args| part(vm, "ParamSpecKwargs", &args[0])),
    DEFAULT,
];

fn part(vm: &mut Vm, class: &str, origin: &Value) -> Res {
    let class = vm.module_attr("typing", class)?;
    vm.call(&class, std::slice::from_ref(origin))
}

fn origin<'v>(vm: &mut Vm, value: &'v Value) -> Res<&'v Value> {
    let found = value.get::<Foreign>().and_then(|foreign| foreign.downcast::<PartOfParameters>());
    found.map(|part| &part.origin).ok_or_else(|| vm.type_error("a part of a ParamSpec is required"))
}

const PARTS: &[Def] = &[
    static_method("__new__(cls, origin)", "A part of a ParamSpec.", |vm, args| {
        let class = args[0].to_ref::<Type>().ok_or_else(|| vm.type_error("a class is required"))?;
        Ok(Value::from(Foreign::new(class, PartOfParameters { origin: args[1].clone() })))
    }),
    def("__repr__(self, /)", "Return repr(self).", |vm, args| {
        let origin = origin(vm, &args[0])?.clone();
        let class = name_of_class(vm, &args[0]);
        let which = if class.as_str() == "ParamSpecArgs" { "args" } else { "kwargs" };
        let shown = match variable(vm, &origin) {
            Ok(variable) if name_of_class(vm, &origin).as_str() == "ParamSpec" => variable.name.clone(),
            _ => vm.repr_of(&origin)?,
        };
        Ok(vm.text(format!("{}.{which}", shown.as_str())))
    }),
    def("__eq__(self, value, /)", "Return self==value.", |vm, args| {
        if !vm.class_of(&args[0]).same(&vm.class_of(&args[1])) {
            return Ok(Value::NOT_IMPLEMENTED);
        }
        let (one, other) = (origin(vm, &args[0])?.clone(), origin(vm, &args[1])?.clone());
        vm.equal(&one, &other).map(Value::bool)
    }),
    MRO_ENTRIES,
    member("__origin__", "", |vm, args| Ok(origin(vm, &args[0])?.clone())),
];

/// A parameter of the syntax: its name and kind, and the functions for its bound (or constraints) and its default.
pub fn of_syntax(vm: &mut Vm, args: &[Value]) -> Res {
    let name = checked_name(vm, "typevar", &args[0])?;
    let kind = args[1].as_int().unwrap_or(0);
    let default = if args[3].is_none() { Part::known(Value::UNDEF) } else { Part::later(args[3].clone()) };
    let class = match kind {
        1 => "TypeVarTuple",
        2 => "ParamSpec",
        _ => "TypeVar",
    };
    let class = vm.module_attr("typing", class)?;
    if kind == 1 {
        return several(vm, &class, name, default);
    }
    let said = |wanted: bool, otherwise: Value| {
        if wanted && !args[2].is_none() { Part::later(args[2].clone()) } else { Part::known(otherwise) }
    };
    let (bound, constraints) = (said(kind != 3, Value::NONE), said(kind == 3, empty()));
    let (covariant, contravariant, infer_variance) = (false, false, true);
    let dict = Dict::new();
    made(vm, &class, Variable { name, covariant, contravariant, infer_variance, bound, constraints, default, dict })
}

/// Puts the classes into the module.
pub fn add(vm: &mut Vm, module: &Ref<Module>) {
    let variables = [("TypeVar", TYPE_VAR), ("TypeVarTuple", TYPE_VAR_TUPLE), ("ParamSpec", PARAM_SPEC)];
    for (name, methods) in variables {
        let class = vm.native_class_with("typing", name, Kind::Foreign, None, false, methods);
        class.has_dict.set(true);
        let about = vm.text(definition_of(name));
        class.dict.set_str(&vm.names.doc.clone(), about);
        module.dict.set_str(&intern(name), class.value());
    }
    for name in ["ParamSpecArgs", "ParamSpecKwargs"] {
        let class = vm.native_class_with("typing", name, Kind::Foreign, None, false, PARTS);
        vm.add_methods(&class, crate::objects::instance::NO_ORDER);
        class.dict.set_str(&vm.names.hash.clone(), Value::NONE);
        module.dict.set_str(&intern(name), class.value());
    }
}

/// What `__doc__` says of a class of variables.
fn definition_of(name: &str) -> &'static str {
    match name {
        "TypeVar" => "Type variable: a type that is chosen later.",
        "TypeVarTuple" => "Type variable tuple: several types that are chosen later.",
        _ => "Parameter specification variable: the parameters of a callable, chosen later.",
    }
}
