# covers: asyncio.Lock, asyncio.Condition, asyncio.Event
# Turns are taken in order; what is not held cannot be given back.
import asyncio


async def worker(lock, name, log):
    async with lock as nothing:
        log.append((name, "in", nothing))
        await asyncio.sleep(0)
        log.append((name, "out"))


async def consumer(condition, items, log):
    async with condition:
        got = await condition.wait_for(lambda: items and items[-1])
        log.append(("got", got))


async def main():
    lock = asyncio.Lock()
    log = []
    await asyncio.gather(*(worker(lock, name, log) for name in "abc"))
    print(log, lock.locked(), repr(lock).split("[")[-1])
    print(await lock.acquire(), lock.locked(), repr(lock).split("[")[-1])
    lock.release()
    for call in (lock.release, asyncio.Condition().notify, asyncio.Condition().notify_all):
        try:
            call()
        except RuntimeError as error:
            print(error)
    condition, items, log = asyncio.Condition(), [], []
    tasks = [asyncio.create_task(consumer(condition, items, log)) for _ in range(3)]
    await asyncio.sleep(0)
    async with condition:
        items.append(0)
        condition.notify()
    await asyncio.sleep(0)
    async with condition:
        items.append(7)
        condition.notify_all()
    await asyncio.gather(*tasks)
    print(log, condition.locked())
    try:
        await condition.wait()
    except RuntimeError as error:
        print(error)
    event = asyncio.Event()
    waiters = [asyncio.create_task(event.wait()) for _ in range(2)]
    await asyncio.sleep(0)
    print(event.is_set(), repr(event).split("[")[-1])
    event.set()
    print(await asyncio.gather(*waiters), event.is_set(), await event.wait(), repr(event).split("[")[-1])
    event.clear()
    print(event.is_set())
    shared = asyncio.Lock()
    print(asyncio.Condition(shared)._lock is shared)


asyncio.run(main())
