//! Scope analysis: which name means what, before any code is made.
//! <https://docs.python.org/3.13/reference/executionmodel.html#naming-and-binding>
//!
//! Comprehensions have a scope of their own but live in the frame of the code around them (PEP 709); generator
//! expressions, lambdas and functions have a frame of their own.

use super::CompileError;
use crate::syntax::Stage;
use compact_str::CompactString;
use indexmap::{IndexMap, IndexSet};
use rustpython_ast::visitor::{self, Visitor};
use rustpython_ast::{self as ast, Expr, ExprContext, Pattern, Stmt};
use rustpython_text_size::{Ranged, TextRange, TextSize};
use std::collections::{HashMap, HashSet};
use std::rc::Rc;

pub type ScopeId = usize;

/// What kind of block a scope belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScopeKind {
    Module,
    /// def, lambda, generator expression, and the block that holds type parameters.
    Function,
    Class,
    /// list, set or dict comprehension: shares the frame around it.
    Comprehension,
}

/// What one block does with one name.
#[derive(Clone, Copy, Debug, Default)]
pub struct Symbol {
    pub assigned: bool,
    pub only_imported: bool,
    pub used: bool,
    pub parameter: bool,
    pub declared_global: bool,
    pub declared_nonlocal: bool,
    pub annotated: bool,
    /// Some `del` or the end of an `except` may unbind it.
    pub deleted: bool,
    /// `:=` in a comprehension binds it, outside of the comprehension.
    pub named: bool,
    /// A function inside uses it: it lives in a cell.
    pub captured: bool,
}

impl Symbol {
    pub(super) fn bound(self) -> bool {
        (self.assigned || self.parameter) && !self.declared_global && !self.declared_nonlocal
    }
}

/// One block and its names.
pub struct Scope {
    pub kind: ScopeKind,
    /// Of a comprehension: what it makes.
    pub display: &'static str,
    pub parent: Option<ScopeId>,
    pub symbols: IndexMap<CompactString, Symbol>,
    /// Names of enclosing functions that this frame needs, in order of their cells.
    pub free: IndexSet<CompactString>,
    /// Around a class with type parameters: their names, the only ones that belong to the class already.
    pub only_mangled: Option<Rc<HashSet<CompactString>>>,
    /// What it stands in that must not hold `yield`, `await` and `:=`.
    pub region: Option<&'static str>,
    pub has_yield: bool,
    pub has_await: bool,
    pub is_async: bool,
    /// A function inside needs the class itself (`super()` or `__class__`).
    pub needs_class_cell: bool,
    /// It holds type parameters or one of their parts in a class, whose namespace it sees.
    pub sees_class: bool,
    /// It holds type parameters.
    pub is_generic: bool,
    /// The class around, for private names.
    pub class_name: Option<CompactString>,
}

/// Where a name lives, seen from one scope.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// A variable of this frame, belonging to that scope.
    Local(ScopeId),
    /// A variable of this frame that lives in a cell.
    Cell(ScopeId),
    /// Captured from an enclosing function.
    Free,
    Global,
    /// Class bodies and code with its own namespace: the namespace, then the globals.
    Name,
    /// Class bodies: the namespace, then the enclosing function's variable.
    NameOrFree,
}

/// All scopes of one compilation. Those of inner blocks are found by the address of their syntax node.
pub struct Scopes {
    pub all: Vec<Scope>,
    pub by_node: HashMap<usize, ScopeId>,
    /// The outermost block has a namespace of its own besides the globals (`exec` with locals).
    pub outer_namespace: bool,
    /// What has been found that is only told when code is emitted, unless something before it is wrong as well.
    pub mistake: Option<CompileError>,
}

/// The key of a node in [`Scopes::by_node`].
pub fn node_key<T>(node: &T) -> usize {
    std::ptr::from_ref(node) as usize
}

/// `__name` inside class `C` is `_C__name`.
pub fn mangle(class: Option<&str>, name: &str) -> CompactString {
    if let Some(class) = class
        && name.starts_with("__")
        && !name.ends_with("__")
        && !name.contains('.')
    {
        let class = class.trim_start_matches('_');
        if !class.is_empty() {
            return compact_str::format_compact!("_{class}{name}");
        }
    }
    name.into()
}

impl Scopes {
    /// Analyses a whole program.
    pub fn of_module(body: &[Stmt], outer_namespace: bool) -> Result<Scopes, CompileError> {
        let mut builder = Builder::new(outer_namespace);
        builder.future_end = super::mistakes::future_end(body);
        builder.visit_body(body);
        builder.finish()
    }

    /// Analyses a single expression (`eval`).
    pub fn of_expression(body: &Expr, outer_namespace: bool) -> Result<Scopes, CompileError> {
        let mut builder = Builder::new(outer_namespace);
        builder.visit_expr(body);
        builder.finish()
    }
}

pub(super) struct Builder {
    pub(super) scopes: Scopes,
    pub(super) current: ScopeId,
    error: Option<CompileError>,
    /// What is being read that must not hold `yield`, `await` and `:=`.
    pub(super) region: Option<&'static str>,
    /// Where imports from `__future__` must have ended.
    future_end: TextSize,
    pub(super) nonlocals: Vec<(ScopeId, CompactString, TextRange)>,
    /// Names declared global or nonlocal.
    pub(super) declared: Vec<(ScopeId, CompactString, TextRange)>,
}

impl Builder {
    fn new(outer_namespace: bool) -> Builder {
        let module = Scope::new(ScopeKind::Module, None, None);
        Builder {
            scopes: Scopes { all: vec![module], by_node: HashMap::new(), outer_namespace, mistake: None },
            current: 0,
            error: None,
            region: None,
            future_end: TextSize::new(u32::MAX),
            nonlocals: Vec::new(),
            declared: Vec::new(),
        }
    }

    fn finish(mut self) -> Result<Scopes, CompileError> {
        for (scope, name, range) in std::mem::take(&mut self.nonlocals) {
            let parent = self.scopes.all[scope].parent;
            let found = parent.and_then(|parent| {
                let mut at = Some(parent);
                while let Some(id) = at {
                    if self.scopes.all[id].kind != ScopeKind::Class && self.scopes.all[id].kind != ScopeKind::Module {
                        if let Some(symbol) = self.scopes.all[id].symbols.get(&name) {
                            if symbol.declared_global {
                                return None;
                            }
                            if symbol.bound() {
                                return Some(id);
                            }
                        }
                    } else if name == "__class__" && self.scopes.all[id].kind == ScopeKind::Class {
                        return Some(id);
                    }
                    at = self.scopes.all[id].parent;
                }
                None
            });
            if found.is_some_and(|scope| self.scopes.all[scope].is_generic) {
                self.fail(format!("nonlocal binding not allowed for type parameter '{name}'"), range);
            }
            if found.is_none() {
                self.fail(format!("no binding for nonlocal '{name}' found"), range);
            }
        }
        match self.error {
            Some(error) if error.stage != Stage::Emission => Err(error),
            mistake => {
                self.scopes.mistake = mistake;
                self.scopes.resolve();
                Ok(self.scopes)
            }
        }
    }

    /// The first mistake in the text is the one reported, but the analysis of names comes before what is told later.
    pub(super) fn fail(&mut self, message: impl Into<String>, range: TextRange) {
        self.report(CompileError { stage: Stage::Names, ..CompileError::new(message, range) });
    }

    pub(super) fn report(&mut self, error: CompileError) {
        let range = error.range;
        match &self.error {
            Some(known) if (known.stage as u8, known.range.start()) <= (error.stage as u8, range.start()) => {}
            _ => self.error = Some(error),
        }
    }

    pub(super) fn scope(&mut self) -> &mut Scope {
        &mut self.scopes.all[self.current]
    }

    pub(super) fn mangled(&self, name: &str) -> CompactString {
        self.scopes.all[self.current].mangled(name)
    }

    pub(super) fn symbol(&mut self, name: &str) -> &mut Symbol {
        let name = self.mangled(name);
        self.scope().symbols.entry(name).or_default()
    }

    fn inside(&mut self, kind: ScopeKind, key: usize, body: impl FnOnce(&mut Builder)) -> ScopeId {
        let class_name = self.scope().class_name.clone();
        let id = self.scopes.all.len();
        let parent = self.current;
        self.scopes.all.push(Scope::new(kind, Some(parent), class_name));
        self.scopes.by_node.insert(key, id);
        self.current = id;
        if kind != ScopeKind::Class {
            self.scope().only_mangled = self.scopes.all[parent].only_mangled.clone();
        }
        let region = self.region.take();
        self.scope().region = region;
        body(self);
        self.region = region;
        self.current = parent;
        id
    }

    /// A block of type parameters, or of what is computed for one of them when somebody asks.
    pub(super) fn inside_annotation(&mut self, key: usize, body: impl FnOnce(&mut Builder)) {
        let around = self.scope();
        let sees_class = around.kind == ScopeKind::Class || around.sees_class;
        self.inside(ScopeKind::Function, key, |builder| {
            builder.scope().sees_class = sees_class;
            body(builder);
        });
    }

    fn assign(&mut self, name: &str, range: TextRange) {
        self.not_debug(name, "assign to", range);
        if self.symbol(name).named {
            let message = format!("comprehension inner loop cannot rebind assignment expression target '{name}'");
            self.fail(message, range);
        }
        let symbol = self.symbol(name);
        symbol.assigned = true;
        symbol.only_imported = false;
    }

    /// A name bound by an import alone may still be declared global.
    fn assign_import(&mut self, name: &str, range: TextRange) {
        let first = !self.symbol(name).assigned;
        self.assign(name, range);
        self.symbol(name).only_imported = first;
    }

    fn use_name(&mut self, name: &str) {
        self.symbol(name).used = true;
        if name == "super" || name == "__class__" {
            self.need_class_cell();
        }
    }

    /// A function inside a class that may ask for the class.
    fn need_class_cell(&mut self) {
        if self.scope().kind == ScopeKind::Class {
            return;
        }
        let mut at = self.scope().parent;
        while let Some(id) = at {
            if self.scopes.all[id].kind == ScopeKind::Class {
                self.scopes.all[id].needs_class_cell = true;
                self.symbol("__class__").used = true;
                return;
            }
            at = self.scopes.all[id].parent;
        }
    }

    fn parameters(&mut self, parameters: &ast::Parameters) {
        let all = parameters.posonlyargs.iter().chain(&parameters.args).map(|p| &p.parameter);
        let all = all.chain(parameters.vararg.as_deref());
        let all = all.chain(parameters.kwonlyargs.iter().map(|p| &p.parameter)).chain(parameters.kwarg.as_deref());
        // Positional ones first, then keyword-only, `*args`, `**kwargs`: the order of registers.
        for parameter in all {
            let name = self.mangled(&parameter.name.id);
            // Without the stars.
            let range = TextRange::new(parameter.name.range.start(), parameter.range.end());
            self.not_debug(&name, "assign to", range);
            if self.scope().symbols.get(&name).is_some_and(|symbol| symbol.parameter) {
                let shown = &parameter.name.id;
                self.fail(format!("duplicate argument '{shown}' in function definition"), parameter.name.range);
            }
            self.scope().symbols.entry(name).or_default().parameter = true;
        }
    }

    /// Defaults and annotations belong to the scope around the function.
    fn defaults(&mut self, parameters: &ast::Parameters) {
        for parameter in parameters.posonlyargs.iter().chain(&parameters.args).chain(&parameters.kwonlyargs) {
            if let Some(default) = &parameter.default {
                self.visit_expr(default);
            }
        }
    }

    fn annotations(&mut self, parameters: &ast::Parameters) {
        let plain = parameters.posonlyargs.iter().chain(&parameters.args).map(|p| &p.parameter);
        let rest = parameters.kwonlyargs.iter().map(|p| &p.parameter);
        for parameter in plain.chain(parameters.vararg.as_deref()).chain(rest).chain(parameters.kwarg.as_deref()) {
            if let Some(annotation) = &parameter.annotation {
                self.visit_expr(annotation);
            }
        }
    }

    fn type_parameters(&mut self, parameters: &ast::TypeParams) {
        let mut defaulted = false;
        for parameter in parameters.iter() {
            let name = &parameter.name().id;
            let has_default = match parameter {
                ast::TypeParam::TypeVar(node) => node.default.is_some(),
                ast::TypeParam::TypeVarTuple(node) => node.default.is_some(),
                ast::TypeParam::ParamSpec(node) => node.default.is_some(),
            };
            if defaulted && !has_default {
                let message = format!("non-default type parameter '{name}' follows default type parameter");
                self.fail(message, parameter.range());
            }
            defaulted |= has_default;
            let mangled = self.mangled(name);
            if self.scope().symbols.get(&mangled).is_some_and(|symbol| symbol.assigned) {
                self.fail(format!("duplicate type parameter '{name}'"), parameter.range());
            }
            self.assign(name, parameter.range());
            self.type_parameter(parameter);
        }
    }

    fn function(&mut self, node: &ast::StmtFunctionDef) {
        let region = node.type_params.as_ref().map(|_| "the definition of a generic");
        self.within(region, |builder| {
            builder.annotations(&node.parameters);
            if let Some(returns) = &node.returns {
                builder.visit_expr(returns);
            }
        });
        self.inside(ScopeKind::Function, node_key(node), |builder| {
            builder.scope().is_async = node.is_async;
            builder.parameters(&node.parameters);
            builder.visit_body(&node.body);
        });
    }

    fn class(&mut self, node: &ast::StmtClassDef) {
        if let Some(arguments) = &node.arguments {
            self.class_arguments(arguments);
            let region = node.type_params.as_ref().map(|_| "the definition of a generic");
            self.within(region, |builder| builder.visit_arguments(arguments));
        }
        self.inside(ScopeKind::Class, node_key(node), |builder| {
            builder.scope().class_name = Some(node.name.id.as_str().into());
            if node.type_params.is_some() {
                builder.symbol(".type_params").used = true;
            }
            builder.visit_body(&node.body);
        });
    }

    fn comprehension(
        &mut self,
        (key, range): (usize, TextRange),
        generators: &[ast::Comprehension],
        elements: &[&Expr],
        display: &'static str,
    ) {
        let lazy = display == "generator";
        let Some((first, rest)) = generators.split_first() else { return };
        self.comprehension_parts(generators, elements);
        self.visit_expr(&first.iter);
        let kind = if lazy { ScopeKind::Function } else { ScopeKind::Comprehension };
        let id = self.inside(kind, key, |builder| {
            builder.scope().display = display;
            if lazy {
                builder.scope().symbols.entry(".0".into()).or_default().parameter = true;
                builder.scope().has_yield = true;
                if first.is_async {
                    builder.scope().has_await = true;
                }
            }
            builder.visit_expr(&first.target);
            first.ifs.iter().for_each(|test| builder.visit_expr(test));
            for generator in rest {
                builder.visit_expr(&generator.iter);
                builder.visit_expr(&generator.target);
                generator.ifs.iter().for_each(|test| builder.visit_expr(test));
            }
            elements.iter().for_each(|element| builder.visit_expr(element));
        });
        let asynchronous = generators.iter().any(|generator| generator.is_async);
        if lazy && asynchronous {
            self.scopes.all[id].has_await = true;
        }
        if !lazy && (asynchronous || self.scopes.all[id].has_await) {
            self.asynchronous_display(range);
        }
    }

    /// Where `:=` inside a comprehension binds: the nearest scope that is none.
    fn named(&mut self, node: &ast::ExprNamed) {
        self.not_within("named expression", node.range);
        self.visit_expr(&node.value);
        let Expr::Name(target) = &*node.target else { return };
        let name = target.id.as_str();
        let mut at = self.current;
        let mut through = Vec::new();
        while self.scopes.all[at].kind == ScopeKind::Comprehension
            || self.scopes.all[at].symbols.get(".0").is_some_and(|symbol| symbol.parameter)
        {
            let mangled = self.mangled(name);
            if self.scopes.all[at].symbols.get(&mangled).is_some_and(|symbol| symbol.bound()) {
                self.fail(
                    format!("assignment expression cannot rebind comprehension iteration variable '{name}'"),
                    node.target.range(),
                );
            }
            through.push(at);
            at = self.scopes.all[at].parent.unwrap_or(0);
        }
        if through.is_empty() {
            return self.assign(name, target.range);
        }
        if self.scopes.all[at].kind == ScopeKind::Class {
            let message = "assignment expression within a comprehension cannot be used in a class body";
            self.fail(message, target.range);
        }
        let outermost = through.last().and_then(|scope| self.scopes.all[*scope].region);
        if let Some(region) = outermost {
            let place = match region {
                "the definition of a generic" => "within the definition of a generic",
                "a type alias" => "in a type alias",
                _ => "in a TypeVar bound",
            };
            let message = format!("assignment expression within a comprehension cannot be used {place}");
            self.fail(message, target.range);
        }
        let inner = self.current;
        self.current = at;
        self.assign(name, target.range);
        let module = self.scopes.all[at].kind == ScopeKind::Module;
        let global = module || self.symbol(name).declared_global;
        self.current = inner;
        for scope in through {
            let mangled = self.mangled(name);
            let symbol = self.scopes.all[scope].symbols.entry(mangled).or_default();
            symbol.used = true;
            symbol.named = true;
            if global {
                symbol.declared_global = true;
            }
        }
    }
}

impl Scope {
    /// A name as it is known here: private names carry the name of their class.
    pub fn mangled(&self, name: &str) -> CompactString {
        match &self.only_mangled {
            Some(own) if !own.contains(name) => name.into(),
            _ => mangle(self.class_name.as_deref(), name),
        }
    }

    fn new(kind: ScopeKind, parent: Option<ScopeId>, class_name: Option<CompactString>) -> Scope {
        Scope {
            kind,
            display: "list",
            parent,
            symbols: IndexMap::new(),
            free: IndexSet::new(),
            only_mangled: None,
            region: None,
            has_yield: false,
            has_await: false,
            is_async: false,
            needs_class_cell: false,
            sees_class: false,
            is_generic: false,
            class_name,
        }
    }
}

impl<'a> Visitor<'a> for Builder {
    fn visit_stmt(&mut self, stmt: &'a Stmt) {
        match stmt {
            Stmt::FunctionDef(node) => {
                node.decorator_list.iter().for_each(|decorator| self.visit_expr(&decorator.expression));
                self.assign(&node.name.id, node.range);
                self.defaults(&node.parameters);
                match &node.type_params {
                    Some(parameters) => {
                        self.inside_annotation(node_key(&**parameters), |builder| {
                            // They are computed outside and handed in.
                            builder.symbol(".defaults").parameter = true;
                            builder.symbol(".kwdefaults").parameter = true;
                            builder.scope().is_generic = true;
                            builder.type_parameters(parameters);
                            builder.symbol(".function").assigned = true;
                            builder.function(node);
                        });
                    }
                    None => self.function(node),
                }
            }
            Stmt::ClassDef(node) => {
                node.decorator_list.iter().for_each(|decorator| self.visit_expr(&decorator.expression));
                self.assign(&node.name.id, node.range);
                match &node.type_params {
                    Some(parameters) => {
                        self.inside_annotation(node_key(&**parameters), |builder| {
                            builder.scope().is_generic = true;
                            builder.scope().class_name = Some(node.name.id.as_str().into());
                            let own = parameters.iter().map(|parameter| parameter.name().id.as_str().into());
                            builder.scope().only_mangled = Some(Rc::new(own.collect()));
                            builder.type_parameters(parameters);
                            builder.symbol(".class").assigned = true;
                            builder.symbol(".type_params").assigned = true;
                            builder.class(node);
                        });
                    }
                    None => self.class(node),
                }
            }
            Stmt::TypeAlias(node) => {
                if let Expr::Name(name) = &*node.name {
                    self.assign(&name.id, debug_or(&name.id, node.range, name.range));
                }
                self.inside_annotation(node_key(node), |builder| {
                    if let Some(parameters) = &node.type_params {
                        builder.type_parameters(parameters);
                    }
                    builder.inside_annotation(node_key(&*node.value), |builder| {
                        builder.within(Some("a type alias"), |builder| builder.visit_expr(&node.value));
                    });
                });
            }
            Stmt::Global(node) => self.declare(&node.names, true, node.range),
            Stmt::Nonlocal(node) => self.declare(&node.names, false, node.range),
            Stmt::Import(node) => {
                for alias in &node.names {
                    let name = alias.asname.as_ref().unwrap_or(&alias.name).id.as_str();
                    let name = name.split('.').next().unwrap_or(name);
                    self.assign_import(name, node.range);
                }
            }
            Stmt::ImportFrom(node) => {
                let future = node.module.as_ref().is_some_and(|module| module.id.as_str() == "__future__");
                if future && node.range.start() >= self.future_end {
                    let message = "from __future__ imports must occur at the beginning of the file";
                    self.report(CompileError::new(message, node.range));
                }
                for alias in &node.names {
                    if alias.name.id.as_str() == "*" {
                        if self.scope().kind != ScopeKind::Module {
                            self.fail("import * only allowed at module level", alias.range);
                        }
                        if !self.bare_star(node) {
                            self.report(CompileError::of_grammar(alias.range));
                        }
                        continue;
                    }
                    let name = alias.asname.as_ref().unwrap_or(&alias.name);
                    self.assign_import(&name.id, node.range);
                }
            }
            Stmt::AnnAssign(node) => {
                if let Expr::Name(name) = &*node.target {
                    let symbol = *self.symbol(&name.id);
                    let word = match (symbol.declared_global, symbol.declared_nonlocal) {
                        (true, _) if self.scope().kind != ScopeKind::Module => Some("global"),
                        (_, true) => Some("nonlocal"),
                        _ => None,
                    };
                    if let Some(word) = word
                        && node.simple
                    {
                        let shown = &name.id;
                        self.fail(format!("annotated name '{shown}' can't be {word}"), node.range);
                    }
                    // In parentheses and without a value it is no declaration.
                    if node.simple || node.value.is_some() {
                        self.assign(&name.id, debug_or(&name.id, node.range, name.range));
                    }
                    self.symbol(&name.id).annotated |= node.simple;
                } else {
                    self.visit_expr(&node.target);
                }
                self.visit_expr(&node.annotation);
                if let Some(value) = &node.value {
                    self.visit_expr(value);
                }
            }
            Stmt::AugAssign(node) => {
                if let Expr::Name(name) = &*node.target {
                    self.use_name(&name.id);
                    self.assign(&name.id, name.range);
                    self.visit_expr(&node.value);
                } else {
                    visitor::walk_stmt(self, stmt);
                }
            }
            Stmt::Try(node) => {
                if node.handlers.is_empty() && (node.finalbody.is_empty() || !node.orelse.is_empty()) {
                    self.report(CompileError::of_grammar(node.range));
                }
                for handler in &node.handlers {
                    let ast::ExceptHandler::ExceptHandler(handler) = handler;
                    self.handler_class(handler);
                    if let Some(name) = &handler.name {
                        self.assign(&name.id, handler.range);
                        self.symbol(&name.id).deleted = true;
                    }
                }
                visitor::walk_stmt(self, stmt);
            }
            Stmt::For(node) => {
                if node.is_async {
                    self.async_construct("async for", node.range);
                }
                visitor::walk_stmt(self, stmt);
            }
            Stmt::With(node) => {
                if node.is_async {
                    self.async_construct("async with", node.range);
                }
                visitor::walk_stmt(self, stmt);
            }
            _ => visitor::walk_stmt(self, stmt),
        }
    }

    fn visit_expr(&mut self, expr: &'a Expr) {
        match expr {
            Expr::Name(node) => match node.ctx {
                ExprContext::Load => self.use_name(&node.id),
                ExprContext::Store => self.assign(&node.id, node.range),
                ExprContext::Del => {
                    self.not_debug(&node.id, "delete", node.range);
                    self.symbol(&node.id).assigned = true;
                    self.symbol(&node.id).deleted = true;
                }
                ExprContext::Invalid => {}
            },
            Expr::Lambda(node) => {
                if let Some(parameters) = &node.parameters {
                    self.defaults(parameters);
                }
                self.inside(ScopeKind::Function, node_key(node), |builder| {
                    if let Some(parameters) = &node.parameters {
                        builder.parameters(parameters);
                    }
                    builder.visit_expr(&node.body);
                });
            }
            Expr::ListComp(node) => {
                self.comprehension((node_key(node), node.range), &node.generators, &[&*node.elt], "list")
            }
            Expr::SetComp(node) => {
                self.comprehension((node_key(node), node.range), &node.generators, &[&*node.elt], "set")
            }
            Expr::DictComp(node) => {
                self.comprehension((node_key(node), node.range), &node.generators, &[&*node.key, &*node.value], "dict");
            }
            Expr::Generator(node) => {
                self.comprehension((node_key(node), node.range), &node.generators, &[&*node.elt], "generator")
            }
            Expr::Named(node) => self.named(node),
            Expr::NumberLiteral(node) => self.number(node),
            Expr::FString(node) => {
                self.format_nesting(node);
                visitor::walk_expr(self, expr);
            }
            Expr::Attribute(node) => {
                if node.ctx == ExprContext::Store {
                    self.not_debug(&node.attr.id, "assign to", node.range);
                }
                visitor::walk_expr(self, expr);
            }
            Expr::Call(node) => {
                for keyword in &node.arguments.keywords {
                    if let Some(name) = &keyword.arg {
                        self.not_debug(&name.id, "assign to", keyword.range);
                        if keyword.range.start() < name.range.start() {
                            // The name stands in parentheses.
                            self.report(CompileError::of_grammar(keyword.range));
                        }
                    }
                }
                visitor::walk_expr(self, expr);
            }
            Expr::Yield(node) => {
                self.mark_yield(node.range, "yield");
                visitor::walk_expr(self, expr);
            }
            Expr::YieldFrom(node) => {
                self.mark_yield(node.range, "yield from");
                let frame = self.scopes.frame_of(self.current);
                if self.scopes.all[frame].is_async {
                    self.report(CompileError::new("'yield from' inside async function", node.range));
                }
                visitor::walk_expr(self, expr);
            }
            Expr::Await(node) => {
                self.not_within("await expression", node.range);
                if self.scope().kind == ScopeKind::Comprehension {
                    self.scope().has_await = true;
                }
                self.async_construct("await", node.range);
                visitor::walk_expr(self, expr);
            }
            _ => visitor::walk_expr(self, expr),
        }
    }

    fn visit_pattern(&mut self, pattern: &'a Pattern) {
        match pattern {
            Pattern::MatchAs(node) => {
                if let Some(name) = &node.name {
                    if name.id.as_str() == "_" && node.pattern.is_some() {
                        self.report(CompileError::of_grammar(name.range));
                    }
                    self.assign(&name.id, name.range);
                }
            }
            Pattern::MatchStar(node) => {
                if let Some(name) = &node.name {
                    self.assign(&name.id, node.range);
                }
            }
            Pattern::MatchMapping(node) => {
                if let Some(name) = &node.rest {
                    self.assign(&name.id, name.range);
                }
            }
            _ => {}
        }
        visitor::walk_pattern(self, pattern);
    }
}

/// Where a bound name is told of: the whole statement, for the one name that nothing may bind.
fn debug_or(name: &str, statement: TextRange, range: TextRange) -> TextRange {
    if name == "__debug__" { statement } else { range }
}
