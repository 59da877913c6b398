# aiter and anext: what they take and refuse, and what the awaitable with a default does.
# covers: aiter, anext


class Steps:
    def __init__(self, *items):
        self.items = list(items)

    def __aiter__(self):
        return self

    async def __anext__(self):
        if not self.items:
            raise StopAsyncIteration("over")
        item = self.items.pop(0)
        if isinstance(item, Exception):
            raise item
        return item


class NoStep:
    def __aiter__(self):
        return 5


class Plain:
    def __aiter__(self):
        return self

    def __anext__(self):
        return 5


class None_:
    __aiter__ = None


async def steps():
    yield 1
    try:
        yield 2
    finally:
        print("ended")


def run(awaitable):
    try:
        awaited = awaitable.__await__()
        while True:
            next(awaited)
    except StopIteration as stop:
        return stop.value
    except BaseException as error:
        return f"{type(error).__name__}: {error}"


def tried(make):
    try:
        print(make())
    except Exception as error:
        print(f"{type(error).__name__}: {error}")


walk = Steps(1, 2, ValueError("x"))
print(aiter(walk) is walk, [run(anext(walk)) for _ in range(2)], run(anext(walk)), run(anext(walk)), run(anext(walk, "none")))
for make in [
    lambda: aiter(5), lambda: aiter([]), lambda: aiter(NoStep()), lambda: aiter(None_()), lambda: aiter(), lambda: aiter(walk, 1),
    lambda: aiter(async_iterable=walk), lambda: anext(5), lambda: anext([]), lambda: anext(), lambda: anext(walk, 1, 2),
    lambda: anext(walk, default=1), lambda: anext(Plain()), lambda: run(anext(Plain(), 1)), lambda: type(anext(walk, 1)).__name__,
    lambda: anext(iter([])), lambda: aiter(Steps), lambda: anext(Steps),
]:
    tried(make)
generator = steps()
print(aiter(generator) is generator, run(anext(generator)), run(anext(generator, "d")), run(anext(generator, "d")), run(anext(generator, "d")))
waiting = anext(Steps(7), 0)
print([name for name in dir(waiting) if not name.startswith("__") or name in ("__await__", "__iter__", "__next__")])
print(iter(waiting) is waiting, run(waiting), run(waiting))
waiting = anext(Steps(7), 0)
tried(lambda: waiting.send(None))
tried(lambda: waiting.close())
waiting = anext(Steps(7), 0)
tried(lambda: waiting.throw(KeyError))
waiting = anext(Steps(), 0)
tried(lambda: waiting.throw(StopAsyncIteration))
