//! Making classes: the order of bases, metaclasses, `__set_name__`, `__init_subclass__`.
//! <https://docs.python.org/3.13/reference/datamodel.html#metaclasses>

use super::call::Keywords;
use super::{Res, Vm};
use crate::memory::{Kind, Ref, Tuple, Value};
use crate::objects::instance::{OWN_DICT, OWN_WEAKREF};
use crate::objects::str::{intern, intern_ref};
use crate::objects::type_::Blueprint;
use crate::objects::{ClassMethod, Dict, Function, GetSet, PyCell, StaticMethod, Str, Type};

impl Vm {
    /// `__build_class__(body, name, *bases, **keywords)`: what a `class` statement does.
    pub fn build_class(&mut self, body: &Value, name: &Value, bases: &[Value], keywords: Keywords) -> Res {
        let Some(function) = body.to_ref::<Function>() else {
            return Err(self.type_error("__build_class__: func must be a function"));
        };
        let Some(name_text) = name.to_ref::<Str>() else {
            return Err(self.type_error("__build_class__: name is not a string"));
        };
        let resolved = self.resolve_bases(bases)?;
        let mut keywords: Vec<(Ref<Str>, Value)> = keywords.to_vec();
        let given = keywords.iter().position(|(name, _)| name.as_str() == "metaclass");
        let given = given.map(|place| keywords.remove(place).1);
        let metaclass = match given {
            Some(metaclass) if metaclass.kind() != Kind::Type => metaclass,
            other => {
                let start = match other.and_then(|value| value.to_ref::<Type>()) {
                    Some(metaclass) => metaclass,
                    None => match resolved.first() {
                        Some(base) => self.class_of(base),
                        None => self.types.type_.clone(),
                    },
                };
                self.best_metaclass(start, &resolved)?.value()
            }
        };
        let bases_tuple = Value::from(Tuple::from_slice(&resolved));
        let prepare = self.names.prepare.clone();
        let namespace = if metaclass.borrow_ref::<Type>().is_some_and(|meta| meta.same(&self.types.type_)) {
            Dict::new().value()
        } else {
            match self.get_attr_opt(&metaclass, &prepare)? {
                Some(prepare) => {
                    let made = self.call_with(&prepare, &[name.clone(), bases_tuple.clone()], &keywords)?;
                    self.check_prepared(&metaclass, &made)?;
                    made
                }
                None => Dict::new().value(),
            }
        };
        self.run_namespace(function, namespace.clone())?;
        if resolved.len() != bases.len() || resolved.iter().zip(bases).any(|(a, b)| !a.same(b)) {
            let original = Value::from(Tuple::from_slice(bases));
            let orig = self.names.orig_bases.clone();
            self.namespace_set(&namespace, &orig, original)?;
        }
        let cell = namespace.native::<Dict>().and_then(|namespace| namespace.get_str(&self.names.classcell));
        let class = self.call_with(&metaclass, &[name_text.value(), bases_tuple, namespace], &keywords)?;
        if class.kind() == Kind::Type
            && let Some(cell) = cell.as_ref().and_then(|cell| cell.get::<PyCell>())
        {
            let told = cell.value.borrow().clone();
            self.check_class_cell(&told, name, &class)?;
        }
        Ok(class)
    }

    /// A class body runs in a mapping.
    fn check_prepared(&mut self, metaclass: &Value, namespace: &Value) -> Res<()> {
        if self.class_of(namespace).lookup(&self.names.getitem).is_some() {
            return Ok(());
        }
        let meta = metaclass.borrow_ref::<Type>().map(|meta| meta.name());
        let (shown, found) = (meta.as_deref().map_or("<metaclass>", Str::as_str), self.type_name(namespace));
        Err(self.type_error(format!("{shown}.__prepare__() must return a mapping, not {found}")))
    }

    /// The cell behind `__class__` and `super()` holds the class that its body has made.
    fn check_class_cell(&mut self, told: &Value, name: &Value, class: &Value) -> Res<()> {
        if told.same(class) {
            return Ok(());
        }
        let (name, class) = (self.repr_of(name)?, self.repr_of(class)?);
        let (name, class) = (name.as_str(), class.as_str());
        if told.is_undef() {
            let message =
                format!("__class__ not set defining {name} as {class}. Was __classcell__ propagated to type.__new__?");
            return Err(self.runtime_error(message));
        }
        let told = self.repr_of(told)?;
        Err(self.type_error(format!("__class__ set to {} defining {name} as {class}", told.as_str())))
    }

    /// Replaces bases that are no classes by what their `__mro_entries__` says.
    fn resolve_bases(&mut self, bases: &[Value]) -> Res<Vec<Value>> {
        let mut resolved = Vec::with_capacity(bases.len());
        for base in bases {
            if base.kind() == Kind::Type {
                resolved.push(base.clone());
                continue;
            }
            let name = self.names.mro_entries.clone();
            match self.get_attr_opt(base, &name)? {
                Some(method) => {
                    let all = Value::from(Tuple::from_slice(bases));
                    let entries = self.call(&method, &[all])?;
                    match entries.get::<Tuple>() {
                        Some(entries) => resolved.extend_from_slice(entries),
                        None => return Err(self.type_error("__mro_entries__ must return a tuple")),
                    }
                }
                None => resolved.push(base.clone()),
            }
        }
        Ok(resolved)
    }

    pub(crate) fn best_metaclass(&mut self, start: Ref<Type>, bases: &[Value]) -> Res<Ref<Type>> {
        let mut winner = start;
        for base in bases {
            let meta = self.class_of(base);
            if winner.is_subtype(&meta) {
                continue;
            }
            if meta.is_subtype(&winner) {
                winner = meta;
                continue;
            }
            return Err(self.type_error(
                "metaclass conflict: the metaclass of a derived class must be a (non-strict) subclass of the \
                 metaclasses of all its bases",
            ));
        }
        Ok(winner)
    }

    /// `type.__new__(metaclass, name, bases, namespace, **keywords)`
    pub fn new_class(
        &mut self,
        metaclass: &Ref<Type>,
        name: &Ref<Str>,
        bases: &[Value],
        namespace: &Value,
        keywords: Keywords,
    ) -> Res {
        let mut classes = Vec::with_capacity(bases.len().max(1));
        for base in bases {
            match base.to_ref::<Type>() {
                Some(class) => classes.push(class),
                None => return Err(self.type_error("bases must be types")),
            }
        }
        if classes.is_empty() {
            classes.push(self.types.object.clone());
        }
        let metaclass = self.best_metaclass(metaclass.clone(), bases)?;
        let place = self.best_base(&classes)?;
        let base = classes[place].clone();
        // What is shown of a class can be written in UTF-8.
        self.encode_text(name, "utf-8", "strict")?;
        let dict = Dict::new();
        let mut only_text = true;
        for (key, value) in self.mapping_pairs(namespace)?.unwrap_or_default() {
            match key.to_ref::<Str>() {
                Some(key) => dict.set_str(&intern_ref(&key), value),
                None => {
                    only_text &= key.native::<Str>().is_some();
                    self.dict_set(&dict, key, value)?;
                }
            }
        }
        if let Some(doc) = dict.get_str(&self.names.doc).and_then(|doc| doc.native_ref::<Str>()) {
            self.encode_text(&doc, "utf-8", "strict")?;
        }
        let names = [self.names.qualname.clone(), self.names.classcell.clone(), self.names.slots.clone()];
        let qualname = dict.remove_str(&names[0]);
        let cell = dict.remove_str(&names[1]);
        if let Some(cell) = cell.as_ref().filter(|cell| cell.kind() != Kind::Cell) {
            let found = self.class_of(cell).value();
            let found = self.repr_of(&found)?;
            return Err(self.type_error(format!("__classcell__ must be a nonlocal cell, not {}", found.as_str())));
        }
        // `__new__`, `__init_subclass__` and `__class_getitem__` are static and class methods without saying so.
        if let Some(new) = dict.get_str(&self.names.new)
            && new.kind() == Kind::Function
        {
            dict.set_str(&self.names.new, StaticMethod::new(new));
        }
        for special in [self.names.init_subclass.clone(), self.names.class_getitem.clone()] {
            if let Some(function) = dict.get_str(&special)
                && function.kind() == Kind::Function
            {
                dict.set_str(&special, ClassMethod::new(function));
            }
        }
        let module = match dict.get_str(&self.names.module) {
            Some(module) => module,
            None => {
                let module = self.calling_module();
                dict.set_str(&self.names.module, module.clone());
                module
            }
        };
        let slots = match dict.get_str(&names[2]) {
            Some(slots) => Some(self.slot_names(&slots, name, &dict)?),
            None => None,
        };
        let sized = matches!(base.layout, Kind::Int | Kind::Bytes | Kind::Tuple);
        let may_have = [!base.has_dict.get(), !base.has_weak.get() && !sized];
        let asked = self.check_slots(slots.as_deref(), &base, may_have)?;
        // What a class does not ask for it has all the same when another base has it.
        let adds_dict = may_have[0] && (asked[0] || classes.iter().any(|class| class.has_dict.get()));
        let adds_weak = may_have[1] && (asked[1] || classes.iter().any(|class| class.has_weak.get()));
        let plan = Blueprint {
            name: intern_ref(name),
            module,
            metaclass: metaclass.value(),
            bases: classes.clone(),
            dict: dict.clone(),
            layout: base.layout,
            user: true,
            subclassable: true,
            has_dict: adds_dict || base.has_dict.get(),
            has_weak: adds_weak || base.has_weak.get(),
        };
        let class = self.ordered_class(plan, place)?;
        if let Some(qualname) = qualname {
            match qualname.to_ref::<Str>() {
                Some(qualname) => *class.qualname.borrow_mut() = qualname,
                None => {
                    let found = self.class_of(&qualname).name();
                    return Err(self.type_error(format!("type __qualname__ must be a str, not {}", found.as_str())));
                }
            }
        }
        if dict.get_str(&self.names.del).is_some() {
            class.has_finalizer.set(true);
        }
        let mut members = slots.unwrap_or_default();
        members.retain(|slot| !matches!(slot.as_str(), "__dict__" | "__weakref__"));
        members.sort_by(|a, b| a.as_str().cmp(b.as_str()));
        for slot in &members {
            let member = Value::from(Ref::new(GetSet::Slot { name: slot.clone(), owner: class.clone() }));
            dict.set_str(slot, member);
        }
        *class.members.borrow_mut() = members;
        for (adds, attribute) in [(adds_dict, &OWN_DICT[..]), (adds_weak, &OWN_WEAKREF[..])] {
            let name = intern(attribute[0].name());
            if adds && dict.get_str(&name).is_none() {
                let (get, set) = (&attribute[0], attribute.get(1));
                let attribute = GetSet::Native { name: get.name(), owner: class.clone(), get, set, python: None };
                dict.set_str(&name, Value::from(Ref::new(attribute)));
            }
        }
        if dict.get_str(&self.names.doc).is_none() {
            dict.set_str(&self.names.doc, Value::NONE);
        }
        // A class that says when its instances are equal has no hash unless it says that, too.
        if dict.get_str(&self.names.eq).is_some() && dict.get_str(&self.names.hash).is_none() {
            dict.set_str(&self.names.hash, Value::NONE);
        }
        if let Some(cell) = cell.as_ref().and_then(|cell| cell.get::<PyCell>()) {
            *cell.value.borrow_mut() = class.value();
        }
        if !only_text {
            let category = self.errors.RuntimeWarning.clone();
            let message = format!("non-string key in the __dict__ of class {}", class.name().as_str());
            self.warn(&category, &message, 1)?;
        }
        let value = class.value();
        for (key, attribute) in dict.snapshot() {
            self.call_set_name(&key, &attribute, &value)?;
        }
        self.call_init_subclass(&class, keywords)?;
        Ok(value)
    }

    /// Whether a class gets a `__dict__` and weak references of its own; `may` says whether it has neither yet.
    fn check_slots(&mut self, slots: Option<&[Ref<Str>]>, base: &Ref<Type>, may: [bool; 2]) -> Res<[bool; 2]> {
        let Some(slots) = slots else { return Ok([true, true]) };
        if !slots.is_empty() && matches!(base.layout, Kind::Int | Kind::Bytes | Kind::Tuple | Kind::Type) {
            let message = format!("nonempty __slots__ not supported for subtype of '{}'", base.name().as_str());
            return Err(self.type_error(message));
        }
        let mut asked = [false, false];
        for slot in slots {
            let Some(place) = ["__dict__", "__weakref__"].iter().position(|name| *name == slot.as_str()) else {
                continue;
            };
            if asked[place] || !may[place] {
                let message = format!("{} slot disallowed: we already got one", slot.as_str());
                return Err(self.type_error(message));
            }
            asked[place] = true;
        }
        Ok(asked)
    }

    /// Makes a class and finds its order of classes.
    fn ordered_class(&mut self, plan: Blueprint, base_place: usize) -> Res<Ref<Type>> {
        let metaclass = plan.metaclass.to_ref::<Type>();
        let asks = metaclass.is_some_and(|metaclass| {
            metaclass.lookup(&intern("mro")).is_some_and(|method| method.kind() != Kind::Native)
        });
        let behind = if asks { vec![self.types.object.clone()] } else { self.linearize(&plan.bases)? };
        let class = Type::new(plan, behind);
        class.base_place.set(base_place);
        if asks && let Some(order) = self.custom_order(&class)? {
            drop(class.mro.replace(order));
            class.changed();
            super::layout::note_looseness(&class);
        }
        Ok(class)
    }

    /// The name of the module whose code runs now.
    fn calling_module(&self) -> Value {
        let name = self.machine.frames.last().and_then(|_| self.machine.function().globals.get_str(&self.names.name));
        name.unwrap_or_else(|| self.names.builtins.value())
    }

    fn call_set_name(&mut self, key: &Value, attribute: &Value, class: &Value) -> Res<()> {
        if !matches!(attribute.kind(), Kind::Instance | Kind::Foreign | Kind::Property) {
            return Ok(());
        }
        if let Some(property) = attribute.get::<crate::objects::Property>() {
            *property.name.borrow_mut() = key.clone();
            return Ok(());
        }
        let name = self.names.set_name.clone();
        let result = self.special(attribute, &name, &[class.clone(), key.clone()]);
        if let Err(super::Raise::Exception(exception)) = &result {
            let (found, shown) = (self.class_of(attribute).name(), self.class_name(class));
            let key = key.get::<Str>().map_or("", Str::as_str);
            let note = format!("Error calling __set_name__ on '{}' instance '{key}' in '{shown}'", found.as_str());
            self.add_note(exception, &note)?;
        }
        result.map(|_| ())
    }

    /// The name of a class, as errors show it.
    pub fn class_name(&self, class: &Value) -> String {
        class.get::<Type>().map_or_else(String::new, |class| class.name().as_str().to_owned())
    }

    fn call_init_subclass(&mut self, class: &Ref<Type>, keywords: Keywords) -> Res<()> {
        let name = self.names.init_subclass.clone();
        let Some(found) = self.lookup_behind(class, class, &name) else { return Ok(()) };
        if found.kind() == Kind::ClassMethod {
            let function = self.function_inside(&found)?;
            if crate::objects::native::is_built_in(&function) && keywords.is_empty() {
                return Ok(());
            }
            self.call_with(&crate::objects::Method::new(function, class.value()), &[], keywords)?;
        } else if found.kind() == Kind::StaticMethod {
            let function = self.function_inside(&found)?;
            self.call_with(&function, &[], keywords)?;
        } else if found.kind() == Kind::Function {
            // Given to the class after it was made: looked up in the class behind, it is bound to nothing.
            self.call_with(&found, &[], keywords)?;
        }
        Ok(())
    }

    fn slot_names(&mut self, slots: &Value, class: &Ref<Str>, dict: &Ref<Dict>) -> Res<Vec<Ref<Str>>> {
        let items = if slots.native::<Str>().is_some() { vec![slots.clone()] } else { self.collect(slots)? };
        let mut names = Vec::with_capacity(items.len());
        for item in items {
            let Some(text) = item.native::<Str>() else {
                let found = self.class_of(&item).name();
                return Err(self.type_error(format!("__slots__ items must be strings, not '{}'", found.as_str())));
            };
            let plain = text.as_str();
            let valid = plain.chars().next().is_some_and(|c| c == '_' || c.is_alphabetic())
                && plain.chars().all(|c| c == '_' || c.is_alphanumeric());
            if !valid {
                return Err(self.type_error("__slots__ must be identifiers"));
            }
            let mangled = if plain.starts_with("__") && !plain.ends_with("__") {
                let class = class.as_str().trim_start_matches('_');
                intern(&format!("_{class}{plain}"))
            } else {
                intern(plain)
            };
            if dict.get_str(&mangled).is_some() {
                return Err(self.value_error(format!("'{plain}' in __slots__ conflicts with class variable")));
            }
            names.push(mangled);
        }
        Ok(names)
    }

    /// `isinstance(value, classes)`
    pub fn is_instance(&mut self, value: &Value, classes: &Value) -> Res<bool> {
        if let Some(class) = classes.borrow_ref::<Type>() {
            let own = self.class_of(value);
            if own.same(class) {
                return Ok(true);
            }
            let meta = class.metaclass.borrow().to_ref::<Type>();
            if meta.is_some_and(|meta| !meta.same(&self.types.type_)) {
                let name = self.names.instancecheck.clone();
                if let Some(result) = self.special(classes, &name, std::slice::from_ref(value))? {
                    return self.truth(&result);
                }
            }
            return self.is_instance_plain(value, class);
        }
        if let Some(all) = classes.to_ref::<Tuple>() {
            for class in all.iter() {
                self.tick(1)?;
                if self.deeper(|vm| vm.is_instance(value, class))? {
                    return Ok(true);
                }
            }
            return Ok(false);
        }
        if let Some(members) = self.union_members(classes) {
            for class in &members {
                if self.is_instance(value, &if class.is_none() { self.types.none.value() } else { class.clone() })? {
                    return Ok(true);
                }
            }
            return Ok(false);
        }
        let name = self.names.instancecheck.clone();
        if let Some(result) = self.special(classes, &name, std::slice::from_ref(value))? {
            return self.truth(&result);
        }
        if self.claimed_bases(classes)?.is_none() {
            return Err(self.type_error("isinstance() arg 2 must be a type, a tuple of types, or a union"));
        }
        let name = self.names.class.clone();
        match self.get_attr_opt(value, &name)? {
            // Something that has no bases descends from nothing.
            Some(class) => self.claims_to_descend(&class, classes),
            None => Ok(false),
        }
    }

    /// By class, or by what `__class__` claims.
    pub fn is_instance_plain(&mut self, value: &Value, class: &Ref<Type>) -> Res<bool> {
        if self.class_of(value).is_subtype(class) {
            return Ok(true);
        }
        if !matches!(value.kind(), Kind::Instance | Kind::Foreign) {
            return Ok(false);
        }
        let name = self.names.class.clone();
        let claimed = self.get_attr_opt(value, &name)?;
        Ok(claimed.is_some_and(|claimed| claimed.borrow_ref::<Type>().is_some_and(|c| c.is_subtype(class))))
    }

    /// `issubclass(class, classes)`
    pub fn is_subclass(&mut self, class: &Value, classes: &Value) -> Res<bool> {
        if let Some(target) = classes.borrow_ref::<Type>() {
            let meta = target.metaclass.borrow().to_ref::<Type>();
            if meta.is_some_and(|meta| !meta.same(&self.types.type_)) {
                let name = self.names.subclasscheck.clone();
                if let Some(result) = self.special(classes, &name, std::slice::from_ref(class))? {
                    return self.truth(&result);
                }
            }
            return self.is_subclass_plain(class, classes);
        }
        if let Some(all) = classes.to_ref::<Tuple>() {
            for target in all.iter() {
                self.tick(1)?;
                if self.deeper(|vm| vm.is_subclass(class, target))? {
                    return Ok(true);
                }
            }
            return Ok(false);
        }
        if let Some(members) = self.union_members(classes) {
            for target in &members {
                if self.is_subclass(class, &if target.is_none() { self.types.none.value() } else { target.clone() })? {
                    return Ok(true);
                }
            }
            return Ok(false);
        }
        let name = self.names.subclasscheck.clone();
        if let Some(result) = self.special(classes, &name, std::slice::from_ref(class))? {
            return self.truth(&result);
        }
        if class.kind() != Kind::Type && self.claimed_bases(class)?.is_none() {
            return Err(self.type_error("issubclass() arg 1 must be a class"));
        }
        self.is_claimed_subclass(class, classes, "issubclass() arg 2 must be a class, a tuple of classes, or a union")
    }

    /// `issubclass` where the second is a class that has no say of its own.
    pub(crate) fn is_subclass_plain(&mut self, class: &Value, target: &Value) -> Res<bool> {
        match (class.borrow_ref::<Type>(), target.borrow_ref::<Type>()) {
            (Some(class), Some(target)) => Ok(class.is_subtype(target)),
            _ => self.is_claimed_subclass(class, target, "issubclass() arg 1 must be a class"),
        }
    }

    /// The tuple in `__bases__`, by which an object that is no class may say that it is one.
    fn claimed_bases(&mut self, value: &Value) -> Res<Option<Ref<Tuple>>> {
        let bases = self.get_attr_opt(value, &crate::objects::str::intern("__bases__"))?;
        Ok(bases.and_then(|bases| bases.native_ref::<Tuple>()))
    }

    /// `issubclass` for what only says that it is a class; both must.
    fn is_claimed_subclass(&mut self, class: &Value, target: &Value, refusal: &str) -> Res<bool> {
        if self.claimed_bases(class)?.is_none() || self.claimed_bases(target)?.is_none() {
            return Err(self.type_error(refusal));
        }
        self.claims_to_descend(class, target)
    }

    /// Whether the bases that an object claims to have, or theirs, lead to `target`. Bases may be made up without end.
    fn claims_to_descend(&mut self, class: &Value, target: &Value) -> Res<bool> {
        let mut class = class.clone();
        loop {
            self.tick(1)?;
            if class.same(target) {
                return Ok(true);
            }
            let Some(bases) = self.claimed_bases(&class)? else { return Ok(false) };
            match &bases[..] {
                [] => return Ok(false),
                [base] => class = base.clone(),
                bases => {
                    return self.deeper(|vm| {
                        for base in bases {
                            if vm.claims_to_descend(base, target)? {
                                return Ok(true);
                            }
                        }
                        Ok(false)
                    });
                }
            }
        }
    }

    /// `exception.add_note(note)`
    pub fn add_note(&mut self, exception: &crate::objects::Exception, note: &str) -> Res<()> {
        let dict = self.exception_dict(exception);
        let name = self.names.notes.clone();
        let notes = match dict.get_str(&name) {
            Some(notes) => notes,
            None => {
                let notes = Value::from(crate::objects::List::new(Vec::new()));
                dict.set_str(&name, notes.clone());
                notes
            }
        };
        let Some(list) = notes.native_ref::<crate::objects::List>() else {
            return Err(self.type_error("Cannot add note: __notes__ is not a list"));
        };
        list.items.borrow_mut().push(Value::from(Str::new(note)));
        Ok(())
    }
}
