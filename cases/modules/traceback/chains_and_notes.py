# covers: traceback.format_exception, traceback.print_exception
# Causes, contexts, suppressed ones, notes and circles, as they are printed.
import sys
import traceback


def text(error):
    lines = "".join(traceback.format_exception(error)).splitlines()
    return [line for line in lines if line and not line.startswith("  ")]


def raised(make):
    try:
        make()
    except BaseException as error:
        return error


def context():
    try:
        1 / 0
    except ZeroDivisionError:
        raise KeyError("during")


def cause():
    try:
        int("x")
    except ValueError as error:
        raise RuntimeError("because") from error


def hidden():
    try:
        int("x")
    except ValueError:
        raise RuntimeError("alone") from None


def noted():
    error = ValueError("noted")
    error.add_note("one")
    error.add_note("two\nlines")
    raise error


def circle():
    a, b = ValueError("a"), ValueError("b")
    a.__context__, b.__context__ = b, a
    raise a


def group():
    raise ExceptionGroup("several", [ValueError(1), ExceptionGroup("inner", [KeyError("k"), TypeError()])])


for make in (context, cause, hidden, noted, circle):
    print(make.__name__, text(raised(make)))
print([line.strip() for line in "".join(traceback.format_exception(raised(group))).splitlines() if "File" not in line and "^" not in line and "raise" not in line and "make()" not in line])


class BadStr(Exception):
    def __str__(self):
        raise ValueError("in str")


class Custom(Exception):
    __module__ = "other.place"


class Outer:
    class Inner(Exception):
        pass


for error in (BadStr(), Custom("c"), Outer.Inner("i"), Exception("multi\nline"), KeyError("q'uote"), Exception(), Exception(1, 2), SystemExit("bye"), KeyboardInterrupt()):
    print(traceback.format_exception_only(error))
