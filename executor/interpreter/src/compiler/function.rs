//! Functions, lambdas, classes and type aliases.
//! <https://docs.python.org/3.13/reference/compound_stmts.html#function-definitions>

use super::code::{CodeKind, Intrinsic, Op};
use super::constant::Key;
use super::scope::{ScopeId, node_key};
use super::unit::{Register, Unit};
use super::{CompileError, Compiler, Result};
use crate::memory::{Tuple, Value};
use crate::objects::Str;
use crate::objects::str::intern;
use rustpython_ast::{self as ast, Expr, TypeParam};
use rustpython_text_size::Ranged;

const HAS_DEFAULTS: u8 = 1;
const HAS_KEYWORD_DEFAULTS: u8 = 2;
const HAS_ANNOTATIONS: u8 = 4;

impl<'a> Compiler<'a> {
    pub fn function_definition(&mut self, node: &'a ast::StmtFunctionDef) -> Result {
        let decorators = self.decorators(&node.decorator_list)?;
        let function = self.temporary();
        match &node.type_params {
            Some(parameters) => {
                let given = [self.temporary(), self.temporary()];
                given.iter().for_each(|register| self.load_none(*register));
                let flags = self.function_defaults(&node.parameters, given)?;
                self.with_type_parameters(&node.name.id, parameters, &given, function, |this, list| {
                    let inner = this.temporary();
                    this.plain_function(node, Some(flags), inner)?;
                    this.emit_site(Op::SetAttr, inner, list, "__type_params__")?;
                    Ok(inner)
                })?;
            }
            None => self.plain_function(node, None, function)?,
        }
        self.decorate(&node.decorator_list, decorators, function);
        self.position = node.name.range;
        self.store_last(&node.name.id, function)?;
        Ok(())
    }

    /// Evaluates decorators into consecutive registers, each with room for one argument behind it.
    fn decorators(&mut self, decorators: &'a [ast::Decorator]) -> Result<Register> {
        let first = self.mark() as Register;
        for decorator in decorators {
            let register = self.temporary();
            self.expression(&decorator.expression, register)?;
            self.temporary();
        }
        Ok(first)
    }

    fn decorate(&mut self, decorators: &'a [ast::Decorator], first: Register, value: Register) {
        for (place, decorator) in decorators.iter().enumerate().rev() {
            let register = first + 2 * place as Register;
            self.position = decorator.expression.range();
            self.emit(Op::Take, 0, register + 1, value, 0);
            self.emit(Op::Call, 0, register, 1, value);
        }
    }

    /// R[dst] = the function of a `def`, without decorators. The defaults of a generic one have been handed in; `given`
    /// says which there are.
    fn plain_function(&mut self, node: &'a ast::StmtFunctionDef, given: Option<u8>, dst: Register) -> Result {
        let mark = self.mark();
        let base = self.temporary();
        let extras = [self.temporary(), self.temporary(), self.temporary()];
        debug_assert_eq!(extras[0], base + 1);
        let mut flags = match given {
            Some(given) => {
                for (name, register) in [(".defaults", extras[0]), (".kwdefaults", extras[1])] {
                    self.load_name(name, register)?;
                }
                given
            }
            None => self.function_defaults(&node.parameters, [extras[0], extras[1]])?,
        };
        if self.function_annotations(node, extras[2])? {
            flags |= HAS_ANNOTATIONS;
        }
        let scope = self.scopes.by_node[&node_key(node)];
        let first = node.decorator_list.first().map_or(node.range.start(), |decorator| decorator.range.start());
        self.enter_function(scope, &node.name.id, Some(&node.parameters), first.to_u32());
        if let Some(text) = super::statement::docstring(&node.body).filter(|_| self.source.optimize < 2) {
            self.unit.doc = Value::from(Str::new(&text));
        }
        // Generators and coroutines are a block of their own.
        super::mistakes::block_nesting(&node.body, usize::from(self.unit.kind != CodeKind::Plain))?;
        self.statements(&node.body)?;
        self.position = node.range;
        self.emit(Op::ReturnNone, 0, 0, 0, 0);
        let code = self.leave()?;
        self.position = node.range;
        self.emit(Op::MakeFunction, flags, base, code, 0);
        if base != dst {
            self.emit(Op::Take, 0, dst, base, 0);
        }
        self.release(mark);
        Ok(())
    }

    pub fn lambda(&mut self, node: &'a ast::ExprLambda, dst: Register) -> Result {
        let base = self.temporary();
        let flags = match &node.parameters {
            Some(parameters) => {
                let extras = [self.temporary(), self.temporary(), self.temporary()];
                self.function_defaults(parameters, [extras[0], extras[1]])?
            }
            None => 0,
        };
        let scope = self.scopes.by_node[&node_key(node)];
        let start = node.range.start().to_u32();
        self.enter_function(scope, "<lambda>", node.parameters.as_deref(), start);
        let value = self.operand(&node.body)?;
        self.emit(Op::Return, 0, value, 0, 0);
        let code = self.leave()?;
        self.emit(Op::MakeFunction, flags, base, code, 0);
        self.emit(Op::Take, 0, dst, base, 0);
        Ok(())
    }

    /// R[defaults] = the tuple of defaults, R[keyword defaults] = the dict of those; says which there are.
    fn function_defaults(
        &mut self,
        parameters: &'a ast::Parameters,
        [defaults, keyword_defaults]: [Register; 2],
    ) -> Result<u8> {
        let mut flags = 0;
        let positional = || parameters.posonlyargs.iter().chain(&parameters.args);
        let with_default: Vec<&'a Expr> = positional().filter_map(|p| p.default.as_deref()).collect();
        if !with_default.is_empty() {
            let mark = self.mark();
            let first = mark as Register;
            for default in &with_default {
                let register = self.temporary();
                self.expression(default, register)?;
            }
            self.emit(Op::BuildTuple, 0, defaults, first, with_default.len() as u16);
            self.release(mark);
            flags |= HAS_DEFAULTS;
        }
        if parameters.kwonlyargs.iter().any(|parameter| parameter.default.is_some()) {
            self.emit(Op::BuildDict, 0, keyword_defaults, 0, 0);
            for parameter in &parameters.kwonlyargs {
                if let Some(default) = &parameter.default {
                    let mark = self.mark();
                    let key = self.temporary();
                    let name = self.mangled(&parameter.parameter.name.id);
                    self.load_text(&name, key);
                    let value = self.operand(default)?;
                    self.dict_add(keyword_defaults, key, value);
                    self.release(mark);
                }
            }
            flags |= HAS_KEYWORD_DEFAULTS;
        }
        Ok(flags)
    }

    fn function_annotations(&mut self, node: &'a ast::StmtFunctionDef, dst: Register) -> Result<bool> {
        let parameters = &node.parameters;
        let named = |p: &'a ast::Parameter| p.annotation.as_deref().map(|annotation| (p.name.id.as_str(), annotation));
        let plain = parameters.posonlyargs.iter().chain(&parameters.args).map(|p| &p.parameter);
        let all = plain
            .chain(parameters.vararg.as_deref())
            .chain(parameters.kwonlyargs.iter().map(|p| &p.parameter))
            .chain(parameters.kwarg.as_deref());
        let mut pairs: Vec<(&str, &'a Expr)> = all.filter_map(named).collect();
        if let Some(returns) = &node.returns {
            pairs.push(("return", returns));
        }
        if pairs.is_empty() {
            return Ok(false);
        }
        self.emit(Op::BuildDict, 0, dst, 0, 0);
        for (name, annotation) in pairs {
            let mark = self.mark();
            let (key, value) = (self.temporary(), self.temporary());
            let name = self.mangled(name);
            self.load_text(&name, key);
            self.annotation(annotation, value)?;
            self.emit(Op::DictAdd, 0, dst, key, value);
            self.release(mark);
        }
        Ok(true)
    }

    /// Starts the unit of a function, with its cells made.
    pub fn enter_function(&mut self, scope: ScopeId, name: &str, parameters: Option<&ast::Parameters>, start: u32) {
        let qualname = self.qualified(name);
        let own = &self.scopes.all[scope];
        let mut unit = Unit::new(self.scopes, scope, intern(name), intern(&qualname), own.sees_class);
        unit.kind = match (own.is_async, own.has_yield, own.has_await) {
            (true, true, _) => CodeKind::AsyncGenerator,
            (true, false, _) => CodeKind::Coroutine,
            (false, true, true) => CodeKind::AsyncGenerator,
            (false, true, false) => CodeKind::Generator,
            (false, false, _) => CodeKind::Plain,
        };
        unit.first_line = self.source.line(start);
        if let Some(parameters) = parameters {
            let only = parameters.posonlyargs.len() as u16;
            unit.parameters = [only, only + parameters.args.len() as u16, parameters.kwonlyargs.len() as u16];
            unit.var_positional = parameters.vararg.is_some();
            unit.var_keyword = parameters.kwarg.is_some();
        } else if own.sees_class || own.is_generic {
            // The namespace of the class, and the defaults of a generic function.
            let given = own.symbols.values().filter(|symbol| symbol.parameter).count() as u16;
            let all = given + u16::from(own.sees_class);
            unit.parameters = [all, all, 0];
        }
        self.enter(unit);
        self.make_cells(scope);
    }

    /// Cells of the frame's own variables; those of comprehensions are made when one starts.
    fn make_cells(&mut self, scope: ScopeId) {
        for (register, cell) in self.unit.variables_of(scope) {
            if cell {
                self.emit(Op::MakeCell, 0, register, 0, 0);
            }
        }
    }

    /// `__qualname__` of something defined here.
    pub fn qualified(&self, name: &str) -> String {
        let here = &self.unit;
        let scope = &self.scopes.all[here.scope];
        let declared_global = scope.symbols.get(name).is_some_and(|symbol| symbol.declared_global);
        match scope.kind {
            _ if declared_global => name.to_owned(),
            super::scope::ScopeKind::Module => name.to_owned(),
            super::scope::ScopeKind::Class => format!("{}.{name}", here.qualname.as_str()),
            _ if here.name.as_str().starts_with("<generic ") => match here.qualname.as_str().rsplit_once('.') {
                Some((prefix, _)) => format!("{prefix}.{name}"),
                None => name.to_owned(),
            },
            _ => format!("{}.<locals>.{name}", here.qualname.as_str()),
        }
    }

    pub fn class_definition(&mut self, node: &'a ast::StmtClassDef) -> Result {
        let decorators = self.decorators(&node.decorator_list)?;
        let class = self.temporary();
        match &node.type_params {
            Some(parameters) => self.with_type_parameters(&node.name.id, parameters, &[], class, |this, list| {
                this.store_name(".type_params", list)?;
                let generic = this.temporary();
                this.intrinsic(Intrinsic::Generic, generic, list, 1);
                let inner = this.temporary();
                this.plain_class(node, Some(generic), inner)?;
                Ok(inner)
            })?,
            None => self.plain_class(node, None, class)?,
        }
        self.decorate(&node.decorator_list, decorators, class);
        self.position = node.name.range;
        self.store_last(&node.name.id, class)?;
        Ok(())
    }

    /// R[dst] = `__build_class__(body, name, *bases, **keywords)`. A generic class has one more base.
    fn plain_class(&mut self, node: &'a ast::StmtClassDef, generic: Option<Register>, dst: Register) -> Result {
        let mark = self.mark();
        let base = self.temporary();
        self.emit_site(Op::GetGlobal, base, 0, "__build_class__")?;
        let (function, name) = (self.temporary(), self.temporary());
        self.class_body(node, function)?;
        self.load_text(&node.name.id, name);
        let plain = generic.is_none()
            && node.arguments.as_ref().is_none_or(|arguments| {
                arguments.keywords.is_empty() && !arguments.args.iter().any(Expr::is_starred_expr)
            });
        if plain {
            let bases: &'a [Expr] = node.arguments.as_ref().map_or(&[], |arguments| &arguments.args);
            for expr in bases {
                let register = self.temporary();
                self.expression(expr, register)?;
            }
            self.position = node.range;
            self.emit(Op::Call, 0, base, bases.len() as u16 + 2, dst);
        } else {
            let call = self.temporary();
            let (list, dict) = (self.temporary(), self.temporary());
            self.emit(Op::Move, 0, call, base, 0);
            self.position = node.range;
            match &node.arguments {
                Some(arguments) => self.gather_arguments(arguments, &[function, name], list, dict, base)?,
                None => {
                    self.emit(Op::BuildTuple, 0, list, function, 2);
                    self.emit(Op::Clear, 0, dict, 0, 0);
                }
            }
            if let Some(generic) = generic {
                let single = self.temporary();
                self.emit(Op::BuildTuple, 0, single, generic, 1);
                self.emit(Op::Add, 0, list, list, single);
            }
            self.position = node.range;
            self.emit(Op::CallUnpacked, 0, call, 0, dst);
        }
        self.release(mark);
        Ok(())
    }

    /// R[dst] = the function that fills a class's namespace.
    fn class_body(&mut self, node: &'a ast::StmtClassDef, dst: Register) -> Result {
        let mark = self.mark();
        let base = self.temporary();
        let scope = self.scopes.by_node[&node_key(node)];
        let qualname = self.qualified(&node.name.id);
        let mut unit = Unit::new(self.scopes, scope, intern(&node.name.id), intern(&qualname), true);
        let first = node.decorator_list.first().map_or(node.range.start(), |decorator| decorator.range.start());
        unit.first_line = self.source.line(first.to_u32());
        self.enter(unit);
        self.make_cells(scope);
        let register = self.temporary();
        self.emit_site(Op::GetName, register, 0, "__name__")?;
        self.emit_site(Op::SetName, register, 0, "__module__")?;
        self.load_text(&qualname, register);
        self.emit_site(Op::SetName, register, 0, "__qualname__")?;
        self.load_int(i64::from(self.unit.first_line), register);
        self.emit_site(Op::SetName, register, 0, "__firstlineno__")?;
        if node.type_params.is_some() {
            self.load_name(".type_params", register)?;
            self.emit_site(Op::SetName, register, 0, "__type_params__")?;
        }
        if super::statement::annotates(&node.body) {
            self.intrinsic(Intrinsic::Annotations, register, register, 0);
        }
        if let Some(text) = super::statement::docstring(&node.body).filter(|_| self.source.optimize < 2) {
            self.load_text(&text, register);
            self.emit_site(Op::SetName, register, 0, "__doc__")?;
        }
        self.release(u32::from(register));
        super::mistakes::block_nesting(&node.body, 0)?;
        self.statements(&node.body)?;
        let register = self.temporary();
        let stored = std::mem::take(&mut self.unit.static_attributes);
        let values = stored.iter().map(|name| intern(name).value()).collect();
        let key = Key::Tuple(stored.into_iter().map(|name| Key::Text(name.into())).collect());
        self.load_constant(key, Value::from(Tuple::from_vec(values)), register);
        self.emit_site(Op::SetName, register, 0, "__static_attributes__")?;
        if self.scopes.all[scope].needs_class_cell {
            let cell = self.unit.register_of(scope, "__class__").expect("the class has a cell");
            let register = self.temporary();
            self.emit(Op::Move, 0, register, cell, 0);
            self.emit_site(Op::SetName, register, 0, "__classcell__")?;
        }
        self.emit(Op::ReturnNone, 0, 0, 0, 0);
        let code = self.leave()?;
        self.emit(Op::MakeFunction, 0, base, code, 0);
        self.emit(Op::Take, 0, dst, base, 0);
        self.release(mark);
        Ok(())
    }

    /// Runs `body` in a function of its own whose variables are the type parameters: R[dst] = what it returns.
    /// `body` gets the register that holds the tuple of parameters.
    fn with_type_parameters(
        &mut self,
        owner: &str,
        parameters: &'a ast::TypeParams,
        given: &[Register],
        dst: Register,
        body: impl FnOnce(&mut Self, Register) -> Result<Register>,
    ) -> Result {
        let scope = self.scopes.by_node[&node_key(parameters)];
        let function = self.temporary();
        let name = format!("<generic parameters of {owner}>");
        self.annotation_function(scope, &name, parameters.range.start().to_u32(), function, |this| {
            let list = this.temporary();
            this.type_variables(parameters, list)?;
            body(this, list)
        })?;
        self.call_annotation_function(scope, function, given, dst);
        Ok(())
    }

    /// R[dst] = what the function of a block of type parameters gives; what it is given follows the namespace it sees.
    fn call_annotation_function(&mut self, scope: ScopeId, function: Register, given: &[Register], dst: Register) {
        let mut count = 0;
        for argument in self.scopes.all[scope].sees_class.then_some(&0).into_iter().chain(given) {
            let register = self.temporary();
            debug_assert_eq!(register, function + 1 + count);
            self.emit(Op::Move, 0, register, *argument, 0);
            count += 1;
        }
        self.emit(Op::Call, 0, function, count, dst);
    }

    /// R[dst] = a function of a block of type parameters, or of what is computed for one of them when somebody asks.
    /// `body` gives the register with the result.
    fn annotation_function(
        &mut self,
        scope: ScopeId,
        name: &str,
        start: u32,
        dst: Register,
        body: impl FnOnce(&mut Self) -> Result<Register>,
    ) -> Result {
        let mark = self.mark();
        let (base, defaults, namespace) = (self.temporary(), self.temporary(), self.temporary());
        self.enter_function(scope, name, None, start);
        let result = body(self)?;
        self.emit(Op::Return, 0, result, 0, 0);
        let code = self.leave()?;
        let mut flags = 0;
        if self.scopes.all[scope].sees_class {
            self.emit(Op::Move, 0, namespace, 0, 0);
            self.emit(Op::BuildTuple, 0, defaults, namespace, 1);
            flags = HAS_DEFAULTS;
        }
        self.emit(Op::MakeFunction, flags, base, code, 0);
        self.emit(Op::Take, 0, dst, base, 0);
        self.release(mark);
        Ok(())
    }

    /// R[dst] = a function that computes the expression.
    fn later(&mut self, expr: &'a Expr, name: &str, dst: Register) -> Result {
        let scope = self.scopes.by_node[&node_key(expr)];
        self.annotation_function(scope, name, expr.range().start().to_u32(), dst, |this| match expr {
            // `*Ts = *values` stands for the one that comes out of it.
            Expr::Starred(starred) => {
                let value = this.operand(&starred.value)?;
                let only = this.temporary();
                this.position = starred.range;
                this.emit(Op::Unpack, 0, only, value, 1);
                Ok(only)
            }
            expr => this.operand(expr),
        })
    }

    /// Makes the type parameters, binds their names, and puts the tuple of them into a register.
    fn type_variables(&mut self, parameters: &'a ast::TypeParams, list: Register) -> Result {
        let first = self.mark() as Register;
        for _ in parameters.iter() {
            self.temporary();
        }
        for (place, parameter) in parameters.iter().enumerate() {
            let mark = self.mark();
            let args = [self.temporary(), self.temporary(), self.temporary(), self.temporary()];
            let (kind, bound, default) = match parameter {
                TypeParam::TypeVar(node) => {
                    let constrained = node.bound.as_deref().is_some_and(Expr::is_tuple_expr);
                    (if constrained { 3 } else { 0 }, node.bound.as_deref(), node.default.as_deref())
                }
                TypeParam::TypeVarTuple(node) => (1, None, node.default.as_deref()),
                TypeParam::ParamSpec(node) => (2, None, node.default.as_deref()),
            };
            let name = parameter.name().id.as_str();
            self.load_text(name, args[0]);
            self.load_int(kind, args[1]);
            for (part, register) in [(bound, args[2]), (default, args[3])] {
                match part {
                    Some(part) => self.later(part, name, register)?,
                    None => self.load_none(register),
                }
            }
            let register = first + place as Register;
            self.intrinsic(Intrinsic::TypeVariable, register, args[0], 4);
            self.store_name(&parameter.name().id, register)?;
            self.release(mark);
        }
        self.emit(Op::BuildTuple, 0, list, first, parameters.len() as u16);
        Ok(())
    }

    pub fn type_alias(&mut self, node: &'a ast::StmtTypeAlias) -> Result {
        let Expr::Name(name) = &*node.name else {
            return Err(CompileError::new("invalid syntax", node.range));
        };
        let outer = self.scopes.by_node[&node_key(node)];
        let function = self.temporary();
        let start = node.range.start().to_u32();
        let block = format!("<generic parameters of {}>", name.id);
        self.annotation_function(outer, &block, start, function, |this| {
            let args = [this.temporary(), this.temporary(), this.temporary()];
            this.load_text(&name.id, args[0]);
            match &node.type_params {
                Some(parameters) => this.type_variables(parameters, args[1])?,
                None => {
                    this.emit(Op::BuildTuple, 0, args[1], args[0], 0);
                }
            }
            this.later(&node.value, &name.id, args[2])?;
            this.intrinsic(Intrinsic::TypeAlias, args[0], args[0], 3);
            Ok(args[0])
        })?;
        self.call_annotation_function(outer, function, &[], function);
        self.store_last(&name.id, function)
    }
}
