//! `super()`: attributes found behind a class in the order of another.
//! <https://docs.python.org/3.13/library/functions.html#super>

use super::{Res, Vm};
use crate::memory::{Kind, Ref, Value};
use crate::objects::{Native, Str, Super, Type};

impl Vm {
    /// The function and the object for `super().name(...)`.
    pub(crate) fn super_method(&mut self, class: &Value, object: &Value, name: &Ref<Str>) -> Res<(Value, Value)> {
        let this = self.make_super(class, object)?;
        let Some(start) = this.object_type.clone() else {
            let value = self.get_attr(&this.value(), name)?;
            return Ok((value, Value::UNDEF));
        };
        let found = self.lookup_behind(&start, &this.start, name);
        match found {
            Some(found)
                if matches!(found.kind(), Kind::Function)
                    || found.get::<Native>().is_some_and(|native| native.owner.is_some()) =>
            {
                if object.kind() == Kind::Type && !self.is_instance_of_type(object, &this.start) {
                    // Called on the class itself: nothing is bound.
                    return Ok((found, Value::UNDEF));
                }
                Ok((found, object.clone()))
            }
            _ => Ok((self.get_attr(&this.value(), name)?, Value::UNDEF)),
        }
    }

    fn is_instance_of_type(&self, object: &Value, class: &Ref<Type>) -> bool {
        self.class_of(object).is_subtype(class)
    }

    /// Finds a name among the classes behind `start` in the order of `class`.
    pub fn lookup_behind(&self, class: &Ref<Type>, start: &Ref<Type>, name: &Ref<Str>) -> Option<Value> {
        let mro = class.mro.borrow();
        let mut behind = mro.iter().skip_while(|candidate| !candidate.same(start));
        behind.next();
        behind.find_map(|candidate| candidate.dict.get_str(name))
    }

    /// `super(class, object)`
    pub fn make_super(&mut self, class: &Value, object: &Value) -> Res<Ref<Super>> {
        let Some(start) = class.to_ref::<Type>() else {
            let found = self.class_of(class).name();
            return Err(self.type_error(format!("super() argument 1 must be a type, not {}", found.as_str())));
        };
        if object.is_undef() || object.is_none() {
            return Ok(Ref::new(Super { start, object: Value::UNDEF, object_type: None }));
        }
        let object_type = match object.to_ref::<Type>() {
            Some(this) if this.is_subtype(&start) => this,
            _ => {
                let own = self.class_of(object);
                // What stands for another object says so.
                let claimed = if own.is_subtype(&start) { None } else { self.claimed_class(object)? };
                if let Some(claimed) = claimed.filter(|claimed| claimed.is_subtype(&start)) {
                    let object_type = Some(claimed);
                    return Ok(Ref::new(Super { start, object: object.clone(), object_type }));
                }
                if !own.is_subtype(&start) {
                    let what = match object.get::<Type>() {
                        Some(class) => format!("type {}", class.name().as_str()),
                        None => format!("instance of {}", own.name().as_str()),
                    };
                    return Err(self.type_error(format!(
                        "super(type, obj): obj ({what}) is not an instance or subtype of type ({}).",
                        start.name().as_str()
                    )));
                }
                own
            }
        };
        Ok(Ref::new(Super { start, object: object.clone(), object_type: Some(object_type) }))
    }

    /// The class that an object names as its `__class__`.
    pub(crate) fn claimed_class(&mut self, object: &Value) -> Res<Option<Ref<Type>>> {
        let name = crate::objects::str::intern("__class__");
        Ok(self.get_attr_opt(object, &name)?.and_then(|class| class.to_ref::<Type>()))
    }

    pub(super) fn find_super(&mut self, this: &Super, name: &Ref<Str>) -> Res<Option<Value>> {
        let Some(class) = &this.object_type else { return Ok(None) };
        let Some(found) = self.lookup_behind(class, &this.start, name) else { return Ok(None) };
        let on_class = this.object.borrow_ref::<Type>().is_some_and(|own| own.same(class));
        if on_class {
            return self.bind_class_attribute(&found, class).map(Some);
        }
        let (object, class) = (this.object.clone(), class.clone());
        self.bind_attribute(&found, &object, &class).map(Some)
    }
}
