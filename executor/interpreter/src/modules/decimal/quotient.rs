//! Quotients and roots of natural numbers.

use super::limbs::{
    BASE, Divisor, Limbs, add_into, compare, decrement, divide_small, from_u128, scale, split, subtract_from, to_u128,
    trim, trimmed,
};
use super::product::{multiply, square};
use crate::vm::{Res, Vm};
use std::cmp::Ordering;

/// From so many groups in the divisor on, it is halved.
const RECURSIVE: usize = 64;
const PER_TICK: usize = 8;

/// Quotient and remainder; the divisor is not zero.
pub fn divide(vm: &mut Vm, a: &[u64], b: &[u64]) -> Res<(Limbs, Limbs)> {
    if compare(a, b) == Ordering::Less {
        return Ok((Limbs::new(), Limbs::from_slice(a)));
    }
    vm.charge((a.len() * 2 + b.len()) * 8)?;
    if let [divisor] = b {
        let mut quotient = Limbs::from_slice(a);
        vm.tick(a.len() / PER_TICK)?;
        let rest = divide_small(&mut quotient, *divisor);
        return Ok((quotient, if rest == 0 { Limbs::new() } else { Limbs::from_slice(&[rest]) }));
    }
    // The first group of the divisor is made at least half the base, so that quotients are guessed well.
    let factor = BASE / (b.last().copied().unwrap_or(0) + 1);
    let (mut number, mut divisor) = (Limbs::from_slice(a), Limbs::from_slice(b));
    if factor > 1 {
        scale(&mut number, factor);
        scale(&mut divisor, factor);
    }
    let (quotient, mut rest) = if divisor.len() < RECURSIVE || number.len() - divisor.len() < RECURSIVE / 2 {
        by_groups(vm, number, &divisor)?
    } else {
        in_blocks(vm, &number, &divisor)?
    };
    if factor > 1 {
        divide_small(&mut rest, factor);
    }
    Ok((quotient, rest))
}

/// One group of the quotient after the other.
fn by_groups(vm: &mut Vm, mut number: Limbs, divisor: &[u64]) -> Res<(Limbs, Limbs)> {
    let n = divisor.len();
    number.push(0);
    let steps = number.len() - n;
    if n <= 4 {
        vm.tick(steps / 2)?;
    }
    let [.., second, first] = divisor else { return Ok((Limbs::new(), number)) };
    let by_first = Divisor::new(*first);
    let mut quotient = Limbs::from_elem(0, steps);
    for step in (0..steps).rev() {
        if n > 4 {
            vm.tick(n / PER_TICK + 1)?;
        }
        let top = number[step + n];
        let pair = u128::from(top) * u128::from(BASE) + u128::from(number[step + n - 1]);
        let (mut guess, mut rest) = if top >= *first {
            (BASE - 1, pair - u128::from(BASE - 1) * u128::from(*first))
        } else {
            let (guess, rest) = by_first.divide(pair);
            (guess, u128::from(rest))
        };
        while rest < u128::from(BASE)
            && u128::from(guess) * u128::from(*second) > rest * u128::from(BASE) + u128::from(number[step + n - 2])
        {
            guess -= 1;
            rest += u128::from(*first);
        }
        if guess == 0 {
            continue;
        }
        if take_product(&mut number[step..=step + n], divisor, guess) {
            guess -= 1;
            let carry = add_into(&mut number[step..step + n], divisor);
            number[step + n] = (number[step + n] + carry) % BASE;
        }
        quotient[step] = guess;
    }
    trim(&mut quotient);
    trim(&mut number);
    Ok((quotient, number))
}

/// `number -= divisor * factor`, where `number` has one group more; true when that was too much.
#[inline]
fn take_product(number: &mut [u64], divisor: &[u64], factor: u64) -> bool {
    let mut carry = 0;
    let (low, top) = number.split_at_mut(divisor.len());
    for (x, y) in low.iter_mut().zip(divisor) {
        let (high, part) = split(u128::from(*y) * u128::from(factor) + u128::from(carry));
        carry = high;
        if *x < part {
            *x += BASE;
            carry += 1;
        }
        *x -= part;
    }
    let Some(top) = top.first_mut() else { return false };
    let over = *top < carry;
    if over {
        *top += BASE;
    }
    *top -= carry;
    over
}

/// The number in pieces as long as the divisor, each divided by halves.
fn in_blocks(vm: &mut Vm, number: &[u64], divisor: &[u64]) -> Res<(Limbs, Limbs)> {
    // Both are shifted so that the divisor can be halved evenly as often as it will be.
    let mut size = divisor.len();
    let mut halvings = 0;
    while size >= RECURSIVE {
        size = size.div_ceil(2);
        halvings += 1;
    }
    let size = size << halvings;
    let shift = size - divisor.len();
    vm.charge((number.len() + 4 * size) * 8)?;
    let shifted = |limbs: &[u64]| {
        let mut shifted = Limbs::from_elem(0, shift);
        shifted.extend_from_slice(limbs);
        shifted
    };
    let (number, divisor) = (shifted(number), shifted(divisor));
    let mut quotient = Limbs::new();
    let mut rest = Limbs::new();
    for block in (0..number.len().div_ceil(size)).rev() {
        let piece = &number[block * size..((block + 1) * size).min(number.len())];
        let part = joined(piece, &rest, size);
        let (group, left) = halved(vm, &part, &divisor)?;
        quotient = joined(&group, &quotient, size);
        rest = left;
    }
    trim(&mut quotient);
    let rest = Limbs::from_slice(rest.get(shift..).unwrap_or(&[]));
    Ok((quotient, rest))
}

/// `high * BASE^width + low`
fn joined(low: &[u64], high: &[u64], width: usize) -> Limbs {
    let mut whole = Limbs::with_capacity(width + high.len());
    whole.extend_from_slice(low);
    whole.resize(width, 0);
    whole.extend_from_slice(high);
    trim(&mut whole);
    whole
}

/// The groups below a place and those from it on.
fn parted(number: &[u64], place: usize) -> (&[u64], &[u64]) {
    if number.len() <= place { (number, &[]) } else { number.split_at(place) }
}

/// Divides a number that is below the divisor times as many groups as the divisor has.
fn halved(vm: &mut Vm, number: &[u64], divisor: &[u64]) -> Res<(Limbs, Limbs)> {
    let size = divisor.len();
    if size < RECURSIVE || !size.is_multiple_of(2) {
        if compare(number, divisor) == Ordering::Less {
            return Ok((Limbs::new(), Limbs::from_slice(number)));
        }
        return by_groups(vm, Limbs::from_slice(number), divisor);
    }
    let half = size / 2;
    let (low, high) = parted(number, half);
    let (upper, rest) = vm.deeper(|vm| three_halves(vm, high, divisor, half))?;
    let part = joined(trimmed(low), &rest, half);
    let (lower, rest) = vm.deeper(|vm| three_halves(vm, &part, divisor, half))?;
    Ok((joined(&lower, &upper, half), rest))
}

/// Three halves divided by two.
fn three_halves(vm: &mut Vm, number: &[u64], divisor: &[u64], half: usize) -> Res<(Limbs, Limbs)> {
    let (low, high) = parted(number, half);
    let (divisor_low, divisor_high) = divisor.split_at(half);
    vm.charge(half * 8 * 4)?;
    vm.tick(half / PER_TICK)?;
    let (_, top) = parted(high, half);
    let (mut quotient, rest) = if compare(top, divisor_high) == Ordering::Less {
        halved(vm, high, divisor_high)?
    } else {
        // The quotient is as large as can be.
        let quotient = Limbs::from_elem(BASE - 1, half);
        let mut rest = Limbs::from_slice(high);
        rest.resize(rest.len().max(half) + 1, 0);
        add_into(&mut rest, divisor_high);
        let shifted = joined(&[], divisor_high, half);
        subtract_from(&mut rest, &shifted);
        trim(&mut rest);
        (quotient, rest)
    };
    let mut rest = joined(trimmed(low), &rest, half);
    let taken = multiply(vm, &quotient, trimmed(divisor_low))?;
    // What is missing is added before it is taken away.
    while compare(&rest, &taken) == Ordering::Less {
        decrement(&mut quotient);
        let carry = {
            rest.resize(rest.len().max(divisor.len()), 0);
            add_into(&mut rest, divisor)
        };
        if carry != 0 {
            rest.push(carry);
        }
    }
    subtract_from(&mut rest, &taken);
    trim(&mut rest);
    Ok((quotient, rest))
}

/// The integer part of the square root.
pub fn root(vm: &mut Vm, number: &[u64]) -> Res<Limbs> {
    let Some(top) = number.last() else { return Ok(Limbs::new()) };
    // The number is made even in length, and times a square so that its first group is at least a quarter of the base.
    let mut scaled = Limbs::from_slice(number);
    vm.charge(number.len() * 8 * 8)?;
    if number.len() % 2 == 1 {
        scaled.insert(0, 0);
    }
    let mut factor = 1;
    while (top + 1) * (factor * factor) <= BASE / 4 {
        factor *= 2;
    }
    let shift = number.len() % 2 == 1;
    if factor > 1 {
        scale(&mut scaled, factor * factor);
    }
    let (mut root, _) = root_and_rest(vm, &scaled)?;
    if factor > 1 {
        divide_small(&mut root, factor);
    }
    if shift {
        // The square root of the base is a power of ten.
        divide_small(&mut root, 1_000_000_000);
    }
    Ok(root)
}

/// Root and rest of a number of an even count of groups, the first at least a quarter of the base.
fn root_and_rest(vm: &mut Vm, number: &[u64]) -> Res<(Limbs, Limbs)> {
    let half = number.len() / 2;
    if half <= 1 {
        let wide = to_u128(number).unwrap_or(0);
        let root = wide.isqrt();
        return Ok((from_u128(root), from_u128(wide - root * root)));
    }
    // A quarter of the groups is left to a division.
    let low = half / 2;
    vm.tick(number.len() / PER_TICK)?;
    let (upper_root, upper_rest) = vm.deeper(|vm| root_and_rest(vm, &number[2 * low..]))?;
    let mut doubled = upper_root.clone();
    scale(&mut doubled, 2);
    let part = joined(&number[low..2 * low], &upper_rest, low);
    let (quotient, rest) = divide(vm, &part, &doubled)?;
    // The quotient may be as large as one more than its groups hold.
    let mut root = joined(&[], &upper_root, low);
    let carry = add_padded(&mut root, &quotient);
    if carry != 0 {
        root.push(carry);
    }
    let mut rest = joined(&number[..low], &rest, low);
    let taken = square(vm, &quotient)?;
    while compare(&rest, &taken) == Ordering::Less {
        // rest += 2 * root - 1, root -= 1
        let mut twice = root.clone();
        scale(&mut twice, 2);
        decrement(&mut twice);
        let carry = add_padded(&mut rest, &twice);
        if carry != 0 {
            rest.push(carry);
        }
        decrement(&mut root);
    }
    subtract_from(&mut rest, &taken);
    trim(&mut rest);
    Ok((root, rest))
}

/// `a += b`, `a` made long enough; returns the carry.
fn add_padded(a: &mut Limbs, b: &[u64]) -> u64 {
    let length = a.len().max(b.len());
    a.resize(length, 0);
    add_into(a, b)
}
