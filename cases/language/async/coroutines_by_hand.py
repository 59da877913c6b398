# Coroutines driven by hand: await on everything, return values, errors, close, async generators.
import warnings

warnings.simplefilter("ignore")


class Await:
    def __init__(self, value):
        self.value = value

    def __await__(self):
        got = yield ("asked", self.value)
        return got


class BadAwait:
    def __await__(self):
        return 5


def run(coroutine, *sends):
    try:
        print("->", coroutine.send(None))
        for value in sends:
            print("->", coroutine.send(value))
        print("not finished")
    except StopIteration as stop:
        print("returned", repr(stop.value))
    except BaseException as error:
        print(type(error).__name__, "|", error)


async def value():
    return await Await(1)


async def nothing():
    pass


async def on(what):
    return await what


run(value(), "sent")
run(nothing())
for what in [5, None, "a", [], BadAwait(), (x for x in []), nothing, int]:
    run(on(what))
run(on(nothing()))
run(on(value()), 7)
c = nothing()
run(c)
run(c)
run(on(c))
c = value()
c.send(None)
try:
    c.send(None) if False else c.throw(ValueError("thrown"))
except ValueError as error:
    print(repr(error))
c = value()
for action in [lambda: c.send(5), lambda: next(c), lambda: iter(c), lambda: c.close(), lambda: c.send(None), lambda: list(c), lambda: [x for x in c]]:
    try:
        print(action())
    except BaseException as error:
        print(type(error).__name__, "|", error)


async def agen():
    try:
        got = yield 1
        print("got", got)
        yield 2
    finally:
        print("agen finally")


async def use():
    async for x in agen():
        print("item", x)
    print([x async for x in agen()], {x: x async for x in agen()})
    g = agen()
    print(await anext(g), await g.asend("hello"))
    print(await anext(g, "default"))
    print(await anext(g, "default"))
    g = agen()
    await anext(g)
    try:
        await g.athrow(KeyError("k"))
    except KeyError as error:
        print(repr(error))
    g = agen()
    await anext(g)
    await g.aclose()
    await g.aclose()
    for what in [5, [1], agen]:
        try:
            async for x in what:
                pass
        except TypeError as error:
            print(error)
    for what in [5, nothing()]:
        try:
            async with what:
                pass
        except TypeError as error:
            print(error)
    try:
        aiter(5)
    except TypeError as error:
        print(error)
    try:
        anext(5)
    except TypeError as error:
        print(error)


run(use())
print(type(agen()).__name__, agen().__name__, nothing.__name__, type(nothing()).__name__, type(nothing().__await__()).__name__)
