//! Products of long numbers by number-theoretic transforms: each group of eighteen digits is three of six, and sums of
//! products of those stay below one prime.

use super::limbs::BASE;
use crate::vm::{Res, Vm};

/// 2^64 - 2^32 + 1: numbers are reduced by it with shifts, and it has roots of unity of every order up to 2^32.
const PRIME: u64 = 0xFFFF_FFFF_0000_0001;
const GENERATOR: u64 = 7;
const PIECE: u64 = 1_000_000;
/// Products of two pieces of which sums stay below the prime.
const MOST_PIECES: usize = 1 << 24;
/// One look at the limits is worth so many steps.
const PER_TICK: usize = 4;
/// So many steps are made between two looks.
const STRIDE: usize = 1 << 16;

/// Whether a product of so many groups can be made.
pub fn holds(groups: usize) -> bool {
    groups.saturating_mul(3) <= MOST_PIECES
}

#[inline(always)]
fn add(a: u64, b: u64) -> u64 {
    let (sum, over) = a.overflowing_add(b);
    let (less, under) = sum.overflowing_sub(PRIME);
    if over || !under { less } else { sum }
}

#[inline(always)]
fn subtract(a: u64, b: u64) -> u64 {
    let (difference, under) = a.overflowing_sub(b);
    if under { difference.wrapping_add(PRIME) } else { difference }
}

#[inline(always)]
fn multiply_words(a: u64, b: u64) -> u64 {
    let product = u128::from(a) * u128::from(b);
    let (low, high) = (product as u64, (product >> 64) as u64);
    let (top, middle) = (high >> 32, high & 0xFFFF_FFFF);
    // 2^96 is -1 and 2^64 is 2^32 - 1.
    let (mut result, under) = low.overflowing_sub(top);
    if under {
        result = result.wrapping_sub(0xFFFF_FFFF);
    }
    let (sum, over) = result.overflowing_add(middle * 0xFFFF_FFFF);
    let sum = if over { sum.wrapping_add(0xFFFF_FFFF) } else { sum };
    if sum >= PRIME { sum - PRIME } else { sum }
}

fn power(mut base: u64, mut exponent: u64) -> u64 {
    let mut result = 1;
    while exponent != 0 {
        if exponent & 1 == 1 {
            result = multiply_words(result, base);
        }
        base = multiply_words(base, base);
        exponent >>= 1;
    }
    result
}

/// The powers of a root of unity of an order, as many as the first half of them.
fn roots(vm: &mut Vm, order: usize, inverse: bool) -> Res<Vec<u64>> {
    let mut step = power(GENERATOR, (PRIME - 1) / order as u64);
    if inverse {
        step = power(step, PRIME - 2);
    }
    vm.charge(order * 4)?;
    vm.tick(order / (2 * PER_TICK))?;
    let mut roots = Vec::with_capacity(order / 2);
    let mut root = 1;
    for _ in 0..order / 2 {
        roots.push(root);
        root = multiply_words(root, step);
    }
    Ok(roots)
}

/// From values in order to their transform in reversed order of bits.
fn forward(vm: &mut Vm, values: &mut [u64], roots: &[u64]) -> Res<()> {
    let mut width = values.len() / 2;
    let mut step = 1;
    while width > 0 {
        rounds(vm, values, width, |low, high, at| {
            let (x, y) = (*low, *high);
            *low = add(x, y);
            *high = multiply_words(subtract(x, y), roots[at * step]);
        })?;
        width /= 2;
        step *= 2;
    }
    Ok(())
}

/// And back, times the length; the roots are the inverse ones.
fn backward(vm: &mut Vm, values: &mut [u64], roots: &[u64]) -> Res<()> {
    let mut width = 1;
    while width < values.len() {
        let step = values.len() / (2 * width);
        rounds(vm, values, width, |low, high, at| {
            let (x, y) = (*low, multiply_words(*high, roots[at * step]));
            *low = add(x, y);
            *high = subtract(x, y);
        })?;
        width *= 2;
    }
    Ok(())
}

/// One pass over all pairs that lie so far apart, with looks at the limits.
#[inline(always)]
fn rounds(vm: &mut Vm, values: &mut [u64], width: usize, each: impl Fn(&mut u64, &mut u64, usize)) -> Res<()> {
    let mut done = 0;
    for block in values.chunks_exact_mut(2 * width) {
        let (low, high) = block.split_at_mut(width);
        let parts = low.chunks_mut(STRIDE).zip(high.chunks_mut(STRIDE));
        for (part, (low, high)) in parts.enumerate() {
            let start = part * STRIDE;
            for (at, (x, y)) in low.iter_mut().zip(high).enumerate() {
                each(x, y, start + at);
            }
            done += low.len();
            if done >= STRIDE {
                vm.tick(done / PER_TICK)?;
                done = 0;
            }
        }
    }
    vm.tick(done / PER_TICK)
}

fn pieces(vm: &mut Vm, limbs: &[u64], length: usize) -> Res<Vec<u64>> {
    vm.charge(length * 8)?;
    let mut pieces = Vec::with_capacity(length);
    for limb in limbs {
        pieces.extend([limb % PIECE, limb / PIECE % PIECE, limb / (PIECE * PIECE)]);
    }
    pieces.resize(length, 0);
    Ok(pieces)
}

/// Writes the product of two numbers, as many groups as both have.
pub fn multiply(vm: &mut Vm, a: &[u64], b: &[u64], out: &mut [u64]) -> Res<()> {
    let length = ((a.len() + b.len()) * 3).next_power_of_two();
    let mut left = pieces(vm, a, length)?;
    {
        let roots = roots(vm, length, false)?;
        forward(vm, &mut left, &roots)?;
        if std::ptr::eq(a, b) {
            left.iter_mut().for_each(|x| *x = multiply_words(*x, *x));
        } else {
            let mut right = pieces(vm, b, length)?;
            forward(vm, &mut right, &roots)?;
            left.iter_mut().zip(&right).for_each(|(x, y)| *x = multiply_words(*x, *y));
        }
    }
    let roots = roots(vm, length, true)?;
    backward(vm, &mut left, &roots)?;
    let scale = power(length as u64, PRIME - 2);
    let mut carry = 0_u64;
    let mut next = left.iter().map(|value| {
        let sum = u128::from(multiply_words(*value, scale)) + u128::from(carry);
        carry = (sum / u128::from(PIECE)) as u64;
        (sum % u128::from(PIECE)) as u64
    });
    for group in out.iter_mut() {
        let (low, middle, high) = (next.next(), next.next(), next.next());
        *group = low.unwrap_or(0) + middle.unwrap_or(0) * PIECE + high.unwrap_or(0) * (PIECE * PIECE);
    }
    vm.tick(length / PER_TICK)
}

const _: () = assert!(PIECE * PIECE * PIECE == BASE);
const _: () = assert!((MOST_PIECES as u128) * ((PIECE - 1) as u128) * ((PIECE - 1) as u128) < PRIME as u128);
