//! Blocks of a compressed stream: Huffman codes that fit the symbols of a block, and the bits they are written with.
//!
//! The construction settles ties, and shortens codes that are too long, in the way of the zlib library, so that streams
//! are the same to the byte.

use super::alphabet::{
    CODE_LENGTHS, DISTANCE_BASE, DISTANCE_EXTRA, DISTANCES, END_BLOCK, LENGTH_BASE, LENGTH_EXTRA, LITERALS, SENT_ORDER,
    codes, distance_symbol, fixed_length, length_symbol,
};

/// So many bytes fit into a block that is not compressed.
pub const MOST_STORED: usize = 65_535;
const LONGEST_CODE: usize = 15;
const LONGEST_LENGTH_CODE: usize = 7;

/// One symbol of a block: a literal when the distance is 0.
#[derive(Clone, Copy)]
pub struct Symbol {
    pub distance: u16,
    /// The byte, or the length less three.
    pub value: u8,
}

/// Bits on their way out.
#[derive(Clone, Default)]
pub struct Bits {
    pub bytes: Vec<u8>,
    held: u64,
    count: u32,
}

impl Bits {
    fn put(&mut self, value: u32, count: u32) {
        self.held |= u64::from(value) << self.count;
        self.count += count;
        while self.count >= 8 {
            self.bytes.push(self.held as u8);
            self.held >>= 8;
            self.count -= 8;
        }
    }

    /// Fills up the last byte.
    fn align(&mut self) {
        if self.count > 0 {
            self.put(0, 8 - self.count);
        }
    }
}

/// A code under construction.
struct Code {
    /// Bits of each symbol's code, up to the last symbol in use.
    lengths: Vec<u8>,
    /// Bits that the block's symbols take with it, without what stands behind symbols.
    size: u64,
}

/// Builds the code for symbols that occur so often. Two symbols at least get a code.
fn build(frequencies: &[u32], longest: usize) -> Code {
    let count = frequencies.len();
    let mut weights: Vec<u64> = frequencies.iter().map(|frequency| u64::from(*frequency)).collect();
    let mut heap: Vec<usize> = (0..count).filter(|symbol| weights[*symbol] > 0).collect();
    let mut last = heap.last().copied();
    let mut forced = Vec::new();
    while heap.len() < 2 {
        let symbol = match last {
            Some(symbol) if symbol >= 2 => 0,
            Some(symbol) => symbol + 1,
            None => 0,
        };
        last = Some(last.map_or(symbol, |last| last.max(symbol)));
        weights[symbol] = 1;
        forced.push(symbol);
        heap.push(symbol);
    }
    let last = last.unwrap_or(0);
    weights.resize(count * 2, 0);
    let mut depths = vec![0u8; count * 2];
    let mut parents = vec![0usize; count * 2];
    for place in (0..heap.len() / 2).rev() {
        sift(&mut heap, place, &weights, &depths);
    }
    // Nodes from the lightest to the root.
    let mut order = Vec::with_capacity(count * 2);
    let mut node = count;
    loop {
        let first = take_least(&mut heap, &weights, &depths);
        let second = heap[0];
        order.extend([first, second]);
        weights[node] = weights[first] + weights[second];
        depths[node] = depths[first].max(depths[second]) + 1;
        (parents[first], parents[second]) = (node, node);
        heap[0] = node;
        node += 1;
        sift(&mut heap, 0, &weights, &depths);
        if heap.len() < 2 {
            break;
        }
    }
    let mut lengths = vec![0u8; count * 2];
    let mut counts = [0usize; LONGEST_CODE + 1];
    let mut over = 0;
    // Downwards: a node is one deeper than its parent, but never deeper than allowed.
    for &node in order.iter().rev() {
        let bits = usize::from(lengths[parents[node]]) + 1;
        over += usize::from(bits > longest);
        let bits = bits.min(longest);
        lengths[node] = bits as u8;
        counts[bits] += usize::from(node < count);
    }
    if over > 0 {
        shorten(&mut lengths, counts, over, longest, order.iter().copied().filter(|node| *node < count));
    }
    lengths.truncate(last + 1);
    let size = |symbol: usize| u64::from(frequencies[symbol]) * u64::from(lengths[symbol]);
    Code { size: (0..=last).map(size).sum(), lengths }
}

/// Makes room for codes that had to be cut: a leaf higher up becomes a fork, for two of them at a time.
fn shorten(
    lengths: &mut [u8],
    mut counts: [usize; LONGEST_CODE + 1],
    over: usize,
    longest: usize,
    lightest_first: impl Iterator<Item = usize>,
) {
    let mut over = over as isize;
    while over > 0 {
        let mut bits = longest - 1;
        while counts[bits] == 0 {
            bits -= 1;
        }
        counts[bits] -= 1;
        counts[bits + 1] += 2;
        counts[longest] -= 1;
        over -= 2;
    }
    let mut bits = longest;
    for leaf in lightest_first {
        while counts[bits] == 0 {
            bits -= 1;
        }
        lengths[leaf] = bits as u8;
        counts[bits] -= 1;
    }
}

fn sift(heap: &mut [usize], mut place: usize, weights: &[u64], depths: &[u8]) {
    let Some(&node) = heap.get(place) else { return };
    let less = |a: usize, b: usize| weights[a] < weights[b] || weights[a] == weights[b] && depths[a] <= depths[b];
    loop {
        let mut child = place * 2 + 1;
        if child >= heap.len() {
            break;
        }
        if child + 1 < heap.len() && less(heap[child + 1], heap[child]) {
            child += 1;
        }
        if less(node, heap[child]) {
            break;
        }
        heap[place] = heap[child];
        place = child;
    }
    heap[place] = node;
}

fn take_least(heap: &mut Vec<usize>, weights: &[u64], depths: &[u8]) -> usize {
    let least = heap.swap_remove(0);
    sift(heap, 0, weights, depths);
    least
}

/// Lengths of codes as they are sent: (symbol, value behind it, bits of that value).
fn run_lengths(lengths: &[u8]) -> Vec<(usize, u32, u32)> {
    let mut sent = Vec::new();
    let mut place = 0;
    while let Some(&length) = lengths.get(place) {
        let run = lengths[place..].iter().take_while(|other| **other == length).count();
        place += run;
        let mut left = run;
        if length != 0 {
            sent.push((usize::from(length), 0, 0));
            left -= 1;
        }
        while left > 0 {
            let (least, most) = if length == 0 { (3, 138) } else { (3, 6) };
            let taken = left.min(most);
            if taken < least {
                sent.extend((0..taken).map(|_| (usize::from(length), 0, 0)));
            } else if length != 0 {
                sent.push((16, taken as u32 - 3, 2));
            } else if taken <= 10 {
                sent.push((17, taken as u32 - 3, 3));
            } else {
                sent.push((18, taken as u32 - 11, 7));
            }
            left -= taken;
        }
    }
    sent
}

/// Bits behind the symbols of a block, which are the same with any code.
fn extra_size(literals: &[u32], distances: &[u32]) -> u64 {
    let behind = |frequencies: &[u32], extra: &[u8]| -> u64 {
        frequencies.iter().zip(extra).map(|(frequency, bits)| u64::from(*frequency) * u64::from(*bits)).sum()
    };
    behind(&literals[END_BLOCK + 1..], &LENGTH_EXTRA) + behind(distances, &DISTANCE_EXTRA)
}

/// Writes a block, in the shortest of the three ways. `stored` are the bytes it stands for, while they are at hand.
pub fn write_block(out: &mut Bits, symbols: &[Symbol], stored: Option<&[u8]>, length: usize, last: bool, fixed: bool) {
    let (mut literals, mut distances) = ([0u32; LITERALS], [0u32; DISTANCES]);
    for symbol in symbols {
        if symbol.distance == 0 {
            literals[usize::from(symbol.value)] += 1;
        } else {
            literals[END_BLOCK + 1 + length_symbol(usize::from(symbol.value) + 3)] += 1;
            distances[distance_symbol(usize::from(symbol.distance))] += 1;
        }
    }
    literals[END_BLOCK] = 1;
    let literal_code = build(&literals, LONGEST_CODE);
    let distance_code = build(&distances, LONGEST_CODE);
    // The two are run together nowhere: runs end with the first.
    let mut sent = run_lengths(&literal_code.lengths);
    sent.extend(run_lengths(&distance_code.lengths));
    let mut frequencies = [0u32; CODE_LENGTHS];
    for (symbol, _, _) in &sent {
        frequencies[*symbol] += 1;
    }
    let length_code = build(&frequencies, LONGEST_LENGTH_CODE);
    let length_of = |symbol: usize| length_code.lengths.get(symbol).copied().unwrap_or(0);
    let shown = SENT_ORDER.iter().rposition(|symbol| length_of(*symbol) != 0).unwrap_or(0).max(3) + 1;
    let extra = extra_size(&literals, &distances);
    let sent_extra: u64 = sent.iter().map(|(_, _, bits)| u64::from(*bits)).sum();
    let tables = 14 + 3 * shown as u64 + length_code.size + sent_extra;
    let dynamic_bytes = (literal_code.size + distance_code.size + extra + tables + 3).div_ceil(8);
    let fixed_size = |(symbol, count): (usize, &u32)| u64::from(*count) * u64::from(fixed_length(symbol));
    let fixed_bits = literals.iter().enumerate().map(fixed_size).sum::<u64>()
        + distances.iter().map(|count| u64::from(*count) * 5).sum::<u64>()
        + extra;
    let fixed_bytes = (fixed_bits + 3).div_ceil(8);
    let use_fixed = fixed || fixed_bytes <= dynamic_bytes;
    let best = if use_fixed { fixed_bytes } else { dynamic_bytes };
    match stored {
        Some(bytes) if length as u64 + 4 <= best && length <= MOST_STORED => write_stored(out, bytes, last),
        _ if use_fixed => {
            out.put(2 | u32::from(last), 3);
            let lengths: Vec<u8> = (0..LITERALS + 2).map(fixed_length).collect();
            write_symbols(out, symbols, &lengths, &[5; DISTANCES]);
        }
        _ => {
            out.put(4 | u32::from(last), 3);
            out.put(literal_code.lengths.len() as u32 - 257, 5);
            out.put(distance_code.lengths.len() as u32 - 1, 5);
            out.put(shown as u32 - 4, 4);
            for symbol in &SENT_ORDER[..shown] {
                out.put(u32::from(length_of(*symbol)), 3);
            }
            let codes = codes(&length_code.lengths);
            for (symbol, value, bits) in sent {
                out.put(u32::from(codes[symbol]), u32::from(length_of(symbol)));
                out.put(value, bits);
            }
            write_symbols(out, symbols, &literal_code.lengths, &distance_code.lengths);
        }
    }
    if last {
        out.align();
    }
}

fn write_symbols(out: &mut Bits, symbols: &[Symbol], literals: &[u8], distances: &[u8]) {
    let (literal_codes, distance_codes) = (codes(literals), codes(distances));
    for symbol in symbols {
        if symbol.distance == 0 {
            let literal = usize::from(symbol.value);
            out.put(u32::from(literal_codes[literal]), u32::from(literals[literal]));
            continue;
        }
        let length = usize::from(symbol.value) + 3;
        let place = length_symbol(length);
        let code = END_BLOCK + 1 + place;
        out.put(u32::from(literal_codes[code]), u32::from(literals[code]));
        out.put(length as u32 - u32::from(LENGTH_BASE[place]), u32::from(LENGTH_EXTRA[place]));
        let place = distance_symbol(usize::from(symbol.distance));
        out.put(u32::from(distance_codes[place]), u32::from(distances[place]));
        out.put(u32::from(symbol.distance - DISTANCE_BASE[place]), u32::from(DISTANCE_EXTRA[place]));
    }
    out.put(u32::from(literal_codes[END_BLOCK]), u32::from(literals[END_BLOCK]));
}

/// Writes bytes as they are; at most 65,535.
pub fn write_stored(out: &mut Bits, bytes: &[u8], last: bool) {
    out.put(u32::from(last), 3);
    out.align();
    let length = bytes.len() as u16;
    out.bytes.extend(length.to_le_bytes());
    out.bytes.extend((!length).to_le_bytes());
    out.bytes.extend(bytes);
}

/// Writes an empty fixed block, so that all bits before it get out.
pub fn write_mark(out: &mut Bits) {
    out.put(2, 3);
    out.put(0, 7);
}
