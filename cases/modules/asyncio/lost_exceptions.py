# covers: asyncio.Task, asyncio.Future
# An exception that nobody asks for is told when the task goes.
import asyncio


async def fails():
    raise ValueError("lost")


async def main():
    loop = asyncio.get_running_loop()
    told = []
    loop.set_exception_handler(lambda loop, context: told.append((context["message"], repr(context["exception"]))))
    task = asyncio.create_task(fails())
    await asyncio.sleep(0)
    del task
    print(told)
    asked = asyncio.create_task(fails())
    await asyncio.sleep(0)
    print(repr(asked.exception()))
    del asked
    future = loop.create_future()
    future.set_exception(KeyError("never"))
    del future
    print(told[1:])
    gathered = await asyncio.gather(fails(), return_exceptions=True)
    del gathered
    print(len(told))


asyncio.run(main())
