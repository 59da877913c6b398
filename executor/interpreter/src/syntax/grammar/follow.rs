//! Follows the grammar over the tokens, with memory of what was tried, and stops at the first mistake it has words for.

use super::checks;
use super::read::{Action, Alternative, GRAMMAR, Grammar, Item, Label, Place};
use crate::syntax::tokens::{self, End, Kind, Token, Tokens};
use crate::syntax::{Extent, SyntaxError};
use rustc_hash::FxHashMap;

/// Rules deeper than this are not followed.
const MAX_DEPTH: usize = 6_000;
/// Results remembered at a time, and parts built, before the search is given up.
const MAX_MEMORY: usize = 3_000_000;

/// Why the search ended early.
pub enum Stop {
    Mistake(SyntaxError),
    /// Too deep or too long to be followed.
    GivenUp,
}

pub type Step<T> = Result<T, Stop>;

/// A part of the text that a rule matched.
pub struct Part {
    /// What it is called in messages; nothing for sequences and the like.
    pub kind: &'static str,
    /// The first token and the one behind the last.
    pub start: usize,
    pub end: usize,
    pub children: Vec<usize>,
}

/// A match: the part, if it is one, and the token behind it.
type Match = (Option<usize>, usize);

/// What the named items of an alternative matched: the part, if it is one, and its tokens.
pub type Named = (Option<usize>, usize, usize);

pub struct Follower<'a> {
    grammar: &'static Grammar,
    pub text: &'a str,
    pub tokens: &'a Tokens,
    pub parts: Vec<Part>,
    /// By place, then by rule.
    memory: Vec<FxHashMap<(usize, bool), Option<Match>>>,
    remembered: usize,
    /// Tokens read.
    pub read: usize,
    /// Whether mistakes are looked for.
    second: bool,
    depth: usize,
}

/// Explains why the text is not what a rule stands for; nothing where the grammar finds no fault.
pub fn explain(text: &str, tokens: &Tokens, rule: &'static str) -> Option<SyntaxError> {
    let grammar = &*GRAMMAR;
    let mut follower = Follower {
        grammar,
        text,
        tokens,
        parts: Vec::new(),
        memory: tokens.list.iter().map(|_| FxHashMap::default()).collect(),
        remembered: 0,
        read: 0,
        second: false,
        depth: 0,
    };
    let start = *grammar.names.get(rule)?;
    match follower.rule(start, 0) {
        Ok(None) => {}
        Ok(Some(_)) | Err(Stop::GivenUp) => return None,
        Err(Stop::Mistake(error)) => return Some(follower.outranked(error)),
    }
    let last = follower.read.checked_sub(1)?;
    follower.memory.iter_mut().for_each(FxHashMap::clear);
    follower.parts.clear();
    follower.remembered = 0;
    follower.second = true;
    match follower.rule(start, 0) {
        Err(Stop::Mistake(error)) => return Some(follower.outranked(error)),
        Err(Stop::GivenUp) => return None,
        Ok(_) => {}
    }
    let token = tokens.list.get(last)?;
    let indentation = match token.kind {
        Kind::Indent => "unexpected indent",
        Kind::Dedent => "unexpected unindent",
        _ => {
            let mut error = follower.mistake("SyntaxError", "invalid syntax".to_owned(), token.start, token.end);
            if matches!(token.kind, Kind::End) || (token.kind == Kind::Newline && token.start == token.end) {
                error.extent = Extent::Nowhere;
            }
            return Some(follower.outranked(error));
        }
    };
    Some(follower.at_last("IndentationError", indentation.to_owned()))
}

impl Follower<'_> {
    /// A mistake that the tokenizer would have found behind this one counts more.
    fn outranked(&self, error: SyntaxError) -> SyntaxError {
        let hard = matches!(self.tokens.end, End::Hard);
        if let (true, Some(found)) = (hard, &self.tokens.error) {
            return found.clone();
        }
        let line = |place: usize| {
            self.text.as_bytes().get(..place).map_or(0, |bytes| bytes.iter().filter(|b| **b == b'\n').count())
        };
        let current =
            self.read.checked_sub(1).and_then(|last| self.tokens.list.get(last)).map_or(0, |token| line(token.start));
        match (self.tokens.unclosed, self.tokens.never_closed(self.text)) {
            (Some(opened), Some(found)) if current > line(opened) => found,
            _ => error,
        }
    }

    /// A mistake at bytes of the text. Behind its line's end it is shown as the tokenizer has kept it.
    pub fn mistake(&self, class: &'static str, message: String, start: usize, end: usize) -> SyntaxError {
        let mut error = tokens::mistake(class, message, start, end);
        let read = self.read.checked_sub(1).and_then(|last| self.tokens.list.get(last)).map_or(0, |token| token.start);
        let between = self.text.get(start..read.max(start)).unwrap_or("");
        if between.contains('\n') {
            error.bare = true;
        }
        error
    }

    fn at_last(&self, class: &'static str, message: String) -> SyntaxError {
        let Some(token) = self.read.checked_sub(1).and_then(|last| self.tokens.list.get(last)) else {
            return tokens::mistake(class, message, 0, 0);
        };
        self.at_token(class, message, token)
    }

    fn at_token(&self, class: &'static str, message: String, token: &Token) -> SyntaxError {
        let mut error = self.mistake(class, message, token.start, token.end);
        let unended = token.kind == Kind::Newline && token.start == token.end;
        if unended || matches!(token.kind, Kind::Indent | Kind::Dedent | Kind::End) {
            // These have no place of their own: it is where reading stands.
            error = self.mistake(class, error.message, token.end, token.end);
            error.extent = Extent::Reading;
        }
        error
    }

    fn token(&mut self, place: usize) -> Step<Token> {
        self.read = self.read.max(place + 1);
        let Some(token) = self.tokens.list.get(place) else { return Err(Stop::GivenUp) };
        if token.kind == Kind::Broken {
            return Err(match self.tokens.error.clone().or_else(|| self.tokens.never_closed(self.text)) {
                Some(error) => Stop::Mistake(error),
                None => Stop::GivenUp,
            });
        }
        Ok(*token)
    }

    pub fn word(&self, place: usize) -> &str {
        self.tokens.list.get(place).and_then(|token| self.text.get(token.start..token.end)).unwrap_or("")
    }

    fn part(&mut self, kind: &'static str, start: usize, end: usize, children: Vec<usize>) -> usize {
        self.parts.push(Part { kind, start, end, children });
        self.parts.len() - 1
    }

    fn rule(&mut self, rule: usize, place: usize) -> Step<Option<Match>> {
        let grammar = self.grammar;
        let found = &grammar.rules[rule];
        if found.bad && !self.second {
            return Ok(None);
        }
        let key = (rule, self.second || found.shared);
        if let Some(known) = self.memory.get(place).and_then(|memory| memory.get(&key)) {
            return Ok(*known);
        }
        if self.depth > MAX_DEPTH || self.remembered > MAX_MEMORY || self.parts.len() > MAX_MEMORY {
            return Err(Stop::GivenUp);
        }
        self.depth += 1;
        let quiet = found.name == "quiet_expression";
        let second = self.second;
        if quiet {
            self.second = false;
        }
        let result = self.alternatives(&found.alternatives, place);
        if quiet {
            self.second = second;
        }
        self.depth -= 1;
        let result = result?;
        if let (Some((_, end)), "simple_line") = (result, found.name) {
            // What was tried inside a finished statement is not asked again.
            for memory in self.memory.get_mut(place + 1..end).into_iter().flatten() {
                self.remembered -= memory.len();
                *memory = FxHashMap::default();
            }
        }
        if let Some(memory) = self.memory.get_mut(place) {
            memory.insert(key, result);
            self.remembered += 1;
        }
        Ok(result)
    }

    fn alternatives(&mut self, list: &'static [Alternative], place: usize) -> Step<Option<Match>> {
        for alternative in list {
            let mut cut = false;
            if let Some(found) = self.alternative(alternative, place, &mut cut)? {
                return Ok(Some(found));
            }
            if cut {
                break;
            }
        }
        Ok(None)
    }

    fn alternative(&mut self, found: &'static Alternative, start: usize, cut: &mut bool) -> Step<Option<Match>> {
        let mut place = start;
        let mut children = Vec::new();
        let mut named: [Named; 2] = [(None, start, start); 2];
        let mut filled = 0;
        for (label, item) in &found.items {
            if matches!(item, Item::Cut) {
                *cut = true;
                continue;
            }
            let before = children.len();
            let Some(end) = self.item(item, place, &mut children)? else { return Ok(None) };
            let index = match label {
                Label::None => None,
                Label::A => Some(0),
                Label::B => Some(1),
            };
            if let Some(index) = index {
                let only = (children.len() == before + 1).then(|| children[before]);
                named[index] = (only, place, end);
            }
            filled += usize::from(end > place);
            place = end;
        }
        if let (Action::None, 1, [only]) = (found.action, filled, &children[..]) {
            return Ok(Some((Some(*only), place)));
        }
        self.act(found.action, start, place, children, named)
    }

    fn act(
        &mut self,
        action: Action,
        start: usize,
        end: usize,
        children: Vec<usize>,
        named: [Named; 2],
    ) -> Step<Option<Match>> {
        let kind = match action {
            Action::Kind(kind) => kind,
            Action::First => return Ok(Some((children.first().copied(), end))),
            Action::None => "",
            Action::Check(name) => match checks::check(self, name, (start, end), named)? {
                Some(kind) => kind,
                None => return Ok(None),
            },
            Action::Mistake { place, indentation, message } => {
                let class = if indentation { "IndentationError" } else { "SyntaxError" };
                let message = self.fill(message, named);
                return Err(Stop::Mistake(self.placed(place, class, message, end, named)));
            }
        };
        let part = self.part(kind, start, end, children);
        Ok(Some((Some(part), end)))
    }

    /// Fills in what the parts of a mistake are called.
    fn fill(&self, message: &str, named: [Named; 2]) -> String {
        let line = || {
            let start = self.tokens.list.get(named[0].1).map_or(0, |token| token.start);
            self.text.as_bytes()[..start].iter().filter(|byte| **byte == b'\n').count() + 1
        };
        let mut filled = message.replace("{a}", &self.called(named[0]));
        if filled.contains("{line}") {
            filled = filled.replace("{line}", &line().to_string());
        }
        filled.replace("{text}", self.word(named[0].1))
    }

    /// What a part is called.
    pub fn called(&self, named: Named) -> String {
        named.0.map_or("expression", |part| self.parts[part].kind).replace('_', " ")
    }

    /// The bytes of something named: a sequence reaches from its first part to its last.
    pub fn bytes(&self, named: Named) -> (usize, usize) {
        let (first, last) = self.ends(named);
        let start = self.tokens.list.get(first).map_or(0, |token| token.start);
        let end = self.tokens.list.get(last.saturating_sub(1)).map_or(start, |token| token.end);
        (start, end)
    }

    fn ends(&self, named: Named) -> (usize, usize) {
        let (Some(mut first), start, end) = named else { return (named.1, named.2) };
        let mut last = first;
        if !self.parts[first].kind.is_empty() {
            return (self.parts[first].start, self.parts[first].end);
        }
        while self.parts[first].kind.is_empty()
            && let Some(child) = self.parts[first].children.first()
        {
            first = *child;
        }
        while self.parts[last].kind.is_empty()
            && let Some(child) = self.parts[last].children.last()
        {
            last = *child;
        }
        let start = if self.parts[first].kind.is_empty() { start } else { self.parts[first].start };
        let end = if self.parts[last].kind.is_empty() { end } else { self.parts[last].end };
        (start, end)
    }

    fn placed(
        &mut self,
        place: Place,
        class: &'static str,
        message: String,
        next: usize,
        named: [Named; 2],
    ) -> SyntaxError {
        let (start, end) = self.bytes(named[0]);
        match place {
            Place::A => self.mistake(class, message, start, end),
            Place::AToB => {
                let (_, end) = self.bytes(named[1]);
                self.mistake(class, message, start, end)
            }
            Place::FromA => self.from(class, message, start),
            Place::Last => self.at_last(class, message),
            Place::Next => {
                self.read = self.read.max(next + 1);
                match self.tokens.list.get(next) {
                    Some(token) => self.at_token(class, message, token),
                    None => self.at_last(class, message),
                }
            }
        }
    }

    /// A mistake that reaches to where reading stands.
    pub fn from(&self, class: &'static str, message: String, start: usize) -> SyntaxError {
        let end = self.read.checked_sub(1).and_then(|last| self.tokens.list.get(last)).map_or(start, |token| token.end);
        let mut error = self.mistake(class, message, start, end);
        error.extent = Extent::UpToReading;
        error
    }

    /// A check's mistake at the last token read.
    pub fn last(&self, message: String) -> Stop {
        Stop::Mistake(self.at_last("SyntaxError", message))
    }

    /// The place behind an item, whose parts join the children.
    fn item(&mut self, item: &'static Item, place: usize, children: &mut Vec<usize>) -> Step<Option<usize>> {
        Ok(match item {
            Item::Text(text) => {
                let token = self.token(place)?;
                let fits = matches!(token.kind, Kind::Op | Kind::Name) && self.word(place) == *text;
                fits.then_some(place + 1)
            }
            Item::Token(kind) => {
                let token = self.token(place)?;
                if token.kind != *kind || (token.kind == Kind::Name && is_keyword(self.word(place))) {
                    return Ok(None);
                }
                if token.kind == Kind::Name {
                    let part = self.part("name", place, place + 1, Vec::new());
                    children.push(part);
                }
                Some(place + 1)
            }
            Item::Soft => {
                let token = self.token(place)?;
                // CPython takes the beginnings of these words for the words.
                let word = self.word(place);
                let soft = ["_", "case", "match", "type"].iter().any(|soft| soft.starts_with(word));
                (token.kind == Kind::Name && soft).then_some(place + 1)
            }
            Item::Rule(rule) => {
                let Some((part, end)) = self.rule(*rule, place)? else { return Ok(None) };
                children.extend(part);
                Some(end)
            }
            Item::Group(list) => {
                let Some((part, end)) = self.alternatives(list, place)? else { return Ok(None) };
                children.extend(part);
                Some(end)
            }
            Item::Maybe(inner) => Some(self.item(inner, place, children)?.unwrap_or(place)),
            Item::Any(inner) => Some(self.many(inner, place, children)?.unwrap_or(place)),
            Item::Some(inner) => self.many(inner, place, children)?,
            Item::Separated(inner, separator) => {
                let Some(mut end) = self.item(inner, place, children)? else { return Ok(None) };
                while let Some(behind) = self.item(separator, end, &mut Vec::new())? {
                    let Some(next) = self.item(inner, behind, children)? else { break };
                    end = next;
                }
                Some(end)
            }
            Item::Ahead(inner) => self.item(inner, place, &mut Vec::new())?.map(|_| place),
            Item::NotAhead(inner) => match self.item(inner, place, &mut Vec::new())? {
                Some(_) => None,
                None => Some(place),
            },
            Item::Forced(text) => {
                let token = self.token(place)?;
                if self.word(place) != *text || token.kind != Kind::Op {
                    let error = self.at_token("SyntaxError", format!("expected '{text}'"), &token);
                    return Err(Stop::Mistake(error));
                }
                Some(place + 1)
            }
            Item::Cut => Some(place),
            Item::Fold(base, tail) => {
                let Some((mut part, mut end)) = self.rule(*base, place)? else { return Ok(None) };
                while let Some((found, next)) = self.rule(*tail, end)? {
                    let kind = found.map_or("", |found| self.parts[found].kind);
                    part = Some(self.part(kind, place, next, part.into_iter().collect()));
                    end = next;
                }
                children.extend(part);
                Some(end)
            }
        })
    }

    fn many(&mut self, inner: &'static Item, place: usize, children: &mut Vec<usize>) -> Step<Option<usize>> {
        let mut end = place;
        while let Some(next) = self.item(inner, end, children)? {
            if next == end {
                break;
            }
            end = next;
        }
        Ok((end > place).then_some(end))
    }
}

/// The words that are never names.
pub fn is_keyword(word: &str) -> bool {
    const KEYWORDS: [&str; 35] = [
        "False", "None", "True", "and", "as", "assert", "async", "await", "break", "class", "continue", "def", "del",
        "elif", "else", "except", "finally", "for", "from", "global", "if", "import", "in", "is", "lambda", "nonlocal",
        "not", "or", "pass", "raise", "return", "try", "while", "with", "yield",
    ];
    KEYWORDS.contains(&word)
}

#[cfg(test)]
mod tests {
    /// The grammar's own text is read without fault, and programs without mistakes are followed to their end.
    #[test]
    fn follows_a_program() {
        let text =
            "def f(a, *b: int, c=1, **d):\n    return [x for x in b if x] or f'{a!r:>{c}}'\nclass A[T](B, m=1): pass\n";
        assert!(super::explain(text, &crate::syntax::tokens::cut(text), "file").is_none());
    }
}
