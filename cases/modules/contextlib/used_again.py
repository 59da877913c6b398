# covers: contextlib.contextmanager, contextlib.ExitStack, contextlib.suppress, contextlib.nullcontext
# Which managers can be used twice, or inside themselves.
from contextlib import ExitStack, contextmanager, nullcontext, suppress

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

@contextmanager
def once(log):
    log.append("in")
    yield log
    log.append("out")


log = []
manager = once(log)
with manager:
    pass


def again():
    with manager:
        pass


show(again)
quiet = suppress(ValueError)
with quiet:
    with quiet:
        raise ValueError
    print("inner done")
null = nullcontext(1)
with null as a, null as b:
    print(a, b)
stack = ExitStack()
with stack:
    stack.callback(log.append, "first")
    with stack:
        stack.callback(log.append, "second")
    print(log)
print(log)


@contextmanager
def layers(n):
    if n:
        with layers(n - 1) as inner:
            yield [n, *inner]
    else:
        yield []


with layers(4) as found:
    print(found)


def order():
    events = []
    try:
        with ExitStack() as s:
            for i in range(3):
                s.callback(events.append, i)
                s.push(lambda *exc, i=i: events.append((i, exc[0] and exc[0].__name__)) or i == 1)
            raise KeyError("x")
    finally:
        print(events)
    return "swallowed"


show(order)


class Raises:
    def __enter__(self):
        return self

    def __exit__(self, *exc):
        raise RuntimeError("exit") from exc[1]


def chained():
    with ExitStack() as s:
        s.enter_context(Raises())
        s.enter_context(Raises())
        raise ValueError("first")


try:
    chained()
except RuntimeError as error:
    seen = []
    while error:
        seen.append(repr(error))
        error = error.__cause__ or error.__context__
    print(seen)
