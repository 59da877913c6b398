//! `str.find` and its kin, prefixes and suffixes, `replace`, `strip`, `translate`.

use super::{Str, from_code_point, to_code_point};
use crate::memory::{Ref, Tuple, Value};
use crate::objects::Dict;
use crate::objects::native::{Def, def, static_method};
use crate::text::search;
use crate::text::unicode::{is_space, python_code};
use crate::vm::{Res, Vm};

/// Methods of the type.
pub const METHODS: &[Def] = &[
    def("count(self, sub, start=None, end=None, /)", "How often a part occurs, without overlaps.", |vm, args| {
        let text = vm.receiver::<Str>(&args[0])?;
        let sub = vm.text_argument(&args[1], "count", "argument 1")?;
        let Some((start, end)) = vm.bounds(&args[2], &args[3], text.len())? else { return Ok(Value::int(0)) };
        if start > text.len() {
            return Ok(Value::int(0));
        }
        vm.tick(text.as_str().len() / 8)?;
        let count = if sub.is_empty() {
            end - start + 1
        } else {
            search::occurrences(text.slice(start, end), sub.as_str()).count()
        };
        Ok(Value::int(count as i64))
    }),
    def("find(self, sub, start=None, end=None, /)", "The first place of a part, -1 if it is not there.", |vm, args| {
        let place = place_of(vm, args, "find", false)?;
        Ok(Value::int(place.map_or(-1, |place| place as i64)))
    }),
    def("rfind(self, sub, start=None, end=None, /)", "The last place of a part, -1 if it is not there.", |vm, args| {
        let place = place_of(vm, args, "rfind", true)?;
        Ok(Value::int(place.map_or(-1, |place| place as i64)))
    }),
    def("index(self, sub, start=None, end=None, /)", "The first place of a part, which must be there.", |vm, args| {
        match place_of(vm, args, "index", false)? {
            Some(place) => Ok(Value::int(place as i64)),
            None => Err(vm.value_error("substring not found")),
        }
    }),
    def("rindex(self, sub, start=None, end=None, /)", "The last place of a part, which must be there.", |vm, args| {
        match place_of(vm, args, "rindex", true)? {
            Some(place) => Ok(Value::int(place as i64)),
            None => Err(vm.value_error("substring not found")),
        }
    }),
    def(
        "startswith(self, prefix, start=None, end=None, /)",
        "True if the text begins with a prefix, or with one of a tuple.",
        |vm, args| affix(vm, args, "startswith", |text, part| text.starts_with(part)),
    ),
    def(
        "endswith(self, suffix, start=None, end=None, /)",
        "True if the text ends with a suffix, or with one of a tuple.",
        |vm, args| affix(vm, args, "endswith", |text, part| text.ends_with(part)),
    ),
    def("removeprefix(self, prefix, /)", "A copy without the prefix, if it has it.", |vm, args| {
        let text = vm.receiver::<Str>(&args[0])?;
        let prefix = vm.text_argument(&args[1], "removeprefix", "argument")?;
        Ok(shortened(&text, text.as_str().strip_prefix(prefix.as_str()).unwrap_or(text.as_str())))
    }),
    def("removesuffix(self, suffix, /)", "A copy without the suffix, if it has it.", |vm, args| {
        let text = vm.receiver::<Str>(&args[0])?;
        let suffix = vm.text_argument(&args[1], "removesuffix", "argument")?;
        Ok(shortened(&text, text.as_str().strip_suffix(suffix.as_str()).unwrap_or(text.as_str())))
    }),
    def("strip(self, chars=None, /)", "A copy without blanks, or the characters given, around it.", |vm, args| {
        strip(vm, args, "strip", true, true)
    }),
    def("lstrip(self, chars=None, /)", "A copy without blanks, or the characters given, in front.", |vm, args| {
        strip(vm, args, "lstrip", true, false)
    }),
    def("rstrip(self, chars=None, /)", "A copy without blanks, or the characters given, at the end.", |vm, args| {
        strip(vm, args, "rstrip", false, true)
    }),
    def("replace(self, old, new, /, count=-1)", "A copy with one part put in place of another.", |vm, args| {
        let text = vm.receiver::<Str>(&args[0])?;
        let old = vm.text_argument(&args[1], "replace", "argument 1")?;
        let new = vm.text_argument(&args[2], "replace", "argument 2")?;
        let limit = vm.limit_argument(&args[3])?;
        vm.tick(text.as_str().len() / 32)?;
        if old.is_empty() {
            let found = text.as_str().chars().count().saturating_add(1).min(limit);
            vm.charge(new.as_str().len().saturating_mul(found).saturating_add(text.as_str().len()))?;
            return Ok(Value::from(Str::new(text.as_str().replacen("", new.as_str(), found))));
        }
        let found = search::occurrences(text.as_str(), old.as_str()).take(limit).count();
        if found == 0 {
            return Ok(text.value());
        }
        let length = text.as_str().len() - old.as_str().len() * found;
        let length = new.as_str().len().saturating_mul(found).saturating_add(length);
        vm.charge(length)?;
        let mut behind = 0;
        let places = search::occurrences(text.as_str(), old.as_str()).take(found).chain([text.as_str().len()]);
        let parts = places.enumerate().flat_map(|(count, place)| {
            let kept = &text.as_str()[behind..place];
            behind = place + old.as_str().len();
            [kept, if count < found { new.as_str() } else { "" }]
        });
        Ok(Value::from(Str::joined(length, text.is_ascii() && new.is_ascii(), parts)))
    }),
    def("translate(self, table, /)", "A copy with characters replaced as a table says.", |vm, args| {
        translate(vm, &args[0], &args[1])
    }),
    static_method("maketrans(x, y=<unset>, z=<unset>, /)", "A table for translate().", make_table),
];

fn place_of(vm: &mut Vm, args: &[Value], function: &str, last: bool) -> Res<Option<usize>> {
    let text = vm.receiver::<Str>(&args[0])?;
    let sub = vm.text_argument(&args[1], function, "argument 1")?;
    let Some((start, end)) = vm.bounds(&args[2], &args[3], text.len())? else { return Ok(None) };
    if start > text.len() {
        return Ok(None);
    }
    vm.tick(text.as_str().len() / 32)?;
    let from = text.byte_offset(start);
    let part = text.slice(start, end);
    let found = if last { part.rfind(sub.as_str()) } else { search::find(part, sub.as_str()) };
    Ok(found.map(|offset| text.char_index(from + offset)))
}

fn affix(vm: &mut Vm, args: &[Value], function: &str, test: fn(&str, &str) -> bool) -> Res {
    let text = vm.receiver::<Str>(&args[0])?;
    let bounds = vm.bounds(&args[2], &args[3], text.len())?.filter(|(start, _)| *start <= text.len());
    let part = bounds.map(|(start, end)| text.slice(start, end));
    if let Some(all) = args[1].native::<Tuple>() {
        for item in all.iter() {
            let Some(item) = item.native::<Str>() else {
                let found = vm.type_name(item);
                return Err(vm.type_error(format!("tuple for {function} must only contain str, not {found}")));
            };
            vm.tick(1)?;
            if part.is_some_and(|part| test(part, item.as_str())) {
                return Ok(Value::TRUE);
            }
        }
        return Ok(Value::FALSE);
    }
    match args[1].native::<Str>() {
        Some(one) => Ok(Value::bool(part.is_some_and(|part| test(part, one.as_str())))),
        None => {
            let found = vm.type_name(&args[1]);
            Err(vm.type_error(format!("{function} first arg must be str or a tuple of str, not {found}")))
        }
    }
}

/// A part of a text as a value; the text itself when nothing is missing.
fn shortened(text: &Ref<Str>, part: &str) -> Value {
    if part.len() == text.as_str().len() {
        return text.value();
    }
    Value::from(if text.is_ascii() { Str::ascii(part) } else { Str::new(part) })
}

fn strip(vm: &mut Vm, args: &[Value], function: &str, left: bool, right: bool) -> Res {
    let text = vm.receiver::<Str>(&args[0])?;
    let set: Option<Vec<char>> = match (&args[1], args[1].native::<Str>()) {
        (_, Some(characters)) => {
            vm.charge(characters.as_str().len().saturating_mul(4))?;
            let mut set: Vec<char> = characters.as_str().chars().collect();
            set.sort_unstable();
            set.dedup();
            Some(set)
        }
        (value, None) if value.is_none() => None,
        _ => return Err(vm.type_error(format!("{function} arg must be None or str"))),
    };
    vm.tick(text.as_str().len() / 64)?;
    let mut part = text.as_str();
    if set.is_none() && text.is_ascii() {
        let filled = |byte: &u8| !matches!(byte, b'\t'..=b'\r' | 0x1c..=0x1f | b' ');
        if left {
            part = &part[part.bytes().position(|byte| filled(&byte)).unwrap_or(part.len())..];
        }
        if right {
            part = &part[..part.bytes().rposition(|byte| filled(&byte)).map_or(0, |last| last + 1)];
        }
        return Ok(shortened(&text, part));
    }
    let unwanted = |c: char| match &set {
        Some(set) if set.len() < 8 => set.contains(&c),
        Some(set) => set.binary_search(&c).is_ok(),
        None => is_space(python_code(c)),
    };
    if left {
        part = part.trim_start_matches(unwanted);
    }
    if right {
        part = part.trim_end_matches(unwanted);
    }
    Ok(shortened(&text, part))
}

/// `text.translate(table)`: the table is asked for each code point, a `LookupError` leaves the character alone.
fn translate(vm: &mut Vm, text: &Value, table: &Value) -> Res {
    let text = vm.receiver::<Str>(text)?;
    vm.charge(text.as_str().len())?;
    let mut out = String::with_capacity(text.as_str().len());
    // What the table said about a character is said once for the usual small alphabets.
    let mut known: Vec<Option<Option<String>>> = vec![None; if table.get::<Dict>().is_some() { 128 } else { 0 }];
    for c in text.as_str().chars() {
        vm.tick(1)?;
        if let Some(Some(said)) = known.get(c as usize) {
            match said {
                Some(said) => {
                    vm.reserve_text(&mut out, said.len())?;
                    out.push_str(said);
                }
                None => out.push(c),
            }
            continue;
        }
        let said = translated(vm, table, c)?;
        match &said {
            Some(said) => {
                vm.reserve_text(&mut out, said.len())?;
                out.push_str(said);
            }
            None => out.push(c),
        }
        if let Some(place) = known.get_mut(c as usize) {
            *place = Some(said);
        }
    }
    Ok(Value::from(Str::new(out)))
}

/// What stands for a character: `None` for itself.
fn translated(vm: &mut Vm, table: &Value, c: char) -> Res<Option<String>> {
    let value = match vm.get_item(table, &Value::int(i64::from(to_code_point(c)))) {
        Ok(value) => value,
        Err(raise) if vm.is_error(&raise, &vm.errors.LookupError) => return Ok(None),
        Err(raise) => return Err(raise),
    };
    if value.is_none() {
        return Ok(Some(String::new()));
    }
    if let Some(text) = value.native::<Str>() {
        return Ok(Some(text.as_str().to_owned()));
    }
    if crate::objects::int::to_big(value.unwrapped()).is_none() {
        return Err(vm.type_error("character mapping must return integer, None or str"));
    }
    let code = value.unwrapped().as_index().and_then(|code| u32::try_from(code).ok());
    match code.and_then(from_code_point) {
        Some(c) => Ok(Some(c.to_string())),
        None => Err(vm.value_error("character mapping must be in range(0x110000)")),
    }
}

fn make_table(vm: &mut Vm, args: &[Value]) -> Res {
    let table = Dict::new();
    if args[1].is_undef() {
        // A subclass is refused too.
        let Some(source) = args[0].to_ref::<Dict>() else {
            return Err(vm.type_error("if you give only one argument to maketrans it must be a dict"));
        };
        for (key, value) in source.snapshot() {
            vm.tick(1)?;
            let key = match key.native::<Str>() {
                Some(text) => {
                    let mut characters = text.as_str().chars();
                    match (characters.next(), characters.next()) {
                        (Some(c), None) => Value::int(i64::from(to_code_point(c))),
                        _ => return Err(vm.value_error("string keys in translate table must be of length 1")),
                    }
                }
                None if crate::objects::int::to_big(key.unwrapped()).is_some() => key,
                None => return Err(vm.type_error("keys in translate table must be strings or integers")),
            };
            vm.dict_set(&table, key, value)?;
        }
        return Ok(Value::from(table));
    }
    let to = vm.text_argument(&args[1], "maketrans", "argument 2")?;
    let gone = if args[2].is_undef() { None } else { Some(vm.text_argument(&args[2], "maketrans", "argument 3")?) };
    let Some(from) = args[0].native_ref::<Str>() else {
        return Err(vm.type_error("first maketrans argument must be a string if there is a second argument"));
    };
    if from.len() != to.len() {
        return Err(vm.value_error("the first two maketrans arguments must have equal length"));
    }
    let code = |c: char| Value::int(i64::from(to_code_point(c)));
    for (from, to) in from.as_str().chars().zip(to.as_str().chars()) {
        vm.tick(1)?;
        vm.dict_set(&table, code(from), code(to))?;
    }
    for c in gone.iter().flat_map(|gone| gone.as_str().chars()) {
        vm.tick(1)?;
        vm.dict_set(&table, code(c), Value::NONE)?;
    }
    Ok(Value::from(table))
}
