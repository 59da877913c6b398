//! Compression as the zlib library does it: the same search for copies, so that streams are the same to the byte.
//! <https://www.rfc-editor.org/rfc/rfc1951>

use super::alphabet::{MAX_MATCH, MIN_MATCH};
use super::checksum::{adler32, crc32};
use super::trees::{self, Bits, MOST_STORED, Symbol};

/// With less ahead than this a search might miss a longer copy: more input is waited for.
const MIN_AHEAD: usize = MAX_MATCH + MIN_MATCH + 1;
/// Short copies from further away take more room than literals.
const TOO_FAR: usize = 4096;

/// When output must be complete.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Flush {
    No,
    Partial,
    Sync,
    Full,
    Finish,
    Block,
    Trees,
}

impl Flush {
    pub fn numbered(number: i64) -> Option<Flush> {
        use Flush::{Block, Finish, Full, No, Partial, Sync, Trees};
        [No, Partial, Sync, Full, Finish, Block, Trees].get(usize::try_from(number).ok()?).copied()
    }

    /// A later flush has to be of a higher rank, unless there is something new.
    fn rank(self) -> i32 {
        let number = self as i32;
        number * 2 - if number > 4 { 9 } else { 0 }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Strategy {
    Default,
    Filtered,
    HuffmanOnly,
    Runs,
    Fixed,
}

/// What is around the compressed stream.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wrapper {
    Raw,
    Zlib,
    Gzip,
}

/// How hard a level tries.
#[derive(Clone, Copy)]
struct Effort {
    /// From this length on, a quarter of the search is enough.
    good: usize,
    /// Up to this length a better copy one further is looked for; for fast levels, copies up to it are indexed.
    lazy: usize,
    /// This length is long enough.
    nice: usize,
    /// So many places are looked at.
    chain: usize,
}

const fn effort(good: usize, lazy: usize, nice: usize, chain: usize) -> Effort {
    Effort { good, lazy, nice, chain }
}

const EFFORTS: [Effort; 10] = [
    effort(0, 0, 0, 0),
    effort(4, 4, 8, 4),
    effort(4, 5, 16, 8),
    effort(4, 6, 32, 32),
    effort(4, 4, 16, 16),
    effort(8, 16, 32, 32),
    effort(8, 16, 128, 128),
    effort(8, 32, 128, 256),
    effort(32, 128, 258, 1024),
    effort(32, 258, 258, 4096),
];

/// How a stream is to be compressed.
#[derive(Clone, Copy)]
pub struct Options {
    pub level: usize,
    pub wrapper: Wrapper,
    /// The binary logarithm of how far copies reach back: 9 to 15.
    pub window: u32,
    /// 1 to 9: how long blocks are, and how good the index is.
    pub memory: u32,
    pub strategy: Strategy,
}

/// The state of a compression.
#[derive(Clone)]
pub struct Deflate {
    options: Options,
    effort: Effort,
    /// Two windows' worth of input, and room for the longest copy.
    window: Vec<u8>,
    /// The latest place of each hash; 0 for none.
    heads: Vec<u16>,
    /// The place before, of the same hash, by place modulo the window.
    chains: Vec<u16>,
    hash: usize,
    hash_mask: usize,
    hash_shift: u32,
    /// Where the next symbol begins, and how much input is there.
    at: usize,
    ahead: usize,
    /// Where the block begins, negative when that has left the window.
    block: isize,
    /// Places before `at` that are not in the index yet.
    unindexed: usize,
    match_at: usize,
    match_length: usize,
    /// The length found for the place before, and whether that place waits as a literal.
    previous_length: usize,
    waiting: bool,
    symbols: Vec<Symbol>,
    most_symbols: usize,
    out: Bits,
    begun: bool,
    last_flush: Option<Flush>,
    adler: u32,
    crc: u32,
    total: u32,
}

/// How a stretch of work ended.
enum Step {
    /// A block has been written: time to look around.
    Block,
    /// More input must come first.
    Waits,
    /// All input is used up.
    Done,
}

/// Input that is read bit by bit into the window.
type Input<'i> = &'i [u8];

impl Deflate {
    /// How much memory a state takes.
    pub fn memory(options: &Options) -> usize {
        (1 << (options.window + 2)) + (1 << (options.memory + 8)) + (1 << (options.memory + 8)) + 1024
    }

    pub fn new(options: Options) -> Deflate {
        let size = 1 << options.window;
        let hash_bits = options.memory + 7;
        Deflate {
            options,
            effort: EFFORTS[options.level.min(9)],
            window: vec![0; 2 * size + MAX_MATCH],
            heads: vec![0; 1 << hash_bits],
            chains: vec![0; size],
            hash: 0,
            hash_mask: (1 << hash_bits) - 1,
            hash_shift: hash_bits.div_ceil(MIN_MATCH as u32),
            at: 0,
            ahead: 0,
            block: 0,
            unindexed: 0,
            match_at: 0,
            match_length: MIN_MATCH - 1,
            previous_length: MIN_MATCH - 1,
            waiting: false,
            symbols: Vec::new(),
            most_symbols: (1 << (options.memory + 6)) - 1,
            out: Bits::default(),
            begun: false,
            last_flush: None,
            adler: 1,
            crc: 0,
            total: 0,
        }
    }

    fn size(&self) -> usize {
        1 << self.options.window
    }

    fn farthest(&self) -> usize {
        self.size() - MIN_AHEAD
    }

    /// Lets copies reach into a text that the reader has as well.
    pub fn set_dictionary(&mut self, dictionary: &[u8]) {
        self.adler = adler32(1, dictionary);
        let kept = &dictionary[dictionary.len().saturating_sub(self.size())..];
        let mut input = kept;
        self.fill(&mut input, false);
        while self.ahead >= MIN_MATCH {
            for _ in 0..self.ahead - (MIN_MATCH - 1) {
                self.index(self.at);
                self.at += 1;
            }
            self.ahead = MIN_MATCH - 1;
            self.fill(&mut input, false);
        }
        self.at += self.ahead;
        self.block = self.at as isize;
        self.unindexed = self.ahead;
        self.ahead = 0;
        self.match_length = MIN_MATCH - 1;
        self.previous_length = MIN_MATCH - 1;
        self.waiting = false;
    }

    /// Begins a call; false when there is nothing to do in it.
    pub fn start(&mut self, input: Input, flush: Flush) -> bool {
        let nothing = input.is_empty() && flush != Flush::Finish;
        if nothing && self.last_flush.is_some_and(|last| flush.rank() <= last.rank()) {
            return false;
        }
        self.last_flush = Some(flush);
        if !self.begun {
            self.begun = true;
            self.header();
        }
        true
    }

    /// Takes input in, a block at most; true when it is to be called again.
    pub fn advance(&mut self, input: &mut Input, flush: Flush) -> bool {
        if !input.is_empty() || self.ahead != 0 || flush != Flush::No {
            let step = match (self.options.level, self.options.strategy) {
                (0, _) => self.store(input, flush),
                (_, Strategy::HuffmanOnly) => self.literals_only(input, flush),
                (_, Strategy::Runs) => self.runs_only(input, flush),
                (1..=3, _) => self.fast(input, flush),
                _ => self.slow(input, flush),
            };
            match step {
                Step::Block => return true,
                Step::Waits => return false,
                Step::Done => {}
            }
        }
        match flush {
            Flush::No => {}
            Flush::Finish => self.trailer(),
            _ => self.mark(flush),
        }
        false
    }

    /// What is ready.
    pub fn take(&mut self) -> Vec<u8> {
        std::mem::take(&mut self.out.bytes)
    }

    fn mark(&mut self, flush: Flush) {
        if flush == Flush::Partial {
            trees::write_mark(&mut self.out);
        } else if flush != Flush::Block {
            trees::write_stored(&mut self.out, &[], false);
            if flush == Flush::Full {
                self.heads.fill(0);
                if self.ahead == 0 {
                    (self.at, self.block, self.unindexed) = (0, 0, 0);
                }
            }
        }
    }

    fn header(&mut self) {
        let quick = matches!(self.options.strategy, Strategy::HuffmanOnly | Strategy::Runs | Strategy::Fixed)
            || self.options.level < 2;
        match self.options.wrapper {
            Wrapper::Raw => {}
            Wrapper::Zlib => {
                let level = match self.options.level {
                    _ if quick => 0,
                    ..6 => 1,
                    6 => 2,
                    _ => 3,
                };
                let preset = u32::from(self.at != 0);
                let head = (8 + ((self.options.window - 8) << 4)) << 8 | level << 6 | preset << 5;
                let head = head + 31 - head % 31;
                self.out.bytes.extend((head as u16).to_be_bytes());
                if preset != 0 {
                    self.out.bytes.extend(self.adler.to_be_bytes());
                }
                self.adler = 1;
            }
            Wrapper::Gzip => {
                let hint = if self.options.level == 9 {
                    2
                } else if quick {
                    4
                } else {
                    0
                };
                // No name, no time; made on a Unix.
                self.out.bytes.extend([0x1F, 0x8B, 8, 0, 0, 0, 0, 0, hint, 3]);
            }
        }
    }

    fn trailer(&mut self) {
        match self.options.wrapper {
            Wrapper::Raw => {}
            Wrapper::Zlib => self.out.bytes.extend(self.adler.to_be_bytes()),
            Wrapper::Gzip => {
                self.out.bytes.extend(self.crc.to_le_bytes());
                self.out.bytes.extend(self.total.to_le_bytes());
            }
        }
    }

    fn hashed(&self, hash: usize, byte: u8) -> usize {
        (hash << self.hash_shift ^ usize::from(byte)) & self.hash_mask
    }

    /// Puts a place into the index; the latest place before with the same hash.
    fn index(&mut self, place: usize) -> usize {
        self.hash = self.hashed(self.hash, self.window[place + MIN_MATCH - 1]);
        let before = self.heads[self.hash];
        let mask = self.size() - 1;
        self.chains[place & mask] = before;
        self.heads[self.hash] = place as u16;
        usize::from(before)
    }

    /// Reads input into the window, as much as there is room for. Only what is compressed is summed up.
    fn fill(&mut self, input: &mut Input, counted: bool) {
        let size = self.size();
        loop {
            let mut room = 2 * size - self.ahead - self.at;
            if self.at >= size + self.farthest() {
                self.slide();
                room += size;
            }
            if input.is_empty() {
                return;
            }
            let (read, rest) = input.split_at(room.min(input.len()));
            let end = self.at + self.ahead;
            self.window[end..end + read.len()].copy_from_slice(read);
            if counted {
                self.sum_up(read);
            }
            *input = rest;
            self.ahead += read.len();
            if self.ahead + self.unindexed >= MIN_MATCH {
                let mut place = self.at - self.unindexed;
                self.hash = self.hashed(usize::from(self.window[place]), self.window[place + 1]);
                while self.unindexed > 0 {
                    self.index(place);
                    place += 1;
                    self.unindexed -= 1;
                    if self.ahead + self.unindexed < MIN_MATCH {
                        break;
                    }
                }
            }
            if self.ahead >= MIN_AHEAD || input.is_empty() {
                return;
            }
        }
    }

    /// Forgets the older half of the window.
    fn slide(&mut self) {
        let size = self.size();
        self.window.copy_within(size..2 * size, 0);
        self.match_at = self.match_at.wrapping_sub(size);
        self.at -= size;
        self.block -= size as isize;
        self.unindexed = self.unindexed.min(self.at);
        for place in self.heads.iter_mut().chain(&mut self.chains) {
            *place = (*place as usize).saturating_sub(size) as u16;
        }
    }

    /// The longest copy for the current place along the chain that begins at `place`.
    fn longest_match(&mut self, mut place: usize) -> usize {
        let mut chain = self.effort.chain;
        if self.previous_length >= self.effort.good {
            chain >>= 2;
        }
        let nice = self.effort.nice.min(self.ahead);
        let limit = self.at.saturating_sub(self.farthest());
        let most = MAX_MATCH.min(self.ahead);
        let mask = self.size() - 1;
        let mut best = self.previous_length;
        let here = &self.window[self.at..];
        loop {
            let there = &self.window[place..];
            if there[best] == here[best] && there[best - 1] == here[best - 1] && there[..2] == here[..2] {
                let length = here[..most].iter().zip(there).take_while(|(a, b)| a == b).count();
                if length > best {
                    self.match_at = place;
                    best = length;
                    if length >= nice {
                        break;
                    }
                }
            }
            place = usize::from(self.chains[place & mask]);
            chain -= 1;
            if place <= limit || chain == 0 {
                break;
            }
        }
        best.min(self.ahead)
    }

    fn full(&self) -> bool {
        self.symbols.len() == self.most_symbols
    }

    fn literal(&mut self, place: usize) {
        self.symbols.push(Symbol { distance: 0, value: self.window[place] });
    }

    fn copy(&mut self, distance: usize, length: usize) {
        self.symbols.push(Symbol { distance: distance as u16, value: (length - MIN_MATCH) as u8 });
    }

    fn write_block(&mut self, last: bool) {
        let length = (self.at as isize - self.block) as usize;
        let stored = usize::try_from(self.block).ok().map(|start| &self.window[start..self.at]);
        let fixed = self.options.strategy == Strategy::Fixed;
        trees::write_block(&mut self.out, &self.symbols, stored, length, last, fixed);
        self.symbols.clear();
        self.block = self.at as isize;
    }

    fn finish(&mut self, flush: Flush, unindexed: usize) -> Step {
        self.unindexed = unindexed;
        if flush == Flush::Finish {
            self.write_block(true);
        } else if !self.symbols.is_empty() {
            self.write_block(false);
        }
        Step::Done
    }

    /// Reads on when too little is ahead; `None` when more input must come first, `Some(false)` at the end.
    fn ready(&mut self, input: &mut Input, flush: Flush, wanted: usize) -> Option<bool> {
        if self.ahead < wanted {
            self.fill(input, true);
            if self.ahead < wanted && flush == Flush::No {
                return None;
            }
        }
        Some(self.ahead > 0)
    }

    /// Takes the first good copy.
    fn fast(&mut self, input: &mut Input, flush: Flush) -> Step {
        loop {
            match self.ready(input, flush, MIN_AHEAD) {
                None => return Step::Waits,
                Some(false) => break,
                Some(true) => {}
            }
            let before = if self.ahead >= MIN_MATCH { self.index(self.at) } else { 0 };
            if before != 0 && self.at - before <= self.farthest() {
                self.match_length = self.longest_match(before);
            }
            if self.match_length >= MIN_MATCH {
                let length = self.match_length;
                self.copy(self.at - self.match_at, length);
                self.ahead -= length;
                if length <= self.effort.lazy && self.ahead >= MIN_MATCH {
                    for _ in 1..length {
                        self.at += 1;
                        self.index(self.at);
                    }
                    self.at += 1;
                } else {
                    self.at += length;
                    self.hash = self.hashed(usize::from(self.window[self.at]), self.window[self.at + 1]);
                }
                self.match_length = 0;
            } else {
                self.literal(self.at);
                self.ahead -= 1;
                self.at += 1;
            }
            if self.full() {
                self.write_block(false);
                return Step::Block;
            }
        }
        self.finish(flush, self.at.min(MIN_MATCH - 1))
    }

    /// Takes a copy only when there is no better one a byte further.
    fn slow(&mut self, input: &mut Input, flush: Flush) -> Step {
        loop {
            match self.ready(input, flush, MIN_AHEAD) {
                None => return Step::Waits,
                Some(false) => break,
                Some(true) => {}
            }
            let before = if self.ahead >= MIN_MATCH { self.index(self.at) } else { 0 };
            self.previous_length = self.match_length;
            let previous_at = self.match_at;
            self.match_length = MIN_MATCH - 1;
            if before != 0 && self.previous_length < self.effort.lazy && self.at - before <= self.farthest() {
                self.match_length = self.longest_match(before);
                let far = self.match_length == MIN_MATCH && self.at.wrapping_sub(self.match_at) > TOO_FAR;
                if self.match_length <= 5 && (self.options.strategy == Strategy::Filtered || far) {
                    self.match_length = MIN_MATCH - 1;
                }
            }
            if self.previous_length >= MIN_MATCH && self.match_length <= self.previous_length {
                let last_indexed = self.at + self.ahead - MIN_MATCH;
                let length = self.previous_length;
                self.copy((self.at - 1).wrapping_sub(previous_at), length);
                self.ahead -= length - 1;
                for _ in 2..length {
                    self.at += 1;
                    if self.at <= last_indexed {
                        self.index(self.at);
                    }
                }
                self.waiting = false;
                self.match_length = MIN_MATCH - 1;
                self.at += 1;
                if self.full() {
                    self.write_block(false);
                    return Step::Block;
                }
            } else if self.waiting {
                self.literal(self.at - 1);
                let full = self.full();
                if full {
                    self.write_block(false);
                }
                self.at += 1;
                self.ahead -= 1;
                if full {
                    return Step::Block;
                }
            } else {
                self.waiting = true;
                self.at += 1;
                self.ahead -= 1;
            }
        }
        if self.waiting {
            self.literal(self.at - 1);
            self.waiting = false;
        }
        self.finish(flush, self.at.min(MIN_MATCH - 1))
    }

    /// Looks for runs of one byte only.
    fn runs_only(&mut self, input: &mut Input, flush: Flush) -> Step {
        loop {
            match self.ready(input, flush, MAX_MATCH + 1) {
                None => return Step::Waits,
                Some(false) => break,
                Some(true) => {}
            }
            let mut length = 0;
            if self.ahead >= MIN_MATCH && self.at > 0 {
                let byte = self.window[self.at - 1];
                let most = MAX_MATCH.min(self.ahead);
                length = self.window[self.at..self.at + most].iter().take_while(|other| **other == byte).count();
            }
            if length >= MIN_MATCH {
                self.copy(1, length);
                self.ahead -= length;
                self.at += length;
            } else {
                self.literal(self.at);
                self.ahead -= 1;
                self.at += 1;
            }
            if self.full() {
                self.write_block(false);
                return Step::Block;
            }
        }
        self.finish(flush, 0)
    }

    /// Looks for no copies.
    fn literals_only(&mut self, input: &mut Input, flush: Flush) -> Step {
        loop {
            match self.ready(input, flush, 1) {
                None => return Step::Waits,
                Some(false) => break,
                Some(true) => {}
            }
            self.literal(self.at);
            self.ahead -= 1;
            self.at += 1;
            if self.full() {
                self.write_block(false);
                return Step::Block;
            }
        }
        self.finish(flush, 0)
    }

    /// Compresses nothing: input becomes blocks of bytes as they are.
    fn store(&mut self, input: &mut Input, flush: Flush) -> Step {
        self.sum_up(input);
        let held = self.at;
        if flush == Flush::No && held + input.len() < self.size() {
            self.window[held..held + input.len()].copy_from_slice(input);
            self.at += input.len();
            *input = &[];
            return Step::Waits;
        }
        let mut bytes = self.window[..held].to_vec();
        bytes.extend_from_slice(input);
        let mut left = bytes.chunks(MOST_STORED).peekable();
        if left.peek().is_none() && flush == Flush::Finish {
            trees::write_stored(&mut self.out, &[], true);
        }
        while let Some(run) = left.next() {
            trees::write_stored(&mut self.out, run, flush == Flush::Finish && left.peek().is_none());
        }
        (self.at, self.block) = (0, 0);
        *input = &[];
        if flush == Flush::No { Step::Waits } else { Step::Done }
    }

    fn sum_up(&mut self, read: &[u8]) {
        match self.options.wrapper {
            Wrapper::Raw => {}
            Wrapper::Zlib => self.adler = adler32(self.adler, read),
            Wrapper::Gzip => self.crc = crc32(self.crc, read),
        }
        self.total = self.total.wrapping_add(read.len() as u32);
    }
}
