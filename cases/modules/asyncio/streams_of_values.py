# covers: asyncio.Queue, asyncio.as_completed, asyncio.gather
# Asynchronous generators, comprehensions and queues together.
import asyncio


async def count(n):
    for i in range(n):
        await asyncio.sleep(0)
        yield i


async def double(source):
    async for item in source:
        yield item * 2


class Countdown:
    def __init__(self, n):
        self.n = n

    def __aiter__(self):
        return self

    async def __anext__(self):
        if not self.n:
            raise StopAsyncIteration
        self.n -= 1
        await asyncio.sleep(0)
        return self.n


async def pipeline():
    queue = asyncio.Queue(2)
    results = []

    async def produce():
        async for item in count(5):
            await queue.put(item)
        await queue.put(None)

    async def consume():
        while (item := await queue.get()) is not None:
            results.append(item)

    await asyncio.gather(produce(), consume())
    return results


async def square(n):
    await asyncio.sleep(0.001 * (5 - n))
    return n * n


async def main():
    print([x async for x in count(3)], {x: y async for x in count(2) async for y in count(2)}, [x async for x in double(count(4)) if x])
    print([x async for x in Countdown(3)], await anext(count(1)), await anext(Countdown(0), "none"))
    print(await pipeline(), [await n for n in asyncio.as_completed([square(i) for i in range(5)])])
    print(sorted([await square(i) for i in range(3)]), sum([x async for x in count(4)]))
    gen = count(10)
    async for x in gen:
        if x == 2:
            break
    await gen.aclose()
    try:
        await gen.__anext__()
    except StopAsyncIteration:
        print("closed")
    try:
        for x in count(2):
            pass
    except TypeError as error:
        print(error)


asyncio.run(main())
