//! The function behind `lru_cache` and `cache`.

use crate::memory::{Kind, Ref, Tuple, Value, Visitor};
use crate::objects::foreign::ForeignData;
use crate::objects::native::{Def, def, getter, static_method};
use crate::objects::{Dict, Foreign, Method, Type};
use crate::vm::{Res, Vm};
use std::cell::{Cell, RefCell};

/// Results by arguments.
struct Cache {
    function: Value,
    /// `None`: no bound.
    most: Option<usize>,
    typed: bool,
    /// Results, or with a bound their places among those used.
    results: Ref<Dict>,
    used: RefCell<Used>,
    hits: Cell<i64>,
    misses: Cell<i64>,
    dict: Ref<Dict>,
}

/// Results of a bounded cache, linked in the order of their use: a hit changes links and leaves the dict alone, as a
/// comparison of keys may be looking at it.
#[derive(Default)]
struct Used {
    entries: Vec<Entry>,
    oldest: usize,
    newest: usize,
}

struct Entry {
    key: Value,
    result: Value,
    older: usize,
    newer: usize,
}

/// In the place of a neighbour that is not there.
const NOBODY: usize = usize::MAX;

impl Used {
    fn unlink(&mut self, place: usize) {
        let (older, newer) = (self.entries[place].older, self.entries[place].newer);
        match self.entries.get_mut(older) {
            Some(older) => older.newer = newer,
            None => self.oldest = newer,
        }
        match self.entries.get_mut(newer) {
            Some(newer) => newer.older = older,
            None => self.newest = older,
        }
    }

    fn link_newest(&mut self, place: usize) {
        let older = if self.entries.len() == 1 { NOBODY } else { self.newest };
        match self.entries.get_mut(older) {
            Some(older) => older.newer = place,
            None => self.oldest = place,
        }
        self.entries[place].older = older;
        self.entries[place].newer = NOBODY;
        self.newest = place;
    }
}

impl Cache {
    fn known(&self, vm: &mut Vm, key: &Value) -> Res<Option<Value>> {
        let Some(found) = vm.dict_get(&self.results, key)? else { return Ok(None) };
        if self.most.is_none() {
            return Ok(Some(found));
        }
        let mut used = self.used.borrow_mut();
        let place = found.as_int().map_or(NOBODY, |place| place as usize);
        let Some(result) = used.entries.get(place).map(|entry| entry.result.clone()) else { return Ok(None) };
        used.unlink(place);
        used.link_newest(place);
        Ok(Some(result))
    }

    fn remember(&self, vm: &mut Vm, key: Value, result: &Value) -> Res<()> {
        let Some(most) = self.most else { return vm.dict_set(&self.results, key, result.clone()) };
        // The function may have been called for the same arguments while it ran.
        if vm.dict_get(&self.results, &key)?.is_some() {
            return Ok(());
        }
        let full = self.used.borrow().entries.len() >= most;
        let place = if full {
            let (place, oldest) = {
                let mut used = self.used.borrow_mut();
                let place = used.oldest;
                used.unlink(place);
                (place, used.entries[place].key.clone())
            };
            vm.dict_remove(&self.results, &oldest)?;
            let mut used = self.used.borrow_mut();
            let Some(entry) = used.entries.get_mut(place) else { return Ok(()) };
            let old =
                (std::mem::replace(&mut entry.key, key.clone()), std::mem::replace(&mut entry.result, result.clone()));
            used.link_newest(place);
            drop(used);
            drop(old);
            place
        } else {
            vm.charge(size_of::<Entry>())?;
            let mut used = self.used.borrow_mut();
            let place = used.entries.len();
            used.entries.push(Entry { key: key.clone(), result: result.clone(), older: NOBODY, newer: NOBODY });
            used.link_newest(place);
            place
        };
        vm.dict_set(&self.results, key, Value::int(place as i64))
    }

    fn forget(&self) {
        let table = self.results.table.take();
        let used = self.used.take();
        drop(table);
        drop(used);
    }
}

impl ForeignData for Cache {
    fn traverse(&self, visit: Visitor) -> bool {
        let Ok(used) = self.used.try_borrow() else { return false };
        for entry in &used.entries {
            visit(&entry.key);
            visit(&entry.result);
        }
        visit(&self.function);
        self.results.trace(visit);
        self.dict.trace(visit);
        true
    }
    fn clear(&self) {
        self.forget();
    }
    fn dict(&self) -> Option<&Ref<Dict>> {
        Some(&self.dict)
    }
}

fn cache(value: &Value) -> Option<&Cache> {
    value.get::<Foreign>()?.downcast::<Cache>()
}

/// What the arguments are remembered by. One plain int or str stands for itself.
fn key_of(vm: &mut Vm, this: &Cache, arguments: &[Value], keywords: &[(Ref<crate::objects::Str>, Value)]) -> Value {
    if let [one] = arguments
        && keywords.is_empty()
        && !this.typed
        && matches!(one.kind(), Kind::Int | Kind::Str)
    {
        return one.clone();
    }
    let mut parts = arguments.to_vec();
    if !keywords.is_empty() {
        // A marker that equals nothing else keeps positions and names apart.
        parts.push(vm.types.cell.value());
        for (name, value) in keywords {
            parts.push(name.value());
            parts.push(value.clone());
        }
    }
    if this.typed {
        for value in arguments.iter().chain(keywords.iter().map(|(_, value)| value)) {
            parts.push(vm.class_of(value).value());
        }
    }
    Value::from(Tuple::from_vec(parts))
}

/// The methods of the wrapper.
pub const METHODS: &[Def] = &[
    static_method("__new__(cls, user_function, maxsize, typed, /)", "Cache the results of a function.", |vm, args| {
        let most = if args[2].is_none() { None } else { Some(vm.index_of(&args[2])?.max(0) as usize) };
        let typed = vm.truth(&args[3])?;
        let class = args[0].to_ref::<Type>().expect("__new__ gets a class");
        let data = Cache {
            function: args[1].clone(),
            most,
            typed,
            results: Dict::new(),
            used: RefCell::default(),
            hits: Cell::new(0),
            misses: Cell::new(0),
            dict: Dict::new(),
        };
        Ok(Value::from(Foreign::new(class, data)))
    }),
    def("__call__(self, /, *args, **kwargs)", "Call the function, or remember what it gave.", |vm, args| {
        let this = args[0].clone();
        let Some(this) = cache(&this) else { return Err(vm.type_error("not a cache")) };
        let arguments = args[1].to_ref::<Tuple>().unwrap_or_else(|| Tuple::from_vec(Vec::new()));
        let keywords = vm.keyword_pairs(&args[2])?;
        if this.most == Some(0) {
            this.misses.set(this.misses.get() + 1);
            return vm.call_with(&this.function, &arguments, &keywords);
        }
        let key = key_of(vm, this, &arguments, &keywords);
        if let Some(known) = this.known(vm, &key)? {
            this.hits.set(this.hits.get() + 1);
            return Ok(known);
        }
        this.misses.set(this.misses.get() + 1);
        let result = vm.call_with(&this.function, &arguments, &keywords)?;
        this.remember(vm, key, &result)?;
        Ok(result)
    }),
    def("__get__(self, instance, owner=None, /)", "A cached function in a class is a method.", |vm, args| {
        if args[1].is_none() && args[2].is_none() {
            return Err(vm.type_error("__get__(None, None) is invalid"));
        }
        Ok(if args[1].is_none() { args[0].clone() } else { Method::new(args[0].clone(), args[1].clone()) })
    }),
    def("cache_info(self, /)", "Report cache statistics.", |vm, args| {
        let class = vm.module_attr("functools", "_CacheInfo")?;
        let Some(this) = cache(&args[0]) else { return Ok(Value::NONE) };
        let most = this.most.map_or(Value::NONE, |most| Value::int(most as i64));
        let (hits, misses) = (Value::int(this.hits.get()), Value::int(this.misses.get()));
        let size = Value::int(this.results.len() as i64);
        vm.call(&class, &[hits, misses, most, size])
    }),
    def("cache_clear(self, /)", "Clear the cache and its statistics.", |_, args| {
        if let Some(this) = cache(&args[0]) {
            this.hits.set(0);
            this.misses.set(0);
            this.forget();
        }
        Ok(Value::NONE)
    }),
    def("__reduce__(self, /)", "", |vm, args| vm.get_attr(&args[0], &vm.names.qualname.clone())),
    def("__copy__(self, /)", "", |_, args| Ok(args[0].clone())),
    def("__deepcopy__(self, memo, /)", "", |_, args| Ok(args[0].clone())),
    def("__repr__(self, /)", "Return repr(self).", |vm, args| {
        let mut out = String::new();
        vm.plain_repr(&args[0], &mut out);
        Ok(vm.text(out))
    }),
    getter("__dict__", "", |_, args| Ok(cache(&args[0]).map_or(Value::NONE, |this| this.dict.value()))),
];
