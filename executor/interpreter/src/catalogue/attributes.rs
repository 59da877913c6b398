//! The names of modules and types that are refused although their module or type is offered.
//!
//! This is the one place that says so: the error, its hint and the API map are made from it.

use super::{NO_FILES, NO_INTERNALS, NO_PROCESSES, Refusal, RefusedKind};

/// Names that are refused for one reason.
struct Group {
    instead: &'static str,
    /// Each with its module or type in front.
    names: &'static [&'static str],
}

const NO_FRAMES: &str =
    "frames are out of reach: pass what is needed as arguments, or use the traceback module for text";
const NO_CODE: &str = "code objects are out of reach: use inspect.signature and inspect.getsource";
const NO_NAMESPACES: &str = "what a function sees from inside is out of reach: pass what is needed as arguments";
const NO_HOOKS: &str = "the interpreter cannot be hooked into: use try and except, or wrap the function";
const NO_STREAMS: &str = "there is nothing to connect to: use asyncio.Queue between tasks";
const NO_CHILDREN: &str = "there are no processes here: run coroutines with asyncio.TaskGroup or asyncio.gather";
const NO_OBJECT_LISTS: &str = "what other objects there are is out of reach: keep weakref.ref or a weakref.WeakSet";
const NO_INSTALLATION: &str = "nothing is installed here: there are no paths";

static GROUPS: [Group; 14] = [
    Group { instead: NO_FILES, names: &["codecs.open", "io.open_code", "io.FileIO"] },
    Group { instead: "there are no files here: use io.StringIO or io.BytesIO", names: &["io.open"] },
    Group {
        instead: NO_STREAMS,
        names: &[
            "asyncio.BaseProtocol",
            "asyncio.BaseTransport",
            "asyncio.BufferedProtocol",
            "asyncio.DatagramProtocol",
            "asyncio.DatagramTransport",
            "asyncio.Protocol",
            "asyncio.ReadTransport",
            "asyncio.Server",
            "asyncio.StreamReader",
            "asyncio.StreamReaderProtocol",
            "asyncio.StreamWriter",
            "asyncio.Transport",
            "asyncio.WriteTransport",
            "asyncio.open_unix_connection",
            "asyncio.start_unix_server",
        ],
    },
    Group {
        instead: NO_CHILDREN,
        names: &[
            "asyncio.AbstractChildWatcher",
            "asyncio.FastChildWatcher",
            "asyncio.MultiLoopChildWatcher",
            "asyncio.PidfdChildWatcher",
            "asyncio.SafeChildWatcher",
            "asyncio.SubprocessProtocol",
            "asyncio.SubprocessTransport",
            "asyncio.ThreadedChildWatcher",
            "asyncio.get_child_watcher",
            "asyncio.set_child_watcher",
        ],
    },
    Group {
        instead: NO_INTERNALS,
        names: &[
            "asyncio._enter_task",
            "asyncio._leave_task",
            "asyncio._register_task",
            "asyncio._set_running_loop",
            "asyncio._unregister_task",
            "inspect.BlockFinder",
            "sys._clear_type_cache",
            "sys._debugmallocstats",
            "sys.getallocatedblocks",
            "sys.getdlopenflags",
            "sys.getunicodeinternedsize",
            "sys.setdlopenflags",
            "sys.setswitchinterval",
            "sys.thread_info",
            "type.__subclasses__",
            "types.CapsuleType",
        ],
    },
    Group {
        instead: NO_FRAMES,
        names: &[
            "async_generator.ag_frame",
            "coroutine.cr_frame",
            "coroutine.cr_origin",
            "generator.gi_frame",
            "inspect.FrameInfo",
            "inspect.Traceback",
            "inspect.formatargvalues",
            "inspect.getargvalues",
            "inspect.getasyncgenlocals",
            "inspect.getcoroutinelocals",
            "inspect.getframeinfo",
            "inspect.getgeneratorlocals",
            "inspect.getinnerframes",
            "inspect.getlineno",
            "inspect.getouterframes",
            "sys._current_exceptions",
            "sys._current_frames",
            "sys._getframe",
            "sys._getframemodulename",
            "traceback.tb_frame",
            "types.FrameType",
        ],
    },
    Group {
        instead: NO_CODE,
        names: &[
            "async_generator.ag_code",
            "coroutine.cr_code",
            "function.__code__",
            "generator.gi_code",
            "inspect.getargs",
        ],
    },
    Group {
        instead: NO_NAMESPACES,
        names: &[
            "function.__builtins__",
            "function.__closure__",
            "function.__globals__",
            "inspect.getclosurevars",
            "types.CellType",
        ],
    },
    Group {
        instead: NO_HOOKS,
        names: &[
            "sys.activate_stack_trampoline",
            "sys.addaudithook",
            "sys.breakpointhook",
            "sys.call_tracing",
            "sys.deactivate_stack_trampoline",
            "sys.displayhook",
            "sys.excepthook",
            "sys.get_asyncgen_hooks",
            "sys.get_coroutine_origin_tracking_depth",
            "sys.getprofile",
            "sys.gettrace",
            "sys.is_stack_trampoline_active",
            "sys.set_asyncgen_hooks",
            "sys.set_coroutine_origin_tracking_depth",
            "sys.setprofile",
            "sys.settrace",
            "sys.unraisablehook",
        ],
    },
    Group { instead: NO_OBJECT_LISTS, names: &["gc.get_objects", "gc.get_referents", "gc.get_referrers"] },
    Group {
        instead: NO_INSTALLATION,
        names: &[
            "inspect.getabsfile",
            "sys.base_exec_prefix",
            "sys.base_prefix",
            "sys.exec_prefix",
            "sys.meta_path",
            "sys.path_hooks",
            "sys.path_importer_cache",
            "sys.platlibdir",
            "sys.pycache_prefix",
        ],
    },
    Group { instead: "there is nobody to ask: pass data in", names: &["sys.stdin", "uuid.main"] },
    Group {
        instead: "the clock belongs to the host: it can be read, not set",
        names: &["time.clock_settime", "time.clock_settime_ns"],
    },
    Group { instead: NO_PROCESSES, names: &["time.pthread_getcpuclockid"] },
];

/// What to use instead of a refused name; `owner` is the name of its module or type.
pub fn instead_of(owner: &str, name: &str) -> Option<&'static str> {
    let found =
        |full: &&str| full.len() == owner.len() + 1 + name.len() && full.ends_with(name) && full.starts_with(owner);
    GROUPS.iter().find(|group| group.names.iter().any(found)).map(|group| group.instead)
}

/// All of them.
pub fn all() -> impl Iterator<Item = Refusal> {
    GROUPS.iter().flat_map(|group| {
        group.names.iter().map(|name| Refusal { kind: RefusedKind::Attribute, name, instead: group.instead })
    })
}
