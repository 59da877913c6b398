"""What stands for `test.support`, and for all that needs a host, while CPython's tests run in a sandbox.

The same text runs in both. Objects have the names that tests ask for, and do the least that lets a test mean what it
means; what cannot be had skips the test. It begins every program that compare.py makes.
"""

import contextlib
import functools
import gc
import io
import json
import re as _re
import sys
import types
import unittest
import warnings


class Missing:
    """A thing of the host: whoever uses it is skipped; whoever decorates with it gets the function back, skipped."""

    def __init__(self, name):
        self.__dict__["_name"] = name

    def __getattr__(self, name):
        if name.startswith("__") and name.endswith("__"):
            raise AttributeError(name)
        return Missing(f"{self._name}.{name}")

    def __call__(self, *args, **kwargs):
        if LOADING and self._name.endswith(".isfile"):
            return True
        if LOADING and len(args) == 1 and not kwargs and isinstance(args[0], (types.FunctionType, type)):
            return unittest.skip(f"needs {self._name}")(args[0])
        if LOADING:
            return Missing(f"{self._name}()")
        raise unittest.SkipTest(f"needs {self._name}")

    def __mro_entries__(self, bases):
        return ()

    def __enter__(self):
        raise unittest.SkipTest(f"needs {self._name}")

    def __exit__(self, *exc):
        return False

    def __bool__(self):
        return False

    def __getitem__(self, index):
        return Missing(f"{self._name}[]")

    def __index__(self):
        return 0

    def __lt__(self, other):
        return False

    __le__ = __gt__ = __ge__ = __lt__

    def __iter__(self):
        return iter(())

    def __fspath__(self):
        raise unittest.SkipTest(f"needs {self._name}")

    def __or__(self, other):
        return self

    __ror__ = __add__ = __radd__ = __sub__ = __truediv__ = __mod__ = __or__


# Modules of tests

LOADING = []
SOURCES = {}
LOADED = {}
ALLOWED = set()


def load(name, also=None):
    """The module of tests called `name`, run once."""
    if also is not None:
        load(also)
    if name in LOADED:
        return LOADED[name]
    module = types.ModuleType(name)
    module.__file__ = name + ".py"
    module.__package__ = name.rpartition(".")[0]
    LOADED[name] = sys.modules[name] = module
    LOADING.append(name)
    try:
        exec(compile(SOURCES[name], name.rpartition(".")[2] + ".py", "exec"), module.__dict__)
    finally:
        LOADING.pop()
    parent, _, own = name.rpartition(".")
    if parent in LOADED:
        setattr(LOADED[parent], own, module)
    return module


def load_all(name, namespace):
    module = load(name)
    for key in getattr(module, "__all__", [key for key in vars(module) if not key.startswith("_")]):
        namespace[key] = getattr(module, key)


# test.support

verbose = 0
HAVE_DOCSTRINGS = True
MISSING_C_DOCSTRINGS = False
Py_DEBUG = Py_GIL_DISABLED = Py_TRACE_REFS = MS_WINDOWS = False
is_android = is_apple = is_apple_mobile = is_emscripten = is_jython = is_wasi = False
has_fork_support = has_subprocess_support = has_socket_support = False
SHORT_TIMEOUT = LONG_TIMEOUT = LOOPBACK_TIMEOUT = INTERNET_TIMEOUT = 30.0
MAX_Py_ssize_t = sys.maxsize
_1M, _1G, _2G, _4G = 1 << 20, 1 << 30, 2 << 30, 4 << 30
failfast = False
use_resources = None
max_memuse = real_max_memuse = 0
TEST_HOME_DIR = TEST_DATA_DIR = "."
PIPE_MAX_SIZE = SOCK_MAX_SIZE = 1 << 20
EQUALITY_FORMS = None
TestFailed = AssertionError
ResourceDenied = unittest.SkipTest


def _same(thing=None, *args, **kwargs):
    """A decorator that changes nothing, with or without arguments of its own."""
    return thing if isinstance(thing, (types.FunctionType, type)) else _same


def _skipped(reason):
    return lambda thing: unittest.skip(reason)(thing)


cpython_only = requires_docstrings = requires_zlib = requires_IEEE_754 = _same
force_not_colorized = force_not_colorized_test_class = no_color = reset_warning_registry = suppress_immortalization = _same
no_tracing = refcount_test = skip_if_pgo_task = ignore_deprecations_from = _same


requires_bz2 = requires_lzma = lambda reason="": _skipped("needs a module of the host")


def requires_subprocess(thing=None, **kwargs):
    """A decorator that skips, with or without arguments of its own; called for a whole file it does nothing."""
    return unittest.skip("needs a host")(thing) if isinstance(thing, (types.FunctionType, type)) else requires_subprocess


requires_fork = requires_specialization = requires_limited_api = requires_subprocess


requires_resource = requires_gil_enabled = requires_mac_ver = requires_linux_version = requires_freebsd_version = _same
skip_if_sanitizer = skip_emscripten_stack_overflow = skip_wasi_stack_overflow = skip_if_buggy_ucrt_strfptime = _same
requires_working_socket = thread_unsafe = no_rerun = impl_detail = skip_on_s390x = expected_failure_if_windows = _same
anticipate_failure = lambda condition: unittest.expectedFailure if condition else _same


def skip_unless_xattr(test):
    return unittest.skip("needs files")(test)


def check_impl_detail(**guards):
    return guards.get("cpython", not any(guards.values()) if guards else True)


def is_resource_enabled(name):
    return True


def requires(name, message=None):
    pass


def check_sanitizer(**kwargs):
    return False


def bigmemtest(size, memuse, dry_run=True):
    def wrapped(test):
        @functools.wraps(test)
        def small(self):
            return test(self, 5147 if dry_run else size)

        return small if dry_run else unittest.skip("needs memory")(test)

    return wrapped


def bigaddrspacetest(test):
    return unittest.skip("needs memory")(test)


def gc_collect():
    gc.collect()
    gc.collect()
    gc.collect()


@contextlib.contextmanager
def disable_gc():
    was = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was:
            gc.enable()


@contextlib.contextmanager
def gc_threshold(*args):
    was = gc.get_threshold()
    gc.set_threshold(*args)
    try:
        yield
    finally:
        gc.set_threshold(*was)


@contextlib.contextmanager
def infinite_recursion(max_depth=None):
    was = sys.getrecursionlimit()
    sys.setrecursionlimit(max_depth or 20_000)
    try:
        yield
    finally:
        sys.setrecursionlimit(was)


def get_c_recursion_limit():
    return 10_000


def exceeds_recursion_limit():
    return 100_000


def set_recursion_limit(limit):
    return infinite_recursion(limit)


def get_recursion_depth():
    frame, depth = sys._getframe(), 0
    while frame:
        frame, depth = frame.f_back, depth + 1
    return depth


def get_recursion_available():
    return sys.getrecursionlimit() - get_recursion_depth()


def maybe_get_event_loop_policy():
    return None


def run_unittest(*args):
    pass


def run_doctest(*args, **kwargs):
    pass


def findfile(name, subdir=None):
    raise unittest.SkipTest("needs files")


def sortdict(dict):
    return "{" + ", ".join("%r: %r" % pair for pair in sorted(dict.items())) + "}"


def run_code(code, extra_names=None):
    namespace = dict(extra_names or {})
    exec(code, namespace)
    return namespace


def check_syntax_error(testcase, statement, errtext="", *, lineno=None, offset=None):
    with testcase.assertRaisesRegex(SyntaxError, errtext) as caught:
        compile(statement, "<test string>", "exec")
    error = caught.exception
    testcase.assertIsNotNone(error.lineno)
    if lineno is not None:
        testcase.assertEqual(error.lineno, lineno)
    testcase.assertIsNotNone(error.offset)
    if offset is not None:
        testcase.assertEqual(error.offset, offset)


def check_free_after_iterating(test, iter, cls, args=()):
    done = False

    class Watched(cls):
        def __del__(self):
            nonlocal done
            done = True
            try:
                next(it)
            except StopIteration:
                pass

    it = iter(Watched(*args))
    test.assertRaises(StopIteration, next, it)
    gc_collect()
    test.assertTrue(done)


def check_disallow_instantiation(testcase, tp, *args, **kwargs):
    name = tp.__name__ if getattr(tp, "__module__", None) in (None, "builtins") else f"{tp.__module__}.{tp.__name__}"
    testcase.assertRaisesRegex(TypeError, f"cannot create '{_re.escape(name)}' instances", tp, *args, **kwargs)


def check__all__(test_case, module, name_of_module=None, extra=(), not_exported=()):
    raise unittest.SkipTest("looks into a module's file")


def check_sizeof(test, o, size):
    raise unittest.SkipTest("asks for CPython's sizes")


calcobjsize = calcvobjsize = calcsize = lambda fmt: 0


def get_attribute(obj, name):
    try:
        return getattr(obj, name)
    except AttributeError:
        raise unittest.SkipTest(f"no {name}")


@contextlib.contextmanager
def captured_output(name):
    was = getattr(sys, name)
    setattr(sys, name, io.StringIO())
    try:
        yield getattr(sys, name)
    finally:
        setattr(sys, name, was)


def captured_stdout():
    return captured_output("stdout")


def captured_stderr():
    return captured_output("stderr")


def captured_stdin():
    return captured_output("stdin")


@contextlib.contextmanager
def swap_attr(obj, attr, value):
    had = hasattr(obj, attr)
    was = getattr(obj, attr, None)
    setattr(obj, attr, value)
    try:
        yield was
    finally:
        if had:
            setattr(obj, attr, was)
        elif hasattr(obj, attr):
            delattr(obj, attr)


@contextlib.contextmanager
def swap_item(obj, item, value):
    had = item in obj
    was = obj[item] if had else None
    obj[item] = value
    try:
        yield was
    finally:
        if had:
            obj[item] = was
        elif item in obj:
            del obj[item]


def patch(test_instance, object_to_patch, attr_name, new_value):
    was = getattr(object_to_patch, attr_name)
    test_instance.addCleanup(setattr, object_to_patch, attr_name, was)
    setattr(object_to_patch, attr_name, new_value)


@contextlib.contextmanager
def adjust_int_max_str_digits(limit):
    was = sys.get_int_max_str_digits()
    sys.set_int_max_str_digits(limit)
    try:
        yield
    finally:
        sys.set_int_max_str_digits(was)


class catch_unraisable_exception:
    def __init__(self):
        self.unraisable = None

    def _hook(self, unraisable):
        self.unraisable = unraisable

    def __enter__(self):
        self._was = sys.unraisablehook
        sys.unraisablehook = self._hook
        return self

    def __exit__(self, *exc):
        sys.unraisablehook = self._was
        del self.unraisable


class run_with_locale:
    """A decorator that skips, and a context that changes nothing."""

    def __init__(self, catstr, *locales):
        pass

    def __call__(self, test):
        return unittest.skip("needs locales")(test)

    def __enter__(self):
        pass

    def __exit__(self, *exc):
        pass


run_with_locales = run_with_locale


def run_with_tz(tz):
    return _skipped("needs a time zone of the host")


class CPUStopwatch:
    seconds = 1.0

    def __enter__(self):
        return self

    def __exit__(self, *exc):
        pass


class _ALWAYS_EQ:
    def __eq__(self, other):
        return True

    def __ne__(self, other):
        return False


class _NEVER_EQ:
    def __eq__(self, other):
        return False

    def __ne__(self, other):
        return True

    def __hash__(self):
        return 1


@functools.total_ordering
class _LARGEST:
    def __eq__(self, other):
        return isinstance(other, _LARGEST)

    def __index__(self):
        return 0

    def __lt__(self, other):
        return False


@functools.total_ordering
class _SMALLEST:
    def __eq__(self, other):
        return isinstance(other, _SMALLEST)

    def __gt__(self, other):
        return False


ALWAYS_EQ, NEVER_EQ, LARGEST, SMALLEST = _ALWAYS_EQ(), _NEVER_EQ(), _LARGEST(), _SMALLEST()


class BrokenIter:
    def __init__(self, init_raises=False, next_raises=False, iter_raises=False):
        if init_raises:
            1 / 0
        self.next_raises = next_raises
        self.iter_raises = iter_raises

    def __next__(self):
        if self.next_raises:
            1 / 0

    def __iter__(self):
        if self.iter_raises:
            1 / 0
        return self


class Matcher:
    """Dicts that agree in the members asked for."""

    def matches(self, dict, **kwargs):
        return all(dict.get(key) == value for key, value in kwargs.items())


class FakePath:
    def __init__(self, path):
        self.path = path

    def __fspath__(self):
        if isinstance(self.path, BaseException) or isinstance(self.path, type) and issubclass(self.path, BaseException):
            raise self.path
        return self.path


def late_deletion(obj):
    pass


class EnvironmentVarGuard(dict):
    """An environment that nobody sees."""

    def __enter__(self):
        return self

    def __exit__(self, *exc):
        pass

    def set(self, name, value):
        self[name] = value

    def unset(self, *names):
        for name in names:
            self.pop(name, None)


class _Helper(types.SimpleNamespace):
    def __getattr__(self, name):
        return Missing(name)


def __getattr__(name):
    if name.startswith("__"):
        raise AttributeError(name)
    return Missing("test.support." + name)


# test.support.import_helper


def import_module(name, deprecated=False, *, required_on=()):
    if name in LOADED:
        return LOADED[name]
    if name not in ALLOWED and LOADING:
        return Missing(name)
    if name not in ALLOWED:
        raise unittest.SkipTest(f"needs {name}")
    module = __import__(name)
    for part in name.split(".")[1:]:
        module = getattr(module, part)
    return module


def import_fresh_module(name, fresh=(), blocked=(), *, deprecated=False, usefrozen=False):
    return import_module(name)


@contextlib.contextmanager
def _nothing(*args, **kwargs):
    yield


import_helper = _Helper(
    import_module=import_module,
    import_fresh_module=import_fresh_module,
    frozen_modules=_nothing,
    DirsOnSysPath=_nothing,
    CleanImport=_nothing,
)
os_helper = _Helper(EnvironmentVarGuard=EnvironmentVarGuard, FakePath=FakePath, TESTFN="@test", TESTFN_ASCII="@test", TESTFN_UNICODE="@test", TESTFN_NONASCII=None)
threading_helper = _Helper(
    requires_working_threading=requires_subprocess,
    reap_threads=requires_subprocess,
    threading_setup=lambda: (0, 0),
    threading_cleanup=lambda *args: None,
)
TESTFN = TESTFN_ASCII = TESTFN_UNICODE = "@test"
script_helper = Missing("test.support.script_helper")
socket_helper = Missing("test.support.socket_helper")
interpreters = Missing("test.support.interpreters")


# test.support.warnings_helper


class WarningsRecorder:
    def __init__(self, warnings_list):
        self._warnings = warnings_list
        self._last = 0

    def __getattr__(self, attr):
        if len(self._warnings) > self._last:
            return getattr(self._warnings[-1], attr)
        if attr in warnings.WarningMessage._WARNING_DETAILS:
            return None
        raise AttributeError(attr)

    @property
    def warnings(self):
        return self._warnings[self._last :]

    def reset(self):
        self._last = len(self._warnings)


@contextlib.contextmanager
def check_warnings(*filters, quiet=None):
    if quiet is None:
        quiet = not filters
    filters = filters or (("", Warning),)
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        yield WarningsRecorder(caught)
    left = list(caught)
    for message, category in filters:
        seen = [w for w in left if _re.match(message, str(w.message), _re.I) and issubclass(w.category, category)]
        left = [w for w in left if w not in seen]
        if not seen and not quiet:
            raise AssertionError(f"no warning {message!r} of {category.__name__}")
    if left:
        raise AssertionError(f"warned of {left[0].message}")


@contextlib.contextmanager
def check_no_warnings(testcase, message="", category=Warning, force_gc=False):
    with warnings.catch_warnings(record=True) as caught:
        warnings.filterwarnings("always", message=message, category=category)
        yield
        if force_gc:
            gc_collect()
    testcase.assertEqual([str(w.message) for w in caught], [])


def check_no_resource_warning(testcase):
    return check_no_warnings(testcase, category=ResourceWarning, force_gc=True)


def check_syntax_warning(testcase, statement, errtext="", *, lineno=1, offset=None):
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always", SyntaxWarning)
        compile(statement, "<testcase>", "exec")
    testcase.assertEqual(len(caught), 1, [str(w.message) for w in caught])
    testcase.assertTrue(issubclass(caught[0].category, SyntaxWarning))
    testcase.assertRegex(str(caught[0].message), errtext)
    testcase.assertEqual(caught[0].filename, "<testcase>")
    testcase.assertEqual(caught[0].lineno, lineno)
    with warnings.catch_warnings():
        warnings.simplefilter("error", SyntaxWarning)
        check_syntax_error(testcase, statement, errtext, lineno=lineno, offset=offset)


def ignore_warnings(*, category):
    def wrapped(test):
        @functools.wraps(test)
        def quiet(self, *args, **kwargs):
            with warnings.catch_warnings():
                warnings.simplefilter("ignore", category=category)
                return test(self, *args, **kwargs)

        return quiet

    return wrapped


@contextlib.contextmanager
def save_restore_warnings_filters():
    was = warnings.filters[:]
    try:
        yield
    finally:
        warnings.filters[:] = was


warnings_helper = _Helper(
    check_warnings=check_warnings,
    check_no_warnings=check_no_warnings,
    check_no_resource_warning=check_no_resource_warning,
    check_syntax_warning=check_syntax_warning,
    ignore_warnings=ignore_warnings,
    save_restore_warnings_filters=save_restore_warnings_filters,
    import_deprecated=import_module,
    WarningsRecorder=WarningsRecorder,
)


# Running the tests

_PRINT = sys.stdout.write


def say(kind, test, state="", detail=""):
    _PRINT("\x01" + json.dumps([kind, test, state, detail]) + "\n")
    sys.__stdout__.flush()


class Result(unittest.TestResult):
    """Prints a line when a test begins and one when it ends; of its sub-tests the first that fails counts."""

    def __init__(self):
        super().__init__()
        self.outcome = None

    def name(self, test):
        return ".".join(test.id().split(".")[-2:]) if hasattr(test, "_testMethodName") else str(test)

    def startTest(self, test):
        super().startTest(test)
        self.outcome = None
        say("begin", self.name(test))

    def stopTest(self, test):
        state, detail = self.outcome or ("ok", "")
        say("end", self.name(test), state, detail)

    def note(self, test, state, err):
        detail = self._exc_info_to_string(err, test) if isinstance(err, tuple) else str(err)
        if self.outcome is None or self.outcome[0] == "skipped" != state:
            self.outcome = (state, detail)
        if not hasattr(test, "_testMethodName") and not hasattr(test, "test_case"):
            say("end", f"<{test}>", state, detail)

    def addError(self, test, err):
        self.note(test, "error", err)

    def addFailure(self, test, err):
        self.note(test, "failure", err)

    def addSkip(self, test, reason):
        self.note(test, "skipped", reason)

    def addSubTest(self, test, subtest, err):
        if err is not None:
            self.note(test, "failure", err)

    def addExpectedFailure(self, test, err):
        pass

    def addUnexpectedSuccess(self, test):
        self.note(test, "failure", "passed, and was expected to fail")


def flat(suite):
    for test in suite:
        if isinstance(test, unittest.TestSuite):
            yield from flat(test)
        else:
            yield test


def run(name, begun, pattern):
    """Run the tests of a module that have not begun in an earlier run."""
    try:
        module = load(name)
    except unittest.SkipTest as skipped:
        say("end", "<the file>", "skipped", str(skipped))
        _PRINT("\x01done\n")
        return
    loader = unittest.TestLoader()
    result = Result()
    wanted = unittest.TestSuite()
    for value in list(vars(module).values()):
        if isinstance(value, type) and issubclass(value, unittest.TestCase) and value.__module__ == name:
            for test in flat(loader.loadTestsFromTestCase(value)):
                label = result.name(test)
                if label not in begun and _re.search(pattern, label):
                    wanted.addTest(test)
    wanted.run(result)
    _PRINT("\x01done\n")


_stand_in = types.ModuleType("_stand_in")
_stand_in.__dict__.update(globals())
sys.modules["_stand_in"] = _stand_in
for _name in ("_getframe", "base_prefix", "base_exec_prefix", "exec_prefix", "stdin"):
    if not hasattr(sys, _name):
        setattr(sys, _name, Missing("sys." + _name))
LOADED["test"] = types.ModuleType("test")
LOADED["test"].support = _stand_in
