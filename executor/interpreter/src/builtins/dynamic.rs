//! `eval`, `exec`, `compile`, `globals`, `locals`, `__import__`, `__build_class__`.
//!
//! Text that a program makes runs under the same policy and limits as the program itself; a host can refuse it.

use super::compile::compile_optimized;
use super::compile_source;
use super::source::source_text;
use crate::compiler::Last;
use crate::compiler::code::Code;
use crate::memory::{Ref, Tuple, Value};
use crate::objects::native::{Def, def};
use crate::objects::str::intern;
use crate::objects::{Bytes, CodeObject, Dict, Function, Str};
use crate::text::codec::Codec;
use crate::vm::{Res, Vm};
use std::rc::Rc;

/// The definitions of this file.
pub const FUNCTIONS: &[Def] = &[
    def("eval(source, /, globals=None, locals=None)", "Evaluate the given source.", |vm, args| {
        run(vm, &args[0], &args[1], &args[2], "eval")
    }),
    def("exec(source, /, globals=None, locals=None, *, closure=None)", "Execute the given source.", |vm, args| {
        if !args[3].is_none() && args[0].get::<CodeObject>().is_none() {
            return Err(vm.type_error("closure can only be used when source is a code object"));
        }
        run(vm, &args[0], &args[1], &args[2], "exec")?;
        Ok(Value::NONE)
    }),
    def(
        "compile(source, filename, mode, flags=0, dont_inherit=False, optimize=-1, *, _feature_version=-1)",
        "Compile source into a code object that can be executed by exec() or eval().",
        compile,
    ),
    def("globals()", "Return the dictionary of the current global variables.", |vm, _| Ok(vm.globals().value())),
    def("locals()", "Return a dictionary of the current local variables.", |vm, _| Ok(vm.locals())),
    def("__import__(name, globals=None, locals=None, fromlist=(), level=0)", "Import a module.", |vm, args| {
        let Some(name) = args[0].native_ref::<Str>() else {
            return Err(vm.type_error("module name must be a string"));
        };
        let level = vm.index_of(&args[4])?;
        if level < 0 {
            return Err(vm.value_error("level must be >= 0"));
        }
        if let Some(globals) = args[1].native_ref::<Dict>().filter(|_| level > 0) {
            let says = |name: &str| globals.get_str(&intern(name)).is_some();
            if !["__package__", "__spec__", "__name__"].into_iter().any(says) {
                let text = vm.text("'__name__' not in globals");
                return Err(vm.key_error(&text));
            }
        }
        let wants_leaf = vm.truth(&args[3])?;
        let names = if wants_leaf { args[3].clone() } else { Value::NONE };
        vm.import_by_name(&name, &names, level)
    }),
    def(
        "__build_class__(*args, metaclass=<unset>, **kwds)",
        "Internal helper function used by the class statement.",
        |vm, args| {
            let given = args[0].to_ref::<Tuple>().unwrap_or_else(|| Tuple::from_vec(Vec::new()));
            let [body, name, bases @ ..] = &given[..] else {
                return Err(vm.type_error("__build_class__: not enough arguments"));
            };
            let mut keywords = vm.keyword_pairs(&args[2])?;
            if !args[1].is_undef() {
                keywords.push((intern("metaclass"), args[1].clone()));
            }
            // Any function may be a body, if it wants no arguments.
            if body.get::<Function>().is_some_and(|body| body.code.positional > 0) {
                return vm.call(body, &[]);
            }
            vm.build_class(body, name, bases, &keywords)
        },
    ),
];

fn refuse_dynamic(vm: &mut Vm, function: &str) -> Res<()> {
    if vm.policy.dynamic_code {
        return Ok(());
    }
    let class = vm.errors.PermissionError.clone();
    let hint = "write the code out instead of building it as text";
    Err(vm.refused(&class, format!("{function}() is not available in this sandbox"), hint))
}

/// The text of a path: a str, bytes, or what `__fspath__` gives.
fn path_text(vm: &mut Vm, path: &Value) -> Res<Ref<Str>> {
    let given = |value: &Value| value.native::<Str>().is_some() || value.native::<Bytes>().is_some();
    let mut found = path.clone();
    if !given(path) {
        let class = vm.class_of(path);
        let Some(method) = class.lookup(&intern("__fspath__")).filter(|method| !method.is_none()) else {
            let found = vm.type_name(path);
            return Err(vm.type_error(format!("expected str, bytes or os.PathLike object, not {found}")));
        };
        found = vm.call_special(&method, path, &class, &[])?;
        if !given(&found) {
            let (class, result) = (vm.type_name(path), vm.type_name(&found));
            let message = format!("expected {class}.__fspath__() to return str or bytes, not {result}");
            return Err(vm.type_error(message));
        }
    }
    let text = match (found.native_ref::<Str>(), found.native::<Bytes>()) {
        (Some(text), _) => text,
        (None, Some(bytes)) => vm.decode_known(Codec::Utf8, bytes.as_slice(), "surrogateescape")?,
        (None, None) => unreachable!("one of the two was found"),
    };
    match text.as_str().contains('\0') {
        true => Err(vm.value_error("embedded null character")),
        false => Ok(text),
    }
}

/// The flags of `compile` that there are: those of `from __future__` and the parser's.
const KNOWN_FLAGS: i64 = 0x1fe_f610;

fn compile(vm: &mut Vm, args: &[Value]) -> Res {
    refuse_dynamic(vm, "compile")?;
    let text = source_text(vm, &args[0], "compile")?;
    let file_name = path_text(vm, &args[1])?;
    let flags = vm.c_int_argument(&args[3])?;
    if flags & !KNOWN_FLAGS != 0 {
        return Err(vm.value_error("compile(): unrecognised flags"));
    }
    let optimize = vm.c_int_argument(&args[5])?;
    if !(-1..=2).contains(&optimize) {
        return Err(vm.value_error("compile(): invalid optimize value"));
    }
    let Some(mode) = args[2].native_ref::<Str>() else {
        return Err(vm.bad_argument("compile", "argument 'mode'", "str", &args[2]));
    };
    let last = match mode.as_str() {
        "exec" => Last::Drop,
        "single" => Last::Show,
        "eval" => Last::Return,
        _ => return Err(vm.value_error("compile() mode must be 'exec', 'eval' or 'single'")),
    };
    let code = compile_optimized(vm, (&text, file_name.as_str(), mode.as_str()), last, true, optimize)?;
    Ok(Value::from(Ref::new(CodeObject(code))))
}

/// Runs source or compiled code in the namespaces given, or the caller's.
fn run(vm: &mut Vm, source: &Value, globals: &Value, locals: &Value, function: &str) -> Res {
    refuse_dynamic(vm, function)?;
    let own_globals = globals.is_none();
    if function == "eval"
        && !locals.is_none()
        && locals.native::<Dict>().is_none()
        && vm.class_of(locals).lookup(&intern("__getitem__")).is_none()
    {
        return Err(vm.type_error("locals must be a mapping"));
    }
    let globals_dict = if own_globals {
        vm.globals()
    } else {
        match globals.native_ref::<Dict>() {
            Some(dict) => dict,
            None => {
                let found = vm.class_of(globals).name();
                let mapping = vm.class_of(globals).lookup(&intern("__getitem__")).is_some();
                return Err(if function == "eval" && mapping {
                    vm.type_error("globals must be a real dict; try eval(expr, {}, mapping)")
                } else if function == "eval" {
                    vm.type_error("globals must be a dict")
                } else {
                    vm.type_error(format!("{function}() globals must be a dict, not {}", found.as_str()))
                });
            }
        }
    };
    if !locals.is_none()
        && locals.native::<Dict>().is_none()
        && vm.class_of(locals).lookup(&intern("__getitem__")).is_none()
    {
        let found = vm.class_of(locals).name();
        return Err(if function == "eval" {
            vm.type_error("locals must be a mapping")
        } else {
            vm.type_error(format!("locals must be a mapping or None, not {}", found.as_str()))
        });
    }
    let namespace =
        if locals.is_none() { if own_globals { vm.locals() } else { globals_dict.value() } } else { locals.clone() };
    if globals_dict.get_str(&intern("__builtins__")).is_none() {
        let builtins = vm.builtins.value();
        globals_dict.set_str(&intern("__builtins__"), builtins);
    }
    let code: Rc<Code> = match source.get::<CodeObject>() {
        Some(code) => code.0.clone(),
        None => {
            let text = source_text(vm, source, function)?;
            if function == "eval" {
                let text = text.trim_start_matches([' ', '\t']);
                compile_source(vm, text, "<string>", "eval", Last::Return, true)?
            } else {
                compile_source(vm, &text, "<string>", "exec", Last::Drop, true)?
            }
        }
    };
    let function = vm.top_function(code, globals_dict);
    vm.deeper(|vm| vm.run_namespace(function, namespace))
}
