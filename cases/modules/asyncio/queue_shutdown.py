# covers: asyncio.Queue, asyncio.QueueShutDown
# After shutdown nothing goes in; what is left can be taken, unless it went at once.
import asyncio


async def main():
    queue = asyncio.Queue(2)
    queue.put_nowait("a")
    queue.put_nowait("b")
    blocked = asyncio.create_task(queue.put("c"))
    await asyncio.sleep(0)
    queue.shutdown()
    print(repr((await asyncio.gather(blocked, return_exceptions=True))[0]))
    for call in (queue.put_nowait,):
        try:
            call("d")
        except asyncio.QueueShutDown as error:
            print(repr(error), str(error))
    print(queue.get_nowait(), await queue.get())
    for _ in range(2):
        try:
            await queue.get()
        except asyncio.QueueShutDown:
            print("over")
    queue.task_done()
    queue.task_done()
    await queue.join()
    other = asyncio.Queue()
    other.put_nowait(1)
    reader = asyncio.create_task(other.join())
    await asyncio.sleep(0)
    other.shutdown(immediate=True)
    await reader
    print(other.qsize())
    try:
        other.get_nowait()
    except asyncio.QueueShutDown as error:
        print(type(error).__mro__[1].__name__)
    waiting = asyncio.Queue()
    task = asyncio.create_task(waiting.get())
    await asyncio.sleep(0)
    waiting.shutdown()
    print(await asyncio.gather(task, return_exceptions=True))


asyncio.run(main())
