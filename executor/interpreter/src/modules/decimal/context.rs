//! `Context`: its numbers, flags and traps.

use super::settings::{ALL_INVALID, Conditions, INVALID_OPERATION, MOST, Rounding, Settings};
use super::signals;
use super::state::{State, state};
use crate::memory::{Kind, Tuple, Value, Visitor};
use crate::objects::foreign::ForeignData;
use crate::objects::native::{Def, def, getter, setter, static_method};
use crate::objects::{Foreign, Instance, Str, Type};
use crate::vm::{Raise, Res, Vm};
use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};

/// The data of a context.
pub struct Context {
    pub settings: Cell<Settings>,
    pub flags: Rc<Cell<Conditions>>,
    pub traps: Rc<Cell<Conditions>>,
    /// What `flags` and `traps` give, once they have been asked for.
    views: RefCell<[Value; 2]>,
    state: Weak<State>,
}

impl ForeignData for Context {
    fn traverse(&self, visit: Visitor) -> bool {
        let Ok(views) = self.views.try_borrow() else { return false };
        views.iter().for_each(visit);
        true
    }
    fn clear(&self) {
        let views = self.views.take();
        drop(views);
    }
    fn attribute(&self, name: &str) -> Option<Value> {
        match name {
            "flags" => self.view(0).ok(),
            "traps" => self.view(1).ok(),
            _ => None,
        }
    }
    fn set_attribute(&self, vm: &mut Vm, name: &str, value: &Value) -> Option<Res<()>> {
        if value.is_undef() {
            return Some(Err(no_deleting(vm)));
        }
        match name {
            "flags" => Some(set(vm, self, 6, value, false)),
            "traps" => Some(set(vm, self, 7, value, false)),
            _ => None,
        }
    }
}

impl Context {
    pub fn new(state: &Rc<State>, settings: Settings, flags: Conditions, traps: Conditions) -> Context {
        Context {
            settings: Cell::new(settings),
            flags: Rc::new(Cell::new(flags)),
            traps: Rc::new(Cell::new(traps)),
            views: RefCell::default(),
            state: Rc::downgrade(state),
        }
    }

    /// The same once more.
    pub fn copy(&self, state: &Rc<State>) -> Context {
        Context::new(state, self.settings.get(), self.flags.get(), self.traps.get())
    }

    /// The state of the module.
    #[inline]
    pub fn state(&self) -> Res<Rc<State>> {
        self.state.upgrade().ok_or(Raise::Fault)
    }

    fn view(&self, place: usize) -> Res {
        if let Some(known) = self.views.borrow().get(place).filter(|view| !view.is_undef()) {
            return Ok(known.clone());
        }
        let view = signals::view(&*self.state()?, if place == 0 { &self.flags } else { &self.traps });
        if let Some(slot) = self.views.borrow_mut().get_mut(place) {
            *slot = view.clone();
        }
        Ok(view)
    }
}

/// The data of a context, or of an instance of a subclass.
#[inline]
pub fn data(value: &Value) -> Option<&Context> {
    value.native::<Foreign>()?.downcast::<Context>()
}

/// The receiver of a method.
#[inline]
pub fn this<'a>(vm: &Vm, args: &'a [Value]) -> Res<&'a Context> {
    args.first().and_then(data).ok_or_else(|| vm.type_error("argument must be a context"))
}

/// The context given, or the one in use.
#[inline]
pub fn given(vm: &Vm, state: &Rc<State>, context: &Value) -> Res {
    if context.is_none() || context.is_undef() {
        return Ok(state.current());
    }
    if data(context).is_some() {
        return Ok(context.clone());
    }
    Err(vm.type_error("optional argument must be a context"))
}

/// A rounding mode.
pub fn rounding(vm: &Vm, value: &Value) -> Res<Rounding> {
    value.native::<Str>().and_then(|name| Rounding::named(name.as_str())).ok_or_else(|| {
        vm.type_error(
            "valid values for rounding are:\n  [ROUND_CEILING, ROUND_FLOOR, ROUND_UP, ROUND_DOWN,\n   \
             ROUND_HALF_UP, ROUND_HALF_DOWN, ROUND_HALF_EVEN,\n   ROUND_05UP]",
        )
    })
}

/// An int that CPython keeps in a machine word.
pub fn word(vm: &Vm, value: &Value) -> Res<i64> {
    let inner = value.unwrapped();
    match inner.kind() {
        Kind::Int | Kind::Bool => Ok(inner.as_index().unwrap_or(0)),
        Kind::BigInt => Err(vm.overflow_error("Python int too large to convert to C ssize_t")),
        _ => Err(vm.type_error("an integer is required")),
    }
}

/// Sets an attribute by its place among the constructor's parameters; for signals a list may be given when `lists` allows it.
pub fn set(vm: &mut Vm, context: &Context, place: usize, value: &Value, lists: bool) -> Res<()> {
    let mut settings = context.settings.get();
    let refuse = |vm: &Vm, message: &str| Err(vm.value_error(message));
    match place {
        0 => {
            settings.precision = word(vm, value)?;
            if !(1..=MOST).contains(&settings.precision) {
                return refuse(vm, "valid range for prec is [1, MAX_PREC]");
            }
        }
        1 => settings.rounding = rounding(vm, value)?,
        2 => {
            settings.least = word(vm, value)?;
            if !(-MOST..=0).contains(&settings.least) {
                return refuse(vm, "valid range for Emin is [MIN_EMIN, 0]");
            }
        }
        3 => {
            settings.most = word(vm, value)?;
            if !(0..=MOST).contains(&settings.most) {
                return refuse(vm, "valid range for Emax is [0, MAX_EMAX]");
            }
        }
        4 | 5 => {
            let on = match word(vm, value)? {
                0 => false,
                1 => true,
                _ if place == 4 => return refuse(vm, "valid values for capitals are 0 or 1"),
                _ => return refuse(vm, "valid values for clamp are 0 or 1"),
            };
            if place == 4 {
                settings.capitals = on;
            } else {
                settings.clamp = on;
            }
        }
        _ => {
            let state = context.state()?;
            let bits = signals::read(vm, &state, value, lists)?;
            if place == 6 { &context.flags } else { &context.traps }.set(bits);
            return Ok(());
        }
    }
    context.settings.set(settings);
    Ok(())
}

/// Sets what is given of all attributes; None stands for what is not.
pub fn set_all(vm: &mut Vm, context: &Context, values: &[Value]) -> Res<()> {
    // Signals come last, the traps before the flags.
    for place in [0, 1, 2, 3, 4, 5, 7, 6] {
        if let Some(value) = values.get(place).filter(|value| !value.is_none() && !value.is_undef()) {
            set(vm, context, place, value, true)?;
        }
    }
    Ok(())
}

fn new(vm: &mut Vm, args: &[Value]) -> Res {
    let state = state(vm)?;
    let default = state.default_context();
    let Some(default) = data(&default) else { return Err(Raise::Fault) };
    let made = state.context(Context::new(&state, default.settings.get(), 0, default.traps.get()));
    Ok(match args.first().and_then(Value::to_ref::<Type>) {
        Some(class) if class.user => Value::from(Instance::new(class, made)),
        _ => made,
    })
}

fn copy(vm: &mut Vm, args: &[Value]) -> Res {
    let context = this(vm, args)?;
    let state = context.state()?;
    Ok(state.context(context.copy(&state)))
}

/// The names of some signals, as a context shows them.
fn shown_signals(state: &State, bits: Conditions) -> String {
    let mut names: Vec<String> = Vec::new();
    for one in signals::SHOWN.into_iter().filter(|one| bits & one != 0) {
        let signal = if one & ALL_INVALID == 0 { one } else { INVALID_OPERATION };
        let class = state.class_of(signal).to_ref::<Type>();
        let name = class.map_or(String::new(), |class| class.name().as_str().to_owned());
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names.join(", ")
}

fn shown(vm: &mut Vm, args: &[Value]) -> Res {
    let context = this(vm, args)?;
    let (state, settings) = (context.state()?, context.settings.get());
    Ok(vm.text(format!(
        "Context(prec={}, rounding={}, Emin={}, Emax={}, capitals={}, clamp={}, flags=[{}], traps=[{}])",
        settings.precision,
        settings.rounding.name(),
        settings.least,
        settings.most,
        i32::from(settings.capitals),
        i32::from(settings.clamp),
        shown_signals(&state, context.flags.get()),
        shown_signals(&state, context.traps.get()),
    )))
}

fn reduce(vm: &mut Vm, args: &[Value]) -> Res {
    let context = this(vm, args)?;
    let (state, settings) = (context.state()?, context.settings.get());
    let values = [
        Value::int(settings.precision),
        vm.text(settings.rounding.name()),
        Value::int(settings.least),
        Value::int(settings.most),
        Value::int(i64::from(settings.capitals)),
        Value::int(i64::from(settings.clamp)),
        signals::classes(&state, context.flags.get()),
        signals::classes(&state, context.traps.get()),
    ];
    let parts = [vm.class_of(&args[0]).value(), Value::from(Tuple::from_slice(&values))];
    Ok(Value::from(Tuple::from_slice(&parts)))
}

fn put(vm: &mut Vm, args: &[Value], place: usize) -> Res {
    if args[1].is_undef() {
        return Err(no_deleting(vm));
    }
    set(vm, this(vm, args)?, place, &args[1], false).map(Value::from)
}

fn no_deleting(vm: &Vm) -> Raise {
    vm.error(&vm.errors.AttributeError, "context attributes cannot be deleted")
}

macro_rules! number {
    ($name:literal, $doc:literal, |$settings:ident| $value:expr) => {
        getter($name, $doc, |vm, args| {
            let $settings = this(vm, args)?.settings.get();
            Ok($value)
        })
    };
}

/// Everything a context has besides what it calculates.
pub const METHODS: &[Def] = &[
    number!("prec", "How many digits results have.", |settings| Value::int(settings.precision)),
    setter("prec", |vm, args| put(vm, args, 0)),
    getter("rounding", "How results are rounded.", |vm, args| {
        let settings = this(vm, args)?.settings.get();
        Ok(vm.text(settings.rounding.name()))
    }),
    setter("rounding", |vm, args| put(vm, args, 1)),
    number!("Emin", "The least exponent of normal numbers.", |settings| Value::int(settings.least)),
    setter("Emin", |vm, args| put(vm, args, 2)),
    number!("Emax", "The largest exponent.", |settings| Value::int(settings.most)),
    setter("Emax", |vm, args| put(vm, args, 3)),
    number!("capitals", "Whether exponents are shown with E.", |settings| Value::int(i64::from(settings.capitals))),
    setter("capitals", |vm, args| put(vm, args, 4)),
    number!("clamp", "Whether exponents are kept low.", |settings| Value::int(i64::from(settings.clamp))),
    setter("clamp", |vm, args| put(vm, args, 5)),
    static_method("__new__(cls, *args, **kwargs)", "Create and return a new object.", new),
    def(
        "__init__(self, /, prec=None, rounding=None, Emin=None, Emax=None, capitals=None, clamp=None, flags=None, \
         traps=None)",
        "Set what is given.",
        |vm, args| set_all(vm, this(vm, args)?, &args[1..]).map(Value::from),
    ),
    def("__setattr__(self, name, value, /)", "Implement setattr(self, name, value).", |vm, args| {
        let Some(name) = args[1].native_ref::<Str>() else {
            let found = vm.type_name(&args[1]);
            return Err(vm.type_error(format!("attribute name must be string, not '{found}'")));
        };
        vm.plain_set_attr(&args[0], &crate::objects::str::intern_ref(&name), args[2].clone()).map(Value::from)
    }),
    def("__delattr__(self, name, /)", "Implement delattr(self, name).", |vm, _| Err(no_deleting(vm))),
    def("__repr__(self, /)", "Return repr(self).", shown),
    def("__reduce__(self, /)", "How the context is made again.", reduce),
    def("__copy__(self, /)", "A copy of the context.", copy),
    def("copy(self, /)", "A copy of the context.", copy),
    def("clear_flags(self, /)", "Set all flags to False.", |vm, args| {
        this(vm, args)?.flags.set(0);
        Ok(Value::NONE)
    }),
    def("clear_traps(self, /)", "Set all traps to False.", |vm, args| {
        this(vm, args)?.traps.set(0);
        Ok(Value::NONE)
    }),
    def("Etiny(self, /)", "The exponent of the least subnormal number.", |vm, args| {
        Ok(Value::int(this(vm, args)?.settings.get().tiny()))
    }),
    def("Etop(self, /)", "The largest exponent of a number with all digits.", |vm, args| {
        Ok(Value::int(this(vm, args)?.settings.get().top()))
    }),
];
