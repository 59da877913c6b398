# Every family of exceptions with no to six arguments and with names.
# covers: KeyboardInterrupt, RecursionError, NotImplementedError, EOFError, ModuleNotFoundError, UnboundLocalError, FileNotFoundError, Warning, IndentationError, StopAsyncIteration, UnicodeError, ValueError, TypeError

def t(f, *a, **k):
    try:
        print(repr(f(*a, **k)))
    except BaseException as e:
        print(type(e).__name__ + ":", e, getattr(e, "__notes__", ""))


for c in (BaseException, ValueError, StopIteration, SystemExit, KeyError, OSError, ImportError, NameError, AttributeError, SyntaxError, UnicodeDecodeError, ExceptionGroup, KeyboardInterrupt, ZeroDivisionError, UnicodeError, RecursionError, NotImplementedError, AssertionError, EOFError, StopAsyncIteration, IndentationError, ModuleNotFoundError, UnboundLocalError, FileNotFoundError, Warning):
    for a in ((), (1,), (1, 2), ("a", [ValueError()]), (1, 2, 3), (1, 2, 3, 4), (1, 2, 3, 4, 5), (1,2,3,4,5,6)):
        t(lambda: (repr(c(*a)), str(c(*a)), c(*a).args, {k: getattr(c(*a), k) for k in ("value", "code", "name", "obj", "path", "errno", "strerror", "filename", "filename2", "msg", "lineno", "offset", "text", "print_file_and_line", "end_lineno", "end_offset", "encoding", "object", "start", "end", "reason", "name_from") if hasattr(c(*a), k)}))
    t(lambda: c(x=1)); t(lambda: repr(c(name=1))); t(lambda: repr(c(obj=2, name=3))); t(lambda: c(path=1, name=2))
