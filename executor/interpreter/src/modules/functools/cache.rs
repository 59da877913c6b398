//! The function behind `lru_cache` and `cache`.

use crate::memory::{Kind, Ref, Tuple, Value, Visitor};
use crate::objects::foreign::ForeignData;
use crate::objects::native::{Def, def, getter, static_method};
use crate::objects::{Dict, Foreign, Method, Type};
use crate::vm::{Res, Vm};
use std::cell::Cell;

/// Results by arguments; the least recently used first.
struct Cache {
    function: Value,
    /// `None`: no bound.
    most: Option<usize>,
    typed: bool,
    results: Ref<Dict>,
    hits: Cell<i64>,
    misses: Cell<i64>,
    dict: Ref<Dict>,
}

impl ForeignData for Cache {
    fn traverse(&self, visit: Visitor) -> bool {
        visit(&self.function);
        self.results.trace(visit);
        self.dict.trace(visit);
        true
    }
    fn clear(&self) {
        let table = self.results.table.take();
        drop(table);
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
        if let Some(known) = vm.dict_get(&this.results, &key)? {
            this.hits.set(this.hits.get() + 1);
            if this.most.is_some() {
                // Used last: to the end.
                vm.dict_remove(&this.results, &key)?;
                vm.dict_set(&this.results, key, known.clone())?;
            }
            return Ok(known);
        }
        this.misses.set(this.misses.get() + 1);
        let result = vm.call_with(&this.function, &arguments, &keywords)?;
        if let Some(most) = this.most
            && this.results.len() >= most
        {
            let oldest = this.results.table.borrow().iter().next().map(|entry| entry.key.clone());
            if let Some(oldest) = oldest {
                vm.dict_remove(&this.results, &oldest)?;
            }
        }
        vm.dict_set(&this.results, key, result.clone())?;
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
            let table = this.results.table.take();
            drop(table);
        }
        Ok(Value::NONE)
    }),
    def("__repr__(self, /)", "Return repr(self).", |vm, args| {
        let mut out = String::new();
        vm.plain_repr(&args[0], &mut out);
        Ok(vm.text(out))
    }),
    getter("__dict__", "", |_, args| Ok(cache(&args[0]).map_or(Value::NONE, |this| this.dict.value()))),
];

/// Nothing here borrows across a call.
const _: fn(&mut Vm) -> Res<()> = |_| Ok(());
