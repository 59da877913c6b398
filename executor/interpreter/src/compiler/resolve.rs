//! Where names live: which scope binds a name that another one uses, and what each frame needs from outside.

use super::scope::{Place, ScopeId, ScopeKind, Scopes};
use compact_str::CompactString;

impl Scopes {
    /// The scope whose frame a scope lives in: itself, except for comprehensions.
    pub fn frame_of(&self, mut scope: ScopeId) -> ScopeId {
        while self.all[scope].kind == ScopeKind::Comprehension {
            scope = self.all[scope].parent.unwrap_or(0);
        }
        scope
    }

    fn scope_of_name(&self, from: ScopeId, name: &str) -> Option<ScopeId> {
        let mut scope = from;
        loop {
            let here = &self.all[scope];
            let visible = here.kind != ScopeKind::Class || scope == from;
            if here.kind == ScopeKind::Class && scope != from && name == "__class__" && here.needs_class_cell {
                return Some(scope);
            }
            if here.kind != ScopeKind::Module
                && visible
                && let Some(symbol) = here.symbols.get(name)
            {
                if symbol.declared_global {
                    return None;
                }
                if symbol.bound() {
                    return Some(scope);
                }
            }
            scope = here.parent?;
        }
    }

    /// Where `name` (already mangled) lives, seen from `scope`.
    pub fn place(&self, scope: ScopeId, name: &str) -> Place {
        let frame = self.frame_of(scope);
        match self.scope_of_name(scope, name) {
            Some(owner) if self.all[owner].kind == ScopeKind::Class && name == "__class__" && owner != scope => {
                // A comprehension in the body itself comes too early.
                if self.frame_of(owner) == frame { Place::Name } else { Place::Free }
            }
            Some(owner) if self.all[owner].kind == ScopeKind::Class => Place::Name,
            Some(owner) if self.frame_of(owner) == frame => {
                if self.all[owner].symbols[name].captured {
                    Place::Cell(owner)
                } else {
                    Place::Local(owner)
                }
            }
            Some(_) if self.all[scope].sees_class => {
                // What the block and those of its kind around it bind comes before what the class does.
                let mut at = self.all[scope].parent;
                while let Some(outer) = at.filter(|outer| self.all[*outer].sees_class) {
                    if self.all[outer].symbols.get(name).is_some_and(|symbol| symbol.bound()) {
                        return Place::Free;
                    }
                    at = self.all[outer].parent;
                }
                Place::NameOrFree
            }
            Some(_) if self.all[scope].kind == ScopeKind::Class => {
                let declared = self.all[scope].symbols.get(name).is_some_and(|symbol| symbol.declared_nonlocal);
                if declared { Place::Free } else { Place::NameOrFree }
            }
            Some(_) => Place::Free,
            None => {
                let declared = self.all[scope].symbols.get(name).is_some_and(|symbol| symbol.declared_global);
                let class_body = self.all[scope].kind == ScopeKind::Class || self.all[scope].sees_class;
                let outer = self.all[frame].kind == ScopeKind::Module && self.outer_namespace;
                if !declared && (class_body || outer) { Place::Name } else { Place::Global }
            }
        }
    }

    /// Marks captured variables and lists what each frame needs from outside.
    pub(super) fn resolve(&mut self) {
        for scope in 0..self.all.len() {
            let names: Vec<CompactString> = self.all[scope]
                .symbols
                .iter()
                .filter(|(_, symbol)| !symbol.bound() || self.all[scope].kind == ScopeKind::Class)
                .filter(|(_, symbol)| symbol.used || symbol.assigned || symbol.declared_nonlocal)
                .map(|(name, _)| name.clone())
                .collect();
            for name in names {
                // A name bound in a class body is found there first, but may be read from outside before it is bound.
                let owner = if self.all[scope].kind == ScopeKind::Class && self.all[scope].symbols[&name].bound() {
                    None
                } else {
                    self.scope_of_name(scope, &name)
                };
                let Some(owner) = owner else { continue };
                let owner_frame = self.frame_of(owner);
                if owner_frame == self.frame_of(scope) && self.all[owner].kind != ScopeKind::Class {
                    continue;
                }
                if self.all[owner].kind == ScopeKind::Class && owner == scope {
                    continue;
                }
                if let Some(symbol) = self.all[owner].symbols.get_mut(&name) {
                    symbol.captured = true;
                }
                // Every frame between the use and the owner hands the cell through.
                let mut frame = self.frame_of(scope);
                while frame != owner_frame {
                    self.all[frame].free.insert(name.clone());
                    match self.all[frame].parent {
                        Some(parent) => frame = self.frame_of(parent),
                        None => break,
                    }
                }
            }
        }
    }
}
