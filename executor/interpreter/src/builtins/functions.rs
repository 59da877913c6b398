//! Functions.
use crate::Stream;
use crate::memory::{Kind, Value};
use crate::objects::native::{Def, def};
use crate::objects::{BigInt, Complex, List, Str, Tuple};
use crate::vm::{Res, Vm};

/// The built-in functions.
pub const FUNCTIONS: &[Def] = &[
    def(
        "print(*args, sep=None, end=None, file=None, flush=False)",
        "Prints the values to a stream, or to sys.stdout by default.",
        |vm, args| {
            let items = args[0].get::<Tuple>().map(|t| t.to_vec()).unwrap_or_default();
            let mut text = String::new();
            for (place, item) in items.iter().enumerate() {
                if place > 0 {
                    match args[1].native::<Str>() {
                        Some(s) => text.push_str(s.as_str()),
                        None => text.push(' '),
                    }
                }
                let s = vm.str_of(item)?;
                text.push_str(s.as_str());
            }
            match args[2].native::<Str>() {
                Some(s) => text.push_str(s.as_str()),
                None => text.push('\n'),
            }
            vm.write(Stream::Stdout, &text)?;
            Ok(Value::NONE)
        },
    ),
    def("len(obj, /)", "Return the number of items in a container.", |vm, args| {
        Ok(Value::int(vm.length(&args[0])? as i64))
    }),
];

pub fn absolute(vm: &mut Vm, value: &Value) -> Res {
    let _ = (Kind::Int, value.get::<Complex>().is_some(), value.get::<BigInt>().is_some());
    Err(vm.type_error("abs"))
}
pub fn power(vm: &mut Vm, a: &Value, b: &Value, c: &Value) -> Res {
    vm.int_power_modulo(a, b, c)
}
pub fn sorted(vm: &mut Vm, value: &Value) -> Res {
    Ok(Value::from(List::new(vm.collect(value)?)))
}
