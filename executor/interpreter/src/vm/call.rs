//! Calling: binding arguments to parameters, and every kind of callable.
//! <https://docs.python.org/3.13/reference/expressions.html#calls>

#![expect(unsafe_code, reason = "arguments are written straight into the new frame's registers")]

use super::frame::{DISCARD, FrameKind};
use super::{Raise, Res, Vm};
use crate::compiler::code::{Capture, Code, CodeKind};
use crate::memory::{Kind, Ref, Tuple, Value};
use crate::objects::generator::{Flavor, State};
use crate::objects::native::DefKind;
use crate::objects::{Dict, Exception, Function, Generator, Instance, Method, Native, PyCell, StaticMethod, Str, Type};
use std::cell::{Cell, RefCell};
use std::rc::Rc;

/// Keyword arguments of a call.
pub type Keywords<'a> = &'a [(Ref<Str>, Value)];

impl Vm {
    /// Calls any callable from native code.
    pub fn call(&mut self, callee: &Value, arguments: &[Value]) -> Res {
        self.call_with(callee, arguments, &[])
    }

    /// Calls any callable from native code, with keyword arguments.
    pub fn call_with(&mut self, callee: &Value, arguments: &[Value], keywords: Keywords) -> Res {
        match self.start(callee, arguments, keywords, DISCARD, FrameKind::Entry)? {
            Some(value) => Ok(value),
            None => self.run_entry(),
        }
    }

    /// Runs the frame just pushed; native recursion is bounded by the recursion limit and the thread's stack.
    pub(super) fn run_entry(&mut self) -> Res {
        self.tick(1)?;
        let result = self.run();
        // A constructor's frame started from native code hands its instance over here.
        result
    }

    /// Calls a method by name.
    pub fn call_method(&mut self, object: &Value, name: &Ref<Str>, arguments: &[Value]) -> Res {
        let (function, this) = self.get_method(object, name)?;
        if this.is_undef() {
            return self.call(&function, arguments);
        }
        let mut all = Vec::with_capacity(arguments.len() + 1);
        all.push(this);
        all.extend_from_slice(arguments);
        self.call_bound(&function, &all)
    }

    /// Calls a function found on the class with the object in front: no check that a native method fits is needed.
    pub fn call_bound(&mut self, function: &Value, arguments: &[Value]) -> Res {
        if let Some(native) = function.get::<Native>() {
            return self.call_native(native, arguments, &[]);
        }
        self.call(function, arguments)
    }

    /// Starts a call whose result goes to a register of the frame that runs now: `None` when a frame was pushed for
    /// it, else the result.
    pub(crate) fn start_call(
        &mut self,
        callee: &Value,
        arguments: &[Value],
        keywords: Keywords,
        dst: u32,
    ) -> Res<Option<Value>> {
        self.start(callee, arguments, keywords, dst, FrameKind::Call)
    }

    /// [`Self::start_call`] for a function found on the class of its first argument.
    pub(crate) fn start_bound(
        &mut self,
        callee: &Value,
        arguments: &[Value],
        keywords: Keywords,
        dst: u32,
    ) -> Res<Option<Value>> {
        if let Some(native) = callee.get::<Native>() {
            let bound = !keywords.is_empty() && arguments.first().is_some_and(|this| self.binds_first(this));
            return self.start_native(native, (arguments, bound), keywords, dst, FrameKind::Call);
        }
        self.start(callee, arguments, keywords, dst, FrameKind::Call)
    }

    fn start(
        &mut self,
        callee: &Value,
        arguments: &[Value],
        keywords: Keywords,
        dst: u32,
        kind: FrameKind,
    ) -> Res<Option<Value>> {
        match callee.kind() {
            Kind::Function => {
                let function = callee.to_ref::<Function>().expect("the kind says so");
                self.enter_function(function, arguments, keywords, dst, kind, Value::UNDEF)
            }
            Kind::Native => {
                let native = callee.get::<Native>().expect("the kind says so");
                self.check_receiver(native, arguments)?;
                self.start_native(native, (arguments, false), keywords, dst, kind)
            }
            Kind::Method => {
                let method = callee.get::<Method>().expect("the kind says so");
                let mut all = Vec::with_capacity(arguments.len() + 1);
                all.push(method.this.clone());
                all.extend_from_slice(arguments);
                if let Some(native) = method.built_in() {
                    return self.start_native(native, (&all, true), keywords, dst, kind);
                }
                self.start(&method.function, &all, keywords, dst, kind)
            }
            Kind::Type => {
                let class = callee.to_ref::<Type>().expect("the kind says so");
                self.start_class(&class, arguments, keywords, dst, kind)
            }
            Kind::StaticMethod => {
                let function = self.function_inside(callee)?;
                self.start(&function, arguments, keywords, dst, kind)
            }
            _ => {
                let class = self.class_of(callee);
                let Some(call) = class.lookup(&self.names.call) else {
                    return Err(self.not_callable(callee, &class));
                };
                let mut all = Vec::with_capacity(arguments.len() + 1);
                let is_method = call.get::<Native>().is_none_or(|native| native.owner.is_some());
                if matches!(call.kind(), Kind::Function | Kind::Native) && is_method {
                    all.push(callee.clone());
                    all.extend_from_slice(arguments);
                    if let Some(native) = call.get::<Native>() {
                        return self.deeper(|vm| vm.call_native(native, &all, keywords)).map(Some);
                    }
                    return self.start(&call, &all, keywords, dst, kind);
                }
                let bound = self.bind_attribute(&call, callee, &class)?;
                let keywords = keywords.to_vec();
                self.deeper(|vm| vm.call_with(&bound, arguments, &keywords)).map(Some)
            }
        }
    }

    /// A native method called through its class needs an instance in front.
    fn check_receiver(&mut self, native: &Native, arguments: &[Value]) -> Res<()> {
        let Some(owner) = &native.owner else { return Ok(()) };
        if native.def.kind != DefKind::Function {
            return Ok(());
        }
        let name = native.def.name();
        let wraps_slot = native.is_wrapper();
        match arguments.first() {
            None if wraps_slot => {
                let owner = owner.name();
                Err(self.type_error(format!("descriptor '{name}' of '{}' object needs an argument", owner.as_str())))
            }
            None => {
                let owner = owner.qualname.borrow().clone();
                Err(self.type_error(format!("unbound method {}.{name}() needs an argument", owner.as_str())))
            }
            Some(first) => {
                if self.class_of(first).is_subtype(owner) {
                    return Ok(());
                }
                let found = self.class_of(first).name();
                let (owner, found) = (owner.name(), found.as_str());
                let owner = owner.as_str();
                let message = if wraps_slot {
                    format!("descriptor '{name}' requires a '{owner}' object but received a '{found}'")
                } else {
                    format!("descriptor '{name}' for '{owner}' objects doesn't apply to a '{found}' object")
                };
                Err(self.type_error(message))
            }
        }
    }

    /// Makes an instance: the class's metaclass decides; usually `__new__`, then `__init__`.
    fn start_class(
        &mut self,
        class: &Ref<Type>,
        arguments: &[Value],
        keywords: Keywords,
        dst: u32,
        kind: FrameKind,
    ) -> Res<Option<Value>> {
        let metaclass = self.class_of(&class.value());
        if !metaclass.same(&self.types.type_)
            && let Some(call) = metaclass.lookup(&self.names.call)
            && call.kind() == Kind::Function
        {
            let mut all = Vec::with_capacity(arguments.len() + 1);
            all.push(class.value());
            all.extend_from_slice(arguments);
            return self.start(&call, &all, keywords, dst, kind);
        }
        if class.same(&self.types.type_) && arguments.len() == 1 && keywords.is_empty() {
            return Ok(Some(self.class_of(&arguments[0]).value()));
        }
        if class.user && class.layout == Kind::Instance {
            return self.start_user_class(class, arguments, keywords, dst, kind);
        }
        if keywords.is_empty()
            && let Some(made) = self.construct_builtin(class, arguments)?
        {
            return Ok(Some(made));
        }
        if !class.user {
            self.refuse_directly(class, arguments, keywords)?;
        }
        self.instantiate(class, arguments, keywords).map(Some)
    }

    /// `type.__call__`: `__new__`, and `__init__` on what it returns if that is an instance.
    pub fn instantiate(&mut self, class: &Ref<Type>, arguments: &[Value], keywords: Keywords) -> Res {
        // What `object` gives every class makes plain instances; built-in data it cannot make.
        let made_elsewhere = !class.user && class.layout != Kind::Instance;
        let new = class.lookup(&self.names.new).filter(|new| !(made_elsewhere && self.is_object_new(new)));
        let Some(new) = new else {
            return Err(self.type_error(format!("cannot create '{}' instances", class.name().as_str())));
        };
        let new = match new.get::<StaticMethod>() {
            Some(_) => self.function_inside(&new)?,
            None => self.bind_attribute(&new, &Value::UNDEF, class)?,
        };
        let mut all = Vec::with_capacity(arguments.len() + 1);
        all.push(class.value());
        all.extend_from_slice(arguments);
        let made = match new.get::<Native>() {
            Some(native) => self.call_native(native, &all, keywords)?,
            None => self.call_with(&new, &all, keywords)?,
        };
        let made_class = self.class_of(&made);
        if !made_class.is_subtype(class) {
            return Ok(made);
        }
        if let Some(init) = made_class.lookup(&self.names.init) {
            // The built-in types do all their work in `__new__`.
            let trivial = init.get::<Native>().is_some_and(|native| native.def.doc == TRIVIAL_INIT);
            if !trivial {
                all[0] = made.clone();
                let result = match init.get::<Native>() {
                    Some(native) => self.call_native(native, &all, keywords)?,
                    None if init.kind() == Kind::Function => self.call_with(&init, &all, keywords)?,
                    None => {
                        let bound = self.bind_attribute(&init, &made, &made_class)?;
                        self.call_with(&bound, arguments, keywords)?
                    }
                };
                if !result.is_none() {
                    let found = self.class_of(&result).name();
                    return Err(self.type_error(format!("__init__() should return None, not '{}'", found.as_str())));
                }
            }
        }
        Ok(made)
    }

    fn start_user_class(
        &mut self,
        class: &Ref<Type>,
        arguments: &[Value],
        keywords: Keywords,
        dst: u32,
        kind: FrameKind,
    ) -> Res<Option<Value>> {
        let new = class.lookup(&self.names.new);
        let init = class.lookup(&self.names.init);
        let plain_new =
            new.as_ref().is_some_and(|new| self.is_object_new(new) || crate::objects::instance::only_makes(new));
        let Some(init) = init.filter(|init| plain_new && init.kind() == Kind::Function) else {
            return self.instantiate(class, arguments, keywords).map(Some);
        };
        if let Some(error) = self.abstract_error(class) {
            return Err(error);
        }
        // The call site may take the short way next time.
        if !class.is_abstract() {
            class.construct_version.set(class.version());
            class.construct.set(crate::memory::Uncounted::of(&init));
        }
        let instance = Value::from(Instance::new(class.clone(), Value::UNDEF));
        let mut all = Vec::with_capacity(arguments.len() + 1);
        all.push(instance.clone());
        all.extend_from_slice(arguments);
        let function = init.into_ref::<Function>().map_err(|_| Raise::Fault)?;
        if kind == FrameKind::Call && function.code.kind == CodeKind::Plain {
            return self.enter_function(function, &all, keywords, dst, FrameKind::Construct, instance);
        }
        let result = self.call_with(&Value::from(function), &all, keywords)?;
        if !result.is_none() {
            let found = self.class_of(&result).name();
            return Err(self.type_error(format!("__init__() should return None, not '{}'", found.as_str())));
        }
        Ok(Some(instance))
    }

    pub(crate) fn is_object_new(&self, new: &Value) -> bool {
        let function = match new.get::<StaticMethod>() {
            Some(method) => &method.function(),
            None => new,
        };
        function.get::<Native>().is_some_and(|native| {
            native.def.name() == "__new__" && native.owner.as_ref().is_some_and(|o| o.same(&self.types.object))
        })
    }

    /// Binds arguments and pushes a frame; a generator function returns its generator at once instead.
    pub(crate) fn enter_function(
        &mut self,
        function: Ref<Function>,
        arguments: &[Value],
        keywords: Keywords,
        dst: u32,
        kind: FrameKind,
        extra: Value,
    ) -> Res<Option<Value>> {
        let code = function.code.clone();
        if code.kind != CodeKind::Plain {
            let mut registers = vec![Value::UNDEF; code.registers as usize];
            self.charge(registers.len() * size_of::<Value>())?;
            self.bind_arguments(&function, &code, arguments, keywords, &mut registers)?;
            return Ok(Some(make_generator(function, registers)));
        }
        if self.machine.frames.len() >= self.recursion_limit as usize {
            return Err(self.recursion_error("maximum recursion depth exceeded"));
        }
        let count = code.registers as usize;
        let window = self.machine.window(count);
        if code.simple as usize == arguments.len() && keywords.is_empty() {
            for (place, argument) in arguments.iter().enumerate() {
                // SAFETY: the window is wider than the parameters are many, and all unset.
                unsafe { Value::init(window.add(place), argument.clone()) };
            }
            self.machine.push(function, window, dst, kind, extra);
            return Ok(None);
        }
        // SAFETY: the window has `count` registers, all unset; nothing else refers to it yet.
        let registers = unsafe { std::slice::from_raw_parts_mut(window, count) };
        if let Err(raise) = self.bind_arguments(&function, &code, arguments, keywords, registers) {
            self.machine.release(window, count);
            return Err(raise);
        }
        self.machine.push(function, window, dst, kind, extra);
        Ok(None)
    }

    /// Runs code with a namespace of its own: class bodies and `exec`.
    pub fn run_namespace(&mut self, function: Ref<Function>, namespace: Value) -> Res {
        if self.machine.frames.len() >= self.recursion_limit as usize {
            return Err(self.recursion_error("maximum recursion depth exceeded"));
        }
        let code = function.code.clone();
        let window = self.machine.window(code.registers as usize);
        if code.uses_namespace {
            // SAFETY: code with a namespace has at least that register.
            unsafe { *window = namespace };
        }
        self.machine.push(function, window, DISCARD, FrameKind::Entry, Value::UNDEF);
        self.run_entry()
    }

    /// Puts arguments where the parameters' registers are.
    fn bind_arguments(
        &mut self,
        function: &Function,
        code: &Code,
        arguments: &[Value],
        keywords: Keywords,
        registers: &mut [Value],
    ) -> Res<()> {
        let positional = code.positional as usize;
        let given = arguments.len();
        for (place, argument) in arguments.iter().take(positional).enumerate() {
            registers[place] = argument.clone();
        }
        let mut next = positional;
        if code.var_positional {
            let rest = arguments.get(positional..).unwrap_or(&[]);
            registers[next] = Value::from(Tuple::from_slice(rest));
            next += 1;
        }
        let first_keyword_only = next;
        let keyword_only = code.keyword_only as usize;
        next += keyword_only;
        let extra_keywords = if code.var_keyword {
            let dict = Dict::new();
            registers[next] = dict.value();
            Some(dict)
        } else {
            None
        };
        // Registers of keyword-only parameters lie behind `*args`; their names follow the same order.
        for (name, value) in keywords {
            let found = (code.positional_only as usize..positional)
                .chain(first_keyword_only..first_keyword_only + keyword_only)
                .find(|&place| {
                    let known = &code.locals[place];
                    known.same(name) || known.as_str() == name.as_str()
                });
            match found {
                Some(place) => {
                    if !registers[place].is_undef() {
                        return Err(self.type_error(format!(
                            "{}() got multiple values for argument '{}'",
                            function.qualname.borrow().as_str(),
                            name.as_str()
                        )));
                    }
                    registers[place] = value.clone();
                }
                None => match &extra_keywords {
                    Some(dict) => dict.set_str(name, value.clone()),
                    None => return Err(self.unexpected_keyword(function, code, keywords, name)),
                },
            }
        }
        if given > positional && !code.var_positional {
            return Err(self.too_many_positional(function, code, given, registers, first_keyword_only));
        }
        if given < positional {
            let defaults = function.defaults.borrow().clone();
            let defaults: &[Value] = defaults.as_ref().map_or(&[], |defaults| defaults);
            let first_default = positional - defaults.len().min(positional);
            let mut missing = Vec::new();
            for place in given..positional {
                if registers[place].is_undef() {
                    if place >= first_default {
                        registers[place] =
                            defaults[place - first_default + defaults.len().saturating_sub(positional)].clone();
                    } else {
                        missing.push(code.locals[place].clone());
                    }
                }
            }
            if !missing.is_empty() {
                return Err(self.missing_arguments(function, &missing, "positional"));
            }
        }
        if keyword_only > 0 {
            let defaults = function.keyword_defaults.borrow().clone();
            let mut missing = Vec::new();
            for place in first_keyword_only..first_keyword_only + keyword_only {
                if registers[place].is_undef() {
                    match defaults.as_ref().and_then(|defaults| defaults.get_str(&code.locals[place])) {
                        Some(value) => registers[place] = value,
                        None => missing.push(code.locals[place].clone()),
                    }
                }
            }
            if !missing.is_empty() {
                return Err(self.missing_arguments(function, &missing, "keyword-only"));
            }
        }
        Ok(())
    }

    #[cold]
    fn unexpected_keyword(&self, function: &Function, code: &Code, keywords: Keywords, name: &Ref<Str>) -> Raise {
        let shown = function.qualname.borrow().clone();
        let only: Vec<&str> = (0..code.positional_only as usize)
            .filter(|&place| keywords.iter().any(|(name, _)| name.as_str() == code.locals[place].as_str()))
            .map(|place| code.locals[place].as_str())
            .collect();
        if !only.is_empty() {
            return self.type_error(format!(
                "{}() got some positional-only arguments passed as keyword arguments: '{}'",
                shown.as_str(),
                only.join(", ")
            ));
        }
        let positional = code.positional as usize;
        let by_name = positional + usize::from(code.var_positional);
        let known: Vec<String> = (code.positional_only as usize..positional)
            .chain(by_name..by_name + code.keyword_only as usize)
            .map(|place| code.locals[place].as_str().to_owned())
            .collect();
        let mut message = format!("{}() got an unexpected keyword argument '{}'", shown.as_str(), name.as_str());
        if let Some(close) = crate::text::likeness::nearest(name.as_str(), known.iter().map(String::as_str)) {
            message.push_str(&format!(". Did you mean '{close}'?"));
        }
        self.type_error(message)
    }

    #[cold]
    fn too_many_positional(
        &self,
        function: &Function,
        code: &Code,
        given: usize,
        registers: &[Value],
        first_keyword_only: usize,
    ) -> Raise {
        let positional = code.positional as usize;
        let defaults = function.defaults.borrow().as_ref().map_or(0, |defaults| defaults.len());
        let takes = if defaults > 0 {
            format!("from {} to {positional}", positional - defaults)
        } else {
            positional.to_string()
        };
        let plural = if positional == 1 && defaults == 0 { "" } else { "s" };
        let only = (first_keyword_only..first_keyword_only + code.keyword_only as usize)
            .filter(|&place| !registers[place].is_undef())
            .count();
        let given_text = if only > 0 {
            format!(
                "{given} positional argument{} (and {only} keyword-only argument{}) were",
                if given == 1 { "" } else { "s" },
                if only == 1 { "" } else { "s" }
            )
        } else {
            format!("{given} {}", if given == 1 { "was" } else { "were" })
        };
        self.type_error(format!(
            "{}() takes {takes} positional argument{plural} but {given_text} given",
            function.qualname.borrow().as_str()
        ))
    }

    #[cold]
    fn missing_arguments(&self, function: &Function, missing: &[Ref<Str>], what: &str) -> Raise {
        let names: Vec<String> = missing.iter().map(|name| format!("'{}'", name.as_str())).collect();
        let plural = if names.len() == 1 { "" } else { "s" };
        self.type_error(format!(
            "{}() missing {} required {what} argument{plural}: {}",
            function.qualname.borrow().as_str(),
            names.len(),
            and_list(&names)
        ))
    }

    /// A function object over code compiled in the frame whose registers start at `base`.
    pub(crate) fn make_function(&mut self, code: Rc<Code>, flags: u8, extras: [Value; 3], base: *const Value) -> Value {
        let frame = self.machine.frames.last().expect("a function is made by running code");
        let closure: Box<[Ref<PyCell>]> = code
            .captures
            .iter()
            .map(|capture| match capture {
                // SAFETY: the compiler names a register of this frame that holds a cell.
                Capture::Register(register) => unsafe { &*base.add(*register as usize) }
                    .to_ref::<PyCell>()
                    .expect("captured variables live in cells"),
                Capture::Free(index) => frame.function.closure[*index as usize].clone(),
            })
            .collect();
        let (globals, builtins) = (frame.function.globals.clone(), frame.function.builtins.clone());
        let module = globals.get_str(&self.names.name).unwrap_or(Value::NONE);
        let [defaults, keyword_defaults, annotations] = extras;
        Value::from(Ref::new(Function {
            globals,
            builtins,
            defaults: RefCell::new(if flags & 1 != 0 { defaults.into_ref().ok() } else { None }),
            keyword_defaults: RefCell::new(if flags & 2 != 0 { keyword_defaults.into_ref().ok() } else { None }),
            closure,
            name: RefCell::new(code.name.clone()),
            qualname: RefCell::new(code.qualname.clone()),
            module: RefCell::new(module),
            doc: RefCell::new(code.doc.clone()),
            annotations: RefCell::new(if flags & 4 != 0 { annotations } else { Value::UNDEF }),
            type_params: RefCell::new(Value::UNDEF),
            dict: RefCell::new(None),
            awaitable: Cell::new(false),
            code,
        }))
    }

    /// A function over code that was compiled on its own (a module, `exec`), with its globals.
    pub fn top_function(&mut self, code: Rc<Code>, globals: Ref<Dict>) -> Ref<Function> {
        // A program may give the code it runs fewer builtins.
        let given = globals.get_str(&crate::objects::str::intern("__builtins__"));
        let builtins = given.and_then(|given| match given.get::<crate::objects::Module>() {
            Some(module) => Some(module.dict.clone()),
            None => given.native_ref::<Dict>(),
        });
        Ref::new(Function {
            globals,
            builtins: builtins.unwrap_or_else(|| self.builtins.clone()),
            defaults: RefCell::new(None),
            keyword_defaults: RefCell::new(None),
            closure: Box::new([]),
            name: RefCell::new(code.name.clone()),
            qualname: RefCell::new(code.qualname.clone()),
            module: RefCell::new(Value::NONE),
            doc: RefCell::new(Value::NONE),
            annotations: RefCell::new(Value::UNDEF),
            type_params: RefCell::new(Value::UNDEF),
            dict: RefCell::new(None),
            awaitable: Cell::new(false),
            code,
        })
    }

    /// The error for calling what cannot be; a module may have meant what it holds under its own name.
    #[cold]
    fn not_callable(&mut self, callee: &Value, class: &Ref<Type>) -> Raise {
        let mut message = format!("'{}' object is not callable", class.name().as_str());
        if let Some(module) = callee.get::<crate::objects::Module>()
            && let Some(name) = module.name()
            && let Some(found) = module.dict.get_str(&name)
            && crate::builtins::attributes::is_callable(self, &found)
        {
            message.push_str(&format!(". Did you mean: '{0}.{0}(...)'?", name.as_str()));
        }
        self.type_error(message)
    }

    /// Names and values of a `**` dict.
    pub(crate) fn keyword_pairs(&mut self, keywords: &Value) -> Res<Vec<(Ref<Str>, Value)>> {
        let Some(dict) = keywords.get::<Dict>() else { return Ok(Vec::new()) };
        let mut pairs = Vec::with_capacity(dict.len());
        for (key, value) in dict.snapshot() {
            match key.into_ref::<Str>() {
                Ok(name) => pairs.push((name, value)),
                Err(_) => return Err(self.type_error("keywords must be strings")),
            }
        }
        Ok(pairs)
    }

    /// `f(**source)`: adds names to the keyword arguments gathered so far.
    pub(crate) fn merge_keywords(&mut self, dict: &Value, source: &Value, function: &Value) -> Res<()> {
        let Some(target) = dict.to_ref::<Dict>() else { return Ok(()) };
        let pairs = match source.get::<Dict>() {
            Some(source) => source.snapshot(),
            None => {
                let Some(pairs) = self.mapping_pairs(source)? else {
                    let shown = self.callable_name(function);
                    let found = self.class_of(source).name();
                    return Err(
                        self.type_error(format!("{shown} argument after ** must be a mapping, not {}", found.as_str()))
                    );
                };
                pairs
            }
        };
        for (key, value) in pairs {
            // That names are strings is looked at when the call is made.
            if let Some(name) = key.borrow_ref::<Str>()
                && target.get_str(name).is_none()
            {
                target.set_str(name, value);
                continue;
            }
            if self.dict_get(&target, &key)?.is_some() {
                let shown = self.callable_name(function);
                let name = self.str_of(&key)?;
                return Err(
                    self.type_error(format!("{shown} got multiple values for keyword argument '{}'", name.as_str()))
                );
            }
            self.dict_set(&target, key, value)?;
        }
        Ok(())
    }

    /// How an error calls a callable: `module.function()`.
    pub(crate) fn callable_name(&mut self, function: &Value) -> String {
        let (module, name) = match function.kind() {
            Kind::Function => {
                let function = function.get::<Function>().expect("the kind says so");
                (function.module.borrow().clone(), function.qualname.borrow().as_str().to_owned())
            }
            Kind::Type => {
                let class = function.get::<Type>().expect("the kind says so");
                (class.module.borrow().clone(), class.qualname.borrow().as_str().to_owned())
            }
            Kind::Method => {
                let inner = function.get::<Method>().expect("the kind says so").function.clone();
                return self.callable_name(&inner);
            }
            Kind::Native => {
                let native = function.get::<Native>().expect("the kind says so");
                (native.module.clone(), native.shown_name())
            }
            _ => {
                let class = self.class_of(function).name();
                return format!("{} object", class.as_str());
            }
        };
        match module.get::<Str>() {
            Some(module) if module.as_str() != "builtins" => format!("{}.{name}()", module.as_str()),
            _ => format!("{name}()"),
        }
    }

    /// The class method's function bound to a class.
    pub(crate) fn bind_class_method(&mut self, method: &Value, class: &Ref<Type>) -> Res {
        Ok(Method::new(self.function_inside(method)?, class.value()))
    }

    /// The exception for a class that still has abstract methods.
    pub(crate) fn abstract_error(&mut self, class: &Ref<Type>) -> Option<Raise> {
        if !class.is_abstract() {
            return None;
        }
        let missing = class.dict.get_str(&self.names.abstractmethods)?;
        let mut names: Vec<String> = self
            .collect(&missing)
            .ok()?
            .iter()
            .filter_map(|name| Some(format!("'{}'", name.get::<Str>()?.as_str())))
            .collect();
        names.sort();
        let plural = if names.len() == 1 { "" } else { "s" };
        Some(self.type_error(format!(
            "Can't instantiate abstract class {} without an implementation for abstract method{plural} {}",
            class.name().as_str(),
            names.join(", ")
        )))
    }

    /// The exception being handled now, as `sys.exception()` gives it: in a generator that handles none itself, the one
    /// that is handled where it was resumed.
    pub fn handled_exception(&self) -> Option<Ref<Exception>> {
        let handled = self.handled.defined().or_else(|| self.handled_outside.last());
        handled.and_then(|handled| handled.to_ref::<Exception>())
    }
}

/// The doc line of an `__init__` that does nothing because `__new__` has done it all.
pub const TRIVIAL_INIT: &str = "Initialize self.  See help(type(self)) for accurate signature.";

/// `'a', 'b' and 'c'` as CPython lists missing arguments.
fn and_list(names: &[String]) -> String {
    match names {
        [one] => one.clone(),
        [one, two] => format!("{one} and {two}"),
        [init @ .., last] => format!("{}, and {last}", init.join(", ")),
        [] => String::new(),
    }
}

fn make_generator(function: Ref<Function>, registers: Vec<Value>) -> Value {
    let flavor = match function.code.kind {
        CodeKind::Coroutine => Flavor::Coroutine,
        CodeKind::AsyncGenerator => Flavor::AsyncGenerator,
        CodeKind::Generator | CodeKind::Plain => Flavor::Generator,
    };
    let (name, qualname) = (function.name.borrow().clone(), function.qualname.borrow().clone());
    Value::from(Ref::new(Generator {
        flavor,
        function,
        state: Cell::new(State::Created),
        registers: RefCell::new(registers),
        pc: Cell::new(0),
        receiver: Cell::new(0),
        handled: RefCell::new(Value::UNDEF),
        name: RefCell::new(name),
        qualname: RefCell::new(qualname),
        awaited: Cell::new(false),
    }))
}
