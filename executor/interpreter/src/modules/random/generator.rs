//! The generator below `random.Random`: a Mersenne twister as an object.

use super::mersenne::Mersenne;
use crate::memory::{Kind, Tuple, Value};
use crate::objects::foreign::ForeignData;
use crate::objects::int::{from_big, to_big};
use crate::objects::native::{Def, def, static_method};
use crate::objects::{Foreign, Instance, Type};
use crate::vm::{Res, Vm};
use dashu_int::ops::{BitTest, UnsignedAbs};
use dashu_int::{IBig, UBig};
use std::cell::RefCell;

struct Generator(RefCell<Mersenne>);

impl ForeignData for Generator {}

fn this<'v>(vm: &Vm, value: &'v Value) -> Res<&'v RefCell<Mersenne>> {
    match value.native::<Foreign>().and_then(|object| object.downcast::<Generator>()) {
        Some(generator) => Ok(&generator.0),
        None => Err(vm.type_error("a random.Random is required")),
    }
}

/// A generator seeded by the host.
fn unpredictable(vm: &mut Vm) -> Mersenne {
    let mut bytes = [0; 2496];
    vm.host.entropy(&mut bytes);
    let words: Vec<u32> =
        bytes.chunks_exact(4).map(|b| b.iter().fold(0, |word, byte| word << 8 | u32::from(*byte))).collect();
    Mersenne::from_words(&words)
}

/// The little-endian 32-bit words of a magnitude.
fn words(number: &IBig) -> Vec<u32> {
    let bytes = number.clone().unsigned_abs().to_le_bytes();
    bytes.chunks(4).map(|chunk| chunk.iter().rev().fold(0, |word, byte| word << 8 | u32::from(*byte))).collect()
}

fn number(words: &[u32]) -> UBig {
    let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
    UBig::from_le_bytes(&bytes)
}

fn seed(vm: &mut Vm, args: &[Value]) -> Res {
    let given = args[1].unwrapped().clone();
    let made = match given.kind() {
        Kind::None => unpredictable(vm),
        Kind::Int | Kind::Bool | Kind::BigInt => {
            let number = to_big(&given).unwrap_or(IBig::ZERO);
            vm.charge(number.clone().unsigned_abs().bit_len() / 8)?;
            vm.tick(2000)?;
            Mersenne::from_words(&words(&number))
        }
        _ => {
            let hash = vm.hash(&args[1])?;
            vm.tick(2000)?;
            Mersenne::from_u64(hash as u64)
        }
    };
    *this(vm, &args[0])?.borrow_mut() = made;
    Ok(Value::NONE)
}

fn bits(vm: &mut Vm, generator: &RefCell<Mersenne>, count: &Value) -> Res {
    let count = vm.index_of(count)?;
    if count < 0 {
        return Err(vm.value_error("number of bits must be non-negative"));
    }
    if count <= 63 {
        return Ok(Value::int(generator.borrow_mut().getrandbits_u64(count as u32) as i64));
    }
    vm.charge(count as usize / 8)?;
    let drawn = generator.borrow_mut().getrandbits(count as usize);
    Ok(from_big(IBig::from(number(&drawn))))
}

/// A number below a positive limit: as many bits as the limit has, again and again until they are below it.
fn below(vm: &mut Vm, args: &[Value]) -> Res {
    let generator = this(vm, &args[0])?;
    let limit = vm.index_value(&args[1])?;
    if let Some(small) = limit.as_int() {
        return Ok(Value::int(generator.borrow_mut().below(small.max(0) as u64) as i64));
    }
    let limit = to_big(&limit).unwrap_or(IBig::ZERO);
    if limit <= IBig::ZERO {
        return Ok(Value::int(0));
    }
    let count = limit.clone().unsigned_abs().bit_len();
    vm.charge(count / 8)?;
    loop {
        vm.tick(count / 32 + 1)?;
        let drawn = generator.borrow_mut().getrandbits(count);
        let drawn = IBig::from(number(&drawn));
        if drawn < limit {
            return Ok(from_big(drawn));
        }
    }
}

fn set_state(vm: &mut Vm, args: &[Value]) -> Res {
    let Some(state) = args[1].native_ref::<Tuple>() else {
        return Err(vm.type_error("state vector must be a tuple"));
    };
    if state.len() != 625 {
        return Err(vm.value_error("state vector is the wrong size"));
    }
    let mut words = Vec::with_capacity(624);
    for word in state.iter().take(624) {
        let word = vm.index_value(word)?;
        match word.as_int() {
            Some(word) if word >= 0 => words.push(word as u32),
            Some(_) => return Err(vm.overflow_error("can't convert negative value to unsigned int")),
            None => return Err(vm.overflow_error("Python int too large to convert to C unsigned long")),
        }
    }
    let index = vm.index_of(state.get(624).unwrap_or(&Value::NONE))?;
    let made = usize::try_from(index).ok().and_then(|index| Mersenne::from_state(&words, index));
    match made {
        Some(made) => *this(vm, &args[0])?.borrow_mut() = made,
        None => return Err(vm.value_error("invalid state")),
    }
    Ok(Value::NONE)
}

/// The methods of the class below `random.Random`.
pub const METHODS: &[Def] = &[
    static_method("__new__(cls, *args, **kwargs)", "Create and return a new object.", |vm, args| {
        let Some(class) = args[0].to_ref::<Type>() else { return Err(vm.type_error("a class is required")) };
        // `__init__` seeds it at once; the first state does not matter.
        let data = Generator(RefCell::new(Mersenne::from_u64(0)));
        if class.user {
            let base = class.mro.borrow().iter().find(|class| !class.user).cloned();
            let inner = Foreign::new(base.unwrap_or_else(|| class.clone()), data);
            return Ok(Value::from(Instance::new(class, Value::from(inner))));
        }
        let made = Value::from(Foreign::new(class, data));
        seed(vm, &[made.clone(), Value::NONE])?;
        Ok(made)
    }),
    def("seed(self, n=None, /)", "Defined in the class above.", seed),
    def("random(self, /)", "random() -> x in the interval [0, 1).", |vm, args| {
        Ok(Value::float(this(vm, &args[0])?.borrow_mut().random()))
    }),
    def("getrandbits(self, k, /)", "getrandbits(k) -> x.  Generates an int with k random bits.", |vm, args| {
        let generator = this(vm, &args[0])?;
        bits(vm, generator, &args[1])
    }),
    def("_randbelow(self, limit, /)", "A random int in range(limit).", below),
    def("getstate(self, /)", "getstate() -> tuple containing the current state.", |vm, args| {
        let generator = this(vm, &args[0])?.borrow();
        let (words, index) = generator.state();
        let mut state: Vec<Value> = words.iter().map(|word| Value::int(i64::from(*word))).collect();
        state.push(Value::int(index as i64));
        Ok(Value::from(Tuple::from_vec(state)))
    }),
    def("setstate(self, state, /)", "setstate(state) -> None.  Restores generator state.", set_state),
];
