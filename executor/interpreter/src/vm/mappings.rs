//! What copies, updates and displays of dicts ask of a mapping.

use super::{Res, Vm};
use crate::memory::{Kind, Ref, Value};
use crate::objects::native::is_built_in;
use crate::objects::{Dict, Instance, Native, Str, Type};

impl Vm {
    /// Whether a subclass of `dict` is asked for its keys and values, since it is walked in a way of its own: that of a
    /// program, or of `OrderedDict` with other methods of a program.
    fn says_its_keys(&self, class: &Type) -> bool {
        let Some(walk) = class.lookup(&self.names.iter) else { return false };
        let of_dict =
            walk.get::<Native>().and_then(|walk| walk.owner.clone()).is_some_and(|o| o.same(&self.types.dict));
        let of_program = |name: &Ref<Str>| class.lookup(name).is_some_and(|found| !is_built_in(&found));
        !of_dict && [&self.names.iter, &self.names.keys, &self.names.getitem].into_iter().any(of_program)
    }

    /// Keys and values of anything with `keys()` and `[]`; `None` when it has no `keys`.
    pub fn mapping_pairs(&mut self, source: &Value) -> Res<Option<Vec<(Value, Value)>>> {
        if let Some(dict) = self.plain_mapping(source) {
            return Ok(Some(dict.snapshot()));
        }
        let Some(keys) = self.mapping_keys(source)? else { return Ok(None) };
        let mut pairs = Vec::new();
        // The view is walked without being asked how long it is.
        let keys = self.iter(&keys)?;
        for key in self.collect(&keys)? {
            let value = self.get_item(source, &key)?;
            pairs.push((key, value));
        }
        Ok(Some(pairs))
    }

    /// Puts the keys and values of a dict or another mapping into a dict, each as it comes; false when `source` is no
    /// mapping.
    fn merge(&mut self, target: &Ref<Dict>, source: &Value) -> Res<bool> {
        if let Some(source) = self.plain_mapping(source) {
            let length = source.len();
            let mut place = 0;
            while let Some((hash, key, value)) = source.entry_from(&mut place) {
                self.tick(1)?;
                self.dict_set_hashed(target, hash, key, value)?;
                if source.len() != length && !source.same(target) {
                    return Err(self.runtime_error("dict mutated during update"));
                }
            }
            return Ok(true);
        }
        let Some(keys) = self.mapping_keys(source)? else { return Ok(false) };
        let keys = self.iter(&keys)?;
        while let Some(key) = self.next(&keys)? {
            let value = self.get_item(source, &key)?;
            self.dict_set(target, key, value)?;
        }
        Ok(true)
    }

    /// The dict behind a mapping whose keys are those of the dict: no program's class says otherwise.
    fn plain_mapping(&mut self, source: &Value) -> Option<Ref<Dict>> {
        if let Some(instance) = source.get::<Instance>()
            && instance.native.kind() == Kind::Dict
        {
            let class = instance.class.borrow().clone();
            if self.says_its_keys(&class) {
                return None;
            }
            return instance.native.to_ref::<Dict>();
        }
        source.to_ref::<Dict>()
    }

    /// What `keys()` of a mapping gives; `None` when it has no such method.
    fn mapping_keys(&mut self, source: &Value) -> Res<Option<Value>> {
        let name = self.names.keys.clone();
        let Some(keys) = self.get_attr_opt(source, &name)? else { return Ok(None) };
        let keys = self.call(&keys, &[])?;
        let class = self.class_of(&keys);
        if class.lookup(&self.names.iter).is_none() && class.lookup(&self.names.getitem).is_none() {
            let (own, found) = (self.type_name(source), class.name());
            return Err(self.type_error(format!("{own}.keys() returned a non-iterable (type {})", found.as_str())));
        }
        Ok(Some(keys))
    }

    /// `target.update(source)` where source is a mapping or an iterable of pairs.
    pub fn update_mapping(&mut self, target: &Value, source: &Value) -> Res<()> {
        let Some(dict) = target.native_ref::<Dict>() else { return Ok(()) };
        if self.merge(&dict, source)? {
            return Ok(());
        }
        let iterator = self.iter(source)?;
        let mut place = 0;
        while let Some(pair) = self.next(&iterator)? {
            let items = match self.sequence_items(&pair) {
                Ok(items) => items,
                Err(raise) if self.is_error(&raise, &self.errors.TypeError) => {
                    return Err(self.type_error(format!(
                        "cannot convert dictionary update sequence element #{place} to a sequence"
                    )));
                }
                Err(raise) => return Err(raise),
            };
            let [key, value] = <[Value; 2]>::try_from(items).map_err(|items| {
                self.value_error(format!(
                    "dictionary update sequence element #{place} has length {}; 2 is required",
                    items.len()
                ))
            })?;
            self.dict_set(&dict, key, value)?;
            place += 1;
        }
        Ok(())
    }

    /// `{**source}`
    pub(crate) fn update_display(&mut self, dict: &Value, source: &Value) -> Res<()> {
        let Some(target) = dict.to_ref::<Dict>() else { return Ok(()) };
        if self.merge(&target, source)? {
            return Ok(());
        }
        let class = self.class_of(source).name();
        Err(self.type_error(format!("'{}' object is not a mapping", class.as_str())))
    }
}
