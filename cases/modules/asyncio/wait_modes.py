# covers: asyncio.wait, asyncio.FIRST_COMPLETED, asyncio.FIRST_EXCEPTION, asyncio.ALL_COMPLETED
# wait gives two sets, at the moment that was asked for.
import asyncio


async def job(name, rounds, fail=False):
    for _ in range(rounds):
        await asyncio.sleep(0)
    if fail:
        raise ValueError(name)
    return name


async def trial(mode, timeout=None):
    tasks = [asyncio.create_task(job("a", 1), name="a"), asyncio.create_task(job("b", 3, True), name="b"),
             asyncio.create_task(job("c", 6), name="c")]
    done, pending = await asyncio.wait(tasks, return_when=mode, timeout=timeout)
    print(mode, sorted(t.get_name() for t in done), sorted(t.get_name() for t in pending), type(done).__name__)
    for task in pending:
        task.cancel()
    print(await asyncio.gather(*tasks, return_exceptions=True))


async def main():
    print(asyncio.FIRST_COMPLETED, asyncio.FIRST_EXCEPTION, asyncio.ALL_COMPLETED)
    for mode in (asyncio.FIRST_COMPLETED, asyncio.FIRST_EXCEPTION, asyncio.ALL_COMPLETED):
        await trial(mode)
    await trial(asyncio.ALL_COMPLETED, timeout=0)
    for given, mode in (((), "ALL_COMPLETED"), ([asyncio.Future()], "SOMETIMES"), (asyncio.Future(), "ALL_COMPLETED")):
        try:
            await asyncio.wait(given, return_when=mode)
        except (TypeError, ValueError) as error:
            print(type(error).__name__, error)
    coroutine = job("x", 0)
    try:
        await asyncio.wait([coroutine])
    except TypeError as error:
        print(error)
    coroutine.close()
    done, pending = await asyncio.wait({asyncio.create_task(job("z", 0))})
    print(len(done), pending, done.pop().result())


asyncio.run(main())
