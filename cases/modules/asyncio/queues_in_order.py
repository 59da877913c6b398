# covers: asyncio.Queue, asyncio.LifoQueue, asyncio.PriorityQueue, asyncio.QueueEmpty, asyncio.QueueFull
# Three orders of giving out, full and empty queues, and waiting for all to be done.
import asyncio


async def main():
    for kind in (asyncio.Queue, asyncio.LifoQueue, asyncio.PriorityQueue):
        queue = kind(maxsize=3)
        for item in (2, 3, 1):
            queue.put_nowait(item)
        print(kind.__name__, queue.qsize(), queue.full(), queue.empty(), queue.maxsize)
        try:
            queue.put_nowait(9)
        except asyncio.QueueFull as error:
            print(repr(error), isinstance(error, Exception))
        print([queue.get_nowait() for _ in range(3)])
        try:
            queue.get_nowait()
        except asyncio.QueueEmpty as error:
            print(repr(error))
    queue = asyncio.Queue(1)
    order = []

    async def producer():
        for item in range(4):
            await queue.put(item)
            order.append(("put", item))
        await queue.join()
        order.append("joined")

    async def consumer():
        for _ in range(4):
            item = await queue.get()
            order.append(("got", item))
            queue.task_done()

    await asyncio.gather(producer(), consumer())
    print(order)
    try:
        queue.task_done()
    except ValueError as error:
        print(error)
    waiting = asyncio.create_task(queue.get())
    await asyncio.sleep(0)
    waiting.cancel()
    await asyncio.sleep(0)
    await queue.put("kept")
    print(queue.get_nowait(), asyncio.Queue(0).full(), asyncio.Queue(-1).full())
    print(asyncio.Queue[int], issubclass(asyncio.PriorityQueue, asyncio.Queue))


asyncio.run(main())
