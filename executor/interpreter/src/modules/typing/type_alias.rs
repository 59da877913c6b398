//! What a `type` statement makes.

use super::caller;
use super::variables::{Part, checked_name};
use crate::memory::{Kind, Ref, Tuple, Value, Visitor};
use crate::objects::foreign::ForeignData;
use crate::objects::native::{Def, def, getter, member, static_method};
use crate::objects::str::intern;
use crate::objects::{Foreign, Module, Str, Type};
use crate::vm::{Res, Vm};

struct TypeAlias {
    name: Ref<Str>,
    parameters: Ref<Tuple>,
    value: Part,
    /// The name of the module that made it.
    module: Value,
}

impl ForeignData for TypeAlias {
    fn traverse(&self, visit: Visitor) -> bool {
        if !self.value.show(visit) {
            return false;
        }
        self.parameters.trace(visit);
        visit(&self.module);
        true
    }
    fn clear(&self) {
        self.value.forget();
    }
}

fn this<'v>(vm: &mut Vm, value: &'v Value) -> Res<&'v TypeAlias> {
    let found = value.get::<Foreign>().and_then(|foreign| foreign.downcast::<TypeAlias>());
    found.ok_or_else(|| vm.type_error("a type alias is required"))
}

fn made(vm: &mut Vm, class: &Value, alias: TypeAlias) -> Res {
    let class = class.to_ref::<Type>().ok_or_else(|| vm.type_error("TypeAliasType has been replaced"))?;
    Ok(Value::from(Foreign::new(class, alias)))
}

const METHODS: &[Def] = &[
    static_method("__new__(cls, name, value, *, type_params=<unset>)", "A named type.", |vm, args| {
        let name = checked_name(vm, "typealias", &args[1])?;
        let parameters = match args[3].to_ref::<Tuple>() {
            Some(parameters) => parameters,
            None if args[3].is_undef() => Tuple::from_vec(Vec::new()),
            None => return Err(vm.type_error("type_params must be a tuple")),
        };
        let alias = TypeAlias { name, parameters, value: Part::known(args[2].clone()), module: caller(vm) };
        made(vm, &args[0], alias)
    }),
    def("__repr__(self, /)", "Return repr(self).", |vm, args| Ok(this(vm, &args[0])?.name.value())),
    def("__or__(self, value, /)", "Return self|value.", |vm, args| vm.type_union(&args[0], &args[1])),
    def("__ror__(self, value, /)", "Return value|self.", |vm, args| vm.type_union(&args[1], &args[0])),
    def("__getitem__(self, key, /)", "Return self[key].", |vm, args| {
        if this(vm, &args[0])?.parameters.is_empty() {
            return Err(vm.type_error("Only generic type aliases are subscriptable"));
        }
        vm.generic_alias(&args[0], &args[1])
    }),
    def("__reduce__(self, /)", "The name.", |vm, args| Ok(this(vm, &args[0])?.name.value())),
    member("__name__", "", |vm, args| Ok(this(vm, &args[0])?.name.value())),
    getter("__parameters__", "The parameters, those for several types with a star.", |vm, args| {
        let parameters = this(vm, &args[0])?.parameters.clone();
        let mut spread = Vec::with_capacity(parameters.len());
        for parameter in parameters.iter() {
            match vm.class_of(parameter).lookup(&vm.names.iter).is_some() {
                true => spread.extend(vm.collect(parameter)?),
                false => spread.push(parameter.clone()),
            }
        }
        Ok(Value::from(Tuple::from_vec(spread)))
    }),
    getter("__type_params__", "The parameters.", |vm, args| Ok(this(vm, &args[0])?.parameters.value())),
    getter("__value__", "The type.", |vm, args| this(vm, &args[0])?.value.get(vm)),
    getter("__module__", "", |vm, args| Ok(this(vm, &args[0])?.module.clone())),
];

/// A `type` statement: its name, its parameters and the function that tells the type.
pub fn of_syntax(vm: &mut Vm, args: &[Value]) -> Res {
    let name = checked_name(vm, "typealias", &args[0])?;
    let parameters = args[1].to_ref::<Tuple>().unwrap_or_else(|| Tuple::from_vec(Vec::new()));
    let class = vm.module_attr("typing", "TypeAliasType")?;
    let alias = TypeAlias { name, parameters, value: Part::later(args[2].clone()), module: caller(vm) };
    made(vm, &class, alias)
}

/// Puts the class into the module.
pub fn add(vm: &mut Vm, module: &Ref<Module>) {
    let class = vm.native_class_with("typing", "TypeAliasType", Kind::Foreign, None, false, METHODS);
    module.dict.set_str(&intern("TypeAliasType"), class.value());
}
