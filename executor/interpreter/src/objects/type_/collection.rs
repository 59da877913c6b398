//! What a class is to the patterns of `match`: a sequence, a mapping, or neither.
//! <https://docs.python.org/3.13/reference/compound_stmts.html#sequence-patterns>

use super::{Type, this};
use crate::memory::{Ref, Value};
use crate::objects::Str;
use crate::objects::native::{Def, def};

/// Which of the patterns of several items an instance can match. Classes have it from the first class of their order
/// that has one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Collection {
    #[default]
    Neither,
    Sequence,
    Mapping,
}

/// What the text of each module finds in its namespace while it runs.
pub const FUNCTIONS: &[Def] = &[def(
    "_match_as(cls, kind, /)",
    "Lets instances of a class, and of those below it, match as 'sequence', as 'mapping', or as those of another class.",
    |vm, args| {
        // Classes that nothing can change stay what they are, whatever they are registered for.
        let named = args[1].borrow_ref::<Str>().is_some();
        if this(&args[0]).frozen.get() && !named {
            return Ok(Value::NONE);
        }
        let kind = match (args[1].borrow_ref::<Str>(), args[1].borrow_ref::<Type>()) {
            (Some(name), _) if name.as_str() == "sequence" => Collection::Sequence,
            (Some(_), _) => Collection::Mapping,
            (None, Some(model)) => model.collection.get(),
            (None, None) => Collection::Neither,
        };
        if kind == Collection::Neither {
            return Ok(Value::NONE);
        }
        let mut waiting = vec![this(&args[0])];
        while let Some(class) = waiting.pop() {
            vm.tick(1)?;
            if class.collection.replace(kind) != kind {
                waiting.extend(class.live_subclasses().into_iter().filter(|class: &Ref<Type>| class.user));
            }
        }
        Ok(Value::NONE)
    },
)];
