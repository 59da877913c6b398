//! Fixed-point numbers with so many groups behind the point: what exponentials and logarithms are worked out in.
//! They are not negative, and cut off: results are a little too small.

use super::limbs::{self, BASE, Limbs, WIDTH, add_to, divide_slice, trim};
use super::number::Number;
use super::product::multiply;
use crate::vm::{Res, Vm};

/// `a * b`
pub fn times(vm: &mut Vm, a: &[u64], b: &[u64], groups: usize) -> Res<Limbs> {
    let product = multiply(vm, a, b)?;
    Ok(Limbs::from_slice(product.get(groups..).unwrap_or(&[])))
}

/// One.
pub fn one(groups: usize) -> Limbs {
    let mut one = Limbs::from_elem(0, groups);
    one.push(1);
    one
}

/// From so many groups behind the point to another count.
pub fn resized(number: &[u64], from: usize, to: usize) -> Limbs {
    if to <= from {
        return Limbs::from_slice(number.get(from - to..).unwrap_or(&[]));
    }
    let mut longer = Limbs::from_elem(0, to - from);
    longer.extend_from_slice(number);
    longer
}

/// A number without its sign.
pub fn from_number(vm: &mut Vm, x: &Number, groups: usize) -> Res<Limbs> {
    let places = x.exponent + (groups * WIDTH) as i64;
    if places >= 0 {
        vm.charge(usize::try_from(places).unwrap_or(usize::MAX) / 2 + x.digits.len() * 8)?;
        return Ok(limbs::shift_left(&x.digits, places as usize));
    }
    Ok(limbs::shift_right(&x.digits, usize::try_from(-places).unwrap_or(usize::MAX)).0)
}

/// `number /= 2^bits`
fn halve(number: &mut Limbs, mut bits: usize) {
    while bits > 0 {
        let step = bits.min(59);
        divide_slice(number, 1 << step);
        bits -= step;
    }
    trim(number);
}

/// About the decimal logarithm of a number that is not zero.
fn size(number: &[u64], groups: usize) -> f64 {
    let [.., top] = number else { return f64::NEG_INFINITY };
    let below = number.len().checked_sub(2).and_then(|at| number.get(at)).copied().unwrap_or(0);
    libm::log10(*top as f64 + below as f64 / BASE as f64) + WIDTH as f64 * (number.len() as f64 - 1.0 - groups as f64)
}

/// How often the argument of an exponential is halved, for so many groups.
fn halvings(groups: usize) -> usize {
    (libm::sqrt((groups * WIDTH) as f64) * 0.9) as usize + 2
}

/// How many more groups [`exponential`] works with, so that its result is right but for the last digits.
fn spare(groups: usize) -> usize {
    (halvings(groups) as f64 * 0.302) as usize / WIDTH + 1
}

/// e to the power of a number below three; wrong by less than 10^9 in the last group.
pub fn exponential(vm: &mut Vm, number: &[u64], groups: usize) -> Res<Limbs> {
    let more = spare(groups);
    let halvings = halvings(groups);
    let whole = groups + more;
    vm.charge(whole * 64)?;
    let mut x = resized(number, groups, whole);
    halve(&mut x, halvings);
    if x.is_empty() {
        return Ok(one(groups));
    }
    // Terms until they vanish.
    let step = size(&x, whole);
    let (mut terms, mut left) = (1_u64, -((whole * WIDTH) as f64));
    while left < 0.0 {
        left += libm::log10(terms as f64) - step;
        terms += 1;
    }
    // They are summed in rows: within a row only divisions by small numbers and sums are needed.
    let row = (libm::sqrt(terms as f64) as u64).clamp(1, 64);
    vm.charge((row as usize + 2) * whole * 8)?;
    let mut powers = vec![one(whole), x.clone()];
    while powers.len() as u64 <= row {
        let next = times(vm, powers.last().map_or(&[], |last| last), &x, whole)?;
        powers.push(next);
    }
    let mut sum = Limbs::new();
    for term in (1..=terms).rev() {
        if let Some(power) = powers.get((term % row) as usize) {
            add_to(&mut sum, power);
        }
        vm.tick(whole / 8 + 1)?;
        limbs::divide_small(&mut sum, term);
        if term % row == 0
            && let Some(power) = powers.get(row as usize)
        {
            sum = times(vm, &sum, power, whole)?;
        }
    }
    add_to(&mut sum, &one(whole));
    for _ in 0..halvings {
        sum = times(vm, &sum, &sum, whole)?;
    }
    Ok(resized(&sum, whole, groups))
}

/// The area tangent of one over a number.
fn inverse_tangent(vm: &mut Vm, of: u64, factor: u64, groups: usize) -> Res<Limbs> {
    let mut term = one(groups);
    limbs::scale(&mut term, factor);
    limbs::divide_small(&mut term, of);
    let mut sum = term.clone();
    let mut odd = 1;
    while !term.is_empty() {
        vm.tick(groups / 4 + 1)?;
        limbs::divide_small(&mut term, of * of);
        odd += 2;
        let mut part = term.clone();
        limbs::divide_small(&mut part, odd);
        add_to(&mut sum, &part);
    }
    Ok(sum)
}

/// The natural logarithm of ten as far as it is known.
struct Ten {
    digits: Limbs,
    groups: usize,
}

const STATE: &str = "decimal logarithm";

/// The natural logarithm of ten; wrong by less than a thousand in the last digits.
pub fn ln_ten(vm: &mut Vm, groups: usize) -> Res<Limbs> {
    if let Some(known) = vm.module_state.get(STATE).and_then(|state| state.downcast_ref::<Ten>())
        && known.groups >= groups
    {
        return Ok(resized(&known.digits, known.groups, groups));
    }
    let more = groups + 1 + groups / 8;
    vm.charge(more * 8 * 8)?;
    let mut sum = inverse_tangent(vm, 31, 46, more)?;
    add_to(&mut sum, &inverse_tangent(vm, 49, 34, more)?);
    add_to(&mut sum, &inverse_tangent(vm, 161, 20, more)?);
    // The last group is wrong by as much as there were terms.
    let digits = resized(&sum, more, more - 1);
    let result = resized(&digits, more - 1, groups);
    vm.module_state.insert(STATE, Box::new(Ten { digits, groups: more - 1 }));
    Ok(result)
}
