# covers: asyncio.Task, asyncio.Future, asyncio.Handle
# What tasks, futures and handles show of themselves, with places in the program.
import asyncio


async def job():
    await asyncio.sleep(0.01)


def callback(future):
    pass


async def main():
    loop = asyncio.get_running_loop()
    task = asyncio.create_task(job(), name="mine")
    print(task)
    await asyncio.sleep(0)
    print(task)
    future = loop.create_future()
    future.add_done_callback(callback)
    print(future)
    future.add_done_callback(print)
    future.add_done_callback(callback)
    print(future)
    handle = loop.call_soon(callback, 5)
    print(handle)
    handle.cancel()
    print(handle)
    task.cancel()
    print(task)
    try:
        await task
    except asyncio.CancelledError:
        print(task)
    done = asyncio.create_task(asyncio.sleep(0, "r"), name="done")
    await done
    print(repr(done).split(" coro")[0], repr(done).split(" ")[-1])
    future.set_exception(KeyError("k"))
    print(future, repr(future.exception()))


asyncio.run(main())
