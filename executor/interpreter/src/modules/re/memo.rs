//! What the matcher remembers of failures: a sparse bitmap over (state, position).
//!
//! It makes patterns without backreferences and conditionals take time linear in pattern times text. Full, it forgets
//! nothing and takes in no more; matching stays right and is then bounded by the host's step budget alone.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

/// Pages of 512 bits; at most about 12 MB.
const MOST_PAGES: usize = 1 << 17;

#[derive(Default)]
pub(super) struct Memo {
    pages: HashMap<u64, [u64; 8], BuildHasherDefault<PageHasher>>,
}

impl Memo {
    /// Marks a key; true when it was marked before.
    pub fn mark(&mut self, key: u64) -> bool {
        let full = self.pages.len() >= MOST_PAGES;
        let page = match self.pages.get_mut(&(key >> 9)) {
            Some(page) => page,
            None if full => return false,
            None => self.pages.entry(key >> 9).or_default(),
        };
        let (word, bit) = ((key >> 6 & 7) as usize, 1u64 << (key & 63));
        let marked = page[word] & bit != 0;
        page[word] |= bit;
        marked
    }

    pub fn unmark(&mut self, key: u64) {
        if let Some(page) = self.pages.get_mut(&(key >> 9)) {
            page[(key >> 6 & 7) as usize] &= !(1u64 << (key & 63));
        }
    }
}

/// Spreads page numbers, which come in runs.
#[derive(Default)]
pub(super) struct PageHasher(u64);

impl Hasher for PageHasher {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(u64::from(byte));
        }
    }

    fn write_u64(&mut self, value: u64) {
        let mixed = (self.0 ^ value).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        self.0 = mixed ^ (mixed >> 29);
    }
}
