//! The pattern grammar of `re`, with CPython's messages and positions.
//!
//! Groups and their extensions are in `group`, escapes in `escape`. Missing: warnings other than the "possible set"
//! ones. <https://docs.python.org/3.13/library/re.html#regular-expression-syntax>

use super::ast::{Anchor, Greed, Node, Sequence, SetItem, UNBOUNDED};
use super::flag;
use crate::text::unicode::stored_char;

/// What compiling a pattern can end in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CompileError {
    /// `re.PatternError`
    Pattern(PatternError),
    ValueError(String),
    OverflowError(String),
    /// Groups nest too deeply: RecursionError.
    TooDeep,
}

/// The parts of a `re.PatternError`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PatternError {
    pub message: String,
    /// In characters (bytes of a bytes pattern); absent for errors of the pattern as a whole.
    pub position: Option<usize>,
    pub line: Option<usize>,
    pub column: Option<usize>,
    /// What `str(error)` shows: "message at position N (line L, column C)".
    pub text: String,
}

impl PatternError {
    pub(super) fn new(message: String, position: Option<usize>, codes: &[u32]) -> Self {
        let Some(position) = position else {
            return PatternError { text: message.clone(), message, position: None, line: None, column: None };
        };
        let newline = u32::from('\n');
        let before = &codes[..position.min(codes.len())];
        let line = before.iter().filter(|c| **c == newline).count() + 1;
        let column = before.iter().rposition(|c| *c == newline).map_or(position + 1, |at| position - at);
        let mut text = format!("{message} at position {position}");
        if codes.contains(&newline) {
            text.push_str(&format!(" (line {line}, column {column})"));
        }
        PatternError { message, position: Some(position), line: Some(line), column: Some(column), text }
    }
}

pub(super) type Parsed<T> = Result<T, CompileError>;

/// Looks a character up by its Unicode name, for `\N{...}`.
pub type NameLookup<'a> = &'a dyn Fn(&str) -> Option<u32>;

/// How deep groups may nest: what CPython's recursion limit of 1000 leaves.
const MOST_DEPTH: usize = 480;

/// One character, or a backslash with the character after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Token {
    pub code: u32,
    pub escaped: bool,
}

impl Token {
    pub fn len(self) -> usize {
        1 + usize::from(self.escaped)
    }

    /// Whether it is this very character, not escaped.
    pub fn is(self, c: char) -> bool {
        !self.escaped && self.code == c as u32
    }

    pub fn plain(self) -> Option<char> {
        if self.escaped { None } else { stored_char(self.code) }
    }

    pub fn push_to(self, out: &mut String) {
        if self.escaped {
            out.push('\\');
        }
        push_code(out, self.code);
    }
}

pub(super) fn push_code(out: &mut String, code: u32) {
    out.push(stored_char(code).unwrap_or(char::REPLACEMENT_CHARACTER));
}

/// Splits text into tokens, one ahead. Also reads replacement templates.
pub(super) struct Tokens<'a> {
    pub codes: &'a [u32],
    pub is_bytes: bool,
    index: usize,
    pub next: Option<Token>,
}

impl<'a> Tokens<'a> {
    pub fn new(codes: &'a [u32], is_bytes: bool) -> Parsed<Self> {
        let mut tokens = Tokens { codes, is_bytes, index: 0, next: None };
        tokens.advance()?;
        Ok(tokens)
    }

    fn advance(&mut self) -> Parsed<()> {
        self.next = match self.codes.get(self.index) {
            None => None,
            Some(92) => match self.codes.get(self.index + 1) {
                Some(&code) => Some(Token { code, escaped: true }),
                None => return Err(self.error_at("bad escape (end of pattern)", self.codes.len() - 1)),
            },
            Some(&code) => Some(Token { code, escaped: false }),
        };
        self.index += self.next.map_or(0, Token::len);
        Ok(())
    }

    pub fn take(&mut self) -> Parsed<Option<Token>> {
        let token = self.next;
        self.advance()?;
        Ok(token)
    }

    pub fn next_is(&self, c: char) -> bool {
        self.next.is_some_and(|token| token.is(c))
    }

    pub fn accept(&mut self, c: char) -> Parsed<bool> {
        let found = self.next_is(c);
        if found {
            self.advance()?;
        }
        Ok(found)
    }

    /// The next character if it is one digit of the radix.
    pub fn next_digit(&self, radix: u32) -> Option<u32> {
        self.next.and_then(Token::plain).filter(char::is_ascii).and_then(|c| c.to_digit(radix))
    }

    /// Reads up to `count` digits and appends them.
    pub fn take_digits(&mut self, count: usize, radix: u32, out: &mut String) -> Parsed<()> {
        for _ in 0..count {
            if self.next_digit(radix).is_none() {
                break;
            }
            if let Some(token) = self.take()? {
                token.push_to(out);
            }
        }
        Ok(())
    }

    /// Reads a name up to the terminator; `what` names it in errors.
    pub fn take_until(&mut self, terminator: char, what: &str) -> Parsed<String> {
        let mut name = String::new();
        loop {
            match self.take()? {
                None if name.is_empty() => return Err(self.error(&format!("missing {what}"), 0)),
                None => {
                    let message = format!("missing {terminator}, unterminated name");
                    return Err(self.error(&message, name.chars().count()));
                }
                Some(token) if token.is(terminator) => break,
                Some(token) => token.push_to(&mut name),
            }
        }
        if name.is_empty() { Err(self.error(&format!("missing {what}"), 1)) } else { Ok(name) }
    }

    /// Where the next token starts.
    pub fn position(&self) -> usize {
        self.index - self.next.map_or(0, Token::len)
    }

    pub fn seek(&mut self, position: usize) -> Parsed<()> {
        self.index = position;
        self.advance()
    }

    /// An error `back` characters before the next token.
    pub fn error(&self, message: &str, back: usize) -> CompileError {
        self.error_at(message, self.position().saturating_sub(back))
    }

    pub fn error_at(&self, message: &str, position: usize) -> CompileError {
        let message = if self.is_bytes { crate::text::repr::escape_non_ascii(message) } else { message.to_owned() };
        CompileError::Pattern(PatternError::new(message, Some(position), self.codes))
    }

    /// Refuses a group name that is not an identifier.
    pub fn check_name(&self, name: &str, back: usize) -> Parsed<()> {
        let mut chars = name.chars();
        let start = chars.next().is_some_and(|c| c == '_' || unicode_ident::is_xid_start(c));
        if start && chars.all(unicode_ident::is_xid_continue) && (!self.is_bytes || name.is_ascii()) {
            return Ok(());
        }
        let shown = if self.is_bytes && !name.is_ascii() {
            crate::text::repr::str_ascii(name)
        } else {
            crate::text::repr::str_repr(name)
        };
        Err(self.error(&format!("bad character in group name {shown}"), name.chars().count() + back))
    }
}

/// A pattern taken apart.
pub(super) struct Pattern {
    pub body: Sequence,
    pub flags: u32,
    /// Number of groups, the whole match not counted.
    pub groups: usize,
    pub names: Vec<(String, usize)>,
    pub warnings: Vec<String>,
}

pub(super) struct Parser<'a> {
    pub tokens: Tokens<'a>,
    pub lookup: NameLookup<'a>,
    pub flags: u32,
    /// The width of each group once closed; entry 0 is the whole match, never closed.
    pub widths: Vec<Option<(u64, u64)>>,
    pub names: Vec<(String, usize)>,
    /// Inside a lookbehind: how many groups there were where it began.
    pub lookbehind: Option<usize>,
    /// Groups that conditionals name by number, with the place that names them first.
    pub conditions: Vec<(usize, usize)>,
    pub warnings: Vec<String>,
    depth: usize,
}

/// Parses a pattern given as code points.
pub(super) fn parse(codes: &[u32], flags: u32, is_bytes: bool, lookup: NameLookup<'_>) -> Parsed<Pattern> {
    let mut parser = Parser {
        tokens: Tokens::new(codes, is_bytes)?,
        lookup,
        flags,
        widths: vec![None],
        names: Vec::new(),
        lookbehind: None,
        conditions: Vec::new(),
        warnings: Vec::new(),
        depth: 0,
    };
    let body = parser.alternatives(flags & flag::VERBOSE != 0, true)?;
    let flags = check_flags(parser.flags, is_bytes).map_err(CompileError::ValueError)?;
    if parser.tokens.next.is_some() {
        return Err(parser.tokens.error("unbalanced parenthesis", 0));
    }
    for &(group, position) in &parser.conditions {
        if group >= parser.widths.len() {
            return Err(parser.tokens.error_at(&format!("invalid group reference {group}"), position));
        }
    }
    let Parser { widths, names, warnings, .. } = parser;
    Ok(Pattern { body, flags, groups: widths.len() - 1, names, warnings })
}

/// Completes the flags for the kind of pattern, or says why they do not fit.
fn check_flags(flags: u32, is_bytes: bool) -> Result<u32, String> {
    let message = match (is_bytes, flags) {
        (false, f) if f & flag::LOCALE != 0 => "cannot use LOCALE flag with a str pattern",
        (false, f) if f & flag::ASCII == 0 => return Ok(f | flag::UNICODE),
        (false, f) if f & flag::UNICODE != 0 => "ASCII and UNICODE flags are incompatible",
        (true, f) if f & flag::UNICODE != 0 => "cannot use UNICODE flag with a bytes pattern",
        (true, f) if f & flag::LOCALE != 0 && f & flag::ASCII != 0 => "ASCII and LOCALE flags are incompatible",
        _ => return Ok(flags),
    };
    Err(message.to_owned())
}

impl Parser<'_> {
    /// `a|b|c`. `top` says that no group is around it.
    pub fn alternatives(&mut self, mut verbose: bool, top: bool) -> Parsed<Sequence> {
        self.depth += 1;
        if self.depth > MOST_DEPTH {
            return Err(CompileError::TooDeep);
        }
        let mut items = vec![self.sequence(verbose, top)?];
        while self.tokens.accept('|')? {
            if top {
                verbose = self.flags & flag::VERBOSE != 0;
            }
            items.push(self.sequence(verbose, false)?);
        }
        self.depth -= 1;
        Ok(branch(items))
    }

    /// As [`Self::sequence`], one level deeper.
    pub fn nested_sequence(&mut self, verbose: bool) -> Parsed<Sequence> {
        self.depth += 1;
        if self.depth > MOST_DEPTH {
            return Err(CompileError::TooDeep);
        }
        let sequence = self.sequence(verbose, false)?;
        self.depth -= 1;
        Ok(sequence)
    }

    /// A run of items up to `|`, `)` or the end. `first`: global flags may stand at its start.
    pub fn sequence(&mut self, mut verbose: bool, first: bool) -> Parsed<Sequence> {
        let mut out = Sequence::default();
        while let Some(token) = self.tokens.next {
            if token.is('|') || token.is(')') {
                break;
            }
            self.tokens.take()?;
            if token.escaped {
                let node = self.escape(token)?;
                let width = self.width_of(&node);
                out.push(node, width);
                continue;
            }
            let c = token.plain().unwrap_or('\0');
            if verbose && matches!(c, ' ' | '\t' | '\n' | '\r' | '\x0B' | '\x0C') {
                continue;
            }
            if verbose && c == '#' {
                while let Some(token) = self.tokens.take()? {
                    if token.is('\n') {
                        break;
                    }
                }
                continue;
            }
            match c {
                '[' => {
                    let node = self.set()?;
                    out.push(node, (1, 1));
                }
                '*' | '+' | '?' | '{' => self.repetition(c, &mut out)?,
                '.' => out.push(Node::Any, (1, 1)),
                '^' => out.push(Node::At(Anchor::Start), (0, 0)),
                '$' => out.push(Node::At(Anchor::End), (0, 0)),
                '(' => {
                    if let Some(global) = self.group(verbose, &mut out)? {
                        if !first || !out.nodes.is_empty() {
                            return Err(self
                                .tokens
                                .error_at("global flags not at the start of the expression", global));
                        }
                        verbose = self.flags & flag::VERBOSE != 0;
                    }
                }
                _ => out.push(Node::Literal(token.code), (1, 1)),
            }
        }
        Ok(out)
    }

    /// The width of an escape's node.
    fn width_of(&self, node: &Node) -> (u64, u64) {
        match node {
            Node::At(_) => (0, 0),
            Node::Backreference(group) => self.group_width(*group),
            _ => (1, 1),
        }
    }

    pub fn group_width(&self, group: u32) -> (u64, u64) {
        self.widths.get(group as usize).copied().flatten().unwrap_or((0, 0))
    }

    /// A character set; its opening bracket is read.
    fn set(&mut self) -> Parsed<Node> {
        let here = self.tokens.position() - 1;
        if self.tokens.next_is('[') {
            self.warnings.push(format!("Possible nested set at position {}", self.tokens.position()));
        }
        let negate = self.tokens.accept('^')?;
        let mut items: Vec<SetItem> = Vec::new();
        let unterminated = |parser: &Self| parser.tokens.error_at("unterminated character set", here);
        loop {
            let Some(token) = self.tokens.take()? else { return Err(unterminated(self)) };
            if token.is(']') && !items.is_empty() {
                break;
            }
            let low = self.set_member(token, !items.is_empty())?;
            if !self.tokens.accept('-')? {
                items.push(low);
                continue;
            }
            let Some(that) = self.tokens.take()? else { return Err(unterminated(self)) };
            if that.is(']') {
                items.push(low);
                items.push(SetItem::Range(45, 45));
                break;
            }
            let high = if that.escaped {
                self.set_escape(that)?
            } else {
                if that.is('-') {
                    let at = self.tokens.position() - 2;
                    self.warnings.push(format!("Possible set difference at position {at}"));
                }
                SetItem::Range(that.code, that.code)
            };
            match (low, high) {
                (SetItem::Range(first, _), SetItem::Range(last, _)) if first <= last => {
                    items.push(SetItem::Range(first, last));
                }
                _ => {
                    let mut message = "bad character range ".to_owned();
                    token.push_to(&mut message);
                    message.push('-');
                    that.push_to(&mut message);
                    return Err(self.tokens.error(&message, token.len() + 1 + that.len()));
                }
            }
        }
        items.dedup();
        Ok(match items[..] {
            [SetItem::Range(first, last)] if first == last && !negate => Node::Literal(first),
            _ => Node::Set { items, negate },
        })
    }

    fn set_member(&mut self, token: Token, later: bool) -> Parsed<SetItem> {
        if token.escaped {
            return self.set_escape(token);
        }
        if later && self.tokens.next == Some(token) {
            let name = match token.plain() {
                Some('-') => "difference",
                Some('&') => "intersection",
                Some('~') => "symmetric difference",
                Some('|') => "union",
                _ => "",
            };
            if !name.is_empty() {
                self.warnings.push(format!("Possible set {name} at position {}", self.tokens.position() - 1));
            }
        }
        Ok(SetItem::Range(token.code, token.code))
    }

    /// A quantifier, applied to the last item.
    fn repetition(&mut self, c: char, out: &mut Sequence) -> Parsed<()> {
        let here = self.tokens.position();
        let (min, max) = match c {
            '?' => (0, 1),
            '*' => (0, UNBOUNDED),
            '+' => (1, UNBOUNDED),
            _ => match self.braces(here)? {
                Some(range) => range,
                None => {
                    out.push(Node::Literal(u32::from('{')), (1, 1));
                    return Ok(());
                }
            },
        };
        match out.nodes.last() {
            None | Some(Node::At(_)) => return Err(self.tokens.error_at("nothing to repeat", here - 1)),
            Some(Node::Repeat { .. }) => return Err(self.tokens.error_at("multiple repeat", here - 1)),
            _ => {}
        }
        let greed = if self.tokens.accept('?')? {
            Greed::Lazy
        } else if self.tokens.accept('+')? {
            Greed::Possessive
        } else {
            Greed::Greedy
        };
        let Some(node) = out.pop() else { return Ok(()) };
        let width = self.node_width(&node);
        let body = match node {
            Node::Group { index: None, add: 0, remove: 0, body } => body,
            node => Sequence::single(node, width),
        };
        let repeated = repeated_width(width, min, max);
        out.push(Node::Repeat { min, max, greed, body }, repeated);
        Ok(())
    }

    /// `{m,n}` after its opening brace; `None` when that is only a brace.
    fn braces(&mut self, here: usize) -> Parsed<Option<(u32, u32)>> {
        if self.tokens.next_is('}') {
            return Ok(None);
        }
        let (mut low, mut high) = (String::new(), String::new());
        self.tokens.take_digits(usize::MAX, 10, &mut low)?;
        if self.tokens.accept(',')? {
            self.tokens.take_digits(usize::MAX, 10, &mut high)?;
        } else {
            high.clone_from(&low);
        }
        if !self.tokens.accept('}')? {
            self.tokens.seek(here)?;
            return Ok(None);
        }
        let number =
            |text: &str| match text.bytes().fold(0u64, |n, d| n.saturating_mul(10).saturating_add(u64::from(d - b'0')))
            {
                n if n < u64::from(UNBOUNDED) => Ok(n as u32),
                _ => Err(CompileError::OverflowError("the repetition number is too large".to_owned())),
            };
        let min = if low.is_empty() { 0 } else { number(&low)? };
        let max = if high.is_empty() { UNBOUNDED } else { number(&high)? };
        if max < min {
            return Err(self.tokens.error_at("min repeat greater than max repeat", here));
        }
        Ok(Some((min, max)))
    }

    fn node_width(&self, node: &Node) -> (u64, u64) {
        match node {
            Node::Literal(_) | Node::Any | Node::Set { .. } => (1, 1),
            Node::At(_) | Node::Look { .. } | Node::Fail => (0, 0),
            Node::Branch(items) => branch_width(items),
            Node::Group { body, .. } | Node::Atomic(body) => body.width,
            Node::Repeat { min, max, body, .. } => repeated_width(body.width, *min, *max),
            Node::Backreference(group) => self.group_width(*group),
            Node::Conditional { yes, no, .. } => conditional_width(yes, no.as_ref()),
        }
    }
}

pub(super) fn conditional_width(yes: &Sequence, no: Option<&Sequence>) -> (u64, u64) {
    match no {
        Some(no) => (yes.width.0.min(no.width.0), yes.width.1.max(no.width.1)),
        None => (0, yes.width.1),
    }
}

fn repeated_width(width: (u64, u64), min: u32, max: u32) -> (u64, u64) {
    let high = if max == UNBOUNDED && width.1 > 0 { u64::MAX } else { width.1.saturating_mul(u64::from(max)) };
    (width.0.saturating_mul(u64::from(min)), high)
}

fn branch_width(items: &[Sequence]) -> (u64, u64) {
    let low = items.iter().map(|item| item.width.0).min().unwrap_or(0);
    let high = items.iter().map(|item| item.width.1).max().unwrap_or(0);
    (low, high)
}

/// Alternatives as one sequence; alternatives of one character each become a set.
fn branch(mut items: Vec<Sequence>) -> Sequence {
    if items.len() == 1 {
        return items.pop().unwrap_or_default();
    }
    let mut merged: Vec<SetItem> = Vec::new();
    for item in &items {
        match &item.nodes[..] {
            [Node::Literal(code)] => merged.push(SetItem::Range(*code, *code)),
            [Node::Set { items, negate: false }] => merged.extend(items),
            _ => {
                let mut out = Sequence::default();
                let width = branch_width(&items);
                out.push(Node::Branch(items), width);
                return out;
            }
        }
    }
    let mut out = Sequence::default();
    out.push(Node::Set { items: merged, negate: false }, (1, 1));
    out
}
