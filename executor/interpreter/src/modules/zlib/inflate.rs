//! Decompression that can stop anywhere: at the end of a piece of input, or when enough has come out.
//! <https://www.rfc-editor.org/rfc/rfc1950> <https://www.rfc-editor.org/rfc/rfc1951> <https://www.rfc-editor.org/rfc/rfc1952>

use super::alphabet::{
    CODE_LENGTHS, DISTANCE_BASE, DISTANCE_EXTRA, END_BLOCK, LENGTH_BASE, LENGTH_EXTRA, SENT_ORDER, codes, fixed_length,
};
use super::checksum::{adler32, crc32};

/// Copies reach back so far at most.
const MOST_BACK: usize = 1 << 15;
/// Codes up to this length are looked up at once.
const QUICK: usize = 9;

/// Why a call came back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pause {
    /// All input is used up.
    Input,
    /// As much came out as was asked for.
    Output,
    /// The stream has ended.
    End,
    /// The text that the writer began with is needed.
    Dictionary,
}

/// What a stream may begin with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Accepted {
    Raw,
    Zlib,
    Gzip,
    Either,
}

/// A code that is read.
#[derive(Clone, Default)]
struct Code {
    /// By the next bits: symbol and length, 0 for a longer one or none.
    quick: Vec<(u16, u8)>,
    /// The longer ones: bits as they come, length, symbol.
    long: Vec<(u16, u8, u16)>,
    longest: u8,
}

impl Code {
    /// `None` when lengths do not fit together; a code of one symbol may be incomplete when that is allowed.
    fn new(lengths: &[u8], may_be_single: bool) -> Option<Code> {
        let longest = lengths.iter().copied().max().unwrap_or(0);
        let mut left: i32 = 1;
        for bits in 1..=15 {
            left = (left << 1) - lengths.iter().filter(|length| **length == bits).count() as i32;
            if left < 0 {
                return None;
            }
        }
        if longest > 0 && left > 0 && (!may_be_single || longest != 1) {
            return None;
        }
        let mut quick = vec![(0, 0); 1 << QUICK];
        let mut long = Vec::new();
        for (symbol, (code, length)) in codes(lengths).into_iter().zip(lengths).enumerate() {
            match usize::from(*length) {
                0 => {}
                bits @ ..=QUICK => {
                    for high in 0..1 << (QUICK - bits) {
                        quick[usize::from(code) | high << bits] = (symbol as u16, *length);
                    }
                }
                _ => long.push((code, *length, symbol as u16)),
            }
        }
        long.sort_unstable_by_key(|(code, length, _)| (*length, *code));
        Some(Code { quick, long, longest })
    }
}

/// Where the reader is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mode {
    Begin,
    GzipFlags,
    /// Time, hints and system.
    GzipFixed(u8),
    GzipExtraLength,
    GzipExtra(u16),
    GzipName,
    GzipComment,
    GzipCheck,
    DictionaryCheck,
    NeedDictionary,
    Block,
    StoredLength,
    Stored(u16),
    Tables,
    LengthLengths,
    Lengths,
    Repeat(u16),
    Symbol,
    Literal(u8),
    LengthBits(u8),
    Distance(u16),
    DistanceBits(u16, u8),
    Copy(u16, u16),
    Check,
    Total,
    End,
    Bad(&'static str),
}

/// The state of a decompression.
#[derive(Clone)]
pub struct Inflate {
    accepted: Accepted,
    window: usize,
    mode: Mode,
    held: u64,
    count: u32,
    gzip: bool,
    flags: u32,
    header_crc: u32,
    /// How far back copies may reach.
    back: usize,
    last: bool,
    history: Vec<u8>,
    check: u32,
    total: u32,
    dictionary: u32,
    shown: [usize; 3],
    lengths: Vec<u8>,
    literals: Code,
    distances: Code,
}

/// Either bits, or a reason to pause or to fail.
enum Stop {
    Pause(Pause),
    Bad(&'static str),
}

impl Inflate {
    /// How much memory a state takes.
    pub const MEMORY: usize = MOST_BACK * 3 + 16 * 1024;

    /// `window` is the binary logarithm of how far copies may reach, 0 for what the stream says.
    pub fn new(accepted: Accepted, window: usize) -> Inflate {
        Inflate {
            accepted,
            window,
            mode: if accepted == Accepted::Raw { Mode::Block } else { Mode::Begin },
            held: 0,
            count: 0,
            gzip: false,
            flags: 0,
            header_crc: 0,
            back: 1 << if window == 0 { 15 } else { window },
            last: false,
            history: Vec::new(),
            check: 1,
            total: 0,
            dictionary: 0,
            shown: [0; 3],
            lengths: Vec::new(),
            literals: Code::default(),
            distances: Code::default(),
        }
    }

    pub fn is_raw(&self) -> bool {
        self.accepted == Accepted::Raw
    }

    /// Gives the text that the writer began with; false when it is another one.
    pub fn set_dictionary(&mut self, dictionary: &[u8]) -> bool {
        if self.mode == Mode::NeedDictionary {
            if adler32(1, dictionary) != self.dictionary {
                return false;
            }
            self.mode = Mode::Block;
        }
        self.remember(dictionary);
        true
    }

    fn remember(&mut self, bytes: &[u8]) {
        self.history.extend_from_slice(&bytes[bytes.len().saturating_sub(MOST_BACK)..]);
        if self.history.len() > MOST_BACK * 2 {
            let old = self.history.len() - MOST_BACK;
            self.history.drain(..old);
        }
    }

    /// Reads on, adding at most `room` bytes to `out`; what is left of the input stays in `input`.
    pub fn run(&mut self, input: &mut &[u8], out: &mut Vec<u8>, room: usize) -> Result<Pause, &'static str> {
        let start = out.len();
        let end = start + room;
        let stop = loop {
            if let Err(stop) = self.step(input, out, start, end) {
                break stop;
            }
        };
        // Only a call's new bytes are summed up and remembered.
        self.sum_up(&out[start..]);
        match stop {
            Stop::Pause(pause) => Ok(pause),
            Stop::Bad(reason) => {
                self.mode = Mode::Bad(reason);
                Err(reason)
            }
        }
    }

    fn sum_up(&mut self, bytes: &[u8]) {
        if !self.is_raw() {
            self.check = if self.gzip { crc32(self.check, bytes) } else { adler32(self.check, bytes) };
        }
        self.total = self.total.wrapping_add(bytes.len() as u32);
        self.remember(bytes);
    }

    /// Makes sure that so many bits are held.
    fn need(&mut self, input: &mut &[u8], bits: u32) -> Result<(), Stop> {
        while self.count < bits {
            let Some((byte, rest)) = input.split_first() else { return Err(Stop::Pause(Pause::Input)) };
            self.held |= u64::from(*byte) << self.count;
            self.count += 8;
            *input = rest;
        }
        Ok(())
    }

    fn drop_bits(&mut self, bits: u32) -> u32 {
        let value = self.held & ((1 << bits) - 1);
        self.held >>= bits;
        self.count -= bits;
        value as u32
    }

    fn bits(&mut self, input: &mut &[u8], bits: u32) -> Result<u32, Stop> {
        self.need(input, bits)?;
        Ok(self.drop_bits(bits))
    }

    /// Bytes of a gzip header are in its checksum.
    fn header_bits(&mut self, input: &mut &[u8], bits: u32) -> Result<u32, Stop> {
        let value = self.bits(input, bits)?;
        self.header_crc = crc32(self.header_crc, &value.to_le_bytes()[..bits as usize / 8]);
        Ok(value)
    }

    fn symbol(&mut self, input: &mut &[u8], distance: bool, bad: &'static str) -> Result<u16, Stop> {
        loop {
            let code = if distance { &self.distances } else { &self.literals };
            let (symbol, length) = code.quick.get(self.held as usize & ((1 << QUICK) - 1)).copied().unwrap_or((0, 0));
            if length != 0 && u32::from(length) <= self.count {
                self.drop_bits(u32::from(length));
                return Ok(symbol);
            }
            if length == 0 {
                let fits = |(value, length, _): &&(u16, u8, u16)| {
                    u32::from(*length) <= self.count && self.held & ((1 << length) - 1) == u64::from(*value)
                };
                if let Some((_, length, symbol)) = code.long.iter().find(fits).copied() {
                    self.drop_bits(u32::from(length));
                    return Ok(symbol);
                }
                // An incomplete code has at most one symbol of one bit.
                if self.count >= u32::from(code.longest).max(1) {
                    return Err(Stop::Bad(bad));
                }
            }
            self.need(input, self.count + 1)?;
        }
    }

    fn begin(&mut self, input: &mut &[u8]) -> Result<Mode, Stop> {
        self.need(input, 16)?;
        if self.held & 0xFFFF == 0x8B1F && matches!(self.accepted, Accepted::Gzip | Accepted::Either) {
            self.gzip = true;
            self.check = 0;
            self.header_bits(input, 16)?;
            return Ok(Mode::GzipFlags);
        }
        let head = self.held as u32 & 0xFFFF;
        if self.accepted == Accepted::Gzip || ((head & 0xFF) << 8 | head >> 8) % 31 != 0 {
            return Err(Stop::Bad("incorrect header check"));
        }
        if head & 15 != 8 {
            return Err(Stop::Bad("unknown compression method"));
        }
        let window = (head >> 4 & 15) as usize + 8;
        if window > 15 || self.window != 0 && window > self.window {
            return Err(Stop::Bad("invalid window size"));
        }
        if self.window == 0 {
            self.back = 1 << window;
        }
        self.drop_bits(16);
        Ok(if head & 0x2000 != 0 { Mode::DictionaryCheck } else { Mode::Block })
    }

    /// Skips text up to a zero byte.
    fn skip_text(&mut self, input: &mut &[u8], present: u32) -> Result<(), Stop> {
        while self.flags & present != 0 && self.header_bits(input, 8)? != 0 {}
        Ok(())
    }

    fn block(&mut self, input: &mut &[u8]) -> Result<Mode, Stop> {
        if self.last {
            // What is left of the last byte means nothing.
            self.drop_bits(self.count % 8);
            return Ok(if self.is_raw() { Mode::End } else { Mode::Check });
        }
        let kind = self.bits(input, 3)?;
        self.last = kind & 1 == 1;
        match kind >> 1 {
            0 => {
                self.drop_bits(self.count % 8);
                Ok(Mode::StoredLength)
            }
            1 => {
                let lengths: Vec<u8> = (0..288).map(fixed_length).collect();
                self.literals = Code::new(&lengths, false).unwrap_or_default();
                // Two symbols of the fixed code are never distances.
                self.distances = Code::new(&[5; 32], false).unwrap_or_default();
                Ok(Mode::Symbol)
            }
            2 => Ok(Mode::Tables),
            _ => Err(Stop::Bad("invalid block type")),
        }
    }

    /// Reads the lengths of the codes of lengths.
    fn length_lengths(&mut self, input: &mut &[u8]) -> Result<Mode, Stop> {
        while self.lengths.len() < self.shown[2] {
            let length = self.bits(input, 3)?;
            self.lengths.push(length as u8);
        }
        let mut lengths = [0; CODE_LENGTHS];
        for (symbol, length) in SENT_ORDER.iter().zip(&self.lengths) {
            lengths[*symbol] = *length;
        }
        self.literals = Code::new(&lengths, false).ok_or(Stop::Bad("invalid code lengths set"))?;
        if self.literals.longest == 0 {
            // The zlib library reads zeros with such a code, a bit each.
            self.literals.quick.fill((0, 1));
        }
        self.lengths.clear();
        Ok(Mode::Lengths)
    }

    /// Reads the lengths of both codes.
    fn code_lengths(&mut self, input: &mut &[u8]) -> Result<Mode, Stop> {
        while self.lengths.len() < self.shown[0] + self.shown[1] {
            match self.symbol(input, false, "invalid code lengths set")? {
                length @ 0..16 => self.lengths.push(length as u8),
                repeat => return Ok(Mode::Repeat(repeat)),
            }
        }
        if self.lengths.get(END_BLOCK).is_none_or(|length| *length == 0) {
            return Err(Stop::Bad("invalid code -- missing end-of-block"));
        }
        let (literals, distances) = self.lengths.split_at(self.shown[0]);
        let literal_code = Code::new(literals, true).ok_or(Stop::Bad("invalid literal/lengths set"))?;
        self.distances = Code::new(distances, true).ok_or(Stop::Bad("invalid distances set"))?;
        self.literals = literal_code;
        Ok(Mode::Symbol)
    }

    /// Repeats the last length, or zeros.
    fn repeat(&mut self, input: &mut &[u8], symbol: u16) -> Result<Mode, Stop> {
        let (least, bits) = match symbol {
            16 => (3, 2),
            17 => (3, 3),
            _ => (11, 7),
        };
        self.need(input, bits)?;
        let length = match (symbol, self.lengths.last()) {
            (16, Some(length)) => *length,
            (16, None) => return Err(Stop::Bad("invalid bit length repeat")),
            _ => 0,
        };
        let run = least + self.drop_bits(bits) as usize;
        if self.lengths.len() + run > self.shown[0] + self.shown[1] {
            return Err(Stop::Bad("invalid bit length repeat"));
        }
        self.lengths.resize(self.lengths.len() + run, length);
        Ok(Mode::Lengths)
    }

    fn copy(&mut self, out: &mut Vec<u8>, start: usize, end: usize, length: u16, distance: u16) -> Result<Mode, Stop> {
        let far = usize::from(distance);
        let made = out.len() - start;
        if far > made + self.history.len().min(self.back) {
            return Err(Stop::Bad("invalid distance too far back"));
        }
        let room = end - out.len();
        if room == 0 {
            return Err(Stop::Pause(Pause::Output));
        }
        let taken = usize::from(length).min(room);
        for _ in 0..taken {
            let made = out.len() - start;
            let byte = if far <= made { out[out.len() - far] } else { self.history[self.history.len() + made - far] };
            out.push(byte);
        }
        let left = length - taken as u16;
        Ok(if left == 0 { Mode::Symbol } else { Mode::Copy(left, distance) })
    }

    fn step(&mut self, input: &mut &[u8], out: &mut Vec<u8>, start: usize, end: usize) -> Result<(), Stop> {
        self.mode = match self.mode {
            Mode::Begin => self.begin(input)?,
            Mode::GzipFlags => {
                let value = self.header_bits(input, 16)?;
                if value & 0xFF != 8 {
                    return Err(Stop::Bad("unknown compression method"));
                }
                self.flags = value >> 8;
                if self.flags & 0xE0 != 0 {
                    return Err(Stop::Bad("unknown header flags set"));
                }
                Mode::GzipFixed(6)
            }
            Mode::GzipFixed(0) if self.flags & 4 != 0 => Mode::GzipExtraLength,
            Mode::GzipFixed(0) => Mode::GzipName,
            Mode::GzipFixed(left) => {
                self.header_bits(input, 8)?;
                Mode::GzipFixed(left - 1)
            }
            Mode::GzipExtraLength => Mode::GzipExtra(self.header_bits(input, 16)? as u16),
            Mode::GzipExtra(0) => Mode::GzipName,
            Mode::GzipExtra(left) => {
                self.header_bits(input, 8)?;
                Mode::GzipExtra(left - 1)
            }
            Mode::GzipName => {
                self.skip_text(input, 8)?;
                Mode::GzipComment
            }
            Mode::GzipComment => {
                self.skip_text(input, 16)?;
                Mode::GzipCheck
            }
            Mode::GzipCheck => {
                if self.flags & 2 != 0 && self.bits(input, 16)? != self.header_crc & 0xFFFF {
                    return Err(Stop::Bad("header crc mismatch"));
                }
                Mode::Block
            }
            Mode::DictionaryCheck => {
                self.dictionary = self.bits(input, 32)?.swap_bytes();
                Mode::NeedDictionary
            }
            Mode::NeedDictionary => return Err(Stop::Pause(Pause::Dictionary)),
            Mode::Block => self.block(input)?,
            Mode::StoredLength => {
                self.need(input, 32)?;
                if self.held & 0xFFFF != !self.held >> 16 & 0xFFFF {
                    return Err(Stop::Bad("invalid stored block lengths"));
                }
                Mode::Stored(self.drop_bits(32) as u16)
            }
            Mode::Stored(0) => Mode::Block,
            Mode::Stored(left) => {
                let taken = usize::from(left).min(input.len()).min(end - out.len());
                if taken == 0 {
                    return Err(Stop::Pause(if input.is_empty() { Pause::Input } else { Pause::Output }));
                }
                let (bytes, rest) = input.split_at(taken);
                out.extend_from_slice(bytes);
                *input = rest;
                Mode::Stored(left - taken as u16)
            }
            Mode::Tables => {
                let value = self.bits(input, 14)? as usize;
                self.shown = [(value & 31) + 257, (value >> 5 & 31) + 1, (value >> 10) + 4];
                if self.shown[0] > 286 || self.shown[1] > 30 {
                    return Err(Stop::Bad("too many length or distance symbols"));
                }
                self.lengths.clear();
                Mode::LengthLengths
            }
            Mode::LengthLengths => self.length_lengths(input)?,
            Mode::Lengths => self.code_lengths(input)?,
            Mode::Repeat(symbol) => self.repeat(input, symbol)?,
            Mode::Symbol => match self.symbol(input, false, "invalid literal/length code")? {
                literal @ 0..256 => Mode::Literal(literal as u8),
                256 => Mode::Block,
                length if usize::from(length) - 257 < LENGTH_BASE.len() => Mode::LengthBits((length - 257) as u8),
                _ => return Err(Stop::Bad("invalid literal/length code")),
            },
            Mode::Literal(byte) => {
                if out.len() == end {
                    return Err(Stop::Pause(Pause::Output));
                }
                out.push(byte);
                Mode::Symbol
            }
            Mode::LengthBits(symbol) => {
                let place = usize::from(symbol);
                let extra = self.bits(input, u32::from(LENGTH_EXTRA[place]))?;
                Mode::Distance(LENGTH_BASE[place] + extra as u16)
            }
            Mode::Distance(length) => match self.symbol(input, true, "invalid distance code")? {
                symbol if usize::from(symbol) < DISTANCE_BASE.len() => Mode::DistanceBits(length, symbol as u8),
                _ => return Err(Stop::Bad("invalid distance code")),
            },
            Mode::DistanceBits(length, symbol) => {
                let place = usize::from(symbol);
                let extra = self.bits(input, u32::from(DISTANCE_EXTRA[place]))?;
                Mode::Copy(length, DISTANCE_BASE[place] + extra as u16)
            }
            Mode::Copy(length, distance) => self.copy(out, start, end, length, distance)?,
            Mode::Check => {
                self.need(input, 32)?;
                // The bytes of this call are not summed up yet.
                let new = &out[start..];
                let sent = self.held as u32;
                let (sum, sent) = if self.gzip {
                    (crc32(self.check, new), sent)
                } else {
                    (adler32(self.check, new), sent.swap_bytes())
                };
                if sum != sent {
                    return Err(Stop::Bad("incorrect data check"));
                }
                self.drop_bits(32);
                if self.gzip { Mode::Total } else { Mode::End }
            }
            Mode::Total => {
                self.need(input, 32)?;
                if self.held as u32 != self.total.wrapping_add((out.len() - start) as u32) {
                    return Err(Stop::Bad("incorrect length check"));
                }
                self.drop_bits(32);
                Mode::End
            }
            Mode::End => return Err(Stop::Pause(Pause::End)),
            Mode::Bad(reason) => return Err(Stop::Bad(reason)),
        };
        Ok(())
    }
}
