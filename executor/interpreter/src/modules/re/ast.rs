//! A parsed pattern. Nesting is bounded by the parser, so that walking and dropping it may recurse.

/// A sequence with the least and greatest number of characters it can match (saturating).
#[derive(Clone, Debug, Default)]
pub(super) struct Sequence {
    pub nodes: Vec<Node>,
    pub width: (u64, u64),
    /// The width without the last node.
    before: (u64, u64),
}

impl Sequence {
    pub fn single(node: Node, width: (u64, u64)) -> Self {
        Sequence { nodes: vec![node], width, before: (0, 0) }
    }

    /// Takes the last node off. Not to be called twice without a push between.
    pub fn pop(&mut self) -> Option<Node> {
        self.width = self.before;
        self.nodes.pop()
    }

    pub fn push(&mut self, node: Node, width: (u64, u64)) {
        self.before = self.width;
        self.width = (self.width.0.saturating_add(width.0), self.width.1.saturating_add(width.1));
        self.nodes.push(node);
    }
}

/// No upper bound of a repetition.
pub(super) const UNBOUNDED: u32 = u32::MAX;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Greed {
    Greedy,
    Lazy,
    Possessive,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Anchor {
    /// `^`, which MULTILINE changes.
    Start,
    /// `$`, which MULTILINE changes.
    End,
    /// `\A`
    TextStart,
    /// `\Z`
    TextEnd,
    /// `\b`
    Boundary,
    /// `\B`
    NotBoundary,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Category {
    Digit,
    Space,
    Word,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SetItem {
    /// First and last code point.
    Range(u32, u32),
    /// `\d`, or `\D` when false.
    Category(Category, bool),
}

#[derive(Clone, Debug)]
pub(super) enum Node {
    Literal(u32),
    Any,
    Set {
        items: Vec<SetItem>,
        negate: bool,
    },
    At(Anchor),
    Branch(Vec<Sequence>),
    /// `index` is the number of a capturing group; `add` and `remove` are scoped flags.
    Group {
        index: Option<u32>,
        add: u32,
        remove: u32,
        body: Sequence,
    },
    Repeat {
        min: u32,
        max: u32,
        greed: Greed,
        body: Sequence,
    },
    Atomic(Sequence),
    Look {
        ahead: bool,
        negate: bool,
        body: Sequence,
    },
    Backreference(u32),
    Conditional {
        group: u32,
        yes: Sequence,
        no: Option<Sequence>,
    },
    /// Never matches: `(?!)`.
    Fail,
}

impl Node {
    /// Whether the node always consumes exactly one character by one test.
    pub fn is_single(&self) -> bool {
        matches!(self, Node::Literal(_) | Node::Any | Node::Set { .. })
    }
}
