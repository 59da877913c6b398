"""Runs inside the embedded CPython: warms it up, prepares a case, and tells how it ended.

`warm_up` and `freeze` run once in the zygote; `prepare` and `finish` run in a forked child, around the case, which
the harness evaluates itself so that no frame of this file is below the case's own.
"""

import atexit
import builtins
import gc
import linecache
import os
import sys
import threading
import traceback
import types

# Imported once, so that a case's import statement costs nothing. What is missing in an older CPython is left out.
USUAL_MODULES = """
abc array ast base64 binascii bisect calendar cmath collections collections.abc contextlib copy csv dataclasses
datetime decimal difflib enum fractions functools graphlib hashlib heapq html io itertools json keyword math numbers
operator pprint queue random re reprlib shlex statistics string struct textwrap time traceback types typing
unicodedata uuid warnings weakref zlib
""".split()


def warm_up():
    for name in USUAL_MODULES:
        try:
            __import__(name)
        except ImportError:
            pass
    return "%d.%d.%d" % sys.version_info[:3]


def freeze():
    gc.collect()
    gc.freeze()


# ---- the guard: what CPython is not to do, even for a case that proves it could

# Refused whatever their arguments.
FORBIDDEN = frozenset("""
ftplib.connect http.client.connect imaplib.open nntplib.connect os.exec os.fork os.forkpty os.kill os.killpg
os.posix_spawn os.spawn os.startfile os.system poplib.connect pty.spawn resource.prlimit signal.pthread_kill smtplib.connect
socket.bind socket.connect socket.getaddrinfo socket.gethostbyaddr socket.gethostbyname socket.gethostname
socket.getnameinfo socket.sendmsg socket.sendto socket.sethostname subprocess.Popen syslog.syslog telnetlib.Telnet.open
urllib.Request webbrowser.open
""".split())

# Refused unless every path they name is in the case's own folder.
CHANGES_FILES = frozenset("""
os.chflags os.chmod os.chown os.link os.lockf os.mkdir os.remove os.removexattr os.rename os.rmdir os.setxattr
os.symlink os.truncate os.utime shutil.chown shutil.copyfile shutil.copymode shutil.copystat shutil.copytree
shutil.make_archive shutil.move shutil.rmtree shutil.unpack_archive sqlite3.connect tempfile.mkdtemp tempfile.mkstemp
""".split())

WRITE_FLAGS = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND


class HeldBack(BaseException):
    """Raised in place of an operation that would reach outside the case."""


def install_guard(folder):
    guarded = []
    folder = os.path.realpath(folder)
    realpath, fsdecode, join = os.path.realpath, os.fsdecode, os.path.join
    busy = False

    def outside(path):
        if path is None or isinstance(path, int) or path == ":memory:":
            return False
        try:
            real = realpath(fsdecode(path))
        except (TypeError, ValueError):
            return False
        return real != folder and not real.startswith(join(folder, ""))

    def opens_for_writing(arguments):
        path, mode, flags = (tuple(arguments) + (None, None))[:3]
        if fsdecode(path) == "/dev/null" if isinstance(path, (str, bytes)) else False:
            return False
        writes = any(letter in mode for letter in "wax+") if isinstance(mode, str) else bool((flags or 0) & WRITE_FLAGS)
        return writes and outside(path)

    def hook(event, arguments):
        nonlocal busy
        if busy:
            return
        if event in FORBIDDEN:
            bad = True
        elif event in CHANGES_FILES:
            busy = True
            try:
                bad = any(outside(path) for path in arguments if isinstance(path, (str, bytes, os.PathLike)))
            finally:
                busy = False
        elif event == "open":
            busy = True
            try:
                bad = opens_for_writing(arguments)
            finally:
                busy = False
        elif event == "ctypes.dlopen":
            bad = bool(arguments[0])
        else:
            return
        if bad:
            guarded.append(event)
            raise HeldBack("the harness holds back " + event)

    sys.addaudithook(hook)
    return guarded


# ---- one case

state = {}


def prepare(source, file_name, seed, recursion, repetition):
    """Returns (code, globals), or (exception, globals) when the source is no program."""
    if repetition:
        # The second run happens at other addresses: what depends on them shows.
        state["ballast"] = [bytearray(size) for size in range(1, 600, 7) for _ in range(16)] + [object() for _ in range(999)]
    folder = os.getcwd()
    os.environ.clear()
    os.environ.update(HOME=folder, TMPDIR=folder, PATH="/usr/bin:/bin", LC_ALL="C.UTF-8", TZ="UTC")
    sys.argv[:] = [file_name]
    lines = source.splitlines(True)
    # No file of that name is in the folder; tracebacks take the source from here.
    linecache.cache[file_name] = (len(source), None, lines, file_name)
    main = types.ModuleType("__main__")
    main.__dict__.update(__builtins__=builtins, __file__=file_name, __cached__=None)
    sys.modules["__main__"] = main
    if seed is not None:
        import random

        random.seed(seed)
    try:
        code = compile(source, file_name, "exec", dont_inherit=True)
    except BaseException as error:
        code = error.with_traceback(None)
    if recursion is not None:
        sys.setrecursionlimit(recursion)
    state["guarded"] = install_guard(folder)
    return code, main.__dict__


def finish(raised):
    """Ends the program as CPython would: report, exit functions, module teardown. Returns what is to be told."""
    exit_code, error, result = 0, None, None
    main = sys.modules.get("__main__")
    if raised is None:
        if main is not None and "result" in main.__dict__:
            try:
                result = repr(main.__dict__["result"])
            except BaseException as failure:
                result = "<repr raised %s>" % type(failure).__name__
    elif isinstance(raised, SystemExit):
        exit_code = leave(raised)
    else:
        exit_code = 1
        error = (type(raised).__name__, text_of(raised), line_of(raised))
        show(raised)
    flush()
    try:
        threading._shutdown()
    except BaseException:
        pass
    try:
        atexit._run_exitfuncs()
    except BaseException:
        pass
    # The exception's frames would keep the module's variables alive.
    if raised is not None:
        raised.__traceback__ = raised.__context__ = raised.__cause__ = None
    # What is out of reach goes first when an interpreter ends, then the main module, and finalisers may print. The
    # first collection also brings what is alive into the order in which the second one meets it.
    gc.collect()
    sys.modules.pop("__main__", None)
    del raised, main
    gc.collect()
    flush()
    return exit_code, error, result, list(state["guarded"])


def leave(exit_request):
    code = exit_request.code
    if code is None:
        return 0
    if isinstance(code, int):
        return code & 0xFF if -(1 << 31) <= code < 1 << 31 else 255
    try:
        print(code, file=sys.stderr)
    except BaseException:
        pass
    return 1


def show(raised):
    if sys.excepthook is not sys.__excepthook__:
        sys.excepthook(type(raised), raised, raised.__traceback__)
        return
    try:
        sys.stdout.flush()
    except BaseException:
        pass
    # What the interpreter itself prints, on every version with the source lines taken from linecache.
    limit = getattr(traceback, "BUILTIN_EXCEPTION_LIMIT", None)
    trace = traceback.TracebackException(type(raised), raised, raised.__traceback__, limit=limit, compact=True)
    for piece in trace.format():
        sys.stderr.write(piece)


def text_of(raised):
    try:
        return str(raised)
    except BaseException:
        return "<exception str() failed>"


def line_of(raised):
    trace = raised.__traceback__
    if trace is None:
        return getattr(raised, "lineno", None) if isinstance(raised, SyntaxError) else None
    return trace.tb_lineno


def flush():
    for stream in (sys.stdout, sys.stderr, sys.__stdout__, sys.__stderr__):
        try:
            stream.flush()
        except BaseException:
            pass
