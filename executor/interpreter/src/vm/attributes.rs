//! Attributes and descriptors. <https://docs.python.org/3.13/howto/descriptor.html>

use super::{Raise, Res, Vm};
use crate::memory::{Kind, Ref, Value};
use crate::objects::native::is_built_in;
use crate::objects::shape::{MAX_SLOTS, Shape};
use crate::objects::str::intern_ref;
use crate::objects::{
    ClassMethod, Dict, Exception, Foreign, Function, GetSet, Instance, Method, Module, Native, Property, StaticMethod,
    Str, Super, Type,
};

impl Vm {
    /// `object.name`
    pub fn get_attr(&mut self, object: &Value, name: &Ref<Str>) -> Res {
        let class = self.class_of(object);
        let result = match class.lookup(&self.names.getattribute) {
            Some(custom) if custom.kind() == Kind::Function => {
                let object = object.clone();
                let name = name.value();
                self.call(&custom, &[object, name])
            }
            Some(custom) if !is_built_in(&custom) => match self.bind_attribute(&custom, object, &class) {
                Ok(bound) => self.call(&bound, &[name.value()]),
                Err(raise) => Err(raise),
            },
            _ => self.plain_attr(object, name),
        };
        match result {
            Err(raise) if self.is_error(&raise, &self.errors.AttributeError) => {
                match class.lookup(&self.names.getattr) {
                    Some(fallback) => {
                        let bound = self.bind_attribute(&fallback, object, &class)?;
                        self.call(&bound, &[name.value()])
                    }
                    None => Err(raise),
                }
            }
            result => result,
        }
    }

    /// `object.__getattribute__(name)` of the built-in kinds.
    pub fn plain_attr(&mut self, object: &Value, name: &Ref<Str>) -> Res {
        match self.find_attr(object, name)? {
            Some(value) => Ok(value),
            None => Err(self.no_attribute(object, name)),
        }
    }

    /// `getattr(object, name, None)`, with only the missing attribute forgiven.
    pub fn get_attr_opt(&mut self, object: &Value, name: &Ref<Str>) -> Res<Option<Value>> {
        match self.get_attr(object, name) {
            Ok(value) => Ok(Some(value)),
            Err(raise) if self.is_error(&raise, &self.errors.AttributeError) => Ok(None),
            Err(raise) => Err(raise),
        }
    }

    fn find_attr(&mut self, object: &Value, name: &Ref<Str>) -> Res<Option<Value>> {
        let class = self.class_of(object);
        match object.kind() {
            Kind::Type => {
                let this = object.to_ref::<Type>().expect("the kind says so");
                return self.find_class_attr(&this, &class, name);
            }
            Kind::Module if class.same(&self.types.module) => {
                let module = object.to_ref::<Module>().expect("the kind says so");
                if let Some(value) = module.dict.get_str(name) {
                    return Ok(Some(value));
                }
                if let Some(found) = class.lookup(name) {
                    return self.bind_attribute(&found, object, &class).map(Some);
                }
                return self.module_fallback(object, name);
            }
            Kind::Foreign | Kind::Instance if crate::objects::generic_alias::makes_aliases(self, &class) => {
                if let Some(origin) = crate::objects::generic_alias::origin_for(object, name.as_str()) {
                    return self.get_attr(&origin, name).map(Some);
                }
            }
            Kind::Super | Kind::Instance => {
                if let Some(this) = object.native_ref::<Super>()
                    && name.as_str() != "__class__"
                    && let Some(found) = self.find_super(&this, name)?
                {
                    return Ok(Some(found));
                }
            }
            _ => {}
        }
        let on_class = class.lookup(name);
        if let Some(found) = &on_class
            && self.is_data_descriptor(found)
        {
            // One that only sets lets the object's own value be read.
            if !self.gives(found)
                && let Some(value) = self.own_attr(object, name)
            {
                return Ok(Some(value));
            }
            return self.bind_attribute(found, object, &class).map(Some);
        }
        if let Some(value) = self.own_attr(object, name) {
            return Ok(Some(value));
        }
        match on_class {
            Some(found) => self.bind_attribute(&found, object, &class).map(Some),
            None => match object.get::<Method>().filter(|method| method.built_in().is_none()) {
                // What a bound method does not have itself may be had from its function.
                Some(method) => {
                    let function = method.function.clone();
                    self.deeper(|vm| vm.find_attr(&function, name))
                }
                None => self.module_fallback(object, name),
            },
        }
    }

    /// What a module's own `__getattr__` says about a name. Annotations are there as soon as somebody asks.
    fn module_fallback(&mut self, object: &Value, name: &Ref<Str>) -> Res<Option<Value>> {
        if let Some(module) = object.get::<Module>()
            && name.as_str() == "__annotations__"
        {
            let made = Dict::new().value();
            module.dict.set_str(&self.names.annotations, made.clone());
            return Ok(Some(made));
        }
        let fallback = object.get::<Module>().and_then(|module| module.dict.get_str(&self.names.getattr));
        fallback.map(|fallback| self.call(&fallback, &[name.value()])).transpose()
    }

    /// An attribute stored on the object itself.
    pub fn own_attr(&self, object: &Value, name: &Ref<Str>) -> Option<Value> {
        match object.kind() {
            Kind::Instance => {
                let instance = object.get::<Instance>()?;
                if let Some(dict) = &*instance.dict.borrow()
                    && let Some(value) = dict.get_str(name)
                {
                    return Some(value);
                }
                match instance.shape.borrow().slot(name) {
                    Some(slot) => instance.slots.borrow().get(slot).and_then(|value| value.defined().cloned()),
                    None => instance.native.get::<Foreign>()?.data.attribute(name.as_str()),
                }
            }
            Kind::Foreign => object.get::<Foreign>()?.own_attr(name),
            _ => self.own_dict(object, false)?.get_str(name),
        }
    }

    /// The dict of an object's own attributes, if it has one.
    pub(crate) fn attributes_of(&self, object: &Value) -> Option<Ref<Dict>> {
        match object.get::<Instance>() {
            Some(instance) if instance.class.borrow().has_dict.get() => Some(self.instance_dict(instance)),
            _ => self.own_dict(object, true),
        }
    }

    /// The dict behind an object that is not an instance of a plain class; made when `create`.
    pub fn own_dict(&self, object: &Value, create: bool) -> Option<Ref<Dict>> {
        let cell = match object.kind() {
            Kind::Exception => &object.get::<Exception>()?.dict,
            Kind::Function => &object.get::<Function>()?.dict,
            Kind::StaticMethod => &object.get::<StaticMethod>()?.dict,
            Kind::ClassMethod => &object.get::<ClassMethod>()?.dict,
            Kind::Module => return Some(object.get::<Module>()?.dict.clone()),
            Kind::Foreign => return object.get::<Foreign>()?.data.dict().cloned(),
            _ => return None,
        };
        if create {
            return Some(cell.borrow_mut().get_or_insert_with(Dict::new).clone());
        }
        cell.borrow().clone()
    }

    fn find_class_attr(&mut self, class: &Ref<Type>, metaclass: &Ref<Type>, name: &Ref<Str>) -> Res<Option<Value>> {
        let on_meta = metaclass.lookup(name);
        if let Some(found) = &on_meta
            && self.is_data_descriptor(found)
            && (self.gives(found) || class.lookup(name).is_none())
        {
            return self.bind_attribute(found, &class.value(), metaclass).map(Some);
        }
        if let Some(found) = class.lookup(name) {
            return self.bind_class_attribute(&found, class).map(Some);
        }
        match on_meta {
            Some(found) => self.bind_attribute(&found, &class.value(), metaclass).map(Some),
            None => Ok(None),
        }
    }

    /// What a class attribute gives when read from the class.
    pub fn bind_class_attribute(&mut self, found: &Value, class: &Ref<Type>) -> Res {
        match found.kind() {
            Kind::StaticMethod => self.function_inside(found),
            Kind::ClassMethod => self.bind_class_method(found, class),
            Kind::Function | Kind::Native | Kind::Property | Kind::GetSet => Ok(found.clone()),
            Kind::Instance | Kind::Foreign => match self.class_of(found).lookup(&self.names.get) {
                Some(get) => {
                    let found = found.clone();
                    let descriptor_class = self.class_of(&found);
                    let get = self.bind_attribute(&get, &found, &descriptor_class)?;
                    self.call(&get, &[Value::NONE, class.value()])
                }
                None => Ok(found.clone()),
            },
            _ => Ok(found.clone()),
        }
    }

    /// Whether a descriptor decides about reading, too.
    fn gives(&self, descriptor: &Value) -> bool {
        !matches!(descriptor.kind(), Kind::Instance | Kind::Foreign)
            || self.class_of(descriptor).lookup(&self.names.get).is_some()
    }

    /// True for a descriptor that also decides about setting.
    pub fn is_data_descriptor(&self, value: &Value) -> bool {
        match value.kind() {
            Kind::Property | Kind::GetSet => true,
            Kind::Instance | Kind::Foreign => {
                let class = self.class_of(value);
                class.lookup(&self.names.set).is_some() || class.lookup(&self.names.delete).is_some()
            }
            _ => false,
        }
    }

    /// What a class attribute gives when read from an instance.
    pub fn bind_attribute(&mut self, found: &Value, object: &Value, class: &Ref<Type>) -> Res {
        match found.kind() {
            Kind::Function => Ok(Method::new(found.clone(), object.clone())),
            Kind::Native => {
                let native = found.get::<Native>().expect("the kind says so");
                if native.owner.is_some() { Ok(Method::new(found.clone(), object.clone())) } else { Ok(found.clone()) }
            }
            Kind::Property => {
                let getter = found.get::<Property>().expect("the kind says so").getter();
                if getter.is_none() {
                    return Err(self.property_error(found, object, "getter"));
                }
                self.call(&getter, std::slice::from_ref(object))
            }
            Kind::GetSet => match found.get::<GetSet>().expect("the kind says so") {
                GetSet::Native { python: Some(property), .. } => {
                    self.call(&property.getter(), std::slice::from_ref(object))
                }
                GetSet::Native { get, owner, .. } => {
                    if owner.user {
                        // It may have been put into another class.
                        crate::objects::descriptors::applies(self, found, object)?;
                    }
                    (get.body)(self, std::slice::from_ref(object))
                }
                GetSet::Slot { name, .. } => {
                    crate::objects::descriptors::applies(self, found, object)?;
                    match self.own_attr(object, name) {
                        Some(value) => Ok(value),
                        None if object.kind() == Kind::Module => Err(self.no_attribute(object, name)),
                        None => {
                            let class = self.class_of(object);
                            let class = self.full_class_name(&class);
                            let class = class.strip_prefix("__main__.").unwrap_or(&class);
                            let message = format!("'{class}' object has no attribute '{}'", name.as_str());
                            Err(self.attribute_error(object, name, message))
                        }
                    }
                }
            },
            Kind::StaticMethod => self.function_inside(found),
            Kind::ClassMethod => self.bind_class_method(found, class),
            Kind::Instance | Kind::Foreign => {
                let descriptor_class = self.class_of(found);
                match descriptor_class.lookup(&self.names.get) {
                    Some(get) => {
                        let get = self.bind_attribute(&get, found, &descriptor_class)?;
                        self.call(&get, &[object.clone(), class.value()])
                    }
                    None => Ok(found.clone()),
                }
            }
            Kind::Super => {
                let this = found.get::<Super>().expect("the kind says so");
                if this.object_type.is_some() || object.is_none() {
                    return Ok(found.clone());
                }
                self.make_super(&this.start.value(), object).map(Value::from)
            }
            _ => Ok(found.clone()),
        }
    }

    pub(crate) fn property_error(&mut self, property: &Value, object: &Value, what: &str) -> Raise {
        let class = self.class_of(object);
        let property = property.native_ref::<Property>();
        let mut name = property.as_ref().map(|property| property.name.borrow().clone());
        if name.as_ref().is_none_or(|name| name.is_none() || name.is_undef())
            && let Some(getter) = property.map(|property| property.getter()).filter(|getter| !getter.is_none())
        {
            // A property that no class has named goes by its function.
            name = self.get_attr_opt(&getter, &self.names.name.clone()).ok().flatten();
        }
        let message = match name.as_ref().and_then(|name| name.get::<Str>()) {
            Some(name) => {
                format!("property '{}' of '{}' object has no {what}", name.as_str(), class.qualname.borrow().as_str())
            }
            None => format!("property of '{}' object has no {what}", class.qualname.borrow().as_str()),
        };
        self.error(&self.errors.AttributeError, message)
    }

    /// The `AttributeError` for a name that an object does not have. "Did you mean" is part of the printed traceback
    /// only, as in CPython; see `vm::traceback`.
    #[cold]
    pub fn no_attribute(&mut self, object: &Value, name: &Ref<Str>) -> Raise {
        let shown = name.as_str();
        let message = match object.kind() {
            Kind::Type => {
                let class = object.get::<Type>().expect("the kind says so");
                format!("type object '{}' has no attribute '{shown}'", class.name().as_str())
            }
            Kind::Module => {
                let module = object.get::<Module>().expect("the kind says so");
                match module.name() {
                    Some(name) => format!("module '{}' has no attribute '{shown}'", name.as_str()),
                    None => format!("module has no attribute '{shown}'"),
                }
            }
            Kind::Super => format!("'super' object has no attribute '{shown}'"),
            Kind::Method if object.get::<Method>().is_some_and(|method| method.built_in().is_none()) => {
                let function = object.get::<Method>().expect("the kind says so").function.clone();
                return self.no_attribute(&function, name);
            }
            _ => format!("'{}' object has no attribute '{shown}'", self.class_of(object).name().as_str()),
        };
        let raise = self.attribute_error(object, name, message);
        if let Raise::Exception(exception) = &raise {
            let hint = match object.get::<Module>() {
                Some(module) => {
                    crate::catalogue::attribute_hint(module.name().as_deref().map_or("", Str::as_str), shown)
                }
                None => crate::catalogue::attribute_hint(self.class_of(object).name().as_str(), shown),
            };
            *exception.hint.borrow_mut() = hint;
        }
        raise
    }

    /// `object.name = value`
    pub fn set_attr(&mut self, object: &Value, name: &Ref<Str>, value: Value) -> Res<()> {
        let class = self.class_of(object);
        if let Some(custom) = class.lookup(&self.names.setattr)
            && !is_built_in(&custom)
        {
            let bound = self.bind_attribute(&custom, object, &class)?;
            self.call(&bound, &[name.value(), value])?;
            return Ok(());
        }
        self.plain_set_attr(object, name, value)
    }

    /// `object.__setattr__(name, value)` of the built-in kinds.
    pub fn plain_set_attr(&mut self, object: &Value, name: &Ref<Str>, value: Value) -> Res<()> {
        let class = self.class_of(object);
        if let Kind::Type = object.kind() {
            let this = object.to_ref::<Type>().expect("the kind says so");
            return self.set_class_attr(&this, &class, name, value);
        }
        if let Some(found) = class.lookup(name) {
            match found.kind() {
                Kind::Property => {
                    let setter = found.get::<Property>().expect("the kind says so").setter();
                    if setter.is_none() {
                        return Err(self.property_error(&found, object, "setter"));
                    }
                    self.call(&setter, &[object.clone(), value])?;
                    return Ok(());
                }
                Kind::GetSet => return self.set_through(&found, object, value),
                Kind::Instance | Kind::Foreign => {
                    let descriptor_class = self.class_of(&found);
                    if let Some(set) = descriptor_class.lookup(&self.names.set) {
                        let set = self.bind_attribute(&set, &found, &descriptor_class)?;
                        self.call(&set, &[object.clone(), value])?;
                        return Ok(());
                    }
                    if descriptor_class.lookup(&self.names.delete).is_some() {
                        return Err(self.error(&self.errors.AttributeError, "__set__"));
                    }
                }
                _ => {}
            }
        }
        self.set_own_attr(object, &class, name, value)
    }

    /// Sets an attribute by its descriptor; an undefined value deletes it.
    pub(crate) fn set_through(&mut self, found: &Value, object: &Value, value: Value) -> Res<()> {
        match found.get::<GetSet>().expect("the kind says so") {
            GetSet::Native { python: Some(property), set: Some(_), .. } => property.clone().put(self, object, value),
            GetSet::Native { set: Some(set), owner, .. } => {
                if owner.user {
                    crate::objects::descriptors::applies(self, found, object)?;
                }
                (set.body)(self, &[object.clone(), value])?;
                Ok(())
            }
            member if member.is_member() && matches!(member, GetSet::Native { .. }) => {
                Err(self.error(&self.errors.AttributeError, "readonly attribute"))
            }
            GetSet::Native { name, owner, .. } => Err(self.error(
                &self.errors.AttributeError,
                format!("attribute '{name}' of '{}' objects is not writable", owner.name().as_str()),
            )),
            GetSet::Slot { name, .. } => {
                crate::objects::descriptors::applies(self, found, object)?;
                let Some(instance) = object.get::<Instance>() else {
                    // What is of another kind keeps members with its other attributes.
                    let Some(dict) = self.own_dict(object, true) else { return Err(self.no_attribute(object, name)) };
                    match value.is_undef() {
                        true => drop(dict.remove_str(name)),
                        false => dict.set_str(name, value),
                    }
                    return Ok(());
                };
                set_slot(instance, name, value);
                Ok(())
            }
        }
    }

    fn set_own_attr(&mut self, object: &Value, class: &Ref<Type>, name: &Ref<Str>, value: Value) -> Res<()> {
        if let Some(result) = self.set_hidden_attr(object, name, &value) {
            return result;
        }
        if let Some(instance) = object.get::<Instance>()
            && class.has_dict.get()
        {
            let dict = instance.dict.borrow().clone();
            match dict {
                Some(dict) => dict.set_str(name, value),
                None => {
                    let full = instance.shape.borrow().names.len() >= MAX_SLOTS;
                    if full && instance.shape.borrow().slot(name).is_none() {
                        self.instance_dict(instance).set_str(name, value);
                    } else {
                        set_slot(instance, name, value);
                    }
                }
            }
            return Ok(());
        }
        if let Some(dict) = self.own_dict(object, true) {
            dict.set_str(name, value);
            return Ok(());
        }
        Err(self.no_place_for(object, name))
    }

    /// The error for an attribute that an object without a `__dict__` cannot have set or deleted.
    #[cold]
    fn no_place_for(&mut self, object: &Value, name: &Ref<Str>) -> Raise {
        let class = self.class_of(object);
        let shown = class.name();
        if class.lookup(name).is_some() {
            let message = format!("'{}' object attribute '{}' is read-only", shown.as_str(), name.as_str());
            return self.attribute_error(object, name, message);
        }
        let own = |method: &Value| {
            method.get::<Native>().is_some_and(|n| n.owner.as_ref().is_some_and(|o| o.same(&self.types.object)))
        };
        if class.lookup(&self.names.setattr).is_some_and(|method| !own(&method)) {
            // A class that sets attributes itself does not tell where they would go.
            let message = format!("'{}' object has no attribute '{}'", shown.as_str(), name.as_str());
            return self.attribute_error(object, name, message);
        }
        let message = format!(
            "'{}' object has no attribute '{}' and no __dict__ for setting new attributes",
            shown.as_str(),
            name.as_str()
        );
        self.attribute_error(object, name, message)
    }

    fn set_class_attr(&mut self, class: &Ref<Type>, metaclass: &Ref<Type>, name: &Ref<Str>, value: Value) -> Res<()> {
        self.check_mutable(&class.value(), &name.value())?;
        if let Some(found) = metaclass.lookup(name) {
            match found.kind() {
                Kind::Property => {
                    let setter = found.get::<Property>().expect("the kind says so").setter();
                    if setter.is_none() {
                        return Err(self.property_error(&found, &class.value(), "setter"));
                    }
                    self.call(&setter, &[class.value(), value])?;
                    return Ok(());
                }
                Kind::GetSet => return self.set_through(&found, &class.value(), value),
                Kind::Instance | Kind::Foreign => {
                    let descriptor_class = self.class_of(&found);
                    if let Some(set) = descriptor_class.lookup(&self.names.set) {
                        let set = self.bind_attribute(&set, &found, &descriptor_class)?;
                        self.call(&set, &[class.value(), value])?;
                        return Ok(());
                    }
                    if descriptor_class.lookup(&self.names.delete).is_some() {
                        return Err(self.error(&self.errors.AttributeError, "__set__"));
                    }
                }
                _ => {}
            }
        }
        self.class_dict_set(class, name, value)
    }

    /// The attributes of built-in classes can neither be set nor deleted.
    pub(crate) fn check_mutable(&mut self, class: &Value, name: &Value) -> Res<()> {
        let Some(class) = class.get::<Type>().filter(|class| class.frozen.get()) else { return Ok(()) };
        let shown = self.repr_of(name)?;
        let message = format!("cannot set {} attribute of immutable type '{}'", shown.as_str(), class.name().as_str());
        Err(self.type_error(message))
    }

    /// Puts an attribute into a class's namespace, with all that follows from it.
    pub fn class_dict_set(&mut self, class: &Ref<Type>, name: &Ref<Str>, value: Value) -> Res<()> {
        let told = class.set(&intern_ref(name), value);
        self.tick(told)?;
        if name.as_str() == self.names.del.as_str() {
            self.note_finalizer(class)?;
        }
        Ok(())
    }

    /// Notes that instances of a class, and of all below it, have a `__del__` now.
    fn note_finalizer(&mut self, class: &Ref<Type>) -> Res<()> {
        let mut waiting = vec![class.clone()];
        while let Some(class) = waiting.pop() {
            self.tick(1)?;
            if !class.has_finalizer.replace(true) {
                waiting.extend(class.live_subclasses());
            }
        }
        Ok(())
    }

    /// `del object.name`
    pub fn delete_attr(&mut self, object: &Value, name: &Ref<Str>) -> Res<()> {
        let class = self.class_of(object);
        if let Some(custom) = class.lookup(&self.names.delattr)
            && !is_built_in(&custom)
        {
            let bound = self.bind_attribute(&custom, object, &class)?;
            self.call(&bound, &[name.value()])?;
            return Ok(());
        }
        self.plain_delete_attr(object, name)
    }

    /// `object.__delattr__(name)` of the built-in kinds.
    pub fn plain_delete_attr(&mut self, object: &Value, name: &Ref<Str>) -> Res<()> {
        let class = self.class_of(object);
        if let Some(this) = object.borrow_ref::<Type>() {
            self.check_mutable(&this.value(), &name.value())?;
            if let Some(found) = class.lookup(name)
                && self.deleted_through(&found, object)?
            {
                return Ok(());
            }
            if this.dict.remove_str(name).is_none() {
                return Err(self.attribute_error(
                    object,
                    name,
                    format!("type object '{}' has no attribute '{}'", this.name().as_str(), name.as_str()),
                ));
            }
            let told = this.changed();
            return self.tick(told);
        }
        if let Some(result) = self.set_hidden_attr(object, name, &Value::UNDEF) {
            return result;
        }
        if let Some(found) = class.lookup(name)
            && self.deleted_through(&found, object)?
        {
            return Ok(());
        }
        if let Some(instance) = object.get::<Instance>() {
            if self.own_attr(object, name).is_none() {
                return Err(if class.has_dict.get() {
                    self.nothing_to_delete(object, name)
                } else {
                    self.no_place_for(object, name)
                });
            }
            // Slots cannot have holes: the attributes move to a dict.
            let removed = self.instance_dict(instance).remove_str(name);
            drop(removed);
            return Ok(());
        }
        match self.own_dict(object, true) {
            Some(dict) => match dict.remove_str(name) {
                Some(removed) => {
                    drop(removed);
                    Ok(())
                }
                None => Err(self.nothing_to_delete(object, name)),
            },
            None => Err(self.no_place_for(object, name)),
        }
    }

    /// Lets a descriptor found on the class delete an attribute; false when it has no say.
    fn deleted_through(&mut self, found: &Value, object: &Value) -> Res<bool> {
        match found.kind() {
            Kind::Property => {
                let deleter = found.get::<Property>().expect("the kind says so").deleter();
                if deleter.is_none() {
                    return Err(self.property_error(found, object, "deleter"));
                }
                self.call(&deleter, std::slice::from_ref(object))?;
            }
            Kind::GetSet => self.delete_through(found, object)?,
            Kind::Instance | Kind::Foreign => {
                let descriptor_class = self.class_of(found);
                let Some(delete) = descriptor_class.lookup(&self.names.delete) else {
                    if descriptor_class.lookup(&self.names.set).is_some() {
                        return Err(self.error(&self.errors.AttributeError, "__delete__"));
                    }
                    return Ok(false);
                };
                let delete = self.bind_attribute(&delete, found, &descriptor_class)?;
                self.call(&delete, std::slice::from_ref(object))?;
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// Deletes an attribute by its descriptor.
    pub(crate) fn delete_through(&mut self, found: &Value, object: &Value) -> Res<()> {
        if let Some(GetSet::Slot { name, .. }) = found.get::<GetSet>() {
            crate::objects::descriptors::applies(self, found, object)?;
            let name = name.clone();
            return self.delete_slot(object, &name);
        }
        self.set_through(found, object, Value::UNDEF)
    }

    fn delete_slot(&mut self, object: &Value, name: &Ref<Str>) -> Res<()> {
        let Some(instance) = object.get::<Instance>() else { return Err(self.no_attribute(object, name)) };
        let slot = instance.shape.borrow().slot(name);
        let removed = slot.and_then(|slot| instance.slots.borrow_mut().get_mut(slot).map(Value::take));
        match removed.filter(|removed| !removed.is_undef()) {
            Some(removed) => {
                drop(removed);
                Ok(())
            }
            None => Err(self.attribute_error(object, name, name.as_str())),
        }
    }

    /// The instance's attributes as a dict, which from now on is where they are.
    pub fn instance_dict(&self, instance: &Instance) -> Ref<Dict> {
        if let Some(dict) = &*instance.dict.borrow() {
            return dict.clone();
        }
        let dict = Dict::new();
        let shape = instance.shape.borrow().clone();
        let values = instance.slots.take();
        let class = instance.class.borrow().clone();
        // A shape of its own, which no cache knows; members of `__slots__` stay in it.
        let mut members = Shape::root();
        let mut kept = Vec::new();
        for (name, value) in shape.names.iter().zip(values) {
            if is_slot_member(class.lookup(name).as_ref(), &class) {
                members = members.extended(name);
                kept.push(value);
            } else {
                dict.set_str(name, value);
            }
        }
        *instance.dict.borrow_mut() = Some(dict.clone());
        *instance.shape.borrow_mut() = members;
        *instance.slots.borrow_mut() = kept;
        dict
    }

    /// The function and the object for `object.name(...)`; the object is undefined when it is no plain method.
    pub fn get_method(&mut self, object: &Value, name: &Ref<Str>) -> Res<(Value, Value)> {
        let class = self.class_of(object);
        let custom = class.lookup(&self.names.getattribute).is_some_and(|found| !is_built_in(&found));
        if !custom
            && !matches!(object.kind(), Kind::Type | Kind::Module | Kind::Super)
            && !crate::objects::generic_alias::makes_aliases(self, &class)
            && !class.same(&self.types.union)
            && !class.same(&self.types.method)
            && let Some(found) = class.lookup(name)
        {
            let plain =
                found.kind() == Kind::Function || found.get::<Native>().is_some_and(|native| native.owner.is_some());
            if plain && self.own_attr(object, name).is_none() {
                return Ok((found, object.clone()));
            }
        }
        let value = self.get_attr(object, name)?;
        Ok((value, Value::UNDEF))
    }
}

/// True for a member declared in the `__slots__` of a class or of one of its bases.
pub(super) fn is_slot_member(found: Option<&Value>, class: &Ref<Type>) -> bool {
    found.is_some_and(
        |found| matches!(found.get::<GetSet>(), Some(GetSet::Slot { owner, .. }) if class.is_subtype(owner)),
    )
}

/// Sets an attribute that is kept in a slot.
fn set_slot(instance: &Instance, name: &Ref<Str>, value: Value) {
    let shape = instance.shape.borrow().clone();
    match shape.slot(name) {
        Some(slot) => {
            let old = std::mem::replace(&mut instance.slots.borrow_mut()[slot], value);
            drop(old);
        }
        None => {
            let name = intern_ref(name);
            instance.slots.borrow_mut().push(value);
            *instance.shape.borrow_mut() = shape.extended(&name);
        }
    }
}
