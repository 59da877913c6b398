//! What the module keeps: its classes, the contexts it starts from, the one in use.

use super::context::{self, Context};
use super::number::Number;
use super::object::Decimal;
use super::settings::{
    ALL_INVALID, CLAMPED, CONVERSION_SYNTAX, Conditions, DIVISION_BY_ZERO, DIVISION_IMPOSSIBLE, DIVISION_UNDEFINED,
    FLOAT_OPERATION, INEXACT, INVALID_CONTEXT, INVALID_OPERATION, OVERFLOW, ROUNDED, Rounding, SUBNORMAL, Settings,
    UNDERFLOW,
};
use super::{calculations, manager, methods, operators, signals};
use crate::memory::{Kind, Ref, Value};
use crate::objects::str::intern;
use crate::objects::{Foreign, List, Module, Type};
use crate::vm::{Raise, Res, Vm};
use std::cell::RefCell;
use std::rc::Rc;

/// The classes made before the module's Python runs.
pub struct Classes {
    pub decimal: Ref<Type>,
    pub context: Ref<Type>,
    pub mixin: Ref<Type>,
    pub manager: Ref<Type>,
}

/// Makes the classes that are native.
pub fn classes(vm: &mut Vm) -> Classes {
    let mixin = vm.native_class("decimal", "SignalDictMixin", signals::METHODS);
    let hash = vm.names.hash.clone();
    mixin.dict.set_str(&hash, Value::NONE);
    let decimal = vm.native_class("decimal", "Decimal", operators::METHODS);
    vm.add_methods(&decimal, methods::METHODS);
    let context = vm.native_class("decimal", "Context", context::METHODS);
    vm.add_methods(&context, calculations::METHODS);
    Classes {
        decimal,
        context,
        mixin,
        manager: vm.native_class_with("decimal", "ContextManager", Kind::Foreign, None, false, manager::METHODS),
    }
}

/// The conditions with the names of their exceptions, in the order in which a trapped one lists them.
const EXCEPTIONS: [(Conditions, &str); 13] = [
    (INVALID_OPERATION, "InvalidOperation"),
    (CONVERSION_SYNTAX, "ConversionSyntax"),
    (DIVISION_IMPOSSIBLE, "DivisionImpossible"),
    (DIVISION_UNDEFINED, "DivisionUndefined"),
    (INVALID_CONTEXT, "InvalidContext"),
    (FLOAT_OPERATION, "FloatOperation"),
    (DIVISION_BY_ZERO, "DivisionByZero"),
    (OVERFLOW, "Overflow"),
    (UNDERFLOW, "Underflow"),
    (SUBNORMAL, "Subnormal"),
    (INEXACT, "Inexact"),
    (ROUNDED, "Rounded"),
    (CLAMPED, "Clamped"),
];

/// The state of the module.
pub struct State {
    pub classes: Classes,
    /// What a context's `flags` and `traps` are.
    pub signal_dict: Ref<Type>,
    pub tuple: Value,
    pub rational: Value,
    exceptions: Vec<(Conditions, Ref<Type>)>,
    /// `DefaultContext`, `BasicContext`, `ExtendedContext`.
    templates: RefCell<Vec<Value>>,
    current: RefCell<Value>,
}

const STATE: &str = "decimal";

/// The module's state, once it is loaded.
pub fn state(vm: &Vm) -> Res<Rc<State>> {
    vm.module_state.get(STATE).and_then(|state| state.downcast_ref::<Rc<State>>()).cloned().ok_or(Raise::Fault)
}

/// Keeps the classes and makes the contexts.
pub fn create(vm: &mut Vm, module: &Ref<Module>, classes: Classes) -> Res<()> {
    let found = |name: &str| module.dict.get_str(&intern(name)).unwrap_or(Value::NONE);
    let class = |name: &str| found(name).into_ref::<Type>().map_err(|_| Raise::Fault);
    let mut exceptions = Vec::new();
    for (condition, name) in EXCEPTIONS {
        exceptions.push((condition, class(name)?));
    }
    let state = Rc::new(State {
        classes,
        signal_dict: class("_SignalDict")?,
        tuple: found("DecimalTuple"),
        rational: found("_Rational"),
        exceptions,
        templates: RefCell::default(),
        current: RefCell::new(Value::UNDEF),
    });
    let usual = Settings {
        precision: 28,
        rounding: Rounding::HalfEven,
        least: -999_999,
        most: 999_999,
        capitals: true,
        clamp: false,
    };
    let trapped = ALL_INVALID | DIVISION_BY_ZERO | OVERFLOW;
    let basic = Settings { precision: 9, rounding: Rounding::HalfUp, ..usual };
    let extended = Settings { precision: 9, ..usual };
    let contexts = [
        ("DefaultContext", usual, trapped),
        ("BasicContext", basic, trapped | UNDERFLOW | CLAMPED),
        ("ExtendedContext", extended, 0),
    ];
    for (name, settings, traps) in contexts {
        let context = state.context(Context::new(&state, settings, 0, traps));
        module.dict.set_str(&intern(name), context.clone());
        state.templates.borrow_mut().push(context);
    }
    vm.module_state.insert(STATE, Box::new(state));
    Ok(())
}

impl State {
    /// A `Decimal` object.
    #[inline]
    pub fn make(self: &Rc<State>, number: Number) -> Value {
        Value::from(Foreign::new(self.classes.decimal.clone(), Decimal::new(number, self.clone())))
    }

    /// A `Context` object.
    pub fn context(&self, context: Context) -> Value {
        Value::from(Foreign::new(self.classes.context.clone(), context))
    }

    /// What a new context starts from.
    pub fn default_context(&self) -> Value {
        self.templates.borrow().first().cloned().unwrap_or(Value::NONE)
    }

    /// Whether it is one of the module's own contexts, which are copied before they are used.
    pub fn is_template(&self, context: &Value) -> bool {
        self.templates.borrow().iter().any(|template| template.same(context))
    }

    /// The context in use.
    #[inline]
    pub fn current(self: &Rc<State>) -> Value {
        let current = self.current.borrow().clone();
        if !current.is_undef() {
            return current;
        }
        let default = self.default_context();
        let made = match context::data(&default) {
            Some(default) => self.context(default.copy(self)),
            None => default,
        };
        self.set_current(made.clone());
        made
    }

    pub fn set_current(&self, context: Value) {
        let old = self.current.replace(context);
        drop(old);
    }

    /// The exception class of a signal.
    pub fn class_of(&self, signal: Conditions) -> Value {
        self.exceptions.iter().find(|(one, _)| *one == signal).map_or(Value::NONE, |(_, class)| class.value())
    }

    /// The signal of an exception class.
    pub fn signal_of(&self, class: &Value) -> Option<Conditions> {
        let class = class.borrow_ref::<Type>()?;
        let (signal, _) = self.exceptions.iter().find(|(_, one)| one.same(class))?;
        signals::ALL.contains(signal).then_some(*signal)
    }

    /// Notes conditions in a context; the gravest that is trapped is raised.
    #[inline]
    pub fn conclude(&self, vm: &mut Vm, context: &Context, met: Conditions) -> Res<()> {
        if met == 0 { Ok(()) } else { self.report(vm, context, met) }
    }

    fn report(&self, vm: &mut Vm, context: &Context, met: Conditions) -> Res<()> {
        context.flags.set(context.flags.get() | met);
        let trapped = met & context.traps.get();
        let signal = signals::ALL.into_iter().find(|signal| trapped & signals::conditions(*signal) != 0);
        let Some(signal) = signal else { return Ok(()) };
        let listed = self.exceptions.iter().filter(|(one, _)| trapped & one != 0);
        let list = Value::from(List::new(listed.map(|(_, class)| class.value()).collect()));
        let error = vm.call(&self.class_of(signal), &[list])?;
        Err(vm.raise_value(&error))
    }
}
