//! `product`, `permutations`, `combinations`, `combinations_with_replacement`.

use super::{Classes, made};
use crate::memory::{Kind, Tuple, Value, Visitor};
use crate::objects::iter::NativeIter;
use crate::objects::native::static_method;
use crate::vm::{Res, Vm};

pub const CLASSES: Classes = &[
    (
        "product",
        &[static_method("__new__(cls, *iterables, repeat=1)", "The cartesian product.", |vm, args| {
            let repeat = vm.index_of(&args[2])?;
            if repeat < 0 {
                return Err(vm.value_error("repeat argument cannot be negative"));
            }
            let mut once = Vec::new();
            // What is repeated no times is not even looked at.
            let iterables = if repeat == 0 { Vec::new() } else { vm.collect(&args[1])? };
            for iterable in iterables {
                once.push(vm.collect(&iterable)?);
            }
            vm.charge((repeat as usize).saturating_mul(once.iter().map(|pool| pool.len() * 16 + 32).sum()))?;
            let mut pools = Vec::new();
            for _ in 0..repeat {
                pools.extend(once.iter().cloned());
            }
            let indices = vec![0; pools.len()];
            let done = pools.iter().any(Vec::is_empty);
            made(&args[0], Product { pools, indices, started: false, done })
        })],
    ),
    (
        "permutations",
        &[static_method("__new__(cls, iterable, r=None)", "Orders of r items.", |vm, args| {
            let pool = vm.collect(&args[1])?;
            let count = if args[2].is_none() {
                pool.len()
            } else {
                match args[2].unwrapped().kind() {
                    Kind::Int | Kind::Bool => {}
                    Kind::BigInt => {
                        return Err(vm.overflow_error("Python int too large to convert to C ssize_t"));
                    }
                    _ => return Err(vm.type_error("Expected int as r")),
                }
                let size = vm.index_of(&args[2])?;
                not_negative(vm, size)?
            };
            let done = count > pool.len();
            let indices = (0..pool.len()).collect();
            let cycles = if done { Vec::new() } else { (0..count).map(|place| pool.len() - place).collect() };
            made(&args[0], Permutations { pool, indices, cycles, count, started: false, done })
        })],
    ),
    (
        "combinations",
        &[static_method("__new__(cls, iterable, r)", "Choices of r items, in order.", |vm, args| {
            let size = vm.index_of(&args[2])?;
            let pool = vm.collect(&args[1])?;
            let count = not_negative(vm, size)?;
            let done = count > pool.len();
            let indices = if done { Vec::new() } else { (0..count).collect() };
            made(&args[0], Combinations { pool, indices, repeats: false, started: false, done })
        })],
    ),
    (
        "combinations_with_replacement",
        &[static_method("__new__(cls, iterable, r)", "Choices of r items, each as often as one likes.", |vm, args| {
            let size = vm.index_of(&args[2])?;
            let pool = vm.collect(&args[1])?;
            let count = not_negative(vm, size)?;
            vm.charge(count.saturating_mul(8))?;
            let done = pool.is_empty() && count > 0;
            made(&args[0], Combinations { pool, indices: vec![0; count], repeats: true, started: false, done })
        })],
    ),
];

fn not_negative(vm: &mut Vm, size: i64) -> Res<usize> {
    if size < 0 {
        return Err(vm.value_error("r must be non-negative"));
    }
    Ok(size as usize)
}

struct Product {
    pools: Vec<Vec<Value>>,
    indices: Vec<usize>,
    started: bool,
    done: bool,
}

impl NativeIter for Product {
    fn next(&mut self, _vm: &mut Vm) -> Res<Option<Value>> {
        if self.done {
            return Ok(None);
        }
        if self.started {
            let mut place = self.indices.len();
            loop {
                if place == 0 {
                    self.done = true;
                    return Ok(None);
                }
                place -= 1;
                self.indices[place] += 1;
                if self.indices[place] < self.pools[place].len() {
                    break;
                }
                self.indices[place] = 0;
            }
        }
        self.started = true;
        let items = self.indices.iter().zip(&self.pools).map(|(index, pool)| pool[*index].clone());
        Ok(Some(Value::from(Tuple::collect(items))))
    }
    fn traverse(&self, visit: Visitor) {
        self.pools.iter().flatten().for_each(visit);
    }
}

struct Permutations {
    pool: Vec<Value>,
    indices: Vec<usize>,
    cycles: Vec<usize>,
    count: usize,
    started: bool,
    done: bool,
}

impl NativeIter for Permutations {
    fn next(&mut self, _vm: &mut Vm) -> Res<Option<Value>> {
        if self.done {
            return Ok(None);
        }
        if self.started {
            let size = self.pool.len();
            let mut place = self.count;
            loop {
                if place == 0 {
                    self.done = true;
                    return Ok(None);
                }
                place -= 1;
                self.cycles[place] -= 1;
                if self.cycles[place] == 0 {
                    self.indices[place..].rotate_left(1);
                    self.cycles[place] = size - place;
                } else {
                    let other = size - self.cycles[place];
                    self.indices.swap(place, other);
                    break;
                }
            }
        }
        self.started = true;
        let items = self.indices[..self.count].iter().map(|index| self.pool[*index].clone());
        Ok(Some(Value::from(Tuple::collect(items))))
    }
    fn traverse(&self, visit: Visitor) {
        self.pool.iter().for_each(visit);
    }
}

struct Combinations {
    pool: Vec<Value>,
    indices: Vec<usize>,
    repeats: bool,
    started: bool,
    done: bool,
}

impl NativeIter for Combinations {
    fn next(&mut self, _vm: &mut Vm) -> Res<Option<Value>> {
        if self.done {
            return Ok(None);
        }
        if self.started {
            let (size, count) = (self.pool.len(), self.indices.len());
            // The last place that can still go up.
            let most = |place: usize| if self.repeats { size - 1 } else { place + size - count };
            let Some(place) = (0..count).rev().find(|&place| self.indices[place] != most(place)) else {
                self.done = true;
                return Ok(None);
            };
            let value = self.indices[place] + 1;
            for behind in place..count {
                self.indices[behind] = if self.repeats { value } else { value + behind - place };
            }
        }
        self.started = true;
        let items = self.indices.iter().map(|index| self.pool[*index].clone());
        Ok(Some(Value::from(Tuple::collect(items))))
    }
    fn traverse(&self, visit: Visitor) {
        self.pool.iter().for_each(visit);
    }
}
