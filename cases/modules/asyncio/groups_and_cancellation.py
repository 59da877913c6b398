# covers: asyncio.TaskGroup
# Cancelling the one who waits for a group, groups in groups, tasks that make tasks.
import asyncio


async def wait(log, name, seconds=1):
    try:
        await asyncio.sleep(seconds)
        log.append(name)
    except asyncio.CancelledError:
        log.append(f"{name} cancelled")
        raise


async def group(log):
    async with asyncio.TaskGroup() as tasks:
        tasks.create_task(wait(log, "a"))
        tasks.create_task(wait(log, "b"))


async def growing(log):
    async with asyncio.TaskGroup() as tasks:
        async def child(depth):
            log.append(depth)
            if depth < 3:
                tasks.create_task(child(depth + 1))

        tasks.create_task(child(0))


async def failing():
    raise ValueError("inner")


async def main():
    log = []
    task = asyncio.create_task(group(log))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    task.cancel("stop")
    try:
        await task
    except asyncio.CancelledError as error:
        print(sorted(log), error.args, task.cancelled())
    log = []
    await growing(log)
    print(log)
    try:
        async with asyncio.TaskGroup() as outer:
            async def sub():
                async with asyncio.TaskGroup() as inner:
                    inner.create_task(failing())
                    await asyncio.sleep(1)

            outer.create_task(sub())
    except* ValueError as caught:
        print(caught, caught.exceptions)
    log = []
    try:
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(wait(log, "slow"))
            await asyncio.sleep(0)
            raise KeyError("body")
    except BaseExceptionGroup as caught:
        print(caught.exceptions, log)
    async with asyncio.TaskGroup() as tasks:
        one = tasks.create_task(wait(log, "one", 0))
        two = tasks.create_task(wait(log, "two"))
        two.cancel()
    print(one.done(), two.cancelled(), log[-2:])


asyncio.run(main())
