# covers: contextlib.asynccontextmanager, contextlib.AsyncExitStack, contextlib.aclosing
# covers: contextlib.AbstractAsyncContextManager
# The same with await.
import asyncio
from contextlib import AbstractAsyncContextManager, AsyncExitStack, aclosing, asynccontextmanager, nullcontext


@asynccontextmanager
async def tag(name, swallow=False):
    print(f"<{name}>")
    try:
        yield name
    except ValueError as error:
        print("saw", error)
        if not swallow:
            raise
    finally:
        await asyncio.sleep(0)
        print(f"</{name}>")


@asynccontextmanager
async def empty():
    return
    yield


@asynccontextmanager
async def twice():
    yield 1
    yield 2


@tag("deco")
async def decorated(x):
    return x * 2


async def numbers():
    try:
        for n in range(5):
            yield n
    finally:
        print("closed numbers")


async def attempt(coroutine):
    try:
        print(await coroutine)
    except Exception as error:
        print(f"{type(error).__name__}: {error}")


async def use(manager, error=None):
    async with manager as value:
        if error:
            raise error
    return value


async def main():
    await attempt(use(tag("a")))
    await attempt(use(tag("b"), ValueError("v")))
    await attempt(use(tag("c", True), ValueError("v")))
    await attempt(use(empty()))
    await attempt(use(twice()))
    print(await decorated(4))
    async with aclosing(numbers()) as stream:
        async for n in stream:
            if n == 2:
                break
    async with nullcontext(3) as three:
        print(three)

    async def callback(*args, **kwargs):
        print("async callback", args, kwargs)

    async with AsyncExitStack() as stack:
        print(await stack.enter_async_context(tag("x")))
        print(stack.enter_context(nullcontext("sync")))
        stack.callback(print, "sync callback")
        stack.push_async_callback(callback, 1, k=2)

        @stack.push_async_exit
        async def on_exit(*exc):
            print("exit", exc[:2])
            return True

        raise KeyError("swallowed")
    stack = AsyncExitStack()
    stack.callback(print, "moved")
    await stack.pop_all().aclose()
    try:
        await stack.enter_async_context(5)
    except TypeError as error:
        print(error)
    try:
        await stack.enter_async_context(nullcontext)
    except TypeError as error:
        print(error)
    print(isinstance(tag("q"), AbstractAsyncContextManager), AbstractAsyncContextManager.__abstractmethods__)
    try:
        with AsyncExitStack():
            pass
    except TypeError as error:
        print(str(error)[:60])


asyncio.run(main())
