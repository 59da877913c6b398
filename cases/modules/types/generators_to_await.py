# covers: types.coroutine
# A generator function that types.coroutine has seen stays what it is, and its generators can be awaited.
import asyncio
import inspect
import types
from collections.abc import Awaitable, Coroutine, Generator


@types.coroutine
def pause(times):
    for _ in range(times):
        yield
    return f"paused {times} times"


print(type(pause(1)), inspect.isgeneratorfunction(pause), inspect.isawaitable(pause(1)))
print(isinstance(pause(1), Awaitable), isinstance(pause(1), Generator))


async def inner():
    return "inner"


@types.coroutine
def through():
    return (yield from inner())


kept = inner()


def plain():
    yield from kept


async def main():
    print(await pause(2), await through())
    try:
        await plain()
    except TypeError as error:
        print(error)
    try:
        list(plain())
    except TypeError as error:
        print(error)


asyncio.run(main())
kept.close()
print(types.coroutine(inner) is inner)


class Like(Generator):
    """Something like a generator."""

    def __init__(self):
        self.left = 2

    def send(self, value):
        self.left -= 1
        if self.left < 0:
            raise StopIteration("sent all")
        return None

    def throw(self, *args):
        raise args[0]


@types.coroutine
def make():
    return Like()


made = make()
print(type(made).__name__, isinstance(made, Awaitable), isinstance(made, Coroutine), made.__name__)
print(next(made), made.send(None))


async def wait_for_it():
    return await make()


print(asyncio.run(wait_for_it()))


@types.coroutine
def passes(value):
    return value


print(passes(5), passes.__name__)
try:
    types.coroutine(5)
except TypeError as error:
    print(error)
