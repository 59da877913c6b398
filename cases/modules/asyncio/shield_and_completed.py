# covers: asyncio.shield, asyncio.as_completed, asyncio.sleep, asyncio.to_thread
# What is shielded goes on; as_completed gives the first first, awaited or iterated.
import asyncio


async def job(value, rounds):
    for _ in range(rounds):
        await asyncio.sleep(0)
    return value


async def main():
    inner = asyncio.create_task(job("kept", 3))
    outer = asyncio.shield(inner)
    await asyncio.sleep(0)
    print(outer.cancel())
    try:
        await outer
    except asyncio.CancelledError:
        print("outer gone", inner.cancelled())
    print(await inner, await asyncio.shield(job("plain", 0)))
    print([await next_one for next_one in asyncio.as_completed([job("c", 5), job("a", 1), job("b", 3)])])
    tasks = [asyncio.create_task(job(name, rounds)) for name, rounds in (("x", 4), ("y", 2))]
    async for done in asyncio.as_completed(tasks):
        print(done.result(), done in tasks)
    found = asyncio.as_completed([asyncio.sleep(10)], timeout=0.01)
    try:
        for waiting in found:
            await waiting
    except TimeoutError as error:
        print(repr(error))
    try:
        asyncio.as_completed(asyncio.create_task(job(1, 0)))
    except TypeError as error:
        print(error)
    print(await asyncio.sleep(0), await asyncio.sleep(0.001, result="r"), await asyncio.sleep(-1, 2))
    try:
        await asyncio.sleep(float("nan"))
    except ValueError as error:
        print(error)


asyncio.run(main())
