//! Choosing values that a call is likely to take, and now and then ones that it is not.

use crate::{
    api::{
        call::{Argument, Call, Form},
        catalogue::Entry,
        instances::INSTANCES,
    },
    random::Random,
    values::{Family, Value},
};

/// A call of what the entry names.
pub fn call(random: &mut Random, entry: &Entry) -> Call {
    if entry.kind == "function" {
        let arguments = arguments(random, entry, false);
        return Call { label: entry.label(), receiver: None, form: Form::Call(entry.label()), arguments };
    }
    let receiver = receiver(random, &entry.owner);
    let unbound = random.chance(4);
    let form = match (entry.kind.as_str(), unbound) {
        ("attribute", _) => Form::Template(format!("it.{}", entry.name)),
        // Not every built-in type has a name that a program can say.
        (_, true) if entry.is_core() => Form::Call(format!("type(it).{}", entry.name)),
        (_, true) => Form::Call(entry.label()),
        _ => Form::Call(format!("it.{}", entry.name)),
    };
    let mut arguments = if entry.kind == "attribute" { Vec::new() } else { arguments(random, entry, true) };
    if unbound && entry.kind != "attribute" && random.chance(70) {
        arguments.insert(0, Argument { name: None, value: Value::atom("it") });
    }
    Call { label: entry.label(), receiver: Some(receiver), form, arguments }
}

fn arguments(random: &mut Random, entry: &Entry, is_method: bool) -> Vec<Argument> {
    let mut found = Vec::new();
    let own = Vec::new();
    let mut parameters = entry.parameters.as_ref().unwrap_or(&own).as_slice();
    if is_method && parameters.first().is_some_and(|(name, ..)| name == "self") {
        parameters = &parameters[1..];
    }
    if entry.parameters.is_none() {
        // Nobody says how many there are: few, mostly.
        let count = *random.choose(&[0, 1, 1, 1, 2, 2, 3, 4]);
        found.extend((0..count).map(|_| Argument { name: None, value: unnamed(random, entry) }));
    }
    for (name, kind, has_default) in parameters {
        let wanted = if *has_default { 45 } else { 97 };
        if !random.chance(wanted) {
            if *has_default && *kind == 0 && !random.chance(5) {
                break;
            }
            continue;
        }
        let by_name = *kind == 3 || (*kind == 1 && random.chance(25)) || (*kind == 0 && random.chance(3));
        match kind {
            2 => found.extend((0..random.below(4)).map(|_| Argument { name: None, value: unnamed(random, entry) })),
            4 if random.chance(30) => {
                let name = Some(random.pick(&["a", "b", "key", "x"]).to_owned());
                found.push(Argument { name, value: Value::random(random, Family::Any, 1) });
            }
            4 => {}
            _ => {
                let value = named(random, entry, name);
                found.push(Argument { name: by_name.then(|| name.clone()), value });
            }
        }
    }
    match random.below(100) {
        0..3 => found.push(Argument { name: None, value: Value::random(random, Family::Any, 1) }),
        3..5 => {
            let name = Some(random.pick(&["key", "nope", "x", "self", "default"]).to_owned());
            found.push(Argument { name, value: Value::random(random, Family::Any, 1) });
        }
        _ => {}
    }
    // What stands by place comes before what is named, whatever was drawn.
    found.sort_by_key(|argument| argument.name.is_some());
    let mut names = Vec::new();
    found.retain(|argument| {
        argument.name.as_ref().is_none_or(|name| {
            !names.contains(name) && {
                names.push(name.clone());
                true
            }
        })
    });
    found
}

/// A value for a parameter nobody named: what goes with the owner.
fn unnamed(random: &mut Random, entry: &Entry) -> Value {
    let families: &[Family] = match (entry.owner.as_str(), entry.name.as_str()) {
        ("str", "format" | "format_map") => &[Family::Any, Family::Int, Family::Str, Family::Float, Family::List],
        ("str", _) => &[Family::Str, Family::Str, Family::Small, Family::Int, Family::None, Family::Iterable],
        ("bytes" | "bytearray" | "memoryview", _) => &[Family::Bytes, Family::Bytes, Family::Small, Family::Int],
        ("int" | "bool", _) => &[Family::Int, Family::Int, Family::Small, Family::Float],
        ("float" | "complex", _) => &[Family::Float, Family::Float, Family::Int, Family::Complex],
        ("math", _) => &[Family::Float, Family::Int, Family::Float, Family::Int, Family::Small, Family::List],
        ("list" | "tuple", _) => &[Family::Any, Family::Small, Family::Iterable],
        ("dict" | "set" | "frozenset", _) => &[Family::Any, Family::Iterable, Family::Dict, Family::Set, Family::Str],
        ("range" | "slice", _) => &[Family::Int, Family::Small],
        ("", "range" | "slice" | "divmod" | "pow" | "round" | "chr") => &[Family::Int, Family::Small, Family::Float],
        ("", "max" | "min" | "sum" | "zip" | "map" | "filter") => &[Family::Iterable, Family::Int, Family::Function],
        ("", "isinstance" | "issubclass") => &[Family::Class, Family::Any],
        ("", "getattr" | "hasattr" | "setattr" | "delattr") => &[Family::Any, Family::Module("name")],
        ("struct", _) => &[Family::Module("struct"), Family::Int, Family::Small, Family::Bytes, Family::Float],
        ("itertools", _) => &[Family::Iterable, Family::Iterable, Family::Small, Family::Function],
        ("functools", _) => &[Family::Function, Family::Iterable, Family::Any],
        ("binascii" | "base64" | "hashlib", _) => &[Family::Bytes, Family::Bytes, Family::Str],
        (owner, _) if owner.starts_with("decimal") || owner.starts_with("fractions") => {
            &[Family::Int, Family::Float, Family::Module("number")]
        }
        (owner, _) if owner.starts_with("datetime") => &[Family::Small, Family::Int, Family::Float],
        _ => &[Family::Any, Family::Small, Family::Iterable, Family::Str],
    };
    let family = *random.choose(families);
    Value::random(random, family, 1)
}

/// A value for a parameter whose name tells what it is.
fn named(random: &mut Random, entry: &Entry, name: &str) -> Value {
    let bytes =
        matches!(entry.owner.as_str(), "bytes" | "bytearray" | "memoryview" | "binascii" | "base64" | "hashlib");
    let text = if bytes { Family::Bytes } else { Family::Str };
    let family = match name {
        "start" | "end" | "stop" | "width" | "count" | "maxsplit" | "index" | "n" | "tabsize" | "k" | "r"
        | "ndigits" | "base" | "step" | "size" | "length" | "maxlen" | "lo" | "hi" | "level" | "indent" | "repeat"
        | "year" | "month" | "day" | "hour" | "minute" | "second" | "microsecond" | "fold" | "days" | "seconds"
        | "weeks" | "hours" | "minutes" | "offset" | "quotetabs" | "crc" | "wrapcol" | "max_denominator" => {
            return match random.below(8) {
                0 => Value::random(random, Family::Int, 1),
                1 => Value::atom("None"),
                _ => Value::random(random, Family::Small, 1),
            };
        }
        "sep" | "sub" | "prefix" | "suffix" | "old" | "new" | "chars" | "fillchar" | "keepends" | "delete" | "s"
        | "data" | "text" | "line"
            if !entry.owner.starts_with("json") =>
        {
            text
        }
        "string" if entry.owner.is_empty() || entry.owner == "float" => Family::Module("number"),
        "string" => text,
        "format_spec" => Family::Module("spec"),
        "format" | "fmt" if entry.owner.starts_with("struct") => Family::Module("struct"),
        "format" => Family::Module("strftime"),
        "date_string" | "time_string" => Family::Module("iso"),
        "encoding" => Family::Module("encoding"),
        "errors" => Family::Module("errors"),
        "pattern" => Family::Module("regex"),
        "repl" => Family::Module("replacement"),
        "s" | "idx" if entry.owner.starts_with("json") => Family::Module("json"),
        "name" | "attr" => Family::Module("name"),
        "csvfile" => Family::Module("csv"),
        "iterable" | "seq" | "iterator" | "iterables" | "p" | "q" | "values" | "population" | "selections"
        | "mapping" | "dist" => Family::Iterable,
        "function" | "func" | "key" | "predicate" | "default_factory" | "callable" => Family::Function,
        "class_or_tuple" | "cls" => Family::Class,
        "flags" => {
            return Value::atom(random.pick(&[
                "0",
                "re.I",
                "re.M",
                "re.S",
                "re.X",
                "re.A",
                "re.I | re.M",
                "256",
                "-1",
                "re.L",
                "'a'",
            ]));
        }
        "a" | "b" | "x" | "y" if entry.owner == "operator" => Family::Any,
        "x" | "y" | "z" | "number" | "real" | "imag" if !entry.owner.contains("bisect") => {
            return if random.chance(50) {
                Value::random(random, Family::Int, 1)
            } else {
                Value::random(random, Family::Float, 1)
            };
        }
        "signed" | "strict" | "reverse" => Family::Bool,
        "byteorder" => return Value::atom(random.pick(&["'big'", "'little'", "'x'", "''", "None"])),
        _ => return unnamed(random, entry),
    };
    Value::random(random, family, 1)
}

/// Something that has the members of `owner`.
fn receiver(random: &mut Random, owner: &str) -> Value {
    let family = match owner {
        "str" => Family::Str,
        "bytes" => {
            return match Value::fitting(random, Family::Bytes, 1) {
                Value::Items(_, mut items, _) if items.len() == 1 => items.remove(0),
                value => value,
            };
        }
        "bytearray" | "memoryview" => {
            let open = if owner == "bytearray" { "bytearray(" } else { "memoryview(" };
            return Value::Items(open, vec![receiver(random, "bytes")], ")");
        }
        "int" => Family::Int,
        "bool" => Family::Bool,
        "float" => Family::Float,
        "complex" => Family::Complex,
        "list" => Family::List,
        "tuple" => Family::Tuple,
        "dict" => Family::Dict,
        "set" => return Value::Items("set(", vec![Value::fitting(random, Family::Set, 1)], ")"),
        "frozenset" => return Value::Items("frozenset(", vec![Value::fitting(random, Family::Set, 1)], ")"),
        "range" => {
            return Value::atom(random.pick(&[
                "range(5)",
                "range(0)",
                "range(10, 0, -3)",
                "range(2**63, 2**64, 2**62)",
                "range(-5, 5, 2)",
            ]));
        }
        "slice" => Family::Slice,
        "object" => Family::Every,
        _ => {
            let known = INSTANCES.iter().find(|(name, _)| *name == owner);
            return Value::atom(known.map_or(owner, |(_, texts)| random.pick(texts)));
        }
    };
    Value::fitting(random, family, 1)
}

const TEMPLATES: [(&str, &[Family]); 46] = [
    ("{0} + {1}", &[Family::Any, Family::Any]),
    ("{0} - {1}", &[Family::Any, Family::Any]),
    ("{0} * {1}", &[Family::Any, Family::Small]),
    ("{0} / {1}", &[Family::Int, Family::Float]),
    ("{0} // {1}", &[Family::Float, Family::Float]),
    ("{0} % {1}", &[Family::Float, Family::Int]),
    ("{0} // {1}", &[Family::Int, Family::Int]),
    ("{0} % {1}", &[Family::Int, Family::Int]),
    ("{0} / {1}", &[Family::Int, Family::Int]),
    ("{0} ** {1}", &[Family::Float, Family::Float]),
    ("{0} ** {1}", &[Family::Int, Family::Small]),
    ("{0} ** {1}", &[Family::Complex, Family::Complex]),
    ("{0} * {1}", &[Family::Complex, Family::Complex]),
    ("{0} / {1}", &[Family::Complex, Family::Complex]),
    ("{0} << {1}", &[Family::Int, Family::Small]),
    ("{0} >> {1}", &[Family::Int, Family::Int]),
    ("{0} & {1}", &[Family::Any, Family::Any]),
    ("{0} | {1}", &[Family::Any, Family::Any]),
    ("{0} ^ {1}", &[Family::Int, Family::Int]),
    ("{0} @ {1}", &[Family::Any, Family::Any]),
    ("{0} < {1}", &[Family::Any, Family::Any]),
    ("{0} <= {1}", &[Family::Int, Family::Float]),
    ("{0} == {1}", &[Family::Any, Family::Any]),
    ("{0} < {1}", &[Family::List, Family::List]),
    ("{0} in {1}", &[Family::Any, Family::Iterable]),
    ("{0} in {1}", &[Family::Str, Family::Str]),
    ("{0}[{1}]", &[Family::Any, Family::Any]),
    ("{0}[{1}]", &[Family::Str, Family::Slice]),
    ("{0}[{1}]", &[Family::List, Family::Int]),
    ("{0}[{1}:{2}]", &[Family::Iterable, Family::Int, Family::Any]),
    ("-{0}", &[Family::Any]),
    ("~{0}", &[Family::Any]),
    ("+{0}", &[Family::Any]),
    ("not {0}", &[Family::Odd]),
    ("[*{0}]", &[Family::Any]),
    ("{**{0}}", &[Family::Any]),
    ("(lambda a, *b, c=1, **d: (a, b, c, d))(*{0}, **{1})", &[Family::Iterable, Family::Any]),
    ("{0} % {1}", &[Family::Module("percent"), Family::Any]),
    ("{0} % {1}", &[Family::Module("percent"), Family::Tuple]),
    ("{0} % {1}", &[Family::Module("percent"), Family::Dict]),
    ("format({0}, {1})", &[Family::Int, Family::Module("spec")]),
    ("format({0}, {1})", &[Family::Float, Family::Module("spec")]),
    ("format({0}, {1})", &[Family::Any, Family::Module("spec")]),
    ("{0}.format({1}, a={2})", &[Family::Module("template"), Family::Any, Family::Any]),
    ("int({0}, {1})", &[Family::Module("number"), Family::Small]),
    ("(float({0}), complex({0}))", &[Family::Module("number")]),
];
const MORE_TEMPLATES: [(&str, &[Family]); 14] = [
    ("float({0})", &[Family::Module("number")]),
    ("complex({0})", &[Family::Module("number")]),
    ("Decimal({0})", &[Family::Module("number")]),
    ("Fraction({0})", &[Family::Module("number")]),
    ("re.findall({0}, {1})", &[Family::Module("regex"), Family::Str]),
    ("re.sub({0}, {1}, {2})", &[Family::Module("regex"), Family::Module("replacement"), Family::Str]),
    ("re.split({0}, {1})", &[Family::Module("regex"), Family::Str]),
    ("re.compile({0})", &[Family::Module("regex")]),
    ("json.loads({0})", &[Family::Module("json")]),
    ("json.dumps({0})", &[Family::Any]),
    ("struct.pack({0}, {1}, {2})", &[Family::Module("struct"), Family::Int, Family::Int]),
    ("struct.unpack({0}, {1})", &[Family::Module("struct"), Family::Bytes]),
    ("{0}.encode({1}, {2})", &[Family::Str, Family::Module("encoding"), Family::Module("errors")]),
    ("{0}.decode({1}, {2})", &[Family::Bytes, Family::Module("encoding"), Family::Module("errors")]),
];

/// The binary operators, among them those that change their left side.
const BINARY: [&str; 23] = [
    "+", "-", "*", "/", "//", "%", "@", "&", "|", "^", "<<", ">>", "**", "<", "<=", "==", "!=", ">", ">=", "in",
    "not in", "is", "is not",
];
/// What is done to one or two objects of any type at all; `it` is looked at before and after.
const EVERYWHERE: [(&str, &[Family]); 30] = [
    ("change('+=', it, {0})", &[Family::Every]),
    ("change('-=', it, {0})", &[Family::Every]),
    ("change('*=', it, {0})", &[Family::Small]),
    ("change('/=', it, {0})", &[Family::Every]),
    ("change('//=', it, {0})", &[Family::Every]),
    ("change('%=', it, {0})", &[Family::Every]),
    ("change('&=', it, {0})", &[Family::Every]),
    ("change('|=', it, {0})", &[Family::Every]),
    ("change('^=', it, {0})", &[Family::Every]),
    ("change('@=', it, {0})", &[Family::Every]),
    ("change('<<=', it, {0})", &[Family::Small]),
    ("change('>>=', it, {0})", &[Family::Every]),
    ("change('**=', it, {0})", &[Family::Small]),
    ("it[{0}]", &[Family::Every]),
    ("put(it, {0}, {1})", &[Family::Int, Family::Every]),
    ("put(it, {0}, {1})", &[Family::Slice, Family::Iterable]),
    ("put(it, {0}, {1})", &[Family::Every, Family::Every]),
    ("remove(it, {0})", &[Family::Int]),
    ("remove(it, {0})", &[Family::Slice]),
    ("remove(it, {0})", &[Family::Every]),
    ("it({0}, a={1})", &[Family::Every, Family::Every]),
    ("it()", &[]),
    ("[x for x in it]", &[]),
    ("(-it, +it, ~it)", &[]),
    ("(bool(it), len(it))", &[]),
    ("(str(it), repr(it), f'{it}', f'{it!a:>20}', '%s' % (it,))", &[]),
    ("one(*it)", &[]),
    ("one(**it)", &[]),
    ("matched(it)", &[]),
    ("(0 < it < {0}, it == it, it != {0})", &[Family::Every]),
];

/// An operator, a subscript, a display, or a reader of texts; those of modules are left out when only the core is
/// wanted.
pub fn operation(random: &mut Random, with_modules: bool) -> Call {
    if random.chance(40) {
        return everywhere(random);
    }
    let more: &[_] = if with_modules { &MORE_TEMPLATES } else { &[] };
    let at = random.below(TEMPLATES.len() + more.len());
    let (template, families) = *TEMPLATES.iter().chain(more).nth(at).unwrap_or(&TEMPLATES[0]);
    let arguments =
        families.iter().map(|family| Argument { name: None, value: Value::random(random, *family, 1) }).collect();
    Call { label: template.to_owned(), receiver: None, form: Form::Template(template.to_owned()), arguments }
}

/// An operator between objects of any two built-in types.
fn everywhere(random: &mut Random) -> Call {
    let receiver = Some(Value::fitting(random, Family::Every, 1));
    let (template, families) = if random.chance(50) {
        let operator = random.pick(&BINARY);
        let text = if random.chance(50) { format!("it {operator} {{0}}") } else { format!("{{0}} {operator} it") };
        (text, [Family::Every].as_slice())
    } else {
        let (text, families) = *random.choose(&EVERYWHERE);
        (text.to_owned(), families)
    };
    let arguments = families
        .iter()
        .map(|family| {
            let family = if *family == Family::Every && random.chance(50) { Family::Any } else { *family };
            Argument { name: None, value: Value::random(random, family, 1) }
        })
        .collect();
    Call { label: template.clone(), receiver, form: Form::Template(template), arguments }
}

/// An object of any built-in type.
pub fn every(random: &mut Random) -> Value {
    const OWNERS: [&str; 15] = [
        "str",
        "bytes",
        "bytearray",
        "memoryview",
        "int",
        "bool",
        "float",
        "complex",
        "list",
        "tuple",
        "dict",
        "set",
        "frozenset",
        "range",
        "slice",
    ];
    if random.chance(55) {
        let owner = random.pick(&OWNERS);
        return receiver(random, owner);
    }
    let core: Vec<_> = INSTANCES.iter().filter(|(name, _)| !name.contains('.')).collect();
    let texts = random.choose(&core).1;
    Value::atom(random.pick(texts))
}
