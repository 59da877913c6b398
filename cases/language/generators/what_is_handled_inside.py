# Each generator has an exception of its own that is being handled, and sees that of its caller while it has none.
import sys


def watcher():
    print("a", repr(sys.exception()))
    yield
    print("b", repr(sys.exception()))
    try:
        raise TypeError("inside")
    except TypeError:
        yield
        print("c", repr(sys.exception()))
    print("d", repr(sys.exception()))
    yield
    try:
        {}["missing"]
    except KeyError as error:
        print("e", repr(error.__context__))
    yield


steps = watcher()
for name in ("one", "two", None, "four", "five"):
    if name is None:
        next(steps)
        continue
    try:
        raise ValueError(name)
    except ValueError:
        next(steps, None)
print(sys.exception())


def handling():
    try:
        raise KeyError("first")
    except KeyError:
        yield


def delegating():
    yield from handling()


for make in (handling, delegating):
    steps = make()
    next(steps)
    try:
        steps.throw(ValueError("thrown"))
    except ValueError as error:
        print(repr(error), repr(error.__context__))


def keeps():
    try:
        yield
    except Exception as error:
        print(repr(sys.exception()), error.__context__)
        yield
        print(repr(sys.exception()))
        raise


steps = keeps()
next(steps)
try:
    raise LookupError("same")
except LookupError as error:
    steps.throw(error)
try:
    next(steps)
except LookupError as error:
    print("out", repr(error), error.__context__)


def waits():
    try:
        yield 1
    except TypeError as error:
        yield str(error)


class Unmade(Exception):
    def __new__(cls, *args):
        return "no exception"


steps = waits()
next(steps)
print(steps.throw(Unmade))
