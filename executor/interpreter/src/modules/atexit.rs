//! `atexit`. <https://docs.python.org/3.13/library/atexit.html>

use crate::memory::{Ref, Tuple, Value};
use crate::objects::Module;
use crate::objects::native::{Def, def};
use crate::vm::ending::ExitFunction;
use crate::vm::{Res, Vm};

const FUNCTIONS: &[Def] = &[
    def(
        "register(func=<unset>, /, *args, **kwargs)",
        "Has a function called when the program ends; gives it back.",
        |vm, args| {
            if args[0].is_undef() {
                return Err(vm.type_error("register() takes at least 1 argument (0 given)"));
            }
            if !crate::builtins::attributes::is_callable(vm, &args[0]) {
                return Err(vm.type_error("the first argument must be callable"));
            }
            let arguments = args[1].to_ref::<Tuple>().unwrap_or_else(|| Tuple::from_vec(Vec::new()));
            let keywords = vm.keyword_pairs(&args[2])?;
            let mut all = std::mem::take(&mut vm.exit_functions);
            let room = vm.reserve(&mut all, 1);
            vm.exit_functions = all;
            room?;
            vm.exit_functions.push(Some(ExitFunction { function: args[0].clone(), arguments, keywords }));
            Ok(args[0].clone())
        },
    ),
    def("unregister(func, /)", "Forgets all calls of a function.", |vm, args| {
        let mut place = 0;
        while place < vm.exit_functions.len() {
            vm.tick(1)?;
            let known = vm.exit_functions.get(place).and_then(Option::as_ref).map(|exit| exit.function.clone());
            if let Some(known) = known
                && vm.equal(&known, &args[0])?
                && let Some(exit) = vm.exit_functions.get_mut(place)
            {
                let gone = exit.take();
                drop(gone);
            }
            place += 1;
        }
        Ok(Value::NONE)
    }),
    def("_clear()", "Forgets all functions.", |vm, _| {
        let gone = std::mem::take(&mut vm.exit_functions);
        drop(gone);
        Ok(Value::NONE)
    }),
    def("_ncallbacks()", "How many calls have been registered, those forgotten included.", |vm, _| {
        Ok(Value::int(vm.exit_functions.len() as i64))
    }),
    def("_run_exitfuncs()", "Calls all functions now, the latest first.", |vm, _| {
        vm.run_exit_functions()?;
        Ok(Value::NONE)
    }),
];

/// Fills the module.
pub fn load(vm: &mut Vm, module: &Ref<Module>) -> Res<()> {
    vm.add_functions(module, FUNCTIONS);
    Ok(())
}
