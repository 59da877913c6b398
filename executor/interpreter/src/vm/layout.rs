//! What instances have room for: which base a class is built on, and which classes can stand for each other.
//! <https://docs.python.org/3.13/reference/datamodel.html#type.__bases__>

use super::{Raise, Res, Vm};
use crate::memory::{Kind, Ref, Tuple, Value};
use crate::objects::Type;
use crate::objects::str::intern;
use rustc_hash::FxHashSet;

/// A class whose order was found anew: what the order was, and where the items of the new one are.
type Reordered = (Ref<Type>, Vec<Ref<Type>>, *const Ref<Type>);

/// Exceptions that keep something of their own beside what every exception keeps.
const ROOMY_EXCEPTIONS: &[&str] = &[
    "BaseException",
    "BaseExceptionGroup",
    "StopIteration",
    "SystemExit",
    "ImportError",
    "OSError",
    "NameError",
    "AttributeError",
    "SyntaxError",
    "UnicodeEncodeError",
    "UnicodeDecodeError",
    "UnicodeTranslateError",
];

/// True for a class whose instances keep something in a place that those of its base do not have.
fn adds_room(class: &Ref<Type>) -> bool {
    if class.user {
        return !class.members.borrow().is_empty();
    }
    match class.layout {
        Kind::Instance | Kind::Bool => false,
        Kind::Exception => ROOMY_EXCEPTIONS.contains(&class.name().as_str()),
        _ => class.base().is_none_or(|base| base.layout != class.layout),
    }
}

/// The nearest class in the line of bases that adds room; `object` in the end.
fn solid(class: &Ref<Type>) -> Ref<Type> {
    let mut class = class.clone();
    while !adds_room(&class) {
        match class.base() {
            Some(base) => class = base,
            None => break,
        }
    }
    class
}

/// True when the collector looks after instances in CPython, which it does for all classes that programs define.
fn is_collected(class: &Ref<Type>) -> bool {
    class.user
        || !matches!(
            class.layout,
            Kind::Instance
                | Kind::Int
                | Kind::Bool
                | Kind::Float
                | Kind::Complex
                | Kind::Str
                | Kind::Bytes
                | Kind::ByteArray
        )
}

/// True when instances of a class look just like those of its base.
fn is_like_base(class: &Ref<Type>, base: &Ref<Type>) -> bool {
    !adds_room(class)
        && class.layout == base.layout
        && class.has_dict.get() == base.has_dict.get()
        && class.has_weak.get() == base.has_weak.get()
        && is_collected(class) == is_collected(base)
}

/// The farthest class in the line of bases whose instances look like those of this one.
fn likeness(class: &Ref<Type>) -> Ref<Type> {
    let mut class = class.clone();
    while let Some(base) = class.base()
        && is_like_base(&class, &base)
    {
        class = base;
    }
    class
}

/// True for two classes that added the same to one base.
fn added_the_same(a: &Ref<Type>, b: &Ref<Type>) -> bool {
    let same_base = matches!((a.base(), b.base()), (Some(a), Some(b)) if a.same(&b));
    same_base
        && a.user
        && b.user
        && a.has_dict.get() == b.has_dict.get()
        && a.has_weak.get() == b.has_weak.get()
        && *a.members.borrow() == *b.members.borrow()
}

/// Notes whether the order of a class is of other classes than its bases and theirs, as only a metaclass with a `mro` of
/// its own makes it: changes would not reach it by way of the bases.
pub(super) fn note_looseness(class: &Ref<Type>) {
    let mut known = FxHashSet::default();
    let mut waiting = vec![class.clone()];
    while let Some(class) = waiting.pop() {
        if known.insert(class.address()) {
            waiting.extend(class.bases.borrow().iter().cloned());
        }
    }
    let order = class.mro.borrow();
    let is_loose = |other: &Ref<Type>| !known.contains(&other.address()) || (!other.same(class) && other.loose.get());
    class.loose.set(order.len() != known.len() || order.iter().any(is_loose));
}

impl Vm {
    /// Which of the bases a class is built on: the one with most room. The others must fit in.
    pub(crate) fn best_base(&mut self, bases: &[Ref<Type>]) -> Res<usize> {
        let mut best: Option<(usize, Ref<Type>)> = None;
        for (place, base) in bases.iter().enumerate() {
            self.tick(1)?;
            if !base.subclassable.get() {
                return Err(self.type_error(format!("type '{}' is not an acceptable base type", base.name().as_str())));
            }
            let candidate = solid(base);
            match &best {
                Some((_, winner)) if winner.is_subtype(&candidate) => {}
                Some((_, winner)) if !candidate.is_subtype(winner) => {
                    return Err(self.type_error("multiple bases have instance lay-out conflict"));
                }
                _ => best = Some((place, candidate)),
            }
        }
        Ok(best.map_or(0, |(place, _)| place))
    }

    /// Whether instances of `old` may become instances of `new` without being made again.
    pub(crate) fn check_assignable(&mut self, old: &Ref<Type>, new: &Ref<Type>, attribute: &str) -> Res<()> {
        let refuse = |what: &str| {
            let (old, new) = (old.name(), new.name());
            Err(self.type_error(format!(
                "{attribute} assignment: '{}' {what} differs from '{}'",
                new.as_str(),
                old.as_str()
            )))
        };
        if is_collected(old) != is_collected(new) {
            return refuse("deallocator");
        }
        let (old_root, new_root) = (likeness(old), likeness(new));
        if old_root.same(&new_root) || added_the_same(&old_root, &new_root) {
            return Ok(());
        }
        refuse("object layout")
    }

    /// The order of classes a metaclass with a `mro` of its own wants; `None` for all others.
    pub(crate) fn custom_order(&mut self, class: &Ref<Type>) -> Res<Option<Vec<Ref<Type>>>> {
        let metaclass = self.class_of(&class.value());
        let name = intern("mro");
        let Some(method) = metaclass.lookup(&name).filter(|method| method.kind() != Kind::Native) else {
            return Ok(None);
        };
        let bound = self.bind_attribute(&method, &class.value(), &metaclass)?;
        let order = self.call(&bound, &[])?;
        let mut classes = Vec::new();
        for item in self.collect(&order)? {
            let Some(one) = item.to_ref::<Type>() else {
                let found = self.type_name(&item);
                return Err(self.type_error(format!("mro() returned a non-class ('{found}')")));
            };
            if !solid(class).is_subtype(&solid(&one)) {
                let found = one.name();
                let message = format!("mro() returned base with unsuitable layout ('{}')", found.as_str());
                return Err(self.type_error(message));
            }
            classes.push(one);
        }
        if classes.is_empty() {
            return Err(self.type_error("type MRO must not be empty"));
        }
        Ok(Some(classes))
    }

    /// The order of classes as it follows from the bases that a class has now, itself in front.
    pub(crate) fn plain_order(&mut self, class: &Ref<Type>) -> Res<Vec<Ref<Type>>> {
        let bases = class.bases.borrow().clone();
        let mut order = vec![class.clone()];
        order.extend(self.linearize(&bases)?);
        Ok(order)
    }

    /// `class.__bases__ = bases`
    pub(crate) fn set_bases(&mut self, class: &Ref<Type>, bases: &Value) -> Res<()> {
        let name = class.name();
        let name = name.as_str();
        if class.frozen.get() {
            return Err(self.type_error(format!("cannot set '__bases__' attribute of immutable type '{name}'")));
        }
        if bases.is_undef() {
            return Err(self.type_error(format!("cannot delete '__bases__' attribute of immutable type '{name}'")));
        }
        let Some(bases) = bases.native_ref::<Tuple>() else {
            let found = self.type_name(bases);
            return Err(self.type_error(format!("can only assign tuple to {name}.__bases__, not {found}")));
        };
        if bases.is_empty() {
            return Err(self.type_error(format!("can only assign non-empty tuple to {name}.__bases__, not ()")));
        }
        let mut classes = Vec::with_capacity(bases.len());
        for base in bases.iter() {
            self.tick(1)?;
            let Some(base_class) = base.to_ref::<Type>() else {
                let found = self.type_name(base);
                return Err(self.type_error(format!("{name}.__bases__ must be tuple of classes, not '{found}'")));
            };
            if base_class.is_subtype(class) || self.descends(&base_class, class)? {
                return Err(self.type_error("a __bases__ item causes an inheritance cycle"));
            }
            classes.push(base_class);
        }
        let place = self.best_base(&classes)?;
        let Some(old) = class.base() else { return Ok(()) };
        self.check_assignable(&old, &classes[place], "__bases__")?;
        let before = (class.bases.replace(classes.clone()), class.base_place.replace(place));
        let mut changed = Vec::new();
        let outcome = self.reorder(class, &mut changed);
        // The `mro` of a metaclass may have asked for something else meanwhile, and has got it.
        let is_wanted = {
            let now = class.bases.borrow();
            now.len() == classes.len() && now.iter().zip(&classes).all(|(now, wanted)| now.same(wanted))
        };
        if let Err(raise) = outcome {
            for (class, order, wanted) in changed.into_iter().rev() {
                let is_ours = class.mro.borrow().as_ptr() == wanted;
                if is_ours {
                    drop(class.mro.replace(order));
                    note_looseness(&class);
                }
            }
            if is_wanted {
                drop(class.bases.replace(before.0));
                class.base_place.set(before.1);
            }
            class.changed();
            return Err(raise);
        }
        if is_wanted {
            for base in before.0.iter().chain(&classes) {
                base.forget_subclass(class);
            }
            for base in &classes {
                base.add_subclass(class);
            }
        }
        class.changed();
        Ok(())
    }

    /// True when the bases of a class, or theirs, lead to `ancestor`.
    fn descends(&mut self, class: &Ref<Type>, ancestor: &Ref<Type>) -> Res<bool> {
        let mut seen = FxHashSet::default();
        let mut waiting = vec![class.clone()];
        while let Some(class) = waiting.pop() {
            self.tick(1)?;
            if class.same(ancestor) {
                return Ok(true);
            }
            if seen.insert(class.address()) {
                waiting.extend(class.bases.borrow().iter().cloned());
            }
        }
        Ok(false)
    }

    /// Finds the order of classes anew for a class and all below it; `changed` gets what there was.
    fn reorder(&mut self, class: &Ref<Type>, changed: &mut Vec<Reordered>) -> Res<()> {
        let mut waiting = vec![class.clone()];
        while let Some(class) = waiting.pop() {
            self.tick(1)?;
            let order = match self.custom_order(&class)? {
                Some(order) => order,
                None => self.plain_order(&class)?,
            };
            let wanted = order.as_ptr();
            let before = class.mro.replace(order);
            class.changed();
            note_looseness(&class);
            let name = self.names.del.clone();
            class.has_finalizer.set(class.lookup(&name).is_some());
            changed.push((class.clone(), before, wanted));
            waiting.extend(class.live_subclasses().into_iter().rev());
        }
        Ok(())
    }

    /// The classes behind a new one in its method resolution order (C3).
    pub(crate) fn linearize(&mut self, bases: &[Ref<Type>]) -> Res<Vec<Ref<Type>>> {
        for (place, base) in bases.iter().enumerate() {
            if bases[..place].iter().any(|other| other.same(base)) {
                return Err(self.type_error(format!("duplicate base class {}", base.name().as_str())));
            }
        }
        if let [base] = bases {
            let order = base.mro.borrow().clone();
            self.tick(order.len())?;
            self.charge(order.len() * size_of::<Ref<Type>>())?;
            return Ok(order);
        }
        let mut lists: Vec<Vec<Ref<Type>>> = bases.iter().map(|base| base.mro.borrow().clone()).collect();
        lists.push(bases.to_vec());
        let mut order = Vec::new();
        loop {
            lists.retain(|list| !list.is_empty());
            self.tick(lists.iter().map(Vec::len).sum::<usize>() / 4 + 1)?;
            if lists.is_empty() {
                return Ok(order);
            }
            let next = lists
                .iter()
                .map(|list| list[0].clone())
                .find(|candidate| !lists.iter().any(|list| list[1..].iter().any(|other| other.same(candidate))));
            let Some(next) = next else { return Err(self.no_order(&lists)) };
            for list in &mut lists {
                if list[0].same(&next) {
                    list.remove(0);
                }
            }
            order.push(next);
        }
    }

    #[cold]
    fn no_order(&mut self, lists: &[Vec<Ref<Type>>]) -> Raise {
        let mut names: Vec<String> = Vec::new();
        for list in lists {
            let name = list[0].name().as_str().to_owned();
            if !names.contains(&name) {
                names.push(name);
            }
        }
        let names = names.join(", ");
        self.type_error(format!("Cannot create a consistent method resolution order (MRO) for bases {names}"))
    }
}
