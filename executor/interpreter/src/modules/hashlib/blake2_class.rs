//! The classes `blake2b` and `blake2s`: what their constructors take and refuse.
//! <https://docs.python.org/3.13/library/hashlib.html#blake2>

use super::{State, blake2, data, made};
use crate::memory::Value;
use crate::objects::native::{Def, static_method};
use crate::vm::{Res, Vm};

macro_rules! constructor {
    ($wide:literal) => {
        static_method(
            "__new__(cls, data=<unset>, /, *, digest_size=<unset>, key=<unset>, salt=<unset>, person=<unset>, fanout=1, \
             depth=1, leaf_size=0, node_offset=0, node_depth=0, inner_size=0, last_node=False, usedforsecurity=True)",
            "A hash, fed with some bytes.",
            |vm, args| start(vm, args, $wide),
        )
    };
}

/// The constructor of `blake2b`.
pub const WIDE: &[Def] = &[constructor!(true)];
/// The constructor of `blake2s`.
pub const NARROW: &[Def] = &[constructor!(false)];

/// A number that C keeps in an `unsigned long`.
fn unsigned(vm: &mut Vm, value: &Value, too_large: &str) -> Res<u64> {
    if vm.class_of(value).lookup(&vm.names.index).is_none() {
        return Err(vm.type_error("an integer is required"));
    }
    let number = vm.index_value(value)?;
    if number.as_int().is_some_and(|number| number < 0) {
        return Err(vm.value_error("value must be positive"));
    }
    let number = crate::objects::int::to_big(&number).and_then(|number| u64::try_from(number).ok());
    number.ok_or_else(|| vm.overflow_error(too_large))
}

fn between(vm: &mut Vm, number: i64, least: i64, most: i64, wrong: &str) -> Res<u8> {
    if (least..=most).contains(&number) { Ok(number as u8) } else { Err(vm.value_error(wrong)) }
}

fn start(vm: &mut Vm, args: &[Value], wide: bool) -> Res {
    let most = if wide { 64 } else { 32 };
    let size = if args[2].is_undef() { most } else { vm.c_int_argument(&args[2])? };
    let mut parts = [Vec::new(), Vec::new(), Vec::new()];
    for (place, part) in parts.iter_mut().enumerate() {
        if !args[3 + place].is_undef() {
            *part = vm.bytes_of(&args[3 + place])?;
        }
    }
    // All arguments are converted before any is judged.
    let (fanout, depth) = (vm.c_int_argument(&args[6])?, vm.c_int_argument(&args[7])?);
    let leaf = unsigned(vm, &args[8], "Python int too large to convert to C unsigned long")?;
    let offset = unsigned(vm, &args[9], "int too big to convert")?;
    let (node_depth, inner) = (vm.c_int_argument(&args[10])?, vm.c_int_argument(&args[11])?);
    let last_node = vm.truth(&args[12])?;
    if !(1..=most).contains(&size) {
        return Err(vm.value_error(format!("digest_size must be between 1 and {most} bytes")));
    }
    let [key, salt, person] = parts;
    for (name, bytes, limit) in [("salt", &salt, most / 4), ("person", &person, most / 4)] {
        if bytes.len() as i64 > limit {
            return Err(vm.value_error(format!("maximum {name} length is {limit} bytes")));
        }
    }
    let fanout = between(vm, fanout, 0, 255, "fanout must be between 0 and 255")?;
    let depth = between(vm, depth, 1, 255, "depth must be between 1 and 255")?;
    let Ok(leaf) = u32::try_from(leaf) else {
        return Err(vm.overflow_error("leaf_size is too large"));
    };
    if !wide && offset >= 1 << 48 {
        return Err(vm.overflow_error("node_offset is too large"));
    }
    let node_depth = between(vm, node_depth, 0, 255, "node_depth must be between 0 and 255")?;
    let inner = between(vm, inner, 0, most, &format!("inner_size must be between 0 and is {most}"))?;
    if key.len() as i64 > most {
        return Err(vm.value_error(format!("maximum key length is {most} bytes")));
    }
    let mut tree = vec![fanout, depth];
    tree.extend(leaf.to_le_bytes());
    tree.extend(&offset.to_le_bytes()[..if wide { 8 } else { 6 }]);
    tree.extend([node_depth, inner]);
    let size = size as usize;
    let (name, block, mut state) = if wide {
        let hash = blake2::Blake2b::new(size, &key, &salt, &person, &tree, last_node);
        ("blake2b", 128, State::Blake2b(Box::new(hash)))
    } else {
        let hash = blake2::Blake2s::new(size, &key, &salt, &person, &tree, last_node);
        ("blake2s", 64, State::Blake2s(Box::new(hash)))
    };
    if !args[1].is_undef() {
        let bytes = data(vm, &args[1])?;
        state.update(&bytes);
    }
    made(vm, name, size, block, state)
}
