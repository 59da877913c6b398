# covers: asyncio.run_coroutine_threadsafe, asyncio.to_thread, asyncio.BaseEventLoop
# Functions that are there for threads, with the one thread there is.
import asyncio


def work(n, *, plus=0):
    return n * 2 + plus


async def main():
    loop = asyncio.get_running_loop()
    print(await asyncio.to_thread(work, 4, plus=1), await loop.run_in_executor(None, work, 5))
    try:
        await asyncio.to_thread(work)
    except TypeError as error:
        print(error)
    results = await asyncio.gather(*(asyncio.to_thread(work, n) for n in range(4)))
    print(results)
    called = []
    loop.call_soon_threadsafe(called.append, 1)
    await asyncio.sleep(0)
    print(called, callable(asyncio.run_coroutine_threadsafe))
    try:
        asyncio.run_coroutine_threadsafe(5, loop)
    except TypeError as error:
        print(error)


asyncio.run(main())
