# covers: contextlib.contextmanager, contextlib.ContextDecorator, contextlib.AbstractContextManager
# A generator as a context manager: what it sees of an exception, and when it misbehaves.
from contextlib import AbstractContextManager, ContextDecorator, contextmanager

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

@contextmanager
def tag(name, swallow=None):
    """Marks."""
    print(f"<{name}>")
    try:
        yield name.upper()
    except Exception as error:
        print("saw", repr(error))
        if swallow is None or not isinstance(error, swallow):
            raise
    finally:
        print(f"</{name}>")


with tag("b") as value:
    print(value)
with tag("b", KeyError):
    raise KeyError("k")


def fails():
    with tag("c"):
        raise ValueError("v")


show(fails)


@tag("d")
def decorated(x):
    "Doc."
    return x + 1


print(decorated(1), decorated(2), decorated.__name__, decorated.__doc__, tag.__name__, tag.__doc__)


@contextmanager
def bad(kind):
    if kind == "none":
        return
    yield 1
    if kind == "two":
        yield 2


@contextmanager
def stubborn():
    try:
        yield
    except ValueError:
        yield "again"


@contextmanager
def replaces():
    try:
        yield
    except ValueError as error:
        raise KeyError("other") from error


@contextmanager
def stops():
    yield
    raise StopIteration


def use(manager, error=None):
    with manager as value:
        if error:
            raise error
    return value


show(use, bad("none"))
show(use, bad("two"))
show(use, stubborn(), ValueError())
show(use, replaces(), ValueError())
show(use, stops())
show(use, bad("one"), StopIteration("inside"))
m = bad("one")
print(type(m).__name__, isinstance(m, AbstractContextManager), isinstance(m, ContextDecorator), isinstance(open, AbstractContextManager))
show(use, m)
show(use, m)
show(lambda: contextmanager(lambda: 5)().__enter__())


class Track(ContextDecorator):
    def __enter__(self):
        print("in")
        return self

    def __exit__(self, *exc):
        print("out", exc[0])


@Track()
def work(n):
    return 1 / n


print(work(2))
show(work, 0)


class Half:
    def __enter__(self): ...


print(issubclass(Half, AbstractContextManager), issubclass(Track, AbstractContextManager), AbstractContextManager.__abstractmethods__)
show(AbstractContextManager)
