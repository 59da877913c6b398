# covers: contextlib.suppress, contextlib.closing, contextlib.nullcontext, contextlib.redirect_stdout
# covers: contextlib.redirect_stderr
# Managers for one purpose each.
import io
import sys
from contextlib import closing, nullcontext, redirect_stderr, redirect_stdout, suppress

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

with suppress(KeyError, ValueError) as nothing:
    print(nothing)
    raise KeyError("gone")


def not_suppressed():
    with suppress(KeyError):
        raise OSError("kept")


def suppress_none():
    with suppress():
        raise ValueError("kept")


show(not_suppressed)
show(suppress_none)
with suppress(ValueError):
    raise ExceptionGroup("g", [ValueError(1), ValueError(2)])


def part():
    with suppress(ValueError):
        raise ExceptionGroup("g", [ValueError(1), KeyError(2)])


try:
    part()
except ExceptionGroup as group:
    print(repr(group))


class Thing:
    def close(self):
        print("closed")


with closing(Thing()) as thing:
    print(type(thing).__name__)


def unclosable():
    with closing(5):
        pass


show(unclosable)
with nullcontext() as a, nullcontext(7) as b:
    print(a, b)
out, err = io.StringIO(), io.StringIO()
with redirect_stdout(out) as target, redirect_stderr(err):
    print("hidden", target is out)
    print("to err", file=sys.stderr)
    with redirect_stdout(err):
        print("nested")
    print("back")
print(repr(out.getvalue()), repr(err.getvalue()), sys.stdout is not out)
again = redirect_stdout(out)
with again:
    with again:
        print("twice")
print(out.getvalue().splitlines()[-1])


def raising():
    with redirect_stdout(out):
        raise ValueError("x")


show(raising)
print(sys.stdout is not out)
show(lambda: suppress(5).__exit__(ValueError, ValueError(), None))
show(lambda: closing())
