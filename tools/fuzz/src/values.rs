//! Values that calls are made with: expressions as trees, so that a difference can be made small.

use std::fmt;

use crate::{random::Random, texts};

/// An expression that makes a value.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Value {
    /// Any expression that is not taken apart.
    Atom(String),
    /// A `str` literal with these characters; lone surrogates are written as private characters.
    Text(String),
    /// A `bytes` literal.
    Bytes(Vec<u8>),
    /// A display or a call with items between: `[`, `]`.
    Items(&'static str, Vec<Value>, &'static str),
    Dict(Vec<(Value, Value)>),
}

/// What kinds of values a place likes. Families of odd things appear everywhere, rarely.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Family {
    Small,
    Int,
    Float,
    Complex,
    Bool,
    None,
    Str,
    Bytes,
    List,
    Tuple,
    Dict,
    Set,
    Iterable,
    Function,
    Class,
    Slice,
    Module(&'static str),
    Odd,
    Any,
    /// An object of any built-in type, those that only the language makes among them.
    Every,
}

const SMALL: [&str; 12] = ["0", "1", "2", "3", "-1", "-2", "5", "7", "10", "True", "16", "100"];
const INTS: [&str; 34] = [
    "0",
    "1",
    "-1",
    "2",
    "255",
    "256",
    "-128",
    "65535",
    "1114111",
    "1114112",
    "0x7fffffff",
    "2**31",
    "-2**31",
    "-2**31-1",
    "2**32",
    "2**53",
    "2**53+1",
    "2**62",
    "2**63-1",
    "2**63",
    "-2**63",
    "-2**63-1",
    "2**64-1",
    "2**64",
    "10**18",
    "10**19",
    "10**30",
    "-10**30",
    "3**100",
    "2**1023",
    "2**1024",
    "10**400",
    "-2**2000",
    "123456789",
];
const FLOATS: [&str; 32] = [
    "0.0",
    "-0.0",
    "1.0",
    "-1.0",
    "0.5",
    "1.5",
    "2.5",
    "-2.5",
    "0.1",
    "0.3",
    "1e16",
    "1e15",
    "123456789.125",
    "1e22",
    "1e23",
    "1e-5",
    "1e-4",
    "1e100",
    "1e308",
    "1.7976931348623157e308",
    "5e-324",
    "2.2250738585072014e-308",
    "float('inf')",
    "float('-inf')",
    "float('nan')",
    "3.141592653589793",
    "9007199254740993.0",
    "4503599627370496.5",
    "2.0**63",
    "2.0**64",
    "-2.0**31",
    "1/3",
];
const COMPLEXES: [&str; 12] = [
    "1j",
    "0j",
    "-0j",
    "1+2j",
    "complex(0.0, -0.0)",
    "complex('inf')",
    "complex('nan')",
    "complex('nan+infj')",
    "1e300j",
    "-1.5-2.5j",
    "complex(-0.0, 1)",
    "complex(1e308, 1e308)",
];
const FUNCTIONS: [&str; 20] = [
    "len",
    "str",
    "int",
    "abs",
    "repr",
    "lambda *a: a",
    "lambda x: x",
    "lambda x, y: x",
    "lambda x, y: x + y",
    "lambda x: -x",
    "lambda: 3",
    "lambda x: 1 / 0",
    "lambda x, y: 0",
    "bool",
    "str.upper",
    "operator.add",
    "print",
    "lambda x: None",
    "lambda x: x[0]",
    "list",
];
const CLASSES: [&str; 22] = [
    "int",
    "str",
    "float",
    "list",
    "tuple",
    "dict",
    "set",
    "object",
    "type",
    "bool",
    "bytes",
    "Exception",
    "KeyError",
    "(int, str)",
    "(int, (str, float))",
    "int | str",
    "list[int]",
    "Plain",
    "Text",
    "Meta",
    "complex",
    "()",
];
const SLICES: [&str; 16] = [
    "slice(None)",
    "slice(1)",
    "slice(1, 3)",
    "slice(None, None, -1)",
    "slice(None, None, 2)",
    "slice(-1, None)",
    "slice(5, 1)",
    "slice(None, None, 0)",
    "slice(2**63, None)",
    "slice(None, -2**64, -1)",
    "slice('a', 1)",
    "slice(Index(1), Index(3))",
    "slice(-100, 100)",
    "slice(3, 0, -2)",
    "slice(1.0)",
    "slice(None, None, -2**63)",
];
const ITERABLES: [&str; 30] = [
    "range(0)",
    "range(5)",
    "range(3, -3, -2)",
    "range(2**63, 2**63 + 3)",
    "range(-1)",
    "iter([1, 2, 3])",
    "iter('abc')",
    "(x for x in [3, 1, 2])",
    "map(str, range(3))",
    "zip('ab', [1, 2])",
    "enumerate('ab')",
    "reversed([1, 2])",
    "filter(None, [0, 1])",
    "broken()",
    "Endless()",
    "{'a': 1}.items()",
    "{'a': 1, 'b': 2}.keys()",
    "{1: 2}.values()",
    "itertools.islice(itertools.count(), 3)",
    "iter([])",
    "Sequence(3)",
    "(x for x in ())",
    "memoryview(b'abc')",
    "bytearray(b'xyz')",
    "iter({1: 2})",
    "iter(range(3))",
    "[(1, 2), (3, 4)]",
    "['ab', 'cd']",
    "[('a', 1), 'bc']",
    "itertools.repeat(1, 2)",
];
/// Instances of the classes of the prelude: each answers some question strangely.
const ODD: [&str; 46] = [
    "Plain()",
    "Text('ab')",
    "Whole(7)",
    "Real(1.5)",
    "Rows([1, 2])",
    "Pair((1, 2))",
    "Table(a=1)",
    "Index(3)",
    "Index(2**70)",
    "Index(-1)",
    "BadIndex()",
    "WrongIndex()",
    "BadBool()",
    "WrongBool()",
    "Len(3)",
    "Len(-1)",
    "Len(2**63)",
    "Len('a')",
    "BadRepr()",
    "WrongRepr()",
    "BadEq()",
    "Never()",
    "Always()",
    "BadHash()",
    "WrongHash()",
    "Unhashable()",
    "BadIter()",
    "WrongIter()",
    "BadNext()",
    "Floaty(2.5)",
    "Floaty('x')",
    "Inty(4)",
    "Inty('x')",
    "Reflected()",
    "BadGetattr()",
    "Keys()",
    "BadKeys()",
    "BadStr()",
    "WrongStr()",
    "BadFormat()",
    "Callable()",
    "Buffer(b'ab')",
    "NotImplemented",
    "...",
    "Hinted(2**62)",
    "Hinted('x')",
];
const CHARACTERS: [&str; 40] = [
    "a",
    "b",
    "c",
    "A",
    "Z",
    "z",
    "0",
    "1",
    "9",
    " ",
    "\t",
    "\n",
    "\r",
    "\r\n",
    "\0",
    "-",
    "+",
    ".",
    "_",
    ",",
    "%",
    "{",
    "}",
    "'",
    "\"",
    "\\",
    "\u{df}",
    "\u{e9}",
    "e\u{301}",
    "\u{130}",
    "\u{3a3}",
    "\u{1c5}",
    "\u{2028}",
    "\u{660}",
    "\u{4e00}",
    "\u{1f600}",
    "\u{f0900}",
    "\u{1d7d8}",
    "\u{85}",
    "\u{fb01}",
];
const WORDS: [&str; 34] = [
    "",
    "a",
    "b",
    "ab",
    "abc",
    "abcabc",
    "aaa",
    "Hello World",
    "hello, world",
    " x ",
    "  ",
    "a b  c",
    "line\nline2\r\n",
    "0",
    "1",
    "-1",
    "1_000",
    " 12 ",
    "3.5",
    "1e5",
    "inf",
    "nan",
    "0x1f",
    "0b101",
    "0o17",
    "x.y",
    "UPPER",
    "Title Case",
    "tab\tbed",
    "key",
    "__class__",
    "stra\u{df}e",
    "\u{130}stanbul",
    "\u{661}\u{662}",
];

impl Value {
    pub fn atom(text: &str) -> Self {
        Value::Atom(text.to_owned())
    }

    /// A value that a place of this family may be given.
    pub fn random(random: &mut Random, family: Family, depth: usize) -> Self {
        if family != Family::Odd && random.chance(6) {
            let family = if random.chance(50) { Family::Odd } else { Family::Any };
            return Value::random(random, family, depth);
        }
        Value::fitting(random, family, depth)
    }

    /// A value that is certainly of the family.
    pub fn fitting(random: &mut Random, family: Family, depth: usize) -> Self {
        match family {
            Family::Small => Value::atom(random.pick(&SMALL)),
            Family::Int if random.chance(40) => Value::atom(random.pick(&SMALL)),
            Family::Int => Value::atom(random.pick(&INTS)),
            Family::Float => Value::atom(random.pick(&FLOATS)),
            Family::Complex => Value::atom(random.pick(&COMPLEXES)),
            Family::Bool => Value::atom(random.pick(&["True", "False"])),
            Family::None => Value::atom("None"),
            Family::Str => Value::Text(text(random)),
            Family::Bytes => Value::bytes(random),
            Family::List => Value::Items("[", Value::several(random, depth), "]"),
            Family::Tuple => Value::Items("(", Value::several(random, depth), ")"),
            Family::Set if random.chance(30) => Value::Items("frozenset([", Value::hashable(random), "])"),
            Family::Set => Value::Items("set([", Value::hashable(random), "])"),
            Family::Dict => {
                let keys = Value::hashable(random);
                Value::Dict(keys.into_iter().map(|key| (key, Value::random(random, Family::Any, depth + 2))).collect())
            }
            Family::Iterable => match random.below(10) {
                0..4 => Value::random(random, Family::List, depth),
                4 => Value::random(random, Family::Str, depth),
                5 => Value::random(random, Family::Dict, depth),
                _ => Value::atom(random.pick(&ITERABLES)),
            },
            Family::Function => Value::atom(random.pick(&FUNCTIONS)),
            Family::Class => Value::atom(random.pick(&CLASSES)),
            Family::Slice => Value::atom(random.pick(&SLICES)),
            Family::Module(what) => texts::special(random, what),
            Family::Odd => Value::atom(random.pick(&ODD)),
            Family::Every => crate::api::every(random),
            Family::Any => {
                let simple = [Family::Small, Family::Int, Family::Float, Family::Str, Family::None, Family::Bytes];
                let all = [
                    Family::Complex,
                    Family::Bool,
                    Family::List,
                    Family::Tuple,
                    Family::Dict,
                    Family::Set,
                    Family::Iterable,
                    Family::Function,
                    Family::Class,
                    Family::Slice,
                    Family::Odd,
                ];
                let family =
                    if depth >= 2 || random.chance(45) { simple[random.below(6)] } else { all[random.below(11)] };
                Value::random(random, family, depth + 1)
            }
        }
    }

    fn bytes(random: &mut Random) -> Self {
        let bytes = match random.below(8) {
            0 => (0..random.below(4)).map(|_| random.below(256) as u8).collect(),
            1 => vec![b'x'; random.between(50, 300)],
            _ => text(random).into_bytes(),
        };
        match random.below(8) {
            0 => Value::Items("bytearray(", vec![Value::Bytes(bytes)], ")"),
            1 => Value::Items("memoryview(", vec![Value::Bytes(bytes)], ")"),
            _ => Value::Bytes(bytes),
        }
    }

    fn several(random: &mut Random, depth: usize) -> Vec<Value> {
        if random.chance(35) {
            // Things of one kind, which sort, add up and join.
            let family = [Family::Small, Family::Str, Family::Float, Family::Int, Family::Bytes][random.below(5)];
            return (0..random.below(6)).map(|_| Value::random(random, family, depth + 1)).collect();
        }
        (0..random.below(4)).map(|_| Value::random(random, Family::Any, depth + 1)).collect()
    }

    fn hashable(random: &mut Random) -> Vec<Value> {
        let families = [Family::Small, Family::Str, Family::Float, Family::Int, Family::Bytes, Family::None];
        (0..random.below(4))
            .map(|_| {
                let family = *random.choose(&families);
                Value::random(random, family, 2)
            })
            .collect()
    }

    /// Simpler values to try in this one's place, the simplest first.
    pub fn simpler(&self) -> Vec<Value> {
        let size = self.size();
        let plain = ["0", "1", "''", "'a'", "None", "b''", "[]", "()", "1.5", "object()"];
        let mut found: Vec<Value> = plain
            .iter()
            .map(|text| Value::atom(text))
            .filter(|value| {
                value.size() < size
                    || (value.size() == size && matches!(self, Value::Atom(own) if !plain.contains(&own.as_str())))
            })
            .collect();
        match self {
            Value::Atom(_) => {}
            Value::Text(text) => {
                let characters: Vec<char> = text.chars().collect();
                found.extend(shorter(&characters).into_iter().map(|some| Value::Text(some.into_iter().collect())));
            }
            Value::Bytes(bytes) => found.extend(shorter(bytes).into_iter().map(Value::Bytes)),
            Value::Items(open, items, close) => {
                found.extend(items.iter().cloned());
                found.extend(shorter(items).into_iter().map(|some| Value::Items(open, some, close)));
                for (index, item) in items.iter().enumerate() {
                    found.extend(item.simpler().into_iter().take(12).map(|new| {
                        let mut items = items.clone();
                        items[index] = new;
                        Value::Items(open, items, close)
                    }));
                }
            }
            Value::Dict(items) => {
                found.extend(shorter(items).into_iter().map(Value::Dict));
                for (index, (key, value)) in items.iter().enumerate() {
                    let mut with = |pair| {
                        let mut items = items.clone();
                        items[index] = pair;
                        found.push(Value::Dict(items));
                    };
                    key.simpler().into_iter().take(6).for_each(|key| with((key, value.clone())));
                    value.simpler().into_iter().take(6).for_each(|value| with((key.clone(), value)));
                }
            }
        }
        found
    }

    fn size(&self) -> usize {
        self.to_string().len()
    }
}

/// Parts of a sequence: halves while it is long, then all but one item.
fn shorter<T: Clone>(items: &[T]) -> Vec<Vec<T>> {
    let mut found = Vec::new();
    if items.len() > 3 {
        let half = items.len() / 2;
        found.push(items[..half].to_vec());
        found.push(items[half..].to_vec());
    }
    if items.len() <= 40 {
        for index in 0..items.len() {
            let mut fewer = items.to_vec();
            fewer.remove(index);
            found.push(fewer);
        }
    }
    found
}

/// The characters of a random string.
pub fn text(random: &mut Random) -> String {
    match random.below(10) {
        0..5 => random.pick(&WORDS).to_owned(),
        5..9 => (0..random.between(1, 6)).map(|_| random.pick(&CHARACTERS)).collect(),
        _ => random.pick(&CHARACTERS).repeat(random.between(20, 300)),
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Atom(text) => f.write_str(text),
            Value::Text(text) => {
                let long = text.chars().next().filter(|first| text.len() > 20 && text.chars().all(|c| c == *first));
                match long {
                    Some(first) => write!(f, "{} * {}", quoted(&first.to_string()), text.chars().count()),
                    None => f.write_str(&quoted(text)),
                }
            }
            Value::Bytes(bytes) => {
                f.write_str("b'")?;
                bytes.iter().try_for_each(|byte| match byte {
                    b'\'' | b'\\' => write!(f, "\\{}", *byte as char),
                    b' '..=b'~' => write!(f, "{}", *byte as char),
                    _ => write!(f, "\\x{byte:02x}"),
                })?;
                f.write_str("'")
            }
            Value::Items(open, items, close) => {
                f.write_str(open)?;
                for (index, item) in items.iter().enumerate() {
                    let comma = if index == 0 { "" } else { ", " };
                    write!(f, "{comma}{item}")?;
                }
                if *open == "(" && items.len() == 1 {
                    f.write_str(",")?;
                }
                f.write_str(close)
            }
            Value::Dict(items) => {
                f.write_str("{")?;
                for (index, (key, value)) in items.iter().enumerate() {
                    let comma = if index == 0 { "" } else { ", " };
                    write!(f, "{comma}{key}: {value}")?;
                }
                f.write_str("}")
            }
        }
    }
}

/// A literal in ASCII. U+F0900 and what follows stand for lone surrogates.
pub fn quoted(text: &str) -> String {
    let mut result = String::from("'");
    for character in text.chars() {
        match character {
            '\'' | '\\' => result.extend(['\\', character]),
            '\n' => result.push_str("\\n"),
            ' '..='~' => result.push(character),
            '\u{f0800}'..='\u{f0fff}' => result.push_str(&format!("\\u{:04x}", character as u32 - 0xf0800 + 0xd800)),
            _ if (character as u32) < 256 => result.push_str(&format!("\\x{:02x}", character as u32)),
            _ if (character as u32) < 65536 => result.push_str(&format!("\\u{:04x}", character as u32)),
            _ => result.push_str(&format!("\\U{:08x}", character as u32)),
        }
    }
    result + "'"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_written_as_python_reads_them() {
        assert_eq!(Value::Text("a'\u{e9}\u{f0900}".to_owned()).to_string(), r"'a\'\xe9\ud900'");
        assert_eq!(Value::Items("(", vec![Value::atom("1")], ")").to_string(), "(1,)");
        assert_eq!(Value::Bytes(vec![0, b'a', b'\'']).to_string(), r"b'\x00a\''");
        let dict = Value::Dict(vec![(Value::atom("1"), Value::Items("[", Vec::new(), "]"))]);
        assert_eq!(dict.to_string(), "{1: []}");
    }

    #[test]
    fn simpler_values_come_to_an_end() {
        let mut value = Value::random(&mut Random::new(3), Family::List, 0);
        for _ in 0..200 {
            match value.simpler().into_iter().next() {
                Some(simpler) if simpler != value => value = simpler,
                _ => return,
            }
        }
        panic!("{value} is still not simple");
    }
}
