//! `types.MappingProxyType`: a mapping that may only be read.
//! <https://docs.python.org/3.13/library/types.html#types.MappingProxyType>

use crate::memory::{Kind, Value, Visitor};
use crate::objects::foreign::ForeignData;
use crate::objects::native::{Def, class_method, def, static_method};
use crate::objects::str::intern;
use crate::objects::{Foreign, Str};
use crate::vm::compare::Comparison;
use crate::vm::operators::Binary;
use crate::vm::{Res, Vm};

/// The data of a proxy: what it shows.
pub struct Proxy {
    pub mapping: Value,
}

impl ForeignData for Proxy {
    fn traverse(&self, visit: Visitor) -> bool {
        visit(&self.mapping);
        true
    }
}

/// A proxy of a mapping.
pub fn new(vm: &mut Vm, mapping: Value) -> Value {
    Value::from(Foreign::new(vm.types.mappingproxy.clone(), Proxy { mapping }))
}

/// The mapping behind a proxy; `None` for anything else.
pub fn mapping_of(value: &Value) -> Option<Value> {
    value.get::<Foreign>()?.downcast::<Proxy>().map(|proxy| proxy.mapping.clone())
}

fn shown(vm: &mut Vm, value: &Value) -> Res {
    mapping_of(value).ok_or_else(|| vm.type_error("a mappingproxy is required"))
}

macro_rules! forward {
    ($signature:literal, $doc:literal) => {
        def($signature, $doc, |vm, args| {
            let mapping = shown(vm, &args[0])?;
            let name = $signature.split('(').next().unwrap_or($signature);
            vm.call_method(&mapping, &intern(name), &args[1..])
        })
    };
}

macro_rules! compared {
    ($signature:literal, $op:ident) => {
        def($signature, "Compares the mapping.", |vm, args| {
            let mapping = shown(vm, &args[0])?;
            let other = mapping_of(&args[1]).unwrap_or_else(|| args[1].clone());
            vm.compare(Comparison::$op, &mapping, &other)
        })
    };
}

/// Methods of the type.
pub const METHODS: &[Def] = &[
    static_method("__new__(cls, mapping)", "A view of a mapping that cannot change it.", |vm, args| {
        let getitem = vm.names.getitem.clone();
        let sequence = matches!(args[1].kind(), Kind::List | Kind::Tuple);
        if sequence || vm.class_of(&args[1]).lookup(&getitem).is_none() {
            let found = vm.type_name(&args[1]);
            return Err(vm.type_error(format!("mappingproxy() argument must be a mapping, not {found}")));
        }
        Ok(new(vm, args[1].clone()))
    }),
    class_method(
        "__class_getitem__(cls, item, /)",
        "MappingProxyType[str, int]",
        crate::objects::generic_alias::class_item,
    ),
    def("get(self, key, default=None, /)", "The value of a key, or a default.", |vm, args| {
        let mapping = shown(vm, &args[0])?;
        vm.call_method(&mapping, &intern("get"), &args[1..])
    }),
    forward!("keys(self, /)", "A view of the keys."),
    forward!("values(self, /)", "A view of the values."),
    forward!("items(self, /)", "A view of the pairs."),
    forward!("copy(self, /)", "A copy of the mapping."),
    def("__getitem__(self, key, /)", "Return self[key].", |vm, args| {
        let mapping = shown(vm, &args[0])?;
        vm.get_item(&mapping, &args[1])
    }),
    def("__contains__(self, key, /)", "Return bool(key in self).", |vm, args| {
        let mapping = shown(vm, &args[0])?;
        vm.contains(&mapping, &args[1]).map(Value::bool)
    }),
    def("__len__(self, /)", "Return len(self).", |vm, args| {
        let mapping = shown(vm, &args[0])?;
        vm.length(&mapping).map(|length| Value::int(length as i64))
    }),
    def("__iter__(self, /)", "Implement iter(self).", |vm, args| {
        let mapping = shown(vm, &args[0])?;
        vm.iter(&mapping)
    }),
    forward!("__reversed__(self, /)", "An iterator from the last key."),
    def("__repr__(self, /)", "Return repr(self).", |vm, args| {
        let mapping = shown(vm, &args[0])?;
        let text = vm.deeper(|vm| vm.repr_of(&mapping))?;
        Ok(Value::from(Str::new(format!("mappingproxy({})", text.as_str()))))
    }),
    def("__str__(self, /)", "Return str(self).", |vm, args| {
        let mapping = shown(vm, &args[0])?;
        vm.deeper(|vm| vm.str_of(&mapping)).map(Value::from)
    }),
    def("__hash__(self, /)", "Return hash(self).", |vm, args| {
        let mapping = shown(vm, &args[0])?;
        vm.hash(&mapping).map(Value::int)
    }),
    def("__or__(self, value, /)", "Return self|value.", |vm, args| {
        let mapping = shown(vm, &args[0])?;
        let other = mapping_of(&args[1]).unwrap_or_else(|| args[1].clone());
        vm.binary(Binary::Or, &mapping, &other)
    }),
    def("__ror__(self, value, /)", "Return value|self.", |vm, args| {
        let mapping = shown(vm, &args[0])?;
        vm.binary(Binary::Or, &args[1], &mapping)
    }),
    compared!("__eq__(self, value, /)", Equal),
    compared!("__ne__(self, value, /)", NotEqual),
    compared!("__lt__(self, value, /)", Less),
    compared!("__le__(self, value, /)", LessEqual),
    compared!("__gt__(self, value, /)", Greater),
    compared!("__ge__(self, value, /)", GreaterEqual),
];
