# covers: asyncio.TaskGroup
# A group waits for its tasks, cancels the rest when one fails, and gathers what failed.
import asyncio


async def job(log, name, rounds, error=None):
    try:
        for _ in range(rounds):
            await asyncio.sleep(0)
        if error:
            raise error
        log.append(f"{name} done")
        return name
    except asyncio.CancelledError:
        log.append(f"{name} cancelled")
        raise


async def main():
    log = []
    async with asyncio.TaskGroup() as group:
        first = group.create_task(job(log, "a", 2))
        second = group.create_task(job(log, "b", 1), name="bee")
        print(repr(group).split()[0], second.get_name())
    print(first.result(), second.result(), log)
    log = []
    try:
        async with asyncio.TaskGroup() as group:
            group.create_task(job(log, "a", 9))
            group.create_task(job(log, "b", 1, ValueError("b")))
            group.create_task(job(log, "c", 1, KeyError("c")))
            await asyncio.sleep(5)
            print("not reached")
    except* ValueError as caught:
        print("values", caught.message, caught.exceptions)
    except* KeyError as caught:
        print("keys", caught.exceptions)
    print(log)
    try:
        async with asyncio.TaskGroup() as group:
            raise RuntimeError("body")
    except BaseException as error:
        print(repr(error))
    try:
        coroutine = job(log, "late", 0)
        group.create_task(coroutine)
    except RuntimeError as error:
        print(str(error).replace(repr(group), "GROUP"))
        coroutine.close()
    coroutine = job(log, "early", 0)
    try:
        asyncio.TaskGroup().create_task(coroutine)
    except RuntimeError as error:
        print(str(error).split(">")[-1])
    coroutine.close()
    try:
        async with asyncio.TaskGroup() as group:
            group.create_task(job(log, "x", 1, SystemExit(3)))
            await asyncio.sleep(0)
            await asyncio.sleep(0)
    except BaseException as error:
        print(repr(error))


try:
    asyncio.run(main())
except SystemExit as error:
    print("exit", error.code)
