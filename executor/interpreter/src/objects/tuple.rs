//! Methods of `tuple`. <https://docs.python.org/3.13/library/stdtypes.html#tuples>

use super::list::methods::search_bounds;
use crate::memory::{Kind, Tuple, Value};
use crate::objects::native::{Def, class_method, def, static_method};

/// Methods of the type.
pub const METHODS: &[Def] = &[
    static_method("__new__(cls, iterable=(), /)", "A tuple of the items of an iterable.", |vm, args| {
        let class = vm.types.tuple.clone();
        let value = if args[1].kind() == Kind::Tuple {
            args[1].clone()
        } else {
            Value::from(Tuple::from_vec(vm.collect(&args[1])?))
        };
        vm.wrap_native(&args[0], &class, value)
    }),
    class_method("__class_getitem__(cls, item, /)", "tuple[int, str]", super::generic_alias::class_item),
    def("count(self, value, /)", "How many items are equal to a value.", |vm, args| {
        let tuple = vm.receiver::<Tuple>(&args[0])?;
        let mut count = 0;
        for item in tuple.iter() {
            vm.tick(1)?;
            if vm.same_or_equal(item, &args[1])? {
                count += 1;
            }
        }
        Ok(Value::int(count))
    }),
    def(
        "index(self, value, start=0, stop=9223372036854775807, /)",
        "The first place of a value, which must be there.",
        |vm, args| {
            let tuple = vm.receiver::<Tuple>(&args[0])?;
            let (start, stop) = search_bounds(vm, &args[2], &args[3], tuple.len())?;
            for (place, item) in tuple.iter().enumerate().take(stop).skip(start) {
                vm.tick(1)?;
                if vm.same_or_equal(item, &args[1])? {
                    return Ok(Value::int(place as i64));
                }
            }
            Err(vm.value_error("tuple.index(x): x not in tuple"))
        },
    ),
    def("__getnewargs__(self, /)", "What a copy is made from.", |vm, args| {
        let tuple = vm.receiver::<Tuple>(&args[0])?;
        Ok(Value::from(Tuple::from_vec(vec![tuple.value()])))
    }),
];
