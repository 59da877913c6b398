# Generator, Coroutine and AsyncGenerator: what they add, and what is an instance.
# covers: collections.abc.Generator, collections.abc.Coroutine, collections.abc.AsyncGenerator
import collections.abc as abc


class Own(abc.Generator):
    def __init__(self):
        self.log = []

    def send(self, value):
        self.log.append(("send", value))
        return len(self.log)

    def throw(self, kind, value=None, traceback=None):
        self.log.append(("throw", getattr(kind, "__name__", kind)))
        super().throw(kind, value, traceback)


def show(call):
    try:
        print(repr(call()))
    except BaseException as error:
        print(type(error).__name__, error)


def plain():
    yield 1


async def coroutine():
    pass


async def stream():
    yield 1


own = Own()
show(lambda: next(own))
show(lambda: own.send(5))
show(lambda: iter(own) is own)
show(own.close)
show(lambda: own.throw(ValueError))
show(lambda: own.throw(ValueError("given")))
show(lambda: own.throw(ValueError, "value"))
print(own.log)


class Stubborn(Own):
    def throw(self, *arguments):
        return "goes on"


show(Stubborn().close)
made = coroutine()
for kind in (abc.Generator, abc.Coroutine, abc.AsyncGenerator, abc.Awaitable, abc.Iterator, abc.AsyncIterator):
    print(kind.__name__, [isinstance(value, kind) for value in (plain(), made, stream(), iter([]), own)], sorted(kind.__abstractmethods__))
    show(kind)
made.close()


class Task(abc.Coroutine):
    def __await__(self):
        yield

    def send(self, value):
        raise StopIteration("done")

    def throw(self, *arguments):
        raise GeneratorExit


show(lambda: Task().send(None))
show(Task().close)
for kind in (abc.Generator[int, str, None], abc.Callable[..., int], abc.Mapping[str, int]):
    print(kind, kind.__args__, kind.__origin__.__name__)
show(lambda: abc.Callable[int])
