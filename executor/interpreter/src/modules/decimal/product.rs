//! Products of natural numbers, by their sizes: column by column, by Karatsuba's method, by transforms.

use super::limbs::{BASE, Limbs, add_into, split, split_wide, subtract_from, trim, trimmed};
use super::transform;
use crate::vm::{Res, Vm};

/// From so many groups in the shorter factor on, halves are multiplied.
const KARATSUBA: usize = 48;
/// From so many on, transforms are.
const TRANSFORM: usize = 1600;
/// So many groups are multiplied by a short factor between two looks at the limits.
const STRETCH: usize = 4096;
/// One look at the limits is worth so many products of groups.
const PER_TICK: usize = 16;

/// `a * b`
pub fn multiply(vm: &mut Vm, a: &[u64], b: &[u64]) -> Res<Limbs> {
    if let ([x], [y]) = (a, b) {
        let (high, low) = split(u128::from(*x) * u128::from(*y));
        let mut product = Limbs::new();
        product.push(low);
        if high != 0 {
            product.push(high);
        }
        return Ok(product);
    }
    let length = a.len() + b.len();
    if a.is_empty() || b.is_empty() {
        return Ok(Limbs::new());
    }
    vm.charge(length * 8)?;
    let mut product = Limbs::from_elem(0, length);
    into(vm, a, b, &mut product)?;
    trim(&mut product);
    Ok(product)
}

/// `a * a`
pub fn square(vm: &mut Vm, a: &[u64]) -> Res<Limbs> {
    multiply(vm, a, a)
}

/// Writes a product over zeros, as many groups as both factors have.
fn into(vm: &mut Vm, a: &[u64], b: &[u64], out: &mut [u64]) -> Res<()> {
    let (long, short) = if a.len() >= b.len() { (a, b) } else { (b, a) };
    if short.is_empty() {
        return Ok(());
    }
    if short.len() < KARATSUBA && long.len() <= STRETCH {
        if long.len() > 4 {
            vm.tick(long.len() * short.len() / PER_TICK)?;
        }
        columns(long, short, out);
        return Ok(());
    }
    if long.len() > 2 * short.len() {
        // Piece by piece, each about as long as the shorter one.
        let mut at = 0;
        for piece in long.chunks(if short.len() < KARATSUBA { STRETCH } else { short.len() }) {
            vm.charge((piece.len() + short.len()) * 8)?;
            let mut part = vec![0; piece.len() + short.len()];
            into(vm, piece, short, &mut part)?;
            add_into(&mut out[at..], trimmed(&part));
            at += piece.len();
        }
        return Ok(());
    }
    if short.len() >= TRANSFORM && transform::holds(long.len() + short.len()) {
        return transform::multiply(vm, long, short, out);
    }
    vm.deeper(|vm| halves(vm, long, short, out))
}

/// Each group of the product from all pairs that fall into it: one division by the base for each.
fn columns(long: &[u64], short: &[u64], out: &mut [u64]) {
    let mut carry = 0_u128;
    let (n, m) = (long.len(), short.len());
    for (place, group) in out.iter_mut().enumerate().take(n + m - 1) {
        let first = (place + 1).saturating_sub(n);
        let last = (place + 1).min(m);
        let mut sum = carry;
        let reversed = long[place + 1 - last..place + 1 - first].iter().rev();
        for (x, y) in short[first..last].iter().zip(reversed) {
            sum += u128::from(*x) * u128::from(*y);
        }
        (carry, *group) = split_wide(sum);
    }
    out[n + m - 1] = carry as u64;
}

/// Three products of halves instead of four.
fn halves(vm: &mut Vm, a: &[u64], b: &[u64], out: &mut [u64]) -> Res<()> {
    let half = a.len().div_ceil(2);
    let (a_low, a_high) = a.split_at(half);
    if b.len() <= half {
        // The other factor has no upper half.
        into(vm, trimmed(a_low), b, &mut out[..half + b.len()])?;
        vm.charge((a_high.len() + b.len()) * 8)?;
        let mut upper = vec![0; a_high.len() + b.len()];
        into(vm, a_high, b, &mut upper)?;
        add_into(&mut out[half..], trimmed(&upper));
        return Ok(());
    }
    let (b_low, b_high) = b.split_at(half);
    vm.charge((4 * half + 4) * 8)?;
    let sum = |low: &[u64], high: &[u64]| {
        let mut sum = low.to_vec();
        let carry = add_into(&mut sum, high);
        sum.push(carry);
        sum
    };
    let (a_sum, b_sum) = (sum(a_low, a_high), sum(b_low, b_high));
    let mut middle = vec![0; 2 * half + 2];
    into(vm, &a_sum, &b_sum, &mut middle)?;
    {
        let (low, high) = out.split_at_mut(2 * half);
        into(vm, a_low, b_low, low)?;
        into(vm, a_high, b_high, high)?;
    }
    subtract_from(&mut middle, trimmed(&out[..2 * half]));
    subtract_from(&mut middle, trimmed(&out[2 * half..]));
    add_into(&mut out[half..], trimmed(&middle));
    vm.tick(half / PER_TICK)?;
    Ok(())
}

const _: () = assert!(KARATSUBA < 300, "so many products have to fit into the sum of a column");
const _: () = assert!(BASE < 1 << 60);
