//! The matcher: backtracking over an explicit stack, with CPython's order of attempts.
//!
//! Past a number of steps it starts to remember which (state, position) pairs failed, which bounds the work by pattern
//! times text unless the pattern has backreferences or conditionals. Steps are reported to the host, which may stop it.
//! <https://docs.python.org/3.13/library/re.html>

use super::ast::{Greed, UNBOUNDED};
use super::charset::{Fold, in_category};
use super::memo::Memo;
use super::program::{At, Inst, Loop, Point, Program, Run};
use super::subject::Subject;

/// How a match is looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    Match,
    FullMatch,
    Search,
}

/// Why matching was given up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// The host's step callback said so.
    Host,
    /// Too many places to come back to.
    Memory,
}

/// A match: byte offsets of the whole (group 0) and of each group.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Captures {
    pub groups: Vec<Option<(usize, usize)>>,
    /// The group closed last, `Match.lastindex`.
    pub last_index: Option<usize>,
}

/// Reports steps and may stop the match.
pub type Steps<'a> = &'a mut dyn FnMut(usize) -> Result<(), Stop>;

/// No value in a slot.
const NONE: u32 = u32::MAX;
/// Steps between two reports.
const REPORT: usize = 4096;
/// Places to come back to, 16 bytes each.
const MOST_FRAMES: usize = 6 << 20;

#[derive(Clone, Copy, Debug)]
enum Frame {
    /// Go on at an instruction.
    Branch { pc: u32, position: u32 },
    /// Put a slot back.
    Restore { slot: u32, old: u32 },
    /// A greedy run may give back characters down to `low`.
    Greedy { pc: u32, low: u32, high: u32 },
    /// A lazy run may take more characters.
    Lazy { pc: u32, position: u32, left: u32 },
    /// A lazy loop may do another round.
    Round { pc: u32, position: u32 },
    /// The start of a lookaround or atomic group.
    Barrier { pc: u32, position: u32 },
}

/// Working memory for matching one program; may be used again and again.
pub struct Matcher<'p> {
    program: &'p Program,
    stack: Vec<Frame>,
    slots: Vec<u32>,
    /// Open barriers: their place on the stack, and the length of `trail` when they were set up.
    barriers: Vec<(usize, usize)>,
    memo: Option<Memo>,
    /// What was marked inside of open barriers.
    trail: Vec<u64>,
    unreported: usize,
    total: usize,
    /// Steps after which failures are remembered.
    threshold: usize,
    width: u64,
    /// Remember failures from the first step on: for tests.
    pub(crate) force_memo: bool,
}

/// One attempt's conditions.
#[derive(Clone, Copy)]
struct Goal {
    full: bool,
    /// An empty match here does not count.
    not_empty_at: Option<usize>,
}

impl<'p> Matcher<'p> {
    pub fn new(program: &'p Program) -> Self {
        Matcher {
            program,
            stack: Vec::new(),
            slots: Vec::new(),
            barriers: Vec::new(),
            memo: None,
            trail: Vec::new(),
            unreported: 0,
            total: 0,
            threshold: 0,
            width: 0,
            force_memo: false,
        }
    }

    /// Matches a str pattern in `text[..end]` from byte offset `start`. `must_advance` refuses an empty match at
    /// `start`, as `findall` and `sub` do after an empty one.
    pub fn match_str(
        &mut self,
        text: &str,
        start: usize,
        end: usize,
        mode: Mode,
        must_advance: bool,
        steps: Steps<'_>,
    ) -> Result<Option<Captures>, Stop> {
        match text.get(..end) {
            Some(text) if text.is_char_boundary(start) => self.find(text, start, mode, must_advance, steps),
            _ => Ok(None),
        }
    }

    /// See [`Program::match_bytes`].
    pub fn match_bytes(
        &mut self,
        text: &[u8],
        start: usize,
        end: usize,
        mode: Mode,
        must_advance: bool,
        steps: Steps<'_>,
    ) -> Result<Option<Captures>, Stop> {
        match text.get(..end) {
            Some(text) if start <= end => self.find(text, start, mode, must_advance, steps),
            _ => Ok(None),
        }
    }

    fn find<S: Subject>(
        &mut self,
        subject: S,
        start: usize,
        mode: Mode,
        must_advance: bool,
        steps: Steps<'_>,
    ) -> Result<Option<Captures>, Stop> {
        let length = subject.bytes().len();
        if length >= NONE as usize {
            return Err(Stop::Memory);
        }
        self.memo = (self.force_memo && self.program.states.is_some()).then(Memo::default);
        self.total = 0;
        self.threshold = 10_000 + 16 * (length - start);
        self.width = length as u64 + 1;
        let goal = Goal { full: mode == Mode::FullMatch, not_empty_at: must_advance.then_some(start) };
        let mut at = start;
        let found = loop {
            if mode == Mode::Search {
                let Some(next) = self.program.prefilter.find(subject.bytes(), at) else { break None };
                self.unreported += (next - at) / 16;
                at = next;
            }
            if let Some(end) = self.run(subject, at, goal, steps)? {
                break Some(end);
            }
            if mode != Mode::Search {
                break None;
            }
            match subject.after(at) {
                Some((_, next)) => at = next,
                None => break None,
            }
        };
        self.report(steps)?;
        Ok(found.map(|end| self.captures(at, end)))
    }

    fn captures(&self, start: usize, end: usize) -> Captures {
        let mut groups = vec![Some((start, end))];
        groups.extend((1..=self.program.groups).map(|group| self.group(group)));
        let last = self.slots[2 * self.program.groups + 2];
        Captures { groups, last_index: (last != NONE).then_some(last as usize) }
    }

    fn group(&self, group: usize) -> Option<(usize, usize)> {
        let (start, end) = (self.slots[2 * group], self.slots[2 * group + 1]);
        (start != NONE && end != NONE && start <= end).then_some((start as usize, end as usize))
    }

    fn report(&mut self, steps: Steps<'_>) -> Result<(), Stop> {
        let done = std::mem::take(&mut self.unreported);
        self.total += done;
        if self.memo.is_none() && self.total > self.threshold && self.program.states.is_some() {
            self.memo = Some(Memo::default());
        }
        if self.stack.len() > MOST_FRAMES {
            return Err(Stop::Memory);
        }
        steps(done)
    }

    fn set(&mut self, slot: usize, value: u32) {
        let old = std::mem::replace(&mut self.slots[slot], value);
        // With nothing to come back to, nothing needs putting back.
        if !self.stack.is_empty() && old != value {
            self.stack.push(Frame::Restore { slot: slot as u32, old });
        }
    }

    /// Notes a visit; true when the same state was here before, and so failed.
    fn visited(&mut self, point: Point, position: usize) -> bool {
        let Some(memo) = &mut self.memo else { return false };
        let state = &self.program.points[point as usize];
        let mut index = 0;
        for &(slot, counts, nullable) in &state.loops {
            index = index * counts + u64::from(self.slots[slot]).min(counts - 1);
            if nullable {
                index = index * 2 + u64::from(self.slots[slot + 1] as usize == position);
            }
        }
        let key = (state.first + index) * self.width + position as u64;
        let before = memo.mark(key);
        if !before && !self.barriers.is_empty() {
            self.trail.push(key);
        }
        before
    }

    /// Tries to match at one position; answers where the match ends.
    fn run<S: Subject>(
        &mut self,
        subject: S,
        start: usize,
        goal: Goal,
        steps: Steps<'_>,
    ) -> Result<Option<usize>, Stop> {
        let program = self.program;
        self.stack.clear();
        self.barriers.clear();
        self.trail.clear();
        self.slots.clear();
        self.slots.resize(program.slots, NONE);
        let (mut pc, mut position) = (0, start);
        loop {
            self.unreported += 1;
            if self.unreported >= REPORT {
                self.report(steps)?;
            }
            let went_on = match &program.code[pc] {
                Inst::Bytes(literal) => {
                    let found = subject.bytes()[position..].starts_with(literal);
                    (pc, position) = (pc + 1, position + literal.len());
                    found
                }
                Inst::One(test) => match subject.after(position) {
                    Some((code, next)) if test.matches(code) => {
                        (pc, position) = (pc + 1, next);
                        true
                    }
                    _ => false,
                },
                Inst::Run(run) => match self.run_start(subject, run, pc, position) {
                    Some(next) => {
                        (pc, position) = (pc + 1, next);
                        true
                    }
                    None => false,
                },
                Inst::Split { first, second, point } => {
                    if self.visited(*point, position) {
                        false
                    } else {
                        self.stack.push(Frame::Branch { pc: *second as u32, position: position as u32 });
                        pc = *first;
                        true
                    }
                }
                Inst::Jump(target) => {
                    pc = *target;
                    true
                }
                Inst::Enter { slots, looped } => {
                    self.set(*slots, NONE);
                    self.set(*slots + 1, NONE);
                    pc = *looped;
                    true
                }
                Inst::Loop(looped) => match self.round(looped, pc, position) {
                    Some(next) => {
                        pc = next;
                        true
                    }
                    None => false,
                },
                Inst::Open { slot } => {
                    self.set(*slot, position as u32);
                    pc += 1;
                    true
                }
                Inst::Close { slot, group } => {
                    self.set(*slot, position as u32);
                    self.set(2 * program.groups + 2, *group as u32);
                    pc += 1;
                    true
                }
                Inst::At(at) => {
                    pc += 1;
                    holds(*at, subject, position)
                }
                Inst::Look { back, negate, after } => match step_back(subject, position, *back) {
                    Some(from) => {
                        self.barrier(pc, position);
                        (pc, position) = (pc + 1, from);
                        true
                    }
                    // Too near the start for the text that must, or must not, stand before.
                    None => {
                        pc = *after;
                        *negate
                    }
                },
                Inst::LookEnd => match self.look_end() {
                    Some((next, saved)) => {
                        (pc, position) = (next, saved);
                        true
                    }
                    None => false,
                },
                Inst::Atomic => {
                    self.barrier(pc, position);
                    pc += 1;
                    true
                }
                Inst::AtomicEnd => {
                    self.commit();
                    pc += 1;
                    true
                }
                Inst::Backreference { group, fold } => {
                    match self.group(*group).and_then(|span| same_text(subject, span, position, *fold)) {
                        Some(next) => {
                            self.unreported += (next - position) / 16;
                            (pc, position) = (pc + 1, next);
                            true
                        }
                        None => false,
                    }
                }
                Inst::Conditional { group, no } => {
                    pc = if self.group(*group).is_some() { pc + 1 } else { *no };
                    true
                }
                Inst::Fail => false,
                Inst::Match => {
                    let refused = goal.full && position != subject.bytes().len() || goal.not_empty_at == Some(position);
                    if !refused {
                        return Ok(Some(position));
                    }
                    false
                }
            };
            if !went_on {
                match self.backtrack(subject) {
                    Some(place) => (pc, position) = place,
                    None => return Ok(None),
                }
            }
        }
    }

    /// Takes up the last place left behind.
    fn backtrack<S: Subject>(&mut self, subject: S) -> Option<(usize, usize)> {
        let program = self.program;
        loop {
            self.unreported += 1;
            match self.stack.pop()? {
                Frame::Branch { pc, position } => return Some((pc as usize, position as usize)),
                Frame::Restore { slot, old } => self.slots[slot as usize] = old,
                Frame::Greedy { pc, low, high } => {
                    let Inst::Run(run) = &program.code[pc as usize] else { continue };
                    if let Some(position) = self.give_back(subject, run, pc, low as usize, high as usize) {
                        return Some((pc as usize + 1, position));
                    }
                }
                Frame::Lazy { pc, position, left } => {
                    let Inst::Run(run) = &program.code[pc as usize] else { continue };
                    if let Some(position) = self.take_more(subject, run, pc, position as usize, left) {
                        return Some((pc as usize + 1, position));
                    }
                }
                Frame::Round { pc, position } => {
                    let Inst::Loop(looped) = &program.code[pc as usize] else { continue };
                    self.set(looped.slots + 1, position);
                    return Some((looped.body, position as usize));
                }
                Frame::Barrier { pc, position } => {
                    if let Some((_, trail)) = self.barriers.pop() {
                        self.trail.truncate(trail);
                    }
                    if let Inst::Look { negate: true, after, .. } = &program.code[pc as usize] {
                        return Some((*after, position as usize));
                    }
                }
            }
        }
    }

    /// Begins a run: answers where it first leads.
    fn run_start<S: Subject>(&mut self, subject: S, run: &Run, pc: usize, start: usize) -> Option<usize> {
        let (low, _) = scan(subject, run, start, run.min, |_| true)?;
        if run.greed == Greed::Lazy {
            let left = if run.max == UNBOUNDED { UNBOUNDED } else { run.max - run.min };
            if self.visited(run.point, low) {
                return if run.max == UNBOUNDED { None } else { self.take_more(subject, run, pc as u32, low, left) };
            }
            self.stack.push(Frame::Lazy { pc: pc as u32, position: low as u32, left });
            return Some(low);
        }
        let most = if run.max == UNBOUNDED { UNBOUNDED } else { run.max - run.min };
        if run.greed == Greed::Possessive {
            let (high, _) = scan_up_to(subject, run, low, most, |_| true);
            self.unreported += (high - start) / 16;
            return Some(high);
        }
        let unbounded = run.max == UNBOUNDED;
        if self.memo.is_some() && unbounded {
            // A place an earlier run came through was tried, and so was all that it could reach from there.
            if self.visited(run.point, low) {
                return None;
            }
            let (high, _) = scan_up_to(subject, run, low, most, |next| !self.visited(run.point, next));
            self.unreported += high - start;
            return Some(self.leave_run(pc, low, high));
        }
        let (high, _) = scan_up_to(subject, run, low, most, |_| true);
        self.unreported += (high - start) / 16;
        if self.memo.is_some() && self.visited(run.point, high) {
            return self.give_back(subject, run, pc as u32, low, high);
        }
        Some(self.leave_run(pc, low, high))
    }

    fn leave_run(&mut self, pc: usize, low: usize, high: usize) -> usize {
        if high > low {
            self.stack.push(Frame::Greedy { pc: pc as u32, low: low as u32, high: high as u32 });
        }
        high
    }

    /// The next shorter extent of a greedy run that is worth trying.
    fn give_back<S: Subject>(&mut self, subject: S, run: &Run, pc: u32, low: usize, mut high: usize) -> Option<usize> {
        let wanted = self.wanted_after(pc);
        loop {
            if high <= low {
                return None;
            }
            match wanted {
                // Only places where the literal after the run can begin.
                Some(byte) => {
                    let found = memchr::memrchr(byte, &subject.bytes()[low..high]);
                    self.unreported += (high - low - found.unwrap_or(0)) / 16;
                    high = low + found?;
                }
                None => high = subject.before(high)?.1,
            }
            if self.memo.is_some() && run.max != UNBOUNDED && self.visited(run.point, high) {
                self.unreported += 1;
                continue;
            }
            return Some(self.leave_run(pc as usize, low, high));
        }
    }

    /// The byte that the instruction after `pc` wants to see, where it is a literal.
    fn wanted_after(&self, pc: u32) -> Option<u8> {
        match &self.program.code[pc as usize + 1] {
            Inst::Bytes(literal) => literal.first().copied(),
            _ => None,
        }
    }

    /// One more character of a lazy run, or as many as it takes to reach what must follow.
    fn take_more<S: Subject>(
        &mut self,
        subject: S,
        run: &Run,
        pc: u32,
        mut position: usize,
        mut left: u32,
    ) -> Option<usize> {
        let wanted = self.wanted_after(pc);
        loop {
            if left == 0 {
                return None;
            }
            let (code, next) = subject.after(position)?;
            if !run.test.matches(code) {
                return None;
            }
            position = next;
            if left != UNBOUNDED {
                left -= 1;
            }
            if wanted.is_some_and(|byte| subject.bytes().get(position) != Some(&byte)) {
                self.unreported += 1;
                continue;
            }
            if self.visited(run.point, position) {
                if run.max == UNBOUNDED {
                    return None;
                }
                self.unreported += 1;
                continue;
            }
            self.stack.push(Frame::Lazy { pc, position: position as u32, left });
            return Some(position);
        }
    }

    /// Decides at the end of a round (or before the first) whether to do another; answers where to go on.
    fn round(&mut self, looped: &Loop, pc: usize, position: usize) -> Option<usize> {
        let done = self.slots[looped.slots].wrapping_add(1).min(looped.most_rounds() as u32);
        self.set(looped.slots, done);
        if self.visited(looped.point, position) {
            return None;
        }
        if done < looped.min {
            return Some(looped.body);
        }
        // An optional round that begins where the last one began would go on for ever.
        let another =
            (looped.max == UNBOUNDED || done < looped.max) && self.slots[looped.slots + 1] as usize != position;
        if !another {
            return Some(pc + 1);
        }
        if looped.lazy {
            self.stack.push(Frame::Round { pc: pc as u32, position: position as u32 });
            return Some(pc + 1);
        }
        self.stack.push(Frame::Branch { pc: pc as u32 + 1, position: position as u32 });
        self.set(looped.slots + 1, position as u32);
        Some(looped.body)
    }

    fn barrier(&mut self, pc: usize, position: usize) {
        self.barriers.push((self.stack.len(), self.trail.len()));
        self.stack.push(Frame::Barrier { pc: pc as u32, position: position as u32 });
    }

    /// Ends a lookaround that found its text: forgets the other ways, goes back to where it began.
    fn look_end(&mut self) -> Option<(usize, usize)> {
        let &(bottom, _) = self.barriers.last()?;
        let Some(&Frame::Barrier { pc, position }) = self.stack.get(bottom) else { return None };
        let Inst::Look { negate, after, .. } = &self.program.code[pc as usize] else { return None };
        if !negate {
            self.commit();
            return Some((*after, position as usize));
        }
        self.forget_marks();
        while self.stack.len() > bottom {
            if let Some(Frame::Restore { slot, old }) = self.stack.pop() {
                self.slots[slot as usize] = old;
            }
        }
        None
    }

    /// Drops the innermost barrier and all places to come back to inside of it.
    fn commit(&mut self) {
        let Some(bottom) = self.forget_marks() else { return };
        let mut kept = bottom;
        for i in bottom..self.stack.len() {
            if matches!(self.stack[i], Frame::Restore { .. }) {
                self.stack[kept] = self.stack[i];
                kept += 1;
            }
        }
        self.unreported += (self.stack.len() - bottom) / 16;
        self.stack.truncate(kept);
    }

    /// Marks made inside a barrier that was passed do not mean failure. Answers the barrier's place.
    fn forget_marks(&mut self) -> Option<usize> {
        let (bottom, trail) = self.barriers.pop()?;
        if let Some(memo) = &mut self.memo {
            self.trail.drain(trail..).for_each(|key| memo.unmark(key));
        }
        Some(bottom)
    }
}

/// Takes exactly `count` characters; `None` when they are not there.
fn scan<S: Subject>(
    subject: S,
    run: &Run,
    start: usize,
    count: u32,
    go_on: impl FnMut(usize) -> bool,
) -> Option<(usize, u32)> {
    let (end, taken) = scan_up_to(subject, run, start, count, go_on);
    (taken == count).then_some((end, taken))
}

/// Takes up to `most` characters while they pass and `go_on` allows the place after them.
fn scan_up_to<S: Subject>(
    subject: S,
    run: &Run,
    start: usize,
    most: u32,
    mut go_on: impl FnMut(usize) -> bool,
) -> (usize, u32) {
    let (mut position, mut taken) = (start, 0);
    while taken < most {
        match subject.after(position) {
            Some((code, next)) if run.test.matches(code) && go_on(next) => {
                position = next;
                taken += 1;
            }
            _ => break,
        }
    }
    (position, taken)
}

fn step_back<S: Subject>(subject: S, mut position: usize, count: usize) -> Option<usize> {
    // No text is shorter in bytes than in characters.
    if count > position {
        return None;
    }
    for _ in 0..count {
        position = subject.before(position)?.1;
    }
    Some(position)
}

/// Whether the text of a group stands at `position`; answers where it ends there.
fn same_text<S: Subject>(subject: S, span: (usize, usize), position: usize, fold: Fold) -> Option<usize> {
    let bytes = subject.bytes();
    if fold == Fold::None {
        return bytes[position..].starts_with(&bytes[span.0..span.1]).then_some(position + span.1 - span.0);
    }
    let (mut from, mut at) = (span.0, position);
    while from < span.1 {
        let (wanted, next) = subject.after(from)?;
        let (found, after) = subject.after(at)?;
        if fold.lower(wanted) != fold.lower(found) {
            return None;
        }
        (from, at) = (next, after);
    }
    Some(at)
}

fn holds<S: Subject>(at: At, subject: S, position: usize) -> bool {
    let bytes = subject.bytes();
    let length = bytes.len();
    let boundary = |wide| {
        let word =
            |c: Option<(u32, usize)>| c.is_some_and(|(code, _)| in_category(super::ast::Category::Word, wide, code));
        word(subject.before(position)) != word(subject.after(position))
    };
    match at {
        At::TextStart => position == 0,
        At::LineStart => position == 0 || bytes[position - 1] == b'\n',
        At::TextEnd => position == length,
        At::NearEnd => position == length || position + 1 == length && bytes[position] == b'\n',
        At::LineEnd => position == length || bytes[position] == b'\n',
        At::Boundary { wide } => length > 0 && boundary(wide),
        At::NotBoundary { wide } => length > 0 && !boundary(wide),
    }
}
