//! Calling functions written in Rust: binding arguments by the signature, refusals in CPython's words, and the short
//! way to make a built-in object.

use super::call::Keywords;
use super::frame::{DISCARD, FrameKind};
use super::{Raise, Res, Vm};
use crate::memory::{Kind, Ref, Tuple, Value};
use crate::objects::native::DefKind;
use crate::objects::set::SetTable;
use crate::objects::str::intern;
use crate::objects::{Dict, Function, List, Native, Set, Str, Type};
use smallvec::SmallVec;

/// Arguments in the places where a native function expects them.
type Bound = SmallVec<[Value; 6]>;

/// How errors speak about a native function.
struct Shown {
    /// `append`, or the class for its constructor.
    name: String,
    /// `append()`, or `function` where CPython's argument parser is not told the name.
    call: String,
    /// `list.append`
    full: String,
    /// How many arguments in front are not counted: the instance, or the class of `__new__`.
    hidden: usize,
    /// `__new__` or `__init__`: errors speak about the class.
    constructor: bool,
}

impl Vm {
    /// Calls a native function, binding its arguments by its signature.
    #[inline]
    pub fn call_native(&mut self, native: &Native, arguments: &[Value], keywords: Keywords) -> Res {
        self.tick(1)?;
        if keywords.is_empty() && native.takes_exactly(arguments.len()) {
            return (native.def.body)(self, arguments);
        }
        if let Some(function) = &native.python {
            let function = function.clone();
            let arguments = (arguments, false);
            return match self.start_python(native, function, arguments, keywords, DISCARD, FrameKind::Entry)? {
                Some(value) => Ok(value),
                None => self.run_entry(),
            };
        }
        let bound = self.bind_native(native, arguments, keywords, false)?;
        (native.def.body)(self, &bound)
    }

    /// Calls a method of a built-in type that was bound to its first argument before: errors name the class of that.
    pub(crate) fn call_native_bound(&mut self, native: &Native, arguments: &[Value], keywords: Keywords) -> Res {
        self.tick(1)?;
        if keywords.is_empty() && native.takes_exactly(arguments.len()) {
            return (native.def.body)(self, arguments);
        }
        let bound = self.bind_native(native, arguments, keywords, true)?;
        (native.def.body)(self, &bound)
    }

    /// Starts a call of a native function, bound to its first argument before or not: one whose body is Python goes on
    /// in the loop that runs already.
    pub(super) fn start_native(
        &mut self,
        native: &Native,
        (arguments, bound): (&[Value], bool),
        keywords: Keywords,
        dst: u32,
        kind: FrameKind,
    ) -> Res<Option<Value>> {
        match &native.python {
            Some(function) => {
                let function = function.clone();
                self.tick(1)?;
                self.start_python(native, function, (arguments, bound), keywords, dst, kind)
            }
            None if bound => self.call_native_bound(native, arguments, keywords).map(Some),
            None => self.call_native(native, arguments, keywords).map(Some),
        }
    }

    /// Starts the Python body of a native function: arguments are bound and refused as those of any other.
    fn start_python(
        &mut self,
        native: &Native,
        function: Ref<Function>,
        (arguments, bound): (&[Value], bool),
        keywords: Keywords,
        dst: u32,
        kind: FrameKind,
    ) -> Res<Option<Value>> {
        let signature = native.signature();
        let makes = native.def.kind == DefKind::StaticMethod;
        let exact = keywords.is_empty() && signature.plain() && arguments.len() == signature.positional.len() && !makes;
        if exact && signature.converters.is_empty() {
            return self.enter_function(function, arguments, &[], dst, kind, Value::UNDEF);
        }
        let mut bound = match exact {
            true => arguments.iter().cloned().collect(),
            false => self.bind_native(native, arguments, keywords, bound)?,
        };
        for (place, converter) in &signature.converters {
            let at = || argument_at(native, *place);
            bound[*place] = converter.apply(self, &bound[*place].clone(), at)?;
        }
        if signature.plain() {
            return self.enter_function(function, &bound, &[], dst, kind, Value::UNDEF);
        }
        let (positional, mut rest) = bound.split_at(signature.positional.len());
        let mut all = positional.to_vec();
        if signature.var_positional.is_some()
            && let [more, behind @ ..] = rest
        {
            all.extend_from_slice(super::arguments::rest(more));
            rest = behind;
        }
        let named = signature.keyword_only.iter().zip(rest);
        let mut by_name: Vec<_> = named.map(|(name, value)| (intern(name), value.clone())).collect();
        if let (Some(_), Some(more)) = (signature.var_keyword, rest.get(signature.keyword_only.len())) {
            by_name.extend(self.keyword_pairs(more)?);
        }
        self.enter_function(function, &all, &by_name, dst, kind, Value::UNDEF)
    }

    #[inline(never)]
    fn bind_native(&mut self, native: &Native, arguments: &[Value], keywords: Keywords, bound: bool) -> Res<Bound> {
        let keywords = if self.leaves_keywords(native, arguments, keywords) { &[] } else { keywords };
        if let (DefKind::StaticMethod, Some(owner)) = (native.def.kind, &native.owner)
            && native.def.name() == "__new__"
        {
            match arguments.first() {
                None => {
                    let name = owner.name();
                    let message = format!("{}.__new__(): not enough arguments", name.as_str());
                    return Err(self.type_error(message));
                }
                Some(class) if class.borrow_ref::<Type>().is_none_or(|class| !class.same(owner)) => {
                    self.check_new(class, owner)?;
                }
                Some(_) => {}
            }
        }
        if native.signature().by_class && native.signature().places() == hidden(native) {
            let given = arguments.len() + keywords.len();
            if given > hidden(native) {
                return Err(self.type_error(format!("{}() takes no arguments", native.def.name())));
            }
        }
        if keywords.is_empty()
            && let Some(defaults) = native.defaults_behind(arguments.len())
        {
            return Ok(arguments.iter().chain(defaults).cloned().collect());
        }
        let signature = native.signature();
        let positional = signature.positional.len();
        if let Some((name, _)) = keywords.first() {
            if signature.var_keyword.is_none() && !takes_keywords(native) {
                return Err(self.native_unexpected_keyword(native, (arguments, bound), keywords, name.as_str()));
            }
            let most = positional + signature.keyword_only.len();
            let open = signature.var_positional.is_some() || signature.var_keyword.is_some();
            if !open && arguments.len() + keywords.len() > most {
                let shown = self.shown(native, arguments, bound);
                let total = arguments.len().saturating_sub(shown.hidden) + keywords.len();
                let only_keywords = arguments.len() <= shown.hidden;
                if only_keywords && shown.name == "enumerate" {
                    return Err(self.type_error("enumerate() missing required argument 'iterable'"));
                }
                return Err(self.type_error(too_many(&shown, most - shown.hidden, only_keywords, total)));
            }
        }
        if arguments.len() > positional && signature.var_positional.is_none() {
            return Err(self.native_too_many(native, (arguments, bound), keywords.len()));
        }
        let mut places = Bound::new();
        places.resize(signature.places(), Value::UNDEF);
        for (place, argument) in arguments.iter().take(positional).enumerate() {
            places[place] = argument.clone();
        }
        let mut next = positional;
        if signature.var_positional.is_some() {
            places[next] = Value::from(Tuple::from_slice(arguments.get(positional..).unwrap_or(&[])));
            next += 1;
        }
        let first_keyword_only = next;
        next += signature.keyword_only.len();
        let extra = if signature.var_keyword.is_some() {
            let dict = Dict::new();
            places[next] = dict.value();
            Some(dict)
        } else {
            None
        };
        let by_position_only = if keywords.is_empty() { 0 } else { signature.positional_only.max(hidden(native)) };
        let (mut twice, mut unknown) = (None, None);
        for (name, value) in keywords {
            let text = name.as_str();
            let found = signature.positional[by_position_only..]
                .iter()
                .position(|known| *known == text)
                .map(|place| place + by_position_only)
                .or_else(|| {
                    let place = signature.keyword_only.iter().position(|known| *known == text)?;
                    Some(first_keyword_only + place)
                });
            match (found, &extra) {
                (Some(place), _) => {
                    if place < arguments.len() && place < positional {
                        // What is missing is told first.
                        twice = twice.or(Some(place));
                    } else {
                        places[place] = value.clone();
                    }
                }
                (None, Some(dict)) => dict.set_str(name, value.clone()),
                (None, None) => unknown = unknown.or(Some(text)),
            }
        }
        let open = places.iter_mut().enumerate().take(positional).skip(arguments.len());
        for (place, value) in open.filter(|(_, value)| value.is_undef()) {
            match place.checked_sub(signature.required).and_then(|place| signature.defaults.get(place)) {
                Some(default) => *value = default.clone(),
                None => return Err(self.native_missing(native, place, (arguments, bound))),
            }
        }
        if let Some(place) = twice {
            let shown = self.shown(native, arguments, bound);
            return Err(self.type_error(format!(
                "argument for {} given by name ('{}') and position ({})",
                shown.call,
                signature.positional[place],
                place + 1 - shown.hidden
            )));
        }
        if let Some(text) = unknown {
            if goes_in_turn(native)
                && !places[0].to_ref::<Type>().unwrap_or_else(|| self.class_of(&places[0])).user
                && let Err(raise) = (native.def.body)(self, &places)
                && (native.def.name() == "fromisocalendar" || self.is_error(&raise, &self.errors.TypeError))
            {
                return Err(raise);
            }
            return Err(self.native_unexpected_keyword(native, (arguments, bound), keywords, text));
        }
        for (place, default) in signature.keyword_defaults.iter().enumerate() {
            if places[first_keyword_only + place].is_undef() {
                match default {
                    Some(default) => places[first_keyword_only + place] = default.clone(),
                    None => {
                        let shown = self.shown(native, arguments, bound);
                        return Err(self.type_error(format!(
                            "{} missing required argument '{}' (pos {})",
                            shown.call,
                            signature.keyword_only[place],
                            positional + place + 1 - shown.hidden
                        )));
                    }
                }
            }
        }
        Ok(places)
    }

    /// Whether keywords that a constructor does not know are not for it: a class with an `__init__` of its own takes
    /// what its `__new__` has no use for, and the other way round.
    fn leaves_keywords(&self, native: &Native, arguments: &[Value], keywords: Keywords) -> bool {
        let (false, Some(owner), Some(first)) = (keywords.is_empty(), &native.owner, arguments.first()) else {
            return false;
        };
        if takes_keywords(native) || native.signature().var_keyword.is_some() {
            return false;
        }
        let (class, other) = match native.def.name() {
            "__new__" => (first.to_ref::<Type>(), &self.names.init),
            "__init__" if owner.same(&self.types.list) => (Some(self.class_of(first)), &self.names.new),
            _ => return false,
        };
        class.filter(|class| !class.same(owner)).is_some_and(|class| match (class.lookup(other), owner.lookup(other)) {
            (Some(own), Some(plain)) => !own.same(&plain),
            (own, plain) => own.is_some() != plain.is_some(),
        })
    }

    #[cold]
    fn native_unexpected_keyword(
        &self,
        native: &Native,
        (arguments, bound): (&[Value], bool),
        keywords: Keywords,
        name: &str,
    ) -> Raise {
        let signature = native.signature();
        let shown = self.shown(native, arguments, bound);
        let by_name = &signature.positional[signature.positional_only.max(shown.hidden)..];
        if is_parsed(native) || takes_a_tuple(native) {
            let name = if bound || takes_a_tuple(native) { &shown.name } else { &shown.full };
            return self.type_error(format!("{name}() takes no keyword arguments"));
        }
        if !takes_keywords(native) {
            return self.type_error(if native.is_wrapper() && !shown.constructor {
                format!("wrapper {}() takes no keyword arguments", shown.name)
            } else if is_nameless(native) && bound && !name_is_special(native) {
                format!("{}() takes no keyword arguments", shown.name)
            } else {
                format!("{}() takes no keyword arguments", shown.full)
            });
        }
        // `print` does not count them.
        let counts = signature.var_positional.is_some() && shown.name != "print";
        if counts && keywords.len() > signature.keyword_only.len() {
            let most = signature.keyword_only.len();
            return self.type_error(too_many(&shown, most, true, keywords.len()));
        }
        if is_nameless(native) {
            return self.type_error(format!("this function got an unexpected keyword argument '{name}'"));
        }
        let known = by_name.iter().chain(&signature.keyword_only);
        let close = crate::text::likeness::nearest(name, known.copied());
        if matches!(shown.name.as_str(), "max" | "min") && arguments.is_empty() {
            return self.type_error(format!("{} expected at least 1 argument, got 0", shown.name));
        }
        let mut message = format!("{}() got an unexpected keyword argument '{name}'", shown.name);
        if let Some(close) = close {
            message.push_str(&format!(". Did you mean '{close}'?"));
        }
        self.type_error(message)
    }

    #[cold]
    fn native_too_many(&self, native: &Native, (arguments, bound): (&[Value], bool), keywords: usize) -> Raise {
        let signature = native.signature();
        let given = arguments.len();
        let shown = self.shown(native, arguments, bound);
        let given = given.saturating_sub(shown.hidden);
        let most = signature.positional.len() - shown.hidden;
        let least = signature.required.saturating_sub(shown.hidden);
        let takes_keywords = takes_keywords(native);
        let name = &shown.name;
        if is_parsed(native) {
            return self.type_error(format!("{name}() takes exactly {most} argument{} ({given} given)", plural(most)));
        }
        if keywords > 0 && name == "__init_subclass__" {
            return self.type_error(format!("{}() takes no keyword arguments", shown.full));
        }
        if is_nameless(native) && most > 0 {
            return self.type_error(wrong_count(least, most, given + keywords));
        }
        if takes_keywords {
            let all = most + signature.keyword_only.len();
            if given + keywords > all {
                return self.type_error(too_many(&shown, all, given == 0, given + keywords));
            }
            if most == 0 {
                return self.type_error(format!("{name}() takes no positional arguments"));
            }
            let limit = if least < most { "at most" } else { "exactly" };
            return self.type_error(format!(
                "{name}() takes {limit} {most} positional argument{} ({given} given)",
                plural(most)
            ));
        }
        if shown.constructor {
            let bound = if least == most { "" } else { "at most " };
            if name == "super" {
                return self.type_error(format!("super() takes {bound}{most} arguments ({given} given)"));
            }
            return self.type_error(format!("{name} expected {bound}{most} argument{}, got {given}", plural(most)));
        }
        if native.is_wrapper() {
            let bound = if least == most { "" } else { "at most " };
            let gap = unnamed_gap(native);
            return self.type_error(format!("{gap}expected {bound}{most} argument{}, got {given}", plural(most)));
        }
        self.type_error(match (least, most) {
            (0, 0) => format!("{}() takes no arguments ({given} given)", shown.full),
            (1, 1) => format!("{}() takes exactly one argument ({given} given)", shown.full),
            _ => {
                let bound = if least == most { "" } else { "at most " };
                format!("{name} expected {bound}{most} argument{}, got {given}", plural(most))
            }
        })
    }

    #[cold]
    fn native_missing(&self, native: &Native, place: usize, (arguments, bound): (&[Value], bool)) -> Raise {
        let signature = native.signature();
        let given = arguments.len();
        let shown = self.shown(native, arguments, bound);
        let name = &shown.name;
        if place < shown.hidden {
            return self.type_error(format!("{name}.__new__(): not enough arguments"));
        }
        if place >= signature.positional_only {
            return self.type_error(format!(
                "{} missing required argument '{}' (pos {})",
                shown.call,
                signature.positional[place],
                place + 1 - shown.hidden
            ));
        }
        let given = given.saturating_sub(shown.hidden);
        let most = signature.positional.len() - shown.hidden;
        if is_parsed(native) {
            return self.type_error(format!("{name}() takes exactly {most} argument{} ({given} given)", plural(most)));
        }
        let least = signature.required - shown.hidden.min(signature.required);
        let open = signature.var_positional.is_some();
        if is_nameless(native) {
            return self.type_error(wrong_count(least, most, given));
        }
        if takes_keywords(native) {
            // Only those that must be given by position count here.
            let wanted = least.min(signature.positional_only - shown.hidden.min(signature.positional_only));
            let bound = if wanted < most || open { "at least" } else { "exactly" };
            return self.type_error(format!(
                "{name}() takes {bound} {wanted} positional argument{} ({given} given)",
                plural(wanted)
            ));
        }
        let bound = if least == most && !open { "" } else { "at least " };
        if native.is_wrapper() && !shown.constructor {
            let gap = unnamed_gap(native);
            return self.type_error(format!("{gap}expected {bound}{least} argument{}, got {given}", plural(least)));
        }
        if !shown.constructor && !open && least == 1 && most == 1 {
            return self.type_error(format!("{}() takes exactly one argument ({given} given)", shown.full));
        }
        self.type_error(format!("{name} expected {bound}{least} argument{}, got {given}", plural(least)))
    }

    fn shown(&self, native: &Native, arguments: &[Value], bound: bool) -> Shown {
        let name = native.def.name();
        match &native.owner {
            Some(owner) if matches!(name, "__new__" | "__init__") => {
                // The class's name may have its module in front; here it stands alone.
                let owner = owner.name();
                let name = match owner.as_str().rsplit_once('.') {
                    // The variables of types are called by names of their own there.
                    Some(("typing", name)) => name.to_lowercase().trim_end_matches("type").to_owned(),
                    Some((_, name)) => name.to_owned(),
                    None => owner.as_str().to_owned(),
                };
                let call = if is_nameless(native) { "function".to_owned() } else { format!("{name}()") };
                Shown { full: name.clone(), name, call, hidden: hidden(native), constructor: true }
            }
            _ => Shown {
                name: called(native).to_owned(),
                call: if is_nameless(native) { "function".to_owned() } else { format!("{}()", called(native)) },
                full: match native.module.get::<Str>() {
                    Some(module) if native.owner.is_none() && module.as_str() != "builtins" => {
                        format!("{}.{name}", module.as_str())
                    }
                    _ => match (arguments.first(), &native.owner) {
                        // What is bound goes by the class of what it is bound to, a method of a class by that class;
                        // any other goes by its home.
                        (Some(this), Some(_))
                            if hidden(native) == 1
                                && (bound || native.def.kind == DefKind::ClassMethod || self.binds_first(this)) =>
                        {
                            if this.kind() == Kind::Module {
                                return Shown {
                                    full: name.to_owned(),
                                    name: name.to_owned(),
                                    call: format!("{name}()"),
                                    hidden: 1,
                                    constructor: false,
                                };
                            }
                            let class = this.to_ref::<Type>().unwrap_or_else(|| self.class_of(this));
                            format!("{}.{name}", class.qualname.borrow().as_str())
                        }
                        (_, Some(owner)) if native.def.kind == DefKind::StaticMethod => {
                            format!("{}.{name}", owner.name().as_str())
                        }
                        _ => native.shown_name(),
                    },
                },
                hidden: hidden(native),
                constructor: false,
            },
        }
    }

    /// Whether an object looks its attributes up by itself, so that a method is bound before it is called: `Context` of
    /// decimal does, and what has `__getattr__`.
    #[cold]
    pub(super) fn binds_first(&self, value: &Value) -> bool {
        let class = self.class_of(value);
        let asks = class.lookup(&self.names.getattr).is_some_and(|found| found.kind() != Kind::Native);
        class.user && asks || class.name().as_str() == "decimal.Context"
    }

    /// A new built-in container or a plain conversion, without the detour over `__new__` and `__init__`; `None` for
    /// classes and arguments that have to go there.
    pub(crate) fn construct_builtin(&mut self, class: &Ref<Type>, arguments: &[Value]) -> Res<Option<Value>> {
        if class.same(&self.types.range) {
            return crate::objects::range::new_range(self, arguments).map(Some);
        }
        if class.user || arguments.len() > 1 {
            return Ok(None);
        }
        let argument = arguments.first();
        let t = &self.types;
        let made = match class.layout {
            Kind::List if class.same(&t.list) => {
                let items = match argument {
                    Some(source) => self.collect(source)?,
                    None => Vec::new(),
                };
                Value::from(List::new(items))
            }
            Kind::Tuple if class.same(&t.tuple) => match argument {
                Some(source) if source.kind() == Kind::Tuple => source.clone(),
                Some(source) => Value::from(Tuple::from_vec(self.collect(source)?)),
                None => Value::from(Tuple::from_vec(Vec::new())),
            },
            Kind::Set if class.same(&t.set) => match argument {
                Some(source) => self.set_from(source)?,
                None => Value::from(Set::new(SetTable::default())),
            },
            Kind::Dict if class.same(&t.dict) => match argument {
                Some(source) => {
                    let dict = Dict::new().value();
                    self.update_mapping(&dict, source)?;
                    dict
                }
                None => Dict::new().value(),
            },
            Kind::Str if class.same(&t.str) => match argument {
                Some(source) => self.str_value(source)?,
                None => return Ok(None),
            },
            Kind::Int if class.same(&t.int) => match argument {
                Some(source) => crate::objects::int::parse::int_of(self, source)?,
                None => Value::int(0),
            },
            Kind::Float if class.same(&t.float) => match argument {
                Some(source) => Value::float(crate::objects::float::float_of(self, source)?),
                None => Value::float(0.0),
            },
            Kind::Bool if class.same(&t.bool) => match argument {
                Some(source) => Value::bool(self.truth(source)?),
                None => Value::FALSE,
            },
            _ => return Ok(None),
        };
        self.tick(1)?;
        Ok(Some(made))
    }
}

impl Vm {
    /// What the shorter way to some built-in classes, which a call in the text goes, says of wrong arguments: other
    /// words than those of their `__new__`.
    pub(crate) fn refuse_directly(&mut self, class: &Ref<Type>, arguments: &[Value], keywords: Keywords) -> Res<()> {
        let t = &self.types;
        let given = arguments.len();
        if class.same(&t.enumerate) {
            if let Some(name) = misnamed_for_enumerate(given, keywords) {
                return Err(self.type_error(format!("'{name}' is an invalid keyword argument for enumerate()")));
            }
            if given == 0 && keywords.is_empty() {
                return Err(self.type_error("enumerate() missing required argument 'iterable'"));
            }
        }
        if class.same(&t.type_) && given != 3 {
            let alone = given == 1 && !keywords.is_empty();
            let words = if alone { "type() takes no keyword arguments" } else { "type() takes 1 or 3 arguments" };
            return Err(self.type_error(words));
        }
        if !keywords.is_empty() {
            return Ok(());
        }
        let most = match () {
            () if class.same(&t.int) => 2,
            () if class.same(&t.str) => 3,
            () if class.same(&t.super_) => 2,
            () => return Ok(()),
        };
        if given > most {
            let name = if class.same(&t.super_) { "super()".to_owned() } else { class.name().as_str().to_owned() };
            return Err(self.type_error(format!("{name} expected at most {most} arguments, got {given}")));
        }
        if class.same(&t.str) {
            for (value, name) in arguments.iter().skip(1).zip(["encoding", "errors"]) {
                if value.native::<Str>().is_none() {
                    let found = self.type_name(value);
                    return Err(self.type_error(format!("str() argument '{name}' must be str, not {found}")));
                }
                self.c_text_argument(value, "str", "")?;
            }
        }
        Ok(())
    }
}

/// `enumerate` looks at the names by itself: which of them it does not know where it is given.
fn misnamed_for_enumerate(given: usize, keywords: &[(Ref<Str>, Value)]) -> Option<&str> {
    let names: Vec<&str> = keywords.iter().map(|(name, _)| name.as_str()).collect();
    let wanted: &[&str] = match (given, names.as_slice()) {
        (1, [_]) => &["start"],
        (0, [_]) => &["iterable"],
        (0, ["iterable", _]) => &["iterable", "start"],
        (0, [_, _]) => &["start", "iterable"],
        _ => return None,
    };
    names.into_iter().zip(wanted).find(|(name, wanted)| name != *wanted).map(|(name, _)| name)
}

/// The name by which a function speaks of itself.
fn called(native: &Native) -> &'static str {
    match (native.def.name(), &native.owner) {
        ("__replace__", Some(owner)) if owner.name().as_str().starts_with("datetime.") => "replace",
        (name, _) => name,
    }
}

/// How many arguments in front are not counted.
fn hidden(native: &Native) -> usize {
    let constructor = matches!(native.def.name(), "__new__" | "__init__") && native.owner.is_some();
    usize::from(constructor || native.is_method())
}

/// Methods that CPython gives all arguments in one tuple, to be taken apart by themselves: their errors are others.
fn is_parsed(native: &Native) -> bool {
    matches!(native.def.name(), "fromordinal" | "strptime" | "utcfromtimestamp" | "__format__")
        && native.owner.as_ref().is_some_and(|owner| owner.name().as_str().starts_with("datetime."))
}

/// Functions of modules that get all arguments in one tuple: what is refused for them is said without the module.
fn takes_a_tuple(native: &Native) -> bool {
    let module = native.module.get::<Str>().map_or("", |module| module.as_str());
    let names: &[&str] = match module {
        "_functools" => &["reduce"],
        "time" => &["localtime", "gmtime", "asctime", "ctime", "strftime", "strptime"],
        _ => &[],
    };
    native.owner.is_none() && names.contains(&native.def.name())
}

/// Functions whose arguments are converted one after the other, before what is left over is told.
fn goes_in_turn(native: &Native) -> bool {
    matches!(native.def.name(), "combine" | "isoformat" | "fromisocalendar")
        && native.owner.as_ref().is_some_and(|owner| owner.name().as_str().starts_with("datetime."))
}

fn takes_keywords(native: &Native) -> bool {
    let signature = native.signature();
    signature.positional.len() > signature.positional_only.max(hidden(native))
        || !signature.keyword_only.is_empty()
        || signature.by_class
}

/// How errors call an argument: its function, and its name or its number.
fn argument_at(native: &Native, place: usize) -> (String, String) {
    let signature = native.signature();
    let name = match (&native.owner, native.def.name()) {
        (Some(owner), "__new__" | "__init__") => {
            let full = owner.name();
            full.as_str().rsplit('.').next().unwrap_or_default().to_owned()
        }
        (_, name) => name.to_owned(),
    };
    let hidden = hidden(native);
    let place = match signature.positional.get(place) {
        _ if signature.places() == hidden + 1 && signature.positional_only == hidden + 1 && !signature.by_class => {
            "argument".to_owned()
        }
        Some(_) if place < signature.positional_only => format!("argument {}", place + 1 - hidden),
        Some(name) => format!("argument '{name}'"),
        None => {
            let first = signature.positional.len() + usize::from(signature.var_positional.is_some());
            let name = place.checked_sub(first).and_then(|place| signature.keyword_only.get(place));
            format!("argument '{}'", name.unwrap_or(&""))
        }
    };
    (name, place)
}

/// The wrappers of some slots leave room for a name in their messages, and have none.
fn unnamed_gap(native: &Native) -> &'static str {
    let sequence = native.owner.as_ref().is_some_and(|owner| {
        matches!(owner.layout, Kind::Str | Kind::Bytes | Kind::ByteArray | Kind::List | Kind::Tuple)
            || matches!(owner.name().as_str(), "array.array" | "collections.deque")
    });
    let is_deque = native.owner.as_ref().is_some_and(|owner| owner.name().as_str() == "collections.deque");
    match native.def.name() {
        "__pow__" | "__rpow__" | "__setitem__" | "__setattr__" | "__get__" | "__set__" | "__buffer__"
        | "__release_buffer__" => " ",
        "__mul__" | "__rmul__" | "__imul__" if sequence || is_deque => " ",
        _ => "",
    }
}

/// True for functions whose names CPython's argument parser is not told: those of `decimal` that take more than one
/// argument, or any by name.
fn is_nameless(native: &Native) -> bool {
    let home = match &native.owner {
        Some(owner) => owner.name().as_str().starts_with("decimal."),
        None => native.module.get::<Str>().is_some_and(|module| module.as_str() == "_decimal"),
    };
    home && (!native.is_wrapper() || native.def.name() == "__init__") && {
        let (counted, varied) = (native.signature().positional.len() - hidden(native), takes_keywords(native));
        counted > 1 || varied || counted == 1 && native.signature().required == hidden(native)
    }
}

fn name_is_special(native: &Native) -> bool {
    native.def.name().starts_with("__")
}

/// "function takes exactly 2 arguments (1 given)"
fn wrong_count(least: usize, most: usize, given: usize) -> String {
    let (bound, wanted) = match given < least {
        _ if least == most => ("exactly", most),
        true => ("at least", least),
        false => ("at most", most),
    };
    format!("function takes {bound} {wanted} argument{} ({given} given)", plural(wanted))
}

fn too_many(shown: &Shown, most: usize, only_keywords: bool, given: usize) -> String {
    let kind = if only_keywords { "keyword " } else { "" };
    format!("{} takes at most {most} {kind}argument{} ({given} given)", shown.call, plural(most))
}

fn plural(count: usize) -> &'static str {
    if count == 1 { "" } else { "s" }
}
