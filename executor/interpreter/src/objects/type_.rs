//! `type`: classes. <https://docs.python.org/3.13/library/functions.html#type>

use super::shape::Shape;
use super::{Dict, Str};
use crate::memory::{Data, Kind, Ref, Uncounted, Value, Visitor};
use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::rc::Rc;

thread_local! {
    static VERSIONS: Cell<u64> = const { Cell::new(0) };
}

/// The data of a class.
pub struct Type {
    pub name: RefCell<Ref<Str>>,
    pub qualname: RefCell<Ref<Str>>,
    /// What `__module__` says.
    pub module: RefCell<Value>,
    /// `type`, or another metaclass; undefined only while `type` itself is being made.
    pub metaclass: RefCell<Value>,
    pub bases: RefCell<Vec<Ref<Type>>>,
    /// Method resolution order, the class itself first.
    pub mro: RefCell<Vec<Ref<Type>>>,
    pub dict: Ref<Dict>,
    /// What instances are in memory: the kind of built-in data ([`Kind::Instance`] for plain classes).
    pub layout: Kind,
    /// Defined by a `class` statement or `type()`, not by this interpreter.
    pub user: bool,
    /// May be a base class.
    pub subclassable: bool,
    /// Instances have a `__dict__`.
    pub has_dict: Cell<bool>,
    /// Some method is still abstract: no instances.
    pub abstract_: Cell<bool>,
    /// Instances have a `__del__`.
    pub has_finalizer: Cell<bool>,
    /// The class may not be changed by programs.
    pub frozen: bool,
    /// Names this state of the class and its bases (unique over the thread); 0 when no one has asked for it.
    version: Cell<u64>,
    /// Attributes found along the order of classes, valid for `version`.
    found: RefCell<HashMap<usize, (Ref<Str>, Option<Value>)>>,
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
        let mro = self.mro.take();
        let found = self.found.take();
        drop(mro);
        drop(found);
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
}

impl Type {
    /// Makes a class; the order of its bases (`mro`) is set by the caller, itself in front.
    pub fn new(plan: Blueprint, mro_behind: Vec<Ref<Type>>) -> Ref<Type> {
        let has_finalizer = mro_behind.iter().any(|class| class.has_finalizer.get());
        let class = Ref::new(Type {
            qualname: RefCell::new(plan.name.clone()),
            name: RefCell::new(plan.name),
            module: RefCell::new(plan.module),
            metaclass: RefCell::new(plan.metaclass),
            bases: RefCell::new(plan.bases),
            mro: RefCell::new(Vec::new()),
            dict: plan.dict,
            layout: plan.layout,
            user: plan.user,
            subclassable: plan.subclassable,
            has_dict: Cell::new(plan.has_dict),
            abstract_: Cell::new(false),
            has_finalizer: Cell::new(has_finalizer),
            frozen: !plan.user,
            version: Cell::new(0),
            found: RefCell::new(HashMap::new()),
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
            base.subclasses.borrow_mut().push(class.address());
        }
        class
    }

    pub fn is_abstract(&self) -> bool {
        self.abstract_.get()
    }

    pub fn name(&self) -> Ref<Str> {
        self.name.borrow().clone()
    }

    pub fn is_subtype(&self, other: &Ref<Type>) -> bool {
        self.mro.borrow().iter().any(|class| class.same(other))
    }

    /// A number that changes with any change of the class or its bases, and is shared with no other class.
    #[inline]
    pub fn version(&self) -> u64 {
        let known = self.version.get();
        if known != 0 {
            return known;
        }
        let fresh = VERSIONS.with(|last| {
            last.set(last.get() + 1);
            last.get()
        });
        self.version.set(fresh);
        fresh
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
        let mut found = self.found.borrow_mut();
        if found.len() > 512 {
            found.clear();
        }
        found.insert(name.address(), (name.clone(), result.clone()));
        result
    }

    /// Forgets everything derived from the attributes of this class and of its subclasses.
    pub fn changed(&self) {
        self.version.set(0);
        let found = self.found.take();
        drop(found);
        for class in self.live_subclasses() {
            class.changed();
        }
    }

    /// Direct subclasses that are still alive.
    pub fn live_subclasses(&self) -> Vec<Ref<Type>> {
        let mut subclasses = self.subclasses.borrow_mut();
        let mut live = Vec::new();
        subclasses.retain(|&address| match crate::memory::live_type(address) {
            Some(class) => {
                live.push(class);
                true
            }
            None => false,
        });
        live
    }

    /// The shape of an instance without attributes.
    #[inline]
    pub fn shape(&self) -> Rc<Shape> {
        self.shape.borrow_mut().get_or_insert_with(Shape::root).clone()
    }
}

/// Methods of the type.
pub const METHODS: &[crate::objects::native::Def] = &[];
