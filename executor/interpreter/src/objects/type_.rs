//! `type`: classes. <https://docs.python.org/3.13/library/functions.html#type>

use super::native::{Def, class_method, def, getter, member, setter, static_method};
use super::shape::Shape;
use super::{Dict, List, Str};
use crate::memory::{Data, Kind, Ref, Tuple, Uncounted, Value, Visitor};
use crate::objects::str::intern;
use crate::vm::call::TRIVIAL_INIT;
use crate::vm::{Res, Vm};
use rustc_hash::FxHashMap;
use std::cell::{Cell, RefCell};
use std::rc::Rc;

pub mod collection;
use collection::Collection;
pub mod counters;

/// The data of a class.
pub struct Type {
    pub name: RefCell<Ref<Str>>,
    pub qualname: RefCell<Ref<Str>>,
    /// What `__module__` says.
    pub module: RefCell<Value>,
    /// `type`, or another metaclass; undefined only while `type` itself is being made.
    pub metaclass: RefCell<Value>,
    pub bases: RefCell<Vec<Ref<Type>>>,
    /// Which of the bases the class is built on.
    pub base_place: Cell<usize>,
    /// Method resolution order, the class itself first.
    pub mro: RefCell<Vec<Ref<Type>>>,
    pub dict: Ref<Dict>,
    /// What instances are in memory: the kind of built-in data ([`Kind::Instance`] for plain classes).
    pub layout: Kind,
    /// Defined by a `class` statement or `type()`, not by this interpreter.
    pub user: bool,
    /// May be a base class.
    pub subclassable: Cell<bool>,
    /// Instances have a `__dict__`.
    pub has_dict: Cell<bool>,
    /// Instances can be pointed at weakly.
    pub has_weak: Cell<bool>,
    /// The names in its own `__slots__` that became members, sorted.
    pub members: RefCell<Vec<Ref<Str>>>,
    /// Some method is still abstract: no instances.
    pub abstract_: Cell<bool>,
    /// Instances have a `__del__`.
    pub has_finalizer: Cell<bool>,
    /// What its instances are to the patterns of `match`.
    pub collection: Cell<Collection>,
    /// The class may not be changed by programs.
    pub frozen: Cell<bool>,
    /// Names this state of the class and its bases (unique over the thread); 0 when no one has asked for it. A class
    /// has one only while all classes of its order have one, so that a class without one has nobody to tell of changes.
    version: Cell<u64>,
    /// The order of classes is not that of its bases, which alone tell of changes: such a class has no version and
    /// remembers nothing.
    pub loose: Cell<bool>,
    /// Attributes found along the order of classes, valid for `version`.
    found: RefCell<FxHashMap<usize, (Ref<Str>, Option<Value>)>>,
    /// Hashes of the attributes that vary; see [`counters`].
    varying: RefCell<Vec<i64>>,
    /// Direct subclasses, not counted.
    subclasses: RefCell<Vec<usize>>,
    shape: RefCell<Option<Rc<Shape>>>,
    /// For which version `construct` holds, and the `__init__` to run on a bare new instance (None for no `__init__`).
    pub construct_version: Cell<u64>,
    pub construct: Cell<Uncounted>,
}

// SAFETY: `Kind::Type` names this type only.
#[expect(unsafe_code, reason = "the kind of each data type is declared beside it")]
unsafe impl Data for Type {
    const KIND: Kind = Kind::Type;
    const TRACKED: bool = true;
    fn traverse(&self, visit: Visitor) -> bool {
        let (Ok(mro), Ok(bases), Ok(metaclass), Ok(found)) =
            (self.mro.try_borrow(), self.bases.try_borrow(), self.metaclass.try_borrow(), self.found.try_borrow())
        else {
            return false;
        };
        mro.iter().for_each(|class| class.trace(visit));
        bases.iter().for_each(|class| class.trace(visit));
        visit(&metaclass);
        self.dict.trace(visit);
        for (_, value) in found.values() {
            if let Some(value) = value {
                visit(value);
            }
        }
        true
    }
    fn clear(&self) {
        self.dict.clear();
        // `type` is a class of its own, and `object` the base of its class.
        let parts = (self.mro.take(), self.bases.take(), self.metaclass.take(), self.found.take());
        drop(parts);
    }
}

/// What a new class is made of.
pub struct Blueprint {
    pub name: Ref<Str>,
    pub module: Value,
    pub metaclass: Value,
    pub bases: Vec<Ref<Type>>,
    pub dict: Ref<Dict>,
    pub layout: Kind,
    pub user: bool,
    pub subclassable: bool,
    pub has_dict: bool,
    pub has_weak: bool,
}

impl Type {
    /// Makes a class; the order of its bases (`mro`) is set by the caller, itself in front.
    pub fn new(plan: Blueprint, mro_behind: Vec<Ref<Type>>) -> Ref<Type> {
        let has_finalizer = mro_behind.iter().any(|class| class.has_finalizer.get());
        let collections = mro_behind.iter().map(|class| class.collection.get());
        let collection = collections.into_iter().find(|kind| *kind != Collection::Neither).unwrap_or_default();
        let loose = mro_behind.iter().any(|class| class.loose.get());
        let class = Ref::new(Type {
            qualname: RefCell::new(plan.name.clone()),
            name: RefCell::new(plan.name),
            module: RefCell::new(plan.module),
            metaclass: RefCell::new(plan.metaclass),
            bases: RefCell::new(plan.bases),
            base_place: Cell::new(0),
            mro: RefCell::new(Vec::new()),
            dict: plan.dict,
            layout: plan.layout,
            user: plan.user,
            subclassable: Cell::new(plan.subclassable),
            has_dict: Cell::new(plan.has_dict),
            has_weak: Cell::new(plan.has_weak),
            members: RefCell::new(Vec::new()),
            abstract_: Cell::new(false),
            has_finalizer: Cell::new(has_finalizer),
            collection: Cell::new(collection),
            frozen: Cell::new(!plan.user),
            version: Cell::new(0),
            loose: Cell::new(loose),
            found: RefCell::new(FxHashMap::default()),
            varying: RefCell::new(Vec::new()),
            subclasses: RefCell::new(Vec::new()),
            shape: RefCell::new(None),
            construct_version: Cell::new(0),
            construct: Cell::new(Uncounted::NONE),
        });
        let mut mro = Vec::with_capacity(mro_behind.len() + 1);
        mro.push(class.clone());
        mro.extend(mro_behind);
        *class.mro.borrow_mut() = mro;
        crate::memory::register_type(&class);
        for base in class.bases.borrow().iter() {
            base.add_subclass(&class);
        }
        class
    }

    /// The base that the class is built on; only `object` has none.
    pub fn base(&self) -> Option<Ref<Type>> {
        self.bases.borrow().get(self.base_place.get()).cloned()
    }

    /// Notes that a class has this one among its bases.
    pub fn add_subclass(&self, class: &Ref<Type>) {
        let count = self.subclasses.borrow().len();
        // Those that are gone must not pile up.
        if count >= 64 && count.is_power_of_two() {
            self.live_subclasses();
        }
        self.subclasses.borrow_mut().push(class.address());
    }

    /// Notes that a class has this one among its bases no longer.
    pub fn forget_subclass(&self, class: &Ref<Type>) {
        self.subclasses.borrow_mut().retain(|address| *address != class.address());
    }

    pub fn is_abstract(&self) -> bool {
        self.abstract_.get()
    }

    pub fn name(&self) -> Ref<Str> {
        self.name.borrow().clone()
    }

    /// The name without what stands in front of its last dot.
    pub fn plain_name(&self) -> String {
        self.name.borrow().as_str().rsplit('.').next().unwrap_or_default().to_owned()
    }

    pub fn is_subtype(&self, other: &Ref<Type>) -> bool {
        self.mro.borrow().iter().any(|class| class.same(other))
    }

    /// A number that changes with any change of the class or its bases, and is shared with no other class.
    #[inline]
    pub fn version(&self) -> u64 {
        let known = self.version.get();
        if known != 0 { known } else { self.fresh_version() }
    }

    #[cold]
    fn fresh_version(&self) -> u64 {
        if !self.loose.get() {
            for class in self.mro.borrow().iter().filter(|class| class.version.get() == 0) {
                class.version.set(crate::memory::fresh_version());
            }
            if self.version.get() == 0 {
                self.version.set(crate::memory::fresh_version());
            }
            return self.version.get();
        }
        crate::memory::fresh_version()
    }

    /// The version if one has been handed out, else 0.
    #[inline(always)]
    pub fn known_version(&self) -> u64 {
        self.version.get()
    }

    /// Finds an attribute along the order of classes.
    pub fn lookup(&self, name: &Ref<Str>) -> Option<Value> {
        if let Some((_, value)) = self.found.borrow().get(&name.address()) {
            return value.clone();
        }
        let mut result = None;
        for class in self.mro.borrow().iter() {
            if let Some(value) = class.dict.get_str(name) {
                result = Some(value);
                break;
            }
        }
        if self.loose.get() || counters::unremembered(name) {
            return result;
        }
        self.version();
        let mut found = self.found.borrow_mut();
        if found.len() > 512 {
            found.clear();
        }
        found.insert(name.address(), (name.clone(), result.clone()));
        result
    }

    /// Puts an attribute into the class's namespace. `name` is interned. Returns how many classes were told.
    pub fn set(&self, name: &Ref<Str>, value: Value) -> usize {
        let old = self.dict.get_str(name);
        let told = old.is_some_and(|old| counters::only_varies(self, name, &old, &value));
        self.dict.set_str(name, value);
        if told { 0 } else { self.changed() }
    }

    /// Forgets everything derived from the attributes of this class and of the classes below it. Returns how many
    /// were looked at.
    pub fn changed(&self) -> usize {
        if !self.forget_derived() {
            return 0;
        }
        let mut waiting = self.live_subclasses();
        let mut seen = waiting.len();
        while let Some(class) = waiting.pop() {
            if class.forget_derived() {
                let below = class.live_subclasses();
                seen += below.len();
                waiting.extend(below);
            }
        }
        seen
    }

    /// Forgets what is derived from attributes; false when there was nothing, here or below.
    fn forget_derived(&self) -> bool {
        if self.version.replace(0) == 0 {
            return false;
        }
        let found = self.found.take();
        drop(found);
        true
    }

    /// Direct subclasses that are still alive.
    pub fn live_subclasses(&self) -> Vec<Ref<Type>> {
        let mut subclasses = self.subclasses.borrow_mut();
        let mut live = Vec::with_capacity(subclasses.len());
        subclasses.retain(|&address| match crate::memory::live_type(address) {
            // Another class may be where one that is gone has been.
            Some(class) if class.bases.borrow().iter().any(|base| std::ptr::eq(&**base, self)) => {
                live.push(class);
                true
            }
            _ => false,
        });
        live
    }

    /// The shape of an instance without attributes.
    #[inline]
    pub fn shape(&self) -> Rc<Shape> {
        self.shape.borrow_mut().get_or_insert_with(Shape::root).clone()
    }
}

fn this(value: &Value) -> Ref<Type> {
    value.to_ref::<Type>().expect("methods of type get classes")
}

/// The methods of `type`.
pub const METHODS: &[Def] = &[
    static_method("__new__(metacls, *args, **kwds)", "Create and return a new class.", |vm, args| {
        let given = args[1].to_ref::<Tuple>().unwrap_or_else(|| Tuple::from_vec(Vec::new()));
        let [name, bases, namespace] = &given[..] else {
            let count = given.len();
            return Err(vm.type_error(format!("type.__new__() takes exactly 3 arguments ({count} given)")));
        };
        let Some(name) = name.native_ref::<Str>() else {
            return Err(vm.bad_argument("type.__new__", "argument 1", "str", name));
        };
        let Some(bases) = bases.native_ref::<Tuple>() else {
            return Err(vm.bad_argument("type.__new__", "argument 2", "tuple", bases));
        };
        if namespace.native::<Dict>().is_none() {
            return Err(vm.bad_argument("type.__new__", "argument 3", "dict", namespace));
        }
        if name.as_str().contains('\0') {
            return Err(vm.value_error("type name must not contain null characters"));
        }
        let entries = intern("__mro_entries__");
        for base in bases.iter().filter(|base| base.kind() != Kind::Type) {
            if vm.get_attr_opt(base, &entries)?.is_some() {
                return Err(vm.type_error("type() doesn't support MRO entry resolution; use types.new_class()"));
            }
        }
        let keywords = vm.keyword_pairs(&args[2])?;
        // The most derived metaclass makes the class, if it has a say of its own.
        let winner = vm.best_metaclass(this(&args[0]), &bases)?;
        let new = intern("__new__");
        if !winner.same(&this(&args[0]))
            && let Some(own) = winner.lookup(&new)
            && vm.types.type_.lookup(&new).is_none_or(|plain| !plain.same(&own))
        {
            let make = vm.get_attr(&winner.value(), &new)?;
            return vm.call_with(&make, &[winner.value(), name.value(), bases.value(), namespace.clone()], &keywords);
        }
        vm.new_class(&this(&args[0]), &name, &bases, namespace, &keywords)
    }),
    def("__init__(self, *args, **kwargs)", TRIVIAL_INIT, |vm, args| {
        let given = args[1].get::<Tuple>().map_or(0, |given| given.len());
        let named = args[2].get::<Dict>().is_some_and(|named| !named.is_empty());
        match given {
            1 if named => Err(vm.type_error("type.__init__() takes no keyword arguments")),
            1 | 3 => Ok(Value::NONE),
            _ => Err(vm.type_error("type.__init__() takes 1 or 3 arguments")),
        }
    }),
    def("__call__(self, *args, **kwargs)", "Call self as a function.", |vm, args| {
        let given = args[1].to_ref::<Tuple>().unwrap_or_else(|| Tuple::from_vec(Vec::new()));
        let keywords = vm.keyword_pairs(&args[2])?;
        let class = this(&args[0]);
        if class.same(&vm.types.type_) && given.len() == 1 && keywords.is_empty() {
            return Ok(vm.class_of(&given[0]).value());
        }
        if class.same(&vm.types.type_) && given.len() != 3 {
            return Err(vm.type_error("type() takes 1 or 3 arguments"));
        }
        // Not the shorter way that a call in the text goes: the two do not say the same of wrong arguments.
        vm.deeper(|vm| vm.instantiate(&class, &given, &keywords))
    }),
    def("mro(self, /)", "Return a type's method resolution order.", |vm, args| {
        let order = vm.plain_order(&this(&args[0]))?;
        Ok(Value::from(List::new(order.iter().map(Ref::value).collect())))
    }),
    class_method("__prepare__(cls, *args, **kwargs)", "Create the namespace for the class statement.", |_, _| {
        Ok(Dict::new().value())
    }),
    def("__instancecheck__(self, instance, /)", "Check if an object is an instance.", |vm, args| {
        let class = this(&args[0]);
        vm.is_instance_plain(&args[1], &class).map(Value::bool)
    }),
    def("__subclasscheck__(self, subclass, /)", "Check if a class is a subclass.", |vm, args| {
        vm.is_subclass_plain(&args[1], &args[0]).map(Value::bool)
    }),
    def("__dir__(self, /)", "Names of the class and its bases.", |vm, args| {
        let names = crate::builtins::attributes::directory(vm, &args[0])?;
        Ok(Value::from(List::new(names)))
    }),
    getter("__name__", "", |_, args| {
        let class = this(&args[0]);
        let name = class.name();
        // Classes of native modules carry the module in their name.
        match name.as_str().rsplit_once('.') {
            Some((_, short)) if !class.user || class.qualname.borrow().as_str() == short => {
                Ok(super::str::intern(short).value())
            }
            _ => Ok(name.value()),
        }
    }),
    setter("__name__", |vm, args| {
        let name = class_text(vm, &args[0], &args[1], "__name__")?;
        *this(&args[0]).name.borrow_mut() = name;
        Ok(Value::NONE)
    }),
    getter("__qualname__", "", |_, args| Ok(this(&args[0]).qualname.borrow().value())),
    setter("__qualname__", |vm, args| {
        let name = class_text(vm, &args[0], &args[1], "__qualname__")?;
        *this(&args[0]).qualname.borrow_mut() = name;
        Ok(Value::NONE)
    }),
    getter("__module__", "", |vm, args| {
        let class = this(&args[0]);
        if class.user
            && let Some(module) = class.dict.get_str(&vm.names.module)
        {
            return Ok(module);
        }
        Ok(class.module.borrow().clone())
    }),
    setter("__module__", |vm, args| {
        keep(vm, &args[0], &args[1], "__module__")?;
        // Where its text began is no longer true of it.
        this(&args[0]).dict.remove_str(&intern("__firstlineno__"));
        set_in_dict(vm, &args[0], "__module__", &args[1])
    }),
    getter("__doc__", "", |vm, args| {
        let class = this(&args[0]);
        let found = class.dict.get_str(&vm.names.doc);
        match found {
            // `type` itself keeps this very attribute under the name.
            Some(doc) if doc.kind() == Kind::GetSet && class.same(&vm.types.type_) => {
                Ok(crate::vm::types::doc_of(vm, "type"))
            }
            Some(doc) if doc.kind() == Kind::GetSet => Ok(Value::NONE),
            Some(doc) => vm.bind_class_attribute(&doc, &class),
            None => Ok(Value::NONE),
        }
    }),
    setter("__doc__", |vm, args| {
        keep(vm, &args[0], &args[1], "__doc__")?;
        set_in_dict(vm, &args[0], "__doc__", &args[1])
    }),
    getter("__mro__", "", |_, args| {
        let mro: Vec<Value> = this(&args[0]).mro.borrow().iter().map(Ref::value).collect();
        Ok(Value::from(Tuple::from_vec(mro)))
    }),
    getter("__bases__", "", |_, args| {
        let class = this(&args[0]);
        let bases: Vec<Value> = class.bases.borrow().iter().map(Ref::value).collect();
        Ok(Value::from(Tuple::from_vec(bases)))
    }),
    setter("__bases__", |vm, args| {
        changeable(vm, &args[0], "__bases__")?;
        vm.set_bases(&this(&args[0]), &args[1]).map(Value::from)
    }),
    member("__base__", "", |_, args| Ok(this(&args[0]).base().map_or(Value::NONE, |base| base.value()))),
    getter("__dict__", "", |vm, args| Ok(super::dict::proxy::of(vm, this(&args[0]).dict.value()))),
    getter("__annotations__", "", |vm, args| {
        let class = this(&args[0]);
        let name = vm.names.annotations.clone();
        if let Some(known) = class.dict.get_str(&name)
            && known.kind() != Kind::GetSet
        {
            return Ok(known);
        }
        if !class.user {
            return Err(vm.no_attribute(&args[0], &name));
        }
        let dict = Dict::new().value();
        vm.class_dict_set(&class, &name, dict.clone())?;
        Ok(dict)
    }),
    setter("__annotations__", |vm, args| {
        changeable(vm, &args[0], "__annotations__")?;
        set_in_dict(vm, &args[0], "__annotations__", &args[1])
    }),
    getter("__type_params__", "", |vm, args| {
        let class = this(&args[0]);
        let found = class.dict.get_str(&vm.names.type_params).filter(|found| found.kind() != Kind::GetSet);
        Ok(found.unwrap_or_else(|| Value::from(Tuple::from_vec(Vec::new()))))
    }),
    setter("__type_params__", |vm, args| {
        keep(vm, &args[0], &args[1], "__type_params__")?;
        set_in_dict(vm, &args[0], "__type_params__", &args[1])
    }),
    getter("__abstractmethods__", "", |vm, args| {
        let class = this(&args[0]);
        let name = vm.names.abstractmethods.clone();
        match class.dict.get_str(&name).filter(|found| found.kind() != Kind::GetSet) {
            Some(names) => Ok(names),
            None => Err(vm.attribute_error(&args[0], &name, "__abstractmethods__")),
        }
    }),
    setter("__abstractmethods__", |vm, args| {
        let abstract_ = !args[1].is_undef() && vm.truth(&args[1])?;
        this(&args[0]).abstract_.set(abstract_);
        set_in_dict(vm, &args[0], "__abstractmethods__", &args[1])
    }),
    member("__basicsize__", "", |_, _| Ok(Value::int(16))),
    member("__flags__", "", |_, args| {
        let class = this(&args[0]);
        Ok(Value::int(i64::from(class.user) << 9 | i64::from(class.subclassable.get()) << 10))
    }),
];

fn class_text(vm: &mut Vm, class: &Value, value: &Value, what: &str) -> Res<Ref<Str>> {
    keep(vm, class, value, what)?;
    match value.native_ref::<Str>() {
        Some(text) if what == "__name__" && text.as_str().contains('\0') => {
            Err(vm.value_error("type name must not contain null characters"))
        }
        Some(text) => {
            if what == "__name__" {
                vm.encode_text(&text, "utf-8", "strict")?;
            }
            Ok(text)
        }
        None => {
            let (name, found) = (vm.class_name(class), vm.class_of(value).name());
            Err(vm.type_error(format!("can only assign string to {name}.{what}, not '{}'", found.as_str())))
        }
    }
}

/// Refuses to change a built-in class.
fn changeable(vm: &mut Vm, class: &Value, what: &str) -> Res<()> {
    if !this(class).frozen.get() {
        return Ok(());
    }
    let name = vm.class_name(class);
    Err(vm.type_error(format!("cannot set '{what}' attribute of immutable type '{name}'")))
}

/// The same, and refuses to delete what every class has.
fn keep(vm: &mut Vm, class: &Value, value: &Value, what: &str) -> Res<()> {
    changeable(vm, class, what)?;
    if !value.is_undef() {
        return Ok(());
    }
    let name = vm.class_name(class);
    Err(vm.type_error(format!("cannot delete '{what}' attribute of immutable type '{name}'")))
}

fn set_in_dict(vm: &mut Vm, class: &Value, name: &str, value: &Value) -> Res {
    let this = this(class);
    let name = super::str::intern(name);
    if value.is_undef() {
        if this.dict.remove_str(&name).is_none() {
            let message = name.as_str().to_owned();
            return Err(vm.attribute_error(class, &name, message));
        }
        this.changed();
        return Ok(Value::NONE);
    }
    vm.class_dict_set(&this, &name, value.clone())?;
    Ok(Value::NONE)
}
