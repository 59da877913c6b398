# covers: traceback.format_exception, traceback.format_exception_only, traceback.format_exc, traceback.print_exception
# covers: traceback.print_exc, traceback.TracebackException, traceback.print_last
# Exceptions as lines of text, with causes, notes and groups.
import io
import traceback

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

def fail(n):
    if n:
        fail(n - 1)
    raise ValueError("deep")


def lines(text):
    return [line for line in text.splitlines() if "^" not in line]


try:
    try:
        fail(2)
    except ValueError as error:
        error.add_note("a note")
        raise KeyError("outer") from error
except KeyError as error:
    caught = error
for text in ("".join(traceback.format_exception(caught)), "".join(traceback.format_exception(caught, chain=False)), "".join(traceback.format_exception(caught, limit=1)), "".join(traceback.format_exception(type(caught), caught, caught.__traceback__))):
    print(*lines(text), sep="\n")
    print("---")
for value in (ValueError("x"), ValueError(), ValueError("a\nb"), KeyError("k"), SystemExit(3), OSError(2, "No such", "file"), SyntaxError("bad", ("f.py", 1, 3, "x = (", 1, 5)), ExceptionGroup("g", [ValueError(1), TypeError(2)]), StopIteration(5), UnicodeDecodeError("utf-8", b"x", 0, 1, "why"), None):
    print(traceback.format_exception_only(value))
print(traceback.format_exception_only(ValueError, ValueError("two")))
print(repr(traceback.format_exc()))
try:
    1 / 0
except ZeroDivisionError:
    print(lines(traceback.format_exc())[-1], lines(traceback.format_exc(limit=0)))
    out = io.StringIO()
    traceback.print_exc(file=out)
    print(lines(out.getvalue())[0], lines(out.getvalue())[-1])
out = io.StringIO()
traceback.print_exception(caught, file=out, chain=False)
print(lines(out.getvalue())[-1])
told = traceback.TracebackException.from_exception(caught)
print(told, told.exc_type_str, told.__cause__.exc_type_str, told.__context__ is told.__cause__, told.__suppress_context__, told.__cause__.__notes__, len(told.stack), list(told.format_exception_only()), told == traceback.TracebackException.from_exception(caught))
group = ExceptionGroup("top", [ValueError("v"), ExceptionGroup("in", [TypeError("t")])])
print("".join(traceback.format_exception(group)))
for call in (lambda: traceback.format_exception(5), lambda: traceback.format_exception(), lambda: traceback.format_exception(ValueError, ValueError("x")), lambda: traceback.format_exception_only()):
    show(call)
