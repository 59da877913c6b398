# covers: asyncio.Barrier, asyncio.BrokenBarrierError
# All go on together once enough are there; a broken barrier lets nobody through.
import asyncio


async def main():
    barrier = asyncio.Barrier(3)
    log = []

    async def walker(name):
        place = await barrier.wait()
        log.append((name, place))

    tasks = [asyncio.create_task(walker(name)) for name in "ab"]
    await asyncio.sleep(0)
    print(barrier.parties, barrier.n_waiting, barrier.broken, repr(barrier).split("[")[-1])
    await walker("c")
    await asyncio.gather(*tasks)
    print(sorted(log), barrier.n_waiting)
    async with asyncio.Barrier(1) as place:
        print("alone", place)
    task = asyncio.create_task(walker("d"))
    await asyncio.sleep(0)
    await barrier.abort()
    print(repr((await asyncio.gather(task, return_exceptions=True))[0]), barrier.broken)
    try:
        await barrier.wait()
    except asyncio.BrokenBarrierError as error:
        print(error, isinstance(error, RuntimeError))
    await barrier.reset()
    print(barrier.broken)
    task = asyncio.create_task(walker("e"))
    await asyncio.sleep(0)
    await barrier.reset()
    print(repr((await asyncio.gather(task, return_exceptions=True))[0]), barrier.broken)
    for parties in (0, -1):
        try:
            asyncio.Barrier(parties)
        except ValueError as error:
            print(error)


asyncio.run(main())
