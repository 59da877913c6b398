# covers: asyncio.Condition
# A task that is cancelled just when it is told to go on passes that on to another.
import asyncio


async def main():
    condition = asyncio.Condition()
    ready = 0
    log = []

    async def taker(name):
        nonlocal ready
        async with condition:
            await condition.wait_for(lambda: ready)
            ready -= 1
            log.append(name)

    tasks = [asyncio.create_task(taker(name)) for name in "ab"]
    await asyncio.sleep(0)
    async with condition:
        ready += 1
        condition.notify()
        tasks[0].cancel()
    print(await asyncio.gather(*tasks, return_exceptions=True), log, ready)


asyncio.run(main())
