//! MT19937 as CPython's `random` drives it: the same seed gives the same numbers.
//!
//! Missing: the distributions; they build on [`Mersenne::random`] and [`Mersenne::getrandbits`].
//! <https://docs.python.org/3.13/library/random.html>

const N: usize = 624;
const M: usize = 397;

/// The generator's state: 624 words and a position.
#[derive(Clone)]
pub struct Mersenne {
    words: [u32; N],
    index: usize,
}

impl Mersenne {
    /// Seeds from an integer's magnitude as little-endian 32-bit words (leading zero words do not matter).
    pub fn from_words(key: &[u32]) -> Self {
        let used = key.iter().rposition(|w| *w != 0).map_or(1, |last| last + 1);
        let zero = [0];
        Self::init_by_array(if key.is_empty() { &zero } else { &key[..used] })
    }

    pub fn from_u64(seed: u64) -> Self {
        Self::from_words(&[seed as u32, (seed >> 32) as u32])
    }

    fn init_genrand(seed: u32) -> Self {
        let mut words = [0; N];
        words[0] = seed;
        for i in 1..N {
            let before: u32 = words[i - 1];
            words[i] = 1_812_433_253u32.wrapping_mul(before ^ (before >> 30)).wrapping_add(i as u32);
        }
        Mersenne { words, index: N }
    }

    fn init_by_array(key: &[u32]) -> Self {
        let mut state = Self::init_genrand(19_650_218);
        let words = &mut state.words;
        let (mut i, mut j) = (1, 0);
        for _ in 0..N.max(key.len()) {
            let before = words[i - 1];
            words[i] = (words[i] ^ (before ^ (before >> 30)).wrapping_mul(1_664_525))
                .wrapping_add(key[j])
                .wrapping_add(j as u32);
            i += 1;
            j += 1;
            if i >= N {
                words[0] = words[N - 1];
                i = 1;
            }
            if j >= key.len() {
                j = 0;
            }
        }
        for _ in 0..N - 1 {
            let before = words[i - 1];
            words[i] = (words[i] ^ (before ^ (before >> 30)).wrapping_mul(1_566_083_941)).wrapping_sub(i as u32);
            i += 1;
            if i >= N {
                words[0] = words[N - 1];
                i = 1;
            }
        }
        words[0] = 0x8000_0000;
        state
    }

    /// The next 32 bits.
    pub fn next_u32(&mut self) -> u32 {
        if self.index >= N {
            self.refill();
        }
        let mut y = self.words[self.index];
        self.index += 1;
        y ^= y >> 11;
        y ^= (y << 7) & 0x9D2C_5680;
        y ^= (y << 15) & 0xEFC6_0000;
        y ^ (y >> 18)
    }

    fn refill(&mut self) {
        for i in 0..N {
            let y = (self.words[i] & 0x8000_0000) | (self.words[(i + 1) % N] & 0x7FFF_FFFF);
            let mixed = if y & 1 == 1 { 0x9908_B0DF } else { 0 };
            self.words[i] = self.words[(i + M) % N] ^ (y >> 1) ^ mixed;
        }
        self.index = 0;
    }

    /// `random()`: 53 random bits in [0, 1).
    pub fn random(&mut self) -> f64 {
        let high = f64::from(self.next_u32() >> 5);
        let low = f64::from(self.next_u32() >> 6);
        (high * 67_108_864.0 + low) * (1.0 / 9_007_199_254_740_992.0)
    }

    /// `getrandbits(count)` as little-endian 32-bit words.
    pub fn getrandbits(&mut self, count: usize) -> Vec<u32> {
        let words = count.div_ceil(32);
        (0..words)
            .map(|i| {
                let left = count - 32 * i;
                let word = self.next_u32();
                if left < 32 { word >> (32 - left) } else { word }
            })
            .collect()
    }

    /// `getrandbits(count)` for at most 64 bits.
    pub fn getrandbits_u64(&mut self, count: u32) -> u64 {
        self.getrandbits(count.min(64) as usize).iter().rev().fold(0, |value, word| value << 32 | u64::from(*word))
    }

    /// `_randbelow(limit)`: by rejection, as CPython's. Zero for a limit of zero.
    pub fn below(&mut self, limit: u64) -> u64 {
        if limit == 0 {
            return 0;
        }
        let bits = 64 - limit.leading_zeros();
        loop {
            let value = self.getrandbits_u64(bits);
            if value < limit {
                return value;
            }
        }
    }

    /// `getstate()`: the words and the position.
    pub fn state(&self) -> (&[u32; N], usize) {
        (&self.words, self.index)
    }

    /// `setstate()`; `None` unless there are 624 words and a position of at most 624.
    pub fn from_state(words: &[u32], index: usize) -> Option<Self> {
        let words: [u32; N] = words.try_into().ok()?;
        (index <= N).then_some(Mersenne { words, index })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_cpython() {
        let mut zero = Mersenne::from_u64(0);
        assert_eq!(zero.random(), 0.8444218515250481);
        assert_eq!(zero.random(), 0.7579544029403025);
        let mut seeded = Mersenne::from_u64(42);
        assert_eq!(seeded.random(), 0.6394267984578837);
        assert_eq!(seeded.getrandbits_u64(8), 6);
    }
}
