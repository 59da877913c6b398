//! Sorting. <https://docs.python.org/3.13/howto/sorting.html>
//!
//! Keys of plain numbers or strings are sorted natively. Anything else is compared by the virtual machine, in the very
//! order in which CPython compares (natural runs, binary insertion, galloping merges), since a program can watch that.

use super::List;
use crate::memory::{Kind, Ref, Tuple, Value};
use crate::objects::native::is_built_in;
use crate::objects::{Str, Type};
use crate::vm::compare::number_order;
use crate::vm::{Res, Vm};
use std::cmp::Ordering;

/// `list.sort(key, reverse)`: the list is empty for everybody else meanwhile.
pub fn sort_list(vm: &mut Vm, list: &Ref<List>, key: &Value, reverse: bool) -> Res<()> {
    let mut items = list.items.take();
    let result = sort_items(vm, &mut items, key, reverse);
    let touched = list.items.replace(items);
    let modified = touched.capacity() > 0;
    drop(touched);
    result?;
    if modified { Err(vm.value_error("list modified during sort")) } else { Ok(()) }
}

/// Sorts items; when a comparison fails they stay a permutation of what they were.
pub fn sort_items(vm: &mut Vm, items: &mut Vec<Value>, key: &Value, reverse: bool) -> Res<()> {
    let keys = if key.is_none() {
        None
    } else {
        let mut keys = Vec::with_capacity(items.len());
        vm.charge(items.len() * size_of::<Value>())?;
        for item in items.iter() {
            keys.push(vm.call(key, std::slice::from_ref(item))?);
        }
        Some(keys)
    };
    let length = items.len();
    if length < 2 {
        return Ok(());
    }
    vm.charge(length * 16)?;
    if u32::try_from(length).is_err() {
        return Err(vm.error(&vm.errors.MemoryError.clone(), ""));
    }
    // Reversing before and after keeps equal items in order when sorting downwards.
    let mut order: Vec<u32> = (0..length as u32).collect();
    if reverse {
        order.reverse();
    }
    let result = match keys.as_deref().unwrap_or(items) {
        keys if plain(keys) => sort_plain(vm, keys, &mut order),
        keys => {
            let keys = &Keys::new(vm, keys);
            let mut sorter = Sorter { vm, keys, order: &mut order, gallop: MIN_GALLOP, runs: Vec::new() };
            sorter.sort()
        }
    };
    if reverse {
        order.reverse();
    }
    permute(items, &order);
    result
}

fn permute(items: &mut Vec<Value>, order: &[u32]) {
    let mut sorted = Vec::with_capacity(items.len());
    sorted.extend(order.iter().map(|place| items[*place as usize].take()));
    *items = sorted;
}

/// What kind of plain value sorts with which.
fn class(value: &Value) -> Option<u8> {
    match value.kind() {
        Kind::Int | Kind::Bool | Kind::BigInt => Some(0),
        Kind::Float if value.as_float().is_some_and(|float| !float.is_nan()) => Some(0),
        Kind::Str => Some(1),
        _ => None,
    }
}

/// True when no guest code and no error can be involved in comparing any two keys.
fn plain(keys: &[Value]) -> bool {
    let Some(first) = keys.first() else { return true };
    if let Some(kind) = class(first) {
        return keys.iter().all(|key| class(key) == Some(kind));
    }
    let Some(shape) = first.get::<Tuple>() else { return false };
    let shape: Vec<Option<u8>> = shape.iter().map(class).collect();
    if shape.contains(&None) {
        return false;
    }
    keys.iter().all(|key| {
        key.get::<Tuple>().is_some_and(|tuple| {
            tuple.len() == shape.len() && tuple.iter().zip(&shape).all(|(item, kind)| class(item) == *kind)
        })
    })
}

fn order_of(a: &Value, b: &Value) -> Ordering {
    match (a.get::<Str>(), b.get::<Str>()) {
        (Some(a), Some(b)) => crate::objects::str::order(a, b),
        _ => match (a.get::<Tuple>(), b.get::<Tuple>()) {
            (Some(a), Some(b)) => a
                .iter()
                .zip(b.iter())
                .map(|(a, b)| order_of(a, b))
                .find(|order| order.is_ne())
                .unwrap_or(Ordering::Equal),
            _ => number_order(a, b).unwrap_or(Ordering::Equal),
        },
    }
}

fn sort_plain(vm: &mut Vm, keys: &[Value], order: &mut [u32]) -> Res<()> {
    let length = keys.len();
    vm.tick(length / 8 * (usize::BITS - length.leading_zeros()) as usize)?;
    if keys.iter().all(|key| key.kind() == Kind::Int) {
        // Numbers beside their places: sorting then touches one piece of memory.
        let mut pairs: Vec<(i64, u32)> =
            order.iter().map(|place| (keys[*place as usize].as_int().unwrap_or(0), *place)).collect();
        pairs.sort_by_key(|pair| pair.0);
        order.iter_mut().zip(pairs).for_each(|(place, pair)| *place = pair.1);
    } else {
        order.sort_by(|a, b| order_of(&keys[*a as usize], &keys[*b as usize]));
    }
    Ok(())
}

/// How often one side must win in a row before merging gallops.
const MIN_GALLOP: usize = 7;
/// Runs shorter than this are completed by insertion.
const MAX_MINRUN: usize = 64;

struct Run {
    start: usize,
    length: usize,
    power: u32,
}

/// An adaptive, stable merge sort over places of `keys`.
struct Sorter<'a> {
    vm: &'a mut Vm,
    keys: &'a Keys<'a>,
    order: &'a mut [u32],
    gallop: usize,
    runs: Vec<Run>,
}

impl Sorter<'_> {
    fn less(&mut self, a: u32, b: u32) -> Res<bool> {
        less(self.vm, self.keys, a, b)
    }

    fn sort(&mut self) -> Res<()> {
        let total = self.order.len();
        let shortest = shortest_run(total);
        let mut start = 0;
        while start < total {
            let mut length = self.count_run(start)?;
            if length < shortest {
                let forced = shortest.min(total - start);
                self.insert(start, start + forced, length)?;
                length = forced;
            }
            self.found_run(length, start)?;
            start += length;
        }
        while self.runs.len() > 1 {
            let mut at = self.runs.len() - 2;
            if at > 0 && self.runs[at - 1].length < self.runs[at + 1].length {
                at -= 1;
            }
            self.merge_at(at)?;
        }
        Ok(())
    }

    /// The length of the run at `start`; a falling one is turned around, equal stretches in it kept in order.
    fn count_run(&mut self, start: usize) -> Res<usize> {
        let total = self.order.len() - start;
        let mut length = 1;
        while length < total && !self.falls(start, length)? {
            length += 1;
        }
        if length == total {
            return Ok(length);
        }
        if length > 1 {
            if self.less(self.order[start], self.order[start + length - 1])? {
                return Ok(length);
            }
            // All equal so far: the run falls, with an equal stretch in front.
            self.order[start..start + length].reverse();
        }
        length += 1;
        let mut same = 0;
        while length < total {
            if self.falls(start, length)? {
                self.turn(start + length, &mut same);
            } else if self.less(self.order[start + length - 1], self.order[start + length])? {
                break;
            } else {
                same += 1;
            }
            length += 1;
        }
        self.turn(start + length, &mut same);
        self.order[start..start + length].reverse();
        // What stands behind may still go on upwards.
        while length < total && !self.falls(start, length)? {
            length += 1;
        }
        Ok(length)
    }

    /// Whether the item at `place` behind `start` is less than the one in front of it.
    fn falls(&mut self, start: usize, place: usize) -> Res<bool> {
        self.less(self.order[start + place], self.order[start + place - 1])
    }

    /// Turns an equal stretch around that ends at `end` and has `same` items besides its first.
    fn turn(&mut self, end: usize, same: &mut usize) {
        if *same > 0 {
            self.order[end - *same - 1..end].reverse();
            *same = 0;
        }
    }

    /// Sorts `start..end` by insertion; the first `sorted` are in order.
    fn insert(&mut self, start: usize, end: usize, sorted: usize) -> Res<()> {
        for place in start + sorted.max(1)..end {
            let pivot = self.order[place];
            let (mut low, mut high) = (start, place);
            while low < high {
                let middle = low + (high - low) / 2;
                if self.less(pivot, self.order[middle])? { high = middle } else { low = middle + 1 }
            }
            self.order[low..=place].rotate_right(1);
        }
        Ok(())
    }

    /// Notes a run, after merging those before it that lie deeper in the tree of an ideal division.
    fn found_run(&mut self, length: usize, start: usize) -> Res<()> {
        if let Some(last) = self.runs.last() {
            let power = power(last.start, last.length, length, self.order.len());
            while self.runs.len() > 1 && self.runs[self.runs.len() - 2].power > power {
                self.merge_at(self.runs.len() - 2)?;
            }
            if let Some(last) = self.runs.last_mut() {
                last.power = power;
            }
        }
        self.runs.push(Run { start, length, power: 0 });
        Ok(())
    }

    fn merge_at(&mut self, at: usize) -> Res<()> {
        let (a, length_a) = (self.runs[at].start, self.runs[at].length);
        let (b, length_b) = (self.runs[at + 1].start, self.runs[at + 1].length);
        self.runs[at].length = length_a + length_b;
        self.runs.remove(at + 1);
        // What is in place already at either end takes no part.
        let key = self.order[b];
        let skip = gallop_right(self.vm, self.keys, key, &self.order[a..a + length_a], 0)?;
        let (a, length_a) = (a + skip, length_a - skip);
        if length_a == 0 {
            return Ok(());
        }
        let key = self.order[a + length_a - 1];
        let length_b = gallop_left(self.vm, self.keys, key, &self.order[b..b + length_b], length_b - 1)?;
        if length_b == 0 {
            return Ok(());
        }
        if length_a <= length_b {
            self.merge_low(a, length_a, b, length_b)
        } else {
            self.merge_high(a, length_a, b, length_b)
        }
    }

    /// Merges from the left; the left run is the shorter one and is copied out.
    fn merge_low(&mut self, a: usize, length_a: usize, b: usize, length_b: usize) -> Res<()> {
        let left: Vec<u32> = self.order[a..a + length_a].to_vec();
        let end = b + length_b;
        let (mut from_left, mut from_right, mut to) = (0, b, a);
        let mut result = Ok(());
        macro_rules! take_right {
            () => {{
                self.order[to] = self.order[from_right];
                to += 1;
                from_right += 1;
            }};
        }
        macro_rules! take_left {
            () => {{
                self.order[to] = left[from_left];
                to += 1;
                from_left += 1;
            }};
        }
        macro_rules! attempt {
            ($outer:lifetime, $call:expr) => {
                match $call {
                    Ok(value) => value,
                    Err(raise) => {
                        result = Err(raise);
                        break $outer;
                    }
                }
            };
        }
        take_right!();
        'merge: {
            if from_right == end || left.len() - from_left == 1 {
                break 'merge;
            }
            let mut gallop = self.gallop;
            loop {
                let (mut left_wins, mut right_wins) = (0, 0);
                loop {
                    if attempt!('merge, self.less(self.order[from_right], left[from_left])) {
                        take_right!();
                        right_wins += 1;
                        left_wins = 0;
                        if from_right == end {
                            break 'merge;
                        }
                        if right_wins >= gallop {
                            break;
                        }
                    } else {
                        take_left!();
                        left_wins += 1;
                        right_wins = 0;
                        if left.len() - from_left == 1 {
                            break 'merge;
                        }
                        if left_wins >= gallop {
                            break;
                        }
                    }
                }
                gallop += 1;
                loop {
                    gallop = gallop.saturating_sub(1).max(1);
                    self.gallop = gallop;
                    let key = self.order[from_right];
                    let count = attempt!('merge, gallop_right(self.vm, self.keys, key, &left[from_left..], 0));
                    for _ in 0..count {
                        take_left!();
                    }
                    if left.len() - from_left <= 1 {
                        break 'merge;
                    }
                    left_wins = count;
                    take_right!();
                    if from_right == end {
                        break 'merge;
                    }
                    let (key, run) = (left[from_left], &self.order[from_right..end]);
                    let count = attempt!('merge, gallop_left(self.vm, self.keys, key, run, 0));
                    for _ in 0..count {
                        take_right!();
                    }
                    if from_right == end {
                        break 'merge;
                    }
                    right_wins = count;
                    take_left!();
                    if left.len() - from_left == 1 {
                        break 'merge;
                    }
                    if left_wins < MIN_GALLOP && right_wins < MIN_GALLOP {
                        break;
                    }
                }
                gallop += 1;
                self.gallop = gallop;
            }
        }
        // One left item, or none on the right: the rest of the right run comes first. After a failure the order is
        // only kept complete.
        let rest = &left[from_left..];
        if result.is_ok() && rest.len() == 1 {
            while from_right < end {
                take_right!();
            }
        }
        self.order[to..to + rest.len()].copy_from_slice(rest);
        result
    }

    /// Merges from the right; the right run is the shorter one and is copied out.
    fn merge_high(&mut self, a: usize, length_a: usize, b: usize, length_b: usize) -> Res<()> {
        let right: Vec<u32> = self.order[b..b + length_b].to_vec();
        // Counts of what is left on either side; writing goes on just behind both together.
        let (mut in_left, mut in_right) = (length_a, length_b);
        let mut result = Ok(());
        macro_rules! take_left {
            () => {{
                self.order[a + in_left + in_right - 1] = self.order[a + in_left - 1];
                in_left -= 1;
            }};
        }
        macro_rules! take_right {
            () => {{
                self.order[a + in_left + in_right - 1] = right[in_right - 1];
                in_right -= 1;
            }};
        }
        macro_rules! attempt {
            ($outer:lifetime, $call:expr) => {
                match $call {
                    Ok(value) => value,
                    Err(raise) => {
                        result = Err(raise);
                        break $outer;
                    }
                }
            };
        }
        take_left!();
        'merge: {
            if in_left == 0 || in_right == 1 {
                break 'merge;
            }
            let mut gallop = self.gallop;
            loop {
                let (mut left_wins, mut right_wins) = (0, 0);
                loop {
                    if attempt!('merge, self.less(right[in_right - 1], self.order[a + in_left - 1])) {
                        take_left!();
                        left_wins += 1;
                        right_wins = 0;
                        if in_left == 0 {
                            break 'merge;
                        }
                        if left_wins >= gallop {
                            break;
                        }
                    } else {
                        take_right!();
                        right_wins += 1;
                        left_wins = 0;
                        if in_right == 1 {
                            break 'merge;
                        }
                        if right_wins >= gallop {
                            break;
                        }
                    }
                }
                gallop += 1;
                loop {
                    gallop = gallop.saturating_sub(1).max(1);
                    self.gallop = gallop;
                    let (key, run) = (right[in_right - 1], &self.order[a..a + in_left]);
                    let kept = attempt!('merge, gallop_right(self.vm, self.keys, key, run, in_left - 1));
                    left_wins = in_left - kept;
                    for _ in 0..left_wins {
                        take_left!();
                    }
                    if in_left == 0 {
                        break 'merge;
                    }
                    take_right!();
                    if in_right == 1 {
                        break 'merge;
                    }
                    let key = self.order[a + in_left - 1];
                    let kept = attempt!('merge, gallop_left(self.vm, self.keys, key, &right[..in_right], in_right - 1));
                    right_wins = in_right - kept;
                    for _ in 0..right_wins {
                        take_right!();
                    }
                    if in_right <= 1 {
                        break 'merge;
                    }
                    take_left!();
                    if in_left == 0 {
                        break 'merge;
                    }
                    if left_wins < MIN_GALLOP && right_wins < MIN_GALLOP {
                        break;
                    }
                }
                gallop += 1;
                self.gallop = gallop;
            }
        }
        if result.is_ok() && in_right == 1 {
            while in_left > 0 {
                take_left!();
            }
        }
        while in_right > 0 {
            take_right!();
        }
        result
    }
}

/// What is sorted by.
struct Keys<'a> {
    values: &'a [Value],
    /// The one class that all are of, and its `__lt__`, where that is a program's: it is called before anything else is
    /// tried, as CPython does.
    own: Option<(Ref<Type>, Value)>,
}

impl Keys<'_> {
    fn new<'a>(vm: &Vm, values: &'a [Value]) -> Keys<'a> {
        let class = values.first().filter(|first| first.kind() == Kind::Instance).map(|first| vm.class_of(first));
        let class = class.filter(|class| values.iter().all(|value| vm.class_of(value).same(class)));
        let own = class.and_then(|class| {
            let method = class.lookup(&vm.names.lt).filter(|method| !is_built_in(method))?;
            Some((class, method))
        });
        Keys { values, own }
    }
}

fn less(vm: &mut Vm, keys: &Keys, a: u32, b: u32) -> Res<bool> {
    vm.tick(1)?;
    let (a, b) = (&keys.values[a as usize], &keys.values[b as usize]);
    if let Some((class, method)) = &keys.own {
        let answer = vm.call_special(method, a, class, std::slice::from_ref(b))?;
        if !answer.is_not_implemented() {
            return vm.truth(&answer);
        }
    }
    vm.less(a, b)
}

/// Where `key` belongs in a run, in front of what is equal; the search starts at `hint`.
fn gallop_left(vm: &mut Vm, keys: &Keys, key: u32, run: &[u32], hint: usize) -> Res<usize> {
    let length = run.len();
    let (mut last, mut offset) = (0usize, 1usize);
    let (mut low, mut high);
    if less(vm, keys, run[hint], key)? {
        let most = length - hint;
        while offset < most && less(vm, keys, run[hint + offset], key)? {
            last = offset;
            offset = (offset << 1) + 1;
        }
        offset = offset.min(most);
        (low, high) = (hint + last + 1, hint + offset);
    } else {
        let most = hint + 1;
        while offset < most && !less(vm, keys, run[hint - offset], key)? {
            last = offset;
            offset = (offset << 1) + 1;
        }
        offset = offset.min(most);
        (low, high) = (hint + 1 - offset, hint - last);
    }
    while low < high {
        let middle = low + (high - low) / 2;
        if less(vm, keys, run[middle], key)? { low = middle + 1 } else { high = middle }
    }
    Ok(high)
}

/// Where `key` belongs in a run, behind what is equal.
fn gallop_right(vm: &mut Vm, keys: &Keys, key: u32, run: &[u32], hint: usize) -> Res<usize> {
    let length = run.len();
    let (mut last, mut offset) = (0usize, 1usize);
    let (mut low, mut high);
    if less(vm, keys, key, run[hint])? {
        let most = hint + 1;
        while offset < most && less(vm, keys, key, run[hint - offset])? {
            last = offset;
            offset = (offset << 1) + 1;
        }
        offset = offset.min(most);
        (low, high) = (hint + 1 - offset, hint - last);
    } else {
        let most = length - hint;
        while offset < most && !less(vm, keys, key, run[hint + offset])? {
            last = offset;
            offset = (offset << 1) + 1;
        }
        offset = offset.min(most);
        (low, high) = (hint + last + 1, hint + offset);
    }
    while low < high {
        let middle = low + (high - low) / 2;
        if less(vm, keys, key, run[middle])? { high = middle } else { low = middle + 1 }
    }
    Ok(high)
}

/// The length short runs are brought to: the total halves down to less than 64, rounded up.
fn shortest_run(mut total: usize) -> usize {
    let mut rest = 0;
    while total >= MAX_MINRUN {
        rest |= total & 1;
        total >>= 1;
    }
    total + rest
}

/// How deep the boundary between two neighbouring runs lies when the whole is halved again and again.
fn power(start: usize, first: usize, second: usize, total: usize) -> u32 {
    let mut a = 2 * start + first;
    let mut b = a + first + second;
    let mut power = 0;
    loop {
        power += 1;
        if a >= total {
            a -= total;
            b -= total;
        } else if b >= total {
            return power;
        }
        a <<= 1;
        b <<= 1;
    }
}
