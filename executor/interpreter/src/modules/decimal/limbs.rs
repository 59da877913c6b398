//! Natural numbers in decimal: digits in groups of eighteen, the lowest group first, without leading zeros. Zero has
//! no group at all.
//!
//! Nothing here counts work: what calls it does, by the length of what it hands over.

use smallvec::SmallVec;
use std::cmp::Ordering;

/// So many digits are in one group.
pub const WIDTH: usize = 18;
/// One more than the largest group.
pub const BASE: u64 = 1_000_000_000_000_000_000;
const BASE_WIDE: u128 = BASE as u128;

/// A natural number.
pub type Limbs = SmallVec<[u64; 4]>;

/// The powers of ten that fit a group, and the base.
pub const POWERS: [u64; WIDTH + 1] = {
    let mut powers = [1; WIDTH + 1];
    let mut at = 1;
    while at <= WIDTH {
        powers[at] = powers[at - 1] * 10;
        at += 1;
    }
    powers
};

/// What was cut off a number, in units of its last digit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Rest {
    Zero,
    BelowHalf,
    Half,
    AboveHalf,
}

/// A divisor of one word, prepared: dividing two words by it takes multiplications only.
#[derive(Clone, Copy)]
pub struct Divisor {
    normalized: u64,
    reciprocal: u64,
    shift: u32,
}

impl Divisor {
    pub const fn new(divisor: u64) -> Divisor {
        let shift = divisor.leading_zeros();
        let normalized = divisor << shift;
        let reciprocal = (u128::MAX / normalized as u128 - (1 << 64)) as u64;
        Divisor { normalized, reciprocal, shift }
    }

    /// Quotient and remainder of a number whose upper word is below the divisor.
    #[inline(always)]
    pub const fn divide(self, number: u128) -> (u64, u64) {
        let number = number << self.shift;
        let (high, low) = ((number >> 64) as u64, number as u64);
        let estimate = (self.reciprocal as u128 * high as u128).wrapping_add(number);
        let mut quotient = ((estimate >> 64) as u64).wrapping_add(1);
        let mut rest = low.wrapping_sub(quotient.wrapping_mul(self.normalized));
        if rest > estimate as u64 {
            quotient = quotient.wrapping_sub(1);
            rest = rest.wrapping_add(self.normalized);
        }
        if rest >= self.normalized {
            quotient = quotient.wrapping_add(1);
            rest -= self.normalized;
        }
        (quotient, rest >> self.shift)
    }
}

const BY_BASE: Divisor = Divisor::new(BASE);

/// Quotient and remainder by the base of a number below `BASE << 64`.
#[inline(always)]
pub fn split(number: u128) -> (u64, u64) {
    BY_BASE.divide(number)
}

/// The same for any number.
#[inline(always)]
pub fn split_wide(number: u128) -> (u128, u64) {
    let high = (number >> 64) as u64;
    let (quotient, rest) = BY_BASE.divide(((high % BASE) as u128) << 64 | (number as u64) as u128);
    (((high / BASE) as u128) << 64 | quotient as u128, rest)
}

pub fn from_u64(number: u64) -> Limbs {
    from_u128(u128::from(number))
}

pub fn from_u128(mut number: u128) -> Limbs {
    let mut limbs = Limbs::new();
    while number != 0 {
        limbs.push((number % BASE_WIDE) as u64);
        number /= BASE_WIDE;
    }
    limbs
}

/// The number, when it fits.
pub fn to_u128(limbs: &[u64]) -> Option<u128> {
    let mut number = 0_u128;
    for limb in limbs.iter().rev() {
        number = number.checked_mul(BASE_WIDE)?.checked_add(u128::from(*limb))?;
    }
    Some(number)
}

/// Leaves leading zeros off.
#[inline]
pub fn trim(limbs: &mut Limbs) {
    while limbs.last() == Some(&0) {
        limbs.pop();
    }
}

/// The part without leading zeros.
#[inline]
pub fn trimmed(mut limbs: &[u64]) -> &[u64] {
    while let [rest @ .., 0] = limbs {
        limbs = rest;
    }
    limbs
}

/// How many digits one group has, 0 for none.
#[inline]
fn limb_digits(limb: u64) -> usize {
    if limb == 0 { 0 } else { limb.ilog10() as usize + 1 }
}

/// How many digits there are: 0 for zero.
#[inline]
pub fn count(limbs: &[u64]) -> usize {
    match limbs.last() {
        None => 0,
        Some(top) => (limbs.len() - 1) * WIDTH + limb_digits(*top),
    }
}

/// The digit at a place, from the last one up.
#[inline]
pub fn digit(limbs: &[u64], place: usize) -> u8 {
    let Some(limb) = limbs.get(place / WIDTH) else { return 0 };
    (limb / POWERS[place % WIDTH] % 10) as u8
}

pub fn compare(a: &[u64], b: &[u64]) -> Ordering {
    a.len().cmp(&b.len()).then_with(|| a.iter().rev().cmp(b.iter().rev()))
}

/// `a += b << shift` in groups; room for what is carried out must be there. Returns the carry.
#[inline]
pub fn add_into(a: &mut [u64], b: &[u64]) -> u64 {
    let mut carry = 0;
    let (low, high) = a.split_at_mut(b.len());
    for (x, y) in low.iter_mut().zip(b) {
        let sum = *x + *y + carry;
        carry = u64::from(sum >= BASE);
        *x = sum - if carry == 1 { BASE } else { 0 };
    }
    for x in high {
        if carry == 0 {
            return 0;
        }
        *x += 1;
        carry = u64::from(*x == BASE);
        if carry == 1 {
            *x = 0;
        }
    }
    carry
}

/// `a -= b`; returns what is borrowed beyond the end.
#[inline]
pub fn subtract_from(a: &mut [u64], b: &[u64]) -> u64 {
    let mut borrow = 0;
    let (low, high) = a.split_at_mut(b.len());
    for (x, y) in low.iter_mut().zip(b) {
        let taken = *y + borrow;
        borrow = u64::from(*x < taken);
        *x = if borrow == 1 { *x + BASE - taken } else { *x - taken };
    }
    for x in high {
        if borrow == 0 {
            return 0;
        }
        borrow = u64::from(*x == 0);
        *x = if borrow == 1 { BASE - 1 } else { *x - 1 };
    }
    borrow
}

/// `a += b`
pub fn add_to(a: &mut Limbs, b: &[u64]) {
    if a.len() < b.len() {
        a.resize(b.len(), 0);
    }
    let carry = add_into(a, b);
    if carry != 0 {
        a.push(carry);
    }
}

pub fn add(a: &[u64], b: &[u64]) -> Limbs {
    let (long, short) = if a.len() >= b.len() { (a, b) } else { (b, a) };
    let mut sum = Limbs::from_slice(long);
    let carry = add_into(&mut sum, short);
    if carry != 0 {
        sum.push(carry);
    }
    sum
}

/// `a - b`, which is not negative.
pub fn subtract(a: &[u64], b: &[u64]) -> Limbs {
    let mut difference = Limbs::from_slice(a);
    subtract_from(&mut difference, b);
    trim(&mut difference);
    difference
}

/// Adds one.
pub fn increment(limbs: &mut Limbs) {
    if add_into(limbs, &[]) == 0 {
        for limb in limbs.iter_mut() {
            *limb += 1;
            if *limb < BASE {
                return;
            }
            *limb = 0;
        }
        limbs.push(1);
    }
}

/// Takes one off a number that is not zero.
pub fn decrement(limbs: &mut Limbs) {
    for limb in limbs.iter_mut() {
        if *limb > 0 {
            *limb -= 1;
            break;
        }
        *limb = BASE - 1;
    }
    trim(limbs);
}

/// `limbs *= factor`
pub fn scale(limbs: &mut Limbs, factor: u64) {
    let mut carry = 0;
    for limb in limbs.iter_mut() {
        (carry, *limb) = split(u128::from(*limb) * u128::from(factor) + u128::from(carry));
    }
    while carry != 0 {
        limbs.push(carry % BASE);
        carry /= BASE;
    }
    trim(limbs);
}

/// `limbs //= divisor`; returns the remainder.
pub fn divide_small(limbs: &mut Limbs, divisor: u64) -> u64 {
    let rest = divide_slice(limbs, divisor);
    trim(limbs);
    rest
}

/// The same in place, leading zeros kept.
pub fn divide_slice(limbs: &mut [u64], divisor: u64) -> u64 {
    let prepared = Divisor::new(divisor);
    let mut rest = 0;
    for limb in limbs.iter_mut().rev() {
        (*limb, rest) = prepared.divide(u128::from(rest) * BASE_WIDE + u128::from(*limb));
    }
    rest
}

/// Division by the powers of ten that fit a group.
const BY_POWERS: [Divisor; WIDTH + 1] = {
    let mut divisors = [Divisor::new(1); WIDTH + 1];
    let mut at = 1;
    while at <= WIDTH {
        divisors[at] = Divisor::new(POWERS[at]);
        at += 1;
    }
    divisors
};

/// Appends zeros: the number times a power of ten.
pub fn shift_left(limbs: &[u64], places: usize) -> Limbs {
    let (groups, digits) = (places / WIDTH, places % WIDTH);
    let mut shifted = if groups == 0 {
        Limbs::from_slice(limbs)
    } else if limbs.is_empty() {
        return Limbs::new();
    } else {
        let mut shifted = Limbs::with_capacity(limbs.len() + groups + 1);
        shifted.resize(groups, 0);
        shifted.extend_from_slice(limbs);
        shifted
    };
    if digits == 0 {
        return shifted;
    }
    let (factor, below) = (POWERS[digits], BY_POWERS[WIDTH - digits]);
    let mut carry = 0;
    for limb in shifted.iter_mut().skip(groups) {
        let (high, low) = below.divide(u128::from(*limb));
        *limb = low * factor + carry;
        carry = high;
    }
    if carry != 0 {
        shifted.push(carry);
    }
    shifted
}

/// Cuts digits off the end, and tells what they were.
pub fn shift_right(limbs: &[u64], places: usize) -> (Limbs, Rest) {
    let rest = rest_of(limbs, places);
    let mut kept = Limbs::from_slice(limbs.get(places / WIDTH..).unwrap_or(&[]));
    drop_from_first(&mut kept, places % WIDTH);
    (kept, rest)
}

/// The same in place.
pub fn cut_off(limbs: &mut Limbs, places: usize) -> Rest {
    let rest = rest_of(limbs, places);
    let groups = (places / WIDTH).min(limbs.len());
    if groups > 0 {
        limbs.copy_within(groups.., 0);
        limbs.truncate(limbs.len() - groups);
    }
    drop_from_first(limbs, places % WIDTH);
    rest
}

/// Moves all digits so many places, fewer than a group has, to the right.
#[inline]
fn drop_from_first(limbs: &mut Limbs, digits: usize) {
    if digits == 0 {
        return;
    }
    let (divisor, factor) = (BY_POWERS[digits], POWERS[WIDTH - digits]);
    let mut above = 0;
    for limb in limbs.iter_mut().rev() {
        let (high, low) = divisor.divide(u128::from(*limb));
        *limb = high + above * factor;
        above = low;
    }
    trim(limbs);
}

/// What the last so many digits are, against half a unit of the one in front of them.
fn rest_of(limbs: &[u64], places: usize) -> Rest {
    let Some(first) = places.checked_sub(1) else { return Rest::Zero };
    let (group, inside) = (first / WIDTH, first % WIDTH);
    let Some(limb) = limbs.get(group) else {
        return if limbs.is_empty() { Rest::Zero } else { Rest::BelowHalf };
    };
    let (front, behind) = BY_POWERS[inside].divide(u128::from(*limb));
    let head = front % 10;
    let tail = behind != 0 || limbs[..group].iter().any(|limb| *limb != 0);
    match (head, tail) {
        (0, false) => Rest::Zero,
        (0..=4, _) => Rest::BelowHalf,
        (5, false) => Rest::Half,
        _ => Rest::AboveHalf,
    }
}

/// The last so many digits.
pub fn low_digits(limbs: &[u64], places: usize) -> Limbs {
    let (groups, digits) = (places / WIDTH, places % WIDTH);
    if limbs.len() <= groups {
        return Limbs::from_slice(limbs);
    }
    let mut low = Limbs::from_slice(&limbs[..groups]);
    if digits != 0 {
        low.push(limbs[groups] % POWERS[digits]);
    }
    trim(&mut low);
    low
}

/// How many zeros stand at the end of a number other than zero.
pub fn trailing_zeros(limbs: &[u64]) -> usize {
    let Some(group) = limbs.iter().position(|limb| *limb != 0) else { return 0 };
    let (mut limb, mut zeros) = (limbs[group], group * WIDTH);
    for step in [16, 8, 4, 2, 1] {
        if limb % POWERS[step] == 0 {
            limb /= POWERS[step];
            zeros += step;
        }
    }
    zeros
}

/// A number of nothing but nines.
pub fn nines(places: usize) -> Limbs {
    let mut limbs = Limbs::from_elem(BASE - 1, places / WIDTH);
    if !places.is_multiple_of(WIDTH) {
        limbs.push(POWERS[places % WIDTH] - 1);
    }
    limbs
}

pub fn is_power_of_ten(limbs: &[u64]) -> bool {
    match limbs {
        [] => false,
        [low @ .., top] => POWERS.contains(top) && low.iter().all(|limb| *limb == 0),
    }
}

/// Writes the digits, none for zero.
pub fn write(limbs: &[u64], out: &mut String) {
    let [rest @ .., top] = limbs else { return };
    let mut buffer = itoa::Buffer::new();
    out.push_str(buffer.format(*top));
    for limb in rest.iter().rev() {
        let text = buffer.format(*limb);
        out.push_str(&"000000000000000000"[text.len()..]);
        out.push_str(text);
    }
}

/// Reads ASCII digits.
pub fn read(digits: &[u8]) -> Limbs {
    let mut limbs = Limbs::with_capacity(digits.len() / WIDTH + 1);
    for group in digits.rchunks(WIDTH) {
        limbs.push(group.iter().fold(0, |number, digit| number * 10 + u64::from(digit - b'0')));
    }
    trim(&mut limbs);
    limbs
}
