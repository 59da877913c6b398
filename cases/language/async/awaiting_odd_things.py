# What may be awaited, how often it is asked for its iterator, and what is said of the rest.
# covers: types, anext
import inspect
import types


def run(coroutine):
    handed = []
    try:
        while True:
            handed.append(coroutine.send(None))
    except StopIteration as stop:
        return handed, stop.value
    except Exception as error:
        return handed, f"{type(error).__name__}: {error}"


@types.coroutine
def wait(text):
    return (yield text)


print(type(wait("a")).__name__, list(wait("b")), inspect.isawaitable(wait("c")), inspect.isawaitable(iter("")))


async def twice():
    return await wait("one"), await wait("two")


print(run(twice()))


async def plain():
    return "result"


@types.coroutine
def delegates(coroutine):
    return (yield from coroutine)


def not_marked(coroutine):
    return (yield from coroutine)


unused = plain()
print(run(delegates(plain())), run(not_marked(unused)))
unused.close()


async def waits(other):
    return await other


paused = twice()
print(paused.send(None))
print(run(waits(paused)))
paused.close()


class Steps:
    def __init__(self, name):
        self.name = name

    def __await__(self):
        print("await of", self.name)
        return iter(())

    def __aenter__(self):
        return Steps("enter")

    def __aexit__(self, *exc_info):
        return Steps("exit")


async def manages(manager):
    async with manager as value:
        print("inside with", value)


print(run(manages(Steps("all"))))
for broken in ("__aenter__", "__aexit__"):
    kind = type("Broken", (Steps,), {broken: lambda self, *exc_info: 5})
    print(run(manages(kind("broken"))))


class Numbers:
    def __init__(self, awaitable):
        self.awaitable = awaitable

    def __aiter__(self):
        return self

    def __anext__(self):
        return self.awaitable


class Wrong:
    def __await__(self):
        return 42


async def generated():
    yield 1


for awaitable in (Wrong(), iter("abc"), 5):
    # Nothing is said before the value is awaited.
    print(run(waits(anext(Numbers(awaitable), "default"))))
numbers = generated()
print(run(waits(anext(numbers, "default"))), run(waits(anext(numbers, "default"))))
