//! `re.Match`. <https://docs.python.org/3.13/library/re.html#match-objects>

use super::text::Text;
use super::{Captures, classes, pattern, replace};
use crate::memory::{Tuple, Value, Visitor};
use crate::objects::foreign::ForeignData;
use crate::objects::native::{Def, class_method, def, getter, member};
use crate::objects::{Bytes, Dict, Foreign, Str};
use crate::vm::arguments::rest;
use crate::vm::{Res, Vm};

/// The data of a match.
pub struct Match {
    pub pattern: Value,
    /// What was searched, as it was given.
    string: Value,
    text: Text,
    /// `pos` and `endpos` as byte offsets.
    bounds: (usize, usize),
    pub found: Captures,
}

impl ForeignData for Match {
    fn traverse(&self, visit: Visitor) -> bool {
        visit(&self.pattern);
        visit(&self.string);
        true
    }
}

/// A match object.
pub fn make(vm: &mut Vm, pattern: &Value, string: &Value, text: Text, bounds: (usize, usize), found: Captures) -> Res {
    let class = classes(vm)?.match_.clone();
    let data = Match { pattern: pattern.clone(), string: string.clone(), text, bounds, found };
    Ok(Value::from(Foreign::new(class, data)))
}

fn this<'v>(vm: &Vm, value: &'v Value) -> Res<&'v Match> {
    value
        .get::<Foreign>()
        .and_then(|object| object.downcast::<Match>())
        .ok_or_else(|| vm.type_error("a re.Match is required"))
}

impl Match {
    /// The text of a group, or what stands for one that took no part.
    pub fn group(&self, vm: &mut Vm, group: usize, default: &Value) -> Res {
        match self.found.groups.get(group).copied().flatten() {
            Some((start, end)) => self.text_now(vm)?.slice(vm, start, end),
            None => Ok(default.clone()),
        }
    }

    /// The text as it is now: a buffer may have changed since it was searched.
    pub fn text_now(&self, vm: &mut Vm) -> Res<Text> {
        match self.text {
            Text::Bytes(_) if self.string.native::<Bytes>().is_none() => Text::any(vm, &self.string),
            _ => Ok(self.text.clone()),
        }
    }

    /// Start and end of a group in characters, -1 for one that took no part.
    fn span(&self, group: usize) -> (i64, i64) {
        match self.found.groups.get(group).copied().flatten() {
            Some((start, end)) => {
                let first = self.text.index(start);
                let last = if start == end { first } else { self.text.index(end) };
                (first as i64, last as i64)
            }
            None => (-1, -1),
        }
    }

    /// The number of a group given by number or name.
    fn group_number(&self, vm: &mut Vm, which: &Value) -> Res<usize> {
        let mut number = which.as_int();
        if number.is_none() {
            if let Some(name) = which.native_ref::<Str>() {
                number = pattern::of(&self.pattern)
                    .and_then(|pattern| pattern.program.group_index(name.as_str()))
                    .map(|group| group as i64);
            } else if vm.class_of(which).lookup(&vm.names.index).is_some() {
                number = vm.index_value(which)?.as_int();
            } else if pattern::of(&self.pattern).is_some_and(|pattern| !pattern.program.names().is_empty()) {
                vm.hash(which)?;
            }
        }
        match number.and_then(|number| usize::try_from(number).ok()) {
            Some(number) if number < self.found.groups.len() => Ok(number),
            _ => Err(vm.index_error("no such group")),
        }
    }
}

fn pair((start, end): (i64, i64)) -> Value {
    Value::from(Tuple::from_slice(&[Value::int(start), Value::int(end)]))
}

/// The span of the group named by the one optional argument.
fn span(vm: &mut Vm, args: &[Value]) -> Res<(i64, i64)> {
    let this = this(vm, &args[0])?;
    let group = this.group_number(vm, &args[1])?;
    Ok(this.span(group))
}

/// Characters of the matched text that a match's repr shows.
const MOST_SHOWN: usize = 50;

/// The methods of `re.Match`.
pub const METHODS: &[Def] = &[
    def("group(self, /, *groups)", "Return subgroup(s) of the match by indices or names.", |vm, args| {
        let this = this(vm, &args[0])?;
        match rest(&args[1]) {
            [] => this.group(vm, 0, &Value::NONE),
            [one] => {
                let group = this.group_number(vm, one)?;
                this.group(vm, group, &Value::NONE)
            }
            several => {
                let mut texts = Vec::with_capacity(several.len());
                for which in several {
                    let group = this.group_number(vm, which)?;
                    texts.push(this.group(vm, group, &Value::NONE)?);
                }
                Ok(Value::from(Tuple::from_vec(texts)))
            }
        }
    }),
    def("__getitem__(self, key, /)", "Return self[key].", |vm, args| {
        let this = this(vm, &args[0])?;
        let group = this.group_number(vm, &args[1])?;
        this.group(vm, group, &Value::NONE)
    }),
    def(
        "groups(self, /, default=None)",
        "Return a tuple containing all the subgroups of the match, from 1.",
        |vm, args| {
            let this = this(vm, &args[0])?;
            let texts: Vec<Value> =
                (1..this.found.groups.len()).map(|group| this.group(vm, group, &args[1])).collect::<Res<_>>()?;
            Ok(Value::from(Tuple::from_vec(texts)))
        },
    ),
    def(
        "groupdict(self, /, default=None)",
        "Return a dictionary containing all the named subgroups of the match, keyed by the subgroup name.",
        |vm, args| {
            let this = this(vm, &args[0])?;
            let dict = Dict::new();
            if let Some(pattern) = pattern::of(&this.pattern) {
                for (name, group) in pattern.program.names() {
                    let text = this.group(vm, *group, &args[1])?;
                    dict.set_str(&crate::objects::str::intern(name), text);
                }
            }
            Ok(Value::from(dict))
        },
    ),
    def("start(self, group=0, /)", "Return index of the start of the substring matched by group.", |vm, args| {
        span(vm, args).map(|(start, _)| Value::int(start))
    }),
    def("end(self, group=0, /)", "Return index of the end of the substring matched by group.", |vm, args| {
        span(vm, args).map(|(_, end)| Value::int(end))
    }),
    def(
        "span(self, group=0, /)",
        "For match object m, return the 2-tuple (m.start(group), m.end(group)).",
        |vm, args| span(vm, args).map(pair),
    ),
    def(
        "expand(self, /, template)",
        "Return the string obtained by doing backslash substitution on the string template, as done by the sub() method.",
        |vm, args| {
            let this = this(vm, &args[0])?;
            replace::expand(vm, this, &args[1])
        },
    ),
    def("__repr__(self, /)", "Return repr(self).", |vm, args| {
        let this = this(vm, &args[0])?;
        let (start, end) = this.span(0);
        let text = this.group(vm, 0, &Value::NONE)?;
        let text = vm.repr_of(&text)?;
        let shown: String = text.as_str().chars().take(MOST_SHOWN).collect();
        Ok(vm.text(format!("<re.Match object; span=({start}, {end}), match={shown}>")))
    }),
    def("__copy__(self, /)", "The match itself.", |_, args| Ok(args[0].clone())),
    def("__deepcopy__(self, memo, /)", "The match itself.", |_, args| Ok(args[0].clone())),
    class_method("__class_getitem__(cls, object, /)", "See PEP 585", crate::objects::generic_alias::class_item),
    member("string", "The string passed to match() or search().", |vm, args| Ok(this(vm, &args[0])?.string.clone())),
    member("re", "The regular expression object.", |vm, args| Ok(this(vm, &args[0])?.pattern.clone())),
    member("pos", "The index into the string at which the RE engine started looking for a match.", |vm, args| {
        let this = this(vm, &args[0])?;
        Ok(Value::int(this.text.index(this.bounds.0) as i64))
    }),
    member("endpos", "The index into the string beyond which the RE engine will not go.", |vm, args| {
        let this = this(vm, &args[0])?;
        Ok(Value::int(this.text.index(this.bounds.1) as i64))
    }),
    getter("lastindex", "The integer index of the last matched capturing group.", |vm, args| {
        let last = this(vm, &args[0])?.found.last_index;
        Ok(last.map_or(Value::NONE, |group| Value::int(group as i64)))
    }),
    getter("lastgroup", "The name of the last matched capturing group.", |vm, args| {
        let this = this(vm, &args[0])?;
        let Some(last) = this.found.last_index else { return Ok(Value::NONE) };
        let pattern = pattern::of(&this.pattern);
        let name = pattern.and_then(|pattern| pattern.program.names().iter().find(|(_, group)| *group == last));
        Ok(name.map_or(Value::NONE, |(name, _)| crate::objects::str::intern(name).value()))
    }),
    getter("regs", "Spans of all groups.", |vm, args| {
        let this = this(vm, &args[0])?;
        let spans: Vec<Value> = (0..this.found.groups.len()).map(|group| pair(this.span(group))).collect();
        Ok(Value::from(Tuple::from_vec(spans)))
    }),
];
