//! Which attribute lies in which slot of an instance.
//!
//! Instances of a class that were given the same attributes in the same order share a shape, so an attribute site
//! that remembers a shape needs no search. Shapes form a tree below each class.

use super::Str;
use crate::memory::Ref;
use std::cell::{Cell, RefCell};
use std::rc::Rc;

/// An order of attribute names.
pub struct Shape {
    /// Names by slot.
    pub names: Vec<Ref<Str>>,
    /// Shapes with one name more.
    next: RefCell<Vec<(Ref<Str>, Rc<Shape>)>>,
    /// The widest shape that grew from this one: how many slots a new instance will probably want.
    pub widest: Cell<usize>,
}

impl Shape {
    pub fn root() -> Rc<Shape> {
        Shape::with(Vec::new())
    }

    fn with(names: Vec<Ref<Str>>) -> Rc<Shape> {
        Rc::new(Shape { names, next: RefCell::new(Vec::new()), widest: Cell::new(0) })
    }

    /// The slot of an attribute.
    pub fn slot(&self, name: &Ref<Str>) -> Option<usize> {
        self.names.iter().position(|known| known.same(name)).or_else(|| {
            let text = name.as_str();
            self.names.iter().position(|known| known.as_str() == text)
        })
    }

    /// The shape with one name more.
    pub fn extended(&self, name: &Ref<Str>) -> Rc<Shape> {
        if let Some((_, shape)) = self.next.borrow().iter().find(|(known, _)| known.as_str() == name.as_str()) {
            return shape.clone();
        }
        let mut names = self.names.clone();
        names.push(name.clone());
        let shape = Shape::with(names);
        self.next.borrow_mut().push((name.clone(), shape.clone()));
        shape
    }
}

/// Beyond this many attributes an instance keeps a dict instead: shapes are searched linearly and copied when they grow.
pub const MAX_SLOTS: usize = 64;
