//! Reads the grammar's text into rules. The text is part of the program: what is wrong with it shows in the tests.

use crate::syntax::tokens::Kind;
use std::collections::HashMap;
use std::sync::LazyLock;

/// The grammar of Python.
pub static GRAMMAR: LazyLock<Grammar> = LazyLock::new(|| Grammar::read(include_str!("python.txt")));

/// The rules, by number and by name.
pub struct Grammar {
    pub rules: Vec<Rule>,
    pub names: HashMap<&'static str, usize>,
}

/// A rule: its alternatives are tried in order.
pub struct Rule {
    pub name: &'static str,
    /// Only tried when mistakes are looked for.
    pub bad: bool,
    /// What it matched is remembered no matter whether mistakes were looked for.
    pub shared: bool,
    pub alternatives: Vec<Alternative>,
}

/// Items in a row, and what is done when all are there.
pub struct Alternative {
    pub items: Vec<(Label, Item)>,
    pub action: Action,
}

/// The name an item's match goes by in the action.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Label {
    None,
    A,
    B,
}

/// A piece of an alternative.
pub enum Item {
    /// An operator or keyword.
    Text(&'static str),
    Token(Kind),
    /// One of the words that are keywords only in places.
    Soft,
    Rule(usize),
    Group(Vec<Alternative>),
    Maybe(Box<Item>),
    Any(Box<Item>),
    Some(Box<Item>),
    Separated(Box<Item>, Box<Item>),
    Ahead(Box<Item>),
    NotAhead(Box<Item>),
    Forced(&'static str),
    Cut,
    Fold(usize, usize),
}

/// What an alternative stands for.
#[derive(Clone, Copy)]
pub enum Action {
    None,
    /// The match is called this in messages.
    Kind(&'static str),
    /// The match is its first part.
    First,
    Mistake {
        place: Place,
        indentation: bool,
        message: &'static str,
    },
    Check(&'static str),
}

/// Where a mistake is.
#[derive(Clone, Copy)]
pub enum Place {
    A,
    AToB,
    FromA,
    Last,
    Next,
}

struct Reader<'a> {
    words: Vec<&'static str>,
    at: usize,
    names: &'a HashMap<&'static str, usize>,
}

impl Grammar {
    fn read(text: &'static str) -> Grammar {
        let mut bodies: Vec<(&'static str, bool, Vec<&'static str>)> = Vec::new();
        for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
            let mut words = split(line);
            if !line.starts_with(' ') {
                bodies.push((words[0], words[1] == "@=", Vec::new()));
                words.drain(..2);
            }
            if let Some((_, _, body)) = bodies.last_mut() {
                body.append(&mut words);
            }
        }
        let names: HashMap<_, _> = bodies.iter().enumerate().map(|(index, (name, ..))| (*name, index)).collect();
        let rules = bodies
            .into_iter()
            .map(|(name, shared, words)| {
                let alternatives = Reader { words, at: 0, names: &names }.alternatives();
                Rule { name, bad: name.starts_with("bad_"), shared, alternatives }
            })
            .collect();
        Grammar { rules, names }
    }
}

/// Words are set apart by blanks, but for messages, which stand between backticks.
fn split(line: &'static str) -> Vec<&'static str> {
    let mut words = Vec::new();
    for (index, part) in line.split('`').enumerate() {
        if index % 2 == 1 {
            words.push(part);
        } else {
            words.extend(part.split(' ').filter(|word| !word.is_empty()));
        }
    }
    words
}

impl Reader<'_> {
    fn peek(&self) -> &'static str {
        self.words.get(self.at).copied().unwrap_or("")
    }

    fn next(&mut self) -> &'static str {
        self.at += 1;
        self.words.get(self.at - 1).copied().unwrap_or("")
    }

    fn alternatives(&mut self) -> Vec<Alternative> {
        let mut list = vec![self.alternative()];
        while self.peek() == "|" {
            self.at += 1;
            list.push(self.alternative());
        }
        list
    }

    fn alternative(&mut self) -> Alternative {
        let mut items = Vec::new();
        let mut action = Action::None;
        loop {
            match self.peek() {
                "" | "|" | ")" | ")*" | ")+" | ")?" => break,
                "=>" => {
                    self.at += 1;
                    action = match self.next() {
                        "^" => Action::First,
                        kind => Action::Kind(kind),
                    };
                }
                "=?" => {
                    self.at += 1;
                    action = Action::Check(self.next());
                }
                "=!" => {
                    self.at += 1;
                    let place = match self.next() {
                        "a" => Place::A,
                        "a..b" => Place::AToB,
                        "a.." => Place::FromA,
                        "last" => Place::Last,
                        _ => Place::Next,
                    };
                    let indentation = self.peek() == "INDENT";
                    self.at += usize::from(indentation);
                    action = Action::Mistake { place, indentation, message: self.next() };
                }
                _ => {
                    let item = self.item();
                    items.push(item);
                }
            }
        }
        Alternative { items, action }
    }

    fn item(&mut self) -> (Label, Item) {
        let word = self.next();
        let (label, word) = match word.split_once(':') {
            Some(("a", rest)) if !rest.is_empty() => (Label::A, rest),
            Some(("b", rest)) if !rest.is_empty() => (Label::B, rest),
            _ => (Label::None, word),
        };
        let item = self.suffixed(word);
        if self.peek() == "%" {
            self.at += 1;
            let separator = self.next();
            return (label, Item::Separated(Box::new(item), Box::new(self.plain(separator))));
        }
        (label, item)
    }

    /// A word with what stands before and behind it.
    fn suffixed(&mut self, word: &'static str) -> Item {
        if word == "~" {
            return Item::Cut;
        }
        if let Some(rest) = word.strip_prefix("&&") {
            return Item::Forced(rest.trim_matches('\''));
        }
        if let Some(rest) = word.strip_prefix('!').filter(|rest| !rest.is_empty()) {
            return Item::NotAhead(Box::new(self.suffixed(rest)));
        }
        if let Some(rest) = word.strip_prefix('&').filter(|rest| !rest.is_empty()) {
            return Item::Ahead(Box::new(self.suffixed(rest)));
        }
        if word == "(" {
            let alternatives = self.alternatives();
            let closing = self.next();
            return repeated(Item::Group(alternatives), closing.strip_prefix(')').unwrap_or(""));
        }
        if word == "{" {
            let (base, _, tail, _) = (self.next(), self.next(), self.next(), self.next());
            return Item::Fold(self.names[base], self.names[tail]);
        }
        let bare = word.trim_end_matches(['*', '+', '?']);
        if word.starts_with('\'') && !bare.ends_with('\'') || bare.len() < 2 {
            return self.plain(word);
        }
        let item = self.plain(bare);
        repeated(item, &word[bare.len()..])
    }

    fn plain(&self, word: &'static str) -> Item {
        let kind = match word {
            "NAME" => Kind::Name,
            "NUMBER" => Kind::Number,
            "STRING" => Kind::String,
            "FSTART" => Kind::FStart,
            "FMIDDLE" => Kind::FMiddle,
            "FEND" => Kind::FEnd,
            "NEWLINE" => Kind::Newline,
            "INDENT" => Kind::Indent,
            "DEDENT" => Kind::Dedent,
            "END" => Kind::End,
            "SOFT" => return Item::Soft,
            _ if word.starts_with(['\'', '"']) => return Item::Text(&word[1..word.len() - 1]),
            _ => return Item::Rule(self.names[word]),
        };
        Item::Token(kind)
    }
}

fn repeated(item: Item, suffix: &str) -> Item {
    match suffix {
        "?" => Item::Maybe(Box::new(item)),
        "*" => Item::Any(Box::new(item)),
        "+" => Item::Some(Box::new(item)),
        _ => item,
    }
}
