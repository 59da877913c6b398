//! The context in use: `getcontext`, `setcontext`, `localcontext`.

use super::context::{self, data};
use super::state::{State, state};
use crate::memory::{Value, Visitor};
use crate::objects::Foreign;
use crate::objects::foreign::ForeignData;
use crate::objects::native::{Def, def};
use crate::vm::{Raise, Res, Vm};
use std::cell::RefCell;
use std::rc::Rc;

/// What `localcontext` gives to a `with` statement.
struct Manager {
    inside: Value,
    /// The context to go back to, from `localcontext()` on as in CPython.
    outside: RefCell<Value>,
}

impl ForeignData for Manager {
    fn traverse(&self, visit: Visitor) -> bool {
        let Ok(outside) = self.outside.try_borrow() else { return false };
        visit(&self.inside);
        visit(&outside);
        true
    }
}

fn manager(value: &Value) -> Option<&Manager> {
    value.get::<Foreign>()?.downcast::<Manager>()
}

fn this<'a>(vm: &Vm, args: &'a [Value]) -> Res<&'a Manager> {
    args.first().and_then(manager).ok_or_else(|| vm.type_error("argument must be a context manager"))
}

/// Uses a context; the module's own ones are copied first.
fn set(vm: &Vm, state: &Rc<State>, context: &Value) -> Res<()> {
    let Some(given) = data(context) else { return Err(vm.type_error("argument must be a context")) };
    if state.is_template(context) {
        let copy = given.copy(state);
        copy.flags.set(0);
        state.set_current(state.context(copy));
    } else {
        state.set_current(context.clone());
    }
    Ok(())
}

fn localcontext(vm: &mut Vm, args: &[Value]) -> Res {
    let state = state(vm)?;
    let outside = state.current();
    let model = context::given(vm, &state, &args[0])?;
    let Some(model) = data(&model) else { return Err(Raise::Fault) };
    let inside = model.copy(&state);
    context::set_all(vm, &inside, &args[1..])?;
    let inside = state.context(inside);
    let data = Manager { inside, outside: RefCell::new(outside) };
    Ok(Value::from(Foreign::new(state.classes.manager.clone(), data)))
}

/// The functions of the module.
pub const FUNCTIONS: &[Def] = &[
    def("getcontext()", "The context in use.", |vm, _| Ok(state(vm)?.current())),
    def("setcontext(context, /)", "Use another context.", |vm, args| {
        let state = state(vm)?;
        set(vm, &state, &args[0]).map(Value::from)
    }),
    def(
        "localcontext(ctx=None, prec=None, rounding=None, Emin=None, Emax=None, capitals=None, clamp=None, flags=None, \
         traps=None)",
        "Use a copy of a context inside a with block.",
        localcontext,
    ),
];

/// The methods of what `localcontext` gives.
pub const METHODS: &[Def] = &[
    def("__enter__(self, /)", "Use the copy.", |vm, args| {
        let manager = this(vm, args)?;
        let state = state(vm)?;
        set(vm, &state, &manager.inside)?;
        Ok(manager.inside.clone())
    }),
    def("__exit__(self, /, *args)", "Go back to the context before.", |vm, args| {
        let manager = this(vm, args)?;
        let state = state(vm)?;
        let outside = manager.outside.borrow().clone();
        set(vm, &state, &outside)?;
        Ok(Value::NONE)
    }),
];
