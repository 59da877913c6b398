//! What reads a field of a named tuple: `_tuplegetter`.

use crate::memory::{Tuple, Value, Visitor};
use crate::objects::Foreign;
use crate::objects::foreign::ForeignData;
use crate::objects::native::{Def, def, member, setter, static_method};
use crate::vm::{Res, Vm};
use std::cell::RefCell;

/// The place of a field in the tuple, and what is said of it.
struct Field {
    place: i64,
    doc: RefCell<Value>,
}

impl ForeignData for Field {
    fn traverse(&self, visit: Visitor) -> bool {
        let Ok(doc) = self.doc.try_borrow() else { return false };
        visit(&doc);
        true
    }
    fn clear(&self) {
        drop(self.doc.replace(Value::NONE));
    }
}

fn field(value: &Value) -> &Field {
    value.native::<Foreign>().and_then(|object| object.downcast::<Field>()).expect("methods of fields get fields")
}

fn doc(value: &Value) -> Value {
    field(value).doc.borrow().clone()
}

fn read(vm: &mut Vm, args: &[Value]) -> Res {
    crate::objects::descriptors::asked_of_something(vm, args)?;
    let place = field(&args[0]).place;
    let Some(tuple) = args[1].native_ref::<Tuple>() else {
        if args[1].is_none() {
            return Ok(args[0].clone());
        }
        let found = vm.type_name(&args[1]);
        let message = format!("descriptor for index '{place}' for tuple subclasses doesn't apply to '{found}' object");
        return Err(vm.type_error(message));
    };
    let item = usize::try_from(place).ok().and_then(|place| tuple.get(place).cloned());
    item.ok_or_else(|| vm.index_error("tuple index out of range"))
}

/// The methods of a field.
pub const METHODS: &[Def] = &[
    static_method("__new__(cls, index, doc, /)", "Create and return a new object.", |vm, args| {
        let place = vm.index_of(&args[1])?;
        let class = args[0].to_ref().expect("__new__ gets a class");
        Ok(Value::from(Foreign::new(class, Field { place, doc: RefCell::new(args[2].clone()) })))
    }),
    def("__repr__(self, /)", "Return repr(self).", |vm, args| {
        let shown = vm.repr_of(&doc(&args[0]))?;
        Ok(vm.text(format!("_tuplegetter({}, {})", field(&args[0]).place, shown.as_str())))
    }),
    def("__get__(self, instance, owner=None, /)", "Return an attribute of instance, which is of type owner.", read),
    def("__set__(self, instance, value, /)", "Set an attribute of instance to value.", |vm, _| {
        Err(vm.error(&vm.errors.AttributeError.clone(), "can't set attribute"))
    }),
    def("__delete__(self, instance, /)", "Delete an attribute of instance.", |vm, _| {
        Err(vm.error(&vm.errors.AttributeError.clone(), "can't delete attribute"))
    }),
    def("__reduce__(self, /)", "", |vm, args| {
        let class = vm.class_of(&args[0]).value();
        let given = Tuple::from_vec(vec![Value::int(field(&args[0]).place), doc(&args[0])]);
        Ok(Value::from(Tuple::from_vec(vec![class, Value::from(given)])))
    }),
    member("__doc__", "", |_, args| Ok(doc(&args[0]))),
    setter("__doc__", |_, args| {
        let new = if args[1].is_undef() { Value::NONE } else { args[1].clone() };
        drop(field(&args[0]).doc.replace(new));
        Ok(Value::NONE)
    }),
];
