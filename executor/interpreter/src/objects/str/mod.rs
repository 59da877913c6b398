//! `str`: immutable text. <https://docs.python.org/3.13/library/stdtypes.html#text-sequence-type-str>
//!
//! Stored as UTF-8. ASCII text is indexed directly; other text gets a table of offsets when it is first indexed, so
//! that no index is linear in a loop. Lone surrogates, which UTF-8 cannot hold, are kept as the private characters
//! U+10F000..U+10F7FF (see [`SURROGATE_BASE`]).

use std::cell::OnceCell;
use std::hash::Hasher;

pub use crate::memory::Str;

/// U+D800 is stored as this character, and so on up to U+DFFF: UTF-8 cannot hold surrogates.
pub const SURROGATE_BASE: u32 = 0x10_F000;

/// How many characters lie between two entries of the offset table.
const STRIDE: usize = 32;

/// Where the characters of a text are that is not ASCII.
pub struct Index {
    /// How many there are.
    characters: usize,
    /// Byte offset of every [`STRIDE`]th, once it is asked for.
    offsets: OnceCell<Vec<u32>>,
}

impl Str {
    /// Number of characters, Python's `len`.
    #[inline]
    pub fn len(&self) -> usize {
        if self.is_ascii() { self.as_str().len() } else { self.index().characters }
    }

    fn index(&self) -> &Index {
        self.index
            .get_or_init(|| Box::new(Index { characters: self.as_str().chars().count(), offsets: OnceCell::new() }))
    }

    #[inline]
    pub fn is_empty(&self) -> bool {
        self.as_str().is_empty()
    }

    /// Byte offset of the character at `index` (the end of the text when `index` is its length).
    pub fn byte_offset(&self, index: usize) -> usize {
        if self.is_ascii() {
            return index;
        }
        let table = self.offset_table();
        if index / STRIDE >= table.len() {
            return self.as_str().len();
        }
        let start = table[index / STRIDE] as usize;
        let rest = &self.as_str()[start..];
        rest.char_indices().nth(index % STRIDE).map_or(self.as_str().len(), |(offset, _)| start + offset)
    }

    /// Index of the character that starts at a byte offset.
    pub fn char_index(&self, offset: usize) -> usize {
        if self.is_ascii() {
            return offset;
        }
        let table = self.offset_table();
        let block = table.partition_point(|start| *start as usize <= offset).saturating_sub(1);
        let start = table.get(block).map_or(0, |start| *start as usize);
        block * STRIDE + self.as_str()[start..offset].chars().count()
    }

    fn offset_table(&self) -> &[u32] {
        self.index()
            .offsets
            .get_or_init(|| self.as_str().char_indices().step_by(STRIDE).map(|(offset, _)| offset as u32).collect())
    }

    /// The characters from `start` up to `end` (both in range, `start <= end`).
    pub fn slice(&self, start: usize, end: usize) -> &str {
        if self.is_ascii() {
            return &self.as_str()[start..end];
        }
        let from = self.byte_offset(start);
        &self.as_str()[from..self.byte_offset(end)]
    }

    /// The character at `index`, which must be in range.
    pub fn char_at(&self, index: usize) -> char {
        if self.is_ascii() {
            return self.as_str().as_bytes()[index] as char;
        }
        self.as_str()[self.byte_offset(index)..].chars().next().unwrap_or('\0')
    }

    /// Python's hash with PYTHONHASHSEED=0: SipHash-1-3 over CPython's own representation of the text.
    #[inline]
    pub fn hash(&self) -> i64 {
        let known = self.hash.get();
        if known != 0 {
            return known;
        }
        self.compute_hash()
    }

    #[inline(never)]
    fn compute_hash(&self) -> i64 {
        let hash = hash_text(self.as_str(), self.is_ascii());
        self.hash.set(hash);
        hash
    }
}

/// The order of two strings by code points. UTF-8 keeps that order, but for surrogates, which are stored elsewhere.
pub fn order(a: &Str, b: &Str) -> std::cmp::Ordering {
    let (x, y) = (a.as_str(), b.as_str());
    if a.is_ascii() && b.is_ascii() {
        return x.cmp(y);
    }
    let Some(mut at) = x.bytes().zip(y.bytes()).position(|(x, y)| x != y) else { return x.len().cmp(&y.len()) };
    while !x.is_char_boundary(at) {
        at -= 1;
    }
    let code = |text: &str| text[at..].chars().next().map(to_code_point);
    code(x).cmp(&code(y))
}

/// The hash of text as CPython computes it with PYTHONHASHSEED=0.
pub fn hash_text(text: &str, ascii: bool) -> i64 {
    if text.is_empty() {
        return 0;
    }
    if ascii {
        return hash_bytes(text.as_bytes());
    }
    // CPython hashes its own storage: one, two or four bytes a character, whichever the widest one needs.
    let widest = text.chars().map(to_code_point).max().unwrap_or(0);
    let mut raw: Vec<u8> = Vec::with_capacity(text.len() * 2);
    for code in text.chars().map(to_code_point) {
        match widest {
            0..=0xFF => raw.push(code as u8),
            0x100..=0xFFFF => raw.extend((code as u16).to_le_bytes()),
            _ => raw.extend(code.to_le_bytes()),
        }
    }
    hash_bytes(&raw)
}

/// SipHash-1-3 with a zero key, the hash of `str` and `bytes`.
pub fn hash_bytes(bytes: &[u8]) -> i64 {
    if bytes.is_empty() {
        return 0;
    }
    let mut hasher = siphasher::sip::SipHasher13::new_with_keys(0, 0);
    hasher.write(bytes);
    match hasher.finish() as i64 {
        -1 => -2,
        hash => hash,
    }
}

/// The code point that Python sees: surrogates come back from their private characters.
#[inline]
pub fn to_code_point(c: char) -> u32 {
    let code = c as u32;
    if (SURROGATE_BASE..SURROGATE_BASE + 0x800).contains(&code) { code - SURROGATE_BASE + 0xD800 } else { code }
}

/// The character that stands for a code point up to U+10FFFF.
#[inline]
pub fn from_code_point(code: u32) -> Option<char> {
    if (0xD800..0xE000).contains(&code) { char::from_u32(code - 0xD800 + SURROGATE_BASE) } else { char::from_u32(code) }
}

pub mod case;
pub mod encode;
pub mod format;
pub mod intern;
pub mod methods;
pub mod percent;
pub mod predicates;
mod registered;
pub mod search;
pub mod split;
pub use intern::{intern, intern_ref};
