//! The alphabets of a DEFLATE stream: lengths, distances, and the fixed codes. <https://www.rfc-editor.org/rfc/rfc1951>

/// Shortest and longest copy.
pub const MIN_MATCH: usize = 3;
pub const MAX_MATCH: usize = 258;
/// The symbol behind the literals.
pub const END_BLOCK: usize = 256;
/// Literals, the end, and lengths; then distances; then lengths of codes.
pub const LITERALS: usize = 286;
pub const DISTANCES: usize = 30;
pub const CODE_LENGTHS: usize = 19;
/// The order in which lengths of codes of lengths are sent.
pub const SENT_ORDER: [usize; CODE_LENGTHS] = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/// Bits behind the symbol of a length.
pub const LENGTH_EXTRA: [u8; 29] =
    [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0];
/// Bits behind the symbol of a distance.
pub const DISTANCE_EXTRA: [u8; DISTANCES] =
    [0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13];

/// The shortest length of each symbol.
pub const LENGTH_BASE: [u16; 29] = {
    let mut base = [0; 29];
    let (mut symbol, mut length) = (0, MIN_MATCH as u16);
    while symbol < 28 {
        base[symbol] = length;
        length += 1 << LENGTH_EXTRA[symbol];
        symbol += 1;
    }
    // The longest has a symbol of its own.
    base[28] = MAX_MATCH as u16;
    base
};

/// The shortest distance of each symbol.
pub const DISTANCE_BASE: [u16; DISTANCES] = {
    let mut base = [0; DISTANCES];
    let (mut symbol, mut distance) = (0, 1u16);
    while symbol < DISTANCES {
        base[symbol] = distance;
        distance += 1 << DISTANCE_EXTRA[symbol];
        symbol += 1;
    }
    base
};

/// How many bits the fixed code of a literal or length has; two symbols of it are never used.
pub const fn fixed_length(symbol: usize) -> u8 {
    match symbol {
        0..144 => 8,
        144..256 => 9,
        256..280 => 7,
        _ => 8,
    }
}

/// The symbol of a length, without 256.
pub fn length_symbol(length: usize) -> usize {
    LENGTH_BASE.partition_point(|base| usize::from(*base) <= length) - 1
}

/// The symbol of a distance.
pub fn distance_symbol(distance: usize) -> usize {
    DISTANCE_BASE.partition_point(|base| usize::from(*base) <= distance) - 1
}

/// The codes of symbols with so many bits each, the first bit to be sent lowest.
pub fn codes(lengths: &[u8]) -> Vec<u16> {
    let mut counts = [0u16; 16];
    for length in lengths {
        counts[usize::from(*length)] += 1;
    }
    counts[0] = 0;
    let mut next = [0u16; 16];
    for bits in 1..16 {
        next[bits] = (next[bits - 1] + counts[bits - 1]) << 1;
    }
    let turned = |length: &u8| {
        let bits = usize::from(*length);
        if bits == 0 {
            return 0;
        }
        next[bits] += 1;
        (next[bits] - 1).reverse_bits() >> (16 - bits)
    };
    lengths.iter().map(turned).collect()
}
