//! Expressions of a wanted type, made of the names at hand.

use crate::{
    random::Random,
    values::{quoted, text},
};

/// What an expression is expected to give. Now and then it gives something else: that is part of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Type {
    Int,
    Str,
    Float,
    Bool,
    List,
    Dict,
    Tuple,
    Any,
}

/// A name and what it holds.
#[derive(Clone, Debug)]
pub struct Name {
    pub name: String,
    pub holds: Type,
}

/// A function and how many arguments it must be given.
#[derive(Clone, Debug)]
pub struct Function {
    pub name: String,
    pub arguments: usize,
}

/// What can be named at a place.
#[derive(Clone, Debug, Default)]
pub struct Names {
    pub values: Vec<Name>,
    pub functions: Vec<Function>,
    /// Names of comprehensions and lambdas are numbered.
    pub inner: usize,
    pub may_walrus: bool,
}

pub const TYPES: [Type; 7] = [Type::Int, Type::Int, Type::Str, Type::Float, Type::List, Type::Dict, Type::Tuple];

/// An expression of the type.
pub fn expression(random: &mut Random, names: &mut Names, wanted: Type, depth: usize) -> String {
    let wanted = match wanted {
        Type::Any => *random.choose(&TYPES),
        _ if random.chance(2) => *random.choose(&TYPES),
        wanted => wanted,
    };
    if depth > 3 || random.chance(35) {
        return simple(random, names, wanted);
    }
    if random.chance(20) {
        return general(random, names, wanted, depth + 1);
    }
    let deeper = depth + 1;
    macro_rules! e {
        ($wanted:expr) => {
            expression(random, names, $wanted, deeper)
        };
    }
    let (int, other, text, list) = (e!(Type::Int), e!(Type::Int), e!(Type::Str), e!(Type::List));
    match wanted {
        Type::Int => match random.below(12) {
            0..5 => {
                let operator = random.pick(&["+", "-", "*", "//", "%", "&", "|", "^", "<<", ">>", "**"]);
                match operator {
                    // Bounded, so that numbers stay of a size.
                    "<<" | "**" => format!("({int} {operator} ({other} % 5))"),
                    ">>" => format!("({int} >> abs({other} % 70))"),
                    _ => format!("({int} {operator} {other})"),
                }
            }
            5 => format!("{}{int}", random.pick(&["-", "~", "+"])),
            6 => format!("len({})", random.pick(&[&text, &list])),
            7 => format!("sum({list})"),
            8 => format!("{text}.find({})", e!(Type::Str)),
            9 => format!("{list}[{other}]"),
            10 => format!("int({})", e!(Type::Float)),
            _ => format!("{}.get({int}, {other})", e!(Type::Dict)),
        },
        Type::Str => match random.below(10) {
            0 => format!("({text} + {})", e!(Type::Str)),
            1 => format!("({text} * ({int} % 4))"),
            2 => format!("{text}[{int}:{other}]"),
            3 => format!("{text}.{}()", random.pick(&["upper", "title", "strip", "swapcase", "casefold", "lower"])),
            4 => format!("str({})", e!(Type::Any)),
            5 => format!("repr({})", e!(Type::Any)),
            6 => format!("'-'.join(str(x) for x in {list})"),
            7 => fstring(random, names, deeper),
            8 => format!("('%s %r' % ({int}, {text}))"),
            _ => format!("{text}.replace({}, {})", e!(Type::Str), quoted("y")),
        },
        Type::Float => match random.below(5) {
            0 => format!("({int} / {other})"),
            1 => format!("({} * {int})", e!(Type::Float)),
            2 => format!("round({}, {int} % 4)", e!(Type::Float)),
            3 => format!("({} // {})", e!(Type::Float), e!(Type::Float)),
            _ => format!("float({int} % 1000)"),
        },
        Type::Bool => match random.below(6) {
            0 => format!("({int} {} {other})", random.pick(&["<", "<=", "==", "!=", ">", ">="])),
            1 => format!("({int} < {other} <= {})", e!(Type::Int)),
            2 => format!("({int} in {list})"),
            3 => format!("(not {})", e!(Type::Any)),
            4 => format!("({} is {}None)", e!(Type::Any), random.pick(&["", "not "])),
            _ => {
                format!("isinstance({}, {})", e!(Type::Any), random.pick(&["int", "str", "(int, list)", "int | None"]))
            }
        },
        Type::List => match random.below(9) {
            0 => format!("[{int}, {other}, {}]", e!(Type::Any)),
            1 => format!("[{int}, *{list}]"),
            2 => format!("{list}[{int}:{other}:{}]", random.pick(&["1", "-1", "2", "", "-2"])),
            3 => format!(
                "sorted({list}, key={}, reverse={})",
                random.pick(&["str", "repr", "lambda x: repr(x)[::-1]"]),
                e!(Type::Bool)
            ),
            4 => format!(
                "list({})",
                random.pick(&[
                    &format!("range({int} % 7)"),
                    &format!("map(str, {list})"),
                    &format!("zip({list}, {text})"),
                    &format!("enumerate({text})"),
                    &format!("reversed({list})")
                ])
            ),
            5 | 6 => comprehension(random, names, "[", "]", deeper),
            7 => format!("({list} + {})", e!(Type::List)),
            _ => format!("{text}.split({})", random.pick(&["", "' '", "'a'", "None, 1"])),
        },
        Type::Dict => match random.below(4) {
            0 => format!("{{{int}: {text}, {}: {other}}}", e!(Type::Str)),
            1 => format!("{{**{}, {int}: {list}}}", e!(Type::Dict)),
            2 => format!("({} | {})", e!(Type::Dict), e!(Type::Dict)),
            _ => {
                let (loops, inner) = clauses(random, names, deeper);
                let key = expression(random, names, Type::Int, deeper);
                let value = expression(random, names, Type::Any, deeper);
                names.values.truncate(names.values.len() - inner);
                format!("{{{key}: {value}{loops}}}")
            }
        },
        _ => match random.below(4) {
            0 => format!("({int}, {text})"),
            1 => format!("({int},)"),
            2 => format!("tuple({list})"),
            _ => format!("divmod({int}, {other})"),
        },
    }
}

/// Forms that give whatever their parts give.
fn general(random: &mut Random, names: &mut Names, wanted: Type, depth: usize) -> String {
    let one = expression(random, names, wanted, depth);
    let other = expression(random, names, wanted, depth);
    match random.below(8) {
        0 | 1 => format!("({one} if {} else {other})", expression(random, names, Type::Bool, depth)),
        2 => format!("({one} {} {other})", random.pick(&["and", "or"])),
        3 if names.may_walrus => {
            let name = format!("w{}", random.below(3));
            if names.values.iter().any(|known| known.name == name) { one } else { format!("({name} := {one})") }
        }
        4 => {
            names.inner += 1;
            let parameter = format!("p{}", names.inner);
            let may_walrus = std::mem::replace(&mut names.may_walrus, false);
            names.values.push(Name { name: parameter.clone(), holds: wanted });
            let body = expression(random, names, wanted, depth);
            names.values.pop();
            names.may_walrus = may_walrus;
            format!("(lambda {parameter}, *r, k={other}: {body})({one})")
        }
        5 => format!("({one}, {other})[{}]", random.below(2)),
        _ => match names.functions.is_empty() {
            true => one,
            false => {
                let function = random.choose(&names.functions).clone();
                call(random, names, &function, depth)
            }
        },
    }
}

/// A call; sometimes by name, by star or with too much.
pub fn call(random: &mut Random, names: &mut Names, function: &Function, depth: usize) -> String {
    let mut arguments: Vec<String> =
        (0..function.arguments).map(|_| expression(random, names, Type::Int, depth + 1)).collect();
    match random.below(12) {
        0 => arguments.push("*[1]".to_owned()),
        1 => arguments.push("k=3".to_owned()),
        2 => arguments.push("**{'k': 4}".to_owned()),
        3 if !arguments.is_empty() => _ = arguments.pop(),
        4 if !arguments.is_empty() => {
            let last = arguments.pop().unwrap_or_default();
            arguments.push(format!("a{}={last}", arguments.len()));
        }
        _ => {}
    }
    format!("{}({})", function.name, arguments.join(", "))
}

fn simple(random: &mut Random, names: &mut Names, wanted: Type) -> String {
    let fitting: Vec<&Name> = names.values.iter().filter(|name| name.holds == wanted).collect();
    if !fitting.is_empty() && random.chance(65) {
        return random.choose(&fitting).name.clone();
    }
    match wanted {
        Type::Int => random
            .pick(&["0", "1", "2", "3", "-1", "7", "10", "255", "1_000", "2**63", "-2**31", "0x1F", "True"])
            .to_owned(),
        Type::Str => quoted(&text(random).chars().take(12).collect::<String>()),
        Type::Float => random.pick(&["0.0", "-0.0", "1.5", "-2.5", "1e16", "1e300", "0.1", "3.", ".5e1"]).to_owned(),
        Type::Bool => random.pick(&["True", "False", "__debug__", "not 1", "1 < 2 < 3"]).to_owned(),
        Type::List => random
            .pick(&["[]", "[1, 2, 3]", "[3, 1, 2]", "['b', 'a']", "[[1], [2]]", "[None, 1]", "[0] * 3"])
            .to_owned(),
        Type::Dict => {
            random.pick(&["{}", "{1: 2}", "{'a': 1, 'b': [2]}", "dict(x=1)", "dict.fromkeys('ab', 0)"]).to_owned()
        }
        Type::Tuple | Type::Any => random.pick(&["()", "(1, 2)", "('a', 1.5)", "(1, (2, 3))"]).to_owned(),
    }
}

fn fstring(random: &mut Random, names: &mut Names, depth: usize) -> String {
    let mut body = String::new();
    for _ in 0..random.between(1, 3) {
        let inner = expression(random, names, Type::Any, depth + 1);
        // Inside braces a leading brace or lambda would be read as something else.
        let inner = if inner.starts_with('{') || inner.contains('!') { format!("({inner})") } else { inner };
        let tail = random.pick(&["", "", "!r", "!s:>10", "=", "!a", ":>8", ":{3}", " = !r:^12"]);
        body.push_str(random.pick(&["", "a", "{{", "}}", "\\n"]));
        body.push_str(&format!("{{{inner}{tail}}}"));
    }
    format!("f'''{body}'''")
}

fn comprehension(random: &mut Random, names: &mut Names, open: &str, close: &str, depth: usize) -> String {
    let (loops, inner) = clauses(random, names, depth);
    let body = expression(random, names, Type::Any, depth);
    names.values.truncate(names.values.len() - inner);
    format!("{open}{body}{loops}{close}")
}

/// The `for` and `if` parts, and how many names they brought.
fn clauses(random: &mut Random, names: &mut Names, depth: usize) -> (String, usize) {
    let mut text = String::new();
    let count = if random.chance(25) { 2 } else { 1 };
    let may_walrus = std::mem::replace(&mut names.may_walrus, false);
    for _ in 0..count {
        let source = match random.below(3) {
            0 => "range(3)".to_owned(),
            1 => expression(random, names, Type::List, depth + 1),
            _ => format!("range({} % 4)", expression(random, names, Type::Int, depth + 1)),
        };
        names.inner += 1;
        let name = format!("i{}", names.inner);
        text.push_str(&format!(" for {name} in {source}"));
        names.values.push(Name { name, holds: Type::Int });
        if random.chance(30) {
            text.push_str(&format!(" if {}", expression(random, names, Type::Bool, depth + 1)));
        }
    }
    names.may_walrus = may_walrus;
    (text, count)
}
