//! BLAKE2b and BLAKE2s with key, salt and person. <https://www.rfc-editor.org/rfc/rfc7693>

/// Which message word goes where, per round.
const SIGMA: [[usize; 16]; 10] = [
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
    [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
    [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
    [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
    [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
    [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
    [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
    [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
    [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
    [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
];

macro_rules! blake2 {
    ($name:ident, $word:ty, $block:literal, $rounds:literal, $rotations:expr, $start:expr) => {
        /// The state of one computation.
        #[derive(Clone)]
        pub struct $name {
            state: [$word; 8],
            buffer: [u8; $block],
            filled: usize,
            count: u128,
            size: usize,
            last_node: bool,
        }

        impl $name {
            /// `key`, `salt` and `person` are as long as the algorithm allows at most; `tree` is what the block of
            /// parameters says about the place in a tree of hashes.
            pub fn new(size: usize, key: &[u8], salt: &[u8], person: &[u8], tree: &[u8], last_node: bool) -> Self {
                const BYTES: usize = size_of::<$word>();
                let mut parameters = [0u8; 8 * BYTES];
                parameters[0] = size as u8;
                parameters[1] = key.len() as u8;
                parameters[2..2 + tree.len()].copy_from_slice(tree);
                parameters[4 * BYTES..4 * BYTES + salt.len()].copy_from_slice(salt);
                parameters[6 * BYTES..6 * BYTES + person.len()].copy_from_slice(person);
                let mut state: [$word; 8] = $start;
                for (word, bytes) in state.iter_mut().zip(parameters.chunks_exact(BYTES)) {
                    *word ^= <$word>::from_le_bytes(bytes.try_into().expect("chunks have that size"));
                }
                let mut made = $name { state, buffer: [0; $block], filled: 0, count: 0, size, last_node };
                if !key.is_empty() {
                    made.buffer[..key.len()].copy_from_slice(key);
                    made.filled = $block;
                }
                made
            }

            pub fn update(&mut self, mut data: &[u8]) {
                while !data.is_empty() {
                    if self.filled == $block {
                        self.count += $block;
                        self.compress(false);
                        self.filled = 0;
                    }
                    let part = data.len().min($block - self.filled);
                    self.buffer[self.filled..self.filled + part].copy_from_slice(&data[..part]);
                    self.filled += part;
                    data = &data[part..];
                }
            }

            pub fn digest(mut self) -> Vec<u8> {
                self.count += self.filled as u128;
                self.buffer[self.filled..].fill(0);
                self.compress(true);
                let bytes: Vec<u8> = self.state.iter().flat_map(|word| word.to_le_bytes()).collect();
                bytes[..self.size].to_vec()
            }

            fn compress(&mut self, last: bool) {
                const BYTES: usize = size_of::<$word>();
                let start: [$word; 8] = $start;
                let mut message = [0 as $word; 16];
                for (word, bytes) in message.iter_mut().zip(self.buffer.chunks_exact(BYTES)) {
                    *word = <$word>::from_le_bytes(bytes.try_into().expect("chunks have that size"));
                }
                let mut v = [0 as $word; 16];
                v[..8].copy_from_slice(&self.state);
                v[8..].copy_from_slice(&start);
                v[12] ^= self.count as $word;
                v[13] ^= (self.count >> (8 * BYTES)) as $word;
                if last {
                    v[14] = !v[14];
                    if self.last_node {
                        v[15] = !v[15];
                    }
                }
                let rotations: [u32; 4] = $rotations;
                let mut mix = |a: usize, b: usize, c: usize, d: usize, x: $word, y: $word| {
                    v[a] = v[a].wrapping_add(v[b]).wrapping_add(x);
                    v[d] = (v[d] ^ v[a]).rotate_right(rotations[0]);
                    v[c] = v[c].wrapping_add(v[d]);
                    v[b] = (v[b] ^ v[c]).rotate_right(rotations[1]);
                    v[a] = v[a].wrapping_add(v[b]).wrapping_add(y);
                    v[d] = (v[d] ^ v[a]).rotate_right(rotations[2]);
                    v[c] = v[c].wrapping_add(v[d]);
                    v[b] = (v[b] ^ v[c]).rotate_right(rotations[3]);
                };
                for round in 0..$rounds {
                    let order = &SIGMA[round % 10];
                    for column in 0..4 {
                        let (x, y) = (message[order[2 * column]], message[order[2 * column + 1]]);
                        mix(column, 4 + column, 8 + column, 12 + column, x, y);
                    }
                    for diagonal in 0..4 {
                        let (x, y) = (message[order[8 + 2 * diagonal]], message[order[9 + 2 * diagonal]]);
                        mix(diagonal, 4 + (diagonal + 1) % 4, 8 + (diagonal + 2) % 4, 12 + (diagonal + 3) % 4, x, y);
                    }
                }
                for place in 0..8 {
                    self.state[place] ^= v[place] ^ v[place + 8];
                }
            }
        }
    };
}

blake2!(
    Blake2b,
    u64,
    128,
    12,
    [32, 24, 16, 63],
    [
        0x6a09_e667_f3bc_c908,
        0xbb67_ae85_84ca_a73b,
        0x3c6e_f372_fe94_f82b,
        0xa54f_f53a_5f1d_36f1,
        0x510e_527f_ade6_82d1,
        0x9b05_688c_2b3e_6c1f,
        0x1f83_d9ab_fb41_bd6b,
        0x5be0_cd19_137e_2179,
    ]
);

blake2!(
    Blake2s,
    u32,
    64,
    10,
    [16, 12, 8, 7],
    [0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,]
);
