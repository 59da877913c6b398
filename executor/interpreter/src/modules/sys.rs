//! `sys` in a harmless form: it shows nothing of the host. <https://docs.python.org/3.13/library/sys.html>
//!
//! Missing on purpose: frames, hooks, paths, flags of the process.

use crate::Stream;
use crate::memory::{Kind, Ref, Tuple, Value};
use crate::objects::foreign::ForeignData;
use crate::objects::native::{Def, def, getter};
use crate::objects::str::intern;
use crate::objects::{Dict, Foreign, List, Module, Str};
use crate::vm::{Res, Vm};

/// `sys.stdout` or `sys.stderr`.
struct Output(Stream);

impl ForeignData for Output {}

fn stream(value: &Value) -> Stream {
    value.get::<Foreign>().and_then(|object| object.downcast::<Output>()).map_or(Stream::Stdout, |output| output.0)
}

fn not_readable(vm: &mut Vm) -> Res {
    let class = vm.import_module("io")?;
    let class = vm.get_attr(&class, &intern("UnsupportedOperation"))?;
    let message = vm.text("not readable");
    let exception = vm.call(&class, &[message])?;
    Err(vm.raise_value(&exception))
}

const OUTPUT: &[Def] = &[
    def("write(self, text, /)", "Write text to the stream.", |vm, args| {
        let Some(text) = args[1].native_ref::<Str>() else {
            let found = vm.class_of(&args[1]).name();
            return Err(vm.type_error(format!("write() argument must be str, not {}", found.as_str())));
        };
        vm.write(stream(&args[0]), text.as_str())?;
        Ok(Value::int(text.len() as i64))
    }),
    def("writelines(self, lines, /)", "Write several texts.", |vm, args| {
        let lines = vm.iter(&args[1])?;
        while let Some(line) = vm.next(&lines)? {
            vm.tick(1)?;
            let Some(text) = line.native_ref::<Str>() else {
                let found = vm.type_name(&line);
                return Err(vm.type_error(format!("write() argument must be str, not {found}")));
            };
            vm.write(stream(&args[0]), text.as_str())?;
        }
        Ok(Value::NONE)
    }),
    def("flush(self, /)", "Does nothing: the host decides when text is shown.", |_, _| Ok(Value::NONE)),
    def("seekable(self, /)", "False.", |_, _| Ok(Value::FALSE)),
    def("read(self, size=-1, /)", "Refused: nothing can be read.", |vm, _| not_readable(vm)),
    def("readline(self, size=-1, /)", "Refused: nothing can be read.", |vm, _| not_readable(vm)),
    def("isatty(self, /)", "False: nobody sits at this terminal.", |_, _| Ok(Value::FALSE)),
    def("writable(self, /)", "True.", |_, _| Ok(Value::TRUE)),
    def("readable(self, /)", "False.", |_, _| Ok(Value::FALSE)),
    getter("encoding", "", |vm, _| Ok(vm.text("utf-8"))),
    getter("errors", "", |vm, args| {
        Ok(vm.text(if stream(&args[0]) == Stream::Stdout { "strict" } else { "backslashreplace" }))
    }),
    getter("closed", "", |_, _| Ok(Value::FALSE)),
    getter("name", "", |vm, args| {
        Ok(vm.text(if stream(&args[0]) == Stream::Stdout { "<stdout>" } else { "<stderr>" }))
    }),
];

const FUNCTIONS: &[Def] = &[
    def("exit(status=None, /)", "Ends the program by raising SystemExit.", |vm, args| {
        let class = vm.errors.SystemExit.value();
        let given = match args[0].native_ref::<Tuple>() {
            Some(several) => several.to_vec(),
            None if args[0].is_none() => Vec::new(),
            None => vec![args[0].clone()],
        };
        let exception = vm.call(&class, &given)?;
        Err(vm.raise_value(&exception))
    }),
    def("getrecursionlimit()", "The maximum depth of calls.", |vm, _| Ok(Value::int(i64::from(vm.recursion_limit)))),
    def("setrecursionlimit(limit, /)", "Set the maximum depth of calls.", |vm, args| {
        let limit = vm.index_of(&args[0])?;
        if limit < 1 {
            return Err(vm.value_error("recursion limit must be greater or equal than 1"));
        }
        vm.recursion_limit = limit.min(MOST_RECURSION) as u32;
        Ok(Value::NONE)
    }),
    def("getsizeof(object, default=<unset>)", "About how many bytes an object takes.", |vm, args| {
        let own = vm.class_of(&args[0]).lookup(&intern("__sizeof__"));
        if own.is_some_and(|method| method.kind() == Kind::Function) {
            let size = vm.call_method(&args[0], &intern("__sizeof__"), &[])?;
            return match size.as_index() {
                Some(size) if size >= 0 => Ok(Value::int(size + 16)),
                Some(_) => Err(vm.value_error("__sizeof__() should return >= 0")),
                None if args[1].is_undef() => Err(vm.type_error("an integer is required")),
                None => Ok(args[1].clone()),
            };
        }
        let items = match args[0].unwrapped().kind() {
            Kind::List | Kind::Tuple | Kind::Dict | Kind::Set | Kind::FrozenSet => vm.length(args[0].unwrapped())? * 16,
            Kind::Str | Kind::Bytes | Kind::ByteArray => vm.length(args[0].unwrapped())?,
            _ => 0,
        };
        Ok(Value::int(items as i64 + 56))
    }),
    def("intern(string, /)", "The one string with this text.", |vm, args| match args[0].to_ref::<Str>() {
        Some(text) => Ok(crate::objects::str::intern_ref(&text).value()),
        None => {
            let found = vm.class_of(&args[0]).name();
            Err(vm.type_error(format!("intern() argument must be str, not {}", found.as_str())))
        }
    }),
    def("exception()", "The exception being handled.", |vm, _| {
        Ok(vm.handled_exception().map_or(Value::NONE, Value::from))
    }),
    def("exc_info()", "The exception being handled: class, exception, traceback.", |vm, _| {
        let parts = match vm.handled_exception() {
            Some(exception) => {
                let trace = vm.traceback_object(&exception);
                let class = exception.class.borrow().value();
                vec![class, Value::from(exception), trace]
            }
            None => vec![Value::NONE, Value::NONE, Value::NONE],
        };
        Ok(Value::from(Tuple::from_vec(parts)))
    }),
    def("getdefaultencoding()", "utf-8", |vm, _| Ok(vm.text("utf-8"))),
    def("getfilesystemencoding()", "utf-8", |vm, _| Ok(vm.text("utf-8"))),
    def("getfilesystemencodeerrors()", "surrogateescape", |vm, _| Ok(vm.text("surrogateescape"))),
    def("audit(event, *args)", "Tells nobody: there are no hooks.", |_, _| Ok(Value::NONE)),
    def("getrefcount(object, /)", "How many references an object has.", |_, args| {
        Ok(Value::int(i64::from(args[0].reference_count())))
    }),
    def("get_int_max_str_digits()", "The limit on digits of int conversions.", |vm, _| {
        Ok(Value::int(vm.most_int_digits as i64))
    }),
    def("set_int_max_str_digits(maxdigits)", "Set the limit on digits of int conversions, 0 for none.", |vm, args| {
        let digits = vm.c_int_argument(&args[0])?;
        if digits != 0 && digits < 640 {
            return Err(vm.value_error("maxdigits must be 0 or larger than 640"));
        }
        vm.most_int_digits = digits.max(0) as usize;
        Ok(Value::NONE)
    }),
    def("is_finalizing()", "False while the program runs.", |_, _| Ok(Value::FALSE)),
    def("getswitchinterval()", "There is one thread.", |_, _| Ok(Value::float(0.005))),
];

/// Beyond this depth the native stack might not do.
const MOST_RECURSION: i64 = 60_000;

/// Fills the module.
pub fn load(vm: &mut Vm, module: &Ref<Module>) -> Res<()> {
    vm.add_functions(module, FUNCTIONS);
    let class = vm.native_class("io", "TextIOWrapper", OUTPUT);
    for (name, kind) in [("stdout", Stream::Stdout), ("stderr", Stream::Stderr)] {
        let output = Value::from(Foreign::new(class.clone(), Output(kind)));
        module.dict.set_str(&intern(name), output.clone());
        module.dict.set_str(&intern(&format!("__{name}__")), output);
    }
    let text = |text: &str| Value::from(Str::new(text));
    let values = [
        ("maxsize", Value::int(i64::MAX)),
        ("maxunicode", Value::int(0x10_FFFF)),
        ("byteorder", text("little")),
        ("platform", text("linux")),
        ("version", text("3.13.0 (safe-python)")),
        ("hexversion", Value::int(0x030D_00F0)),
        ("copyright", text("")),
        ("executable", text("")),
        ("prefix", text("")),
        ("abiflags", text("")),
        ("argv", Value::from(List::new(vec![text("")]))),
        ("orig_argv", Value::from(List::new(vec![text("")]))),
        ("path", Value::from(List::new(Vec::new()))),
        ("warnoptions", Value::from(List::new(Vec::new()))),
        ("modules", vm.modules.value()),
        ("dont_write_bytecode", Value::TRUE),
        ("float_repr_style", text("short")),
        ("api_version", Value::int(1013)),
    ];
    for (name, value) in values {
        module.dict.set_str(&intern(name), value);
    }
    // Structures with named fields come from Python source.
    let code = crate::builtins::compile_source(
        vm,
        include_str!("sys_structures.py"),
        "<sys>",
        "exec",
        crate::compiler::Last::Drop,
        false,
    )?;
    let namespace = Dict::new();
    namespace.set_str(&vm.names.name.clone(), text("sys"));
    let function = vm.top_function(code, namespace.clone());
    vm.run_namespace(function, Value::UNDEF)?;
    const STRUCTURES: &[&str] = &[
        "version_info",
        "float_info",
        "int_info",
        "hash_info",
        "flags",
        "implementation",
        "builtin_module_names",
        "stdlib_module_names",
    ];
    for name in STRUCTURES.iter().copied() {
        if let Some(value) = namespace.get_str(&intern(name)) {
            module.dict.set_str(&intern(name), value);
        }
    }
    Ok(())
}
