//! The modules that can be imported: one line each.

mod atexit;
mod binascii;
mod bisect;
mod cmath;
mod codecs;
mod collections;
mod dataclasses;
mod datetime;
mod decimal;
mod functools;
mod gc;
mod hashlib;
mod heapq;
mod html;
mod in_c;
mod inspect;
mod itertools;
mod json;
mod math;
mod operator;
pub(crate) mod packing;
mod random;
mod re;
mod string;
mod sys;
mod time;
mod traceback;
mod types;
pub mod typing;
mod unicodedata;
pub mod weakref;
mod zlib;
mod zoneinfo;

use crate::memory::Ref;
use crate::objects::str::intern;
use crate::objects::{Module, Str, Type};
use crate::vm::{Res, Vm};
use crate::{Policy, RefusedKind};

/// Classes written in Python that CPython has in C, where errors name a class with its module.
fn name_as_native(module: &Ref<Module>, names: &[&str]) {
    for name in names {
        if let Some(class) = module.dict.get_str(&intern(name)).and_then(|class| class.to_ref::<Type>()) {
            *class.name.borrow_mut() = intern(&format!("{}.{name}", module.name().as_deref().map_or("", Str::as_str)));
        }
    }
}

/// How a module is made.
pub enum Loader {
    /// Native code fills the namespace.
    Native(fn(&mut Vm, &Ref<Module>) -> Res<()>),
    /// Our own Python source, run in the namespace.
    Python(&'static str),
    /// The same for a module that tells from where it is called.
    Placed(&'static str),
}

/// One importable module.
pub struct Entry {
    pub name: &'static str,
    /// One line for `describe_sandbox` and the docs.
    pub summary: &'static str,
    pub loader: Loader,
}

/// Every module there is.
pub const REGISTRY: &[Entry] = &[
    Entry {
        name: "__future__",
        summary: "Names of features that once were new",
        loader: Loader::Python(include_str!("__future__.py")),
    },
    Entry { name: "abc", summary: "Abstract base classes", loader: Loader::Python(include_str!("abc.py")) },
    Entry {
        name: "argparse",
        summary: "Command lines: options, arguments, help",
        loader: Loader::Python(concat!(
            include_str!("argparse/formatting.py"),
            include_str!("argparse/actions.py"),
            include_str!("argparse/container.py"),
            include_str!("argparse/parser.py"),
        )),
    },
    Entry {
        name: "array",
        summary: "Sequences of numbers of one kind",
        loader: Loader::Python(include_str!("array.py")),
    },
    Entry {
        name: "asyncio",
        summary: "Coroutines that take turns",
        loader: Loader::Python(concat!(
            include_str!("asyncio/errors.py"),
            include_str!("asyncio/loop.py"),
            include_str!("asyncio/policy.py"),
            include_str!("asyncio/futures.py"),
            include_str!("asyncio/waiting.py"),
            include_str!("asyncio/limits.py"),
            include_str!("asyncio/locks.py"),
            include_str!("asyncio/queues.py"),
            include_str!("asyncio/runners.py"),
        )),
    },
    Entry { name: "atexit", summary: "Functions called when the program ends", loader: Loader::Native(atexit::load) },
    Entry {
        name: "base64",
        summary: "Bytes as base16, 32, 64 and 85",
        loader: Loader::Python(include_str!("base64.py")),
    },
    Entry { name: "binascii", summary: "Bytes as text, and checksums", loader: Loader::Native(binascii::load) },
    Entry { name: "bisect", summary: "Places in sorted sequences", loader: Loader::Native(bisect::load) },
    Entry { name: "builtins", summary: "Built-in functions and types", loader: Loader::Native(crate::builtins::load) },
    Entry {
        name: "calendar",
        summary: "Calendars as text, HTML and numbers",
        loader: Loader::Python(include_str!("calendar.py")),
    },
    Entry { name: "cmath", summary: "Mathematical functions of complex numbers", loader: Loader::Native(cmath::load) },
    Entry {
        name: "codecs",
        summary: "Encodings of text, error handlers, recoded streams",
        loader: Loader::Native(codecs::load),
    },
    Entry {
        name: "collections",
        summary: "Container types: deque, Counter, defaultdict, namedtuple",
        loader: Loader::Native(collections::load),
    },
    Entry {
        name: "collections.abc",
        summary: "Abstract base classes of containers",
        loader: Loader::Python(include_str!("collections/abc.py")),
    },
    Entry {
        name: "colorsys",
        summary: "Colours in several systems",
        loader: Loader::Python(include_str!("colorsys.py")),
    },
    Entry {
        name: "contextlib",
        summary: "Tools for with statements",
        loader: Loader::Python(include_str!("contextlib.py")),
    },
    Entry { name: "copy", summary: "Shallow and deep copies", loader: Loader::Python(include_str!("copy.py")) },
    Entry {
        name: "copyreg",
        summary: "How objects are taken apart and put together",
        loader: Loader::Python(include_str!("copyreg.py")),
    },
    Entry { name: "csv", summary: "Tables as text", loader: Loader::Python(include_str!("csv.py")) },
    Entry {
        name: "dataclasses",
        summary: "Classes made of fields with types",
        loader: Loader::Native(dataclasses::load),
    },
    Entry { name: "datetime", summary: "Dates, times and time zones", loader: Loader::Native(datetime::load) },
    Entry { name: "decimal", summary: "Exact decimal numbers", loader: Loader::Native(decimal::load) },
    Entry {
        name: "difflib",
        summary: "Differences of sequences",
        loader: Loader::Python(concat!(include_str!("difflib/difflib.py"), include_str!("difflib/table.py"))),
    },
    Entry {
        name: "doctest",
        summary: "Examples in docstrings, run as tests",
        loader: Loader::Placed(concat!(
            include_str!("doctest/examples.py"),
            include_str!("doctest/finder.py"),
            include_str!("doctest/runner.py"),
            include_str!("doctest/functions.py"),
        )),
    },
    Entry { name: "enum", summary: "Fixed sets of named values", loader: Loader::Python(include_str!("enum.py")) },
    Entry {
        name: "fractions",
        summary: "Exact quotients of ints",
        loader: Loader::Python(include_str!("fractions.py")),
    },
    Entry {
        name: "functools",
        summary: "Tools for functions: partial, reduce, caches",
        loader: Loader::Native(functools::load),
    },
    Entry { name: "gc", summary: "The collector of cycles", loader: Loader::Native(gc::load) },
    Entry { name: "graphlib", summary: "Topological order", loader: Loader::Python(include_str!("graphlib.py")) },
    Entry { name: "hashlib", summary: "Digests of bytes", loader: Loader::Native(hashlib::load) },
    Entry { name: "heapq", summary: "Priority queues in lists", loader: Loader::Native(heapq::load) },
    Entry { name: "hmac", summary: "Digests with a key", loader: Loader::Python(include_str!("hmac.py")) },
    Entry { name: "html", summary: "HTML as text", loader: Loader::Python(include_str!("html/html.py")) },
    Entry {
        name: "html.entities",
        summary: "Names of characters in HTML",
        loader: Loader::Native(html::load_entities),
    },
    Entry { name: "inspect", summary: "Facts about live objects", loader: Loader::Native(inspect::load) },
    Entry {
        name: "io",
        summary: "In-memory files: StringIO and BytesIO, buffers and text over bytes",
        loader: Loader::Python(concat!(
            include_str!("io/bases.py"),
            include_str!("io/memory.py"),
            include_str!("io/buffers.py"),
            include_str!("io/wrapper.py"),
        )),
    },
    Entry { name: "itertools", summary: "Building blocks of iterators", loader: Loader::Native(itertools::load) },
    Entry { name: "json", summary: "JSON text", loader: Loader::Python(include_str!("json/json.py")) },
    Entry { name: "json.decoder", summary: "Reading JSON", loader: Loader::Native(json::load_decoder) },
    Entry { name: "json.encoder", summary: "Writing JSON", loader: Loader::Native(json::load_encoder) },
    Entry {
        name: "keyword",
        summary: "The words Python keeps for itself",
        loader: Loader::Python(include_str!("keyword.py")),
    },
    Entry {
        name: "locale",
        summary: "Conventions for numbers and money: those of the C locale",
        loader: Loader::Python(include_str!("locale.py")),
    },
    Entry { name: "logging", summary: "Events told to loggers", loader: Loader::Placed(include_str!("logging.py")) },
    Entry { name: "math", summary: "Mathematical functions of floats and ints", loader: Loader::Native(math::load) },
    Entry {
        name: "numbers",
        summary: "Abstract base classes of numbers",
        loader: Loader::Python(include_str!("numbers.py")),
    },
    Entry { name: "operator", summary: "Operators as functions", loader: Loader::Native(operator::load) },
    Entry { name: "pprint", summary: "Printing that can be read", loader: Loader::Python(include_str!("pprint.py")) },
    Entry { name: "queue", summary: "Queues", loader: Loader::Python(include_str!("queue.py")) },
    Entry { name: "random", summary: "Random numbers", loader: Loader::Native(random::load) },
    Entry { name: "re", summary: "Regular expressions", loader: Loader::Native(re::load) },
    Entry { name: "reprlib", summary: "A repr() with limits", loader: Loader::Python(include_str!("reprlib.py")) },
    Entry {
        name: "secrets",
        summary: "Random numbers for secrets",
        loader: Loader::Python(include_str!("secrets.py")),
    },
    Entry {
        name: "shlex",
        summary: "Words split and quoted as a shell does it",
        loader: Loader::Python(include_str!("shlex.py")),
    },
    Entry { name: "stat", summary: "What the mode of a file means", loader: Loader::Python(include_str!("stat.py")) },
    Entry {
        name: "statistics",
        summary: "Statistics of numbers",
        loader: Loader::Python(include_str!("statistics/statistics.py")),
    },
    Entry { name: "string", summary: "Constants and templates of text", loader: Loader::Native(string::load) },
    Entry { name: "struct", summary: "Values as packed bytes", loader: Loader::Native(packing::load) },
    Entry { name: "sys", summary: "Facts about the interpreter", loader: Loader::Native(sys::load) },
    Entry {
        name: "textwrap",
        summary: "Wrapping, indenting and cutting text",
        loader: Loader::Python(include_str!("textwrap.py")),
    },
    Entry { name: "time", summary: "Clocks and calendar text", loader: Loader::Native(time::load) },
    Entry { name: "timeit", summary: "How long code takes", loader: Loader::Python(include_str!("timeit.py")) },
    Entry { name: "tomllib", summary: "Reading TOML", loader: Loader::Python(include_str!("tomllib.py")) },
    Entry { name: "traceback", summary: "Tracebacks as text", loader: Loader::Native(traceback::load) },
    Entry { name: "types", summary: "Names of the built-in types", loader: Loader::Native(types::load) },
    Entry { name: "typing", summary: "Type annotations", loader: Loader::Native(typing::load) },
    Entry {
        name: "unicodedata",
        summary: "What Unicode says about characters",
        loader: Loader::Native(unicodedata::load),
    },
    Entry {
        name: "unittest",
        summary: "Tests: cases, suites and what runs them",
        loader: Loader::Python(concat!(
            include_str!("unittest/texts.py"),
            include_str!("unittest/outcome.py"),
            include_str!("unittest/assertions.py"),
            include_str!("unittest/case.py"),
            include_str!("unittest/result.py"),
            include_str!("unittest/suite.py"),
            include_str!("unittest/loader.py"),
            include_str!("unittest/runner.py"),
        )),
    },
    Entry {
        name: "unittest.mock",
        summary: "Objects that stand for others in tests",
        loader: Loader::Python(concat!(
            include_str!("unittest/mock/calls.py"),
            include_str!("unittest/mock/mocks.py"),
            include_str!("unittest/mock/specs.py"),
            include_str!("unittest/mock/patches.py"),
        )),
    },
    Entry { name: "uuid", summary: "Ids that are like no other", loader: Loader::Python(include_str!("uuid.py")) },
    Entry {
        name: "warnings",
        summary: "Warnings and what becomes of them",
        loader: Loader::Placed(include_str!("warnings.py")),
    },
    Entry { name: "weakref", summary: "References that keep nothing alive", loader: Loader::Native(weakref::load) },
    Entry { name: "zlib", summary: "Compression and checksums", loader: Loader::Native(zlib::load) },
    Entry { name: "zoneinfo", summary: "Time zones of the world, built in", loader: Loader::Native(zoneinfo::load) },
];

fn entry(name: &str) -> Option<&'static Entry> {
    REGISTRY.iter().find(|entry| entry.name == name)
}

/// True when a module of that dotted name can be imported (policy apart).
pub fn exists(name: &str) -> bool {
    entry(name).is_some()
}

/// Fills a new module's namespace.
pub fn load(vm: &mut Vm, name: &str, module: &Ref<Module>) -> Res<()> {
    match entry(name).map(|entry| &entry.loader) {
        Some(Loader::Native(load)) => load(vm, module),
        Some(Loader::Python(source)) => run_source(vm, module, name, source),
        Some(Loader::Placed(source)) => {
            vm.add_functions(module, traceback::PLACES);
            run_source(vm, module, name, source)
        }
        None => Err(vm.internal_error(format!("module {name} is not in the registry"))),
    }
}

/// Runs our own Python source in a module's namespace.
pub fn run_source(vm: &mut Vm, module: &Ref<Module>, name: &str, source: &str) -> Res<()> {
    let file_name = format!("<{name}>");
    let last = crate::compiler::Last::Drop;
    let code = crate::builtins::compile_source(vm, source, &file_name, "exec", last, false)?;
    let function = vm.top_function(code, module.dict.clone());
    // A text finds what it names; programs are not to have what is needed for no longer than it runs.
    let functions = in_c::FUNCTIONS.iter().chain(crate::objects::type_::collection::FUNCTIONS);
    let functions = functions.chain(crate::objects::bytes::memoryview::FUNCTIONS);
    for function in functions.filter(|function| source.contains(function.name())) {
        vm.add_functions(module, std::slice::from_ref(function));
    }
    let done = vm.run_namespace(function, crate::memory::Value::UNDEF);
    module.dict.remove_str(&intern("_in_c"));
    module.dict.remove_str(&intern("_match_as"));
    done.map(|_| ())
}

/// What to use instead of a module that is refused.
pub fn hint(name: &str, policy: &Policy) -> String {
    let names: Vec<&str> = REGISTRY
        .iter()
        .map(|entry| entry.name)
        .filter(|known| policy.modules.as_ref().is_none_or(|all| all.iter().any(|module| module == known)))
        .filter(|known| !known.contains('.') && !known.starts_with('_'))
        .collect();
    let mut hint = format!("'{name}' is not available in this sandbox");
    if let Some(instead) = crate::catalogue::instead_of(RefusedKind::Module, name) {
        hint.push_str(&format!(": {instead}."));
    } else if let Some(nearest) = crate::text::likeness::nearest(name, names.iter().copied()) {
        hint.push_str(&format!("; did you mean '{nearest}'?"));
    }
    hint.push_str(&format!(" Available modules: {}", names.join(", ")));
    hint
}
