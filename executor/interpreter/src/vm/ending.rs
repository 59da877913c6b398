//! The end of a program, and what CPython does then: exit functions, finalisers of what is still alive.
//! <https://docs.python.org/3.13/library/atexit.html>, <https://docs.python.org/3.13/reference/datamodel.html#object.__del__>

use super::{Raise, Res, Vm};
use crate::memory::{self, Ref, Tuple, Value};
use crate::objects::{Module, Str};

/// A function to be called when the program ends, with its arguments.
pub struct ExitFunction {
    pub function: Value,
    pub arguments: Ref<Tuple>,
    pub keywords: Vec<(Ref<Str>, Value)>,
}

impl Vm {
    /// Runs the finalisers that wait when the last statement is done.
    pub fn finish_finalizers(&mut self) -> Res<()> {
        if self.attention() { self.look_around() } else { Ok(()) }
    }

    /// Ends a program of which nothing is to stay: exit functions run, the latest first, then the finalisers of what
    /// is out of reach, then those of everything else, as it is met from the variables of the main module on. Only a
    /// fault ends this early; exceptions are told on stderr.
    pub fn end_program(&mut self, main: &Ref<Module>) -> Res<()> {
        self.run_exit_functions()?;
        self.finish_finalizers()?;
        if !memory::finalizers_are_left() {
            return Ok(());
        }
        self.collect_garbage();
        self.run_finalizers()?;
        let modules = self.modules.table.borrow().iter().map(|entry| entry.value.clone()).collect::<Vec<_>>();
        let roots: Vec<Value> = std::iter::once(main.dict.value()).chain(modules).collect();
        memory::take_all_finalizers(&roots, &mut || self.is_late());
        self.run_finalizers()
    }

    /// Calls the exit functions, the latest first. What they register in turn is not called.
    pub(crate) fn run_exit_functions(&mut self) -> Res<()> {
        let waiting = std::mem::take(&mut self.exit_functions);
        for exit in waiting.iter().flatten().rev() {
            match self.call_with(&exit.function, &exit.arguments, &exit.keywords) {
                Ok(_) => {}
                Err(Raise::Fault) => return Err(Raise::Fault),
                Err(Raise::Exception(exception)) => {
                    self.report_ignored_in("in atexit callback", &exception, &exit.function)?;
                }
            }
        }
        self.exit_functions.clear();
        Ok(())
    }
}
