//! `mappingproxy`: a dict that can only be read. <https://docs.python.org/3.13/library/types.html#types.MappingProxyType>

use crate::memory::{Value, Visitor};
use crate::objects::foreign::ForeignData;
use crate::objects::native::{Def, class_method, def, static_method};
use crate::objects::str::intern;
use crate::objects::{Dict, Foreign};
use crate::vm::compare::Comparison;
use crate::vm::operators::Binary;
use crate::vm::{Res, Vm};

struct Proxy {
    mapping: Value,
}

impl ForeignData for Proxy {
    fn traverse(&self, visit: Visitor) -> bool {
        visit(&self.mapping);
        true
    }
}

/// A read-only view of a mapping.
pub fn of(vm: &Vm, mapping: Value) -> Value {
    Value::from(Foreign::new(vm.types.mappingproxy.clone(), Proxy { mapping }))
}

/// The mapping behind a proxy, or the value itself.
pub fn mapping(value: &Value) -> Value {
    match value.get::<Foreign>().and_then(|object| object.downcast::<Proxy>()) {
        Some(proxy) => proxy.mapping.clone(),
        None => value.clone(),
    }
}

fn forward(vm: &mut Vm, args: &[Value], name: &str) -> Res {
    vm.call_method(&mapping(&args[0]), &intern(name), &args[1..])
}

/// A comparison is one of the mapping behind.
macro_rules! compared {
    ($name:literal, $op:ident) => {
        def(concat!($name, "(self, value, /)"), "Return self op value.", |vm, args| {
            vm.compare(Comparison::$op, &mapping(&args[0]), &args[1])
        })
    };
}

/// The methods of `mappingproxy`.
pub const METHODS: &[Def] = &[
    static_method("__new__(cls, mapping)", "Make a read-only view of a mapping.", |vm, args| {
        let fits = args[1].native::<Dict>().is_some()
            || (vm.class_of(&args[1]).lookup(&vm.names.getitem).is_some()
                && args[1].native::<crate::objects::List>().is_none()
                && args[1].native::<crate::memory::Tuple>().is_none());
        if !fits {
            let found = vm.class_of(&args[1]).name();
            return Err(vm.type_error(format!("mappingproxy() argument must be a mapping, not {}", found.as_str())));
        }
        Ok(of(vm, args[1].clone()))
    }),
    def("__getitem__(self, key, /)", "Return self[key].", |vm, args| vm.get_item(&mapping(&args[0]), &args[1])),
    def("__contains__(self, key, /)", "Return bool(key in self).", |vm, args| {
        vm.contains(&mapping(&args[0]), &args[1]).map(Value::bool)
    }),
    def("__len__(self, /)", "Return len(self).", |vm, args| {
        vm.length(&mapping(&args[0])).map(|length| Value::int(length as i64))
    }),
    def("__iter__(self, /)", "Implement iter(self).", |vm, args| vm.iter(&mapping(&args[0]))),
    def("__reversed__(self, /)", "Reverse the keys.", |vm, args| forward(vm, args, "__reversed__")),
    def("__repr__(self, /)", "Return repr(self).", |vm, args| {
        let inner = vm.repr_of(&mapping(&args[0]))?;
        Ok(vm.text(format!("mappingproxy({})", inner.as_str())))
    }),
    def("__str__(self, /)", "Return str(self).", |vm, args| vm.str_of(&mapping(&args[0])).map(Value::from)),
    compared!("__eq__", Equal),
    compared!("__ne__", NotEqual),
    compared!("__lt__", Less),
    compared!("__le__", LessEqual),
    compared!("__gt__", Greater),
    compared!("__ge__", GreaterEqual),
    def("__hash__(self, /)", "Return hash(self).", |vm, args| vm.hash(&mapping(&args[0])).map(Value::int)),
    def("__or__(self, value, /)", "Return self|value.", |vm, args| {
        vm.binary(Binary::Or, &mapping(&args[0]), &mapping(&args[1]))
    }),
    def("__ror__(self, value, /)", "Return value|self.", |vm, args| {
        vm.binary(Binary::Or, &mapping(&args[1]), &mapping(&args[0]))
    }),
    def("__ior__(self, value, /)", "Refused.", |vm, args| {
        let found = vm.type_name(&args[0]);
        Err(vm.type_error(format!("'|=' is not supported by {found}; use '|' instead")))
    }),
    def("get(self, key, default=None, /)", "Return the value for key, else default.", |vm, args| {
        forward(vm, args, "get")
    }),
    def("keys(self, /)", "The mapping's keys.", |vm, args| forward(vm, args, "keys")),
    def("values(self, /)", "The mapping's values.", |vm, args| forward(vm, args, "values")),
    def("items(self, /)", "The mapping's items.", |vm, args| forward(vm, args, "items")),
    def("copy(self, /)", "A copy of the mapping.", |vm, args| forward(vm, args, "copy")),
    class_method("__class_getitem__(cls, item, /)", "See PEP 585.", |vm, args| vm.generic_alias(&args[0], &args[1])),
];
