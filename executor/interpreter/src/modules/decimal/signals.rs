//! Which signals are on: what a context's `flags` and `traps` look like.

use super::settings::{
    ALL_INVALID, CLAMPED, CONVERSION_SYNTAX, Conditions, DIVISION_BY_ZERO, DIVISION_IMPOSSIBLE, DIVISION_UNDEFINED,
    FLOAT_OPERATION, INEXACT, INVALID_CONTEXT, INVALID_OPERATION, OVERFLOW, ROUNDED, SUBNORMAL, UNDERFLOW,
};
use super::state::{State, state};
use crate::memory::{Tuple, Value};
use crate::objects::foreign::ForeignData;
use crate::objects::native::{Def, def, static_method};
use crate::objects::{Dict, Foreign, Instance, List};
use crate::vm::{Raise, Res, Vm};
use std::cell::Cell;
use std::rc::Rc;

/// The signals in their order, the gravest first.
pub const ALL: [Conditions; 9] =
    [INVALID_OPERATION, FLOAT_OPERATION, DIVISION_BY_ZERO, OVERFLOW, UNDERFLOW, SUBNORMAL, INEXACT, ROUNDED, CLAMPED];

/// The conditions in the order in which a context shows their signals.
pub const SHOWN: [Conditions; 13] = [
    CLAMPED,
    CONVERSION_SYNTAX,
    DIVISION_BY_ZERO,
    DIVISION_IMPOSSIBLE,
    DIVISION_UNDEFINED,
    INEXACT,
    INVALID_CONTEXT,
    INVALID_OPERATION,
    FLOAT_OPERATION,
    OVERFLOW,
    ROUNDED,
    SUBNORMAL,
    UNDERFLOW,
];

/// All conditions of a signal.
pub fn conditions(signal: Conditions) -> Conditions {
    if signal & ALL_INVALID == 0 { signal } else { ALL_INVALID }
}

/// The bits of a context, shared with it.
struct Signals {
    bits: Rc<Cell<Conditions>>,
}

impl ForeignData for Signals {}

/// A view of bits.
pub fn view(state: &State, bits: &Rc<Cell<Conditions>>) -> Value {
    let data = Value::from(Foreign::new(state.classes.mixin.clone(), Signals { bits: bits.clone() }));
    Value::from(Instance::new(state.signal_dict.clone(), data))
}

fn bits(value: &Value) -> Option<&Cell<Conditions>> {
    Some(&*value.native::<Foreign>()?.downcast::<Signals>()?.bits)
}

fn this<'a>(vm: &Vm, args: &'a [Value]) -> Res<&'a Cell<Conditions>> {
    args.first().and_then(bits).ok_or_else(|| vm.value_error(NO_DICT))
}

const NO_DICT: &str = "invalid signal dict";

fn no_signal(vm: &Vm) -> Raise {
    vm.key_error(&vm.text(
        "valid values for signals are:\n  [InvalidOperation, FloatOperation, DivisionByZero,\n   \
         Overflow, Underflow, Subnormal, Inexact, Rounded,\n   Clamped]",
    ))
}

fn signal(vm: &Vm, state: &State, class: &Value) -> Res<Conditions> {
    state.signal_of(class).map(conditions).ok_or_else(|| no_signal(vm))
}

/// The bits of a mapping of all signals.
fn of_dict(vm: &mut Vm, state: &State, given: &Dict) -> Res<Conditions> {
    let invalid = |vm: &Vm| vm.key_error(&vm.text(NO_DICT));
    if given.len() != ALL.len() {
        return Err(invalid(vm));
    }
    let mut found = 0;
    for (class, value) in given.snapshot() {
        let Some(signal) = state.signal_of(&class) else { return Err(invalid(vm)) };
        if vm.truth(&value)? {
            found |= conditions(signal);
        }
    }
    Ok(found)
}

/// The bits of what a context is given for its `flags` or `traps`: a mapping, or with `lists` a list of signals.
pub fn read(vm: &mut Vm, state: &State, given: &Value, lists: bool) -> Res<Conditions> {
    if let Some(bits) = bits(given) {
        return Ok(bits.get());
    }
    if let Some(dict) = given.native_ref::<Dict>() {
        return of_dict(vm, state, &dict);
    }
    match given.native_ref::<List>() {
        Some(list) if lists => {
            let mut found = 0;
            let mut place = 0;
            while let Some(class) = list.get(place) {
                vm.tick(1)?;
                found |= signal(vm, state, &class)?;
                place += 1;
            }
            Ok(found)
        }
        _ => Err(vm.type_error("argument must be a signal dict")),
    }
}

/// The classes of some signals, as a list.
pub fn classes(state: &State, bits: Conditions) -> Value {
    let on = ALL.iter().filter(|one| bits & conditions(**one) != 0);
    Value::from(List::new(on.map(|one| state.class_of(*one)).collect()))
}

/// The methods of what `flags` and `traps` are.
pub const METHODS: &[Def] = &[
    static_method("__new__(cls, *args, **kwargs)", "Create and return a new object.", |vm, _| {
        Err(vm.value_error(NO_DICT))
    }),
    def("__init__(self, /, *args, **kwargs)", "Nothing is left to do.", |_, _| Ok(Value::NONE)),
    def("__len__(self, /)", "Return len(self).", |vm, args| {
        this(vm, args)?;
        Ok(Value::int(ALL.len() as i64))
    }),
    def("__iter__(self, /)", "Implement iter(self).", |vm, args| {
        this(vm, args)?;
        let state = state(vm)?;
        let keys = Value::from(Tuple::collect(ALL.iter().map(|signal| state.class_of(*signal))));
        vm.iter(&keys)
    }),
    def("__getitem__(self, key, /)", "Return self[key].", |vm, args| {
        let bits = this(vm, args)?;
        let state = state(vm)?;
        Ok(Value::bool(bits.get() & signal(vm, &state, &args[1])? != 0))
    }),
    def("__setitem__(self, key, value, /)", "Set self[key] to value.", |vm, args| {
        let bits = this(vm, args)?;
        let state = state(vm)?;
        let signal = signal(vm, &state, &args[1])?;
        let on = vm.truth(&args[2])?;
        bits.set(if on { bits.get() | signal } else { bits.get() & !signal });
        Ok(Value::NONE)
    }),
    def("__delitem__(self, key, /)", "Signals cannot be deleted.", |vm, args| {
        this(vm, args)?;
        Err(vm.value_error("signal keys cannot be deleted"))
    }),
    def("__eq__(self, value, /)", "Return self==value.", |vm, args| {
        let own = this(vm, args)?.get();
        if let Some(other) = bits(&args[1]) {
            return Ok(Value::bool(own == other.get()));
        }
        let Some(dict) = args[1].native_ref::<Dict>() else { return Ok(Value::NOT_IMPLEMENTED) };
        let state = state(vm)?;
        match of_dict(vm, &state, &dict) {
            Ok(other) => Ok(Value::bool(own == other)),
            Err(raise) if vm.is_error(&raise, &vm.errors.KeyError) => Ok(Value::NOT_IMPLEMENTED),
            Err(raise) => Err(raise),
        }
    }),
    def("__repr__(self, /)", "Return repr(self).", |vm, args| {
        let own = this(vm, args)?.get();
        let state = state(vm)?;
        let mut shown = Vec::new();
        for signal in ALL {
            let class = vm.repr_of(&state.class_of(signal))?;
            shown.push(format!("{}:{}", class.as_str(), if own & conditions(signal) == 0 { "False" } else { "True" }));
        }
        Ok(vm.text(format!("{{{}}}", shown.join(", "))))
    }),
    def("copy(self, /)", "The same as a dict.", |vm, args| {
        let own = this(vm, args)?.get();
        let state = state(vm)?;
        let dict = Dict::new();
        for signal in ALL {
            vm.dict_set(&dict, state.class_of(signal), Value::bool(own & conditions(signal) != 0))?;
        }
        Ok(dict.value())
    }),
    def("__reduce_ex__(self, protocol, /)", "Signals are those of a context.", |vm, _| {
        Err(vm.type_error("cannot pickle 'SignalDict' object"))
    }),
];
