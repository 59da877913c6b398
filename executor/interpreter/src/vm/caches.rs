//! Filling inline caches: attributes and globals as instructions read and write them.
//!
//! What an entry may remember is what no change can make wrong without moving one of its guards: a class's version
//! moves with every change of its attributes, its bases' or its order of classes; a dict's with its layout.

#![expect(unsafe_code, reason = "guards are read without taking a borrow: nothing runs in between")]

use super::attributes::is_slot_member;
use super::{Res, Vm};
use crate::compiler::site::{CacheKind, Site};
use crate::memory::{Kind, Uncounted, Value};
use crate::objects::native::is_built_in;
use crate::objects::shape::MAX_SLOTS;
use crate::objects::type_::counters::unremembered;
use crate::objects::{Function, Instance, Module, Property, Type};
use std::rc::Rc;

impl Instance {
    /// The version of its class, 0 when none has been handed out: the first guard of inline caches.
    #[inline(always)]
    pub fn class_version(&self) -> u64 {
        // SAFETY: nothing changes the class while this reads a number from it.
        unsafe { (*self.class.as_ptr()).known_version() }
    }

    /// Address of its shape: the other guard.
    #[inline(always)]
    pub fn shape_address(&self) -> usize {
        // SAFETY: nothing changes the shape while this reads its address.
        unsafe { Rc::as_ptr(&*self.shape.as_ptr()) as usize }
    }
}

impl Vm {
    /// `object.name` for an instruction.
    #[inline(never)]
    pub(crate) fn get_attr_caching(&mut self, object: &Value, site: &Site) -> Res {
        let object = object.clone();
        match object.kind() {
            Kind::Instance => self.remember_attr(&object, site),
            Kind::Type => self.remember_class_attr(&object, site),
            Kind::Module => {
                if let Some(value) = remember_module_attr(&object, site) {
                    return Ok(value);
                }
            }
            _ => {}
        }
        self.get_attr(&object, &site.name)
    }

    fn remember_attr(&mut self, object: &Value, site: &Site) {
        let Some(instance) = object.get::<Instance>() else { return };
        let class = instance.class.borrow().clone();
        if class.lookup(&self.names.getattribute).is_some_and(|found| !is_built_in(&found)) {
            return;
        }
        let on_class = class.lookup(&site.name);
        let (version, guard) = (class.version(), instance.shape_address());
        if let Some(found) = &on_class
            && !is_slot_member(Some(found), &class)
            && self.is_data_descriptor(found)
        {
            if found.get::<Property>().is_some_and(|property| !property.getter().is_none()) {
                site.fill(CacheKind::Property, version, guard).value.set(Uncounted::of(found));
            }
            return;
        }
        if instance.dict.borrow().is_some() {
            return;
        }
        let slot = instance.shape.borrow().slot(&site.name);
        if let Some(slot) = slot {
            site.fill(CacheKind::Slot, version, guard).slot.set(slot as u32);
        } else if let Some(found) = &on_class
            && found.is_plain_data()
            && !unremembered(&site.name)
        {
            site.fill(CacheKind::ClassValue, version, guard).value.set(Uncounted::of(found));
        }
    }

    /// An attribute read from a class: remembered when neither a metaclass nor a descriptor has a say.
    fn remember_class_attr(&mut self, object: &Value, site: &Site) {
        let Some(class) = object.borrow_ref::<Type>() else { return };
        if !self.class_of(object).same(&self.types.type_) || self.types.type_.lookup(&site.name).is_some() {
            return;
        }
        if let Some(found) = class.lookup(&site.name)
            && (found.is_plain_data() || matches!(found.kind(), Kind::Function | Kind::Native))
            && !unremembered(&site.name)
        {
            let cache = site.fill(CacheKind::OfClass, class.version(), class.address());
            cache.value.set(Uncounted::of(&found));
        }
    }

    /// `object.name = value` for an instruction.
    #[inline(never)]
    pub(crate) fn set_attr_caching(&mut self, object: &Value, site: &Site, value: Value) -> Res<()> {
        self.remember_store(object, site);
        self.set_attr(object, &site.name, value)
    }

    fn remember_store(&mut self, object: &Value, site: &Site) {
        let Some(instance) = object.get::<Instance>() else { return };
        let class = instance.class.borrow().clone();
        if class.lookup(&self.names.setattr).is_some_and(|found| !is_built_in(&found))
            || Vm::has_hidden_attr(object, &site.name)
        {
            return;
        }
        let on_class = class.lookup(&site.name);
        let member = is_slot_member(on_class.as_ref(), &class);
        let (version, guard) = (class.version(), instance.shape_address());
        if let Some(found) = &on_class
            && !member
            && self.is_data_descriptor(found)
        {
            if found.get::<Property>().is_some_and(|property| property.setter().kind() == Kind::Function) {
                site.fill(CacheKind::Property, version, guard).value.set(Uncounted::of(found));
            }
            return;
        }
        if !(member || class.has_dict.get()) || instance.dict.borrow().is_some() {
            return;
        }
        let shape = instance.shape.borrow().clone();
        match shape.slot(&site.name) {
            Some(slot) => site.fill(CacheKind::Slot, version, guard).slot.set(slot as u32),
            None if shape.names.len() < MAX_SLOTS => {
                let cache = site.fill(CacheKind::SlotNew, version, guard);
                *cache.new_shape.borrow_mut() = Some(shape.extended(&site.name));
                let root = class.shape();
                root.widest.set(root.widest.get().max(shape.names.len() + 1));
            }
            None => {}
        }
    }

    /// The function and the object for `object.name(...)`, for an instruction.
    #[inline(never)]
    pub(crate) fn get_method_caching(&mut self, object: &Value, site: &Site) -> Res<(Value, Value)> {
        match object.kind() {
            Kind::Type => self.remember_class_attr(object, site),
            Kind::Module => {
                if let Some(value) = remember_module_attr(object, site) {
                    return Ok((value, Value::UNDEF));
                }
            }
            _ => {}
        }
        let (function, this) = self.get_method(object, &site.name)?;
        if this.is_undef() {
            return Ok((function, this));
        }
        if let Some(instance) = object.get::<Instance>() {
            if instance.dict.borrow().is_none() {
                let version = instance.class.borrow().version();
                let cache = site.fill(CacheKind::Method, version, instance.shape_address());
                cache.value.set(Uncounted::of(&function));
            }
        } else if native_methods_are_fixed(object.kind()) {
            let cache = site.fill(CacheKind::NativeMethod, 0, object.kind() as usize);
            cache.value.set(Uncounted::of(&function));
        }
        Ok((function, this))
    }

    /// The function and the object for `super().name(...)`, for an instruction.
    #[inline(never)]
    pub(crate) fn super_method_caching(&mut self, class: &Value, object: &Value, site: &Site) -> Res<(Value, Value)> {
        let (function, this) = self.super_method(class, object, &site.name)?;
        if function.kind() == Kind::Function
            && !this.is_undef()
            && let Some(start) = class.borrow_ref::<Type>()
            && let Some(instance) = object.get::<Instance>()
        {
            let cache = site.fill(CacheKind::Super, instance.class.borrow().version(), start.address());
            cache.value.set(Uncounted::of(&function));
        }
        Ok((function, this))
    }

    /// A global or builtin by name.
    #[inline(never)]
    pub(crate) fn find_global(&mut self, function: &Function, site: &Site) -> Res {
        let cache = &site.first;
        let globals = function.globals.table.borrow();
        if let Some(place) = globals.find_str(&site.name) {
            cache.kind.set(CacheKind::Global);
            cache.version.set(globals.version());
            cache.slot.set(place as u32);
            return Ok(globals.value_at(place).clone());
        }
        let builtins = function.builtins.table.borrow();
        if let Some(place) = builtins.find_str(&site.name) {
            cache.kind.set(CacheKind::Builtin);
            cache.version.set(globals.version());
            cache.version2.set(builtins.version());
            cache.slot.set(place as u32);
            return Ok(builtins.value_at(place).clone());
        }
        Err(self.name_error(&site.name))
    }

    #[inline(never)]
    pub(crate) fn store_global(&mut self, function: &Function, site: &Site, value: Value) -> Res<()> {
        function.globals.set_str(&site.name, value);
        let globals = function.globals.table.borrow();
        if let Some(place) = globals.find_str(&site.name) {
            site.first.kind.set(CacheKind::Global);
            site.first.version.set(globals.version());
            site.first.slot.set(place as u32);
        }
        Ok(())
    }
}

/// An attribute in a module's namespace.
fn remember_module_attr(object: &Value, site: &Site) -> Option<Value> {
    let module = object.get::<Module>().filter(|module| module.class.borrow().is_none())?;
    let table = module.dict.table.borrow();
    let place = table.find_str(&site.name)?;
    site.fill(CacheKind::Module, table.version(), module.dict.address()).slot.set(place as u32);
    Some(table.value_at(place).clone())
}

/// Kinds whose methods are the same for every object of the kind, whatever programs do.
fn native_methods_are_fixed(kind: Kind) -> bool {
    matches!(
        kind,
        Kind::Str
            | Kind::Bytes
            | Kind::ByteArray
            | Kind::List
            | Kind::Tuple
            | Kind::Dict
            | Kind::Set
            | Kind::FrozenSet
            | Kind::Int
            | Kind::Float
    )
}
