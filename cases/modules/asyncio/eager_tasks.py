# covers: asyncio.eager_task_factory, asyncio.create_eager_task_factory
# An eager task runs at once, up to its first wait.
import asyncio

log = []


async def job(name, waits):
    log.append(f"{name} starts")
    if waits:
        await asyncio.sleep(0)
    log.append(f"{name} ends")
    return name


async def main():
    loop = asyncio.get_running_loop()
    asyncio.create_task(job("lazy", False))
    print(log, loop.get_task_factory())
    await asyncio.sleep(0)
    loop.set_task_factory(asyncio.eager_task_factory)
    print(loop.get_task_factory() is asyncio.eager_task_factory)
    quick = asyncio.create_task(job("quick", False))
    print(log, quick.done(), quick.result())
    slow = asyncio.create_task(job("slow", True))
    print(log, slow.done())
    print(await slow, log)

    class Named(asyncio.Task):
        pass

    loop.set_task_factory(asyncio.create_eager_task_factory(Named))
    print(type(asyncio.create_task(job("made", False))).__name__)
    loop.set_task_factory(None)
    for bad in (5,):
        try:
            loop.set_task_factory(bad)
        except TypeError as error:
            print(error)


asyncio.run(main())
