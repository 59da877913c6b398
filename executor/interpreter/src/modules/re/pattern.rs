//! `re.Pattern`. <https://docs.python.org/3.13/library/re.html#regular-expression-objects>

use super::text::{Search, Text};
use super::{Mode, Program, classes, flag, match_, replace};
use crate::memory::{Tuple, Value, Visitor};
use crate::objects::foreign::ForeignData;
use crate::objects::iter::NativeIter;
use crate::objects::native::{Def, class_method, def, getter, member};
use crate::objects::{Dict, Foreign, Iter, List};
use crate::vm::{Res, Vm};

/// The data of a compiled pattern.
pub struct Pattern {
    pub program: Program,
    /// The str or bytes it was compiled from.
    pub source: Value,
    /// Names of groups to their numbers.
    pub names: Value,
}

impl ForeignData for Pattern {
    fn traverse(&self, visit: Visitor) -> bool {
        visit(&self.source);
        visit(&self.names);
        true
    }
}

/// The pattern behind a value.
pub fn of(value: &Value) -> Option<&Pattern> {
    value.get::<Foreign>()?.downcast()
}

fn this<'v>(vm: &Vm, value: &'v Value) -> Res<&'v Pattern> {
    of(value).ok_or_else(|| vm.type_error("a re.Pattern is required"))
}

/// A search over the text in `args[1]`, between the bounds behind it.
fn search<'v>(vm: &mut Vm, args: &'v [Value]) -> Res<Search<'v>> {
    let pattern = this(vm, &args[0])?;
    for bound in &args[2..4] {
        vm.index_of(bound)?;
    }
    let text = Text::of(vm, pattern, &args[1])?;
    let (start, end) = text.bounds(vm, &args[2], &args[3])?;
    Ok(Search::new(pattern, text, start, end))
}

fn once(vm: &mut Vm, args: &[Value], mode: Mode) -> Res {
    let mut search = search(vm, args)?;
    let start = search.at;
    match search.next(vm, mode)? {
        Some(found) => match_::make(vm, &args[0], &args[1], search.text.clone(), (start, search.end), found),
        None => Ok(Value::NONE),
    }
}

/// Keeps where `finditer` and `scanner` are.
struct Progress {
    pattern: Value,
    string: Value,
    text: Text,
    /// What keeps the text from changing.
    held: Option<Value>,
    start: usize,
    at: usize,
    end: usize,
    must_advance: bool,
}

impl Progress {
    fn begin(vm: &mut Vm, args: &[Value]) -> Res<Progress> {
        let search = search(vm, args)?;
        let held = Text::hold(vm, &args[1])?;
        Ok(Progress {
            held,
            pattern: args[0].clone(),
            string: args[1].clone(),
            start: search.at,
            at: search.at,
            end: search.end,
            text: search.text,
            must_advance: false,
        })
    }

    fn step(&mut self, vm: &mut Vm, mode: Mode) -> Res<Option<Value>> {
        let pattern = this(vm, &self.pattern)?;
        let mut search = Search::new(pattern, self.text.clone(), self.at, self.end);
        search.must_advance = self.must_advance;
        let found = search.next(vm, mode)?;
        (self.at, self.must_advance) = (search.at, search.must_advance);
        match found {
            Some(found) => {
                let bounds = (self.start, self.end);
                match_::make(vm, &self.pattern, &self.string, self.text.clone(), bounds, found).map(Some)
            }
            None => {
                self.at = self.end + 1;
                Ok(None)
            }
        }
    }
}

impl NativeIter for Progress {
    fn next(&mut self, vm: &mut Vm) -> Res<Option<Value>> {
        self.step(vm, Mode::Search)
    }
    fn traverse(&self, visit: Visitor) {
        visit(&self.pattern);
        visit(&self.string);
        self.held.iter().for_each(visit);
    }
}

/// What `pattern.scanner(text)` gives: matches one behind the other, on demand.
struct Scanner(std::cell::RefCell<Progress>);

impl ForeignData for Scanner {
    fn traverse(&self, visit: Visitor) -> bool {
        match self.0.try_borrow() {
            Ok(progress) => {
                progress.traverse(visit);
                true
            }
            Err(_) => false,
        }
    }
}

fn scan(vm: &mut Vm, args: &[Value], mode: Mode) -> Res {
    let Some(scanner) = args[0].get::<Foreign>().and_then(|object| object.downcast::<Scanner>()) else {
        return Err(vm.type_error("a scanner is required"));
    };
    // Finalisers may run while matching: the progress is out of the object meanwhile.
    let mut progress = {
        let shared = scanner.0.borrow();
        Progress {
            pattern: shared.pattern.clone(),
            string: shared.string.clone(),
            text: shared.text.clone(),
            held: shared.held.clone(),
            ..*shared
        }
    };
    let found = progress.step(vm, mode)?;
    let mut shared = scanner.0.borrow_mut();
    (shared.at, shared.must_advance) = (progress.at, progress.must_advance);
    Ok(found.unwrap_or(Value::NONE))
}

/// The methods of what `scanner()` gives.
pub const SCANNER_METHODS: &[Def] = &[
    def("match(self, /)", "The match that begins where the last one ended.", |vm, args| scan(vm, args, Mode::Match)),
    def("search(self, /)", "The next match.", |vm, args| scan(vm, args, Mode::Search)),
    getter("pattern", "", |vm, args| match args[0].get::<Foreign>().and_then(|object| object.downcast::<Scanner>()) {
        Some(scanner) => Ok(scanner.0.borrow().pattern.clone()),
        None => Err(vm.type_error("a scanner is required")),
    }),
];

fn find_all(vm: &mut Vm, args: &[Value]) -> Res {
    let mut search = search(vm, args)?;
    let groups = this(vm, &args[0])?.program.groups();
    let mut items = Vec::new();
    while let Some(found) = search.next(vm, Mode::Search)? {
        let text = &search.text;
        let piece = |vm: &mut Vm, group: usize| match found.groups.get(group).copied().flatten() {
            Some((start, end)) => text.slice(vm, start, end),
            None => Ok(text.empty(vm)),
        };
        let item = match groups {
            0 => piece(vm, 0)?,
            1 => piece(vm, 1)?,
            _ => {
                let parts: Vec<Value> = (1..=groups).map(|group| piece(vm, group)).collect::<Res<_>>()?;
                Value::from(Tuple::from_vec(parts))
            }
        };
        vm.reserve(&mut items, 1)?;
        items.push(item);
    }
    Ok(Value::from(List::new(items)))
}

fn split(vm: &mut Vm, args: &[Value]) -> Res {
    let pattern = this(vm, &args[0])?;
    let most = vm.index_of(&args[2])?;
    let text = Text::of(vm, pattern, &args[1])?;
    let size = text.size();
    let mut search = Search::new(pattern, text, 0, size);
    let mut items = Vec::new();
    let (mut last, mut count) = (0, 0);
    while most == 0 || count < most {
        let Some(found) = search.next(vm, Mode::Search)? else { break };
        let Some((start, end)) = found.groups.first().copied().flatten() else { break };
        vm.reserve(&mut items, found.groups.len())?;
        items.push(search.text.slice(vm, last, start)?);
        for group in found.groups.iter().skip(1) {
            items.push(match group {
                Some((start, end)) => search.text.slice(vm, *start, *end)?,
                None => Value::NONE,
            });
        }
        last = end;
        count += 1;
    }
    items.push(search.text.slice(vm, last, size)?);
    Ok(Value::from(List::new(items)))
}

/// Names of the flags in the order a pattern's repr shows them.
const SHOWN_FLAGS: &[(u32, &str)] = &[
    (flag::IGNORECASE, "re.IGNORECASE"),
    (flag::LOCALE, "re.LOCALE"),
    (flag::MULTILINE, "re.MULTILINE"),
    (flag::DOTALL, "re.DOTALL"),
    (flag::UNICODE, "re.UNICODE"),
    (flag::VERBOSE, "re.VERBOSE"),
    (flag::DEBUG, "re.DEBUG"),
    (flag::ASCII, "re.ASCII"),
];

/// Characters of the source that a pattern's repr shows.
const MOST_SHOWN: usize = 200;

fn shown(vm: &mut Vm, value: &Value) -> Res {
    let pattern = this(vm, value)?;
    let source = vm.repr_of(&pattern.source)?;
    let mut out = String::from("re.compile(");
    out.extend(source.as_str().chars().take(MOST_SHOWN));
    let mut flags = pattern.program.flags();
    if !pattern.program.is_bytes() && flags & flag::TYPES == flag::UNICODE {
        flags &= !flag::UNICODE;
    }
    let mut separator = ", ";
    for (bit, name) in SHOWN_FLAGS {
        if flags & bit != 0 {
            out.push_str(separator);
            out.push_str(name);
            separator = "|";
            flags &= !bit;
        }
    }
    if flags != 0 {
        out.push_str(&format!("{separator}{flags:#x}"));
    }
    out.push(')');
    Ok(vm.text(out))
}

/// Both are patterns with the same text, type and flags.
fn equal(vm: &mut Vm, args: &[Value]) -> Res<Option<bool>> {
    let (Some(left), Some(right)) = (of(&args[0]), of(&args[1])) else { return Ok(None) };
    if args[0].same(&args[1]) {
        return Ok(Some(true));
    }
    if left.program.flags() != right.program.flags() || left.program.is_bytes() != right.program.is_bytes() {
        return Ok(Some(false));
    }
    vm.equal(&left.source, &right.source).map(Some)
}

/// The methods of `re.Pattern`.
pub const METHODS: &[Def] = &[
    def("__lt__(self, value, /)", "Return self<value.", |_, _| Ok(Value::NOT_IMPLEMENTED)),
    def("__le__(self, value, /)", "Return self<=value.", |_, _| Ok(Value::NOT_IMPLEMENTED)),
    def("__gt__(self, value, /)", "Return self>value.", |_, _| Ok(Value::NOT_IMPLEMENTED)),
    def("__ge__(self, value, /)", "Return self>=value.", |_, _| Ok(Value::NOT_IMPLEMENTED)),
    def(
        "match(self, /, string, pos=0, endpos=9223372036854775807)",
        "Matches zero or more characters at the beginning of the string.",
        |vm, args| once(vm, args, Mode::Match),
    ),
    def(
        "fullmatch(self, /, string, pos=0, endpos=9223372036854775807)",
        "Matches against all of the string.",
        |vm, args| once(vm, args, Mode::FullMatch),
    ),
    def(
        "search(self, /, string, pos=0, endpos=9223372036854775807)",
        "Scan through string looking for a match, and return a corresponding match object instance.\n\nReturn None if no position in the string matches.",
        |vm, args| once(vm, args, Mode::Search),
    ),
    def(
        "findall(self, /, string, pos=0, endpos=9223372036854775807)",
        "Return a list of all non-overlapping matches of pattern in string.",
        find_all,
    ),
    def(
        "finditer(self, /, string, pos=0, endpos=9223372036854775807)",
        "Return an iterator over all non-overlapping matches for the RE pattern in string.\n\nFor each match, the iterator returns a match object.",
        |vm, args| {
            let progress = Progress::begin(vm, args)?;
            Ok(Iter::native(vm.types.callable_iterator.clone(), progress))
        },
    ),
    def("scanner(self, /, string, pos=0, endpos=9223372036854775807)", "Matches on demand.", |vm, args| {
        let progress = Progress::begin(vm, args)?;
        let class = classes(vm)?.scanner.clone();
        Ok(Value::from(Foreign::new(class, Scanner(std::cell::RefCell::new(progress)))))
    }),
    def("split(self, /, string, maxsplit=0)", "Split string by the occurrences of pattern.", split),
    def(
        "sub(self, /, repl, string, count=0)",
        "Return the string obtained by replacing the leftmost non-overlapping occurrences of pattern in string by the replacement repl.",
        |vm, args| replace::substitute(vm, args).map(|(text, _)| text),
    ),
    def(
        "subn(self, /, repl, string, count=0)",
        "Return the tuple (new_string, number_of_subs_made) found by replacing the leftmost non-overlapping occurrences of pattern with the replacement repl.",
        |vm, args| {
            let (text, count) = replace::substitute(vm, args)?;
            Ok(Value::from(Tuple::from_slice(&[text, Value::int(count as i64)])))
        },
    ),
    def("__repr__(self, /)", "Return repr(self).", |vm, args| shown(vm, &args[0])),
    def("__eq__(self, value, /)", "Return self==value.", |vm, args| {
        Ok(equal(vm, args)?.map_or(Value::NOT_IMPLEMENTED, Value::bool))
    }),
    def("__ne__(self, value, /)", "Return self!=value.", |vm, args| {
        Ok(equal(vm, args)?.map_or(Value::NOT_IMPLEMENTED, |equal| Value::bool(!equal)))
    }),
    def("__hash__(self, /)", "Return hash(self).", |vm, args| {
        let pattern = this(vm, &args[0])?;
        let hash = vm.hash(&pattern.source)? ^ i64::from(pattern.program.flags());
        Ok(Value::int(if hash == -1 { -2 } else { hash }))
    }),
    def("__copy__(self, /)", "The pattern itself.", |_, args| Ok(args[0].clone())),
    def("__deepcopy__(self, memo, /)", "The pattern itself.", |_, args| Ok(args[0].clone())),
    class_method("__class_getitem__(cls, object, /)", "See PEP 585", crate::objects::generic_alias::class_item),
    member("pattern", "The pattern string from which the RE object was compiled.", |vm, args| {
        Ok(this(vm, &args[0])?.source.clone())
    }),
    member("flags", "The regex matching flags.", |vm, args| {
        Ok(Value::int(i64::from(this(vm, &args[0])?.program.flags())))
    }),
    member("groups", "The number of capturing groups in the pattern.", |vm, args| {
        Ok(Value::int(this(vm, &args[0])?.program.groups() as i64))
    }),
    getter("groupindex", "A dictionary mapping group names to group numbers.", |vm, args| {
        let names = this(vm, &args[0])?.names.clone();
        // Nobody can change what there is none of: then it is a dict of its own.
        if vm.length(&names)? == 0 {
            Ok(Value::from(Dict::new()))
        } else {
            Ok(crate::objects::dict::proxy::of(vm, names))
        }
    }),
];
